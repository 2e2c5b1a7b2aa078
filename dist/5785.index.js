export const id = 5785;
export const ids = [5785,7799];
export const modules = {

/***/ 92065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openCommand: () => (/* binding */ openCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_open_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96637);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _reports_deliver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98258);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81457);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30702);
/* harmony import */ var _page_local_page_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13804);
/* harmony import */ var _page_page_reporter_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95400);
/* harmony import */ var _pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18700);
/* harmony import */ var _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75671);
/* harmony import */ var _run_folder_newest_runs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98051);
/* harmony import */ var _argv_input_flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30015);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(81067);













const OPENED = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'results', 'open');
async function openCommand({ run, base, printsOnly }, runtime, terminal) {
    const wanted = run === undefined ? (await (0,_run_folder_newest_runs_js__WEBPACK_IMPORTED_MODULE_10__/* .newestRuns */ .H)(runtime))[0] : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, run);
    const path = (base === undefined ? await existingPage(wanted, runtime) : undefined) ?? (await newPage(wanted, base, runtime));
    terminal.print(`${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(path, runtime.cwd)}\n${(0,_adapters_open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .fileAddress */ .x)(path)}`);
    if (base !== undefined)
        terminal.complain(`Compared with ${base} alone: the verdict may differ from that of the run, which had another baseline.`);
    const opened = printsOnly ? 'none' : await (0,_adapters_open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .openFile */ .T)(path, runtime.env);
    if (opened === 'failed')
        terminal.complain('Could not start a browser. Open the address above.');
    return 0;
}
async function existingPage(wanted, { files }) {
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(wanted) === _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runFiles */ .NW.page)
        return wanted;
    const [page, rows] = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(wanted, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runFiles */ .NW.page), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(wanted, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runFiles */ .NW.journal)];
    const states = await Promise.all([page, rows].map((path) => files.state(path)));
    if (states[0] !== 'file')
        return undefined;
    const isOld = states[1] === 'file' && (await files.modifiedAt(page)) < (await files.modifiedAt(rows));
    return isOld ? undefined : page;
}
async function newPage(wanted, base, runtime) {
    const texts = { results: wanted, ...(base !== undefined && { baseline: base }) };
    const { run, basis: found, inputs } = await (0,_report_js__WEBPACK_IMPORTED_MODULE_12__.readRun)((0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .parseReportInputs */ .Fp)(texts, _argv_input_flags_js__WEBPACK_IMPORTED_MODULE_11__/* .flagSpelling */ .d6), runtime);
    const basis = { ...found, inputs: { ...found.inputs, html: 'true' } };
    const isOwn = base === undefined && (await runtime.files.state(wanted)) === 'folder';
    const report = (0,_pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_8__/* .reportOn */ .S)(run, basis);
    const context = (0,_page_local_page_js__WEBPACK_IMPORTED_MODULE_6__/* .localPage */ .j)(inputs, run, runtime);
    const folders = [...(isOwn ? [wanted] : []), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, OPENED)];
    let why = '';
    for (const folder of folders) {
        const [receipt] = await (0,_page_page_reporter_js__WEBPACK_IMPORTED_MODULE_7__/* .writePage */ .x)(report, { run, folder, basis }, context, runtime);
        if (receipt?.kind === 'delivered')
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_9__/* .runFiles */ .NW.page);
        why = receipt !== undefined && (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .notDelivered */ .A)(receipt) ? receipt.why : '';
    }
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `Could not write the page: ${why}`);
}


/***/ }),

/***/ 81067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readRun: () => (/* binding */ readRun),
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
/* harmony import */ var _pipeline_file_reporters_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83287);
/* harmony import */ var _pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(18700);
/* harmony import */ var _policy_find_policy_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(10254);
/* harmony import */ var _run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(13537);
/* harmony import */ var _run_folder_reported_results_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(23514);
/* harmony import */ var _run_folder_result_paths_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(99458);
/* harmony import */ var _telemetry_env_files_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(75930);
/* harmony import */ var _telemetry_export_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(68716);
/* harmony import */ var _telemetry_own_backend_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4270);
/* harmony import */ var _telemetry_trace_files_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(96280);
/* harmony import */ var _how_called_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(72252);
/* harmony import */ var _progress_terminal_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(17568);

























