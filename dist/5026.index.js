export const id = 5026;
export const ids = [5026];
export const modules = {

/***/ 15026:
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
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/platform/redacting-adapters.js
var redacting_adapters = __webpack_require__(62945);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/redactor.js + 1 modules
var secrets_redactor = __webpack_require__(90533);
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
    const { NO_COLOR, FORCE_COLOR, TERM } = env;
    const isForced = FORCE_COLOR === undefined || FORCE_COLOR === '' ? undefined : FORCE_COLOR !== '0';
    return {
        colour: !NO_COLOR && (isForced ?? (stdout.isTTY === true && TERM !== 'dumb')),
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

// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(43357);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/version.js + 1 modules
var version = __webpack_require__(22607);
;// CONCATENATED MODULE: ./build/js/src/cli/agentv-names.js
const PAGE = 'eval-action open shows the report of a run.';
const NO_BRANCH = 'results stay in the folder of the run; on GitHub they are artifacts, and --history keeps the trend.';
const agentvCommands = {
    dashboard: PAGE,
    serve: PAGE,
    trend: 'eval-action history shows how suites did over runs.',
    inspect: 'eval-action trace lists runs and shows messages, tool calls and figures; assert grades a text again.',
    grade: 'eval-action run --transcript grades answers that exist, and eval-action prompt judge prints what a judge is asked.',
    prepare: 'eval-action prompt prints what an agent needs that answers the tests itself.',
    pipeline: 'eval-action prompt prints what an agent needs that answers the tests itself, and run --transcript grades its answers.',
    results: 'eval-action failures prints failed tests, trace show any test, and report writes the reports of results.',
    runs: 'eval-action run --rerun-failed runs what failed in an earlier run.',
    aggregate: 'report.json and timings are written by each run; eval-action report writes them for results that exist.',
    bundle: 'a suite is run where it is; commit its files and folders.',
    doctor: 'eval-action validate names missing programs and variables.',
    self: 'npm installs and updates the package @agentv/eval-action.',
    skills: 'the skills are files of the package, in its folder skills/.',
    transpile: 'evals.json files are run as they are, and eval-action convert makes suites of them.',
    trim: 'the folder evidence/ of a run has what a baseline needs, and no more.',
};
const SESSIONS = 'name the file of the session.';
const agentvFlags = {
    run: {
        artifacts: '--output names the folder of the run.',
        'cache-path': '--cache keeps responses in .agentv/cache.',
        model: 'the model of a judge is that of its target: --grader-target.',
        'output-messages': 'index.jsonl has all messages.',
        'record-replay-variant': 'a recording has one variant: give it a file of its own.',
        'results-branch': NO_BRANCH,
        'results-push': NO_BRANCH,
        'results-remote': NO_BRANCH,
        'results-repo': NO_BRANCH,
        'results-require-push': NO_BRANCH,
    },
    convert: { out: 'the flag is --output.' },
    init: { path: 'the folder is an argument: eval-action init DIR.' },
    workspace: { force: 'nothing asks for confirmation.' },
    import: { list: SESSIONS, date: SESSIONS, 'session-id': SESSIONS },
    create: { template: 'there is one template for each kind.' },
};
const agentvArguments = {
    create: { provider: 'a custom provider is a program in .agentv/providers.' },
    import: {
        huggingface: 'write the rows of the dataset as JSON Lines, which are run as a suite.',
        promptfoo: 'eval-action run promptfooconfig.yaml runs it as it is.',
    },
};
function argumentHere([command = '', word = '']) {
    const known = agentvArguments[command] ?? {};
    return Object.hasOwn(known, word) ? `This is a command of AgentV. Here ${known[word]}` : undefined;
}
function nameHere(command, flag) {
    const known = flag === undefined ? agentvCommands : (agentvFlags[command ?? ''] ?? {});
    const name = flag ?? command ?? '';
    return Object.hasOwn(known, name)
        ? `This is a ${flag === undefined ? 'command' : 'flag'} of AgentV. Here ${known[name]}`
        : undefined;
}

;// CONCATENATED MODULE: ./build/js/src/cli/registry.js
const commands = {
    run: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(7689), __webpack_require__.e(6955), __webpack_require__.e(2533), __webpack_require__.e(6440), __webpack_require__.e(4858), __webpack_require__.e(5398), __webpack_require__.e(3217), __webpack_require__.e(8988), __webpack_require__.e(7812), __webpack_require__.e(9907), __webpack_require__.e(310), __webpack_require__.e(7831), __webpack_require__.e(4201), __webpack_require__.e(2481)]).then(__webpack_require__.bind(__webpack_require__, 71775)),
    report: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(7689), __webpack_require__.e(6955), __webpack_require__.e(2533), __webpack_require__.e(6440), __webpack_require__.e(4858), __webpack_require__.e(5398), __webpack_require__.e(3217), __webpack_require__.e(8988), __webpack_require__.e(7812), __webpack_require__.e(9907), __webpack_require__.e(5440), __webpack_require__.e(6860), __webpack_require__.e(4326), __webpack_require__.e(3967)]).then(__webpack_require__.bind(__webpack_require__, 63967)),
    open: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(7689), __webpack_require__.e(6955), __webpack_require__.e(2533), __webpack_require__.e(6440), __webpack_require__.e(4858), __webpack_require__.e(5398), __webpack_require__.e(3217), __webpack_require__.e(8988), __webpack_require__.e(7812), __webpack_require__.e(9907), __webpack_require__.e(5440), __webpack_require__.e(6860), __webpack_require__.e(4326), __webpack_require__.e(3967), __webpack_require__.e(3320)]).then(__webpack_require__.bind(__webpack_require__, 63320)),
    gate: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(7689), __webpack_require__.e(6955), __webpack_require__.e(2533), __webpack_require__.e(6440), __webpack_require__.e(4858), __webpack_require__.e(5398), __webpack_require__.e(3217), __webpack_require__.e(8988), __webpack_require__.e(7812), __webpack_require__.e(9907), __webpack_require__.e(5440), __webpack_require__.e(6860), __webpack_require__.e(4326), __webpack_require__.e(3967), __webpack_require__.e(5486)]).then(__webpack_require__.bind(__webpack_require__, 5486)),
    failures: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(7689), __webpack_require__.e(6955), __webpack_require__.e(2533), __webpack_require__.e(6440), __webpack_require__.e(4858), __webpack_require__.e(5398), __webpack_require__.e(3217), __webpack_require__.e(8988), __webpack_require__.e(7812), __webpack_require__.e(9907), __webpack_require__.e(5440), __webpack_require__.e(6860), __webpack_require__.e(4326), __webpack_require__.e(3967), __webpack_require__.e(7418)]).then(__webpack_require__.bind(__webpack_require__, 97418)),
    experiment: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(7689), __webpack_require__.e(6955), __webpack_require__.e(2533), __webpack_require__.e(6440), __webpack_require__.e(4858), __webpack_require__.e(5398), __webpack_require__.e(3217), __webpack_require__.e(8988), __webpack_require__.e(7812), __webpack_require__.e(9907), __webpack_require__.e(310), __webpack_require__.e(7831), __webpack_require__.e(4201), __webpack_require__.e(2481), __webpack_require__.e(9358)]).then(__webpack_require__.bind(__webpack_require__, 59358)),
    compare: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(5466), __webpack_require__.e(7689), __webpack_require__.e(5512)]).then(__webpack_require__.bind(__webpack_require__, 82491)),
    accept: () => Promise.all(/* import() */[__webpack_require__.e(6955), __webpack_require__.e(5801)]).then(__webpack_require__.bind(__webpack_require__, 17339)),
    validate: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(627)]).then(__webpack_require__.bind(__webpack_require__, 50627)),
    list: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(6129)]).then(__webpack_require__.bind(__webpack_require__, 46129)),
    plan: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(7689), __webpack_require__.e(6955), __webpack_require__.e(4858), __webpack_require__.e(310), __webpack_require__.e(3577), __webpack_require__.e(5214)]).then(__webpack_require__.bind(__webpack_require__, 43402)),
    convert: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(6524)]).then(__webpack_require__.bind(__webpack_require__, 46524)),
    workspace: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(224)]).then(__webpack_require__.bind(__webpack_require__, 40224)),
    init: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(2520), __webpack_require__.e(2293), __webpack_require__.e(1652)]).then(__webpack_require__.bind(__webpack_require__, 91652)),
    cache: () => __webpack_require__.e(/* import() */ 4151).then(__webpack_require__.bind(__webpack_require__, 54151)),
    assert: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(2239)]).then(__webpack_require__.bind(__webpack_require__, 22239)),
    prompt: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(7871)]).then(__webpack_require__.bind(__webpack_require__, 37871)),
    history: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(2520), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(6955), __webpack_require__.e(5237)]).then(__webpack_require__.bind(__webpack_require__, 17557)),
    trace: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(3097), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(7689), __webpack_require__.e(2533), __webpack_require__.e(6440), __webpack_require__.e(5535)]).then(__webpack_require__.bind(__webpack_require__, 21791)),
    create: () => Promise.all(/* import() */[__webpack_require__.e(4910), __webpack_require__.e(2596)]).then(__webpack_require__.bind(__webpack_require__, 21409)),
    generate: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(7831), __webpack_require__.e(8717)]).then(__webpack_require__.bind(__webpack_require__, 95000)),
    import: () => Promise.all(/* import() */[__webpack_require__.e(4523), __webpack_require__.e(6271), __webpack_require__.e(8956)]).then(__webpack_require__.bind(__webpack_require__, 56444)),
    labels: () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(7689), __webpack_require__.e(2533), __webpack_require__.e(2008)]).then(__webpack_require__.bind(__webpack_require__, 21917)),
    'judge-test': () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(3097), __webpack_require__.e(2520), __webpack_require__.e(5466), __webpack_require__.e(2293), __webpack_require__.e(2694), __webpack_require__.e(7254), __webpack_require__.e(6271), __webpack_require__.e(4910), __webpack_require__.e(3543), __webpack_require__.e(5822), __webpack_require__.e(7689), __webpack_require__.e(6955), __webpack_require__.e(2533), __webpack_require__.e(6440), __webpack_require__.e(4858), __webpack_require__.e(5398), __webpack_require__.e(3217), __webpack_require__.e(8988), __webpack_require__.e(7812), __webpack_require__.e(9907), __webpack_require__.e(310), __webpack_require__.e(7831), __webpack_require__.e(4201), __webpack_require__.e(2481), __webpack_require__.e(7155)]).then(__webpack_require__.bind(__webpack_require__, 17155)),
    completion: async () => ({ command: (await __webpack_require__.e(/* import() */ 2743).then(__webpack_require__.bind(__webpack_require__, 52743))).completionOf(commands) }),
};

