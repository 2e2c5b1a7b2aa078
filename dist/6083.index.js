export const id = 6083;
export const ids = [6083];
export const modules = {

/***/ 51032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ requireInsideWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56338);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);




async function requireInsideWorkspace({ workingDirectory, ...paths }, site) {
    const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(site.cwd, workingDirectory);
    await requireInside('working-directory', cwd, site);
    for (const name of ['outputDirectory', 'otelFile', 'traceFile']) {
        const path = paths[name];
        if (path !== undefined)
            await requireInside((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .kebab */ .i9)(name), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path), site);
    }
}
async function requireInside(input, folder, { files, checkout }) {
    let existing = folder;
    while ((await files.state(existing)) === 'missing' && existing !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing))
        existing = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(existing);
    const real = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(await files.realPath(existing), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(existing, folder));
    if (!(0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutside */ ._K)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, real)))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('INPUT_INVALID', `\`${input}\` is outside the workspace`, {
        expected: `a path in ${checkout} (GITHUB_WORKSPACE)`,
        found: real,
    });
}


/***/ }),

/***/ 31318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportAction: () => (/* binding */ reportAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/baseline/evidence-source.js + 1 modules
var evidence_source = __webpack_require__(38957);
// EXTERNAL MODULE: ./build/js/src/baseline/store-evidence.js
var store_evidence = __webpack_require__(95022);
// EXTERNAL MODULE: ./build/js/src/cli/progress-terminal.js
var progress_terminal = __webpack_require__(97004);
// EXTERNAL MODULE: ./build/js/src/config/environments.js
var environments = __webpack_require__(55250);
// EXTERNAL MODULE: ./build/js/src/config/policy/base-requirements.js + 1 modules
var base_requirements = __webpack_require__(90074);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy.js + 2 modules
var policy_policy = __webpack_require__(43118);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy-base.js
var policy_base = __webpack_require__(56593);
// EXTERNAL MODULE: ./build/js/src/config/report-inputs.js
var report_inputs = __webpack_require__(54570);
// EXTERNAL MODULE: ./build/js/src/github/artifact-names.js
var artifact_names = __webpack_require__(28712);
// EXTERNAL MODULE: ./build/js/src/github/artifact-reader.js
var artifact_reader = __webpack_require__(51453);
// EXTERNAL MODULE: ./build/js/src/graders/people/counted-labels.js
var counted_labels = __webpack_require__(91354);
// EXTERNAL MODULE: ./build/js/src/graders/people/run-agreement.js
var run_agreement = __webpack_require__(17030);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/page/data/page-reporter.js + 8 modules
var page_reporter = __webpack_require__(16860);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/platform/files/memory-files.js
var memory_files = __webpack_require__(52102);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(66997);
;// CONCATENATED MODULE: ./build/js/src/results/run-folder/artifact-results.js






const RESULTS_ARTIFACT = 'agentv-results';
async function artifactResults({ run, key }, reader, signal) {
    const artifacts = wanted(await reader.list(run, signal), run, key);
    const root = (0,external_node_path_.resolve)('/');
    const contents = new Map();
    const paths = [];
    let left = LIMITS.totalBytes;
    for (const artifact of artifacts) {
        const limits = { ...LIMITS, totalBytes: left };
        const files = await reader.download(artifact, { isWanted: isResults, limits, signal });
        const folder = (0,external_node_path_.resolve)(root, artifact.name);
        for (const [name, content] of files) {
            contents.set((0,external_node_path_.resolve)(folder, name), content);
            left -= content.length;
        }
        paths.push(...resultsIn(artifact, folder, [...files.keys()]));
    }
    return { paths, site: { cwd: root, files: (0,memory_files/* memoryFiles */.XR)(contents) } };
}
const MAX_ARTIFACTS = 256;
const MAX_NAMED = 10;
const LIMITS = {
    archiveBytes: 64 * 1024 * 1024,
    entries: 50_000,
    entryBytes: 256 * 1024 * 1024,
    totalBytes: 256 * 1024 * 1024,
};
const isResults = (name) => /\.(?:jsonl|json|md|txt|xml|eval)$/i.test(name);
const firstOf = (names, none) => names.length === 0 ? none : names.slice(0, MAX_NAMED).join(', ');
function wanted(all, run, key) {
    const named = all.filter(({ name }) => name === RESULTS_ARTIFACT || name.startsWith(`${RESULTS_ARTIFACT}-`));
    const newest = new Map();
    for (const artifact of named.filter(({ isExpired }) => !isExpired)) {
        const [, leg = artifact.name, attempt = '0'] = /^(.*)-(\d{1,6})$/.exec(artifact.name) ?? [];
        if ((newest.get(leg)?.attempt ?? -1) < Number(attempt))
            newest.set(leg, { artifact, attempt: Number(attempt) });
    }
    const ofLegs = [...newest.values()]
        .map(({ artifact }) => artifact)
        .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    const ofKey = ofLegs.filter(({ name }) => key !== undefined && (0,artifact_names/* isShardOf */.yJ)(name, key));
    const usable = ofKey.length > 0 ? ofKey : ofLegs;
    if (usable.length > MAX_ARTIFACTS) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `Workflow run ${run} has more than ${MAX_ARTIFACTS} artifacts with results`);
    }
    if (usable.length > 0)
        return usable;
    const expired = named.length > 0 ? `, only ${(0,text_text/* plural */.LS)('expired one', named.length)}` : '';
    throw (0,errors/* userError */.IF)('FILE_MISSING', `Workflow run ${run} has no artifact with results${expired}`, {
        expected: `an artifact whose name begins with ${RESULTS_ARTIFACT}`,
        found: firstOf(all.map(({ name }) => name), 'no artifacts'),
    });
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
        found: firstOf(names, 'no results file'),
    });
}

