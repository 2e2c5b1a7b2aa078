export const id = 6299;
export const ids = [6299];
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

/***/ 6261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ asked),
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


const READ_MS = 300_000;
const within = (signal) => AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
async function asked(what, work) {
    try {
        return await work();
    }
    catch (cause) {
        if (!(cause instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
            throw cause;
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('RESULTS_UNREADABLE', `${what} could not be read: ${cause.message}`, {
            hint: (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .lacksPermission */ .k)(cause) ? PERMISSIONS : undefined,
            cause,
        });
    }
}
const PERMISSIONS = [
    'Give the job these permissions:',
    '  permissions:',
    '    actions: read',
    '    contents: read',
    '    pull-requests: write',
].join('\n');


/***/ }),

/***/ 92561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportAction: () => (/* binding */ reportAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js
var artifact_reader = __webpack_require__(63532);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-source.js + 1 modules
var evidence_source = __webpack_require__(15454);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js + 1 modules
var report_inputs = __webpack_require__(52933);
// EXTERNAL MODULE: ./build/js/src/app/labels/counted-labels.js
var counted_labels = __webpack_require__(63273);
// EXTERNAL MODULE: ./build/js/src/app/labels/run-agreement.js
var run_agreement = __webpack_require__(16123);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 11 modules
var page_reporter = __webpack_require__(39780);
// EXTERNAL MODULE: ./build/js/src/app/page/with-trend.js
var with_trend = __webpack_require__(83701);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/gate-inputs.js + 3 modules
var gate_inputs = __webpack_require__(2412);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/leave-evidence.js
var leave_evidence = __webpack_require__(57263);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js
var report_on = __webpack_require__(32866);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/reported-commit.js
var reported_commit = __webpack_require__(40773);
// EXTERNAL MODULE: ./build/js/src/app/policy/base-requirements.js + 1 modules
var base_requirements = __webpack_require__(73423);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js + 2 modules
var policy_policy = __webpack_require__(47781);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js
var policy_base = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(65228);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/memory-files.js
var memory_files = __webpack_require__(21327);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/artifact-results.js






const RESULTS_ARTIFACT = 'agentv-results';
async function artifactResults({ run, key }, reader, signal) {
    const artifacts = wanted(await reader.list(run, signal), run, key);
    const root = (0,external_node_path_.resolve)('/');
    const contents = new Map();
    const paths = [];
    let left = LIMITS.totalBytes;
    for (const artifact of artifacts) {
        const files = await reader.download(artifact, {
            isWanted: isResults,
            limits: { ...LIMITS, totalBytes: left },
            signal,
        });
        const folder = (0,external_node_path_.resolve)(root, artifact.name);
        for (const [name, content] of files) {
            contents.set((0,external_node_path_.resolve)(folder, name), content);
            left -= content.length;
        }
        paths.push(...resultsIn(artifact, folder, [...files.keys()]));
    }
    return { paths, site: { cwd: root, files: (0,memory_files/* memoryFiles */.X)(contents) } };
}
const MAX_ARTIFACTS = 256;
const LIMITS = {
    archiveBytes: 64 * 1024 * 1024,
    entries: 50_000,
    entryBytes: 256 * 1024 * 1024,
    totalBytes: 256 * 1024 * 1024,
};
const isResults = (name) => /\.(?:jsonl|json|md|txt|xml|eval)$/i.test(name);
function wanted(all, run, key) {
    const named = all.filter(({ name }) => name === RESULTS_ARTIFACT || name.startsWith(`${RESULTS_ARTIFACT}-`));
    const newest = newestAttempts(named.filter(({ isExpired }) => !isExpired));
    const ofKey = newest.filter(({ name }) => key !== undefined && (0,artifact_names/* isShardOf */.yJ)(name, key));
    const usable = ofKey.length > 0 ? ofKey : newest;
    if (usable.length > MAX_ARTIFACTS) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `Workflow run ${run} has more than ${MAX_ARTIFACTS} artifacts with results`);
    }
    if (usable.length > 0)
        return usable;
    const expired = named.length > 0 ? `, only ${(0,shared_text/* plural */.LS)('expired one', named.length)}` : '';
    throw (0,errors/* userError */.IF)('FILE_MISSING', `Workflow run ${run} has no artifact with results${expired}`, {
        expected: `an artifact whose name begins with ${RESULTS_ARTIFACT}`,
        found: all.length === 0
            ? 'no artifacts'
            : all
                .slice(0, 10)
                .map(({ name }) => name)
                .join(', '),
    });
}
function newestAttempts(artifacts) {
    const newest = new Map();
    for (const artifact of artifacts) {
        const [, leg = artifact.name, attempt = '0'] = /^(.*)-(\d{1,6})$/.exec(artifact.name) ?? [];
        const known = newest.get(leg);
        if (known === undefined || known.attempt < Number(attempt))
            newest.set(leg, { artifact, attempt: Number(attempt) });
    }
    return [...newest.values()]
        .map(({ artifact }) => artifact)
        .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
function resultsIn({ name: artifact }, folder, names) {
    const isOfRun = (name) => (0,external_node_path_.basename)(name) === earlier_run/* JOURNAL */.Ex || (0,external_node_path_.basename)(name) === earlier_run/* runFiles */.NW.report;
    const folders = new Set(names.filter(isOfRun).map((name) => (0,external_node_path_.dirname)((0,external_node_path_.resolve)(folder, name))));
    if (folders.size > 0)
        return [...folders];
    const rows = [/\.jsonl$/i, /\.(?:json|xml|eval)$/i]
        .map((wanted) => names.filter((name) => wanted.test(name)).map((name) => (0,external_node_path_.resolve)(folder, name)))
        .find((found) => found.length > 0);
    if (rows !== undefined)
        return rows;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `The artifact ${artifact} contains no results`, {
        expected: `a run folder with its ${earlier_run/* JOURNAL */.Ex}`,
        found: names.length === 0 ? 'no results file' : names.slice(0, 10).join(', '),
    });
}

