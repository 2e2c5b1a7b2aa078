export const id = 379;
export const ids = [379];
export const modules = {

/***/ 68860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ findBaseline)
});

// UNUSED EXPORTS: withOneFile

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js + 1 modules
var evidence_pool = __webpack_require__(36006);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/shown-path.js
var shown_path = __webpack_require__(87210);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/app/earlier-results.js
var earlier_results = __webpack_require__(76184);
// EXTERNAL MODULE: ./build/js/src/app/evidence-files.js
var evidence_files = __webpack_require__(17564);
// EXTERNAL MODULE: ./build/js/src/app/read-results.js
var read_results = __webpack_require__(17064);
;// CONCATENATED MODULE: ./build/js/src/app/baseline-at.js







async function baselineAt(given, at, { cwd, files }) {
    const path = (0,external_node_path_.resolve)(cwd, given);
    const state = await files.state(path);
    if (state === 'missing')
        return nothing(`There is no baseline at ${given}`, await namesBeside(path, { cwd, files }));
    if (state !== 'folder')
        return { kind: 'file', path, shown: given };
    if (await isRunFolder(path, files))
        return { kind: 'run', path, shown: given };
    if ((await (0,evidence_files/* evidenceFilesIn */.IL)(path, files)).length > 0)
        return { kind: 'evidence', path, shown: given };
    const run = await newestCompleteRun(path, at, { cwd, files });
    if (run !== undefined)
        return { kind: 'run', path: run, shown: (0,shown_path/* shownPath */.p)(run, cwd) };
    const { names } = await files.namesIn(path, MOST_NAMES);
    const found = names.length === 0 ? 'nothing, the folder is empty' : `only ${(0,did_you_mean/* listed */.KE)(names)}`;
    return nothing(`There is no baseline in ${given}`, found);
}
const MOST_NAMES = 10;
function nothing(message, found) {
    const problem = {
        code: 'FILE_MISSING',
        severity: 'error',
        message,
        expected: 'a file of evidence, a folder of them, the folder of a run, a folder of runs with a complete one, or a file of results',
        ...(found !== undefined && { found }),
        hint: 'Name one that exists, or "auto" to compare with what earlier runs left in .agentv/evidence.',
    };
    return { kind: 'nothing', problem };
}
async function namesBeside(path, { cwd, files }) {
    const parent = (0,external_node_path_.resolve)(path, '..');
    if ((await files.state(parent)) !== 'folder')
        return `no folder ${(0,shown_path/* shownPath */.p)(parent, cwd)} either`;
    const { names } = await files.namesIn(parent, MOST_NAMES);
    const where = parent === cwd ? 'the working directory' : (0,shown_path/* shownPath */.p)(parent, cwd);
    return names.length === 0 ? `nothing, ${where} is empty` : `in ${where}: ${(0,did_you_mean/* listed */.KE)(names)}`;
}
async function isRunFolder(folder, files) {
    const states = await Promise.all(['report.json', earlier_results/* JOURNAL */.Ex].map((name) => files.state((0,external_node_path_.join)(folder, name))));
    return states.includes('file');
}
async function newestCompleteRun(folder, at, { cwd, files }) {
    const reports = await files.glob(['*/report.json'], { cwd: folder });
    for (const report of reports.toSorted().reverse()) {
        const run = (0,external_node_path_.resolve)(report, '..');
        if (await isCompleteBefore(run, at, { cwd, files }))
            return run;
    }
    return undefined;
}
async function isCompleteBefore(folder, at, site) {
    try {
        const { run } = await (0,read_results/* readResults */.x8)([folder], site, { withAnswers: false });
        return run.complete && !run.dryRun && !(Date.parse(run.startedAt) >= Date.parse(at));
    }
    catch (error) {
        if (error instanceof model_errors/* UserError */.yo)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/js/src/app/result-rows.js + 2 modules
var result_rows = __webpack_require__(37472);
;// CONCATENATED MODULE: ./build/js/src/app/baseline.js









async function findBaseline(asked, at, site) {
    const [first = 'auto', ...others] = asked;
    if (others.length === 0 && first === 'none')
        return { kind: 'none', why: 'the baseline is "none"' };
    if (others.length === 0 && first === 'auto')
        return byItself(at, site);
    if (others.length === 0 && /^\d{1,15}$/.test(first) && (await stateOf(first, site)) === 'missing') {
        return ofWorkflowRun(Number(first), at, site);
    }
    return named(asked, at, site);
}
async function byItself(at, site) {
    const { cwd, files, source, signal } = site;
    for (const root of new Set([cwd, await (0,discover/* findRepository */.W1)(cwd, files)])) {
        const folder = (0,external_node_path_.join)(root, evidence_files/* EVIDENCE_FOLDER */.TX);
        if ((await files.state(folder)) !== 'folder')
            continue;
        const found = fromEvidence(await (0,evidence_files/* readEvidenceFolder */.i0)(folder, files), at, site);
        if (found.kind !== 'none')
            return found;
    }
    if (source !== undefined)
        return pruned(await source.ofBaseBranch(signal), at, site);
    return { kind: 'none', why: `no run has left evidence in ${evidence_files/* EVIDENCE_FOLDER */.TX} yet, and no baseline is named` };
}
async function ofWorkflowRun(run, at, site) {
    const { source, signal } = site;
    if (source !== undefined)
        return pruned(await source.ofRun(run, signal), at, site);
    throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `The baseline ${run} is no file, and runs of a workflow are on GitHub only`, {
        expected: 'a file of evidence, a folder of them, the folder of a run, or a file of results',
    });
}
const stateOf = (given, { cwd, files }) => files.state((0,external_node_path_.resolve)(cwd, given));
async function named(asked, at, site) {
    const parts = [];
    const seen = new Set();
    const errors = [];
    const onlyInChange = [];
    for (const [index, given] of asked.entries()) {
        const content = await baselineAt(given, at, site);
        if (content.kind === 'nothing') {
            if (await isOnlyInCheckout(given, at, site))
                onlyInChange.push(given);
            else
                errors.push(content.problem);
            continue;
        }
        const path = await site.files.realPath(content.path);
        if (seen.has(path))
            continue;
        seen.add(path);
        const part = await readPart({ ...content, path }, at, { index, of: asked.length }, site);
        if (part.kind === 'unavailable')
            return part;
        parts.push(part);
    }
    if (errors.length > 0)
        throw new model_errors/* UserError */.yo(errors);
    if (parts.length === 0) {
        return { kind: 'none', why: `the base branch has nothing at ${onlyInChange.join(', ')} yet` };
    }
    const pools = (0,evidence_pool/* mergePools */.IA)(withOneFile(parts.flatMap((part) => part.pools)));
    return { kind: 'found', pools, provenance: parts.flatMap((part) => part.provenance) };
}
async function isOnlyInCheckout(given, at, site) {
    if (site.checkout === undefined)
        return false;
    return (await baselineAt(given, at, { ...site, files: site.checkout })).kind !== 'nothing';
}
async function readPart({ kind, path, shown }, at, order, site) {
    const { files } = site;
    try {
        if (kind === 'run')
            return await ofResults(shown, at, order, site);
        if (kind === 'evidence')
            return asPart(await (0,evidence_files/* readEvidenceFolder */.i0)(path, files), at, site);
        const isRow = /\.jsonl$/i.test(path);
        const text = isRow ? '' : await files.read(path, result_rows/* MAX_RESULTS_BYTES */.ue);
        const isReport = /"generator"\s*:/.test(text.slice(0, 400));
        if (isRow || isReport || !(0,evidence_files/* looksLikeEvidence */.hI)(text, path))
            return await ofResults(shown, at, order, site);
        return asPart((0,evidence_files/* readEvidenceText */.NR)(text, path), at, site);
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        return { kind: 'unavailable', why: error.problems[0]?.message ?? error.message };
    }
}
function asPart(read, at, site) {
    const found = fromEvidence(read, at, site);
    switch (found.kind) {
        case 'found':
            return { ...found, kind: 'read' };
        case 'none':
            return { kind: 'read', pools: [], provenance: [] };
        default:
            return found;
    }
}
function fromEvidence(read, at, site) {
    const { cwd } = site;
    if (read.kind === 'refused') {
        return {
            kind: 'unavailable',
            why: `${(0,shown_path/* shownPath */.p)(read.path, cwd)} cannot be used: ${read.why}`,
            hint: 'Update eval-action, or begin anew without this file.',
        };
    }
    if (read.files.length === 0)
        return { kind: 'none', why: 'there is no evidence yet' };
    const provenance = read.files.map(({ path, pool }) => {
        const newest = pool.tests.flatMap(({ trials }) => trials.slice(-1)).reduce(newer, undefined);
        return {
            from: 'file',
            where: (0,shown_path/* shownPath */.p)(path, cwd),
            ...(newest?.sha !== undefined && { sha: newest.sha }),
            ...(newest !== undefined && { writtenAt: newest.time }),
        };
    });
    return pruned({ kind: 'found', pools: read.files.map(({ pool }) => pool), provenance }, at, site);
}
const newer = (newest, trial) => newest !== undefined && newest.time >= trial.time ? newest : trial;
function pruned(baseline, at, { maxAgeDays }) {
    if (baseline.kind !== 'found')
        return baseline;
    const pools = (0,evidence_pool/* mergePools */.IA)(baseline.pools);
    return { ...baseline, pools: isKnown(at) ? pools.map((pool) => (0,evidence_pool/* prunePool */.t2)(pool, at, maxAgeDays)) : pools };
}
const isKnown = (time) => Date.parse(time) > 0;
async function ofResults(given, at, { index, of }, site) {
    const { run } = await (0,read_results/* readResults */.x8)([given], site, { withAnswers: false });
    const why = run.dryRun
        ? 'it is a dry run'
        : run.complete
            ? undefined
            : (run.unreadable?.[0]?.message ?? 'its run did not come to its end');
    if (why !== undefined)
        return { kind: 'unavailable', why: `${given} cannot be used: ${why}` };
    const isTimed = isKnown(run.startedAt);
    const time = isTimed
        ? run.startedAt
        : new Date(Math.max(0, Date.parse(at)) - (isKnown(at) ? of - index : -index)).toISOString();
    const name = isTimed ? `${given} ${run.startedAt}` : given;
    const pools = (0,evidence_pool/* poolsOf */.Fo)({ ...run, startedAt: time }, { run: name }).map(withoutName);
    return {
        kind: 'read',
        pools,
        provenance: [{ from: 'run', where: given, ...(isTimed && { writtenAt: run.startedAt }) }],
    };
}
const withoutName = (pool) => {
    const { file, ...others } = pool;
    return file === pool.suite ? others : pool;
};
function withOneFile(pools) {
    const keyOf = ({ suite, target }) => JSON.stringify([suite, target]);
    const files = new Map();
    for (const pool of pools) {
        if (pool.file === undefined)
            continue;
        const known = files.get(keyOf(pool)) ?? new Set();
        files.set(keyOf(pool), known.add(pool.file));
    }
    return pools.map((pool) => {
        const [file, ...others] = files.get(keyOf(pool)) ?? [];
        return pool.file === undefined && file !== undefined && others.length === 0 ? { ...pool, file } : pool;
    });
}


/***/ }),

/***/ 56326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ND: () => (/* binding */ beforeRun),
  JT: () => (/* binding */ decidingBy),
  kh: () => (/* binding */ leaveBehind),
  CM: () => (/* binding */ pastOf),
  oV: () => (/* binding */ withWarnings)
});

// UNUSED EXPORTS: leavesHistory

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 1 modules
var result = __webpack_require__(90318);
// EXTERNAL MODULE: ./build/js/src/app/baseline.js + 1 modules
var app_baseline = __webpack_require__(68860);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/evidence/codec.js + 1 modules
var codec = __webpack_require__(40244);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js + 1 modules
var evidence_pool = __webpack_require__(36006);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js + 1 modules
var iso_time = __webpack_require__(6761);
// EXTERNAL MODULE: ./build/js/src/shared/statistics/exact-test.js + 1 modules
var exact_test = __webpack_require__(44080);
// EXTERNAL MODULE: ./build/js/src/shared/statistics/holm.js
var holm = __webpack_require__(80427);
// EXTERNAL MODULE: ./build/js/src/gate/policy.js
var gate_policy = __webpack_require__(79881);
// EXTERNAL MODULE: ./build/js/src/gate/run-guard.js
var run_guard = __webpack_require__(2586);
// EXTERNAL MODULE: ./build/js/src/gate/run-history.js
var run_history = __webpack_require__(5051);
// EXTERNAL MODULE: ./build/js/src/gate/suite-drop.js
var suite_drop = __webpack_require__(23057);
// EXTERNAL MODULE: ./build/js/src/gate/units.js
var gate_units = __webpack_require__(51616);
// EXTERNAL MODULE: ./build/js/src/gate/words.js
var words = __webpack_require__(48686);
;// CONCATENATED MODULE: ./build/js/src/gate/change-point.js









const ALPHA = 0.005;
const TEST_ALPHA = 0.01;
function changePoint(pool, policy = { maxErrorRate: 1 }) {
    const { maxDrop } = gate_policy/* gatePolicy */.C.parse(policy);
    const run = newestRun(pool);
    const tests = pool.tests.flatMap(({ testId, trials }) => splitAt(run, { pool, testId, trials }));
    if (run === undefined || tests.length === 0)
        return undefined;
    const { suite, file = '', target } = pool;
    const units = tests.toSorted((a, b) => (a.testId < b.testId ? -1 : 1)).map((test) => (0,gate_units/* unitOf */.uF)(test));
    const all = (0,run_history/* withHistory */.$k)({ suite, file, target, metric: 'pass', units, reused: 0 });
    const delta = (0,gate_units/* differences */.tX)(all).reduce((sum, each) => sum + each, 0) / units.length;
    const p = Math.min(1, 2 * Math.min((0,exact_test/* exactlyWorse */.Pd)(units), (0,exact_test/* exactlyBetter */.$N)(units)));
    const swing = (0,run_guard/* swingOf */.mK)(all, all.history);
    const least = swing ? maxDrop : Math.max(maxDrop, suite_drop/* LEAST_WITHOUT_RUNS */.e);
    if (!(0,holm/* isAtMost */.L)(p, ALPHA) || !(0,suite_drop/* isDropOf */.hi)(least, -Math.abs(delta)))
        return undefined;
    if (swing && !(0,run_guard/* runGuard */.hd)(-Math.abs(delta), (0,run_guard/* trialNoise */.pD)(units, units.length), swing).agrees)
        return undefined;
    const way = delta < 0 ? 'worse' : 'better';
    const reason = `The base branch got ${(0,words/* points */.WR)(delta)} ${way} with the run ${run} (${(0,words/* chance */.Dz)(p)})`;
    const changed = units.filter(({ base, now }) => (0,holm/* isAtMost */.L)((0,exact_test/* fisherTwoSided */.jI)(base, now), TEST_ALPHA));
    const resets = changed.map(({ test }) => ({ testId: test.testId, kind: 'change-point', time: newestTime(test.base), reason }));
    return { run, delta, p, resets };
}
function newestRun({ tests }) {
    let newest;
    let newestAt = Number.NEGATIVE_INFINITY;
    for (const { trials } of tests) {
        for (const trial of trials) {
            const at = (0,iso_time/* momentOf */.E)(trial.time);
            if (newest !== undefined && (at < newestAt || (at === newestAt && trial.run <= newest.run)))
                continue;
            [newest, newestAt] = [trial, at];
        }
    }
    return newest?.run;
}
function splitAt(run, { pool: { suite, file = '', target }, testId, trials }) {
    const now = trials.filter((trial) => trial.run === run);
    if (now.length === trials.length)
        return [];
    const [first] = now;
    const isAlike = ({ measure }) => measure === undefined || first?.measure === undefined || measure === first.measure;
    const base = trials.filter((trial) => trial.run !== run && isAlike(trial));
    if (first === undefined || base.length === 0 || Date.parse(newestTime(base)) >= Date.parse(newestTime(now)))
        return [];
    return [
        { suite, suiteFile: file, testId, target, mustPass: false, kind: 'comparable', base, now, fresh: [], control: [] },
    ];
}
const newestTime = (trials) => trials.reduce((newest, { time }) => (newest === '' || Date.parse(time) > Date.parse(newest) ? time : newest), '');

// EXTERNAL MODULE: ./build/js/src/app/evidence-files.js
var evidence_files = __webpack_require__(17564);
;// CONCATENATED MODULE: ./build/js/src/app/leave-evidence.js






async function leaveEvidence(believed, folder, files) {
    const at = (0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$);
    const pools = isMeasured(believed.verdict) ? evidenceOf(believed) : [];
    const written = pools.map((pool) => ({ path: (0,external_node_path_.join)(at, nameOf(pool)), text: (0,codec/* encodePool */.NG)(pool) }));
    if ((await files.state(at)) === 'folder') {
        const stale = (await (0,evidence_files/* evidenceFilesIn */.IL)(at, files)).filter((path) => !written.some((each) => each.path === path));
        for (const path of stale)
            if (OUR_NAME.test(path))
                await files.removeFile(path);
    }
    for (const { path, text } of written)
        await files.write(path, text);
    return written.map(({ path }) => path);
}
const isMeasured = (verdict) => verdict !== 'invalid' && verdict !== 'cancelled';
function evidenceOf({ run, baseline, origin, maxAgeDays }) {
    if (baseline.kind === 'unavailable')
        return [];
    const ofSeeds = seedingRounds(run).flatMap((results, index) => (0,evidence_pool/* poolsOf */.Fo)({ ...run, startedAt: firstTime(results), results }, { ...origin, run: `${origin.run}/${index + 2}` }));
    const own = (0,evidence_pool/* mergePools */.IA)([...(0,evidence_pool/* poolsOf */.Fo)(run, origin), ...ofSeeds]);
    const earlier = (baseline.kind === 'found' ? baseline.pools : []).flatMap((pool) => inPlaceOf(pool, own));
    return (earlier.length === 0 ? own : (0,evidence_pool/* mergePools */.IA)([...earlier, ...own]))
        .map((pool) => (0,evidence_pool/* prunePool */.t2)(withChangePoint(pool), run.startedAt, maxAgeDays))
        .filter(({ tests }) => tests.length > 0);
}
function seedingRounds({ extraTrials = [] }) {
    const rounds = new Map();
    for (const { purpose, round = 1, result } of extraTrials) {
        if (purpose === 'seed')
            rounds.set(round, [...(rounds.get(round) ?? []), result]);
    }
    return [...rounds].sort(([a], [b]) => a - b).map(([, results]) => results);
}
const firstTime = (results) => results.map(({ timestamp }) => timestamp).reduce((first, time) => (time < first ? time : first));
function withChangePoint(pool) {
    const resets = changePoint(pool)?.resets ?? [];
    return resets.length === 0 ? pool : { ...pool, resets: [...pool.resets, ...resets] };
}
function inPlaceOf(pool, own) {
    const namesakes = own.filter(({ suite, target }) => suite === pool.suite && target === pool.target);
    if (namesakes.some(({ file }) => file === pool.file))
        return [pool];
    const [only, ...others] = namesakes;
    if (only === undefined || others.length > 0)
        return [];
    const { file: _, ...unplaced } = pool;
    return [only.file === undefined ? unplaced : { ...unplaced, file: only.file }];
}
function nameOf({ suite, file, target }) {
    const readable = `${suite}@${target}`.replaceAll(/[^A-Za-z0-9@._-]+/g, '_').slice(0, 80);
    const mark = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([file, suite, target]))
        .digest('hex')
        .slice(0, 8);
    return `${readable}-${mark}.json`;
}
const OUR_NAME = /-[0-9a-f]{8}\.json$/;

;// CONCATENATED MODULE: ./build/js/src/app/origin.js
function originOf({ startedAt }, env) {
    const run = env['GITHUB_RUN_ID'];
    if (env['GITHUB_ACTIONS'] !== 'true' || !run)
        return { run: `local ${startedAt}` };
    const sha = env['GITHUB_SHA'];
    return { run: `${run}.${env['GITHUB_RUN_ATTEMPT'] || '1'}`, ...(sha && { sha }) };
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
const isTrusted = (env) => env['GITHUB_ACTIONS'] !== 'true' || TRUSTED_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '');

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/service-error.js
var service_error = __webpack_require__(47093);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/shown-path.js
var shown_path = __webpack_require__(87210);
// EXTERNAL MODULE: ./build/js/src/app/memory-files.js
var memory_files = __webpack_require__(98134);
// EXTERNAL MODULE: ./build/js/src/app/policy-base.js + 1 modules
var policy_base = __webpack_require__(70900);
;// CONCATENATED MODULE: ./build/js/src/app/policy-baseline.js










async function baselineFiles({ inputs, base, source }, { cwd, files }) {
    if (base?.differences === undefined || source?.from !== 'base')
        return { files, source };
    const asked = pathsOf(inputs.baseline, cwd, base.root);
    if (asked.length === 0)
        return { files, source };
    try {
        const real = await files.realPath(base.root);
        const places = new Map();
        for (const path of asked)
            places.set(path, [path, ...(await targetOf(path, base.root, real, files))]);
        const differences = await base.differences([...new Set([...places.values()].flat())]);
        if (differences.size === 0)
            return { files, source };
        const own = await ownOf(differences, base, files);
        const changes = [...places].flatMap(([path, all]) => own.some((each) => all.some((place) => isWithin(each, place)))
            ? [{ what: `baseline ${(0,shared_text/* cutMiddle */.it)((0,shown_path/* shownPath */.p)(path, cwd), LONGEST_NAME)}`, counts: 'base' }]
            : []);
        return {
            files: overlaid(files, new Map([
                ...differences,
                ...[...differences].map(([path, text]) => [(0,external_node_path_.join)(real, (0,external_node_path_.relative)(base.root, path)), text]),
            ])),
            source: { ...source, changes: [...source.changes, ...changes] },
        };
    }
    catch (error) {
        return { files, source, unavailable: whyUnavailable(error) };
    }
}
const LONGEST_NAME = 80;
function pathsOf(asked, cwd, root) {
    const [first = 'auto'] = asked;
    if (first === 'none')
        return [];
    const usual = first === 'auto' ? [cwd, root].map((folder) => (0,external_node_path_.join)(folder, evidence_files/* EVIDENCE_FOLDER */.TX)) : [];
    return [...new Set([...usual, ...asked.filter((each) => each !== 'auto').map((each) => (0,external_node_path_.resolve)(cwd, each))])];
}
async function targetOf(path, root, real, files) {
    return (await files.state(path)) === 'missing' ? [] : [(0,external_node_path_.join)(root, (0,external_node_path_.relative)(real, await files.realPath(path)))];
}
async function ownOf(differences, base, files) {
    const paths = [...differences.keys()];
    const left = paths.length > policy_base/* FEW */.d ? undefined : await orUnknown(() => base.before(paths));
    if (left === undefined)
        return paths;
    const here = await Promise.all(paths.map(async (path) => (await files.state(path)) === 'file' ? files.read(path, codec/* MAX_EVIDENCE_BYTES */.bU) : undefined));
    return paths.filter((path, index) => left.get(path) !== here[index]);
}
async function orUnknown(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return undefined;
        throw error;
    }
}
const isWithin = (path, folder) => path === folder || path.startsWith(folder + external_node_path_.sep);
function overlaid(disk, differences) {
    const contents = new Map([...differences].flatMap(([path, text]) => (text === undefined ? [] : [[path, Buffer.from(text)]])));
    const theirs = (0,memory_files/* memoryFiles */.X)(contents);
    const isGone = (path) => differences.has(path) && !contents.has(path);
    return {
        async state(path) {
            if (isGone(path))
                return 'missing';
            const state = await theirs.state(path);
            return state === 'missing' ? disk.state(path) : state;
        },
        async read(path, maxBytes) {
            return contents.has(path) || isGone(path) ? theirs.read(path, maxBytes) : disk.read(path, maxBytes);
        },
        async realPath(path) {
            return (await theirs.state(path)) === 'missing' ? disk.realPath(path) : path;
        },
        namesIn: (folder, most) => disk.namesIn(folder, most),
        async glob(patterns, options) {
            const found = (await disk.state(options.cwd)) === 'folder' ? await disk.glob(patterns, options) : [];
            const added = [...contents.keys()].filter((path) => (0,external_node_path_.dirname)(path) === options.cwd && path.endsWith('.json'));
            return [...new Set([...found.filter((path) => !isGone(path)), ...added])].sort();
        },
    };
}
function whyUnavailable(error) {
    const told = 'This change has another baseline than its base branch, of which that could not be read';
    if (error instanceof service_error/* ServiceError */._) {
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        return {
            kind: 'unavailable',
            why: `${told}: ${error.message}`,
            ...(isRefusal && { hint: (0,not_taken/* permissionHint */.f)(), lacksPermission: true }),
        };
    }
    const [first] = error instanceof errors/* UserError */.yo ? error.problems : [];
    if (first === undefined)
        throw error;
    return { kind: 'unavailable', why: `${told}: ${first.message}`, ...(first.hint && { hint: first.hint }) };
}

