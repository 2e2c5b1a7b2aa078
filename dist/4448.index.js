export const id = 4448;
export const ids = [4448];
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

/***/ 73600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planAction: () => (/* binding */ planAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js + 1 modules
var artifact_reader = __webpack_require__(13586);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/adapters/github/pulls.js
var pulls = __webpack_require__(30290);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/escape/markdown.js
var markdown = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-source.js + 2 modules
var evidence_source = __webpack_require__(56761);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/js/src/model/run/shard-plan.js + 2 modules
var shard_plan = __webpack_require__(31730);
// EXTERNAL MODULE: ./build/js/src/app/shards/pinned-inputs.js
var pinned_inputs = __webpack_require__(13201);
// EXTERNAL MODULE: ./build/js/src/app/config/action-inputs.js
var action_inputs = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/app/config/input-values.js
var input_values = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js + 1 modules
var inputs = __webpack_require__(38369);
;// CONCATENATED MODULE: ./build/js/src/app/config/plan-inputs.js






const MOST_MINUTES = 1_440;
const shards = schemas/* string */.YjP().transform((text, context) => {
    const word = text.trim().toLowerCase();
    if (word === 'auto')
        return undefined;
    const number = /^\d{1,3}$/.test(word) ? Number(word) : 0;
    if (number >= 1 && number <= shard_plan/* MOST_SHARDS */.Y)
        return number;
    context.addIssue({ code: 'custom', message: `auto, or a whole number from 1 to ${shard_plan/* MOST_SHARDS */.Y}`, input: text });
    return core/* NEVER */.tm;
});
const own = {
    shards: shards.optional().meta({
        description: 'Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    maxShards: (0,input_values/* count */.U9)(1, shard_plan/* MOST_SHARDS */.Y)
        .default(20)
        .meta({
        description: `Maximum number of shards that \`auto\` chooses, 1 to ${shard_plan/* MOST_SHARDS */.Y}.`,
        default: '20',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    targetMinutes: (0,input_values/* count */.U9)(1, MOST_MINUTES)
        .default(10)
        .meta({
        description: '`auto` adds shards until the expected duration is at most this many minutes.',
        default: '10',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    onlyWithLabel: schemas/* string */.YjP()
        .refine((label) => label.trim().length <= 100, 'the name of a label')
        .optional()
        .meta({
        description: 'Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.',
        default: 'every pull request',
        sources: ['action'],
    }),
    planPath: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Folder for the plan, for systems without artifacts. On GitHub, it must be inside the workspace.',
        default: 'an artifact',
        sources: ['action'],
    }),
};
const ofJob = [
    'githubToken',
    'jobSummary',
    'annotations',
    'commentKey',
    'artifactRetentionDays',
    'allowUntrustedCode',
];
const shared = inputs/* actionInputNames */.Li.filter((name) => [...pinned_inputs/* plannedInputNames */.JK, ...ofJob].includes(name));
const planInputsSchema = schemas/* strictObject */.rej({
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, inputs/* inputsSchema */.rS.shape[name]])),
});
const ownNames = Object.keys(own);
const planInputNames = [...ownNames, ...shared];
const planGroups = {
    Plan: ownNames,
    Common: sharedIn('Common'),
    More: sharedIn('More'),
    Advanced: sharedIn('Advanced'),
};
function sharedIn(group) {
    return inputs/* inputGroups */.Dk[group].filter((name) => shared.includes(name));
}
const planDocsOf = (name) => planInputsSchema.shape[name].meta();
const parsePlanInputs = (given, spell) => ({
    ...(0,inputs/* parseInputs */.TL)({}),
    ...(0,inputs/* parseTexts */.oh)(planInputsSchema, given, spell),
    given: inputs/* inputNames */.vj.filter((name) => (0,inputs/* isInput */.Xy)(name) && (0,inputs/* isGiven */.qR)(given[name])),
});
const planInputs = (env) => parsePlanInputs((0,action_inputs/* inputTexts */.Ld)(env, planInputNames));

// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js
var find_policy = __webpack_require__(10254);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js + 1 modules
var policy_base = __webpack_require__(81490);
// EXTERNAL MODULE: ./build/js/src/app/samples/sample-source.js
var sample_source = __webpack_require__(46019);
// EXTERNAL MODULE: ./build/js/src/plan/canonical.js
var canonical = __webpack_require__(95261);
// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js
var read_report = __webpack_require__(34210);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 2 modules
var result_rows = __webpack_require__(44294);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-artifact.js
var plan_artifact = __webpack_require__(91681);
;// CONCATENATED MODULE: ./build/js/src/app/shards/adopt-plan.js









const NONE = { plans: [], leaked: false, warnings: [] };
async function earlierPlans(key, { run, attempt }, reader, signal) {
    if (attempt <= 1)
        return NONE;
    const attempts = Array.from({ length: Math.min(attempt - 1, MOST_ATTEMPTS) }, (_, index) => attempt - 1 - index);
    try {
        const artifacts = (await reader.list(run, signal)).filter(({ isExpired }) => !isExpired);
        const named = (nameOf) => attempts.flatMap((each) => artifacts.find(({ name }) => name === nameOf(key, each)) ?? []);
        const read = await Promise.all(named(artifact_names/* planArtifact */.sH).map((artifact) => orWhy((0,plan_artifact/* planInArtifact */.t)(artifact, undefined, reader, signal))));
        const leaks = await Promise.all(named(artifact_names/* reportArtifact */.x8).map((artifact) => orWhy(hasLeak(artifact, reader, signal))));
        const problems = [...read, ...leaks].flatMap((each) => (each instanceof errors/* UserError */.yo ? each.problems : []));
        return {
            plans: read.flatMap((each) => (each instanceof errors/* UserError */.yo ? [] : [each])),
            leaked: leaks.includes(true),
            warnings: problems.map(({ message }) => unread(message)),
        };
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        return {
            ...NONE,
            warnings: [{ ...unread(error.message), ...(isRefusal && { hint: (0,not_taken/* permissionHint */.f)('actions: read') }) }],
        };
    }
}
const MOST_ATTEMPTS = 10;
const unread = (why) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `A plan or a report of an earlier attempt could not be read, so this plan may be a new one: ${why}`,
});
async function orWhy(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return error;
        throw error;
    }
}
const LIMITS = {
    archiveBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
    entries: 5_000,
    entryBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
    totalBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
};
async function hasLeak(artifact, reader, signal) {
    const isWanted = (name) => name === earlier_run/* runFiles */.NW.report;
    const files = await reader.download(artifact, { isWanted, limits: LIMITS, signal });
    const bytes = files.get(earlier_run/* runFiles */.NW.report);
    if (bytes === undefined)
        return false;
    const { run } = (0,read_report/* readReport */.t)(Buffer.from(bytes).toString('utf8'), `${earlier_run/* runFiles */.NW.report} of ${artifact.name}`);
    return (run.reuseLeaks?.length ?? 0) > 0;
}
function adoptable({ plans, leaked }, { plan }) {
    const wanted = madeFrom(plan);
    return plans.find((earlier) => madeFrom(earlier.plan) === wanted && !(leaked && earlier.plan.tests.some(({ reused }) => reused !== undefined)));
}
const madeFrom = ({ generator, commit, headCommit, key, inputs, given, files, changed }) => (0,canonical/* canonicalText */.A4)({ generator, commit, headCommit, key, inputs, given, files, changed });

