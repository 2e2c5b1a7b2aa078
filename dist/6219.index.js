export const id = 6219;
export const ids = [6219];
export const modules = {

/***/ 25246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ SECOND_UPLOAD),
/* harmony export */   YJ: () => (/* binding */ artifactWriter),
/* harmony export */   YV: () => (/* binding */ isOwnServer),
/* harmony export */   fJ: () => (/* binding */ whyNoArtifacts)
/* harmony export */ });
/* unused harmony export openArtifactWriter */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84136);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(780);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74180);








function whyNoArtifacts(env) {
    if (!env['ACTIONS_RESULTS_URL'] || !env['ACTIONS_RUNTIME_TOKEN']) {
        return 'The runner does not support artifacts (ACTIONS_RESULTS_URL or ACTIONS_RUNTIME_TOKEN is not set)';
    }
    return isOwnServer(env['GITHUB_SERVER_URL'])
        ? 'GitHub Enterprise Server does not support artifacts of this kind'
        : undefined;
}
function isOwnServer(serverUrl) {
    const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
    return !(host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'));
}
const SECOND_UPLOAD = '.again';
const SERVICE = "GitHub's artifact service";
function openArtifactWriter(retryBudget = new _retry_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .RetryBudget */ .K(SERVICE), secondMs = 1000) {
    const ask = async (work, signal, workMs = 0) => {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3838), __webpack_require__.e(908), __webpack_require__.e(1351), __webpack_require__.e(6799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
        const once = async (within) => {
            try {
                return await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_7__/* .untilAborted */ .E)(() => work(new DefaultArtifactClient()), within, SERVICE);
            }
            catch (error) {
                throw asServiceError(error);
            }
        };
        return (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .retrying */ .R)(once, { retryBudget, signal, secondMs, workMs });
    };
    const uploaded = async ({ name, files, mayHaveSuffix = false }, signal, work) => {
        let broken;
        let isBegun = false;
        const once = async (client) => {
            try {
                return await work(client, name);
            }
            catch (error) {
                const failure = asServiceError(error);
                if (failure.fault !== 'taken' || broken === undefined) {
                    broken ??= failure;
                    isBegun ||= !/Failed to CreateArtifact/.test((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error));
                    throw failure;
                }
                const { artifacts } = await client.listArtifacts();
                const listed = artifacts.find((artifact) => artifact.name === name);
                if (listed !== undefined && isBegun)
                    return listed;
                if (listed !== undefined)
                    throw failure;
                if (mayHaveSuffix)
                    return work(client, `${name}${SECOND_UPLOAD}`);
                const message = `${broken.message}. GitHub keeps the name ${name} for the upload that broke: only a new run of the workflow can store it`;
                throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(broken.fault, message, { isFinal: true });
            }
        };
        try {
            const { id } = await ask(once, signal, _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .SLOWEST_MS_PER_MIB */ .SJ * ((await bytesOf(files)) / 2 ** 20));
            if (id === undefined)
                throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${SERVICE} accepted the artifact without an id`);
            return { kind: 'uploaded', id };
        }
        catch (error) {
            if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._ && error.fault === 'taken')
                return { kind: 'nameTaken' };
            throw error;
        }
    };
    return {
        upload: (artifact, signal) => uploaded(artifact, signal, (client, name) => {
            const { files, folder, retentionDays } = artifact;
            return client.uploadArtifact(name, [...files], folder, retentionDays === undefined ? {} : { retentionDays });
        }),
        uploadFile({ path, retentionDays }, signal) {
            const options = { skipArchive: true, retentionDays };
            return uploaded({ name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), files: [path] }, signal, (client, name) => client.uploadArtifact(name, [path], (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), options));
        },
        async remove(name, signal) {
            try {
                await ask((client) => client.deleteArtifact(name), signal);
            }
            catch (error) {
                if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._ && error.fault === 'missing'))
                    throw error;
            }
        },
    };
}
const artifactWriter = openArtifactWriter();
async function bytesOf(files) {
    const sizes = await Promise.all(files.map(async (file) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size));
    return sizes.reduce((sum, size) => sum + size, 0);
}
function asServiceError(error) {
    if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._)
        return error;
    const said = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).replaceAll(/https?:\/\/\S+/g, 'its address'), MAX_MESSAGE_LENGTH);
    const { statusCode, code } = Object(error);
    if (typeof statusCode === 'number') {
        const name = typeof code === 'string' ? ` (${code})` : '';
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(faultOf(statusCode, said), `The store of GitHub's artifacts answered HTTP ${statusCode}${name}`);
    }
    const [, status, rest = ''] = /\((\d{3})\) ?(.*)/s.exec(said) ?? [];
    if (status !== undefined) {
        const why = rest.trim() === '' ? '' : `: ${rest.trim()}`;
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(faultOf(Number(status), said), `${SERVICE} answered HTTP ${status}${why}`);
    }
    if (/was not ok/.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${SERVICE} answered HTTP 200 and did not accept it`);
    if (/not found/i.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('missing', `${SERVICE} does not have it`);
    const [, network] = /Unable to make request: (\w+)/.exec(said) ?? [];
    if (network !== undefined)
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${SERVICE} could not be reached: ${network}`);
    return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(faultOf(0, said), `${SERVICE} could not be used: ${said}`);
}
const MAX_MESSAGE_LENGTH = 300;
function faultOf(status, said) {
    if (status === 401 || status === 403 || /\bJWT\b/.test(said))
        return 'refused';
    if (status === 404)
        return 'missing';
    if (status === 409)
        return 'taken';
    if (status === 400 || status === 422 || /not valid/.test(said))
        return 'invalid';
    return status === 429 || /storage quota/.test(said) ? 'limited' : 'unavailable';
}


/***/ }),

/***/ 74180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24850);

function untilAborted(work, signal, service) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(asTooLate(signal, service));
        if (signal.aborted)
            return abort();
        signal.addEventListener('abort', abort, { once: true });
        work()
            .then(resolve, reject)
            .finally(() => signal.removeEventListener('abort', abort));
    });
}
function asTooLate({ reason }, service) {
    const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
    return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._('tooLate', isTimeout ? `${service} did not answer in time` : 'The run was cancelled');
}


/***/ }),

