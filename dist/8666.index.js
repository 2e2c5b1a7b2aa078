export const id = 8666;
export const ids = [8666,8957,5785];
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

/***/ 98682:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planAction: () => (/* binding */ planAction)
/* harmony export */ });
/* unused harmony export planOutputNames */
/* harmony import */ var _baseline_evidence_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38957);
/* harmony import */ var _config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10549);
/* harmony import */ var _config_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43118);
/* harmony import */ var _config_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56593);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98427);
/* harmony import */ var _github_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64956);
/* harmony import */ var _github_pulls_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9919);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24850);
/* harmony import */ var _reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4366);
/* harmony import */ var _runner_shards_forecast_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64598);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75910);
/* harmony import */ var _inside_workspace_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(51032);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(51708);
/* harmony import */ var _reported_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6427);















const planOutputNames = [
    'matrix',
    'shards',
    'wanted',
    'label',
    'calls',
    'tokens',
    'cost-usd',
    'minutes',
    'smallest-detectable-drop',
    'headline',
];
const planAction = (host) => (0,_action_step_js__WEBPACK_IMPORTED_MODULE_11__/* .actionStep */ .J2)(_config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .planInputs */ .Zp, plan, { names: planOutputNames, without: outputsWithoutPlan }, host);
async function plan(asked, runtime, runner, end) {
    const event = await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .readEvent */ .j_)(runtime.env, runtime.files);
    (0,_github_event_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseUntrustedCode */ .ot)(event, asked);
    const { checkout } = runner;
    await (0,_inside_workspace_js__WEBPACK_IMPORTED_MODULE_12__/* .requireInsideWorkspace */ .v)(asked, { ...runtime, checkout });
    const ofEvent = (0,_github_job_js__WEBPACK_IMPORTED_MODULE_5__/* .jobOf */ .Zw)(runtime.env, event);
    const base = await (0,_config_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_3__/* .policyBase */ .E0)(asked, ofEvent, { runtime, checkout, actionFolder: 'plan' });
    const job = (0,_config_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_3__/* .onTestedBase */ .G0)(ofEvent, base);
    const policy = await (0,_config_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime, base);
    end.inputs = policy.inputs;
    const label = await missingLabel(asked, event, job, runtime);
    const inputs = { ...policy.inputs, shard: { index: 1, count: 1 } };
    const forecast = await (0,_runner_shards_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .makeForecast */ .uD)(policy, asked, {
        runtime,
        job,
        source: (0,_baseline_evidence_source_js__WEBPACK_IMPORTED_MODULE_0__.evidenceSource)(inputs, job, runtime),
    });
    if (runtime.signal.aborted)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .userError */ .IF)('INPUT_INVALID', 'The plan was cancelled before it was made');
    const { tokens } = forecast;
    for (const problem of forecast.problems)
        runtime.log.warn((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .problemText */ .fI)(problem));
    const whyNot = label && `Evals do not run for ${job?.head.slice(0, 7)}: the pull request does not have the label ${label}`;
    end.outputs = {
        matrix: JSON.stringify((0,_runner_shards_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .matrixOf */ .lQ)(forecast)),
        shards: String(forecast.shards.length),
        wanted: String(label === undefined),
        label: label ?? '',
        calls: String(forecast.calls),
        tokens: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .numberText */ .$4)(tokens && Math.round(tokens.input + tokens.output)),
        'cost-usd': (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .numberText */ .$4)(forecast.costUsd),
        minutes: String(Math.ceil(forecast.durationMs / 60_000)),
        'smallest-detectable-drop': (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .numberText */ .$4)(forecast.smallestDetectableDrop),
        headline: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .oneSentence */ .Wd)(whyNot ?? (0,_runner_shards_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .headline */ .Pl)(forecast)),
    };
    const text = [...(whyNot === undefined ? [] : [whyNot]), (0,_runner_shards_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .forecastText */ .xn)(forecast, asked)].join('\n');
    runtime.log.info(text);
    if (policy.inputs.jobSummary !== 'off')
        await runner.addToSummary(`### Plan of the evals\n\n${(0,_reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_9__/* .fence */ .EU)(text)}\n`);
    return 0;
}
const outputsWithoutPlan = (why) => ({
    ...Object.fromEntries(planOutputNames.map((name) => [name, ''])),
    headline: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_13__/* .oneSentence */ .Wd)(why),
});
async function missingLabel({ onlyWithLabel: label, githubToken: token }, event, job, { connect, signal }) {
    const wanted = label?.trim();
    const number = event.name.startsWith('pull_request') ? job?.pull?.number : undefined;
    if (!wanted || job === undefined || number === undefined)
        return undefined;
    const unread = (why, hint) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .userError */ .IF)('INPUT_INVALID', `The labels of pull request #${number}, which only-with-label needs, could not be read: ${why}`, { hint });
    if (token === undefined)
        throw unread('there is no token', 'Set github-token, or remove only-with-label.');
    try {
        const labels = await (0,_github_pulls_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequests */ .s)(connect({ ...job, token })).labels(number, (0,_reported_run_js__WEBPACK_IMPORTED_MODULE_14__/* .within */ .ux)(signal));
        return labels.some((each) => each.toLowerCase() === wanted.toLowerCase()) ? undefined : wanted;
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_8__/* .ServiceError */ ._7))
            throw error;
        const isRefusal = (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_8__/* .lacksPermission */ .kQ)(error);
        throw unread(error.message, isRefusal ? (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_8__/* .permissionHint */ .fm)('pull-requests: read') : 'Re-run the job.');
    }
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

/***/ 38957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evidenceSource: () => (/* binding */ evidenceSource)
});

// EXTERNAL MODULE: ./build/js/src/github/artifact-reader.js
var artifact_reader = __webpack_require__(51453);
// EXTERNAL MODULE: ./build/js/src/github/artifact-upload.js
var artifact_upload = __webpack_require__(91391);
// EXTERNAL MODULE: ./build/js/src/github/commits.js
var commits = __webpack_require__(46497);
// EXTERNAL MODULE: ./build/js/src/github/job.js
var github_job = __webpack_require__(64956);
// EXTERNAL MODULE: ./build/js/src/github/workflow-runs.js
var workflow_runs = __webpack_require__(85785);
// EXTERNAL MODULE: ./build/js/src/model/verdict/evidence.js
var evidence = __webpack_require__(41810);
// EXTERNAL MODULE: ./build/js/src/github/artifact-names.js
var artifact_names = __webpack_require__(28712);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/baseline/answers.js
var answers = __webpack_require__(18572);
// EXTERNAL MODULE: ./build/js/src/baseline/run-file.js
var run_file = __webpack_require__(7493);
// EXTERNAL MODULE: ./build/js/src/baseline/trust.js
var trust = __webpack_require__(1385);
;// CONCATENATED MODULE: ./build/js/src/baseline/evidence-artifact.js