async function reportCommand({ inputs: asked }, runtime, terminal) {
    const { files } = runtime;
    const { run, basis, paths, inputs, cwd } = await readRun(asked, runtime);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.outputDirectory ?? _run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .REPORT_FOLDER */ .mk);
    await (0,_run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .prepareFolder */ .G8)(folder, paths, files);
    await (0,_telemetry_own_backend_js__WEBPACK_IMPORTED_MODULE_21__/* .requireBackends */ .xq)(inputs, runtime);
    const traced = { inputs, runtime: await (0,_telemetry_env_files_js__WEBPACK_IMPORTED_MODULE_19__/* .withEnvFiles */ .r)(inputs, runtime), folder };
    const reporters = [
        ...(0,_pipeline_file_reporters_js__WEBPACK_IMPORTED_MODULE_13__/* .fileReporters */ .v)(folder, files, contextOf(inputs)),
        ...(0,_telemetry_trace_files_js__WEBPACK_IMPORTED_MODULE_22__/* .traceFileReporters */ .I)(traced, files),
        (0,_reports_reporters_file_js__WEBPACK_IMPORTED_MODULE_4__/* .fileReporter */ .C)(_run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .ANNOTATIONS_FILE */ .G2, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_16__/* .ANNOTATIONS_FILE */ .G2), (all) => (0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotations */ .hk)(all)
            .map((one) => `${(0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(one)}\n`)
            .join(''), files),
    ];
    const context = (0,_page_local_page_js__WEBPACK_IMPORTED_MODULE_9__/* .localPage */ .j)(inputs, run, runtime);
    const report = await (0,_page_first_differences_js__WEBPACK_IMPORTED_MODULE_8__/* .withFirstDifferences */ .$)((0,_pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_14__/* .reportOn */ .S)(run, basis), () => context.baseAnswers(basis.baseline));
    const written = await (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .deliverAll */ .F)(reporters, report);
    const page = await (0,_page_page_reporter_js__WEBPACK_IMPORTED_MODULE_10__/* .writePage */ .x)(report, { run, folder, basis }, context, runtime);
    const receipts = [...page, ...written];
    const traces = await (0,_telemetry_export_js__WEBPACK_IMPORTED_MODULE_20__/* .exportToBackends */ .l)(report, traced);
    for (const problem of run.unreadable ?? [])
        terminal.complain((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemText */ .fI)(problem));
    terminal.print((0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .resultTable */ .AD)(report, terminal));
    const shown = receipts
        .filter((receipt) => receipt.kind === 'delivered')
        .map(({ name, where }) => ({ label: LABELS[name] ?? name, path: (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(where, runtime.cwd) }));
    terminal.print(`\n${(0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .nextSteps */ .Zn)({ files: shown, report, program: (0,_how_called_js__WEBPACK_IMPORTED_MODULE_23__/* .howCalled */ .u)(runtime, runtime.cwd) }, terminal)}`);
    (0,_progress_terminal_js__WEBPACK_IMPORTED_MODULE_24__/* .complainAbout */ .p3)([...receipts, ...traces], (text) => terminal.complain(text));
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
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60347);




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
/* harmony import */ var _results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76828);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12555);




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
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : path];
    const below = `${pattern.replace(/\/+$/, '')}/${_earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex}`;
    const matched = await files.glob([pattern, below, ...excluded], { cwd, followLinks: false });
    return matched
        .filter((each) => isRows(each) && (!(0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(each) || (0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(pattern)))
        .map((each) => ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each) === _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(each) : each))
        .sort();
}
const isRows = (path) => /\.jsonl?$/i.test(path) || (0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(path);


/***/ }),

/***/ 75930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ withEnvFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83103);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7678);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68041);




async function withEnvFiles({ workingDirectory, otel }, runtime) {
    if (otel.length === 0)
        return runtime;
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, workingDirectory);
    const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W1)(cwd, runtime.files);
    const declared = await (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvFiles */ .P)(cwd, { root, cwd }, runtime.files);
    const usable = Object.entries(declared).filter(([name]) => !(0,_shared_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .B)(name));
    return { ...runtime, env: { ...Object.fromEntries(usable), ...runtime.env } };
}


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


/***/ }),

/***/ 27869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   jx: () => (/* binding */ annotationCommand),
/* harmony export */   ur: () => (/* binding */ problemAnnotations)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15714);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57277);
/* harmony import */ var _grader_warnings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65584);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96360);
/* harmony import */ var _totals_line_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(32874);











