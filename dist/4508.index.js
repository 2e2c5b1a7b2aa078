export const id = 4508;
export const ids = [4508,862];
export const modules = {

/***/ 21628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: () => (/* binding */ pageArtifact),
/* harmony export */   Vi: () => (/* binding */ shardArtifact),
/* harmony export */   fD: () => (/* binding */ keyInNames),
/* harmony export */   iZ: () => (/* binding */ keysOfResults),
/* harmony export */   lj: () => (/* binding */ shardInName),
/* harmony export */   mj: () => (/* binding */ samplesArtifact),
/* harmony export */   p$: () => (/* binding */ resultsArtifact),
/* harmony export */   qu: () => (/* binding */ attemptOfPlan),
/* harmony export */   sH: () => (/* binding */ planArtifact),
/* harmony export */   uj: () => (/* binding */ evidenceArtifact),
/* harmony export */   x8: () => (/* binding */ reportArtifact)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const evidenceArtifact = (key) => `agentv-evidence-${safe(key)}`;
const samplesArtifact = (key) => `agentv-samples-${safe(key)}`;
const resultsArtifact = (key, attempt) => `agentv-results-${safe(key)}-${attempt}`;
const pageArtifact = (key, attempt) => `${reportArtifact(key, attempt)}.html`;
const planArtifact = (key, attempt) => `${PLAN_PREFIX}${safe(key)}-${attempt}`;
const PLAN_PREFIX = 'agentv-plan-';
const DIGEST_LENGTH = 12;
const shardArtifact = ({ key, digest, index, attempt }) => `agentv-shard-${safe(key)}-${digest.slice(0, DIGEST_LENGTH)}-${index}-${attempt}`;
function attemptOfPlan(name) {
    const [, attempt] = name.startsWith(PLAN_PREFIX) ? (/^[\w.-]{1,120}-(\d{1,6})$/.exec(name) ?? []) : [];
    return attempt === undefined ? undefined : Number(attempt);
}
function shardInName(name, key) {
    const prefix = `agentv-shard-${safe(key)}-`;
    const [, digest, index, attempt] = name.startsWith(prefix)
        ? (/^([0-9a-f]{12})-(\d{1,3})-(\d{1,6})$/.exec(name.slice(prefix.length)) ?? [])
        : [];
    if (digest === undefined)
        return undefined;
    return { digest, index: Number(index), attempt: Number(attempt) };
}
const LONGEST_KEY = 100;
const reportArtifact = (key, attempt) => `agentv-report-${safe(key)}-${attempt}`;
function safe(key) {
    if (/^[\w.-]+$/.test(key) && key.length <= LONGEST_KEY)
        return key;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${slug(key).slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}
const slug = (key) => key.replaceAll(/[^\w.-]+/g, '-');
function keyInNames(names, workflow) {
    const reported = partsOf(names, 'agentv-report-');
    const [part, ...others] = reported.length > 0 ? reported : partsOf(names, 'agentv-results-');
    if (part === undefined || others.length > 0)
        return undefined;
    const beginning = slug(`${workflow}/`);
    const job = part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, '') : '';
    const key = `${workflow}/${job}`;
    return safe(key) === part ? key : part;
}
const keysOfResults = (names) => partsOf(names, 'agentv-results-');
function partsOf(names, prefix) {
    const parts = names.flatMap((name) => {
        const [, part] = name.startsWith(prefix) ? (/^([\w.-]{1,100})-\d{1,6}$/.exec(name.slice(prefix.length)) ?? []) : [];
        return part ?? [];
    });
    return [...new Set(parts)];
}


/***/ }),

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
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52933);
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
/* harmony import */ var _baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73620);
/* harmony import */ var _page_first_differences_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21456);
/* harmony import */ var _page_local_page_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13804);
/* harmony import */ var _page_page_reporter_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95400);
/* harmony import */ var _pipeline_basis_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(98343);
/* harmony import */ var _pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(50535);
/* harmony import */ var _pipeline_file_reporters_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(83287);
/* harmony import */ var _pipeline_leave_evidence_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(57263);
/* harmony import */ var _pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18700);
/* harmony import */ var _policy_find_policy_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(10254);
/* harmony import */ var _run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(13537);
/* harmony import */ var _run_folder_reported_results_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(23514);
/* harmony import */ var _run_folder_result_paths_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(99458);
/* harmony import */ var _shards_planned_report_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(54023);
/* harmony import */ var _telemetry_env_files_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(75930);
/* harmony import */ var _telemetry_export_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(68716);
/* harmony import */ var _telemetry_own_backend_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(4270);
/* harmony import */ var _telemetry_trace_files_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(96280);
/* harmony import */ var _how_called_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(72252);
/* harmony import */ var _progress_terminal_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(17568);




























