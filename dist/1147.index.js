export const id = 1147;
export const ids = [1147];
export const modules = {

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
        const isRefusal = cause.fault === 'refused' || cause.fault === 'missing';
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('RESULTS_UNREADABLE', `${what} could not be read: ${cause.message}`, {
            ...(isRefusal && { hint: PERMISSIONS }),
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
/* harmony import */ var _page_local_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13804);



function jobPage(run, inputs, { job, runtime, runner, context, samples }) {
    const local = (0,_page_local_page_js__WEBPACK_IMPORTED_MODULE_2__/* .localPage */ .j)(inputs, run, runtime, samples);
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
    ...(base.ref !== undefined && { base: { branch: base.ref, sha: base.sha } }),
    ...(head.repo && { headRepository: head.repo.full_name }),
});
const numberIn = (text) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);
const isHttp = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const LONGEST_KEY = 100;
function keyOf({ commentKey, matrix }, { workflow, name }) {
    const job = [workflow, name].filter((part) => part !== '').join('/');
    const key = commentKey ?? (matrix === undefined ? job : `${job} (${matrix})`);
    if (key.length <= LONGEST_KEY)
        return key || 'evals';
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${key.slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
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
            return (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .deliverAll */ .F)(reporters, report);
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
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js + 1 modules
var artifact_reader = __webpack_require__(13586);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-source.js + 2 modules
var evidence_source = __webpack_require__(56761);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js + 1 modules
var report_inputs = __webpack_require__(52933);
// EXTERNAL MODULE: ./build/js/src/adapters/github/caches.js
var caches = __webpack_require__(30039);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/reuse/caches.js + 2 modules
var reuse_caches = __webpack_require__(33327);
// EXTERNAL MODULE: ./build/js/src/app/github-cache/stores.js
var github_cache_stores = __webpack_require__(74296);
;// CONCATENATED MODULE: ./build/js/src/app/github-cache/judgements.js





const SAVE_MS = 60_000;
async function saveJudgements(judgements, { inputs, job }, { env, stores, cwd, clock, signal }) {
    if (judgements.length === 0 || job === undefined || !(0,caches/* hasJobCache */.Ux)(env) || !(0,github_cache_stores/* mayKeep */.Z9)(job))
        return;
    const { dryRun, workingDirectory } = inputs;
    const judge = { cache: ['judge'], dryRun, workingDirectory };
    const site = { inputs: judge, job, leg: (0,action_job/* keyOf */.TN)(inputs, job), cwd, caches: caches/* jobCaches */.Jh, stores, now: clock.now() };
    const within = AbortSignal.any([signal, AbortSignal.timeout(SAVE_MS)]);
    const noted = await (0,github_cache_stores/* restoreStores */.b4)(site, within);
    const store = stores.open((0,external_node_path_.resolve)(cwd, workingDirectory, reuse_caches/* CACHE_FOLDER */._, 'judge'));
    for (const { key, value } of judgements)
        await store.put(key, value);
    await (0,github_cache_stores/* saveStores */.oI)(noted, site, within);
}

// EXTERNAL MODULE: ./build/js/src/app/page/first-differences.js
var first_differences = __webpack_require__(21456);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 10 modules
var page_reporter = __webpack_require__(95400);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/basis.js + 2 modules
var pipeline_basis = __webpack_require__(98343);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/leave-evidence.js
var leave_evidence = __webpack_require__(57263);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js + 1 modules
var report_on = __webpack_require__(18700);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js
var find_policy = __webpack_require__(10254);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js + 1 modules
var policy_base = __webpack_require__(81490);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-requirements.js
var policy_requirements = __webpack_require__(14459);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/memory-files.js
var memory_files = __webpack_require__(21327);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 2 modules
var result_rows = __webpack_require__(44294);
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
    entryBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
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
        ...(all.some(({ name }) => (0,artifact_names/* isShardArtifact */.Rw)(name)) && { hint: SHARDS_NEED_A_PLAN }),
        expected: `an artifact whose name begins with ${RESULTS_ARTIFACT}`,
        found: all.length === 0
            ? 'no artifacts'
            : all
                .slice(0, 10)
                .map(({ name }) => name)
                .join(', '),
    });
}
const SHARDS_NEED_A_PLAN = 'These are shards. Set plan to the output plan of the job that planned them. If each planned on the spot, download their artifacts and set results to the folders.';
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
// EXTERNAL MODULE: ./build/js/src/app/telemetry/own-backend.js
var own_backend = __webpack_require__(4270);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js
var action_step = __webpack_require__(82037);
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
// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-text.js + 1 modules
var yaml_text = __webpack_require__(90839);
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
        workflow: run.name,
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
        return { job, client, receipts: [], legs, isOwnRun: true };
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

