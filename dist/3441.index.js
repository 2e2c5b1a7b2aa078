export const id = 3441;
export const ids = [3441];
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

/***/ 71146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ pullRequestComments)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
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
    for (let page = 0; page < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_COMMENT_PAGES */ .Ck; page += 1) {
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

/***/ 30290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pullRequests)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

function pullRequests({ owner, repo, ask }) {
    return {
        async get(number, signal) {
            const pull = await ask({
                what: `the request for pull request ${number}`,
                schema: pullSchema,
                send: ({ rest }, request) => rest.pulls.get({ owner, repo, pull_number: number, request }),
            }, signal);
            return asPull(pull);
        },
        async labels(number, signal) {
            const { labels } = await ask({
                what: `the request for the labels of pull request ${number}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })) }),
                send: ({ rest }, request) => rest.pulls.get({ owner, repo, pull_number: number, request }),
            }, signal);
            return labels.map(({ name }) => name);
        },
        async headedBy(sha, signal) {
            const pulls = await ask({
                what: `the request for the pull requests of commit ${sha}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema),
                send: ({ rest }, request) => rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha, per_page: 100, request }),
            }, signal);
            return pulls.map(asPull).filter(({ headSha }) => headSha === sha);
        },
        async ofBranch({ owner: headOwner, branch, repositoryId }, signal) {
            const head = `${headOwner}:${branch}`;
            const pulls = await ask({
                what: `the request for the pull requests from ${head}`,
                schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pullSchema),
                send: ({ rest }, request) => rest.pulls.list({ owner, repo, state: 'open', head, per_page: 100, request }),
            }, signal);
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

/***/ 74180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24850);

function untilAborted(work, signal, service) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(asTooLate(signal, service));
        if (signal.aborted)
            return abort();
        signal.addEventListener('abort', abort, { once: true });
        work()
            .then(resolve, reject)
            .finally(() => signal.removeEventListener('abort', abort));
    });
}
function asTooLate({ reason }, service) {
    const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError';
    return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._('tooLate', isTimeout ? `${service} did not answer in time` : 'The run was cancelled');
}


/***/ }),

/***/ 33723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "do": () => (/* binding */ CANCELLED_MS),
  J2: () => (/* binding */ actionStep),
  pJ: () => (/* binding */ endOf),
  Zc: () => (/* binding */ isCheckDelivered),
  b0: () => (/* binding */ openStep),
  MR: () => (/* binding */ runOutputs),
  WF: () => (/* binding */ thisProcess),
  eG: () => (/* binding */ whenAborted)
});

// EXTERNAL MODULE: ./build/js/src/adapters/process/abandoned-work.js
var abandoned_work = __webpack_require__(79086);
// EXTERNAL MODULE: ./build/js/src/adapters/redacted.js
var redacted = __webpack_require__(34266);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 7 modules
var core = __webpack_require__(33838);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
;// CONCATENATED MODULE: ./build/js/src/adapters/runner.js





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

// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 2 modules
var summary = __webpack_require__(31243);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/runtime.js + 28 modules
var runtime = __webpack_require__(72359);
// EXTERNAL MODULE: ./build/js/src/app/action/outputs.js
var outputs = __webpack_require__(44155);
// EXTERNAL MODULE: ./build/js/src/app/action/runner-reporters.js
var runner_reporters = __webpack_require__(28173);
;// CONCATENATED MODULE: ./build/js/src/app/action/action-step.js














const runOutputs = {
    names: outputs/* outputNames */.gr,
    without: outputs/* outputsWithoutRun */.M5,
};
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
    const redactor = new redact/* Redactor */.p((0,secret_names/* secretValues */.VX)(env));
    for (const text of (0,secret_names/* maskedTexts */.kF)(env))
        runner.mask(text);
    const print = (text) => runner.print((0,workflow_command/* neutral */.SY)(text));
    const log = { info: print, warn: (text) => print(`warning: ${text}`), error: print };
    return { redactor, runner: (0,redacted/* redactedRunner */.tF)(runner, redactor), log: (0,redacted/* redactedLog */.n7)(log, redactor) };
}
async function actionStep(read, work, outputs, host = thisProcess()) {
    const { env } = host;
    const { redactor, runner, log } = openStep(host);
    const end = { outputs: outputs.without('The run did not start') };
    const write = outputsOnce({ runner }, outputs);
    const giveUp = () => write(end.isDecided ? end.outputs : outputs.without('The run ended before it had a verdict'));
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
                end.outputs = outputs.without(redactor.text((0,errors/* messageOf */.bD)(error)));
            const problems = error instanceof errors/* UserError */.yo ? (0,errors/* groupProblems */.Uh)(redactor.deep(error.problems)) : [];
            await reportWhyNot(problems, end.inputs, runner, log);
            const reported = (await end.live?.couldNotRun(problems)) ?? [];
            end.notes?.reported(reported);
            (0,progress_terminal/* complainAbout */.p3)(reported, log.info);
            throw error;
        }
    }, log);
    const exitCode = written(() => write(end.outputs), log) ? decided : 2;
    host.ended(exitCode);
    return exitCode;
}
const END_MS = 120_000;
const CANCELLED_MS = 4000;
const endOf = ({ aborted }) => AbortSignal.timeout(aborted ? CANCELLED_MS : END_MS);
function whenAborted(signal, work) {
    if (signal.aborted)
        work();
    else
        signal.addEventListener('abort', work, { once: true });
}
const isCheckDelivered = (receipts) => receipts.some(({ kind, name }) => name === 'check run' && kind === 'delivered');
function outputsOnce({ runner }, { names }) {
    let isWritten = false;
    return (outputs) => {
        if (isWritten)
            return;
        isWritten = true;
        for (const name of names)
            runner.output(name, outputs[name] ?? '');
    };
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
            (0,runner_reporters/* annotate */.fz)(annotation, inputs, runner);
    }
    if (inputs?.jobSummary === 'off')
        return;
    try {
        await runner.addToSummary((0,summary/* problemsMarkdown */.KK)(problems));
    }
    catch (cause) {
        log.warn(`job summary was not delivered: ${(0,errors/* messageOf */.bD)(cause)}`);
    }
}


/***/ }),

/***/ 16734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ readEvent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);

async function readEvent(env, files) {
    return { name: env['GITHUB_EVENT_NAME'] ?? '', ...(await readPayload(env['GITHUB_EVENT_PATH'], files)) };
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
async function readPayload(path, files) {
    if (!path)
        return {};
    try {
        return payloadSchema.parse(JSON.parse(await files.read(path, MAX_EVENT_BYTES)));
    }
    catch {
        return {};
    }
}


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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
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
                    status: conclusion && 'completed',
                    conclusion,
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
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment.js + 2 modules
var comment = __webpack_require__(35311);
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
        deliver: (report) => complete((0,comment/* checkOutput */.yr)(report, context, maxBytes), conclusionOf(report), options.annotationsOf(report)),
        couldNotRun: (problems) => complete({ title: (0,comment/* checkTitle */.Tq)('Could not run'), summary: (0,comment/* problemsComment */.oE)(problems, context) }, 'failure', []),
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
    const name = around.nameOfArtifact?.((0,action_job/* keyOf */.TN)(inputs, job), job.attempt);
    const artifact = name === undefined ? undefined : { name, run: job.run };
    const context = { ...contextOf(inputs, job, head, around.checkout), page, artifact };
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
        unverified: job.unverified,
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
        job: (0,action_job/* keyOf */.TN)({ commentKey: undefined, matrix: inputs.matrix }, job),
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
                .slice(0, limits/* MAX_CHECK_ANNOTATIONS */.Bp)
            : [],
        whyRefused: (0,action_job/* whyReadOnly */.LU)(job, job.pull),
        onBegun: onCheck,
        signal: deadline,
    });
}
const CHECK_SPACE = { errors: limits/* MAX_CHECK_ANNOTATIONS */.Bp, warnings: limits/* MAX_CHECK_ANNOTATIONS */.Bp };
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

