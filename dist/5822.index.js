export const id = 5822;
export const ids = [5822];
export const modules = {

/***/ 66580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ overlookedSuites),
/* harmony export */   X_: () => (/* binding */ findConfiguredSuites),
/* harmony export */   m9: () => (/* binding */ Configurations),
/* harmony export */   rg: () => (/* binding */ configProblems)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64973);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81667);
/* harmony import */ var _suites_config_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26478);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7678);
/* harmony import */ var _suites_file_kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7594);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81457);








class Configurations {
    #site;
    #read = new Map();
    constructor(site) {
        this.#site = site;
    }
    of(folder) {
        return (0,_model_values_once_js__WEBPACK_IMPORTED_MODULE_3__/* .getOrMake */ .I)(this.#read, folder, () => this.#readConfig(folder));
    }
    async hooks() {
        const hooksByFile = new Map();
        for (const [folder, reading] of this.#read) {
            const { beforeSession: hook } = (await reading).config;
            if (hook === undefined)
                continue;
            const folders = hooksByFile.get(hook.location.file)?.folders ?? [];
            hooksByFile.set(hook.location.file, { ...hook, folders: [...folders, folder] });
        }
        return [...hooksByFile.values()];
    }
    async #readConfig(folder) {
        const { root, cwd, environments, runtime, inputs } = this.#site;
        const { AGENTV_HOME, HOME, USERPROFILE } = runtime.env;
        const moved = AGENTV_HOME?.trim();
        const user = HOME || USERPROFILE;
        const home = moved ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, moved) : user ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(user, '.agentv') : undefined;
        const hasBudget = inputs.budgetUsd !== undefined;
        const lookUp = await environments.lookUpIn(folder);
        return (0,_suites_config_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfig */ .Xg)(folder, { root, cwd, lookUp, home, hasBudget }, runtime.files);
    }
}
async function findConfiguredSuites({ inputs, cwd, runtime, configurations, }) {
    if (inputs.evals.length > 0)
        return (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_5__/* .findSuites */ .f8)(inputs.evals, cwd, runtime.files);
    const { config } = await configurations.of(cwd);
    return (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_5__/* .findSuites */ .f8)(inputs.evals, cwd, runtime.files, config.evalPatterns);
}
async function overlookedSuites(suitePaths, { inputs, cwd, runtime, configurations }) {
    if (inputs.evals.length === 0 && (await configurations.of(cwd)).config.evalPatterns !== undefined)
        return [];
    const others = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_5__/* .otherYamlFiles */ .jx)({ args: inputs.evals, suitePaths }, cwd, runtime.files);
    const overlooked = [];
    for (const path of others.slice(0, MAX_READ)) {
        if ((await runtime.files.state(path.replace(/(?:\.eval)?\.ya?ml$/i, '.jsonl'))) === 'file')
            continue;
        const text = await (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessInvalid */ .Ue)(() => runtime.files.read(path, MAX_BYTES));
        if (text !== undefined && (0,_suites_file_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .holdsTests */ .S1)(path, text))
            overlooked.push((0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, cwd));
    }
    const [first] = overlooked;
    if (first === undefined)
        return [];
    const isOne = overlooked.length === 1;
    const them = isOne ? 'it' : 'them';
    const message = isOne
        ? `${first} has tests and does not run: its name does not end in .eval.yaml`
        : `${overlooked.length} files have tests and do not run, because their names do not end in .eval.yaml: ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(overlooked)}`;
    const hint = `Rename ${them}, list ${them} in "evals", or exclude ${them} there with "!".`;
    return [{ code: 'UNUSED', severity: 'warning', message, location: { file: first, line: 1, column: 1 }, hint }];
}
const MAX_READ = 500;
const MAX_BYTES = 1024 * 1024;
async function configProblems(suites, { configurations }) {
    const folders = [...new Set(suites.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)))];
    const read = await Promise.all(folders.map((folder) => configurations.of(folder)));
    return read.flatMap(({ problems }) => problems);
}


/***/ }),

/***/ 58780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ outsidePaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_file_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13037);


const ALLOWED = 'EVAL_ACTION_ALLOW_OUTSIDE_PATHS';
async function outsidePaths(suite, { runtime, cwd, root }, resultsFolder) {
    const { files, env } = runtime;
    if (/^(?:1|true)$/i.test(env[ALLOWED] ?? ''))
        return [];
    const problems = [];
    const refuse = (message, location, expected, remedy) => {
        const hint = `${remedy}. On your own machine, you can allow it with the environment variable ${ALLOWED}=true.`;
        problems.push({ code: 'FILE_UNREADABLE', severity: 'error', message, location, expected, hint });
    };
    const bounds = new _suites_references_file_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .Bounds */ .cz([root, cwd, suite.folder], files);
    const templates = suite.tests.flatMap(({ kind, ...test }) => {
        const template = kind === 'test' && 'workspace' in test ? test.workspace?.template : undefined;
        return template === undefined ? [] : [{ key: 'workspace.template', ...template }];
    });
    for (const { name, workspace } of suite.variants ?? [])
        if (workspace?.template !== undefined)
            templates.push({ key: `variants.${name}.template`, ...workspace.template });
    const { cachePath, location: ofSuite } = suite;
    const cache = cachePath && { key: 'execution.cache_path', path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, cachePath), location: ofSuite };
    const named = new Map(templates.map((template) => [template.path, template]));
    for (const { key, path, location } of [...(cache ? [cache] : []), ...named.values()]) {
        const side = bounds.hold(path) ? await bounds.sideOf(await nearestThere(path, files)) : 'outside';
        if (side === 'inside')
            continue;
        const leads = side === 'link' ? 'is a link that leads' : 'leads';
        const message = `"${key}" ${leads} out of the repository`;
        refuse(message, location, 'a folder of the repository', 'Move the folder into the repository');
    }
    const repository = new _suites_references_file_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .Bounds */ .cz([root, cwd], files);
    const committed = [
        ['This suite', suite.path],
        [`The folder ${resultsFolder ?? '.agentv/results'}`, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, resultsFolder ?? '.agentv/results/runs/default')],
    ];
    for (const [what, path] of committed) {
        if (!repository.hold(path) || (await repository.sideOf(await nearestThere(path, files))) !== 'link')
            continue;
        const message = `${what} is behind a link that leads out of the repository`;
        refuse(message, ofSuite, 'files of the repository', 'Replace the link by what it leads to');
    }
    return problems;
}
async function nearestThere(path, files) {
    if ((await files.state(path)) !== 'missing' || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) === path)
        return path;
    return nearestThere((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), files);
}


/***/ }),

/***/ 91354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ countedLabels)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20816);
/* harmony import */ var _platform_files_memory_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52102);
/* harmony import */ var _labels_label_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90548);
/* harmony import */ var _label_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58336);





async function countedLabels({ inputs, base, source }, site) {
    const ownLabels = await (0,_label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readStoredLabels */ .l2)(site);
    const isUsed = inputs?.judges !== undefined || ownLabels.labels.length + ownLabels.problems.length > 0;
    if (!isUsed || base === undefined || !base.isOwnRun || source?.from !== 'base')
        return { ...ownLabels, site, changes: [] };
    try {
        const intact = await (0,_label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .intactAnswers */ .rj)(site);
        const isWanted = (path) => path.endsWith('.jsonl') || !intact.has(path);
        const differences = await base.differences([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(site.cwd, _label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .LABEL_FOLDER */ .QS)], isWanted);
        const siteOfBase = { cwd: site.cwd, files: (0,_platform_files_memory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .overlaid */ .ZY)(site.files, differences) };
        const theirs = await (0,_label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readStoredLabels */ .l2)(siteOfBase);
        const byLine = ({ labels }) => new Map(labels.map((each) => [(0,_labels_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelLine */ .D4)(each.label), each]));
        const [here, there] = [byLine(ownLabels), byLine(theirs)];
        const labelled = new Set(theirs.labels.map(answerOf));
        const removed = theirs.labels.filter(({ label }) => !here.has((0,_labels_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelLine */ .D4)(label)));
        const added = ownLabels.labels.filter((each) => labelled.has(answerOf(each)) && !there.has((0,_labels_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelLine */ .D4)(each.label)));
        const changed = new Set([...removed, ...added].map(({ location: { file } }) => file));
        return {
            labels: [
                ...theirs.labels.map((each) => here.get((0,_labels_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelLine */ .D4)(each.label)) ?? each),
                ...ownLabels.labels.filter((each) => !labelled.has(answerOf(each))),
            ],
            changes: [...changed].sort().map((file) => ({ file })),
            site: siteOfBase,
            problems: [...ownLabels.problems, ...theirs.problems],
        };
    }
    catch (error) {
        const message = `The labels of the base branch could not be read, so no judge is compared with people: ${(0,_config_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error)}`;
        return { labels: [], changes: [], site, problems: [{ code: 'BASE_UNREAD', severity: 'error', message }] };
    }
}
const answerOf = ({ label: { suiteFile, suite, testId, target, answer } }) => JSON.stringify([suiteFile, suite, testId, target, answer]);


/***/ }),

/***/ 9297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ transcript),
/* harmony export */   l: () => (/* binding */ readTranscript)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24593);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(207);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _json_rows_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14474);
/* harmony import */ var _response_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75255);
/* harmony import */ var _cli_output_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40975);
/* harmony import */ var _replay_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51528);









const transcript = (0,_model_ports_provider_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProvider */ .Nj)({
    type: 'transcript',
    promptMode: 'lm',
    canJudge: false,
    isAgent: false,
    images: 'any',
    options: () => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        order: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    create({ file, order }, { files }) {
        const positions = new Map(order.map((testId, index) => [testId, index]));
        let entries;
        return {
            async ask({ testId }, signal) {
                if (signal.aborted)
                    return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .failed */ .gz)('cancelled', 'Stopped before the transcript was read.');
                entries ??= readTranscript(file, file, files);
                const position = positions.get(testId);
                const entry = position === undefined ? undefined : (await entries)[position];
                if (entry === undefined)
                    return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .failed */ .gz)('config', `The transcript has no conversation for the test "${testId}".`);
                return { kind: 'answered', response: { ...entry.response, cached: true } };
            },
        };
    },
});
async function readTranscript(path, shown, files) {
    const hint = 'One JSON object per line, with test_id, role and content. To make it of the session of a coding agent: eval-action import.';
    const lines = await (0,_json_rows_js__WEBPACK_IMPORTED_MODULE_5__/* .readJsonRows */ .I)(lineSchema, { path, shown, what: 'a message of a transcript', hint }, files);
    if (lines.length === 0)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `${shown} contains no conversation`);
    const conversations = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(lines, (line) => line.test_id);
    return Array.from(conversations, ([testId, testLines]) => ({ testId, response: responseOf(testLines) }));
}
const lineSchema = _cli_output_js__WEBPACK_IMPORTED_MODULE_7__/* .wireMessageSchema */ .uI.extend({
    test_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    message_index: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    token_usage: (0,_replay_js__WEBPACK_IMPORTED_MODULE_8__/* .tokensSchema */ .ee)().nullish(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).optional().catch(undefined),
    transcript_duration_ms: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().nullish(),
    transcript_cost_usd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().nullish(),
    transcript_token_usage: (0,_replay_js__WEBPACK_IMPORTED_MODULE_8__/* .tokensSchema */ .ee)().nullish(),
});
function responseOf(lines) {
    const inOrder = lines.toSorted((a, b) => (a.message_index ?? 0) - (b.message_index ?? 0));
    const begin = inOrder.findIndex(({ role }) => role === 'assistant' || role === 'tool');
    const of = (key) => inOrder.find((line) => line[key] != null)?.[key];
    const response = {
        messages: (begin === -1 ? [] : inOrder.slice(begin)).map(({ token_usage: ownUsage, ...line }) => ({
            ...(0,_cli_output_js__WEBPACK_IMPORTED_MODULE_7__/* .asMessage */ .OI)(line),
            ...(ownUsage && { tokenUsage: ownUsage }),
        })),
        durationMs: of('transcript_duration_ms') ?? undefined,
        costUsd: of('transcript_cost_usd') ?? undefined,
        tokenUsage: of('transcript_token_usage') ?? undefined,
    };
    const isSession = lines.some(({ source }) => source?.kind === 'imported_transcript');
    return isSession ? response : (0,_response_js__WEBPACK_IMPORTED_MODULE_6__/* .withKnownCalls */ .PV)(response);
}


/***/ }),

/***/ 45913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ keepsTimeLimit),
/* harmony export */   N$: () => (/* binding */ targetLimit),
/* harmony export */   U7: () => (/* binding */ callTimeLimits),
/* harmony export */   W$: () => (/* binding */ millisecondsOf),
/* harmony export */   iJ: () => (/* binding */ askedLimit),
/* harmony export */   k_: () => (/* binding */ unknownRequestLimits),
/* harmony export */   uW: () => (/* binding */ plannedTimeLimits)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17586);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16271);






function callTimeLimits(tests, inputSeconds) {
    const limits = new Map();
    for (const { suite, test, target } of tests) {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .providers */ .r, target.provider);
        if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true)
            continue;
        const limit = askedLimit(test, inputSeconds, suite) ?? targetLimit(target, kind);
        const key = JSON.stringify([target.name, limit.seconds, limit.from]);
        limits.set(key, { target: target.name, ...limit, tests: (limits.get(key)?.tests ?? 0) + 1 });
    }
    return [...limits.values()];
}
const plannedTimeLimits = ({ steps }, inputSeconds) => callTimeLimits(steps.filter((step) => step.kind === 'run'), inputSeconds);
function unknownRequestLimits({ requestsPerMinute = {} }, targets) {
    const known = [...new Set([...targets, ..._providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .providers */ .r.map(({ type }) => type)])];
    return Object.keys(requestsPerMinute)
        .filter((name) => !known.includes(name) && (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .providers */ .r, name) === undefined)
        .map((name) => {
        const message = `requests-per-minute limits "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(name, 60)}", which is neither a target of these suites nor a provider`;
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .anError */ .Mx)('INPUT_INVALID', message, { hint: (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(name, known, 'targets') });
    });
}
const hasTimeLimit = ({ keys }) => keys?.includes('timeout_seconds') === true;
const keepsTimeLimit = (kind) => hasTimeLimit(kind) && kind.promptMode === 'agent';
function askedLimit(test, inputSeconds, suite) {
    if (test?.timeoutSeconds !== undefined)
        return { seconds: test.timeoutSeconds, from: 'test' };
    if (inputSeconds !== undefined)
        return { seconds: inputSeconds, from: 'input' };
    return suite?.timeoutSeconds === undefined ? undefined : { seconds: suite.timeoutSeconds, from: 'suite' };
}
function targetLimit({ options }, kind) {
    const option = options['timeout_seconds'];
    const seconds = Number(option instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .Variable */ .rT ? option.value : option);
    if (hasTimeLimit(kind) && seconds > 0)
        return { seconds, from: 'target' };
    return { seconds: kind.isAgent ? 1_800 : kind.promptMode === 'agent' ? 120 : 600, from: 'default' };
}
const millisecondsOf = (seconds) => Math.max(1, Math.floor(seconds * 1000));


/***/ }),

/***/ 42563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ startsPrograms),
/* harmony export */   YP: () => (/* binding */ judgesOf),
/* harmony export */   ch: () => (/* binding */ judgeNames),
/* harmony export */   kz: () => (/* binding */ reachesOut),
/* harmony export */   nL: () => (/* binding */ fallbacksOf),
/* harmony export */   qU: () => (/* binding */ judgesOfTest),
/* harmony export */   qh: () => (/* binding */ withModel),
/* harmony export */   r_: () => (/* binding */ judgingProblems),
/* harmony export */   tu: () => (/* binding */ allGradersOf),
/* harmony export */   yX: () => (/* binding */ isModel)
/* harmony export */ });
/* harmony import */ var _graders_graders_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74910);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81667);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16271);
/* harmony import */ var _suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24928);







