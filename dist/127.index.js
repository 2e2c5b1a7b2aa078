export const id = 127;
export const ids = [127];
export const modules = {

/***/ 21916:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

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

/***/ 14308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cacheCommand: () => (/* binding */ cacheCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88866);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10043);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
/* harmony import */ var _suites_shown_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87210);
/* harmony import */ var _caches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92242);
/* harmony import */ var _harmless_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48467);







/** `eval-action cache`: what is kept, or what was removed and what is left. */
async function cacheCommand(asked, world, terminal) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, asked.folder ?? _caches_js__WEBPACK_IMPORTED_MODULE_4__/* .CACHE_FOLDER */ ._);
    const removed = asked.what === 'clean' ? await cleaned(folder, asked, world) : undefined;
    const caches = await each(folder, (path) => world.stores.size(path));
    const shown = (0,_suites_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(folder, world.cwd);
    if (asked.json) {
        terminal.print((0,_harmless_json_js__WEBPACK_IMPORTED_MODULE_5__/* .harmlessJson */ .E)({ schemaVersion: 1, folder: shown, caches: caches.map(asJson), removed: removed?.map(asJson) }, 2));
        return 0;
    }
    for (const { cache, size } of removed ?? [])
        terminal.print(`${cache}: removed ${amount(size)}`);
    for (const { cache, size } of caches) {
        const since = size.oldest === undefined ? '' : `, the oldest of ${day(size.oldest)}`;
        terminal.print(`${cache}: ${amount(size)}${since}`);
    }
    terminal.print(`in ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(shown)}`);
    return 0;
}
function cleaned(folder, { olderThanMs, maxBytes }, { stores, clock }) {
    const now = clock.now();
    const limits = { now, maxBytes, writtenBefore: olderThanMs === undefined ? undefined : now - olderThanMs };
    return each(folder, (path) => stores.clean(path, limits));
}
async function each(folder, of) {
    const caches = [];
    for (const cache of _model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .cacheNames */ .nW)
        caches.push({ cache, size: await of((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, cache)) });
    return caches;
}
const asJson = ({ cache, size: { entries, bytes, oldest, newest } }) => ({
    cache,
    entries,
    bytes,
    oldest: oldest === undefined ? undefined : isoTime(oldest),
    newest: newest === undefined ? undefined : isoTime(newest),
});
const amount = ({ entries, bytes }) => entries === 0 ? 'nothing' : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('entry', entries, 'entries')}, ${(bytes / 1000).toFixed(1)} kB`;
const isoTime = (ms) => new Date(ms).toISOString();
const day = (ms) => isoTime(ms).slice(0, 10);


/***/ }),

/***/ 48467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
/**
 * JSON in which the runner of a job finds no `##[command]`: the first `#` of one is written as an escape, and so are
 * the characters without width that a comparison of texts may pass over. What it says is the same.
 */
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 6073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dz: () => (/* binding */ earlierAttemptSchema),
/* harmony export */   py: () => (/* binding */ MOST_ATTEMPTS)
/* harmony export */ });
/* unused harmony export earlierTestSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

const trialSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    pass: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
});
/** What an earlier attempt measured of one test on one target: only trials that say something about the agent. */
const earlierTestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suiteFile: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Both fingerprints. Only where they are those of today, the content is the same. */
    measure: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** When the result was finished: one that was taken over from there is not counted twice. */
    timestamp: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Of the test as a whole, where it was scored: what enters the mean of its suite. */
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
    /** The planned trials, those made anew of a suspect, and those on the base commit. */
    now: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
    fresh: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
    control: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trialSchema),
});
/** One earlier attempt of the same job on the same commit. */
const earlierAttemptSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(earlierTestSchema),
});
/** How many attempts of one job there can be: GitHub starts no more. */
const MOST_ATTEMPTS = 50;


/***/ }),