// EXTERNAL MODULE: ./build/js/src/evidence/quarantine.js
var quarantine = __webpack_require__(69625);
// EXTERNAL MODULE: ./build/js/src/app/find-policy.js
var find_policy = __webpack_require__(99019);
// EXTERNAL MODULE: ./build/js/src/app/quarantine-file.js
var quarantine_file = __webpack_require__(11370);
;// CONCATENATED MODULE: ./build/js/src/app/policy-quarantine.js








async function quarantineOf(policy, site) {
    const { inputs, base, source } = policy;
    const given = inputs.quarantineFile;
    if (base === undefined || source?.from !== 'base' || isElsewhere(given, base, site)) {
        return { quarantine: await (0,quarantine_file/* findQuarantine */.G)(given, site), source, warnings: [] };
    }
    const paths = given === undefined
        ? [...new Set([site.cwd, base.root])].map((folder) => (0,external_node_path_.join)(folder, quarantine_file/* USUAL_QUARANTINE */.U))
        : [(0,external_node_path_.resolve)(site.cwd, given)];
    const read = (texts) => quarantineIn(texts, paths, site.cwd);
    let theirs;
    try {
        theirs = read(await base.texts(paths));
    }
    catch (error) {
        const { problem, ...said } = (0,find_policy/* whyUnreadable */._)(error);
        const isOwn = base.changed === undefined && said.unavailable === undefined;
        const quarantine = isOwn ? await (0,quarantine_file/* findQuarantine */.G)(given, site) : [];
        return { quarantine, source: { ...source, ...said }, warnings: [problem] };
    }
    const ours = await ownQuarantine(given, base, paths, theirs !== undefined, site);
    if (ours === undefined)
        return { quarantine: theirs ?? [], source, warnings: [] };
    const differing = changesOf(theirs ?? [], ours);
    const before = differing.length === 0 ? undefined : await policy_quarantine_orUnknown(base, paths, read);
    const own = before === undefined ? differing : differing.filter(({ what }) => namesOf(before, ours).has(what));
    return {
        quarantine: theirs ?? [],
        source: { ...source, changes: [...source.changes, ...own] },
        warnings: [],
    };
}
function isElsewhere(given, { root }, { cwd }) {
    if (given === undefined)
        return false;
    const path = (0,external_node_path_.relative)(root, (0,external_node_path_.resolve)(cwd, given));
    return (0,external_node_path_.isAbsolute)(path) || /^\.\.(?:[/\\]|$)/.test(path);
}
function quarantineIn(texts, paths, cwd) {
    const path = paths.find((each) => texts.has(each));
    return path === undefined ? undefined : (0,quarantine/* readQuarantine */.D)(texts.get(path) ?? '', (0,shown_path/* shownPath */.p)(path, cwd));
}
async function ownQuarantine(given, { changed }, paths, isOfBase, site) {
    if (changed === undefined) {
        const [named] = paths;
        const isGone = given !== undefined && isOfBase && (await site.files.state(named ?? '')) === 'missing';
        return isGone ? [] : (0,quarantine_file/* findQuarantine */.G)(given, site);
    }
    try {
        return quarantineIn(await changed(paths), paths, site.cwd) ?? [];
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._ || error instanceof errors/* UserError */.yo)
            return undefined;
        throw error;
    }
}
async function policy_quarantine_orUnknown(base, paths, read) {
    try {
        const texts = await base.before(paths);
        return texts && (read(texts) ?? []);
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._ || error instanceof errors/* UserError */.yo)
            return undefined;
        throw error;
    }
}
const namesOf = (before, here) => new Set(changesOf(before, here).map(({ what }) => what));
function changesOf(base, here) {
    const [ofBase, ofHere] = [byTest(base), byTest(here)];
    return [...new Set([...ofBase.keys(), ...ofHere.keys()])].flatMap((key) => {
        const [theirs, ours] = [ofBase.get(key), ofHere.get(key)];
        if (theirs?.expiry === ours?.expiry)
            return [];
        const { id, suite, target } = theirs ?? ours ?? { id: '' };
        const where = [suite && ` of ${suite}`, target && ` on ${target}`].map((part) => part ?? '').join('');
        return [
            {
                what: `quarantine of ${(0,shared_text/* cutMiddle */.it)(`${id}${where}`, policy_quarantine_LONGEST_NAME)}`,
                ...(theirs && { base: `until ${theirs.expiry}` }),
                ...(ours && { here: `until ${ours.expiry}` }),
                counts: 'base',
            },
        ];
    });
}
const policy_quarantine_LONGEST_NAME = 80;
const byTest = (all) => new Map(all.map((each) => [JSON.stringify([each.id, each.suite, each.target]), each]));

// EXTERNAL MODULE: ./build/js/src/app/decide.js + 4 modules
var decide = __webpack_require__(74305);
;// CONCATENATED MODULE: ./build/js/src/app/seeding-wish.js


function seedingWish({ seedBaseline: asked, baseline, dryRun, testId }, sides, isKept) {
    const isOff = asked === undefined || dryRun || testId.length > 0 || baseline.includes('none');
    if (isOff || sides.baseline.kind === 'unavailable')
        return undefined;
    if (!isKept && sides.baseline.kind !== 'none')
        return undefined;
    return { asked, isKept, without: (run) => withoutHistory(run, sides) };
}
function withoutHistory(run, sides) {
    const { tests } = (0,decide/* pairingOf */.U)(run, sides);
    const suiteOf = ({ suiteFile, suite, target }) => JSON.stringify([suiteFile, suite, target]);
    const known = new Set(tests.flatMap((test) => (test.base.length > 0 && test.kind !== 'removed' ? suiteOf(test) : [])));
    return new Set(tests.filter((test) => !known.has(suiteOf(test))).map(result/* resultKey */.ZH));
}

;// CONCATENATED MODULE: ./build/js/src/app/before-run.js








async function beforeRun(found, around, source) {
    const { inputs } = found;
    const site = {
        cwd: (0,external_node_path_.resolve)(around.cwd, inputs.workingDirectory),
        files: around.files,
        source,
        signal: around.signal,
        maxAgeDays: inputs.baselineMaxAge,
    };
    const policy = await quarantineOf(found, site);
    const startedAt = around.startedAt ?? new Date(around.clock.now()).toISOString();
    const { files, source: told, unavailable } = await baselineFiles({ ...found, source: policy.source }, site);
    const checkout = files === site.files ? undefined : site.files;
    const baseline = unavailable ?? (await (0,app_baseline/* findBaseline */.X)(inputs.baseline, startedAt, { ...site, files, checkout }));
    return {
        inputs,
        gate: expecting(found, source),
        configured: found.configured,
        quarantine: policy.quarantine,
        source: told,
        base: found.base,
        baseline,
        warnings: [...found.warnings, ...policy.warnings],
    };
}
function expecting({ inputs, gate }, source) {
    const isExpected = source?.isExpected === true && !inputs.baseline.includes('none');
    return isExpected && gate.onMissingBaseline === undefined ? { ...gate, onMissingBaseline: 'warn' } : gate;
}
const decidingBy = ({ gate, configured, baseline, quarantine, source }) => ({
    policy: gate,
    configured,
    source,
    baseline,
    quarantine,
});
const withWarnings = (run, warnings) => warnings.length === 0 ? run : { ...run, warnings: [...run.warnings, ...warnings] };
async function leaveBehind({ inputs, baseline }, { run, folder, verdict }, { files, env }) {
    if (inputs.evidence === 'never' || !isTrusted(env))
        return [];
    return leaveEvidence({ run, verdict, baseline, origin: originOf(run, env), maxAgeDays: inputs.baselineMaxAge }, folder, files);
}
function pastOf(before, env, isKept = keepsEvidence(before, env)) {
    const { inputs, gate, quarantine, baseline } = before;
    return {
        durations: usualDurations(baseline),
        costs: highCosts(baseline),
        deciding: { sides: { baseline, quarantine }, policy: gate },
        seeding: seedingWish(inputs, { baseline, quarantine }, leavesHistory(before, env, isKept)),
        known: knownOf(before, env),
    };
}
const leavesHistory = (before, env, isKept = keepsEvidence(before, env)) => isKept && before.inputs.evidence !== 'never' && isTrusted(env);
const keepsEvidence = ({ inputs: { given } }, env) => env['GITHUB_ACTIONS'] === 'true' || given.includes('seedBaseline') || given.includes('evidence');
function knownOf({ inputs, baseline }, env) {
    const headSha = env['GITHUB_SHA'];
    if (inputs.reuse === 'off' || inputs.dryRun || baseline.kind !== 'found' || !headSha || isTrusted(env))
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

/***/ 74305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ decide),
  U: () => (/* binding */ pairingOf)
});

// EXTERNAL MODULE: ./build/js/src/model/fingerprint.js
var fingerprint = __webpack_require__(62453);
// EXTERNAL MODULE: ./build/js/src/model/present-trials.js
var present_trials = __webpack_require__(20710);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
;// CONCATENATED MODULE: ./build/js/src/model/quarantine.js


const quarantinedSchema = (0,late_object/* lateObject */.k)(() => ({
    id: schemas/* string */.YjP(),
    suite: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP().optional(),
    reason: schemas/* string */.YjP(),
    evidence: schemas/* string */.YjP().optional(),
    owner: schemas/* string */.YjP(),
    expiry: schemas/* string */.YjP(),
}));
function quarantineOf(entries, test) {
    return entries
        .filter(({ id, suite = test.suite, target = test.target }) => id === test.testId && suite === test.suite && target === test.target)
        .reduce((last, each) => (last && last.expiry >= each.expiry ? last : each), undefined);
}
const isExpired = ({ expiry }, at) => at.slice(0, 10) > expiry;

// EXTERNAL MODULE: ./build/js/src/model/result.js + 1 modules
var model_result = __webpack_require__(90318);
// EXTERNAL MODULE: ./build/js/src/model/same-content.js
var same_content = __webpack_require__(74547);
// EXTERNAL MODULE: ./build/js/src/model/models.js
var models = __webpack_require__(32915);
;// CONCATENATED MODULE: ./build/js/src/compare/circumstances.js


function circumstancesOf(run, pools, tests) {
    const compared = tests.filter(({ kind }) => kind === 'comparable');
    const suites = new Suites();
    for (const test of compared)
        suites.add(test);
    const known = pools
        .filter((pool) => suites.has(pool))
        .flatMap(({ target, runFacts = [] }) => runFacts.map((facts) => ({ target, ...facts })));
    const past = [...runsOf(compared)].sort().map((name) => {
        const own = known.filter((facts) => facts.run === name);
        const models = own.flatMap(({ target, models = [] }) => models.map((model) => ({ target, model })));
        return { envelope: own.find(({ envelope }) => envelope !== undefined)?.envelope, models: byTarget(models) };
    });
    const measured = run.results.filter((result) => !(0,model_result/* isReused */.x0)(result) && suites.has(result));
    return { now: { envelope: run.envelope, models: byTarget(measured) }, past };
}
class Suites {
    #targets = new Map();
    add({ suite, target }) {
        const targets = this.#targets.get(suite);
        if (targets === undefined)
            this.#targets.set(suite, new Set([target]));
        else
            targets.add(target);
    }
    has({ suite, target }) {
        return this.#targets.get(suite)?.has(target) ?? false;
    }
}
function runsOf(tests) {
    const runs = new Set();
    let last;
    for (const { base } of tests) {
        for (const { run } of base) {
            if (run !== last)
                runs.add(run);
            last = run;
        }
    }
    return runs;
}
function byTarget(answers) {
    const groups = new Map();
    for (const answer of answers) {
        const group = groups.get(answer.target);
        if (group)
            group.push(answer);
        else
            groups.set(answer.target, [answer]);
    }
    return new Map([...groups].map(([target, own]) => [target, (0,models/* answeredBy */.d)(own)]));
}

;// CONCATENATED MODULE: ./build/js/src/compare/trials.js


function byKey(results) {
    const groups = new Map();
    for (const result of results) {
        const key = (0,model_result/* resultKey */.ZH)(result);
        const group = groups.get(key);
        if (group)
            group.push(result);
        else
            groups.set(key, [result]);
    }
    return groups;
}
const trialsByKey = (results) => new Map([...byKey(results)].map(([key, own]) => [key, own.flatMap(present_trials/* presentTrials */.$z)]));
function trialsOf(rounds) {
    if (rounds.length === 0)
        return undefined;
    return {
        attempts: [...new Set(rounds.map(({ attempt }) => attempt))].sort((a, b) => a - b),
        now: rounds.flatMap(({ now }) => now),
        fresh: rounds.flatMap(({ fresh }) => fresh),
        control: rounds.flatMap(({ control }) => control),
    };
}
function joined(earlier, later) {
    if (earlier === undefined)
        return later ?? NONE;
    return later === undefined ? earlier : [...earlier, ...later];
}
const NONE = [];

;// CONCATENATED MODULE: ./build/js/src/compare/pair.js







function pair(sides) {
    const { run, baseline } = sides;
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    const histories = new Histories(pools, run.results);
    const fresh = trialsByKey(sides.confirmations ?? (0,model_result/* extraResults */.TX)(run, 'confirmation'));
    const control = trialsByKey(sides.controls ?? (0,model_result/* extraResults */.TX)(run, 'control'));
    const earlierOf = (0,same_content/* earlierTests */.q)(run);
    const confirmed = new Set(run.confirmed?.map(model_result/* resultKey */.ZH));
    const present = [...byKey(run.results)].map(([key, results]) => {
        const [first] = results;
        const earlier = trialsOf(earlierOf(results));
        const { history, trials } = histories.of(first);
        const { measure } = first;
        const base = comparableTrials(trials, measure);
        const own = earlier === undefined ? results : results.filter((result) => !(0,model_result/* isReused */.x0)(result));
        const now = joined(earlier?.now, own.flatMap(present_trials/* presentTrials */.$z));
        const kind = kindOf({ results: own, now, base, history, known: trials.length > 0 });
        const paired = {
            suite: first.suite,
            suiteFile: first.suiteFile,
            testId: first.testId,
            target: first.target,
            place: first.place,
            mustPass: results.some(({ mustPass }) => mustPass),
            metadata: first.metadata,
            kind,
            base,
            now,
            fresh: joined(earlier?.fresh, fresh.get(key)),
            control: joined(earlier?.control, control.get(key)),
            isConfirmed: confirmed.has(key) ? true : undefined,
            earlier,
            quarantine: quarantineFor(first, sides),
            why: kind === 'changed' ? whyChanged(trials, measure) : undefined,
        };
        return paired;
    });
    const tests = [...present, ...((sides.selected ?? run.selected) ? [] : histories.unclaimed(run.complete))];
    return {
        baseline: comparedWith(baseline),
        at: run.startedAt,
        circumstances: circumstancesOf(run, pools, tests),
        tests,
    };
}
function kindOf({ results, now, base, history, known }) {
    if (results.some(model_result/* isReused */.x0))
        return 'reused';
    if (now.length === 0)
        return 'error';
    if (!history)
        return 'alone';
    if (!known)
        return 'new';
    return base.length === 0 ? 'changed' : 'comparable';
}
const comparableTrials = (trials, measure) => measure === undefined ? trials : trials.filter((trial) => trial.measure === undefined || trial.measure === measure);
function quarantineFor(result, { quarantine = [], run }) {
    const entry = quarantine.length === 0 ? undefined : quarantineOf(quarantine, result);
    return entry && { entry, expired: isExpired(entry, run.startedAt) };
}
const comparedWith = (baseline) => {
    const steps = baseline.steps && { steps: [...baseline.steps] };
    switch (baseline.kind) {
        case 'found':
            return { kind: 'found', provenance: [...baseline.provenance], ...steps };
        case 'none':
            return { kind: 'none', why: baseline.why, ...steps };
        default:
            return {
                kind: 'unavailable',
                why: baseline.why,
                ...(baseline.hint !== undefined && { hint: baseline.hint }),
                ...(baseline.lacksPermission && { lacksPermission: true }),
                ...steps,
            };
    }
};
class Histories {
    bySuite = new Map();
    keyOf = suiteKeys();
    constructor(pools, results) {
        const suites = new Map(results.map((result) => [this.keyOf(result), result]));
        const files = new Set(results.map(({ suiteFile }) => suiteFile));
        for (const [key, { suite, suiteFile, target }] of suites) {
            const named = pools.filter((pool) => pool.suite === suite && pool.target === target);
            const exact = named.filter(({ file }) => file === suiteFile);
            const namesakes = [...suites.values()].filter((other) => other.suite === suite && other.target === target);
            const moved = named.filter(({ file }) => file === undefined || !files.has(file));
            const isOnlyOne = namesakes.length === 1 && new Set(moved.map(({ file }) => file)).size <= 1;
            const own = exact.length > 0 ? exact : isOnlyOne ? moved : [];
            if (own.length > 0)
                this.bySuite.set(key, { suite, file: suiteFile, target, tests: testsOf(own), claimed: new Set() });
        }
    }
    of(result) {
        const history = this.bySuite.get(this.keyOf(result));
        history?.claimed.add(result.testId);
        return { history: history !== undefined, trials: history?.tests.get(result.testId) ?? [] };
    }
    unclaimed(complete) {
        return [...this.bySuite.values()].flatMap(({ suite, file, target, tests, claimed }) => [...tests]
            .filter(([testId]) => !claimed.has(testId))
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([testId, base]) => ({
            suite,
            suiteFile: file,
            testId,
            target,
            mustPass: false,
            kind: complete ? 'removed' : 'skipped',
            base,
            now: [],
            fresh: [],
            control: [],
        })));
    }
}
function suiteKeys() {
    let last;
    return (result) => {
        const { suite, suiteFile, target } = result;
        if (last?.of.suite !== suite || last.of.suiteFile !== suiteFile || last.of.target !== target) {
            last = { of: result, key: JSON.stringify([suiteFile, suite, target]) };
        }
        return last.key;
    };
}
function testsOf(pools) {
    const tests = new Map();
    for (const { testId, trials } of pools.flatMap((pool) => pool.tests)) {
        const known = tests.get(testId);
        if (known)
            known.push(...trials);
        else
            tests.set(testId, trials.slice());
    }
    return tests;
}
function whyChanged(trials, measure) {
    const last = trials.reduce((newest, trial) => (newest === undefined || trial.time >= newest.time ? trial : newest), undefined)?.measure;
    return last === undefined || measure === undefined ? undefined : (0,fingerprint/* whyNotComparable */.aZ)(last, measure);
}

// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 5 modules
var assess = __webpack_require__(38236);
// EXTERNAL MODULE: ./build/js/src/gate/default-threshold.js
var default_threshold = __webpack_require__(29012);
// EXTERNAL MODULE: ./build/js/src/gate/gate.js + 9 modules
var gate = __webpack_require__(24398);
// EXTERNAL MODULE: ./build/js/src/gate/judged-results.js
var judged_results = __webpack_require__(39361);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
;// CONCATENATED MODULE: ./build/js/src/app/decide.js






const pairingOf = (run, sides) => pair({ run, ...sides });
function decide(run, pairing, policy, source) {
    const totals = (0,summarize/* summarize */.e)(run);
    const comparison = run.dryRun ? { baseline: pairing.baseline, suites: [], tests: [] } : (0,assess/* assess */.n)(pairing, policy);
    const summarized = summarizedSuites(run, comparison);
    const suites = run.dryRun ? summarized : (0,default_threshold/* withDefaultThresholds */.a)(summarized, comparison);
    return { totals, suites, comparison, verdict: (0,gate/* gate */.G)({ run, totals, suites, comparison, source }, policy) };
}
function summarizedSuites(run, comparison) {
    const all = (0,summarize/* summarizeSuites */.p)(run);
    const judged = (0,summarize/* summarizeSuites */.p)({ ...run, results: (0,judged_results/* judgedResults */.W)(run, comparison) });
    return all.map((suite) => {
        const own = judged.find(({ suite: name, file, target }) => name === suite.suite && file === suite.file && target === suite.target);
        const { score: _, ...totals } = suite.totals;
        const score = own?.totals.score;
        return { ...suite, totals: { ...totals, ...(score !== undefined && { score }) } };
    });
}


/***/ }),

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


const EVIDENCE_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'evidence');
const RUN_EVIDENCE = 'evidence';
const MOST_FILES = 10_000;
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
function looksLikeEvidence(text, path) {
    if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200)))
        return !/"test_id"/.test(text.slice(0, 2000));
    return /\.json$/i.test(path);
}


/***/ }),

/***/ 98134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ memoryFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);


function memoryFiles(contents) {
    const folders = new Set([...contents.keys()].flatMap(foldersAbove));
    const missing = (path) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_MISSING', `There is no file ${path}`);
    return {
        state: async (path) => (contents.has(path) ? 'file' : folders.has(path) ? 'folder' : 'missing'),
        async read(path, maxBytes) {
            const bytes = contents.get(path);
            if (bytes === undefined)
                throw missing(path);
            if (bytes.length > maxBytes)
                throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', `${path} is larger than ${maxBytes} bytes`);
            return new TextDecoder().decode(bytes);
        },
        async realPath(path) {
            if (!contents.has(path) && !folders.has(path))
                throw missing(path);
            return path;
        },
    };
}
function foldersAbove(path) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    return folder === path ? [] : [folder, ...foldersAbove(folder)];
}


/***/ }),

