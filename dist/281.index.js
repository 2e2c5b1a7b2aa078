export const id = 281;
export const ids = [281];
export const modules = {

/***/ 66575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ command_line_commandLine)
});

;// CONCATENATED MODULE: ./build/js/src/edges/terminal.js
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

// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
// EXTERNAL MODULE: ./build/js/src/shared/redact.js + 1 modules
var redact = __webpack_require__(50866);
// EXTERNAL MODULE: ./build/js/src/shared/secret-names.js
var secret_names = __webpack_require__(50684);
// EXTERNAL MODULE: ./build/js/src/reports/columns.js
var reports_columns = __webpack_require__(46168);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
;// CONCATENATED MODULE: ./build/js/src/app/harmless-terminal.js


function harmlessTerminal(terminal) {
    return {
        ...terminal,
        print: (text) => terminal.print(text.split(colour).map(neutralUnlessColour).join('')),
        complain: (text) => terminal.complain((0,workflow_command/* neutral */.SY)(inLines(text, terminal.errorScreen))),
    };
}
const inLines = (text, columns) => text
    .split('\n')
    .flatMap((line) => (0,reports_columns/* hanging */.rM)(line, columns))
    .join('\n');
const ESC = String.fromCharCode(0x1b);
const colour = new RegExp(`(${ESC}\\[[0-9;]*m)`);
const neutralUnlessColour = (part, index) => (index % 2 === 1 ? part : (0,workflow_command/* neutral */.SY)(part));

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
;// CONCATENATED MODULE: ./build/js/src/app/argv/accept.js
function acceptArgv(command, ask) {
    command
        .description('Accept tests as they are now: their history begins anew, and what they do becomes the reference.')
        .argument('<tests...>', 'ids of the tests, exactly as they are written')
        .addHelpText('after', EXAMPLES)
        .requiredOption('--reason <TEXT>', 'why they are right as they are; kept with the evidence')
        .option('--author <NAME>', 'who accepts them (default: the user of this machine, or the actor of the job)')
        .option('--evidence <PATH>', 'a file of evidence, or a folder of them (default: .agentv/evidence, which no run writes)')
        .option('--suite <NAME>', 'only in this suite (default: in all)')
        .option('--target <NAME>', 'only on this target (default: on all)')
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

Exit codes: 0 accepted, 2 could not: a test that is not known, a file that is no evidence.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/amounts.js

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

;// CONCATENATED MODULE: ./build/js/src/app/argv/cache.js



function cacheArgv(command, ask) {
    command
        .description('Say what is kept from run to run, or remove it: verdicts of judges and replies of models.')
        .addArgument(new esm/* Argument */.ef('<what>', 'what to do').choices(['stats', 'clean']))
        .argument('[dir]', 'the folder of the caches (default: .agentv/cache)')
        .option('--older-than <AGE>', 'clean: only what was kept longer ago, such as 12h, 30d or 8w (default: any age)')
        .option('--max-size <SIZE>', 'clean: the oldest, until each cache is no larger, such as 500mb (default: any size)')
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
            ...(folder !== undefined && { folder }),
            ...(olderThanMs !== undefined && { olderThanMs }),
            ...(maxBytes !== undefined && { maxBytes }),
            json: given['json'] === true,
        });
    });
}
const onlyForClean = () => (0,errors/* userError */.IF)('INPUT_INVALID', '--older-than and --max-size say what to remove, and "cache stats" removes nothing', {
    hint: 'Write "cache clean".',
});
const cache_EXAMPLES = `
Examples:
  eval-action cache stats
  eval-action cache clean --older-than 30d
  eval-action cache clean --max-size 500mb

Caches are safe to remove at any time, also while something runs.
Exit codes: 0 done, 2 could not.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/compare.js
function compareArgv(command, ask) {
    command
        .description('Compare two runs score by score, or the targets of one, as AgentV does. To decide, use gate.')
        .argument('[results...]', 'one or two run folders, or files of results')
        .addHelpText('after', compare_EXAMPLES)
        .option('-t, --threshold <X>', 'the least difference that is a win or a loss (default: 0.1)')
        .option('-b, --baseline <NAME>', 'of one run: the target that the others are held against')
        .option('-c, --candidate <NAME>', 'of one run: the one target that is held against the baseline')
        .option('--targets <NAME>', 'of one run: only these targets (default: all)', collected)
        .option('-f, --format <HOW>', 'table or json (default: table)')
        .option('--json', 'print one JSON document, as --format json')
        .option('--pair-by <WHAT>', 'auto, or test-id as AgentV does (default: auto, with suite and target where there are several)')
        .option('--max-mean-drop <X>', 'how far the mean may drop (default: 0)')
        .option('--max-losses <N>', 'end with 1 when there are more losses (default: any number)')
        .option('--fail-on-missing', 'end with 1 when the second run lacks a test of the first')
        .option('--without-errors', 'leave out tests that ended in an error, which AgentV counts as 0')
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

Exit codes: 0 not worse, 1 the mean dropped (or it could not be compared).`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/convert.js


