export const id = 5343;
export const ids = [5343];
export const modules = {

/***/ 88365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mainAction: () => (/* binding */ mainAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/baseline/store-evidence.js
var store_evidence = __webpack_require__(95022);
// EXTERNAL MODULE: ./build/js/src/config/environments.js
var environments = __webpack_require__(55250);
// EXTERNAL MODULE: ./build/js/src/config/input-sources.js
var input_sources = __webpack_require__(31301);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy.js + 2 modules
var policy_policy = __webpack_require__(20816);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy-base.js
var policy_base = __webpack_require__(56593);
// EXTERNAL MODULE: ./build/js/src/github/artifact-names.js
var artifact_names = __webpack_require__(28712);
// EXTERNAL MODULE: ./build/js/src/github/artifact-upload.js
var artifact_upload = __webpack_require__(91391);
// EXTERNAL MODULE: ./build/js/src/github/event.js
var github_event = __webpack_require__(98427);
// EXTERNAL MODULE: ./build/js/src/github/job.js
var github_job = __webpack_require__(64956);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/page/data/report-page.js
var report_page = __webpack_require__(56754);
// EXTERNAL MODULE: ./build/js/src/runner/judge-tests.js
var judge_tests = __webpack_require__(58601);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(43357);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/run-pipeline.js + 2 modules
var run_pipeline = __webpack_require__(25279);
// EXTERNAL MODULE: ./build/js/src/runner/shards/part-of-run.js
var part_of_run = __webpack_require__(20991);
// EXTERNAL MODULE: ./build/js/src/action/action-step.js + 1 modules
var action_step = __webpack_require__(91816);
// EXTERNAL MODULE: ./build/js/src/action/github-cache/repositories.js
var repositories = __webpack_require__(64475);
// EXTERNAL MODULE: ./build/js/src/action/github-cache/stores.js
var github_cache_stores = __webpack_require__(54189);
// EXTERNAL MODULE: ./build/js/src/action/inside-workspace.js
var inside_workspace = __webpack_require__(51032);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/platform/process/child-env.js
var child_env = __webpack_require__(29809);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/job-variables.js
var job_variables = __webpack_require__(41486);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
;// CONCATENATED MODULE: ./build/js/src/action/missing-secrets.js





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
    .flatMap(([name, value]) => (value === '' && (0,secret_names/* isSecretVariable */.tS)(name) && result_keys/* variableName */.cG.test(name) ? [name] : []))
    .sort()
    .slice(0, result_keys/* MAX_MISSING_SECRETS */.wZ);

// EXTERNAL MODULE: ./build/js/src/action/outputs.js
var outputs = __webpack_require__(51708);
// EXTERNAL MODULE: ./build/js/src/action/post-notes.js
var post_notes = __webpack_require__(58614);
// EXTERNAL MODULE: ./build/js/src/cli/progress-terminal.js
var progress_terminal = __webpack_require__(97004);
// EXTERNAL MODULE: ./build/js/src/cli/tally.js
var cli_tally = __webpack_require__(86308);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/terminal.js
var terminal_terminal = __webpack_require__(44066);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/time-limits.js
var time_limits = __webpack_require__(24172);
;// CONCATENATED MODULE: ./build/js/src/action/progress-runner.js









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
                const { text, running } = tally;
                const more = running.length > NAMED ? ` and ${running.length - NAMED} more` : '';
                const names = running.length === 0 ? '' : ` \u00b7 ${running.slice(0, NAMED).join(', ')}${more}`;
                say((0,terminal/* oneLine */.T)(`still running: ${text}${names}`));
            }
            else
                await clock.sleep(HEARTBEAT_MS - silentMs, over.signal);
        }
    };
    let isOpen = false;
    return {
        planned({ tests, tool, takenOver, timeLimits = [], forecast = [] }, problems) {
            for (const problem of problems)
                say(`${problem.severity}: ${(0,errors/* problemText */.fI)(problem)}`);
            if (takenOver !== undefined)
                say(`This run continues an earlier run: ${(0,progress_terminal/* takenOverText */.h_)(takenOver)}`);
            for (const line of forecast)
                say((0,terminal/* oneLine */.T)(line));
            for (const line of (0,time_limits/* timeLimitLines */.m)(timeLimits))
                say(line);
            const left = (0,text_text/* plural */.LS)('test', tests - (takenOver?.results.length ?? 0));
            runner.print(tool === undefined ? `::group::Running ${left}` : `::group::${tool} ran ${left}`);
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
        extraTrial(trial) {
            tally.extraTrial(trial.result);
            const line = (0,terminal_terminal/* extraResultLine */.wO)(trial, SCREEN, dryRun);
            if (line === undefined)
                return;
            lastSaidAt = clock.now();
            say(line);
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
            (0,deliver/* complainAbout */.p3)(receipts, say);
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/action/reporting.js + 1 modules
var action_reporting = __webpack_require__(56849);
;// CONCATENATED MODULE: ./build/js/src/action/action.js
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

























const mainAction = (host) => (0,action_step/* actionStep */.J2)(input_sources/* actionInputs */.eh, run, outputs/* outputsWithoutRun */.M5, host);
const RESTORE_MS = 60_000;
const BEGIN_MS = 20_000;
async function run(stepInputs, runtime, runner, end) {
    const { env, files, signal } = runtime;
    const event = await (0,github_event/* readEvent */.j_)(env, files);
    (0,github_event/* refuseUntrustedCode */.ot)(event, stepInputs);
    (0,judge_tests/* refuseWithJudges */.Vk)(stepInputs);
    const { checkout } = runner;
    await (0,inside_workspace/* requireInsideWorkspace */.v)(stepInputs, { ...runtime, checkout });
    await (0,environments/* learnSecretsHere */.GK)(runtime, stepInputs.workingDirectory);
    const ofEvent = (0,github_job/* jobOf */.Zw)(env, event);
    const base = await (0,policy_base/* policyBase */.E0)(stepInputs, ofEvent, { runtime, checkout });
    const job = (0,policy_base/* onTestedBase */.G0)(ofEvent, base);
    const baseSha = job?.base?.sha ?? event.pull_request?.base.sha ?? event.merge_group?.base_sha;
    try {
        const initialPolicy = await (0,policy_policy/* findPolicy */.i6)(stepInputs, runtime, base);
        const policy = { ...initialPolicy, inputs: (0,part_of_run/* inputsOfShard */.hb)(initialPolicy.inputs) };
        const { inputs } = policy;
        end.inputs = inputs;
        await (0,inside_workspace/* requireInsideWorkspace */.v)(inputs, { ...runtime, checkout });
        const notes = (0,post_notes/* openNotes */.Au)(runner);
        end.notes = notes;
        whenAborted(signal, () => notes.stopping());
        const caches = job && (0,github_cache_stores/* jobStores */.E)(inputs, job, (0,github_job/* keyOf */.TN)(inputs, job), runtime);
        const within = AbortSignal.any([signal, AbortSignal.timeout(RESTORE_MS)]);
        const stores = caches === undefined ? [] : await (0,github_cache_stores/* restoreStores */.b4)(caches, within);
        notes.add({ stores });
        const mirrors = job && (0,repositories/* storedRepositories */.k)(inputs, job, runtime);
        const late = new AbortController();
        whenAborted(signal, () => setTimeout(() => late.abort(signal.reason), action_reporting/* CANCELLED_MS */["do"] / 2).unref());
        const opened = await (0,action_reporting/* openReporting */.vD)({ inputs, job, runtime, runner, end }, {
            nameOf: (key, attempt) => (0,artifact_names/* resultsArtifact */.p$)(key, attempt, inputs.shard),
            isOwnRun: true,
            beginning: () => AbortSignal.any([late.signal, AbortSignal.timeout(BEGIN_MS)]),
            onCheck: (check) => notes.add({ check }),
        });
        notes.add({ pull: opened.gitHub.pull, key: job && (0,github_job/* keyOf */.TN)(inputs, job) });
        const progress = runnerProgress(runner, inputs, runtime.clock);
        const reporting = {
            progress: {
                ...progress,
                planned(...plan) {
                    end.isMeasuring = true;
                    progress.planned(...plan);
                },
            },
            local: (folder) => opened.local(folder),
            exportTraces: (report, folder) => opened.exportTraces(report, folder),
            page: (judged) => (0,report_page/* reportPage */.S)(judged, opened.page(judged.run, judged.gateInputs.inputs), runtime),
            decided(report, folder) {
                opened.decided(report, folder);
                notes.verdict(report);
            },
            deliver(report, published) {
                notes.add({ repositories: mirrors?.notes() ?? [] });
                return opened.deliver(report, published);
            },
        };
        const missingSecrets = missingSecretsFrom(job, env);
        const isEvidenceStored = (0,store_evidence/* leavesEvidence */.mA)(inputs, job, env);
        const made = await sayingWhyNoSecrets(missingSecrets, () => (0,run_pipeline/* runPipeline */.a)({ policy, reporting, isEvidenceStored, job, baseSha, missingSecrets, mirrors }, runtime));
        if (caches !== undefined)
            await (0,github_cache_stores/* dropForeign */.sh)(stores, { ...caches, now: runtime.clock.now() });
        notes.add({ storesAreChecked: true });
        if (inputs.shard === undefined)
            return (0,exit_code/* exitCodeOf */.FO)(made);
        if (initialPolicy.inputs.jobSummary !== 'off')
            await runner.addToSummary(`**Evals:** ${made.verdict.headline}\n`);
        return end.isNotUploaded ? 2 : (0,exit_code/* exitCodeOf */.FO)(made);
    }
    catch (error) {
        if (!end.isMeasuring && !signal.aborted)
            await storeNotMeasured(end.inputs ?? stepInputs, job, runtime);
        throw error;
    }
}
function whenAborted(signal, work) {
    if (signal.aborted)
        work();
    else
        signal.addEventListener('abort', work, { once: true });
}
async function storeNotMeasured(inputs, job, { env, files, log }) {
    if (job === undefined || !(0,action_reporting/* uploadsArtifacts */.uE)(inputs, env))
        return;
    const name = (0,artifact_names/* notMeasuredArtifact */.kZ)((0,github_job/* keyOf */.TN)(inputs, job), job.attempt, inputs.shard);
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


/***/ }),

/***/ 64475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ storedRepositories),
/* harmony export */   saveRepositories: () => (/* binding */ saveRepositories),
/* harmony export */   travelFolder: () => (/* binding */ travelFolder)
/* harmony export */ });
/* unused harmony export StoredRepositories */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _github_caches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84340);
/* harmony import */ var _workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55457);
/* harmony import */ var _post_notes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58614);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54189);