/***/ 93773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ commonEnvelope),
/* harmony export */   s: () => (/* binding */ envelopeSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

const word = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(100);
/**
 * What a run was made with (gate.md O15): what it had to itself may move its scores as much as the change that it measures.
 * What is not known is absent.
 */
const envelopeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** As Node names them. */
    platform: word.optional(),
    arch: word.optional(),
    /** Processors that the run might use. */
    cpus: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    /** Memory that the run might use in GiB, to the next half. */
    memoryGib: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().positive().optional(),
    /** The most tests that were asked at the same time. */
    workers: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    /** The image of GitHub's runner, and which of its weekly versions. */
    image: word.optional(),
    imageVersion: word.optional(),
});
/** What several parts of a run have in common; nothing where one of them does not say what it had. */
function commonEnvelope(envelopes) {
    const [first, ...others] = envelopes;
    if (first === undefined)
        return undefined;
    const common = Object.entries(first).filter(([key, value]) => others.every((other) => other?.[key] === value));
    return common.length === 0 ? undefined : Object.fromEntries(common);
}


/***/ }),

/***/ 26157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bs: () => (/* binding */ together),
/* harmony export */   bu: () => (/* binding */ mergeNoise),
/* harmony export */   hK: () => (/* binding */ MOST_FLIPS),
/* harmony export */   sy: () => (/* binding */ flipCountSchema),
/* harmony export */   ti: () => (/* binding */ isUncalibrated),
/* harmony export */   zN: () => (/* binding */ judgeNoiseSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _paid_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44391);


/** How many kept verdicts were asked for once more, and how many of those differ in whether the answer passes. */
const flipCountSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ rejudged: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0).max(1_000_000), flips: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0) })
    .refine(({ rejudged, flips }) => flips <= rejudged, 'more flips than verdicts');
/** How steady a judge is (gate.md O8): what came of asking it again, without its memory, in this run and before. */
const judgeNoiseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** The name of the target that judges. */
    judge: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    now: flipCountSchema,
    /** Of earlier runs, as far as the cache remembers them. */
    before: flipCountSchema,
    /** Drawn, but left out: there was no money or no time for it. */
    leftOut: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    /** Asked, and no verdict came of it. */
    unanswered: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    /** What asking again took in this run. */
    paid: _paid_js__WEBPACK_IMPORTED_MODULE_0__/* .paidSchema */ .qK,
});
/** With fewer verdicts one that differs says nothing yet about a judge. */
const LEAST_REJUDGED = 10;
/** Share of what is judged again that may differ. */
const MOST_FLIPS = 0.1;
/** All that is known of a judge, or of several. */
const together = (counts) => ({
    rejudged: counts.reduce((sum, { rejudged }) => sum + rejudged, 0),
    flips: counts.reduce((sum, { flips }) => sum + flips, 0),
});
/** Whether a judge says something else so often, of what it judged before, that its scores are to be taken with care. */
function isUncalibrated({ now, before }) {
    const { rejudged, flips } = together([now, before]);
    return rejudged >= LEAST_REJUDGED && flips / rejudged > MOST_FLIPS;
}
/**
 * What several runs know of the judges they share, by name and in its order. Runs of one job know the same past, which
 * counts once: the longest.
 */
function mergeNoise(all) {
    const byName = new Map();
    for (const noise of all) {
        const known = byName.get(noise.judge);
        byName.set(noise.judge, known === undefined ? noise : bothOf(known, noise));
    }
    return [...byName.values()].sort((a, b) => (a.judge < b.judge ? -1 : 1));
}
const bothOf = (one, other) => ({
    judge: one.judge,
    now: together([one.now, other.now]),
    before: other.before.rejudged > one.before.rejudged ? other.before : one.before,
    leftOut: one.leftOut + other.leftOut,
    unanswered: one.unanswered + other.unanswered,
    paid: (0,_paid_js__WEBPACK_IMPORTED_MODULE_0__/* .sumPaid */ .i3)([one.paid, other.paid]),
});


/***/ }),

/***/ 63783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a_: () => (/* binding */ promptSchema),
/* harmony export */   hi: () => (/* binding */ chatMessageSchema)
/* harmony export */ });
/* unused harmony export promptModes */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

