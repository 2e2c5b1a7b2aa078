export const id = 2045;
export const ids = [2045,1796];
export const modules = {

/***/ 10549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ forecastNames),
/* harmony export */   JK: () => (/* binding */ plannedInputNames),
/* harmony export */   ZB: () => (/* binding */ planSettings),
/* harmony export */   Zp: () => (/* binding */ planInputs),
/* harmony export */   vH: () => (/* binding */ parseForecastOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _input_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31301);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35745);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23125);





const plannedInputNames = [
    'evals',
    'target',
    'targets',
    'testId',
    'tag',
    'excludeTag',
    'trials',
    'threshold',
    'testTimeoutSeconds',
    'workers',
    'graderTarget',
    'budgetUsd',
    'requestsPerMinute',
    'reuse',
    'baseline',
    'baselineBranch',
    'baselineMaxAge',
    'history',
    'historyBranch',
    'quarantineFile',
    'maxDrop',
    'dryRun',
    'workingDirectory',
];
const MAX_MINUTES = 1_440;
const own = {
    shards: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shardCount */ .o4.optional(), {
        description: 'Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'N',
    }),
    maxShards: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(1, _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHARDS */ .hH).default(20), {
        description: `Maximum number of shards that \`auto\` chooses, 1 to ${_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHARDS */ .hH}.`,
        sources: ['action', 'flag'],
    }),
    targetMinutes: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(1, MAX_MINUTES).default(10), {
        description: '`auto` adds shards until the expected duration is at most this many minutes.',
        sources: ['action', 'flag'],
    }),
    onlyWithLabel: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .refine((label) => label.trim().length <= 100, 'the name of a label')
        .optional(), {
        description: 'Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.',
        default: 'every pull request',
        sources: ['action'],
    }),
};
const forecastNames = ['shards', 'maxShards', 'targetMinutes'];
const parseForecastOptions = (texts, spell) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTexts */ .oh)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(own), texts, spell);
const ofJob = [
    'githubToken',
    'jobSummary',
    'annotations',
    'commentKey',
    'allowUntrustedCode',
];
const planSettings = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .stepSettings */ .Gr)('Plan', own, [...plannedInputNames, ...ofJob]);
const planInputs = (env) => planSettings.parse((0,_input_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTexts */ .Ld)(env, planSettings.names));


/***/ }),

/***/ 97537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ agentvPassMarkOf),
  L: () => (/* binding */ requirementSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
;// CONCATENATED MODULE: ./build/js/src/model/suite/target.js


const targetSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    resolvedName: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    graderTarget: schemas/* string */.YjP().optional(),
    workers: schemas/* int */.Whr().positive().optional(),
    workspaceTemplate: schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), location: suite_location/* locationSchema */.H }).optional(),
    fallbackTargets: schemas/* array */.YOg(schemas/* string */.YjP()),
    batching: schemas/* boolean */.zMY(),
    location: suite_location/* locationSchema */.H,
});

;// CONCATENATED MODULE: ./build/js/src/model/run/plan.js



const stepSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('run'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* testSchema */.Ms,
    target: targetSchema,
    trials: suite/* trialPolicySchema */.c,
    passMark: schemas/* number */.aig().min(0).max(1),
    agentvPassMark: schemas/* number */.aig().min(0).max(1).optional(),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
});
const agentvPassMarkOf = ({ passMark, agentvPassMark }) => agentvPassMark ?? passMark;
const brokenStepSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('broken'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* brokenTestSchema */.PU,
    target: schemas/* string */.YjP(),
});
const requirementSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).max(1),
    from: schemas/* enum */.k5n(['input', 'suite']),
});


/***/ }),

/***/ 62017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ joinedShards),
/* harmony export */   ET: () => (/* binding */ inReportOrder),
/* harmony export */   Rz: () => (/* binding */ shardProblems),
/* harmony export */   S3: () => (/* binding */ endedEarly)
/* harmony export */ });
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71019);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);
/* harmony import */ var _model_values_sums_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16586);
/* harmony import */ var _summarize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96419);





