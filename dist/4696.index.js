export const id = 4696;
export const ids = [4696];
export const modules = {

/***/ 45252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ UNKNOWN_COMMIT),
  O: () => (/* binding */ openBaseTree)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
;// CONCATENATED MODULE: ./build/js/src/app/base-checkout.js

async function checkOutBase(sha, { git, files, root }, signal) {
    const run = async (args, isLocal) => {
        const ended = await git.run(args, { cwd: root, local: isLocal }, signal);
        return ended.kind === 'exited' && ended.exitCode === 0;
    };
    const isThere = () => run(['cat-file', '-e', `${sha}^{commit}`], true);
    if (!(await isThere())) {
        await run(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha], false);
        if (!(await isThere()))
            return `the commit ${sha.slice(0, 10)} is not in this clone and cannot be fetched`;
    }
    const scratch = await files.scratchFolder('eval-action-base-');
    const path = (0,external_node_path_.join)(scratch.path, 'tree');
    const remove = async () => {
        const ended = new AbortController().signal;
        await git.run(['worktree', 'remove', '--force', path], { cwd: root, local: true }, ended);
        await scratch[Symbol.asyncDispose]();
        await git.run(['worktree', 'prune'], { cwd: root, local: true }, ended);
    };
    if (await run(['worktree', 'add', '--quiet', '--detach', path, sha], true)) {
        return { path, [Symbol.asyncDispose]: remove };
    }
    await remove();
    return `the commit ${sha.slice(0, 10)} cannot be checked out`;
}

;// CONCATENATED MODULE: ./build/js/src/app/base-tree.js



function openBaseTree({ baseSha, baseline }, { cwd, git, files }) {
    let checkout;
    let laid;
    const layOut = async (signal) => {
        const sha = baseSha ?? newestSha(baseline);
        if (sha === undefined)
            return UNKNOWN_COMMIT;
        const root = await (0,discover/* findRepository */.W1)(cwd, files);
        const base = await checkOutBase(sha, { git, files, root }, signal);
        if (typeof base === 'string')
            return base;
        checkout = base;
        return { sha, cwd: (0,external_node_path_.join)(base.path, (0,external_node_path_.relative)(root, cwd)), root: base.path, checkout: root };
    };
    return {
        lay(signal) {
            laid ??= layOut(signal);
            return laid;
        },
        async [Symbol.asyncDispose]() {
            await laid?.catch(() => undefined);
            await checkout?.[Symbol.asyncDispose]();
        },
    };
}
const UNKNOWN_COMMIT = 'nobody says which commit that is';
function newestSha(baseline) {
    if (baseline.kind !== 'found')
        return undefined;
    const trials = baseline.pools.flatMap(({ tests }) => tests.flatMap((test) => test.trials));
    const known = trials.filter(({ sha }) => sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha));
    return known.reduce((newest, trial) => (newest === undefined || trial.time > newest.time ? trial : newest), undefined)?.sha;
}


/***/ }),

/***/ 46190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ CACHE_FOLDER),
  a: () => (/* binding */ Caches)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/grade/judge/prompts.js
var prompts = __webpack_require__(84816);
// EXTERNAL MODULE: ./build/js/src/model/kind.js
var model_kind = __webpack_require__(90491);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 1 modules
var result = __webpack_require__(90318);
// EXTERNAL MODULE: ./build/js/src/model/setting.js
var setting = __webpack_require__(95161);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(23290);
;// CONCATENATED MODULE: ./build/js/src/run/cache-tally.js

class CacheTally {
    #asked = 0;
    #hits = 0;
    #notKept = 0;
    #withoutCost = 0;
    #costs = [];
    #usages = [];
    asked(found) {
        this.#asked += 1;
        if (found === undefined)
            return;
        this.#hits += 1;
        if (found.costUsd === undefined)
            this.#withoutCost += 1;
        else
            this.#costs.push(found.costUsd);
        if (found.tokenUsage)
            this.#usages.push(found.tokenUsage);
    }
    kept(isKept) {
        if (!isKept)
            this.#notKept += 1;
    }
    use(cache) {
        if (this.#asked === 0)
            return undefined;
        const savedTokens = (0,message/* sumTokens */.WT)(this.#usages);
        return {
            cache,
            asked: this.#asked,
            hits: this.#hits,
            ...(this.#costs.length > 0 && { savedUsd: this.#costs.reduce((sum, cost) => sum + cost, 0) }),
            savedUnknown: this.#withoutCost,
            ...(savedTokens && { savedTokens }),
            notKept: this.#notKept,
        };
    }
}

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 88 modules
var providers = __webpack_require__(40939);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var outcome = __webpack_require__(93209);
;// CONCATENATED MODULE: ./build/js/src/run/with-cache.js



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
                tally.kept(await store.put(keyOf(question), response));
        },
    };
}
function withCache(provider, cache) {
    return {
        retry: provider.retry,
        async ask(question, signal) {
            if (question.isFresh)
                return provider.ask(question, signal);
            const known = await cache.recall(question, isComplete);
            if (known !== undefined)
                return { kind: 'answered', response: { ...known, cached: true } };
            const outcome = await provider.ask(question, signal);
            if (outcome.kind === 'answered' && isComplete(outcome.response))
                await cache.keep(question, outcome.response);
            return outcome;
        },
    };
}
const isComplete = ({ messages, error, targetUsed }) => !error && targetUsed === undefined && (0,message/* finalAnswer */.zN)(messages).trim() !== '';

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/targets/identity.js
var targets_identity = __webpack_require__(30594);
;// CONCATENATED MODULE: ./build/js/src/app/caches.js