// EXTERNAL MODULE: ./build/js/src/app/run-folder/report-folder.js
var report_folder = __webpack_require__(13537);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/reported-results.js
var reported_results = __webpack_require__(23514);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-paths.js
var result_paths = __webpack_require__(99458);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 5 modules
var telemetry_export = __webpack_require__(13291);
// EXTERNAL MODULE: ./build/js/src/app/trials/confirm-by-command.js + 1 modules
var confirm_by_command = __webpack_require__(92597);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js + 1 modules
var action_step = __webpack_require__(33723);
// EXTERNAL MODULE: ./build/js/src/app/action/ask-service.js
var ask_service = __webpack_require__(6261);
// EXTERNAL MODULE: ./build/js/src/app/action/github-reporters.js + 2 modules
var github_reporters = __webpack_require__(53504);
// EXTERNAL MODULE: ./build/js/src/app/action/inside-workspace.js
var inside_workspace = __webpack_require__(13580);
// EXTERNAL MODULE: ./build/js/src/app/action/job-page.js
var job_page = __webpack_require__(60261);
// EXTERNAL MODULE: ./build/js/src/app/action/live-reporting.js
var live_reporting = __webpack_require__(20193);
// EXTERNAL MODULE: ./build/js/src/adapters/github/pulls.js
var pulls = __webpack_require__(30290);
// EXTERNAL MODULE: ./build/js/src/adapters/github/workflow-runs.js
var workflow_runs = __webpack_require__(91796);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/app/action/event.js
var action_event = __webpack_require__(16734);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-text.js
var yaml_text = __webpack_require__(85304);
;// CONCATENATED MODULE: ./build/js/src/app/action/reported-run.js