/***/ 35825:
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
    const defaultBranch = defaultBranchOf(event, env);
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
        workflowFile: workflowFileOf(env),
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
function defaultBranchOf({ name, repository }, { GITHUB_REF: ref = '' }) {
    const [, branch] = name === 'schedule' ? (/^refs\/heads\/(.+)$/s.exec(ref) ?? []) : [];
    return repository?.default_branch ?? branch;
}
function baseOf({ pull_request, merge_group }, defaultBranch) {
    if (merge_group?.base_ref !== undefined) {
        return { branch: merge_group.base_ref.replace(/^refs\/heads\//, ''), sha: merge_group.base_sha };
    }
    const branch = pull_request?.base.ref ?? defaultBranch;
    return branch === undefined ? undefined : { branch };
}
function workflowFileOf({ GITHUB_WORKFLOW_REF: ref, GITHUB_REPOSITORY: repository }) {
    const isOwn = repository !== undefined && ref?.startsWith(`${repository}/`);
    return isOwn ? ref?.slice(repository.length + 1).replace(/@.*$/s, '') : undefined;
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

/***/ 44155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   M5: () => (/* binding */ outputsWithoutRun),
/* harmony export */   Wd: () => (/* binding */ oneSentence),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   gr: () => (/* binding */ outputNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _reports_compared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15714);
/* harmony import */ var _reports_warnings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57382);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65228);





const outputNames = [
    'verdict',
    'conclusion',
    'score',
    'pass-rate',
    'delta',
    'delta-low',
    'delta-high',
    'total',
    'passed',
    'failed',
    'errored',
    'skipped',
    'flaky',
    'quarantined',
    'regressed',
    'suspected',
    'fixed',
    'new',
    'changed',
    'removed',
    'reused',
    'cost-usd',
    'tokens',
    'duration-seconds',
    'baseline-sha',
    'baseline-run-id',
    'baseline-status',
    'results-path',
    'report-path',
    'junit-path',
    'summary-path',
    'comment-path',
    'html-path',
    'html-url',
    'comment-url',
    'check-url',
    'artifact-url',
    'headline',
    'json',
];
const MAX_JSON_BYTES = 8 * 1024;
const MAX_HEADLINE = 500;
function outputsOf(report, folder, receipts) {
    const { verdict, conclusion, totals, durationMs, comparison } = report;
    const moved = (0,_reports_compared_js__WEBPACK_IMPORTED_MODULE_1__/* .overallDelta */ .Os)(comparison);
    const count = (...states) => String(comparison.tests.filter(({ state }) => states.includes(state)).length);
    const ofAgent = (count) => (report.dryRun ? '' : String(count));
    const tokens = totals.tokens === undefined ? undefined : totals.tokens.input + totals.tokens.output;
    return {
        verdict: verdict.kind,
        conclusion,
        score: report.dryRun ? '' : numberText(totals.score),
        'pass-rate': report.dryRun ? '' : numberText(totals.passRate),
        delta: numberText(moved?.delta),
        'delta-low': numberText(moved?.low),
        'delta-high': numberText(moved?.high),
        total: String(totals.total),
        passed: ofAgent(totals.passed),
        failed: ofAgent(totals.failed),
        errored: String(totals.errored),
        skipped: String(totals.skipped),
        flaky: ofAgent(totals.flaky),
        quarantined: count('quarantined'),
        regressed: count('regressed'),
        suspected: count('suspected'),
        fixed: count('fixed'),
        new: count('new'),
        changed: count('changed'),
        removed: count('removed'),
        reused: String(totals.reused),
        'cost-usd': numberText(totals.costUsd),
        tokens: numberText(tokens),
        'duration-seconds': numberText(durationMs / 1000),
        'baseline-sha': shaOf(comparison),
        'baseline-run-id': runIdOf(comparison),
        'baseline-status': statusOf(comparison),
        'results-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.journal),
        'report-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.report),
        'junit-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.junit),
        'summary-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.summary),
        'comment-path': whereOf('comment.md', receipts),
        'html-path': isDelivered('report.html', receipts) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.page) : '',
        'html-url': whereOf('report', receipts),
        'comment-url': whereOf('comment', receipts),
        'check-url': whereOf('check run', receipts),
        'artifact-url': whereOf('artifact', receipts),
        headline: verdict.headline.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE),
        json: smallJson(report),
    };
}
function outputsWithoutRun(why) {
    const unknown = Object.fromEntries(outputNames.map((name) => [name, '']));
    const headline = oneSentence(why);
    return {
        ...unknown,
        verdict: 'invalid',
        conclusion: 'failure',
        headline,
        json: JSON.stringify({ verdict: 'invalid', headline }),
    };
}
const oneSentence = (text) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asSentences */ .pm)((0,_reports_warnings_js__WEBPACK_IMPORTED_MODULE_2__/* .permissionsInLine */ .K$)(text)
    .split('\n')
    .map((line) => line.trim()))
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_HEADLINE);
const shaOf = ({ baseline }) => baseline.kind === 'found' ? (baseline.provenance.find(({ sha }) => sha !== undefined)?.sha ?? '') : '';
const runIdOf = ({ baseline }) => baseline.kind === 'found' ? String(baseline.provenance.find(({ runId }) => runId !== undefined)?.runId ?? '') : '';
const statusOf = ({ baseline }) => baseline.kind === 'unavailable' && baseline.lacksPermission ? 'no-permission' : baseline.kind;
function whereOf(name, receipts) {
    const receipt = receipts.find((each) => each.name === name);
    return receipt?.kind === 'delivered' ? receipt.where : '';
}
const isDelivered = (name, receipts) => receipts.some((receipt) => receipt.name === name && receipt.kind === 'delivered');
function smallJson({ verdict, conclusion, totals, suites }) {
    const most = { verdict: verdict.kind, conclusion, headline: verdict.headline.slice(0, MAX_HEADLINE), totals };
    const all = JSON.stringify({ ...most, suites });
    return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({ ...most, suitesLeftOut: suites.length });
}
const numberText = (value) => value === undefined ? '' : String(Math.round(value * 10_000) / 10_000);


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

/***/ 47274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   postAction: () => (/* binding */ postAction)
/* harmony export */ });
/* unused harmony export finishReporting */
/* harmony import */ var _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30039);
/* harmony import */ var _adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71146);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _reports_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35311);
/* harmony import */ var _reports_reporters_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61171);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82953);
/* harmony import */ var _cli_progress_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17568);
/* harmony import */ var _config_input_sources_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90201);
/* harmony import */ var _github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54566);
/* harmony import */ var _github_cache_stores_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74296);
/* harmony import */ var _steps_open_workspaces_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45546);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33723);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(16734);
/* harmony import */ var _github_reporters_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53504);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35825);
/* harmony import */ var _post_notes_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(27834);
/* harmony import */ var _restored_caches_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(60844);

















