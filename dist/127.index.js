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

/***/ 14308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cacheCommand: () => (/* binding */ cacheCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90318);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10043);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _suites_shown_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87210);
/* harmony import */ var _caches_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46190);
/* harmony import */ var _harmless_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48467);







async function cacheCommand(asked, world, terminal) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.cwd, asked.folder ?? _caches_js__WEBPACK_IMPORTED_MODULE_5__/* .CACHE_FOLDER */ ._);
    const removed = asked.what === 'clean' ? await cleaned(folder, asked, world) : undefined;
    const caches = await each(folder, (path) => world.stores.size(path));
    const shown = (0,_suites_shown_path_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPath */ .p)(folder, world.cwd);
    if (asked.json) {
        terminal.print((0,_harmless_json_js__WEBPACK_IMPORTED_MODULE_6__/* .harmlessJson */ .E)({ schemaVersion: 1, folder: shown, caches: caches.map(asJson), removed: removed?.map(asJson) }, 2));
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
const amount = ({ entries, bytes }) => entries === 0 ? 'nothing' : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('entry', entries, 'entries')}, ${(bytes / 1000).toFixed(1)} kB`;
const isoTime = (ms) => new Date(ms).toISOString();
const day = (ms) => isoTime(ms).slice(0, 10);


/***/ }),

/***/ 48467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 30594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ identityOfPlan),
/* harmony export */   c: () => (/* binding */ identityOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95161);


function identityOf({ provider, options }) {
    const telling = Object.entries(options)
        .filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key))
        .map(([key, value]) => [
        key,
        key === 'headers' ? withoutValues(value) : value instanceof _model_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .Variable */ .rT ? value.value : value,
    ])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return digest([provider, telling]);
}
const withoutValues = (headers) => typeof headers !== 'object' || headers === null
    ? headers
    : Object.entries(headers).map(([name, value]) => [
        name,
        value instanceof _model_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .Variable */ .rT ? { variable: value.name } : value,
    ]);
function identityOfPlan({ steps }, where) {
    const identities = new Map();
    const asked = steps.map((step) => {
        if (step.kind === 'broken')
            return [step.suite.file, step.test.id, step.target];
        const identity = identities.get(step.target) ?? identityOf(step.target);
        identities.set(step.target, identity);
        return [step.suite.file, step.test.id, step.target.name, identity, step.trials, step.passMark, step.agentvPassMark];
    });
    return digest([where, asked]);
}
const digest = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(value)).digest('hex');


/***/ })

};
