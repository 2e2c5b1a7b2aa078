export const id = 5336;
export const ids = [5336,5454,1796];
export const modules = {

/***/ 63532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ artifactReader)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _files_zip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32155);
/* harmony import */ var _artifact_upload_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25246);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84136);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9047);








const artifactReader = (client, http, secondMs = 1000) => ({
    named: (name, isWanted, signal) => artifactsNamed(client, name, isWanted, signal),
    list: (run, signal) => artifactsOfRun(client, run, signal),
    async download(artifact, { isWanted, limits, signal }) {
        const shown = `The artifact ${artifact.name}`;
        const most = limits.archiveBytes;
        if (artifact.bytes > most)
            throw tooLarge(shown, most);
        const location = await addressOf(client, artifact, signal);
        const bytes = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_7__/* .retrying */ .R)((within) => fetched(location, { shown, most, http, signal: within }), {
            patience: client.storePatience,
            signal,
            secondMs,
            workMs: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .SLOWEST_MS_PER_MIB */ .SJ * (artifact.bytes / 2 ** 20),
        });
        checkDigest(bytes, artifact, shown);
        return (0,_files_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .unzip */ .$)(bytes, { shown, isWanted, limits });
    },
});
async function artifactsNamed({ owner, repo, ask }, name, isWanted, signal) {
    const what = `the request for the artifacts named ${name}`;
    const found = await paged(what, (page) => ask({
        what,
        schema: listSchema,
        send: ({ rest }, request) => rest.actions.listArtifactsForRepo({ owner, repo, name, per_page: PAGE, page, request }),
    }, signal), (artifacts) => artifacts.filter(isWanted).length >= PAGE);
    return found.sort((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '') || b.id - a.id);
}
const artifactsOfRun = ({ owner, repo, ask }, run, signal) => {
    const what = `the request for the artifacts of workflow run ${run}`;
    return paged(what, (page) => ask({
        what,
        schema: listSchema,
        send: ({ rest }, request) => rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: run, per_page: PAGE, page, request }),
    }, signal));
};
const PAGE = 100;
async function paged(what, pageAt, isEnough = () => false) {
    const found = [];
    for (let page = 1; page <= _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_ARTIFACT_PAGES */ .QG; page += 1) {
        const { artifacts } = await pageAt(page);
        found.push(...artifacts.map(asInfo));
        if (artifacts.length < PAGE || isEnough(found))
            return found;
    }
    throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${what} found more than ${_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_ARTIFACT_PAGES */ .QG * PAGE}. Delete those that are not needed`, { isFinal: true });
}
const addressOf = ({ owner, repo, ask }, { id, name }, signal) => ask({
    what: `the request for the address of the artifact ${name}`,
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .url */ .OZ5(),
    async send({ rest }, request) {
        const { headers } = await rest.actions.downloadArtifact({
            owner,
            repo,
            artifact_id: id,
            archive_format: 'zip',
            request: { ...request, redirect: 'manual' },
        });
        return { data: headers.location };
    },
}, signal);
function checkDigest(bytes, { digest: expected }, shown) {
    const found = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`;
    if (!expected?.startsWith('sha256:') || expected === found)
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('RESULTS_UNREADABLE', `${shown} does not match the upload`, { expected, found });
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
function asInfo({ id, name, size_in_bytes: bytes, expired, created_at, digest, workflow_run, }) {
    const { id: run, repository_id, head_repository_id, head_branch, head_sha } = workflow_run ?? {};
    const isKnown = run !== undefined &&
        repository_id !== undefined &&
        head_repository_id !== undefined &&
        head_branch != null &&
        head_sha !== undefined;
    return {
        id,
        name: name.endsWith(_artifact_upload_js__WEBPACK_IMPORTED_MODULE_5__/* .SECOND_UPLOAD */ .$A) ? name.slice(0, -_artifact_upload_js__WEBPACK_IMPORTED_MODULE_5__/* .SECOND_UPLOAD */ .$A.length) : name,
        bytes,
        isExpired: expired,
        digest: digest ?? undefined,
        createdAt: created_at ?? undefined,
        origin: isKnown
            ? {
                run,
                repositoryId: repository_id,
                headRepositoryId: head_repository_id,
                branch: head_branch,
                sha: head_sha,
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
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(fault, `${shown} could not be fetched: HTTP ${answer.status}`, { isFinal });
        }
        for await (const chunk of answer.body) {
            size += chunk.length;
            if (size > most)
                throw tooLarge(shown, most);
            chunks.push(chunk);
        }
    }
    catch (error) {
        if (size > most || error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._)
            throw error;
        if (signal.aborted)
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('tooLate', `${shown} took too long`);
        const why = (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).replaceAll(location, 'its address');
        throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${shown} could not be fetched: ${why}`);
    }
    return Buffer.concat(chunks, size);
}
const GONE = [404, 410];
const tooLarge = (shown, most) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_TOO_LARGE', `${shown} is larger than ${Math.floor(most / 2 ** 20)} MiB`);


/***/ }),

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
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9047);
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
function openArtifactWriter(patience = new _patience_js__WEBPACK_IMPORTED_MODULE_6__/* .Patience */ .i(SERVICE), secondMs = 1000) {
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
        return (0,_patience_js__WEBPACK_IMPORTED_MODULE_6__/* .retrying */ .R)(once, { patience, signal, secondMs, workMs });
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
    const said = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).replaceAll(/https?:\/\/\S+/g, 'its address'), MOST_SAID);
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
const MOST_SAID = 300;
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

/***/ 30290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pullRequests)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

function pullRequests({ owner, repo, ask }) {
    return {
        async get(number, signal) {
            const pull = await ask({
                what: `the request for pull request ${number}`,
                schema: pullSchema,
                send: ({ rest }, request) => rest.pulls.get({ owner, repo, pull_number: number, request }),
            }, signal);
            return asPull(pull);
        },
        async labels(number, signal) {
            const { labels } = await ask({
                what: `the request for the labels of pull request ${number}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) }),
                send: ({ rest }, request) => rest.pulls.get({ owner, repo, pull_number: number, request }),
            }, signal);
            return labels.map(({ name }) => name);
        },
        async headedBy(sha, signal) {
            const pulls = await ask({
                what: `the request for the pull requests of commit ${sha}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema),
                send: ({ rest }, request) => rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha, per_page: 100, request }),
            }, signal);
            return pulls.map(asPull).filter(({ headSha }) => headSha === sha);
        },
        async ofBranch({ owner: headOwner, branch, repositoryId }, signal) {
            const head = `${headOwner}:${branch}`;
            const pulls = await ask({
                what: `the request for the pull requests from ${head}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema),
                send: ({ rest }, request) => rest.pulls.list({ owner, repo, state: 'open', head, per_page: 100, request }),
            }, signal);
            return pulls
                .filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId)
                .map(asPull)
                .filter(({ isOpen }) => isOpen);
        },
    };
}
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });
const pullSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositorySchema.nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositorySchema }),
});
const asPull = ({ number, state, head, base }) => ({
    number,
    headSha: head.sha,
    isFork: head.repo?.id !== base.repo.id,
    isOpen: state === 'open',
    base: { branch: base.ref, sha: base.sha },
});


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

