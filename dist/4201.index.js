export const id = 4201;
export const ids = [4201];
export const modules = {

/***/ 97004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ quietProgress),
/* harmony export */   QL: () => (/* binding */ againText),
/* harmony export */   e3: () => (/* binding */ terminalProgress),
/* harmony export */   gE: () => (/* binding */ SAVED_BASELINE),
/* harmony export */   h_: () => (/* binding */ takenOverText)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94987);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _reports_deliver_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98258);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44066);
/* harmony import */ var _reports_terminal_time_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24172);
/* harmony import */ var _results_run_folder_results_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98176);
/* harmony import */ var _results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92056);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86308);










const SAVED_BASELINE = 'baseline of later runs';
function terminalProgress(terminal, { shownFolder, isDryRun, clock, here, style = 'auto' }) {
    const tally = new _tally_js__WEBPACK_IMPORTED_MODULE_9__/* .Tally */ .F(clock);
    let nameColumns = 0;
    let dots = '';
    const printDots = () => {
        if (dots !== '')
            terminal.print(dots);
        dots = '';
    };
    const isShown = (result) => style === 'list' || (style === 'auto' && (0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .isListed */ .yy)(tally.total)) || (style === 'line' && !isPassed(result));
    const statusLine = () => {
        const { done, total, text, running } = tally;
        if (done === total)
            return '';
        const share = Math.floor((done / total) * 20);
        return (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(`${'\u2588'.repeat(share)}${'\u2591'.repeat(20 - share)} ${text} \u00b7 ${running.join(', ')}`);
    };
    return {
        planned({ tests, suites, tool, takenOver, timeLimits = [], forecast = [] }, problems) {
            const known = takenOver?.results ?? [];
            tally.planned(tests);
            for (const result of known)
                tally.finished(result);
            for (const problem of problems)
                terminal.complain(`${problem.severity}: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)(problem)}`);
            for (const line of forecast)
                terminal.print((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(line));
            for (const line of (0,_reports_terminal_time_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .timeLimitLines */ .m)(timeLimits))
                terminal.print(line);
            const left = `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests - known.length)} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('suite', suites.length)}`;
            const what = tool === undefined ? `Running ${left}` : `${tool} ran ${left}`;
            terminal.print(`${what}${takenOver === undefined ? '' : `; ${takenOverText(takenOver)}`}\n`);
        },
        started(step) {
            tally.started(step);
            nameColumns = Math.max(nameColumns, (0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .nameColumnsOfTest */ .y_)(step));
            terminal.status(statusLine);
        },
        finished(result) {
            tally.finished(result);
            const { done, total, text } = tally;
            if (style === 'dot')
                dots += isPassed(result) ? '\u00b7' : '\u2717';
            if (dots.length === DOTS || done === total)
                printDots();
            if (isShown(result))
                terminal.print((0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .resultLine */ .ow)(result, { ...terminal, nameColumns }, isDryRun));
            else if (style === 'auto' && Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total))
                terminal.print(text);
            terminal.status(statusLine);
        },
        confirming(tests) {
            terminal.print(`\n${againText(tests)}`);
        },
        extraTrial(trial) {
            tally.extraTrial(trial.result);
            if (style === 'list') {
                const line = (0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .extraResultLine */ .wO)(trial, { ...terminal, nameColumns }, isDryRun);
                if (line !== undefined)
                    terminal.print(line);
            }
            else if (trial.purpose !== 'seed')
                dots += isPassed(trial.result) ? '\u00b7' : '\u2717';
            if (dots.length === DOTS)
                printDots();
        },
        ended(report, folder, receipts) {
            printDots();
            terminal.print(`\n${(0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .resultTable */ .AD)(report, terminal)}\n`);
            const at = shownFolder(folder);
            const written = receipts.filter((receipt) => receipt.kind === 'delivered');
            const copies = written.filter(({ name }) => name === _results_run_folder_results_file_js__WEBPACK_IMPORTED_MODULE_7__/* .RESULTS_FILE */ .yG || name === SAVED_BASELINE);
            const files = [
                { label: 'report', path: `${at}/${_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.page}` },
                { label: 'summary', path: `${at}/${_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.summary}` },
                { label: 'for coding agents', path: `${at}/${_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.index}` },
                { label: 'every answer', path: `${at}/${_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.journal}` },
                { label: 'for programs', path: `${at}/${_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.report}` },
                { label: '', path: `${at}/${_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.experiment}` },
                { label: '', path: `${at}/${_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.junit}` },
            ].filter(({ path }) => path.endsWith(_results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.journal) || written.some(({ name }) => path === `${at}/${name}`));
            const others = copies.map(({ name, where }) => ({ label: name, path: shownFolder(where) }));
            terminal.print((0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .nextSteps */ .Zn)({ files: [...files, ...others], report, here, folder: at }, terminal));
            (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .complainAbout */ .p3)(receipts, (text) => terminal.complain(text));
            const { failed } = report.totals;
            if (failed > 0 && copies.some(({ name }) => name === SAVED_BASELINE)) {
                const [fail, them] = failed === 1 ? ['fails', 'it'] : ['fail', 'them'];
                const what = `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', failed)} ${fail} in the saved baseline`;
                terminal.complain(`warning: ${what}: later runs report ${them} as failing as before.`);
            }
        },
    };
}
const isPassed = (result) => (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(result).kind === 'passed';
const DOTS = 60;
const takenOverText = ({ results, from }) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('result', results.length)} taken over from ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(from)}, trusted as they are`;
const againText = (tests) => `Re-running ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('suspected regression', tests)}:`;
function quietProgress(terminal, shownFolder) {
    return {
        planned(_, problems) {
            for (const problem of problems.filter(({ severity }) => severity === 'error')) {
                terminal.complain(`error: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)(problem)}`);
            }
        },
        started() { },
        finished() { },
        confirming() { },
        extraTrial() { },
        ended({ verdict }, folder, receipts) {
            const hasPage = receipts.some(({ kind, name }) => kind === 'delivered' && name === _results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.page);
            terminal.print(`${verdict.kind}: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(verdict.headline)}`);
            terminal.print(`${shownFolder(folder)}/${hasPage ? _results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.page : _results_run_folder_run_files_js__WEBPACK_IMPORTED_MODULE_8__/* .runFiles */ .NW.summary}`);
            (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_3__/* .complainAbout */ .p3)(receipts, (text) => terminal.complain(text));
        },
    };
}


/***/ }),

/***/ 86308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally)
/* harmony export */ });
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66536);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94987);
/* harmony import */ var _reports_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5937);




const ENOUGH_TO_PREDICT = 5;
class Tally {
    #clock;
    #running = new Map();
    #beganAt = 0;
    #started = 0;
    #spentUsd;
    done = 0;
    total = 0;
    failing = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    get running() {
        return [...this.#running.keys()];
    }
    planned(total) {
        this.total = total;
        this.#beganAt = this.#clock.now();
    }
    started(test) {
        this.#started += 1;
        const name = nameOf(test);
        this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
    }
    finished(result) {
        this.done += 1;
        if (['failed', 'errored'].includes((0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(result).kind))
            this.failing += 1;
        this.extraTrial(result);
    }
    extraTrial(result) {
        const name = nameOf(result);
        const left = (this.#running.get(name) ?? 1) - 1;
        if (left === 0)
            this.#running.delete(name);
        else
            this.#running.set(name, left);
        const { trials, scores } = result;
        const calls = (trials ?? [result]).map((call) => (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .paidFor */ .Uu)(call).costUsd);
        const judged = (trials?.flatMap((trial) => trial.scores) ?? scores).flatMap(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .costsOf */ .AR);
        for (const cost of [...calls, ...judged]) {
            if (cost !== undefined)
                this.#spentUsd = (this.#spentUsd ?? 0) + cost;
        }
    }
    get text() {
        const perTestMs = (this.#clock.now() - this.#beganAt) / this.done;
        const isPredictable = this.done >= ENOUGH_TO_PREDICT && this.#started > 0 && this.done < this.total;
        const leftMs = Math.max(1000, Math.round((perTestMs * (this.total - this.done)) / 1000) * 1000);
        return [
            `${this.done}/${this.total}`,
            ...(this.failing > 0 ? [`${this.failing} not passed`] : []),
            ...(this.#spentUsd === undefined ? [] : [(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .money */ .TG)(this.#spentUsd)]),
            ...(isPredictable ? [`about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(leftMs)} left`] : []),
        ].join(' \u00b7 ');
    }
}
const nameOf = ({ testId, target }) => `${testId} [${target}]`;


/***/ }),

/***/ 80834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ry: () => (/* binding */ engineNames),
/* harmony export */   Rz: () => (/* binding */ readEngine),
/* harmony export */   ZC: () => (/* binding */ nameIn)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_import_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89075);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71136);
/* harmony import */ var _confirm_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77566);






const engineNames = [
    'promptfoo',
    'vitest',
    'evalite',
    'pytest',
    'deepeval',
    'inspect',
    'agentv',
    'vally',
];
const MAX_LENGTH = 10_000;
const MAX_SHOWN_LENGTH = 300;
const line = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().trim().min(1).max(MAX_LENGTH);
const engineSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    tool: line.optional(),
    run: line.optional(),
    rerun: line.optional(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([line, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(line).max(100)]).optional(),
    format: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['eval-action', 'agentv', ..._model_run_import_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .importFormats */ .Ub]).optional(),
    setup: line.optional(),
    score_name: line.optional(),
    pass_mark: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    suite_name: line.optional(),
    target_name: line.optional(),
    repeated_names: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_run_import_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatedNames */ .H3).optional(),
})
    .superRefine(({ tool, run, rerun, results }, context) => {
    const refuse = (message) => context.addIssue({ code: 'custom', message });
    if ((tool === undefined) === (run === undefined))
        refuse('either "tool" or "run"');
    if (tool !== undefined && results !== undefined)
        refuse('"results" only with "run"');
    if (tool !== undefined && nameIn(tool) === undefined) {
        refuse(`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .orList */ .A3)(engineNames)}, or a command with {output}`);
    }
    for (const [name, command] of Object.entries({ run, rerun })) {
        const isWritten = name === 'run' && results !== undefined;
        const expected = command && (0,_confirm_command_js__WEBPACK_IMPORTED_MODULE_5__/* .whatIsWrongWith */ .Al)(isWritten ? `${command} {output}` : command);
        if (expected !== undefined && expected !== '')
            refuse(`"${name}": ${expected}`);
    }
});
function nameIn(text) {
    const [, word, args = ''] = /^(\S+)(?:\s+([\s\S]*))?$/.exec(text.trim()) ?? [];
    const name = engineNames.find((each) => each === word);
    return name && { name, args };
}
function readEngine(text) {
    const refuse = (expected) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidValue */ .BS)('engine', expected, (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutMiddle */ .it)(text, MAX_SHOWN_LENGTH)));
    const yaml = /^\s*(?:\{|\w+:(?:\s|$))/.test(text) ? (0,_suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .parseYamlText */ .cd)(text) : undefined;
    if (yaml?.kind === 'invalid')
        throw refuse(`valid YAML: ${yaml.message}`);
    const read = engineSchema.safeParse(yaml?.value ?? { [text.includes('{output}') ? 'run' : 'tool']: text });
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    if (issue?.code === 'unrecognized_keys') {
        throw refuse(`a mapping of ${Object.keys(engineSchema.shape).join(', ')}, without "${issue.keys[0]}"`);
    }
    const where = issue && issue.path.length > 0 ? `"${issue.path.join('.')}": ` : '';
    throw refuse(`${where}${issue?.message ?? 'a tool or a command'}`);
}


/***/ }),

/***/ 70817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyBaseRequirements: () => (/* binding */ applyBaseRequirements)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _gate_absent_suites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65914);
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55631);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13317);
/* harmony import */ var _suites_jsonl_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3543);
/* harmony import */ var _suites_old_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64717);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81457);
/* harmony import */ var _suites_suite_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79468);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(20816);
/* harmony import */ var _policy_base_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56593);
/* harmony import */ var _policy_differences_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14654);













async function applyBaseRequirements(run, gateInputs, { cwd, files }) {
    const { base, source, inputs } = gateInputs;
    if (base === undefined || source?.from !== 'base')
        return { run, gateInputs };
    const pools = poolsOf(gateInputs);
    const gone = run.baselineFiles?.filter(({ state }) => state === 'gone').map(({ file }) => file) ??
        pools.flatMap(({ file }) => (file === undefined || gateInputs.suiteFiles.has(file) ? [] : [file]));
    const suiteFiles = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])];
    const suitesIn = (file) => new Set([
        ...run.results.filter(({ suiteFile }) => suiteFile === file).map(({ suite }) => suite),
        ...pools.filter((pool) => pool.file === file).map(({ suite }) => suite),
    ]);
    try {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.workingDirectory);
        const suites = await changedSuites(suiteFiles, base, { cwd: folder, files, suitesIn });
        const changes = suites.flatMap(changesIn);
        const held = suites.reduce((each, suite) => withRequirements(each, suite, gateInputs), run);
        const regradings = await regraded(run, suites, gateInputs, cwd);
        return {
            run: withDeleted(held, suites, { ...gateInputs, gone }),
            gateInputs: { ...gateInputs, source: { ...source, changes: [...source.changes, ...changes, ...regradings] } },
        };
    }
    catch (error) {
        return { run, gateInputs: { ...gateInputs, source: { ...source, from: 'unavailable', why: (0,_policy_js__WEBPACK_IMPORTED_MODULE_10__/* .reasonOf */ .A3)(error) } } };
    }
}
const poolsOf = ({ baseline }) => (baseline.kind === 'found' ? baseline.pools : []);
async function changedSuites(suiteFiles, base, { cwd, files, suitesIn }) {
    const suites = suiteFiles.map((file) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file);
        return { file, path, sidecars: (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonLines */ .qh)(file) ? (0,_suites_jsonl_js__WEBPACK_IMPORTED_MODULE_6__/* .sidecarPaths */ .g9)(path) : [] };
    });
    const suiteTexts = await readBoth(suites.flatMap(({ path, sidecars }) => [path, ...sidecars]), { base, files });
    const withIncludes = suites.map((suite) => {
        const of = (texts) => {
            const includes = isYaml(suite.path) ? (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .includesIn */ .dr)((0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I5)(texts?.get(suite.path)), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(suite.path)) : [];
            return includes.filter(({ start }) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .isInside */ .F)(base.root, start));
        };
        const sides = { base: of(suiteTexts.base), head: of(suiteTexts.head) };
        return { ...suite, includes: suiteTexts.head === undefined ? { base: [], head: [] } : sides };
    });
    const all = withIncludes.flatMap(({ includes }) => [...includes.base, ...includes.head]);
    const onOneSide = withIncludes.flatMap(({ includes }) => (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .onlyOnOneSide */ .bx)(includes.base, includes.head));
    const kept = onOneSide.map(async ({ start, pattern }) => {
        if (pattern === undefined)
            return [start];
        return base.isOwnRun ? files.glob([pattern], { cwd: start }) : [];
    });
    const included = await readBoth(all.map(({ start }) => start), { base, files, more: (await Promise.all(kept)).flat(), isWanted: (path) => (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .isOneOf */ .EK)(path, all) });
    return withIncludes.flatMap(({ file, path, sidecars, includes }) => {
        const paths = [path, ...sidecars];
        const isIncluded = (each) => (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .isOneOf */ .EK)(each, [...includes.base, ...includes.head]);
        if (![...suiteTexts.changed].some((each) => paths.includes(each)) && ![...included.changed].some(isIncluded))
            return [];
        if (paths.every((each) => !suiteTexts.base.has(each)))
            return [];
        const settings = sidecars.find((each) => suiteTexts.base.has(each) || suiteTexts.head?.has(each)) ?? path;
        const read = (side) => {
            const [text, tests] = [suiteTexts[side]?.get(path) ?? '', included[side] ?? new Map()];
            const sidecar = sidecars.find((each) => suiteTexts[side]?.has(each));
            const root = isYaml(path) ? (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I5)(text) : sidecar ? (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .rootOf */ .I5)(suiteTexts[side]?.get(sidecar)) : undefined;
            const ofFile = isYaml(path) ? ((0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(root, (0,_suites_old_names_js__WEBPACK_IMPORTED_MODULE_7__/* .namesOf */ .eZ)('suite', 'tests'))?.items() ?? []) : (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .testsIn */ .pu)(path, text);
            const ofIncludes = [...tests].filter(([each]) => (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .isOneOf */ .EK)(each, includes[side]));
            return requirementsIn(root, [
                [file, ofFile],
                ...ofIncludes.map(([each, ofEach]) => [(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(each, cwd), (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .testsIn */ .pu)(each, ofEach)]),
            ]);
        };
        const head = suiteTexts.head && read('head');
        const texts = [...paths, ...included.base.keys(), ...(included.head?.keys() ?? [])];
        const shown = settings === path ? file : (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(settings, cwd);
        return [{ file, paths: texts, settings: shown, names: suitesIn(file), base: read('base'), head }];
    });
}
async function readBoth(paths, { base, files, more = [], isWanted }) {
    if (paths.length === 0)
        return { base: new Map(), head: new Map(), changed: new Set() };
    const targets = new Map(await Promise.all(paths.map(async (path) => [path, base.isOwnRun ? await (0,_policy_base_js__WEBPACK_IMPORTED_MODULE_11__/* .linkTarget */ .Cm)(path, base.root, files) : path])));
    const isTarget = (path) => [...targets.values()].includes(path);
    const differences = await base.differences([...new Set([...targets].flat())], isWanted && ((path) => isWanted(path) || isTarget(path)));
    const differing = (path) => [path, targets.get(path) ?? path].find((each) => differences.has(each));
    const changed = new Set([...paths, ...differences.keys()].filter((path) => differing(path) !== undefined));
    const all = [...new Set([...(isWanted ? [] : paths), ...more, ...changed])];
    const head = all.length === 0 ? new Map() : await (0,_policy_js__WEBPACK_IMPORTED_MODULE_10__/* .ofHead */ .EG)(base, all, (texts) => texts, _suites_suite_file_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_SUITE_BYTES */ .ql);
    const ofBase = all.flatMap((path) => {
        const name = differing(path);
        const text = name === undefined ? head?.get(path) : differences.get(name);
        return text === undefined ? [] : [[path, text]];
    });
    return { base: new Map(ofBase), head, changed };
}
const isYaml = (path) => /\.ya?ml$/i.test(path);
const chancesOf = ({ count, strategy }) => strategy === 'pass_at_k' ? count : strategy === 'mean' ? 1 : 0;
function changesIn({ base, head, settings }) {
    if (head === undefined)
        return [];
    const isRetargeted = base.targets.length === 0 ? head.targets.length > 0 : base.targets.some((target) => !head.targets.includes(target));
    const isLooser = chancesOf(head.trials) > chancesOf(base.trials);
    const passes = (test) => (test?.mustPass ? 'true' : undefined);
    const valuesOf = ({ threshold, targets, trials, ...suite }, graders) => ({
        threshold: threshold?.toString(),
        must_pass: passes(suite),
        target: isRetargeted ? targets.join(', ') || undefined : undefined,
        trials: isLooser ? `${trials.count} (${trials.strategy})` : undefined,
        graders,
    });
    const [weaker, weakened] = weakerGrading(base.grading, head.grading) ?? [];
    const ofTests = [...new Set([...base.tests.keys(), ...head.tests.keys()])].flatMap((id) => {
        const [theirs, ours] = [base.tests.get(id), head.tests.get(id)];
        const sides = weakerGrading(theirs, ours) ?? [];
        const values = [theirs, ours].map((test, at) => ({
            [`must_pass of ${id}`]: passes(test),
            [`graders of ${id}`]: sides[at],
        }));
        return (0,_policy_differences_js__WEBPACK_IMPORTED_MODULE_12__/* .changedKeys */ .F$)((theirs ?? ours)?.file ?? settings, values[0] ?? {}, values[1] ?? {});
    });
    return [...(0,_policy_differences_js__WEBPACK_IMPORTED_MODULE_12__/* .changedKeys */ .F$)(settings, valuesOf(base, weaker), valuesOf(head, weakened)), ...ofTests];
}
function weakerGrading(base, head) {
    if (base === undefined || head === undefined)
        return undefined;
    const isOther = base.judged !== undefined && base.judged !== head.judged;
    const other = isOther ? ['criteria or expected output', 'another value'] : undefined;
    return (0,_policy_differences_js__WEBPACK_IMPORTED_MODULE_12__/* .graderDifference */ .Fk)(base.graders, head.graders) ?? other;
}
async function regraded(run, suites, { base, baseline, inputs }, cwd) {
    if (base === undefined || baseline.kind !== 'found')
        return [];
    const gradingChanges = (0,_gate_absent_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .latestPools */ .J)(baseline.pools).flatMap(({ pool: { suite, file = '', target, tests } }) => {
        const changed = suites.find((each) => each.file === file);
        const isOfSuite = isIn({ file, names: new Set([suite]), base: changed?.base }, run, { baseline });
        const results = new Map(run.results.filter((each) => each.target === target && isOfSuite(each)).map((each) => [each.testId, each]));
        return tests.flatMap(({ testId, trials }) => {
            const [now, before] = [results.get(testId), trials.at(-1)?.measure];
            if (now?.measure === undefined || before === undefined)
                return [];
            const rewritten = changed && isRewritten(testId, changed) ? changed : undefined;
            return (0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__/* .changedGrading */ .DP)(before, now.measure).map((part) => ({ file: now.suiteFile, testId, part, rewritten }));
        });
    });
    const isAtBase = baseline.provenance.every(({ sha }) => sha !== undefined && sha === (base.ofTree ?? base.commit));
    const changes = [];
    for (const [file, ofFile] of (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(gradingChanges, (each) => each.file)) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.workingDirectory, file));
        if (!isAtBase && !(await hasChangesIn(folder, base)))
            continue;
        const texts = ofFile.flatMap(({ rewritten }) => rewritten?.paths ?? []);
        const areFilesChanged = texts.length > 0 && (await hasChangesIn(folder, base, texts));
        const unnamed = ofFile.filter(({ rewritten, testId }) => rewritten === undefined ||
            (areFilesChanged && !weakerGrading(rewritten.base.tests.get(testId), rewritten.head?.tests.get(testId))));
        for (const [part, each] of (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(unnamed, (one) => one.part)) {
            const [id, ...others] = new Set(each.map(({ testId }) => testId));
            const tests = others.length === 0 ? id : (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', others.length + 1);
            changes.push({ file, key: `${part} of ${tests}, which changed` });
        }
    }
    return changes;
}
function isRewritten(testId, { base, head }) {
    const [theirs, ours] = [base.tests.get(testId), head?.tests.get(testId)];
    const textOf = ({ graders }) => JSON.stringify(graders.map(({ value }) => value));
    const differ = (one, other) => one !== undefined && other !== undefined && textOf(one) !== textOf(other);
    return theirs?.judged !== ours?.judged || differ(base.grading, head?.grading) || differ(theirs, ours);
}
async function hasChangesIn(folder, base, except = []) {
    let isChanged = false;
    await base.differences([folder], (path) => {
        isChanged ||= !except.includes(path);
        return false;
    });
    return isChanged;
}
const requiresPass = ({ mustPass, tests }, testId) => mustPass || tests.get(testId)?.mustPass === true;
function requirementsIn(settings, tests) {
    const execution = settings?.field('execution');
    const threshold = execution?.field('threshold')?.value;
    const trials = execution?.field('trials');
    const count = trials?.field('count')?.value;
    const targets = [execution?.field('target') ?? [], execution?.field('targets')?.items() ?? []].flat();
    const byId = tests.flatMap(([file, items]) => items.flatMap((item) => {
        const id = item.field('id')?.text;
        if (id === undefined)
            return [];
        const input = (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(item, (0,_suites_old_names_js__WEBPACK_IMPORTED_MODULE_7__/* .namesOf */ .eZ)('test', 'input'));
        const values = JUDGED.flatMap((names) => (0,_suites_included_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(item, names)?.value ?? []);
        const requirements = {
            file,
            input: input?.text ?? input?.items().at(-1)?.field('content')?.text ?? '',
            mustPass: item.field('must_pass')?.value === true,
            graders: (0,_policy_differences_js__WEBPACK_IMPORTED_MODULE_12__/* .gradersIn */ .UJ)(item),
            judged: values.length > 0 ? JSON.stringify(values) : undefined,
        };
        return [[id, requirements]];
    }));
    return {
        threshold: typeof threshold === 'number' && threshold >= 0 && threshold <= 1 ? threshold : undefined,
        mustPass: execution?.field('must_pass')?.value === true,
        targets: targets.flatMap((each) => (each.text ?? each.field('name')?.text ?? each.field('use_target')?.text) || []),
        trials: typeof count === 'number'
            ? { count, strategy: trials?.field('strategy')?.text ?? 'pass_at_k' }
            : { count: 1, strategy: 'mean' },
        grading: settings && { graders: [settings, execution].flatMap((each) => (each ? (0,_policy_differences_js__WEBPACK_IMPORTED_MODULE_12__/* .gradersIn */ .UJ)(each) : [])) },
        tests: new Map(byId),
    };
}
const JUDGED = [
    ...[(0,_suites_old_names_js__WEBPACK_IMPORTED_MODULE_7__/* .namesOf */ .eZ)('test', 'criteria'), (0,_suites_old_names_js__WEBPACK_IMPORTED_MODULE_7__/* .namesOf */ .eZ)('test', 'expected_output')],
    ...[['aggregation'], ['turns'], ['on_turn_failure']],
];
function withRequirements(run, suite, gateInputs) {
    const keyOf = (each) => JSON.stringify([each.file, each.suite, each.target]);
    const { threshold } = suite.base;
    const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
    const isOfSuite = isIn(suite, run, gateInputs);
    const results = run.results.map((result) => {
        if (!isOfSuite(result))
            return result;
        const { suite: name, suiteFile: file, target } = result;
        const key = keyOf({ suite: name, file, target });
        if (threshold !== undefined && requirements.get(key)?.from !== 'input') {
            requirements.set(key, { suite: name, file, target, threshold, from: 'suite' });
        }
        return requiresPass(suite.base, result.testId) ? { ...result, mustPass: true } : result;
    });
    return { ...run, requirements: [...requirements.values()], results };
}
function isIn({ file, names, base }, { results }, gateInputs) {
    if (results.some(({ suiteFile }) => suiteFile === file))
        return ({ suiteFile }) => suiteFile === file;
    const filesOfBase = new Set(poolsOf(gateInputs).map((pool) => pool.file));
    const isNamed = ({ suite, suiteFile }) => names.has(suite) && !filesOfBase.has(suiteFile);
    if (results.some(isNamed))
        return isNamed;
    const same = new Map();
    for (const { suiteFile, testId, input } of results) {
        const text = base?.tests.get(testId)?.input.trim();
        const isSame = text && input.some(({ content }) => typeof content === 'string' && content.trim() === text);
        if (isSame && !filesOfBase.has(suiteFile))
            same.set(suiteFile, (same.get(suiteFile) ?? new Set()).add(testId));
    }
    return ({ suiteFile }) => (same.get(suiteFile)?.size ?? 0) > (base?.tests.size ?? 0) / 2;
}
function withDeleted(run, suites, gateInputs) {
    if (run.selected?.includes('tests'))
        return run;
    const listed = suites.flatMap((suite) => {
        const stored = new Set(run.results.filter(isIn(suite, run, gateInputs)).map(({ testId }) => testId));
        const deleted = [...suite.base.tests.keys()].filter((testId) => (gateInputs.inputs.mustPass || requiresPass(suite.base, testId)) &&
            !stored.has(testId) &&
            suite.head?.tests.has(testId) !== true);
        return deleted.map((testId) => ({ suiteFile: suite.file, testId }));
    });
    const all = [...listed, ...(run.complete ? deletedOfBaseline(run, suites, gateInputs) : [])];
    const keyOf = ({ suiteFile, testId }) => JSON.stringify([suiteFile, testId]);
    const skipped = new Set((run.skipped ?? []).map(keyOf));
    const deletedMustPass = all.filter((test) => !skipped.has(keyOf(test)));
    return deletedMustPass.length === 0 ? run : { ...run, deletedMustPass };
}
function deletedOfBaseline(run, suites, gateInputs) {
    const { baseline, gone, inputs } = gateInputs;
    if (baseline.kind !== 'found')
        return [];
    const changed = new Map(suites.map((suite) => [suite.file, suite]));
    const filesRun = new Set(run.results.map(({ suiteFile }) => suiteFile));
    const deleted = (0,_gate_absent_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .latestPools */ .J)(baseline.pools).flatMap(({ pool, newest }) => {
        const { suite, file, target, tests } = pool;
        const source = file === undefined ? undefined : changed.get(file);
        if (file === undefined || !(filesRun.has(file) || (gone.includes(file) && source !== undefined)))
            return [];
        const ofSuite = run.results.filter(isIn({ file, names: new Set([suite]), base: source?.base }, run, gateInputs));
        const onTarget = new Set(ofSuite.filter((result) => result.target === target).map(({ testId }) => testId));
        const onAny = new Set(ofSuite.map(({ testId }) => testId));
        const isDeselected = run.dryRun || (run.selected?.includes('targets') && run.results.every((result) => result.target !== target));
        return tests.flatMap(({ testId, trials }) => {
            const newestTrials = trials.filter(({ run: id }) => id === newest);
            const isRequired = source?.base.tests.has(testId)
                ? newestTrials.length > 0 && (inputs.mustPass || requiresPass(source.base, testId))
                : newestTrials.some(({ mustPass }) => mustPass);
            if (!isRequired || onTarget.has(testId))
                return [];
            if (onAny.has(testId))
                return isDeselected ? [] : [{ suiteFile: file, testId, target }];
            const isListed = source?.base.tests.has(testId) || source?.head?.tests.has(testId);
            return isListed ? [] : [{ suiteFile: file, testId }];
        });
    });
    return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}


/***/ }),

/***/ 58147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ grade)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66536);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20758);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58392);
/* harmony import */ var _combine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30253);






async function grade(specs, submission, context, signal) {
    const graded = [];
    for (const spec of specs) {
        if (signal.aborted)
            break;
        graded.push(await timed(spec, () => ask(spec, submission, context, signal), context.clock));
    }
    const combined = (0,_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .combine */ .kg)(graded, context.passMark);
    if (!signal.aborted)
        return combined;
    const { assertions, scores } = combined;
    return { kind: 'ungraded', reason: 'Grading was cancelled', assertions, scores };
}
async function ask(spec, submission, context, signal) {
    try {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(context.kinds, spec.type);
        if (kind === undefined)
            return { kind: 'undecided', reason: `There is no grader "${spec.type}"` };
        const { changesUnknown } = submission.response;
        if (changesUnknown !== undefined && kind.readsChanges?.(spec.options))
            return { kind: 'undecided', reason: changesUnknown };
        const members = (spec.members ?? []).map((member) => ({
            spec: member,
            async grade(answer, stop) {
                const askMember = () => ask({ ...member, negate: false }, answer, context, stop);
                return (await timed(member, askMember, context.clock)).score;
            },
        }));
        const deps = { ...context.depsFor(spec), members };
        const reply = await kind.open(spec.options, deps).grade(submission, signal);
        return spec.negate ? (0,_combine_js__WEBPACK_IMPORTED_MODULE_5__/* .applyNegate */ .RC)(reply) : reply;
    }
    catch (error) {
        return { kind: 'undecided', reason: `The grader broke: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}` };
    }
}
async function timed(spec, ask, clock) {
    const start = clock.now();
    const reply = await ask();
    const end = clock.now();
    const explained = reply.kind === 'scored' ? reply : undefined;
    const score = (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .clampScore */ .E2)(explained?.score ?? 0);
    const result = {
        name: spec.name,
        type: spec.type === 'rubrics' || spec.type === 'rubric' ? 'llm-grader' : (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .shownType */ .si)(spec),
        weight: spec.weight,
        score,
        verdict: explained === undefined ? 'skip' : (explained.verdict ?? (0,_model_run_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(score)),
        assertions: reply.kind === 'scored' ? reply.assertions : [{ text: reply.reason, passed: false }],
        reasoning: explained?.reasoning,
        details: explained?.details,
        isUnreported: explained?.isUnreported,
        scores: reply.scores,
        input: reply.input,
        target: reply.target,
        tokenUsage: reply.tokenUsage,
        costUsd: reply.costUsd,
        durationMs: end - start,
        startedAt: (0,_model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(start),
        endedAt: (0,_model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(end),
    };
    return { spec, score: result, requiredMissed: explained?.requiredMissed };
}


/***/ }),

/***/ 56754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ reportPage)
/* harmony export */ });
const reportPage = (judged, context, runtime) => ({
    async withBaseRuns(report) {
        const { withBaseRuns } = await __webpack_require__.e(/* import() */ 5440).then(__webpack_require__.bind(__webpack_require__, 35440));
        return withBaseRuns(report, judged.gateInputs.baseline, context);
    },
    async write(report) {
        const { writePage } = await Promise.all(/* import() */[__webpack_require__.e(5440), __webpack_require__.e(6860)]).then(__webpack_require__.bind(__webpack_require__, 16860));
        return writePage(report, judged, context, runtime);
    },
});


/***/ }),

/***/ 24172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ timeLimitLines)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10043);


const SOURCES = {
    input: 'test-timeout-seconds',
    default: 'default',
    suite: 'timeout_seconds of the suite',
    target: 'timeout_seconds of the target',
};
function timeLimitLines(limits) {
    const each = limits.map((limit) => {
        const { target, seconds } = limit;
        const time = seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
        return `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(target)} ${time} (${sourceText(limit)})`;
    });
    return each.length === 0 ? [] : [`Time limit per call: ${each.join('; ')}`];
}
const sourceText = ({ from, tests }) => from === 'test' ? `timeout_seconds of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', tests)}` : SOURCES[from];


