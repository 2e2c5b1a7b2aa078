export const id = 5854;
export const ids = [5854];
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

/***/ 49669:
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
// EXTERNAL MODULE: ./build/js/src/app/pipeline/run-pipeline.js + 2 modules
var run_pipeline = __webpack_require__(11215);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js + 1 modules
var find_policy = __webpack_require__(58829);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js + 1 modules
var policy_base = __webpack_require__(81490);
// EXTERNAL MODULE: ./build/js/src/app/samples/sample-source.js
var sample_source = __webpack_require__(46019);
// EXTERNAL MODULE: ./build/js/src/app/shards/load-plan.js
var load_plan = __webpack_require__(71317);
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

// EXTERNAL MODULE: ./build/js/src/app/action/outputs.js
var action_outputs = __webpack_require__(44155);
// EXTERNAL MODULE: ./build/js/src/app/action/post-notes.js
var post_notes = __webpack_require__(27834);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/terminal.js + 1 modules
var terminal_terminal = __webpack_require__(85306);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/app/cli/tally.js
var cli_tally = __webpack_require__(46088);
// EXTERNAL MODULE: ./build/js/src/app/config/call-time-limits.js
var call_time_limits = __webpack_require__(88441);
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
                say((0,call_time_limits/* timeLimitLine */.tA)(timeLimits));
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
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js
var artifact_reader = __webpack_require__(63532);
// EXTERNAL MODULE: ./build/js/src/app/shards/pinned-inputs.js
var pinned_inputs = __webpack_require__(13201);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-artifact.js
var plan_artifact = __webpack_require__(91681);
// EXTERNAL MODULE: ./build/js/src/app/shards/run-shard.js + 2 modules
var run_shard = __webpack_require__(38681);
// EXTERNAL MODULE: ./build/js/src/app/action/ask-service.js
var ask_service = __webpack_require__(6261);
// EXTERNAL MODULE: ./build/js/src/app/action/step-reporters.js + 6 modules
var step_reporters = __webpack_require__(50347);
;// CONCATENATED MODULE: ./build/js/src/app/action/shard-step.js



















async function shardStep(given, step) {
    const { job, baseSha, runtime, runner } = step;
    const notes = (0,post_notes/* openNotes */.A)(runner);
    (0,action_step/* whenAborted */.eG)(runtime.signal, () => notes.stopping());
    const planned = await (0,load_plan/* loadPlan */.Y)(given, runtime, (digest) => planOfJob(digest, given, step));
    const inputs = (0,pinned_inputs/* inputsOfPlan */.Kv)(planned.loaded.plan, given);
    await (0,inside_workspace/* requireInsideWorkspace */.v)(inputs, { cwd: runtime.cwd, files: runtime.files, checkout: runner.checkout });
    await (0,restored_caches/* restored */.v0)(inputs, job, runtime);
    const mirrors = (0,restored_caches/* storedRepositories */.km)(inputs, job, runtime);
    const missingSecrets = missingSecretsFrom(job, runtime.env);
    const shard = await sayingWhyNoSecrets(missingSecrets, () => (0,run_shard/* runShard */.E)({
        ...planned,
        inputs: given,
        progress: runnerProgress(runner, inputs, runtime.clock),
        attempt: job?.attempt ?? 1,
        isEvidenceStored: (0,evidence_reporter/* leavesEvidence */.mA)(inputs, job, runtime.env),
        baseSha,
        missingSecrets,
        mirrors,
        begun: (folder) => noteFolder(folder, planned, given, { notes, job }),
    }, runtime));
    notes.add({ repositories: mirrors?.notes() ?? [] });
    return delivered(shard, planned, { ...step, inputs, notes });
}
async function planOfJob(digest, { githubToken: token }, { job, runtime }) {
    if (job === undefined || token === undefined)
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'The plan cannot be read from the artifacts without a job on GitHub and its token', {
            hint: 'Set github-token, or plan-path to a folder with the plan.',
        });
    const reader = (0,artifact_reader/* artifactReader */.c)(runtime.connect({ ...job, token }), runtime.http);
    return (0,ask_service/* asked */.N)('The plan', () => (0,plan_artifact/* planArtifactOf */.z)(job.run, { digest }, reader, (0,ask_service/* within */.u)(runtime.signal)));
}
const nameOf = ({ loaded: { plan, digest }, index }, { attempt }) => (0,artifact_names/* shardArtifact */.Vi)({ key: plan.key, digest, index, attempt });
function noteFolder(folder, planned, { uploadArtifacts, artifactRetentionDays: days }, { notes, job }) {
    if (job === undefined || !uploadArtifacts)
        return;
    notes.add({ shard: { folder, artifact: nameOf(planned, job), retentionDays: days } });
}
async function delivered(shard, planned, step) {
    const { inputs, runtime, runner, end, notes } = step;
    const { headline, isMeasured } = shard;
    const receipts = await uploaded(shard, planned, step);
    notes.reported(receipts);
    end.outputs = (0,action_outputs/* outputsOfShard */._c)(shard, receipts);
    runtime.log.info(headline);
    (0,progress_terminal/* complainAbout */.p3)(receipts, runtime.log.info);
    if (inputs.jobSummary !== 'off')
        await runner.addToSummary(`**Evals:** ${headline}.\n`);
    const isLost = receipts.some(({ kind }) => kind === 'notDelivered');
    return isMeasured && !isLost ? 0 : 2;
}
async function uploaded({ folder, run }, planned, { job, inputs, runtime: { env, files, signal } }) {
    if (job === undefined || !inputs.uploadArtifacts)
        return [];
    return [
        await (0,step_reporters/* uploadResults */.g4)(run, {
            name: nameOf(planned, job),
            job,
            folder,
            retentionDays: inputs.artifactRetentionDays,
            writer: artifact_upload/* artifactWriter */.YJ,
            whyNone: (0,artifact_upload/* whyNoArtifacts */.fJ)(env),
            files,
            more: [...(planned.texts?.keys() ?? [])],
            signal: () => (0,action_step/* endOf */.pJ)(signal),
        }),
    ];
}

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
































