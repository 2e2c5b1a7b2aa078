export const id = 8838;
export const ids = [8838];
export const modules = {

/***/ 8579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => ({
    help: command.help,
    flags: command.flags,
    call(args) {
        const options = command.options(...args);
        return {
            options,
            isForPrograms: command.isForPrograms?.(options) ?? ('json' in options && options.json === true),
            startsPrograms: command.startsPrograms?.(options) ?? false,
            run: (runtime, terminal) => command.run(options, runtime, terminal),
        };
    },
});


/***/ }),

/***/ 68838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ trace_command)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/escape/harmless-json.js
var harmless_json = __webpack_require__(52759);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(68927);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/newest-runs.js
var newest_runs = __webpack_require__(98051);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/read-results.js + 2 modules
var read_results = __webpack_require__(21578);
// EXTERNAL MODULE: ./build/js/src/app/cli/command.js
var command = __webpack_require__(8579);
// EXTERNAL MODULE: ./build/js/src/app/cli/flags.js
var cli_flags = __webpack_require__(30225);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var columns = __webpack_require__(9283);
;// CONCATENATED MODULE: ./build/js/src/app/cli/trace-text.js





const runsText = (rows) => table(['run', 'started', 'tests', 'passed', 'errors', 'mean', 'tokens', 'cost'], rows.map((row) => [
    row.run,
    row.started ?? numbers/* UNKNOWN */.HV,
    `${row.tests}`,
    `${row.passed}`,
    `${row.errors}`,
    (0,numbers/* score */.fN)(row.mean_score),
    (0,numbers/* tokens */.LU)(row.tokens),
    (0,numbers/* money */.TG)(row.cost_usd),
]));
const resultsText = (results) => table(['test', 'target', 'status', 'score', 'calls', 'time', 'tokens', 'cost'], results.map((result) => [
    result.testId,
    result.target,
    result.status,
    scoreOf(result),
    `${result.messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0)}`,
    (0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)),
    (0,numbers/* tokens */.LU)((0,numbers/* tokenTotal */.sR)(result.tokenUsage)),
    (0,numbers/* money */.TG)(result.costUsd),
]));
function figuresText(rows) {
    return table(['group', 'figure', 'count', 'mean', 'p50', 'p90', 'p95', 'p99'], rows.map(({ group, figure, count, mean, p50, p90, p95, p99 }) => [
        group,
        figure.replace(/_(?:ms|usd)$/, '').replace('_', ' '),
        `${count}`,
        ...[mean, p50, p90, p95, p99].map((value) => inUnit(figure, value)),
    ]));
}
function inUnit(figure, value) {
    if (figure === 'duration_ms')
        return (0,numbers/* duration */.p0)(value);
    if (figure === 'cost_usd')
        return (0,numbers/* money */.TG)(value);
    return figure === 'tokens' ? (0,numbers/* tokens */.LU)(value) : (0,numbers/* score */.fN)(value, Number.POSITIVE_INFINITY);
}
const scoreOf = (result) => result.status === 'execution_error' ? numbers/* UNKNOWN */.HV : (0,numbers/* score */.fN)(result.score, result.passMark);
function traceText(result, isTree) {
    const { testId, target, suiteFile, status, scores } = result;
    const messages = isTree ? result.messages : [...result.input, ...result.messages];
    return [
        `${(0,terminal/* oneLine */.T)(testId)} on ${(0,terminal/* oneLine */.T)(target)} (${(0,terminal/* oneLine */.T)(suiteFile)})`,
        `${status}, score ${scoreOf(result)}, ${(0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result))}, ${(0,numbers/* tokens */.LU)((0,numbers/* tokenTotal */.sR)(result.tokenUsage))} tokens, ${(0,numbers/* money */.TG)(result.costUsd)}`,
        ...(result.status === 'execution_error' ? [`error: ${(0,terminal/* oneLine */.T)(result.failure.message)}`] : []),
        ...scores.map((each) => `  ${each.verdict}  ${(0,terminal/* oneLine */.T)(each.name)}  ${(0,numbers/* score */.fN)(each.score)}`),
        ...messages.flatMap((message) => messageLines(message, isTree)),
    ].join('\n');
}
function messageLines({ role, content, toolCalls = [], durationMs, tokenUsage }, isTree) {
    if (isTree && role !== 'assistant')
        return [];
    const facts = [
        durationMs === undefined ? '' : (0,numbers/* duration */.p0)(durationMs),
        tokenUsage === undefined ? '' : `${(0,numbers/* tokens */.LU)((0,numbers/* tokenTotal */.sR)(tokenUsage))} tokens`,
    ].filter((fact) => fact !== '');
    return [
        ...(isTree ? [] : ['']),
        `${role}${facts.length > 0 ? `  (${facts.join(', ')})` : ''}`,
        ...(isTree || content === undefined ? [] : textLines((0,message/* contentText */.Tf)(content), '  ')),
        ...toolCalls.flatMap((call) => callLines(call, isTree)),
    ];
}
function callLines({ tool, input, output, status, durationMs }, isTree) {
    const facts = [status ?? '', durationMs === undefined ? '' : (0,numbers/* duration */.p0)(durationMs)].filter((fact) => fact !== '');
    const given = input === undefined ? '' : ` ${cut(asText(input))}`;
    return [
        `  ${isTree ? '\u2514\u2500' : '\u2192'} ${(0,terminal/* oneLine */.T)(tool)}${given}${facts.length > 0 ? `  (${(0,terminal/* oneLine */.T)(facts.join(', '))})` : ''}`,
        ...(isTree || output === undefined ? [] : textLines(asText(output), '    ')),
    ];
}
const asText = (value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const MOST_LINES = 30;
const LONGEST_LINE = 400;
const cut = (line) => (0,columns/* shortened */.vI)((0,terminal/* oneLine */.T)(line), LONGEST_LINE);
function textLines(text, indent) {
    const lines = text.split(/\r?\n/);
    const rest = lines.length - MOST_LINES;
    const shown = lines.slice(0, MOST_LINES).map((line) => `${indent}${cut(line)}`.trimEnd());
    return rest > 0 ? [...shown, `${indent}\u2026 and ${rest} more lines (--format json has all)`] : shown;
}
const table = (head, rows) => (0,columns/* textTable */.ed)([head, ...rows], { isNumber: (at) => at >= 2, cut: 'middle' });

;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/trace.js
















const GROUPS = ['target', 'suite', 'eval-set', 'test-id'];
const trace_command = (0,command/* defineCommand */.N)({
    help: `
Examples:
  eval-action trace list
  eval-action trace show --test-id names-the-order
  eval-action trace show results/new --format json
  eval-action trace stats --group-by target

Exit codes: 0 printed, 2 the results could not be read.`,
    flags: (parser) => parser
        .addArgument(new esm/* Argument */.ef('<what>', 'list: the newest runs; show: the tests of a run, or one; stats: figures of a run').choices(['list', 'show', 'stats']))
        .argument('[run]', 'show, stats: run folder or results file (default: the newest run)')
        .option('--test-id <ID>', 'show: the test whose messages and tool calls are printed (default: a table of all); stats: only this test')
        .option('--target <NAME>', 'show, stats: only results of this target')
        .option('--tree', 'show, with --test-id: the tool calls alone, without texts')
        .addOption(new esm/* Option */.c$('-g, --group-by <WHAT>', 'stats: figures for each').choices(GROUPS))
        .option('-n, --limit <COUNT>', 'list: maximum number of runs (default: 20)')
        .addOption(new esm/* Option */.c$('-f, --format <FORMAT>', 'output').choices(['table', 'json']).default('table')),
    options: optionsOf,
    async run(options, runtime, terminal) {
        const { deep: withoutSecrets } = (0,redact/* redactor */.$)(await (0,environments/* secretsHere */.Md)(runtime));
        const print = (value, text) => terminal.print(options.json ? (0,harmless_json/* harmlessJson */.E)(value, 2) : text());
        if (options.what === 'list') {
            const rows = withoutSecrets(await runsOf(options, runtime, terminal));
            print(rows, () => runsText(rows));
            return 0;
        }
        const results = withoutSecrets(await resultsOf(options, runtime, terminal));
        if (options.what === 'stats') {
            const rows = statsOf(results, options.groupBy);
            print(rows, () => figuresText(rows));
        }
        else {
            const isOne = options.testId !== undefined;
            print(results.map(record/* recordOf */.zv), () => isOne ? results.map((result) => traceText(result, options.isTree)).join('\n\n') : resultsText(results));
        }
        return 0;
    },
});
function optionsOf(what, run, flags) {
    const { testId, target, tree, groupBy, limit, format } = flags;
    for (const [flag, value, users] of [
        ['--test-id', testId, ['show', 'stats']],
        ['--target', target, ['show', 'stats']],
        ['--tree', tree, ['show']],
        ['--group-by', groupBy, ['stats']],
        ['--limit', limit, ['list']],
    ]) {
        if (value === undefined || users.some((each) => each === what))
            continue;
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `"trace ${what}" takes no ${flag}`, { hint: `It is for ${(0,did_you_mean/* listed */.KE)(users)}.` });
    }
    if (tree && testId === undefined)
        throw (0,errors/* userError */.IF)('INPUT_INVALID', '"trace show --tree" needs --test-id');
    const rows = (0,cli_flags/* limitOf */.LF)(limit, 20);
    if (what === 'list' && run !== undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', '"trace list" takes no run', { hint: 'Use "trace show".' });
    }
    return { what, run, testId, target, isTree: tree === true, groupBy, limit: rows, json: format === 'json' };
}
async function runsOf({ limit }, { cwd, files }, terminal) {
    const rows = [];
    for (const folder of (await (0,newest_runs/* newestRuns */.H)({ cwd, files })).slice(0, limit)) {
        const read = await (0,read_results/* readResults */.x8)([folder], { cwd, files }, { withAnswers: false }).catch((error) => error);
        if (read instanceof Error)
            terminal.complain(`warning: ${read.message}`);
        else
            rows.push(rowOf((0,shown_path/* shownPath */.p)(folder, cwd), read.run.results));
    }
    return rows;
}
const rowOf = (run, results) => ({
    run,
    started: results.map(({ timestamp }) => timestamp).sort()[0],
    tests: results.length,
    passed: results.filter(({ status }) => status === 'ok').length,
    errors: results.filter(({ status }) => status === 'execution_error').length,
    mean_score: mean(results.filter(({ status }) => status !== 'execution_error').map(({ score }) => score)),
    tokens: total(results.map(({ tokenUsage }) => (0,numbers/* tokenTotal */.sR)(tokenUsage))),
    cost_usd: total(results.map(({ costUsd }) => costUsd)),
});
const known = (values) => values.filter((value) => value !== undefined);
const mean = (values) => values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
const total = (values) => known(values).length === 0 ? undefined : known(values).reduce((sum, value) => sum + value, 0);
async function resultsOf({ run, testId, target }, { cwd, files }, terminal) {
    const path = run === undefined ? (await (0,newest_runs/* newestRuns */.H)({ cwd, files }))[0] : (0,external_node_path_.resolve)(cwd, run);
    const { run: read, problems } = await (0,read_results/* readResults */.x8)([path], { cwd, files });
    for (const problem of problems)
        terminal.complain((0,errors/* problemText */.fI)(problem));
    const found = read.results.filter((result) => (testId === undefined || result.testId === testId) && (target === undefined || result.target === target));
    if (found.length > 0)
        return found;
    const ids = [...new Set(read.results.map((result) => result.testId))];
    const targets = [...new Set(read.results.map((result) => result.target))];
    throw (0,errors/* userError */.IF)('NOTHING_MATCHED', `${(0,shown_path/* shownPath */.p)(path, cwd)} has no such result`, {
        hint: testId !== undefined && !ids.includes(testId)
            ? (0,did_you_mean/* suggestion */.h)(testId, ids, 'tests')
            : (0,did_you_mean/* suggestion */.h)(target ?? '', targets, 'targets'),
    });
}
function statsOf(results, groupBy) {
    const groupOf = (result) => {
        if (groupBy === undefined)
            return 'all';
        return { target: result.target, suite: result.suite, 'eval-set': result.suite, 'test-id': result.testId }[groupBy];
    };
    const groups = [...new Set(results.map(groupOf))].map((group) => [group, results.filter((each) => groupOf(each) === group)]);
    return groups.flatMap(([group, own]) => Object.entries(FIGURES).flatMap(([figure, of]) => {
        const values = known(own.map(of)).sort((a, b) => a - b);
        const at = (share) => values[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
        const row = { group, figure, count: values.length, mean: mean(values) ?? 0 };
        return values.length === 0 ? [] : { ...row, p50: at(0.5), p90: at(0.9), p95: at(0.95), p99: at(0.99) };
    }));
}
const FIGURES = {
    score: ({ status, score }) => (status === 'execution_error' ? undefined : score),
    duration_ms: spent/* timeOf */.nR,
    tokens: ({ tokenUsage }) => (0,numbers/* tokenTotal */.sR)(tokenUsage),
    cost_usd: ({ costUsd }) => costUsd,
    tool_calls: ({ messages }) => messages.length === 0 ? undefined : messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0),
};


