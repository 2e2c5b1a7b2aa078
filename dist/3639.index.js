export const id = 3639;
export const ids = [3639];
export const modules = {

/***/ 13537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ ANNOTATIONS_FILE),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   mk: () => (/* binding */ REPORT_FOLDER)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75671);



const REPORT_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'results', 'report');
const ANNOTATIONS_FILE = 'annotations.txt';
async function prepareFolder(folder, results, files) {
    if (results.some((path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path))].includes(folder))) {
        throw unwritable(`${folder} contains the results to report`);
    }
    const paths = [...Object.values(_earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW), ANNOTATIONS_FILE].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const there = paths.filter((_, index) => states[index] !== 'missing');
    const [first] = there;
    if (first !== undefined && !there.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_run_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.report))) {
        throw unwritable(`${first} already exists and was not written by a report`);
    }
    for (const path of there)
        await files.removeFile(path);
}
const unwritable = (message) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('OUTPUT_UNWRITABLE', message, {
    hint: 'Set another folder for the report with --output (output-directory).',
});


/***/ }),

/***/ 23514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ reportedRun),
/* harmony export */   c: () => (/* binding */ toReport)
/* harmony export */ });
/* harmony import */ var _results_missing_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87790);
/* harmony import */ var _shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7986);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31516);




async function reportedRun({ paths, site }, expectedShards, reporting) {
    const { run, files } = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .readResults */ .x8)(paths, site, reporting.inputs);
    const missing = expectedShards === undefined ? [] : whichShards(files.length, expectedShards);
    const unreadable = [...missing, ...(run.unreadable ?? [])];
    return toReport({ ...run, ...(unreadable.length > 0 && { unreadable, complete: false }) }, reporting);
}
function toReport(read, { inputs, unverified, secrets, now }) {
    const run = (0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .dated */ .dR)((0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .withRequirements */ .Fm)(read, inputs), now);
    const warnings = [...(unverified === undefined ? [] : [unverifiedWarning(unverified)]), ...run.warnings];
    const missingSecrets = unverified === undefined ? run.missingSecrets : { names: [], ...run.missingSecrets, from: 'fork' };
    return (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactor */ .$)(secrets, inputs.redact).deep({
        ...run,
        ...(missingSecrets && { missingSecrets, results: (0,_results_missing_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBlame */ .K)(run.results, missingSecrets) }),
        warnings,
    });
}
function whichShards(found, expected) {
    if (found === expected)
        return [];
    const message = found < expected
        ? `Only ${found} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', expected)} reported`
        : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', found)} reported, but ${expected} were expected`;
    return [{ code: 'RESULTS_UNREADABLE', severity: 'error', message }];
}
const unverifiedWarning = (repository) => ({
    code: 'UNTRUSTED_CODE',
    severity: 'warning',
    message: `These results were reported by code of ${repository}, and are not verified`,
});


/***/ }),

/***/ 99458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ resultPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76828);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12555);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75671);





async function resultPaths(given, { cwd, files }) {
    const excluded = given.filter((pattern) => pattern.startsWith('!'));
    const found = new Set();
    for (const pattern of given.filter((each) => !each.startsWith('!'))) {
        const paths = await meant(pattern, excluded, { cwd, files });
        if (paths.length === 0) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('NOTHING_MATCHED', `No results match ${pattern}`, {
                hint: 'Pass run folders, results files, or globs of them.',
            });
        }
        for (const path of paths)
            found.add(path);
    }
    if (found.size === 0)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', 'No results are named');
    const folders = [...found].filter((path) => !isRows(path));
    return [...found].filter((path) => !isRows(path) || !folders.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)));
}
async function meant(pattern, excluded, { cwd, files }) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, pattern);
    if ((await files.state(path)) !== 'missing')
        return [OF_FOLDER.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : path];
    const below = OF_FOLDER.map((name) => `${pattern.replace(/\/+$/, '')}/${name}`);
    const matched = await files.glob([pattern, ...below, ...excluded], { cwd, followLinks: false });
    const found = matched
        .filter((each) => isRows(each) && (!(0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(each) || (0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(pattern)))
        .map((each) => (OF_FOLDER.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(each) : each));
    return [...new Set(found)].sort();
}
const OF_FOLDER = [_earlier_results_js__WEBPACK_IMPORTED_MODULE_3__/* .JOURNAL */ .Ex, _earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.shard];
const isRows = (path) => /\.(?:jsonl?|xml|eval)$/i.test(path) || (0,_results_read_yaml_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .isYamlFile */ .w)(path);


/***/ }),

/***/ 38670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i8: () => (/* binding */ areShards),
  qP: () => (/* binding */ planOnDisk),
  zf: () => (/* binding */ plannedBasis),
  WD: () => (/* binding */ plannedRun),
  Dc: () => (/* binding */ refuseContradictions),
  _U: () => (/* binding */ shardsOnDisk)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/plan/canonical.js
var canonical = __webpack_require__(95261);
// EXTERNAL MODULE: ./build/js/src/plan/shards/plan-difference.js
var plan_difference = __webpack_require__(12028);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/results/extra-trial-order.js
var extra_trial_order = __webpack_require__(2816);
// EXTERNAL MODULE: ./build/js/src/results/joined-runs.js
var joined_runs = __webpack_require__(97468);
// EXTERNAL MODULE: ./build/js/src/results/without-result.js
var without_result = __webpack_require__(37798);
// EXTERNAL MODULE: ./build/js/src/results/shards/accepted-shards.js
var accepted_shards = __webpack_require__(55331);
// EXTERNAL MODULE: ./build/js/src/results/shards/changed-files.js
var changed_files = __webpack_require__(50928);
// EXTERNAL MODULE: ./build/js/src/results/earlier-attempt.js
var earlier_attempt = __webpack_require__(16230);
;// CONCATENATED MODULE: ./build/js/src/results/shards/earlier-shards.js


