export const id = 5886;
export const ids = [5886];
export const modules = {

/***/ 30039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ jobCaches),
/* harmony export */   Ux: () => (/* binding */ hasJobCache)
/* harmony export */ });
/* unused harmony export openJobCaches */
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(780);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74180);


const SERVICE = 'The Actions cache';
function openJobCaches(retryBudget = new _retry_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .RetryBudget */ .K(SERVICE)) {
    const lookUp = (folder, keys, signal) => retryBudget.attempt((within) => look(folder, keys, { lookupOnly: true }, within), signal);
    return {
        find: (folder, keys, signal) => lookUp(folder, keys, signal).catch(() => undefined),
        restore: (folder, keys, signal) => look(folder, keys, {}, signal).catch(() => undefined),
        async save(folder, key, signal) {
            try {
                const { isFeatureAvailable, saveCache } = await Promise.all(/* import() */[__webpack_require__.e(4523), __webpack_require__.e(908), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
                if (!isFeatureAvailable())
                    return false;
                await lookUp(folder, { key, others: [] }, signal);
                return (await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_1__/* .untilAborted */ .E)(() => saveCache([folder], key), signal, SERVICE)) >= 0;
            }
            catch {
                return false;
            }
        },
    };
}
const jobCaches = openJobCaches();
async function look(folder, { key, others }, options, signal) {
    const { isFeatureAvailable, restoreCache } = await Promise.all(/* import() */[__webpack_require__.e(4523), __webpack_require__.e(908), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
    if (!isFeatureAvailable())
        return undefined;
    return (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_1__/* .untilAborted */ .E)(() => restoreCache([folder], key, [...others], options), signal, SERVICE);
}
const hasJobCache = (env) => env['GITHUB_ACTIONS'] === 'true' &&
    Boolean(env['ACTIONS_RUNTIME_TOKEN']) &&
    Boolean(env['ACTIONS_CACHE_SERVICE_V2'] ? env['ACTIONS_RESULTS_URL'] : env['ACTIONS_CACHE_URL']);


/***/ }),

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
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-reporter.js
var evidence_reporter = __webpack_require__(18774);
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

/***/ 27834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openNotes),
/* harmony export */   W: () => (/* binding */ readNotes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54566);
/* harmony import */ var _github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74296);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35825);




const conclusions = ['success', 'failure', 'neutral', 'cancelled'];
const LONGEST = 500;
const notesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    phase: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['running', 'stopping', 'reported']),
    check: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(_job_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_KEY_LENGTH */ .uf).optional(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(conclusions), headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST) }).optional(),
    stores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__/* .storedStores */ .W6), entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }))
        .max(_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__/* .storedStores */ .W6.length),
    storesAreChecked: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryNoteSchema */ .ur).max(_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_REPOSITORIES */ .ar).default([]),
});
const NAME = 'notes';
function openNotes(runner) {
    let notes = { version: 1, phase: 'running', stores: [], repositories: [] };
    const add = (more) => {
        notes = { ...notes, ...more };
        runner.keep(NAME, JSON.stringify(notes));
    };
    return {
        add,
        stopping() {
            if (notes.phase === 'running')
                add({ phase: 'stopping' });
        },
        verdict({ verdict: { kind, headline }, conclusion }) {
            add({ verdict: { conclusion: kind === 'cancelled' ? kind : conclusion, headline: headline.slice(0, LONGEST) } });
        },
        reported(receipts) {
            if (receipts.every(({ kind }) => kind !== 'notDelivered'))
                add({ phase: 'reported' });
        },
    };
}
function readNotes(env) {
    try {
        return notesSchema.parse(JSON.parse(env[`STATE_${NAME}`] ?? ''));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 60844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yk: () => (/* binding */ legOf),
/* harmony export */   km: () => (/* binding */ storedRepositories),
/* harmony export */   v0: () => (/* binding */ restored),
/* harmony export */   vw: () => (/* binding */ storesFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30039);
/* harmony import */ var _github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54566);
/* harmony import */ var _github_cache_stores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74296);
/* harmony import */ var _reuse_cache_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44315);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35825);