const MAX_NAMED = 10;
const shardsOf = (read) => read.flatMap(({ shown, run }) => (run.shard === undefined ? [] : [{ shown, run, shard: run.shard }]));
function shardProblems(read) {
    const byDivision = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(shardsOf(read), ({ shard: { index: _, ...common } }) => JSON.stringify(common));
    const divisions = [...byDivision.values()];
    const repeated = divisions.flatMap((shards) => [...(0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(shards, ({ shard }) => shard.index).values()].flatMap(([one, other]) => {
        if (other === undefined)
            return [];
        const message = `${one.shown} and ${other.shown} are both shard ${one.shard.index} of ${one.shard.count}`;
        return [unreadable(message, 'Remove one of the two: results of an earlier run must not count.')];
    }));
    const incomplete = divisions.flatMap((shards) => {
        const { count } = shards[0].shard;
        const known = new Set(shards.map(({ shard }) => shard.index));
        const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !known.has(index));
        if (missing.length === 0)
            return [];
        const reported = `${count - missing.length} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('shard', count)} reported`;
        const problem = unreadable(`${reported}; ${shardNames(missing)} left no results`, again(missing, count));
        return [{ shards, problem }];
    });
    const origins = new Set(divisions.map(([{ shard }]) => JSON.stringify([shard.commit, shard.baselineUntil])));
    const unlike = origins.size > 1 ? divisions : incomplete.length > 1 ? incomplete.map(({ shards }) => shards) : [];
    return [
        ...repeated,
        ...divisions.flatMap(leaks),
        ...(unlike.length > 0 ? [notOfOneRun(unlike)] : incomplete.map(({ problem }) => problem)),
    ];
}
const unreadable = (message, hint, severity = 'error') => {
    return { code: 'RESULTS_UNREADABLE', severity, message, hint };
};
const shardNames = (indexes) => `${indexes.length === 1 ? 'shard' : 'shards'} ${indexes.slice(0, MAX_NAMED).join(', ')}${indexes.length > MAX_NAMED ? ' and others' : ''}`;
const again = (indexes, count) => `Run ${shardNames(indexes)} again, then the report: on GitHub "Re-run failed jobs", elsewhere run --shard ${indexes[0]}/${count}.`;
function notOfOneRun(divisions) {
    const shown = divisions.map((shards) => `${shardNames(shards.map(({ shard }) => shard.index))} (${shards[0].shown})`);
    const commits = new Set(divisions.map(([{ shard }]) => shard.commit));
    const shas = new Set(Array.from(commits, (commit) => commit?.slice(0, 7) ?? 'none'));
    const counts = new Set(divisions.map(([{ shard }]) => shard.count));
    const why = commits.size > 1
        ? `they measured different commits (${[...shas].join(', ')})`
        : counts.size > 1
            ? `they are of ${[...counts].join(' and ')} shards`
            : 'they divided the tests in different ways, because their suites, inputs or baselines differ';
    return unreadable(`The shards are not of one run: ${shown.join(' and ')}: ${why}`, 'Run all shards again, with the same checkout, inputs and evidence: on GitHub "Re-run all jobs".');
}
function leaks(shards) {
    const worse = new Set(shards.flatMap(({ run }) => run.reuseLeaks ?? []).map(_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH));
    const results = shards.flatMap(({ run }) => run.results);
    const leaked = results.filter((result) => worse.has((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(result)));
    const subjects = new Set(leaked.map(({ subject }) => subject));
    const outdated = results.filter((result) => (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isReused */ .x0)(result) && (subjects.has(undefined) || subjects.has(result.subject)));
    if (worse.size === 0 || outdated.length === 0)
        return [];
    const message = `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('result', outdated.length)} of other shards were reused and may be outdated: ${leaked[0]?.testId} got worse although nothing about it changed`;
    return [unreadable(message, 'Set reuse to off, and run all shards again.')];
}
const endedEarly = (read) => shardsOf(read).flatMap(({ run, shard: { index, count } }) => {
    if (run.stopped === undefined)
        return [];
    const missing = run.planned - run.results.length;
    const message = `Shard ${index} of ${count} ended early (${run.stopped}): ${missing} of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', run.planned)} have no result`;
    return [unreadable(message, again([index], count), 'warning')];
});
function joinedShards(runs) {
    const tests = new Map(runs.flatMap(({ shard }) => (shard ? [[shard.division, shard.tests]] : [])));
    if (tests.size === 0)
        return {};
    const planned = Math.max((0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(runs.map((run) => run.planned)), (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(tests.values()));
    if (tests.size > 1 || runs.some(({ shard }) => shard === undefined))
        return { planned };
    const all = runs.flatMap(({ seeding }) => seeding ?? []);
    const seeded = all.filter((seeding) => seeding.tests > 0);
    const made = seeded.length === 0 ? 0 : Math.min(...seeded.map((seeding) => seeding.made));
    const extraTrials = inReportOrder(runs.flatMap((run) => run.extraTrials ?? [])).filter(({ purpose, round = 1 }) => purpose !== 'seed' || round < made);
    const seeds = extraTrials.flatMap(({ purpose, result }) => (purpose === 'seed' ? [result] : []));
    const { costUsd, graderCostUsd } = (0,_summarize_js__WEBPACK_IMPORTED_MODULE_4__/* .summarize */ .eh)({ results: seeds, planned: seeds.length });
    const [first] = seeded.length === 0 ? all : seeded;
    return {
        planned,
        durationMs: Math.max(...runs.map((run) => run.durationMs)),
        seeding: first && {
            asked: first.asked,
            made,
            tests: (0,_model_values_sums_js__WEBPACK_IMPORTED_MODULE_3__/* .sum */ .cz)(seeded.map((seeding) => seeding.tests)),
            costUsd: costUsd === undefined && graderCostUsd === undefined ? undefined : (costUsd ?? 0) + (graderCostUsd ?? 0),
            why: seeded.find((seeding) => seeding.made === made)?.why,
        },
        extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
        results: runs.flatMap(({ results }) => results).sort((one, other) => one.index - other.index),
    };
}
const inReportOrder = (trials) => trials.toSorted((one, other) => rank(one) - rank(other) || one.result.index - other.result.index);
const rank = ({ purpose, round = 0 }) => ['confirmation', 'control', 'seed'].indexOf(purpose) * 1_000 + round;


/***/ }),

/***/ 64598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xn: () => (/* binding */ forecastText),
  Pl: () => (/* binding */ headline),
  uD: () => (/* binding */ makeForecast),
  lQ: () => (/* binding */ matrixOf)
});

