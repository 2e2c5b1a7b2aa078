export const id = 8382;
export const ids = [8382];
export const modules = {

/***/ 25246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ SECOND_UPLOAD),
/* harmony export */   YJ: () => (/* binding */ artifactWriter),
/* harmony export */   YV: () => (/* binding */ isOwnServer),
/* harmony export */   fJ: () => (/* binding */ whyNoArtifacts)
/* harmony export */ });
/* unused harmony export openArtifactWriter */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84136);
/* harmony import */ var _retry_budget_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(780);
/* harmony import */ var _until_aborted_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74180);








function whyNoArtifacts(env) {
    if (!env['ACTIONS_RESULTS_URL'] || !env['ACTIONS_RUNTIME_TOKEN']) {
        return 'The runner does not support artifacts (ACTIONS_RESULTS_URL or ACTIONS_RUNTIME_TOKEN is not set)';
    }
    return isOwnServer(env['GITHUB_SERVER_URL'])
        ? 'GitHub Enterprise Server does not support artifacts of this kind'
        : undefined;
}
function isOwnServer(serverUrl) {
    const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
    return !(host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost'));
}
const SECOND_UPLOAD = '.again';
const SERVICE = "GitHub's artifact service";
function openArtifactWriter(retryBudget = new _retry_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .RetryBudget */ .K(SERVICE), secondMs = 1000) {
    const ask = async (work, signal, workMs = 0) => {
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(3838), __webpack_require__.e(908), __webpack_require__.e(1351), __webpack_require__.e(6799)]).then(__webpack_require__.bind(__webpack_require__, 76799));
        const once = async (within) => {
            try {
                return await (0,_until_aborted_js__WEBPACK_IMPORTED_MODULE_7__/* .untilAborted */ .E)(() => work(new DefaultArtifactClient()), within, SERVICE);
            }
            catch (error) {
                throw asServiceError(error);
            }
        };
        return (0,_retry_budget_js__WEBPACK_IMPORTED_MODULE_6__/* .retrying */ .R)(once, { retryBudget, signal, secondMs, workMs });
    };
    const uploaded = async ({ name, files, mayHaveSuffix = false }, signal, work) => {
        let broken;
        let isBegun = false;
        const once = async (client) => {
            try {
                return await work(client, name);
            }
            catch (error) {
                const failure = asServiceError(error);
                if (failure.fault !== 'taken' || broken === undefined) {
                    broken ??= failure;
                    isBegun ||= !/Failed to CreateArtifact/.test((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error));
                    throw failure;
                }
                const { artifacts } = await client.listArtifacts();
                const listed = artifacts.find((artifact) => artifact.name === name);
                if (listed !== undefined && isBegun)
                    return listed;
                if (listed !== undefined)
                    throw failure;
                if (mayHaveSuffix)
                    return work(client, `${name}${SECOND_UPLOAD}`);
                const message = `${broken.message}. GitHub keeps the name ${name} for the upload that broke: only a new run of the workflow can store it`;
                throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(broken.fault, message, { isFinal: true });
            }
        };
        try {
            const { id } = await ask(once, signal, _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .SLOWEST_MS_PER_MIB */ .SJ * ((await bytesOf(files)) / 2 ** 20));
            if (id === undefined)
                throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${SERVICE} accepted the artifact without an id`);
            return { kind: 'uploaded', id };
        }
        catch (error) {
            if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._ && error.fault === 'taken')
                return { kind: 'nameTaken' };
            throw error;
        }
    };
    return {
        upload: (artifact, signal) => uploaded(artifact, signal, (client, name) => {
            const { files, folder, retentionDays } = artifact;
            return client.uploadArtifact(name, [...files], folder, retentionDays === undefined ? {} : { retentionDays });
        }),
        uploadFile({ path, retentionDays }, signal) {
            const options = { skipArchive: true, retentionDays };
            return uploaded({ name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), files: [path] }, signal, (client, name) => client.uploadArtifact(name, [path], (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), options));
        },
        async remove(name, signal) {
            try {
                await ask((client) => client.deleteArtifact(name), signal);
            }
            catch (error) {
                if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._ && error.fault === 'missing'))
                    throw error;
            }
        },
    };
}
const artifactWriter = openArtifactWriter();
async function bytesOf(files) {
    const sizes = await Promise.all(files.map(async (file) => (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file)).size));
    return sizes.reduce((sum, size) => sum + size, 0);
}
function asServiceError(error) {
    if (error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._)
        return error;
    const said = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).replaceAll(/https?:\/\/\S+/g, 'its address'), MAX_MESSAGE_LENGTH);
    const { statusCode, code } = Object(error);
    if (typeof statusCode === 'number') {
        const name = typeof code === 'string' ? ` (${code})` : '';
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(faultOf(statusCode, said), `The store of GitHub's artifacts answered HTTP ${statusCode}${name}`);
    }
    const [, status, rest = ''] = /\((\d{3})\) ?(.*)/s.exec(said) ?? [];
    if (status !== undefined) {
        const why = rest.trim() === '' ? '' : `: ${rest.trim()}`;
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(faultOf(Number(status), said), `${SERVICE} answered HTTP ${status}${why}`);
    }
    if (/was not ok/.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${SERVICE} answered HTTP 200 and did not accept it`);
    if (/not found/i.test(said))
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('missing', `${SERVICE} does not have it`);
    const [, network] = /Unable to make request: (\w+)/.exec(said) ?? [];
    if (network !== undefined)
        return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._('unavailable', `${SERVICE} could not be reached: ${network}`);
    return new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._(faultOf(0, said), `${SERVICE} could not be used: ${said}`);
}
const MAX_MESSAGE_LENGTH = 300;
function faultOf(status, said) {
    if (status === 401 || status === 403 || /\bJWT\b/.test(said))
        return 'refused';
    if (status === 404)
        return 'missing';
    if (status === 409)
        return 'taken';
    if (status === 400 || status === 422 || /not valid/.test(said))
        return 'invalid';
    return status === 429 || /storage quota/.test(said) ? 'limited' : 'unavailable';
}


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

// EXTERNAL MODULE: ./build/js/src/model/grouped-problems.js
var grouped_problems = __webpack_require__(10664);
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
            const problems = error instanceof errors/* UserError */.yo ? (0,grouped_problems/* groupProblems */.U)(redactor.deep(error.problems)) : [];
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

/***/ 92718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   planAction: () => (/* binding */ planAction)
/* harmony export */ });
/* unused harmony export planOutputNames */
/* harmony import */ var _adapters_github_pulls_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30290);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24850);
/* harmony import */ var _reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4366);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82953);
/* harmony import */ var _baseline_evidence_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15454);
/* harmony import */ var _config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5649);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47781);
/* harmony import */ var _policy_policy_base_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3498);
/* harmony import */ var _shards_forecast_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54330);
/* harmony import */ var _shards_make_forecast_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36827);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(33723);
/* harmony import */ var _ask_service_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6261);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16734);
/* harmony import */ var _inside_workspace_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13580);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35825);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(44155);
/* harmony import */ var _untrusted_code_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(90388);


















const planOutputNames = [
    'matrix',
    'shards',
    'wanted',
    'label',
    'calls',
    'tokens',
    'cost-usd',
    'minutes',
    'smallest-detectable-drop',
    'headline',
];
const planAction = (host) => (0,_action_step_js__WEBPACK_IMPORTED_MODULE_11__/* .actionStep */ .J2)(_config_plan_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .planInputs */ .Zp, plan, { names: planOutputNames, without: outputsWithoutPlan }, host);
async function plan(asked, runtime, runner, end) {
    const event = await (0,_event_js__WEBPACK_IMPORTED_MODULE_13__/* .readEvent */ .j)(runtime.env, runtime.files);
    (0,_untrusted_code_js__WEBPACK_IMPORTED_MODULE_17__/* .refuseUntrustedCode */ .ot)(event, asked);
    const { checkout } = runner;
    await (0,_inside_workspace_js__WEBPACK_IMPORTED_MODULE_14__/* .requireInsideWorkspace */ .v)(asked, { ...runtime, checkout });
    const ofEvent = (0,_job_js__WEBPACK_IMPORTED_MODULE_15__/* .jobOf */ .Zw)(runtime.env, event);
    const base = await (0,_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_8__/* .policyBase */ .E0)(asked, ofEvent, { runtime, checkout, actionFolder: 'plan' });
    const job = (0,_policy_policy_base_js__WEBPACK_IMPORTED_MODULE_8__/* .onTestedBase */ .G0)(ofEvent, base);
    const policy = await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_7__/* .findPolicy */ .i6)(asked, runtime, base);
    end.inputs = policy.inputs;
    const label = await missingLabel(asked, event, job, runtime);
    const inputs = { ...policy.inputs, shard: { index: 1, count: 1 } };
    const forecast = await (0,_shards_make_forecast_js__WEBPACK_IMPORTED_MODULE_10__/* .makeForecast */ .u)(policy, asked, {
        runtime,
        job,
        source: (0,_baseline_evidence_source_js__WEBPACK_IMPORTED_MODULE_5__.evidenceSource)(inputs, job, runtime),
    });
    for (const problem of forecast.problems)
        runtime.log.warn((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemText */ .fI)(problem));
    const whyNot = label && `Evals do not run for ${job?.head.slice(0, 7)}: the pull request does not have the label ${label}`;
    end.outputs = {
        matrix: JSON.stringify((0,_shards_forecast_text_js__WEBPACK_IMPORTED_MODULE_9__/* .matrixOf */ .lQ)(forecast)),
        shards: String(forecast.shards.length),
        wanted: String(label === undefined),
        label: label ?? '',
        ...numbersOf(forecast),
        headline: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_16__/* .oneSentence */ .Wd)(whyNot ?? (0,_shards_forecast_text_js__WEBPACK_IMPORTED_MODULE_9__/* .headline */ .Pl)(forecast)),
    };
    const text = [...(whyNot === undefined ? [] : [whyNot]), (0,_shards_forecast_text_js__WEBPACK_IMPORTED_MODULE_9__/* .forecastText */ .xn)(forecast, asked)].join('\n');
    runtime.log.info(text);
    if (policy.inputs.jobSummary !== 'off')
        await runner.addToSummary(`### Plan of the evals\n\n${(0,_reports_escape_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .fence */ .EU)(text)}\n`);
    return 0;
}
const numbersOf = ({ calls, tokens, costUsd, durationMs, smallestDetectableDrop }) => ({
    calls: String(calls),
    tokens: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_16__/* .numberText */ .$4)(tokens && Math.round(tokens.input + tokens.output)),
    'cost-usd': (0,_outputs_js__WEBPACK_IMPORTED_MODULE_16__/* .numberText */ .$4)(costUsd),
    minutes: String(Math.ceil(durationMs / 60_000)),
    'smallest-detectable-drop': (0,_outputs_js__WEBPACK_IMPORTED_MODULE_16__/* .numberText */ .$4)(smallestDetectableDrop),
});
const outputsWithoutPlan = (why) => ({
    ...Object.fromEntries(planOutputNames.map((name) => [name, ''])),
    headline: (0,_outputs_js__WEBPACK_IMPORTED_MODULE_16__/* .oneSentence */ .Wd)(why),
});
async function missingLabel({ onlyWithLabel: label, githubToken: token }, event, job, { connect, signal }) {
    const wanted = label?.trim();
    const number = event.name.startsWith('pull_request') ? job?.pull?.number : undefined;
    if (!wanted || job === undefined || number === undefined)
        return undefined;
    const labels = await labelsOf(number, job, token, { connect, signal });
    return labels.some((each) => each.toLowerCase() === wanted.toLowerCase()) ? undefined : wanted;
}
async function labelsOf(number, job, token, { connect, signal }) {
    const unread = (why, hint) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', `The labels of pull request #${number}, which only-with-label needs, could not be read: ${why}`, { hint });
    if (token === undefined)
        throw unread('there is no token', 'Set github-token, or remove only-with-label.');
    try {
        return await (0,_adapters_github_pulls_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequests */ .s)(connect({ ...job, token })).labels(number, (0,_ask_service_js__WEBPACK_IMPORTED_MODULE_12__/* .within */ .u)(signal));
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ServiceError */ ._))
            throw error;
        const isRefusal = (0,_model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_2__/* .lacksPermission */ .k)(error);
        throw unread(error.message, isRefusal ? (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_4__/* .permissionHint */ .f)('pull-requests: read') : 'Re-run the job.');
    }
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

