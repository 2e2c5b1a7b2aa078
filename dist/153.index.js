export const id = 153;
export const ids = [153];
export const modules = {

/***/ 81067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRun),
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27869);
/* harmony import */ var _reports_deliver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98258);
/* harmony import */ var _reports_reporters_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18818);
/* harmony import */ var _reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85306);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28822);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81457);
/* harmony import */ var _page_first_differences_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21456);
/* harmony import */ var _page_local_page_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13804);
/* harmony import */ var _page_page_reporter_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95400);
/* harmony import */ var _pipeline_basis_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98343);
/* harmony import */ var _pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50535);
/* harmony import */ var _pipeline_file_reporters_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82595);
/* harmony import */ var _pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(18700);
/* harmony import */ var _policy_find_policy_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(10254);
/* harmony import */ var _run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(13537);
/* harmony import */ var _run_folder_reported_results_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(23514);
/* harmony import */ var _run_folder_result_paths_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(99458);
/* harmony import */ var _how_called_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(72252);
/* harmony import */ var _progress_terminal_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(17568);





















async function reportCommand({ inputs: asked }, runtime, terminal) {
    const { files } = runtime;
    const { run, basis, paths, inputs, cwd } = await readRun(asked, runtime);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.outputDirectory ?? _run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .REPORT_FOLDER */ .mk);
    await (0,_run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .prepareFolder */ .G8)(folder, paths, files);
    const reporters = [
        ...(0,_pipeline_file_reporters_js__WEBPACK_IMPORTED_MODULE_13__/* .fileReporters */ .v)(folder, files, contextOf(inputs)),
        (0,_reports_reporters_file_js__WEBPACK_IMPORTED_MODULE_4__/* .fileReporter */ .C)(_run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .ANNOTATIONS_FILE */ .G2, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .ANNOTATIONS_FILE */ .G2), (all) => (0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotations */ .hk)(all)
            .map((one) => `${(0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(one)}\n`)
            .join(''), files),
    ];
    const context = (0,_page_local_page_js__WEBPACK_IMPORTED_MODULE_9__/* .localPage */ .j)(inputs, run, runtime);
    const report = await (0,_page_first_differences_js__WEBPACK_IMPORTED_MODULE_8__/* .withFirstDifferences */ .$)((0,_pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_14__/* .reportOn */ .S)(run, basis), () => context.baseAnswers(basis.baseline));
    const written = await (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .deliverAll */ .F)(reporters, report);
    const page = await (0,_page_page_reporter_js__WEBPACK_IMPORTED_MODULE_10__/* .writePage */ .x)(report, { run, folder, basis }, context, runtime);
    const receipts = [...page, ...written];
    for (const problem of run.unreadable ?? [])
        terminal.complain((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemText */ .fI)(problem));
    terminal.print((0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .resultTable */ .AD)(report, terminal));
    const shown = receipts
        .filter((receipt) => receipt.kind === 'delivered')
        .map(({ name, where }) => ({ label: LABELS[name] ?? name, path: (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(where, runtime.cwd) }));
    terminal.print(`\n${(0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .nextSteps */ .Zn)({ files: shown, report, program: (0,_how_called_js__WEBPACK_IMPORTED_MODULE_19__/* .howCalled */ .u)(runtime, runtime.cwd) }, terminal)}`);
    (0,_progress_terminal_js__WEBPACK_IMPORTED_MODULE_20__/* .complainAbout */ .p3)(receipts, (text) => terminal.complain(text));
    return (0,_pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_12__/* .exitCodeOf */ .FO)(report);
}
async function readRun(asked, runtime) {
    const { files, env, clock } = runtime;
    const policy = await (0,_policy_find_policy_js__WEBPACK_IMPORTED_MODULE_15__/* .findPolicy */ .i6)(asked, runtime);
    const inputs = { ...asked, ...policy.inputs };
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, inputs.workingDirectory);
    const paths = await (0,_run_folder_result_paths_js__WEBPACK_IMPORTED_MODULE_18__/* .resultPaths */ .O)(inputs.results, { cwd, files });
    const made = await (0,_run_folder_reported_results_js__WEBPACK_IMPORTED_MODULE_17__/* .reportedRun */ .T)({ paths, site: { cwd, files } }, { inputs, expectedShards: inputs.expectedShards, secrets: (0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_6__/* .secretValues */ .VX)(env), now: clock.now() });
    const basis = await (0,_pipeline_basis_js__WEBPACK_IMPORTED_MODULE_11__/* .findBasis */ .ai)({ ...policy, inputs }, { ...runtime, startedAt: made.startedAt });
    return { run: (0,_pipeline_basis_js__WEBPACK_IMPORTED_MODULE_11__/* .withWarnings */ .oV)(made, basis.warnings), basis, paths, inputs, cwd };
}
const LABELS = {
    'report.html': 'page',
    'comment.md': 'comment',
    'summary.md': 'summary',
    'report.json': 'for programs',
    'junit.xml': 'test reports',
    'ctrf.json': '',
    [_run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .ANNOTATIONS_FILE */ .G2]: 'annotations',
};
const contextOf = ({ commentKey, commitSha }) => ({
    key: commentKey ?? 'evals',
    head: commitSha ?? '',
    attempt: 1,
    runUrl: '',
    linkTo: () => undefined,
});


/***/ }),

/***/ 72252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81457);


const howCalled = ({ script }, folder) => script !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(script) === 'cli.js' ? `node ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .p)(script, folder)}` : 'eval-action';


/***/ }),