// EXTERNAL MODULE: ./build/js/src/baseline/answers.js
var answers = __webpack_require__(18572);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy.js + 2 modules
var policy = __webpack_require__(43118);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy-base.js
var policy_base = __webpack_require__(56593);
// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 3 modules
var assess = __webpack_require__(17448);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/text/percentage-points.js
var percentage_points = __webpack_require__(15145);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/runner/calls/request-limits.js
var request_limits = __webpack_require__(29830);
// EXTERNAL MODULE: ./build/js/src/runner/case/judges.js
var case_judges = __webpack_require__(42563);
// EXTERNAL MODULE: ./build/js/src/runner/case/workers.js
var workers = __webpack_require__(88580);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/baseline-context.js + 1 modules
var baseline_context = __webpack_require__(14437);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/gate-inputs.js + 2 modules
var gate_inputs = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/power.js
var power = __webpack_require__(68972);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(10830);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/reusing.js
var reusing = __webpack_require__(58086);
// EXTERNAL MODULE: ./build/js/src/runner/shards/expected-work.js
var expected_work = __webpack_require__(17752);
// EXTERNAL MODULE: ./build/js/src/runner/shards/part-of-run.js
var part_of_run = __webpack_require__(20991);
// EXTERNAL MODULE: ./build/js/src/runner/shards/shards.js
var shards_shards = __webpack_require__(63889);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/runner/call-limits.js
var call_limits = __webpack_require__(99689);
// EXTERNAL MODULE: ./build/js/src/runner/case/session-hooks.js
var session_hooks = __webpack_require__(64726);
// EXTERNAL MODULE: ./build/js/src/runner/case/suite-program.js + 1 modules
var suite_program = __webpack_require__(36973);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/fingerprints.js + 1 modules
var fingerprints = __webpack_require__(8271);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/watched-files.js
var watched_files = __webpack_require__(31445);
// EXTERNAL MODULE: ./build/js/src/runner/survey-run.js
var survey_run = __webpack_require__(4546);
;// CONCATENATED MODULE: ./build/js/src/runner/shards/survey-plan.js









async function surveyPlan(site) {
    const runProgram = (path) => (0,suite_program/* runSuiteProgram */.G)(path, (0,external_node_path_.dirname)(path), site);
    const survey = await (0,survey_run/* surveyRun */.U)(site, { findsBroken: true, runProgram: site.inputs.dryRun ? undefined : runProgram });
    const { plan, placed } = survey;
    const names = placed.flatMap(({ own, targets }) => [...(own?.names ?? []), ...targets.map(({ name }) => name)]);
    const problems = [...survey.problems, ...(0,call_limits/* unknownRequestLimits */.k_)(site.inputs, names).map(inNoFile)];
    const shown = problems.filter(({ code }) => code !== 'SECRET_MISSING');
    refuse(shown, plan);
    const notes = site.inputs.dryRun ? [] : (await (0,session_hooks/* hookNotes */.R7)(site, HOOK_NOTE)).map(inNoFile);
    return { plan: await fingerprinted(plan, placed, site), placed, problems: [...shown, ...notes] };
}
const HOOK_NOTE = 'The plan does not run "before_session": each shard runs it once. Suites that use variables from it, other than secrets, reuse no earlier results';
const inNoFile = (problem) => ({ file: problem.location?.file ?? '', ...problem });
function refuse(problems, { steps }) {
    const broken = steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
    const known = new Set(broken.map(identityOf));
    const fatal = problems.filter((problem) => problem.severity === 'error' && !known.has(identityOf(problem)));
    const all = fatal.length > 0 ? fatal : steps.every(({ kind }) => kind === 'broken') ? broken : [];
    if (all.length > 0)
        throw new errors/* UserError */.yo(all.map(({ file: _, ...problem }) => problem));
}
const identityOf = ({ code, message, location }) => JSON.stringify([code, message, location]);
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
    return {
        ...rest,
        steps: steps.map((step) => {
            if (step.kind !== 'run' || known.has(step.suite.path))
                return step;
            const { measure: _, subject: __, ...unknown } = step;
            return unknown;
        }),
    };
}
async function hasAllVariables({ suite, variables, targets, judges, fallbacks }, { environments }) {
    const surveyed = [...targets, ...judges, ...fallbacks];
    if (surveyed.some(({ target }) => target === undefined))
        return false;
    const lookUp = await environments.lookUpIn(suite.folder);
    const names = [...variables, ...surveyed.flatMap((each) => each.variables)];
    return names.every((name) => (0,secret_names/* isSecretVariable */.tS)(name) || lookUp(name)?.trim());
}

;// CONCATENATED MODULE: ./build/js/src/runner/shards/forecast.js




