/***/ 21628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U1: () => (/* binding */ pageArtifact),
/* harmony export */   fD: () => (/* binding */ keyInNames),
/* harmony export */   iZ: () => (/* binding */ keysOfResults),
/* harmony export */   kZ: () => (/* binding */ notMeasuredArtifact),
/* harmony export */   p$: () => (/* binding */ resultsArtifact),
/* harmony export */   uj: () => (/* binding */ evidenceArtifact),
/* harmony export */   vD: () => (/* binding */ keysOfShards),
/* harmony export */   x8: () => (/* binding */ reportArtifact),
/* harmony export */   yJ: () => (/* binding */ isShardOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const evidenceArtifact = (key) => `agentv-evidence-${nameOfKey(key)}`;
const resultsArtifact = (key, attempt, shard) => `${RESULTS_PREFIX}${nameOfKey(key)}${partOfShard(shard)}-${attempt}`;
const partOfShard = (shard) => shard === undefined ? '' : `-shard-${shard.index}-of-${shard.count}`;
const RESULTS_PREFIX = 'agentv-results-';
const SHARD_PART = /-shard-\d{1,3}-of-\d{1,3}$/;
const isShardOf = (name, key) => name.startsWith(`${RESULTS_PREFIX}${nameOfKey(key)}-shard-`);
const keysOfShards = (names) => [
    ...new Set(partsIn(names, RESULTS_PREFIX).flatMap((part) => (SHARD_PART.test(part) ? part.replace(SHARD_PART, '') : []))),
];
const notMeasuredArtifact = (key, attempt, shard) => `agentv-not-measured-${nameOfKey(key)}${partOfShard(shard)}-${attempt}`;
const pageArtifact = (key, attempt) => `${reportArtifact(key, attempt)}.html`;
const MAX_KEY_LENGTH = 100;
const reportArtifact = (key, attempt) => `agentv-report-${nameOfKey(key)}-${attempt}`;
function nameOfKey(key) {
    if (/^[\w.-]+$/.test(key) && key.length <= MAX_KEY_LENGTH)
        return key;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(key).digest('hex').slice(0, 8);
    return `${slug(key).slice(0, MAX_KEY_LENGTH - hash.length - 1)}-${hash}`;
}
const slug = (key) => key.replaceAll(/[^\w.-]+/g, '-');
function keyInNames(names, workflow) {
    const reported = partsOf(names, 'agentv-report-');
    const [part, ...others] = reported.length > 0 ? reported : partsOf(names, RESULTS_PREFIX);
    if (part === undefined || others.length > 0)
        return undefined;
    const beginning = slug(`${workflow}/`);
    const job = part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, '') : '';
    const key = `${workflow}/${job}`;
    return nameOfKey(key) === part ? key : part;
}
const keysOfResults = (names) => partsOf(names, RESULTS_PREFIX);
const partsOf = (names, prefix) => [
    ...new Set(partsIn(names, prefix).map((part) => part.replace(SHARD_PART, ''))),
];
const partsIn = (names, prefix) => names.flatMap((name) => {
    const [, part] = name.startsWith(prefix) ? (/^([\w.-]+)-\d{1,6}$/.exec(name.slice(prefix.length)) ?? []) : [];
    return part !== undefined && part.replace(SHARD_PART, '').length <= MAX_KEY_LENGTH ? part : [];
});


