export const id = 3774;
export const ids = [3774];
export const modules = {

/***/ 53774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandLine: () => (/* binding */ commandLine)
});

// UNUSED EXPORTS: harmlessTerminal, parseArgv

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/config/input-sources.js
var input_sources = __webpack_require__(31301);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/platform/redacted.js
var redacted = __webpack_require__(20787);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/redact.js + 1 modules
var redact = __webpack_require__(43162);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
;// CONCATENATED MODULE: ./build/js/src/platform/terminal.js
const WIDTH_WITHOUT_TERMINAL = 100;
const NARROWEST = 40;
function openTerminal(stdout, stderr, env) {
    const isLive = stderr.isTTY === true && env['TERM'] !== 'dumb' && !env['CI'];
    let shown = '';
    const clear = () => {
        if (shown !== '')
            stderr.write('\r\u001b[2K');
        shown = '';
    };
    let unwritten = '';
    const flush = () => {
        if (unwritten === '')
            return;
        const text = unwritten;
        unwritten = '';
        stdout.write(text);
    };
    for (const stream of [stdout, stderr])
        stream.on('error', () => { });
    return {
        colour: wantsColour(stdout, env),
        width: Math.max(NARROWEST, stdout.isTTY ? (stdout.columns ?? 80) : WIDTH_WITHOUT_TERMINAL),
        screen: columnsOfScreen(stdout),
        errorScreen: columnsOfScreen(stderr),
        print(text) {
            clear();
            if (unwritten === '' && !stdout.isTTY)
                setImmediate(flush);
            unwritten += `${text}\n`;
            if (stdout.isTTY)
                flush();
        },
        complain(text) {
            flush();
            clear();
            stderr.write(`${text}\n`);
        },
        status(textOf) {
            if (!isLive)
                return;
            const text = textOf();
            if (text === shown)
                return;
            clear();
            shown = text.slice(0, Math.max(NARROWEST, (stderr.columns ?? 80) - 1));
            stderr.write(shown);
        },
    };
}
const columnsOfScreen = ({ isTTY, columns = 80 }) => isTTY ? Math.max(NARROWEST, columns) : undefined;
function wantsColour(stdout, env) {
    if (env['NO_COLOR'])
        return false;
    if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '')
        return env['FORCE_COLOR'] !== '0';
    return stdout.isTTY === true && env['TERM'] !== 'dumb';
}

// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var terminal_columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(43357);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/version.js + 1 modules
var version = __webpack_require__(22607);
;// CONCATENATED MODULE: ./build/js/src/cli/registry.js
const commands = {
    run: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(5262), __webpack_require__.e(6955), __webpack_require__.e(5219), __webpack_require__.e(874), __webpack_require__.e(6440), __webpack_require__.e(7045), __webpack_require__.e(5844), __webpack_require__.e(6879), __webpack_require__.e(577), __webpack_require__.e(6859), __webpack_require__.e(991), __webpack_require__.e(74), __webpack_require__.e(4790)]).then(__webpack_require__.bind(__webpack_require__, 44790)),
    report: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(5262), __webpack_require__.e(6955), __webpack_require__.e(5219), __webpack_require__.e(874), __webpack_require__.e(6440), __webpack_require__.e(7045), __webpack_require__.e(5844), __webpack_require__.e(6879), __webpack_require__.e(7920), __webpack_require__.e(6423)]).then(__webpack_require__.bind(__webpack_require__, 56423)),
    open: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(5262), __webpack_require__.e(6955), __webpack_require__.e(5219), __webpack_require__.e(874), __webpack_require__.e(6440), __webpack_require__.e(7045), __webpack_require__.e(5844), __webpack_require__.e(6879), __webpack_require__.e(7920), __webpack_require__.e(6423), __webpack_require__.e(3320)]).then(__webpack_require__.bind(__webpack_require__, 63320)),
    gate: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(5262), __webpack_require__.e(6955), __webpack_require__.e(5219), __webpack_require__.e(874), __webpack_require__.e(6440), __webpack_require__.e(7045), __webpack_require__.e(5844), __webpack_require__.e(6879), __webpack_require__.e(7920), __webpack_require__.e(6423), __webpack_require__.e(5486)]).then(__webpack_require__.bind(__webpack_require__, 5486)),
    failures: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(5262), __webpack_require__.e(6955), __webpack_require__.e(5219), __webpack_require__.e(874), __webpack_require__.e(6440), __webpack_require__.e(7045), __webpack_require__.e(5844), __webpack_require__.e(6879), __webpack_require__.e(7920), __webpack_require__.e(6423), __webpack_require__.e(7418)]).then(__webpack_require__.bind(__webpack_require__, 97418)),
    compare: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(5262), __webpack_require__.e(1931)]).then(__webpack_require__.bind(__webpack_require__, 82491)),
    accept: () => Promise.all(/* import() */[__webpack_require__.e(6955), __webpack_require__.e(8305)]).then(__webpack_require__.bind(__webpack_require__, 17339)),
    validate: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(627)]).then(__webpack_require__.bind(__webpack_require__, 50627)),
    list: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(6129)]).then(__webpack_require__.bind(__webpack_require__, 46129)),
    plan: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(5262), __webpack_require__.e(6955), __webpack_require__.e(5219), __webpack_require__.e(874), __webpack_require__.e(5844), __webpack_require__.e(577), __webpack_require__.e(6859), __webpack_require__.e(991), __webpack_require__.e(3402)]).then(__webpack_require__.bind(__webpack_require__, 43402)),
    convert: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(4248), __webpack_require__.e(4501)]).then(__webpack_require__.bind(__webpack_require__, 54501)),
    workspace: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(577), __webpack_require__.e(224)]).then(__webpack_require__.bind(__webpack_require__, 40224)),
    init: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(7681)]).then(__webpack_require__.bind(__webpack_require__, 27681)),
    cache: () => __webpack_require__.e(/* import() */ 4151).then(__webpack_require__.bind(__webpack_require__, 54151)),
    assert: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(2239)]).then(__webpack_require__.bind(__webpack_require__, 22239)),
    prompt: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(7871)]).then(__webpack_require__.bind(__webpack_require__, 37871)),
    history: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(5973), __webpack_require__.e(1572), __webpack_require__.e(6955), __webpack_require__.e(7557)]).then(__webpack_require__.bind(__webpack_require__, 17557)),
    trace: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(3097), __webpack_require__.e(5973), __webpack_require__.e(5262), __webpack_require__.e(5219), __webpack_require__.e(6440), __webpack_require__.e(3236)]).then(__webpack_require__.bind(__webpack_require__, 44172)),
    create: () => Promise.all(/* import() */[__webpack_require__.e(7738), __webpack_require__.e(2956)]).then(__webpack_require__.bind(__webpack_require__, 21409)),
    generate: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(6859), __webpack_require__.e(4248), __webpack_require__.e(7072)]).then(__webpack_require__.bind(__webpack_require__, 67072)),
    import: () => Promise.all(/* import() */[__webpack_require__.e(4523), __webpack_require__.e(2530), __webpack_require__.e(4752), __webpack_require__.e(3604)]).then(__webpack_require__.bind(__webpack_require__, 18544)),
    labels: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(5262), __webpack_require__.e(5219), __webpack_require__.e(4826)]).then(__webpack_require__.bind(__webpack_require__, 21917)),
    'judge-test': () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(5973), __webpack_require__.e(2530), __webpack_require__.e(1572), __webpack_require__.e(1326), __webpack_require__.e(4752), __webpack_require__.e(7738), __webpack_require__.e(3770), __webpack_require__.e(830), __webpack_require__.e(5262), __webpack_require__.e(6955), __webpack_require__.e(5219), __webpack_require__.e(874), __webpack_require__.e(6440), __webpack_require__.e(7045), __webpack_require__.e(5844), __webpack_require__.e(6879), __webpack_require__.e(577), __webpack_require__.e(6859), __webpack_require__.e(991), __webpack_require__.e(74), __webpack_require__.e(7155)]).then(__webpack_require__.bind(__webpack_require__, 17155)),
};

;// CONCATENATED MODULE: ./build/js/src/cli/command-line.js














