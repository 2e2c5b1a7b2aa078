export const id = 5603;
export const ids = [5603];
export const modules = {

/***/ 95200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ surveyRun)
/* harmony export */ });
/* harmony import */ var _plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22469);
/* harmony import */ var _shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85988);
/* harmony import */ var _suites_fields_tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12730);
/* harmony import */ var _config_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14704);
/* harmony import */ var _steps_container_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2689);
/* harmony import */ var _steps_images_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2665);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91167);
/* harmony import */ var _missing_programs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83392);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20432);
/* harmony import */ var _survey_targets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34247);










async function surveyRun(site, how = {}) {
    const targets = new _survey_targets_js__WEBPACK_IMPORTED_MODULE_9__/* .SurveyedTargets */ .Q(site);
    const paths = await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfiguredSuites */ .X_)(site);
    const read = await (0,_shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__/* .inParallel */ .H)(paths, (path) => readSuite(path, { site, how }, targets));
    if (read.every(({ leftOut }) => leftOut !== undefined)) {
        throw (0,_suites_fields_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingTagged */ .Y)(site.inputs, read.flatMap(({ leftOut = [] }) => leftOut));
    }
    const placed = [
        ...new Map(read.flatMap((each) => (each.placed === undefined ? [] : [[each.placed.suite.path, each.placed]]))).values(),
    ];
    const configured = (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)('.agentv/config.yaml', [
        ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .configProblems */ .rg)(paths, site)),
        ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .overlookedSuites */ .OE)(paths, site)),
    ]);
    const unmatched = (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .unmatchedIds */ .ik)(placed.map(({ suite }) => suite), site.inputs.testId);
    const problems = (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inOrder */ .al)([...read.flatMap((each) => each.problems), ...configured, ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)('', unmatched)]);
    return { plan: planOf(placed, site, how), placed, paths, problems };
}
async function readSuite(path, { site, how }, targets) {
    const { suite, variables, problems, leftOut } = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .surveySuite */ .nf)(path, site, how);
    if (suite === undefined)
        return { problems, leftOut };
    const used = await targets.of(suite);
    const asked = [...used.targets, ...used.judges];
    const programs = await (0,_missing_programs_js__WEBPACK_IMPORTED_MODULE_7__/* .missingPrograms */ .i)(suite, asked.flatMap(({ target }) => target ?? []), site);
    return {
        placed: { suite, variables, ...used },
        problems: [
            ...problems,
            ...used.problems,
            ...used.judging.map(_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .asWarning */ .PQ),
            ...asked.flatMap((target) => target.problems),
            ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)(suite.file, programs).map(_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .asWarning */ .PQ),
        ],
    };
}
function planOf(placed, { inputs }, { findsBroken = false }) {
    if (placed.length === 0)
        return { steps: [], requirements: [] };
    const onTargets = placed.map((each) => ({
        suite: each.suite,
        targets: each.targets.map((target) => target.target ?? standIn(target, each.suite)),
        inTheWay: findsBroken ? inTheWayOf(each) : undefined,
    }));
    const { testId: testIds, trials, threshold, mustPass } = inputs;
    return (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .Cs)(onTargets, { testIds, trials, threshold, mustPass });
}
const inTheWayOf = ({ targets, own }) => (test, target) => {
    if (own === undefined || !targets.some((each) => each.target === target))
        return [];
    const problems = [
        ...(0,_steps_images_js__WEBPACK_IMPORTED_MODULE_5__/* .imageProblems */ .y)(test, target),
        ...(0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_6__/* .judgingProblems */ .r_)(test, target, own),
        ...(0,_steps_container_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .containerProblems */ .Y)(test, target, own),
    ];
    return problems.filter(({ code }) => code !== 'SECRET_MISSING');
};
const standIn = ({ name, provider = '', options, batching, location }, suite) => ({
    name,
    resolvedName: name,
    provider,
    options,
    fallbackTargets: [],
    batching,
    location: location ?? suite.location,
});


/***/ }),

/***/ 34247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ SurveyedTargets)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7885);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81457);
/* harmony import */ var _targets_delegate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40879);
/* harmony import */ var _targets_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43080);
/* harmony import */ var _targets_resolve_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78117);
/* harmony import */ var _targets_variables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21983);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58100);
/* harmony import */ var _steps_images_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2665);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(91167);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(20432);













class SurveyedTargets {
    #site;
    #files = new Map();
    #nearest = new Map();
    #asked = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_9__/* .wantedTargets */ .w5)(suite, this.#site.inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        if (typeof path !== 'string')
            return { ...noTargets, targets: names.map(unknown), problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(suite.file, path) };
        const { targetsFile: bare, problems } = await this.#read(path);
        if (bare === undefined)
            return { ...noTargets, targets: names.map(unknown), problems };
        const targetsFile = await this.#site.programs.withPrograms(bare, suite.folder);
        const targets = [];
        for (const wanted of names) {
            this.#asked.get(path)?.add(entryName(wanted));
            targets.push(await this.#survey(wanted, targetsFile, suite.folder));
        }
        const judging = await this.#judging(suite, targets, targetsFile);
        for (const { name } of judging.judges)
            this.#asked.get(path)?.add(name);
        const fallbacks = await this.#fallbacks(suite, targets, targetsFile);
        for (const { name } of fallbacks)
            this.#asked.get(path)?.add(name);
        const ofFallbacks = fallbacks.flatMap((fallback) => fallback.problems);
        return {
            targets,
            judges: judging.judges,
            fallbacks,
            own: judging.own,
            problems: [...problems, ...ofFallbacks],
            judging: judging.problems,
        };
    }
    #fallbacks(suite, surveyed, file) {
        const names = new Set(surveyed.flatMap(({ target }) => target?.fallbackTargets ?? []));
        return Promise.all([...names].map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
    }
    async #judging(suite, surveyed, file) {
        const lookUp = await this.#site.environments.lookUpIn(suite.folder);
        const own = (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesOf */ .YP)({ file, lookUp, inputs: this.#site.inputs });
        const targets = surveyed.flatMap(({ target }) => target ?? []);
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const names = tests.flatMap((test) => surveyed.flatMap(({ judge }) => (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgeNames */ .ch)(test, judge)));
        const needed = [...new Set(names)]
            .filter((name) => file.entries.some((entry) => entry.name === name))
            .filter((name) => surveyed.every((each) => each.name !== name))
            .map((name) => this.#survey({ name, location: undefined }, file, suite.folder));
        const problems = suite.tests.flatMap((test) => test.kind === 'broken'
            ? []
            : targets.flatMap((target) => [...(0,_steps_images_js__WEBPACK_IMPORTED_MODULE_10__/* .imageProblems */ .y)(test, target), ...(0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgingProblems */ .r_)(test, target, own)]));
        return { judges: await Promise.all(needed), own, problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(suite.file, problems.map(withoutHaste)) };
    }
    async near(folder) {
        const path = await this.#fileOf({ folder });
        return typeof path === 'string' ? (await this.#read(path)).problems : [];
    }
    async whole(path) {
        const { targetsFile, problems } = await this.#read(path);
        if (targetsFile === undefined)
            return problems;
        const surveyed = await this.#surveyAll(targetsFile, path);
        return [...problems, ...surveyed.flatMap((target) => target.problems)];
    }
    async unused() {
        const found = [];
        for (const [path, asked] of this.#asked) {
            const { targetsFile } = await this.#read(path);
            if (targetsFile === undefined)
                continue;
            const surveyed = await this.#surveyAll(targetsFile, path, (name) => !asked.has(name));
            const problems = surveyed.flatMap((target) => target.problems);
            const lacking = surveyed.filter((target) => target.problems.some(isMissingVariable));
            found.push(...(lacking.length > 1 ? [...lackingVariables(lacking), ...problems.filter(isOther)] : problems).map(_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .asWarning */ .PQ));
        }
        return found;
    }
    async #surveyAll(targetsFile, path, isWanted = () => true) {
        const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
        const file = await this.#site.programs.withPrograms(targetsFile, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        return Promise.all(wanted.map(({ name }) => this.#survey({ name, location: undefined }, file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))));
    }
    async #fileOf(suite) {
        const known = this.#nearest.get(suite.folder);
        if (known !== undefined)
            return known;
        try {
            const path = await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_9__/* .targetsFileOf */ .Ui)(suite, this.#site);
            this.#nearest.set(suite.folder, path);
            return path;
        }
        catch (error) {
            if (this.#site.inputs.targets !== undefined)
                throw error;
            return (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .problemsOf */ .GW)(error);
        }
    }
    #read(path) {
        const known = this.#files.get(path);
        if (known)
            return known;
        const reading = readFile(path, this.#site);
        this.#files.set(path, reading);
        this.#asked.set(path, new Set());
        return reading;
    }
    async #survey(wanted, targetsFile, folder) {
        const asked = new Set();
        const lookUp = (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .recorded */ .t2)(await this.#site.environments.lookUpIn(folder), asked);
        const reading = { file: targetsFile, kinds: _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_targets_resolve_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_targets_delegate_js__WEBPACK_IMPORTED_MODULE_5__/* .followTargets */ .w)(wanted, reading, []);
        for (const field of end?.fields.values() ?? [])
            (0,_targets_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .lookUpVariables */ .OY)(field.value, lookUp);
        const provider = target?.provider ?? end?.fields.get('provider')?.text;
        const timeout = end?.fields.get('timeout_seconds');
        const judges = (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesOf */ .YP)({ file: targetsFile, lookUp, inputs: this.#site.inputs });
        const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
        return {
            name: wanted.name,
            options: timeout === undefined ? {} : { timeout_seconds: (0,_targets_variables_js__WEBPACK_IMPORTED_MODULE_8__/* .lookUpVariables */ .OY)(timeout.value, lookUp) },
            batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
            provider: provider === undefined ? undefined : ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, provider)?.type ?? provider),
            location: entry?.cursor.location,
            target,
            problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(targetsFile.file, problems.map(withoutHaste)),
            variables: [...asked],
            judge: judges.nameFor({ name: wanted.name, provider: provider ?? '', graderTarget }),
        };
    }
}
const entryName = ({ name, useTarget = name }) => useTarget;
const noTargets = { judges: [], fallbacks: [], judging: [] };
const unknown = ({ name }) => ({
    name,
    options: {},
    batching: false,
    problems: [],
    variables: [],
});
async function readFile(path, { cwd, runtime }) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(path, cwd);
    try {
        const targetsFile = await (0,_targets_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readTargetsFile */ .v)(path, file, runtime.files);
        return { targetsFile, problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(file, targetsFile.warnings) };
    }
    catch (error) {
        return { problems: (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .inFile */ .s5)(file, (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .problemsOf */ .GW)(error)) };
    }
}
const withoutHaste = (problem) => (problem.code === 'SECRET_MISSING' ? (0,_survey_js__WEBPACK_IMPORTED_MODULE_12__/* .asWarning */ .PQ)(problem) : problem);
const isMissingVariable = ({ code }) => code === 'SECRET_MISSING';
const isOther = (problem) => !isMissingVariable(problem);
const NAMED = 5;
function lackingVariables(targets) {
    const [first] = targets.flatMap(({ problems }) => problems.filter(isMissingVariable));
    if (first === undefined)
        return [];
    const names = targets.map(({ name }) => `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)}"`);
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    return [
        {
            file: first.file,
            code: 'SECRET_MISSING',
            severity: 'warning',
            message: `${names.length} targets that no selected suite uses need variables that are not set: ${names.slice(0, NAMED).join(', ')}${more}`,
            location: first.location,
        },
    ];
}


/***/ }),