async function findEvidence(question, deps, signal) {
    const notes = { steps: [], broken: [] };
    const { steps } = notes;
    try {
        if ((0,artifact_upload/* isOwnServer */.YV)(question.job.serverUrl)) {
            const why = 'GitHub Enterprise Server cannot store evidence as artifacts; set baseline to a file';
            return { kind: 'none', why, isUnusable: true, steps };
        }
        const look = question.run === undefined ? lookAround : lookInRun;
        return { ...(await look(question, deps, notes, signal)), steps };
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._7))
            throw error;
        return {
            kind: 'unavailable',
            why: `could not look up the evidence of the base branch: ${error.message}`,
            ...((0,service_error/* lacksPermission */.kQ)(error) && { hint: (0,service_error/* permissionHint */.fm)('actions: read'), lacksPermission: true }),
            steps,
        };
    }
}
async function lookAround(question, deps, notes, signal) {
    const { job, until } = question;
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
        now: deps.now,
        maxAgeDays: question.maxAgeDays,
    };
    const isTooLate = ({ createdAt }) => createdAt !== undefined && until !== undefined && Date.parse(createdAt) > Date.parse(until);
    const isCandidate = (each) => !isTooLate(each) && (0,trust/* screen */.nj)(each, rules).kind === 'candidate';
    const all = await deps.artifacts.named(name, isCandidate, signal);
    notes.steps.push(`Searching for evidence in ${name}: ${(0,text_text/* plural */.LS)('artifact', all.length)}`);
    const refusals = [];
    const lost = [];
    const candidates = [];
    for (const artifact of all) {
        const skipped = `${runText(artifact)}: skipped, `;
        if (isTooLate(artifact)) {
            refusals.push(`${skipped}it was stored after this workflow run began`);
            continue;
        }
        const screening = (0,trust/* screen */.nj)(artifact, rules);
        if (screening.kind === 'candidate') {
            candidates.push(screening.candidate);
            continue;
        }
        refusals.push(`${skipped}${screening.why}`);
        if (screening.remedy !== undefined)
            lost.push(`${skipped}${screening.why}; ${screening.remedy}`);
    }
    notes.steps.push(...refusals);
    const [newest = refusals[0]] = lost;
    const why = `no trusted run of ${base.branch} has stored evidence ${newest === undefined ? 'yet ' : ''}(${name})`;
    const none = {
        kind: 'none',
        why: newest === undefined ? `${why}; the next complete run will store it` : `${why}; ${newest}`,
        isUnusable: lost.length > 0 ? true : undefined,
    };
    if (candidates.length === 0)
        return none;
    const start = await base.start(deps.commits, signal);
    const before = await deps.commits.upTo(start, signal);
    const trusted = (placed) => firstTrusted(placed, { rules, deps, notes }, signal);
    const atOrBefore = await trusted((0,trust/* nearestFirst */.F8)(candidates, before));
    if (atOrBefore !== undefined)
        return atOrBefore;
    const tip = await deps.commits.upTo(base.branch, signal);
    const at = tip.indexOf(start);
    const newer = at < 0 ? tip : tip.slice(0, at);
    const isBefore = (each) => isCandidate(each) && before.includes(each.origin?.sha ?? '');
    const listed = candidates.length < LISTED ? [] : await deps.artifacts.named(name, isBefore, signal);
    const known = new Set(candidates.map(({ id }) => id));
    const further = listed.flatMap((each) => {
        const screening = (0,trust/* screen */.nj)(each, rules);
        return isCandidate(each) && !known.has(each.id) && screening.kind === 'candidate' ? [screening.candidate] : [];
    });
    const behind = await trusted((0,trust/* nearestFirst */.F8)(further, before));
    if (behind !== undefined)
        return behind;
    const mayBeOlder = [...candidates, ...further].filter(({ origin }) => !newer.includes(origin.sha));
    const farBefore = await trusted(await older(mayBeOlder, before, deps, signal));
    if (farBefore !== undefined)
        return farBefore;
    const after = await trusted((0,trust/* nearestFirst */.F8)(candidates, [], newer));
    if (after !== undefined)
        return after;
    const [broken] = notes.broken;
    if (broken === undefined)
        return none;
    return { kind: 'unavailable', why: `the evidence of ${base.branch} could not be read: ${broken}` };
}
const LISTED = 100;
const HISTORY = 100;
const MAX_OLDER_COMMITS = 5;
async function older(candidates, before, { commits }, signal) {
    const [start] = before;
    if (start === undefined || before.length < HISTORY)
        return [];
    const shas = [...new Set(candidates.map(({ origin }) => origin.sha))].filter((sha) => !before.includes(sha));
    const placed = [];
    for (const sha of shas.slice(0, MAX_OLDER_COMMITS)) {
        const distance = await commits.distance(sha, start, signal);
        const own = candidates.filter(({ origin }) => origin.sha === sha);
        if (distance !== undefined)
            placed.push(...own.map((candidate) => ({ candidate, distance: -distance })));
    }
    return placed.sort((a, b) => b.distance - a.distance);
}
const MAX_RUNS = 50;
async function firstTrusted(placed, { rules, deps, notes }, signal) {
    for (const { candidate, distance } of placed.slice(0, MAX_RUNS)) {
        const run = await deps.runs.get(candidate.origin.run, signal);
        const why = (0,trust/* whyNotTrusted */.zv)(run, candidate, rules);
        if (why !== undefined) {
            notes.steps.push(`${runText(candidate)}: skipped, ${why}`);
            continue;
        }
        const text = await textOf(candidate, deps, notes, signal);
        if (text === undefined)
            continue;
        const where = `${ageText(deps.now - Date.parse(candidate.createdAt))} old, ${distanceText(distance)}`;
        notes.steps.push(`${runText(candidate)}: used, ${where}`);
        const provenance = provenanceOf(candidate, `run ${candidate.origin.run}, ${where}`, distance);
        return { kind: 'found', text, provenance };
    }
    return undefined;
}
async function lookInRun({ key, job, run = 0 }, deps, notes, signal) {
    const name = (0,artifact_names/* evidenceArtifact */.uj)(key);
    const artifact = (await deps.artifacts.list(run, signal)).find((each) => each.name === name);
    if (artifact === undefined || artifact.isExpired) {
        const why = `run ${run} has no evidence${artifact === undefined ? '' : ' any more'} (${name})`;
        return { kind: 'unavailable', why, hint: 'Set baseline to a finished run of the base branch.' };
    }
    const { origin } = artifact;
    const own = job.repositoryId ?? origin?.repositoryId;
    if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
        return { kind: 'unavailable', why: `run ${run} belongs to another repository, such as a fork, and is not trusted` };
    }
    const text = await textOf(artifact, deps, notes, signal);
    if (text === undefined) {
        return { kind: 'unavailable', why: [`the evidence of run ${run} cannot be read`, ...notes.broken].join(': ') };
    }
    notes.steps.push(`${runText(artifact)}: used, as requested`);
    return { kind: 'found', text, provenance: provenanceOf({ ...artifact, origin }, `run ${run}, as requested`) };
}
const LIMITS = {
    archiveBytes: run_file/* MAX_EVIDENCE_BYTES */.bU - answers/* answerLimits */.rq.totalBytes,
    entries: 5000,
    entryBytes: run_file/* MAX_EVIDENCE_BYTES */.bU,
    totalBytes: run_file/* MAX_EVIDENCE_BYTES */.bU,
};
async function textOf(artifact, { artifacts }, { steps, broken }, signal) {
    try {
        const isWanted = (name) => name === run_file/* EVIDENCE_FILE */.fi;
        const bytes = (await artifacts.download(artifact, { isWanted, limits: LIMITS, signal })).get(run_file/* EVIDENCE_FILE */.fi);
        if (bytes !== undefined)
            return Buffer.from(bytes).toString('utf8');
        steps.push(`${runText(artifact)}: skipped, it has no evidence`);
    }
    catch (error) {
        const isGone = error instanceof service_error/* ServiceError */._7 && error.fault === 'missing';
        if (!isGone && !(error instanceof errors/* UserError */.yo))
            throw error;
        const why = (0,terminal/* oneLine */.T)(error instanceof errors/* UserError */.yo ? (error.problems[0]?.message ?? '') : error.message);
        steps.push(`${runText(artifact)}: skipped. ${why}`);
        broken.push(why);
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
const runText = ({ id, origin }) => origin === undefined ? `artifact ${id}` : `run ${origin.run} at ${origin.sha.slice(0, 7)}`;
const HOUR_MS = 3_600_000;
function ageText(ms) {
    const hours = Math.max(0, Math.floor(ms / HOUR_MS));
    if (hours === 0)
        return 'less than 1 h';
    return hours < 48 ? `${hours} h` : (0,trust/* ageText */.XG)(hours / 24);
}
function distanceText(distance) {
    if (distance === 0)
        return 'at the commit where the changes begin';
    const by = (0,text_text/* plural */.LS)('commit', Math.abs(distance));
    return distance < 0 ? `${by} before the changes begin` : `${by} after the changes begin`;
}

// EXTERNAL MODULE: ./build/js/src/baseline/history-baseline.js
var history_baseline = __webpack_require__(6955);
// EXTERNAL MODULE: ./build/js/src/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(22687);
// EXTERNAL MODULE: ./build/js/src/baseline/places.js
var places = __webpack_require__(45291);
// EXTERNAL MODULE: ./build/js/src/baseline/pools.js
var pools = __webpack_require__(82224);
;// CONCATENATED MODULE: ./build/js/src/baseline/evidence-source.js












const LOOK_MS = 60_000;
function evidenceSource(inputs, job, runtime, jobs = {}) {
    const { githubToken: token } = inputs;
    if (job === undefined)
        return undefined;
    if (token === undefined)
        return (0,artifact_upload/* isOwnServer */.YV)(job.serverUrl) ? undefined : WITHOUT_TOKEN;
    const { http, connect, clock, log } = runtime;
    const { legs = [], former, until } = jobs;
    const client = connect({ ...job, token });
    const look = async (outer, run) => {
        const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
        const maxAgeDays = inputs.baselineMaxAge ?? evidence/* BASELINE_WINDOW */.P.days;
        const history = (0,commits/* commits */.X)(client);
        const deps = {
            artifacts: (0,artifact_reader/* artifactReader */.c)(client, http),
            runs: { get: askedOnce((0,workflow_runs.workflowRuns)(client).get) },
            commits: {
                upTo: askedOnce(history.upTo),
                mergeBase: askedOnce(history.mergeBase),
                parents: askedOnce(history.parents),
                distance: askedOnce(history.distance),
            },
            now: clock.now(),
        };
        const lookFor = async (key, of = job) => {
            const question = { key, job: of, branch: inputs.baselineBranch, maxAgeDays, run, until };
            const found = await findEvidence(question, deps, signal);
            for (const step of found.steps)
                log.info(step);
            if (found.kind === 'unavailable')
                log.warn([found.why, found.hint ?? []].flat().join('\n'));
            return asBaseline(found);
        };
        const key = (0,github_job/* keyOf */.TN)(inputs, job);
        const baseline = (await ofLegs(legs, lookFor)) ?? (await lookFor(key));
        if (baseline.kind !== 'none' || former === undefined)
            return baseline;
        const formerKey = (0,github_job/* keyOf */.TN)({ ...inputs, commentKey: former.commentKey }, former);
        if (formerKey === key && former.workflowFile === job.workflowFile)
            return baseline;
        const renamed = await lookFor(formerKey, { ...job, workflowFile: former.workflowFile });
        return renamed.kind === 'none' ? baseline : renamed;
    };
    return {
        ofBaseBranch: (signal) => look(signal),
        ofRun: (run, signal) => look(signal, run),
        ofHistory: historyOf(inputs, job, { ...jobs, runtime, history: (0,commits/* commits */.X)(client) }),
    };
}
function historyOf(inputs, job, { legs = [], former, until, runtime, history }) {
    const store = (0,history_store/* openStore */.Ch)(inputs, job, runtime);
    const base = baseOf(job, inputs.baselineBranch);
    if (store === undefined || base === undefined)
        return undefined;
    const keys = [...new Set([(0,history_store/* folderOf */.yS)(inputs, job), ...legs.map(places/* keyFolder */.Ck)])];
    const formerKey = former && (0,places/* keyFolder */.Ck)((0,github_job/* keyOf */.TN)({ ...inputs, commentKey: former.commentKey }, former));
    const laterCommits = async (signal) => {
        const start = await base.start(history, signal);
        const tip = await history.upTo(base.branch, signal);
        const at = tip.indexOf(start);
        const known = new Set((at < 0 ? await history.upTo(start, signal) : tip.slice(0, at)).map(places/* shortCommit */.Ax));
        return (commit) => commit !== '' && known.has(commit) === at >= 0;
    };
    const read = async (folders, files, signal) => {
        const found = await (0,history_baseline/* historyBaseline */.OK)({
            store,
            files,
            folders,
            branch: base.branch,
            now: runtime.clock.now(),
            until: until === undefined ? undefined : Date.parse(until),
            maxAgeDays: inputs.baselineMaxAge,
            ownRun: job.run,
            laterCommits,
        }, signal);
        for (const step of found.steps ?? [])
            runtime.log.warn(step);
        return found;
    };
    return async (outer, files) => {
        const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
        const found = await read(keys, files, signal);
        if (found.kind !== 'none' || formerKey === undefined || keys.includes(formerKey))
            return found;
        const renamed = await read([formerKey], files, signal);
        return renamed.kind === 'none' ? found : renamed;
    };
}
async function ofLegs(keys, lookFor) {
    const baselines = [];
    for (const key of keys) {
        const baseline = await lookFor(key);
        if (baseline.kind === 'unavailable')
            return baseline;
        baselines.push(baseline);
    }
    const found = baselines.filter((baseline) => baseline.kind === 'found');
    if (found.length === 0)
        return undefined;
    const stored = {
        runs: found.flatMap((baseline) => baseline.stored?.runs ?? []),
        answers: new Map(found.flatMap((baseline) => [...(baseline.stored?.answers ?? [])])),
    };
    const steps = baselines.flatMap((baseline) => baseline.steps ?? []);
    return (0,pools/* foundIn */.QR)(stored, { provenance: found.flatMap(({ provenance }) => provenance), steps });
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
    if (found.kind !== 'found')
        return found;
    const { provenance, steps } = found;
    const decoded = (0,run_file/* decodeRuns */.xY)(found.text);
    if (decoded.kind === 'read')
        return (0,pools/* foundIn */.QR)(decoded.value, { provenance: [provenance], steps });
    return {
        kind: 'unavailable',
        why: `the evidence of ${provenance.where} cannot be used: ${decoded.why}`,
        hint: 'Use the same version of eval-action as the base branch, or run it there again to store new evidence.',
        steps,
    };
}


/***/ }),