async function reportedRun(id, { job, inputs }, { runs, pulls }, signal) {
    const run = await runs.get(id, signal);
    const why = whyNot(run, job) ?? whyOtherWorkflow(run, await runs.fileOfDefaultBranch(run.path, signal));
    if (why !== undefined)
        throw refusal(run, why);
    if (inputs.commitSha !== undefined && inputs.commitSha !== run.headSha) {
        throw refusal(run, `commit-sha is ${inputs.commitSha}, but the run belongs to ${run.headSha}`);
    }
    const found = run.event === 'pull_request' ? await pullOf(run, pulls, signal) : NO_PULL;
    if (inputs.prNumber !== undefined && inputs.prNumber !== found.pull?.number) {
        throw refusal(run, `pr-number is ${inputs.prNumber}, which is not the open pull request of its head commit`);
    }
    return {
        job: {
            ...job,
            run: run.id,
            attempt: run.attempt,
            head: run.headSha,
            workflowFile: run.path,
            ref: isOwnCode(run) && run.headBranch !== undefined ? `refs/heads/${run.headBranch}` : '',
            pull: found.pull,
            ...(found.pull?.base !== undefined && { base: { branch: found.pull.base.branch } }),
            ...(!isOwnCode(run) && { unverified: run.head?.fullName ?? 'a deleted fork' }),
        },
        workflow: external_node_path_.posix.basename(run.path),
        whyNoPull: found.why,
    };
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'merge_group'];
const isOwnCode = ({ head, repositoryId }) => head?.repositoryId === repositoryId;
function whyNot(run, { event, repositoryId }) {
    if (run.repositoryId !== repositoryId)
        return 'it belongs to another repository';
    const mayBe = run.event === 'pull_request' || (event !== 'workflow_run' && TRUSTED_EVENTS.includes(run.event));
    if (!mayBe || (run.event !== 'pull_request' && !isOwnCode(run)))
        return `it was started by ${run.event}`;
    if (run.status !== 'completed')
        return 'it has not finished';
    return run.conclusion === 'success' || run.conclusion === 'failure'
        ? undefined
        : `its conclusion is ${run.conclusion ?? 'unknown'}, so its results may be incomplete`;
}
function whyOtherWorkflow({ path, name }, text) {
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
        return `${path} is not a workflow of this repository`;
    if (text === undefined)
        return `the default branch has no workflow ${path}`;
    const parsed = (0,yaml_text/* parseYamlText */.cd)(text.slice(0, MAX_WORKFLOW_LENGTH));
    const read = named.safeParse(parsed.kind === 'parsed' ? parsed.value : undefined);
    const known = read.success ? (read.data.name ?? path) : undefined;
    return known === name ? undefined : `the workflow ${path} of the default branch has another name`;
}
const MAX_WORKFLOW_LENGTH = 512 * 1024;
const named = schemas/* object */.Ikc({ name: schemas/* string */.YjP().trim().optional() });
const NO_PULL = { why: 'A pull request did not start the run' };
async function pullOf({ head, headBranch, headSha }, pulls, signal) {
    if (head === undefined || headBranch === undefined)
        return { why: 'The fork or its branch was deleted' };
    const { owner, repositoryId } = head;
    const open = await pulls.ofBranch({ owner, branch: headBranch, repositoryId }, signal);
    const [pull, ...others] = open.filter((each) => each.headSha === headSha);
    if (pull !== undefined && others.length === 0)
        return { pull };
    if (pull !== undefined)
        return { why: 'Several open pull requests have this head' };
    return open.length > 0
        ? { why: `The pull request has a newer commit than ${headSha.slice(0, 7)}, the commit of these results` }
        : { why: 'No open pull request has this head' };
}
const refusal = ({ id }, why) => (0,errors/* userError */.IF)('UNTRUSTED_CODE', `Cannot report the results of workflow run ${id}: ${why}`, {
    expected: 'a finished run of a workflow of this repository, started by a pull request',
});

// EXTERNAL MODULE: ./build/js/src/app/action/untrusted-code.js
var untrusted_code = __webpack_require__(90388);
;// CONCATENATED MODULE: ./build/js/src/app/action/report-job.js











