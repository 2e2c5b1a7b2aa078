export const id = 7564;
export const ids = [7564];
export const modules = {

/***/ 17564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ evidenceFilesIn),
/* harmony export */   K$: () => (/* binding */ RUN_EVIDENCE),
/* harmony export */   NR: () => (/* binding */ readEvidenceText),
/* harmony export */   TX: () => (/* binding */ EVIDENCE_FOLDER),
/* harmony export */   hI: () => (/* binding */ looksLikeEvidence),
/* harmony export */   i0: () => (/* binding */ readEvidenceFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40244);


/** Evidence of a repository's own lies here, from its root or the working directory on. */
const EVIDENCE_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'evidence');
/** Below the folder of a run. */
const RUN_EVIDENCE = 'evidence';
/** Far more than there are suites. */
const MOST_FILES = 10_000;
/** Reads every file of evidence in a folder, by name. */
async function readEvidenceFolder(folder, disk) {
    const paths = await evidenceFilesIn(folder, disk);
    if (paths.length > MOST_FILES)
        return { kind: 'refused', path: folder, why: `it holds more than ${MOST_FILES} files` };
    const files = [];
    let room = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const path of paths) {
        const text = await disk.read(path, _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU);
        room -= Buffer.byteLength(text);
        if (room < 0)
            return { kind: 'refused', path: folder, why: 'together its files are larger than evidence ever is' };
        const read = readEvidenceText(text, path);
        if (read.kind === 'refused')
            return read;
        files.push(...read.files);
    }
    return { kind: 'read', files };
}
/** The files of evidence in a folder: those that end with `.json` and are nothing else that a run leaves. */
async function evidenceFilesIn(folder, disk) {
    const found = await disk.glob(['*.json'], { cwd: folder });
    return found.filter((path) => !OTHERS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)));
}
const OTHERS = ['report.json', 'benchmark.json', 'timing.json'];
function readEvidenceText(text, path) {
    const decoded = (0,_evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePool */ .PP)(text);
    return decoded.kind === 'refused'
        ? { kind: 'refused', path, why: decoded.why }
        : { kind: 'read', files: [{ path, pool: decoded.pool }] };
}
/** Whether a text looks like a file of evidence and not like results: how it begins, or, for JSON, that it is no row. */
function looksLikeEvidence(text, path) {
    if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200)))
        return !/"test_id"/.test(text.slice(0, 2000));
    return /\.json$/i.test(path);
}


/***/ }),

/***/ 40244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bU: () => (/* binding */ MAX_EVIDENCE_BYTES),
  PP: () => (/* binding */ decodePool),
  NG: () => (/* binding */ encodePool)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./build/js/src/model/envelope.js
var envelope = __webpack_require__(93773);
;// CONCATENATED MODULE: ./build/js/src/model/evidence.js


/** One trusted trial of the base branch (gate.md O3). What is not known is absent: another tool's results know less. */
const evidenceTrialSchema = schemas/* strictObject */.rej({
    /** Hash of what is asked and how it is judged; where both sides know it, only equal ones are compared. */
    measure: schemas/* string */.YjP().optional(),
    /** Hash of what is being tested; may differ between commits. */
    subject: schemas/* string */.YjP().optional(),
    run: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().optional(),
    /** ISO 8601, UTC. */
    time: schemas/* string */.YjP(),
    pass: schemas/* boolean */.zMY(),
    score: schemas/* number */.aig().min(0).max(1),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
});
/** From here on the history of a test begins anew: somebody accepted how it is now, or the base branch changed. */
const resetSchema = schemas/* strictObject */.rej({
    testId: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(['accept', 'change-point']),
    /** ISO 8601, UTC. Trials up to this moment no longer count. */
    time: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP(),
    author: schemas/* string */.YjP().optional(),
});
/** Where evidence comes from, printed with every comparison. */
const provenanceSchema = schemas/* strictObject */.rej({
    from: schemas/* enum */.k5n(['file', 'artifact', 'run', 'accept']),
    where: schemas/* string */.YjP(),
    /** The number of the workflow run that left it. */
    runId: schemas/* int */.Whr().positive().optional(),
    sha: schemas/* string */.YjP().optional(),
    branch: schemas/* string */.YjP().optional(),
    writtenAt: schemas/* string */.YjP().optional(),
    /** How many commits before the changes begin it was measured, where that is known. */
    commitsBefore: schemas/* int */.Whr().nonnegative().optional(),
});
/** The recent trusted trials of one test. */
const evidenceTestSchema = schemas/* strictObject */.rej({ testId: schemas/* string */.YjP(), trials: schemas/* array */.YOg(evidenceTrialSchema) });
/** What is known of a run beside its trials; evidence of earlier versions says nothing of it. */
const evidenceRunSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP(),
    envelope: envelope/* envelopeSchema */.s.optional(),
    /** Who answered, as the providers themselves said: in the order of the alphabet. */
    models: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
