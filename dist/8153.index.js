export const id = 8153;
export const ids = [8153];
export const modules = {

/***/ 91816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J2: () => (/* binding */ actionStep),
  b0: () => (/* binding */ openStep),
  WF: () => (/* binding */ thisProcess)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
;// CONCATENATED MODULE: ./build/js/src/platform/actions-runner.js





function openRunner(env, stdout) {
    return {
        checkout: withoutLinks(env['GITHUB_WORKSPACE'] || '.'),
        mask: core/* setSecret */.Pq,
        output: (name, value) => writing('GITHUB_OUTPUT', env, () => (0,core/* setOutput */.uH)(name, value)),
        keep(name, value) {
            if (env['GITHUB_STATE'])
                writing('GITHUB_STATE', env, () => (0,core/* saveState */.LZ)(name, value));
        },
        async addToSummary(markdown) {
            const path = env['GITHUB_STEP_SUMMARY'];
            if (!path)
                return false;
            await (0,promises_.appendFile)(path, markdown.endsWith('\n') ? markdown : `${markdown}\n`);
            return true;
        },
        print: (line) => void stdout.write(`${line}\n`),
    };
}
function writing(name, env, work) {
    try {
        work();
    }
    catch (cause) {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `The runner's file ${env[name]} (${name}) cannot be written: ${(0,errors/* messageOf */.bD)(cause)}`, {
            hint: `Do not set ${name} in the workflow, and let the step run as the user of the runner.`,
            cause,
        });
    }
}
function withoutLinks(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return (0,external_node_path_.resolve)(path);
    }
}

// EXTERNAL MODULE: ./build/js/src/platform/process/abandoned-work.js
var abandoned_work = __webpack_require__(34067);
// EXTERNAL MODULE: ./build/js/src/platform/redacting-adapters.js
var redacting_adapters = __webpack_require__(62945);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/redactor.js + 1 modules
var secrets_redactor = __webpack_require__(90533);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/shared-blocks.js
var shared_blocks = __webpack_require__(19337);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(43357);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/runtime.js + 25 modules
var runtime = __webpack_require__(93247);
// EXTERNAL MODULE: ./build/js/src/action/annotate.js
var annotate = __webpack_require__(75360);
;// CONCATENATED MODULE: ./build/js/src/action/action-step.js













const thisProcess = () => ({
    env: process.env,
    runner: openRunner(process.env, process.stdout),
    runtime: (log, redactor) => (0,runtime.realRuntime)(log, undefined, redactor),
    begun(log, giveUp) {
        (0,exit_code/* exitOnUncaughtErrors */.ew)(log);
        process.once('exit', () => {
            if (!giveUp())
                process.exitCode = 2;
        });
    },
    ended: abandoned_work/* endDespiteAbandonedWork */.z,
});
function openStep({ env, runner }) {
    const redactor = new secrets_redactor/* Redactor */.p((0,secret_names/* secretValues */.VX)(env));
    for (const text of (0,secret_names/* maskedTexts */.kF)(env))
        runner.mask(text);
    const print = (text) => runner.print((0,workflow_command/* neutral */.SY)(text));
    const log = { info: print, warn: (text) => print(`warning: ${text}`), error: print };
    return { redactor, runner: (0,redacting_adapters/* redactedRunner */.tF)(runner, redactor), log: (0,redacting_adapters/* redactedLog */.n7)(log, redactor) };
}
async function actionStep(read, work, withoutRun, host = thisProcess()) {
    const { env } = host;
    const { redactor, runner, log } = openStep(host);
    const end = { outputs: withoutRun('The run did not start') };
    let isWritten = false;
    const write = (values) => {
        if (isWritten)
            return;
        isWritten = true;
        for (const [name, text] of Object.entries(values))
            runner.output(name, text);
    };
    const giveUp = () => write(end.isDecided ? end.outputs : withoutRun('The run ended before it had a verdict'));
    host.begun(log, () => written(giveUp, log));
    const decided = await (0,exit_code/* toExitCode */.t4)(async () => {
        try {
            const inputs = read(env);
            end.inputs = inputs;
            redactor.configure(inputs);
            return await work(inputs, host.runtime(log, redactor), runner, end);
        }
        catch (error) {
            if (!end.isDecided)
                end.outputs = withoutRun(redactor.text((0,errors/* messageOf */.bD)(error)));
            const problems = error instanceof errors/* UserError */.yo ? (0,errors/* groupProblems */.Uh)(redactor.deep(error.problems)) : [];
            await reportWhyNot(problems, end.inputs, runner, log);
            const reported = (await end.live?.couldNotRun(problems)) ?? [];
            end.notes?.reported(reported);
            (0,deliver/* complainAbout */.p3)(reported, log.info);
            throw error;
        }
    }, log);
    const exitCode = written(() => write(end.outputs), log) ? decided : 2;
    host.ended(exitCode);
    return exitCode;
}
function written(work, log) {
    try {
        work();
        return true;
    }
    catch (error) {
        for (const line of (0,exit_code/* adviceOf */.wr)(error))
            log.error(line);
        return false;
    }
}
async function reportWhyNot(problems, inputs, runner, log) {
    if (inputs?.annotations !== 'off') {
        for (const annotation of (0,annotations/* problemAnnotations */.ur)(problems))
            (0,annotate/* annotate */.f)(annotation, inputs, runner);
    }
    if (inputs?.jobSummary === 'off')
        return;
    try {
        await runner.addToSummary((0,shared_blocks/* problemsMarkdown */.KK)(problems));
    }
    catch (cause) {
        log.warn(`job summary was not delivered: ${(0,errors/* messageOf */.bD)(cause)}`);
    }
}


/***/ }),

/***/ 75360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ annotate)
/* harmony export */ });
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56338);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27869);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);