;// CONCATENATED MODULE: ./build/js/src/cli/command-line.js
















async function commandLine(argv) {
    const redactor = new secrets_redactor/* Redactor */.p((0,secret_names/* secretValues */.VX)(process.env));
    const opened = openTerminal(process.stdout, process.stderr, argv.includes('--no-color') ? { ...process.env, NO_COLOR: '1' } : process.env);
    const bare = (0,redacting_adapters/* redactedTerminal */.vt)(opened, redactor);
    const terminal = (0,redacting_adapters/* redactedTerminal */.vt)(harmlessTerminal(opened), redactor);
    const log = {
        info: isJson(argv) ? terminal.complain : terminal.print,
        warn: (text) => terminal.complain(`warning: ${text}`),
        error: (text) => terminal.complain(`error: ${text}`),
    };
    (0,exit_code/* exitOnUncaughtErrors */.ew)(log);
    return (0,exit_code/* toExitCode */.t4)(async () => {
        const call = await parseArgv(argv, (text) => terminal.print(text));
        if ('exitCode' in call)
            return call.exitCode;
        const { realRuntime, unstoppable } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382), __webpack_require__.e(3247), __webpack_require__.e(6904)]).then(__webpack_require__.bind(__webpack_require__, 93247));
        const print = call.name === 'convert' ? opened.print : call.isForPrograms ? bare.print : terminal.print;
        return call.run(realRuntime(log, call.startsPrograms ? undefined : unstoppable(), redactor), {
            ...terminal,
            print,
        });
    }, log, (error) => {
        if (isJson(argv))
            for (const line of errorLines(error, argv[0], redactor))
                bare.print(line);
    });
}
const isJson = (argv) => argv.some((word, at) => ['--json', '--reporter=json'].includes(word) || (word === 'json' && argv[at - 1] === '--reporter'));
function callOf(name, command, args) {
    const options = command.options(...args);
    const own = options;
    return {
        name,
        options,
        isForPrograms: command.isForPrograms?.(own) ?? options.json === true,
        startsPrograms: command.startsPrograms?.(own) ?? false,
        run: (runtime, terminal) => command.run(own, runtime, terminal),
    };
}
async function parseArgv(words, print) {
    const argv = normalizeArgv(words);
    const [first = ''] = argv;
    const isCommand = Object.hasOwn(commands, first);
    if (!isCommand && first !== '' && !first.startsWith('-')) {
        const near = (0,similar_names/* didYouMean */.au)(first, Object.keys(commands));
        throw refused(`Unknown command '${first}'`, nameHere(first) ?? (near && `Did you mean ${near}?`));
    }
    const program = new esm/* Command */.uB('eval-action')
        .description('Runs AgentV eval suites, grades the answers, and passes or fails.')
        .version(version/* version */.r, '-V, --version', 'print the version')
        .helpOption('-h, --help', 'print this help')
        .helpCommand(false)
        .configureHelp({ subcommandTerm: (command) => `${command.name()} ${command.usage()}` })
        .addHelpText('after', '\nExit codes: 0 passed, 1 failed, 2 not measured.\nHelp on a command: eval-action run --help');
    let call;
    for (const [name, load] of Object.entries(commands)) {
        if (isCommand && name !== first)
            continue;
        const { command } = await load();
        const parser = program.command(name).description(command.summary).helpOption('-h, --help', 'print this help');
        command.flags(parser);
        const isHelp = argv.some((word) => word === '--help' || word === '-h') && argv.at(-1) !== 'all';
        if (isHelp && command.mainFlags !== undefined)
            showMainFlags(parser, command.mainFlags);
        parser.addHelpText('after', command.help).action((...args) => {
            call = callOf(name, command, args);
        });
    }
    const output = { writeOut: (text) => print(text.trimEnd()), writeErr: () => { } };
    for (const parser of [program, ...program.commands])
        parser.showSuggestionAfterError(false).configureOutput(output).exitOverride();
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
        const flags = program.commands[0]?.options.map((option) => option.name()) ?? [];
        const near = flag && (0,similar_names/* didYouMean */.au)(flag, flags);
        throw refused((0,text_text/* capitalized */.l2)(error.message.replace(/^error: /, '').trim()), (flag === undefined ? argumentHere(argv) : nameHere(first, flag)) ??
            (near && `Did you mean --${near}?`) ??
            (isCommand ? `Run eval-action ${first} --help for its flags.` : undefined));
    }
    return call ?? { exitCode: 2 };
}
const refused = (message, hint = 'Run eval-action --help for the list of commands.') => (0,errors/* userError */.IF)('INPUT_INVALID', message, { hint });
function showMainFlags(parser, groups) {
    const shown = Object.entries(groups).flatMap(([heading, flags]) => flags.map((flag) => ({ flag, heading })));
    const rank = (option) => shown.findIndex(({ flag }) => flag === option.long);
    const options = parser.options;
    const others = options.filter((option) => rank(option) < 0 && !option.hidden);
    for (const option of others)
        option.hideHelp();
    for (const option of options)
        option.helpGroup(`${shown[rank(option)]?.heading ?? 'Other flags'}:`);
    options.sort((a, b) => rank(a) - rank(b));
    parser.addHelpText('after', `\n${others.length} more flags: eval-action ${parser.name()} --help all`);
}
function normalizeArgv(args) {
    const words = args
        .filter((word) => word !== '--no-color')
        .map((word, at) => {
        const otherwise = /^\d+$/.test(args[at + 1] ?? '') ? undefined : NUMBERS.get(word);
        return otherwise === undefined ? word : `${word}=${otherwise}`;
    });
    const [group, ...others] = words;
    const [name] = others;
    if (group === 'help')
        return name === undefined ? ['--help'] : [name, '--help', ...others.slice(1)];
    if (group === 'version' || group === '-v')
        return ['--version'];
    const isSubcommand = ['run', 'assert', 'prompt', 'aggregate', 'bundle'].includes(name ?? '');
    return group !== 'eval' ? words : isSubcommand ? others : ['run', ...others];
}
const NUMBERS = new Map([
    ['--save-baseline', 5],
    ['--bail', 1],
]);
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
        print(text) {
            const parts = text.split(colour).map((part, at) => (at % 2 === 1 ? part : (0,workflow_command/* neutral */.SY)(part)));
            terminal.print(parts.join(''));
        },
        complain(text) {
            const lines = text.split('\n').flatMap((line) => (0,columns/* hanging */.rM)(line, terminal.errorScreen));
            terminal.complain((0,workflow_command/* neutral */.SY)(lines.join('\n')));
        },
    };
}
const ESC = String.fromCharCode(0x1b);
const colour = new RegExp(`(${ESC}\\[[0-9;]*m)`);