const CACHE_FOLDER = '.agentv/cache';
class Caches {
    #site;
    #tallies = new Map(result/* cacheNames */.nW.map((name) => [name, new CacheTally()]));
    constructor(site) {
        this.#site = site;
    }
    around(provider, { suite, target }) {
        if (!this.#isOn('responses', suite) || whyNotKept(target) !== undefined)
            return provider;
        const identity = (0,targets_identity/* identityOf */.c)(target);
        return withCache(provider, this.#cache('responses', suite, ({ testId }) => [identity, suite.name, testId]));
    }
    memoryOf(suite, judge) {
        if (!this.#isOn('judge', suite) || !isModel(judge) || isMock(judge))
            return undefined;
        const identity = (0,targets_identity/* identityOf */.c)(judge);
        return this.#cache('judge', suite, () => [identity, prompts/* JUDGE_PROMPT_VERSION */.W_]);
    }
    remarks({ plan }) {
        const asked = plan.steps.filter((step) => step.kind === 'run' && this.#isOn('responses', step.suite));
        const targets = new Map(asked.map(({ target }) => [target.name, target]));
        return [...targets.values()].flatMap((target) => {
            const why = whyNotKept(target);
            if (why === undefined)
                return [];
            const message = `The replies of the target "${(0,shared_text/* cutEnd */.ym)(target.name, 60)}" are not kept: ${why}`;
            return [{ code: 'UNUSED', severity: 'warning', message, place: target.place }];
        });
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
        const { cwd, stores } = this.#site;
        return stores.open((0,external_node_path_.resolve)(cwd, cachePath ?? CACHE_FOLDER, name));
    }
    #cache(name, suite, scopeOf) {
        const { clean } = this.#site;
        return answerCache({
            store: this.#storeOf(name, suite),
            scopeOf: (question) => [name, ...scopeOf(question)],
            mayKeep: (response) => JSON.stringify(clean(response)) === JSON.stringify(response),
            tally: this.#tallies.get(name) ?? new CacheTally(),
        });
    }
}
const isMock = ({ provider }) => provider === 'mock';
const isModel = ({ provider }) => {
    const kind = (0,model_kind/* findKind */.oH)(providers/* providers */.r, provider);
    return kind?.promptMode === 'lm' && !kind.isAgent;
};
const isRecorded = ({ provider }) => (0,model_kind/* findKind */.oH)(providers/* providers */.r, provider)?.isRecorded ?? false;
function whyNotKept(target) {
    if (isRecorded(target))
        return 'a recording is read again at once and for nothing';
    if (isMock(target))
        return 'a mock answers at once and for nothing';
    if (!isModel(target))
        return 'programs and agents do more than answer';
    const temperature = (0,setting/* optionalNumber */.WI)().safeParse(target.options['temperature']).data;
    return temperature !== undefined && temperature > 0
        ? `its temperature is ${temperature}, so they are meant to vary`
        : undefined;
}


/***/ }),

/***/ 69525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ controlsBeside),
  $: () => (/* binding */ withControls)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/gate/policy.js
var gate_policy = __webpack_require__(79881);
// EXTERNAL MODULE: ./build/js/src/gate/replays.js
var replays = __webpack_require__(40743);
// EXTERNAL MODULE: ./build/js/src/gate/run-history.js
var run_history = __webpack_require__(5051);
// EXTERNAL MODULE: ./build/js/src/gate/single-test.js
var single_test = __webpack_require__(47776);
// EXTERNAL MODULE: ./build/js/src/gate/suite-drop.js
var suite_drop = __webpack_require__(23057);
// EXTERNAL MODULE: ./build/js/src/gate/units.js
var units = __webpack_require__(51616);
;// CONCATENATED MODULE: ./build/js/src/gate/controls.js