function earlierShards(shards, used) {
    const byAttempt = new Map();
    for (const { attempt, record, results, extraTrials } of shards) {
        if (record.run.dryRun || record.run.missingSecrets !== undefined)
            continue;
        const own = results.filter((result) => !used.has(result));
        const { tests } = (0,earlier_attempt/* earlierAttemptOf */.p)(attempt, { results: own, extraTrials: [...extraTrials] });
        byAttempt.set(attempt, [...(byAttempt.get(attempt) ?? []), ...tests]);
    }
    return [...byAttempt]
        .filter(([, tests]) => tests.length > 0)
        .sort(([one], [other]) => one - other)
        .map(([attempt, tests]) => ({ attempt, tests: tests.toSorted(byName) }));
}
function byName(one, other) {
    const [first, second] = [(0,run_result/* resultKey */.ZH)(one) + one.timestamp, (0,run_result/* resultKey */.ZH)(other) + other.timestamp];
    return first < second ? -1 : first > second ? 1 : 0;
}

// EXTERNAL MODULE: ./build/js/src/model/run/aggregate.js
var aggregate = __webpack_require__(5548);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/results/result-of.js
var result_of = __webpack_require__(45515);
;// CONCATENATED MODULE: ./build/js/src/results/shards/joined-parts.js




function joinedParts({ strategy = 'mean' }, parts) {
    const inOrder = parts.toSorted((one, other) => one.part.from - other.part.from);
    const owned = inOrder.flatMap(({ part, result }) => trialsOf(result).map((trial, at) => ({ result, trial: { ...trial, attempt: part.from + at } })));
    const trials = owned.map(({ trial }) => trial);
    const { score, aggregation, best } = (0,aggregate/* aggregateTrials */.v$)(trials, strategy);
    const shown = owned[best]?.result;
    if (shown === undefined)
        throw new Error('A test was joined without a trial');
    const { status: _, score: __, ...common } = withoutOutcome(shown);
    const joined = {
        ...common,
        timestamp: latest(inOrder.map(({ result }) => result.timestamp)),
        trials,
        aggregation,
        costUsd: (0,result_of/* costOfTrials */.ch)(trials),
        retries: inOrder.reduce((sum, { result }) => sum + result.retries, 0),
        evalRun: {
            durationMs: Math.max(...inOrder.map(({ result }) => result.evalRun.durationMs)),
            tokenUsage: (0,message/* sumTokens */.WT)(inOrder.flatMap(({ result }) => result.evalRun.tokenUsage ?? [])),
        },
        trialSamples: (0,aggregate/* isMixed */.Oq)(trials) ? samplesOf(inOrder, best) : undefined,
        costLimited: inOrder.some(({ result }) => result.costLimited) ? true : undefined,
    };
    const failure = trials.every(({ status }) => status === 'execution_error') ? trials[best]?.failure : undefined;
    if (failure !== undefined)
        return { ...joined, status: 'execution_error', score, failure };
    if (score >= shown.passMark)
        return { ...joined, status: 'ok', score };
    return { ...joined, status: 'quality_failure', score, requiredMissed: missedIn(shown) };
}
function trialsOf(result) {
    if (result.trials !== undefined)
        return result.trials;
    const { status, score, scores, tokenUsage, costUsd, durationMs, refused, cached, paid, patch } = result;
    const failure = status === 'execution_error' ? result.failure : undefined;
    const verdict = (0,grade/* verdictOf */.Vj)(score);
    return [
        {
            attempt: 0,
            status,
            score,
            verdict,
            scores,
            failure,
            tokenUsage,
            costUsd,
            durationMs,
            refused,
            cached,
            paid,
            patch,
        },
    ];
}
function withoutOutcome(result) {
    const { failure: _, requiredMissed: __, ...common } = { failure: undefined, requiredMissed: undefined, ...result };
    return common;
}
const missedIn = (result) => result.status === 'quality_failure' ? result.requiredMissed : undefined;
function samplesOf(parts, best) {
    const others = parts
        .flatMap(({ part, result: { trialSamples = [] } }) => trialSamples.map(({ attempt, side }) => ({ attempt: part.from + attempt, side })))
        .filter(({ attempt }) => attempt !== best)
        .sort((one, other) => one.attempt - other.attempt);
    const chosen = [others.find(({ side }) => side.pass), others.find(({ side }) => !side.pass)].filter((sample) => sample !== undefined);
    return chosen.length === 0 ? undefined : chosen;
}
const latest = (times) => times.reduce((last, time) => (time > last ? time : last));

// EXTERNAL MODULE: ./build/js/src/model/run/environment.js
var run_environment = __webpack_require__(47422);
// EXTERNAL MODULE: ./build/js/src/results/read/read-scores.js
var read_scores = __webpack_require__(31055);
// EXTERNAL MODULE: ./build/js/src/results/summarize.js
var summarize = __webpack_require__(96419);
;// CONCATENATED MODULE: ./build/js/src/results/shards/merged-facts.js