function judgesOf(file, lookUp, inputs) {
    const known = new Map();
    const named = (name) => (0,_model_values_once_js__WEBPACK_IMPORTED_MODULE_4__/* .getOrMake */ .I)(known, name, () => {
        const { target, problems } = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_6__/* .resolveTarget */ .u1)({ name, location: undefined }, { file, kinds: _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .providers */ .r, lookUp });
        const errors = problems.filter(({ severity }) => severity === 'error');
        return { target, problems: target === undefined ? errors : [] };
    });
    const otherFor = (target) => {
        if (inputs.graderTarget !== undefined)
            return inputs.graderTarget;
        const { graderTarget } = target;
        const isThere = file.entries.some(({ name }) => name === graderTarget);
        return isThere || !canJudge(target) ? graderTarget : undefined;
    };
    return {
        names: file.entries.map(({ name }) => name).toSorted(),
        named,
        nameFor: (target) => otherFor(target) ?? (canJudge(target) ? target.name : undefined),
        of(target) {
            const other = otherFor(target);
            if (other !== undefined)
                return named(other);
            if (canJudge(target))
                return { target, problems: [] };
            const message = `The answers of the target "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(target.name, 60)}" cannot be judged: it has no "grader_target", and the provider ${target.provider} cannot judge its own answers`;
            const hint = 'Set "grader_target" of the target, or --grader-target (grader-target), to a target that is a model.';
            return { problems: [(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .anError */ .Mx)('TARGET_INVALID', message, { location: target.location, hint })] };
        },
    };
}
const canJudge = ({ provider }) => (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .providers */ .r, provider)?.canJudge === true;
function withModel(choice, model) {
    const { target } = choice;
    if (target === undefined || model === undefined)
        return choice;
    if ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .providers */ .r, target.provider)?.keys?.includes('model') !== true) {
        const message = `The grader names a model, but the target "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(target.name, 60)}" (${target.provider}) has no choice of models`;
        const hint = 'Remove "model" of the grader, or set its "target" to a model.';
        return { problems: [(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .anError */ .Mx)('TARGET_INVALID', message, { hint })] };
    }
    const { deployment: _, variant: __, ...options } = target.options;
    return { target: { ...target, options: { ...options, model } }, problems: [] };
}
function judgingProblems(test, target, judges) {
    const judgings = judgingsOf(test);
    const problems = judgings.flatMap((judging) => {
        const named = choiceOf(judging, target, judges);
        if (named.target === undefined && judging.name === undefined)
            return [];
        const choice = withModel(named, judging.model);
        return choice.problems.map((problem) => ({ ...problem, location: problem.location ?? judging.spec.location }));
    });
    const isOfTarget = judgings.some(({ name }) => name === undefined);
    return [...problems, ...(isOfTarget ? judges.of(target).problems : [])];
}
const choiceOf = ({ name }, target, judges) => name === undefined ? judges.of(target) : judges.named(name);
function judgesOfTest(test, target, judges) {
    const choices = judgingsOf(test).map((judging) => choiceOf(judging, target, judges));
    return [...new Set(choices.flatMap((choice) => choice.target ?? []))];
}
const fallbacksOf = ({ fallbackTargets }, judges) => fallbackTargets.flatMap((name) => judges?.named(name).target ?? []);
const judgeNames = (test, other) => judgingsOf(test).flatMap(({ name = other }) => name ?? []);
function judgingsOf(test) {
    const judgings = [];
    for (const spec of allGradersOf(test)) {
        const { needsJudge, takesModel } = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_graders_graders_index_js__WEBPACK_IMPORTED_MODULE_0__/* .graders */ .F, spec.type) ?? {};
        if (needsJudge === undefined)
            continue;
        const name = nameIn(spec.options['target']);
        const model = takesModel ? nameIn(spec.options['model']) : undefined;
        if (name !== undefined || needsJudge(spec.options))
            judgings.push({ spec, name, model });
    }
    return judgings;
}
const nameIn = (value) => (typeof value === 'string' && value.trim()) || undefined;
const allGradersOf = ({ graders: specs, conversation }) => [specs, ...(conversation?.turns ?? []).map((turn) => turn.graders)].flatMap(allGraders);
const allGraders = (specs) => specs.flatMap((spec) => [spec, ...allGraders(spec.members ?? [])]);
function reachesOut({ type, options }) {
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_graders_graders_index_js__WEBPACK_IMPORTED_MODULE_0__/* .graders */ .F, type);
    return kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
}
function startsPrograms({ type, options, members = [] }) {
    return (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_graders_graders_index_js__WEBPACK_IMPORTED_MODULE_0__/* .graders */ .F, type)?.startsPrograms?.(options) === true || members.some(startsPrograms);
}
const isModel = ({ provider }) => {
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .providers */ .r, provider);
    return kind?.promptMode === 'lm' && !kind.isAgent;
};


/***/ }),

/***/ 64726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M_: () => (/* binding */ runSessionHooks),
/* harmony export */   R7: () => (/* binding */ hookNotes),
/* harmony export */   jL: () => (/* binding */ hookNoteLines)
/* harmony export */ });
/* unused harmony export variablesIn */
/* harmony import */ var _graders_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35927);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29119);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);




const DEADLINE_MS = 5 * 60_000;
async function runSessionHooks(site) {
    const { runtime, cwd, environments, configurations, inputs } = site;
    for (const hook of await configurations.hooks()) {
        const [folder = cwd] = hook.folders;
        const { program: env } = await environments.childEnvsIn(folder, { AGENTV_EXPERIMENT: inputs.experiment });
        const command = { shell: hook.command };
        const limits = { timeoutMs: DEADLINE_MS, maxBytes: _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_OUTPUT_BYTES */ .$ };
        const ended = await runtime.exec.run({ command, cwd, env, ...limits }, runtime.signal);
        if (ended.kind !== 'exited' || ended.exitCode !== 0) {
            const how = ended.kind === 'exited' ? `ended with exit code ${ended.exitCode}` : (0,_graders_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .endedHow */ .bQ)(ended, DEADLINE_MS);
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('HOOK_FAILED', `The command of "before_session" ${how}`, {
                location: hook.location,
                hint: 'Its output is not shown, because it may contain secrets. Run the command yourself to see it.',
            });
        }
        environments.provide(hook.folders, variablesIn(ended.stdout));
    }
}
async function hookNotes({ configurations }, message = 'This command does not run "before_session", so the variables that it prints are unknown') {
    return (await configurations.hooks()).map(({ location }) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .aWarning */ .ot)('UNUSED', message, { location }));
}
async function hookNoteLines(site) {
    return (await hookNotes(site)).map((note) => (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(`note: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemText */ .fI)(note)}`));
}
function variablesIn(stdout) {
    const variables = new Map();
    for (const line of stdout.split(/\r?\n/)) {
        const [, name, value] = /^\s*(?:export\s+)?([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
        const text = value?.trim() ?? '';
        if (name !== undefined)
            variables.set(name, /^(["'])(.*)\1$/.exec(text)?.[2] ?? text);
    }
    return Object.fromEntries(variables);
}


/***/ }),

/***/ 36973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ runSuiteProgram)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/processes.js
var processes = __webpack_require__(29119);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/mapping.js
var mapping = __webpack_require__(92838);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/js/src/platform/process/suite-loader.js

const suiteLoader = (path, mark) => {
    const program = `
const noFunction = (key, value) => {
  if (typeof value !== 'function') return value;
  const name = value.name === '' ? '' : ' "' + value.name + '"';
  throw new Error('The suite contains a function' + name + ', and may only contain data. Put graders in .agentv/assertions.');
};
globalThis[Symbol.for('eval-action.suite')] = (suite) => {
  const text = ${JSON.stringify(`\n${mark}`)} + JSON.stringify(suite ?? null, noFunction) + '\\n';
  process.stdout.write(text, () => process.exit(0));
};`;
    const modules = [`data:text/javascript,${encodeURIComponent(program)}`, (0,external_node_url_.pathToFileURL)(path).href];
    const [hook, suite] = modules.map((address) => JSON.stringify(address));
    const take = "globalThis[Symbol.for('eval-action.suite')]";
    return `import ${hook}; import * as loaded from ${suite}; const { default: made } = loaded; ${take}(typeof made === 'function' ? await made() : made);`;
};

// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
;// CONCATENATED MODULE: ./build/js/src/runner/case/suite-program.js







const DEADLINE_MS = 60_000;
async function runSuiteProgram(path, folder, site) {
    const { runtime, cwd, environments, inputs } = site;
    const file = (0,shown_path/* shownPath */.p)(path, cwd);
    const failed = (why, hint) => (0,errors/* userError */.IF)('FILE_UNREADABLE', `${file} could not be loaded: ${why}`, {
        location: { file, line: 1, column: 1 },
        hint,
    });
    const starter = await runtime.scripts.starter((0,external_node_path_.extname)(path));
    if (starter.kind === 'none')
        throw failed(`${starter.missing} is missing`, starter.hint);
    const { program: env } = await environments.childEnvsIn(folder, { AGENTV_EXPERIMENT: inputs.experiment });
    const mark = `suite ${runtime.newId()} `;
    const [program, ...flags] = starter.command;
    const command = [program, ...flags, '--input-type=module', '-e', suiteLoader(path, mark)];
    const ended = await runtime.exec.run({ command, cwd: folder, env, timeoutMs: DEADLINE_MS, maxBytes: processes/* MAX_OUTPUT_BYTES */.$ }, runtime.signal);
    if (ended.kind !== 'exited')
        throw failed(`it ended with "${ended.kind}"`);
    const printed = ended.stdout.split('\n').findLast((line) => line.startsWith(mark));
    if (ended.exitCode !== 0 || printed === undefined) {
        const cause = /^\S*Error(?: \[\w+\])?: .+$/m.exec(ended.stderr)?.[0] ?? ended.stderr.trim();
        throw failed(`exit code ${ended.exitCode}. ${(0,text_text/* cutEnd */.ym)(cause, MAX_ERROR_LENGTH)}`);
    }
    const suite = inYamlWords(JSON.parse(printed.slice(mark.length)));
    const { spec_file: other, target } = (0,mapping/* isMapping */.pi)(suite) ? suite : {};
    if (typeof other === 'string')
        throw failed('it leads to another suite', `Run that one: eval-action run ${other}`);
    if ((0,mapping/* isMapping */.pi)(target))
        throw failed('its target is no name', 'Name a target of .agentv/targets.yaml.');
    return suite ?? {};
}
const MAX_ERROR_LENGTH = 2_000;
function inYamlWords(value) {
    if (!(0,mapping/* isMapping */.pi)(value))
        return value;
    const renamed = Object.entries(value).map(([key, item]) => [
        /^[a-z]+(?:[A-Z][a-z]*)+$/.test(key) ? (0,text_text/* snake */.t9)(key) : key,
        ['tests', 'assertions'].includes(key) && Array.isArray(item) ? item.map(inYamlWords) : item,
    ]);
    return Object.fromEntries(renamed);
}


/***/ }),

/***/ 43048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LR: () => (/* binding */ testProblems),
/* harmony export */   up: () => (/* binding */ variantProblems),
/* harmony export */   yR: () => (/* binding */ imageProblems)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _graders_graders_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74910);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_run_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89976);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38034);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56290);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16271);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81457);
/* harmony import */ var _workspaces_workspace_mode_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14687);
/* harmony import */ var _judges_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42563);











const testProblems = (test, target, judges) => [
    ...imageProblems(test, target),
    ...(0,_judges_js__WEBPACK_IMPORTED_MODULE_10__/* .judgingProblems */ .r_)(test, target, judges),
    ...containerProblems(test, target, judges),
];
async function variantProblems(suite, target, { files, cwd }) {
    if (target.workspace === undefined)
        return [];
    const { location, withoutSkills } = target.workspace;
    const problem = (message, hint) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .anError */ .Mx)('TARGET_INVALID', `The variant "${target.name}" ${message}`, { location, hint });
    if ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_7__/* .providers */ .r, target.provider)?.promptMode !== 'agent') {
        const hint = 'Set "model", "prompt" or "env", or change a coding agent or a program.';
        return [problem(`changes the workspace, which the provider ${target.provider} does not see`, hint)];
    }
    const workspaces = suite.tests.flatMap((test) => test.kind === 'test' ? ((0,_workspaces_workspace_mode_js__WEBPACK_IMPORTED_MODULE_9__/* .workspaceOf */ .B3)({ suite, test, target }) ?? []) : []);
    const isFilled = workspaces.some(({ template, repositories }) => template !== undefined || repositories.length > 0);
    if (withoutSkills !== undefined && !isFilled) {
        const hint = 'Set "template" of the workspace to a folder with skills, or name a repository in "repos".';
        return [problem('leaves out skills, and no test has a workspace with a template or a repository', hint)];
    }
    const local = workspaces.flatMap(({ template, repositories }) => repositories.length > 0 ? [] : (template?.path ?? []));
    const checks = [...new Set(local)].map(async (template) => {
        const shown = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(template, cwd);
        const state = await files.state(template);
        if (state === 'missing') {
            return [problem(`has a template that does not exist: ${shown}`, 'Create the folder, or correct its path.')];
        }
        if (state === 'file' || !Array.isArray(withoutSkills))
            return [];
        const paths = await files.glob(['**/SKILL.md', '!**/.git/**'], { cwd: template, followLinks: false });
        const known = paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)));
        return withoutSkills
            .filter((name) => !known.includes(name))
            .map((name) => {
            const hint = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestion */ .h)(name, known, 'skills');
            return problem(`leaves out a skill that ${shown} does not have: "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)}"`, hint);
        });
    });
    return (await Promise.all(checks)).flat();
}
function imageProblems({ input, location }, target) {
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_7__/* .providers */ .r, target.provider);
    const types = kind?.images ?? [];
    if (types === 'any')
        return [];
    const quoted = (path) => `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), 60)}"`;
    const name = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(target.name, 60);
    const problem = (why, hint) => {
        const message = `The target "${name}" (${target.provider}) cannot get this question: ${why}`;
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .anError */ .Mx)('TARGET_INVALID', message, { location, hint });
    };
    const misplaced = input
        .filter((message) => message.role !== 'user' && (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_3__/* .imagesIn */ .o$)([message]).length > 0)
        .map(({ role }) => problem(`an image is part of a message of the role "${role}"`, 'Move the image to a message with the role "user".'));
    const refused = (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_3__/* .imagesIn */ .o$)(input)
        .filter(({ mediaType }) => !types.includes(mediaType))
        .map(({ mediaType, absolutePath }) => {
        const image = absolutePath === undefined ? 'an image' : quoted(absolutePath);
        return types.length === 0
            ? problem(`it does not accept images, and ${image} is one`, 'Use a target that accepts images.')
            : problem(`${image} is ${mediaType}, and it only accepts ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(types)}`, 'Convert the image.');
    });
    const contents = kind?.promptMode === 'agent' ? [] : (0,_model_run_message_js__WEBPACK_IMPORTED_MODULE_3__/* .partsIn */ .gw)(input);
    const binary = contents.flatMap((part) => part.type === 'file' && part.text.includes('\0')
        ? problem(`${quoted(part.absolutePath)} is not a text file`, 'Convert the file to text, or use a coding agent or a program, which open files themselves.')
        : []);
    return [...misplaced, ...refused, ...binary];
}
function containerProblems(test, target, judges) {
    const { docker } = test.workspace ?? {};
    if (docker === undefined)
        return [];
    const ofGraders = (0,_judges_js__WEBPACK_IMPORTED_MODULE_10__/* .allGradersOf */ .tu)(test)
        .filter(({ type, options }) => {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .findKind */ .oH)(_graders_graders_index_js__WEBPACK_IMPORTED_MODULE_1__/* .graders */ .F, type);
        return kind?.type === 'code-grader' && kind.needsJudge?.(options) === true;
    })
        .map(({ location }) => {
        const message = 'This code grader calls a model ("target"), which is not possible in a container';
        const hint = 'Remove "target" from the grader, or "docker" from the workspace of the test.';
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .anError */ .Mx)('TARGET_INVALID', message, { location, hint });
    });
    if (!docker.runsAgent)
        return ofGraders;
    const runsOutside = ({ provider }) => {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_7__/* .providers */ .r, provider);
        return kind?.promptMode === 'agent' && kind.isRecorded !== true && kind.runsInContainer !== true;
    };
    const outside = [target, ...(0,_judges_js__WEBPACK_IMPORTED_MODULE_10__/* .fallbacksOf */ .nL)(target, judges)].filter(runsOutside).map(({ name, provider }) => {
        const message = `The target "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)}" cannot run in a container, and "docker" of the workspace says "agent: true"`;
        const expected = `a command (cli) or a coding agent; the provider ${provider} starts its program on this machine`;
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .anError */ .Mx)('TARGET_INVALID', message, { location: docker.location, expected });
    });
    return [...ofGraders, ...outside];
}


/***/ }),

/***/ 58601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vk: () => (/* binding */ refuseWithJudges),
/* harmony export */   jP: () => (/* binding */ withJudgeFingerprints),
/* harmony export */   nL: () => (/* binding */ judgeTests),
/* harmony export */   tX: () => (/* binding */ withLabelledSuites)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _graders_labels_agreement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80034);
/* harmony import */ var _graders_labels_label_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90548);
/* harmony import */ var _graders_people_label_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58336);
/* harmony import */ var _graders_people_run_agreement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17030);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7126);
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55631);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20758);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(70110);
/* harmony import */ var _case_judges_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42563);
/* harmony import */ var _plan_canonical_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31898);