function controlsFor(pairing, policy) {
    const settings = gate_policy/* gatePolicy */.C.parse(policy);
    if (settings.control === 'off')
        return [];
    const suites = (0,units/* unitsOf */.$J)(pairing, settings.metric).map(run_history/* withHistory */.$k);
    const needsControls = (0,replays/* replays */.N)(suites, settings)?.tooOften;
    const open = (0,suite_drop/* suiteDrops */.Nz)(suites, settings, { needsControls }).flatMap(({ finding, controlP }, index) => (0,suite_drop/* needsControl */.V1)(finding) && controlP === undefined ? (suites[index]?.units ?? []) : []);
    const wanted = new Map(open.map(({ test, now }) => [test, now.trials - madeNow(test)]));
    for (const [test, { state }] of (0,single_test/* judgeSuspects */.O)(pairing, settings)) {
        if (state !== 'regressed' || madeNow(test) > 0)
            continue;
        wanted.set(test, Math.max(wanted.get(test) ?? 0, test.fresh.length));
    }
    return [...wanted].filter(([, trials]) => trials > 0).map(([test, trials]) => ({ test, trials }));
}
const madeNow = ({ control, earlier }) => control.length - (earlier?.control.length ?? 0);

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 1 modules
var result = __webpack_require__(90318);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/base-tree.js + 1 modules
var base_tree = __webpack_require__(45252);
// EXTERNAL MODULE: ./build/js/src/app/decide.js + 4 modules
var decide = __webpack_require__(74305);
// EXTERNAL MODULE: ./build/js/src/app/evaluate.js + 3 modules
var evaluate = __webpack_require__(11780);
// EXTERNAL MODULE: ./build/js/src/model/present-trials.js
var present_trials = __webpack_require__(20710);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/shared/redact.js + 1 modules
var redact = __webpack_require__(50866);
// EXTERNAL MODULE: ./build/js/src/app/caches.js + 2 modules
var caches = __webpack_require__(46190);
// EXTERNAL MODULE: ./build/js/src/app/earlier-run.js + 2 modules
var earlier_run = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/js/src/app/engine.js + 13 modules
var app_engine = __webpack_require__(55328);
// EXTERNAL MODULE: ./build/js/src/app/prepare.js + 8 modules
var prepare = __webpack_require__(39079);
// EXTERNAL MODULE: ./build/js/src/app/watch.js + 2 modules
var watch = __webpack_require__(75040);
;// CONCATENATED MODULE: ./build/js/src/app/run-beside.js











const besideOn = (tree) => async (wanted, context) => {
    try {
        return await run_beside_open(tree, wanted, context);
    }
    catch {
        return undefined;
    }
};
async function run_beside_open(tree, wanted, context) {
    const laid = await tree.lay(context.signal);
    if (typeof laid === 'string')
        return undefined;
    const suites = wanted.map(({ suite }) => suite.file);
    const inputs = inputsThere(context.inputs, await suitesThere(suites, { ...laid, ...context }));
    if (inputs.evals.length === 0)
        return undefined;
    const world = { ...context, cwd: laid.cwd };
    const prepared = await (0,prepare/* prepare */.iA)(inputs, world);
    const { deep: withoutSecretsThere } = (0,redact/* redactor */.$)(await prepared.environments.secrets(), inputs.redact);
    const clean = (value) => context.withoutSecrets(withoutSecretsThere(value));
    const keys = new Set(wanted.map(result/* resultKeyOf */.uv));
    const steps = new Map(prepared.plan.steps.flatMap((step) => step.kind === 'run' && keys.has((0,result/* resultKeyOf */.uv)(step)) ? [[(0,result/* resultKeyOf */.uv)(step), step]] : []));
    const engine = new app_engine/* Engine */.N(prepared, [...steps.values()], inputs, {
        ...world,
        withoutSecrets: clean,
        tell: (problem) => context.tell(clean(problem)),
        progress: { started() { } },
        caches: new caches/* Caches */.a({ inputs, cwd: prepared.cwd, stores: context.stores, clean }),
        admission: context.admission.beside,
        watch: await (0,watch/* openWatch */.C)({}, { ...prepared, world, withoutSecrets: clean }),
        mirrors: undefined,
    });
    const suspects = (0,shared_text/* plural */.LS)('suspect', steps.size);
    context.log.info(`Running ${suspects} on the base commit ${laid.sha.slice(0, 10)}, in turn with the fresh trials`);
    const journal = await context.files.openJournal((0,external_node_path_.join)(context.folder, earlier_run/* runFiles */.NW.controls));
    const results = [];
    const keep = async (result) => {
        if ((0,present_trials/* presentTrials */.$z)(result).length === 0)
            return;
        const kept = clean(result);
        await journal.append((0,record/* recordLine */.I)(kept));
        results.push(kept);
    };
    return {
        results,
        twinOf(step, seats) {
            const there = steps.get((0,result/* resultKeyOf */.uv)(step));
            if (there === undefined || engine.isInUsersFolder(there))
                return undefined;
            return new Following(async (goesOn) => {
                const alone = {
                    ...there,
                    trials: { count: 1, strategy: 'mean' },
                    test: { ...there.test, dependsOn: [] },
                };
                const index = step.index;
                const sitting = {
                    keep: (result) => keep({ ...result, index }),
                    results: [],
                    anew: () => ({ goesOn }),
                };
                await engine.runIn(alone, seats, sitting);
            });
        },
        async [Symbol.asyncDispose]() {
            await engine.close();
            await journal[Symbol.asyncDispose]();
        },
    };
}
async function suitesThere(suites, { cwd, inputs, files }) {
    const names = [...new Set(suites)];
    const states = await Promise.all(names.map((name) => files.state((0,external_node_path_.resolve)(cwd, inputs.workingDirectory, name))));
    return names.filter((_, index) => states[index] === 'file');
}
const inputsThere = (inputs, suites) => ({
    ...inputs,
    evals: [...suites],
    strict: false,
    resume: undefined,
    retryErrors: undefined,
    rerunFailed: false,
    testId: [],
    cache: (inputs.cache ?? ['judge']).filter((each) => each === 'judge'),
    reuse: 'off',
});
const SPARE_TRIALS = 3;
class Following {
    #run;
    #over;
    #isOver = false;
    #made = 0;
    #measured = 0;
    #decide;
    #paused;
    constructor(run) {
        this.#run = run;
    }
    async follow(trials) {
        while (this.#measured < trials && this.#made < trials + SPARE_TRIALS && !this.#isOver) {
            const paused = new Promise((resolve) => {
                this.#paused = resolve;
            });
            if (this.#over === undefined)
                this.#over = this.#begin();
            else
                this.#decide?.(true);
            await Promise.race([paused, this.#over]);
        }
    }
    async end() {
        this.#decide?.(false);
        await this.#over;
    }
    async #begin() {
        try {
            await this.#run((made) => {
                this.#made += 1;
                this.#measured = (0,present_trials/* measuredTrials */.ik)(made).length;
                return new Promise((resolve) => {
                    this.#decide = resolve;
                    this.#paused?.();
                });
            });
        }
        finally {
            this.#isOver = true;
        }
    }
}