function mergedFacts(runs, plan) {
    const { start } = (0,joined_runs/* periodOf */.jH)(runs);
    const [, longest = 0] = (0,joined_runs/* extremes */.oz)(runs.map(({ durationMs }) => durationMs));
    const environment = (0,run_environment/* commonEnvironment */.x)(runs.map((run) => run.environment));
    const missingSecrets = missingSecretsOf(runs);
    const caches = run_result/* cacheNames */.nW.flatMap((name) => cacheUse(name, runs) ?? []);
    const order = suiteOrder(plan);
    const describedSuites = distinct(runs.flatMap((run) => run.describedSuites ?? [])).sort(order);
    const unconfirmed = distinct(runs.flatMap((run) => run.unconfirmed ?? []));
    return {
        startedAt: start === undefined ? read_scores/* EPOCH */.wI : new Date(start).toISOString(),
        durationMs: longest,
        dryRun: runs.some(({ dryRun }) => dryRun),
        ...selectedByAll(runs),
        ...(0,joined_runs/* baselineFilesOf */.cX)(runs),
        ...(0,joined_runs/* deletedMustPassOf */.Hq)(runs),
        ...(missingSecrets && { missingSecrets }),
        ...(unconfirmed.length > 0 && { unconfirmed }),
        ...(environment && { environment }),
        requirements: distinct(runs.flatMap(({ requirements }) => requirements)).sort(order),
        ...(describedSuites.length > 0 && { describedSuites }),
        warnings: distinct([...plan.warnings, ...runs.flatMap(({ warnings }) => warnings)]).sort(byText),
        ...(caches.length > 0 && { caches }),
    };
}
function selectedByAll([first, ...others]) {
    const selected = (first?.selected ?? []).filter((kind) => others.every((run) => run.selected?.includes(kind)));
    return selected.length === 0 ? {} : { selected };
}
function distinct(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
function byText(one, other) {
    const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
    return first < second ? -1 : first > second ? 1 : 0;
}
function suiteOrder({ tests }) {
    const first = new Map();
    const keyOf = (...names) => JSON.stringify(names);
    for (const [position, { suite, suiteFile, target }] of tests.entries()) {
        for (const key of [keyOf(suiteFile, suite, target), keyOf(suiteFile, suite, undefined)]) {
            if (!first.has(key))
                first.set(key, position);
        }
    }
    const rank = ({ suite, file, target }) => first.get(keyOf(file, suite, target)) ?? tests.length;
    return (one, other) => rank(one) - rank(other) || byText(one, other);
}
function missingSecretsOf(runs) {
    const all = runs.flatMap(({ missingSecrets }) => missingSecrets ?? []);
    const [first] = all;
    if (first === undefined)
        return undefined;
    const names = [...new Set(all.flatMap((each) => each.names))].sort();
    return { from: first.from, names: names.slice(0, run_result/* MOST_MISSING_SECRETS */.XI) };
}
function cacheUse(name, runs) {
    const uses = runs.flatMap(({ caches = [] }) => caches.filter(({ cache }) => cache === name));
    if (uses.length === 0)
        return undefined;
    const sum = (values) => values.reduce((total, value) => total + value, 0);
    const saved = uses.flatMap(({ savedUsd }) => savedUsd ?? []);
    const savedTokens = (0,message/* sumTokens */.WT)(uses.flatMap((use) => use.savedTokens ?? []));
    return {
        cache: name,
        asked: sum(uses.map(({ asked }) => asked)),
        hits: sum(uses.map(({ hits }) => hits)),
        ...(saved.length > 0 && { savedUsd: sum(saved) }),
        savedUnknown: sum(uses.map(({ savedUnknown }) => savedUnknown)),
        ...(savedTokens && { savedTokens }),
        notStored: sum(uses.map(({ notStored }) => notStored)),
    };
}
function mergedSeeding(runs, extraTrials, isComplete) {
    const all = isComplete ? runs.flatMap(({ seeding }) => seeding ?? []) : [];
    const seeded = all.filter(({ tests }) => tests > 0);
    const made = seeded.length === 0 ? 0 : Math.min(...seeded.map((each) => each.made));
    const counted = extraTrials.filter(({ purpose, round = 1 }) => purpose !== 'seed' || round < made);
    const [first] = seeded.length === 0 ? all : seeded;
    if (first === undefined)
        return { extraTrials: counted };
    const why = seeded.find((each) => each.made === made)?.why;
    const seeding = {
        asked: first.asked,
        made,
        tests: seeded.reduce((sum, { tests }) => sum + tests, 0),
        ...costOf(counted),
        ...(why !== undefined && { why }),
    };
    return { seeding, extraTrials: counted };
}
function costOf(trials) {
    const results = trials.filter(({ purpose }) => purpose === 'seed').map(({ result }) => result);
    const { costUsd, graderCostUsd } = (0,summarize/* summarize */.e)({ results, planned: results.length });
    return costUsd === undefined && graderCostUsd === undefined ? {} : { costUsd: (costUsd ?? 0) + (graderCostUsd ?? 0) };
}

// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/results/shards/shard-results.js
var shard_results = __webpack_require__(85481);
;// CONCATENATED MODULE: ./build/js/src/results/shards/placed-rows.js



class PlannedTests {
    #plan;
    #positions;
    #byShard;
    constructor(plan) {
        this.#plan = plan;
        this.#positions = new Map(plan.tests.map((test, position) => [(0,run_result/* resultKey */.ZH)(test), position]));
        const byShard = new Map();
        for (const [position, { parts }] of plan.tests.entries()) {
            for (const { shard } of parts) {
                const own = byShard.get(shard);
                if (own === undefined)
                    byShard.set(shard, [position]);
                else
                    own.push(position);
            }
        }
        this.#byShard = byShard;
    }
    get shards() {
        return this.#plan.shards.length;
    }
    ofShard(shard) {
        return this.#byShard.get(shard) ?? [];
    }
    at(position) {
        return this.#plan.tests[position];
    }
    positionOf(result) {
        return this.#positions.get((0,run_result/* resultKey */.ZH)(result));
    }
}
function placedRows({ name, index, results }, tests) {
    const rows = [];
    const known = new Set();
    const foreign = new Map();
    for (const result of results) {
        const position = tests.positionOf(result);
        const test = position === undefined ? undefined : tests.at(position);
        const part = test?.parts.find(({ shard }) => shard === index);
        const why = whyForeign(result, test, part) ?? (known.has(position ?? -1) ? TWICE : undefined);
        if (why === undefined && position !== undefined && part !== undefined) {
            known.add(position);
            rows.push({ position, part, result });
        }
        else {
            const others = foreign.get(why ?? '') ?? [];
            others.push(result.testId);
            foreign.set(why ?? '', others);
        }
    }
    const problems = Array.from(foreign, ([why, ids]) => `${name} has results ${why} (${(0,shard_results/* countAndNames */.J)(ids)})`);
    return { rows, problems };
}
const TWICE = 'of the same test more than once';
function whyForeign(result, test, part) {
    if (test === undefined)
        return 'of tests that the plan does not have';
    if (part === undefined)
        return `of tests that the plan gives to shard ${test.parts[0]?.shard}`;
    if ((0,run_result/* isReused */.x0)(result)) {
        return result.reusedFrom === test.reused
            ? undefined
            : 'taken over from another commit, which the plan does not allow';
    }
    return hasItsTrials(result, part) ? undefined : 'with trials that the plan does not give to this shard';
}
function hasItsTrials({ trials = [] }, { from, trials: count }) {
    if (trials.length > count)
        return false;
    return trials.every(({ attempt }, at) => attempt === at) || trials.every(({ attempt }, at) => attempt === from + at);
}
function isShort(result, part) {
    const { trials, aggregation, costLimited, status } = result;
    const count = trials?.length ?? 1;
    if (count >= part.trials || (0,run_result/* isReused */.x0)(result) || costLimited === true)
        return false;
    if (aggregation?.strategy === 'pass_at_k')
        return !trials?.some(({ score }) => score >= suite/* PASS_MARK */.Yn);
    return trials !== undefined || status !== 'execution_error';
}

;// CONCATENATED MODULE: ./build/js/src/results/shards/stopped-shards.js


function stoppedShards({ accepted, early, tests, jobs, rerunOf }) {
    const { refused } = accepted;
    const lost = withoutResults(accepted, tests).filter((index) => rerunOf !== undefined || !refused.has(index));
    const none = jobs === 'skipped' ? [] : lost.map((index) => noResults(index, tests));
    return [...none, ...early]
        .sort((one, other) => one.index - other.index)
        .map(({ index, name, why, missing }) => ({
        shard: index,
        shards: tests.shards,
        why,
        missing,
        ...(rerunOf && { rerun: rerunOf(index, name) }),
    }));
}
const withoutResults = ({ byShard }, { shards }) => Array.from({ length: shards }, (_, at) => at + 1).filter((index) => !byShard.has(index));
const noResults = (index, tests) => ({ index, name: undefined, why: 'no-results', missing: tests.ofShard(index).length });
function missingShards(accepted, tests, jobs) {
    const missing = withoutResults(accepted, tests).filter((index) => !accepted.refused.has(index));
    if (missing.length === 0)
        return [];
    const positions = missing.flatMap((index) => tests.ofShard(index)).sort((one, other) => one - other);
    const ids = [...new Set(positions)].flatMap((position) => tests.at(position)?.testId ?? []);
    const state = jobs === undefined || jobs === 'success' ? '' : ` (${jobs === 'cancelled' ? CANCELLED : jobs})`;
    const which = ids.length === 0 ? 'no tests' : (0,shard_results/* countAndNames */.J)(ids);
    const message = `${tests.shards - missing.length} of ${tests.shards} shards reported; ${(0,shard_results/* shardNumbers */.V)(missing)}${state} left no results (${which})`;
    return [(0,accepted_shards/* unreadable */.O$)(message, jobs === 'skipped' ? CHECK_CONDITION : undefined)];
}
const CANCELLED = 'cancelled, or over the time limit of its job';
const CHECK_CONDITION = 'Check the condition ("if") of these jobs, and re-run all jobs.';

;// CONCATENATED MODULE: ./build/js/src/results/shards/merge-shards.js














function mergeShards(pinned, found) {
    const { plan } = pinned;
    const accepted = (0,accepted_shards/* acceptedShards */.z3)(found.shards, found.lost ?? [], pinned);
    const tests = new PlannedTests(plan);
    const placed = placedResults(accepted, tests);
    const newest = [...accepted.byShard.values()].flatMap(([shard]) => shard ?? []);
    const { jobs } = found;
    const missing = missingShards(accepted, tests, jobs);
    const ends = newest.map((shard) => endOf(shard, placed, tests));
    const early = ends.flatMap((end) => end.early ?? []);
    const isOtherPlan = found.rerunOf !== undefined && found.shards.length === 0 && (found.others ?? []).length > 0;
    const unfinished = isOtherPlan ? [] : stoppedShards({ accepted, early, tests, ...found });
    const leaks = leaksAmong(newest, placed, tests);
    const problems = [
        ...accepted.problems,
        ...placed.problems,
        ...missing,
        ...(missing.length === 0 && jobs === 'skipped' ? [SKIPPED] : []),
        ...ends.flatMap((end) => end.problem ?? []),
        ...leaks.problems,
    ];
    const isCancelled = missing.length > 0 && jobs === 'cancelled' && !newest.some(isComplete);
    const stopped = (0,joined_runs/* gravestStop */.ds)([...ends, ...(isCancelled ? [{ stopped: 'cancelled' }] : [])]);
    const isWhole = problems.length === 0 && stopped === undefined;
    const runs = newest.map(({ record }) => record.run);
    const { warnings, ...facts } = mergedFacts(runs, plan);
    const seeded = mergedSeeding(runs, (0,extra_trial_order/* inReportOrder */.E)(placed.extraTrials), isWhole);
    const older = [...accepted.byShard.values()].flatMap((attempts) => attempts.slice(1));
    const earlier = earlierShards([...older, ...(found.others ?? [])], placed.used);
    return {
        ...facts,
        planned: plan.tests.length,
        complete: isWhole,
        ...(stopped !== undefined && { stopped }),
        ...(unfinished.length > 0 && { stoppedShards: unfinished }),
        ...(problems.length > 0 && { unreadable: problems }),
        ...(0,without_result/* withoutResult */.I)(plan.tests, placed.results),
        ...(leaks.tests.length > 0 && { reuseLeaks: leaks.tests }),
        ...(seeded.seeding && { seeding: seeded.seeding }),
        warnings: [
            ...warnings,
            ...accepted.warnings,
            ...(found.warnings ?? []),
            ...budgetWarnings(newest, pinned),
            ...(0,changed_files/* changedFilesWarnings */.h)(newest),
        ],
        results: placed.results,
        ...(seeded.extraTrials.length > 0 && { extraTrials: [...seeded.extraTrials] }),
        ...(earlier.length > 0 && { earlier }),
    };
}
function placedResults({ byShard }, tests) {
    const parts = [];
    const used = new Set();
    const problems = [];
    const extraTrials = [];
    for (const attempts of byShard.values()) {
        for (const [age, shard] of attempts.entries()) {
            const { rows, problems: foreign } = placedRows(shard, tests);
            problems.push(...foreign.map((message) => (0,accepted_shards/* unreadable */.O$)(message)));
            const own = rows.filter(({ position, part }) => !parts[position]?.some((each) => each.part === part));
            for (const row of own) {
                used.add(row.result);
                parts[row.position] = [...(parts[row.position] ?? []), row];
            }
            const isOwn = new Set(age === 0 ? tests.ofShard(shard.index) : own.map(({ position }) => position));
            const extra = placedExtraTrials(shard, isOwn, tests);
            extraTrials.push(...extra.trials);
            if (age === 0)
                problems.push(...extra.problems);
        }
    }
    const results = parts.flatMap((placed, position) => (placed === undefined ? [] : resultAt(position, placed, tests)));
    return { results, extraTrials, parts, used, problems };
}
function resultAt(position, placed, tests) {
    const [first, ...others] = placed;
    const test = tests.at(position);
    if (first === undefined || test === undefined)
        return [];
    const isWhole = test.parts.length === 1;
    const result = isWhole && others.length === 0 ? first.result : joinedParts(test, placed);
    return [{ ...result, index: position }];
}
function placedExtraTrials({ name, extraTrials }, own, tests) {
    const foreign = [];
    const trials = extraTrials.flatMap((trial) => {
        const position = tests.positionOf(trial.result);
        if (position !== undefined && own.has(position))
            return [{ ...trial, result: { ...trial.result, index: position } }];
        foreign.push(trial.result.testId);
        return [];
    });
    const message = `${name} has confirmation, control or seeding trials of tests that the plan does not give to it`;
    return { trials, problems: foreign.length === 0 ? [] : [(0,accepted_shards/* unreadable */.O$)(`${message} (${(0,shard_results/* countAndNames */.J)(foreign)})`)] };
}
const SKIPPED = (0,accepted_shards/* unreadable */.O$)('The jobs of the shards were skipped although the plan wants a run: the results are those of an earlier attempt', CHECK_CONDITION);
const isComplete = ({ record }) => record.complete;
function endOf(shard, { parts }, tests) {
    const { index, name, record } = shard;
    const positions = tests.ofShard(index);
    const rowAt = (position) => parts[position]?.find(({ part }) => part.shard === index);
    const missing = positions.filter((position) => {
        const placed = rowAt(position);
        return placed === undefined || isShort(placed.result, placed.part);
    });
    if (!record.complete) {
        const { stopped = 'broken-off' } = record;
        const unrun = positions.flatMap((position) => rowAt(position) ?? []).filter(({ result }) => !(0,result_outcome/* wasRun */.j)(result));
        return { stopped, early: { index, name, why: stopped, missing: missing.length + unrun.length } };
    }
    const ids = missing.flatMap((position) => tests.at(position)?.testId ?? []);
    const why = ids.length > 0
        ? `trials are missing (${(0,shard_results/* countAndNames */.J)(ids)})`
        : whyMiscounted(shard, positions.flatMap((position) => rowAt(position) ?? []));
    if (why === undefined)
        return {};
    return { problem: (0,accepted_shards/* unreadable */.O$)(`${name} is complete by its own account, but ${why}`) };
}
function whyMiscounted({ record, extraTrials }, rows) {
    const { cells } = record;
    const expected = sum(rows.map(({ part }) => part.trials));
    const finished = sum(rows.map(finishedTrials));
    if (cells.expected !== expected || cells.finished !== finished)
        return `it counts ${cells.finished} of ${cells.expected} trials, and has ${finished} of ${expected}`;
    for (const purpose of run_result/* extraTrialPurposes */.CE) {
        const [written, found] = [record.extraTrials[purpose], countOf(extraTrials, purpose)];
        const isEqual = purpose === 'seed' ? found >= written : found === written;
        if (!isEqual)
            return `it wrote ${(0,shared_text/* plural */.LS)(`${purpose} trial`, written)}, and has ${found}`;
    }
    return undefined;
}
const finishedTrials = ({ result, part }) => {
    if (!(0,result_outcome/* wasRun */.j)(result))
        return 0;
    return result.costLimited ? (result.trials?.length ?? 1) : part.trials;
};
const sum = (counts) => counts.reduce((total, count) => total + count, 0);
const countOf = (trials, purpose) => trials.filter((trial) => trial.purpose === purpose).length;
function leaksAmong(newest, { results }, tests) {
    const leaking = newest.filter(({ record }) => (record.leak ?? []).length > 0);
    if (leaking.length === 0)
        return { tests: [], problems: [] };
    const keys = new Set(leaking.flatMap(({ record }) => record.leak ?? []));
    const canaries = results.filter((result) => keys.has((0,run_result/* resultKey */.ZH)(result)));
    const subjects = new Set(canaries.map(({ subject }) => subject));
    const isKnown = canaries.length >= keys.size && !subjects.has(undefined);
    const outdated = results.filter((result) => (0,run_result/* isReused */.x0)(result) && (!isKnown || subjects.has(result.subject)));
    const named = canaries.map(({ suite, suiteFile, testId, target }) => ({ suite, suiteFile, testId, target }));
    if (outdated.length === 0)
        return { tests: named, problems: [] };
    const shards = [...new Set(outdated.flatMap(({ index }) => tests.at(index)?.parts.map(({ shard }) => shard) ?? []))];
    const message = `Results were reused that may be outdated (${(0,shard_results/* countAndNames */.J)(outdated.map(({ testId }) => testId))}; shards ${shards.join(', ')}): ${canaries.map(({ testId }) => testId).join(', ') || 'a test'} got worse although nothing about it changed`;
    return { tests: named, problems: [(0,accepted_shards/* unreadable */.O$)(message, 'Re-run all jobs: the next attempt reuses nothing.')] };
}
function budgetWarnings(newest, { plan }) {
    const budget = plan.inputs['budgetUsd'];
    const spent = newest.reduce((sum, { record }) => sum + (record.usage.costUsd ?? 0), 0);
    return newest.flatMap(({ index, record }) => {
        const share = plan.shards.find((shard) => shard.index === index)?.budgetUsd;
        if (record.stopped !== 'budget' || share === undefined || typeof budget !== 'number')
            return [];
        const unused = Math.max(0, budget - spent).toFixed(2);
        const message = `Shard ${index} spent its share of the budget ($${share.toFixed(2)} of $${budget.toFixed(2)}); $${unused} of the whole budget is unused`;
        return [{ code: 'BUDGET_SPENT', severity: 'warning', message, hint: 'Raise budget-usd, or use fewer shards.' }];
    });
}

// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js + 1 modules
var report_inputs = __webpack_require__(52933);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/reported-results.js
var reported_results = __webpack_require__(23514);
// EXTERNAL MODULE: ./build/js/src/app/shards/pinned-inputs.js
var pinned_inputs = __webpack_require__(13201);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-basis.js
var plan_basis = __webpack_require__(14365);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-folder.js
var plan_folder = __webpack_require__(76023);
// EXTERNAL MODULE: ./build/js/src/app/shards/shard-sources.js + 3 modules
var shard_sources = __webpack_require__(76863);
// EXTERNAL MODULE: ./build/js/src/app/shards/verify-plan.js
var verify_plan = __webpack_require__(75538);
;// CONCATENATED MODULE: ./build/js/src/app/shards/planned-report.js















async function areShards({ paths, cwd, plan, planPath }, { files }) {
    const found = await Promise.all(paths.map((path) => (0,shard_sources/* isShardFolder */.T4)(path, { cwd, files })));
    const isPlanned = plan !== undefined || planPath !== undefined;
    if (!isPlanned && !found.includes(true))
        return false;
    const other = paths[found.indexOf(false)];
    if (other === undefined)
        return true;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `${other} is not the folder of a shard`, {
        expected: 'with a plan, the folders of its shards alone',
    });
}
async function planOnDisk(where, { files }) {
    const { cwd, paths, plan, planPath } = where;
    const digest = plan === report_inputs/* ARTIFACTS */.ym ? undefined : plan;
    if (planPath !== undefined) {
        const folder = (0,external_node_path_.resolve)(cwd, planPath);
        return { folder, ...(await (0,plan_folder/* readPlanFolder */.Q_)(folder, digest, files)) };
    }
    const folders = paths.map((path) => (0,external_node_path_.resolve)(cwd, path));
    const states = await Promise.all(folders.map((folder) => files.state((0,external_node_path_.join)(folder, plan_folder/* PLAN_FILE */.VI))));
    const [own, ...others] = folders.filter((_, at) => states[at] === 'file');
    if (own === undefined) {
        throw (0,errors/* userError */.IF)('FILE_MISSING', 'The plan of these shards is missing', {
            hint: 'Add --plan-path DIR (plan-path), the folder that "eval-action plan -o DIR" wrote. Its digest as --plan (plan) checks that it is the right one.',
        });
    }
    const loaded = await (0,plan_folder/* readPlanFolder */.Q_)(own, digest, files);
    for (const folder of others) {
        const other = await (0,plan_folder/* readPlanFolder */.Q_)(folder, undefined, files);
        if (other.digest !== loaded.digest) {
            throw differentPlans({ name: (0,shown_path/* shownPath */.p)(own, cwd), ...loaded }, { name: (0,shown_path/* shownPath */.p)(folder, cwd), ...other });
        }
    }
    return { folder: own, ...loaded };
}
function differentPlans(one, other) {
    const digests = [one, other].map(({ digest }) => digest.slice(0, 12)).join(' and ');
    const message = `The shards in ${one.name} and ${other.name} planned different runs (${digests}). In ${other.name}: ${(0,plan_difference/* planDifference */.x)(one.plan, other.plan)}`;
    return (0,errors/* userError */.IF)('RESULTS_UNREADABLE', message, {
        hint: 'Run all shards from the same checkout, with the same arguments and the same number of shards: 1/3, 2/3 and 3/3. Or make one plan for all with "eval-action plan -o" and --plan-path.',
    });
}
const shardsOnDisk = ({ cwd, paths }, { plan, digest }, { files }) => (0,shard_sources/* shardsInFolders */.CU)(paths, { digest, key: plan.key }, { cwd, files });
function refuseContradictions(asked, { plan }) {
    (0,verify_plan/* verifyVersion */.iy)(plan);
    const own = asked.given.filter((name) => !REPORTING.includes(name) && pinned_inputs/* plannedInputNames */.JK.includes(name));
    const problems = own
        .filter((name) => (0,canonical/* canonicalText */.A4)(asked[name]) !== (0,canonical/* canonicalText */.A4)(plan.inputs[name]))
        .map((name) => contradiction(`"${(0,shared_text/* kebab */.i9)(name)}"`, asked[name], plan.inputs[name]));
    const { commentKey: key } = asked;
    if (key && (0,artifact_names/* nameOfKey */.m1)(key) !== (0,artifact_names/* nameOfKey */.m1)(plan.key)) {
        problems.push(contradiction('"comment-key"', key, plan.key));
    }
    if (asked.expectedShards !== undefined && asked.expectedShards !== plan.shards.length) {
        problems.push(contradiction('"expected-shards"', asked.expectedShards, plan.shards.length));
    }
    if (problems.length > 0)
        throw new errors/* UserError */.yo(problems);
}
const REPORTING = ['workingDirectory', 'evidence', 'verbose'];
const contradiction = (name, given, planned) => ({
    code: 'INPUT_INVALID',
    severity: 'error',
    message: `${name} is another than in the plan`,
    expected: planned === undefined ? 'no value' : JSON.stringify(planned),
    found: JSON.stringify(given),
    hint: 'Set it for the plan only: the report decides by the settings of the plan.',
});
function plannedBasis(policy, loaded) {
    const { inputs: own, source: found, base, warnings } = policy;
    const inputs = { ...(0,pinned_inputs/* inputsOfPlan */.Kv)(loaded.plan, own), commentKey: loaded.plan.key };
    const evidence = own.given.includes('evidence') ? own.evidence : inputs.evidence;
    const basis = (0,plan_basis/* basisOfPlan */.p)(loaded, { ...inputs, evidence });
    const { source } = basis;
    const isUnread = source?.from === 'base' && found !== undefined && found.from !== 'base';
    return {
        ...basis,
        warnings,
        ...(base !== undefined && { base }),
        ...(source !== undefined && {
            source: isUnread ? { ...source, from: found.from, ...(found.why !== undefined && { why: found.why }) } : source,
        }),
    };
}
const plannedRun = (loaded, found, reporting) => (0,reported_results/* toReport */.c)(mergeShards(loaded, found), reporting);


