export const id = 7419;
export const ids = [7419];
export const modules = {

/***/ 35825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ whyReadOnly),
/* harmony export */   Qm: () => (/* binding */ runUrlOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   rD: () => (/* binding */ LONGEST_KEY)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function jobOf(env, event) {
    const [owner = '', repo = '', ...rest] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const { GITHUB_API_URL: apiUrl = '', GITHUB_SERVER_URL: serverUrl = '' } = env;
    if (owner === '' || repo === '' || rest.length > 0 || !isHttp(apiUrl) || !isHttp(serverUrl))
        return undefined;
    const pull = event.pull_request && asPull(event.pull_request);
    const defaultBranch = defaultBranchOf(event, env);
    return {
        event: event.name,
        owner,
        repo,
        apiUrl: apiUrl.replace(/\/+$/, ''),
        serverUrl: serverUrl.replace(/\/+$/, ''),
        run: numberIn(env['GITHUB_RUN_ID']),
        attempt: Math.max(1, numberIn(env['GITHUB_RUN_ATTEMPT'])),
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        name: env['GITHUB_JOB'] ?? '',
        ref: env['GITHUB_REF'] ?? '',
        head: pull?.headSha ?? event.merge_group?.head_sha ?? event.workflow_run?.head_sha ?? env['GITHUB_SHA'] ?? '',
        pull,
        actor: env['GITHUB_ACTOR'] ?? '',
        repositoryId: event.repository?.id ?? (numberIn(env['GITHUB_REPOSITORY_ID']) || undefined),
        workflowFile: workflowFileOf(env),
        defaultBranch,
        isProtected: env['GITHUB_REF_PROTECTED'] === 'true',
        base: baseOf(event, defaultBranch),
    };
}
const runUrlOf = ({ serverUrl, owner, repo, run, attempt }) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/attempts/${attempt}`;
function whyReadOnly({ actor, event }, pull) {
    if (event === 'workflow_run')
        return undefined;
    if (pull?.isFork) {
        return 'A pull request from a fork gets a read-only token; the job summary has the report.';
    }
    if (actor === 'dependabot[bot]') {
        return 'A pull request by Dependabot gets a read-only token unless the workflow grants more in a "permissions" block; the job summary has the report.';
    }
    return undefined;
}
function defaultBranchOf({ name, repository }, { GITHUB_REF: ref = '' }) {
    const [, branch] = name === 'schedule' ? (/^refs\/heads\/(.+)$/s.exec(ref) ?? []) : [];
    return repository?.default_branch ?? branch;
}
function baseOf({ pull_request, merge_group }, defaultBranch) {
    if (merge_group?.base_ref !== undefined) {
        return { branch: merge_group.base_ref.replace(/^refs\/heads\//, ''), sha: merge_group.base_sha };
    }
    const branch = pull_request?.base.ref ?? defaultBranch;
    return branch === undefined ? undefined : { branch };
}
function workflowFileOf({ GITHUB_WORKFLOW_REF: ref, GITHUB_REPOSITORY: repository }) {
    const isOwn = repository !== undefined && ref?.startsWith(`${repository}/`);
    return isOwn ? ref?.slice(repository.length + 1).replace(/@.*$/s, '') : undefined;
}
const asPull = ({ number, state, head, base }) => ({
    number,
    headSha: head.sha,
    isFork: head.repo?.full_name !== base.repo.full_name,
    isOpen: state !== 'closed',
    base: base.ref === undefined ? undefined : { branch: base.ref, sha: base.sha },
    headRepository: head.repo?.full_name,
});
const numberIn = (text) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);
const isHttp = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const LONGEST_KEY = 100;
function keyOf({ commentKey, matrix, shard }, { workflow, workflowFile, name }) {
    const file = workflowFile === undefined ? workflow : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(workflowFile);
    const job = [file, shard ? '' : name].filter((part) => part !== '').join('/');
    const key = commentKey ?? (matrix === undefined || shard ? job : `${job} (${matrix})`);
    if (key.length <= LONGEST_KEY)
        return key || 'evals';
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${key.slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}


/***/ }),

/***/ 75671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qF: () => (/* binding */ beginFolder),
  kI: () => (/* binding */ findStart),
  IL: () => (/* binding */ inherit),
  NW: () => (/* binding */ runFiles),
  Pg: () => (/* binding */ withLineBreaks)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/paid.js
var paid = __webpack_require__(49549);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
;// CONCATENATED MODULE: ./build/js/src/results/take-over.js



function takeOver(steps, earlier, clean) {
    const latest = latestRows(earlier.rows);
    const used = new Set();
    const errored = new Set(latest.filter(isError).map(({ result }) => testKey(result)));
    const find = finder(latest);
    const results = [];
    const changed = [];
    for (const step of steps) {
        const found = find(clean(namesOf(step)));
        if (found === undefined)
            continue;
        used.add(found);
        if (step.kind !== 'run' || isError(found))
            continue;
        const result = asResultOf(step, found, earlier.from, clean);
        if (earlier.mode === 'rerun-failed' && result.status !== 'ok')
            continue;
        if (earlier.mode === 'retry-errors' && errored.has(testKey(result)))
            continue;
        if (found.isOurs && isAskedOtherwise(step, found.result, clean))
            changed.push(result.testId);
        else if (!found.isOurs || !lacksTrials(step.trials, found.result.trials))
            results.push(result);
    }
    return { results, notPlanned: latest.length - used.size, changed };
}
const namesOf = (step) => ({
    suiteFile: step.suite.file,
    suite: step.suite.name,
    testId: step.test.id,
    target: step.kind === 'broken' ? step.target : step.target.name,
});
const isError = ({ result }) => result.status === 'execution_error';
const ownKey = (names) => JSON.stringify([names.suiteFile, names.suite, names.testId, names.target]);
const foreignKey = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
const testKey = ({ suite, testId }) => JSON.stringify([suite, testId]);
const keyOf = ({ result, isOurs }) => (isOurs ? ownKey(result) : foreignKey(result));
const latestRows = (rows) => [
    ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
function finder(rows) {
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return (names) => byKey.get(ownKey(names)) ?? byKey.get(foreignKey(names));
}
function asResultOf(step, { result, isOurs }, from, clean) {
    const { test, target } = step;
    const common = clean({
        ...result,
        ...namesOf(step),
        category: step.suite.category,
        location: test.location,
        index: step.index,
        passMark: step.passMark,
        agentvPassMark: step.agentvPassMark,
        mustPass: test.mustPass,
        provider: target.provider,
        ...(!isOurs && { input: [...test.input], messages: withoutInput(result.messages, test.input) }),
        reusedFrom: result.reusedFrom ?? from,
    });
    if (common.status === 'execution_error')
        return common;
    const { status, requiredMissed, ...measured } = { requiredMissed: undefined, ...common };
    if (measured.score >= step.passMark)
        return { ...measured, status: 'ok' };
    return { ...measured, status: 'quality_failure', requiredMissed };
}
function withoutInput(messages, input) {
    const begins = input[0]?.role !== 'assistant' && input.every(({ role }, index) => messages[index]?.role === role);
    return begins ? messages.slice(input.length) : [...messages];
}
function isAskedOtherwise(step, earlier, clean) {
    if (earlier.provider !== step.target.provider)
        return true;
    if (onWire(clean(step.test.input)) !== onWire(earlier.input))
        return true;
    const { count, strategy } = step.trials;
    if (count === 1 || earlier.trials === undefined)
        return count > 1 !== (earlier.trials !== undefined);
    if (earlier.aggregation?.strategy !== strategy)
        return true;
    const mayStopEarly = strategy === 'pass_at_k' || earlier.costLimited === true;
    return mayStopEarly ? earlier.trials.length > count : earlier.trials.length !== count;
}
function lacksTrials({ count, strategy, costLimitUsd }, trials = []) {
    if (trials.length === 0 || trials.length >= count)
        return false;
    if (strategy === 'pass_at_k' && trials.some(({ score }) => score >= suite/* PASS_MARK */.Yn))
        return false;
    const spentUsd = trials.reduce((sum, trial) => sum + ((0,paid/* paidFor */.U)(trial).costUsd ?? 0), 0);
    return costLimitUsd === undefined || spentUsd < costLimitUsd;
}
const onWire = (messages) => JSON.stringify(messages.map(wire/* messageOnWire */.ym));

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/extra-trial-rows.js
var extra_trial_rows = __webpack_require__(54937);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/earlier-run.js









const runFiles = {
    journal: earlier_results/* JOURNAL */.Ex,
    extraTrials: earlier_results/* EXTRA_TRIALS */.xb,
    yaml: 'index.yaml',
    report: 'report.json',
    junit: 'junit.xml',
    ctrf: 'ctrf.json',
    summary: 'summary.md',
    comment: 'comment.md',
    failures: 'failures.jsonl',
    index: 'index.md',
    traces: 'traces.otlp.jsonl',
    page: 'report.html',
};
async function findStart({ inputs, cwd }, { files, env }) {
    const isAsked = inputs.resume !== undefined || inputs.rerunFailed || inputs.retryErrors !== undefined;
    if (!isAsked)
        return { warnings: [] };
    if (env['GITHUB_ACTIONS'] !== 'true' && !/^(?:1|true)$/i.test(env['CI'] ?? '')) {
        return (0,earlier_results/* findSource */.TC)({ inputs, cwd, files });
    }
    throw (0,errors/* userError */.IF)('INPUT_INVALID', 'A job of continuous integration cannot continue an earlier run', {
        hint: 'Remove --resume, --rerun-failed and --retry-errors: the change under test and its programs can write results into a folder.',
    });
}
async function inherit({ source, warnings }, { plan, cwd }, { files, baseSha }, clean) {
    if (source === undefined)
        return { results: [], extraTrials: [], journal: [], extraJournal: [], warnings };
    const read = await (0,earlier_results/* readSource */.o$)(source, { cwd, files });
    const { notPlanned, changed, ...found } = takeOver(plan.steps, { mode: source.mode, rows: read.rows, from: read.shown }, clean);
    const results = source.continuesIn === undefined ? found.results.map(withoutPatches) : found.results;
    const extraTrials = source.mode === 'resume' ? await (0,extra_trial_rows/* readExtraTrials */.k)(source, { plan, results, baseSha, cwd, files, clean }) : [];
    const rows = source.continuesIn === undefined ? results.map(record/* recordLine */.IK) : read.lines;
    return {
        results,
        extraTrials,
        from: read.shown,
        extraJournal: extraTrials.map(extra_trial_rows/* extraTrialLine */.r),
        journal: rows,
        warnings: [...warnings, ...read.warnings, ...remarks(read.shown, notPlanned, changed)],
    };
}
const withoutPatches = (result) => ({
    ...result,
    patch: undefined,
    trials: result.trials?.map((trial) => ({ ...trial, patch: undefined })),
});
function remarks(from, notPlanned, changed) {
    const reported = (message) => ({ code: 'UNUSED', severity: 'warning', message });
    return [
        ...(notPlanned > 0
            ? [reported(`${(0,shared_text/* plural */.LS)('result', notPlanned)} of ${from} are not for a test of this run and are ignored`)]
            : []),
        ...(changed.length > 0
            ? [reported(`Re-running tests that changed since ${from}: ${(0,did_you_mean/* listed */.KE)([...new Set(changed)])}`)]
            : []),
    ];
}
async function beginFolder(folder, { journal, extraJournal }, files) {
    const paths = Object.values(runFiles).map((name) => (0,external_node_path_.join)(folder, name));
    const journalPath = (0,external_node_path_.join)(folder, runFiles.journal);
    const extraPath = (0,external_node_path_.join)(folder, runFiles.extraTrials);
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const foreign = paths.find((_, index) => states[index] !== 'missing');
    const isOurs = states[paths.indexOf(journalPath)] === 'file';
    if (foreign !== undefined && !isOurs) {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${foreign} already exists and was not written by a run`, {
            hint: 'Set another folder for the results with --output (output-directory).',
        });
    }
    for (const path of paths)
        if (path !== journalPath && (path !== extraPath || extraJournal.length === 0))
            await files.removeFile(path);
    if (journal.length === 0)
        await removePatches(folder, files);
    if (journal.length === 0)
        await files.removeFile(journalPath);
    else
        await files.writePieces(journalPath, withLineBreaks(journal));
    if (extraJournal.length > 0)
        await files.writePieces(extraPath, withLineBreaks(extraJournal));
}
function* withLineBreaks(lines) {
    for (const line of lines)
        yield `${line}\n`;
}
async function removePatches(folder, files) {
    const patches = await files.glob([`${result/* PATCH_FOLDER */.sk}/*.diff`], { cwd: folder, followLinks: false });
    for (const path of patches)
        await files.removeFile(path);
}


