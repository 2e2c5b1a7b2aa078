export const id = 2307;
export const ids = [2307];
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
/* harmony import */ var _page_local_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13804);



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

/***/ 92561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  reportAction: () => (/* binding */ reportAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js
var artifact_reader = __webpack_require__(63532);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/results/record.js
var record = __webpack_require__(40985);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-source.js + 1 modules
var evidence_source = __webpack_require__(15454);
// EXTERNAL MODULE: ./build/js/src/app/baseline/store-evidence.js
var store_evidence = __webpack_require__(98274);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/app/config/environments.js
var environments = __webpack_require__(28222);
// EXTERNAL MODULE: ./build/js/src/app/config/report-inputs.js + 1 modules
var report_inputs = __webpack_require__(52933);
// EXTERNAL MODULE: ./build/js/src/app/labels/counted-labels.js
var counted_labels = __webpack_require__(63273);
// EXTERNAL MODULE: ./build/js/src/app/labels/run-agreement.js
var run_agreement = __webpack_require__(16123);
// EXTERNAL MODULE: ./build/js/src/app/page/page-reporter.js + 11 modules
var page_reporter = __webpack_require__(39780);
// EXTERNAL MODULE: ./build/js/src/app/page/with-trend.js
var with_trend = __webpack_require__(83701);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/gate-inputs.js + 1 modules
var gate_inputs = __webpack_require__(88125);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/report-on.js
var report_on = __webpack_require__(32866);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/reported-commit.js
var reported_commit = __webpack_require__(40773);
// EXTERNAL MODULE: ./build/js/src/app/policy/base-requirements.js + 1 modules
var base_requirements = __webpack_require__(73423);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy.js + 2 modules
var policy_policy = __webpack_require__(47781);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js
var policy_base = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(65228);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/memory-files.js
var memory_files = __webpack_require__(21327);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/artifact-results.js






const RESULTS_ARTIFACT = 'agentv-results';
async function artifactResults({ run, key }, reader, signal) {
    const artifacts = wanted(await reader.list(run, signal), run, key);
    const root = (0,external_node_path_.resolve)('/');
    const contents = new Map();
    const paths = [];
    let left = LIMITS.totalBytes;
    for (const artifact of artifacts) {
        const files = await reader.download(artifact, {
            isWanted: isResults,
            limits: { ...LIMITS, totalBytes: left },
            signal,
        });
        const folder = (0,external_node_path_.resolve)(root, artifact.name);
        for (const [name, content] of files) {
            contents.set((0,external_node_path_.resolve)(folder, name), content);
            left -= content.length;
        }
        paths.push(...resultsIn(artifact, folder, [...files.keys()]));
    }
    return { paths, site: { cwd: root, files: (0,memory_files/* memoryFiles */.X)(contents) } };
}
const MAX_ARTIFACTS = 256;
const LIMITS = {
    archiveBytes: 64 * 1024 * 1024,
    entries: 50_000,
    entryBytes: 256 * 1024 * 1024,
    totalBytes: 256 * 1024 * 1024,
};
const isResults = (name) => /\.(?:jsonl|json|md|txt|xml|eval)$/i.test(name);
function wanted(all, run, key) {
    const named = all.filter(({ name }) => name === RESULTS_ARTIFACT || name.startsWith(`${RESULTS_ARTIFACT}-`));
    const newest = newestAttempts(named.filter(({ isExpired }) => !isExpired));
    const ofKey = newest.filter(({ name }) => key !== undefined && (0,artifact_names/* isShardOf */.yJ)(name, key));
    const usable = ofKey.length > 0 ? ofKey : newest;
    if (usable.length > MAX_ARTIFACTS) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `Workflow run ${run} has more than ${MAX_ARTIFACTS} artifacts with results`);
    }
    if (usable.length > 0)
        return usable;
    const expired = named.length > 0 ? `, only ${(0,shared_text/* plural */.LS)('expired one', named.length)}` : '';
    throw (0,errors/* userError */.IF)('FILE_MISSING', `Workflow run ${run} has no artifact with results${expired}`, {
        expected: `an artifact whose name begins with ${RESULTS_ARTIFACT}`,
        found: all.length === 0
            ? 'no artifacts'
            : all
                .slice(0, 10)
                .map(({ name }) => name)
                .join(', '),
    });
}
function newestAttempts(artifacts) {
    const newest = new Map();
    for (const artifact of artifacts) {
        const [, leg = artifact.name, attempt = '0'] = /^(.*)-(\d{1,6})$/.exec(artifact.name) ?? [];
        const known = newest.get(leg);
        if (known === undefined || known.attempt < Number(attempt))
            newest.set(leg, { artifact, attempt: Number(attempt) });
    }
    return [...newest.values()]
        .map(({ artifact }) => artifact)
        .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
function resultsIn({ name: artifact }, folder, names) {
    const isOfRun = (name) => (0,external_node_path_.basename)(name) === earlier_run/* JOURNAL */.Ex || (0,external_node_path_.basename)(name) === earlier_run/* runFiles */.NW.report;
    const folders = new Set(names.filter(isOfRun).map((name) => (0,external_node_path_.dirname)((0,external_node_path_.resolve)(folder, name))));
    if (folders.size > 0)
        return [...folders];
    const rows = [/\.jsonl$/i, /\.(?:json|xml|eval)$/i]
        .map((wanted) => names.filter((name) => wanted.test(name)).map((name) => (0,external_node_path_.resolve)(folder, name)))
        .find((found) => found.length > 0);
    if (rows !== undefined)
        return rows;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `The artifact ${artifact} contains no results`, {
        expected: `a run folder with its ${earlier_run/* JOURNAL */.Ex}`,
        found: names.length === 0 ? 'no results file' : names.slice(0, 10).join(', '),
    });
}