// EXTERNAL MODULE: ./build/js/src/app/shards/plan-artifact.js
var plan_artifact = __webpack_require__(91681);
// EXTERNAL MODULE: ./build/js/src/app/shards/planned-report.js + 6 modules
var planned_report = __webpack_require__(38670);
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
    const ofWorkflow = (0,action_job/* keyOf */.TN)({ commentKey: given.commentKey, matrix: undefined }, { workflow: here.job?.workflow ?? '', name: '' });
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
        secrets: (0,secret_names/* secretValues */.VX)(runtime.env),
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
    const plan = { run, key: loaded.plan.key, digest: loaded.digest, newest };
    return (0,ask_service/* asked */.N)('Artifacts', () => (0,shard_sources/* shardsInArtifacts */.gE)(plan, reader, (0,ask_service/* within */.u)(runtime.signal)));
}
async function basisOf(loaded, policy, { given, here, runtime }) {
    const isReplaceable = given.plan === report_inputs/* ARTIFACTS */.ym;
    if (here.isOwnRun && !isReplaceable)
        return (0,planned_report/* plannedBasis */.zf)(policy, loaded);
    const inputs = { ...policy.inputs, commentKey: loaded.plan.key };
    const site = { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(here.job) };
    const basis = await (0,pipeline_basis/* findBasis */.ai)({ ...policy, inputs }, site, (0,evidence_source.evidenceSource)(inputs, here.job, runtime, here.legs));
    return here.isOwnRun ? { ...basis, warnings: [...basis.warnings, WITHOUT_DIGEST] } : basis;
}
const WITHOUT_DIGEST = {
    code: 'INPUT_INVALID',
    severity: 'warning',
    message: 'With "plan: artifacts", the settings and the baseline of the plan do not decide: any job may have replaced it',
    hint: 'Set plan to the output of the plan job, ${{ needs.plan.outputs.plan }}.',
};
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
async function walk(given, runtime, runner, end) {
    const site = { cwd: runtime.cwd, files: runtime.files, checkout: runner.checkout };
    await (0,inside_workspace/* requireInsideWorkspace */.v)(given, site);
    const { here, policy: found } = await policyHere(given, runtime, runner);
    const planned = await plannedReport(given, here, runtime);
    const policy = planned === undefined ? found : { ...found, inputs: inputsFor(planned, found.inputs) };
    const { inputs } = policy;
    end.inputs = inputs;
    await (0,inside_workspace/* requireInsideWorkspace */.v)(inputs, site);
    await (0,own_backend/* requireBackends */.xq)(inputs, runtime);
    const deadline = () => (0,action_step/* endOf */.pJ)(runtime.signal);
    const opened = await (0,github_reporters/* gitHubReporters */.GA)(inputs, here.job, { ...runtime, checkout: runner.checkout, deadline });
    const gitHub = { ...opened, receipts: [...here.receipts, ...opened.receipts] };
    const live = (0,live_reporting/* withoutBeginning */.M)(gitHub.reporters);
    end.live = live;
    const reported = await (planned?.results(policy) ?? resultsToReport(policy, here, runtime));
    const folder = await writeRows(reported, inputs, runtime);
    const samples = (0,sample_source/* sampleSource */.G)(inputs, here.job, runtime, here.legs);
    const step = { inputs, job: here.job, runtime, runner, end, gitHub, live, samples, deadline };
    const judged = { ...reported, folder };
    const context = (0,job_page/* jobPage */.x)(reported.run, inputs, { job: here.job, runtime, runner, context: gitHub.context, samples });
    const run = (0,report_on/* reportOn */.S)(reported.run, reported.basis);
    const decided = planned?.notRun === undefined ? run : notRunReport(run, planned.notRun, given);
    const report = await (0,first_differences/* withFirstDifferences */.$)(decided, () => context.baseAnswers(reported.basis.baseline));
    const files = await (0,deliver/* deliverAll */.F)((0,step_reporters/* localReporters */.Qc)(folder, step), report);
    const local = [...files, ...(await (0,page_reporter/* writePage */.x)(report, judged, context, runtime))];
    const uploads = here.isOwnRun
        ? (0,step_reporters/* artifactReporters */.Vj)(artifact_names/* reportArtifact */.x8, { folder, evidence: await (0,leave_evidence/* leaveEvidence */.z)(report, judged, runtime), judged }, step)
        : [];
    const uploading = {
        pages: here.isOwnRun ? (0,step_reporters/* pageArtifacts */.XL)(folder, step) : [],
        upload: () => (0,deliver/* deliverAll */.F)(uploads, report),
    };
    const others = await (0,step_reporters/* deliverToGitHub */.Cc)(report, { folder, local }, uploading, step);
    const traces = await (0,telemetry_export/* exportToBackends */.l)(report, { ...(0,step_reporters/* telemetrySite */.RP)(folder, step), runtime });
    if (here.isOwnRun)
        await saveJudgements(reported.judgements ?? [], { inputs, job: here.job }, runtime);
    runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
    (0,progress_terminal/* complainAbout */.p3)([...local, ...others, ...traces], (text) => runtime.log.info(text));
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
async function policyHere(given, runtime, { checkout }) {
    const here = await jobHere({ ...given, ...(await (0,find_policy/* findPolicy */.i6)(given, runtime)).inputs }, runtime);
    const { job, isOwnRun } = here;
    const policy = await (0,find_policy/* findPolicy */.i6)(given, runtime, await (0,policy_base/* policyBase */.E0)(given, job, { runtime, checkout, isOwnRun }));
    return { here, policy: { ...policy, inputs: asReported({ ...given, ...policy.inputs }, here) } };
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
    const made = await (0,reported_results/* reportedRun */.T)(found, inputs.expectedShards, {
        inputs,
        unverified: here.job?.unverified,
        secrets: (0,secret_names/* secretValues */.VX)(runtime.env),
        now: runtime.clock.now(),
    });
    const read = await (0,pipeline_basis/* findBasis */.ai)(policy, { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(here.job) }, (0,evidence_source.evidenceSource)(inputs, here.job, runtime, here.legs));
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

/***/ 56761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evidenceSource: () => (/* binding */ evidenceSource)
});

// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js + 1 modules
var artifact_reader = __webpack_require__(13586);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/adapters/github/commits.js
var commits = __webpack_require__(29668);
// EXTERNAL MODULE: ./build/js/src/adapters/github/workflow-runs.js
var workflow_runs = __webpack_require__(91796);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
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
;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-words.js

const runText = ({ id, origin }) => origin === undefined ? `artifact ${id}` : `run ${origin.run} at ${origin.sha.slice(0, 7)}`;
const HOUR_MS = 3_600_000;
function ageText(ms) {
    const hours = Math.max(0, Math.floor(ms / HOUR_MS));
    if (hours === 0)
        return 'less than 1 h';
    return hours < 48 ? `${hours} h` : (0,shared_text/* plural */.LS)('day', Math.floor(hours / 24));
}
function distanceText(distance) {
    if (distance === 0)
        return 'at the commit where the changes begin';
    const by = (0,shared_text/* plural */.LS)('commit', Math.abs(distance));
    return distance < 0 ? `${by} before the changes begin` : `${by} after the changes begin`;
}
const [FIRST_STEPS, LAST_STEPS] = [29, 20];
const STEP_CHARACTERS = 300;
function reportedSteps(steps) {
    const others = steps.length - FIRST_STEPS - LAST_STEPS;
    const shown = others > 1
        ? [
            ...steps.slice(0, FIRST_STEPS),
            `${(0,shared_text/* plural */.LS)('more step', others)}, listed in the log of the step`,
            ...steps.slice(-LAST_STEPS),
        ]
        : steps;
    return shown.map((step) => (0,shared_text/* cutEnd */.ym)(step, STEP_CHARACTERS));
}

;// CONCATENATED MODULE: ./build/js/src/app/baseline/evidence-artifact.js