const MINUTE_MS = 60_000;
async function makeForecast(policy, options, { runtime, job, source }) {
    const site = await (0,prepare/* openSite */.c2)(policy.inputs, runtime, { hasPlaceholders: true });
    const { plan, placed, problems } = await surveyPlan(site);
    const gateInputs = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(job) }, source);
    const { inputs, baseline } = gateInputs;
    const facts = factsIn(baseline);
    const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
    const known = (0,baseline_context/* knownOf */.bz)(gateInputs, runtime.env);
    const reuse = known && (0,reusing/* planReuse */.G7)(steps, known);
    const running = steps.filter(({ index }) => !reuse?.reused.has(index));
    const runningKeys = new Set(running.map(result_keys/* resultKeyOf */.uv));
    const calls = callsOf(placed);
    const requests = Object.entries(inputs.requestsPerMinute ?? {}).map(([name, perMinute]) => {
        const all = running.reduce((sum, step) => sum + step.trials.count * calls(step).filter((called) => (0,request_limits/* appliesTo */.Gl)(name, called)).length, 0);
        return { name, perMinute, minutes: all / perMinute };
    });
    const durations = (0,baseline_context/* figuresOf */.h5)(baseline, 'durationMs');
    const works = (0,expected_work/* worksOf */.A)(plan, durations, part_of_run/* targetKinds */.xV).map((work) => ({
        ...work,
        isReused: !runningKeys.has(work.key),
    }));
    const { shards, ...forecast } = (0,shards_shards/* forecastShards */.BS)(works, {
        shards: options.shards,
        most: Math.min(options.maxShards, ...requests.map(({ perMinute }) => perMinute)),
        targetMs: options.targetMinutes * MINUTE_MS,
        workers: Math.max(1, ...steps.map((step) => (0,workers/* workersOf */.N)(step, inputs))),
        requestsMs: Math.max(0, ...requests.map(({ minutes }) => minutes * MINUTE_MS)),
    });
    const broken = plan.steps.length - steps.length;
    const costs = new Map(Array.from((0,baseline_context/* figuresOf */.h5)(baseline, 'costUsd'), ([key, known]) => {
        const { judgeUsd = 0 } = facts.get(key) ?? {};
        return [key, known.map((usd) => usd + judgeUsd)];
    }));
    const cost = (0,shards_shards/* forecastCost */.LV)(works.filter(({ isReused }) => !isReused), costs);
    return {
        ...forecast,
        shards: shards.map(({ works: own, durationMs }, at) => ({
            tests: own.length + (at === 0 ? broken : 0),
            trials: own.reduce((sum, { trials }) => sum + trials, 0),
            durationMs,
        })),
        tests: plan.steps.length,
        targets: new Set(plan.steps.map(({ target }) => (typeof target === 'string' ? target : target.name))).size,
        calls: running.reduce((sum, { trials }) => sum + trials.count, 0),
        timedTests: steps.filter((step) => durations.has((0,result_keys/* resultKeyOf */.uv)(step))).length,
        ...usageOf(running, facts, calls),
        costUsd: cost.usd,
        costBoundUsd: cost.boundUsd,
        testsWithoutCost: cost.unknownTests,
        budgetUsd: inputs.budgetUsd,
        requests,
        ...powerOf(running, gateInputs),
        reuse: {
            tests: (reuse?.reused.size ?? 0) + (reuse?.canaries.size ?? 0),
            canaries: reuse?.canaries.size ?? 0,
            commits: [...new Set([...(reuse?.reused.values() ?? [])].map(({ fromSha }) => fromSha))],
        },
        problems: [
            ...gateInputs.warnings.map((problem) => ({ file: problem.location?.file ?? '', ...problem })),
            ...problems,
        ],
    };
}
function callsOf(placed) {
    const byPath = new Map(placed.map((each) => [each.suite.path, each]));
    return ({ suite, test, target }) => {
        const { targets = [], judges = [] } = byPath.get(suite.path) ?? {};
        const judging = (0,case_judges/* judgeNames */.ch)(test, targets.find(({ name }) => name === target.name)?.judge);
        const judgeOf = (name) => {
            const found = [...judges, ...targets].find((each) => each.name === name);
            return found?.target ?? { name, resolvedName: name, provider: found?.provider ?? '' };
        };
        return [target, ...judging.map(judgeOf)];
    };
}
function factsIn(baseline) {
    const stored = baseline.kind === 'found' ? baseline.stored?.answers : undefined;
    return new Map([...(stored ?? [])].flatMap(([key, line]) => {
        const fact = (0,answers/* decodeAnswer */.h2)(line)?.fact;
        return fact === undefined ? [] : [[key, fact]];
    }));
}
function usageOf(running, facts, calls) {
    let judgeCalls = 0;
    const tokens = { input: 0, output: 0, tests: 0 };
    for (const step of running) {
        const fact = facts.get((0,result_keys/* resultKeyOf */.uv)(step));
        judgeCalls += step.trials.count * (fact?.judgeCalls ?? calls(step).length - 1);
        if (fact?.tokens === undefined)
            continue;
        tokens.input += step.trials.count * fact.tokens.input;
        tokens.output += step.trials.count * fact.tokens.output;
        tokens.tests += 1;
    }
    return { judgeCalls: Math.round(judgeCalls), tokens: tokens.tests > 0 ? tokens : undefined };
}
function powerOf(running, { baseline, quarantine, inputs }) {
    if (baseline.kind !== 'found')
        return { power: [`no baseline: ${baseline.why}`] };
    if (baseline.whyEmpty !== undefined)
        return { power: [`nothing to compare with: ${baseline.whyEmpty}`] };
    const planned = running.map((step) => ({ ...(0,power/* plannedTest */.FO)(step), measure: step.measure }));
    const assessment = (0,assess/* assess */.n)((0,power/* passingPairing */.yw)(planned, { baseline, quarantine }), (0,policy/* policyOf */.US)(inputs));
    const drops = assessment.suites
        .filter(({ comparable }) => comparable > 0)
        .map(({ smallestDetectableDrop }) => smallestDetectableDrop);
    const all = drops.flatMap((drop) => drop ?? []);
    const single = (0,power/* sentencesOf */.cj)(assessment).filter((sentence) => sentence.startsWith('a complete failure'));
    return {
        power: [...single, ...(baseline.leftOut === undefined ? [] : [baseline.leftOut])],
        smallestDetectableDrop: all.length > 0 && all.length === drops.length ? Math.max(...all) : undefined,
    };
}
const MAX_LISTED = 20;
function forecastText(forecast, options) {
    const { shards, tests, tokens } = forecast;
    const known = `${tokens?.tests} of ${(0,text_text/* plural */.LS)('test', tests)} known`;
    const lines = [
        ['duration', durationText(forecast)],
        ['cost', costText(forecast)],
        ['tokens', tokens && `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${known})`],
        ['power', powerText(forecast)],
        ['reuse', reuseText(forecast)],
        ['shards', whyText(forecast, options)],
    ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
    const listed = shards.slice(0, MAX_LISTED).map((shard, at) => `    ${at + 1}/${shards.length}  ${shardText(shard)}`);
    const more = shards.length > MAX_LISTED ? [`    and ${shards.length - MAX_LISTED} more`] : [];
    return [headline(forecast), ...lines, ...listed, ...more].join('\n');
}
const shardText = ({ tests, trials, durationMs }) => tests === 0
    ? 'no tests'
    : `${(0,text_text/* plural */.LS)('test', tests)}, ${(0,text_text/* plural */.LS)('trial', trials)}, about ${(0,numbers/* duration */.p0)(durationMs)} after setup`;
const matrixOf = ({ shards }) => ({
    include: shards.map(({ durationMs, tests }, at) => ({
        index: at + 1,
        shard: `${at + 1}/${shards.length}`,
        minutes: Math.ceil(durationMs / 60_000),
        tests,
    })),
});
function headline({ tests, targets, shards, calls, judgeCalls }) {
    const judges = judgeCalls === 0 ? '' : `, about ${(0,text_text/* plural */.LS)('judge call', judgeCalls)}`;
    return `${(0,text_text/* plural */.LS)('test', tests)} on ${(0,text_text/* plural */.LS)('target', targets)} in ${(0,text_text/* plural */.LS)('shard', shards.length)}, ${(0,text_text/* plural */.LS)('target call', calls)}${judges}`;
}
function durationText({ tests, durationMs, oneMachineMs, longestTrialMs, timedTests, requests }) {
    const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
    const limit = slowest === undefined
        ? ''
        : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${(0,numbers/* duration */.p0)(slowest.minutes * 60_000)}`;
    return `about ${(0,numbers/* duration */.p0)(durationMs)} (${(0,numbers/* duration */.p0)(oneMachineMs)} on one machine); longest trial ${(0,numbers/* duration */.p0)(longestTrialMs)}${limit}; durations of ${timedTests} of ${(0,text_text/* plural */.LS)('test', tests)} are known`;
}
function costText({ costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens, budgetUsd }) {
    const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
    const budget = budgetUsd === undefined ? '' : `; budget ${(0,numbers/* money */.TG)(budgetUsd)}`;
    if (costUsd === undefined)
        return `unknown: the baseline has no costs of these tests${budget}`;
    const unknown = testsWithoutCost === 0 ? '' : `, ${(0,text_text/* plural */.LS)('test', testsWithoutCost)} unknown`;
    return `about ${(0,numbers/* money */.TG)(costUsd)}, below ${(0,numbers/* money */.TG)(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}
function tokenText(count) {
    if (count >= 1e6)
        return `${(count / 1e6).toFixed(1)} M`;
    return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ smallestDetectableDrop: drop, power }) {
    const isCompared = power.some((clause) => clause.startsWith('a complete failure'));
    const uniform = drop === undefined
        ? 'a uniform drop is not detectable in every suite'
        : `smallest detectable drop ${(0,percentage_points/* points */.WR)(drop, 0)} (80% power)`;
    return [...(isCompared ? [uniform] : []), ...power].join('; ');
}
function reuseText({ reuse: { tests, canaries, commits } }) {
    if (tests === 0)
        return undefined;
    const shown = commits.slice(0, 3).map((sha) => sha.slice(0, 7));
    const since = shown.length === 0 ? '' : ` since ${shown.join(', ')}`;
    return `${(0,text_text/* plural */.LS)('test', tests)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText(forecast, { targetMinutes, maxShards }) {
    const { shards, tests, why, durationMs, leastMs } = forecast;
    const target = `${targetMinutes} min (target-minutes)`;
    const shortest = `about ${(0,numbers/* duration */.p0)(durationMs)}`;
    switch (why) {
        case 'given': {
            const empty = shards.filter((shard) => shard.tests === 0).length;
            const left = empty === 1 ? 'one has' : `${empty} have`;
            return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${(0,text_text/* plural */.LS)('test', tests)} cannot be divided further`}`;
        }
        case 'target':
            return `enough for ${target}`;
        case 'most':
            if (shards.length < maxShards)
                return `${target} is not reached, but ${shortest}: each shard needs one request per minute of requests-per-minute`;
            return `${target} cannot be reached with ${(0,text_text/* plural */.LS)('shard', maxShards)} (max-shards), but ${shortest}: more would be faster`;
        case 'longest':
            return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${(0,numbers/* duration */.p0)(leastMs)}`;
        case 'requests':
            return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
        case 'gain':
            return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
    }
}