// EXTERNAL MODULE: ./build/js/src/app/shards/make-plan.js + 10 modules
var make_plan = __webpack_require__(5603);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-folder.js
var plan_folder = __webpack_require__(76023);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-text.js
var plan_text = __webpack_require__(89472);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js
var action_step = __webpack_require__(82037);
// EXTERNAL MODULE: ./build/js/src/app/action/ask-service.js
var ask_service = __webpack_require__(6261);
// EXTERNAL MODULE: ./build/js/src/app/action/event.js
var action_event = __webpack_require__(16734);
// EXTERNAL MODULE: ./build/js/src/app/action/inside-workspace.js
var inside_workspace = __webpack_require__(13580);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/action/outputs.js
var outputs = __webpack_require__(44155);
;// CONCATENATED MODULE: ./build/js/src/app/action/plan-outputs.js


const planOutputNames = [
    'plan',
    'matrix',
    'shards',
    'max-parallel',
    'wanted',
    'calls',
    'tokens',
    'cost-usd',
    'minutes',
    'smallest-detectable-drop',
    'headline',
];
function planOutputs({ plan, digest }, whyNot) {
    const { forecast, shards } = plan;
    const { tokens } = forecast;
    const include = shards.map(({ index, durationMs, tests }) => ({
        index,
        shard: `${index}/${shards.length}@${digest}`,
        minutes: Math.ceil(durationMs / MINUTE_MS),
        tests,
    }));
    return {
        plan: digest,
        matrix: JSON.stringify({ include }),
        shards: String(shards.length),
        'max-parallel': String(plan.maxParallel),
        wanted: String(whyNot === undefined),
        calls: String(forecast.calls),
        tokens: (0,outputs/* numberText */.$4)(tokens && Math.round(tokens.input + tokens.output)),
        'cost-usd': (0,outputs/* numberText */.$4)(forecast.costUsd),
        minutes: String(Math.ceil(forecast.durationMs / MINUTE_MS)),
        'smallest-detectable-drop': (0,outputs/* numberText */.$4)(forecast.smallestDetectableDrop),
        headline: (0,outputs/* oneSentence */.Wd)(whyNot ?? (0,plan_text/* headline */.Pl)({ plan, digest })),
    };
}
const MINUTE_MS = 60_000;
const outputsWithoutPlan = (why) => ({
    ...Object.fromEntries(planOutputNames.map((name) => [name, ''])),
    headline: (0,outputs/* oneSentence */.Wd)(why),
});