/** The pool of one suite on one target. */
const evidencePoolSchema = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    suite: schemas/* string */.YjP(),
    /** The suite's file, where that is known: two files may hold suites of one name. */
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    /** The runs of the trials, as far as more is known of them than their name. */
    runFacts: schemas/* array */.YOg(evidenceRunSchema).optional(),
    tests: schemas/* array */.YOg(evidenceTestSchema),
    resets: schemas/* array */.YOg(resetSchema),
});

// EXTERNAL MODULE: ./build/js/src/shared/depth.js
var depth = __webpack_require__(34704);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js + 1 modules
var evidence_pool = __webpack_require__(36006);
;// CONCATENATED MODULE: ./build/js/src/evidence/codec.js





/** 5,000 tests with 20 trials each are a quarter of it. */
const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024;
const MOST_TESTS = 50_000;
const MOST_TRIALS = 1_000;
const MOST_RUNS = 1_000;
const MOST_MODELS = 100;
const MOST_RESETS = 50_000;
const LONGEST_NAME = 4_096;
const LONGEST_REASON = 10_000;
/** A trial that cost more, or took longer than a year, was not measured but made up. */
const MOST_USD = 1_000_000;
const LONGEST_MS = 366 * 86_400_000;
/** A pool as text: canonical, so that the same evidence is the same bytes; one test on each line. */
function encodePool(pool) {
    const { tests, resets, ...head } = (0,evidence_pool/* canonical */.$N)(pool);
    const lines = tests.map((test) => `\n${JSON.stringify(test)}`).join(',');
    return `${JSON.stringify(head).slice(0, -1)},"tests":[${lines}\n],"resets":${JSON.stringify(resets)}}\n`;
}
/** Reads a pool. Whatever is damaged, too large, of a newer version or not evidence at all is refused with a reason. */
function decodePool(text) {
    if (Buffer.byteLength(text) > MAX_EVIDENCE_BYTES)
        return refused('it is larger than evidence ever is');
    const value = parsed(text);
    if (value === undefined)
        return refused('it is not JSON, or cut off');
    if ((0,depth/* isDeeperThan */.h)(value, depth/* DEEPEST_JSON */.S))
        return refused('it is nested too deeply');
    if (isNewer(value))
        return refused('a newer version of eval-action wrote it');
    const read = storedPool.safeParse(value);
    if (!read.success)
        return refused(whyNot(read.error));
    const twice = repeated(read.data);
    if (twice !== undefined)
        return refused(`it holds the test "${(0,shared_text/* cutEnd */.ym)(twice, 60)}" twice`);
    return { kind: 'read', pool: (0,evidence_pool/* canonical */.$N)(read.data) };
}
const codec_name = schemas/* string */.YjP().max(LONGEST_NAME);
/** ISO 8601 in UTC, which sorts as text. */
const time = schemas/* string */.YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'a time as 2026-01-31T12:00:00Z')
    .refine((text) => Number.isFinite(Date.parse(text)), 'a time that there is');