/***/ }),

/***/ 4546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ surveyRun)
/* harmony export */ });
/* harmony import */ var _config_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66580);
/* harmony import */ var _model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91017);
/* harmony import */ var _suites_metadata_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57444);
/* harmony import */ var _case_test_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43048);
/* harmony import */ var _plan_make_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28514);
/* harmony import */ var _program_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85811);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45402);







async function surveyRun(site, how = {}) {
    const { inputs } = site;
    const targets = new _survey_js__WEBPACK_IMPORTED_MODULE_6__/* .SurveyedTargets */ .Q$(site);
    const paths = await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .findConfiguredSuites */ .X_)(site);
    const read = await (0,_model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__/* .inParallel */ .H)(paths, async (path) => {
        const { suite, variables, problems, leftOut } = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .surveySuite */ .nf)(path, site, how);
        if (suite === undefined)
            return { leftOut, placed: [], problems };
        const used = await targets.of(suite);
        const surveyed = [...used.targets, ...used.judges];
        const found = surveyed.flatMap(({ target }) => target ?? []);
        const programs = (0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .inFile */ .s5)(suite.file, await (0,_program_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .missingPrograms */ .i)(suite, found, site));
        const ofTargets = [...used.problems, ...used.judging.map(_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .asWarning */ .PQ), ...surveyed.flatMap((each) => each.problems)];
        const placed = { suite, variables, ...used };
        return { placed: [placed], problems: [...problems, ...ofTargets, ...programs.map(_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .asWarning */ .PQ)] };
    });
    const leftOut = read.map((each) => each.leftOut);
    if (leftOut.every((tags) => tags !== undefined))
        throw (0,_suites_metadata_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingTagged */ .YS)(inputs, leftOut.flat());
    const placed = [
        ...new Map(read.flatMap((each) => each.placed.map((one) => [one.suite.path, one]))).values(),
    ];
    const suites = placed.map(({ suite }) => suite);
    const problems = (0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .inOrder */ .al)([
        ...read.flatMap((each) => each.problems),
        ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .inFile */ .s5)('.agentv/config.yaml', [
            ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .configProblems */ .rg)(paths, site)),
            ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .overlookedSuites */ .OE)(paths, site)),
        ]),
        ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .inFile */ .s5)('', (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatchedIds */ .ik)(suites, inputs.testId)),
    ]);
    const onTargets = placed.map((each) => ({
        suite: each.suite,
        targets: each.targets.map((target) => target.target ?? standIn(target, each.suite)),
        inTheWay: how.findsBroken ? inTheWayOf(each) : undefined,
    }));
    const { testId: testIds, trials, threshold, mustPass } = inputs;
    const options = { testIds, trials, threshold, mustPass };
    const plan = placed.length === 0 ? { steps: [], requirements: [] } : (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .makePlan */ .Cs)(onTargets, options);
    return { plan, placed, paths, problems };
}
const inTheWayOf = ({ targets, own }) => (test, target) => {
    if (own === undefined || !targets.some((each) => each.target === target))
        return [];
    return (0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .testProblems */ .L)(test, target, own).filter(({ code }) => code !== 'SECRET_MISSING');
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

/***/ 45402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   Q$: () => (/* binding */ SurveyedTargets),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _model_values_once_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81667);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46084);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89885);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81457);
/* harmony import */ var _suites_targets_read_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18750);
/* harmony import */ var _suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24928);
/* harmony import */ var _suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76845);
/* harmony import */ var _case_judges_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42563);
/* harmony import */ var _case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43048);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(10830);