/***/ 91796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   workflowRuns: () => (/* binding */ workflowRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77584);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35438);




function workflowRuns({ owner, repo, ask }) {
    return {
        async get(run, signal) {
            const found = await ask({
                what: `the request for workflow run ${run}`,
                schema: runSchema,
                send: ({ rest }, request) => rest.actions.getWorkflowRun({ owner, repo, run_id: run, exclude_pull_requests: true, request }),
            }, signal);
            const head = found.head_repository;
            return {
                id: found.id,
                attempt: found.run_attempt ?? 1,
                event: found.event,
                status: found.status ?? '',
                conclusion: found.conclusion ?? undefined,
                name: found.name ?? '',
                path: found.path.replace(/@.*$/s, ''),
                headSha: found.head_sha,
                createdAt: (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .L)(Date.parse(found.created_at)),
                headBranch: found.head_branch ?? undefined,
                repositoryId: found.repository.id,
                head: head ? { owner: head.owner.login, fullName: head.full_name, repositoryId: head.id } : undefined,
            };
        },
        jobsOfAttempt: (run, attempt, signal) => jobsOfAttempt({ owner, repo, ask }, { run, attempt }, signal),
        async fileOfDefaultBranch(path, signal) {
            try {
                const found = await ask({
                    what: `the request for ${path} of the default branch`,
                    schema: _repository_files_js__WEBPACK_IMPORTED_MODULE_3__/* .contentSchema */ .FS,
                    send: ({ rest }, request) => rest.repos.getContent({ owner, repo, path, request }),
                }, signal);
                return (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(found);
            }
            catch (error) {
                if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.fault === 'missing')
                    return undefined;
                throw error;
            }
        },
    };
}
async function jobsOfAttempt({ owner, repo, ask }, { run, attempt }, signal) {
    const jobs = [];
    for (let page = 1;; page += 1) {
        const found = await ask({
            what: `the request for the jobs of attempt ${attempt} of workflow run ${run}`,
            schema: jobsSchema,
            send: ({ rest }, request) => rest.actions.listJobsForWorkflowRunAttempt({
                owner,
                repo,
                run_id: run,
                attempt_number: attempt,
                per_page: JOBS_PER_PAGE,
                page,
                request,
            }),
        }, signal);
        jobs.push(...found.jobs.map(({ name, runner_name, steps }) => ({
            name,
            runner: runner_name ?? undefined,
            steps: steps.map((step) => ({ ...step, conclusion: step.conclusion ?? undefined })),
        })));
        if (found.jobs.length < JOBS_PER_PAGE || page === MOST_JOB_PAGES)
            return jobs;
    }
}
const JOBS_PER_PAGE = 100;
const MOST_JOB_PAGES = 30;
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

/***/ 33723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "do": () => (/* binding */ CANCELLED_MS),
  J2: () => (/* binding */ actionStep),
  pJ: () => (/* binding */ endOf),
  Zc: () => (/* binding */ isCheckDelivered),
  MR: () => (/* binding */ runOutputs),
  WF: () => (/* binding */ thisProcess),
  eG: () => (/* binding */ whenAborted)
});

// EXTERNAL MODULE: ./build/js/src/adapters/process/abandoned-work.js
var abandoned_work = __webpack_require__(79086);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
;// CONCATENATED MODULE: ./build/js/src/adapters/runner.js