/***/ }),

/***/ 54937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readExtraTrials),
/* harmony export */   r: () => (/* binding */ extraTrialLine)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66604);
/* harmony import */ var _results_read_read_journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34697);
/* harmony import */ var _results_read_read_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17564);
/* harmony import */ var _results_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8470);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81457);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12555);








const extraTrialLine = ({ purpose, checkout, round, commit, result }) => JSON.stringify({ purpose, checkout, round, commit, ...(0,_results_record_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(result) });
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .extraTrialSchema */ .kj.unwrap().pick({ purpose: true, checkout: true, round: true }).shape,
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
}));
async function readExtraTrials({ path }, { plan, results, baseSha, cwd, files, clean }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), _earlier_results_js__WEBPACK_IMPORTED_MODULE_7__/* .EXTRA_TRIALS */ .xb);
    if ((await files.state(file)) !== 'file')
        return [];
    const { rows } = (0,_results_read_read_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .readJournal */ .a0)((0,_results_read_read_journal_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOfPieces */ .II)(files.readPieces(file, Number.POSITIVE_INFINITY)), (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .p)(file, cwd));
    const taken = new Set(results.map(({ index }) => index));
    const steps = new Map();
    for (const step of plan.steps) {
        if (step.kind === 'run' && taken.has(step.index))
            steps.set(clean((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKeyOf */ .uv)(step)), step);
    }
    return rows.flatMap(({ value, location }, index) => {
        const row = rowSchema.safeParse(value);
        if (!row.success || (row.data.checkout === 'base' && row.data.commit !== baseSha))
            return [];
        const { result } = (0,_results_read_read_record_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecord */ .a)(value, location, () => index);
        const step = steps.get((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(result));
        if (step === undefined)
            return [];
        return [{ ...row.data, result: { ...result, index: step.index, location: step.test.location } }];
    });
}


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
/* harmony export */   fO: () => (/* binding */ baselineNotes),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   hD: () => (/* binding */ findingOf),
/* harmony export */   im: () => (/* binding */ detectableTestsText),
/* harmony export */   o3: () => (/* binding */ comparedWith),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   vC: () => (/* binding */ agentVersionNotes),
/* harmony export */   yU: () => (/* binding */ changeOfSuite),
/* harmony export */   yb: () => (/* binding */ MORE_BASELINE_TRIALS),
/* harmony export */   z0: () => (/* binding */ detectableDrop)
/* harmony export */ });
/* harmony import */ var _model_run_imported_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97535);
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25379);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




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
        word: wanted === 'skipped' ? (0,_model_run_imported_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutResultWords */ .R$)(report.imported) : STATE_WORDS[wanted],
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
    return `${commit === '' ? where : commit}${more}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('run', runs)}`;
}
function baselineNotes({ comparison: { baseline } }) {
    return baseline.kind === 'found' ? [baseline.leftOut, baseline.otherLimits].filter((note) => note !== undefined) : [];
}
const MORE_BASELINE_TRIALS = 'run the base branch again, or measure a new baseline with seed-baseline';
const MORE_FILES = 'name the results of more runs in baseline (--baseline), or let the tool repeat each test there';
const MORE_RUNS = 'run the base branch again, or let the tool repeat each test there';
function moreBaselineTrials({ imported, comparison: { baseline } }) {
    if (imported === undefined)
        return MORE_BASELINE_TRIALS;
    const isNamed = baseline.kind === 'found' && baseline.provenance.some(({ from }) => from === 'run');
    return isNamed ? MORE_FILES : MORE_RUNS;
}
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
            `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', undecided.length)} ${fail} now and ${passed} in the baseline (${named}); too few baseline trials to decide: ${moreBaselineTrials(report)}`,
        ];
    }
    const isOneRun = suites.every(({ runs }) => runs <= 1);
    return isOneRun && detectableTests.count < detectableTests.of
        ? [`The baseline is one run, which is fewer trials than the gate needs: ${moreBaselineTrials(report)}`]
        : [];
}
const changeOfSuite = (suite) => suite.delta === undefined ? 'not compared' : `${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__/* .differenceText */ .Lr)(suite)} on ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', suite.comparable)}`;
function findingOf(suite, { comparison: { failingTogether = [] } }) {
    const { finding, controlDelta, uncontrolled } = suite;
    const onBase = controlDelta === undefined ? '' : ` (base commit: ${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__/* .signedPoints */ ._9)(controlDelta)})`;
    switch (finding) {
        case 'not-compared':
            return 'not compared';
        case 'steady':
            return failingTogether.some(({ finding: of, suites }) => of === 'fails' && suites.some(isSameSuite(suite)))
                ? 'tests fail together'
                : 'no drop found';
        case 'small-drop':
            return 'drop within the limit';
        case 'drop':
            return `drop${onBase}${uncontrolled ? `, ${UNCONTROLLED}` : ''}`;
        case 'drop-on-base':
            return `the base commit shows the drop too${onBase}`;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_1__/* .never */ .Z)(finding);
    }
}
const isSameSuite = ({ suite, file, target }) => (other) => other.suite === suite && other.file === file && other.target === target;
const UNCONTROLLED = 'not checked against the base commit';
const detectableDrop = ({ comparable, finding, smallestDetectableDrop: least }) => {
    if (comparable === 0 || finding !== 'steady')
        return '\u2013';
    return least === undefined ? NOT_DETECTABLE : sizeOfDrop(least);
};
const detectableDropText = ({ smallestDetectableDrop: least }) => least === undefined ? `a drop is ${NOT_DETECTABLE}` : `smallest detectable drop: ${sizeOfDrop(least)}`;
const NOT_DETECTABLE = 'not detectable with this baseline';
const sizeOfDrop = (share) => (0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__/* .points */ .WR)(share, share < 0.1 ? 1 : 0);
function detectableTestsText({ comparison: { detectableTests } }) {
    const { count, of } = detectableTests;
    return of === 0 ? [] : [`a complete failure is detectable for ${count} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', of)}`];
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
                : `Not confirmed: ${reruns?.trials ?? 0} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('re-run', needed)} took place`;
        case 'not-reproduced':
            return 'Passed when re-run';
        default:
            return undefined;
    }
}
const allOf = (count) => (count === 1 ? 'its re-run' : `all ${count} re-runs`);
const whyOf = (test) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asSentences */ .pm)([confirmationOf(test), test.why, differenceOf(test)].filter((part) => part !== undefined));
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

