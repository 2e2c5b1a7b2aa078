export const id = 6526;
export const ids = [6526,5785,723,9260,2588];
export const modules = {

/***/ 28712:
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

/***/ 51453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ artifactReader)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _platform_files_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72588);
/* harmony import */ var _artifact_upload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91391);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15907);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48851);








const PAGE = 100;
const artifactReader = (client, http, secondMs = 1000) => ({
    async named(name, isWanted, signal) {
        const what = `the request for the artifacts named ${name}`;
        const infos = await paged(what, (page) => client.ask(what, listSchema, signal, ({ rest }, common) => rest.actions.listArtifactsForRepo({ ...common, name, per_page: PAGE, page })), (artifacts) => artifacts.filter(isWanted).length >= PAGE);
        return infos.sort((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '') || b.id - a.id);
    },
    list(run, signal) {
        const what = `the request for the artifacts of workflow run ${run}`;
        return paged(what, (page) => client.ask(what, listSchema, signal, ({ rest }, common) => rest.actions.listWorkflowRunArtifacts({ ...common, run_id: run, per_page: PAGE, page })));
    },
    async download(artifact, { isWanted, limits, signal }) {
        const { id, name, digest: expected } = artifact;
        const shown = `The artifact ${name}`;
        const most = limits.archiveBytes;
        if (artifact.bytes > most)
            throw tooLarge(shown, most);
        const what = `the request for the address of the artifact ${name}`;
        const location = await client.ask(what, zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5(), signal, async ({ rest }, { request, ...common }) => {
            const options = { archive_format: 'zip', request: { ...request, redirect: 'manual' } };
            const { headers } = await rest.actions.downloadArtifact({ ...common, artifact_id: id, ...options });
            return { data: headers.location };
        });
        const bytes = await (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_7__/* .retrying */ .R$)((within) => fetched(location, { shown, most, http, signal: within }), {
            retryBudget: client.storeRetryBudget,
            signal,
            secondMs,
            workMs: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .SLOWEST_MS_PER_MIB */ .SJ * (artifact.bytes / 2 ** 20),
        });
        const digest = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`;
        if (expected?.startsWith('sha256:') && expected !== digest) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('RESULTS_UNREADABLE', `${shown} does not match the upload`, { expected, found: digest });
        }
        return (0,_platform_files_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .unzip */ .$)(bytes, { shown, isWanted, limits });
    },
});
async function paged(what, pageAt, isEnough = () => false) {
    const infos = [];
    for (let page = 1; page <= _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_ARTIFACT_PAGES */ .Lm; page += 1) {
        const { artifacts } = await pageAt(page);
        infos.push(...artifacts.map(asInfo));
        if (artifacts.length < PAGE || isEnough(infos))
            return infos;
    }
    const message = `${what} found more than ${_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_ARTIFACT_PAGES */ .Lm * PAGE}. Delete those that are not needed`;
    throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('unavailable', message, { isFinal: true });
}
const artifactSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    size_in_bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    expired: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().optional(),
        repository_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().optional(),
        head_repository_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().optional(),
        head_branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        head_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    })
        .nullish(),
});
const listSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ artifacts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(artifactSchema) });
function asInfo({ name, workflow_run: run, ...artifact }) {
    return {
        id: artifact.id,
        name: name.endsWith(_artifact_upload_js__WEBPACK_IMPORTED_MODULE_5__/* .SECOND_UPLOAD */ .$A) ? name.slice(0, -_artifact_upload_js__WEBPACK_IMPORTED_MODULE_5__/* .SECOND_UPLOAD */ .$A.length) : name,
        bytes: artifact.size_in_bytes,
        isExpired: artifact.expired,
        digest: artifact.digest ?? undefined,
        createdAt: artifact.created_at ?? undefined,
        origin: run?.id !== undefined &&
            run.repository_id !== undefined &&
            run.head_repository_id !== undefined &&
            run.head_branch != null &&
            run.head_sha !== undefined
            ? {
                run: run.id,
                repositoryId: run.repository_id,
                headRepositoryId: run.head_repository_id,
                branch: run.head_branch,
                sha: run.head_sha,
            }
            : undefined,
    };
}
async function fetched(location, { shown, most, http, signal }) {
    const chunks = [];
    let size = 0;
    try {
        const answer = await http(location, { signal });
        if (!answer.ok || answer.body === null) {
            const fault = GONE.includes(answer.status) ? 'missing' : 'unavailable';
            const isFinal = answer.status === 403 || fault === 'missing';
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(fault, `${shown} could not be fetched: HTTP ${answer.status}`, { isFinal });
        }
        for await (const chunk of answer.body) {
            size += chunk.length;
            if (size > most)
                throw tooLarge(shown, most);
            chunks.push(chunk);
        }
    }
    catch (error) {
        if (size > most || error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7)
            throw error;
        if (signal.aborted)
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('tooLate', `${shown} took too long`);
        const why = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).replaceAll(location, 'its address');
        throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('unavailable', `${shown} could not be fetched: ${why}`);
    }
    return Buffer.concat(chunks, size);
}
const GONE = [404, 410];
const tooLarge = (shown, most) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_TOO_LARGE', `${shown} is larger than ${Math.floor(most / 2 ** 20)} MiB`);


/***/ }),

/***/ 91391:
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
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15907);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48851);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60681);








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
function openArtifactWriter(retryBudget = new _retry_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .RetryBudget */ .Km(SERVICE), secondMs = 1000) {
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
        return (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .retrying */ .R$)(once, { retryBudget, signal, secondMs, workMs });
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
                const message = `${broken.message}. GitHub keeps the name ${name} for the upload that broke: only a new run of the workflow can store it`;
                const final = new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(broken.fault, message, { isFinal: true });
                if (!mayHaveSuffix)
                    throw final;
                try {
                    return await work(client, `${name}${SECOND_UPLOAD}`);
                }
                catch (again) {
                    throw asServiceError(again).fault === 'taken' ? final : again;
                }
            }
        };
        try {
            const sizes = await Promise.all(files.map(async (file) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size));
            const mebibytes = sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20;
            const { id } = await ask(once, signal, _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .SLOWEST_MS_PER_MIB */ .SJ * mebibytes);
            if (id === undefined)
                throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('unavailable', `${SERVICE} accepted the artifact without an id`);
            return { kind: 'uploaded', id };
        }
        catch (error) {
            if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7 && error.fault === 'taken')
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
            await (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .unlessMissing */ .F2)(ask((client) => client.deleteArtifact(name), signal));
        },
    };
}
const artifactWriter = openArtifactWriter();
function asServiceError(error) {
    if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7)
        return error;
    const said = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).replaceAll(/https?:\/\/\S+/g, 'its address'), MAX_MESSAGE_LENGTH);
    const { statusCode, code } = Object(error);
    if (typeof statusCode === 'number') {
        const name = typeof code === 'string' ? ` (${code})` : '';
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(faultOf(statusCode, said), `The store of GitHub's artifacts answered HTTP ${statusCode}${name}`);
    }
    const [, status, rest = ''] = /\((\d{3})\) ?(.*)/s.exec(said) ?? [];
    if (status !== undefined) {
        const why = rest.trim() === '' ? '' : `: ${rest.trim()}`;
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(faultOf(Number(status), said), `${SERVICE} answered HTTP ${status}${why}`);
    }
    if (/was not ok/.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('unavailable', `${SERVICE} answered HTTP 200 and did not accept it`);
    if (/not found/i.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('missing', `${SERVICE} does not have it`);
    const [, network] = /Unable to make request: (\w+)/.exec(said) ?? [];
    if (network !== undefined)
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('unavailable', `${SERVICE} could not be reached: ${network}`);
    return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7(faultOf(0, said), `${SERVICE} could not be used: ${said}`);
}
const MAX_MESSAGE_LENGTH = 300;
function faultOf(status, said) {
    if (status >= 500)
        return 'unavailable';
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

/***/ 60681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24850);

function untilAborted(work, signal, service) {
    return new Promise((resolve, reject) => {
        const abort = () => {
            const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
            const message = isTimeout ? `${service} did not answer in time` : 'The run was cancelled';
            reject(new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7('tooLate', message));
        };
        if (signal.aborted)
            return abort();
        signal.addEventListener('abort', abort, { once: true });
        work()
            .then(resolve, reject)
            .finally(() => signal.removeEventListener('abort', abort));
    });
}


/***/ }),

/***/ 85785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   workflowRuns: () => (/* binding */ workflowRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58392);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51017);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48851);