function annotate(annotation, inputs, { checkout, print }) {
    const { file, line = 1, column = 1, ...placeless } = annotation;
    if (file === undefined) {
        print((0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(placeless));
        return;
    }
    const path = (0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_0__/* .checkoutPath */ .o)(file, inputs ?? { workingDirectory: '.' }, checkout);
    const message = `${annotation.message}\nat ${(0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f)({ file: (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(file), line, column })}`;
    print((0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
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

/***/ 20436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tg: () => (/* binding */ checksOf),
  Vm: () => (/* binding */ contextOf),
  GA: () => (/* binding */ gitHubReporters)
});

// UNUSED EXPORTS: checkNameOf

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/config/checkout-path.js
var checkout_path = __webpack_require__(56338);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/js/src/github/checks.js

function checkRuns({ ask }, context) {
    return {
        async begin(name, output, signal) {
            const { id, html_url: url } = await ask('the request to create a check run', checkSchema, signal, ({ rest }, common) => rest.checks.create({
                ...common,
                name,
                head_sha: context.headSha,
                external_id: context.externalId,
                details_url: context.detailsUrl,
                status: 'in_progress',
                output: asOutput(output),
            }));
            return { id, url: url ?? context.detailsUrl };
        },
        async update(id, output, conclusion, signal) {
            await ask(`the request to update check run ${id}`, checkSchema, signal, ({ rest }, common) => rest.checks.update({
                ...common,
                check_run_id: id,
                output: asOutput(output),
                status: conclusion && 'completed',
                conclusion,
            }));
        },
    };
}
const checkSchema = schemas/* object */.Ikc({ id: schemas/* int */.Whr(), html_url: schemas/* string */.YjP().nullish() });
const asOutput = ({ title, summary, text, annotations = [] }) => ({
    title,
    summary,
    text,
    annotations: annotations.length > 0 ? annotations.map(asAnnotation) : undefined,
});
const asAnnotation = ({ path, line, column, level, title, message }) => ({
    path,
    start_line: line,
    end_line: line,
    start_column: column,
    end_column: column,
    annotation_level: level,
    title,
    message,
});

// EXTERNAL MODULE: ./build/js/src/github/comments.js
var comments = __webpack_require__(97161);
// EXTERNAL MODULE: ./build/js/src/github/job.js
var github_job = __webpack_require__(64956);
// EXTERNAL MODULE: ./build/js/src/github/limits.js
var limits = __webpack_require__(15907);
// EXTERNAL MODULE: ./build/js/src/github/pulls.js
var pulls = __webpack_require__(9919);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-markdown.js + 2 modules
var comment_markdown = __webpack_require__(76377);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
;// CONCATENATED MODULE: ./build/js/src/reports/reporters/check.js



const NAME = 'check run';
function checkReporter(options) {
    const { checks, name, context, maxBytes, annotationsPerRequest: size } = options;
    let begun;
    const begin = async (signal) => {
        const running = { title: 'Evals are running', summary: `[The log of the run](${context.runUrl})` };
        if (begun === undefined) {
            begun = await checks.begin(name, running, signal);
            options.onBegun?.(begun.id);
        }
        return begun;
    };
    const complete = async (output, conclusion, annotations) => {
        try {
            const signal = options.signal();
            const { id, url } = await begin(signal);
            const [first, ...rest] = Array.from({ length: Math.ceil(annotations.length / size) }, (_, at) => annotations.slice(at * size, (at + 1) * size));
            const isTaken = await checks.update(id, { ...output, annotations: first }, conclusion, signal).then(() => true, async (error) => {
                if (first === undefined || !(error instanceof service_error/* ServiceError */._7 && error.fault === 'invalid'))
                    throw error;
                await checks.update(id, output, conclusion, signal);
                return false;
            });
            for (const batch of isTaken ? rest : []) {
                await checks.update(id, { ...output, annotations: batch }, undefined, signal);
            }
            return { kind: 'delivered', name: NAME, where: url };
        }
        catch (error) {
            return (0,not_taken/* notTaken */.h)(NAME, error, 'checks: write', options.whyRefused);
        }
    };
    return {
        name: NAME,
        begin: async (signal) => void (await begin(signal)),
        deliver: (report) => {
            const conclusion = report.verdict.kind === 'cancelled' ? 'cancelled' : report.conclusion;
            return complete((0,comment_markdown/* checkOutput */.yr)(report, context, maxBytes), conclusion, options.annotationsOf(report));
        },
        couldNotRun: (problems) => complete({ title: (0,comment_markdown/* checkTitle */.Tq)('Could not run'), summary: (0,comment_markdown/* problemsComment */.oE)(problems, context) }, 'failure', []),
    };
}

// EXTERNAL MODULE: ./build/js/src/reports/reporters/comment-reporter.js + 1 modules
var comment_reporter = __webpack_require__(20541);
;// CONCATENATED MODULE: ./build/js/src/action/github-reporters.js













async function gitHubReporters(inputs, job, deps) {
    const wantsCheck = inputs.checkRun || inputs.annotations === 'check';
    const page = {};
    if (job === undefined) {
        const why = 'This is not a job on GitHub (GITHUB_REPOSITORY, GITHUB_API_URL or GITHUB_SERVER_URL is not set)';
        return { reporters: [], context: undefined, page, receipts: wantsCheck ? [notDelivered('check run', why)] : [] };
    }
    const name = deps.nameOfArtifact?.((0,github_job/* keyOf */.TN)(inputs, job), job.attempt);
    const artifact = name === undefined ? undefined : { name, run: job.run };
    const context = { ...contextOf(inputs, job, inputs.commitSha ?? job.head, deps.checkout), page, artifact };
    const reporting = (reporters, receipts = [], pull) => ({
        reporters,
        receipts,
        pull,
        context,
        page,
    });
    const { comment: mode, prNumber, commitSha } = inputs;
    const isNamed = (job.pull ?? prNumber ?? commitSha) !== undefined;
    const wantsComment = mode !== 'never' && (isNamed || ON_BRANCHES.includes(job.event));
    if (!wantsComment && !wantsCheck)
        return reporting([]);
    if (inputs.githubToken === undefined) {
        const names = [...(wantsComment ? ['comment'] : []), ...(wantsCheck ? ['check run'] : [])];
        return reporting([], names.map((each) => notDelivered(each, NO_TOKEN)));
    }
    const client = deps.connect({ ...job, token: inputs.githubToken });
    const surface = { inputs, job, context, client };
    const check = wantsCheck ? [checkOf(surface, deps)] : [];
    if (mode === 'never' || !wantsComment)
        return reporting(check);
    try {
        const soon = AbortSignal.any([deps.signal, deps.deadline(), AbortSignal.timeout(LOOK_UP_MS)]);
        const pull = await findPull(inputs, job, (0,pulls/* pullRequests */.s)(client), soon);
        if (pull === undefined)
            return reporting(check);
        const comment = (0,comment_reporter/* commentReporter */.J)({
            comments: (0,comments/* pullRequestComments */.R)(client, pull.number),
            clock: deps.clock,
            mode,
            run: job.run,
            job: (0,github_job/* keyOf */.TN)({ commentKey: undefined, matrix: inputs.matrix }, job),
            context: commitSha === undefined && job.pull === undefined ? { ...context, head: pull.headSha } : context,
            maxBytes: limits/* COMMENT_BYTES */.GJ,
            whyRefused: (0,github_job/* whyReadOnly */.LU)(job, pull),
            signal: deps.deadline,
        });
        return reporting([comment, ...check], [], pull.number);
    }
    catch (error) {
        return reporting(check, [notDelivered('comment', `Could not look up the pull request: ${(0,errors/* messageOf */.bD)(error)}`)]);
    }
}
const LOOK_UP_MS = 30_000;
const NO_TOKEN = 'There is no token (github-token is empty)';
const notDelivered = (name, why) => ({ kind: 'notDelivered', name, why });
function contextOf(inputs, job, head, checkout) {
    return {
        key: (0,github_job/* keyOf */.TN)(inputs, job),
        head,
        attempt: job.attempt,
        runUrl: (0,github_job/* runUrlOf */.Qm)(job),
        unverified: job.unverified,
        linkTo({ file, line }) {
            const path = (0,checkout_path/* checkoutPath */.o)(file, inputs, checkout);
            return path === undefined ? undefined : (0,checkout_path/* lineUrl */.g)(job, { commit: head, path, line });
        },
    };
}
function checkNameOf(key) {
    const name = `agentv: ${(0,terminal/* oneLine */.T)(key)}`;
    if (Buffer.byteLength(name) <= limits/* CHECK_NAME_BYTES */.rI)
        return name;
    const hash = (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${(0,text_text/* cutBytes */.Uw)(name, limits/* CHECK_NAME_BYTES */.rI - hash.length - 1)}-${hash}`;
}
const checksOf = ({ job, context, client }) => checkRuns(client, {
    headSha: context.head,
    externalId: `${job.run}/${job.attempt}/${context.key}`,
    detailsUrl: context.runUrl,
});
function checkOf(surface, { checkout, deadline, onCheck }) {
    const { inputs, job, context } = surface;
    return checkReporter({
        checks: checksOf(surface),
        name: inputs.checkName ?? checkNameOf(context.key),
        context,
        maxBytes: limits/* CHECK_TEXT_BYTES */.tn,
        annotationsPerRequest: limits/* ANNOTATIONS_PER_REQUEST */.jg,
        annotationsOf: (report) => inputs.annotations === 'check'
            ? (0,annotations/* annotations */.hk)(report, CHECK_SPACE)
                .flatMap(({ level, title, message, file, line = 1, column }) => {
                const path = file === undefined ? undefined : (0,checkout_path/* checkoutPath */.o)(file, inputs, checkout);
                return path === undefined ? [] : [{ path, line, column, level: LEVELS[level], title, message }];
            })
                .slice(0, limits/* MAX_CHECK_ANNOTATIONS */.Bp)
            : [],
        whyRefused: (0,github_job/* whyReadOnly */.LU)(job, job.pull),
        onBegun: onCheck,
        signal: deadline,
    });
}
const CHECK_SPACE = { errors: limits/* MAX_CHECK_ANNOTATIONS */.Bp, warnings: limits/* MAX_CHECK_ANNOTATIONS */.Bp };
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
async function findPull({ prNumber, commitSha }, job, pulls, signal) {
    if (prNumber !== undefined) {
        return job.pull?.number === prNumber ? job.pull : pulls.get(prNumber, signal);
    }
    if (job.pull !== undefined)
        return job.pull;
    const mayHaveOne = commitSha !== undefined || (ON_BRANCHES.includes(job.event) && job.ref.startsWith('refs/heads/'));
    if (!mayHaveOne)
        return undefined;
    const open = (await pulls.headedBy(commitSha ?? job.head, signal)).filter(({ isOpen }) => isOpen);
    return open.length === 1 ? open[0] : undefined;
}
const ON_BRANCHES = ['push', 'workflow_dispatch'];


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

/***/ 10286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postAction: () => (/* binding */ postAction)
/* harmony export */ });
/* unused harmony export finishReporting */
/* harmony import */ var _config_input_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31301);
/* harmony import */ var _github_caches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84340);
/* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97161);
/* harmony import */ var _github_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98427);
/* harmony import */ var _github_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64956);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7126);
/* harmony import */ var _reports_comment_comment_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76377);
/* harmony import */ var _reports_deliver_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98258);
/* harmony import */ var _reports_reporters_comment_reporter_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20541);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82953);
/* harmony import */ var _workspaces_cache_folders_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28124);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(91816);
/* harmony import */ var _github_cache_stores_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54189);
/* harmony import */ var _github_reporters_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(20436);
/* harmony import */ var _post_notes_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(58614);















const NOTIFY_MS = 30_000;
const SAVE_MS = 120_000;
const PACK_MS = 300_000;
async function postAction(host = (0,_action_step_js__WEBPACK_IMPORTED_MODULE_11__/* .thisProcess */ .WF)()) {
    const { redactor, runner, log } = (0,_action_step_js__WEBPACK_IMPORTED_MODULE_11__/* .openStep */ .b0)(host);
    try {
        await finish(host.runtime(log, redactor), runner.checkout, log);
    }
    catch (error) {
        log.warn(`Could not finish the step: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error)}`);
    }
    host.ended(0);
    return 0;
}
async function finish(runtime, checkout, log) {
    const { env, files, connect, signal } = runtime;
    const notes = (0,_post_notes_js__WEBPACK_IMPORTED_MODULE_14__/* .readNotes */ .WT)(env);
    const inputs = (0,_config_input_sources_js__WEBPACK_IMPORTED_MODULE_0__/* .actionInputs */ .eh)(env);
    const job = (0,_github_job_js__WEBPACK_IMPORTED_MODULE_4__/* .jobOf */ .Zw)(env, await (0,_github_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)(env, files));
    if (notes === undefined || job === undefined)
        return;
    const within = (ms) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
    (0,_reports_deliver_js__WEBPACK_IMPORTED_MODULE_7__/* .complainAbout */ .p3)(await finishReporting(notes, { inputs, job, checkout, connect }, within(NOTIFY_MS)), log.info);
    const site = (0,_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_12__/* .jobStores */ .E)(inputs, job, notes.key ?? (0,_github_job_js__WEBPACK_IMPORTED_MODULE_4__/* .keyOf */ .TN)(inputs, job), runtime);
    if (site === undefined)
        return;
    const stored = notes.storesAreChecked ? await (0,_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_12__/* .saveStores */ .oI)(notes.stores, site, within(SAVE_MS)) : [];
    if (stored.length > 0)
        log.info(`Cached for later runs: ${stored.join(', ')}`);
    if (notes.repositories.length === 0)
        return;
    const { saveRepositories, travelFolder } = await __webpack_require__.e(/* import() */ 4475).then(__webpack_require__.bind(__webpack_require__, 64475));
    const folder = travelFolder(env);
    if (folder === undefined)
        return;
    const repositories = await saveRepositories(notes.repositories, { ...runtime, job, caches: _github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .jobCaches */ .Jh, folder, folders: (0,_workspaces_cache_folders_js__WEBPACK_IMPORTED_MODULE_10__/* .workspaceFolders */ .BB)(runtime), notify: log.info }, within(PACK_MS));
    if (repositories.length > 0)
        log.info(`Cached for later runs: ${repositories.join(', ')}`);
}
async function finishReporting(notes, { inputs, job, checkout, connect }, signal) {
    const { phase, verdict, check, pull, key: commentKey = inputs.commentKey } = notes;
    const { githubToken: token } = inputs;
    if (phase === 'reported' || token === undefined)
        return [];
    const client = connect({ ...job, token });
    const context = (0,_github_reporters_js__WEBPACK_IMPORTED_MODULE_13__/* .contextOf */ .Vm)({ ...inputs, commentKey }, job, inputs.commitSha ?? job.head, checkout);
    const isCancelled = phase === 'stopping' && verdict === undefined;
    const receipts = [];
    if (check !== undefined) {
        const conclusion = verdict?.conclusion ?? (isCancelled ? 'cancelled' : 'failure');
        const title = verdict?.headline ?? (isCancelled ? 'Cancelled' : 'Ended without a verdict');
        const summary = `The step ended before it could report its results. See [the log of the run](${context.runUrl}).`;
        const updated = (0,_github_reporters_js__WEBPACK_IMPORTED_MODULE_13__/* .checksOf */ .tg)({ job, context, client }).update(check, { title: (0,_reports_comment_comment_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .checkTitle */ .Tq)(title), summary }, conclusion, signal);
        receipts.push(updated.then(() => ({ kind: 'delivered', name: 'check run', where: context.runUrl }), (error) => (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_9__/* .notTaken */ .h)('check run', error, 'checks: write', undefined)));
    }
    if (pull !== undefined) {
        const how = isCancelled ? 'was cancelled' : 'ended before its results were reported';
        const comment = { comments: (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestComments */ .R)(client, pull), context, run: job.run };
        receipts.push((0,_reports_reporters_comment_reporter_js__WEBPACK_IMPORTED_MODULE_8__/* .endRunningComment */ .q)(comment, { how, headline: verdict?.headline }, signal));
    }
    return Promise.all(receipts);
}


/***/ }),

/***/ 56338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ lineUrl),
/* harmony export */   o: () => (/* binding */ checkoutPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81457);


function checkoutPath(file, { workingDirectory, outputDirectory, }, checkout) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file);
    const kept = outputDirectory === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)('.agentv', 'results') : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(outputDirectory, 'engine');
    if (!(0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .F)(checkout, path) || (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_1__/* .isInside */ .F)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, kept), path))
        return undefined;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, path).replaceAll('\\', '/') || undefined;
}
function lineUrl({ serverUrl, owner, repo }, { commit, path, line }) {
    const parts = [owner, repo, 'blob', commit, ...path.split('/')];
    const encoded = parts.map((part) => encodeURIComponent(part.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))).join('/');
    return `${serverUrl}/${encoded.replaceAll('(', '%28').replaceAll(')', '%29')}#L${line}`;
}


/***/ }),

