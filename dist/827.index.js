export const id = 827;
export const ids = [827,8292];
export const modules = {

/***/ 85918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mainAction: () => (/* binding */ mainAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/store-evidence.js
var store_evidence = __webpack_require__(98274);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/config/input-sources.js
var input_sources = __webpack_require__(90201);
// EXTERNAL MODULE: ./build/js/src/app/github-cache/stores.js
var github_cache_stores = __webpack_require__(74296);
// EXTERNAL MODULE: ./build/js/src/app/labels/judge-tests.js
var judge_tests = __webpack_require__(48428);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/run-pipeline.js + 3 modules
var run_pipeline = __webpack_require__(10136);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js + 2 modules
var policy_policy = __webpack_require__(47781);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js
var policy_base = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/js/src/app/shards/part-of-run.js
var part_of_run = __webpack_require__(68672);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 5 modules
var telemetry_export = __webpack_require__(13291);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js + 1 modules
var action_step = __webpack_require__(33723);
// EXTERNAL MODULE: ./build/js/src/app/action/event.js
var action_event = __webpack_require__(16734);
// EXTERNAL MODULE: ./build/js/src/app/action/github-reporters.js + 2 modules
var github_reporters = __webpack_require__(53504);
// EXTERNAL MODULE: ./build/js/src/app/action/inside-workspace.js
var inside_workspace = __webpack_require__(13580);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/action/job-page.js
var job_page = __webpack_require__(60261);
// EXTERNAL MODULE: ./build/js/src/app/action/live-reporting.js
var live_reporting = __webpack_require__(20193);
// EXTERNAL MODULE: ./build/js/src/adapters/process/child-env.js
var child_env = __webpack_require__(46162);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/job-variables.js
var job_variables = __webpack_require__(49568);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
;// CONCATENATED MODULE: ./build/js/src/app/action/missing-secrets.js





function missingSecretsFrom(job, env) {
    if (job === undefined || job.event === 'pull_request_target')
        return undefined;
    if (job.event.startsWith('pull_request') && job.pull?.isFork)
        return { from: 'fork', names: emptySecrets(env) };
    const isDependabot = job.actor === 'dependabot[bot]' && /^(?:pull_request|push)/.test(job.event);
    return isDependabot ? { from: 'dependabot', names: emptySecrets(env) } : undefined;
}
async function sayingWhyNoSecrets(missingSecrets, work) {
    try {
        return await work();
    }
    catch (error) {
        const isForWant = error instanceof errors/* UserError */.yo &&
            error.problems.some(({ code, severity }) => code === 'SECRET_MISSING' && severity === 'error');
        if (!isForWant || missingSecrets === undefined)
            throw error;
        const { message, hint } = ADVICE[missingSecrets.from];
        const first = { code: 'SECRET_MISSING', severity: 'error', message, hint };
        throw new errors/* UserError */.yo([first, ...error.problems], { cause: error.cause });
    }
}
const ADVICE = {
    fork: {
        message: 'Not measured: pull requests from forks get no secrets',
        hint: 'The agent was not tested. A maintainer who has reviewed the change can run the evals from a branch of this repository. Move evals that need no secrets to a separate job; a second workflow (on: workflow_run) can report their results in the pull request.',
    },
    dependabot: {
        message: 'Not measured: pull requests by Dependabot get only its own secrets',
        hint: 'The agent was not tested. Add the keys to the Dependabot secrets of the repository, or run the evals from another branch of this repository.',
    },
};
const emptySecrets = (env) => Object.entries((0,child_env/* programEnv */.q)(env, (0,job_variables/* jobVariables */.BU)(env)))
    .flatMap(([name, value]) => (value === '' && (0,secret_names/* isSecretVariable */.tS)(name) && result/* variableName */.cG.test(name) ? [name] : []))
    .sort()
    .slice(0, result/* MAX_MISSING_SECRETS */.wZ);

// EXTERNAL MODULE: ./build/js/src/app/action/post-notes.js
var post_notes = __webpack_require__(27834);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/terminal.js
var terminal_terminal = __webpack_require__(44066);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/app/cli/tally.js
var cli_tally = __webpack_require__(46088);
// EXTERNAL MODULE: ./build/js/src/app/config/time-limit-text.js
var time_limit_text = __webpack_require__(33211);
;// CONCATENATED MODULE: ./build/js/src/app/action/progress-runner.js








const SCREEN = { colour: false, width: 120 };
const HEARTBEAT_MS = 60_000;
const NAMED = 5;
function runnerProgress(runner, { dryRun }, clock) {
    const say = (text) => runner.print((0,workflow_command/* neutral */.SY)(text));
    const tally = new cli_tally/* Tally */.F(clock);
    const over = new AbortController();
    let lastSaidAt = clock.now();
    const beat = async () => {
        while (!over.signal.aborted) {
            const silentMs = clock.now() - lastSaidAt;
            if (silentMs >= HEARTBEAT_MS) {
                lastSaidAt = clock.now();
                say(heartbeat(tally));
            }
            else
                await clock.sleep(HEARTBEAT_MS - silentMs, over.signal);
        }
    };
    let isOpen = false;
    return {
        planned({ tests, takenOver, timeLimits = [], forecast = [] }, problems) {
            for (const problem of problems)
                say(`${problem.severity}: ${(0,errors/* problemText */.fI)(problem)}`);
            if (takenOver !== undefined)
                say(`This run continues an earlier run${(0,progress_terminal/* alreadyDone */.FV)(takenOver).replace(';', ':')}`);
            for (const line of forecast)
                say((0,terminal/* oneLine */.T)(line));
            if (timeLimits.length > 0)
                say((0,time_limit_text/* timeLimitLine */.t)(timeLimits));
            runner.print(`::group::Running ${(0,shared_text/* plural */.LS)('test', tests - (takenOver?.results.length ?? 0))}`);
            isOpen = true;
            tally.planned(tests);
            lastSaidAt = clock.now();
            void beat();
        },
        started(step) {
            tally.started(step);
        },
        finished(result, { done, total }) {
            tally.finished(result);
            lastSaidAt = clock.now();
            say(`${String(done).padStart(String(total).length)}/${total}  ${(0,terminal_terminal/* resultLine */.ow)(result, SCREEN, dryRun)}`);
        },
        confirming(tests) {
            lastSaidAt = clock.now();
            say((0,progress_terminal/* againText */.QL)(tests));
        },
        extraTrial({ purpose, result }) {
            tally.extraTrial(result);
            if (purpose !== 'confirmation')
                return;
            lastSaidAt = clock.now();
            say((0,terminal_terminal/* resultLine */.ow)(result, SCREEN, dryRun));
        },
        closeGroup() {
            over.abort();
            if (isOpen)
                runner.print('::endgroup::');
            isOpen = false;
        },
        ended(report, folder, receipts) {
            say((0,terminal_terminal/* resultTable */.AD)(report, SCREEN));
            say(`Results: ${folder}`);
            (0,progress_terminal/* complainAbout */.p3)(receipts, say);
        },
    };
}
function heartbeat({ text, running }) {
    const named = running.slice(0, NAMED).join(', ');
    const more = running.length > NAMED ? ` and ${running.length - NAMED} more` : '';
    return (0,terminal/* oneLine */.T)(`still running: ${text}${running.length === 0 ? '' : ` \u00b7 ${named}${more}`}`);
}

// EXTERNAL MODULE: ./build/js/src/app/action/restored-caches.js
var restored_caches = __webpack_require__(60844);
// EXTERNAL MODULE: ./build/js/src/app/action/step-reporters.js + 1 modules
var step_reporters = __webpack_require__(87576);
// EXTERNAL MODULE: ./build/js/src/app/action/untrusted-code.js
var untrusted_code = __webpack_require__(90388);
;// CONCATENATED MODULE: ./build/js/src/app/action/action.js
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





























const mainAction = (host) => (0,action_step/* actionStep */.J2)(input_sources/* actionInputs */.eh, run, action_step/* runOutputs */.MR, host);
async function run(asked, runtime, runner, end) {
    const event = await (0,action_event/* readEvent */.j)(runtime.env, runtime.files);
    (0,untrusted_code/* refuseUntrustedCode */.ot)(event, asked);
    (0,judge_tests/* refuseWithJudges */.Vk)(asked);
    const { checkout } = runner;
    const site = { cwd: runtime.cwd, files: runtime.files, checkout };
    await (0,inside_workspace/* requireInsideWorkspace */.v)(asked, site);
    await (0,environments/* learnSecretsHere */.GK)(runtime, asked.workingDirectory);
    const ofEvent = (0,action_job/* jobOf */.Zw)(runtime.env, event);
    const base = await (0,policy_base/* policyBase */.E0)(asked, ofEvent, { runtime, checkout });
    const job = (0,policy_base/* onTestedBase */.G0)(ofEvent, base);
    const baseSha = job?.base?.sha ?? event.pull_request?.base.sha ?? event.merge_group?.base_sha;
    try {
        return await runHere(asked, { job, base, baseSha, runtime, runner, end });
    }
    catch (error) {
        if (!end.isMeasuring && !runtime.signal.aborted)
            await storeNotMeasured(end.inputs ?? asked, job, runtime);
        throw error;
    }
}
async function runHere(asked, { job, base, baseSha, runtime, runner, end }) {
    const found = await (0,policy_policy/* findPolicy */.i6)(asked, runtime, base);
    const policy = { ...found, inputs: (0,part_of_run/* inputsOfShard */.hb)(found.inputs) };
    const { inputs } = policy;
    end.inputs = inputs;
    await (0,inside_workspace/* requireInsideWorkspace */.v)(inputs, { cwd: runtime.cwd, files: runtime.files, checkout: runner.checkout });
    const notes = (0,post_notes/* openNotes */.A)(runner);
    end.notes = notes;
    (0,action_step/* whenAborted */.eG)(runtime.signal, () => notes.stopping());
    const stores = await (0,restored_caches/* restored */.v0)(inputs, job, runtime);
    notes.add({ stores });
    const mirrors = (0,restored_caches/* storedRepositories */.km)(inputs, job, runtime);
    const reporting = await openReporting({ inputs, job, runtime, runner, end }, notes, mirrors);
    const missingSecrets = missingSecretsFrom(job, runtime.env);
    const isEvidenceStored = (0,store_evidence/* leavesEvidence */.mA)(inputs, job, runtime.env);
    const made = await sayingWhyNoSecrets(missingSecrets, () => (0,run_pipeline/* runPipeline */.a)({ policy, reporting, isEvidenceStored, job, baseSha, missingSecrets, mirrors }, runtime));
    const folder = (0,restored_caches/* storesFolder */.vw)(inputs, runtime);
    await (0,github_cache_stores/* dropForeign */.sh)(stores, { folder, stores: runtime.stores, now: runtime.clock.now() });
    notes.add({ storesAreChecked: true });
    if (inputs.shard === undefined)
        return (0,exit_code/* exitCodeOf */.FO)(made);
    if (found.inputs.jobSummary !== 'off')
        await runner.addToSummary(`**Evals:** ${made.verdict.headline}\n`);
    return end.isNotUploaded ? 2 : (0,exit_code/* exitCodeOf */.FO)(made);
}
async function storeNotMeasured(inputs, job, { env, files, log }) {
    if (job === undefined || !(0,step_reporters/* uploadsArtifacts */.uE)(inputs, env))
        return;
    const name = (0,artifact_names/* notMeasuredArtifact */.kZ)((0,action_job/* keyOf */.TN)(inputs, job), job.attempt, inputs.shard);
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = __addDisposableResource(env_1, await files.scratchFolder('not-measured-'), true);
            const path = (0,external_node_path_.join)(folder.path, 'not-measured.txt');
            await files.write(path, `Attempt ${job.attempt} of this job ended before it measured anything.\n`);
            const { artifactRetentionDays: retentionDays } = inputs;
            const artifact = { name, folder: folder.path, files: [path], retentionDays, mayHaveSuffix: true };
            await artifact_upload/* artifactWriter */.YJ.upload(artifact, AbortSignal.timeout(BEGIN_MS));
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
    catch (error) {
        log.warn(`Another attempt on this commit will have no verdict, because the artifact ${name} could not be stored: ${(0,errors/* messageOf */.bD)(error)}. Push a commit instead`);
    }
}
const BEGIN_MS = 20_000;
async function openReporting(opening, notes, mirrors) {
    const { inputs, job, runtime, runner, end } = opening;
    const deadline = () => (0,action_step/* endOf */.pJ)(runtime.signal);
    const nameOfResults = (key, attempt) => (0,artifact_names/* resultsArtifact */.p$)(key, attempt, inputs.shard);
    const gitHub = await (0,github_reporters/* gitHubReporters */.GA)(inputs, job, {
        ...runtime,
        checkout: runner.checkout,
        deadline,
        onCheck: (check) => notes.add({ check }),
        nameOfArtifact: (0,step_reporters/* uploadsArtifacts */.uE)(inputs, runtime.env) ? nameOfResults : undefined,
    });
    notes.add({ pull: gitHub.pull, key: job && (0,action_job/* keyOf */.TN)(inputs, job) });
    const live = (0,live_reporting/* beginAll */.V)(gitHub.reporters, AbortSignal.any([soonAfter(runtime.signal), AbortSignal.timeout(BEGIN_MS)]));
    end.live = live;
    const progress = runnerProgress(runner, inputs, runtime.clock);
    const step = { ...opening, gitHub, live, deadline };
    return {
        progress: {
            ...progress,
            planned(...plan) {
                end.isMeasuring = true;
                progress.planned(...plan);
            },
        },
        local: (folder) => (0,step_reporters/* localReporters */.Qc)(folder, step),
        exportTraces: (report, folder) => (0,telemetry_export/* exportToBackends */.l)(report, { ...(0,step_reporters/* telemetrySite */.RP)(folder, step), runtime }),
        page: ({ run, gateInputs }) => (0,job_page/* jobPage */.x)(run, gateInputs.inputs, { ...opening, context: gitHub.context }),
        decided(report, folder) {
            (0,step_reporters/* decideStep */.lH)(end, report, folder);
            notes.verdict(report);
        },
        deliver(report, published) {
            notes.add({ repositories: mirrors?.notes() ?? [] });
            const uploads = (0,step_reporters/* artifactReporters */.Vj)(nameOfResults, published, step);
            const history = inputs.shard === undefined ? (0,step_reporters/* historyReporters */.xV)(published, step) : [];
            const upload = async () => {
                const receipts = await (0,deliver/* deliverAll */.F0)([...uploads, ...history], report);
                end.isNotUploaded = receipts.some(({ kind, name }) => kind === 'notDelivered' && name === 'artifact');
                return receipts;
            };
            const isUploading = uploads.length > 0 && (0,artifact_upload/* whyNoArtifacts */.fJ)(runtime.env) === undefined;
            const uploading = isUploading ? () => inGroup(runner, upload) : upload;
            const pages = (0,step_reporters/* pageArtifacts */.XL)(published.folder, step);
            return (0,step_reporters/* deliverToGitHub */.Cc)(report, published, { pages, upload: uploading }, step);
        },
    };
}
async function inGroup(runner, work) {
    runner.print('::group::Uploading the results');
    try {
        return await work();
    }
    finally {
        runner.print('::endgroup::');
    }
}
function soonAfter(signal) {
    const late = new AbortController();
    (0,action_step/* whenAborted */.eG)(signal, () => setTimeout(() => late.abort(signal.reason), action_step/* CANCELLED_MS */["do"] / 2).unref());
    return late.signal;
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

/***/ 60261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ jobPage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48334);
/* harmony import */ var _page_local_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13804);



function jobPage(run, inputs, { job, runtime, runner, context }) {
    const local = (0,_page_local_page_js__WEBPACK_IMPORTED_MODULE_2__/* .localPage */ .j)(inputs, run, runtime, job);
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

/***/ 87576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vj: () => (/* binding */ artifactReporters),
  lH: () => (/* binding */ decideStep),
  Cc: () => (/* binding */ deliverToGitHub),
  xV: () => (/* binding */ historyReporters),
  Qc: () => (/* binding */ localReporters),
  XL: () => (/* binding */ pageArtifacts),
  RP: () => (/* binding */ telemetrySite),
  uE: () => (/* binding */ uploadsArtifacts)
});