/***/ 20432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   t2: () => (/* binding */ recorded),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95386);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58100);




async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_1__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            ...(programs.runProgram && { runProgram: programs.runProgram }),
            ...(programs.mayLackVariables && { mayLackVariables: programs.mayLackVariables }),
        });
        return { ...seen, problems: inFile(file, problems), variables: [...asked] };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)), variables: [...asked] };
    }
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo)
        return error.problems;
    throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));
const recorded = (lookUp, asked) => (name, use) => {
    asked.add(name);
    return lookUp(name, use);
};
function inOrder(problems) {
    const once = new Map();
    for (const problem of problems) {
        const { severity, ...rest } = problem;
        const key = JSON.stringify(rest);
        if (severity === 'error' || !once.has(key))
            once.set(key, problem);
    }
    return [...once.values()].sort(byLocation);
}
function byLocation(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    const [here, there] = [a.location, b.location];
    return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
}
function byFile(problems) {
    const files = new Map();
    for (const problem of problems) {
        const own = files.get(problem.file);
        if (own)
            own.push(problem);
        else
            files.set(problem.file, [problem]);
    }
    return files;
}
function countProblems(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: problems.length - errors };
}
const asWarning = (problem) => ({ ...problem, severity: 'warning' });


/***/ }),

/***/ 92712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K6: () => (/* binding */ earlierRunsOf),
  bz: () => (/* binding */ knownOf),
  Ut: () => (/* binding */ perTest)
});

// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var origin = __webpack_require__(97101);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/decide.js + 4 modules
var decide = __webpack_require__(16170);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/seeding-wish.js


function seedingWish({ seedBaseline: asked, baseline, dryRun, testId }, sides, isStored) {
    const isOff = asked === undefined || dryRun || testId.length > 0 || baseline.includes('none');
    if (isOff || sides.baseline.kind === 'unavailable')
        return undefined;
    if (!isStored && sides.baseline.kind !== 'none')
        return undefined;
    return { asked, isStored, without: (run) => withoutHistory(run, sides) };
}
function withoutHistory(run, sides) {
    const { tests } = (0,decide/* pairingOf */.U)(run, sides);
    const suiteOf = ({ suiteFile, suite, target }) => JSON.stringify([suiteFile, suite, target]);
    const known = new Set(tests.flatMap((test) => (test.base.length > 0 && test.kind !== 'removed' ? suiteOf(test) : [])));
    return new Set(tests.filter((test) => !known.has(suiteOf(test))).map(result/* resultKey */.ZH));
}

;// CONCATENATED MODULE: ./build/js/src/app/pipeline/earlier-runs.js



function earlierRunsOf(basis, env, isStored) {
    const { inputs, gate, quarantine, baseline, suiteFiles, isChange } = basis;
    const sides = { baseline, quarantine, suiteFiles, isChange };
    return {
        durations: usualDurations(baseline),
        costs: highCosts(baseline),
        deciding: { sides, policy: gate },
        seeding: seedingWish(inputs, sides, isStored && inputs.evidence !== 'never' && (0,origin/* isTrusted */.W2)(env)),
        known: knownOf(basis, env),
    };
}
function knownOf({ inputs, baseline }, env) {
    const headSha = env['GITHUB_SHA'];
    if (inputs.reuse === 'off' || inputs.dryRun || baseline.kind !== 'found' || !headSha || (0,origin/* isTrusted */.W2)(env))
        return undefined;
    return { pools: baseline.pools, headSha };
}
const usualDurations = (baseline) => perTest(baseline, ({ durationMs }) => durationMs, (known) => known.reduce((sum, ms) => sum + ms, 0) / known.length);
const highCosts = (baseline) => perTest(baseline, ({ costUsd }) => costUsd, (known) => known.toSorted((a, b) => a - b)[Math.ceil(known.length * 0.95) - 1] ?? 0);
function perTest(baseline, figureOf, together) {
    const figures = new Map();
    for (const { suite, file, target, tests } of baseline.kind === 'found' ? baseline.pools : []) {
        for (const { testId, trials } of file === undefined ? [] : tests) {
            const known = trials.flatMap((trial) => figureOf(trial) ?? []);
            if (known.length === 0)
                continue;
            figures.set((0,result/* resultKey */.ZH)({ suiteFile: file ?? '', suite, testId, target }), together(known));
        }
    }
    return figures;
}


/***/ }),

/***/ 17146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yw: () => (/* binding */ passingPairing),
  FO: () => (/* binding */ plannedTest),
  KA: () => (/* binding */ powerSentences),
  cj: () => (/* binding */ sentencesOf)
});

// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 6 modules
var assess = __webpack_require__(8901);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
;// CONCATENATED MODULE: ./build/js/src/model/run/stub.js
function standIn({ trials, measure, subject, ...names }, index) {
    const { suite, suiteFile, testId, target } = names;
    return {
        suite,
        suiteFile,
        testId,
        target,
        index,
        timestamp: EPOCH,
        category: '',
        location: { file: suiteFile, line: 1, column: 1 },
        passMark: 1,
        mustPass: false,
        assertions: [],
        scores: [],
        input: [],
        output: '',
        messages: [],
        evalRun: { durationMs: 0 },
        retries: 0,
        measure,
        subject,
        status: 'ok',
        score: 1,
        trials: Array.from({ length: trials }, (_, attempt) => ({ attempt, status: 'ok', score: 1, verdict: 'pass', scores: [] })),
    };
}
const EPOCH = '1970-01-01T00:00:00.000Z';

// EXTERNAL MODULE: ./build/js/src/reports/compared.js
var compared = __webpack_require__(15714);
// EXTERNAL MODULE: ./build/js/src/shared/percentage-points.js
var percentage_points = __webpack_require__(15537);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/targets/dry-run.js
var dry_run = __webpack_require__(87527);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/decide.js + 4 modules
var decide = __webpack_require__(16170);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/power.js








function powerSentences({ steps }, { sides, policy }, { dryRun }) {
    if (sides.baseline.kind !== 'found')
        return [];
    const tests = steps.flatMap((step) => (step.kind === 'run' ? plannedTest(step, dryRun) : []));
    return sentencesOf((0,assess/* assess */.n)(passingPairing(tests, { baseline: sides.baseline }), policy));
}
const sentencesOf = ({ suites, detectableTests }) => [
    ...suites.map(ofSuite),
    ...ofSingleTests(detectableTests),
];
const power_EPOCH = '1970-01-01T00:00:00.000Z';
function passingPairing(tests, sides, startedAt = power_EPOCH) {
    const results = tests.map(standIn);
    const run = {
        startedAt,
        durationMs: 0,
        planned: results.length,
        complete: true,
        dryRun: false,
        requirements: [],
        warnings: [],
        results,
    };
    return (0,decide/* pairingOf */.U)(run, { ...sides, selected: true });
}
const plannedTest = (step, isDryRun = false) => ({
    ...(0,result/* namesOf */.eZ)(step),
    ...(isDryRun && { target: (0,dry_run/* realNameOf */.xj)(step.target.name) }),
    trials: step.trials.strategy === 'pass_at_k' ? 1 : step.trials.count,
});
function ofSuite({ suite, target, comparable, runs, smallestDetectableDrop: drop }) {
    if (comparable === 0)
        return `${suite} on ${target}: no baseline`;
    const what = drop === undefined
        ? 'a uniform drop is not detectable with this baseline'
        : `smallest detectable drop: ${(0,percentage_points/* points */.WR)(drop, 0)}`;
    const more = drop === undefined && runs === 1 ? `; ${compared/* MORE_BASELINE_TRIALS */.yb}` : '';
    return `${suite} on ${target}: ${what} (${(0,shared_text/* plural */.LS)('test', comparable)}, ${(0,shared_text/* plural */.LS)('baseline run', runs)})${more}`;
}
const ofSingleTests = ({ count, of }) => of === 0 ? [] : [`a complete failure is detectable for ${count} of ${(0,shared_text/* plural */.LS)('test', of)}`];