const RESTORE_MS = 60_000;
async function restored(inputs, job, runtime) {
    const { env, stores, clock, signal } = runtime;
    if (job === undefined || !(0,_adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .hasJobCache */ .Ux)(env))
        return [];
    const folder = storesFolder(inputs, runtime);
    const site = {
        inputs,
        job,
        leg: legOf((0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOf */ .TN)(inputs, job), inputs),
        folder,
        caches: _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .jobCaches */ .Jh,
        stores,
        now: clock.now(),
    };
    return (0,_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreStores */ .b4)(site, AbortSignal.any([signal, AbortSignal.timeout(RESTORE_MS)]));
}
const legOf = (key, { shard }) => shard === undefined ? key : `${key} ${shard.index}/${shard.count}`;
const storesFolder = ({ workingDirectory }, { cwd, env }) => (0,_reuse_cache_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheFolder */ .nF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, workingDirectory), env);
const RESTORE_REPOSITORIES_MS = 180_000;
function storedRepositories(inputs, job, runtime) {
    const folder = (0,_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_2__/* .travelFolder */ .FI)(runtime.env);
    if (job === undefined || folder === undefined || !(0,_adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .hasJobCache */ .Ux)(runtime.env))
        return undefined;
    const { trees, clock, log } = runtime;
    const restoreMs = RESTORE_REPOSITORIES_MS;
    return new _github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_2__/* .StoredRepositories */ .qJ({ inputs, job, caches: _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .jobCaches */ .Jh, restoreMs, trees, clock, folder, notify: log.warn });
}


/***/ }),

/***/ 54566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ travelFolder),
/* harmony export */   ar: () => (/* binding */ MAX_REPOSITORIES),
/* harmony export */   iG: () => (/* binding */ saveRepositories),
/* harmony export */   qJ: () => (/* binding */ StoredRepositories),
/* harmony export */   ur: () => (/* binding */ repositoryNoteSchema)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _workspaces_repositories_mirror_packs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19991);
/* harmony import */ var _workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55457);
/* harmony import */ var _workspaces_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25021);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74296);






