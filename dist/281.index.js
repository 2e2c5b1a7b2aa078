export const id = 281;
export const ids = [281];
export const modules = {

/***/ 2736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ command_line_commandLine)
});

;// CONCATENATED MODULE: ./build/js/src/edges/terminal.js
const WIDTH_WITHOUT_TERMINAL = 100;
const NARROWEST = 40;
/** The terminal of this process. `NO_COLOR` and `FORCE_COLOR` are honoured. */
function openTerminal(stdout, stderr, env) {
    const isLive = stderr.isTTY === true && env['TERM'] !== 'dumb' && !env['CI'];
    let shown = '';
    const clear = () => {
        if (shown !== '')
            stderr.write('\r\u001b[2K');
        shown = '';
    };
    // A reader that goes away (`| head`) is no reason to fall over.
    for (const stream of [stdout, stderr])
        stream.on('error', () => { });
    return {
        colour: wantsColour(stdout, env),
        width: Math.max(NARROWEST, stdout.isTTY ? (stdout.columns ?? 80) : WIDTH_WITHOUT_TERMINAL),
        print(text) {
            clear();
            stdout.write(`${text}\n`);
        },
        complain(text) {
            clear();
            stderr.write(`${text}\n`);
        },
        status(text) {
            if (!isLive || text === shown)
                return;
            clear();
            shown = text.slice(0, Math.max(NARROWEST, (stderr.columns ?? 80) - 1));
            stderr.write(shown);
        },
    };
}
function wantsColour(stdout, env) {
    if (env['NO_COLOR'])
        return false;
    if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '')
        return env['FORCE_COLOR'] !== '0';
    return stdout.isTTY === true && env['TERM'] !== 'dumb';
}

// EXTERNAL MODULE: ./build/js/src/shared/redact.js
var redact = __webpack_require__(4268);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/js/src/suites/load.js + 10 modules
var load = __webpack_require__(8024);
// EXTERNAL MODULE: ./build/js/src/app/evaluate.js + 60 modules
var evaluate = __webpack_require__(8233);
// EXTERNAL MODULE: ./build/js/src/app/file-reporters.js + 3 modules
var file_reporters = __webpack_require__(5460);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(8258);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
;// CONCATENATED MODULE: ./build/js/src/app/progress-json.js


/**
 * For programs: one JSON object per line. `planned` (`tests`, `suites`, `problems`), `test` for each finished test
 * (its `record` is the line of index.jsonl), and at the end `run` (`verdict`, `totals`, `folder`, `notDelivered`).
 */
function jsonProgress(print) {
    const event = (name, fields) => print(harmless(JSON.stringify({ event: name, ...fields })));
    return {
        planned({ tests, suites }, problems) {
            event('planned', { tests, suites, problems });
        },
        started() { },
        finished(result, { done, total }) {
            event('test', { done, total, record: (0,record/* recordOf */.z)(result) });
        },
        ended({ verdict, conclusion, totals, suites }, folder, receipts) {
            event('run', { verdict, conclusion, totals, suites, folder, notDelivered: receipts.filter(deliver/* notDelivered */.A) });
        },
    };
}
/**
 * The same JSON, in which the runner of a job finds no `##[command]`: the first `#` of one is written as an escape,
 * and so are the characters without width that a comparison of texts may pass over.
 */