/** How a target wants to be asked: a model with a chat, an agent with one text document (suite-format.md \u00a720.1). */
const promptModes = (/* unused pure expression or super */ null && (['lm', 'agent']));
const chatMessageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['system', 'user', 'assistant']),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** A test's input, rendered for one target. */
const promptSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** The whole as one text, with role markers where there are several speakers. */
    question: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Present only when there are several speakers. */
    chat: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(chatMessageSchema).optional(),
    /** The text of the leading system messages; for a model the guidelines of the repository come after it. */
    system: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    /** The guidelines of the repository among the files of the input: what they say, and their absolute paths. */
    guidelines: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).min(1) }).optional(),
});


/***/ }),

/***/ 88866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aq: () => (/* binding */ MOST_WITHHELD),
  nW: () => (/* binding */ cacheNames),
  f8: () => (/* binding */ cacheUseSchema),
  Zt: () => (/* binding */ executionStatuses),
  x0: () => (/* binding */ isReused),
  Mt: () => (/* binding */ measuredFacts),
  ZH: () => (/* binding */ resultKey),
  Bd: () => (/* binding */ testResultSchema),
  cG: () => (/* binding */ variableName)
});

// UNUSED EXPORTS: aggregationSchema, avoidedSchema, runResultSchema, stops, trialSchema, withheldSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./build/js/src/model/earlier-attempt.js
var earlier_attempt = __webpack_require__(6073);
// EXTERNAL MODULE: ./build/js/src/model/envelope.js
var envelope = __webpack_require__(93773);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/grade.js
var grade = __webpack_require__(19846);
// EXTERNAL MODULE: ./build/js/src/model/judge-noise.js
var judge_noise = __webpack_require__(26157);
// EXTERNAL MODULE: ./build/js/src/model/message.js
var message = __webpack_require__(23290);
// EXTERNAL MODULE: ./build/js/src/model/outcome.js
var outcome = __webpack_require__(93209);
// EXTERNAL MODULE: ./build/js/src/model/paid.js
var paid = __webpack_require__(44391);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(62070);
// EXTERNAL MODULE: ./build/js/src/model/suite.js
var suite = __webpack_require__(81833);
;// CONCATENATED MODULE: ./build/js/src/model/target.js


/**
 * A named thing that can be asked, as `targets.yaml` configures it. `name` is what the suite called it; after
 * `use_target` the rest is that of the entry at the end of the chain, `resolvedName`.
 */
const targetSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    resolvedName: schemas/* string */.YjP(),
    /** The canonical provider type. */
    provider: schemas/* string */.YjP(),
    /** The provider's own keys, `${{ VAR }}` already looked up (`model/setting.ts`), checked by its kind. */
    options: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    /** Who judges for it; absent means itself, if it can. */
    graderTarget: schemas/* string */.YjP().optional(),
    workers: schemas/* int */.Whr().positive().optional(),
    /** The template of the workspace of tests that name none; a relative path starts at their suite. */
    workspaceTemplate: schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), place: place/* placeSchema */.J }).optional(),
    fallbackTargets: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Whether all tests of a suite go into one call. */
    batching: schemas/* boolean */.zMY(),
    place: place/* placeSchema */.J,
});

;// CONCATENATED MODULE: ./build/js/src/model/plan.js



/** One test on one target: what is asked, how often, and what counts as passing. The unit that the gate compares. */
const stepSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('run'),
    /** Position in the plan; reports keep this order. */
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* testSchema */.Ms,
    target: targetSchema,
    trials: suite/* trialPolicySchema */.c,
    /** The score from which the test passes. */
    passMark: schemas/* number */.aig().min(0).max(1),
    /** Fingerprints (`model/fingerprint.ts`), where they were taken. */
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
});
/** A test that is known not to run; it is reported as an `execution_error` of class `config`. */
const brokenStepSchema = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('broken'),
    index: schemas/* int */.Whr().nonnegative(),
    suite: suite/* suiteSchema */.Y9,
    test: suite/* brokenTestSchema */.PU,
    target: schemas/* string */.YjP(),
});
/** Known already: nothing it depends on changed since the run it is taken from. */
const reusedStepSchema = stepSchema.extend({ kind: schemas/* literal */.euz('reuse'), fromSha: schemas/* string */.YjP() });
/** A floor under the mean score of one suite on one target. `from` says who wrote it. */
const floorSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    /** The suite's file: two files may hold suites of one name. */
    file: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    threshold: schemas/* number */.aig().min(0).max(1),
    from: schemas/* enum */.k5n(['input', 'suite']),
});