function convertArgv(command, ask) {
    command
        .description('Convert suites and targets: old generations to the current one, evals.json and JSONL to YAML and back.')
        .argument('<paths...>', 'suites and targets files, folders or globs; ! excludes')
        .addHelpText('after', convert_EXAMPLES)
        .addOption(new esm/* Option */.c$('--to <FORM>', 'what to make (default: yaml of .json and .jsonl, current of .yaml)').choices([
        'current',
        'yaml',
        'jsonl',
    ]))
        .option('-o, --output <FILE>', 'write there (default: print it; of several files: --write or --check)')
        .option('--force', 'let --output overwrite a file')
        .option('--write', 'replace the files by what they become; keeps comments, order and quotes')
        .option('--check', 'write nothing, and end with 1 when something would change')
        .option('--all', 'convert code_judge, agent_judge and script too, though their scripts then get other input')
        .option('--lossy', 'leave out what JSONL cannot say, and name it')
        .option('--json', 'print one JSON document: files with changes, problems and text, counts')
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
  eval-action convert evals/refunds.eval.yaml --to jsonl -o evals/refund-lines.jsonl

Exit codes: 0 converted, or nothing to do; 1 --check found something to do; 2 something could not be converted.`;

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/inputs.js + 3 modules
var inputs = __webpack_require__(5805);
;// CONCATENATED MODULE: ./build/js/src/app/argv/input-flags.js



const flagNames = inputs/* inputNames */.vj.filter((name) => name !== 'evals' && (0,inputs/* docsOf */.fE)(name).only !== 'action');
function addInputFlags(command, names) {
    for (const name of names)
        command.addOption(optionOf(name));
    for (const name of names)
        if (FAMILIAR[name])
            command.addOption(plainOptionOf(name));
    for (const name of names)
        if (NONE[name])
            command.addOption(new esm/* Option */.c$(`--no-${(0,shared_text/* kebab */.i9)(name)}`).hideHelp());
}
function inputsOf(evals, given) {
    const texts = Object.fromEntries(flagNames.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));
    return (0,inputs/* parseInputs */.TL)({ ...texts, evals: evals.join('\n') }, spelling);
}
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
};
const SHORT = { outputDirectory: '-o' };
const PLACEHOLDERS = {
    target: 'NAME',
    targets: 'FILE',
    graderTarget: 'NAME',
    testId: 'GLOB',
    tag: 'TAG',
    excludeTag: 'TAG',
    workingDirectory: 'DIR',
    outputDirectory: 'DIR',
    experiment: 'LABEL',
    workers: 'N',
    trials: 'N',
    testTimeoutSeconds: 'SECONDS',
    maxRetries: 'N',
    workspaceMode: 'MODE',
    workspacePath: 'DIR',
    retainOnSuccess: 'WHAT',
    retainOnFailure: 'WHAT',
    cache: 'LIST',
    resume: 'DIR',
    retryErrors: 'SRC',
    threshold: 'X',
    maxDrop: 'X',
    confirm: 'HOW',
    control: 'WHEN',
    seedBaseline: 'N',
    reuse: 'WHEN',
    maxRegressions: 'N',
    maxCostIncrease: 'X',
    maxLatencyIncrease: 'X',
    baseline: 'SRC',
    baselineMaxAge: 'AGE',
    evidence: 'WHEN',
    onInconclusive: 'WHAT',
    onMissingBaseline: 'WHAT',
    quarantineFile: 'FILE',
    maxErrorRate: 'X',
    budgetUsd: 'USD',
    timeoutMinutes: 'MINUTES',
    redact: 'TEXT',
};
const ALONE = { cache: 'workspaces,judge,responses', resume: 'last' };
const NONE = { cache: 'off' };
function optionOf(name) {
    const { description, default: otherwise } = (0,inputs/* docsOf */.fE)(name);
    const placeholder = PLACEHOLDERS[name];
    const flags = [...(SHORT[name] ? [SHORT[name]] : []), flagOf(name)].join(', ');
    const option = new esm/* Option */.c$(placeholder === undefined ? flags : `${flags} ${ALONE[name] ? `[${placeholder}]` : `<${placeholder}>`}`, `${plain(description)} (default: ${plain(otherwise)})`);
    return isList(name) ? option.argParser((value, before = []) => [...before, value]) : option;
}
const plainOptionOf = (name) => new esm/* Option */.c$(`--${(0,shared_text/* kebab */.i9)(name)} <${PLACEHOLDERS[name]}>`).hideHelp();
const flagOf = (name) => FAMILIAR[name] ?? `--${(0,shared_text/* kebab */.i9)(name)}`;
const spelling = (name) => (name === 'evals' ? 'evals' : flagOf(name));
const attributeOf = (name) => flagOf(name)
    .slice(2)
    .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const isList = (name) => Array.isArray(inputs/* inputsSchema */.rS.shape[name].safeParse('any text').data);
function asText(value, name) {
    if (value === undefined)
        return undefined;
    if (value === false)
        return NONE[name] ?? 'false';
    if (value === true)
        return ALONE[name] ?? 'true';
    return Array.isArray(value) ? value.join('\n') : String(value);
}
const plain = (markdown) => markdown.replaceAll('`', '');

;// CONCATENATED MODULE: ./build/js/src/app/argv/gate.js

const DECIDING = [
    'threshold',
    'mustPass',
    'maxDrop',
    'confirm',
    'maxRegressions',
    'maxErrorRate',
    'maxCostIncrease',
    'maxLatencyIncrease',
    'baseline',
    'baselineMaxAge',
    'onInconclusive',
    'onMissingBaseline',
    'quarantineFile',
];
function gateArgv(command, ask) {
    command
        .description('Decide on the results of a run that is over: ours or AgentV\u2019s, against evidence or earlier runs.')
        .argument('<results...>', 'run folders, or files of results')
        .addHelpText('after', gate_EXAMPLES);
    addInputFlags(command, DECIDING);
    command
        .option('--confirmations <FILE>', 'results of fresh trials of tests that look newly broken (default: none)', gate_collected)
        .option('--json', 'print one JSON document: verdict, headline, reasons, suites, tests')
        .action((paths, given) => {
        ask({
            kind: 'gate',
            paths,
            inputs: inputsOf([], given),
            confirmations: Array.isArray(given['confirmations']) ? given['confirmations'].map(String) : [],
            json: given['json'] === true,
        });
    });
}
const gate_collected = (value, before = []) => [...before, value];
const gate_EXAMPLES = `
Examples:
  eval-action gate results/ --baseline main-1/ --baseline main-2/ --baseline main-3/
  eval-action gate results/index.jsonl --baseline .agentv/evidence --max-drop 0.05
  eval-action gate results/ --baseline .agentv/evidence --confirmations again/index.jsonl --json

Exit codes: 0 passed, 1 the gate said no, 2 could not tell.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/init.js
function initArgv(command, ask) {
    command
        .description('Set up a repository: a workflow, a first suite, targets, .env.example. Overwrites nothing.')
        .argument('[dir]', 'the root of the repository', '.')
        .addHelpText('after', init_EXAMPLES)
        .action((folder) => ask({ kind: 'init', folder }));
}
const init_EXAMPLES = `
Examples:
  eval-action init
  eval-action init services/support

Exit codes: 0 set up (or nothing left to do), 2 could not.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/list.js

function listArgv(command, ask) {
    command
        .description('List suites, tests and targets: what a run would ask, and which variables it would need.')
        .argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)')
        .addHelpText('after', list_EXAMPLES);
    addInputFlags(command, ['target', 'targets', 'testId', 'tag', 'excludeTag', 'workingDirectory']);
    command
        .option('--json', 'print one JSON document: suites, targets, variables, problems, counts')
        .action((evals, given) => {
        ask({ kind: 'list', inputs: inputsOf(evals, given), json: given['json'] === true });
    });
}
const list_EXAMPLES = `
Examples:
  eval-action list
  eval-action list evals --target careful --test-id 'refund-*'
  eval-action list --json

Exit codes: 0 listed, 2 something could not be read.`;