/***/ }),

/***/ 64973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   db: () => (/* binding */ mistypedKey),
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);


const MAX_NAME_LENGTH = 100;
const didYouMean = (input, known) => nearestOf(input, known, (longer) => Math.floor(longer / 3));
const mistypedKey = (key, known) => nearestOf(key, known, (longer, shorter) => (shorter < SHORT_KEY ? 0 : longer < LONG_KEY ? 1 : 2));
const LONG_KEY = 10;
const SHORT_KEY = 3;
function nearestOf(input, known, slipsFor) {
    if (input.length > MAX_NAME_LENGTH || known.includes(input))
        return undefined;
    const wanted = spelling(input);
    let nearest;
    for (const name of known) {
        if (name.length > MAX_NAME_LENGTH)
            continue;
        const known = spelling(name);
        const at = wanted.split('').findIndex((letter, index) => letter !== known[index]);
        const swapped = wanted.slice(0, at) + wanted.charAt(at + 1) + wanted.charAt(at) + wanted.slice(at + 2);
        const slips = at !== -1 && swapped === known ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(wanted, known);
        const isNear = slips <= slipsFor(Math.max(wanted.length, name.length), Math.min(wanted.length, name.length));
        if (isNear && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY))
            nearest = { name, slips };
    }
    return nearest?.name;
}
function suggestion(input, known, what) {
    const meant = didYouMean(input, known);
    if (meant !== undefined)
        return `Did you mean "${meant}"?`;
    return known.length === 0 ? `There are no ${what}.` : `Known ${what}: ${listed(known)}`;
}
const MAX_LISTED = 20;
const listed = (names) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNames */ .d9)(names, MAX_LISTED, MAX_NAME_LENGTH);
const spelling = (name) => name.toLowerCase().replaceAll(/[_\s]/g, '-');


