export const id = 5008;
export const ids = [5008];
export const modules = {

/***/ 30015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TH: () => (/* binding */ addGroupedFlags),
/* harmony export */   UI: () => (/* binding */ addFlag),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   d6: () => (/* binding */ flagSpelling),
/* harmony export */   hN: () => (/* binding */ addInputFlags),
/* harmony export */   xU: () => (/* binding */ flagTexts)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18305);



const flagNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputNames */ .vj.filter((name) => name !== 'evals' && (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .sourcesOf */ .u0)(name).includes('flag'));
function addGroupedFlags(command) {
    for (const [group, names] of Object.entries(_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputGroups */ .Dk)) {
        const flags = flagNames.filter((name) => names.includes(name));
        addInputFlags(command, flags, { heading: `${group} options:` });
    }
}
function addInputFlags(command, names, { heading = '' } = {}) {
    for (const name of names)
        addFlag(command, name, { docs: (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .docsOf */ .fE)(name), isList: isList(name), heading });
}
function addFlag(command, name, { docs, isList, heading = '' }) {
    const { description, default: otherwise, value } = docs;
    const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
    const long = FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)}`;
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`, `${description} (default: ${otherwise})`.replaceAll('`', ''));
    if (isList)
        option.argParser((given, before = []) => [...before, given]);
    if (heading !== '')
        option.helpGroup(heading);
    command.addOption(option);
    if (FAMILIAR[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)}${placeholder}`).hideHelp());
    if (NONE[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)}`).hideHelp());
}
const inputsOf = (evals, given) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInputs */ .TL)({ ...flagTexts(flagNames, given), evals: evals.join('\n') }, flagSpelling);
const flagTexts = (names, given) => Object.fromEntries(names.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));
const flagSpelling = (name) => name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)}`);
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
    otel: '--otel-backend',
};
const SHORT = { outputDirectory: '-o' };
const ALONE = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last' };
const NONE = { cache: 'off', html: 'false' };
const attributeOf = (name) => flagSpelling(name)
    .replace(/^--/, '')
    .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const isList = (name) => ['text', 'otlp'].some((value) => Array.isArray(_config_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputsSchema */ .rS.shape[name].safeParse(value).data));
function asText(value, name) {
    if (value === undefined)
        return undefined;
    if (value === false)
        return NONE[name] ?? 'false';
    if (value === true)
        return ALONE[name] ?? 'true';
    return Array.isArray(value) ? value.join('\n') : String(value);
}


/***/ }),

/***/ 25008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commandLine: () => (/* binding */ command_line_commandLine)
});

// UNUSED EXPORTS: harmlessTerminal

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

// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var terminal_columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/refused-settings.js
var refused_settings = __webpack_require__(42058);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/version.js + 1 modules
var version = __webpack_require__(22090);
;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/accept.js
function acceptArgv(command, ask) {
    command
        .description('Accept the current results of tests: discard their baseline, so that later results become the new one.')
        .argument('<tests...>', 'exact ids of the tests')
        .addHelpText('after', EXAMPLES)
        .requiredOption('--reason <TEXT>', 'why the current results are correct; stored in the evidence')
        .option('--author <NAME>', 'your name (default: the user of this machine, or the actor of the job)')
        .option('--evidence <PATH>', 'evidence file, or a folder of them (default: .agentv/evidence, which no run writes)')
        .option('--suite <NAME>', 'only in this suite (default: all suites)')
        .option('--target <NAME>', 'only on this target (default: all targets)')
        .action((tests, given) => {
        const text = (name) => (given[name] === undefined ? undefined : String(given[name]));
        ask({
            kind: 'accept',
            tests,
            reason: text('reason') ?? '',
            author: text('author'),
            evidence: text('evidence'),
            suite: text('suite'),
            target: text('target'),
        });
    });
}
const EXAMPLES = `
Examples:
  eval-action accept refund-names-the-order --reason 'The order number is on its own line now'
  eval-action accept greets says-bye --target fast --reason 'New tone of voice' --author 'Ada'

Exit codes: 0 accepted, 2 error, such as an unknown test or an invalid evidence file.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/assert.js

function assertArgv(command, ask) {
    command
        .description('Run one grader on given texts, and print its result as JSON. No target and no judge is called.')
        .argument('<grader>', 'name of a grader in .agentv/assertions or .agentv/graders, its file, or a built-in type')
        .option('--agent-output <TEXT>', 'the answer to grade')
        .option('--agent-input <TEXT>', 'the question (default: none)')
        .option('--file <FILE>', 'JSON file with "output", and optionally "input", "expected_output" and "criteria"')
        .addHelpText('after', assert_EXAMPLES)
        .action((grader, given) => {
        const { agentOutput: output, agentInput: input, file } = given;
        const isBoth = file !== undefined && (output ?? input) !== undefined;
        if (isBoth || (file ?? output) === undefined) {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', isBoth ? 'The answer is given twice' : 'There is no answer to grade', {
                expected: 'either --agent-output, or --file',
            });
        }
        ask({ kind: 'assert', grader, output, input, file });
    });
}
const assert_EXAMPLES = `
Examples:
  eval-action assert rouge-score --agent-output 'The fox jumps' --agent-input 'Summarize the story'
  eval-action assert .agentv/assertions/polite.ts --file answer.json

Exit codes: 0 the score is 0.5 or more, 1 it is less, 2 there is no score.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/amounts.js

const ageOf = (given, flag) => amountOf(given, flag, AGES, 'a whole number with h, d or w, such as 30d');
const sizeOf = (given, flag) => amountOf(given, flag, SIZES, 'a whole number with kb, mb or gb, such as 500mb');
const HOUR = 3_600_000;
const AGES = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };
const SIZES = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
function amountOf(given, flag, units, expected) {
    if (given === undefined)
        return undefined;
    const [, digits = '', unit = ''] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
    const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (factor !== undefined)
        return Number(digits) * factor;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)(flag, expected, given));
}

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/cache.js



function cacheArgv(command, ask) {
    command
        .description('Show or remove the caches: verdicts of judges and responses of models.')
        .addArgument(new esm/* Argument */.ef('<what>', 'what to do').choices(['stats', 'clean']))
        .argument('[dir]', 'the folder of the caches (default: .agentv/cache)')
        .option('--older-than <AGE>', 'clean: only entries older than this, such as 12h, 30d or 8w (default: any age)')
        .option('--max-size <SIZE>', 'clean: the oldest entries, until each cache fits this size, such as 500mb (default: any size)')
        .option('--json', 'print one JSON document: folder, caches, removed')
        .addHelpText('after', cache_EXAMPLES)
        .action((what, folder, given) => {
        const olderThanMs = ageOf(given['olderThan'], '--older-than');
        const maxBytes = sizeOf(given['maxSize'], '--max-size');
        if (what === 'stats' && (olderThanMs ?? maxBytes) !== undefined)
            throw onlyForClean();
        ask({
            kind: 'cache',
            what: what === 'clean' ? 'clean' : 'stats',
            folder,
            olderThanMs,
            maxBytes,
            json: given['json'] === true,
        });
    });
}
const onlyForClean = () => (0,errors/* userError */.IF)('INPUT_INVALID', '--older-than and --max-size have no effect on "cache stats", which removes nothing', {
    hint: 'Use "cache clean".',
});
const cache_EXAMPLES = `
Examples:
  eval-action cache stats
  eval-action cache clean --older-than 30d
  eval-action cache clean --max-size 500mb