const NOTIFY_MS = 30_000;
const SAVE_MS = 120_000;
const PACK_MS = 300_000;
async function postAction(host = (0,_action_step_js__WEBPACK_IMPORTED_MODULE_11__/* .thisProcess */ .WF)()) {
    const { redactor, runner, log } = (0,_action_step_js__WEBPACK_IMPORTED_MODULE_11__/* .openStep */ .b0)(host);
    try {
        await finish(host.runtime(log, redactor), runner.checkout, log);
    }
    catch (error) {
        log.warn(`Could not finish the step: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
    }
    host.ended(0);
    return 0;
}
async function finish(runtime, checkout, log) {
    const { env, files, stores, clock, signal } = runtime;
    const notes = (0,_post_notes_js__WEBPACK_IMPORTED_MODULE_15__/* .readNotes */ .W)(env);
    const inputs = (0,_config_input_sources_js__WEBPACK_IMPORTED_MODULE_7__/* .actionInputs */ .eh)(env);
    const job = (0,_job_js__WEBPACK_IMPORTED_MODULE_14__/* .jobOf */ .Zw)(env, await (0,_event_js__WEBPACK_IMPORTED_MODULE_12__/* .readEvent */ .j)(env, files));
    if (notes === undefined || job === undefined)
        return;
    const within = (ms) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
    (0,_cli_progress_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .complainAbout */ .p3)(await finishReporting(notes, { inputs, job, checkout, connect: runtime.connect }, within(NOTIFY_MS)), log.info);
    if (!(0,_adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_0__/* .hasJobCache */ .Ux)(env))
        return;
    const leg = (0,_restored_caches_js__WEBPACK_IMPORTED_MODULE_16__/* .legOf */ .Yk)(notes.key ?? (0,_job_js__WEBPACK_IMPORTED_MODULE_14__/* .keyOf */ .TN)(inputs, job), inputs);
    const site = { inputs, job, leg, folder: (0,_restored_caches_js__WEBPACK_IMPORTED_MODULE_16__/* .storesFolder */ .vw)(inputs, runtime), caches: _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_0__/* .jobCaches */ .Jh, stores, now: clock.now() };
    const stored = notes.storesAreChecked ? await (0,_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_9__/* .saveStores */ .oI)(notes.stores, site, within(SAVE_MS)) : [];
    if (stored.length > 0)
        log.info(`Cached for later runs: ${stored.join(', ')}`);
    const folder = (0,_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_8__/* .travelFolder */ .FI)(env);
    if (folder === undefined || notes.repositories.length === 0)
        return;
    const repositories = await (0,_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_8__/* .saveRepositories */ .iG)(notes.repositories, { ...runtime, job, caches: _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_0__/* .jobCaches */ .Jh, folder, folders: (0,_steps_open_workspaces_js__WEBPACK_IMPORTED_MODULE_10__/* .workspaceFolders */ .B)(runtime), notify: log.info }, within(PACK_MS));
    if (repositories.length > 0)
        log.info(`Cached for later runs: ${repositories.join(', ')}`);
}
async function finishReporting(notes, { inputs, job, checkout, connect }, signal) {
    const { githubToken: token } = inputs;
    if (notes.phase === 'reported' || token === undefined)
        return [];
    const client = connect({ ...job, token });
    const asked = notes.key === undefined ? inputs : { ...inputs, commentKey: notes.key };
    const context = (0,_github_reporters_js__WEBPACK_IMPORTED_MODULE_13__/* .contextOf */ .Vm)(asked, job, inputs.commitSha ?? job.head, checkout);
    return Promise.all([
        ...(notes.check === undefined
            ? []
            : [completeCheck({ id: notes.check, checks: (0,_github_reporters_js__WEBPACK_IMPORTED_MODULE_13__/* .checksOf */ .tg)({ job, context, client }) }, notes, context, signal)]),
        ...(notes.pull === undefined
            ? []
            : [
                (0,_reports_reporters_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .endRunningComment */ .q)({ comments: (0,_adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestComments */ .R)(client, notes.pull), context, run: job.run }, {
                    how: notes.phase === 'stopping' && notes.verdict === undefined
                        ? 'was cancelled'
                        : 'ended before its results were reported',
                    headline: notes.verdict?.headline,
                }, signal),
            ]),
    ]);
}
async function completeCheck({ id, checks }, { verdict, phase }, { runUrl }, signal) {
    const [conclusion, title] = verdict !== undefined
        ? [verdict.conclusion, verdict.headline]
        : phase === 'stopping'
            ? ['cancelled', 'Cancelled']
            : ['failure', 'Ended without a verdict'];
    const output = {
        title: (0,_reports_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__/* .checkTitle */ .Tq)(title),
        summary: `The step ended before it could report its results. See [the log of the run](${runUrl}).`,
    };
    try {
        await checks.update(id, output, conclusion, signal);
        return { kind: 'delivered', name: 'check run', where: runUrl };
    }
    catch (error) {
        return (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_5__/* .notTaken */ .h)('check run', error, 'checks: write', undefined);
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

/***/ 28173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ summaryReporter),
/* harmony export */   fz: () => (/* binding */ annotate),
/* harmony export */   jP: () => (/* binding */ annotationReporter)
/* harmony export */ });
/* harmony import */ var _adapters_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84136);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);
/* harmony import */ var _reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27869);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);
/* harmony import */ var _reports_summary_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31243);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48334);






const summaryReporter = (runner, mode) => ({
    name: 'job summary',
    async deliver(report) {
        const written = await runner.addToSummary(mode === 'short' ? (0,_reports_summary_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .shortSummary */ .Rn)(report) : (0,_reports_summary_summary_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryMarkdown */ .eH)(report, _adapters_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_SUMMARY_BYTES */ .HC));
        return written
            ? { kind: 'delivered', name: 'job summary', where: 'the summary of the job' }
            : {
                kind: 'notDelivered',
                name: 'job summary',
                why: 'the runner has no job summary (GITHUB_STEP_SUMMARY is not set)',
            };
    },
});
const annotationReporter = (inputs, runner) => ({
    name: 'annotations',
    async deliver(report) {
        for (const annotation of (0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotations */ .hk)(report))
            annotate(annotation, inputs, runner);
        return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
    },
});
function annotate(annotation, inputs, { checkout, print }) {
    const { file, line = 1, column = 1, ...placeless } = annotation;
    if (file === undefined) {
        print((0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(placeless));
        return;
    }
    const path = (0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_5__/* .checkoutPath */ .o8)(file, inputs?.workingDirectory ?? '.', checkout);
    const message = `${annotation.message}\nat ${(0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationText */ .f)({ file: (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(file), line, column })}`;
    print((0,_reports_annotations_js__WEBPACK_IMPORTED_MODULE_2__/* .annotationCommand */ .jx)(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
}


/***/ }),

/***/ 90388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ OPEN_EVENTS),
/* harmony export */   JZ: () => (/* binding */ mayBeUntrusted),
/* harmony export */   ot: () => (/* binding */ refuseUntrustedCode)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);

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
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .userError */ .IF)('UNTRUSTED_CODE', `Evals do not run on the event ${event.name}`, {
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

/***/ 48334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _K: () => (/* binding */ isOutside),
/* harmony export */   gV: () => (/* binding */ lineUrl),
/* harmony export */   o8: () => (/* binding */ checkoutPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function checkoutPath(file, workingDirectory, checkout) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(checkout, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workingDirectory, file)).replaceAll('\\', '/');
    return isOutside(path) || path === '' ? undefined : path;
}
const isOutside = (path) => /^\.\.(?:[/\\]|$)|^[/\\]|^\w:/.test(path);
function lineUrl({ serverUrl, owner, repo }, { commit, path, line }) {
    const parts = [owner, repo, 'blob', commit, ...path.split('/')];
    return `${serverUrl}/${parts.map(encoded).join('/')}#L${line}`;
}
const encoded = (part) => encodeURIComponent(part.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');


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

/***/ 24050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ timestamp)
/* harmony export */ });
const timestamp = (at) => new Date(at).toISOString().replaceAll(/[:.]/g, '-');


/***/ }),

/***/ 44315:
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

/***/ 29119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ MAX_OUTPUT_BYTES)
/* harmony export */ });
const MAX_OUTPUT_BYTES = 10 * 1024 * 1024;


/***/ }),

/***/ 96173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ contentOnWire),
/* harmony export */   Rt: () => (/* binding */ toolCallOnWire),
/* harmony export */   tM: () => (/* binding */ tokenUsageOnWire),
/* harmony export */   ym: () => (/* binding */ messageOnWire)
/* harmony export */ });
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25379);

function messageOnWire(message) {
    const { role, name, content, toolCalls, startTime, endTime, durationMs, tokenUsage, metadata } = message;
    return {
        role,
        name,
        content: content === undefined ? undefined : contentOnWire(content),
        tool_calls: toolCalls?.map(toolCallOnWire),
        start_time: startTime,
        end_time: endTime,
        duration_ms: durationMs,
        token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
        metadata,
    };
}
function contentOnWire(content) {
    if (typeof content === 'string')
        return content;
    return Array.isArray(content) ? content.map(partOnWire) : content.structured;
}
function partOnWire(part) {
    switch (part.type) {
        case 'text':
            return part;
        case 'file':
            return { type: 'file', value: part.path, path: part.absolutePath, text: part.text };
        case 'image':
            return { type: 'image', media_type: part.mediaType, source: part.dataUri };
        case 'data':
            return part.value;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_0__/* .never */ .Z)(part);
    }
}
function toolCallOnWire(call) {
    const { tool, originalTool, input, output, id, status, startTime, endTime, durationMs } = call;
    return {
        tool,
        original_tool: originalTool,
        input,
        output,
        id,
        status,
        start_time: startTime,
        end_time: endTime,
        duration_ms: durationMs,
    };
}
const tokenUsageOnWire = ({ input, output, cached, reasoning }) => ({
    input,
    output,
    cached,
    reasoning,
});


/***/ }),