const storedTrial = evidenceTrialSchema.extend({
    measure: codec_name.optional(),
    subject: codec_name.optional(),
    run: codec_name,
    sha: codec_name.optional(),
    time,
    costUsd: schemas/* number */.aig().nonnegative().max(MOST_USD).optional(),
    durationMs: schemas/* number */.aig().nonnegative().max(LONGEST_MS).optional(),
});
const storedPool = evidencePoolSchema.extend({
    suite: codec_name,
    file: codec_name.optional(),
    target: codec_name,
    runFacts: schemas/* array */.YOg(evidenceRunSchema.extend({ run: codec_name, models: schemas/* array */.YOg(codec_name).max(MOST_MODELS).optional() }))
        .max(MOST_RUNS)
        .optional(),
    tests: schemas/* array */.YOg(evidenceTestSchema.extend({ testId: codec_name, trials: schemas/* array */.YOg(storedTrial).max(MOST_TRIALS) }))
        .max(MOST_TESTS),
    resets: schemas/* array */.YOg(resetSchema.extend({
        testId: codec_name,
        time,
        reason: schemas/* string */.YjP().max(LONGEST_REASON),
        author: codec_name.optional(),
    }))
        .max(MOST_RESETS),
});
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isNewer(value) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'schemaVersion'))
        return false;
    const version = value['schemaVersion'];
    return typeof version === 'number' && version > 1;
}
function whyNot({ issues }) {
    const [issue] = issues;
    const where = issue === undefined || issue.path.length === 0 ? 'at the top' : `at ${(0,shared_text/* cutEnd */.ym)(issue.path.join('.'), 100)}`;
    return `it is not evidence: ${where}: ${(0,shared_text/* cutEnd */.ym)(issue?.message ?? 'something else is there', 200)}`;
}
function repeated({ tests }) {
    const seen = new Set();
    for (const { testId } of tests) {
        if (seen.has(testId))
            return testId;
        seen.add(testId);
    }
    return undefined;
}
const refused = (why) => ({ kind: 'refused', why });


/***/ }),

/***/ 36006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jf: () => (/* binding */ WINDOW),
  $N: () => (/* binding */ canonical),
  IA: () => (/* binding */ mergePools),
  Fo: () => (/* binding */ poolsOf),
  t2: () => (/* binding */ prunePool)
});

// EXTERNAL MODULE: ./build/js/src/model/present-trials.js
var present_trials = __webpack_require__(20710);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var model_result = __webpack_require__(88866);
// EXTERNAL MODULE: ./build/js/src/model/models.js
var model_models = __webpack_require__(32915);
;// CONCATENATED MODULE: ./build/js/src/evidence/run-facts.js

/** What a run tells of itself in the pool of a result; nothing where nothing is known. */
function runOf(result, { envelope }, run) {
    const models = (0,model_models/* answeredBy */.d)([result]);
    if (envelope === undefined && models.length === 0)
        return [];
    return [{ run, ...(envelope && { envelope }), ...(models.length > 0 && { models }) }];
}
/**
 * What several pools say of their runs, whichever order they come in: each run once and in the one form in which it is
 * written, only those that still have trials. Absent where there is nothing to say.
 */
function factsOf(known, tests) {
    if (known.length === 0)
        return {};
    const there = new Set(tests.flatMap(({ trials }) => trials.map(({ run }) => run)));
    const byName = new Map();
    for (const each of known) {
        if (!there.has(each.run))
            continue;
        const same = byName.get(each.run);
        if (same)
            same.push(each);
        else
            byName.set(each.run, [each]);
    }
    const runs = [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([run, same]) => mergedRun(run, same));
    return runs.length === 0 ? {} : { runFacts: runs };
}
/** Two parts of one run tell the same of its machine, and each which models answered it. */
function mergedRun(run, same) {
    const envelopes = new Map(same.flatMap(({ envelope }) => {
        if (envelope === undefined)
            return [];
        const ordered = inOrder(envelope);
        return [[JSON.stringify(ordered), ordered]];
    }));
    const [, envelope] = [...envelopes].sort(([a], [b]) => (a > b ? -1 : 1))[0] ?? [];
    const models = (0,model_models/* answeredBy */.d)(same.flatMap((each) => (each.models ?? []).map((model) => ({ model }))));
    return { run, ...(envelope && { envelope }), ...(models.length > 0 && { models }) };
}
const inOrder = (envelope) => {
    const { platform, arch, cpus, memoryGib, workers, image, imageVersion } = envelope;
    return {
        ...(platform !== undefined && { platform }),
        ...(arch !== undefined && { arch }),
        ...(cpus !== undefined && { cpus }),
        ...(memoryGib !== undefined && { memoryGib }),
        ...(workers !== undefined && { workers }),
        ...(image !== undefined && { image }),
        ...(imageVersion !== undefined && { imageVersion }),
    };
};