/***/ 13537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ ANNOTATIONS_FILE),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   mk: () => (/* binding */ REPORT_FOLDER)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75671);



const REPORT_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'results', 'report');
const ANNOTATIONS_FILE = 'annotations.txt';
async function prepareFolder(folder, results, files) {
    if (results.some((path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path))].includes(folder))) {
        throw unwritable(`${folder} contains the results to report`);
    }
    const paths = [...Object.values(_earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW), ANNOTATIONS_FILE].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const there = paths.filter((_, index) => states[index] !== 'missing');
    const [first] = there;
    if (first !== undefined && !there.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.report))) {
        throw unwritable(`${first} already exists and was not written by a report`);
    }
    for (const path of there)
        await files.removeFile(path);
}
const unwritable = (message) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('OUTPUT_UNWRITABLE', message, {
    hint: 'Set another folder for the report with --output (output-directory).',
});


/***/ }),

/***/ 23514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ reportedRun)
/* harmony export */ });
/* harmony import */ var _results_missing_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87790);
/* harmony import */ var _shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7986);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24693);




async function reportedRun({ paths, site }, reporting) {
    const { inputs, expectedShards, unverified, secrets, now } = reporting;
    const { run: read, files } = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .readResults */ .x8)(paths, site);
    const run = (0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .dated */ .dR)((0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .withRequirements */ .Fm)(read, inputs), now);
    const missing = expectedShards === undefined ? [] : whichShards(files.length, expectedShards);
    const unreadable = [...missing, ...(run.unreadable ?? [])];
    const warnings = [...(unverified === undefined ? [] : [unverifiedWarning(unverified)]), ...run.warnings];
    const missingSecrets = unverified === undefined ? run.missingSecrets : { names: [], ...run.missingSecrets, from: 'fork' };
    return (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactor */ .$)(secrets, inputs.redact).deep({
        ...run,
        ...(missingSecrets && { missingSecrets, results: (0,_results_missing_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBlame */ .K)(run.results, missingSecrets) }),
        ...(unreadable.length > 0 && { unreadable, complete: false }),
        warnings,
    });
}
function whichShards(found, expected) {
    if (found === expected)
        return [];
    const message = found < expected
        ? `Only ${found} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', expected)} reported`
        : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', found)} reported, but ${expected} were expected`;
    return [{ code: 'RESULTS_UNREADABLE', severity: 'error', message }];
}
const unverifiedWarning = (repository) => ({
    code: 'UNTRUSTED_CODE',
    severity: 'warning',
    message: `These results were reported by code of ${repository}, and are not verified`,
});


/***/ }),

/***/ 99458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ resultPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12555);



async function resultPaths(given, { cwd, files }) {
    const excluded = given.filter((pattern) => pattern.startsWith('!'));
    const found = new Set();
    for (const pattern of given.filter((each) => !each.startsWith('!'))) {
        const paths = await meant(pattern, excluded, { cwd, files });
        if (paths.length === 0) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `No results match ${pattern}`, {
                hint: 'Pass run folders, results files, or globs of them.',
            });
        }
        for (const path of paths)
            found.add(path);
    }
    if (found.size === 0)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', 'No results are named');
    const folders = [...found].filter((path) => !isRows(path));
    return [...found].filter((path) => !isRows(path) || !folders.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)));
}
async function meant(pattern, excluded, { cwd, files }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    if ((await files.state(path)) !== 'missing')
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === _earlier_results_js__WEBPACK_IMPORTED_MODULE_2__/* .JOURNAL */ .Ex ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : path];
    const below = `${pattern.replace(/\/+$/, '')}/${_earlier_results_js__WEBPACK_IMPORTED_MODULE_2__/* .JOURNAL */ .Ex}`;
    const matched = await files.glob([pattern, below, ...excluded], { cwd, followLinks: false });
    return matched
        .filter(isRows)
        .map((each) => ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each) === _earlier_results_js__WEBPACK_IMPORTED_MODULE_2__/* .JOURNAL */ .Ex ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(each) : each))
        .sort();
}
const isRows = (path) => /\.jsonl?$/i.test(path);


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

/***/ 98100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ keepsTimeLimit),
/* harmony export */   N$: () => (/* binding */ targetLimit),
/* harmony export */   W$: () => (/* binding */ millisecondsOf),
/* harmony export */   iJ: () => (/* binding */ askedLimit)
/* harmony export */ });
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17586);

const timeLimitSources = (/* unused pure expression or super */ null && (['test', 'input', 'suite', 'target', 'default']));
const defaultSeconds = ({ isAgent, promptMode }) => isAgent ? 1_800 : promptMode === 'agent' ? 120 : 600;
const keepsTimeLimit = ({ keys }) => keys?.includes('timeout_seconds') === true;
function askedLimit(test, inputSeconds, suite) {
    if (test?.timeoutSeconds !== undefined)
        return { seconds: test.timeoutSeconds, from: 'test' };
    if (inputSeconds !== undefined)
        return { seconds: inputSeconds, from: 'input' };
    return suite?.timeoutSeconds === undefined ? undefined : { seconds: suite.timeoutSeconds, from: 'suite' };
}
function targetLimit({ options }, kind) {
    const given = options['timeout_seconds'];
    const seconds = Number(given instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .Variable */ .rT ? given.value : given);
    if (keepsTimeLimit(kind) && seconds > 0)
        return { seconds, from: 'target' };
    return { seconds: defaultSeconds(kind), from: 'default' };
}
const millisecondsOf = (seconds) => Math.max(1, Math.floor(seconds * 1000));


/***/ })

};
