export const id = 8838;
export const ids = [8838];
export const modules = {

/***/ 68838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  traceCommand: () => (/* binding */ traceCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(68927);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/newest-runs.js
var newest_runs = __webpack_require__(98051);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/read-results.js + 2 modules
var read_results = __webpack_require__(60347);
// EXTERNAL MODULE: ./build/js/src/app/cli/harmless-json.js
var harmless_json = __webpack_require__(74150);
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
const LONGEST_CELL = 60;
function table(head, rows) {
    const cells = [head, ...rows].map((row) => row.map((cell) => (0,columns/* shortened */.vI)((0,terminal/* oneLine */.T)(cell), LONGEST_CELL, 'middle')));
    const widths = head.map((_, at) => Math.max(...cells.map((row) => (0,columns/* columnsOf */.PL)(row[at] ?? ''))));
    return cells
        .map((row) => row
        .map((cell, at) => (at < 2 ? (0,columns/* inColumns */.xe)(cell, widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd())
        .join('\n');
}

;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/trace.js













async function traceCommand(asked, runtime, terminal) {
    const { deep: withoutSecrets } = (0,redact/* redactor */.$)((0,secret_names/* secretValues */.VX)(runtime.env));
    const print = (value, text) => terminal.print(asked.json ? (0,harmless_json/* harmlessJson */.E)(value, 2) : text());
    if (asked.what === 'list') {
        const rows = withoutSecrets(await runsOf(asked, runtime, terminal));
        print(rows, () => runsText(rows));
        return 0;
    }
    const results = withoutSecrets(await resultsOf(asked, runtime, terminal));
    if (asked.what === 'stats') {
        const rows = statsOf(results, asked.groupBy);
        print(rows, () => figuresText(rows));
    }
    else {
        const isOne = asked.testId !== undefined;
        print(results.map(record/* recordOf */.zv), () => isOne ? results.map((result) => traceText(result, asked.isTree)).join('\n\n') : resultsText(results));
    }
    return 0;
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

/***/ 74150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


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

/***/ 60347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dR: () => (/* binding */ dated),
  x8: () => (/* binding */ readResults),
  Fm: () => (/* binding */ withRequirements)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/environment.js
var run_environment = __webpack_require__(47422);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js
var read_report = __webpack_require__(34210);
// EXTERNAL MODULE: ./build/js/src/results/read/read-scores.js
var read_scores = __webpack_require__(31055);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(81469);
// EXTERNAL MODULE: ./build/js/src/model/run/feedback.js
var feedback = __webpack_require__(81832);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
// EXTERNAL MODULE: ./build/js/src/shared/once.js
var once = __webpack_require__(28876);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/json-text.js
var json_text = __webpack_require__(6427);
;// CONCATENATED MODULE: ./build/js/src/results/read/read-feedback.js






const FEEDBACK_FILE = 'feedback.json';
const MAX_FEEDBACK_BYTES = 1024 * 1024;
const MOST_REVIEWS = 5000;
const LONGEST_NOTE = 10_000;
const read_feedback_text = () => schemas/* string */.YjP('text').max(LONGEST_NOTE, `text of at most ${LONGEST_NOTE} characters`);
const read_feedback_name = () => read_feedback_text().min(1, 'text that is not empty');
const reviews = (item) => schemas/* array */.YOg(item, 'a list of reviews').max(MOST_REVIEWS, `at most ${MOST_REVIEWS} reviews`);
const handWritten = (0,once/* once */.O)(() => schemas/* object */.Ikc({
    run_id: read_feedback_name(),
    reviewer: read_feedback_name(),
    timestamp: read_feedback_name(),
    overall_notes: read_feedback_text().optional(),
    per_case: reviews(schemas/* object */.Ikc({
        test_id: read_feedback_name(),
        verdict: schemas/* enum */.k5n(feedback/* reviewVerdicts */.h, (0,shared_text/* orList */.A3)(feedback/* reviewVerdicts */.h)),
        notes: read_feedback_text().optional(),
        evaluator_overrides: schemas/* record */.g1P(read_feedback_name(), read_feedback_text(), 'a mapping of graders to notes').optional(),
        workspace_notes: read_feedback_text().optional(),
    })).optional(),
}));
const ofDashboard = (0,once/* once */.O)(() => schemas/* object */.Ikc({ reviews: reviews(schemas/* object */.Ikc({ test_id: read_feedback_name(), comment: read_feedback_text(), updated_at: read_feedback_text().optional() })) }));
function readFeedback(given, file) {
    const parsed = (0,json_text/* parseJsonText */.l)(given);
    if (parsed.kind === 'invalid') {
        return { problems: parsed.errors.map(({ message, hint, ...at }) => unread(message, { file, ...at }, { hint })) };
    }
    const { value } = parsed;
    const isOfDashboard = (0,mapping/* isMapping */.p)(value) && 'reviews' in value && !('per_case' in value);
    const read = isOfDashboard ? ofDashboard().safeParse(value) : handWritten().safeParse(value);
    if (!read.success) {
        const problems = read.error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => {
            const keys = path.filter((key) => typeof key !== 'symbol');
            const { line, column } = parsed.valueAt(keys);
            const subject = keys.length === 0 ? 'This review' : `"${(0,shared_text/* cutEnd */.ym)(keys.join('.'), 100)}"`;
            return unread(`${subject} is missing or invalid`, { file, line, column }, { expected: message });
        });
        return { problems };
    }
    return {
        feedback: { file, ...('reviews' in read.data ? commentsOf(read.data) : reviewOf(read.data)) },
        problems: [],
    };
}
const MOST_PROBLEMS = 5;
const unread = (message, location, { expected, hint = 'The review is not shown until this is fixed.' }) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message,
    location,
    hint,
    ...(expected !== undefined && { expected }),
});
function reviewOf(given) {
    const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: cases = [] } = given;
    const tests = cases.map(({ test_id: testId, evaluator_overrides: graderNotes, workspace_notes: workspaceNotes, ...each }) => ({
        testId,
        ...each,
        ...(graderNotes && { graderNotes }),
        ...(workspaceNotes !== undefined && { workspaceNotes }),
    }));
    return { runId, reviewer, timestamp, ...(overallNotes !== undefined && { overallNotes }), tests };
}
const commentsOf = ({ reviews: given }) => ({
    tests: given.map(({ test_id: testId, comment }) => ({ testId, notes: comment })),
});

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/feedback-file.js





async function withFeedback(run, folder, { cwd, files }) {
    const path = (0,external_node_path_.join)(folder, FEEDBACK_FILE);
    if ((await files.state(path)) !== 'file')
        return run;
    const file = (0,shown_path/* shownPath */.p)(path, cwd);
    const { feedback, problems } = await contentOf(path, file, files);
    const warnings = [...run.warnings, ...problems, ...(feedback ? unknownTests(feedback, run) : [])];
    return { ...run, warnings, ...(feedback && { feedback: [feedback] }) };
}
async function contentOf(path, file, files) {
    try {
        return readFeedback(await files.read(path, MAX_FEEDBACK_BYTES), file);
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        return { problems: error.problems.map((problem) => ({ ...problem, severity: 'warning' })) };
    }
}
function unknownTests({ file, tests }, { results }) {
    const known = new Set(results.map(({ testId }) => testId));
    const unknown = [...new Set(tests.map(({ testId }) => testId))].filter((id) => !known.has(id));
    if (unknown.length === 0)
        return [];
    const message = `This review is about tests that the results do not have: ${(0,did_you_mean/* listed */.KE)(unknown)}`;
    return [{ code: 'NOTHING_MATCHED', severity: 'warning', message, location: { file, line: 1, column: 1 } }];
}

// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 3 modules
var result_rows = __webpack_require__(90057);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/read-results.js











async function readResults(paths, site, { withAnswers = true } = {}) {
    const read = [];
    const errors = [];
    for (const given of paths) {
        try {
            read.push(await readOne((0,external_node_path_.resolve)(site.cwd, given), given, site, withAnswers));
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            errors.push(...error.problems);
        }
    }
    if (read.length === 0)
        throw errors.length > 0 ? new model_errors/* UserError */.yo(errors) : nothingNamed();
    const unreadable = [...errors, ...inSeveralFiles(read)];
    const run = joined(read, unreadable);
    return { run, files: read, problems: [...unreadable, ...run.warnings] };
}
const HINT = 'Pass a run folder or a results file.';
const nothingNamed = () => (0,model_errors/* userError */.IF)('INPUT_INVALID', 'No results are given', { hint: HINT });
async function readOne(path, given, site, withAnswers) {
    const state = await site.files.state(path);
    if (state === 'missing')
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results at ${given}`, { hint: HINT });
    const shown = (0,shown_path/* shownPath */.p)(path, site.cwd);
    const folder = state === 'folder' ? path : (0,external_node_path_.basename)(path) === earlier_results/* JOURNAL */.Ex ? (0,external_node_path_.dirname)(path) : undefined;
    if (folder === undefined)
        return { shown, path, ...(await readFile(path, site, withAnswers)) };
    const read = await readFolder(folder, given, site, withAnswers);
    return { shown, path, ...read, run: await withFeedback(read.run, folder, site) };
}
const ofRows = (run) => ({ run, regressed: [] });
async function readFolder(folder, given, site, withAnswers) {
    const { files } = site;
    const [report, journal] = [(0,external_node_path_.join)(folder, 'report.json'), (0,external_node_path_.join)(folder, earlier_results/* JOURNAL */.Ex)];
    const hasJournal = (await files.state(journal)) === 'file';
    if ((await files.state(report)) === 'file') {
        const text = await files.read(report, result_rows/* MAX_RESULTS_BYTES */.ue);
        if ((0,read_report/* looksLikeReport */.Q)(text) || !hasJournal)
            return fromReport(text, report, site, withAnswers);
    }
    if (!hasJournal)
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results in ${given}`, { hint: HINT });
    const rows = await (0,result_rows/* readRows */.aK)(journal, site, withAnswers);
    const planned = await plannedTests(folder, files);
    if (planned !== undefined)
        return ofRows((0,result_rows/* runOf */.ng)(rows, { planned }));
    return ofRows((0,result_rows/* runOf */.ng)(rows, { isCutOff: rows.areOurs }));
}
async function readFile(path, site, withAnswers) {
    if (/\.json$/i.test(path)) {
        const text = await site.files.read(path, result_rows/* MAX_RESULTS_BYTES */.ue);
        if ((0,read_report/* looksLikeReport */.Q)(text))
            return fromReport(text, path, site, withAnswers);
    }
    return ofRows((0,result_rows/* runOf */.ng)(await (0,result_rows/* readRows */.aK)(path, site, withAnswers)));
}
async function fromReport(text, path, site, withAnswers) {
    const { run, results, regressed } = (0,read_report/* readReport */.t)(text, (0,shown_path/* shownPath */.p)(path, site.cwd));
    if (results !== undefined && results.length <= result_rows/* MOST_ROWS */.wq)
        return { run: { ...run, results: [...results] }, regressed };
    const rows = await (0,result_rows/* readRows */.aK)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), earlier_results/* JOURNAL */.Ex), site, withAnswers);
    const planned = Math.max(run.planned, rows.results.length);
    return { run: { ...run, planned, results: rows.results }, regressed };
}
async function plannedTests(folder, files) {
    const path = (0,external_node_path_.join)(folder, 'benchmark.json');
    if ((await files.state(path)) !== 'file')
        return undefined;
    try {
        const value = JSON.parse(await files.read(path, result_rows/* MAX_RESULTS_BYTES */.ue));
        const count = value?.metadata?.planned_test_count;
        return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
    }
    catch {
        return undefined;
    }
}
function inSeveralFiles(read) {
    if (read.length < 2)
        return [];
    const first = new Map();
    const pairs = new Map();
    for (const file of read) {
        for (const result of file.run.results) {
            const key = (0,run_result/* resultKey */.ZH)(result);
            const other = first.get(key);
            if (other === undefined || other === file) {
                first.set(key, file);
                continue;
            }
            const both = [other.shown, file.shown];
            const pair = pairs.get(JSON.stringify(both)) ?? { files: both, testId: result.testId, count: 0 };
            pairs.set(JSON.stringify(both), { ...pair, count: pair.count + 1 });
        }
    }
    return [...pairs.values()].map(({ files: [one, two], testId, count }) => ({
        code: 'DUPLICATE_ID',
        severity: 'error',
        message: `${(0,shared_text/* plural */.LS)('test', count)} ${count === 1 ? 'is' : 'are'} both in ${one} and in ${two}: ${testId}${count > 1 ? ' and others' : ''}`,
        hint: 'Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline).',
    }));
}
const GRAVEST_FIRST = [
    'cancelled',
    'broken-off',
    'deadline',
    'breaker',
    'budget',
];
function joined(read, unreadable) {
    const runs = read.map(({ run }) => run);
    const known = runs.filter(({ startedAt }) => startedAt !== read_scores/* EPOCH */.wI);
    const [start] = (0,result_rows/* extremes */.oz)(known.map(({ startedAt }) => Date.parse(startedAt)));
    const [, end] = (0,result_rows/* extremes */.oz)(known.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
    const stopped = GRAVEST_FIRST.find((why) => runs.some((run) => run.stopped === why));
    const lost = [...runs.flatMap((run) => run.unreadable ?? []), ...unreadable];
    const caches = runs.flatMap((run) => run.caches ?? []);
    const extraTrials = runs.flatMap((run) => run.extraTrials ?? []);
    const earlier = runs.flatMap((run) => run.earlier ?? []);
    const missingSecrets = runs.find((run) => run.missingSecrets !== undefined)?.missingSecrets;
    const environment = (0,run_environment/* commonEnvironment */.x)(runs.map((run) => run.environment));
    const seeding = runs.find((run) => run.seeding !== undefined)?.seeding;
    const confirmed = confirmedIn(read);
    const describedSuites = runs.flatMap((run) => run.describedSuites ?? []);
    const feedback = runs.flatMap((run) => run.feedback ?? []);
    const unconfirmed = runs.flatMap((run) => run.unconfirmed ?? []);
    const [only] = runs;
    const results = runs.flatMap((run) => run.results);
    return {
        startedAt: start === undefined ? read_scores/* EPOCH */.wI : new Date(start).toISOString(),
        durationMs: runs.length === 1 && only ? only.durationMs : start === undefined || end === undefined ? 0 : end - start,
        planned: runs.reduce((sum, { planned }) => sum + planned, 0),
        ...(stopped !== undefined && { stopped }),
        complete: lost.length === 0 && runs.every(({ complete }) => complete),
        ...(lost.length > 0 && { unreadable: lost }),
        dryRun: runs.some(({ dryRun }) => dryRun),
        ...selectedBy(runs),
        ...baselineFilesOf(runs),
        ...deletedMustPassOf(runs),
        ...(seeding && { seeding }),
        ...(missingSecrets && { missingSecrets }),
        ...(confirmed.length > 0 && { confirmed }),
        ...(unconfirmed.length > 0 && { unconfirmed }),
        ...(environment && { environment }),
        requirements: runs.flatMap(({ requirements }) => requirements),
        ...(feedback.length > 0 && { feedback }),
        ...(describedSuites.length > 0 && { describedSuites }),
        warnings: runs.flatMap(({ warnings }) => warnings),
        ...(caches.length > 0 && { caches }),
        ...(extraTrials.length > 0 && { extraTrials }),
        ...(earlier.length > 0 && { earlier }),
        results: runs.length === 1 ? results : results.map((result, index) => ({ ...result, index })),
    };
}
const confirmedIn = (read) => read.flatMap(({ run, regressed }) => read.length > 1 ? [...(run.confirmed ?? []), ...regressed] : (run.confirmed ?? []));
const dated = (run, now) => run.startedAt === read_scores/* EPOCH */.wI ? { ...run, startedAt: new Date(now).toISOString() } : run;
function withRequirements(run, { threshold, mustPass }) {
    const results = mustPass ? run.results.map((result) => ({ ...result, mustPass })) : run.results;
    return {
        ...run,
        results,
        requirements: threshold === undefined ? run.requirements : requirementsAt(threshold, results),
    };
}
function requirementsAt(threshold, results) {
    const requirements = new Map();
    for (const { suite, suiteFile: file, target } of results) {
        requirements.set(JSON.stringify([file, suite, target]), { suite, file, target, threshold, from: 'input' });
    }
    return [...requirements.values()];
}
function selectedBy(runs) {
    const selected = [...new Set(runs.flatMap((run) => run.selected ?? []))].sort();
    return selected.length === 0 ? {} : { selected };
}
function baselineFilesOf(runs) {
    const states = new Map();
    const rank = (state) => run_result/* fileStates */.jj.indexOf(state);
    for (const { file, state } of runs.flatMap((run) => run.baselineFiles ?? [])) {
        const known = states.get(file);
        if (known === undefined || rank(state) < rank(known))
            states.set(file, state);
    }
    if (states.size === 0)
        return {};
    return { baselineFiles: Array.from(states, ([file, state]) => ({ file, state })) };
}
function deletedMustPassOf(runs) {
    const tests = runs.flatMap(({ deletedMustPass = [] }) => deletedMustPass);
    if (tests.length === 0)
        return {};
    const byName = new Map(tests.map((test) => [JSON.stringify([test.suiteFile, test.testId, test.target]), test]));
    return { deletedMustPass: [...byName.values()] };
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

/***/ 66510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PV: () => (/* binding */ verdictKinds),
/* harmony export */   QZ: () => (/* binding */ worst)
/* harmony export */ });
/* unused harmony exports verdictSchema, conclusions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);



const verdictKinds = ['cancelled', 'invalid', 'fail', 'inconclusive', 'warn', 'pass'];
const reasonRules = [
    'validity',
    'requirement',
    'suite-drop',
    'regression',
    'increase',
    'coverage',
    'quarantine',
    'baseline',
    'policy',
    'dry-run',
    'stopped',
];
const reasonSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(reasonRules),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    short: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H.optional(),
}));
const suiteVerdictSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
}));
const verdictSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    unarmed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reasonSchema),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(suiteVerdictSchema),
}));
const conclusions = (/* unused pure expression or super */ null && (['success', 'failure', 'neutral']));
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   nC: () => (/* binding */ percentRange),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   sR: () => (/* binding */ tokenTotal),
/* harmony export */   w_: () => (/* binding */ neededScore)
/* harmony export */ });
const UNKNOWN = '\u2013';
function percent(share) {
    return share === undefined ? UNKNOWN : `${percentDigits(share)}%`;
}
const percentRange = ({ low, high }) => `${percentDigits(low)}\u2013${percentDigits(high)}%`;
function score(value, mark = 1) {
    if (value === undefined)
        return UNKNOWN;
    const rounded = Math.round(value * 100) / 100;
    const shown = value < mark && rounded >= mark ? Math.floor(value * 100) / 100 : rounded;
    return shown.toFixed(2);
}
const neededScore = ({ threshold, isDefaultThreshold }) => threshold === undefined ? undefined : `needs ${score(threshold)}${isDefaultThreshold ? ' by default' : ''}`;
function money(dollars) {
    if (dollars === undefined)
        return UNKNOWN;
    if (dollars === 0 || dollars >= 0.995)
        return `$${grouped(dollars.toFixed(2))}`;
    if (dollars < 0.0001)
        return '<$0.0001';
    const decimals = dollars >= 0.1 ? 2 : dollars >= 0.01 ? 3 : 4;
    return `$${dollars.toFixed(decimals).replace(/(\.\d\d)0+$/, '$1')}`;
}
function duration(ms) {
    if (ms === undefined)
        return UNKNOWN;
    if (Math.round(ms) < 1000)
        return `${Math.round(ms)} ms`;
    const tenths = Math.round(ms / 100);
    if (tenths < 600)
        return `${(tenths / 10).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(ms / 60_000);
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function tokens(count) {
    if (count === undefined)
        return UNKNOWN;
    if (Math.round(count) < 1000)
        return `${Math.round(count)}`;
    return count < 999_950 ? `${oneDecimal(count / 1000)}k` : `${oneDecimal(count / 1_000_000)}M`;
}
const tokenTotal = (usage) => usage === undefined ? undefined : usage.input + usage.output;
function percentDigits(share) {
    const value = share * 100;
    if (value > 0 && value < 1)
        return Math.max(0.1, Math.round(value * 10) / 10).toString();
    if (value > 99 && value < 100)
        return Math.min(99.9, Math.round(value * 10) / 10).toString();
    return Math.round(value).toString();
}
const grouped = (digits) => digits.replace(/\B(?=(\d{3})+\.)/g, ',');
const oneDecimal = (value) => value.toFixed(1).replace(/\.0$/, '');


/***/ }),

/***/ 68927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 34210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ looksLikeReport),
/* harmony export */   t: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82203);
/* harmony import */ var _model_run_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47422);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32506);
/* harmony import */ var _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66510);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34704);







const reportFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    ...(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .measuredFacts */ .Mt)(),
    environment: _model_run_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSchema */ .V.optional().catch(undefined),
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
        isDefaultThreshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
        metadata: _model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteMetadataSchema */ .nh.optional().catch(undefined),
    })),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemSchema */ .zs),
    caches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheUseSchema */ .f8).optional(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    extraTrials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
}));
const decidedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictKinds */ .PV) }) }));
const comparedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    comparison: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            suiteFile: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        })),
    }),
}));
const own = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    generator: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('eval-action') }),
}));
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
function readReport(text, file) {
    const value = parsed(text, file);
    const ours = own.safeParse(value);
    if (!ours.success)
        throw unreadable(file, 'it is no report of eval-action');
    if (ours.data.schemaVersion > 1)
        throw unreadable(file, 'a newer version of eval-action wrote it');
    const read = reportFacts.safeParse(value);
    if (!read.success)
        throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
    const { totals, suites, results, extraTrials, earlier, ...facts } = read.data;
    const full = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .testResultSchema */ .Bd).safeParse(results);
    const extra = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .extraTrialSchema */ .kj).safeParse(extraTrials);
    const before = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierAttemptSchema */ .d).safeParse(earlier);
    if (earlier !== undefined && !before.success)
        throw unreadable(file, 'it is damaged at earlier');
    const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
    const decided = decidedSchema.safeParse(value);
    const compared = comparedSchema.safeParse(value);
    return {
        run: {
            ...facts,
            ...(extra.success && { extraTrials: extra.data }),
            ...(before.success && { earlier: before.data }),
            ...(described.length > 0 && { describedSuites: described }),
            planned: Math.max(totals.total, results.length),
            requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) => threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' }]),
        },
        ...(full.success && { results: full.data }),
        ...(decided.success && { verdict: decided.data.verdict.verdict }),
        regressed: compared.success ? regressedIn(compared.data.comparison.tests) : [],
    };
}
const regressedIn = (tests) => tests.filter(({ state }) => state === 'regressed').map(({ state: _, ...names }) => names);
function parsed(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw unreadable(file, 'it is not JSON, or cut off', cause);
    }
    if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .isDeeperThan */ .h)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .DEEPEST_JSON */ .S))
        throw unreadable(file, 'it is nested too deeply');
    return value;
}
const unreadable = (file, why, cause) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
    hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    cause,
});


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
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
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
    const final = messages[last];
    if (final?.content !== undefined)
        events.push(finalEvent((0,message/* contentText */.Tf)(final.content), last, events.length));
    return events;
}
const messageId = (index) => `message-${index}`;
const messageEvent = ({ role, content }, index, ordinal) => ({
    event_id: messageId(index),
    parent_event_id: undefined,
    ordinal,
    type: 'message',
    message: { role, content: content === undefined ? undefined : (0,message/* contentText */.Tf)(content) },
    metadata: { message_index: index },
});
const callId = (index, toolIndex) => `${messageId(index)}-tool-${toolIndex}`;
const callEvent = (call, index, toolIndex, ordinal) => ({
    event_id: callId(index, toolIndex),
    parent_event_id: messageId(index),
    ordinal,
    type: 'tool_call',
    tool: { name: call.tool, input: call.input, output: call.output, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const resultEvent = (call, index, toolIndex, ordinal) => ({
    event_id: `${callId(index, toolIndex)}-result`,
    parent_event_id: callId(index, toolIndex),
    ordinal,
    type: 'tool_result',
    tool: { name: call.tool, output: call.output, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const finalEvent = (content, index, ordinal) => ({
    event_id: 'final-response',
    parent_event_id: messageId(index),
    ordinal,
    type: 'final_response',
    message: { role: 'assistant', content },
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
        refused: result.refused,
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
    measure: result.measure,
    subject: result.subject,
    reused_from: result.reusedFrom,
    avoided: result.avoided && { cost_usd: result.avoided.costUsd, duration_ms: result.avoided.durationMs },
});
function executionStatus(result) {
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
function failureDetails({ httpStatus, permanent, retryAfterMs, location, }) {
    const details = { http_status: httpStatus, permanent, retry_after_ms: retryAfterMs, location: location };
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
        refused: trial.refused,
        cached: trial.cached,
        paid: trial.paid && paidOnWire(trial.paid),
        patch: trial.patch,
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
        messages: [...input, ...messages.map(wire/* messageOnWire */.ym)],
        events: traceEvents([...result.input, ...messages]),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: trials === undefined ? result.costUsd : undefined,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
        metadata: { provider: result.provider, target: result.target, eval_case_id: result.testId },
    };
}


/***/ }),

/***/ 6427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ parseJsonText)
/* harmony export */ });
/* harmony import */ var _offsets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1693);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4685);
/* harmony import */ var _yaml_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99430);



const MAX_VALUES = 1_000_000;
function parseJsonText(given) {
    const text = given.replace(/^\uFEFF/, '');
    const positionOf = (0,_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .positionsIn */ .Y)(text);
    const reading = new Reading(text);
    try {
        const root = reading.document();
        const { offsets } = reading;
        return {
            kind: 'parsed',
            value: root.value,
            valueAt: (path) => positionOf(offsets.offsetOf(root.spot, path, 'value')),
            keyAt: (path) => positionOf(offsets.offsetOf(root.spot, path, 'key')),
        };
    }
    catch (error) {
        if (!(error instanceof Mistake))
            throw error;
        return { kind: 'invalid', errors: [asError(error, positionOf)] };
    }
}
function asError({ message, offset, hint, earlier }, positionOf) {
    const here = positionOf(offset);
    if (earlier === undefined)
        return { message, ...here, hint };
    const first = positionOf(earlier);
    const where = first.line === here.line ? `column ${first.column}` : `line ${first.line}`;
    return { message, ...here, hint: `The first one is in ${where}.` };
}
class Mistake extends Error {
    offset;
    hint;
    earlier;
    constructor(message, offset, more = {}) {
        super(message);
        this.offset = offset;
        this.hint = more.hint;
        this.earlier = more.earlier;
    }
}
class Reading {
    offsets = new _offsets_js__WEBPACK_IMPORTED_MODULE_0__/* .Offsets */ .r();
    #text;
    #at = 0;
    #values = 0;
    constructor(text) {
        this.#text = text;
    }
    document() {
        this.#skipSpace();
        const read = this.#value(0);
        this.#skipSpace();
        if (this.#at < this.#text.length)
            throw this.#mistake('The value ends before this', 'Is a "," or a bracket wrong?');
        return read;
    }
    #value(depth) {
        this.#values += 1;
        if (depth > _yaml_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr)
            throw this.#mistake(`Lists and objects are nested more than ${_yaml_document_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr} levels deep`);
        if (this.#values > MAX_VALUES) {
            throw this.#mistake(`The file has more than ${MAX_VALUES} values`, 'Split it into several files.');
        }
        const offset = this.#at;
        const next = this.#text[offset];
        if (next === '{')
            return this.#object(depth);
        if (next === '[')
            return this.#list(depth);
        if (next === '"')
            return { value: this.#string(), spot: offset };
        for (const [word, value] of WORDS)
            if (this.#takes(word))
                return { value, spot: offset };
        const number = this.#match(NUMBER);
        if (number !== undefined)
            return { value: Number(number), spot: offset };
        throw this.#mistake('A value is expected here', this.#adviceForValue());
    }
    #object(depth) {
        const offset = this.#at;
        const mark = this.offsets.mark();
        const keys = new Map();
        const values = [];
        this.#at += 1;
        for (let isFirst = true; !this.#ends('}', isFirst); isFirst = false) {
            const key = this.#at;
            if (this.#text[key] !== '"')
                throw this.#mistake('A key in double quotes is expected here', this.#adviceForKey());
            const name = this.#string();
            const earlier = keys.get(name);
            if (earlier !== undefined)
                throw new Mistake(`The key "${shown(name)}" occurs twice in this object`, key, { earlier });
            this.#skipSpace();
            if (!this.#takes(':'))
                throw this.#mistake('A ":" is expected here');
            this.#skipSpace();
            const { value, spot } = this.#value(depth + 1);
            keys.set(name, key);
            this.offsets.noteEntry(name, key, spot);
            values.push([name, value]);
        }
        return { value: Object.fromEntries(values), spot: this.offsets.mapping(offset, mark) };
    }
    #list(depth) {
        const offset = this.#at;
        const mark = this.offsets.mark();
        const values = [];
        this.#at += 1;
        for (let isFirst = true; !this.#ends(']', isFirst); isFirst = false) {
            const { value, spot } = this.#value(depth + 1);
            this.offsets.noteItem(spot);
            values.push(value);
        }
        return { value: values, spot: this.offsets.list(offset, mark) };
    }
    #ends(bracket, isFirst) {
        this.#skipSpace();
        if (this.#takes(bracket))
            return true;
        if (isFirst)
            return false;
        const comma = this.#at;
        if (!this.#takes(','))
            throw this.#mistake(`A "," or the closing "${bracket}" is expected here`);
        this.#skipSpace();
        if (this.#text[this.#at] !== bracket)
            return false;
        throw new Mistake(`There is a "," before the closing "${bracket}"`, comma, { hint: 'Take it out.' });
    }
    #string() {
        const from = this.#at;
        for (let at = from + 1; at < this.#text.length; at += 1) {
            const unit = this.#text.charCodeAt(at);
            if (unit === QUOTE) {
                this.#at = at + 1;
                return JSON.parse(this.#text.slice(from, at + 1));
            }
            if (unit < SPACE) {
                throw new Mistake('A text in double quotes does not end, or has a control character in it', at, {
                    hint: 'Write a line break as \\n, and a tab as \\t.',
                });
            }
            if (unit !== BACKSLASH)
                continue;
            ESCAPE.lastIndex = at;
            const [sequence] = ESCAPE.exec(this.#text) ?? [];
            if (sequence === undefined) {
                throw new Mistake('This "\\" is not a valid escape of JSON', at, {
                    hint: 'Write "\\\\" for one that is meant as such.',
                });
            }
            at += sequence.length - 1;
        }
        throw new Mistake('A text in double quotes does not end', from, { hint: 'Is a quote missing?' });
    }
    #skipSpace() {
        SPACES.lastIndex = this.#at;
        SPACES.exec(this.#text);
        this.#at = SPACES.lastIndex;
    }
    #takes(expected) {
        if (!this.#text.startsWith(expected, this.#at))
            return false;
        this.#at += expected.length;
        return true;
    }
    #match(pattern) {
        pattern.lastIndex = this.#at;
        const [found] = pattern.exec(this.#text) ?? [];
        this.#at += found?.length ?? 0;
        return found;
    }
    #mistake(message, hint) {
        if (this.#at < this.#text.length)
            return new Mistake(message, this.#at, { hint });
        return new Mistake(`${message}, but the text ends`, this.#at, { hint: 'Is a closing bracket missing?' });
    }
    #adviceForKey() {
        return this.#text[this.#at] === "'" ? SINGLE_QUOTES : 'JSON requires quotes around every key.';
    }
    #adviceForValue() {
        if (this.#text[this.#at] === "'")
            return SINGLE_QUOTES;
        if (/^(?:\/[/*]|#)/.test(this.#ahead()))
            return 'JSON has no comments.';
        const word = /^[A-Za-z]+/.exec(this.#ahead())?.[0];
        if (word !== undefined && PYTHON.has(word))
            return `Write ${PYTHON.get(word)}.`;
        return word === undefined ? undefined : 'Put double quotes around it, if it is text.';
    }
    #ahead() {
        return this.#text.slice(this.#at, this.#at + 20);
    }
}
const [QUOTE, BACKSLASH, SPACE] = [0x22, 0x5c, 0x20];
const SPACES = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const WORDS = [
    ['true', true],
    ['false', false],
    ['null', null],
];
const SINGLE_QUOTES = 'JSON requires double quotes.';
const PYTHON = new Map([
    ['True', 'true'],
    ['False', 'false'],
    ['None', 'null'],
    ['undefined', 'null'],
    ['NaN', 'null'],
    ['Infinity', 'null'],
]);
const shown = (name) => (name.length > 60 ? `${name.slice(0, 59)}\u2026` : name);


/***/ })

};
