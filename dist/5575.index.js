export const id = 5575;
export const ids = [5575];
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
// EXTERNAL MODULE: ./build/js/src/config/environments.js
var environments = __webpack_require__(55250);
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
// EXTERNAL MODULE: ./build/js/src/page/data/report-page.js
var report_page = __webpack_require__(56754);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/platform/files/memory-files.js
var memory_files = __webpack_require__(52102);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
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
        const isWanted = (name) => /\.(?:jsonl|json|md|txt|xml|eval)$/i.test(name);
        const files = await reader.download(artifact, { isWanted, limits, signal });
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
    const isOfRun = (name) => (0,external_node_path_.basename)(name) === run_files/* JOURNAL */.Ex || (0,external_node_path_.basename)(name) === run_files/* runFiles */.NW.report;
    const folders = new Set(names.filter(isOfRun).map((name) => (0,external_node_path_.dirname)((0,external_node_path_.resolve)(folder, name))));
    if (folders.size > 0)
        return [...folders];
    const rows = [/\.jsonl$/i, /\.(?:json|xml|eval)$/i]
        .map((wanted) => names.filter((name) => wanted.test(name)).map((name) => (0,external_node_path_.resolve)(folder, name)))
        .find((found) => found.length > 0);
    if (rows !== undefined)
        return rows;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `The artifact ${artifact} contains no results`, {
        expected: `a run folder with its ${run_files/* JOURNAL */.Ex}`,
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
// EXTERNAL MODULE: ./build/js/src/action/action-step.js + 1 modules
var action_step = __webpack_require__(91816);
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
    await files.write((0,external_node_path_.join)(folder, run_files/* runFiles */.NW.journal), read.results.map((result) => `${(0,record/* recordLine */.IK)(result)}\n`).join(''));
    const confirmed = inputs.confirmCommand === undefined
        ? read
        : await Promise.all(/* import() */[__webpack_require__.e(1066), __webpack_require__.e(1796)]).then(__webpack_require__.bind(__webpack_require__, 41066)).then(({ confirmByCommand }) => confirmByCommand(read, { inputs, gateInputs, paths, whyNot }, runtime));
    const run = (0,run_agreement/* withAgreement */.H)(confirmed, inputs, await (0,counted_labels/* countedLabels */.U)({ ...gateInputs, inputs }, { cwd, files }));
    const judged = { run, gateInputs, folder };
    const page = (0,report_page/* reportPage */.S)(judged, reporting.page(run, inputs), runtime);
    const made = (0,report_on/* reportOn */.S)(run, {
        ...gateInputs,
        commit: (0,reported_commit/* reportedCommit */.$)(inputs, job),
        notRerun: (0,report_on/* notRerun */.e)(run, { inputs, whyNot }),
    });
    const decided = notRun === undefined ? made : notRunReport(made, notRun, asked);
    const report = await page.withBaseRuns(decided);
    const written = await (0,deliver/* deliverInTurn */.EI)(reporting.local(folder), report);
    const local = [...written, ...(await page.write(report))];
    const evidence = isOwnRun ? await (0,store_evidence/* leaveEvidence */.zb)(report, judged, runtime) : undefined;
    const others = await reporting.deliver(report, { folder, local, evidence, judged });
    const traces = await reporting.exportTraces(report, folder);
    runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
    (0,deliver/* complainAbout */.p3)([...local, ...others, ...traces], (text) => runtime.log.info(text));
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
        noBaseline: true,
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
    const { run, gateInputs } = read.source?.from === 'base'
        ? await Promise.all(/* import() */[__webpack_require__.e(3543), __webpack_require__.e(6242)]).then(__webpack_require__.bind(__webpack_require__, 70817)).then(({ applyBaseRequirements }) => applyBaseRequirements(made, read, runtime))
        : { run: made, gateInputs: read };
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

/***/ 56849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "do": () => (/* binding */ CANCELLED_MS),
  vD: () => (/* binding */ openReporting),
  uE: () => (/* binding */ uploadsArtifacts)
});

