export const id = 561;
export const ids = [561];
export const modules = {

/***/ 73620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ evidenceFilesIn),
/* harmony export */   K$: () => (/* binding */ RUN_EVIDENCE),
/* harmony export */   NR: () => (/* binding */ readEvidenceText),
/* harmony export */   TX: () => (/* binding */ EVIDENCE_FOLDER),
/* harmony export */   hI: () => (/* binding */ looksLikeEvidence),
/* harmony export */   i0: () => (/* binding */ readEvidenceFolder),
/* harmony export */   x_: () => (/* binding */ evidenceFileName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79587);



const EVIDENCE_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.agentv', 'evidence');
const RUN_EVIDENCE = 'evidence';
const MOST_FILES = 10_000;
async function readEvidenceFolder(folder, disk) {
    const paths = await evidenceFilesIn(folder, disk);
    if (paths.length > MOST_FILES)
        return { kind: 'refused', path: folder, why: `it contains more than ${MOST_FILES} files` };
    const files = [];
    let remaining = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const path of paths) {
        const text = await disk.read(path, _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU);
        remaining -= Buffer.byteLength(text);
        if (remaining < 0)
            return { kind: 'refused', path: folder, why: 'the total size of its files is over the limit' };
        const read = readEvidenceText(text, path);
        if (read.kind === 'refused')
            return read;
        files.push(...read.files);
    }
    return { kind: 'read', files };
}
async function evidenceFilesIn(folder, disk) {
    const found = await disk.glob(['*.json'], { cwd: folder });
    return found.filter((path) => !OTHERS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
}
const OTHERS = ['report.json', 'benchmark.json', 'timing.json'];
function readEvidenceText(text, path) {
    const decoded = (0,_evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePool */ .PP)(text);
    return decoded.kind === 'refused'
        ? { kind: 'refused', path, why: decoded.why }
        : { kind: 'read', files: [{ path, pool: decoded.pool }] };
}
function looksLikeEvidence(text, path) {
    if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200)))
        return !/"test_id"/.test(text.slice(0, 2000));
    return /\.json$/i.test(path);
}
function evidenceFileName({ suite, file, target }) {
    const readable = `${suite}@${target}`.replaceAll(/[^A-Za-z0-9@._-]+/g, '_').slice(0, 80);
    return `${readable}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify([file, suite, target]), 'hex').slice(0, 8)}.json`;
}


/***/ }),

/***/ 48334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   gV: () => (/* binding */ lineUrl),
/* harmony export */   o8: () => (/* binding */ checkoutPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function checkoutPath(file, workingDirectory, checkout) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file)).replaceAll('\\', '/');
    return isOutside(path) || path === '' ? undefined : path;
}
const isOutside = (path) => /^\.\.(?:[/\\]|$)|^[/\\]|^\w:/.test(path);
function lineUrl({ serverUrl, owner, repo }, { commit, path, line }) {
    const parts = [owner, repo, 'blob', commit, ...path.split('/')];
    return `${serverUrl}/${parts.map(encoded).join('/')}#L${line}`;
}
const encoded = (part) => encodeURIComponent(part.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');


/***/ }),

/***/ 79587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NG: () => (/* binding */ encodePool),
/* harmony export */   PP: () => (/* binding */ decodePool),
/* harmony export */   bU: () => (/* binding */ MAX_EVIDENCE_BYTES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41810);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34704);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47539);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _pool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22911);






const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024;
const MOST_TESTS = 50_000;
const MOST_TRIALS = 10_000;
const MOST_RESETS = 50_000;
const LONGEST_NAME = 4_096;
const LONGEST_REASON = 10_000;
const MOST_USD = 1_000_000;
const LONGEST_MS = 366 * 86_400_000;
function encodePool(pool) {
    const { tests, resets, ...head } = (0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$N)(pool);
    const lines = tests.map((test) => `\n${JSON.stringify(test)}`).join(',');
    return `${JSON.stringify(head).slice(0, -1)},"tests":[${lines}\n],"resets":${JSON.stringify(resets)}}\n`;
}
function decodePool(text) {
    if (Buffer.byteLength(text) > MAX_EVIDENCE_BYTES)
        return refused('it is larger than evidence ever is');
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(text);
    if (value === undefined)
        return refused('it is not JSON, or cut off');
    if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeeperThan */ .hz)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .DEEPEST_JSON */ .S8))
        return refused('it is nested too deeply');
    if (isNewer(value))
        return refused('a newer version of eval-action wrote it');
    const read = storedPool.safeParse(value);
    if (!read.success)
        return refused(whyNot(read.error));
    const twice = repeated(read.data);
    if (twice !== undefined)
        return refused(`it contains the test "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(twice, 60)}" twice`);
    return { kind: 'read', pool: (0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$N)(read.data) };
}
const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST_NAME);
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'a time as 2026-01-31T12:00:00Z')
    .refine((text) => Number.isFinite(Date.parse(text)), 'a time that there is');
