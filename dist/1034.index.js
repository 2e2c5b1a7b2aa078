export const id = 1034;
export const ids = [1034];
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
            if (timeLimits.length > 0)
                terminal.print((0,_reports_terminal_time_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .timeLimitLine */ .t)(timeLimits));
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
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71136);
/* harmony import */ var _confirm_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77566);







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
        const [word = ''] = tool.split(/\s/);
        const meant = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(word, engineNames);
        refuse(`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .orList */ .A3)(engineNames)}, or a command with {output}; "${word}" is none${meant ? `, did you mean ${meant}?` : ''}`);
    }
    for (const [name, command] of Object.entries({ run, rerun })) {
        const isWritten = name === 'run' && results !== undefined;
        const expected = command && (0,_confirm_command_js__WEBPACK_IMPORTED_MODULE_6__/* .whatIsWrongWith */ .Al)(isWritten ? `${command} {output}` : command);
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
    const refuse = (expected) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidValue */ .BS)('engine', expected, (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutMiddle */ .it)(text, MAX_SHOWN_LENGTH)));
    const yaml = /^\s*(?:\{|\w+:(?:\s|$))/.test(text) ? (0,_suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseYamlText */ .cd)(text) : undefined;
    if (yaml?.kind === 'invalid')
        throw refuse(`valid YAML: ${yaml.errors[0]?.message}`);
    const read = engineSchema.safeParse(yaml?.value ?? { [text.includes('{output}') ? 'run' : 'tool']: text });
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    if (issue?.code === 'unrecognized_keys') {
        const [key = ''] = issue.keys;
        const meant = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(key, Object.keys(engineSchema.shape));
        throw refuse(`a mapping without "${key}", which is unknown${meant ? `; did you mean ${meant}?` : ''}`);
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
/* harmony export */   m: () => (/* binding */ timeLimitLines),
/* harmony export */   t: () => (/* binding */ timeLimitLine)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10043);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9283);



function timeLimitLines(limits) {
    const longest = Math.max(...limits.map(({ target }) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(target).length));
    return limits.map((limit) => `  ${(0,_columns_js__WEBPACK_IMPORTED_MODULE_2__/* .inColumns */ .xe)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(limit.target), longest)}  ${timeText(limit.seconds)} (${sourceText(limit)})`);
}
const timeLimitLine = (limits) => limits.length === 0
    ? ''
    : `Time limit per call: ${limits.map((limit) => `${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(limit.target)} ${timeText(limit.seconds)} (${sourceText(limit)})`).join('; ')}`;
function sourceText({ from, tests }) {
    switch (from) {
        case 'test':
            return `timeout_seconds of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', tests)}`;
        case 'input':
            return 'test-timeout-seconds';
        case 'suite':
            return 'timeout_seconds of the suite';
        case 'target':
            return 'timeout_seconds of the target';
        case 'default':
            return 'default';
    }
}
const timeText = (seconds) => seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;


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

/***/ 23797:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ comparedWith)
/* harmony export */ });
/* harmony import */ var _config_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56593);
/* harmony import */ var _config_used_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11939);
/* harmony import */ var _results_run_folder_resume_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44172);
/* harmony import */ var _gate_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4657);




async function comparedWith({ policy, job }, { plan, until, isOfSameSuites, imports }, runtime) {
    const { inputs } = policy;
    const { source, attempts, unreadable, warnings } = await storedResults(policy, until, { job, plan }, runtime);
    const isForLater = inputs.seedBaseline !== undefined || (inputs.evidence !== 'never' && inputs.explicitInputs.includes('evidence'));
    const isDefault = !(0,_results_run_folder_resume_js__WEBPACK_IMPORTED_MODULE_2__/* .isInCI */ ._V)(runtime.env) && inputs.shard === undefined && !inputs.dryRun && !isForLater;
    const at = until === undefined ? {} : { startedAt: until, latest: new Date(runtime.clock.now()).toISOString() };
    const earlierRuns = isOfSameSuites && { isOfSameSuites, isDefault };
    const site = { ...runtime, ...at, isChange: (0,_config_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_0__/* .isChange */ .Xb)(job), earlierRuns, imports };
    const gateInputs = await (0,_gate_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .findGateInputs */ .q)(policy, site, source);
    return {
        attempts,
        unreadable,
        gateInputs: { ...gateInputs, warnings: [...(0,_config_used_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutEffect */ .o)(policy), ...gateInputs.warnings, ...(warnings ?? [])] },
    };
}
async function storedResults({ inputs, former }, until, { job, plan }, runtime) {
    if (job === undefined)
        return { source: undefined, attempts: [], unreadable: [], warnings: [] };
    const [{ evidenceSource }, { findAttempts }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(3097), __webpack_require__.e(8957), __webpack_require__.e(2588)]).then(__webpack_require__.bind(__webpack_require__, 38957)),
        Promise.all(/* import() */[__webpack_require__.e(3097), __webpack_require__.e(3929), __webpack_require__.e(2935), __webpack_require__.e(6526)]).then(__webpack_require__.bind(__webpack_require__, 6526)),
    ]);
    return {
        source: evidenceSource(inputs, job, runtime, { former, until }),
        ...(await findAttempts(inputs, job, runtime, plan)),
    };
}


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

/***/ 54544:
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
// EXTERNAL MODULE: ./build/js/src/workspaces/git-tree.js
var git_tree = __webpack_require__(19843);
// EXTERNAL MODULE: ./build/js/src/runner/shards/part-of-run.js
var part_of_run = __webpack_require__(20991);
// EXTERNAL MODULE: ./build/js/src/runner/tools/engine-of.js
var engine_of = __webpack_require__(85870);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/baseline-context.js + 1 modules
var baseline_context = __webpack_require__(14437);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/changes.js




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

// EXTERNAL MODULE: ./build/js/src/runner/pipeline/gate-inputs.js + 2 modules
var gate_inputs = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/how-called.js
var how_called = __webpack_require__(1897);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/pipeline-inputs.js
var pipeline_inputs = __webpack_require__(23797);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(10830);
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

// EXTERNAL MODULE: ./build/js/src/runner/pipeline/report-on.js + 1 modules
var report_on = __webpack_require__(64892);
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
        : await Promise.all(/* import() */[__webpack_require__.e(3097), __webpack_require__.e(3929), __webpack_require__.e(2935), __webpack_require__.e(2533), __webpack_require__.e(6703)]).then(__webpack_require__.bind(__webpack_require__, 5866)).then(({ runByEngine }) => runByEngine(effectiveInputs, engine, runtime));
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
            ...(0,gate_inputs/* withWarnings */.o)(reviewed, gateInputs.warnings),
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
    const { attempts, unreadable, gateInputs: all } = await (0,pipeline_inputs/* comparedWith */.o)(pipelineInputs, compared, runtime);
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


/***/ })

};