/***/ 18436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ isCallOf),
/* harmony export */   Hp: () => (/* binding */ isPlainlyCallOf),
/* harmony export */   Ic: () => (/* binding */ traceSummary),
/* harmony export */   LS: () => (/* binding */ commonName),
/* harmony export */   wK: () => (/* binding */ USUAL_ARGUMENTS)
/* harmony export */ });
const COMMON_NAMES = {
    Read: ['read', 'read_file', 'read_many_files', 'view', 'readFile', 'readTextFile', 'Read File'],
    Write: ['write', 'write_file', 'create', 'writeTextFile', 'Write File'],
    Edit: ['edit', 'replace', 'patch', 'multiedit', 'apply_patch', 'file_change', 'editFile', 'Edit File'],
    Bash: ['bash', 'shell', 'powershell', 'run_shell_command', 'command_execution', 'execute', 'runTerminalCommand'],
    Glob: ['glob', 'find'],
    Grep: ['grep', 'rg', 'grep_search', 'search_file_content', 'search'],
    WebFetch: ['webfetch', 'web_fetch', 'fetch'],
    WebSearch: ['websearch', 'web_search', 'google_web_search'],
    Task: ['task'],
    TodoWrite: ['todowrite', 'write_todos', 'update_todo'],
    Skill: ['skill', 'activate_skill'],
};
const USUAL_ARGUMENTS = {
    Write: ['file_path', 'content'],
    Edit: ['file_path', 'old_string', 'new_string'],
    WebFetch: ['url', 'prompt'],
    Task: ['description', 'prompt'],
};
const COMMON_NAME = new Map(Object.entries(COMMON_NAMES).flatMap(([common, own]) => own.map((name) => [name, common])));
const commonName = (tool) => COMMON_NAME.get(tool);
const isCallOf = ({ tool, originalTool }, name) => tool === name || (originalTool !== undefined && (originalTool === name || commonName(originalTool) === name));
const isPlainlyCallOf = ({ tool, originalTool }, name) => tool === name || originalTool === name;
function traceSummary(messages) {
    const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
    const toolNames = [...new Set(calls.map(({ tool }) => tool))].sort();
    const perTool = toolNames.map((name) => ({ name, own: calls.filter(({ tool }) => tool === name) }));
    const durations = perTool.map(({ name, own }) => [name, knownDurations(own)]);
    return {
        eventCount: calls.length,
        toolNames,
        toolCalls: Object.fromEntries(perTool.map(({ name, own }) => [name, own.length])),
        errorCount: calls.filter(({ status }) => status === 'error' || status === 'failed').length,
        toolDurations: Object.fromEntries(durations.filter(([, known]) => known.length > 0)),
        llmCallCount: messages.filter(({ role }) => role === 'assistant').length,
    };
}
const knownDurations = (calls) => calls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]));


/***/ }),

/***/ 66510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ verdictSchema),
/* harmony export */   PV: () => (/* binding */ verdictKinds),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   fy: () => (/* binding */ conclusions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37987);


const verdictKinds = ['cancelled', 'invalid', 'fail', 'inconclusive', 'warn', 'pass'];
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
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_1__/* .locationSchema */ .H.optional(),
});
const suiteVerdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
});
const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    unarmed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reasonSchema),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(suiteVerdictSchema),
});
const conclusions = ['success', 'failure', 'neutral'];
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';


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


/***/ }),

/***/ 15714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ comparedTests),
/* harmony export */   $x: () => (/* binding */ confirmationOf),
/* harmony export */   GU: () => (/* binding */ detectableDropText),
/* harmony export */   HA: () => (/* binding */ contributorNotes),
/* harmony export */   Hb: () => (/* binding */ passesOf),
/* harmony export */   Hg: () => (/* binding */ shortBaselineNotes),
/* harmony export */   Os: () => (/* binding */ overallDelta),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   W6: () => (/* binding */ sizeOfDrop),
/* harmony export */   a4: () => (/* binding */ failingOnBaseNotes),
/* harmony export */   fO: () => (/* binding */ baselineNotes),
/* harmony export */   gf: () => (/* binding */ whyOf),
/* harmony export */   hD: () => (/* binding */ findingOf),
/* harmony export */   im: () => (/* binding */ detectableTestsText),
/* harmony export */   o3: () => (/* binding */ comparedWith),
/* harmony export */   uQ: () => (/* binding */ isCompared),
/* harmony export */   vC: () => (/* binding */ agentVersionNotes),
/* harmony export */   yU: () => (/* binding */ changeOfSuite),
/* harmony export */   yb: () => (/* binding */ MORE_BASELINE_TRIALS),
/* harmony export */   z0: () => (/* binding */ detectableDrop)
/* harmony export */ });
/* harmony import */ var _model_run_imported_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97535);
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25379);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




const STATE_WORDS = {
    regressed: 'regressed',
    'fails-on-base': 'fails on base too',
    suspected: 'suspected',
    'not-reproduced': 'not reproduced',
    'not-enough-history': 'failing, not enough baseline trials',
    'not-rerun': 'failing, not re-run',
    failing: 'failing',
    'failing-as-before': 'failing as before',
    fixed: 'fixed',
    new: 'new',
    changed: 'changed',
    removed: 'removed',
    skipped: 'not run',
    quarantined: 'quarantined',
    errored: 'errored',
    reused: 'reused',
    passing: 'passing',
};
const UNLISTED = ['errored', 'reused', 'passing'];
const isCompared = ({ comparison, dryRun }) => !dryRun && comparison.baseline.kind === 'found' && comparison.suites.some(({ comparable }) => comparable > 0);
function comparedTests(report) {
    if (!isCompared(report))
        return [];
    const { tests } = report.comparison;
    const states = Object.keys(STATE_WORDS);
    return states
        .map((wanted) => ({
        word: wanted === 'skipped' ? (0,_model_run_imported_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutResultWords */ .R$)(report.imported) : STATE_WORDS[wanted],
        tests: tests.filter(({ state, flaky }) => state === wanted && (flaky || !UNLISTED.includes(state))),
    }))
        .filter((group) => group.tests.length > 0);
}
function comparedWith({ comparison: { baseline, suites } }) {
    const [first, ...others] = baseline.kind === 'found' ? baseline.provenance : [];
    if (first === undefined)
        return 'the baseline';
    const { branch, sha, where } = first;
    const commit = [branch, sha?.slice(0, 7)].filter((part) => part !== undefined).join('@');
    const runs = suites.reduce((most, suite) => Math.max(most, suite.runs), 0);
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${commit === '' ? where : commit}${more}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('run', runs)}`;
}
function baselineNotes({ comparison: { baseline } }) {
    return baseline.kind === 'found' ? [baseline.leftOut, baseline.otherLimits].filter((note) => note !== undefined) : [];
}
const MORE_BASELINE_TRIALS = 'run the base branch again, or measure a new baseline with seed-baseline';
const MORE_FILES = 'name the results of more runs in baseline (--baseline), or let the tool repeat each test there';
const MORE_RUNS = 'run the base branch again, or let the tool repeat each test there';
function moreBaselineTrials({ imported, comparison: { baseline } }) {
    if (imported === undefined)
        return MORE_BASELINE_TRIALS;
    const isNamed = baseline.kind === 'found' && baseline.provenance.some(({ from }) => from === 'run');
    return isNamed ? MORE_FILES : MORE_RUNS;
}
const MAX_NAMED_TESTS = 3;
function namesOf(tests, shown) {
    const names = tests.slice(0, MAX_NAMED_TESTS).map(({ testId }) => shown(testId));
    const others = tests.length - names.length;
    return [...names, ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
}
const FAILING_ON_BASE = ['failing-as-before', 'fails-on-base'];
const UNCONFIRMED = ['suspected', 'not-reproduced', 'not-enough-history', 'not-rerun', 'failing'];
const failsOnBase = ({ state, base }) => FAILING_ON_BASE.includes(state) ||
    (UNCONFIRMED.includes(state) && base !== undefined && base.passes * 2 < base.trials);
function failingOnBaseNotes(report, shown) {
    if (!isCompared(report))
        return [];
    const { baseline, tests } = report.comparison;
    const failing = tests.filter(failsOnBase);
    if (failing.length === 0)
        return [];
    const branch = baseline.kind === 'found' ? baseline.provenance[0]?.branch : undefined;
    const where = branch === undefined ? 'in the baseline' : `on ${shown(branch)}`;
    const fail = failing.length === 1 ? 'fails' : 'fail';
    return [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('failing test', failing.length)} ${fail} ${where} too: ${namesOf(failing, shown)}`];
}
function shortBaselineNotes(report, shown) {
    if (!isCompared(report))
        return [];
    const { suites, tests, detectableTests } = report.comparison;
    const undecided = tests.filter(({ state }) => state === 'not-enough-history');
    if (undecided.length > 0) {
        const fail = undecided.length === 1 ? 'fails' : 'fail';
        const passed = undecided.every(({ base }) => base?.passes === base?.trials)
            ? ' now and passed in the baseline'
            : undecided.some(failsOnBase)
                ? ' unexpectedly'
                : ' now and mostly passed in the baseline';
        return [
            `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', undecided.length)} ${fail}${passed} (${namesOf(undecided, shown)}); too few baseline trials to decide: ${moreBaselineTrials(report)}`,
        ];
    }
    const isOneRun = suites.every(({ runs }) => runs <= 1);
    return isOneRun && detectableTests.count < detectableTests.of
        ? [`The baseline is one run, which is fewer trials than the gate needs: ${moreBaselineTrials(report)}`]
        : [];
}
const changeOfSuite = (suite) => suite.delta === undefined ? 'not compared' : `${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__/* .differenceText */ .Lr)(suite)} on ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', suite.comparable)}`;
function findingOf(suite, { comparison: { failingTogether = [] } }) {
    const { finding, controlDelta, uncontrolled } = suite;
    const onBase = controlDelta === undefined ? '' : ` (base commit: ${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__/* .signedPoints */ ._9)(controlDelta)})`;
    switch (finding) {
        case 'not-compared':
            return 'not compared';
        case 'steady':
            return failingTogether.some(({ finding: of, suites }) => of === 'fails' && suites.some(isSameSuite(suite)))
                ? 'tests fail together'
                : 'no drop found';
        case 'small-drop':
            return 'drop within the limit';
        case 'drop':
            return `drop${onBase}${uncontrolled ? `, ${UNCONTROLLED}` : ''}`;
        case 'drop-on-base':
            return `the base commit shows the drop too${onBase}`;
        default:
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_1__/* .never */ .Z)(finding);
    }
}
const isSameSuite = ({ suite, file, target }) => (other) => other.suite === suite && other.file === file && other.target === target;
const UNCONTROLLED = 'not checked against the base commit';
const detectableDrop = ({ comparable, finding, smallestDetectableDrop: least }) => {
    if (comparable === 0 || finding !== 'steady')
        return '\u2013';
    return least === undefined ? NOT_DETECTABLE : sizeOfDrop(least);
};
const detectableDropText = ({ smallestDetectableDrop: least }) => least === undefined ? `a drop is ${NOT_DETECTABLE}` : `smallest detectable drop: ${sizeOfDrop(least)}`;
const NOT_DETECTABLE = 'not detectable with this baseline';
const sizeOfDrop = (share) => (0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_2__/* .points */ .WR)(share, share < 0.1 ? 1 : 0);
function detectableTestsText({ comparison: { detectableTests } }) {
    const { count, of } = detectableTests;
    return of === 0 ? [] : [`a complete failure is detectable for ${count} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', of)}`];
}
function passesOf({ base, now, reruns, control, flaky }) {
    const text = (side) => (side === undefined ? '\u2013' : `${side.passes}/${side.trials}`);
    return [
        `${text(base)} \u2192 ${text(now)}`,
        ...(reruns ? [`re-run ${text(reruns)}`] : []),
        ...(control ? [`base commit re-run ${text(control)}`] : []),
        ...(flaky ? ['flaky'] : []),
    ].join(', ');
}
function confirmationOf({ state, reruns, needed, uncontrolled }) {
    switch (state) {
        case 'regressed':
            return reruns && `Confirmed: failed ${allOf(reruns.trials)}${uncontrolled ? `, ${UNCONTROLLED}` : ''}`;
        case 'fails-on-base':
            return 'Fails on the base commit too';
        case 'suspected':
            if (needed === undefined)
                return undefined;
            return reruns !== undefined && reruns.trials >= needed
                ? 'Not confirmed: tests that fail together with it were not re-run as often'
                : `Not confirmed: ${reruns?.trials ?? 0} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('re-run', needed)} took place`;
        case 'not-reproduced':
            return 'Passed when re-run';
        default:
            return undefined;
    }
}
const allOf = (count) => (count === 1 ? 'its re-run' : `all ${count} re-runs`);
const whyOf = (test) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asSentences */ .pm)([confirmationOf(test), test.why, differenceOf(test)].filter((part) => part !== undefined));
const differenceOf = ({ difference }) => difference && `First difference: ${difference}`;
const MAX_AGENTS = 5;
const agentVersionNotes = ({ comparison: { agentVersions = [] } }, shown) => agentVersions
    .slice(0, MAX_AGENTS)
    .map(({ target, base, now }) => `Agent of ${shown(target)}: ${shown(base.join(', '))} \u2192 ${shown(now.join(', '))}`);
