export const id = 714;
export const ids = [714];
export const modules = {

/***/ 72016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ mainAction)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
;// CONCATENATED MODULE: ./build/js/src/model/service-error.js
/** A service that we only tell things did not take it. It is no mistake of ours and none of the reader's files. */
class ServiceError extends Error {
    name = 'ServiceError';
    fault;
    constructor(fault, message, options = {}) {
        super(message, options);
        this.fault = fault;
    }
}

// EXTERNAL MODULE: ./build/js/src/edges/github/limits.js
var limits = __webpack_require__(43270);
;// CONCATENATED MODULE: ./build/js/src/edges/github/client.js



/** GitHub's API by Octokit, which is loaded with the first question. */
function gitHubClient(access) {
    let connected;
    return {
        owner: access.owner,
        repo: access.repo,
        async ask(work, signal) {
            try {
                signal.throwIfAborted();
                connected ??= connect(access);
                const octokit = await connected;
                const { data } = await orAborted(work(octokit, { signal }), signal);
                return data;
            }
            catch (error) {
                throw asServiceError(error, access.token, signal);
            }
        },
    };
}
/** Asked again this often, after 1 and 4 seconds or when GitHub says. */
const RETRIES = 2;
/** What will not change by asking again; 429 has a rule of its own. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
async function connect({ apiUrl, token, secondMs = 1000 }) {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 11758)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const isWorthWaiting = (seconds, _options, _octokit, retryCount) => seconds <= limits/* LONGEST_WAIT_SECONDS */.zl && retryCount < RETRIES;
    return getOctokit(token, {
        baseUrl: apiUrl,
        userAgent: 'agentv/eval-action',
        log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
        retry: { retries: RETRIES, doNotRetry: FINAL, retryAfterBaseValue: secondMs },
        throttle: {
            id: apiUrl,
            retryAfterBaseValue: secondMs,
            onRateLimit: isWorthWaiting,
            onSecondaryRateLimit: isWorthWaiting,
            ...(secondMs < 1000 && { write: atOnce, notifications: atOnce }),
        },
    }, obeyRetryAfter, retry, throttling);
}
const ignore = () => { };
/**
 * The other plug-ins know the limits that GitHub announces in its own way; here a plain `Retry-After` is obeyed. Asks
 * `retry`, whose queue lies around this, to ask again then: it looks for these two fields.
 */
