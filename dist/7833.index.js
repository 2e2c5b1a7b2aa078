export const id = 7833;
export const ids = [7833];
export const modules = {

/***/ 92242:
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
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var result = __webpack_require__(88866);
// EXTERNAL MODULE: ./build/js/src/model/setting.js
var setting = __webpack_require__(95161);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(23290);
;// CONCATENATED MODULE: ./build/js/src/run/cache-tally.js

/** Counts what a cache was asked and what that saved. */
class CacheTally {
    #asked = 0;
    #hits = 0;
    #notKept = 0;
    #withoutCost = 0;
    #costs = [];
    #usages = [];
    /** Somebody asked, and got an answer or none. */
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
    /** Something was to be kept, and was or was not. */
    kept(isKept) {
        if (!isKept)
            this.#notKept += 1;
    }
    /** The counts; `undefined` when nobody asked. */
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/judge-noise.js
var judge_noise = __webpack_require__(26157);
;// CONCATENATED MODULE: ./build/js/src/run/flip-memory.js


/** Counted up when entries of before must not be read any more. */
const FORMAT = 1;
/** So many runs are remembered at most: enough for small ones to add up. */
const PLACES = 32;
/**
 * Remembers the counts of some runs in a store, each in a place that follows from its seed. So a run of the same commit
 * counts once however often it is made, and runs at the same time seldom lose anything to each other. `scope` is who
 * judges, by which rules.
 */
function flipMemory(store, scope, seed) {
    const keys = Array.from({ length: PLACES }, (_, place) => digest(['judge noise', FORMAT, scope, place]));
    const own = Number.parseInt(digest(seed).slice(0, 8), 16) % PLACES;
    return {
        async before(isReplaced) {
            const read = keys.map(async (key, place) => {
                const value = isReplaced && place === own ? undefined : await store.get(key);
                const { data } = judge_noise/* flipCountSchema */.sy.safeParse(value);
                return data === undefined ? [] : [data];
            });
            return (0,judge_noise/* together */.bs)((await Promise.all(read)).flat());
        },
        async keep(count) {
            await store.put(keys[own] ?? '', count);
        },
    };
}
const digest = (value) => (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex');

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 85 modules
var providers = __webpack_require__(82305);
// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var outcome = __webpack_require__(93209);
;// CONCATENATED MODULE: ./build/js/src/run/with-cache.js



/** Counted up when entries of before must not be read any more. */
const with_cache_FORMAT = 1;
/**
 * A cache of answers in a store. The key is everything that is sent, and which of several askings it is: trials and
 * votes are to be answers of their own.
 */
function answerCache({ store, scopeOf, mayKeep, tally }) {
    const keyOf = (question) => {
        const { prompt, judging = null, trial } = question;
        const { question: text, chat = null, system = null } = prompt;
        return (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([with_cache_FORMAT, scopeOf(question), text, chat, system, judging, trial]))
            .digest('hex');
    };
    return {
        keyOf,
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
/**
 * Asks only what was not answered before, unless the answer is to be a fresh one: that is not kept either. An answer
 * from the cache says so, and has the figures of when it was given. Failures, empty answers, answers that come with an
 * error and those of a fallback are not kept: the next time the target itself may answer.
 */
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











/** Where caches lie, each in a folder of its own, unless the suite says otherwise (suite-format.md \u00a713.5). */
const CACHE_FOLDER = '.agentv/cache';
/** The caches of one run: which answers are looked up, and what that saved. */
class Caches {
    #site;
    #tallies = new Map(result/* cacheNames */.nW.map((name) => [name, new CacheTally()]));
    constructor(site) {
        this.#site = site;
    }
    /** The same target, asked only what was not answered before, where the replies of the suite's targets are kept. */
    around(provider, { suite, target }) {
        if (!this.#isOn('responses', suite) || whyNotKept(target) !== undefined)
            return provider;
        const identity = (0,targets_identity/* identityOf */.c)(target);
        // Two tests that ask the same are two measurements.
        return withCache(provider, this.#cache('responses', suite, ({ testId }) => [identity, suite.name, testId]));
    }
    /** What a judge remembers. Agents look around, so their verdict depends on more than what they are asked. */
    memoryOf(suite, judge) {
        if (!this.#isOn('judge', suite) || !isModel(judge) || isMock(judge))
            return undefined;
        const identity = (0,targets_identity/* identityOf */.c)(judge);
        return this.#cache('judge', suite, () => [identity, prompts/* JUDGE_PROMPT_VERSION */.W_]);
    }
    /** What was found out about a judge that remembers. */
    flipsOf(suite, judge, seed) {
        return flipMemory(this.#storeOf('judge', suite), [(0,targets_identity/* identityOf */.c)(judge), prompts/* JUDGE_PROMPT_VERSION */.W_], seed);
    }
    /** Which replies are not kept although somebody asked for it, and why. */
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
    /** The caches that were asked. */
    uses() {
        return [...this.#tallies].flatMap(([name, tally]) => tally.use(name) ?? []);
    }
    /** What was asked for wins over what the suite says. */
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
            // With its secrets taken out it would be another answer.
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
/** AgentV passes its cache by when answers are meant to vary. */
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

/***/ 5464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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






/**
 * What to run on the base commit to tell this change from the world's (gate.md O6): all of a suite whose drop may be a
 * swing of whole runs, and single tests that were confirmed, as often as here. Nothing unless the user allows it.
 */
function controlsFor(pairing, policy) {
    const settings = gate_policy/* gatePolicy */.C.parse(policy);
    if (settings.control === 'off')
        return [];
    const suites = (0,units/* unitsOf */.$J)(pairing, settings.metric).map(run_history/* withHistory */.$k);
    const needsControls = (0,replays/* replays */.N)(suites, settings)?.tooOften;
    const open = (0,suite_drop/* suiteDrops */.Nz)(suites, settings, { needsControls }).flatMap(({ finding, controlP }, index) => (0,suite_drop/* needsControl */.V1)(finding) && controlP === undefined ? (suites[index]?.units ?? []) : []);
    const wanted = new Map(open.map(({ test, now }) => [test, now.trials]));
    for (const [test, { state }] of (0,single_test/* judgeSuspects */.O)(pairing, settings)) {
        if (state !== 'regressed')
            continue;
        wanted.set(test, Math.max(wanted.get(test) ?? 0, test.fresh.length));
    }
    // Those of earlier attempts stay in, and are no reason not to look again.
    return [...wanted]
        .filter(([{ control, earlier }]) => control.length === (earlier?.control.length ?? 0))
        .map(([test, trials]) => ({ test, trials }));
}

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var result = __webpack_require__(88866);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
;// CONCATENATED MODULE: ./build/js/src/app/base-checkout.js

/**
 * Lays out a commit in a work tree of its own, which is gone when it is disposed of. A commit that a shallow clone has
 * not got is fetched by its name. Gives a sentence where that cannot be done.
 */
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

// EXTERNAL MODULE: ./build/js/src/app/decide.js + 3 modules
var decide = __webpack_require__(40159);
// EXTERNAL MODULE: ./build/js/src/app/evaluate.js + 45 modules
var evaluate = __webpack_require__(63611);
;// CONCATENATED MODULE: ./build/js/src/app/control.js
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










/**
 * Runs on the base commit what this run has doubts about (gate.md O6), and gives the run with what came of it. Nothing
 * happens unless it was asked for and is needed; where it cannot be done, the run says why and is judged without.
 */
async function withControls(made, before, world) {
    const { run } = made;
    const { inputs, gate, baseline, quarantine } = before;
    if (inputs.control === 'off' || run.dryRun || !run.complete || world.signal.aborted)
        return run;
    const wanted = controlsFor((0,decide/* pairingOf */.U)(run, { baseline: baseline.baseline, quarantine }), gate);
    if (wanted.length === 0)
        return run;
    const outcome = await measured(wanted, made, before, world);
    if (typeof outcome !== 'string')
        return { ...run, controls: [...outcome] };
    const problem = {
        code: 'UNUSED',
        severity: 'warning',
        message: `Nothing was run on the base commit: ${outcome}`,
        hint: 'Check out the repository with its history (fetch-depth: 0), or set control to "off".',
    };
    return { ...run, warnings: [...run.warnings, problem] };
}
async function measured(wanted, { run, folder }, { inputs, baseline, baseSha }, world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const sha = baseSha ?? newestSha(baseline.baseline);
        if (sha === undefined)
            return 'nobody says which commit that is';
        const left = leftOf(inputs, run);
        if (typeof left === 'string')
            return left;
        const { cwd, git, files, log, signal } = world;
        const root = await (0,discover/* findRepository */.W1)(cwd, files);
        const base = await checkOutBase(sha, { git, files, root }, signal);
        if (typeof base === 'string')
            return base;
        const checkout = __addDisposableResource(env_1, base, true);
        log.info(`Running ${(0,shared_text/* plural */.LS)('test', wanted.length)} on the base commit ${sha.slice(0, 10)}`);
        const there = (0,external_node_path_.join)(checkout.path, (0,external_node_path_.relative)(root, cwd));
        const asked = {
            ...inputs,
            ...left,
            evals: [...new Set(wanted.map(({ test }) => test.suiteFile))],
            outputDirectory: (0,external_node_path_.join)(folder, 'control'),
            resume: undefined,
            retryErrors: undefined,
            rerunFailed: false,
            testId: [],
            cache: ['judge'],
            reuse: 'off',
        };
        const only = new Map(wanted.map(({ test, trials }) => [(0,result/* resultKey */.ZH)(test), trials]));
        try {
            const { run: control } = await (0,evaluate/* evaluate */._)(asked, { ...world, cwd: there }, silent, { only });
            return control.results;
        }
        catch (error) {
            return `its evals cannot be run: ${(0,errors/* messageOf */.bD)(error)}`;
        }
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
/** The commit of the newest trial that is known. */
function newestSha(baseline) {
    if (baseline.kind !== 'found')
        return undefined;
    const trials = baseline.pools.flatMap(({ tests }) => tests.flatMap((test) => test.trials));
    const known = trials.filter(({ sha }) => sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha));
    return known.reduce((newest, trial) => (newest === undefined || trial.time > newest.time ? trial : newest), undefined)?.sha;
}
/** What is left of the run's own limits. */
function leftOf({ budgetUsd, timeoutMinutes }, run) {
    const { costUsd = 0, graderCostUsd = 0 } = (0,summarize/* summarize */.e)(run);
    const { judgeNoise: _, ...others } = run;
    const again = (0,summarize/* summarize */.e)({ ...others, results: run.confirmations ?? [], planned: 0 });
    const spent = costUsd + graderCostUsd + (again.costUsd ?? 0) + (again.graderCostUsd ?? 0);
    const money = budgetUsd === undefined ? undefined : budgetUsd - spent;
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

/***/ 63611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ evaluate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var result = __webpack_require__(88866);
;// CONCATENATED MODULE: ./build/js/src/run/budget.js
/** Sums of dollars like 0.1 + 0.2 miss their mark by less than this. */
const ROUNDING_USD = 1e-9;
/**
 * Money that must not be exceeded by more than what is under way. What a piece of work is expected to cost is set
 * aside before it begins. What does not fit beside the others waits until one of them ends; alone it may begin as long
 * as anything is left, because a budget that cannot be used is none.
 */
class Budget {
    capUsd;
    #costs;
    #underWay = new Map();
    #spentUsd = 0;
    #promisedUsd = 0;
    constructor(capUsd, costs) {
        this.capUsd = capUsd;
        this.#costs = costs;
    }
    get spentUsd() {
        return this.#spentUsd;
    }
    /** Whether work of some kind may begin. */
    answer(kind) {
        if (this.#spentUsd >= this.capUsd - ROUNDING_USD)
            return 'spent';
        if (this.#underWay.size === 0)
            return 'go';
        // What began before anything was known is counted at what is known now.
        const reservedUsd = [...this.#underWay].reduce((sum, [each, count]) => sum + count * this.#costs.of(each), 0);
        const promisedUsd = this.#spentUsd + reservedUsd + this.#costs.of(kind);
        return promisedUsd <= this.capUsd + ROUNDING_USD ? 'go' : 'wait';
    }
    /** Sets money aside until the work is over. */
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
    /** Whether so much more fits, beside what was promised. */
    hasRoomFor(usd) {
        const isLeft = this.#spentUsd < this.capUsd - ROUNDING_USD;
        return isLeft && this.#spentUsd + this.#promisedUsd + usd <= this.capUsd + ROUNDING_USD;
    }
    /** Sets money aside for good, once all other work is over. */
    promise(usd) {
        this.#promisedUsd += usd;
    }
    spend(usd) {
        this.#spentUsd += usd;
    }
}
/** What a piece of work of some kind costs on average, of those whose cost is known. */
class UsualCosts {
    #sums = new Map();
    #dearest = new Map();
    /** A part of such work, a call, cost so much: the whole will cost no less. */
    part(kind, usd) {
        this.#dearest.set(kind, Math.max(this.#dearest.get(kind) ?? 0, usd));
    }
    add(kind, usd) {
        const sum = this.#sums.get(kind) ?? { usd: 0, count: 0 };
        this.#sums.set(kind, { usd: sum.usd + usd, count: sum.count + 1 });
    }
    /** Until a whole is known, its dearest part; 0 while nothing is: nothing is set aside for the first ones. */
    of(kind) {
        const sum = this.#sums.get(kind);
        return sum === undefined ? (this.#dearest.get(kind) ?? 0) : sum.usd / sum.count;
    }
}

;// CONCATENATED MODULE: ./build/js/src/run/fuse.js
/** So many tests must fail alike before a target is given up (gate.md \u00a72.8). */
const FUSE_TESTS = 5;
/** Failures that say nothing about an answer, and that the next test will meet as well. */
const INFRASTRUCTURE = ['auth', 'config', 'provider', 'rate_limit'];
/** Gives a target up when its first tests all ended in the same failure of infrastructure. One test that ended otherwise keeps it for good. */
class Fuse {
    #left = FUSE_TESTS;
    #first;
    #isSafe = false;
    /** A test of the target is over; `failure` where it ended in an error. */
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
    /** The first failure of the target, once it is given up. */
    get blownBy() {
        return this.#left === 0 ? this.#first : undefined;
    }
}

;// CONCATENATED MODULE: ./build/js/src/run/waiting-room.js
/** Those who wait for something to change, in the order in which they came. Who is woken looks again for himself. */
class WaitingRoom {
    #waiting = new Set();
    /** Resolves when woken or aborted. */
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
    /** Wakes the first so many; all when no number is given. */
    wake(most = Number.POSITIVE_INFINITY) {
        for (const [index, wake] of [...this.#waiting].entries()) {
            if (index >= most)
                return;
            wake();
        }
    }
}

;// CONCATENATED MODULE: ./build/js/src/run/admission.js




/** Rows that no longer say anything about a target: nobody asked it. */
const NOT_ASKED = ['budget_exceeded', 'error_threshold_exceeded', 'dependency_failed'];
const NONE = new Map();
/** Decides, before each test and each trial, whether it may still begin: budgets, `fail_on_error`, targets that are given up. */
class Admission {
    #costs = new UsualCosts();
    #runBudget;
    #suiteBudgets = new Map();
    #fuses = new Map();
    #failedSuites = new Map();
    #unknownCosts = new Map();
    #waiting = new WaitingRoom();
    #stopped;
    /** `pastUsd` is what a trial of a test has cost at most in most earlier runs, by the test's key in comparisons. */
    constructor(steps, runBudgetUsd, pastUsd = NONE) {
        // The past knows each test but no judges; this run knows what its targets cost with them, and on average.
        const expected = {
            of: (step) => Math.max(pastUsd.get(pastKey(step)) ?? 0, this.#costs.of(keyOf(step.target))),
        };
        this.#runBudget = runBudgetUsd === undefined ? undefined : new Budget(runBudgetUsd, expected);
        for (const { suite } of steps) {
            const { path, budgetUsd } = suite;
            if (budgetUsd === undefined || this.#suiteBudgets.has(path))
                continue;
            this.#suiteBudgets.set(path, new Budget(budgetUsd, expected));
        }
    }
    /** Why the run did not ask all that was planned; a suite that ran out of its own budget is no end of the run. */
    get stopped() {
        return this.#stopped;
    }
    /** What is to be said about the budgets once everything is over. */
    get warnings() {
        return [...this.#unknownCosts.values()].map(({ name, place }) => ({
            code: 'COST_UNKNOWN',
            severity: 'warning',
            message: `The cost of the target "${name}" is unknown, and no budget counted it`,
            place,
            hint: 'Give the target its "pricing" (of a model), or let the command write "cost_usd".',
        }));
    }
    /** Takes down what one call for a suite cost, of a target or of a judge; `undefined` when nobody knows. */
    spent(suitePath, target, costUsd) {
        const budgets = this.#budgetsOf(suitePath);
        if (budgets.length === 0)
            return;
        // Answers are there before they are judged; who is admitted meanwhile costs as much.
        if (costUsd !== undefined)
            this.#costs.part(keyOf(target), costUsd);
        if (costUsd === undefined && target.provider !== 'mock')
            this.#unknownCosts.set(keyOf(target), target);
        for (const budget of budgets)
            budget.spend(costUsd ?? 0);
    }
    /** Why a test must not begin, apart from money. */
    refusal({ suite, target }) {
        const failed = suite.failOnError ? this.#failedSuites.get(suiteKey(suite.path, target.name)) : undefined;
        if (failed !== undefined)
            return notAfterError(failed);
        const cause = this.#fuses.get(keyOf(target))?.blownBy;
        if (cause === undefined)
            return undefined;
        this.#stopped ??= 'fuse';
        return notAskedAgain(target, cause);
    }
    /** Resolves when a trial may begin, or when it must not any more. */
    async admit(step, signal) {
        const { suite, target } = step;
        const budgets = this.#budgetsOf(suite.path);
        for (;;) {
            const answers = budgets.map((budget) => ({ budget, answer: budget.answer(step) }));
            const spent = answers.find(({ answer }) => answer === 'spent')?.budget;
            if (spent !== undefined)
                return this.#refuse(spent);
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
    /**
     * Whether a call may be made on top, once all tests are over: where every budget has room for what it is expected to
     * cost, or else for the dearest call that is known, that is set aside.
     */
    affords(suitePath, target, expectedUsd = this.#costs.of(keyOf(target))) {
        const budgets = this.#budgetsOf(suitePath);
        if (!budgets.every((budget) => budget.hasRoomFor(expectedUsd)))
            return false;
        for (const budget of budgets)
            budget.promise(expectedUsd);
        return true;
    }
    /** A test is over, however it ended. */
    finished(suitePath, target, result) {
        const failure = result.status === 'execution_error' ? result.failure : undefined;
        const suite = suiteKey(suitePath, result.target);
        if (failure !== undefined && !this.#failedSuites.has(suite))
            this.#failedSuites.set(suite, result);
        if (target === undefined || (failure !== undefined && NOT_ASKED.includes(failure.reason)))
            return;
        const fuse = this.#fuses.get(keyOf(target)) ?? new Fuse();
        this.#fuses.set(keyOf(target), fuse);
        fuse.finished(failure);
    }
    #budgetsOf(suitePath) {
        return [this.#runBudget, this.#suiteBudgets.get(suitePath)].filter((budget) => budget !== undefined);
    }
    #refuse(budget) {
        const isOfRun = budget === this.#runBudget;
        if (isOfRun)
            this.#stopped = 'budget';
        const whose = isOfRun ? 'the run' : 'the suite';
        const message = `Not run: the budget of ${whose} is spent (${usd(budget.spentUsd)} of ${usd(budget.capUsd)})`;
        return { kind: 'refused', failure: { class: 'budget', stage: 'setup', reason: 'budget_exceeded', message } };
    }
}
/** The same target for all suites that use it. */
const keyOf = ({ place, resolvedName, provider }) => JSON.stringify([place.file, resolvedName, provider]);
const pastKey = ({ suite, test, target }) => (0,result/* resultKey */.ZH)({ suiteFile: suite.file, suite: suite.name, testId: test.id, target: target.name });
const suiteKey = (path, target) => JSON.stringify([path, target]);
const usd = (amount) => `$${Number(amount.toFixed(6))}`;
const notAfterError = ({ testId }) => ({
    class: 'cancelled',
    stage: 'setup',
    reason: 'error_threshold_exceeded',
    message: `Not run: the suite stops at its first error (fail_on_error), which was that of the test "${testId}"`,
});
const notAskedAgain = ({ name }, cause) => ({
    class: cause.class,
    stage: 'setup',
    reason: 'error_threshold_exceeded',
    message: `Not run: the first ${FUSE_TESTS} tests of the target "${name}" all ended in an error of the class ${cause.class}, and it is not asked again. The first: ${cause.message}`,
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/judge-noise.js
var judge_noise = __webpack_require__(26157);
// EXTERNAL MODULE: ./build/js/src/model/paid.js
var model_paid = __webpack_require__(44391);
;// CONCATENATED MODULE: ./build/js/src/run/judge-audit.js



/**
 * Asks judges again for some of the verdicts that they remembered (gate.md O8). What is kept stays what counts: what is
 * said now is only compared, so that no audit changes a score, and one that fails harms nothing.
 */
class JudgeAudit {
    /** One verdict may have stood for many equal answers. */
    #verdicts = new Map();
    #judges = new Map();
    /** Listens to a judge from now on. */
    listenTo(judge) {
        const key = JSON.stringify([judge.name, judge.identity]);
        if (!this.#judges.has(key))
            this.#judges.set(key, judge);
        return (remembered) => {
            if (!this.#verdicts.has(remembered.key))
                this.#verdicts.set(remembered.key, { ...remembered, judge, by: key });
        };
    }
    /** Whether any judge was there to be listened to. */
    get hasJudges() {
        return this.#judges.size > 0;
    }
    /** Asks those that are drawn again, and tells of each judge what is known by now, by their names. */
    async ask(seed, signal) {
        const drawn = drawVerdicts([...this.#verdicts.values()], seed).map((verdict) => ({
            verdict,
            isAsked: !signal.aborted && verdict.judge.affords(verdict.costUsd),
        }));
        const told = await Promise.all(drawn.map(async ({ verdict, isAsked }) => ({
            by: verdict.by,
            ...(isAsked ? await again(verdict, signal) : { kind: 'left-out', paid: {} }),
        })));
        const known = Array.from(this.#judges, async ([key, judge]) => noiseOf(judge, told.filter(({ by }) => by === key), judge.flips(seed)));
        return byName(await Promise.all(known));
    }
}
/** One of so many remembered verdicts is asked for again, and one at least. */
const SHARE = 0.05;
/** From so many on: for fewer, one call would cost a large part of what was saved. */
const LEAST_REMEMBERED = 5;
/** The verdicts to ask for again: a twentieth of them, as the seed decides. Another commit draws others. */
function drawVerdicts(verdicts, seed) {
    if (verdicts.length < LEAST_REMEMBERED)
        return [];
    return verdicts
        .map((verdict) => ({ verdict, lot: lotOf(verdict.key, seed) }))
        .sort((a, b) => (a.lot < b.lot ? -1 : 1))
        .slice(0, Math.ceil(verdicts.length * SHARE))
        .map(({ verdict }) => verdict);
}
const lotOf = (key, seed) => (0,external_node_crypto_.createHash)('sha256')
    .update(JSON.stringify([seed, key]))
    .digest('hex');
async function again(verdict, signal) {
    try {
        const { passed, paid } = await verdict.again(signal);
        if (passed === undefined)
            return { kind: signal.aborted ? 'left-out' : 'unanswered', paid };
        return { kind: passed === verdict.passed ? 'same' : 'flip', paid };
    }
    catch {
        return { kind: 'unanswered', paid: {} };
    }
}
async function noiseOf({ name }, told, memory) {
    const count = (...kinds) => told.filter(({ kind }) => kinds.includes(kind)).length;
    const now = { rejudged: count('same', 'flip'), flips: count('flip') };
    const isReplaced = now.rejudged > 0;
    const before = await memory.before(isReplaced);
    if (isReplaced)
        await memory.keep(now);
    const paid = (0,model_paid/* sumPaid */.i3)(told.map((each) => each.paid));
    return { judge: name, now, before, leftOut: count('left-out'), unanswered: count('unanswered'), paid };
}
/** Scores name their judge by its target alone, so that those of one name are one. What nobody knows anything of is left out. */
function byName(all) {
    const names = [...new Set(all.map(({ judge }) => judge))].sort();
    return names
        .map((judge) => {
        const own = all.filter((noise) => noise.judge === judge);
        return {
            judge,
            now: (0,judge_noise/* together */.bs)(own.map(({ now }) => now)),
            before: (0,judge_noise/* together */.bs)(own.map(({ before }) => before)),
            leftOut: own.reduce((sum, { leftOut }) => sum + leftOut, 0),
            unanswered: own.reduce((sum, { unanswered }) => sum + unanswered, 0),
            paid: (0,model_paid/* sumPaid */.i3)(own.map(({ paid }) => paid)),
        };
    })
        .filter(({ now, before, leftOut, unanswered }) => now.rejudged + before.rejudged + leftOut + unanswered > 0);
}

// EXTERNAL MODULE: ./build/js/src/shared/redact.js
var redact = __webpack_require__(84268);
// EXTERNAL MODULE: ./build/js/src/run/call-signal.js
var call_signal = __webpack_require__(60734);
;// CONCATENATED MODULE: ./build/js/src/app/time-limit.js

/** Lets everything in the world be stopped so many minutes from now, as if somebody had asked for it. */
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

// EXTERNAL MODULE: ./build/js/src/app/tree-digest.js
var tree_digest = __webpack_require__(97900);
;// CONCATENATED MODULE: ./build/js/src/app/audit-judges.js
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


/** Nobody waits longer than this for what changes no score. */
const MOST_MINUTES = 2;
/** Asks judges again for some of what they remembered, once a run is over: what is left of its budget and time is theirs. */
async function auditJudges(audit, root, world) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!audit.hasJudges)
            return [];
        const time = __addDisposableResource(env_1, withTimeLimit(world, MOST_MINUTES), false);
        return audit.ask(await commitOf(root, world), time.world.signal);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** The commit that is measured: as GitHub says it, else as the checkout does; empty where neither knows. */
async function commitOf(root, world) {
    const told = world.env['GITHUB_SHA'];
    if (told)
        return told;
    const site = { root, world };
    const head = (await (0,tree_digest/* isCheckout */.VI)(site)) ? await (0,tree_digest/* askGit */.gG)(['rev-parse', '--verify', 'HEAD'], site) : undefined;
    return head?.trim() ?? '';
}

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/batches.js

/** The tests of a suite that its target gets in one call; none where it is asked test by test. */
function batchOf(plan, { suite, target }) {
    if (!target.batching)
        return [];
    const steps = stepsAt(plan, { suite, target });
    if (whyNotTogether(steps) !== undefined)
        return [];
    return steps
        .filter(({ test }) => test.conversation === undefined)
        .map(({ test }) => ({ testId: test.id, inputFiles: test.inputFiles }));
}
/** Which targets are asked test by test although somebody asked for one call, and why. */
function batchRemarks(plan) {
    const asked = stepsOf(plan).filter(({ target }) => target.batching);
    const places = new Map(asked.map((step) => [JSON.stringify([step.suite.path, step.target.name]), step]));
    return [...places.values()].flatMap(({ suite, target }) => {
        const why = whyNotTogether(stepsAt(plan, { suite, target }));
        if (why === undefined)
            return [];
        const message = `The target "${(0,shared_text/* cutEnd */.ym)(target.name, 60)}" is asked test by test for ${suite.file}: ${why}`;
        return [{ code: 'UNUSED', severity: 'warning', message, place: target.place }];
    });
}
/** One call gives one answer to each test (suite-format.md \u00a713.1), and works in one place for all of them. */
function whyNotTogether(steps) {
    if (steps.some(({ trials }) => trials.count > 1))
        return 'tests with several trials cannot share a call';
    if (steps.some(({ test }) => test.workspace !== undefined))
        return 'tests with a workspace each cannot share a call';
    return undefined;
}
const stepsOf = ({ steps }) => steps.filter((step) => step.kind === 'run');
const stepsAt = (plan, { suite, target }) => stepsOf(plan).filter((step) => step.suite.path === suite.path && step.target.name === target.name);

// EXTERNAL MODULE: ./build/js/src/app/caches.js + 3 modules
var app_caches = __webpack_require__(92242);
// EXTERNAL MODULE: ./build/js/src/app/earlier-run.js + 2 modules
var earlier_run = __webpack_require__(3532);
// EXTERNAL MODULE: ./build/js/src/model/grade.js
var model_grade = __webpack_require__(19846);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(23290);
;// CONCATENATED MODULE: ./build/js/src/results/result-of.js



/** How one trial counts. An errored trial scores 0, as AgentV writes it; its status says that this is no measurement. */
function trialOf({ outcome, grade }, attempt, passMark) {
    const failure = failureOf(outcome, grade);
    const score = grade?.kind === 'scored' ? grade.score : 0;
    const response = doneIn(outcome);
    return {
        attempt,
        status: failure ? 'execution_error' : score >= passMark ? 'ok' : 'quality_failure',
        score,
        verdict: (0,model_grade/* verdictOf */.Vj)(score),
        scores: grade?.scores ?? [],
        ...(failure && { failure }),
        ...(response?.tokenUsage && { tokenUsage: response.tokenUsage }),
        ...(response?.costUsd !== undefined && { costUsd: response.costUsd }),
        ...(response?.durationMs !== undefined && { durationMs: response.durationMs }),
        ...(response?.cached && { cached: response.cached }),
        ...(response?.paid && { paid: response.paid }),
    };
}
/** What the target did: its answer, or what came before it failed. */
const doneIn = (outcome) => outcome.kind === 'answered' ? outcome.response : outcome.partial;
/** What came of one test on one target. `summary` is given when the test was planned to run more than once. */
function resultOf(step, runs, trials, summary, facts) {
    const shown = summary?.best ?? 0;
    const run = runs[shown];
    const trial = trials[shown];
    if (run === undefined || trial === undefined)
        throw new Error(`No trial of ${step.test.id} was run`);
    const score = summary?.score ?? trial.score;
    const response = run.outcome.kind === 'answered' ? run.outcome.response : undefined;
    // A trial that was measured says something, however many others were not.
    const failure = trials.every(({ status }) => status === 'execution_error') ? trial.failure : undefined;
    const common = {
        ...identity(step, facts),
        score,
        assertions: failure && !response ? [errorAssertion(failure)] : [...(run.grade?.assertions ?? [])],
        scores: [...(run.grade?.scores ?? [])],
        ...(step.test.graders.some(({ implicit }) => implicit) && { implicitJudge: true }),
        input: [...step.test.input],
        ...(facts.prompt && { prompt: facts.prompt }),
        output: response ? (0,message/* finalAnswer */.zN)(response.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
        messages: [...(doneIn(run.outcome)?.messages ?? [])],
        ...measured(doneIn(run.outcome)),
        ...workspaceOf(runs),
        evalRun: evalRun(runs, facts),
        ...(summary && { trials: [...trials], aggregation: summary.aggregation }),
        ...(summary?.costLimited && { costLimited: true }),
    };
    if (failure)
        return { ...common, status: 'execution_error', failure };
    if (score >= step.passMark)
        return { ...common, status: 'ok' };
    const requiredMissed = run.grade?.kind === 'scored' ? run.grade.requiredMissed : [];
    return { ...common, status: 'quality_failure', ...(requiredMissed.length > 0 && { requiredMissed }) };
}
/** A test that something of ours broke on: it says so, and the others go on. */
function bugResult(step, error, facts) {
    const message = `This test met a bug of eval-action: ${(0,errors/* messageOf */.bD)(error)}`;
    const outcome = {
        kind: 'failed',
        failure: { class: 'bug', stage: 'agent', reason: 'provider_error', message },
    };
    const run = { outcome };
    return resultOf(step, [run], [trialOf(run, 0, step.passMark)], undefined, facts);
}
/** A test that could not run as it is written: an error of class `config` at its place, so that it cannot get lost. */
function brokenResult({ index, suite, test, target }, at) {
    const message = test.problems.map(errors/* problemText */.fI).join('\n');
    const failure = {
        class: 'config',
        stage: 'setup',
        reason: 'setup_error',
        message,
        place: test.problems[0]?.place ?? test.place,
    };
    return {
        index,
        timestamp: new Date(at).toISOString(),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target,
        place: test.place,
        passMark: 1,
        mustPass: false,
        status: 'execution_error',
        score: 0,
        failure,
        assertions: [errorAssertion(failure)],
        scores: [],
        input: [],
        output: `Error occurred: ${message}`,
        messages: [],
        evalRun: { durationMs: 0 },
        retries: 0,
    };
}
/** A test that was not run because one that it waits for could not be measured. */
function dependencyResult(step, { testId }, at) {
    const message = `Not run: it waits for the test "${testId}", which ended in an error`;
    return notRunResult(step, { class: 'cancelled', stage: 'setup', reason: 'dependency_failed', message }, at);
}
/** A test that was not begun, and why. */
function notRunResult(step, failure, at) {
    const run = { outcome: { kind: 'failed', failure } };
    const facts = { startedAt: at, finishedAt: at, retries: 0 };
    return resultOf(step, [run], [trialOf(run, 0, step.passMark)], undefined, facts);
}
/** An answer that comes with an error of its own is graded all the same, and counts as an error (results-format.md \u00a71.6). */
function failureOf(outcome, grade) {
    if (outcome.kind === 'failed')
        return outcome.failure;
    if (outcome.response.error) {
        return { class: 'provider', stage: 'agent', reason: 'provider_error', message: outcome.response.error };
    }
    if (grade?.kind !== 'ungraded')
        return undefined;
    return { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message: grade.reason };
}
/** Which test of the plan a result is of. */
function identity({ index, suite, test, target, passMark, measure, subject }, facts) {
    return {
        index,
        timestamp: new Date(facts.finishedAt).toISOString(),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target: target.name,
        provider: target.provider,
        ...(target.resolvedName !== target.name && { resolvedTarget: target.resolvedName }),
        place: test.place,
        ...(test.conversationId !== undefined && { conversationId: test.conversationId }),
        passMark,
        mustPass: test.mustPass,
        retries: facts.retries,
        ...(test.metadata && { metadata: test.metadata }),
        ...(measure !== undefined && { measure }),
        ...(subject !== undefined && { subject }),
    };
}
function measured(response) {
    if (response === undefined)
        return {};
    const { tokenUsage, costUsd, durationMs, startTime, endTime, model, fileChanges, cached, paid, targetUsed } = response;
    return {
        ...(targetUsed !== undefined && { targetUsed }),
        ...(tokenUsage && { tokenUsage }),
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
        ...(startTime !== undefined && { startTime }),
        ...(endTime !== undefined && { endTime }),
        ...(model !== undefined && { model }),
        ...(cached && { cached }),
        ...(paid && { paid }),
        ...(fileChanges !== undefined && { fileChanges }),
    };
}
/** Of several trials, the workspace of the last is kept. */
function workspaceOf(runs) {
    const { workspacePath, hookOutputs: last } = runs.at(-1) ?? {};
    const beforeAll = runs.find((run) => run.hookOutputs?.beforeAll !== undefined)?.hookOutputs?.beforeAll;
    const hookOutputs = { ...last, ...(beforeAll !== undefined && { beforeAll }) };
    const hasPrinted = Object.values(hookOutputs).some((text) => text !== undefined && text !== '');
    return { ...(workspacePath !== undefined && { workspacePath }), ...(hasPrinted && { hookOutputs }) };
}
function evalRun(runs, { startedAt, finishedAt }) {
    const usages = runs.flatMap(({ outcome, grade }) => {
        const own = doneIn(outcome)?.tokenUsage;
        const judged = (grade?.scores ?? []).flatMap(model_grade/* withMembers */.gn).flatMap((score) => score.tokenUsage ?? []);
        return [...(own === undefined ? [] : [own]), ...judged];
    });
    const tokenUsage = (0,message/* sumTokens */.WT)(usages);
    return { durationMs: Math.max(0, finishedAt - startedAt), ...(tokenUsage && { tokenUsage }) };
}
const errorAssertion = ({ message }) => ({ text: `Error: ${message}`, passed: false });

;// CONCATENATED MODULE: ./build/js/src/run/schedule.js
/**
 * Runs all jobs, as many at once as the limits allow, the longest expected first and else in their order; no job may
 * wait for itself, however many others stand between. Once aborted, or once a job threw, jobs that have not begun are
 * left out; those that run are waited for. Then the first error, if any, is thrown. Gives how many were seated at once.
 */
function schedule(jobs, limits, signal) {
    return new Promise((resolve, reject) => {
        const hall = new Hall(limits);
        const line = new Line(jobs);
        const errors = [];
        const isOver = () => signal.aborted || errors.length > 0;
        let begun = 0;
        let isFilling = false;
        let isDone = false;
        const begin = (job) => {
            begun += 1;
            const seats = hall.admit(job, () => fill());
            Promise.resolve()
                .then(() => job.run(seats))
                .catch((error) => errors.push(error))
                .finally(() => {
                begun -= 1;
                line.ended(job);
                seats.close();
                fill();
            });
        };
        /** Everything that changed leads here; jobs that give up a seat at once lead here from within. */
        const fill = () => {
            if (isFilling || isDone)
                return;
            isFilling = true;
            hall.serveReturning(isOver());
            while (!isOver() && begun < (limits.begun ?? limits.total)) {
                const job = line.next((lanes) => hall.hasSeat(lanes));
                if (job === undefined)
                    break;
                begin(job);
            }
            isFilling = false;
            if (begun > 0 || (!isOver() && line.hasReady()))
                return;
            isDone = true;
            signal.removeEventListener('abort', fill);
            if (errors.length > 0)
                reject(errors[0]);
            else
                resolve(hall.mostSeated);
        };
        signal.addEventListener('abort', fill);
        fill();
    });
}
/** Who is seated where. */
class Hall {
    #limits;
    #lanes = new Map();
    #seated = 0;
    #mostSeated = 0;
    /** Those who come back, by their lanes: thousands of trials may wait, and none of them can sit where the first cannot. */
    #returning = new Map();
    #returned = 0;
    constructor(limits) {
        this.#limits = limits;
    }
    get mostSeated() {
        return this.#mostSeated;
    }
    hasSeat(lanes) {
        return (this.#seated < this.#limits.total &&
            lanes.every((lane) => (this.#lanes.get(lane) ?? 0) < this.#limits.perLane(lane)));
    }
    /** Seats a job and hands it the way to further seats. */
    admit({ lanes }, onLeave) {
        const name = JSON.stringify(lanes);
        const held = new Set();
        const sit = () => {
            this.#count(lanes, 1);
            const seat = {
                leave: () => {
                    if (!held.delete(seat))
                        return;
                    this.#count(lanes, -1);
                    onLeave();
                },
            };
            held.add(seat);
            return seat;
        };
        let kept = sit();
        return {
            take: () => {
                const first = kept;
                kept = undefined;
                if (first !== undefined)
                    return Promise.resolve(first);
                return new Promise((resolve) => {
                    this.#waitingIn(name, lanes).add({ rank: this.#returned, sit: () => resolve(sit()) });
                    this.#returned += 1;
                    onLeave();
                });
            },
            close: () => {
                for (const seat of [...held])
                    seat.leave();
            },
        };
    }
    /** Those who come back go first. When all is over nobody is kept waiting: they will find out themselves. */
    serveReturning(isOver) {
        for (let next = this.#nextReturning(isOver); next !== undefined; next = this.#nextReturning(isOver))
            next.sit();
    }
    /** The first of all who came for whom there is a seat; he is no longer one of them. */
    #nextReturning(isOver) {
        let best;
        for (const [name, { lanes, waiting }] of this.#returning) {
            const [first] = waiting;
            if (first === undefined || (best !== undefined && best.first.rank < first.rank))
                continue;
            if (isOver || this.hasSeat(lanes))
                best = { name, waiting, first };
        }
        if (best === undefined)
            return undefined;
        best.waiting.delete(best.first);
        if (best.waiting.size === 0)
            this.#returning.delete(best.name);
        return best.first;
    }
    #waitingIn(name, lanes) {
        const known = this.#returning.get(name);
        if (known !== undefined)
            return known.waiting;
        const waiting = new Set();
        this.#returning.set(name, { lanes, waiting });
        return waiting;
    }
    #count(lanes, by) {
        this.#seated += by;
        this.#mostSeated = Math.max(this.#mostSeated, this.#seated);
        for (const lane of lanes)
            this.#lanes.set(lane, (this.#lanes.get(lane) ?? 0) + by);
    }
}
/** Jobs that have not begun: those that wait for others, and those that only need a seat, in their order. */
class Line {
    #groups = new Map();
    #blocked = new Map();
    #left = new Map();
    constructor(jobs) {
        for (const { key } of jobs)
            if (key !== undefined)
                this.#left.set(key, (this.#left.get(key) ?? 0) + 1);
        for (const [rank, job] of longestFirst(jobs).entries()) {
            const before = [...new Set(job.after)].filter((key) => this.#left.has(key));
            const entry = { waiting: { job, rank }, left: before.length };
            if (before.length === 0)
                this.#makeReady(entry.waiting);
            for (const key of before)
                this.#blocked.set(key, [...(this.#blocked.get(key) ?? []), entry]);
        }
    }
    /** The first job for which there is a seat. */
    next(hasSeat) {
        let best;
        let rank = Number.POSITIVE_INFINITY;
        for (const group of this.#groups.values()) {
            const first = group.ready[group.at];
            if (first !== undefined && first.rank < rank && hasSeat(group.lanes))
                [best, rank] = [group, first.rank];
        }
        if (best === undefined)
            return undefined;
        best.at += 1;
        return best.ready[best.at - 1]?.job;
    }
    hasReady() {
        return [...this.#groups.values()].some(({ ready, at }) => at < ready.length);
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
                this.#makeReady(entry.waiting);
        }
    }
    #makeReady(waiting) {
        const name = JSON.stringify(waiting.job.lanes);
        const group = this.#groups.get(name) ?? { lanes: waiting.job.lanes, ready: [], at: 0 };
        this.#groups.set(name, group);
        let index = group.ready.length;
        while (index > group.at && (group.ready[index - 1]?.rank ?? 0) > waiting.rank)
            index -= 1;
        group.ready.splice(index, 0, waiting);
    }
}
/** A job of which nothing is known counts as one like the others. */
function longestFirst(jobs) {
    const known = jobs.flatMap(({ expectedMs }) => expectedMs ?? []);
    if (known.length === 0)
        return jobs;
    const usual = known.reduce((sum, ms) => sum + ms, 0) / known.length;
    return jobs.toSorted((a, b) => (b.expectedMs ?? usual) - (a.expectedMs ?? usual));
}

// EXTERNAL MODULE: ./build/js/src/model/kind.js
var model_kind = __webpack_require__(90491);
// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var model_outcome = __webpack_require__(93209);
;// CONCATENATED MODULE: ./build/js/src/run/spread.js
/** A number in [0, 1) that is the same in every run and different from call to call, so that calls do not go in step. */
function spread({ suite, testId, attempt, trial }) {
    // FNV-1a over the characters, then a final mix, because the last characters alone differ.
    let hash = 0x811c9dc5;
    for (const unit of JSON.stringify([suite, testId, attempt, trial])) {
        hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

;// CONCATENATED MODULE: ./build/js/src/run/with-retry.js


/** A server may ask for any wait; a run has a deadline. To ask again earlier would be against the server's word. */
const LONGEST_RETRY_AFTER_MS = 60_000;
/**
 * Asks again when the infrastructure failed, never because of what was answered. Each retry is told as its
 * wait begins. The wrapper has no `retry` of its own: repeating is done.
 */
function withRetry(provider, limits, clock, onRetry = () => { }) {
    const policy = limits.policy ?? provider.retry;
    const maxRetries = policy?.maxRetries ?? limits.maxRetries;
    return {
        async ask(first, signal) {
            for (let retries = 0;; retries += 1) {
                const question = { ...first, attempt: first.attempt + retries };
                const outcome = await provider.ask(question, signal);
                if (outcome.kind === 'answered')
                    return outcome;
                const mayRepeat = retries < maxRetries && isWorthRepeating(outcome.failure, policy);
                if (!mayRepeat)
                    return outcome;
                if (asksTooMuch(outcome.failure))
                    return { kind: 'failed', failure: tooLongToWait(outcome.failure) };
                if (!signal.aborted) {
                    const delayMs = delayBefore(retries, question, outcome.failure, policy);
                    onRetry({ question, failure: outcome.failure, delayMs });
                    await clock.sleep(delayMs, signal);
                }
                if (signal.aborted)
                    return (0,model_outcome/* failed */.gz)('cancelled', `Stopped before asking again. ${outcome.failure.message}`);
            }
        },
    };
}
/** A target that lists statuses decides by its list; a refused key is never asked with again. */
function isWorthRepeating(failure, policy) {
    const listed = policy?.statusCodes;
    if (listed === undefined || failure.httpStatus === undefined)
        return (0,model_outcome/* isRetryable */.r3)(failure);
    return failure.class !== 'auth' && listed.includes(failure.httpStatus);
}
const asksTooMuch = ({ retryAfterMs = 0 }) => retryAfterMs > LONGEST_RETRY_AFTER_MS;
function tooLongToWait(failure) {
    const asked = Math.ceil((failure.retryAfterMs ?? 0) / 1000);
    const why = `The server asks to wait ${asked} s before the next try; at most ${LONGEST_RETRY_AFTER_MS / 1000} s are waited`;
    return { ...failure, class: 'rate_limit', message: `${failure.message} \u2014 ${why}` };
}
function delayBefore(retries, question, failure, policy) {
    return Math.max(failure.retryAfterMs ?? 0, policy ? targetDelay(retries, question, policy) : runDelay(retries));
}
const runDelay = (retries) => Math.min(2 ** retries * 1000, 30_000);
function targetDelay(retries, question, policy) {
    const { initialDelayMs, backoffFactor, maxDelayMs } = policy;
    return Math.min(maxDelayMs, initialDelayMs * backoffFactor ** retries) * (0.75 + spread(question) / 2);
}

;// CONCATENATED MODULE: ./build/js/src/run/call-gate.js



/** Until when a server wants to hear nothing from us: one for all who ask it, whatever they ask for. */
class Pause {
    #clock;
    #untilMs = Number.NEGATIVE_INFINITY;
    constructor(clock) {
        this.#clock = clock;
    }
    /** 0 when it is over. */
    get leftMs() {
        return Math.max(0, this.#untilMs - this.#clock.now());
    }
    begin(ms) {
        this.#untilMs = Math.max(this.#untilMs, this.#clock.now() + ms);
    }
}
/** Statuses with which servers say that they have too much to do (529 is Anthropic's). */
const OVERLOADED = [429, 503, 529];
/**
 * How many calls of a target run at the same time. An overload cuts the number to half, once for all calls that were
 * under way together; then every full round of calls that went well adds one, up to the number that was asked for. A
 * `Retry-After` holds everybody back, not only the call that was told, so that nobody storms the server meanwhile.
 */
class CallGate {
    #most;
    #clock;
    #pause;
    #waiting = new WaitingRoom();
    #limit;
    #running = 0;
    #wellSinceChange = 0;
    /** Which cut is in force; calls that began before it say nothing about it. */
    #cut = 0;
    constructor(most, clock, pause) {
        this.#most = most;
        this.#limit = most;
        this.#clock = clock;
        this.#pause = pause;
    }
    /** How many calls may run now. */
    get limit() {
        return this.#limit;
    }
    /** Makes one call when it is its turn. */
    async pass(call, signal) {
        const isMyTurn = await this.#turn(signal);
        if (!isMyTurn)
            return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped before it was asked.');
        const cut = this.#cut;
        try {
            const outcome = await call();
            if (outcome.kind === 'failed')
                this.#failedWith(outcome.failure, cut);
            else
                this.#wentWell(cut);
            return outcome;
        }
        finally {
            this.#running -= 1;
            this.#wakeAll();
        }
    }
    /** Counts the call as running in the same moment in which there is a place for it. */
    async #turn(signal) {
        while (!signal.aborted) {
            const isFree = this.#running < this.#limit;
            const { leftMs } = this.#pause;
            if (isFree && leftMs === 0) {
                this.#running += 1;
                return true;
            }
            if (isFree)
                await this.#clock.sleep(leftMs, signal);
            else
                await this.#waiting.wait(signal);
        }
        return false;
    }
    /** No more than there are places for: a thousand who wait need not all look. */
    #wakeAll() {
        this.#waiting.wake(this.#limit - this.#running);
    }
    #failedWith({ class: failureClass, httpStatus, retryAfterMs }, cut) {
        const isOverload = failureClass === 'rate_limit' || (httpStatus !== undefined && OVERLOADED.includes(httpStatus));
        if (!isOverload)
            return;
        // A longer wait than anybody will make is told to each test; it would only hold up the run.
        if (retryAfterMs !== undefined && retryAfterMs <= LONGEST_RETRY_AFTER_MS)
            this.#pause.begin(retryAfterMs);
        if (cut !== this.#cut)
            return;
        this.#cut += 1;
        this.#wellSinceChange = 0;
        this.#limit = Math.max(1, Math.floor(this.#limit / 2));
    }
    #wentWell(cut) {
        if (cut !== this.#cut || this.#limit >= this.#most)
            return;
        this.#wellSinceChange += 1;
        if (this.#wellSinceChange < this.#limit)
            return;
        this.#wellSinceChange = 0;
        this.#limit += 1;
    }
}
/** Sends every call through the gate. Waiting there is no part of a call: its deadline begins behind it. */
const withGate = (provider, gate) => ({
    retry: provider.retry,
    ask: (question, signal) => gate.pass(() => provider.ask(question, signal), signal),
});

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 85 modules
var providers = __webpack_require__(82305);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./build/js/src/model/provider.js
var provider = __webpack_require__(69260);
// EXTERNAL MODULE: ./build/js/src/run/transcript.js
var transcript = __webpack_require__(81327);
;// CONCATENATED MODULE: ./build/js/src/run/providers/transcript.js




/**
 * Answers with the conversations of a transcript: the first one to the first test, whoever it was recorded for
 * (targets-format.md \u00a713). Not for targets files: only `--transcript` makes such a target.
 */
const transcript_transcript = (0,provider/* defineProvider */.N)({
    type: 'transcript',
    promptMode: 'lm',
    canJudge: false,
    isAgent: false,
    options: schemas/* object */.Ikc({
        /** Absolute. */
        file: schemas/* string */.YjP(),
        /** The ids of the tests, in the order of the entries. */
        order: schemas/* array */.YOg(schemas/* string */.YjP()),
    }),
    create({ file, order }, { files }) {
        const positions = new Map(order.map((testId, index) => [testId, index]));
        let entries;
        return {
            async ask({ testId }, signal) {
                if (signal.aborted)
                    return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped before the transcript was looked at.');
                entries ??= (0,transcript/* readTranscript */.l)(file, file, files);
                const position = positions.get(testId);
                const entry = position === undefined ? undefined : (await entries)[position];
                if (entry === undefined)
                    return (0,model_outcome/* failed */.gz)('config', `The transcript has no conversation for the test "${testId}".`);
                return { kind: 'answered', response: { ...entry.response, cached: true } };
            },
        };
    },
});

;// CONCATENATED MODULE: ./build/js/src/run/with-guard.js
var with_guard_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var with_guard_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


/** How long a call may take to come to its end after it was told to stop: a process group needs a moment. */
const STOP_GRACE_MS = 3_000;
/**
 * Holds a provider to its promises: what it throws becomes a failure, and a call that does not end when it is
 * told to is left behind after a moment.
 */
function withGuard(provider, clock) {
    return {
        retry: provider.retry,
        async ask(question, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                if (signal.aborted)
                    return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped before it was asked.');
                const grace = with_guard_addDisposableResource(env_1, graceAfterStop(signal, clock), false);
                return await Promise.race([outcomeOf(provider, question, signal), grace.over]);
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                with_guard_disposeResources(env_1);
            }
        },
    };
}
async function outcomeOf(provider, question, signal) {
    try {
        return await provider.ask(question, signal);
    }
    catch (error) {
        if (signal.aborted)
            return (0,model_outcome/* failed */.gz)('cancelled', 'Stopped while it was working.');
        if (error instanceof errors/* UserError */.yo)
            return (0,model_outcome/* failed */.gz)('config', error.message, { place: error.problems[0]?.place });
        const name = error instanceof Error ? `${error.name}: ` : '';
        return (0,model_outcome/* failed */.gz)('bug', `The provider broke, which is a bug of eval-action: ${name}${(0,errors/* messageOf */.bD)(error)}`);
    }
}
function graceAfterStop(signal, clock) {
    // Few calls are told to stop: until then there is nothing to be told when the call has ended.
    let ended;
    let stopped = () => { };
    const over = new Promise((resolve) => {
        stopped = async () => {
            ended = new AbortController();
            await clock.sleep(STOP_GRACE_MS, ended.signal);
            resolve((0,model_outcome/* failed */.gz)('cancelled', 'Stopped while it was working. It did not end by itself and was left behind.'));
        };
    });
    signal.addEventListener('abort', stopped, { once: true });
    return {
        over,
        [Symbol.dispose]() {
            signal.removeEventListener('abort', stopped);
            ended?.abort('answered');
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/run/with-timeout.js
var with_timeout_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var with_timeout_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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



/** Gives each call so much time and no more: then the call is told to stop, and the outcome is a `timeout`. */
function withTimeout(provider, timeoutMs, clock) {
    // A call that ignores its signal must not be waited for.
    const guarded = withGuard(provider, clock);
    if (timeoutMs === undefined)
        return guarded;
    return {
        retry: provider.retry,
        async ask(question, signal) {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const call = with_timeout_addDisposableResource(env_1, (0,call_signal/* callSignal */.v)(signal), false);
                const alarm = new AbortController();
                let expired = false;
                const watch = async () => {
                    await clock.sleep(timeoutMs, alarm.signal);
                    if (alarm.signal.aborted || signal.aborted)
                        return;
                    expired = true;
                    call.abort();
                };
                try {
                    void watch();
                    const outcome = await guarded.ask(question, call.signal);
                    return expired ? lateOutcome(outcome, timeoutMs) : outcome;
                }
                finally {
                    alarm.abort('answered');
                }
            }
            catch (e_1) {
                env_1.error = e_1;
                env_1.hasError = true;
            }
            finally {
                with_timeout_disposeResources(env_1);
            }
        },
    };
}
/** A timeout, whatever came of the call; what it had done by then is kept. */
function lateOutcome(outcome, timeoutMs) {
    const message = `Gave no answer within ${timeoutMs / 1000} s (test-timeout-seconds sets it).${howItEnded(outcome)}`;
    return (0,model_outcome/* failed */.gz)('timeout', message, {}, outcome.kind === 'failed' ? outcome.partial : undefined);
}
/** What a call that was told to stop says of itself: where it was, and perhaps its last words. */
const howItEnded = (outcome) => outcome.kind === 'failed' && outcome.failure.class === 'cancelled' ? ` ${outcome.failure.message}` : '';

;// CONCATENATED MODULE: ./build/js/src/run/with-batch.js


/**
 * Answers the questions of the batch from one call, which is made when the first of them is asked; it is not repeated,
 * and when it fails they are put to the provider one by one (targets-format.md \u00a75.3). Other questions go there anyway.
 */
function withBatch(provider, batch, clock) {
    const isInBatch = new Set(batch.questions.map(({ testId }) => testId));
    let call;
    return {
        retry: provider.retry,
        async ask(question, signal) {
            if (!isInBatch.has(question.testId))
                return provider.ask(question, signal);
            call ??= callOnce(batch, question, signal, clock);
            const together = await call;
            if (together.kind === 'answered') {
                const outcome = together.outcomes.get(question.testId) ?? noRecord(question);
                if (outcome.kind === 'answered')
                    batch.onAnswered(outcome.response.costUsd);
                return outcome;
            }
            return signal.aborted ? together : provider.ask(question, signal);
        },
    };
}
/** A call like any other: with a deadline, and held to its promises. */
async function callOnce(batch, first, signal, clock) {
    let together;
    const asOne = {
        async ask(_, callSignal) {
            together = await batch.ask(batch.questions, callSignal);
            return together.kind === 'failed' ? together : { kind: 'answered', response: { messages: [] } };
        },
    };
    const outcome = await withTimeout(asOne, batch.timeoutMs, clock).ask(first, signal);
    if (outcome.kind === 'answered' && together !== undefined)
        return together;
    const failure = outcome.kind === 'failed' ? outcome.failure : (0,model_outcome/* failed */.gz)('bug', 'The batch came to no end.').failure;
    if (!signal.aborted)
        batch.onFailed(failure);
    return { kind: 'failed', failure };
}
/** The same call would leave it out again. */
const noRecord = ({ testId }) => (0,model_outcome/* failed */.gz)('provider', `The output of the batch has no line with the id ${JSON.stringify(testId)}.`, { permanent: true });

;// CONCATENATED MODULE: ./build/js/src/run/with-delay.js


/** Lets each call take its time (targets-format.md \u00a74.3), spread evenly and for the same question always the same. */
const withDelay = (provider, { leastMs, mostMs }, clock) => ({
    retry: provider.retry,
    async ask(question, signal) {
        await clock.sleep(leastMs + Math.floor(spread(question) * (mostMs - leastMs + 1)), signal);
        return signal.aborted ? (0,model_outcome/* failed */.gz)('cancelled', 'Stopped while it was waiting.') : provider.ask(question, signal);
    },
});

;// CONCATENATED MODULE: ./build/js/src/run/with-fallbacks.js
/** What says that the target cannot answer now. How an agent fares with a question is its own affair. */
const CANNOT_ANSWER = ['provider', 'rate_limit', 'auth', 'config'];
/**
 * Asks the fallbacks in their order, once each, when the target itself failed for its infrastructure; the first that
 * answers is named in the response (targets-format.md \u00a74.4). When none does, the last failure is the outcome, and says
 * what happened to the others.
 */
function withFallbacks(provider, fallbacks) {
    if (fallbacks.length === 0)
        return provider;
    return {
        async ask(question, signal) {
            const first = await provider.ask(question, signal);
            if (first.kind === 'answered' || !cannotAnswer(first.failure))
                return first;
            const messages = [first.failure.message];
            let last = first.failure;
            for (const { name, provider: fallback } of fallbacks) {
                if (signal.aborted)
                    break;
                const outcome = await fallback.ask({ ...question, attempt: 0 }, signal);
                if (outcome.kind === 'answered') {
                    return { kind: 'answered', response: { ...outcome.response, targetUsed: name } };
                }
                last = outcome.failure;
                messages.push(`The fallback "${name}": ${last.message}`);
            }
            return { kind: 'failed', failure: { ...last, message: messages.join('\n') } };
        },
    };
}
const cannotAnswer = ({ class: failureClass }) => CANNOT_ANSWER.includes(failureClass);

;// CONCATENATED MODULE: ./build/js/src/run/with-meter.js
/**
 * Tells what each call cost now in US dollars: nothing where its answer was kept from before, `undefined` where the
 * provider does not say. A call that failed tells what it had cost by then, if anybody knows.
 */
const withMeter = (provider, tell) => ({
    retry: provider.retry,
    async ask(question, signal) {
        const outcome = await provider.ask(question, signal);
        if (outcome.kind === 'answered')
            tell(outcome.response.cached ? 0 : outcome.response.costUsd);
        else if (outcome.partial?.costUsd !== undefined)
            tell(outcome.partial.costUsd);
        return outcome;
    },
});

// EXTERNAL MODULE: ./build/js/src/suites/env-files.js
var env_files = __webpack_require__(63484);
// EXTERNAL MODULE: ./build/js/src/targets/identity.js
var targets_identity = __webpack_require__(30594);
;// CONCATENATED MODULE: ./build/js/src/grade/conversation.js

/** The score of a turn, once it can be told: one that was skipped or got no answer scores 0. */
function turnScore({ outcome }) {
    if (outcome.kind !== 'graded')
        return 0;
    return outcome.grade.kind === 'scored' ? outcome.grade.score : undefined;
}
/**
 * All turns put together, with what the graders of the whole conversation said (graders.md \u00a720). As soon as one turn
 * could not be judged the whole is not known; AgentV counts it as 0, which blames the answer for its judge.
 */
function combineTurns(turns, whole, { aggregation, passMark }) {
    const named = [
        ...turns.map((turn, index) => ({ name: `turn-${index + 1}`, turn })),
        ...(whole === undefined ? [] : [{ name: 'conversation', turn: whole }]),
    ];
    const scores = named.map(({ name, turn }) => scoreOf(name, turn, passMark));
    const assertions = scores.flatMap((score) => score.assertions);
    const undecided = named.flatMap(({ name, turn: { outcome } }) => outcome.kind === 'graded' && outcome.grade.kind === 'ungraded' ? [`${name}: ${outcome.grade.reason}`] : []);
    if (undecided.length > 0)
        return { kind: 'ungraded', reason: undecided.join(' | '), assertions, scores };
    const requiredMissed = named.flatMap(({ turn: { outcome } }) => outcome.kind === 'graded' && outcome.grade.kind === 'scored' ? outcome.grade.requiredMissed : []);
    const score = aggregated(scores.map((each) => each.score), aggregation);
    return { kind: 'scored', score, assertions, scores, requiredMissed };
}
/** Unlike a grader, a turn passes at the pass mark of its test, as in AgentV. */
function scoreOf(name, turn, passMark) {
    const { outcome, startedAt, endedAt } = turn;
    const score = turnScore(turn);
    const grade = outcome.kind === 'graded' ? outcome.grade : undefined;
    return {
        name,
        type: 'rubrics',
        score: score ?? 0,
        weight: 1,
        verdict: outcome.kind === 'skipped' || score === undefined ? 'skip' : score >= passMark ? 'pass' : 'fail',
        assertions: grade?.assertions ?? [{ text: reasonOf(outcome), passed: false }],
        ...(grade !== undefined && grade.scores.length > 0 && { scores: grade.scores }),
        durationMs: Math.max(0, endedAt - startedAt),
        startedAt: new Date(startedAt).toISOString(),
        endedAt: new Date(endedAt).toISOString(),
    };
}
const reasonOf = (outcome) => outcome.kind === 'failed' ? outcome.reason : 'Not played: an earlier turn failed and the test stops there';
function aggregated(scores, aggregation) {
    if (aggregation === 'min')
        return (0,model_grade/* clampScore */.E2)(Math.min(...scores));
    if (aggregation === 'max')
        return (0,model_grade/* clampScore */.E2)(Math.max(...scores));
    return (0,model_grade/* clampScore */.E2)(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

// EXTERNAL MODULE: ./build/js/src/model/suite.js
var suite = __webpack_require__(81833);
// EXTERNAL MODULE: ./build/js/src/grade/weighted-mean.js
var weighted_mean = __webpack_require__(29754);
;// CONCATENATED MODULE: ./build/js/src/grade/combine.js


/**
 * Puts what the graders said together (graders.md \u00a74): the weighted mean, or 0 when a required one stayed below its
 * limit. As soon as one could not judge, the whole is not known.
 */
function combine(graded, passMark) {
    const scores = graded.map(({ score }) => score);
    const assertions = scores.flatMap((score) => score.assertions);
    const undecided = scores.filter(isUndecided);
    if (undecided.length > 0) {
        return { kind: 'ungraded', reason: undecided.map(combine_reasonOf).join(' | '), assertions, scores };
    }
    const requiredMissed = graded.filter((one) => isMissed(one, passMark)).map(({ spec }) => spec.name);
    const score = requiredMissed.length > 0 ? 0 : (0,weighted_mean/* weightedMean */.h)(scores);
    return { kind: 'scored', score, assertions, scores, requiredMissed };
}
/** The opposite of what a grader said. One that could not judge has no opposite. */
function applyNegate(reply) {
    if (reply.kind === 'undecided')
        return reply;
    const score = (0,model_grade/* clampScore */.E2)(reply.score);
    return {
        ...reply,
        score: 1 - score,
        verdict: opposite[reply.verdict ?? (0,model_grade/* verdictOf */.Vj)(score)],
        assertions: reply.assertions.map(({ text, passed, evidence }) => ({
            text,
            passed: !passed,
            ...(evidence !== undefined && { evidence: negated(evidence) }),
        })),
        ...(reply.reasoning !== undefined && { reasoning: negated(reply.reasoning) }),
    };
}
/** The verdict is turned round, not taken from the new score: 0.5 fails, and its opposite passes. */
const opposite = { pass: 'fail', fail: 'pass', skip: 'skip' };
const negated = (text) => `[Negated] ${text}`;
const isUndecided = ({ verdict }) => verdict === 'skip';
function combine_reasonOf({ name, assertions }) {
    const text = assertions.find(({ passed }) => !passed)?.text ?? 'It could not judge';
    return `${name}: ${text}`;
}
function isMissed({ spec: { required }, score }, passMark) {
    if (required === undefined)
        return false;
    return score.score < (required === 'pass-mark' ? passMark : required);
}

;// CONCATENATED MODULE: ./build/js/src/grade/grade.js





/** Asks every grader in turn and puts their scores together. Never throws for a grader that breaks. */
async function grade(specs, submission, context, signal) {
    const graded = [];
    for (const spec of specs) {
        if (signal.aborted)
            break;
        const limits = limitsOf(spec, context);
        graded.push({
            spec,
            score: await timed(spec, () => ask(spec, limits, submission, context, signal), context.clock),
        });
    }
    const combined = combine(graded, context.passMark);
    if (!signal.aborted)
        return combined;
    // The grader that was interrupted may have said anything, and the ones after it were not asked.
    const { assertions, scores } = combined;
    return { kind: 'ungraded', reason: 'Grading was cancelled', assertions, scores };
}
/** A grader that throws is a fault of the grader. It says nothing about the answer. */
async function ask(spec, limits, submission, context, signal) {
    try {
        const kind = (0,model_kind/* findKind */.oH)(context.kinds, spec.type);
        if (kind === undefined)
            return { kind: 'undecided', reason: `There is no grader called "${spec.type}"` };
        const voting = votingOf(limits, context);
        const deps = { ...context.depsFor(spec), voting, members: membersOf(spec, context) };
        const reply = await kind.open(spec.options, deps).grade(submission, signal);
        return spec.negate ? applyNegate(reply) : reply;
    }
    catch (error) {
        return { kind: 'undecided', reason: `The grader broke: ${(0,errors/* messageOf */.bD)(error)}` };
    }
}
/** What decides whether an answer passes, as its judge scores it: the pass mark of the test, and what is required of this grader. */
function limitsOf({ required, negate }, { passMark }) {
    const limits = typeof required === 'number' ? [passMark, required] : [passMark];
    return negate ? limits.map((limit) => 1 - limit) : limits;
}
const votingOf = (limits, { votesNearLimit }) => votesNearLimit === undefined ? undefined : { count: votesNearLimit, limits };
/** What a member weighs and whether it counts against the answer is the business of the grader around it. */
const membersOf = ({ members = [] }, context) => members.map((spec) => ({
    spec,
    grade: (submission, signal) => 
    // Those who put members together may look at whether each one passed.
    timed(spec, () => ask({ ...spec, negate: false }, [context.passMark, suite/* PASS_MARK */.Yn], submission, context, signal), context.clock),
}));
async function timed(spec, ask, clock) {
    const start = clock.now();
    const reply = await ask();
    const end = clock.now();
    return {
        name: spec.name,
        type: recordedType(spec),
        weight: spec.weight,
        ...judgementOf(reply),
        input: reply.input,
        target: reply.target,
        tokenUsage: reply.tokenUsage,
        costUsd: reply.costUsd,
        // The clock of a machine may be set back in between.
        durationMs: Math.max(0, end - start),
        startedAt: new Date(start).toISOString(),
        endedAt: new Date(end).toISOString(),
    };
}
function judgementOf(reply) {
    if (reply.kind === 'undecided') {
        const { reason, scores } = reply;
        return { score: 0, verdict: 'skip', assertions: [{ text: reason, passed: false }], ...(scores && { scores }) };
    }
    const { assertions, reasoning, details, scores } = reply;
    const score = (0,model_grade/* clampScore */.E2)(reply.score);
    return { score, verdict: reply.verdict ?? (0,model_grade/* verdictOf */.Vj)(score), assertions, reasoning, details, scores };
}
/** Rubrics are read by the same judge as everything else, and AgentV records them under its name. */
const recordedType = (spec) => spec.type === 'rubrics' || spec.type === 'rubric' ? 'llm-grader' : (0,suite/* shownType */.si)(spec);

// EXTERNAL MODULE: ./build/js/src/model/wire.js
var wire = __webpack_require__(91564);
;// CONCATENATED MODULE: ./build/js/src/grade/submission.js


/** What the graders of a test get to see of an answer. */
function submissionOf(test, response, workspacePath) {
    return {
        answer: (0,message/* finalAnswer */.zN)(response.messages),
        response,
        testId: test.id,
        criteria: test.criteria,
        question: questionText(test.input),
        input: test.input,
        inputFiles: test.inputFiles,
        expected: test.expected,
        reference: referenceText(test.expected),
        metadata: test.metadata,
        workspacePath,
    };
}
/** Everything the suite wrote as text, joined by blanks; what is in files is not part of it (suite-format.md \u00a78.4). */
function questionText(input) {
    return input
        .flatMap(({ content }) => (content === undefined ? [] : textsOf(content)))
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .join(' ');
}
function textsOf(content) {
    if (typeof content === 'string')
        return [content];
    return Array.isArray(content) ? content.flatMap(textOf) : [asJson(content.structured)];
}
function textOf(part) {
    if (part.type === 'text')
        return [part.value];
    if (part.type !== 'data')
        return [];
    const value = part.value['value'];
    return typeof value === 'string' ? [value] : [];
}
/** The last expected message: its text, else its content or its tool calls as JSON, else nothing. */
function referenceText(expected) {
    const last = expected.at(-1);
    if (last?.content !== undefined) {
        return typeof last.content === 'string' ? last.content : asJson((0,wire/* contentOnWire */.Kb)(last.content));
    }
    return last?.toolCalls === undefined ? '' : asJson(last.toolCalls.map(wire/* toolCallOnWire */.Rt));
}
const asJson = (value) => JSON.stringify(value, null, 2) ?? '';

;// CONCATENATED MODULE: ./build/js/src/results/merge-responses.js


/** The replies of all turns as one response: `messages` is the whole exchange. What one turn does not know, the whole does not. */
function mergeResponses(replies, messages) {
    const asked = replies.filter(({ cached }) => !cached);
    const durationMs = sumOfAll(replies.map((reply) => reply.durationMs));
    const last = replies.at(-1);
    const targetUsed = replies.findLast((reply) => reply.targetUsed !== undefined)?.targetUsed;
    const errors = replies.flatMap(({ error }) => error ?? []);
    return {
        messages: [...messages],
        ...figuresOf(replies),
        ...(durationMs !== undefined && { durationMs }),
        ...(replies[0]?.startTime !== undefined && { startTime: replies[0].startTime }),
        ...(last?.endTime !== undefined && { endTime: last.endTime }),
        ...(last?.model !== undefined && { model: last.model }),
        ...(targetUsed !== undefined && { targetUsed }),
        ...(last?.fileChanges !== undefined && { fileChanges: last.fileChanges }),
        ...(replies.length > 0 && asked.length === 0 && { cached: true }),
        // What comes from a cache costs nothing now; the figures above are those of when it was given.
        ...(asked.length > 0 && asked.length < replies.length && { paid: figuresOf(asked.map(model_paid/* paidFor */.Uu)) }),
        ...(errors.length > 0 && { error: errors.join('; ') }),
    };
}
/** The figures of several calls together, each known only where all of them told it. */
function figuresOf(calls) {
    const usages = calls.flatMap(({ tokenUsage }) => tokenUsage ?? []);
    const tokenUsage = usages.length === calls.length ? (0,message/* sumTokens */.WT)(usages) : undefined;
    const costUsd = sumOfAll(calls.map((call) => call.costUsd));
    return { ...(tokenUsage && { tokenUsage }), ...(costUsd !== undefined && { costUsd }) };
}
function sumOfAll(numbers) {
    const known = numbers.filter((number) => number !== undefined);
    return known.length === 0 || known.length < numbers.length ? undefined : known.reduce((a, b) => a + b, 0);
}

;// CONCATENATED MODULE: ./build/js/src/suites/prompts.js

/** A test's input as a target is asked it (suite-format.md \u00a720). */
function renderPrompt(messages, mode) {
    const spoken = messages.map((message) => ({
        role: message.role,
        parts: render(message.content, mode),
        isVisible: isVisible(message.content, mode),
    }));
    const visible = spoken.filter((message) => message.isVisible);
    const hasMarkers = visible.length > 1 || messages.some(({ role }) => role === 'assistant' || role === 'tool');
    const question = hasMarkers
        ? visible.map(({ role, parts }) => [`@[${capital(role)}]:`, ...parts].join('\n')).join('\n\n')
        : spoken.flatMap(({ parts }) => parts.map((part) => part.trim())).join('\n\n');
    const { system: written, rest } = divided(spoken);
    const guidelines = guidelinesOf(messages);
    const system = withGuidelines(written, guidelines, mode);
    return {
        question,
        ...(hasMarkers && { chat: chat(system, rest) }),
        ...(system !== '' && { system }),
        ...(guidelines !== undefined && { guidelines }),
    };
}
/** The same as a chat, even where there is only one speaker. */
function renderChat(messages, mode) {
    const { system, rest } = divided(messages.map(({ role, content }) => ({ role, parts: render(content, mode) })));
    return chat(withGuidelines(system, guidelinesOf(messages), mode), rest);
}
/** What the guidelines of the repository say, as files are shown to models (suite-format.md \u00a720.6). */
function guidelinesOf(messages) {
    const parts = (0,message/* guidelinesIn */.VA)(messages);
    if (parts.length === 0)
        return undefined;
    const texts = parts.map(shownFile).filter((text) => text !== '');
    return { text: texts.join('\n\n'), files: parts.map(({ absolutePath }) => absolutePath) };
}
/** A model is told the guidelines before all else; an agent opens their files. */
function withGuidelines(system, guidelines, mode) {
    if (mode === 'agent' || guidelines === undefined || guidelines.text === '')
        return system;
    return [...(system === '' ? [] : [system]), `[[ ## Guidelines ## ]]\n\n${guidelines.text}`].join('\n\n');
}
/** The text of the system messages at the beginning, and what comes after them. */
function divided(spoken) {
    const firstOther = spoken.findIndex(({ role }) => role !== 'system');
    const leading = firstOther === -1 ? spoken : spoken.slice(0, firstOther);
    return { system: joinMessages(leading), rest: firstOther === -1 ? [] : spoken.slice(firstOther) };
}
/** Later system messages and tool messages have no place in a chat, so an assistant message quotes them. */
function chat(system, rest) {
    const others = rest.flatMap(({ role, parts }) => {
        if (parts.length === 0)
            return [];
        const text = parts.join('\n');
        if (role === 'user' || role === 'assistant')
            return [{ role, content: text }];
        return [{ role: 'assistant', content: `@[${capital(role)}]:\n${text}` }];
    });
    return [...(system === '' ? [] : [{ role: 'system', content: system }]), ...others];
}
const joinMessages = (messages) => messages
    .map(({ parts }) => parts.join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
/** The formatted pieces of one message, blank ones left out. */
function render(content, mode) {
    return partsOf(content)
        .map((part) => renderPart(part, mode))
        .filter((piece) => piece.trim() !== '');
}
/** Whether there is something to read in it; an image alone is not (suite-format.md \u00a720.3). */
const isVisible = (content, mode) => partsOf(content).some((part) => (part.type === 'text' && part.value.trim() !== '') ||
    (part.type === 'file' && part.text.trim() !== '' && !(mode === 'lm' && part.isGuideline)));
function partsOf(content) {
    if (content === undefined)
        return [];
    if (Array.isArray(content))
        return content;
    const value = typeof content === 'string' ? content : JSON.stringify(content.structured, null, 2);
    return [{ type: 'text', value }];
}
/** A model reads the text of a file, an agent opens the file. */
function renderPart(part, mode) {
    if (part.type === 'text')
        return part.value;
    if (part.type !== 'file')
        return '';
    if (mode === 'agent')
        return `<file: path="${part.absolutePath}">`;
    return part.isGuideline ? '' : shownFile(part);
}
const shownFile = ({ path, text }) => text.trim() === '' ? '' : `<file path="${path}">\n${text.trim()}\n</file>`;
const capital = (role) => role.slice(0, 1).toUpperCase() + role.slice(1);

;// CONCATENATED MODULE: ./build/js/src/suites/turn-prompts.js

/**
 * What a target is asked in one turn of a conversation (suite-format.md \u00a715); `history` ends with what the user says
 * now. A model gets the turn and the chat so far. A program has no memory of its own, so it gets all of it as one text.
 */
function renderTurn(history, windowSize, mode) {
    const seen = windowSize === undefined ? history : lastOf(history, windowSize);
    const { system, guidelines } = renderPrompt(seen, mode);
    const asked = mode === 'agent' ? seen : history.slice(-1);
    return {
        question: renderPrompt(asked, mode).question,
        chat: renderChat(seen, mode),
        ...(system !== undefined && { system }),
        ...(guidelines !== undefined && { guidelines }),
    };
}
/** System messages stay; of the others, the last ones: a window is so many times a question and an answer. */
function lastOf(history, windowSize) {
    const others = history.filter(({ role }) => role !== 'system').slice(-windowSize * 2);
    const kept = new Set(others);
    return history.filter((message) => message.role === 'system' || kept.has(message));
}
/** A conversation as one text, as the graders of the whole see it. */
const transcriptOf = (history) => history
    .map((message) => `${message.role}: ${renderPrompt([{ ...message, role: 'user' }], 'lm').question}`)
    .join('\n\n');

;// CONCATENATED MODULE: ./build/js/src/app/with-changes.js
/** What we saw, then what the target itself reports (workspace-format.md \u00a79.3). */
function withChanges(response, seen) {
    const fileChanges = [seen, response.fileChanges].filter((diff) => diff !== undefined && diff !== '').join('\n');
    return fileChanges === '' ? response : { ...response, fileChanges };
}

;// CONCATENATED MODULE: ./build/js/src/app/run-conversation.js







/** Plays a conversation turn by turn on what the target really answers, and grades each turn and the whole (suite-format.md \u00a715). */
async function runConversation(step, conversation, asking, deps) {
    const { clock } = deps.context;
    const history = [...step.test.input];
    /** What was said on top of the test's own input, with the tools that were used. */
    const exchange = [];
    /** What each turn took, answered or not. */
    const calls = [];
    let hasAnswered = false;
    const played = [];
    let firstFailure;
    let hasFailed = false;
    for (const [index, turn] of conversation.turns.entries()) {
        const startedAt = clock.now();
        const isOver = hasFailed && conversation.onTurnFailure === 'stop';
        const outcome = isOver ? undefined : await askTurn(step, { turn, index, asking, history, conversation }, deps);
        if (outcome?.kind === 'failed' && !isOwnDoing(outcome.failure)) {
            return brokenOff(inTurn(outcome.failure, index), [...calls, ...partialOf(outcome)], exchange, { played, step });
        }
        if (outcome !== undefined)
            exchange.push(turn.input);
        if (outcome?.kind === 'failed') {
            firstFailure ??= outcome.failure;
            calls.push(outcome.partial ?? NOTHING_KNOWN);
        }
        if (outcome?.kind === 'answered') {
            hasAnswered = true;
            calls.push(outcome.response);
            exchange.push(...outcome.response.messages);
            history.push({ role: 'assistant', content: (0,message/* finalAnswer */.zN)(outcome.response.messages) });
        }
        const graded = await gradeTurn(step, turn, outcome, history, deps);
        played.push({ outcome: graded, startedAt, endedAt: clock.now() });
        hasFailed ||= (turnScore({ outcome: graded }) ?? 0) < step.passMark;
    }
    if (!hasAnswered && firstFailure !== undefined)
        return brokenOff(firstFailure, calls, exchange, { played, step });
    const changes = await deps.visit?.afterAnswer(deps.signal);
    const response = withChanges(mergeResponses(calls, exchange), changes);
    const whole = await gradeWhole(step, response, history, deps);
    return {
        outcome: { kind: 'answered', response },
        grade: combineTurns(played, whole, { ...conversation, passMark: step.passMark }),
    };
}
/** What a turn is called where the target is asked; counted from 1. */
const turnId = (testId, index) => `${testId}/turn-${index + 1}`;
/** A target that took too long or crashed answered this turn in its way; all else says nothing about it. */
const isOwnDoing = ({ class: failureClass }) => failureClass === 'timeout' || failureClass === 'crash';
const inTurn = (failure, index) => ({
    ...failure,
    message: `In turn ${index + 1}: ${failure.message}`,
});
/** A call that nobody told anything about. */
const NOTHING_KNOWN = { messages: [] };
const partialOf = ({ partial }) => (partial === undefined ? [] : [partial]);
/** There is no result; but what was asked and judged until then is paid for. */
function brokenOff(failure, calls, exchange, { played, step }) {
    const partial = calls.length === 0 ? undefined : mergeResponses(calls, exchange);
    const outcome = { kind: 'failed', failure, ...(partial && { partial }) };
    if (played.length === 0)
        return { outcome };
    const { scores, assertions } = combineTurns(played, undefined, { aggregation: 'mean', passMark: step.passMark });
    return { outcome, grade: { kind: 'ungraded', reason: failure.message, scores, assertions } };
}
function askTurn({ suite, test }, { turn, index, asking, history, conversation }, { target, signal, visit }) {
    history.push(turn.input);
    const question = {
        suite: suite.name,
        testId: turnId(test.id, index),
        prompt: renderTurn(history, conversation.windowSize, target.promptMode),
        inputFiles: test.inputFiles,
        attempt: 0,
        ...asking,
        workspacePath: visit?.path,
        workspaceFile: visit?.workspaceFile,
    };
    return target.provider.ask(question, signal);
}
async function gradeTurn({ test }, turn, outcome, history, { context, signal, graders, visit }) {
    if (outcome === undefined)
        return { kind: 'skipped' };
    if (outcome.kind === 'failed')
        return { kind: 'failed', reason: `Error: ${outcome.failure.message}` };
    const specs = graders(turn.graders);
    if (specs.length === 0)
        return { kind: 'graded', grade: nothingWanted };
    const expected = turn.expected === undefined ? [] : [turn.expected];
    // The criteria of a test are about the whole of it.
    const asked = { ...test, criteria: '', input: history.slice(0, -1), expected };
    return {
        kind: 'graded',
        grade: await grade(specs, submissionOf(asked, outcome.response, visit?.path), context, signal),
    };
}
const nothingWanted = { kind: 'scored', score: 1, assertions: [], scores: [], requiredMissed: [] };
/** The graders of the test itself see the whole conversation as one text. */
async function gradeWhole({ test }, response, history, { context, signal, graders, visit }) {
    const specs = graders(test.graders);
    if (specs.length === 0)
        return undefined;
    const startedAt = context.clock.now();
    const submission = { ...submissionOf(test, response, visit?.path), answer: transcriptOf(history) };
    const graded = await grade(specs, submission, context, signal);
    return { outcome: { kind: 'graded', grade: graded }, startedAt, endedAt: context.clock.now() };
}

;// CONCATENATED MODULE: ./build/js/src/app/workers.js



/** AgentV's number of parallel tests when nobody says one (suite-format.md \u00a710.4). */
const DEFAULT_WORKERS = 3;
/** Calls of a judge at the same time when its target says no number: judging must not be what everything waits for. */
const DEFAULT_JUDGE_WORKERS = 8;
/** Tests of one suite on one target wait for each other, and those of all suites on a target. */
const lanesOf = ({ suite, target }) => [
    JSON.stringify(['suite', suite.path, target.name]),
    JSON.stringify(['target', keyOf(target)]),
];
/** How many tests of a suite run at the same time on a target: what was asked for, what the suite says, what the target says. */
const workersOf = ({ suite, target, }, { workers }) => (isOneAtATime(target.provider) ? 1 : (workers ?? suite.workers ?? target.workers ?? DEFAULT_WORKERS));
const isOneAtATime = (provider) => (0,model_kind/* findKind */.oH)(providers/* providers */.r, provider)?.oneAtATime ?? false;
/** How many calls of a judge run at the same time. */
const judgeWorkersOf = ({ workers }) => workers ?? DEFAULT_JUDGE_WORKERS;
/** How many tests are asked at the same time. */
function workers_limitsOf(steps, inputs, { callLimit, alone }) {
    const lanes = new Map();
    const raise = (lane, most, target) => {
        const known = lanes.get(lane);
        if (known === undefined)
            lanes.set(lane, { most, ...(target && { target }) });
        else
            known.most = Math.max(known.most, most);
    };
    for (const step of steps) {
        const [ofSuite, ofTarget] = lanesOf(step);
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
        // Beside those who are asked, as many are graded; the answers of more would only pile up.
        begun: total + Math.max(total, DEFAULT_JUDGE_WORKERS),
    };
}

;// CONCATENATED MODULE: ./build/js/src/app/open-targets.js

















/** AgentV's number of repeats when neither the run nor the target says one (suite-format.md \u00a710.4). */
const DEFAULT_RETRIES = 2;
/** Nothing may hang for good. Agents and programs get what AgentV 1 and 2 gave them, models what their clients wait. */
const AGENT_DEADLINE_MS = 120_000;
const MODEL_DEADLINE_MS = 600_000;
/** Two more decide between them which side of a limit a score is on (gate.md O8). */
const VOTES_NEAR_LIMIT = 3;
/** Opens each target, and each judge, once per suite, with the run's timeouts and retries around it. */
class OpenTargets {
    #open = new Map();
    #judges = new Map();
    #retries = new Map();
    #caches;
    #gates = new Map();
    #pauses = new Map();
    #inputs;
    #prepared;
    #world;
    #runEnv;
    constructor(inputs, prepared, world, runEnv, caches) {
        this.#caches = caches;
        this.#inputs = inputs;
        this.#prepared = prepared;
        this.#world = world;
        this.#runEnv = runEnv;
    }
    for(step) {
        const key = JSON.stringify([step.suite.path, step.target.name]);
        const known = this.#open.get(key);
        if (known)
            return known;
        const opening = this.#openTarget(step);
        this.#open.set(key, opening);
        return opening;
    }
    /** How many calls were repeated on behalf of one test; the turns of a conversation are asked under names of their own. */
    retriesOf({ suite, test, target }) {
        const turns = (test.conversation?.turns ?? []).map((_, index) => turnId(test.id, index));
        const counts = [test.id, ...turns].map((id) => this.#retries.get(JSON.stringify([suite.path, id, target.name])) ?? 0);
        return counts.reduce((sum, count) => sum + count, 0);
    }
    async #openTarget(step) {
        const { suite, target } = step;
        const childEnv = await this.#prepared.environments.childEnvIn(suite.folder, this.#runEnv);
        const provider = this.#together(step, await this.#openWithFallbacks(suite, target), childEnv);
        return {
            provider: this.#caches.around(this.#world.watch.around(provider, step), step),
            promptMode: kindOf(target).promptMode,
            childEnv,
            searchRoots: (0,env_files/* searchRoots */._)(suite.folder, this.#prepared),
            judges: this.#judgesOf(suite, target),
            ...(this.#askedMs !== undefined && { graderTimeoutMs: this.#askedMs }),
            ...(this.#inputs.judgeVotes === 'near-threshold' && { votesNearLimit: VOTES_NEAR_LIMIT }),
            isDryRun: this.#inputs.dryRun,
        };
    }
    /** How many calls of a target its server bears just now; `undefined` before it was first asked. */
    callLimit(target) {
        return this.#gates.get(gateKey(target, 'test'))?.limit;
    }
    /** One call for the tests of the suite where the target wants it, and the provider behind it when that fails. */
    #together({ suite, target }, provider, childEnv) {
        const questions = batchOf(this.#prepared.plan, { suite, target });
        const bare = questions.length === 0 ? undefined : kindOf(target).open(target.options, this.#depsOf(suite, target, childEnv));
        const askTogether = bare?.askTogether;
        if (askTogether === undefined)
            return provider;
        const { clock, admission, tell } = this.#world;
        const eachMs = this.#deadlineMs(target);
        const batch = {
            ask: askTogether,
            questions,
            // As much as they would have one after the other: nothing may hang for good.
            timeoutMs: eachMs === undefined ? undefined : eachMs * questions.length,
            onAnswered: (costUsd) => admission.spent(suite.path, target, costUsd),
            onFailed: ({ message }) => {
                const why = `The batch of the target "${(0,shared_text/* cutEnd */.ym)(target.name, 60)}" failed, and its tests are asked one by one`;
                tell({ code: 'BATCH_FAILED', severity: 'warning', message: `${why}: ${message}`, place: target.place });
            },
        };
        return withBatch(provider, batch, clock);
    }
    #depsOf(suite, target, childEnv) {
        const { exec, http, clock, files, scripts, cwd, watch } = this.#world;
        return {
            target: target.resolvedName,
            exec,
            http,
            clock,
            files,
            scripts,
            childEnv,
            suiteFolder: suite.folder,
            cwd,
            verbose: watch.verbose,
            tell: watch.say,
        };
    }
    /** Retries are over when fallbacks are asked, and there are none of theirs (targets-format.md \u00a74.4). */
    async #openWithFallbacks(suite, target) {
        const provider = this.#patient(await this.#openProvider(suite, target, 'test'), suite.path, target);
        const fallbacks = target.fallbackTargets.flatMap((name) => {
            const choice = this.#prepared.judges.get(suite.path)?.named(name);
            return choice?.kind === 'judge' ? [{ ...choice.target, name }] : [];
        });
        const opened = fallbacks.map(async (fallback) => ({
            name: fallback.name,
            provider: await this.#openProvider(suite, fallback, 'test'),
        }));
        return withFallbacks(provider, await Promise.all(opened));
    }
    /** Each call has a deadline, costs something and waits for its turn. */
    async #openProvider(suite, target, role) {
        const { clock, admission } = this.#world;
        const childEnv = await this.#prepared.environments.childEnvIn(suite.folder, this.#runEnv);
        const bare = kindOf(target).open(target.options, this.#depsOf(suite, target, childEnv));
        const { dryRunDelay } = this.#prepared;
        const paced = dryRunDelay === undefined ? bare : withDelay(bare, dryRunDelay, clock);
        const limited = withTimeout(paced, this.#deadlineMs(target), clock);
        const metered = withMeter(limited, (costUsd) => admission.spent(suite.path, target, costUsd));
        return withGate(metered, this.#gateOf(suite, target, role));
    }
    #gateOf(suite, target, role) {
        const key = gateKey(target, role);
        const known = this.#gates.get(key);
        if (known)
            return known;
        const { clock } = this.#world;
        const pause = this.#pauses.get(keyOf(target)) ?? new Pause(clock);
        this.#pauses.set(keyOf(target), pause);
        const most = role === 'judge' ? judgeWorkersOf(target) : this.#mostWorkersOf(suite, target);
        const gate = new CallGate(most, clock, pause);
        this.#gates.set(key, gate);
        return gate;
    }
    /** Suites may ask for different numbers: the scheduler keeps each to its own. */
    #mostWorkersOf(suite, target) {
        const suites = this.#prepared.plan.steps.map((step) => step.suite);
        return Math.max(...[suite, ...suites].map((each) => workersOf({ suite: each, target }, this.#inputs)));
    }
    /** Judges are opened when they are first asked: most runs never need most of them. */
    #judgesOf(suite, target) {
        const judges = this.#prepared.judges.get(suite.path);
        if (judges === undefined)
            return { names: [], find: async () => ({ kind: 'none', reason: 'Nobody judges here' }) };
        return {
            names: judges.names,
            find: async (name) => {
                const choice = name === undefined ? judges.of(target) : judges.named(name);
                if (choice.kind === 'judge')
                    return { kind: 'found', judge: await this.#judge(suite, choice.target) };
                return { kind: 'none', reason: choice.problems.map(({ message }) => message).join('; ') };
            },
        };
    }
    #judge(suite, target) {
        const key = JSON.stringify([suite.path, target.name]);
        const known = this.#judges.get(key);
        if (known)
            return known;
        const opening = this.#openProvider(suite, target, 'judge').then((provider) => {
            const identity = (0,targets_identity/* identityOf */.c)(target);
            const memory = this.#caches.memoryOf(suite, target);
            const audited = {
                name: target.name,
                identity,
                flips: (seed) => this.#caches.flipsOf(suite, target, seed),
                affords: (expectedUsd) => this.#world.admission.affords(suite.path, target, expectedUsd),
            };
            return {
                name: target.name,
                provider: this.#patient(provider, suite.path, target),
                promptMode: kindOf(target).promptMode,
                identity,
                ...(memory !== undefined && { memory, onRemembered: this.#world.audit.listenTo(audited) }),
            };
        });
        this.#judges.set(key, opening);
        return opening;
    }
    #patient(provider, suitePath, target) {
        const limits = { maxRetries: this.#inputs.maxRetries ?? DEFAULT_RETRIES, policy: this.#policyOf(provider) };
        return withRetry(provider, limits, this.#world.clock, ({ question }) => {
            const key = JSON.stringify([suitePath, question.testId, target.name]);
            this.#retries.set(key, (this.#retries.get(key) ?? 0) + 1);
        });
    }
    /** The number that was asked for wins over that of the target; the target's delays stay. */
    #policyOf({ retry }) {
        const { maxRetries } = this.#inputs;
        return retry && maxRetries !== undefined ? { ...retry, maxRetries } : retry;
    }
    /** What was asked for, else nothing where the target has a deadline of its own, else the guard of its kind. */
    #deadlineMs({ provider, options }) {
        if (this.#askedMs !== undefined)
            return this.#askedMs;
        if (options['timeout_seconds'] !== undefined)
            return undefined;
        const kind = kindOf({ provider });
        return kind.deadlineMs ?? (kind.promptMode === 'agent' ? AGENT_DEADLINE_MS : MODEL_DEADLINE_MS);
    }
    get #askedMs() {
        const { testTimeoutSeconds } = this.#inputs;
        return testTimeoutSeconds === undefined ? undefined : Math.floor(testTimeoutSeconds * 1000);
    }
}
/** Kept, because lists that are searched by name are indexed once. */
const kinds = [...providers/* providers */.r, transcript_transcript];
function kindOf({ provider }) {
    const kind = (0,model_kind/* findKind */.oH)(kinds, provider);
    if (kind === undefined)
        throw new Error(`The plan names a provider that is not there: ${provider}`);
    return kind;
}
const gateKey = (target, role) => JSON.stringify([role, keyOf(target)]);

// EXTERNAL MODULE: ./build/js/src/app/open-workspaces.js + 15 modules
var open_workspaces = __webpack_require__(69974);
;// CONCATENATED MODULE: ./build/js/src/grade/bounded-exec.js
/** As many programs as judges run at the same time to grade one answer: a suite may put a hundred together. */
const MOST_PROGRAMS = 8;
/**
 * Starts programs, no more than so many at the same time; others wait for their turn, in the order in which they came.
 * The time of a program begins with its turn. Who is stopped while waiting is not started.
 */
function boundedExec(exec, most) {
    const waiting = new Set();
    let running = 0;
    const turn = async (signal) => {
        if (signal.aborted)
            return false;
        if (running < most) {
            running += 1;
            return true;
        }
        return new Promise((resolve) => {
            const begin = () => {
                signal.removeEventListener('abort', giveUp);
                resolve(true);
            };
            const giveUp = () => {
                waiting.delete(begin);
                resolve(false);
            };
            waiting.add(begin);
            signal.addEventListener('abort', giveUp, { once: true });
        });
    };
    /** Its place goes to the first who waits. */
    const over = () => {
        const [next] = waiting;
        if (next === undefined) {
            running -= 1;
            return;
        }
        waiting.delete(next);
        next();
    };
    return {
        async run(request, signal) {
            if (!(await turn(signal)))
                return NOT_BEGUN;
            try {
                return await exec.run(request, signal);
            }
            finally {
                over();
            }
        },
    };
}
const NOT_BEGUN = { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };

// EXTERNAL MODULE: ./build/js/src/grade/graders/index.js + 71 modules
var graders = __webpack_require__(44660);
;// CONCATENATED MODULE: ./build/js/src/run/trials.js


/** Whether another trial is due after those that are done. */
function nextTrial(done, policy) {
    if (done.length >= policy.count)
        return 'enough';
    const last = done.at(-1);
    if (policy.strategy === 'pass_at_k' && last !== undefined && last.score >= suite/* PASS_MARK */.Yn)
        return 'enough';
    const spent = done.reduce((sum, trial) => sum + ((0,model_paid/* paidFor */.Uu)(trial).costUsd ?? 0), 0);
    return policy.costLimitUsd !== undefined && spent >= policy.costLimitUsd ? 'cost-limit' : 'go-on';
}
/** Several trials as one score, by AgentV's strategies. There must be at least one. */
function aggregateTrials(trials, strategy) {
    const scores = trials.map(({ score }) => score);
    const best = scores.indexOf(Math.max(...scores));
    const { score, aggregation } = scored(scores, strategy);
    return { score, aggregation, best };
}
function scored(scores, strategy) {
    if (strategy === 'pass_at_k') {
        const passedAttempts = scores.filter((score) => score >= suite/* PASS_MARK */.Yn).length;
        return { score: Math.max(...scores), aggregation: { strategy, passedAttempts, totalAttempts: scores.length } };
    }
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    if (strategy === 'mean') {
        return { score: mean, aggregation: { strategy, mean, min: Math.min(...scores), max: Math.max(...scores) } };
    }
    const { lower, upper, stddev } = confidenceInterval(scores, mean);
    return { score: lower, aggregation: { strategy, mean, ci95Lower: lower, ci95Upper: upper, stddev } };
}
/** Two-sided 95 % Student-t values for 1\u202629 degrees of freedom, as AgentV tabulates them; 1.96 beyond. */
const T_95 = [
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
    2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045,
];
function confidenceInterval(scores, mean) {
    const n = scores.length;
    if (n < 2)
        return { lower: mean, upper: mean, stddev: 0 };
    const stddev = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (n - 1));
    const margin = ((T_95[n - 2] ?? 1.96) * stddev) / Math.sqrt(n);
    return { lower: Math.max(0, mean - margin), upper: Math.min(1, mean + margin), stddev };
}

;// CONCATENATED MODULE: ./build/js/src/app/run-in-workspace.js

/** One trial in the workspace of its test, if it has one: what happens around it, happens whatever comes of it. */
async function runInWorkspace(step, trial, target, { workspaces, signal }, run) {
    const { test, trials } = step;
    const visitor = {
        testId: test.id,
        trial,
        input: renderPrompt(test.input, 'lm').question,
        metadata: test.metadata,
        childEnv: target.childEnv,
        isLastTrial: trial === trials.count - 1,
    };
    const entered = await workspaces?.enter(step, visitor, signal);
    if (entered?.kind === 'failed')
        return { outcome: { kind: 'failed', failure: entered.failure } };
    if (entered?.kind !== 'visit')
        return run(undefined);
    const { visit } = entered;
    let made;
    let keptAt;
    try {
        made = await run(visit);
    }
    finally {
        await visit.afterAnswer(signal);
        keptAt = await visit.leave(made?.grade?.kind === 'scored' && made.grade.score >= KEEP_BELOW);
    }
    return { ...made, hookOutputs: visit.hookOutputs, ...(keptAt !== undefined && { workspacePath: keptAt }) };
}
/** Below this score a workspace counts as that of a failure, whatever the pass mark (workspace-format.md \u00a78.2). */
const KEEP_BELOW = 0.5;

;// CONCATENATED MODULE: ./build/js/src/app/run-step.js











/**
 * Runs one test on one target as often as it is planned. `undefined` when the run was cancelled meanwhile. A test that
 * is refused is a result of its own; one that is refused further trials makes do with those that it had.
 */
async function runStep(step, target, turn, world) {
    const startedAt = world.clock.now();
    const { done, next, refusal } = await runTrials(step, target, turn, world);
    if (world.signal.aborted)
        return undefined;
    if (refusal !== undefined && done.length === 0)
        return notRunResult(step, refusal, startedAt);
    const prompt = renderPrompt(step.test.input, target.promptMode);
    const facts = { prompt, startedAt, finishedAt: world.clock.now(), retries: turn.retries() };
    const trials = done.map(({ trial }) => trial);
    const costLimited = next === 'cost-limit' || refusal !== undefined;
    const hasTrials = step.trials.count > 1 || turn.anew !== undefined;
    const summary = hasTrials ? { ...aggregateTrials(trials, step.trials.strategy), costLimited } : undefined;
    const runs = done.map(({ run }) => run);
    return resultOf(step, runs, trials, summary, facts);
}
/** One after the other where each decides about the next, else as many at once as there are seats. */
async function runTrials(step, target, turn, world) {
    const done = [];
    const { anew } = turn;
    const isTogether = anew === undefined && mayRunTogether(step.trials);
    let refusal;
    let kept;
    const runNext = async (attempt) => {
        const seat = kept ?? (await turn.seats.take());
        kept = undefined;
        const admitted = refusal === undefined ? await turn.admit() : undefined;
        if (admitted?.kind !== 'go') {
            refusal ??= admitted?.failure;
            return seat.leave();
        }
        let run;
        try {
            const onAnswered = async () => {
                if (turn.keepsSeat)
                    return;
                seat.leave();
                // Whoever takes it asks before this answer is looked at: a model that waits costs more than a grade.
                await world.giveWay();
            };
            run = await runInWorkspace(step, attempt, target, world, (visit) => runTrial(step, { trial: attempt + (anew?.from ?? 0), isFresh: anew !== undefined }, target, world, {
                visit,
                onAnswered,
            }));
        }
        finally {
            admitted.over(run && costOf(run));
        }
        // What failed may be the last straw: nobody follows before that is known.
        if (run.outcome.kind === 'failed' && !isTogether)
            kept = seat;
        else
            seat.leave();
        done.push({ run, trial: trialOf(run, attempt, step.passMark) });
    };
    if (isTogether) {
        const all = await Promise.allSettled(Array.from({ length: step.trials.count }, (_, attempt) => runNext(attempt)));
        const broken = all.find(({ status }) => status === 'rejected');
        if (broken?.status === 'rejected')
            throw broken.reason;
        return { done: done.toSorted((a, b) => a.trial.attempt - b.trial.attempt), next: 'enough', refusal };
    }
    let next = 'go-on';
    while (next === 'go-on' && refusal === undefined && !world.signal.aborted) {
        await runNext(done.length);
        const trials = done.map(({ trial }) => trial);
        next = anew === undefined ? nextTrial(trials, step.trials) : anew.goesOn(trials) ? 'go-on' : 'enough';
    }
    return { done, next, refusal };
}
/** Trials whose number is certain need not wait for each other. */
const mayRunTogether = ({ count, strategy, costLimitUsd }) => count > 1 && strategy !== 'pass_at_k' && costLimitUsd === undefined;
/** What a trial cost with its judges, as far as anybody told; `undefined` when nobody did. */
function costOf({ outcome, grade }) {
    const answer = (outcome.kind === 'answered' ? outcome.response : outcome.partial)?.costUsd ?? [];
    const costs = [answer, (grade?.scores ?? []).flatMap(costsOf)].flat();
    return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
}
const costsOf = ({ costUsd, scores = [] }) => [
    ...(costUsd === undefined ? [] : [costUsd]),
    ...scores.flatMap(costsOf),
];
async function runTrial(step, asking, target, world, { visit, onAnswered }) {
    const { suite, test, passMark } = step;
    const { clock, exec, files, matcher, loopback, scripts } = world;
    const common = {
        clock,
        exec: boundedExec(exec, MOST_PROGRAMS),
        files,
        matcher,
        loopback,
        scripts,
        childEnv: target.childEnv,
        suiteFolder: suite.folder,
        searchRoots: target.searchRoots,
        judges: target.judges,
        timeoutMs: target.graderTimeoutMs,
    };
    const context = {
        kinds: graders/* graders */.F,
        depsFor: ({ declaredAs }) => ({ ...common, declaredAs }),
        clock,
        passMark,
        votesNearLimit: target.votesNearLimit,
    };
    const gradersOf = (specs) => (target.isDryRun ? specs.filter(staysHere) : specs);
    if (test.conversation !== undefined) {
        return runConversation(step, test.conversation, asking, {
            target,
            context,
            signal: world.signal,
            graders: gradersOf,
            visit,
        });
    }
    const question = {
        suite: suite.name,
        testId: test.id,
        prompt: renderPrompt(test.input, target.promptMode),
        inputFiles: test.inputFiles,
        attempt: 0,
        ...asking,
        workspacePath: visit?.path,
        workspaceFile: visit?.workspaceFile,
    };
    const asked = await target.provider.ask(question, world.signal);
    if (asked.kind === 'answered')
        await onAnswered();
    const changes = await visit?.afterAnswer(world.signal);
    if (asked.kind === 'failed')
        return { outcome: asked };
    const outcome = { ...asked, response: withChanges(asked.response, changes) };
    const submission = submissionOf(test, outcome.response, visit?.path);
    return { outcome, grade: await grade(gradersOf(test.graders), submission, context, world.signal) };
}
/** A dry run starts no program and asks no judge. */
function staysHere({ type, options, members = [] }) {
    const kind = (0,model_kind/* findKind */.oH)(graders/* graders */.F, type);
    const reachesOut = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
    return !reachesOut && members.every(staysHere);
}
/** Whether a grader, or one that it puts together, runs programs. */
function startsPrograms({ type, options, members = [] }) {
    return (0,model_kind/* findKind */.oH)(graders/* graders */.F, type)?.startsPrograms?.(options) === true || members.some(startsPrograms);
}

;// CONCATENATED MODULE: ./build/js/src/app/engine.js








/** Asks targets, each test in its workspace, as many at once as they bear. Whoever opened it has to close it. */
class Engine {
    #inputs;
    #world;
    #targets;
    #workspaces;
    #mostAtOnce = 0;
    constructor(prepared, steps, inputs, world) {
        this.#inputs = inputs;
        this.#world = world;
        this.#targets = new OpenTargets(inputs, prepared, world, runEnvironment(world.startedAt, inputs), world.caches);
        // A dry run makes nothing.
        this.#workspaces = inputs.dryRun ? undefined : (0,open_workspaces/* openWorkspaces */.$)(steps, inputs, { ...prepared, world });
    }
    /** Runs each of these steps once; those that had not begun when the run was stopped have no result. */
    async run(steps, sitting) {
        await this.#workspaces?.lookUp(steps);
        const limits = workers_limitsOf(steps, this.#inputs, {
            callLimit: (target) => this.#targets.callLimit(target),
            alone: new Set(steps.flatMap((step) => this.#aloneLaneOf(step))),
        });
        const jobs = steps.map((step) => ({
            lanes: [...lanesOf(step), ...this.#aloneLaneOf(step)],
            key: stepKey(step, step.test.id),
            after: step.test.dependsOn.map((id) => stepKey(step, id)),
            expectedMs: this.#world.durations.get(durationKey(step)),
            run: (seats) => this.#runOne(step, seats, sitting),
        }));
        this.#mostAtOnce = Math.max(this.#mostAtOnce, await schedule(jobs, limits, this.#world.signal));
    }
    /** The most tests that were asked at the same time so far. */
    get mostAtOnce() {
        return this.#mostAtOnce;
    }
    /** Clears the workspaces away; also after a run that was stopped. */
    async close() {
        await this.#workspaces?.close(this.#world.signal);
    }
    async #runOne(step, seats, { results, keep, anew }) {
        const { clock, admission, progress, signal } = this.#world;
        const startedAt = clock.now();
        const missing = step.test.onDependencyFailure === 'run' ? undefined : failedDependency(step, results);
        if (missing !== undefined)
            return keep(dependencyResult(step, missing, startedAt), step);
        const refusal = admission.refusal(step);
        if (refusal !== undefined)
            return keep(notRunResult(step, refusal, startedAt), step);
        const turn = {
            seats,
            keepsSeat: this.#workspaces?.laneOf(step) !== undefined || this.#isLookedAtAlone(step),
            admit: () => admission.admit(step, signal),
            retries: () => this.#targets.retriesOf(step),
            anew: anew?.(step),
        };
        progress.started({ suite: step.suite.name, testId: step.test.id, target: step.target.name });
        try {
            const target = await this.#targets.for(step);
            const result = await runStep(step, target, turn, { ...this.#world, workspaces: this.#workspaces });
            if (result)
                await keep(result, step);
        }
        catch (error) {
            // Not being able to write results ends the run; anything else is this test's own mishap.
            if (error instanceof errors/* UserError */.yo)
                throw error;
            const facts = { startedAt, finishedAt: clock.now(), retries: this.#targets.retriesOf(step) };
            await keep(bugResult(step, error, facts), step);
        }
    }
    /** With one worker, programs that grade look at what the target left behind. */
    #isLookedAtAlone(step) {
        return workersOf(step, this.#inputs) === 1 && step.test.graders.some(startsPrograms);
    }
    #aloneLaneOf(step) {
        const alone = this.#workspaces?.laneOf(step)?.alone;
        return alone === undefined ? [] : [JSON.stringify(['workspace', alone])];
    }
}
const stepKey = ({ suite, target }, id) => JSON.stringify([suite.path, target.name, id]);
/** The first test that this one waited for in vain: a low score is a measurement, an error is none (suite-format.md \u00a714). */
function failedDependency({ suite, target, test }, results) {
    if (test.dependsOn.length === 0)
        return undefined;
    return results.find((result) => result.status === 'execution_error' &&
        result.suiteFile === suite.file &&
        result.target === target.name &&
        test.dependsOn.includes(result.testId));
}
const durationKey = ({ suite, test, target }) => (0,result/* resultKey */.ZH)({ suiteFile: suite.file, suite: suite.name, testId: test.id, target: target.name });
/** When a run began, as part of a name of a file. */
const timestamp = (at) => new Date(at).toISOString().replaceAll(/[:.]/g, '-');
/** What AgentV tells every child process of the run (suite-format.md \u00a76.3). */
const runEnvironment = (startedAt, { experiment }) => ({
    AGENTV_RUN_TIMESTAMP: timestamp(startedAt),
    AGENTV_EXPERIMENT: experiment,
});

;// CONCATENATED MODULE: ./build/js/src/app/envelope.js

const HALF_GIB = 512 * 1024 * 1024;
const LONGEST_WORD = 100;
/**
 * What a run has to itself: the machine, the image of the runner where GitHub's says it, and how many tests were asked at
 * once. Of a job in a container nobody inside it knows the image, so it is not said.
 */
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
/** The tests of a plan, as far as one has to know them to say what a comparison could see. */
const plannedTests = ({ steps }) => steps.flatMap((step) => step.kind === 'broken'
    ? []
    : {
        suite: step.suite.name,
        suiteFile: step.suite.file,
        testId: step.test.id,
        target: step.target.name,
        // Under `pass_at_k` the test as a whole is one trial.
        trials: step.trials.strategy === 'pass_at_k' ? 1 : step.trials.count,
    });

// EXTERNAL MODULE: ./build/js/src/app/prepare.js + 6 modules
var prepare = __webpack_require__(75170);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/app/confirm.js
var app_confirm = __webpack_require__(6063);
// EXTERNAL MODULE: ./build/js/src/model/present-trials.js
var present_trials = __webpack_require__(20710);
// EXTERNAL MODULE: ./build/js/src/model/fingerprint.js
var fingerprint = __webpack_require__(62453);
;// CONCATENATED MODULE: ./build/js/src/plan/reuse.js


/** One of so many known tests is run all the same, and one at least (gate.md O7). */
const CANARY_SHARE = 0.05;
/**
 * Which tests of a plan are known already, because nothing about them changed: the same measure, and the same subject of
 * which every part is known. Whether they passed is not looked at. `headSha` decides which of them are run all the same.
 */
function planReuse(steps, pools, headSha) {
    const trialsOf = finder(pools);
    const runs = steps.filter((step) => step.kind === 'run');
    const awaited = new Set(runs.flatMap((step) => step.test.dependsOn.map((id) => reuse_keyOf(step, id))));
    const known = runs.flatMap((step) => {
        // Tests that wait for each other may leave something behind for each other.
        const isAlone = step.test.dependsOn.length === 0 && !awaited.has(reuse_keyOf(step, step.test.id));
        const found = isAlone ? knownOf(step, trialsOf(step)) : undefined;
        return found === undefined ? [] : [{ step, found, lot: reuse_lotOf(step, headSha) }];
    });
    const count = known.length === 0 ? 0 : Math.max(1, Math.ceil(known.length * CANARY_SHARE));
    const drawn = known.toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
    const byIndex = (part) => new Map(part.map(({ step, found }) => [step.index, found]));
    return { canaries: byIndex(drawn.slice(0, count)), reused: byIndex(drawn.slice(count)) };
}
/**
 * Whether a canary got worse although nothing about it changed: then something matters that no fingerprint sees, and all
 * that was reused has to be run. A canary that has no result says nothing.
 */
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
    return (step) => trials.get(reuse_keyOf(step, step.test.id)) ?? [];
}
const reuse_keyOf = ({ suite, target }, testId) => JSON.stringify([suite.file, suite.name, target.name, testId]);
/** The newest run that knows as many trials as are planned. */
function knownOf({ measure, subject, trials: planned }, trials) {
    if (measure === undefined || subject === undefined || !(0,fingerprint/* isWholeSubject */.Go)(subject))
        return undefined;
    const runs = new Map();
    for (const trial of trials) {
        if (trial.measure !== measure || trial.subject !== subject || trial.sha === undefined)
            continue;
        const own = runs.get(trial.run);
        if (own)
            own.push(trial);
        else
            runs.set(trial.run, [trial]);
    }
    // Under pass_at_k a test as a whole is one trial.
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
/** Nobody can choose the canaries: another commit draws others. */
const reuse_lotOf = (step, headSha) => (0,external_node_crypto_.createHash)('sha256')
    .update(JSON.stringify([headSha, reuse_keyOf(step, step.test.id)]))
    .digest('hex');

;// CONCATENATED MODULE: ./build/js/src/results/reused-result.js


/**
 * A test that was not run because nothing about it changed since it was measured at a commit (gate.md O7). Nothing was
 * spent on it now. `summary` is given when several trials are known.
 */
function reusedResult(step, { fromSha, trials: known }, summary, at) {
    const trials = known.map(({ pass, score, costUsd, durationMs }, attempt) => {
        const spent = { ...(costUsd !== undefined && { costUsd }), ...(durationMs !== undefined && { durationMs }) };
        const status = pass ? 'ok' : 'quality_failure';
        return { attempt, status, score, verdict: (0,model_grade/* verdictOf */.Vj)(score), scores: [], ...spent, cached: true };
    });
    const [first] = trials;
    if (first === undefined)
        throw new Error(`No trial of ${step.test.id} is known`);
    const score = summary?.score ?? first.score;
    const passed = summary === undefined ? first.status === 'ok' : score >= step.passMark;
    const { costUsd, durationMs } = trials[summary?.best ?? 0] ?? first;
    return {
        ...identity(step, { startedAt: at, finishedAt: at, retries: 0 }),
        status: passed ? 'ok' : 'quality_failure',
        score,
        assertions: [{ text: `Not run again: nothing about it changed since ${fromSha}`, passed }],
        scores: [],
        input: [...step.test.input],
        output: '',
        messages: [],
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
        cached: true,
        evalRun: { durationMs: 0 },
        ...(summary && { trials, aggregation: summary.aggregation }),
        reusedFrom: fromSha,
        avoided: avoidedBy(step, known),
    };
}
/** As many trials as were planned now, each like those that are known: there may be more of them. */
function avoidedBy({ trials }, known) {
    // Under pass_at_k a test as a whole is one trial.
    const count = trials.strategy === 'pass_at_k' ? 1 : trials.count;
    const [cost, time] = [known.flatMap(({ costUsd }) => costUsd ?? []), known.flatMap((each) => each.durationMs ?? [])];
    const inAll = (each) => (count * each.reduce((sum, value) => sum + value, 0)) / each.length;
    return { ...(cost.length > 0 && { costUsd: inAll(cost) }), ...(time.length > 0 && { durationMs: inAll(time) }) };
}

;// CONCATENATED MODULE: ./build/js/src/app/reusing.js





/** The steps of a run whose results are known already, and what becomes of them once the others have run. */
class Reusing {
    /** Everything that is not known, and the canaries. */
    toRun;
    /** What need not be run, unless there is a leak. */
    known;
    #reuse;
    /** Without a past nothing is known. */
    constructor(steps, past) {
        this.#reuse = past ? planReuse(steps, past.pools, past.headSha) : NOTHING;
        this.toRun = steps.filter(({ index }) => !this.#reuse.reused.has(index));
        this.known = steps.filter(({ index }) => this.#reuse.reused.has(index));
    }
    /** Why nothing may be reused after all: a test that nothing has changed about got worse. */
    leakAmong(results) {
        const leak = results.find((result) => {
            const known = this.#reuse.canaries.get(result.index);
            return known !== undefined && isLeak(known, (0,present_trials/* presentTrials */.$)(result));
        });
        if (leak === undefined || this.known.length === 0)
            return undefined;
        const message = `Nothing was reused: ${leak.testId} got worse although nothing about it changed, so that ${(0,shared_text/* plural */.LS)('earlier result', this.known.length)} may no longer hold`;
        return { code: 'UNUSED', severity: 'warning', message, place: leak.place };
    }
    /** What is known of a step, as its result. */
    resultOf(step, at) {
        const known = this.#reuse.reused.get(step.index);
        if (known === undefined)
            throw new Error(`Nothing is known of ${step.test.id}`);
        const trials = known.trials.map(({ score, pass }) => ({ score, status: pass ? 'ok' : 'quality_failure' }));
        const summary = trials.length === 1 ? undefined : { ...aggregateTrials(trials, step.trials.strategy), costLimited: false };
        return reusedResult(step, known, summary, at);
    }
}
const NOTHING = { reused: new Map(), canaries: new Map() };

;// CONCATENATED MODULE: ./build/js/src/app/run-plan.js
var run_plan_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_plan_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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







/** From so many on it pays to be small. */
const MANY_STEPS = 500;
/**
 * Runs every step of the plan, then again what looks newly broken; each result is freed of secrets, written down and
 * told as soon as it is there.
 */
async function runPlan(prepared, takenOver, context) {
    const { plan } = prepared;
    const results = [...takenOver];
    const known = new Set(takenOver.map(({ index }) => index));
    const keep = async (result, { suite, target }) => {
        const clean = context.withoutSecrets(result);
        context.admission.finished(suite.path, typeof target === 'string' ? undefined : target, clean);
        await context.journal.append((0,record/* recordLine */.I)(clean));
        results.push(clean);
        context.progress.finished(clean, { done: results.length, total: plan.steps.length });
    };
    const left = plan.steps.filter(({ index }) => !known.has(index));
    const steps = runnable(left);
    if (steps.length >= MANY_STEPS) {
        // What was needed to read the suites is needed no more, and programs are to be started now.
        context.memory.giveBack();
    }
    for (const step of left)
        if (step.kind === 'broken')
            await keep(brokenResult(step, context.clock.now()), step);
    const engine = new Engine(prepared, runnable(plan.steps), context.inputs, context);
    try {
        const reusing = new Reusing(steps, context.known);
        await engine.run(reusing.toRun, { keep, results });
        const leak = reusing.leakAmong(results);
        if (leak !== undefined) {
            context.tell(leak);
            await engine.run(reusing.known, { keep, results });
        }
        else if (!context.signal.aborted) {
            for (const step of reusing.known)
                await keep(reusing.resultOf(step, context.clock.now()), step);
        }
        const again = await runAgain(prepared, results, engine, context);
        return { results, ...again, mostAtOnce: engine.mostAtOnce };
    }
    finally {
        await engine.close();
    }
}
/** Only a run that is whole can tell what looks unlike before. */
async function runAgain({ plan }, results, engine, { doubts, endedWith, progress, signal, folder, files, withoutSecrets }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const confirmations = [];
        if (doubts === undefined || signal.aborted)
            return { confirmations, isConfirmed: true };
        const run = endedWith(results);
        const suspects = run.complete ? doubts.of(run) : [];
        if (suspects.length === 0)
            return { confirmations, isConfirmed: true };
        progress.confirming(suspects.length);
        const journal = run_plan_addDisposableResource(env_1, await files.openJournal((0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.confirmations)), true);
        await (0,app_confirm/* confirm */.l)({ run, steps: runnable(plan.steps), confirmations: suspects }, doubts, engine, async (result) => {
            const clean = withoutSecrets(result);
            await journal.append((0,record/* recordLine */.I)(clean));
            confirmations.push(clean);
            progress.confirmed(clean);
        });
        confirmations.sort((one, other) => one.index - other.index);
        return { confirmations, isConfirmed: confirmations.length === suspects.length };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = run_plan_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const runnable = (steps) => steps.filter((step) => step.kind === 'run');

// EXTERNAL MODULE: ./build/js/src/run/providers/replay.js
var replay = __webpack_require__(8825);
;// CONCATENATED MODULE: ./build/js/src/run/replay-fixture.js



/** Hands every new answer on before it counts; what came from a cache is none, and neither is one with an error. */
const withRecording = (provider, keep) => ({
    retry: provider.retry,
    async ask(question, signal) {
        const outcome = await provider.ask(question, signal);
        if (outcome.kind === 'answered' && outcome.response.error === undefined)
            await keep(question, outcome.response);
        return outcome;
    },
});
/** An answer as a row that the provider `replay` reads (targets-format.md \u00a713). */
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
        source: { provider: target.provider, target_name: target.name, resolved_target: target.resolvedName },
        output: response.messages.map((message) => (0,wire/* messageOnWire */.ym)(withKnownStatuses(message))),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: costUsd,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
    };
}
/** The format has a list of them. */
const withKnownStatuses = (message) => message.toolCalls === undefined
    ? message
    : {
        ...message,
        toolCalls: message.toolCalls.map((call) => call.status === undefined || replay/* toolStatuses */.Ll.includes(call.status)
            ? call
            : { ...call, status: 'unknown' }),
    };

;// CONCATENATED MODULE: ./build/js/src/run/with-telling.js
/** Tells each prompt before it is asked, under the name of who is asked. */
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



/** Opens what the run was asked for. Throws a `UserError` when the file of recordings cannot be written. */
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

;// CONCATENATED MODULE: ./build/js/src/app/evaluate.js
var evaluate_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var evaluate_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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

















/**
 * Suites \u2192 plan \u2192 run \u2192 grade \u2192 results, then fresh trials of tests that look newly broken. Nothing is written before
 * the plan stands.
 */
async function evaluate(inputs, asked, progress, { durations = new Map(), costs, doubts, only, known, mirrors, earlier: attempts = [], options = {} } = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const startedAt = asked.clock.now();
        const time = evaluate_addDisposableResource(env_1, withTimeLimit(asked, inputs.timeoutMinutes), false);
        const { world } = time;
        world.memory.stopGrowth();
        const whole = await (0,prepare/* prepare */.iA)(inputs, world, options);
        const prepared = only === undefined ? whole : { ...whole, plan: partOf(whole.plan, only) };
        const { deep: withoutSecrets } = (0,redact/* redactor */.$p)(await prepared.environments.secrets(), inputs.redact);
        const start = await (0,earlier_run/* findStart */.kI)(inputs, prepared, world);
        const folder = start.source?.continuesIn ?? runFolder(inputs, prepared, startedAt);
        const _claim = evaluate_addDisposableResource(env_1, await world.files.claim(folder), true);
        const earlier = await (0,prepare/* withoutSecretsOf */.f1)({ ...prepared, inputs }, () => (0,earlier_run/* inherit */.IL)(start, prepared, world, withoutSecrets));
        const caches = new app_caches/* Caches */.a({ inputs, cwd: prepared.cwd, stores: world.stores, clean: withoutSecrets });
        const warnings = withoutSecrets([
            ...prepared.warnings,
            ...earlier.warnings,
            ...caches.remarks(prepared),
            ...batchRemarks(prepared.plan),
        ]);
        progress.planned(outlineOf(prepared, earlier), [...withoutSecrets(errorsOf(prepared)), ...warnings]);
        await (0,earlier_run/* beginFolder */.qF)(folder, earlier, world.files);
        const journal = evaluate_addDisposableResource(env_1, await world.files.openJournal((0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal)), true);
        const watch = evaluate_addDisposableResource(env_1, await openWatch(options, { ...prepared, world, withoutSecrets }), true);
        const audit = new JudgeAudit();
        const admission = new Admission(runnable(prepared.plan.steps), inputs.budgetUsd, costs);
        const troubles = [];
        const tell = (problem) => {
            const [clean = problem] = withoutSecrets([problem]);
            troubles.push(clean);
            world.log.warn(clean.message);
        };
        const { plan } = prepared;
        const endedWith = (results, isConfirmed = true) => {
            const stopped = results.length < plan.steps.length || !isConfirmed ? time.why : admission.stopped;
            return {
                startedAt: new Date(startedAt).toISOString(),
                durationMs: Math.max(0, world.clock.now() - startedAt),
                planned: plan.steps.length,
                complete: stopped === undefined,
                ...(stopped !== undefined && { stopped }),
                dryRun: inputs.dryRun,
                ...(inputs.testId.length > 0 && { selected: true }),
                // They name suites as the results do, whose secrets are gone.
                floors: withoutSecrets([...plan.floors]),
                warnings,
                ...(attempts.length > 0 && { earlier: [...attempts] }),
                results: results.toSorted((one, other) => one.index - other.index),
            };
        };
        const ports = { ...world, startedAt, progress, caches, audit, admission, watch, durations, mirrors, tell };
        const context = { ...ports, inputs, journal, folder, withoutSecrets, doubts, known, endedWith };
        const { results, confirmations, isConfirmed, mostAtOnce } = await runPlan(prepared, earlier.results, context);
        // What is run for another run is no look at judges.
        const judgeNoise = only === undefined ? withoutSecrets(await auditJudges(audit, prepared.root, world)) : [];
        const late = withoutSecrets([...admission.warnings]);
        for (const problem of late)
            world.log.warn((0,errors/* problemText */.fI)(problem));
        const uses = caches.uses();
        return {
            folder,
            run: {
                ...endedWith(results, isConfirmed),
                // Stand-ins need no machine.
                ...(!inputs.dryRun && { envelope: envelopeOf(world, mostAtOnce) }),
                warnings: [...warnings, ...troubles, ...late],
                ...(uses.length > 0 && { caches: uses }),
                ...(judgeNoise.length > 0 && { judgeNoise }),
                ...(confirmations.length > 0 && { confirmations: [...confirmations] }),
            },
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = evaluate_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const outlineOf = ({ plan }, { results, from }) => ({
    tests: plan.steps.length,
    planned: plannedTests(plan),
    suites: [...new Set(plan.steps.map(({ suite }) => suite.file))],
    ...(from !== undefined && { takenOver: { results, from } }),
});
const errorsOf = ({ plan: { steps } }) => steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
/** Those of the plan that are wanted, each as often as that. */
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
        ? (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs', experiment, timestamp(startedAt))
        : (0,external_node_path_.resolve)(cwd, outputDirectory);
}


/***/ }),

/***/ 30414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ foreseeing)
/* harmony export */ });
/* unused harmony export forecast */
/* harmony import */ var _gate_assess_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38236);
/* harmony import */ var _gate_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48686);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _targets_dry_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87527);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40159);





/**
 * What the comparison of a plan with its baseline could see, one sentence for each suite and target (gate.md O5): from
 * the history alone, so that it is known before anything is spent. Nothing when there is no history.
 */
function forecast(tests, baseline, policy) {
    if (baseline.kind !== 'found')
        return [];
    const results = tests.map(standIn);
    const run = {
        startedAt: EPOCH,
        durationMs: 0,
        planned: results.length,
        complete: true,
        dryRun: false,
        floors: [],
        warnings: [],
        results,
    };
    const { suites } = (0,_gate_assess_js__WEBPACK_IMPORTED_MODULE_0__/* .assess */ .n)((0,_decide_js__WEBPACK_IMPORTED_MODULE_2__/* .pairingOf */ .U)(run, { baseline, selected: true }), policy);
    const { requireMde } = policy;
    return suites.map((change) => sentence(change, requireMde));
}
/** Tells with the plan what the comparison could see. */
const foreseeing = (progress, { baseline: { baseline }, gate, inputs }) => ({
    ...progress,
    planned(outline, problems) {
        const planned = outline.planned ?? [];
        // Stand-ins have names of their own.
        const tests = inputs.dryRun ? planned.map((each) => ({ ...each, target: (0,_targets_dry_run_js__WEBPACK_IMPORTED_MODULE_1__/* .realNameOf */ .xj)(each.target) })) : planned;
        const sentences = forecast(tests, baseline, gate);
        progress.planned(sentences.length === 0 ? outline : { ...outline, forecast: sentences }, problems);
    },
});
function sentence(change, wished) {
    const { suite, target, comparable, runs, leastHistory, smallestVisibleDrop: drop, smallestVisibleBreakage } = change;
    if (comparable === 0)
        return `${suite} on ${target}: nothing to compare with`;
    const history = `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', comparable)} with ${leastHistory} or more earlier trials of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('run', runs)}`;
    const even = drop === undefined
        ? 'no even drop would be noticed'
        : `an even drop of ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_4__/* .points */ .WR)(drop, 0)} would be noticed 4 times in 5`;
    const broken = smallestVisibleBreakage === undefined
        ? ''
        : `, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('stable test', smallestVisibleBreakage)} broken altogether ${drop === undefined ? 'would' : 'too'}`;
    const isBlind = wished !== undefined && (drop === undefined || drop > wished);
    const asked = isBlind ? `; to see the ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_4__/* .points */ .WR)(wished)} that are asked for, ${(0,_gate_words_js__WEBPACK_IMPORTED_MODULE_4__/* .takes */ .ny)(change.needed)}` : '';
    return `${suite} on ${target}: ${even}${broken} (${history})${asked}`;
}
const EPOCH = '1970-01-01T00:00:00.000Z';
/** Nobody looks at what it says: only how many trials there will be. */
function standIn({ trials, ...names }, index) {
    return {
        ...names,
        index,
        timestamp: EPOCH,
        category: '',
        place: { file: names.suiteFile, line: 1, column: 1 },
        passMark: 1,
        mustPass: false,
        assertions: [],
        scores: [],
        input: [],
        output: '',
        messages: [],
        evalRun: { durationMs: 0 },
        retries: 0,
        status: 'ok',
        score: 1,
        trials: Array.from({ length: trials }, (_, attempt) => ({ attempt, status: 'ok', score: 1, verdict: 'pass', scores: [] })),
    };
}


/***/ })

};