async function withLabelledSuites(inputs, { labels, problems, site }) {
    if (problems.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(problems);
    const named = [...new Set(labels.map(({ label }) => label.suiteFile))].sort();
    const states = await Promise.all(named.map((file) => site.files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, file))));
    const evals = named.filter((_, index) => states[index] === 'file');
    const withEvals = [...new Set([...inputs.explicitInputs, 'evals'])];
    if (evals.length > 0)
        return { ...inputs, evals, explicitInputs: withEvals, cache: [] };
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .userError */ .IF)('NOTHING_MATCHED', 'No judge can be tested', {
        expected: 'labels in .agentv/labels whose suites exist',
        found: named.length > 0 ? `labels of ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(named)}` : undefined,
        hint: named.length > 0
            ? 'If you have moved a suite, change "suite_file" of its labels.'
            : 'The page of a run makes labels of its answers ("eval-action open").',
    });
}
async function judgeTests(placed, inputs, { labels, site }) {
    const locations = new Map(labels.map(({ label, location }) => [label, location]));
    const tests = [];
    const warnings = [];
    for (const human of (0,_graders_labels_agreement_js__WEBPACK_IMPORTED_MODULE_1__/* .humanVerdicts */ .Ks)([...locations.keys()], (0,_graders_people_run_agreement_js__WEBPACK_IMPORTED_MODULE_4__/* .labelPolicy */ .b2)(inputs))) {
        const location = locations.get(human.labels[0]);
        if (location === undefined)
            continue;
        const test = await testedBy(human, location, placed, site);
        if (typeof test !== 'string')
            tests.push(test);
        else
            warnings.push((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .aWarning */ .ot)('UNUSED', `This label is no test of its judge: ${test}`, { location }));
    }
    if (tests.length === 0) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo([(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .anError */ .Mx)('NOTHING_MATCHED', 'No label tests a judge'), ...(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .groupProblems */ .Uh)(warnings)]);
    }
    const ofJudges = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_10__/* .grouped */ .z)(tests, ({ on, judge, human }) => [on.suite.path, on.suite.name, judge, human.grader]);
    const suites = Array.from(ofJudges.values(), (ofJudge) => suiteOf(ofJudge, inputs));
    const judges = new Map(suites.map(({ suite, judges: each }) => [suite.path, each]));
    return { suites, judges, warnings };
}
async function testedBy(human, location, { suites, judges }, site) {
    const [label] = human.labels;
    if (human.verdict === 'excluded')
        return 'it has no verdict that counts as pass or fail';
    if (human.verdict === 'tie')
        return 'as many people say pass as fail';
    const on = suites.find(({ suite: { file, name } }) => file === label.suiteFile && name === label.suite);
    const suiteJudges = on && judges.get(on.suite.path);
    if (on === undefined || suiteJudges === undefined)
        return `the suite "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cutEnd */ .ym)(label.suite, 60)}" does not exist in its file`;
    const test = on.suite.tests.find(({ id }) => id === label.testId);
    if (test?.kind !== 'test')
        return `the suite has no test "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cutEnd */ .ym)(label.testId, 60)}" that can run`;
    if (test.conversation !== undefined)
        return 'only the last answer of a conversation is stored';
    const typeOf = (each) => (/^rubrics?$/.test(each.type) ? 'llm-grader' : (0,_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_7__/* .shownType */ .si)(each));
    const spec = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .allGradersOf */ .tu)(test).find((each) => `${typeOf(each)}:${each.name}` === human.grader);
    if (spec === undefined)
        return `the test has no grader "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .cutEnd */ .ym)(human.grader, 60)}" any more`;
    const answer = await (0,_graders_people_label_store_js__WEBPACK_IMPORTED_MODULE_3__/* .readStoredAnswer */ .aC)(label.answer, site);
    if (answer === undefined)
        return 'its answer is not stored in .agentv/labels/answers';
    const target = on.targets.find(({ name }) => name === label.target) ?? on.targets[0];
    const graderTarget = target && suiteJudges.nameFor(target);
    const named = spec.options['target'];
    const judge = typeof named === 'string' && named.trim() !== '' ? named.trim() : (graderTarget ?? 'judge');
    return { human, expected: human.verdict, location, on, judges: suiteJudges, test, spec, answer, judge, graderTarget };
}
const idOf = ({ human }) => (0,_graders_people_run_agreement_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeTestId */ .X5)(human.labels[0]);
function suiteOf(labelledTests, { judgeMinAgreement: threshold }) {
    const [{ on, judges, human, location, judge, graderTarget }] = labelledTests;
    const { threshold: _, mustPass: __, watch: ___, trials: ____, maxCostUsd: _____, ...suiteSettings } = on.suite;
    const name = (0,_graders_people_run_agreement_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeSuiteName */ .nM)(human.grader);
    const suite = {
        ...suiteSettings,
        threshold,
        name,
        file: location.file,
        path: `${on.suite.path}#${judge}#${name}`,
        location: { ...location, line: 1, column: 1 },
        targets: [],
        tests: labelledTests.map(testOf),
    };
    const target = {
        name: judge,
        resolvedName: judge,
        provider: 'stored-answer',
        options: { answers: Object.fromEntries(labelledTests.map((each) => [idOf(each), each.answer.output])) },
        graderTarget,
        fallbackTargets: [],
        batching: false,
        location: suite.location,
    };
    return { suite, targets: [target], judges, inTheWay: (test) => (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgingProblems */ .r_)(test, target, judges) };
}
function testOf(labelledTest) {
    const { human, expected, location, test, spec, answer } = labelledTest;
    const { workspace: _, timeoutSeconds: __, maxCostUsd: ___, targets: ____, ...testSettings } = test;
    const now = (0,_graders_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .answerTextOf */ .JC)({ input: test.input, output: answer.output }).input;
    const isSame = JSON.stringify(now) === JSON.stringify(answer.input);
    const grader = {
        name: spec.name,
        type: 'judge-verdict',
        declaredAs: 'judge-verdict',
        weight: 1,
        negate: false,
        options: { expected, negated: spec.negate },
        members: [spec],
        location: spec.location,
    };
    return {
        ...testSettings,
        id: idOf(labelledTest),
        location,
        input: isSame ? test.input : answer.input.map((content) => ({ role: 'user', content })),
        graders: [grader],
        threshold: 1,
        mustPass: human.labels.some(({ anchor }) => anchor === true),
        dependsOn: [],
    };
}
const withJudgeFingerprints = (plan, judges) => ({
    ...plan,
    steps: plan.steps.map((step) => {
        if (step.kind !== 'run')
            return step;
        const { test, target, suite } = step;
        const [, , rubric = '', model = '', ...limits] = (step.measure ?? '').split('.');
        const output = target.options['answers'][test.id] ?? '';
        const ofSuite = judges.get(suite.path);
        const asksModelsOnly = ofSuite !== undefined && (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesOfTest */ .qU)(test, target, ofSuite).every(_case_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .isModel */ .yX) && !test.graders.some(_case_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .startsPrograms */ .JS);
        return {
            ...step,
            measure: (0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__/* .measureText */ .kD)({
                question: (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_12__/* .hashOf */ .qQ)([(0,_graders_labels_label_js__WEBPACK_IMPORTED_MODULE_2__/* .answerTextOf */ .JC)({ input: test.input, output }), test.graders[0]?.options]),
                graders: (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_12__/* .hashOf */ .qQ)('equals'),
                judge: (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_12__/* .hashOf */ .qQ)('none'),
                limits: limits.join('.'),
            }),
            subject: (0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_6__/* .subjectText */ .yq)({
                target: (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_12__/* .hashOf */ .qQ)([rubric, model]),
                workspace: (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_12__/* .hashOf */ .qQ)('none'),
                files: asksModelsOnly ? (0,_plan_canonical_js__WEBPACK_IMPORTED_MODULE_12__/* .hashOf */ .qQ)('none') : undefined,
            }),
        };
    }),
});
function refuseWithJudges({ explicitInputs, judges }) {
    const wrong = OTHER_TESTS.filter((name) => explicitInputs.includes(name));
    if (judges === undefined || wrong.length === 0)
        return;
    const names = wrong.map((name) => `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_9__/* .kebab */ .i9)(name)}"`).join(' and ');
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .userError */ .IF)('INPUT_INVALID', `${names} cannot be set together with "judges": the labels name the suites`, {
        hint: 'Remove one of the two. "grader-target" names the judge, and "test-id" selects labelled answers.',
    });
}
const OTHER_TESTS = ['evals', 'target', 'tag', 'excludeTag', 'shard'];


/***/ }),

/***/ 35822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c2: () => (/* binding */ openSite),
  iA: () => (/* binding */ prepare),
  hu: () => (/* binding */ suiteReading),
  Ui: () => (/* binding */ targetsFileOf),
  Bd: () => (/* binding */ variantOn),
  w5: () => (/* binding */ wantedTargets),
  p7: () => (/* binding */ workingDirectory)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/config/configuration.js
var configuration = __webpack_require__(66580);
// EXTERNAL MODULE: ./build/js/src/config/environments.js
var config_environments = __webpack_require__(55250);
// EXTERNAL MODULE: ./build/js/src/config/outside-paths.js
var outside_paths = __webpack_require__(58780);
// EXTERNAL MODULE: ./build/js/src/graders/graders/index.js + 20 modules
var graders = __webpack_require__(74910);
// EXTERNAL MODULE: ./build/js/src/graders/people/counted-labels.js
var counted_labels = __webpack_require__(91354);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/grouped.js
var grouped = __webpack_require__(70110);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/providers/providers/index.js + 33 modules
var providers = __webpack_require__(16271);
// EXTERNAL MODULE: ./build/js/src/providers/providers/transcript.js
var providers_transcript = __webpack_require__(9297);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/graders/custom-grader-files.js
var custom_grader_files = __webpack_require__(12269);
// EXTERNAL MODULE: ./build/js/src/suites/load.js
var load = __webpack_require__(89885);
// EXTERNAL MODULE: ./build/js/src/suites/references/file-paths.js
var file_paths = __webpack_require__(13037);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/suites/targets/dry-run.js
var dry_run = __webpack_require__(67121);
// EXTERNAL MODULE: ./build/js/src/suites/targets/read.js
var read = __webpack_require__(18750);
// EXTERNAL MODULE: ./build/js/src/suites/targets/resolve.js
var resolve = __webpack_require__(24928);
// EXTERNAL MODULE: ./build/js/src/suites/targets/variables.js
var variables = __webpack_require__(76845);
// EXTERNAL MODULE: ./build/js/src/runner/call-time-limits.js
var call_time_limits = __webpack_require__(45913);
// EXTERNAL MODULE: ./build/js/src/runner/case/judges.js
var case_judges = __webpack_require__(42563);
;// CONCATENATED MODULE: ./build/js/src/runner/case/on-transcript.js




const transcriptTarget = (path, cwd) => ({
    name: 'transcript',
    resolvedName: 'transcript',
    provider: 'transcript',
    options: { file: (0,external_node_path_.resolve)(cwd, path), order: [] },
    fallbackTargets: [],
    batching: false,
    location: { file: (0,shown_path/* shownPath */.p)((0,external_node_path_.resolve)(cwd, path), cwd), line: 1, column: 1 },
});
function planOnTranscript({ steps, requirements }, entries) {
    const order = steps.map(({ test }) => test.id);
    if (order.length !== entries.length) {
        const counts = `${(0,text_text/* plural */.LS)('conversation', entries.length)} for ${(0,text_text/* plural */.LS)('test', order.length)}`;
        throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `The transcript has ${counts}; each test is graded with the one at its position`, {
            hint: 'Select the tests that it was recorded for, in the same order.',
        });
    }
    const misplaced = entries.findIndex(({ testId }, index) => testId !== order[index] && order.includes(testId));
    const warning = (message) => (0,model_errors/* aWarning */.ot)('UNUSED', message);
    const hasTrials = steps.some((step) => step.kind !== 'broken' && step.trials.count > 1);
    return {
        plan: {
            requirements,
            steps: steps.map((step) => step.kind === 'broken'
                ? step
                : {
                    ...step,
                    trials: { ...step.trials, count: 1 },
                    target: { ...step.target, options: { ...step.target.options, order } },
                }),
        },
        warnings: [
            ...(hasTrials ? [warning('Each test has one trial, because a transcript has one conversation per test')] : []),
            ...(misplaced === -1
                ? []
                : [
                    warning(`The transcript has another order of tests: the conversation of "${entries[misplaced]?.testId}" is graded as "${order[misplaced]}"`),
                ]),
        ],
    };
}

// EXTERNAL MODULE: ./build/js/src/runner/case/session-hooks.js
var session_hooks = __webpack_require__(64726);
// EXTERNAL MODULE: ./build/js/src/runner/case/suite-program.js + 1 modules
var suite_program = __webpack_require__(36973);
// EXTERNAL MODULE: ./build/js/src/runner/case/test-problems.js
var test_problems = __webpack_require__(43048);
// EXTERNAL MODULE: ./build/js/src/runner/judge-tests.js
var judge_tests = __webpack_require__(58601);
// EXTERNAL MODULE: ./build/js/src/runner/plan/make-plan.js
var make_plan = __webpack_require__(28514);
// EXTERNAL MODULE: ./build/js/src/runner/program-problems.js
var program_problems = __webpack_require__(85811);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/fingerprints.js + 1 modules
var fingerprints = __webpack_require__(8271);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/watched-files.js
var watched_files = __webpack_require__(31445);
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/prepare.js


