const contributorNotes = ({ comparison: { suites } }, shown) => suites
    .filter(({ contributors }) => contributors.length > 0)
    .map(({ suite, target, contributors }) => {
    const tests = contributors.map(({ testId }) => shown(testId)).join(', ');
    return `Contributors to the drop of ${shown(suite)} on ${shown(target)}: ${tests}.`;
});
function overallDelta({ baseline, suites }) {
    const compared = suites.filter(({ delta, comparable }) => delta !== undefined && comparable > 0);
    const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
    if (baseline.kind !== 'found' || tests === 0)
        return undefined;
    const delta = compared.reduce((sum, each) => sum + (each.comparable / tests) * (each.delta ?? 0), 0);
    if (compared.some(({ deltaLow, deltaHigh }) => deltaLow === undefined || deltaHigh === undefined))
        return { delta };
    const arm = (end) => Math.sqrt(compared.reduce((sum, each) => sum + ((each.comparable / tests) * ((each[end] ?? 0) - (each.delta ?? 0))) ** 2, 0));
    const high = delta + arm('deltaHigh');
    const isSteady = compared.every(({ finding }) => finding === 'steady');
    return { delta, low: delta - arm('deltaLow'), high: isSteady ? Math.max(0, high) : high };
}


/***/ }),

/***/ 5937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   LU: () => (/* binding */ tokens),
/* harmony export */   TG: () => (/* binding */ money),
/* harmony export */   fN: () => (/* binding */ score),
/* harmony export */   nC: () => (/* binding */ percentRange),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   sR: () => (/* binding */ tokenTotal),
/* harmony export */   w_: () => (/* binding */ neededScore)
/* harmony export */ });
/* unused harmony export moneyIn */
const UNKNOWN = '\u2013';
function percent(share) {
    return share === undefined ? UNKNOWN : `${percentDigits(share)}%`;
}
const percentRange = ({ low, high }) => `${percentDigits(low)}\u2013${percentDigits(high)}%`;
function score(value, mark = 1) {
    if (value === undefined)
        return UNKNOWN;
    const rounded = Math.round(value * 100) / 100;
    const shown = value < mark && rounded >= mark ? Math.floor(value * 100) / 100 : rounded;
    return shown.toFixed(2);
}
const neededScore = ({ threshold, isDefaultThreshold, isOfPassRate }) => threshold === undefined || isOfPassRate
    ? undefined
    : `needs ${score(threshold)}${isDefaultThreshold ? ' by default' : ''}`;