// EXTERNAL MODULE: ./build/js/src/app/run-folder/report-folder.js
var report_folder = __webpack_require__(13537);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/reported-run.js
var reported_run = __webpack_require__(70321);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-paths.js
var result_paths = __webpack_require__(99458);
// EXTERNAL MODULE: ./build/js/src/app/telemetry/export.js + 5 modules
var telemetry_export = __webpack_require__(13291);
// EXTERNAL MODULE: ./build/js/src/app/trials/confirm-by-command.js + 1 modules
var confirm_by_command = __webpack_require__(92597);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js + 1 modules
var action_step = __webpack_require__(33723);
// EXTERNAL MODULE: ./build/js/src/app/action/ask-service.js
var ask_service = __webpack_require__(6261);
// EXTERNAL MODULE: ./build/js/src/app/action/github-reporters.js + 2 modules
var github_reporters = __webpack_require__(53504);
// EXTERNAL MODULE: ./build/js/src/app/action/inside-workspace.js
var inside_workspace = __webpack_require__(13580);
// EXTERNAL MODULE: ./build/js/src/app/action/job-page.js
var job_page = __webpack_require__(60261);
// EXTERNAL MODULE: ./build/js/src/app/action/live-reporting.js
var live_reporting = __webpack_require__(20193);
// EXTERNAL MODULE: ./build/js/src/adapters/github/pulls.js
var pulls = __webpack_require__(30290);
// EXTERNAL MODULE: ./build/js/src/adapters/github/workflow-runs.js
var workflow_runs = __webpack_require__(91796);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/app/action/event.js
var action_event = __webpack_require__(16734);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-text.js
var yaml_text = __webpack_require__(85304);
;// CONCATENATED MODULE: ./build/js/src/app/action/reported-run.js