async function prepare(inputs, runtime, counted) {
    if (inputs.judges === undefined)
        return planned(await openSite(inputs, runtime), undefined);
    const here = async () => ({ cwd: await workingDirectory(inputs, runtime), files: runtime.files });
    const labels = counted ?? (await (0,counted_labels/* countedLabels */.U)({}, await here()));
    return planned(await openSite(await (0,judge_tests/* withLabelledSuites */.tX)(inputs, labels), runtime), labels);
}
async function openSite(inputs, runtime, { hasPlaceholders = false } = {}) {
    runtime.redactor.configure(inputs);
    const cwd = await workingDirectory(inputs, runtime);
    const root = await (0,discover/* findRepository */.W1)(cwd, runtime.files);
    const environments = new config_environments/* Environments */.B5(runtime, { root, cwd, hasPlaceholders });
    const configurations = new configuration/* Configurations */.m9({ runtime, cwd, root, environments, inputs });
    const withPrograms = ownPrograms({ runtime, cwd, root });
    return { inputs, runtime, cwd, root, environments, configurations, withPrograms };
}
const suiteReading = ({ inputs, runtime, cwd, root, environments, configurations }) => ({
    files: runtime.files,
    cwd,
    root,
    graders: graders/* graders */.F,
    scripts: runtime.scripts,
    variables: (folder) => environments.lookUpIn(folder),
    mayLackVariables: environments.hasPlaceholders ? 'plan' : undefined,
    tagFilter: inputs,
    variants: async (folder) => (await configurations.of(folder)).config.variants ?? [],
    guidelinePatterns: async (folder) => (await configurations.of(folder)).config.guidelinePatterns ?? [],
});
async function planned(site, labels) {
    const { inputs, cwd, root, environments } = site;
    const { transcript } = inputs;
    const read = await readSuites(site);
    const { watched, configs } = read;
    let { placed, warnings, suiteFiles } = read;
    if (labels !== undefined) {
        const tests = await (0,judge_tests/* judgeTests */.nL)(placed, inputs, labels);
        placed = { ...placed, suites: [...tests.suites], judges: new Map(tests.judges) };
        warnings = [...warnings, ...tests.warnings];
        suiteFiles = [...new Set(tests.suites.map(({ suite: { file } }) => file))];
    }
    const real = (0,make_plan/* makePlan */.Cs)(placed.suites, {
        testIds: inputs.testId,
        isWanted: await selection(placed.suites, site),
        trials: inputs.trials,
        threshold: inputs.threshold,
        mustPass: inputs.mustPass,
        alternates: inputs.experimentAgainst.length > 0,
    });
    const recorded = transcript === undefined
        ? undefined
        : planOnTranscript(real, await (0,providers_transcript/* readTranscript */.l)((0,external_node_path_.resolve)(cwd, transcript), transcript, site.runtime.files));
    const fingerprinted = inputs.dryRun
        ? (0,dry_run/* dryPlanOf */.qu)(real)
        : await (0,fingerprints/* withFingerprints */.Q)(recorded?.plan ?? real, { ...placed, watched }, site);
    const plan = labels !== undefined ? (0,judge_tests/* withJudgeFingerprints */.jP)(fingerprinted, placed.judges) : fingerprinted;
    const broken = plan.steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
    if (plan.steps.every(({ kind }) => kind === 'broken'))
        throw new model_errors/* UserError */.yo(withoutRepeats(broken));
    const missing = broken.filter(({ code }) => code === 'SECRET_MISSING');
    if (missing.length > 0)
        throw new model_errors/* UserError */.yo(withoutRepeats(missing));
    if (!inputs.dryRun)
        await refuseMissingPrograms(plan, site);
    const notes = inputs.dryRun ? await (0,session_hooks/* hookNotes */.R7)(site) : [];
    return {
        inputs,
        plan,
        suiteFiles,
        warnings: [...warnings, ...(recorded?.warnings ?? []), ...notes],
        judges: placed.judges,
        environments,
        configs,
        watched,
        cwd,
        root,
    };
}
async function selection(placed, { inputs, runtime }) {
    const { grep, only } = inputs;
    if (grep === undefined && only === undefined)
        return undefined;
    const ids = new Set(placed.flatMap(({ suite }) => suite.tests.map(({ id }) => id)));
    for (const id of ids) {
        if (grep === undefined)
            break;
        const match = await runtime.matcher.matches(grep, id, runtime.signal);
        if (match.kind === 'tooLong') {
            throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `The pattern of --grep takes too long for the id "${id}"`, {
                hint: 'Use a simpler regular expression, or a plain text.',
            });
        }
        if (match.kind === 'matched' && !match.matched)
            ids.delete(id);
    }
    if (ids.size === 0 && grep !== undefined) {
        throw (0,model_errors/* userError */.IF)('NOTHING_MATCHED', `No test has an id that --grep ${(0,text_text/* cutEnd */.ym)(grep.source, 60)} finds`, {
            hint: 'See the ids with eval-action list.',
        });
    }
    const keys = only && new Set(only);
    return (test) => ids.has(test.testId) && (keys === undefined || keys.has((0,result_keys/* resultKey */.ZH)(test)));
}
async function readSuites(site) {
    const { inputs, cwd } = site;
    const { transcript } = inputs;
    const paths = await (0,configuration/* findConfiguredSuites */.X_)(site);
    const configured = withoutRepeats(await (0,configuration/* configProblems */.rg)(paths, site));
    const errors = configured.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    if (!inputs.dryRun)
        await (0,session_hooks/* runSessionHooks */.M_)(site);
    const { suites, warnings: loading } = await (0,load/* loadSuites */._)(paths, {
        ...suiteReading(site),
        ...(!inputs.dryRun && { runProgram: (path) => (0,suite_program/* runSuiteProgram */.G)(path, (0,external_node_path_.dirname)(path), site) }),
    });
    const outside = await Promise.all(suites.map((suite) => (0,outside_paths/* outsidePaths */.Q)(suite, site, inputs.outputDirectory)));
    if (outside.flat().length > 0)
        throw new model_errors/* UserError */.yo(outside.flat());
    if (transcript !== undefined && suites.length > 1) {
        throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `A transcript needs exactly one suite, but ${suites.length} are selected`, {
            hint: 'Select the suite that it was recorded for.',
        });
    }
    const placed = await placeOnTargets(suites, site, transcript && transcriptTarget(transcript, cwd));
    const watched = await (0,watched_files/* watchedFiles */.I)(suites, site);
    const ofPrograms = await Promise.all(placed.suites.map(async ({ suite, targets }) => [
        ...(await (0,program_problems/* missingPrograms */.iB)(suite, targets, site)).map(model_errors/* asWarning */.PQ),
        ...(0,program_problems/* unaskedTargets */.m8)(targets),
    ]));
    const warnings = withoutRepeats([
        ...configured,
        ...(await (0,configuration/* overlookedSuites */.OE)(paths, site)),
        ...loading,
        ...(0,make_plan/* repeatedNames */.H3)(suites),
        ...(0,make_plan/* unmatchedIds */.ik)(suites, inputs.testId),
        ...placed.warnings,
        ...ofPrograms.flat(),
        ...watched.warnings,
    ]);
    if (inputs.strict) {
        const broken = suites.flatMap(({ tests }) => tests.flatMap((test) => (test.kind === 'broken' ? test.problems : [])));
        const all = [...broken, ...warnings].map(model_errors/* underStrict */.IB).filter(({ severity }) => severity === 'error');
        if (all.length > 0)
            throw new model_errors/* UserError */.yo(all);
    }
    const suiteFiles = paths.map((path) => (0,shown_path/* shownPath */.p)(path, cwd));
    const configs = new Map();
    for (const { folder } of suites)
        configs.set(folder, (await site.configurations.of(folder)).config);
    return { placed, watched, warnings, suiteFiles, configs };
}
async function refuseMissingPrograms({ steps }, site) {
    const runs = steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
    const hasHooks = ({ suite, test }) => Object.keys(test.workspace?.hooks ?? {}).length > 0 || suite.targets.some(({ hooks }) => hooks !== undefined);
    const certain = (0,grouped/* groupedBy */.m)(runs.filter((step) => !hasHooks(step)), ({ suite }) => suite);
    const searches = Array.from(certain, ([suite, ofSuite]) => {
        const targets = ofSuite.map(({ target }) => target).filter(({ fallbackTargets }) => fallbackTargets.length === 0);
        const tests = [...new Set(ofSuite.map(({ test }) => test))];
        return (0,program_problems/* missingPrograms */.iB)({ ...suite, tests }, [...new Set(targets)], { ...site, startsHere: true });
    });
    const missing = (await Promise.all(searches)).flat();
    const places = new Set(missing.map(({ location }) => location));
    const gradersAt = ({ test }) => (0,case_judges/* allGradersOf */.tu)(test).map(({ location }) => location);
    const ofGraders = new Set(runs.flatMap(gradersAt));
    const isOnlyOfGraders = [...places].every((location) => ofGraders.has(location));
    const someAreGraded = runs.some((step) => !gradersAt(step).some((location) => places.has(location)));
    if (missing.length > 0 && !(isOnlyOfGraders && someAreGraded))
        throw new model_errors/* UserError */.yo(withoutRepeats(missing));
}
async function workingDirectory({ workingDirectory: folder }, runtime) {
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, folder);
    if ((await runtime.files.state(cwd)) === 'folder')
        return cwd;
    throw (0,model_errors/* userError */.IF)('FILE_MISSING', `The working directory ${cwd} does not exist`, {
        hint: 'Set working-directory to a folder of the checkout.',
    });
}
async function placeOnTargets(suites, site, instead) {
    const opened = new Map();
    const problems = [];
    const placed = [];
    const judges = new Map();
    for (const suite of suites) {
        const path = instead ? await findTargetsFile(suite, site) : await targetsFileOf(suite, site);
        const reading = await (0,once/* getOrMake */.I)(opened, path ?? '', async () => path === undefined
            ? { file: '', entries: [], warnings: [] }
            : (0,read/* readTargetsFile */.vW)(path, (0,shown_path/* shownPath */.p)(path, site.cwd), site.runtime.files));
        const file = await site.withPrograms(reading, suite.folder);
        problems.push(...file.warnings);
        const lookUp = await site.environments.lookUpIn(suite.folder);
        (0,variables/* noteSecrets */.YS)(file, lookUp);
        const suiteJudges = (0,case_judges/* judgesOf */.YP)(file, lookUp, site.inputs);
        judges.set(suite.path, suiteJudges);
        const resolved = instead
            ? []
            : wantedTargets(suite, site.inputs).map((wanted) => (0,resolve/* resolveTarget */.u1)(wanted, { file, kinds: providers/* providers */.r, lookUp, dryRun: site.inputs.dryRun }));
        problems.push(...resolved.flatMap((each) => each.problems));
        const targets = instead ? [instead] : resolved.flatMap(({ target }) => target ?? []);
        const fallbacks = site.inputs.dryRun ? [] : targets.flatMap(({ fallbackTargets }) => fallbackTargets);
        problems.push(...fallbacks.flatMap((name) => suiteJudges.named(name).problems));
        const around = { files: site.runtime.files, cwd: site.cwd };
        const ofVariants = await Promise.all(targets.map((target) => (0,test_problems/* variantProblems */.up)(suite, target, around)));
        problems.push(...ofVariants.flat(), ...sameAgents(targets, site.inputs));
        placed.push({
            suite,
            targets,
            inTheWay: (test, target) => (site.inputs.dryRun ? [] : (0,test_problems/* testProblems */.LR)(test, target, suiteJudges)),
        });
    }
    const names = (await Promise.all(opened.values())).flatMap(({ entries }) => entries.map(({ name }) => name));
    const ofSuites = suites.flatMap(({ targets }) => targets.map(({ name }) => name));
    problems.push(...(0,call_time_limits/* unknownRequestLimits */.k_)(site.inputs, [...names, ...ofSuites]));
    const errors = withoutRepeats(problems.filter(({ severity }) => severity === 'error'));
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    return { suites: placed, judges, warnings: problems };
}
async function targetsFileOf(suite, site) {
    const path = await findTargetsFile(suite, site);
    if (path !== undefined)
        return path;
    throw (0,model_errors/* userError */.IF)('FILE_MISSING', 'This suite has no targets file', {
        location: suite.location,
        expected: '.agentv/targets.yaml in the folder of the suite, or in a parent folder up to the root of the repository',
        hint: 'Create one with the agent or model to test, or set its path with --targets (targets).',
    });
}
async function findTargetsFile({ folder }, { inputs, runtime, cwd, root }) {
    if (inputs.targets !== undefined)
        return (0,read/* givenTargetsFile */.GL)((0,external_node_path_.resolve)(cwd, inputs.targets), runtime.files);
    return (0,read/* nearestTargetsFile */.b)((0,file_paths/* searchRoots */._f)(folder, { root, cwd }), runtime.files);
}
function wantedTargets(suite, { target, experimentAgainst = [] }) {
    const names = [...new Set([...target, ...experimentAgainst])];
    const requestedNames = names.length === 1 && names[0] === 'default' ? [] : names;
    const ownTargets = suite.targets.filter(({ useTarget }) => useTarget !== undefined);
    const { variants = [] } = suite;
    const others = [...new Set(variants.map(({ name }) => name))];
    if (requestedNames.length > 0) {
        const first = requestedNames.slice(0, 1).find((name) => !others.includes(name)) ?? suite.targets[0]?.name ?? 'default';
        return requestedNames.map((name) => {
            const variant = variants.find((each) => each.name === name);
            if (variant !== undefined)
                return { ...variantOn(variant, first, suite.targets), variants: others };
            const location = experimentAgainst.length > 0 ? suite.location : undefined;
            return ownTargets.find((each) => each.name === name) ?? { name, location, variants: others };
        });
    }
    if (suite.targets.length > 0)
        return suite.targets;
    return [{ name: 'default', location: suite.location, isImplied: true }];
}
function variantOn(variant, other, ofSuite) {
    const { name: variantOf, location } = variant.target ?? { name: other, location: undefined };
    const { useTarget = variantOf } = ofSuite.find(({ name }) => name === variantOf) ?? {};
    const shadowed = ofSuite.find(({ name }) => name === variant.name)?.location;
    return { name: variant.name, location, useTarget, variant, variantOf, shadowed };
}
function sameAgents([first, ...others], { experimentAgainst }) {
    if (experimentAgainst.length === 0 || first === undefined)
        return [];
    const agentOf = ({ provider, options, workspaceTemplate, workspace }) => (0,json/* canonicalJson */.dj)([provider, options, workspaceTemplate?.path, { ...workspace, location: undefined }]);
    return others
        .filter((other) => agentOf(other) === agentOf(first))
        .map(({ name, location }) => {
        const message = `The variants "${first.name}" and "${name}" are the same agent: same provider, options and workspace`;
        const hint = 'A difference between them is chance. Compare others, unless this is what you want to see.';
        return (0,model_errors/* aWarning */.ot)('UNUSED', message, { location, hint });
    });
}
function withoutRepeats(problems) {
    return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
function ownPrograms({ runtime, cwd, root }) {
    const { files, scripts } = runtime;
    const found = new Map();
    const find = (folder) => (0,custom_grader_files/* findScripts */.O3)([['providers']], {
        roots: (0,file_paths/* searchRoots */._f)(folder, { root, cwd }),
        bounds: new file_paths/* Bounds */.cz([root, cwd, folder], files),
        files,
        scripts,
        shown: (path) => (0,shown_path/* shownPath */.p)(path, cwd),
    });
    return async (file, folder) => (0,resolve/* mayNamePrograms */.KM)(file, providers/* providers */.r) ? { ...file, programs: await (0,once/* getOrMake */.I)(found, folder, () => find(folder)) } : file;
}


/***/ }),

/***/ 31898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bC: () => (/* binding */ unordered),
/* harmony export */   qQ: () => (/* binding */ hashOf)
/* harmony export */ });
/* unused harmony export canonicalText */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const HASH_LENGTH = 12;
const hashOf = (value, retell) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', canonicalText(value, retell), 'base64url').slice(0, HASH_LENGTH);
function canonicalText(value, retell = (text) => text) {
    if (typeof value === 'string')
        return JSON.stringify(retell(value).replaceAll('\r\n', '\n'));
    if (typeof value === 'bigint')
        return `${value}n`;
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value) ?? 'null';
    if (Array.isArray(value))
        return `[${value.map((item) => canonicalText(item, retell)).join(',')}]`;
    const entries = Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => ({ key, name: retell(key), item }))
        .sort((a, b) => order(a.name, b.name) || order(a.key, b.key));
    return `{${entries.map(({ name, item }) => `${JSON.stringify(name)}:${canonicalText(item, retell)}`).join(',')}}`;
}
const order = (a, b) => (a === b ? 0 : a < b ? -1 : 1);
const unordered = (values, retell) => values.map((value) => canonicalText(value, retell)).sort();


/***/ }),

/***/ 28514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ makePlan),
/* harmony export */   H3: () => (/* binding */ repeatedNames),
/* harmony export */   Iw: () => (/* binding */ idFilter),
/* harmony export */   ik: () => (/* binding */ unmatchedIds)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20758);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64973);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);





function makePlan(suites, options) {
    const isWanted = idFilter(options.testIds);
    const steps = [];
    const requirements = [];
    for (const each of suites) {
        const suiteSteps = stepsOf(each, isWanted, steps.length, options);
        for (const step of suiteSteps)
            steps.push(step);
        const { name: suite, file } = each.suite;
        const threshold = options.threshold ?? each.suite.threshold;
        if (threshold === undefined || options.alternates === true)
            continue;
        const from = options.threshold === undefined ? 'suite' : 'input';
        const targets = new Set(suiteSteps.map((step) => (step.kind === 'run' ? step.target.name : step.target)));
        for (const target of targets)
            requirements.push({ suite, file, target, threshold, from });
    }
    if (steps.length === 0)
        throw nothingToRun(suites, options);
    return { steps, requirements };
}
function stepsOf({ suite, targets, inTheWay }, isWanted, before, options) {
    const trials = trialsOf(suite, options);
    const mustPass = suite.mustPass === true || options.mustPass === true;
    const orders = [targets, options.alternates ? targets.toReversed() : targets];
    const steps = [];
    for (const test of suite.tests) {
        if (!isWanted(test.id))
            continue;
        const turn = Math.floor((before + steps.length) / targets.length);
        for (const target of orders[turn % 2] ?? targets) {
            const only = test.kind === 'test' && targets.length > 1 ? test.targets : undefined;
            if (only !== undefined && !only.includes(target.variantOf ?? target.name))
                continue;
            const names = { suite: suite.name, suiteFile: suite.file, testId: test.id, target: target.name };
            if (options.isWanted?.(names) === false)
                continue;
            const index = before + steps.length;
            const problems = test.kind === 'test' ? (inTheWay?.(test, target) ?? []) : test.problems;
            if (test.kind === 'broken' || problems.length > 0) {
                const { id, location } = test;
                const broken = { kind: 'broken', id, location, problems: [...problems] };
                steps.push({ kind: 'broken', index, suite, test: broken, target: target.name });
                continue;
            }
            const passMark = test.threshold ?? (options.threshold || suite.threshold || _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_MARK */ .Yn);
            const ofAgentv = test.threshold ?? options.threshold ?? _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .PASS_MARK */ .Yn;
            const agentvPassMark = ofAgentv !== passMark ? ofAgentv : undefined;
            const required = mustPass && !test.mustPass ? { ...test, mustPass } : test;
            steps.push({ kind: 'run', index, suite, test: required, target, trials, passMark, agentvPassMark });
        }
    }
    return steps;
}
function trialsOf({ trials }, options) {
    const { count = 1, strategy = 'mean' } = trials ?? {};
    const isCut = options.alternates === true && strategy === 'pass_at_k';
    return { ...trials, count: options.trials ?? count, strategy: isCut ? 'mean' : strategy };
}
function nothingToRun(suites, { testIds }) {
    const known = [...new Set(suites.flatMap(({ suite }) => suite.tests.map(({ id }) => id)))];
    if (known.some(idFilter(testIds))) {
        const targets = [...new Set(suites.flatMap((each) => each.targets.map(({ name }) => name)))];
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'The selected tests do not run on the targets of this run', {
            expected: 'tests of these suites, which "execution.targets" does not restrict to other targets',
            found: `the targets ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(targets)}`,
        });
    }
    if (testIds.length === 0) {
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'The suites contain no test', { expected: 'at least one test' });
    }
    return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `No test has an id that matches ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(testIds)}`, {
        expected: 'an id, or a glob for ids such as "refund-*"',
        hint: (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(testIds[0] ?? '', known, 'ids'),
    });
}
function unmatchedIds(suites, testIds) {
    const known = [...new Set(suites.flatMap(({ tests }) => tests.map(({ id }) => id)))];
    return testIds
        .filter((pattern) => !known.some(idFilter([pattern])))
        .map((pattern) => {
        const hint = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(pattern, known, 'ids');
        return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .aWarning */ .ot)('NOTHING_MATCHED', `No test has an id that matches ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)([pattern])}`, { hint });
    });
}
const repeatedNames = (suites) => [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(suites, ({ name }) => name).values()].flatMap(([first, ...others]) => others.map(({ name, location }) => {
    const hint = `The other one is ${first.file}. Give each a "name", so that their results can be distinguished.`;
    return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .aWarning */ .ot)('DUPLICATE_ID', `Two suites are called "${name}"`, { location, hint });
}));
function idFilter(patterns) {
    if (patterns.length === 0)
        return () => true;
    const exactly = new Set(patterns);
    const matchers = patterns
        .filter(({ length }) => length > 0 && length <= MAX_PATTERN_LENGTH)
        .map((pattern) => picomatch__WEBPACK_IMPORTED_MODULE_0__(pattern, { dot: true, windows: false }));
    return (id) => exactly.has(id) || matchers.some((matches) => matches(id));
}
const MAX_PATTERN_LENGTH = 65_536;


/***/ }),

/***/ 85811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iB: () => (/* binding */ missingPrograms),
/* harmony export */   m8: () => (/* binding */ unaskedTargets),
/* harmony export */   tq: () => (/* binding */ startedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _graders_graders_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74910);
/* harmony import */ var _graders_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35927);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38034);
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17586);
/* harmony import */ var _model_text_program_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79568);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56290);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92838);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16271);
/* harmony import */ var _suites_references_file_paths_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13037);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81457);
/* harmony import */ var _case_judges_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42563);