function obeyRetryAfter({ hook }) {
    hook.error('request', (error) => {
        const seconds = retryAfterOf(error);
        const { request } = error;
        if (request !== undefined && seconds !== undefined && seconds <= limits/* LONGEST_WAIT_SECONDS */.zl && !isAnnounced(error)) {
            request.request = { ...request.request, retries: RETRIES, retryAfter: seconds };
        }
        throw error;
    });
    return {};
}
/** Stands where the throttling keeps its queues. */
const atOnce = { key: () => ({ schedule: (_options, work) => work() }) };
function retryAfterOf(error) {
    const { response } = error;
    const seconds = Number(response?.headers?.['retry-after']);
    return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
/** The throttling plug-in has waited for these already. */
const isAnnounced = (error) => /\bsecondary rate\b/i.test((0,model_errors/* messageOf */.bD)(error)) ||
    error.response?.headers?.['x-ratelimit-remaining'] === '0';
/** What waits inside Octokit cannot be stopped; it is only not waited for. */
function orAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        signal.addEventListener('abort', abort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}
function asServiceError(error, token, signal) {
    if (error instanceof ServiceError)
        return error;
    if (signal.aborted) {
        const isTimeout = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
        return new ServiceError('tooLate', isTimeout ? 'GitHub took too long' : 'The run was cancelled');
    }
    const { status, response, errors } = error;
    // Octokit calls a connection that broke a 500 too, but there is no answer to it.
    const said = (0,model_errors/* messageOf */.bD)(error).replaceAll(token, '***').slice(0, MOST_SAID);
    if (errors !== undefined)
        return new ServiceError(graphqlFault(errors[0]?.type), `GitHub answered: ${said}`);
    if (response === undefined || status === undefined) {
        return new ServiceError('unavailable', `GitHub could not be reached: ${said}`);
    }
    return new ServiceError(faultOf(status, error), `GitHub answered HTTP ${status}: ${said}`);
}
const MOST_SAID = 500;
/** In the words of GitHub's GraphQL. */
function graphqlFault(type) {
    if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES')
        return 'refused';
    if (type === 'NOT_FOUND')
        return 'missing';
    return type === 'RATE_LIMITED' ? 'limited' : 'unavailable';
}
function faultOf(status, error) {
    if (status === 429 || isAnnounced(error))
        return 'limited';
    if (status === 401 || status === 403)
        return 'refused';
    if (status === 404 || status === 410)
        return 'missing';
    if (status === 400 || status === 422)
        return 'invalid';
    return 'unavailable';
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 14 modules
var core = __webpack_require__(96421);
;// CONCATENATED MODULE: ./build/js/src/edges/runner.js




/** The runner of this job; `env` is that of the step. */
function openRunner(env, stdout) {
    return {
        checkout: withoutLinks(env['GITHUB_WORKSPACE'] || '.'),
        mask: core/* setSecret */.Pq,
        output: core/* setOutput */.uH,
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
/** A runner of one's own may have its work folder behind a link; this process knows its folder by the real name. */
function withoutLinks(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return (0,external_node_path_.resolve)(path);
    }
}

// EXTERNAL MODULE: ./build/js/src/model/result.js + 2 modules
var model_result = __webpack_require__(88866);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/escape/workflow-command.js
var workflow_command = __webpack_require__(38566);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var reports_numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(96360);
// EXTERNAL MODULE: ./build/js/src/reports/silent-passes.js
var silent_passes = __webpack_require__(78866);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(32874);
;// CONCATENATED MODULE: ./build/js/src/reports/annotations.js










/** The runner shows ten of each level for a step; one place is kept to say how many more there are (github.md §5.4). */
const stepRoom = { errors: 9, warnings: 5 };
/** What is wrong, on the lines of the tests, as few as there is room for; the headline comes last. */
function annotations(report, room = stepRoom) {
    const { failing, errored } = (0,findings/* findings */.Pg)(report);
    const changes = (0,findings/* changesByKey */.G1)(report);
    const name = (0,findings/* namer */.wf)(report);
    const all = [
        ...failing
            .filter((result) => changes.get((0,model_result/* resultKey */.ZH)(result))?.state !== 'quarantined')
            .map((result) => failingTest(report, result, name(result))),
        ...(0,findings/* errorGroups */.Zy)(errored).flatMap((group) => erroredTests(report, group, name)),
        ...[...(0,silent_passes/* silentPasses */.D)(report), ...report.warnings].map((problem) => problemAnnotation(problem, 'warning', marks/* problemTitles */.bq[problem.code])),
    ];
    return [
        ...limited(all, 'error', room.errors, 'the job summary'),
        ...limited(all, 'warning', room.warnings, 'the job summary'),
        headline(report),
    ];
}
/** Why a run could not begin, on the lines of what is wrong, as few as a step may show. */
function problemAnnotations(problems) {
    const all = problems.map((problem) => problemAnnotation(problem, 'error', 'Evals could not run'));
    return limited(all, 'error', stepRoom.errors, 'the log of the step');
}
/** An annotation as the workflow command that makes it. */
function annotationCommand({ level, title, message, file, line, column }) {
    const properties = Object.entries({ title, file, line, col: column })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${(0,workflow_command/* commandProperty */.N1)((0,workflow_command/* neutral */.SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,workflow_command/* commandData */.wq)((0,workflow_command/* neutral */.SY)(message))}`;
}
/** GitHub allows 255 and 4,096 characters; nobody reads as many beside a line. */
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
/** A longer one would be cut with the message, and then run something else or nothing. */
const LONGEST_COMMAND = 450;
/** How many tests of one cause are named. */
const MOST_NAMES = 5;
function failingTest(report, result, name) {
    const [check] = (0,findings/* failedChecks */.HH)(result);
    const trials = (0,findings/* trialsPassed */.So)(result);
    const numbers = [
        `${(0,reports_numbers/* score */.fN)(result.score, result.passMark)}, needs ${(0,reports_numbers/* score */.fN)(result.passMark)}`,
        ...(trials === undefined ? [] : [trials]),
    ].join('; ');
    const command = (0,reproduce/* reproduceCommand */.n)(result);
    return annotation(kindOf(report, result) === 'fail' ? 'error' : 'warning', titled('failed: ', name, ` (${numbers})`), [
        line(check.text),
        `got: ${line(check.got ?? result.output) || '(no answer)'}`,
        ...(command.length <= LONGEST_COMMAND ? [`run it again: ${command}`] : []),
    ], result.place);
}
/** One remark for all that share a cause; a mistake in a suite has its own line and is told there. */
function erroredTests(report, group, name) {
    const { class: failureClass, message, results } = group;
    const cause = marks/* failureWords */.AC[failureClass];
    const [first] = results;
    if (results.every(findings/* isNotAsWritten */.RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,findings/* causeLines */.t1)(result).map((part) => line(part)), result.failure.place ?? result.place));
    }
    const named = results.slice(0, MOST_NAMES).map((result) => (0,shared_text/* cutMiddle */.it)((0,terminal/* oneLine */.T)(name(result)), TITLE_CHARACTERS));
    const others = results.length - named.length;
    const isAlone = results.length === 1;
    return [
        annotation(erroredLevel(report, results), isAlone ? titled(`errored (${cause}): `, name(first)) : `${(0,shared_text/* plural */.LS)('test', results.length)} errored: ${cause}`, [
            line(message, 2 * LINE_CHARACTERS),
            ...(isAlone ? [] : [named.join(', ') + (others > 0 ? ` and ${others} more` : '')]),
        ], isAlone ? first.place : undefined),
    ];
}
const erroredLevel = (report, results) => results.some((result) => kindOf(report, result) === 'invalid') ? 'error' : 'warning';
const kindOf = (report, { suite, suiteFile, target }) => (0,findings/* suiteKind */.h0)(report, { suite, file: suiteFile, target });
function problemAnnotation({ message, expected, found, hint, place }, level, title) {
    const details = [
        expected === undefined ? undefined : `expected: ${line(expected)}`,
        found === undefined ? undefined : `found: ${line(found)}`,
        hint === undefined ? undefined : line(hint),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line(message), ...details], place);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,marks/* verdictMark */.vG)(verdict.kind, verdict.reasons);
    return annotation('notice', `Evals: ${word}`, [line(verdict.headline), (0,totals_line/* totalsLine */.$)(report).join(' · ')]);
}
function limited(all, level, most, elsewhere) {
    const those = all.filter((one) => one.level === level);
    const others = those.length - most;
    if (others <= 0)
        return those;
    const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
    return [...those.slice(0, most), { level, title: more, message: `${more}: ${elsewhere} lists all of them` }];
}
function annotation(level, title, lines, place) {
    return {
        level,
        title: (0,shared_text/* cutEnd */.ym)(title, TITLE_CHARACTERS),
        message: (0,shared_text/* cutEnd */.ym)(lines.join('\n'), MESSAGE_CHARACTERS),
        ...(place && { file: place.file, line: place.line, column: place.column }),
    };
}
/** The name gives way where the whole would be too long. */
function titled(before, name, after = '') {
    return before + (0,shared_text/* cutMiddle */.it)((0,terminal/* oneLine */.T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(text), most);

// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/summary.js + 1 modules
var summary = __webpack_require__(77658);
// EXTERNAL MODULE: ./build/js/src/shared/redact.js
var shared_redact = __webpack_require__(84268);
// EXTERNAL MODULE: ./build/js/src/app/before-run.js + 3 modules
var before_run = __webpack_require__(90368);
// EXTERNAL MODULE: ./build/js/src/app/control.js + 2 modules
var control = __webpack_require__(1515);
// EXTERNAL MODULE: ./build/js/src/app/evaluate.js + 33 modules
var evaluate = __webpack_require__(67849);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 7 modules
var schemas = __webpack_require__(12311);
;// CONCATENATED MODULE: ./build/js/src/app/event.js

/** Reads the event of the job. Without a file, or with one that is no JSON, nothing is known but the name. */
async function readEvent(env, files) {
    return { name: env['GITHUB_EVENT_NAME'] ?? '', ...(await readPayload(env['GITHUB_EVENT_PATH'], files)) };
}
/** GitHub's largest payloads have 25 MB; those of the events that we know are far smaller. */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;
const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const repository = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const payloadSchema = schemas/* object */.Ikc({
    pull_request: schemas/* object */.Ikc({
        number: schemas/* int */.Whr().positive(),
        state: schemas/* string */.YjP().optional(),
        /** The repository of a fork may be gone. */
        head: schemas/* object */.Ikc({ sha, repo: repository.nullish() }),
        base: schemas/* object */.Ikc({ sha: sha.optional(), repo: repository }),
    })
        .optional()
        .catch(undefined),
    merge_group: schemas/* object */.Ikc({ head_sha: sha }).optional().catch(undefined),
    workflow_run: schemas/* object */.Ikc({ head_sha: sha, event: schemas/* string */.YjP() }).optional().catch(undefined),
    /** Pull requests are issues, too. */
    issue: schemas/* object */.Ikc({ pull_request: schemas/* unknown */.L5J().optional() }).optional().catch(undefined),
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

// EXTERNAL MODULE: ./build/js/src/app/file-reporters.js + 3 modules
var file_reporters = __webpack_require__(75460);
// EXTERNAL MODULE: ./build/js/src/app/find-policy.js
var find_policy = __webpack_require__(99019);
// EXTERNAL MODULE: ./build/js/src/app/forecast.js
var forecast = __webpack_require__(30414);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/js/src/edges/github/checks.js
/** The check runs of one commit. */
function checkRuns({ owner, repo, ask }, context) {
    return {
        async begin(name, output, signal) {
            const { id, html_url: url } = await ask(({ rest }, request) => rest.checks.create({
                owner,
                repo,
                name,
                head_sha: context.headSha,
                external_id: context.externalId,
                details_url: context.detailsUrl,
                status: 'in_progress',
                output: asOutput(output),
                request,
            }), signal);
            return { id, url: url ?? context.detailsUrl };
        },
        async update(id, output, conclusion, signal) {
            await ask(({ rest }, request) => rest.checks.update({
                owner,
                repo,
                check_run_id: id,
                output: asOutput(output),
                ...(conclusion !== undefined && { status: 'completed', conclusion }),
                request,
            }), signal);
        },
    };
}
const asOutput = ({ title, summary, text, annotations = [] }) => ({
    title,
    summary,
    ...(text !== undefined && { text }),
    ...(annotations.length > 0 && { annotations: annotations.map(asAnnotation) }),
});
/** Columns are allowed only within one line, which is all that we mark. */
const asAnnotation = ({ path, line, column, level, title, message }) => ({
    path,
    start_line: line,
    end_line: line,
    ...(column !== undefined && { start_column: column, end_column: column }),
    annotation_level: level,
    title,
    message,
});

;// CONCATENATED MODULE: ./build/js/src/edges/github/comments.js


/** The comments of one pull request. Who has written one is asked by GraphQL: REST tells no token its own name. */
function pullRequestComments({ owner, repo, ask }, pull) {
    return {
        async own(signal) {
            const found = [];
            let after = null;
            for (let page = 0; page < limits/* MOST_COMMENT_PAGES */.De; page += 1) {
                const variables = { owner, repo, pull, after };
                const answer = await ask(async ({ graphql }, request) => ({ data: await graphql(QUERY, { ...variables, request }) }), signal);
                const comments = answer.repository?.pullRequest?.comments;
                if (!comments)
                    throw new ServiceError('missing', `Pull request ${pull} of ${owner}/${repo} is not there`);
                for (const comment of comments.nodes ?? [])
                    found.push(...ownComment(comment));
                if (!comments.pageInfo.hasNextPage)
                    break;
                after = comments.pageInfo.endCursor;
            }
            return found.sort((a, b) => a.id - b.id);
        },
        async create(body, signal) {
            const comment = await ask(({ rest }, request) => rest.issues.createComment({ owner, repo, issue_number: pull, body, request }), signal);
            return asOwn(comment, body);
        },
        async update(id, body, signal) {
            const comment = await ask(({ rest }, request) => rest.issues.updateComment({ owner, repo, comment_id: id, body, request }), signal);
            return asOwn(comment, body);
        },
        async remove(id, signal) {
            try {
                await ask(({ rest }, request) => rest.issues.deleteComment({ owner, repo, comment_id: id, request }), signal);
            }
            catch (error) {
                if (!(error instanceof ServiceError && error.fault === 'missing'))
                    throw error;
            }
        },
    };
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
function ownComment(node) {
    const id = Number(node?.fullDatabaseId ?? Number.NaN);
    if (node === null || !node.viewerDidAuthor || node.isMinimized || !Number.isSafeInteger(id))
        return [];
    return [{ id, body: node.body, url: node.url }];
}
/** What was sent is what is there: the answer may show it in another form. */
const asOwn = ({ id, html_url: url }, body) => ({
    id,
    body,
    url,
});

;// CONCATENATED MODULE: ./build/js/src/edges/github/pulls.js
/** The pull requests of the client's repository. */
function pullRequests({ owner, repo, ask }) {
    return {
        async get(number, signal) {
            const pull = await ask(({ rest }, request) => rest.pulls.get({ owner, repo, pull_number: number, request }), signal);
            return asPull(pull);
        },
        async headedBy(sha, signal) {
            const pulls = await ask(({ rest }, request) => rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha, per_page: 100, request }), signal);
            // GitHub also lists those that contain the commit, or were merged as it.
            return pulls.map(asPull).filter(({ headSha }) => headSha === sha);
        },
    };
}
/** The repository of a fork may be gone; then it was another one all the same. */
const asPull = ({ number, state, head, base }) => ({
    number,
    headSha: head.sha,
    isFork: head.repo?.id !== base.repo.id,
    isOpen: state === 'open',
});

// EXTERNAL MODULE: ./build/js/src/shared/fit.js
var fit = __webpack_require__(22274);
// EXTERNAL MODULE: ./build/js/src/reports/comment.js + 2 modules
var comment = __webpack_require__(74487);
// EXTERNAL MODULE: ./build/js/src/reports/comment-suites.js
var comment_suites = __webpack_require__(93398);
;// CONCATENATED MODULE: ./build/js/src/reports/check.js






/** What a check run shows of a report: the headline, what the comment says, and all suites; each no longer than allowed. */
function checkOutput(report, context, maxBytes) {
    const { kind, reasons, headline } = report.verdict;
    const text = (0,fit/* fit */.U)([MANY_SUITES, SOME_SUITES, 0].map((most) => () => suitesText(report, most)), maxBytes);
    return {
        title: checkTitle(`${(0,marks/* verdictMark */.vG)(kind, reasons).word}: ${headline}`),
        summary: (0,comment/* commentMarkdown */.r)(report, context, maxBytes),
        ...(text !== '' && { text }),
    };
}
/** A title as lists of checks can show it. */
const checkTitle = (text) => (0,shared_text/* cutEnd */.ym)((0,terminal/* oneLine */.T)(text), check_TITLE_CHARACTERS);
/** What lists of checks show of a title (github.md §5.6). */
const check_TITLE_CHARACTERS = 80;
const MANY_SUITES = 300;
const SOME_SUITES = 50;
function suitesText(report, most) {
    const shown = report.suites.slice(0, most);
    if (report.dryRun || shown.length === 0)
        return '';
    const others = report.suites.length - shown.length;
    const more = others > 0 ? `\n\n_and ${others} more_` : '';
    return `${(0,comment_suites/* suiteTable */.H7)(report, (0,comment_suites/* suiteRows */.Ag)(report, shown))}${more}\n`;
}

;// CONCATENATED MODULE: ./build/js/src/reports/reporters/not-taken.js


/**
 * The receipt for what GitHub did not take. Where it was not allowed, the hint is why that is so here, or else the
 * permission to be pasted into the workflow. GitHub answers "not found" too where something may not be seen.
 */
function notTaken(name, error, permission, whyRefused) {
    const isRefusal = error instanceof ServiceError && (error.fault === 'refused' || error.fault === 'missing');
    return {
        kind: 'notDelivered',
        name,
        why: (0,model_errors/* messageOf */.bD)(error),
        ...(isRefusal && { hint: whyRefused ?? permissionHint(permission) }),
    };
}
const permissionHint = (permission) => ['Give the job these permissions:', '  permissions:', '    contents: read', `    ${permission}`].join('\n');

;// CONCATENATED MODULE: ./build/js/src/reports/reporters/check.js




/**
 * A check run of one commit. It is in progress from the beginning, so that nobody takes that of an earlier attempt
 * for this one's, and it is completed with the first thing that is said at the end; more annotations follow.
 */
function checkReporter(options) {
    const { checks, name, context, maxBytes } = options;
    let begun;
    const begin = async (signal) => {
        const running = { title: 'Evals are running', summary: `[The log of the run](${context.runUrl})` };
        begun ??= await checks.begin(name, running, signal);
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
            return notTaken(NAME, error, 'checks: write', options.whyRefused);
        }
    };
    return {
        name: NAME,
        begin: async (signal) => void (await begin(signal)),
        deliver: (report) => complete(checkOutput(report, context, maxBytes), conclusionOf(report), options.annotationsOf(report)),
        couldNotRun: (problems) => complete({ title: checkTitle('Could not run'), summary: (0,comment/* problemsComment */.o)(problems, context) }, 'failure', []),
    };
}
const NAME = 'check run';
/** GitHub adds the annotations of later requests to those of earlier ones. */
async function add(checks, id, { output, conclusion, annotations, size, signal }) {
    const [first, ...rest] = inBatches(annotations, size);
    try {
        await checks.update(id, { ...output, annotations: first }, conclusion, signal);
    }
    catch (error) {
        if (first === undefined || !(error instanceof ServiceError && error.fault === 'invalid'))
            throw error;
        // One remark that GitHub does not take must not keep the check open.
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

// EXTERNAL MODULE: ./build/js/src/model/verdict.js
var model_verdict = __webpack_require__(29496);
;// CONCATENATED MODULE: ./build/js/src/reports/comment-mark.js


/** A body under its mark. */
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
/** The mark of a comment of ours. Only what stands at the very beginning and is exactly of our form is one. */
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
    const verdict = model_verdict/* verdictKinds */.PV.find((kind) => kind === found['verdict']);
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
/** What stands below the mark. */
const withoutMark = (comment) => readMark(comment) === undefined ? comment : comment.slice(comment.indexOf('\n') + 1).replaceAll('\r\n', '\n');
/** The hash by which a body is known again. */
const digestOf = (body) => (0,external_node_crypto_.createHash)('sha256').update(body).digest('hex').slice(0, 16);
/** Below zero when `a` is the older one. Runs, then attempts, then phases: whoever is at the end of a run has the word. */
const byAge = (a, b) => a.run - b.run || a.attempt - b.attempt || phaseOrder(a) - phaseOrder(b);
const BEGINNING = '<!-- agentv:eval-report v1';
/** Three names of at most 100 characters, each of which may take nine, and numbers. */
const LONGEST_NAME = 100;
const LONGEST_MARK = 4096;
const PATTERN = /^<!-- agentv:eval-report v1 key=(?<key>[^\s<>]+) head=(?<head>[^\s<>]+) shows=(?<shows>[^\s<>]+) run=(?<run>\d{1,16}) attempt=(?<attempt>\d{1,6}) phase=(?<phase>running|finished)(?: verdict=(?<verdict>[a-z]{1,20}))? digest=(?<digest>[0-9a-f]{16}) -->\r?\n/;
const phaseOrder = ({ phase }) => (phase === 'finished' ? 1 : 0);
/** Without white space, brackets, and two hyphens in a row, which would end the mark. */
const encoded = (text) => encodeURIComponent(text.slice(0, LONGEST_NAME).toWellFormed()).replaceAll('--', '-%2D') || '%00';
function decoded(text) {
    try {
        return text === undefined ? undefined : decodeURIComponent(text).replace(/^\0$/, '');
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/js/src/reports/comment-parts.js
var comment_parts = __webpack_require__(29997);
;// CONCATENATED MODULE: ./build/js/src/reports/comment-status.js


/** An older comment with a line on top that says that new results are on their way. */
function runningOver(old, ours, runUrl) {
    return under(old, ours, (shown) => `⏳ [Running](${runUrl}) for ${commit(ours.head)}; below are ${resultsFor(shown)}.`);
}
/** An older comment with a line on top that says that there will be no new results. */
function cancelledOver(old, ours, runUrl) {
    return under(old, ours, (shown) => `⏹️ [The run](${runUrl}) for ${commit(ours.head)} was cancelled; below are ${resultsFor(shown)}.`);
}
/** The line that this file writes, and the empty one after it. */
const STATUS = /^> (?:⏳|⏹️) [^\n]*\n\n/u;
function under(old, ours, line) {
    const shows = readMark(old)?.shows ?? '';
    return marked({ ...ours, shows }, `> ${line(shows)}\n\n${withoutMark(old).replace(STATUS, '')}`);
}
const resultsFor = (head) => (head === '' ? 'earlier results' : `the results for ${commit(head)}`);
const commit = (sha) => (0,comment_parts/* code */.aY)(sha.slice(0, 7));

;// CONCATENATED MODULE: ./build/js/src/reports/reporters/comment.js





/**
 * One comment for each key in a pull request, which runs keep up to date: nobody else's is touched, no older run
 * writes over a newer one, and several at once come to one comment in the end (github.md §5.3, "Writing protocol").
 */
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
        name: comment_NAME,
        async begin(signal) {
            const ours = markOf('running');
            const found = await findOwn(options, signal);
            const [first] = found;
            if (first === undefined || found.some(({ mark }) => byAge(mark, ours) >= 0))
                return;
            await options.comments.update(first.id, runningOver(first.body, ours, context.runUrl), signal);
        },
        deliver: (report) => told(options, async (signal) => {
            const found = await findOwn(options, signal);
            if (report.verdict.kind === 'cancelled')
                return cancelled(options, markOf('finished', 'cancelled'), found, signal);
            const silence = whyNot(options.mode, report, found.length > 0);
            if (silence !== undefined)
                return { kind: 'notNeeded', name: comment_NAME, why: silence };
            const mark = markOf('finished', report.verdict.kind);
            return write(options, mark, found, signal, (most) => (0,comment/* commentMarkdown */.r)(report, context, Math.min(most, maxBytes)));
        }),
        couldNotRun: (problems) => told(options, async (signal) => {
            const found = await findOwn(options, signal);
            return write(options, markOf('finished', 'invalid'), found, signal, () => (0,comment/* problemsComment */.o)(problems, context));
        }),
    };
}
const comment_NAME = 'comment';
/** Writers at the same time have seen each other after so many looks (github.md §5.3). */
const MOST_LOOKS = 5;
/** What GitHub has taken is seen by everybody a moment later. */
const LOOK_AGAIN_MS = 1000;
const MOST_JITTER_MS = 1000;
/** What is left when GitHub finds a comment too long, which should never be. */
const SHORT_BYTES = 4000;
/** Our own comments with our key, the oldest first. */
async function findOwn({ comments, context }, signal) {
    const own = await comments.own(signal);
    return own.flatMap((comment) => {
        const mark = readMark(comment.body);
        return mark?.key === context.key ? [{ ...comment, mark }] : [];
    });
}
/** Why nothing has to be said. */
function whyNot(mode, report, isThere) {
    const { verdict, conclusion, dryRun, comparison } = report;
    if (mode === 'always')
        return undefined;
    // Not even over an older one, whose results are real.
    if (dryRun)
        return 'A dry run says nothing about the agent';
    if (isThere)
        return undefined;
    if (mode === 'on-failure')
        return conclusion === 'failure' ? undefined : 'Nothing failed';
    const isQuiet = comparison.tests.every(({ state }) => state === 'passing' || state === 'reused');
    return verdict.kind === 'pass' && isQuiet ? 'All is well, and no older comment says otherwise' : undefined;
}
/** There is little time: one attempt, and the results that stand there stay. */
async function cancelled({ comments, context }, ours, found, signal) {
    const [first] = found;
    if (first === undefined)
        return { kind: 'notNeeded', name: comment_NAME, why: 'The run was cancelled' };
    const newer = found.find(({ mark }) => byAge(mark, ours) >= 0);
    if (newer !== undefined)
        return overtaken(newer.mark);
    const { url } = await comments.update(first.id, cancelledOver(first.body, ours, context.runUrl), signal);
    return { kind: 'delivered', name: comment_NAME, where: url };
}
/** Writes, and looks again until what is there is what should be there. */
async function write(options, ours, seen, signal, bodyWithin) {
    const { clock, comments } = options;
    let body = marked(ours, bodyWithin(Number.POSITIVE_INFINITY));
    let found = seen;
    let written;
    for (let look = 0; look < MOST_LOOKS; look += 1) {
        const { digest } = readMark(body) ?? { digest: '' };
        const winner = found.find(({ mark }) => beats(mark, ours, digest));
        // A list may be older than what was just written; that is there all the same.
        const [first, ...others] = found.length > 0 || written === undefined ? found : [written];
        if (winner !== undefined) {
            // Whoever wins takes over the oldest comment; another one that we wrote in the meantime is seen by nobody else.
            if (written !== undefined && written.id !== first?.id)
                await comments.remove(written.id, signal);
            return byAge(winner.mark, ours) > 0 ? overtaken(winner.mark) : shared(ours);
        }
        for (const { id } of others)
            await comments.remove(id, signal);
        if (first !== undefined && byAge(first.mark, ours) === 0 && first.mark.digest === digest) {
            return { kind: 'delivered', name: comment_NAME, where: first.url };
        }
        try {
            const comment = await (first === undefined
                ? comments.create(body, signal)
                : comments.update(first.id, body, signal));
            const mark = readMark(body);
            written = mark && { ...comment, mark };
        }
        catch (error) {
            const fault = error instanceof ServiceError ? error.fault : undefined;
            const isLast = look === MOST_LOOKS - 1;
            if (fault === 'invalid' && !isLast)
                body = marked(ours, bodyWithin(SHORT_BYTES));
            // Another writer has removed it since we looked.
            else if (fault !== 'missing' || first === undefined || isLast)
                throw error;
        }
        await clock.sleep(LOOK_AGAIN_MS + jitter(digest, look), signal);
        try {
            found = await findOwn(options, signal);
        }
        catch (error) {
            // What was taken is there; whether others write too is not known, and they look as well.
            if (written === undefined)
                throw error;
            return { kind: 'delivered', name: comment_NAME, where: written.url };
        }
    }
    return shared(ours);
}
/** Newer; or as new and another text, where one of two has to give way. */
const beats = (other, ours, digest) => byAge(other, ours) > 0 || (byAge(other, ours) === 0 && other.digest > digest);
/** Different for each writer, and the same for the same text. */
const jitter = (digest, look) => Number.parseInt(digest.slice(2 * look, 2 * look + 4) || '0', 16) % MOST_JITTER_MS;
const overtaken = ({ run, attempt }) => ({
    kind: 'notNeeded',
    name: comment_NAME,
    why: `A newer run has written it already (run ${run}, attempt ${attempt})`,
});
const shared = ({ key }) => ({
    kind: 'notDelivered',
    name: comment_NAME,
    why: `Another job of this run writes the comment with the key "${key}" too`,
    hint: 'Give each of them a comment-key of its own, such as the values of its matrix.',
});
/** Whatever keeps GitHub from taking it becomes a receipt. */
async function told(options, work) {
    try {
        return await work(options.signal());
    }
    catch (error) {
        return notTaken(comment_NAME, error, 'pull-requests: write', options.whyRefused);
    }
}

;// CONCATENATED MODULE: ./build/js/src/app/checkout-path.js

/** Where a file lies in the checkout, with `/` between its parts; undefined when it is not in it. */
function checkoutPath(file, workingDirectory, checkout) {
    const path = (0,external_node_path_.relative)(checkout, (0,external_node_path_.resolve)(workingDirectory, file)).replaceAll('\\', '/');
    return (0,external_node_path_.isAbsolute)(path) || /^\.\.(?:\/|$)/.test(path) || path === '' ? undefined : path;
}
/** The address of a line of the checkout on GitHub, at one commit. */
function lineUrl({ serverUrl, owner, repo }, { commit, path, line }) {
    const parts = [owner, repo, 'blob', commit, ...path.split('/')];
    return `${serverUrl}/${parts.map(checkout_path_encoded).join('/')}#L${line}`;
}
/** Parentheses would end a link of Markdown. */
const checkout_path_encoded = (part) => encodeURIComponent(part.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');

;// CONCATENATED MODULE: ./build/js/src/app/find-pull.js
/**
 * The pull request that results are told in: the one that is named, the one of the event, or the single open one
 * whose head is exactly the commit. It is never guessed from a branch or a message. Throws a `ServiceError`.
 */
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
/** A merge group stands for several pull requests, and a schedule or a tag for none. */
const ON_BRANCHES = ['push', 'workflow_dispatch'];

;// CONCATENATED MODULE: ./build/js/src/app/job.js
/** What the runner and the event say of the job. Undefined where there is no GitHub behind the runner. */
function jobOf(env, event) {
    const [owner = '', repo = '', ...rest] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    const { GITHUB_API_URL: apiUrl = '', GITHUB_SERVER_URL: serverUrl = '' } = env;
    if (owner === '' || repo === '' || rest.length > 0 || !isHttp(apiUrl) || !isHttp(serverUrl))
        return undefined;
    const pull = event.pull_request && job_asPull(event.pull_request);
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
    };
}
/** The page of this attempt, where its log and its summary are. */
const runUrlOf = ({ serverUrl, owner, repo, run, attempt }) => `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/attempts/${attempt}`;
/** Why a job of this pull request may write nothing, whatever its workflow allows. */
function whyReadOnly({ actor }, pull) {
    if (pull?.isFork) {
        return 'The job of a pull request from a fork gets a token that only reads; the job summary has the report.';
    }
    if (actor === 'dependabot[bot]') {
        return 'The job of a pull request by Dependabot gets a token that only reads, unless its workflow has a "permissions" block that says more; the job summary has the report.';
    }
    return undefined;
}
const job_asPull = ({ number, state, head, base }) => ({
    number,
    headSha: head.sha,
    isFork: head.repo?.full_name !== base.repo.full_name,
    isOpen: state !== 'closed',
});
const numberIn = (text) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);
const isHttp = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

;// CONCATENATED MODULE: ./build/js/src/app/github-reporters.js













/** The reporters that a job asks for: a comment where there is a pull request, and a check run where it is wanted. */
async function gitHubReporters(inputs, job, around) {
    const wantsCheck = inputs.checkRun || inputs.annotations === 'check';
    if (job === undefined) {
        const why = 'This is no job on GitHub (GITHUB_REPOSITORY, GITHUB_API_URL or GITHUB_SERVER_URL is not set)';
        return { reporters: [], context: undefined, receipts: wantsCheck ? [notDelivered('check run', why)] : [] };
    }
    const head = inputs.commitSha ?? job.head;
    const context = contextOf(inputs, job, head, around.checkout);
    const wantsComment = inputs.comment !== 'never' && mayHavePull(inputs, job);
    if (!wantsComment && !wantsCheck)
        return { reporters: [], context, receipts: [] };
    if (inputs.githubToken === undefined) {
        const names = [...(wantsComment ? ['comment'] : []), ...(wantsCheck ? ['check run'] : [])];
        return { reporters: [], context, receipts: names.map((name) => notDelivered(name, NO_TOKEN)) };
    }
    const client = around.connect({ ...job, token: inputs.githubToken });
    const comment = wantsComment ? await commentOf(inputs, job, context, client, around) : {};
    const check = wantsCheck ? [checkOf(inputs, job, context, client, around)] : [];
    return {
        reporters: [...(comment.reporter ? [comment.reporter] : []), ...check],
        context,
        receipts: comment.receipt ? [comment.receipt] : [],
    };
}
const NO_TOKEN = 'There is no token (github-token is empty)';
const notDelivered = (name, why) => ({ kind: 'notDelivered', name, why });
/** Whether it is worth asking. */
const mayHavePull = ({ prNumber, commitSha }, { pull, event }) => pull !== undefined ||
    prNumber !== undefined ||
    commitSha !== undefined ||
    ['push', 'workflow_dispatch'].includes(event);
function contextOf(inputs, job, head, checkout) {
    return {
        key: keyOf(inputs, job),
        head,
        attempt: job.attempt,
        runUrl: runUrlOf(job),
        linkTo({ file, line }) {
            const path = checkoutPath(file, inputs.workingDirectory, checkout);
            return path === undefined ? undefined : lineUrl(job, { commit: head, path, line });
        },
    };
}
const LONGEST_KEY = 100;
/** Two long names that begin alike stay two. */
function keyOf({ commentKey }, { workflow, name }) {
    const key = commentKey ?? [workflow, name].filter((part) => part !== '').join('/');
    if (key.length <= LONGEST_KEY)
        return key || 'evals';
    const hash = (0,external_node_crypto_.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${key.slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}
async function commentOf(inputs, job, context, client, { clock, signal, deadline }) {
    if (inputs.comment === 'never')
        return {};
    let pull;
    try {
        pull = await findPull(inputs, job, pullRequests(client), AbortSignal.any([signal, deadline()]));
    }
    catch (error) {
        return { receipt: notDelivered('comment', `The pull request could not be looked up: ${(0,model_errors/* messageOf */.bD)(error)}`) };
    }
    if (pull === undefined)
        return {};
    const reporter = commentReporter({
        comments: pullRequestComments(client, pull.number),
        clock,
        mode: inputs.comment,
        run: job.run,
        context: inputs.commitSha === undefined && job.pull === undefined ? { ...context, head: pull.headSha } : context,
        maxBytes: limits/* COMMENT_BYTES */.GJ,
        whyRefused: whyReadOnly(job, pull),
        signal: deadline,
    });
    return { reporter };
}
function checkOf(inputs, job, context, client, { checkout, deadline }) {
    return checkReporter({
        checks: checkRuns(client, {
            headSha: context.head,
            externalId: `${job.run}/${job.attempt}/${context.key}`,
            detailsUrl: context.runUrl,
        }),
        name: inputs.checkName ?? (0,shared_text/* cutBytes */.Uw)(`agentv: ${context.key}`, limits/* CHECK_NAME_BYTES */.rI),
        context,
        maxBytes: limits/* CHECK_TEXT_BYTES */.tn,
        annotationsPerRequest: limits/* ANNOTATIONS_PER_REQUEST */.jg,
        annotationsOf: (report) => inputs.annotations === 'check'
            ? annotations(report, CHECK_ROOM).flatMap((one) => asCheckAnnotation(one, inputs, checkout))
            : [],
        whyRefused: whyReadOnly(job, job.pull),
        signal: deadline,
    });
}
/** Warnings give way to what failed. */
const CHECK_ROOM = { errors: limits/* MOST_CHECK_ANNOTATIONS */.Ir - 51, warnings: 49 };
const LEVELS = { error: 'failure', warning: 'warning', notice: 'notice' };
/** GitHub takes none without a line of the repository; what they say is in the summary, too. */
function asCheckAnnotation({ level, title, message, file, line = 1, column }, { workingDirectory }, checkout) {
    const path = file === undefined ? undefined : checkoutPath(file, workingDirectory, checkout);
    return path === undefined ? [] : [{ path, line, column, level: LEVELS[level], title, message }];
}

// EXTERNAL MODULE: ./build/js/src/app/inputs.js
var inputs = __webpack_require__(14790);
;// CONCATENATED MODULE: ./build/js/src/app/inputs-action.js


/** The runner hands inputs over as text, and '' for those not given. Here that difference ends. */
function actionInputs(env) {
    return (0,inputs/* parseInputs */.TL)(Object.fromEntries(inputs/* inputNames */.vj.map((name) => [name, env[variable(name)]?.trim() || undefined])));
}
/** `testId` arrives as INPUT_TEST-ID: the runner raises the letters and keeps the hyphens. */
const variable = (name) => `INPUT_${(0,shared_text/* kebab */.i9)(name).toUpperCase()}`;

;// CONCATENATED MODULE: ./build/js/src/app/live-reporting.js


/**
 * Begins all of them, beside the run: it does not wait for them, and they do not keep it from beginning. What goes
 * wrong then goes wrong in the end too, and is told there.
 */
function beginAll(reporters, signal) {
    const begun = Promise.allSettled(reporters.map((reporter) => reporter.begin(signal)));
    return {
        async deliver(report) {
            await begun;
            return (0,deliver/* deliverAll */.F)(reporters, report);
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
        return { kind: 'notDelivered', name: reporter.name, why: (0,model_errors/* messageOf */.bD)(error) };
    }
}

;// CONCATENATED MODULE: ./build/js/src/reports/overall-delta.js
/**
 * The movement of all suites together, each weighted by its tests. The interval is made of theirs, which know nothing
 * of each other: its arms are the root of the sum of squares of their weighted arms.
 */
function overallDelta({ baseline, suites }) {
    const compared = suites.filter(({ delta, comparable }) => delta !== undefined && comparable > 0);
    const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
    if (baseline.kind !== 'found' || tests === 0)
        return undefined;
    const delta = compared.reduce((sum, each) => sum + (each.comparable / tests) * (each.delta ?? 0), 0);
    if (compared.some(({ deltaLow, deltaHigh }) => deltaLow === undefined || deltaHigh === undefined))
        return { delta };
    const arm = (end) => Math.sqrt(compared.reduce((sum, each) => sum + ((each.comparable / tests) * ((each[end] ?? 0) - (each.delta ?? 0))) ** 2, 0));
    return { delta, low: delta - arm('deltaLow'), high: delta + arm('deltaHigh') };
}

// EXTERNAL MODULE: ./build/js/src/app/earlier-run.js + 2 modules
var earlier_run = __webpack_require__(3532);
;// CONCATENATED MODULE: ./build/js/src/app/outputs.js



/** The outputs of the action, as action.yml declares them. A number that is unknown is the empty string. */
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
    'baseline-status',
    'results-path',
    'report-path',
    'junit-path',
    'summary-path',
    'comment-path',
    'comment-url',
    'check-url',
    'headline',
    'json',
];
/** Outputs are small: later steps read them through shells and expressions. */
const MAX_JSON_BYTES = 8 * 1024;
const MAX_HEADLINE = 500;
/** Every output of a run, from its report and what came of telling it. */
function outputsOf(report, folder, receipts) {
    const { verdict, conclusion, totals, durationMs, comparison } = report;
    const moved = overallDelta(comparison);
    const count = (...states) => String(comparison.tests.filter(({ state }) => states.includes(state)).length);
    const tokens = totals.tokens === undefined ? undefined : totals.tokens.input + totals.tokens.output;
    return {
        verdict: verdict.kind,
        conclusion,
        score: numberText(totals.score),
        'pass-rate': numberText(totals.passRate),
        delta: numberText(moved?.delta),
        'delta-low': numberText(moved?.low),
        'delta-high': numberText(moved?.high),
        total: String(totals.total),
        passed: String(totals.passed),
        failed: String(totals.failed),
        errored: String(totals.errored),
        skipped: String(totals.skipped),
        flaky: String(totals.flaky),
        quarantined: count('quarantined'),
        regressed: count('regressed'),
        suspected: count('suspected'),
        fixed: count('fixed', 'maybe-fixed'),
        new: count('new'),
        changed: count('changed'),
        removed: count('removed'),
        reused: String(totals.reused),
        'cost-usd': numberText(totals.costUsd),
        tokens: numberText(tokens),
        'duration-seconds': numberText(durationMs / 1000),
        'baseline-sha': shaOf(comparison),
        'baseline-status': comparison.baseline.kind,
        'results-path': (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.journal),
        'report-path': (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.report),
        'junit-path': (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.junit),
        'summary-path': (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.summary),
        'comment-path': whereOf('comment.md', receipts),
        'comment-url': whereOf('comment', receipts),
        'check-url': whereOf('check run', receipts),
        headline: verdict.headline.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE),
        json: smallJson(report),
    };
}
/** When the run never began there is a verdict all the same, and nothing else is known. */
function outputsWithoutRun(why) {
    const unknown = Object.fromEntries(outputNames.map((name) => [name, '']));
    const headline = why.replaceAll(/\s+/g, ' ').slice(0, MAX_HEADLINE);
    return {
        ...unknown,
        verdict: 'invalid',
        conclusion: 'failure',
        headline,
        json: JSON.stringify({ verdict: 'invalid', headline }),
    };
}
/** The commit that the newest evidence is of. */
const shaOf = ({ baseline }) => baseline.kind === 'found' ? (baseline.provenance.find(({ sha }) => sha !== undefined)?.sha ?? '') : '';
/** Where something was told; empty when it was not. */
function whereOf(name, receipts) {
    const receipt = receipts.find((each) => each.name === name);
    return receipt?.kind === 'delivered' ? receipt.where : '';
}
function smallJson({ verdict, conclusion, totals, suites }) {
    const most = { verdict: verdict.kind, conclusion, headline: verdict.headline.slice(0, MAX_HEADLINE), totals };
    const all = JSON.stringify({ ...most, suites });
    return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({ ...most, suitesLeftOut: suites.length });
}
/** At most four decimals, so that equal numbers read the same everywhere. */
const numberText = (value) => value === undefined ? '' : String(Math.round(value * 10_000) / 10_000);

// EXTERNAL MODULE: ./build/js/src/reports/terminal.js + 1 modules
var reports_terminal = __webpack_require__(17051);
// EXTERNAL MODULE: ./build/js/src/app/progress-terminal.js
var progress_terminal = __webpack_require__(26589);
// EXTERNAL MODULE: ./build/js/src/app/tally.js
var app_tally = __webpack_require__(9253);
;// CONCATENATED MODULE: ./build/js/src/app/progress-runner.js







/** The log of a job: wide, without colour, read later by somebody who looks for one test. */
const SCREEN = { colour: false, width: 120 };
/** A log that says nothing for so long looks like one that hangs; some systems end such a job. */
const HEARTBEAT_MS = 60_000;
/** So many of those that run are named. */
const NAMED = 5;
/**
 * For the log of a job: one line per finished test in a group, a line about what runs after each minute without one,
 * the table at the end. Nothing in it can be a command.
 */
function runnerProgress(runner, { dryRun }, clock) {
    const say = (text) => runner.print((0,workflow_command/* neutral */.SY)(text));
    const tally = new app_tally/* Tally */.F(clock);
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
        planned({ tests, takenOver, forecast = [] }, problems) {
            for (const problem of problems)
                say(`${problem.severity}: ${(0,model_errors/* problemText */.fI)(problem)}`);
            if (takenOver !== undefined)
                say(`This run goes on${(0,progress_terminal/* alreadyDone */.FV)(takenOver).replace(';', ':')}`);
            for (const line of forecast)
                say((0,terminal/* oneLine */.T)(line));
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
            say(`${String(done).padStart(String(total).length)}/${total}  ${(0,reports_terminal/* resultLine */.ow)(result, SCREEN, dryRun)}`);
        },
        confirming(tests) {
            lastSaidAt = clock.now();
            say((0,progress_terminal/* againText */.QL)(tests));
        },
        confirmed(result) {
            tally.confirmed(result);
            lastSaidAt = clock.now();
            say((0,reports_terminal/* resultLine */.ow)(result, SCREEN, dryRun));
        },
        closeGroup() {
            over.abort();
            if (isOpen)
                runner.print('::endgroup::');
            isOpen = false;
        },
        ended(report, folder, receipts) {
            say((0,reports_terminal/* resultTable */.AD)(report, SCREEN));
            say(`Results: ${folder}`);
            (0,progress_terminal/* complainAbout */.p3)(receipts, say);
        },
    };
}
function heartbeat({ text, running }) {
    const named = running.slice(0, NAMED).join(', ');
    const more = running.length > NAMED ? ` and ${running.length - NAMED} more` : '';
    return (0,terminal/* oneLine */.T)(`still running: ${text}${running.length === 0 ? '' : ` · ${named}${more}`}`);
}

// EXTERNAL MODULE: ./build/js/src/app/publish.js
var publish = __webpack_require__(58096);
// EXTERNAL MODULE: ./build/js/src/model/place.js
var place = __webpack_require__(62070);
;// CONCATENATED MODULE: ./build/js/src/reports/short-summary.js




/** The report in at most ten lines, for jobs of which there are many: GitHub shows twenty summaries of a job's steps. */
function shortSummary(report) {
    const { verdict } = report;
    const { icon, word } = (0,marks/* verdictMark */.vG)(verdict.kind, verdict.reasons);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.$)(report);
    const shown = verdict.reasons.filter(({ kind }) => kind !== 'pass').slice(0, MOST_REASONS);
    const more = verdict.reasons.length - shown.length;
    const items = shown.map((reason) => {
        const mark = (0,marks/* verdictMark */.vG)(reason.kind, [reason]);
        return `- ${mark.icon} ${mark.word}: ${(0,comment_parts/* sentence */.em)(reason.message)}`;
    });
    if (more > 0)
        items.push(`- and ${(0,shared_text/* plural */.LS)('more reason', more)}`);
    return (0,comment_parts/* block */.om)([
        `### ${icon} ${word}: ${(0,comment_parts/* sentence */.em)(verdict.headline)}`,
        [`**${rate}**`, ...others].join(' · '),
        ...(items.length > 0 ? [items.join('\n')] : []),
    ]);
}
const MOST_REASONS = 4;

;// CONCATENATED MODULE: ./build/js/src/app/runner-reporters.js







/** Adds the report to the summary of the job. */
const summaryReporter = (runner, mode) => ({
    name: 'job summary',
    async deliver(report) {
        const written = await runner.addToSummary(mode === 'short' ? shortSummary(report) : (0,summary/* summaryMarkdown */.e)(report, limits/* JOB_SUMMARY_BYTES */.HC));
        return written
            ? { kind: 'delivered', name: 'job summary', where: 'the summary of the job' }
            : {
                kind: 'notDelivered',
                name: 'job summary',
                why: 'the runner keeps no summary (GITHUB_STEP_SUMMARY is not set)',
            };
    },
});
/** Marks lines of the diff. */
const annotationReporter = (inputs, runner) => ({
    name: 'annotations',
    async deliver(report) {
        for (const annotation of annotations(report))
            annotate(annotation, inputs, runner);
        return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
    },
});
/** Files are named from the root of the checkout, whatever the working directory. Others are named in the message. */
function annotate(annotation, inputs, { checkout, print }) {
    const { file, line = 1, column = 1, ...placeless } = annotation;
    if (file === undefined) {
        print(annotationCommand(placeless));
        return;
    }
    const path = checkoutPath(file, inputs?.workingDirectory ?? '.', checkout);
    const message = `${annotation.message}\nat ${(0,place/* placeText */.Z)({ file: (0,terminal/* oneLine */.T)(file), line, column })}`;
    print(annotationCommand(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
}

// EXTERNAL MODULE: ./build/js/src/app/settle.js + 1 modules
var settle = __webpack_require__(28493);
;// CONCATENATED MODULE: ./build/js/src/app/untrusted-code.js

/**
 * Refuses to run agents where the code may come from anybody while the job has secrets and may write: graders,
 * hooks and targets are programs of the checkout. Throws a `UserError`. Allowed with `allow-untrusted-code`.
 */
function refuseUntrustedCode(event, { allowUntrustedCode }) {
    if (allowUntrustedCode || !mayBeUntrusted(event))
        return;
    throw (0,model_errors/* userError */.IF)('UNTRUSTED_CODE', `Evals are not run on the event ${event.name}`, {
        expected: 'pull_request, push, merge_group, schedule or workflow_dispatch',
        hint: `A job of ${event.name} has the secrets of the repository, and what it runs may be anybody's: programs that a pull request brings could take them. Use pull_request. If this job checks out only code that you trust, say so with allow-untrusted-code: true.`,
    });
}
/** What is not known of such an event counts against it. */
function mayBeUntrusted({ name, workflow_run, issue }) {
    switch (name) {
        case 'pull_request_target':
            return true;
        case 'issue_comment':
            return issue === undefined || issue.pull_request !== undefined;
        case 'workflow_run':
            return workflow_run === undefined || /^(?:pull_request|issue_comment)/.test(workflow_run.event);
        default:
            return false;
    }
}

// EXTERNAL MODULE: ./build/js/src/app/world.js + 18 modules
var app_world = __webpack_require__(18655);
;// CONCATENATED MODULE: ./build/js/src/app/action.js



























/** The main action: the whole walk in one step of a job. Every output is written, whatever happens. */
async function mainAction() {
    const runner = openRunner(process.env, process.stdout);
    const secrets = (0,shared_redact/* secretValues */.VX)(process.env);
    for (const form of new Set(secrets.flatMap(shared_redact/* formsOf */.XP)))
        runner.mask(form);
    const redact = (0,shared_redact/* redactor */.$p)(secrets);
    const { text: withoutSecrets } = redact;
    const log = {
        info: (text) => runner.print((0,workflow_command/* neutral */.SY)(withoutSecrets(text))),
        warn: (text) => runner.print((0,workflow_command/* neutral */.SY)(`warning: ${withoutSecrets(text)}`)),
        error: (text) => runner.print((0,workflow_command/* neutral */.SY)(withoutSecrets(text))),
    };
    const end = { outputs: outputsWithoutRun('The run did not begin') };
    (0,settle/* settleStrays */.Q3)(log);
    const write = outputsOnce(runner);
    // What ends the process from the middle (a stray error, a second signal) leaves no verdict, whatever was known.
    process.once('exit', () => write(outputsWithoutRun('The run was ended before there was a verdict')));
    const exitCode = await (0,settle/* settle */.G9)(async () => {
        try {
            end.inputs = actionInputs(process.env);
            const world = (0,app_world.realWorld)(log);
            const policy = await (0,find_policy/* findPolicy */.i)(end.inputs, world);
            end.inputs = policy.inputs;
            return (0,settle/* exitCodeOf */.FO)(await walk(policy, world, runner, end));
        }
        catch (error) {
            end.outputs = outputsWithoutRun(withoutSecrets((0,model_errors/* messageOf */.bD)(error)));
            const problems = error instanceof model_errors/* UserError */.yo ? redact.deep(error.problems) : [];
            await tellWhyNot(problems, end.inputs, runner, log);
            (0,progress_terminal/* complainAbout */.p3)((await end.live?.couldNotRun(problems)) ?? [], log.info);
            throw error;
        }
    }, log);
    write(end.outputs);
    return exitCode;
}
/** Outputs are written a single time: the first who knows them has the word. */
function outputsOnce(runner) {
    let isWritten = false;
    return (outputs) => {
        if (isWritten)
            return;
        isWritten = true;
        for (const name of outputNames)
            runner.output(name, outputs[name]);
    };
}
/** A comment and a check run say at the beginning that a run is under way. */
const BEGIN_MS = 20_000;
/** GitHub may be slow, or let us wait; nobody waits longer for it. */
const END_MS = 120_000;
/** The runner ends the step 7.5 s after it asked for it. */
const CANCELLED_MS = 4000;
async function walk(policy, world, runner, end) {
    const { inputs } = policy;
    const event = await readEvent(world.env, world.files);
    refuseUntrustedCode(event, inputs);
    const { signal, clock } = world;
    const gitHub = await gitHubReporters(inputs, jobOf(world.env, event), {
        clock,
        checkout: runner.checkout,
        connect: gitHubClient,
        signal,
        deadline: () => AbortSignal.timeout(signal.aborted ? CANCELLED_MS : END_MS),
    });
    const live = beginAll(gitHub.reporters, AbortSignal.any([soonAfter(signal), AbortSignal.timeout(BEGIN_MS)]));
    end.live = live;
    const before = { ...(await (0,before_run/* beforeRun */.ND)(policy, world)), baseSha: event.pull_request?.base.sha };
    const { baseline } = before;
    const progress = runnerProgress(runner, inputs, clock);
    const foreseen = { ...(0,forecast/* foreseeing */.U)(progress, before), closeGroup: progress.closeGroup };
    const { run: made, folder } = await evaluated(inputs, world, foreseen, (0,before_run/* pastOf */.CM)(before, world.env));
    const run = (0,before_run/* withWarnings */.oV)(await (0,control/* withControls */.$)({ run: made, folder }, before, world), baseline.warnings);
    end.live = undefined;
    // What needs nobody comes first, and is there when GitHub is not.
    const { report, receipts: local } = await (0,publish/* publish */.m)(run, inputs, [
        ...(inputs.jobSummary === 'off' ? [] : [summaryReporter(runner, inputs.jobSummary)]),
        ...(0,file_reporters/* fileReporters */.v)(folder, world.files, gitHub.context),
        ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, runner)] : []),
    ], (0,before_run/* decidingBy */.JT)(before));
    await (0,before_run/* leaveBehind */.kh)(before, { run, folder, verdict: report.verdict.kind }, world);
    end.outputs = outputsOf(report, folder, local);
    const remote = [...gitHub.receipts, ...(await live.deliver(report))];
    const others = inputs.annotations === 'check' && !isCheckDelivered(remote) ? [annotationReporter(inputs, runner)] : [];
    const receipts = [...local, ...remote, ...(await (0,deliver/* deliverAll */.F)(others, report))];
    end.outputs = outputsOf(report, folder, receipts);
    progress.ended(report, folder, receipts);
    return report;
}
/** What GitHub is just being told at a cancellation gets its answer, or a check that it has begun would stay open. */
function soonAfter(signal) {
    const late = new AbortController();
    signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), CANCELLED_MS / 2).unref());
    return late.signal;
}
const isCheckDelivered = (receipts) => receipts.some(({ kind, name }) => name === 'check run' && kind === 'delivered');
/** The group of the log is closed before anything else is told, whatever came of the tests. */
async function evaluated(inputs, world, progress, past) {
    try {
        return await (0,evaluate/* evaluate */._)(inputs, world, progress, past);
    }
    finally {
        progress.closeGroup();
    }
}
/** A run that could not begin still says why where people look: at the line, and in the summary. */
async function tellWhyNot(problems, inputs, runner, log) {
    if (inputs?.annotations !== 'off') {
        for (const annotation of problemAnnotations(problems))
            annotate(annotation, inputs, runner);
    }
    if (inputs?.jobSummary === 'off')
        return;
    try {
        await runner.addToSummary((0,summary/* problemsMarkdown */.K)(problems));
    }
    catch (cause) {
        // The reason why nothing ran is still to be told in the log.
        log.warn(`job summary was not delivered: ${(0,model_errors/* messageOf */.bD)(cause)}`);
    }
}


/***/ }),

/***/ 13714:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _app_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72016);

process.exitCode = await (0,_app_action_js__WEBPACK_IMPORTED_MODULE_0__/* .mainAction */ .g)();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