const MAX_BYTES = 2 * 1024 ** 3;
const RESTORE_MS = 180_000;
function storedRepositories(inputs, job, runtime) {
    const folder = travelFolder(runtime.env);
    if (folder === undefined || !(0,_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .hasJobCache */ .Ux)(runtime.env))
        return undefined;
    const { warn: notify } = runtime.log;
    return new StoredRepositories({ ...runtime, inputs, job, caches: _github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .jobCaches */ .Jh, restoreMs: RESTORE_MS, folder, notify });
}
function travelFolder(env) {
    const temp = env['RUNNER_TEMP'];
    return temp ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temp, 'eval-action-repositories') : undefined;
}
class StoredRepositories {
    #site;
    #found = new Map();
    #used = [];
    #leftMs;
    constructor(site) {
        this.#site = site;
        this.#leftMs = site.restoreMs;
    }
    async take(identity, signal) {
        const { inputs, job, caches, trees, clock, restoreMs, notify } = this.#site;
        const isWanted = !inputs.dryRun && (inputs.cache?.includes('workspaces') ?? true);
        if (!isWanted || !isOnServer(identity, job) || this.#leftMs <= 0)
            return undefined;
        const { folder, file } = locationOf(identity, this.#site);
        const startedAt = clock.now();
        const limit = AbortSignal.timeout(this.#leftMs);
        const within = AbortSignal.any([signal, limit]);
        await trees.remove(folder);
        const [ownPrefix = '', ...others] = beginnings(identity, job);
        const key = await caches.find(folder, { key: `${ownPrefix}newest`, others: [ownPrefix, ...others] }, within);
        const restored = key && (await caches.restore(folder, { key, others: [] }, within));
        this.#leftMs -= clock.now() - startedAt;
        if (limit.aborted) {
            this.#leftMs = 0;
            notify(`Restoring repositories from the Actions cache takes longer than ${restoreMs / 1000} s, so they are fetched instead`);
        }
        if (key === undefined || within.aborted)
            return undefined;
        if (restored !== undefined)
            this.#found.set(identity, /-([0-9a-f]{32})$/.exec(key)?.[1] ?? '');
        return { file, [Symbol.asyncDispose]: () => trees.remove(folder) };
    }
    used(mirrors) {
        this.#used = mirrors;
    }
    notes() {
        const { inputs, job } = this.#site;
        if (!(0,_stores_js__WEBPACK_IMPORTED_MODULE_4__/* .mayKeep */ .Z9)(job) || inputs.cache?.includes('workspaces') === false)
            return [];
        return this.#used
            .filter(({ identity, content }) => this.#found.get(identity) !== content)
            .filter((note) => isOnServer(note.identity, job) && _post_notes_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryNoteSchema */ .ur.safeParse(note).success)
            .slice(0, _post_notes_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_REPOSITORIES */ .ar);
    }
}
async function saveRepositories(noted, site, signal) {
    const { job, caches, trees, files, folders, notify } = site;
    const stored = [];
    if (!(0,_stores_js__WEBPACK_IMPORTED_MODULE_4__/* .mayKeep */ .Z9)(job))
        return stored;
    const ownRepository = `${new URL(job.serverUrl).host}/${job.owner}/${job.repo}`;
    let left = MAX_BYTES;
    for (const note of noted) {
        const { identity } = note;
        const mirror = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folders.mirrors, (0,_workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_2__/* .mirrorName */ .zZ)(identity));
        if (signal.aborted || (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(mirror, 'HEAD'))) !== 'file')
            continue;
        const isOwn = identity.toLowerCase() === ownRepository.toLowerCase();
        if (!isOwn && !(await isPublic(identity, site, signal))) {
            notify(`${identity} is not cached for later jobs: it is not public, and anyone who opens a pull request could read the cache`);
            continue;
        }
        const { folder, file } = locationOf(identity, site);
        const [scope = '', ...others] = beginnings(identity, job);
        const [key, ...sameContent] = [scope, ...others].map((beginning) => `${beginning}${note.content}`);
        const keys = { key: key ?? '', others: sameContent };
        const existingKey = await caches.find(folder, keys, signal);
        if (existingKey !== undefined && [keys.key, ...sameContent].includes(existingKey))
            continue;
        const tooLarge = () => notify(`${identity} is not cached for later jobs: the total size would exceed 2 GiB`);
        if ((await trees.size(mirror, signal)).bytes > left) {
            tooLarge();
            continue;
        }
        await trees.remove(folder);
        try {
            const why = await (0,_workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_2__/* .packMirror */ .xl)(mirror, file, site, signal);
            const { bytes } = await trees.size(folder, signal);
            if (why !== undefined)
                notify(`${identity} is not cached for later jobs: ${why}`);
            else if (bytes > left)
                tooLarge();
            else if (await caches.save(folder, keys.key, signal)) {
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
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(site.folder, (0,_workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_2__/* .mirrorName */ .zZ)(identity).slice(0, 16));
    return { folder, file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'mirror.bundle') };
}
const beginnings = (identity, job) => (0,_stores_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheKeys */ .Xr)('agentv-repository', job, '').others.map((scope) => `${scope}${(0,_workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_2__/* .mirrorName */ .zZ)(identity).slice(0, 16)}-`);
const isOnServer = (identity, { serverUrl }) => identity.startsWith(`${new URL(serverUrl).host}/`);
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

/***/ 54189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ jobStores),
/* harmony export */   W6: () => (/* binding */ storedStores),
/* harmony export */   Xr: () => (/* binding */ cacheKeys),
/* harmony export */   Z9: () => (/* binding */ mayKeep),
/* harmony export */   b4: () => (/* binding */ restoreStores),
/* harmony export */   oI: () => (/* binding */ saveStores),
/* harmony export */   sh: () => (/* binding */ dropForeign)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _github_caches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84340);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98427);
/* harmony import */ var _runner_reuse_cache_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89332);