/***/ }),

/***/ 98176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ resultsFileReporter),
/* harmony export */   x_: () => (/* binding */ requireResultsPath),
/* harmony export */   yG: () => (/* binding */ RESULTS_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58392);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92838);
/* harmony import */ var _suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71136);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40985);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92056);







const RESULTS_FILE = 'results file';
function resultsFileReporter({ format, path }, { cwd, folder }, files) {
    return {
        name: RESULTS_FILE,
        async deliver({ startedAt, results }) {
            const stamped = path?.replaceAll('{timestamp}', (0,_model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .timestamp */ .vE)(Date.parse(startedAt)));
            const where = stamped === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.yaml) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, stamped);
            const pieces = function* () {
                for (const result of results)
                    yield ROWS[format](result);
            };
            await files.writePieces(where, pieces());
            return { kind: 'delivered', name: RESULTS_FILE, where };
        },
    };
}
const ROWS = {
    jsonl: (result) => `${(0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordLine */ .IK)(result)}\n`,
    yaml: (result) => `---\n${(0,_suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_4__/* .yamlOf */ .hX)((0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(result))}`,
    prompts(result) {
        const { test_id, suite, target, requests } = (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(result);
        const requestsWithAnswer = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(requests)
            ? { ...requests, evaluator: (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .withAnswer */ .$s)(requests['evaluator'], result.output) }
            : requests;
        return `${JSON.stringify({ test_id, suite, target, requests: requestsWithAnswer })}\n`;
    },
};
async function requireResultsPath({ path }, cwd, files) {
    if (path === undefined)
        return;
    const where = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
    const state = await files.state(where);
    if (state === 'missing')
        return;
    if (state === 'folder')
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `${path} is a folder`, { expected: 'a file' });
    const text = Buffer.from((await files.slice(where, 0, _run_files_js__WEBPACK_IMPORTED_MODULE_6__/* .HEAD_BYTES */ .Lq)).bytes).toString('utf8');
    if (text.trim() === '' || /^(?:\{.*"test_id"|test_id:)/m.test(text))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `${path} already exists and does not contain results`, {
        hint: 'Choose another file, or remove it.',
    });
}


/***/ }),

/***/ 55973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ gradeContext),
  F: () => (/* binding */ gradeText)
});

// EXTERNAL MODULE: ./build/js/src/graders/grade.js
var grade = __webpack_require__(58147);
// EXTERNAL MODULE: ./build/js/src/graders/graders/index.js + 20 modules
var graders = __webpack_require__(74910);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/ports/grader.js
var grader = __webpack_require__(67159);
;// CONCATENATED MODULE: ./build/js/src/graders/graders/judge-verdict.js


const judgeVerdict = (0,grader/* defineGrader */.h)({
    type: 'judge-verdict',
    options: () => schemas/* object */.Ikc({ expected: schemas/* enum */.k5n(['pass', 'fail']), negated: schemas/* boolean */.zMY() }),
    create: ({ expected, negated }, { members: [judge] }) => ({
        async grade(submission, signal) {
            if (judge === undefined)
                return { kind: 'undecided', reason: 'There is no judge to test' };
            const score = await judge.grade(submission, signal);
            if (score.verdict === 'skip') {
                const reason = score.assertions[0]?.text ?? 'The judge could not judge';
                return { kind: 'undecided', reason, scores: [score] };
            }
            const said = (score.verdict === 'pass') === negated ? 'fail' : 'pass';
            const passed = said === expected;
            const text = `The judge says ${said}, people say ${expected}`;
            return { kind: 'scored', score: passed ? 1 : 0, assertions: [{ text, passed }], scores: [score] };
        },
    }),
});

// EXTERNAL MODULE: ./build/js/src/graders/programs.js
var programs = __webpack_require__(35927);
// EXTERNAL MODULE: ./build/js/src/graders/submission.js
var graders_submission = __webpack_require__(61146);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/suites/references/file-paths.js
var file_paths = __webpack_require__(13037);
;// CONCATENATED MODULE: ./build/js/src/runner/case/grade-context.js







const kinds = [...graders/* graders */.F, judgeVerdict];
function gradeContext({ clock, exec, files, matcher, loopback, scripts }, passMark, deps) {
    const { container } = deps;
    const common = {
        ...deps,
        clock,
        exec: (0,programs/* boundedExec */.Xo)(exec, programs/* MAX_PROGRAMS */.NR),
        files,
        matcher,
        loopback,
        scripts,
        container: container && { ...container, exec: (0,programs/* boundedExec */.Xo)(container.exec, programs/* MAX_PROGRAMS */.NR) },
    };
    return { kinds, depsFor: ({ declaredAs }) => ({ ...common, declaredAs }), clock, passMark };
}
async function gradeText(specs, test, { answer, folder, judges }, site) {
    const context = gradeContext(site.runtime, suite/* PASS_MARK */.Yn, {
        childEnv: (await site.environments.childEnvsIn(folder, {})).program,
        suiteFolder: folder,
        searchRoots: (0,file_paths/* searchRoots */._f)(folder, site),
        judges,
        passMark: suite/* PASS_MARK */.Yn,
    });
    const submission = (0,graders_submission/* submissionOf */.y)(test, { messages: [{ role: 'assistant', content: answer }], answerOnly: true });
    return (await (0,grade/* grade */.o)(specs, submission, context, site.runtime.signal)).scores;
}


/***/ }),

/***/ 18104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openWatch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_ports_wire_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96173);
/* harmony import */ var _providers_providers_replay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51528);




async function openWatch({ recordReplay, verbose: verboseInput }, { cwd, root, configs, runtime: { clock, files, log }, }) {
    const recording = recordReplay === undefined ? undefined : await files.openJournal((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, recordReplay));
    const verbose = verboseInput ?? [...configs.values()].some((config) => config.verbose);
    return {
        verbose,
        say: log.info,
        around(provider, { suite, target }) {
            if (!verbose && recording === undefined)
                return provider;
            return {
                retry: provider.retry,
                async ask(question, signal) {
                    if (verbose) {
                        const { testId, prompt } = question;
                        const messages = prompt.chat?.map(({ role, content }) => `${role}: ${content}`).join('\n');
                        log.info(`Calling ${target.name} for the test ${testId}:\n${messages ?? prompt.question}`);
                    }
                    const outcome = await provider.ask(question, signal);
                    if (outcome.kind === 'answered' && outcome.response.error === undefined) {
                        const evalPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, suite.path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
                        const row = replayFixture({ suite, target }, question, outcome.response, { evalPath, at: clock.now() });
                        await recording?.append(JSON.stringify(row));
                    }
                    return outcome;
                },
            };
        },
        [Symbol.asyncDispose]: async () => recording?.[Symbol.asyncDispose](),
    };
}
function replayFixture({ suite, target }, question, response, { evalPath, at }) {
    const { messages, tokenUsage, costUsd, durationMs, startTime, endTime } = response;
    const row = {
        schema_version: 'agentv.replay_fixture.v1',
        suite: suite.name,
        eval_path: evalPath,
        test_id: question.testId,
        source_target: target.name,
        attempt: question.trial,
        variant: null,
    };
    const identity = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(row)).digest('hex');
    const tools = messages.flatMap(({ toolCalls = [] }) => toolCalls.flatMap(({ id, originalTool }) => id === undefined || originalTool === undefined ? [] : [[id, originalTool]]));
    return {
        ...row,
        fixture_id: `${target.name}-${question.testId}-${identity.slice(0, 12)}`,
        recorded_at: new Date(at).toISOString(),
        source: {
            provider: target.provider,
            target_name: target.name,
            resolved_target: target.resolvedName,
            original_tools: tools.length === 0 ? undefined : Object.fromEntries(tools),
            finish_reason: response.finishReason,
            reports_tool_calls: !response.answerOnly,
        },
        output: messages.map(({ toolCalls, ...message }) => (0,_model_ports_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOnWire */ .ym)({
            ...message,
            toolCalls: toolCalls?.map(({ originalTool: _, status, ...call }) => ({
                ...call,
                status: status === undefined ? undefined : (_providers_providers_replay_js__WEBPACK_IMPORTED_MODULE_3__/* .toolStatuses */ .Ll.find((known) => known === status) ?? 'unknown'),
            })),
        })),
        token_usage: tokenUsage && (0,_model_ports_wire_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenUsageOnWire */ .tM)(tokenUsage),
        cost_usd: costUsd,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
    };
}


/***/ }),

/***/ 19243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ engines)
});

;// CONCATENATED MODULE: ./build/js/src/runner/engines/agentv.js
const run = ({ evals, output }) => ['eval', 'run', ...evals, '--output', output];
const agentv = {
    program: 'agentv',
    install: 'npm install --save-dev agentv@5',
    major: 5,
    output: 'run/',
    exitCodes: [0, 1],
    run,
    rerun: (start) => [...run(start), ...start.tests.flatMap(({ testId }) => ['--test-id', testId])],
};

;// CONCATENATED MODULE: ./build/js/src/runner/engines/deepeval.js
const deepeval_run = ({ evals }) => ['test', 'run', ...(evals.length > 0 ? evals : ['.'])];
const deepeval = {
    program: 'deepeval',
    install: 'pip install deepeval',
    env: ({ output }) => ({ DEEPEVAL_RESULTS_FOLDER: output }),
    output: 'results/',
    selectsFailed: true,
    exitCodes: [0, 1],
    takesOneFile: true,
    run: deepeval_run,
    rerun: deepeval_run,
};

;// CONCATENATED MODULE: ./build/js/src/runner/engines/evalite.js
const evalite_run = ({ evals, output }) => ['run', ...evals, '--hideTable', '--outputPath', output];
const evalite = {
    program: 'evalite',
    install: 'npm install --save-dev evalite',
    output: 'results.json',
    selectsFailed: true,
    exitCodes: [0, 1],
    takesOneFile: true,
    suites: '**/*.eval.{ts,mts}',
    run: evalite_run,
    rerun: evalite_run,
};

// EXTERNAL MODULE: ./build/js/src/config/confirm-command.js
var confirm_command = __webpack_require__(77566);
;// CONCATENATED MODULE: ./build/js/src/runner/engines/inspect.js

const inspect_run = ({ evals, output }, epochs) => [
    'eval',
    ...evals,
    ...(epochs === undefined ? [] : ['--epochs', String(epochs)]),
    '--no-fail-on-error',
    ...['--display', 'plain', '--log-format', 'json', '--log-dir', output],
];
const inspect = {
    program: 'inspect',
    install: 'pip install inspect-ai',
    output: 'logs/',
    exitCodes: [0, 1],
    repeatsTests: true,
    run: (start) => inspect_run(start, start.trials),
    rerun(start) {
        const ids = (0,confirm_command/* namesInTool */.oY)(start.tests);
        return ids.some((id) => id.includes(',')) ? inspect_run(start, 1) : [...inspect_run(start, 1), '--sample-id', ids.join(',')];
    },
};

;// CONCATENATED MODULE: ./build/js/src/runner/engines/promptfoo.js
const evaluate = ({ evals, output }) => [
    'eval',
    ...evals.flatMap((file) => ['-c', file]),
    ...['--no-cache', '--no-table', '--no-progress-bar'],
    ...['-o', output],
];
const TESTS_FAILED = 100;
const promptfoo = {
    program: 'promptfoo',
    install: 'npm install --save-dev promptfoo',
    env: () => ({
        PROMPTFOO_DISABLE_UPDATE: 'true',
        PROMPTFOO_DISABLE_SHARING: 'true',
        PROMPTFOO_FAILED_TEST_EXIT_CODE: String(TESTS_FAILED),
    }),
    output: 'results.json',
    selectsFailed: true,
    exitCodes: [0, TESTS_FAILED],
    repeatsTests: true,
    takesOneFile: true,
    files: /^promptfooconfig\.(?:ya?ml|json|[cm]?[jt]s)$/,
    run: (start) => [...evaluate(start), ...(start.trials === undefined ? [] : ['--repeat', String(start.trials)])],
    rerun: (start) => [...evaluate(start), '--filter-failing', start.results, '--repeat', '1'],
    rerunAll: (start) => [...evaluate(start), '--repeat', '1'],
};

;// CONCATENATED MODULE: ./build/js/src/runner/engines/pytest.js
const written = (output) => ['-q', '-o', 'junit_family=xunit1', `--junitxml=${output}`];
function nodeIdOf({ location: { file }, testId }) {
    const [, names = '', parameters = ''] = /^([^[]*)(.*)$/s.exec(testId) ?? [];
    return `${file}::${names.replaceAll('.', '::')}${parameters}`;
}
const pytest = {
    program: 'pytest',
    install: 'pip install pytest',
    output: 'results.xml',
    exitCodes: [0, 1],
    files: /^(?:test_.*|.*_test)\.py$/,
    run: ({ evals, output }) => [...evals, ...written(output)],
    rerun: ({ tests, output }) => [...tests.map(nodeIdOf), ...written(output)],
};

;// CONCATENATED MODULE: ./build/js/src/runner/engines/vally.js
const vally_run = ({ evals, output }) => ['eval', ...evals, '--output-dir', output];
const vally = {
    program: 'vally',
    install: 'npm install --save-dev @microsoft/vally-cli',
    output: 'results/',
    results: /(?:^|[/\\])results\.jsonl$/,
    selectsFailed: true,
    exitCodes: [0, 1],
    run: vally_run,
    rerun: vally_run,
};

;// CONCATENATED MODULE: ./build/js/src/runner/engines/vitest.js

const vitest_run = ({ evals, output }) => [
    'run',
    ...evals,
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${output}`],
];
const vitest = {
    program: 'vitest',
    install: 'npm install --save-dev vitest',
    output: 'results.json',
    exitCodes: [0, 1],
    files: /\.(?:test|spec)\.[cm]?[jt]sx?$/,
    run: vitest_run,
    rerun: (start) => [...vitest_run(start), '--retry=0', '-t', (0,confirm_command/* titlePattern */.PH)((0,confirm_command/* namesInTool */.oY)(start.tests))],
};

;// CONCATENATED MODULE: ./build/js/src/runner/engines/index.js








const engines = {
    promptfoo: promptfoo,
    vitest: vitest,
    evalite: evalite,
    pytest: pytest,
    deepeval: deepeval,
    inspect: inspect,
    agentv: agentv,
    vally: vally,
};


/***/ }),

/***/ 67969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withTimeLimit)
/* harmony export */ });
/* harmony import */ var _providers_call_guards_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85807);

function withTimeLimit(runtime, minutes) {
    const startedAt = runtime.clock.now();
    if (minutes === undefined)
        return { runtime, startedAt, why: 'cancelled', [Symbol.dispose]: () => undefined };
    const limited = (0,_providers_call_guards_js__WEBPACK_IMPORTED_MODULE_0__/* .limitedSignal */ .Je)(runtime.signal, minutes * 60_000, runtime.clock);
    return {
        runtime: { ...runtime, signal: limited.signal },
        startedAt,
        get why() {
            return limited.isOver ? 'deadline' : 'cancelled';
        },
        [Symbol.dispose]: () => limited[Symbol.dispose](),
    };
}


/***/ }),

/***/ 25279:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ runPipeline)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/baseline/base-checkout.js
var base_checkout = __webpack_require__(9895);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
;// CONCATENATED MODULE: ./build/js/src/config/experiment-inputs.js


const OF_BASELINES = [
    ...['seedBaseline', 'maxDrop', 'maxCostIncrease', 'maxLatencyIncrease', 'mustPass', 'threshold', 'shard'],
    ...['history', 'reuse', 'resume', 'retryErrors', 'rerunFailed', 'engine'],
];
function inputsOfExperiment(inputs) {
    const { experimentAgainst: others, target, explicitInputs, transcript } = inputs;
    const refuse = (message, hint) => (0,errors/* userError */.IF)('INPUT_INVALID', message, { hint });
    if (others.length === 0) {
        const name = ['detect', 'failIfWorse'].find((each) => explicitInputs.includes(each));
        if (name === undefined)
            return { ...inputs, detect: undefined };
        throw refuse(`${(0,text_text/* kebab */.i9)(name)} is for experiments`, 'Name what to compare in experiment-against, or use eval-action experiment.');
    }
    if (target.length !== 1 || others.some((name) => target.includes(name)) || new Set(others).size < others.length) {
        throw refuse('An experiment compares one variant with others, each once', 'Name the first one in target (on the command line in --variants), and the others in experiment-against.');
    }
    const unused = OF_BASELINES.find((name) => explicitInputs.includes(name)) ?? (transcript === undefined ? undefined : 'transcript');
    if (unused !== undefined) {
        throw refuse(`${(0,text_text/* kebab */.i9)(unused)} has no effect on an experiment`, 'Remove it: an experiment compares its variants with each other only.');
    }
    if (inputs.detect === undefined && explicitInputs.includes('baseline')) {
        throw refuse('baseline has no effect without detect', 'Remove it, or set detect, which plans the trials from it.');
    }
    if (inputs.detect !== undefined && inputs.trials !== undefined && explicitInputs.includes('trials')) {
        throw refuse('detect plans the trials, so trials has no effect', 'Remove one of the two.');
    }
    return {
        ...inputs,
        ...{ confirm: 'off', control: 'off', evidence: 'never', reuse: 'off' },
        ...{ threshold: undefined, mustPass: false, seedBaseline: undefined, maxCostIncrease: undefined },
        maxLatencyIncrease: undefined,
        baseline: inputs.detect === undefined ? ['none'] : inputs.baseline,
    };
}

// EXTERNAL MODULE: ./build/js/src/config/policy/base-requirements.js
var base_requirements = __webpack_require__(70817);
// EXTERNAL MODULE: ./build/js/src/graders/people/counted-labels.js
var counted_labels = __webpack_require__(91354);
// EXTERNAL MODULE: ./build/js/src/graders/people/run-agreement.js
var run_agreement = __webpack_require__(17030);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/workspaces/git-tree.js
var git_tree = __webpack_require__(19843);
// EXTERNAL MODULE: ./build/js/src/runner/shards/part-of-run.js
var part_of_run = __webpack_require__(20991);
// EXTERNAL MODULE: ./build/js/src/runner/tools/engine-of.js
var engine_of = __webpack_require__(85870);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/baseline-context.js
var baseline_context = __webpack_require__(82220);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/gate-inputs.js + 2 modules
var gate_inputs = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/how-called.js
var how_called = __webpack_require__(1897);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/prepare.js + 1 modules
var prepare = __webpack_require__(35822);
// EXTERNAL MODULE: ./build/js/src/baseline/store-evidence.js
var store_evidence = __webpack_require__(95022);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/publish.js


async function publish(decided, judged, reporting, runtime) {
    const { folder } = judged;
    reporting.decided?.(decided, folder);
    const page = reporting.page(judged);
    const report = await page.withBaseRuns(decided);
    const files = await (0,deliver/* deliverInTurn */.EI)(reporting.local(folder), report);
    const evidence = await (0,store_evidence/* leaveEvidence */.zb)(report, judged, runtime);
    const local = [...files, ...(await page.write(report))];
    const others = (await reporting.deliver?.(report, { folder, local, evidence, judged })) ?? [];
    const traces = await reporting.exportTraces(report, folder);
    reporting.progress.ended(report, folder, [...local, ...others, ...traces]);
}

// EXTERNAL MODULE: ./build/js/src/runner/pipeline/report-on.js + 2 modules
var report_on = __webpack_require__(6371);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/reported-commit.js
var reported_commit = __webpack_require__(59798);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/run-deadline.js
var run_deadline = __webpack_require__(67969);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/run-session.js + 1 modules
var run_session = __webpack_require__(28657);
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/run-pipeline.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





















async function runPipeline(pipelineInputs, runtime) {
    const effectiveInputs = {
        ...pipelineInputs,
        policy: { ...pipelineInputs.policy, inputs: inputsOfExperiment(pipelineInputs.policy.inputs) },
    };
    const { inputs } = effectiveInputs.policy;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const engine = await (0,engine_of/* engineOf */.k)(inputs, { runtime, cwd });
    const judged = engine === undefined
        ? { ...(await runOf(effectiveInputs, runtime)), notRerun: undefined }
        : await Promise.all(/* import() */[__webpack_require__.e(3097), __webpack_require__.e(2533), __webpack_require__.e(6703)]).then(__webpack_require__.bind(__webpack_require__, 5866)).then(({ runByEngine }) => runByEngine(effectiveInputs, engine, runtime));
    const commit = (0,reported_commit/* reportedCommit */.$)(inputs, effectiveInputs.job, effectiveInputs.baseSha);
    const { gateInputs, notRerun } = judged;
    const report = (0,report_on/* reportOn */.S)(judged.run, { ...gateInputs, commit, program: (0,how_called/* howCalled */.u)(runtime, cwd), notRerun });
    await publish(report, judged, effectiveInputs.reporting, runtime);
    return report;
}
async function runOf(pipelineInputs, runtime) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { progress } = pipelineInputs.reporting;
        const time = __addDisposableResource(env_1, (0,run_deadline/* withTimeLimit */.B)(runtime, pipelineInputs.policy.inputs.timeoutMinutes), false);
        const effectiveInputs = pipelineInputs.policy.inputs.detect === undefined
            ? pipelineInputs
            : {
                ...pipelineInputs,
                policy: await (await __webpack_require__.e(/* import() */ 7146).then(__webpack_require__.bind(__webpack_require__, 17146))).withTrialsToDetect(pipelineInputs, time),
            };
        const { policy, reporting } = effectiveInputs;
        const labels = await (0,counted_labels/* countedLabels */.U)(policy, {
            cwd: (0,external_node_path_.resolve)(runtime.cwd, policy.inputs.workingDirectory),
            files: runtime.files,
        });
        const wholeRun = await (0,prepare/* prepare */.iA)(policy.inputs, time.runtime, labels);
        reporting.prepared?.(wholeRun);
        const context = await gateInputsOf(effectiveInputs, wholeRun, runtime);
        const { prepared, baselineContext, unreadable } = context;
        const { source } = context.gateInputs;
        const gateInputs = policy.inputs.judges === undefined || source === undefined
            ? context.gateInputs
            : { ...context.gateInputs, source: { ...source, changes: [...source.changes, ...labels.changes] } };
        const _base = __addDisposableResource(env_1, baselineContext.base, true);
        const { run, folder } = await (0,run_session/* runSession */.Ie)(prepared, baselineContext, time, progress).finally(() => progress.closeGroup?.());
        const reviewed = (0,run_agreement/* withAgreement */.H)(run, prepared.inputs, labels);
        const measured = {
            ...(0,gate_inputs/* withWarnings */.oV)(reviewed, gateInputs.warnings),
            ...(unreadable.length > 0 && { unreadable: [...(reviewed.unreadable ?? []), ...unreadable] }),
            ...baselineFilesOf(gateInputs, wholeRun),
            ...(await changesOf(run, prepared, { base: baselineContext.base?.sha, runtime })),
        };
        const held = prepared.shard
            ? { run: measured, gateInputs }
            : await (0,base_requirements.applyBaseRequirements)(measured, gateInputs, runtime);
        return { ...held, folder };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function gateInputsOf(pipelineInputs, wholeRun, runtime) {
    const { policy, job, baseSha, missingSecrets, mirrors, isEvidenceStored } = pipelineInputs;
    const isShard = wholeRun.inputs.shard !== undefined;
    const commit = isShard ? await (0,git_tree/* commitOf */.D3)({ root: wholeRun.root, runtime }) : undefined;
    const until = isShard ? await (0,part_of_run/* baselineTime */.Tk)(job, wholeRun.inputs.githubToken, commit, runtime) : undefined;
    const { plan } = wholeRun;
    const compared = { plan, until, isOfSameSuites: (run) => isOfSameSuites(run, plan) };
    const { attempts, unreadable, gateInputs: all } = await (0,gate_inputs/* comparedWith */.o3)(pipelineInputs, compared, runtime);
    const { prepared, gateInputs } = until === undefined
        ? { prepared: wholeRun, gateInputs: all }
        : (0,part_of_run/* partOfRun */.Ao)(wholeRun, all, { baselineUntil: until, commit });
    const base = policy.inputs.transcript === undefined ? (0,base_checkout/* openBaseTree */.Oo)(baseSha, gateInputs.baseline, runtime) : undefined;
    return {
        prepared,
        gateInputs,
        unreadable,
        baselineContext: {
            ...(0,baseline_context/* baselineContextOf */.UZ)(gateInputs, runtime.env, isEvidenceStored),
            base,
            mirrors,
            earlier: attempts,
            missingSecrets,
        },
    };
}
function isOfSameSuites({ results, selected = [] }, { steps }) {
    const tests = new Map(results.map((result) => [(0,result_keys/* resultKey */.ZH)(result), result]));
    const suites = new Set(results.map(suiteOf));
    return (!selected.includes('tests') &&
        steps.every((step) => step.kind === 'broken' || suites.has(suiteOf((0,result_keys/* namesOf */.eZ)(step)))) &&
        steps.some((step) => {
            if (step.kind === 'broken')
                return false;
            const { measure } = tests.get((0,result_keys/* resultKey */.ZH)((0,result_keys/* namesOf */.eZ)(step))) ?? {};
            return measure !== undefined && step.measure !== undefined && (0,fingerprint/* isSameMeasure */.$1)(measure, step.measure);
        }));
}
const suiteOf = ({ suite, suiteFile, target }) => JSON.stringify([suite, suiteFile, target]);
function baselineFilesOf({ baseline, suiteFiles }, { inputs: { explicitInputs }, suiteFiles: selectedFiles }) {
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    const files = [...new Set(pools.flatMap(({ file }) => file ?? []))].sort();
    if (files.length === 0)
        return {};
    const isGiven = (name) => explicitInputs.includes(name);
    const isDeselected = (file) => isGiven('tag') || isGiven('excludeTag') || (isGiven('evals') && !selectedFiles.includes(file));
    const stateOf = (file) => !suiteFiles.has(file) ? 'gone' : isDeselected(file) ? 'deselected' : 'exists';
    return { baselineFiles: files.map((file) => ({ file, state: stateOf(file) })) };
}
async function changesOf({ results }, { plan, watched, root }, { base, runtime }) {
    if (base === undefined || runtime.signal.aborted)
        return {};
    const failed = new Set(results.flatMap((result) => (['failed', 'errored'].includes((0,result_outcome/* outcomeOf */.sG)(result).kind) ? result.suiteFile : [])));
    const { deep: withoutSecrets } = runtime.redactor;
    const suites = [...new Set(plan.steps.map(({ suite }) => suite))].filter((suite) => failed.has(withoutSecrets(suite.file)) && watched.amongPaths(suite, []) !== undefined);
    if (suites.length === 0 || !(await (0,base_checkout/* hasCommit */.QE)(base, { git: runtime.git, root }, runtime.signal)))
        return {};
    const names = await watched.changedSince(base);
    if (names === undefined)
        return {};
    const changedOf = (suite) => {
        const suitePath = (0,external_node_path_.relative)(root, suite.path).replaceAll('\\', '/');
        const wanted = new Set([...(watched.amongPaths(suite, names) ?? []), suitePath]);
        const changed = names.filter((name) => wanted.has(name));
        const paths = changed.filter((name) => name.length <= MAX_PATH_LENGTH).slice(0, result_keys/* MAX_CHANGED */.Gt);
        const leftOut = changed.length - paths.length;
        return { file: suite.file, paths, leftOut: leftOut > 0 ? leftOut : undefined };
    };
    return { changes: withoutSecrets({ base, suites: suites.map(changedOf) }) };
}
const MAX_PATH_LENGTH = 500;


/***/ }),

/***/ 28657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ov: () => (/* binding */ environmentInfo),
  Zo: () => (/* binding */ flagsOf),
  Y1: () => (/* binding */ namesOfStep),
  kQ: () => (/* binding */ runFolder),
  Ie: () => (/* binding */ runSession)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/text/iso-time.js
var iso_time = __webpack_require__(58392);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/resume.js
var resume = __webpack_require__(44172);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/runner/admission.js
var runner_admission = __webpack_require__(56935);
// EXTERNAL MODULE: ./build/js/src/runner/call-time-limits.js
var call_time_limits = __webpack_require__(45913);
// EXTERNAL MODULE: ./build/js/src/runner/calls/requests-per-minute.js
var requests_per_minute = __webpack_require__(65699);
// EXTERNAL MODULE: ./build/js/src/runner/case/open-targets.js + 4 modules
var open_targets = __webpack_require__(37831);
// EXTERNAL MODULE: ./build/js/src/runner/case/watch.js
var case_watch = __webpack_require__(18104);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/caches.js + 2 modules
var reuse_caches = __webpack_require__(51934);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/text/lossless-text.js
var lossless_text = __webpack_require__(57639);
// EXTERNAL MODULE: ./build/js/src/workspaces/cache-folders.js
var cache_folders = __webpack_require__(28124);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/patches.js






const MAX_BYTES = 1024 * 1024;
const MAX_TOTAL_BYTES = 64 * MAX_BYTES;
function patchesIn({ folder, files, redactor, notify }) {
    let totalBytes = 0;
    return async (request, trial, diff) => {
        const { step, purpose, round } = request;
        const { test } = step;
        const warn = (message) => notify((0,model_errors/* aWarning */.ot)('OUTPUT_UNWRITABLE', message, { location: test.location }));
        const patch = (0,lossless_text/* losslessBytes */.yh)(redactor.text(diff));
        const isCut = patch.length > MAX_BYTES;
        const notice = Buffer.from(`# Cut by eval-action: the whole patch has ${patch.length} bytes.\n`);
        const bytes = isCut ? Buffer.concat([patch.subarray(0, patch.lastIndexOf('\n', MAX_BYTES) + 1), notice]) : patch;
        totalBytes += bytes.length;
        if (totalBytes > MAX_TOTAL_BYTES) {
            warn(`The patch of the test "${test.id}" is not written: all patches together exceed ${MAX_TOTAL_BYTES} bytes`);
            return undefined;
        }
        const name = (0,cache_folders/* folderNameOf */.hH)(redactor.text(test.id));
        const key = JSON.stringify([(0,result_keys/* namesOf */.eZ)(step), purpose, round]);
        const digest = (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 12);
        const [plain, unique] = [`${name}-${trial + 1}.diff`, `${name}-${digest}-${trial + 1}.diff`];
        try {
            const isNew = await files.create((0,external_node_path_.join)(folder, result_keys/* PATCH_FOLDER */.sk, plain), bytes);
            if (!isNew)
                await files.writeAsIs((0,external_node_path_.join)(folder, result_keys/* PATCH_FOLDER */.sk, unique), bytes);
            const path = `${result_keys/* PATCH_FOLDER */.sk}/${isNew ? plain : unique}`;
            if (isCut)
                warn(`${path} is cut: the patch is longer than ${MAX_BYTES} bytes`);
            return path;
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            warn(`The patch of the test "${test.id}" cannot be written: ${(0,model_errors/* messageOf */.bD)(error)}`);
            return undefined;
        }
    };
}