Caches can be removed at any time, even during a run.
Exit codes: 0 done, 2 error.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/compare.js
function compareArgv(command, ask) {
    command
        .description('Compare the scores of two runs, or of the targets of one run, as AgentV does. For a verdict, use gate.')
        .argument('[results...]', 'one or two run folders or results files')
        .addHelpText('after', compare_EXAMPLES)
        .option('-t, --threshold <X>', 'minimum difference that counts as a win or a loss (default: 0.1)')
        .option('-b, --baseline <NAME>', 'with one run: the target to compare the others with')
        .option('-c, --candidate <NAME>', 'with one run: the target to compare with the baseline')
        .option('--targets <NAME>', 'with one run: only these targets (default: all)', collected)
        .option('-f, --format <HOW>', 'table or json (default: table)')
        .option('--json', 'print one JSON document, like --format json')
        .option('--pair-by <WHAT>', 'how to pair tests: by test-id, as AgentV does, or auto, which adds suite and target if there are several (default: auto)')
        .option('--max-mean-drop <X>', 'maximum drop of the mean (default: 0)')
        .option('--max-losses <N>', 'exit with 1 if there are more losses (default: no limit)')
        .option('--fail-on-missing', 'exit with 1 if the second run lacks a test of the first')
        .option('--without-errors', 'exclude tests that ended in an error, which AgentV counts as 0')
        .action((paths, given) => ask(askedOf(paths, given)));
}
const collected = (value, before = []) => [...before, value];
function askedOf(paths, given) {
    const text = (name) => (given[name] === undefined ? undefined : String(given[name]));
    return {
        kind: 'compare',
        paths,
        threshold: text('threshold'),
        baseline: text('baseline'),
        candidate: text('candidate'),
        targets: Array.isArray(given['targets']) ? given['targets'].map(String) : [],
        format: given['json'] === true ? 'json' : text('format'),
        pairBy: text('pairBy'),
        maxMeanDrop: text('maxMeanDrop'),
        maxLosses: text('maxLosses'),
        failOnMissing: given['failOnMissing'] === true,
        withoutErrors: given['withoutErrors'] === true,
    };
}
const compare_EXAMPLES = `
Examples:
  eval-action compare before/ after/
  eval-action compare results --baseline fast
  eval-action compare before/index.jsonl after/index.jsonl --json

Exit codes: 0 not worse, 1 worse or an error, as in AgentV.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/convert.js


function convertArgv(command, ask) {
    command
        .description('Convert suites and targets: old formats to the current one, evals.json, JSONL and chats (.json, .md) to YAML, and suites to JSONL.')
        .argument('<paths...>', 'suites, targets files, folders or globs; ! excludes')
        .addHelpText('after', convert_EXAMPLES)
        .addOption(new esm/* Option */.c$('--to <FORM>', 'format to convert to (default: yaml for .json, .jsonl and .md, current for .yaml)').choices(['current', 'yaml', 'jsonl']))
        .option('-o, --output <FILE>', 'file to write (default: print; several files need --write or --check)')
        .option('--force', 'allow --output to overwrite a file')
        .option('--write', 'convert the files in place; keeps comments, order and quotes')
        .option('--check', 'write nothing, and exit with 1 if a file would change')
        .option('--all', 'also convert code_judge, agent_judge and script, whose scripts then get different input')
        .option('--lossy', 'omit what JSONL cannot express, and report it')
        .option('--json', 'print one JSON document: files with changes, problems and text; counts')
        .action((paths, given) => ask(convert_askedOf(paths, given)));
}
function convert_askedOf(paths, given) {
    const flag = (name) => given[name] === true;
    const output = typeof given['output'] === 'string' ? given['output'] : undefined;
    const chosen = [output !== undefined && '--output', flag('write') && '--write', flag('check') && '--check'];
    const ways = chosen.filter((way) => way !== false);
    if (ways.length > 1) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${ways.join(' and ')} exclude each other`, { expected: 'one of them' });
    }
    return {
        kind: 'convert',
        paths,
        to: given['to'],
        output,
        force: flag('force'),
        write: flag('write'),
        check: flag('check'),
        all: flag('all'),
        lossy: flag('lossy'),
        json: flag('json'),
    };
}
const convert_EXAMPLES = `
Examples:
  eval-action convert evals/old.yaml
  eval-action convert evals .agentv/targets.yaml --check
  eval-action convert 'evals/**/*.yaml' .agentv --write
  eval-action convert skills/csv/evals.json -o evals/csv.eval.yaml
  eval-action convert chat.md -o evals/chat.eval.yaml
  eval-action convert evals/refunds.eval.yaml --to jsonl -o evals/refund-lines.jsonl

Exit codes: 0 converted or nothing to convert, 1 --check found files to convert, 2 a file could not be converted.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/create.js

function createArgv(command, ask) {
    command
        .description('Write a starting file that runs: a grader of your own, or a suite. Overwrites nothing.')
        .addArgument(new esm/* Argument */.ef('<what>', 'assertion: .agentv/assertions/NAME.ts; eval: evals/NAME.eval.yaml with tests').choices([
        'assertion',
        'eval',
    ]))
        .argument('<name>', 'name of the file, such as word-count')
        .addHelpText('after', create_EXAMPLES)
        .action((what, name) => ask({ kind: 'create', what, name }));
}
const create_EXAMPLES = `
Examples:
  eval-action create assertion word-count
  eval-action create eval refunds

Exit codes: 0 written, 2 not written.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/failures.js


function failuresArgv(command, ask) {
    command
        .description('Print what a coding agent needs to fix the failing tests of a run: causes, commands, excerpts.')
        .argument('[run]', 'run folder, artifact or results file (default: the newest run)')
        .addOption(new esm/* Option */.c$('--md', 'print index.md (default)').conflicts(['json', 'prompt']))
        .addOption(new esm/* Option */.c$('--json', 'print failures.jsonl: one JSON object per line').conflicts('prompt'))
        .option('--prompt', 'print a task to copy into a coding agent, for each cause')
        .option('--cause <ID>', 'with --prompt: only the task for this cause (default: all)')
        .addHelpText('after', failures_EXAMPLES)
        .action((run, given) => {
        const form = formOf(given);
        const cause = given['cause'];
        if (cause !== undefined && form !== 'prompt') {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', '--cause has no effect without --prompt', { hint: 'Add --prompt.' });
        }
        ask({ kind: 'failures', run, form, cause, json: form === 'jsonl' });
    });
}
const formOf = ({ json, prompt }) => json === true ? 'jsonl' : prompt === true ? 'prompt' : 'markdown';
const failures_EXAMPLES = `
Examples:
  eval-action failures
  eval-action failures results/new --json
  eval-action failures results/new --prompt --cause c10bfce6f

Exit codes: 0 printed, also if no test failed; 2 the results could not be read.`;

// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js + 1 modules
var report_inputs = __webpack_require__(52933);
// EXTERNAL MODULE: ./build/js/src/app/cli/argv/input-flags.js
var input_flags = __webpack_require__(30015);
;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/gate.js


function gateArgv(command, ask) {
    command
        .description('Print the verdict on finished results of eval-action, AgentV or another tool, compared with evidence or earlier runs.')
        .argument('<results...>', 'run folders, results files or globs; ! excludes')
        .addHelpText('after', gate_EXAMPLES);
    for (const name of NAMES) {
        if (name !== 'confirm')
            (0,input_flags/* addFlag */.UI)(command, name, { docs: (0,report_inputs/* reportDocsOf */.$3)(name), isList: LISTS.includes(name) });
    }
    (0,input_flags/* addInputFlags */.hN)(command, ['matrixJobs']);
    command
        .option('--confirm <HOW>', 'how the run confirmed suspected regressions; gate re-runs nothing (default: 50)')
        .option('--confirmations <FILE>', 'results of re-runs of suspected regressions (default: none)', gate_collected)
        .option('--controls <FILE>', 'results of control trials on the base commit (default: none)', gate_collected)
        .option('--json', 'print one JSON document: verdict, headline, reasons, suites, tests')
        .action((paths, given) => {
        ask({
            kind: 'gate',
            inputs: {
                ...(0,report_inputs/* parseReportInputs */.Fp)({ ...(0,input_flags/* flagTexts */.xU)(NAMES, given), results: paths.join('\n') }, input_flags/* flagSpelling */.d6),
                matrixJobs: (0,input_flags/* inputsOf */.Vc)([], { matrixJobs: given['matrixJobs'] }).matrixJobs,
            },
            confirmations: listOf(given['confirmations']),
            controls: listOf(given['controls']),
            json: given['json'] === true,
        });
    });
}
const NAMES = [...report_inputs/* readingInputs */.oI, ...report_inputs/* decidingInputs */.hH, 'redact', 'redactUnknown'];
const LISTS = ['baseline', 'redact'];
const listOf = (given) => (Array.isArray(given) ? given.map(String) : []);
const gate_collected = (value, before = []) => [...before, value];
const gate_EXAMPLES = `
Examples:
  eval-action gate results/ --baseline main-1/ --baseline main-2/ --baseline main-3/
  eval-action gate results/index.jsonl --baseline .agentv/evidence --max-drop 0.05
  eval-action gate results/ --baseline .agentv/evidence --confirmations again/index.jsonl --json
  eval-action gate results.xml --baseline main.xml

Exit codes: 0 passed, 1 failed, 2 not measured.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/generate.js


function generateArgv(command, ask) {
    command
        .description('Ask a model for rubrics, and write them into the tests of a suite that have no graders yet.')
        .addArgument(new esm/* Argument */.ef('<what>', 'what to write').choices(['rubrics']))
        .argument('<suite>', 'YAML eval file; its comments stay')
        .option('--target <NAME>', 'target that writes them (default: the judge of the target "default")')
        .addHelpText('after', generate_EXAMPLES);
    (0,input_flags/* addInputFlags */.hN)(command, ['targets', 'testId']);
    command.action((_what, suite, given) => {
        const { target, ...others } = given;
        ask({ kind: 'generate', suite, target: target, inputs: (0,input_flags/* inputsOf */.Vc)([suite], others) });
    });
}
const generate_EXAMPLES = `
Examples:
  eval-action generate rubrics evals/refunds.eval.yaml
  eval-action generate rubrics evals/refunds.eval.yaml --target careful --test-id 'refund-*'