// EXTERNAL MODULE: ./build/js/src/results/run-folder/report-folder.js
var report_folder = __webpack_require__(53170);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/reported-run.js
var reported_run = __webpack_require__(92204);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/result-paths.js
var result_paths = __webpack_require__(33675);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(43357);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/gate-inputs.js + 2 modules
var gate_inputs = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/report-on.js
var report_on = __webpack_require__(42145);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/reported-commit.js
var reported_commit = __webpack_require__(59798);
// EXTERNAL MODULE: ./build/js/src/runner/trials/confirm-command.js
var confirm_command = __webpack_require__(41066);
// EXTERNAL MODULE: ./build/js/src/action/action-step.js + 1 modules
var action_step = __webpack_require__(75910);
// EXTERNAL MODULE: ./build/js/src/action/inside-workspace.js
var inside_workspace = __webpack_require__(51032);
// EXTERNAL MODULE: ./build/js/src/action/reported-run.js
var action_reported_run = __webpack_require__(6427);
// EXTERNAL MODULE: ./build/js/src/action/reporting.js + 1 modules
var action_reporting = __webpack_require__(56849);
;// CONCATENATED MODULE: ./build/js/src/action/report-action.js































const reportAction = (host) => (0,action_step/* actionStep */.J2)(report_inputs/* reportInputs */.eP, reportResults, action_step/* runOutputs */.MR, host);
async function reportResults(asked, runtime, runner, end) {
    const { files } = runtime;
    const { checkout } = runner;
    await (0,inside_workspace/* requireInsideWorkspace */.v)(asked, { ...runtime, checkout });
    await (0,environments/* learnSecretsHere */.GK)(runtime, asked.workingDirectory);
    const found = await (0,action_reported_run/* jobHere */._N)({ ...asked, ...(await (0,policy_policy/* findPolicy */.i6)(asked, runtime)).inputs }, runtime);
    const base = await (0,policy_base/* policyBase */.E0)(asked, found.job, {
        runtime,
        checkout,
        isOwnRun: found.isOwnRun,
        actionFolder: 'report',
    });
    const here = { ...found, job: (0,policy_base/* onTestedBase */.G0)(found.job, base) };
    const { job, isOwnRun, whyNoRerun: whyNot } = here;
    const notRun = whyNotRun(asked, job?.head);
    const ofBase = await (0,policy_policy/* findPolicy */.i6)(asked, runtime, base);
    const inputs = {
        ...(0,action_reported_run/* asReported */.Kl)({ ...asked, ...ofBase.inputs }, found),
        ...(notRun !== undefined && { comment: 'never', uploadArtifacts: false, html: 'false' }),
    };
    const policy = { ...ofBase, inputs };
    end.inputs = inputs;
    await (0,inside_workspace/* requireInsideWorkspace */.v)(inputs, { ...runtime, checkout });
    const step = { inputs, job, runtime, runner, end };
    const reporting = await (0,action_reporting/* openReporting */.vD)(step, { nameOf: artifact_names/* reportArtifact */.x8, isOwnRun, receipts: here.receipts });
    const isUnmeasured = notRun !== undefined || asked.jobs?.plan === 'cancelled';
    const { run: read, gateInputs, paths, } = isUnmeasured
        ? withoutResults(policy, here, notRun === undefined ? 'cancelled' : undefined, runtime)
        : await unlessCancelled(policy, here, runtime);
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const folder = (0,external_node_path_.resolve)(cwd, inputs.outputDirectory ?? report_folder/* REPORT_FOLDER */.mk);
    await (0,report_folder/* prepareFolder */.G8)(folder, paths, files);
    await files.write((0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal), read.results.map((result) => `${(0,record/* recordLine */.IK)(result)}\n`).join(''));
    const confirmed = await (0,confirm_command/* confirmByCommand */.$)(read, { inputs, gateInputs, paths, whyNot }, runtime);
    const run = (0,run_agreement/* withAgreement */.H)(confirmed, inputs, await (0,counted_labels/* countedLabels */.U)({ ...gateInputs, inputs }, { cwd, files }));
    const judged = { run, gateInputs, folder };
    const page = (0,page_reporter/* reportPage */.S)(judged, reporting.page(run, inputs), runtime);
    const made = (0,report_on/* reportOn */.S)(run, {
        ...gateInputs,
        commit: (0,reported_commit/* reportedCommit */.$)(inputs, job),
        notRerun: (0,confirm_command/* notRerun */.e)(run, { inputs, whyNot }),
    });
    const decided = notRun === undefined ? made : notRunReport(made, notRun, asked);
    const report = await page.withBaseRuns(decided);
    const written = await (0,deliver/* deliverInTurn */.EI)(reporting.local(folder), report);
    const local = [...written, ...(await page.write(report))];
    const evidence = isOwnRun ? await (0,store_evidence/* leaveEvidence */.zb)(report, judged, runtime) : undefined;
    const others = await reporting.deliver(report, { folder, local, evidence, judged });
    const traces = await reporting.exportTraces(report, folder);
    runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
    (0,progress_terminal/* complainAbout */.p3)([...local, ...others, ...traces], (text) => runtime.log.info(text));
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
function whyNotRun({ jobs, commitSha }, head) {
    if (jobs?.plan !== 'success' || jobs.isWanted || !['skipped', undefined].includes(jobs.shards))
        return undefined;
    const commit = (commitSha ?? head ?? '').slice(0, 7) || 'this commit';
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
async function unlessCancelled(policy, here, runtime) {
    try {
        const read = await resultsToReport(policy, here, runtime);
        if (!runtime.signal.aborted)
            return read;
    }
    catch (error) {
        if (!runtime.signal.aborted)
            throw error;
    }
    return withoutResults(policy, here, 'cancelled', runtime);
}
async function resultsToReport(policy, here, runtime) {
    const { inputs } = policy;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    refuseWithoutShards(inputs);
    const found = await findResults(inputs, here, cwd, runtime);
    const { run: made, shard } = await (0,reported_run/* reportedRun */.T_)(found, inputs.expectedShards, {
        inputs,
        unverified: here.job?.unverified,
        redactor: runtime.redactor,
        now: runtime.clock.now(),
    });
    const until = shard?.baselineUntil;
    const at = until === undefined ? {} : { startedAt: until, latest: new Date(runtime.clock.now()).toISOString() };
    const read = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, ...at, isChange: (0,policy_base/* isChange */.Xb)(here.job), imports: (0,reported_run/* importsOf */.c5)(inputs, runtime, made) }, (0,evidence_source.evidenceSource)(inputs, here.job, runtime, { legs: here.legs, former: policy.former, until }));
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
    return (0,action_reported_run/* fromService */.Y3)('Artifacts', () => artifactResults({ run: job.run, key: inputs.commentKey }, (0,artifact_reader/* artifactReader */.c)(client, runtime.http), (0,action_reported_run/* within */.ux)(runtime.signal)));
}