async function reportedRun(id, { job, inputs }, { runs, pulls }, signal) {
    const run = await runs.get(id, signal);
    const why = whyNot(run, job) ?? whyOtherWorkflow(run, await runs.fileOfDefaultBranch(run.path, signal));
    if (why !== undefined)
        throw refusal(run, why);
    if (inputs.commitSha !== undefined && inputs.commitSha !== run.headSha) {
        throw refusal(run, `commit-sha is ${inputs.commitSha}, but the run belongs to ${run.headSha}`);
    }
    const found = run.event === 'pull_request' ? await pullOf(run, pulls, signal) : NO_PULL;
    if (inputs.prNumber !== undefined && inputs.prNumber !== found.pull?.number) {
        throw refusal(run, `pr-number is ${inputs.prNumber}, which is not the open pull request of its head commit`);
    }
    return {
        job: {
            ...job,
            run: run.id,
            attempt: run.attempt,
            head: run.headSha,
            workflowFile: run.path,
            ref: isOwnCode(run) && run.headBranch !== undefined ? `refs/heads/${run.headBranch}` : '',
            pull: found.pull,
            ...(found.pull?.base !== undefined && { base: { branch: found.pull.base.branch } }),
            ...(!isOwnCode(run) && { unverified: run.head?.fullName ?? 'a deleted fork' }),
        },
        workflow: external_node_path_.posix.basename(run.path),
        whyNoPull: found.why,
    };
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'merge_group'];
const isOwnCode = ({ head, repositoryId }) => head?.repositoryId === repositoryId;
function whyNot(run, { event, repositoryId }) {
    if (run.repositoryId !== repositoryId)
        return 'it belongs to another repository';
    const mayBe = run.event === 'pull_request' || (event !== 'workflow_run' && TRUSTED_EVENTS.includes(run.event));
    if (!mayBe || (run.event !== 'pull_request' && !isOwnCode(run)))
        return `it was started by ${run.event}`;
    if (run.status !== 'completed')
        return 'it has not finished';
    return run.conclusion === 'success' || run.conclusion === 'failure'
        ? undefined
        : `its conclusion is ${run.conclusion ?? 'unknown'}, so its results may be incomplete`;
}
function whyOtherWorkflow({ path, name }, text) {
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
        return `${path} is not a workflow of this repository`;
    if (text === undefined)
        return `the default branch has no workflow ${path}`;
    const parsed = (0,yaml_text/* parseYamlText */.cd)(text.slice(0, MAX_WORKFLOW_LENGTH));
    const read = named.safeParse(parsed.kind === 'parsed' ? parsed.value : undefined);
    const known = read.success ? (read.data.name ?? path) : undefined;
    return known === name ? undefined : `the workflow ${path} of the default branch has another name`;
}
const MAX_WORKFLOW_LENGTH = 512 * 1024;
const named = schemas/* object */.Ikc({ name: schemas/* string */.YjP().trim().optional() });
const NO_PULL = { why: 'A pull request did not start the run' };
async function pullOf({ head, headBranch, headSha }, pulls, signal) {
    if (head === undefined || headBranch === undefined)
        return { why: 'The fork or its branch was deleted' };
    const { owner, repositoryId } = head;
    const open = await pulls.ofBranch({ owner, branch: headBranch, repositoryId }, signal);
    const [pull, ...others] = open.filter((each) => each.headSha === headSha);
    if (pull !== undefined && others.length === 0)
        return { pull };
    if (pull !== undefined)
        return { why: 'Several open pull requests have this head' };
    return open.length > 0
        ? { why: `The pull request has a newer commit than ${headSha.slice(0, 7)}, the commit of these results` }
        : { why: 'No open pull request has this head' };
}
const refusal = ({ id }, why) => (0,errors/* userError */.IF)('UNTRUSTED_CODE', `Cannot report the results of workflow run ${id}: ${why}`, {
    expected: 'a finished run of a workflow of this repository, started by a pull request',
});

// EXTERNAL MODULE: ./build/js/src/app/action/untrusted-code.js
var untrusted_code = __webpack_require__(90388);
;// CONCATENATED MODULE: ./build/js/src/app/action/report-job.js