/***/ 10083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ dropWithP),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   Gn: () => (/* binding */ suiteOn),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   J0: () => (/* binding */ smallDrop),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   gv: () => (/* binding */ drop),
/* harmony export */   l5: () => (/* binding */ percentAbove),
/* harmony export */   ld: () => (/* binding */ testNames),
/* harmony export */   o2: () => (/* binding */ percentagePoints),
/* harmony export */   sp: () => (/* binding */ pValue)
/* harmony export */ });
/* harmony import */ var _model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15145);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);



const UNNAMED = 'default';
const suiteOn = ({ suite, target }) => target === UNNAMED ? suite : `${suite} on ${target}`;
const drop = (change, note) => `${(0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .points */ .WR)(change.delta ?? 0, (0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .digitsOf */ .C3)(change))}${(0,_model_text_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .interval */ .YP)(change, note)}`;
const dropWithP = (change) => drop(change, pValue(change.p ?? 1));
const percent = (share) => `${Number((share * 100).toFixed(4)) + 0}%`;
const percentagePoints = (share) => `${Number((share * 100).toFixed(4)) + 0} pp`;
const percentAbove = (share, limit) => `${Number(decimals(share * 100, (shown) => shown > limit * 100 + 1e-9))}%`;
const smallDrop = ({ delta = 0 }, limit) => `${Number(below(Math.abs(delta) * 100, limit * 100, 1))} pp`;
const pValue = (p) => (p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);
const names = (all, most = 5) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .firstNames */ .d9)(all, most);
function testNames(tests, shown = (name) => name) {
    return Array.from((0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(tests, ({ testId }) => testId), ([testId, testsOfId]) => {
        const targets = new Set(testsOfId.map(({ target }) => target)).size;
        if (targets > 1)
            return `${shown(testId)} (${targets} targets)`;
        return testsOfId.length === 1 ? shown(testId) : `${shown(testId)} (${testsOfId.length} suites)`;
    });
}
const below = (score, limit, fewest = 2) => decimals(score, (shown) => shown < limit, fewest);
function decimals(value, isRight, fewest = 0) {
    for (let digits = fewest; digits <= 6; digits += 1) {
        const text = value.toFixed(digits);
        if (isRight(Number(text)))
            return text;
    }
    return String(value);
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

/***/ 97161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ pullRequestComments)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15907);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48851);