// EXTERNAL MODULE: ./build/js/src/app/action/untrusted-code.js
var untrusted_code = __webpack_require__(90388);
;// CONCATENATED MODULE: ./build/js/src/app/action/plan-action.js
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

























const planAction = () => (0,action_step/* actionStep */.J2)(planInputs, plan, { names: planOutputNames, without: outputsWithoutPlan });
async function plan(asked, runtime, runner, end) {
    const event = await (0,action_event/* readEvent */.j)(runtime.env, runtime.files);
    (0,untrusted_code/* refuseUntrustedCode */.o)(event, asked);
    const { checkout } = runner;
    await (0,inside_workspace/* requireInsideWorkspace */.v)({ ...asked, outputDirectory: asked.planPath }, { ...runtime, checkout });
    const job = (0,action_job/* jobOf */.Zw)(runtime.env, event);
    const policy = await (0,find_policy/* findPolicy */.i6)(asked, runtime, await (0,policy_base/* policyBase */.E0)(asked, job, { runtime, checkout }));
    end.inputs = policy.inputs;
    const whyNot = await whyNotWanted(asked, event, job, runtime);
    const { shards, maxShards: most, targetMinutes, onlyWithLabel } = asked;
    const wishes = { shards, most, targetMinutes, onlyWithLabel };
    const made = await makeOrAdopt(policy, wishes, { job, runtime });
    await store(made, asked, { job, runtime });
    for (const problem of [...made.plan.warnings, ...made.problems])
        runtime.log.warn((0,errors/* problemText */.fI)(problem));
    end.outputs = planOutputs(made, whyNot);
    const text = [...(whyNot === undefined ? [] : [whyNot]), (0,plan_text/* planText */.Pt)(made, wishes)].join('\n');
    runtime.log.info(text);
    if (policy.inputs.jobSummary !== 'off')
        await runner.addToSummary(`### Plan of the evals\n\n${(0,markdown/* fence */.EU)(text)}\n`);
    return 0;
}
async function whyNotWanted({ onlyWithLabel: label, githubToken: token }, event, job, { connect, signal }) {
    const wanted = label?.trim();
    const number = event.name.startsWith('pull_request') ? job?.pull?.number : undefined;
    if (!wanted || job === undefined || number === undefined)
        return undefined;
    const labels = await labelsOf(number, job, token, { connect, signal });
    if (labels.some((each) => each.toLowerCase() === wanted.toLowerCase()))
        return undefined;
    return `Evals do not run for ${job.head.slice(0, 7)}: pull request #${number} does not have the label ${wanted}`;
}
async function labelsOf(number, job, token, { connect, signal }) {
    const unread = (why, hint) => (0,errors/* userError */.IF)('INPUT_INVALID', `The labels of pull request #${number}, which only-with-label needs, could not be read: ${why}`, {
        hint,
    });
    if (token === undefined)
        throw unread('there is no token', 'Set github-token, or remove only-with-label.');
    try {
        return await (0,pulls/* pullRequests */.s)(connect({ ...job, token })).labels(number, (0,ask_service/* within */.u)(signal));
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        throw unread(error.message, isRefusal ? (0,not_taken/* permissionHint */.f)('pull-requests: read') : 'Re-run the job.');
    }
}
async function makeOrAdopt(policy, wishes, { job, runtime }) {
    const key = (0,make_plan/* planKey */.v)(policy.inputs, job);
    const inputs = { ...policy.inputs, commentKey: key };
    const { githubToken: token } = inputs;
    const canRead = job !== undefined && token !== undefined && (0,artifact_upload/* whyNoArtifacts */.fJ)(runtime.env) === undefined;
    const earlier = canRead
        ? await earlierPlans(key, job, (0,artifact_reader/* artifactReader */.c)(runtime.connect({ ...job, token }), runtime.http), (0,ask_service/* within */.u)(runtime.signal))
        : undefined;
    for (const problem of earlier?.warnings ?? [])
        runtime.log.warn((0,errors/* problemText */.fI)(problem));
    const source = (0,evidence_source.evidenceSource)(inputs, job, runtime);
    const samples = (0,sample_source/* sampleSource */.G)(inputs, job, runtime);
    const made = await (0,make_plan/* makeShardPlan */.o)(policy, wishes, {
        runtime,
        job,
        source,
        factsOf: samples && (async (baseline) => factsIn(await samples(baseline), runtime)),
        reusesNothing: earlier?.leaked === true,
    });
    const adopted = earlier && adoptable(earlier, made);
    if (adopted === undefined)
        return made;
    runtime.log.info('The plan is that of an earlier attempt: commit, files and inputs are the same, so trials are added');
    return { ...made, ...adopted };
}
function factsIn({ facts, problems }, { log }) {
    for (const problem of problems)
        log.info(`What tests take: ${problem}`);
    return facts;
}
async function store({ plan: made, texts }, { planPath, workingDirectory, artifactRetentionDays: retentionDays }, { job, runtime }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { cwd, env, files, signal } = runtime;
        if (planPath !== undefined) {
            await (0,plan_folder/* writePlanFolder */.Rj)((0,external_node_path_.resolve)(cwd, workingDirectory, planPath), made, texts, files);
            return;
        }
        const whyNone = job === undefined ? 'this is not a job on GitHub' : (0,artifact_upload/* whyNoArtifacts */.fJ)(env);
        if (job === undefined || whyNone !== undefined)
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `The plan cannot be stored as an artifact: ${whyNone}`, {
                hint: 'Set plan-path to a folder, and pass that folder to the jobs of the shards and of the report.',
            });
        const folder = __addDisposableResource(env_1, await files.scratchFolder('plan-'), true);
        await (0,plan_folder/* writePlanFolder */.Rj)(folder.path, made, texts, files);
        const name = (0,artifact_names/* planArtifact */.sH)(made.key, job.attempt);
        const paths = [plan_folder/* PLAN_FILE */.VI, ...texts.keys()].map((path) => (0,external_node_path_.resolve)(folder.path, path));
        const artifact = { name, folder: folder.path, files: paths, retentionDays };
        const uploaded = await (0,artifact_upload/* openArtifactWriter */.Iv)().upload(artifact, (0,ask_service/* within */.u)(signal));
        if (uploaded.kind === 'nameTaken')
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `Another job of this run already has a plan ${name}`, {
                hint: 'Give each plan of a workflow a different comment-key.',
            });
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