async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_7__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            runProgram: programs.runProgram ?? reading.runProgram,
            mayLackVariables: programs.mayLackVariables ?? reading.mayLackVariables,
        });
        return { ...seen, problems: inFile(file, problems), variables: [...asked] };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)), variables: [...asked] };
    }
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
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
    return [...once.values()].sort((a, b) => {
        if (a.file !== b.file)
            return a.file < b.file ? -1 : 1;
        const [here, there] = [a.location, b.location];
        return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
    });
}
function byFile(problems) {
    return (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(problems, ({ file }) => file);
}
function countProblems(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: problems.length - errors };
}
const asWarning = (problem) => ({ ...problem, severity: 'warning' });
class SurveyedTargets {
    #site;
    #files = new Map();
    #nearest = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const { inputs, programs, environments } = this.#site;
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .wantedTargets */ .w5)(suite, inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        const read = typeof path === 'string' ? await this.#read(path) : undefined;
        const problems = typeof path === 'string' ? (read?.problems ?? []) : inFile(suite.file, path);
        if (read?.targetsFile === undefined) {
            const targets = names.map(({ name }) => ({ name, options: {}, batching: false, problems: [], variables: [] }));
            return { targets, judges: [], fallbacks: [], problems, judging: [] };
        }
        const file = await programs.withPrograms(read.targetsFile, suite.folder);
        const survey = (wanted) => Promise.all(wanted.map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
        const targets = await Promise.all(names.map((wanted) => this.#survey(wanted, file, suite.folder)));
        const known = targets.flatMap(({ target }) => target ?? []);
        const fallbacks = await survey([...new Set(known.flatMap(({ fallbackTargets }) => fallbackTargets))]);
        const own = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)({ file, lookUp: await environments.lookUpIn(suite.folder), inputs });
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const judging = tests.flatMap((test) => targets.flatMap(({ judge }) => (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgeNames */ .ch)(test, judge)));
        const judges = await survey([...new Set(judging)].filter((name) => file.entries.some((entry) => entry.name === name) && targets.every((each) => each.name !== name)));
        const unjudged = tests.flatMap((test) => known.flatMap((target) => [...(0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_13__/* .imageProblems */ .y)(test, target), ...(0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgingProblems */ .r_)(test, target, own)]));
        for (const name of [...names.map(entryName), ...[...judges, ...fallbacks].map((each) => each.name)])
            read.used.add(name);
        return {
            targets,
            judges,
            fallbacks,
            own,
            problems: [...problems, ...fallbacks.flatMap((fallback) => fallback.problems)],
            judging: inFile(suite.file, unjudged.map(withoutHaste)),
        };
    }
    async near(folder) {
        const path = await this.#fileOf({ folder });
        return typeof path === 'string' ? (await this.#read(path)).problems : [];
    }
    async whole(path) {
        const file = await this.#read(path);
        return [...file.problems, ...(await this.#surveyAll(file)).flatMap((target) => target.problems)];
    }
    async unused() {
        const found = [];
        for (const reading of this.#files.values()) {
            const file = await reading;
            const surveyed = await this.#surveyAll(file, (name) => !file.used.has(name));
            const isLacking = ({ code }) => code === 'SECRET_MISSING';
            const lacking = surveyed.filter((target) => target.problems.some(isLacking));
            const problems = surveyed.flatMap((target) => target.problems);
            const [first] = problems.filter(isLacking);
            if (first === undefined || lacking.length < 2)
                found.push(...problems);
            else {
                const names = lacking.map(({ name }) => `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)}"`);
                const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
                const message = `${names.length} targets that no selected suite uses need variables that are not set: ${names.slice(0, MAX_NAMED).join(', ')}${more}`;
                found.push({
                    file: first.file,
                    code: 'SECRET_MISSING',
                    severity: 'warning',
                    message,
                    location: first.location,
                });
                found.push(...problems.filter((problem) => !isLacking(problem)));
            }
        }
        return found.map(asWarning);
    }
    async #surveyAll({ path, targetsFile }, isWanted = () => true) {
        if (targetsFile === undefined)
            return [];
        const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
        const file = await this.#site.programs.withPrograms(targetsFile, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        return Promise.all(wanted.map(({ name }) => this.#survey({ name, location: undefined }, file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))));
    }
    async #fileOf(suite) {
        const known = this.#nearest.get(suite.folder);
        if (known !== undefined)
            return known;
        try {
            const path = await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_14__/* .targetsFileOf */ .Ui)(suite, this.#site);
            this.#nearest.set(suite.folder, path);
            return path;
        }
        catch (error) {
            if (this.#site.inputs.targets !== undefined)
                throw error;
            return problemsOf(error);
        }
    }
    #read(path) {
        const { cwd, runtime } = this.#site;
        const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(path, cwd);
        const used = new Set();
        return (0,_model_values_once_js__WEBPACK_IMPORTED_MODULE_5__/* .getOrMake */ .I)(this.#files, path, () => (0,_suites_targets_read_js__WEBPACK_IMPORTED_MODULE_9__/* .readTargetsFile */ .vW)(path, file, runtime.files).then((targetsFile) => ({ path, targetsFile, problems: inFile(file, targetsFile.warnings), used }), (error) => ({ path, problems: inFile(file, problemsOf(error)), used })));
    }
    async #survey(wanted, targetsFile, folder) {
        const asked = new Set();
        const lookUp = recorded(await this.#site.environments.lookUpIn(folder), asked);
        const reading = { file: targetsFile, kinds: _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_10__/* .followTargets */ .wU)(wanted, reading, []);
        for (const field of end?.fields.values() ?? [])
            (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__/* .lookUpVariables */ .OY)(field.value, lookUp);
        const provider = target?.provider ?? end?.fields.get('provider')?.text;
        const timeout = end?.fields.get('timeout_seconds');
        const judges = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)({ file: targetsFile, lookUp, inputs: this.#site.inputs });
        const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
        return {
            name: wanted.name,
            options: timeout === undefined ? {} : { timeout_seconds: (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_11__/* .lookUpVariables */ .OY)(timeout.value, lookUp) },
            batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
            provider: provider === undefined ? undefined : ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_6__/* .providers */ .r, provider)?.type ?? provider),
            location: entry?.cursor.location,
            target,
            problems: inFile(targetsFile.file, problems.map(withoutHaste)),
            variables: [...asked],
            judge: judges.nameFor({ name: wanted.name, provider: provider ?? '', graderTarget }),
        };
    }
}
const MAX_NAMED = 5;
const entryName = ({ name, useTarget = name }) => useTarget;
const withoutHaste = (problem) => (problem.code === 'SECRET_MISSING' ? asWarning(problem) : problem);


/***/ }),