const JOBS_PER_PAGE = 100;
const MAX_JOB_PAGES = 30;
function workflowRuns({ ask }) {
    return {
        async get(run, signal) {
            const workflowRun = await ask(`the request for workflow run ${run}`, runSchema, signal, ({ rest }, common) => rest.actions.getWorkflowRun({ ...common, run_id: run, exclude_pull_requests: true }));
            const head = workflowRun.head_repository;
            return {
                id: workflowRun.id,
                attempt: workflowRun.run_attempt ?? 1,
                event: workflowRun.event,
                status: workflowRun.status ?? '',
                conclusion: workflowRun.conclusion ?? undefined,
                name: workflowRun.name ?? '',
                path: workflowRun.path.replace(/@.*$/s, ''),
                headSha: workflowRun.head_sha,
                createdAt: (0,_model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(Date.parse(workflowRun.created_at)),
                headBranch: workflowRun.head_branch ?? undefined,
                repositoryId: workflowRun.repository.id,
                head: head ? { owner: head.owner.login, fullName: head.full_name, repositoryId: head.id } : undefined,
            };
        },
        async jobsOfAttempt(run, attempt, signal) {
            const what = `the request for the jobs of attempt ${attempt} of workflow run ${run}`;
            const ofAttempt = { run_id: run, attempt_number: attempt, per_page: JOBS_PER_PAGE };
            const attemptJobs = [];
            for (let page = 1;; page += 1) {
                const { jobs } = await ask(what, jobsSchema, signal, ({ rest }, common) => rest.actions.listJobsForWorkflowRunAttempt({ ...common, ...ofAttempt, page }));
                attemptJobs.push(...jobs.map(({ name, runner_name, steps }) => ({
                    name,
                    runner: runner_name ?? undefined,
                    steps: steps.map((step) => ({ ...step, conclusion: step.conclusion ?? undefined })),
                })));
                if (jobs.length < JOBS_PER_PAGE || page === MAX_JOB_PAGES)
                    return attemptJobs;
            }
        },
        async fileOfDefaultBranch(path, signal) {
            const content = await (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessMissing */ .F2)(ask(`the request for ${path} of the default branch`, _repository_files_js__WEBPACK_IMPORTED_MODULE_2__/* .contentSchema */ .FS, signal, ({ rest }, common) => rest.repos.getContent({ ...common, path })));
            return content && (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(content);
        },
    };
}
const jobsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    jobs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        runner_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() }))
            .default([]),
    })),
});
const runSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    head_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) }).nullish(),
});


/***/ }),