Review the rubrics before you commit them.
Exit codes: 0 written or nothing to write, 2 a model gave none for a test, or no test has the id.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/history.js

const DEFAULT_RUNS = 20;
function historyArgv(command, ask) {
    command
        .description('Show how suites did over the runs of the base branch.')
        .argument('[folder]', 'folder of a history (default: that of history, else the branch history-branch of origin)')
        .option('--suite <NAME>', 'only this suite')
        .option('--target <NAME>', 'only this target')
        .option('--key <KEY>', 'only the runs of this comment-key')
        .option('-n, --limit <COUNT>', `maximum number of runs in a table (default: ${DEFAULT_RUNS})`)
        .option('--svg <FILE>', 'write the pass rate of the newest 60 runs as an image')
        .option('--json', 'print one JSON document: keys with their runs and suites')
        .addHelpText('after', history_EXAMPLES)
        .action((folder, given) => {
        const limit = Number(given['limit'] ?? DEFAULT_RUNS);
        if (!Number.isSafeInteger(limit) || limit < 1) {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given['limit']) });
        }
        const text = (name) => given[name];
        ask({
            kind: 'history',
            folder,
            suite: text('suite'),
            target: text('target'),
            key: text('key'),
            limit,
            svg: text('svg'),
            json: given['json'] === true,
        });
    });
}
const history_EXAMPLES = `
Examples:
  eval-action history
  eval-action history .agentv/history --suite refunds --limit 50
  eval-action history --json
  eval-action history --svg trend.svg

Exit codes: 0 printed, 2 the history could not be read.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/asked.js
const promptParts = ['overview', 'list', 'input', 'expected-output', 'grading-brief', 'judge'];
const traceGroups = ['target', 'suite', 'eval-set', 'test-id'];
const importedAgents = ['claude', 'codex', 'copilot'];
const labelActions = ['import', 'list', 'agreement'];

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/import.js



function importArgv(command, ask) {
    command
        .description('Write a recorded session of a coding agent as a transcript, which "run --transcript" grades.')
        .addArgument(new esm/* Argument */.ef('<agent>', 'whose session').choices(importedAgents))
        .option('--session-id <ID>', 'the session (default: the newest)')
        .option('--project-path <DIR>', 'the newest session of this working directory')
        .option('--date <DAY>', 'codex: the newest session of a day, such as 2026-01-31')
        .option('--projects-dir <DIR>', 'claude: folder of the sessions (default: ~/.claude/projects)')
        .option('--sessions-dir <DIR>', 'codex: folder of the sessions (default: ~/.codex/sessions)')
        .option('--session-state-dir <DIR>', 'copilot: folder of the sessions (default: ~/.copilot/session-state)')
        .option('--test-id <ID>', 'the test that it is an answer to (default: the ID of the session)')
        .option('-o, --output <FILE>', 'file to write (default: .agentv/transcripts/AGENT-ID.jsonl)')
        .option('--force', 'allow to overwrite the file')
        .addHelpText('after', import_EXAMPLES)
        .action((agent, given) => ask(import_askedOf(agent, given)));
}
const OPTIONS = {
    claude: { projectsDir: 'projects_dir' },
    codex: { sessionsDir: 'sessions_dir', date: 'date' },
    copilot: { sessionStateDir: 'session_state_dir' },
};
function import_askedOf(agent, given) {
    const own = { sessionId: 'session_id', projectPath: 'cwd', ...OPTIONS[agent] };
    const foreign = Object.values(OPTIONS).flatMap((options) => Object.keys(options));
    for (const [name, agents] of foreign.map((each) => [each, Object.hasOwn(own, each)])) {
        if (given[name] === undefined || agents)
            continue;
        const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `${flag} is not for "import ${agent}"`);
    }
    const options = Object.entries(own).flatMap(([flag, option]) => typeof given[flag] === 'string' ? [[option, given[flag]]] : []);
    return {
        kind: 'import',
        agent,
        options: Object.fromEntries(options),
        testId: given['testId'],
        output: given['output'],
        force: given['force'] === true,
    };
}
const import_EXAMPLES = `
Examples:
  eval-action import claude --session-id 0f8fad5b-d9cb-469f-a165-70867728950e
  eval-action import codex --date 2026-01-31 -o fix.jsonl --test-id fixes-the-bug
  eval-action run evals/fix.eval.yaml --transcript fix.jsonl

Exit codes: 0 written, 2 there is no such session, or it could not be written.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/init.js
function initArgv(command, ask) {
    command
        .description('Set up a repository: a workflow, a first suite, targets, configuration, .env.example. Overwrites nothing.')
        .argument('[dir]', 'the root of the repository', '.')
        .addHelpText('after', init_EXAMPLES)
        .option('--skills', 'also write skills for coding agents: write suites, fix regressions; update those that are unchanged')
        .action((folder, { skills }) => ask({ kind: 'init', folder, withSkills: skills === true }));
}
const init_EXAMPLES = `
Examples:
  eval-action init
  eval-action init --skills
  eval-action init services/support

Exit codes: 0 set up (or nothing to do), 2 error.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/labels.js




function labelsArgv(command, ask) {
    command
        .description('Import or list the labels of people in .agentv/labels, and compare judges with them.')
        .addArgument(new esm/* Argument */.ef('<action>', 'what to do').choices(labelActions))
        .argument('[files...]', 'import: labels-*.jsonl of the HTML report, or feedback.json of a run folder')
        .option('--check', 'import: check the files and write nothing')
        .option('--reviewer <NAME>', 'import: the name on labels that have none (default: user.name of git)')
        .option('--json', 'print one JSON document')
        .addHelpText('after', labels_EXAMPLES)
        .action((action, files, given) => {
        refuseForeign(action, files, given);
        ask({
            kind: 'labels',
            action,
            files,
            isCheck: given['check'] === true,
            reviewer: given['reviewer'],
            json: given['json'] === true,
        });
    });
}
function refuseForeign(action, files, given) {
    if (action === 'import' && files.length === 0) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', '"labels import" needs a file', {
            hint: 'Pass the file that "Export labels" of the HTML report has saved.',
        });
    }
    if (action === 'import')
        return;
    const [wrong] = [
        ...(files.length > 0 ? ['a file'] : []),
        ...(given['check'] === true ? ['--check'] : []),
        ...(given['reviewer'] === undefined ? [] : ['--reviewer']),
    ];
    if (wrong !== undefined)
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `"labels ${action}" does not accept ${wrong}`);
}
const labels_EXAMPLES = `
Examples:
  eval-action labels import ~/Downloads/labels-2026-01-02.jsonl
  eval-action labels import labels.jsonl --check
  eval-action labels list
  eval-action labels agreement

Exit codes: 0 done, 2 a line or file is not a label. Nothing is written then.`;
const FLAGS = [
    ...['targets', 'testId', 'trials', 'threshold', 'workers', 'budgetUsd', 'baseline', 'confirm'],
    ...['testTimeoutSeconds', 'timeoutMinutes', 'maxRetries', 'outputDirectory', 'experiment'],
];
function judgeTestArgv(command, ask) {
    command
        .description('Test judges with the labels in .agentv/labels: each labelled answer is judged again.')
        .option('--judge <TARGET>', 'the judge to test, for graders that name no target (default: as in a run)');
    (0,input_flags/* addInputFlags */.hN)(command, FLAGS);
    command
        .addOption(new esm/* Option */.c$('--quiet', 'print the verdict only'))
        .addOption(new esm/* Option */.c$('--json', 'print one JSON object per line: planned, test, run'))
        .addHelpText('after', JUDGE_TEST_EXAMPLES)
        .action(({ judge, ...given }) => ask({
        kind: 'run',
        inputs: {
            ...(0,input_flags/* inputsOf */.Vc)([], { ...given, ...(judge !== undefined && { graderTarget: judge }) }),
            judges: 'labels',
        },
        options: {},
        quiet: given['quiet'] === true,
        json: given['json'] === true,
    }));
}
const JUDGE_TEST_EXAMPLES = `
Examples:
  eval-action judge-test
  eval-action judge-test --judge cheaper-model --trials 3 --threshold 0.9

Exit codes: 0 passed, 1 failed, 2 not measured.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/list.js

function listArgv(command, ask) {
    command
        .description('List suites, tests and targets: what a run would execute, and which variables it needs.')
        .argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)')
        .addHelpText('after', list_EXAMPLES);
    (0,input_flags/* addInputFlags */.hN)(command, ['target', 'targets', 'testId', 'tag', 'excludeTag', 'workingDirectory']);
    command
        .option('--json', 'print one JSON document: suites, targets, variables, problems, counts')
        .action((evals, given) => {
        ask({ kind: 'list', inputs: (0,input_flags/* inputsOf */.Vc)(evals, given), json: given['json'] === true });
    });
}
const list_EXAMPLES = `
Examples:
  eval-action list
  eval-action list evals --target careful --test-id 'refund-*'
  eval-action list --json

Exit codes: 0 listed, 2 a file could not be read.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/open.js
function openArgv(command, ask) {
    command
        .description('Open the report of a run, or of two runs side by side, in the browser.')
        .argument('[run]', 'run folder, results file or report.html (default: the newest run)')
        .argument('[base]', 'run folder or results file to compare with')
        .option('--no-browser', 'print the address of the page and start no browser')
        .option('--print-path', 'like --no-browser')
        .addHelpText('after', open_EXAMPLES)
        .action((run, base, given) => ask({ kind: 'open', run, base, printsOnly: given['browser'] === false || given['printPath'] === true }));
}
const open_EXAMPLES = `
Examples:
  eval-action open
  eval-action open .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action open head/ base/

