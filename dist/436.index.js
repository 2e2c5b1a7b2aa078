export const id = 436;
export const ids = [436];
export const modules = {

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
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment.js + 2 modules
var comment = __webpack_require__(35311);
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
            return complete((0,comment/* checkOutput */.yr)(report, context, maxBytes), conclusion, options.annotationsOf(report));
        },
        couldNotRun: (problems) => complete({ title: (0,comment/* checkTitle */.Tq)('Could not run'), summary: (0,comment/* problemsComment */.oE)(problems, context) }, 'failure', []),
    };
}

// EXTERNAL MODULE: ./build/js/src/reports/reporters/comment.js + 1 modules
var reporters_comment = __webpack_require__(61765);
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
    const { comment: mode, prNumber, commitSha } = inputs;
    const isNamed = (job.pull ?? prNumber ?? commitSha) !== undefined;
    const wantsComment = mode !== 'never' && (isNamed || ON_BRANCHES.includes(job.event));
    if (!wantsComment && !wantsCheck)
        return { reporters: [], context, page, receipts: [] };
    if (inputs.githubToken === undefined) {
        const names = [...(wantsComment ? ['comment'] : []), ...(wantsCheck ? ['check run'] : [])];
        return { reporters: [], context, page, receipts: names.map((each) => notDelivered(each, NO_TOKEN)) };
    }
    const client = deps.connect({ ...job, token: inputs.githubToken });
    const surface = { inputs, job, context, client };
    const check = wantsCheck ? [checkOf(surface, deps)] : [];
    if (mode === 'never' || !wantsComment)
        return { reporters: check, context, page, receipts: [] };
    try {
        const soon = AbortSignal.any([deps.signal, deps.deadline(), AbortSignal.timeout(LOOK_UP_MS)]);
        const pull = await findPull(inputs, job, (0,pulls/* pullRequests */.s)(client), soon);
        if (pull === undefined)
            return { reporters: check, context, page, receipts: [] };
        const comment = (0,reporters_comment/* commentReporter */.J)({
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
        return { reporters: [comment, ...check], context, page, pull: pull.number, receipts: [] };
    }
    catch (error) {
        const receipt = notDelivered('comment', `Could not look up the pull request: ${(0,errors/* messageOf */.bD)(error)}`);
        return { reporters: check, context, page, receipts: [receipt] };
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
                const path = file === undefined ? undefined : (0,checkout_path/* checkoutPath */.o8)(file, inputs.workingDirectory, checkout);
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

/***/ 97161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ pullRequestComments)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15907);



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
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7('missing', `Pull request ${pull} of ${owner}/${repo} does not exist`);
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
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 && error.fault === 'missing'))
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

/***/ 61765:
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
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict_verdict = __webpack_require__(66510);
// EXTERNAL MODULE: ./build/js/src/reports/escape/markdown.js
var markdown = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/js/src/reports/markdown.js + 1 modules
var reports_markdown = __webpack_require__(47310);
;// CONCATENATED MODULE: ./build/js/src/reports/comment/comment-mark.js





const whole = schemas/* string */.YjP().regex(/^\d+$/).transform(Number).pipe(schemas/* int */.Whr());
const attemptOfRun = schemas/* object */.Ikc({ run: whole, attempt: whole });
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
    const digest = (0,external_node_crypto_.createHash)('sha256').update(body).digest('hex').slice(0, 16);
    const facts = { key, head, shows, run, attempt, phase, of: of && `${of.run}.${of.attempt}`, job, verdict, digest };
    const known = Object.entries(facts).flatMap(([name, value]) => value === undefined ? [] : [[name, `${value}`.slice(0, MAX_NAME_LENGTH)]]);
    const encoded = new URLSearchParams(known).toString().replaceAll('--', '-%2D').replaceAll('&', ' ');
    return `<!-- agentv:eval-report v1 ${encoded} -->\n${body}`;
}
function readMark(comment) {
    const facts = PATTERN.exec(comment.slice(0, MAX_MARK_LENGTH))?.[1];
    if (facts === undefined)
        return undefined;
    const { of, ...given } = Object.fromEntries(new URLSearchParams(facts.replaceAll(' ', '&')));
    const [run, attempt] = of?.split('.') ?? [];
    return markSchema.safeParse({ ...given, of: of && { run, attempt } }).data;
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
                return notNeeded(silence);
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
        return notNeeded('The run was cancelled');
    const newer = found.find(({ mark }) => byAge(mark, ours) >= 0);
    if (newer !== undefined)
        return overtaken(newer.mark);
    return delivered(await comments.update(first.id, cancelledOver(first.body, ours, context.runUrl), signal));
}
const delivered = ({ url }) => ({ kind: 'delivered', name: NAME, where: url });
const notNeeded = (why) => ({ kind: 'notNeeded', name: NAME, why });
async function write(options, { mark: ours, bodyWithin }, seen, signal) {
    const { clock, comments } = options;
    let body = marked(ours, bodyWithin(Number.POSITIVE_INFINITY));
    let found = seen;
    let written;
    for (let look = 0; look < MAX_READS; look += 1) {
        const { digest } = readMark(body) ?? { digest: '' };
        const winner = found.find(({ mark }) => (precedence(mark, ours) || (mark.digest > digest ? 1 : 0)) > 0);
        const [first, ...others] = found.length > 0 || written === undefined ? found : [written];
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
            found = await findOwn(options, signal);
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


/***/ })

};