/***/ }),

/***/ 30225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   TH: () => (/* binding */ addGroupedFlags),
/* harmony export */   UI: () => (/* binding */ addFlag),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   d6: () => (/* binding */ flagSpelling),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   hN: () => (/* binding */ addInputFlags),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   xU: () => (/* binding */ flagTexts)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18305);




const flagNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.filter((name) => name !== 'evals' && (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesOf */ .u0)(name).includes('flag'));
function addGroupedFlags(command) {
    for (const [group, names] of Object.entries(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputGroups */ .Dk)) {
        const flags = flagNames.filter((name) => names.includes(name));
        addInputFlags(command, flags, { heading: `${group} options:` });
    }
}
function addInputFlags(command, names, { heading = '' } = {}) {
    for (const name of names)
        addFlag(command, name, { docs: (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .docsOf */ .fE)(name), isList: isList(name), heading });
}
function addFlag(command, name, { docs, isList, heading = '' }) {
    const { description, default: otherwise, value } = docs;
    const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
    const long = FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`;
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`, `${description} (default: ${otherwise})`.replaceAll('`', ''));
    if (isList)
        option.argParser((given, before = []) => [...before, given]);
    if (heading !== '')
        option.helpGroup(heading);
    command.addOption(option);
    if (FAMILIAR[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}${placeholder}`).hideHelp());
    if (NONE[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`).hideHelp());
}
const inputsOf = (evals, given) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .TL)({ ...flagTexts(flagNames, given), evals: evals.join('\n') }, flagSpelling);
const flagTexts = (names, given) => Object.fromEntries(names.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));
const flagSpelling = (name) => name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`);
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
const isList = (name) => ['text', 'otlp'].some((value) => Array.isArray(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape[name].safeParse(value).data));
function asText(value, name) {
    if (value === undefined)
        return undefined;
    if (value === false)
        return NONE[name] ?? 'false';
    if (value === true)
        return ALONE[name] ?? 'true';
    return Array.isArray(value) ? value.join('\n') : String(value);
}
const collected = (value, before = []) => [...before, value];
function limitOf(given, otherwise) {
    const limit = Number(given ?? otherwise);
    if (Number.isSafeInteger(limit) && limit >= 1)
        return limit;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given) });
}
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
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidValue */ .BS)(flag, expected, given));
}


/***/ }),

/***/ 48334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   gV: () => (/* binding */ lineUrl),
/* harmony export */   o8: () => (/* binding */ checkoutPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function checkoutPath(file, workingDirectory, checkout) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file)).replaceAll('\\', '/');
    return isOutside(path) || path === '' ? undefined : path;
}
const isOutside = (path) => /^\.\.(?:[/\\]|$)|^[/\\]|^\w:/.test(path);
function lineUrl({ serverUrl, owner, repo }, { commit, path, line }) {
    const parts = [owner, repo, 'blob', commit, ...path.split('/')];
    return `${serverUrl}/${parts.map(encoded).join('/')}#L${line}`;
}
const encoded = (part) => encodeURIComponent(part.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');


/***/ }),

