export const id = 9803;
export const ids = [9803];
export const modules = {

/***/ 9803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandLine: () => (/* binding */ commandLine)
});

// UNUSED EXPORTS: harmlessTerminal, parseArgv

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/adapters/redacted.js
var redacted = __webpack_require__(34266);
;// CONCATENATED MODULE: ./build/js/src/adapters/terminal.js
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

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var terminal_columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/input-sources.js
var input_sources = __webpack_require__(90201);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/version.js + 1 modules
var version = __webpack_require__(22090);
;// CONCATENATED MODULE: ./build/js/src/app/cli/registry.js
const commands = {
    run: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(9221), __webpack_require__.e(2870), __webpack_require__.e(6183), __webpack_require__.e(2371), __webpack_require__.e(6345), __webpack_require__.e(6540), __webpack_require__.e(8234), __webpack_require__.e(6768), __webpack_require__.e(2826), __webpack_require__.e(8672), __webpack_require__.e(3423), __webpack_require__.e(9926)]).then(__webpack_require__.bind(__webpack_require__, 59926)),
    report: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(9221), __webpack_require__.e(2870), __webpack_require__.e(6183), __webpack_require__.e(2371), __webpack_require__.e(6345), __webpack_require__.e(6540), __webpack_require__.e(8234), __webpack_require__.e(9066), __webpack_require__.e(1067)]).then(__webpack_require__.bind(__webpack_require__, 81067)),
    open: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(9221), __webpack_require__.e(2870), __webpack_require__.e(6183), __webpack_require__.e(2371), __webpack_require__.e(6345), __webpack_require__.e(6540), __webpack_require__.e(8234), __webpack_require__.e(9066), __webpack_require__.e(1067), __webpack_require__.e(4564)]).then(__webpack_require__.bind(__webpack_require__, 24564)),
    gate: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(9221), __webpack_require__.e(2870), __webpack_require__.e(6183), __webpack_require__.e(2371), __webpack_require__.e(6345), __webpack_require__.e(6540), __webpack_require__.e(8234), __webpack_require__.e(9066), __webpack_require__.e(1067), __webpack_require__.e(7810)]).then(__webpack_require__.bind(__webpack_require__, 97810)),
    failures: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(9221), __webpack_require__.e(2870), __webpack_require__.e(6183), __webpack_require__.e(2371), __webpack_require__.e(6345), __webpack_require__.e(6540), __webpack_require__.e(8234), __webpack_require__.e(9066), __webpack_require__.e(1067), __webpack_require__.e(3894)]).then(__webpack_require__.bind(__webpack_require__, 83894)),
    compare: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9221), __webpack_require__.e(2714)]).then(__webpack_require__.bind(__webpack_require__, 56214)),
    accept: () => Promise.all(/* import() */[__webpack_require__.e(6183), __webpack_require__.e(2998)]).then(__webpack_require__.bind(__webpack_require__, 97391)),
    validate: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(9367)]).then(__webpack_require__.bind(__webpack_require__, 51748)),
    list: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(7517)]).then(__webpack_require__.bind(__webpack_require__, 7517)),
    plan: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(9221), __webpack_require__.e(2870), __webpack_require__.e(6183), __webpack_require__.e(2371), __webpack_require__.e(6540), __webpack_require__.e(6768), __webpack_require__.e(2826), __webpack_require__.e(8672), __webpack_require__.e(7558)]).then(__webpack_require__.bind(__webpack_require__, 57558)),
    convert: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(4033), __webpack_require__.e(2080)]).then(__webpack_require__.bind(__webpack_require__, 32080)),
    workspace: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(6768), __webpack_require__.e(4124)]).then(__webpack_require__.bind(__webpack_require__, 44124)),
    init: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(4946)]).then(__webpack_require__.bind(__webpack_require__, 74946)),
    cache: () => __webpack_require__.e(/* import() */ 6499).then(__webpack_require__.bind(__webpack_require__, 26499)),
    assert: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(6027)]).then(__webpack_require__.bind(__webpack_require__, 46027)),
    prompt: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(899)]).then(__webpack_require__.bind(__webpack_require__, 90899)),
    history: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(2825), __webpack_require__.e(7781), __webpack_require__.e(6183), __webpack_require__.e(5034)]).then(__webpack_require__.bind(__webpack_require__, 45225)),
    trace: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(3097), __webpack_require__.e(2825), __webpack_require__.e(9221), __webpack_require__.e(2870), __webpack_require__.e(7290)]).then(__webpack_require__.bind(__webpack_require__, 48896)),
    create: () => Promise.all(/* import() */[__webpack_require__.e(1123), __webpack_require__.e(7826)]).then(__webpack_require__.bind(__webpack_require__, 17845)),
    generate: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(2826), __webpack_require__.e(4033), __webpack_require__.e(2118)]).then(__webpack_require__.bind(__webpack_require__, 92118)),
    import: () => Promise.all(/* import() */[__webpack_require__.e(4523), __webpack_require__.e(8422), __webpack_require__.e(4503)]).then(__webpack_require__.bind(__webpack_require__, 76266)),
    labels: () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(9221), __webpack_require__.e(2870), __webpack_require__.e(3679)]).then(__webpack_require__.bind(__webpack_require__, 13679)),
    'judge-test': () => Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9547), __webpack_require__.e(4523), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(2825), __webpack_require__.e(8422), __webpack_require__.e(7781), __webpack_require__.e(1667), __webpack_require__.e(1123), __webpack_require__.e(1807), __webpack_require__.e(9861), __webpack_require__.e(9221), __webpack_require__.e(2870), __webpack_require__.e(6183), __webpack_require__.e(2371), __webpack_require__.e(6345), __webpack_require__.e(6540), __webpack_require__.e(8234), __webpack_require__.e(6768), __webpack_require__.e(2826), __webpack_require__.e(8672), __webpack_require__.e(3423), __webpack_require__.e(2831)]).then(__webpack_require__.bind(__webpack_require__, 42831)),
};

;// CONCATENATED MODULE: ./build/js/src/app/cli/command-line.js














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
        const { realRuntime, unstoppable } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382), __webpack_require__.e(4068), __webpack_require__.e(6524)]).then(__webpack_require__.bind(__webpack_require__, 24068));
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
        throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,shared_text/* capitalized */.l2)(error.message.replace(/^error: /, '').trim()), {
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

/***/ 22090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./build/js/package.json
const package_namespaceObject = {"rE":"1.0.0-dev"};
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/version.js

const { /* version */ "rE": version } = package_namespaceObject;


/***/ })

};