/***/ 79233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ withoutEntries),
/* harmony export */   Mx: () => (/* binding */ jsonPieces),
/* harmony export */   Q8: () => (/* binding */ jsonDocument)
/* harmony export */ });
function withoutEntries(lines, readers) {
    const kept = [];
    let above;
    let list;
    for (const line of lines) {
        if (/^ *\{$/.test(line))
            list = undefined;
        if (list !== undefined) {
            if (line !== list.end && line !== `${list.end},`) {
                list.read(line.endsWith(',') ? line.slice(0, -1) : line);
                continue;
            }
            list = undefined;
        }
        kept.push(line);
        const [, indent = '', key = '', open] = /^((?: {2}){1,2})"(\w+)": ([{[])$/.exec(line) ?? [];
        if (open === '{' && indent.length === 2)
            above = key;
        else if (/^ {2}\}/.test(line))
            above = undefined;
        const read = open === '[' ? readers[indent.length === 2 ? key : `${above}.${key}`] : undefined;
        if (read !== undefined)
            list = { read, end: `${indent}]` };
    }
    return kept.join('\n');
}
const MAX_LISTS_DEPTH = 2;
const jsonDocument = (value) => [...jsonPieces(value)].join('');
function* jsonPieces(value) {
    yield* piecesOf(value, 0);
    yield '\n';
}
function* piecesOf(value, depth) {
    if (!isList(value) && (typeof value !== 'object' || value === null || depth === MAX_LISTS_DEPTH)) {
        yield JSON.stringify(value);
        return;
    }
    const [open = '', close = ''] = isList(value) ? '[]' : '{}';
    const indent = '  '.repeat(depth);
    let before = `${open}\n${indent}  `;
    let isEmpty = true;
    for (const [key, item] of isList(value) ? itemsOf(value) : Object.entries(value)) {
        if (key !== undefined && NOT_IN_JSON.includes(typeof item))
            continue;
        yield before;
        if (key === undefined)
            yield JSON.stringify(item) ?? 'null';
        else {
            yield `${JSON.stringify(key)}: `;
            yield* piecesOf(item, depth + 1);
        }
        before = `,\n${indent}  `;
        isEmpty = false;
    }
    yield isEmpty ? open + close : `\n${indent}${close}`;
}
const NOT_IN_JSON = ['undefined', 'function', 'symbol'];
const isList = (value) => typeof value === 'object' && value !== null && Symbol.iterator in value;
function* itemsOf(list) {
    for (const item of list)
        yield [undefined, item];
}


/***/ }),

/***/ 60859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mj: () => (/* binding */ reportFileSchema),
  W5: () => (/* binding */ suiteReportSchema)
});

// UNUSED EXPORTS: totalsSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/verdict/assessment.js
var assessment = __webpack_require__(67409);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/model/verdict/decision.js


