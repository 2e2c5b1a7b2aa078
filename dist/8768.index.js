export const id = 8768;
export const ids = [8768];
export const modules = {

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
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var origin = __webpack_require__(97101);
;// CONCATENATED MODULE: ./build/js/src/app/baseline/samples-of-run.js










const DAY_MS = 86_400_000;
function samplesOfRun({ run, gateInputs: { inputs, baseline } }, trend, runtime) {
    const { samples = new Map(), trend: earlierTrend = [] } = (baseline.kind === 'found' && baseline.stored) || {};
    const earlier = [...samples].flatMap(([key, line]) => {
        const sample = (0,evidence_samples/* decodeSample */.Hr)(line);
        return sample === undefined ? [] : [[key, sample]];
    });
    const maxAgeMs = (inputs.baselineMaxAge ?? pool/* WINDOW */.jf.days) * DAY_MS;
    const oldest = new Date(Math.max(0, Date.parse((0,run_result/* startOf */.GH)(run)) - maxAgeMs)).toISOString();
    const all = (0,evidence_samples/* mergeSamples */.Ig)(ownSamples(run, (0,origin/* originOf */.yv)(run, runtime.env)), new Map(earlier), oldest);
    const { text, omitted } = (0,evidence_samples/* encodeSamples */.o0)(runtime.redactor.deep(all));
    const runs = (0,history_trend/* joinedTrend */.bo)(earlierTrend, trend.suites.length === 0 ? [] : [trend]);
    return {
        files: [
            { name: evidence_samples/* SAMPLES_FILE */.JN, text },
            { name: paths/* TREND */.c9, text: (0,history_trend/* encodeTrend */.Uo)(runtime.redactor.deep(runs)) },
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
