export const id = 3967;
export const ids = [3967,2252];
export const modules = {

/***/ 41103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => command;


/***/ }),

/***/ 63967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ report_command),
  readRun: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/baseline/evidence-files.js
var evidence_files = __webpack_require__(22592);
// EXTERNAL MODULE: ./build/js/src/baseline/store-evidence.js
var store_evidence = __webpack_require__(95022);
// EXTERNAL MODULE: ./build/js/src/config/environments.js
var environments = __webpack_require__(55250);
// EXTERNAL MODULE: ./build/js/src/config/input-values.js
var input_values = __webpack_require__(35745);
// EXTERNAL MODULE: ./build/js/src/config/policy/policy.js + 2 modules
var policy_policy = __webpack_require__(20816);
// EXTERNAL MODULE: ./build/js/src/config/report-inputs.js
var report_inputs = __webpack_require__(54570);
// EXTERNAL MODULE: ./build/js/src/config/settings.js
var settings = __webpack_require__(37965);
// EXTERNAL MODULE: ./build/js/src/graders/people/label-store.js
var label_store = __webpack_require__(58336);
// EXTERNAL MODULE: ./build/js/src/graders/people/run-agreement.js
var run_agreement = __webpack_require__(17030);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/page/data/local-page.js
var local_page = __webpack_require__(51219);
// EXTERNAL MODULE: ./build/js/src/page/data/page-reporter.js + 8 modules
var page_reporter = __webpack_require__(16860);
// EXTERNAL MODULE: ./build/js/src/page/data/with-trend.js
var with_trend = __webpack_require__(35440);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/blocks.js
var blocks = __webpack_require__(91305);
// EXTERNAL MODULE: ./build/js/src/reports/deliver.js
var deliver = __webpack_require__(98258);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var escape_terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/imported-line.js
var imported_line = __webpack_require__(93858);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/file.js
var file = __webpack_require__(18818);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/terminal.js
var terminal_terminal = __webpack_require__(44066);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/read-results.js + 1 modules
var read_results = __webpack_require__(72533);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/report-folder.js
var report_folder = __webpack_require__(53170);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/reported-run.js
var reported_run = __webpack_require__(92204);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/result-paths.js
var result_paths = __webpack_require__(33675);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(43357);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/file-reporters.js + 1 modules
var file_reporters = __webpack_require__(52921);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/gate-inputs.js + 2 modules
var gate_inputs = __webpack_require__(4657);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/how-called.js
var how_called = __webpack_require__(1897);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/report-on.js + 2 modules
var report_on = __webpack_require__(6371);
// EXTERNAL MODULE: ./build/js/src/runner/pipeline/reported-commit.js
var reported_commit = __webpack_require__(59798);
// EXTERNAL MODULE: ./build/js/src/runner/telemetry/traces.js + 7 modules
var telemetry_traces = __webpack_require__(27812);
// EXTERNAL MODULE: ./build/js/src/runner/tools/confirm-command.js
var confirm_command = __webpack_require__(8846);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/cli/command.js
var command = __webpack_require__(41103);
// EXTERNAL MODULE: ./build/js/src/cli/flags.js
var cli_flags = __webpack_require__(57357);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/comment-reporter.js + 1 modules
var comment_reporter = __webpack_require__(20541);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/js/src/reports/dialects.js

const gitLabMarkdown = (gitHub) => withoutFormulas(withoutReferences(gitHub)).replace(/^([\t >]*)\/(?=[a-z_]+\s*$|[a-z_]+ )/gim, `$1${JOINER}/`);
const azureMarkdown = (gitHub) => withPlainAlerts(withoutFormulas(withoutReferences(gitHub)));
const bitbucketMarkdown = (gitHub) => outsideCode(withPlainAlerts(withoutReferences(gitHub)), (text) => text
    .replace(/<summary>/g, '**')
    .replace(/<\/summary>/g, '**')
    .replace(/<details>|<\/details>\n*|<\/?(?:sub|span)>/g, '')
    .replace(/^(#+ .*)\n(?=\|)/gm, '$1\n\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#124;', '\\|')
    .replaceAll('&amp;', '&'));
const JOINER = '\u2060';
const withoutReferences = (markdown) => outsideCode(markdown.replace(/@(?=[<{])/g, `@${JOINER}`), (text) => text.replace(/(?:!|&amp;)(?=\d)/g, `$&${JOINER}`));
const withoutFormulas = (markdown) => outsideCode(markdown, (text) => text.replaceAll('<span>$</span>', '<span>\\$</span>'));
const withPlainAlerts = (markdown) => markdown.replace(/^> \[!(NOTE|WARNING|CAUTION)\]$/gm, (_, kind) => `> **${(0,text_text/* capitalized */.l2)(kind.toLowerCase())}**  `);
const ESCAPE_OR_CODE = /\\[^\n]|(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;
function outsideCode(markdown, rewrite) {
    let [rewritten, at] = ['', 0];
    for (const { 0: match, 1: ticks, index } of markdown.matchAll(ESCAPE_OR_CODE)) {
        if (ticks === undefined)
            continue;
        rewritten += rewrite(markdown.slice(at, index)) + match;
        at = index + match.length;
    }
    return rewritten + rewrite(markdown.slice(at));
}

;// CONCATENATED MODULE: ./build/js/src/cli/post/azure.js


const azure = {
    name: 'Azure DevOps',
    whyNone(variable) {
        const provider = variable('BUILD_REPOSITORY_PROVIDER');
        if (provider !== '' && provider !== 'TfsGit') {
            return `the repository is not one of Azure Repos (BUILD_REPOSITORY_PROVIDER is ${provider})`;
        }
        return variable('SYSTEM_PULLREQUEST_PULLREQUESTID') === ''
            ? 'this is no run for a pull request (SYSTEM_PULLREQUEST_PULLREQUESTID is not set); a branch policy with build validation starts them'
            : undefined;
    },
    variables: ['SYSTEM_COLLECTIONURI', 'SYSTEM_TEAMPROJECT', 'BUILD_REPOSITORY_ID', 'BUILD_BUILDID'],
    token: {
        variable: 'SYSTEM_ACCESSTOKEN',
        hint: 'Pass it to the step with "env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }", and let the build service "Contribute to pull requests" in Project settings > Repositories > Security.',
    },
    maxBytes: 140_000,
    markdown: azureMarkdown,
    job: (variable) => ({
        run: Number(variable('BUILD_BUILDID')),
        attempt: 1000 * Number(variable('SYSTEM_STAGEATTEMPT') || 1) + Number(variable('SYSTEM_JOBATTEMPT') || 1),
        job: variable('AGENT_JOBNAME'),
        head: variable('SYSTEM_PULLREQUEST_SOURCECOMMITID') || variable('BUILD_SOURCEVERSION'),
        url: `${projectUrl(variable)}/_build/results?buildId=${variable('BUILD_BUILDID')}`,
    }),
    requests(variable) {
        const [repository, request] = ['BUILD_REPOSITORY_ID', 'SYSTEM_PULLREQUEST_PULLREQUESTID'].map((name) => encodeURIComponent(variable(name)));
        const project = encodeURIComponent(variable('SYSTEM_TEAMPROJECT'));
        const threads = `/${project}/_apis/git/repositories/${repository}/pullRequests/${request}/threads`;
        return {
            api: collectionUrl(variable),
            headers: { authorization: `Bearer ${variable('SYSTEM_ACCESSTOKEN')}` },
            author: {
                method: 'GET',
                path: `/_apis/connectionData?${VERSION}-preview`,
                schema: schemas/* object */.Ikc({ authenticatedUser: schemas/* object */.Ikc({ id: schemas/* string */.YjP() }) })
                    .transform(({ authenticatedUser: { id } }) => id),
            },
            list: () => ({
                method: 'GET',
                path: `${threads}?${VERSION}`,
                schema: schemas/* object */.Ikc({ value: schemas/* array */.YOg(threadSchema) }).transform(({ value }) => ({
                    comments: value.flatMap(({ id: thread, isDeleted, comments: [first] = [] }) => isDeleted || !first?.content || first.isDeleted
                        ? []
                        : [{ id: idOf(thread, first.id), author: first.author?.id, body: first.content }]),
                    isLast: true,
                })),
            }),
            create: (content) => ({
                method: 'POST',
                path: `${threads}?${VERSION}`,
                body: { comments: [{ parentCommentId: 0, content, commentType: 'text' }], status: 'closed' },
                schema: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), comments: schemas/* tuple */.PVZ([schemas/* object */.Ikc({ id: schemas/* int */.Whr() })], schemas/* unknown */.L5J()) })
                    .transform(({ id: thread, comments: [{ id }] }) => ({ id: idOf(thread, id) })),
            }),
            pathOf: (id) => `${threads}/${threadOf(id)}/comments/${id % COMMENTS}?${VERSION}`,
            update: { method: 'PATCH', bodyOf: (content) => ({ content }) },
            urlOf: (id) => `${projectUrl(variable)}/_git/${repository}/pullrequest/${request}?discussionId=${threadOf(id)}`,
        };
    },
};
const VERSION = 'api-version=6.0';
const COMMENTS = 2 ** 16;
const idOf = (thread, comment) => thread * COMMENTS + comment;
const threadOf = (id) => Math.floor(id / COMMENTS);
const threadSchema = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    isDeleted: schemas/* boolean */.zMY().nullish(),
    comments: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* int */.Whr(),
        content: schemas/* string */.YjP().nullish(),
        isDeleted: schemas/* boolean */.zMY().nullish(),
        author: schemas/* object */.Ikc({ id: schemas/* string */.YjP().optional() }).nullish(),
    }))
        .optional(),
});
const collectionUrl = (variable) => variable('SYSTEM_COLLECTIONURI').replace(/\/$/, '');
const projectUrl = (variable) => `${collectionUrl(variable)}/${encodeURIComponent(variable('SYSTEM_TEAMPROJECT'))}`;