;// CONCATENATED MODULE: ./build/js/src/app/control.js











const controlsBeside = ({ inputs }, tree) => inputs.control === 'off' || inputs.dryRun ? undefined : besideOn(tree);
async function withControls(made, before, tree, world) {
    const { run } = made;
    const { inputs, gate, baseline, quarantine } = before;
    if (inputs.control === 'off' || run.dryRun || !run.complete || world.signal.aborted)
        return run;
    const wanted = controlsFor((0,decide/* pairingOf */.U)(run, { baseline, quarantine }), gate);
    if (wanted.length === 0)
        return run;
    const outcome = await measured(wanted, made, { inputs, tree }, world);
    const controls = [...(run.controls ?? []), ...outcome.results];
    return {
        ...run,
        ...(controls.length > 0 && { controls }),
        warnings: [...run.warnings, ...(outcome.missing === undefined ? [] : [notRun(outcome.missing, controls)])],
    };
}
const nothing = (why, hint) => ({ results: [], missing: { why, hint } });
const notRun = ({ why, hint }, controls) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `${controls.length === 0 ? 'Nothing' : 'Not all that is in doubt'} was run on the base commit: ${why}`,
    ...(hint !== undefined && { hint }),
});
const TELL_COMMIT = 'Evidence that runs on GitHub leave names its commits; so do events of pull requests.';
const DEEPEN = 'Check out the repository with its history (fetch-depth: 0), or set control to "off".';
async function measured(wanted, { run, folder }, { inputs, tree }, world) {
    const left = leftOf(inputs, run);
    if (typeof left === 'string')
        return nothing(left);
    const laid = await tree.lay(world.signal);
    if (typeof laid === 'string')
        return nothing(laid, laid === base_tree/* UNKNOWN_COMMIT */.P ? TELL_COMMIT : DEEPEN);
    const suites = await suitesThere(wanted.map(({ test }) => test.suiteFile), { ...laid, inputs, files: world.files });
    const possible = wanted.filter(({ test }) => suites.includes(test.suiteFile));
    const missing = missingSuites(wanted, possible, laid);
    if (possible.length === 0)
        return { results: [], missing };
    world.log.info(`Running ${(0,shared_text/* plural */.LS)('test', possible.length)} on the base commit ${laid.sha.slice(0, 10)}`);
    const asked = { ...inputsThere(inputs, suites), ...left, outputDirectory: (0,external_node_path_.join)(folder, 'control') };
    const only = new Map(possible.map(({ test, trials }) => [(0,result/* resultKey */.ZH)(test), trials]));
    try {
        const { run: control } = await (0,evaluate/* evaluate */._)(asked, { ...world, cwd: laid.cwd }, silent, { only });
        return { results: control.results, missing };
    }
    catch (error) {
        return nothing(`its evals cannot be run: ${(0,errors/* messageOf */.bD)(error)}`);
    }
}
function missingSuites(wanted, possible, { sha }) {
    const names = wanted.filter((each) => !possible.includes(each)).map(({ test }) => test.suiteFile);
    return names.length === 0
        ? undefined
        : { why: `the commit ${sha.slice(0, 10)} has no ${(0,did_you_mean/* listed */.KE)([...new Set(names)])}` };
}
function leftOf({ budgetUsd, timeoutMinutes }, run) {
    const { costUsd = 0, graderCostUsd = 0 } = (0,summarize/* summarize */.e)(run);
    const since = [...(run.confirmations ?? []), ...(run.controls ?? [])];
    const aside = (0,summarize/* summarize */.e)({ ...run, results: since, planned: 0 });
    const spent = costUsd + graderCostUsd + (aside.costUsd ?? 0) + (aside.graderCostUsd ?? 0);
    const seeds = run.seeding?.costUsd ?? 0;
    const money = budgetUsd === undefined ? undefined : budgetUsd - spent - seeds;
    const minutes = timeoutMinutes === undefined ? undefined : timeoutMinutes - run.durationMs / 60_000;
    if (money !== undefined && money <= 0)
        return 'the budget is spent';
    if (minutes !== undefined && minutes <= 0)
        return 'the time is over';
    return { budgetUsd: money, timeoutMinutes: minutes };
}
const silent = {
    planned() { },
    started() { },
    finished() { },
    confirming() { },
    confirmed() { },
    ended() { },
};