const storedStores = ['judge', 'responses'];
function jobStores(inputs, job, key, { cwd, env, stores, clock }) {
    if (!(0,_github_caches_js__WEBPACK_IMPORTED_MODULE_2__/* .hasJobCache */ .Ux)(env))
        return undefined;
    const { shard, workingDirectory } = inputs;
    const leg = shard === undefined ? key : `${key} ${shard.index}/${shard.count}`;
    const folder = (0,_runner_reuse_cache_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheFolder */ .nF)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, workingDirectory), env);
    return { inputs, job, leg, folder, caches: _github_caches_js__WEBPACK_IMPORTED_MODULE_2__/* .jobCaches */ .Jh, stores, now: clock.now() };
}
async function restoreStores(site, signal) {
    const { cache, dryRun } = site.inputs;
    const wanted = dryRun ? [] : storedStores.filter((name) => cache?.includes(name) ?? true);
    return Promise.all(wanted.map(async (name) => {
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
async function dropForeign(noted, { folder, stores, now }) {
    for (const { name } of noted)
        await stores.clean((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { now, untrusted: true });
}
const VERSION = 'v1';
function cacheKeys(what, job, leg) {
    const { pull, base, ref } = job;
    const ofScope = (scope) => `${what}-${VERSION}-${scope}-`;
    const ownPrefix = ofScope(pull === undefined ? `branch-${hash(ref)}` : `pull-${pull.number}`);
    const ofBase = base === undefined ? ownPrefix : ofScope(`branch-${hash(`refs/heads/${base.branch}`)}`);
    const part = `${hash(JSON.stringify([job.workflow, job.name, leg]))}-`;
    return {
        key: `${ownPrefix}${part}${job.run}-${job.attempt}`,
        others: [...new Set([ownPrefix, ofBase])].flatMap((each) => [`${each}${part}`, each]),
    };
}
function mayKeep({ event, pull, ref }) {
    if (pull?.isFork || [..._github_event_js__WEBPACK_IMPORTED_MODULE_3__/* .OPEN_EVENTS */ .$O, 'workflow_run', 'merge_group'].includes(event))
        return false;
    return pull !== undefined || ref.startsWith('refs/heads/');
}
const hash = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 12);


/***/ }),

/***/ 58614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ openNotes),
/* harmony export */   WT: () => (/* binding */ readNotes),
/* harmony export */   ar: () => (/* binding */ MAX_REPOSITORIES),
/* harmony export */   ur: () => (/* binding */ repositoryNoteSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _github_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64956);
/* harmony import */ var _github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54189);