function openRunner(env, stdout) {
    return {
        checkout: withoutLinks(env['GITHUB_WORKSPACE'] || '.'),
        mask: core/* setSecret */.Pq,
        output: (name, value) => writing('GITHUB_OUTPUT', env, () => (0,core/* setOutput */.uH)(name, value)),
        keep(name, value) {
            if (env['GITHUB_STATE'])
                writing('GITHUB_STATE', env, () => (0,core/* saveState */.LZ)(name, value));
        },
        async addToSummary(markdown) {
            const path = env['GITHUB_STEP_SUMMARY'];
            if (!path)
                return false;
            await (0,promises_.appendFile)(path, markdown.endsWith('\n') ? markdown : `${markdown}\n`);
            return true;
        },
        print: (line) => void stdout.write(`${line}\n`),
    };
}
function writing(name, env, work) {
    try {
        work();
    }
    catch (cause) {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `The runner's file ${env[name]} (${name}) cannot be written: ${(0,errors/* messageOf */.bD)(cause)}`, {
            hint: `Do not set ${name} in the workflow, and let the step run as the user of the runner.`,
            cause,
        });
    }
}
function withoutLinks(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return (0,external_node_path_.resolve)(path);
    }
}

// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 2 modules
var summary = __webpack_require__(31243);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var secrets_redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/runtime.js + 30 modules
var runtime = __webpack_require__(50095);
// EXTERNAL MODULE: ./build/js/src/app/action/outputs.js
var outputs = __webpack_require__(44155);
// EXTERNAL MODULE: ./build/js/src/app/action/runner-reporters.js
var runner_reporters = __webpack_require__(28173);
;// CONCATENATED MODULE: ./build/js/src/app/action/action-step.js














const runOutputs = {
    names: outputs/* outputNames */.gr,
    without: outputs/* outputsWithoutRun */.M5,
};
const thisProcess = () => ({
    env: process.env,
    runner: openRunner(process.env, process.stdout),
    runtime: (log) => (0,runtime.realRuntime)(log),
    begun(log, giveUp) {
        (0,exit_code/* exitOnUncaughtErrors */.ew)(log);
        process.once('exit', () => {
            if (!giveUp())
                process.exitCode = 2;
        });
    },
    ended: abandoned_work/* endDespiteAbandonedWork */.z,
});
async function actionStep(read, work, outputs, host = thisProcess()) {
    const { env, runner } = host;
    const secrets = (0,secret_names/* secretValues */.VX)(env);
    for (const text of (0,secret_names/* maskedTexts */.kF)(env))
        runner.mask(text);
    let redact = (0,secrets_redact/* redactor */.$)(secrets);
    const log = {
        info: (text) => runner.print((0,workflow_command/* neutral */.SY)(redact.text(text))),
        warn: (text) => runner.print((0,workflow_command/* neutral */.SY)(`warning: ${redact.text(text)}`)),
        error: (text) => runner.print((0,workflow_command/* neutral */.SY)(redact.text(text))),
    };
    const end = { outputs: outputs.without('The run did not start') };
    const write = outputsOnce(host, outputs);
    const giveUp = () => write(end.isDecided ? end.outputs : outputs.without('The run ended before it had a verdict'));
    host.begun(log, () => written(giveUp, log));
    const decided = await (0,exit_code/* toExitCode */.t4)(async () => {
        try {
            const inputs = read(env);
            end.inputs = inputs;
            redact = (0,secrets_redact/* redactor */.$)(secrets, inputs);
            return await work(inputs, host.runtime(log), runner, end);
        }
        catch (error) {
            if (!end.isDecided)
                end.outputs = outputs.without(redact.text((0,errors/* messageOf */.bD)(error)));
            const problems = error instanceof errors/* UserError */.yo ? (0,grouped_problems/* groupProblems */.U)(redact.deep(error.problems)) : [];
            await reportWhyNot(problems, end.inputs, runner, log);
            const reported = (await end.live?.couldNotRun(problems)) ?? [];
            end.notes?.reported(reported);
            (0,progress_terminal/* complainAbout */.p3)(reported, log.info);
            throw error;
        }
    }, log);
    const exitCode = written(() => write(end.outputs), log) ? decided : 2;
    host.ended(exitCode);
    return exitCode;
}
const END_MS = 120_000;
const CANCELLED_MS = 4000;
const endOf = ({ aborted }) => AbortSignal.timeout(aborted ? CANCELLED_MS : END_MS);
function whenAborted(signal, work) {
    if (signal.aborted)
        work();
    else
        signal.addEventListener('abort', work, { once: true });
}
const isCheckDelivered = (receipts) => receipts.some(({ kind, name }) => name === 'check run' && kind === 'delivered');
function outputsOnce({ runner }, { names }) {
    let isWritten = false;
    return (outputs) => {
        if (isWritten)
            return;
        isWritten = true;
        for (const name of names)
            runner.output(name, outputs[name] ?? '');
    };
}
function written(work, log) {
    try {
        work();
        return true;
    }
    catch (error) {
        for (const line of (0,exit_code/* adviceOf */.wr)(error))
            log.error(line);
        return false;
    }
}
async function reportWhyNot(problems, inputs, runner, log) {
    if (inputs?.annotations !== 'off') {
        for (const annotation of (0,annotations/* problemAnnotations */.ur)(problems))
            (0,runner_reporters/* annotate */.fz)(annotation, inputs, runner);
    }
    if (inputs?.jobSummary === 'off')
        return;
    try {
        await runner.addToSummary((0,summary/* problemsMarkdown */.KK)(problems));
    }
    catch (cause) {
        log.warn(`job summary was not delivered: ${(0,errors/* messageOf */.bD)(cause)}`);
    }
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

/***/ 16734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

async function readEvent(env, files) {
    return { name: env['GITHUB_EVENT_NAME'] ?? '', ...(await readPayload(env['GITHUB_EVENT_PATH'], files)) };
}
const MAX_EVENT_BYTES = 25 * 1024 * 1024;
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const repository = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha, repo: repository.nullish() }),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: sha.optional(), repo: repository, ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }),
    })
        .optional()
        .catch(undefined),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head_sha: sha, base_sha: sha.optional(), base_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })
        .optional()
        .catch(undefined),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head_sha: sha, event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional() })
        .optional()
        .catch(undefined),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional().catch(undefined),
});
async function readPayload(path, files) {
    if (!path)
        return {};
    try {
        return payloadSchema.parse(JSON.parse(await files.read(path, MAX_EVENT_BYTES)));
    }
    catch {
        return {};
    }
}