/***/ 20834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ suspectsIn),
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   i8: () => (/* binding */ gatePolicies)
/* harmony export */ });
/* harmony import */ var _gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83520);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _pipeline_decide_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55964);



function suspectsIn(run, { sides, policy }) {
    const mayFail = sides.baseline.kind === 'found' || run.results.some(({ mustPass }) => mustPass);
    if (!run.complete || run.dryRun || !mayFail)
        return [];
    return (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_0__/* .suspectsOf */ .k_)((0,_pipeline_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .pairingOf */ .U)(run, sides), policy).map((of) => ({ key: (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(of.test), needed: of.needed, of }));
}
const isDecided = ({ of }, reruns) => (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionOf */ .uv)(of, reruns) !== 'undecided';
function gatePolicies(deciding, runOf) {
    const { sides, policy } = deciding;
    return {
        suspects: (ledger) => suspectsIn(runOf(ledger), deciding),
        isDecided: (suspect, reruns) => isDecided(suspect, reruns),
        wantsControl: (suspect, reruns) => suspect.of.failuresNeeded !== undefined &&
            reruns.length > 0 &&
            reruns.every(({ pass }) => !pass),
        controls(ledger) {
            const run = runOf(ledger);
            if (!run.complete || run.dryRun)
                return [];
            return (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_0__/* .controlsOf */ .ux)((0,_pipeline_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .pairingOf */ .U)(run, sides), policy).map(({ test, trials }) => ({
                key: (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(test),
                trials,
            }));
        },
    };
}


/***/ }),

/***/ 86697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ SeedingPlanner),
/* harmony export */   EL: () => (/* binding */ confirmation),
/* harmony export */   Yo: () => (/* binding */ PlannerSequence),
/* harmony export */   mw: () => (/* binding */ plannedTrials),
/* harmony export */   vv: () => (/* binding */ missingControls),
/* harmony export */   w3: () => (/* binding */ needsRerun)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _results_result_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45515);



