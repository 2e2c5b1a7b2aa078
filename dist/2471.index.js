export const id = 2471;
export const ids = [2471];
export const modules = {

/***/ 93846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportCommand: () => (/* binding */ reportCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27869);
/* harmony import */ var _reports_reporters_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18818);
/* harmony import */ var _reports_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17051);
/* harmony import */ var _shared_secret_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50684);
/* harmony import */ var _suites_shown_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87210);
/* harmony import */ var _before_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56326);
/* harmony import */ var _file_reporters_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67986);
/* harmony import */ var _find_policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99019);
/* harmony import */ var _how_called_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81379);
/* harmony import */ var _progress_terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26589);
/* harmony import */ var _publish_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50597);
/* harmony import */ var _report_folder_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83158);
/* harmony import */ var _result_paths_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(93631);
/* harmony import */ var _settle_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(28493);
/* harmony import */ var _told_run_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(79434);

















async function reportCommand({ inputs: asked }, world, terminal) {
    const { files, env, clock } = world;
    const policy = await (0,_find_policy_js__WEBPACK_IMPORTED_MODULE_9__/* .findPolicy */ .i)(asked, world);
    const inputs = { ...asked, ...policy.inputs };
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, inputs.workingDirectory);
    const paths = await (0,_result_paths_js__WEBPACK_IMPORTED_MODULE_14__/* .resultPaths */ .O)(inputs.results, { cwd, files });
    const made = await (0,_told_run_js__WEBPACK_IMPORTED_MODULE_16__/* .toldRun */ .R)({ paths, site: { cwd, files } }, { inputs, expectedShards: inputs.expectedShards, secrets: (0,_shared_secret_names_js__WEBPACK_IMPORTED_MODULE_5__/* .secretValues */ .VX)(env), now: clock.now() });
    const before = await (0,_before_run_js__WEBPACK_IMPORTED_MODULE_7__/* .beforeRun */ .ND)({ ...policy, inputs }, { ...world, startedAt: made.startedAt });
    const run = (0,_before_run_js__WEBPACK_IMPORTED_MODULE_7__/* .withWarnings */ .oV)(made, before.warnings);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.outputDirectory ?? _report_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .REPORT_FOLDER */ .mk);
    await (0,_report_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .prepareFolder */ .G8)(folder, paths, files);
    const reporters = [
        ...(0,_file_reporters_js__WEBPACK_IMPORTED_MODULE_8__/* .fileReporters */ .v)(folder, files, contextOf(inputs)),
        (0,_reports_reporters_file_js__WEBPACK_IMPORTED_MODULE_3__/* .fileReporter */ .C)(_report_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .ANNOTATIONS_FILE */ .G2, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _report_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .ANNOTATIONS_FILE */ .G2), (all) => (0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotations */ .hk)(all)
            .map((one) => `${(0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(one)}\n`)
            .join(''), files),
    ];
    const { report, receipts } = await (0,_publish_js__WEBPACK_IMPORTED_MODULE_12__/* .publish */ .m)(run, inputs, reporters, (0,_before_run_js__WEBPACK_IMPORTED_MODULE_7__/* .decidingBy */ .JT)(before));
    for (const problem of run.unreadable ?? [])
        terminal.complain((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemText */ .fI)(problem));
    terminal.print((0,_reports_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .resultTable */ .AD)(report, terminal));
    const written = receipts.filter((receipt) => receipt.kind === 'delivered');
    const shown = written.map(({ name, where }) => ({ label: LABELS[name] ?? name, path: (0,_suites_shown_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .p)(where, world.cwd) }));
    terminal.print(`\n${(0,_reports_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .nextSteps */ .Zn)({ files: shown, report, program: (0,_how_called_js__WEBPACK_IMPORTED_MODULE_10__/* .howCalled */ .u)(world, world.cwd) }, terminal)}`);
    (0,_progress_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .complainAbout */ .p3)(receipts, (text) => terminal.complain(text));
    return (0,_settle_js__WEBPACK_IMPORTED_MODULE_15__/* .exitCodeOf */ .FO)(report);
}
const LABELS = {
    'comment.md': 'comment',
    'summary.md': 'summary',
    'report.json': 'for programs',
    'junit.xml': 'test reports',
    'ctrf.json': '',
    [_report_folder_js__WEBPACK_IMPORTED_MODULE_13__/* .ANNOTATIONS_FILE */ .G2]: 'annotations',
};
const contextOf = ({ commentKey, commitSha }) => ({
    key: commentKey ?? 'evals',
    head: commitSha ?? '',
    attempt: 1,
    runUrl: '',
    linkTo: () => undefined,
});