/***/ 70900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ FEW),
  E: () => (/* binding */ policyBase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/edges/github/commits.js
var commits = __webpack_require__(2222);
// EXTERNAL MODULE: ./build/js/src/edges/github/repository-files.js
var repository_files = __webpack_require__(86684);
// EXTERNAL MODULE: ./build/js/src/model/service-error.js
var service_error = __webpack_require__(47093);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/app/commit-texts.js
var commit_texts = __webpack_require__(18315);
;// CONCATENATED MODULE: ./build/js/src/app/base-differences.js



async function differencesInClone(sha, paths, clone, signal) {
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(sha))
        return undefined;
    const options = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev'];
    const asked = [
        '--literal-pathspecs',
        'diff-tree',
        ...options,
        sha,
        'HEAD',
        '--',
        ...paths.map((path) => path || '.'),
    ];
    const listing = await (0,commit_texts/* inClone */.Jv)(asked, clone, signal);
    if (listing === undefined)
        return undefined;
    const found = new Map();
    for (const [, mode = '', id = '', path = ''] of listing.matchAll(/:(\d{6}) \d{6} ([0-9a-f]+) [0-9a-f]+ \w\d*\0([^\0]+)\0/g)) {
        if (found.size >= MOST_DIFFERENCES)
            throw tooMany(ADVICE);
        if (mode === LINK)
            throw notAFile(path);
        found.set(path, undefined);
        if (!mode.startsWith(FILE))
            continue;
        const text = await (0,commit_texts/* inClone */.Jv)(['cat-file', 'blob', id], clone, signal);
        if (text === undefined)
            return undefined;
        found.set(path, text);
    }
    return found;
}
async function differencesToGitHub(ref, paths, { files, clone, head }, signal) {
    const found = new Map();
    const waiting = [...paths];
    let requests = 0;
    const asking = (ask) => {
        requests += 1;
        if (requests > MOST_REQUESTS)
            throw tooMany(`${FETCH_ADVICE} ${ADVICE}`);
        return ask();
    };
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const theirs = await asking(() => files.listed(path, ref, signal));
        const ours = (await checkedOut(path, clone, signal)) ?? (await asking(() => files.listed(path, head, signal)));
        const ownIds = new Map(ours.map((entry) => [entry.path, entry.id]));
        const ids = new Map(theirs.map((entry) => [entry.path, entry.id]));
        for (const { path: name, kind } of ours) {
            if (ids.has(name))
                continue;
            if (kind === 'folder')
                waiting.push(name);
            else
                found.set(name, undefined);
        }
        for (const { path: name, id, kind } of theirs) {
            if (ownIds.get(name) === id)
                continue;
            if (kind === 'folder')
                waiting.push(name);
            else if (kind === 'other')
                throw notAFile(name);
            else
                found.set(name, await asking(() => contentAt(name, ref, files, signal)));
        }
    }
    return found;
}
async function differingOnGitHub(ref, names, { files, clone, head }, signal) {
    const folders = [...new Set(names.map(folderOf))];
    if (folders.length > MOST_REQUESTS)
        throw tooManySuites();
    const listings = await Promise.all(folders.map(async (folder) => ({
        theirs: await files.listed(folder, ref, signal),
        ours: (await checkedOut(folder, clone, signal)) ?? (await files.listed(folder, head, signal)),
    })));
    const theirs = new Map(listings.flatMap((each) => each.theirs).map((entry) => [entry.path, entry]));
    const ours = new Map(listings.flatMap((each) => each.ours).map((entry) => [entry.path, entry]));
    const differing = names.filter((name) => {
        const entry = theirs.get(name);
        return entry !== undefined && (entry.kind !== 'file' || entry.id !== ours.get(name)?.id);
    });
    if (differing.length > MOST_REQUESTS)
        throw tooManySuites();
    return differing;
}
const folderOf = (name) => name.slice(0, Math.max(0, name.lastIndexOf('/')));
const tooManySuites = () => new service_error/* ServiceError */._('unavailable', `the thresholds of the base branch's suites take more than ${MOST_REQUESTS} requests to GitHub. ${FETCH_ADVICE}`);
async function contentAt(path, ref, files, signal) {
    try {
        return await files.at(path, ref, commit_texts/* MAX_POLICY_BYTES */.mk, signal);
    }
    catch (error) {
        if (!(error instanceof errors/* UserError */.yo) || error.problems[0]?.code !== 'FILE_TOO_LARGE')
            throw error;
        const message = `${path} has more than the ${commit_texts/* MAX_POLICY_BYTES */.mk} bytes that GitHub hands out of a file`;
        throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', message, { hint: `${FETCH_ADVICE} ${ADVICE}`, cause: error });
    }
}
const MOST_DIFFERENCES = 1_000;
const MOST_REQUESTS = 50;
const LINK = '120000';
const FILE = '100';
async function checkedOut(path, clone, signal) {
    const list = async (name) => {
        const asked = ['ls-tree', '-z', '--full-tree', 'HEAD', ...(name === '' ? [] : ['--', name])];
        const listing = await (0,commit_texts/* inClone */.Jv)(asked, clone, signal);
        return listing === undefined ? undefined : [...(0,commit_texts/* entriesOf */.Mc)(listing)].map(asEntry);
    };
    const itself = path === '' ? [] : await list(path);
    return path === '' || itself?.some((entry) => entry.kind === 'folder') ? list(path && `${path}/`) : itself;
}
const asEntry = ([path, { mode, type, id }]) => ({
    path,
    id,
    kind: type === 'tree' ? 'folder' : mode.startsWith(FILE) ? 'file' : 'other',
});
const tooMany = (hint) => (0,errors/* userError */.IF)('FILE_TOO_LARGE', 'Too many files of the baseline are different in the base branch', { hint });
const notAFile = (path) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${path} is a link in the base branch, and something else in this change`, {
    hint: ADVICE,
});
const FETCH_ADVICE = 'Check out the repository with its history (fetch-depth: 0), so that git can read it.';
const ADVICE = 'Keep the baseline out of the change, or let runs of the base branch leave evidence by themselves.';

// EXTERNAL MODULE: ./build/js/src/app/checkout-path.js
var checkout_path = __webpack_require__(41195);
;// CONCATENATED MODULE: ./build/js/src/app/policy-base.js








const FEW = 20;
const READ_MS = 60_000;
async function policyBase({ githubToken: token, workingDirectory }, job, { world, checkout, isOwnRun = true }) {
    const asked = job && changeOf(job);
    if (job === undefined || asked === undefined)
        return undefined;
    const { files, git, env } = world;
    const soon = () => AbortSignal.any([world.signal, AbortSignal.timeout(READ_MS)]);
    const cwd = (0,external_node_path_.resolve)(world.cwd, workingDirectory);
    const found = await (0,discover/* findRepository */.W1)(cwd, files);
    const isCheckedOut = isOwnRun && (await files.state((0,external_node_path_.join)(found, '.git'))) !== 'missing';
    const root = isCheckedOut || (0,checkout_path/* isOutside */._K)((0,external_node_path_.relative)(checkout, cwd)) ? found : checkout;
    const clone = { git, root };
    if (isCheckedOut && isOther(await (0,commit_texts/* originOfClone */.vi)(clone, soon()), job))
        return undefined;
    const merge = job.event === 'pull_request' && isOwnRun ? env['GITHUB_SHA'] : undefined;
    const tried = merge && isCheckedOut ? await (0,commit_texts/* baseOfMerge */.dz)(merge, job.head, clone, soon()) : undefined;
    const commit = tried ?? asked.commit;
    const client = token === undefined ? undefined : world.connect({ ...job, token });
    const gitHub = client && { files: (0,repository_files/* repositoryFiles */.gF)(client), commits: (0,commits/* commits */.X)(client) };
    const seen = new Set();
    const ofGitHub = async (ref, names) => {
        const texts = gitHub && (await (0,commit_texts/* textsOfGitHub */.l8)(ref, names, gitHub.files, soon()));
        if (texts?.size === 0 && !seen.has(ref))
            await gitHub?.commits.upTo(ref, soon());
        seen.add(ref);
        return texts;
    };
    const nameOf = (path) => (0,external_node_path_.relative)(root, path).replaceAll('\\', '/');
    const read = async (ref, names) => (isCheckedOut ? await (0,commit_texts/* textsOfClone */.bs)(ref, names, clone, soon()) : undefined) ?? (await ofGitHub(ref, names));
    const placed = (texts) => new Map([...texts].map(([name, text]) => [(0,external_node_path_.join)(root, name), text]));
    const textsAt = async (ref, paths) => {
        const texts = await read(ref, paths.map(nameOf));
        if (texts === undefined)
            throw notHere(ref);
        return placed(texts);
    };
    return {
        of: asked.of,
        commit,
        root,
        texts: (paths) => textsAt(commit, paths),
        async few(paths) {
            const names = paths.map(nameOf).filter((name) => !(0,checkout_path/* isOutside */._K)(name));
            if (names.length === 0)
                return new Map();
            let differing = isCheckedOut ? await (0,commit_texts/* differingInClone */.RY)(commit, names, clone, soon()) : undefined;
            if (differing === undefined && names.length > FEW && gitHub !== undefined) {
                differing = await differingOnGitHub(commit, names, { files: gitHub.files, clone, head: merge ?? job.head }, soon());
            }
            return textsAt(commit, (differing ?? names).map((name) => (0,external_node_path_.join)(root, name)));
        },
        ...(isOwnRun && {
            async differences(paths) {
                const names = paths.map(nameOf).filter((name) => !(0,checkout_path/* isOutside */._K)(name));
                if (names.length === 0)
                    return new Map();
                const head = merge ?? job.head;
                const found = (isCheckedOut ? await differencesInClone(commit, names, clone, soon()) : undefined) ??
                    (gitHub && (await differencesToGitHub(commit, names, { files: gitHub.files, clone, head }, soon())));
                if (found === undefined)
                    throw notHere(commit);
                return new Map([...found].map(([name, text]) => [(0,external_node_path_.join)(root, name), text]));
            },
        }),
        ...(!isCheckedOut && { changed: (paths) => textsAt(merge ?? job.head, paths) }),
        async before(paths) {
            if (tried !== undefined || gitHub === undefined || asked.of === 'merge group')
                return undefined;
            try {
                return await textsAt(await gitHub.commits.mergeBase(commit, job.head, soon()), paths);
            }
            catch (error) {
                if (error instanceof service_error/* ServiceError */._)
                    return undefined;
                throw error;
            }
        },
    };
}
const notHere = (ref) => new service_error/* ServiceError */._('noToken', `${ref} is not in this clone, and there is no token to ask GitHub with`);
function changeOf({ pull, base, event }) {
    if (event === 'merge_group') {
        const commit = base?.sha ?? base?.branch;
        return commit === undefined ? undefined : { of: 'merge group', commit };
    }
    const commit = pull?.base?.sha ?? pull?.base?.branch;
    return commit === undefined ? undefined : { of: 'pull request', commit };
}
function isOther(origin, { owner, repo, pull }) {
    const known = [`${owner}/${repo}`, ...(pull?.headRepository === undefined ? [] : [pull.headRepository])];
    return origin !== undefined && !known.some((name) => name.toLowerCase() === origin.toLowerCase());
}


/***/ }),

/***/ 50597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ publish),
  S: () => (/* binding */ reportOn)
});

// EXTERNAL MODULE: ./build/js/src/gate/gate.js + 9 modules
var gate = __webpack_require__(24398);
// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/app/decide.js + 4 modules
var decide = __webpack_require__(74305);
// EXTERNAL MODULE: ./build/js/src/app/policy.js + 2 modules
var app_policy = __webpack_require__(54448);
// EXTERNAL MODULE: ./build/js/src/gate/policy.js
var gate_policy = __webpack_require__(79881);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/inputs.js + 3 modules
var app_inputs = __webpack_require__(5805);
;// CONCATENATED MODULE: ./build/js/src/app/used-settings.js



function usedSettings(inputs, policy, configured = []) {
    const gate = gate_policy/* gatePolicy */.C.parse(policy);
    const values = {
        threshold: inputs.threshold,
        mustPass: inputs.mustPass ? 'true' : undefined,
        trials: inputs.trials,
        confirm: gate.confirm,
        control: gate.control,
        seedBaseline: inputs.seedBaseline,
        maxDrop: gate.maxDrop,
        alpha: gate.alpha,
        metric: gate.metric,
        requireMde: gate.requireMde,
        maxRegressions: gate.maxRegressions,
        maxErrorRate: gate.maxErrorRate,
        maxCostIncrease: gate.maxCostIncrease,
        maxLatencyIncrease: gate.maxLatencyIncrease,
        onMissingBaseline: gate.onMissingBaseline,
        onInconclusive: inputs.onInconclusive,
        baselineMaxAge: inputs.baselineMaxAge,
        budgetUsd: inputs.budgetUsd,
    };
    return Object.entries(values).flatMap(([word, value]) => {
        if (value === undefined)
            return [];
        const isGiven = (0,app_inputs/* isInput */.Xy)(word) && inputs.given.includes(word);
        const from = isGiven ? 'given' : configured.includes(word) ? 'configuration' : 'default';
        return [{ name: (0,shared_text/* kebab */.i9)(word), value, from }];
    });
}

// EXTERNAL MODULE: ./build/js/src/app/version.js + 1 modules
var version = __webpack_require__(50713);
;// CONCATENATED MODULE: ./build/js/src/app/publish.js







async function publish(run, inputs, reporters, deciding = {}) {
    const report = reportOn(run, inputs, deciding);
    return { report, receipts: await (0,deliver/* deliverAll */.F)(reporters, report) };
}
function reportOn(run, inputs, { policy = (0,app_policy/* policyOf */.US)(inputs), source, configured, ...sides } = {}) {
    const pairing = (0,decide/* pairingOf */.U)(run, { baseline: nothingNamed, ...sides });
    const { totals, suites, comparison, verdict } = (0,decide/* decide */.L)(run, pairing, policy, source);
    return {
        schemaVersion: 1,
        generator: { name: 'eval-action', version: version/* version */.r },
        startedAt: run.startedAt,
        durationMs: run.durationMs,
        complete: run.complete,
        ...(run.stopped !== undefined && { stopped: run.stopped }),
        ...(run.unreadable && { unreadable: run.unreadable }),
        dryRun: run.dryRun,
        ...(run.selected && { selected: run.selected }),
        ...(run.seeding && { seeding: run.seeding }),
        ...(run.withheld && { withheld: run.withheld }),
        ...(run.confirmed && { confirmed: run.confirmed }),
        ...(run.envelope && { envelope: run.envelope }),
        verdict,
        conclusion: (0,gate/* conclusionOf */.v)(verdict.kind, CONCLUSIONS[inputs.onInconclusive]),
        totals,
        suites: [...suites],
        results: run.results,
        ...(run.extraTrials && { extraTrials: run.extraTrials }),
        ...(run.earlier && { earlier: run.earlier }),
        comparison,
        ...(source !== undefined && { policy: source }),
        settings: usedSettings(inputs, policy, configured),
        warnings: (0,grouped_problems/* groupProblems */.U)(run.warnings),
        ...(run.caches && { caches: run.caches }),
    };
}
const nothingNamed = { kind: 'none', why: 'no baseline is named' };
const CONCLUSIONS = {
    pass: 'success',
    neutral: 'neutral',
    fail: 'failure',
};


/***/ }),

/***/ 17064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ withRequirements),
/* harmony export */   dR: () => (/* binding */ dated),
/* harmony export */   x8: () => (/* binding */ readResults)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_envelope_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93773);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90318);
/* harmony import */ var _results_read_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54727);
/* harmony import */ var _results_read_scores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67682);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
/* harmony import */ var _suites_shown_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87210);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76184);
/* harmony import */ var _result_rows_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37472);










async function readResults(paths, site, { withAnswers = true } = {}) {
    const read = [];
    const errors = [];
    for (const given of paths) {
        try {
            read.push(await readOne((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, given), given, site, withAnswers));
        }
        catch (error) {
            if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
                throw error;
            errors.push(...error.problems);
        }
    }
    if (read.length === 0)
        throw errors.length > 0 ? new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(errors) : nothingNamed();
    const unreadable = [...errors, ...inSeveralFiles(read)];
    const run = joined(read, unreadable);
    return { run, files: read, problems: [...unreadable, ...run.warnings] };
}
const HINT = 'Name the folder of a run, or a file of results.';
const nothingNamed = () => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('INPUT_INVALID', 'No results are named', { hint: HINT });
async function readOne(path, given, site, withAnswers) {
    const state = await site.files.state(path);
    if (state === 'missing')
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `There are no results at ${given}`, { hint: HINT });
    const shown = (0,_suites_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, site.cwd);
    const read = state === 'folder'
        ? await readFolder(path, given, site, withAnswers)
        : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === _earlier_results_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL */ .Ex
            ? await readFolder((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), given, site, withAnswers)
            : await readFile(path, site, withAnswers);
    return { shown, path, ...read };
}
const ofRows = (run) => ({ run, regressed: [] });
async function readFolder(folder, given, site, withAnswers) {
    const { files } = site;
    const [report, journal] = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'report.json'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_results_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL */ .Ex)];
    const hasJournal = (await files.state(journal)) === 'file';
    if ((await files.state(report)) === 'file') {
        const text = await files.read(report, _result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_RESULTS_BYTES */ .ue);
        if ((0,_results_read_report_js__WEBPACK_IMPORTED_MODULE_4__/* .looksLikeReport */ .Q)(text) || !hasJournal)
            return fromReport(text, report, site, withAnswers);
    }
    if (!hasJournal)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `There are no results in ${given}`, { hint: HINT });
    const rows = await (0,_result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .readRows */ .aK)(journal, site, withAnswers);
    const planned = await plannedTests(folder, files);
    if (planned !== undefined)
        return ofRows((0,_result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .runOf */ .ng)(rows, { planned }));
    return ofRows((0,_result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .runOf */ .ng)(rows, { isCutOff: rows.areOurs }));
}
async function readFile(path, site, withAnswers) {
    if (/\.json$/i.test(path)) {
        const text = await site.files.read(path, _result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_RESULTS_BYTES */ .ue);
        if ((0,_results_read_report_js__WEBPACK_IMPORTED_MODULE_4__/* .looksLikeReport */ .Q)(text))
            return fromReport(text, path, site, withAnswers);
    }
    return ofRows((0,_result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .runOf */ .ng)(await (0,_result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .readRows */ .aK)(path, site, withAnswers)));
}
async function fromReport(text, path, site, withAnswers) {
    const { run, results, regressed } = (0,_results_read_report_js__WEBPACK_IMPORTED_MODULE_4__/* .readReport */ .t)(text, (0,_suites_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, site.cwd));
    if (results !== undefined && results.length <= _result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .MOST_ROWS */ .wq)
        return { run: { ...run, results: [...results] }, regressed };
    const rows = await (0,_result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .readRows */ .aK)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), _earlier_results_js__WEBPACK_IMPORTED_MODULE_8__/* .JOURNAL */ .Ex), site, withAnswers);
    const planned = Math.max(run.planned, rows.results.length);
    return { run: { ...run, planned, results: rows.results }, regressed };
}
async function plannedTests(folder, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'benchmark.json');
    if ((await files.state(path)) !== 'file')
        return undefined;
    try {
        const value = JSON.parse(await files.read(path, _result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .MAX_RESULTS_BYTES */ .ue));
        const count = value?.metadata?.planned_test_count;
        return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
    }
    catch {
        return undefined;
    }
}
function inSeveralFiles(read) {
    const first = new Map();
    const pairs = new Map();
    for (const file of read) {
        for (const result of file.run.results) {
            const key = (0,_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .resultKey */ .ZH)(result);
            const other = first.get(key);
            if (other === undefined || other === file) {
                first.set(key, file);
                continue;
            }
            const both = [other.shown, file.shown];
            const pair = pairs.get(JSON.stringify(both)) ?? { files: both, testId: result.testId, count: 0 };
            pairs.set(JSON.stringify(both), { ...pair, count: pair.count + 1 });
        }
    }
    return [...pairs.values()].map(({ files: [one, two], testId, count }) => ({
        code: 'DUPLICATE_ID',
        severity: 'error',
        message: `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('test', count)} ${count === 1 ? 'is' : 'are'} both in ${one} and in ${two}: ${testId}${count > 1 ? ' and others' : ''}`,
        hint: 'Name one of the two; what is left of an earlier run counts as nothing.',
    }));
}
const GRAVEST_FIRST = [
    'cancelled',
    'broken-off',
    'deadline',
    'fuse',
    'budget',
];
function joined(read, unreadable) {
    const runs = read.map(({ run }) => run);
    const known = runs.filter(({ startedAt }) => startedAt !== _results_read_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .EPOCH */ .wI);
    const [start] = (0,_result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .extremes */ .oz)(known.map(({ startedAt }) => Date.parse(startedAt)));
    const [, end] = (0,_result_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .extremes */ .oz)(known.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs));
    const stopped = GRAVEST_FIRST.find((why) => runs.some((run) => run.stopped === why));
    const lost = [...runs.flatMap((run) => run.unreadable ?? []), ...unreadable];
    const caches = runs.flatMap((run) => run.caches ?? []);
    const extraTrials = runs.flatMap((run) => run.extraTrials ?? []);
    const earlier = runs.flatMap((run) => run.earlier ?? []);
    const withheld = runs.find((run) => run.withheld !== undefined)?.withheld;
    const envelope = (0,_model_envelope_js__WEBPACK_IMPORTED_MODULE_1__/* .commonEnvelope */ .E)(runs.map((run) => run.envelope));
    const seeding = runs.find((run) => run.seeding !== undefined)?.seeding;
    const confirmed = confirmedIn(read);
    const [only] = runs;
    const results = runs.flatMap((run) => run.results);
    return {
        startedAt: start === undefined ? _results_read_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .EPOCH */ .wI : new Date(start).toISOString(),
        durationMs: runs.length === 1 && only ? only.durationMs : start === undefined || end === undefined ? 0 : end - start,
        planned: runs.reduce((sum, { planned }) => sum + planned, 0),
        ...(stopped !== undefined && { stopped }),
        complete: lost.length === 0 && runs.every(({ complete }) => complete),
        ...(lost.length > 0 && { unreadable: lost }),
        dryRun: runs.some(({ dryRun }) => dryRun),
        ...(runs.some(({ selected }) => selected) && { selected: true }),
        ...(seeding && { seeding }),
        ...(withheld && { withheld }),
        ...(confirmed.length > 0 && { confirmed }),
        ...(envelope && { envelope }),
        floors: runs.flatMap(({ floors }) => floors),
        warnings: runs.flatMap(({ warnings }) => warnings),
        ...(caches.length > 0 && { caches }),
        ...(extraTrials.length > 0 && { extraTrials }),
        ...(earlier.length > 0 && { earlier }),
        results: runs.length === 1 ? results : results.map((result, index) => ({ ...result, index })),
    };
}
const confirmedIn = (read) => read.flatMap(({ run, regressed }) => read.length > 1 ? [...(run.confirmed ?? []), ...regressed] : (run.confirmed ?? []));
const dated = (run, now) => run.startedAt === _results_read_scores_js__WEBPACK_IMPORTED_MODULE_5__/* .EPOCH */ .wI ? { ...run, startedAt: new Date(now).toISOString() } : run;
function withRequirements(run, { threshold, mustPass }) {
    const results = mustPass ? run.results.map((result) => ({ ...result, mustPass })) : run.results;
    return { ...run, results, floors: threshold === undefined ? run.floors : floorsAt(threshold, results) };
}
function floorsAt(threshold, results) {
    const floors = new Map();
    for (const { suite, suiteFile: file, target } of results) {
        floors.set(JSON.stringify([file, suite, target]), { suite, file, target, threshold, from: 'input' });
    }
    return [...floors.values()];
}


/***/ }),

/***/ 37472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ue: () => (/* binding */ MAX_RESULTS_BYTES),
  wq: () => (/* binding */ MOST_ROWS),
  oz: () => (/* binding */ extremes),
  aK: () => (/* binding */ readRows),
  ng: () => (/* binding */ runOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/results/loose-fields.js
var loose_fields = __webpack_require__(49476);
;// CONCATENATED MODULE: ./build/js/src/results/index-row.js

function indexRow(value) {
    if (!(0,loose_fields/* isMapping */.pi)(value))
        return { record: value };
    const { eval_path, variant } = value;
    const suiteFile = typeof eval_path === 'string' && eval_path !== '' ? eval_path : undefined;
    const isNamed = ['suite', 'dataset', 'eval_set'].some((key) => typeof value[key] === 'string');
    const isVariant = typeof variant === 'string' && variant !== '' && typeof value['target'] === 'string';
    return {
        record: {
            ...value,
            ...(suiteFile !== undefined && !isNamed && { suite: stem(suiteFile) }),
            ...(isVariant && { target: `${value['target']} (${variant})` }),
        },
        sample: wholeNumber(value['sample_index']),
        retry: wholeNumber(value['retry_index']) ?? (wholeNumber(value['sample_index']) === undefined ? undefined : 0),
        suiteFile,
    };
}
const wholeNumber = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
const stem = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/(?:\.eval)?\.[^.]+$/, '');

// EXTERNAL MODULE: ./build/js/src/results/read-journal.js
var read_journal = __webpack_require__(17798);
// EXTERNAL MODULE: ./build/js/src/results/read-record.js + 3 modules
var read_record = __webpack_require__(59499);
// EXTERNAL MODULE: ./build/js/src/results/read-scores.js
var read_scores = __webpack_require__(67682);
// EXTERNAL MODULE: ./build/js/src/model/present-trials.js
var present_trials = __webpack_require__(20710);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
;// CONCATENATED MODULE: ./build/js/src/results/repeated-rows.js


function withoutRepeatedRows(rows) {
    const groups = new Map();
    for (const row of rows) {
        const key = keyOf(row.result);
        const group = groups.get(key);
        if (group)
            group.push(row);
        else
            groups.set(key, [row]);
    }
    return [...groups.values()].flatMap((own) => together(lastRetries(own)) ?? []);
}
const keyOf = ({ suiteFile, suite, testId, target }) => JSON.stringify([suiteFile, suite, testId, target]);
function lastRetries(rows) {
    const bySample = new Map();
    const others = [];
    for (const row of rows) {
        const { sample, retry } = row;
        if (sample === undefined || retry === undefined)
            others.push(row.result);
        else if ((bySample.get(sample)?.retry ?? -1) <= retry)
            bySample.set(sample, row);
    }
    const all = [...others, ...[...bySample.values()].map(({ result }) => result)];
    const measured = all.filter((result) => (0,present_trials/* presentTrials */.$z)(result).length > 0);
    return measured.length === 0 ? all.slice(-1) : measured;
}
function together(results) {
    const last = results.findLast(({ status }) => status !== 'execution_error') ?? results.at(-1);
    if (last === undefined || last.status === 'execution_error' || results.length === 1)
        return last;
    const trials = results.flatMap(trialsOf).map((trial, attempt) => ({ ...trial, attempt }));
    const scores = trials.map(({ score }) => score);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const aggregation = { strategy: 'mean', mean, min: Math.min(...scores), max: Math.max(...scores) };
    const { requiredMissed: _, ...shown } = { requiredMissed: undefined, ...last };
    const status = mean >= last.passMark ? 'ok' : 'quality_failure';
    return { ...shown, status, score: mean, trials, aggregation, costUsd: (0,result_of/* costOfTrials */.ch)(trials) };
}
function trialsOf(result) {
    const { trials, aggregation, score, scores, tokenUsage, costUsd, durationMs, cached, paid } = result;
    if (trials !== undefined && aggregation?.strategy !== 'pass_at_k')
        return trials;
    return [
        {
            attempt: 0,
            status: result.status,
            score,
            verdict: result.status === 'ok' ? 'pass' : 'fail',
            scores,
            ...(result.status === 'execution_error' && { failure: result.failure }),
            ...(tokenUsage && { tokenUsage }),
            ...(costUsd !== undefined && { costUsd }),
            ...(durationMs !== undefined && { durationMs }),
            ...(cached && { cached }),
            ...(paid && { paid }),
        },
    ];
}

// EXTERNAL MODULE: ./build/js/src/results/sidecars.js
var sidecars = __webpack_require__(12736);
// EXTERNAL MODULE: ./build/js/src/suites/shown-path.js
var shown_path = __webpack_require__(87210);
// EXTERNAL MODULE: ./build/js/src/app/earlier-results.js
var earlier_results = __webpack_require__(76184);
// EXTERNAL MODULE: ./build/js/src/app/in-parallel.js
var in_parallel = __webpack_require__(33114);
;// CONCATENATED MODULE: ./build/js/src/app/result-rows.js










const MAX_RESULTS_BYTES = 64 * 1024 * 1024;
const MOST_ROWS = 200_000;
const MAX_SIDECARS_BYTES = 256 * 1024 * 1024;
async function readRows(path, site, withAnswers) {
    const { cwd, files } = site;
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const { rows, warnings } = (0,read_journal/* readJournal */.a)(await files.read(path, MAX_RESULTS_BYTES), shown, MOST_ROWS);
    const room = { bytes: MAX_SIDECARS_BYTES };
    const sidecar = async (name) => {
        const text = room.bytes > 0 ? await (0,earlier_results/* readSidecar */.YD)((0,external_node_path_.dirname)(path), name, files) : undefined;
        room.bytes -= Buffer.byteLength(text ?? '');
        return text;
    };
    const read = await (0,in_parallel/* inParallel */.H)([...rows.entries()], async ([index, { value, place }]) => {
        const { record, sample, retry, suiteFile } = indexRow(withAnswers ? await (0,sidecars/* rehydrated */.R)(value, sidecar) : value);
        const { result, isOurs } = (0,read_record/* readRecord */.a)(record, place, index);
        const file = isOurs ? result.suiteFile : (suiteFile ?? result.suite);
        return { result: { ...result, suiteFile: file }, isOurs, sample, retry };
    });
    return {
        results: withoutRepeatedRows(read).map((result, index) => ({ ...result, index })),
        areOurs: read.some(({ isOurs }) => isOurs),
        isCutOff: warnings.length > 0,
        warnings: [...warnings, ...leftUnread(room.bytes, shown)],
    };
}
const leftUnread = (bytesLeft, shown) => bytesLeft > 0
    ? []
    : [
        {
            code: 'FILE_TOO_LARGE',
            severity: 'warning',
            message: `The answers that ${shown} points to are larger than what is read; some are left out`,
        },
    ];
function runOf({ results, warnings, isCutOff }, known = {}) {
    const times = results.map(({ timestamp }) => timestamp).filter(isKnownTime);
    const [earliest, latest] = extremes(times.map((time) => Date.parse(time)));
    const planned = Math.max(known.planned ?? 0, results.length);
    const isBrokenOff = isCutOff || known.isCutOff === true || planned > results.length;
    return {
        startedAt: earliest === undefined ? read_scores/* EPOCH */.wI : new Date(earliest).toISOString(),
        durationMs: earliest === undefined || latest === undefined ? 0 : latest - earliest,
        planned,
        complete: !isBrokenOff,
        ...(isBrokenOff && { stopped: 'broken-off' }),
        dryRun: false,
        floors: [],
        warnings: [...warnings],
        results,
    };
}
const isKnownTime = (time) => time !== read_scores/* EPOCH */.wI && Number.isFinite(Date.parse(time));
function extremes(values) {
    let [least, most] = [undefined, undefined];
    for (const value of values) {
        least = least === undefined || value < least ? value : least;
        most = most === undefined || value > most ? value : most;
    }
    return [least, most];
}


/***/ }),

/***/ 2222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ commits)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _model_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47093);


function commits({ owner, repo, ask }) {
    const compared = (base, head, signal) => ask({
        what: `the request to compare ${base} with ${head}`,
        schema: comparisonSchema,
        send: ({ rest }, request) => rest.repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, per_page: 1, request }),
    }, signal);
    return {
        async upTo(start, signal) {
            const list = await ask({
                what: `the request for the commits up to ${start}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(commitSchema),
                send: ({ rest }, request) => rest.repos.listCommits({ owner, repo, sha: start, per_page: 100, request }),
            }, signal);
            return list.map(({ sha }) => sha);
        },
        async mergeBase(branch, sha, signal) {
            const { merge_base_commit } = await compared(branch, sha, signal);
            return merge_base_commit.sha;
        },
        async distance(earlier, later, signal) {
            try {
                const { ahead_by, behind_by } = await compared(earlier, later, signal);
                return behind_by === 0 ? ahead_by : undefined;
            }
            catch (error) {
                if (error instanceof _model_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.fault === 'missing')
                    return undefined;
                throw error;
            }
        },
    };
}
const commitSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const comparisonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ merge_base_commit: commitSchema, ahead_by: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), behind_by: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });


/***/ }),

/***/ 86684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FS: () => (/* binding */ contentSchema),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   gF: () => (/* binding */ repositoryFiles)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47093);



function repositoryFiles({ owner, repo, ask }) {
    const contentAt = async (path, ref, signal) => {
        try {
            return await ask({
                what: `the request for ${path || 'the root folder'} at ${ref}`,
                schema: contentSchema,
                send: ({ rest }, request) => rest.repos.getContent({ owner, repo, path, ref, request }),
            }, signal);
        }
        catch (error) {
            if (error instanceof _model_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._ && error.fault === 'missing')
                return undefined;
            throw error;
        }
    };
    return {
        async at(path, ref, maxBytes, signal) {
            const found = await contentAt(path, ref, signal);
            if (found === undefined || !isFile(found))
                return undefined;
            if (found.size > maxBytes || found.encoding !== 'base64') {
                throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', `${path} has ${found.size} bytes`, {
                    expected: `at most ${maxBytes} bytes`,
                });
            }
            return textOf(found);
        },
        async listed(path, ref, signal) {
            const found = (await contentAt(path, ref, signal)) ?? [];
            const entries = Array.isArray(found) ? found : [found];
            if (entries.length >= MOST_ENTRIES) {
                throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_TOO_LARGE', `${path} holds ${MOST_ENTRIES} files or more`, {
                    expected: 'as many as GitHub lists',
                });
            }
            return entries.map(({ path: at, sha, type, ...entry }) => ({ path: at, id: sha, kind: kindOf(type, entry) }));
        },
    };
}
const entrySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    download_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
const fileSchema = entrySchema
    .extend({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    encoding: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9+/=\s]*$/, 'expected base64'),
})
    .refine(({ size, content }) => content.length <= 2 * size + 10, 'more content than its size');
const contentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    fileSchema,
    entrySchema.extend({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['symlink', 'submodule']) }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(entrySchema),
]);
const isFile = (found) => 'content' in found;
const textOf = (found) => isFile(found) ? Buffer.from(found.content, 'base64').toString('utf8') : undefined;
const MOST_ENTRIES = 1000;
function kindOf(type, { download_url }) {
    if (type === 'dir')
        return 'folder';
    return type === 'file' && download_url != null ? 'file' : 'other';
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
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
;// CONCATENATED MODULE: ./build/js/src/model/evidence.js



const evidenceTrialSchema = (0,late_object/* lateObject */.k)(() => ({
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    run: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().optional(),
    time: schemas/* string */.YjP(),
    pass: schemas/* boolean */.zMY(),
    score: schemas/* number */.aig().min(0).max(1),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
}));
const resetSchema = (0,late_object/* lateObject */.k)(() => ({
    testId: schemas/* string */.YjP(),
    kind: schemas/* enum */.k5n(['accept', 'change-point']),
    time: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP(),
    author: schemas/* string */.YjP().optional(),
}));
const provenanceSchema = (0,late_object/* lateObject */.k)(() => ({
    from: schemas/* enum */.k5n(['file', 'artifact', 'run', 'accept']),
    where: schemas/* string */.YjP(),
    runId: schemas/* int */.Whr().positive().optional(),
    sha: schemas/* string */.YjP().optional(),
    branch: schemas/* string */.YjP().optional(),
    writtenAt: schemas/* string */.YjP().optional(),
    commitsBefore: schemas/* int */.Whr().nonnegative().optional(),
}));
const evidenceTestSchema = schemas/* strictObject */.rej({ testId: schemas/* string */.YjP(), trials: schemas/* array */.YOg(evidenceTrialSchema) });
const evidenceRunSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP(),
    envelope: envelope/* envelopeSchema */.s.optional(),
    models: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
});
const evidencePoolSchema = (0,late_object/* lateObject */.k)(() => ({
    schemaVersion: schemas/* literal */.euz(1),
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    runFacts: schemas/* array */.YOg(evidenceRunSchema).optional(),
    tests: schemas/* array */.YOg(evidenceTestSchema),
    resets: schemas/* array */.YOg(resetSchema),
}));

// EXTERNAL MODULE: ./build/js/src/shared/depth.js
var depth = __webpack_require__(34704);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js + 1 modules
var evidence_pool = __webpack_require__(36006);
;// CONCATENATED MODULE: ./build/js/src/evidence/codec.js





const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024;
const MOST_TESTS = 50_000;
const MOST_TRIALS = 1_000;
const MOST_RUNS = 1_000;
const MOST_MODELS = 100;
const MOST_RESETS = 50_000;
const LONGEST_NAME = 4_096;
const LONGEST_REASON = 10_000;
const MOST_USD = 1_000_000;
const LONGEST_MS = 366 * 86_400_000;
function encodePool(pool) {
    const { tests, resets, ...head } = (0,evidence_pool/* canonical */.$N)(pool);
    const lines = tests.map((test) => `\n${JSON.stringify(test)}`).join(',');
    return `${JSON.stringify(head).slice(0, -1)},"tests":[${lines}\n],"resets":${JSON.stringify(resets)}}\n`;
}
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
const time = schemas/* string */.YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'a time as 2026-01-31T12:00:00Z')
    .refine((text) => Number.isFinite(Date.parse(text)), 'a time that there is');
const storedTrial = schemas/* lazy */.RZV(() => evidenceTrialSchema.unwrap().extend({
    measure: codec_name.optional(),
    subject: codec_name.optional(),
    run: codec_name,
    sha: codec_name.optional(),
    time,
    costUsd: schemas/* number */.aig().nonnegative().max(MOST_USD).optional(),
    durationMs: schemas/* number */.aig().nonnegative().max(LONGEST_MS).optional(),
}));
const storedPool = schemas/* lazy */.RZV(() => evidencePoolSchema.unwrap().extend({
    suite: codec_name,
    file: codec_name.optional(),
    target: codec_name,
    runFacts: schemas/* array */.YOg(evidenceRunSchema.extend({ run: codec_name, models: schemas/* array */.YOg(codec_name).max(MOST_MODELS).optional() }))
        .max(MOST_RUNS)
        .optional(),
    tests: schemas/* array */.YOg(evidenceTestSchema.extend({ testId: codec_name, trials: schemas/* array */.YOg(storedTrial).max(MOST_TRIALS) }))
        .max(MOST_TESTS),
    resets: schemas/* array */.YOg(resetSchema.unwrap().extend({
        testId: codec_name,
        time,
        reason: schemas/* string */.YjP().max(LONGEST_REASON),
        author: codec_name.optional(),
    }))
        .max(MOST_RESETS),
}));
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

/***/ 38236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ assess)
});

// EXTERNAL MODULE: ./build/js/src/shared/statistics/clustered-difference.js
var clustered_difference = __webpack_require__(28732);
;// CONCATENATED MODULE: ./build/js/src/shared/statistics/mean-difference.js
const Z95 = 1.96;
function meanDifference(differences) {
    if (differences.length === 0)
        return undefined;
    const n = differences.length + 2;
    const centre = differences.reduce((sum, d) => sum + d, 0) / n;
    const variance = (differences.reduce((sum, d) => sum + d * d, 0) + 2) / n - centre * centre;
    const error = Math.sqrt(variance / n);
    return { centre, error, low: Math.max(-1, centre - Z95 * error), high: Math.min(1, centre + Z95 * error) };
}

// EXTERNAL MODULE: ./build/js/src/gate/circumstances.js
var circumstances = __webpack_require__(3837);
// EXTERNAL MODULE: ./build/js/src/shared/statistics/holm.js
var holm = __webpack_require__(80427);
// EXTERNAL MODULE: ./build/js/src/shared/statistics/shuffle-test.js
var shuffle_test = __webpack_require__(22465);
// EXTERNAL MODULE: ./build/js/src/gate/policy.js
var gate_policy = __webpack_require__(79881);
// EXTERNAL MODULE: ./build/js/src/gate/seed.js
var seed = __webpack_require__(96306);
;// CONCATENATED MODULE: ./build/js/src/gate/increases.js




function increases(suite, settings) {
    return [
        increase('cost', 'costUsd', settings.maxCostIncrease, suite, settings),
        increase('latency', 'durationMs', settings.maxLatencyIncrease, suite, settings),
    ].flatMap((each) => each ?? []);
}
function increase(of, what, ceiling, { units }, settings) {
    const known = units.flatMap((unit) => {
        const [base, now] = [meanOf(unit.test.base, what), meanOf(unit.test.now, what)];
        return base === undefined || now === undefined ? [] : [{ unit, base, now }];
    });
    const before = sum(known.map(({ base }) => base));
    if (before <= 0)
        return undefined;
    const share = sum(known.map(({ now }) => now)) / before - 1;
    const facts = { of, share, tests: known.length };
    if (ceiling === undefined)
        return { ...facts, exceeded: false };
    if (share <= ceiling)
        return { ...facts, ceiling, exceeded: false };
    const measured = known.map(({ unit: { test } }) => {
        return { base: valuesOf(test.base, what), now: valuesOf(test.now, what) };
    });
    const p = (0,shuffle_test/* shuffledHigher */.pY)(measured, (0,seed/* seedOf */.n)(known.map(({ unit }) => unit)));
    return { ...facts, ceiling, p, exceeded: (0,holm/* isAtMost */.L)(p, (0,gate_policy/* halfAlpha */._)(settings)) };
}
function meanOf(trials, what) {
    let total = 0;
    let count = 0;
    trials.forEach((trial) => {
        const value = trial[what];
        if (value === undefined)
            return;
        total += value;
        count += 1;
    });
    return count === 0 ? undefined : total / count;
}
const valuesOf = (trials, what) => trials.flatMap((trial) => trial[what] ?? []);
const sum = (values) => values.reduce((total, value) => total + value, 0);

// EXTERNAL MODULE: ./build/js/src/model/fingerprint.js
var fingerprint = __webpack_require__(62453);
;// CONCATENATED MODULE: ./build/js/src/gate/own-subject.js

function ofOwnSubject(units) {
    let trials = 0;
    for (const { test } of units) {
        const subject = newestOf(test.base)?.subject;
        if (subject === undefined || !(0,fingerprint/* isWholeSubject */.Go)(subject))
            return undefined;
        trials += test.base.filter((trial) => trial.subject === subject).length;
    }
    const of = units.reduce((sum, { base }) => sum + base.trials, 0);
    return of === 0 ? undefined : { trials, of };
}
const newestOf = (trials) => trials.reduce((newest, trial) => (newest === undefined || trial.time >= newest.time ? trial : newest), undefined);

// EXTERNAL MODULE: ./build/js/src/gate/power.js
var power = __webpack_require__(72622);
// EXTERNAL MODULE: ./build/js/src/gate/replays.js
var replays = __webpack_require__(40743);
// EXTERNAL MODULE: ./build/js/src/gate/run-history.js
var run_history = __webpack_require__(5051);
// EXTERNAL MODULE: ./build/js/src/gate/single-test.js
var single_test = __webpack_require__(47776);
// EXTERNAL MODULE: ./build/js/src/shared/statistics/exact-test.js + 1 modules
var exact_test = __webpack_require__(44080);
// EXTERNAL MODULE: ./build/js/src/gate/suite-drop.js
var suite_drop = __webpack_require__(23057);
// EXTERNAL MODULE: ./build/js/src/gate/tally.js
var tally = __webpack_require__(93529);
;// CONCATENATED MODULE: ./build/js/src/gate/slide.js





const FEWEST_RUNS = 4;
const ALPHA = 0.01;
const COVERAGE = 0.8;
const MOST_OUT_OF_ORDER = 1;
function slideOf(suite, { maxDrop }) {
    const { units, history } = suite;
    const { runs, columns } = history;
    const [oldest] = runs;
    const [column] = columns;
    if (oldest === undefined || runs.length < FEWEST_RUNS)
        return undefined;
    const first = units.flatMap(({ now }, at) => {
        const then = { passes: column?.passes[at] ?? 0, trials: column?.trials[at] ?? 0 };
        return then.trials === 0 || now.trials === 0 ? [] : [{ base: then, now }];
    });
    if (first.length < COVERAGE * units.length)
        return undefined;
    const delta = mean(first.map(({ base, now }) => (0,tally/* rateOf */.MK)(now) - (0,tally/* rateOf */.MK)(base)));
    if (!(0,suite_drop/* isDropOf */.hi)(maxDrop, delta))
        return undefined;
    const present = mean(units.flatMap(({ test: { now } }) => (now.length === 0 ? [] : [mean(now.map(scoreOf))])));
    if (outOfOrder([...(0,run_history/* runScores */.f5)(history), present]) > MOST_OUT_OF_ORDER)
        return undefined;
    const p = (0,exact_test/* exactlyWorse */.Pd)(first);
    if (!(0,holm/* isAtMost */.L)(p, ALPHA))
        return undefined;
    const times = units.flatMap(({ test }) => test.base.flatMap(({ run, time }) => (run === oldest ? time : [])));
    return { delta, p, runs: runs.length, since: times.reduce((latest, time) => (time > latest ? time : latest)) };
}
const outOfOrder = (values) => values.reduce((sum, value, at) => sum + values.slice(at + 1).filter((later) => later >= value).length, 0);
const scoreOf = ({ score }) => score;
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

// EXTERNAL MODULE: ./build/js/src/gate/suspects.js
var suspects = __webpack_require__(28277);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
// EXTERNAL MODULE: ./build/js/src/gate/units.js
var units = __webpack_require__(51616);
;// CONCATENATED MODULE: ./build/js/src/gate/test-state.js




const FLAKY_TRIALS = 5;
const FLAKY_RATE = { low: 0.1, high: 0.9 };
const HARDLY_EVER = 0.2;
function stateOf(test, judged) {
    if ((0,units/* isQuarantined */.fK)(test))
        return { state: 'quarantined', why: test.quarantine?.entry.reason };
    if (judged !== undefined)
        return judged;
    switch (test.kind) {
        case 'comparable':
            return comparedState((0,units/* unitOf */.uF)(test));
        case 'alone':
            return { state: (0,units/* mostlyPasses */.wR)((0,tally/* countOf */.pq)(test.now)) ? 'passing' : 'failing' };
        case 'new':
        case 'removed':
        case 'reused':
        case 'error':
            return { state: test.kind };
        case 'skipped':
            return { state: test.kind, why: test.why };
        case 'changed':
            return { state: 'changed', why: test.why ?? 'its question or its judging is not what it was' };
        default:
            return (0,never/* never */.Z)(test.kind);
    }
}
function comparedState({ test, base, now }) {
    const rate = (0,tally/* rateOf */.MK)(base);
    if (rate >= suspects/* LEAST_RATE */.zN && base.trials < suspects/* LEAST_HISTORY */.DZ && (0,units/* mostlyFails */.k8)(now)) {
        return { state: 'suspected', why: `too little history to tell: ${base.trials} of ${suspects/* LEAST_HISTORY */.DZ} trials` };
    }
    if (rate <= HARDLY_EVER && (0,units/* mostlyPasses */.wR)(now)) {
        return { state: test.fresh.length > 0 && (0,units/* mostlyPasses */.wR)((0,tally/* countOf */.pq)(test.fresh)) ? 'fixed' : 'maybe-fixed' };
    }
    if (isFlaky(base))
        return { state: 'flaky' };
    if ((0,units/* mostlyPasses */.wR)(now))
        return { state: 'passing' };
    return { state: rate < 0.5 && (0,units/* mostlyFails */.k8)(now) ? 'failing-as-before' : 'unstable-now' };
}
const isFlaky = (base) => base.trials >= FLAKY_TRIALS &&
    base.passes > 0 &&
    base.passes < base.trials &&
    (0,tally/* rateOf */.MK)(base) >= FLAKY_RATE.low &&
    (0,tally/* rateOf */.MK)(base) <= FLAKY_RATE.high;

;// CONCATENATED MODULE: ./build/js/src/gate/assess.js
