;// CONCATENATED MODULE: ./build/js/src/cli/post/bitbucket.js


const bitbucket = {
    name: 'Bitbucket',
    whyNone: (variable) => variable('BITBUCKET_PR_ID') === ''
        ? 'this is no pipeline of a pull request (BITBUCKET_PR_ID is not set); steps below "pull-requests:" are'
        : undefined,
    variables: ['BITBUCKET_WORKSPACE', 'BITBUCKET_REPO_SLUG', 'BITBUCKET_BUILD_NUMBER'],
    token: {
        variable: 'BITBUCKET_ACCESS_TOKEN',
        hint: 'Create an access token in Repository settings > Access tokens with the permission "Pull requests: write", and store it as a secured variable in Repository settings > Repository variables.',
    },
    maxBytes: 30_000,
    markdown: bitbucketMarkdown,
    job: (variable) => ({
        run: Number(variable('BITBUCKET_BUILD_NUMBER')),
        attempt: Number(variable('BITBUCKET_STEP_RUN_NUMBER') || 1),
        job: variable('BITBUCKET_PARALLEL_STEP'),
        head: variable('BITBUCKET_COMMIT'),
        url: `${repositoryUrl(variable)}/pipelines/results/${variable('BITBUCKET_BUILD_NUMBER')}`,
    }),
    requests(variable) {
        const request = encodeURIComponent(variable('BITBUCKET_PR_ID'));
        const path = `/repositories/${repositoryPath(variable)}/pullrequests/${request}/comments`;
        return {
            api: 'https://api.bitbucket.org/2.0',
            headers: { authorization: `Bearer ${variable('BITBUCKET_ACCESS_TOKEN')}` },
            author: {
                method: 'GET',
                path: '/user',
                schema: schemas/* object */.Ikc({ uuid: schemas/* string */.YjP() }).transform(({ uuid }) => uuid),
                mayBeRefused: true,
            },
            list: (page) => ({
                method: 'GET',
                path: `${path}?pagelen=100&page=${page}`,
                schema: pageSchema.transform(({ values, next }) => ({
                    comments: values.flatMap(({ id, user, content, deleted, inline }) => !deleted && !inline ? [{ id, author: user?.uuid, body: content.raw.replace(MARK, '<!-- $1 -->\n') }] : []),
                    isLast: next === undefined,
                })),
            }),
            create: (body) => ({ method: 'POST', path, body: contentOf(body), schema: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }) }),
            pathOf: (id) => `${path}/${id}`,
            update: { method: 'PUT', bodyOf: contentOf },
            urlOf: (id) => `${repositoryUrl(variable)}/pull-requests/${request}#comment-${id}`,
        };
    },
};
const pageSchema = schemas/* object */.Ikc({
    values: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* int */.Whr(),
        content: schemas/* object */.Ikc({ raw: schemas/* string */.YjP() }),
        user: schemas/* object */.Ikc({ uuid: schemas/* string */.YjP() }).nullish(),
        deleted: schemas/* boolean */.zMY().nullish(),
        inline: schemas/* unknown */.L5J().optional(),
    })),
    next: schemas/* string */.YjP().optional(),
});
const contentOf = (body) => ({ content: { raw: body.replace(/^<!-- (.*) -->\n/, '[//]: # ($1)\n\n') } });
const MARK = /^\[\/\/\]: # \((.*)\)\r?\n\r?\n/;
const repositoryPath = (variable) => ['BITBUCKET_WORKSPACE', 'BITBUCKET_REPO_SLUG'].map((name) => encodeURIComponent(variable(name))).join('/');
const repositoryUrl = (variable) => `https://bitbucket.org/${repositoryPath(variable)}`;

// EXTERNAL MODULE: ./build/js/src/github/limits.js
var limits = __webpack_require__(15907);
// EXTERNAL MODULE: ./build/js/src/github/retry-budget.js
var retry_budget = __webpack_require__(48851);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/text/retry-after.js
var retry_after = __webpack_require__(72252);
// EXTERNAL MODULE: ./build/js/src/providers/models/model-http.js
var model_http = __webpack_require__(68681);
;// CONCATENATED MODULE: ./build/js/src/cli/post/comments.js







function postedComments({ name, requests }, deps) {
    const { http, clock, redactor, secondMs = 1000 } = deps;
    const { api, author, urlOf } = requests;
    const retryBudget = new retry_budget/* RetryBudget */.Km(name);
    const foreign = new Set();
    let isAuthorKnown = false;
    async function ask({ method, path, body, schema }, signal) {
        const what = `${method} ${path.replace(/\?.*/, '')}`;
        const headers = { ...model_http/* USER_AGENT */._O, accept: 'application/json', ...requests.headers };
        if (body !== undefined)
            headers['content-type'] = 'application/json';
        const sent = { method, headers, body: body && JSON.stringify(redactor.inDocuments(body)) };
        const once = async (within) => {
            try {
                return await (0,model_http/* send */.tN)(http, api + path, { ...sent, signal: within });
            }
            catch (error) {
                const refusal = (0,model_http/* refusalIn */.c3)(error);
                if (refusal === undefined) {
                    const isLate = within.aborted;
                    const why = isLate ? `did not answer ${what} in time` : `could not be reached: ${(0,model_http/* noReplyWords */.pV)(error)}`;
                    throw new service_error/* ServiceError */._7(isLate ? 'tooLate' : 'unavailable', `${name} ${why}`);
                }
                const { status, text } = refusal;
                const isRedirect = status >= 300 && status < 400;
                const words = isRedirect ? 'it redirects, and the token is not sent elsewhere' : (0,model_http/* scrub */._I)((0,model_http/* wordsOf */.Z9)(text));
                const waitMs = (0,retry_after/* retryAfter */.P)(refusal.headers, clock.now());
                throw new service_error/* ServiceError */._7(faultOf(status), `${name} answered HTTP ${status} to ${what}${words && `: ${words}`}`, {
                    isFinal: isRedirect,
                    retryAfterSeconds: waitMs && waitMs / 1000,
                });
            }
        };
        const answer = await (0,retry_budget/* retrying */.R$)(once, { retryBudget, signal, secondMs });
        const read = schema.safeParse((0,json/* jsonOf */.o_)(answer));
        if (read.success)
            return read.data;
        const words = (0,model_http/* scrub */._I)((0,model_http/* wordsOf */.Z9)(answer));
        throw new service_error/* ServiceError */._7('refused', `The answer of ${name} to ${what} could not be read: ${words}`);
    }
    async function askAsAuthor(id, request, signal) {
        try {
            await ask({ ...request, path: requests.pathOf(id), schema: schemas/* unknown */.L5J() }, signal);
        }
        catch (error) {
            if (isAuthorKnown || !hasFault(error, 'refused'))
                throw error;
            foreign.add(id);
            throw new service_error/* ServiceError */._7('missing', `Comment ${id} is not ours`, { cause: error });
        }
    }
    return {
        async own(signal) {
            const me = await ask(author, signal).catch((error) => {
                if (author.mayBeRefused && hasFault(error, 'refused', 'missing'))
                    return undefined;
                throw error;
            });
            isAuthorKnown = me !== undefined;
            const allComments = [];
            for (let page = 1; page <= limits/* MAX_COMMENT_PAGES */.Ck; page += 1) {
                const { comments, isLast } = await ask(requests.list(page), signal);
                const ownComments = comments.filter((each) => (isAuthorKnown ? each.author === me : !foreign.has(each.id)));
                allComments.push(...ownComments.map(({ id, body }) => ({ id, body, url: urlOf(id) })));
                if (isLast)
                    break;
            }
            return allComments.sort((a, b) => a.id - b.id);
        },
        async create(body, signal) {
            const { id } = await ask(requests.create(body), signal);
            return { id, body, url: urlOf(id) };
        },
        async update(id, body, signal) {
            const { method, bodyOf } = requests.update;
            await askAsAuthor(id, { method, body: bodyOf(body) }, signal);
            return { id, body, url: urlOf(id) };
        },
        async remove(id, signal) {
            await askAsAuthor(id, { method: 'DELETE' }, signal).catch((error) => {
                if (!hasFault(error, 'missing'))
                    throw error;
            });
        },
    };
}
function faultOf(status) {
    if ([401, 403].includes(status))
        return 'refused';
    if ([404, 410].includes(status))
        return 'missing';
    if ([400, 413, 422].includes(status))
        return 'invalid';
    return status === 429 ? 'limited' : 'unavailable';
}
const hasFault = (error, ...faults) => error instanceof service_error/* ServiceError */._7 && faults.includes(error.fault);