async function findEvidence(question, site, signal) {
    const steps = [];
    try {
        if ((0,artifact_upload/* isOwnServer */.YV)(question.job.serverUrl))
            return { kind: 'none', why: OWN_SERVER, steps };
        const look = question.run === undefined ? lookAround : lookInRun;
        return { ...(await look(question, site, steps, signal)), steps };
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        return {
            kind: 'unavailable',
            why: `could not look up the evidence of the base branch: ${error.message}`,
            ...(isRefusal && { hint: (0,not_taken/* permissionHint */.f)('actions: read'), lacksPermission: true }),
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
    const all = await site.artifacts.named(name, signal);
    steps.push(`Searching for evidence in ${name}: ${(0,shared_text/* plural */.LS)('artifact', all.length)}`);
    const refusals = [];
    const candidates = all.flatMap((artifact) => {
        const looked = (0,trust/* lookAt */.t5)(artifact, rules);
        if (looked.kind === 'candidate')
            return [looked.candidate];
        refusals.push(`${runText(artifact)}: skipped, ${looked.why}`);
        return [];
    });
    steps.push(...refusals);
    const [newest] = refusals;
    const why = `no trusted run of ${base.branch} has stored evidence ${newest === undefined ? 'yet ' : ''}(${name})`;
    const none = {
        kind: 'none',
        why: newest === undefined ? `${why}; the next complete run will store it` : `${why}; ${newest}`,
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
const MOST_RUNS = 10;
async function firstTrusted(placed, { rules, site, notes }, signal) {
    for (const { candidate, distance } of placed.slice(0, MOST_RUNS)) {
        const run = await site.runs.get(candidate.origin.run, signal);
        const why = (0,trust/* whyNotTrusted */.zv)(run, candidate, rules);
        if (why !== undefined) {
            notes.steps.push(`${runText(candidate)}: skipped, ${why}`);
            continue;
        }
        const texts = await textsOf(candidate, site, notes, signal);
        if (texts === undefined)
            continue;
        const where = `${ageText(site.now - Date.parse(candidate.createdAt))} old, ${distanceText(distance)}`;
        notes.steps.push(`${runText(candidate)}: used, ${where}`);
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
    steps.push(`${runText(artifact)}: used, as requested`);
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
        steps.push(`${runText(artifact)}: skipped, it has no evidence`);
    }
    catch (error) {
        const isGone = error instanceof service_error/* ServiceError */._ && error.fault === 'missing';
        if (!isGone && !(error instanceof errors/* UserError */.yo))
            throw error;
        const why = error instanceof errors/* UserError */.yo ? (error.problems[0]?.message ?? '') : error.message;
        steps.push(`${runText(artifact)}: skipped. ${(0,terminal/* oneLine */.T)(why)}`);
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
    ...(createdAt !== undefined && { writtenAt: createdAt }),
    ...(distance !== undefined && distance <= 0 && { commitsBefore: Math.abs(distance) }),
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
function evidenceSource(inputs, job, { http, connect, clock, log }, legs = []) {
    const { githubToken: token } = inputs;
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
                distance: askedOnce(history.distance),
            },
            now: clock.now(),
        };
        const lookFor = async (key) => {
            const found = await findEvidence({ key, job, branch: inputs.baselineBranch, maxAgeDays, run }, site, signal);
            for (const step of found.steps)
                log.info(step);
            if (found.kind === 'unavailable')
                log.warn([found.why, found.hint ?? []].flat().join('\n'));
            return { ...asBaseline(found), ...(found.steps.length > 0 && { steps: reportedSteps(found.steps) }) };
        };
        return (await ofLegs(legs, lookFor)) ?? (await lookFor((0,action_job/* keyOf */.TN)(inputs, job)));
    };
    return {
        ofBaseBranch: (signal) => look(signal),
        ofRun: (run, signal) => look(signal, run),
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
        steps: reportedSteps(looked.flatMap(({ steps = [] }) => steps)),
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

/***/ 52933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ym: () => (/* binding */ ARTIFACTS),
  hH: () => (/* binding */ decidingInputs),
  Fp: () => (/* binding */ parseReportInputs),
  $3: () => (/* binding */ reportDocsOf),
  eP: () => (/* binding */ reportInputs)
});

// UNUSED EXPORTS: reportGroups, reportInputNames

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/run/imported.js
var imported = __webpack_require__(97535);
// EXTERNAL MODULE: ./build/js/src/app/config/action-inputs.js
var action_inputs = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/app/config/input-values.js
var input_values = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js + 1 modules
var inputs = __webpack_require__(38369);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
;// CONCATENATED MODULE: ./build/js/src/app/config/needed-jobs.js


const jobResults = ['success', 'failure', 'cancelled', 'skipped'];
const needsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ result: schemas/* enum */.k5n(jobResults), outputs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}) }));
const MAX_BYTES = 1024 * 1024;
function neededJobs(text, context) {
    const read = needsSchema.safeParse(text.length <= MAX_BYTES ? (0,json/* jsonOf */.o_)(text) : undefined);
    if (!read.success) {
        context.addIssue({ code: 'custom', message: 'the jobs that this one needs: ${{ toJSON(needs) }}', input: text });
        return core/* NEVER */.tm;
    }
    const jobs = Object.entries(read.data);
    const isPlan = ([, { outputs }]) => 'matrix' in outputs || 'wanted' in outputs;
    const plan = jobs.find(isPlan) ?? jobs.find(([name]) => name === 'plan');
    const others = jobs.filter((job) => job !== plan);
    const named = SHARD_NAMES.map((name) => others.filter((job) => name.test(job[0])));
    const shards = (named.find((found) => found.length > 0) ?? []).map(([, { result }]) => result);
    return {
        plan: plan?.[1].result,
        shards: WORST_FIRST.find((result) => shards.includes(result)),
        isWanted: plan?.[1].outputs['wanted'] !== 'false',
    };
}
const SHARD_NAMES = [/^shards?$/i, /shard/i, /(?:)/];
const WORST_FIRST = ['failure', 'cancelled', 'skipped', 'success'];