// EXTERNAL MODULE: ./build/js/src/runner/trials/trial-phases.js + 22 modules
var trial_phases = __webpack_require__(43463);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/power.js
var power = __webpack_require__(68972);
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/run-session.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



















async function runSession(prepared, baselineContext, time, progress) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, plan, cwd } = prepared;
        const { runtime, startedAt } = time;
        const { files, log, signal, redactor } = runtime;
        const withoutSecrets = redactor.deep;
        const start = await (0,resume/* findStart */.kI)(prepared, runtime);
        const folder = start.source?.continuesIn ?? start.beginsIn ?? runFolder(inputs, cwd, startedAt);
        const _claim = __addDisposableResource(env_1, await files.claim(folder, signal), true);
        const takenOver = await (0,resume/* resumeRun */.ZL)(start, prepared, { files, baseSha: baselineContext.base?.sha }, withoutSecrets);
        const caches = new reuse_caches/* Caches */.a({ ...runtime, inputs, cwd });
        const warnings = withoutSecrets([
            ...prepared.warnings,
            ...takenOver.warnings,
            ...caches.remarks(prepared),
            ...(0,open_targets/* batchRemarks */.w$)(plan),
        ]);
        const errors = plan.steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
        const problems = (0,model_errors/* groupProblems */.Uh)([...withoutSecrets(errors), ...warnings]);
        progress.planned(outlineOf(prepared, baselineContext, takenOver), problems);
        await (0,resume/* beginFolder */.qF)(folder, takenOver, files);
        if (plan.steps.length === 0)
            await files.write((0,external_node_path_.join)(folder, run_files/* runFiles */.NW.journal), '');
        const late = [];
        const logged = new Set();
        const notify = (problem) => {
            const kind = JSON.stringify([problem.code, problem.message, problem.location?.file]);
            late.push(problem);
            if (!logged.has(kind))
                log.warn((0,model_errors/* problemText */.fI)(problem));
            logged.add(kind);
        };
        const watch = __addDisposableResource(env_1, await (0,case_watch/* openWatch */.C)(inputs, { ...prepared, runtime }), true);
        const admission = new runner_admission/* Admission */.S((0,trial_phases/* runnable */.a)(plan.steps), inputs, baselineContext.costs);
        const perMinute = inputs.dryRun ? {} : (inputs.requestsPerMinute ?? {});
        const context = {
            ...runtime,
            startedAt,
            progress,
            caches,
            admission,
            requestLimits: new requests_per_minute/* RequestLimits */.k0(perMinute, runtime.clock),
            watch,
            mirrors: baselineContext.mirrors,
            notify,
            savePatch: patchesIn({ ...runtime, folder, notify }),
        };
        const runOf = runFrom(prepared, baselineContext, { time, admission, warnings });
        const trials = { folder, baselineContext, takenOver, runOf, whyStopped: () => time.why };
        const { run, ...ran } = await (0,trial_phases/* runTrials */.F)(prepared, trials, context);
        [...admission.warnings, ...ran.warnings, ...caches.warnings].forEach(notify);
        const uses = caches.uses();
        return {
            folder,
            run: {
                ...run,
                environment: inputs.dryRun ? undefined : environmentInfo(runtime, ran.mostAtOnce),
                warnings: withoutSecrets([...warnings, ...late]),
                caches: uses.length > 0 ? uses : undefined,
            },
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const runFolder = ({ outputDirectory, experiment }, cwd, startedAt) => outputDirectory === undefined
    ? (0,external_node_path_.join)(cwd, run_files/* RUNS_FOLDER */.Oi, experiment, (0,iso_time/* timestamp */.vE)(startedAt))
    : (0,external_node_path_.resolve)(cwd, outputDirectory);
function outlineOf(prepared, baselineContext, { results, from }) {
    const { plan, inputs } = prepared;
    const { deciding } = baselineContext;
    const baseline = deciding?.sides.baseline;
    const lastRun = baseline?.kind === 'found' && baseline.isLastRun
        ? `Comparing with the last run that passed, ${baseline.provenance[0]?.where}; --baseline names another one, or none`
        : undefined;
    const sentences = deciding === undefined || deciding.sides.wholeRun !== undefined
        ? []
        : lastRun === undefined
            ? (0,power/* powerSentences */.KA)(plan, deciding, inputs)
            : [lastRun];
    return {
        tests: plan.steps.length,
        timeLimits: (0,call_time_limits/* plannedTimeLimits */.uW)(plan, inputs.testTimeoutSeconds),
        suites: [...new Set(plan.steps.map(({ suite }) => suite.file))],
        forecast: sentences.length > 0 ? sentences : undefined,
        takenOver: from === undefined ? undefined : { results, from },
    };
}
function runFrom({ inputs, plan, root, cwd, shard }, { earlier = [], missingSecrets }, running) {
    const { time, admission, warnings } = running;
    const { startedAt, runtime } = time;
    const { deep: withoutSecrets } = runtime.redactor;
    const lacking = inputs.dryRun ? undefined : missingSecrets;
    const describedSuites = withoutSecrets(describedSuitesOf(plan));
    const folder = withoutSecrets((0,external_node_path_.relative)(root, cwd).replaceAll('\\', '/'));
    const flags = flagsOf(inputs, cwd).map(({ name, value }) => ({ name, value: withoutSecrets(value) }));
    const { target, experimentAgainst: against } = inputs;
    return (ledger, { isCutOff = false, rounds = 0 } = {}) => {
        const results = ledger.results('planned').toSorted((one, other) => one.index - other.index);
        const stopped = isCutOff || results.length < plan.steps.length ? time.why : admission.stopped;
        const extraTrials = ledger.extraTrials(rounds);
        return {
            startedAt: new Date(startedAt).toISOString(),
            durationMs: Math.max(0, runtime.clock.now() - startedAt),
            planned: plan.steps.length,
            complete: stopped === undefined,
            stopped,
            ...(results.length < plan.steps.length && (0,summarize/* withoutResult */.Is)(withoutSecrets(plan.steps.map(namesOfStep)), results)),
            dryRun: inputs.dryRun,
            shard,
            variants: against.length === 0 ? undefined : [...new Set([...target, ...against])],
            folder: folder || undefined,
            flags: flags.length > 0 ? flags : undefined,
            ...selectedBy(inputs),
            requirements: withoutSecrets([...plan.requirements]),
            describedSuites: describedSuites.length > 0 ? describedSuites : undefined,
            warnings: [...warnings],
            earlier: earlier.length > 0 ? [...earlier] : undefined,
            results: (0,result_of/* withoutBlame */.K$)(results, lacking),
            missingSecrets: lacking,
            extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
        };
    };
}
const namesOfStep = ({ kind, suite, test, target }) => ({
    suite: suite.name,
    suiteFile: suite.file,
    testId: test.id,
    target: kind === 'broken' ? target : target.name,
});
function describedSuitesOf({ steps }) {
    return [...new Set(steps.map(({ suite }) => suite))].flatMap(({ name, file, ...suite }) => {
        const entries = DESCRIBING.flatMap((key) => {
            const text = suite[key];
            return text === undefined ? [] : [[key, (0,text_text/* cutEnd */.ym)(text, MAX_TEXT_LENGTH)]];
        });
        return entries.length === 0 ? [] : [{ suite: name, file, metadata: Object.fromEntries(entries) }];
    });
}
const DESCRIBING = ['version', 'author', 'license'];
const MAX_TEXT_LENGTH = 1024;
function selectedBy({ testId, grep, only, explicitInputs }) {
    const isGiven = (...names) => names.some((name) => explicitInputs.includes(name));
    const selected = [
        ...(isGiven('evals', 'tag', 'excludeTag') ? ['suites'] : []),
        ...(isGiven('target') ? ['targets'] : []),
        ...(testId.length > 0 || grep !== undefined || only !== undefined ? ['tests'] : []),
    ];
    return selected.length === 0 ? {} : { selected };
}
function flagsOf(inputs, cwd) {
    return inputs.explicitInputs.flatMap((input) => {
        const name = result_keys/* repeatedFlags */.s_.find((flag) => flag === (0,text_text/* kebab */.i9)(input));
        if (name === undefined)
            return [];
        const value = String(inputs[input]);
        return [{ name, value: PATHS.includes(input) && (0,external_node_path_.isAbsolute)(value) ? (0,shown_path/* shownPath */.p)(value, cwd) : value }];
    });
}
const PATHS = ['targets', 'workspacePath'];
const HALF_GIB = 512 * 1024 * 1024;
const MAX_WORD_LENGTH = 100;
function environmentInfo({ machine, env }, workers) {
    const { platform, arch, cpus, memory } = machine();
    const [image, imageVersion] = ['ImageOS', 'ImageVersion'].map((name) => (0,text_text/* cutEnd */.ym)(env[name]?.trim() ?? '', MAX_WORD_LENGTH) || undefined);
    return {
        platform,
        arch,
        cpus: cpus >= 1 ? Math.floor(cpus) : undefined,
        memoryGib: memory > 0 ? Math.max(1, Math.round(memory / HALF_GIB)) / 2 : undefined,
        workers: workers > 0 ? workers : undefined,
        image,
        imageVersion: image && imageVersion,
    };
}


/***/ }),

/***/ 89332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ jobCacheFolder),
/* harmony export */   _r: () => (/* binding */ CACHE_FOLDER),
/* harmony export */   nF: () => (/* binding */ cacheFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const CACHE_FOLDER = '.agentv/cache';
const cacheFolder = (cwd, env) => jobCacheFolder(env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, CACHE_FOLDER);
function jobCacheFolder({ GITHUB_ACTIONS, RUNNER_TEMP }) {
    return GITHUB_ACTIONS === 'true' && RUNNER_TEMP ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(RUNNER_TEMP, 'eval-action-cache') : undefined;
}


/***/ }),

/***/ 51934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ Caches)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/graders/judge/prompts.js
var prompts = __webpack_require__(37723);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/providers/providers/index.js + 33 modules
var providers = __webpack_require__(16271);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/js/src/suites/targets/identity.js


function identityOf({ provider, options }) {
    const reporting = Object.entries(options)
        .filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key))
        .map(([key, value]) => {
        if (key !== 'headers' || typeof value !== 'object' || value === null) {
            return [key, value instanceof setting/* Variable */.rT ? value.value : value];
        }
        const headers = Object.entries(value).map(([name, each]) => [
            name,
            each instanceof setting/* Variable */.rT ? { variable: each.name } : each,
        ]);
        return [key, headers];
    })
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return (0,external_node_crypto_.hash)('sha256', JSON.stringify([provider, reporting]));
}

// EXTERNAL MODULE: ./build/js/src/workspaces/git-tree.js
var git_tree = __webpack_require__(19843);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/values/sums.js
var sums = __webpack_require__(16586);
;// CONCATENATED MODULE: ./build/js/src/runner/calls/answer-cache.js




class CacheTally {
    #asked = 0;
    #hits = 0;
    #notStored = 0;
    #costs = [];
    #usages = [];
    asked(response) {
        this.#asked += 1;
        if (response === undefined)
            return;
        this.#hits += 1;
        if (response.costUsd !== undefined)
            this.#costs.push(response.costUsd);
        if (response.tokenUsage)
            this.#usages.push(response.tokenUsage);
    }
    stored(isStored) {
        if (!isStored)
            this.#notStored += 1;
    }
    use(cache) {
        if (this.#asked === 0)
            return undefined;
        return {
            cache,
            asked: this.#asked,
            hits: this.#hits,
            savedUsd: (0,sums/* sumOfKnown */.Ij)(this.#costs),
            savedUnknown: this.#hits - this.#costs.length,
            savedTokens: (0,message/* sumTokens */.WT)(this.#usages),
            notStored: this.#notStored,
        };
    }
}
const FORMAT = 1;
function answerCache({ store, scopeOf, mayKeep, tally }) {
    const keyOf = (question) => {
        const { prompt, judging = null, trial } = question;
        const { question: text, chat = null, system = null } = prompt;
        return (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([FORMAT, scopeOf(question), text, chat, system, judging, trial]))
            .digest('hex');
    };
    return {
        async recall(question, isGood) {
            const { data } = outcome/* responseSchema */.$r.safeParse(await store.get(keyOf(question)));
            const response = data !== undefined && isGood(data) ? data : undefined;
            tally.asked(response);
            return response;
        },
        async keep(question, response) {
            if (mayKeep(response))
                tally.stored(await store.put(keyOf(question), response));
        },
    };
}
const withCache = (provider, cache) => ({
    retry: provider.retry,
    async ask(question, signal) {
        if (question.isRerun)
            return provider.ask(question, signal);
        const known = await cache.recall(question, isComplete);
        if (known !== undefined)
            return { kind: 'answered', response: { ...known, cached: true } };
        const outcome = await provider.ask(question, signal);
        if (outcome.kind === 'answered' && isComplete(outcome.response))
            await cache.keep(question, outcome.response);
        return outcome;
    },
});
const isComplete = ({ messages, error, targetUsed }) => !error && targetUsed === undefined && (0,message/* finalAnswer */.zN)(messages).trim() !== '';

// EXTERNAL MODULE: ./build/js/src/runner/case/judges.js
var judges = __webpack_require__(42563);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/cache-folder.js
var cache_folder = __webpack_require__(89332);
;// CONCATENATED MODULE: ./build/js/src/runner/reuse/caches.js
















const GIT_MS = 60_000;
const MOVED = 'execution.cache_path is not used in a job of GitHub Actions: caches are outside of the checkout there';
const MOVED_HINT = 'Remove the steps that store this folder: the action stores its caches by itself.';
class Caches {
    #site;
    #refusals = new Map();
    #warnings = [];
    #tallies = new Map(result_keys/* cacheNames */.nW.map((name) => [name, new CacheTally()]));
    constructor(site) {
        this.#site = site;
    }
    around(provider, { suite, target }) {
        if (!this.#isOn('responses', suite) || whyNotStored(target) !== undefined)
            return provider;
        const identity = identityOf(target);
        return withCache(provider, this.#cache('responses', suite, ({ testId }) => [identity, suite.name, testId]));
    }
    memoryOf(suite, judge) {
        if (!this.#isOn('judge', suite) || !(0,judges/* isModel */.yX)(judge) || isFree(judge))
            return undefined;
        const identity = identityOf(judge);
        return this.#cache('judge', suite, () => [identity, prompts/* JUDGE_PROMPT_VERSION */.W_]);
    }
    remarks({ plan }) {
        const stepsWithCache = plan.steps.filter((step) => step.kind === 'run' && this.#isOn('responses', step.suite));
        const targets = new Map(stepsWithCache.map(({ target }) => [target.name, target]));
        const notCached = [...targets.values()].flatMap((target) => {
            const why = whyNotStored(target);
            if (why === undefined)
                return [];
            const message = `The responses of the target "${(0,text_text/* cutEnd */.ym)(target.name, 60)}" are not cached: ${why}`;
            return (0,errors/* aWarning */.ot)('UNUSED', message, { location: target.location });
        });
        const isInJob = (0,cache_folder/* jobCacheFolder */._1)(this.#site.env) !== undefined;
        const moved = new Set(plan.steps.flatMap(({ suite }) => (isInJob && suite.cachePath !== undefined ? suite : [])));
        return [
            ...notCached,
            ...Array.from(moved, ({ location }) => (0,errors/* aWarning */.ot)('UNUSED', MOVED, { location, hint: MOVED_HINT })),
        ];
    }
    get warnings() {
        return this.#warnings;
    }
    uses() {
        return [...this.#tallies].flatMap(([name, tally]) => tally.use(name) ?? []);
    }
    #isOn(name, suite) {
        const { cache, dryRun } = this.#site.inputs;
        if (dryRun)
            return false;
        if (cache !== undefined)
            return cache.includes(name);
        return name === 'judge' || suite.cache === true;
    }
    #storeOf(name, { cachePath }) {
        const { cwd, env, stores } = this.#site;
        const folder = (0,external_node_path_.join)((0,cache_folder/* jobCacheFolder */._1)(env) ?? (0,external_node_path_.resolve)(cwd, cachePath ?? cache_folder/* CACHE_FOLDER */._r), name);
        const store = stores.open(folder);
        return {
            get: async (key) => {
                const value = await store.get(key);
                if (value === undefined)
                    return undefined;
                const why = await (0,once/* getOrMake */.I)(this.#refusals, folder, () => this.#whyRefused(folder));
                return why === undefined ? value : undefined;
            },
            put: (key, value) => store.put(key, value),
        };
    }
    async #whyRefused(folder) {
        const { files, git, signal } = this.#site;
        const cwd = await files.realPath(folder);
        const root = await (0,discover/* findRepository */.W1)(cwd, files);
        if (!(await (0,git_tree/* isCheckout */.VI)({ root, runtime: { files, git, signal } })))
            return undefined;
        const listed = await git.run(['ls-files', '-z', '--', '.'], { cwd, timeoutMs: GIT_MS }, signal);
        const first = listed.kind === 'exited' && listed.exitCode === 0
            ? listed.stdout.split('\0').find((name) => name !== '' && name !== '.gitignore')
            : '';
        if (first === undefined)
            return undefined;
        const why = first === '' ? 'git cannot tell whether it is committed' : `git tracks ${(0,external_node_path_.relative)(root, (0,external_node_path_.join)(cwd, first))}`;
        const shown = (0,shown_path/* shownPath */.p)(folder, this.#site.cwd);
        const hint = `Run "git rm -r --cached ${shown}", and add it to .gitignore: a committed entry would decide how tests end.`;
        this.#warnings.push((0,errors/* aWarning */.ot)('UNUSED', `The cache in ${shown} is not used: ${why}`, { hint }));
        return why;
    }
    #cache(name, suite, scopeOf) {
        const { redactor } = this.#site;
        return answerCache({
            store: this.#storeOf(name, suite),
            scopeOf: (question) => [name, ...scopeOf(question)],
            mayKeep: (response) => JSON.stringify(redactor.deep(response)) === JSON.stringify(response),
            tally: this.#tallies.get(name) ?? new CacheTally(),
        });
    }
}
const isFree = ({ provider }) => (0,kind/* findKind */.oH)(providers/* providers */.r, provider)?.isFree === true;
const isRecorded = ({ provider }) => (0,kind/* findKind */.oH)(providers/* providers */.r, provider)?.isRecorded ?? false;
function whyNotStored(target) {
    if (isRecorded(target))
        return 'a recording is free to read again';
    if (isFree(target))
        return `${target.provider} responds at no cost`;
    if (!(0,judges/* isModel */.yX)(target))
        return 'programs and agents have effects besides their answer';
    const temperature = (0,setting/* optionalNumber */.WI)().safeParse(target.options['temperature']).data;
    return temperature !== undefined && temperature > 0
        ? `its temperature is ${temperature}, so the responses are meant to vary`
        : undefined;
}


/***/ }),

/***/ 20991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ partOfRun),
/* harmony export */   Tk: () => (/* binding */ baselineTime),
/* harmony export */   hb: () => (/* binding */ inputsOfShard)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83520);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71019);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58392);
/* harmony import */ var _pipeline_baseline_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82220);
/* harmony import */ var _pipeline_power_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68972);
/* harmony import */ var _pipeline_run_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28657);
/* harmony import */ var _expected_work_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17752);
/* harmony import */ var _shards_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63889);











function inputsOfShard(inputs) {
    if (inputs.shard === undefined)
        return inputs;
    const { count } = inputs.shard;
    const limits = Object.entries(inputs.requestsPerMinute ?? {});
    return {
        ...inputs,
        budgetUsd: inputs.budgetUsd === undefined ? undefined : inputs.budgetUsd / count,
        requestsPerMinute: Object.fromEntries(limits.map(([name, most]) => [name, Math.max(1, Math.floor(most / count))])),
        comment: 'never',
        jobSummary: 'off',
        annotations: 'off',
        checkRun: false,
        html: 'false',
        otel: [],
    };
}
const LOOK_MS = 60_000;
async function baselineTime(job, token, commit, { connect, clock, signal }) {
    const today = clock.now() - (clock.now() % _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_5__/* .DAY_MS */ .sO);
    const local = new Date(commit?.time ?? today).toISOString();
    if (job === undefined || token === undefined)
        return local;
    const { workflowRuns } = await __webpack_require__.e(/* import() */ 5785).then(__webpack_require__.bind(__webpack_require__, 85785));
    try {
        const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
        return (await workflowRuns(connect({ ...job, token })).get(job.run, within)).createdAt;
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7))
            throw error;
        if ((0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .lacksPermission */ .kQ)(error))
            return local;
        throw unreadable(`the workflow run could not be read: ${error.message}`);
    }
}
const unreadable = (why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('RESULTS_UNREADABLE', `It is unknown which tests this shard has to run: ${why}`, {
    hint: 'Run this shard again: tests are divided by the durations in the baseline.',
});
function partOfRun(prepared, gateInputs, { baselineUntil, commit }) {
    const { plan, inputs } = prepared;
    const { index, count } = inputs.shard ?? { index: 1, count: 1 };
    const { baseline, quarantine } = gateInputs;
    if (baseline.kind === 'unavailable' && !baseline.lacksPermission)
        throw unreadable(baseline.why);
    const works = (0,_expected_work_js__WEBPACK_IMPORTED_MODULE_9__/* .worksOf */ .A)(plan, (0,_pipeline_baseline_context_js__WEBPACK_IMPORTED_MODULE_6__/* .figuresOf */ .h5)(baseline, 'durationMs'));
    const divided = (0,_shards_js__WEBPACK_IMPORTED_MODULE_10__/* .divide */ .Qr)(works, { shards: count, workers: 1 });
    const byKey = new Map(divided.flatMap((part, at) => part.works.map(({ key }) => [key, at + 1])));
    const shards = plan.steps.map((step) => (step.kind === 'run' ? (byKey.get((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .resultKeyOf */ .uv)(step)) ?? 1) : 1));
    const tests = plan.steps.map(_pipeline_run_session_js__WEBPACK_IMPORTED_MODULE_8__/* .namesOfStep */ .Y1);
    const placed = plan.steps.map((step, at) => [
        tests[at],
        shards[at],
        ...(step.kind === 'run' ? [step.trials.count, step.measure] : []),
    ]);
    const shard = {
        index,
        count,
        tests: tests.length,
        division: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(placed)).digest('hex'),
        commit: commit?.id,
        baselineUntil,
    };
    const pairing = (0,_pipeline_power_js__WEBPACK_IMPORTED_MODULE_7__/* .passingPairing */ .yw)(plan.steps, { baseline, quarantine }, { startedAt: baselineUntil, isDryRun: inputs.dryRun });
    return {
        prepared: { ...prepared, shard, plan: { ...plan, steps: plan.steps.filter((_, at) => shards[at] === index) } },
        gateInputs: { ...gateInputs, wholeRun: (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeRunOf */ .Al)(pairing, tests, count) },
    };
}


/***/ }),

/***/ 85870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ foreignSuite),
/* harmony export */   k: () => (/* binding */ engineOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_engine_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80834);
/* harmony import */ var _suites_file_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7594);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81457);
/* harmony import */ var _suites_suite_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79468);
/* harmony import */ var _suites_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23759);
/* harmony import */ var _engines_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19243);







async function engineOf({ engine, evals }, site) {
    if (engine !== undefined)
        return (0,_config_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .readEngine */ .Rz)(engine);
    if (evals.length === 0)
        return undefined;
    const toolOf = async (named) => {
        const byName = _config_engine_js__WEBPACK_IMPORTED_MODULE_1__/* .engineNames */ .Ry.find((name) => _engines_index_js__WEBPACK_IMPORTED_MODULE_6__/* .engines */ .s[name].files?.test((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(named)));
        if (byName !== undefined)
            return byName;
        const root = await foreignSuite(named, site);
        return root && (0,_suites_file_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .toolOfForeignFile */ .Ej)(root);
    };
    const [first, ...others] = await Promise.all(evals.map(toolOf));
    return first !== undefined && others.every((other) => other === first) ? { tool: first } : undefined;
}
async function foreignSuite(named, { runtime: { files }, cwd }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, named);
    if (!/\.ya?ml$/.test(named) || (await files.state(path)) !== 'file')
        return undefined;
    const text = await files.read(path, _suites_suite_file_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_SUITE_BYTES */ .ql).catch(() => '');
    if (!/^["']?(?:providers|prompts|targets|redteam|defaultTest)["']?\s*:/m.test(text))
        return undefined;
    const opened = (0,_suites_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_5__/* .openYaml */ .IM)((0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(path, cwd), text);
    return opened.kind === 'invalid' ? undefined : opened.root;
}


/***/ }),

/***/ 43463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ runTrials),
  a: () => (/* binding */ runnable)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/resume.js
var resume = __webpack_require__(44172);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
// EXTERNAL MODULE: ./build/js/src/baseline/answers.js
var answers = __webpack_require__(18572);
// EXTERNAL MODULE: ./build/js/src/gate/compared-result.js
var compared_result = __webpack_require__(71594);
// EXTERNAL MODULE: ./build/js/src/graders/grade.js
var grade = __webpack_require__(58147);
// EXTERNAL MODULE: ./build/js/src/graders/submission.js
var graders_submission = __webpack_require__(61146);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var run_grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var run_outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/run/plan.js
var plan = __webpack_require__(17836);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/providers/cost.js
var cost = __webpack_require__(51493);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
;// CONCATENATED MODULE: ./build/js/src/suites/prompts.js