;// CONCATENATED MODULE: ./build/js/src/cli/post/gitlab.js


const gitlab = {
    name: 'GitLab',
    whyNone: (variable) => variable('CI_MERGE_REQUEST_IID') === ''
        ? 'this is no pipeline of a merge request (CI_MERGE_REQUEST_IID is not set); its jobs need the rule $CI_PIPELINE_SOURCE == "merge_request_event"'
        : undefined,
    variables: ['CI_API_V4_URL', 'CI_PROJECT_ID', 'CI_PIPELINE_ID', 'CI_JOB_ID'],
    token: {
        variable: 'GITLAB_TOKEN',
        hint: 'Create an access token of the project or of a bot account, with the scope api and the role Reporter, and store it as a masked variable in Settings > CI/CD > Variables. CI_JOB_TOKEN cannot write notes. Pipelines of forks do not have the variable.',
    },
    maxBytes: 900_000,
    markdown: gitLabMarkdown,
    job: (variable) => ({
        run: Number(variable('CI_PIPELINE_ID')),
        attempt: Number(variable('CI_JOB_ID')),
        job: variable('CI_JOB_NAME'),
        head: variable('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA') || variable('CI_COMMIT_SHA'),
        url: variable('CI_JOB_URL'),
    }),
    requests(variable) {
        const [project, request] = [
            variable('CI_MERGE_REQUEST_PROJECT_ID') || variable('CI_PROJECT_ID'),
            variable('CI_MERGE_REQUEST_IID'),
        ].map(encodeURIComponent);
        const path = `/projects/${project}/merge_requests/${request}/notes`;
        return {
            api: variable('CI_API_V4_URL').replace(/\/$/, ''),
            headers: { 'private-token': variable('GITLAB_TOKEN') },
            author: { method: 'GET', path: '/user', schema: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }).transform(({ id }) => id) },
            list: (page) => ({
                method: 'GET',
                path: `${path}?sort=asc&order_by=created_at&per_page=${PAGE}&page=${page}`,
                schema: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* int */.Whr(), body: schemas/* string */.YjP(), author: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }).nullish() }))
                    .transform((notes) => ({
                    comments: notes.map(({ id, body, author }) => ({ id, body, author: author?.id })),
                    isLast: notes.length < PAGE,
                })),
            }),
            create: (body) => ({ method: 'POST', path, body: { body }, schema: schemas/* object */.Ikc({ id: schemas/* int */.Whr() }) }),
            pathOf: (id) => `${path}/${id}`,
            update: { method: 'PUT', bodyOf: (body) => ({ body }) },
            urlOf: (id) => `${variable('CI_MERGE_REQUEST_PROJECT_URL') || variable('CI_PROJECT_URL')}/-/merge_requests/${request}#note_${id}`,
        };
    },
};
const PAGE = 100;

;// CONCATENATED MODULE: ./build/js/src/cli/post/post.js







const SYSTEMS = { gitlab: gitlab, azure: azure, bitbucket: bitbucket };
const postSystems = ['gitlab', 'azure', 'bitbucket'];
const POST_MS = 60_000;
function postReporter(system, { key, head }, { env, signal, ...deps }) {
    const described = SYSTEMS[system];
    const { variables, token } = described;
    const variable = (name) => env[name]?.trim() ?? '';
    const why = described.whyNone(variable);
    if (why !== undefined) {
        const receipt = { kind: 'notNeeded', name: `comment in ${described.name}`, why };
        return { name: receipt.name, deliver: async () => receipt };
    }
    const systemSetsThem = `${described.name} sets them in its jobs.`;
    const missing = [...variables, token.variable].filter((name) => variable(name) === '');
    if (missing.length > 0) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `--post ${system} needs ${missing.join(', ')}, which this job does not have`, {
            hint: missing.includes(token.variable) ? token.hint : systemSetsThem,
        });
    }
    deps.redactor.learn((0,secret_names/* wholeSecret */.ii)(variable(token.variable)));
    const { run, attempt, job, ...ofJob } = described.job(variable);
    if (![run, attempt].every(Number.isSafeInteger)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `--post ${system} cannot read the number of this pipeline or of its job`, {
            found: `${run} and ${attempt}`,
            hint: systemSetsThem,
        });
    }
    const api = { name: described.name, requests: described.requests(variable) };
    return (0,comment_reporter/* commentReporter */.J)({
        comments: postedComments(api, deps),
        clock: deps.clock,
        mode: 'always',
        run,
        attempt,
        job,
        context: {
            key,
            head: head ?? ofJob.head,
            attempt: 1,
            runUrl: ofJob.url,
            linkTo: () => undefined,
            dialect: described.markdown,
        },
        maxBytes: described.maxBytes,
        whyRefused: token.hint,
        signal: () => AbortSignal.any([signal, AbortSignal.timeout(POST_MS)]),
    });
}

;// CONCATENATED MODULE: ./build/js/src/cli/commands/report.js









































