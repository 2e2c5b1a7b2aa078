export const id = 2065;
export const ids = [2065,1067];
export const modules = {

/***/ 92065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/* harmony import */ var _argv_input_flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30015);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81067);












const OPENED = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'results', 'open');
async function openCommand({ run, base, printsOnly }, runtime, terminal) {
    const wanted = run === undefined ? await newestRun(runtime) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, run);
    const path = (base === undefined ? await existingPage(wanted, runtime) : undefined) ?? (await newPage(wanted, base, runtime));
    terminal.print(`${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(path, runtime.cwd)}\n${(0,_adapters_open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .fileAddress */ .x)(path)}`);
    const opened = printsOnly ? 'none' : await (0,_adapters_open_file_js__WEBPACK_IMPORTED_MODULE_1__/* .openFile */ .T)(path, runtime.env);
    if (opened === 'failed')
        terminal.complain('Could not start a browser. Open the address above.');
    return 0;
}
async function newestRun({ cwd, files }) {
    const runs = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cwd, '.agentv', 'results', 'runs');
    const found = (await files.state(runs)) === 'folder' ? await files.glob(['*/*/index.jsonl'], { cwd: runs }) : [];
    const times = await Promise.all(found.map((path) => files.modifiedAt(path)));
    const [newest] = found.map((path, at) => ({ path, time: times[at] ?? 0 })).sort((a, b) => b.time - a.time);
    if (newest !== undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(newest.path);
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `There is no run in ${(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(runs, cwd)}`, {
        hint: 'Run eval-action run first, or pass a run folder: eval-action open FOLDER',
    });
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
    const { run, basis: found, inputs } = await (0,_report_js__WEBPACK_IMPORTED_MODULE_11__/* .readRun */ .c)((0,_config_report_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .parseReportInputs */ .Fp)(texts, _argv_input_flags_js__WEBPACK_IMPORTED_MODULE_10__/* .flagSpelling */ .d6), runtime);
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


/***/ })

};