/***/ }),

/***/ 13580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ requireInsideWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48334);




async function requireInsideWorkspace({ workingDirectory, ...paths }, site) {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, workingDirectory);
    await requireInside('working-directory', cwd, site);
    for (const name of ['outputDirectory', 'otelFile', 'traceFile']) {
        const path = paths[name];
        if (path !== undefined)
            await requireInside((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), site);
    }
}
async function requireInside(input, folder, { files, checkout }) {
    let existing = folder;
    while ((await files.state(existing)) === 'missing' && existing !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing))
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing);
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(await files.realPath(existing), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(existing, folder));
    if (!(0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isOutside */ ._K)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, real)))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', `\`${input}\` is outside the workspace`, {
        expected: `a path in ${checkout} (GITHUB_WORKSPACE)`,
        found: real,
    });
}


/***/ }),

/***/ 44155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   M5: () => (/* binding */ outputsWithoutRun),
/* harmony export */   Wd: () => (/* binding */ oneSentence),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   gr: () => (/* binding */ outputNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _reports_compared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15714);
/* harmony import */ var _reports_warnings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57382);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75671);





const outputNames = [
    'verdict',
    'conclusion',
    'score',
    'pass-rate',
    'delta',
    'delta-low',
    'delta-high',
    'total',
    'passed',
    'failed',
    'errored',
    'skipped',
    'flaky',
    'quarantined',
    'regressed',
    'suspected',
    'fixed',
    'new',
    'changed',
    'removed',
    'reused',
    'cost-usd',
    'tokens',
    'duration-seconds',
    'baseline-sha',
    'baseline-run-id',
    'baseline-status',
    'results-path',
    'report-path',
    'junit-path',
    'summary-path',
    'comment-path',
    'html-path',
    'html-url',
    'comment-url',
    'check-url',
    'artifact-url',
    'headline',
    'json',
];
const MAX_JSON_BYTES = 8 * 1024;
const MAX_HEADLINE = 500;
function outputsOf(report, folder, receipts) {
    const { verdict, conclusion, totals, durationMs, comparison } = report;
    const moved = (0,_reports_compared_js__WEBPACK_IMPORTED_MODULE_1__/* .overallDelta */ .Os)(comparison);
    const count = (...states) => String(comparison.tests.filter(({ state }) => states.includes(state)).length);
    const ofAgent = (count) => (report.dryRun ? '' : String(count));
    const tokens = totals.tokens === undefined ? undefined : totals.tokens.input + totals.tokens.output;
    return {
        verdict: verdict.kind,
        conclusion,
        score: report.dryRun ? '' : numberText(totals.score),
        'pass-rate': report.dryRun ? '' : numberText(totals.passRate),
        delta: numberText(moved?.delta),
        'delta-low': numberText(moved?.low),
        'delta-high': numberText(moved?.high),
        total: String(totals.total),
        passed: ofAgent(totals.passed),
        failed: ofAgent(totals.failed),
        errored: String(totals.errored),
        skipped: String(totals.skipped),
        flaky: ofAgent(totals.flaky),
        quarantined: count('quarantined'),
        regressed: count('regressed'),
        suspected: count('suspected'),
        fixed: count('fixed'),
        new: count('new'),
        changed: count('changed'),
        removed: count('removed'),
        reused: String(totals.reused),
        'cost-usd': numberText(totals.costUsd),
        tokens: numberText(tokens),
        'duration-seconds': numberText(durationMs / 1000),
        'baseline-sha': shaOf(comparison),
        'baseline-run-id': runIdOf(comparison),
        'baseline-status': statusOf(comparison),
        'results-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.journal),
        'report-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.report),
        'junit-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.junit),
        'summary-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.summary),
        'comment-path': whereOf('comment.md', receipts),
        'html-path': isDelivered('report.html', receipts) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.page) : '',
        'html-url': whereOf('report', receipts),
        'comment-url': whereOf('comment', receipts),
        'check-url': whereOf('check run', receipts),
        'artifact-url': whereOf('artifact', receipts),
        headline: verdict.headline.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE),
        json: smallJson(report),
    };
}
function outputsWithoutRun(why) {
    const unknown = Object.fromEntries(outputNames.map((name) => [name, '']));
    const headline = oneSentence(why);
    return {
        ...unknown,
        verdict: 'invalid',
        conclusion: 'failure',
        headline,
        json: JSON.stringify({ verdict: 'invalid', headline }),
    };
}
const oneSentence = (text) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asSentences */ .pm)((0,_reports_warnings_js__WEBPACK_IMPORTED_MODULE_2__/* .permissionsInLine */ .K$)(text)
    .split('\n')
    .map((line) => line.trim()))
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_HEADLINE);
const shaOf = ({ baseline }) => baseline.kind === 'found' ? (baseline.provenance.find(({ sha }) => sha !== undefined)?.sha ?? '') : '';
const runIdOf = ({ baseline }) => baseline.kind === 'found' ? String(baseline.provenance.find(({ runId }) => runId !== undefined)?.runId ?? '') : '';
const statusOf = ({ baseline }) => baseline.kind === 'unavailable' && baseline.lacksPermission ? 'no-permission' : baseline.kind;
function whereOf(name, receipts) {
    const receipt = receipts.find((each) => each.name === name);
    return receipt?.kind === 'delivered' ? receipt.where : '';
}
const isDelivered = (name, receipts) => receipts.some((receipt) => receipt.name === name && receipt.kind === 'delivered');
function smallJson({ verdict, conclusion, totals, suites }) {
    const most = { verdict: verdict.kind, conclusion, headline: verdict.headline.slice(0, MAX_HEADLINE), totals };
    const all = JSON.stringify({ ...most, suites });
    return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({ ...most, suitesLeftOut: suites.length });
}
const numberText = (value) => value === undefined ? '' : String(Math.round(value * 10_000) / 10_000);