/***/ }),

/***/ 81379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87210);


const howCalled = ({ script }, folder) => script !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(script) === 'cli.js' ? `node ${(0,_suites_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPath */ .p)(script, folder)}` : 'eval-action';


/***/ }),

/***/ 83158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ ANNOTATIONS_FILE),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   mk: () => (/* binding */ REPORT_FOLDER)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3532);



const REPORT_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'results', 'report');
const ANNOTATIONS_FILE = 'annotations.txt';
async function prepareFolder(folder, results, files) {
    if (results.some((path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path))].includes(folder))) {
        throw unwritable(`${folder} holds the results that are reported`);
    }
    const paths = [...Object.values(_earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW), ANNOTATIONS_FILE].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const there = paths.filter((_, index) => states[index] !== 'missing');
    const [first] = there;
    if (first !== undefined && !there.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.report))) {
        throw unwritable(`${first} is there already, and no report has written it`);
    }
    for (const path of there)
        await files.removeFile(path);
}
const unwritable = (message) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('OUTPUT_UNWRITABLE', message, {
    hint: 'Choose a folder of its own for the report with --output (output-directory).',
});


/***/ }),

/***/ 93631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ resultPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76184);



async function resultPaths(given, { cwd, files }) {
    const excluded = given.filter((pattern) => pattern.startsWith('!'));
    const found = new Set();
    for (const pattern of given.filter((each) => !each.startsWith('!'))) {
        const paths = await meant(pattern, excluded, { cwd, files });
        if (paths.length === 0) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `No results match ${pattern}`, {
                hint: 'Name the folder of a run, a file of results, or a glob of either.',
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

/***/ 79434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ toldRun)
/* harmony export */ });
/* harmony import */ var _results_withheld_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7519);
/* harmony import */ var _shared_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50866);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17064);




async function toldRun({ paths, site }, telling) {
    const { inputs, expectedShards, unverified, secrets, now } = telling;
    const { run: read, files } = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .readResults */ .x8)(paths, site);
    const run = (0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .dated */ .dR)((0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .withRequirements */ .Fm)(read, inputs), now);
    const missing = expectedShards === undefined ? [] : whichShards(files.length, expectedShards);
    const unreadable = [...missing, ...(run.unreadable ?? [])];
    const warnings = [...(unverified === undefined ? [] : [unverifiedWarning(unverified)]), ...run.warnings];
    const withheld = unverified === undefined ? run.withheld : { names: [], ...run.withheld, from: 'fork' };
    return (0,_shared_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactor */ .$)(secrets, inputs.redact).deep({
        ...run,
        ...(withheld && { withheld, results: (0,_results_withheld_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBlame */ .K)(run.results, withheld) }),
        ...(unreadable.length > 0 && { unreadable, complete: false }),
        warnings,
    });
}
function whichShards(found, expected) {
    if (found === expected)
        return [];
    const message = found < expected
        ? `Only ${found} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', expected)} reported`
        : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', found)} reported, and ${expected} are expected`;
    return [{ code: 'RESULTS_UNREADABLE', severity: 'error', message }];
}
const unverifiedWarning = (repository) => ({
    code: 'UNTRUSTED_CODE',
    severity: 'warning',
    message: `These results were reported by code of ${repository}, and are not verified`,
});


/***/ }),

/***/ 8148:
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

/***/ 91564:
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

/***/ 98100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ keepsTimeLimit),
/* harmony export */   N$: () => (/* binding */ targetLimit),
/* harmony export */   W$: () => (/* binding */ millisecondsOf),
/* harmony export */   iJ: () => (/* binding */ askedLimit)
/* harmony export */ });
/* unused harmony export timeLimitSources */
/* harmony import */ var _model_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95161);

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
    const seconds = Number(given instanceof _model_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .Variable */ .rT ? given.value : given);
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
/* unused harmony export stepRoom */
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