const OF_SUITE = 'Check the path: programs run in the folder of their suite, or in their "cwd".';
const OF_AGENT = '"executable" is looked for in the working directory.';
const unaskedTargets = (targets) => targets.flatMap(({ name, provider, options, location }) => {
    const command = options['command'] ?? options['command_template'] ?? options['commandTemplate'];
    const isAsked = typeof command !== 'string' || /^\s*echo\s|\{(?:PROMPT|PROMPT_FILE|EVAL_ID)\}/.test(command);
    if (isAsked || (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_9__/* .providers */ .r, provider)?.type !== 'cli')
        return [];
    const message = `The command of the target "${name}" has no {PROMPT} and no {PROMPT_FILE}: it never gets the question`;
    const hint = 'Add "{PROMPT}" to the command; nothing is written to its standard input.';
    return [(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .aWarning */ .ot)('UNUSED', message, { location, hint })];
});
async function missingPrograms(suite, targets, { startsHere = false, ...site }) {
    const { runtime, cwd } = site;
    const path = runtime.env['PATH'] || runtime.env['Path'];
    const problems = new Map();
    const started = (await commandsOf(suite, targets, site)).filter(({ isHook }) => !(startsHere && isHook));
    for (const { command, folder, location, rule, hasOurPath, needsNoBun, isHook } of started) {
        if (!isCommand(command))
            continue;
        const name = (0,_model_text_program_file_js__WEBPACK_IMPORTED_MODULE_6__/* .bareProgram */ .ru)(command);
        const isReplaced = name === 'bun' && needsNoBun === true && (await runtime.scripts.starter('.ts')).kind === 'found';
        const missing = (key, isError, message, hint) => problems.set(JSON.stringify([key, location]), {
            ...{ code: 'FILE_MISSING', severity: isError ? 'error' : 'warning', message, location, hint },
        });
        if (hasOurPath && path && name !== undefined && !isReplaced && !(await runtime.scripts.isInPath(name, path))) {
            const message = `The program "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .cutMiddle */ .it)(name, 100)}" is not in PATH`;
            missing(name, startsHere, message, 'Install it, or correct the command.');
        }
        for (const file of (0,_model_text_program_file_js__WEBPACK_IMPORTED_MODULE_6__/* .programFiles */ .S$)(command)) {
            if ((await runtime.files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, file))) === 'file')
                continue;
            const isElsewhere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(file);
            const where = isElsewhere ? '' : ` in ${folder === cwd ? 'the working directory' : (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_11__/* .shownPath */ .p)(folder, cwd)}`;
            const meant = isElsewhere ? undefined : await fileAbove(file, folder, site);
            const isError = !isHook && (!isElsewhere || startsHere);
            const message = `There is no program "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .cutMiddle */ .it)(file, 100)}"${where}`;
            missing([file, folder], isError, message, `${rule}${meant === undefined ? '' : ` Did you mean ${meant}?`}`);
        }
    }
    return [...problems.values()];
}
const commandsOf = async (suite, targets, site) => [
    ...(await gradersOf(suite, site)),
    ...targets.flatMap((target) => programOf(target, suite, site.cwd)),
    ...hooksOf(suite, site.cwd),
];
const startedFiles = async (suite, targets, site) => (await commandsOf(suite, targets, site)).flatMap(({ command, folder }) => isCommand(command) ? (0,_model_text_program_file_js__WEBPACK_IMPORTED_MODULE_6__/* .programFiles */ .S$)(command).map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, file)) : []);
const isCommand = (command) => typeof command === 'string' ||
    (Array.isArray(command) && command.every((word) => typeof word === 'string'));
async function gradersOf(suite, { runtime, cwd, root }) {
    const { folder: suiteFolder } = suite;
    const deps = { files: runtime.files, suiteFolder, searchRoots: (0,_suites_references_file_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .searchRoots */ ._f)(suiteFolder, { root, cwd }) };
    const started = new Map();
    for (const test of suite.tests) {
        if (test.kind === 'broken' || test.workspace?.docker !== undefined)
            continue;
        for (const { type, options, location } of (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .allGradersOf */ .tu)(test)) {
            if ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .findKind */ .oH)(_graders_graders_index_js__WEBPACK_IMPORTED_MODULE_1__/* .graders */ .F, type)?.type !== 'code-grader' || started.has(location))
                continue;
            const cwdOption = options['cwd'];
            const cwdFolder = typeof cwdOption === 'string' ? await (0,_graders_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .lookUp */ .TE)(cwdOption, 'folder', deps) : undefined;
            const command = options['command'] ?? options['script'];
            const folder = cwdFolder ?? suiteFolder;
            started.set(location, { command, folder, location, rule: OF_SUITE, hasOurPath: true, needsNoBun: true });
        }
    }
    return [...started.values()];
}
function programOf({ provider, options, location }, { folder, tests }, cwd) {
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_4__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_9__/* .providers */ .r, provider);
    const runnable = tests.filter((test) => test.kind === 'test');
    if (kind?.type === 'cli' && runnable.some(({ workspace }) => workspace === undefined)) {
        const { env } = options;
        const hasOurPath = !(0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_8__/* .isMapping */ .pi)(env) || !Object.keys(env).some((name) => name.toUpperCase() === 'PATH');
        const command = options['command'] ?? options['command_template'] ?? options['commandTemplate'];
        const at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, (0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .optionalText */ .mR)().safeParse(options['cwd']).data ?? '.');
        return [{ command, folder: at, location, rule: OF_SUITE, hasOurPath }];
    }
    const program = options['executable'] ?? options['binary'];
    const isHere = runnable.some(({ workspace }) => workspace?.docker?.runsAgent !== true);
    if (kind?.isAgent !== true || typeof program !== 'string' || !isHere)
        return [];
    return [{ command: [program], folder: cwd, location, rule: OF_AGENT, hasOurPath: false }];
}
function hooksOf({ folder, tests, targets }, cwd) {
    const ofTests = tests.flatMap((test) => test.kind === 'test' && test.workspace?.docker === undefined ? Object.values(test.workspace?.hooks ?? {}) : []);
    const ofTargets = targets.flatMap(({ hooks }) => Object.values(hooks ?? {}));
    const common = { rule: OF_SUITE, hasOurPath: true, needsNoBun: true, isHook: true };
    return [...ofTests, ...ofTargets].flatMap((hook) => {
        if (hook?.command === undefined)
            return [];
        const { command, location } = hook;
        return { ...common, command, location, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, hook.cwd ?? folder) };
    });
}
async function fileAbove(file, folder, { runtime, cwd, root }) {
    for (const other of (0,_suites_references_file_paths_js__WEBPACK_IMPORTED_MODULE_10__/* .searchRoots */ ._f)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder), { root, cwd })) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(other, file);
        if ((await runtime.files.state(path)) === 'file')
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path).replaceAll('\\', '/');
    }
    return undefined;
}


/***/ }),

/***/ 8271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ withFingerprints)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/graders/graders/index.js + 20 modules
var graders = __webpack_require__(74910);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/values/mapping.js
var mapping = __webpack_require__(92838);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/suites/references/file-paths.js
var file_paths = __webpack_require__(13037);
// EXTERNAL MODULE: ./build/js/src/workspaces/git-tree.js
var git_tree = __webpack_require__(19843);
// EXTERNAL MODULE: ./build/js/src/workspaces/workspace-mode.js
var workspace_mode = __webpack_require__(14687);
// EXTERNAL MODULE: ./build/js/src/runner/call-time-limits.js
var call_time_limits = __webpack_require__(45913);
// EXTERNAL MODULE: ./build/js/src/runner/case/judges.js
var case_judges = __webpack_require__(42563);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/runner/plan/canonical.js
var canonical = __webpack_require__(31898);
;// CONCATENATED MODULE: ./build/js/src/runner/plan/fingerprint.js





function measureOf({ test, trials, passMark, agentvPassMark }, { judges, files, seesMetadata, timeoutMs, maxCostUsd }, site) {
    const { conversation } = test;
    const retell = retelling(site);
    const question = {
        files: test.inputFiles.map((path) => [path, files.get(path)]),
        input: questionOf(test.input),
        ...(conversation && {
            onTurnFailure: conversation.onTurnFailure,
            turns: conversation.turns.map(({ input }) => questionOf([input])),
            windowSize: conversation.windowSize,
        }),
    };
    const judged = judges.map(({ provider, options }) => {
        const judgeOptions = Object.fromEntries(Object.entries(options).filter(([key]) => !LIMIT_OF_CALLS.test(key)));
        return settingsOf({ provider, options: judgeOptions });
    });
    const grading = {
        aggregation: conversation?.aggregation,
        container: test.workspace?.docker && withoutLocations({ ...test.workspace.docker, timeoutMs: undefined }),
        criteria: test.criteria,
        expected: test.expected.map(({ content, ...message }) => ({ content, ...message })),
        graders: gradersOf(test.graders, retell),
        gradingFiles: test.workspace?.gradingFiles,
        metadata: seesMetadata ? test.metadata : undefined,
        programs: (0,canonical/* unordered */.bC)([...files].filter(([path]) => !test.inputFiles.includes(path)), retell),
        turns: conversation?.turns.map(({ graders, expected }) => [gradersOf(graders, retell), expected]),
    };
    return (0,fingerprint/* measureText */.kD)({
        question: (0,canonical/* hashOf */.qQ)(question, retell),
        graders: (0,canonical/* hashOf */.qQ)(grading, retell),
        judge: (0,canonical/* hashOf */.qQ)((0,canonical/* unordered */.bC)(judged, retell), retell),
        limits: (0,fingerprint/* limitsText */.Cf)({
            passMark,
            requiredMark: agentvPassMark,
            timeoutMs,
            maxCostUsd,
            chances: trials.strategy === 'pass_at_k' ? trials.count : undefined,
        }),
    });
}
function subjectOf({ test, target }, { fallbacks, hooks = {}, workspace, files }, site) {
    const testWorkspace = test.workspace && { ...test.workspace, gradingFiles: undefined };
    const retell = retelling(site);
    const instructions = test.input.flatMap(({ role, content = [] }) => {
        const parts = partsOf(content);
        return role === 'system' ? [parts] : parts.filter((part) => part.type === 'file' && part.isGuideline);
    });
    const settings = {
        target: settingsOf(target),
        fallbacks: fallbacks.map(settingsOf),
        instructions,
        hooks: Object.keys(hooks).length === 0 ? undefined : withoutLocations(hooks),
    };
    return (0,fingerprint/* subjectText */.yq)({
        target: (0,canonical/* hashOf */.qQ)(settings, retell),
        workspace: testWorkspace === undefined
            ? (0,canonical/* hashOf */.qQ)('none')
            : workspace === undefined
                ? undefined
                : (0,canonical/* hashOf */.qQ)([withoutLocations(testWorkspace), workspace], retell),
        files: files === undefined ? undefined : (0,canonical/* hashOf */.qQ)(files),
    });
}
const questionOf = (messages) => messages
    .filter(({ role }) => role !== 'system')
    .map(({ content, ...message }) => ({ content: content && partsOf(content).map(asked), ...message }));
function partsOf(content) {
    if (typeof content === 'string')
        return [{ type: 'text', value: content }];
    return Array.isArray(content) ? content : [{ type: 'structured', value: content.structured }];
}
function asked(part) {
    if (part.type === 'image')
        return { type: part.type, mediaType: part.mediaType, dataUri: part.dataUri };
    if (part.type !== 'file')
        return part;
    const { path: _, text, ...file } = part;
    return part.isGuideline ? file : { ...file, text };
}
const gradersOf = (specs, retell) => (0,canonical/* unordered */.bC)(specs.map(graderOf), retell);
function graderOf({ type, declaredAs, weight, required, negate, options, members, implicit }) {
    return {
        implicit,
        members: members?.map((member) => ({ name: member.name, ...graderOf(member) })),
        negate,
        options,
        required,
        spoken: type === 'code-grader' ? (0,kind/* canonicalName */.Ew)(declaredAs) : undefined,
        type,
        weight,
    };
}
const settingsOf = ({ provider, options }) => ({
    provider,
    options: withoutKeys(options),
});
const LIMIT_OF_CALLS = /^(?:timeout_seconds|max_retries|retry_\w+)$/;
const isConfidential = (name) => /(?:^|_)(?:env|headers?)$/i.test(name);
function withoutKeys(value, around = { isKey: false, isConfidential: false }) {
    if (value instanceof setting/* Variable */.rT) {
        const isHidden = around.isKey || around.isConfidential || (0,secret_names/* isSecretName */.eh)(value.name);
        return isHidden ? { variable: value.name } : value.value;
    }
    if (Array.isArray(value))
        return value.map((item) => withoutKeys(item, around));
    if (typeof value !== 'object' || value === null)
        return around.isKey ? 'set' : value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [
        key,
        withoutKeys(item, {
            isKey: around.isKey || (0,secret_names/* isSecretName */.eh)(key),
            isConfidential: around.isConfidential || isConfidential(key),
        }),
    ]));
}
function withoutLocations(value) {
    if (Array.isArray(value))
        return value.map(withoutLocations);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).filter(([key]) => key !== 'location');
    return Object.fromEntries(entries.map(([key, item]) => [key, withoutLocations(item)]));
}
function retelling({ root, clean }) {
    const base = root.replace(/[/\\]$/, '');
    return (text) => {
        const rest = base !== '' && text.startsWith(base) ? text.slice(base.length) : undefined;
        return clean(rest === undefined || /^[^/\\]/.test(rest) ? text : `.${rest.replaceAll('\\', '/')}`);
    };
}

;// CONCATENATED MODULE: ./build/js/src/runner/reuse/fingerprints.js














async function withFingerprints(plan, { judges, watched }, site) {
    const { inputs, root, cwd } = site;
    const needsTree = plan.steps.some(({ kind, suite }) => kind === 'run' && !watched.declares(suite));
    const tree = needsTree ? await (0,git_tree/* treeDigest */.fZ)(site) : undefined;
    const at = { root, clean: site.runtime.redactor.identity };
    const digests = fileDigests(site, at);
    const fingerprinted = async (step) => {
        const { suite, test, target } = step;
        const suiteJudges = judges.get(suite.path);
        const specs = (0,case_judges/* allGradersOf */.tu)(test);
        const limit = (0,call_time_limits/* askedLimit */.iJ)(test, inputs.testTimeoutSeconds, suite);
        const measured = {
            judges: suiteJudges === undefined ? [] : (0,case_judges/* judgesOfTest */.qU)(test, target, suiteJudges),
            files: await digests.of(step, specs.flatMap(({ type, options }) => (0,kind/* findKind */.oH)(graders/* graders */.F, type)?.startsPrograms?.(options) ? (0,mapping/* textsIn */.Ej)(options) : commandsIn(options))),
            seesMetadata: specs.some(case_judges/* reachesOut */.kz),
            timeoutMs: limit && (0,call_time_limits/* millisecondsOf */.W$)(limit.seconds),
            maxCostUsd: test.maxCostUsd ?? suite.maxCostUsd,
        };
        const workspace = (0,workspace_mode/* workspaceOf */.B3)(step);
        const hooks = (0,workspace_mode/* targetHooksOf */.$d)(step, cwd);
        const fallbacks = (0,case_judges/* fallbacksOf */.nL)(target, suiteJudges);
        const commands = [...Object.values(workspace?.hooks ?? {}), ...Object.values(hooks ?? {})].map((hook) => hook?.command);
        const around = (0,mapping/* textsIn */.Ej)([commands, [target, ...fallbacks].map(({ options }) => options)]);
        const files = watched.declares(suite)
            ? await watched.digestOf(suite, [...sourcesOf(workspace), ...(await digests.programsIn(around, suite.folder))].sort())
            : tree;
        const tested = { test: workspace === test.workspace ? test : { ...test, workspace }, target };
        return {
            ...step,
            measure: measureOf(step, measured, at),
            subject: subjectOf(tested, { fallbacks, hooks, workspace: contentOf(workspace, site), files }, at),
        };
    };
    return {
        ...plan,
        steps: await Promise.all(plan.steps.map((step) => (step.kind === 'run' ? fingerprinted(step) : step))),
    };
}
function contentOf(workspace, { inputs, root }) {
    if (workspace === undefined || inputs.workspacePath !== undefined)
        return undefined;
    const { path, repositories } = workspace;
    const isHere = (from) => from.startsWith((0,external_node_path_.join)(root, '/'));
    const isPinned = path === undefined && repositories.every(({ ref }) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(ref));
    return isPinned && sourcesOf(workspace).every(isHere) ? 'as configured' : undefined;
}
const sourcesOf = (workspace) => [
    ...(workspace?.template ? [workspace.template.path] : []),
    ...(workspace?.files ?? []).map(({ from }) => from),
];
function commandsIn(value) {
    if (typeof value !== 'object' || value === null)
        return [];
    return Object.entries(value).flatMap(([key, item]) => (key === 'command' ? (0,mapping/* textsIn */.Ej)(item) : commandsIn(item)));
}
const MAX_PATH_LENGTH = 1024;
const MAX_BYTES = 64 * 1024 * 1024;
function fileDigests({ root, cwd, runtime: { files } }, { clean }) {
    const digests = new Map();
    const programs = new Map();
    const find = (word, folder) => (0,once/* getOrMake */.I)(programs, JSON.stringify([folder, word]), async () => {
        const places = [word, ...(0,file_paths/* searchRoots */._f)(folder, { root, cwd }).map((each) => (0,external_node_path_.join)(each, word))];
        for (const path of places) {
            if (!path.startsWith((0,external_node_path_.join)(root, '/')))
                continue;
            const state = await files.state(path).catch(orThrow('missing'));
            if (state === 'file')
                return path;
        }
        return undefined;
    });
    const digestOf = (path) => (0,once/* getOrMake */.I)(digests, path, async () => {
        const bytes = await files.readBytes(path, MAX_BYTES).catch(orThrow(undefined));
        if (bytes === undefined)
            return 'unreadable';
        const text = clean(Buffer.from(bytes).toString('latin1')).replaceAll('\r\n', '\n');
        return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
    });
    const programsIn = async (texts, folder) => {
        const words = texts
            .filter(({ length }) => length <= MAX_PATH_LENGTH)
            .flatMap((text) => [text, ...text.split(/[\s"']+/)])
            .filter((word) => /[./\\]/.test(word) && !/[\n\r\0*]/.test(word));
        const found = await Promise.all(Array.from(new Set(words), (word) => find(word, folder)));
        return [...new Set(found.filter((path) => path !== undefined))];
    };
    return {
        programsIn,
        async of({ suite, test }, commands) {
            const questionPaths = (0,message/* partsIn */.gw)(test.input).map((part) => part.type === 'file' || part.type === 'image' ? part.absolutePath : undefined);
            const attached = test.inputFiles.filter((path) => !questionPaths.includes(path));
            const paths = [...attached, ...(await programsIn(commands, suite.folder))];
            return new Map(await Promise.all(paths.map(async (path) => [path, await digestOf(path)])));
        },
    };
}
const orThrow = (value) => (error) => {
    if (error instanceof errors/* UserError */.yo)
        return value;
    throw error;
};


/***/ }),

/***/ 31445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ watchedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81667);
/* harmony import */ var _workspaces_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19843);