const MAX_REPOSITORIES = 50;
const MAX_BYTES = 2 * 1024 ** 3;
const repositoryNoteSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    identity: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .max(300)
        .regex(/^[\w.:-]+(?:\/[\w.~-]+)+$/),
    content: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{32}$/),
    isSpoilt: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
});
function travelFolder(env) {
    const temp = env['RUNNER_TEMP'];
    return temp ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temp, 'eval-action-repositories') : undefined;
}
class StoredRepositories {
    #site;
    #found = new Map();
    #spoilt = new Set();
    #used = [];
    #leftMs;
    constructor(site) {
        this.#site = site;
        this.#leftMs = site.restoreMs;
    }
    async take(identity, signal) {
        const { inputs, job, caches, trees, clock } = this.#site;
        const isWanted = !inputs.dryRun && (inputs.cache?.includes('workspaces') ?? true);
        if (!isWanted || !isOnServer(identity, job) || this.#leftMs <= 0)
            return undefined;
        const { folder, file } = locationOf(identity, this.#site);
        const startedAt = clock.now();
        const limit = AbortSignal.timeout(this.#leftMs);
        const within = AbortSignal.any([signal, limit]);
        await trees.remove(folder);
        const keys = keysOf(identity, job);
        const key = await caches.find(folder, keys, within);
        const restored = key && (await caches.restore(folder, { key, others: [] }, within));
        this.#leftMs -= clock.now() - startedAt;
        if (limit.aborted)
            this.#giveUp();
        if (key === undefined || within.aborted)
            return undefined;
        if (restored !== undefined)
            this.#found.set(identity, contentIn(key));
        return { file, [Symbol.asyncDispose]: () => trees.remove(folder) };
    }
    spoilt(identity) {
        this.#spoilt.add(identity);
    }
    used(mirrors) {
        this.#used = mirrors;
    }
    notes() {
        const { inputs, job } = this.#site;
        if (!(0,_stores_js__WEBPACK_IMPORTED_MODULE_5__/* .mayKeep */ .Z9)(job) || inputs.cache?.includes('workspaces') === false)
            return [];
        return this.#used
            .map(({ identity, content }) => ({ identity, content, isSpoilt: this.#spoilt.has(identity) }))
            .filter(({ identity, content, isSpoilt }) => isSpoilt || this.#found.get(identity) !== content)
            .filter((note) => isOnServer(note.identity, job) && repositoryNoteSchema.safeParse(note).success)
            .slice(0, MAX_REPOSITORIES);
    }
    #giveUp() {
        this.#leftMs = 0;
        const { restoreMs, notify } = this.#site;
        notify(`Restoring repositories from the Actions cache takes longer than ${restoreMs / 1000} s, so they are fetched instead`);
    }
}
async function saveRepositories(noted, site, signal) {
    const { job, caches, trees, files, folders, notify } = site;
    const stored = [];
    if (!(0,_stores_js__WEBPACK_IMPORTED_MODULE_5__/* .mayKeep */ .Z9)(job))
        return stored;
    let left = MAX_BYTES;
    for (const note of noted) {
        const { identity } = note;
        const mirror = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folders.mirrors, (0,_workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_3__/* .mirrorName */ .z)(identity));
        if (signal.aborted || (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, 'HEAD'))) !== 'file')
            continue;
        if (!isOwn(identity, job) && !(await isPublic(identity, site, signal))) {
            notify(`${identity} is not cached for later jobs: it is not public, and anyone who opens a pull request could read the cache`);
            continue;
        }
        const { folder, file } = locationOf(identity, site);
        const keys = keysFor(note, job);
        const found = await caches.find(folder, { key: keys[0], others: keys.slice(1) }, signal);
        if (found !== undefined && keys.includes(found))
            continue;
        const tooLarge = () => notify(`${identity} is not cached for later jobs: the total size would exceed 2 GiB`);
        if (((await (0,_workspaces_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)(mirror, site))?.bytes ?? 0) > left) {
            tooLarge();
            continue;
        }
        await trees.remove(folder);
        try {
            const why = await (0,_workspaces_repositories_mirror_packs_js__WEBPACK_IMPORTED_MODULE_2__/* .packMirror */ .xl)(mirror, file, site, signal);
            const { bytes } = await trees.size(folder, signal);
            if (why !== undefined)
                notify(`${identity} is not cached for later jobs: ${why}`);
            else if (bytes > left)
                tooLarge();
            else if (await caches.save(folder, keys[0], signal)) {
                left -= bytes;
                stored.push(identity);
            }
        }
        finally {
            await trees.remove(folder);
        }
    }
    return stored;
}
function locationOf(identity, site) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(site.folder, (0,_workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_3__/* .mirrorName */ .z)(identity).slice(0, 16));
    return { folder, file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'mirror.bundle') };
}
const beginnings = (identity, job) => (0,_stores_js__WEBPACK_IMPORTED_MODULE_5__/* .cacheKeys */ .Xr)('agentv-repository', job, '').others.map((scope) => `${scope}${(0,_workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_3__/* .mirrorName */ .z)(identity).slice(0, 16)}-`);
function keysOf(identity, job) {
    const [own = '', ...others] = beginnings(identity, job);
    return { key: `${own}newest`, others: [own, ...others] };
}
function keysFor({ identity, content, isSpoilt }, job) {
    const [own = '', ...others] = beginnings(identity, job);
    if (isSpoilt)
        return [`${own}${content}-${job.run}-${job.attempt}`];
    return [`${own}${content}`, ...others.map((beginning) => `${beginning}${content}`)];
}
const contentIn = (key) => /-([0-9a-f]{32})(?:-\d+-\d+)?$/.exec(key)?.[1] ?? '';
const isOnServer = (identity, { serverUrl }) => identity.startsWith(`${new URL(serverUrl).host}/`);
const isOwn = (identity, { serverUrl, owner, repo }) => identity.toLowerCase() === `${new URL(serverUrl).host}/${owner}/${repo}`.toLowerCase();
const LOOK_MS = 10_000;
async function isPublic(identity, { job, http }, signal) {
    if (!isOnServer(identity, job))
        return false;
    const path = identity.slice(identity.indexOf('/'));
    try {
        const reply = await http(`${job.serverUrl}${path}.git/info/refs?service=git-upload-pack`, {
            headers: { 'git-protocol': 'version=2' },
            signal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]),
        });
        await reply.body?.cancel();
        return reply.ok && reply.headers.get('content-type') === 'application/x-git-upload-pack-advertisement';
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 74296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W6: () => (/* binding */ storedStores),
/* harmony export */   Xr: () => (/* binding */ cacheKeys),
/* harmony export */   Z9: () => (/* binding */ mayKeep),
/* harmony export */   b4: () => (/* binding */ restoreStores),
/* harmony export */   oI: () => (/* binding */ saveStores),
/* harmony export */   sh: () => (/* binding */ dropForeign)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _action_untrusted_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90388);