function renderPrompt(messages, mode) {
    const spoken = messages.map((message) => spokenIn(message, mode));
    const visible = spoken.filter((_, index) => partsOf(messages[index]?.content).some((part) => (part.type === 'text' && part.value.trim() !== '') ||
        (part.type === 'image' && mode === 'agent' && part.absolutePath !== undefined) ||
        (part.type === 'file' && part.text.trim() !== '' && !(mode === 'lm' && part.isGuideline))));
    const hasMarkers = visible.length > 1 || messages.some(({ role }) => role === 'assistant' || role === 'tool');
    const question = hasMarkers
        ? visible.map(({ role, parts }) => [`@[${(0,text_text/* capitalized */.l2)(role)}]:`, ...parts].join('\n')).join('\n\n')
        : spoken.flatMap(({ parts }) => parts.map((part) => part.trim())).join('\n\n');
    const { system: written, rest } = divided(spoken);
    const guidelines = guidelinesOf(messages);
    const system = withGuidelines(written, guidelines, mode);
    return {
        question,
        chat: hasMarkers || spoken.some(({ shown }) => shown !== undefined) ? chat(system, rest) : undefined,
        system: system || undefined,
        guidelines,
    };
}
function renderChat(messages, mode) {
    const { system, rest } = divided(messages.map((message) => spokenIn(message, mode)));
    return chat(withGuidelines(system, guidelinesOf(messages), mode), rest);
}
function guidelinesOf(messages) {
    const parts = (0,message/* guidelinesIn */.VA)(messages);
    if (parts.length === 0)
        return undefined;
    const texts = parts.map(shownFile).filter((text) => text !== '');
    return { text: texts.join('\n\n'), files: parts.map(({ absolutePath }) => absolutePath) };
}
function withGuidelines(system, guidelines, mode) {
    if (mode === 'agent' || guidelines === undefined || guidelines.text === '')
        return system;
    return [...(system === '' ? [] : [system]), `[[ ## Guidelines ## ]]\n\n${guidelines.text}`].join('\n\n');
}
function divided(spoken) {
    const index = spoken.findIndex(({ role }) => role !== 'system');
    const firstOther = index === -1 ? spoken.length : index;
    const leading = spoken.slice(0, firstOther).map(({ parts }) => parts.join('\n'));
    return { system: leading.filter((text) => text !== '').join('\n\n'), rest: spoken.slice(firstOther) };
}
function chat(system, rest) {
    const others = rest.flatMap(({ role, parts, shown }) => {
        const text = parts.join('\n');
        if (shown !== undefined)
            return [{ role: 'user', content: text, parts: [...shown] }];
        if (parts.length === 0)
            return [];
        if (role === 'user' || role === 'assistant')
            return [{ role, content: text }];
        return [{ role: 'assistant', content: `@[${(0,text_text/* capitalized */.l2)(role)}]:\n${text}` }];
    });
    return [...(system === '' ? [] : [{ role: 'system', content: system }]), ...others];
}
function spokenIn(message, mode) {
    const { role } = message;
    const content = partsOf(message.content);
    const parts = content.map((part) => renderPart(part, mode)).filter((part) => part.trim() !== '');
    if (mode !== 'lm' || role !== 'user' || !content.some(({ type }) => type === 'image'))
        return { role, parts };
    const shown = content.flatMap((part) => {
        if (part.type === 'image')
            return [{ type: 'image', mediaType: part.mediaType, dataUri: part.dataUri }];
        const text = renderPart(part, 'lm');
        return text.trim() === '' ? [] : [{ type: 'text', text }];
    });
    return { role, parts, shown };
}
function partsOf(content) {
    if (content === undefined)
        return [];
    if (Array.isArray(content))
        return content;
    const value = typeof content === 'string' ? content : JSON.stringify(content.structured, null, 2);
    return [{ type: 'text', value }];
}
function renderPart(part, mode) {
    if (part.type === 'text')
        return part.value;
    if (part.type === 'data')
        return '';
    if (mode === 'agent')
        return part.absolutePath === undefined ? '' : `<file: path="${part.absolutePath}">`;
    return part.type === 'image' || part.isGuideline ? '' : shownFile(part);
}
const shownFile = ({ path, text }) => text.trim() === '' ? '' : `<file path="${path}">\n${text.trim()}\n</file>`;
function renderTurn(history, windowSize, mode) {
    const others = history.filter(({ role }) => role !== 'system');
    const retained = new Set(windowSize === undefined ? others : others.slice(-windowSize * 2));
    const seen = history.filter((message) => message.role === 'system' || retained.has(message));
    const { system, guidelines } = renderPrompt(seen, mode);
    const questionMessages = mode === 'agent' ? seen : history.slice(-1);
    return { question: renderPrompt(questionMessages, mode).question, chat: renderChat(seen, mode), system, guidelines };
}
const transcriptOf = (history) => history
    .map((message) => `${message.role}: ${renderPrompt([{ ...message, role: 'user' }], 'lm').question}`)
    .join('\n\n');

// EXTERNAL MODULE: ./build/js/src/graders/combine.js
var combine = __webpack_require__(30253);
// EXTERNAL MODULE: ./build/js/src/runner/call-time-limits.js
var call_time_limits = __webpack_require__(45913);
;// CONCATENATED MODULE: ./build/js/src/runner/case/in-workspace.js


const KEEP_BELOW = 0.5;
async function runInWorkspace(step, user, { workspaces, containers, signal }, run) {
    const failure = containers?.failureOf(step);
    if (failure !== undefined)
        return { outcome: { kind: 'failed', failure } };
    if (workspaces === undefined || !workspaces.isNeededFor(step))
        return run(undefined);
    const { id: testId, input, metadata } = step.test;
    const question = renderPrompt(input, 'lm').question;
    const entered = await workspaces.enter(step, { ...user, testId, input: question, metadata }, signal);
    if (entered.kind === 'failed')
        return { outcome: { kind: 'failed', failure: entered.failure } };
    if (entered.kind !== 'visit')
        return run(undefined);
    const { lease } = entered;
    let made;
    let retainedAt;
    try {
        made = await run(lease);
    }
    finally {
        await lease.end(signal);
        retainedAt = await lease.leave(made?.grade?.kind === 'scored' && made.grade.score >= KEEP_BELOW);
    }
    return { ...made, hookOutputs: lease.hookOutputs, ...(retainedAt !== undefined && { workspacePath: retainedAt }) };
}
const questionOf = ({ suite, test }, lease, call) => ({
    suite: suite.name,
    inputFiles: test.inputFiles,
    attempt: 0,
    ...call,
    timeLimitMs: test.timeoutSeconds && (0,call_time_limits/* millisecondsOf */.W$)(test.timeoutSeconds),
    workspacePath: lease?.path,
    workspaceFile: lease?.workspaceFile,
});
async function gradedAfterWork(answered, { lease, container, signal }, grade) {
    const changes = await lease?.changes(signal);
    const { response, patch: diff } = withChanges(answered, changes, container?.changes());
    const reason = await lease?.placeGradingFiles();
    return {
        outcome: { kind: 'answered', response },
        diff,
        grade: reason === undefined ? await grade(response) : { kind: 'ungraded', reason, assertions: [], scores: [] },
    };
}
const BINARY = /^GIT binary patch\n(?:(?:literal|delta) \d+\n(?:[A-Za-z][!-~]+\n)*\n)+/gm;
function withChanges(response, { patch: seen, unknown } = { patch: '' }, inImage) {
    const patch = [seen, inImage, response.fileChanges]
        .map((diff) => (!diff || diff.endsWith('\n') ? diff : `${diff}\n`))
        .join('');
    if (patch === '')
        return { response, patch: undefined };
    const fileChanges = patch.replaceAll(BINARY, 'Binary files differ\n').toWellFormed().trim();
    return { response: { ...response, fileChanges, ...(unknown !== undefined && { changesUnknown: unknown }) }, patch };
}

// EXTERNAL MODULE: ./build/js/src/runner/case/open-targets.js + 4 modules
var open_targets = __webpack_require__(37831);
;// CONCATENATED MODULE: ./build/js/src/runner/case/conversation.js









async function runConversation(step, conversation, call, deps) {
    const { test } = step;
    const { target, context, signal, lease } = deps;
    const passMark = (0,plan/* agentvPassMarkOf */.f)(step);
    const history = [...test.input];
    const exchange = [];
    const calls = [];
    const played = [];
    let hasAnswered = false;
    let hasFailed = false;
    let firstFailure;
    const brokenOff = (failure) => {
        const partial = calls.length === 0 ? undefined : mergeResponses(calls, exchange);
        const outcome = { kind: 'failed', failure, partial };
        if (played.length === 0)
            return { outcome };
        const { scores, assertions } = (0,combine/* combineTurns */.G3)(played, undefined, { aggregation: 'mean', passMark });
        return { outcome, grade: { kind: 'ungraded', reason: failure.message, scores, assertions } };
    };
    const ask = (turn, index) => {
        history.push(turn.input);
        const prompt = renderTurn(history, conversation.windowSize, target.promptMode);
        const turnQuestion = { testId: (0,open_targets/* turnId */.r_)(test.id, index), prompt, images: (0,message/* imageFilesIn */.e1)(history) };
        return target.provider.ask({ ...questionOf(step, lease, call), ...turnQuestion }, signal);
    };
    for (const [index, turn] of conversation.turns.entries()) {
        const startedAt = context.clock.now();
        const isOver = hasFailed && conversation.onTurnFailure === 'stop';
        const outcome = isOver ? undefined : await ask(turn, index);
        if (outcome?.kind === 'failed') {
            const { failure, partial } = outcome;
            if (!(0,run_outcome/* isAgentFailure */.s7)(failure) || failure.class === 'cost_limit') {
                if (partial !== undefined)
                    calls.push(partial);
                return brokenOff({ ...failure, message: `In turn ${index + 1}: ${failure.message}` });
            }
            firstFailure ??= failure;
            calls.push(partial ?? { messages: [] });
            exchange.push(turn.input);
        }
        if (outcome?.kind === 'answered') {
            hasAnswered = true;
            calls.push(outcome.response);
            exchange.push(turn.input, ...outcome.response.messages);
            history.push({ role: 'assistant', content: (0,message/* finalAnswer */.zN)(outcome.response.messages) });
        }
        const graded = await gradeTurn(turn, outcome, { test, history }, deps);
        played.push({ outcome: graded, startedAt, endedAt: context.clock.now() });
        hasFailed ||= ((0,combine/* turnScore */.w3)({ outcome: graded }) ?? 0) < passMark;
    }
    if (!hasAnswered && firstFailure !== undefined)
        return brokenOff(firstFailure);
    const answered = mergeResponses(calls, exchange);
    return gradedAfterWork(answered, { lease, container: call.container, signal }, async (response) => {
        const specs = deps.graders(test.graders);
        let wholeConversation;
        if (specs.length > 0) {
            const startedAt = context.clock.now();
            const submission = { ...(0,graders_submission/* submissionOf */.y)(test, response, lease?.path), answer: transcriptOf(history) };
            const graded = await (0,grade/* grade */.o)(specs, submission, context, signal);
            wholeConversation = { outcome: { kind: 'graded', grade: graded }, startedAt, endedAt: context.clock.now() };
        }
        return (0,combine/* combineTurns */.G3)(played, wholeConversation, { ...conversation, passMark });
    });
}
async function gradeTurn(turn, outcome, { test, history }, { context, signal, graders, lease }) {
    if (outcome === undefined)
        return { kind: 'skipped' };
    if (outcome.kind === 'failed')
        return { kind: 'failed', reason: `Error: ${outcome.failure.message}` };
    const specs = graders(turn.graders);
    if (specs.length === 0) {
        return { kind: 'graded', grade: { kind: 'scored', score: 1, assertions: [], scores: [], requiredMissed: [] } };
    }
    const expected = turn.expected === undefined ? [] : [turn.expected];
    const turnTest = { ...test, criteria: '', input: history.slice(0, -1), expected };
    const submission = (0,graders_submission/* submissionOf */.y)(turnTest, outcome.response, lease?.path);
    return { kind: 'graded', grade: await (0,grade/* grade */.o)(specs, submission, context, signal) };
}
function mergeResponses(replies, messages) {
    const freshReplies = replies.filter(({ cached }) => !cached);
    const durationMs = sumOfAll(replies.map((reply) => reply.durationMs));
    const last = replies.at(-1);
    const { targetUsed, targetError } = replies.findLast((reply) => reply.targetUsed !== undefined) ?? {};
    const errors = replies.flatMap(({ error }) => error ?? []);
    return {
        messages: [...messages],
        ...figuresOf(replies),
        durationMs,
        startTime: replies[0]?.startTime,
        endTime: last?.endTime,
        model: last?.model,
        agentVersion: last?.agentVersion,
        targetUsed,
        targetError,
        fileChanges: last?.fileChanges,
        cached: replies.length > 0 && freshReplies.length === 0 ? true : undefined,
        paid: freshReplies.length > 0 && freshReplies.length < replies.length
            ? figuresOf(freshReplies.map(run_outcome/* paidFor */.Uu))
            : undefined,
        answerOnly: replies.some(({ answerOnly }) => answerOnly) ? true : undefined,
        finishReason: replies.findLast((reply) => reply.finishReason !== undefined)?.finishReason,
        error: errors.length > 0 ? errors.join('; ') : undefined,
    };
}
function figuresOf(calls) {
    const usages = calls.flatMap(({ tokenUsage }) => tokenUsage ?? []);
    const tokenUsage = usages.length === calls.length ? (0,message/* sumTokens */.WT)(usages) : undefined;
    const costUsd = sumOfAll(calls.map((call) => call.costUsd));
    return { tokenUsage, costUsd };
}
function sumOfAll(numbers) {
    const known = numbers.filter((number) => number !== undefined);
    return known.length === 0 || known.length < numbers.length ? undefined : known.reduce((a, b) => a + b, 0);
}

// EXTERNAL MODULE: ./build/js/src/runner/case/grade-context.js + 1 modules
var grade_context = __webpack_require__(55973);
// EXTERNAL MODULE: ./build/js/src/runner/case/judges.js
var judges = __webpack_require__(42563);
;// CONCATENATED MODULE: ./build/js/src/runner/case/run-case.js


















async function runCase(step, target, turn, deps) {
    const { clock, signal } = deps;
    const { count, strategy, costLimitUsd } = step.trials;
    const startedAt = clock.now();
    const prompt = renderPrompt(step.test.input, target.promptMode);
    const isTogether = count > 1 && strategy !== 'pass_at_k' && costLimitUsd === undefined;
    let done = [];
    let next = 'go-on';
    let refusal;
    let held;
    const runNext = async (attempt) => {
        const slot = held ?? (await turn.slots.take());
        held = undefined;
        const admitted = refusal === undefined ? await turn.admit() : undefined;
        if (admitted?.kind !== 'go') {
            refusal ??= admitted?.failure;
            return slot.leave();
        }
        const number = turn.first + attempt;
        let run;
        try {
            const user = { trial: number, isLastTrial: attempt === count - 1, childEnv: target.childEnv };
            const onAnswered = () => (turn.keepsSlot ? undefined : slot.leave());
            run = await runInWorkspace(step, user, deps, (lease) => runTrial(step, prompt, target, { trial: number, isRerun: turn.isRerun, lease, onAnswered, deps }));
        }
        finally {
            admitted.over(run && costOf(run));
        }
        if (run.outcome.kind === 'failed' && !isTogether)
            held = slot;
        else
            slot.leave();
        const { diff, ...rest } = run;
        if (diff !== undefined)
            run = { ...rest, patch: await turn.savePatch(number, diff) };
        done.push({ run, trial: (0,result_of/* trialOf */.Qm)(run, attempt, step.passMark) });
    };
    if (isTogether) {
        const all = await Promise.allSettled(Array.from({ length: count }, (_, attempt) => runNext(attempt)));
        const broken = all.find(({ status }) => status === 'rejected');
        if (broken?.status === 'rejected')
            throw broken.reason;
        done = done.toSorted((a, b) => a.trial.attempt - b.trial.attempt);
        next = 'enough';
    }
    while (next === 'go-on' && refusal === undefined && !signal.aborted) {
        await runNext(done.length);
        next = nextTrial(done.map(({ trial }) => trial), step.trials);
    }
    if (signal.aborted)
        return { kind: 'stopped' };
    if (refusal !== undefined && done.length === 0) {
        return { kind: 'refused', result: (0,result_of/* notRunResult */.Ee)(step, refusal, startedAt) };
    }
    const facts = { prompt, startedAt, finishedAt: clock.now(), retries: turn.retries() };
    const [runs, trials] = [done.map(({ run }) => run), done.map(({ trial }) => trial)];
    const costLimited = next === 'cost-limit' || refusal !== undefined;
    const summary = count > 1 ? { ...(0,result_outcome/* aggregateTrials */.v$)(trials, strategy), costLimited } : undefined;
    const result = (0,result_of/* resultOf */.Bg)(step, { runs, trials, summary }, facts);
    const samples = ((0,result_outcome/* isMixed */.Oq)(trials) ? ['ok', 'quality_failure'] : []).flatMap((status) => {
        const other = done.find(({ trial }, index) => index !== (summary?.best ?? 0) && trial.status === status);
        if (other === undefined)
            return [];
        const ofTrial = (0,result_of/* resultOf */.Bg)(step, { runs: [other.run], trials: [other.trial] }, facts);
        return [{ attempt: other.trial.attempt, side: (0,compared_result/* toComparedResult */.K)(ofTrial, { run: '', kind: 'head' }) }];
    });
    return { kind: 'result', result: { ...result, ...(samples.length > 0 && { trialSamples: samples }) } };
}
function nextTrial(done, policy) {
    if (done.length >= policy.count)
        return 'enough';
    const last = done.at(-1);
    if (policy.strategy === 'pass_at_k' && last !== undefined && last.score >= suite/* PASS_MARK */.Yn)
        return 'enough';
    const spent = done.reduce((sum, trial) => sum + ((0,run_outcome/* paidFor */.Uu)(trial).costUsd ?? 0), 0);
    return policy.costLimitUsd !== undefined && spent >= policy.costLimitUsd ? 'cost-limit' : 'go-on';
}
function costOf({ outcome, grade }) {
    const answer = (0,run_outcome/* responseIn */.PN)(outcome)?.costUsd ?? [];
    const costs = [answer, (grade?.scores ?? []).flatMap(run_grade/* costsOf */.AR)].flat();
    return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
}
const MAX_SAMPLE_BYTES = 32 * 1024;
function withShortTrialSamples(result) {
    if (result.trialSamples === undefined)
        return result;
    const trialSamples = result.trialSamples.flatMap(({ attempt, side }) => {
        const short = (0,answers/* fitSide */.xD)(side, MAX_SAMPLE_BYTES);
        return short === undefined ? [] : [{ attempt, side: short }];
    });
    return { ...result, trialSamples: trialSamples.length === 0 ? undefined : trialSamples };
}
async function runTrial(step, prompt, openTarget, { lease, deps, onAnswered, ...trial }) {
    const { suite, test } = step;
    const { signal } = deps;
    const target = costLimited(step, openTarget, deps);
    const sites = deps.containers?.sitesOf(step, lease?.path) ?? {};
    const call = { ...trial, container: sites.target };
    const context = (0,grade_context/* gradeContext */.$)(deps, (0,plan/* agentvPassMarkOf */.f)(step), {
        childEnv: target.childEnv,
        container: sites.graders,
        suiteFolder: suite.folder,
        searchRoots: target.searchRoots,
        judges: target.judges,
        timeoutMs: target.graderTimeoutMs,
        passMark: step.passMark,
    });
    const gradersOf = (specs) => (target.isDryRun ? specs.filter(staysHere) : specs);
    if (test.conversation !== undefined) {
        return runConversation(step, test.conversation, call, { target, context, signal, graders: gradersOf, lease });
    }
    const question = { ...questionOf(step, lease, call), testId: test.id, prompt, images: (0,message/* imageFilesIn */.e1)(test.input) };
    const outcome = await target.provider.ask(question, signal);
    if (outcome.kind === 'failed')
        return { outcome };
    onAnswered();
    return gradedAfterWork(outcome.response, { lease, container: sites.target, signal }, (response) => {
        const submission = (0,graders_submission/* submissionOf */.y)(test, response, lease?.path);
        return (0,grade/* grade */.o)(gradersOf(test.graders), submission, context, signal);
    });
}
function costLimited({ suite, test, target }, open, { notify }) {
    const usd = test.maxCostUsd ?? suite.maxCostUsd;
    if (usd === undefined || open.isDryRun)
        return open;
    const message = `The cost of the target "${target.name}" is unknown, so "max_cost_usd" did not limit it`;
    const hint = 'Set "pricing" of the target, or let the command write "cost_usd".';
    const onUnknownCost = () => notify((0,errors/* aWarning */.ot)('COST_UNKNOWN', message, { location: target.location, hint }));
    return { ...open, provider: (0,cost/* withCostLimit */.fC)(open.provider, { usd, onUnknownCost }) };
}
const staysHere = (spec) => !(0,judges/* reachesOut */.kz)(spec) && (spec.members ?? []).every(staysHere);

// EXTERNAL MODULE: ./build/js/src/runner/reuse/reusing.js
var reusing = __webpack_require__(58086);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
;// CONCATENATED MODULE: ./build/js/src/runner/schedule.js