const mainOutputs = {
    ...action_step/* runOutputs */.MR,
    atEnd: (outputs, env) => ((0,action_inputs/* asksForShard */.YA)(env) ? (0,action_outputs/* withoutVerdict */.UL)(outputs) : outputs),
};
const mainAction = (host) => (0,action_step/* actionStep */.J2)(action_inputs/* actionInputs */.eh, run, mainOutputs, host);
async function run(asked, given, runner, end) {
    if (asked.shard !== undefined)
        end.inputs = { ...asked, annotations: 'off' };
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
    if (asked.shard !== undefined)
        return shardStep(asked, { job, baseSha, runtime, runner, end });
    (0,load_plan/* refuseUselessPlanPath */.D)(asked);
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
    const policy = await (0,find_policy/* findPolicy */.i6)(asked, runtime, base);
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
    return (0,exit_code/* exitCodeOf */.FO)(made);
}
async function storeNotMeasured(inputs, job, { env, files, log }) {
    if (job === undefined || !(0,step_reporters/* uploadsArtifacts */.uE)(inputs, env))
        return;
    const name = (0,artifact_names/* notMeasuredArtifact */.kZ)((0,action_job/* keyOf */.TN)(inputs, job), job.attempt);
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
    const gitHub = await (0,github_reporters/* gitHubReporters */.GA)(inputs, job, {
        ...runtime,
        checkout: runner.checkout,
        deadline,
        onCheck: (check) => notes.add({ check }),
        nameOfArtifact: (0,step_reporters/* uploadsArtifacts */.uE)(inputs, runtime.env) ? artifact_names/* resultsArtifact */.p$ : undefined,
    });
    notes.add({ pull: gitHub.pull, key: job && (0,action_job/* keyOf */.TN)(inputs, job) });
    const live = (0,live_reporting/* beginAll */.V)(gitHub.reporters, AbortSignal.any([soonAfter(runtime.signal), AbortSignal.timeout(BEGIN_MS)]));
    end.live = live;
    const samples = (0,sample_source/* sampleSource */.G)(inputs, job, runtime);
    const progress = runnerProgress(runner, inputs, runtime.clock);
    const step = { ...opening, gitHub, live, samples, deadline };
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
        page: ({ run, basis }) => (0,job_page/* jobPage */.x)(run, basis.inputs, { ...opening, context: gitHub.context, samples }),
        decided(report, folder) {
            (0,step_reporters/* decideStep */.lH)(end, report, folder);
            notes.verdict(report);
        },
        deliver(report, published) {
            notes.add({ repositories: mirrors?.notes() ?? [] });
            const uploads = (0,step_reporters/* artifactReporters */.Vj)(artifact_names/* resultsArtifact */.p$, published, step);
            const upload = () => (0,deliver/* deliverAll */.F0)([...uploads, ...(0,step_reporters/* historyReporters */.xV)(published, step)], report);
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

/***/ 27834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openNotes),
/* harmony export */   W: () => (/* binding */ readNotes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
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
    key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(_job_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_KEY */ .rD).optional(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(conclusions), headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST) }).optional(),
    stores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__/* .storedStores */ .W6), entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }))
        .max(_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__/* .storedStores */ .W6.length),
    storesAreChecked: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    shard: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        folder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(4096),
        artifact: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^agentv-shard-[\w.-]{1,200}$/),
        retentionDays: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    })
        .optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryNoteSchema */ .ur).max(_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_REPOSITORIES */ .Zn).default([]),
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
/* harmony export */   km: () => (/* binding */ storedRepositories),
/* harmony export */   v0: () => (/* binding */ restored),
/* harmony export */   vw: () => (/* binding */ storesFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30039);
/* harmony import */ var _github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54566);
/* harmony import */ var _github_cache_stores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74296);
/* harmony import */ var _reuse_caches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(842);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35825);