/***/ }),

/***/ 12179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ filesUnlikePlan),
/* harmony export */   Y: () => (/* binding */ changedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35675);
/* harmony import */ var _plan_shards_plan_difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12028);
/* harmony import */ var _shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85988);
/* harmony import */ var _reuse_tree_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87639);
/* harmony import */ var _recorded_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32499);







async function changedFiles(site) {
    const names = (await (0,_reuse_tree_digest_js__WEBPACK_IMPORTED_MODULE_5__/* .changedNames */ .tS)(site))?.filter((name) => !(0,_recorded_files_js__WEBPACK_IMPORTED_MODULE_6__/* .hasKeys */ .xV)(name));
    if (names === undefined || names.length > _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_CHANGED_FILES */ .PV)
        return undefined;
    const read = async (path) => ({ path, ...(await digestAt((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.root, path), site)) });
    return (0,_shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__/* .inParallel */ .H)(names, read, AT_ONCE);
}
const AT_ONCE = 2;
async function digestAt(path, { runtime: { files } }) {
    try {
        return (await files.state(path)) === 'file' ? { sha256: await (0,_recorded_files_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOfFile */ .Mk)(path, files) } : {};
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
            throw error;
        return {};
    }
}
async function filesUnlikePlan({ commit, changed: planned }, site) {
    if (commit === undefined)
        return undefined;
    const changed = await changedFiles(site);
    if (planned === undefined || changed === undefined)
        return 'unknown';
    const names = (0,_plan_shards_plan_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .differentFiles */ .z)(planned, changed);
    return names.length === 0 ? undefined : names;
}


/***/ }),

/***/ 5603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ makeShardPlan),
  v: () => (/* binding */ planKey)
});

// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 6 modules
var assess = __webpack_require__(8901);
// EXTERNAL MODULE: ./build/js/src/gate/compared-suites.js
var compared_suites = __webpack_require__(52374);
// EXTERNAL MODULE: ./build/js/src/gate/suspected-regressions.js
var suspected_regressions = __webpack_require__(83520);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/model/run/shard-plan.js
var shard_plan = __webpack_require__(35675);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/plan/reuse.js
var plan_reuse = __webpack_require__(3695);
// EXTERNAL MODULE: ./build/js/src/plan/shards/digest.js
var digest = __webpack_require__(21221);
;// CONCATENATED MODULE: ./build/js/src/plan/shards/pinned-tests.js

function pinnedTests({ steps }, division, { reused, canaries }) {
    const parts = partsOf(division);
    return steps.map((step) => {
        if (step.kind !== 'run')
            return brokenTest(step);
        const key = (0,result/* resultKeyOf */.uv)(step);
        const { ms = 0, usd } = division.expected.get(key) ?? {};
        const known = reused.get(step.index);
        const own = parts.get(key) ?? [];
        const { strategy } = step.trials;
        return {
            ...(0,result/* namesOf */.eZ)(step),
            trials: step.trials.count,
            expectedMs: Math.round(ms),
            ...(usd !== undefined && { expectedUsd: usd }),
            parts: own,
            ...(own.length > 1 && strategy !== 'pass_at_k' && { strategy }),
            ...(known !== undefined && { reused: known.fromSha }),
            ...(canaries.has(step.index) && { canary: true }),
        };
    });
}
function brokenTest({ suite, test, target }) {
    return {
        suite: suite.name,
        suiteFile: suite.file,
        testId: test.id,
        target: typeof target === 'string' ? target : target.name,
        trials: 1,
        expectedMs: 0,
        parts: [{ shard: 1, from: 0, trials: 1 }],
        broken: true,
    };
}
function partsOf({ shards }) {
    const parts = new Map();
    for (const [index, shard] of shards.entries()) {
        for (const { work, from, trials } of shard.parts) {
            const own = { shard: index + 1, from, trials };
            parts.set(work.key, [...(parts.get(work.key) ?? []), own].sort((a, b) => a.from - b.from));
        }
    }
    return parts;
}
function pinnedShards(tests, { shards }, shares) {
    return shards.map(({ ms, durationMs }, index) => {
        const parts = tests.flatMap((test) => test.parts.filter(({ shard }) => shard === index + 1));
        return {
            index: index + 1,
            ms: Math.round(ms),
            durationMs: Math.round(durationMs),
            tests: parts.length,
            trials: parts.reduce((sum, { trials }) => sum + trials, 0),
            ...(shares[index] ?? { confirm: 0 }),
        };
    });
}

// EXTERNAL MODULE: ./build/js/src/shared/statistics/variance.js
var variance = __webpack_require__(14242);
;// CONCATENATED MODULE: ./build/js/src/plan/shards/work.js
const msOf = ({ work, trials }) => work.trialMs * trials;
function atomsOf(works) {
    const leaders = new Map();
    const parents = new Map();
    const rootOf = (work) => {
        let root = work;
        for (let next = parents.get(root); next !== undefined; next = parents.get(root))
            root = next;
        for (let each = work; each !== root;) {
            const next = parents.get(each) ?? root;
            parents.set(each, root);
            each = next;
        }
        return root;
    };
    const sorted = works.toSorted(byKey);
    for (const work of sorted) {
        for (const name of work.together) {
            const leader = rootOf(leaders.get(name) ?? work);
            const own = rootOf(work);
            leaders.set(name, leader);
            if (own !== leader)
                parents.set(own, leader);
        }
    }
    const groups = new Map();
    for (const work of sorted) {
        const root = rootOf(work);
        const group = groups.get(root);
        if (group === undefined)
            groups.set(root, [work]);
        else
            group.push(work);
    }
    return [...groups.values()].map((group) => atom(group.map((work) => ({ work, from: 0, trials: work.trials }))));
}
const divided = (atoms, longestMs) => atoms.flatMap((each) => {
    const [part, ...others] = each.parts;
    if (part === undefined || others.length > 0 || !part.work.isDivisible || each.ms <= longestMs)
        return [each];
    const count = Math.min(part.trials, Math.ceil(each.ms / longestMs));
    const edges = Array.from({ length: count + 1 }, (_, index) => Math.round((index * part.trials) / count));
    return edges
        .slice(0, -1)
        .map((from, index) => atom([{ work: part.work, from, trials: (edges[index + 1] ?? part.trials) - from }]));
});
const atom = (parts) => ({
    key: parts[0]?.work.key ?? '',
    parts,
    ms: parts.reduce((sum, part) => sum + msOf(part), 0),
});
const byKey = (a, b) => a.key < b.key ? -1 : Number(a.key > b.key);

;// CONCATENATED MODULE: ./build/js/src/plan/shards/assign.js