// UNUSED EXPORTS: resultsReporter

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var reports_annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/failures/agent-line.js
var agent_line = __webpack_require__(60229);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-reporter.js + 1 modules
var history_reporter = __webpack_require__(54870);
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(78548);
// EXTERNAL MODULE: ./build/js/src/app/baseline/store-evidence.js
var store_evidence = __webpack_require__(98274);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/file-reporters.js + 1 modules
var file_reporters = __webpack_require__(56574);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(65228);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/trace-files.js + 2 modules
var trace_files = __webpack_require__(96280);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js + 1 modules
var action_step = __webpack_require__(33723);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/action/outputs.js
var outputs = __webpack_require__(44155);
;// CONCATENATED MODULE: ./build/js/src/app/action/page-artifact.js
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


const NAME = 'report';
const MAX_BYTES = 128 * 1024 * 1024;
function pageArtifactReporter({ name, path, retentionDays, files, writer, urlOf, signal, }) {
    return {
        name: NAME,
        async deliver() {
            if ((await files.state(path)) !== 'file')
                return { kind: 'notNeeded', name: NAME, why: `${(0,external_node_path_.basename)(path)} was not written` };
            try {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const folder = __addDisposableResource(env_1, await files.scratchFolder('page-'), true);
                    const named = (0,external_node_path_.join)(folder.path, name);
                    await files.writeAsIs(named, await files.readBytes(path, MAX_BYTES));
                    const uploaded = await writer.uploadFile({ path: named, retentionDays }, signal());
                    if (uploaded.kind === 'uploaded')
                        return { kind: 'delivered', name: NAME, where: urlOf(uploaded.id) };
                    return { kind: 'notDelivered', name: NAME, why: `Another job of this run already has an artifact ${name}` };
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
            catch (error) {
                return (0,not_taken/* notTaken */.h)(NAME, error, undefined, undefined);
            }
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/action/runner-reporters.js
var runner_reporters = __webpack_require__(28173);
;// CONCATENATED MODULE: ./build/js/src/app/action/step-reporters.js



















function localReporters(folder, step) {
    const { inputs, runner, runtime, gitHub } = step;
    return [
        ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files, { comment: gitHub.context }),
        ...(0,trace_files/* traceFileReporters */.I)(telemetrySite(folder, step), runtime.files),
        ...(inputs.annotations === 'commands' ? [(0,runner_reporters/* annotationReporter */.jP)(inputs, runner)] : []),
        ...(inputs.jobSummary === 'off' ? [] : [(0,runner_reporters/* summaryReporter */.GF)(runner, inputs.jobSummary)]),
    ];
}
const telemetrySite = (folder, { inputs, job, runtime, gitHub }) => ({
    inputs,
    runtime,
    folder,
    jobKey: job && (0,action_job/* keyOf */.TN)(inputs, job),
    commit: { head: job?.head, pullNumber: gitHub.pull },
});
function artifactReporters(nameOf, { folder, evidence }, step) {
    const { inputs, job, runtime, gitHub, deadline: signal } = step;
    const { env, files } = runtime;
    if (job === undefined || !inputs.uploadArtifacts)
        return [];
    const key = (0,action_job/* keyOf */.TN)(inputs, job);
    const upload = {
        job,
        retentionDays: inputs.artifactRetentionDays,
        writer: artifact_upload/* artifactWriter */.YJ,
        whyNone: (0,artifact_upload/* whyNoArtifacts */.fJ)(env),
        signal,
    };
    const results = resultsReporter({
        ...upload,
        name: nameOf(key, job.attempt),
        folder,
        files,
        withPage: () => gitHub.page.url === undefined,
    });
    if (evidence === undefined)
        return [results];
    const stored = { evidence, folder: (0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$), branch: inputs.baselineBranch };
    return [results, (0,store_evidence/* evidenceReporter */.ZW)({ ...upload, ...stored, key })];
}
function historyReporters({ judged }, step) {
    const { inputs, job, runtime, deadline: signal } = step;
    if (job === undefined)
        return [];
    const store = (0,history_store/* openStore */.Ch)(inputs, job, runtime);
    return store === undefined ? [] : [(0,history_reporter/* historyReporter */.y)({ store, judged, job, runtime, signal })];
}
const uploadsArtifacts = ({ uploadArtifacts }, env) => uploadArtifacts && (0,artifact_upload/* whyNoArtifacts */.fJ)(env) === undefined;
function decideStep(end, report, folder, receipts = []) {
    end.isDecided = true;
    end.outputs = (0,outputs/* outputsOf */.Yz)(report, folder, receipts);
}
function pageArtifacts(folder, { inputs, job, runtime: { env, files }, gitHub, deadline }) {
    if (job === undefined || !uploadsArtifacts(inputs, env))
        return [];
    const name = (0,artifact_names/* pageArtifact */.U1)(gitHub.context?.key ?? (0,action_job/* keyOf */.TN)(inputs, job), job.attempt);
    const upload = { name, path: (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.page), retentionDays: inputs.artifactRetentionDays };
    return [
        pageArtifactReporter({
            ...upload,
            files,
            writer: artifact_upload/* artifactWriter */.YJ,
            urlOf: (id) => artifactUrl(job, id),
            signal: deadline,
        }),
    ];
}
async function deliverToGitHub(report, { folder, local }, { pages, upload }, { inputs, runner, end, gitHub, live }) {
    end.live = undefined;
    decideStep(end, report, folder, local);
    const page = await (0,deliver/* deliverAll */.F0)(pages, report);
    for (const receipt of page) {
        if (receipt.kind !== 'delivered')
            continue;
        gitHub.page.url = receipt.where;
        if (inputs.jobSummary !== 'off')
            await runner.addToSummary(`\n[Report with all answers](${receipt.where})\n`);
    }
    const [reported, uploaded] = await Promise.all([live.deliver(report), upload()]);
    end.notes?.reported(reported);
    const forAgents = uploaded.some(isUploaded) ? (0,agent_line/* agentLine */.S)(report, gitHub.context?.artifact) : undefined;
    if (forAgents !== undefined && inputs.jobSummary !== 'off')
        await runner.addToSummary(`\n${forAgents}\n`);
    const remote = [...gitHub.receipts, ...page, ...reported, ...uploaded];
    const [uncommented] = [...gitHub.receipts, ...reported].filter(({ name }) => name === 'comment').filter(deliver/* notDelivered */.AG);
    if (uncommented !== undefined && inputs.annotations !== 'off') {
        (0,runner_reporters/* annotate */.fz)((0,reports_annotations/* uncommentedAnnotation */.tJ)(report, uncommented), inputs, runner);
    }
    const isElsewhere = inputs.annotations !== 'check' || (0,action_step/* isCheckDelivered */.Zc)(remote);
    const annotations = isElsewhere ? [] : await (0,deliver/* deliverAll */.F0)([(0,runner_reporters/* annotationReporter */.jP)(inputs, runner)], report);
    const receipts = [...remote, ...annotations];
    end.outputs = (0,outputs/* outputsOf */.Yz)(report, folder, [...local, ...receipts]);
    return receipts;
}
const isUploaded = ({ kind, name }) => kind === 'delivered' && name === step_reporters_NAME;
async function uploadResults(results, options) {
    if (options.whyNone !== undefined)
        return { kind: 'notNeeded', name: step_reporters_NAME, why: options.whyNone };
    try {
        return await upload(results, options);
    }
    catch (error) {
        return (0,not_taken/* notTaken */.h)(step_reporters_NAME, error, undefined, undefined);
    }
}
function resultsReporter(options) {
    return { name: step_reporters_NAME, deliver: (report) => uploadResults(report, options) };
}
const step_reporters_NAME = 'artifact';
async function upload(results, { name, job, folder, retentionDays, writer, files, withPage = () => false, more = [], signal }) {
    const { page, ...names } = earlier_run/* runFiles */.NW;
    const paths = [...Object.values(names), ...(withPage() ? [page] : []), ...more].map((file) => (0,external_node_path_.join)(folder, file));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const present = [
        ...paths.filter((_, index) => states[index] === 'file'),
        ...(await presentPatches(results, folder, files)),
    ];
    const uploaded = await writer.upload({ name, folder, files: present, retentionDays, mayHaveSuffix: true }, signal());
    if (uploaded.kind === 'uploaded')
        return { kind: 'delivered', name: step_reporters_NAME, where: artifactUrl(job, uploaded.id) };
    return {
        kind: 'notDelivered',
        name: step_reporters_NAME,
        why: `Another job of this run already has an artifact ${name}`,
        hint: 'Give each job a different comment-key, such as the values of its matrix.',
    };
}
async function presentPatches({ results, extraTrials = [] }, folder, files) {
    const all = [...results, ...extraTrials.map(({ result }) => result)];
    const patches = new Set(all.flatMap(({ patch, trials = [] }) => [patch, ...trials.map((trial) => trial.patch)]));
    const named = [...patches].flatMap((patch) => patch ?? []);
    if (named.length === 0)
        return [];
    const root = await files.realPath(folder);
    const isItself = (patch) => files.realPath((0,external_node_path_.join)(root, patch)).then((real) => real === (0,external_node_path_.join)(root, patch), () => false);
    const isPresent = await Promise.all(named.map(isItself));
    return named.filter((_, index) => isPresent[index]).map((patch) => (0,external_node_path_.join)(folder, patch));
}
const artifactUrl = ({ serverUrl, owner, repo, run }, id) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/artifacts/${id}`;


/***/ }),

/***/ 54870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ historyReporter),
  v: () => (/* binding */ localHistoryReporter)
});

// EXTERNAL MODULE: ./build/js/src/evidence/measured-run.js
var measured_run = __webpack_require__(18441);
// EXTERNAL MODULE: ./build/js/src/evidence/places.js
var places = __webpack_require__(18725);
// EXTERNAL MODULE: ./build/js/src/evidence/run-file.js
var run_file = __webpack_require__(12363);
// EXTERNAL MODULE: ./build/js/src/evidence/trend.js
var trend = __webpack_require__(25350);
// EXTERNAL MODULE: ./build/js/src/evidence/trust.js
var trust = __webpack_require__(65239);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/shared/json-document.js
var json_document = __webpack_require__(82761);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
;// CONCATENATED MODULE: ./build/js/src/reports/trend/badge.js


function badgeJson({ verdict, passed, n }) {
    const counts = `${(0,numbers/* percent */.KN)(n === 0 ? undefined : passed / n)} of ${n}`;
    const badge = (message, color, rest = {}) => (0,json_document/* jsonDocument */.Q8)({ schemaVersion: 1, label: 'evals', message, color, ...rest, cacheSeconds: 300 });
    switch (verdict) {
        case 'pass':
            return badge(counts, 'brightgreen');
        case 'warn':
            return badge(counts, 'yellow');
        case 'fail':
            return badge(`regressed \u00b7 ${counts}`, 'red');
        case 'inconclusive':
            return badge(`inconclusive \u00b7 ${counts}`, 'yellow');
        default:
            return badge('not measured', 'lightgrey', { isError: true });
    }
}

// EXTERNAL MODULE: ./build/js/src/reports/trend/trend-image.js
var trend_image = __webpack_require__(98776);
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-baseline.js
var history_baseline = __webpack_require__(36183);
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(78548);
// EXTERNAL MODULE: ./build/js/src/app/baseline/store-evidence.js
var store_evidence = __webpack_require__(98274);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/history-reporter.js













const NAME = 'history';
const historyReporter = (writing) => ({
    name: NAME,
    async deliver(report) {
        const { store, runtime } = writing;
        const why = whyNotWritten(report, writing);
        if (why !== undefined)
            return { kind: 'notNeeded', name: NAME, why };
        try {
            for (const problem of await write(report, writing))
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
async function localHistoryReporter(judged, store, runtime) {
    const { cwd, git, signal } = runtime;
    const said = async (...args) => {
        const ended = await git.run(args, { cwd, local: true }, signal);
        return (ended.kind === 'exited' && ended.exitCode === 0 && ended.stdout.trim()) || undefined;
    };
    const commit = { sha: await said('rev-parse', 'HEAD'), ref: await said('symbolic-ref', '--quiet', 'HEAD') };
    return historyReporter({ store, judged, job: undefined, commit, runtime, signal: () => signal });
}
function whyNotWritten({ dryRun, verdict }, { judged, job, runtime: { env } }) {
    const { run, gateInputs } = judged;
    if (gateInputs.inputs.evidence === 'never')
        return 'evidence is never';
    if (dryRun)
        return 'A dry run measures nothing';
    if (verdict.kind === 'cancelled')
        return 'The run was cancelled';
    if (run.selected?.includes('tests'))
        return 'Only some of the tests ran';
    return (0,trust/* whyNotKept */.oq)({ job, branch: gateInputs.inputs.baselineBranch, isChange: gateInputs.isChange, env });
}
async function write(report, { store, judged, job, commit, runtime, signal }) {
    const { run: results, gateInputs } = judged;
    const earlier = gateInputs.baseline.kind === 'found' ? gateInputs.baseline.pools : [];
    const origin = job === undefined ? (commit ?? {}) : (0,store_evidence/* originOf */.yv)(runtime.env);
    const run = (0,measured_run/* withoutReasons */.y)((0,measured_run/* measuredRun */.A)(results, origin, { report, earlier }));
    const folder = (0,history_store/* folderOf */.yS)(gateInputs.inputs, job);
    const within = signal();
    let problems = [];
    const change = {
        message: `eval history: ${report.verdict.kind} ${run.run.sha?.slice(0, 8) ?? ''} [skip ci]`.replace('  ', ' '),
        async files(tree) {
            const made = await newFiles(tree, { folder, run, signal: within });
            problems = made.problems;
            if ([...made.files].flat().some((text) => runtime.redactor.document(text) !== text)) {
                throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', 'The history of this run was not written: it would contain a secret', {
                    hint: 'Give tests, suites, targets and the comment-key names that contain no value of a secret variable.',
                });
            }
            return made.files;
        },
    };
    await store.commit(change, within);
    return problems;
}
async function newFiles(tree, { folder, run, signal }) {
    const problems = [];
    const files = new Map();
    if ((await (0,history_store/* textIn */.r7)(tree, places/* README */.DK, history_store/* MAX_README */.gx, signal)) === undefined)
        files.set(places/* README */.DK, places/* README_TEXT */.jg);
    const text = (0,run_file/* encodeRun */.M$)(run);
    const path = `${folder}/${(0,places/* runPath */.t0)(run.run)}`;
    const known = await (0,history_store/* textIn */.r7)(tree, path, run_file/* MAX_RUN_BYTES */.xn, signal);
    if (known === undefined || known === text)
        files.set(path, text);
    else
        problems.push(`${path} exists with other content and was left as it is`);
    if (text.includes('"tests_left_out":')) {
        problems.push(`the ${run.tests.length} tests of this run are too many for a history: only its suites are stored`);
    }
    let heads = await (0,history_store/* headsIn */.Xk)(tree, folder, signal);
    if (heads === undefined && tree !== undefined) {
        const read = await (0,history_baseline/* readHeads */.W4)(tree, { folder, maxRuns: run_file/* trendLimits */.tO.runs }, signal);
        heads = read.runs;
        problems.unshift(...read.problems);
    }
    const others = (heads ?? []).filter((each) => (0,run_file/* runName */.rt)(each.run) !== (0,run_file/* runName */.rt)(run.run));
    const newest = (0,run_file/* newestHeads */._1)([...others, run].sort(run_file/* byStart */.oV));
    files.set(`${folder}/${places/* TREND */.c9}`, (0,run_file/* encodeRuns */.jR)(newest));
    files.set(`${folder}/${places/* TREND_IMAGE */.Io}`, (0,trend_image/* trendImage */.D)((0,trend/* trendOf */.RS)(newest), 'evals'));
    const { verdict = 'invalid', complete } = run.run;
    const total = (of) => run.suites.reduce((sum, suite) => sum + suite[of], 0);
    const passed = total('passed');
    const badge = { verdict: complete ? verdict : 'invalid', passed, n: passed + total('failed') };
    files.set(`${folder}/${places/* BADGE */.yq}`, badgeJson(badge));
    return { files, problems };
}
function notWritten(error) {
    if (error instanceof errors/* UserError */.yo) {
        const [problem] = error.problems;
        return { kind: 'notDelivered', name: NAME, why: problem?.message ?? (0,errors/* messageOf */.bD)(error), hint: problem?.hint };
    }
    const hint = (0,service_error/* lacksPermission */.k)(error)
        ? (0,not_taken/* permissionHint */.f)('contents: write').replace('    contents: read\n', '')
        : undefined;
    return { kind: 'notDelivered', name: NAME, why: error.message, hint: hint || undefined };
}


/***/ }),

/***/ 83701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withBaseRuns)
/* harmony export */ });
/* unused harmony export withTrend */
/* harmony import */ var _evidence_trend_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25350);
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
    const known = (0,_evidence_trend_js__WEBPACK_IMPORTED_MODULE_0__/* .seriesOf */ .Lf)(allRuns(baseline.pools, trend));
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
        passRate: values && (0,_evidence_trend_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .MK)([values]),
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
// EXTERNAL MODULE: ./build/js/src/app/pipeline/gate-inputs.js + 1 modules
var gate_inputs = __webpack_require__(88125);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/how-called.js
var how_called = __webpack_require__(81976);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/app/baseline/store-evidence.js
var store_evidence = __webpack_require__(98274);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 11 modules
var page_reporter = __webpack_require__(39780);
// EXTERNAL MODULE: ./build/js/src/app/page/with-trend.js
var with_trend = __webpack_require__(83701);
;// CONCATENATED MODULE: ./build/js/src/app/pipeline/publish.js




async function publish(decided, judged, reporting, runtime) {
    const { folder, gateInputs } = judged;
    reporting.decided?.(decided, folder);
    const page = reporting.page(judged);
    const report = await (0,with_trend/* withBaseRuns */.c)(decided, gateInputs.baseline, page);
    const files = await (0,deliver/* deliverInTurn */.EI)(reporting.local(folder), report);
    const evidence = await (0,store_evidence/* leaveEvidence */.zb)(report, judged, runtime);
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
        __webpack_require__.e(/* import() */ 4688).then(__webpack_require__.bind(__webpack_require__, 42307)),
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
        const texts = [...paths, ...included.base.keys(), ...(included.head?.keys() ?? [])];
        return [
            { file, paths: texts, settings: settings === path ? file : (0,shown_path/* shownPath */.p)(settings, cwd), base: read('base'), head },
        ];
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
const OTHER_CRITERIA = ['criteria or expected output', 'another value'];
const chancesOf = ({ count, strategy }) => strategy === 'pass_at_k' ? count : strategy === 'mean' ? 1 : 0;
function weakened(base, head) {
    const sides = [new Map(), new Map()];
    const isRetargeted = base.targets.length === 0 ? head.targets.length > 0 : base.targets.some((target) => !head.targets.includes(target));
    if (isRetargeted) {
        if (base.targets.length > 0)
            sides[0].set('target', base.targets.join(', '));
        if (head.targets.length > 0)
            sides[1].set('target', head.targets.join(', '));
    }
    if (chancesOf(head.trials) > chancesOf(base.trials)) {
        for (const [index, { count, strategy }] of [base.trials, head.trials].entries())
            sides[index]?.set('trials', `${count} (${strategy})`);
    }
    for (const [key, graders] of base.graders) {
        const changed = head.graders.get(key);
        const difference = changed &&
            ((0,policy_differences/* graderDifference */.Fk)(graders, changed) ??
                (base.judged.has(key) && base.judged.get(key) !== head.judged.get(key) ? OTHER_CRITERIA : undefined));
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
            const rewritten = changed && isRewritten(testId, changed) ? changed : undefined;
            return (0,fingerprint/* changedGrading */.DP)(before, now.measure).map((part) => ({ file: now.suiteFile, testId, part, rewritten }));
        });
    });
    const isAtBase = baseline.provenance.every(({ sha }) => sha !== undefined && sha === (base.ofTree ?? base.commit));
    const changes = [];
    for (const [file, ofFile] of (0,grouped/* groupedBy */.m)(found, (each) => each.file)) {
        const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(cwd, inputs.workingDirectory, file));
        if (!isAtBase && !(await hasChangesIn(folder, base)))
            continue;
        const texts = ofFile.flatMap(({ rewritten }) => rewritten?.paths ?? []);
        const areFilesChanged = texts.length > 0 && (await hasChangesIn(folder, base, texts));
        const unnamed = ofFile.filter(({ rewritten, testId }) => rewritten === undefined || (areFilesChanged && !isNamed(testId, rewritten)));
        for (const [part, each] of (0,grouped/* groupedBy */.m)(unnamed, (one) => one.part)) {
            const [id, ...others] = new Set(each.map(({ testId }) => testId));
            const tests = others.length === 0 ? id : (0,shared_text/* plural */.LS)('test', others.length + 1);
            changes.push({ file, key: `${part} of ${tests}, which changed` });
        }
    }
    return changes;
}
const isRewritten = (testId, suite) => suite.base.judged.get(gradersOf(testId)) !== suite.head?.judged.get(gradersOf(testId)) ||
    ['graders', gradersOf(testId)].some((key) => {
        const [base, head] = [suite.base, suite.head].map((each) => each?.graders.get(key)?.map(({ value }) => value));
        return base !== undefined && head !== undefined && JSON.stringify(base) !== JSON.stringify(head);
    });
const isNamed = (testId, { base, head }) => head !== undefined && weakened(base, head)[0].has(gradersOf(testId));
async function hasChangesIn(folder, base, except = []) {
    let isChanged = false;
    await base.differences([folder], (path) => {
        isChanged ||= !except.includes(path);
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
    const judged = new Map();
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
            const values = JUDGED.flatMap((names) => firstOf(item, names)?.value ?? []);
            if (values.length > 0)
                judged.set(gradersOf(id), JSON.stringify(values));
            files.set(id, file);
        }
    }
    const targets = [execution?.field('target') ?? [], execution?.field('targets')?.items() ?? []].flat();
    return {
        keys,
        inputs,
        targets: targets.flatMap((each) => (each.text ?? each.field('name')?.text ?? each.field('use_target')?.text) || []),
        trials: trialsIn(execution?.field('trials')),
        graders,
        judged,
        files,
    };
}
const JUDGED = [
    ...[(0,old_names/* namesOf */.eZ)('test', 'criteria'), (0,old_names/* namesOf */.eZ)('test', 'expected_output')],
    ...[['aggregation'], ['turns'], ['on_turn_failure']],
];
function trialsIn(trials) {
    const count = trials?.field('count')?.value;
    if (typeof count !== 'number')
        return { count: 1, strategy: 'mean' };
    return { count, strategy: trials?.field('strategy')?.text ?? 'pass_at_k' };
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

/***/ 98776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ trendImage)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47162);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5937);



const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [600, 160, 48, 12, 30, 24];
const MAX_RUNS = 60;
function trendImage(runs, label) {
    const points = runs.flatMap(imagePoint).slice(-MAX_RUNS);
    const [first, last] = [points[0], points.at(-1)];
    const words = first === undefined || last === undefined
        ? 'No run has a pass rate yet.'
        : `Pass rate over ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('run', points.length)}: ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(first.rate)} on ${day(first)}, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(last.rate)} on ${day(last)}.`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(label)}: pass rate of the base branch</title>
<desc id="d">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(words)}</desc>
<style>${STYLE}</style>
<rect class="back" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<text class="label" x="12" y="20">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(label)}</text>
${first === undefined || last === undefined ? `<text x="12" y="88">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(words)}</text>` : chart(points, first, last)}
</svg>
`;
}
const STYLE = [
    'text{font:12px -apple-system,BlinkMacSystemFont,"Segoe UI",sans-serif;fill:#59636e}.label{font-weight:600;fill:#1f2328}',
    '.back{fill:#fff}.guide{stroke:#d1d9e0}.line{fill:none;stroke:#0969da;stroke-width:2}.point{fill:#0969da}',
    '@media(prefers-color-scheme:dark){text{fill:#9198a1}.label{fill:#f0f6fc}.back{fill:#0d1117}.guide{stroke:#3d444d}.line{stroke:#4493f8}.point{fill:#4493f8}}',
].join('');
function imagePoint({ time, verdict, suites }) {
    const trials = suites.reduce((sum, suite) => sum + suite.trials, 0);
    const passes = suites.reduce((sum, suite) => sum + suite.passes, 0);
    return trials === 0 || verdict === 'invalid' || verdict === 'cancelled' ? [] : [{ time, rate: passes / trials }];
}
function chart(points, first, last) {
    const rates = points.map(({ rate }) => rate);
    const low = Math.max(0, Math.min(...rates, Math.max(...rates) - 0.1, 0.9));
    const high = Math.max(...rates, low + 0.1);
    const x = (at) => points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + (at * (WIDTH - LEFT - RIGHT)) / (points.length - 1);
    const y = (rate) => TOP + ((high - rate) / (high - low)) * (HEIGHT - TOP - BOTTOM);
    const guides = [high, (high + low) / 2, low].map((rate) => `<line class="guide" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${fixed(y(rate))}" y2="${fixed(y(rate))}"/><text x="${LEFT - 6}" y="${fixed(y(rate) + 4)}" text-anchor="end">${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(rate)}</text>`);
    const line = points.map(({ rate }, at) => `${fixed(x(at))},${fixed(y(rate))}`).join(' ');
    const end = points.length - 1;
    return [
        ...guides,
        `<polyline class="line" points="${line}"/>`,
        `<circle class="point" cx="${fixed(x(end))}" cy="${fixed(y(last.rate))}" r="4"/>`,
        `<text class="label" x="${WIDTH - RIGHT}" y="20" text-anchor="end">${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .percent */ .KN)(last.rate)}</text>`,
        `<text x="${LEFT}" y="${HEIGHT - 8}">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(day(first))}</text>`,
        ...(points.length < 2
            ? []
            : [`<text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end">${(0,_escape_html_js__WEBPACK_IMPORTED_MODULE_1__/* .htmlText */ .j)(day(last))}</text>`]),
    ].join('\n');
}
const fixed = (value) => String(Number(value.toFixed(1)));
const day = ({ time }) => time.slice(0, 'YYYY-MM-DD'.length);


/***/ })

};