const IDLE_HINT = 'Globs start at the root of the repository, and files that git ignores do not count. Fix the glob, or remove it.';
async function watchedFiles(suites, site) {
    const lists = new Map();
    for (const { path, folder, watch } of suites) {
        const { config } = await site.configurations.of(folder);
        const globLists = [config.watch, watch].filter((list) => list !== undefined);
        if (globLists.length > 0)
            lists.set(path, globLists);
    }
    const files = lists.size === 0 ? undefined : await _workspaces_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .CheckoutFiles */ .Cq.open(site);
    const paths = files?.paths ?? [];
    const matched = new Map([...lists].map(([path, globLists]) => [path, matchedBy(globLists, paths)]));
    const digests = new Map();
    return {
        declares: ({ path }) => lists.has(path),
        digestOf({ path }, others) {
            const match = matched.get(path);
            if (files === undefined || match === undefined || match.idle.length > 0)
                return Promise.resolve(undefined);
            const base = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(site.root, '/');
            const wanted = others
                .map((location) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(location, '.'))
                .flatMap((at) => (at.startsWith(base) ? at.slice(base.length).replaceAll('\\', '/') : []));
            const isBelow = (name) => wanted.some((at) => name === at || name.startsWith(`${at}/`));
            return (0,_model_values_once_js__WEBPACK_IMPORTED_MODULE_4__/* .getOrMake */ .I)(digests, JSON.stringify([path, others]), () => files.digestOf([...new Set([...match.paths, ...paths.filter(isBelow)])]));
        },
        amongPaths({ path }, among) {
            const globLists = lists.get(path);
            return globLists && matchedBy(globLists, among).paths;
        },
        changedSince: async (commit) => files?.changedSince(commit),
        warnings: (files === undefined ? [] : [...matched.values()].flatMap(({ idle }) => idle)).map(({ glob, location }) => {
            const shown = JSON.stringify((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(glob, 100));
            const message = `"watch" contains ${shown}, which matches no file, so no results of the suite are reused`;
            return (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .aWarning */ .ot)('NOTHING_MATCHED', message, { location, hint: IDLE_HINT });
        }),
    };
}
function matchedBy(lists, paths) {
    const all = lists.map((list) => {
        const isLeftOut = matcher(list.flatMap(({ glob }) => (glob.startsWith('!') ? [glob.slice(1)] : [])));
        const wanted = list.filter(({ glob }) => !glob.startsWith('!'));
        const matches = wanted.map((each) => ({ each, paths: paths.filter(matcher([each.glob])) }));
        return {
            paths: matches.flatMap((one) => one.paths).filter((path) => !isLeftOut(path)),
            idle: matches.filter((one) => one.paths.length === 0).map(({ each }) => each),
        };
    });
    return { paths: all.flatMap((one) => one.paths), idle: all.flatMap(({ idle }) => idle) };
}
function matcher(globs) {
    if (globs.length === 0)
        return () => false;
    const patterns = globs.flatMap((glob) => {
        const path = glob.replace(/\/+$/, '');
        return picomatch__WEBPACK_IMPORTED_MODULE_1__.scan(path).isGlob ? [glob] : [path, `${path}/**`];
    });
    const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_1__(patterns, { dot: true, windows: false, noextglob: true, flags: 's' });
    return (path) => isMatch(path.replace(/\/$/, ''));
}


/***/ }),

/***/ 66979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ testOfEval),
/* harmony export */   Ix: () => (/* binding */ readAgentSkills),
/* harmony export */   eC: () => (/* binding */ readEvals),
/* harmony export */   vu: () => (/* binding */ readEval)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26921);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9732);
/* harmony import */ var _graders_graders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39738);
/* harmony import */ var _references_references_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61844);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80257);
/* harmony import */ var _suite_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79468);
/* harmony import */ var _test_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87013);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23759);










const notBlank = _block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq.refine((value) => value.trim() !== '');
const list = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J());
const NOT_EMPTY = 'text that is not empty';
const FILE = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'an evals.json', required: ['evals'] }, () => ({
    $schema: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, ''),
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, ''),
    skill_name: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, ''),
    evals: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(list, '', 'a list of evals'),
}));
const EVAL = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({
    of: 'an eval of a skill',
    meant: { input: 'prompt' },
    expected: 'an object with "id" and "prompt"',
}, () => ({
    id: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .needed */ .Ow)(zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), notBlank]), '', 'a number or text'),
    prompt: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .needed */ .Ow)(notBlank, '', NOT_EMPTY),
    expected_output: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, ''),
    files: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(list, '', 'a list of paths'),
    assertions: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(list, '', 'a list of criteria'),
    expectations: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(list, '', 'a list of criteria'),
}));
const CRITERION = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'an assertion of a skill' }, () => ({
    id: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, ''),
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, ''),
    text: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, ''),
    description: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, ''),
}));
const TRIGGER = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'a trigger eval', required: ['query', 'should_trigger'] }, () => ({
    query: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(notBlank, '', NOT_EMPTY),
    should_trigger: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, ''),
}));
function readEvals(root) {
    const hint = 'A .json file is read as the evals of an Agent Skill. If it is something else, exclude it with "!".';
    if (!root.isMap) {
        const details = { expected: '"evals"', found: root.found, hint };
        return root.addError('WRONG_TYPE', 'An evals.json must be an object', details);
    }
    FILE.open(root);
    FILE.values(root, 'skill_name');
    const evals = root.field('evals');
    if (evals === undefined)
        return root.addMissing('evals', 'This file has no "evals"', 'a list of evals', hint);
    if (evals.items().length > 0)
        return evals;
    if (!evals.isList)
        return evals.addWrongType('a list of evals');
    const expected = 'at least one eval';
    return evals.addError('MISSING_FIELD', '"evals" is empty: there is nothing to run', { expected });
}
function readEval(item) {
    if (EVAL.open(item) === undefined)
        return undefined;
    const read = EVAL.values(item);
    const itemsOf = (...keys) => keys.flatMap((key) => item.field(key)?.items() ?? []);
    const files = itemsOf('files').flatMap((at) => at.text?.trim() ? [{ at, path: at.text }] : (at.addWrongType('the path of a file') ?? []));
    const criteria = itemsOf('assertions', 'expectations').flatMap((at, index) => {
        const mapping = at.isMap ? CRITERION.open(at) : undefined;
        const word = (key) => mapping?.field(key)?.text?.trim() || undefined;
        const criterion = mapping ? (word('text') ?? word('description') ?? word('name')) : at.text?.trim() && at.text;
        if (!criterion)
            at.addWrongType(`${NOT_EMPTY}, or an object with "text" or "description"`);
        return criterion ? { at, name: word('name') ?? word('id') ?? `assertion-${index + 1}`, text: criterion } : [];
    });
    if (read.id === undefined || read.prompt === undefined)
        return undefined;
    const expected = read.expected_output?.trim() ? read.expected_output : undefined;
    return { id: String(read.id), prompt: read.prompt, expected, files, criteria };
}
async function readAgentSkills(at, reading, problems) {
    const json = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readText */ .yR)(at.path, reading, problems);
    const opened = json === undefined ? undefined : (0,_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_9__/* .openJson */ .VH)(at.file, json);
    if (opened?.kind === 'invalid')
        problems.push(...opened.problems);
    if (opened?.kind !== 'opened')
        return undefined;
    const root = opened.root.reportingTo(problems);
    const roots = await rootsOf(at.folder, reading);
    const folder = roots.at(-1) ?? at.folder;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'SKILL.md');
    const isSkill = (await reading.files.state(path)) === 'file';
    const variants = isSkill ? variantsOf(folder, at, root) : undefined;
    if (root.isList) {
        const text = isSkill ? await reading.files.read(path, _suite_file_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_SUITE_BYTES */ .ql) : '';
        const named = /^---\r?\n(?:.*\r?\n)*?name:[ \t]*["']?([\w.-]+)/.exec(text)?.[1];
        return { ...readTriggerEvals(root, at, named ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder), reading), variants };
    }
    const evals = readEvals(root)?.items();
    if (evals === undefined)
        return undefined;
    (0,_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseRepeatedIds */ .VT)(evals.map((item) => (item.isMap ? item.with('id', String(item.field('id')?.value ?? '')) : item)), problems);
    const skill = root.field('skill_name')?.text;
    const tests = await (0,_references_references_js__WEBPACK_IMPORTED_MODULE_5__/* .readSettled */ .Gn)((reported) => evals.map((item, index) => readTestOf(item.reportingTo(reported), index, { skill, roots }, reading)), reading.references, problems);
    const ofSkill = skill?.trim();
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(reading.cwd, folder).replaceAll('\\', '/');
    const isElsewhere = way !== '' && !way.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(way) !== ofSkill;
    const named = root.field('name')?.text?.trim() || (ofSkill && isElsewhere ? `${ofSkill} (${way})` : ofSkill);
    const ofFile = (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_7__/* .nameOfFile */ .Ri)(at.path);
    return { ...suiteOf(named || (ofFile === 'evals' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder)) || ofFile, { root, at, tests }), variants };
}
function variantsOf(skill, { folder, path }, { location }) {
    const [evals = ''] = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(skill, folder === skill ? path : folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const variantOf = (name, skills) => ({
        name,
        location,
        settings: [],
        workspace: { isolation: 'per_test', skills, location },
    });
    return [variantOf('with-skill', [{ path: skill, evals }]), variantOf('without-skill', [])];
}
const suiteOf = (name, { root, at, tests }) => ({
    name,
    file: at.file,
    path: at.path,
    folder: at.folder,
    location: root.location,
    format: 'agent-skills',
    tags: [],
    category: at.category,
    targets: [],
    failOnError: false,
    tests,
});
const MAX_QUERY_ID_LENGTH = 80;
function readTriggerEvals(root, at, skill, reading) {
    const entries = root.items().flatMap((item) => {
        const { query, should_trigger } = item.isMap
            ? TRIGGER.values(item.reportingTo([]))
            : { query: undefined, should_trigger: undefined };
        if (query === undefined || should_trigger === undefined) {
            item.addError('WRONG_TYPE', 'A trigger eval needs a "query" and "should_trigger"', {
                expected: '{"query": a text, "should_trigger": true or false}',
                found: item.found,
                hint: 'A .json file with a list is read as the trigger evals of a skill. If it is something else, exclude it with "!".',
            });
            return [];
        }
        TRIGGER.open(item);
        const line = query.trim().replace(/\s+/g, ' ');
        const isShort = line.length <= MAX_QUERY_ID_LENGTH;
        const id = isShort ? line : `${line.slice(0, MAX_QUERY_ID_LENGTH)}~${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', line).slice(0, 8)}`;
        const assertions = [{ type: 'skill-trigger', skill, should_trigger }];
        return madeOf(item, { id, input: query, assertions }, () => item);
    });
    if (root.items().length === 0) {
        root.addError('MISSING_FIELD', 'The list is empty: there is nothing to run', { expected: 'trigger evals' });
    }
    (0,_suite_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseRepeatedIds */ .VT)(entries, root.problems);
    const tests = entries.map((entry, index) => (0,_test_js__WEBPACK_IMPORTED_MODULE_8__/* .readTest */ .Pz)(entry, index, defaultsOf(reading)));
    return suiteOf(`${skill} triggers`, { root, at, tests });
}
function madeOf(item, value, origin) {
    const places = {
        valueAt: (path) => origin(path).location,
        keyAt: (path) => origin(path).keyLocation,
    };
    return new _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_9__/* .Cursor */ .bs({ file: item.location.file, ...places }, value, { problems: item.problems });
}
const defaultsOf = ({ kinds, texts }) => ({
    input: [],
    graders: [],
    metadata: undefined,
    kinds,
    texts,
    references: new _references_references_js__WEBPACK_IMPORTED_MODULE_5__/* .References */ .N3(),
    includes: (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_4__/* .newIncludes */ .GW)(),
});
async function rootsOf(folder, { bounds, files }) {
    for (let at = folder; bounds.hold(at) && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) !== at; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, 'SKILL.md'))) === 'file')
            return [...new Set([folder, at])];
    }
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder) === 'evals' ? [folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)] : [folder];
}
function readTestOf(item, index, { skill, roots }, reading) {
    const testProblems = [];
    const read = readEval(item.reportingTo(testProblems));
    const files = (read?.files ?? []).flatMap(({ at, path }) => {
        const file = reading.references.found(reading.references.file(path), at);
        const root = roots.find((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(each, path) === file?.absolutePath);
        return file === undefined ? [] : [{ path: file.absolutePath, root: root ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file.absolutePath) }];
    });
    const errors = testProblems.filter(({ severity }) => severity === 'error');
    item.problems.push(...testProblems.filter(({ severity }) => severity === 'warning'));
    const { location } = item;
    if (read === undefined || errors.length > 0) {
        return { kind: 'broken', id: read?.id ?? `#${index + 1}`, location, problems: errors };
    }
    const warnings = [];
    const metadata = {
        skill_name: skill,
        ...(read.files.length > 0 && {
            agent_skills_files: read.files.map(({ path }) => path),
            agent_skills_base_dir: files[0]?.root ?? roots[0],
        }),
    };
    const entry = madeOf(item.reportingTo(warnings), { ...testOfEval(read), metadata }, ([key = '', at]) => {
        const origin = typeof at === 'number' ? read.criteria[at]?.at : item.field(NAMES[key] ?? String(key));
        return origin ?? item;
    });
    const test = (0,_test_js__WEBPACK_IMPORTED_MODULE_8__/* .readTest */ .Pz)(entry, index, defaultsOf(reading));
    item.problems.push(...warnings.filter(({ code }) => code !== 'NOT_GRADED'));
    if (test.kind === 'broken' || files.length === 0)
        return test;
    return {
        ...test,
        inputFiles: files.map(({ path }) => path),
        workspace: {
            isolation: 'per_test',
            repositories: [],
            hooks: {},
            requires: { commands: [], pythonModules: [] },
            files: files.map(({ path, root }) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).replaceAll('\\', '/'), from: path })),
            location,
        },
    };
}
const NAMES = { input: 'prompt', criteria: 'expected_output', metadata: 'files' };
const testOfEval = ({ id, prompt, expected, criteria }) => ({
    id,
    input: prompt,
    ...(expected !== undefined && { criteria: expected, expected_output: expected }),
    ...(criteria.length > 0 && {
        assertions: criteria.map(({ name, text: criterion }) => ({ type: 'llm-grader', name, prompt: criterion })),
    }),
});


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
    const graders = new Map();
    for (const location of locations) {
        for (const folder of search.roots.flatMap((root) => location.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.agentv', name)))) {
            const paths = await search.files.glob([`*{${GRADER_ENDINGS.join(',')}}`], { cwd: folder });
            const rank = (path) => GRADER_ENDINGS.indexOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
            const scripts = paths.filter((path) => !/\.d\.m?ts$/.test(path)).sort((a, b) => rank(a) - rank(b));
            for (const path of scripts) {
                const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
                if (!graders.has(name))
                    graders.set(name, await customGrader(path, search));
            }
        }
    }
    return graders;
}
async function customGrader(path, { bounds, scripts, shown: shownPath }) {
    const shown = shownPath(path);
    if ((await bounds.sideOf(path)) !== 'inside') {
        const message = `${shown} is a link that leads out of the repository, and is not run`;
        const hint = 'Copy the file into the repository.';
        const complaint = { code: 'FILE_UNREADABLE', message, expected: 'a file of the repository', hint };
        return { path, shown, complaint };
    }
    const starter = await scripts.starter((0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path));
    if (starter.kind === 'found')
        return { path, shown };
    const message = `${shown} cannot start: ${starter.missing} is not installed on this machine`;
    return { path, shown, complaint: { code: 'GRADER_INVALID', message, hint: starter.hint } };
}


/***/ }),

/***/ 89885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ lookAtSuite),
/* harmony export */   _: () => (/* binding */ loadSuites)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14006);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _agent_skills_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66979);
/* harmony import */ var _graders_custom_grader_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12269);
/* harmony import */ var _jsonl_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3543);
/* harmony import */ var _metadata_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57444);
/* harmony import */ var _references_file_paths_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13037);
/* harmony import */ var _references_references_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61844);
/* harmony import */ var _references_shown_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(81457);
/* harmony import */ var _references_texts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76248);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(80257);
/* harmony import */ var _suite_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(79468);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(23759);