async function jobHere(inputs, { env, files, http, connect, signal }) {
    const event = await (0,action_event/* readEvent */.j)(env, files);
    const job = (0,action_job/* jobOf */.Zw)(env, event);
    const { githubToken: token } = inputs;
    const client = job === undefined || token === undefined ? undefined : connect({ ...job, token });
    const run = inputs.runId ?? (event.name === 'workflow_run' ? (event.workflow_run?.id ?? Number.NaN) : job?.run);
    const namesIn = (of) => client === undefined ? [] : artifactNames(of, (0,artifact_reader/* artifactReader */.c)(client, http), (0,ask_service/* within */.u)(signal));
    if (run === job?.run) {
        const names = job === undefined ? [] : await namesIn(job.run);
        const [key, ...otherKeys] = (0,artifact_names/* keysOfShards */.vD)(names);
        const whyNoRerun = (0,untrusted_code/* mayBeUntrusted */.JZ)(event)
            ? `a job of ${event.name} has secrets, and anyone can trigger it with code that could steal them`
            : undefined;
        const keys = { key: otherKeys.length === 0 ? key : undefined, legs: (0,artifact_names/* keysOfResults */.iZ)(names) };
        return { job, client, receipts: [], ...keys, isOwnRun: true, whyNoRerun };
    }
    if (job === undefined || client === undefined || run === undefined || Number.isNaN(run)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'Cannot read the workflow run whose results are to be reported', {
            expected: 'a job on GitHub with github-token, and run-id or an event workflow_run',
        });
    }
    const reported = await (0,ask_service/* asked */.N)('Workflow runs', () => reportedRun(run, { job, inputs }, { runs: (0,workflow_runs.workflowRuns)(client), pulls: (0,pulls/* pullRequests */.s)(client) }, (0,ask_service/* within */.u)(signal)));
    const { whyNoPull } = reported;
    const names = await namesIn(reported.job.run);
    const receipts = whyNoPull === undefined || inputs.comment === 'never'
        ? []
        : [{ kind: 'notNeeded', name: 'comment', why: whyNoPull }];
    const wantsCheck = reported.job.unverified !== undefined && wantsCheckRun(inputs);
    return {
        job: reported.job,
        client,
        key: (0,artifact_names/* keyInNames */.fD)(names, reported.workflow),
        legs: (0,artifact_names/* keysOfResults */.iZ)(names),
        receipts: [...receipts, ...(wantsCheck ? [noCheck] : [])],
        isOwnRun: false,
        whyNoRerun: 'the results are of another workflow run',
    };
}
async function artifactNames(run, reader, signal) {
    try {
        return (await reader.list(run, signal)).map(({ name }) => name);
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._)
            return [];
        throw error;
    }
}
const wantsCheckRun = ({ checkRun, annotations }) => checkRun || annotations === 'check';
function asReported(asked, { job, key }) {
    const inputs = { ...asked, commentKey: asked.commentKey ?? key };
    return job?.unverified === undefined
        ? inputs
        : {
            ...inputs,
            checkRun: false,
            annotations: inputs.annotations === 'check' ? 'off' : inputs.annotations,
        };
}
const noCheck = {
    kind: 'notNeeded',
    name: 'check run',
    why: 'These results come from code of a fork, so no check run vouches for them; see the comment and the summary',
};

// EXTERNAL MODULE: ./build/js/src/app/action/step-reporters.js + 2 modules
var step_reporters = __webpack_require__(54229);
;// CONCATENATED MODULE: ./build/js/src/app/action/report-action.js





