const LONGEST_SHARE = 1.25;
function assign_assign(works, settings) {
    const whole = atomsOf(works);
    const meanMs = whole.reduce((sum, { ms }) => sum + ms, 0) / settings.shards;
    const atoms = divided(whole, LONGEST_SHARE * meanMs).sort(longestFirst);
    const shards = Array.from({ length: settings.shards }, () => new Filling(settings));
    for (const atom of atoms)
        lightest(shards, atom).add(atom);
    return shards.map((shard) => shard.done());
}
function lightest(shards, atom) {
    let [best, least] = [shards[0], Number.POSITIVE_INFINITY];
    for (const shard of shards) {
        const load = shard.msWith(atom);
        if (load < least)
            [best, least] = [shard, load];
    }
    return best;
}
class Filling {
    #settings;
    #atoms = [];
    #setups = new Set();
    #ms = 0;
    constructor(settings) {
        this.#settings = settings;
    }
    msWith({ parts, ms }) {
        const fresh = parts.filter(({ work }) => !this.#setups.has(work.setup));
        const setups = fresh.length < 2 ? fresh.length : new Set(fresh.map(({ work }) => work.setup)).size;
        return this.#ms + ms + setups * this.#settings.setupMs;
    }
    add(atom) {
        this.#ms = this.msWith(atom);
        for (const { work } of atom.parts)
            this.#setups.add(work.setup);
        this.#atoms.push(atom);
    }
    done() {
        const { workers, setupMs } = this.#settings;
        const setups = Array.from(this.#setups, () => setupMs);
        const durationMs = duration([...setups, ...this.#atoms.flatMap(jobsOf)], workers);
        return { parts: this.#atoms.flatMap(({ parts }) => parts), ms: this.#ms, durationMs };
    }
}
const jobsOf = ({ parts, ms }) => parts.length > 1 ? [ms] : parts.flatMap(({ work, trials }) => Array.from({ length: trials }, () => work.trialMs));
function duration(jobs, slots) {
    const ends = Array.from({ length: slots }, () => 0);
    for (const ms of jobs.toSorted((a, b) => b - a)) {
        let first = 0;
        for (let slot = 1; slot < slots; slot += 1)
            if ((ends[slot] ?? 0) < (ends[first] ?? 0))
                first = slot;
        ends[first] = (ends[first] ?? 0) + ms;
    }
    return Math.max(...ends);
}
const longestFirst = (a, b) => b.ms - a.ms || (a.key < b.key ? -1 : Number(a.key > b.key)) || (a.parts[0]?.from ?? 0) - (b.parts[0]?.from ?? 0);
const LEAST_GAIN = 0.05;
function choose(works, { most, targetMs, ...settings }) {
    const leastMs = Math.max(0, ...atomsOf(works).map((atom) => Math.max(0, ...jobsOf(atom))));
    const tried = new Map();
    const withShards = (count) => {
        const shards = tried.get(count)?.shards ?? assign_assign(works, { ...settings, shards: count });
        const made = { shards, durationMs: durationOf(shards), leastMs };
        tried.set(count, made);
        return made;
    };
    for (let count = 1;; count += 1) {
        const chosen = withShards(count);
        if (chosen.durationMs <= targetMs)
            return { ...chosen, why: 'target' };
        if (count === most)
            return { ...chosen, why: 'most' };
        const next = [count + 1, count + 2].filter((more) => more <= most).map((more) => withShards(more).durationMs);
        if (Math.min(...next) <= (1 - LEAST_GAIN) * chosen.durationMs)
            continue;
        const isLongest = leastMs + settings.setupMs >= (1 - LEAST_GAIN) * chosen.durationMs;
        return { ...chosen, why: isLongest ? 'longest' : 'gain' };
    }
}
const durationOf = (shards) => Math.max(...shards.map(({ durationMs }) => durationMs));

;// CONCATENATED MODULE: ./build/js/src/plan/shards/expected-time.js

const USUAL_MS = { agent: 120_000, program: 20_000, model: 10_000, mock: 100 };
const CAUTION = 2;
function expectedTimes(tests, known) {
    const own = new Map();
    const [ofSuites, ofTargets] = [new Map(), new Map()];
    for (const { key, suite, target } of tests) {
        const times = known.get(key) ?? [];
        if (times.length === 0)
            continue;
        const ms = (0,variance/* median */.JZ)(times);
        own.set(key, ms);
        addTo(ofSuites, suite, ms);
        addTo(ofTargets, target, ms);
    }
    const [suites, targets] = [medians(ofSuites), medians(ofTargets)];
    return new Map(tests.map(({ key, suite, target, kind }) => {
        const usual = suites.get(suite) ?? targets.get(target);
        return [key, own.get(key) ?? (usual === undefined ? USUAL_MS[kind] : CAUTION * usual)];
    }));
}
function addTo(groups, name, ms) {
    const group = groups.get(name);
    if (group === undefined)
        groups.set(name, [ms]);
    else
        group.push(ms);
}
const medians = (groups) => new Map([...groups].map(([name, times]) => [name, (0,variance/* median */.JZ)(times)]));

;// CONCATENATED MODULE: ./build/js/src/plan/shards/plan-shards.js




const MACHINE_SETUP_MS = 60_000;
const SUITE_SETUP_MS = 5_000;
const Z_95 = 1.645;
function planShards(plan, facts, settings) {
    const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
    const works = worksOf(steps, facts, settings);
    const running = works.filter((_, index) => !settings.isReused(steps[index]));
    const { workers, requestsMs } = settings;
    const scheduling = { workers, setupMs: SUITE_SETUP_MS };
    const wantedMs = settings.targetMs - MACHINE_SETUP_MS;
    const chosen = settings.shards === undefined
        ? choose(works, { ...scheduling, most: settings.most, targetMs: Math.max(0, wantedMs, requestsMs) })
        : given(assign_assign(works, { ...scheduling, shards: settings.shards }));
    const [one] = assign_assign(works, { ...scheduling, shards: 1 });
    const isLimited = chosen.why === 'target' && requestsMs > wantedMs;
    return {
        ...chosen,
        why: isLimited ? 'requests' : chosen.why,
        durationMs: MACHINE_SETUP_MS + Math.max(chosen.durationMs, requestsMs),
        oneMachineMs: MACHINE_SETUP_MS + Math.max(one?.durationMs ?? 0, requestsMs),
        longestMs: Math.max(0, ...works.map(({ trialMs }) => trialMs)),
        calls: running.reduce((sum, { trials }) => sum + trials, 0),
        cost: costOf(running, facts),
        expected: new Map(works.map(({ key, trialMs }) => [key, { ms: trialMs, usd: usdOf(key, facts) }])),
    };
}
function usdOf(key, { costs }) {
    const known = costs.get(key) ?? [];
    return known.length === 0 ? undefined : (0,variance/* mean */.i2)(known);
}
const given = (shards) => ({
    shards,
    durationMs: durationOf(shards),
    why: 'given',
});
function worksOf(steps, { durations }, { kindOf, isOneAtATime, isReused }) {
    const timed = steps.map((step) => ({
        key: (0,result/* resultKeyOf */.uv)(step),
        suite: suiteOnTarget(step),
        target: step.target.name,
        kind: kindOf(step),
    }));
    const times = expectedTimes(timed, durations);
    const hasDependents = new Set(steps.flatMap((step) => step.test.dependsOn.map((id) => dependencyName(step, id))));
    return steps.map((step, index) => {
        const key = timed[index]?.key ?? '';
        const own = dependencyName(step, step.test.id);
        const together = [
            ...(hasDependents.has(own) ? [own] : []),
            ...step.test.dependsOn.map((id) => dependencyName(step, id)),
            ...(isWhole(step, isOneAtATime(step)) ? [suiteOnTarget(step)] : []),
        ];
        return {
            key,
            setup: suiteOnTarget(step),
            trials: step.trials.count,
            trialMs: isReused(step) ? 0 : (times.get(key) ?? 0),
            isDivisible: together.length === 0 && !isInOrder(step),
            together,
        };
    });
}
const isInOrder = ({ trials: { strategy, costLimitUsd } }) => strategy === 'pass_at_k' || costLimitUsd !== undefined;
const suiteOnTarget = ({ suite, target }) => JSON.stringify(['suite', suite.path, target.name]);
const dependencyName = ({ suite, target }, id) => JSON.stringify(['test', suite.path, target.name, id]);
function isWhole({ suite, test, target }, isOneAtATime) {
    const { workspace } = test;
    const isShared = workspace !== undefined && (workspace.isolation === 'shared' || workspace.mode === 'static');
    return target.batching || suite.failOnError || isShared || isOneAtATime;
}
function costOf(works, { costs }) {
    const known = works.flatMap(({ key, trials }) => {
        const seen = costs.get(key) ?? [];
        return seen.length === 0
            ? []
            : [{ usd: trials * (0,variance/* mean */.i2)(seen), spread: seen.length < 2 ? 0 : trials * (0,variance/* sampleVariance */.y4)(seen) }];
    });
    const unknownTests = works.length - known.length;
    if (known.length === 0)
        return { unknownTests };
    const usd = known.reduce((sum, each) => sum + each.usd, 0);
    const spread = Math.sqrt(known.reduce((sum, each) => sum + each.spread, 0));
    return { usd, boundUsd: usd + Z_95 * spread, unknownTests };
}

;// CONCATENATED MODULE: ./build/js/src/plan/shards/shares.js
function budgetShares(budgetUsd, costs) {
    if (costs.length === 1)
        return [budgetUsd];
    const sum = total(costs);
    const shares = costs.map((cost) => centsOf(budgetUsd * (sum === 0 ? 1 / costs.length : cost / sum)));
    const byCost = [...costs.keys()].sort((a, b) => (costs[b] ?? 0) - (costs[a] ?? 0) || a - b);
    let left = centsOf(budgetUsd) - total(shares);
    for (const index of byCost.filter((each) => shares[each] === 0)) {
        const largest = shares.indexOf(Math.max(...shares));
        if (left > 0)
            left -= 1;
        else if ((shares[largest] ?? 0) > 1)
            add(shares, largest, -1);
        else
            break;
        add(shares, index, 1);
    }
    return shares.map((each) => each / 100);
}
const mostWithBudget = (budgetUsd) => Math.max(1, centsOf(budgetUsd));
const centsOf = (usd) => Math.floor(usd * 100 + 1e-6);
function requestShares(limit, calls) {
    if (limit <= calls.length)
        return calls.map(() => 1);
    const sum = total(calls);
    const exact = calls.map((count) => limit * (sum === 0 ? 1 / calls.length : count / sum));
    const shares = exact.map((share) => Math.max(1, Math.floor(share)));
    const byRemainder = exact
        .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
        .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
        .map(({ index }) => index);
    for (let left = limit - total(shares), at = 0; left > 0; left -= 1, at += 1)
        add(shares, byRemainder[at % calls.length], 1);
    for (let over = total(shares) - limit; over > 0; over -= 1)
        add(shares, shares.indexOf(Math.max(...shares)), -1);
    return shares;
}
function add(shares, index = 0, more) {
    shares[index] = (shares[index] ?? 0) + more;
}
const mostAtOnce = (shards, limits) => Math.min(shards, ...limits);
const total = (numbers) => numbers.reduce((sum, each) => sum + each, 0);

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 85 modules
var providers = __webpack_require__(7885);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/targets/dry-run.js
var dry_run = __webpack_require__(87527);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/basis.js + 1 modules
var basis = __webpack_require__(30702);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/earlier-runs.js + 1 modules
var earlier_runs = __webpack_require__(92712);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/power.js + 1 modules
var power = __webpack_require__(17146);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 3 modules
var prepare = __webpack_require__(58100);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/save-memory.js
var save_memory = __webpack_require__(50493);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/version.js + 1 modules
var version = __webpack_require__(22090);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js + 1 modules
var policy_base = __webpack_require__(81490);
// EXTERNAL MODULE: ./build/js/src/app/reuse/tree-digest.js
var tree_digest = __webpack_require__(87639);
// EXTERNAL MODULE: ./build/js/src/app/steps/workers.js
var workers = __webpack_require__(91664);
// EXTERNAL MODULE: ./build/js/src/app/shards/changed-files.js
var changed_files = __webpack_require__(12179);
// EXTERNAL MODULE: ./build/js/src/run/calls/request-limits.js
var request_limits = __webpack_require__(54003);
// EXTERNAL MODULE: ./build/js/src/app/steps/judges.js
var steps_judges = __webpack_require__(91167);
;// CONCATENATED MODULE: ./build/js/src/app/shards/expected-calls.js


function expectedCalls(placed) {
    const byPath = new Map(placed.map((each) => [each.suite.path, each]));
    return ({ suite, test, target }) => {
        const { targets = [], judges = [] } = byPath.get(suite.path) ?? {};
        const judging = (0,steps_judges/* judgeNames */.ch)(test, targets.find(({ name }) => name === target.name)?.judge);
        const judgeOf = (name) => {
            const found = [...judges, ...targets].find((each) => each.name === name);
            return found?.target ?? { name, resolvedName: name, provider: found?.provider ?? '' };
        };
        const calls = [target, ...judging.map(judgeOf)];
        return {
            judges: judging.length,
            under: (limit) => calls.filter((called) => (0,request_limits/* appliesTo */.Gl)(limit, called)).length,
        };
    };
}

// EXTERNAL MODULE: ./build/js/src/evidence/codec.js
var codec = __webpack_require__(79587);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-folder.js
var plan_folder = __webpack_require__(76023);
;// CONCATENATED MODULE: ./build/js/src/app/shards/pinned-baseline.js




function pinnedBaseline({ baseline, suiteFiles }) {
    const steps = baseline.steps && { steps: [...baseline.steps] };
    if (baseline.kind !== 'found') {
        const { steps: _, ...reason } = baseline;
        return { baseline: { ...reason, ...steps }, texts: new Map() };
    }
    const texts = new Map(baseline.pools.map((pool) => [`baseline/${(0,evidence_files/* evidenceFileName */.x_)(pool)}`, (0,codec/* encodePool */.NG)(pool)]));
    const bytes = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (bytes > codec/* MAX_EVIDENCE_BYTES */.bU)
        throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', `The baseline is larger than ${codec/* MAX_EVIDENCE_BYTES */.bU / 2 ** 20} MiB`, {
            hint: 'Set baseline to the evidence of fewer suites, or baseline-max-age to fewer days.',
        });
    return {
        baseline: {
            kind: 'found',
            provenance: [...baseline.provenance],
            files: [...texts].map(([path, text]) => ({ path, sha256: (0,plan_folder/* sha256Of */.Bj)(text) })).sort(byPath),
            suiteFiles: [...suiteFiles].sort(),
            ...(baseline.whyEmpty !== undefined && { whyEmpty: baseline.whyEmpty }),
            ...(baseline.leftOut !== undefined && { leftOut: baseline.leftOut }),
            ...steps,
        },
        texts,
    };
}
const byPath = (a, b) => (a.path < b.path ? -1 : 1);

// EXTERNAL MODULE: ./build/js/src/app/shards/pinned-inputs.js
var pinned_inputs = __webpack_require__(13201);
// EXTERNAL MODULE: ./build/js/src/app/shards/recorded-files.js
var recorded_files = __webpack_require__(32499);
// EXTERNAL MODULE: ./build/js/src/gate/settings.js
var gate_settings = __webpack_require__(21834);
;// CONCATENATED MODULE: ./build/js/src/app/shards/shares-of-shards.js




function limitedCalls(steps, callsOf, limits = {}) {
    return Object.entries(limits).map(([name, perMinute]) => {
        const calls = steps.map((step) => ({ step, count: callsOf(step).under(name) }));
        const all = calls.reduce((sum, { step, count }) => sum + step.trials.count * count, 0);
        return {
            name,
            perMinute,
            minutes: all / perMinute,
            callsOf: new Map(calls.map(({ step, count }) => [(0,result/* resultKeyOf */.uv)(step), count])),
        };
    });
}
const LEAST_CONFIRMED = 10;
const SPARE = 2;
function sharesOf(tests, { shards, basis: { inputs, gate }, limited }) {
    const costs = perShard(tests, shards, shares_of_shards_costOf(tests));
    if (inputs.budgetUsd !== undefined)
        refuseSmallBudget(inputs.budgetUsd, costs);
    const budgets = inputs.budgetUsd === undefined ? undefined : budgetShares(inputs.budgetUsd, costs);
    const requests = limited.map(({ name, perMinute, callsOf }) => {
        const calls = perShard(tests, shards, (test) => callsOf.get((0,result/* resultKey */.ZH)(test)) ?? 0);
        return { name, shares: requestShares(perMinute, calls) };
    });
    const confirm = mostOf(gate, shards);
    return Array.from({ length: shards }, (_, index) => ({
        confirm,
        ...(budgets !== undefined && { budgetUsd: budgets[index] ?? 0 }),
        ...(requests.length > 0 && {
            requests: Object.fromEntries(requests.map(({ name, shares }) => [name, shares[index] ?? 1])),
        }),
    }));
}
function refuseSmallBudget(budgetUsd, costs) {
    const most = mostWithBudget(budgetUsd);
    const working = costs.filter((cost) => cost > 0).length;
    if (working <= most)
        return;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `The budget is too small for ${working} shards: each needs at least one cent`, {
        expected: `at least ${working / 100} for budget-usd`,
        found: String(budgetUsd),
        hint: `Raise budget-usd, or set shards to ${most} or auto.`,
    });
}
function mostOf(gate, shards) {
    const settings = gate_settings/* gateSettings */.dJ.parse(gate);
    if (settings.confirm === 'off')
        return 0;
    return Math.max(LEAST_CONFIRMED, Math.ceil((SPARE * (0,gate_settings/* mostSuspects */.uk)(settings)) / shards));
}
const LEAST_USD = 1e-9;
function shares_of_shards_costOf(tests) {
    const known = tests.flatMap(({ expectedUsd }) => expectedUsd ?? []);
    const mean = known.length === 0 ? 1 : known.reduce((sum, usd) => sum + usd, 0) / known.length;
    return ({ expectedUsd = mean, reused, broken }) => reused === undefined && !broken ? Math.max(LEAST_USD, expectedUsd) : 0;
}
function perShard(tests, shards, ofTrial) {
    const sums = Array.from({ length: shards }, () => 0);
    for (const test of tests) {
        const each = ofTrial(test);
        for (const { shard, trials } of test.parts)
            sums[shard - 1] = (sums[shard - 1] ?? 0) + trials * each;
    }
    return sums;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/config/request-limit-names.js
var request_limit_names = __webpack_require__(47864);
// EXTERNAL MODULE: ./build/js/src/app/inspect/survey-run.js
var survey_run = __webpack_require__(95200);
// EXTERNAL MODULE: ./build/js/src/app/reuse/fingerprints.js + 3 modules
var fingerprints = __webpack_require__(24671);
// EXTERNAL MODULE: ./build/js/src/app/reuse/watched-files.js + 2 modules
var watched_files = __webpack_require__(51336);
// EXTERNAL MODULE: ./build/js/src/app/steps/session-hooks.js
var session_hooks = __webpack_require__(41402);
// EXTERNAL MODULE: ./build/js/src/app/steps/suite-program.js + 1 modules
var suite_program = __webpack_require__(47956);
;// CONCATENATED MODULE: ./build/js/src/app/shards/survey-plan.js









async function surveyPlan(site) {
    const runProgram = (path) => (0,suite_program/* runSuiteProgram */.G)(path, (0,external_node_path_.dirname)(path), site);
    const survey = await (0,survey_run/* surveyRun */.U)(site, { findsBroken: true, ...(!site.inputs.dryRun && { runProgram }) });
    const { plan, placed } = survey;
    const names = placed.flatMap(({ own, targets }) => [...(own?.names ?? []), ...targets.map(({ name }) => name)]);
    const problems = [...survey.problems, ...(0,request_limit_names/* unknownRequestLimits */.k)(site.inputs, names).map(inNoFile)];
    refuse(problems, plan);
    const shown = problems.filter(({ code }) => code !== 'SECRET_MISSING');
    const notes = site.inputs.dryRun ? [] : (await (0,session_hooks/* hookNotes */.R7)(site, HOOK_NOTE)).map(inNoFile);
    return { plan: await fingerprinted(plan, placed, site), placed, problems: [...shown, ...notes] };
}
const HOOK_NOTE = 'The plan does not run "before_session": each shard runs it once. Suites that use variables from it, other than secrets, reuse no earlier results';
const inNoFile = (problem) => ({ file: problem.location?.file ?? '', ...problem });
function refuse(problems, { steps }) {
    const broken = steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
    const known = new Set(broken.map(identityOf));
    const isFatal = (problem) => problem.severity === 'error' && problem.code !== 'SECRET_MISSING' && !known.has(identityOf(problem));
    const fatal = problems.filter(isFatal);
    const all = fatal.length > 0 ? fatal : steps.every(({ kind }) => kind === 'broken') ? broken : [];
    if (all.length > 0)
        throw new errors/* UserError */.yo(all.map(withoutFile));
}
const identityOf = ({ code, message, location }) => JSON.stringify([code, message, location]);
const withoutFile = ({ file: _, ...problem }) => problem;
async function fingerprinted(plan, placed, site) {
    if (site.inputs.dryRun)
        return plan;
    const judges = new Map(placed.flatMap(({ suite, own }) => (own === undefined ? [] : [[suite.path, own]])));
    const watched = await (0,watched_files/* watchedFiles */.I)(placed.map(({ suite }) => suite), site);
    const known = new Set();
    for (const each of placed)
        if (await hasAllVariables(each, site))
            known.add(each.suite.path);
    const { steps, ...rest } = await (0,fingerprints/* withFingerprints */.Q)(plan, { judges, watched }, site);
    return { ...rest, steps: steps.map((step) => (isKnown(step, known) ? step : withoutFingerprints(step))) };
}
const isKnown = ({ suite }, known) => known.has(suite.path);
function withoutFingerprints(step) {
    if (step.kind !== 'run')
        return step;
    const { measure: _, subject: __, ...unknown } = step;
    return unknown;
}
async function hasAllVariables({ suite, variables, targets, judges, fallbacks }, { environments }) {
    const surveyed = [...targets, ...judges, ...fallbacks];
    if (surveyed.some(({ target }) => target === undefined))
        return false;
    const lookUp = await environments.lookUpIn(suite.folder);
    const names = [...variables, ...surveyed.flatMap((each) => each.variables)];
    return names.every((name) => (0,secret_names/* isSecretVariable */.tS)(name) || lookUp(name)?.trim());
}

;// CONCATENATED MODULE: ./build/js/src/app/shards/make-plan.js

































async function makeShardPlan(policy, wishes, given) {
    const recorded = (0,recorded_files/* recordedFiles */.k1)(given.runtime.files);
    const runtime = { ...given.runtime, files: recorded.files };
    const site = await (0,prepare/* openSite */.c2)(policy.inputs, runtime, { hasPlaceholders: true });
    return (0,prepare/* withoutSecretsOf */.f1)(site, async () => {
        const surveyed = await surveyPlan(site);
        (0,save_memory/* saveMemory */.z)(surveyed.plan.steps.length, runtime.memory);
        const suites = surveyed.placed.map(({ suite }) => suite.path);
        const files = await recorded.pinned(site.root, suites);
        const changed = await (0,changed_files/* changedFiles */.Y)(site);
        const commit = await (0,tree_digest/* commitOf */.D3)(site);
        const startedAt = startOf(given, commit?.time);
        const basis = await basisOf(policy, startedAt, given);
        const known = (await given.factsOf?.(basis.baseline)) ?? new Map();
        const { deep: withoutSecrets } = (0,redact/* redactor */.$)(await site.environments.secrets());
        const { plan: body, texts } = make_plan_divided(surveyed, basis, { ...given, startedAt, wishes, facts: known });
        const plan = withoutSecrets({
            ...body,
            ...(commit && { commit: commit.id }),
            files,
            ...(changed && { changed }),
        });
        refuseTooLarge(plan);
        return { plan, digest: (0,digest/* digestOf */.o)(plan), texts, problems: withoutSecrets([...surveyed.problems]) };
    });
}
const planKey = ({ commentKey }, job) => (0,action_job/* keyOf */.TN)({ commentKey, matrix: undefined }, { workflow: '', workflowFile: undefined, ...job, name: '' });
const DAY_MS = 86_400_000;
function startOf({ runtime, source }, commitTime) {
    const now = runtime.clock.now();
    const at = source === undefined ? (commitTime ?? now - (now % DAY_MS)) : now;
    return new Date(at).toISOString();
}
function basisOf(policy, startedAt, { runtime, job, source }) {
    const latest = new Date(Math.max(Date.parse(startedAt), runtime.clock.now())).toISOString();
    return (0,basis/* findBasis */.ai)(policy, { ...runtime, startedAt, latest, isChange: (0,policy_base/* isChange */.Xb)(job) }, source);
}
const MINUTE_MS = 60_000;
function make_plan_divided(surveyed, basis, { runtime, job, reusesNothing = false, startedAt, wishes, facts: known }) {
    const { inputs, gate, quarantine, baseline } = basis;
    const steps = surveyed.plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
    const earlier = reusesNothing ? undefined : (0,earlier_runs/* knownOf */.bz)(basis, runtime.env);
    const reuse = earlier === undefined ? NO_REUSE : (0,plan_reuse/* planReuse */.G7)(steps, earlier.pools, earlier.headSha);
    const running = steps.filter(({ index }) => !reuse.reused.has(index));
    const calls = expectedCalls(surveyed.placed);
    const limited = limitedCalls(running, calls, inputs.requestsPerMinute);
    const facts = factsOf(baseline, known);
    const division = planShards(surveyed.plan, facts, {
        ...wishes,
        most: Math.min(wishes.most, inputs.budgetUsd === undefined ? wishes.most : mostWithBudget(inputs.budgetUsd)),
        targetMs: wishes.targetMinutes * MINUTE_MS,
        workers: Math.max(1, ...steps.map((step) => (0,workers/* workersOf */.N)(step, inputs))),
        kindOf,
        isOneAtATime: ({ target }) => (0,suite_kind/* findKind */.oH)(providers/* providers */.r, target.provider)?.oneAtATime ?? false,
        isReused: ({ index }) => reuse.reused.has(index),
        requestsMs: Math.max(0, ...limited.map(({ minutes }) => minutes * MINUTE_MS)),
    });
    const tests = pinnedTests(surveyed.plan, division, reuse);
    const pairing = (0,power/* passingPairing */.yw)(running.map((step) => ({ ...(0,power/* plannedTest */.FO)(step), measure: step.measure })), { baseline, quarantine, suites: tests }, startedAt);
    const compared = baseline.kind === 'found' ? (0,compared_suites/* comparedSuites */.B)(pairing) : undefined;
    const pinned = pinnedBaseline(basis);
    const plan = {
        schemaVersion: 1,
        generator: { name: 'eval-action', version: version/* version */.r },
        ...(job !== undefined && { headCommit: job.head }),
        key: planKey(inputs, job),
        ...(0,pinned_inputs/* pinnedInputs */.SJ)(inputs, wishes),
        policy: pinnedPolicy(basis),
        baseline: pinned.baseline,
        ...(compared && (0,suspected_regressions/* wholeRun */.f1)(compared)),
        tests: inputs.dryRun ? tests.map(onStub) : tests,
        shards: pinnedShards(tests, division, sharesOf(tests, { shards: division.shards.length, basis, limited })),
        maxParallel: mostAtOnce(division.shards.length, limited.map(({ perMinute }) => perMinute)),
        warnings: [...basis.warnings],
        forecast: {
            ...forecastOf(division, limited),
            ...usageOf(running, known, calls),
            timedTests: steps.filter((step) => facts.durations.has((0,result/* resultKeyOf */.uv)(step))).length,
            ...(compared && powerOf((0,assess/* assess */.n)(pairing, gate, compared))),
        },
    };
    return { plan, texts: pinned.texts };
}
const pinnedPolicy = ({ gate, source, configured, isChange, quarantine }) => ({
    gate: { ...gate },
    ...(source !== undefined && { source }),
    ...(configured !== undefined && { configured: [...configured] }),
    isChange,
    quarantine: [...quarantine],
});
const onStub = (test) => ({ ...test, target: (0,dry_run/* dryName */.Pv)(test.target) });
const NO_REUSE = { reused: new Map(), canaries: new Map() };
function factsOf(baseline, known) {
    const all = (values) => values;
    const durations = new Map((0,earlier_runs/* perTest */.Ut)(baseline, ({ durationMs }) => durationMs, all));
    const costs = new Map((0,earlier_runs/* perTest */.Ut)(baseline, ({ costUsd }) => costUsd, all));
    for (const [key, { durationMs, judgeUsd }] of known) {
        if (durationMs !== undefined)
            durations.set(key, [durationMs]);
        const own = costs.get(key);
        if (own !== undefined && judgeUsd !== undefined)
            costs.set(key, own.map((usd) => usd + judgeUsd));
    }
    return { durations, costs };
}
function kindOf({ target }) {
    const kind = (0,suite_kind/* findKind */.oH)(providers/* providers */.r, target.provider);
    if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true)
        return 'mock';
    if (kind.runsPrograms === true)
        return 'program';
    return kind.promptMode === 'agent' ? 'agent' : 'model';
}
function powerOf(assessment) {
    const drops = assessment.suites
        .filter(({ comparable }) => comparable > 0)
        .map(({ smallestDetectableDrop }) => smallestDetectableDrop);
    const all = drops.flatMap((drop) => drop ?? []);
    return {
        power: (0,power/* sentencesOf */.cj)(assessment),
        ...(all.length > 0 && all.length === drops.length && { smallestDetectableDrop: Math.max(...all) }),
    };
}
function forecastOf({ calls, durationMs, oneMachineMs, longestMs, leastMs, why, cost }, limited) {
    return {
        calls,
        durationMs: Math.round(durationMs),
        oneMachineMs: Math.round(oneMachineMs),
        longestTrialMs: Math.round(longestMs),
        ...(leastMs !== undefined && { leastMs: Math.round(leastMs) }),
        why,
        ...(cost.usd !== undefined && { costUsd: cost.usd }),
        ...(cost.boundUsd !== undefined && { costBoundUsd: cost.boundUsd }),
        testsWithoutCost: cost.unknownTests,
        ...(limited.length > 0 && {
            requests: limited.map(({ name, perMinute, minutes }) => ({ name, perMinute, minutes })),
        }),
    };
}
function usageOf(running, known, callsOf) {
    let judgeCalls = 0;
    const tokens = { input: 0, output: 0, tests: 0 };
    for (const step of running) {
        const fact = known.get((0,result/* resultKeyOf */.uv)(step));
        judgeCalls += step.trials.count * (fact?.judgeCalls ?? callsOf(step).judges);
        if (fact?.tokens === undefined)
            continue;
        tokens.input += step.trials.count * fact.tokens.input;
        tokens.output += step.trials.count * fact.tokens.output;
        tokens.tests += 1;
    }
    return { judgeCalls: Math.round(judgeCalls), ...(tokens.tests > 0 && { tokens }) };
}
function refuseTooLarge(plan) {
    const cells = plan.tests.reduce((sum, { trials }) => sum + trials, 0);
    if (cells > shard_plan/* MOST_CELLS */.qC)
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `The run has ${(0,shared_text/* plural */.LS)('trial', cells)}, and a plan has at most ${shard_plan/* MOST_CELLS */.qC}`, {
            hint: 'Run fewer suites, tests or trials in one workflow: divide them between several plans with different comment-keys.',
        });
    if (Buffer.byteLength(JSON.stringify(plan)) > shard_plan/* MAX_PLAN_BYTES */.di)
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `The plan is larger than ${shard_plan/* MAX_PLAN_BYTES */.di / 2 ** 20} MiB`, {
            hint: 'Divide the suites between several plans with different comment-keys.',
        });
}