const NAMES = [
    'outputDirectory',
    'workingDirectory',
    ...report_inputs/* readingInputs */.oI,
    'confirmCommand',
    'expectedShards',
    ...settings/* decidingInputs */.hH,
    'html',
    'commentKey',
    'commitSha',
    'redact',
    'redactUnknown',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
];
const report_command = (0,command/* defineCommand */.N)({
    summary: 'Report existing results: writes the reports of a pull request to files, and runs no evals.',
    help: `
Examples:
  eval-action report .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action report 'shards/*' -o report
  eval-action report results.jsonl --threshold 0.8
  eval-action report results.xml --baseline main.xml --confirm-command 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}'
  eval-action report results.jsonl --check
  eval-action report results/new --post gitlab

It writes report.html, comment.md, summary.md, annotations.txt, junit.xml, ctrf.json and report.json.
Exit codes: 0 passed, 1 failed, 2 not measured.`,
    flags(parser) {
        parser
            .argument('<results...>', 'run folders, results files or globs; ! excludes')
            .option('--check', 'print what is read from the files, and write nothing')
            .option('--post <SYSTEM>', 'also update one comment in the merge request of this job, as --comment-key says which: gitlab, azure or bitbucket');
        (0,cli_flags/* addReportFlags */.FU)(parser, NAMES, { commentKey: { default: COMMENT_KEY }, commitSha: { default: 'none' } });
    },
    options(results, flags) {
        const isCheck = flags['check'] === true;
        const { post } = (0,cli_flags/* flagValues */.NW)({ post: (0,input_values/* oneOf */.yL)(...postSystems).optional() }, flags);
        if (isCheck && post !== undefined)
            throw (0,errors/* userError */.IF)('INPUT_INVALID', '"--check" writes nothing: it does not accept --post');
        const inputs = report_inputs/* reportSettings */.kC.parse({ ...(0,cli_flags/* flagTexts */.xU)(NAMES, flags), results: results.join('\n') }, cli_flags/* flagSpelling */.d6);
        return { inputs, isCheck, post };
    },
    startsPrograms: ({ inputs }) => inputs.confirmCommand !== undefined,
    async run({ inputs, isCheck, post }, runtime, terminal) {
        await (0,environments/* learnSecretsHere */.GK)(runtime, inputs.workingDirectory);
        if (isCheck)
            return checkResults(inputs, runtime, terminal);
        const { commentKey: key = COMMENT_KEY, commitSha: head } = inputs;
        const reporter = post && postReporter(post, { key, head }, runtime);
        return writeReports(inputs, reporter, { runtime, terminal });
    },
});
const COMMENT_KEY = 'evals';
async function writeReports(reportInputs, post, { runtime, terminal }) {
    const { files } = runtime;
    const { run: read, gateInputs, paths, inputs, cwd, isSharded } = await readRun(reportInputs, runtime);
    const folder = (0,external_node_path_.resolve)(cwd, inputs.outputDirectory ?? report_folder/* REPORT_FOLDER */.mk);
    await (0,report_folder/* prepareFolder */.G8)(folder, paths, files);
    const run = await (0,confirm_command.confirmByCommand)(read, { inputs, gateInputs, paths }, runtime);
    const context = (0,local_page/* localPage */.j)(inputs, run, runtime);
    const report = await (0,with_trend/* withFirstDifferences */.$s)((0,report_on/* reportOn */.S)(run, {
        ...gateInputs,
        commit: (0,reported_commit/* reportedCommit */.$)(inputs, undefined),
        program: (0,how_called/* howCalled */.u)(runtime, cwd),
        notRerun: (0,report_on/* notRerun */.e)(run, { inputs }),
    }), () => context.baseAnswers(gateInputs.baseline));
    const { commentKey: key = COMMENT_KEY, commitSha: head = '' } = inputs;
    const comment = { key, head, attempt: 1, runUrl: '', linkTo: () => undefined };
    const traced = { inputs, runtime: await (0,telemetry_traces.withEnvFiles)(inputs, runtime), folder };
    const commands = (all) => (0,annotations/* annotations */.hk)(all).map((one) => `${(0,annotations/* annotationCommand */.jx)(one)}\n`);
    const reporters = [
        ...(0,file_reporters/* fileReporters */.v)(folder, files, { comment }),
        ...(0,telemetry_traces.traceFileReporters)(traced, files),
        (0,file/* fileReporter */.C)(report_folder/* ANNOTATIONS_FILE */.G2, (0,external_node_path_.join)(folder, report_folder/* ANNOTATIONS_FILE */.G2), (all) => commands(all).join(''), files),
    ];
    const written = await (0,deliver/* deliverInTurn */.EI)(reporters, report);
    const evidence = isSharded && (await (0,store_evidence/* leaveEvidence */.zb)(report, { run, folder, gateInputs }, runtime));
    const page = await (0,page_reporter.writePage)(report, { run, folder, gateInputs }, context, runtime);
    const traces = await (0,telemetry_traces.exportToBackends)(report, traced);
    const posted = await (0,deliver/* deliverInTurn */.EI)((0,blocks/* present */.Eb)(post), report);
    terminal.print((0,terminal_terminal/* resultTable */.AD)(report, terminal));
    for (const text of new Set(run.unreadable?.map(errors/* problemText */.fI)))
        terminal.complain(text);
    const shown = [...page, ...written]
        .filter((receipt) => receipt.kind === 'delivered')
        .map(({ name, where }) => ({ label: LABELS[name] ?? name, path: (0,shown_path/* shownPath */.p)(where, runtime.cwd) }));
    if (evidence)
        shown.push({ label: 'evidence', path: (0,shown_path/* shownPath */.p)((0,external_node_path_.join)(folder, evidence_files/* RUN_EVIDENCE */.K$), runtime.cwd) });
    for (const receipt of posted)
        if (receipt.kind === 'delivered')
            shown.push({ label: 'posted', path: receipt.where });
    const here = { program: (0,how_called/* howCalled */.u)(runtime, runtime.cwd), workingDirectory: inputs.workingDirectory };
    terminal.print(`\n${(0,terminal_terminal/* nextSteps */.Zn)({ files: shown, report, here }, terminal)}`);
    (0,deliver/* complainAbout */.p3)([...page, ...written, ...traces, ...posted], (text) => terminal.complain(text));
    return (0,exit_code/* exitCodeOf */.FO)(report);
}
const LABELS = {
    'report.html': 'page',
    'comment.md': 'comment',
    'summary.md': 'summary',
    'report.json': 'for programs',
    'index.md': 'for coding agents',
    'failures.jsonl': '',
    'junit.xml': 'test reports',
    'ctrf.json': '',
    [report_folder/* ANNOTATIONS_FILE */.G2]: 'annotations',
};
async function readRun(reportInputs, runtime) {
    const { files, clock, redactor } = runtime;
    const policy = await (0,policy_policy/* findPolicy */.i6)(reportInputs, runtime);
    const inputs = { ...reportInputs, ...policy.inputs };
    redactor.configure(inputs);
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const paths = await (0,result_paths/* resultPaths */.O)(inputs.results, { cwd, files });
    const reporting = { inputs, redactor, now: clock.now() };
    const { run: made, shard } = await (0,reported_run/* reportedRun */.T_)({ paths, site: { cwd, files } }, inputs.expectedShards, reporting);
    const imports = (0,reported_run/* importsOf */.c5)(inputs, runtime, made);
    const at = shard === undefined
        ? { startedAt: made.startedAt }
        : { startedAt: shard.baselineUntil, latest: new Date(clock.now()).toISOString() };
    const gateInputs = await (0,gate_inputs/* findGateInputs */.q0)({ ...policy, inputs }, { ...runtime, ...at, imports });
    const judged = (0,run_agreement/* withAgreement */.H)(made, inputs, await (0,label_store/* readStoredLabels */.l2)({ cwd, files }));
    const run = (0,gate_inputs/* withWarnings */.oV)(judged, gateInputs.warnings);
    return { run, gateInputs, paths, inputs, imports, cwd, isSharded: shard !== undefined };
}
async function checkResults(inputs, runtime, terminal) {
    const { files, redactor } = runtime;
    redactor.configure(inputs);
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, inputs.workingDirectory);
    const paths = await (0,result_paths/* resultPaths */.O)(inputs.results, { cwd, files });
    const read = await (0,read_results.readResults)(paths, { cwd, files }, { ...inputs, redactor });
    await (0,environments/* learnSecretsOfSuites */.os)(read.run.results, { cwd, files, redactor });
    const shown = redactor.deep(read);
    const { complete, results, unreadable = [] } = shown.run;
    const isReportable = complete && results.length > 0;
    const wrong = unreadable.length > 0 ? (0,text_text/* plural */.LS)('error', unreadable.length) : 'incomplete';
    const result = isReportable ? 'nothing wrong' : complete ? 'there is nothing to report' : wrong;
    const ofFiles = new Set(shown.files.flatMap(({ run }) => [...(run.unreadable ?? []), ...run.warnings]));
    const common = shown.problems.filter((problem) => !ofFiles.has(problem)).map(problemLine);
    const blocks = [
        ...shown.files.map((file) => [(0,escape_terminal/* oneLine */.T)(file.shown), ...fileLines(file).map(lineOf)]),
        ...(common.length > 0 ? [common.map(lineOf)] : []),
        [`${(0,text_text/* plural */.LS)('test', results.length)} read: ${result}`],
    ];
    const shownLines = blocks.map((lines) => lines.flatMap((line) => (0,columns/* hanging */.rM)(line, terminal.width)).join('\n'));
    terminal.print(shownLines.join('\n\n'));
    return isReportable ? 0 : 2;
}
const MAX_NAMES = 10;
const MAX_PROBLEMS = 20;
const lineOf = ([label, text]) => `  ${label}: ${(0,escape_terminal/* oneLine */.T)(text)}`;
function fileLines({ run, isOfAgentv5 }) {
    const [file] = run.imported ?? [];
    const { results, planned, unreadable = [] } = run;
    const ours = isOfAgentv5 ? 'run folder of AgentV 5' : 'eval-action or AgentV';
    const tool = file && (0,imported_line/* toolOf */.wS)(file);
    const format = file?.tool === file?.format ? `${tool} (${file?.format})` : `${file?.format}, written by ${tool}`;
    const notes = file === undefined ? [] : (0,imported_line/* weaknessesOf */.PA)([file]);
    if (file?.unknownKeys?.length)
        notes.push(`unknown keys are ignored: ${file.unknownKeys.join(', ')}`);
    return [
        ['format', file === undefined ? ours : format],
        ['tests', testsOf(results)],
        ['suites', namesOf(results, 'suite')],
        ['targets', namesOf(results, 'target')],
        ...(file === undefined || results.length === 0 ? [] : [['identity', IDENTITY[file.identity]]]),
        ...(run.complete ? [] : [['incomplete', `${results.length} of ${(0,text_text/* plural */.LS)('test', planned)}`]]),
        ...notes.map((text) => ['note', text]),
        ...run.warnings.map(problemLine),
        ...unreadable.slice(0, MAX_PROBLEMS).map(problemLine),
    ];
}
const IDENTITY = {
    declared: 'every test has an id',
    named: 'tests are recognized by their names; a new name makes a new test',
    content: 'some tests have neither id nor name, and are recognized by their input',
};
function testsOf(results) {
    const trials = results.reduce((sum, result) => sum + (result.trials?.length ?? 1), 0);
    const kinds = results.map((result) => (0,result_outcome/* outcomeOf */.sG)(result).kind);
    const ends = ['passed', 'failed', 'errored', 'not-run'].flatMap((kind) => {
        const count = kinds.filter((each) => each === kind).length;
        return count === 0 ? [] : [`${count} ${kind.replace('-', ' ')}`];
    });
    const counts = `${(0,text_text/* plural */.LS)('test', results.length)} with ${(0,text_text/* plural */.LS)('trial', trials)}`;
    return ends.length === 0 ? counts : `${counts}: ${ends.join(', ')}`;
}
function namesOf(results, key) {
    const names = [...new Set(results.map((result) => result[key]))];
    const shown = names.slice(0, MAX_NAMES).join(', ');
    return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown || 'none';
}
const problemLine = (problem) => {
    const where = problem.location === undefined ? '' : `${(0,suite_location/* locationText */.f)(problem.location)}: `;
    return [problem.severity, where + [(0,errors/* sentenceOf */.s$)(problem), problem.hint ?? []].flat().join('. ')];
};