/***/ }),

/***/ 23095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ openStore)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
;// CONCATENATED MODULE: ./build/js/src/adapters/github/history-branch.js




const MAX_TRIES = 5;
function historyBranch(client, branch, secondMs = 1000) {
    return {
        name: `the branch ${branch}`,
        async open(signal) {
            const head = await headOf(client, branch, signal);
            return head && branchTree(client, head.tree);
        },
        async commit({ message, files }, signal) {
            for (let tries = 1;; tries += 1) {
                const head = await headOf(client, branch, signal);
                const made = await files(head && branchTree(client, head.tree));
                const sha = await newCommit(client, { message, files: made, head }, signal);
                try {
                    await moveBranch(client, { branch, sha, isNew: head === undefined }, signal);
                    return;
                }
                catch (error) {
                    if (!isRace(error) || tries === MAX_TRIES)
                        throw error;
                    await (0,promises_.setTimeout)((0.5 + 3.5 * Math.random()) * secondMs, undefined, { signal }).catch(() => undefined);
                }
            }
        },
    };
}
const MAX_WHOLE_BYTES = 16 * 1024 * 1024;
async function headOf({ owner, repo, ask }, branch, signal) {
    try {
        const { object } = await ask({
            what: `the request for the branch ${branch}`,
            schema: schemas/* object */.Ikc({ object: schemas/* object */.Ikc({ sha: shaSchema }) }),
            send: ({ rest }, request) => rest.git.getRef({ owner, repo, ref: `heads/${branch}`, request }),
        }, signal);
        const commit = await ask({
            what: `the request for the commit ${object.sha}`,
            schema: schemas/* object */.Ikc({ tree: schemas/* object */.Ikc({ sha: shaSchema }) }),
            send: ({ rest }, request) => rest.git.getCommit({ owner, repo, commit_sha: object.sha, request }),
        }, signal);
        return { commit: object.sha, tree: commit.tree.sha };
    }
    catch (error) {
        if (error instanceof service_error/* ServiceError */._ && error.fault === 'missing')
            return undefined;
        throw error;
    }
}
const shaSchema = schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/);
function branchTree(client, root) {
    const read = new Map();
    const entriesOf = (sha, signal) => {
        const known = read.get(sha) ?? treeEntries(client, sha, signal);
        read.set(sha, known);
        return known;
    };
    const entryAt = async (path, signal) => {
        let entry = { name: '', isFolder: true, sha: root, size: 0 };
        for (const part of path.split('/').filter((each) => each !== '')) {
            if (!entry?.isFolder)
                return undefined;
            entry = (await entriesOf(entry.sha, signal)).find(({ name }) => name === part);
        }
        return entry;
    };
    const textAt = async (path, maxBytes, signal) => {
        const entry = await entryAt(path, signal);
        if (entry === undefined || entry.isFolder)
            return undefined;
        if (entry.size > maxBytes) {
            throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', `${path} is larger than ${Math.floor(maxBytes / 2 ** 20)} MiB`);
        }
        return blobText(client, entry.sha, signal);
    };
    return {
        async list(folder, signal) {
            const entry = await entryAt(folder, signal);
            if (!entry?.isFolder)
                return [];
            return (await entriesOf(entry.sha, signal)).map(({ name, isFolder }) => (isFolder ? `${name}/` : name));
        },
        read: textAt,
        start: async (path, _, signal) => (await textAt(path, MAX_WHOLE_BYTES, signal)) ?? '',
    };
}
async function treeEntries({ owner, repo, ask }, sha, signal) {
    const { tree, truncated } = await ask({
        what: `the request for the tree ${sha}`,
        schema: treeSchema,
        send: ({ rest }, request) => rest.git.getTree({ owner, repo, tree_sha: sha, request }),
    }, signal);
    if (truncated)
        throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', 'A folder of the history has more files than GitHub lists');
    return tree
        .filter(({ type, mode }) => type === 'tree' || (type === 'blob' && mode !== '120000'))
        .map(({ path, type, sha: own, size = 0 }) => ({ name: path, isFolder: type === 'tree', sha: own, size }));
}
const treeSchema = schemas/* object */.Ikc({
    truncated: schemas/* boolean */.zMY(),
    tree: schemas/* array */.YOg(schemas/* object */.Ikc({
        path: schemas/* string */.YjP(),
        mode: schemas/* string */.YjP(),
        type: schemas/* string */.YjP(),
        sha: shaSchema,
        size: schemas/* number */.aig().optional(),
    })),
});
async function blobText({ owner, repo, ask }, sha, signal) {
    const { content } = await ask({
        what: `the request for the blob ${sha}`,
        schema: schemas/* object */.Ikc({ content: schemas/* string */.YjP(), encoding: schemas/* literal */.euz('base64') }),
        send: ({ rest }, request) => rest.git.getBlob({ owner, repo, file_sha: sha, request }),
    }, signal);
    return Buffer.from(content, 'base64').toString('utf8');
}
async function newCommit({ owner, repo, ask }, { message, files, head }, signal) {
    const made = schemas/* object */.Ikc({ sha: shaSchema });
    const entries = [...files].map(([path, content]) => ({ path, mode: '100644', type: 'blob', content }));
    const tree = await ask({
        what: 'the request to create a tree',
        schema: made,
        send: ({ rest }, request) => rest.git.createTree({ owner, repo, tree: entries, base_tree: head?.tree, request }),
    }, signal);
    const commit = await ask({
        what: 'the request to create a commit',
        schema: made,
        send: ({ rest }, request) => rest.git.createCommit({ owner, repo, message, tree: tree.sha, parents: head ? [head.commit] : [], request }),
    }, signal);
    return commit.sha;
}
async function moveBranch({ owner, repo, ask }, { branch, sha, isNew }, signal) {
    await ask({
        what: `the request to update the branch ${branch}`,
        schema: schemas/* unknown */.L5J(),
        send: ({ rest }, request) => isNew
            ? rest.git.createRef({ owner, repo, ref: `refs/heads/${branch}`, sha, request })
            : rest.git.updateRef({ owner, repo, ref: `heads/${branch}`, sha, force: false, request }),
    }, signal);
}
const isRace = (error) => error instanceof service_error/* ServiceError */._ && /not a fast.forward|already exists|does not exist|HTTP 409/i.test(error.message);