/***/ }),

/***/ 91664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ limitsOf),
/* harmony export */   Kr: () => (/* binding */ judgeWorkersOf),
/* harmony export */   N: () => (/* binding */ workersOf),
/* harmony export */   TJ: () => (/* binding */ lanesOf)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _run_admission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20002);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7885);



const DEFAULT_WORKERS = 3;
const DEFAULT_JUDGE_WORKERS = 8;
const WRITTEN_TOGETHER = 32;
const knownLanes = new WeakMap();
function lanesOf({ suite, target }) {
    const known = knownLanes.get(suite) ?? new Map();
    knownLanes.set(suite, known);
    const lanes = known.get(target) ?? [
        JSON.stringify(['suite', suite.path, target.name]),
        JSON.stringify(['target', (0,_run_admission_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(target)]),
    ];
    known.set(target, lanes);
    return lanes;
}
const workersOf = ({ suite, target, }, { workers }) => (isOneAtATime(target.provider) ? 1 : (workers ?? suite.workers ?? target.workers ?? DEFAULT_WORKERS));
const isOneAtATime = (provider) => (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, provider)?.oneAtATime ?? false;
const judgeWorkersOf = ({ workers }) => workers ?? DEFAULT_JUDGE_WORKERS;
function limitsOf(steps, inputs, { callLimit, alone, allHere }) {
    const lanes = new Map();
    const raise = (lane, most, target) => {
        const known = lanes.get(lane);
        if (known === undefined)
            lanes.set(lane, { most, target });
        else
            known.most = Math.max(known.most, most);
    };
    const seen = new Set();
    for (const step of steps) {
        const own = lanesOf(step);
        if (seen.has(own))
            continue;
        seen.add(own);
        const [ofSuite, ofTarget] = own;
        raise(ofSuite, workersOf(step, inputs));
        raise(ofTarget, workersOf(step, inputs), step.target);
    }
    const most = Math.max(DEFAULT_WORKERS, ...[...lanes.values()].map((lane) => lane.most));
    const total = inputs.workers ?? most;
    return {
        total,
        perLane(name) {
            if (alone.has(name))
                return 1;
            const lane = lanes.get(name);
            if (lane === undefined)
                return DEFAULT_WORKERS;
            const bears = lane.target && callLimit(lane.target);
            return Math.min(lane.most, bears ?? lane.most);
        },
        begun: total + Math.max(total, allHere ? WRITTEN_TOGETHER : DEFAULT_JUDGE_WORKERS),
    };
}


/***/ }),