const harmless = (json) => json
    .replaceAll(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;

// EXTERNAL MODULE: ./build/js/src/app/progress-terminal.js
var progress_terminal = __webpack_require__(6589);
// EXTERNAL MODULE: ./build/js/src/app/publish.js + 5 modules
var publish = __webpack_require__(8599);
;// CONCATENATED MODULE: ./build/js/src/app/commands/run.js







/** `eval-action run`: the whole walk, told at a terminal. */
async function runCommand({ inputs, quiet, json }, world, terminal) {
    const shownFolder = (folder) => (0,load/* shownPath */.pS)(folder, world.cwd);
    const progress = json
        ? jsonProgress((line) => terminal.print(line))
        : quiet
            ? (0,progress_terminal/* quietProgress */.EF)(terminal, shownFolder)
            : (0,progress_terminal/* terminalProgress */.e3)(terminal, shownFolder, howCalled(world), inputs.dryRun);
    const { run, folder } = await (0,evaluate/* evaluate */._)(inputs, world, progress);
    const { report, receipts } = await (0,publish/* publish */.m)(run, inputs, (0,file_reporters/* fileReporters */.v)(folder, world.files));
    progress.ended(report, folder, receipts);
    return report.verdict.kind;
}
/** How this program was started, so that what it tells to type can be typed. */
function howCalled({ script, cwd }) {
    return script !== undefined && (0,external_node_path_.basename)(script) === 'cli.js' ? `node ${(0,load/* shownPath */.pS)(script, cwd)}` : 'eval-action';
}

// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(8566);
;// CONCATENATED MODULE: ./build/js/src/app/harmless-terminal.js

/**
 * A terminal on which nothing that is printed can be a command: the command line runs in jobs too, and there the
 * runner reads along. Colours are ours, since foreign text has lost its own before; complaints never have any.
 */
function harmlessTerminal(terminal) {
    return {
        ...terminal,
        print: (text) => terminal.print(text.split(colour).map(neutralUnlessColour).join('')),
        complain: (text) => terminal.complain((0,workflow_command/* neutral */.SY)(text)),
    };
}
const ESC = String.fromCharCode(0x1b);
const colour = new RegExp(`(${ESC}\\[[0-9;]*m)`);
const neutralUnlessColour = (part, index) => (index % 2 === 1 ? part : (0,workflow_command/* neutral */.SY)(part));

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(8179);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/inputs.js
var app_inputs = __webpack_require__(4790);
// EXTERNAL MODULE: ./build/js/src/app/version.js + 1 modules
var version = __webpack_require__(713);
;// CONCATENATED MODULE: ./build/js/src/app/inputs-argv.js





/** Reads the words after the program's name. Throws a `UserError` for what it does not know. */
function parseArgv(argv, print) {
    let asked = { kind: 'told', exitCode: 2 };
    const program = commandLine((inputs, { quiet, json }) => {
        asked = { kind: 'run', inputs, quiet, json };
    });
    // Complaints come back as errors and are printed with everything else; help is the only thing printed from here.
    const output = { writeOut: (text) => print(text.trimEnd()), writeErr: () => { } };
    for (const command of [program, ...program.commands])
        command.configureOutput(output).exitOverride();
    if (argv.length === 0) {
        print(program.helpInformation().trimEnd());
        return asked;
    }
    try {
        program.parse(argv, { from: 'user' });
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        if (error.exitCode === 0)
            return { kind: 'told', exitCode: 0 };
        throw (0,errors/* userError */.IF)('INPUT_INVALID', sentence(error.message), {
            hint: 'eval-action --help lists what there is.',
            cause: error,
        });
    }
    return asked;
}
/** Flags that AgentV's users know, beside the names of the inputs. */
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
};
const SHORT = { outputDirectory: '-o' };
/** What stands behind a flag in the help. */
const PLACEHOLDERS = {
    target: 'NAME',
    targets: 'FILE',
    testId: 'GLOB',
    workingDirectory: 'DIR',
    outputDirectory: 'DIR',
    workers: 'N',
    trials: 'N',
    testTimeoutSeconds: 'SECONDS',
    maxRetries: 'N',
    threshold: 'X',
    maxErrorRate: 'X',
};
function commandLine(run) {
    const program = new esm/* Command */.uB('eval-action')
        .description('Runs AgentV eval suites, grades the answers and says whether they are good enough.')
        .version(version/* version */.r, '-V, --version', 'print the version')
        .helpOption('-h, --help', 'print this help')
        .helpCommand(false)
        .showSuggestionAfterError()
        .addHelpText('after', '\nExit codes: 0 passed, 1 the gate said no, 2 could not tell.\nHelp on a command: eval-action run --help');
    const command = program
        .command('run')
        .description('Run suites: files, folders or globs. Without any, every suite below evals/ folders.')
        .argument('[evals...]', 'eval files, folders or globs; ! excludes')
        .helpOption('-h, --help', 'print this help')
        .showSuggestionAfterError()
        .addHelpText('after', EXAMPLES);
    for (const name of flagNames)
        command.addOption(optionOf(name));
    for (const name of familiarNames)
        command.addOption(plainOptionOf(name));
    command.option('--quiet', 'print the verdict only');
    command.option('--json', 'print one JSON object per line: planned, test, run');
    command.action((evals, given) => {
        const texts = Object.fromEntries(flagNames.map((name) => [name, asText(given[attributeOf(name)] ?? given[name])]));
        const inputs = (0,app_inputs/* parseInputs */.TL)({ ...texts, evals: evals.join('\n') }, spelling);
        run(inputs, { quiet: given['quiet'] === true, json: given['json'] === true });
    });
    return program;
}
const EXAMPLES = `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 the gate said no, 2 could not tell.`;
/** Every input that has a flag; the suites themselves are arguments. */
const flagNames = app_inputs/* inputNames */.vj.filter((name) => name !== 'evals' && (0,app_inputs/* docsOf */.fE)(name).only !== 'action');
/** The plain name works too, and is not shown twice in the help. */
const familiarNames = Object.keys(FAMILIAR);
const plainOptionOf = (name) => new esm/* Option */.c$(`--${(0,shared_text/* kebab */.i9)(name)} <${PLACEHOLDERS[name]}>`).hideHelp();
const flagOf = (name) => FAMILIAR[name] ?? `--${(0,shared_text/* kebab */.i9)(name)}`;
const spelling = (name) => (name === 'evals' ? 'evals' : flagOf(name));
/** Commander's own name for what a flag holds. */
const attributeOf = (name) => flagOf(name)
    .slice(2)
    .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
