export const id = 8477;
export const ids = [8477];
export const modules = {

/***/ 97101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isTrusted),
/* harmony export */   y: () => (/* binding */ originOf)
/* harmony export */ });
function originOf({ startedAt }, env) {
    const run = env['GITHUB_RUN_ID'];
    if (env['GITHUB_ACTIONS'] !== 'true' || !run)
        return { run: `local ${startedAt}` };
    const sha = env['GITHUB_SHA'];
    return { run: `${run}.${env['GITHUB_RUN_ATTEMPT'] || '1'}`, ...(sha && { sha }) };
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
const isTrusted = (env) => env['GITHUB_ACTIONS'] !== 'true' || TRUSTED_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '');


/***/ }),

/***/ 58477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planCommand: () => (/* binding */ planCommand)
});

// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var paint = __webpack_require__(2992);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
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
    const { workers } = settings;
    const scheduling = { workers, setupMs: SUITE_SETUP_MS };
    const targetMs = Math.max(0, settings.targetMs - MACHINE_SETUP_MS);
    const chosen = settings.shards === undefined
        ? choose(works, { ...scheduling, most: settings.most, targetMs })
        : given(assign_assign(works, { ...scheduling, shards: settings.shards }));
    const [one] = assign_assign(works, { ...scheduling, shards: 1 });
    return {
        ...chosen,
        durationMs: MACHINE_SETUP_MS + chosen.durationMs,
        oneMachineMs: MACHINE_SETUP_MS + (one?.durationMs ?? 0),
        longestMs: Math.max(0, ...works.map(({ trialMs }) => trialMs)),
        calls: works.reduce((sum, { trials }) => sum + trials, 0),
        cost: costOf(works, facts),
        names: new Map(steps.map((step) => [(0,result/* resultKeyOf */.uv)(step), namesOf(step)])),
    };
}
const given = (shards) => ({
    shards,
    durationMs: durationOf(shards),
    why: 'given',
});
function worksOf(steps, { durations }, { kindOf, isOneAtATime }) {
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
            trialMs: times.get(key) ?? 0,
            isDivisible: together.length === 0 && step.trials.strategy !== 'pass_at_k',
            together,
        };
    });
}
const namesOf = ({ suite, test, target }) => ({
    suite: suite.name,
    file: suite.file,
    test: test.id,
    target: target.name,
});
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

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 83 modules
var providers = __webpack_require__(63742);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/basis.js + 2 modules
var basis = __webpack_require__(98343);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/earlier-runs.js + 1 modules
var earlier_runs = __webpack_require__(92712);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 11 modules
var prepare = __webpack_require__(93655);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js
var find_policy = __webpack_require__(10254);
// EXTERNAL MODULE: ./build/js/src/app/steps/workers.js
var workers = __webpack_require__(91664);
// EXTERNAL MODULE: ./build/js/src/app/inspect/listing.js
var listing = __webpack_require__(9960);
;// CONCATENATED MODULE: ./build/js/src/app/inspect/shard-plan.js










const MINUTE_MS = 60_000;
async function findShards(asked, wishes, runtime) {
    const policy = await (0,find_policy/* findPolicy */.i6)(asked, runtime);
    const site = await (0,prepare/* openSite */.c2)(policy.inputs, runtime);
    const { plan, problems, judgeCalls } = await (0,prepare/* withoutSecretsOf */.f1)(site, () => (0,listing/* readPlan */.m)(site));
    const { baseline } = await (0,basis/* findBasis */.ai)(policy, runtime);
    const facts = factsOf(baseline);
    const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
    const shards = planShards(plan, facts, {
        ...wishes,
        targetMs: wishes.targetMinutes * MINUTE_MS,
        workers: Math.max(1, ...steps.map((step) => (0,workers/* workersOf */.N)(step, policy.inputs))),
        kindOf,
        isOneAtATime: ({ target }) => (0,suite_kind/* findKind */.oH)(providers/* providers */.r, target.provider)?.oneAtATime ?? false,
    });
    return {
        ...shards,
        tests: steps.length,
        targets: new Set(steps.map(({ target }) => target.name)).size,
        judgeCalls,
        problems,
        timedTests: steps.filter((step) => facts.durations.has((0,result/* resultKeyOf */.uv)(step))).length,
    };
}
function kindOf({ target }) {
    const kind = (0,suite_kind/* findKind */.oH)(providers/* providers */.r, target.provider);
    if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true)
        return 'mock';
    if (kind.runsPrograms === true)
        return 'program';
    return kind.promptMode === 'agent' ? 'agent' : 'model';
}
const factsOf = (baseline) => ({
    durations: (0,earlier_runs/* perTest */.U)(baseline, ({ durationMs }) => durationMs, (known) => known),
    costs: (0,earlier_runs/* perTest */.U)(baseline, ({ costUsd }) => costUsd, (known) => known),
});

// EXTERNAL MODULE: ./build/js/src/app/inspect/survey.js
var survey = __webpack_require__(20432);
// EXTERNAL MODULE: ./build/js/src/app/cli/harmless-json.js
var harmless_json = __webpack_require__(74150);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/cli/plan-text.js