// UNUSED EXPORTS: beginAll

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/baseline/evidence-files.js
var evidence_files = __webpack_require__(22592);
// EXTERNAL MODULE: ./build/js/src/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(22687);
// EXTERNAL MODULE: ./build/js/src/baseline/store-evidence.js
var store_evidence = __webpack_require__(95022);
// EXTERNAL MODULE: ./build/js/src/config/checkout-path.js
var checkout_path = __webpack_require__(56338);
// EXTERNAL MODULE: ./build/js/src/config/policy/base-files.js
var base_files = __webpack_require__(98194);
// EXTERNAL MODULE: ./build/js/src/github/artifact-names.js
var artifact_names = __webpack_require__(28712);
// EXTERNAL MODULE: ./build/js/src/github/artifact-upload.js
var artifact_upload = __webpack_require__(91391);
// EXTERNAL MODULE: ./build/js/src/github/job.js
var github_job = __webpack_require__(64956);
// EXTERNAL MODULE: ./build/js/src/github/limits.js
var limits = __webpack_require__(15907);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/page/data/local-page.js
var local_page = __webpack_require__(51219);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/failures/agent-line.js
var agent_line = __webpack_require__(60229);
// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 2 modules
var summary = __webpack_require__(55661);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/file-reporters.js + 1 modules
var file_reporters = __webpack_require__(52921);
// EXTERNAL MODULE: ./build/js/src/action/annotate.js
var annotate = __webpack_require__(75360);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
;// CONCATENATED MODULE: ./build/js/src/action/artifact-reporters.js
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