/***/ 28222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ Environments),
/* harmony export */   C1: () => (/* binding */ secretsOfSuites),
/* harmony export */   Md: () => (/* binding */ secretsHere),
/* harmony export */   OY: () => (/* binding */ withSecretsHere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49568);
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83103);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28822);
/* harmony import */ var _shared_secrets_vendor_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93477);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68041);
/* harmony import */ var _checkout_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48334);
/* harmony import */ var _redactions_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85682);










const VENDOR_VARIABLES = [..._shared_secrets_vendor_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .modelVariables */ .b, ..._shared_secrets_vendor_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .agentVariables */ .p];
class Environments {
    #runtime;
    #at;
    #declared = new Map();
    #provided = new Map();
    #used = new Set();
    #ofJob;
    constructor(runtime, at) {
        refuseMalformed(runtime.env);
        this.#runtime = runtime;
        this.#at = at;
        this.#ofJob = (0,_shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .jobVariables */ .BU)(runtime.env);
    }
    get hasPlaceholders() {
        return this.#at.hasPlaceholders ?? false;
    }
    async lookUpIn(folder) {
        const declared = await this.#declaredIn(folder);
        return (name, use) => {
            if ((0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .isReserved */ .B)(name))
                return undefined;
            const found = this.#set(name) ?? own(this.#provided.get(folder), name) ?? own(declared, name);
            const value = found?.trim() ? found : (this.#placeholderFor(name, use) ?? found);
            if (use === 'secret' && value !== undefined)
                this.#used.add(value);
            return value;
        };
    }
    provide(folders, variables) {
        for (const folder of folders)
            this.#provided.set(folder, variables);
    }
    async childEnvsIn(folder, more) {
        const declared = { ...(await this.#declaredIn(folder)), ...this.#provided.get(folder), ...this.#ofJob };
        const current = Object.entries(declared).map(([name, value]) => [name, this.#set(name) ?? value]);
        const all = { ...Object.fromEntries(current), ...more };
        const program = this.#runtime.programEnv(all);
        const agent = this.#runtime.agentEnv(all);
        const ofVendors = Object.entries(agent).filter(([name]) => (0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .matchesAny */ ._)(name, VENDOR_VARIABLES));
        const container = { ...Object.fromEntries(ofVendors), ...more };
        return { program, agent, container, set: namesSet({ ...this.#runtime.env, ...program }) };
    }
    async secrets() {
        const declared = await Promise.all(this.#declared.values());
        const named = [this.#runtime.env, ...declared, ...this.#provided.values()].flatMap(_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_4__/* .secretValues */ .VX);
        return [...new Set([...named, ...[...this.#used].flatMap(_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeSecret */ .ii)])];
    }
    #placeholderFor(name, use) {
        if (!this.#at.hasPlaceholders || (use !== 'secret' && !(0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_4__/* .isSecretVariable */ .tS)(name)))
            return undefined;
        const value = `placeholder-of-${name}-`;
        this.#used.add(value);
        return value;
    }
    #set(name) {
        return own(this.#runtime.env, name) ?? own(this.#ofJob, name);
    }
    #declaredIn(folder) {
        const known = this.#declared.get(folder);
        if (known)
            return known;
        const reading = (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readEnvFiles */ .P)(folder, this.#at, this.#runtime.files);
        this.#declared.set(folder, reading);
        return reading;
    }
}
async function withSecretsHere(runtime, folder = '.') {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, folder);
    const found = await secretsOfEnvFiles([cwd], { cwd, files: runtime.files });
    return { ...runtime, secrets: [...runtime.secrets, ...found] };
}
function secretsOfSuites(results, site) {
    return secretsOfEnvFiles(results.map(({ suiteFile }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, suiteFile))), site);
}
async function secretsOfEnvFiles(folders, { cwd, files }) {
    const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_6__/* .findRepository */ .W1)(cwd, files);
    const own = [...new Set(folders)].filter((folder) => !(0,_checkout_path_js__WEBPACK_IMPORTED_MODULE_8__/* .isOutside */ ._K)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, folder)));
    const places = new Set(own.flatMap((folder) => (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_7__/* .searchRoots */ ._)(folder, { root, cwd })));
    const declared = await Promise.all(Array.from(places, (at) => (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_7__/* .readEnvFiles */ .P)(at, { root: at, cwd: at }, files)));
    return declared.flatMap(_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_4__/* .secretValues */ .VX);
}
const secretsHere = async (runtime) => (0,_redactions_js__WEBPACK_IMPORTED_MODULE_9__/* .secretsOf */ .Fj)(await withSecretsHere(runtime));
function refuseMalformed(env) {
    const reserved = Object.keys((0,_shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .jobVariables */ .BU)(env)).filter(_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .isReserved */ .B);
    const problems = [
        ...(0,_shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .problemsOfJobVariables */ .UT)(env),
        ...reserved.map((name) => `${name}: it belongs to the job, and no target can read it`),
    ].map((what) => ({
        code: 'INPUT_INVALID',
        severity: 'error',
        message: `${_shared_secrets_job_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .JOB_VARIABLES */ .mj}, ${what}`,
        hint: 'Write one NAME=value per line. Put values with several lines, spaces around them or "#" in quotes.',
    }));
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(problems);
}
const namesSet = (variables) => Object.entries(variables).flatMap(([name, value]) => (value ? [name] : []));
const own = (variables = {}, name) => Object.hasOwn(variables, name) ? variables[name] : undefined;


/***/ }),

/***/ 98051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ newestRuns)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12555);




async function newestRuns({ cwd, files }) {
    const runs = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cwd, '.agentv', 'results', 'runs');
    const found = (await files.state(runs)) === 'folder' ? await files.glob([`*/${_earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex}`, `*/*/${_earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex}`], { cwd: runs }) : [];
    const times = await Promise.all(found.map((path) => files.modifiedAt(path)));
    const [newest, ...others] = found
        .map((path, at) => ({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), time: times[at] ?? 0 }))
        .sort((a, b) => b.time - a.time)
        .map(({ folder }) => folder);
    if (newest !== undefined)
        return [newest, ...others];
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_MISSING', `There is no run in ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(runs, cwd)}`, {
        hint: 'Run eval-action run first, or pass the folder of a run.',
    });
}


/***/ }),