const pullRequestComments = (client, pull) => ({
    own: (signal) => ownComments(client, pull, signal),
    async create(body, signal) {
        const comment = await client.ask('the request to create a comment', commentSchema, signal, ({ rest }, common) => rest.issues.createComment({ ...common, issue_number: pull, body }));
        return asOwn(comment, body);
    },
    async update(id, body, signal) {
        const comment = await client.ask(`the request to update comment ${id}`, commentSchema, signal, ({ rest }, common) => rest.issues.updateComment({ ...common, comment_id: id, body }));
        return asOwn(comment, body);
    },
    async remove(id, signal) {
        await (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .unlessMissing */ .F2)(client.ask(`the request to delete comment ${id}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), signal, ({ rest }, common) => rest.issues.deleteComment({ ...common, comment_id: id })));
    },
});
async function ownComments({ owner, repo, ask }, pull, signal) {
    const what = `the request for the comments of pull request ${pull}`;
    const viewerComments = [];
    let after = null;
    for (let page = 0; page < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_COMMENT_PAGES */ .Ck; page += 1) {
        const answer = await ask(what, answerSchema, signal, async ({ graphql }, common) => ({
            data: await graphql(QUERY, { ...common, pull, after }),
        }));
        const comments = answer.repository?.pullRequest?.comments;
        if (!comments)
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('missing', `Pull request ${pull} of ${owner}/${repo} does not exist`);
        for (const node of comments.nodes ?? []) {
            const id = Number(node?.fullDatabaseId ?? Number.NaN);
            if (node === null || !node.viewerDidAuthor || node.isMinimized || !Number.isSafeInteger(id))
                continue;
            viewerComments.push({ id, body: node.body, url: node.url });
        }
        if (!comments.pageInfo.hasNextPage)
            break;
        after = comments.pageInfo.endCursor;
    }
    return viewerComments.sort((a, b) => a.id - b.id);
}
const QUERY = `
  query ownComments($owner: String!, $repo: String!, $pull: Int!, $after: String) {
    repository(owner: $owner, name: $repo) {
      pullRequest(number: $pull) {
        comments(first: 100, after: $after) {
          nodes { fullDatabaseId body url isMinimized viewerDidAuthor }
          pageInfo { hasNextPage endCursor }
        }
      }
    }
  }`;
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        fullDatabaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).nullable(),
        body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        isMinimized: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    })
        .nullable())
        .nullable(),
    pageInfo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() }),
});
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ comments: pageSchema }).nullable() }).nullable(),
});
const commentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const asOwn = ({ id, html_url: url }, body) => ({ id, body, url });


/***/ }),

/***/ 98427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ OPEN_EVENTS),
/* harmony export */   JZ: () => (/* binding */ mayBeUntrusted),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   ot: () => (/* binding */ refuseUntrustedCode)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);


async function readEvent(env, files) {
    const name = env['GITHUB_EVENT_NAME'] ?? '';
    const path = env['GITHUB_EVENT_PATH'];
    if (!path)
        return { name };
    try {
        return { name, ...payloadSchema.parse(JSON.parse(await files.read(path, MAX_EVENT_BYTES))) };
    }
    catch {
        return { name };
    }
}
const MAX_EVENT_BYTES = 25 * 1024 * 1024;
const sha = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const repository = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const payloadSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(),
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
        head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha, repo: repository.nullish() }),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: sha.optional(), repo: repository, ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }),
    })
        .optional()
        .catch(undefined),
    merge_group: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head_sha: sha, base_sha: sha.optional(), base_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() })
        .optional()
        .catch(undefined),
    workflow_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ head_sha: sha, event: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional() })
        .optional()
        .catch(undefined),
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive(), default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional().catch(undefined),
});
const OPEN_EVENTS = [
    'pull_request_target',
    'issues',
    'issue_comment',
    'discussion',
    'discussion_comment',
    'fork',
    'watch',
    'gollum',
];
function refuseUntrustedCode(event, { allowUntrustedCode }) {
    if (allowUntrustedCode || !mayBeUntrusted(event))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('UNTRUSTED_CODE', `Evals do not run on the event ${event.name}`, {
        expected: 'pull_request, push, merge_group, release, schedule, workflow_dispatch or repository_dispatch',
        hint: `A job of ${event.name} has the secrets of the repository, and anyone can trigger it with code or text that could steal them. Use pull_request. If this job checks out and reads only trusted content, set allow-untrusted-code: true.`,
    });
}
function mayBeUntrusted({ name, workflow_run }) {
    if (name !== 'workflow_run')
        return OPEN_EVENTS.includes(name);
    const origin = workflow_run?.event ?? 'workflow_run';
    return origin === 'workflow_run' || origin.startsWith('pull_request') || OPEN_EVENTS.includes(origin);
}


/***/ }),

/***/ 64956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ whyReadOnly),
/* harmony export */   Qm: () => (/* binding */ runUrlOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   Zw: () => (/* binding */ jobOf),
/* harmony export */   uf: () => (/* binding */ MAX_KEY_LENGTH)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function jobOf(env, event) {
    const [owner = '', repo = '', ...rest] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const { GITHUB_API_URL: apiUrl = '', GITHUB_SERVER_URL: serverUrl = '' } = env;
    if (owner === '' || repo === '' || rest.length > 0 || !isHttp(apiUrl) || !isHttp(serverUrl))
        return undefined;
    const pull = event.pull_request && asPull(event.pull_request);
    const [, scheduled] = event.name === 'schedule' ? (/^refs\/heads\/(.+)$/s.exec(env['GITHUB_REF'] ?? '') ?? []) : [];
    const defaultBranch = event.repository?.default_branch ?? scheduled;
    const repository = env['GITHUB_REPOSITORY'] ?? '';
    const workflow = env['GITHUB_WORKFLOW_REF'] ?? '';
    return {
        event: event.name,
        owner,
        repo,
        apiUrl: apiUrl.replace(/\/+$/, ''),
        serverUrl: serverUrl.replace(/\/+$/, ''),
        run: numberIn(env['GITHUB_RUN_ID']),
        attempt: Math.max(1, numberIn(env['GITHUB_RUN_ATTEMPT'])),
        workflow: env['GITHUB_WORKFLOW'] ?? '',
        name: env['GITHUB_JOB'] ?? '',
        ref: env['GITHUB_REF'] ?? '',
        head: pull?.headSha ?? event.merge_group?.head_sha ?? event.workflow_run?.head_sha ?? env['GITHUB_SHA'] ?? '',
        pull,
        actor: env['GITHUB_ACTOR'] ?? '',
        repositoryId: event.repository?.id ?? (numberIn(env['GITHUB_REPOSITORY_ID']) || undefined),
        workflowFile: workflow.startsWith(`${repository}/`)
            ? workflow.slice(repository.length + 1).replace(/@.*$/s, '')
            : undefined,
        defaultBranch,
        isProtected: env['GITHUB_REF_PROTECTED'] === 'true',
        base: baseOf(event, defaultBranch),
    };
}
const runUrlOf = ({ serverUrl, owner, repo, run, attempt }) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/attempts/${attempt}`;
function whyReadOnly({ actor, event }, pull) {
    if (event === 'workflow_run')
        return undefined;
    if (pull?.isFork) {
        return 'A pull request from a fork gets a read-only token; the job summary has the report.';
    }
    if (actor === 'dependabot[bot]') {
        return 'A pull request by Dependabot gets a read-only token unless the workflow grants more in a "permissions" block; the job summary has the report.';
    }
    return undefined;
}
function baseOf({ pull_request, merge_group }, defaultBranch) {
    if (merge_group?.base_ref !== undefined) {
        return { branch: merge_group.base_ref.replace(/^refs\/heads\//, ''), sha: merge_group.base_sha };
    }
    const branch = pull_request?.base.ref ?? defaultBranch;
    return branch === undefined ? undefined : { branch };
}
const asPull = ({ number, state, head, base }) => ({
    number,
    headSha: head.sha,
    isFork: head.repo?.full_name !== base.repo.full_name,
    isOpen: state !== 'closed',
    base: base.ref === undefined ? undefined : { branch: base.ref, sha: base.sha },
    headRepository: head.repo?.full_name,
});
const numberIn = (text) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);
const isHttp = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
const MAX_KEY_LENGTH = 100;
function keyOf({ commentKey, matrix, shard }, { workflow, workflowFile, name }) {
    const file = workflowFile === undefined ? workflow : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(workflowFile);
    const job = [file, shard ? '' : name].filter((part) => part !== '').join('/');
    const key = commentKey ?? (matrix === undefined || shard ? job : `${job} (${matrix})`);
    if (key.length <= MAX_KEY_LENGTH)
        return key || 'evals';
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${key.slice(0, MAX_KEY_LENGTH - hash.length - 1)}-${hash}`;
}


/***/ }),

/***/ 9919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pullRequests)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

function pullRequests({ ask }) {
    return {
        async get(number, signal) {
            const pull = await ask(`the request for pull request ${number}`, pullSchema, signal, ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }));
            return asPull(pull);
        },
        async labels(number, signal) {
            const { labels } = await ask(`the request for the labels of pull request ${number}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) }), signal, ({ rest }, common) => rest.pulls.get({ ...common, pull_number: number }));
            return labels.map(({ name }) => name);
        },
        async headedBy(sha, signal) {
            const pulls = await ask(`the request for the pull requests of commit ${sha}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema), signal, ({ rest }, common) => rest.repos.listPullRequestsAssociatedWithCommit({ ...common, commit_sha: sha, per_page: 100 }));
            return pulls.map(asPull).filter(({ headSha }) => headSha === sha);
        },
        async ofBranch({ owner: headOwner, branch, repositoryId }, signal) {
            const head = `${headOwner}:${branch}`;
            const pulls = await ask(`the request for the pull requests from ${head}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema), signal, ({ rest }, common) => rest.pulls.list({ ...common, state: 'open', head, per_page: 100 }));
            return pulls
                .filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId)
                .map(asPull)
                .filter(({ isOpen }) => isOpen);
        },
    };
}
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });
const pullSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositorySchema.nullish() }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), repo: repositorySchema }),
});
const asPull = ({ number, state, head, base }) => ({
    number,
    headSha: head.sha,
    isFork: head.repo?.id !== base.repo.id,
    isOpen: state === 'open',
    base: { branch: base.ref, sha: base.sha },
});