;// CONCATENATED MODULE: ./build/js/src/evidence/pool.js



/** How much of the past counts (gate.md \u00a72.11): the newest runs, and of these so many trials of a test, so old at most. */
const WINDOW = { runs: 5, trialsPerTest: 20, days: 30 };
const DAY_MS = 86_400_000;
/**
 * What a run of the base branch leaves as evidence, one pool per suite and target. An incomplete run and a dry run
 * leave none; neither do results that are known since a commit, which are in the pool already (gate.md O3).
 */
function poolsOf(run, origin) {
    if (!run.complete || run.dryRun)
        return [];
    const pools = run.results
        .filter((result) => !(0,model_result/* isReused */.x0)(result))
        .map((result) => poolOf(result, run, origin))
        .filter(({ tests }) => tests.length > 0);
    return appended(pools);
}
function poolOf(result, of, { run, sha }) {
    const { measure, subject } = result;
    const { startedAt: time } = of;
    const trials = (0,present_trials/* presentTrials */.$)(result).map(({ pass, score, costUsd, durationMs }) => trialInOrder({ measure, subject, run, sha, time, pass, score, costUsd, durationMs }));
    return {
        schemaVersion: 1,
        suite: result.suite,
        file: result.suiteFile,
        target: result.target,
        runFacts: runOf(result, of, run),
        tests: trials.length === 0 ? [] : [{ testId: result.testId, trials }],
        resets: [],
    };
}
/** Pools of one run put together: several results of one test are its trials. */
function appended(pools) {
    return grouped(pools).map((own) => {
        const tests = new Map();
        for (const { testId, trials } of own.flatMap((pool) => pool.tests)) {
            const known = tests.get(testId);
            if (known)
                known.push(...trials);
            else
                tests.set(testId, [...trials]);
        }
        return pool_inOrder({
            ...own[0],
            runFacts: own.flatMap(({ runFacts = [] }) => runFacts),
            tests: [...tests].map(([testId, trials]) => ({ testId, trials })),
        });
    });
}
/**
 * Puts pools together, whichever order they come in. What several of them say of one run is counted once: the latest,
 * and of equally late ones that with most trials, is believed. Trials from before a reset are gone.
 */