/***/ 8470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IK: () => (/* binding */ recordLine),
  zv: () => (/* binding */ recordOf),
  Xf: () => (/* binding */ scoreOnWire)
});

// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/trace.js
var trace = __webpack_require__(67478);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
;// CONCATENATED MODULE: ./build/js/src/results/trace-events.js
function traceEvents(messages) {
    const events = [];
    for (const [index, message] of messages.entries()) {
        events.push(messageEvent(message, index, events.length));
        for (const [toolIndex, call] of (message.toolCalls ?? []).entries()) {
            events.push(callEvent(call, index, toolIndex, events.length));
            events.push(resultEvent(call, index, toolIndex, events.length));
        }
    }
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    if (last !== -1)
        events.push(finalEvent(last, events.length));
    return events;
}
const messageId = (index) => `message-${index}`;
const messageEvent = ({ role }, index, ordinal) => ({
    event_id: messageId(index),
    parent_event_id: undefined,
    ordinal,
    type: 'message',
    message: { role },
    metadata: { message_index: index },
});
const callId = (index, toolIndex) => `${messageId(index)}-tool-${toolIndex}`;
const callEvent = (call, index, toolIndex, ordinal) => ({
    event_id: callId(index, toolIndex),
    parent_event_id: messageId(index),
    ordinal,
    type: 'tool_call',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const resultEvent = (call, index, toolIndex, ordinal) => ({
    event_id: `${callId(index, toolIndex)}-result`,
    parent_event_id: callId(index, toolIndex),
    ordinal,
    type: 'tool_result',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const finalEvent = (index, ordinal) => ({
    event_id: 'final-response',
    parent_event_id: messageId(index),
    ordinal,
    type: 'final_response',
    message: { role: 'assistant' },
    metadata: { message_index: index },
});

;// CONCATENATED MODULE: ./build/js/src/results/record.js




function recordLine(result) {
    return JSON.stringify(recordOf(result));
}
function recordOf(result) {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    const input = result.input.map(wire/* messageOnWire */.ym);
    return {
        timestamp: result.timestamp,
        test_id: result.testId,
        suite: result.suite,
        category: result.category,
        conversation_id: result.conversationId,
        target: result.target,
        target_used: result.targetUsed,
        target_error: result.targetError,
        resolved_target: result.resolvedTarget,
        score: result.score,
        execution_status: executionStatus(result),
        error: failure?.message,
        failure_class: failure?.class,
        failure_stage: failure?.stage,
        failure_reason_code: failure?.reason,
        execution_error: failure && { message: failure.message, stage: failure.stage },
        budget_exceeded: failure?.class === 'budget' ? true : undefined,
        failure_details: failure && failureDetails(failure),
        assertions: result.assertions,
        scores: result.scores.length > 0 ? result.scores.map(scoreOnWire) : undefined,
        output: result.output,
        input,
        requests: requestsOf(result),
        token_usage: result.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.tokenUsage),
        cost_usd: result.costUsd,
        duration_ms: result.durationMs,
        start_time: result.startTime,
        end_time: result.endTime,
        eval_run: {
            duration_ms: result.evalRun.durationMs,
            token_usage: result.evalRun.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.evalRun.tokenUsage),
        },
        trace: traceOf(result, input),
        model: result.model,
        agent_version: result.agentVersion,
        finish_reason: result.finishReason,
        cached: result.cached,
        paid: result.paid && paidOnWire(result.paid),
        workspace_path: result.workspacePath,
        file_changes: result.fileChanges,
        patch: result.patch,
        before_all_output: result.hookOutputs?.beforeAll,
        before_each_output: result.hookOutputs?.beforeEach,
        after_each_output: result.hookOutputs?.afterEach,
        trials: result.trials?.map((trial) => trialOnWire(trial, agentvStatus(trial, result))),
        aggregation: result.aggregation && aggregationOnWire(result.aggregation),
        cost_limited: result.costLimited,
        metadata: result.metadata,
        ...ownFields(result),
    };
}
const ownFields = (result) => ({
    suite_file: result.suiteFile,
    provider: result.provider,
    pass_mark: result.passMark,
    agentv_pass_mark: result.agentvPassMark,
    must_pass: result.mustPass ? true : undefined,
    required_missed: result.status === 'quality_failure' ? result.requiredMissed : undefined,
    retries: result.retries,
    trial_samples: result.trialSamples,
    location: result.location,
    imported_from: result.importedFrom,
    only_last_attempts: result.onlyLastAttempts,
    measure: result.measure,
    subject: result.subject,
    reused_from: result.reusedFrom,
    avoided: result.avoided && { cost_usd: result.avoided.costUsd, duration_ms: result.avoided.durationMs },
});
function executionStatus(result) {
    if (result.importedFrom !== undefined)
        return result.status;
    const hasPassed = result.trials?.some((trial) => agentvStatus(trial, result) === 'ok');
    return hasPassed ? 'ok' : agentvStatus(result, result);
}
function agentvStatus({ status, score }, { agentvPassMark }) {
    if (agentvPassMark === undefined || status === 'execution_error')
        return status;
    return score >= agentvPassMark ? 'ok' : 'quality_failure';
}
function requestsOf({ prompt, implicitJudge, scores }) {
    const evaluator = implicitJudge ? scores[0]?.input : undefined;
    if (prompt === undefined && evaluator === undefined)
        return undefined;
    return { lm: prompt && requestOf(prompt), evaluator };
}
const requestOf = ({ question, chat, system }) => ({
    chat_prompt: chat?.map(({ role, content }) => ({ role, content })),
    question,
    system,
});
function failureDetails({ httpStatus, permanent, retryAfterMs, failedRows, location, }) {
    const details = {
        http_status: httpStatus,
        permanent,
        retry_after_ms: retryAfterMs,
        failed_rows: failedRows,
        location: location,
    };
    return Object.values(details).some((value) => value !== undefined) ? details : undefined;
}
function scoreOnWire(score) {
    return {
        name: score.name,
        type: score.type,
        score: score.score,
        weight: score.weight,
        verdict: score.verdict,
        assertions: score.assertions,
        reasoning: score.reasoning,
        input: score.input,
        target: score.target,
        details: score.details,
        scores: score.scores?.map(scoreOnWire),
        token_usage: score.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(score.tokenUsage),
        cost_usd: score.costUsd,
        duration_ms: score.durationMs,
        started_at: score.startedAt,
        ended_at: score.endedAt,
    };
}
function trialOnWire(trial, status) {
    return {
        attempt: trial.attempt,
        score: trial.score,
        verdict: trial.verdict,
        scores: trial.scores.map(scoreOnWire),
        error: trial.failure?.message,
        token_usage: trial.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(trial.tokenUsage),
        cost_usd: trial.costUsd,
        duration_ms: trial.durationMs,
        finish_reason: trial.finishReason,
        cached: trial.cached,
        paid: trial.paid && paidOnWire(trial.paid),
        patch: trial.patch,
        target_used: trial.targetUsed,
        execution_status: status,
        failure_class: trial.failure?.class,
        failure_stage: trial.failure?.stage,
        failure_reason_code: trial.failure?.reason,
        failure_details: trial.failure && failureDetails(trial.failure),
    };
}
const paidOnWire = ({ tokenUsage, costUsd }) => ({
    token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
    cost_usd: costUsd,
});
function aggregationOnWire(aggregation) {
    switch (aggregation.strategy) {
        case 'pass_at_k': {
            const { strategy, passedAttempts, totalAttempts } = aggregation;
            return { strategy, passed_attempts: passedAttempts, total_attempts: totalAttempts };
        }
        case 'mean':
            return aggregation;
        case 'confidence_interval': {
            const { strategy, mean, ci95Lower, ci95Upper, stddev } = aggregation;
            return { strategy, mean, ci95_lower: ci95Lower, ci95_upper: ci95Upper, stddev };
        }
        default:
            return (0,never/* never */.Z)(aggregation);
    }
}
function traceOf(result, input) {
    const { messages, tokenUsage, durationMs, startTime, endTime, trials } = result;
    if (messages.length === 0)
        return undefined;
    const { eventCount, toolCalls, toolDurations, errorCount, llmCallCount } = (0,trace/* traceSummary */.I)(messages);
    return {
        event_count: eventCount,
        tool_calls: toolCalls,
        error_count: errorCount,
        tool_durations: Object.keys(toolDurations).length > 0 ? toolDurations : undefined,
        llm_call_count: llmCallCount,
        messages: [...input, ...answerOnWire(result)],
        events: traceEvents([...result.input, ...messages]),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: trials === undefined ? result.costUsd : undefined,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
        metadata: { provider: result.provider, target: result.target, eval_case_id: result.testId },
    };
}
function answerOnWire({ messages, output }) {
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    return messages.map((message, index) => index === last && message.content === output
        ? { ...(0,wire/* messageOnWire */.ym)(message), content: undefined, content_from: 'output' }
        : (0,wire/* messageOnWire */.ym)(message));
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
function digitsOf({ delta = 0, deltaLow, deltaHigh }) {
    if (deltaLow === undefined || deltaHigh === undefined)
        return 1;
    const digits = deltaHigh - deltaLow > WIDE && Math.abs(delta) >= 0.005 ? 0 : 1;
    const excludesZero = deltaLow > 0 || deltaHigh < 0;
    const nearest = deltaLow > 0 ? deltaLow : deltaHigh;
    return excludesZero ? ([digits, 1, 2].find((each) => rounded(nearest, each) !== 0) ?? 3) : digits;
}
function signed(share, digits) {
    const value = rounded(share, digits);
    if (value === 0)
        return '0';
    return value < 0 ? `\u2212${-value}` : `+${value}`;
}
const rounded = (share, digits) => Number((share * 100).toFixed(digits)) + 0;


/***/ })

};
