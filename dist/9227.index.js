export const id = 9227;
export const ids = [9227];
export const modules = {

/***/ 30039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ jobCaches),
/* harmony export */   Ux: () => (/* binding */ hasJobCache)
/* harmony export */ });
/* unused harmony export openJobCaches */
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9047);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74180);


const SERVICE = 'The Actions cache';
function openJobCaches(patience = new _patience_js__WEBPACK_IMPORTED_MODULE_0__/* .Patience */ .i(SERVICE)) {
    const lookUp = (folder, keys, signal) => patience.attempt((within) => look(folder, keys, { lookupOnly: true }, within), signal);
    return {
        find: (folder, keys, signal) => lookUp(folder, keys, signal).catch(() => undefined),
        restore: (folder, keys, signal) => look(folder, keys, {}, signal).catch(() => undefined),
        async save(folder, key, signal) {
            try {
                const { isFeatureAvailable, saveCache } = await Promise.all(/* import() */[__webpack_require__.e(908), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
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
    const { isFeatureAvailable, restoreCache } = await Promise.all(/* import() */[__webpack_require__.e(908), __webpack_require__.e(142)]).then(__webpack_require__.bind(__webpack_require__, 60142));
    if (!isFeatureAvailable())
        return undefined;
    return (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_1__/* .untilAborted */ .E)(() => restoreCache([folder], key, [...others], options), signal, SERVICE);
}
const hasJobCache = (env) => env['GITHUB_ACTIONS'] === 'true' &&
    Boolean(env['ACTIONS_RUNTIME_TOKEN']) &&
    Boolean(env['ACTIONS_CACHE_SERVICE_V2'] ? env['ACTIONS_RESULTS_URL'] : env['ACTIONS_CACHE_URL']);


/***/ }),

/***/ 71146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ pullRequestComments)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84136);



const pullRequestComments = (client, pull) => ({
    own: (signal) => ownComments(client, pull, signal),
    async create(body, signal) {
        const { owner, repo } = client;
        const comment = await client.ask({
            what: 'the request to create a comment',
            schema: commentSchema,
            send: ({ rest }, request) => rest.issues.createComment({ owner, repo, issue_number: pull, body, request }),
        }, signal);
        return asOwn(comment, body);
    },
    async update(id, body, signal) {
        const { owner, repo } = client;
        const comment = await client.ask({
            what: `the request to update comment ${id}`,
            schema: commentSchema,
            send: ({ rest }, request) => rest.issues.updateComment({ owner, repo, comment_id: id, body, request }),
        }, signal);
        return asOwn(comment, body);
    },
    remove: (id, signal) => removeComment(client, id, signal),
});
async function ownComments(client, pull, signal) {
    const found = [];
    let after = null;
    for (let page = 0; page < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_COMMENT_PAGES */ .De; page += 1) {
        const comments = await commentPage(client, { pull, after }, signal);
        for (const comment of comments.nodes ?? [])
            found.push(...ownComment(comment));
        if (!comments.pageInfo.hasNextPage)
            break;
        after = comments.pageInfo.endCursor;
    }
    return found.sort((a, b) => a.id - b.id);
}
async function commentPage({ owner, repo, ask }, { pull, after }, signal) {
    const answer = await ask({
        what: `the request for the comments of pull request ${pull}`,
        schema: answerSchema,
        send: async ({ graphql }, request) => ({ data: await graphql(QUERY, { owner, repo, pull, after, request }) }),
    }, signal);
    const comments = answer.repository?.pullRequest?.comments;
    if (!comments)
        throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._('missing', `Pull request ${pull} of ${owner}/${repo} does not exist`);
    return comments;
}
async function removeComment({ owner, repo, ask }, id, signal) {
    try {
        await ask({
            what: `the request to delete comment ${id}`,
            schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(),
            send: ({ rest }, request) => rest.issues.deleteComment({ owner, repo, comment_id: id, request }),
        }, signal);
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && error.fault === 'missing'))
            throw error;
    }
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
const nodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    fullDatabaseId: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()]).nullable(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    isMinimized: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    viewerDidAuthor: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
const pageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(nodeSchema.nullable()).nullable(),
    pageInfo: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ hasNextPage: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), endCursor: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() }),
});
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ comments: pageSchema }).nullable() }).nullable(),
});
function ownComment(node) {
    const id = Number(node?.fullDatabaseId ?? Number.NaN);
    if (node === null || !node.viewerDidAuthor || node.isMinimized || !Number.isSafeInteger(id))
        return [];
    return [{ id, body: node.body, url: node.url }];
}
const commentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const asOwn = ({ id, html_url: url }, body) => ({ id, body, url });


/***/ }),

/***/ 53504:
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/js/src/adapters/github/checks.js

function checkRuns({ owner, repo, ask }, context) {
    return {
        async begin(name, output, signal) {
            const { id, html_url: url } = await ask({
                what: 'the request to create a check run',
                schema: checkSchema,
                send: ({ rest }, request) => rest.checks.create({
                    owner,
                    repo,
                    name,
                    head_sha: context.headSha,
                    external_id: context.externalId,
                    details_url: context.detailsUrl,
                    status: 'in_progress',
                    output: asOutput(output),
                    request,
                }),
            }, signal);
            return { id, url: url ?? context.detailsUrl };
        },
        async update(id, output, conclusion, signal) {
            await ask({
                what: `the request to update check run ${id}`,
                schema: checkSchema,
                send: ({ rest }, request) => rest.checks.update({
                    owner,
                    repo,
                    check_run_id: id,
                    output: asOutput(output),
                    ...(conclusion !== undefined && { status: 'completed', conclusion }),
                    request,
                }),
            }, signal);
        },
    };
}
const checkSchema = schemas/* object */.Ikc({ id: schemas/* int */.Whr(), html_url: schemas/* string */.YjP().nullish() });
const asOutput = ({ title, summary, text, annotations = [] }) => ({
    title,
    summary,
    ...(text !== undefined && { text }),
    ...(annotations.length > 0 && { annotations: annotations.map(asAnnotation) }),
});
const asAnnotation = ({ path, line, column, level, title, message }) => ({
    path,
    start_line: line,
    end_line: line,
    ...(column !== undefined && { start_column: column, end_column: column }),
    annotation_level: level,
    title,
    message,
});

// EXTERNAL MODULE: ./build/js/src/adapters/github/comments.js
var comments = __webpack_require__(71146);
// EXTERNAL MODULE: ./build/js/src/adapters/github/limits.js
var limits = __webpack_require__(84136);
// EXTERNAL MODULE: ./build/js/src/adapters/github/pulls.js
var pulls = __webpack_require__(30290);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/check.js
var check = __webpack_require__(9551);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment.js + 2 modules
var comment = __webpack_require__(61204);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
;// CONCATENATED MODULE: ./build/js/src/reports/reporters/check.js