The page is one offline file; no server is started.
Exit codes: 0 the page was written, 2 it could not be written.`;

// EXTERNAL MODULE: ./build/js/src/model/run/shard-plan.js
var shard_plan = __webpack_require__(35675);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js
var inputs = __webpack_require__(18305);
// EXTERNAL MODULE: ./build/js/src/app/shards/pinned-inputs.js
var pinned_inputs = __webpack_require__(13201);
;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/plan.js





const flags = pinned_inputs/* plannedInputNames */.JK.filter((name) => name !== 'evals' && (0,inputs/* sourcesOf */.u0)(name).includes('flag'));
const DEFAULT_MOST = 20;
const DEFAULT_MINUTES = 10;
const MOST_MINUTES = 1_440;
function planArgv(command, ask) {
    command
        .description('Divide a run between machines, and say what it will take. Calls no target.')
        .argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)')
        .addHelpText('after', plan_EXAMPLES);
    (0,input_flags/* addInputFlags */.hN)(command, flags);
    command
        .option('--shards <NUMBER>', 'the number of machines, or auto (default: auto)')
        .option('--max-shards <NUMBER>', `most machines (default: ${DEFAULT_MOST})`)
        .option('--target-minutes <NUMBER>', `auto adds machines until the run is this short (default: ${DEFAULT_MINUTES})`)
        .option('-o, --output <DIR>', 'write the plan and its baseline to this folder, for "run --shard" and "report --plan"')
        .option('--json', 'print one JSON document: the plan and its digest')
        .action((evals, given) => {
        const shards = given['shards'] === 'auto' ? undefined : given['shards'];
        ask({
            kind: 'plan',
            inputs: (0,input_flags/* inputsOf */.Vc)(evals, given),
            wishes: {
                shards: shards === undefined ? undefined : numberOf(shards, '--shards', shard_plan/* MOST_SHARDS */.Y),
                most: numberOf(given['maxShards'] ?? DEFAULT_MOST, '--max-shards', shard_plan/* MOST_SHARDS */.Y),
                targetMinutes: numberOf(given['targetMinutes'] ?? DEFAULT_MINUTES, '--target-minutes', MOST_MINUTES),
            },
            json: given['json'] === true,
        });
    });
}
function numberOf(given, flag, most) {
    const number = /^\d{1,4}$/.test(String(given)) ? Number(given) : 0;
    if (number >= 1 && number <= most)
        return number;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)(flag, `a whole number from 1 to ${most}`, given));
}
const plan_EXAMPLES = `
Examples:
  eval-action plan
  eval-action plan evals --baseline .agentv/evidence --target-minutes 15
  eval-action plan --shards 6 -o plan

Exit codes: 0 planned, 2 the run cannot be planned.`;

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/prompt.js




function promptArgv(command, ask) {
    command
        .description('Print what an agent needs that answers the tests of a suite itself: no key, and no target.')
        .usage('[options] [part] <suite>')
        .argument('<words...>', `the eval file, and before it ${(0,did_you_mean/* listed */.KE)(promptParts)} (default: overview)`)
        .option('--test-id <ID>', 'the test; not for list and overview, which show all')
        .option('--answer-file <FILE>', 'judge: the file with the answer of the agent')
        .addHelpText('after', prompt_EXAMPLES);
    for (const part of promptParts)
        command.addOption(new esm/* Option */.c$(`--${part}`).hideHelp());
    command.action((words, given) => ask(prompt_askedOf(words, given)));
}
function prompt_askedOf(given, flags) {
    const words = given[0] === 'eval' ? given.slice(1) : given;
    const byFlag = promptParts.filter((part) => flags[part.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]);
    const byWord = words.length > 1 ? promptParts.filter((part) => part === words[0]) : [];
    const [part = 'overview', ...others] = [...byFlag, ...byWord];
    const [suite, ...rest] = byWord.length > 0 ? words.slice(1) : words;
    if (suite === undefined || rest.length > 0 || others.length > 0) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'prompt takes one part and one eval file', {
            expected: `one of ${promptParts.join(', ')}, and the path of a suite`,
            found: (0,did_you_mean/* listed */.KE)(given),
        });
    }
    const testId = flags['testId'];
    const answerFile = flags['answerFile'];
    if (testId === undefined && !WHOLE.includes(part))
        throw needs(part, '--test-id');
    if (testId !== undefined && WHOLE.includes(part)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `"prompt ${part}" shows all tests and takes no --test-id`, {
            hint: `Parts of one test: ${(0,did_you_mean/* listed */.KE)(promptParts.filter((each) => !WHOLE.includes(each)))}`,
        });
    }
    if ((part === 'judge') !== (answerFile !== undefined))
        throw needs('judge', '--answer-file, which others do not take');
    return { kind: 'prompt', part, suite, testId, answerFile, json: part !== 'overview' && part !== 'grading-brief' };
}
const WHOLE = ['overview', 'list'];
const needs = (part, flag) => (0,errors/* userError */.IF)('INPUT_INVALID', `"prompt ${part}" needs ${flag}`);
const prompt_EXAMPLES = `
Examples:
  eval-action prompt evals/refunds.eval.yaml
  eval-action prompt input evals/refunds.eval.yaml --test-id names-the-order
  eval-action prompt judge evals/refunds.eval.yaml --test-id names-the-order --answer-file answer.txt

overview and grading-brief are text, the others JSON.
Exit codes: 0 printed, 2 the suite could not be read.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/report.js


function reportArgv(command, ask) {
    command
        .description('Report existing results: writes the reports of a pull request to files, and runs no evals.')
        .argument('<results...>', 'run folders, results files or globs; ! excludes')
        .option('--check', 'print what is read from the files, and write nothing')
        .addHelpText('after', report_EXAMPLES);
    for (const name of report_NAMES) {
        const docs = { ...(0,report_inputs/* reportDocsOf */.$3)(name), ...DEFAULTS[name] };
        (0,input_flags/* addFlag */.UI)(command, name, { docs, isList: report_LISTS.includes(name) });
    }
    command.action((results, given) => {
        const texts = { ...(0,input_flags/* flagTexts */.xU)(report_NAMES, given), results: results.join('\n') };
        ask({ kind: 'report', inputs: (0,report_inputs/* parseReportInputs */.Fp)(texts, input_flags/* flagSpelling */.d6), isCheck: given.check === true });
    });
}
const report_NAMES = [
    'outputDirectory',
    'workingDirectory',
    ...report_inputs/* readingInputs */.oI,
    'confirmCommand',
    'expectedShards',
    'plan',
    'planPath',
    ...report_inputs/* decidingInputs */.hH,
    'html',
    'commentKey',
    'commitSha',
    'redact',
    'redactUnknown',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
];
const report_LISTS = ['baseline', 'redact', 'otel'];
const DEFAULTS = {
    commentKey: { default: 'evals' },
    commitSha: { default: 'none' },
};
const report_EXAMPLES = `
Examples:
  eval-action report .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action report 'shards/*' --expected-shards 4 -o report
  eval-action report results.jsonl --threshold 0.8
  eval-action report results.xml --baseline main.xml --confirm-command 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}'
  eval-action report results.jsonl --check
  eval-action report 'shards/*' --plan 3f9a0c12\u2026 --plan-path plan

It writes report.html, comment.md, summary.md, annotations.txt, junit.xml, ctrf.json and report.json.
Exit codes: 0 passed, 1 failed, 2 not measured.`;

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/run.js