function planText(found, wishes) {
    const { tests, targets, shards, calls, judgeCalls, durationMs, oneMachineMs, longestMs } = found;
    const trialsOf = (parts) => parts.reduce((sum, { trials }) => sum + trials, 0);
    const judges = judgeCalls === 0 ? '' : `, ${(0,shared_text/* plural */.LS)('judge call', judgeCalls)}`;
    return [
        `${(0,shared_text/* plural */.LS)('test', tests)} on ${(0,shared_text/* plural */.LS)('target', targets)} in ${(0,shared_text/* plural */.LS)('shard', shards.length)}: ${(0,shared_text/* plural */.LS)('call', calls)}${judges}`,
        `  duration  about ${(0,numbers/* duration */.p0)(durationMs)} (${(0,numbers/* duration */.p0)(oneMachineMs)} on one machine); longest test ${(0,numbers/* duration */.p0)(longestMs)}`,
        `  known     durations of ${found.timedTests} of ${(0,shared_text/* plural */.LS)('test', tests)} from the baseline`,
        `  cost      ${costText(found)}`,
        `  shards    ${whyText(found, wishes)}`,
        ...shards.map(({ parts, durationMs: ms }, index) => `    ${index + 1}/${shards.length}  ${(0,shared_text/* plural */.LS)('test', parts.length)}, ${(0,shared_text/* plural */.LS)('trial', trialsOf(parts))}, about ${(0,numbers/* duration */.p0)(ms)} after setup`),
    ].join('\n');
}
function costText({ cost: { usd, boundUsd, unknownTests }, tests }) {
    if (usd === undefined)
        return 'unknown: the baseline has no costs of these tests';
    const unknown = unknownTests === 0 ? '' : `; unknown for ${unknownTests} of ${(0,shared_text/* plural */.LS)('test', tests)}`;
    return `about ${(0,numbers/* money */.TG)(usd)}, below ${(0,numbers/* money */.TG)(boundUsd)} with 95% probability, without judges${unknown}`;
}
function whyText({ why, leastMs }, { targetMinutes, most }) {
    switch (why) {
        case 'given':
            return 'as given by --shards';
        case 'target':
            return `enough for ${targetMinutes} min (--target-minutes)`;
        case 'most':
            return `${most} at most (--max-shards): more would be faster`;
        case 'longest':
            return `more would not be faster: the longest trial, or tests that stay together, take ${(0,numbers/* duration */.p0)(leastMs)}`;
        case 'gain':
            return 'more would save less than 5% each';
    }
}
function planJson(found) {
    const { tests, targets, shards, why, calls, judgeCalls, durationMs, oneMachineMs, longestMs, timedTests, cost } = found;
    return {
        schemaVersion: 1,
        forecast: {
            tests,
            targets,
            calls,
            judgeCalls,
            durationMs: Math.round(durationMs),
            oneMachineMs: Math.round(oneMachineMs),
            longestTrialMs: Math.round(longestMs),
            timedTests,
            costUsd: cost.usd ?? null,
            costBoundUsd: cost.boundUsd ?? null,
            testsWithoutCost: cost.unknownTests,
        },
        why,
        shards: shards.map(({ parts, durationMs: ms }, index) => ({
            index: index + 1,
            durationMs: Math.round(ms),
            tests: parts.map(({ work, from, trials }) => ({ ...found.names.get(work.key), firstTrial: from + 1, trials })),
        })),
        problems: found.problems,
    };
}

// EXTERNAL MODULE: ./build/js/src/app/cli/problem-lines.js
var problem_lines = __webpack_require__(78479);
;// CONCATENATED MODULE: ./build/js/src/app/cli/commands/plan.js






async function planCommand({ inputs, wishes, json }, runtime, terminal) {
    const found = await findShards(inputs, wishes, runtime);
    if (json)
        terminal.print((0,harmless_json/* harmlessJson */.E)(planJson(found), 2));
    else {
        const plain = (0,paint/* paintFor */.e)({ colour: false });
        for (const problems of (0,survey/* byFile */.y9)(found.problems.filter(({ code }) => code !== 'SECRET_MISSING')).values())
            terminal.complain((0,problem_lines/* problemLines */.p)(problems, plain).join('\n'));
        terminal.print(planText(found, wishes));
    }
    return (0,survey/* countProblems */._k)(found.problems).errors > 0 ? 2 : 0;
}


/***/ }),

/***/ 92712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ earlierRunsOf),
  U: () => (/* binding */ perTest)
});

// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var origin = __webpack_require__(97101);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/decide.js + 5 modules
var decide = __webpack_require__(67285);
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
    const { inputs, gate, quarantine, baseline, suiteFiles } = basis;
    const sides = { baseline, quarantine, suiteFiles };
    return {
        durations: usualDurations(baseline),
        costs: highCosts(baseline),
        deciding: { sides, policy: gate },
        seeding: seedingWish(inputs, sides, isStored && inputs.evidence !== 'never' && (0,origin/* isTrusted */.W)(env)),
        known: knownOf(basis, env),
    };
}
function knownOf({ inputs, baseline }, env) {
    const headSha = env['GITHUB_SHA'];
    if (inputs.reuse === 'off' || inputs.dryRun || baseline.kind !== 'found' || !headSha || (0,origin/* isTrusted */.W)(env))
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
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63742);



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
            lanes.set(lane, { most, ...(target && { target }) });
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
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
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

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 83 modules
var providers = __webpack_require__(63742);
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