// EXTERNAL MODULE: ./build/js/src/app/report-inputs.js
var report_inputs = __webpack_require__(18127);
;// CONCATENATED MODULE: ./build/js/src/app/argv/report.js



function reportArgv(command, ask) {
    command
        .description('Tell results that are there: writes what a pull request would be told to files, and runs nothing.')
        .argument('<results...>', 'folders of runs, files of results, or globs; ! excludes')
        .addHelpText('after', report_EXAMPLES);
    for (const [name, flags] of FLAGS) {
        const option = new esm/* Option */.c$(flags, describe(name));
        command.addOption(LISTS.includes(name) ? option.argParser(report_collected) : option);
    }
    command.action((results, given) => {
        const texts = FLAGS.map(([name, flags]) => [name, report_asText(given[report_attributeOf(flags)])]);
        ask({
            kind: 'report',
            inputs: (0,report_inputs/* parseReportInputs */.Fp)({ ...Object.fromEntries(texts), results: results.join('\n') }, spell),
        });
    });
}
const FLAGS = [
    ['outputDirectory', '-o, --output <DIR>'],
    ['workingDirectory', '--working-directory <DIR>'],
    ['format', '--format <FORM>'],
    ['expectedShards', '--expected-shards <N>'],
    ['threshold', '--threshold <X>'],
    ['mustPass', '--must-pass'],
    ['maxDrop', '--max-drop <X>'],
    ['confirm', '--confirm <HOW>'],
    ['maxRegressions', '--max-regressions <N>'],
    ['maxErrorRate', '--max-error-rate <X>'],
    ['maxCostIncrease', '--max-cost-increase <X>'],
    ['maxLatencyIncrease', '--max-latency-increase <X>'],
    ['baseline', '--baseline <SRC>'],
    ['baselineMaxAge', '--baseline-max-age <AGE>'],
    ['onInconclusive', '--on-inconclusive <WHAT>'],
    ['onMissingBaseline', '--on-missing-baseline <WHAT>'],
    ['quarantineFile', '--quarantine-file <FILE>'],
    ['commentKey', '--comment-key <KEY>'],
    ['commitSha', '--commit-sha <SHA>'],
    ['redact', '--redact <TEXT>'],
];
const LISTS = ['baseline', 'redact'];
const DEFAULTS = { commentKey: 'evals', commitSha: 'none' };
const report_collected = (text, before = []) => [...before, text];
const describe = (name) => {
    const { description, default: elsewhere } = (0,report_inputs/* reportDocsOf */.$3)(name);
    const otherwise = DEFAULTS[name] ?? elsewhere;
    return `${description} (default: ${otherwise})`.replaceAll('`', '');
};
const report_attributeOf = (flags) => (/--([a-z-]+)/.exec(flags)?.[1] ?? '').replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const spell = (name) => name === 'results' ? 'results' : name === 'outputDirectory' ? '--output' : `--${(0,shared_text/* kebab */.i9)(name)}`;
const report_asText = (value) => value === undefined ? undefined : Array.isArray(value) ? value.join('\n') : String(value);
const report_EXAMPLES = `
Examples:
  eval-action report .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action report 'shards/*' --expected-shards 4 -o report
  eval-action report results.jsonl --threshold 0.8

It writes comment.md, summary.md, annotations.txt, junit.xml, ctrf.json and report.json.
Exit codes: 0 passed, 1 the gate said no, 2 could not tell.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/dry-run-delay.js


function addDelayFlags(command) {
    command
        .addOption(new esm/* Option */.c$('--dry-run-delay <MS>', 'milliseconds that each answer of a dry run takes (default: none)'))
        .addOption(new esm/* Option */.c$('--dry-run-delay-min <MS>', 'the least of them, spread evenly; wins over --dry-run-delay'))
        .addOption(new esm/* Option */.c$('--dry-run-delay-max <MS>', 'the most of them; both belong together'));
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
const onlyForDryRuns = () => (0,errors/* userError */.IF)('INPUT_INVALID', 'The flags that begin with --dry-run-delay say how long answers of a dry run take', {
    hint: 'Add --dry-run, or take them out.',
});
const noRange = () => (0,errors/* userError */.IF)('INPUT_INVALID', '--dry-run-delay-min and --dry-run-delay-max say no range', {
    expected: 'both of them, the least no larger than the most',
});

;// CONCATENATED MODULE: ./build/js/src/app/argv/run.js



function runArgv(command, ask) {
    command
        .description('Run suites: files, folders or globs. Without any, every suite below evals/ folders.')
        .argument('[evals...]', 'eval files, folders or globs; ! excludes')
        .addHelpText('after', run_EXAMPLES);
    addInputFlags(command, flagNames);
    command
        .addOption(new esm/* Option */.c$('--transcript <FILE>', 'grade the recorded conversations of a file, and ask no target').conflicts([
        'dryRun',
        'recordReplay',
    ]))
        .addOption(new esm/* Option */.c$('--record-replay <FILE>', 'add each new answer to a file that the provider replay answers from').conflicts('dryRun'));
    addDelayFlags(command);
    command
        .addOption(new esm/* Option */.c$('--verbose', 'print what is asked, and the commands of cli targets').conflicts(['json', 'quiet']))
        .option('--quiet', 'print the verdict only')
        .option('--json', 'print one JSON object per line: planned, test, run')
        .action((evals, given) => {
        const { transcript, recordReplay } = given;
        const inputs = inputsOf(evals, given);
        const dryRunDelay = delayOf(given, inputs);
        ask({
            kind: 'run',
            inputs,
            options: {
                ...(typeof transcript === 'string' && { transcript }),
                ...(typeof recordReplay === 'string' && { recordReplay }),
                ...(dryRunDelay !== undefined && { dryRunDelay }),
                verbose: given['verbose'] === true,
            },
            quiet: given['quiet'] === true,
            json: given['json'] === true,
        });
    });
}
const run_EXAMPLES = `
Examples:
  eval-action run evals/refunds.eval.yaml
  eval-action run evals --target fast --target careful --threshold 0.8
  eval-action run 'evals/**/*.yaml' --test-id 'refund-*' --trials 3 -o results