function schedule(jobs, limits, signal) {
    return new Promise((resolve, reject) => {
        const line = new JobQueue(jobs);
        const errors = [];
        const isOver = () => signal.aborted || errors.length > 0;
        let begun = 0;
        let isFilling = false;
        let isDone = false;
        const inLane = new Map();
        const returning = new Groups();
        let running = 0;
        let mostRunning = 0;
        const count = (lanes, by) => {
            running += by;
            mostRunning = Math.max(mostRunning, running);
            for (const lane of lanes)
                inLane.set(lane, (inLane.get(lane) ?? 0) + by);
        };
        const hasSlot = (lanes) => running < limits.total && lanes.every((lane) => (inLane.get(lane) ?? 0) < limits.perLane(lane));
        const begin = async (job) => {
            const { lanes } = job;
            const held = new Set();
            const sit = () => {
                count(lanes, 1);
                const slot = {
                    leave: () => {
                        if (!held.delete(slot))
                            return;
                        count(lanes, -1);
                        fill();
                    },
                };
                held.add(slot);
                return slot;
            };
            begun += 1;
            let first = sit();
            const take = () => {
                const slot = first;
                first = undefined;
                if (slot !== undefined)
                    return Promise.resolve(slot);
                return new Promise((settle) => {
                    returning.add(lanes, () => settle(sit()));
                    fill();
                });
            };
            await undefined;
            try {
                await job.run({ take }, (more) => line.add(more));
            }
            catch (error) {
                errors.push(error);
            }
            begun -= 1;
            line.ended(job);
            for (const slot of [...held])
                slot.leave();
            fill();
        };
        const fill = () => {
            if (isFilling || isDone)
                return;
            isFilling = true;
            const maySit = (lanes) => isOver() || hasSlot(lanes);
            for (let next = returning.next(maySit); next !== undefined; next = returning.next(maySit))
                next();
            while (!isOver() && begun < (limits.begun ?? limits.total)) {
                const job = line.ready.next(hasSlot);
                if (job === undefined)
                    break;
                void begin(job);
            }
            isFilling = false;
            if (begun > 0 || (!isOver() && !line.ready.isEmpty))
                return;
            isDone = true;
            signal.removeEventListener('abort', fill);
            if (errors.length > 0)
                reject(errors[0]);
            else
                resolve(mostRunning);
        };
        signal.addEventListener('abort', fill);
        fill();
    });
}
class Groups {
    #groups = new Map();
    #added = 0;
    add(lanes, item, rank = this.#added) {
        const group = (0,once/* getOrMake */.I)(this.#groups, JSON.stringify(lanes), () => ({ lanes, items: [], at: 0 }));
        this.#added += 1;
        let index = group.items.length;
        while (index > group.at && (group.items[index - 1]?.rank ?? 0) > rank)
            index -= 1;
        group.items.splice(index, 0, { item, rank });
    }
    next(hasSlot) {
        let best;
        let rank = Number.POSITIVE_INFINITY;
        for (const group of this.#groups.values()) {
            const first = group.items[group.at];
            if (first !== undefined && first.rank < rank && hasSlot(group.lanes))
                [best, rank] = [group, first.rank];
        }
        if (best === undefined)
            return undefined;
        best.at += 1;
        return best.items[best.at - 1]?.item;
    }
    get isEmpty() {
        return [...this.#groups.values()].every(({ items, at }) => at === items.length);
    }
}
class JobQueue {
    ready = new Groups();
    #blocked = new Map();
    #left = new Map();
    #ranked = 0;
    constructor(jobs) {
        this.add(jobs);
    }
    add(jobs) {
        for (const { key } of jobs)
            if (key !== undefined)
                this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
        const known = jobs.flatMap(({ expectedMs }) => expectedMs ?? []);
        const usual = known.reduce((sum, ms) => sum + ms, 0) / known.length || 0;
        for (const job of jobs.toSorted((a, b) => (b.expectedMs ?? usual) - (a.expectedMs ?? usual))) {
            const before = [...new Set(job.after ?? [])].filter((key) => (this.#left.get(key) ?? 0) > 0);
            const entry = { job, rank: this.#ranked, left: before.length };
            this.#ranked += 1;
            if (before.length === 0)
                this.ready.add(job.lanes, job, entry.rank);
            for (const key of before)
                this.#blocked.set(key, [...(this.#blocked.get(key) ?? []), entry]);
        }
    }
    ended({ key }) {
        if (key === undefined)
            return;
        const left = (this.#left.get(key) ?? 1) - 1;
        this.#left.set(key, left);
        if (left > 0)
            return;
        for (const entry of this.#blocked.get(key) ?? []) {
            entry.left -= 1;
            if (entry.left === 0)
                this.ready.add(entry.job.lanes, entry.job, entry.rank);
        }
    }
}

// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/runner/case/watch.js
var watch = __webpack_require__(18104);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/prepare.js + 1 modules
var prepare = __webpack_require__(35822);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/caches.js + 2 modules
var caches = __webpack_require__(51934);
// EXTERNAL MODULE: ./build/js/src/model/text/iso-time.js
var iso_time = __webpack_require__(58392);
// EXTERNAL MODULE: ./build/js/src/runner/case/workers.js
var workers = __webpack_require__(88580);
// EXTERNAL MODULE: ./build/js/src/model/values/in-parallel.js
var in_parallel = __webpack_require__(91017);
// EXTERNAL MODULE: ./build/js/src/workspaces/cache-folders.js
var cache_folders = __webpack_require__(28124);
// EXTERNAL MODULE: ./build/js/src/model/values/waiting-queue.js
var waiting_queue = __webpack_require__(63873);
;// CONCATENATED MODULE: ./build/js/src/workspaces/needs.js

const TIMEOUT_MS = 30_000;
async function missingPrograms({ commands, pythonModules }, cwd, { exec, env }, signal) {
    const common = { cwd, env, timeoutMs: TIMEOUT_MS, maxBytes: 1024 * 1024 };
    const missing = [];
    for (const name of commands) {
        const command = { shell: `command -v '${name.replaceAll("'", `'\\''`)}'` };
        if (!isFine(await exec.run({ ...common, command }, signal)))
            missing.push(`the program ${name}`);
    }
    const { PYTHONPATH, ...others } = env;
    const elsewhere = PYTHONPATH?.split(external_node_path_.delimiter).filter(external_node_path_.isAbsolute) ?? [];
    const pythonEnv = {
        ...others,
        PYTHONDONTWRITEBYTECODE: '1',
        PYTHONSAFEPATH: '1',
        ...(elsewhere.length > 0 && { PYTHONPATH: elsewhere.join(external_node_path_.delimiter) }),
    };
    for (const name of pythonModules) {
        const command = ['python3', '-c', IMPORT, name];
        const ended = await exec.run({ ...common, env: pythonEnv, command }, signal);
        if (!isFine(ended))
            missing.push(`the Python module ${name}`);
    }
    return missing.length === 0
        ? undefined
        : `The workspace requires programs or modules that are not installed: ${missing.join(', ')}`;
}
const IMPORT = [
    'import sys',
    'sys.path[:] = [entry for entry in sys.path if entry != ""]',
    'import importlib',
    'importlib.import_module(sys.argv[1])',
].join('\n');
const isFine = (ended) => ended.kind === 'exited' && ended.exitCode === 0;

// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/repository-identity.js
var repository_identity = __webpack_require__(56862);
// EXTERNAL MODULE: ./build/js/src/workspaces/store.js
var store = __webpack_require__(2459);
// EXTERNAL MODULE: ./build/js/src/workspaces/workspace-error.js
var workspace_error = __webpack_require__(75596);
// EXTERNAL MODULE: ./build/js/src/model/text/similar-names.js
var similar_names = __webpack_require__(64973);
// EXTERNAL MODULE: ./build/js/src/model/text/lossless-text.js
var lossless_text = __webpack_require__(57639);
// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/git-directory.js
var git_directory = __webpack_require__(71817);
;// CONCATENATED MODULE: ./build/js/src/workspaces/changes.js






const changes_TIMEOUT_MS = 120_000;
class ChangeFinder {
    #workspace;
    #folder;
    #deps;
    #checkouts = new Map();
    #root;
    constructor(workspace, folder, deps) {
        this.#workspace = workspace;
        this.#folder = folder;
        this.#deps = deps;
    }
    async restart(checkouts) {
        this.#root = undefined;
        this.#checkouts = checkouts;
        await this.#deps.trees.remove(this.#folder);
    }
    async take(signal) {
        this.#root ??= await this.#deps.files.realPath(this.#workspace);
        const content = await this.#content(signal);
        const before = new Map();
        for (const part of content.parts) {
            const special = content.special.filter((path) => ownerOf(path, content.parts) === part);
            const { unreadable } = await this.#add(part, [...below(part, content.parts), ...special], signal);
            before.set(part, { tree: (await this.#text(part, ['write-tree'], signal)).trim(), unreadable, special });
        }
        return before;
    }
    async since(baseline, signal) {
        const content = await this.#content(signal);
        const parts = [...baseline.keys()].sort();
        for (const path of content.parts) {
            if (!baseline.has(path) && !(await this.#isTracked(path, [...baseline.keys()], signal)))
                parts.push(path);
        }
        const [diffs, unreadable] = [[], []];
        for (const part of parts) {
            const before = baseline.get(part) ?? NOTHING;
            const special = content.special.filter((path) => ownerOf(path, parts) === part);
            const added = await this.#add(part, [...below(part, parts), ...special], signal, before.tree);
            const inPart = (name) => (part === '' ? name : `${part}/${name}`);
            unreadable.push(...added.unreadable.filter((each) => !before.unreadable.includes(each)).map(inPart));
            const appeared = special.filter((path) => !before.special.includes(path));
            for (const [what, paths] of [[NOT_ADDED, added.left.map(inPart)], [NO_FILES, appeared]]) {
                const quoted = paths.map((path) => JSON.stringify(path)).join(', ');
                if (paths.length > 0)
                    diffs.push(`# ${what}: ${quoted}\n`);
            }
            const diff = await this.#diff(part, before.tree, signal);
            if (diff !== '')
                diffs.push(part === '' ? diff : `Submodule ${shown(part)} contains modified content\n${diff}`);
        }
        return { patch: diffs.join(''), unreadable };
    }
    async ignored(paths, signal) {
        const ignored = new Set();
        const { parts } = await this.#content(signal);
        const outsideGit = paths.filter((path) => !path.split('/').includes('.git'));
        for (const part of parts) {
            const names = outsideGit.filter((path) => ownerOf(path, parts) === part).map((path) => relativeTo(part, path));
            if (names.length === 0)
                continue;
            await this.#prepare(part, signal);
            for (const name of await this.#ignored(part, names, this.#workOf(part), signal))
                ignored.add(part === '' ? name : `${part}/${name}`);
        }
        return ignored;
    }
    async #content(signal) {
        if (!(await this.#isItself('')))
            return { parts: [''], special: [] };
        const { repositories, special } = await this.#deps.trees.repositoriesIn(this.#workspace, signal);
        return { parts: [...new Set(['', ...repositories])], special };
    }
    async #isItself(part) {
        const { files } = this.#deps;
        const work = (0,external_node_path_.join)(this.#workspace, part);
        if ((await files.state(work)) !== 'folder')
            return false;
        return this.#root === undefined || (await files.realPath(work)) === (0,external_node_path_.join)(this.#root, part);
    }
    async #isTracked(path, parts, signal) {
        const owner = ownerOf(path, parts);
        const folder = relativeTo(owner, path);
        await this.#prepare(owner, signal);
        const tracked = await this.#text(owner, ['ls-files', '--cached', '-z', '--', `:(top,literal)${folder}`], signal);
        return namesIn(tracked).some((name) => name !== folder);
    }
    async #add(part, inner, signal, before) {
        await this.#prepare(part, signal);
        if (!(await this.#isItself(part))) {
            await this.#text(part, ['read-tree', '--empty'], signal);
            return { unreadable: [], left: [] };
        }
        const info = (0,external_node_path_.join)(this.#dirOf(part), 'info');
        const excluded = inner.map((other) => {
            const escaped = relativeTo(part, other).replaceAll(/[\\*?[\]!# ]/g, String.raw `\$&`);
            return `/${escaped.replaceAll(/[\n\r]/g, '?')}/\n`;
        });
        await this.#deps.files.writeAsIs((0,external_node_path_.join)(info, 'exclude'), excluded.join(''));
        const endings = this.#checkouts.has(part) ? '' : ' !eol';
        const attributes = `* !diff !filter !ident !working-tree-encoding !text !crlf${endings}\n`;
        await this.#deps.files.writeAsIs((0,external_node_path_.join)(info, 'attributes'), attributes);
        await this.#drop(part, inner, signal);
        const hidden = before === undefined ? NOTHING_HIDDEN : await this.#hidden(part, before, signal);
        const at = this.#workOf(part);
        const args = ['add', '--all', '--ignore-errors'];
        const ends = [await this.#run(part, [...args, '--', '.'], signal, at)];
        if (hidden.files.length > 0) {
            const force = ['--literal-pathspecs', ...args, '--force', ...PATHS_FROM_STDIN];
            ends.push(await this.#run(part, force, signal, { ...at, stdin: hidden.files.join('\0') }));
        }
        const unreadable = ends.flatMap((ended) => {
            const isAdded = ended.kind === 'exited' && ended.exitCode <= 1;
            const named = (isAdded ? ended.stderr : '').split('\n').flatMap((line) => {
                const [, file, why] = UNREADABLE.flatMap((pattern) => pattern.exec(line) ?? []);
                return file === undefined ? [] : [`${file} (${why})`];
            });
            if (named.length === 0)
                textOf(ended);
            return named;
        });
        return { unreadable: [...new Set(unreadable)].sort(), left: hidden.left };
    }
    async #hidden(part, before, signal) {
        const at = this.#workOf(part);
        const list = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z'];
        const ignored = namesIn(await this.#text(part, [...list, '--directory'], signal, at));
        if (ignored.length === 0)
            return NOTHING_HIDDEN;
        const rules = await this.#writeRules(part, before, signal);
        const notIgnoredBefore = async (names) => {
            const probeOf = (name) => (name.endsWith('/') ? `${name}.` : name);
            const known = names.length === 0 ? [] : await this.#ignored(part, names.map(probeOf), rules, signal);
            const wereIgnored = new Set(known);
            return names.filter((name) => !wereIgnored.has(probeOf(name)));
        };
        const shownNames = await notIgnoredBefore(ignored);
        const folders = shownNames.filter((name) => name.endsWith('/'));
        const unnamed = folders.filter((name) => !name.isWellFormed());
        const paths = folders.filter((name) => name.isWellFormed()).map((name) => `:(top,literal)${name.slice(0, -1)}`);
        const within = paths.length === 0 ? undefined : await this.#run(part, [...list, '--', ...paths], signal, at);
        if (within?.kind === 'flooded')
            return { files: [], left: shownNames };
        const names = [...shownNames.filter((name) => !name.endsWith('/')), ...(within ? namesIn(textOf(within)) : [])];
        if (names.length > MAX_HIDDEN)
            return { files: [], left: shownNames };
        const { files, left } = await this.#withinSize(part, await notIgnoredBefore(names));
        return { files, left: [...left, ...unnamed] };
    }
    async #withinSize(part, names) {
        const [files, left] = [[], []];
        let total = 0;
        for (const name of names) {
            let size = 0;
            try {
                ({ size } = await this.#deps.files.slice((0,external_node_path_.join)(this.#workspace, part, name), 0, 0));
            }
            catch (error) {
                if (!(error instanceof errors/* UserError */.yo))
                    throw error;
            }
            const fits = total + size <= MAX_HIDDEN_BYTES;
            if (fits)
                total += size;
            (fits ? files : left).push(name);
        }
        return { files, left };
    }
    async #writeRules(part, tree, signal) {
        const rules = (0,external_node_path_.join)(this.#dirOf(part), 'rules');
        await this.#deps.trees.remove(rules);
        await this.#deps.trees.make(rules);
        const place = { cwd: rules, workTree: rules };
        const entries = namesIn(await this.#text(part, ['ls-tree', '-r', '-z', '--full-tree', tree], signal));
        const ignoreFiles = entries.flatMap((entry) => {
            const [, id, name] = /^100\d+ blob ([0-9a-f]+)\t((?:.*\/)?\.gitignore)$/s.exec(entry) ?? [];
            return id === undefined || name === undefined ? [] : [{ id, name }];
        });
        if (ignoreFiles.length === 0)
            return place;
        const stdin = ignoreFiles.map(({ id }) => `${id}\n`).join('');
        const bytes = (0,lossless_text/* losslessBytes */.yh)(await this.#text(part, ['cat-file', '--batch'], signal, { stdin }));
        let at = 0;
        for (const { name } of ignoreFiles) {
            const end = bytes.indexOf('\n', at);
            const size = Number(bytes.toString('latin1', at, end).split(' ')[2]);
            await this.#deps.files.writeAsIs((0,external_node_path_.join)(rules, name), bytes.subarray(end + 1, end + 1 + size));
            at = end + 1 + size + 1;
        }
        return place;
    }
    async #diff(part, tree, signal) {
        const prefix = part === '' ? '' : `${part}/`;
        const args = ['diff', '--cached', '--no-color', '--no-ext-diff', '--no-textconv', '--binary', '--full-index'];
        const prefixes = [`--src-prefix=a/${prefix}`, `--dst-prefix=b/${prefix}`];
        const ended = await this.#run(part, [...args, ...prefixes, tree], signal);
        if (ended.kind !== 'flooded')
            return textOf(ended);
        const names = await this.#text(part, [...args, '--name-status', tree], signal);
        return `The changes are more than 10 MiB. The files:\n${names.trim()}\n`;
    }
    async #ignored(part, names, place, signal) {
        const args = ['check-ignore', '--no-index', '-z', '--stdin'];
        const ended = await this.#run(part, args, signal, { ...place, stdin: `${names.join('\0')}\0` });
        return ended.kind === 'exited' && ended.exitCode !== 0 ? [] : namesIn(textOf(ended));
    }
    async #drop(part, inner, signal) {
        const index = (0,external_node_path_.join)(this.#dirOf(part), 'index');
        if (inner.length === 0 || (await this.#deps.files.state(index)) === 'missing')
            return;
        const remove = ['rm', '-r', '--cached', '--force', '--quiet', '--ignore-unmatch'];
        const stdin = inner.map((other) => relativeTo(part, other)).join('\0');
        const args = ['--literal-pathspecs', ...remove, ...PATHS_FROM_STDIN];
        await this.#deps.trees.keepTimes(index, () => this.#text(part, args, signal, { stdin }));
    }
    async #prepare(part, signal) {
        const { trees, files } = this.#deps;
        const dir = this.#dirOf(part);
        if ((await files.state((0,external_node_path_.join)(dir, 'HEAD'))) === 'file' && (await this.#isAsMade(dir)))
            return;
        await trees.remove(dir);
        const checkout = this.#checkouts.get(part);
        const why = await (0,git_directory/* makeGitDirectory */.g7)(dir, { objects: checkout?.objects }, this.#deps, signal);
        if (why !== undefined)
            throw new Error(why);
        if (checkout !== undefined)
            await trees.bring(checkout.index, dir);
    }
    async #isAsMade(dir) {
        const { files } = this.#deps;
        try {
            const others = ['commondir', 'config.worktree'].map((name) => files.state((0,external_node_path_.join)(dir, name)));
            if ((await Promise.all(others)).some((state) => state !== 'missing'))
                return false;
            return git_directory/* AS_MADE */.j0.test(await files.read((0,external_node_path_.join)(dir, 'config'), git_directory/* MAX_CONFIG_BYTES */.GW));
        }
        catch {
            return false;
        }
    }
    #run(part, args, signal, more = {}) {
        const at = { cwd: this.#folder, gitDir: this.#dirOf(part) };
        return this.#deps.git.run(args, { ...at, local: true, isLossless: true, timeoutMs: changes_TIMEOUT_MS, ...more }, signal);
    }
    async #text(part, args, signal, more) {
        return textOf(await this.#run(part, args, signal, more));
    }
    #workOf(part) {
        const work = (0,external_node_path_.join)(this.#workspace, part);
        return { cwd: work, workTree: work };
    }
    #dirOf(part) {
        return (0,external_node_path_.join)(this.#folder, (0,cache_folders/* digest */.br)(part).slice(0, 16));
    }
}
const NOTHING_HIDDEN = { files: [], left: [] };
const MAX_HIDDEN_BYTES = 100 * 1024 ** 2;
const MAX_HIDDEN = 1_000;
const PATHS_FROM_STDIN = ['--pathspec-from-file=-', '--pathspec-file-nul'];
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const NOTHING = { tree: EMPTY_TREE, unreadable: [], special: [] };
const NOT_ADDED = 'New files that a .gitignore of the target ignores are not in this diff, because there are too many, they are too large or their names are no text';
const NO_FILES = 'New pipes, sockets or devices, which are not in this diff';
const UNREADABLE = [
    /^error: open\("(.*)"\): (.*)$/,
    /^warning: could not open directory '(.*)': (.*)$/,
    /^(.*): (Permission denied|Input\/output error)$/,
];
function textOf(ended) {
    if (ended.kind === 'exited' && ended.exitCode === 0)
        return ended.stdout;
    throw new Error((0,workspace_error/* whyFailed */.KE)(ended, changes_TIMEOUT_MS));
}
const namesIn = (text) => text.split('\0').filter((name) => name !== '');
const relativeTo = (part, path) => (part === '' ? path : path.slice(part.length + 1));
function ownerOf(path, parts) {
    const above = parts.filter((part) => isBelow(path, part));
    return above.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}
const isBelow = (path, folder) => folder === '' || path.startsWith(`${folder}/`);
const below = (path, all) => all.filter((other) => other !== path && isBelow(other, path));
function shown(path) {
    const quoted = JSON.stringify(path);
    return quoted === `"${path}"` ? path : quoted;
}

// EXTERNAL MODULE: ./build/js/src/workspaces/git.js
var workspaces_git = __webpack_require__(80154);
;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/checkouts.js







async function checkOut(request, deps, signal) {
    const { repository, revision, work, dir } = request;
    const { largeFiles } = deps.repositories;
    const checkout = new Checkout(request, deps, await largeFiles.settings(revision, signal), signal);
    let change;
    try {
        change = await checkout.update();
    }
    catch (error) {
        if (signal.aborted || !(error instanceof errors/* UserError */.yo || error instanceof workspace_error/* WorkspaceError */.kP))
            throw error;
        deps.note(`${work} is recreated: ${error.message}`);
    }
    if (change === undefined)
        await checkout.recreate();
    await checkout.equip();
    await largeFiles.report(repository, revision, { cwd: work, gitDir: dir, workTree: work, local: true }, signal);
    return { index: (0,external_node_path_.join)(dir, 'index'), objects: (0,external_node_path_.join)(revision.mirror, 'objects'), change: change ?? 'recreated' };
}
class Checkout {
    #request;
    #deps;
    #settings;
    #signal;
    constructor(request, deps, settings, signal) {
        this.#request = request;
        this.#deps = deps;
        this.#settings = settings;
        this.#signal = signal;
    }
    async update() {
        const { trees, files } = this.#deps;
        const { work, dir, revision, repository } = this.#request;
        if (!(await trees.isSealed(dir, sealOf(dir), this.#signal)) || (await files.state(work)) !== 'folder')
            return undefined;
        const [commit, large] = (await files.read((0,external_node_path_.join)(dir, WRITTEN), MAX_CONFIG_BYTES)).split(' ');
        if (large !== this.#large)
            return undefined;
        const since = await files.modifiedAt((0,external_node_path_.join)(dir, 'index'));
        const pruned = await this.#prune(since);
        if (repository.sparse.length > 0 && pruned > 0)
            await this.#prune();
        const differing = await this.#listed('diff-files', '--name-only', '--ignore-submodules');
        if (commit === revision.commit && differing.length === 0 && (await this.#isOfCommit()))
            return 'none';
        for (const path of differing)
            await trees.remove((0,external_node_path_.join)(work, path));
        await this.#reset();
        if (repository.sparse.length > 0)
            await this.#prune();
        const left = await this.#listed('diff-index', '--name-only', '--ignore-submodules', revision.commit);
        return left.length > 0 ? undefined : 'updated';
    }
    async recreate() {
        const { trees } = this.#deps;
        const { repository, revision, work, dir, inner } = this.#request;
        await trees.remove(work);
        await trees.remove(dir);
        await trees.prune(work, { stored: new Map(), inner }, this.#signal);
        const holds = { objects: (0,external_node_path_.join)(revision.mirror, 'objects'), origin: (0,repository_identity/* withoutCredentials */.ri)(repository.url) };
        const failure = await (0,git_directory/* makeGitDirectory */.g7)(dir, holds, this.#deps, this.#signal);
        if (failure !== undefined)
            throw failed(repository, failure);
        if (repository.sparse.length > 0) {
            await this.#run(['sparse-checkout', 'init', '--cone'], { workTree: work });
            await this.#run(['sparse-checkout', 'set', '--', ...repository.sparse], { workTree: work });
        }
        await this.#reset();
        const removed = await this.#prune();
        if (removed > 0 || !(await this.#isOfCommit())) {
            const why = `the files in ${work} are not those of ${revision.commit}. Does another program write there?`;
            throw failed(repository, why);
        }
    }
    async equip() {
        const { dir, revision } = this.#request;
        await this.#deps.files.writeAsIs((0,external_node_path_.join)(dir, WRITTEN), `${revision.commit} ${this.#large}`);
        await this.#giveGit();
        await this.#deps.trees.seal(dir, sealOf(dir), this.#signal);
    }
    get #large() {
        return this.#settings.length > 0 ? 'files' : 'pointers';
    }
    async #reset() {
        const { repository, revision, work } = this.#request;
        this.#deps.note(`Checking out ${(0,repository_identity/* withoutCredentials */.ri)(repository.url)} at ${revision.commit} into ${work}`);
        await this.#run([...this.#settings, 'reset', '--hard', '--quiet', revision.commit], { workTree: work });
    }
    async #prune(since) {
        const { repository, work, inner } = this.#request;
        const stored = new Map();
        const listed = await this.#run(['ls-files', '--stage', '-v'], { local: true, maxBytes: workspaces_git/* MAX_LISTED_BYTES */.Fl });
        for (const line of (0,workspaces_git/* linesOf */.Dx)(listed)) {
            const [tag, mode, path] = [line.charAt(0), line.slice(2, 8), line.slice(line.indexOf('\t') + 1)];
            const isLeftOut = tag === 'S' && repository.sparse.length > 0;
            if (tag !== 'H' && !isLeftOut)
                throw failed(repository, `git would ignore changes of ${path}`);
            if (!isLeftOut)
                stored.set((0,lossless_text/* unquoted */.qZ)(path), KINDS[mode] ?? 'file');
        }
        const inTheWay = inner.find((path) => [...stored.keys()].some((name) => `${name}/`.startsWith(`${path}/`)));
        if (inTheWay !== undefined)
            throw taken(inTheWay, repository.location);
        return this.#deps.trees.prune(work, { stored, inner, since }, this.#signal);
    }
    async #isOfCommit() {
        return (await this.#listed('diff-index', '--cached', '--name-only', this.#request.revision.commit)).length === 0;
    }
    async #listed(...args) {
        const request = { workTree: this.#request.work, local: true, maxBytes: workspaces_git/* MAX_LISTED_BYTES */.Fl };
        return (0,workspaces_git/* linesOf */.Dx)(await this.#run(args, request)).map(lossless_text/* unquoted */.qZ);
    }
    async #run(args, more) {
        const { repository, work, dir } = this.#request;
        const { stdout, why } = await (0,workspaces_git/* runGit */.EO)(this.#deps.git, args, { cwd: work, gitDir: dir, ...more }, this.#signal);
        if (why !== undefined)
            throw failed(repository, why);
        return stdout;
    }
    async #giveGit() {
        const { trees, files } = this.#deps;
        const { repository, revision, work, dir } = this.#request;
        const gitFolder = (0,external_node_path_.join)(work, '.git');
        const { mirror, commit, refs } = revision;
        const [, branch = ''] = /^ref: refs\/heads\/(.+)\n$/.exec(await files.read((0,external_node_path_.join)(mirror, 'HEAD'), MAX_CONFIG_BYTES)) ?? [];
        const local = refs.filter((ref) => branch !== '' && ref.endsWith(` refs/heads/${branch}`));
        const remote = refs.map((ref) => ref.replace(' refs/heads/', ' refs/remotes/origin/'));
        await trees.make((0,external_node_path_.join)(gitFolder, 'refs'));
        await files.writeAsIs((0,external_node_path_.join)(gitFolder, 'packed-refs'), [...local, ...remote, ''].join('\n'));
        await files.writeAsIs((0,external_node_path_.join)(gitFolder, 'HEAD'), `${commit}\n`);
        await files.writeAsIs((0,external_node_path_.join)(gitFolder, 'objects', 'info', 'alternates'), `${(0,external_node_path_.join)(mirror, 'objects')}\n`);
        const config = await files.read((0,external_node_path_.join)(dir, 'config'), MAX_CONFIG_BYTES);
        const sparse = repository.sparse.length > 0 ? SPARSE : '';
        const name = branch.replaceAll(/["\\]/g, String.raw `\$&`);
        const tracking = local.length > 0 ? `[branch "${name}"]\n\tremote = origin\n\tmerge = refs/heads/${name}\n` : '';
        const settings = config.replace('\tbare = true\n', '\tbare = false\n');
        await files.writeAsIs((0,external_node_path_.join)(gitFolder, 'config'), `${settings}${sparse}${tracking}`);
        if (local.length > 0) {
            await files.writeAsIs((0,external_node_path_.join)(gitFolder, 'refs', 'remotes', 'origin', 'HEAD'), `ref: refs/remotes/origin/${branch}\n`);
        }
        if (sparse !== '')
            await trees.bring((0,external_node_path_.join)(dir, 'info', 'sparse-checkout'), (0,external_node_path_.join)(gitFolder, 'info'));
        await trees.bring((0,external_node_path_.join)(dir, 'index'), gitFolder);
    }
}
const WRITTEN = 'eval-action-written';
const MAX_CONFIG_BYTES = 1024 * 1024;
const SPARSE = '[core]\n\tsparseCheckout = true\n\tsparseCheckoutCone = true\n';
const sealOf = (dir) => `${dir}.seal.json`;
const KINDS = { '100755': 'program', '160000': 'folder' };
const taken = (path, location) => new workspace_error/* WorkspaceError */.kP('clone_error', `There are files already at "${path || '.'}", where a repository is to be put`, location);
const failed = ({ url, location }, why) => new workspace_error/* WorkspaceError */.kP('clone_error', `Cannot check out ${(0,repository_identity/* withoutCredentials */.ri)(url)}: ${why}`, location);

// EXTERNAL MODULE: ./build/js/src/model/ports/processes.js
var processes = __webpack_require__(29119);
;// CONCATENATED MODULE: ./build/js/src/workspaces/run-hook.js


const LAST_MS = 3_000;
async function runHook({ command = [], cwd, timeoutMs }, subject, { exec, scripts, childEnv, isLast }, signal) {
    const hasNoTime = isLast && signal.aborted;
    const limitMs = hasNoTime ? Math.min(timeoutMs, LAST_MS) : timeoutMs;
    const values = {
        workspace_path: subject.workspacePath,
        test_id: subject.testId,
        eval_run_id: subject.evalRunId,
        case_input: subject.input || null,
        case_metadata: subject.metadata ?? null,
    };
    const filled = (word) => word.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (match, name) => {
        const value = Object.hasOwn(values, name) ? (values[name] ?? '') : match;
        return typeof value === 'string' ? value : JSON.stringify(value);
    });
    const request = await scripts.forGrader({
        command: command.map(filled),
        cwd,
        env: childEnv,
        stdin: `${JSON.stringify(values)}\n`,
        timeoutMs: limitMs,
        maxBytes: processes/* MAX_OUTPUT_BYTES */.$,
    });
    const ended = await exec.run(request, hasNoTime ? new AbortController().signal : signal);
    return { stdout: 'stdout' in ended ? ended.stdout : '', why: (0,workspace_error/* whyFailed */.KE)(ended, limitMs) };
}

;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/directory.js








class Directory {
    path;
    #state;
    #workspace;
    #deps;
    #changes;
    #last = Promise.resolve();
    #owed = 'none';
    #gradingFiles;
    constructor(path, state, workspace, deps) {
        this.path = path;
        this.#state = state;
        this.#workspace = workspace;
        this.#deps = deps;
        this.#changes = new ChangeFinder(path, (0,external_node_path_.join)(state, 'git'), deps);
    }
    async fill(signal) {
        const { repositories, files, skills = [] } = this.#workspace;
        await this.#deps.trees.make(this.#state);
        await this.#fillAround(signal);
        const held = new Map();
        for (const repository of repositories.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
            held.set(repository.path, await this.#checkOut(repository, signal));
            for await (const submodule of this.#deps.repositories.submodules(repository, this.path, signal))
                held.set(submodule.path, await this.#checkOut(submodule, signal));
        }
        for (const { path, from } of files)
            await this.#bring(path, from);
        for (const skill of skills)
            await this.#addSkill(skill, signal);
        await this.#leaveOutSkills();
        await this.#changes.restart(held);
        this.#deps.note(`Prepared ${this.path}: ${[...held.values()].map(({ change }) => change).join(', ') || 'filled'}`);
    }
    #checkOut(repository, signal) {
        const { path, location } = repository;
        const inner = below(path, [...this.#paths]).map((other) => relativeTo(path, other));
        return (0,workspace_error/* orFailure */.wM)('clone_error', location, async () => {
            const revision = await this.#deps.repositories.find(repository, signal);
            const dir = (0,external_node_path_.join)(this.#state, 'checkouts', (0,cache_folders/* digest */.br)(path).slice(0, 16));
            return checkOut({ repository, revision, work: (0,external_node_path_.join)(this.path, path), dir, inner }, this.#deps, signal);
        });
    }
    async fillMissing(signal) {
        const isEmpty = (await this.#deps.trees.list(this.path)).length === 0;
        if (isEmpty && this.#workspace.template !== undefined)
            await this.#restoreTemplate(signal);
        for (const repository of this.#workspace.repositories) {
            const to = (0,external_node_path_.join)(this.path, repository.path);
            if ((await this.#deps.files.state(to)) !== 'missing' && (await this.#deps.trees.list(to)).length > 0) {
                if (isEmpty)
                    throw taken(repository.path, this.#workspace.location);
                continue;
            }
            await this.#deps.repositories.cloneInto(repository, to, signal);
        }
        for (const { path, from } of isEmpty ? this.#workspace.files : [])
            await this.#bring(path, from);
    }
    async remember(signal) {
        const { trees } = this.#deps;
        await trees.make(this.#state);
        const work = () => trees.restore({ from: this.path, to: this.#snapshot, memory: this.#memory }, signal);
        await (0,workspace_error/* orFailure */.wM)('setup_error', this.#workspace.location, work);
    }
    async reset(reset, signal) {
        if (reset === 'none')
            return;
        const mayStay = (paths) => this.#changes.ignored(paths, signal);
        const request = {
            from: this.#snapshot,
            to: this.path,
            memory: this.#memory,
            isBack: true,
            mayStay: reset === 'fast' ? mayStay : undefined,
        };
        this.#owed = reset;
        await this.#inTurn(() => this.#deps.trees.restore(request, signal));
        this.#owed = 'none';
    }
    async placeGradingFiles(files) {
        const placed = files.map(({ to, content }) => ({ path: to, bytes: Buffer.from(content, 'base64') }));
        const request = { folder: this.path, aside: (0,external_node_path_.join)(this.#state, 'replaced'), files: placed };
        this.#gradingFiles = await this.#deps.trees.place(request);
    }
    async removeGradingFiles() {
        await this.#gradingFiles?.[Symbol.asyncDispose]();
        this.#gradingFiles = undefined;
    }
    async resetOwed(signal) {
        await this.removeGradingFiles();
        await this.reset(this.#owed, signal);
    }
    baseline(signal) {
        return this.#inTurn(() => this.#changes.take(signal));
    }
    changesSince(baseline, signal) {
        return this.#inTurn(() => this.#changes.since(baseline, signal));
    }
    run(hook, subject, how, signal) {
        return runHook(hook, { ...subject, workspacePath: this.path }, { ...this.#deps, ...how }, signal);
    }
    async remove() {
        await this.#deps.trees.remove(this.path);
        await this.forget();
    }
    forget() {
        return this.#deps.trees.remove(this.#state);
    }
    get #snapshot() {
        return (0,external_node_path_.join)(this.#state, 'snapshot');
    }
    get #memory() {
        return (0,external_node_path_.join)(this.#state, 'snapshot.json');
    }
    get #paths() {
        return new Set(this.#workspace.repositories.map(({ path }) => path));
    }
    async #fillAround(signal) {
        const { template, repositories, location } = this.#workspace;
        const paths = this.#paths;
        const again = repositories.find(({ path }, index) => repositories.findIndex((each) => each.path === path) < index);
        if (again !== undefined)
            throw taken(again.path, location);
        if (template !== undefined)
            return this.#restoreTemplate(signal);
        if (paths.has(''))
            return;
        const stored = { stored: new Map(), inner: [...paths] };
        await (0,workspace_error/* orFailure */.wM)('setup_error', location, () => this.#deps.trees.prune(this.path, stored, signal));
    }
    async #restoreTemplate(signal) {
        const { template, location } = this.#workspace;
        if (template === undefined)
            return;
        const { files, trees } = this.#deps;
        const state = await (0,workspace_error/* orFailure */.wM)('template_error', template.location, () => files.state(template.path));
        const isFile = state === 'file' && isWorkspaceFile(template.path);
        if (state !== 'folder' && !isFile) {
            const what = state === 'file' ? 'is a file, not a folder' : 'does not exist';
            throw new workspace_error/* WorkspaceError */.kP('template_error', `The template ${template.path} ${what}`, template.location);
        }
        const named = isFile ? (0,external_node_path_.dirname)(template.path) : template.path;
        const from = await (0,workspace_error/* orFailure */.wM)('template_error', template.location, () => files.realPath(named));
        for (const path of this.#paths)
            if ((await trees.list((0,external_node_path_.join)(from, path))).length > 0)
                throw taken(path, location);
        await trees.make(this.#state);
        const request = { from, to: this.path, isTemplate: true, memory: (0,external_node_path_.join)(this.#state, 'memory.json') };
        const except = [...this.#paths].filter((path) => path !== '');
        const work = () => trees.restore({ ...request, except }, signal);
        await (0,workspace_error/* orFailure */.wM)('template_error', template.location, work);
    }
    async #addSkill({ path, evals }, signal) {
        const { files, trees } = this.#deps;
        await (0,workspace_error/* orFailure */.wM)('setup_error', this.#workspace.location, async () => {
            const from = await files.realPath(path);
            for (const folder of ['.agents', '.claude']) {
                const to = (0,external_node_path_.join)(this.path, folder, 'skills', (0,external_node_path_.basename)(path));
                await trees.restore({ from, to, isTemplate: true }, signal);
                await trees.remove((0,external_node_path_.join)(to, evals));
            }
        });
    }
    async #leaveOutSkills() {
        const { withoutSkills, location } = this.#workspace;
        if (withoutSkills === undefined)
            return;
        const { files, trees } = this.#deps;
        const search = () => files.glob(['**/SKILL.md', '!**/.git/**'], { cwd: this.path, followLinks: false });
        const all = await (0,workspace_error/* orFailure */.wM)('setup_error', location, search);
        const nameOf = (file) => (0,external_node_path_.basename)((0,external_node_path_.dirname)(file));
        const left = all.filter((file) => withoutSkills === true || withoutSkills.includes(nameOf(file)));
        const known = left.map(nameOf);
        const missing = withoutSkills === true ? undefined : withoutSkills.find((name) => !known.includes(name));
        if (missing !== undefined) {
            const message = `"without_skills" names a skill that the workspace does not have: "${(0,text_text/* cutEnd */.ym)(missing, 60)}"`;
            throw new workspace_error/* WorkspaceError */.kP('setup_error', `${message}. ${(0,similar_names/* suggestion */.h)(missing, all.map(nameOf), 'skills')}`, location);
        }
        for (const file of left)
            await trees.remove((0,external_node_path_.dirname)(file) === this.path ? file : (0,external_node_path_.dirname)(file));
    }
    async #bring(path, from) {
        const isInside = !path.startsWith('/') && !path.split('/').includes('..');
        if (!isInside)
            throw new workspace_error/* WorkspaceError */.kP('file_copy_error', `${path} would be outside the workspace`);
        const folder = (0,external_node_path_.dirname)(path) === '.' ? '' : (0,external_node_path_.dirname)(path);
        const work = () => this.#deps.trees.bring(from, (0,external_node_path_.join)(this.path, folder));
        await (0,workspace_error/* orFailure */.wM)('file_copy_error', this.#workspace.location, work);
    }
    #inTurn(work) {
        const turn = this.#last.then(work);
        this.#last = turn.catch(() => undefined);
        return turn;
    }
}
const isWorkspaceFile = (path) => /\.code-workspace$/i.test(path);

;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/suite-directories.js








const MAX_SLOTS = 50;
const WATCH_MS = 1_000;
class SuiteDirectories {
    #deps;
    #open = new Set();
    #free = [];
    #waiting = new waiting_queue/* WaitingQueue */.b();
    #aside = new Set();
    #count = 0;
    #temporary = 0;
    #shared;
    #broken;
    constructor(deps) {
        this.#deps = deps;
    }
    async take(signal) {
        const open = await (this.#deps.decision.kind === 'pooled' ? this.#takePooled(signal) : this.#takeShared(signal));
        const { directory, printed } = open;
        open.printed = undefined;
        return { directory, opened: printed, leave: (ok) => this.#leave(open, ok, signal) };
    }
    async close(signal) {
        for (const open of [...this.#open])
            await this.#end(open, signal);
    }
    async #leave(open, ok, signal) {
        const { decision, keepOnSuccess, keepOnFailure } = this.#deps;
        open.hasFailed ||= !ok;
        if (decision.kind === 'per-test')
            await this.#end(open, signal);
        if (decision.kind === 'pooled') {
            this.#free.push(open);
            this.#waiting.wake();
        }
        return !open.isTemporary || (ok ? keepOnSuccess : keepOnFailure);
    }
    async #takeShared(signal) {
        if (this.#broken !== undefined)
            throw this.#broken;
        const opening = this.#shared ?? this.#openShared(signal);
        this.#shared = opening;
        try {
            return await opening;
        }
        catch (error) {
            if (this.#broken === undefined && this.#shared === opening)
                this.#shared = undefined;
            throw error;
        }
    }
    async #takePooled(signal) {
        for (;;) {
            if (this.#broken !== undefined)
                throw this.#broken;
            const free = this.#free.pop();
            if (free !== undefined)
                return free;
            if (this.#count < this.#deps.maxSlots)
                return this.#openPooled(signal);
            await this.#waiting.wait(signal);
            if (!signal.aborted)
                continue;
            throw new workspace_error/* WorkspaceError */.kP('setup_error', 'The run was stopped while a test waited for its workspace');
        }
    }
    async #openPooled(signal) {
        this.#count += 1;
        try {
            for (let number = 0; number < this.#deps.maxSlots; number += 1) {
                const open = await this.#openSlot(`slot-${number}`, signal);
                if (open !== undefined)
                    return open;
            }
            this.#temporary += 1;
            return await this.#openTemporary(`pooled-${this.#temporary}`, signal);
        }
        catch (error) {
            this.#count -= 1;
            this.#waiting.wake();
            throw error;
        }
    }
    async #openSlot(name, signal) {
        const { workspace, folders, files, trees, locks, warn } = this.#deps;
        const slot = (0,external_node_path_.join)(folders.pool, (0,cache_folders/* fingerprintOf */.ax)(workspace).slice(0, 40), name);
        if (this.#aside.has(slot))
            return undefined;
        const setAside = (why) => {
            this.#aside.add(slot);
            warn(`The workspace ${slot} is set aside, and another one is used: ${why}`);
        };
        const mayTakeOver = async () => {
            const isStill = await trees.isStill(slot, WATCH_MS, signal);
            if (!isStill)
                setAside('a process that a killed run has left still writes there. End that process');
            return isStill;
        };
        const hold = () => locks.tryHold(`${(0,cache_folders/* notesOf */.h$)(slot, folders)}.lock`, { mayTakeOver });
        const lock = await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, hold);
        if (lock === undefined)
            return undefined;
        const directory = this.#directoryAt((0,external_node_path_.join)(slot, 'workspace'), (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(slot, folders), 'room'));
        const wasThere = (await files.state(directory.path)) !== 'missing';
        const fill = async () => {
            await directory.fill(signal);
            const repositories = workspace.repositories.map(({ url }) => (0,repository_identity/* identityOfUrl */.F9)(url));
            await (0,store/* noteUse */.MD)(slot, repositories, this.#deps);
        };
        try {
            return await this.#prepare({ directory, lock, isTemporary: false, hasFailed: false }, fill, signal);
        }
        catch (error) {
            if (!(error instanceof workspace_error/* WorkspaceError */.kP) || !error.isBlocked || !wasThere)
                throw error;
            setAside(error.message);
            return undefined;
        }
    }
    #openShared(signal) {
        const { decision, workspace, user } = this.#deps;
        const shared = `shared-${(0,cache_folders/* digest */.br)(JSON.stringify(workspace)).slice(0, 8)}`;
        if (decision.kind === 'static')
            return this.#openStatic(decision, shared, signal);
        const trial = `${(0,cache_folders/* folderNameOf */.hH)(user.testId)}${user.trial === 0 ? '' : `~${user.trial + 1}`}`;
        return this.#openTemporary(decision.kind === 'per-test' ? trial : shared, signal);
    }
    async #openTemporary(name, signal) {
        const { workspace, folders, tempFolder } = this.#deps;
        const temp = await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, tempFolder);
        const directory = this.#directoryAt((0,external_node_path_.join)(temp, name), (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(temp, folders), name));
        const open = { directory, isTemporary: true, hasFailed: false };
        return this.#prepare(open, () => directory.fill(signal), signal);
    }
    async #openStatic({ path, isGiven }, name, signal) {
        const { workspace, folders, user, trees, holdStatic } = this.#deps;
        const directory = this.#directoryAt(path, (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(path, folders), `${user.evalRunId}-${name}`));
        await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, () => holdStatic(path, signal));
        const fill = async () => {
            const present = await (0,workspace_error/* orFailure */.wM)('setup_error', workspace.location, async () => {
                await trees.make(path);
                return trees.list(path);
            });
            if (!isGiven || present.length === 0)
                await directory.fillMissing(signal);
        };
        return this.#prepare({ directory, isTemporary: false, hasFailed: false }, fill, signal);
    }
    #directoryAt(path, state) {
        return new Directory(path, state, this.#deps.workspace, this.#deps);
    }
    async #prepare(open, fill, signal) {
        const { workspace, user, withReset, exec } = this.#deps;
        const { directory } = open;
        this.#open.add(open);
        try {
            await fill();
            const deps = { exec, env: user.childEnv };
            const missing = await missingPrograms(workspace.requires, directory.path, deps, signal);
            if (missing !== undefined)
                throw new workspace_error/* WorkspaceError */.kP('preflight_error', missing, workspace.location);
            for (const each of this.#hooksAt('beforeAll')) {
                const { why, stdout } = await this.#run(each, directory, false, signal);
                const message = `The hook ${each.name} failed: ${why}`;
                if (why !== undefined)
                    throw new workspace_error/* WorkspaceError */.kP('script_error', message, each.hook.location);
                open.printed = `${open.printed ?? ''}${stdout}`;
            }
            if (withReset)
                await directory.remember(signal);
            return open;
        }
        catch (error) {
            if (error instanceof workspace_error/* WorkspaceError */.kP && !error.mayPass)
                this.#broken = error;
            await this.#end(open, signal, false);
            throw error;
        }
    }
    async #end(open, signal, isUsed = true) {
        const { keepOnSuccess, keepOnFailure, warn } = this.#deps;
        const { directory, lock, isTemporary, hasFailed } = open;
        const isKept = isUsed && (hasFailed ? keepOnFailure : keepOnSuccess);
        this.#open.delete(open);
        try {
            for (const each of this.#hooksAt('afterAll')) {
                const { why } = await this.#run(each, directory, true, signal);
                if (why !== undefined)
                    warn(`The hook ${each.name} failed: ${why}`);
            }
            if (isTemporary && !isKept)
                await directory.remove();
            else if (lock === undefined)
                await directory.forget();
        }
        catch (error) {
            warn(`The workspace ${directory.path} cannot be cleared away: ${String(error)}`);
        }
        try {
            await lock?.[Symbol.asyncDispose]();
        }
        catch (error) {
            warn(`The workspace ${directory.path} cannot be given back: ${String(error)}`);
        }
    }
    #hooksAt(point) {
        const { workspace, user, decision } = this.#deps;
        const isOfTrial = decision.kind === 'per-test';
        const name = point === 'beforeAll' ? 'before_all' : 'after_all';
        const outer = { hook: workspace.hooks[point], name, testId: isOfTrial ? user.testId : `__${name}__` };
        const hook = isOfTrial ? undefined : user.targetHooks[point];
        const inner = { hook, name: `${name} of the target`, testId: `__target_${name}__` };
        const all = point === 'beforeAll' ? [outer, inner] : [inner, outer];
        return all.filter((each) => each.hook?.command !== undefined);
    }
    #run({ hook, testId }, directory, isLast, signal) {
        const { user, decision } = this.#deps;
        const { evalRunId, childEnv } = user;
        const { input, metadata } = decision.kind === 'per-test' ? user : { input: '', metadata: undefined };
        return directory.run(hook, { testId, evalRunId, input, metadata }, { childEnv, isLast }, signal);
    }
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/js/src/workspaces/directories/run-locks.js

const LOOK_AGAIN_MS = 100;
const NOTIFY_AFTER_MS = 5_000;
async function waitForLock(path, { what, minutes }, { locks, clock, warn }, signal) {
    const started = clock.now();
    let isReported = false;
    for (;;) {
        const lock = await locks.tryHold(path);
        if (lock !== undefined)
            return lock;
        if (signal.aborted)
            throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `The run was stopped while it waited: ${what}`);
        const waited = clock.now() - started;
        if (waited >= minutes * 60_000) {
            const message = `${what}, and this one has waited ${minutes} minutes for it. Wait for it to end, or end it`;
            throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', message);
        }
        if (waited >= NOTIFY_AFTER_MS && !isReported) {
            isReported = true;
            warn(`${what}; this one waits for it, ${minutes} minutes at most`);
        }
        await clock.sleep(LOOK_AGAIN_MS, signal);
    }
}

;// CONCATENATED MODULE: ./build/js/src/workspaces/lease.js





const MAX_OUTPUT = 10_000;
const MAX_UNREADABLE = 10;
class Lease {
    #held;
    #workspace;
    #user;
    #warn;
    #baseline;
    #outputs = {};
    constructor(held, workspace, user, warn) {
        this.#held = held;
        this.#workspace = workspace;
        this.#user = user;
        this.#warn = warn;
        if (held.opened !== undefined)
            this.#outputs = { beforeAll: shortened(held.opened) };
    }
    get path() {
        return this.#held.directory.path;
    }
    get workspaceFile() {
        const { template } = this.#workspace;
        return template !== undefined && isWorkspaceFile(template.path) ? (0,external_node_path_.basename)(template.path) : undefined;
    }
    get hookOutputs() {
        return this.#outputs;
    }
    async begin(signal) {
        const { beforeEach, afterEach } = this.#workspace.hooks;
        let failing = { what: 'The workspace could not be reset after an earlier test', hook: afterEach };
        try {
            await this.#held.directory.resetOwed(signal);
            failing = { what: 'The workspace cannot be reset', hook: beforeEach };
            await this.#reset(beforeEach, signal);
        }
        catch (error) {
            return scriptFailure(`${failing.what}: ${(0,errors/* messageOf */.bD)(error)}`, failing.hook);
        }
        for (const [hook, of] of [
            [beforeEach, ''],
            [this.#user.targetHooks.beforeEach, ' of the target'],
        ]) {
            const why = await this.#run('beforeEach', hook, signal);
            if (why !== undefined)
                return scriptFailure(`The hook before_each${of} failed: ${why}`, hook);
        }
        if (signal.aborted)
            return undefined;
        const recording = () => this.#held.directory.baseline(signal);
        this.#baseline = await this.#orWarn('The changes in the workspace cannot be recorded', recording);
        return undefined;
    }
    async changes(signal) {
        if (signal.aborted)
            return { patch: '' };
        try {
            if (this.#baseline === undefined)
                return this.#unknown('Git cannot determine the changes in the workspace');
            const { patch, unreadable } = await this.#held.directory.changesSince(this.#baseline, signal);
            if (unreadable.length === 0)
                return { patch };
            const files = (0,text_text/* firstNames */.d9)(unreadable, MAX_UNREADABLE, Number.POSITIVE_INFINITY);
            const why = 'The changes in the workspace are not known completely, because files cannot be read';
            return this.#unknown(`${why}: ${files}`, patch);
        }
        catch (error) {
            return this.#unknown(`Git cannot determine the changes in the workspace: ${(0,errors/* messageOf */.bD)(error)}`);
        }
    }
    #unknown(why, patch = '') {
        this.#warn(why);
        return { patch: `# ${why.replaceAll(/\s+/g, ' ')}\n${patch}`, unknown: why };
    }
    async placeGradingFiles() {
        const { gradingFiles } = this.#workspace;
        if (gradingFiles === undefined)
            return undefined;
        try {
            await this.#held.directory.placeGradingFiles(gradingFiles);
            return undefined;
        }
        catch (error) {
            return `The grading files cannot be copied into the workspace: ${(0,errors/* messageOf */.bD)(error)}`;
        }
    }
    async end(signal) {
        const { directory } = this.#held;
        await this.#orWarn('The grading files cannot be removed from the workspace', () => directory.removeGradingFiles());
        const { afterEach } = this.#workspace.hooks;
        for (const [hook, of] of [
            [this.#user.targetHooks.afterEach, ' of the target'],
            [afterEach, ''],
        ]) {
            const why = await this.#run('afterEach', hook, signal);
            if (why !== undefined)
                this.#warn(`The hook after_each${of} failed: ${why}`);
        }
        await this.#orWarn('The workspace cannot be reset', () => this.#reset(afterEach, signal));
    }
    async leave(ok) {
        const isKept = await this.#orWarn('The workspace cannot be cleared away', () => this.#held.leave(ok));
        return isKept ? this.path : undefined;
    }
    async #orWarn(what, work) {
        try {
            return await work();
        }
        catch (error) {
            this.#warn(`${what}: ${(0,errors/* messageOf */.bD)(error)}`);
            return undefined;
        }
    }
    async #reset(hook, signal) {
        if (hook !== undefined && !signal.aborted)
            await this.#held.directory.reset(hook.reset, signal);
    }
    async #run(point, hook, signal) {
        if (hook?.command === undefined)
            return undefined;
        const { testId, evalRunId, input, metadata, childEnv } = this.#user;
        const env = { childEnv, isLast: point === 'afterEach' };
        const { stdout, why } = await this.#held.directory.run(hook, { testId, evalRunId, input, metadata }, env, signal);
        this.#outputs = { ...this.#outputs, [point]: shortened(`${this.#outputs[point] ?? ''}${stdout}`) };
        return why;
    }
}
const scriptFailure = (message, hook) => new workspace_error/* WorkspaceError */.kP('script_error', message, hook?.location).failure;
const shortened = (text) => text.length <= MAX_OUTPUT ? text : `${text.slice(0, MAX_OUTPUT).toWellFormed()}\u2026`;

// EXTERNAL MODULE: ./build/js/src/workspaces/marks.js
var marks = __webpack_require__(15252);
// EXTERNAL MODULE: ./build/js/src/workspaces/repositories/stored-mirrors.js
var stored_mirrors = __webpack_require__(55457);
;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/mirrors.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










const FETCH_MINUTES = 65;
class Mirrors {
    #deps;
    #marks;
    #reserved = new Map();
    #fetched = new Map();
    #changed = new Set();
    constructor(deps, marks) {
        this.#deps = deps;
        this.#marks = marks;
    }
    async find(repository, signal) {
        const mirror = (0,external_node_path_.join)(this.#deps.folders.mirrors, (0,stored_mirrors/* mirrorName */.zZ)((0,repository_identity/* identityOfUrl */.F9)(repository.url)));
        await (0,once/* getOrMake */.I)(this.#reserved, mirror, () => this.#reserve(repository, mirror, signal));
        const commit = await this.#commit(repository, mirror, signal);
        return { mirror, commit, refs: await this.#refs(repository, mirror, signal) };
    }
    async #refs({ location }, mirror, signal) {
        const args = ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'];
        const request = { cwd: mirror, gitDir: mirror, local: true, maxBytes: workspaces_git/* MAX_LISTED_BYTES */.Fl };
        const { stdout, why } = await (0,workspaces_git/* runGit */.EO)(this.#deps.git, args, request, signal);
        if (why !== undefined)
            throw new workspace_error/* WorkspaceError */.kP('clone_error', `Cannot list the branches: ${why}`, location);
        return (0,workspaces_git/* linesOf */.Dx)(stdout);
    }
    async #commit(repository, mirror, signal) {
        const isWhole = (commit) => this.#isWhole(mirror, commit, signal);
        const isCommit = /^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(repository.ref);
        const known = isCommit && !this.#changed.has(mirror) ? await this.#resolve(repository, mirror, signal) : undefined;
        const isConfirmed = known !== undefined && !(await (0,stored_mirrors/* isUnconfirmed */.H0)(mirror, this.#deps.files));
        if (known !== undefined && (isConfirmed || (await isWhole(known))))
            return known;
        await (0,once/* getOrMake */.I)(this.#fetched, mirror, () => this.#fetch(repository, mirror, signal));
        const revision = await this.#resolve(repository, mirror, signal);
        if (revision !== undefined && (known === undefined || (await isWhole(revision))))
            return revision;
        if (isCommit)
            await this.#fetchCommit(repository, mirror, signal);
        const last = isCommit ? await this.#resolve(repository, mirror, signal) : undefined;
        if (last !== undefined)
            return last;
        const before = repository.ancestor > 0 ? `, ${repository.ancestor} commits before it` : '';
        const message = `There is no commit "${repository.ref}"${before}, in ${(0,repository_identity/* withoutCredentials */.ri)(repository.url)}`;
        throw new workspace_error/* WorkspaceError */.kP('clone_error', message, repository.location);
    }
    async #reserve({ url }, mirror, signal) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { trees, files, folders, warn } = this.#deps;
            await trees.make(folders.mirrors);
            const _lock = __addDisposableResource(env_1, await this.#lock(url, mirror, signal), true);
            const isThere = (await files.state(mirror)) !== 'missing';
            if (isThere && !(await trees.isSealed(mirror, this.#sealOf(mirror), signal))) {
                this.#changed.add(mirror);
                const shown = (0,repository_identity/* withoutCredentials */.ri)(url);
                warn(`${mirror} is not as it was left, so ${shown} is fetched again. Did an agent write there?`);
            }
            if ((await files.state((0,external_node_path_.join)(mirror, 'HEAD'))) !== 'file')
                await this.#restoreStored(url, mirror, signal);
            await this.#marks.set(mirror);
            if (isThere)
                await (0,store/* noteUse */.MD)(mirror, [(0,repository_identity/* identityOfUrl */.F9)(url)], this.#deps);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    async #seal(url, mirror, signal) {
        await this.#deps.trees.seal(mirror, this.#sealOf(mirror), signal);
        await (0,store/* noteUse */.MD)(mirror, [(0,repository_identity/* identityOfUrl */.F9)(url)], this.#deps);
    }
    async #replace(url, mirror, part, signal) {
        await this.#deps.trees.remove(mirror);
        await this.#deps.trees.move(part, mirror);
        await this.#seal(url, mirror, signal);
    }
    #sealOf(mirror) {
        return (0,external_node_path_.join)((0,cache_folders/* stateOf */.L4)(mirror, this.#deps.folders), 'seal.json');
    }
    async #restoreStored(url, mirror, signal) {
        const { stored, trees, warn, note } = this.#deps;
        if (stored === undefined)
            return;
        const identity = (0,repository_identity/* identityOfUrl */.F9)(url);
        const part = `${mirror}.partial`;
        const restore = async () => {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const pack = __addDisposableResource(env_2, await stored.take(identity, signal), true);
                if (pack === undefined)
                    return undefined;
                const unfit = await (0,stored_mirrors/* unpackMirror */.E7)(pack.file, part, this.#deps, signal);
                if (unfit !== undefined)
                    return unfit;
                note(`${identity} is there from an earlier job`);
                return this.#replace(url, mirror, part, signal);
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        };
        const why = await restore().catch((error) => (0,errors/* messageOf */.bD)(error));
        if (why === undefined || signal.aborted)
            return;
        await trees.remove(part);
        warn(`The cached repository ${identity} of an earlier job cannot be used, so it is fetched: ${why}`);
    }
    async #isWhole(mirror, commit, signal) {
        const args = ['rev-list', '--objects', '--quiet', commit, '--not', '--all'];
        return (await this.#git(args, { cwd: mirror, gitDir: mirror, local: true }, signal)) === undefined;
    }
    async #resolve(repository, mirror, signal) {
        if ((await this.#deps.files.state((0,external_node_path_.join)(mirror, 'HEAD'))) !== 'file')
            return undefined;
        const { ref, resolve, ancestor } = repository;
        const [, branch] = /^(?:refs\/remotes\/)?origin\/(.+)$/.exec(ref) ?? [];
        const asGiven = resolve === 'remote' && ref !== 'HEAD' ? [`refs/heads/${ref}`, `refs/tags/${ref}`, ref] : [ref];
        for (const name of [...asGiven, ...(branch === undefined ? [] : [`refs/heads/${branch}`])]) {
            const target = `${name}^{commit}${ancestor > 0 ? `~${ancestor}` : ''}`;
            const args = ['log', '-1', '--format=%H', '--end-of-options', target, '--'];
            const { stdout, why } = await (0,workspaces_git/* runGit */.EO)(this.#deps.git, args, { cwd: mirror, gitDir: mirror, local: true }, signal);
            if (why === undefined)
                return stdout.trim();
        }
        return undefined;
    }
    async #fetch({ url, location }, mirror, signal) {
        const env_3 = { stack: [], error: void 0, hasError: false };
        try {
            const { trees, files, folders, warn, note } = this.#deps;
            const _lock = __addDisposableResource(env_3, await this.#lock(url, mirror, signal), true);
            const isThere = !this.#changed.has(mirror) && (await files.state((0,external_node_path_.join)(mirror, 'HEAD'))) === 'file';
            note(`Fetching ${(0,repository_identity/* withoutCredentials */.ri)(url)} into ${mirror}`);
            const at = { cwd: mirror, gitDir: mirror };
            const args = ['fetch', '--prune', '--force', '--no-tags', '--', url, '+refs/*:refs/*'];
            if (isThere && (await this.#git(args, at, signal)) === undefined) {
                await (0,stored_mirrors/* confirm */.lJ)(mirror, files);
                await this.#followHead(url, at, signal);
                return this.#seal(url, mirror, signal);
            }
            const part = `${mirror}.partial`;
            await trees.remove(part);
            const why = await this.#git(['clone', '--mirror', '--', url, part], { cwd: folders.mirrors }, signal);
            if (why === undefined) {
                await (0,stored_mirrors/* forgetAddress */.OA)(part, files);
                await this.#replace(url, mirror, part, signal);
                this.#changed.delete(mirror);
                return;
            }
            await trees.remove(part);
            const shown = (0,repository_identity/* withoutCredentials */.ri)(url);
            if (!isThere || (await (0,stored_mirrors/* isUnconfirmed */.H0)(mirror, files))) {
                const advice = REFUSED.test(why) ? ACCESS_ADVICE : '';
                throw new workspace_error/* WorkspaceError */.kP('clone_error', `Cannot fetch ${shown}: ${hide(why, url)}${advice}`, location);
            }
            await this.#seal(url, mirror, signal);
            warn(`Cannot fetch ${shown}, so what was fetched earlier is used: ${hide(why, url)}`);
        }
        catch (e_3) {
            env_3.error = e_3;
            env_3.hasError = true;
        }
        finally {
            const result_3 = __disposeResources(env_3);
            if (result_3)
                await result_3;
        }
    }
    async #followHead(url, at, signal) {
        const args = ['ls-remote', '--symref', '--', url, 'HEAD'];
        const { stdout, why } = await (0,workspaces_git/* runGit */.EO)(this.#deps.git, args, { cwd: at.cwd }, signal);
        if (why !== undefined)
            return;
        const [, branch] = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(stdout) ?? [];
        const [, commit] = /^([0-9a-f]{40,64})\tHEAD$/m.exec(stdout) ?? [];
        if (branch !== undefined)
            await this.#git(['symbolic-ref', 'HEAD', branch], at, signal);
        else if (commit !== undefined) {
            await this.#git(['fetch', '--no-tags', '--', url, 'HEAD'], at, signal);
            await this.#git(['update-ref', '--no-deref', 'HEAD', commit], at, signal);
        }
    }
    async #fetchCommit({ url, ref }, mirror, signal) {
        const env_4 = { stack: [], error: void 0, hasError: false };
        try {
            const _lock = __addDisposableResource(env_4, await this.#lock(url, mirror, signal), true);
            const at = { cwd: mirror, gitDir: mirror };
            const why = await this.#git(['fetch', '--no-tags', '--', url, ref], at, signal);
            if (why === undefined)
                await this.#git(['update-ref', `refs/eval-action/${ref}`, ref], at, signal);
            await this.#seal(url, mirror, signal);
        }
        catch (e_4) {
            env_4.error = e_4;
            env_4.hasError = true;
        }
        finally {
            const result_4 = __disposeResources(env_4);
            if (result_4)
                await result_4;
        }
    }
    #lock(url, mirror, signal) {
        const busy = { what: `Another test or run is fetching ${(0,repository_identity/* withoutCredentials */.ri)(url)}`, minutes: FETCH_MINUTES };
        return waitForLock(`${mirror}.lock`, busy, this.#deps, signal);
    }
    async #git(args, request, signal) {
        return (await (0,workspaces_git/* runGit */.EO)(this.#deps.git, args, request, signal)).why;
    }
}
const REFUSED = /could not read (?:Username|Password)|Authentication failed|not found|Permission denied \(|access denied/i;
const ACCESS_ADVICE = '. Is the address right? If the repository is private, git needs credentials: see "Private repositories" in the README';
const hide = (why, url) => (0,repository_identity/* withoutCredentialsIn */.gR)(why.replaceAll(url, (0,repository_identity/* withoutCredentials */.ri)(url)));

;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/submodules.js




const MAX_LEVELS = 10;
const MAX_SUBMODULES = 100;
async function submodulesOf(repository, revision, { git, warn }, signal) {
    const shown = (0,repository_identity/* withoutCredentials */.ri)(repository.url);
    const run = async (args) => {
        const at = { cwd: revision.mirror, gitDir: revision.mirror, local: true };
        const { stdout, why } = await (0,workspaces_git/* runGit */.EO)(git, args, at, signal);
        const message = `Cannot read the submodules of ${shown}: ${why}`;
        if (why !== undefined)
            throw new workspace_error/* WorkspaceError */.kP('clone_error', message, repository.location);
        return stdout;
    };
    if ((await run(['ls-tree', revision.commit, '--', '.gitmodules'])) === '')
        return [];
    const listed = await run(['config', '--blob', `${revision.commit}:.gitmodules`, '--null', '--list']);
    const modules = new Map();
    for (const entry of listed.split('\0')) {
        const [, name, key = '', value = ''] = /^submodule\.(.*)\.(path|url|update)\n(.*)$/s.exec(entry) ?? [];
        if (name !== undefined)
            modules.set(name, { ...modules.get(name), [key]: value });
    }
    const declared = [...modules.values()]
        .flatMap(({ path = '', url = '', update }) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && part.toLowerCase() !== '.git')
        ? { path, url, update }
        : [])
        .filter(({ update }) => update !== 'none');
    if (declared.length > MAX_SUBMODULES)
        throw tooMany(repository);
    if (declared.length === 0)
        return [];
    const entries = await run(['ls-tree', '-z', revision.commit, '--', ...declared.map(({ path }) => path)]);
    const commits = new Map([...entries.matchAll(/160000 commit ([0-9a-f]+)\t([^\0]+)\0/g)].map(([, id, path]) => [path, id]));
    return declared.flatMap(({ path, url }) => {
        const ref = commits.get(path);
        if (ref === undefined)
            return [];
        const address = addressOf(url, repository.url);
        const place = repository.path === '' ? path : `${repository.path}/${path}`;
        if (address !== undefined)
            return { ...repository, path: place, url: address, ref, ...PLAIN };
        const why = `its address ${JSON.stringify((0,text_text/* cutEnd */.ym)((0,repository_identity/* withoutCredentials */.ri)(url), 200))} is not one that may be fetched`;
        warn(`The submodule ${JSON.stringify(path)} of ${shown} stays an empty folder: ${why}`);
        return [];
    });
}
const PLAIN = { resolve: 'local', ancestor: 0, sparse: [] };
const tooMany = ({ url, location }) => {
    const limits = `${MAX_SUBMODULES} submodules, ${MAX_LEVELS} levels deep`;
    return new workspace_error/* WorkspaceError */.kP('clone_error', `${(0,repository_identity/* withoutCredentials */.ri)(url)} has more than ${limits}`, location);
};
function addressOf(url, parent) {
    const isLocal = /^file:/i.test(parent);
    const address = /^\.\.?\//.test(url)
        ? submodules_relativeTo(parent, url)
        : isLocal && url.startsWith('/')
            ? `file://${url}`
            : url;
    if (address === undefined || /[\0-\x20\x7f]/.test(address))
        return undefined;
    if (/^file:\/\/\//i.test(address))
        return isLocal ? address : undefined;
    const isKnown = /^(?:https?|ssh|git):\/\/[^-]/.test(address) || /^[\w.][\w.-]*@[\w.][\w.-]*:[^-]/.test(address);
    return isKnown ? address : undefined;
}
function submodules_relativeTo(parent, url) {
    const [, start = '', path = ''] = /^([a-z]+:\/\/[^/]*\/|[^/]*?:)(.*?)\/*$/i.exec(parent) ?? [];
    const parts = path.split('/');
    let rest = url;
    for (let step = STEP.exec(rest); step !== null; step = STEP.exec(rest)) {
        if (step[0] === '../' && (parts.pop() || undefined) === undefined)
            return undefined;
        rest = rest.slice(step[0].length);
    }
    return start === '' ? undefined : `${start}${[...parts, rest].join('/')}`;
}
const STEP = /^\.\.?\//;

;// CONCATENATED MODULE: ./build/js/src/workspaces/repositories/repositories.js









class Repositories {
    largeFiles;
    #deps;
    #marks;
    #mirrors;
    #found = new Map();
    #submodules = new Map();
    #used = [];
    constructor(deps) {
        this.#deps = deps;
        this.largeFiles = new LargeFiles(deps);
        this.#marks = new marks/* Marks */.P(deps);
        this.#mirrors = new Mirrors(deps, this.#marks);
    }
    find(repository, signal) {
        return (0,once/* getOrMake */.I)(this.#found, keyOf(repository), () => this.#find(repository, signal));
    }
    async *submodules(repository, root, signal) {
        const open = [{ parent: repository, level: 0 }];
        let count = 0;
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
            for (const submodule of await this.#ownSubmodules(next.parent, signal)) {
                if ((await this.#deps.files.state((0,external_node_path_.join)(root, submodule.path))) !== 'folder')
                    continue;
                count += 1;
                if (count > MAX_SUBMODULES || next.level === MAX_LEVELS)
                    throw tooMany(repository);
                await this.find(submodule, signal).catch((error) => {
                    if (!(error instanceof workspace_error/* WorkspaceError */.kP))
                        throw error;
                    const { path, location } = submodule;
                    throw new workspace_error/* WorkspaceError */.kP('clone_error', `The submodule at ${JSON.stringify(path)}: ${error.message}`, location);
                });
                yield submodule;
                open.push({ parent: submodule, level: next.level + 1 });
            }
        }
    }
    async cloneInto(repository, to, signal) {
        await this.#cloneOne(repository, to, signal);
        const asRoot = { ...repository, path: '' };
        for await (const submodule of this.submodules(asRoot, to, signal))
            await this.#cloneOne(submodule, (0,external_node_path_.join)(to, submodule.path), signal);
    }
    async #cloneOne(repository, to, signal) {
        const revision = await this.find(repository, signal);
        const { mirror, commit } = revision;
        const at = ['-C', to];
        const steps = [
            ['clone', '--no-checkout', '--no-hardlinks', '--quiet', '--', mirror, to],
            [...at, 'remote', 'set-url', 'origin', (0,repository_identity/* withoutCredentials */.ri)(repository.url)],
            ...(repository.sparse.length > 0
                ? [
                    [...at, 'sparse-checkout', 'init', '--cone'],
                    [...at, 'sparse-checkout', 'set', '--', ...repository.sparse],
                ]
                : []),
            [...at, ...(await this.largeFiles.settings(revision, signal)), 'checkout', '--quiet', '--detach', commit],
        ];
        for (const step of steps) {
            const { why } = await (0,workspaces_git/* runGit */.EO)(this.#deps.git, step, { cwd: mirror }, signal);
            if (why === undefined)
                continue;
            const shown = (0,repository_identity/* withoutCredentials */.ri)(repository.url);
            const message = `Cannot check out ${shown}: ${hide(why, repository.url)}`;
            throw new workspace_error/* WorkspaceError */.kP('clone_error', message, repository.location);
        }
        await this.largeFiles.report(repository, revision, { cwd: to }, signal);
    }
    #ownSubmodules(repository, signal) {
        return (0,once/* getOrMake */.I)(this.#submodules, repository.path + keyOf(repository), async () => submodulesOf(repository, await this.find(repository, signal), this.#deps, signal));
    }
    get used() {
        return this.#used;
    }
    close() {
        return this.#marks.close();
    }
    async #find(repository, signal) {
        const revision = await (0,workspace_error/* orFailure */.wM)('clone_error', repository.location, () => this.#mirrors.find(repository, signal));
        this.#used.push({ repository, commit: revision.commit });
        return revision;
    }
}
const keyOf = ({ path: _, location: __, ...repository }) => JSON.stringify(repository);
class LargeFiles {
    #deps;
    #reported = new Set();
    #isInstalled;
    constructor(deps) {
        this.#deps = deps;
    }
    async settings({ mirror }, signal) {
        this.#isInstalled ??= (0,workspaces_git/* runGit */.EO)(this.#deps.git, ['lfs', 'version'], { cwd: mirror }, signal).then(({ why }) => why === undefined);
        return (await this.#isInstalled) ? SETTINGS : [];
    }
    async report({ url }, revision, at, signal) {
        if (this.#reported.has(revision.commit) || (await this.settings(revision, signal)).length > 0)
            return;
        this.#reported.add(revision.commit);
        const request = { ...at, maxBytes: workspaces_git/* MAX_LISTED_BYTES */.Fl };
        const { stdout } = await (0,workspaces_git/* runGit */.EO)(this.#deps.git, ['ls-files', '--', ':(attr:filter=lfs)'], request, signal);
        const paths = (0,workspaces_git/* linesOf */.Dx)(stdout);
        if (paths.length === 0)
            return;
        const names = paths.slice(0, MAX_NAMED).map((path) => JSON.stringify((0,lossless_text/* unquoted */.qZ)(path)));
        const others = paths.length > names.length ? ` and ${paths.length - names.length} more` : '';
        const what = `${names.join(', ')}${others} of ${(0,repository_identity/* withoutCredentials */.ri)(url)}`;
        this.#deps.warn(`Git LFS is not installed, so pointers are in place of ${what}. Install "git-lfs" in an earlier step`);
    }
}
const MAX_NAMED = 3;
const SETTINGS = [
    ...['-c', 'filter.lfs.process=git-lfs filter-process', '-c', 'filter.lfs.smudge=git-lfs smudge -- %f'],
    ...['-c', 'filter.lfs.clean=git-lfs clean -- %f', '-c', 'filter.lfs.required=true'],
];

// EXTERNAL MODULE: ./build/js/src/workspaces/workspace-mode.js
var workspace_mode = __webpack_require__(14687);
;// CONCATENATED MODULE: ./build/js/src/workspaces/workspaces.js














class Workspaces {
    #deps;
    #settings;
    #folders;
    #directoryDeps;
    #shared = new Map();
    #reportedUnused = new Set();
    #runIds = new Map();
    #withResets;
    #withGradingFiles;
    #missing = new Map();
    #owners = new Map();
    #locations = new Map();
    #held = new Map();
    constructor(steps, deps, settings) {
        this.#deps = deps;
        this.#settings = settings;
        this.#folders = (0,cache_folders/* cacheFolders */.A_)(settings.dataFolder);
        this.#directoryDeps = { ...deps, repositories: new Repositories({ ...deps, folders: this.#folders }) };
        const keys = steps.flatMap((step) => {
            const workspace = this.#withReset(step);
            return workspace !== undefined && wantsReset(workspace) ? [workspaces_keyOf(step, workspace)] : [];
        });
        this.#withResets = new Set(keys);
        const graded = steps.filter((step) => (0,workspace_mode/* workspaceOf */.B3)(step)?.gradingFiles !== undefined);
        this.#withGradingFiles = new Set(graded.map((step) => this.#folderOf(step)));
    }
    #withReset(step) {
        const workspace = (0,workspace_mode/* workspaceOf */.B3)(step);
        const { resetAfterEach: reset } = this.#settings;
        if (workspace === undefined || reset === undefined || this.isInUsersFolder(step))
            return workspace;
        const { hooks, location } = workspace;
        const { afterEach = { cwd: step.suite.folder, timeoutMs: RESET_MS, location } } = hooks;
        return { ...workspace, hooks: { ...hooks, afterEach: { ...afterEach, reset } } };
    }
    laneOf(step) {
        const { kind } = (0,workspace_mode/* decide */.LD)((0,workspace_mode/* workspaceOf */.B3)(step), this.#settings);
        if (kind === 'none' || kind === 'impossible')
            return undefined;
        if (kind === 'pooled' || kind === 'per-test')
            return {};
        const folder = this.#folderOf(step);
        const mayShare = this.#settings.mayShare(step) && !this.#withGradingFiles.has(folder);
        return mayShare ? {} : { alone: folder };
    }
    #folderOf(step) {
        const workspace = (0,workspace_mode/* workspaceOf */.B3)(step);
        const decision = (0,workspace_mode/* decide */.LD)(workspace, this.#settings);
        return decision.kind === 'static' ? this.#locationOf(decision.path) : workspaces_keyOf(step, workspace);
    }
    #locationOf(path) {
        const named = (0,external_node_path_.resolve)(this.#settings.cwd, path);
        return (0,once/* getOrMake */.I)(this.#locations, named, () => realLocation(named));
    }
    isInUsersFolder(step) {
        return (0,workspace_mode/* decide */.LD)((0,workspace_mode/* workspaceOf */.B3)(step), this.#settings).kind === 'static';
    }
    isNeededFor(step) {
        const { commands = [], pythonModules = [] } = step.test.workspace?.requires ?? {};
        if (commands.length + pythonModules.length > 0 || (0,workspace_mode/* decide */.LD)((0,workspace_mode/* workspaceOf */.B3)(step), this.#settings).kind !== 'none')
            return true;
        return Object.keys((0,workspace_mode/* targetHooksOf */.$d)(step, this.#settings.cwd)).length > 0;
    }
    async enter(step, of, signal) {
        const workspace = (0,workspace_mode/* workspaceOf */.B3)(step);
        const decision = (0,workspace_mode/* decide */.LD)(workspace, this.#settings);
        const targetHooks = (0,workspace_mode/* targetHooksOf */.$d)(step, this.#settings.cwd);
        if (decision.kind === 'none') {
            this.#notifyUnused(step, targetHooks);
            return this.#withoutFolder(step, of, signal);
        }
        const user = { ...of, targetHooks, evalRunId: this.#runIdOf(step) };
        try {
            if (decision.kind === 'impossible') {
                throw new workspace_error/* WorkspaceError */.kP('setup_error', decision.message, workspace?.location);
            }
            const made = this.#withReset(step) ?? (0,workspace_mode/* emptyWorkspace */.FT)(step.test.location);
            const location = decision.kind === 'static' ? { ...decision, path: this.#locationOf(decision.path) } : decision;
            const held = await this.#directoriesOf(step, made, location, user).take(signal);
            const lease = new Lease(held, made, user, (message) => this.#deps.warn(message, step.test.location));
            const failure = await lease.begin(signal);
            if (failure === undefined)
                return { kind: 'visit', lease };
            await lease.end(signal);
            await lease.leave(false);
            return { kind: 'failed', failure };
        }
        catch (error) {
            if (error instanceof workspace_error/* WorkspaceError */.kP)
                return { kind: 'failed', failure: error.failure };
            throw error;
        }
    }
    async close(signal) {
        for (const directories of this.#shared.values())
            await directories.close(signal);
        for (const [folder, owner] of this.#owners) {
            const isStored = (await this.#deps.trees.list(folder)).length > 0;
            if (!isStored)
                await this.#deps.trees.remove(folder).catch(() => undefined);
            await this.#deps.trees.remove((0,cache_folders/* stateOf */.L4)(folder, this.#folders)).catch(() => undefined);
            await owner.then((lock) => lock?.[Symbol.asyncDispose]()).catch(() => undefined);
        }
        for (const [folder, holding] of this.#held) {
            const lock = await holding.catch(() => undefined);
            if (lock === undefined)
                continue;
            await this.#deps.trees.remove((0,cache_folders/* stateOf */.L4)(folder, this.#folders)).catch(() => undefined);
            await lock[Symbol.asyncDispose]();
        }
        await this.#directoryDeps.repositories.close();
        this.#deps.stored?.used((0,stored_mirrors/* usedMirrors */.ER)(this.#directoryDeps.repositories.used));
        if (this.#isUsed)
            await this.#keepWithin(signal);
    }
    async #keepWithin(signal) {
        if (signal.aborted)
            return;
        try {
            await (0,store/* removeDead */.fe)(this.#folders, this.#deps);
            await (0,store/* cleanStore */.fm)(this.#folders, { ...this.#deps, maxBytes: this.#settings.maxBytes }, signal);
        }
        catch (error) {
            this.#deps.warn(`The size of stored workspaces could not be limited: ${(0,errors/* messageOf */.bD)(error)}`);
        }
    }
    #notifyUnused({ suite, target }, hooks) {
        const key = JSON.stringify([suite.path, target.name]);
        if (Object.keys(hooks).length === 0 || this.#reportedUnused.has(key))
            return;
        this.#reportedUnused.add(key);
        const what = `the hooks of the target "${target.name}" do not run for tests that have no workspace`;
        this.#deps.warn(`${suite.name}: ${what}`);
    }
    async #withoutFolder(step, { childEnv }, signal) {
        const { workspace } = step.test;
        const { commands = [], pythonModules = [] } = workspace?.requires ?? {};
        if (commands.length + pythonModules.length === 0)
            return { kind: 'none' };
        const key = JSON.stringify([step.suite.path, step.target.name, commands, pythonModules]);
        const needs = { exec: this.#deps.exec, env: childEnv };
        const looking = this.#missing.get(key) ?? missingPrograms({ commands, pythonModules }, this.#settings.cwd, needs, signal);
        this.#missing.set(key, looking);
        const missing = await looking;
        if (missing === undefined)
            return { kind: 'none' };
        return { kind: 'failed', failure: new workspace_error/* WorkspaceError */.kP('preflight_error', missing, workspace?.location).failure };
    }
    get #isUsed() {
        return this.#shared.size > 0 || this.#owners.size > 0;
    }
    #directoriesOf(step, workspace, decision, user) {
        const isOfTrial = decision.kind === 'per-test';
        const key = workspaces_keyOf(step, workspace);
        const known = isOfTrial ? undefined : this.#shared.get(key);
        if (known !== undefined)
            return known;
        const { onSuccess, onFailure } = this.#settings.keeps(step.suite);
        const mayKeep = !isOfTrial || user.isLastTrial;
        const directories = new SuiteDirectories({
            ...this.#directoryDeps,
            keepOnSuccess: mayKeep && onSuccess,
            keepOnFailure: mayKeep && onFailure,
            maxSlots: this.#settings.slotsOf(step.suite),
            decision,
            workspace,
            user,
            withReset: isOfTrial ? wantsReset(workspace) : this.#withResets.has(key),
            folders: this.#folders,
            tempFolder: () => this.#tempFolder(user.evalRunId),
            holdStatic: (path, signal) => this.#hold(path, signal),
            warn: (message) => isOfTrial ? this.#deps.warn(message, step.test.location) : this.#deps.warn(`${step.suite.name}: ${message}`),
        });
        if (!isOfTrial)
            this.#shared.set(key, directories);
        return directories;
    }
    async #hold(path, signal) {
        const busy = { what: `Another run is working in ${path}`, minutes: RUN_MINUTES };
        await (0,once/* getOrMake */.I)(this.#held, path, () => waitForLock(`${(0,cache_folders/* stateOf */.L4)(path, this.#folders)}.lock`, busy, this.#deps, signal));
    }
    async #tempFolder(evalRunId) {
        const folder = (0,external_node_path_.join)(this.#folders.temp, evalRunId);
        await (0,once/* getOrMake */.I)(this.#owners, folder, () => this.#deps.locks.tryHold(`${folder}.lock`));
        return folder;
    }
    #runIdOf({ suite, target }) {
        return (0,once/* getOrMake */.I)(this.#runIds, JSON.stringify([suite.path, target.name]), () => this.#deps.newId());
    }
}
const RUN_MINUTES = 30;
function realLocation(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        const above = (0,external_node_path_.dirname)(path);
        return above === path ? path : (0,external_node_path_.join)(realLocation(above), (0,external_node_path_.basename)(path));
    }
}
const RESET_MS = 30_000;
const wantsReset = ({ hooks }) => [hooks.beforeEach, hooks.afterEach].some((hook) => hook !== undefined && hook.reset !== 'none');
function workspaces_keyOf({ suite, target }, workspace) {
    const { hooks = {}, gradingFiles: _, docker: __, ...made } = workspace ?? {};
    const { beforeAll, afterAll } = hooks;
    const keyParts = [suite.path, target.name, made, beforeAll, afterAll];
    return JSON.stringify(keyParts, (key, value) => (key === 'location' ? undefined : value));
}

;// CONCATENATED MODULE: ./build/js/src/runner/case/workspaces.js







function openWorkspaces(steps, { inputs, cwd, configs }, runtime) {
    const settings = {
        cwd,
        dataFolder: (0,cache_folders/* dataFolder */.pS)(runtime),
        mode: inputs.workspaceMode,
        path: inputs.workspacePath === undefined ? undefined : (0,external_node_path_.resolve)(cwd, inputs.workspacePath),
        resetAfterEach: inputs.workspaceClean && RESETS[inputs.workspaceClean],
        mayPool: inputs.cache === undefined || inputs.cache.includes('workspaces'),
        keeps({ folder }) {
            const { keepWorkspaces = false } = configs.get(folder) ?? {};
            const { retainOnSuccess, retainOnFailure } = inputs;
            return {
                onSuccess: retainOnSuccess === undefined ? keepWorkspaces : retainOnSuccess === 'keep',
                onFailure: retainOnFailure === undefined
                    ? keepWorkspaces || runtime.env['GITHUB_ACTIONS'] !== 'true'
                    : retainOnFailure === 'keep',
            };
        },
        slotsOf: ({ folder }) => configs.get(folder)?.poolSlots ?? MAX_SLOTS,
        maxBytes: store/* MAX_STORED_BYTES */.DR,
        mayShare: ({ suite }) => (inputs.workers ?? suite.workers) !== undefined,
    };
    const warn = (message, location) => runtime.notify((0,errors/* aWarning */.ot)('WORKSPACE_TROUBLE', message, { location }));
    const isNoted = runtime.env['AGENTV_SETUP_DEBUG'] === '1';
    const note = (message) => (isNoted ? runtime.log.info(message) : undefined);
    return new Workspaces(steps, { ...runtime, stored: runtime.mirrors, warn, note }, settings);
}
const RESETS = { standard: 'fast', full: 'strict' };
const MAX_PULLS = 3;
class TestContainers {
    #runtime;
    #containers;
    #folder;
    #owner;
    #unusable = new Map();
    #lock;
    constructor(runtime) {
        this.#runtime = runtime;
        this.#containers = runtime.openContainers(runtime.env);
        this.#folder = (0,cache_folders/* workspaceFolders */.BB)(runtime).containers;
        this.#owner = (0,external_node_path_.join)(this.#folder, `${runtime.newId()}.lock`);
    }
    async check(steps) {
        const images = new Map(steps.flatMap(({ test: { workspace } }) => workspace?.docker === undefined ? [] : [[workspace.docker.image, workspace.docker]]));
        if (images.size === 0)
            return;
        const { locks, signal, log } = this.#runtime;
        this.#lock ??= await locks.tryHold(this.#owner);
        await this.#containers.removeDead((owner) => this.#isAlive(owner), signal);
        this.#unusable.clear();
        const prepare = async (docker) => {
            const onPull = () => log.info(`Pulling the image ${docker.image}`);
            const why = await this.#containers.prepare({ ...docker, onPull }, signal);
            if (why !== undefined)
                this.#unusable.set(docker.image, why);
        };
        await (0,in_parallel/* inParallel */.H)([...images.values()], prepare, MAX_PULLS);
    }
    failureOf({ test: { workspace } }) {
        const docker = workspace?.docker;
        const why = docker && this.#unusable.get(docker.image);
        if (docker === undefined || why === undefined)
            return undefined;
        return {
            class: why.kind === 'not installed' ? 'config' : 'workspace',
            stage: 'setup',
            reason: 'setup_error',
            message: why.message,
            location: docker.location,
        };
    }
    sitesOf({ test: { workspace } }, workspacePath) {
        const docker = workspace?.docker;
        if (docker === undefined)
            return {};
        const isMounted = docker.runsAgent || workspace?.gradingFiles !== undefined;
        const folders = isMounted && workspacePath !== undefined ? [workspacePath] : [];
        const changes = new Map();
        const request = { docker, folders, owner: this.#owner, changes };
        const graders = this.#containers.open(request);
        if (!docker.runsAgent)
            return { graders };
        return { target: this.#containers.open({ ...request, recordsChanges: true }), graders };
    }
    async close() {
        await this.#lock?.[Symbol.asyncDispose]();
        this.#lock = undefined;
    }
    async #isAlive(owner) {
        const { locks } = this.#runtime;
        if ((0,external_node_path_.dirname)(owner) === this.#folder)
            await (await locks.tryHold(owner, { onlyDead: true }))?.[Symbol.asyncDispose]();
        return locks.isHeld(owner);
    }
}

;// CONCATENATED MODULE: ./build/js/src/runner/trials/case-runner.js








class CaseRunner {
    #steps;
    #prepared;
    #runtime;
    #targets;
    #workspaces;
    #containers;
    constructor(prepared, runtime) {
        this.#steps = prepared.plan.steps.filter((step) => step.kind === 'run');
        this.#prepared = prepared;
        this.#runtime = runtime;
        this.#targets = this.#openTargets();
        this.#workspaces = this.#openWorkspaces();
        this.#containers = prepared.inputs.dryRun ? undefined : new TestContainers(runtime);
    }
    async open() {
        await this.#containers?.check(this.#steps);
        if (!this.#prepared.inputs.dryRun)
            await this.#targets.checkVersions(this.#steps, this.#runtime.signal);
        return this;
    }
    limits() {
        return (0,workers/* limitsOf */.Af)(this.#steps, this.#prepared.inputs, {
            callLimit: (target) => this.#targets.callLimit(target),
            alone: new Set(this.#steps.flatMap((step) => this.#aloneLaneOf(step))),
        });
    }
    lanesOf(step) {
        const alone = this.#aloneLaneOf(step);
        return alone.length === 0 ? (0,workers/* lanesOf */.TJ)(step) : [...(0,workers/* lanesOf */.TJ)(step), ...alone];
    }
    isInUsersFolder(step) {
        return this.#workspaces?.isInUsersFolder(step) ?? false;
    }
    async run(request, slots, earlier) {
        const { step, purpose, first } = request;
        const { clock, signal, admission, progress, savePatch } = this.#runtime;
        const startedAt = clock.now();
        const { dependsOn, onDependencyFailure } = step.test;
        const isMissing = ({ status, suiteFile, target, testId }) => status === 'execution_error' &&
            suiteFile === step.suite.file &&
            target === step.target.name &&
            dependsOn.includes(testId);
        const mayFail = onDependencyFailure === 'run' || dependsOn.length === 0;
        const missing = mayFail ? undefined : earlier.find(isMissing);
        if (missing !== undefined)
            return { kind: 'result', result: (0,result_of/* dependencyResult */.j9)(step, missing, startedAt) };
        const isRequired = purpose === 'planned' || purpose === 'confirmation';
        const refusal = admission.refusal(step, isRequired);
        if (refusal !== undefined)
            return { kind: 'refused', result: (0,result_of/* notRunResult */.Ee)(step, refusal, startedAt) };
        const retriesBefore = this.#targets.retriesOf(step);
        const retries = () => this.#targets.retriesOf(step) - retriesBefore;
        const isLookedAtAlone = (0,workers/* workersOf */.N)(step, this.#prepared.inputs) === 1 && step.test.graders.some(judges/* startsPrograms */.JS);
        let isStarted = false;
        const reportStart = () => {
            if (!isStarted)
                progress.started({ suite: step.suite.name, testId: step.test.id, target: step.target.name });
            isStarted = true;
        };
        const turn = {
            slots,
            keepsSlot: this.#workspaces?.laneOf(step) !== undefined || isLookedAtAlone,
            admit: async () => {
                const admitted = await admission.admit(step, signal, isRequired);
                if (admitted.kind === 'go')
                    reportStart();
                return admitted;
            },
            retries,
            first,
            isRerun: purpose === 'confirmation' || purpose === 'control',
            savePatch: (trial, diff) => savePatch(request, trial, diff),
        };
        try {
            const target = await this.#targets.for(step);
            const deps = { ...this.#runtime, workspaces: this.#workspaces, containers: this.#containers };
            return await runCase(step, target, turn, deps);
        }
        catch (error) {
            if (error instanceof errors/* UserError */.yo)
                throw error;
            return {
                kind: 'result',
                result: (0,result_of/* bugResult */._K)(step, error, { startedAt, finishedAt: clock.now(), retries: retries() }),
            };
        }
    }
    async renew() {
        await this.close();
        this.#targets = this.#openTargets();
        this.#workspaces = this.#openWorkspaces();
        await this.open();
    }
    async close() {
        await this.#workspaces?.close(this.#runtime.signal);
        await this.#containers?.close();
    }
    #openTargets() {
        const env = {
            AGENTV_RUN_TIMESTAMP: (0,iso_time/* timestamp */.vE)(this.#runtime.startedAt),
            AGENTV_EXPERIMENT: this.#prepared.inputs.experiment,
        };
        return new open_targets/* OpenTargets */.zn(this.#prepared, this.#runtime, env);
    }
    #openWorkspaces() {
        if (this.#prepared.inputs.dryRun)
            return undefined;
        return openWorkspaces(this.#steps, this.#prepared, this.#runtime);
    }
    #aloneLaneOf(step) {
        const alone = this.#workspaces?.laneOf(step)?.alone;
        return alone === undefined ? [] : [JSON.stringify(['workspace', alone])];
    }
}

;// CONCATENATED MODULE: ./build/js/src/runner/trials/base-commit.js








const DEEPEN = 'Check out the repository with its history (fetch-depth: 0), or set control to "off".';
function baseCommit(tree, inputs, runtime) {
    let asked = new Set();
    let opened;
    const close = async () => {
        const base = await opened;
        opened = undefined;
        if (base?.kind === 'open')
            await base.caseRunner?.close();
    };
    const open = (suites) => {
        if (opened !== undefined && suites.every((suite) => asked.has(suite)))
            return opened;
        asked = new Set([...asked, ...suites]);
        const before = opened;
        opened = (async () => {
            const known = await before;
            if (known?.kind === 'open')
                await known.caseRunner?.close();
            try {
                return await openBase([...asked], tree, inputs, runtime);
            }
            catch (error) {
                return { kind: 'unavailable', why: `its evals cannot be run: ${(0,errors/* messageOf */.bD)(error)}` };
            }
        })();
        return opened;
    };
    return {
        close,
        async find(request, suites) {
            const base = await open(suites);
            if (base.kind === 'unavailable')
                return base;
            const { file } = request.step.suite;
            if (!base.suites.has(file))
                return { kind: 'unavailable', why: `the commit ${base.sha.slice(0, 10)} has no ${file}` };
            const there = base.steps.get((0,result_keys/* resultKeyOf */.uv)(request.step));
            if (there === undefined || base.caseRunner === undefined)
                return { kind: 'absent' };
            const { trials, test } = request.step;
            const step = { ...there, trials, test: { ...there.test, dependsOn: test.dependsOn } };
            return { kind: 'found', caseRunner: base.caseRunner, request: { ...request, step } };
        },
    };
}
async function openBase(suiteFiles, tree, options, head) {
    if (tree === undefined)
        return { kind: 'unavailable', why: 'the base commit is not known' };
    const checkedOut = await tree.checkOut(head.signal);
    if (typeof checkedOut === 'string')
        return { kind: 'unavailable', why: checkedOut, hint: DEEPEN };
    const { root, checkout } = checkedOut;
    const there = (path) => path !== undefined && (0,external_node_path_.isAbsolute)(path) && (0,shown_path/* isInside */.F)(checkout, path) ? (0,external_node_path_.join)(root, (0,external_node_path_.relative)(checkout, path)) : path;
    const workingDirectory = there(options.workingDirectory);
    const states = await Promise.all(suiteFiles.map((name) => head.files.state((0,external_node_path_.resolve)(checkedOut.cwd, workingDirectory, name))));
    const suites = suiteFiles.filter((_, index) => states[index] === 'file');
    const openCheckout = { kind: 'open', sha: checkedOut.sha, suites: new Set(suites) };
    if (suites.length === 0)
        return { ...openCheckout, steps: new Map(), caseRunner: undefined };
    const inputs = {
        ...options,
        workingDirectory,
        targets: there(options.targets),
        evals: suites,
        strict: false,
        resume: undefined,
        retryErrors: undefined,
        rerunFailed: false,
        testId: [],
        cache: (options.cache ?? ['judge']).filter((each) => each === 'judge'),
        reuse: 'off',
        transcript: undefined,
        recordReplay: undefined,
        dryRunDelay: undefined,
        verbose: undefined,
    };
    const runtime = { ...head, cwd: checkedOut.cwd };
    const prepared = await (0,prepare/* prepare */.iA)(inputs, runtime);
    const steps = prepared.plan.steps.flatMap((step) => (step.kind === 'run' ? step : []));
    const caseRunner = new CaseRunner(prepared, {
        ...runtime,
        caches: new caches/* Caches */.a({ ...head, inputs, cwd: prepared.cwd }),
        watch: await (0,watch/* openWatch */.C)(inputs, { ...prepared, runtime }),
        mirrors: undefined,
    });
    head.log.info(`Suspected regressions also run on the base commit ${checkedOut.sha.slice(0, 10)}`);
    return {
        ...openCheckout,
        steps: new Map(steps.map((step) => [(0,result_keys/* resultKeyOf */.uv)(step), step])),
        caseRunner: await caseRunner.open(),
    };
}

// EXTERNAL MODULE: ./build/js/src/runner/trials/gate-policies.js
var gate_policies = __webpack_require__(20834);
// EXTERNAL MODULE: ./build/js/src/results/shards.js
var shards = __webpack_require__(62017);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/ledger.js


class Ledger {
    #entries = [];
    #missing = [];
    #open = new Set();
    #confirmedSuites = new Set();
    constructor(entries = []) {
        this.#entries.push(...entries);
    }
    get entries() {
        return this.#entries;
    }
    get confirmedSuites() {
        return [...this.#confirmedSuites];
    }
    request(requests) {
        for (const request of requests) {
            const { purpose, step } = request;
            this.#open.add(request);
            if (purpose === 'confirmation' || purpose === 'control')
                this.#confirmedSuites.add(step.suite.file);
        }
    }
    end(request, outcome) {
        const { purpose, checkout, round } = request;
        this.#open.delete(request);
        if (outcome.kind === 'result')
            this.#entries.push({ purpose, checkout, round, result: outcome.result });
        else
            this.#missing.push({ request, outcome });
    }
    results(purpose, round) {
        return this.#entries.flatMap((entry) => (entry.purpose === purpose && entry.round === round ? entry.result : []));
    }
    trialsOf(key, purpose) {
        return this.#entries.flatMap(({ purpose: of, result }) => of === purpose && (0,result_keys/* resultKey */.ZH)(result) === key ? result : []);
    }
    missing(purpose, round) {
        return this.#missing.filter(({ request }) => request.purpose === purpose && request.round === round);
    }
    isMissing(key, purpose) {
        return this.missing(purpose).some(({ request: { step } }) => step.kind === 'run' && (0,result_keys/* resultKeyOf */.uv)(step) === key);
    }
    isOpen(purpose) {
        return [...this.#open].some((request) => request.purpose === purpose);
    }
    extraTrials(wholeRounds) {
        const trials = this.#entries
            .filter((entry) => entry.purpose !== 'planned')
            .filter(({ purpose, round = 0 }) => purpose !== 'seed' || round <= wholeRounds)
            .map(({ purpose, checkout, round, result }) => ({ purpose, checkout, round, result }));
        return (0,shards/* inReportOrder */.ET)(trials);
    }
}

// EXTERNAL MODULE: ./build/js/src/model/values/sums.js
var sums = __webpack_require__(16586);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/missing-trials.js





function controlWarnings(ledger, wanted, whyStopped) {
    const missing = ledger.missing('control');
    const isStopped = ledger.isOpen('control') || missing.some(({ outcome }) => outcome.kind === 'stopped');
    if (missing.length === 0 && !isStopped)
        return [];
    const keys = new Set(wanted(ledger).map(({ key }) => key));
    const reasons = missing
        .filter(({ request: { step } }) => step.kind === 'run' && keys.has((0,result_keys/* resultKeyOf */.uv)(step)))
        .flatMap(({ outcome }) => {
        if (outcome.kind === 'unavailable')
            return outcome;
        if (outcome.kind !== 'refused')
            return [];
        return {
            why: whyRefused(outcome) === 'budget_exceeded' ? 'the budget is spent' : 'no more trials run after errors',
        };
    });
    if (isStopped && keys.size > 0) {
        reasons.push({ why: whyStopped === 'deadline' ? 'the time limit was reached' : 'the run was cancelled' });
    }
    if (reasons.length === 0)
        return [];
    const what = ledger.results('control').length === 0 ? 'No control trials ran' : 'Not all control trials ran';
    const message = `${what} on the base commit: ${(0,similar_names/* listed */.KE)([...new Set(reasons.map(({ why }) => why))])}`;
    return [(0,errors/* aWarning */.ot)('UNUSED', message, { hint: reasons.find(({ hint }) => hint !== undefined)?.hint })];
}
function whyRefused(outcome) {
    const result = outcome.kind === 'refused' ? outcome.result : undefined;
    return result?.status === 'execution_error' ? result.failure.reason : undefined;
}
function seedingOf(ledger, { runCount }, planner, { run, whyStopped }) {
    if (!run.complete)
        return undefined;
    if (planner === undefined)
        return { asked: runCount, made: 0, tests: 0 };
    const { tests } = planner;
    if (tests === 0)
        return undefined;
    const rounds = planner.wholeRounds(ledger);
    const results = Array.from({ length: rounds }, (_, index) => ledger.results('seed', index + 1)).flat();
    const { costUsd, graderCostUsd } = (0,summarize/* summarize */.eh)({ ...run, results, planned: 0 });
    return {
        asked: runCount,
        made: rounds + 1,
        tests,
        costUsd: (0,sums/* sumOfKnown */.Ij)([costUsd, graderCostUsd]),
        why: rounds + 1 < runCount ? whyNotWhole(ledger, rounds + 1, whyStopped) : undefined,
    };
}
function whyNotWhole(ledger, round, whyStopped) {
    const [reason] = ledger.missing('seed', round).flatMap(({ outcome }) => whyRefused(outcome) ?? []);
    if (reason === 'budget_exceeded')
        return 'the budget was spent';
    if (reason !== undefined)
        return 'nothing more was asked after errors';
    return whyStopped === 'deadline' ? 'the time was over' : 'the run was cancelled';
}

// EXTERNAL MODULE: ./build/js/src/runner/trials/planners.js
var planners = __webpack_require__(86697);
;// CONCATENATED MODULE: ./build/js/src/runner/trials/trial-phases.js
var trial_phases_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var trial_phases_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
















const runnable = (steps) => steps.flatMap((step) => (step.kind === 'run' ? step : []));
async function runTrials(prepared, trials, runtime) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { plan, inputs } = prepared;
        const { baselineContext, runOf, takenOver, whyStopped } = trials;
        const { signal, admission, progress, redactor } = runtime;
        const ledger = new Ledger([
            ...takenOver.results.map((result) => ({ purpose: 'planned', checkout: 'head', result })),
            ...takenOver.extraTrials,
        ]);
        const journals = trial_phases_addDisposableResource(env_1, await openJournals(trials, runtime), true);
        const head = new CaseRunner(prepared, runtime);
        const base = baseCommit(baselineContext.base, inputs, runtime);
        const record = async ({ step, purpose, checkout, round }, result) => {
            const clean = withShortTrialSamples(redactor.deep(result));
            admission.finished(step.suite.file, step.kind === 'broken' ? undefined : step.target, clean, purpose === 'planned');
            await journals.append({ purpose, checkout, round, result: clean });
            const done = ledger.results('planned').length + 1;
            if (purpose === 'planned')
                progress.finished(clean, { done, total: plan.steps.length });
            else
                progress.extraTrial({ purpose, result: clean });
            return clean;
        };
        try {
            await head.open();
            const policies = baselineContext.deciding && (0,gate_policies/* gatePolicies */.i8)(baselineContext.deciding, runOf);
            const planners = plannersOf(prepared, trials, policies, { head, runtime });
            const { confirmation: confirm, controls, seeding } = planners;
            const phases = [...planners.planned, ...(confirm ? [confirm] : []), ...controls, ...(seeding?.rounds ?? [])];
            const runPhase = loopOf({ ledger, head, base, runtime, record, durations: baselineContext.durations });
            let left = phases;
            const announced = new Set();
            let mostAtOnce = 0;
            for (const [at, phase] of phases.entries()) {
                if (at > 0 && signal.aborted)
                    break;
                const requests = phase.initial(ledger);
                const purpose = requests[0]?.purpose;
                if (purpose !== undefined && !announced.has(purpose))
                    announce(requests, baselineContext, runtime);
                announced.add(purpose);
                mostAtOnce = Math.max(mostAtOnce, await runPhase(phase, requests));
                if (!signal.aborted)
                    left = phases.slice(at + 1);
            }
            await journals.verify(ledger);
            const isCutOff = confirm !== undefined && left.includes(confirm) && (left[0] === confirm || confirm.initial(ledger).length > 0);
            const run = runOf(ledger, { isCutOff, rounds: seeding?.wholeRounds(ledger) ?? 0 });
            const wish = baselineContext.seeding;
            return {
                run: {
                    ...run,
                    seeding: wish && seedingOf(ledger, wish, seeding, { run, whyStopped: whyStopped() }),
                    unconfirmed: trial_phases_namesIn(run, confirm?.undecided(ledger)),
                    reuseLeaks: trial_phases_namesIn(run, planners.leaks()?.tests),
                },
                warnings: policies === undefined || !run.complete ? [] : controlWarnings(ledger, policies.controls, whyStopped()),
                mostAtOnce,
            };
        }
        finally {
            await base.close();
            await head.close();
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = trial_phases_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function trial_phases_namesIn({ results }, keys = []) {
    if (keys.length === 0)
        return undefined;
    const named = results.filter((result) => keys.includes((0,result_keys/* resultKey */.ZH)(result)));
    return named.map(({ suite, suiteFile, testId, target }) => ({ suite, suiteFile, testId, target }));
}
function plannersOf({ plan, inputs }, { baselineContext, runOf, takenOver }, policies, { head, runtime }) {
    const steps = runnable(plan.steps);
    const known = new Set(takenOver.results.map(({ index }) => index));
    const left = plan.steps.filter(({ index }) => !known.has(index));
    let leaks;
    const planned = (0,planners/* plannedTrials */.mw)(left, new reusing/* ReusePlan */.kF(runnable(left), baselineContext.known), (newLeaks) => {
        leaks = newLeaks;
        runtime.notify(newLeaks.problem);
    });
    const hasControls = baselineContext.base !== undefined && inputs.control !== 'off' && !inputs.dryRun;
    const confirm = policies && (0,planners/* confirmation */.EL)(steps, policies, (step) => hasControls && !head.isInUsersFolder(step));
    const controls = hasControls && policies ? [(0,planners/* missingControls */.vv)(steps, policies.controls)] : [];
    const { seeding: wish } = baselineContext;
    const without = (ledger) => {
        const run = runOf(ledger);
        return run.complete && wish ? wish.without(run) : new Set();
    };
    const seeding = wish?.isStored ? new planners/* SeedingRounds */.h(steps, wish.runCount, without) : undefined;
    return { planned, confirmation: confirm, controls, seeding, leaks: () => leaks };
}
function announce(requests, { seeding }, { progress, log }) {
    const [first] = requests;
    if (first?.purpose === 'confirmation')
        progress.confirming(requests.length);
    if (first?.purpose !== 'seed' || seeding === undefined)
        return;
    const tests = (0,text_text/* plural */.LS)('test', requests.length);
    log.info(`Running ${tests} without a baseline ${(0,text_text/* plural */.LS)('more time', seeding.runCount - 1)} to measure one`);
}
async function openJournals({ folder, takenOver, baselineContext }, runtime) {
    const { files } = runtime;
    const [plannedPath, extraPath] = [(0,external_node_path_.join)(folder, run_files/* runFiles */.NW.journal), (0,external_node_path_.join)(folder, run_files/* runFiles */.NW.extraTrials)];
    const planned = await files.openJournal(plannedPath);
    let extra;
    const lineOf = ({ purpose, checkout, round, result }) => {
        if (purpose === 'planned')
            return (0,record/* recordLine */.IK)(result);
        const commit = checkout === 'base' ? baselineContext.base?.sha : undefined;
        return (0,resume/* extraTrialLine */.rz)({ purpose, checkout, round, result, commit });
    };
    function* rowsOf(ledger, isPlanned) {
        yield* (0,resume/* withLineBreaks */.Pg)(isPlanned ? takenOver.journal : takenOver.extraTrials.map(resume/* extraTrialLine */.rz));
        for (const entry of ledger.entries.slice(takenOver.results.length + takenOver.extraTrials.length))
            if ((entry.purpose === 'planned') === isPlanned)
                yield `${lineOf(entry)}\n`;
    }
    return {
        async append(entry) {
            if (entry.purpose === 'planned')
                return planned.append(lineOf(entry));
            extra ??= files.openJournal(extraPath);
            return (await extra).append(lineOf(entry));
        },
        async verify(ledger) {
            const opened = await extra;
            await restoreIfChanged(planned, plannedPath, rowsOf(ledger, true), runtime);
            if (opened !== undefined)
                await restoreIfChanged(opened, extraPath, rowsOf(ledger, false), runtime);
        },
        async [Symbol.asyncDispose]() {
            await planned[Symbol.asyncDispose]();
            await (await extra)?.[Symbol.asyncDispose]();
        },
    };
}
async function restoreIfChanged(journal, path, rows, { files, notify }) {
    const state = await journal.state();
    if (state === 'intact')
        return;
    await files.writePieces(path, rows);
    const what = state === 'missing' ? 'was removed' : 'was changed by another program';
    const message = `${(0,external_node_path_.basename)(path)} ${what} during the run. It was restored with the results of this run`;
    const hint = 'Find the grader, hook or agent that writes into the results folder.';
    notify((0,errors/* aWarning */.ot)('RESULTS_UNREADABLE', message, { hint }));
}
function loopOf({ ledger, head, base, runtime, record, durations }) {
    const end = async (request, outcome) => {
        const isRefused = outcome.kind === 'refused' && request.purpose === 'planned';
        if (outcome.kind !== 'result' && !isRefused)
            return ledger.end(request, outcome);
        const result = { ...outcome.result, index: request.step.index };
        ledger.end(request, { kind: 'result', result: await record(request, result) });
    };
    const runOne = async (request, slots) => {
        const earlier = ledger.results(request.purpose, request.round);
        if (request.checkout === 'head')
            return head.run(request, slots, earlier);
        const lookup = await base.find(request, ledger.confirmedSuites);
        return lookup.kind === 'found' ? lookup.caseRunner.run(lookup.request, slots, earlier) : lookup;
    };
    const jobsOf = (planner, requests) => {
        const someWait = requests.some(({ step }) => step.test.dependsOn.length > 0);
        return requests.map((request) => {
            const { step, purpose } = request;
            return {
                lanes: head.lanesOf(step),
                key: someWait ? jobKey(request, step.test.id) : undefined,
                after: someWait ? step.test.dependsOn.map((id) => jobKey(request, id)) : undefined,
                expectedMs: purpose === 'planned' ? durations?.get((0,result_keys/* resultKeyOf */.uv)(step)) : undefined,
                run: async (slots, add) => {
                    await end(request, await runOne(request, slots));
                    const more = runtime.signal.aborted ? [] : (planner.next?.(ledger, request) ?? []);
                    ledger.request(more);
                    add(jobsOf(planner, more));
                },
            };
        });
    };
    return async (planner, requests) => {
        ledger.request(requests);
        for (const trial of requests) {
            if (isKnown(trial))
                await end(trial, { kind: 'result', result: trial.resultAt(runtime.clock.now()) });
        }
        const toRun = requests.filter((request) => !isKnown(request));
        const isOnBase = toRun.some(({ checkout }) => checkout === 'base');
        const isInUsersFolder = isOnBase && toRun.some(({ step }) => head.isInUsersFolder(step));
        if (toRun.some(({ purpose }) => purpose === 'seed') || isInUsersFolder)
            await head.renew();
        const mostAtOnce = await schedule(jobsOf(planner, toRun), head.limits(), runtime.signal);
        if (isInUsersFolder)
            await base.close();
        return mostAtOnce;
    };
}
const isKnown = (request) => 'resultAt' in request;
const jobKey = ({ step: { suite, target }, purpose, round }, id) => JSON.stringify([purpose, round, suite.path, target.name, id]);


/***/ }),

/***/ 28124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ cacheFolders),
/* harmony export */   BB: () => (/* binding */ workspaceFolders),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   hH: () => (/* binding */ folderNameOf),
/* harmony export */   pS: () => (/* binding */ dataFolder)
/* harmony export */ });
/* unused harmony export dataFolderOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56862);



function cacheFolders(dataFolder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataFolder, 'eval-action');
    return {
        mirrors: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'mirrors'),
        pool: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'pool'),
        temp: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'workspaces'),
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'state'),
        notes: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'notes'),
        containers: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'containers'),
    };
}
const dataFolder = ({ env, cwd }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, dataFolderOf(env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.agentv', 'data'));
const workspaceFolders = (here) => cacheFolders(dataFolder(here));
function dataFolderOf(env) {
    const named = env['AGENTV_DATA_DIR']?.trim() || env['AGENTV_HOME']?.trim();
    if (named)
        return named;
    const home = env['HOME']?.trim() || env['USERPROFILE']?.trim();
    return home && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.agentv');
}
function fingerprintOf({ repositories, template }) {
    const repos = repositories
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, url, sparse }) => ({
        path,
        repo: (0,_repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .identityOfUrl */ .F9)(url),
        sparse: sparse.length > 0 ? sparse.toSorted() : undefined,
    }));
    return digest({ repos, template: template?.path });
}
const stateOf = (path, { state }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, digest(path).slice(0, 32));
const notesOf = (path, { pool, notes }) => path.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(pool, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(notes, path.slice(pool.length)) : path;
const digest = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', typeof value === 'string' ? value : JSON.stringify(value));
function folderNameOf(testId) {
    const name = testId.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 60);
    const isItself = name === testId && !/^\.+$/.test(name) && name !== '';
    return isItself ? name : `${name.replaceAll(/^\.+/g, '')}-${digest(testId).slice(0, 8)}`;
}


/***/ }),

/***/ 15252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Marks),
/* harmony export */   r: () => (/* binding */ isMarked)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81667);


class Marks {
    #deps;
    #own = new Map();
    constructor(deps) {
        this.#deps = deps;
    }
    async set(path) {
        await (0,_model_values_once_js__WEBPACK_IMPORTED_MODULE_1__/* .getOrMake */ .I)(this.#own, path, () => this.#deps.locks.tryHold(`${path}${MARK}${this.#deps.newId()}`));
    }
    async close() {
        for (const mark of this.#own.values())
            await mark.then((held) => held?.[Symbol.asyncDispose]()).catch(() => undefined);
    }
}
const MARK = '.use-';
async function isMarked(path, { locks, trees }) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    const marks = (await trees.list(folder)).filter((name) => name.startsWith(`${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)}${MARK}`));
    const held = await Promise.all(marks.map(async (name) => {
        const lock = await locks.tryHold((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
        await lock?.[Symbol.asyncDispose]();
        return lock === undefined;
    }));
    return held.includes(true);
}


/***/ }),

/***/ 71817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   g7: () => (/* binding */ makeGitDirectory),
/* harmony export */   j0: () => (/* binding */ AS_MADE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80154);


const TIMEOUT_MS = 120_000;
const MAX_CONFIG_BYTES = 100_000;
async function makeGitDirectory(dir, { objects, origin }, { git, trees, files }, signal) {
    await trees.make((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(dir));
    const request = { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(dir), local: true, timeoutMs: TIMEOUT_MS };
    const { why } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, ['init', '--quiet', '--bare', '--template=', dir], request, signal);
    if (why !== undefined)
        return why;
    if (objects !== undefined)
        await files.writeAsIs((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'objects', 'info', 'alternates'), `${objects}\n`);
    if (origin === undefined)
        return undefined;
    const config = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, 'config');
    const value = origin
        .replaceAll(/["\\]/g, String.raw `\$&`)
        .replaceAll('\n', String.raw `\n`)
        .replaceAll('\t', String.raw `\t`);
    const remote = `[remote "origin"]\n\turl = "${value}"\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
    await files.writeAsIs(config, `${await files.read(config, MAX_CONFIG_BYTES)}${remote}`);
    return undefined;
}
const AS_MADE = /^\[core\]\n(?:\t(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode) = (?:true|false|0)\n)*$/;


/***/ }),

/***/ 56862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ identityOfUrl),
/* harmony export */   gR: () => (/* binding */ withoutCredentialsIn),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
function identityOfUrl(url) {
    if (/^file:/i.test(url))
        return url.replace(/\/+$/, '');
    const clean = withoutSecretParameters(url);
    const address = /^[a-z+]+:\/\/(?:[^/]*@)?([^/]*)(\/.*)?$/i.exec(clean);
    const short = /^(?:[^@/]*@)?([^:/]+):(.*)$/.exec(clean);
    const [, named = '', path = address ? '' : clean] = address ?? short ?? [];
    const host = address ? named.toLowerCase().replace(/:(?:22|80|443)$/, '') : named.toLowerCase();
    const bare = path
        .replace(/^\/+/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/i, '');
    return `${host}/${host === 'github.com' ? bare.toLowerCase() : bare}`;
}
const withoutSecretParameters = (text) => text.replace(/([?&][\w-]{0,40}(?:key|token|secret|sig|auth|access|password|passwd|pwd)[\w-]{0,40}=)[^&#\s'"]+/gi, '$1***');
const withoutCredentials = (url) => withoutSecretParameters(url.replace(/^((?:https?|git):\/\/)[^/]*@/i, '$1'));
const withoutCredentialsIn = (text) => withoutSecretParameters(text.replaceAll(/((?:https?|git|ssh|ftps?):\/\/)[^/\s'"]*@/gi, '$1'));


/***/ }),

/***/ 55457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ unpackMirror),
/* harmony export */   ER: () => (/* binding */ usedMirrors),
/* harmony export */   H0: () => (/* binding */ isUnconfirmed),
/* harmony export */   OA: () => (/* binding */ forgetAddress),
/* harmony export */   lJ: () => (/* binding */ confirm),
/* harmony export */   xl: () => (/* binding */ packMirror),
/* harmony export */   zZ: () => (/* binding */ mirrorName)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _cache_folders_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28124);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80154);
/* harmony import */ var _git_directory_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71817);
/* harmony import */ var _repository_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56862);





function usedMirrors(used) {
    const commits = new Map();
    for (const { repository, commit } of used) {
        const identity = (0,_repository_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .identityOfUrl */ .F9)(repository.url);
        commits.set(identity, (commits.get(identity) ?? new Set()).add(commit));
    }
    return [...commits]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([identity, all]) => ({ identity, content: (0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br)([...all].sort()).slice(0, 32) }));
}
const mirrorName = (identity) => (0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br)(identity);
const TIMEOUT_MS = 600_000;
async function packMirror(mirror, file, { git, trees, files }, signal) {
    if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, 'objects', 'info', 'alternates'))) !== 'missing')
        return 'It borrows from others';
    await trees.make((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file));
    const request = { cwd: mirror, gitDir: mirror, local: true, timeoutMs: TIMEOUT_MS };
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ['bundle', 'create', file, '--all'], request, signal)).why;
}
async function unpackMirror(file, mirror, { git, trees, files }, signal) {
    const [folder, real] = [await files.realPath((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file)), await files.realPath(file)];
    if (real !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file)))
        return 'It is a link';
    await trees.remove(mirror);
    const request = { cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(mirror), local: true, timeoutMs: TIMEOUT_MS };
    const { why } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ['clone', '--quiet', '--mirror', '--', real, mirror], request, signal);
    if (why !== undefined)
        return why;
    await files.writeAsIs((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, UNCONFIRMED), '');
    await forgetAddress(mirror, files);
    return undefined;
}
async function forgetAddress(mirror, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, 'config');
    const settings = await files.read(path, _git_directory_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_CONFIG_BYTES */ .GW);
    await files.writeAsIs(path, settings.replace(/^\[remote ".*"\]\n(?:\t.*\n)*/gm, ''));
}
const UNCONFIRMED = 'eval-action-unconfirmed';
const isUnconfirmed = async (mirror, files) => (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, UNCONFIRMED))) !== 'missing';
const confirm = (mirror, files) => files.removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, UNCONFIRMED));


/***/ }),

/***/ 2459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ storedItems),
/* harmony export */   DR: () => (/* binding */ MAX_STORED_BYTES),
/* harmony export */   MD: () => (/* binding */ noteUse),
/* harmony export */   fe: () => (/* binding */ removeDead),
/* harmony export */   fm: () => (/* binding */ cleanStore)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _cache_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28124);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15252);
/* harmony import */ var _repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56862);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});





const MAX_STORED_BYTES = 10 * 1024 ** 3;
async function storedItems(folders, deps, signal) {
    const { trees, files, locks } = deps;
    const foldersIn = async (folder) => {
        const paths = (await trees.list(folder)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
        const states = await Promise.all(paths.map((path) => files.state(path)));
        return paths.filter((_, index) => states[index] === 'folder');
    };
    const slots = (await Promise.all((await foldersIn(folders.pool)).map(foldersIn))).flat();
    const places = [
        ...slots.map((path) => ({ kind: 'slot', path })),
        ...(await foldersIn(folders.mirrors)).map((path) => ({ kind: 'mirror', path })),
        ...(await foldersIn(folders.temp)).map((path) => ({ kind: 'workspace', path })),
    ];
    const items = [];
    for (const { kind, path } of places) {
        const inUse = (await locks.isHeld(`${(0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .notesOf */ .h$)(path, folders)}.lock`)) || (await (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarked */ .r)(path, deps));
        const [content, state] = [await trees.size(path, signal), await trees.size((0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(path, folders), signal)];
        const usage = await usageOf(path, folders, files);
        items.push({ kind, path, ...usage, inUse, files: content.files, bytes: content.bytes + state.bytes });
    }
    return items;
}
async function cleanStore(folders, { repository, usedBefore, maxBytes, ...deps }, signal) {
    const identity = repository === undefined ? undefined : (0,_repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .identityOfUrl */ .F9)(repository);
    const items = await storedItems(folders, deps, signal);
    const removed = [];
    let left = items.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const item of items.toSorted((a, b) => a.usedAt - b.usedAt)) {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            if (signal.aborted || (maxBytes !== undefined && left <= maxBytes))
                break;
            const { path, repositories, usedAt, bytes } = item;
            if (identity !== undefined && !repositories.includes(identity))
                continue;
            if (usedBefore !== undefined && usedAt >= usedBefore)
                continue;
            const lock = __addDisposableResource(env_1, await deps.locks.tryHold(`${(0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .notesOf */ .h$)(path, folders)}.lock`), true);
            if (lock === undefined || (await (0,_marks_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarked */ .r)(path, deps)))
                continue;
            await deps.trees.remove(path);
            await deps.trees.remove((0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(path, folders));
            await deps.files.removeFile(usageFile(path, folders));
            left -= bytes;
            removed.push({ ...item, inUse: false });
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    return removed;
}
const LOCK = '.lock';
async function removeDead(folders, deps) {
    for (const parent of [folders.temp, folders.state]) {
        for (const name of (await deps.trees.list(parent)).filter((each) => each.endsWith(LOCK))) {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(parent, name);
                const lock = __addDisposableResource(env_2, await deps.locks.tryHold(path, { onlyDead: true }), true);
                if (lock === undefined)
                    continue;
                const folder = path.slice(0, -LOCK.length);
                await deps.trees.remove(folder);
                await deps.trees.remove((0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .stateOf */ .L4)(folder, folders));
            }
            catch (e_2) {
                env_2.error = e_2;
                env_2.hasError = true;
            }
            finally {
                const result_2 = __disposeResources(env_2);
                if (result_2)
                    await result_2;
            }
        }
    }
}
const usageFile = (path, folders) => `${(0,_cache_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .notesOf */ .h$)(path, folders)}.used.json`;
const usageSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    usedAt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
});
const MAX_NOTE_BYTES = 1024 * 1024;
async function noteUse(path, repositories, { clock, files, folders }) {
    const usage = { usedAt: clock.now(), repositories };
    await files.writeAsIs(usageFile(path, folders), JSON.stringify(usage)).catch(() => undefined);
}
async function usageOf(path, folders, files) {
    try {
        return usageSchema.parse(JSON.parse(await files.read(usageFile(path, folders), MAX_NOTE_BYTES)));
    }
    catch {
        return { usedAt: await files.modifiedAt(path).catch(() => 0), repositories: [] };
    }
}


/***/ })

};