function assess(pairing, policy) {
    const settings = gate_policy/* gatePolicy */.C.parse(policy);
    const judged = (0,single_test/* judgeSuspects */.O)(pairing, settings);
    const suites = (0,units/* unitsOf */.$J)(pairing, settings.metric).map(run_history/* withHistory */.$k);
    const past = (0,replays/* replays */.N)(suites, settings);
    const drops = (0,suite_drop/* suiteDrops */.Nz)(suites, settings, { needsControls: past?.tooOften });
    const confirmed = new Set([...judged].flatMap(([test, { state }]) => (state === 'regressed' ? [suiteOf(test)] : [])));
    const trials = suites.reduce((sum, { units }) => sum + units.reduce((own, { now }) => own + now.trials, 0), 0);
    const around = (0,circumstances/* circumstances */.X)(pairing.circumstances, trials);
    return {
        baseline: pairing.baseline,
        suites: suites.flatMap((suite, index) => {
            const drop = drops[index];
            if (drop === undefined)
                return [];
            const contributors = confirmed.has(suiteKey(suite)) ? [] : drop.contributors;
            return [suiteChange(suite, { ...drop, contributors }, settings)];
        }),
        tests: pairing.tests.map((test) => changeOf(test, judged.get(test))),
        ...(past && { replays: past }),
        ...(around.length > 0 && { circumstances: around }),
        ...(settings.metric === 'score' && { metric: settings.metric }),
    };
}
const suiteOf = ({ suiteFile, suite, target }) => suiteKey({ file: suiteFile, suite, target });
const suiteKey = ({ file, suite, target }) => JSON.stringify([file, suite, target]);
function suiteChange(suite, drop, settings) {
    const { units, reused, history } = suite;
    const { runs, newestAt } = history;
    const { interval, clusters } = intervalOf(suite, settings);
    const slide = (0,suite_drop/* isDrop */.Y7)(drop.finding) ? undefined : slideOf(suite, settings);
    const expected = units.map(({ base, now }) => ({ base, trials: now.trials }));
    const visibleDrop = (0,power/* smallestVisibleDrop */.Nh)(expected, settings.maxDrop);
    const visibleBreakage = breakage(expected, settings);
    const isBlind = settings.requireMde !== undefined && (visibleDrop === undefined || visibleDrop > settings.requireMde);
    const needed = isBlind ? (0,power/* neededFor */.r4)(settings.requireMde ?? 1, expected, settings.maxDrop) : undefined;
    const ownSubject = ofOwnSubject(units);
    return {
        suite: suite.suite,
        file: suite.file,
        target: suite.target,
        comparable: units.length + reused,
        reused,
        finding: drop.finding,
        runs: runs.length,
        leastHistory: units.reduce((least, { base }) => Math.min(least, base.trials), units[0]?.base.trials ?? 0),
        ...(ownSubject && { ownSubject }),
        ...(newestAt !== undefined && { newestAt }),
        runScores: (0,run_history/* runScores */.f5)(history),
        ...(drop.delta !== undefined && { delta: drop.delta }),
        ...(interval && { deltaLow: interval.low, deltaHigh: interval.high }),
        ...(clusters && { clusters }),
        ...(drop.p !== undefined && { p: drop.p }),
        ...(drop.controlP !== undefined && { controlP: drop.controlP }),
        ...(slide && { slide }),
        ...(visibleDrop !== undefined && { smallestVisibleDrop: visibleDrop }),
        ...(visibleBreakage !== undefined && { smallestVisibleBreakage: visibleBreakage }),
        ...(needed && { needed }),
        contributors: [...drop.contributors],
        increases: increases(suite, settings),
    };
}
function intervalOf(suite, { cluster: by }) {
    const interval = meanDifference((0,units/* differences */.tX)(suite));
    if (by === undefined || interval === undefined)
        return { interval };
    const groups = (0,units/* clusteredDifferences */.u0)(suite, by);
    const clustered = (0,clustered_difference/* clusteredDifference */.t)(groups);
    const tooFew = groups.length < clustered_difference/* LEAST_CLUSTERS */.K;
    const clusters = clustered || tooFew ? { by, count: groups.length, tooFew } : undefined;
    return { interval: clustered ?? interval, clusters };
}
function breakage(expected, settings) {
    const alpha = (0,gate_policy/* halfAlpha */._)(settings);
    const isConfirmable = ({ base }) => base.trials >= suspects/* LEAST_HISTORY */.DZ && (0,tally/* rateOf */.MK)(base) >= suspects/* LEAST_RATE */.zN && (0,suspects/* freshTrialsFor */.$j)(base, 1, alpha) !== undefined;
    if (settings.confirm !== 'off' && expected.some(isConfirmable))
        return 1;
    return (0,power/* smallestVisibleBreakage */.Wk)(expected, { alpha, maxDrop: settings.maxDrop });
}
function changeOf(test, judged) {
    const { suite, suiteFile, testId, target, place, mustPass, earlier, quarantine } = test;
    const { state, p, why } = stateOf(test, judged);
    return {
        suite,
        suiteFile,
        testId,
        target,
        state,
        place,
        mustPass: mustPass || undefined,
        base: countIfAny(test.base),
        now: countIfAny(test.now),
        confirmation: countIfAny(test.fresh),
        control: countIfAny(test.control),
        earlier: earlier && {
            attempts: [...earlier.attempts],
            now: (0,tally/* countOf */.pq)(earlier.now),
            fresh: (0,tally/* countOf */.pq)(earlier.fresh),
        },
        quarantine: quarantine && {
            owner: quarantine.entry.owner,
            expiry: quarantine.entry.expiry,
            expired: quarantine.expired,
        },
        p,
        why,
    };
}
const countIfAny = (trials) => trials.length === 0 ? undefined : (0,tally/* countOf */.pq)(trials);


/***/ }),

/***/ 3837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ circumstances),
/* harmony export */   p: () => (/* binding */ circumstanceReasons)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48686);


const SAME_MEMORY = 0.1;
const MORE_WORKERS = 1.5;
const MOST_MODELS = 3;
const MOST_VALUES = 3;
function circumstances({ now, past }, trials) {
    const { envelope: here = {} } = now;
    const there = past.map(({ envelope = {} }) => envelope);
    const isOtherLoad = (ours, theirs) => Math.abs(ours - theirs) > 1 &&
        Math.max(ours, theirs) >= MORE_WORKERS * Math.min(ours, theirs) &&
        trials >= theirs;
    return [
        ...[...now.models].flatMap(([target, models]) => otherModels(target, models, past)),
        ...others('cpus', here.cpus, there.map(({ cpus }) => cpus)),
        ...others('memory', here.memoryGib, there.map(({ memoryGib }) => memoryGib), isOtherMemory),
        ...others('workers', here.workers, there.map(({ workers }) => workers), isOtherLoad),
        ...others('platform', platformOf(here), there.map(platformOf)),
        ...others('image', here.image, there.map(({ image }) => image)),
    ];
}
const circumstanceReasons = ({ circumstances: all = [] }) => all.map((each) => ({ rule: 'envelope', kind: 'pass', message: sentenceOf(each) }));
const platformOf = ({ platform, arch }) => platform === undefined || arch === undefined ? undefined : `${platform}/${arch}`;
const isOtherMemory = (ours, theirs) => Math.abs(ours - theirs) > SAME_MEMORY * Math.max(ours, theirs);
function otherModels(target, here, past) {
    const known = (models = []) => (models.length === 0 ? undefined : models);
    const there = past.map(({ models }) => known(models.get(target)));
    const isOther = (ours, theirs) => ours.some((model) => !theirs.includes(model));
    const told = (models) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)(models, MOST_MODELS);
    return others('model', known(here), there, isOther, told).map((each) => ({ ...each, target }));
}
function others(of, here, there, isOther = (ours, theirs) => ours !== theirs, told = String) {
    if (here === undefined)
        return [];
    const known = there.filter((value) => value !== undefined);
    const different = known.filter((value) => isOther(here, value));
    if (different.length * 2 <= known.length)
        return [];
    const counts = new Map();
    for (const value of different)
        counts.set(told(value), (counts.get(told(value)) ?? 0) + 1);
    const values = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MOST_VALUES);
    return [{ of, here: told(here), there: values.map(([what, runs]) => ({ what, runs })), runs: there.length }];
}
function sentenceOf({ of, target, here, there, runs }) {
    const parts = {
        model: `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(target ?? '', LONGEST_TARGET)} was answered by ${here} here`,
        cpus: `${here} ${here === '1' ? 'CPU' : 'CPUs'} here`,
        memory: `${here} GiB of memory here`,
        workers: `${here} ${here === '1' ? 'test' : 'tests'} at the same time here`,
        platform: `${here} here`,
        image: `Image ${here} here`,
    };
    const [only, ...more] = there;
    if (runs === 1)
        return `${parts[of]}, ${only?.what} in the baseline`;
    const values = [only, ...more].map((each) => `${each?.what} in ${each?.runs}`).join(' and ');
    return `${parts[of]}, ${values} of ${runs} runs of the baseline`;
}
const LONGEST_TARGET = 120;


/***/ }),

/***/ 984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ decisionJson)
/* harmony export */ });
function decisionJson({ kind, headline, reasons, suites }, comparison) {
    const changes = new Map(comparison.suites.map((change) => [keyOf(change), change]));
    return {
        verdict: kind,
        headline,
        reasons: reasons.map(({ message }) => message),
        suites: suites.map((own) => {
            const change = changes.get(keyOf(own));
            return {
                suite: own.suite,
                target: own.target,
                verdict: own.kind,
                n: change?.comparable ?? 0,
                delta: change?.delta ?? null,
                delta_low: change?.deltaLow ?? null,
                delta_high: change?.deltaHigh ?? null,
                p: change?.p ?? null,
                smallest_visible_drop: change?.smallestVisibleDrop ?? null,
                reasons: reasons.filter((reason) => isOf(own, reason)).map(({ message }) => message),
            };
        }),
        tests: comparison.tests.map(({ suite, testId, target, state, base, now, p }) => ({
            suite,
            test_id: testId,
            target,
            state,
            baseline: { trials: base?.trials ?? 0, passes: base?.passes ?? 0 },
            candidate: { trials: now?.trials ?? 0, passes: now?.passes ?? 0 },
            p: p ?? null,
        })),
    };
}
const keyOf = ({ suite, file, target }) => JSON.stringify([file, suite, target]);
const isOf = (own, { suite, file, target }) => suite === own.suite && file === own.file && target === own.target;


/***/ }),

/***/ 29012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ heldToDefault),
/* harmony export */   a: () => (/* binding */ withDefaultThresholds)
/* harmony export */ });
/* harmony import */ var _model_suite_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81833);

function withDefaultThresholds(suites, comparison) {
    const compared = comparedSuites(comparison);
    return suites.map((suite) => suite.threshold !== undefined || compared.has(keyOf(suite))
        ? suite
        : { ...suite, threshold: _model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .PASS_MARK */ .Yn, isDefaultThreshold: true });
}
const heldToDefault = ({ baseline }) => {
    const why = baseline.kind === 'found' ? 'no comparable test in the baseline' : 'no baseline yet';
    return `${why}: held to the default threshold ${_model_suite_js__WEBPACK_IMPORTED_MODULE_0__/* .PASS_MARK */ .Yn.toFixed(2)}`;
};
function comparedSuites({ baseline, suites }) {
    if (baseline.kind !== 'found')
        return new Set();
    return new Set(suites.filter(({ comparable }) => comparable > 0).map(keyOf));
}
const keyOf = ({ suite, file, target }) => JSON.stringify([file, suite, target]);


/***/ }),

/***/ 24398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ conclusionOf),
  G: () => (/* binding */ gate)
});

// EXTERNAL MODULE: ./build/js/src/model/verdict.js
var verdict = __webpack_require__(29496);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/gate/default-threshold.js
var default_threshold = __webpack_require__(29012);
// EXTERNAL MODULE: ./build/js/src/gate/units.js
var units = __webpack_require__(51616);
;// CONCATENATED MODULE: ./build/js/src/gate/baseline-reasons.js