Exit codes: 0 passed, 1 the gate said no, 2 could not tell.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/validate.js


function validateArgv(command, ask) {
    command
        .description('Check suites and the targets they use, without running anything. Tells all problems of all files.')
        .argument('[paths...]', 'eval and targets files, folders or globs; ! excludes (default: as run)')
        .addHelpText('after', validate_EXAMPLES);
    addInputFlags(command, ['targets', 'strict']);
    command
        .option('--max-warnings <N>', 'end with 1 when there are more warnings than this (default: any number is fine)')
        .option('--json', 'print one JSON document: files, problems, counts')
        .action((paths, given) => {
        const maxWarnings = limitOf(given['maxWarnings']);
        ask({
            kind: 'validate',
            inputs: inputsOf(paths, given),
            ...(maxWarnings !== undefined && { maxWarnings }),
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

Exit codes: 0 nothing is wrong, 1 errors (or more warnings than wanted), 2 could not look.`;

;// CONCATENATED MODULE: ./build/js/src/app/argv/workspace.js




function workspaceArgv(command, ask) {
    command
        .description('Show or remove the prepared workspaces and the fetched repositories of this machine.')
        .addArgument(new esm/* Argument */.ef('<action>', 'list what is kept; clean: remove what no run is using; deps: list the repositories that suites need').choices(['list', 'clean', 'deps']))
        .argument('[evals...]', 'deps: eval files, folders or globs; ! excludes (default: as run)')
        .option('--repo <URL>', 'clean: only what was made from this repository')
        .option('--older-than <AGE>', 'clean: only what was last of use longer ago, such as 12h, 30d or 8w')
        .option('--max-size <SIZE>', 'clean: what was of use longest ago, until all is no larger, such as 5gb')
        .option('--used-by', 'deps: name the suites too')
        .option('--json', 'print one JSON document')
        .addHelpText('after', workspace_EXAMPLES)
        .action((action, evals, given) => {
        refuseForeign(action, evals, given);
        const json = given['json'] === true;
        if (action === 'deps') {
            ask({ kind: 'workspace', action, inputs: inputsOf(evals, {}), usedBy: given['usedBy'] === true, json });
            return;
        }
        const { repo } = given;
        const olderThanMs = ageOf(given['olderThan'], '--older-than');
        const maxBytes = sizeOf(given['maxSize'], '--max-size');
        ask({
            kind: 'workspace',
            action,
            repository: typeof repo === 'string' ? repo : undefined,
            ...(olderThanMs !== undefined && { olderThanMs }),
            ...(maxBytes !== undefined && { maxBytes }),
            json,
        });
    });
}
function refuseForeign(action, evals, given) {
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
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `"workspace ${action}" has no use for ${shown}`, {
        hint: `It belongs to "workspace ${belongsTo}".`,
    });
}
const workspace_EXAMPLES = `
Examples:
  eval-action workspace list
  eval-action workspace clean
  eval-action workspace clean --repo https://github.com/acme/lib.git
  eval-action workspace clean --older-than 30d --max-size 5gb
  eval-action workspace deps evals --used-by

Exit codes: 0 done, 2 something could not be read or removed.`;

// EXTERNAL MODULE: ./build/js/src/app/removed-settings.js
var removed_settings = __webpack_require__(3145);
// EXTERNAL MODULE: ./build/js/src/app/version.js + 1 modules
var version = __webpack_require__(50713);
;// CONCATENATED MODULE: ./build/js/src/app/inputs-argv.js















function parseArgv(argv, print) {
    let asked = { kind: 'told', exitCode: 2 };
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
            return { kind: 'told', exitCode: 0 };
        refuseRemovedFlag(error.message);
        throw (0,errors/* userError */.IF)('INPUT_INVALID', sentence(error.message), {
            hint: 'eval-action --help lists what there is.',
            cause: error,
        });
    }
    return asked;
}
const commands = {
    run: runArgv,
    report: reportArgv,
    gate: gateArgv,
    compare: compareArgv,
    accept: acceptArgv,
    validate: validateArgv,
    list: listArgv,
    convert: convertArgv,
    workspace: workspaceArgv,
    init: initArgv,
    cache: cacheArgv,
};
function commandLine(first, ask) {
    const isCommand = first !== undefined && Object.hasOwn(commands, first);
    const program = new esm/* Command */.uB('eval-action')
        .description('Runs AgentV eval suites, grades the answers and says whether they are good enough.')
        .version(version/* version */.r, '-V, --version', 'print the version')
        .helpOption('-h, --help', 'print this help')
        .helpCommand(false)
        .showSuggestionAfterError()
        .addHelpText('after', '\nExit codes: 0 passed, 1 the gate said no, 2 could not tell.\nHelp on a command: eval-action run --help');
    for (const [name, define] of Object.entries(commands)) {
        const command = program.command(name).helpOption('-h, --help', 'print this help').showSuggestionAfterError();
        if (!isCommand || name === first)
            define(command, ask);
    }
    return program;
}
function refuseRemovedFlag(message) {
    const flag = /unknown option '--(?:no-)?([a-z-]+)/.exec(message)?.[1];
    if (flag !== undefined)
        (0,removed_settings/* refuseRemoved */.no)([flag], (name) => `--${name}`);
}
function sentence(message) {
    const text = message.replace(/^error: /, '').trim();
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}

// EXTERNAL MODULE: ./build/js/src/app/settle.js + 1 modules
var settle = __webpack_require__(28493);
;// CONCATENATED MODULE: ./build/js/src/app/command-line.js







async function command_line_commandLine(argv) {
    const bare = openTerminal(process.stdout, process.stderr, process.env);
    const terminal = harmlessTerminal(bare);
    const { text: withoutSecrets } = (0,redact/* redactor */.$)((0,secret_names/* secretValues */.VX)(process.env));
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
        const isForPrograms = asked.kind === 'convert' || ('json' in asked && asked.json) || ('format' in asked && asked.format === 'json');
        return perform(asked, log, isForPrograms ? { ...terminal, print: bare.print } : terminal);
    }, log);
}
async function perform(asked, log, terminal) {
    const { realWorld, unstoppable } = await Promise.all(/* import() */[__webpack_require__.e(4006), __webpack_require__.e(3382), __webpack_require__.e(9851), __webpack_require__.e(7081)]).then(__webpack_require__.bind(__webpack_require__, 89851));
    switch (asked.kind) {
        case 'run': {
            const { runCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(9974), __webpack_require__.e(923), __webpack_require__.e(9079), __webpack_require__.e(6184), __webpack_require__.e(9243), __webpack_require__.e(6091), __webpack_require__.e(379), __webpack_require__.e(5355), __webpack_require__.e(9097), __webpack_require__.e(3810), __webpack_require__.e(3408), __webpack_require__.e(9003)]).then(__webpack_require__.bind(__webpack_require__, 49003));
            return runCommand(asked, realWorld(log), terminal);
        }
        case 'gate': {
            const { gateCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(923), __webpack_require__.e(6184), __webpack_require__.e(9243), __webpack_require__.e(6091), __webpack_require__.e(379), __webpack_require__.e(5688)]).then(__webpack_require__.bind(__webpack_require__, 13818));
            return gateCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'compare': {
            const { compareCommand } = await Promise.all(/* import() */[__webpack_require__.e(6184), __webpack_require__.e(1048)]).then(__webpack_require__.bind(__webpack_require__, 72345));
            return compareCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'accept': {
            const { acceptCommand } = await __webpack_require__.e(/* import() */ 6373).then(__webpack_require__.bind(__webpack_require__, 26373));
            return acceptCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'report': {
            const { reportCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(9974), __webpack_require__.e(923), __webpack_require__.e(6184), __webpack_require__.e(9243), __webpack_require__.e(6091), __webpack_require__.e(379), __webpack_require__.e(5355), __webpack_require__.e(3810), __webpack_require__.e(2471)]).then(__webpack_require__.bind(__webpack_require__, 93846));
            return reportCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'validate': {
            const { validateCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(9974), __webpack_require__.e(923), __webpack_require__.e(9079), __webpack_require__.e(6091), __webpack_require__.e(8401)]).then(__webpack_require__.bind(__webpack_require__, 97785));
            return validateCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'list': {
            const { listCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(9974), __webpack_require__.e(923), __webpack_require__.e(9079), __webpack_require__.e(8623)]).then(__webpack_require__.bind(__webpack_require__, 8623));
            return listCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'convert': {
            const { convertCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(9974), __webpack_require__.e(923), __webpack_require__.e(9079), __webpack_require__.e(4315)]).then(__webpack_require__.bind(__webpack_require__, 24315));
            return convertCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'workspace': {
            const { workspaceCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(9974), __webpack_require__.e(923), __webpack_require__.e(9079), __webpack_require__.e(9097), __webpack_require__.e(5756)]).then(__webpack_require__.bind(__webpack_require__, 85756));
            return workspaceCommand(asked, realWorld(log), terminal);
        }
        case 'init': {
            const { initCommand } = await Promise.all(/* import() */[__webpack_require__.e(3746), __webpack_require__.e(4006), __webpack_require__.e(4523), __webpack_require__.e(9974), __webpack_require__.e(923), __webpack_require__.e(9079), __webpack_require__.e(1060)]).then(__webpack_require__.bind(__webpack_require__, 51060));
            return initCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        case 'cache': {
            const { cacheCommand } = await Promise.all(/* import() */[__webpack_require__.e(9974), __webpack_require__.e(127)]).then(__webpack_require__.bind(__webpack_require__, 14308));
            return cacheCommand(asked, realWorld(log, unstoppable()), terminal);
        }
        default:
            return (0,never/* never */.Z)(asked);
    }
}


/***/ }),

/***/ 18127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ reportDocsOf),
/* harmony export */   Fp: () => (/* binding */ parseReportInputs),
/* harmony export */   eP: () => (/* binding */ reportInputs),
/* harmony export */   ym: () => (/* binding */ ARTIFACTS)
/* harmony export */ });
/* unused harmony export reportInputNames */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5805);
/* harmony import */ var _inputs_action_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75389);



const own = {
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP({ error: 'folders or files of results, or artifacts' })
        .pipe(_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .lines */ .Mn)
        .refine((given) => given.length > 0, 'folders or files of results, or artifacts')
        .refine((given) => !given.includes(ARTIFACTS) || given.length === 1, 'artifacts alone, or paths and globs')
        .meta({
        description: 'Results to tell: folders of runs, files of results or globs, one per line; or `artifacts`, those of a workflow run.',
        default: 'none, it must be given',
    }),
    format: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('auto').default('auto').meta({
        description: 'How the results are written; `auto` knows those of eval-action and of AgentV.',
        default: 'auto',
    }),
    expectedShards: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(1, 256).optional().meta({
        description: 'So many folders or files of results there must be; with fewer the results are incomplete.',
        default: 'as many as there are',
    }),
    runId: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(1, Number.MAX_SAFE_INTEGER).optional().meta({
        description: 'The workflow run that the results are of.',
        default: 'that of a `workflow_run` event, else this one',
    }),
    workingDirectory: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsSchema */ .rS.shape.workingDirectory,
    outputDirectory: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsSchema */ .rS.shape.outputDirectory.meta({
        description: 'The folder that the reports are written to, inside the workspace on GitHub.',
        default: '`.agentv/results/report`',
    }),
};
const ARTIFACTS = 'artifacts';
const shared = _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj.slice(_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj.indexOf('threshold'));
const reportInputsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsSchema */ .rS.shape[name]])),
    threshold: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputsSchema */ .rS.shape.threshold.meta({
        description: 'Least mean score, 0 to 1, of each suite on each target; the pass marks of tests stay as they were.',
        default: 'what the results say, else none',
    }),
});
const reportInputNames = Object.keys(reportInputsSchema.shape);
const reportDocsOf = (name) => reportInputsSchema.shape[name].meta();
const parseReportInputs = (given, spell) => ({
    ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)({}),
    ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTexts */ .oh)(reportInputsSchema, given, spell),
    given: _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputNames */ .vj.filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(given[name])),
});
const reportInputs = (env) => parseReportInputs((0,_inputs_action_js__WEBPACK_IMPORTED_MODULE_2__/* .environmentTexts */ .O)(env, reportInputNames));


/***/ }),

/***/ 28493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wr: () => (/* binding */ adviceOf),
  FO: () => (/* binding */ exitCodeOf),
  G9: () => (/* binding */ settle),
  Q3: () => (/* binding */ settleStrays)
});

;// CONCATENATED MODULE: ./build/js/src/edges/stray-errors.js
function onStrayError(tell, exitCode) {
    process.on('uncaughtException', (error) => {
        tell(error);
        process.exit(exitCode);
    });
}

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
;// CONCATENATED MODULE: ./build/js/src/app/settle.js




async function settle(work, log) {
    try {
        return await work();
    }
    catch (error) {
        for (const line of adviceOf(error))
            log.error(line);
        return 2;
    }
}
const settleStrays = (log) => onStrayError((error) => log.error(asBug(error)), 2);
function exitCodeOf({ verdict, conclusion }) {
    const { kind } = verdict;
    switch (kind) {
        case 'pass':
        case 'warn':
            return 0;
        case 'inconclusive':
            return conclusion === 'failure' ? 1 : 0;
        case 'fail':
            return 1;
        case 'invalid':
        case 'cancelled':
            return 2;
        default:
            return (0,never/* never */.Z)(kind);
    }
}
const adviceOf = (error) => (error instanceof errors/* UserError */.yo ? asAdvice(error) : [asBug(error)]);
const asAdvice = ({ problems }) => [
    ...(0,grouped_problems/* groupProblems */.U)(problems).map(errors/* problemText */.fI),
    ...(problems.length > 1 ? [`${(0,grouped_problems/* countGrouped */.m)(problems)} problems; nothing was run.`] : []),
];
const asBug = (error) => `This is a bug in eval-action. Please report it with these lines: https://github.com/agentv/eval-action/issues\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;


/***/ }),

/***/ 50713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./build/js/package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./build/js/src/app/version.js

const { /* version */ "rE": version } = package_namespaceObject;


/***/ }),

/***/ 40281:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _app_command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66575);