function checkReporter(options) {
    const { checks, name, context, maxBytes } = options;
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
            await add(checks, id, { output, conclusion, annotations, size: options.annotationsPerRequest, signal });
            return { kind: 'delivered', name: NAME, where: url };
        }
        catch (error) {
            return (0,not_taken/* notTaken */.h)(NAME, error, 'checks: write', options.whyRefused);
        }
    };
    return {
        name: NAME,
        begin: async (signal) => void (await begin(signal)),
        deliver: (report) => complete((0,check/* checkOutput */.y)(report, context, maxBytes), conclusionOf(report), options.annotationsOf(report)),
        couldNotRun: (problems) => complete({ title: (0,check/* checkTitle */.T)('Could not run'), summary: (0,comment/* problemsComment */.o)(problems, context) }, 'failure', []),
    };
}
const NAME = 'check run';
async function add(checks, id, { output, conclusion, annotations, size, signal }) {
    const [first, ...rest] = inBatches(annotations, size);
    try {
        await checks.update(id, { ...output, annotations: first }, conclusion, signal);
    }
    catch (error) {
        if (first === undefined || !(error instanceof service_error/* ServiceError */._ && error.fault === 'invalid'))
            throw error;
        await checks.update(id, output, conclusion, signal);
        return;
    }
    for (const batch of rest)
        await checks.update(id, { ...output, annotations: batch }, undefined, signal);
}
function inBatches(all, size) {
    const count = Math.ceil(all.length / size);
    return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}
const conclusionOf = ({ verdict, conclusion }) => verdict.kind === 'cancelled' ? 'cancelled' : conclusion;

// EXTERNAL MODULE: ./build/js/src/reports/reporters/comment.js + 2 modules
var reporters_comment = __webpack_require__(61171);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/config/checkout-path.js
var checkout_path = __webpack_require__(48334);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
;// CONCATENATED MODULE: ./build/js/src/app/action/github-reporters.js













async function gitHubReporters(inputs, job, around) {
    const wantsCheck = inputs.checkRun || inputs.annotations === 'check';
    if (job === undefined) {
        const why = 'This is not a job on GitHub (GITHUB_REPOSITORY, GITHUB_API_URL or GITHUB_SERVER_URL is not set)';
        return {
            reporters: [],
            context: undefined,
            page: {},
            receipts: wantsCheck ? [notDelivered('check run', why)] : [],
        };
    }
    const head = inputs.commitSha ?? job.head;
    const page = {};
    const context = { ...contextOf(inputs, job, head, around.checkout), page };
    const wantsComment = inputs.comment !== 'never' && mayHavePull(inputs, job);
    if (!wantsComment && !wantsCheck)
        return { reporters: [], context, page, receipts: [] };
    if (inputs.githubToken === undefined) {
        const names = [...(wantsComment ? ['comment'] : []), ...(wantsCheck ? ['check run'] : [])];
        return { reporters: [], context, page, receipts: names.map((name) => notDelivered(name, NO_TOKEN)) };
    }
    const client = around.connect({ ...job, token: inputs.githubToken });
    const surface = { inputs, job, context, client };
    const comment = wantsComment ? await commentOf(surface, around) : {};
    const check = wantsCheck ? [checkOf(surface, around)] : [];
    return {
        reporters: [...(comment.reporter ? [comment.reporter] : []), ...check],
        context,
        page,
        pull: comment.pull,
        receipts: comment.receipt ? [comment.receipt] : [],
    };
}
const LOOK_UP_MS = 30_000;
const NO_TOKEN = 'There is no token (github-token is empty)';
const notDelivered = (name, why) => ({ kind: 'notDelivered', name, why });
const mayHavePull = ({ prNumber, commitSha }, { pull, event }) => pull !== undefined ||
    prNumber !== undefined ||
    commitSha !== undefined ||
    ['push', 'workflow_dispatch'].includes(event);