/***/ 10549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ forecastNames),
/* harmony export */   JK: () => (/* binding */ plannedInputNames),
/* harmony export */   ZB: () => (/* binding */ planSettings),
/* harmony export */   Zp: () => (/* binding */ planInputs),
/* harmony export */   vH: () => (/* binding */ parseForecastOptions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19923);
/* harmony import */ var _input_sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31301);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35745);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23125);





const plannedInputNames = [
    'evals',
    'target',
    'targets',
    'testId',
    'tag',
    'excludeTag',
    'trials',
    'threshold',
    'testTimeoutSeconds',
    'workers',
    'graderTarget',
    'budgetUsd',
    'requestsPerMinute',
    'reuse',
    'baseline',
    'baselineBranch',
    'baselineMaxAge',
    'history',
    'historyBranch',
    'quarantineFile',
    'maxDrop',
    'dryRun',
    'workingDirectory',
];
const MAX_MINUTES = 1_440;
const own = {
    shards: _input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shardCount */ .o4.optional().meta({
        description: 'Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    maxShards: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(1, _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHARDS */ .hH)
        .default(20)
        .meta({
        description: `Maximum number of shards that \`auto\` chooses, 1 to ${_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SHARDS */ .hH}.`,
        default: '20',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    targetMinutes: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(1, MAX_MINUTES)
        .default(10)
        .meta({
        description: '`auto` adds shards until the expected duration is at most this many minutes.',
        default: '10',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    onlyWithLabel: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .refine((label) => label.trim().length <= 100, 'the name of a label')
        .optional()
        .meta({
        description: 'Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.',
        default: 'every pull request',
        sources: ['action'],
    }),
};
const forecastNames = ['shards', 'maxShards', 'targetMinutes'];
const parseForecastOptions = (texts, spell) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTexts */ .oh)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(own), texts, spell);
const ofJob = [
    'githubToken',
    'jobSummary',
    'annotations',
    'commentKey',
    'allowUntrustedCode',
];
const planSettings = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .stepSettings */ .Gr)('Plan', own, [...plannedInputNames, ...ofJob]);
const planInputs = (env) => planSettings.parse((0,_input_sources_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTexts */ .Ld)(env, planSettings.names));


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
        const found = await paged(what, (page) => client.ask(what, listSchema, signal, ({ rest }, common) => rest.actions.listArtifactsForRepo({ ...common, name, per_page: PAGE, page })), (artifacts) => artifacts.filter(isWanted).length >= PAGE);
        return found.sort((a, b) => Date.parse(b.createdAt ?? '') - Date.parse(a.createdAt ?? '') || b.id - a.id);
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
        const bytes = await (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_7__/* .retrying */ .R)((within) => fetched(location, { shown, most, http, signal: within }), {
            retryBudget: client.storeRetryBudget,
            signal,
            secondMs,
            workMs: _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .SLOWEST_MS_PER_MIB */ .SJ * (artifact.bytes / 2 ** 20),
        });
        const found = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest('hex')}`;
        if (expected?.startsWith('sha256:') && expected !== found) {
            throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('RESULTS_UNREADABLE', `${shown} does not match the upload`, { expected, found });
        }
        return (0,_platform_files_zip_js__WEBPACK_IMPORTED_MODULE_4__/* .unzip */ .$)(bytes, { shown, isWanted, limits });
    },
});
async function paged(what, pageAt, isEnough = () => false) {
    const found = [];
    for (let page = 1; page <= _limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_ARTIFACT_PAGES */ .Lm; page += 1) {
        const { artifacts } = await pageAt(page);
        found.push(...artifacts.map(asInfo));
        if (artifacts.length < PAGE || isEnough(found))
            return found;
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

/***/ 85785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   workflowRuns: () => (/* binding */ workflowRuns)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);
/* harmony import */ var _model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58392);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51017);




const JOBS_PER_PAGE = 100;
const MAX_JOB_PAGES = 30;
function workflowRuns({ ask }) {
    return {
        async get(run, signal) {
            const found = await ask(`the request for workflow run ${run}`, runSchema, signal, ({ rest }, common) => rest.actions.getWorkflowRun({ ...common, run_id: run, exclude_pull_requests: true }));
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
                createdAt: (0,_model_text_iso_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(Date.parse(found.created_at)),
                headBranch: found.head_branch ?? undefined,
                repositoryId: found.repository.id,
                head: head ? { owner: head.owner.login, fullName: head.full_name, repositoryId: head.id } : undefined,
            };
        },
        async jobsOfAttempt(run, attempt, signal) {
            const what = `the request for the jobs of attempt ${attempt} of workflow run ${run}`;
            const ofAttempt = { run_id: run, attempt_number: attempt, per_page: JOBS_PER_PAGE };
            const found = [];
            for (let page = 1;; page += 1) {
                const { jobs } = await ask(what, jobsSchema, signal, ({ rest }, common) => rest.actions.listJobsForWorkflowRunAttempt({ ...common, ...ofAttempt, page }));
                found.push(...jobs.map(({ name, runner_name, steps }) => ({
                    name,
                    runner: runner_name ?? undefined,
                    steps: steps.map((step) => ({ ...step, conclusion: step.conclusion ?? undefined })),
                })));
                if (jobs.length < JOBS_PER_PAGE || page === MAX_JOB_PAGES)
                    return found;
            }
        },
        async fileOfDefaultBranch(path, signal) {
            try {
                const found = await ask(`the request for ${path} of the default branch`, _repository_files_js__WEBPACK_IMPORTED_MODULE_3__/* .contentSchema */ .FS, signal, ({ rest }, common) => rest.repos.getContent({ ...common, path }));
                return (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(found);
            }
            catch (error) {
                if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && error.fault === 'missing')
                    return undefined;
                throw error;
            }
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

/***/ 27869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   jx: () => (/* binding */ annotationCommand),
/* harmony export */   tJ: () => (/* binding */ uncommentedAnnotation),
/* harmony export */   ur: () => (/* binding */ problemAnnotations)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19923);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91305);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15714);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57277);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96360);
/* harmony import */ var _status_icons_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50594);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46440);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57382);













const STEP_LIMITS = { errors: 9, warnings: 5 };
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const MAX_COMMAND_LENGTH = 450;
const MAX_NAMES = 5;
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...erroredTests(report, errored, 'errored'),
        ...erroredTests(report, notRun, 'not run'),
        ...(0,_warnings_js__WEBPACK_IMPORTED_MODULE_12__/* .allWarnings */ .hc)(report).map((problem) => problemAnnotation(problem, 'warning', _status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .problemTitles */ .bq[problem.code])),
    ];
    const lines = [headlineOf(report), (0,_totals_js__WEBPACK_IMPORTED_MODULE_11__/* .totalsLine */ .sX)(report).join(' \u00b7 ')];
    return [
        ...limited(all, 'error', limits.errors, 'the job summary'),
        ...limited(all, 'warning', limits.warnings, 'the job summary'),
        annotation('notice', `Evals: ${(0,_status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .verdictMark */ .vG)(report.verdict.kind).word}`, lines),
    ];
}
function problemAnnotations(problems) {
    const all = problems.map((problem) => problemAnnotation(problem, 'error', 'The evals could not run'));
    return limited(all, 'error', STEP_LIMITS.errors, 'the log of the step');
}
function uncommentedAnnotation(report, { why, hint }) {
    return annotation('notice', `Evals: ${(0,_status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .verdictMark */ .vG)(report.verdict.kind).word}, without a comment`, [
        headlineOf(report),
        line(`The comment was not written: ${why}`),
        hint && line((0,_warnings_js__WEBPACK_IMPORTED_MODULE_12__/* .permissionsInLine */ .K$)(hint)),
    ]);
}
function annotationCommand({ level, title, message, file, line: at, column }) {
    const properties = Object.entries({ title, file, line: at, col: column })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__/* .commandProperty */ .N1)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__/* .neutral */ .SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__/* .commandData */ .wq)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__/* .neutral */ .SY)(message))}`;
}
function failingTest(report, result, name, change) {
    const level = failingLevel(report, result, change);
    if (level === undefined)
        return [];
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .failedChecks */ .HH)(result);
    const answer = line((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .judgedAnswer */ .W9)(result));
    const isRegressed = change?.state === 'regressed';
    const reached = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .hasPassMark */ .Hg)(result) ? `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .score */ .fN)(result.passMark)}` : (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreText */ .QO)(result);
    const numbers = isRegressed && change.base !== undefined ? (0,_compared_js__WEBPACK_IMPORTED_MODULE_4__/* .passesOf */ .Hb)(change) : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(reached, (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .trialsPassed */ .So)(result)).join('; ');
    const command = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_9__/* .reproduceCommand */ .nB)(result, undefined, { flags: report.flags }) ?? '';
    const lines = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(change && (0,_compared_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmationOf */ .$x)(change), line(check.text), `got: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .answerOf */ .ut)(result)) || '(no answer)'}`, check.got !== undefined && answer !== '' && `answer: ${answer}`, (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .answerNotes */ .QZ)(result).map((note) => line(note)), command !== '' && command.length <= MAX_COMMAND_LENGTH && `run it again: ${command}`);
    const title = titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`);
    return [annotation(level, title, lines, result.location)];
}
const UNCONFIRMED = [
    'fails-on-base',
    'suspected',
    'not-reproduced',
    'not-enough-history',
    'not-rerun',
    'new',
    'changed',
];
function failingLevel(report, result, change) {
    const state = change?.state ?? 'failing';
    const missesRequirement = report.verdict.reasons
        .filter((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameSuite */ .BI)({ ...result, file: result.suiteFile }))
        .some(({ rule, kind, testId = result.testId }) => rule === 'requirement' && kind === 'fail' && testId === result.testId);
    if (state === 'quarantined')
        return undefined;
    if (state === 'regressed' || missesRequirement)
        return 'error';
    if (state === 'failing-as-before' || (state === 'failing' && change?.flaky))
        return undefined;
    return kindOf(report, result) === 'fail' && !UNCONFIRMED.includes(state) ? 'error' : 'warning';
}
function erroredTests(report, errored, word) {
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .namer */ .wf)(report);
    const levelOf = (results) => results.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .errorGroups */ .Zy)(errored).flatMap(({ class: failureClass, message, results }) => {
        const cause = _status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .failureWords */ .AC[failureClass];
        if (results.every(_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .isNotAsWritten */ .RA)) {
            return results.map((result) => {
                const lines = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .causeLines */ .t1)(result).map((part) => line(part));
                const title = titled(`errored (${cause}): `, name(result));
                return annotation(levelOf([result]), title, lines, result.failure.location ?? result.location);
            });
        }
        const [first, ...others] = results;
        const said = line(message, 2 * LINE_CHARACTERS);
        const title = titled(`${word} (${cause}): `, name(first));
        if (others.length === 0)
            return [annotation(levelOf(results), title, [said], first.location)];
        const all = results.map((result) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(name(result)));
        const names = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstNames */ .d9)(all, MAX_NAMES, TITLE_CHARACTERS);
        return [annotation(levelOf(results), `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', results.length)} ${word}: ${cause}`, [said, names])];
    });
}
const kindOf = (report, { suite, suiteFile: file, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteKind */ .h0)(report, { suite, file, target });
function problemAnnotation(problem, level, title) {
    const { expected, found, hint, location } = problem;
    const lines = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(line((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)), expected !== undefined && `expected: ${line(expected)}`, found !== undefined && `found: ${line(found)}`, hint !== undefined && line((0,_warnings_js__WEBPACK_IMPORTED_MODULE_12__/* .permissionsInLine */ .K$)(hint)));
    return annotation(level, title, lines, location);
}
function limited(all, level, max, where) {
    const those = all.filter((one) => one.level === level);
    const others = those.length - max;
    if (others <= 0)
        return those;
    const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
    return [...those.slice(0, max), { level, title: more, message: `${more}: ${where} lists all of them` }];
}
function annotation(level, title, lines, location) {
    return {
        level,
        title: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(title, TITLE_CHARACTERS),
        message: (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(lines.filter((each) => each !== undefined).join('\n'), MESSAGE_CHARACTERS),
        file: location?.file,
        line: location?.line,
        column: location?.column,
    };
}
const titled = (before, name, after = '') => before + (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
const headlineOf = ({ verdict }) => line(verdict.headline, 2 * LINE_CHARACTERS);
const line = (text, max = LINE_CHARACTERS) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(text), max);


/***/ }),