async function jobHere(inputs, { env, files, http, connect, signal }) {
    const event = await (0,action_event/* readEvent */.j)(env, files);
    const job = (0,action_job/* jobOf */.Zw)(env, event);
    const { githubToken: token } = inputs;
    const client = job === undefined || token === undefined ? undefined : connect({ ...job, token });
    const run = inputs.runId ?? (event.name === 'workflow_run' ? (event.workflow_run?.id ?? Number.NaN) : job?.run);
    const namesIn = (of) => client === undefined ? [] : artifactNames(of, (0,artifact_reader/* artifactReader */.c)(client, http), (0,ask_service/* within */.u)(signal));
    if (run === job?.run) {
        const names = job === undefined ? [] : await namesIn(job.run);
        const [key, ...otherKeys] = (0,artifact_names/* keysOfShards */.vD)(names);
        const whyNoRerun = (0,untrusted_code/* mayBeUntrusted */.JZ)(event)
            ? `a job of ${event.name} has secrets, and anyone can trigger it with code that could steal them`
            : undefined;
        const keys = { key: otherKeys.length === 0 ? key : undefined, legs: (0,artifact_names/* keysOfResults */.iZ)(names) };
        return { job, client, receipts: [], ...keys, isOwnRun: true, whyNoRerun };
    }
    if (job === undefined || client === undefined || run === undefined || Number.isNaN(run)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'Cannot read the workflow run whose results are to be reported', {
            expected: 'a job on GitHub with github-token, and run-id or an event workflow_run',
        });
    }
    const reported = await (0,ask_service/* asked */.N)('Workflow runs', () => reportedRun(run, { job, inputs }, { runs: (0,workflow_runs.workflowRuns)(client), pulls: (0,pulls/* pullRequests */.s)(client) }, (0,ask_service/* within */.u)(signal)));
    const { whyNoPull } = reported;
    const names = await namesIn(reported.job.run);
    const receipts = whyNoPull === undefined || inputs.comment === 'never'
        ? []
        : [{ kind: 'notNeeded', name: 'comment', why: whyNoPull }];
    const wantsCheck = reported.job.unverified !== undefined && wantsCheckRun(inputs);
    return {
        job: reported.job,
        client,
        key: (0,artifact_names/* keyInNames */.fD)(names, reported.workflow),
        legs: (0,artifact_names/* keysOfResults */.iZ)(names),
        receipts: [...receipts, ...(wantsCheck ? [noCheck] : [])],
        isOwnRun: false,
        whyNoRerun: 'the results are of another workflow run',
    };
}
async function artifactNames(run, reader, signal) {
    try {
        return (await reader.list(run, signal)).map(({ name }) => name);
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._)
            return [];
        throw error;
    }
}
const wantsCheckRun = ({ checkRun, annotations }) => checkRun || annotations === 'check';
function asReported(asked, { job, key }) {
    const inputs = { ...asked, commentKey: asked.commentKey ?? key };
    return job?.unverified === undefined
        ? inputs
        : {
            ...inputs,
            checkRun: false,
            annotations: inputs.annotations === 'check' ? 'off' : inputs.annotations,
        };
}
const noCheck = {
    kind: 'notNeeded',
    name: 'check run',
    why: 'These results come from code of a fork, so no check run vouches for them; see the comment and the summary',
};

// EXTERNAL MODULE: ./build/js/src/app/action/step-reporters.js + 1 modules
var step_reporters = __webpack_require__(87576);
;// CONCATENATED MODULE: ./build/js/src/app/action/report-action.js





