/***/ }),

/***/ 48851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ unlessMissing),
/* harmony export */   Km: () => (/* binding */ RetryBudget),
/* harmony export */   R$: () => (/* binding */ retrying)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


const MAX_RETRY_MS = 12_000;
const MIN_TRY_MS = 3_000;
const CLOSED_MS = 60_000;
class RetryBudget {
    #service;
    #minTryMs;
    #leftMs;
    #closedUntil = 0;
    constructor(service, ms = MAX_RETRY_MS, minTryMs = MIN_TRY_MS) {
        this.#service = service;
        this.#minTryMs = minTryMs;
        this.#leftMs = ms;
    }
    async attempt(work, signal, workMs = 0) {
        if (performance.now() < this.#closedUntil) {
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('unavailable', `${this.#service} failed for too long; the next request is sent after a minute`);
        }
        const limit = AbortSignal.timeout(Math.ceil(Math.max(this.#leftMs, this.#minTryMs) + workMs));
        const started = performance.now();
        try {
            const done = await work(AbortSignal.any([signal, limit]));
            this.#closedUntil = 0;
            return done;
        }
        catch (error) {
            const isOutage = error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && ['unavailable', 'limited', 'tooLate'].includes(error.fault);
            if (!signal.aborted && isOutage)
                this.#spend(performance.now() - started);
            throw error;
        }
    }
    takePause(ms) {
        if (ms > this.#leftMs)
            return false;
        this.#spend(ms);
        return true;
    }
    #spend(ms) {
        this.#leftMs -= ms;
        if (this.#leftMs <= 0)
            this.#closedUntil = performance.now() + CLOSED_MS;
    }
}
const RETRIES = 2;
async function retrying(work, { retryBudget, signal, secondMs, workMs }) {
    for (let retry = 1;; retry += 1) {
        try {
            return await retryBudget.attempt(work, signal, workMs);
        }
        catch (error) {
            const seconds = pauseOf(error, retry);
            if (seconds === undefined || signal.aborted || !retryBudget.takePause(seconds * 1000))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(seconds * secondMs, undefined, { signal }).catch(() => undefined);
            if (signal.aborted)
                throw error;
        }
    }
}
function pauseOf(error, retry) {
    if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) || retry > RETRIES)
        return undefined;
    const { fault, retryAfterSeconds, isFinal } = error;
    if (isFinal)
        return undefined;
    if (fault === 'limited')
        return retryAfterSeconds;
    return fault === 'unavailable' ? (retryAfterSeconds ?? retry ** 2) : undefined;
}
async function unlessMissing(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && error.fault === 'missing')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 29119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ MAX_OUTPUT_BYTES)
/* harmony export */ });
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;