/***/ }),

/***/ 76863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T4: () => (/* binding */ isShardFolder),
  gE: () => (/* binding */ shardsInArtifacts),
  CU: () => (/* binding */ shardsInFolders)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/shard-plan.js + 2 modules
var shard_plan = __webpack_require__(31730);
// EXTERNAL MODULE: ./build/js/src/results/shards/accepted-shards.js
var accepted_shards = __webpack_require__(55331);
// EXTERNAL MODULE: ./build/js/src/results/shards/shard-results.js
var shard_results = __webpack_require__(85481);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(32506);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
;// CONCATENATED MODULE: ./build/js/src/model/run/shard-record.js






const sha256 = schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/);
const cellsSchema = schemas/* strictObject */.rej({ expected: schemas/* int */.Whr().nonnegative(), finished: schemas/* int */.Whr().nonnegative() });
const usageSchema = (0,late_object/* lateObject */.k)(() => ({
    calls: schemas/* int */.Whr().nonnegative(),
    tokens: message/* tokenUsageSchema */.uX.optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
}));
const shardRunSchema = schemas/* lazy */.RZV(() => run_result/* runResultSchema */.sp.unwrap().omit({ results: true, extraTrials: true, earlier: true }));
const shardRecordSchema = (0,late_object/* lateObject */.k)(() => ({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('eval-action'), version: schemas/* string */.YjP() }),
    digest: sha256,
    key: schemas/* string */.YjP(),
    index: schemas/* int */.Whr().positive(),
    count: schemas/* int */.Whr().positive(),
    attempt: schemas/* int */.Whr().positive(),
    commit: schemas/* string */.YjP().optional(),
    changed: schemas/* union */.KCZ([schemas/* literal */.euz('unknown'), schemas/* array */.YOg(schemas/* string */.YjP()).max(2 * shard_plan/* MOST_CHANGED_FILES */.PV)]).optional(),
    cells: cellsSchema,
    extraTrials: schemas/* record */.g1P(schemas/* enum */.k5n(run_result/* extraTrialPurposes */.CE), schemas/* int */.Whr().nonnegative()),
    complete: schemas/* boolean */.zMY(),
    stopped: schemas/* enum */.k5n(run_result/* stops */.Gb).optional(),
    usage: usageSchema,
    leak: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    judgements: schemas/* array */.YOg(schemas/* strictObject */.rej({ key: sha256, value: outcome/* responseSchema */.$r })).optional(),
    run: shardRunSchema,
}));