/***/ 96173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ contentOnWire),
/* harmony export */   Rt: () => (/* binding */ toolCallOnWire),
/* harmony export */   tM: () => (/* binding */ tokenUsageOnWire),
/* harmony export */   ym: () => (/* binding */ messageOnWire)
/* harmony export */ });
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25379);

function messageOnWire(message) {
    const { role, name, content, toolCalls, startTime, endTime, durationMs, tokenUsage, metadata } = message;
    return {
        role,
        name,
        content: content === undefined ? undefined : contentOnWire(content),
        tool_calls: toolCalls?.map(toolCallOnWire),
        start_time: startTime,
        end_time: endTime,
        duration_ms: durationMs,
        token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
        metadata,
    };
}
function contentOnWire(content) {
    if (typeof content === 'string')
        return content;
    return Array.isArray(content) ? content.map(partOnWire) : content.structured;
}
function partOnWire(part) {
    switch (part.type) {
        case 'text':
            return part;
        case 'file':
            return { type: 'file', value: part.path, path: part.absolutePath, text: part.text };
        case 'image':
            return { type: 'image', media_type: part.mediaType, source: part.dataUri };
        case 'data':
            return part.value;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_0__/* .never */ .Z)(part);
    }
}
function toolCallOnWire(call) {
    const { tool, originalTool, input, output, id, status, startTime, endTime, durationMs } = call;
    return {
        tool,
        original_tool: originalTool,
        input,
        output,
        id,
        status,
        start_time: startTime,
        end_time: endTime,
        duration_ms: durationMs,
    };
}
const tokenUsageOnWire = ({ input, output, cached, reasoning }) => ({
    input,
    output,
    cached,
    reasoning,
});