const isArmed = ({ baseline, suites }) => baseline.kind === 'found' && suites.some(({ comparable }) => comparable > 0);
function baselineReasons(comparison, { onMissingBaseline }) {
    const { baseline } = comparison;
    if (isArmed(comparison))
        return [];
    const why = baseline.kind === 'found' ? 'none of its tests is one of these, measured in the same way' : baseline.why;
    const text = { rule: 'baseline', message: `Nothing was compared: ${why}` };
    if (baseline.kind === 'unavailable' && baseline.lacksPermission) {
        return [{ ...text, kind: onMissingBaseline === 'fail' ? 'fail' : 'warn' }];
    }
    if (baseline.kind === 'unavailable')
        return [{ ...text, kind: onMissingBaseline === 'pass' ? 'warn' : 'invalid' }];
    if (onMissingBaseline === 'warn' || onMissingBaseline === 'fail')
        return [{ ...text, kind: onMissingBaseline }];
    return [];
}
const STALE_COMMITS = 200;
function staleEvidence({ baseline }) {
    if (baseline.kind !== 'found')
        return [];
    const [nearest] = baseline.provenance.flatMap(({ commitsBefore }) => commitsBefore ?? []).sort((a, b) => a - b);
    if (nearest === undefined || nearest <= STALE_COMMITS)
        return [];
    const message = `The baseline is stale: it was measured ${(0,shared_text/* plural */.LS)('commit', nearest)} before the changes begin`;
    return [{ rule: 'baseline', kind: 'warn', message }];
}
function unjudged(suites, comparison) {
    const unknown = failuresWithoutHistory(comparison.tests);
    return suites.flatMap(({ suite, file, target, threshold, isDefaultThreshold, totals }) => {
        const of = { suite, file, target };
        if (isDefaultThreshold) {
            if (totals.failed === 0 || (totals.score ?? 0) < (threshold ?? 0))
                return [];
            const message = `${totals.failed} of ${totals.total} tests of ${suite} on ${target} failed; ${(0,default_threshold/* heldToDefault */.S)(comparison)}`;
            return [{ rule: 'baseline', kind: 'warn', message, ...of }];
        }
        const failed = threshold === undefined ? (unknown.get(keyOf(of)) ?? 0) : 0;
        if (failed === 0)
            return [];
        const message = `${(0,shared_text/* plural */.LS)('new or changed test', failed)} of ${suite} on ${target} failed without a history to be judged by`;
        return [{ rule: 'baseline', kind: 'warn', message, ...of }];
    });
}
function failuresWithoutHistory(tests) {
    const counts = new Map();
    for (const { state, now, suite, suiteFile: file, target } of tests) {
        if ((state !== 'new' && state !== 'changed') || now === undefined || (0,units/* mostlyPasses */.wR)(now))
            continue;
        const key = keyOf({ suite, file, target });
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
}
const keyOf = ({ suite, file, target }) => JSON.stringify([file, suite, target]);

// EXTERNAL MODULE: ./build/js/src/gate/circumstances.js
var circumstances = __webpack_require__(3837);
// EXTERNAL MODULE: ./build/js/src/model/result.js + 1 modules
var model_result = __webpack_require__(90318);
// EXTERNAL MODULE: ./build/js/src/model/same-content.js
var same_content = __webpack_require__(74547);
;// CONCATENATED MODULE: ./build/js/src/gate/earlier-attempts.js



function overAttempts(suites, run) {
    if (run.earlier === undefined)
        return [...suites];
    const groups = groupedBy(run.results, suiteKey);
    return suites.map((suite) => {
        const key = suiteKey({ ...suite, suiteFile: suite.file });
        const { score, attempts } = scoreOver(groups.get(key) ?? [], run);
        if (score === undefined || attempts === 1)
            return suite;
        return { ...suite, totals: { ...suite.totals, score }, attempts };
    });
}
function scoreOver(results, run) {
    const attempts = new Set();
    const earlierOf = (0,same_content/* earlierTests */.q)(run);
    const means = [];
    for (const own of groupedBy(results, model_result/* resultKey */.ZH).values()) {
        const rounds = earlierOf(own).filter(({ score }) => score !== undefined);
        for (const { attempt } of rounds)
            attempts.add(attempt);
        const scores = [...rounds.flatMap(({ score }) => score ?? []), ...ownScores(own, rounds.length > 0)];
        if (scores.length > 0)
            means.push(mean(scores));
    }
    const all = attempts.size > 0 ? means : ownScores(results, false);
    return { score: all.length === 0 ? undefined : mean(all), attempts: attempts.size + 1 };
}
function groupedBy(results, keyOf) {
    const groups = new Map();
    for (const result of results) {
        const group = groups.get(keyOf(result));
        if (group)
            group.push(result);
        else
            groups.set(keyOf(result), [result]);
    }
    return groups;
}
const suiteKey = ({ suiteFile, suite, target }) => JSON.stringify([suiteFile, suite, target]);
const ownScores = (results, hasEarlier) => results.flatMap((result) => result.status === 'execution_error' || (hasEarlier && (0,model_result/* isReused */.x0)(result)) ? [] : result.score);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function withEarlierAttempts(headline, { tests }) {
    const attempts = new Set(tests.flatMap(({ earlier }) => earlier?.attempts ?? [])).size;
    if (attempts === 0)
        return headline;
    return `${headline}; counted with the trials of ${(0,shared_text/* plural */.LS)('earlier attempt', attempts)} on the same content`;
}

// EXTERNAL MODULE: ./build/js/src/gate/words.js
var words = __webpack_require__(48686);
;// CONCATENATED MODULE: ./build/js/src/gate/headline.js





function headline(kind, reasons, totals, comparison) {
    const passed = `${totals.passed} of ${totals.total} tests passed`;
    const deciding = reasons.filter((reason) => reason.kind === kind && !(kind === 'fail' && reason.rule === 'stopped'));
    switch (kind) {
        case 'pass':
            return isArmed(comparison) ? `${passed}, no worse than before; ${visible(comparison)}` : passed;
        case 'warn':
            return deciding.every(({ rule, suite }) => rule === 'baseline' && suite !== undefined) && !isArmed(comparison)
                ? `${passed}; ${(0,default_threshold/* heldToDefault */.S)(comparison)}`
                : `${passed}; ${firstSmall(deciding)}${others(deciding)}`;
        case 'fail':
            return deciding.length === 1 ? `${deciding[0]?.message} (${passed})` : `${failures(deciding)} (${passed})`;
        case 'invalid':
            return `The evals could not be measured: ${firstSmall(deciding)}`;
        case 'inconclusive':
            return `${deciding[0]?.message ?? passed}${others(deciding)}`;
        case 'cancelled':
            return `Cancelled after ${totals.total - totals.skipped} of ${totals.total} tests`;
        default:
            return (0,never/* never */.Z)(kind);
    }
}
function visible({ suites }) {
    const compared = suites.filter(({ comparable }) => comparable > 0);
    const drops = compared.flatMap(({ smallestVisibleDrop }) => smallestVisibleDrop ?? []);
    const breakages = compared.flatMap(({ smallestVisibleBreakage }) => smallestVisibleBreakage ?? []);
    const broken = breakages.length === compared.length ? breakages.reduce((a, b) => Math.max(a, b), 0) : 0;
    const breakage = broken > 0 ? `${(0,shared_text/* plural */.LS)('stable test', broken)} broken altogether would have been` : undefined;
    if (drops.length < compared.length) {
        const blind = 'the history is too short to notice an even drop';
        return breakage === undefined ? blind : `${blind}, but ${breakage} noticed`;
    }
    const drop = (0,words/* points */.WR)(drops.reduce((a, b) => Math.max(a, b), 0), 0);
    const noticed = `an even drop of ${drop} would have been noticed 4 times in 5`;
    return breakage === undefined ? noticed : `${noticed}, ${breakage} too`;
}
function failures(reasons) {
    const count = (rule) => reasons.filter((reason) => reason.rule === rule).length;
    const others = count('baseline');
    const regressions = count('regression');
    const parts = [
        regressions > 0 && `${(0,shared_text/* plural */.LS)('regression', regressions)} confirmed on fresh trials`,
        count('suite-drop') > 0 && `${(0,shared_text/* plural */.LS)('suite', count('suite-drop'))} got worse`,
        count('promise') > 0 && `${(0,shared_text/* plural */.LS)('promise', count('promise'))} ${count('promise') === 1 ? 'is' : 'are'} broken`,
        count('ceiling') > 0 && `${(0,shared_text/* plural */.LS)('ceiling', count('ceiling'))} exceeded`,
        others > 0 && 'nothing to compare with',
    ].filter((part) => part !== false);
    return parts.join(', ');
}
const others = (reasons) => reasons.length > 1 ? ` (and ${(0,shared_text/* plural */.LS)('more finding', reasons.length - 1)})` : '';
function firstSmall(reasons) {
    const [first] = reasons;
    const message = first?.message ?? '';
    return first?.testId !== undefined || (first?.suite !== undefined && message.startsWith(first.suite))
        ? message
        : message.slice(0, 1).toLowerCase() + message.slice(1);
}

// EXTERNAL MODULE: ./build/js/src/gate/judged-results.js
var judged_results = __webpack_require__(39361);
// EXTERNAL MODULE: ./build/js/src/gate/policy.js
var gate_policy = __webpack_require__(79881);
;// CONCATENATED MODULE: ./build/js/src/gate/policy-reasons.js

function policyReasons(source) {
    if (source?.unavailable) {
        const message = `The settings of the base branch could not be read: ${source.why ?? source.base}`;
        return [{ rule: 'policy', kind: 'invalid', message }];
    }
    return [policySentence(source), ownPartSentence(source)].flatMap((sentence) => sentence === undefined
        ? []
        : [{ rule: 'policy', kind: 'pass', message: sentence.slice(0, 1).toUpperCase() + sentence.slice(1) }]);
}
function withPolicyChanges(headline, source) {
    if (source === undefined || source.unavailable)
        return headline;
    const changes = source.changes.length > 0 ? policySentence(source) : undefined;
    return [headline, changes, ownSettings(source)].filter((part) => part !== undefined).join('; ');
}
function ownSettings({ of, from, why }) {
    if (from === 'base' && why === undefined)
        return undefined;
    const whose = from === 'job' ? 'the settings of this job' : `settings of this ${of} itself`;
    return `judged by ${whose}, because those of the base branch could not be used`;
}
function policySentence(source) {
    if (source === undefined)
        return undefined;
    const { of, from, base, changes, first, why } = source;
    if (from !== 'base') {
        const whose = from === 'here' ? `of this ${of} itself` : 'that this job has';
        return `judged by the settings ${whose}, because those of the base branch cannot be used: ${why ?? base}`;
    }
    if (changes.length === 0)
        return undefined;
    const ofBase = changes.filter(({ counts }) => counts === 'base');
    const ofHere = changes.filter(({ counts }) => counts === 'here');
    const changed = `this ${of} ${first ? 'brings the first settings of' : 'changes'} the gate: ${listed([...ofBase, ...ofHere])}`;
    if (ofBase.length === 0)
        return `${changed}; ${ofHere.length === 1 ? 'that counts' : 'these count'} already`;
    const but = ofHere.length === 0 ? '' : `, but for ${listed(ofHere.map(({ what, counts }) => ({ what, counts })))}`;
    return first
        ? `${changed}; they count once it is merged${but}`
        : `${changed}; judged by the settings of the base branch${but}`;
}
const ownPartSentence = (source) => source?.from === 'base' && source.why !== undefined
    ? `a part of the settings is that of this ${source.of} itself, because that of the base branch cannot be used: ${source.why}`
    : undefined;
const MOST_CHANGES = 3;
function listed(changes) {
    const shown = changes.slice(0, MOST_CHANGES).map(changeText);
    const others = changes.length - shown.length;
    return [...shown, ...(others > 0 ? [`and ${(0,shared_text/* plural */.LS)('more setting', others)}`] : [])].join(', ');
}
const changeText = ({ what, base, here }) => base === undefined && here === undefined ? what : `${what} ${base ?? 'not set'} \u2192 ${here ?? 'not set'}`;

;// CONCATENATED MODULE: ./build/js/src/gate/promises.js


function brokenPromises(suites, comparison) {
    return [
        ...suites.flatMap((suite) => missedThreshold(suite, comparison)),
        ...comparison.tests.filter(isBroken).map(brokenTest),
        ...suites.flatMap((suite) => floorBelowNoise(suite, comparison.suites)),
    ];
}
function missedThreshold({ suite, file, target, threshold, isDefaultThreshold, totals: { score }, attempts }, comparison) {
    if (threshold === undefined || score === undefined || score >= threshold)
        return [];
    const over = attempts === undefined ? '' : ` over ${attempts} attempts`;
    const limit = isDefaultThreshold ? `; ${(0,default_threshold/* heldToDefault */.S)(comparison)}` : `, under its threshold of ${threshold}`;
    const message = `The mean score of ${suite} on ${target} is ${below(score, threshold)}${over}${limit}`;
    return [{ rule: 'promise', kind: 'fail', message, suite, file, target }];
}
const isBroken = ({ mustPass, state, now, confirmation, earlier }) => mustPass === true &&
    state !== 'quarantined' &&
    now !== undefined &&
    ((0,units/* mostlyFails */.k8)(now) || (0,units/* mostlyFails */.k8)(earlier?.fresh ?? NONE)) &&
    (confirmation === undefined || (0,units/* mostlyFails */.k8)(confirmation));
const NONE = { passes: 0, trials: 0 };
function brokenTest({ suite, suiteFile: file, target, testId, place, now, confirmation }) {
    const planned = `${now?.passes ?? 0} of ${now?.trials ?? 0} trials passed`;
    const again = confirmation
        ? `${confirmation.passes} of ${confirmation.trials} when it was run again`
        : 'not run again';
    const message = `${testId} of ${suite} on ${target} must pass, and did not: ${planned}, ${again}`;
    return { rule: 'promise', kind: 'fail', message, suite, file, target, testId, ...(place && { place }) };
}
const OFTEN = 0.2;
const FEWEST_RUNS = 3;
function floorBelowNoise({ suite, file, target, threshold }, changes) {
    const own = changes.find((change) => change.suite === suite && change.file === file && change.target === target);
    if (threshold === undefined || own === undefined || own.runScores.length < FEWEST_RUNS)
        return [];
    const missed = own.runScores.filter((score) => score < threshold).length;
    if (missed <= own.runScores.length * OFTEN)
        return [];
    const message = `The threshold of ${suite} on ${target} is a floor below noise: ${missed} of the last ${own.runScores.length} runs of the base branch missed ${threshold}`;
    return [{ rule: 'promise', kind: 'warn', message, suite, file, target }];
}
function below(score, threshold) {
    for (let digits = 2; digits <= 6; digits++) {
        const text = score.toFixed(digits);
        if (Number(text) < threshold)
            return text;
    }
    return String(score);
}

;// CONCATENATED MODULE: ./build/js/src/gate/suite-reasons.js


function suiteReasons({ suites, ...around }, at, settings) {
    return suites.flatMap((change) => {
        const of = { suite: change.suite, file: change.file, target: change.target };
        return [
            ...dropReason(change, around, settings),
            ...change.increases.flatMap((increase) => increaseReason(change, increase)),
            ...slideReason(change, at),
            ...staleReason(change, at),
            ...blindReason(change, settings),
        ].map((reason) => ({ ...reason, ...of }));
    });
}
const kinds = {
    'not-compared': undefined,
    steady: undefined,
    'possible-drop': 'warn',
    'small-drop': 'warn',
    'within-swing': 'inconclusive',
    'swing-unknown': 'inconclusive',
    'drop-swing-unknown': 'fail',
    drop: 'fail',
};
function dropReason(change, { replays, metric }, { maxDrop }) {
    const kind = kinds[change.finding];
    const { suite, target, finding, p = 1, controlP, contributors } = change;
    if (kind === undefined)
        return [];
    const moved = metric === 'score' ? `in its scores ${(0,words/* movement */.ii)(change)}` : (0,words/* movement */.ii)(change);
    const most = contributors.length === 0 ? '' : `; contributors: ${(0,words/* names */.Dy)(contributors.map(({ testId }) => testId))}`;
    const against = controlP === undefined ? '' : `, ${(0,words/* chance */.Dz)(controlP)} against the base commit run now`;
    const unlikely = `${moved}, unlikely to be noise (${(0,words/* chance */.Dz)(p)}${against})`;
    const sentences = {
        'not-compared': '',
        steady: '',
        'possible-drop': `may have got worse: ${moved}, not distinguishable from noise (${(0,words/* chance */.Dz)(p)})`,
        'small-drop': `got a little worse: ${unlikely}, which is less than the ${(0,words/* points */.WR)(maxDrop)} of max-drop`,
        'within-swing': replays?.tooOften && controlP === undefined
            ? `is ${unlikely}, but ${replays.failed} of the last ${replays.runs} unchanged runs would have failed as well: the base commit must be run now to tell`
            : `is ${moved}, within run-to-run swing: whole runs differ by as much (${(0,words/* chance */.Dz)(p)}${against})`,
        'swing-unknown': `is ${unlikely}, but run-to-run swing is unknown with fewer than 3 runs of the base branch`,
        'drop-swing-unknown': `got worse: ${unlikely}; run-to-run swing unknown${most}`,
        drop: `got worse: ${unlikely}${most}`,
    };
    return [{ rule: 'suite-drop', kind, message: `${suite} on ${target} ${sentences[finding]}` }];
}
function increaseReason({ suite, target }, { of, share, p, ceiling, exceeded }) {
    if (ceiling === undefined || p === undefined)
        return [];
    const word = of === 'cost' ? 'dearer' : 'slower';
    const grown = `${suite} on ${target} became ${Math.round(share * 100)} % ${word}`;
    const limit = `more than the ${Math.round(ceiling * 100)} % that are allowed`;
    return [
        exceeded
            ? { rule: 'ceiling', kind: 'fail', message: `${grown}, ${limit}, unlikely to be noise (${(0,words/* chance */.Dz)(p)})` }
            : { rule: 'ceiling', kind: 'warn', message: `${grown}, ${limit}, but that may be noise (${(0,words/* chance */.Dz)(p)})` },
    ];
}
function slideReason({ suite, target, slide }, at) {
    if (slide === undefined)
        return [];
    const days = Math.max(0, Math.floor((Date.parse(at) - Date.parse(slide.since)) / DAY_MS));
    const message = `${suite} on ${target} slides: ${(0,words/* points */.WR)(slide.delta)} down since the oldest of ${slide.runs} runs, ${(0,shared_text/* plural */.LS)('day', days)} ago, in steps too small to be seen (${(0,words/* chance */.Dz)(slide.p)})`;
    return [{ rule: 'suite-drop', kind: 'warn', message }];
}
const DAY_MS = 86_400_000;
const STALE_DAYS = 30;
function staleReason({ suite, target, newestAt }, at) {
    const days = newestAt === undefined ? Number.NaN : (Date.parse(at) - Date.parse(newestAt)) / DAY_MS;
    if (!(days > STALE_DAYS))
        return [];
    const message = `The baseline of ${suite} on ${target} is stale: its newest trial is ${Math.floor(days)} days old`;
    return [{ rule: 'baseline', kind: 'warn', message }];
}
function blindReason({ suite, target, comparable, smallestVisibleDrop, needed }, settings) {
    const { requireMde } = settings;
    if (requireMde === undefined || comparable === 0)
        return [];
    if (smallestVisibleDrop !== undefined && smallestVisibleDrop <= requireMde)
        return [];
    const seen = smallestVisibleDrop === undefined ? 'no even drop' : `only an even drop of ${(0,words/* points */.WR)(smallestVisibleDrop)} or more`;
    const message = `In ${suite} on ${target} ${seen} would have been noticed; ${(0,words/* points */.WR)(requireMde)} are asked for: ${(0,words/* takes */.ny)(needed)}`;
    return [{ rule: 'suite-drop', kind: 'inconclusive', message }];
}

;// CONCATENATED MODULE: ./build/js/src/gate/test-reasons.js


function testReasons(changes, { maxRegressions }) {
    const regressed = changes.filter(({ state }) => state === 'regressed');
    const kind = regressed.length > maxRegressions ? 'fail' : 'warn';
    const tolerated = kind === 'warn' ? `; ${maxRegressions} are tolerated` : '';
    return [
        ...regressed.map((change) => {
            const numbers = `${change.why ?? ''}${change.p === undefined ? '' : ` (${(0,words/* chance */.Dz)(change.p)})`}`;
            const message = `${named(change)} regressed: ${numbers}${tolerated}`;
            return { rule: 'regression', kind, message, ...placeOf(change) };
        }),
        ...changes
            .filter(({ state }) => state === 'drift')
            .map((change) => {
            const message = `${named(change)} fails, and not by this change: ${change.why ?? ''}`;
            return { rule: 'regression', kind: 'inconclusive', message, ...placeOf(change) };
        }),
        ...suspected(changes.filter(({ state }) => state === 'suspected')),
    ];
}
function suspected(changes) {
    const groups = new Map();
    for (const change of changes) {
        const key = JSON.stringify([change.suiteFile, change.suite, change.target]);
        const group = groups.get(key);
        if (group)
            group.push(change);
        else
            groups.set(key, [change]);
    }
    return [...groups.values()].flatMap((own) => {
        const [first] = own;
        if (first === undefined)
            return [];
        const { suite, suiteFile: file, target } = first;
        if (own.length === 1) {
            const message = `${named(first)} looks newly broken, unconfirmed: ${first.why ?? ''}`;
            return [{ rule: 'regression', kind: 'warn', message, ...placeOf(first) }];
        }
        const list = (0,words/* names */.Dy)(own.map(({ testId }) => testId));
        const message = `${own.length} tests of ${suite} on ${target} look newly broken, unconfirmed: ${list}`;
        return [{ rule: 'regression', kind: 'warn', message, suite, file, target }];
    });
}
const named = ({ testId, suite, target }) => `${testId} of ${suite} on ${target}`;
function quarantineReasons(changes) {
    const expired = changes.filter(({ quarantine }) => quarantine?.expired);
    if (expired.length === 0)
        return [];
    const list = (0,words/* names */.Dy)([...new Set(expired.map(({ testId }) => testId))]);
    const message = `The quarantine of ${(0,shared_text/* plural */.LS)('test', expired.length)} is over: ${list}. Mend, prolong or remove them`;
    return [{ rule: 'quarantine', kind: 'warn', message }];
}
const placeOf = ({ suite, suiteFile, target, testId, place }) => ({
    suite,
    file: suiteFile,
    target,
    testId,
    ...(place && { place }),
});

// EXTERNAL MODULE: ./build/js/src/model/present-trials.js
var present_trials = __webpack_require__(20710);
;// CONCATENATED MODULE: ./build/js/src/gate/validity.js


const LEAST_USABLE = 0.95;
const USUAL_ERROR_RATE = 0.1;
function validity(run, maxErrorRate) {
    const errored = run.results.filter(({ status }) => status === 'execution_error');
    const unusable = errored.filter((result) => !present_trials/* AGENTS_OWN */.cL.some((own) => own === classOf(result)));
    const planned = run.stopped === 'budget' ? run.results.length : run.planned;
    const usableShare = planned === 0 ? 0 : (run.results.length - unusable.length) / planned;
    const errorShare = run.results.length === 0 ? 0 : errored.length / run.results.length;
    const leastUsable = leastUsableShare(maxErrorRate);
    const unreadable = run.unreadable ?? [];
    const misconfigured = errored.filter(isNotAsWritten);
    const reasons = [
        unreadable.length > 0 && `Not all results could be taken: ${unreadable[0]?.message}${more(unreadable.length - 1)}`,
        run.results.length === 0 && 'No test was run',
        run.results.length > 0 &&
            unusable.length === run.results.length &&
            errorShare <= maxErrorRate &&
            'No test gave a usable result',
        misconfigured.length > 0 && `${tests(misconfigured.length)} could not run as written`,
        errorShare > maxErrorRate &&
            `${errored.length} of ${tests(run.results.length)} ended in an error${causes(errored)}`,
        errorShare <= maxErrorRate &&
            usableShare < leastUsable &&
            `Only ${run.results.length - unusable.length} of ${tests(planned)} gave a usable result${causes(unusable)}`,
    ];
    return reasons.flatMap((message) => (message ? [{ rule: 'validity', kind: 'invalid', message }] : []));
}
const leastUsableShare = (maxErrorRate) => maxErrorRate > USUAL_ERROR_RATE ? Math.min(LEAST_USABLE, 1 - maxErrorRate) : LEAST_USABLE;
const isNotAsWritten = (result) => result.status === 'execution_error' && result.failure.class === 'config' && result.failure.stage === 'setup';
const classOf = (result) => result.status === 'execution_error' ? result.failure.class : undefined;
const more = (count) => (count > 0 ? ` (and ${(0,shared_text/* plural */.LS)('more problem', count)})` : '');
const tests = (count) => `${count} ${count === 1 ? 'test' : 'tests'}`;
function causes(errored) {
    const counts = new Map();
    for (const result of errored) {
        const name = (classOf(result) ?? 'unknown').replaceAll('_', ' ');
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    const listed = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return listed.length === 0 ? '' : ` (${listed.map(([name, count]) => `${count} \u00d7 ${name}`).join(', ')})`;
}

;// CONCATENATED MODULE: ./build/js/src/gate/withheld.js

function withheldReasons({ withheld, results }) {
    if (withheld === undefined)
        return [];
    const { from, names } = withheld;
    const unknown = results.filter(names.length > 0 ? ({ status }) => status !== 'ok' : isWithoutKey);
    if (unknown.length === 0)
        return [];
    const empty = names.length === 0 ? '' : ` (${shown(names)} came empty)`;
    const message = `${WHO[from]}, so nothing about the agent follows from ${unknown.length} of ${(0,shared_text/* plural */.LS)('test', results.length)}${empty}. ${WHAT_TO_DO[from]}`;
    return [{ rule: 'validity', kind: 'invalid', message }];
}
const WHO = {
    fork: 'Pull requests from forks get no secrets',
    dependabot: 'Pull requests by Dependabot get only its own secrets',
};
const WHAT_TO_DO = {
    fork: 'A maintainer can run them from a branch of this repository',
    dependabot: 'Put the keys under Dependabot in the secrets of the repository',
};
const isWithoutKey = (result) => result.status === 'execution_error' &&
    (result.failure.class === 'auth' ||
        (result.failure.class === 'config' && result.failure.message.includes('environment variable')));
const NAMED = 3;
function shown(names) {
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    return `${names.slice(0, NAMED).join(', ')}${more}`;
}

;// CONCATENATED MODULE: ./build/js/src/gate/gate.js















function gate(evidence, policy) {
    const { suites, totals, comparison, source } = evidence;
    const reasons = reasonsOf(evidence, gate_policy/* gatePolicy */.C.parse(policy));
    const kind = (0,verdict/* worst */.QZ)(reasons.map((reason) => reason.kind));
    const said = headline(kind, reasons, totals, comparison);
    return {
        kind,
        unarmed: !isArmed(comparison),
        headline: withPolicyChanges(withEarlierAttempts(said, comparison), source),
        reasons,
        suites: suites.map(({ suite, file, target }) => ({
            suite,
            file,
            target,
            kind: kindOf({ suite, file, target }, reasons),
        })),
    };
}
function reasonsOf({ run, suites, comparison, source }, settings) {
    const measured = [...withheldReasons(run), ...validity(run, settings.maxErrorRate)];
    if (run.dryRun)
        return [dryRun, ...measured, ...policyReasons(source)];
    return [
        ...stopped(run),
        ...measured,
        ...brokenPromises(overAttempts(suites, { ...run, results: (0,judged_results/* judgedResults */.W)(run, comparison) }), comparison),
        ...testReasons(comparison.tests, settings),
        ...suiteReasons(comparison, run.startedAt, settings),
        ...quarantineReasons(comparison.tests),
        ...baselineReasons(comparison, settings),
        ...staleEvidence(comparison),
        ...unjudged(suites, comparison),
        ...(0,circumstances/* circumstanceReasons */.p)(comparison),
        ...policyReasons(source),
    ];
}
function conclusionOf(kind, onInconclusive = 'neutral') {
    switch (kind) {
        case 'pass':
        case 'warn':
            return 'success';
        case 'inconclusive':
            return onInconclusive;
        case 'fail':
        case 'invalid':
        case 'cancelled':
            return 'failure';
        default:
            return (0,never/* never */.Z)(kind);
    }
}
const dryRun = {
    rule: 'dry-run',
    kind: 'inconclusive',
    message: 'Dry run: the plan is valid, and nothing real was called',
};
function stopped({ complete, stopped: why, planned, results }) {
    if (complete || why === undefined)
        return [];
    if ((why === 'deadline' || why === 'budget') && results.filter(wasRun).length === planned) {
        const short = results.filter(({ costLimited }) => costLimited).length;
        const what = why === 'budget' && short > 0
            ? `when ${short} of ${(0,shared_text/* plural */.LS)('test', planned)} had fewer trials than planned`
            : `before suspects were run again`;
        return [{ rule: 'stopped', kind: 'inconclusive', message: `${STOPPED[why]} ${what}` }];
    }
    if (why === 'broken-off' && planned === results.length)
        return [brokenOff];
    const message = `${STOPPED[why]} after ${results.filter(wasRun).length} of ${planned} tests`;
    const kinds = {
        cancelled: 'cancelled',
        deadline: 'invalid',
        budget: 'inconclusive',
        fuse: 'invalid',
        'broken-off': 'invalid',
    };
    return [{ rule: 'stopped', kind: kinds[why], message }];
}
const STOPPED = {
    cancelled: 'Cancelled',
    deadline: 'The time of the run was over',
    budget: 'The budget of the run was spent',
    fuse: 'A target was given up because its first tests all failed alike,',
    'broken-off': 'The run was broken off',
};
const brokenOff = {
    rule: 'stopped',
    kind: 'invalid',
    message: 'The run was broken off: how many of its tests are missing is not known',
};
const wasRun = (result) => result.status !== 'execution_error' ||
    !['budget_exceeded', 'error_threshold_exceeded', 'dependency_failed'].includes(result.failure.reason);
const kindOf = (own, reasons) => (0,verdict/* worst */.QZ)(reasons
    .filter(({ suite, file, target }) => suite === undefined || (suite === own.suite && file === own.file && target === own.target))
    .map(({ kind }) => kind));


/***/ }),

/***/ 39361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ judgedResults)
/* harmony export */ });
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90318);

function judgedResults({ results }, { tests }) {
    const quarantined = new Set(tests.filter(({ state }) => state === 'quarantined').map(_model_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH));
    return quarantined.size === 0 ? [...results] : results.filter((result) => !quarantined.has((0,_model_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(result)));
}


/***/ }),

/***/ 72622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ smallestVisibleDrop),
/* harmony export */   Wk: () => (/* binding */ smallestVisibleBreakage),
/* harmony export */   c0: () => (/* binding */ smoothed),
/* harmony export */   r4: () => (/* binding */ neededFor)
/* harmony export */ });
/* harmony import */ var _shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80427);
/* harmony import */ var _shared_statistics_proportion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38254);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93529);



const Z_ALPHA = 1.96;
const Z_POWER = 0.84;
const MOST_TRIALS = 10;
function smallestVisibleDrop(expected, maxDrop) {
    return visibleDrop(alike(expected), maxDrop);
}
function alike(expected) {
    const kinds = new Map();
    for (const { base, trials } of expected) {
        if (base.trials === 0 || trials === 0)
            continue;
        const key = `${base.passes}/${base.trials} ${trials} ${base.scores?.sum} ${base.scores?.squares}`;
        const kind = kinds.get(key);
        if (kind)
            kind.tests += 1;
        else
            kinds.set(key, { base, trials, tests: 1 });
    }
    return [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, kind]) => kind);
}
function visibleDrop(kinds, maxDrop) {
    const n = kinds.reduce((sum, { tests }) => sum + tests, 0);
    if (n === 0)
        return undefined;
    const known = smoothed(kinds);
    const isSeen = (drop) => {
        const { null0, null1, step } = errors(known, drop, n);
        return drop - step >= Z_ALPHA * null0 + Z_POWER * null1 && drop >= maxDrop + Z_POWER * null1;
    };
    const most = known.reduce((sum, { rate, tests }) => sum + rate * tests, 0) / n;
    if (!isSeen(1))
        return undefined;
    let low = 0;
    let high = 1;
    for (let halving = 0; halving < 40; halving += 1) {
        const middle = (low + high) / 2;
        if (isSeen(middle))
            high = middle;
        else
            low = middle;
    }
    return high <= most ? high : undefined;
}
function smoothed(kinds) {
    const total = (of) => kinds.reduce((sum, { base, tests = 1 }) => sum + tests * of(base), 0);
    const trials = total((base) => base.trials);
    const meanOf = (sum) => (trials === 0 ? 0 : sum / trials);
    const mean = meanOf(total(({ passes, scores }) => scores?.sum ?? passes));
    const meanSquare = meanOf(total(({ passes, scores }) => scores?.squares ?? passes));
    return kinds.map(({ base: { passes, trials: past, scores }, trials: present, tests = 1 }) => {
        const rate = ((scores?.sum ?? passes) + mean) / (past + 1);
        const square = ((scores?.squares ?? passes) + meanSquare) / (past + 1);
        const variance = scores === undefined ? rate * (1 - rate) : Math.max(0, square - rate * rate);
        return { rate, variance, isScored: scores !== undefined, past, present, tests };
    });
}
function errors(kinds, drop, n) {
    let null0 = 0;
    let null1 = 0;
    let step = 0;
    for (const { rate, variance, isScored, past, present, tests } of kinds) {
        const lowered = Math.max(rate - drop, 0);
        const pooled = (past * rate + present * lowered) / (past + present);
        const between = 1 / present + 1 / past;
        null0 += tests * (isScored ? variance : pooled * (1 - pooled)) * between;
        null1 += tests * ((isScored ? variance : lowered * (1 - lowered)) / present + variance / past);
        if (!isScored)
            step += tests * between;
    }
    return { null0: Math.sqrt(null0) / n, null1: Math.sqrt(null1) / n, step: step / n / (2 * n) };
}
function smallestVisibleBreakage(expected, { alpha, maxDrop }) {
    const stable = expected
        .filter(({ base, trials }) => trials > 0 && base.trials > 0 && base.passes === base.trials)
        .map(({ base, trials }) => ({ own: (0,_shared_statistics_proportion_js__WEBPACK_IMPORTED_MODULE_1__/* .allFrom */ ._G)(trials, base.trials + trials, trials), level: (0,_tally_js__WEBPACK_IMPORTED_MODULE_2__/* .levelOf */ .In)(base) }))
        .sort((a, b) => a.own - b.own || b.level - a.level);
    let chance = 1;
    let lost = 0;
    for (const [index, { own, level }] of stable.entries()) {
        chance *= own;
        lost += level;
        if ((0,_shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtMost */ .L)(chance, alpha) && (0,_shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtMost */ .L)(maxDrop, lost / expected.length))
            return index + 1;
    }
    return undefined;
}
function neededFor(wished, expected, maxDrop) {
    const kinds = alike(expected);
    const isSeenWith = (trials, copies = 1) => {
        const drop = visibleDrop(kinds.map(({ base, tests }) => ({ base, trials, tests: tests * copies })), maxDrop);
        return drop !== undefined && drop <= wished;
    };
    for (let trials = 1; trials <= MOST_TRIALS; trials += 1) {
        if (isSeenWith(trials))
            return { kind: 'trials', trials };
    }
    for (let copies = 2; copies <= MOST_COPIES; copies *= 2) {
        const tests = expected.length * copies;
        if (tests > MOST_TESTS)
            return undefined;
        if (isSeenWith(MOST_TRIALS, copies))
            return { kind: 'tests', tests };
    }
    return undefined;
}
const MOST_COPIES = 256;
const MOST_TESTS = 20_000;


/***/ }),

/***/ 40743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ replays)
/* harmony export */ });
/* unused harmony export FEWEST_REPLAYS */
/* harmony import */ var _shared_statistics_proportion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38254);
/* harmony import */ var _run_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5051);
/* harmony import */ var _suite_drop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23057);



const FEWEST_REPLAYS = 20;
function replays(suites, settings) {
    const names = new Set(suites.flatMap(({ history }) => history.runs));
    const deltas = Array.from(names, (run) => ({ run, own: suites.flatMap((suite) => deltaOf(suite, run) ?? []) }));
    const possible = deltas.filter(({ own }) => own.length > 0);
    if (possible.length < 2)
        return undefined;
    const mayFail = possible.filter(({ own }) => own.some((delta) => (0,_suite_drop_js__WEBPACK_IMPORTED_MODULE_2__/* .isDropOf */ .hi)(settings.maxDrop, delta)));
    const failed = mayFail.filter(({ run }) => wouldFail(suites, run, settings)).length;
    const isTooOften = possible.length >= FEWEST_REPLAYS && (0,_shared_statistics_proportion_js__WEBPACK_IMPORTED_MODULE_0__/* .jeffreysLow */ .l0)(failed, possible.length) > settings.alpha;
    return { runs: possible.length, failed, tooOften: isTooOften };
}
function deltaOf({ units, history, metric }, run) {
    const column = history.columns[history.runs.indexOf(run)];
    if (column === undefined)
        return undefined;
    const values = (0,_run_history_js__WEBPACK_IMPORTED_MODULE_1__/* .valuesOf */ .sm)(column, metric);
    let sum = 0;
    let tests = 0;
    units.forEach(({ base }, index) => {
        const trials = column.trials[index] ?? 0;
        if (trials === 0 || trials === base.trials)
            return;
        const own = values[index] ?? 0;
        sum += own / trials - ((base.scores?.sum ?? base.passes) - own) / (base.trials - trials);
        tests += 1;
    });
    return tests === 0 ? undefined : sum / tests;
}
function wouldFail(suites, run, settings) {
    const replayed = suites.map((suite) => (0,_run_history_js__WEBPACK_IMPORTED_MODULE_1__/* .replayOf */ .X8)(suite, run));
    return (0,_suite_drop_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteDrops */ .Nz)(replayed, settings).some(({ finding }) => (0,_suite_drop_js__WEBPACK_IMPORTED_MODULE_2__/* .isDrop */ .Y7)(finding));
}


/***/ }),

/***/ 2586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hd: () => (/* binding */ runGuard),
/* harmony export */   mK: () => (/* binding */ swingOf),
/* harmony export */   pD: () => (/* binding */ trialNoise)
/* harmony export */ });
/* unused harmony export FEWEST_RUNS */
/* harmony import */ var _shared_statistics_student_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4918);
/* harmony import */ var _power_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72622);
/* harmony import */ var _run_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5051);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93529);