// EXTERNAL MODULE: ./build/js/src/app/history/local-store.js
var local_store = __webpack_require__(7223);
// EXTERNAL MODULE: ./build/js/src/history/paths.js
var paths = __webpack_require__(9744);
;// CONCATENATED MODULE: ./build/js/src/app/history/own-history.js


function ownHistory(store, branch, others) {
    const checked = async (tree, signal) => {
        if (tree !== undefined && !(await isOurs(tree, signal))) {
            throw refusal(`${store.name} has other files than a history`);
        }
        return tree;
    };
    const refuseOthers = () => {
        if (others.includes(branch))
            throw refusal(`${branch} is a branch with code`);
    };
    return {
        name: store.name,
        async open(signal) {
            refuseOthers();
            return checked(await store.open(signal), signal);
        },
        async commit({ message, files }, signal) {
            refuseOthers();
            await store.commit({ message, files: async (tree) => files(await checked(tree, signal)) }, signal);
        },
    };
}
async function isOurs(tree, signal) {
    const names = await tree.list('', signal);
    if (!names.includes(`${paths/* ROOT */.Dl}/`))
        return false;
    const [mark = ''] = paths/* README_TEXT */.jg.split('\n');
    return ((await tree.read(paths/* README */.DK, MAX_README, signal)) ?? '').startsWith(mark);
}
const MAX_README = 1024 * 1024;
const refusal = (message) => (0,errors/* userError */.IF)('INPUT_INVALID', `The history cannot be there: ${message}`, {
    expected: 'a branch that does not exist yet, or one that only eval-action writes',
    hint: 'Set history_branch under eval_action in .agentv/config.yaml to another name.',
});