;// CONCATENATED MODULE: ./build/js/src/app/config/report-inputs.js






const resultsFormats = ['auto', 'eval-action', 'agentv', ...imported/* importFormats */.Ub];
const own = {
    results: schemas/* string */.YjP({ error: 'folders or files of results, or artifacts' })
        .pipe(input_values/* lines */.Mn)
        .refine((given) => given.length > 0, 'folders or files of results, or artifacts')
        .refine((given) => !given.includes(ARTIFACTS) || given.length === 1, 'artifacts alone, or paths and globs')
        .meta({
        description: 'Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.',
        default: 'none; required',
        sources: ['action'],
    }),
    format: (0,input_values/* oneOf */.yL)(...resultsFormats)
        .default('auto')
        .meta({
        description: 'Format of the results; `auto` detects it by their content.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'FORM',
    }),
    scoreName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'The score that decides, in results of another tool with several scores and no verdict.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    passMark: (0,input_values/* share */.uM)()
        .optional()
        .meta({
        description: 'Score (0 to 1) from which a test passes, in results of another tool that have no verdict.',
        default: "the tool's",
        sources: ['action', 'flag'],
        value: 'X',
    }),
    targetName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Name of the target of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    suiteName: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Name of the suite of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    expectedShards: (0,input_values/* count */.U9)(1, 256)
        .optional()
        .meta({
        description: 'Expected number of run folders or results files. With fewer, the results are incomplete.',
        default: 'as many as there are',
        sources: ['action', 'flag'],
        value: 'N',
    }),
    plan: schemas/* string */.YjP()
        .refine((given) => given === ARTIFACTS || /^[0-9a-f]{64}$/.test(given), 'the digest of a plan (64 hexadecimal digits; "eval-action plan -o" prints it), or artifacts')
        .optional()
        .meta({
        description: 'Digest of the plan whose shards are the results: output `plan` of the plan action. `artifacts`: the newest plan of the workflow run, with the `comment-key` of the report if there are several.',
        default: 'none',
        sources: ['action', 'flag'],
        value: 'DIGEST',
    }),
    planPath: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Folder of the plan, if it is not an artifact of the workflow run.',
        default: 'the artifact of the plan',
        sources: ['action', 'flag'],
        value: 'DIR',
    }),
    jobs: schemas/* string */.YjP()
        .transform(neededJobs)
        .optional()
        .meta({
        description: 'The jobs of the plan and the shards, with their results: `toJSON(needs)` in an expression.',
        default: 'none',
        sources: ['action'],
    }),
    onNotRun: (0,input_values/* oneOf */.yL)('fail', 'pass')
        .default('fail')
        .meta({
        description: 'Result of the step if the plan did not want a run, because a label is missing: `fail` or `pass`.',
        default: 'fail',
        sources: ['action'],
    }),
    runId: (0,input_values/* count */.U9)(1, Number.MAX_SAFE_INTEGER)
        .optional()
        .meta({
        description: 'Id of the workflow run that the results belong to.',
        default: 'from a `workflow_run` event, else this run',
        sources: ['action'],
    }),
    workingDirectory: inputs/* inputsSchema */.rS.shape.workingDirectory,
    outputDirectory: inputs/* inputsSchema */.rS.shape.outputDirectory.meta({
        description: 'Folder for the reports. On GitHub, it must be inside the workspace.',
        default: '`.agentv/results/report`',
        value: 'DIR',
    }),
};
const ARTIFACTS = 'artifacts';
const decidingInputs = [
    'threshold',
    'mustPass',
    'baseline',
    'confirm',
    'maxDrop',
    'maxCostIncrease',
    'maxLatencyIncrease',
    'onInconclusive',
    'maxErrorRate',
    'baselineMaxAge',
    'quarantineFile',
];
const reporting = [
    'comment',
    'githubToken',
    'jobSummary',
    'annotations',
    'checkRun',
    'uploadArtifacts',
    'html',
    'htmlMaxMib',
    'samples',
    'baselineBranch',
    'evidence',
    'redact',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
    'commentKey',
    'matrix',
    'prNumber',
    'commitSha',
    'checkName',
    'artifactRetentionDays',
];
const shared = inputs/* inputNames */.vj.filter((name) => [...decidingInputs, ...reporting].some((other) => other === name));
const reportInputsSchema = schemas/* strictObject */.rej({
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, inputs/* inputsSchema */.rS.shape[name]])),
    threshold: inputs/* inputsSchema */.rS.shape.threshold.meta({
        description: 'Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.',
        default: 'from the results, else none',
        value: 'X',
    }),
});
const names = Object.keys(reportInputsSchema.shape);
const reportInputNames = names.filter((name) => !(0,inputs/* isInput */.Xy)(name) || (0,inputs/* sourcesOf */.u0)(name).includes('action'));
const ownNames = Object.keys(own);
const reportGroups = {
    Report: ownNames,
    Common: sharedIn('Common'),
    More: sharedIn('More'),
    Advanced: sharedIn('Advanced'),
};
function sharedIn(group) {
    const all = inputs/* inputGroups */.Dk[group];
    return reportInputNames.filter((name) => all.includes(name) && !ownNames.includes(name));
}
const reportDocsOf = (name) => reportInputsSchema.shape[name].meta();
const parseReportInputs = (given, spell) => ({
    ...(0,inputs/* parseInputs */.TL)({}),
    ...(0,inputs/* parseTexts */.oh)(reportInputsSchema, given, spell),
    given: inputs/* inputNames */.vj.filter((name) => (0,inputs/* isGiven */.qR)(given[name])),
});
const reportInputs = (env) => parseReportInputs((0,action_inputs/* inputTexts */.Ld)(env, reportInputNames));


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