function money(dollars) {
    if (dollars === undefined)
        return UNKNOWN;
    if (dollars === 0 || dollars >= 0.995)
        return `$${grouped(dollars.toFixed(2))}`;
    if (dollars < LEAST_MONEY)
        return `<$${LEAST_MONEY}`;
    return `$${dollars.toFixed(decimalsOf(dollars)).replace(/(\.\d\d)0+$/, '$1')}`;
}
const LEAST_MONEY = 0.0001;
const decimalsOf = (dollars) => (dollars >= 0.1 ? 2 : dollars >= 0.01 ? 3 : 4);
function moneyIn(amounts) {
    const decimals = Math.max(2, ...new Set(amounts.map((amount) => (amount ? decimalsOf(amount) : 2))));
    return (dollars) => dollars === undefined || (dollars > 0 && dollars < LEAST_MONEY)
        ? money(dollars)
        : `$${grouped(dollars.toFixed(decimals))}`;
}
function duration(ms) {
    if (ms === undefined)
        return UNKNOWN;
    if (Math.round(ms) < 1000)
        return `${Math.round(ms)} ms`;
    const tenths = Math.round(ms / 100);
    if (tenths < 600)
        return `${(tenths / 10).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 3600)
        return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
    const minutes = Math.round(ms / 60_000);
    return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
function tokens(count) {
    if (count === undefined)
        return UNKNOWN;
    if (Math.round(count) < 1000)
        return `${Math.round(count)}`;
    return count < 999_950 ? `${oneDecimal(count / 1000)}k` : `${oneDecimal(count / 1_000_000)}M`;
}
const tokenTotal = (usage) => usage === undefined ? undefined : usage.input + usage.output;
function percentDigits(share) {
    const value = share * 100;
    if (value > 0 && value < 1)
        return Math.max(0.1, Math.round(value * 10) / 10).toString();
    if (value > 99 && value < 100)
        return Math.min(99.9, Math.round(value * 10) / 10).toString();
    return Math.round(value).toString();
}
const grouped = (digits) => digits.replace(/\B(?=(\d{3})+\.)/g, ',');
const oneDecimal = (value) => value.toFixed(1).replace(/\.0$/, '');


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
var comment = __webpack_require__(35311);
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
        ...(mark.of === undefined ? [] : [`of=${mark.of.run}.${mark.of.attempt}`]),
        ...(mark.job === undefined ? [] : [`job=${encoded(mark.job)}`]),
        ...(mark.verdict === undefined ? [] : [`verdict=${mark.verdict}`]),
        `digest=${digest}`,
    ];
    return `${BEGINNING} ${facts.join(' ')} -->\n${body}`;
}
function readMark(comment) {
    const found = PATTERN.exec(comment.slice(0, MAX_MARK_LENGTH))?.groups;
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
        of: found['of'] === undefined ? undefined : { run: Number(found['of']), attempt: Number(found['ofAttempt']) },
        job: decoded(found['job']),
        verdict,
        digest: found['digest'] ?? '',
    };
}
const withoutMark = (comment) => readMark(comment) === undefined ? comment : comment.slice(comment.indexOf('\n') + 1).replaceAll('\r\n', '\n');
const digestOf = (body) => (0,external_node_crypto_.createHash)('sha256').update(body).digest('hex').slice(0, 16);
const byAge = (a, b) => a.run - b.run || a.attempt - b.attempt || phaseOrder(a) - phaseOrder(b);
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
const BEGINNING = '<!-- agentv:eval-report v1';
const MAX_NAME_LENGTH = 100;
const MAX_MARK_LENGTH = 5120;
const PATTERN = /^<!-- agentv:eval-report v1 key=(?<key>[^\s<>]+) head=(?<head>[^\s<>]+) shows=(?<shows>[^\s<>]+) run=(?<run>\d{1,16}) attempt=(?<attempt>\d{1,6}) phase=(?<phase>running|finished)(?: of=(?<of>\d{1,16})\.(?<ofAttempt>\d{1,6}))?(?: job=(?<job>[^\s<>]+))?(?: verdict=(?<verdict>[a-z]{1,20}))? digest=(?<digest>[0-9a-f]{16}) -->\r?\n/;
const phaseOrder = ({ phase }) => (phase === 'finished' ? 1 : 0);
const encoded = (text) => encodeURIComponent(text.slice(0, MAX_NAME_LENGTH).toWellFormed()).replaceAll('--', '-%2D') || '%00';
function decoded(text) {
    try {
        return text === undefined ? undefined : decodeURIComponent(text).replace(/^\0$/, '');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/js/src/reports/escape/markdown.js
var markdown = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/js/src/reports/markdown.js + 1 modules
var reports_markdown = __webpack_require__(14265);
;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-status.js



function runningOver(old, ours, runUrl) {
    return under(old, ours, (shown) => `\u23f3 [Running](${runUrl}) for ${commit(ours.head)}; below are ${resultsFor(shown)}.`);
}
function cancelledOver(old, ours, runUrl, { how, headline } = { how: 'was cancelled' }) {
    const verdict = headline === undefined ? '' : ` Its verdict: ${(0,markdown/* inline */.mG)(headline)}`;
    return under(old, ours, (shown) => `\u23f9\ufe0f [The run](${runUrl}) for ${commit(ours.head)} ${how}; below are ${resultsFor(shown)}.${verdict}`);
}
const STATUS = /^> (?:\u23f3|\u23f9\ufe0f) [^\n]*\n\n/u;
function under(old, ours, line) {
    const { shows, job, verdict, ...writer } = readMark(old) ?? { ...ours, shows: '' };
    const of = writer.of ?? { run: writer.run, attempt: writer.attempt };
    return marked({ ...ours, shows, of, job, verdict }, `> ${line(shows)}\n\n${withoutMark(old).replace(STATUS, '')}`);
}
const withoutStatus = (old, mark) => marked({ ...mark, ...mark.of, head: mark.shows, phase: 'finished' }, withoutMark(old).replace(STATUS, ''));
const resultsFor = (head) => (head === '' ? 'earlier results' : `the results for ${commit(head)}`);
const commit = (sha) => (0,reports_markdown/* code */.aY)(sha.slice(0, 7));

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
        of: { run: options.run, attempt: context.attempt },
        job: options.job,
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
                return cancelled(options, markOf('finished'), found, signal);
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
            return write(options, { mark, bodyWithin: () => (0,comment/* problemsComment */.oE)(problems, context) }, found, signal);
        }),
    };
}
function endRunningComment({ comments, context, run }, end, signal) {
    return reported({ signal: () => signal }, async () => {
        const found = await findOwn({ comments, context }, signal);
        const ours = found.find(({ mark }) => mark.phase === 'running' && mark.run === run && mark.attempt === context.attempt);
        if (ours === undefined)
            return { kind: 'notNeeded', name: NAME, why: 'No comment shows this run in progress' };
        const mark = { ...ours.mark, phase: 'finished' };
        const { url } = await comments.update(ours.id, cancelledOver(ours.body, mark, context.runUrl, end), signal);
        return { kind: 'delivered', name: NAME, where: url };
    });
}
const NAME = 'comment';
const MAX_READS = 5;
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1000;
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
    for (let look = 0; look < MAX_READS; look += 1) {
        const { digest } = readMark(body) ?? { digest: '' };
        const winner = found.find(({ mark }) => beats(mark, ours, digest));
        const [first, ...others] = found.length > 0 || written === undefined ? found : [written];
        if (winner !== undefined) {
            if (written !== undefined && written.id !== first?.id)
                await comments.remove(written.id, signal);
            return yieldedTo(winner, ours, options, signal);
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
            const isLast = look === MAX_READS - 1;
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
const beats = (other, ours, digest) => precedence(other, ours) > 0 || (precedence(other, ours) === 0 && other.digest > digest);
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
const pauseBeforeLook = (writeMs) => Math.min(Math.max(2 * writeMs, MIN_PAUSE_MS), MAX_PAUSE_MS);
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


/***/ }),

/***/ 82953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ permissionHint),
/* harmony export */   h: () => (/* binding */ notTaken)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


function notTaken(name, error, permission, whyRefused) {
    const hint = whyRefused ?? (permission && permissionHint(permission));
    const isRefusal = error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .lacksPermission */ .k)(error);
    return {
        kind: 'notDelivered',
        name,
        why: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error),
        hint: isRefusal && hint ? hint : undefined,
    };
}
const permissionHint = (...permissions) => [
    'Give the job these permissions:',
    '  permissions:',
    ...['contents: read', ...permissions].map((each) => `    ${each}`),
].join('\n');


/***/ }),

/***/ 2992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ paintFor)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

function paintFor({ colour }) {
    const style = (name) => (text) => colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(name, text, { validateStream: false }) : text;
    return { bold: style('bold'), dim: style('dim'), red: style('red'), green: style('green'), yellow: style('yellow') };
}


/***/ }),

/***/ 40958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   db: () => (/* binding */ mistypedKey),
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


const MAX_NAME_LENGTH = 100;
const didYouMean = (given, known) => nearestOf(given, known, (longer) => Math.floor(longer / 3));
const mistypedKey = (given, known) => nearestOf(given, known, (longer, shorter) => (shorter < SHORT_KEY ? 0 : longer < LONG_KEY ? 1 : 2));
const LONG_KEY = 10;
const SHORT_KEY = 3;
function nearestOf(given, known, slipsFor) {
    if (given.length > MAX_NAME_LENGTH || known.includes(given))
        return undefined;
    const wanted = spelling(given);
    let nearest;
    for (const name of known) {
        if (name.length > MAX_NAME_LENGTH)
            continue;
        const slips = slipsBetween(wanted, spelling(name));
        const isNear = slips <= slipsFor(Math.max(wanted.length, name.length), Math.min(wanted.length, name.length));
        if (isNear && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY))
            nearest = { name, slips };
    }
    return nearest?.name;
}
function suggestion(given, known, what) {
    const meant = didYouMean(given, known);
    if (meant !== undefined)
        return `Did you mean "${meant}"?`;
    return known.length === 0 ? `There are no ${what}.` : `Known ${what}: ${listed(known)}`;
}
const MAX_LISTED = 20;
function listed(names) {
    const shown = names.slice(0, MAX_LISTED).map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(name, MAX_NAME_LENGTH));
    const rest = names.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
function slipsBetween(given, known) {
    const at = given.split('').findIndex((letter, index) => letter !== known[index]);
    const swapped = given.slice(0, at) + given.charAt(at + 1) + given.charAt(at) + given.slice(at + 2);
    return at !== -1 && swapped === known ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(given, known);
}
const spelling = (name) => name.toLowerCase().replaceAll(/[_\s]/g, '-');


/***/ }),

/***/ 85988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ inParallel)
/* harmony export */ });
const AHEAD = 16;
async function inParallel(items, work, most = AHEAD) {
    const results = [];
    const queue = items[Symbol.iterator]();
    let taken = 0;
    const worker = async () => {
        for (let next = queue.next(); !next.done; next = queue.next()) {
            const index = taken++;
            results[index] = await work(next.value, index);
        }
    };
    await Promise.all(Array.from({ length: most }, worker));
    return results;
}


/***/ }),

/***/ 15537:
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

/***/ 83103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ isReserved),
/* harmony export */   _I: () => (/* binding */ matchesAny),
/* harmony export */   bw: () => (/* binding */ modelVariables),
/* harmony export */   p$: () => (/* binding */ agentVariables)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _secret_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28822);


const reservedVariables = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  GITHUB_TOKEN GH_TOKEN GITHUB_ENV GITHUB_OUTPUT GITHUB_PATH GITHUB_STATE GITHUB_STEP_SUMMARY ACTIONS_* INPUT_*
  RUNNER_JITCONFIG EVAL_ACTION_ENV EVAL_SLACK_WEBHOOK_URL EVAL_WEBHOOK_URL EVAL_WEBHOOK_SECRET
`);
const isReserved = (name) => matchesAny(name, reservedVariables) || (/^RUNNER_/i.test(name) && (0,_secret_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecretVariable */ .tS)(name));
function matchesAny(name, patterns) {
    const upper = name.toUpperCase();
    return patterns.some((pattern) => pattern.endsWith('*') ? upper.startsWith(pattern.slice(0, -1)) : upper === pattern);
}
const modelVariables = (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .words */ .aL)(`
  OPENAI_* AZURE_OPENAI_* ANTHROPIC_* GEMINI_* GOOGLE_* OPENROUTER_* MISTRAL_* GROQ_* XAI_* DEEPSEEK_* COHERE_*
  CO_API_KEY TOGETHER_* OLLAMA_* AWS_* HF_TOKEN
`);
const agentVariables = ['CODEX_*', 'CLAUDE_*', 'COPILOT_*', 'PI_*', 'OPENCODE_*'];


