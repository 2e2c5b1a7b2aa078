export const id = 8075;
export const ids = [8075];
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

/***/ 8579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => ({
    help: command.help,
    flags: command.flags,
    call(args) {
        const options = command.options(...args);
        return {
            options,
            isForPrograms: command.isForPrograms?.(options) ?? ('json' in options && options.json === true),
            startsPrograms: command.startsPrograms?.(options) ?? false,
            run: (runtime, terminal) => command.run(options, runtime, terminal),
        };
    },
});


/***/ }),

/***/ 26499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48179);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66604);
/* harmony import */ var _reports_escape_harmless_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52759);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10043);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77584);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5594);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81457);
/* harmony import */ var _reuse_caches_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(842);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8579);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(30225);












const command = (0,_command_js__WEBPACK_IMPORTED_MODULE_10__/* .defineCommand */ .N)({
    help: `
Examples:
  eval-action cache stats
  eval-action cache clean --older-than 30d
  eval-action cache clean --max-size 500mb

Caches can be removed at any time, even during a run.
Exit codes: 0 done, 2 error.`,
    flags: (parser) => parser
        .addArgument(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Argument */ .ef('<what>', 'what to do').choices(['stats', 'clean']))
        .argument('[dir]', 'the folder of the caches (default: .agentv/cache)')
        .option('--older-than <AGE>', 'clean: only entries older than this, such as 12h, 30d or 8w (default: any age)')
        .option('--max-size <SIZE>', 'clean: the oldest entries, until each cache fits this size, such as 500mb (default: any size)')
        .option('--json', 'print one JSON document: folder, caches, removed'),
    options(what, folder, flags) {
        const olderThanMs = (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__/* .ageOf */ .hy)(flags.olderThan, '--older-than');
        const maxBytes = (0,_flags_js__WEBPACK_IMPORTED_MODULE_11__/* .sizeOf */ .$d)(flags.maxSize, '--max-size');
        if (what === 'stats' && (olderThanMs ?? maxBytes) !== undefined) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('INPUT_INVALID', '--older-than and --max-size have no effect on "cache stats", which removes nothing', { hint: 'Use "cache clean".' });
        }
        return { what, folder, olderThanMs, maxBytes, json: flags.json };
    },
    async run(options, runtime, terminal) {
        const { what, olderThanMs, maxBytes } = options;
        const folder = options.folder === undefined ? (0,_reuse_caches_js__WEBPACK_IMPORTED_MODULE_9__/* .cacheFolder */ .n)(runtime.cwd, runtime.env) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, options.folder);
        const now = runtime.clock.now();
        const limits = { now, maxBytes, writtenBefore: olderThanMs === undefined ? undefined : now - olderThanMs };
        const removed = what === 'clean' ? await each(folder, (path) => runtime.stores.clean(path, limits)) : undefined;
        const caches = await each(folder, (path) => runtime.stores.size(path));
        const shown = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(folder, runtime.cwd);
        if (options.json) {
            terminal.print((0,_reports_escape_harmless_json_js__WEBPACK_IMPORTED_MODULE_4__/* .harmlessJson */ .E)({ schemaVersion: 1, folder: shown, caches: caches.map(asJson), removed: removed?.map(asJson) }, 2));
            return 0;
        }
        for (const { cache, size } of removed ?? [])
            terminal.print(`${cache}: removed ${amount(size)}`);
        for (const { cache, size } of caches) {
            const since = size.oldest === undefined ? '' : `, the oldest of ${day(size.oldest)}`;
            terminal.print(`${cache}: ${amount(size)}${since}`);
        }
        terminal.print(`in ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(shown)}`);
        return 0;
    },
});
async function each(folder, of) {
    const caches = [];
    for (const cache of _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .cacheNames */ .nW)
        caches.push({ cache, size: await of((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, cache)) });
    return caches;
}
const asJson = ({ cache, size: { entries, bytes, oldest, newest } }) => ({
    cache,
    entries,
    bytes,
    oldest: oldest === undefined ? undefined : (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .isoTime */ .L)(oldest),
    newest: newest === undefined ? undefined : (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .isoTime */ .L)(newest),
});
const amount = ({ entries, bytes }) => entries === 0 ? 'nothing' : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)('entry', entries, 'entries')}, ${(bytes / 1000).toFixed(1)} kB`;
const day = (ms) => (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_6__/* .isoTime */ .L)(ms).slice(0, 10);


/***/ }),

/***/ 30225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   TH: () => (/* binding */ addGroupedFlags),
/* harmony export */   UI: () => (/* binding */ addFlag),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   d6: () => (/* binding */ flagSpelling),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   hN: () => (/* binding */ addInputFlags),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   xU: () => (/* binding */ flagTexts)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18305);




const flagNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.filter((name) => name !== 'evals' && (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesOf */ .u0)(name).includes('flag'));
function addGroupedFlags(command) {
    for (const [group, names] of Object.entries(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputGroups */ .Dk)) {
        const flags = flagNames.filter((name) => names.includes(name));
        addInputFlags(command, flags, { heading: `${group} options:` });
    }
}
function addInputFlags(command, names, { heading = '' } = {}) {
    for (const name of names)
        addFlag(command, name, { docs: (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .docsOf */ .fE)(name), isList: isList(name), heading });
}
function addFlag(command, name, { docs, isList, heading = '' }) {
    const { description, default: otherwise, value } = docs;
    const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
    const long = FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`;
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`, `${description} (default: ${otherwise})`.replaceAll('`', ''));
    if (isList)
        option.argParser((given, before = []) => [...before, given]);
    if (heading !== '')
        option.helpGroup(heading);
    command.addOption(option);
    if (FAMILIAR[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}${placeholder}`).hideHelp());
    if (NONE[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`).hideHelp());
}
const inputsOf = (evals, given) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .TL)({ ...flagTexts(flagNames, given), evals: evals.join('\n') }, flagSpelling);
const flagTexts = (names, given) => Object.fromEntries(names.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));
const flagSpelling = (name) => name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`);
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
    otel: '--otel-backend',
};
const SHORT = { outputDirectory: '-o' };
const ALONE = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last' };
const NONE = { cache: 'off', html: 'false' };
const attributeOf = (name) => flagSpelling(name)
    .replace(/^--/, '')
    .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const isList = (name) => ['text', 'otlp'].some((value) => Array.isArray(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape[name].safeParse(value).data));
function asText(value, name) {
    if (value === undefined)
        return undefined;
    if (value === false)
        return NONE[name] ?? 'false';
    if (value === true)
        return ALONE[name] ?? 'true';
    return Array.isArray(value) ? value.join('\n') : String(value);
}
const collected = (value, before = []) => [...before, value];
function limitOf(given, otherwise) {
    const limit = Number(given ?? otherwise);
    if (Number.isSafeInteger(limit) && limit >= 1)
        return limit;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given) });
}
const ageOf = (given, flag) => amountOf(given, flag, AGES, 'a whole number with h, d or w, such as 30d');
const sizeOf = (given, flag) => amountOf(given, flag, SIZES, 'a whole number with kb, mb or gb, such as 500mb');
const HOUR = 3_600_000;
const AGES = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };
const SIZES = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
function amountOf(given, flag, units, expected) {
    if (given === undefined)
        return undefined;
    const [, digits = '', unit = ''] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
    const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (factor !== undefined)
        return Number(digits) * factor;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidValue */ .BS)(flag, expected, given));
}


/***/ }),

/***/ 842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ Caches),
  n: () => (/* binding */ cacheFolder)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/grade/judge/prompts.js
var prompts = __webpack_require__(84816);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
;// CONCATENATED MODULE: ./build/js/src/run/calls/cache-tally.js

class CacheTally {
    #asked = 0;
    #hits = 0;
    #notStored = 0;
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
    stored(isStored) {
        if (!isStored)
            this.#notStored += 1;
    }
    use(cache) {
        if (this.#asked === 0)
            return undefined;
        const savedTokens = (0,message/* sumTokens */.WT)(this.#usages);
        return {
            cache,
            asked: this.#asked,
            hits: this.#hits,
            savedUsd: this.#costs.length > 0 ? this.#costs.reduce((sum, cost) => sum + cost, 0) : undefined,
            savedUnknown: this.#withoutCost,
            savedTokens,
            notStored: this.#notStored,
        };
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
;// CONCATENATED MODULE: ./build/js/src/run/calls/with-cache.js



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
function withCache(provider, cache) {
    return {
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
    };
}
const isComplete = ({ messages, error, targetUsed }) => !error && targetUsed === undefined && (0,message/* finalAnswer */.zN)(messages).trim() !== '';

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 85 modules
var providers = __webpack_require__(7885);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
;// CONCATENATED MODULE: ./build/js/src/targets/identity.js


function identityOf({ provider, options }) {
    const reporting = Object.entries(options)
        .filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key))
        .map(([key, value]) => [
        key,
        key === 'headers' ? withoutValues(value) : value instanceof setting/* Variable */.rT ? value.value : value,
    ])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return digest([provider, reporting]);
}
const withoutValues = (headers) => typeof headers !== 'object' || headers === null
    ? headers
    : Object.entries(headers).map(([name, value]) => [
        name,
        value instanceof setting/* Variable */.rT ? { variable: value.name } : value,
    ]);
const digest = (value) => (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex');

// EXTERNAL MODULE: ./build/js/src/app/steps/judges.js
var judges = __webpack_require__(91167);
// EXTERNAL MODULE: ./build/js/src/app/reuse/tree-digest.js
var tree_digest = __webpack_require__(87639);
;// CONCATENATED MODULE: ./build/js/src/app/reuse/caches.js














const CACHE_FOLDER = '.agentv/cache';
const cacheFolder = (cwd, env) => jobCacheFolder(env) ?? (0,external_node_path_.resolve)(cwd, CACHE_FOLDER);
function jobCacheFolder({ GITHUB_ACTIONS, RUNNER_TEMP }) {
    return GITHUB_ACTIONS === 'true' && RUNNER_TEMP ? (0,external_node_path_.join)(RUNNER_TEMP, 'eval-action-cache') : undefined;
}
const GIT_MS = 60_000;
class Caches {
    #site;
    #refusals = new Map();
    #warnings = [];
    #tallies = new Map(result/* cacheNames */.nW.map((name) => [name, new CacheTally()]));
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
        const asked = plan.steps.filter((step) => step.kind === 'run' && this.#isOn('responses', step.suite));
        const targets = new Map(asked.map(({ target }) => [target.name, target]));
        const notCached = [...targets.values()].flatMap((target) => {
            const why = whyNotStored(target);
            if (why === undefined)
                return [];
            const message = `The responses of the target "${(0,shared_text/* cutEnd */.ym)(target.name, 60)}" are not cached: ${why}`;
            return [{ code: 'UNUSED', severity: 'warning', message, location: target.location }];
        });
        const isInJob = jobCacheFolder(this.#site.env) !== undefined;
        const moved = new Set(plan.steps.flatMap(({ suite }) => (isInJob && suite.cachePath !== undefined ? suite : [])));
        return [
            ...notCached,
            ...Array.from(moved, ({ location }) => ({
                code: 'UNUSED',
                severity: 'warning',
                message: 'execution.cache_path is not used in a job of GitHub Actions: caches are outside of the checkout there',
                location,
                hint: 'Remove the steps that store this folder: the action stores its caches by itself.',
            })),
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
        const own = jobCacheFolder(env) ?? (cachePath === undefined ? undefined : (0,external_node_path_.resolve)(cwd, cachePath));
        const folder = (0,external_node_path_.join)(own ?? (0,external_node_path_.resolve)(cwd, CACHE_FOLDER), name);
        const store = stores.open(folder);
        return {
            get: async (key) => {
                const value = await store.get(key);
                return value === undefined || (await this.#isRefused(folder)) ? undefined : value;
            },
            put: (key, value) => store.put(key, value),
        };
    }
    async #isRefused(folder) {
        const known = this.#refusals.get(folder);
        if (known !== undefined)
            return (await known) !== undefined;
        const asking = this.#whyRefused(folder);
        this.#refusals.set(folder, asking);
        const why = await asking;
        if (why === undefined)
            return false;
        const shown = (0,shown_path/* shownPath */.p)(folder, this.#site.cwd);
        this.#warnings.push({
            code: 'UNUSED',
            severity: 'warning',
            message: `The cache in ${shown} is not used: ${why}`,
            hint: `Run "git rm -r --cached ${shown}", and add it to .gitignore: a committed entry would decide how tests end.`,
        });
        return true;
    }
    async #whyRefused(folder) {
        const { files, git, signal } = this.#site;
        const cwd = await files.realPath(folder);
        const root = await (0,discover/* findRepository */.W1)(cwd, files);
        if (!(await (0,tree_digest/* isCheckout */.VI)({ root, runtime: { files, git, signal } })))
            return undefined;
        const listed = await git.run(['ls-files', '-z', '--', '.'], { cwd, timeoutMs: GIT_MS }, signal);
        if (listed.kind !== 'exited' || listed.exitCode !== 0)
            return `git cannot tell whether ${cwd} is committed`;
        const first = listed.stdout.split('\0').find((name) => name !== '' && name !== '.gitignore');
        return first && `git tracks ${(0,external_node_path_.relative)(root, (0,external_node_path_.join)(cwd, first))}`;
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

/***/ 87639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   fZ: () => (/* binding */ treeDigest),
/* harmony export */   gG: () => (/* binding */ askGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _workspaces_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75596);



const TIMEOUT_MS = 5_000;
const COMMIT_TIMEOUT_MS = 60_000;
async function treeDigest(site) {
    if (!(await isCheckout(site)))
        return undefined;
    const [tree, changes] = await Promise.all([
        askGit(['rev-parse', '--verify', 'HEAD^{tree}'], site),
        askGit(['status', '--porcelain', '--untracked-files=normal'], site),
    ]);
    const id = tree?.trim() ?? '';
    return changes?.trim() === '' && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
const LATEST_SECONDS = 8.64e12;
async function commitOf(site) {
    const asked = ['log', '-1', '--no-show-signature', '--format=%H %ct', 'HEAD', '--'];
    const [, id, seconds] = /^([0-9a-f]{40,64}) (-?\d+)$/.exec((await aboutCommit(asked, site))?.trim() ?? '') ?? [];
    if (id === undefined)
        return undefined;
    const isTime = Number(seconds) > 0 && Number(seconds) <= LATEST_SECONDS;
    return { id, time: isTime ? Number(seconds) * 1000 : undefined };
}
async function aboutCommit(args, site) {
    if (!(await isCheckout(site)))
        return undefined;
    const { git, signal } = site.runtime;
    const result = await git.run(args, { cwd: site.root, timeoutMs: COMMIT_TIMEOUT_MS }, signal);
    if (result.kind === 'exited')
        return result.exitCode === 0 ? result.stdout : undefined;
    if (result.kind === 'notStarted' && !result.lacksResources)
        return undefined;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `git could not read the commit of ${site.root}: ${(0,_workspaces_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(result, COMMIT_TIMEOUT_MS)}`, { hint: 'Run it again: the machine may have been too busy.' });
}
async function isCheckout({ root, runtime: { files } }) {
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.git');
    return (await files.state(git)) === 'file' || (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git, 'HEAD'))) === 'file';
}
async function askGit(args, { root, runtime: { git, signal } }, timeoutMs = TIMEOUT_MS) {
    const result = await git.run(args, { cwd: root, timeoutMs }, signal);
    return result.kind === 'exited' && result.exitCode === 0 ? result.stdout : undefined;
}


/***/ }),

/***/ 67478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ traceSummary)
/* harmony export */ });
function traceSummary(messages) {
    const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
    const toolNames = [...new Set(calls.map(({ tool }) => tool))].sort();
    const perTool = toolNames.map((name) => ({ name, own: calls.filter(({ tool }) => tool === name) }));
    const durations = perTool.map(({ name, own }) => [name, knownDurations(own)]);
    return {
        eventCount: calls.length,
        toolNames,
        toolCalls: Object.fromEntries(perTool.map(({ name, own }) => [name, own.length])),
        errorCount: calls.filter(({ status }) => status === 'error' || status === 'failed').length,
        toolDurations: Object.fromEntries(durations.filter(([, known]) => known.length > 0)),
        llmCallCount: messages.filter(({ role }) => role === 'assistant').length,
    };
}
const knownDurations = (calls) => calls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]));


/***/ }),

/***/ 53577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ reservedVariable)
/* harmony export */ });
const reservedVariable = (name, location) => ({
    code: 'RESERVED_VARIABLE',
    severity: 'error',
    message: `The environment variable ${name} belongs to this job and cannot be read from a file`,
    location,
    hint: 'If the value is meant for the tests, set it under another name in the workflow, and read that name.',
});


/***/ }),

/***/ 75596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ whyFailed),
/* harmony export */   kP: () => (/* binding */ WorkspaceError),
/* harmony export */   wM: () => (/* binding */ orFailure)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25379);


class WorkspaceError extends Error {
    name = 'WorkspaceError';
    failure;
    mayPass;
    isBlocked;
    constructor(reason, message, location, { mayPass = false, isBlocked = false } = {}) {
        super(message);
        this.mayPass = mayPass;
        this.isBlocked = isBlocked;
        const stage = reason === 'clone_error' ? 'repo_setup' : 'setup';
        this.failure = { class: 'workspace', stage, reason, message, location };
    }
}
async function orFailure(reason, location, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo))
            throw error;
        throw new WorkspaceError(reason, error.problems.map(({ message }) => message).join('; ') || (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error), location, {
            mayPass: error.problems.some(({ code }) => code === 'OUTPUT_UNWRITABLE'),
            isBlocked: /^(?:EPERM|EACCES|EBUSY|ENOTDIR)$/.test(codeOf(error.cause)),
        });
    }
}
const codeOf = (cause) => (cause instanceof Error && 'code' in cause ? String(cause.code) : '');
function whyFailed(ended, timeoutMs) {
    switch (ended.kind) {
        case 'exited':
            if (ended.exitCode === 0)
                return undefined;
            return lastWords(ended.stderr) || `It ended with exit code ${ended.exitCode}`;
        case 'killed':
            return `It was ended by ${ended.signal}`;
        case 'timedOut':
            return `It did not end within ${timeoutMs / 1000} s and was stopped`;
        case 'flooded':
            return `It wrote more than 10 MiB to ${ended.stream}`;
        case 'cancelled':
            return 'The run was stopped meanwhile';
        case 'notStarted':
            return ended.message;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_1__/* .never */ .Z)(ended);
    }
}
const MOST_WORDS = 2_000;
function lastWords(stderr) {
    const text = stderr.trim();
    return text.length <= MOST_WORDS ? text : `\u2026${text.slice(1 - MOST_WORDS).toWellFormed()}`;
}


/***/ })

};