const RESTORE_MS = 60_000;
async function restored(inputs, job, runtime) {
    const { env, stores, clock, signal } = runtime;
    if (job === undefined || !(0,_adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .hasJobCache */ .Ux)(env))
        return [];
    const folder = storesFolder(inputs, runtime);
    const site = { inputs, job, leg: (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOf */ .TN)(inputs, job), folder, caches: _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .jobCaches */ .Jh, stores, now: clock.now() };
    return (0,_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreStores */ .b4)(site, AbortSignal.any([signal, AbortSignal.timeout(RESTORE_MS)]));
}
const storesFolder = ({ workingDirectory }, { cwd, env }) => (0,_reuse_caches_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheFolder */ .n)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, workingDirectory), env);
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

/***/ 56290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ inputTexts),
/* harmony export */   YA: () => (/* binding */ asksForShard),
/* harmony export */   eh: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18305);
/* harmony import */ var _refused_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42058);



const actionInputs = (env) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)(inputTexts(env, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .actionInputNames */ .Li));
const asksForShard = (env) => ['shard', 'planPath'].some((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(env[variable(name)]));
function inputTexts(env, names) {
    (0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)((0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedIn */ .kr)('action').filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(env[variable(name)])), 'action');
    return Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
}
const variable = (name) => `INPUT_${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kebab */ .i9)(name).toUpperCase()}`;


/***/ }),

/***/ 54566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ travelFolder),
/* harmony export */   Zn: () => (/* binding */ MOST_REPOSITORIES),
/* harmony export */   iG: () => (/* binding */ saveRepositories),
/* harmony export */   qJ: () => (/* binding */ StoredRepositories),
/* harmony export */   ur: () => (/* binding */ repositoryNoteSchema)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _workspaces_repositories_mirror_packs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19991);
/* harmony import */ var _workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55457);
/* harmony import */ var _workspaces_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25021);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74296);






const MOST_REPOSITORIES = 50;
const MOST_BYTES = 2 * 1024 ** 3;
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
            .slice(0, MOST_REPOSITORIES);
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
    let left = MOST_BYTES;
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
/* harmony import */ var _answer_warnings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8939);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15714);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57277);
/* harmony import */ var _grader_warnings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65584);
/* harmony import */ var _hint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74874);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96360);
/* harmony import */ var _totals_line_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(59791);