const conclusions = ['success', 'failure', 'neutral', 'cancelled'];
const MAX_HEADLINE = 500;
const MAX_REPOSITORIES = 50;
const repositoryNoteSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    identity: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .max(300)
        .regex(/^[\w.:-]+(?:\/[\w.~-]+)+$/),
    content: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{32}$/),
});
const notesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    phase: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['running', 'stopping', 'reported']),
    check: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(_github_job_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_KEY_LENGTH */ .uf).optional(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(conclusions), headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(MAX_HEADLINE) }).optional(),
    stores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__/* .storedStores */ .W6), entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }))
        .max(_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__/* .storedStores */ .W6.length),
    storesAreChecked: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(repositoryNoteSchema).max(MAX_REPOSITORIES).default([]),
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
            add({
                verdict: { conclusion: kind === 'cancelled' ? kind : conclusion, headline: headline.slice(0, MAX_HEADLINE) },
            });
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

/***/ 84340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ jobCaches),
/* harmony export */   Ux: () => (/* binding */ hasJobCache)
/* harmony export */ });
/* unused harmony export openJobCaches */
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48851);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60681);


const SERVICE = 'The Actions cache';
function openJobCaches(retryBudget = new _retry_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .RetryBudget */ .Km(SERVICE)) {
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

/***/ 27869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   jx: () => (/* binding */ annotationCommand),
/* harmony export */   tJ: () => (/* binding */ uncommentedAnnotation),
/* harmony export */   ur: () => (/* binding */ problemAnnotations)
/* harmony export */ });
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71019);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91305);
/* harmony import */ var _comparison_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54534);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57277);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5937);
/* harmony import */ var _shared_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19337);
/* harmony import */ var _status_icons_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50594);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(46440);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(57382);