/***/ }),

/***/ 67478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ traceSummary)
/* harmony export */ });
function traceSummary(messages) {
    const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
    const toolNames = [...new Set(calls.map(({ tool }) => tool))].sort();
    const perTool = toolNames.map((name) => ({ name, own: calls.filter(({ tool }) => tool === name) }));
    const durations = perTool.map(({ name, own }) => [name, knownDurations(own)]);
    return {
        eventCount: calls.length,
        toolNames,
        toolCalls: Object.fromEntries(perTool.map(({ name, own }) => [name, own.length])),
        errorCount: calls.filter(({ status }) => status === 'error' || status === 'failed').length,
        toolDurations: Object.fromEntries(durations.filter(([, known]) => known.length > 0)),
        llmCallCount: messages.filter(({ role }) => role === 'assistant').length,
    };
}
const knownDurations = (calls) => calls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]));


/***/ }),

/***/ 68927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IS: () => (/* binding */ runTimeOf),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   nR: () => (/* binding */ timeOf)
/* harmony export */ });
/* harmony import */ var _model_run_paid_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49549);

function costOf(result) {
    let sum;
    for (const call of result.trials ?? [result]) {
        const { costUsd } = (0,_model_run_paid_js__WEBPACK_IMPORTED_MODULE_0__/* .paidFor */ .U)(call);
        if (costUsd !== undefined)
            sum = (sum ?? 0) + costUsd;
    }
    return sum;
}
const runTimeOf = ({ imported, durationMs }) => imported !== undefined && durationMs === 0 ? undefined : durationMs;
function tokensOf(result) {
    let sum;
    for (const call of result.trials ?? [result]) {
        const { tokenUsage } = (0,_model_run_paid_js__WEBPACK_IMPORTED_MODULE_0__/* .paidFor */ .U)(call);
        if (tokenUsage !== undefined)
            sum = (sum ?? 0) + (tokenUsage.input + tokenUsage.output);
    }
    return sum;
}
function timeOf({ status, durationMs, evalRun }) {
    if (durationMs !== undefined || status !== 'execution_error')
        return durationMs;
    return evalRun.durationMs > 0 ? evalRun.durationMs : undefined;
}