/***/ 3695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G7: () => (/* binding */ planReuse),
/* harmony export */   cm: () => (/* binding */ isLeak),
/* harmony export */   h6: () => (/* binding */ decidedReuse)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55631);


const CANARY_SHARE = 0.05;
function planReuse(steps, pools, headSha) {
    const trialsOf = finder(pools);
    const runs = steps.filter((step) => step.kind === 'run');
    const awaited = new Set(runs.flatMap((step) => step.test.dependsOn.map((id) => keyOf(step, id))));
    const known = runs.flatMap((step) => {
        const isAlone = step.test.dependsOn.length === 0 && !awaited.has(keyOf(step, step.test.id));
        const found = isAlone ? knownOf(step, trialsOf(step)) : undefined;
        return found === undefined ? [] : [{ step, found, lot: lotOf(step, headSha) }];
    });
    const count = known.length === 0 ? 0 : Math.max(1, Math.ceil(known.length * CANARY_SHARE));
    const drawn = known.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
    const byIndex = (part) => new Map(part.map(({ step, found }) => [step.index, found]));
    return { canaries: byIndex(drawn.slice(0, count)), reused: byIndex(drawn.slice(count)) };
}
function decidedReuse(steps, pools, decided) {
    const trialsOf = finder(pools);
    const found = steps.flatMap((step) => {
        const { reused, canary } = decided(step.index) ?? {};
        if (reused === undefined && !canary)
            return [];
        const trials = trialsOf(step);
        const known = reused === undefined ? knownOf(step, trials) : newestKnown(step, trials, ({ sha }) => sha === reused);
        return known === undefined ? [] : [{ index: step.index, known, canary }];
    });
    const byIndex = (isCanary) => new Map(found.flatMap(({ index, known, canary = false }) => (canary === isCanary ? [[index, known]] : [])));
    return { canaries: byIndex(true), reused: byIndex(false) };
}
const isLeak = ({ trials }, now) => now.length > 0 && mostlyPasses(trials) && !mostlyPasses(now);
const mostlyPasses = (trials) => trials.filter(({ pass }) => pass).length * 2 > trials.length;
function finder(pools) {
    const trials = new Map();
    for (const { suite, file, target, tests } of pools) {
        for (const test of tests) {
            const key = JSON.stringify([file, suite, target, test.testId]);
            trials.set(key, [...(trials.get(key) ?? []), ...test.trials]);
        }
    }
    return (step) => trials.get(keyOf(step, step.test.id)) ?? [];
}
const keyOf = ({ suite, target }, testId) => JSON.stringify([suite.file, suite.name, target.name, testId]);
function knownOf(step, trials) {
    const { measure, subject } = step;
    if (measure === undefined || subject === undefined || !(0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .isWholeSubject */ .Go)(subject))
        return undefined;
    return newestKnown(step, trials, (trial) => trial.measure === measure && trial.subject === subject);
}
function newestKnown({ trials: planned }, trials, isSame) {
    const runs = new Map();
    for (const trial of trials) {
        if (trial.sha === undefined || !isSame(trial))
            continue;
        const own = runs.get(trial.run);
        if (own)
            own.push(trial);
        else
            runs.set(trial.run, [trial]);
    }
    const needed = planned.strategy === 'pass_at_k' ? 1 : planned.count;
    return [...runs]
        .sort(([runA, a], [runB, b]) => newestTime(b) - newestTime(a) || (runA < runB ? 1 : -1))
        .flatMap(([, own]) => {
        const [first, ...others] = own;
        const fromSha = first?.sha;
        return first === undefined || fromSha === undefined || own.length < needed
            ? []
            : [{ fromSha, trials: [first, ...others] }];
    })[0];
}
const newestTime = (trials) => trials.reduce((newest, { time }) => Math.max(newest, Date.parse(time)), Number.NEGATIVE_INFINITY);
const lotOf = (step, headSha) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
    .update(JSON.stringify([headSha, keyOf(step, step.test.id)]))
    .digest('hex');