function runArgv(command, ask) {
    command
        .description('Run suites: files, folders or globs. Without arguments, every suite in evals/ folders.')
        .argument('[evals...]', 'eval files, folders or globs; ! excludes')
        .addHelpText('after', run_EXAMPLES);
    (0,input_flags/* addGroupedFlags */.TH)(command);
    command
        .addOption(new esm/* Option */.c$('--transcript <FILE>', 'grade the recorded conversations in a file; no target is called').conflicts([
        'dryRun',
        'recordReplay',
    ]))
        .addOption(new esm/* Option */.c$('--record-replay <FILE>', 'append each new answer to a file, which the provider "replay" can read').conflicts('dryRun'));
    addDelayFlags(command);
    addAgentvFlags(command);
    command
        .addOption(new esm/* Option */.c$('--out <FILE>', 'also write the results to one file: .jsonl, .yaml or .yml, which compare can read'))
        .addOption(new esm/* Option */.c$('--output-format <FORM>', 'yaml: also write the results as YAML, to --out or index.yaml').choices([
        'jsonl',
        'yaml',
    ]))
        .addOption(new esm/* Option */.c$('--export-otel', 'export traces to OTEL_EXPORTER_OTLP_ENDPOINT: --otel-backend otlp'))
        .addOption(new esm/* Option */.c$('--verbose', 'print requests, and the commands of cli targets').conflicts(['json', 'quiet']))
        .option('--quiet', 'print the verdict only')
        .option('--json', 'print one JSON object per line: planned, test, run')
        .action((evals, given) => {
        const { transcript, recordReplay } = given;
        const inputs = (0,input_flags/* inputsOf */.Vc)(evals, withOwnNames(given));
        const dryRunDelay = delayOf(given, inputs);
        const resultsFiles = resultsFilesOf(given);
        ask({
            kind: 'run',
            inputs,
            options: {
                transcript: typeof transcript === 'string' ? transcript : undefined,
                recordReplay: typeof recordReplay === 'string' ? recordReplay : undefined,
                dryRunDelay,
                ...verbosity(given),
            },
            resultsFiles: resultsFiles.length > 0 ? resultsFiles : undefined,
            quiet: given['quiet'] === true,
            json: given['json'] === true,
        });
    });
}
const EXTENSIONS = { '.jsonl': 'jsonl', '.yaml': 'yaml', '.yml': 'yaml' };
function resultsFilesOf({ out, outputFormat, dumpPrompts }) {
    const prompts = dumpPrompts === true ? [{ format: 'prompts', path: '.agentv/prompts/{timestamp}.jsonl' }] : [];
    if (typeof out !== 'string')
        return outputFormat === 'yaml' ? [{ format: 'yaml' }, ...prompts] : prompts;
    const format = EXTENSIONS[(0,external_node_path_.extname)(out).toLowerCase()];
    if (format === undefined || (outputFormat ?? format) !== format) {
        const names = Object.keys(EXTENSIONS).filter((name) => EXTENSIONS[name] === (outputFormat ?? EXTENSIONS[name]));
        throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)('--out', `a file that ends in ${(0,shared_text/* orList */.A3)(names)}`, out), {
            hint: 'The folder of the run, with all its files, is --output.',
        });
    }
    return [{ format, path: out }, ...prompts];
}
function verbosity({ verbose, json, quiet }) {
    if (verbose === true)
        return { verbose: true };
    return json === true || quiet === true ? { verbose: false } : {};
}
const run_EXAMPLES = `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 failed, 2 not measured.`;
function addDelayFlags(command) {
    command
        .addOption(new esm/* Option */.c$('--dry-run-delay <MS>', 'delay of each answer in a dry run, in milliseconds (default: none)'))
        .addOption(new esm/* Option */.c$('--dry-run-delay-min <MS>', 'minimum of a random delay; takes precedence over --dry-run-delay'))
        .addOption(new esm/* Option */.c$('--dry-run-delay-max <MS>', 'maximum of a random delay; requires the minimum'));
}
function delayOf(given, { dryRun }) {
    const fixed = millisecondsOf(given['dryRunDelay'], '--dry-run-delay');
    const least = millisecondsOf(given['dryRunDelayMin'], '--dry-run-delay-min');
    const most = millisecondsOf(given['dryRunDelayMax'], '--dry-run-delay-max');
    if ((fixed ?? least ?? most) === undefined)
        return undefined;
    if (!dryRun)
        throw onlyForDryRuns();
    const isRange = (least ?? most) !== undefined;
    const [leastMs, mostMs] = isRange ? [least, most] : [fixed, fixed];
    if (leastMs === undefined || mostMs === undefined || leastMs > mostMs)
        throw noRange();
    return { leastMs, mostMs };
}
const LONGEST_MS = 3_600_000;
function millisecondsOf(given, flag) {
    if (given === undefined)
        return undefined;
    const ms = /^\d{1,7}$/.test(String(given)) ? Number(given) : Number.NaN;
    if (ms <= LONGEST_MS)
        return ms;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)(flag, `a whole number of milliseconds from 0 to ${LONGEST_MS}`, given));
}
const onlyForDryRuns = () => (0,errors/* userError */.IF)('INPUT_INVALID', 'The flags that begin with --dry-run-delay only apply to a dry run', {
    hint: 'Add --dry-run, or remove them.',
});
const noRange = () => (0,errors/* userError */.IF)('INPUT_INVALID', '--dry-run-delay-min and --dry-run-delay-max are not a range', {
    expected: 'both flags, with a minimum that is not larger than the maximum',
});
function addAgentvFlags(command) {
    const collect = (value, before = []) => [...before, value];
    command.addOption(new esm/* Option */.c$('--eval-id <ID>').argParser(collect).hideHelp());
    for (const name of ['--include-trace', '--dump-traces', '--dump-prompts', '--keep-workspaces']) {
        command.addOption(new esm/* Option */.c$(name).hideHelp());
    }
}
function withOwnNames({ evalId, dumpTraces, keepWorkspaces, exportOtel, ...given }) {
    const keep = keepWorkspaces === true && { retainOnSuccess: 'keep', retainOnFailure: 'keep' };
    const ids = [given['testId'] ?? [], evalId ?? []].flat();
    return {
        ...(dumpTraces === true && { traceFile: '.agentv/traces/{timestamp}.jsonl' }),
        ...keep,
        ...(exportOtel === true && given['otel'] === undefined && { otelBackend: ['otlp'] }),
        ...given,
        ...(ids.length > 0 && { testId: ids }),
    };
}

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/trace.js




function traceArgv(command, ask) {
    command
        .description('Read the records of runs: messages, tool calls, tokens and costs.')
        .addArgument(new esm/* Argument */.ef('<what>', 'list: the newest runs; show: the tests of a run, or one; stats: figures of a run').choices(['list', 'show', 'stats']))
        .argument('[run]', 'show, stats: run folder or results file (default: the newest run)')
        .option('--test-id <ID>', 'show: the test whose messages and tool calls are printed (default: a table of all); stats: only this test')
        .option('--target <NAME>', 'show, stats: only results of this target')
        .option('--tree', 'show, with --test-id: the tool calls alone, without texts')
        .addOption(new esm/* Option */.c$('-g, --group-by <WHAT>', 'stats: figures for each').choices(traceGroups))
        .option('-n, --limit <COUNT>', 'list: maximum number of runs (default: 20)')
        .addOption(new esm/* Option */.c$('-f, --format <FORMAT>', 'output').choices(['table', 'json']).default('table'))
        .addHelpText('after', trace_EXAMPLES)
        .action((what, run, given) => {
        refuseUnused(what, given);
        const limit = Number(given['limit'] ?? 20);
        if (!Number.isSafeInteger(limit) || limit < 1) {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given['limit']) });
        }
        if (what === 'list' && run !== undefined) {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', '"trace list" takes no run', { hint: 'Use "trace show".' });
        }
        ask({
            kind: 'trace',
            what,
            run,
            testId: given['testId'],
            target: given['target'],
            isTree: given['tree'] === true,
            groupBy: given['groupBy'],
            limit,
            json: given['format'] === 'json',
        });
    });
}
const trace_FLAGS = [
    ['--test-id', 'testId', ['show', 'stats']],
    ['--target', 'target', ['show', 'stats']],
    ['--tree', 'tree', ['show']],
    ['--group-by', 'groupBy', ['stats']],
    ['--limit', 'limit', ['list']],
];
function refuseUnused(what, given) {
    for (const [flag, option, of] of trace_FLAGS) {
        if (given[option] === undefined || of.includes(what))
            continue;
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `"trace ${what}" takes no ${flag}`, { hint: `It is for ${(0,did_you_mean/* listed */.KE)(of)}.` });
    }
    if (given['tree'] !== undefined && given['testId'] === undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', '"trace show --tree" needs --test-id');
    }
}
const trace_EXAMPLES = `
Examples:
  eval-action trace list
  eval-action trace show --test-id names-the-order
  eval-action trace show results/new --format json
  eval-action trace stats --group-by target

Exit codes: 0 printed, 2 the results could not be read.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/validate.js


function validateArgv(command, ask) {
    command
        .description('Check suites and the targets they use, without running anything. Reports all problems of all files.')
        .argument('[paths...]', 'eval files, targets files, folders or globs; ! excludes (default: as run)')
        .addHelpText('after', validate_EXAMPLES);
    (0,input_flags/* addInputFlags */.hN)(command, ['targets', 'strict']);
    command
        .option('--max-warnings <N>', 'exit with 1 if there are more warnings (default: no limit)')
        .option('--json', 'print one JSON document: files, problems, counts')
        .action((paths, given) => {
        const maxWarnings = limitOf(given['maxWarnings']);
        ask({
            kind: 'validate',
            inputs: (0,input_flags/* inputsOf */.Vc)(paths, given),
            maxWarnings,
            json: given['json'] === true,
        });
    });
}
function limitOf(given) {
    if (given === undefined)
        return undefined;
    const text = String(given).trim();
    if (/^\d{1,9}$/.test(text))
        return Number(text);
    throw (0,errors/* userError */.IF)('INPUT_INVALID', (0,errors/* invalidValue */.BS)('--max-warnings', 'a whole number, 0 or more', given));
}
const validate_EXAMPLES = `
Examples:
  eval-action validate
  eval-action validate evals/refunds.eval.yaml .agentv/targets.yaml
  eval-action validate 'evals/**/*.yaml' --max-warnings 0 --json