const STEP_LIMITS = { errors: 9, warnings: 5 };
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const MAX_NAMES = 5;
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun, nameOf, changeOf } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .findings */ .Pg)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, nameOf(result), changeOf(result))),
        ...erroredTests(report, errored, 'errored'),
        ...erroredTests(report, notRun, 'not run'),
        ...(0,_warnings_js__WEBPACK_IMPORTED_MODULE_12__/* .allWarnings */ .hc)(report).map((problem) => problemAnnotation(problem, 'warning', (0,_status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .problemTitle */ .yz)(problem.code))),
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
    const state = change?.state ?? 'failing';
    const missesRequirement = report.verdict.reasons
        .filter((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameSuite */ .BI)({ ...result, file: result.suiteFile }))
        .some(({ rule, kind, testId = result.testId }) => rule === 'requirement' && kind === 'fail' && testId === result.testId);
    const isBroken = state === 'regressed' || missesRequirement;
    const isOld = state === 'failing-as-before' || (state === 'failing' && change?.flaky);
    if (state === 'quarantined' || (isOld && !isBroken))
        return [];
    const isError = isBroken || (kindOf(report, result) === 'fail' && !UNCONFIRMED.includes(state));
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .failedChecks */ .HH)(result);
    const answer = line((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .judgedAnswer */ .W9)(result));
    const isRegressed = change?.state === 'regressed';
    const reached = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .hasPassMark */ .Hg)(result) ? `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .score */ .fN)(result.passMark)}` : (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreText */ .QO)(result);
    const numbers = isRegressed && change.base !== undefined ? (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .passesOf */ .Hb)(change) : (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(reached, (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .trialsPassed */ .So)(result)).join('; ');
    const command = (0,_shared_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .rerunCommand */ .w4)(result, report);
    const lines = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(line(check.text), `${answer === '' ? 'got' : 'reason'}: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .answerOf */ .ut)(result)) || '(no answer)'}`, check.got !== undefined && answer !== '' && `answer: ${answer}`, change && (0,_comparison_words_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmationOf */ .$x)(change), (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .answerNotes */ .QZ)(result).map((note) => line(note)), command !== undefined && `run it again: ${command}`);
    const title = titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`);
    return [annotation(isError ? 'error' : 'warning', title, lines, result.location)];
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
function erroredTests(report, errored, word) {
    const { nameOf } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .findings */ .Pg)(report);
    return (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .errorGroups */ .Zy)(errored).flatMap(({ class: failureClass, results }) => {
        const cause = _status_icons_js__WEBPACK_IMPORTED_MODULE_10__/* .failureWords */ .AC[failureClass];
        const parts = results.every(_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .isNotAsWritten */ .RA) ? results.map((result) => [result]) : [results];
        return parts.map((part) => {
            const [first, ...others] = part;
            const level = part.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
            const lines = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .causeLines */ .t1)(first).map((said) => line(said, 2 * LINE_CHARACTERS));
            if (others.length === 0) {
                const title = titled(`${word} (${cause}): `, nameOf(first));
                return annotation(level, title, lines, first.failure.location ?? first.location);
            }
            const all = part.map((result) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(nameOf(result)));
            const names = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstNames */ .d9)(all, MAX_NAMES, TITLE_CHARACTERS);
            return annotation(level, `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', part.length)} ${word}: ${cause}`, [...lines, names]);
        });
    });
}
const kindOf = (report, { suite, suiteFile: file, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteKind */ .h0)(report, { suite, file, target });
const problemAnnotation = (problem, level, title) => annotation(level, title, [(0,_shared_blocks_js__WEBPACK_IMPORTED_MODULE_9__/* .problemItem */ .Dk)({ ...problem, location: undefined }, plain)], problem.location);
const plain = {
    sentence: (text) => line(text),
    name: _escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T,
    strong: (words) => words,
    placed: _escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T,
    location: _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f,
};
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

/***/ 20541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ commentReporter),
  q: () => (/* binding */ endRunningComment)
});

// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict_verdict = __webpack_require__(66510);
// EXTERNAL MODULE: ./build/js/src/reports/escape/markdown.js
var markdown = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/js/src/reports/markdown.js + 1 modules
var reports_markdown = __webpack_require__(47310);
;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-mark.js