const artifactUrl = ({ serverUrl, owner, repo, run }, id) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/artifacts/${id}`;
async function receiptOf(name, upload) {
    try {
        return await upload();
    }
    catch (error) {
        return (0,not_taken/* notTaken */.h)(name, error, undefined, undefined);
    }
}
const RESULTS = 'artifact';
const resultsReporter = (options) => ({
    name: RESULTS,
    async deliver(report) {
        const { name, job, folder, retentionDays, writer, whyNone, files, withPage = () => false, signal } = options;
        if (whyNone !== undefined)
            return { kind: 'notNeeded', name: RESULTS, why: whyNone };
        return receiptOf(RESULTS, async () => {
            const { page, ...names } = run_files/* runFiles */.NW;
            const paths = [...Object.values(names), ...(withPage() ? [page] : [])].map((file) => (0,external_node_path_.join)(folder, file));
            const states = await Promise.all(paths.map((path) => files.state(path)));
            const present = [
                ...paths.filter((_, index) => states[index] === 'file'),
                ...(await presentPatches(report, folder, files)),
            ];
            const artifact = { name, folder, files: present, retentionDays, mayHaveSuffix: true };
            const uploaded = await writer.upload(artifact, signal());
            if (uploaded.kind === 'uploaded')
                return { kind: 'delivered', name: RESULTS, where: artifactUrl(job, uploaded.id) };
            return {
                kind: 'notDelivered',
                name: RESULTS,
                why: `Another job of this run already has an artifact ${name}`,
                hint: 'Give each job a different comment-key, such as the values of its matrix.',
            };
        });
    },
});
async function presentPatches({ results, extraTrials = [] }, folder, files) {
    const all = [...results, ...extraTrials.map(({ result }) => result)];
    const named = new Set(all.flatMap(({ patch, trials = [] }) => [patch, ...trials.map((trial) => trial.patch)]));
    const patches = [...named].filter((patch) => patch !== undefined);
    if (patches.length === 0)
        return [];
    const root = await files.realPath(folder);
    const isPresent = await Promise.all(patches.map((patch) => files.realPath((0,external_node_path_.join)(root, patch)).then((real) => real === (0,external_node_path_.join)(root, patch), () => false)));
    return patches.filter((_, index) => isPresent[index]).map((patch) => (0,external_node_path_.join)(folder, patch));
}
const PAGE = 'report';
const MAX_PAGE_BYTES = 128 * 1024 * 1024;
const pageArtifactReporter = (options) => ({
    name: PAGE,
    async deliver() {
        const { name, job, folder: runFolder, retentionDays, files, writer, signal } = options;
        const path = (0,external_node_path_.join)(runFolder, run_files/* runFiles */.NW.page);
        if ((await files.state(path)) !== 'file') {
            return { kind: 'notNeeded', name: PAGE, why: `${run_files/* runFiles */.NW.page} was not written` };
        }
        return receiptOf(PAGE, async () => {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const folder = __addDisposableResource(env_1, await files.scratchFolder('page-'), true);
                const named = (0,external_node_path_.join)(folder.path, name);
                await files.writeAsIs(named, await files.readBytes(path, MAX_PAGE_BYTES));
                const uploaded = await writer.uploadFile({ path: named, retentionDays }, signal());
                if (uploaded.kind === 'uploaded')
                    return { kind: 'delivered', name: PAGE, where: artifactUrl(job, uploaded.id) };
                return { kind: 'notDelivered', name: PAGE, why: `Another job of this run already has an artifact ${name}` };
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
        });
    },
});

// EXTERNAL MODULE: ./build/js/src/action/github-reporters.js + 2 modules
var github_reporters = __webpack_require__(20436);
// EXTERNAL MODULE: ./build/js/src/action/outputs.js
var outputs = __webpack_require__(51708);
;// CONCATENATED MODULE: ./build/js/src/action/reporting.js





















const END_MS = 120_000;
const CANCELLED_MS = 4000;
async function openReporting(step, how) {
    const { inputs, job, runtime, runner } = step;
    const opened = await (0,github_reporters/* gitHubReporters */.GA)(inputs, job, {
        ...runtime,
        checkout: runner.checkout,
        deadline: () => deadlineOf(runtime.signal),
        onCheck: how.onCheck,
        nameOfArtifact: how.isOwnRun && uploadsArtifacts(inputs, runtime.env) ? how.nameOf : undefined,
    });
    const gitHub = { ...opened, receipts: [...(how.receipts ?? []), ...opened.receipts] };
    const { otel, otelFile, traceFile } = inputs;
    const wantsTraces = otel.length > 0 || otelFile !== undefined || traceFile !== undefined;
    return new StepReporting(step, how, gitHub, wantsTraces ? await Promise.all(/* import() */[__webpack_require__.e(5431), __webpack_require__.e(2252)]).then(__webpack_require__.bind(__webpack_require__, 27812)) : undefined);
}
const deadlineOf = ({ aborted }) => AbortSignal.timeout(aborted ? CANCELLED_MS : END_MS);
class StepReporting {
    gitHub;
    #step;
    #how;
    #traces;
    #live;
    #key;
    #uploads;
    constructor(step, how, gitHub, traces) {
        const { inputs, job, runtime, end } = step;
        this.gitHub = gitHub;
        this.#step = step;
        this.#how = how;
        this.#traces = traces;
        this.#live = beginAll(gitHub.reporters, how.beginning?.());
        this.#key = job && (0,github_job/* keyOf */.TN)(inputs, job);
        this.#uploads = how.isOwnRun && uploadsArtifacts(inputs, runtime.env);
        end.live = this.#live;
    }
    local(folder) {
        const { inputs, runner, runtime } = this.#step;
        return [
            ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files, { comment: this.gitHub.context }),
            ...(this.#traces?.traceFileReporters(this.#traced(folder), runtime.files) ?? []),
            ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, runner)] : []),
            ...(inputs.jobSummary === 'off' ? [] : [summaryReporter(runner, inputs.jobSummary)]),
        ];
    }
    page(run, inputs) {
        const { job, runtime, runner } = this.#step;
        const { context } = this.gitHub;
        const local = (0,local_page/* localPage */.j)(inputs, run, runtime, job);
        if (job === undefined || context === undefined)
            return local;
        const { serverUrl, owner, repo, run: id } = job;
        const folder = (0,external_node_path_.relative)(runner.checkout, (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory));
        const prefix = folder === '' || (0,checkout_path/* isOutside */._K)(folder) ? '' : `${folder.replaceAll('\\', '/')}/`;
        const links = (0,base_files/* isCommit */.WM)(context.head)
            ? { server: new URL(serverUrl).origin, repository: `${owner}/${repo}`, run: id, commit: context.head, prefix }
            : undefined;
        return { ...local, key: context.key, run: String(id), links, unverified: context.unverified };
    }
    decided(report, folder, receipts = []) {
        const { end } = this.#step;
        end.isDecided = true;
        end.outputs = (0,outputs/* outputsOf */.Yz)(report, folder, receipts);
    }
    async deliver(report, published) {
        const { inputs, runner, end } = this.#step;
        const { folder, local } = published;
        const { page, receipts: known, context } = this.gitHub;
        end.live = undefined;
        this.decided(report, folder, local);
        const summarize = async (text) => {
            if (inputs.jobSummary !== 'off')
                await runner.addToSummary(text);
        };
        const pages = await (0,deliver/* deliverAll */.F0)(this.#pages(folder), report);
        for (const receipt of pages) {
            if (receipt.kind !== 'delivered')
                continue;
            page.url = receipt.where;
            await summarize(`\n[Report with all answers](${receipt.where})\n`);
        }
        const [reported, uploaded] = await Promise.all([this.#live.deliver(report), this.#upload(report, published)]);
        end.notes?.reported(reported);
        const isUploaded = uploaded.some(({ kind, name }) => kind === 'delivered' && name === RESULTS);
        const forAgents = isUploaded ? (0,agent_line/* agentLine */.S)(report, context?.artifact) : undefined;
        if (forAgents !== undefined)
            await summarize(`\n${forAgents}\n`);
        const remote = [...known, ...pages, ...reported, ...uploaded];
        const uncommented = remote.filter(deliver/* notDelivered */.AG).find(({ name }) => name === 'comment');
        if (uncommented !== undefined && inputs.annotations !== 'off') {
            (0,annotate/* annotate */.f)((0,annotations/* uncommentedAnnotation */.tJ)(report, uncommented), inputs, runner);
        }
        const isChecked = remote.some(({ kind, name }) => name === 'check run' && kind === 'delivered');
        const inLog = inputs.annotations === 'check' && !isChecked ? [annotationReporter(inputs, runner)] : [];
        const receipts = [...remote, ...(await (0,deliver/* deliverAll */.F0)(inLog, report))];
        this.decided(report, folder, [...local, ...receipts]);
        return receipts;
    }
    async exportTraces(report, folder) {
        return (await this.#traces?.exportToBackends(report, this.#traced(folder))) ?? [];
    }
    #traced(folder) {
        const { inputs, job, runtime } = this.#step;
        return { inputs, runtime, folder, jobKey: this.#key, commit: { head: job?.head, pullNumber: this.gitHub.pull } };
    }
    #pages(folder) {
        const { inputs, job, runtime } = this.#step;
        if (job === undefined || !this.#uploads)
            return [];
        const name = (0,artifact_names/* pageArtifact */.U1)(this.gitHub.context?.key ?? (0,github_job/* keyOf */.TN)(inputs, job), job.attempt);
        const { artifactRetentionDays: retentionDays } = inputs;
        const signal = () => deadlineOf(runtime.signal);
        const { files } = runtime;
        return [pageArtifactReporter({ name, job, folder, retentionDays, files, writer: artifact_upload/* artifactWriter */.YJ, signal })];
    }
    async #upload(report, published) {
        const { runner, end } = this.#step;
        const reporters = await this.#storing(published);
        const isFolded = reporters.length > 0 && this.#uploads;
        if (isFolded)
            runner.print('::group::Uploading the results');
        try {
            const receipts = await (0,deliver/* deliverAll */.F0)(reporters, report);
            end.isNotUploaded = receipts.some(({ kind, name }) => kind === 'notDelivered' && name === RESULTS);
            return receipts;
        }
        finally {
            if (isFolded)
                runner.print('::endgroup::');
        }
    }
    async #storing({ folder, evidence, judged }) {
        const { inputs, job, runtime } = this.#step;
        const { env, files } = runtime;
        if (job === undefined || this.#key === undefined || !this.#how.isOwnRun)
            return [];
        const signal = () => deadlineOf(runtime.signal);
        const store = inputs.shard === undefined ? (0,history_store/* openStore */.Ch)(inputs, job, runtime) : undefined;
        const history = [];
        if (store !== undefined) {
            const { historyReporter } = await __webpack_require__.e(/* import() */ 9093).then(__webpack_require__.bind(__webpack_require__, 79093));
            history.push(historyReporter({ store, judged, job, runtime, signal }));
        }
        if (!inputs.uploadArtifacts)
            return history;
        const { artifactRetentionDays: retentionDays } = inputs;
        const upload = { job, retentionDays, writer: artifact_upload/* artifactWriter */.YJ, whyNone: (0,artifact_upload/* whyNoArtifacts */.fJ)(env), files, signal };
        const name = this.#how.nameOf(this.#key, job.attempt);
        const results = resultsReporter({ ...upload, name, folder, withPage: () => this.gitHub.page.url === undefined });
        if (evidence === undefined)
            return [results, ...history];
        const stored = { evidence, folder: (0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$), branch: inputs.baselineBranch };
        return [results, (0,store_evidence/* evidenceReporter */.ZW)({ ...upload, ...stored, key: this.#key }), ...history];
    }
}
const uploadsArtifacts = ({ uploadArtifacts }, env) => uploadArtifacts && (0,artifact_upload/* whyNoArtifacts */.fJ)(env) === undefined;
function beginAll(reporters, signal) {
    const begun = Promise.allSettled(signal === undefined ? [] : reporters.map((reporter) => reporter.begin(signal)));
    return {
        async deliver(report) {
            await begun;
            return (0,deliver/* deliverAll */.F0)(reporters, report);
        },
        async couldNotRun(problems) {
            await begun;
            const ends = await Promise.allSettled(reporters.map((reporter) => reporter.couldNotRun(problems)));
            return ends.map((end, at) => end.status === 'fulfilled'
                ? end.value
                : { kind: 'notDelivered', name: reporters[at]?.name ?? '', why: (0,errors/* messageOf */.bD)(end.reason) });
        },
    };
}
const SUMMARY = 'job summary';
const summaryReporter = (runner, mode) => ({
    name: SUMMARY,
    async deliver(report) {
        const text = mode === 'short' ? (0,summary/* shortSummary */.R)(report) : (0,summary/* summaryMarkdown */.e)(report, limits/* JOB_SUMMARY_BYTES */.HC);
        if (await runner.addToSummary(text))
            return { kind: 'delivered', name: SUMMARY, where: 'the summary of the job' };
        const why = 'the runner has no job summary (GITHUB_STEP_SUMMARY is not set)';
        return { kind: 'notDelivered', name: SUMMARY, why };
    },
});
const annotationReporter = (inputs, runner) => ({
    name: 'annotations',
    async deliver(report) {
        for (const annotation of (0,annotations/* annotations */.hk)(report))
            (0,annotate/* annotate */.f)(annotation, inputs, runner);
        return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
    },
});


/***/ }),

/***/ 77566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ filledIn),
/* harmony export */   h: () => (/* binding */ whatIsWrongWith)
/* harmony export */ });
const PLACEHOLDER = /\{(?:tests|pattern|output)\}/;
const LONGEST = 10_000;
const EXAMPLE = 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}';
function whatIsWrongWith(command) {
    if (!command.includes('{output}'))
        return `a command with {output}, such as ${EXAMPLE}`;
    if (command.length > LONGEST || command.includes('\0'))
        return `a command of at most ${LONGEST} characters`;
    const outside = command.replace(QUOTED, (text) => (PLACEHOLDER.test(text) ? '"' : ''));
    if (!/["'`]|<</.test(outside))
        return undefined;
    return `a command without quotes, backquotes or here-documents around {tests}, {pattern} and {output}, which are quoted already: ${EXAMPLE}`;
}
const QUOTED = /\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"/g;
const filledIn = (command, { tests, output }, quote) => command.replace(new RegExp(PLACEHOLDER, 'g'), (placeholder) => {
    if (placeholder === '{tests}')
        return tests.map(quote).join(' ');
    if (placeholder === '{output}')
        return quote(output);
    const literal = tests.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`));
    return quote(`^(?:${literal.join('|')})$`);
});


/***/ }),

/***/ 54570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ reportInputs),
/* harmony export */   kC: () => (/* binding */ reportSettings),
/* harmony export */   oI: () => (/* binding */ readingInputs),
/* harmony export */   ym: () => (/* binding */ ARTIFACTS)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var _model_run_imported_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97535);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23291);
/* harmony import */ var _confirm_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77566);
/* harmony import */ var _input_sources_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31301);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35745);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23125);







const resultsFormats = ['auto', 'eval-action', 'agentv', ..._model_run_imported_js__WEBPACK_IMPORTED_MODULE_2__/* .importFormats */ .Ub];
const jobResults = ['success', 'failure', 'cancelled', 'skipped'];
const needsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ result: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(jobResults), outputs: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default({}) }));
const MAX_BYTES = 1024 * 1024;
function neededJobs(text, context) {
    const read = needsSchema.safeParse(text.length <= MAX_BYTES ? (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(text) : undefined);
    if (!read.success) {
        context.addIssue({ code: 'custom', message: 'the jobs that this one needs: ${{ toJSON(needs) }}', input: text });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
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
        label: plan?.[1].outputs['label'],
    };
}
const SHARD_NAMES = [/^shards?$/i, /shard/i, /(?:)/];
const WORST_FIRST = ['failure', 'cancelled', 'skipped', 'success'];
const own = {
    results: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP({ error: 'folders or files of results, or artifacts' })
        .pipe(_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .lines */ .Mn)
        .refine((given) => given.length > 0, 'folders or files of results, or artifacts')
        .refine((given) => !given.includes(ARTIFACTS) || given.length === 1, 'artifacts alone, or paths and globs'), {
        description: 'Results to report: run folders, results files or globs, one per line, or `artifacts`, those of a workflow run.',
        default: 'none; required',
        sources: ['action'],
    }),
    format: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)(...resultsFormats).default('auto'), {
        description: 'Format of the results; `auto` detects it by their content.',
        sources: ['action', 'flag'],
        value: 'FORM',
    }),
    scoreName: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, {
        description: 'The score that decides, in results of another tool with several scores and no verdict.',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    repeatedNames: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)(..._model_run_imported_js__WEBPACK_IMPORTED_MODULE_2__/* .repeatedNames */ .H3).optional(), {
        description: 'What several rows with one name are, in JUnit XML, CTRF and DeepEval: `trials`, each of which counts, or `retries` of failed tests, of which the last counts. Default: a name has no verdict, unless all of its rows failed or its tool is known to repeat tests.',
        sources: ['action', 'flag'],
    }),
    passMark: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .share */ .uM)().optional(), {
        description: 'Score (0 to 1) from which a test passes, in results of another tool that have no verdict.',
        default: "the tool's",
        sources: ['action', 'flag'],
    }),
    targetName: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, {
        description: 'Name of the target of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    suiteName: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .text */ .Qq, {
        description: 'Name of the suite of results of another tool.',
        default: 'from the file',
        sources: ['action', 'flag'],
        value: 'NAME',
    }),
    confirmCommand: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .superRefine((given, context) => {
        const expected = (0,_confirm_command_js__WEBPACK_IMPORTED_MODULE_4__/* .whatIsWrongWith */ .h)(given);
        if (expected !== undefined)
            context.addIssue({ code: 'custom', message: expected, input: given });
    })
        .optional(), {
        description: 'Command that re-runs suspected regressions of another tool and writes `{output}`; `{tests}` are their ids, and `{pattern}` is a regular expression of them.',
        default: 'none: they stay suspected',
        sources: ['action', 'flag'],
        value: 'COMMAND',
    }),
    expectedShards: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(1, 256).optional(), {
        description: 'Expected number of run folders or results files. With fewer, the results are incomplete.',
        default: 'as many as there are',
        sources: ['action', 'flag'],
    }),
    jobs: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform(neededJobs).optional(), {
        description: 'The jobs of the plan and the shards, with their results: `toJSON(needs)` in an expression.',
        sources: ['action'],
    }),
    onNotRun: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .oneOf */ .yL)('fail', 'pass').default('fail'), {
        description: 'Result of the step if the plan did not want a run, because a label is missing: `fail` or `pass`.',
        sources: ['action'],
    }),
    runId: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)((0,_input_values_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(1, Number.MAX_SAFE_INTEGER).optional(), {
        description: 'Id of the workflow run that the results belong to.',
        default: 'from a `workflow_run` event, else this run',
        sources: ['action'],
    }),
    workingDirectory: _inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .inputsSchema */ .rS.shape.workingDirectory,
    outputDirectory: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .inputsSchema */ .rS.shape.outputDirectory, {
        description: 'Folder for the reports. On GitHub, it must be inside the workspace.',
        default: '`.agentv/results/report`',
        value: 'DIR',
    }),
};
const ARTIFACTS = 'artifacts';
const readingInputs = [
    'format',
    'passMark',
    'repeatedNames',
    'scoreName',
    'suiteName',
    'targetName',
];
const reportSettings = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .stepSettings */ .Gr)('Report', own, [..._inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .decidingInputs */ .hH, ..._inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .reportingInputs */ .OS], {
    threshold: (0,_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .setting */ .Pe)(_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .inputsSchema */ .rS.shape.threshold, {
        description: 'Minimum mean score (0 to 1) of each suite on each target. The pass marks of tests do not change.',
        default: 'from the results, else none',
    }),
});
const reportInputs = (env) => reportSettings.parse((0,_input_sources_js__WEBPACK_IMPORTED_MODULE_5__/* .inputTexts */ .Ld)(env, reportSettings.names));


/***/ }),

/***/ 91354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ countedLabels)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43118);
/* harmony import */ var _platform_files_memory_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52102);
/* harmony import */ var _labels_label_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90548);
/* harmony import */ var _label_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58336);





async function countedLabels({ inputs, base, source }, site) {
    const own = await (0,_label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readStoredLabels */ .l2)(site);
    const isUsed = inputs?.judges !== undefined || own.labels.length + own.problems.length > 0;
    if (!isUsed || base === undefined || !base.isOwnRun || source?.from !== 'base')
        return { ...own, site, changes: [] };
    try {
        const there = { cwd: site.cwd, files: await filesOfBase(base, site) };
        const theirs = await (0,_label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readStoredLabels */ .l2)(there);
        const { labels, changes } = applyBaseRequirements(own.labels, theirs.labels);
        return { labels, changes, site: there, problems: [...own.problems, ...theirs.problems] };
    }
    catch (error) {
        return { labels: [], changes: [], site, problems: [unreadable((0,_config_policy_policy_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error))] };
    }
}
async function filesOfBase(base, { cwd, files }) {
    const intact = await (0,_label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .intactAnswers */ .rj)({ cwd, files });
    const isWanted = (path) => path.endsWith('.jsonl') || !intact.has(path);
    return (0,_platform_files_memory_files_js__WEBPACK_IMPORTED_MODULE_2__/* .overlaid */ .ZY)(files, await base.differences([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cwd, _label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .LABEL_FOLDER */ .QS)], isWanted));
}
function applyBaseRequirements(own, theirs) {
    const labelled = new Set(theirs.map(answerOf));
    const [here, there] = [own, theirs].map((labels) => new Map(labels.map((each) => [(0,_labels_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelLine */ .D4)(each.label), each])));
    const removed = theirs.filter(({ label }) => !here?.has((0,_labels_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelLine */ .D4)(label)));
    const added = own.filter((each) => labelled.has(answerOf(each)) && !there?.has((0,_labels_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelLine */ .D4)(each.label)));
    const files = new Set([...removed, ...added].map(({ location: { file } }) => file));
    return {
        labels: [
            ...theirs.map((each) => here?.get((0,_labels_label_js__WEBPACK_IMPORTED_MODULE_3__/* .labelLine */ .D4)(each.label)) ?? each),
            ...own.filter((each) => !labelled.has(answerOf(each))),
        ],
        changes: [...files].sort().map((file) => ({ file })),
    };
}
const answerOf = ({ label: { suiteFile, suite, testId, target, answer } }) => JSON.stringify([suiteFile, suite, testId, target, answer]);
const unreadable = (why) => ({
    code: 'BASE_UNREAD',
    severity: 'error',
    message: `The labels of the base branch could not be read, so no judge is compared with people: ${why}`,
});


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

/***/ 56754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ reportPage)
/* harmony export */ });
const reportPage = (judged, context, runtime) => ({
    async withBaseRuns(report) {
        const { withBaseRuns } = await __webpack_require__.e(/* import() */ 5440).then(__webpack_require__.bind(__webpack_require__, 35440));
        return withBaseRuns(report, judged.gateInputs.baseline, context);
    },
    async write(report) {
        const { writePage } = await Promise.all(/* import() */[__webpack_require__.e(5440), __webpack_require__.e(6860)]).then(__webpack_require__.bind(__webpack_require__, 16860));
        return writePage(report, judged, context, runtime);
    },
});


/***/ }),

/***/ 29809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ agentEnv),
/* harmony export */   q: () => (/* binding */ programEnv)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99429);


const programEnv = (env, declared) => withDeclared(Object.entries(env), declared);
const agentEnv = (env, declared) => withDeclared(Object.entries(env).filter(([name]) => (0,_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesAny */ ._I)(name, allowed)), declared);
function withDeclared(passedOn, declared) {
    const entries = [...passedOn, ['TERM', 'dumb'], ...Object.entries(declared)];
    return Object.fromEntries(entries.filter((entry) => entry[1] !== undefined && !(0,_secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isReserved */ .Bs)(entry[0])));
}
const systemVariables = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  PATH HOME USER LOGNAME SHELL LANG LANGUAGE LC_* TZ TMPDIR TMP TEMP NO_COLOR CI XDG_*
`);
const windowsVariables = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT PSMODULEPATH OS USERNAME USERDOMAIN USERPROFILE HOMEDRIVE HOMEPATH
  APPDATA LOCALAPPDATA PROGRAMDATA ALLUSERSPROFILE PUBLIC PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432
  COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMMONPROGRAMW6432 COMPUTERNAME NUMBER_OF_PROCESSORS
  PROCESSOR_ARCHITECTURE
`);
const networkVariables = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR REQUESTS_CA_BUNDLE
  CURL_CA_BUNDLE
`);
const toolchainVariables = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  LD_LIBRARY_PATH PKG_CONFIG_PATH PYTHONLOCATION VIRTUAL_ENV CONDA_PREFIX PYTHONUTF8 PYTHONIOENCODING JAVA_HOME
  JAVA_HOME_* GOROOT GOPATH DOTNET_ROOT CARGO_HOME RUSTUP_HOME NVM_DIR PNPM_HOME BUN_INSTALL
