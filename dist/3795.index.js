export const id = 3795;
export const ids = [3795];
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
        const comment = await client.ask('the request to create a comment', commentSchema, signal, ({ rest }, common) => rest.issues.createComment({ ...common, issue_number: pull, body }));
        return asOwn(comment, body);
    },
    async update(id, body, signal) {
        const comment = await client.ask(`the request to update comment ${id}`, commentSchema, signal, ({ rest }, common) => rest.issues.updateComment({ ...common, comment_id: id, body }));
        return asOwn(comment, body);
    },
    remove: (id, signal) => removeComment(client, id, signal),
});
async function ownComments({ owner, repo, ask }, pull, signal) {
    const what = `the request for the comments of pull request ${pull}`;
    const found = [];
    let after = null;
    for (let page = 0; page < _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_COMMENT_PAGES */ .Ck; page += 1) {
        const answer = await ask(what, answerSchema, signal, async ({ graphql }, common) => ({
            data: await graphql(QUERY, { ...common, pull, after }),
        }));
        const comments = answer.repository?.pullRequest?.comments;
        if (!comments)
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._('missing', `Pull request ${pull} of ${owner}/${repo} does not exist`);
        for (const node of comments.nodes ?? []) {
            const id = Number(node?.fullDatabaseId ?? Number.NaN);
            if (node === null || !node.viewerDidAuthor || node.isMinimized || !Number.isSafeInteger(id))
                continue;
            found.push({ id, body: node.body, url: node.url });
        }
        if (!comments.pageInfo.hasNextPage)
            break;
        after = comments.pageInfo.endCursor;
    }
    return found.sort((a, b) => a.id - b.id);
}
async function removeComment({ ask }, id, signal) {
    try {
        await ask(`the request to delete comment ${id}`, zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J(), signal, ({ rest }, common) => rest.issues.deleteComment({ ...common, comment_id: id }));
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

/***/ 30290:
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
// EXTERNAL MODULE: ./build/js/src/app/pipeline/runtime.js + 26 modules
var runtime = __webpack_require__(24068);
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


/***/ })

};