/***/ 64598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xn: () => (/* binding */ forecastText),
  Pl: () => (/* binding */ headline),
  uD: () => (/* binding */ makeForecast),
  lQ: () => (/* binding */ matrixOf)
});

// EXTERNAL MODULE: ./build/js/src/baseline/answers.js
var answers = __webpack_require__(18572);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy-base.js
var policy_base = __webpack_require__(56593);
// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 3 modules
var assess = __webpack_require__(17448);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/text/percentage-points.js
var percentage_points = __webpack_require__(15145);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/runner/calls/request-limits.js
var request_limits = __webpack_require__(29830);
// EXTERNAL MODULE: ./build/js/src/runner/case/judges.js
var case_judges = __webpack_require__(42563);
// EXTERNAL MODULE: ./build/js/src/runner/case/workers.js
var workers = __webpack_require__(88580);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/baseline-context.js + 1 modules
var baseline_context = __webpack_require__(14437);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/gate-inputs.js + 2 modules
var gate_inputs = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/power.js
var power = __webpack_require__(68972);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(10830);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/reusing.js
var reusing = __webpack_require__(58086);
// EXTERNAL MODULE: ./build/js/src/runner/shards/part-of-run.js
var part_of_run = __webpack_require__(20991);
// EXTERNAL MODULE: ./build/js/src/runner/shards/shards.js
var shards_shards = __webpack_require__(63889);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/runner/call-limits.js
var call_limits = __webpack_require__(99689);
// EXTERNAL MODULE: ./build/js/src/runner/case/session-hooks.js
var session_hooks = __webpack_require__(64726);
// EXTERNAL MODULE: ./build/js/src/runner/case/suite-program.js + 1 modules
var suite_program = __webpack_require__(36973);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/fingerprints.js + 1 modules
var fingerprints = __webpack_require__(8271);
// EXTERNAL MODULE: ./build/js/src/runner/reuse/watched-files.js + 1 modules
var watched_files = __webpack_require__(11240);
// EXTERNAL MODULE: ./build/js/src/runner/survey-run.js
var survey_run = __webpack_require__(4546);
;// CONCATENATED MODULE: ./build/js/src/runner/shards/survey-plan.js