function mergePools(pools) {
    return grouped(pools).map((own) => {
        const tests = new Map();
        for (const { testId, trials } of own.flatMap((pool) => pool.tests)) {
            const runs = tests.get(testId) ?? new Map();
            tests.set(testId, runs);
            for (const [run, theirs] of byRun(trials)) {
                const ours = runs.get(run);
                if (ours === undefined || isMore(theirs, ours))
                    runs.set(run, theirs);
            }
        }
        const resets = new Map(own.flatMap((pool) => pool.resets).map((reset) => [JSON.stringify(resetInOrder(reset)), reset]));
        return withoutResetTrials({
            ...own[0],
            runFacts: own.flatMap(({ runFacts = [] }) => runFacts),
            tests: [...tests].map(([testId, runs]) => ({ testId, trials: [...runs.values()].flat() })),
            resets: [...resets.values()],
        });
    });
}
/** Only what still counts at a time (ISO 8601, UTC): see `WINDOW`; `days` may be another number. */
function prunePool(pool, now, days = WINDOW.days) {
    const latest = Date.parse(now) + DAY_MS;
    const earliest = Date.parse(now) - days * DAY_MS;
    // A clock that was far ahead would else be the newest for ever.
    const isCurrent = ({ time }) => {
        const at = Date.parse(time);
        return at >= earliest && at <= latest;
    };
    const recent = withoutResetTrials(pool).tests.map(({ testId, trials }) => ({
        testId,
        trials: measuredAlike(trials.filter(isCurrent)),
    }));
    const runs = newestRuns(recent);
    return pool_inOrder({
        ...pool,
        tests: recent
            .map(({ testId, trials }) => ({
            testId,
            trials: trials.filter(({ run }) => runs.has(run)).slice(-WINDOW.trialsPerTest),
        }))
            .filter(({ trials }) => trials.length > 0),
        resets: pool.resets.filter(({ time }) => Date.parse(time) >= earliest),
    });
}
/** The pool in the one form in which it is written, down to the order of keys: the same evidence makes the same bytes. */
function canonical(pool) {
    const { suite, file, target, runFacts, tests, resets } = pool_inOrder(pool);
    return {
        schemaVersion: 1,
        suite,
        ...(file !== undefined && { file }),
        target,
        ...(runFacts && { runFacts }),
        tests: tests.map(({ testId, trials }) => ({ testId, trials: trials.map(trialInOrder) })),
        resets,
    };
}
/** Tests by id, trials by age; of their runs what is known. */
function pool_inOrder({ runFacts = [], ...pool }) {
    return {
        ...pool,
        ...factsOf(runFacts, pool.tests),
        tests: [...pool.tests]
            .sort((a, b) => ascending(a.testId, b.testId))
            .map(({ testId, trials }) => ({ testId, trials: [...trials].sort(byAge) })),
        resets: pool.resets.map(resetInOrder).sort((a, b) => ascending(JSON.stringify(a), JSON.stringify(b))),
    };
}
/** A test that was accepted as it is, or that the base branch changed, begins anew: with the first run after that. */
function withoutResetTrials(pool) {
    const since = new Map();
    for (const { testId, time } of pool.resets) {
        since.set(testId, Math.max(since.get(testId) ?? Number.NEGATIVE_INFINITY, Date.parse(time)));
    }
    return pool_inOrder({
        ...pool,
        tests: pool.tests
            .map(({ testId, trials }) => {
            const from = since.get(testId);
            if (from === undefined)
                return { testId, trials };
            return { testId, trials: [...byRun(trials).values()].filter((own) => newestOf(own) > from).flat() };
        })
            .filter(({ trials }) => trials.length > 0),
    });
}
/** A new way to measure makes a new history: what was measured otherwise than the newest trial is dropped. Oldest first. */
function measuredAlike(trials) {
    const newest = trials.findLast(({ measure }) => measure !== undefined);
    return trials.filter(({ measure }) => measure === undefined || measure === newest?.measure);
}
function newestRuns(tests) {
    const times = new Map();
    for (const { trials } of tests) {
        for (const { run, time } of trials)
            times.set(run, Math.max(times.get(run) ?? 0, Date.parse(time)));
    }
    const newest = [...times].sort(([a, m], [b, n]) => n - m || ascending(b, a)).slice(0, WINDOW.runs);
    return new Set(newest.map(([run]) => run));
}
function grouped(pools) {
    const groups = new Map();
    for (const pool of pools) {
        const key = JSON.stringify([pool.file, pool.suite, pool.target]);
        const group = groups.get(key);
        if (group)
            group.push(pool);
        else
            groups.set(key, [pool]);
    }
    return [...groups].sort(([a], [b]) => ascending(a, b)).map(([, group]) => group);
}
function byRun(trials) {
    const runs = new Map();
    for (const trial of trials) {
        const known = runs.get(trial.run);
        if (known)
            known.push(trial);
        else
            runs.set(trial.run, [trial]);
    }
    return runs;
}
/**
 * What was made later, then what has more trials, then what is later in the alphabet: so that it does not matter who
 * comes first, nor whether a reset has taken some away already.
 */