Exit codes: 0 valid, 1 errors or too many warnings, 2 could not check.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/argv/workspace.js




function workspaceArgv(command, ask) {
    command
        .description('Show or remove the pooled workspaces and the fetched repositories of this machine.')
        .addArgument(new esm/* Argument */.ef('<action>', 'list: show both; clean: remove those that no run uses; deps: list the repositories that suites need').choices(['list', 'clean', 'deps']))
        .argument('[evals...]', 'deps: eval files, folders or globs; ! excludes (default: as run)')
        .option('--repo <URL>', 'clean: only those of this repository')
        .option('--older-than <AGE>', 'clean: only those last used longer ago, such as 12h, 30d or 8w')
        .option('--max-size <SIZE>', 'clean: the least recently used, until the total fits this size, such as 5gb')
        .option('--used-by', 'deps: also name the suites')
        .option('--json', 'print one JSON document')
        .addHelpText('after', workspace_EXAMPLES)
        .action((action, evals, given) => {
        workspace_refuseForeign(action, evals, given);
        const json = given['json'] === true;
        if (action === 'deps') {
            ask({ kind: 'workspace', action, inputs: (0,input_flags/* inputsOf */.Vc)(evals, {}), usedBy: given['usedBy'] === true, json });
            return;
        }
        const { repo } = given;
        const olderThanMs = ageOf(given['olderThan'], '--older-than');
        const maxBytes = sizeOf(given['maxSize'], '--max-size');
        ask({
            kind: 'workspace',
            action,
            repository: typeof repo === 'string' ? repo : undefined,
            olderThanMs,
            maxBytes,
            json,
        });
    });
}
function workspace_refuseForeign(action, evals, given) {
    const meant = [
        ['--repo', given['repo'] !== undefined, 'clean'],
        ['--older-than', given['olderThan'] !== undefined, 'clean'],
        ['--max-size', given['maxSize'] !== undefined, 'clean'],
        ['--used-by', given['usedBy'] !== undefined, 'deps'],
        ['a path', evals.length > 0, 'deps'],
    ];
    const wrong = meant.find(([, isGiven, belongsTo]) => isGiven && belongsTo !== action);
    if (wrong === undefined)
        return;
    const [shown, , belongsTo] = wrong;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `"workspace ${action}" does not accept ${shown}`, {
        hint: `Use it with "workspace ${belongsTo}".`,
    });
}
const workspace_EXAMPLES = `
Examples:
  eval-action workspace list
  eval-action workspace clean
  eval-action workspace clean --repo https://github.com/acme/lib.git
  eval-action workspace clean --older-than 30d --max-size 5gb
  eval-action workspace deps evals --used-by

Exit codes: 0 done, 2 an item could not be read or removed.`;

;// CONCATENATED MODULE: ./build/js/src/app/cli/command-arguments.js



























function parseArgv(given, print) {
    const argv = inOwnWords(given);
    let asked = { kind: 'printed', exitCode: 2 };
    const program = commandLine(argv[0], (wanted) => {
        asked = wanted;
    });
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
            return { kind: 'printed', exitCode: 0 };
        refuseFlag(error.message);
        throw (0,errors/* userError */.IF)('INPUT_INVALID', sentence(error.message), {
            hint: 'Run eval-action --help for the list of commands.',
            cause: error,
        });
    }
    return asked;
}
function inOwnWords(argv) {
    const [group, name = ''] = argv;
    if (group !== 'eval')
        return argv;
    return IN_EVAL.includes(name) ? argv.slice(1) : ['run', ...argv.slice(1)];
}
const IN_EVAL = ['run', 'assert', 'prompt'];
const commands = {
    run: runArgv,
    report: reportArgv,
    open: openArgv,
    gate: gateArgv,
    failures: failuresArgv,
    compare: compareArgv,
    accept: acceptArgv,
    validate: validateArgv,
    list: listArgv,
    plan: planArgv,
    convert: convertArgv,
    workspace: workspaceArgv,
    init: initArgv,
    cache: cacheArgv,
    assert: assertArgv,
    prompt: promptArgv,
    history: historyArgv,
    trace: traceArgv,
    create: createArgv,
    generate: generateArgv,
    import: importArgv,
    labels: labelsArgv,
    'judge-test': judgeTestArgv,
};
function commandLine(first, ask) {
    const isCommand = first !== undefined && Object.hasOwn(commands, first);
    const program = new esm/* Command */.uB('eval-action')
        .description('Runs AgentV eval suites, grades the answers, and passes or fails.')
        .version(version/* version */.r, '-V, --version', 'print the version')
        .helpOption('-h, --help', 'print this help')
        .helpCommand(false)
        .showSuggestionAfterError()
        .addHelpText('after', '\nExit codes: 0 passed, 1 failed, 2 not measured.\nHelp on a command: eval-action run --help');
    for (const [name, define] of Object.entries(commands)) {
        const command = program.command(name).helpOption('-h, --help', 'print this help').showSuggestionAfterError();
        if (!isCommand || name === first)
            define(command, ask);
    }
    return program;
}
function refuseFlag(message) {
    const flag = /unknown option '--(?:no-)?([a-z-]+)/.exec(message)?.[1];
    if (flag !== undefined)
        (0,refused_settings/* refuse */.TR)([flag], 'flag', (name) => `--${name}`);
}
const sentence = (message) => (0,shared_text/* capitalized */.l2)(message.replace(/^error: /, '').trim());

// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
;// CONCATENATED MODULE: ./build/js/src/app/cli/error-lines.js


function errorLines(error, command) {
    const isRun = command === 'run' || command === 'eval';
    const lines = [
        { type: 'error', problems: problemsOf(error) },
        ...(isRun ? [{ type: 'run', exit_code: 2, run_folder: null, failures: null }] : []),
    ];
    return lines.map((line) => (0,harmless_json/* harmlessJson */.E)(line));
}
function problemsOf(error) {
    if (!(error instanceof errors/* UserError */.yo))
        return [{ code: 'BUG', message: (0,errors/* messageOf */.bD)(error) }];
    return error.problems.map(({ code, message, location, hint }) => ({
        code,
        message,
        place: location && { file: location.file, line: location.line },
        hint,
    }));
}

;// CONCATENATED MODULE: ./build/js/src/app/cli/command-line.js