function contextOf(inputs, job, head, checkout) {
    return {
        key: (0,action_job/* keyOf */.TN)(inputs, job),
        head,
        attempt: job.attempt,
        runUrl: (0,action_job/* runUrlOf */.Qm)(job),
        ...(job.unverified !== undefined && { unverified: job.unverified }),
        linkTo({ file, line }) {
            const path = (0,checkout_path/* checkoutPath */.o8)(file, inputs.workingDirectory, checkout);
            return path === undefined ? undefined : (0,checkout_path/* lineUrl */.gV)(job, { commit: head, path, line });
        },
    };
}
function checkNameOf(key) {
    const name = `agentv: ${(0,terminal/* oneLine */.T)(key)}`;
    if (Buffer.byteLength(name) <= limits/* CHECK_NAME_BYTES */.rI)
        return name;
    const hash = (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${(0,shared_text/* cutBytes */.Uw)(name, limits/* CHECK_NAME_BYTES */.rI - hash.length - 1)}-${hash}`;
}
async function commentOf({ inputs, job, context, client }, { clock, signal, deadline }) {
    if (inputs.comment === 'never')
        return {};
    let pull;
    try {
        const soon = AbortSignal.any([signal, deadline(), AbortSignal.timeout(LOOK_UP_MS)]);
        pull = await findPull(inputs, job, (0,pulls/* pullRequests */.s)(client), soon);
    }
    catch (error) {
        return { receipt: notDelivered('comment', `Could not look up the pull request: ${(0,errors/* messageOf */.bD)(error)}`) };
    }
    if (pull === undefined)
        return {};
    const reporter = (0,reporters_comment/* commentReporter */.J)({
        comments: (0,comments/* pullRequestComments */.R)(client, pull.number),
        clock,
        mode: inputs.comment,
        run: job.run,
        context: inputs.commitSha === undefined && job.pull === undefined ? { ...context, head: pull.headSha } : context,
        maxBytes: limits/* COMMENT_BYTES */.GJ,
        whyRefused: (0,action_job/* whyReadOnly */.LU)(job, pull),
        signal: deadline,
    });
    return { reporter, pull: pull.number };
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
                .flatMap((one) => asCheckAnnotation(one, inputs, checkout))
                .slice(0, limits/* MOST_CHECK_ANNOTATIONS */.Ir)
            : [],
        whyRefused: (0,action_job/* whyReadOnly */.LU)(job, job.pull),
        ...(onCheck && { onBegun: onCheck }),
        signal: deadline,
    });
}
const CHECK_SPACE = { errors: limits/* MOST_CHECK_ANNOTATIONS */.Ir, warnings: limits/* MOST_CHECK_ANNOTATIONS */.Ir };
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
function asCheckAnnotation({ level, title, message, file, line = 1, column }, { workingDirectory }, checkout) {
    const path = file === undefined ? undefined : (0,checkout_path/* checkoutPath */.o8)(file, workingDirectory, checkout);
    return path === undefined ? [] : [{ path, line, column, level: LEVELS[level], title, message }];
}
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

/***/ 50347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vj: () => (/* binding */ artifactReporters),
  Cc: () => (/* binding */ deliverToGitHub),
  Qc: () => (/* binding */ localReporters),
  XL: () => (/* binding */ pageArtifacts),
  RP: () => (/* binding */ telemetrySite),
  g4: () => (/* binding */ uploadResults)
});

// UNUSED EXPORTS: resultsReporter

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-files.js
var evidence_files = __webpack_require__(73620);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-reporter.js
var evidence_reporter = __webpack_require__(18774);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/file-reporters.js + 4 modules
var file_reporters = __webpack_require__(83287);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/js/src/app/samples/samples-reporter.js
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





const NAME = 'samples';
const samplesReporter = (options) => ({
    name: NAME,
    async deliver(report) {
        const why = options.isWanted ? (0,evidence_reporter/* whyNoneLeft */.w6)(options, report) : 'samples is false';
        if (why !== undefined)
            return { kind: 'notNeeded', name: NAME, why };
        try {
            const name = (0,artifact_names/* samplesArtifact */.mj)(options.key);
            const { files, omitted } = await options.make();
            if (files.length === 0)
                return { kind: 'notNeeded', name: NAME, why: 'There is no answer to store' };
            if (await upload(name, files, options))
                return { kind: 'delivered', name: NAME, where: `${name}${without(omitted)}` };
            return { kind: 'notDelivered', name: NAME, why: `Another job of this run stores samples as ${name}, too` };
        }
        catch (error) {
            return (0,not_taken/* notTaken */.h)(NAME, error, undefined, undefined);
        }
    },
});
async function upload(name, files, options) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const scratch = __addDisposableResource(env_1, await options.files.scratchFolder('samples-'), true);
        const folder = scratch.path;
        for (const file of files)
            await options.files.write((0,external_node_path_.join)(folder, file.name), file.text);
        const paths = files.map((file) => (0,external_node_path_.join)(folder, file.name));
        return await (0,evidence_reporter/* storeForLater */.zd)({ name, folder, files: paths, retentionDays: options.retentionDays }, options);
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
const without = (omitted) => omitted.length === 0
    ? ''
    : ` (without ${omitted.map(({ what, tests }) => `${what} of ${(0,shared_text/* plural */.LS)('test', tests)}`).join(', ')})`;

// EXTERNAL MODULE: ./build/js/src/evidence/samples/codec.js + 2 modules
var codec = __webpack_require__(28122);
// EXTERNAL MODULE: ./build/js/src/evidence/samples/cut-sample.js
var cut_sample = __webpack_require__(48444);
;// CONCATENATED MODULE: ./build/js/src/evidence/samples/fit.js


async function fitSamples(samples, trend, packedBytes, limits = codec/* sampleLimits */.xB) {
    const isFitting = (all) => fits(all, packedBytes, limits);
    const omissions = new Omissions();
    let kept = samples.map((sample) => omissions.fitLine(sample)).filter((sample) => sample !== undefined);
    for (const { what, apply } of cut_sample/* sampleCuts */.q) {
        if (await isFitting(kept))
            break;
        kept = kept.map((sample) => omissions.count(what, sample, apply(sample)));
    }
    while (!(await isFitting(kept))) {
        const left = Math.floor(kept.length * 0.9);
        omissions.add(TESTS, kept.length - left);
        kept = kept.slice(0, left);
    }
    const trendText = fittingTrend(trend);
    return {
        files: [
            ...(0,codec/* sampleFiles */.Mw)(kept.map(codec/* encodeSample */.NK)),
            ...(trendText === undefined ? [] : [{ name: codec/* TREND_FILE */.$k, text: trendText }]),
        ],
        omitted: omissions.all,
    };
}
const TESTS = 'all samples';
async function fits(samples, packedBytes, limits) {
    const files = (0,codec/* sampleFiles */.Mw)(samples.map(codec/* encodeSample */.NK));
    const raw = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    if (raw > limits.totalBytes)
        return false;
    if (raw <= limits.archiveBytes)
        return true;
    const packed = await Promise.all(files.map(({ text }) => packedBytes(text)));
    return packed.reduce((sum, bytes) => sum + bytes, 0) <= limits.archiveBytes;
}
class Omissions {
    tests = new Map();
    counts = new Map();
    fitLine(sample) {
        let cut = sample;
        for (const { what, apply } of cut_sample/* sampleCuts */.q) {
            if (isShort(cut))
                return cut;
            cut = this.count(what, cut, apply(cut));
        }
        if (isShort(cut))
            return cut;
        this.add(TESTS, 1);
        return undefined;
    }
    count(what, before, after) {
        if (after === before)
            return after;
        const tests = this.tests.get(what) ?? new Set();
        this.tests.set(what, tests.add(JSON.stringify(before.key)));
        return after;
    }
    add(what, tests) {
        this.counts.set(what, (this.counts.get(what) ?? 0) + tests);
    }
    get all() {
        return [...cut_sample/* sampleCuts */.q.map(({ what }) => what), TESTS].flatMap((what) => {
            const tests = (this.tests.get(what)?.size ?? 0) + (this.counts.get(what) ?? 0);
            return tests === 0 ? [] : [{ what, tests }];
        });
    }
}
const isShort = (sample) => Buffer.byteLength((0,codec/* encodeSample */.NK)(sample)) <= codec/* sampleLimits */.xB.lineBytes;
function fittingTrend(trend) {
    let runs = trend;
    while (runs.length > 0) {
        const text = (0,codec/* encodeTrend */.Uo)(runs);
        if (Buffer.byteLength(text) <= codec/* sampleLimits */.xB.trendBytes)
            return text;
        runs = runs.slice(Math.ceil(runs.length / 10));
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js
var secrets_redact = __webpack_require__(7986);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var baseline_origin = __webpack_require__(97101);
// EXTERNAL MODULE: ./build/js/src/compare/side-of.js
var side_of = __webpack_require__(84940);
// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: ./build/js/src/evidence/samples/merge.js
var merge = __webpack_require__(30117);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/app/page/trends.js + 1 modules
var page_trends = __webpack_require__(524);
;// CONCATENATED MODULE: ./build/js/src/app/samples/facts-of-run.js


function factsOfRun(run) {
    const time = (0,run_result/* startOf */.GH)(run);
    return run.results.flatMap((result) => {
        const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
        return (0,run_result/* isReused */.x0)(result) || (kind !== 'passed' && kind !== 'failed') ? [] : (factOf(result, time) ?? []);
    });
}
function factOf(result, time) {
    const { suiteFile, suite, testId, target, trials, evalRun } = result;
    const measured = (trials ?? [result]).filter(({ cached, durationMs }) => !cached && durationMs !== undefined);
    const count = measured.length;
    if (count === 0)
        return undefined;
    const scores = measured.flatMap((trial) => trial.scores.flatMap(withMembers));
    const judged = scores.filter(({ costUsd, tokenUsage }) => costUsd !== undefined || tokenUsage !== undefined);
    const usages = [...measured, ...judged].flatMap(({ tokenUsage }) => tokenUsage ?? []);
    const costs = judged.flatMap(({ costUsd }) => costUsd ?? []);
    return {
        key: [suiteFile, suite, testId, target],
        time,
        durationMs: trials === undefined ? evalRun.durationMs : sum(measured.map(msOf)) / count,
        ...(usages.length > 0 && {
            tokens: {
                input: sum(usages.map(({ input }) => input)) / count,
                output: sum(usages.map(({ output }) => output)) / count,
            },
        }),
        judgeCalls: judged.length / count,
        ...(costs.length > 0 && { judgeUsd: sum(costs) / count }),
    };
}
const msOf = ({ durationMs = 0, scores }) => durationMs + sum(scores.map((score) => score.durationMs));
const withMembers = (score) => [
    score,
    ...(score.scores ?? []).flatMap(withMembers),
];
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

;// CONCATENATED MODULE: ./build/js/src/app/samples/samples-of-run.js









const DAY_MS = 86_400_000;
function samplesOfRun(run, { origin, earlier, maxAgeDays = pool/* WINDOW */.jf.days, redact }) {
    const started = (0,run_result/* startOf */.GH)(run);
    const oldest = new Date(Math.max(0, Date.parse(started) - maxAgeDays * DAY_MS)).toISOString();
    const known = [...earlier.lines].flatMap(([key, line]) => {
        const sample = (0,codec/* decodeSample */.Hr)(line);
        return sample === undefined ? [] : [[key, sample]];
    });
    return {
        samples: redact((0,merge/* mergeSamples */.Ig)(ownTrials(run, origin), { earlier: new Map(known), oldest })),
        trend: redact((0,merge/* mergeTrend */.AC)(earlier.trend, trendRun(run, origin))),
        facts: redact((0,merge/* mergeFacts */.yx)(factsOfRun(run), { earlier: earlier.facts, oldest })),
    };
}
function ownTrials(run, origin) {
    const extra = (run.extraTrials ?? []).flatMap(({ purpose, result }) => (purpose === 'control' ? [] : [result]));
    const measured = [...run.results, ...extra].filter((result) => !(0,run_result/* isReused */.x0)(result) && hasAnswer(result));
    return [...(0,grouped/* grouped */.z)(measured, (result) => [(0,run_result/* resultKey */.ZH)(result)]).values()].map((results) => {
        const [{ suiteFile, suite, testId, target, measure, subject }] = results;
        const sides = results.flatMap((result) => [
            ...(result.trialSamples ?? []).map(({ side }) => ({
                ...side,
                from: { ...side.from, ...origin, kind: 'base' },
            })),
            (0,side_of/* sideOf */.J)(result, { ...origin, kind: 'base' }),
        ]);
        return { key: [suiteFile, suite, testId, target], measure, subject, sides };
    });
}
function hasAnswer(result) {
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    return kind === 'passed' || kind === 'failed';
}
function trendRun(run, origin) {
    const trends = (0,page_trends/* trendsOf */.K)((0,pool/* poolsOf */.Fo)(run, origin));
    const suites = trends.flatMap(({ suite, file, target, points: [point] }) => {
        if (point === undefined)
            return [];
        const { passes, trials, score, costUsd, durationMs } = point;
        const unknown = { ...(costUsd !== undefined && { costUsd }), ...(durationMs !== undefined && { durationMs }) };
        return { suite, ...(file !== undefined && { file }), target, passes, trials, score, ...unknown };
    });
    return suites.length === 0 ? undefined : { ...origin, time: (0,run_result/* startOf */.GH)(run), suites };
}

;// CONCATENATED MODULE: ./build/js/src/app/samples/samples-to-store.js






const NONE = { lines: new Map(), trend: [], facts: new Map() };
async function samplesToStore({ run, basis: { inputs, baseline } }, { samples, runtime: { env, page } }) {
    const { deep: redact } = (0,secrets_redact/* redactor */.$)((0,secret_names/* secretValues */.VX)(env), inputs.redact);
    const earlier = (await samples?.(baseline)) ?? NONE;
    const origin = (0,baseline_origin/* originOf */.yv)(run, env);
    const own = samplesOfRun(run, { origin, earlier, maxAgeDays: inputs.baselineMaxAge, redact });
    const fitted = await fitSamples(own.samples, own.trend, async (text) => (await page?.deflate(text))?.length ?? text.length);
    const facts = (0,codec/* encodeFacts */.QC)(own.facts);
    return facts === undefined ? fitted : { ...fitted, files: [...fitted.files, { name: codec/* FACTS_FILE */.Ho, text: facts }] };
}

// EXTERNAL MODULE: ./build/js/src/app/telemetry/trace-files.js + 2 modules
var trace_files = __webpack_require__(96280);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js
var action_step = __webpack_require__(82037);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/action/outputs.js
var outputs = __webpack_require__(44155);
;// CONCATENATED MODULE: ./build/js/src/app/action/page-artifact.js
var page_artifact_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var page_artifact_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


const page_artifact_NAME = 'report';
const MOST_BYTES = 128 * 1024 * 1024;
function pageArtifactReporter({ name, path, retentionDays, files, writer, urlOf, signal, }) {
    return {
        name: page_artifact_NAME,
        async deliver() {
            if ((await files.state(path)) !== 'file')
                return { kind: 'notNeeded', name: page_artifact_NAME, why: `${(0,external_node_path_.basename)(path)} was not written` };
            try {
                const env_1 = { stack: [], error: void 0, hasError: false };
                try {
                    const folder = page_artifact_addDisposableResource(env_1, await files.scratchFolder('page-'), true);
                    const named = (0,external_node_path_.join)(folder.path, name);
                    await files.writeBytes(named, await files.readBytes(path, MOST_BYTES));
                    const uploaded = await writer.uploadFile({ path: named, retentionDays }, signal());
                    if (uploaded.kind === 'uploaded')
                        return { kind: 'delivered', name: page_artifact_NAME, where: urlOf(uploaded.id) };
                    return { kind: 'notDelivered', name: page_artifact_NAME, why: `Another job of this run already has an artifact ${name}` };
                }
                catch (e_1) {
                    env_1.error = e_1;
                    env_1.hasError = true;
                }
                finally {
                    const result_1 = page_artifact_disposeResources(env_1);
                    if (result_1)
                        await result_1;
                }
            }
            catch (error) {
                return (0,not_taken/* notTaken */.h)(page_artifact_NAME, error, undefined, undefined);
            }
        },
    };
}

// EXTERNAL MODULE: ./build/js/src/app/action/runner-reporters.js + 1 modules
var runner_reporters = __webpack_require__(99267);
;// CONCATENATED MODULE: ./build/js/src/app/action/step-reporters.js

















function localReporters(folder, step) {
    const { inputs, runner, runtime, gitHub } = step;
    return [
        ...(inputs.jobSummary === 'off' ? [] : [(0,runner_reporters/* summaryReporter */.GF)(runner, inputs.jobSummary)]),
        ...(0,file_reporters/* fileReporters */.v)(folder, runtime.files, gitHub.context),
        ...(0,trace_files/* traceFileReporters */.I)(telemetrySite(folder, step), runtime.files),
        ...(inputs.annotations === 'commands' ? [(0,runner_reporters/* annotationReporter */.jP)(inputs, runner)] : []),
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
    const leaving = { ...upload, key, evidence: mode, branch };
    const make = () => samplesToStore(judged, { ...step, runtime });
    return [
        results,
        (0,evidence_reporter/* evidenceReporter */.ZW)({ ...leaving, paths: evidence, folder: (0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$) }),
        samplesReporter({ ...leaving, files, isWanted: inputs.samples, make }),
    ];
}
function pageArtifacts(folder, { inputs, job, runtime: { env, files }, gitHub, deadline }) {
    if (job === undefined || !inputs.uploadArtifacts || (0,artifact_upload/* whyNoArtifacts */.fJ)(env) !== undefined)
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
    end.outputs = (0,outputs/* outputsOf */.Yz)(report, folder, local);
    const page = await (0,deliver/* deliverAll */.F)(pages, report);
    for (const receipt of page) {
        if (receipt.kind !== 'delivered')
            continue;
        gitHub.page.url = receipt.where;
        if (inputs.jobSummary !== 'off')
            await runner.addToSummary(`\n[Report with all answers](${receipt.where})\n`);
    }
    const [reported, uploaded] = await Promise.all([live.deliver(report), upload()]);
    end.notes?.reported(reported);
    const remote = [...gitHub.receipts, ...page, ...reported, ...uploaded];
    const isElsewhere = inputs.annotations !== 'check' || (0,action_step/* isCheckDelivered */.Zc)(remote);
    const annotations = isElsewhere ? [] : await (0,deliver/* deliverAll */.F)([(0,runner_reporters/* annotationReporter */.jP)(inputs, runner)], report);
    const receipts = [...remote, ...annotations];
    end.outputs = (0,outputs/* outputsOf */.Yz)(report, folder, [...local, ...receipts]);
    return receipts;
}
async function uploadResults(results, options) {
    if (options.whyNone !== undefined)
        return { kind: 'notNeeded', name: step_reporters_NAME, why: options.whyNone };
    try {
        return await step_reporters_upload(results, options);
    }
    catch (error) {
        return (0,not_taken/* notTaken */.h)(step_reporters_NAME, error, undefined, undefined);
    }
}
function resultsReporter(options) {
    return { name: step_reporters_NAME, deliver: (report) => uploadResults(report, options) };
}
const step_reporters_NAME = 'artifact';
async function step_reporters_upload(results, { name, job, folder, retentionDays, writer, files, withPage = () => false, more = [], signal }) {
    const { page, ...names } = earlier_run/* runFiles */.NW;
    const paths = [...Object.values(names), ...(withPage() ? [page] : []), ...more].map((file) => (0,external_node_path_.join)(folder, file));
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const present = [
        ...paths.filter((_, index) => states[index] === 'file'),
        ...(await presentPatches(results, folder, files)),
    ];
    const uploaded = await writer.upload({ name, folder, files: present, retentionDays }, signal());
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

/***/ 18774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZW: () => (/* binding */ evidenceReporter),
/* harmony export */   mA: () => (/* binding */ leavesEvidence),
/* harmony export */   w6: () => (/* binding */ whyNoneLeft),
/* harmony export */   zd: () => (/* binding */ storeForLater)
/* harmony export */ });
/* harmony import */ var _adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25246);
/* harmony import */ var _evidence_trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65239);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82953);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _artifact_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21628);





function leavesEvidence({ baselineBranch: branch, uploadArtifacts }, job, env) {
    if (job === undefined || (uploadArtifacts && (0,_adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNoArtifacts */ .fJ)(env) !== undefined))
        return false;
    return whyBranchLeavesNone(job, branch) === undefined;
}
function evidenceReporter(options) {
    return {
        name: NAME,
        async deliver(report) {
            const why = whyNoneLeft(options, report) ?? (options.paths.length === 0 ? 'Nothing was measured' : undefined);
            if (why !== undefined)
                return { kind: 'notNeeded', name: NAME, why };
            try {
                return await leave(options);
            }
            catch (error) {
                return (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_2__/* .notTaken */ .h)(NAME, error, undefined, undefined);
            }
        },
    };
}
const NAME = 'evidence';
function whyNoneLeft({ evidence, whyNone, job, branch }, report) {
    if (evidence === 'never')
        return 'evidence is never';
    if (report.dryRun)
        return 'A dry run measures nothing';
    if (!report.complete)
        return 'The run is not complete';
    if (report.verdict.kind === 'invalid')
        return 'The run is not valid';
    if (whyNone !== undefined)
        return whyNone;
    return whyBranchLeavesNone(job, branch);
}
function whyBranchLeavesNone({ event, ref, isProtected, defaultBranch }, branch) {
    const branches = [defaultBranch, branch].filter((name) => name !== undefined);
    return (0,_evidence_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNotLeft */ .jS)({ event, ref, isProtected, branches });
}
async function leave(options) {
    const { retentionDays, folder, paths: files } = options;
    const name = (0,_artifact_names_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceArtifact */ .uj)(options.key);
    const isStored = await storeForLater({ name, folder, files, retentionDays }, options);
    if (isStored)
        return { kind: 'delivered', name: NAME, where: `${name}${expiryText(retentionDays)}` };
    return {
        kind: 'notDelivered',
        name: NAME,
        why: `Another job of this run already stores evidence with the key "${options.key}"`,
        hint: 'Give each of them its own comment-key, such as the values of its matrix.',
    };
}
async function storeForLater(artifact, { writer, job, signal }) {
    const within = signal();
    let uploaded = await writer.upload(artifact, within);
    if (uploaded.kind === 'nameTaken' && job.attempt > 1) {
        await writer.remove(artifact.name, within);
        uploaded = await writer.upload(artifact, within);
    }
    return uploaded.kind === 'uploaded';
}
const QUIET_DAYS = 30;
const expiryText = (days) => days !== undefined && days < QUIET_DAYS
    ? `, which expires in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('day', days)}: too soon for a branch without runs for a month`
    : '';


/***/ }),

/***/ 74296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W6: () => (/* binding */ storedStores),
/* harmony export */   Xr: () => (/* binding */ cacheKeys),
/* harmony export */   Z9: () => (/* binding */ mayKeep),
/* harmony export */   b4: () => (/* binding */ restoreStores),
/* harmony export */   oI: () => (/* binding */ saveStores)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _action_untrusted_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90388);
/* harmony import */ var _reuse_caches_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33327);




const storedStores = ['judge', 'responses'];
async function restoreStores(site, signal) {
    return Promise.all(wanted(site).map(async (name) => {
        const folder = folderOf(name, site);
        const key = await site.caches.find(folder, keysOf(name, site), signal);
        if (key !== undefined)
            await site.caches.restore(folder, { key, others: [] }, signal);
        return { name, entries: (await site.stores.size(folder)).entries };
    }));
}
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_AGE_MS = 30 * 86_400_000;
async function saveStores(noted, site, signal) {
    if (!mayKeep(site.job))
        return [];
    const stored = await Promise.all(noted.map(async ({ name, entries }) => {
        const folder = folderOf(name, site);
        if ((await site.stores.size(folder)).entries <= entries)
            return [];
        const { now } = site;
        await site.stores.clean(folder, { maxBytes: MOST_BYTES, writtenBefore: now - MOST_AGE_MS, now });
        const { key } = keysOf(name, site);
        return (await site.caches.save(folder, key, signal)) ? [name] : [];
    }));
    return stored.flat();
}
const keysOf = (name, { job, leg }) => cacheKeys(`agentv-${name}`, job, leg);
function wanted({ inputs: { cache, dryRun } }) {
    return dryRun ? [] : storedStores.filter((name) => cache?.includes(name) ?? true);
}
const folderOf = (name, { inputs, cwd }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, inputs.workingDirectory, _reuse_caches_js__WEBPACK_IMPORTED_MODULE_3__/* .CACHE_FOLDER */ ._, name);
const VERSION = 'v1';
function cacheKeys(what, job, leg) {
    const own = `${what}-${VERSION}-${scopeOf(job)}-`;
    const base = job.base === undefined ? undefined : `${what}-${VERSION}-${branchScope(`refs/heads/${job.base.branch}`)}-`;
    return {
        key: `${own}${job.run}-${job.attempt}-${hash(JSON.stringify([job.workflow, job.name, leg]))}`,
        others: base === undefined || base === own ? [own] : [own, base],
    };
}
function mayKeep({ event, pull, ref }) {
    if (pull?.isFork || [..._action_untrusted_code_js__WEBPACK_IMPORTED_MODULE_2__/* .OPEN_EVENTS */ .$, 'workflow_run', 'merge_group'].includes(event))
        return false;
    return pull !== undefined || ref.startsWith('refs/heads/');
}
const scopeOf = ({ pull, ref }) => (pull === undefined ? branchScope(ref) : `pull-${pull.number}`);
const branchScope = (ref) => `branch-${hash(ref)}`;
const hash = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 12);


/***/ }),

/***/ 33327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ CACHE_FOLDER),
  a: () => (/* binding */ Caches)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/grade/judge/prompts.js
var prompts = __webpack_require__(84816);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
;// CONCATENATED MODULE: ./build/js/src/run/calls/cache-tally.js

class CacheTally {
    #asked = 0;
    #hits = 0;
    #notStored = 0;
    #withoutCost = 0;
    #costs = [];
    #usages = [];
    asked(found) {
        this.#asked += 1;
        if (found === undefined)
            return;
        this.#hits += 1;
        if (found.costUsd === undefined)
            this.#withoutCost += 1;
        else
            this.#costs.push(found.costUsd);
        if (found.tokenUsage)
            this.#usages.push(found.tokenUsage);
    }
    stored(isStored) {
        if (!isStored)
            this.#notStored += 1;
    }
    use(cache) {
        if (this.#asked === 0)
            return undefined;
        const savedTokens = (0,message/* sumTokens */.WT)(this.#usages);
        return {
            cache,
            asked: this.#asked,
            hits: this.#hits,
            ...(this.#costs.length > 0 && { savedUsd: this.#costs.reduce((sum, cost) => sum + cost, 0) }),
            savedUnknown: this.#withoutCost,
            ...(savedTokens && { savedTokens }),
            notStored: this.#notStored,
        };
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
;// CONCATENATED MODULE: ./build/js/src/run/calls/with-cache.js



const FORMAT = 1;
function answerCache({ store, scopeOf, mayKeep, tally }) {
    const keyOf = (question) => {
        const { prompt, judging = null, trial } = question;
        const { question: text, chat = null, system = null } = prompt;
        return (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([FORMAT, scopeOf(question), text, chat, system, judging, trial]))
            .digest('hex');
    };
    return {
        async recall(question, isGood) {
            const { data } = outcome/* responseSchema */.$r.safeParse(await store.get(keyOf(question)));
            const response = data !== undefined && isGood(data) ? data : undefined;
            tally.asked(response);
            return response;
        },
        async keep(question, response) {
            if (mayKeep(response))
                tally.stored(await store.put(keyOf(question), response));
        },
    };
}
function withCache(provider, cache) {
    return {
        retry: provider.retry,
        async ask(question, signal) {
            if (question.isRerun)
                return provider.ask(question, signal);
            const known = await cache.recall(question, isComplete);
            if (known !== undefined)
                return { kind: 'answered', response: { ...known, cached: true } };
            const outcome = await provider.ask(question, signal);
            if (outcome.kind === 'answered' && isComplete(outcome.response))
                await cache.keep(question, outcome.response);
            return outcome;
        },
    };
}
const isComplete = ({ messages, error, targetUsed }) => !error && targetUsed === undefined && (0,message/* finalAnswer */.zN)(messages).trim() !== '';

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 83 modules
var providers = __webpack_require__(63742);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/targets/identity.js
var targets_identity = __webpack_require__(30594);
;// CONCATENATED MODULE: ./build/js/src/app/reuse/caches.js










const CACHE_FOLDER = '.agentv/cache';
const MOST_JUDGEMENT_BYTES = 8 * 1024 * 1024;
class Caches {
    #site;
    #judgements = [];
    #judgementBytes = 0;
    #tallies = new Map(result/* cacheNames */.nW.map((name) => [name, new CacheTally()]));
    constructor(site) {
        this.#site = site;
    }
    around(provider, { suite, target }) {
        if (!this.#isOn('responses', suite) || whyNotStored(target) !== undefined)
            return provider;
        const identity = (0,targets_identity/* identityOf */.c)(target);
        return withCache(provider, this.#cache('responses', suite, ({ testId }) => [identity, suite.name, testId]));
    }
    memoryOf(suite, judge) {
        if (!this.#isOn('judge', suite) || !isModel(judge) || isFree(judge))
            return undefined;
        const identity = (0,targets_identity/* identityOf */.c)(judge);
        return this.#cache('judge', suite, () => [identity, prompts/* JUDGE_PROMPT_VERSION */.W_]);
    }
    remarks({ plan }) {
        const asked = plan.steps.filter((step) => step.kind === 'run' && this.#isOn('responses', step.suite));
        const targets = new Map(asked.map(({ target }) => [target.name, target]));
        return [...targets.values()].flatMap((target) => {
            const why = whyNotStored(target);
            if (why === undefined)
                return [];
            const message = `The responses of the target "${(0,shared_text/* cutEnd */.ym)(target.name, 60)}" are not cached: ${why}`;
            return [{ code: 'UNUSED', severity: 'warning', message, location: target.location }];
        });
    }
    get newJudgements() {
        return this.#judgements;
    }
    uses() {
        return [...this.#tallies].flatMap(([name, tally]) => tally.use(name) ?? []);
    }
    #isOn(name, suite) {
        const { cache, dryRun } = this.#site.inputs;
        if (dryRun)
            return false;
        if (cache !== undefined)
            return cache.includes(name);
        return name === 'judge' || suite.cache === true;
    }
    #storeOf(name, { cachePath }) {
        const { cwd, stores } = this.#site;
        const store = stores.open((0,external_node_path_.resolve)(cwd, cachePath ?? CACHE_FOLDER, name));
        if (name !== 'judge' || cachePath !== undefined)
            return store;
        return {
            get: (key) => store.get(key),
            put: (key, value) => {
                this.#note(key, value);
                return store.put(key, value);
            },
        };
    }
    #note(key, value) {
        const bytes = Buffer.byteLength(JSON.stringify({ key, value }));
        if (this.#judgementBytes + bytes > MOST_JUDGEMENT_BYTES)
            return;
        this.#judgementBytes += bytes;
        this.#judgements.push({ key, value });
    }
    #cache(name, suite, scopeOf) {
        const { clean } = this.#site;
        return answerCache({
            store: this.#storeOf(name, suite),
            scopeOf: (question) => [name, ...scopeOf(question)],
            mayKeep: (response) => JSON.stringify(clean(response)) === JSON.stringify(response),
            tally: this.#tallies.get(name) ?? new CacheTally(),
        });
    }
}
const isFree = ({ provider }) => (0,suite_kind/* findKind */.oH)(providers/* providers */.r, provider)?.isFree === true;
const isModel = ({ provider }) => {
    const kind = (0,suite_kind/* findKind */.oH)(providers/* providers */.r, provider);
    return kind?.promptMode === 'lm' && !kind.isAgent;
};
const isRecorded = ({ provider }) => (0,suite_kind/* findKind */.oH)(providers/* providers */.r, provider)?.isRecorded ?? false;
function whyNotStored(target) {
    if (isRecorded(target))
        return 'a recording is free to read again';
    if (isFree(target))
        return `${target.provider} responds at no cost`;
    if (!isModel(target))
        return 'programs and agents have effects besides their answer';
    const temperature = (0,setting/* optionalNumber */.WI)().safeParse(target.options['temperature']).data;
    return temperature !== undefined && temperature > 0
        ? `its temperature is ${temperature}, so the responses are meant to vary`
        : undefined;
}


/***/ }),

/***/ 48444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ sampleCuts),
/* harmony export */   x: () => (/* binding */ fitSide)
/* harmony export */ });
/* harmony import */ var _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25063);

const sampleCuts = [
    { what: 'file changes', apply: (sample) => eachSide(sample, withoutFileChanges) },
    { what: 'tool outputs above 2 KiB', apply: (sample) => eachSide(sample, shortOutputs) },
    {
        what: 'steps of tests that always pass',
        apply: (sample) => (sample.sides.every(({ pass }) => pass) ? eachSide(sample, withoutSteps) : sample),
    },
    { what: 'failing trials', apply: withoutFailing },
    { what: 'steps', apply: (sample) => eachSide(sample, withoutSteps) },
    { what: 'answers above 4 KiB', apply: (sample) => eachSide(sample, withShortAnswer) },
];
function eachSide(sample, cut) {
    const sides = sample.sides.map(cut);
    return sides.every((side, index) => side === sample.sides[index]) ? sample : { ...sample, sides };
}
function withoutFailing(sample) {
    const passing = sample.sides.filter(({ pass }) => pass);
    return passing.length === 0 || passing.length === sample.sides.length ? sample : { ...sample, sides: passing };
}
const marked = (side, part) => ({ ...side, cut: [...new Set([...(side.cut ?? []), part])] });
function withoutFileChanges(side) {
    if (side.fileChanges === undefined)
        return side;
    const { fileChanges: _, ...others } = side;
    return marked(others, 'fileChanges');
}
const shortOutputs = (side) => side.steps.some((step) => step.kind === 'call' && step.output.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_OUTPUT */ .EJ)
    ? marked({ ...side, steps: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .withShortOutputs */ .lK)(side.steps) }, 'outputs')
    : side;
const withoutSteps = (side) => (side.steps.length === 0 ? side : marked({ ...side, steps: [] }, 'steps'));
const withShortAnswer = (side) => side.answer.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_ANSWER */ .H4 ? marked({ ...side, answer: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .shortAnswer */ .d$)(side.answer) }, 'answer') : side;
function fitSide(side, mostBytes) {
    const sizeOf = (each) => Buffer.byteLength(JSON.stringify(each));
    const cuts = [withoutFileChanges, shortOutputs, withoutSteps, withShortAnswer];
    let cut = side;
    for (const next of cuts) {
        if (sizeOf(cut) <= mostBytes)
            return cut;
        cut = next(cut);
    }
    return sizeOf(cut) <= mostBytes ? cut : undefined;
}


/***/ }),

/***/ 9551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ checkTitle),
/* harmony export */   y: () => (/* binding */ checkOutput)
/* harmony export */ });
/* harmony import */ var _shared_fit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22274);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _comment_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61204);
/* harmony import */ var _comment_comment_heading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22395);
/* harmony import */ var _comment_comment_suites_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78604);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10043);
/* harmony import */ var _overall_delta_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70229);








function checkOutput(report, context, maxBytes) {
    const text = (0,_shared_fit_js__WEBPACK_IMPORTED_MODULE_0__/* .fit */ .U)([MANY_SUITES, SOME_SUITES, 0].map((most) => () => suitesText(report, most)), maxBytes);
    return {
        title: checkTitle(titleOf(report)),
        summary: (0,_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .commentMarkdown */ .r)(report, context, maxBytes),
        ...(text !== '' && { text }),
    };
}
function titleOf(report) {
    const { totals, comparison, dryRun } = report;
    const words = (0,_comment_comment_heading_js__WEBPACK_IMPORTED_MODULE_4__/* .headingWords */ .q)(report);
    const passed = dryRun || /passed|cancelled/.test(words) ? '' : `, ${totals.passed} of ${totals.total} passed`;
    const moved = (0,_overall_delta_js__WEBPACK_IMPORTED_MODULE_7__/* .overallDelta */ .O)(comparison);
    return `${words}${passed}${moved === undefined ? '' : ` (${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__/* .signedPoints */ ._9)(moved.delta)})`}`;
}
const checkTitle = (text) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(text), TITLE_CHARACTERS);
const TITLE_CHARACTERS = 80;
const MANY_SUITES = 300;
const SOME_SUITES = 50;
function suitesText(report, most) {
    const shown = report.suites.slice(0, most);
    if (report.dryRun || shown.length === 0)
        return '';
    const others = report.suites.length - shown.length;
    const more = others > 0 ? `\n\n_and ${others} more_` : '';
    return `${(0,_comment_comment_suites_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteTable */ .H7)(report, (0,_comment_comment_suites_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteRows */ .Ag)(report, shown))}${more}\n`;
}


/***/ }),

/***/ 61171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ commentReporter),
  q: () => (/* binding */ endRunningComment)
});

// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment.js + 2 modules
var comment = __webpack_require__(61204);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict_verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-mark.js


function marked(mark, body) {
    const digest = digestOf(body);
    const facts = [
        `key=${encoded(mark.key)}`,
        `head=${encoded(mark.head)}`,
        `shows=${encoded(mark.shows)}`,
        `run=${mark.run}`,
        `attempt=${mark.attempt}`,
        `phase=${mark.phase}`,
        ...(mark.verdict === undefined ? [] : [`verdict=${mark.verdict}`]),
        `digest=${digest}`,
    ];
    return `${BEGINNING} ${facts.join(' ')} -->\n${body}`;
}
function readMark(comment) {
    const found = PATTERN.exec(comment.slice(0, LONGEST_MARK))?.groups;
    const key = decoded(found?.['key']);
    const head = decoded(found?.['head']);
    const shows = decoded(found?.['shows']);
    const [run, attempt] = [Number(found?.['run']), Number(found?.['attempt'])];
    if (found === undefined || key === undefined || head === undefined || shows === undefined)
        return undefined;
    if (!Number.isSafeInteger(run) || !Number.isSafeInteger(attempt))
        return undefined;
    const verdict = verdict_verdict/* verdictKinds */.PV.find((kind) => kind === found['verdict']);
    return {
        key,
        head,
        shows,
        run,
        attempt,
        phase: found['phase'] === 'running' ? 'running' : 'finished',
        ...(verdict && { verdict }),
        digest: found['digest'] ?? '',
    };
}
const withoutMark = (comment) => readMark(comment) === undefined ? comment : comment.slice(comment.indexOf('\n') + 1).replaceAll('\r\n', '\n');
const digestOf = (body) => (0,external_node_crypto_.createHash)('sha256').update(body).digest('hex').slice(0, 16);
const byAge = (a, b) => a.run - b.run || a.attempt - b.attempt || phaseOrder(a) - phaseOrder(b);
const BEGINNING = '<!-- agentv:eval-report v1';
const LONGEST_NAME = 100;
const LONGEST_MARK = 4096;
const PATTERN = /^<!-- agentv:eval-report v1 key=(?<key>[^\s<>]+) head=(?<head>[^\s<>]+) shows=(?<shows>[^\s<>]+) run=(?<run>\d{1,16}) attempt=(?<attempt>\d{1,6}) phase=(?<phase>running|finished)(?: verdict=(?<verdict>[a-z]{1,20}))? digest=(?<digest>[0-9a-f]{16}) -->\r?\n/;
const phaseOrder = ({ phase }) => (phase === 'finished' ? 1 : 0);
const encoded = (text) => encodeURIComponent(text.slice(0, LONGEST_NAME).toWellFormed()).replaceAll('--', '-%2D') || '%00';
function decoded(text) {
    try {
        return text === undefined ? undefined : decodeURIComponent(text).replace(/^\0$/, '');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-parts.js
var comment_parts = __webpack_require__(95055);
;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-status.js


function runningOver(old, ours, runUrl) {
    return under(old, ours, (shown) => `\u23f3 [Running](${runUrl}) for ${commit(ours.head)}; below are ${resultsFor(shown)}.`);
}
function cancelledOver(old, ours, runUrl, how = 'was cancelled') {
    return under(old, ours, (shown) => `\u23f9\ufe0f [The run](${runUrl}) for ${commit(ours.head)} ${how}; below are ${resultsFor(shown)}.`);
}
const STATUS = /^> (?:\u23f3|\u23f9\ufe0f) [^\n]*\n\n/u;
function under(old, ours, line) {
    const shows = readMark(old)?.shows ?? '';
    return marked({ ...ours, shows }, `> ${line(shows)}\n\n${withoutMark(old).replace(STATUS, '')}`);
}
const resultsFor = (head) => (head === '' ? 'earlier results' : `the results for ${commit(head)}`);
const commit = (sha) => (0,comment_parts/* code */.aY)(sha.slice(0, 7));

// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
;// CONCATENATED MODULE: ./build/js/src/reports/reporters/comment.js





function commentReporter(options) {
    const { context, maxBytes } = options;
    const markOf = (phase, verdict) => ({
        key: context.key,
        head: context.head,
        shows: context.head,
        run: options.run,
        attempt: context.attempt,
        phase,
        verdict,
    });
    return {
        name: NAME,
        async begin(signal) {
            const ours = markOf('running');
            const found = await findOwn(options, signal);
            const [first] = found;
            if (first === undefined || found.some(({ mark }) => byAge(mark, ours) >= 0))
                return;
            await options.comments.update(first.id, runningOver(first.body, ours, context.runUrl), signal);
        },
        deliver: (report) => reported(options, async (signal) => {
            const found = await findOwn(options, signal);
            if (report.verdict.kind === 'cancelled')
                return cancelled(options, markOf('finished', 'cancelled'), found, signal);
            const silence = whyNot(options.mode, report, found.length > 0);
            if (silence !== undefined)
                return { kind: 'notNeeded', name: NAME, why: silence };
            const mark = markOf('finished', report.verdict.kind);
            const bodyWithin = (most) => (0,comment/* commentMarkdown */.r)(report, context, Math.min(most, maxBytes));
            return write(options, { mark, bodyWithin }, found, signal);
        }),
        couldNotRun: (problems) => reported(options, async (signal) => {
            const found = await findOwn(options, signal);
            const mark = markOf('finished', 'invalid');
            return write(options, { mark, bodyWithin: () => (0,comment/* problemsComment */.o)(problems, context) }, found, signal);
        }),
    };
}
function endRunningComment({ comments, context, run }, how, signal) {
    return reported({ signal: () => signal }, async () => {
        const found = await findOwn({ comments, context }, signal);
        const ours = found.find(({ mark }) => mark.phase === 'running' && mark.run === run && mark.attempt === context.attempt);
        if (ours === undefined)
            return { kind: 'notNeeded', name: NAME, why: 'No comment shows this run in progress' };
        const mark = { ...ours.mark, phase: 'finished', verdict: 'cancelled' };
        const { url } = await comments.update(ours.id, cancelledOver(ours.body, mark, context.runUrl, how), signal);
        return { kind: 'delivered', name: NAME, where: url };
    });
}
const NAME = 'comment';
const MOST_LOOKS = 5;
const SHORTEST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;
const SHORT_BYTES = 4000;
async function findOwn({ comments, context }, signal) {
    const own = await comments.own(signal);
    return own.flatMap((comment) => {
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
async function cancelled({ comments, context }, ours, found, signal) {
    const [first] = found;
    if (first === undefined)
        return { kind: 'notNeeded', name: NAME, why: 'The run was cancelled' };
    const newer = found.find(({ mark }) => byAge(mark, ours) >= 0);
    if (newer !== undefined)
        return overtaken(newer.mark);
    const { url } = await comments.update(first.id, cancelledOver(first.body, ours, context.runUrl), signal);
    return { kind: 'delivered', name: NAME, where: url };
}
async function write(options, { mark: ours, bodyWithin }, seen, signal) {
    const { clock, comments } = options;
    let body = marked(ours, bodyWithin(Number.POSITIVE_INFINITY));
    let found = seen;
    let written;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
        const { digest } = readMark(body) ?? { digest: '' };
        const winner = found.find(({ mark }) => beats(mark, ours, digest));
        const [first, ...others] = found.length > 0 || written === undefined ? found : [written];
        if (winner !== undefined) {
            if (written !== undefined && written.id !== first?.id)
                await comments.remove(written.id, signal);
            return byAge(winner.mark, ours) > 0 ? overtaken(winner.mark) : shared(ours);
        }
        for (const { id } of others)
            await comments.remove(id, signal);
        if (first !== undefined && byAge(first.mark, ours) === 0 && first.mark.digest === digest) {
            return { kind: 'delivered', name: NAME, where: first.url };
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
            const fault = error instanceof service_error/* ServiceError */._ ? error.fault : undefined;
            const isLast = look === MOST_LOOKS - 1;
            if (fault === 'invalid' && !isLast)
                body = marked(ours, bodyWithin(SHORT_BYTES));
            else if (fault !== 'missing' || first === undefined || isLast)
                throw error;
        }
        await clock.sleep(pauseBeforeLook(clock.now() - writingSince) * (1 + jitter(digest, look)), signal);
        try {
            found = await findOwn(options, signal);
        }
        catch (error) {
            if (written === undefined)
                throw error;
            return { kind: 'delivered', name: NAME, where: written.url };
        }
    }
    return shared(ours);
}
const beats = (other, ours, digest) => byAge(other, ours) > 0 || (byAge(other, ours) === 0 && other.digest > digest);
const pauseBeforeLook = (writeMs) => Math.min(Math.max(2 * writeMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
const jitter = (digest, look) => Number.parseInt(digest.slice(2 * look, 2 * look + 4) || '0', 16) / 0x1_00_00;
const overtaken = ({ run, attempt }) => ({
    kind: 'notNeeded',
    name: NAME,
    why: `A newer run has already written it (run ${run}, attempt ${attempt})`,
});
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


/***/ })

};