/***/ }),

/***/ 6427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ asReported),
/* harmony export */   Y3: () => (/* binding */ fromService),
/* harmony export */   _N: () => (/* binding */ jobHere),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/* unused harmony export reportedRun */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28712);
/* harmony import */ var _github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51453);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98427);
/* harmony import */ var _github_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64956);
/* harmony import */ var _github_pulls_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9919);
/* harmony import */ var _github_workflow_runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85785);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24850);
/* harmony import */ var _suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71136);











async function jobHere(inputs, { env, files, http, connect, signal }) {
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEvent */ .j_)(env, files);
    const job = (0,_github_job_js__WEBPACK_IMPORTED_MODULE_5__/* .jobOf */ .Zw)(env, event);
    const { githubToken: token } = inputs;
    const client = job === undefined || token === undefined ? undefined : connect({ ...job, token });
    const run = inputs.runId ?? (event.name === 'workflow_run' ? (event.workflow_run?.id ?? Number.NaN) : job?.run);
    const namesIn = async (of) => {
        try {
            const artifacts = client === undefined ? [] : await (0,_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_3__/* .artifactReader */ .c)(client, http).list(of, within(signal));
            return artifacts.map(({ name }) => name);
        }
        catch (error) {
            if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_9__/* .ServiceError */ ._7)
                return [];
            throw error;
        }
    };
    if (run === job?.run) {
        const names = job === undefined ? [] : await namesIn(job.run);
        const [key, ...otherKeys] = (0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOfShards */ .vD)(names);
        return {
            job,
            client,
            receipts: [],
            key: otherKeys.length === 0 ? key : undefined,
            legs: (0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOfResults */ .iZ)(names),
            isOwnRun: true,
            whyNoRerun: (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .mayBeUntrusted */ .JZ)(event)
                ? `a job of ${event.name} has secrets, and anyone can trigger it with code that could steal them`
                : undefined,
        };
    }
    if (job === undefined || client === undefined || run === undefined || Number.isNaN(run)) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .userError */ .IF)('INPUT_INVALID', 'Cannot read the workflow run whose results are to be reported', {
            expected: 'a job on GitHub with github-token, and run-id or an event workflow_run',
        });
    }
    const ports = { runs: (0,_github_workflow_runs_js__WEBPACK_IMPORTED_MODULE_7__.workflowRuns)(client), pulls: (0,_github_pulls_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequests */ .s)(client) };
    const reported = await fromService('Workflow runs', () => reportedRun(run, { job, inputs }, ports, within(signal)));
    const { whyNoPull } = reported;
    const names = await namesIn(reported.job.run);
    const wantsCheck = inputs.checkRun || inputs.annotations === 'check';
    return {
        job: reported.job,
        client,
        key: (0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keyInNames */ .fD)(names, reported.workflow),
        legs: (0,_github_artifact_names_js__WEBPACK_IMPORTED_MODULE_2__/* .keysOfResults */ .iZ)(names),
        receipts: [
            ...(whyNoPull === undefined || inputs.comment === 'never'
                ? []
                : [{ kind: 'notNeeded', name: 'comment', why: whyNoPull }]),
            ...(reported.job.unverified !== undefined && wantsCheck ? [NO_CHECK] : []),
        ],
        isOwnRun: false,
        whyNoRerun: 'the results are of another workflow run',
    };
}
const NO_CHECK = {
    kind: 'notNeeded',
    name: 'check run',
    why: 'These results come from code of a fork, so no check run vouches for them; see the comment and the summary',
};
const READ_MS = 300_000;
const within = (signal) => AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
async function fromService(what, work) {
    try {
        return await work();
    }
    catch (cause) {
        if (!(cause instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_9__/* .ServiceError */ ._7))
            throw cause;
        const hint = (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_9__/* .lacksPermission */ .kQ)(cause) ? PERMISSIONS : undefined;
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .userError */ .IF)('RESULTS_UNREADABLE', `${what} could not be read: ${cause.message}`, { hint, cause });
    }
}
const PERMISSIONS = [
    'Give the job these permissions:',
    '  permissions:',
    '    actions: read',
    '    contents: read',
    '    pull-requests: write',
].join('\n');
function asReported(asked, { job, key }) {
    const inputs = { ...asked, commentKey: asked.commentKey ?? key };
    const annotations = inputs.annotations === 'check' ? 'off' : inputs.annotations;
    return job?.unverified === undefined ? inputs : { ...inputs, checkRun: false, annotations };
}
async function reportedRun(id, { job, inputs }, { runs, pulls }, signal) {
    const run = await runs.get(id, signal);
    const why = whyNot(run, job) ?? whyOtherWorkflow(run, await runs.fileOfDefaultBranch(run.path, signal));
    if (why !== undefined)
        throw refusal(run, why);
    if (inputs.commitSha !== undefined && inputs.commitSha !== run.headSha) {
        throw refusal(run, `commit-sha is ${inputs.commitSha}, but the run belongs to ${run.headSha}`);
    }
    const found = run.event === 'pull_request' ? await pullOf(run, pulls, signal) : notStarted;
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
            base: found.pull?.base === undefined ? job.base : { branch: found.pull.base.branch },
            unverified: isOwnCode(run) ? job.unverified : (run.head?.fullName ?? 'a deleted fork'),
        },
        workflow: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(run.path),
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
    const parsed = (0,_suites_yaml_yaml_text_js__WEBPACK_IMPORTED_MODULE_10__/* .parseYamlText */ .cd)(text.slice(0, MAX_WORKFLOW_LENGTH));
    const read = named.safeParse(parsed.kind === 'parsed' ? parsed.value : undefined);
    const known = read.success ? (read.data.name ?? path) : undefined;
    return known === name ? undefined : `the workflow ${path} of the default branch has another name`;
}
const MAX_WORKFLOW_LENGTH = 512 * 1024;
const named = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().trim().optional() });
const notStarted = { why: 'A pull request did not start the run' };
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
const refusal = ({ id }, why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .userError */ .IF)('UNTRUSTED_CODE', `Cannot report the results of workflow run ${id}: ${why}`, {
    expected: 'a finished run of a workflow of this repository, started by a pull request',
});