/***/ }),

/***/ 20002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SH: () => (/* binding */ Admission),
  TN: () => (/* binding */ keyOf)
});

// UNUSED EXPORTS: CircuitBreaker

// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/run/budget.js
const ROUNDING_USD = 1e-9;
class Budget {
    capUsd;
    #costs;
    #underWay = new Map();
    #spentUsd = 0;
    constructor(capUsd, costs) {
        this.capUsd = capUsd;
        this.#costs = costs;
    }
    get spentUsd() {
        return this.#spentUsd;
    }
    get isSpent() {
        return this.#spentUsd >= this.capUsd - ROUNDING_USD;
    }
    answer(kind) {
        if (this.isSpent)
            return 'spent';
        if (this.#underWay.size === 0)
            return 'go';
        const reservedUsd = [...this.#underWay].reduce((sum, [each, count]) => sum + count * this.#costs.of(each), 0);
        const promisedUsd = this.#spentUsd + reservedUsd + this.#costs.of(kind);
        return promisedUsd <= this.capUsd + ROUNDING_USD ? 'go' : 'wait';
    }
    reserve(kind) {
        this.#underWay.set(kind, (this.#underWay.get(kind) ?? 0) + 1);
        return {
            release: () => {
                const left = (this.#underWay.get(kind) ?? 1) - 1;
                if (left === 0)
                    this.#underWay.delete(kind);
                else
                    this.#underWay.set(kind, left);
            },
        };
    }
    spend(usd) {
        this.#spentUsd += usd;
    }
}
class UsualCosts {
    #sums = new Map();
    #dearest = new Map();
    part(kind, usd) {
        this.#dearest.set(kind, Math.max(this.#dearest.get(kind) ?? 0, usd));
    }
    add(kind, usd) {
        const sum = this.#sums.get(kind) ?? { usd: 0, count: 0 };
        this.#sums.set(kind, { usd: sum.usd + usd, count: sum.count + 1 });
    }
    of(kind) {
        const sum = this.#sums.get(kind);
        return sum === undefined ? (this.#dearest.get(kind) ?? 0) : sum.usd / sum.count;
    }
}

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 85 modules
var providers = __webpack_require__(7885);
// EXTERNAL MODULE: ./build/js/src/run/waiting-queue.js
var waiting_queue = __webpack_require__(93928);
;// CONCATENATED MODULE: ./build/js/src/run/admission.js







const NONE = new Map();
class Admission {
    #costs = new UsualCosts();
    #runBudget;
    #suiteBudgets = new Map();
    #breakers = new Map();
    #failedSuites = new Map();
    #unknownCosts = new Map();
    #cutShort = new Map();
    #waiting = new waiting_queue/* WaitingQueue */.b();
    #stopped;
    constructor(steps, runBudgetUsd, earlierUsd = NONE) {
        const expected = {
            of: (step) => Math.max(earlierUsd.get((0,result/* resultKeyOf */.uv)(step)) ?? 0, this.#costs.of(keyOf(step.target))),
        };
        this.#runBudget = runBudgetUsd === undefined ? undefined : new Budget(runBudgetUsd, expected);
        for (const { suite } of steps) {
            const { file, budgetUsd } = suite;
            if (budgetUsd === undefined || this.#suiteBudgets.has(file))
                continue;
            this.#suiteBudgets.set(file, new Budget(budgetUsd, expected));
        }
    }
    get stopped() {
        return this.#stopped;
    }
    get warnings() {
        const unknown = [...this.#unknownCosts.values()].map(({ name, location }) => ({
            code: 'COST_UNKNOWN',
            severity: 'warning',
            message: `The cost of the target "${name}" is unknown, and no budget counted it`,
            location,
            hint: 'Set "pricing" of the target (for a model), or let the command write "cost_usd".',
        }));
        const cutShort = [...this.#cutShort].map(([suiteFile, count]) => ({
            code: 'BUDGET_SPENT',
            severity: 'warning',
            message: `The budget of the suite ${suiteFile} is spent: ${(0,shared_text/* plural */.LS)('test', count)} had fewer trials than planned`,
            hint: 'Raise its "budget_usd", and run the remaining trials with --resume.',
        }));
        return [...unknown, ...cutShort];
    }
    spent(suiteFile, target, costUsd) {
        const budgets = this.#budgetsOf(suiteFile);
        if (budgets.length === 0)
            return;
        if (costUsd !== undefined)
            this.#costs.part(keyOf(target), costUsd);
        if (costUsd === undefined && !isFree(target))
            this.#unknownCosts.set(keyOf(target), target);
        for (const budget of budgets)
            budget.spend(costUsd ?? 0);
    }
    refusal({ suite, target }, isRequired = true) {
        const failed = suite.failOnError ? this.#failedSuites.get(suiteKey(suite.file, target.name)) : undefined;
        if (failed !== undefined)
            return notAfterError(failed);
        const cause = this.#breakers.get(keyOf(target))?.blownBy;
        if (cause === undefined)
            return undefined;
        if (isRequired)
            this.#stopped ??= 'breaker';
        return notAskedAgain(target, cause);
    }
    async admit(step, signal, isRequired = true) {
        const { suite, target } = step;
        const budgets = this.#budgetsOf(suite.file);
        for (;;) {
            const answers = budgets.map((budget) => ({ budget, answer: budget.answer(step) }));
            const spent = answers.find(({ answer }) => answer === 'spent')?.budget;
            if (spent !== undefined)
                return this.#refuse(spent, isRequired);
            if (signal.aborted || answers.every(({ answer }) => answer === 'go')) {
                const reserved = budgets.map((budget) => budget.reserve(step));
                return {
                    kind: 'go',
                    over: (costUsd) => {
                        if (costUsd !== undefined)
                            this.#costs.add(keyOf(target), costUsd);
                        for (const each of reserved)
                            each.release();
                        this.#waiting.wake();
                    },
                };
            }
            await this.#waiting.wait(signal);
        }
    }
    finished(suiteFile, target, result, isPlanned = true) {
        const failure = result.status === 'execution_error' ? result.failure : undefined;
        if (isPlanned && result.costLimited && this.#suiteBudgets.get(suiteFile)?.isSpent) {
            this.#cutShort.set(result.suiteFile, (this.#cutShort.get(result.suiteFile) ?? 0) + 1);
        }
        if (failure !== undefined)
            this.#failedIn(suiteKey(suiteFile, result.target), result);
        if (target === undefined || (failure !== undefined && (0,outcome/* isNotRun */.NF)(failure)))
            return;
        const breaker = this.#breakers.get(keyOf(target)) ?? new CircuitBreaker();
        this.#breakers.set(keyOf(target), breaker);
        breaker.finished(failure);
    }
    #failedIn(suite, result) {
        if (!this.#failedSuites.has(suite))
            this.#failedSuites.set(suite, result);
    }
    #budgetsOf(suiteFile) {
        return [this.#runBudget, this.#suiteBudgets.get(suiteFile)].filter((budget) => budget !== undefined);
    }
    #refuse(budget, isRequired) {
        const isOfRun = budget === this.#runBudget;
        if (isOfRun && isRequired)
            this.#stopped = 'budget';
        const whose = isOfRun ? 'the run' : 'the suite';
        const message = `Not run: the budget of ${whose} is spent (${usd(budget.spentUsd)} of ${usd(budget.capUsd)})`;
        return { kind: 'refused', failure: { class: 'budget', stage: 'setup', reason: 'budget_exceeded', message } };
    }
}
function keyOf(target) {
    const { location, resolvedName, provider } = target;
    const key = knownKeys.get(target) ?? JSON.stringify([location.file, resolvedName, provider]);
    knownKeys.set(target, key);
    return key;
}
const knownKeys = new WeakMap();
const suiteKey = (file, target) => JSON.stringify([file, target]);
const usd = (amount) => `$${Number(amount.toFixed(6))}`;
const notAfterError = ({ testId }) => ({
    class: 'cancelled',
    stage: 'setup',
    reason: 'error_threshold_exceeded',
    message: `Not run: the suite stops at its first error (fail_on_error), which was in the test "${testId}"`,
});
const notAskedAgain = ({ name }, cause) => ({
    class: cause.class,
    stage: 'setup',
    reason: 'error_threshold_exceeded',
    message: `Not run: the first ${BREAKER_TESTS} tests of the target "${name}" all ended in an error of the class ${cause.class}, so it is no longer called. The first: ${cause.message}`,
});
const BREAKER_TESTS = 5;
const INFRASTRUCTURE = ['auth', 'config', 'provider', 'rate_limit'];
class CircuitBreaker {
    #left = BREAKER_TESTS;
    #first;
    #isSafe = false;
    finished(failure) {
        if (this.#isSafe || this.#left === 0)
            return;
        const isAlike = failure !== undefined &&
            INFRASTRUCTURE.includes(failure.class) &&
            (this.#first === undefined || this.#first.class === failure.class);
        if (!isAlike) {
            this.#isSafe = true;
            return;
        }
        this.#first ??= failure;
        this.#left -= 1;
    }
    get blownBy() {
        return this.#left === 0 ? this.#first : undefined;
    }
}
const isFree = ({ provider }) => (0,kind/* findKind */.oH)(providers/* providers */.r, provider)?.isFree === true;


/***/ }),

/***/ 54003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ appliesTo),
/* harmony export */   k0: () => (/* binding */ RequestLimits)
/* harmony export */ });
/* unused harmony export RequestBucket */
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(207);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38034);
/* harmony import */ var _providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7885);