async function surveyPlan(site) {
    const runProgram = (path) => (0,suite_program/* runSuiteProgram */.G)(path, (0,external_node_path_.dirname)(path), site);
    const survey = await (0,survey_run/* surveyRun */.U)(site, { findsBroken: true, runProgram: site.inputs.dryRun ? undefined : runProgram });
    const { plan, placed } = survey;
    const names = placed.flatMap(({ own, targets }) => [...(own?.names ?? []), ...targets.map(({ name }) => name)]);
    const problems = [...survey.problems, ...(0,call_limits/* unknownRequestLimits */.k_)(site.inputs, names).map(inNoFile)];
    refuse(problems, plan);
    const shown = problems.filter(({ code }) => code !== 'SECRET_MISSING');
    const notes = site.inputs.dryRun ? [] : (await (0,session_hooks/* hookNotes */.R7)(site, HOOK_NOTE)).map(inNoFile);
    return { plan: await fingerprinted(plan, placed, site), placed, problems: [...shown, ...notes] };
}
const HOOK_NOTE = 'The plan does not run "before_session": each shard runs it once. Suites that use variables from it, other than secrets, reuse no earlier results';
const inNoFile = (problem) => ({ file: problem.location?.file ?? '', ...problem });
function refuse(problems, { steps }) {
    const broken = steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
    const known = new Set(broken.map(identityOf));
    const isFatal = (problem) => problem.severity === 'error' && problem.code !== 'SECRET_MISSING' && !known.has(identityOf(problem));
    const fatal = problems.filter(isFatal);
    const all = fatal.length > 0 ? fatal : steps.every(({ kind }) => kind === 'broken') ? broken : [];
    if (all.length > 0)
        throw new errors/* UserError */.yo(all.map(withoutFile));
}
const identityOf = ({ code, message, location }) => JSON.stringify([code, message, location]);
const withoutFile = ({ file: _, ...problem }) => problem;
async function fingerprinted(plan, placed, site) {
    if (site.inputs.dryRun)
        return plan;
    const judges = new Map(placed.flatMap(({ suite, own }) => (own === undefined ? [] : [[suite.path, own]])));
    const watched = await (0,watched_files/* watchedFiles */.I)(placed.map(({ suite }) => suite), site);
    const known = new Set();
    for (const each of placed)
        if (await hasAllVariables(each, site))
            known.add(each.suite.path);
    const { steps, ...rest } = await (0,fingerprints/* withFingerprints */.Q)(plan, { judges, watched }, site);
    return { ...rest, steps: steps.map((step) => (isKnown(step, known) ? step : withoutFingerprints(step))) };
}
const isKnown = ({ suite }, known) => known.has(suite.path);
function withoutFingerprints(step) {
    if (step.kind !== 'run')
        return step;
    const { measure: _, subject: __, ...unknown } = step;
    return unknown;
}
async function hasAllVariables({ suite, variables, targets, judges, fallbacks }, { environments }) {
    const surveyed = [...targets, ...judges, ...fallbacks];
    if (surveyed.some(({ target }) => target === undefined))
        return false;
    const lookUp = await environments.lookUpIn(suite.folder);
    const names = [...variables, ...surveyed.flatMap((each) => each.variables)];
    return names.every((name) => (0,secret_names/* isSecretVariable */.tS)(name) || lookUp(name)?.trim());
}