// EXTERNAL MODULE: ./build/js/src/results/read/read-journal.js
var read_journal = __webpack_require__(34697);
// EXTERNAL MODULE: ./build/js/src/results/read/read-record.js + 2 modules
var read_record = __webpack_require__(17564);
// EXTERNAL MODULE: ./build/js/src/results/read/row-signature.js
var row_signature = __webpack_require__(25144);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
;// CONCATENATED MODULE: ./build/js/src/results/shards/most-reruns.js


function testWithTooManyReruns(trials) {
    const made = new Map();
    for (const { purpose, result } of trials) {
        if (purpose === 'seed')
            continue;
        const key = JSON.stringify([purpose, (0,run_result/* resultKey */.ZH)(result)]);
        const own = made.get(key) ?? { rows: 0, measured: 0 };
        made.set(key, own);
        own.rows += 1;
        own.measured += (0,present_trials/* presentTrials */.$z)(result).length;
        if (own.measured > run_result/* MOST_RERUNS */.Gg || own.rows > 2 * run_result/* MOST_RERUNS */.Gg)
            return result.testId;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/extra-trial-rows.js
var extra_trial_rows = __webpack_require__(54937);
;// CONCATENATED MODULE: ./build/js/src/app/shards/read-shard.js












const MAX_RECORD_BYTES = 32 * 1024 * 1024;
const MAX_JOURNAL_BYTES = 512 * 1024 * 1024;
async function readShard(files) {
    const { name } = files;
    const record = parsed(await files.bytes(earlier_run/* runFiles */.NW.shard, MAX_RECORD_BYTES), name);
    const results = [];
    for (const { value, location } of await rowsIn(earlier_run/* runFiles */.NW.journal, record, files)) {
        results.push((0,read_record/* readRecord */.a)(value, location, results.length).result);
    }
    const extraTrials = [];
    for (const row of await rowsIn(earlier_run/* runFiles */.NW.extraTrials, record, files)) {
        const { commit: _, ...trial } = (0,extra_trial_rows/* readExtraTrial */.RB)(row, extraTrials.length);
        extraTrials.push(trial);
    }
    refuseTooMany(extraTrials, name);
    return {
        name,
        index: files.index ?? record.index,
        attempt: files.attempt ?? record.attempt,
        record,
        results,
        extraTrials,
    };
}
function refuseTooMany(extraTrials, name) {
    const testId = testWithTooManyReruns(extraTrials);
    if (testId === undefined)
        return;
    const message = `${name} has more than ${run_result/* MOST_RERUNS */.Gg} re-runs or control trials of ${testId}`;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', message, { hint: 'Run this shard again: a shard never makes as many.' });
}
function parsed(bytes, name) {
    const hint = 'A shard is the folder that "eval-action run --shard" wrote, with all of its files.';
    if (bytes === undefined)
        throw (0,errors/* userError */.IF)('FILE_MISSING', `There is no ${earlier_run/* runFiles */.NW.shard} in ${name}`, { hint });
    const value = (0,json/* jsonOf */.o_)(Buffer.from(bytes).toString('utf8'));
    const version = (0,mapping/* isMapping */.p)(value) ? value['schemaVersion'] : undefined;
    if (typeof version === 'number' && version > 1) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `A newer version of eval-action wrote ${name}`, {
            hint: 'Use the same version of eval-action in all jobs.',
        });
    }
    const read = shardRecordSchema.safeParse(value);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.').slice(0, 100)}`;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${earlier_run/* runFiles */.NW.shard} of ${name} is damaged${where}`, { hint });
}
async function rowsIn(file, { complete }, files) {
    const bytes = await files.bytes(file, MAX_JOURNAL_BYTES);
    if (bytes === undefined)
        return [];
    const rows = (0,read_journal/* rowsOfLines */.qW)((0,read_journal/* linesOfBytes */.Kq)(bytes), `${files.name}/${file}`, { warn: () => { }, mostRows: shard_plan/* MOST_CELLS */.qC * 4 });
    if (complete)
        return rows;
    const all = [...rows];
    const isOfRun = (0,row_signature/* rowsOfTheRun */.N)(all.map(({ line }) => line));
    return all.filter((_, at) => isOfRun[at]);
}