/***/ }),

/***/ 57357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ addReportFlags),
/* harmony export */   NW: () => (/* binding */ flagValues),
/* harmony export */   TH: () => (/* binding */ addGroupedFlags),
/* harmony export */   UI: () => (/* binding */ addFlag),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   YE: () => (/* binding */ CLEANING),
/* harmony export */   d6: () => (/* binding */ flagSpelling),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   hN: () => (/* binding */ addInputFlags),
/* harmony export */   rO: () => (/* binding */ refuseUnused),
/* harmony export */   uK: () => (/* binding */ LIMIT),
/* harmony export */   xU: () => (/* binding */ flagTexts)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26921);
/* harmony import */ var _config_input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35745);
/* harmony import */ var _config_report_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54570);
/* harmony import */ var _config_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37965);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7126);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56290);







const flagNames = _config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .inputNames */ .vj.filter((name) => name !== 'evals' && (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .sourcesOf */ .u0)(name).includes('flag'));
function addGroupedFlags(command) {
    for (const [group, names] of Object.entries(_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .inputGroups */ .Dk)) {
        const flags = flagNames.filter((name) => names.includes(name));
        addInputFlags(command, flags, { heading: `${group} options:` });
    }
}
function addInputFlags(command, names, { heading = '' } = {}) {
    for (const name of names)
        addFlag(command, name, { docs: (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .docsOf */ .fE)(name), isList: isList(name), heading });
}
function addReportFlags(command, names, defaults = {}) {
    for (const name of names) {
        const docs = { ..._config_report_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .reportSettings */ .kC.docsOf(name), ...defaults[name] };
        addFlag(command, name, { docs, isList: ['baseline', 'redact', 'otel'].includes(name) });
    }
}
function addFlag(command, name, { docs, isList, heading = '' }) {
    const { description, default: otherwise, value } = docs;
    const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
    const long = FAMILIAR[name] ?? `--${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .kebab */ .i9)(name)}`;
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`, `${description} (default: ${otherwise})`.replaceAll('`', ''));
    if (isList)
        option.argParser(collected);
    if (heading !== '')
        option.helpGroup(heading);
    command.addOption(option);
    if (FAMILIAR[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .kebab */ .i9)(name)}${placeholder}`).hideHelp());
    if (NONE[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .kebab */ .i9)(name)}`).hideHelp());
}
const inputsOf = (evals, flags) => (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parseInputs */ .TL)({ ...flagTexts(flagNames, flags), evals: evals.join('\n') }, flagSpelling);
const flagTexts = (names, flags) => Object.fromEntries(names.map((name) => {
    const words = flagSpelling(name).replace(/^--/, '');
    const attribute = words.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
    const value = flags[attribute] ?? flags[name];
    if (value === undefined)
        return [name, undefined];
    if (value === false)
        return [name, NONE[name] ?? 'false'];
    if (value === true)
        return [name, ALONE[name] ?? 'true'];
    return [name, Array.isArray(value) ? value.join('\n') : String(value)];
}));
const flagSpelling = (name) => name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .kebab */ .i9)(name)}`);
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
    otel: '--otel-backend',
};
const SHORT = { outputDirectory: '-o' };
const ALONE = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last', bail: '1' };
const NONE = { cache: 'off', html: 'false' };
const isList = (name) => ['text', 'otlp'].some((value) => Array.isArray(_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .inputsSchema */ .rS.shape[name].safeParse(value).data));
const collected = (value, before = []) => [...before, value];
function flagValues(shape, flags) {
    const texts = flagTexts(Object.keys(shape), { ...flags });
    const empty = Object.keys(texts).find((name) => texts[name]?.trim() === '');
    if (empty !== undefined)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .userError */ .IF)('INPUT_INVALID', `"${flagSpelling(empty)}" must be a value, and is empty`);
    return (0,_config_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTexts */ .oh)(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(shape), texts, flagSpelling);
}
const LIMIT = { limit: (0,_config_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(1, 1_000_000).default(20) };
const CLEANING = { olderThan: _config_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .age */ .KW.optional(), maxSize: _config_input_values_js__WEBPACK_IMPORTED_MODULE_2__/* .size */ .Ej.optional() };
function refuseUnused(command, action, args) {
    for (const [name, value, ...actions] of args) {
        if (value === undefined || actions.includes(action))
            continue;
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .userError */ .IF)('INPUT_INVALID', `"${command} ${action}" does not accept ${name}`, {
            hint: `Use it with ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .orList */ .A3)(actions.map((each) => `"${command} ${each}"`))}.`,
        });
    }
}


/***/ }),

/***/ 35927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ MAX_PROGRAMS),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   Xo: () => (/* binding */ boundedExec),
/* harmony export */   aT: () => (/* binding */ runForText),
/* harmony export */   bQ: () => (/* binding */ endedHow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29119);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _model_values_never_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76794);




function endedHow(result, timeoutMs) {
    switch (result.kind) {
        case 'killed':
            return `was ended by ${result.signal}`;
        case 'notStarted':
            return `could not be started: ${result.message}`;
        case 'timedOut':
            return `was stopped after ${timeoutMs / 1000} seconds`;
        case 'flooded':
            return `was stopped because it wrote more than 10 MiB to ${result.stream}`;
        case 'cancelled':
            return 'was cancelled';
        default:
            return (0,_model_values_never_js__WEBPACK_IMPORTED_MODULE_3__/* .never */ .Z)(result);
    }
}
async function lookUp(path, wanted, { files, suiteFolder, searchRoots }) {
    const below = path.replace(/^[/\\]+/, '');
    const roots = new Set([suiteFolder, ...searchRoots]);
    for (const candidate of [...((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path) ? [path] : []), ...Array.from(roots, (root) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, below))]) {
        if ((await files.state(candidate)) === wanted)
            return candidate;
    }
    return undefined;
}
const MAX_PROGRAMS = 8;
function boundedExec(exec, most) {
    const waiting = new Set();
    let running = 0;
    const turn = async (signal) => {
        if (signal.aborted)
            return false;
        if (running < most) {
            running += 1;
            return true;
        }
        return new Promise((resolve) => {
            const begin = () => {
                signal.removeEventListener('abort', giveUp);
                resolve(true);
            };
            const giveUp = () => {
                waiting.delete(begin);
                resolve(false);
            };
            waiting.add(begin);
            signal.addEventListener('abort', giveUp, { once: true });
        });
    };
    const over = () => {
        const [next] = waiting;
        if (next === undefined) {
            running -= 1;
            return;
        }
        waiting.delete(next);
        next();
    };
    return {
        async run(request, signal) {
            if (!(await turn(signal)))
                return NOT_BEGUN;
            try {
                return await exec.run(request, signal);
            }
            finally {
                over();
            }
        },
    };
}
const NOT_BEGUN = { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
const DEFAULT_TIMEOUT_MS = 5 * 60_000;
const MAX_COMPLAINT_LENGTH = 2_000;
async function runForText(program, { submission: { workspacePath }, deps, signal }) {
    const { exec, scripts, childEnv, timeoutMs = DEFAULT_TIMEOUT_MS } = deps;
    const env = { ...childEnv, ...(workspacePath !== undefined && { AGENTV_WORKSPACE_PATH: workspacePath }) };
    const request = await scripts.forGrader({ ...program, env, timeoutMs, maxBytes: _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_OUTPUT_BYTES */ .$ });
    const result = await exec.run(request, signal);
    if (result.kind !== 'exited')
        return { kind: 'broken', why: `it ${endedHow(result, timeoutMs)}` };
    if (result.exitCode !== 0) {
        const complaint = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutStart */ .Dr)(result.stderr.trim(), MAX_COMPLAINT_LENGTH);
        const why = `it ended with exit code ${result.exitCode}${complaint === '' ? '' : `: ${complaint}`}`;
        return { kind: 'broken', why };
    }
    const text = result.stdout.replaceAll('\r\n', '\n').trim();
    return text === '' ? { kind: 'broken', why: 'it printed nothing' } : { kind: 'printed', text };
}


/***/ }),

/***/ 72252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ retryAfter)
/* harmony export */ });
function retryAfter(headers, now) {
    const ms = headers.get('retry-after-ms')?.trim() ?? '';
    if (isCount(ms))
        return Number(ms);
    const text = headers.get('retry-after')?.trim() ?? '';
    if (isCount(text))
        return Number(text) * 1000;
    const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
const isCount = (text) => /^\d{1,12}(\.\d{1,6})?$/.test(text);


/***/ }),

/***/ 68681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   _I: () => (/* binding */ scrub),
/* harmony export */   _O: () => (/* binding */ USER_AGENT),
/* harmony export */   bE: () => (/* binding */ post),
/* harmony export */   c3: () => (/* binding */ refusalIn),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   jL: () => (/* binding */ withHeaders),
/* harmony export */   lZ: () => (/* binding */ serverWords),
/* harmony export */   pV: () => (/* binding */ noReplyWords),
/* harmony export */   s1: () => (/* binding */ clientOptions),
/* harmony export */   tN: () => (/* binding */ send)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23291);
/* harmony import */ var _model_text_retry_after_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72252);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56290);
/* harmony import */ var _model_values_depth_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2493);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92838);







const MAX_REPLY_BYTES = 32 * 1024 * 1024;
const USER_AGENT = { 'user-agent': 'eval-action' };
class StatusError extends Error {
    status;
    headers;
    text;
    constructor(status, headers, text) {
        super('refused');
        this.status = status;
        this.headers = headers;
        this.text = text;
    }
}
class NoReply extends Error {
    reason;
    constructor(reason) {
        super('no reply');
        this.reason = reason;
    }
}
const post = (http, url, request) => send(http, url, { method: 'POST', ...request });
async function send(http, url, request) {
    try {
        const reply = await http(url, { ...request, redirect: 'manual' });
        const decoder = new TextDecoder();
        let text = '';
        let bytes = 0;
        for await (const chunk of reply.body ?? []) {
            bytes += chunk.byteLength;
            if (bytes > MAX_REPLY_BYTES)
                throw new Error(`the reply is longer than ${MAX_REPLY_BYTES} bytes`);
            text += decoder.decode(chunk, { stream: true });
        }
        text += decoder.decode();
        if (reply.ok)
            return text;
        throw new StatusError(reply.status, reply.headers, text);
    }
    catch (error) {
        throw error instanceof StatusError ? error : new NoReply(error);
    }
}
const NO_TIMEOUT_MS = 2_147_483_647;
const clientOptions = (http) => ({
    fetch: async (url, { headers, body, signal } = {}) => {
        const sent = [...new Headers(headers)].filter(([name]) => !name.startsWith('x-stainless-'));
        const request = { headers: Object.fromEntries(sent), body: String(body), signal: signal };
        return new Response(await post(http, String(url), request));
    },
    maxRetries: 0,
    timeout: NO_TIMEOUT_MS,
    logLevel: 'off',
});
function withHeaders(client, defaultHeaders) {
    if (!('_options' in client))
        throw new Error('the client library keeps its options elsewhere');
    return Object.assign(client, { _options: Object.assign({}, client._options, { defaultHeaders }) });
}
function* causes(error) {
    let current = error;
    for (let depth = 0; depth < 8 && current !== undefined; depth += 1) {
        yield current;
        current = current instanceof Error ? current.cause : undefined;
    }
}
const refusalIn = (error) => [...causes(error)].find((cause) => cause instanceof StatusError);
const ONE_REQUEST = [400, 413, 422];
const KEY_REFUSED = /API_KEY_INVALID|API key (?:not valid|expired)/;
const NO_CREDIT = /"insufficient_quota"/;
const ADVICE = {
    401: 'it refused the key: check the variable behind api_key',
    403: 'the key may not do this: check the key and the model of the target',
    404: 'check the model and the address (base_url or endpoint) of the target',
};
const REDIRECTS = 'it redirects, and the key only goes where the target says: check the address (base_url or endpoint) of the target';
function noReplyWords(error, key = '') {
    const noReply = [...causes(error)].find((cause) => cause instanceof NoReply);
    if (noReply === undefined)
        return undefined;
    const reasons = [...causes(noReply.reason)].map((cause) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(cause) ?? (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(cause));
    return scrub(reasons.findLast(Boolean) ?? 'no reason given', key);
}
function failureOf(error, { url, key, now }) {
    const noReply = noReplyWords(error, key);
    if (noReply !== undefined)
        return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('provider', `No reply from the model server at ${url}: ${noReply}`);
    const refusal = refusalIn(error);
    if (refusal === undefined) {
        const words = scrub((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error), key);
        return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)('bug', `The model client broke, which is a bug of eval-action: ${words}`);
    }
    const { status, headers, text } = refusal;
    const isKeyRefused = status === 401 || (status === 400 && KEY_REFUSED.test(text));
    const isPermanent = ONE_REQUEST.includes(status) || NO_CREDIT.test(text);
    const words = isKeyRefused ? '' : scrub(wordsOf(text), key);
    const advice = status < 400 ? REDIRECTS : ADVICE[isKeyRefused ? 401 : status];
    const message = [`The model server at ${url} answered HTTP ${status}${words && `: ${words}`}`, advice];
    const delay = /"retryDelay":\s{0,9}"(\d{1,9}(?:\.\d{1,9})?)s"/.exec(text.slice(0, 20_000))?.[1];
    return (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .failed */ .gz)(isKeyRefused ? 'auth' : classOfStatus(status), message.filter(Boolean).join(' \u2014 '), {
        httpStatus: status,
        permanent: isPermanent || undefined,
        retryAfterMs: (0,_model_text_retry_after_js__WEBPACK_IMPORTED_MODULE_3__/* .retryAfter */ .P)(headers, now) ?? (delay === undefined ? undefined : Math.ceil(Number(delay) * 1000)),
    });
}
function classOfStatus(status) {
    if (status === 429)
        return 'rate_limit';
    if (status >= 500 || [408, 409, ...ONE_REQUEST].includes(status))
        return 'provider';
    return status === 403 ? 'auth' : 'config';
}
function wordsOf(text) {
    const body = (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_)(text);
    if (body !== undefined)
        return (0,_model_values_depth_js__WEBPACK_IMPORTED_MODULE_5__/* .isDeeperThan */ .hz)(body, _model_values_depth_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_JSON_DEPTH */ .KX) ? '' : serverWords(body);
    if (!text.trimStart().startsWith('<'))
        return text;
    return /<title[^>]{0,200}>([^<]{1,1000})/i.exec(text.slice(0, 10_000))?.[1] ?? 'an HTML page';
}
const MAX_QUOTE = 300;
const MIN_KEY_PART = 8;
function scrub(text, key = '') {
    const oneLine = (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(text, 10 * MAX_QUOTE)
        .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .trim();
    const clean = withoutKey(oneLine, key).replace(/\S*\*{2,}\S*|\bsk-\S+/g, '[key]');
    return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(clean, MAX_QUOTE);
}
function withoutKey(text, key) {
    if (key === '')
        return text;
    if (key.length < MIN_KEY_PART) {
        const isKey = (word) => word.includes(key) && word.length < key.length + 3;
        return text.replace(/[^ ]+/g, (word) => (isKey(word) ? '[key]' : word));
    }
    let clean = '';
    for (let at = 0; at < text.length;) {
        let length = 0;
        while (at + length < text.length && key.includes(text.slice(at, at + length + 1)))
            length += 1;
        clean += length >= MIN_KEY_PART ? '[key]' : text.charAt(at);
        at += length >= MIN_KEY_PART ? length : 1;
    }
    return clean;
}
const WORD_KEYS = [
    ...['error', 'fault', 'message', 'Message', 'msg', 'faultstring', 'detail', 'details', 'errors', 'messages'],
    ...['error_description', 'title', 'reason', 'metadata', 'raw'],
];
const MAX_ITEMS = 3;
const serverWords = (body) => wordsIn(body) ?? JSON.stringify(body);
function wordsIn(value) {
    if (typeof value === 'string')
        return value.trim() === '' ? undefined : value;
    if (Array.isArray(value)) {
        return (value
            .slice(0, MAX_ITEMS)
            .flatMap((item) => wordsIn(item) ?? [])
            .join('; ') || undefined);
    }
    if (!(0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_6__/* .isMapping */ .pi)(value))
        return undefined;
    const said = new Set(WORD_KEYS.flatMap((key) => wordsIn(value[key]) ?? []));
    return [...said].slice(0, MAX_ITEMS).join(': ') || undefined;
}


/***/ }),

/***/ 4513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ extraTrialsFrom),
/* harmony export */   bq: () => (/* binding */ hasOnlyLastAttempts),
/* harmony export */   kj: () => (/* binding */ pairedWith)
/* harmony export */ });
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56290);
/* harmony import */ var _model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70110);
/* harmony import */ var _result_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45515);
/* harmony import */ var _read_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72533);





async function extraTrialsFrom(paths, run, site, imports) {
    const results = [];
    const unreadable = [];
    for (const path of paths) {
        const { run: again } = await (0,_read_results_js__WEBPACK_IMPORTED_MODULE_4__.readResults)([path], site, imports);
        const why = again.stopped === 'broken-off' ? 'incomplete' : hasOnlyLastAttempts(again) ? 'only the last attempts' : '';
        const hint = why.startsWith('only') ? 'Switch the retries of the tool off.' : undefined;
        const message = `The extra trials in ${path} are ${why}`;
        results.push(...again.results);
        if (again.unreadable !== undefined)
            unreadable.push(...again.unreadable);
        else if (why !== '')
            unreadable.push({ code: 'RESULTS_UNREADABLE', severity: 'error', message, hint });
    }
    return { ...pairedWith(run, results), unreadable };
}
function pairedWith(run, reruns) {
    const keyOf = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
    const groups = (0,_model_values_grouped_js__WEBPACK_IMPORTED_MODULE_2__/* .groupedBy */ .m)(run.results, keyOf);
    const results = [];
    const unknown = new Set();
    for (const rerun of reruns) {
        const group = groups.get(keyOf(rerun)) ?? [];
        const ofFile = group.find(({ suiteFile }) => suiteFile === rerun.suiteFile);
        const test = ofFile ?? (group.length === 1 ? group[0] : undefined);
        if (test === undefined)
            unknown.add(rerun.testId);
        else
            results.push(withPassMark({ ...rerun, suiteFile: test.suiteFile }, test.passMark));
    }
    const message = `The extra trials contain ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', unknown.size)} that the results do not have: ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)([...unknown])}`;
    return { results, warnings: unknown.size === 0 ? [] : [{ code: 'UNUSED', severity: 'warning', message }] };
}
function withPassMark(result, passMark) {
    if (result.passMark === passMark || result.importedFrom !== undefined)
        return result;
    const trials = result.trials?.map((trial) => {
        if (trial.status === 'execution_error')
            return trial;
        return { ...trial, status: trial.score >= passMark ? 'ok' : 'quality_failure' };
    });
    return (0,_result_of_js__WEBPACK_IMPORTED_MODULE_3__/* .atPassMark */ .cF)({ ...result, trials }, passMark);
}
const hasOnlyLastAttempts = ({ imported = [] }) => imported.some(({ attempts }) => attempts === 'last-only');