/***/ }),

/***/ 11780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 1 modules
var result = __webpack_require__(90318);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/results/withheld.js
var results_withheld = __webpack_require__(7519);
// EXTERNAL MODULE: ./build/js/src/run/admission.js + 2 modules
var run_admission = __webpack_require__(19482);
// EXTERNAL MODULE: ./build/js/src/shared/redact.js + 1 modules
var redact = __webpack_require__(50866);
// EXTERNAL MODULE: ./build/js/src/app/batches.js
var batches = __webpack_require__(11907);
// EXTERNAL MODULE: ./build/js/src/app/caches.js + 2 modules
var app_caches = __webpack_require__(46190);
// EXTERNAL MODULE: ./build/js/src/app/call-time-limits.js
var call_time_limits = __webpack_require__(53034);
// EXTERNAL MODULE: ./build/js/src/app/earlier-run.js + 2 modules
var earlier_run = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/js/src/app/engine.js + 13 modules
var engine = __webpack_require__(55328);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/envelope.js

const HALF_GIB = 512 * 1024 * 1024;
const LONGEST_WORD = 100;
function envelopeOf({ machine, env }, workers) {
    const { platform, arch, cpus, memory } = machine();
    const [image, imageVersion] = ['ImageOS', 'ImageVersion'].map((name) => env[name]?.trim()).map(shortened);
    return {
        platform,
        arch,
        ...(cpus >= 1 && { cpus: Math.floor(cpus) }),
        ...(memory > 0 && { memoryGib: Math.max(1, Math.round(memory / HALF_GIB)) / 2 }),
        ...(workers > 0 && { workers }),
        ...(image && { image }),
        ...(image && imageVersion && { imageVersion }),
    };
}
const shortened = (text) => text && (0,shared_text/* cutEnd */.ym)(text, LONGEST_WORD);

;// CONCATENATED MODULE: ./build/js/src/app/planned-tests.js
const plannedTests = ({ steps }) => steps.flatMap((step) => step.kind === 'broken'
    ? []
    : {
        suite: step.suite.name,
        suiteFile: step.suite.file,
        testId: step.test.id,
        target: step.target.name,
        trials: trialsOfStep(step),
    });
const trialsOfStep = ({ trials }) => trials.strategy === 'pass_at_k' ? 1 : trials.count;

// EXTERNAL MODULE: ./build/js/src/app/prepare.js + 8 modules
var prepare = __webpack_require__(39079);
// EXTERNAL MODULE: ./build/js/src/app/run-plan.js + 3 modules
var run_plan = __webpack_require__(52744);
// EXTERNAL MODULE: ./build/js/src/app/run-step.js + 2 modules
var run_step = __webpack_require__(26338);
// EXTERNAL MODULE: ./build/js/src/app/seed.js
var seed = __webpack_require__(60438);
// EXTERNAL MODULE: ./build/js/src/run/call-signal.js
var call_signal = __webpack_require__(60734);
;// CONCATENATED MODULE: ./build/js/src/app/time-limit.js