async function reportCommand({ inputs: asked }, runtime, terminal) {
    const { files } = runtime;
    const { run, basis, paths, inputs, cwd, areShards: isOneRun } = await readRun(asked, runtime);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.outputDirectory ?? _run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_18__/* .REPORT_FOLDER */ .mk);
    await (0,_run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_18__/* .prepareFolder */ .G8)(folder, paths, files);
    await (0,_telemetry_own_backend_js__WEBPACK_IMPORTED_MODULE_24__/* .requireBackends */ .xq)(inputs, runtime);
    const traced = { inputs, runtime: await (0,_telemetry_env_files_js__WEBPACK_IMPORTED_MODULE_22__/* .withEnvFiles */ .r)(inputs, runtime), folder };
    const reporters = [
        ...(0,_pipeline_file_reporters_js__WEBPACK_IMPORTED_MODULE_14__/* .fileReporters */ .v)(folder, files, contextOf(inputs)),
        ...(0,_telemetry_trace_files_js__WEBPACK_IMPORTED_MODULE_25__/* .traceFileReporters */ .I)(traced, files),
        (0,_reports_reporters_file_js__WEBPACK_IMPORTED_MODULE_4__/* .fileReporter */ .C)(_run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_18__/* .ANNOTATIONS_FILE */ .G2, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_18__/* .ANNOTATIONS_FILE */ .G2), (all) => (0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotations */ .hk)(all)
            .map((one) => `${(0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(one)}\n`)
            .join(''), files),
    ];
    const context = (0,_page_local_page_js__WEBPACK_IMPORTED_MODULE_10__/* .localPage */ .j)(inputs, run, runtime);
    const report = await (0,_page_first_differences_js__WEBPACK_IMPORTED_MODULE_9__/* .withFirstDifferences */ .$)((0,_pipeline_report_on_js__WEBPACK_IMPORTED_MODULE_16__/* .reportOn */ .S)(run, basis), () => context.baseAnswers(basis.baseline));
    const written = await (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .deliverAll */ .F)(reporters, report);
    const evidence = isOneRun ? await (0,_pipeline_leave_evidence_js__WEBPACK_IMPORTED_MODULE_15__/* .leaveEvidence */ .z)(report, { run, folder, basis }, runtime) : [];
    const page = await (0,_page_page_reporter_js__WEBPACK_IMPORTED_MODULE_11__/* .writePage */ .x)(report, { run, folder, basis }, context, runtime);
    const receipts = [...page, ...written];
    const traces = await (0,_telemetry_export_js__WEBPACK_IMPORTED_MODULE_23__/* .exportToBackends */ .l)(report, traced);
    for (const problem of run.unreadable ?? [])
        terminal.complain((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemText */ .fI)(problem));
    terminal.print((0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .resultTable */ .AD)(report, terminal));
    const shown = receipts
        .filter((receipt) => receipt.kind === 'delivered')
        .map(({ name, where }) => ({ label: LABELS[name] ?? name, path: (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(where, runtime.cwd) }));
    if (evidence.length > 0)
        shown.push({ label: 'evidence', path: (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_8__/* .RUN_EVIDENCE */ .K$), runtime.cwd) });
    terminal.print(`\n${(0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .nextSteps */ .Zn)({ files: shown, report, program: (0,_how_called_js__WEBPACK_IMPORTED_MODULE_26__/* .howCalled */ .u)(runtime, runtime.cwd) }, terminal)}`);
    (0,_progress_terminal_js__WEBPACK_IMPORTED_MODULE_27__/* .complainAbout */ .p3)([...receipts, ...traces], (text) => terminal.complain(text));
    return (0,_pipeline_exit_code_js__WEBPACK_IMPORTED_MODULE_13__/* .exitCodeOf */ .FO)(report);
}
async function readRun(asked, runtime) {
    const { files, env, clock } = runtime;
    const policy = await (0,_policy_find_policy_js__WEBPACK_IMPORTED_MODULE_17__/* .findPolicy */ .i6)(asked, runtime);
    const inputs = { ...asked, ...policy.inputs };
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, inputs.workingDirectory);
    const paths = await (0,_run_folder_result_paths_js__WEBPACK_IMPORTED_MODULE_20__/* .resultPaths */ .O)(inputs.results, { cwd, files });
    const reporting = { inputs, secrets: (0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_6__/* .secretValues */ .VX)(env), now: clock.now() };
    const where = { cwd, paths, plan: asked.plan, planPath: asked.planPath };
    if (await (0,_shards_planned_report_js__WEBPACK_IMPORTED_MODULE_21__/* .areShards */ .i8)(where, runtime)) {
        const loaded = await (0,_shards_planned_report_js__WEBPACK_IMPORTED_MODULE_21__/* .planOnDisk */ .qP)(where, runtime);
        (0,_shards_planned_report_js__WEBPACK_IMPORTED_MODULE_21__/* .refuseContradictions */ .Dc)(asked, loaded);
        const basis = (0,_shards_planned_report_js__WEBPACK_IMPORTED_MODULE_21__/* .plannedBasis */ .zf)({ ...policy, inputs }, loaded);
        const made = (0,_shards_planned_report_js__WEBPACK_IMPORTED_MODULE_21__/* .plannedRun */ .WD)(loaded, await (0,_shards_planned_report_js__WEBPACK_IMPORTED_MODULE_21__/* .shardsOnDisk */ ._U)(where, loaded, runtime), { ...reporting, inputs: basis.inputs });
        const run = (0,_pipeline_basis_js__WEBPACK_IMPORTED_MODULE_12__/* .withWarnings */ .oV)(made, basis.warnings);
        return { run, basis, paths, inputs: { ...inputs, ...basis.inputs }, cwd, areShards: true };
    }
    const made = await (0,_run_folder_reported_results_js__WEBPACK_IMPORTED_MODULE_19__/* .reportedRun */ .T)({ paths, site: { cwd, files } }, inputs.expectedShards, reporting);
    const basis = await (0,_pipeline_basis_js__WEBPACK_IMPORTED_MODULE_12__/* .findBasis */ .ai)({ ...policy, inputs }, { ...runtime, startedAt: made.startedAt });
    return { run: (0,_pipeline_basis_js__WEBPACK_IMPORTED_MODULE_12__/* .withWarnings */ .oV)(made, basis.warnings), basis, paths, inputs, cwd, areShards: false };
}
const LABELS = {
    'report.html': 'page',
    'comment.md': 'comment',
    'summary.md': 'summary',
    'report.json': 'for programs',
    'junit.xml': 'test reports',
    'ctrf.json': '',
    [_run_folder_report_folder_js__WEBPACK_IMPORTED_MODULE_18__/* .ANNOTATIONS_FILE */ .G2]: 'annotations',
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


/***/ })

};