;// CONCATENATED MODULE: ./build/js/src/app/shards/shard-sources.js










const isShardFolder = async (path, { cwd, files }) => (await files.state((0,external_node_path_.join)((0,external_node_path_.resolve)(cwd, path), earlier_run/* runFiles */.NW.shard))) === 'file';
async function shardsInFolders(paths, { digest, key }, disk) {
    const { read, lost } = await readAll(paths, (path) => inFolder((0,external_node_path_.resolve)(disk.cwd, path), disk));
    const shards = read.filter(({ record }) => record.digest === digest);
    const others = read.filter(({ record }) => record.digest !== digest && record.key === key);
    const ofOtherKeys = read.filter(({ record }) => record.digest !== digest && record.key !== key);
    const foreign = shards.length === 0 ? others.map(({ name, record }) => ofOtherPlan(name, record.digest, digest)) : [];
    return {
        shards,
        others,
        lost: [...lost, ...foreign],
        ...(ofOtherKeys.length > 0 && { warnings: [notReported(ofOtherKeys, key)] }),
    };
}
function notReported(shards, key) {
    const keys = [...new Set(shards.map(({ record }) => record.key))].sort();
    const names = (0,shard_results/* countAndNames */.J)(shards.map(({ name }) => name), 'shard');
    return {
        code: 'UNUSED',
        severity: 'warning',
        message: `Shards of plans with another comment-key (${(0,did_you_mean/* listed */.KE)(keys)}) are not in this report of ${key}: ${names}`,
        hint: 'Report each plan on its own, with the folders of its shards.',
    };
}
const inFolder = (folder, { cwd, files }) => ({
    name: (0,shown_path/* shownPath */.p)(folder, cwd),
    bytes: async (file, maxBytes) => {
        const path = (0,external_node_path_.join)(folder, file);
        return (await files.state(path)) === 'file' ? files.readBytes(path, maxBytes) : undefined;
    },
});
const ofOtherPlan = (name, found, wanted) => ({
    attempt: 0,
    problem: (0,accepted_shards/* unreadable */.O$)(`${name} belongs to the plan ${found.slice(0, 12)}, not to ${wanted.slice(0, 12)}`, 'Pass the folder of that plan as --plan-path (plan-path), or leave this folder out.'),
});
const MOST_ARTIFACTS = 4 * shard_plan/* MOST_SHARDS */.Y;
async function shardsInArtifacts({ run, key, digest, newest = Number.POSITIVE_INFINITY }, reader, signal) {
    const named = (await reader.list(run, signal)).flatMap((artifact) => {
        const shard = (0,artifact_names/* shardInName */.lj)(artifact.name, key);
        return shard === undefined ? [] : [{ artifact, shard }];
    });
    if (named.length > MOST_ARTIFACTS) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `Workflow run ${run} has more than ${MOST_ARTIFACTS} artifacts of shards`);
    }
    const isOwn = ({ shard }) => digest.startsWith(shard.digest);
    const filesOf = ({ artifact, shard }) => {
        const files = { ...inArtifact(artifact, reader, signal), ...shard };
        return shard.attempt <= newest ? files : { ...files, bytes: () => Promise.reject(fromTheFuture(files, newest)) };
    };
    const own = await readAll(named.filter(isOwn), filesOf);
    const others = await readAll(named.filter((each) => !isOwn(each)), filesOf);
    return {
        shards: own.read,
        others: others.read,
        lost: own.lost,
        warnings: others.lost.map(({ problem }) => ({ ...problem, severity: 'warning' })),
    };
}
const fromTheFuture = ({ name, attempt }, newest) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${name} cannot be used: it claims attempt ${attempt}, and this is attempt ${newest}`, {
    hint: 'Only the shards of this plan may upload artifacts with such names.',
});
const LIMITS = {
    archiveBytes: 128 * 1024 * 1024,
    entries: 50_000,
    entryBytes: MAX_JOURNAL_BYTES,
    totalBytes: 2 * MAX_JOURNAL_BYTES,
};
const READ = [earlier_run/* runFiles */.NW.shard, earlier_run/* runFiles */.NW.journal, earlier_run/* runFiles */.NW.extraTrials];
function inArtifact(artifact, reader, signal) {
    const { name, isExpired } = artifact;
    let content;
    return {
        name,
        async bytes(file, maxBytes) {
            if (isExpired)
                throw (0,errors/* userError */.IF)('FILE_MISSING', `The artifact ${name} has expired`, { hint: 'Re-run all jobs.' });
            content ??= await reader.download(artifact, { isWanted: (each) => READ.includes(each), limits: LIMITS, signal });
            const bytes = content.get(file);
            if (bytes !== undefined && bytes.length > maxBytes) {
                throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', `${file} of ${name} is larger than ${maxBytes / 2 ** 20} MiB`);
            }
            return bytes;
        },
    };
}
async function readAll(sources, filesOf) {
    const read = [];
    const lost = [];
    for (const source of sources) {
        const shard = filesOf(source);
        try {
            read.push(await readShard(shard));
        }
        catch (error) {
            if (!(error instanceof errors/* UserError */.yo))
                throw error;
            const { index, attempt = 0 } = shard;
            lost.push(...error.problems.map((problem) => ({ index, attempt, problem })));
        }
    }
    return { read, lost };
}


/***/ }),

/***/ 16230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ earlierAttemptOf)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32506);


function earlierAttemptOf(attempt, run) {
    const reruns = trialsByKey((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .extraResults */ .TX)(run, 'confirmation'));
    const controls = trialsByKey((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .extraResults */ .TX)(run, 'control'));
    return { attempt, tests: testsOf(run.results, reruns, controls) };
}
function testsOf(results, reruns, control) {
    const seen = new Set();
    return results.flatMap((result) => {
        const { suite, suiteFile, testId, target, measure, subject, timestamp } = result;
        const now = (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .presentTrials */ .$z)(result);
        if (measure === undefined || subject === undefined || (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isReused */ .x0)(result) || now.length === 0)
            return [];
        const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result);
        const isFirst = !seen.has(key);
        seen.add(key);
        return [
            {
                suite,
                suiteFile,
                testId,
                target,
                measure,
                subject,
                timestamp,
                ...(result.status !== 'execution_error' && { score: result.score }),
                now,
                reruns: isFirst ? (reruns.get(key) ?? []) : [],
                control: isFirst ? (control.get(key) ?? []) : [],
            },
        ];
    });
}
function trialsByKey(results) {
    const trials = new Map();
    for (const result of results) {
        const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result);
        trials.set(key, [...(trials.get(key) ?? []), ...(0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .presentTrials */ .$z)(result)]);
    }
    return trials;
}


/***/ })

};