function withTimeLimit(world, minutes) {
    if (minutes === undefined)
        return { world, why: 'cancelled', [Symbol.dispose]: () => undefined };
    const limited = (0,call_signal/* callSignal */.v)(world.signal);
    const inTime = new AbortController();
    let isLate = false;
    const watch = async () => {
        await world.clock.sleep(minutes * 60_000, inTime.signal);
        if (inTime.signal.aborted || world.signal.aborted)
            return;
        isLate = true;
        limited.abort();
    };
    void watch();
    return {
        world: { ...world, signal: limited.signal },
        get why() {
            return isLate ? 'deadline' : 'cancelled';
        },
        [Symbol.dispose]() {
            inTime.abort();
            limited[Symbol.dispose]();
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/verify-journal.js
var verify_journal = __webpack_require__(32540);
// EXTERNAL MODULE: ./build/js/src/app/watch.js + 2 modules
var app_watch = __webpack_require__(75040);
;// CONCATENATED MODULE: ./build/js/src/app/evaluate.js
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






















async function evaluate(inputs, asked, progress, { durations = new Map(), costs = new Map(), doubts, only, seeding: wish, known, beside, mirrors, earlier: attempts = [], withheld, options = {}, } = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startedAt = asked.clock.now();
        const time = __addDisposableResource(env_1, withTimeLimit(asked, inputs.timeoutMinutes), false);
        const { world } = time;
        const whole = await (0,prepare/* prepare */.iA)(inputs, world, options);
        const prepared = only === undefined ? whole : { ...whole, plan: partOf(whole.plan, only) };
        const { deep: withoutSecrets } = (0,redact/* redactor */.$)(await prepared.environments.secrets(), inputs.redact);
        const start = await (0,earlier_run/* findStart */.kI)(inputs, prepared, world);
        const folder = start.source?.continuesIn ?? start.beginsIn ?? runFolder(inputs, prepared, startedAt);
        const _claim = __addDisposableResource(env_1, await world.files.claim(folder, world.signal), true);
        const { steps } = prepared.plan;
        const signed = (0,run_plan/* runnable */.a)(steps).every(run_step/* startsNothing */.$D) ? (row) => row : world.newRowSigner();
        const earlier = await (0,prepare/* withoutSecretsOf */.f1)({ ...prepared, inputs }, () => (0,earlier_run/* inherit */.IL)(start, prepared, { ...world, signed }, withoutSecrets));
        const caches = new app_caches/* Caches */.a({ inputs, cwd: prepared.cwd, stores: world.stores, clean: withoutSecrets });
        const warnings = withoutSecrets([
            ...prepared.warnings,
            ...earlier.warnings,
            ...caches.remarks(prepared),
            ...(0,batches/* batchRemarks */.w)(prepared.plan),
        ]);
        progress.planned(outlineOf(prepared, earlier, inputs), (0,grouped_problems/* groupProblems */.U)([...withoutSecrets(errorsOf(prepared)), ...warnings]));
        await (0,earlier_run/* beginFolder */.qF)(folder, earlier, world.files);
        const journal = __addDisposableResource(env_1, await world.files.openJournal((0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal)), true);
        const watch = __addDisposableResource(env_1, await (0,app_watch/* openWatch */.C)(options, { ...prepared, world, withoutSecrets }), true);
        const admission = new run_admission/* Admission */.S((0,run_plan/* runnable */.a)(prepared.plan.steps), inputs.budgetUsd, costs);
        const troubles = [];
        const shown = new Set();
        const tell = (problem) => {
            const [clean = problem] = withoutSecrets([problem]);
            troubles.push(clean);
            const kind = JSON.stringify([clean.code, clean.message, clean.place?.file]);
            if (!shown.has(kind))
                world.log.warn((0,errors/* problemText */.fI)(clean));
            shown.add(kind);
        };
        const { plan } = prepared;
        const endedWith = (results, isConfirmed = true) => {
            const isShort = results.length < plan.steps.length;
            const stopped = isShort || !isConfirmed ? time.why : admission.stopped;
            return {
                startedAt: new Date(startedAt).toISOString(),
                durationMs: Math.max(0, world.clock.now() - startedAt),
                planned: plan.steps.length,
                complete: stopped === undefined,
                ...(stopped !== undefined && { stopped }),
                dryRun: inputs.dryRun,
                ...(inputs.testId.length > 0 && { selected: true }),
                floors: withoutSecrets([...plan.floors]),
                warnings,
                ...(attempts.length > 0 && { earlier: [...attempts] }),
                ...measuredWith(inputs.dryRun ? undefined : withheld, results),
            };
        };
        const ports = {
            ...world,
            startedAt,
            progress,
            caches,
            admission,
            watch,
            durations,
            mirrors,
            tell,
        };
        const whyAborted = () => time.why;
        const given = { inputs, journal, signed, folder, withoutSecrets, doubts, known, beside };
        const context = { ...ports, ...given, whyAborted, endedWith };
        const { results, confirmations, controls, isConfirmed, mostAtOnce } = await (0,run_plan/* runPlan */.F)(prepared, earlier.results, context);
        const inherited = new Set(earlier.results);
        const rowsOfThisRun = () => results.flatMap((result) => (inherited.has(result) ? [] : `${signed((0,record/* recordLine */.I)(result))}\n`)).join('');
        await (0,verify_journal/* verifyJournal */.T)(journal, (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal), () => earlier.journal + rowsOfThisRun(), context);
        const { seeds, seeding } = await (0,seed/* seed */.c)(prepared, endedWith(results, isConfirmed), wish, context);
        const late = withoutSecrets([...admission.warnings]);
        for (const problem of late)
            world.log.warn((0,errors/* problemText */.fI)(problem));
        const uses = caches.uses();
        return {
            folder,
            seeds,
            run: {
                ...endedWith(results, isConfirmed),
                ...(!inputs.dryRun && { envelope: envelopeOf(world, mostAtOnce) }),
                warnings: [...warnings, ...troubles, ...late],
                ...(seeding && { seeding }),
                ...(uses.length > 0 && { caches: uses }),
                ...(confirmations.length > 0 && { confirmations: [...confirmations] }),
                ...(controls.length > 0 && { controls: [...controls] }),
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
function measuredWith(withheld, results) {
    const sorted = results.toSorted((one, other) => one.index - other.index);
    return withheld === undefined ? { results: sorted } : { results: (0,results_withheld/* withoutBlame */.K)(sorted, withheld), withheld };
}
const outlineOf = ({ plan }, { results, from }, { testTimeoutSeconds }) => ({
    tests: plan.steps.length,
    planned: plannedTests(plan),
    timeLimits: (0,call_time_limits/* plannedTimeLimits */.uW)(plan, testTimeoutSeconds),
    suites: [...new Set(plan.steps.map(({ suite }) => suite.file))],
    ...(from !== undefined && { takenOver: { results, from } }),
});
const errorsOf = ({ plan: { steps } }) => steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
function partOf({ steps, floors }, only) {
    const wanted = steps.flatMap((step) => {
        const target = step.kind === 'broken' ? step.target : step.target.name;
        const count = only.get((0,result/* resultKey */.ZH)({ suiteFile: step.suite.file, suite: step.suite.name, testId: step.test.id, target }));
        if (count === undefined)
            return [];
        return [step.kind === 'run' ? { ...step, trials: { count, strategy: 'mean' } } : step];
    });
    return { steps: wanted.map((step, index) => ({ ...step, index })), floors };
}
function runFolder({ outputDirectory, experiment }, { cwd }, startedAt) {
    return outputDirectory === undefined
        ? (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs', experiment, (0,engine/* timestamp */.v)(startedAt))
        : (0,external_node_path_.resolve)(cwd, outputDirectory);
}


/***/ }),

/***/ 80886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ foreseeing)
});

// UNUSED EXPORTS: forecast

// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 5 modules
var assess = __webpack_require__(38236);
// EXTERNAL MODULE: ./build/js/src/gate/words.js
var words = __webpack_require__(48686);
;// CONCATENATED MODULE: ./build/js/src/model/stand-in.js
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
        place: { file: suiteFile, line: 1, column: 1 },
        passMark: 1,
        mustPass: false,
        assertions: [],
        scores: [],
        input: [],
        output: '',
        messages: [],
        evalRun: { durationMs: 0 },
        retries: 0,
        ...(measure !== undefined && { measure }),
        ...(subject !== undefined && { subject }),
        status: 'ok',
        score: 1,
        trials: Array.from({ length: trials }, (_, attempt) => ({ attempt, status: 'ok', score: 1, verdict: 'pass', scores: [] })),
    };
}
const EPOCH = '1970-01-01T00:00:00.000Z';

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/targets/dry-run.js
var dry_run = __webpack_require__(87527);
// EXTERNAL MODULE: ./build/js/src/app/decide.js + 4 modules
var decide = __webpack_require__(74305);
;// CONCATENATED MODULE: ./build/js/src/app/forecast.js