const integer = schemas/* string */.YjP().regex(/^\d+$/).transform(Number).pipe(schemas/* int */.Whr());
const attemptOfRun = schemas/* object */.Ikc({ run: integer, attempt: integer });
const markSchema = schemas/* strictObject */.rej({
    key: schemas/* string */.YjP(),
    head: schemas/* string */.YjP(),
    shows: schemas/* string */.YjP(),
    ...attemptOfRun.shape,
    phase: schemas/* enum */.k5n(['running', 'finished']),
    of: attemptOfRun.optional(),
    job: schemas/* string */.YjP().optional(),
    verdict: schemas/* enum */.k5n(verdict_verdict/* verdictKinds */.PV).optional().catch(undefined),
    digest: schemas/* string */.YjP().regex(/^[0-9a-f]{16}$/),
});
const MAX_NAME_LENGTH = 100;
const MAX_MARK_LENGTH = 5120;
const PATTERN = /^<!-- agentv:eval-report v1 ([^\s<>]+(?: [^\s<>]+)*) -->\r?\n/;
function marked({ run, attempt, of, ...names }, body) {
    const { key, head, shows, phase, job, verdict } = names;
    const digest = (0,external_node_crypto_.hash)('sha256', body).slice(0, 16);
    const facts = { key, head, shows, run, attempt, phase, of: of && `${of.run}.${of.attempt}`, job, verdict, digest };
    const known = Object.entries(facts).flatMap(([name, value]) => value === undefined ? [] : [[name, `${value}`.slice(0, MAX_NAME_LENGTH)]]);
    const encoded = new URLSearchParams(known).toString().replaceAll('--', '-%2D').replaceAll('&', ' ');
    return `<!-- agentv:eval-report v1 ${encoded} -->\n${body}`;
}
function readMark(comment) {
    const facts = PATTERN.exec(comment.slice(0, MAX_MARK_LENGTH))?.[1];
    if (facts === undefined)
        return undefined;
    const { of, ...fields } = Object.fromEntries(new URLSearchParams(facts.replaceAll(' ', '&')));
    const [run, attempt] = of?.split('.') ?? [];
    return markSchema.safeParse({ ...fields, of: of && { run, attempt } }).data;
}
const withoutMark = (comment) => readMark(comment) === undefined ? comment : comment.slice(comment.indexOf('\n') + 1).replaceAll('\r\n', '\n');
const byAge = (a, b) => a.run - b.run || a.attempt - b.attempt || phaseOrder(a) - phaseOrder(b);
const phaseOrder = ({ phase }) => (phase === 'finished' ? 1 : 0);
function precedence(a, b) {
    if (a.head !== b.head || a.head === '')
        return byAge(a, b);
    const [{ run, attempt }, other] = [a.of ?? a, b.of ?? b];
    if (a.job === b.job && run === other.run)
        return attempt - other.attempt || byAge(a, b);
    const isRepeated = a.job === b.job && [a, b].some(({ verdict }) => verdict === 'invalid');
    return isRepeated ? byAge(a, b) : badness(a) - badness(b) || byAge(a, b);
}
const badness = ({ head, shows, verdict }) => shows === head && verdict !== undefined ? verdict_verdict/* verdictKinds */.PV.length - verdict_verdict/* verdictKinds */.PV.indexOf(verdict) : 0;
const STATUS = /^> (?:\u23f3|\u23f9\ufe0f) [^\n]*\n\n/u;
const runningOver = (old, ours, runUrl) => under(old, ours, (shown) => `\u23f3 [Running](${runUrl}) for ${commit(ours.head)}; below are ${shown}.`);
function cancelledOver(old, ours, runUrl, { how, headline } = { how: 'was cancelled' }) {
    const verdict = headline === undefined ? '' : ` Its verdict: ${(0,markdown/* inline */.mG)(headline)}`;
    const run = `\u23f9\ufe0f [The run](${runUrl}) for ${commit(ours.head)} ${how}`;
    return under(old, ours, (shown) => `${run}; below are ${shown}.${verdict}`);
}
function under(old, ours, line) {
    const { shows, job, verdict, ...writer } = readMark(old) ?? { ...ours, shows: '' };
    const of = writer.of ?? { run: writer.run, attempt: writer.attempt };
    const shown = shows === '' ? 'earlier results' : `the results for ${commit(shows)}`;
    return marked({ ...ours, shows, of, job, verdict }, `> ${line(shown)}\n\n${withoutMark(old).replace(STATUS, '')}`);
}
const withoutStatus = (old, mark) => marked({ ...mark, ...mark.of, head: mark.shows, phase: 'finished' }, withoutMark(old).replace(STATUS, ''));
const commit = (sha) => (0,reports_markdown/* code */.aY)(sha.slice(0, 7));

// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-markdown.js + 2 modules
var comment_markdown = __webpack_require__(76377);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
;// CONCATENATED MODULE: ./build/js/src/reports/reporters/comment-reporter.js