const storedTrial = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceTrialSchema */ .Dc.unwrap().extend({
    measure: name.optional(),
    subject: name.optional(),
    run: name,
    sha: name.optional(),
    time,
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(MOST_USD).optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(LONGEST_MS).optional(),
    agentVersion: name.optional(),
}));
const storedPool = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidencePoolSchema */ .F4.unwrap().extend({
    suite: name,
    file: name.optional(),
    target: name,
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceTestSchema */ .Np.extend({ testId: name, trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(storedTrial).max(MOST_TRIALS) }))
        .max(MOST_TESTS),
    resets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .resetSchema */ .TM.unwrap().extend({
        testId: name,
        time,
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST_REASON),
        author: name.optional(),
    }))
        .max(MOST_RESETS),
}));
function isNewer(value) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'schemaVersion'))
        return false;
    const version = value['schemaVersion'];
    return typeof version === 'number' && version > 1;
}
function whyNot({ issues }) {
    const [issue] = issues;
    const where = issue === undefined || issue.path.length === 0 ? 'at the top' : `at ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(issue.path.join('.'), 100)}`;
    return `it is not evidence: ${where}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(issue?.message ?? 'something else is there', 200)}`;
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

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   XG: () => (/* binding */ ageText),
/* harmony export */   jS: () => (/* binding */ whyNotLeft),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   zv: () => (/* binding */ whyNotTrusted)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const DAY_MS = 86_400_000;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function lookAt(artifact, rules) {
    const { origin, createdAt, digest } = artifact;
    const leftOut = (why) => ({ kind: 'leftOut', why });
    if (origin === undefined || createdAt === undefined)
        return leftOut('GitHub does not report which run stored it');
    if (origin.run === rules.ownRun)
        return leftOut('it is of this run');
    const own = rules.repositoryId ?? origin.repositoryId;
    if (origin.repositoryId !== own || origin.headRepositoryId !== own) {
        return leftOut('its run was of another repository, such as a fork');
    }
    if (origin.branch !== rules.branch)
        return leftOut(`its run was on another branch than ${rules.branch}`);
    if (artifact.isExpired)
        return leftOut('it has expired');
    if (!(rules.now - Date.parse(createdAt) <= rules.maxAgeDays * DAY_MS)) {
        return leftOut(`it is older than ${ageText(rules.maxAgeDays)}`);
    }
    if (digest === undefined || !DIGEST.test(digest))
        return leftOut('GitHub has no digest of it');
    return { kind: 'candidate', candidate: { ...artifact, origin, createdAt, digest } };
}
const ageText = (days) => days < 2 ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('hour', Math.round(days * 24)) : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('day', Math.floor(days));
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
function whyNotTrusted(run, { origin }, rules) {
    if (run.id !== origin.run || run.headSha !== origin.sha || run.headBranch !== rules.branch) {
        return 'its run does not match the artifact';
    }
    if (run.repositoryId !== origin.repositoryId || run.head?.repositoryId !== origin.repositoryId) {
        return 'its run was of another repository, such as a fork';
    }
    if (!TRUSTED_EVENTS.includes(run.event))
        return `its run was started by ${run.event}`;
    if (rules.workflow === undefined)
        return 'which workflow this is is not known (GITHUB_WORKFLOW_REF is not set)';
    if (run.path !== rules.workflow)
        return `its run was of another workflow than ${rules.workflow}`;
    return run.status === 'completed' ? undefined : 'its run has not finished';
}
function whyNotLeft({ event, ref, isProtected, branches }) {
    if (!TRUSTED_EVENTS.includes(event))
        return `Runs that ${event || 'nothing on GitHub'} starts leave no evidence`;
    const [, branch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
    if (branch === undefined)
        return 'Only runs on a branch leave evidence';
    if (isProtected || branches.includes(branch))
        return undefined;
    return `Only the default branch, protected ones and that of baseline-branch leave evidence, not ${branch}`;
}
function nearestFirst(candidates, before, after = []) {
    const distances = new Map();
    after.forEach((sha, index) => {
        distances.set(sha, after.length - index);
    });
    before.forEach((sha, index) => {
        distances.set(sha, 0 - index);
    });
    return candidates
        .flatMap((candidate) => {
        const distance = distances.get(candidate.origin.sha);
        return distance === undefined ? [] : [{ candidate, distance }];
    })
        .sort((a, b) => rankOf(a) - rankOf(b) || newer(a, b));
}
const rankOf = ({ distance }) => (distance <= 0 ? -distance : FAR + distance);
const FAR = 1e6;
const newer = (a, b) => Date.parse(b.candidate.createdAt) - Date.parse(a.candidate.createdAt) || b.candidate.id - a.candidate.id;


/***/ }),