process.exitCode = await (0,_app_command_line_js__WEBPACK_IMPORTED_MODULE_0__/* .commandLine */ .a)(process.argv.slice(2));

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 10664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ groupProblems),
/* harmony export */   m: () => (/* binding */ countGrouped)
/* harmony export */ });
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47891);

const LISTED = 20;
const NAMED_LINES = 5;
function groupProblems(problems) {
    const sameText = merged(withoutRepeats(problems), 1, (problem) => problem.severity === 'warning' ? problem.message : undefined);
    return merged(sameText, LISTED, ({ message }) => shapeOf(message));
}
function withoutRepeats(problems) {
    const known = new Set();
    return problems.filter(({ code, severity, message, place, similar }) => {
        if (place === undefined || similar !== undefined)
            return true;
        const key = JSON.stringify([code, severity, message, place]);
        return !known.has(key) && known.add(key);
    });
}
const countGrouped = (problems) => problems.reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);
function merged(problems, most, kindOf) {
    const groups = (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(problems.entries(), ([index, problem]) => {
        const kind = kindOf(problem);
        return kind === undefined
            ? [`${index}`]
            : [problem.severity, problem.code, problem.place?.file ?? fileOf(problem), kind];
    });
    const kept = [...groups.values()].flatMap((group) => (group.length > most ? [firstOf(group)] : group));
    return kept.sort(([a], [b]) => a - b).map(([, problem]) => problem);
}
function firstOf([[index, first], ...others]) {
    const rest = others.map(([, problem]) => problem);
    const lines = rest.flatMap(({ place, similar }) => [...(place ? [place.line] : []), ...(similar?.lines ?? [])]);
    const similar = {
        count: countGrouped(rest) + (first.similar?.count ?? 0),
        lines: [...new Set([...(first.similar?.lines ?? []), ...lines])].slice(0, NAMED_LINES),
    };
    return [index, { ...first, similar }];
}
const fileOf = (problem) => problem.file;
const shapeOf = (message) => message.replace(/"[^"]*"/g, '""').replace(/\d+/g, '0');


/***/ })

};