async function command_line_commandLine(argv) {
    const bare = openTerminal(process.stdout, process.stderr, process.env);
    const terminal = harmlessTerminal(bare);
    const { text: withoutSecrets } = (0,redact/* redactor */.$)((0,secret_names/* secretValues */.VX)(process.env));
    const log = {
        info: (text) => terminal.print(withoutSecrets(text)),
        warn: (text) => terminal.complain(`warning: ${withoutSecrets(text)}`),
        error: (text) => terminal.complain(`error: ${withoutSecrets(text)}`),
    };
    (0,exit_code/* exitOnUncaughtErrors */.ew)(log);
    return (0,exit_code/* toExitCode */.t4)(async () => {
        const asked = parseArgv(argv, (text) => terminal.print(text));
        if (asked.kind === 'printed')
            return asked.exitCode;
        const isForPrograms = asked.kind === 'convert' ||
            asked.kind === 'assert' ||
            ('json' in asked && asked.json) ||
            ('format' in asked && asked.format === 'json');
        return perform(asked, log, isForPrograms ? { ...terminal, print: bare.print } : terminal);
    }, log, (error) => {
        if (argv.includes('--json'))
            for (const line of errorLines(error, argv[0]))
                bare.print(withoutSecrets(line));
    });
}
async function perform(asked, log, terminal) {
    const { realRuntime, unstoppable } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382), __webpack_require__.e(95), __webpack_require__.e(5319)]).then(__webpack_require__.bind(__webpack_require__, 50095));
    switch (asked.kind) {
        case 'run':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(4294), __webpack_require__.e(7811), __webpack_require__.e(7223), __webpack_require__.e(3283), __webpack_require__.e(9356), __webpack_require__.e(5212), __webpack_require__.e(6405), __webpack_require__.e(5973), __webpack_require__.e(5546), __webpack_require__.e(5603), __webpack_require__.e(6188), __webpack_require__.e(5269), __webpack_require__.e(1071)]).then(__webpack_require__.bind(__webpack_require__, 65107))).runCommand(asked, realRuntime(log), terminal);
        case 'gate':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(3097), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(4294), __webpack_require__.e(7811), __webpack_require__.e(7223), __webpack_require__.e(3283), __webpack_require__.e(9356), __webpack_require__.e(6599)]).then(__webpack_require__.bind(__webpack_require__, 97810))).gateCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'compare':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4294), __webpack_require__.e(614)]).then(__webpack_require__.bind(__webpack_require__, 79084))).compareCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'accept':
            return (await __webpack_require__.e(/* import() */ 7391).then(__webpack_require__.bind(__webpack_require__, 97391))).acceptCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'report':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(3097), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(7906), __webpack_require__.e(4294), __webpack_require__.e(7811), __webpack_require__.e(7223), __webpack_require__.e(3283), __webpack_require__.e(9356), __webpack_require__.e(5212), __webpack_require__.e(6405), __webpack_require__.e(5973), __webpack_require__.e(4844), __webpack_require__.e(7319)]).then(__webpack_require__.bind(__webpack_require__, 69746))).reportCommand(asked, asked.inputs.confirmCommand === undefined ? realRuntime(log, unstoppable()) : realRuntime(log), terminal);
        case 'open':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(3097), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(7906), __webpack_require__.e(4294), __webpack_require__.e(7811), __webpack_require__.e(7223), __webpack_require__.e(3283), __webpack_require__.e(9356), __webpack_require__.e(5212), __webpack_require__.e(6405), __webpack_require__.e(5973), __webpack_require__.e(4844), __webpack_require__.e(7319), __webpack_require__.e(4564)]).then(__webpack_require__.bind(__webpack_require__, 24564))).openCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'validate':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(6790)]).then(__webpack_require__.bind(__webpack_require__, 6790))).validateCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'list':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(5773)]).then(__webpack_require__.bind(__webpack_require__, 25773))).listCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'plan':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(4294), __webpack_require__.e(7811), __webpack_require__.e(7223), __webpack_require__.e(3283), __webpack_require__.e(5603), __webpack_require__.e(6013)]).then(__webpack_require__.bind(__webpack_require__, 57558))).planCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'convert':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(238), __webpack_require__.e(250)]).then(__webpack_require__.bind(__webpack_require__, 80250))).convertCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'workspace':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(5546), __webpack_require__.e(8467)]).then(__webpack_require__.bind(__webpack_require__, 50525))).workspaceCommand(asked, realRuntime(log), terminal);
        case 'init':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(4946)]).then(__webpack_require__.bind(__webpack_require__, 74946))).initCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'cache':
            return (await Promise.all(/* import() */[__webpack_require__.e(4523), __webpack_require__.e(5708), __webpack_require__.e(6167), __webpack_require__.e(1167), __webpack_require__.e(6968)]).then(__webpack_require__.bind(__webpack_require__, 26499))).cacheCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'assert':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(6027)]).then(__webpack_require__.bind(__webpack_require__, 46027))).assertCommand(asked, realRuntime(log), terminal);
        case 'prompt':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(2877)]).then(__webpack_require__.bind(__webpack_require__, 32877))).promptCommand(asked, realRuntime(log), terminal);
        case 'trace':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9547), __webpack_require__.e(3097), __webpack_require__.e(3260), __webpack_require__.e(4294), __webpack_require__.e(7811), __webpack_require__.e(8838)]).then(__webpack_require__.bind(__webpack_require__, 68838))).traceCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'history':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(7223), __webpack_require__.e(9467)]).then(__webpack_require__.bind(__webpack_require__, 25934))).historyCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'create':
            return (await Promise.all(/* import() */[__webpack_require__.e(6167), __webpack_require__.e(87)]).then(__webpack_require__.bind(__webpack_require__, 87256))).createCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'import':
            return (await Promise.all(/* import() */[__webpack_require__.e(4523), __webpack_require__.e(5708), __webpack_require__.e(6266)]).then(__webpack_require__.bind(__webpack_require__, 76266))).importCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'generate':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(6188), __webpack_require__.e(238), __webpack_require__.e(5250)]).then(__webpack_require__.bind(__webpack_require__, 71527))).generateCommand(asked, realRuntime(log), terminal);
        case 'labels':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3097), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(6167), __webpack_require__.e(7906), __webpack_require__.e(1167), __webpack_require__.e(2596), __webpack_require__.e(8100), __webpack_require__.e(4294), __webpack_require__.e(7811), __webpack_require__.e(3679)]).then(__webpack_require__.bind(__webpack_require__, 13679))).labelsCommand(asked, realRuntime(log, unstoppable()), terminal);
        case 'failures':
            return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(4523), __webpack_require__.e(9547), __webpack_require__.e(3097), __webpack_require__.e(5708), __webpack_require__.e(3260), __webpack_require__.e(8829), __webpack_require__.e(474), __webpack_require__.e(7906), __webpack_require__.e(4294), __webpack_require__.e(7811), __webpack_require__.e(7223), __webpack_require__.e(3283), __webpack_require__.e(9356), __webpack_require__.e(5212), __webpack_require__.e(6405), __webpack_require__.e(5973), __webpack_require__.e(4844), __webpack_require__.e(7319), __webpack_require__.e(2043)]).then(__webpack_require__.bind(__webpack_require__, 52043))).failuresCommand(asked, realRuntime(log, unstoppable()), terminal);
        default:
            return (0,never/* never */.Z)(asked);
    }
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