/***/ }),

/***/ 2935:
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
        const own = withoutPrefix(words);
        if (own.length > 0)
            commands.push({ words: own, inputs, after, isPlain: isPlain && own.length === words.length });
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
function withoutPrefix(words) {
    const first = words.findIndex((word) => !KEYWORDS.includes(word) && !/^[A-Za-z_]\w*=/.test(word));
    return first === -1 ? [] : words.slice(first);
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

/***/ 4685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ positionsIn)
/* harmony export */ });
function positionsIn(text) {
    let starts;
    return (offset) => {
        starts ??= lineStarts(text);
        const line = countUpTo(starts, Math.min(offset, text.length));
        return { line, column: Math.min(offset, text.length) - (starts[line - 1] ?? 0) + 1 };
    };
}
function lineStarts(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
function countUpTo(sorted, limit) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? 0) <= limit)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 85304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cd: () => (/* binding */ parseYamlText),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH),
/* harmony export */   oY: () => (/* binding */ openYamlTree)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _positions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4685);


function parseYamlText(given) {
    const opened = openYamlTree(given);
    if (opened.kind === 'invalid')
        return opened;
    const { document, values, positionOf } = opened.tree;
    return {
        kind: 'parsed',
        value: values.value,
        valueAt: (path) => positionOf(offsetOf(document.contents, values, path, 'value')),
        keyAt: (path) => positionOf(offsetOf(document.contents, values, path, 'key')),
    };
}
function offsetOf(contents, values, path, want) {
    let node = contents;
    let offset = node?.range[0] ?? 0;
    for (const [depth, step] of path.entries()) {
        const found = child(node, values, step);
        if (found === undefined)
            return offset;
        const value = found.node?.range[0];
        const key = found.key?.range[0] ?? value;
        const isLast = depth === path.length - 1;
        offset = (isLast && want === 'key' ? key : (value ?? key)) ?? offset;
        node = found.node;
    }
    return offset;
}
function child(parent, values, step) {
    const node = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(parent) ? values.meantBy(parent) : parent;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
        return typeof step === 'number' ? { key: undefined, node: node.items[step] } : undefined;
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? values.entriesOf(node)?.get(String(step)) : undefined;
}
const MAX_DEPTH = 100;
const MAX_OPEN = 2 * MAX_DEPTH + 10;
const MAX_LEXEMES = 2_000_000;
const MAX_COMPLAINTS = 5;
function composeYaml(text) {
    const parser = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const composer = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Composer */ .Dk({
        version: '1.2',
        schema: 'core',
        merge: true,
        prettyErrors: false,
        uniqueKeys: false,
        resolveKnownTags: false,
        logLevel: 'silent',
    });
    const documents = [];
    let lexemes = 0;
    let mistakes = 0;
    for (const lexeme of new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Lexer */ .JG().lex(text)) {
        lexemes += 1;
        if (lexemes > MAX_LEXEMES)
            return refused(tooMuch(parser.offset));
        for (const token of parser.next(lexeme)) {
            if (token.type === 'error')
                mistakes += 1;
            documents.push(...composer.next(token));
        }
        if (parser.stack.length > MAX_OPEN)
            return refused(tooDeep(parser.offset));
        if (mistakes > MAX_COMPLAINTS || documents.length > 0)
            break;
    }
    for (const token of parser.end())
        documents.push(...composer.next(token));
    documents.push(...composer.end(true, text.length));
    const [first, second] = documents;
    const complaints = [...(first?.errors ?? []), ...(first?.warnings ?? []).filter(isUnknownTag)].map(complaintOf);
    if (second !== undefined && complaints.length === 0)
        complaints.push(secondDocument(second.range[0]));
    if (complaints.length > 0)
        return refused(...onePerLine(complaints, text).slice(0, MAX_COMPLAINTS));
    return { kind: 'composed', document: first };
}
const tooDeep = (offset) => ({
    message: `Lists and mappings are nested more than ${MAX_DEPTH} levels deep`,
    offset,
});
const tooMuch = (offset) => ({
    message: `The file has more than ${MAX_LEXEMES} pieces of YAML`,
    offset,
    hint: 'Split it into several files.',
});
const secondDocument = (offset) => ({
    message: 'A second document begins here, but a file can only contain one',
    offset,
    hint: 'Remove the line "---", or move the following text to another file.',
});
const refused = (...complaints) => ({ kind: 'refused', complaints });
const isUnknownTag = ({ code }) => code === 'TAG_RESOLVE_FAILED';
function complaintOf({ message, pos }) {
    const [line = message] = message.split('\n', 1);
    const known = WORDINGS.find(({ said }) => said.test(line));
    const wording = known?.better === undefined ? line : line.replace(known.said, known.better);
    return { message: shortened(wording), offset: pos[0], hint: known?.hint };
}
const shortened = (message) => (message.length > 200 ? `${message.slice(0, 199)}\u2026` : message);
const WORDINGS = [
    {
        said: /^Nested mappings are not allowed in compact mappings$/,
        better: 'There is a second ": " in this line',
        hint: 'Put quotes around a text that contains ": ".',
    },
    {
        said: /^(?:Implicit keys need to be on a single line|Implicit map keys need to be followed by map values)$/,
        better: 'A key and its ":" must be on one line',
        hint: 'Is a ":" missing, or a quote?',
    },
    { said: /^Tabs are not allowed as indentation$/, hint: 'Indent with spaces.' },
    { said: /must start at the same column$/, hint: 'What belongs together begins in the same column.' },
    { said: /sufficiently indented and end with a (.)$/, hint: 'Is the closing bracket missing?' },
    { said: /^Plain value cannot start with/, better: 'A text without quotes cannot begin with' },
    { said: /^Missing closing "quote$/, better: 'A text in double quotes does not end' },
    { said: /^Missing closing 'quote$/, better: 'A text in single quotes does not end' },
    {
        said: /^Unresolved tag: (?:tag:yaml\.org,2002:)?(.*)$/,
        better: 'The tag "$1" is not known here',
        hint: 'Put quotes around a text that begins with "!".',
    },
    { said: /^Invalid escape sequence/, hint: 'In single quotes "\\" is an ordinary character.' },
    {
        said: /^Unexpected (?:scalar|double-quoted-scalar|single-quoted-scalar) at node end$/,
        hint: 'Is a quote missing?',
    },
    {
        said: /^Unexpected .* at node end$/,
        hint: 'Put quotes around a text with brackets, braces, commas or "#" in it.',
    },
];
function onePerLine(complaints, text) {
    const sorted = complaints.toSorted((a, b) => a.offset - b.offset);
    return sorted.filter(({ offset }, index) => {
        const earlier = sorted[index - 1];
        return earlier === undefined || text.slice(earlier.offset, offset).includes('\n');
    });
}
const MAX_WEIGHT = 1_500_000;
function readValues(contents) {
    const reading = new Reading();
    const value = contents === null ? null : reading.read(contents).value;
    return {
        value,
        complaints: reading.complaints.toSorted((a, b) => a.offset - b.offset).slice(0, MAX_COMPLAINTS),
        meantBy: (alias) => reading.targets.get(alias),
        entriesOf: (mapping) => reading.entries.get(mapping),
    };
}
const NOTHING = { value: null, weight: 1, height: 0 };
const NO_ENTRIES = new Map();
class Reading {
    complaints = [];
    targets = new Map();
    entries = new Map();
    #anchors = new Map();
    #known = new Map();
    #merged = 0;
    read(node) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node))
            return this.#behind(node);
        const { anchor } = node;
        if (anchor !== undefined) {
            this.#anchors.set(anchor, node);
            this.#known.set(node, undefined);
        }
        const read = this.#limited(node, (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) ? this.#mapping(node) : this.#listOrScalar(node));
        if (anchor !== undefined)
            this.#known.set(node, read);
        return read;
    }
    #behind(alias) {
        const target = this.#anchors.get(alias.source);
        if (target === undefined) {
            this.#complain(`There is no anchor &${alias.source} before this, so *${alias.source} has no value`, alias, {
                hint: 'Put quotes around a text that begins with "*".',
            });
            return NOTHING;
        }
        const read = this.#known.get(target);
        if (read === undefined) {
            this.#complain(`*${alias.source} is an alias of a value that contains it`, alias);
            return NOTHING;
        }
        this.targets.set(alias, target);
        return read;
    }
    #listOrScalar(node) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node)) {
            const value = typeof node.value === 'symbol' ? '<<' : node.value;
            return { value, weight: typeof value === 'string' ? 1 + value.length / 16 : 1, height: 0 };
        }
        const items = node.items.map((item) => this.read(item));
        return { value: items.map(({ value }) => value), ...sizeOf(items) };
    }
    #mapping(node) {
        const own = new Map();
        const merged = new Map();
        for (const { key, value: valueNode } of node.items) {
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && typeof key.value === 'symbol') {
                this.#merge(valueNode, merged);
                continue;
            }
            const name = this.#nameOf(key);
            const read = valueNode === null ? NOTHING : this.read(valueNode);
            if (name === undefined)
                continue;
            const earlier = own.get(name);
            if (earlier === undefined)
                own.set(name, { key, node: valueNode, ...read });
            else
                this.#complain(`The key "${shown(name)}" occurs twice in this mapping`, key, { earlier: earlier.key });
        }
        for (const [name, entry] of merged)
            if (!own.has(name))
                own.set(name, entry);
        this.entries.set(node, own);
        const entries = Array.from(own, ([name, { value }]) => [name, value]);
        return { value: Object.fromEntries(entries), ...sizeOf(own.values()) };
    }
    #merge(node, into) {
        if (node !== null)
            this.read(node);
        const meant = this.#withoutAlias(node);
        for (const source of (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(meant) ? meant.items : [node]) {
            for (const [name, entry] of this.#entriesBehind(source)) {
                if (!into.has(name))
                    into.set(name, entry);
            }
        }
    }
    #entriesBehind(source) {
        const mapping = this.#withoutAlias(source);
        if (mapping === undefined)
            return NO_ENTRIES;
        const entries = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(mapping) ? this.entries.get(mapping) : undefined;
        if (entries === undefined) {
            this.#complain('"<<" takes a mapping, an alias of one, or a list of those', source);
            return NO_ENTRIES;
        }
        this.#merged += entries.size;
        if (this.#merged <= MAX_WEIGHT)
            return entries;
        this.#tooLarge(source);
        return NO_ENTRIES;
    }
    #withoutAlias(node) {
        return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? this.targets.get(node) : node;
    }
    #nameOf(key) {
        const { value } = this.read(key);
        if (typeof value !== 'object' || value === null)
            return value === null ? '' : String(value);
        this.#complain('A list or a mapping cannot be a key', key, {
            hint: 'Put quotes around a text that begins with "{" or "[", such as "{{ name }}".',
        });
        return undefined;
    }
    #limited(node, read) {
        if (read.height > MAX_DEPTH) {
            this.complaints.push(tooDeep(node.range[0]));
            return NOTHING;
        }
        if (read.weight > MAX_WEIGHT) {
            this.#tooLarge(node);
            return NOTHING;
        }
        return read;
    }
    #tooLarge(node) {
        if (this.complaints.length >= MAX_COMPLAINTS)
            return;
        this.#complain('Aliases make this far larger than it looks', node, {
            hint: 'Use fewer aliases, or divide the file.',
        });
    }
    #complain(message, node, more = {}) {
        this.complaints.push({
            message,
            offset: node?.range[0] ?? 0,
            hint: more.hint,
            earlier: more.earlier?.range[0],
        });
    }
}
function sizeOf(parts) {
    let weight = 1;
    let height = 0;
    for (const part of parts) {
        weight += part.weight;
        height = Math.max(height, part.height);
    }
    return { weight, height: height + 1 };
}
const shown = (name) => (name.length > 60 ? `${name.slice(0, 59)}\u2026` : name);
function openYamlTree(given) {
    const text = given.replace(/^\uFEFF/, '');
    const positionOf = (0,_positions_js__WEBPACK_IMPORTED_MODULE_1__/* .positionsIn */ .Y)(text);
    const invalid = (complaints) => ({
        kind: 'invalid',
        errors: complaints.map((complaint) => asError(complaint, positionOf)),
    });
    const nul = text.indexOf('\0');
    if (nul !== -1)
        return invalid([notText(nul)]);
    const composed = composeYaml(text);
    if (composed.kind === 'refused')
        return invalid(composed.complaints);
    const { document } = composed;
    const values = readValues(document.contents);
    if (values.complaints.length > 0)
        return invalid(values.complaints);
    return { kind: 'opened', tree: { text, document, values, positionOf } };
}
const notText = (offset) => ({
    message: 'The file contains a NUL character, so it is not text',
    offset,
    hint: 'Save it as UTF-8, if it is text in another encoding.',
});
function asError({ message, offset, hint, earlier }, positionOf) {
    const first = earlier === undefined ? undefined : `The first one is in line ${positionOf(earlier).line}.`;
    return { message, ...positionOf(offset), hint: first ?? hint };
}


