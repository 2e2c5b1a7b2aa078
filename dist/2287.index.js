export const id = 2287;
export const ids = [2287,5454];
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

/***/ 91796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ workflowRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35438);



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
                    schema: _repository_files_js__WEBPACK_IMPORTED_MODULE_2__/* .contentSchema */ .FS,
                    send: ({ rest }, request) => rest.repos.getContent({ owner, repo, path, request }),
                }, signal);
                return (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(found);
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
    head_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() }),
    head_repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }) }).nullish(),
});


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

/***/ 60261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ jobPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48334);
/* harmony import */ var _page_local_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59961);



function jobPage(run, inputs, { job, runtime, runner, context, samples }) {
    const local = (0,_page_local_page_js__WEBPACK_IMPORTED_MODULE_2__/* .localPage */ .j)(inputs, run, runtime, { samples, job });
    if (job === undefined || context === undefined)
        return local;
    const links = linksOf(job, context.head, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(runner.checkout, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, inputs.workingDirectory)));
    return {
        ...local,
        key: context.key,
        run: String(job.run),
        ...(links && { links }),
        ...(context.unverified !== undefined && { unverified: context.unverified }),
    };
}
function linksOf({ serverUrl, owner, repo, run }, commit, folder) {
    if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit))
        return undefined;
    const prefix = folder === '' || (0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutside */ ._K)(folder) ? '' : `${folder.replaceAll('\\', '/')}/`;
    return { server: new URL(serverUrl).origin, repository: `${owner}/${repo}`, run, commit, prefix };
}


/***/ }),

/***/ 20193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ withoutBeginning),
/* harmony export */   V: () => (/* binding */ beginAll)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98258);


function beginAll(reporters, signal) {
    return whenBegun(reporters, Promise.allSettled(reporters.map((reporter) => reporter.begin(signal))));
}
const withoutBeginning = (reporters) => whenBegun(reporters, Promise.resolve());
function whenBegun(reporters, begun) {
    return {
        async deliver(report) {
            await begun;
            return (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .deliverAll */ .F0)(reporters, report);
        },
        async couldNotRun(problems) {
            await begun;
            return Promise.all(reporters.map((reporter) => ended(reporter, problems)));
        },
    };
}
async function ended(reporter, problems) {
    try {
        return await reporter.couldNotRun(problems);
    }
    catch (error) {
        return { kind: 'notDelivered', name: reporter.name, why: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
    }
}


/***/ }),

/***/ 3676:
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
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-source.js + 1 modules
var evidence_source = __webpack_require__(15454);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/config/redactions.js
var redactions = __webpack_require__(85682);
// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js + 1 modules
var report_inputs = __webpack_require__(52933);
// EXTERNAL MODULE: ./build/js/src/adapters/github/caches.js
var caches = __webpack_require__(30039);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/reuse/caches.js + 3 modules
var reuse_caches = __webpack_require__(842);
// EXTERNAL MODULE: ./build/js/src/app/github-cache/stores.js
var github_cache_stores = __webpack_require__(74296);
;// CONCATENATED MODULE: ./build/js/src/app/github-cache/judgements.js





const SAVE_MS = 60_000;
async function saveJudgements(judgements, { inputs, job }, { env, stores, cwd, clock, signal }) {
    if (judgements.length === 0 || job === undefined || !(0,caches/* hasJobCache */.Ux)(env) || !(0,github_cache_stores/* mayKeep */.Z9)(job))
        return;
    const folder = (0,reuse_caches/* cacheFolder */.n)((0,external_node_path_.resolve)(cwd, inputs.workingDirectory), env);
    const judge = { cache: ['judge'], dryRun: inputs.dryRun };
    const site = { inputs: judge, job, leg: (0,action_job/* keyOf */.TN)(inputs, job), folder, caches: caches/* jobCaches */.Jh, stores, now: clock.now() };
    const within = AbortSignal.any([signal, AbortSignal.timeout(SAVE_MS)]);
    const noted = await (0,github_cache_stores/* restoreStores */.b4)(site, within);
    const store = stores.open((0,external_node_path_.join)(folder, 'judge'));
    for (const { key, value } of judgements)
        await store.put(key, value);
    await (0,github_cache_stores/* saveStores */.oI)(noted, site, within);
}

