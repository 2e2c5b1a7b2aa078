export const id = 5065;
export const ids = [5065];
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

/***/ 26373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  acceptCommand: () => (/* binding */ acceptCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js + 1 modules
var pool = __webpack_require__(36006);
;// CONCATENATED MODULE: ./build/js/src/evidence/accept.js

/**
 * Lets the history of tests begin anew, so that how they are now becomes the reference once there are three trials
 * (gate.md O12). Needs names, a reason and an author; touches nothing else.
 */
function accept(pools, acceptance) {
    const { testIds, reason, author, time, suite, target } = acceptance;
    if (testIds.length === 0)
        return { kind: 'refused', why: 'name the tests that are accepted' };
    if (reason.trim() === '')
        return { kind: 'refused', why: 'say why they are accepted' };
    if (author.trim() === '')
        return { kind: 'refused', why: 'say who accepts them' };
    const wanted = new Set(testIds);
    const tests = [];
    const reset = pools.map((pool) => {
        const isMeant = (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target;
        const own = isMeant ? pool.tests.map(({ testId }) => testId).filter((testId) => wanted.has(testId)) : [];
        tests.push(...own.map((testId) => ({ suite: pool.suite, target: pool.target, testId })));
        const resets = own.map((testId) => ({ testId, kind: 'accept', time, reason, author }));
        return { ...pool, resets: [...pool.resets, ...resets] };
    });
    const known = new Set(tests.map(({ testId }) => testId));
    return {
        kind: 'accepted',
        pools: (0,pool/* mergePools */.IA)(reset),
        tests,
        unknown: [...wanted].filter((testId) => !known.has(testId)),
    };
}

// EXTERNAL MODULE: ./build/js/src/evidence/codec.js + 1 modules
var codec = __webpack_require__(40244);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/shown-path.js
var shown_path = __webpack_require__(87210);
// EXTERNAL MODULE: ./build/js/src/app/evidence-files.js
var evidence_files = __webpack_require__(17564);
;// CONCATENATED MODULE: ./build/js/src/app/commands/accept.js









/** `eval-action accept`: lets the history of tests begin anew. All of them or none: an id that is not known writes nothing. */
async function acceptCommand(asked, world, terminal) {
    const files = await evidenceOf(asked, world);
    const acceptance = {
        testIds: [...new Set(asked.tests)],
        reason: asked.reason,
        author: authorOf(asked, world.env),
        time: new Date(world.clock.now()).toISOString(),
        suite: asked.suite,
        target: asked.target,
    };
    const changed = files.map(({ path, pool }) => {
        const accepted = accept([pool], acceptance);
        if (accepted.kind === 'refused') {
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `Nothing was accepted: ${accepted.why}`, {
                hint: 'eval-action accept --help shows how.',
            });
        }
        return { path, ...accepted };
    });
    const known = new Set(changed.flatMap(({ tests }) => tests.map(({ testId }) => testId)));
    const unknown = acceptance.testIds.filter((id) => !known.has(id));
    if (unknown.length > 0)
        throw notKnown(unknown, files, asked);
    for (const { path, pools, tests } of changed) {
        const [pool] = pools;
        if (tests.length === 0 || pool === undefined)
            continue;
        await world.files.write(path, (0,codec/* encodePool */.NG)(pool));
        for (const { testId, suite, target } of tests) {
            terminal.print(`accepted  ${(0,escape_terminal/* oneLine */.T)(testId)} of ${(0,escape_terminal/* oneLine */.T)(suite)} on ${(0,escape_terminal/* oneLine */.T)(target)}: its history begins anew`);
        }
        terminal.print(`written   ${(0,shown_path/* shownPath */.p)(path, world.cwd)}`);
    }
    return 0;
}
function authorOf({ author }, env) {
    const known = [author, env['GITHUB_ACTOR'], env['USER'], env['USERNAME']].find((name) => name?.trim());
    if (known !== undefined)
        return known.trim();
    throw (0,errors/* userError */.IF)('INPUT_INVALID', 'Nothing says who accepts them', { hint: 'Give your name with --author.' });
}
async function evidenceOf({ evidence }, { cwd, files }) {
    const path = evidence === undefined ? await usualFolder(cwd, files) : (0,external_node_path_.resolve)(cwd, evidence);
    const state = await files.state(path);
    if (state === 'missing')
        throw noEvidence((0,shown_path/* shownPath */.p)(path, cwd));
    const read = state === 'folder'
        ? await (0,evidence_files/* readEvidenceFolder */.i0)(path, files)
        : (0,evidence_files/* readEvidenceText */.NR)(await files.read(path, codec/* MAX_EVIDENCE_BYTES */.bU), path);
    if (read.kind === 'refused') {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${(0,shown_path/* shownPath */.p)(read.path, cwd)} cannot be used: ${read.why}`, {
            hint: 'Name a file of evidence, or a folder of them, with --evidence.',
        });
    }
    if (read.files.length === 0)
        throw noEvidence((0,shown_path/* shownPath */.p)(path, cwd));
    return read.files;
}
async function usualFolder(cwd, files) {
    const root = await (0,discover/* findRepository */.W1)(cwd, files);
    const own = (0,external_node_path_.join)(cwd, evidence_files/* EVIDENCE_FOLDER */.TX);
    return (await files.state(own)) === 'folder' ? own : (0,external_node_path_.join)(root, evidence_files/* EVIDENCE_FOLDER */.TX);
}
const noEvidence = (where) => (0,errors/* userError */.IF)('FILE_MISSING', `There is no evidence in ${where}`, {
    hint: 'Name a file of evidence, or a folder of them, with --evidence; runs leave them in their folder.',
});
function notKnown(unknown, files, { suite, target }) {
    const ids = files
        .filter(({ pool }) => (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target)
        .flatMap(({ pool }) => pool.tests.map(({ testId }) => testId));
    return (0,errors/* userError */.IF)('NOTHING_MATCHED', `The evidence knows no test ${(0,did_you_mean/* listed */.KE)(unknown)}; nothing was accepted`, {
        hint: (0,did_you_mean/* suggestion */.h)(unknown[0] ?? '', [...new Set(ids)], 'tests'),
    });
}


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

/***/ 7678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ defaultPatterns),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   f8: () => (/* binding */ findSuites)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40958);
/* harmony import */ var _shown_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87210);




/** Files that are a suite when they are named (suite-format.md \u00a71.2). */
const SUITE_FILE = /\.(?:ya?ml|jsonl|json|[mc]?ts)$/i;
const IN_A_FOLDER = ['*.eval.yaml', '*.eval.yml', 'eval.yaml', 'eval.yml', '*.eval.ts', '*.eval.mts'];
/** What is looked for when nothing is named: the patterns of every generation (suite-format.md \u00a71.3). */
const defaultPatterns = [
    '**/evals/**/*.eval.yaml',
    '**/evals/**/eval.yaml',
    '**/evals/**/*.eval.ts',
    '**/evals/**/dataset*.yaml',
];
/** Where nobody keeps suites of their own. */
const NOT_SEARCHED = ['!**/node_modules/**', '!**/dist/**'];
/**
 * Turns what was asked for (files, folders, globs, `!` exclusions) into absolute paths, each once, sorted; where nothing
 * is asked for, `patterns` say what is looked for. Throws a `UserError` for everything that names nothing.
 */
async function findSuites(asked, cwd, files, patterns = defaultPatterns) {
    const wanted = asked.filter((pattern) => !pattern.startsWith('!'));
    const excluded = asked.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
    const found = wanted.length === 0 ? await findByDefault(patterns, cwd, files) : await findWanted(wanted, cwd, files);
    const isExcluded = await exclusion(excluded, cwd, files);
    const kept = [...new Set(found)].filter((path) => !isExcluded(path)).sort(byCodeUnits);
    if (kept.length > 0)
        return kept;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', 'Every suite that was found is excluded again', {
        expected: 'at least one suite that no exclusion names',
        found: `exclusions ${excluded.map((pattern) => `!${pattern}`).join(' ')}`,
    });
}
async function findByDefault(patterns, cwd, files) {
    const matches = await files.glob([...patterns, ...NOT_SEARCHED], { cwd, ignoreCase: true });
    const found = matches.filter((path) => SUITE_FILE.test(path));
    if (found.length > 0)
        return found;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `There is no eval suite in ${cwd}`, {
        expected: `a file that matches one of ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(patterns.filter((pattern) => !pattern.startsWith('!')))}`,
        hint: 'Name the file, folder or glob to run.',
    });
}
async function findWanted(patterns, cwd, files) {
    const matches = await Promise.all(patterns.map((pattern) => expand(pattern, cwd, files)));
    const missing = patterns.filter((_, index) => matches[index]?.length === 0);
    const [first] = missing;
    if (first === undefined)
        return matches.flat();
    const others = missing.length > 1 ? ` (nor for ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(missing.slice(1))})` : '';
    const { message, ...more } = await whyNothing(first, cwd, files);
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `${message}${others}`, more);
}
async function expand(pattern, cwd, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    const state = await files.state(path);
    if (state === 'file' && SUITE_FILE.test(path))
        return [path];
    if (state === 'folder')
        return inFolder(path, files);
    if (state === 'file') {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `${pattern} is not an eval suite`, {
            expected: 'a .yaml, .yml, .jsonl, .json, .ts or .mts file',
            found: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path),
        });
    }
    return (await files.glob([pattern], { cwd })).filter((match) => SUITE_FILE.test(match));
}
async function inFolder(path, files) {
    // A folder that may not be entered looks empty to a glob; asking for a file in it tells the reason.
    await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(path, 'eval.yaml'));
    return files.glob(IN_A_FOLDER.map((name) => `**/${name}`), { cwd: path });
}
/** What exclusions say of a path: a folder stands for all that is in it. */
async function exclusion(patterns, cwd, files) {
    const paths = new Set();
    const folders = [];
    for (const pattern of patterns) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
        const state = await files.state(path);
        if (state === 'folder')
            folders.push(path.endsWith(node_path__WEBPACK_IMPORTED_MODULE_0__.sep) ? path : `${path}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`);
        else if (state === 'file')
            paths.add(path);
        else
            for (const match of await files.glob([pattern], { cwd }))
                paths.add(match);
    }
    return (path) => paths.has(path) || folders.some((folder) => path.startsWith(folder));
}
const isGlob = (pattern) => /[*?[\]{}()]/.test(pattern);
/** Why something names no suite, with the most helpful thing to say about it: what there is instead. */
async function whyNothing(pattern, cwd, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    if ((await files.state(path)) === 'folder') {
        const others = (await files.glob(['**/*.{yaml,yml}'], { cwd: path })).map((other) => (0,_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(other, cwd));
        return {
            message: `There is no eval suite in the folder ${pattern}`,
            expected: `a file called ${IN_A_FOLDER.join(', ')}`,
            ...(others.length > 0 && { found: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(others) }),
            hint: 'A file with another name can be run when it is named itself, or by a glob.',
        };
    }
    if (isGlob(pattern)) {
        return {
            message: `No eval suite matches ${pattern}`,
            expected: 'a glob for .yaml, .yml, .jsonl or .json files',
            hint: `Globs start at ${cwd}.`,
        };
    }
    return { message: `There is no file or folder ${pattern}`, ...(await neighbours(path, cwd, files)) };
}
async function neighbours(path, cwd, files) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    if ((await files.state(folder)) !== 'folder')
        return { hint: `Paths start at ${cwd}.` };
    const suites = (await files.glob(['*'], { cwd: folder })).filter((other) => SUITE_FILE.test(other));
    const meant = (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .au)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), suites.map((other) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(other)));
    if (meant !== undefined)
        return { hint: `Did you mean "${(0,_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, meant), cwd)}"?` };
    if (suites.length === 0)
        return { hint: `Paths start at ${cwd}.` };
    return { hint: `Next to it are: ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)(suites.map((other) => (0,_shown_path_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPath */ .p)(other, cwd)))}` };
}
/** The nearest folder above that holds `.git`; else the folder itself (suite-format.md \u00a71.4). */
async function findRepository(cwd, files) {
    for (let at = cwd;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at)) {
        if ((await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, '.git'))) !== 'missing')
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(at) === at)
            return cwd;
    }
}
const byCodeUnits = (a, b) => (a < b ? -1 : a > b ? 1 : 0);


/***/ })

};