/***/ }),

/***/ 89075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ repeatedNames),
/* harmony export */   Ip: () => (/* binding */ importedFileSchema),
/* harmony export */   R$: () => (/* binding */ withoutResultWords),
/* harmony export */   Ub: () => (/* binding */ importFormats),
/* harmony export */   c: () => (/* binding */ identityKinds)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

const importFormats = [
    'jsonl',
    'junit',
    'ctrf',
    'promptfoo',
    'inspect',
    'deepeval',
    'vitest',
    'evalite',
    'vally',
    'harbor',
];
const repeatedNames = ['trials', 'retries'];
const identityKinds = ['declared', 'named', 'content'];
const attemptKinds = ['all', 'last-only', 'unknown'];
const importedFileSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    format: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(importFormats),
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative(),
    identity: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(identityKinds),
    attempts: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(attemptKinds),
    withoutId: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    withoutDefinition: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    unknownKeys: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
});
const withoutResultWords = (imported) => imported === undefined || imported.length === 0 ? 'not run' : 'without a result';


/***/ }),

/***/ 15145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ digitsOf),
/* harmony export */   Lr: () => (/* binding */ differenceText),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   YP: () => (/* binding */ interval),
/* harmony export */   _9: () => (/* binding */ signedPoints)
/* harmony export */ });
const WIDE = 0.1;
const signedPoints = (share, digits = 1) => `${signed(share, digits)} pp`;
const points = (share, digits = 1) => `${rounded(Math.abs(share), digits)} pp`;
const differenceText = (difference) => `${signedPoints(difference.delta ?? 0, digitsOf(difference))}${interval(difference)}`;
function interval(difference, note) {
    const { deltaLow, deltaHigh } = difference;
    if (deltaLow === undefined || deltaHigh === undefined)
        return '';
    const digits = digitsOf(difference);
    const more = note === undefined ? '' : `, ${note}`;
    return ` (95% CI ${signed(deltaLow, digits)} to ${signedPoints(deltaHigh, digits)}${more})`;
}
function digitsOf({ delta = 0, deltaLow, deltaHigh }) {
    if (deltaLow === undefined || deltaHigh === undefined)
        return 1;
    const digits = deltaHigh - deltaLow > WIDE && Math.abs(delta) >= 0.005 ? 0 : 1;
    const excludesZero = deltaLow > 0 || deltaHigh < 0;
    const nearest = deltaLow > 0 ? deltaLow : deltaHigh;
    return excludesZero ? ([digits, 1, 2].find((each) => rounded(nearest, each) !== 0) ?? 3) : digits;
}
function signed(share, digits) {
    const value = rounded(share, digits);
    if (value === 0)
        return '0';
    return value < 0 ? `\u2212${-value}` : `+${value}`;
}
const rounded = (share, digits) => Number((share * 100).toFixed(digits)) + 0;


/***/ }),