// EXTERNAL MODULE: ./build/js/src/app/labels/counted-labels.js
var counted_labels = __webpack_require__(63273);
// EXTERNAL MODULE: ./build/js/src/app/labels/run-agreement.js
var run_agreement = __webpack_require__(16123);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 11 modules
var page_reporter = __webpack_require__(39780);
// EXTERNAL MODULE: ./build/js/src/app/page/with-trend.js
var with_trend = __webpack_require__(83701);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/basis.js + 1 modules
var pipeline_basis = __webpack_require__(30702);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/leave-evidence.js
var leave_evidence = __webpack_require__(57263);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js + 1 modules
var report_on = __webpack_require__(18700);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/reported-commit.js
var reported_commit = __webpack_require__(40773);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/save-memory.js
var save_memory = __webpack_require__(50493);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js + 1 modules
var find_policy = __webpack_require__(58829);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js + 1 modules
var policy_base = __webpack_require__(81490);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-requirements.js + 1 modules
var policy_requirements = __webpack_require__(91725);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/memory-files.js
var memory_files = __webpack_require__(21327);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/artifact-results.js







const RESULTS_ARTIFACT = 'agentv-results';
async function artifactResults(run, reader, signal) {
    const artifacts = wanted(await reader.list(run, signal), run);
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
const MOST_ARTIFACTS = 256;
const LIMITS = {
    archiveBytes: 64 * 1024 * 1024,
    entries: 50_000,
    entryBytes: 256 * 1024 * 1024,
    totalBytes: 256 * 1024 * 1024,
};
const isResults = (name) => /\.(?:jsonl|json|md|txt|xml|eval)$/i.test(name);
function wanted(all, run) {
    const named = all.filter(({ name }) => name === RESULTS_ARTIFACT || name.startsWith(`${RESULTS_ARTIFACT}-`));
    const usable = newestAttempts(named.filter(({ isExpired }) => !isExpired));
    if (usable.length > MOST_ARTIFACTS) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `Workflow run ${run} has more than ${MOST_ARTIFACTS} artifacts with results`);
    }
    if (usable.length > 0)
        return usable;
    const expired = named.length > 0 ? `, only ${(0,shared_text/* plural */.LS)('expired one', named.length)}` : '';
    throw (0,errors/* userError */.IF)('FILE_MISSING', `Workflow run ${run} has no artifact with results${expired}`, {
        hint: all.some(({ name }) => (0,artifact_names/* isShardArtifact */.Rw)(name)) ? SHARDS_NEED_A_PLAN : undefined,
        expected: `an artifact whose name begins with ${RESULTS_ARTIFACT}`,
        found: all.length === 0
            ? 'no artifacts'
            : all
                .slice(0, 10)
                .map(({ name }) => name)
                .join(', '),
    });
}
const SHARDS_NEED_A_PLAN = 'The artifacts agentv-shard-\u2026 have results of shards. Set plan to the output plan of the job that planned them. If each planned on the spot, download their artifacts and set results to the folders.';
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
    const isOfRun = (name) => (0,external_node_path_.basename)(name) === earlier_results/* JOURNAL */.Ex || (0,external_node_path_.basename)(name) === earlier_run/* runFiles */.NW.report;
    const folders = new Set(names.filter(isOfRun).map((name) => (0,external_node_path_.dirname)((0,external_node_path_.resolve)(folder, name))));
    if (folders.size > 0)
        return [...folders];
    const rows = [/\.jsonl$/i, /\.(?:json|xml|eval)$/i]
        .map((wanted) => names.filter((name) => wanted.test(name)).map((name) => (0,external_node_path_.resolve)(folder, name)))
        .find((found) => found.length > 0);
    if (rows !== undefined)
        return rows;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `The artifact ${artifact} contains no results`, {
        expected: `a run folder with its ${earlier_results/* JOURNAL */.Ex}`,
        found: names.length === 0 ? 'no results file' : names.slice(0, 10).join(', '),
    });
}

// EXTERNAL MODULE: ./build/js/src/app/run-folder/report-folder.js
var report_folder = __webpack_require__(13537);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/reported-results.js
var reported_results = __webpack_require__(23514);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-paths.js
var result_paths = __webpack_require__(99458);
// EXTERNAL MODULE: ./build/js/src/app/samples/sample-source.js
var sample_source = __webpack_require__(46019);
;// CONCATENATED MODULE: ./build/js/src/app/shards/not-run.js
function notRunReport(report, headline, { onNotRun }) {
    const reason = { rule: 'stopped', kind: 'inconclusive', message: headline };
    return {
        ...report,
        verdict: { ...report.verdict, kind: 'inconclusive', unarmed: true, headline, reasons: [reason] },
        conclusion: onNotRun === 'pass' ? 'success' : 'failure',
    };
}

// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 4 modules
var telemetry_export = __webpack_require__(68716);
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
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
    const parsed = (0,yaml_text/* parseYamlText */.c)(text.slice(0, LONGEST_WORKFLOW));
    const read = named.safeParse(parsed.kind === 'parsed' ? parsed.value : undefined);
    const known = read.success ? (read.data.name ?? path) : undefined;
    return known === name ? undefined : `the workflow ${path} of the default branch has another name`;
}
const LONGEST_WORKFLOW = 512 * 1024;
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
        const legs = job === undefined ? [] : (0,artifact_names/* keysOfResults */.iZ)(await namesIn(job.run));
        const whyNoRerun = (0,untrusted_code/* mayBeUntrusted */.JZ)(event)
            ? `a job of ${event.name} has secrets, and anyone can trigger it with code that could steal them`
            : undefined;
        return { job, client, receipts: [], legs, isOwnRun: true, whyNoRerun };
    }
    if (job === undefined || client === undefined || run === undefined || Number.isNaN(run)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'Cannot read the workflow run whose results are to be reported', {
            expected: 'a job on GitHub with github-token, and run-id or an event workflow_run',
        });
    }
    const reported = await (0,ask_service/* asked */.N)('Workflow runs', () => reportedRun(run, { job, inputs }, { runs: (0,workflow_runs/* workflowRuns */.A)(client), pulls: (0,pulls/* pullRequests */.s)(client) }, (0,ask_service/* within */.u)(signal)));
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

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-artifact.js
var plan_artifact = __webpack_require__(91681);
// EXTERNAL MODULE: ./build/js/src/app/shards/planned-report.js + 5 modules
var planned_report = __webpack_require__(69703);
// EXTERNAL MODULE: ./build/js/src/app/shards/shard-sources.js + 3 modules
var shard_sources = __webpack_require__(76863);
;// CONCATENATED MODULE: ./build/js/src/app/action/report-shards.js


