// EXTERNAL MODULE: ./build/js/src/model/prompt.js
var model_prompt = __webpack_require__(63783);
;// CONCATENATED MODULE: ./build/js/src/model/result.js












/** Reached its pass mark, did not, or there is nothing to judge: AgentV's `execution_status`. */
const executionStatuses = ['ok', 'quality_failure', 'execution_error'];
/** The caches of answers. */
const cacheNames = ['judge', 'responses'];
/** What a cache was asked in one run, and what that saved. */
const cacheUseSchema = schemas/* strictObject */.rej({
    cache: schemas/* enum */.k5n(cacheNames),
    asked: schemas/* int */.Whr().nonnegative(),
    hits: schemas/* int */.Whr().nonnegative(),
    /** US dollars of the hits whose cost is known. */
    savedUsd: schemas/* number */.aig().nonnegative().optional(),
    /** Hits whose cost nobody knows. */
    savedUnknown: schemas/* int */.Whr().nonnegative(),
    savedTokens: message/* tokenUsageSchema */.uX.optional(),
    /** Answers that were to be kept and could not: too large, or the disk refused. */
    notKept: schemas/* int */.Whr().nonnegative(),
});
/** One trial of several (graders.md \u00a721). */
const trialSchema = schemas/* strictObject */.rej({
    /** From 0. */
    attempt: schemas/* int */.Whr().nonnegative(),
    status: schemas/* enum */.k5n(executionStatuses),
    score: schemas/* number */.aig().min(0).max(1),
    verdict: schemas/* enum */.k5n(grade/* graderVerdicts */.wR),
    scores: schemas/* array */.YOg(grade/* graderScoreSchema */.XC),
    failure: outcome/* failureSchema */.Ig.optional(),
    tokenUsage: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    /** The answer came from the cache; nothing was spent on it in this run. */
    cached: schemas/* literal */.euz(true).optional(),
    /** A part of it did: what the rest took in this run. */
    paid: paid/* paidSchema */.qK.optional(),
});
/** How the trials became one score. */
const aggregationSchema = schemas/* discriminatedUnion */.gMt('strategy', [
    schemas/* strictObject */.rej({
        strategy: schemas/* literal */.euz('pass_at_k'),
        passedAttempts: schemas/* int */.Whr().nonnegative(),
        totalAttempts: schemas/* int */.Whr().nonnegative(),
    }),
    schemas/* strictObject */.rej({ strategy: schemas/* literal */.euz('mean'), mean: schemas/* number */.aig(), min: schemas/* number */.aig(), max: schemas/* number */.aig() }),
    schemas/* strictObject */.rej({
        strategy: schemas/* literal */.euz('confidence_interval'),
        mean: schemas/* number */.aig(),
        ci95Lower: schemas/* number */.aig(),
        ci95Upper: schemas/* number */.aig(),
        stddev: schemas/* number */.aig(),
    }),
]);
/** What the target would have taken; what is not known is absent. */
const avoidedSchema = schemas/* strictObject */.rej({
    /** US dollars. */
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
});
const common = {
    /** Position in the plan. */
    index: schemas/* int */.Whr().nonnegative(),
    /** When it was finished: ISO 8601, UTC, milliseconds. */
    timestamp: schemas/* string */.YjP(),
    suite: schemas/* string */.YjP(),
    suiteFile: schemas/* string */.YjP(),
    category: schemas/* string */.YjP(),
    testId: schemas/* string */.YjP(),
    target: schemas/* string */.YjP(),
    /** The provider behind the target. */
    provider: schemas/* string */.YjP().optional(),
    /** The entry at the end of `use_target`, where that differs. */
    resolvedTarget: schemas/* string */.YjP().optional(),
    /** The fallback that answered instead. */
    targetUsed: schemas/* string */.YjP().optional(),
    /** Where the test is written. */
    place: place/* placeSchema */.J,
    conversationId: schemas/* string */.YjP().optional(),
    /** The score from which the test passes. */
    passMark: schemas/* number */.aig().min(0).max(1),
    mustPass: schemas/* boolean */.zMY(),
    assertions: schemas/* array */.YOg(grade/* assertionSchema */.uI),
    scores: schemas/* array */.YOg(grade/* graderScoreSchema */.XC),
    /** The test named no grader, so a judge stood in: its judgement is that of the test. */
    implicitJudge: schemas/* literal */.euz(true).optional(),
    input: schemas/* array */.YOg(message/* messageSchema */.HQ),
    /** The input as the target was asked it. */
    prompt: model_prompt/* promptSchema */.a_.optional(),
    /** The final answer. */
    output: schemas/* string */.YjP(),
    messages: schemas/* array */.YOg(message/* messageSchema */.HQ),
    /** Of the target alone; what the judges used is in `scores`. */
    tokenUsage: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    startTime: schemas/* string */.YjP().optional(),
    endTime: schemas/* string */.YjP().optional(),
    model: schemas/* string */.YjP().optional(),
    /** The answer came from the cache; nothing was spent on it in this run. */
    cached: schemas/* literal */.euz(true).optional(),
    /** A part of it did: what the rest took in this run. */
    paid: paid/* paidSchema */.qK.optional(),
    fileChanges: schemas/* string */.YjP().optional(),
    /** Where the workspace of the test is, when it was kept. */
    workspacePath: schemas/* string */.YjP().optional(),
    /** What the hooks around the test printed, and for the first test of a workspace those before all. */
    hookOutputs: schemas/* strictObject */.rej({
        beforeAll: schemas/* string */.YjP().optional(),
        beforeEach: schemas/* string */.YjP().optional(),
        afterEach: schemas/* string */.YjP().optional(),
    })
        .optional(),
    /** Wall clock of the whole test with its graders; tokens with those of the judges. */
    evalRun: schemas/* strictObject */.rej({ durationMs: schemas/* number */.aig().nonnegative(), tokenUsage: message/* tokenUsageSchema */.uX.optional() }),
    /** Calls that were repeated because the infrastructure failed. */
    retries: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* array */.YOg(trialSchema).optional(),
    aggregation: aggregationSchema.optional(),
    costLimited: schemas/* boolean */.zMY().optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
    /** Fingerprints of how it was measured and of what was tested (`model/fingerprint.ts`). */
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    /** Where the result was taken over from instead of running: a commit, or the folder of an earlier run. */
    reusedFrom: schemas/* string */.YjP().optional(),
    /** What running it would have taken, as it did then: only where it was not run because nothing changed. */
    avoided: avoidedSchema.optional(),
};
/** What came of one test on one target. */
const testResultSchema = schemas/* discriminatedUnion */.gMt('status', [
    schemas/* strictObject */.rej({ ...common, status: schemas/* literal */.euz('ok'), score: schemas/* number */.aig().min(0).max(1) }),
    schemas/* strictObject */.rej({
        ...common,
        status: schemas/* literal */.euz('quality_failure'),
        score: schemas/* number */.aig().min(0).max(1),
        /** Names of required graders that were missed, which made the score 0. */
        requiredMissed: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }),
    schemas/* strictObject */.rej({
        ...common,
        status: schemas/* literal */.euz('execution_error'),
        /** AgentV writes 0 here. It is not a measurement and enters no mean. */
        score: schemas/* number */.aig().min(0).max(1),
        failure: outcome/* failureSchema */.Ig,
    }),
]);
/** The key that a result is compared and de-duplicated by. */
const resultKey = (result) => JSON.stringify([result.suiteFile, result.suite, result.testId, result.target]);
/**
 * Whether a result is known because nothing that it depends on has changed since a commit. What is taken over from an
 * earlier run that was broken off is a measurement like any other.
 */