/***/ 14459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ heldToBase)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _compare_absent_suites_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79074);
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23609);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47539);
/* harmony import */ var _suites_formats_jsonl_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97692);
/* harmony import */ var _find_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10254);
/* harmony import */ var _policy_base_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81490);
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30654);








async function heldToBase(run, basis, { cwd, files }) {
    const { base, source, inputs } = basis;
    if (base === undefined || source?.from !== 'base')
        return { run, basis };
    const gone = goneFiles(run, basis);
    const sources = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])].flatMap(sourcesOf);
    const paths = sources.map(({ source: name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, inputs.workingDirectory, name));
    try {
        const theirs = await suitesOfBase(base, paths, files);
        const changed = sources.flatMap((each, index) => {
            const [path = '', text] = [paths[index], theirs[index]];
            return text === undefined ? [] : [{ ...each, path, base: requirementsIn(each.source, text) }];
        });
        const texts = changed.length === 0
            ? undefined
            : await (0,_find_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .ofHead */ .EG)(base, changed.map(({ path }) => path), (read) => read);
        const suites = changed.map(({ file, source: own, path, base: required }) => {
            const head = texts && requirementsIn(own, texts.get(path) ?? '');
            return { file, source: own, names: namesOf(file, run, basis), base: required, head };
        });
        const changes = suites.flatMap(({ source: own, base: required, head }) => head === undefined ? [] : (0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_7__/* .changedKeys */ .F$)(own, required.keys, head.keys));
        return {
            run: withDeleted(suites.reduce((own, suite) => held(own, suite, basis), run), suites, { ...basis, gone }),
            basis: { ...basis, source: { ...source, changes: [...source.changes, ...changes] } },
        };
    }
    catch (error) {
        return { run, basis: { ...basis, source: { ...source, from: 'unavailable', why: (0,_find_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(error) } } };
    }
}
function goneFiles(run, { baseline, suiteFiles }) {
    if (run.baselineFiles !== undefined) {
        return run.baselineFiles.filter(({ state }) => state === 'gone').map(({ file }) => file);
    }
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    return pools.flatMap(({ file }) => (file === undefined || suiteFiles.has(file) ? [] : [file]));
}
function namesOf(name, { results }, { baseline }) {
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    return new Set([
        ...results.filter(({ suiteFile }) => suiteFile === name).map(({ suite }) => suite),
        ...pools.filter(({ file }) => file === name).map(({ suite }) => suite),
    ]);
}
async function suitesOfBase(base, paths, files) {
    const targets = await Promise.all(paths.map((path) => (base.isOwnRun ? (0,_policy_base_js__WEBPACK_IMPORTED_MODULE_6__/* .linkTarget */ .Cm)(path, base.root, files) : path)));
    const differences = await base.differences([...new Set([...paths, ...targets])]);
    return paths.map((path, index) => differences.get(path) ?? differences.get(targets[index] ?? path));
}
const isJsonLines = (file) => /\.jsonl$/i.test(file);
const sourcesOf = (file) => [file, ...(isJsonLines(file) ? (0,_suites_formats_jsonl_js__WEBPACK_IMPORTED_MODULE_4__/* .sidecarPaths */ .g9)(file) : [])].map((source) => ({ file, source }));
const mustPassOf = (testId) => `must_pass of ${testId}`;
const requiresPass = ({ keys }, testId) => keys.has('must_pass') || keys.has(mustPassOf(testId));
function requirementsIn(file, text) {
    if (isJsonLines(file))
        return { keys: new Map(requiredRows(text).map((id) => [mustPassOf(id), 'true'])), tests: [] };
    const opened = /\.ya?ml$/i.test(file) ? (0,_model_suite_source_js__WEBPACK_IMPORTED_MODULE_2__/* .openYaml */ .IM)('', text) : undefined;
    if (opened?.kind !== 'opened')
        return { keys: new Map(), tests: [] };
    const execution = opened.root.field('execution');
    const threshold = execution?.field('threshold')?.value;
    const isThreshold = typeof threshold === 'number' && threshold >= 0 && threshold <= 1;
    const listed = (opened.root.field('tests')?.items() ?? []).flatMap((item) => {
        const id = item.field('id')?.text;
        return id === undefined ? [] : [{ id, mustPass: item.field('must_pass')?.value === true }];
    });
    const mustPass = [
        ...(execution?.field('must_pass')?.value === true ? ['must_pass'] : []),
        ...listed.filter((test) => test.mustPass).map(({ id }) => mustPassOf(id)),
    ];
    const keys = new Map([
        ...(isThreshold ? [['threshold', String(threshold)]] : []),
        ...mustPass.map((key) => [key, 'true']),
    ]);
    return { keys, tests: listed.map(({ id }) => id) };
}
const requiredRows = (text) => text.split('\n').flatMap((line) => {
    const row = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_3__/* .foreignJsonOf */ .sV)(line);
    return row?.must_pass === true && typeof row.id === 'string' ? [row.id] : [];
});
function held(run, suite, basis) {
    const threshold = suite.base.keys.get('threshold');
    const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
    const isOfSuite = isIn(suite, run, basis);
    for (const result of run.results) {
        const { suite: name, suiteFile: file, target } = result;
        const requirement = { suite: name, file, target, threshold: Number(threshold), from: 'suite' };
        const isHeld = threshold !== undefined && isOfSuite(result);
        if (isHeld && requirements.get(keyOf(requirement))?.from !== 'input')
            requirements.set(keyOf(requirement), requirement);
    }
    return {
        ...run,
        requirements: [...requirements.values()],
        results: run.results.map((result) => isOfSuite(result) && requiresPass(suite.base, result.testId) ? { ...result, mustPass: true } : result),
    };
}
function isIn({ file, names }, { results }, { baseline }) {
    if (results.some(({ suiteFile }) => suiteFile === file))
        return ({ suiteFile }) => suiteFile === file;
    const filesOfBase = new Set(baseline.kind === 'found' ? baseline.pools.map((pool) => pool.file) : []);
    return ({ suite, suiteFile }) => names.has(suite) && !filesOfBase.has(suiteFile);
}
function withDeleted(run, suites, basis) {
    if (run.selected?.includes('tests'))
        return run;
    const listed = suites.flatMap((suite) => {
        const own = new Set(run.results.filter(isIn(suite, run, basis)).map(({ testId }) => testId));
        const isStored = (testId) => own.has(testId) || suite.head?.tests.includes(testId) === true;
        const isRequired = (testId) => basis.inputs.mustPass || requiresPass(suite.base, testId);
        const deleted = suite.base.tests.filter((testId) => isRequired(testId) && !isStored(testId));
        return deleted.map((testId) => ({ suiteFile: suite.file, testId }));
    });
    const deletedMustPass = [...listed, ...(run.complete ? deletedOfBaseline(run, suites, basis) : [])];
    return deletedMustPass.length === 0 ? run : { ...run, deletedMustPass };
}
function deletedOfBaseline(run, suites, basis) {
    const { baseline, gone } = basis;
    if (baseline.kind !== 'found')
        return [];
    const changed = new Map(suites.map((suite) => [suite.file, suite]));
    const filesRun = new Set(run.results.map(({ suiteFile }) => suiteFile));
    const deleted = (0,_compare_absent_suites_js__WEBPACK_IMPORTED_MODULE_1__/* .latestPools */ .J)(baseline.pools).flatMap(({ pool, newest }) => {
        const { suite, file, target, tests } = pool;
        const isInRun = file !== undefined && (filesRun.has(file) || (gone.includes(file) && changed.has(file)));
        if (!isInRun)
            return [];
        const own = run.results.filter(isIn({ file, names: new Set([suite]) }, run, basis));
        const [all, onTarget] = [own, own.filter((result) => result.target === target)].map((results) => new Set(results.map(({ testId }) => testId)));
        const listed = new Set([...(changed.get(file)?.base.tests ?? []), ...(changed.get(file)?.head?.tests ?? [])]);
        const isOpen = !isLeftOut(target, run);
        return requiredTests(tests, newest, { suite: changed.get(file), ...basis }).flatMap((testId) => {
            if (onTarget?.has(testId))
                return [];
            if (all?.has(testId))
                return isOpen ? [{ suiteFile: file, testId, target }] : [];
            return listed.has(testId) ? [] : [{ suiteFile: file, testId }];
        });
    });
    return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}