const reportAction = (host) => (0,action_step/* actionStep */.J2)(report_inputs/* reportInputs */.eP, walk, action_step/* runOutputs */.MR, host);
async function walk(given, runtime, runner, end) {
    const site = { cwd: runtime.cwd, files: runtime.files, checkout: runner.checkout };
    await (0,inside_workspace/* requireInsideWorkspace */.v)(given, site);
    await (0,environments/* learnSecretsHere */.GK)(runtime, given.workingDirectory);
    const { here, policy: found } = await policyHere(given, runtime, runner);
    const notRun = whyNotRun(given, here.job);
    const quiet = { comment: 'never', uploadArtifacts: false, html: 'false' };
    const policy = notRun === undefined ? found : { ...found, inputs: { ...found.inputs, ...quiet } };
    const { inputs } = policy;
    end.inputs = inputs;
    await (0,inside_workspace/* requireInsideWorkspace */.v)(inputs, site);
    const deadline = () => (0,action_step/* endOf */.pJ)(runtime.signal);
    const opened = await (0,github_reporters/* gitHubReporters */.GA)(inputs, here.job, {
        ...runtime,
        checkout: runner.checkout,
        deadline,
        nameOfArtifact: here.isOwnRun && (0,step_reporters/* uploadsArtifacts */.uE)(inputs, runtime.env) ? artifact_names/* reportArtifact */.x8 : undefined,
    });
    const gitHub = { ...opened, receipts: [...here.receipts, ...opened.receipts] };
    const live = (0,live_reporting/* withoutBeginning */.M)(gitHub.reporters);
    end.live = live;
    const isUnmeasured = notRun !== undefined || given.jobs?.plan === 'cancelled';
    const judging = isUnmeasured
        ? withoutResults(policy, here, notRun === undefined ? 'cancelled' : undefined, runtime)
        : await resultsToReport(policy, here, runtime);
    const folder = await writeRows(judging, inputs, runtime);
    const whyNot = here.whyNoRerun;
    const reported = { ...judging, run: await confirmedRun(judging, { inputs, whyNot }, runtime) };
    const step = { inputs, job: here.job, runtime, runner, end, gitHub, live, deadline };
    const judged = { ...reported, folder };
    const context = (0,job_page/* jobPage */.x)(reported.run, inputs, { job: here.job, runtime, runner, context: gitHub.context });
    const run = (0,report_on/* reportOn */.S)(reported.run, {
        ...reported.gateInputs,
        commit: (0,reported_commit/* reportedCommit */.$)(inputs, here.job),
        notRerun: (0,confirm_by_command/* notRerun */.e)(reported.run, { inputs, whyNot }),
    });
    const decided = notRun === undefined ? run : notRunReport(run, notRun, given);
    const report = await (0,with_trend/* withBaseRuns */.c)(decided, reported.gateInputs.baseline, context);
    const files = await (0,deliver/* deliverInTurn */.EI)((0,step_reporters/* localReporters */.Qc)(folder, step), report);
    const local = [...files, ...(await (0,page_reporter/* writePage */.x)(report, judged, context, runtime))];
    const uploads = here.isOwnRun
        ? (0,step_reporters/* artifactReporters */.Vj)(artifact_names/* reportArtifact */.x8, { folder, evidence: await (0,leave_evidence/* leaveEvidence */.z)(report, judged, runtime), judged }, step)
        : [];
    const uploading = {
        pages: here.isOwnRun ? (0,step_reporters/* pageArtifacts */.XL)(folder, step) : [],
        upload: () => (0,deliver/* deliverAll */.F0)([...uploads, ...(here.isOwnRun ? (0,step_reporters/* historyReporters */.xV)({ judged }, step) : [])], report),
    };
    const others = await (0,step_reporters/* deliverToGitHub */.Cc)(report, { folder, local }, uploading, step);
    const traces = await (0,telemetry_export/* exportToBackends */.l)(report, { ...(0,step_reporters/* telemetrySite */.RP)(folder, step), runtime });
    runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
    (0,progress_terminal/* complainAbout */.p3)([...local, ...others, ...traces], (text) => runtime.log.info(text));
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
async function confirmedRun({ run, gateInputs, paths }, { inputs, whyNot }, runtime) {
    const confirmed = await (0,confirm_by_command/* confirmByCommand */.$)(run, { inputs, gateInputs, paths, whyNot }, runtime);
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const labels = await (0,counted_labels/* countedLabels */.U)({ ...gateInputs, inputs }, { cwd, files: runtime.files });
    return (0,run_agreement/* withAgreement */.H)(confirmed, inputs, labels);
}
async function policyHere(given, runtime, { checkout }) {
    const here = await jobHere({ ...given, ...(await (0,policy_policy/* findPolicy */.i6)(given, runtime)).inputs }, runtime);
    const { job, isOwnRun } = here;
    const base = await (0,policy_base/* policyBase */.E0)(given, job, { runtime, checkout, isOwnRun, actionFolder: 'report' });
    const policy = await (0,policy_policy/* findPolicy */.i6)(given, runtime, base);
    return {
        here: { ...here, job: (0,policy_base/* onTestedBase */.G0)(job, base) },
        policy: { ...policy, inputs: asReported({ ...given, ...policy.inputs }, here) },
    };
}
async function writeRows({ run, paths }, inputs, { cwd, files }) {
    const folder = (0,external_node_path_.resolve)(cwd, inputs.workingDirectory, inputs.outputDirectory ?? report_folder/* REPORT_FOLDER */.mk);
    await (0,report_folder/* prepareFolder */.G8)(folder, paths, files);
    await files.write((0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal), run.results.map((result) => `${(0,record/* recordLine */.IK)(result)}\n`).join(''));
    return folder;
}
function whyNotRun({ jobs, commitSha }, job) {
    if (jobs?.plan !== 'success' || jobs.isWanted || !['skipped', undefined].includes(jobs.shards))
        return undefined;
    const commit = (commitSha ?? job?.head ?? '').slice(0, 7) || 'this commit';
    return `Evals did not run for ${commit}: add the label ${jobs.label ?? 'that only-with-label names'}, then re-run all jobs`;
}
const notRunReport = (report, headline, { onNotRun }) => ({
    ...report,
    verdict: {
        ...report.verdict,
        kind: 'inconclusive',
        unarmed: true,
        headline,
        reasons: [{ rule: 'stopped', kind: 'inconclusive', message: headline }],
    },
    conclusion: onNotRun === 'pass' ? 'success' : 'failure',
});
function refuseWithoutShards({ jobs }) {
    const [job, result] = jobs?.plan === undefined || jobs.plan === 'success' ? ['shards', jobs?.shards] : ['plan', jobs.plan];
    if (result !== 'skipped' && (job !== 'plan' || result !== 'failure'))
        return;
    const what = result === 'failure' ? 'failed' : 'was skipped';
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `The job of the ${job} ${what}, so this attempt measured nothing`, {
        hint: job === 'plan'
            ? 'See the log of that job. Re-run all jobs when it is fixed.'
            : 'Check the condition ("if") of these jobs, and re-run all jobs.',
    });
}
function withoutResults(policy, { job }, stopped, { clock }) {
    const run = {
        startedAt: new Date(clock.now()).toISOString(),
        durationMs: 0,
        planned: 0,
        complete: false,
        stopped,
        dryRun: false,
        requirements: [],
        warnings: [],
        results: [],
    };
    const baseline = { kind: 'none', why: 'nothing was measured' };
    return {
        run,
        paths: [],
        gateInputs: { ...policy, baseline, suiteFiles: new Set(), isChange: (0,policy_base/* isChange */.Xb)(job), quarantine: [] },
    };
}
async function resultsToReport(policy, here, runtime) {
    const { inputs } = policy;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    refuseWithoutShards(inputs);
    const found = await findResults(inputs, here, cwd, runtime);
    const { run: made, shard } = await (0,reported_results/* reportedRun */.T_)(found, inputs.expectedShards, {
        inputs,
        unverified: here.job?.unverified,
        redactor: runtime.redactor,
        now: runtime.clock.now(),
    });
    const until = shard?.baselineUntil;
    const at = until === undefined ? {} : { startedAt: until, latest: new Date(runtime.clock.now()).toISOString() };
    const read = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, ...at, isChange: (0,policy_base/* isChange */.Xb)(here.job), imports: (0,reported_results/* importsOf */.c5)(inputs, runtime, made) }, (0,evidence_source.evidenceSource)(inputs, here.job, runtime, { legs: here.legs, former: policy.former, until }));
    const { run, gateInputs } = await (0,base_requirements/* applyBaseRequirements */.U)(made, read, runtime);
    return { run: (0,gate_inputs/* withWarnings */.o)(run, gateInputs.warnings), gateInputs, paths: found.paths };
}
async function findResults(inputs, here, cwd, runtime) {
    if (inputs.results[0] !== report_inputs/* ARTIFACTS */.ym) {
        return {
            paths: await (0,result_paths/* resultPaths */.O)(inputs.results, { cwd, files: runtime.files }),
            site: { cwd, files: runtime.files },
        };
    }
    const { client, job } = here;
    if (client === undefined || job === undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'Cannot read artifacts outside GitHub, or without a token', {
            expected: 'a job on GitHub with github-token',
        });
    }
    return (0,ask_service/* asked */.N)('Artifacts', () => artifactResults({ run: job.run, key: inputs.commentKey }, (0,artifact_reader/* artifactReader */.c)(client, runtime.http), (0,ask_service/* within */.u)(runtime.signal)));
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