/***/ }),

/***/ 76023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ preparePlanFolder),
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   Q_: () => (/* binding */ readPlanFolder),
/* harmony export */   Rj: () => (/* binding */ writePlanFolder),
/* harmony export */   VI: () => (/* binding */ PLAN_FILE),
/* harmony export */   cx: () => (/* binding */ isPlanFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79587);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21834);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31730);
/* harmony import */ var _plan_shards_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21221);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47539);
/* harmony import */ var _shared_json_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82761);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16955);
/* harmony import */ var _baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73620);











const PLAN_FILE = 'plan.json';
async function writePlanFolder(folder, plan, texts, files) {
    for (const [path, text] of texts)
        await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), text);
    await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PLAN_FILE), (0,_shared_json_document_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonDocument */ .Q)(plan));
}
async function preparePlanFolder(folder, files) {
    if ((await files.state(folder)) !== 'folder')
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PLAN_FILE);
    const isThere = (await files.state(path)) === 'file';
    if (isThere && isPlan(await files.read(path, _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PLAN_BYTES */ .di)))
        return removeBaseline(folder, files);
    const { names } = await files.namesIn(folder, 1);
    const [first] = isThere ? [PLAN_FILE] : names;
    if (first === undefined)
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, first)} already exists and was not written by a plan`, {
        hint: 'Set an empty folder, or that of an older plan, with --output.',
    });
}
function isPlan(text) {
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOf */ .o_)(text);
    const generator = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) ? value['generator'] : undefined;
    return (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(generator) && generator['name'] === 'eval-action' && (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) && 'shards' in value;
}
async function removeBaseline(folder, files) {
    const baseline = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'baseline');
    if ((await files.state(baseline)) !== 'folder')
        return;
    const { names } = await files.namesIn(baseline, MOST_BASELINE_FILES);
    for (const name of names)
        if (INSIDE.test(`baseline/${name}`))
            await files.removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(baseline, name));
}
const MOST_BASELINE_FILES = 10_000;
async function readPlanFolder(folder, expected, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PLAN_FILE);
    if ((await files.state(path)) !== 'file')
        throw refused('FILE_MISSING', `There is no ${PLAN_FILE} in ${folder}`);
    const plan = parsed(await files.read(path, _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PLAN_BYTES */ .di), path);
    const digest = (0,_plan_shards_digest_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOf */ .o)(plan);
    if (expected !== undefined && digest !== expected)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('RESULTS_UNREADABLE', `${path} is another plan: ${digest.slice(0, 12)}, not ${expected.slice(0, 12)}`, {
            hint: `Pass the folder of that plan (plan-path). The digest of this one is ${digest}: "eval-action plan -o" prints it, and the plan job has it as its output plan.`,
        });
    return { plan, digest, baseline: await baselineOf(plan.baseline, folder, files) };
}
function parsed(text, path) {
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOf */ .o_)(text);
    const version = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) ? value['schemaVersion'] : undefined;
    if (typeof version === 'number' && version > 1)
        throw refused('RESULTS_UNREADABLE', `${path} was written by a newer version of eval-action`);
    const read = _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .shardPlanSchema */ .d3.safeParse(value);
    if (!read.success)
        throw notAPlan(path, read.error);
    const gate = _gate_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .gateSettings */ .dJ.safeParse(read.data.policy.gate);
    if (!gate.success)
        throw notAPlan(path, gate.error, ['policy', 'gate']);
    return read.data;
}
function notAPlan(path, { issues: [issue] }, within = []) {
    const at = [...within, ...(issue?.path ?? [])].join('.').slice(0, 100);
    return refused('RESULTS_UNREADABLE', `${path} is not a plan of a sharded run${at === '' ? '' : ` at ${at}`}`);
}
async function baselineOf(pinned, folder, files) {
    if (pinned.kind !== 'found')
        return pinned;
    const pools = [];
    let left = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const file of pinned.files) {
        const text = await pinnedText(file, folder, files, left);
        left -= Buffer.byteLength(text);
        const read = (0,_baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readEvidenceText */ .NR)(text, file.path);
        if (read.kind === 'refused')
            throw refused('RESULTS_UNREADABLE', `${file.path} of the plan: ${read.why}`);
        pools.push(...read.files.map(({ pool }) => pool));
    }
    const { provenance, steps, whyEmpty, leftOut } = pinned;
    return {
        kind: 'found',
        pools,
        provenance,
        ...(whyEmpty && { whyEmpty }),
        ...(leftOut && { leftOut }),
        ...(steps && { steps }),
    };
}
async function pinnedText({ path, sha256 }, folder, files, maxBytes) {
    if (!INSIDE.test(path))
        throw refused('RESULTS_UNREADABLE', `The plan names a baseline outside its folder: ${path}`);
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    if ((await files.state(absolute)) !== 'file')
        throw refused('FILE_MISSING', `There is no ${path} in ${folder}, and the plan was made with it`);
    const text = await files.read(absolute, maxBytes);
    if (sha256Of(text) !== sha256)
        throw refused('RESULTS_UNREADABLE', `${absolute} is not the file that the plan was made with`);
    return text;
}
const INSIDE = /^baseline\/[\w@.-]{1,120}\.json$/;
const isPlanFile = (name) => name === PLAN_FILE || INSIDE.test(name);
const sha256Of = (content) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
const refused = (code, message) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)(code, message, {
    hint: 'Pass the folder that "eval-action plan" wrote (plan-path), or re-run all jobs for a new plan.',
});


/***/ }),

/***/ 89472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   _n: () => (/* binding */ nextCommands)
/* harmony export */ });
/* harmony import */ var _reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5937);
/* harmony import */ var _reports_reproduce_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96360);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




const SHORT = 12;
const MOST_LISTED = 20;
function planText({ plan, digest }, wishes) {
    const { shards } = plan;
    const lines = [
        ['duration', durationText(plan)],
        ['cost', costText(plan)],
        ['tokens', tokensText(plan)],
        ['power', powerText(plan)],
        ['reuse', reuseText(plan)],
        ['shards', whyText(plan, wishes)],
    ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
    const listed = shards
        .slice(0, MOST_LISTED)
        .map((shard) => `    ${shard.index}/${shards.length}  ${shardText(shard)}`);
    const more = shards.length > MOST_LISTED ? [`    and ${shards.length - MOST_LISTED} more`] : [];
    return [headline({ plan, digest }), ...lines, ...listed, ...more].join('\n');
}
const shardText = ({ tests, trials, durationMs }) => tests === 0
    ? 'no tests'
    : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('trial', trials)}, about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} after setup`;
