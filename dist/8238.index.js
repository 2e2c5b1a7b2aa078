export const id = 8238;
export const ids = [8238];
export const modules = {

/***/ 68805:
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
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-reporter.js
var evidence_reporter = __webpack_require__(18774);
// EXTERNAL MODULE: ./build/js/src/app/config/action-inputs.js
var action_inputs = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/github-cache/stores.js
var github_cache_stores = __webpack_require__(74296);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/labels/refuse-with-judges.js


function refuseWithJudges({ given, judges }) {
    const wrong = OTHER_TESTS.filter((name) => given.includes(name));
    if (judges === undefined || wrong.length === 0)
        return;
    const names = wrong.map((name) => `"${(0,shared_text/* kebab */.i9)(name)}"`).join(' and ');
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `${names} cannot be set together with "judges": the labels name the suites`, {
        hint: 'Remove one of the two. "grader-target" names the judge, and "test-id" selects labelled answers.',
    });
}
const OTHER_TESTS = ['evals', 'target', 'tag', 'excludeTag', 'shard'];

// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/run-pipeline.js + 4 modules
var run_pipeline = __webpack_require__(17366);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js + 1 modules
var find_policy = __webpack_require__(58829);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js + 1 modules
var policy_base = __webpack_require__(81490);
// EXTERNAL MODULE: ./build/js/src/app/shards/part-of-run.js
var part_of_run = __webpack_require__(68672);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 4 modules
var telemetry_export = __webpack_require__(68716);
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
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
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
    .slice(0, result/* MOST_MISSING_SECRETS */.XI);

// EXTERNAL MODULE: ./build/js/src/app/action/post-notes.js
var post_notes = __webpack_require__(27834);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/terminal.js
var terminal_terminal = __webpack_require__(44066);
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
// EXTERNAL MODULE: ./build/js/src/app/action/step-reporters.js + 2 modules
var step_reporters = __webpack_require__(54229);
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





























const mainAction = (host) => (0,action_step/* actionStep */.J2)(action_inputs/* actionInputs */.e, run, action_step/* runOutputs */.MR, host);
async function run(asked, given, runner, end) {
    const event = await (0,action_event/* readEvent */.j)(given.env, given.files);
    (0,untrusted_code/* refuseUntrustedCode */.ot)(event, asked);
    refuseWithJudges(asked);
    const { checkout } = runner;
    const site = { cwd: given.cwd, files: given.files, checkout };
    await (0,inside_workspace/* requireInsideWorkspace */.v)(asked, site);
    const runtime = await (0,environments/* withSecretsHere */.OY)(given, asked.workingDirectory);
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
    const found = await (0,find_policy/* findPolicy */.i6)(asked, runtime, base);
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
    const isEvidenceStored = (0,evidence_reporter/* leavesEvidence */.mA)(inputs, job, runtime.env);
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
        page: ({ run, basis }) => (0,job_page/* jobPage */.x)(run, basis.inputs, { ...opening, context: gitHub.context }),
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
/* harmony import */ var _page_local_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59961);



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

/***/ 54229:
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
// EXTERNAL MODULE: ./build/js/src/history/trend.js
var history_trend = __webpack_require__(95187);
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
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-reporter.js
var evidence_reporter = __webpack_require__(18774);
// EXTERNAL MODULE: ./build/js/src/compare/side-of.js
var side_of = __webpack_require__(84940);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: ./build/js/src/evidence/samples.js
var evidence_samples = __webpack_require__(18898);
// EXTERNAL MODULE: ./build/js/src/history/paths.js
var paths = __webpack_require__(9744);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var run_result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/app/config/redactions.js
var redactions = __webpack_require__(85682);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var origin = __webpack_require__(97101);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/samples-of-run.js