/***/ 75408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ suiteKeyOfTest),
/* harmony export */   DI: () => (/* binding */ whyNotCompared),
/* harmony export */   GU: () => (/* binding */ ofTest),
/* harmony export */   Ij: () => (/* binding */ bySuite),
/* harmony export */   aJ: () => (/* binding */ suiteKey),
/* harmony export */   oj: () => (/* binding */ ofSuite),
/* harmony export */   sq: () => (/* binding */ suitesWithDoubtfulBaseline),
/* harmony export */   uQ: () => (/* binding */ isCompared)
/* harmony export */ });
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47891);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10083);


const isCompared = ({ baseline, suites }) => baseline.kind === 'found' && suites.some(({ comparable }) => comparable > 0);
function whyNotCompared(baseline) {
    if (baseline.kind !== 'found')
        return baseline.why;
    if (baseline.withoutTrials === 'own-run')
        return 'the baseline is this run itself; name the results of another run';
    if (baseline.withoutTrials === 'empty')
        return baseline.whyEmpty ?? 'the baseline has no results';
    return 'none of these tests has a comparable trial in the baseline';
}
const ofSuite = ({ suite, file, target }) => ({
    suite,
    file,
    target,
});
const ofTest = ({ suite, suiteFile: file, target, testId, location }) => ({
    suite,
    file,
    target,
    testId,
    ...(location && { location }),
});
const suiteKey = ({ suite, file, target }) => JSON.stringify([file, suite, target]);
const bySuite = (tests) => Array.from((0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values(), (own) => {
    const [first] = own;
    const { suite, suiteFile: file, target } = first;
    return {
        tests: own,
        suite: `${suite} on ${target}`,
        ids: (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)(own.map(({ testId }) => testId)),
        location: own.length === 1 ? ofTest(first) : { suite, file, target },
    };
});
const suiteKeyOfTest = ({ suite, suiteFile: file, target }) => suiteKey({ suite, file, target });
const suitesWithDoubtfulBaseline = ({ suites }) => new Set(suites.filter(({ setAside = [] }) => setAside.some(({ isNewest }) => isNewest)).map(suiteKey));


/***/ }),

/***/ 10083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ dropWithP),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   J0: () => (/* binding */ smallDrop),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   gv: () => (/* binding */ drop),
/* harmony export */   l5: () => (/* binding */ percentAbove),
/* harmony export */   o2: () => (/* binding */ percentagePoints),
/* harmony export */   sp: () => (/* binding */ pValue)
/* harmony export */ });
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