async function loadSuites(paths, context) {
    const suites = [];
    const problems = [];
    const errors = [];
    const leftOut = [];
    const known = new Set(paths);
    for (const path of paths) {
        const suiteProblems = [];
        const suite = await loadSuite(path, known, context, suiteProblems);
        if (suite && isLeftOut(suite, context)) {
            leftOut.push(suite);
            continue;
        }
        if (suite)
            suites.push(suite);
        problems.push(...mostSevere(suiteProblems));
        errors.push(...mostSevere([...suiteProblems, ...problemsOfTests(suite)].filter(({ severity }) => severity === 'error')));
    }
    if (problems.some(({ severity }) => severity === 'error'))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(errors);
    if (suites.length === 0 && context.tagFilter !== undefined && leftOut.length > 0)
        throw (0,_metadata_js__WEBPACK_IMPORTED_MODULE_7__/* .nothingTagged */ .YS)(context.tagFilter, leftOut.flatMap(({ tags }) => tags));
    const unchecked = problems.filter(({ code }) => code === 'NOT_SUPPORTED_YET');
    if (suites.length === 0 && unchecked.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(unchecked.map((problem) => ({ ...problem, severity: 'error' })));
    return { suites, warnings: problems };
}
const isLeftOut = ({ tags }, { tagFilter }) => tagFilter !== undefined &&
    (tagFilter.excludeTag.some((each) => tags.includes(each)) || !tagFilter.tag.every((each) => tags.includes(each)));
async function lookAtSuite(path, context) {
    const suiteProblems = [];
    const suite = await loadSuite(path, new Set([path]), context, suiteProblems);
    if (suite && isLeftOut(suite, context))
        return { problems: [], leftOut: suite.tags };
    const problems = [...suiteProblems, ...problemsOfTests(suite)];
    const isBroken = suiteProblems.some(({ severity }) => severity === 'error');
    return { suite: isBroken ? undefined : suite, problems: inOrder(problems, problems) };
}
const problemsOfTests = (suite) => (suite?.tests ?? []).flatMap((test) => (test.kind === 'broken' ? test.problems : []));
const MAX_REPORTED = 100;
function mostSevere(all) {
    const problems = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .groupProblems */ .Uh)(inOrder(all, all));
    const bySeverity = [
        ...problems.filter(({ severity }) => severity === 'error'),
        ...problems.filter(({ severity }) => severity === 'warning'),
    ];
    const shown = inOrder(bySeverity.slice(0, MAX_REPORTED), problems);
    const [next] = bySeverity.slice(MAX_REPORTED);
    if (next === undefined)
        return shown;
    const { code, severity, location } = next;
    const message = `This file has ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('more problem', (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .countGrouped */ .mr)(bySeverity.slice(MAX_REPORTED)))}, not shown here`;
    const hint = 'Run eval-action validate --json to see all of them.';
    return [...shown, { code, severity, message, hint, location }];
}
function inOrder(shown, all) {
    const files = [...new Set(all.map(({ location }) => location?.file))];
    const rank = new Map(files.filter((file) => file !== undefined).map((file, index) => [file, index]));
    const rankOf = ({ location }) => (location === undefined ? -1 : (rank.get(location.file) ?? 0));
    return shown.toSorted((a, b) => rankOf(a) - rankOf(b) ||
        (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
        (a.location?.column ?? 0) - (b.location?.column ?? 0));
}
async function loadSuite(path, known, context, problems) {
    const { files, cwd, root, graders: kinds, scripts, mayLackVariables, runProgram } = context;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    const shown = (at) => (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPath */ .p)(at, cwd);
    const bounds = new _references_file_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .Bounds */ .cz([root, cwd, folder], files);
    const texts = new _references_texts_js__WEBPACK_IMPORTED_MODULE_11__/* .SuiteTexts */ .v(await context.variables(folder), shown, mayLackVariables);
    const patterns = (await context.guidelinePatterns?.(folder)) ?? [];
    const matches = patterns.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_1__([...patterns], { dot: true, windows: false });
    const isGuideline = (absolutePath) => matches((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, absolutePath).replaceAll('\\', '/'));
    const references = new _references_references_js__WEBPACK_IMPORTED_MODULE_9__/* .References */ .N3({ folder, root, cwd, files, isGuideline }, () => (0,_graders_custom_grader_files_js__WEBPACK_IMPORTED_MODULE_5__/* .findCustomGraders */ .jM)({ roots: (0,_references_file_paths_js__WEBPACK_IMPORTED_MODULE_8__/* .searchRoots */ ._f)(folder, { root, cwd }), bounds, files, scripts, shown }));
    const reading = { files, cwd, kinds, texts, references, bounds };
    const reported = [];
    let suite;
    if (runProgram === undefined || !isProgram(path))
        suite = await readSuite(path, known, reading, reported);
    else {
        const at = (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_13__/* .suiteFile */ .Ji)(path, cwd);
        const value = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_13__/* .orReported */ .d7)(() => runProgram(path), reported);
        const root = new _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_14__/* .Cursor */ .bs({ file: at.file, ..._yaml_cursor_js__WEBPACK_IMPORTED_MODULE_14__/* .BEGINNING */ .C6 }, value, { problems: reported });
        const read = value === undefined ? undefined : await (0,_suite_js__WEBPACK_IMPORTED_MODULE_12__/* .readYamlSuite */ .Oj)(root, at, reading);
        suite = read && { ...read, format: 'typescript' };
    }
    problems.push(...texts.final(reported), ...texts.unset());
    const variants = [...(suite?.variants ?? []), ...((await context.variants?.(folder)) ?? [])];
    return suite && variants.length > 0 ? { ...suite, variants } : suite;
}
const isProgram = (path) => /\.[mc]?ts$/i.test(path);
async function readSuite(path, known, reading, problems) {
    const at = (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_13__/* .suiteFile */ .Ji)(path, reading.cwd);
    if (/\.jsonl$/i.test(path))
        return (0,_jsonl_js__WEBPACK_IMPORTED_MODULE_6__/* .readJsonlSuite */ .TK)(at, reading, problems);
    if (/\.json$/i.test(path))
        return (0,_agent_skills_js__WEBPACK_IMPORTED_MODULE_4__/* .readAgentSkills */ .Ix)(at, reading, problems);
    if (!/\.ya?ml$/i.test(path)) {
        const problem = isProgram(path)
            ? {
                code: 'NOT_SUPPORTED_YET',
                severity: 'warning',
                message: `${at.file} was not checked: a suite written in TypeScript is a program, and only "eval-action run" starts programs, without --dry-run`,
                hint: 'Run it, rewrite it as YAML, or exclude it with "!".',
            }
            : {
                code: 'NOT_SUPPORTED_YET',
                severity: 'error',
                message: `${at.file}: suites of this format are not supported`,
                expected: 'a .yaml, .yml, .jsonl or .json file',
                hint: 'If it is not a suite, exclude it with "!".',
            };
        problems.push(problem);
        return undefined;
    }
    const text = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_13__/* .readText */ .yR)(path, reading, problems);
    const root = text === undefined ? undefined : reading.texts.yaml(at.file, text, problems);
    if (root === undefined)
        return undefined;
    const dataset = await (0,_jsonl_js__WEBPACK_IMPORTED_MODULE_6__/* .datasetOf */ .gA)(root, path, reading, problems);
    if (dataset === undefined)
        return (0,_suite_js__WEBPACK_IMPORTED_MODULE_12__/* .readYamlSuite */ .Oj)(root, at, reading);
    if (known.has(dataset))
        return undefined;
    known.add(dataset);
    return (0,_jsonl_js__WEBPACK_IMPORTED_MODULE_6__/* .readJsonlSuite */ .TK)((0,_suite_file_js__WEBPACK_IMPORTED_MODULE_13__/* .suiteFile */ .Ji)(dataset, reading.cwd), reading, problems);
}


/***/ }),

/***/ 67121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   qu: () => (/* binding */ dryPlanOf),
/* harmony export */   xj: () => (/* binding */ realNameOf)
/* harmony export */ });
/* unused harmony export dryRunOf */
const DRY_ANSWER = JSON.stringify({
    score: 1,
    assertions: [],
    checks: [],
    overall_reasoning: 'Dry run: no target was called.',
});
const dryPlanOf = ({ steps, requirements }) => ({
    steps: steps.map((step) => step.kind === 'broken' ? { ...step, target: dryName(step.target) } : { ...step, target: dryRunOf(step.target) }),
    requirements: requirements.map((requirement) => ({ ...requirement, target: dryName(requirement.target) })),
});
const dryRunOf = (target) => ({
    name: dryName(target.name),
    resolvedName: dryName(target.resolvedName),
    provider: 'mock',
    options: { response: DRY_ANSWER },
    workers: target.workers,
    fallbackTargets: [],
    batching: false,
    location: target.location,
});
const SUFFIX = '-dry-run';
const dryName = (name) => `${name}${SUFFIX}`;
const realNameOf = (name) => (name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name);


/***/ }),

/***/ 18750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bh: () => (/* binding */ presentName),
/* harmony export */   GL: () => (/* binding */ givenTargetsFile),
/* harmony export */   Qn: () => (/* binding */ TARGET),
/* harmony export */   b: () => (/* binding */ nearestTargetsFile),
/* harmony export */   vW: () => (/* binding */ readTargetsFile)
/* harmony export */ });
/* unused harmony exports RENAMED, CAMEL_CASE */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95974);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9732);
/* harmony import */ var _file_kind_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7594);
/* harmony import */ var _references_file_paths_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13037);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23759);









const TARGET = (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .block */ .om)({ of: 'a target' }, () => ({
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .needed */ .Ow)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'Its name in suites and other targets.'),
    provider: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'The kind of model, program or agent.'),
    use_target: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'The target that this one delegates to; all other keys are ignored then.'),
    grader_target: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'The target that judges the answers of this one.'),
    workers: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([(0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeNumber */ .rD)(1, _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_WORKERS */ .bP), _block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq]), 'How many tests run at the same time on this target.'),
    fallback_targets: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .texts */ .Te, 'Targets that are asked, in order, when this one fails.'),
    workspace_template: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq, 'Old place of the template of the workspace, which suites name now.').meta({
        deprecated: true,
    }),
    provider_batching: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_block_js__WEBPACK_IMPORTED_MODULE_5__/* .flag */ .Jt, _block_js__WEBPACK_IMPORTED_MODULE_5__/* .text */ .Qq]), 'Whether all tests of a suite go into one call.'),
    subagent_mode_allowed: (0,_block_js__WEBPACK_IMPORTED_MODULE_5__/* .idle */ .N7)('agents are asked one by one in evals'),
}));
const MAX_TARGETS_BYTES = 1024 * 1024;
async function readTargetsFile(path, file, files) {
    const opened = (0,_yaml_cursor_js__WEBPACK_IMPORTED_MODULE_8__/* .openYaml */ .IM)(file, await files.read(path, MAX_TARGETS_BYTES));
    if (opened.kind === 'invalid')
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(opened.problems);
    const problems = [];
    const root = opened.root.reportingTo(problems);
    const list = root.field('targets');
    if (list === undefined) {
        const isEmpty = root.value === null;
        const missing = root.error('MISSING_FIELD', isEmpty ? 'The targets file is empty' : 'A targets file needs "targets"', {
            expected: 'a mapping with "targets", a list of targets',
            found: !isEmpty ? (root.isMap ? 'no "targets"' : root.found) : undefined,
            hint: root.isList ? 'Add "targets:" above the list.' : undefined,
            ...(root.field('tests') !== undefined && { hint: 'This looks like a suite.' }),
        });
        problems.push((0,_file_kind_js__WEBPACK_IMPORTED_MODULE_6__/* .foreignFormat */ .Ub)(root) ?? missing);
    }
    else if (!list.isList)
        list.addWrongType('a list of targets');
    const entries = (list?.items() ?? []).flatMap((item) => readEntry(item) ?? []);
    const first = new Map();
    for (const entry of entries) {
        const earlier = first.get(entry.name);
        if (earlier === undefined)
            first.set(entry.name, entry);
        if (earlier === undefined)
            continue;
        entry.cursor.addError('DUPLICATE_ID', `Two targets have the name "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(entry.name, 60)}"`, {
            location: entry.cursor.field('name')?.keyLocation,
            expected: 'a name that no other target of the file has',
            hint: `The other one is in line ${earlier.cursor.field('name')?.keyLocation.line}.`,
        });
    }
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(errors);
    return { file, entries, warnings: problems };
}
function readEntry(item) {
    if (!item.isMap) {
        const details = { expected: '"name" and "provider"', found: item.found };
        return item.addError('WRONG_TYPE', 'A target must be a mapping', details);
    }
    const name = item.field('name');
    if (typeof name?.value !== 'string' || name.value.trim() === '') {
        return name === undefined
            ? item.addMissing('name', 'A target needs a "name"', 'the name that suites use')
            : name.addWrongType('text that is not empty');
    }
    const fields = new Map();
    const settings = item.field('settings');
    const wrapper = settings?.isMap ? settings : undefined;
    wrapper?.addOldSpelling('"settings" is an old wrapper', 'Move its fields into the target.');
    for (const mapping of [item, wrapper ?? []].flat()) {
        const keys = mapping.keys().filter((key) => key !== 'name' && !(wrapper && key === 'settings'));
        for (const key of [...keys.filter((each) => !presentName(each)), ...keys.filter(presentName)]) {
            const field = mapping.field(key);
            if (field === undefined)
                continue;
            const current = presentName(key);
            if (current !== undefined)
                field.addOldSpelling(`"${key}" is an old name`, `Use "${current}" instead.`);
            if (!fields.has(current ?? key))
                fields.set(current ?? key, field);
        }
    }
    if (!fields.has('provider') && !fields.has('use_target')) {
        const message = `The target "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(name.value, 60)}" cannot be used without "provider" or "use_target"`;
        item.addWarning('MISSING_FIELD', message);
    }
    return { name: name.value.trim(), cursor: item, fields };
}
const CANDIDATES = ['targets.yaml', 'targets.yml', '.agentv/targets.yaml', '.agentv/targets.yml'];
async function givenTargetsFile(path, files) {
    const state = await files.state(path, { noDeadLinks: true });
    if (state === 'file')
        return path;
    const targetsFile = state === 'folder' ? await nearestTargetsFile([path], files) : undefined;
    if (targetsFile !== undefined)
        return targetsFile;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', state === 'folder' ? `There is no targets file in ${path}` : `There is no targets file ${path}`, {
        expected: state === 'folder' ? `one of ${CANDIDATES.join(', ')}` : 'a file, or a folder that contains targets.yaml',
    });
}
const nearestTargetsFile = (folders, files) => (0,_references_file_paths_js__WEBPACK_IMPORTED_MODULE_7__/* .firstFile */ .FX)(folders.flatMap((folder) => CANDIDATES.map((candidate) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, candidate))), files);
const RENAMED = {
    resourceName: 'endpoint',
    deploymentName: 'model',
    maxTokens: 'max_output_tokens',
    commandTemplate: 'command_template',
    timeoutSeconds: 'timeout_seconds',
    logDirectory: 'log_dir',
    judge_target: 'grader_target',
    judgeTarget: 'grader_target',
};
const CAMEL_CASE = [
    'apiKey',
    'baseUrl',
    'thinkingBudget',
    'apiFormat',
    'filesFormat',
    'attachmentsFormat',
    'logDir',
    'logFormat',
    'logOutputFormat',
    'systemPrompt',
    'maxTurns',
    'maxBudgetUsd',
    'dryRun',
    'subagentRoot',
    'cliUrl',
    'cliPath',
    'githubToken',
    'sessionDir',
    'sessionId',
    'sessionStateDir',
    'providerBatching',
    'fallbackTargets',
    'subagentModeAllowed',
    'modelReasoningEffort',
    'maxRetries',
    'retryInitialDelayMs',
    'retryMaxDelayMs',
    'retryBackoffFactor',
    'retryStatusCodes',
    'workspaceTemplate',
];
function presentName(key) {
    if (Object.hasOwn(RENAMED, key))
        return RENAMED[key];
    return CAMEL_CASE.includes(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : undefined;
}


/***/ }),

/***/ 24928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ mayNamePrograms),
/* harmony export */   u1: () => (/* binding */ resolveTarget),
/* harmony export */   wU: () => (/* binding */ followTargets)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);
/* harmony import */ var _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95974);
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17586);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56290);
/* harmony import */ var _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23759);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18750);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76845);