const countsSchema = schemas/* strictObject */.rej({ trials: schemas/* int */.Whr().nonnegative(), passes: schemas/* int */.Whr().nonnegative() });
const decisionSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
    headline: schemas/* string */.YjP(),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    suites: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
        n: schemas/* int */.Whr().nonnegative(),
        delta: schemas/* number */.aig().nullable(),
        delta_low: schemas/* number */.aig().nullable(),
        delta_high: schemas/* number */.aig().nullable(),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
        p_exact: schemas/* number */.aig().min(0).max(1).nullable(),
        p_variation: schemas/* number */.aig().min(0).max(1).nullable(),
        smallest_detectable_drop: schemas/* number */.aig().nullable(),
        reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
    tests: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        test_id: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        state: schemas/* enum */.k5n(verdict/* testStates */.Nr),
        baseline: countsSchema,
        candidate: countsSchema,
        reruns: countsSchema.extend({ needed: schemas/* int */.Whr().positive().nullable() }),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
    })),
    detectable_tests: schemas/* strictObject */.rej({ count: schemas/* int */.Whr().nonnegative(), of: schemas/* int */.Whr().nonnegative() }),
});
const gateDocumentSchema = decisionSchema.extend({
    failures: schemas/* string */.YjP().nullable(),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/experiment.js

const interval = { low: schemas/* number */.aig(), high: schemas/* number */.aig() };
const ratioSchema = schemas/* strictObject */.rej({ first: schemas/* number */.aig(), second: schemas/* number */.aig(), ratio: schemas/* number */.aig(), ...interval });
const changeSchema = schemas/* strictObject */.rej({
    ...{ first: schemas/* number */.aig(), second: schemas/* number */.aig(), delta: schemas/* number */.aig(), ...interval },
    p: schemas/* number */.aig(),
});
const experiment_countsSchema = schemas/* strictObject */.rej({ first: schemas/* int */.Whr().nonnegative(), second: schemas/* int */.Whr().nonnegative() });
const findings = ['better', 'worse', 'no-difference', 'inconclusive', 'not-measured'];
const comparedSchema = schemas/* strictObject */.rej({
    finding: schemas/* enum */.k5n(findings),
    tests: schemas/* int */.Whr().nonnegative(),
    unmeasured: schemas/* int */.Whr().nonnegative(),
    trials: experiment_countsSchema,
    errors: experiment_countsSchema,
    sameAnswers: schemas/* literal */.euz(true).optional(),
    score: changeSchema.optional(),
    passRate: changeSchema.optional(),
    detectable: schemas/* number */.aig().optional(),
    cost: ratioSchema.optional(),
    latency: ratioSchema.optional(),
    won: schemas/* int */.Whr().nonnegative(),
    lost: schemas/* int */.Whr().nonnegative(),
    tied: schemas/* int */.Whr().nonnegative(),
    largest: schemas/* array */.YOg(schemas/* strictObject */.rej({ suite: schemas/* string */.YjP(), testId: schemas/* string */.YjP(), first: schemas/* number */.aig(), second: schemas/* number */.aig() })),
});
const comparisonSchema = schemas/* strictObject */.rej({
    variant: schemas/* string */.YjP(),
    overall: comparedSchema,
    suites: schemas/* array */.YOg(comparedSchema.extend({ suite: schemas/* string */.YjP(), file: schemas/* string */.YjP() })),
});
const experimentSchema = schemas/* strictObject */.rej({
    variants: schemas/* array */.YOg(schemas/* string */.YjP()).min(2),
    comparisons: schemas/* array */.YOg(comparisonSchema).min(1),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/policy-source.js

const policyChangeSchema = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP(),
    key: schemas/* string */.YjP().optional(),
    base: schemas/* string */.YjP().optional(),
    head: schemas/* string */.YjP().optional(),
});
const policySourceSchema = schemas/* strictObject */.rej({
    of: schemas/* enum */.k5n(['pull request', 'merge group']),
    from: schemas/* enum */.k5n(['base', 'checkout', 'unavailable']),
    base: schemas/* string */.YjP(),
    changes: schemas/* array */.YOg(policyChangeSchema),
    why: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/report.js










const suiteTrendSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(schemas/* strictObject */.rej({
        run: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP().optional(),
        time: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
        tests: schemas/* int */.Whr().nonnegative().optional(),
        passRate: schemas/* number */.aig().min(0).max(1).optional(),
        score: schemas/* number */.aig().optional(),
        markers: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
});
const usedSettingSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    value: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]),
    from: schemas/* enum */.k5n(['given', 'configuration', 'default']),
});
const totalsSchema = schemas/* strictObject */.rej({
    total: schemas/* int */.Whr().nonnegative(),
    passed: schemas/* int */.Whr().nonnegative(),
    failed: schemas/* int */.Whr().nonnegative(),
    errored: schemas/* int */.Whr().nonnegative(),
    erroredTrials: schemas/* int */.Whr().positive().optional(),
    skipped: schemas/* int */.Whr().nonnegative(),
    flaky: schemas/* int */.Whr().nonnegative(),
    reused: schemas/* int */.Whr().nonnegative(),
    avoided: schemas/* strictObject */.rej({
        tests: schemas/* int */.Whr().positive(),
        costUsd: schemas/* number */.aig().nonnegative().optional(),
        costUnknown: schemas/* int */.Whr().nonnegative(),
        durationMs: schemas/* number */.aig().nonnegative().optional(),
        durationUnknown: schemas/* int */.Whr().nonnegative(),
    })
        .optional(),
    score: schemas/* number */.aig().min(0).max(1).optional(),
    passRate: schemas/* number */.aig().min(0).max(1).optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    costUnknown: schemas/* int */.Whr().nonnegative(),
    tokens: message/* tokenUsageSchema */.uX.optional(),
    graderCostUsd: schemas/* number */.aig().nonnegative().optional(),
    graderTokens: message/* tokenUsageSchema */.uX.optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    retries: schemas/* int */.Whr().nonnegative(),
});
const suiteReportSchema = schemas/* strictObject */.rej({
    ...(0,result_keys/* suiteOnTarget */.pZ)(),
    threshold: schemas/* number */.aig().min(0).max(1).optional(),
    isDefaultThreshold: schemas/* literal */.euz(true).optional(),
    isOfPassRate: schemas/* literal */.euz(true).optional(),
    metadata: result/* suiteMetadataSchema */.nh.optional(),
    totals: totalsSchema,
});
const reportedCommitSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP().optional(),
    job: schemas/* string */.YjP().optional(),
    sha: schemas/* string */.YjP().optional(),
    baseSha: schemas/* string */.YjP().optional(),
    isFork: schemas/* literal */.euz(true).optional(),
});
const reportSchema = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('eval-action'), version: schemas/* string */.YjP(), program: schemas/* string */.YjP().optional() }),
    ...(0,result/* measuredFacts */.Mt)(),
    commit: reportedCommitSchema.optional(),
    verdict: verdict/* verdictSchema */.$D,
    conclusion: schemas/* enum */.k5n(verdict/* conclusions */.fy),
    totals: totalsSchema,
    suites: schemas/* array */.YOg(suiteReportSchema),
    comparison: assessment/* assessmentSchema */.q4,
    experiment: experimentSchema.optional(),
    trend: schemas/* array */.YOg(suiteTrendSchema).optional(),
    policy: policySourceSchema.optional(),
    settings: schemas/* array */.YOg(usedSettingSchema).optional(),
});
const reportFileSchema = reportSchema.omit({ verdict: true }).extend({
    verdict: decisionSchema,
    gate: verdict/* verdictSchema */.$D,
    gradersToCheck: schemas/* array */.YOg(errors/* problemSchema */.zs).optional(),
});


/***/ }),

/***/ 72588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unzip),
/* harmony export */   u: () => (/* binding */ zipEntries)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var fzstd__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68339);
/* harmony import */ var yauzl__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20663);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56290);