/***/ 18666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ filledIn),
/* harmony export */   h: () => (/* binding */ whatIsWrongWith)
/* harmony export */ });
const PLACEHOLDER = /\{(?:tests|pattern|output)\}/;
const LONGEST = 10_000;
const EXAMPLE = 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}';
function whatIsWrongWith(command) {
    if (!command.includes('{output}'))
        return `a command with {output}, such as ${EXAMPLE}`;
    if (command.length > LONGEST || command.includes('\0'))
        return `a command of at most ${LONGEST} characters`;
    const outside = command.replace(QUOTED, (text) => (PLACEHOLDER.test(text) ? '"' : ''));
    if (!/["'`]|<</.test(outside))
        return undefined;
    return `a command without quotes, backquotes or here-documents around {tests}, {pattern} and {output}, which are quoted already: ${EXAMPLE}`;
}
const QUOTED = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g;
const filledIn = (command, { tests, output }, quote) => command.replace(new RegExp(PLACEHOLDER, 'g'), (placeholder) => {
    if (placeholder === '{tests}')
        return tests.map(quote).join(' ');
    return quote(placeholder === '{output}' ? output : patternOf(tests));
});
const patternOf = (texts) => `^(?:${texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`)).join('|')})$`;


/***/ }),

/***/ 52933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ym: () => (/* binding */ ARTIFACTS),
  hH: () => (/* binding */ decidingInputs),
  Fp: () => (/* binding */ parseReportInputs),
  oI: () => (/* binding */ readingInputs),
  $3: () => (/* binding */ reportDocsOf),
  eP: () => (/* binding */ reportInputs)
});

// UNUSED EXPORTS: reportGroups, reportInputNames

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/run/imported.js
var imported = __webpack_require__(97535);
// EXTERNAL MODULE: ./build/js/src/app/config/action-inputs.js
var action_inputs = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/app/config/confirm-command.js
var confirm_command = __webpack_require__(18666);
// EXTERNAL MODULE: ./build/js/src/app/config/input-values.js
var input_values = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js
var inputs = __webpack_require__(18305);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
;// CONCATENATED MODULE: ./build/js/src/app/config/needed-jobs.js


const jobResults = ['success', 'failure', 'cancelled', 'skipped'];
const needsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ result: schemas/* enum */.k5n(jobResults), outputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}) }));
const MAX_BYTES = 1024 * 1024;
function neededJobs(text, context) {
    const read = needsSchema.safeParse(text.length <= MAX_BYTES ? (0,json/* jsonOf */.o_)(text) : undefined);
    if (!read.success) {
        context.addIssue({ code: 'custom', message: 'the jobs that this one needs: ${{ toJSON(needs) }}', input: text });
        return core/* NEVER */.tm;
    }
    const jobs = Object.entries(read.data);
    const isPlan = ([, { outputs }]) => 'matrix' in outputs || 'wanted' in outputs;
    const plan = jobs.find(isPlan) ?? jobs.find(([name]) => name === 'plan');
    const others = jobs.filter((job) => job !== plan);
    const named = SHARD_NAMES.map((name) => others.filter((job) => name.test(job[0])));
    const shards = (named.find((found) => found.length > 0) ?? []).map(([, { result }]) => result);
    return {
        plan: plan?.[1].result,
        shards: WORST_FIRST.find((result) => shards.includes(result)),
        isWanted: plan?.[1].outputs['wanted'] !== 'false',
    };
}
const SHARD_NAMES = [/^shards?$/i, /shard/i, /(?:)/];
const WORST_FIRST = ['failure', 'cancelled', 'skipped', 'success'];

;// CONCATENATED MODULE: ./build/js/src/app/config/report-inputs.js







const resultsFormats = ['auto', 'eval-action', 'agentv', ...imported/* importFormats */.Ub];
const own = {
    results: schemas/* string */.YjP({ error: 'folders or files of results, or artifacts' })
        .pipe(input_values/* lines */.Mn)
        .refine((given) => given.length > 0, 'folders or files of results, or artifacts')
        .refine((given) => !given.includes(ARTIFACTS) || given.length === 1, 'artifacts alone, or paths and globs')
        .meta({
        description: 'Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.',
        default: 'none; required',
        sources: ['action'],
    }),
    format: (0,input_values/* oneOf */.yL)(...resultsFormats)
        .default('auto')
        .meta({
        description: 'Format of the results; `auto` detects it by their content.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'FORM',
    }),
    scoreName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'The score that decides, in results of another tool with several scores and no verdict.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    repeatedNames: (0,input_values/* oneOf */.yL)(...imported/* repeatedNames */.H3)
        .optional()
        .meta({
        description: 'What several rows with one name are, in JUnit XML, CTRF and DeepEval: `trials`, each of which counts, or `retries` of failed tests, of which the last counts. Default: a name has no verdict, unless all of its rows failed or its tool is known to repeat tests.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'WHAT',
    }),
    passMark: (0,input_values/* share */.uM)()
        .optional()
        .meta({
        description: 'Score (0 to 1) from which a test passes, in results of another tool that have no verdict.',
        default: "the tool's",
        sources: ['action', 'flag'],
        value: 'X',
    }),
    targetName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Name of the target of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    suiteName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Name of the suite of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    confirmCommand: schemas/* string */.YjP()
        .superRefine((given, context) => {
        const expected = (0,confirm_command/* whatIsWrongWith */.h)(given);
        if (expected !== undefined)
            context.addIssue({ code: 'custom', message: expected, input: given });
    })
        .optional()
        .meta({
        description: 'Command that re-runs suspected regressions of another tool and writes `{output}`; `{tests}` are their ids, and `{pattern}` is a regular expression of them.',
        default: 'none: they stay suspected',
        sources: ['action', 'flag'],
        value: 'COMMAND',
    }),
    expectedShards: (0,input_values/* count */.U9)(1, 256)
        .optional()
        .meta({
        description: 'Expected number of run folders or results files. With fewer, the results are incomplete.',
        default: 'as many as there are',
        sources: ['action', 'flag'],
        value: 'N',
    }),
    plan: schemas/* string */.YjP()
        .refine((given) => given === ARTIFACTS || /^[0-9a-f]{64}$/.test(given), 'the digest of a plan (64 hexadecimal digits; "eval-action plan -o" prints it), or artifacts')
        .optional()
        .meta({
        description: 'Digest of the plan whose shards are the results: output `plan` of the plan action. `artifacts`: the newest plan of the workflow run, with the `comment-key` of the report if there are several.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'DIGEST',
    }),
    planPath: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Folder of the plan, if it is not an artifact of the workflow run.',
        default: 'the artifact of the plan',
        sources: ['action', 'flag'],
        value: 'DIR',
    }),
    jobs: schemas/* string */.YjP()
        .transform(neededJobs)
        .optional()
        .meta({
        description: 'The jobs of the plan and the shards, with their results: `toJSON(needs)` in an expression.',
        default: 'none',
        sources: ['action'],
    }),
    onNotRun: (0,input_values/* oneOf */.yL)('fail', 'pass')
        .default('fail')
        .meta({
        description: 'Result of the step if the plan did not want a run, because a label is missing: `fail` or `pass`.',
        default: 'fail',
        sources: ['action'],
    }),
    runId: (0,input_values/* count */.U9)(1, Number.MAX_SAFE_INTEGER)
        .optional()
        .meta({
        description: 'Id of the workflow run that the results belong to.',
        default: 'from a `workflow_run` event, else this run',
        sources: ['action'],
    }),
    workingDirectory: inputs/* inputsSchema */.rS.shape.workingDirectory,
    outputDirectory: inputs/* inputsSchema */.rS.shape.outputDirectory.meta({
        description: 'Folder for the reports. On GitHub, it must be inside the workspace.',
        default: '`.agentv/results/report`',
        value: 'DIR',
    }),
};
const ARTIFACTS = 'artifacts';
const readingInputs = [
    'format',
    'passMark',
    'repeatedNames',
    'scoreName',
    'suiteName',
    'targetName',
];
const decidingInputs = [
    'threshold',
    'mustPass',
    'baseline',
    'confirm',
    'maxDrop',
    'maxCostIncrease',
    'maxLatencyIncrease',
    'onInconclusive',
    'maxErrorRate',
    'baselineMaxAge',
    'quarantineFile',
];
const reporting = [
    'comment',
    'githubToken',
    'jobSummary',
    'annotations',
    'checkRun',
    'uploadArtifacts',
    'html',
    'htmlMaxMib',
    'judgeMinAgreement',
    'labelsNeedsImprovement',
    'samples',
    'baselineBranch',
    'evidence',
    'history',
    'historyBranch',
    'redact',
    'redactUnknown',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
    'commentKey',
    'matrix',
    'prNumber',
    'commitSha',
    'checkName',
    'artifactRetentionDays',
];
const shared = inputs/* inputNames */.vj.filter((name) => [...decidingInputs, ...reporting].some((other) => other === name));
const reportInputsSchema = schemas/* strictObject */.rej({
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, inputs/* inputsSchema */.rS.shape[name]])),
    threshold: inputs/* inputsSchema */.rS.shape.threshold.meta({
        description: 'Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.',
        default: 'from the results, else none',
        value: 'X',
    }),
});
const names = Object.keys(reportInputsSchema.shape);
const reportInputNames = names.filter((name) => !(0,inputs/* isInput */.Xy)(name) || (0,inputs/* sourcesOf */.u0)(name).includes('action'));
const ownNames = Object.keys(own);
const reportGroups = {
    Report: ownNames,
    Common: sharedIn('Common'),
    More: sharedIn('More'),
    Advanced: sharedIn('Advanced'),
};
function sharedIn(group) {
    const all = inputs/* inputGroups */.Dk[group];
    return reportInputNames.filter((name) => all.includes(name) && !ownNames.includes(name));
}
const reportDocsOf = (name) => reportInputsSchema.shape[name].meta();
const parseReportInputs = (given, spell) => ({
    ...(0,inputs/* parseInputs */.TL)({}),
    ...(0,inputs/* parseTexts */.oh)(reportInputsSchema, given, spell),
    given: inputs/* inputNames */.vj.filter((name) => (0,inputs/* isGiven */.qR)(given[name])),
});
const reportInputs = (env) => parseReportInputs((0,action_inputs/* inputTexts */.Ld)(env, reportInputNames));


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


/***/ }),

/***/ 13201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JK: () => (/* binding */ plannedInputNames),
/* harmony export */   Kv: () => (/* binding */ inputsOfPlan),
/* harmony export */   SJ: () => (/* binding */ pinnedInputs)
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18305);

const OWN_INPUTS = new Set([
    'githubToken',
    'outputDirectory',
    'shard',
    'planPath',
    'resume',
    'rerunFailed',
    'retryErrors',
    'cache',
    'comment',
    'jobSummary',
    'annotations',
    'checkRun',
    'checkName',
    'uploadArtifacts',
    'html',
    'htmlMaxMib',
    'judges',
    'judgeMinAgreement',
    'labelsNeedsImprovement',
    'labelsKeepAnswers',
    'samples',
    'redact',
    'redactUnknown',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
    'commentKey',
    'matrix',
    'matrixJobs',
    'prNumber',
    'commitSha',
    'allowUntrustedCode',
]);
const plannedInputNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj.filter((name) => !OWN_INPUTS.has(name));
function pinnedInputs(inputs, { onlyWithLabel }) {
    const values = plannedInputNames.flatMap((name) => (inputs[name] === undefined ? [] : [[name, inputs[name]]]));
    return {
        inputs: { ...Object.fromEntries(values), ...(onlyWithLabel !== undefined && { onlyWithLabel }) },
        given: inputs.given.filter((name) => !OWN_INPUTS.has(name)),
    };
}
function inputsOfPlan({ inputs, given }, own) {
    const [unset, planned] = [(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInputs */ .TL)({}), new Set(given)];
    const isGiven = (name) => (OWN_INPUTS.has(name) ? own.given.includes(name) : planned.has(name));
    return {
        ...own,
        ...Object.fromEntries(plannedInputNames.map((name) => [name, inputs[name] ?? unset[name]])),
        given: _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj.filter(isGiven),
    };
}


/***/ }),

/***/ 52759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ })

};