const storedStores = ['judge', 'responses'];
async function restoreStores(site, signal) {
    return Promise.all(wanted(site).map(async (name) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(site.folder, name);
        await site.stores.clean(folder, { now: site.now });
        const key = await site.caches.find(folder, keysOf(name, site), signal);
        if (key !== undefined)
            await site.caches.restore(folder, { key, others: [] }, signal);
        site.stores.trust(folder);
        return { name, entries: (await site.stores.size(folder)).entries };
    }));
}
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_AGE_MS = 30 * 86_400_000;
async function saveStores(noted, site, signal) {
    if (!mayKeep(site.job))
        return [];
    const stored = await Promise.all(noted.map(async ({ name, entries }) => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(site.folder, name);
        if ((await site.stores.size(folder)).entries <= entries)
            return [];
        const { now } = site;
        await site.stores.clean(folder, { maxBytes: MAX_BYTES, writtenBefore: now - MAX_AGE_MS, now });
        const { key } = keysOf(name, site);
        return (await site.caches.save(folder, key, signal)) ? [name] : [];
    }));
    return stored.flat();
}
const keysOf = (name, { job, leg }) => cacheKeys(`agentv-${name}`, job, leg);
function wanted({ inputs: { cache, dryRun } }) {
    return dryRun ? [] : storedStores.filter((name) => cache?.includes(name) ?? true);
}
async function dropForeign(noted, { folder, stores, now }) {
    for (const { name } of noted)
        await stores.clean((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { now, untrusted: true });
}
const VERSION = 'v1';
function cacheKeys(what, job, leg) {
    const own = `${what}-${VERSION}-${scopeOf(job)}-`;
    const base = job.base === undefined ? undefined : `${what}-${VERSION}-${branchScope(`refs/heads/${job.base.branch}`)}-`;
    const part = `${hash(JSON.stringify([job.workflow, job.name, leg]))}-`;
    return {
        key: `${own}${part}${job.run}-${job.attempt}`,
        others: [own, ...(base === undefined || base === own ? [] : [base])].flatMap((each) => [`${each}${part}`, each]),
    };
}
function mayKeep({ event, pull, ref }) {
    if (pull?.isFork || [..._action_untrusted_code_js__WEBPACK_IMPORTED_MODULE_2__/* .OPEN_EVENTS */ .$O, 'workflow_run', 'merge_group'].includes(event))
        return false;
    return pull !== undefined || ref.startsWith('refs/heads/');
}
const scopeOf = ({ pull, ref }) => (pull === undefined ? branchScope(ref) : `pull-${pull.number}`);
const branchScope = (ref) => `branch-${hash(ref)}`;
const hash = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 12);


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
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15714);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57277);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96360);
/* harmony import */ var _status_icons_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50594);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46440);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57382);











const STEP_LIMITS = { errors: 9, warnings: 5 };
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(errored).flatMap((group) => erroredTests(report, group, { name, word: 'errored' })),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(notRun).flatMap((group) => erroredTests(report, group, { name, word: 'not run' })),
        ...(0,_warnings_js__WEBPACK_IMPORTED_MODULE_10__/* .allWarnings */ .hc)(report).map((problem) => problemAnnotation(problem, 'warning', _status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .problemTitles */ .bq[problem.code])),
    ];
    return [
        ...limited(all, 'error', limits.errors, 'the job summary'),
        ...limited(all, 'warning', limits.warnings, 'the job summary'),
        headline(report),
    ];
}
function problemAnnotations(problems) {
    const all = problems.map((problem) => problemAnnotation(problem, 'error', 'The evals could not run'));
    return limited(all, 'error', STEP_LIMITS.errors, 'the log of the step');
}
function annotationCommand({ level, title, message, file, line, column }) {
    const properties = Object.entries({ title, file, line, col: column })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .commandProperty */ .N1)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .neutral */ .SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .commandData */ .wq)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_4__/* .neutral */ .SY)(message))}`;
}
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const MAX_COMMAND_LENGTH = 450;
const MAX_NAMES = 5;
function failingTest(report, result, name, change) {
    const level = failingLevel(report, result, change);
    if (level === undefined)
        return [];
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .failedChecks */ .HH)(result);
    const answer = line((0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .judgedAnswer */ .W9)(result));
    const isRegressed = change?.state === 'regressed';
    const numbers = isRegressed && change.base !== undefined ? (0,_compared_js__WEBPACK_IMPORTED_MODULE_2__/* .passesOf */ .Hb)(change) : plainNumbers(result);
    const confirmed = change && (0,_compared_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmationOf */ .$x)(change);
    const command = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_7__/* .reproduceCommand */ .nB)(result, undefined, { flags: report.flags });
    const one = annotation(level, titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`), [
        ...(confirmed === undefined ? [] : [confirmed]),
        line(check.text),
        `got: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .answerOf */ .ut)(result)) || '(no answer)'}`,
        ...(check.got === undefined || answer === '' ? [] : [`answer: ${answer}`]),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .answerNotes */ .QZ)(result).map((note) => line(note)),
        ...(command !== undefined && command.length <= MAX_COMMAND_LENGTH ? [`run it again: ${command}`] : []),
    ], result.location);
    return [one];
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
    if (state === 'quarantined')
        return undefined;
    if (state === 'regressed' || missesRequirement(report, result))
        return 'error';
    if (state === 'failing-as-before' || (state === 'failing' && change?.flaky))
        return undefined;
    return kindOf(report, result) === 'fail' && !UNCONFIRMED.includes(state) ? 'error' : 'warning';
}
const missesRequirement = ({ verdict }, { suite, suiteFile, target, testId }) => verdict.reasons.some((reason) => reason.rule === 'requirement' &&
    reason.kind === 'fail' &&
    reason.suite === suite &&
    reason.file === suiteFile &&
    reason.target === target &&
    (reason.testId === undefined || reason.testId === testId));