const isReused = ({ reusedFrom }) => reusedFrom !== undefined && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(reusedFrom);
/** Why a run is not complete. `broken-off`: its process ended without a word, and left what it had. */
const stops = ['cancelled', 'deadline', 'budget', 'fuse', 'broken-off'];
/** Many more than a workflow names. */
const MOST_WITHHELD = 20;
const variableName = /^[A-Za-z_]\w{0,99}$/;
/** Whose jobs GitHub gives no secrets, and the variables that came empty for it. */
const withheldSchema = schemas/* strictObject */.rej({
    from: schemas/* enum */.k5n(['fork', 'dependabot']),
    names: schemas/* array */.YOg(schemas/* string */.YjP().regex(variableName)).max(MOST_WITHHELD),
});
/** How much of what was asked for was measured: so in a run, in its report, and where a report is read again. */
const measuredFacts = {
    complete: schemas/* boolean */.zMY(),
    /** Why it is not complete, where that is known. */
    stopped: schemas/* enum */.k5n(stops).optional(),
    /** Files of results that were asked for and could not be read: what they held is not known. */
    unreadable: schemas/* array */.YOg(errors/* problemSchema */.zs).optional(),
    dryRun: schemas/* boolean */.zMY(),
    /** Only some tests of the suites were asked for: what is missing was not removed. */
    selected: schemas/* literal */.euz(true).optional(),
    withheld: withheldSchema.optional(),
};
/** One run: what was planned, what came of it, and what was noticed on the way. */
const runResultSchema = schemas/* strictObject */.rej({
    /** ISO 8601, UTC. */
    startedAt: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative(),
    /** How many tests the plan held; fewer results than that means the run is not complete. */
    planned: schemas/* int */.Whr().nonnegative(),
    ...measuredFacts,
    /** What it was made with, as far as that is known. */
    envelope: envelope/* envelopeSchema */.s.optional(),
    floors: schemas/* array */.YOg(floorSchema),
    warnings: schemas/* array */.YOg(errors/* problemSchema */.zs),
    /** The caches that were asked. */
    caches: schemas/* array */.YOg(cacheUseSchema).optional(),
    /** How steady judges are whose verdicts are kept. */
    judgeNoise: schemas/* array */.YOg(judge_noise/* judgeNoiseSchema */.zN).optional(),
    results: schemas/* array */.YOg(testResultSchema),
    /** Tests that looked newly broken, run again on fresh trials. They are no part of the results. */
    confirmations: schemas/* array */.YOg(testResultSchema).optional(),
    /** What is in doubt, run now on the base commit. */
    controls: schemas/* array */.YOg(testResultSchema).optional(),
    /** What earlier attempts of the same job measured. Where the content is the same, the sum decides (gate.md \u00a72.13). */
    earlier: schemas/* array */.YOg(earlier_attempt/* earlierAttemptSchema */.dz).optional(),
});


/***/ }),

/***/ 30594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ identityOfPlan),
/* harmony export */   c: () => (/* binding */ identityOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95161);


/** Which model answers is part of who somebody is; which key opens the door is not. */
function identityOf({ provider, options }) {
    const telling = Object.entries(options)
        .filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key))
        .map(([key, value]) => [key, value instanceof _model_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .Variable */ .rT ? value.value : value])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return digest([provider, telling]);
}
/** What is asked of whom and how often, together with where: equal for two runs that ask the same. */
function identityOfPlan({ steps }, where) {
    const identities = new Map();
    const asked = steps.map((step) => {
        if (step.kind === 'broken')
            return [step.suite.file, step.test.id, step.target];
        const identity = identities.get(step.target) ?? identityOf(step.target);
        identities.set(step.target, identity);
        return [step.suite.file, step.test.id, step.target.name, identity, step.trials, step.passMark];
    });
    return digest([where, asked]);
}
const digest = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(value)).digest('hex');


/***/ })

};