const LONGEST_NAME = 120;
const drop = (change) => `${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .points */ .WR)(change.delta ?? 0, (0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .digitsOf */ .C3)(change))}${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .interval */ .YP)(change)}`;
const dropWithP = (change) => `${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .points */ .WR)(change.delta ?? 0, (0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .digitsOf */ .C3)(change))}${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .interval */ .YP)(change, pValue(change.p ?? 1))}`;
const percent = (share) => `${Number((share * 100).toFixed(4)) + 0}%`;
const percentagePoints = (share) => `${Number((share * 100).toFixed(4)) + 0} pp`;
function percentAbove(share, limit) {
    for (let digits = 0; digits <= 6; digits += 1) {
        const text = (share * 100).toFixed(digits);
        if (Number(text) > limit * 100 + 1e-9)
            return `${Number(text)}%`;
    }
    return `${share * 100}%`;
}
function smallDrop({ delta = 0 }, limit) {
    return `${Number(below(Math.abs(delta) * 100, limit * 100, 1))} pp`;
}
const pValue = (p) => (p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);
function names(all, most = 5) {
    const shown = all.slice(0, most).map((name) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(name, LONGEST_NAME));
    const rest = all.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
function below(score, limit, fewest = 2) {
    for (let digits = fewest; digits <= 6; digits += 1) {
        const text = score.toFixed(digits);
        if (Number(text) < limit)
            return text;
    }
    return String(score);
}


/***/ }),

/***/ 94987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ wasRun),
/* harmony export */   s: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _aggregate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5548);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);
/* harmony import */ var _present_trials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56768);



function outcomeOf(result) {
    const { status, aggregation, passMark } = result;
    if (isAsRecorded(result))
        return { kind: status === 'ok' ? 'passed' : 'failed', score: result.score };
    const measured = (0,_present_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .presentTrials */ .$z)(result);
    if (measured.length === 0)
        return { kind: wasRun(result) ? 'errored' : 'not-run' };
    if (status === 'execution_error')
        return { kind: 'failed', score: 0 };
    const { score } = (0,_aggregate_js__WEBPACK_IMPORTED_MODULE_0__/* .aggregateScores */ .hx)(measured.map((trial) => trial.score), aggregation?.strategy ?? 'mean');
    return { kind: score >= passMark ? 'passed' : 'failed', score };
}
function isAsRecorded({ status, trials, aggregation, importedFrom }) {
    if (status === 'execution_error')
        return false;
    if (importedFrom !== undefined || trials === undefined || aggregation?.strategy === 'pass_at_k')
        return true;
    return trials.length > 0 && trials.every((trial) => trial.status !== 'execution_error');
}
const wasRun = (result) => result.status !== 'execution_error' || !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotRun */ .NF)(result.failure);


/***/ }),

/***/ 15714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ comparedTests),
/* harmony export */   $x: () => (/* binding */ confirmationOf),
/* harmony export */   GU: () => (/* binding */ detectableDropText),
/* harmony export */   HA: () => (/* binding */ contributorNotes),
/* harmony export */   Hb: () => (/* binding */ passesOf),
/* harmony export */   Hg: () => (/* binding */ shortBaselineNotes),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   W6: () => (/* binding */ sizeOfDrop),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   hD: () => (/* binding */ findingOf),
/* harmony export */   im: () => (/* binding */ detectableTestsText),
/* harmony export */   jR: () => (/* binding */ leftOutNotes),
/* harmony export */   o3: () => (/* binding */ comparedWith),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   vC: () => (/* binding */ agentVersionNotes),
/* harmony export */   yU: () => (/* binding */ changeOfSuite),
/* harmony export */   yb: () => (/* binding */ MORE_BASELINE_TRIALS),
/* harmony export */   z0: () => (/* binding */ detectableDrop)
/* harmony export */ });
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25379);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);