function plainNumbers(result) {
    const trials = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .trialsPassed */ .So)(result);
    const reached = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .hasPassMark */ .Hg)(result) ? `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .score */ .fN)(result.passMark)}` : (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .scoreText */ .QO)(result);
    return trials === undefined ? reached : `${reached}; ${trials}`;
}
function erroredTests(report, group, { name, word }) {
    const { class: failureClass, message, results } = group;
    const cause = _status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .failureWords */ .AC[failureClass];
    const [first] = results;
    if (results.every(_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .isNotAsWritten */ .RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .causeLines */ .t1)(result).map((part) => line(part)), result.failure.location ?? result.location));
    }
    const named = results.slice(0, MAX_NAMES).map((result) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name(result)), TITLE_CHARACTERS));
    const others = results.length - named.length;
    const isAlone = results.length === 1;
    return [
        annotation(erroredLevel(report, results), isAlone ? titled(`${word} (${cause}): `, name(first)) : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', results.length)} ${word}: ${cause}`, [
            line(message, 2 * LINE_CHARACTERS),
            ...(isAlone ? [] : [named.join(', ') + (others > 0 ? ` and ${others} more` : '')]),
        ], isAlone ? first.location : undefined),
    ];
}
const erroredLevel = (report, results) => results.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
const kindOf = (report, { suite, suiteFile, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteKind */ .h0)(report, { suite, file: suiteFile, target });
function problemAnnotation(problem, level, title) {
    const { expected, found, hint, location } = problem;
    const details = [
        expected === undefined ? undefined : `expected: ${line(expected)}`,
        found === undefined ? undefined : `found: ${line(found)}`,
        hint === undefined ? undefined : line((0,_warnings_js__WEBPACK_IMPORTED_MODULE_10__/* .permissionsInLine */ .K$)(hint)),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)), ...details], location);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,_status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .verdictMark */ .vG)(verdict.kind);
    return annotation('notice', `Evals: ${word}`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        (0,_totals_js__WEBPACK_IMPORTED_MODULE_9__/* .totalsLine */ .sX)(report).join(' \u00b7 '),
    ]);
}
function uncommentedAnnotation({ verdict }, { why, hint }) {
    return annotation('notice', `Evals: ${(0,_status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .verdictMark */ .vG)(verdict.kind).word}, without a comment`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        line(`The comment was not written: ${why}`),
        ...(hint === undefined ? [] : [line((0,_warnings_js__WEBPACK_IMPORTED_MODULE_10__/* .permissionsInLine */ .K$)(hint))]),
    ]);
}
function limited(all, level, most, elsewhere) {
    const those = all.filter((one) => one.level === level);
    const others = those.length - most;
    if (others <= 0)
        return those;
    const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
    return [...those.slice(0, most), { level, title: more, message: `${more}: ${elsewhere} lists all of them` }];
}
function annotation(level, title, lines, location) {
    return {
        level,
        title: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(title, TITLE_CHARACTERS),
        message: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(lines.join('\n'), MESSAGE_CHARACTERS),
        file: location?.file,
        line: location?.line,
        column: location?.column,
    };
}
function titled(before, name, after = '') {
    return before + (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(text), most);


/***/ })

};
