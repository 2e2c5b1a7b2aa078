export const id = 9813;
export const ids = [9813];
export const modules = {

/***/ 35825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ whyReadOnly),
/* harmony export */   Qm: () => (/* binding */ runUrlOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   uf: () => (/* binding */ MAX_KEY_LENGTH)
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
const MAX_KEY_LENGTH = 100;
function keyOf({ commentKey, matrix, shard }, { workflow, workflowFile, name }) {
    const file = workflowFile === undefined ? workflow : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(workflowFile);
    const job = [file, shard ? '' : name].filter((part) => part !== '').join('/');
    const key = commentKey ?? (matrix === undefined || shard ? job : `${job} (${matrix})`);
    if (key.length <= MAX_KEY_LENGTH)
        return key || 'evals';
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${key.slice(0, MAX_KEY_LENGTH - hash.length - 1)}-${hash}`;
}


/***/ }),

/***/ 77626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ reportedSteps),
/* harmony export */   XG: () => (/* binding */ ageText),
/* harmony export */   le: () => (/* binding */ runText),
/* harmony export */   ly: () => (/* binding */ distanceText)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const runText = ({ id, origin }) => origin === undefined ? `artifact ${id}` : `run ${origin.run} at ${origin.sha.slice(0, 7)}`;
const HOUR_MS = 3_600_000;
function ageText(ms) {
    const hours = Math.max(0, Math.floor(ms / HOUR_MS));
    if (hours === 0)
        return 'less than 1 h';
    return hours < 48 ? `${hours} h` : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('day', Math.floor(hours / 24));
}
function distanceText(distance) {
    if (distance === 0)
        return 'at the commit where the changes begin';
    const by = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('commit', Math.abs(distance));
    return distance < 0 ? `${by} before the changes begin` : `${by} after the changes begin`;
}
const [FIRST_STEPS, LAST_STEPS] = [29, 20];
const STEP_CHARACTERS = 300;
function reportedSteps(steps) {
    const others = steps.length - FIRST_STEPS - LAST_STEPS;
    const shown = others > 1
        ? [
            ...steps.slice(0, FIRST_STEPS),
            `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('more step', others)}, listed in the log of the step`,
            ...steps.slice(-LAST_STEPS),
        ]
        : steps;
    return shown.map((step) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(step, STEP_CHARACTERS));
}


/***/ }),

/***/ 8082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ folderStore)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const MAX_NAMES = 100_000;
function folderStore(folder, shown, files) {
    const open = async (_, from = files) => (await from.state(folder)) === 'folder' ? folderTree(folder, from) : undefined;
    return {
        name: `the folder ${shown}`,
        open,
        async commit({ files: make }) {
            for (const [path, text] of await make(await open()))
                await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), text);
        },
    };
}
function folderTree(folder, files) {
    return {
        async list(path) {
            const at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path);
            return (await files.state(at)) === 'folder' ? (await files.namesIn(at, MAX_NAMES)).names : [];
        },
        async read(path, maxBytes) {
            const at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path);
            return (await files.state(at)) === 'file' ? await files.read(at, maxBytes) : undefined;
        },
        async start(path, bytes) {
            return Buffer.from((await files.slice((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, path), 0, bytes)).bytes).toString('utf8');
        },
    };
}


/***/ }),

/***/ 94226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ historyBaseline)
/* harmony export */ });
/* harmony import */ var _evidence_pool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22911);
/* harmony import */ var _history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67637);
/* harmony import */ var _history_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9744);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24850);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);
/* harmony import */ var _baseline_evidence_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77626);
/* harmony import */ var _read_history_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69031);








const DAY_MS = 86_400_000;
const MAX_RUNS = 2 * _evidence_pool_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOW */ .jf.runs;
async function historyBaseline(question, signal) {
    const { store, branch } = question;
    try {
        const { runs, problems } = await baselineRuns(question, signal);
        const steps = problems.length === 0 ? {} : { steps: (0,_baseline_evidence_words_js__WEBPACK_IMPORTED_MODULE_6__/* .reportedSteps */ .BC)(problems) };
        const newest = runs.findLast(_history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTrials */ .cK)?.run;
        const failed = runs.filter((run) => !(0,_history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTrials */ .cK)(run)).length;
        if (newest === undefined) {
            const of = branch === undefined ? '' : ` of ${branch}`;
            return {
                kind: 'none',
                why: failed > 0
                    ? `all recent runs in ${store.name} failed, and a failed run is no baseline`
                    : `${store.name} has no recent run${of}; the next complete run will be stored there`,
                ...steps,
            };
        }
        return {
            kind: 'found',
            pools: runs.flatMap(_history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__/* .historyPools */ .wO),
            leftOut: failed > 0 ? `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('failed run', failed)} of ${store.name} that no later run has passed` : undefined,
            ...steps,
            provenance: [
                {
                    from: 'history',
                    where: store.name,
                    runId: newest.run_id,
                    sha: newest.sha,
                    branch,
                    writtenAt: newest.time,
                },
            ],
        };
    }
    catch (error) {
        if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ServiceError */ ._) {
            return { kind: 'unavailable', why: `the history could not be read: ${error.message}` };
        }
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo)
            return { kind: 'none', why: error.problems[0]?.message ?? error.message };
        throw error;
    }
}
async function baselineRuns(question, signal) {
    const { store, files, laterCommits } = question;
    const tree = await store.open(signal, files);
    if (tree === undefined)
        return { runs: [], problems: [] };
    const isLater = await laterCommits?.(signal);
    const before = await runsIn(tree, question, { isSkipped: isLater, signal });
    return before.runs.length > 0 || isLater === undefined ? before : runsIn(tree, question, { signal });
}
async function runsIn(tree, { folders, branch, now, until = now + DAY_MS, maxAgeDays = _evidence_pool_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOW */ .jf.days, ownRun }, { isSkipped, signal }) {
    const ref = branch === undefined ? undefined : `refs/heads/${branch}`;
    const limits = {
        ref,
        since: now - maxAgeDays * DAY_MS,
        until,
        mostRuns: MAX_RUNS,
        enough: _evidence_pool_js__WEBPACK_IMPORTED_MODULE_0__/* .WINDOW */ .jf.runs,
        isOfBranch: branch !== undefined,
        isSkipped,
    };
    const found = [];
    for (const folder of folders)
        found.push(await (0,_read_history_js__WEBPACK_IMPORTED_MODULE_7__/* .readBaselineRuns */ .Wi)(tree, { folder, ...limits }, signal));
    const counts = ({ run: { run_id: run, sha } }) => (ownRun === undefined || run !== ownRun) && (sha === undefined || !isSkipped?.((0,_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(sha)));
    return {
        runs: found.flatMap(({ runs }) => runs.filter(counts)),
        problems: found.flatMap(({ problems }) => problems),
    };
}


/***/ }),

/***/ 64694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var _history_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9744);
/* harmony import */ var _action_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35825);


const folderOf = (inputs, job) => (0,_history_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .keyFolder */ .Ck)(job === undefined ? (inputs.commentKey ?? 'evals') : (0,_action_job_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(inputs, job));


/***/ }),

/***/ 7223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ localHistory),
/* harmony export */   x: () => (/* binding */ localStore)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _folder_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8082);
/* harmony import */ var _history_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94226);
/* harmony import */ var _history_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64694);




function localStore({ history, workingDirectory }, { cwd, files }) {
    if (history === 'off' || history === 'branch')
        return undefined;
    return (0,_folder_store_js__WEBPACK_IMPORTED_MODULE_1__/* .folderStore */ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, workingDirectory, history), history, files);
}
function localHistory(inputs, runtime) {
    const store = localStore(inputs, runtime);
    if (store === undefined)
        return undefined;
    const folders = [(0,_history_key_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .y)(inputs, undefined)];
    const now = runtime.clock.now();
    return (signal, files) => (0,_history_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .historyBaseline */ .O)({ store, files, folders, now, maxAgeDays: inputs.baselineMaxAge }, signal);
}


/***/ }),

/***/ 69031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W4: () => (/* binding */ readHeads),
/* harmony export */   Wi: () => (/* binding */ readBaselineRuns),
/* harmony export */   lm: () => (/* binding */ keyFolders)
/* harmony export */ });
/* harmony import */ var _history_codec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33782);
/* harmony import */ var _history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67637);
/* harmony import */ var _history_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9744);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85988);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);






const historyLimits = { runs: 2_000, bytes: 64 * 1024 * 1024 };
const AT_ONCE = 6;
const keyFolders = async (tree, signal) => (await tree.list(_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .ROOT */ .Dl, signal))
    .filter((name) => name.endsWith('/'))
    .map((name) => `${_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .ROOT */ .Dl}/${name.slice(0, -1)}`)
    .sort();
const readHeads = (tree, question, signal) => readRuns(tree, question, { read: headAt, signal });
async function readBaselineRuns(tree, question, signal) {
    const known = new Map();
    const read = (path) => {
        const reading = known.get(path) ?? runAt(path, tree, signal);
        known.set(path, reading);
        return reading;
    };
    for (let { mostRuns } = question;; mostRuns = Math.min(mostRuns * MORE, MAX_BASELINE_RUNS)) {
        const { runs, problems, files } = await readRuns(tree, { ...question, mostRuns }, { read, signal });
        const complete = runs.filter(({ run }) => (0,_history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__/* .isBaseline */ .Ue)(run));
        const usable = question.isOfBranch ? complete : (0,_history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutFailedRuns */ .is)(complete);
        if (usable.filter(_history_history_pools_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTrials */ .cK).length >= question.enough || files < mostRuns || mostRuns >= MAX_BASELINE_RUNS)
            return { runs: usable, problems };
    }
}
const MORE = 2;
const MAX_BASELINE_RUNS = 500;
async function readRuns(tree, question, { read, signal }) {
    const { mostRuns = historyLimits.runs } = question;
    const { paths, later } = await newestPaths(tree, { ...question, mostRuns }, signal);
    const problems = [];
    if (later.length > 0)
        problems.push(`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('run', later.length)} skipped: ${IN_FUTURE}, such as ${later[0]}`);
    let bytes = 0;
    const found = await (0,_shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_4__/* .inParallel */ .H)(paths, async (path) => {
        if (bytes > historyLimits.bytes)
            return [];
        const decoded = await withoutThrowing(() => read(path, tree, signal));
        bytes += decoded.bytes;
        if (decoded.kind === 'read' && isLater(Date.parse(decoded.value.run.time), question)) {
            problems.push(`${path} was skipped: ${IN_FUTURE}`);
            return [];
        }
        if (decoded.kind === 'read')
            return isWanted(decoded.value, question) ? [decoded.value] : [];
        problems.push(`${path} was skipped: ${decoded.why}`);
        return [];
    }, AT_ONCE);
    if (bytes > historyLimits.bytes) {
        problems.push(`older runs were skipped: together they are larger than ${historyLimits.bytes / 2 ** 20} MiB`);
    }
    return { runs: inOrder(found.flat()), problems, files: paths.length };
}
const IN_FUTURE = 'the time is in the future';
const isLater = (time, { until }) => until !== undefined && time > until;
const START_BYTES = 16 * 1024;
async function headAt(path, tree, signal) {
    const start = await tree.start(path, START_BYTES, signal);
    const isWhole = Buffer.byteLength(start) < START_BYTES;
    const text = (0,_history_codec_js__WEBPACK_IMPORTED_MODULE_0__/* .hasWholeHead */ .U3)(start) || isWhole ? start : await wholeText(path, tree, signal);
    return { ...(0,_history_codec_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeHead */ .Jk)(text), bytes: text.length };
}
async function runAt(path, tree, signal) {
    const text = await wholeText(path, tree, signal);
    return { ...(0,_history_codec_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeRun */ .am)(text), bytes: text.length };
}
const wholeText = async (path, tree, signal) => (await tree.read(path, _history_codec_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RUN_BYTES */ .xn, signal)) ?? '';
async function withoutThrowing(read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo))
            throw error;
        return { kind: 'refused', why: error.problems[0]?.message ?? error.message, bytes: 0 };
    }
}
async function newestPaths(tree, { folder, mostRuns, since, until, isSkipped }, signal) {
    const foldersIn = async (path) => (await tree.list(path, signal))
        .filter((name) => /^\d{2,4}\/$/.test(name))
        .map((name) => `${path}/${name.slice(0, -1)}`)
        .sort()
        .reverse();
    const isOld = (name) => since !== undefined && (0,_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .timeInName */ .sT)(name) < since;
    const [paths, later] = [[], []];
    for (const year of await foldersIn(`${folder}/runs`)) {
        for (const month of await foldersIn(year)) {
            const names = (await tree.list(month, signal)).filter(_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunFile */ .QN).sort().reverse();
            const recent = names.filter((name) => !isOld(name));
            const [ahead, present] = parted(recent, (name) => isLater((0,_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .timeInName */ .sT)(name), { until }));
            later.push(...ahead.map((name) => `${month}/${name}`));
            const wanted = present.filter((name) => !isSkipped?.((0,_history_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .commitInName */ .YP)(name) ?? ''));
            paths.push(...wanted.slice(0, mostRuns - paths.length).map((name) => `${month}/${name}`));
            if (paths.length >= mostRuns || recent.length < names.length)
                return { paths, later };
        }
    }
    return { paths, later };
}
const isWanted = ({ run }, { ref, since }) => (ref === undefined || run.ref === ref) && (since === undefined || Date.parse(run.time) >= since);
const parted = (items, isFirst) => [
    items.filter(isFirst),
    items.filter((item) => !isFirst(item)),
];
const inOrder = (runs) => runs.toSorted((a, b) => (a.run.time < b.run.time ? -1 : a.run.time > b.run.time ? 1 : 0));


/***/ }),

/***/ 33782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xn: () => (/* binding */ MAX_RUN_BYTES),
  Jk: () => (/* binding */ decodeHead),
  am: () => (/* binding */ decodeRun),
  M$: () => (/* binding */ encodeRun),
  U3: () => (/* binding */ hasWholeHead)
});

// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/verdict/assessment.js
var assessment = __webpack_require__(67409);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/history/lines.js




const MAX_NAME_LENGTH = 4_096;
const lines_name = schemas/* string */.YjP().max(MAX_NAME_LENGTH);
const share = schemas/* number */.aig().min(0).max(1);
const amount = schemas/* number */.aig().nonnegative();
const count = schemas/* int */.Whr().nonnegative();
const MAX_TRIALS = 10_000;
const time = iso/* datetime */.w$();
const runLineSchema = schemas/* strictObject */.rej({
    v: schemas/* literal */.euz(1),
    type: schemas/* literal */.euz('run'),
    time,
    sha: schemas/* string */.YjP()
        .regex(/^[0-9a-f]{40,64}$/)
        .optional(),
    ref: lines_name.optional(),
    run_id: schemas/* int */.Whr().positive().optional(),
    attempt: schemas/* int */.Whr().positive().optional(),
    url: schemas/* url */.OZ5().max(MAX_NAME_LENGTH).optional(),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
    headline: lines_name,
    complete: schemas/* boolean */.zMY(),
    restricted: schemas/* literal */.euz(true).optional(),
    duration_ms: amount,
    cost_usd: amount.optional(),
    tokens: count.optional(),
    tool_version: lines_name,
    format: lines_name.optional(),
    tests_left_out: schemas/* int */.Whr().positive().optional(),
});
const suiteLineSchema = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('suite'),
    suite: lines_name,
    file: lines_name.optional(),
    target: lines_name,
    n: count,
    passed: count,
    failed: count,
    errored: count,
    trials: count,
    passes: count,
    score: share.optional(),
    pass_rate: share.optional(),
    low: share.optional(),
    high: share.optional(),
    cost_usd: amount.optional(),
    ms: amount.optional(),
    model: lines_name.optional(),
    judges: schemas/* array */.YOg(lines_name).optional(),
    definition: lines_name.optional(),
    changed: schemas/* tuple */.PVZ([count, count]).optional(),
    subject: lines_name.optional(),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
});
const testLineSchema = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('test'),
    s: count,
    id: lines_name,
    trials: count.max(MAX_TRIALS),
    passes: count,
    score: share.optional(),
    scores: schemas/* array */.YOg(share).max(MAX_TRIALS).optional(),
    cost_usd: amount.optional(),
    ms: amount.optional(),
    measure: lines_name.optional(),
    subject: lines_name.optional(),
    agent: lines_name.optional(),
    must_pass: schemas/* literal */.euz(true).optional(),
    since: time.optional(),
    accepted: schemas/* object */.Ikc({ reason: lines_name, author: lines_name }).optional(),
    state: schemas/* enum */.k5n(assessment/* testStates */.N).optional(),
    class: schemas/* enum */.k5n(outcome/* failureClasses */.fQ).optional(),
});

;// CONCATENATED MODULE: ./build/js/src/history/codec.js



const MAX_RUN_BYTES = 8 * 1024 * 1024;
const MAX_SUITES = 10_000;
function encodeRun({ run, suites, tests }, maxBytes = MAX_RUN_BYTES) {
    const linesOf = (head, own) => [runInOrder(head), ...suites.map(suiteInOrder), ...own.map(testInOrder)]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join('');
    const text = linesOf(run, tests);
    if (Buffer.byteLength(text) <= maxBytes || tests.length === 0)
        return text;
    return linesOf({ ...run, tests_left_out: tests.length }, []);
}
const hasWholeHead = (start) => start.includes(FIRST_TEST);
function decodeHead(text) {
    const firstTest = text.indexOf(FIRST_TEST);
    const head = firstTest < 0 ? text : text.slice(0, firstTest + 1);
    if (!head.endsWith('\n'))
        return refused('it is cut off');
    const [first = '', ...others] = head.trimEnd().split('\n');
    const value = (0,json/* foreignJsonOf */.sV)(first);
    if (isNewer(value))
        return refused('a newer version of eval-action wrote it');
    const run = lineOf(runLineSchema, value, 1);
    if (run.kind === 'refused')
        return run;
    if (others.length > MAX_SUITES)
        return refused(`it has more than ${MAX_SUITES} suites`);
    const suites = [];
    for (const [index, line] of others.entries()) {
        const suite = lineOf(suiteLineSchema, (0,json/* foreignJsonOf */.sV)(line), index + 2);
        if (suite.kind === 'refused')
            return suite;
        suites.push(suite.value);
    }
    return { kind: 'read', value: { run: run.value, suites } };
}
const FIRST_TEST = '\n{"type":"test",';
function decodeRun(text) {
    const head = decodeHead(text);
    if (head.kind === 'refused')
        return head;
    if (!text.endsWith('\n'))
        return refused('it is cut off');
    const { run, suites } = head.value;
    const tests = [];
    for (const [index, line] of text
        .trimEnd()
        .split('\n')
        .slice(1 + suites.length)
        .entries()) {
        const number = 2 + suites.length + index;
        const test = lineOf(testLineSchema, (0,json/* foreignJsonOf */.sV)(line), number);
        if (test.kind === 'refused')
            return test;
        const why = whyInconsistent(test.value, suites.length);
        if (why !== undefined)
            return refused(`line ${number}: ${why}`);
        tests.push(test.value);
    }
    return { kind: 'read', value: { run, suites, tests } };
}
function whyInconsistent({ s, trials, passes, score, scores }, suites) {
    if (s >= suites)
        return 'its suite is missing';
    if (passes > trials)
        return 'more trials passed than there are';
    if (scores !== undefined && scores.length !== trials)
        return 'the number of scores is not that of the trials';
    return trials > 0 && score === undefined ? 'it has trials and no score' : undefined;
}
function lineOf(schema, value, line) {
    const read = schema.safeParse(value);
    if (read.success)
        return { kind: 'read', value: read.data };
    const [issue] = read.error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : `${(0,shared_text/* cutEnd */.ym)(issue.path.join('.'), 60)}: `;
    return refused(`line ${line}: ${where}${(0,shared_text/* cutEnd */.ym)(issue?.message ?? 'invalid', 200)}`);
}
const refused = (why) => ({ kind: 'refused', why });
function isNewer(value) {
    const { v } = Object(value);
    return typeof v === 'number' && v > 1;
}
const runInOrder = (line) => inOrder(runKeys, line);
const suiteInOrder = (line) => inOrder(suiteKeys, line);
const testInOrder = (line) => inOrder(testKeys, line);
const runKeys = Object.keys(runLineSchema.shape);
const suiteKeys = Object.keys(suiteLineSchema.shape);
const testKeys = Object.keys(testLineSchema.shape);
const inOrder = (keys, line) => Object.fromEntries(keys.flatMap((key) => {
    const value = line[key];
    return value === undefined ? [] : [[key, value]];
}));


/***/ }),

/***/ 67637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ue: () => (/* binding */ isBaseline),
/* harmony export */   cK: () => (/* binding */ hasTrials),
/* harmony export */   is: () => (/* binding */ withoutFailedRuns),
/* harmony export */   rt: () => (/* binding */ runName),
/* harmony export */   wO: () => (/* binding */ historyPools)
/* harmony export */ });
const runName = ({ run_id, attempt = 1, time }) => run_id === undefined ? `local ${time}` : `${run_id}.${attempt}`;
const isBaseline = ({ complete, verdict }) => complete && verdict !== 'invalid' && verdict !== 'cancelled';
const hasTrials = ({ tests }) => tests.some(({ trials }) => trials > 0);
const UNDECIDED = ['suspected', 'not-enough-history', 'not-rerun'];
function withoutFailedRuns(runs) {
    const lastPassed = runs.findLastIndex(({ run: { verdict } }) => verdict === 'pass' || verdict === 'warn');
    const keyOf = ({ suites }, { s, id }) => {
        const { suite, file, target } = suites[s] ?? {};
        return JSON.stringify([suite, file, target, id]);
    };
    const passedAt = new Map();
    for (const [at, run] of runs.entries()) {
        for (const test of run.tests)
            if (2 * test.passes > test.trials)
                passedAt.set(keyOf(run, test), at);
    }
    return runs.map((run, at) => {
        const counts = (test) => {
            if (test.accepted !== undefined)
                return true;
            if (run.run.verdict === 'fail')
                return at < lastPassed && test.passes === test.trials;
            return !UNDECIDED.includes(test.state) || (passedAt.get(keyOf(run, test)) ?? -1) > at;
        };
        return { ...run, tests: run.tests.map((test) => (counts(test) ? test : { ...test, trials: 0, passes: 0 })) };
    });
}
function historyPools({ run, suites, tests }) {
    if (!isBaseline(run))
        return [];
    return suites.flatMap((suite, s) => {
        const own = tests.filter((test) => test.s === s);
        const measured = own.filter(({ trials }) => trials > 0);
        if (own.every(({ trials, since, accepted }) => trials === 0 && (since ?? accepted) === undefined))
            return [];
        return {
            schemaVersion: 1,
            suite: suite.suite,
            file: suite.file,
            target: suite.target,
            tests: measured.map((test) => ({ testId: test.id, trials: trialsOf(test, suite, run) })),
            resets: own.flatMap(({ id, since, accepted }) => [
                ...(since === undefined ? [] : [{ testId: id, kind: 'accept', time: since, reason: 'accepted' }]),
                ...(accepted === undefined
                    ? []
                    : [{ testId: id, kind: 'accept', time: before(run.time), ...accepted }]),
            ]),
        };
    });
}
const before = (time) => new Date(Date.parse(time) - 1).toISOString();
function trialsOf(test, { subject }, run) {
    const { trials, passes, score = 0, scores, measure, agent } = test;
    const scoreAt = (at) => scores?.[at] ?? (trials === 1 ? score : at < passes ? 1 : 0);
    return Array.from({ length: trials }, (_, at) => ({
        measure,
        subject: test.subject ?? subject,
        run: runName(run),
        sha: run.sha,
        time: run.time,
        pass: at < passes,
        score: scoreAt(at),
        costUsd: test.cost_usd,
        durationMs: test.ms,
        agentVersion: agent,
        mustPass: test.must_pass,
        restricted: run.restricted,
    }));
}


/***/ }),

/***/ 9691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ sampleSchema),
  Q: () => (/* binding */ trendRunSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/model/run/fact.js

const testFactSchema = schemas/* strictObject */.rej({
    time: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    tokens: schemas/* strictObject */.rej({ input: schemas/* number */.aig().nonnegative(), output: schemas/* number */.aig().nonnegative() }).optional(),
    judgeCalls: schemas/* number */.aig().nonnegative().optional(),
    judgeUsd: schemas/* number */.aig().nonnegative().optional(),
});

// EXTERNAL MODULE: ./build/js/src/model/run/side.js
var side = __webpack_require__(95380);
;// CONCATENATED MODULE: ./build/js/src/model/run/sample.js




const sampleSchema = schemas/* strictObject */.rej({
    key: schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP()]),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    fact: testFactSchema.optional(),
    sides: schemas/* array */.YOg(side/* sideSchema */.l).max(2),
});
const trendSuiteSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    passes: schemas/* int */.Whr().nonnegative(),
    trials: schemas/* int */.Whr().positive(),
    score: schemas/* number */.aig(),
    costUsd: schemas/* number */.aig().optional(),
    durationMs: schemas/* number */.aig().optional(),
    n: schemas/* int */.Whr().nonnegative().optional(),
    model: schemas/* string */.YjP().optional(),
    judges: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    definition: schemas/* string */.YjP().optional(),
    changed: schemas/* strictObject */.rej({ tests: schemas/* int */.Whr().nonnegative(), of: schemas/* int */.Whr().nonnegative() }).optional(),
});
const trendRunSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().optional(),
    time: schemas/* string */.YjP(),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
    tool: schemas/* string */.YjP().optional(),
    suites: schemas/* array */.YOg(trendSuiteSchema),
});


/***/ })

};