/***/ }),

/***/ 38034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ canonicalName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   oH: () => (/* binding */ findKind)
/* harmony export */ });
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28876);

function kindOf() {
    return (plugin) => {
        const { type, aliases = [], options, takesAnyKey = false, notes, create, ...extra } = plugin;
        const schema = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(options);
        const keys = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => Object.keys(schema().shape));
        const parse = rememberingLast((given) => schema().safeParse(given));
        return {
            ...extra,
            type,
            aliases,
            get keys() {
                return takesAnyKey ? undefined : keys();
            },
            get options() {
                return schema();
            },
            check(given) {
                const parsed = parse(given);
                return parsed.success ? [] : parsed.error.issues.map((issue) => asOptionProblem(issue, given));
            },
            notes(given) {
                if (notes === undefined)
                    return [];
                const parsed = parse(given);
                return parsed.success ? notes(parsed.data, given) : [];
            },
            open(given, deps) {
                const parsed = parse(given);
                if (!parsed.success)
                    throw parsed.error;
                return create(parsed.data, deps);
            },
        };
    };
}
function rememberingLast(parse) {
    let last;
    return (given) => {
        if (last !== undefined && saysTheSame(last.given, given))
            return last.parsed;
        const parsed = parse(given);
        if (parsed.success)
            last = { given, parsed };
        return parsed;
    };
}
function saysTheSame(one, other) {
    if (one === other)
        return true;
    const keys = Object.keys(one);
    const others = Object.keys(other);
    return (keys.length === others.length && keys.every((key, at) => key === others[at] && Object.is(one[key], other[key])));
}
const canonicalName = (name) => name.trim().toLowerCase().replaceAll('_', '-');
function findKind(kinds, name) {
    let index = indexes.get(kinds);
    if (index === undefined) {
        index = new Map();
        for (const [at, { type, aliases }] of kinds.entries()) {
            for (const known of [type, ...aliases].map(canonicalName))
                if (!index.has(known))
                    index.set(known, at);
        }
        indexes.set(kinds, index);
    }
    const at = index.get(name) ?? index.get(canonicalName(name));
    return at === undefined ? undefined : kinds[at];
}
const indexes = new WeakMap();
function asOptionProblem(issue, options) {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const isSecret = issue.code === 'custom' && issue.params?.['secret'] === true;
    const found = isSecret ? undefined : describe(path.reduce(step, options));
    const hint = issue.code === 'custom' ? issue.params?.['hint'] : undefined;
    return { path, message: issue.message, found, hint: typeof hint === 'string' ? hint : undefined };
}
const step = (value, key) => typeof value === 'object' && value !== null ? value[key] : undefined;
function describe(value) {
    if (value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value)))
        return undefined;
    const text = JSON.stringify(value) ?? '';
    return text.length > 80 ? `${text.slice(0, 79)}\u2026` : text;
}