const STATE_WORDS = {
    regressed: 'regressed',
    'fails-on-base': 'fails on base too',
    suspected: 'suspected',
    'not-reproduced': 'not reproduced',
    'not-enough-history': 'failing, not enough baseline trials',
    'not-rerun': 'failing, not re-run',
    failing: 'failing',
    'failing-as-before': 'failing as before',
    fixed: 'fixed',
    new: 'new',
    changed: 'changed',
    removed: 'removed',
    skipped: 'not run',
    quarantined: 'quarantined',
    errored: 'errored',
    reused: 'reused',
    passing: 'passing',
};
const UNLISTED = ['errored', 'reused', 'passing'];
const isCompared = ({ comparison, dryRun }) => !dryRun && comparison.baseline.kind === 'found' && comparison.suites.some(({ comparable }) => comparable > 0);
function comparedTests(report) {
    if (!isCompared(report))
        return [];
    const { tests } = report.comparison;
    const states = Object.keys(STATE_WORDS);
    return states
        .map((wanted) => ({
        word: STATE_WORDS[wanted],
        tests: tests.filter(({ state, flaky }) => state === wanted && (flaky || !UNLISTED.includes(state))),
    }))
        .filter((group) => group.tests.length > 0);
}
function comparedWith({ comparison: { baseline, suites } }) {
    const [first, ...others] = baseline.kind === 'found' ? baseline.provenance : [];
    if (first === undefined)
        return 'the baseline';
    const { branch, sha, where } = first;
    const commit = [branch, sha?.slice(0, 7)].filter((part) => part !== undefined).join('@');
    const runs = suites.reduce((most, suite) => Math.max(most, suite.runs), 0);
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${commit === '' ? where : commit}${more}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('run', runs)}`;
}
function leftOutNotes({ comparison: { baseline } }) {
    return baseline.kind === 'found' && baseline.leftOut !== undefined ? [baseline.leftOut] : [];
}
const MORE_BASELINE_TRIALS = 'run the base branch again, or measure a new baseline with seed-baseline';
const MOST_UNDECIDED = 3;
function shortBaselineNotes(report, shown) {
    if (!isCompared(report))
        return [];
    const { suites, tests, detectableTests } = report.comparison;
    const undecided = tests.filter(({ state }) => state === 'not-enough-history');
    if (undecided.length > 0) {
        const names = undecided.slice(0, MOST_UNDECIDED).map(({ testId }) => shown(testId));
        const others = undecided.length - names.length;
        const named = [...names, ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
        const passed = undecided.every(({ base }) => base?.passes === base?.trials) ? 'passed' : 'mostly passed';
        const fail = undecided.length === 1 ? 'fails' : 'fail';
        return [
            `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', undecided.length)} ${fail} now and ${passed} in the baseline (${named}); too few baseline trials to decide: ${MORE_BASELINE_TRIALS}`,
        ];
    }
    const isOneRun = suites.every(({ runs }) => runs <= 1);
    return isOneRun && detectableTests.count < detectableTests.of
        ? [`The baseline is one run, which is fewer trials than the gate needs: ${MORE_BASELINE_TRIALS}`]
        : [];
}
const changeOfSuite = (suite) => suite.delta === undefined ? 'not compared' : `${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceText */ .Lr)(suite)} on ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', suite.comparable)}`;
function findingOf({ finding, controlDelta, uncontrolled }) {
    const onBase = controlDelta === undefined ? '' : ` (base commit: ${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(controlDelta)})`;
    switch (finding) {
        case 'not-compared':
            return 'not compared';
        case 'steady':
            return 'no drop found';
        case 'small-drop':
            return 'drop within the limit';
        case 'drop':
            return `drop${onBase}${uncontrolled ? `, ${UNCONTROLLED}` : ''}`;
        case 'drop-on-base':
            return `the base commit shows the drop too${onBase}`;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_0__/* .never */ .Z)(finding);
    }
}
const UNCONTROLLED = 'not checked against the base commit';
const detectableDrop = ({ comparable, smallestDetectableDrop: least }) => {
    if (comparable === 0)
        return '\u2013';
    return least === undefined ? NOT_DETECTABLE : sizeOfDrop(least);
};
const detectableDropText = ({ smallestDetectableDrop: least }) => least === undefined ? `a drop is ${NOT_DETECTABLE}` : `smallest detectable drop: ${sizeOfDrop(least)}`;
const NOT_DETECTABLE = 'not detectable with this baseline';
const sizeOfDrop = (share) => (0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .WR)(share, share < 0.1 ? 1 : 0);
function detectableTestsText({ comparison: { detectableTests } }) {
    const { count, of } = detectableTests;
    return of === 0 ? [] : [`a complete failure is detectable for ${count} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', of)}`];
}
function passesOf({ base, now, reruns, control, flaky }) {
    const text = (side) => (side === undefined ? '\u2013' : `${side.passes}/${side.trials}`);
    return [
        `${text(base)} \u2192 ${text(now)}`,
        ...(reruns ? [`re-run ${text(reruns)}`] : []),
        ...(control ? [`base commit re-run ${text(control)}`] : []),
        ...(flaky ? ['flaky'] : []),
    ].join(', ');
}
function confirmationOf({ state, reruns, needed, uncontrolled }) {
    switch (state) {
        case 'regressed':
            return reruns && `Confirmed: failed ${allOf(reruns.trials)}${uncontrolled ? `, ${UNCONTROLLED}` : ''}`;
        case 'fails-on-base':
            return 'Fails on the base commit too';
        case 'suspected':
            return needed === undefined
                ? undefined
                : `Not confirmed: ${reruns?.trials ?? 0} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('re-run', needed)} took place`;
        case 'not-reproduced':
            return 'Passed when re-run';
        default:
            return undefined;
    }
}
const allOf = (count) => (count === 1 ? 'its re-run' : `all ${count} re-runs`);
const whyOf = (test) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asSentences */ .pm)([confirmationOf(test), test.why, differenceOf(test)].filter((part) => part !== undefined));
const differenceOf = ({ difference }) => difference && `First difference: ${difference}`;
const MOST_AGENTS = 5;
const agentVersionNotes = ({ comparison: { agentVersions = [] } }, shown) => agentVersions
    .slice(0, MOST_AGENTS)
    .map(({ target, base, now }) => `Agent of ${shown(target)}: ${shown(base.join(', '))} \u2192 ${shown(now.join(', '))}`);
