export const id = 4791;
export const ids = [4791];
export const modules = {

/***/ 77936:
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
// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js
var report_inputs = __webpack_require__(30702);
// EXTERNAL MODULE: ./build/js/src/app/page/first-differences.js
var first_differences = __webpack_require__(21456);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 10 modules
var page_reporter = __webpack_require__(95400);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/basis.js + 2 modules
var pipeline_basis = __webpack_require__(98343);
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
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 3 modules
var result_rows = __webpack_require__(90057);
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
const isResults = (name) => /\.(?:jsonl|json|md|txt)$/i.test(name);
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
    const isOfRun = (name) => (0,external_node_path_.basename)(name) === earlier_results/* JOURNAL */.Ex || (0,external_node_path_.basename)(name) === earlier_run/* runFiles */.NW.report;
    const folders = new Set(names.filter(isOfRun).map((name) => (0,external_node_path_.dirname)((0,external_node_path_.resolve)(folder, name))));
    if (folders.size > 0)
        return [...folders];
    const rows = names.filter((name) => /\.jsonl$/i.test(name)).map((name) => (0,external_node_path_.resolve)(folder, name));
    if (rows.length > 0)
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
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 4 modules
var telemetry_export = __webpack_require__(68716);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/own-backend.js
var own_backend = __webpack_require__(4270);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js
var action_step = __webpack_require__(82037);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
;// CONCATENATED MODULE: ./build/js/src/app/action/ask-service.js


const READ_MS = 300_000;
const within = (signal) => AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
async function asked(what, work) {
    try {
        return await work();
    }
    catch (cause) {
        if (!(cause instanceof service_error/* ServiceError */._))
            throw cause;
        const isRefusal = cause.fault === 'refused' || cause.fault === 'missing';
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${what} could not be read: ${cause.message}`, {
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
// EXTERNAL MODULE: ./build/js/src/app/action/event.js
var action_event = __webpack_require__(16734);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 3 modules
var schemas = __webpack_require__(81469);
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
    const namesIn = (of) => client === undefined ? [] : artifactNames(of, (0,artifact_reader/* artifactReader */.c)(client, http), within(signal));
    if (run === job?.run) {
        const legs = job === undefined ? [] : (0,artifact_names/* keysOfResults */.iZ)(await namesIn(job.run));
        return { job, client, receipts: [], legs, isOwnRun: true };
    }
    if (job === undefined || client === undefined || run === undefined || Number.isNaN(run)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'Cannot read the workflow run whose results are to be reported', {
            expected: 'a job on GitHub with github-token, and run-id or an event workflow_run',
        });
    }
    const reported = await asked('Workflow runs', () => reportedRun(run, { job, inputs }, { runs: (0,workflow_runs/* workflowRuns */.A)(client), pulls: (0,pulls/* pullRequests */.s)(client) }, within(signal)));
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

// EXTERNAL MODULE: ./build/js/src/app/action/step-reporters.js + 5 modules
var step_reporters = __webpack_require__(69194);
;// CONCATENATED MODULE: ./build/js/src/app/action/report-action.js


































const reportAction = () => (0,action_step/* actionStep */.J2)(report_inputs/* reportInputs */.eP, walk);
async function walk(given, runtime, runner, end) {
    const site = { cwd: runtime.cwd, files: runtime.files, checkout: runner.checkout };
    await (0,inside_workspace/* requireInsideWorkspace */.v)(given, site);
    const { here, policy } = await policyHere(given, runtime, runner);
    const { inputs } = policy;
    end.inputs = inputs;
    await (0,inside_workspace/* requireInsideWorkspace */.v)(inputs, site);
    await (0,own_backend/* requireBackends */.xq)(inputs, runtime);
    const deadline = () => (0,action_step/* endOf */.pJ)(runtime.signal);
    const opened = await (0,github_reporters/* gitHubReporters */.GA)(inputs, here.job, { ...runtime, checkout: runner.checkout, deadline });
    const gitHub = { ...opened, receipts: [...here.receipts, ...opened.receipts] };
    const live = (0,live_reporting/* withoutBeginning */.M)(gitHub.reporters);
    end.live = live;
    const reported = await resultsToReport(policy, here, runtime);
    const folder = await writeRows(reported, inputs, runtime);
    const samples = (0,sample_source/* sampleSource */.G)(inputs, here.job, runtime, here.legs);
    const step = { inputs, job: here.job, runtime, runner, end, gitHub, live, samples, deadline };
    const judged = { ...reported, folder };
    const context = (0,job_page/* jobPage */.x)(reported.run, inputs, { job: here.job, runtime, runner, context: gitHub.context, samples });
    const decided = (0,report_on/* reportOn */.S)(reported.run, reported.basis);
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
    runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
    (0,progress_terminal/* complainAbout */.p3)([...local, ...others, ...traces], (text) => runtime.log.info(text));
    return report;
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
    await files.write((0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal), run.results.map((result) => `${(0,record/* recordLine */.I)(result)}\n`).join(''));
    return folder;
}
async function resultsToReport(policy, here, runtime) {
    const { inputs } = policy;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const found = await findResults(inputs, here, cwd, runtime);
    const made = await (0,reported_results/* reportedRun */.T)(found, {
        inputs,
        expectedShards: inputs.expectedShards,
        unverified: here.job?.unverified,
        secrets: (0,secret_names/* secretValues */.VX)(runtime.env),
        now: runtime.clock.now(),
    });
    const read = await (0,pipeline_basis/* findBasis */.ai)(policy, { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(here.job) }, (0,evidence_source/* evidenceSource */.x)(inputs, here.job, runtime, here.legs));
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
    return asked('Artifacts', () => artifactResults(job.run, (0,artifact_reader/* artifactReader */.c)(client, runtime.http), within(runtime.signal)));
}


/***/ }),

/***/ 30702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ reportDocsOf),
/* harmony export */   Fp: () => (/* binding */ parseReportInputs),
/* harmony export */   eP: () => (/* binding */ reportInputs),
/* harmony export */   hH: () => (/* binding */ decidingInputs),
/* harmony export */   ym: () => (/* binding */ ARTIFACTS)
/* harmony export */ });
/* unused harmony exports reportInputNames, reportGroups */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81469);
/* harmony import */ var _action_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7669);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38369);




const own = {
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP({ error: 'folders or files of results, or artifacts' })
        .pipe(_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .lines */ .Mn)
        .refine((given) => given.length > 0, 'folders or files of results, or artifacts')
        .refine((given) => !given.includes(ARTIFACTS) || given.length === 1, 'artifacts alone, or paths and globs')
        .meta({
        description: 'Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.',
        default: 'none; required',
        sources: ['action'],
    }),
    format: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('auto')
        .default('auto')
        .meta({
        description: 'Format of the results. `auto` detects those of eval-action and of AgentV.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'FORM',
    }),
    expectedShards: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(1, 256)
        .optional()
        .meta({
        description: 'Expected number of run folders or results files. With fewer, the results are incomplete.',
        default: 'as many as there are',
        sources: ['action', 'flag'],
        value: 'N',
    }),
    runId: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(1, Number.MAX_SAFE_INTEGER)
        .optional()
        .meta({
        description: 'Id of the workflow run that the results belong to.',
        default: 'from a `workflow_run` event, else this run',
        sources: ['action'],
    }),
    workingDirectory: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape.workingDirectory,
    outputDirectory: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape.outputDirectory.meta({
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
const shared = _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.filter((name) => [...decidingInputs, ...reporting].some((other) => other === name));
const reportInputsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape[name]])),
    threshold: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape.threshold.meta({
        description: 'Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.',
        default: 'from the results, else none',
        value: 'X',
    }),
});
const names = Object.keys(reportInputsSchema.shape);
const reportInputNames = names.filter((name) => !(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .isInput */ .Xy)(name) || (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesOf */ .u0)(name).includes('action'));
const ownNames = Object.keys(own);
const reportGroups = {
    Report: ownNames,
    Common: sharedIn('Common'),
    More: sharedIn('More'),
    Advanced: sharedIn('Advanced'),
};
function sharedIn(group) {
    const all = _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputGroups */ .Dk[group];
    return reportInputNames.filter((name) => all.includes(name) && !ownNames.includes(name));
}
const reportDocsOf = (name) => reportInputsSchema.shape[name].meta();
const parseReportInputs = (given, spell) => ({
    ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .TL)({}),
    ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTexts */ .oh)(reportInputsSchema, given, spell),
    given: _inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .isGiven */ .qR)(given[name])),
});
const reportInputs = (env) => parseReportInputs((0,_action_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputTexts */ .L)(env, reportInputNames));


/***/ }),

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
/* harmony export */   T: () => (/* binding */ reportedRun)
/* harmony export */ });
/* harmony import */ var _results_missing_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87790);
/* harmony import */ var _shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7986);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24693);




async function reportedRun({ paths, site }, reporting) {
    const { inputs, expectedShards, unverified, secrets, now } = reporting;
    const { run: read, files } = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .readResults */ .x8)(paths, site);
    const run = (0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .dated */ .dR)((0,_read_results_js__WEBPACK_IMPORTED_MODULE_3__/* .withRequirements */ .Fm)(read, inputs), now);
    const missing = expectedShards === undefined ? [] : whichShards(files.length, expectedShards);
    const unreadable = [...missing, ...(run.unreadable ?? [])];
    const warnings = [...(unverified === undefined ? [] : [unverifiedWarning(unverified)]), ...run.warnings];
    const missingSecrets = unverified === undefined ? run.missingSecrets : { names: [], ...run.missingSecrets, from: 'fork' };
    return (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .redactor */ .$)(secrets, inputs.redact).deep({
        ...run,
        ...(missingSecrets && { missingSecrets, results: (0,_results_missing_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBlame */ .K)(run.results, missingSecrets) }),
        ...(unreadable.length > 0 && { unreadable, complete: false }),
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
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12555);



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
        return [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === _earlier_results_js__WEBPACK_IMPORTED_MODULE_2__/* .JOURNAL */ .Ex ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path) : path];
    const below = `${pattern.replace(/\/+$/, '')}/${_earlier_results_js__WEBPACK_IMPORTED_MODULE_2__/* .JOURNAL */ .Ex}`;
    const matched = await files.glob([pattern, below, ...excluded], { cwd, followLinks: false });
    return matched
        .filter(isRows)
        .map((each) => ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each) === _earlier_results_js__WEBPACK_IMPORTED_MODULE_2__/* .JOURNAL */ .Ex ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(each) : each))
        .sort();
}
const isRows = (path) => /\.jsonl?$/i.test(path);


/***/ }),

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   qZ: () => (/* binding */ unquoted)
/* harmony export */ });
const ODD = /[\uDC80-\uDCFF]+/u;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function nameOf(bytes) {
    try {
        return utf8.decode(bytes);
    }
    catch {
        return Array.from(bytes, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join('');
    }
}
function onDisk(path) {
    if (!ODD.test(path))
        return path;
    const parts = path.split(/([\uDC80-\uDCFF]+)/u);
    return Buffer.concat(parts.map((part, index) => index % 2 === 0 ? Buffer.from(part) : Buffer.from(Array.from(part, (sign) => sign.charCodeAt(0) - 0xdc00))));
}
function unquoted(path) {
    if (!path.startsWith('"'))
        return path;
    const bytes = path.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/g, (_, code) => ESCAPED[code] ?? signOf(code));
    return nameOf(Buffer.from(bytes, 'latin1'));
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