const stepRoom = { errors: 9, warnings: 5 };
function annotations(report, room = stepRoom) {
    const { failing, errored } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(errored).flatMap((group) => erroredTests(report, group, name)),
        ...[...(0,_grader_warnings_js__WEBPACK_IMPORTED_MODULE_6__/* .graderWarnings */ .Z)(report), ...report.warnings].map((problem) => problemAnnotation(problem, 'warning', _marks_js__WEBPACK_IMPORTED_MODULE_7__/* .problemTitles */ .bq[problem.code])),
    ];
    return [
        ...limited(all, 'error', room.errors, 'the job summary'),
        ...limited(all, 'warning', room.warnings, 'the job summary'),
        headline(report),
    ];
}
function problemAnnotations(problems) {
    const all = problems.map((problem) => problemAnnotation(problem, 'error', 'Evals could not run'));
    return limited(all, 'error', stepRoom.errors, 'the log of the step');
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
    const confirmed = change && (0,_compared_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmedOn */ .p5)(change);
    const command = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_9__/* .reproduceCommand */ .n)(result);
    const one = annotation(level, titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`), [
        ...(confirmed === undefined ? [] : [confirmed]),
        line(check.text),
        `got: ${line(check.got ?? result.output) || '(no answer)'}`,
        ...(command.length <= LONGEST_COMMAND ? [`run it again: ${command}`] : []),
    ], result.place);
    return [one];
}
const KNOWN = ['failing-as-before', 'flaky', 'unstable-now', 'quarantined'];
const IN_DOUBT = ['suspected', 'not-reproduced', 'drift', 'new', 'changed'];
function failingLevel(report, result, change) {
    const state = change?.state ?? 'failing';
    if (state === 'quarantined')
        return undefined;
    if (state === 'regressed' || isPromised(report, result))
        return 'error';
    if (KNOWN.includes(state))
        return undefined;
    return kindOf(report, result) === 'fail' && !IN_DOUBT.includes(state) ? 'error' : 'warning';
}
const isPromised = ({ verdict }, { suite, suiteFile, target, testId }) => verdict.reasons.some((reason) => reason.rule === 'promise' &&
    reason.kind === 'fail' &&
    reason.suite === suite &&
    reason.file === suiteFile &&
    reason.target === target &&
    (reason.testId === undefined || reason.testId === testId));
function plainNumbers(result) {
    const trials = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .trialsPassed */ .So)(result);
    const reached = `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .score */ .fN)(result.score, result.passMark)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .score */ .fN)(result.passMark)}`;
    return trials === undefined ? reached : `${reached}; ${trials}`;
}
function erroredTests(report, group, name) {
    const { class: failureClass, message, results } = group;
    const cause = _marks_js__WEBPACK_IMPORTED_MODULE_7__/* .failureWords */ .AC[failureClass];
    const [first] = results;
    if (results.every(_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .isNotAsWritten */ .RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .causeLines */ .t1)(result).map((part) => line(part)), result.failure.place ?? result.place));
    }
    const named = results.slice(0, MOST_NAMES).map((result) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name(result)), TITLE_CHARACTERS));
    const others = results.length - named.length;
    const isAlone = results.length === 1;
    return [
        annotation(erroredLevel(report, results), isAlone ? titled(`errored (${cause}): `, name(first)) : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', results.length)} errored: ${cause}`, [
            line(message, 2 * LINE_CHARACTERS),
            ...(isAlone ? [] : [named.join(', ') + (others > 0 ? ` and ${others} more` : '')]),
        ], isAlone ? first.place : undefined),
    ];
}
const erroredLevel = (report, results) => results.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
const kindOf = (report, { suite, suiteFile, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteKind */ .h0)(report, { suite, file: suiteFile, target });
function problemAnnotation(problem, level, title) {
    const { expected, found, hint, place } = problem;
    const details = [
        expected === undefined ? undefined : `expected: ${line(expected)}`,
        found === undefined ? undefined : `found: ${line(found)}`,
        hint === undefined ? undefined : line(hint),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)), ...details], place);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_7__/* .verdictMark */ .vG)(verdict.kind);
    return annotation('notice', `Evals: ${word}`, [line(verdict.headline), (0,_totals_line_js__WEBPACK_IMPORTED_MODULE_10__/* .totalsLine */ .$)(report).join(' \u00b7 ')]);
}
function limited(all, level, most, elsewhere) {
    const those = all.filter((one) => one.level === level);
    const others = those.length - most;
    if (others <= 0)
        return those;
    const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
    return [...those.slice(0, most), { level, title: more, message: `${more}: ${elsewhere} lists all of them` }];
}
function annotation(level, title, lines, place) {
    return {
        level,
        title: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(title, TITLE_CHARACTERS),
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(lines.join('\n'), MESSAGE_CHARACTERS),
        ...(place && { file: place.file, line: place.line, column: place.column }),
    };
}
function titled(before, name, after = '') {
    return before + (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(text), most);


/***/ })

};