function optionOf(name) {
    const { description, default: otherwise } = (0,app_inputs/* docsOf */.fE)(name);
    const placeholder = PLACEHOLDERS[name];
    const flags = [...(SHORT[name] ? [SHORT[name]] : []), flagOf(name)].join(', ');
    const option = new esm/* Option */.c$(placeholder === undefined ? flags : `${flags} <${placeholder}>`, `${plain(description)} (default: ${plain(otherwise)})`);
    return isList(name) ? option.argParser((value, before = []) => [...before, value]) : option;
}
const isList = (name) => Array.isArray(app_inputs/* inputsSchema */.rS.shape[name].safeParse('x').data);
function asText(value) {
    if (value === undefined)
        return undefined;
    return Array.isArray(value) ? value.join('\n') : String(value);
}
const plain = (markdown) => markdown.replaceAll('`', '');
/** Commander begins with `error:`; our log says that already. */
function sentence(message) {
    const text = message.replace(/^error: /, '').trim();
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./build/js/src/app/settle.js + 1 modules
var settle = __webpack_require__(8493);
// EXTERNAL MODULE: ./build/js/src/app/world.js + 9 modules
var world = __webpack_require__(5702);
;// CONCATENATED MODULE: ./build/js/src/app/command-line.js







/** The command line: reads the words, runs the command, gives the exit code. */
async function command_line_commandLine(argv) {
    const bare = openTerminal(process.stdout, process.stderr, process.env);
    const terminal = harmlessTerminal(bare);
    const { text: withoutSecrets } = (0,redact/* redactor */.$p)((0,redact/* secretValues */.VX)(process.env));
    const log = {
        info: (text) => terminal.print(withoutSecrets(text)),
        warn: (text) => terminal.complain(`warning: ${withoutSecrets(text)}`),
        error: (text) => terminal.complain(`error: ${withoutSecrets(text)}`),
    };
    (0,settle/* settleStrays */.Q3)(log);
    return (0,settle/* settle */.G9)(async () => {
        const asked = parseArgv(argv, (text) => terminal.print(text));
        if (asked.kind === 'told')
            return asked.exitCode;
        // Programs get every character; the JSON itself is written so that it is harmless.
        const readers = asked.json ? { ...terminal, print: bare.print } : terminal;
        return (0,settle/* exitCodeOf */.FO)(await runCommand(asked, (0,world/* realWorld */.b)(log), readers));
    }, log);
}


/***/ }),

/***/ 281:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _app_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2736);

process.exitCode = await (0,_app_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .a)(process.argv.slice(2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