function nextCommands({ plan: { shards }, digest }, { folder, program }) {
    const count = shards.length;
    const path = `--plan-path ${(0,_reports_reproduce_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r)(folder)}`;
    const machines = count === 1 ? 'the shard' : `on each machine, from 1/${count} to ${count}/${count}`;
    return [
        'Next steps',
        `  ${machines}:`,
        `    ${program} run --shard 1/${count}@${digest} ${path} -o shards/1`,
        '  with the folders of all shards:',
        `    ${program} report 'shards/*' --plan ${digest} ${path} -o results`,
    ].join('\n');
}
function headline({ plan: { tests, shards, forecast }, digest }) {
    const targets = new Set(tests.map(({ target }) => target)).size;
    const judges = forecast.judgeCalls === 0 ? '' : `, about ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('judge call', forecast.judgeCalls)}`;
    return `Plan ${digest.slice(0, SHORT)}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} on ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('target', targets)} in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('shard', shards.length)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('target call', forecast.calls)}${judges}`;
}
function durationText({ tests, forecast }) {
    const { durationMs, oneMachineMs, longestTrialMs, timedTests, requests = [] } = forecast;
    const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
    const limit = slowest === undefined
        ? ''
        : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(slowest.minutes * 60_000)}`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} (${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(oneMachineMs)} on one machine); longest trial ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(longestTrialMs)}${limit}; durations of ${timedTests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} are known`;
}
function costText({ inputs, forecast }) {
    const { costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens } = forecast;
    const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
    const budget = typeof inputs['budgetUsd'] === 'number' ? `; budget ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(inputs['budgetUsd'])}` : '';
    if (costUsd === undefined)
        return `unknown: the baseline has no costs of these tests${budget}`;
    const unknown = testsWithoutCost === 0 ? '' : `, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', testsWithoutCost)} unknown`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costUsd)}, below ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}