/***/ 46687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CH: () => (/* binding */ shellWords),
/* harmony export */   Fl: () => (/* binding */ scriptOf),
/* harmony export */   _M: () => (/* binding */ powerShellWord),
/* harmony export */   hf: () => (/* binding */ shellCommands),
/* harmony export */   r7: () => (/* binding */ shellWord)
/* harmony export */ });
function shellCommands(line, depth = 0) {
    if (line.length > MAX_LINE_LENGTH)
        return [];
    return commandsIn(tokensOf(line)).flatMap((command) => {
        const script = depth < MAX_SHELL_DEPTH ? scriptOf(command.words) : undefined;
        return script === undefined ? [command] : shellCommands(script, depth + 1);
    });
}
const MAX_SHELL_DEPTH = 4;
const MAX_LINE_LENGTH = 100_000;
function scriptOf(words) {
    const [program = '', flags = '', script] = words;
    const isShell = /(?:^|[/\\])(?:ba|z|da|k)?sh(?:\.exe)?$/.test(program) && /^-[a-z]*c$/.test(flags);
    return isShell ? script : undefined;
}
function shellWords(line) {
    if (line.length > MAX_LINE_LENGTH)
        return undefined;
    const [command, ...others] = commandsIn(tokensOf(line));
    return others.length === 0 ? command?.words : undefined;
}
function commandsIn(tokens) {
    const commands = [];
    let words = [];
    let inputs = [];
    let isPlain = true;
    let after = '';
    const close = (operator) => {
        const first = words.findIndex((word) => !KEYWORDS.includes(word) && !/^[A-Za-z_]\w*=/.test(word));
        const commandWords = first === -1 ? [] : words.slice(first);
        if (commandWords.length > 0)
            commands.push({ words: commandWords, inputs, after, isPlain: isPlain && commandWords.length === words.length });
        [words, inputs, isPlain, after] = [[], [], true, operator];
    };
    for (let at = 0; at < tokens.length; at += 1) {
        const token = tokens[at];
        if (token.kind === 'word') {
            words.push(token.text);
            isPlain &&= token.isPlain;
        }
        else if (/[<>]/.test(token.text)) {
            const target = tokens[at + 1];
            if (target?.kind !== 'word')
                continue;
            at += 1;
            if (token.text === '<')
                inputs.push(target.text);
            isPlain &&= target.text === '/dev/null' || /^[12]$/.test(target.text);
        }
        else {
            close(token.text);
        }
    }
    close('');
    return commands;
}
const KEYWORDS = ['do', 'then', 'else', 'if', 'elif', 'while', 'until', '!', '{', '}', 'done', 'fi', 'time', 'command'];
const PIECE = /(?<single>'[^']*'?)|(?<double>"[^"\\]*(?:\\[\s\S][^"\\]*)*"?)|(?<escaped>\\[\s\S]?)|(?<newline>\n)|(?<blank>[^\S\n]+)|(?<operator>&&|\|\||;;|<<<|<<-?|>>|>\||&>|>&|<&|[;|&<>()])|(?<bare>[^'"\\\s;|&<>()]+)/gy;
function tokensOf(line) {
    const pieces = new RegExp(PIECE);
    const tokens = [];
    const documents = [];
    let word;
    let endsDocument = false;
    const add = (text, isPlain = true) => {
        word = { text: (word?.text ?? '') + text, isPlain: (word?.isPlain ?? true) && isPlain };
    };
    const closeWord = () => {
        if (word === undefined)
            return;
        if (endsDocument)
            documents.push(word.text);
        else
            tokens.push({ kind: 'word', ...word });
        word = undefined;
        endsDocument = false;
    };
    const operate = (text) => {
        if (/^[<>]/.test(text) && /^\d$/.test(word?.text ?? ''))
            word = undefined;
        closeWord();
        if (text === '<<' || text === '<<-')
            endsDocument = true;
        else
            tokens.push({ kind: 'operator', text });
    };
    for (let piece = pieces.exec(line); piece !== null; piece = pieces.exec(line)) {
        const { single, double, escaped, newline, blank, operator, bare } = piece.groups ?? {};
        if (single !== undefined)
            add(single.slice(1, -1));
        else if (double !== undefined)
            add(unescaped(double.slice(1, -1)), !/[$`]/.test(double));
        else if (escaped !== undefined)
            add(escaped === '\\\n' ? '' : escaped.slice(1));
        else if (blank !== undefined)
            closeWord();
        else if (operator !== undefined)
            operate(operator);
        else if (newline !== undefined) {
            operate(';');
            for (const end of documents.splice(0))
                pieces.lastIndex = endOfDocument(line, pieces.lastIndex, end);
        }
        else if (bare?.startsWith('#') && word === undefined)
            pieces.lastIndex = endOfLine(line, pieces.lastIndex);
        else
            add(bare ?? '', !/[$`*?[\]~{}]/.test(bare ?? ''));
    }
    closeWord();
    return tokens;
}
const unescaped = (text) => text.replace(/\\(["\\$`\n])/g, (_, char) => (char === '\n' ? '' : char));
function endOfLine(line, from) {
    const at = line.indexOf('\n', from);
    return at === -1 ? line.length : at;
}
function endOfDocument(line, from, end) {
    for (let at = from; at < line.length;) {
        const stop = endOfLine(line, at);
        if (line.slice(at, stop).trim() === end)
            return stop;
        at = stop + 1;
    }
    return line.length;
}
const shellWord = (word) => /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw `'\''`)}'`;
const powerShellWord = (word) => `'${word
    .replace(/(\\*)"/g, String.raw `$1$1\"`)
    .replace(/\\+$/, (end) => (/\s/.test(word) ? end + end : end))
    .replace(/['\u2018-\u201b]/g, '$&$&')}'`;


/***/ }),

/***/ 81667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ getOrMake),
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
function once(make) {
    let made;
    return () => {
        made ??= make();
        return made;
    };
}
function getOrMake(known, key, make) {
    const made = known.get(key) ?? make();
    known.set(key, made);
    return made;
}


/***/ }),

/***/ 66510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ verdictSchema),
/* harmony export */   Nr: () => (/* binding */ testStates),
/* harmony export */   PV: () => (/* binding */ verdictKinds),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   fy: () => (/* binding */ conclusions),
/* harmony export */   kv: () => (/* binding */ undecidedStates)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71019);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);



const verdictKinds = ['cancelled', 'invalid', 'fail', 'inconclusive', 'warn', 'pass'];
const testStates = [
    'regressed',
    'fails-on-base',
    'suspected',
    'not-reproduced',
    'not-enough-history',
    'not-rerun',
    'failing-as-before',
    'failing',
    'fixed',
    'passing',
    'new',
    'changed',
    'removed',
    'reused',
    'skipped',
    'errored',
    'quarantined',
];
const undecidedStates = ['suspected', 'not-enough-history', 'not-rerun'];
const reasonRules = [
    'validity',
    'requirement',
    'suite-drop',
    'regression',
    'failing-together',
    'complete-failure',
    'increase',
    'coverage',
    'fallback',
    'quarantine',
    'baseline',
    'policy',
    'dry-run',
    'shard',
    'stopped',
];
const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(reasonRules),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    short: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H.optional(),
});
const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    noBaseline: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reasonSchema),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ ...(0,_run_result_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .suiteOnTarget */ .pZ)(), kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds) })),
});
const conclusions = ['success', 'failure', 'neutral'];
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';


/***/ }),

/***/ 99429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ isReserved),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   bw: () => (/* binding */ modelVariables),
/* harmony export */   p$: () => (/* binding */ agentVariables)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56290);
/* harmony import */ var _secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97224);


const reservedVariables = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  GITHUB_TOKEN GH_TOKEN GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY ACTIONS_* INPUT_*
  RUNNER_JITCONFIG EVAL_ACTION_ENV
  GITLAB_TOKEN SYSTEM_ACCESSTOKEN BITBUCKET_ACCESS_TOKEN
`);
const isReserved = (name) => matchesAny(name, reservedVariables) || (/^RUNNER_/i.test(name) && (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretVariable */ .tS)(name));
function matchesAny(name, patterns) {
    const upper = name.toUpperCase();
    return patterns.some((pattern) => pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
}
const modelVariables = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  OPENAI_* AZURE_OPENAI_* ANTHROPIC_* GEMINI_* GOOGLE_* OPENROUTER_* MISTRAL_* GROQ_* XAI_* DEEPSEEK_* COHERE_*
  CO_API_KEY TOGETHER_* OLLAMA_* AWS_* HF_TOKEN
`);
const agentVariables = ['CODEX_*', 'CLAUDE_*', 'COPILOT_*', 'PI_*', 'OPENCODE_*'];


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

/***/ 89332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _1: () => (/* binding */ jobCacheFolder),
/* harmony export */   _r: () => (/* binding */ CACHE_FOLDER),
/* harmony export */   nF: () => (/* binding */ cacheFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

const CACHE_FOLDER = '.agentv/cache';
const cacheFolder = (cwd, env) => jobCacheFolder(env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, CACHE_FOLDER);
function jobCacheFolder({ GITHUB_ACTIONS, RUNNER_TEMP }) {
    return GITHUB_ACTIONS === 'true' && RUNNER_TEMP ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(RUNNER_TEMP, 'eval-action-cache') : undefined;
}


/***/ }),

/***/ 81457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function shownPath(path, cwd) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path);
    return (fromHere !== '' && isInside(cwd, path) ? fromHere : path).replaceAll('\\', '/');
}
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}


/***/ }),

/***/ 28124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ cacheFolders),
/* harmony export */   BB: () => (/* binding */ workspaceFolders),
/* harmony export */   L4: () => (/* binding */ stateOf),
/* harmony export */   ax: () => (/* binding */ fingerprintOf),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   hH: () => (/* binding */ folderNameOf),
/* harmony export */   pS: () => (/* binding */ dataFolder)
/* harmony export */ });
/* unused harmony export dataFolderOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56862);



function cacheFolders(dataFolder) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dataFolder, 'eval-action');
    return {
        mirrors: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'mirrors'),
        pool: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'pool'),
        temp: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'workspaces'),
        state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'state'),
        notes: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'notes'),
        containers: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'containers'),
    };
}
const dataFolder = ({ env, cwd }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, dataFolderOf(env) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.agentv', 'data'));
const workspaceFolders = (here) => cacheFolders(dataFolder(here));
function dataFolderOf(env) {
    const named = env['AGENTV_DATA_DIR']?.trim() || env['AGENTV_HOME']?.trim();
    if (named)
        return named;
    const home = env['HOME']?.trim() || env['USERPROFILE']?.trim();
    return home && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, '.agentv');
}
function fingerprintOf({ repositories, template }) {
    const repos = repositories
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, url, sparse }) => ({
        path,
        repo: (0,_repositories_repository_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .identityOfUrl */ .F9)(url),
        sparse: sparse.length > 0 ? sparse.toSorted() : undefined,
    }));
    return digest({ repos, template: template?.path });
}
const stateOf = (path, { state }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state, digest(path).slice(0, 32));
const notesOf = (path, { pool, notes }) => path.startsWith((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(pool, node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(notes, path.slice(pool.length)) : path;
const digest = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', typeof value === 'string' ? value : JSON.stringify(value));
function folderNameOf(testId) {
    const name = testId.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 60);
    const isItself = name === testId && !/^\.+$/.test(name) && name !== '';
    return isItself ? name : `${name.replaceAll(/^\.+/g, '')}-${digest(testId).slice(0, 8)}`;
}


/***/ }),

/***/ 56862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ identityOfUrl),
/* harmony export */   gR: () => (/* binding */ withoutCredentialsIn),
/* harmony export */   ri: () => (/* binding */ withoutCredentials)
/* harmony export */ });
function identityOfUrl(url) {
    if (/^file:/i.test(url))
        return url.replace(/\/+$/, '');
    const clean = withoutSecretParameters(url);
    const address = /^[a-z+]+:\/\/(?:[^/]*@)?([^/]*)(\/.*)?$/i.exec(clean);
    const short = /^(?:[^@/]*@)?([^:/]+):(.*)$/.exec(clean);
    const [, named = '', path = address ? '' : clean] = address ?? short ?? [];
    const host = address ? named.toLowerCase().replace(/:(?:22|80|443)$/, '') : named.toLowerCase();
    const bare = path
        .replace(/^\/+/, '')
        .replace(/\/+$/, '')
        .replace(/\.git$/i, '');
    return `${host}/${host === 'github.com' ? bare.toLowerCase() : bare}`;
}
const withoutSecretParameters = (text) => text.replace(/([?&][\w-]{0,40}(?:key|token|secret|sig|auth|access|password|passwd|pwd)[\w-]{0,40}=)[^&#\s'"]+/gi, '$1***');
const withoutCredentials = (url) => withoutSecretParameters(url.replace(/^((?:https?|git):\/\/)[^/]*@/i, '$1'));
const withoutCredentialsIn = (text) => withoutSecretParameters(text.replaceAll(/((?:https?|git|ssh|ftps?):\/\/)[^/\s'"]*@/gi, '$1'));


/***/ }),

/***/ 75596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ whyFailed),
/* harmony export */   kP: () => (/* binding */ WorkspaceError),
/* harmony export */   wM: () => (/* binding */ orFailure)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _model_values_never_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76794);



class WorkspaceError extends Error {
    name = 'WorkspaceError';
    failure;
    mayPass;
    isBlocked;
    constructor(reason, message, location, { mayPass = false, isBlocked = false } = {}) {
        super(message);
        this.mayPass = mayPass;
        this.isBlocked = isBlocked;
        const stage = reason === 'clone_error' ? 'repo_setup' : 'setup';
        this.failure = { class: 'workspace', stage, reason, message, location };
    }
}
async function orFailure(reason, location, work) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo))
            throw error;
        throw new WorkspaceError(reason, error.problems.map(({ message }) => message).join('; ') || (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error), location, {
            mayPass: error.problems.some(({ code }) => code === 'OUTPUT_UNWRITABLE'),
            isBlocked: /^(?:EPERM|EACCES|EBUSY|ENOTDIR)$/.test((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(error.cause) ?? ''),
        });
    }
}
function whyFailed(ended, timeoutMs) {
    switch (ended.kind) {
        case 'exited':
            if (ended.exitCode === 0)
                return undefined;
            return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutStart */ .Dr)(ended.stderr.trim(), 2_000) || `It ended with exit code ${ended.exitCode}`;
        case 'killed':
            return `It was ended by ${ended.signal}`;
        case 'timedOut':
            return `It did not end within ${timeoutMs / 1000} s and was stopped`;
        case 'flooded':
            return `It wrote more than 10 MiB to ${ended.stream}`;
        case 'cancelled':
            return 'The run was stopped meanwhile';
        case 'notStarted':
            return ended.message;
        default:
            return (0,_model_values_never_js__WEBPACK_IMPORTED_MODULE_2__/* .never */ .Z)(ended);
    }
}


/***/ })

};