/***/ }),

/***/ 81457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function shownPath(path, cwd) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path);
    const isInside = fromHere !== '' && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path;
    return (isInside ? fromHere : path).replaceAll('\\', '/');
}


/***/ }),

/***/ 44607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ targetHooksOf),
/* harmony export */   B3: () => (/* binding */ workspaceOf),
/* harmony export */   FT: () => (/* binding */ emptyWorkspace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28327);


function workspaceOf({ suite, test, target }) {
    const { workspace } = test;
    const { workspaceTemplate: template } = target;
    if (template === undefined || workspace?.template !== undefined)
        return workspace;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(suite.folder, template.path);
    return { ...(workspace ?? emptyWorkspace(template.location)), template: { path, location: template.location } };
}
const emptyWorkspace = (location) => ({
    isolation: 'shared',
    repositories: [],
    hooks: {},
    requires: { commands: [], pythonModules: [] },
    files: [],
    location,
});
function targetHooksOf({ suite, target }, cwd) {
    const hooks = suite.targets.find(({ name }) => name === target.name)?.hooks;
    if (hooks === undefined)
        return {};
    const whole = _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .hookPoints */ .VS.flatMap((point) => {
        const hook = hooks[point];
        if (hook === undefined)
            return [];
        const folder = hook.cwd === undefined ? suite.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, hook.cwd);
        return [[point, { ...hook, cwd: folder, reset: 'none' }]];
    });
    return Object.fromEntries(whole);
}


/***/ }),

/***/ 75596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ whyFailed),
/* harmony export */   kP: () => (/* binding */ WorkspaceError),
/* harmony export */   wM: () => (/* binding */ orFailure)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_never_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25379);


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
            isBlocked: /^(?:EPERM|EACCES|EBUSY|ENOTDIR)$/.test(codeOf(error.cause)),
        });
    }
}
const codeOf = (cause) => (cause instanceof Error && 'code' in cause ? String(cause.code) : '');
function whyFailed(ended, timeoutMs) {
    switch (ended.kind) {
        case 'exited':
            if (ended.exitCode === 0)
                return undefined;
            return lastWords(ended.stderr) || `It ended with exit code ${ended.exitCode}`;
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
            return (0,_shared_never_js__WEBPACK_IMPORTED_MODULE_1__/* .never */ .Z)(ended);
    }
}
const MAX_WORDS = 2_000;
function lastWords(stderr) {
    const text = stderr.trim();
    return text.length <= MAX_WORDS ? text : `\u2026${text.slice(1 - MAX_WORDS).toWellFormed()}`;
}


/***/ })

};