const reportAction = (host) => (0,action_step/* actionStep */.J2)(report_inputs/* reportInputs */.eP, walk, action_step/* runOutputs */.MR, host);
async function walk(given, runtime, runner, end) {
    const site = { cwd: runtime.cwd, files: runtime.files, checkout: runner.checkout };
    await (0,inside_workspace/* requireInsideWorkspace */.v)(given, site);
    await (0,environments/* learnSecretsHere */.GK)(runtime, given.workingDirectory);
    const { here, policy: found } = await policyHere(given, runtime, runner);
    const notRun = whyNotRun(given, here.job);
    const quiet = { comment: 'never', uploadArtifacts: false, html: 'false' };
    const policy = notRun === undefined ? found : { ...found, inputs: { ...found.inputs, ...quiet } };
    const { inputs } = policy;
    end.inputs = inputs;
    await (0,inside_workspace/* requireInsideWorkspace */.v)(inputs, site);
    const deadline = () => (0,action_step/* endOf */.pJ)(runtime.signal);
    const opened = await (0,github_reporters/* gitHubReporters */.GA)(inputs, here.job, {
        ...runtime,
        checkout: runner.checkout,
        deadline,
        nameOfArtifact: here.isOwnRun && (0,step_reporters/* uploadsArtifacts */.uE)(inputs, runtime.env) ? artifact_names/* reportArtifact */.x8 : undefined,
    });
    const gitHub = { ...opened, receipts: [...here.receipts, ...opened.receipts] };
    const live = (0,live_reporting/* withoutBeginning */.M)(gitHub.reporters);
    end.live = live;
    const isUnmeasured = notRun !== undefined || given.jobs?.plan === 'cancelled';
    const judging = isUnmeasured
        ? withoutResults(policy, here, notRun === undefined ? 'cancelled' : undefined, runtime)
        : await resultsToReport(policy, here, runtime);
    const folder = await writeRows(judging, inputs, runtime);
    const whyNot = here.whyNoRerun;
    const reported = { ...judging, run: await confirmedRun(judging, { inputs, whyNot }, runtime) };
    const step = { inputs, job: here.job, runtime, runner, end, gitHub, live, deadline };
    const judged = { ...reported, folder };
    const context = (0,job_page/* jobPage */.x)(reported.run, inputs, { job: here.job, runtime, runner, context: gitHub.context });
    const run = (0,report_on/* reportOn */.S)(reported.run, {
        ...reported.gateInputs,
        commit: (0,reported_commit/* reportedCommit */.$)(inputs, here.job),
        notRerun: (0,confirm_by_command/* notRerun */.e)(reported.run, { inputs, whyNot }),
    });
    const decided = notRun === undefined ? run : notRunReport(run, notRun, given);
    const report = await (0,with_trend/* withBaseRuns */.c)(decided, reported.gateInputs.baseline, context);
    const files = await (0,deliver/* deliverInTurn */.EI)((0,step_reporters/* localReporters */.Qc)(folder, step), report);
    const local = [...files, ...(await (0,page_reporter/* writePage */.x)(report, judged, context, runtime))];
    const uploads = here.isOwnRun
        ? (0,step_reporters/* artifactReporters */.Vj)(artifact_names/* reportArtifact */.x8, { folder, evidence: await (0,store_evidence/* leaveEvidence */.zb)(report, judged, runtime) }, step)
        : [];
    const uploading = {
        pages: here.isOwnRun ? (0,step_reporters/* pageArtifacts */.XL)(folder, step) : [],
        upload: () => (0,deliver/* deliverAll */.F0)([...uploads, ...(here.isOwnRun ? (0,step_reporters/* historyReporters */.xV)({ judged }, step) : [])], report),
    };
    const others = await (0,step_reporters/* deliverToGitHub */.Cc)(report, { folder, local }, uploading, step);
    const traces = await (0,telemetry_export/* exportToBackends */.l)(report, { ...(0,step_reporters/* telemetrySite */.RP)(folder, step), runtime });
    runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
    (0,progress_terminal/* complainAbout */.p3)([...local, ...others, ...traces], (text) => runtime.log.info(text));
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
async function confirmedRun({ run, gateInputs, paths }, { inputs, whyNot }, runtime) {
    const confirmed = await (0,confirm_by_command/* confirmByCommand */.$)(run, { inputs, gateInputs, paths, whyNot }, runtime);
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const labels = await (0,counted_labels/* countedLabels */.U)({ ...gateInputs, inputs }, { cwd, files: runtime.files });
    return (0,run_agreement/* withAgreement */.H)(confirmed, inputs, labels);
}
async function policyHere(given, runtime, { checkout }) {
    const here = await jobHere({ ...given, ...(await (0,policy_policy/* findPolicy */.i6)(given, runtime)).inputs }, runtime);
    const { job, isOwnRun } = here;
    const base = await (0,policy_base/* policyBase */.E0)(given, job, { runtime, checkout, isOwnRun, actionFolder: 'report' });
    const policy = await (0,policy_policy/* findPolicy */.i6)(given, runtime, base);
    return {
        here: { ...here, job: (0,policy_base/* onTestedBase */.G0)(job, base) },
        policy: { ...policy, inputs: asReported({ ...given, ...policy.inputs }, here) },
    };
}
async function writeRows({ run, paths }, inputs, { cwd, files }) {
    const folder = (0,external_node_path_.resolve)(cwd, inputs.workingDirectory, inputs.outputDirectory ?? report_folder/* REPORT_FOLDER */.mk);
    await (0,report_folder/* prepareFolder */.G8)(folder, paths, files);
    await files.write((0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal), run.results.map((result) => `${(0,record/* recordLine */.IK)(result)}\n`).join(''));
    return folder;
}
function whyNotRun({ jobs, commitSha }, job) {
    if (jobs?.plan !== 'success' || jobs.isWanted || !['skipped', undefined].includes(jobs.shards))
        return undefined;
    const commit = (commitSha ?? job?.head ?? '').slice(0, 7) || 'this commit';
    return `Evals did not run for ${commit}: add the label ${jobs.label ?? 'that only-with-label names'}, then re-run all jobs`;
}
const notRunReport = (report, headline, { onNotRun }) => ({
    ...report,
    verdict: {
        ...report.verdict,
        kind: 'inconclusive',
        unarmed: true,
        headline,
        reasons: [{ rule: 'stopped', kind: 'inconclusive', message: headline }],
    },
    conclusion: onNotRun === 'pass' ? 'success' : 'failure',
});
function refuseWithoutShards({ jobs }) {
    const [job, result] = jobs?.plan === undefined || jobs.plan === 'success' ? ['shards', jobs?.shards] : ['plan', jobs.plan];
    if (result !== 'skipped' && (job !== 'plan' || result !== 'failure'))
        return;
    const what = result === 'failure' ? 'failed' : 'was skipped';
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `The job of the ${job} ${what}, so this attempt measured nothing`, {
        hint: job === 'plan'
            ? 'See the log of that job. Re-run all jobs when it is fixed.'
            : 'Check the condition ("if") of these jobs, and re-run all jobs.',
    });
}
function withoutResults(policy, { job }, stopped, { clock }) {
    const run = {
        startedAt: new Date(clock.now()).toISOString(),
        durationMs: 0,
        planned: 0,
        complete: false,
        stopped,
        dryRun: false,
        requirements: [],
        warnings: [],
        results: [],
    };
    const baseline = { kind: 'none', why: 'nothing was measured' };
    return {
        run,
        paths: [],
        gateInputs: { ...policy, baseline, suiteFiles: new Set(), isChange: (0,policy_base/* isChange */.Xb)(job), quarantine: [] },
    };
}
async function resultsToReport(policy, here, runtime) {
    const { inputs } = policy;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    refuseWithoutShards(inputs);
    const found = await findResults(inputs, here, cwd, runtime);
    const { run: made, shard } = await (0,reported_run/* reportedRun */.T_)(found, inputs.expectedShards, {
        inputs,
        unverified: here.job?.unverified,
        redactor: runtime.redactor,
        now: runtime.clock.now(),
    });
    const until = shard?.baselineUntil;
    const at = until === undefined ? {} : { startedAt: until, latest: new Date(runtime.clock.now()).toISOString() };
    const read = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, ...at, isChange: (0,policy_base/* isChange */.Xb)(here.job), imports: (0,reported_run/* importsOf */.c5)(inputs, runtime, made) }, (0,evidence_source.evidenceSource)(inputs, here.job, runtime, { legs: here.legs, former: policy.former, until }));
    const { run, gateInputs } = await (0,base_requirements/* applyBaseRequirements */.U)(made, read, runtime);
    return { run: (0,gate_inputs/* withWarnings */.o)(run, gateInputs.warnings), gateInputs, paths: found.paths };
}
async function findResults(inputs, here, cwd, runtime) {
    if (inputs.results[0] !== report_inputs/* ARTIFACTS */.ym) {
        return {
            paths: await (0,result_paths/* resultPaths */.O)(inputs.results, { cwd, files: runtime.files }),
            site: { cwd, files: runtime.files },
        };
    }
    const { client, job } = here;
    if (client === undefined || job === undefined) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', 'Cannot read artifacts outside GitHub, or without a token', {
            expected: 'a job on GitHub with github-token',
        });
    }
    return (0,ask_service/* asked */.N)('Artifacts', () => artifactResults({ run: job.run, key: inputs.commentKey }, (0,artifact_reader/* artifactReader */.c)(client, runtime.http), (0,ask_service/* within */.u)(runtime.signal)));
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