/***/ }),

/***/ 8846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirmByCommand: () => (/* binding */ confirmByCommand),
/* harmony export */   confirmByTool: () => (/* binding */ confirmByTool),
/* harmony export */   usableResults: () => (/* binding */ usableResults)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _config_confirm_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77566);
/* harmony import */ var _config_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20816);
/* harmony import */ var _gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83520);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71019);
/* harmony import */ var _model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46687);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56290);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10043);
/* harmony import */ var _results_run_folder_extra_trials_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4513);
/* harmony import */ var _results_run_folder_read_results_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(72533);
/* harmony import */ var _results_run_folder_reported_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(92204);
/* harmony import */ var _results_shards_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62017);
/* harmony import */ var _pipeline_decide_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(55964);
/* harmony import */ var _pipeline_gate_inputs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4657);
/* harmony import */ var _trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(20834);
/* harmony import */ var _trials_planners_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(86697);
/* harmony import */ var _run_tool_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(95418);
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



















async function confirmByCommand(run, { inputs, gateInputs, paths, whyNot }, runtime) {
    const { confirmCommand: command } = inputs;
    if (command === undefined)
        return run;
    const deciding = { sides: gateInputs, policy: (0,_config_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOf */ .US)(inputs) };
    const tool = {
        name: 'confirm-command',
        takesIds: command.includes('{tests}'),
        rerun: (tests) => rerunResults(tests, command, { inputs, paths, run }, runtime),
    };
    return confirmByTool(run, { deciding, tool, whyNot }, runtime);
}
async function confirmByTool(run, { deciding, tool, whyNot }, { signal, log, redactor }) {
    const { name } = tool;
    const suspects = (0,_trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .suspectsIn */ .Ah)(run, deciding);
    const reruns = new ToolReruns(run, name, suspects, redactor.deep);
    const isOpen = suspects.some((suspect) => reruns.isOpen(suspect));
    if (!isOpen && tool.control === undefined)
        return run;
    if (isOpen && whyNot !== undefined) {
        return (0,_pipeline_gate_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .withWarnings */ .oV)(run, [(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .aWarning */ .ot)('UNUSED', `${name} re-runs nothing here: ${whyNot}`)]);
    }
    const isOption = ({ of }) => tool.takesIds && of.test.testId.startsWith('-');
    for (const { key } of suspects.filter(isOption)) {
        reruns.explain(key, 'its id begins with "-", as an option of the tool: use {pattern} in place of {tests}');
    }
    for (let round = 1; !signal.aborted; round += 1) {
        const left = suspects.filter((suspect) => !isOption(suspect) && reruns.isOpen(suspect));
        if (left.length === 0)
            break;
        log.info(`Re-running ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)('suspected regression', left.length)} by ${name}, round ${round}`);
        const keys = left.map(({ key }) => key);
        reruns.take('confirmation', keys, await tool.rerun(reruns.testsOf(keys)));
        const acquittable = left.filter((suspect) => reruns.wantsControl(suspect)).map(({ key }) => key);
        if (tool.control === undefined || acquittable.length === 0)
            continue;
        reruns.take('control', acquittable, await tool.control(reruns.testsOf(acquittable)));
    }
    while (tool.control !== undefined && !signal.aborted) {
        const wanted = (0,_gate_suspected_regressions_js__WEBPACK_IMPORTED_MODULE_3__/* .controlsOf */ .ux)((0,_pipeline_decide_js__WEBPACK_IMPORTED_MODULE_14__/* .pairingOf */ .U)(reruns.finish(false), deciding.sides), deciding.policy);
        const keys = wanted.map(({ test }) => (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(test));
        if (keys.length === 0)
            break;
        const control = await tool.control(tool.selectsTests ? reruns.testsOf(keys) : undefined);
        if (reruns.take('control', keys, control) === 0)
            break;
    }
    return reruns.finish(signal.aborted);
}
class ToolReruns {
    #run;
    #name;
    #suspects;
    #withoutSecrets;
    #trials = {
        confirmation: new Map(),
        control: new Map(),
    };
    #added = [];
    #warnings = [];
    #causes = new Map();
    constructor(run, name, suspects, withoutSecrets) {
        this.#run = run;
        this.#name = name;
        this.#suspects = suspects;
        this.#withoutSecrets = withoutSecrets;
        const { confirmation } = this.#trials;
        for (const { key } of suspects)
            confirmation.set(key, []);
        for (const result of (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .extraResults */ .TX)(run, 'confirmation'))
            confirmation.get((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(result))?.push([result]);
    }
    isOpen(suspect) {
        return (0,_trials_planners_js__WEBPACK_IMPORTED_MODULE_17__/* .needsRerun */ .w3)(suspect, this.#measured('confirmation', suspect), { isDecided: _trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .isDecided */ .d$ });
    }
    wantsControl(suspect) {
        const reruns = this.#measured('confirmation', suspect).flat();
        return (0,_trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .wantsControl */ .lO)(suspect, reruns) && (0,_trials_planners_js__WEBPACK_IMPORTED_MODULE_17__/* .isShortOf */ .E$)(reruns.length, this.#measured('control', suspect));
    }
    testsOf(keys) {
        return this.#run.results.filter((result) => keys.includes((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(result)));
    }
    take(purpose, keys, rerun) {
        if (rerun === 'cancelled')
            return 0;
        const { results, warnings } = 'why' in rerun ? { results: [], warnings: [] } : (0,_results_run_folder_extra_trials_files_js__WEBPACK_IMPORTED_MODULE_10__/* .pairedWith */ .kj)(this.#run, rerun.results);
        const trials = this.#trials[purpose];
        const checkout = purpose === 'control' ? 'base' : 'head';
        let count = 0;
        for (const test of this.testsOf(keys)) {
            const key = (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(test);
            const ofTest = this.#withoutSecrets(results.filter((result) => (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(result) === key));
            const fresh = ofTest.filter((result) => !result.cached && !result.trials?.some(({ cached }) => cached));
            trials.set(key, [...(trials.get(key) ?? []), fresh]);
            for (const result of fresh)
                this.#added.push({ purpose, checkout, result: { ...result, index: test.index } });
            const [failure] = fresh.flatMap((result) => (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .failureOf */ .g5)(result) ?? []);
            if (fresh.some((result) => (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .targetTrials */ .FW)(result).length > 0))
                count += 1;
            else if (purpose === 'control')
                continue;
            else if ('why' in rerun)
                this.explain(key, `${this.#name}: ${rerun.why}`);
            else if (ofTest.length === 0)
                this.explain(key, `${this.#name} wrote no result of it`);
            else if (fresh.length === 0)
                this.explain(key, `${this.#name} answered from a cache`);
            else if (failure)
                this.explain(key, `its re-run ended in an error: ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_8__/* .cutEnd */ .ym)((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .T)(failure.message), MAX_LINE_LENGTH)}`);
        }
        if (purpose === 'confirmation')
            for (const problem of warnings)
                this.#warn(problem);
        if (purpose === 'control' && count === 0) {
            const why = 'why' in rerun ? rerun.why : 'none was measured';
            this.#warn((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .aWarning */ .ot)('UNUSED', `No control trials ran on the base commit: ${why}`));
        }
        else if ('why' in rerun)
            this.#warn((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .aWarning */ .ot)('RESULTS_UNREADABLE', `${this.#name} re-ran no test: ${rerun.why}`));
        return count;
    }
    explain(key, why) {
        this.#causes.set(key, this.#withoutSecrets(why));
    }
    #warn(problem) {
        const clean = this.#withoutSecrets(problem);
        if (!this.#warnings.some(({ message }) => message === clean.message))
            this.#warnings.push(clean);
    }
    finish(isCancelled) {
        const { unconfirmed: before = [], ...run } = (0,_pipeline_gate_inputs_js__WEBPACK_IMPORTED_MODULE_15__/* .withWarnings */ .oV)(this.#run, this.#warnings);
        const undecided = this.#suspects
            .filter((suspect) => !(0,_trials_gate_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .isDecided */ .d$)(suspect, this.#measured('confirmation', suspect).flat()))
            .map(({ key, of: { test } }) => {
            const { suite, suiteFile, testId, target } = test;
            return { suite, suiteFile, testId, target, why: this.#causes.get(key) };
        });
        const isKnown = (test) => this.#suspects.some(({ key }) => key === (0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_6__/* .resultKey */ .ZH)(test));
        const unconfirmed = [...before.filter((test) => !isKnown(test)), ...undecided];
        const extraTrials = (0,_results_shards_js__WEBPACK_IMPORTED_MODULE_13__/* .inReportOrder */ .ET)([...(run.extraTrials ?? []), ...this.#added]);
        const isCutOff = isCancelled && this.#suspects.some((suspect) => this.isOpen(suspect));
        return {
            ...run,
            ...(isCutOff && { complete: false, stopped: 'cancelled' }),
            extraTrials: extraTrials.length > 0 ? extraTrials : undefined,
            unconfirmed: unconfirmed.length > 0 ? unconfirmed : undefined,
        };
    }
    #measured(purpose, { key }) {
        return (this.#trials[purpose].get(key) ?? []).map((results) => results.flatMap(_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_5__/* .targetTrials */ .FW));
    }
}
const MAX_RERUN_MS = 30 * 60_000;
const MAX_LINE_LENGTH = 300;
async function rerunResults(tests, command, { inputs, paths, run }, runtime) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { files } = runtime;
        const cwd = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(runtime.cwd, inputs.workingDirectory);
        const scratch = __addDisposableResource(env_1, await files.scratchFolder('eval-action-confirm-'), true);
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(paths[0] ?? '');
        const output = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(scratch.path, /^[\w.-]+\.(?:jsonl?|xml|eval|ya?ml)$/i.test(name) ? name : 'results.jsonl');
        const quote = runtime.machine().platform === 'win32' ? _model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_7__/* .powerShellWord */ ._M : _model_text_shell_command_js__WEBPACK_IMPORTED_MODULE_7__/* .shellWord */ .r7;
        const filled = (0,_config_confirm_command_js__WEBPACK_IMPORTED_MODULE_1__/* .filledIn */ .AE)(command, { tests: (0,_config_confirm_command_js__WEBPACK_IMPORTED_MODULE_1__/* .namesInTool */ .oY)(tests), output }, quote);
        const process = { name: 'confirm-command', command: filled, cwd, env: runtime.programEnv({}) };
        const ended = await (0,_run_tool_js__WEBPACK_IMPORTED_MODULE_18__/* .runTool */ .q)({ ...process, timeoutMs: MAX_RERUN_MS }, runtime);
        if (ended === 'cancelled')
            return ended;
        const { why, exitCode, lastLines } = ended;
        const imports = (0,_results_run_folder_reported_run_js__WEBPACK_IMPORTED_MODULE_12__/* .importsOf */ .c5)(inputs, runtime, run);
        const rerun = why !== undefined
            ? { why }
            : (await files.state(output)) === 'missing'
                ? { why: `it ended with exit code ${exitCode} and wrote no {output}` }
                : await usableResults(() => (0,_results_run_folder_read_results_js__WEBPACK_IMPORTED_MODULE_11__.readResults)([output], { cwd: scratch.path, files, toolCwd: cwd }, imports));
        if ('why' in rerun)
            runtime.log.warn(`confirm-command re-ran no test: ${rerun.why}${lastLines}`);
        return rerun;
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
async function usableResults(read) {
    try {
        const { run } = await read();
        const { unreadable: [first] = [], stopped, results } = run;
        if (first !== undefined)
            return { why: `its results cannot be read: ${first.message}` };
        if (stopped === 'cancelled')
            return { why: 'the tool was cancelled' };
        if (stopped !== undefined)
            return { why: 'its results are incomplete: the tool was stopped while it wrote them' };
        return (0,_results_run_folder_extra_trials_files_js__WEBPACK_IMPORTED_MODULE_10__/* .hasOnlyLastAttempts */ .bq)(run)
            ? { why: 'its results have only the last attempts: switch the retries of the tool off in confirm-command' }
            : { results };
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UserError */ .yo))
            throw error;
        return { why: `its results cannot be read: ${error.problems[0]?.message ?? error.message}` };
    }
}


/***/ }),

/***/ 95418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ runTool)
/* harmony export */ });
/* harmony import */ var _graders_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35927);
/* harmony import */ var _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29119);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56290);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10043);