// EXTERNAL MODULE: ./build/js/src/runner/shards/works.js
var shards_works = __webpack_require__(99368);
;// CONCATENATED MODULE: ./build/js/src/runner/shards/forecast.js



















const MINUTE_MS = 60_000;
async function makeForecast(policy, options, { runtime, job, source }) {
    const site = await (0,prepare/* openSite */.c2)(policy.inputs, runtime, { hasPlaceholders: true });
    const { plan, placed, problems } = await surveyPlan(site);
    const gateInputs = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(job) }, source);
    const { inputs, baseline } = gateInputs;
    const facts = factsIn(baseline);
    const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
    const known = (0,baseline_context/* knownOf */.bz)(gateInputs, runtime.env);
    const reuse = known && (0,reusing/* planReuse */.G7)(steps, known);
    const running = steps.filter(({ index }) => !reuse?.reused.has(index));
    const runningKeys = new Set(running.map(result/* resultKeyOf */.uv));
    const calls = callsOf(placed);
    const requests = Object.entries(inputs.requestsPerMinute ?? {}).map(([name, perMinute]) => {
        const all = running.reduce((sum, step) => sum + step.trials.count * calls(step).filter((called) => (0,request_limits/* appliesTo */.Gl)(name, called)).length, 0);
        return { name, perMinute, minutes: all / perMinute };
    });
    const durations = (0,baseline_context/* figuresOf */.h5)(baseline, 'durationMs');
    const works = (0,shards_works/* worksOf */.A)(plan, durations, part_of_run/* targetKinds */.xV).map((work) => ({
        ...work,
        isReused: !runningKeys.has(work.key),
    }));
    const { shards, ...forecast } = (0,shards_shards/* forecastShards */.BS)(works, {
        shards: options.shards,
        most: Math.min(options.maxShards, ...requests.map(({ perMinute }) => perMinute)),
        targetMs: options.targetMinutes * MINUTE_MS,
        workers: Math.max(1, ...steps.map((step) => (0,workers/* workersOf */.N)(step, inputs))),
        requestsMs: Math.max(0, ...requests.map(({ minutes }) => minutes * MINUTE_MS)),
    });
    const broken = plan.steps.length - steps.length;
    const costs = new Map(Array.from((0,baseline_context/* figuresOf */.h5)(baseline, 'costUsd'), ([key, known]) => {
        const { judgeUsd = 0 } = facts.get(key) ?? {};
        return [key, known.map((usd) => usd + judgeUsd)];
    }));
    const cost = (0,shards_shards/* forecastCost */.LV)(works.filter(({ isReused }) => !isReused), costs);
    return {
        ...forecast,
        shards: shards.map(({ works: own, durationMs }, at) => ({
            tests: own.length + (at === 0 ? broken : 0),
            trials: own.reduce((sum, { trials }) => sum + trials, 0),
            durationMs,
        })),
        tests: plan.steps.length,
        targets: new Set(plan.steps.map(({ target }) => (typeof target === 'string' ? target : target.name))).size,
        calls: running.reduce((sum, { trials }) => sum + trials.count, 0),
        timedTests: steps.filter((step) => durations.has((0,result/* resultKeyOf */.uv)(step))).length,
        ...usageOf(running, facts, calls),
        costUsd: cost.usd,
        costBoundUsd: cost.boundUsd,
        testsWithoutCost: cost.unknownTests,
        budgetUsd: inputs.budgetUsd,
        requests,
        ...powerOf(running, gateInputs),
        reuse: {
            tests: (reuse?.reused.size ?? 0) + (reuse?.canaries.size ?? 0),
            canaries: reuse?.canaries.size ?? 0,
            commits: [...new Set([...(reuse?.reused.values() ?? [])].map(({ fromSha }) => fromSha))],
        },
        problems: [
            ...gateInputs.warnings.map((problem) => ({ file: problem.location?.file ?? '', ...problem })),
            ...problems,
        ],
    };
}
function callsOf(placed) {
    const byPath = new Map(placed.map((each) => [each.suite.path, each]));
    return ({ suite, test, target }) => {
        const { targets = [], judges = [] } = byPath.get(suite.path) ?? {};
        const judging = (0,case_judges/* judgeNames */.ch)(test, targets.find(({ name }) => name === target.name)?.judge);
        const judgeOf = (name) => {
            const found = [...judges, ...targets].find((each) => each.name === name);
            return found?.target ?? { name, resolvedName: name, provider: found?.provider ?? '' };
        };
        return [target, ...judging.map(judgeOf)];
    };
}
function factsIn(baseline) {
    const stored = baseline.kind === 'found' ? baseline.stored?.answers : undefined;
    return new Map([...(stored ?? [])].flatMap(([key, line]) => {
        const fact = (0,answers/* decodeAnswer */.h2)(line)?.fact;
        return fact === undefined ? [] : [[key, fact]];
    }));
}
function usageOf(running, facts, calls) {
    let judgeCalls = 0;
    const tokens = { input: 0, output: 0, tests: 0 };
    for (const step of running) {
        const fact = facts.get((0,result/* resultKeyOf */.uv)(step));
        judgeCalls += step.trials.count * (fact?.judgeCalls ?? calls(step).length - 1);
        if (fact?.tokens === undefined)
            continue;
        tokens.input += step.trials.count * fact.tokens.input;
        tokens.output += step.trials.count * fact.tokens.output;
        tokens.tests += 1;
    }
    return { judgeCalls: Math.round(judgeCalls), tokens: tokens.tests > 0 ? tokens : undefined };
}
function powerOf(running, { baseline, quarantine, gate }) {
    if (baseline.kind !== 'found')
        return { power: [`no baseline: ${baseline.why}`] };
    if (baseline.whyEmpty !== undefined)
        return { power: [`nothing to compare with: ${baseline.whyEmpty}`] };
    const planned = running.map((step) => ({ ...(0,power/* plannedTest */.FO)(step), measure: step.measure }));
    const assessment = (0,assess/* assess */.n)((0,power/* passingPairing */.yw)(planned, { baseline, quarantine }), gate);
    const drops = assessment.suites
        .filter(({ comparable }) => comparable > 0)
        .map(({ smallestDetectableDrop }) => smallestDetectableDrop);
    const all = drops.flatMap((drop) => drop ?? []);
    const single = (0,power/* sentencesOf */.cj)(assessment).filter((sentence) => sentence.startsWith('a complete failure'));
    return {
        power: [...single, ...(baseline.leftOut === undefined ? [] : [baseline.leftOut])],
        smallestDetectableDrop: all.length > 0 && all.length === drops.length ? Math.max(...all) : undefined,
    };
}
const MAX_LISTED = 20;
function forecastText(forecast, options) {
    const { shards } = forecast;
    const lines = [
        ['duration', durationText(forecast)],
        ['cost', costText(forecast)],
        ['tokens', tokensText(forecast)],
        ['power', powerText(forecast)],
        ['reuse', reuseText(forecast)],
        ['shards', whyText(forecast, options)],
    ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
    const listed = shards.slice(0, MAX_LISTED).map((shard, at) => `    ${at + 1}/${shards.length}  ${shardText(shard)}`);
    const more = shards.length > MAX_LISTED ? [`    and ${shards.length - MAX_LISTED} more`] : [];
    return [headline(forecast), ...lines, ...listed, ...more].join('\n');
}
const shardText = ({ tests, trials, durationMs }) => tests === 0
    ? 'no tests'
    : `${(0,text_text/* plural */.LS)('test', tests)}, ${(0,text_text/* plural */.LS)('trial', trials)}, about ${(0,numbers/* duration */.p0)(durationMs)} after setup`;
const matrixOf = ({ shards }) => ({
    include: shards.map(({ durationMs, tests }, at) => ({
        index: at + 1,
        shard: `${at + 1}/${shards.length}`,
        minutes: Math.ceil(durationMs / 60_000),
        tests,
    })),
});
function headline({ tests, targets, shards, calls, judgeCalls }) {
    const judges = judgeCalls === 0 ? '' : `, about ${(0,text_text/* plural */.LS)('judge call', judgeCalls)}`;
    return `${(0,text_text/* plural */.LS)('test', tests)} on ${(0,text_text/* plural */.LS)('target', targets)} in ${(0,text_text/* plural */.LS)('shard', shards.length)}, ${(0,text_text/* plural */.LS)('target call', calls)}${judges}`;
}
function durationText({ tests, durationMs, oneMachineMs, longestTrialMs, timedTests, requests }) {
    const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
    const limit = slowest === undefined
        ? ''
        : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${(0,numbers/* duration */.p0)(slowest.minutes * 60_000)}`;
    return `about ${(0,numbers/* duration */.p0)(durationMs)} (${(0,numbers/* duration */.p0)(oneMachineMs)} on one machine); longest trial ${(0,numbers/* duration */.p0)(longestTrialMs)}${limit}; durations of ${timedTests} of ${(0,text_text/* plural */.LS)('test', tests)} are known`;
}
function costText({ costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens, budgetUsd }) {
    const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
    const budget = budgetUsd === undefined ? '' : `; budget ${(0,numbers/* money */.TG)(budgetUsd)}`;
    if (costUsd === undefined)
        return `unknown: the baseline has no costs of these tests${budget}`;
    const unknown = testsWithoutCost === 0 ? '' : `, ${(0,text_text/* plural */.LS)('test', testsWithoutCost)} unknown`;
    return `about ${(0,numbers/* money */.TG)(costUsd)}, below ${(0,numbers/* money */.TG)(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}
function tokensText({ tests, tokens }) {
    if (tokens === undefined)
        return undefined;
    return `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${tokens.tests} of ${(0,text_text/* plural */.LS)('test', tests)} known)`;
}
function tokenText(count) {
    if (count >= 1e6)
        return `${(count / 1e6).toFixed(1)} M`;
    return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ smallestDetectableDrop: drop, power }) {
    const isCompared = power.some((clause) => clause.startsWith('a complete failure'));
    const uniform = drop === undefined
        ? 'a uniform drop is not detectable in every suite'
        : `smallest detectable drop ${(0,percentage_points/* points */.WR)(drop, 0)} (80% power)`;
    return [...(isCompared ? [uniform] : []), ...power].join('; ');
}
function reuseText({ reuse: { tests, canaries, commits } }) {
    if (tests === 0)
        return undefined;
    const shown = commits.slice(0, 3).map((sha) => sha.slice(0, 7));
    const since = shown.length === 0 ? '' : ` since ${shown.join(', ')}`;
    return `${(0,text_text/* plural */.LS)('test', tests)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText(forecast, { targetMinutes, maxShards }) {
    const { shards, tests, why, durationMs, leastMs } = forecast;
    const target = `${targetMinutes} min (target-minutes)`;
    const shortest = `about ${(0,numbers/* duration */.p0)(durationMs)}`;
    switch (why) {
        case 'given': {
            const empty = shards.filter((shard) => shard.tests === 0).length;
            const left = empty === 1 ? 'one has' : `${empty} have`;
            return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${(0,text_text/* plural */.LS)('test', tests)} cannot be divided further`}`;
        }
        case 'target':
            return `enough for ${target}`;
        case 'most':
            if (shards.length < maxShards)
                return `${target} is not reached, but ${shortest}: each shard needs one request per minute of requests-per-minute`;
            return `${target} cannot be reached with ${(0,text_text/* plural */.LS)('shard', maxShards)} (max-shards), but ${shortest}: more would be faster`;
        case 'longest':
            return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${(0,numbers/* duration */.p0)(leastMs)}`;
        case 'requests':
            return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
        case 'gain':
            return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
    }
}