function commentReporter(options) {
    const { context, maxBytes } = options;
    const { attempt = context.attempt } = options;
    const markOf = (phase, verdict) => ({
        key: context.key,
        head: context.head,
        shows: context.head,
        run: options.run,
        attempt,
        phase,
        of: { run: options.run, attempt },
        job: options.job,
        verdict,
    });
    return {
        name: NAME,
        async begin(signal) {
            const ours = markOf('running');
            const ownComments = await findOwn(options, signal);
            const [first] = ownComments;
            if (first === undefined || ownComments.some(({ mark }) => byAge(mark, ours) >= 0))
                return;
            await options.comments.update(first.id, runningOver(first.body, ours, context.runUrl), signal);
        },
        deliver: (report) => reported(options, async (signal) => {
            const ownComments = await findOwn(options, signal);
            if (report.verdict.kind === 'cancelled')
                return cancelled(options, markOf('finished'), ownComments, signal);
            const silence = whyNot(options.mode, report, ownComments.length > 0);
            if (silence !== undefined)
                return notNeeded(silence);
            const mark = markOf('finished', report.verdict.kind);
            const bodyWithin = (most) => (0,comment_markdown/* commentMarkdown */.r)(report, context, Math.min(most, maxBytes));
            return write(options, { mark, bodyWithin }, ownComments, signal);
        }),
        couldNotRun: (problems) => reported(options, async (signal) => {
            const ownComments = await findOwn(options, signal);
            const mark = markOf('finished', 'invalid');
            return write(options, { mark, bodyWithin: () => (0,comment_markdown/* problemsComment */.oE)(problems, context) }, ownComments, signal);
        }),
    };
}
function endRunningComment({ comments, context, run }, end, signal) {
    return reported({ signal: () => signal }, async () => {
        const ownComments = await findOwn({ comments, context }, signal);
        const ours = ownComments.find(({ mark }) => mark.phase === 'running' && mark.run === run && mark.attempt === context.attempt);
        if (ours === undefined)
            return notNeeded('No comment shows this run in progress');
        const mark = { ...ours.mark, phase: 'finished' };
        return delivered(await comments.update(ours.id, cancelledOver(ours.body, mark, context.runUrl, end), signal));
    });
}
const NAME = 'comment';
const MAX_READS = 5;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1000;
const SHORT_BYTES = 4000;
async function findOwn({ comments, context }, signal) {
    const ownComments = await comments.own(signal);
    return ownComments.flatMap((comment) => {
        const mark = readMark(comment.body);
        return mark?.key === context.key ? [{ ...comment, mark }] : [];
    });
}
function whyNot(mode, report, isThere) {
    const { verdict, conclusion, dryRun, comparison, policy } = report;
    if (mode === 'always')
        return undefined;
    if (dryRun)
        return 'A dry run does not test the agent';
    if (isThere)
        return undefined;
    if (mode === 'on-failure')
        return conclusion === 'failure' ? undefined : 'Nothing failed';
    const isQuiet = (policy === undefined || policy.changes.length === 0) &&
        comparison.tests.every(({ state }) => state === 'passing' || state === 'reused');
    return verdict.kind === 'pass' && isQuiet ? 'There is nothing to report, and no older comment to update' : undefined;
}
async function cancelled({ comments, context }, ours, ownComments, signal) {
    const [first] = ownComments;
    if (first === undefined)
        return notNeeded('The run was cancelled');
    const newer = ownComments.find(({ mark }) => byAge(mark, ours) >= 0);
    if (newer !== undefined)
        return overtaken(newer.mark);
    return delivered(await comments.update(first.id, cancelledOver(first.body, ours, context.runUrl), signal));
}
const delivered = ({ url }) => ({ kind: 'delivered', name: NAME, where: url });
const notNeeded = (why) => ({ kind: 'notNeeded', name: NAME, why });
async function write(options, { mark: ours, bodyWithin }, seen, signal) {
    const { clock, comments } = options;
    let body = marked(ours, bodyWithin(Number.POSITIVE_INFINITY));
    let ownComments = seen;
    let written;
    for (let look = 0; look < MAX_READS; look += 1) {
        const { digest } = readMark(body) ?? { digest: '' };
        const winner = ownComments.find(({ mark }) => (precedence(mark, ours) || (mark.digest > digest ? 1 : 0)) > 0);
        const [first, ...others] = ownComments.length > 0 || written === undefined ? ownComments : [written];
        if (winner !== undefined) {
            if (written !== undefined && written.id !== first?.id)
                await comments.remove(written.id, signal);
            return yieldedTo(winner, ours, options, signal);
        }
        for (const { id } of others)
            await comments.remove(id, signal);
        if (first !== undefined && byAge(first.mark, ours) === 0 && first.mark.digest === digest) {
            return delivered(first);
        }
        const writingSince = clock.now();
        try {
            const comment = await (first === undefined
                ? comments.create(body, signal)
                : comments.update(first.id, body, signal));
            const mark = readMark(body);
            written = mark && { ...comment, mark };
        }
        catch (error) {
            const fault = error instanceof service_error/* ServiceError */._7 ? error.fault : undefined;
            const isLast = look === MAX_READS - 1;
            if (fault === 'invalid' && !isLast)
                body = marked(ours, bodyWithin(SHORT_BYTES));
            else if (fault !== 'missing' || first === undefined || isLast)
                throw error;
        }
        const jitter = Number.parseInt(digest.slice(2 * look, 2 * look + 4) || '0', 16) / 0x1_00_00;
        const pause = Math.min(Math.max(2 * (clock.now() - writingSince), MIN_PAUSE_MS), MAX_PAUSE_MS);
        await clock.sleep(pause * (1 + jitter), signal);
        try {
            ownComments = await findOwn(options, signal);
        }
        catch (error) {
            if (written === undefined)
                throw error;
            return delivered(written);
        }
    }
    return shared(ours);
}
async function yieldedTo({ id, body, mark }, ours, { comments }, signal) {
    if (mark.phase === 'running' && mark.run === ours.run) {
        await comments.update(id, withoutStatus(body, mark), signal);
    }
    const { run } = mark.of ?? mark;
    if (byAge(mark, ours) === 0 || (run === ours.run && mark.job !== ours.job))
        return shared(ours);
    if (mark.head !== ours.head || badness(mark) <= badness(ours))
        return overtaken(mark);
    return {
        kind: 'notDelivered',
        name: NAME,
        why: `The comment with the key "${ours.key}" shows a worse verdict of another run for the same commit (run ${run}: ${mark.verdict}), and a better one does not replace it`,
        hint: 'If that run tests something else, give each workflow its own comment-key. Otherwise re-run the jobs of that run.',
    };
}
const overtaken = ({ run, attempt }) => notNeeded(`A newer run has already written it (run ${run}, attempt ${attempt})`);
const shared = ({ key }) => ({
    kind: 'notDelivered',
    name: NAME,
    why: `Another job of this run also writes the comment with the key "${key}"`,
    hint: 'Give each of them its own comment-key, such as the values of its matrix.',
});
async function reported(options, work) {
    try {
        return await work(options.signal());
    }
    catch (error) {
        return (0,not_taken/* notTaken */.h)(NAME, error, 'pull-requests: write', options.whyRefused);
    }
}