const STEP_LIMITS = { errors: 9, warnings: 5 };
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(errored).flatMap((group) => erroredTests(report, group, { name, word: 'errored' })),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(notRun).flatMap((group) => erroredTests(report, group, { name, word: 'not run' })),
        ...[...(0,_grader_warnings_js__WEBPACK_IMPORTED_MODULE_6__/* .graderWarnings */ .Z)(report), ...report.warnings].map((problem) => problemAnnotation(problem, 'warning', _marks_js__WEBPACK_IMPORTED_MODULE_7__/* .problemTitles */ .bq[problem.code])),
    ];
    return [
        ...limited(all, 'error', limits.errors, 'the job summary'),
        ...limited(all, 'warning', limits.warnings, 'the job summary'),
        headline(report),
    ];
}
function problemAnnotations(problems) {
    const all = problems.map((problem) => problemAnnotation(problem, 'error', 'The evals could not run'));
    return limited(all, 'error', STEP_LIMITS.errors, 'the log of the step');
}
function annotationCommand({ level, title, message, file, line, column }) {
    const properties = Object.entries({ title, file, line, col: column })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .commandProperty */ .N1)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .neutral */ .SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .commandData */ .wq)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .neutral */ .SY)(message))}`;
}
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const LONGEST_COMMAND = 450;
const MOST_NAMES = 5;
function failingTest(report, result, name, change) {
    const level = failingLevel(report, result, change);
    if (level === undefined)
        return [];
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .failedChecks */ .HH)(result);
    const isRegressed = change?.state === 'regressed';
    const numbers = isRegressed && change.base !== undefined ? (0,_compared_js__WEBPACK_IMPORTED_MODULE_2__/* .passesOf */ .Hb)(change) : plainNumbers(result);
    const confirmed = change && (0,_compared_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmationOf */ .$x)(change);
    const command = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_9__/* .reproduceCommand */ .n)(result);
    const one = annotation(level, titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`), [
        ...(confirmed === undefined ? [] : [confirmed]),
        line(check.text),
        `got: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .answerOf */ .ut)(result)) || '(no answer)'}`,
        ...(command.length <= LONGEST_COMMAND ? [`run it again: ${command}`] : []),
    ], result.location);
    return [one];
}
const UNCONFIRMED = [
    'fails-on-base',
    'suspected',
    'not-reproduced',
    'not-enough-history',
    'not-rerun',
    'new',
    'changed',
];
function failingLevel(report, result, change) {
    const state = change?.state ?? 'failing';
    if (state === 'quarantined')
        return undefined;
    if (state === 'regressed' || missesRequirement(report, result))
        return 'error';
    if (state === 'failing-as-before' || (state === 'failing' && change?.flaky))
        return undefined;
    return kindOf(report, result) === 'fail' && !UNCONFIRMED.includes(state) ? 'error' : 'warning';
}
const missesRequirement = ({ verdict }, { suite, suiteFile, target, testId }) => verdict.reasons.some((reason) => reason.rule === 'requirement' &&
    reason.kind === 'fail' &&
    reason.suite === suite &&
    reason.file === suiteFile &&
    reason.target === target &&
    (reason.testId === undefined || reason.testId === testId));