/***/ }),

/***/ 4546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ surveyRun)
/* harmony export */ });
/* harmony import */ var _config_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66580);
/* harmony import */ var _model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91017);
/* harmony import */ var _suites_metadata_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57444);
/* harmony import */ var _case_test_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43048);
/* harmony import */ var _plan_make_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28514);
/* harmony import */ var _program_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85811);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45402);







async function surveyRun(site, how = {}) {
    const { inputs } = site;
    const targets = new _survey_js__WEBPACK_IMPORTED_MODULE_6__/* .SurveyedTargets */ .Q$(site);
    const paths = await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .findConfiguredSuites */ .X_)(site);
    const read = await (0,_model_values_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__/* .inParallel */ .H)(paths, async (path) => {
        const { suite, variables, problems, leftOut } = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .surveySuite */ .nf)(path, site, how);
        if (suite === undefined)
            return { leftOut, placed: [], problems };
        const used = await targets.of(suite);
        const surveyed = [...used.targets, ...used.judges];
        const found = surveyed.flatMap(({ target }) => target ?? []);
        const programs = (0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .inFile */ .s5)(suite.file, await (0,_program_problems_js__WEBPACK_IMPORTED_MODULE_5__/* .missingPrograms */ .i)(suite, found, site));
        const ofTargets = [...used.problems, ...used.judging.map(_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .asWarning */ .PQ), ...surveyed.flatMap((each) => each.problems)];
        const placed = { suite, variables, ...used };
        return { placed: [placed], problems: [...problems, ...ofTargets, ...programs.map(_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .asWarning */ .PQ)] };
    });
    const leftOut = read.map((each) => each.leftOut);
    if (leftOut.every((tags) => tags !== undefined))
        throw (0,_suites_metadata_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingTagged */ .YS)(inputs, leftOut.flat());
    const placed = [
        ...new Map(read.flatMap((each) => each.placed.map((one) => [one.suite.path, one]))).values(),
    ];
    const suites = placed.map(({ suite }) => suite);
    const problems = (0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .inOrder */ .al)([
        ...read.flatMap((each) => each.problems),
        ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .inFile */ .s5)('.agentv/config.yaml', [
            ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .configProblems */ .rg)(paths, site)),
            ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .overlookedSuites */ .OE)(paths, site)),
        ]),
        ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_6__/* .inFile */ .s5)('', (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .unmatchedIds */ .ik)(suites, inputs.testId)),
    ]);
    return { plan: planOf(placed, site, how), placed, paths, problems };
}
function planOf(placed, { inputs }, { findsBroken = false }) {
    if (placed.length === 0)
        return { steps: [], requirements: [] };
    const onTargets = placed.map((each) => ({
        suite: each.suite,
        targets: each.targets.map((target) => target.target ?? standIn(target, each.suite)),
        inTheWay: findsBroken ? inTheWayOf(each) : undefined,
    }));
    const { testId: testIds, trials, threshold, mustPass } = inputs;
    return (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .makePlan */ .Cs)(onTargets, { testIds, trials, threshold, mustPass });
}
const inTheWayOf = ({ targets, own }) => (test, target) => {
    if (own === undefined || !targets.some((each) => each.target === target))
        return [];
    return (0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .testProblems */ .L)(test, target, own).filter(({ code }) => code !== 'SECRET_MISSING');
};
const standIn = ({ name, provider = '', options, batching, location }, suite) => ({
    name,
    resolvedName: name,
    provider,
    options,
    fallbackTargets: [],
    batching,
    location: location ?? suite.location,
});


/***/ }),