/***/ }),

/***/ 8470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IK: () => (/* binding */ recordLine),
  zv: () => (/* binding */ recordOf),
  Xf: () => (/* binding */ scoreOnWire)
});

// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/trace.js
var trace = __webpack_require__(67478);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
;// CONCATENATED MODULE: ./build/js/src/results/trace-events.js
function traceEvents(messages) {
    const events = [];
    for (const [index, message] of messages.entries()) {
        events.push(messageEvent(message, index, events.length));
        for (const [toolIndex, call] of (message.toolCalls ?? []).entries()) {
            events.push(callEvent(call, index, toolIndex, events.length));
            events.push(resultEvent(call, index, toolIndex, events.length));
        }
    }
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    if (last !== -1)
        events.push(finalEvent(last, events.length));
    return events;
}
const messageId = (index) => `message-${index}`;
const messageEvent = ({ role }, index, ordinal) => ({
    event_id: messageId(index),
    parent_event_id: undefined,
    ordinal,
    type: 'message',
    message: { role },
    metadata: { message_index: index },
});
const callId = (index, toolIndex) => `${messageId(index)}-tool-${toolIndex}`;
const callEvent = (call, index, toolIndex, ordinal) => ({
    event_id: callId(index, toolIndex),
    parent_event_id: messageId(index),
    ordinal,
    type: 'tool_call',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const resultEvent = (call, index, toolIndex, ordinal) => ({
    event_id: `${callId(index, toolIndex)}-result`,
    parent_event_id: callId(index, toolIndex),
    ordinal,
    type: 'tool_result',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const finalEvent = (index, ordinal) => ({
    event_id: 'final-response',
    parent_event_id: messageId(index),
    ordinal,
    type: 'final_response',
    message: { role: 'assistant' },
    metadata: { message_index: index },
});

;// CONCATENATED MODULE: ./build/js/src/results/record.js




function recordLine(result) {
    return JSON.stringify(recordOf(result));
}
function recordOf(result) {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    const input = result.input.map(wire/* messageOnWire */.ym);
    return {
        timestamp: result.timestamp,
        test_id: result.testId,
        suite: result.suite,
        category: result.category,
        conversation_id: result.conversationId,
        target: result.target,
        target_used: result.targetUsed,
        target_error: result.targetError,
        resolved_target: result.resolvedTarget,
        score: result.score,
        execution_status: executionStatus(result),
        error: failure?.message,
        failure_class: failure?.class,
        failure_stage: failure?.stage,
        failure_reason_code: failure?.reason,
        execution_error: failure && { message: failure.message, stage: failure.stage },
        budget_exceeded: failure?.class === 'budget' ? true : undefined,
        failure_details: failure && failureDetails(failure),
        assertions: result.assertions,
        scores: result.scores.length > 0 ? result.scores.map(scoreOnWire) : undefined,
        output: result.output,
        input,
        requests: requestsOf(result),
        token_usage: result.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.tokenUsage),
        cost_usd: result.costUsd,
        duration_ms: result.durationMs,
        start_time: result.startTime,
        end_time: result.endTime,
        eval_run: {
            duration_ms: result.evalRun.durationMs,
            token_usage: result.evalRun.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.evalRun.tokenUsage),
        },
        trace: traceOf(result, input),
        model: result.model,
        agent_version: result.agentVersion,
        finish_reason: result.finishReason,
        cached: result.cached,
        paid: result.paid && paidOnWire(result.paid),
        workspace_path: result.workspacePath,
        file_changes: result.fileChanges,
        patch: result.patch,
        before_all_output: result.hookOutputs?.beforeAll,
        before_each_output: result.hookOutputs?.beforeEach,
        after_each_output: result.hookOutputs?.afterEach,
        trials: result.trials?.map((trial) => trialOnWire(trial, agentvStatus(trial, result))),
        aggregation: result.aggregation && aggregationOnWire(result.aggregation),
        cost_limited: result.costLimited,
        metadata: result.metadata,
        ...ownFields(result),
    };
}
const ownFields = (result) => ({
    suite_file: result.suiteFile,
    provider: result.provider,
    pass_mark: result.passMark,
    agentv_pass_mark: result.agentvPassMark,
    must_pass: result.mustPass ? true : undefined,
    required_missed: result.status === 'quality_failure' ? result.requiredMissed : undefined,
    retries: result.retries,
    trial_samples: result.trialSamples,
    location: result.location,
    imported_from: result.importedFrom,
    only_last_attempts: result.onlyLastAttempts,
    measure: result.measure,
    subject: result.subject,
    reused_from: result.reusedFrom,
    avoided: result.avoided && { cost_usd: result.avoided.costUsd, duration_ms: result.avoided.durationMs },
});
function executionStatus(result) {
    if (result.importedFrom !== undefined)
        return result.status;
    const hasPassed = result.trials?.some((trial) => agentvStatus(trial, result) === 'ok');
    return hasPassed ? 'ok' : agentvStatus(result, result);
}
function agentvStatus({ status, score }, { agentvPassMark }) {
    if (agentvPassMark === undefined || status === 'execution_error')
        return status;
    return score >= agentvPassMark ? 'ok' : 'quality_failure';
}
function requestsOf({ prompt, implicitJudge, scores }) {
    const evaluator = implicitJudge ? scores[0]?.input : undefined;
    if (prompt === undefined && evaluator === undefined)
        return undefined;
    return { lm: prompt && requestOf(prompt), evaluator };
}
const requestOf = ({ question, chat, system }) => ({
    chat_prompt: chat?.map(({ role, content }) => ({ role, content })),
    question,
    system,
});
function failureDetails({ httpStatus, permanent, retryAfterMs, failedRows, location, }) {
    const details = {
        http_status: httpStatus,
        permanent,
        retry_after_ms: retryAfterMs,
        failed_rows: failedRows,
        location: location,
    };
    return Object.values(details).some((value) => value !== undefined) ? details : undefined;
}
function scoreOnWire(score) {
    return {
        name: score.name,
        type: score.type,
        score: score.score,
        weight: score.weight,
        verdict: score.verdict,
        assertions: score.assertions,
        reasoning: score.reasoning,
        input: score.input,
        target: score.target,
        details: score.details,
        scores: score.scores?.map(scoreOnWire),
        token_usage: score.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(score.tokenUsage),
        cost_usd: score.costUsd,
        duration_ms: score.durationMs,
        started_at: score.startedAt,
        ended_at: score.endedAt,
    };
}
function trialOnWire(trial, status) {
    return {
        attempt: trial.attempt,
        score: trial.score,
        verdict: trial.verdict,
        scores: trial.scores.map(scoreOnWire),
        error: trial.failure?.message,
        token_usage: trial.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(trial.tokenUsage),
        cost_usd: trial.costUsd,
        duration_ms: trial.durationMs,
        finish_reason: trial.finishReason,
        cached: trial.cached,
        paid: trial.paid && paidOnWire(trial.paid),
        patch: trial.patch,
        target_used: trial.targetUsed,
        execution_status: status,
        failure_class: trial.failure?.class,
        failure_stage: trial.failure?.stage,
        failure_reason_code: trial.failure?.reason,
        failure_details: trial.failure && failureDetails(trial.failure),
    };
}
const paidOnWire = ({ tokenUsage, costUsd }) => ({
    token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
    cost_usd: costUsd,
});
function aggregationOnWire(aggregation) {
    switch (aggregation.strategy) {
        case 'pass_at_k': {
            const { strategy, passedAttempts, totalAttempts } = aggregation;
            return { strategy, passed_attempts: passedAttempts, total_attempts: totalAttempts };
        }
        case 'mean':
            return aggregation;
        case 'confidence_interval': {
            const { strategy, mean, ci95Lower, ci95Upper, stddev } = aggregation;
            return { strategy, mean, ci95_lower: ci95Lower, ci95_upper: ci95Upper, stddev };
        }
        default:
            return (0,never/* never */.Z)(aggregation);
    }
}
function traceOf(result, input) {
    const { messages, tokenUsage, durationMs, startTime, endTime, trials } = result;
    if (messages.length === 0)
        return undefined;
    const { eventCount, toolCalls, toolDurations, errorCount, llmCallCount } = (0,trace/* traceSummary */.I)(messages);
    return {
        event_count: eventCount,
        tool_calls: toolCalls,
        error_count: errorCount,
        tool_durations: Object.keys(toolDurations).length > 0 ? toolDurations : undefined,
        llm_call_count: llmCallCount,
        messages: [...input, ...answerOnWire(result)],
        events: traceEvents([...result.input, ...messages]),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: trials === undefined ? result.costUsd : undefined,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
        metadata: { provider: result.provider, target: result.target, eval_case_id: result.testId },
    };
}
function answerOnWire({ messages, output }) {
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    return messages.map((message, index) => index === last && message.content === output
        ? { ...(0,wire/* messageOnWire */.ym)(message), content: undefined, content_from: 'output' }
        : (0,wire/* messageOnWire */.ym)(message));
}


/***/ }),