async function unzip(bytes, { shown, isWanted, limits }) {
    const refuse = (why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('RESULTS_UNREADABLE', `${shown} is not read: ${why}`, {
        hint: 'Upload the files again. A hand-made archive may need other file names.',
    });
    return refusing(refuse, async () => {
        const archive = await yauzl__WEBPACK_IMPORTED_MODULE_3__.fromBufferPromise(Buffer.from(bytes), OPTIONS);
        if (archive.entryCount > limits.entries)
            throw refuse(`it has more than ${limits.entries} entries`);
        const names = new Set();
        const files = new Map();
        let left = limits.totalBytes;
        for await (const entry of archive.eachEntry()) {
            const name = nameOf(entry, refuse);
            const bad = whatIsWrong(name) ?? (isSpecial(entry, name) ? 'is a link or a device' : undefined);
            if (bad !== undefined)
                throw refuse(`the entry ${quoted(name)} ${bad}`);
            const folded = name.normalize('NFC').toLowerCase();
            if (names.has(folded))
                throw refuse(`it has two entries ${quoted(name)}`);
            names.add(folded);
            if (name.endsWith('/') || !isWanted(name))
                continue;
            if (entry.uncompressedSize > Math.min(limits.entryBytes, left)) {
                throw refuse(`${quoted(name)} is larger than is allowed`);
            }
            left -= entry.uncompressedSize;
            files.set(name, await contentOf(archive, entry, refuse));
        }
        return files;
    });
}
const MAX_ARCHIVE_BYTES = 4 * 1024 ** 3;
const MAX_ENTRIES = 1_000_000;
const MAX_UNPACKED_BYTES = 64 * 1024 ** 2;
async function zipEntries(slice, refuse) {
    const { size } = await slice(0, 0);
    if (size > MAX_ARCHIVE_BYTES)
        throw refuse('it is larger than 4 GiB');
    return refusing(refuse, async () => {
        const archive = await yauzl__WEBPACK_IMPORTED_MODULE_3__.fromRandomAccessReaderPromise(new SliceReader(slice), size, OPTIONS);
        if (archive.entryCount > MAX_ENTRIES)
            throw refuse(`it has more than ${MAX_ENTRIES} entries`);
        const entries = new Map();
        for await (const entry of archive.eachEntry())
            entries.set(nameOf(entry, refuse), entry);
        let left = MAX_UNPACKED_BYTES;
        return {
            sizes: new Map([...entries].map(([name, entry]) => [name, entry.uncompressedSize])),
            read: (name) => refusing(refuse, async () => {
                const entry = entries.get(name);
                if (entry === undefined)
                    throw refuse(`it has no entry ${quoted(name)}`);
                if (isSpecial(entry, name))
                    throw refuse(`the entry ${quoted(name)} is a link or a device`);
                if (entry.uncompressedSize > left) {
                    throw refuse(`the entries that are read are larger than 64 MiB, with ${quoted(name)}`);
                }
                left -= entry.uncompressedSize;
                return contentOf(archive, entry, refuse);
            }),
        };
    });
}
const OPTIONS = { decodeStrings: false, validateEntrySizes: false, autoClose: false, lazyEntries: true };
async function refusing(refuse, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo)
            throw error;
        const why = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
        const hasNoEnd = why.startsWith('End of central directory');
        throw refuse(hasNoEnd ? 'it is not a ZIP archive, or it is incomplete' : `it is damaged (${why})`);
    }
}
class SliceReader extends yauzl__WEBPACK_IMPORTED_MODULE_3__.RandomAccessReader {
    #slice;
    #piece = { start: 0, bytes: Buffer.alloc(0) };
    constructor(slice) {
        super();
        this.#slice = slice;
    }
    read(...[target, offset, length, position, done]) {
        const called = done;
        this.#bytes(position, length).then((bytes) => called(null, bytes.copy(target, offset)), (error) => called(error));
    }
    _readStreamForRange(start, end) {
        const read = () => this.#slice(start, end - start);
        return node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from((async function* () {
            yield (await read()).bytes;
        })());
    }
    async #bytes(position, length) {
        const at = position - this.#piece.start;
        if (at >= 0 && at + length <= this.#piece.bytes.length)
            return this.#piece.bytes.subarray(at, at + length);
        const { bytes } = await this.#slice(position, Math.max(length, PIECE_BYTES));
        this.#piece = { start: position, bytes: Buffer.from(bytes) };
        return this.#piece.bytes.subarray(0, length);
    }
}
const PIECE_BYTES = 64 * 1024;
function nameOf({ fileNameRaw }, refuse) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
    }
    catch {
        throw refuse('a name in it is not text');
    }
}
const quoted = (name) => JSON.stringify((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .cutEnd */ .ym)(name, 100));
const RESERVED = /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/i;
function whatIsWrong(name) {
    if (name === '' || name.length > 1000)
        return 'has no name, or a name that is too long';
    if (name.includes('\\') || /\p{Cc}/u.test(name))
        return 'has a backslash or a control character in its name';
    if (name.startsWith('/') || /^[a-z]:/i.test(name))
        return 'is an absolute path';
    const parts = name.replace(/\/$/, '').split('/');
    if (parts.some((part) => part === '' || part === '.' || part === '..'))
        return 'leads out of its folder';
    if (parts.some((part) => RESERVED.test(part)))
        return 'is the name of a device';
    return parts.some((part) => /[. ]$/.test(part)) ? 'ends with a dot or a space' : undefined;
}
const UNIX = 3;
function isSpecial({ versionMadeBy, externalFileAttributes }, name) {
    const type = (externalFileAttributes >>> 16) & 0o170_000;
    if (versionMadeBy >> 8 !== UNIX || type === 0)
        return false;
    return type !== (name.endsWith('/') ? 0o040_000 : 0o100_000);
}
const ZSTD = 93;
async function contentOf(archive, entry, refuse) {
    const shown = quoted(nameOf(entry, refuse));
    if (entry.isEncrypted())
        throw refuse(`${shown} is encrypted`);
    const isZstd = entry.compressionMethod === ZSTD;
    if (!isZstd && !entry.canDecodeFileData())
        throw refuse(`${shown} is packed by a method that is not known`);
    if (isZstd && entry.compressedSize > 2 * MAX_UNPACKED_BYTES)
        throw refuse(`${shown} is larger than is allowed`);
    const stream = await archive.openReadStreamPromise(entry, isZstd ? { decodeFileData: false } : {});
    const data = await upTo(stream, isZstd ? entry.compressedSize : entry.uncompressedSize);
    const content = isZstd ? unpackedZstd(data, entry.uncompressedSize) : data;
    if (content.length !== entry.uncompressedSize || (0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(content) !== entry.crc32) {
        throw refuse(`${shown} does not match its directory entry`);
    }
    return content;
}
async function upTo(stream, maxBytes) {
    const chunks = [];
    let size = 0;
    for await (const chunk of stream) {
        size += chunk.length;
        if (size > maxBytes)
            throw new Error('an entry is larger than it declares');
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
const FED_BYTES = 64 * 1024;
function unpackedZstd(data, size) {
    const content = new Uint8Array(size);
    let at = 0;
    const stream = new fzstd__WEBPACK_IMPORTED_MODULE_2__/* .Decompress */ .YM((piece) => {
        if (at + piece.length > size)
            throw new Error('larger than declared');
        content.set(piece, at);
        at += piece.length;
    });
    for (let start = 0; start < data.length; start += FED_BYTES) {
        stream.push(data.subarray(start, start + FED_BYTES), start + FED_BYTES >= data.length);
    }
    return content.subarray(0, at);
}


/***/ }),

/***/ 34210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ looksLikeReport),
/* harmony export */   ce: () => (/* binding */ reportDocument),
/* harmony export */   tL: () => (/* binding */ readReport)
/* harmony export */ });
/* unused harmony export decidedIn */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82203);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19923);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71019);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23291);
/* harmony import */ var _model_text_json_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79233);
/* harmony import */ var _model_values_depth_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2493);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92838);
/* harmony import */ var _model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67409);
/* harmony import */ var _model_verdict_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60859);
/* harmony import */ var _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(66510);