function plainNumbers(result) {
    const trials = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .trialsPassed */ .So)(result);
    const reached = `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .score */ .fN)(result.passMark)}`;
    return trials === undefined ? reached : `${reached}; ${trials}`;
}
function erroredTests(report, group, { name, word }) {
    const { class: failureClass, message, results } = group;
    const cause = _marks_js__WEBPACK_IMPORTED_MODULE_7__/* .failureWords */ .AC[failureClass];
    const [first] = results;
    if (results.every(_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .isNotAsWritten */ .RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .causeLines */ .t1)(result).map((part) => line(part)), result.failure.location ?? result.location));
    }
    const named = results.slice(0, MOST_NAMES).map((result) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name(result)), TITLE_CHARACTERS));
    const others = results.length - named.length;
    const isAlone = results.length === 1;
    return [
        annotation(erroredLevel(report, results), isAlone ? titled(`${word} (${cause}): `, name(first)) : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', results.length)} ${word}: ${cause}`, [
            line(message, 2 * LINE_CHARACTERS),
            ...(isAlone ? [] : [named.join(', ') + (others > 0 ? ` and ${others} more` : '')]),
        ], isAlone ? first.location : undefined),
    ];
}
const erroredLevel = (report, results) => results.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
const kindOf = (report, { suite, suiteFile, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteKind */ .h0)(report, { suite, file: suiteFile, target });
function problemAnnotation(problem, level, title) {
    const { expected, found, hint, location } = problem;
    const details = [
        expected === undefined ? undefined : `expected: ${line(expected)}`,
        found === undefined ? undefined : `found: ${line(found)}`,
        hint === undefined ? undefined : line(hint),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)), ...details], location);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .verdictMark */ .vG)(verdict.kind);
    return annotation('notice', `Evals: ${word}`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        (0,_totals_line_js__WEBPACK_IMPORTED_MODULE_10__/* .totalsLine */ .s)(report).join(' \u00b7 '),
    ]);
}
function limited(all, level, most, elsewhere) {
    const those = all.filter((one) => one.level === level);
    const others = those.length - most;
    if (others <= 0)
        return those;
    const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
    return [...those.slice(0, most), { level, title: more, message: `${more}: ${elsewhere} lists all of them` }];
}
function annotation(level, title, lines, location) {
    return {
        level,
        title: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(title, TITLE_CHARACTERS),
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(lines.join('\n'), MESSAGE_CHARACTERS),
        ...(location && { file: location.file, line: location.line, column: location.column }),
    };
}
function titled(before, name, after = '') {
    return before + (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(text), most);


/***/ }),

/***/ 12269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: () => (/* binding */ findScripts),
/* harmony export */   d0: () => (/* binding */ customGrader),
/* harmony export */   fp: () => (/* binding */ GRADER_ENDINGS),
/* harmony export */   jM: () => (/* binding */ findCustomGraders)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const GRADER_ENDINGS = ['.ts', '.js', '.mts', '.mjs', '.py', '.sh'];
const LOCATIONS = [['assertions'], ['graders', 'judges']];
const findCustomGraders = (search) => findScripts(LOCATIONS, search);
async function findScripts(locations, search) {
    const found = new Map();
    for (const location of locations) {
        for (const folder of search.roots.flatMap((root) => location.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.agentv', name)))) {
            for (const path of await scriptsIn(folder, search)) {
                const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
                if (!found.has(name))
                    found.set(name, await customGrader(path, search));
            }
        }
    }
    return found;
}
const customGrader = async (path, search) => ({
    path,
    shown: search.shown(path),
    complaint: await whyNot(path, search),
});
async function scriptsIn(folder, { files }) {
    const pattern = `*{${GRADER_ENDINGS.join(',')}}`;
    const paths = await files.glob([pattern], { cwd: folder });
    const rank = (path) => GRADER_ENDINGS.indexOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
    return paths.filter((path) => !/\.d\.m?ts$/.test(path)).sort((a, b) => rank(a) - rank(b));
}
async function whyNot(path, { bounds, scripts, shown }) {
    if ((await bounds.sideOf(path)) !== 'inside') {
        return {
            code: 'FILE_UNREADABLE',
            message: `${shown(path)} is a link that leads out of the repository, and is not run`,
            expected: 'a file of the repository',
            hint: 'Copy the file into the repository.',
        };
    }
    const starter = await scripts.starter((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
    if (starter.kind === 'found')
        return undefined;
    const message = `${shown(path)} cannot start: ${starter.missing} is not installed on this machine`;
    return { code: 'GRADER_INVALID', message, hint: starter.hint };
}


/***/ }),

/***/ 67803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Bounds)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

class Bounds {
    #folders;
    #files;
    #behindLinks;
    constructor(folders, files) {
        this.#folders = [...new Set(folders)];
        this.#files = files;
    }
    hold(path) {
        return this.#folders.some((folder) => isInside(folder, path));
    }
    async sideOf(path) {
        if (!this.hold(path))
            return 'outside';
        const real = await this.#real(path);
        this.#behindLinks ??= Promise.all(this.#folders.map((folder) => this.#real(folder)));
        return (await this.#behindLinks).some((folder) => isInside(folder, real)) ? 'inside' : 'link';
    }
    #real(path) {
        return this.#files.realPath(path);
    }
}
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}


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