const FEWEST_RUNS = 3;
function runGuard(delta, noise, { runs, variance }) {
    const between = variance * (1 + 1 / runs);
    const total = noise + between;
    const t = -delta / Math.sqrt(total);
    const degrees = between === 0 ? Number.POSITIVE_INFINITY : Math.floor((total * total) / (between ** 2 / (runs - 1)));
    const limit = (0,_shared_statistics_student_js__WEBPACK_IMPORTED_MODULE_0__/* .studentPoint */ .W)(degrees);
    return { t, degrees, limit, agrees: t >= limit };
}
function swingOf({ units, metric }, { runs, columns }) {
    if (runs.length < FEWEST_RUNS)
        return undefined;
    const common = [];
    for (let at = 0; at < units.length; at += 1) {
        if (columns.every(({ trials }) => (trials[at] ?? 0) > 0))
            common.push(at);
    }
    if (common.length === 0)
        return undefined;
    const known = common.flatMap((at) => units[at] ?? []);
    const variances = Float64Array.from((0,_power_js__WEBPACK_IMPORTED_MODULE_1__/* .smoothed */ .c0)(known.map(({ base, now }) => ({ base, trials: now.trials }))), (each) => each.variance);
    let trialNoise = 0;
    const means = columns.map((column) => {
        const values = (0,_run_history_js__WEBPACK_IMPORTED_MODULE_2__/* .valuesOf */ .sm)(column, metric);
        let mean = 0;
        let noise = 0;
        for (let index = 0; index < common.length; index += 1) {
            const at = common[index] ?? 0;
            const trials = column.trials[at] ?? 1;
            mean += (values[at] ?? 0) / trials;
            noise += (variances[index] ?? 0) / trials;
        }
        trialNoise += noise / common.length ** 2;
        return mean / common.length;
    });
    return { runs: runs.length, variance: Math.max(0, sampleVariance(means) - trialNoise / runs.length) };
}
function trialNoise(units, n) {
    const sum = units.reduce((total, { base, now }) => {
        return total + (0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .pooledVariance */ .rL)(base, now) * (1 / now.trials + 1 / base.trials);
    }, 0);
    return sum / n ** 2;
}
function sampleVariance(values) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}


/***/ }),

/***/ 5051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ withHistory),
/* harmony export */   X8: () => (/* binding */ replayOf),
/* harmony export */   f5: () => (/* binding */ runScores),
/* harmony export */   sm: () => (/* binding */ valuesOf)
/* harmony export */ });
/* unused harmony export runHistory */
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93529);

const withHistory = (suite) => ({ ...suite, history: runHistory(suite.units) });
function runHistory(units) {
    const columns = new Map();
    const open = (run) => {
        const none = () => new Float64Array(units.length);
        const column = { run, newest: '', trials: none(), passes: none(), scores: none() };
        columns.set(run, column);
        return column;
    };
    const before = [];
    units.forEach(({ test }, at) => {
        test.base.forEach(({ run, time, pass, score }, index) => {
            let column = before[index];
            if (column?.run !== run) {
                column = columns.get(run) ?? open(run);
                before[index] = column;
            }
            if (time !== column.newest && time > column.newest)
                column.newest = time;
            column.trials[at] = (column.trials[at] ?? 0) + 1;
            if (pass)
                column.passes[at] = (column.passes[at] ?? 0) + 1;
            column.scores[at] = (column.scores[at] ?? 0) + score;
        });
    });
    const ordered = [...columns.values()].sort((a, b) => a.newest === b.newest ? (a.run < b.run ? -1 : 1) : a.newest < b.newest ? -1 : 1);
    return { runs: ordered.map(({ run }) => run), newestAt: ordered.at(-1)?.newest, columns: ordered };
}
const valuesOf = ({ passes, scores }, metric) => metric === 'score' ? scores : passes;
function runScores({ columns }) {
    return columns.map(({ trials, scores }) => {
        let total = 0;
        let count = 0;
        trials.forEach((own, at) => {
            if (own === 0)
                return;
            total += (scores[at] ?? 0) / own;
            count += 1;
        });
        return total / count;
    });
}
function replayOf(suite, run) {
    const { units, history, metric } = suite;
    const at = history.runs.indexOf(run);
    const column = history.columns[at];
    const kept = [];
    const replayed = [];
    units.forEach((unit, index) => {
        const trials = column?.trials[index] ?? 0;
        if (column === undefined || trials === 0 || trials === unit.base.trials)
            return;
        kept.push(index);
        replayed.push(metric === 'score' ? byScores(unit, run) : byPasses(unit, trials, column.passes[index] ?? 0));
    });
    const isWhole = kept.length === units.length;
    const some = (values) => (isWhole ? values : Float64Array.from(kept, (index) => values[index] ?? 0));
    const others = (all) => all.filter((_, index) => index !== at);
    const columns = others(history.columns).map(({ trials, passes, scores }) => ({
        trials: some(trials),
        passes: some(passes),
        scores: some(scores),
    }));
    return {
        ...suite,
        reused: 0,
        units: replayed,
        history: { runs: others(history.runs), newestAt: undefined, columns },
    };
}
const byPasses = ({ test, base }, trials, passes) => ({
    test: test.control.length === 0 ? test : { ...test, control: [] },
    base: { passes: base.passes - passes, trials: base.trials - trials },
    now: { passes, trials },
});
function byScores({ test }, run) {
    const now = test.base.filter((trial) => trial.run === run);
    const base = test.base.filter((trial) => trial.run !== run);
    return { test: { ...test, base, now, control: [] }, base: (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyOf */ .sv)(base, 'score'), now: (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyOf */ .sv)(now, 'score') };
}


/***/ }),

/***/ 96306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ seedOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90318);


function seedOf(units) {
    const keys = units.map(({ test }) => (0,_model_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(test)).sort();
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(keys)).digest().readUInt32BE(0);
}


/***/ }),

/***/ 47776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ judgeSuspects)
/* harmony export */ });
/* harmony import */ var _shared_statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44080);
/* harmony import */ var _shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80427);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79881);
/* harmony import */ var _suspects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28277);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93529);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51616);






function judgeSuspects(pairing, settings) {
    const { kept, beyond } = (0,_suspects_js__WEBPACK_IMPORTED_MODULE_3__/* .suspectsOf */ .k_)(pairing, settings);
    const alpha = (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .halfAlpha */ ._)(settings);
    const ps = kept.map(({ test, base }) => test.fresh.length === 0 ? undefined : (0,_shared_statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_0__/* .fisherWorse */ .YD)(base, (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(test.fresh)));
    const rejected = (0,_shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_1__/* .holm */ .f)(ps.map((p) => p ?? 1), alpha);
    const judged = kept.map((unit, index) => [unit.test, judgedOf(unit, ps[index], rejected[index] ?? false, kept.length, settings)]);
    const why = settings.confirm === 'off' ? 'it was not run again: confirming is off' : 'there was no room to run it again';
    return new Map([
        ...judged,
        ...beyond.map(({ test }) => [test, { state: 'suspected', why }]),
        ...confirmedByParts(pairing, new Map(judged)),
    ]);
}
function confirmedByParts({ tests }, judged) {
    return tests
        .filter((test) => test.isConfirmed && !(0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .isQuarantined */ .fK)(test) && judged.get(test)?.state !== 'regressed')
        .map((test) => {
        const known = judged.get(test);
        const [fresh, base] = [(0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(test.fresh), (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(test.base)];
        const why = `${fresh.passes} of ${fresh.trials} fresh trials passed, ${base.passes} of ${base.trials} before; confirmed by the job that ran it`;
        return [test, { ...known, state: 'regressed', why }];
    });
}
function judgedOf({ test, base }, p, rejected, suspects, settings) {
    const trials = (0,_suspects_js__WEBPACK_IMPORTED_MODULE_3__/* .freshTrialsFor */ .$j)(base, suspects, (0,_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .halfAlpha */ ._)(settings));
    if (p === undefined) {
        const why = trials === undefined ? 'too little history to tell' : 'it was not run again';
        return { state: 'suspected', why };
    }
    const fresh = (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(test.fresh);
    const before = (0,_suspects_js__WEBPACK_IMPORTED_MODULE_3__/* .earlierFresh */ .RA)(test);
    const ofThem = before.trials === 0 ? '' : ` (${before.passes} of ${before.trials} of them in earlier attempts)`;
    const numbers = `${fresh.passes} of ${fresh.trials} fresh trials passed${ofThem}, ${base.passes} of ${base.trials} before`;
    if (rejected) {
        const control = (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(test.control);
        if (control.trials > 0 && (0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .mostlyFails */ .k8)(control)) {
            const why = `${numbers}; the base commit fails now as well (${control.passes} of ${control.trials} passed)`;
            return { state: 'drift', p, why };
        }
        return { state: 'regressed', p, why: numbers };
    }
    const own = (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .without */ .FF)(fresh, before);
    const isUnfinished = trials !== undefined && (0,_suspects_js__WEBPACK_IMPORTED_MODULE_3__/* .moreFreshTrials */ .Nk)({ test, why: 'suspect', trials }, own, settings) > 0;
    if (isUnfinished)
        return { state: 'suspected', p, why: `${numbers}; it was not run again often enough` };
    if (fresh.passes === 0)
        return { state: 'suspected', p, why: `${numbers}; too little history to be sure` };
    return { state: 'not-reproduced', p, why: numbers };
}


/***/ }),

/***/ 23057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nz: () => (/* binding */ suiteDrops),
/* harmony export */   V1: () => (/* binding */ needsControl),
/* harmony export */   Y7: () => (/* binding */ isDrop),
/* harmony export */   e: () => (/* binding */ LEAST_WITHOUT_RUNS),
/* harmony export */   hi: () => (/* binding */ isDropOf)
/* harmony export */ });
/* harmony import */ var _shared_statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44080);
/* harmony import */ var _shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80427);
/* harmony import */ var _shared_statistics_shuffle_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22465);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79881);
/* harmony import */ var _run_guard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2586);
/* harmony import */ var _seed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96306);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93529);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51616);








const POSSIBLE = 0.2;
const CONTROL_ALPHA = 0.05;
const LEAST_WITHOUT_RUNS = 0.05;
const CONTROL_COVERAGE = 0.95;
const MOST_CONTRIBUTORS = 5;
function suiteDrops(suites, settings, { needsControls = false } = {}) {
    const ps = suites.map((suite) => (suite.units.length + suite.reused === 0 ? undefined : worse(suite)));
    const compared = ps.flatMap((p) => p ?? []);
    const verdicts = (0,_shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_1__/* .holm */ .f)(compared, (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .halfAlpha */ ._)(settings));
    let next = 0;
    return suites.map((suite, index) => {
        const p = ps[index];
        if (p === undefined)
            return { finding: 'not-compared', contributors: [] };
        const rejected = verdicts[next++] ?? false;
        const delta = mean((0,_units_js__WEBPACK_IMPORTED_MODULE_7__/* .differences */ .tX)(suite));
        const controlP = controlOf(suite);
        const finding = findingOf({ suite, p, delta, rejected, controlP, needsControls }, settings);
        return { finding, delta, p, controlP, contributors: isDrop(finding) ? contributors(suite) : [] };
    });
}
const isDrop = (finding) => finding === 'drop' || finding === 'drop-swing-unknown';
const needsControl = (finding) => finding === 'within-swing' || finding === 'swing-unknown' || finding === 'drop-swing-unknown';
function findingOf({ suite, p, delta, rejected, controlP, needsControls }, { maxDrop }) {
    if (!rejected)
        return p <= POSSIBLE && isDropOf(2 * maxDrop, delta) ? 'possible-drop' : 'steady';
    if (!isDropOf(maxDrop, delta))
        return delta < 0 ? 'small-drop' : 'steady';
    const swing = (0,_run_guard_js__WEBPACK_IMPORTED_MODULE_4__/* .swingOf */ .mK)(suite, suite.history);
    if (swing && !needsControls && isBeyond(swing, suite, delta))
        return 'drop';
    if (controlP !== undefined)
        return (0,_shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_1__/* .isAtMost */ .L)(controlP, CONTROL_ALPHA) ? 'drop' : 'within-swing';
    if (swing || needsControls)
        return 'within-swing';
    return isDropOf(Math.max(maxDrop, LEAST_WITHOUT_RUNS), delta) ? 'drop-swing-unknown' : 'swing-unknown';
}
const isDropOf = (least, delta) => delta < 0 && -delta >= least - 1e-9;
const isBeyond = (swing, { units, reused }, delta) => (0,_run_guard_js__WEBPACK_IMPORTED_MODULE_4__/* .runGuard */ .hd)(delta, (0,_run_guard_js__WEBPACK_IMPORTED_MODULE_4__/* .trialNoise */ .pD)(units, units.length + reused), swing).agrees;
const worse = ({ units, metric }) => metric === 'pass' ? (0,_shared_statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_0__/* .exactlyWorse */ .Pd)(units) : (0,_shared_statistics_shuffle_test_js__WEBPACK_IMPORTED_MODULE_2__/* .shuffledLower */ .HK)(units.map(scoresOf), (0,_seed_js__WEBPACK_IMPORTED_MODULE_5__/* .seedOf */ .n)(units));
const scoresOf = ({ test }) => ({
    base: test.base.map(({ score }) => score),
    now: test.now.map(({ score }) => score),
});
function controlOf({ units, metric }) {
    const controlled = units.filter(({ test }) => test.control.length > 0);
    if (controlled.length === 0 || controlled.length < units.length * CONTROL_COVERAGE)
        return undefined;
    const against = controlled.map(({ test, now }) => {
        const base = test.control.map((trial) => ({ ...trial, run: 'control', time: '' }));
        return { test: { ...test, base }, base: (0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .tallyOf */ .sv)(base, metric), now };
    });
    return worse({ units: against, metric });
}
function contributors({ units }) {
    return units
        .map(({ test, base, now }) => {
        const [before, after] = [base.scores?.sum ?? base.passes, now.scores?.sum ?? now.passes];
        const missing = (now.trials * (before + after)) / (base.trials + now.trials) - after;
        return { testId: test.testId, missing };
    })
        .filter(({ missing }) => missing > 0)
        .sort((a, b) => b.missing - a.missing || (a.testId < b.testId ? -1 : 1))
        .slice(0, MOST_CONTRIBUTORS);
}
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;


/***/ }),

/***/ 28277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ freshTrialsFor),
/* harmony export */   DZ: () => (/* binding */ LEAST_HISTORY),
/* harmony export */   K6: () => (/* binding */ confirmationsFor),
/* harmony export */   Nk: () => (/* binding */ moreFreshTrials),
/* harmony export */   RA: () => (/* binding */ earlierFresh),
/* harmony export */   k_: () => (/* binding */ suspectsOf),
/* harmony export */   qB: () => (/* binding */ mayConfirm),
/* harmony export */   zN: () => (/* binding */ LEAST_RATE)
/* harmony export */ });
/* unused harmony export breaksPromise */
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90318);
/* harmony import */ var _shared_statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44080);
/* harmony import */ var _shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80427);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79881);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93529);
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51616);






const LEAST_HISTORY = 3;
const LEAST_RATE = 0.8;
const FEWEST_TRIALS = 3;
const MOST_TRIALS = 6;
const MOST_SUSPECTS = 10;
function suspectsOf({ tests }, settings) {
    const { confirm } = settings;
    const wasBroken = ({ test, base }) => isBroken(base, earlierFresh(test), settings);
    const screened = tests
        .filter((test) => test.kind === 'comparable' && !(0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .isQuarantined */ .fK)(test))
        .map((test) => (0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .unitOf */ .uF)(test))
        .filter((unit) => looksBroken(unit, settings))
        .sort((a, b) => Number(wasBroken(b)) - Number(wasBroken(a)) ||
        (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .rateOf */ .MK)(b.base) - (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .rateOf */ .MK)(a.base) ||
        ((0,_model_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(a.test) < (0,_model_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(b.test) ? -1 : 1));
    const room = confirm === 'auto' ? MOST_SUSPECTS : confirm === 'off' ? 0 : confirm;
    const brought = screened.some(({ test }) => test.fresh.length > 0) ? MOST_SUSPECTS : 0;
    const most = Math.max(room, brought, screened.filter(wasBroken).length);
    return { kept: screened.slice(0, most), beyond: screened.slice(most) };
}
const looksBroken = ({ test, base, now }, settings) => base.trials >= LEAST_HISTORY &&
    (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .rateOf */ .MK)(base) >= LEAST_RATE &&
    ((0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .mostlyFails */ .k8)(now) || isBroken(base, earlierFresh(test), settings));
const isBroken = (base, fresh, settings) => fresh.trials > 0 && (0,_shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtMost */ .L)((0,_shared_statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_1__/* .fisherWorse */ .YD)(base, fresh), (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .halfAlpha */ ._)(settings));
const earlierFresh = ({ earlier }) => (0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(earlier?.fresh ?? NONE);
const NONE = [];
function freshTrialsFor(base, suspects, alpha) {
    const ifAllFail = (trials) => (0,_shared_statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_1__/* .fisherWorse */ .YD)(base, { passes: 0, trials });
    for (let trials = FEWEST_TRIALS; trials <= MOST_TRIALS; trials += 1) {
        if ((0,_shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtMost */ .L)(ifAllFail(trials), alpha / suspects))
            return trials;
    }
    return (0,_shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtMost */ .L)(ifAllFail(MOST_TRIALS), alpha) ? MOST_TRIALS : undefined;
}
function confirmationsFor(pairing, policy) {
    const settings = _policy_js__WEBPACK_IMPORTED_MODULE_3__/* .gatePolicy */ .C.parse(policy);
    if (settings.confirm === 'off')
        return [];
    const { kept } = suspectsOf(pairing, settings);
    const suspects = kept.flatMap(({ test, base }) => {
        const trials = freshTrialsFor(base, kept.length, (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .halfAlpha */ ._)(settings));
        return trials === undefined ? [] : [{ test, why: 'suspect', trials }];
    });
    const known = new Set(suspects.map(({ test }) => test));
    const promised = pairing.tests
        .filter((test) => breaksPromise(test) && !known.has(test))
        .map((test) => ({ test, why: 'must-pass', trials: FEWEST_TRIALS }));
    return [...suspects, ...promised];
}
const breaksPromise = (test) => test.mustPass &&
    !(0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .isQuarantined */ .fK)(test) &&
    test.now.length > 0 &&
    ((0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .mostlyFails */ .k8)((0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(test.now)) || (0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .mostlyFails */ .k8)(earlierFresh(test)));
function moreFreshTrials(confirmation, made, policy) {
    const { test, trials } = confirmation;
    const left = Math.max(0, trials - made.trials);
    const before = earlierFresh(test);
    const ifAllPass = { passes: before.passes + trials - failures(made), trials: trials + before.trials };
    const mayBreakPromise = test.mustPass && !(0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .mostlyFails */ .k8)(ifAllPass) && (0,_units_js__WEBPACK_IMPORTED_MODULE_5__/* .mostlyFails */ .k8)(ifTheRestFails(confirmation, made));
    return mayBreakPromise || mayConfirm(confirmation, made, policy) ? left : 0;
}
function mayConfirm(confirmation, made, policy) {
    const { test, why } = confirmation;
    const alpha = (0,_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .halfAlpha */ ._)(_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .gatePolicy */ .C.parse(policy));
    return why === 'suspect' && (0,_shared_statistics_holm_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtMost */ .L)((0,_shared_statistics_exact_test_js__WEBPACK_IMPORTED_MODULE_1__/* .fisherWorse */ .YD)((0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .countOf */ .pq)(test.base), ifTheRestFails(confirmation, made)), alpha);
}
function ifTheRestFails({ test, trials }, made) {
    const before = earlierFresh(test);
    return { passes: made.passes + before.passes, trials: trials + before.trials };
}
const failures = ({ passes, trials }) => trials - passes;


/***/ }),

/***/ 93529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ without),
/* harmony export */   In: () => (/* binding */ levelOf),
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   rL: () => (/* binding */ pooledVariance),
/* harmony export */   sv: () => (/* binding */ tallyOf)
/* harmony export */ });
function countOf(trials) {
    let passes = 0;
    for (const { pass } of trials)
        if (pass)
            passes += 1;
    return { passes, trials: trials.length };
}
function tallyOf(trials, metric) {
    if (metric === 'pass')
        return countOf(trials);
    let sum = 0;
    let squares = 0;
    for (const { score } of trials) {
        sum += score;
        squares += score * score;
    }
    return { ...countOf(trials), scores: { sum, squares } };
}
const rateOf = ({ passes, trials }) => passes / trials;
const levelOf = ({ passes, trials, scores }) => (scores?.sum ?? passes) / trials;
function without(all, { passes, trials, scores }) {
    return {
        passes: all.passes - passes,
        trials: all.trials - trials,
        ...(all.scores &&
            scores && { scores: { sum: all.scores.sum - scores.sum, squares: all.scores.squares - scores.squares } }),
    };
}
function pooledVariance(base, now) {
    const trials = base.trials + now.trials;
    const level = ((base.scores?.sum ?? base.passes) + (now.scores?.sum ?? now.passes)) / trials;
    if (base.scores === undefined || now.scores === undefined)
        return level * (1 - level);
    return Math.max(0, (base.scores.squares + now.scores.squares) / trials - level * level);
}


/***/ }),

/***/ 51616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ unitsOf),
/* harmony export */   fK: () => (/* binding */ isQuarantined),
/* harmony export */   k8: () => (/* binding */ mostlyFails),
/* harmony export */   tX: () => (/* binding */ differences),
/* harmony export */   u0: () => (/* binding */ clusteredDifferences),
/* harmony export */   uF: () => (/* binding */ unitOf),
/* harmony export */   wR: () => (/* binding */ mostlyPasses)
/* harmony export */ });
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47891);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93529);


function unitsOf({ tests }, metric = 'pass') {
    const groups = (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
    return Array.from(groups.values(), (own) => {
        const [first] = own;
        const compared = own.filter((test) => !isQuarantined(test));
        const takenOver = compared.filter(({ kind }) => kind === 'reused');
        return {
            suite: first.suite,
            file: first.suiteFile,
            target: first.target,
            metric,
            units: compared
                .filter(({ kind }) => kind === 'comparable')
                .sort((a, b) => (a.testId < b.testId ? -1 : 1))
                .map((test) => unitOf(test, metric)),
            takenOver,
            reused: takenOver.length,
        };
    });
}
const unitOf = (test, metric = 'pass') => ({
    test,
    base: (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(test.base, metric),
    now: (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(test.now, metric),
});
const isQuarantined = ({ quarantine }) => quarantine !== undefined && !quarantine.expired;
const mostlyFails = ({ passes, trials }) => (trials - passes) * 2 > trials;
const mostlyPasses = ({ passes, trials }) => passes * 2 > trials;
function differences({ units, reused }) {
    return [...units.map(differenceOf), ...Array.from({ length: reused }, () => 0)];
}
function clusteredDifferences({ units, takenOver = [] }, key) {
    const clusters = new Map();
    const alone = [];
    const add = ({ metadata }, difference) => {
        const name = clusterOf(metadata, key);
        const own = name === undefined ? undefined : clusters.get(name);
        if (own)
            own.push(difference);
        else if (name === undefined)
            alone.push([difference]);
        else
            clusters.set(name, [difference]);
    };
    for (const unit of units)
        add(unit.test, differenceOf(unit));
    for (const test of takenOver)
        add(test, 0);
    return [...clusters.values(), ...alone];
}
function clusterOf(metadata, key) {
    const value = metadata !== undefined && Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    if (value === undefined || value === null || value === '')
        return undefined;
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
function differenceOf({ base, now }) {
    const difference = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .levelOf */ .In)(now) - (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .levelOf */ .In)(base);
    return Math.abs(difference) < 1e-12 ? 0 : difference;
}


/***/ }),

/***/ 48686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   Dz: () => (/* binding */ chance),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   ii: () => (/* binding */ movement),
/* harmony export */   ny: () => (/* binding */ takes)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const WIDE = 0.1;
const LONGEST_NAME = 120;
function movement({ delta = 0, deltaLow, deltaHigh }) {
    if (deltaLow === undefined || deltaHigh === undefined)
        return direction(delta, 1);
    const digits = deltaHigh - deltaLow > WIDE ? 0 : 1;
    const shown = digits === 0 && Math.abs(delta) < 0.005 ? 2 : digits;
    return `${direction(delta, shown)} (on other tests like these between ${side(deltaLow, digits)} and ${side(deltaHigh, digits)})`;
}
function takes(needed) {
    if (needed === undefined)
        return 'no number of trials or tests would do that anybody runs';
    return needed.kind === 'trials'
        ? `${needed.trials} trials of each test would do`
        : `more tests are needed, ${needed.tests} like these with 10 trials each would do`;
}
function points(share, digits = Number.isInteger(round(share * 100, 6)) ? 0 : 1) {
    const value = round(Math.abs(share) * 100, digits);
    return `${value} ${value === 1 ? 'point' : 'points'}`;
}
const direction = (delta, digits) => delta === 0 ? 'unchanged' : `${points(delta, digits)} ${delta < 0 ? 'down' : 'up'}`;
const side = (delta, digits) => {
    const value = round(Math.abs(delta) * 100, digits);
    return value === 0 ? 'none' : `${value} ${delta < 0 ? 'down' : 'up'}`;
};
const chance = (p) => (p < 0.001 ? 'p < 0.001' : `p = ${round(p, p < 0.1 ? 3 : 2)}`);
function names(all, most = 5) {
    const shown = all.slice(0, most).map((name) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutMiddle */ .it)(name, LONGEST_NAME));
    const rest = all.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
const round = (value, digits) => Number(value.toFixed(digits));


/***/ }),