async function plannedReport(given, here, runtime) {
    const { plan, planPath, jobs } = given;
    const where = await whereOf(given, runtime);
    const isPlanned = plan !== undefined || planPath !== undefined || jobs !== undefined;
    if (!isPlanned && (where === undefined || !(await areOnlyShards(where, runtime))))
        return undefined;
    const source = { given, here, runtime, where };
    const isNotRun = isUnwanted(given);
    const loaded = await settled(() => loadedPlan(source));
    const ofWorkflow = (0,action_job/* keyOf */.TN)({ commentKey: given.commentKey, matrix: undefined }, { workflow: '', workflowFile: undefined, ...here.job, name: '' });
    return {
        commentKey: loaded.kind === 'loaded' ? loaded.plan.plan.key : ofWorkflow,
        notRun: isNotRun ? notRunHeadline(source, loaded) : undefined,
        async results(policy) {
            if (isNotRun)
                return withoutResults(policy, here, runtime);
            if (jobs?.plan === 'cancelled')
                return { ...withoutResults(policy, here, runtime, 'cancelled') };
            refuseWithoutPlan(given);
            if (loaded.kind === 'failed')
                throw loaded.error;
            return resultsOf(loaded.plan, policy, source);
        },
    };
}
const isUnwanted = ({ jobs }) => jobs?.plan === 'success' && !jobs.isWanted && (jobs.shards === undefined || jobs.shards === 'skipped');
const areOnlyShards = (where, runtime) => (0,planned_report/* areShards */.i8)(where, runtime).catch((error) => {
    if (error instanceof errors/* UserError */.yo)
        return true;
    throw error;
});
async function whereOf({ results, workingDirectory, plan, planPath }, { cwd: start, files }) {
    if (results[0] === report_inputs/* ARTIFACTS */.ym)
        return undefined;
    const cwd = (0,external_node_path_.resolve)(start, workingDirectory);
    const paths = await (0,result_paths/* resultPaths */.O)(results, { cwd, files }).catch((error) => {
        if (error instanceof errors/* UserError */.yo)
            return [];
        throw error;
    });
    return { cwd, paths, plan, planPath };
}
async function settled(work) {
    try {
        return { kind: 'loaded', plan: await work() };
    }
    catch (error) {
        return { kind: 'failed', error };
    }
}
async function loadedPlan({ given, here, runtime, where }) {
    const isOnDisk = given.planPath !== undefined || (where !== undefined && given.plan === undefined);
    if (isOnDisk) {
        const cwd = (0,external_node_path_.resolve)(runtime.cwd, given.workingDirectory);
        return (0,planned_report/* planOnDisk */.qP)({ cwd, paths: [], plan: given.plan, planPath: given.planPath, ...where }, runtime);
    }
    const { reader, run } = artifactsHere(here, runtime);
    const wanted = given.plan === report_inputs/* ARTIFACTS */.ym ? { key: given.commentKey } : { digest: given.plan };
    return (0,ask_service/* asked */.N)('Artifacts', () => (0,plan_artifact/* planArtifactOf */.z)(run, wanted, reader, (0,ask_service/* within */.u)(runtime.signal)));
}
function artifactsHere({ client, job }, runtime) {
    if (client === undefined || job === undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'Cannot read artifacts outside GitHub, or without a token', {
            expected: 'a job on GitHub with github-token, or plan-path and folders of shards',
        });
    }
    return { reader: (0,artifact_reader/* artifactReader */.c)(client, runtime.http), run: job.run };
}
function refuseWithoutPlan({ jobs, plan }) {
    if (jobs === undefined)
        return;
    if (jobs.plan === 'failure' || jobs.plan === 'skipped') {
        const what = jobs.plan === 'failure' ? 'failed' : 'was skipped';
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `The job that plans the run ${what}, so nothing was measured`, {
            hint: 'See the log of that job. Re-run all jobs when it is fixed.',
        });
    }
    if (plan !== undefined)
        return;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', 'The plan job gave no digest of its plan', {
        expected: 'plan: ${{ needs.plan.outputs.plan }}',
        hint: 'GitHub leaves out outputs that contain a masked value. Re-run all jobs when it is fixed.',
    });
}
async function resultsOf(loaded, policy, source) {
    const { given, here, runtime, where } = source;
    (0,planned_report/* refuseContradictions */.Dc)(given, loaded);
    const found = { ...(await foundShards(loaded, source)), jobs: given.jobs?.shards };
    explainReRun(found, here, runtime);
    const basis = await basisOf(loaded, policy, source);
    const made = (0,planned_report/* plannedRun */.WD)(loaded, found, {
        inputs: basis.inputs,
        unverified: here.job?.unverified,
        secrets: (0,redactions/* secretsOf */.Fj)(runtime),
        now: runtime.clock.now(),
    });
    const held = await (0,policy_requirements/* heldToBase */.g)(made, basis, runtime);
    return {
        run: (0,pipeline_basis/* withWarnings */.oV)(held.run, basis.warnings),
        basis: held.basis,
        paths: where?.paths ?? [],
        judgements: found.shards.flatMap(({ record }) => record.judgements ?? []),
    };
}
async function foundShards(loaded, { given, here, runtime, where }) {
    if (where !== undefined) {
        if (where.paths.length > 0)
            await (0,planned_report/* areShards */.i8)({ ...where, plan: given.plan ?? loaded.digest }, runtime);
        return (0,planned_report/* shardsOnDisk */._U)(where, loaded, runtime);
    }
    const { reader, run } = artifactsHere(here, runtime);
    const newest = here.isOwnRun ? here.job?.attempt : undefined;
    const plan = { run, ...loaded, newest };
    (0,save_memory/* saveMemory */.z)(loaded.plan.tests.length, runtime.memory);
    return (0,ask_service/* asked */.N)('Artifacts', () => (0,shard_sources/* shardsInArtifacts */.gE)(plan, reader, (0,ask_service/* within */.u)(runtime.signal)));
}
async function basisOf(loaded, policy, source) {
    const { here, runtime } = source;
    const whyNot = whyNotDeciding(loaded, policy, source);
    if (here.isOwnRun && whyNot === undefined)
        return (0,planned_report/* plannedBasis */.zf)(policy, loaded);
    const inputs = { ...policy.inputs, commentKey: loaded.plan.key };
    const site = { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(here.job) };
    const basis = await (0,pipeline_basis/* findBasis */.ai)({ ...policy, inputs }, site, (0,evidence_source.evidenceSource)(inputs, here.job, runtime, { legs: here.legs }));
    return here.isOwnRun && whyNot !== undefined ? { ...basis, warnings: [...basis.warnings, whyNot] } : basis;
}
function whyNotDeciding({ plan }, { inputs }, { given, here }) {
    const lacking = report_inputs/* decidingInputs */.hH.filter((name) => plan.given.includes(name) && !inputs.given.includes(name));
    if (given.plan === report_inputs/* ARTIFACTS */.ym)
        return undecided('With "plan: artifacts"', 'any job may have replaced it', lacking);
    if (!(0,policy_base/* isChange */.Xb)(here.job))
        return undefined;
    const isOfShards = given.plan === undefined && given.planPath === undefined;
    if (!isOfShards && plan.policy.isChange)
        return undefined;
    return undecided('With shards that plan on the spot, or a plan of the command line,', 'it was not made for the change of a pull request', lacking);
}
function undecided(when, why, lacking) {
    const message = `${when} the settings and the baseline of the plan do not decide: ${why}`;
    const hint = 'Make the plan with agentv/eval-action/plan, and set plan to the output of its job, ${{ needs.plan.outputs.plan }}.';
    const problem = { code: 'INPUT_INVALID', severity: 'warning', message, hint };
    if (lacking.length === 0)
        return problem;
    const [inputs, them] = lacking.length === 1 ? ['an input', 'it'] : ['inputs', 'them'];
    return {
        ...problem,
        message: `${message}. The shards have ${inputs} that the report does not have: ${(0,did_you_mean/* listed */.KE)(lacking.map(shared_text/* kebab */.i9))}`,
        hint: `Set ${them} on the report action, too. Or: ${hint}`,
    };
}
function explainReRun({ shards }, { job, isOwnRun }, { log }) {
    if (job === undefined || !isOwnRun || job.attempt < 2 || shards.length === 0)
        return;
    if (shards.some(({ attempt }) => attempt >= job.attempt))
        return;
    log.info(`This is attempt ${job.attempt}, and no shard ran again: the results are those of earlier attempts. "Re-run all jobs" runs the shards again and adds their trials`);
}
function withoutResults(policy, { job }, { clock }, stopped) {
    const baseline = { kind: 'none', why: 'nothing was measured' };
    return {
        run: {
            startedAt: new Date(clock.now()).toISOString(),
            durationMs: 0,
            planned: 0,
            complete: false,
            ...(stopped && { stopped }),
            dryRun: false,
            requirements: [],
            warnings: [],
            results: [],
        },
        basis: { ...policy, baseline, suiteFiles: new Set(), isChange: (0,policy_base/* isChange */.Xb)(job), quarantine: [] },
        paths: [],
    };
}
function notRunHeadline({ given, here }, loaded) {
    const commit = (given.commitSha ?? here.job?.head ?? '').slice(0, 7);
    const label = loaded.kind === 'loaded' ? loaded.plan.plan.inputs['onlyWithLabel'] : undefined;
    const what = typeof label === 'string' ? `add the label ${label}` : 'add the label that only-with-label names';
    return `Evals did not run for ${commit || 'this commit'}: ${what}, then re-run all jobs`;
}