/***/ }),

/***/ 38034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ canonicalName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   eI: () => (/* binding */ asClause),
/* harmony export */   oH: () => (/* binding */ findKind)
/* harmony export */ });
/* harmony import */ var _values_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81667);

const asClause = (message) => /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;
function kindOf() {
    return (plugin) => {
        const { type, aliases = [], options, takesAnyKey = false, notes, create, ...extra } = plugin;
        const schema = (0,_values_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(options);
        return {
            ...extra,
            type,
            aliases,
            get keys() {
                return takesAnyKey ? undefined : Object.keys(schema().shape);
            },
            get options() {
                return schema();
            },
            check(given) {
                const parsed = schema().safeParse(given);
                return parsed.success ? [] : parsed.error.issues.map((issue) => asOptionProblem(issue, given));
            },
            notes(given) {
                if (notes === undefined)
                    return [];
                const parsed = schema().safeParse(given);
                return parsed.success ? notes(parsed.data, given) : [];
            },
            open: (given, deps) => create(schema().parse(given), deps),
        };
    };
}
const canonicalName = (name) => name.trim().toLowerCase().replaceAll('_', '-');
function findKind(kinds, name) {
    const wanted = canonicalName(name);
    return (kinds.find(({ type }) => type === wanted) ??
        kinds.find(({ type, aliases }) => [type, ...aliases].some((known) => canonicalName(known) === wanted)));
}
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

/***/ 57639:
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


/***/ }),

/***/ 22607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ version)
});

;// CONCATENATED MODULE: ./build/js/package.json
const package_namespaceObject = {"rE":"1.0.0-dev"};
;// CONCATENATED MODULE: ./build/js/src/runner/pipeline/version.js

const { /* version */ "rE": version } = package_namespaceObject;


/***/ })

};