/***/ }),

/***/ 9283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   ed: () => (/* binding */ textTable),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   qo: () => (/* binding */ wrappedParts),
/* harmony export */   rM: () => (/* binding */ hanging),
/* harmony export */   vI: () => (/* binding */ shortened),
/* harmony export */   wC: () => (/* binding */ alignedRows),
/* harmony export */   xe: () => (/* binding */ inColumns)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10043);



function columnsOf(text) {
    if (allNarrow.test(text))
        return text.length;
    return [...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .charactersOf */ .EX)(text)].reduce((sum, { segment }) => sum + (isWide.test(segment) ? 2 : 1), 0);
}
function inColumns(text, columns, cut = 'end') {
    const short = shortened(text, columns, cut);
    return short + ' '.repeat(Math.max(0, columns - columnsOf(short)));
}
function shortened(text, columns, cut = 'end') {
    if (columnsOf(text) <= columns)
        return text;
    if (columns < 1)
        return '';
    const parts = [...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .charactersOf */ .EX)(text)].map(({ segment }) => segment);
    const head = cut === 'end' ? columns - 1 : Math.floor((columns - 1) / 3);
    const tail = columns - 1 - head;
    return `${upTo(parts, head).join('').trimEnd()}\u2026${upTo(parts.toReversed(), tail).toReversed().join('')}`;
}
const MAX_CELL_LENGTH = 60;
const textTable = (rows, { isNumber, cut }) => alignedRows(rows.map((row) => row.map((cell) => shortened((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(cell), MAX_CELL_LENGTH, cut))), isNumber).join('\n');
function alignedRows(rows, isNumber = () => false, lengthOf = columnsOf) {
    const width = (cell = '') => lengthOf((0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(cell));
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => width(row[at]))));
    return rows.map((row) => row
        .map((cell, at) => {
        const space = ' '.repeat((widths[at] ?? 0) - width(cell));
        return isNumber(at) ? space + cell : cell + space;
    })
        .join('  ')
        .trimEnd());
}
const wrapped = (text, columns) => wrappedParts(text.split(' '), ' ', columns);
function hanging(line, columns) {
    if (columns === undefined || line.length > MAX_WRAPPED_LENGTH || columnsOf(line) <= columns)
        return [line];
    const indent = /^ */.exec(line)?.[0] ?? '';
    const inner = `${indent}  `;
    return wrapped(line.slice(indent.length), Math.max(1, columns - inner.length)).map((part, index) => `${index === 0 ? indent : inner}${part}`);
}
function wrappedParts(parts, joint, columns) {
    const atEnd = joint.trimEnd();
    const all = parts.flatMap((long) => pieces(long, columns - columnsOf(atEnd)));
    const lines = [];
    let line = '';
    for (const [at, part] of all.entries()) {
        const longer = line === '' ? part : line + joint + part;
        const isLast = at === all.length - 1;
        if (line === '' || columnsOf(isLast ? longer : longer + atEnd) <= columns) {
            line = longer;
        }
        else {
            lines.push(line + atEnd);
            line = part;
        }
    }
    return [...lines, line];
}
const MAX_WRAPPED_LENGTH = 10_000;
const allNarrow = /^[\x20-\x7e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2500-\u259f]*$/;
const isWide = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]|\ufe0f/u;
function upTo(parts, columns) {
    const taken = [];
    let left = columns;
    for (const part of parts) {
        left -= columnsOf(part);
        if (left < 0)
            break;
        taken.push(part);
    }
    return taken;
}
function pieces(word, columns) {
    if (columnsOf(word) <= columns)
        return [word];
    const parts = [];
    let rest = [...(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .charactersOf */ .EX)(word)].map(({ segment }) => segment);
    while (rest.length > 0) {
        const piece = upTo(rest, columns);
        const taken = Math.max(1, piece.length);
        parts.push(rest.slice(0, taken).join(''));
        rest = rest.slice(taken);
    }
    return parts;
}


/***/ })

};