// EXTERNAL MODULE: ./build/js/src/app/action/step-reporters.js + 6 modules
var step_reporters = __webpack_require__(50347);
;// CONCATENATED MODULE: ./build/js/src/app/action/report-action.js











































const reportAction = (host) => (0,action_step/* actionStep */.J2)(report_inputs/* reportInputs */.eP, walk, action_step/* runOutputs */.MR, host);
async function walk(given, base, runner, end) {
    base.memory.stopGrowth();
    const site = { cwd: base.cwd, files: base.files, checkout: runner.checkout };
    await (0,inside_workspace/* requireInsideWorkspace */.v)(given, site);
    const runtime = await (0,environments/* withSecretsHere */.OY)(base, given.workingDirectory);
    const { here, policy: found } = await policyHere(given, runtime, runner);
    const planned = await plannedReport(given, here, runtime);
    const policy = planned === undefined ? found : { ...found, inputs: inputsFor(planned, found.inputs) };
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
    const judging = await (planned?.results(policy) ?? resultsToReport(policy, here, runtime));
    (0,save_memory/* saveMemory */.z)(judging.run.results.length, runtime.memory);
    const folder = await writeRows(judging, inputs, runtime);
    const whyNot = planned === undefined ? here.whyNoRerun : confirm_by_command/* OF_PLAN */._Z;
    const reported = { ...judging, run: await confirmedRun(judging, { inputs, whyNot }, runtime) };
    const samples = (0,sample_source/* sampleSource */.G)(inputs, here.job, runtime, here.legs);
    const step = { inputs, job: here.job, runtime, runner, end, gitHub, live, samples, deadline };
    const judged = { ...reported, folder };
    const context = (0,job_page/* jobPage */.x)(reported.run, inputs, { job: here.job, runtime, runner, context: gitHub.context, samples });
    const run = (0,report_on/* reportOn */.S)(reported.run, {
        ...reported.basis,
        commit: (0,reported_commit/* reportedCommit */.$)(inputs, here.job),
        notRerun: (0,confirm_by_command/* notRerun */.e6)(reported.run, { inputs, whyNot }),
    });
    const decided = planned?.notRun === undefined ? run : notRunReport(run, planned.notRun, given);
    const report = await (0,with_trend/* withBaseRuns */.c)(decided, reported.basis.baseline, context);
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
    if (here.isOwnRun)
        await saveJudgements(reported.judgements ?? [], { inputs, job: here.job }, runtime);
    runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
    (0,progress_terminal/* complainAbout */.p3)([...local, ...others, ...traces], (text) => runtime.log.info(text));
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
async function confirmedRun({ run, basis, paths }, { inputs, whyNot }, runtime) {
    const confirmed = await (0,confirm_by_command/* confirmByCommand */.$6)(run, { inputs, basis, paths, whyNot }, runtime);
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const labels = await (0,counted_labels/* countedLabels */.U)({ ...basis, inputs }, { cwd, files: runtime.files });
    return (0,run_agreement/* withAgreement */.H)(confirmed, inputs, labels);
}
async function policyHere(given, runtime, { checkout }) {
    const here = await jobHere({ ...given, ...(await (0,find_policy/* findPolicy */.i6)(given, runtime)).inputs }, runtime);
    const { job, isOwnRun } = here;
    const base = await (0,policy_base/* policyBase */.E0)(given, job, { runtime, checkout, isOwnRun, actionFolder: 'report' });
    const policy = await (0,find_policy/* findPolicy */.i6)(given, runtime, base);
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
const inputsFor = ({ commentKey, notRun }, inputs) => notRun === undefined
    ? { ...inputs, commentKey }
    : { ...inputs, commentKey, comment: 'never', uploadArtifacts: false, html: 'false' };
async function resultsToReport(policy, here, runtime) {
    const { inputs } = policy;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const found = await findResults(inputs, here, cwd, runtime);
    const made = await (0,reported_results/* reportedRun */.T_)(found, inputs.expectedShards, {
        inputs,
        unverified: here.job?.unverified,
        secrets: (0,redactions/* secretsOf */.Fj)(runtime),
        now: runtime.clock.now(),
    });
    const read = await (0,pipeline_basis/* findBasis */.ai)(policy, { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(here.job), imports: (0,reported_results/* importsOf */.c5)(inputs, runtime, made) }, (0,evidence_source.evidenceSource)(inputs, here.job, runtime, { legs: here.legs, former: policy.former }));
    const { run, basis } = await (0,policy_requirements/* heldToBase */.g)(made, read, runtime);
    return { run: (0,pipeline_basis/* withWarnings */.oV)(run, basis.warnings), basis, paths: found.paths };
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
    return (0,ask_service/* asked */.N)('Artifacts', () => artifactResults(job.run, (0,artifact_reader/* artifactReader */.c)(client, runtime.http), (0,ask_service/* within */.u)(runtime.signal)));
}


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
// EXTERNAL MODULE: ./build/js/src/history/paths.js
var paths = __webpack_require__(9744);
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
const isEvidence = (name) => /^[\w@.-]+\.json$/.test(name);
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
        if (texts.length > 0)
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
function evidenceSource(inputs, job, runtime, { legs = [], former } = {}) {
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
        const [runs, history] = [(0,workflow_runs/* workflowRuns */.A)(client), (0,commits/* commits */.X)(client)];
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
            const found = await findEvidence({ key, job: of, branch: inputs.baselineBranch, maxAgeDays, run }, site, signal);
            for (const step of found.steps)
                log.info(step);
            if (found.kind === 'unavailable')
                log.warn([found.why, found.hint ?? []].flat().join('\n'));
            return { ...asBaseline(found), ...(found.steps.length > 0 && { steps: (0,evidence_words/* reportedSteps */.BC)(found.steps) }) };
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
        ofHistory: historyOf({ inputs, job, runtime, legs, history: (0,commits/* commits */.X)(client) }),
    };
}
function historyOf({ inputs, job, runtime, legs, history }) {
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
        steps: (0,evidence_words/* reportedSteps */.BC)(looked.flatMap(({ steps = [] }) => steps)),
    };
}
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
    for (const { name, text } of found.texts) {
        const read = (0,evidence_files/* readEvidenceText */.NR)(text, name);
        if (read.kind === 'refused') {
            return {
                kind: 'unavailable',
                why: `${name} of ${found.provenance.where} cannot be used: ${read.why}`,
                hint: 'Use the same version of eval-action as the base branch, or run it there again to store new evidence.',
            };
        }
        pools.push(...read.files.map(({ pool }) => pool));
    }
    return { kind: 'found', pools, provenance: [found.provenance] };
}