/***/ }),

/***/ 52759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replace(/##(?=(?:vso)?\[)/gi, `${escapeOf(0x23)}#`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 9283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   ed: () => (/* binding */ textTable),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   qo: () => (/* binding */ wrappedParts),
/* harmony export */   rM: () => (/* binding */ hanging),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   wC: () => (/* binding */ alignedRows),
/* harmony export */   xe: () => (/* binding */ inColumns)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10043);



function columnsOf(text) {
    if (allNarrow.test(text))
        return text.length;
    return [...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .charactersOf */ .EX)(text)].reduce((sum, { segment }) => sum + (isWide.test(segment) ? 2 : 1), 0);
}
function inColumns(text, columns, cut = 'end') {
    const short = shortened(text, columns, cut);
    return short + ' '.repeat(Math.max(0, columns - columnsOf(short)));
}
function shortened(text, columns, cut = 'end') {
    if (columnsOf(text) <= columns)
        return text;
    if (columns < 1)
        return '';
    const parts = [...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .charactersOf */ .EX)(text)].map(({ segment }) => segment);
    const head = cut === 'end' ? columns - 1 : Math.floor((columns - 1) / 3);
    const tail = columns - 1 - head;
    return `${upTo(parts, head).join('').trimEnd()}\u2026${upTo(parts.toReversed(), tail).toReversed().join('')}`;
}
const MAX_CELL_LENGTH = 60;
const textTable = (rows, { isNumber, cut }) => alignedRows(rows.map((row) => row.map((cell) => shortened((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(cell), MAX_CELL_LENGTH, cut))), isNumber).join('\n');
function alignedRows(rows, isNumber = () => false, lengthOf = columnsOf) {
    const width = (cell = '') => lengthOf((0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(cell));
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => width(row[at]))));
    return rows.map((row) => row
        .map((cell, at) => {
        const space = ' '.repeat((widths[at] ?? 0) - width(cell));
        return isNumber(at) ? space + cell : cell + space;
    })
        .join('  ')
        .trimEnd());
}
const wrapped = (text, columns) => wrappedParts(text.split(' '), ' ', columns);
function hanging(line, columns) {
    if (columns === undefined || line.length > MAX_WRAPPED_LENGTH || columnsOf(line) <= columns)
        return [line];
    const indent = /^ */.exec(line)?.[0] ?? '';
    const inner = `${indent}  `;
    return wrapped(line.slice(indent.length), Math.max(1, columns - inner.length)).map((part, index) => `${index === 0 ? indent : inner}${part}`);
}
function wrappedParts(parts, joint, columns) {
    const atEnd = joint.trimEnd();
    const all = parts.flatMap((long) => pieces(long, columns - columnsOf(atEnd)));
    const lines = [];
    let line = '';
    for (const [at, part] of all.entries()) {
        const longer = line === '' ? part : line + joint + part;
        const isLast = at === all.length - 1;
        if (line === '' || columnsOf(isLast ? longer : longer + atEnd) <= columns) {
            line = longer;
        }
        else {
            lines.push(line + atEnd);
            line = part;
        }
    }
    return [...lines, line];
}
const MAX_WRAPPED_LENGTH = 10_000;
const allNarrow = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2500-\u259f]*$/;
const isWide = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]|\ufe0f/u;
function upTo(parts, columns) {
    const taken = [];
    let left = columns;
    for (const part of parts) {
        left -= columnsOf(part);
        if (left < 0)
            break;
        taken.push(part);
    }
    return taken;
}
function pieces(word, columns) {
    if (columnsOf(word) <= columns)
        return [word];
    const parts = [];
    let rest = [...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .charactersOf */ .EX)(word)].map(({ segment }) => segment);
    while (rest.length > 0) {
        const piece = upTo(rest, columns);
        const taken = Math.max(1, piece.length);
        parts.push(rest.slice(0, taken).join(''));
        rest = rest.slice(taken);
    }
    return parts;
}


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