class PlannerSequence {
    #left;
    #current;
    #open = new Set();
    constructor(planners) {
        this.#left = [...planners];
    }
    isUnfinished(planner, ledger) {
        return this.#current === planner || (this.#left.includes(planner) && planner.initial(ledger).length > 0);
    }
    next(ledger, ended) {
        if (ended !== undefined)
            this.#open.delete(ended);
        let requests = ended === undefined ? [] : (this.#current?.next?.(ledger, ended) ?? []);
        while (requests.length === 0 && this.#open.size === 0 && this.#left.length > 0) {
            this.#current = this.#left.shift();
            requests = this.#current?.initial(ledger) ?? [];
        }
        for (const request of requests)
            this.#open.add(request);
        return requests;
    }
}
function oneTrial(step, purpose, number) {
    const isGroup = step.trials.strategy === 'pass_at_k';
    const trials = isGroup ? step.trials : { count: 1, strategy: 'mean' };
    return {
        step: { ...step, trials, test: { ...step.test, dependsOn: [] } },
        first: number * trials.count,
        purpose,
        checkout: purpose === 'control' ? 'base' : 'head',
    };
}
const plannedCount = ({ trials }) => (trials.strategy === 'pass_at_k' ? 1 : trials.count);
const planned = (step) => ({ step, purpose: 'planned', checkout: 'head', first: 0 });
const known = (step, resultAt) => ({
    step,
    purpose: 'planned',
    checkout: 'head',
    first: 0,
    resultAt,
});
const plannedTrials = (steps, reusing, onLeak) => [
    {
        initial: () => [
            ...steps.flatMap((step) => (step.kind === 'broken' ? known(step, (at) => (0,_results_result_of_js__WEBPACK_IMPORTED_MODULE_2__/* .brokenResult */ .b$)(step, at)) : [])),
            ...reusing.toRun.map(planned),
        ],
    },
    {
        initial: (ledger) => reusing.worseAmong(ledger.results('planned')).map((step) => oneTrial(step, 'confirmation', plannedCount(step))),
    },
    {
        initial(ledger) {
            const leaks = reusing.leaksAmong(ledger.results('planned'), ledger.results('confirmation'));
            if (leaks === undefined)
                return reusing.known.map((step) => known(step, (at) => reusing.resultOf(step, at)));
            onLeak(leaks);
            return reusing.known.map(planned);
        },
    },
];
function confirmation(steps, policy, mayInterleave) {
    const suspects = new Map();
    const nextOf = (key, ledger) => {
        const found = suspects.get(key);
        if (found === undefined)
            return [];
        const { suspect, step } = found;
        const reruns = ledger.trialsOf(key, 'confirmation').map(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW);
        const controls = ledger.trialsOf(key, 'control').map(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW);
        const measured = reruns.flat();
        const isControlDue = mayInterleave(step) &&
            !ledger.isMissing(key, 'control') &&
            isShortOf(measured.length, controls) &&
            policy.wantsControl(suspect, measured);
        if (isControlDue)
            return [oneTrial(step, 'control', controls.length)];
        const isOver = ledger.isMissing(key, 'confirmation') || !needsRerun(suspect, reruns, policy);
        return isOver ? [] : [oneTrial(step, 'confirmation', plannedCount(step) + reruns.length)];
    };
    return {
        initial(ledger) {
            const stepOf = new Map(steps.map((step) => [(0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step), step]));
            for (const suspect of policy.suspects(ledger)) {
                const step = stepOf.get(suspect.key);
                if (step !== undefined)
                    suspects.set(suspect.key, { suspect, step });
            }
            return [...suspects.keys()].flatMap((key) => nextOf(key, ledger));
        },
        next: (ledger, { step }) => (step.kind === 'run' ? nextOf((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step), ledger) : []),
        undecided: (ledger) => [...suspects].flatMap(([key, { suspect }]) => policy.isDecided(suspect, ledger.trialsOf(key, 'confirmation').flatMap(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW)) ? [] : key),
    };
}
const needsRerun = (suspect, reruns, policy) => isShortOf(suspect.needed, reruns) && !policy.isDecided(suspect, reruns.flat());
const isShortOf = (needed, reruns) => reruns.flat().length < needed && !isGivenUp(reruns);
const isGivenUp = (reruns) => reruns.length > 1 && reruns.slice(-2).every((measured) => measured.length === 0);
const missingControls = (steps, wanted) => ({
    initial(ledger) {
        const counts = new Map(wanted(ledger).map(({ key, trials }) => [key, trials]));
        return steps.flatMap((step) => {
            const key = (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step);
            const count = counts.get(key);
            if (count === undefined)
                return [];
            const controls = ledger.trialsOf(key, 'control');
            const first = controls.length;
            if (isGivenUp(controls.map(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .targetTrials */ .FW)))
                return [];
            if (step.trials.strategy === 'pass_at_k')
                return Array.from({ length: count }, (_, at) => oneTrial(step, 'control', first + at));
            return [{ step: { ...step, trials: { count, strategy: 'mean' } }, first, purpose: 'control', checkout: 'base' }];
        });
    },
});
class SeedingPlanner {
    #steps;
    #policy;
    #wanted = [];
    constructor(steps, policy) {
        this.#steps = steps;
        this.#policy = policy;
    }
    get tests() {
        return this.#wanted.length;
    }
    initial(ledger) {
        const keys = this.#policy.without(ledger);
        this.#wanted = this.#steps.filter((step) => keys.has((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKeyOf */ .uv)(step)));
        return this.#nextRound(ledger);
    }
    next(ledger, { round = 0 }) {
        return ledger.isBusy || this.wholeRounds(ledger) < round ? [] : this.#nextRound(ledger);
    }
    wholeRounds(ledger) {
        let rounds = 0;
        while (this.tests > 0 && ledger.results('seed', rounds + 1).length >= this.tests)
            rounds += 1;
        return rounds;
    }
    #nextRound(ledger) {
        const round = this.wholeRounds(ledger) + 1;
        if (round >= this.#policy.asked)
            return [];
        const measured = new Set(ledger.results('seed', round).map(({ index }) => index));
        return this.#wanted
            .filter(({ index }) => !measured.has(index))
            .map((step) => ({ step, purpose: 'seed', checkout: 'head', first: round * step.trials.count, round }));
    }
}


/***/ })

};