/***/ }),

/***/ 2895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   YV: () => (/* binding */ losslessText),
/* harmony export */   qZ: () => (/* binding */ unquoted),
/* harmony export */   yh: () => (/* binding */ losslessBytes)
/* harmony export */ });
function losslessText(bytes) {
    if (isUtf8(bytes))
        return bytes.toString();
    let text = '';
    let [from, at] = [0, 0];
    while (at < bytes.length) {
        const length = lengthOfCharacter(bytes[at] ?? 0);
        if (length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)))
            at += length;
        else {
            text += `${bytes.toString('utf8', from, at)}${String.fromCharCode(ESCAPES + (bytes[at] ?? 0))}`;
            at += 1;
            from = at;
        }
    }
    return text + bytes.toString('utf8', from);
}
const losslessBytes = (text) => Buffer.concat(text
    .split(/([\uDC80-\uDCFF])/u)
    .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPES))));
const isUtf8 = (bytes) => Buffer.from(bytes.toString()).equals(bytes);
const ESCAPES = 0xdc00;
function lengthOfCharacter(first) {
    if (first < 0x80)
        return 1;
    if (first < 0xc2 || first > 0xf4)
        return 0;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
const onDisk = (path) => (path.isWellFormed() ? path : losslessBytes(path));
function unquoted(path) {
    if (!path.startsWith('"'))
        return path;
    const bytes = path.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/g, (_, code) => ESCAPED[code] ?? signOf(code));
    return losslessText(Buffer.from(bytes, 'latin1'));
}
const signOf = (code) => (/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code);
const ESCAPED = {
    a: '\x07',
    b: '\b',
    t: '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
};


/***/ })

};