function requiredTests(tests, newest, { suite, inputs }) {
    const listed = new Set(suite?.base.tests);
    return tests.flatMap(({ testId, trials }) => {
        const own = trials.filter(({ run }) => run === newest);
        const isRequired = suite !== undefined && listed.has(testId)
            ? own.length > 0 && (inputs.mustPass || requiresPass(suite.base, testId))
            : own.some(({ mustPass }) => mustPass);
        return isRequired ? [testId] : [];
    });
}
const isLeftOut = (target, { selected, dryRun, results }) => dryRun || (selected?.includes('targets') === true && results.every((result) => result.target !== target));
const keyOf = ({ suite, file, target }) => JSON.stringify([file, suite, target]);


/***/ }),

/***/ 46019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ sampleSource)
/* harmony export */ });
/* harmony import */ var _adapters_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13586);
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

/***/ 13201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JK: () => (/* binding */ plannedInputNames),
/* harmony export */   Kv: () => (/* binding */ inputsOfPlan),
/* harmony export */   SJ: () => (/* binding */ pinnedInputs)
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38369);

const OWN_INPUTS = new Set([
    'githubToken',
    'outputDirectory',
    'shard',
    'planPath',
    'resume',
    'rerunFailed',
    'retryErrors',
    'cache',
    'comment',
    'jobSummary',
    'annotations',
    'checkRun',
    'checkName',
    'uploadArtifacts',
    'artifactRetentionDays',
    'html',
    'htmlMaxMib',
    'samples',
    'redact',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
    'commentKey',
    'matrix',
    'prNumber',
    'commitSha',
    'allowUntrustedCode',
]);
const plannedInputNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj.filter((name) => !OWN_INPUTS.has(name));
function pinnedInputs(inputs, { onlyWithLabel }) {
    const values = plannedInputNames.flatMap((name) => (inputs[name] === undefined ? [] : [[name, inputs[name]]]));
    return {
        inputs: { ...Object.fromEntries(values), ...(onlyWithLabel !== undefined && { onlyWithLabel }) },
        given: inputs.given.filter((name) => !OWN_INPUTS.has(name)),
    };
}
function inputsOfPlan({ inputs, given }, own) {
    const [unset, planned] = [(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInputs */ .TL)({}), new Set(given)];
    const isGiven = (name) => (OWN_INPUTS.has(name) ? own.given.includes(name) : planned.has(name));
    return {
        ...own,
        ...Object.fromEntries(plannedInputNames.map((name) => [name, inputs[name] ?? unset[name]])),
        given: _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj.filter(isGiven),
    };
}


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
/* harmony import */ var _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31730);
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