/***/ }),

/***/ 28173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ summaryReporter),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   jP: () => (/* binding */ annotationReporter)
/* harmony export */ });
/* harmony import */ var _adapters_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84136);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27869);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _reports_summary_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31243);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48334);






const summaryReporter = (runner, mode) => ({
    name: 'job summary',
    async deliver(report) {
        const written = await runner.addToSummary(mode === 'short' ? (0,_reports_summary_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .shortSummary */ .Rn)(report) : (0,_reports_summary_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryMarkdown */ .eH)(report, _adapters_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_SUMMARY_BYTES */ .HC));
        return written
            ? { kind: 'delivered', name: 'job summary', where: 'the summary of the job' }
            : {
                kind: 'notDelivered',
                name: 'job summary',
                why: 'the runner has no job summary (GITHUB_STEP_SUMMARY is not set)',
            };
    },
});
const annotationReporter = (inputs, runner) => ({
    name: 'annotations',
    async deliver(report) {
        for (const annotation of (0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotations */ .hk)(report))
            annotate(annotation, inputs, runner);
        return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
    },
});
function annotate(annotation, inputs, { checkout, print }) {
    const { file, line = 1, column = 1, ...placeless } = annotation;
    if (file === undefined) {
        print((0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(placeless));
        return;
    }
    const path = (0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_5__/* .checkoutPath */ .o8)(file, inputs?.workingDirectory ?? '.', checkout);
    const message = `${annotation.message}\nat ${(0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f)({ file: (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(file), line, column })}`;
    print((0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
}


/***/ }),

/***/ 90388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ OPEN_EVENTS),
/* harmony export */   JZ: () => (/* binding */ mayBeUntrusted),
/* harmony export */   ot: () => (/* binding */ refuseUntrustedCode)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);

const OPEN_EVENTS = [
    'pull_request_target',
    'issues',
    'issue_comment',
    'discussion',
    'discussion_comment',
    'fork',
    'watch',
    'gollum',
];
function refuseUntrustedCode(event, { allowUntrustedCode }) {
    if (allowUntrustedCode || !mayBeUntrusted(event))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('UNTRUSTED_CODE', `Evals do not run on the event ${event.name}`, {
        expected: 'pull_request, push, merge_group, release, schedule, workflow_dispatch or repository_dispatch',
        hint: `A job of ${event.name} has the secrets of the repository, and anyone can trigger it with code or text that could steal them. Use pull_request. If this job checks out and reads only trusted content, set allow-untrusted-code: true.`,
    });
}
function mayBeUntrusted({ name, workflow_run }) {
    if (name !== 'workflow_run')
        return OPEN_EVENTS.includes(name);
    const origin = workflow_run?.event ?? 'workflow_run';
    return origin === 'workflow_run' || origin.startsWith('pull_request') || OPEN_EVENTS.includes(origin);
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
const LONGEST_KEY = 100;
const reportArtifact = (key, attempt) => `agentv-report-${nameOfKey(key)}-${attempt}`;
function nameOfKey(key) {
    if (/^[\w.-]+$/.test(key) && key.length <= LONGEST_KEY)
        return key;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${slug(key).slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
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
    return part !== undefined && part.replace(SHARD_PART, '').length <= LONGEST_KEY ? part : [];
});


/***/ }),

/***/ 15454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evidenceSource: () => (/* binding */ evidenceSource)
});

// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js
var artifact_reader = __webpack_require__(63532);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/adapters/github/commits.js
var commits = __webpack_require__(29668);
// EXTERNAL MODULE: ./build/js/src/adapters/github/workflow-runs.js
var workflow_runs = __webpack_require__(91796);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: ./build/js/src/evidence/samples.js
var evidence_samples = __webpack_require__(18898);
// EXTERNAL MODULE: ./build/js/src/history/paths.js
var paths = __webpack_require__(9744);
// EXTERNAL MODULE: ./build/js/src/history/trend.js
var history_trend = __webpack_require__(95187);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/history/history-baseline.js
var history_baseline = __webpack_require__(94226);
// EXTERNAL MODULE: ./build/js/src/app/history/history-key.js
var history_key = __webpack_require__(64694);
// EXTERNAL MODULE: ./build/js/src/app/history/open-store.js + 2 modules
var open_store = __webpack_require__(23095);
// EXTERNAL MODULE: ./build/js/src/evidence/codec.js
var codec = __webpack_require__(79587);
// EXTERNAL MODULE: ./build/js/src/evidence/trust.js
var trust = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-words.js
var evidence_words = __webpack_require__(77626);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-artifact.js