/***/ 74547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ earlierTests)
/* harmony export */ });
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90318);

function earlierTests(run) {
    const byContent = new Map();
    for (const { attempt, tests } of run.earlier ?? []) {
        for (const test of tests) {
            const key = contentKey(test);
            byContent.set(key, [...(byContent.get(key) ?? []), { ...test, attempt }]);
        }
    }
    return (results) => {
        const [first] = results;
        if (byContent.size === 0 || first?.measure === undefined || first.subject === undefined)
            return [];
        const { measure, subject } = first;
        const own = new Set(results.map(({ timestamp }) => timestamp));
        return (byContent.get(contentKey({ ...first, measure, subject })) ?? []).filter(({ timestamp }) => !own.has(timestamp));
    };
}
const contentKey = (test) => `${(0,_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(test)} ${test.measure} ${test.subject}`;


/***/ }),

/***/ 54727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ looksLikeReport),
/* harmony export */   t: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);
/* harmony import */ var _model_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6073);
/* harmony import */ var _model_envelope_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93773);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90318);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29496);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34704);







const reportFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    ...(0,_model_result_js__WEBPACK_IMPORTED_MODULE_4__/* .measuredFacts */ .Mt)(),
    envelope: _model_envelope_js__WEBPACK_IMPORTED_MODULE_2__/* .envelopeSchema */ .s.optional().catch(undefined),
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
        isDefaultThreshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    })),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .problemSchema */ .zs),
    caches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_result_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheUseSchema */ .f8).optional(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    extraTrials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
}));
const decidedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictKinds */ .PV) }) }));
const comparedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    comparison: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            suiteFile: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        })),
    }),
}));
const own = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    generator: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('eval-action') }),
}));
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
function readReport(text, file) {
    const value = parsed(text, file);
    const ours = own.safeParse(value);
    if (!ours.success)
        throw unreadable(file, 'it is no report of eval-action');
    if (ours.data.schemaVersion > 1)
        throw unreadable(file, 'a newer version of eval-action wrote it');
    const read = reportFacts.safeParse(value);
    if (!read.success)
        throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
    const { totals, suites, results, extraTrials, earlier, ...facts } = read.data;
    const full = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_result_js__WEBPACK_IMPORTED_MODULE_4__/* .testResultSchema */ .Bd).safeParse(results);
    const extra = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_result_js__WEBPACK_IMPORTED_MODULE_4__/* .extraTrialSchema */ .kj).safeParse(extraTrials);
    const before = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .earlierAttemptSchema */ .dz).safeParse(earlier);
    if (earlier !== undefined && !before.success)
        throw unreadable(file, 'it is damaged at earlier');
    const decided = decidedSchema.safeParse(value);
    const compared = comparedSchema.safeParse(value);
    return {
        run: {
            ...facts,
            ...(extra.success && { extraTrials: extra.data }),
            ...(before.success && { earlier: before.data }),
            planned: Math.max(totals.total, results.length),
            floors: suites.flatMap(({ threshold, isDefaultThreshold, ...suite }) => threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' }]),
        },
        ...(full.success && { results: full.data }),
        ...(decided.success && { verdict: decided.data.verdict.verdict }),
        regressed: compared.success ? regressedIn(compared.data.comparison.tests) : [],
    };
}
const regressedIn = (tests) => tests.filter(({ state }) => state === 'regressed').map(({ state: _, ...names }) => names);
function parsed(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw unreadable(file, 'it is not JSON, or cut off', cause);
    }
    if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .isDeeperThan */ .h)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .DEEPEST_JSON */ .S))
        throw unreadable(file, 'it is nested too deeply');
    return value;
}
const unreadable = (file, why, cause) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
    hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    cause,
});


/***/ }),

/***/ 45515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   D_: () => (/* binding */ identity),
/* harmony export */   Ee: () => (/* binding */ notRunResult),
/* harmony export */   Qm: () => (/* binding */ trialOf),
/* harmony export */   _K: () => (/* binding */ bugResult),
/* harmony export */   b$: () => (/* binding */ brokenResult),
/* harmony export */   ch: () => (/* binding */ costOfTrials),
/* harmony export */   j9: () => (/* binding */ dependencyResult)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19846);
/* harmony import */ var _model_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23290);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6761);




function trialOf({ outcome, grade }, attempt, passMark) {
    const failure = failureOf(outcome, grade);
    const score = grade?.kind === 'scored' ? grade.score : 0;
    const response = doneIn(outcome);
    return {
        attempt,
        status: failure ? 'execution_error' : score >= passMark ? 'ok' : 'quality_failure',
        score,
        verdict: (0,_model_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(score),
        scores: grade?.scores ?? [],
        failure,
        tokenUsage: response?.tokenUsage,
        costUsd: response?.costUsd,
        durationMs: response?.durationMs,
        refused: response?.refused,
        cached: response?.cached,
        paid: response?.paid,
    };
}
const doneIn = (outcome) => outcome.kind === 'answered' ? outcome.response : outcome.partial;
function resultOf(step, runs, trials, summary, facts) {
    const shown = summary?.best ?? 0;
    const run = runs[shown];
    const trial = trials[shown];
    if (run === undefined || trial === undefined)
        throw new Error(`No trial of ${step.test.id} was run`);
    const score = summary?.score ?? trial.score;
    const response = run.outcome.kind === 'answered' ? run.outcome.response : undefined;
    const failure = trials.every(({ status }) => status === 'execution_error') ? trial.failure : undefined;
    const done = doneIn(run.outcome);
    return {
        ...identity(step, facts),
        score,
        assertions: failure && !response ? [errorAssertion(failure)] : (run.grade?.assertions ?? []),
        scores: run.grade?.scores ?? [],
        implicitJudge: step.test.graders.some(({ implicit }) => implicit) ? true : undefined,
        input: [...step.test.input],
        prompt: facts.prompt,
        output: response ? (0,_model_message_js__WEBPACK_IMPORTED_MODULE_2__/* .finalAnswer */ .zN)(response.messages) : `Error occurred: ${failure?.message ?? 'unknown'}`,
        messages: done?.messages ?? [],
        targetUsed: done?.targetUsed,
        tokenUsage: done?.tokenUsage,
        costUsd: costOfTrials(trials),
        durationMs: done?.durationMs,
        startTime: done?.startTime,
        endTime: done?.endTime,
        model: done?.model,
        refused: done?.refused,
        cached: done?.cached,
        paid: done?.paid,
        fileChanges: done?.fileChanges,
        workspacePath: runs.at(-1)?.workspacePath,
        hookOutputs: hookOutputsOf(runs),
        evalRun: evalRun(runs, facts),
        trials: summary && [...trials],
        aggregation: summary?.aggregation,
        costLimited: summary?.costLimited ? true : undefined,
        ...(failure ? { status: 'execution_error', failure } : judged(score, step.passMark, run)),
    };
}
function judged(score, passMark, { grade }) {
    if (score >= passMark)
        return { status: 'ok' };
    const missed = grade?.kind === 'scored' && grade.requiredMissed.length > 0 ? grade.requiredMissed : undefined;
    return { status: 'quality_failure', requiredMissed: missed };
}
function costOfTrials(trials) {
    const known = trials.flatMap(({ costUsd }) => costUsd ?? []);
    const isUnknown = trials.some(({ status, costUsd }) => status !== 'execution_error' && costUsd === undefined);
    return known.length === 0 || isUnknown ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}
function bugResult(step, error, facts) {
    const message = `This test met a bug of eval-action: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`;
    const outcome = {
        kind: 'failed',
        failure: { class: 'bug', stage: 'agent', reason: 'provider_error', message },
    };
    const run = { outcome };
    return resultOf(step, [run], [trialOf(run, 0, step.passMark)], undefined, facts);
}
function brokenResult({ index, suite, test, target }, at) {
    const message = test.problems.map(_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI).join('\n');
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
function dependencyResult(step, { testId }, at) {
    const message = `Not run: it waits for the test "${testId}", which ended in an error`;
    return notRunResult(step, { class: 'cancelled', stage: 'setup', reason: 'dependency_failed', message }, at);
}
function notRunResult(step, failure, at) {
    const run = { outcome: { kind: 'failed', failure } };
    const facts = { startedAt: at, finishedAt: at, retries: 0 };
    return resultOf(step, [run], [trialOf(run, 0, step.passMark)], undefined, facts);
}
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
function identity(step, facts) {
    const { index, suite, test, target, passMark, agentvPassMark, measure, subject } = step;
    return {
        index,
        timestamp: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .L)(facts.finishedAt),
        suite: suite.name,
        suiteFile: suite.file,
        category: suite.category,
        testId: test.id,
        target: target.name,
        provider: target.provider,
        resolvedTarget: target.resolvedName === target.name ? undefined : target.resolvedName,
        place: test.place,
        conversationId: test.conversationId,
        passMark,
        agentvPassMark,
        mustPass: test.mustPass,
        retries: facts.retries,
        metadata: test.metadata,
        measure,
        subject,
    };
}
function hookOutputsOf(runs) {
    if (runs.every(({ hookOutputs }) => hookOutputs === undefined))
        return undefined;
    const beforeAll = runs.find((run) => run.hookOutputs?.beforeAll !== undefined)?.hookOutputs?.beforeAll;
    const hookOutputs = { ...runs.at(-1)?.hookOutputs, ...(beforeAll !== undefined && { beforeAll }) };
    return Object.values(hookOutputs).some((text) => text !== undefined && text !== '') ? hookOutputs : undefined;
}
function evalRun(runs, { startedAt, finishedAt }) {
    const usages = [];
    for (const { outcome, grade } of runs) {
        const own = doneIn(outcome)?.tokenUsage;
        if (own !== undefined)
            usages.push(own);
        for (const score of grade?.scores ?? []) {
            for (const { tokenUsage } of (0,_model_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .withMembers */ .gn)(score))
                if (tokenUsage !== undefined)
                    usages.push(tokenUsage);
        }
    }
    return { durationMs: Math.max(0, finishedAt - startedAt), tokenUsage: (0,_model_message_js__WEBPACK_IMPORTED_MODULE_2__/* .sumTokens */ .WT)(usages) };
}
const errorAssertion = ({ message }) => ({ text: `Error: ${message}`, passed: false });


/***/ }),

/***/ 96419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ summarize),
/* harmony export */   p: () => (/* binding */ summarizeSuites)
/* harmony export */ });
/* harmony import */ var _model_grade_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19846);
/* harmony import */ var _model_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23290);
/* harmony import */ var _model_paid_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44391);
/* harmony import */ var _model_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90318);
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47891);





function summarize(run) {
    return totalsOf(run.results, Math.max(0, run.planned - run.results.length));
}
function summarizeSuites(run) {
    const groups = (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .z)(run.results, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
    return Array.from(groups.values(), (results) => {
        const [first] = results;
        const floor = run.floors.find(({ suite, file, target }) => suite === first.suite && file === first.suiteFile && target === first.target);
        return {
            suite: first.suite,
            file: first.suiteFile,
            target: first.target,
            ...(floor && { threshold: floor.threshold }),
            totals: totalsOf(results, 0),
        };
    });
}
function totalsOf(results, skipped) {
    const of = { passed: 0, failed: 0, errored: 0, flaky: 0, reused: 0, score: 0, retries: 0, costUnknown: 0 };
    const costs = [];
    const usages = [];
    const times = [];
    const judged = [];
    for (const result of results) {
        if (result.status === 'execution_error')
            of.errored += 1;
        else {
            of[result.status === 'ok' ? 'passed' : 'failed'] += 1;
            of.score += result.score;
        }
        if (isFlaky(result))
            of.flaky += 1;
        if (result.reusedFrom !== undefined)
            of.reused += 1;
        of.retries += result.retries;
        if (!takeDown(result, costs, usages))
            of.costUnknown += 1;
        if (result.durationMs !== undefined)
            times.push(result.durationMs);
        for (const score of scoresOf(result))
            if (isPaid(score))
                judged.push(score);
    }
    const scored = of.passed + of.failed;
    const graderCosts = judged.flatMap(({ costUsd }) => costUsd ?? []);
    const graderTokens = (0,_model_message_js__WEBPACK_IMPORTED_MODULE_1__/* .sumTokens */ .WT)(judged.flatMap(({ tokenUsage }) => tokenUsage ?? []));
    const avoided = avoidedBy(results);
    const tokens = (0,_model_message_js__WEBPACK_IMPORTED_MODULE_1__/* .sumTokens */ .WT)(usages);
    return {
        total: results.length + skipped,
        passed: of.passed,
        failed: of.failed,
        errored: of.errored,
        skipped,
        flaky: of.flaky,
        reused: of.reused,
        ...(avoided && { avoided }),
        ...(scored > 0 && { score: of.score / scored, passRate: of.passed / scored }),
        ...(costs.length > 0 && { costUsd: sum(costs) }),
        costUnknown: of.costUnknown,
        ...(tokens && { tokens }),
        ...(graderCosts.length > 0 && { graderCostUsd: sum(graderCosts) }),
        ...(graderTokens && { graderTokens }),
        ...(times.length > 0 && { durationMs: sum(times) }),
        retries: of.retries,
    };
}
function takeDown(result, costs, usages) {
    let isKnown = true;
    for (const call of result.trials ?? [result]) {
        const { costUsd, tokenUsage } = (0,_model_paid_js__WEBPACK_IMPORTED_MODULE_2__/* .paidFor */ .U)(call);
        if (costUsd !== undefined)
            costs.push(costUsd);
        else
            isKnown = false;
        if (tokenUsage !== undefined)
            usages.push(tokenUsage);
    }
    return isKnown;
}
const isPaid = ({ costUsd, tokenUsage }) => costUsd !== undefined || tokenUsage !== undefined;
function avoidedBy(results) {
    const known = results.filter(_model_result_js__WEBPACK_IMPORTED_MODULE_3__/* .isReused */ .x0).map(({ avoided = {} }) => avoided);
    if (known.length === 0)
        return undefined;
    const costs = known.flatMap(({ costUsd }) => costUsd ?? []);
    const times = known.flatMap(({ durationMs }) => durationMs ?? []);
    return {
        tests: known.length,
        ...(costs.length > 0 && { costUsd: sum(costs) }),
        costUnknown: known.length - costs.length,
        ...(times.length > 0 && { durationMs: sum(times) }),
        durationUnknown: known.length - times.length,
    };
}
const scoresOf = ({ trials, scores }) => {
    const all = trials?.flatMap((trial) => trial.scores) ?? scores;
    return all.some((score) => score.scores) ? all.flatMap(_model_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn) : all;
};
function isFlaky({ trials }) {
    if (trials === undefined)
        return false;
    return trials.some(({ status }) => status === 'ok') && trials.some(({ status }) => status === 'quality_failure');
}
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);


/***/ }),

/***/ 44080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $N: () => (/* binding */ exactlyBetter),
  Pd: () => (/* binding */ exactlyWorse),
  jI: () => (/* binding */ fisherTwoSided),
  YD: () => (/* binding */ fisherWorse)
});

;// CONCATENATED MODULE: ./build/js/src/shared/statistics/hypergeometric.js
function hypergeometric({ base, now }) {
    const passes = base.passes + now.passes;
    const low = Math.max(0, passes - base.trials);
    const high = Math.min(now.trials, passes);
    const odds = (x) => ((passes - x) * (now.trials - x)) / ((x + 1) * (base.trials - passes + x + 1));
    const mode = Math.floor(((passes + 1) * (now.trials + 1)) / (base.trials + now.trials + 2));
    const start = Math.min(high, Math.max(low, mode));
    const weights = new Float64Array(high - low + 1);
    weights[start - low] = 1;
    for (let x = start; x < high; x += 1)
        weights[x + 1 - low] = at(weights, x - low) * odds(x);
    for (let x = start; x > low; x -= 1)
        weights[x - 1 - low] = at(weights, x - low) / odds(x - 1);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return { low, probabilities: weights.map((weight) => weight / total) };
}
const at = (numbers, index) => numbers[index] ?? 0;

;// CONCATENATED MODULE: ./build/js/src/shared/statistics/exact-test.js

function exactlyWorse(strata) {
    const informative = strata.filter(isInformative).sort(byCounts);
    const tables = tablesOf(informative);
    const passes = informative.reduce((sum, { now }) => sum + now.passes, 0);
    const least = tables.reduce((sum, { table, tests }) => sum + table.low * tests, 0);
    return Math.min(1, lowerTail(tables, passes - least));
}
function tablesOf(sorted) {
    const tables = [];
    let last;
    for (const stratum of sorted) {
        if (last === undefined || byCounts(last.of, stratum) !== 0) {
            last = { of: stratum, shared: { table: hypergeometric(stratum), tests: 0 } };
            tables.push(last.shared);
        }
        last.shared.tests += 1;
    }
    return tables;
}
const exactlyBetter = (strata) => exactlyWorse(strata.map(mirrored));
const fisherWorse = (base, now) => exactlyWorse([{ base, now }]);
function fisherTwoSided(base, now) {
    const { low, probabilities } = hypergeometric({ base, now });
    const observed = probabilities[now.passes - low] ?? 0;
    const least = observed * (1 + 1e-9);
    return Math.min(1, probabilities.reduce((sum, each) => (each <= least ? sum + each : sum), 0));
}
const isInformative = ({ base, now }) => {
    const passes = base.passes + now.passes;
    return base.trials > 0 && now.trials > 0 && passes > 0 && passes < base.trials + now.trials;
};
const mirrored = ({ base, now }) => ({
    base: { trials: base.trials, passes: base.trials - base.passes },
    now: { trials: now.trials, passes: now.trials - now.passes },
});
const byCounts = (a, b) => a.base.trials - b.base.trials ||
    a.now.trials - b.now.trials ||
    a.base.passes + a.now.passes - (b.base.passes + b.now.passes);
function lowerTail(tables, most) {
    const { low, probabilities } = sumOf(tables);
    return probabilities.subarray(0, Math.max(0, most - low + 1)).reduce((sum, probability) => sum + probability, 0);
}
function sumOf(tables) {
    const [only] = tables;
    if (only === undefined)
        return { low: 0, probabilities: new Float64Array([1]) };
    if (tables.length === 1)
        return repeated(only.table.probabilities, only.tests);
    const half = tables.length >> 1;
    return added(sumOf(tables.slice(0, half)), sumOf(tables.slice(half)));
}
function repeated(probabilities, times) {
    const one = { low: 0, probabilities };
    if (times === 1)
        return one;
    const half = repeated(probabilities, times >> 1);
    const even = added(half, half);
    return times % 2 === 0 ? even : added(even, one);
}
const NEGLIGIBLE = 1e-60;
function added({ low: lowA, probabilities: a }, { low: lowB, probabilities: b }) {
    const sums = new Float64Array(a.length + b.length - 1);
    for (let j = 0; j < b.length; j += 1) {
        const factor = b[j] ?? 0;
        for (let i = 0; i < a.length; i += 1)
            sums[i + j] = (sums[i + j] ?? 0) + (a[i] ?? 0) * factor;
    }
    let start = 0;
    let end = sums.length;
    while (start < end && (sums[start] ?? 0) <= NEGLIGIBLE)
        start += 1;
    while (end > start && (sums[end - 1] ?? 0) <= NEGLIGIBLE)
        end -= 1;
    return { low: lowA + lowB + start, probabilities: sums.subarray(start, end) };
}


/***/ }),

/***/ 80427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isAtMost),
/* harmony export */   f: () => (/* binding */ holm)
/* harmony export */ });
const ALMOST = 1 + 1e-9;
const isAtMost = (p, limit) => p <= limit * ALMOST;
function holm(ps, alpha) {
    const order = ps.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p || a.index - b.index);
    const kept = order.findIndex(({ p }, step) => !isAtMost(p, alpha / (ps.length - step)));
    const rejected = new Set(order.slice(0, kept === -1 ? order.length : kept).map(({ index }) => index));
    return ps.map((_, index) => rejected.has(index));
}


/***/ }),

/***/ 22465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ shuffledLower),
/* harmony export */   pY: () => (/* binding */ shuffledHigher)
/* harmony export */ });
/* unused harmony export randomFrom */
const SHUFFLES = 9_999;
const ALMOST_EQUAL = 1e-9;
function shuffledLower(tests, seed) {
    const random = new Xorshift(seed);
    const informative = tests.filter(isInformative);
    const sums = new Float64Array(SHUFFLES);
    let observed = 0;
    for (const { base, now } of informative) {
        const values = Float64Array.from([...now, ...base]);
        observed += meanOfFirst(values, now.length);
        if (now.length === 1)
            addSingleDraws(sums, values, random);
        else
            addDraws(sums, values, now.length, random);
    }
    const most = observed + ALMOST_EQUAL;
    let asLow = 0;
    for (const sum of sums)
        if (sum <= most)
            asLow += 1;
    return (1 + asLow) / (SHUFFLES + 1);
}
const shuffledHigher = (tests, seed) => shuffledLower(tests.map(({ base, now }) => ({ base: base.map(negated), now: now.map(negated) })), seed);
const negated = (value) => -value;
const isInformative = ({ base, now }) => base.length > 0 &&
    now.length > 0 &&
    (now.some((value) => value !== now[0]) || base.some((value) => value !== now[0]));
function addSingleDraws(sums, values, random) {
    const share = values.length / 4_294_967_296;
    let { state } = random;
    for (let turn = 0; turn < sums.length; turn += 1) {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        sums[turn] = sums[turn] + values[((state >>> 0) * share) | 0];
    }
    random.state = state;
}
function addDraws(sums, values, count, random) {
    for (let turn = 0; turn < sums.length; turn += 1) {
        drawFirst(values, count, random);
        sums[turn] = (sums[turn] ?? 0) + meanOfFirst(values, count);
    }
}
function meanOfFirst(values, count) {
    let sum = 0;
    for (let i = 0; i < count; i += 1)
        sum += values[i] ?? 0;
    return sum / count;
}
function drawFirst(values, count, random) {
    for (let i = 0; i < count; i += 1) {
        const j = i + Math.floor(random.next() * (values.length - i));
        const kept = values[i] ?? 0;
        values[i] = values[j] ?? 0;
        values[j] = kept;
    }
}
class Xorshift {
    state;
    constructor(seed) {
        this.state = Math.imul(seed ^ 0x5f_37_59_df, 0x9e_37_79_b1) | 1;
    }
    next() {
        this.state ^= this.state << 13;
        this.state ^= this.state >>> 17;
        this.state ^= this.state << 5;
        return (this.state >>> 0) / 4_294_967_296;
    }
}
function randomFrom(seed) {
    const random = new Xorshift(seed);
    return () => random.next();
}


/***/ })

};