function forecast(tests, baseline, policy) {
    if (baseline.kind !== 'found')
        return [];
    const results = tests.map(standIn);
    const run = {
        startedAt: forecast_EPOCH,
        durationMs: 0,
        planned: results.length,
        complete: true,
        dryRun: false,
        floors: [],
        warnings: [],
        results,
    };
    const { suites } = (0,assess/* assess */.n)((0,decide/* pairingOf */.U)(run, { baseline, selected: true }), policy);
    const { requireMde } = policy;
    return suites.map((change) => sentence(change, requireMde));
}
const foreseeing = (progress, { baseline, gate, inputs }) => ({
    ...progress,
    planned(outline, problems) {
        const planned = outline.planned ?? [];
        const tests = inputs.dryRun ? planned.map((each) => ({ ...each, target: (0,dry_run/* realNameOf */.xj)(each.target) })) : planned;
        const sentences = forecast(tests, baseline, gate);
        progress.planned(sentences.length === 0 ? outline : { ...outline, forecast: sentences }, problems);
    },
});
function sentence(change, wished) {
    const { suite, target, comparable, runs, leastHistory, smallestVisibleDrop: drop, smallestVisibleBreakage } = change;
    if (comparable === 0)
        return `${suite} on ${target}: nothing to compare with`;
    const history = `${(0,shared_text/* plural */.LS)('test', comparable)} with ${leastHistory} or more earlier trials of ${(0,shared_text/* plural */.LS)('run', runs)}`;
    const even = drop === undefined
        ? 'no even drop would be noticed'
        : `an even drop of ${(0,words/* points */.WR)(drop, 0)} would be noticed 4 times in 5`;
    const broken = smallestVisibleBreakage === undefined
        ? ''
        : `, ${(0,shared_text/* plural */.LS)('stable test', smallestVisibleBreakage)} broken altogether ${drop === undefined ? 'would' : 'too'}`;
    const isBlind = wished !== undefined && (drop === undefined || drop > wished);
    const asked = isBlind ? `; to see the ${(0,words/* points */.WR)(wished)} that are asked for, ${(0,words/* takes */.ny)(change.needed)}` : '';
    return `${suite} on ${target}: ${even}${broken} (${history})${asked}`;
}
const forecast_EPOCH = '1970-01-01T00:00:00.000Z';