async function commandLine(argv) {
    const redactor = new redact/* Redactor */.p((0,secret_names/* secretValues */.VX)(process.env));
    const opened = openTerminal(process.stdout, process.stderr, process.env);
    const bare = (0,redacted/* redactedTerminal */.vt)(opened, redactor);
    const terminal = (0,redacted/* redactedTerminal */.vt)(harmlessTerminal(opened), redactor);
    const log = {
        info: terminal.print,
        warn: (text) => terminal.complain(`warning: ${text}`),
        error: (text) => terminal.complain(`error: ${text}`),
    };
    (0,exit_code/* exitOnUncaughtErrors */.ew)(log);
    return (0,exit_code/* toExitCode */.t4)(async () => {
        const call = await parseArgv(argv, (text) => terminal.print(text));
        if ('exitCode' in call)
            return call.exitCode;
        const { realRuntime, unstoppable } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382), __webpack_require__.e(2995), __webpack_require__.e(8776)]).then(__webpack_require__.bind(__webpack_require__, 52995));
        const print = call.name === 'convert' ? opened.print : call.isForPrograms ? bare.print : terminal.print;
        return call.run(realRuntime(log, call.startsPrograms ? undefined : unstoppable(), redactor), {
            ...terminal,
            print,
        });
    }, log, (error) => {
        if (argv.includes('--json'))
            for (const line of errorLines(error, argv[0], redactor))
                bare.print(line);
    });
}
async function parseArgv(words, print) {
    const argv = normalizeArgv(words);
    const program = new esm/* Command */.uB('eval-action')
        .description('Runs AgentV eval suites, grades the answers, and passes or fails.')
        .version(version/* version */.r, '-V, --version', 'print the version')
        .helpOption('-h, --help', 'print this help')
        .helpCommand(false)
        .configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}` })
        .addHelpText('after', '\nExit codes: 0 passed, 1 failed, 2 not measured.\nHelp on a command: eval-action run --help');
    let call;
    const called = Object.keys(commands).filter((name) => argv.includes(name));
    const isOfSome = called.length > 0 || /^(?:-V|--version)$/.test(argv[0] ?? '');
    for (const [name, load] of Object.entries(commands)) {
        if (isOfSome && !called.includes(name))
            continue;
        const { command } = await load();
        const parser = program.command(name).description(command.summary).helpOption('-h, --help', 'print this help');
        command.flags(parser);
        parser.addHelpText('after', command.help).action((...args) => {
            call = { name, ...command.call(args) };
        });
    }
    const output = { writeOut: (text) => print(text.trimEnd()), writeErr: () => { } };
    for (const parser of [program, ...program.commands])
        parser.showSuggestionAfterError().configureOutput(output).exitOverride();
    if (argv.length === 0)
        print(program.helpInformation().trimEnd());
    try {
        if (argv.length > 0)
            program.parse(argv, { from: 'user' });
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        if (error.exitCode === 0)
            return { exitCode: 0 };
        const flag = /unknown option '--(?:no-)?([a-z-]+)/.exec(error.message)?.[1];
        if (flag !== undefined)
            (0,input_sources/* refuse */.TR)([flag], 'flag', (name) => `--${name}`);
        throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,text_text/* capitalized */.l2)(error.message.replace(/^error: /, '').trim()), {
            hint: 'Run eval-action --help for the list of commands.',
            cause: error,
        });
    }
    return call ?? { exitCode: 2 };
}
function normalizeArgv(argv) {
    const [group, name = ''] = argv;
    if (group !== 'eval')
        return argv;
    return ['run', 'assert', 'prompt'].includes(name) ? argv.slice(1) : ['run', ...argv.slice(1)];
}
function errorLines(error, command, redactor) {
    const isRun = command === 'run' || command === 'eval';
    const problems = error instanceof errors/* UserError */.yo
        ? redactor.deep(error.problems).map(({ code, message, location, hint }) => ({
            code,
            message,
            place: location && { file: location.file, line: location.line },
            hint,
        }))
        : [{ code: 'BUG', message: (0,errors/* messageOf */.bD)(error) }];
    const lines = [
        { type: 'error', problems },
        ...(isRun ? [{ type: 'run', exit_code: 2, run_folder: null, failures: null }] : []),
    ];
    return lines.map((line) => (0,harmless_json/* harmlessJson */.E)(line));
}
function harmlessTerminal(terminal) {
    return {
        ...terminal,
        print: (text) => terminal.print(text.split(colour).map(neutralUnlessColour).join('')),
        complain: (text) => terminal.complain((0,workflow_command/* neutral */.SY)(inLines(text, terminal.errorScreen))),
    };
}
const inLines = (text, columns) => text
    .split('\n')
    .flatMap((line) => (0,terminal_columns/* hanging */.rM)(line, columns))
    .join('\n');
const ESC = String.fromCharCode(0x1b);
const colour = new RegExp(`(${ESC}\\[[0-9;]*m)`);
const neutralUnlessColour = (part, index) => (index % 2 === 1 ? part : (0,workflow_command/* neutral */.SY)(part));


/***/ }),

/***/ 22607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./build/js/package.json
const package_namespaceObject = {"rE":"1.0.0-dev"};
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/version.js

const { /* version */ "rE": version } = package_namespaceObject;


/***/ })

};