const MINUTE_MS = 60_000;
const CAPACITY = 0.1;
const REFILL = 0.9;
class RequestBucket {
    #clock;
    #capacity;
    #perMs;
    #tokens;
    #filledAt;
    constructor(perMinute, clock, isEmpty = false) {
        this.#clock = clock;
        this.#capacity = Math.max(1, perMinute * CAPACITY);
        this.#perMs = (perMinute * REFILL) / MINUTE_MS;
        this.#tokens = isEmpty ? 0 : this.#capacity;
        this.#filledAt = clock.now();
    }
    get waitMs() {
        this.#fill();
        return this.#tokens >= 1 ? 0 : Math.ceil((1 - this.#tokens) / this.#perMs);
    }
    take() {
        this.#tokens -= 1;
    }
    #fill() {
        const now = this.#clock.now();
        const elapsedMs = Math.max(0, now - this.#filledAt);
        this.#tokens = Math.min(this.#capacity, this.#tokens + elapsedMs * this.#perMs);
        this.#filledAt = now;
    }
}
class RequestLimits {
    #site;
    #limits;
    #waiting = new Set();
    #said = new Set();
    constructor(perMinute, site) {
        this.#site = site;
        this.#limits = Object.entries(perMinute).map(([name, most]) => ({
            name,
            perMinute: most,
            bucket: new RequestBucket(most, site.clock, site.usedUp?.includes(name)),
        }));
    }
    around(provider, target) {
        const limits = this.#limits.filter(({ name }) => appliesTo(name, target));
        if (limits.length === 0)
            return provider;
        return {
            retry: provider.retry,
            ask: async (question, signal) => (await this.#turn(limits, signal))
                ? provider.ask(question, signal)
                : (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .gz)('cancelled', 'Stopped while the call waited for its limit of requests per minute.'),
        };
    }
    async #turn(limits, signal) {
        const mine = [...limits];
        this.#waiting.add(mine);
        try {
            while (!signal.aborted) {
                if ([...this.#waiting].find((each) => waitMs(each) === 0) === mine) {
                    for (const { bucket } of mine)
                        bucket.take();
                    return true;
                }
                for (const limit of mine)
                    if (limit.bucket.waitMs > 0)
                        this.#report(limit);
                await this.#site.clock.sleep(Math.max(1, waitMs(mine)), signal);
            }
            return false;
        }
        finally {
            this.#waiting.delete(mine);
        }
    }
    #report({ name, perMinute }) {
        if (this.#said.has(name))
            return;
        this.#said.add(name);
        this.#site.say(`Calls wait, because requests-per-minute limits ${name} to ${perMinute}. This is reported once.`);
    }
}
const waitMs = (limits) => Math.max(...limits.map(({ bucket }) => bucket.waitMs));
function appliesTo(name, target) {
    return [target.name, target.resolvedName].includes(name) || (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_1__/* .findKind */ .oH)(_providers_index_js__WEBPACK_IMPORTED_MODULE_2__/* .providers */ .r, name)?.type === target.provider;
}


/***/ }),

/***/ 93928:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ WaitingQueue)
/* harmony export */ });
class WaitingQueue {
    #waiting = new Set();
    wait(signal) {
        return new Promise((resolve) => {
            const wake = () => {
                this.#waiting.delete(wake);
                signal.removeEventListener('abort', wake);
                resolve();
            };
            this.#waiting.add(wake);
            signal.addEventListener('abort', wake);
        });
    }
    wake(most = Number.POSITIVE_INFINITY) {
        for (const [index, wake] of [...this.#waiting].entries()) {
            if (index >= most)
                return;
            wake();
        }
    }
}


/***/ })

};