/***/ 87576:
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
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-reporter.js + 1 modules
var history_reporter = __webpack_require__(54870);
// EXTERNAL MODULE: ./build/js/src/app/baseline/history-store.js + 1 modules
var history_store = __webpack_require__(78548);
// EXTERNAL MODULE: ./build/js/src/app/baseline/store-evidence.js
var store_evidence = __webpack_require__(98274);
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
function artifactReporters(nameOf, { folder, evidence }, step) {
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
    if (evidence === undefined)
        return [results];
    const stored = { evidence, folder: (0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$), branch: inputs.baselineBranch };
    return [results, (0,store_evidence/* evidenceReporter */.ZW)({ ...upload, ...stored, key })];
}
function historyReporters({ judged }, step) {
    const { inputs, job, runtime, deadline: signal } = step;
    if (job === undefined)
        return [];
    const store = (0,history_store/* openStore */.Ch)(inputs, job, runtime);
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

/***/ 38034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ canonicalName),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   oH: () => (/* binding */ findKind)
/* harmony export */ });
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28876);

function kindOf() {
    return (plugin) => {
        const { type, aliases = [], options, takesAnyKey = false, notes, create, ...extra } = plugin;
        const schema = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(options);
        const keys = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_0__/* .once */ .O)(() => Object.keys(schema().shape));
        const parse = rememberingLast((given) => schema().safeParse(given));
        return {
            ...extra,
            type,
            aliases,
            get keys() {
                return takesAnyKey ? undefined : keys();
            },
            get options() {
                return schema();
            },
            check(given) {
                const parsed = parse(given);
                return parsed.success ? [] : parsed.error.issues.map((issue) => asOptionProblem(issue, given));
            },
            notes(given) {
                if (notes === undefined)
                    return [];
                const parsed = parse(given);
                return parsed.success ? notes(parsed.data, given) : [];
            },
            open(given, deps) {
                const parsed = parse(given);
                if (!parsed.success)
                    throw parsed.error;
                return create(parsed.data, deps);
            },
        };
    };
}
function rememberingLast(parse) {
    let last;
    return (given) => {
        if (last !== undefined && saysTheSame(last.given, given))
            return last.parsed;
        const parsed = parse(given);
        if (parsed.success)
            last = { given, parsed };
        return parsed;
    };
}
function saysTheSame(one, other) {
    if (one === other)
        return true;
    const keys = Object.keys(one);
    const others = Object.keys(other);
    return (keys.length === others.length && keys.every((key, at) => key === others[at] && Object.is(one[key], other[key])));
}
const canonicalName = (name) => name.trim().toLowerCase().replaceAll('_', '-');
function findKind(kinds, name) {
    let index = indexes.get(kinds);
    if (index === undefined) {
        index = new Map();
        for (const [at, { type, aliases }] of kinds.entries()) {
            for (const known of [type, ...aliases].map(canonicalName))
                if (!index.has(known))
                    index.set(known, at);
        }
        indexes.set(kinds, index);
    }
    const at = index.get(name) ?? index.get(canonicalName(name));
    return at === undefined ? undefined : kinds[at];
}
const indexes = new WeakMap();
function asOptionProblem(issue, options) {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const isSecret = issue.code === 'custom' && issue.params?.['secret'] === true;
    const found = isSecret ? undefined : describe(path.reduce(step, options));
    const hint = issue.code === 'custom' ? issue.params?.['hint'] : undefined;
    return { path, message: issue.message, found, hint: typeof hint === 'string' ? hint : undefined };
}
const step = (value, key) => typeof value === 'object' && value !== null ? value[key] : undefined;
function describe(value) {
    if (value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value)))
        return undefined;
    const text = JSON.stringify(value) ?? '';
    return text.length > 80 ? `${text.slice(0, 79)}\u2026` : text;
}


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