/***/ 21628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: () => (/* binding */ pageArtifact),
/* harmony export */   fD: () => (/* binding */ keyInNames),
/* harmony export */   iZ: () => (/* binding */ keysOfResults),
/* harmony export */   kZ: () => (/* binding */ notMeasuredArtifact),
/* harmony export */   p$: () => (/* binding */ resultsArtifact),
/* harmony export */   uj: () => (/* binding */ evidenceArtifact),
/* harmony export */   vD: () => (/* binding */ keysOfShards),
/* harmony export */   x8: () => (/* binding */ reportArtifact),
/* harmony export */   yJ: () => (/* binding */ isShardOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const evidenceArtifact = (key) => `agentv-evidence-${nameOfKey(key)}`;
const resultsArtifact = (key, attempt, shard) => `${RESULTS_PREFIX}${nameOfKey(key)}${partOfShard(shard)}-${attempt}`;
const partOfShard = (shard) => shard === undefined ? '' : `-shard-${shard.index}-of-${shard.count}`;
const RESULTS_PREFIX = 'agentv-results-';
const SHARD_PART = /-shard-\d{1,3}-of-\d{1,3}$/;
const isShardOf = (name, key) => name.startsWith(`${RESULTS_PREFIX}${nameOfKey(key)}-shard-`);
const keysOfShards = (names) => [
    ...new Set(partsIn(names, RESULTS_PREFIX).flatMap((part) => (SHARD_PART.test(part) ? part.replace(SHARD_PART, '') : []))),
];
const notMeasuredArtifact = (key, attempt, shard) => `agentv-not-measured-${nameOfKey(key)}${partOfShard(shard)}-${attempt}`;
const pageArtifact = (key, attempt) => `${reportArtifact(key, attempt)}.html`;
const MAX_KEY_LENGTH = 100;
const reportArtifact = (key, attempt) => `agentv-report-${nameOfKey(key)}-${attempt}`;
function nameOfKey(key) {
    if (/^[\w.-]+$/.test(key) && key.length <= MAX_KEY_LENGTH)
        return key;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${slug(key).slice(0, MAX_KEY_LENGTH - hash.length - 1)}-${hash}`;
}
const slug = (key) => key.replaceAll(/[^\w.-]+/g, '-');
function keyInNames(names, workflow) {
    const reported = partsOf(names, 'agentv-report-');
    const [part, ...others] = reported.length > 0 ? reported : partsOf(names, RESULTS_PREFIX);
    if (part === undefined || others.length > 0)
        return undefined;
    const beginning = slug(`${workflow}/`);
    const job = part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, '') : '';
    const key = `${workflow}/${job}`;
    return nameOfKey(key) === part ? key : part;
}
const keysOfResults = (names) => partsOf(names, RESULTS_PREFIX);
const partsOf = (names, prefix) => [
    ...new Set(partsIn(names, prefix).map((part) => part.replace(SHARD_PART, ''))),
];
const partsIn = (names, prefix) => names.flatMap((name) => {
    const [, part] = name.startsWith(prefix) ? (/^([\w.-]+)-\d{1,6}$/.exec(name.slice(prefix.length)) ?? []) : [];
    return part !== undefined && part.replace(SHARD_PART, '').length <= MAX_KEY_LENGTH ? part : [];
});


/***/ }),

/***/ 36083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oo: () => (/* binding */ openBaseTree),
/* harmony export */   QE: () => (/* binding */ hasCommit),
/* harmony export */   y2: () => (/* binding */ checkOutBase)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_discover_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7678);


function openBaseTree(baseSha, baseline, { cwd, git, files }) {
    const sha = baseSha ?? newestSha(baseline);
    if (sha === undefined)
        return undefined;
    let checkout;
    let checkedOut;
    const checkOut = async (signal) => {
        const root = await (0,_suites_discover_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W1)(cwd, files);
        const base = await checkOutBase(sha, { git, files, root }, signal);
        if (typeof base === 'string')
            return base;
        checkout = base;
        return { sha, cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(base.path, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, cwd)), root: base.path, checkout: root };
    };
    return {
        sha,
        checkOut(signal) {
            checkedOut ??= checkOut(signal);
            return checkedOut;
        },
        async [Symbol.asyncDispose]() {
            await checkedOut?.catch(() => undefined);
            await checkout?.[Symbol.asyncDispose]();
        },
    };
}
function newestSha(baseline) {
    if (baseline.kind !== 'found')
        return undefined;
    const trials = baseline.pools.flatMap(({ tests }) => tests.flatMap((test) => test.trials));
    const known = trials.filter(({ sha }) => sha !== undefined && /^[0-9a-f]{40,64}$/.test(sha));
    return known.reduce((newest, trial) => (newest === undefined || trial.time > newest.time ? trial : newest), undefined)?.sha;
}
async function hasCommit(sha, { git, root }, signal) {
    const isThere = () => ranWell(['cat-file', '-e', `${sha}^{commit}`], { git, root, local: true }, signal);
    if (await isThere())
        return true;
    await ranWell(['fetch', '--quiet', '--no-tags', '--depth=1', 'origin', sha], { git, root, local: false }, signal);
    return isThere();
}
async function ranWell(args, { git, root, local }, signal) {
    const ended = await git.run(args, { cwd: root, local }, signal);
    return ended.kind === 'exited' && ended.exitCode === 0;
}
async function checkOutBase(sha, { git, files, root }, signal) {
    if (!(await hasCommit(sha, { git, root }, signal)))
        return `the commit ${sha.slice(0, 10)} is not in this clone and cannot be fetched`;
    const scratch = await files.scratchFolder('eval-action-base-');
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(scratch.path, 'tree');
    const remove = async () => {
        const [site, ended] = [{ git, root, local: true }, new AbortController().signal];
        const isRemoved = await ranWell(['worktree', 'remove', '--force', path], site, ended);
        await scratch[Symbol.asyncDispose]();
        if (!isRemoved)
            await ranWell(['worktree', 'prune'], site, ended);
    };
    if (await ranWell(['worktree', 'add', '--quiet', '--detach', path, sha], { git, root, local: true }, signal)) {
        return { path, [Symbol.asyncDispose]: remove };
    }
    await remove();
    return `the commit ${sha.slice(0, 10)} cannot be checked out`;
}


/***/ }),

/***/ 18774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ whyBranchLeavesNone),
/* harmony export */   ZW: () => (/* binding */ evidenceReporter),
/* harmony export */   mA: () => (/* binding */ leavesEvidence)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25246);
/* harmony import */ var _evidence_trust_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65239);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82953);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _artifact_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21628);






function leavesEvidence({ baselineBranch: branch, uploadArtifacts }, job, env) {
    if (job === undefined || (uploadArtifacts && (0,_adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNoArtifacts */ .fJ)(env) !== undefined))
        return false;
    return whyBranchLeavesNone(job, branch) === undefined;
}
function whyBranchLeavesNone({ event, ref, isProtected, defaultBranch }, branch) {
    const branches = [defaultBranch, branch].filter((name) => name !== undefined);
    return (0,_evidence_trust_js__WEBPACK_IMPORTED_MODULE_2__/* .whyNotLeft */ .jS)({ event, ref, isProtected, branches });
}
const NAME = 'evidence';
function evidenceReporter(options) {
    return {
        name: NAME,
        async deliver(report) {
            const why = whyNotStored(options, report);
            if (why !== undefined)
                return { kind: 'notNeeded', name: NAME, why };
            try {
                return await store(options, report);
            }
            catch (error) {
                return (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_3__/* .notTaken */ .h)(NAME, error, undefined, undefined);
            }
        },
    };
}
function whyNotStored({ evidence, whyNone, job, branch, paths }, report) {
    if (evidence === 'never')
        return 'evidence is never';
    if (report.dryRun)
        return 'A dry run measures nothing';
    if (!report.complete)
        return 'The run is not complete';
    if (report.verdict.kind === 'invalid')
        return 'The run is not valid';
    return whyNone ?? whyBranchLeavesNone(job, branch) ?? (paths.length === 0 ? 'Nothing was measured' : undefined);
}
async function store(options, report) {
    const { key, job, retentionDays, writer, folder, files, samplesOf } = options;
    const { files: samples, omitted } = samplesOf?.(report) ?? { files: [], omitted: [] };
    const added = samples.map(({ name, text }) => ({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name), text }));
    for (const { path, text } of added)
        await files.write(path, text);
    const name = (0,_artifact_names_js__WEBPACK_IMPORTED_MODULE_5__/* .evidenceArtifact */ .uj)(key);
    const artifact = { name, folder, files: [...options.paths, ...added.map(({ path }) => path)], retentionDays };
    const within = options.signal();
    let uploaded = await writer.upload(artifact, within);
    if (uploaded.kind === 'nameTaken' && job.attempt > 1) {
        await writer.remove(name, within);
        uploaded = await writer.upload(artifact, within);
    }
    if (uploaded.kind === 'uploaded') {
        const without = omitted.map(({ what, tests }) => `${what} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('test', tests)}`);
        const cut = without.length === 0 ? '' : ` (without ${without.join(', ')})`;
        return { kind: 'delivered', name: NAME, where: `${name}${cut}${expiryText(retentionDays)}` };
    }
    return {
        kind: 'notDelivered',
        name: NAME,
        why: `Another job of this run already stores evidence with the key "${key}"`,
        hint: 'Give each of them its own comment-key, such as the values of its matrix. If an upload of an earlier attempt broke, start a new run of the workflow.',
    };
}
const QUIET_DAYS = 30;
const expiryText = (days) => days !== undefined && days < QUIET_DAYS
    ? `, which expires in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('day', days)}: too soon for a branch without runs for a month`
    : '';


/***/ }),

/***/ 70220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ historyReporter),
  O: () => (/* binding */ runToStore)
});

// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/shared/statistics/wilson.js
var wilson = __webpack_require__(10877);
;// CONCATENATED MODULE: ./build/js/src/history/history-run.js







function historyRun({ report, facts, own, earlier }) {
    const poolOf = (pools, { suite, file, target }) => pools.find((pool) => pool.suite === suite && pool.file === file && pool.target === target);
    const parts = report.suites.map((suite, s) => {
        const results = report.results.filter((result) => isOf(result, suite));
        return { s, suite, results, pool: poolOf(own, suite), base: poolOf(earlier, suite) };
    });
    const states = new Map(report.comparison.tests.map((test) => [(0,run_result/* resultKey */.ZH)(test), test.state]));
    return {
        run: runLine(report, facts),
        suites: parts.map((part) => suiteLine(part, report)),
        tests: parts.flatMap((part) => testLines(part, states)),
    };
}
const isOf = (result, { suite, file, target }) => result.suite === suite && result.suiteFile === file && result.target === target;
function runLine({ verdict, complete, durationMs, totals, generator, imported }, facts) {
    const { costUsd, graderCostUsd, tokens } = totals;
    const cost = costUsd === undefined && graderCostUsd === undefined ? undefined : (costUsd ?? 0) + (graderCostUsd ?? 0);
    const formats = [...new Set(imported?.map(({ format, version = '' }) => `${format} ${version}`.trim()))].sort();
    return {
        v: 1,
        type: 'run',
        ...facts,
        verdict: verdict.kind,
        headline: verdict.headline,
        complete,
        duration_ms: durationMs,
        cost_usd: cost,
        tokens: tokens && tokens.input + tokens.output,
        tool_version: generator.version,
        format: formats.length > 0 ? formats.join(', ') : undefined,
    };
}
function suiteLine({ suite, results, pool, base }, { verdict }) {
    const tests = pool?.tests ?? [];
    const trials = tests.flatMap((test) => test.trials);
    const rates = tests.map((test) => passesOf(test.trials) / test.trials.length);
    const interval = (0,wilson/* wilson */.r)(sum(rates), rates.length);
    const { passed, failed, errored, score } = suite.totals;
    const models = distinct(results.flatMap(({ model }) => model ?? []));
    const judges = distinct(results.flatMap(({ scores }) => scores.flatMap(judgesIn)));
    const kind = verdict.suites.find((own) => own.suite === suite.suite && own.file === suite.file && own.target === suite.target)?.kind;
    return {
        type: 'suite',
        suite: suite.suite,
        file: suite.file,
        target: suite.target,
        n: tests.length,
        passed,
        failed,
        errored,
        trials: trials.length,
        passes: passesOf(trials),
        score,
        pass_rate: mean(rates),
        ...(interval ?? {}),
        cost_usd: mean(trials.flatMap(({ costUsd }) => costUsd ?? [])),
        ms: mean(trials.flatMap(({ durationMs }) => durationMs ?? [])),
        model: models.length > 0 ? models.join(', ') : undefined,
        judges: judges.length > 0 ? judges : undefined,
        definition: definitionOf(trials),
        changed: changedTests(tests, base),
        subject: commonSubject(trials),
        verdict: kind,
    };
}
const judgesIn = (score) => (0,grade/* withMembers */.gn)(score).flatMap(({ target }) => target ?? []);
function definitionOf(trials) {
    const measures = distinct(trials.flatMap(({ measure }) => measure ?? []));
    return measures.length === 0
        ? undefined
        : (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(measures)).digest('hex').slice(0, 12);
}
function changedTests(tests, base) {
    const before = new Map(base?.tests.map(({ testId, trials }) => [testId, trials.at(-1)?.measure]));
    const common = tests.flatMap(({ testId, trials: [trial] }) => {
        const [earlier, now] = [before.get(testId), trial?.measure];
        return earlier === undefined || now === undefined ? [] : [{ earlier, now }];
    });
    if (common.length === 0)
        return undefined;
    return [common.filter(({ earlier, now }) => !(0,fingerprint/* isSameMeasure */.$1)(earlier, now)).length, common.length];
}
function commonSubject(trials) {
    const subjects = new Set(trials.map(({ subject }) => subject));
    return subjects.size === 1 ? trials[0]?.subject : undefined;
}
function testLines({ s, results, pool, base }, states) {
    const trialsOf = new Map(pool?.tests.map(({ testId, trials }) => [testId, trials]));
    const subject = commonSubject(pool?.tests.flatMap(({ trials }) => trials) ?? []);
    return [...(0,grouped/* grouped */.z)(results, ({ testId }) => [testId]).values()].map(([result]) => {
        const trials = trialsOf.get(result.testId) ?? [];
        const since = base?.resets.filter(({ testId }) => testId === result.testId).map(({ time }) => time);
        const failure = trials.length === 0 ? (0,present_trials/* failureOf */.g5)(result) : undefined;
        return {
            type: 'test',
            s,
            id: result.testId,
            ...numbersOf(trials),
            ...fingerprintsOf(trials, subject),
            since: since?.sort().at(-1),
            state: states.get((0,run_result/* resultKey */.ZH)(result)),
            class: failure?.class,
        };
    });
}
function numbersOf(trials) {
    const [passed, others] = [trials.filter(({ pass }) => pass), trials.filter(({ pass }) => !pass)];
    const scores = [...passed, ...others].map(({ score }) => score);
    const areWhole = passed.every(({ score }) => score === 1) && others.every(({ score }) => score === 0);
    return {
        trials: trials.length,
        passes: passed.length,
        score: mean(scores),
        scores: scores.length > 1 && !areWhole ? scores : undefined,
        cost_usd: mean(trials.flatMap(({ costUsd }) => costUsd ?? [])),
        ms: mean(trials.flatMap(({ durationMs }) => durationMs ?? [])),
    };
}
const fingerprintsOf = ([trial], common) => ({
    measure: trial?.measure,
    subject: trial?.subject !== common ? trial?.subject : undefined,
    agent: trial?.agentVersion,
    must_pass: trial?.mustPass,
});
const passesOf = (trials) => trials.filter(({ pass }) => pass).length;
const distinct = (texts) => [...new Set(texts)].sort();
const sum = (values) => values.reduce((total, value) => total + value, 0);
const mean = (values) => values.length === 0 ? undefined : sum(values) / values.length;

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var baseline_origin = __webpack_require__(97101);
// EXTERNAL MODULE: ./build/js/src/app/history/history-key.js
var history_key = __webpack_require__(64694);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-reporter.js
var evidence_reporter = __webpack_require__(18774);
;// CONCATENATED MODULE: ./build/js/src/app/history/trusted-run.js


function whyNotWritten({ dryRun, verdict }, { run, gateInputs: { inputs, isChange } }, { job, env }) {
    if (inputs.evidence === 'never')
        return 'evidence is never';
    if (dryRun)
        return 'A dry run measures nothing';
    if (verdict.kind === 'cancelled')
        return 'The run was cancelled';
    if (run.selected?.includes('tests'))
        return 'Only some of the tests ran';
    if (isChange || !(0,baseline_origin/* isTrusted */.W2)(env) || env['CI_MERGE_REQUEST_IID'])
        return 'Only runs of the base branch are kept';
    if (job === undefined)
        return undefined;
    if (job.unverified !== undefined)
        return 'Results of a fork are not kept';
    if (job.actor === 'dependabot[bot]')
        return 'Runs that Dependabot starts are not kept';
    const base = inputs.baselineBranch ?? job.defaultBranch;
    if (base !== undefined && job.ref !== `refs/heads/${base}`)
        return `Only runs of ${base} are kept`;
    return (0,evidence_reporter/* whyBranchLeavesNone */.XW)(job, inputs.baselineBranch);
}

// EXTERNAL MODULE: ./build/js/src/app/history/write-history.js + 1 modules
var write_history = __webpack_require__(36094);
;// CONCATENATED MODULE: ./build/js/src/app/history/history-reporter.js











const NAME = 'history';
const historyReporter = (writing) => ({
    name: NAME,
    async deliver(report) {
        const { store, judged, job, runtime } = writing;
        const why = whyNotWritten(report, judged, { job, env: runtime.env });
        if (why !== undefined)
            return { kind: 'notNeeded', name: NAME, why };
        try {
            const problems = await write(report, writing);
            for (const problem of problems)
                runtime.log.warn(`history: ${problem}`);
            return { kind: 'delivered', name: NAME, where: store.name };
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._) && !(error instanceof errors/* UserError */.yo))
                throw error;
            return notWritten(error);
        }
    },
});
async function write(report, writing) {
    const { store, judged, job, commit, runtime, signal } = writing;
    const { inputs } = judged.gateInputs;
    const folder = (0,history_key/* folderOf */.y)(inputs, job);
    const run = runToStore(report, judged, { job, commit, env: runtime.env });
    const within = signal();
    let problems = [];
    const change = {
        message: `eval history: ${report.verdict.kind} ${run.run.sha?.slice(0, 8) ?? ''} [skip ci]`.replace('  ', ' '),
        async files(tree) {
            const hasSecret = (text) => runtime.redactor.document(text) !== text;
            const made = await (0,write_history/* newFiles */.e)(tree, { folder, run, hasSecret, signal: within });
            problems = made.problems;
            return made.files;
        },
    };
    await store.commit(change, within);
    return problems;
}
function runToStore(report, { run, gateInputs }, { job, commit, env }) {
    const origin = (0,baseline_origin/* originOf */.yv)(run, env);
    const facts = {
        time: (0,run_result/* startOf */.GH)(run),
        ...commit,
        ...(job !== undefined && {
            sha: origin.sha,
            ref: job.ref,
            run_id: job.run,
            attempt: job.attempt,
            url: (0,action_job/* runUrlOf */.Qm)(job),
        }),
        restricted: (run.selected ?? []).length > 0 ? true : undefined,
    };
    const earlier = gateInputs.baseline.kind === 'found' ? gateInputs.baseline.pools : [];
    return historyRun({ report, facts, own: (0,pool/* poolsOf */.Fo)({ ...run, complete: true }, origin), earlier });
}
function notWritten(error) {
    if (error instanceof errors/* UserError */.yo) {
        const [problem] = error.problems;
        return { kind: 'notDelivered', name: NAME, why: problem?.message ?? (0,errors/* messageOf */.bD)(error), hint: problem?.hint };
    }
    const isRefused = (0,service_error/* lacksPermission */.k)(error);
    const hint = isRefused ? (0,not_taken/* permissionHint */.f)('contents: write').replace('    contents: read\n', '') : undefined;
    return { kind: 'notDelivered', name: NAME, why: error.message, hint: hint || undefined };
}


/***/ }),

/***/ 83701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withBaseRuns)
/* harmony export */ });
/* unused harmony export withTrend */
/* harmony import */ var _history_series_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64451);
/* harmony import */ var _first_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21456);
/* harmony import */ var _trends_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74063);



const MAX_RUNS = 20;
async function withBaseRuns(report, baseline, page) {
    const answers = () => page.baseAnswers(baseline);
    return withTrend(await (0,_first_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .withFirstDifferences */ .$)(report, answers), baseline, answers);
}
async function withTrend(report, baseline, answers) {
    if (report.dryRun || baseline.kind !== 'found')
        return report;
    const { trend = [] } = await answers();
    const known = (0,_history_series_js__WEBPACK_IMPORTED_MODULE_0__/* .seriesOf */ .Lf)(allRuns(baseline.pools, trend));
    const trends = report.suites.flatMap(({ suite, file, target }) => {
        const own = known.find((each) => each.suite === suite && each.target === target && each.file === file);
        return own === undefined ? [] : [suiteTrend(own)];
    });
    return trends.length === 0 ? report : { ...report, trend: trends };
}
function allRuns(pools, stored) {
    const runs = new Map(stored.map((run) => [run.run, run]));
    const isStored = new Set(runs.keys());
    for (const { suite, file, target, points } of (0,_trends_js__WEBPACK_IMPORTED_MODULE_2__/* .trendsOf */ .K)(pools)) {
        for (const { run, sha, time, markers: _, tests: __, ...numbers } of points) {
            if (isStored.has(run))
                continue;
            const before = runs.get(run) ?? { run, sha, time, suites: [] };
            runs.set(run, {
                ...before,
                suites: [...before.suites, { suite, file, target, ...numbers }],
            });
        }
    }
    return [...runs.values()].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}
const suiteTrend = ({ suite, file, target, points }) => ({
    suite,
    file,
    target,
    runs: points.slice(-MAX_RUNS).map(({ run, sha, time, verdict, values, markers, level }) => ({
        run,
        sha,
        time,
        verdict,
        tests: values?.n,
        passRate: values && (0,_history_series_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .MK)([values]),
        score: values?.score,
        markers: [
            ...(level === undefined ? [] : [`${level} level`]),
            ...markers.map(({ letter, words }) => `${letter} ${words}`),
        ],
    })),
});


/***/ }),

/***/ 81976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ howCalled)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_shell_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2935);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);



function howCalled({ script = '' }, folder) {
    const path = script.replaceAll('\\', '/');
    const [, home] = /^(.*)\/node_modules\/(?:\.bin|@agentv\/eval-action\/dist)\/[^/]+$/.exec(path) ?? [];
    if (home === undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === 'cli.js' ? `node ${(0,_shared_shell_command_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)((0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(script, folder))}` : 'eval-action';
    if (home.includes('/_npx/'))
        return 'npx @agentv/eval-action';
    return `${folder.replaceAll('\\', '/')}/`.startsWith(`${home}/`) ? 'npx eval-action' : 'eval-action';
}


/***/ }),

/***/ 10136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ runPipeline)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/app/baseline/base-checkout.js
var base_checkout = __webpack_require__(36083);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/changes.js




async function changesOf({ results }, { plan, watched, root }, { base, runtime }) {
    if (base === undefined || runtime.signal.aborted)
        return {};
    const failed = new Set(results.filter(isFailure).map(({ suiteFile }) => suiteFile));
    const { deep: withoutSecrets } = runtime.redactor;
    const suites = [...new Set(plan.steps.map(({ suite }) => suite))].filter((suite) => failed.has(withoutSecrets(suite.file)) && watched.amongPaths(suite, []) !== undefined);
    if (suites.length === 0 || !(await (0,base_checkout/* hasCommit */.QE)(base, { git: runtime.git, root }, runtime.signal)))
        return {};
    const names = await watched.changedSince(base);
    if (names === undefined)
        return {};
    const changedOf = (suite) => {
        const own = (0,external_node_path_.relative)(root, suite.path).replaceAll('\\', '/');
        const wanted = new Set([...(watched.amongPaths(suite, names) ?? []), own]);
        const changed = names.filter((name) => wanted.has(name));
        const paths = changed.filter((name) => name.length <= MAX_PATH_LENGTH).slice(0, result/* MAX_CHANGED */.Gt);
        const leftOut = changed.length - paths.length;
        return { file: suite.file, paths, leftOut: leftOut > 0 ? leftOut : undefined };
    };
    return { changes: withoutSecrets({ base, suites: suites.map(changedOf) }) };
}
const MAX_PATH_LENGTH = 500;
function isFailure(result) {
    const { kind } = (0,result_outcome/* outcomeOf */.sG)(result);
    return kind === 'failed' || kind === 'errored';
}

// EXTERNAL MODULE: ./build/js/src/app/config/used-settings.js
var used_settings = __webpack_require__(62679);
// EXTERNAL MODULE: ./build/js/src/app/labels/counted-labels.js
var counted_labels = __webpack_require__(63273);
// EXTERNAL MODULE: ./build/js/src/app/labels/run-agreement.js
var run_agreement = __webpack_require__(16123);
// EXTERNAL MODULE: ./build/js/src/app/policy/base-requirements.js + 1 modules
var base_requirements = __webpack_require__(73423);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js
var policy_base = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/js/src/app/reuse/tree-digest.js
var tree_digest = __webpack_require__(87639);
// EXTERNAL MODULE: ./build/js/src/app/shards/part-of-run.js
var part_of_run = __webpack_require__(68672);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/baseline-context.js + 1 modules
var baseline_context = __webpack_require__(85003);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/execute.js + 30 modules
var execute = __webpack_require__(40217);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/gate-inputs.js + 3 modules
var gate_inputs = __webpack_require__(2412);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/how-called.js
var how_called = __webpack_require__(81976);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 11 modules
var page_reporter = __webpack_require__(39780);
// EXTERNAL MODULE: ./build/js/src/app/page/with-trend.js
var with_trend = __webpack_require__(83701);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/leave-evidence.js
var leave_evidence = __webpack_require__(57263);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/publish.js




async function publish(decided, judged, reporting, runtime) {
    const { folder, gateInputs } = judged;
    reporting.decided?.(decided, folder);
    const page = reporting.page(judged);
    const report = await (0,with_trend/* withBaseRuns */.c)(decided, gateInputs.baseline, page);
    const files = await (0,deliver/* deliverInTurn */.EI)(reporting.local(folder), report);
    const evidence = await (0,leave_evidence/* leaveEvidence */.z)(report, judged, runtime);
    const local = [...files, ...(await (0,page_reporter/* writePage */.x)(report, judged, page, runtime))];
    const others = (await reporting.deliver?.(report, { folder, local, evidence, judged })) ?? [];
    const traces = await reporting.exportTraces(report, folder);
    reporting.progress.ended(report, folder, [...local, ...others, ...traces]);
}

// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js
var report_on = __webpack_require__(32866);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/reported-commit.js
var reported_commit = __webpack_require__(40773);
// EXTERNAL MODULE: ./build/js/src/run/calls/call-signal.js
var call_signal = __webpack_require__(52500);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/time-limit.js

function withTimeLimit(runtime, minutes) {
    const startedAt = runtime.clock.now();
    if (minutes === undefined)
        return { runtime, startedAt, why: 'cancelled', [Symbol.dispose]: () => undefined };
    const limited = (0,call_signal/* callSignal */.v)(runtime.signal);
    const inTime = new AbortController();
    let isLate = false;
    const watch = async () => {
        await runtime.clock.sleep(minutes * 60_000, inTime.signal);
        if (inTime.signal.aborted || runtime.signal.aborted)
            return;
        isLate = true;
        limited.abort();
    };
    void watch();
    return {
        runtime: { ...runtime, signal: limited.signal },
        startedAt,
        get why() {
            return isLate ? 'deadline' : 'cancelled';
        },
        [Symbol.dispose]() {
            inTime.abort();
            limited[Symbol.dispose]();
        },
    };
}

;// CONCATENATED MODULE: ./build/js/src/app/pipeline/run-pipeline.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});



















async function runPipeline(asked, runtime) {
    const judged = await runOf(asked, runtime);
    const commit = (0,reported_commit/* reportedCommit */.$)(asked.policy.inputs, asked.job, asked.baseSha);
    const { workingDirectory } = asked.policy.inputs;
    const program = (0,how_called/* howCalled */.u)(runtime, (0,external_node_path_.resolve)(runtime.cwd, workingDirectory));
    const report = (0,report_on/* reportOn */.S)(judged.run, { ...judged.gateInputs, commit, program });
    await publish(report, judged, asked.reporting, runtime);
    return report;
}
async function runOf(asked, runtime) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { policy, reporting } = asked;
        const { progress } = reporting;
        const time = __addDisposableResource(env_1, withTimeLimit(runtime, policy.inputs.timeoutMinutes), false);
        const labels = await (0,counted_labels/* countedLabels */.U)(policy, {
            cwd: (0,external_node_path_.resolve)(runtime.cwd, policy.inputs.workingDirectory),
            files: runtime.files,
        });
        const whole = await (0,prepare/* prepare */.iA)(policy.inputs, time.runtime, labels);
        const found = await gateInputsOf(asked, whole, runtime);
        const { prepared, baselineContext, unreadable } = found;
        const gateInputs = policy.inputs.judges === undefined ? found.gateInputs : withLabelChanges(found.gateInputs, labels);
        const _base = __addDisposableResource(env_1, baselineContext.base, true);
        const { run, folder } = await (0,execute/* execute */.g7)(prepared, baselineContext, { time, progress }).finally(() => progress.closeGroup?.());
        const reviewed = (0,run_agreement/* withAgreement */.H)(run, prepared.inputs, labels);
        const measured = {
            ...(0,gate_inputs/* withWarnings */.o)(reviewed, gateInputs.warnings),
            ...(unreadable.length > 0 && { unreadable: [...(reviewed.unreadable ?? []), ...unreadable] }),
            ...baselineFilesOf(gateInputs, whole),
            ...(await changesOf(run, prepared, { base: baselineContext.base?.sha, runtime })),
        };
        const held = prepared.shard
            ? { run: measured, gateInputs }
            : await (0,base_requirements/* applyBaseRequirements */.U)(measured, gateInputs, runtime);
        return { ...held, folder };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const withLabelChanges = (gateInputs, { changes }) => gateInputs.source === undefined
    ? gateInputs
    : { ...gateInputs, source: { ...gateInputs.source, changes: [...gateInputs.source.changes, ...changes] } };
async function gateInputsOf({ policy, job, baseSha, missingSecrets, mirrors, isEvidenceStored }, whole, runtime) {
    const isShard = whole.inputs.shard !== undefined;
    const commit = isShard ? await (0,tree_digest/* commitOf */.D3)({ root: whole.root, runtime }) : undefined;
    const until = isShard ? await (0,part_of_run/* baselineTime */.Tk)({ job, inputs: whole.inputs, commit, runtime }) : undefined;
    const { source, attempts: earlier, unreadable, warnings = [] } = await storedResults(policy, until, job, runtime);
    const latest = new Date(runtime.clock.now()).toISOString();
    const at = until === undefined ? {} : { startedAt: until, latest };
    const all = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, ...at, isChange: (0,policy_base/* isChange */.Xb)(job) }, source);
    const { prepared, gateInputs: found } = until === undefined
        ? { prepared: whole, gateInputs: all }
        : (0,part_of_run/* partOfRun */.Ao)(whole, all, { baselineUntil: until, commit });
    const gateInputs = { ...found, warnings: [...(0,used_settings/* withoutEffect */.o)(policy), ...found.warnings, ...warnings] };
    const base = policy.inputs.transcript === undefined ? (0,base_checkout/* openBaseTree */.Oo)(baseSha, gateInputs.baseline, runtime) : undefined;
    return {
        prepared,
        gateInputs,
        unreadable,
        baselineContext: {
            ...(0,baseline_context/* baselineContextOf */.UZ)(gateInputs, runtime.env, isEvidenceStored),
            base,
            mirrors,
            earlier,
            missingSecrets,
        },
    };
}
async function storedResults({ inputs, former }, until, job, runtime) {
    if (job === undefined)
        return { source: undefined, attempts: [], unreadable: [], warnings: [] };
    const [{ evidenceSource }, { findAttempts }] = await Promise.all([
        __webpack_require__.e(/* import() */ 5454).then(__webpack_require__.bind(__webpack_require__, 15454)),
        __webpack_require__.e(/* import() */ 2307).then(__webpack_require__.bind(__webpack_require__, 42307)),
    ]);
    return {
        source: evidenceSource(inputs, job, runtime, { former, until }),
        ...(await findAttempts(inputs, job, runtime)),
    };
}
function baselineFilesOf({ baseline, suiteFiles }, { inputs: { given }, suiteFiles: found }) {
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    const files = [...new Set(pools.flatMap(({ file }) => file ?? []))].sort();
    if (files.length === 0)
        return {};
    const isGiven = (name) => given.includes(name);
    const isDeselected = (file) => isGiven('tag') || isGiven('excludeTag') || (isGiven('evals') && !found.includes(file));
    const stateOf = (file) => !suiteFiles.has(file) ? 'gone' : isDeselected(file) ? 'deselected' : 'exists';
    return { baselineFiles: files.map((file) => ({ file, state: stateOf(file) })) };
}


/***/ }),

/***/ 73423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ applyBaseRequirements)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/compare/absent-suites.js
var absent_suites = __webpack_require__(79074);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
// EXTERNAL MODULE: ./build/js/src/model/suite/source.js
var source = __webpack_require__(23609);
// EXTERNAL MODULE: ./build/js/src/suites/external-tests.js
var external_tests = __webpack_require__(85482);
// EXTERNAL MODULE: ./build/js/src/suites/old-names.js
var old_names = __webpack_require__(64717);
;// CONCATENATED MODULE: ./build/js/src/suites/included-tests.js





const CASES = '*/case.{yaml,yml}';
const isJsonLines = (file) => /\.jsonl$/i.test(file);
function rootOf(text = '') {
    const opened = (0,source/* openYaml */.IM)('', text);
    return opened.kind === 'opened' ? opened.root : undefined;
}
const firstOf = (of, names) => names.map((name) => of?.field(name)).find((field) => field !== undefined);
function includesIn(suite, folder) {
    const tests = firstOf(suite, (0,old_names/* namesOf */.eZ)('suite', 'tests'));
    if (tests?.text !== undefined) {
        const start = (0,external_node_path_.resolve)(folder, tests.text);
        return [{ start, pattern: external_tests/* TEST_FILE */.sX.test(start) ? undefined : CASES }];
    }
    return (tests?.items() ?? []).flatMap(({ text }) => {
        if (!text?.startsWith(external_tests/* IN_A_FILE */.DR))
            return [];
        const parts = text.slice(external_tests/* IN_A_FILE */.DR.length).split('/');
        const glob = parts.findIndex((part) => external_tests/* GLOB_SIGN */.x0.test(part));
        if (glob < 0)
            return [{ start: (0,external_node_path_.resolve)(folder, parts.join('/')), pattern: undefined }];
        const start = parts.slice(0, glob).join('/') || (parts[0] === '' ? '/' : '.');
        return [{ start: (0,external_node_path_.resolve)(folder, start), pattern: parts.slice(glob).join('/') }];
    });
}
const isOneOf = (path, includes) => includes.some(({ start, pattern }) => {
    if (pattern === undefined)
        return path === start;
    const below = (0,external_node_path_.relative)(start, path).replaceAll('\\', '/');
    return external_tests/* TEST_FILE */.sX.test(path) && picomatch(pattern, { dot: true, windows: false })(below);
});
const onlyOnOneSide = (one, other) => [...one, ...other].filter((include) => [one, other].some((side) => !side.some(({ start, pattern }) => start === include.start && pattern === include.pattern)));
function testsIn(path, text) {
    if (isJsonLines(path))
        return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (rootOf(line) ?? [])));
    const root = rootOf(text);
    if (!root?.isMap)
        return root?.items() ?? [];
    return [root.field('id') === undefined ? root.with('id', (0,external_node_path_.basename)((0,external_node_path_.dirname)(path))) : root];
}

// EXTERNAL MODULE: ./build/js/src/suites/jsonl.js
var jsonl = __webpack_require__(3543);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/suites/suite-file.js
var suite_file = __webpack_require__(79468);
// EXTERNAL MODULE: ./build/js/src/app/config/checkout-path.js
var checkout_path = __webpack_require__(48334);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js + 2 modules
var policy = __webpack_require__(47781);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js
var policy_base = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-differences.js
var policy_differences = __webpack_require__(58371);
;// CONCATENATED MODULE: ./build/js/src/app/policy/base-requirements.js














async function applyBaseRequirements(run, gateInputs, { cwd, files }) {
    const { base, source, inputs } = gateInputs;
    if (base === undefined || source?.from !== 'base')
        return { run, gateInputs };
    const pools = poolsOf(gateInputs);
    const gone = run.baselineFiles?.filter(({ state }) => state === 'gone').map(({ file }) => file) ??
        pools.flatMap(({ file }) => (file === undefined || gateInputs.suiteFiles.has(file) ? [] : [file]));
    const suiteFiles = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])];
    const namesOfFile = (file) => [
        ...run.results.filter(({ suiteFile }) => suiteFile === file).map(({ suite }) => suite),
        ...pools.filter((pool) => pool.file === file).map(({ suite }) => suite),
    ];
    try {
        const folder = (0,external_node_path_.resolve)(cwd, inputs.workingDirectory);
        const suites = (await changedSuites(suiteFiles, base, { cwd: folder, files })).map((each) => ({ ...each, names: new Set(namesOfFile(each.file)) }));
        const changes = suites.flatMap(({ base: theirs, head: ours, settings }) => {
            if (ours === undefined)
                return [];
            const fileOf = (key) => {
                const id = key.slice(key.indexOf(OF_TEST) + OF_TEST.length);
                return key.includes(OF_TEST) ? (theirs.files.get(id) ?? ours.files.get(id) ?? settings) : settings;
            };
            return [...(0,policy_differences/* changedKeys */.F$)(fileOf, theirs.keys, ours.keys), ...(0,policy_differences/* changedKeys */.F$)(fileOf, ...weakened(theirs, ours))];
        });
        const held = suites.reduce((each, suite) => withRequirements(each, suite, gateInputs), run);
        const regradings = await regraded(run, suites, gateInputs, cwd);
        return {
            run: withDeleted(held, suites, { ...gateInputs, gone }),
            gateInputs: { ...gateInputs, source: { ...source, changes: [...source.changes, ...changes, ...regradings] } },
        };
    }
    catch (error) {
        return { run, gateInputs: { ...gateInputs, source: { ...source, from: 'unavailable', why: (0,policy/* reasonOf */.A3)(error) } } };
    }
}
const poolsOf = ({ baseline }) => (baseline.kind === 'found' ? baseline.pools : []);
async function changedSuites(suiteFiles, base, { cwd, files }) {
    const suites = suiteFiles.map((file) => {
        const path = (0,external_node_path_.resolve)(cwd, file);
        return { file, path, sidecars: isJsonLines(file) ? (0,jsonl/* sidecarPaths */.g9)(path) : [] };
    });
    const own = await readBoth(suites.flatMap(({ path, sidecars }) => [path, ...sidecars]), { base, files });
    const withIncludes = suites.map((suite) => {
        const of = (texts) => {
            const includes = isYaml(suite.path) ? includesIn(rootOf(texts?.get(suite.path)), (0,external_node_path_.dirname)(suite.path)) : [];
            return includes.filter(({ start }) => !(0,checkout_path/* isOutside */._K)((0,external_node_path_.relative)(base.root, start)));
        };
        const sides = { base: of(own.base), head: of(own.head) };
        return { ...suite, includes: own.head === undefined ? { base: [], head: [] } : sides };
    });
    const all = withIncludes.flatMap(({ includes }) => [...includes.base, ...includes.head]);
    const onOneSide = withIncludes.flatMap(({ includes }) => onlyOnOneSide(includes.base, includes.head));
    const kept = onOneSide.map(async ({ start, pattern }) => {
        if (pattern === undefined)
            return [start];
        return base.isOwnRun ? files.glob([pattern], { cwd: start }) : [];
    });
    const included = await readBoth(all.map(({ start }) => start), { base, files, more: (await Promise.all(kept)).flat(), isWanted: (path) => isOneOf(path, all) });
    return withIncludes.flatMap(({ file, path, sidecars, includes }) => {
        const paths = [path, ...sidecars];
        const isIncluded = (each) => isOneOf(each, [...includes.base, ...includes.head]);
        if (![...own.changed].some((each) => paths.includes(each)) && ![...included.changed].some(isIncluded))
            return [];
        if (paths.every((each) => !own.base.has(each)))
            return [];
        const settings = sidecars.find((each) => own.base.has(each) || own.head?.has(each)) ?? path;
        const read = (side) => {
            const [text, tests] = [own[side]?.get(path) ?? '', included[side] ?? new Map()];
            const sidecar = sidecars.find((each) => own[side]?.has(each));
            const root = isYaml(path) ? rootOf(text) : sidecar ? rootOf(own[side]?.get(sidecar)) : undefined;
            const ofFile = isYaml(path) ? (firstOf(root, (0,old_names/* namesOf */.eZ)('suite', 'tests'))?.items() ?? []) : testsIn(path, text);
            const ofIncludes = [...tests].filter(([each]) => isOneOf(each, includes[side]));
            return requirementsIn(root, [
                [file, ofFile],
                ...ofIncludes.map(([each, ofEach]) => [(0,shown_path/* shownPath */.p)(each, cwd), testsIn(each, ofEach)]),
            ]);
        };
        const head = own.head && read('head');
        return [{ file, settings: settings === path ? file : (0,shown_path/* shownPath */.p)(settings, cwd), base: read('base'), head }];
    });
}
async function readBoth(paths, { base, files, more = [], isWanted }) {
    if (paths.length === 0)
        return { base: new Map(), head: new Map(), changed: new Set() };
    const targets = new Map(await Promise.all(paths.map(async (path) => [path, base.isOwnRun ? await (0,policy_base/* linkTarget */.Cm)(path, base.root, files) : path])));
    const isTarget = (path) => [...targets.values()].includes(path);
    const differences = await base.differences([...new Set([...targets].flat())], isWanted && ((path) => isWanted(path) || isTarget(path)));
    const differing = (path) => [path, targets.get(path) ?? path].find((each) => differences.has(each));
    const changed = new Set([...paths, ...differences.keys()].filter((path) => differing(path) !== undefined));
    const all = [...new Set([...(isWanted ? [] : paths), ...more, ...changed])];
    const head = all.length === 0 ? new Map() : await (0,policy/* ofHead */.EG)(base, all, (texts) => texts, suite_file/* MAX_SUITE_BYTES */.ql);
    const ofBase = all.flatMap((path) => {
        const name = differing(path);
        const text = name === undefined ? head?.get(path) : differences.get(name);
        return text === undefined ? [] : [[path, text]];
    });
    return { base: new Map(ofBase), head, changed };
}
const isYaml = (path) => /\.ya?ml$/i.test(path);
function weakened(base, head) {
    const sides = [new Map(), new Map()];
    const isRetargeted = base.targets.length === 0 ? head.targets.length > 0 : base.targets.some((target) => !head.targets.includes(target));
    if (isRetargeted) {
        if (base.targets.length > 0)
            sides[0].set('target', base.targets.join(', '));
        if (head.targets.length > 0)
            sides[1].set('target', head.targets.join(', '));
    }
    for (const [key, graders] of base.graders) {
        const changed = head.graders.get(key);
        const difference = changed && (0,policy_differences/* graderDifference */.Fk)(graders, changed);
        if (difference === undefined)
            continue;
        sides[0].set(key, difference[0]);
        sides[1].set(key, difference[1]);
    }
    return sides;
}
async function regraded(run, suites, { base, baseline, inputs }, cwd) {
    if (base === undefined || baseline.kind !== 'found')
        return [];
    const found = (0,absent_suites/* latestPools */.J)(baseline.pools).flatMap(({ pool: { suite, file = '', target, tests } }) => {
        const changed = suites.find((each) => each.file === file);
        const inputsOfBase = changed?.base.inputs ?? new Map();
        const isOfSuite = isIn({ file, names: new Set([suite]), inputs: inputsOfBase }, run, { baseline });
        const results = new Map(run.results.filter((each) => each.target === target && isOfSuite(each)).map((each) => [each.testId, each]));
        return tests.flatMap(({ testId, trials }) => {
            const [now, before] = [results.get(testId), trials.at(-1)?.measure];
            if (now?.measure === undefined || before === undefined)
                return [];
            if (changed && isRewritten(testId, changed))
                return [];
            return (0,fingerprint/* changedGrading */.DP)(before, now.measure).map((part) => ({ file: now.suiteFile, testId, part }));
        });
    });
    const isAtBase = baseline.provenance.every(({ sha }) => sha !== undefined && sha === (base.ofTree ?? base.commit));
    const changes = [];
    for (const [file, ofFile] of (0,grouped/* groupedBy */.m)(found, (each) => each.file)) {
        const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(cwd, inputs.workingDirectory, file));
        if (!isAtBase && !(await hasChangesIn(folder, base)))
            continue;
        for (const [part, each] of (0,grouped/* groupedBy */.m)(ofFile, (one) => one.part)) {
            const [id, ...others] = new Set(each.map(({ testId }) => testId));
            const tests = others.length === 0 ? id : (0,shared_text/* plural */.LS)('test', others.length + 1);
            changes.push({ file, key: `${part} of ${tests}, which changed` });
        }
    }
    return changes;
}
const isRewritten = (testId, suite) => ['graders', gradersOf(testId)].some((key) => {
    const [base, head] = [suite.base, suite.head].map((each) => each?.graders.get(key)?.map(({ value }) => value));
    return base !== undefined && head !== undefined && JSON.stringify(base) !== JSON.stringify(head);
});
async function hasChangesIn(folder, base) {
    let isChanged = false;
    await base.differences([folder], () => {
        isChanged = true;
        return false;
    });
    return isChanged;
}
const OF_TEST = ' of ';
const gradersOf = (testId) => `graders${OF_TEST}${testId}`;
const mustPassOf = (testId) => `must_pass${OF_TEST}${testId}`;
const requiresPass = ({ keys }, testId) => keys.has('must_pass') || keys.has(mustPassOf(testId));
function requirementsIn(settings, tests) {
    const keys = new Map();
    const inputs = new Map();
    const graders = new Map();
    const files = new Map();
    const execution = settings?.field('execution');
    const threshold = execution?.field('threshold')?.value;
    if (typeof threshold === 'number' && threshold >= 0 && threshold <= 1)
        keys.set('threshold', String(threshold));
    if (execution?.field('must_pass')?.value === true)
        keys.set('must_pass', 'true');
    if (settings !== undefined)
        graders.set('graders', [settings, execution].flatMap((each) => (each ? (0,policy_differences/* gradersIn */.UJ)(each) : [])));
    for (const [file, items] of tests) {
        for (const item of items) {
            const id = item.field('id')?.text;
            if (id === undefined)
                continue;
            const input = firstOf(item, (0,old_names/* namesOf */.eZ)('test', 'input'));
            if (item.field('must_pass')?.value === true)
                keys.set(mustPassOf(id), 'true');
            inputs.set(id, input?.text ?? input?.items().at(-1)?.field('content')?.text ?? '');
            graders.set(gradersOf(id), (0,policy_differences/* gradersIn */.UJ)(item));
            files.set(id, file);
        }
    }
    const targets = [execution?.field('target') ?? [], execution?.field('targets')?.items() ?? []].flat();
    return {
        keys,
        inputs,
        targets: targets.flatMap((each) => (each.text ?? each.field('name')?.text ?? each.field('use_target')?.text) || []),
        graders,
        files,
    };
}
function withRequirements(run, suite, gateInputs) {
    const keyOf = (each) => JSON.stringify([each.file, each.suite, each.target]);
    const threshold = suite.base.keys.get('threshold');
    const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
    const isOfSuite = isIn({ ...suite, inputs: suite.base.inputs }, run, gateInputs);
    const results = run.results.map((result) => {
        if (!isOfSuite(result))
            return result;
        const { suite: name, suiteFile: file, target } = result;
        const requirement = { suite: name, file, target, threshold: Number(threshold), from: 'suite' };
        if (threshold !== undefined && requirements.get(keyOf(requirement))?.from !== 'input') {
            requirements.set(keyOf(requirement), requirement);
        }
        return requiresPass(suite.base, result.testId) ? { ...result, mustPass: true } : result;
    });
    return { ...run, requirements: [...requirements.values()], results };
}
function isIn({ file, names, inputs }, { results }, gateInputs) {
    if (results.some(({ suiteFile }) => suiteFile === file))
        return ({ suiteFile }) => suiteFile === file;
    const filesOfBase = new Set(poolsOf(gateInputs).map((pool) => pool.file));
    const isNamed = ({ suite, suiteFile }) => names.has(suite) && !filesOfBase.has(suiteFile);
    if (results.some(isNamed))
        return isNamed;
    const same = new Map();
    for (const { suiteFile, testId, input } of results) {
        const text = inputs.get(testId)?.trim();
        const isSame = text && input.some(({ content }) => typeof content === 'string' && content.trim() === text);
        if (isSame && !filesOfBase.has(suiteFile))
            same.set(suiteFile, (same.get(suiteFile) ?? new Set()).add(testId));
    }
    return ({ suiteFile }) => (same.get(suiteFile)?.size ?? 0) > inputs.size / 2;
}
function withDeleted(run, suites, gateInputs) {
    if (run.selected?.includes('tests'))
        return run;
    const listed = suites.flatMap((suite) => {
        const stored = new Set(run.results.filter(isIn({ ...suite, inputs: suite.base.inputs }, run, gateInputs)).map(({ testId }) => testId));
        const deleted = [...suite.base.inputs.keys()].filter((testId) => (gateInputs.inputs.mustPass || requiresPass(suite.base, testId)) &&
            !stored.has(testId) &&
            suite.head?.inputs.has(testId) !== true);
        return deleted.map((testId) => ({ suiteFile: suite.file, testId }));
    });
    const all = [...listed, ...(run.complete ? deletedOfBaseline(run, suites, gateInputs) : [])];
    const keyOf = ({ suiteFile, testId }) => JSON.stringify([suiteFile, testId]);
    const skipped = new Set((run.skipped ?? []).map(keyOf));
    const deletedMustPass = all.filter((test) => !skipped.has(keyOf(test)));
    return deletedMustPass.length === 0 ? run : { ...run, deletedMustPass };
}
function deletedOfBaseline(run, suites, gateInputs) {
    const { baseline, gone, inputs } = gateInputs;
    if (baseline.kind !== 'found')
        return [];
    const changed = new Map(suites.map((suite) => [suite.file, suite]));
    const filesRun = new Set(run.results.map(({ suiteFile }) => suiteFile));
    const deleted = (0,absent_suites/* latestPools */.J)(baseline.pools).flatMap(({ pool, newest }) => {
        const { suite, file, target, tests } = pool;
        const source = file === undefined ? undefined : changed.get(file);
        if (file === undefined || !(filesRun.has(file) || (gone.includes(file) && source !== undefined)))
            return [];
        const ofSuite = run.results.filter(isIn({ file, names: new Set([suite]), inputs: source?.base.inputs ?? new Map() }, run, gateInputs));
        const onTarget = new Set(ofSuite.filter((result) => result.target === target).map(({ testId }) => testId));
        const onAny = new Set(ofSuite.map(({ testId }) => testId));
        const isDeselected = run.dryRun || (run.selected?.includes('targets') && run.results.every((result) => result.target !== target));
        return tests.flatMap(({ testId, trials }) => {
            const newestTrials = trials.filter(({ run: id }) => id === newest);
            const isRequired = source?.base.inputs.has(testId)
                ? newestTrials.length > 0 && (inputs.mustPass || requiresPass(source.base, testId))
                : newestTrials.some(({ mustPass }) => mustPass);
            if (!isRequired || onTarget.has(testId))
                return [];
            if (onAny.has(testId))
                return isDeselected ? [] : [{ suiteFile: file, testId, target }];
            const isListed = source?.base.inputs.has(testId) || source?.head?.inputs.has(testId);
            return isListed ? [] : [{ suiteFile: file, testId }];
        });
    });
    return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}


/***/ })

};