const MAX_LINES = 20;
const MAX_LINE_LENGTH = 300;
const STACK_FRAME = /^\s+at .+(?::\d+|\))(?: \{)?$/;
const HEARTBEAT_MS = 60_000;
async function runTool({ name, command, cwd, env, timeoutMs }, { exec, signal, log, redactor, clock }) {
    const over = new AbortController();
    const beat = async () => {
        for (let minutes = 1;; minutes += 1) {
            await clock.sleep(HEARTBEAT_MS, over.signal);
            if (over.signal.aborted)
                return;
            log.info(`${name} is still running, after ${minutes} min`);
        }
    };
    void beat();
    const ended = await exec
        .run({ command: { shell: command }, cwd, env, timeoutMs, maxBytes: _model_ports_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_OUTPUT_BYTES */ .$ }, signal)
        .finally(() => over.abort());
    if (ended.kind === 'cancelled')
        return 'cancelled';
    const lines = ('stdout' in ended ? [ended.stdout, ended.stderr] : [])
        .flatMap((text) => {
        const printed = redactor
            .text(text)
            .split('\n')
            .filter((line) => line.trim() !== '' && !STACK_FRAME.test(line));
        const last = printed.splice(-MAX_LINES / 2);
        const error = printed.findLast((line) => /^error\b/i.test(line));
        return error === undefined ? last : [error, ...last];
    })
        .map((line) => `\n  ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .T)(line), MAX_LINE_LENGTH)}`)
        .join('');
    const lastLines = lines === '' ? '' : `. Its last lines:${lines}`;
    return ended.kind === 'exited'
        ? { exitCode: ended.exitCode, lastLines }
        : { exitCode: -1, why: `it ${(0,_graders_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .endedHow */ .bQ)(ended, timeoutMs)}`, lastLines };
}


/***/ })

};