/***/ }),

/***/ 2895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ onDisk),
/* harmony export */   YV: () => (/* binding */ losslessText),
/* harmony export */   qZ: () => (/* binding */ unquoted),
/* harmony export */   yh: () => (/* binding */ losslessBytes)
/* harmony export */ });
function losslessText(bytes) {
    if (isUtf8(bytes))
        return bytes.toString();
    let text = '';
    let [from, at] = [0, 0];
    while (at < bytes.length) {
        const length = lengthOfCharacter(bytes[at] ?? 0);
        if (length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)))
            at += length;
        else {
            text += `${bytes.toString('utf8', from, at)}${String.fromCharCode(ESCAPES + (bytes[at] ?? 0))}`;
            at += 1;
            from = at;
        }
    }
    return text + bytes.toString('utf8', from);
}
const losslessBytes = (text) => Buffer.concat(text
    .split(/([\uDC80-\uDCFF])/u)
    .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPES))));
const isUtf8 = (bytes) => Buffer.from(bytes.toString()).equals(bytes);
const ESCAPES = 0xdc00;
function lengthOfCharacter(first) {
    if (first < 0x80)
        return 1;
    if (first < 0xc2 || first > 0xf4)
        return 0;
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}
const onDisk = (path) => (path.isWellFormed() ? path : losslessBytes(path));
function unquoted(path) {
    if (!path.startsWith('"'))
        return path;
    const bytes = path.slice(1, -1).replaceAll(/\\([0-7]{3}|.)/g, (_, code) => ESCAPED[code] ?? signOf(code));
    return losslessText(Buffer.from(bytes, 'latin1'));
}
const signOf = (code) => (/^\d/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : code);
const ESCAPED = {
    a: '\x07',
    b: '\b',
    t: '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
};


/***/ })

};