;// CONCATENATED MODULE: ./build/js/src/app/history/open-store.js




function openStore(inputs, job, runtime) {
    if (inputs.history !== 'branch')
        return (0,local_store/* localStore */.x)(inputs, runtime);
    if (job === undefined)
        return undefined;
    const { githubToken: token, historyBranch: branch } = inputs;
    if (token === undefined)
        return WITHOUT_TOKEN;
    const others = [job.defaultBranch, job.base?.branch, inputs.baselineBranch];
    return ownHistory(historyBranch(runtime.connect({ ...job, token }), branch), branch, others);
}
const noToken = async () => {
    throw new service_error/* ServiceError */._('noToken', 'There is no token (github-token is empty)');
};
const WITHOUT_TOKEN = { name: 'the branch of the history', open: noToken, commit: noToken };


/***/ }),

/***/ 95187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ historyTrend),
/* harmony export */   M$: () => (/* binding */ trendLimits),
/* harmony export */   Uo: () => (/* binding */ encodeTrend),
/* harmony export */   bo: () => (/* binding */ joinedTrend),
/* harmony export */   eX: () => (/* binding */ decodeTrend)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_sample_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9691);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47539);
/* harmony import */ var _history_pools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67637);




function historyTrend({ run, suites }) {
    return {
        run: (0,_history_pools_js__WEBPACK_IMPORTED_MODULE_3__/* .runName */ .rt)(run),
        sha: run.sha,
        time: run.time,
        verdict: run.complete ? run.verdict : 'invalid',
        tool: toolOf(run),
        suites: suites.flatMap((suite) => trendSuite(suite) ?? []),
    };
}
const toolOf = ({ tool_version, format }) => format === undefined ? `eval-action ${tool_version.split('.')[0]}` : format;
function trendSuite(line) {
    const { suite, file, target, passes, trials, score, cost_usd, ms, n, model, judges, definition, changed } = line;
    if (trials === 0 || score === undefined)
        return undefined;
    return {
        suite,
        file,
        target,
        passes,
        trials,
        score,
        costUsd: cost_usd,
        durationMs: ms,
        n,
        model,
        judges,
        definition,
        changed: changed && { tests: changed[0], of: changed[1] },
    };
}
const trendLimits = { runs: 200, bytes: 4 * 1024 * 1024 };
function encodeTrend(runs) {
    const lines = runs.slice(-trendLimits.runs).map((run) => JSON.stringify(run));
    const text = `{"schemaVersion":1,"runs":[\n${lines.join(',\n')}\n]}\n`;
    return Buffer.byteLength(text) <= trendLimits.bytes || runs.length === 0
        ? text
        : encodeTrend(runs.slice(Math.ceil(runs.length / 10)));
}
const trendSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1), runs: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_sample_js__WEBPACK_IMPORTED_MODULE_1__/* .trendRunSchema */ .Q) });
const decodeTrend = (text) => trendSchema.safeParse((0,_shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .foreignJsonOf */ .sV)(text)).data?.runs.slice(-trendLimits.runs);
const joinedTrend = (...parts) => [...new Map(parts.flat().map((run) => [run.run, run])).values()].sort((a, b) => a.time < b.time ? -1 : a.time > b.time ? 1 : 0);


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


/***/ })

};