const AGENT_ONLY = ['mcp_servers'];
const WITH_MCP = 'Remove it, or use codex, claude, copilot, gemini-cli, opencode or acp.';
function resolveTarget(wanted, reading) {
    const problems = [];
    const { lookUp, dryRun = false } = reading;
    const entry = followTargets(wanted, reading, problems);
    const provider = entry && readProvider(entry, reading);
    const batching = entry?.fields.get('provider_batching');
    const isBatched = readSetting(batching, (0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalBoolean */ .Jz)(), lookUp);
    if (isBatched && provider && provider.kind.canBatch !== true) {
        const message = `"provider_batching" has no effect: the provider ${provider.kind.type} gets one call per test`;
        batching?.addNote('UNUSED', message);
    }
    const target = provider && {
        name: wanted.name,
        resolvedName: entry.name,
        provider: provider.kind.type,
        graderTarget: readGraderTarget(entry, reading) ?? (wanted.variant && provider.kind.canJudge ? entry.name : undefined),
        workers: readSetting(entry.fields.get('workers'), (0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .optionalWholeNumber */ .b7)(1, _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_WORKERS */ .bP), lookUp),
        workspaceTemplate: readTemplate(entry.fields.get('workspace_template'), lookUp),
        variantOf: wanted.variantOf,
        workspace: wanted.variant?.workspace,
        options: readOptions(entry, provider, lookUp),
        fallbackTargets: readFallbacks(entry, reading),
        batching: isBatched === true && provider.kind.canBatch === true,
        location: entry.cursor.location,
    };
    const reported = problems.map((problem) => dryRun && problem.code === 'SECRET_MISSING' ? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asWarning */ .PQ)(problem) : problem);
    const isWrong = reported.some(({ severity }) => severity === 'error');
    return { target: isWrong ? undefined : target, problems: reported };
}
function readOptions(entry, { kind, program }, lookUp) {
    const ours = program && { [PROGRAM_KEY]: { file: program.path, shown: program.shown } };
    const keys = program === undefined ? kind.keys : kind.keys?.filter((key) => key !== PROGRAM_KEY);
    const { read: common, withoutEffect = {} } = _read_js__WEBPACK_IMPORTED_MODULE_8__/* .TARGET */ .Qn.fields;
    const ownFields = [...entry.fields].filter(([key]) => !common.includes(key));
    const isKnown = (key) => keys?.includes(key) ?? true;
    const values = ownFields
        .filter(([key]) => isKnown(key))
        .map(([key, { value }]) => {
        const reads = key === kind.jobTokenKey ? (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .withJobToken */ .NK)(lookUp) : lookUp;
        return [key, (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .lookUpVariables */ .OY)(value, reads, key)];
    });
    const options = { ...Object.fromEntries(values), ...ours };
    const complaints = kind.check(options);
    const type = program?.shown ?? kind.type;
    const known = [...common.filter((key) => key !== 'name'), ...(keys ?? [])];
    const reported = complaints.map(({ path }) => String(path[0]));
    for (const [key, field] of ownFields) {
        if (isKnown(key))
            continue;
        const changed = entry.variant?.settings.find((each) => each.key === key);
        if (changed !== undefined) {
            const message = `The variant "${entry.variant?.name}" sets "${changed.name}", which the provider ${type} does not have`;
            field.addError('TARGET_INVALID', message, {
                hint: `Set another key, or change another target than "${entry.name}".`,
            });
            continue;
        }
        if (AGENT_ONLY.includes(key)) {
            const message = `"${key}" is not supported by the provider ${type}`;
            field.addError('TARGET_INVALID', message, { location: field.keyLocation, hint: WITH_MCP });
        }
        else if (Object.hasOwn(withoutEffect, key))
            field.addNote('UNUSED', `"${key}" has no effect on evals`);
        else {
            const message = `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(key, 60)}" is not a setting of the provider ${type}`;
            entry.cursor.addUnknownKey(key, message, { known, what: 'settings', reported });
        }
    }
    for (const complaint of complaints)
        entry.cursor.problems.push(optionProblem(complaint, entry));
    for (const note of kind.notes(options)) {
        entry.cursor.problems.push({ ...optionProblem(note, entry), code: 'DEPRECATED', severity: 'warning' });
    }
    return options;
}
const PROGRAM_KEY = 'program';
function optionProblem({ path, message, found }, { name, cursor, fields }) {
    const [key = '', ...below] = path;
    const field = fields.get(String(key));
    const subject = path.length === 0 ? 'The' : `"${path.join('.')}" of the`;
    const text = `${subject} target "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)}" ${(0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .asClause */ .eI)(message)}`;
    const needsVariable = message.includes('environment variable');
    if (field === undefined && path.length > 0 && !needsVariable) {
        return { ...cursor.missing(String(key), text, `"${key}"`), code: 'TARGET_INVALID' };
    }
    return {
        code: needsVariable ? 'SECRET_MISSING' : 'TARGET_INVALID',
        severity: 'error',
        message: text,
        location: field === undefined ? cursor.location : field.below(below),
        found,
        hint: needsVariable ? (message.includes(`variable ${_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .JOB_TOKEN */ .IK} `) ? JOB_TOKEN_HINT : VARIABLE_HINT) : undefined,
    };
}
const VARIABLE_HINT = 'Set it in the environment or in a .env file.';
const JOB_TOKEN_HINT = 'In a workflow, add GITHUB_TOKEN: ${{ github.token }} to "env" of the step, and copilot-requests: write to the permissions of its job.';
const MAX_HOPS = 10;
function followTargets(wanted, reading, problems, way = []) {
    if (wanted.useTarget !== undefined) {
        const { useTarget: name, location, variant, variants } = wanted;
        const other = wanted.shadowed ?? reading.file.entries.find((each) => each.name === variant?.name)?.cursor.location;
        if (variant !== undefined && other !== undefined) {
            problems.push({
                ...{ code: 'DUPLICATE_ID', severity: 'error', location: variant.location },
                message: `The variant "${variant.name}" has the name of a target (${(0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(other)})`,
                hint: 'Rename the variant: its name would stand for both.',
            });
            return undefined;
        }
        const entry = followTargets({ name, location, variants }, reading, problems);
        return entry && variant ? withVariant(entry, variant, problems) : entry;
    }
    const entry = find(wanted, reading.file, problems);
    if (entry === undefined)
        return undefined;
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(namedKinds(reading.kinds), entry.fields.get('provider')?.text ?? '');
    const reserved = [...entry.fields].flatMap(([key, value]) => key === kind?.jobTokenKey && (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .isJobToken */ .Pl)(value) ? [] : (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .reservedVariables */ .e$)(value));
    problems.push(...reserved);
    if (reserved.length > 0)
        return undefined;
    const field = entry.fields.get('use_target');
    if (field === undefined)
        return entry;
    for (const [key, ignored] of entry.fields) {
        if (key === 'use_target')
            continue;
        ignored.addNote('UNUSED', `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(key, 60)}" is ignored because the target has "use_target"`);
    }
    const next = (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(field, 'use_target', reading.lookUp);
    if (next === undefined)
        return undefined;
    const names = [...way, wanted.name];
    const isCycle = names.includes(next);
    if (!isCycle && names.length <= MAX_HOPS) {
        return followTargets({ name: next, location: field.location }, reading, problems, names);
    }
    const complaint = isCycle
        ? 'The targets delegate to each other in a cycle'
        : `More than ${MAX_HOPS} targets delegate in a row`;
    return field.addError('TARGET_INVALID', complaint, {
        expected: 'a target with a "provider" at the end',
        found: [...names, next].join(' \u2192 '),
    });
}
function find({ name, location, isImplied, variants = [] }, file, problems) {
    const entry = file.entries.find((each) => each.name === name);
    if (entry) {
        const fields = [...entry.fields].map(([key, field]) => [key, field.reportingTo(problems)]);
        return { name, cursor: entry.cursor.reportingTo(problems), fields: new Map(fields) };
    }
    const known = [...file.entries.map((each) => each.name), ...variants];
    const meant = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .au)(name, known);
    const hint = isImplied
        ? 'This suite has no target: set one under "execution", or with --target (target).'
        : meant && `Did you mean "${meant}"?`;
    problems.push({
        code: 'UNKNOWN_TARGET',
        severity: 'error',
        message: `There is no target${variants.length > 0 ? ' or variant' : ''} "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)}" in ${file.file}`,
        location,
        expected: known.length === 0 ? 'a target of that name; the file has none' : `one of ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__/* .listed */ .KE)(known)}`,
        found: JSON.stringify((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)),
        hint,
    });
    return undefined;
}
function withVariant(entry, variant, problems) {
    const fields = new Map(entry.fields);
    for (const { name, key, value, location } of variant.settings) {
        if (key === 'model')
            for (const other of ['deployment', 'variant'])
                fields.delete(other);
        const present = key === 'env' ? fields.get(key)?.value : undefined;
        const fieldValue = key === 'env' ? { ...present, ...value } : value;
        const source = { file: location.file, valueAt: () => location, keyAt: () => location };
        fields.set(key, new _yaml_cursor_js__WEBPACK_IMPORTED_MODULE_7__/* .Cursor */ .bs({ ...source }, fieldValue, { step: name, problems }));
    }
    return { ...entry, fields, variant };
}
function readProvider(entry, { file, kinds: allKinds, lookUp }) {
    const kinds = namedKinds(allKinds);
    const field = entry.fields.get('provider');
    if (field === undefined) {
        const message = `The target "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(entry.name, 60)}" needs "provider" or "use_target"`;
        return entry.cursor.addMissing('provider', message, `one of ${kinds.map(({ type }) => type).join(', ')}`);
    }
    const name = (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(field, 'provider', lookUp);
    if (name === undefined)
        return undefined;
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(kinds, name);
    if (kind) {
        const isNamed = ['executable', 'command', 'binary'].some((key) => entry.fields.has(key));
        if ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalName */ .Ew)(name) === 'cc-mirror' && !isNamed) {
            field.addError('TARGET_INVALID', '"cc-mirror" is read as claude-cli, but the target has no "executable"', {
                hint: 'Set "executable" to the "binaryPath" in ~/.cc-mirror/<variant>/variant.json.',
            });
        }
        return { kind };
    }
    const programs = entry.fields.has('command') ? undefined : file.programs;
    const ownProgram = programs?.get(name) ?? programs?.get(name.toLowerCase());
    const runner = allKinds.find(({ runsFiles }) => runsFiles);
    if (ownProgram !== undefined && runner !== undefined) {
        if (ownProgram.complaint !== undefined)
            field.addComplaint(ownProgram.complaint);
        return { kind: runner, program: ownProgram };
    }
    const meant = (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__/* .didYouMean */ .au)(name, kinds.flatMap(({ type, aliases }) => [type, ...aliases]));
    const program = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(kinds, 'cli');
    if (meant === undefined && program !== undefined && entry.fields.has('command')) {
        const message = `There is no provider "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)}"; the command of the target runs as for cli`;
        field.addWarning('UNKNOWN_PROVIDER', message, { hint: 'Use "provider: cli".' });
        return { kind: program };
    }
    return field.addError('UNKNOWN_PROVIDER', `There is no provider "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)}"`, {
        expected: `one of ${kinds.map(({ type }) => type).join(', ')}`,
        found: JSON.stringify((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)),
        hint: meant === undefined ? OWN_PROGRAM : `Did you mean "${meant}"?`,
    });
}
const OWN_PROGRAM = 'To use your own program, set "provider: cli", or add the program to .agentv/providers/ and use its name.';
const namedKinds = (kinds) => kinds.filter(({ runsFiles }) => !runsFiles);
const mayNamePrograms = ({ entries }, kinds) => entries.some(({ fields }) => {
    const name = fields.get('provider')?.text;
    return name !== undefined && !fields.has('command') && (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(namedKinds(kinds), name) === undefined;
});
function presentValue(field, lookUp) {
    const setting = (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .lookUpVariables */ .OY)(field.value, lookUp);
    const value = setting instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_4__/* .Variable */ .rT ? setting.value : setting;
    return typeof value === 'string' && value.trim() === '' ? undefined : value;
}
function readGraderTarget(entry, { file, lookUp }) {
    const field = entry.fields.get('grader_target');
    if (field === undefined || presentValue(field, lookUp) === undefined)
        return undefined;
    const name = (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(field, 'grader_target', lookUp);
    const known = file.entries.map((each) => each.name);
    if (name === undefined || known.includes(name))
        return name;
    field.addWarning('UNKNOWN_TARGET', `"grader_target" is a target that does not exist: "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)}"`, {
        hint: (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestion */ .h)(name, known, 'targets'),
    });
    return name;
}
function readFallbacks(entry, { file, lookUp }) {
    const field = entry.fields.get('fallback_targets');
    if (field === undefined)
        return [];
    if (!field.isList) {
        field.addWrongType('a list of target names', undefined, 'fallback_targets');
        return [];
    }
    const known = file.entries.map(({ name }) => name);
    const named = field.items().flatMap((item) => {
        const name = (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(item, 'fallback_targets', lookUp);
        if (name === undefined)
            return [];
        if (known.includes(name))
            return name === entry.name ? [] : [name];
        const message = `"fallback_targets" contains a target that does not exist: "${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .cutEnd */ .ym)(name, 60)}"`;
        return item.addWarning('UNKNOWN_TARGET', message, { hint: (0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestion */ .h)(name, known, 'targets') }) ?? [];
    });
    return [...new Set(named)];
}
function readTemplate(field, lookUp) {
    if (field === undefined || presentValue(field, lookUp) === undefined)
        return undefined;
    const path = (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(field, 'workspace_template', lookUp);
    if (path === undefined)
        return undefined;
    const message = '"workspace_template" of a target is an old name, read for suites without a template';
    field.addNote('DEPRECATED', message, 'Set "workspace: { template: \u2026 }" in the suite.');
    return { path, location: field.location };
}
function readSetting(field, schema, lookUp) {
    const read = schema.safeParse(field && (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .lookUpVariables */ .OY)(field.value, lookUp));
    if (read.success)
        return read.data;
    return field?.addWrongType(read.error.issues[0]?.message.replace(/^must be /, '') ?? '', undefined, field.name);
}


/***/ }),

/***/ 76845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NK: () => (/* binding */ withJobToken),
/* harmony export */   OY: () => (/* binding */ lookUpVariables),
/* harmony export */   Pl: () => (/* binding */ isJobToken),
/* harmony export */   YS: () => (/* binding */ noteSecrets),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   e$: () => (/* binding */ reservedVariables)
/* harmony export */ });
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17586);
/* harmony import */ var _model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39335);
/* harmony import */ var _platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99429);
/* harmony import */ var _platform_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97224);




const MAY_HOLD_KEYS = ['mcp_servers', 'headers'];
const VARIABLE = /^\$\{\{\s*([A-Za-z0-9_]+)\s*\}\}$/;
const lookUpVariables = (value, lookUp, key = '') => (0,_model_values_map_leaves_js__WEBPACK_IMPORTED_MODULE_1__/* .mapLeaves */ .L)(value, (leaf, path) => {
    const name = typeof leaf === 'string' ? VARIABLE.exec(leaf.trim())?.[1] : undefined;
    if (name === undefined)
        return leaf;
    const keys = [key, ...path.filter((step) => typeof step === 'string')];
    const isSecret = keys.some((each) => MAY_HOLD_KEYS.includes(each)) || (0,_platform_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretVariable */ .tS)(keys.at(-1) ?? '');
    return new _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .Variable */ .rT(name, lookUp(name, isSecret ? 'secret' : undefined));
});
const withJobToken = (lookUp) => (name, use) => lookUp(name, name === _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_TOKEN */ .IK ? 'job-token' : use);
const isJobToken = ({ value }) => typeof value === 'string' && VARIABLE.exec(value.trim())?.[1] === _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_TOKEN */ .IK;
function noteSecrets({ entries }, lookUp) {
    for (const { fields } of entries) {
        for (const [key, field] of fields)
            lookUpVariables(field.value, lookUp, key);
    }
}
function reservedVariables(field) {
    const { value } = field;
    const name = typeof value === 'string' ? VARIABLE.exec(value.trim())?.[1] : undefined;
    if (name !== undefined && (0,_platform_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_2__/* .isReserved */ .Bs)(name))
        return [(0,_model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .reservedVariable */ .J_)(name, field.location)];
    const below = [...field.items(), ...field.keys().flatMap((key) => field.field(key) ?? [])];
    return below.flatMap(reservedVariables);
}
function textOf(field, name, lookUp) {
    const value = lookUpVariables(field.value, lookUp);
    if (value instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .Variable */ .rT) {
        if (!value.isBlank)
            return value.value?.trim();
        const message = `"${name}" needs the environment variable ${value.name}, which is ${value.state}`;
        return field.addError('SECRET_MISSING', message, { hint: 'Set it in the environment or in a .env file.' });
    }
    if (typeof value === 'string' && value.trim() !== '')
        return value.trim();
    return field.addWrongType('text that is not empty', undefined, name);
}


/***/ }),

/***/ 14687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ targetHooksOf),
/* harmony export */   B3: () => (/* binding */ workspaceOf),
/* harmony export */   FT: () => (/* binding */ emptyWorkspace),
/* harmony export */   LD: () => (/* binding */ decide)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28327);


function workspaceOf({ suite, test, target }) {
    const { workspaceTemplate: template, workspace: changes } = target;
    let { workspace } = test;
    if (template !== undefined && workspace?.template === undefined) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(suite.folder, template.path);
        workspace = {
            ...(workspace ?? emptyWorkspace(template.location)),
            template: { path, location: template.location },
        };
    }
    if (changes === undefined)
        return workspace;
    const { location, ...changed } = changes;
    return { ...(workspace ?? emptyWorkspace(location)), ...changed };
}
const emptyWorkspace = (location) => ({
    isolation: 'shared',
    repositories: [],
    hooks: {},
    requires: { commands: [], pythonModules: [] },
    files: [],
    location,
});
function targetHooksOf({ suite, target }, cwd) {
    const hooks = suite.targets.find(({ name }) => name === (target.variantOf ?? target.name))?.hooks ?? {};
    return Object.fromEntries(_model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .hookPoints */ .VS.flatMap((point) => {
        const hook = hooks[point];
        if (hook === undefined)
            return [];
        const folder = hook.cwd === undefined ? suite.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, hook.cwd);
        return [[point, { ...hook, cwd: folder, reset: 'none' }]];
    }));
}
function decide(workspace, settings) {
    if (settings.path !== undefined && (settings.mode ?? 'static') !== 'static') {
        return impossible('A workspace path is given, and a mode that has none');
    }
    if (workspace === undefined) {
        return settings.path === undefined ? { kind: 'none' } : { kind: 'static', path: settings.path, isGiven: true };
    }
    const path = settings.path ?? workspace.path;
    const usual = workspace.mode ?? (workspace.path === undefined ? 'pooled' : 'static');
    const mode = settings.path !== undefined ? 'static' : (settings.mode ?? usual);
    const isPerTest = workspace.isolation === 'per_test' && workspace.files.length === 0;
    if (path !== undefined && mode !== 'static' && settings.mode === undefined) {
        return impossible(`The workspace has a "path", which its mode "${mode}" cannot use`);
    }
    if (mode === 'static' && isPerTest)
        return impossible('A static workspace cannot be one for each test');
    if (mode === 'static' && (workspace.skills ?? workspace.withoutSkills) !== undefined) {
        return impossible('A static workspace is used as it is: skills are neither added to it nor left out');
    }
    if (mode === 'static' && path !== undefined)
        return { kind: 'static', path, isGiven: settings.path !== undefined };
    if (mode === 'static' && workspace.repositories.length > 0) {
        return impossible('A static workspace with repositories needs a "path"');
    }
    const { template, repositories, hooks, isolation, files, skills, gradingFiles, docker } = workspace;
    const hasFiles = files.length > 0 && settings.mode !== undefined;
    const hasContent = template !== undefined || repositories.length > 0 || hasFiles;
    const isFilled = hasContent || skills !== undefined || gradingFiles !== undefined;
    const isMounted = docker?.runsAgent === true;
    if (!isFilled && !isMounted && Object.keys(hooks).length === 0)
        return { kind: 'none' };
    if (isolation === 'per_test')
        return { kind: 'per-test' };
    return { kind: mode === 'pooled' && settings.mayPool !== false && repositories.length > 0 ? 'pooled' : 'shared' };
}
const impossible = (message) => ({ kind: 'impossible', message });


/***/ })

};