function isMore(theirs, ours) {
    const later = newestOf(theirs) - newestOf(ours);
    if (later !== 0)
        return later > 0;
    if (theirs.length !== ours.length)
        return theirs.length > ours.length;
    const text = (trials) => JSON.stringify([...trials].sort(byAge).map(trialInOrder));
    return text(theirs) > text(ours);
}
const newestOf = (trials) => trials.reduce((newest, { time }) => Math.max(newest, Date.parse(time)), Number.NEGATIVE_INFINITY);
const byAge = (a, b) => byTime(a.time, b.time) || ascending(a.run, b.run) || byContent(a, b);
/** Times of one form sort as texts, which is much faster for pools of many thousand trials. */
const byTime = (a, b) => a.length === b.length ? ascending(a, b) : Date.parse(a) - Date.parse(b);
/** Trials of one run have no order of their own; this one is at least always the same. */
const byContent = (a, b) => Number(a.pass) - Number(b.pass) ||
    a.score - b.score ||
    (a.costUsd ?? -1) - (b.costUsd ?? -1) ||
    (a.durationMs ?? -1) - (b.durationMs ?? -1) ||
    ascending(a.time, b.time) ||
    ascending(a.sha ?? '', b.sha ?? '') ||
    ascending(a.measure ?? '', b.measure ?? '') ||
    ascending(a.subject ?? '', b.subject ?? '');
const trialInOrder = (trial) => {
    const { measure, subject, run, sha, time, pass, score, costUsd, durationMs } = trial;
    return {
        ...(measure !== undefined && { measure }),
        ...(subject !== undefined && { subject }),
        run,
        ...(sha !== undefined && { sha }),
        time,
        pass,
        score,
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
    };
};
const resetInOrder = ({ testId, kind, time, reason, author }) => ({
    testId,
    kind,
    time,
    reason,
    ...(author !== undefined && { author }),
});
const ascending = (a, b) => (a === b ? 0 : a < b ? -1 : 1);


/***/ }),

/***/ 32915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ answeredBy)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

/** More than a target asks; what goes on beyond them is no list of models. */
const MOST_MODELS = 20;
const LONGEST_MODEL = 200;
/** Which models answered, as their providers themselves said: each once, in the order of the alphabet. */
function answeredBy(results) {
    const models = results.flatMap(({ model }) => (model === undefined || model.trim() === '' ? [] : [model.trim()]));
    return [...new Set(models.map((model) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(model, LONGEST_MODEL)))].sort().slice(0, MOST_MODELS);
}


/***/ }),

/***/ 20710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ presentTrials),
/* harmony export */   i: () => (/* binding */ measuredTrials)
/* harmony export */ });
/** The agent's own doings: trials that failed, not trials that were never measured (design.md \u00a76). */
const AGENTS_OWN = ['timeout', 'crash'];
/**
 * The trials of a result that say something about the agent (gate.md \u00a72.2). Timeouts and crashes are failed trials;
 * other errors are left out. Under `pass_at_k` the number of trials depends on their outcome, so that there the test
 * as a whole is one trial: that number is the same on both sides.
 */
function presentTrials(result) {
    const { trials, aggregation } = result;
    if (trials === undefined || aggregation?.strategy === 'pass_at_k')
        return whole(result);
    return measuredTrials(trials);
}
/** Those of some trials that say something about the agent. */
const measuredTrials = (trials) => trials.flatMap((trial) => {
    const pass = outcomeOf(trial.status, trial.failure?.class);
    return pass === undefined ? [] : [presentTrial(pass, trial.score, trial)];
});
function whole(result) {
    const failureClass = result.status === 'execution_error' ? result.failure.class : undefined;
    const pass = outcomeOf(result.status, failureClass);
    return pass === undefined ? [] : [presentTrial(pass, result.score, result)];
}
function outcomeOf(status, failureClass) {
    if (status !== 'execution_error')
        return status === 'ok';
    return failureClass !== undefined && AGENTS_OWN.includes(failureClass) ? false : undefined;
}
function presentTrial(pass, score, { costUsd, durationMs }) {
    if (costUsd === undefined && durationMs === undefined)
        return { pass, score };
    return {
        pass,
        score,
        ...(costUsd !== undefined && { costUsd }),
        ...(durationMs !== undefined && { durationMs }),
    };
}


/***/ })

};