function tokensText({ tests, forecast: { tokens } }) {
    if (tokens === undefined)
        return undefined;
    return `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${tokens.tests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} known)`;
}
function tokenText(count) {
    if (count >= 1e6)
        return `${(count / 1e6).toFixed(1)} M`;
    return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ baseline, forecast: { smallestDetectableDrop: drop, power = [] }, }) {
    if (baseline.kind !== 'found')
        return `no baseline: ${baseline.why}`;
    if (baseline.whyEmpty !== undefined)
        return `nothing to compare with: ${baseline.whyEmpty}`;
    const of = drop === undefined
        ? 'a uniform drop is not detectable in every suite'
        : `smallest detectable drop ${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__/* .points */ .WR)(drop, 0)} (80% power)`;
    const single = power.filter((sentence) => sentence.startsWith('a complete failure'));
    return [of, ...single, ...(baseline.leftOut === undefined ? [] : [baseline.leftOut])].join('; ');
}
function reuseText({ tests }) {
    const reused = tests.filter((test) => test.reused !== undefined);
    const canaries = tests.filter(({ canary }) => canary).length;
    const commits = [...new Set(reused.map((test) => test.reused?.slice(0, 7)))];
    if (reused.length + canaries === 0)
        return undefined;
    const since = commits.length === 0 ? '' : ` since ${commits.slice(0, 3).join(', ')}`;
    return `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', reused.length + canaries)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText({ shards, tests, forecast }, { targetMinutes, most }) {
    const { why, durationMs, leastMs } = forecast;
    const target = `${targetMinutes} min (target-minutes)`;
    const shortest = `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)}`;
    switch (why) {
        case 'given': {
            const empty = shards.filter((shard) => shard.tests === 0).length;
            const left = empty === 1 ? 'one has' : `${empty} have`;
            return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} cannot be divided further`}`;
        }
        case 'target':
            return `enough for ${target}`;
        case 'most':
            if (shards.length < most)
                return `${target} is not reached, but ${shortest}: more shards would be faster, but each needs a cent of budget-usd`;
            return `${target} cannot be reached with ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('shard', most)} (max-shards), but ${shortest}: more would be faster`;
        case 'longest':
            return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(leastMs)}`;
        case 'requests':
            return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
        case 'gain':
            return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
    }
}