/***/ 45402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   Q$: () => (/* binding */ SurveyedTargets),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70110);
/* harmony import */ var _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54752);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89885);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81457);
/* harmony import */ var _suites_targets_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18750);
/* harmony import */ var _suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24928);
/* harmony import */ var _suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76845);
/* harmony import */ var _case_judges_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(42563);
/* harmony import */ var _case_test_problems_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43048);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(10830);














async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_13__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_6__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            runProgram: programs.runProgram ?? reading.runProgram,
            mayLackVariables: programs.mayLackVariables ?? reading.mayLackVariables,
        });
        return { ...seen, problems: inFile(file, problems), variables: [...asked] };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)), variables: [...asked] };
    }
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error.problems;
    throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));
const recorded = (lookUp, asked) => (name, use) => {
    asked.add(name);
    return lookUp(name, use);
};
function inOrder(problems) {
    const once = new Map();
    for (const problem of problems) {
        const { severity, ...rest } = problem;
        const key = JSON.stringify(rest);
        if (severity === 'error' || !once.has(key))
            once.set(key, problem);
    }
    return [...once.values()].sort(byLocation);
}
function byLocation(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    const [here, there] = [a.location, b.location];
    return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
}
function byFile(problems) {
    return (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_4__/* .groupedBy */ .m)(problems, ({ file }) => file);
}
function countProblems(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: problems.length - errors };
}
const asWarning = (problem) => ({ ...problem, severity: 'warning' });
class SurveyedTargets {
    #site;
    #files = new Map();
    #nearest = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const { inputs, programs, environments } = this.#site;
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_13__/* .wantedTargets */ .w5)(suite, inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        const read = typeof path === 'string' ? await this.#read(path) : undefined;
        const problems = typeof path === 'string' ? (read?.problems ?? []) : inFile(suite.file, path);
        if (read?.targetsFile === undefined) {
            const targets = names.map(({ name }) => ({ name, options: {}, batching: false, problems: [], variables: [] }));
            return { targets, judges: [], fallbacks: [], problems, judging: [] };
        }
        const file = await programs.withPrograms(read.targetsFile, suite.folder);
        const survey = (wanted) => Promise.all(wanted.map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
        const targets = await Promise.all(names.map((wanted) => this.#survey(wanted, file, suite.folder)));
        const known = targets.flatMap(({ target }) => target ?? []);
        const fallbacks = await survey([...new Set(known.flatMap(({ fallbackTargets }) => fallbackTargets))]);
        const own = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesOf */ .YP)({ file, lookUp: await environments.lookUpIn(suite.folder), inputs });
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const judging = tests.flatMap((test) => targets.flatMap(({ judge }) => (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgeNames */ .ch)(test, judge)));
        const judges = await survey([...new Set(judging)].filter((name) => file.entries.some((entry) => entry.name === name) && targets.every((each) => each.name !== name)));
        const unjudged = tests.flatMap((test) => known.flatMap((target) => [...(0,_case_test_problems_js__WEBPACK_IMPORTED_MODULE_12__/* .imageProblems */ .y)(test, target), ...(0,_case_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgingProblems */ .r_)(test, target, own)]));
        for (const name of [...names.map(entryName), ...[...judges, ...fallbacks].map((each) => each.name)])
            read.used.add(name);
        return {
            targets,
            judges,
            fallbacks,
            own,
            problems: [...problems, ...fallbacks.flatMap((fallback) => fallback.problems)],
            judging: inFile(suite.file, unjudged.map(withoutHaste)),
        };
    }
    async near(folder) {
        const path = await this.#fileOf({ folder });
        return typeof path === 'string' ? (await this.#read(path)).problems : [];
    }
    async whole(path) {
        const file = await this.#read(path);
        return [...file.problems, ...(await this.#surveyAll(file)).flatMap((target) => target.problems)];
    }
    async unused() {
        const found = [];
        for (const reading of this.#files.values()) {
            const file = await reading;
            const surveyed = await this.#surveyAll(file, (name) => !file.used.has(name));
            const isLacking = ({ code }) => code === 'SECRET_MISSING';
            const lacking = surveyed.filter((target) => target.problems.some(isLacking));
            const problems = surveyed.flatMap((target) => target.problems);
            const [first] = problems.filter(isLacking);
            if (first === undefined || lacking.length < 2)
                found.push(...problems);
            else {
                const names = lacking.map(({ name }) => `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)}"`);
                const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
                const message = `${names.length} targets that no selected suite uses need variables that are not set: ${names.slice(0, MAX_NAMED).join(', ')}${more}`;
                found.push({
                    file: first.file,
                    code: 'SECRET_MISSING',
                    severity: 'warning',
                    message,
                    location: first.location,
                });
                found.push(...problems.filter((problem) => !isLacking(problem)));
            }
        }
        return found.map(asWarning);
    }
    async #surveyAll({ path, targetsFile }, isWanted = () => true) {
        if (targetsFile === undefined)
            return [];
        const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
        const file = await this.#site.programs.withPrograms(targetsFile, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        return Promise.all(wanted.map(({ name }) => this.#survey({ name, location: undefined }, file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))));
    }
    async #fileOf(suite) {
        const known = this.#nearest.get(suite.folder);
        if (known !== undefined)
            return known;
        try {
            const path = await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_13__/* .targetsFileOf */ .Ui)(suite, this.#site);
            this.#nearest.set(suite.folder, path);
            return path;
        }
        catch (error) {
            if (this.#site.inputs.targets !== undefined)
                throw error;
            return problemsOf(error);
        }
    }
    #read(path) {
        const known = this.#files.get(path);
        if (known)
            return known;
        const { cwd, runtime } = this.#site;
        const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_7__/* .shownPath */ .p)(path, cwd);
        const read = (0,_suites_targets_read_js__WEBPACK_IMPORTED_MODULE_8__/* .readTargetsFile */ .vW)(path, file, runtime.files).then((targetsFile) => ({ path, targetsFile, problems: inFile(file, targetsFile.warnings), used: new Set() }), (error) => ({ path, problems: inFile(file, problemsOf(error)), used: new Set() }));
        this.#files.set(path, read);
        return read;
    }
    async #survey(wanted, targetsFile, folder) {
        const asked = new Set();
        const lookUp = recorded(await this.#site.environments.lookUpIn(folder), asked);
        const reading = { file: targetsFile, kinds: _providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_9__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_suites_targets_resolve_js__WEBPACK_IMPORTED_MODULE_9__/* .followTargets */ .wU)(wanted, reading, []);
        for (const field of end?.fields.values() ?? [])
            (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_10__/* .lookUpVariables */ .OY)(field.value, lookUp);
        const provider = target?.provider ?? end?.fields.get('provider')?.text;
        const timeout = end?.fields.get('timeout_seconds');
        const judges = (0,_case_judges_js__WEBPACK_IMPORTED_MODULE_11__/* .judgesOf */ .YP)({ file: targetsFile, lookUp, inputs: this.#site.inputs });
        const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
        return {
            name: wanted.name,
            options: timeout === undefined ? {} : { timeout_seconds: (0,_suites_targets_variables_js__WEBPACK_IMPORTED_MODULE_10__/* .lookUpVariables */ .OY)(timeout.value, lookUp) },
            batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
            provider: provider === undefined ? undefined : ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_providers_providers_index_js__WEBPACK_IMPORTED_MODULE_5__/* .providers */ .r, provider)?.type ?? provider),
            location: entry?.cursor.location,
            target,
            problems: inFile(targetsFile.file, problems.map(withoutHaste)),
            variables: [...asked],
            judge: judges.nameFor({ name: wanted.name, provider: provider ?? '', graderTarget }),
        };
    }
}
const MAX_NAMED = 5;
const entryName = ({ name, useTarget = name }) => useTarget;
const withoutHaste = (problem) => (problem.code === 'SECRET_MISSING' ? asWarning(problem) : problem);


/***/ })

};