const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredFacts */ .Mt)(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    changes: (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredFacts */ .Mt)().changes.catch(undefined),
    flags: (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredFacts */ .Mt)().flags.catch('unknown'),
    environment: _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSchema */ .VW.optional().catch(undefined),
    extraTrials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .extraTrialSchema */ .kj).optional().catch(undefined),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierAttemptSchema */ .d).optional(),
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ..._model_verdict_report_js__WEBPACK_IMPORTED_MODULE_10__/* .suiteReportSchema */ .W5.omit({ totals: true }).shape,
        metadata: _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteMetadataSchema */ .nh.optional().catch(undefined),
    })),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .verdictKinds */ .PV),
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .testStates */ .Nr).optional().catch(undefined) })).catch([]),
    })
        .optional()
        .catch(undefined),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ job: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional().catch(undefined),
});
const headSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), generator: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('eval-action') }) });
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
function reportDocument(lines) {
    const results = [];
    const value = (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)((0,_model_text_json_document_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutEntries */ .Lf)(lines, { results: (entry) => results.push((0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(entry)) }));
    return (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_8__/* .isMapping */ .pi)(value) && results.length > 0 ? { ...value, results } : value;
}
function readReport(lines, file) {
    const refused = (why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
        hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    });
    const value = reportDocument(lines);
    if (value === undefined)
        throw refused('it is not JSON, or cut off');
    if ((0,_model_values_depth_js__WEBPACK_IMPORTED_MODULE_7__/* .isDeeperThan */ .hz)(value, _model_values_depth_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_JSON_DEPTH */ .KX))
        throw refused('it is nested too deeply');
    const head = headSchema.safeParse(value);
    if (!head.success)
        throw refused('it is no report of eval-action');
    if (head.data.schemaVersion > 1)
        throw refused('a newer version of eval-action wrote it');
    const read = reportSchema.safeParse(value);
    if (!read.success)
        throw refused(`it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
    const { totals, suites, verdict, commit, ...measured } = read.data;
    const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
    return {
        run: {
            ...measured,
            describedSuites: described.length > 0 ? described : undefined,
            planned: Math.max(totals.total, measured.results.length),
            requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) => threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' }]),
        },
        job: commit?.job,
        verdict: verdict?.verdict,
        passed: (verdict?.verdict === 'pass' || verdict?.verdict === 'warn') &&
            !verdict.tests.some(({ state }) => _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .undecidedStates */ .kv.includes(state)),
        hasFailures: verdict?.tests.some(({ state }) => state === 'failing') === true,
        decided: decidedIn(value),
    };
}
const comparedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(_model_verdict_report_js__WEBPACK_IMPORTED_MODULE_10__/* .reportFileSchema */ .mj.pick({ settings: true, comparison: true }).shape);
const SUSPECTED = [
    ...['regressed', 'fails-on-base', 'suspected', 'not-reproduced'],
    ...['not-enough-history', 'not-rerun'],
];
function decidedIn(report) {
    const read = comparedSchema.safeParse(report);
    if (!read.success)
        return { suites: [], tests: [], detectableTests: [] };
    const { settings = [], comparison } = read.data;
    const isOfMatrix = settings.some(({ name, value }) => name === 'matrix-jobs' && Number(value) > 1);
    const kept = isOfMatrix ? SUSPECTED : ['regressed'];
    const isOfGroup = ({ suite, suiteFile: file, target, needed, p }) => (comparison.failingTogether ?? []).some((joint) => joint.needed === needed && joint.p === p && joint.suites.some((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameSuite */ .BI)({ suite, file, target })));
    const suites = comparison.suites.flatMap((compared) => {
        const { suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold } = compared;
        if (finding === 'not-compared')
            return [];
        const numbers = finding === 'steady' ? undefined : zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc((0,_model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__/* .numbersShape */ .w8)()).parse(compared);
        return [{ suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold, numbers }];
    });
    return {
        suites: isOfMatrix ? suites : [],
        tests: comparison.tests.flatMap(({ suite, suiteFile, testId, target, state, undetectable, needed, p }) => {
            if (!kept.includes(state))
                return [];
            const test = { suite, suiteFile, testId, target, undetectable };
            if (state === 'not-rerun')
                return [{ ...test, needed, p, isBeyondCap: true }];
            if (state === 'not-enough-history')
                return [test];
            const isUndecided = state === 'suspected' && isOfGroup({ ...test, needed, p });
            return [{ ...test, needed, p, isUndecided: isUndecided || undefined }];
        }),
        detectableTests: isOfMatrix ? [comparison.detectableTests] : [],
    };
}


/***/ }),

/***/ 6526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   earlierAttemptOf: () => (/* binding */ earlierAttemptOf),
/* harmony export */   findAttempts: () => (/* binding */ findAttempts),
/* harmony export */   readAttempts: () => (/* binding */ readAttempts)
/* harmony export */ });
/* harmony import */ var _github_artifact_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28712);
/* harmony import */ var _github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51453);
/* harmony import */ var _github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91391);
/* harmony import */ var _github_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64956);
/* harmony import */ var _github_workflow_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85785);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24850);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82203);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71019);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70110);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10043);
/* harmony import */ var _read_read_report_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34210);
/* harmony import */ var _read_rows_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(79474);
/* harmony import */ var _result_rows_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(95262);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(92056);

















const MAX_READING_MS = 60_000;
async function findAttempts(inputs, job, { http, connect, log, env, signal }, plan) {
    const { githubToken: token } = inputs;
    const none = { attempts: [], unreadable: [] };
    if (job === undefined || job.attempt <= 1 || inputs.dryRun)
        return none;
    if ((0,_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_2__/* .isOwnServer */ .YV)(job.serverUrl)) {
        const why = 'GitHub Enterprise Server does not support the artifacts that store them';
        return { ...none, warnings: [notStored(job, why)] };
    }
    if (!inputs.uploadArtifacts)
        return { ...none, warnings: [notStored(job, 'upload-artifacts is false')] };
    if (token === undefined) {
        return { ...none, unreadable: [notRead(job, 'there is no token', 'Set github-token to ${{ github.token }}')] };
    }
    const client = connect({ ...job, token });
    const deps = { reader: (0,_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .artifactReader */ .c)(client, http), runs: (0,_github_workflow_runs_js__WEBPACK_IMPORTED_MODULE_4__.workflowRuns)(client), runner: env['RUNNER_NAME'], log };
    const within = AbortSignal.any([signal, AbortSignal.timeout(MAX_READING_MS)]);
    const { matrix, shard } = inputs;
    const names = { key: (0,_github_job_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)(inputs, job), shard, name: (0,_github_job_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOf */ .TN)({ matrix, shard }, job) };
    const { attempts, unreadable, warnings } = await readAttempts(names, job, deps, within);
    const planned = new Set(plan?.steps.flatMap((step) => (step.kind === 'run' ? (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .resultKeyOf */ .uv)(step) : [])));
    const isForeign = ({ tests }) => planned.size > 0 && !tests.some((test) => planned.has((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .resultKey */ .ZH)(test)));
    const foreign = attempts.filter(isForeign).map(({ attempt }) => ofOtherJob(job, attempt, 'have none of these tests'));
    return { attempts, unreadable: [...unreadable, ...foreign], warnings };
}
async function readAttempts({ key, shard, name }, job, deps, signal) {
    const { reader, log } = deps;
    const attemptsByNumber = new Map();
    const unreadable = [];
    const warnings = [];
    try {
        const artifacts = await reader.list(job.run, signal);
        const artifactOf = (wanted) => artifacts.find(({ name }) => name === wanted);
        for (let attempt = Math.min(job.attempt - 1, _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_ATTEMPTS */ .m); attempt >= 1; attempt -= 1) {
            if (attemptsByNumber.has(attempt))
                continue;
            const artifact = artifactOf((0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_0__/* .resultsArtifact */ .p$)(key, attempt, shard));
            if (artifact === undefined) {
                if (artifactOf((0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_0__/* .notMeasuredArtifact */ .kZ)(key, attempt, shard)) !== undefined)
                    continue;
                const hasRun = await hasRunIn(attempt, job, deps, signal);
                const lost = notRead(job, `the results of attempt ${attempt} were not stored`);
                if (hasRun === undefined)
                    warnings.push(notStored(job, `attempt ${attempt} has no artifact with results`));
                else if (hasRun)
                    unreadable.push({ ...lost, hint: 'Push a commit: a new run has no earlier attempts.' });
                continue;
            }
            const report = await reportIn(artifact, reader, signal);
            if (typeof report === 'string') {
                unreadable.push(notRead(job, report));
                continue;
            }
            if (report.job !== undefined && report.job !== name) {
                unreadable.push(ofOtherJob(job, attempt, `are of ${report.job}`));
                continue;
            }
            const { run, verdict, decided } = report;
            const isMeasured = !run.dryRun && run.missingSecrets === undefined && verdict !== 'invalid';
            const ownAttempt = isMeasured ? earlierAttemptOf(attempt, run, decided.tests) : { attempt, tests: [] };
            for (const each of [...(run.earlier ?? []), ownAttempt])
                if (each.attempt <= attempt)
                    attemptsByNumber.set(each.attempt, each);
        }
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_6__/* .ServiceError */ ._7))
            throw error;
        unreadable.push(notRead(job, error.message, (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_6__/* .lacksPermission */ .kQ)(error) ? (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_6__/* .permissionHint */ .fm)('actions: read') : undefined));
    }
    const attempts = [...attemptsByNumber.values()]
        .filter(({ tests }) => tests.length > 0)
        .sort((a, b) => a.attempt - b.attempt);
    for (const { attempt, tests } of attempts) {
        log.info(`Attempt ${attempt} of this run measured ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plural */ .LS)('test', tests.length)}; they count for unchanged tests`);
    }
    return { attempts, unreadable, warnings };
}
async function hasRunIn(attempt, job, { runs, runner }, signal) {
    if (runner === undefined)
        return false;
    const running = (await runs.jobsOfAttempt(job.run, job.attempt, signal)).flatMap(({ name, steps, runner: on }) => on === runner ? steps.flatMap((step) => (step.status === 'in_progress' ? [{ job: name, step }] : [])) : []);
    const [mine, ...others] = running;
    if (mine === undefined || others.length > 0)
        return undefined;
    const earlier = await runs.jobsOfAttempt(job.run, attempt, signal);
    const steps = earlier.flatMap((each) => (each.name === mine.job ? each.steps : []));
    return steps.some(({ number, conclusion }) => number === mine.step.number && (conclusion === 'failure' || conclusion === 'success'));
}
const LIMITS = {
    archiveBytes: _result_rows_js__WEBPACK_IMPORTED_MODULE_15__/* .MAX_RESULTS_BYTES */ .ue,
    entries: 5000,
    entryBytes: _result_rows_js__WEBPACK_IMPORTED_MODULE_15__/* .MAX_RESULTS_BYTES */ .ue,
    totalBytes: _result_rows_js__WEBPACK_IMPORTED_MODULE_15__/* .MAX_RESULTS_BYTES */ .ue,
};
async function reportIn(artifact, reader, signal) {
    const { name } = artifact;
    if (artifact.isExpired)
        return `the artifact ${name} has expired`;
    try {
        const isWanted = (file) => file === _run_files_js__WEBPACK_IMPORTED_MODULE_16__/* .runFiles */ .NW.report;
        const bytes = (await reader.download(artifact, { isWanted, limits: LIMITS, signal })).get(_run_files_js__WEBPACK_IMPORTED_MODULE_16__/* .runFiles */ .NW.report);
        if (bytes === undefined)
            return `the artifact ${name} has no ${_run_files_js__WEBPACK_IMPORTED_MODULE_16__/* .runFiles */ .NW.report}`;
        return (0,_read_read_report_js__WEBPACK_IMPORTED_MODULE_13__/* .readReport */ .tL)((0,_read_rows_js__WEBPACK_IMPORTED_MODULE_14__/* .linesOfPieces */ .II)([bytes]), `${_run_files_js__WEBPACK_IMPORTED_MODULE_16__/* .runFiles */ .NW.report} of ${name}`);
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo)
            return (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_12__/* .oneLine */ .T)(error.problems[0]?.message ?? error.message);
        throw error;
    }
}
const notStored = ({ attempt }, why) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message: `This is attempt ${attempt}, and its verdict does not include the earlier attempts on the same commit: ${why}`,
    hint: 'Read the reports of the earlier attempts, too: a failure there may be a regression.',
});
const ofOtherJob = (job, attempt, whose) => ({
    ...notRead(job, `the results of attempt ${attempt} ${whose}, so another job with this comment-key stored them`),
    hint: 'Give each job its own comment-key, such as the values of its matrix, and push a commit.',
});
const notRead = ({ attempt }, why, hint) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'error',
    message: `this is attempt ${attempt}, and earlier attempts on the same commit cannot be read: ${why}`,
    hint: `${hint === undefined ? 'Run it again' : `${hint.replace(/\.$/, '')}, and run it again`}, or push a commit: a new run has no earlier attempts.`,
});
function earlierAttemptOf(attempt, run, suspected = []) {
    const trialsByKey = (results) => new Map(Array.from((0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_11__/* .groupedBy */ .m)(results, _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .resultKey */ .ZH), ([key, group]) => [key, group.flatMap(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_8__/* .targetTrials */ .FW)]));
    const reruns = trialsByKey((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .extraResults */ .TX)(run, 'confirmation'));
    const controls = trialsByKey((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .extraResults */ .TX)(run, 'control'));
    const decided = new Map(suspected.map((test) => [(0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .resultKey */ .ZH)(test), test]));
    const tests = run.results.flatMap((result) => {
        const { suite, suiteFile, testId, target, measure, subject, timestamp, status, score } = result;
        const now = (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_8__/* .targetTrials */ .FW)(result);
        if (measure === undefined || subject === undefined || (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .isReused */ .x0)(result) || now.length === 0)
            return [];
        const key = (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .resultKey */ .ZH)(result);
        const { needed, p } = decided.get(key) ?? {};
        const [ofReruns, ofControls] = [reruns.get(key) ?? [], controls.get(key) ?? []];
        reruns.delete(key);
        controls.delete(key);
        return [
            {
                ...{ suite, suiteFile, testId, target, measure, subject, timestamp, now, needed, p },
                score: status === 'execution_error' ? undefined : score,
                reruns: ofReruns,
                control: ofControls,
            },
        ];
    });
    return { attempt, tests };
}


/***/ })

};