/***/ 93477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ modelVariables),
/* harmony export */   p: () => (/* binding */ agentVariables)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const modelVariables = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  OPENAI_* AZURE_OPENAI_* ANTHROPIC_* GEMINI_* GOOGLE_* OPENROUTER_* MISTRAL_* GROQ_* XAI_* DEEPSEEK_* COHERE_*
  CO_API_KEY TOGETHER_* OLLAMA_* AWS_* HF_TOKEN
`);
const agentVariables = ['CODEX_*', 'CLAUDE_*', 'COPILOT_*', 'PI_*', 'OPENCODE_*'];


/***/ }),

/***/ 68041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readEnvFiles),
/* harmony export */   _: () => (/* binding */ searchRoots)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var dotenv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18889);


const MAX_ENV_BYTES = 1024 * 1024;
async function readEnvFiles(folder, { root, cwd }, files) {
    const variables = {};
    for (const candidate of searchRoots(folder, { root, cwd })) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(candidate, '.env');
        if ((await files.state(path)) !== 'file')
            continue;
        for (const [name, value] of Object.entries((0,dotenv__WEBPACK_IMPORTED_MODULE_1__.parse)(await files.read(path, MAX_ENV_BYTES)))) {
            if (!Object.hasOwn(variables, name))
                variables[name] = value;
        }
    }
    return variables;
}
function searchRoots(folder, { root, cwd }) {
    const above = [folder];
    for (let at = folder; at !== root && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) !== at && isInside(root, at); at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at))
        above.push((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at));
    return [...new Set([...above, root, cwd])];
}
const isInside = (root, folder) => folder === root ||
    folder.startsWith(root.endsWith('/') || root.endsWith('\\') ? root : `${root}/`) ||
    folder.startsWith(`${root}\\`);


/***/ })

};