`);
const agentvVariables = ['AGENTV_*'];
const allowed = [
    ...systemVariables,
    ...windowsVariables,
    ...networkVariables,
    ...toolchainVariables,
    ...agentvVariables,
    ..._secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .modelVariables */ .bw,
    ..._secrets_reserved_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .agentVariables */ .p$,
];


/***/ }),

/***/ 52759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ }),

/***/ 53170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ ANNOTATIONS_FILE),
/* harmony export */   G8: () => (/* binding */ prepareFolder),
/* harmony export */   mk: () => (/* binding */ REPORT_FOLDER)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _run_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92056);



const REPORT_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'results', 'report');
const ANNOTATIONS_FILE = 'annotations.txt';
async function prepareFolder(folder, results, files) {
    if (results.some((path) => [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path))].includes(folder))) {
        throw unwritable(`${folder} contains the results to report`);
    }
    const paths = [...Object.values(_run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW), ANNOTATIONS_FILE].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const there = paths.filter((_, index) => states[index] !== 'missing');
    const [first] = there;
    if (first !== undefined && !there.includes((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_files_js__WEBPACK_IMPORTED_MODULE_2__/* .runFiles */ .NW.report))) {
        throw unwritable(`${first} already exists and was not written by a report`);
    }
    for (const path of there)
        await files.removeFile(path);
}
const unwritable = (message) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('OUTPUT_UNWRITABLE', message, {
    hint: 'Set another folder for the report with --output (output-directory).',
});


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


/***/ }),

/***/ 80154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Fl: () => (/* binding */ MAX_LISTED_BYTES),
/* harmony export */   lD: () => (/* binding */ createGit)
/* harmony export */ });
/* harmony import */ var _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29119);
/* harmony import */ var _platform_process_child_env_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29809);
/* harmony import */ var _workspace_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75596);



const GIT_TIMEOUT_MS = 3_600_000;
const MAX_LISTED_BYTES = 512 * 1024 * 1024;
async function runGit(git, args, request, signal) {
    const { timeoutMs = GIT_TIMEOUT_MS } = request;
    const ended = await git.run(args, { ...request, timeoutMs }, signal);
    return { stdout: 'stdout' in ended ? ended.stdout : '', why: (0,_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(ended, timeoutMs) };
}
const linesOf = (text) => text.split('\n').filter((line) => line !== '');
const TIMEOUT_MS = 300_000;
const CREDENTIALS = /^(?:GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|PARAMETERS|GLOBAL|SYSTEM|NOSYSTEM)|GIT_ASKPASS|GIT_SSH|GIT_SSH_COMMAND|GIT_SSL_\w+|SSH_AUTH_SOCK|(?:GH|GITHUB)_(?:ENTERPRISE_)?TOKEN|GH_HOST|GH_CONFIG_DIR)$/;
function createGit(exec, env) {
    const plain = Object.fromEntries(Object.entries((0,_platform_process_child_env_js__WEBPACK_IMPORTED_MODULE_1__/* .agentEnv */ .b)(env, {})).filter(([name]) => !name.startsWith('GIT_')));
    const credentials = Object.fromEntries(Object.entries(env).filter((entry) => entry[1] !== undefined && CREDENTIALS.test(entry[0])));
    const quiet = {
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        LC_ALL: 'C',
    };
    const remote = {
        GIT_ASKPASS: '',
        GIT_SSH_COMMAND: 'ssh -oBatchMode=yes -oConnectTimeout=30 -oServerAliveInterval=30 -oServerAliveCountMax=10',
        ...credentials,
        GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
    };
    const local = {
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_ALLOW_PROTOCOL: 'file',
    };
    const patience = ['http.lowSpeedLimit=1', 'http.lowSpeedTime=300'];
    const unruled = ['core.excludesFile=/dev/null', 'core.attributesFile=/dev/null'];
    return {
        run(args, { local: isLocal = false, gitDir, workTree, timeoutMs = TIMEOUT_MS, maxBytes = _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OUTPUT_BYTES */ .$, ...request }, signal) {
            const settings = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'gc.auto=0', 'maintenance.auto=false'];
            settings.push(...(isLocal ? unruled : patience));
            return exec.run({
                command: ['git', ...settings.flatMap((setting) => ['-c', setting]), ...args],
                ...request,
                env: {
                    ...plain,
                    ...quiet,
                    ...(isLocal ? local : remote),
                    ...(gitDir !== undefined && { GIT_DIR: gitDir }),
                    ...(workTree !== undefined && { GIT_WORK_TREE: workTree }),
                },
                timeoutMs,
                maxBytes,
            }, signal);
        },
    };
}


/***/ })

};