/***/ }),

/***/ 32499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ digestOfFile),
/* harmony export */   k1: () => (/* binding */ recordedFiles),
/* harmony export */   xV: () => (/* binding */ hasKeys)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79587);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48334);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76023);




const MAX_BYTES = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU;
function recordedFiles(disk) {
    const read = new Set();
    const noting = (work) => async (path, ...rest) => {
        const result = await work(path, ...rest);
        read.add((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path));
        return result;
    };
    return {
        files: { ...disk, read: noting(disk.read), readBytes: noting(disk.readBytes) },
        async pinned(root, others) {
            const names = [...new Set([...read, ...others.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path))])]
                .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path).replaceAll('\\', '/'))
                .filter((name) => !(0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)(name) && !hasKeys(name))
                .sort();
            return Promise.all(names.map(async (path) => ({ path, sha256: await digestOfFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path), disk) })));
        },
    };
}
const hasKeys = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === '.env';
const digestOfFile = async (path, files) => (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Of */ .Bj)(await files.readBytes(path, MAX_BYTES));


/***/ }),

/***/ 21221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95261);


function digestOf({ forecast: _, ...pinned }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalText */ .A4)(pinned), 'hex');
}


/***/ }),

/***/ 12028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ planDifference),
/* harmony export */   z: () => (/* binding */ differentFiles)
/* harmony export */ });
/* harmony import */ var _shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4166);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


function planDifference(one, other) {
    if (one.generator.version !== other.generator.version)
        return `it was made by version ${other.generator.version} of eval-action, not ${one.generator.version}`;
    if (one.shards.length !== other.shards.length)
        return `it has ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('shard', other.shards.length)}, not ${one.shards.length}`;
    if (one.commit !== other.commit)
        return `it is for ${commitOf(other)}, not ${commitOf(one)}`;
    return (inputDifference(one, other) ??
        fileDifference(one.files, other.files) ??
        changeDifference(one, other) ??
        partDifference(one, other));
}
const commitOf = ({ commit }) => commit === undefined ? 'no commit' : `the commit ${commit.slice(0, 10)}`;
function inputDifference({ inputs: one }, { inputs: other }) {
    const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find((each) => !(0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one[each], other[each]));
    return name === undefined ? undefined : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)} is ${shown(other[name])}, not ${shown(one[name])}`;
}
const LONGEST_VALUE = 100;
const shown = (value) => value === undefined ? 'the default' : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(JSON.stringify(value), LONGEST_VALUE);
function fileDifference(one, other) {
    const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256])));
    const path = [...one, ...other].map((file) => file.path).find((each) => first?.get(each) !== second?.get(each));
    if (path === undefined)
        return undefined;
    if (second?.get(path) === undefined)
        return `it was made without the file ${path}`;
    return first?.get(path) === undefined
        ? `it was also made with the file ${path}`
        : `the file ${path} has another content`;
}
function differentFiles(one, other) {
    const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256 ?? ''])));
    const paths = [...new Set([...one, ...other].map(({ path }) => path))].sort();
    return paths.filter((path) => first?.get(path) !== second?.get(path));
}
function changeDifference({ changed: one }, { changed: other }) {
    if ((one === undefined) !== (other === undefined))
        return 'git listed the changed files for one of them only';
    const [path] = differentFiles(one ?? [], other ?? []);
    return path === undefined ? undefined : `the file ${path} differs from the commit in another way`;
}
function partDifference(one, other) {
    if (!(0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one.baseline, other.baseline))
        return 'its baseline is another one';
    if (!(0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one.tests, other.tests))
        return 'its tests, or their shards, are others';
    return (0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one.policy, other.policy) ? 'its warnings or limits are others' : 'its policy is another one';
}


/***/ })

};