/***/ }),

/***/ 22090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./build/js/package.json
const package_namespaceObject = {"rE":"1.0.0-dev"};
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/version.js

const { /* version */ "rE": version } = package_namespaceObject;


/***/ }),

/***/ 46019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ sampleSource)
/* harmony export */ });
/* harmony import */ var _adapters_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63532);
/* harmony import */ var _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28122);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10043);
/* harmony import */ var _action_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35825);
/* harmony import */ var _baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21628);







const LOOK_MS = 60_000;
function sampleSource(inputs, job, { http, connect, signal }, legs = []) {
    const { githubToken: token } = inputs;
    if (job === undefined || token === undefined)
        return undefined;
    const names = [...legs, (0,_action_job_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOf */ .TN)(inputs, job)].map(_baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_6__/* .samplesArtifact */ .mj);
    const found = new Map();
    return (baseline) => {
        const known = found.get(baseline);
        if (known !== undefined)
            return known;
        const artifacts = (0,_adapters_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactReader */ .c)(connect({ ...job, token }), http);
        const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
        const looking = findSamples(runsOf(baseline), { names, artifacts, job, signal: within });
        found.set(baseline, looking);
        return looking;
    };
}
const runsOf = (baseline) => baseline.kind === 'found' ? [...new Set(baseline.provenance.flatMap(({ runId }) => runId ?? []))] : [];
async function findSamples(runs, look) {
    const parts = await Promise.all(runs.map((run) => ofRun(run, look)));
    return {
        lines: new Map(parts.flatMap(({ lines }) => [...lines])),
        trend: parts.flatMap(({ trend }) => trend),
        facts: new Map(parts.flatMap(({ facts }) => [...facts])),
        runs: parts.flatMap((part) => part.runs),
        problems: parts.flatMap(({ problems }) => problems),
    };
}
async function ofRun(run, look) {
    try {
        const artifacts = (await look.artifacts.list(run, look.signal)).filter(({ name }) => look.names.includes(name));
        if (artifacts.length === 0)
            return nothing(`run ${run} stored no samples`);
        const parts = await Promise.all(artifacts.map((artifact) => ofArtifact(artifact, run, look)));
        return {
            lines: new Map(parts.flatMap(({ lines }) => [...lines])),
            trend: parts.flatMap(({ trend }) => trend),
            facts: new Map(parts.flatMap(({ facts }) => [...facts])),
            runs: parts.some(({ lines }) => lines.size > 0) ? [run] : [],
            problems: parts.flatMap(({ problems }) => problems),
        };
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._) && !(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
            throw error;
        return nothing(`the samples of run ${run} could not be read: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(firstMessage(error))}`);
    }
}
const firstMessage = (error) => error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo ? (error.problems[0]?.message ?? error.message) : error.message;
const LIMITS = {
    archiveBytes: _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.archiveBytes,
    entries: 100,
    entryBytes: Math.max(_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.fileBytes, _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.factsBytes),
    totalBytes: _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.totalBytes + _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.trendBytes + _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.factsBytes,
};
async function ofArtifact(artifact, run, look) {
    const { origin, isExpired } = artifact;
    if (isExpired)
        return nothing(`the samples of run ${run} have expired`);
    const own = look.job.repositoryId ?? origin?.repositoryId;
    if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
        return nothing(`the samples of run ${run} are of another repository`);
    }
    const isWanted = (name) => (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .isSampleFile */ .r$)(name) || name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .TREND_FILE */ .$k || name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .FACTS_FILE */ .Ho;
    const files = await look.artifacts.download(artifact, { isWanted, limits: LIMITS, signal: look.signal });
    return readFiles([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]), run);
}
function readFiles(files, run) {
    const lines = new Map();
    const trend = [];
    const facts = new Map();
    const problems = [];
    const refuse = (name, why) => problems.push(`${name} of run ${run} cannot be used: ${why}`);
    for (const [name, text] of files) {
        if (name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .FACTS_FILE */ .Ho) {
            const read = (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeFacts */ .aN)(text);
            if (read.kind === 'refused')
                refuse(name, read.why);
            else
                for (const fact of read.value)
                    facts.set((0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(fact), fact);
        }
        else if (name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .TREND_FILE */ .$k) {
            const read = (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeTrend */ .eX)(text);
            if (read.kind === 'refused')
                refuse(name, read.why);
            else
                trend.push(...read.value);
        }
        else {
            const read = (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLines */ .Mq)(text);
            if (read.kind === 'refused')
                refuse(name, read.why);
            else
                for (const [key, line] of read.value)
                    lines.set(key, line);
        }
    }
    return { lines, trend, facts, runs: [run], problems };
}
const nothing = (problem) => ({
    lines: new Map(),
    trend: [],
    facts: new Map(),
    runs: [],
    problems: [problem],
});


/***/ }),