/***/ }),

/***/ 75040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openWatch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/wire.js
var wire = __webpack_require__(91564);
// EXTERNAL MODULE: ./build/js/src/run/providers/replay.js
var replay = __webpack_require__(8825);
;// CONCATENATED MODULE: ./build/js/src/run/replay-fixture.js



const withRecording = (provider, keep) => ({
    retry: provider.retry,
    async ask(question, signal) {
        const outcome = await provider.ask(question, signal);
        if (outcome.kind === 'answered' && outcome.response.error === undefined)
            await keep(question, outcome.response);
        return outcome;
    },
});
function replayFixture({ suite, evalPath, target, question, response, recordedAt }) {
    const { tokenUsage, costUsd, durationMs, startTime, endTime } = response;
    const row = {
        schema_version: 'agentv.replay_fixture.v1',
        suite: suite.name,
        eval_path: evalPath,
        test_id: question.testId,
        source_target: target.name,
        attempt: question.trial,
        variant: null,
    };
    const identity = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(row)).digest('hex');
    return {
        ...row,
        fixture_id: `${target.name}-${question.testId}-${identity.slice(0, 12)}`,
        recorded_at: recordedAt,
        source: {
            provider: target.provider,
            target_name: target.name,
            resolved_target: target.resolvedName,
            original_tools: originalTools(response.messages),
            refused: response.refused,
        },
        output: response.messages.map((message) => (0,wire/* messageOnWire */.ym)(asFixture(message))),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: costUsd,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
    };
}
const asFixture = (message) => message.toolCalls === undefined
    ? message
    : {
        ...message,
        toolCalls: message.toolCalls.map(({ originalTool: _own, ...call }) => call.status === undefined || replay/* toolStatuses */.Ll.includes(call.status)
            ? call
            : { ...call, status: 'unknown' }),
    };
function originalTools(messages) {
    const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
    const named = calls.flatMap(({ id, originalTool }) => id === undefined || originalTool === undefined ? [] : [[id, originalTool]]);
    return named.length === 0 ? undefined : Object.fromEntries(named);
}

;// CONCATENATED MODULE: ./build/js/src/run/with-telling.js
const withTelling = (provider, name, tell) => ({
    retry: provider.retry,
    ask(question, signal) {
        const { testId, prompt } = question;
        const messages = prompt.chat?.map(({ role, content }) => `${role}: ${content}`).join('\n');
        tell(`Asking ${name} for the test ${testId}:\n${messages ?? prompt.question}`);
        return provider.ask(question, signal);
    },
});

;// CONCATENATED MODULE: ./build/js/src/app/watch.js



async function openWatch({ recordReplay, verbose = false }, { cwd, root, world: { clock, files, log }, withoutSecrets }) {
    const recording = recordReplay === undefined ? undefined : await files.openJournal((0,external_node_path_.resolve)(cwd, recordReplay));
    const say = (text) => log.info(withoutSecrets(text));
    return {
        verbose,
        say,
        around(provider, step) {
            const told = verbose ? withTelling(provider, step.target.name, say) : provider;
            return recording === undefined ? told : recorded(told, step, recording);
        },
        [Symbol.asyncDispose]: async () => recording?.[Symbol.asyncDispose](),
    };
    function recorded(provider, { suite, target }, journal) {
        const evalPath = (0,external_node_path_.relative)(root, suite.path).split(external_node_path_.sep).join('/');
        return withRecording(provider, (question, response) => {
            const recordedAt = new Date(clock.now()).toISOString();
            const fixture = replayFixture({ suite, evalPath, target, question, response, recordedAt });
            return journal.append(JSON.stringify(withoutSecrets(fixture)));
        });
    }
}


/***/ }),

/***/ 17793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ withoutEffect)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

function withoutEffect(asked) {
    const { seedBaseline, evidence, testId } = asked.inputs;
    const seeds = seedBaseline !== undefined;
    return [
        ...(seeds && evidence === 'never' && areSaidTogether('seedBaseline', 'evidence', asked)
            ? [unused('seedBaseline', 'evidence is "never", so that no history is begun')]
            : []),
        ...(seeds && testId.length > 0 && areSaidTogether('seedBaseline', 'testId', asked)
            ? [unused('seedBaseline', 'test-id picks some of the tests, and a history is begun with whole suites')]
            : []),
    ];
}
const unused = (word, why) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kebab */ .i9)(word)} has no effect in this run: ${why}`,
    hint: 'Leave one of the two out.',
});
function areSaidTogether(word, other, { inputs: { given }, configured = [] }) {
    const sourceOf = (name) => given.includes(name) ? 'given' : configured.includes(name) ? 'configured' : undefined;
    return sourceOf(word) !== undefined && sourceOf(word) === sourceOf(other);
}


/***/ })

};