const STEP_LIMITS = { errors: 9, warnings: 5 };
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .errorGroups */ .Zy)(errored).flatMap((group) => erroredTests(report, group, { name, word: 'errored' })),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .errorGroups */ .Zy)(notRun).flatMap((group) => erroredTests(report, group, { name, word: 'not run' })),
        ...[...(0,_answer_warnings_js__WEBPACK_IMPORTED_MODULE_2__/* .answerWarnings */ .k)(report), ...(0,_grader_warnings_js__WEBPACK_IMPORTED_MODULE_7__/* .graderWarnings */ .Z)(report), ...report.warnings].map((problem) => problemAnnotation(problem, 'warning', _marks_js__WEBPACK_IMPORTED_MODULE_9__/* .problemTitles */ .bq[problem.code])),
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
        .map(([key, value]) => `${key}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .commandProperty */ .N1)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .commandData */ .wq)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(message))}`;
}
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const LONGEST_COMMAND = 450;
const MOST_NAMES = 5;
function failingTest(report, result, name, change) {
    const level = failingLevel(report, result, change);
    if (level === undefined)
        return [];
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .failedChecks */ .HH)(result);
    const answer = line((0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedAnswer */ .W9)(result));
    const isRegressed = change?.state === 'regressed';
    const numbers = isRegressed && change.base !== undefined ? (0,_compared_js__WEBPACK_IMPORTED_MODULE_3__/* .passesOf */ .Hb)(change) : plainNumbers(result);
    const confirmed = change && (0,_compared_js__WEBPACK_IMPORTED_MODULE_3__/* .confirmationOf */ .$x)(change);
    const command = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_11__/* .reproduceCommand */ .nB)(result, undefined, { flags: report.flags });
    const one = annotation(level, titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`), [
        ...(confirmed === undefined ? [] : [confirmed]),
        line(check.text),
        `got: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .answerOf */ .ut)(result)) || '(no answer)'}`,
        ...(check.got === undefined || answer === '' ? [] : [`answer: ${answer}`]),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .answerNotes */ .QZ)(result).map((note) => line(note)),
        ...(command !== undefined && command.length <= LONGEST_COMMAND ? [`run it again: ${command}`] : []),
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
    const trials = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .trialsPassed */ .So)(result);
    const reached = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .hasPassMark */ .Hg)(result) ? `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .score */ .fN)(result.passMark)}` : (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreText */ .QO)(result);
    return trials === undefined ? reached : `${reached}; ${trials}`;
}
function erroredTests(report, group, { name, word }) {
    const { class: failureClass, message, results } = group;
    const cause = _marks_js__WEBPACK_IMPORTED_MODULE_9__/* .failureWords */ .AC[failureClass];
    const [first] = results;
    if (results.every(_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotAsWritten */ .RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .causeLines */ .t1)(result).map((part) => line(part)), result.failure.location ?? result.location));
    }
    const named = results.slice(0, MOST_NAMES).map((result) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(name(result)), TITLE_CHARACTERS));
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
const kindOf = (report, { suite, suiteFile, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteKind */ .h0)(report, { suite, file: suiteFile, target });
function problemAnnotation(problem, level, title) {
    const { expected, found, hint, location } = problem;
    const details = [
        expected === undefined ? undefined : `expected: ${line(expected)}`,
        found === undefined ? undefined : `found: ${line(found)}`,
        hint === undefined ? undefined : line((0,_hint_js__WEBPACK_IMPORTED_MODULE_8__/* .permissionsInLine */ .K)(hint)),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)), ...details], location);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .verdictMark */ .vG)(verdict.kind);
    return annotation('notice', `Evals: ${word}`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        (0,_totals_line_js__WEBPACK_IMPORTED_MODULE_12__/* .totalsLine */ .s)(report).join(' \u00b7 '),
    ]);
}
function uncommentedAnnotation({ verdict }, { why, hint }) {
    return annotation('notice', `Evals: ${(0,_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .verdictMark */ .vG)(verdict.kind).word}, without a comment`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        line(`The comment was not written: ${why}`),
        ...(hint === undefined ? [] : [line((0,_hint_js__WEBPACK_IMPORTED_MODULE_8__/* .permissionsInLine */ .K)(hint))]),
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
    return before + (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(text), most);


/***/ })

};