/***/ 91681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ planInArtifact),
/* harmony export */   z: () => (/* binding */ planArtifactOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79587);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35675);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40958);
/* harmony import */ var _baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21628);
/* harmony import */ var _run_folder_memory_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21327);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76023);








async function planArtifactOf(run, { digest, key }, reader, signal) {
    const all = (await reader.list(run, signal)).flatMap((artifact) => {
        const named = (0,_baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_5__/* .planInName */ .eP)(artifact.name);
        return named === undefined ? [] : [{ artifact, ...named }];
    });
    const named = digest === undefined ? ofOneKey(all, key, run) : all;
    const plans = named.filter(({ artifact }) => !artifact.isExpired).toSorted(newestFirst);
    const problems = [];
    for (const { artifact } of plans.slice(0, MOST_PLANS)) {
        try {
            return await planInArtifact(artifact, digest, reader, signal);
        }
        catch (error) {
            if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
                throw error;
            if (digest === undefined)
                throw error;
            problems.push(error.problems[0]?.message ?? error.message);
        }
    }
    const wanted = digest === undefined ? 'a plan' : `the plan ${digest.slice(0, 12)}`;
    const expired = named.length > plans.length ? `${named.length - plans.length} expired` : undefined;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `Workflow run ${run} has no artifact with ${wanted}`, {
        found: [...problems, ...(expired === undefined ? [] : [expired])].join('; ') || 'no plan',
        hint: 'Re-run all jobs: the plan job makes a new plan.',
    });
}
function ofOneKey(all, asked, run) {
    const keys = [...new Set(all.map(({ key }) => key))].sort();
    if (asked === undefined && keys.length < 2)
        return all;
    const wanted = asked === undefined ? undefined : (0,_baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOfKey */ .m1)(asked);
    const own = all.filter(({ key }) => key === wanted);
    if (own.length > 0)
        return own;
    const shown = keys.length === 0 ? 'no plan' : (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(keys);
    if (asked === undefined) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('INPUT_INVALID', `Workflow run ${run} has plans of ${keys.length} comment-keys, and one is reported`, {
            expected: 'comment-key, one of them',
            found: shown,
            hint: 'Set comment-key to that of the plan to report. Add a step for each other plan.',
        });
    }
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `Workflow run ${run} has no plan of the comment-key ${asked}`, {
        found: shown,
        hint: 'Set comment-key to that of a plan of this run, or leave it out if the run has only one plan.',
    });
}
const MOST_PLANS = 100;
const LIMITS = {
    archiveBytes: 64 * 1024 * 1024,
    entries: 5_000,
    entryBytes: Math.max(_model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PLAN_BYTES */ .di, _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU),
    totalBytes: _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PLAN_BYTES */ .di + _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU,
};
const newestFirst = (one, other) => other.attempt - one.attempt || (one.artifact.name < other.artifact.name ? -1 : 1);
async function planInArtifact(artifact, digest, reader, signal) {
    const files = await reader.download(artifact, { isWanted: _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .isPlanFile */ .cx, limits: LIMITS, signal });
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)('/', artifact.name);
    const contents = new Map([...files].map(([name, content]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, name), content]));
    return (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlanFolder */ .Q_)(folder, digest, (0,_run_folder_memory_files_js__WEBPACK_IMPORTED_MODULE_6__/* .memoryFiles */ .X)(contents));
}


/***/ })

};