async function findEvidence(question, site, signal) {
    const steps = [];
    try {
        if ((0,artifact_upload/* isOwnServer */.YV)(question.job.serverUrl))
            return { kind: 'none', why: OWN_SERVER, isUnusable: true, steps };
        const look = question.run === undefined ? lookAround : lookInRun;
        return { ...(await look(question, site, steps, signal)), steps };
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        return {
            kind: 'unavailable',
            why: `could not look up the evidence of the base branch: ${error.message}`,
            ...((0,service_error/* lacksPermission */.k)(error) && { hint: (0,not_taken/* permissionHint */.f)('actions: read'), lacksPermission: true }),
            steps,
        };
    }
}
const OWN_SERVER = 'GitHub Enterprise Server cannot store evidence as artifacts; set baseline to a file';
async function lookAround(question, site, steps, signal) {
    const { job } = question;
    const base = baseOf(job, question.branch);
    if (base === undefined) {
        return { kind: 'unavailable', why: 'the base branch is not known', hint: 'Set baseline-branch.' };
    }
    const name = (0,artifact_names/* evidenceArtifact */.uj)(question.key);
    const rules = {
        repositoryId: job.repositoryId,
        branch: base.branch,
        workflow: job.workflowFile,
        ownRun: job.run,
        now: site.now,
        maxAgeDays: question.maxAgeDays,
    };
    const all = await site.artifacts.named(name, (each) => (0,trust/* lookAt */.t5)(each, rules).kind === 'candidate', signal);
    steps.push(`Searching for evidence in ${name}: ${(0,shared_text/* plural */.LS)('artifact', all.length)}`);
    const refusals = [];
    const lost = [];
    const candidates = all.flatMap((artifact) => {
        if (isLater(artifact.createdAt, question.until)) {
            refusals.push(`${(0,evidence_words/* runText */.le)(artifact)}: skipped, it was stored after this workflow run began`);
            return [];
        }
        const looked = (0,trust/* lookAt */.t5)(artifact, rules);
        if (looked.kind === 'candidate')
            return [looked.candidate];
        refusals.push(`${(0,evidence_words/* runText */.le)(artifact)}: skipped, ${looked.why}`);
        if (looked.remedy !== undefined)
            lost.push(`${(0,evidence_words/* runText */.le)(artifact)}: skipped, ${looked.why}; ${looked.remedy}`);
        return [];
    });
    steps.push(...refusals);
    const [newest = refusals[0]] = lost;
    const why = `no trusted run of ${base.branch} has stored evidence ${newest === undefined ? 'yet ' : ''}(${name})`;
    const none = {
        kind: 'none',
        why: newest === undefined ? `${why}; the next complete run will store it` : `${why}; ${newest}`,
        isUnusable: lost.length > 0 ? true : undefined,
    };
    if (candidates.length === 0)
        return none;
    const start = await base.start(site.commits, signal);
    const before = await site.commits.upTo(start, signal);
    const atOrBefore = (0,trust/* nearestFirst */.F8)(candidates, before);
    const broken = [];
    const lookup = { rules, site, notes: { steps, broken } };
    return ((await firstTrusted(atOrBefore, lookup, signal)) ??
        (await firstTrusted(await farBefore(candidates, before, site, signal), lookup, signal)) ??
        (await firstTrusted(await later(candidates, { start, branch: base.branch }, site, signal), lookup, signal)) ??
        (broken[0] === undefined
            ? none
            : { kind: 'unavailable', why: `the evidence of ${base.branch} could not be read: ${broken[0]}` }));
}
const isLater = (createdAt, until) => createdAt !== undefined && until !== undefined && Date.parse(createdAt) > Date.parse(until);
const HISTORY = 100;
const MOST_FAR = 5;
async function farBefore(candidates, before, { commits }, signal) {
    const [start] = before;
    if (start === undefined || before.length < HISTORY)
        return [];
    const known = new Set(before);
    const shas = [...new Set(candidates.map(({ origin }) => origin.sha))].filter((sha) => !known.has(sha));
    const placed = [];
    for (const sha of shas.slice(0, MOST_FAR)) {
        const distance = await commits.distance(sha, start, signal);
        const own = candidates.filter(({ origin }) => origin.sha === sha);
        if (distance !== undefined)
            placed.push(...own.map((candidate) => ({ candidate, distance: -distance })));
    }
    return placed.sort((a, b) => b.distance - a.distance);
}
async function later(candidates, { start, branch }, { commits }, signal) {
    const tip = await commits.upTo(branch, signal);
    const at = tip.indexOf(start);
    return (0,trust/* nearestFirst */.F8)(candidates, [], at < 0 ? tip : tip.slice(0, at));
}
const MOST_RUNS = 50;
async function firstTrusted(placed, { rules, site, notes }, signal) {
    for (const { candidate, distance } of placed.slice(0, MOST_RUNS)) {
        const run = await site.runs.get(candidate.origin.run, signal);
        const why = (0,trust/* whyNotTrusted */.zv)(run, candidate, rules);
        if (why !== undefined) {
            notes.steps.push(`${(0,evidence_words/* runText */.le)(candidate)}: skipped, ${why}`);
            continue;
        }
        const texts = await textsOf(candidate, site, notes, signal);
        if (texts === undefined)
            continue;
        const where = `${(0,evidence_words/* ageText */.XG)(site.now - Date.parse(candidate.createdAt))} old, ${(0,evidence_words/* distanceText */.ly)(distance)}`;
        notes.steps.push(`${(0,evidence_words/* runText */.le)(candidate)}: used, ${where}`);
        return {
            kind: 'found',
            texts,
            provenance: provenanceOf(candidate, `run ${candidate.origin.run}, ${where}`, distance),
        };
    }
    return undefined;
}
async function lookInRun({ key, job, run = 0 }, site, steps, signal) {
    const name = (0,artifact_names/* evidenceArtifact */.uj)(key);
    const artifact = (await site.artifacts.list(run, signal)).find((each) => each.name === name);
    if (artifact === undefined || artifact.isExpired) {
        const why = `run ${run} has no evidence${artifact === undefined ? '' : ' any more'} (${name})`;
        return { kind: 'unavailable', why, hint: 'Set baseline to a finished run of the base branch.' };
    }
    const { origin } = artifact;
    const own = job.repositoryId ?? origin?.repositoryId;
    if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
        return { kind: 'unavailable', why: `run ${run} belongs to another repository, such as a fork, and is not trusted` };
    }
    const broken = [];
    const texts = await textsOf(artifact, site, { steps, broken }, signal);
    if (texts === undefined) {
        return { kind: 'unavailable', why: [`the evidence of run ${run} cannot be read`, ...broken].join(': ') };
    }
    steps.push(`${(0,evidence_words/* runText */.le)(artifact)}: used, as requested`);
    return { kind: 'found', texts, provenance: provenanceOf({ ...artifact, origin }, `run ${run}, as requested`) };
}
const isEvidence = (name) => name === evidence_samples/* SAMPLES_FILE */.JN || /^[\w@.-]+\.json$/.test(name);
const isPool = (name) => name !== evidence_samples/* SAMPLES_FILE */.JN && name !== paths/* TREND */.c9;
const LIMITS = {
    archiveBytes: codec/* MAX_EVIDENCE_BYTES */.bU,
    entries: 5000,
    entryBytes: codec/* MAX_EVIDENCE_BYTES */.bU,
    totalBytes: 4 * codec/* MAX_EVIDENCE_BYTES */.bU,
};
async function textsOf(artifact, { artifacts }, { steps, broken }, signal) {
    try {
        const files = await artifacts.download(artifact, { isWanted: isEvidence, limits: LIMITS, signal });
        const texts = [...files].map(([name, bytes]) => ({ name, text: Buffer.from(bytes).toString('utf8') }));
        if (texts.some(({ name }) => isPool(name)))
            return texts.sort((a, b) => (a.name < b.name ? -1 : 1));
        steps.push(`${(0,evidence_words/* runText */.le)(artifact)}: skipped, it has no evidence`);
    }
    catch (error) {
        const isGone = error instanceof service_error/* ServiceError */._ && error.fault === 'missing';
        if (!isGone && !(error instanceof errors/* UserError */.yo))
            throw error;
        const why = error instanceof errors/* UserError */.yo ? (error.problems[0]?.message ?? '') : error.message;
        steps.push(`${(0,evidence_words/* runText */.le)(artifact)}: skipped. ${(0,terminal/* oneLine */.T)(why)}`);
        broken.push((0,terminal/* oneLine */.T)(why));
    }
    return undefined;
}
const provenanceOf = ({ createdAt, origin }, where, distance) => ({
    from: 'artifact',
    where,
    runId: origin.run,
    sha: origin.sha,
    branch: origin.branch,
    writtenAt: createdAt,
    commitsBefore: distance !== undefined && distance <= 0 ? Math.abs(distance) : undefined,
});
function baseOf({ base, ref, head }, named) {
    const branch = named ?? base?.branch;
    if (branch === undefined)
        return undefined;
    return {
        branch,
        async start(commits, signal) {
            if (base?.sha !== undefined && branch === base.branch)
                return base.sha;
            return ref === `refs/heads/${branch}` ? head : commits.mergeBase(branch, head, signal);
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-source.js















const LOOK_MS = 60_000;
function evidenceSource(inputs, job, runtime, { legs = [], former, until, } = {}) {
    const { githubToken: token } = inputs;
    const { http, connect, clock, log } = runtime;
    if (job === undefined)
        return undefined;
    if (token === undefined)
        return (0,artifact_upload/* isOwnServer */.YV)(job.serverUrl) ? undefined : WITHOUT_TOKEN;
    const client = connect({ ...job, token });
    const look = async (outer, run) => {
        const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
        const maxAgeDays = inputs.baselineMaxAge ?? pool/* WINDOW */.jf.days;
        const [runs, history] = [(0,workflow_runs.workflowRuns)(client), (0,commits/* commits */.X)(client)];
        const site = {
            artifacts: (0,artifact_reader/* artifactReader */.c)(client, http),
            runs: { get: askedOnce(runs.get) },
            commits: {
                upTo: askedOnce(history.upTo),
                mergeBase: askedOnce(history.mergeBase),
                parents: askedOnce(history.parents),
                distance: askedOnce(history.distance),
            },
            now: clock.now(),
        };
        const lookFor = async (key, of = job) => {
            const found = await findEvidence({ key, job: of, branch: inputs.baselineBranch, maxAgeDays, run, until }, site, signal);
            const baseline = asBaseline(found);
            const steps = [...found.steps, ...(baseline.steps ?? [])];
            for (const step of steps)
                log.info(step);
            if (found.kind === 'unavailable')
                log.warn([found.why, found.hint ?? []].flat().join('\n'));
            return { ...baseline, steps: steps.length > 0 ? (0,evidence_words/* reportedSteps */.BC)(steps) : undefined };
        };
        const key = (0,action_job/* keyOf */.TN)(inputs, job);
        const baseline = (await ofLegs(legs, lookFor)) ?? (await lookFor(key));
        if (baseline.kind !== 'none' || former === undefined)
            return baseline;
        const formerKey = (0,action_job/* keyOf */.TN)({ ...inputs, commentKey: former.commentKey }, former);
        if (formerKey === key && former.workflowFile === job.workflowFile)
            return baseline;
        const renamed = await lookFor(formerKey, { ...job, workflowFile: former.workflowFile });
        return renamed.kind === 'none' ? baseline : renamed;
    };
    return {
        ofBaseBranch: (signal) => look(signal),
        ofRun: (run, signal) => look(signal, run),
        ofHistory: historyOf({ inputs, job, runtime, legs, until, history: (0,commits/* commits */.X)(client) }),
    };
}
function historyOf({ inputs, job, runtime, legs, until, history }) {
    const store = (0,open_store/* openStore */.C)(inputs, job, runtime);
    const base = baseOf(job, inputs.baselineBranch);
    if (store === undefined || base === undefined)
        return undefined;
    const folders = [...new Set([(0,history_key/* folderOf */.y)(inputs, job), ...legs.map(paths/* keyFolder */.Ck)])];
    return async (outer, files) => {
        const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
        const found = await (0,history_baseline/* historyBaseline */.O)({
            store,
            files,
            folders,
            branch: base.branch,
            now: runtime.clock.now(),
            until: until === undefined ? undefined : Date.parse(until),
            maxAgeDays: inputs.baselineMaxAge,
            ownRun: job.run,
            async laterCommits(within) {
                const start = await base.start(history, within);
                const tip = await history.upTo(base.branch, within);
                const at = tip.indexOf(start);
                const commits = new Set((at < 0 ? await history.upTo(start, within) : tip.slice(0, at)).map(paths/* shortCommit */.Ax));
                return (commit) => commit !== '' && commits.has(commit) === at >= 0;
            },
        }, signal);
        for (const step of found.steps ?? [])
            runtime.log.warn(step);
        return found;
    };
}
async function ofLegs(keys, lookFor) {
    const looked = [];
    for (const key of keys) {
        const baseline = await lookFor(key);
        if (baseline.kind === 'unavailable')
            return baseline;
        looked.push(baseline);
    }
    const found = looked.flatMap((baseline) => (baseline.kind === 'found' ? [baseline] : []));
    if (found.length === 0)
        return undefined;
    return {
        kind: 'found',
        pools: found.flatMap(({ pools }) => pools),
        provenance: found.flatMap(({ provenance }) => provenance),
        stored: joined(found.flatMap(({ stored }) => stored ?? [])),
        steps: (0,evidence_words/* reportedSteps */.BC)(looked.flatMap(({ steps = [] }) => steps)),
    };
}
const joined = (parts) => ({
    samples: new Map(parts.flatMap(({ samples }) => [...samples])),
    trend: (0,history_trend/* joinedTrend */.bo)(...parts.map(({ trend }) => trend)),
    runs: [...new Set(parts.flatMap(({ runs }) => runs))],
});
function askedOnce(ask) {
    const answers = new Map();
    return (...args) => {
        const key = JSON.stringify(args.slice(0, -1));
        const answer = answers.get(key) ?? ask(...args);
        answers.set(key, answer);
        return answer;
    };
}
const noToken = async () => ({
    kind: 'unavailable',
    why: 'there is no token (github-token is empty)',
    hint: 'Remove the empty github-token, or set it to ${{ github.token }}; "baseline: none" compares with nothing.',
    lacksPermission: true,
});
const WITHOUT_TOKEN = { ofBaseBranch: noToken, ofRun: noToken };
function asBaseline(found) {
    if (found.kind !== 'found') {
        const { steps: _, ...baseline } = found;
        return baseline;
    }
    const pools = [];
    const { runId = 0, where } = found.provenance;
    const steps = [];
    let stored;
    const add = (name, part) => {
        if (part === undefined)
            steps.push(`${name} of ${where} cannot be read, and is not shown`);
        stored = { samples: new Map(), trend: [], runs: [runId], ...stored, ...part };
    };
    for (const { name, text } of found.texts) {
        if (name === evidence_samples/* SAMPLES_FILE */.JN) {
            const samples = (0,evidence_samples/* sampleLines */.Mq)(text);
            add(name, samples && { samples });
            continue;
        }
        if (name === paths/* TREND */.c9) {
            const trend = (0,history_trend/* decodeTrend */.eX)(text);
            add(name, trend && { trend });
            continue;
        }
        const read = (0,evidence_files/* readEvidenceText */.NR)(text, name);
        if (read.kind === 'refused') {
            return {
                kind: 'unavailable',
                why: `${name} of ${where} cannot be used: ${read.why}`,
                hint: 'Use the same version of eval-action as the base branch, or run it there again to store new evidence.',
            };
        }
        pools.push(...read.files.map(({ pool }) => pool));
    }
    return { kind: 'found', pools, provenance: [found.provenance], stored, steps };
}


/***/ })

};