const DAY_MS = 86_400_000;
function samplesOfRun({ run, basis: { inputs, baseline } }, trend, runtime) {
    const { deep: redact } = (0,redactions/* redactorOf */.y)(inputs, runtime);
    const { samples = new Map(), trend: earlierTrend = [] } = (baseline.kind === 'found' && baseline.stored) || {};
    const earlier = [...samples].flatMap(([key, line]) => {
        const sample = (0,evidence_samples/* decodeSample */.Hr)(line);
        return sample === undefined ? [] : [[key, sample]];
    });
    const maxAgeMs = (inputs.baselineMaxAge ?? pool/* WINDOW */.jf.days) * DAY_MS;
    const oldest = new Date(Math.max(0, Date.parse((0,run_result/* startOf */.GH)(run)) - maxAgeMs)).toISOString();
    const all = (0,evidence_samples/* mergeSamples */.Ig)(ownSamples(run, (0,origin/* originOf */.yv)(run, runtime.env)), new Map(earlier), oldest);
    const { text, omitted } = (0,evidence_samples/* encodeSamples */.o0)(redact(all));
    const runs = (0,history_trend/* joinedTrend */.bo)(earlierTrend, trend.suites.length === 0 ? [] : [trend]);
    return {
        files: [
            { name: evidence_samples/* SAMPLES_FILE */.JN, text },
            { name: paths/* TREND */.c9, text: (0,history_trend/* encodeTrend */.Uo)(redact(runs)) },
        ],
        omitted,
    };
}
function ownSamples(run, origin) {
    const time = (0,run_result/* startOf */.GH)(run);
    const facts = new Map(run.results.map((result) => [(0,run_result/* resultKey */.ZH)(result), factOf(result, time)]));
    const extra = (run.extraTrials ?? []).flatMap(({ purpose, result }) => (purpose === 'control' ? [] : [result]));
    const measured = [...run.results, ...extra].filter((result) => !(0,run_result/* isReused */.x0)(result) && hasAnswer(result));
    return [...(0,grouped/* grouped */.z)(measured, (result) => [(0,run_result/* resultKey */.ZH)(result)]).values()].map((results) => {
        const [first] = results;
        const { suiteFile, suite, testId, target, measure, subject } = first;
        const sides = results
            .filter(({ targetUsed }) => targetUsed === undefined)
            .flatMap((result) => [
            ...(result.trialSamples ?? []).map(({ side }) => ({
                ...side,
                from: { ...side.from, ...origin, kind: 'base' },
            })),
            (0,side_of/* sideOf */.J)(result, { ...origin, kind: 'base' }),
        ]);
        return { key: [suiteFile, suite, testId, target], measure, subject, fact: facts.get((0,run_result/* resultKey */.ZH)(first)), sides };
    });
}
function hasAnswer(result) {
    const { kind } = (0,result_outcome/* outcomeOf */.sG)(result);
    return kind === 'passed' || kind === 'failed';
}
function factOf(result, time) {
    if ((0,run_result/* isReused */.x0)(result) || !hasAnswer(result))
        return undefined;
    const { trials, evalRun } = result;
    const all = trials ?? [result];
    const measured = all.filter(({ cached, durationMs }) => !cached && durationMs !== undefined);
    const count = measured.length;
    if (count === 0)
        return undefined;
    const scores = measured.flatMap((trial) => trial.scores.flatMap(grade/* withMembers */.gn));
    const judged = scores.filter(({ costUsd, tokenUsage }) => costUsd !== undefined || tokenUsage !== undefined);
    const usages = [...measured, ...judged].flatMap(({ tokenUsage }) => tokenUsage ?? []);
    const costs = judged.flatMap(({ costUsd }) => costUsd ?? []);
    const msOf = ({ durationMs = 0, scores: graded }) => durationMs + sum(graded.map((score) => score.durationMs));
    return {
        time,
        durationMs: trials === undefined ? evalRun.durationMs : sum(measured.map(msOf)) / count,
        tokens: usages.length > 0
            ? {
                input: sum(usages.map(({ input }) => input)) / count,
                output: sum(usages.map(({ output }) => output)) / count,
            }
            : undefined,
        judgeCalls: judged.length / count,
        judgeUsd: costs.length > 0 ? sum(costs) / count : undefined,
    };
}
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

// EXTERNAL MODULE: ./build/js/src/app/history/history-reporter.js + 2 modules
var history_reporter = __webpack_require__(70220);
// EXTERNAL MODULE: ./build/js/src/app/history/open-store.js + 2 modules
var open_store = __webpack_require__(23095);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/file-reporters.js + 1 modules
var file_reporters = __webpack_require__(56574);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
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
const MOST_BYTES = 128 * 1024 * 1024;
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
                    await files.writeBytes(named, await files.readBytes(path, MOST_BYTES));
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
        ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files, { comment: gitHub.context, ...(0,redactions/* redactionOf */.Zx)(inputs, runtime) }),
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
function artifactReporters(nameOf, { folder, evidence, judged }, step) {
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
    if (evidence.length === 0)
        return [results];
    const { evidence: mode, baselineBranch: branch } = inputs;
    const samplesOf = (report) => samplesOfRun(judged, (0,history_trend/* historyTrend */.Gp)((0,history_reporter/* runToStore */.O)(report, judged, { job, env })), runtime);
    return [
        results,
        (0,evidence_reporter/* evidenceReporter */.ZW)({
            ...upload,
            key,
            evidence: mode,
            branch,
            paths: evidence,
            folder: (0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$),
            files,
            samplesOf: inputs.samples ? samplesOf : undefined,
        }),
    ];
}
function historyReporters({ judged }, step) {
    const { inputs, job, runtime, deadline: signal } = step;
    if (job === undefined)
        return [];
    const store = (0,open_store/* openStore */.C)(inputs, job, runtime);
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

/***/ 52759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson)
/* harmony export */ });
const harmlessJson = (value, indent) => JSON.stringify(value, undefined, indent)
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (character) => Array.from({ length: character.length }, (_, at) => escapeOf(character.charCodeAt(at))).join(''))
    .replaceAll('##[', `${escapeOf(0x23)}#[`);
const escapeOf = (unit) => `\\u${unit.toString(16).padStart(4, '0')}`;


/***/ })

};