const contributorNotes = ({ comparison: { suites } }, shown) => suites
    .filter(({ contributors }) => contributors.length > 0)
    .map(({ suite, target, contributors }) => {
    const tests = contributors.map(({ testId }) => shown(testId)).join(', ');
    return `Contributors to the drop of ${shown(suite)} on ${shown(target)}: ${tests}.`;
});


/***/ }),

/***/ 96360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ reproduceCommand),
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10043);

function reproduceCommand({ suiteFile, testId, target }, program = 'eval-action') {
    const file = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(suiteFile);
    const path = /^[-!]/.test(file) ? `./${file}` : file;
    return [
        program,
        'run',
        shellWord(path),
        option('test-id', patternOf(testId)),
        option('target', (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(target)),
    ].join(' ');
}
function patternOf(id) {
    if (isPlain(id))
        return id;
    return id.replace(/[^\p{L}\p{M}\p{N}_/-]/gu, (character, at) => {
        if (character === ' ' && isSingle(id, at))
            return character;
        return character !== '\\' && isShown(character) ? `\\${character}` : '?'.repeat(character.length);
    });
}
const isPlain = (id) => /^[\p{L}\p{M}\p{N}_./:,=%@+ -]*$/u.test(id) && !/^\.\/|^ | $| {2}/.test(id);
const isSingle = (text, at) => /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
const isShown = (character) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(`x${character}x`) === `x${character}x` && !/\s/.test(character);
const option = (name, value) => value.startsWith('-') ? `--${name}=${shellWord(value)}` : `--${name} ${shellWord(value)}`;
const shellWord = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;


/***/ }),

/***/ 2992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ paintFor)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

function paintFor({ colour }) {
    const style = (name) => (text) => colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(name, text, { validateStream: false }) : text;
    return { bold: style('bold'), dim: style('dim'), red: style('red'), green: style('green'), yellow: style('yellow') };
}


/***/ }),

/***/ 15537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ digitsOf),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   _9: () => (/* binding */ signedPoints)
/* harmony export */ });
const WIDE = 0.1;
const signedPoints = (share, digits = 1) => `${signed(share, digits)} pp`;
const points = (share, digits = 1) => `${rounded(Math.abs(share), digits)} pp`;
const differenceText = (difference) => `${signedPoints(difference.delta ?? 0, digitsOf(difference))}${interval(difference)}`;
function interval(difference, note) {
    const { deltaLow, deltaHigh } = difference;
    if (deltaLow === undefined || deltaHigh === undefined)
        return '';
    const digits = digitsOf(difference);
    const more = note === undefined ? '' : `, ${note}`;
    return ` (95% CI ${signed(deltaLow, digits)} to ${signedPoints(deltaHigh, digits)}${more})`;
}
const digitsOf = ({ delta = 0, deltaLow, deltaHigh }) => deltaLow !== undefined && deltaHigh !== undefined && deltaHigh - deltaLow > WIDE && Math.abs(delta) >= 0.005 ? 0 : 1;
function signed(share, digits) {
    const value = rounded(share, digits);
    if (value === 0)
        return '0';
    return value < 0 ? `\u2212${-value}` : `+${value}`;
}
const rounded = (share, digits) => Number((share * 100).toFixed(digits)) + 0;


/***/ })

};
