export const id = 4448;
export const ids = [4448];
export const modules = {

/***/ 25246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ SECOND_UPLOAD),
/* harmony export */   Iv: () => (/* binding */ openArtifactWriter),
/* harmony export */   YJ: () => (/* binding */ artifactWriter),
/* harmony export */   YV: () => (/* binding */ isOwnServer),
/* harmony export */   fJ: () => (/* binding */ whyNoArtifacts)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84136);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9047);
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
function openArtifactWriter(patience = new _patience_js__WEBPACK_IMPORTED_MODULE_6__/* .Patience */ .i(SERVICE), secondMs = 1000) {
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
        return (0,_patience_js__WEBPACK_IMPORTED_MODULE_6__/* .retrying */ .R)(once, { patience, signal, secondMs, workMs });
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
    const said = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error).replaceAll(/https?:\/\/\S+/g, 'its address'), MOST_SAID);
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
const MOST_SAID = 300;
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

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
  MR: () => (/* binding */ runOutputs),
  WF: () => (/* binding */ thisProcess),
  eG: () => (/* binding */ whenAborted)
});

// EXTERNAL MODULE: ./build/js/src/adapters/process/abandoned-work.js
var abandoned_work = __webpack_require__(79086);
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
// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 5 modules
var summary = __webpack_require__(28835);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var secrets_redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/cli/progress-terminal.js
var progress_terminal = __webpack_require__(17568);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/exit-code.js + 1 modules
var exit_code = __webpack_require__(50535);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/runtime.js + 30 modules
var runtime = __webpack_require__(50095);
// EXTERNAL MODULE: ./build/js/src/app/action/outputs.js
var outputs = __webpack_require__(44155);
// EXTERNAL MODULE: ./build/js/src/app/action/runner-reporters.js + 1 modules
var runner_reporters = __webpack_require__(99267);
;// CONCATENATED MODULE: ./build/js/src/app/action/action-step.js














const runOutputs = {
    names: outputs/* outputNames */.gr,
    without: outputs/* outputsWithoutRun */.M5,
};
const thisProcess = () => ({
    env: process.env,
    runner: openRunner(process.env, process.stdout),
    runtime: (log) => (0,runtime.realRuntime)(log),
    begun(log, giveUp) {
        (0,exit_code/* exitOnUncaughtErrors */.ew)(log);
        process.once('exit', () => {
            if (!giveUp())
                process.exitCode = 2;
        });
    },
    ended: abandoned_work/* endDespiteAbandonedWork */.z,
});
async function actionStep(read, work, outputs, host = thisProcess()) {
    const { env, runner } = host;
    const secrets = (0,secret_names/* secretValues */.VX)(env);
    for (const text of (0,secret_names/* maskedTexts */.kF)(env))
        runner.mask(text);
    let redact = (0,secrets_redact/* redactor */.$)(secrets);
    const log = {
        info: (text) => runner.print((0,workflow_command/* neutral */.SY)(redact.text(text))),
        warn: (text) => runner.print((0,workflow_command/* neutral */.SY)(`warning: ${redact.text(text)}`)),
        error: (text) => runner.print((0,workflow_command/* neutral */.SY)(redact.text(text))),
    };
    const end = { outputs: outputs.without('The run did not start') };
    const write = outputsOnce(host, outputs);
    const giveUp = () => write(end.isDecided ? end.outputs : outputs.without('The run ended before it had a verdict'));
    host.begun(log, () => written(giveUp, log));
    const decided = await (0,exit_code/* toExitCode */.t4)(async () => {
        try {
            const inputs = read(env);
            end.inputs = inputs;
            redact = (0,secrets_redact/* redactor */.$)(secrets, inputs);
            return await work(inputs, host.runtime(log), runner, end);
        }
        catch (error) {
            if (!end.isDecided)
                end.outputs = outputs.without(redact.text((0,errors/* messageOf */.bD)(error)));
            const problems = error instanceof errors/* UserError */.yo ? (0,grouped_problems/* groupProblems */.U)(redact.deep(error.problems)) : [];
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
function outputsOnce({ runner, env }, { names, atEnd = (outputs) => outputs }) {
    let isWritten = false;
    return (outputs) => {
        if (isWritten)
            return;
        isWritten = true;
        const all = atEnd(outputs, env);
        for (const name of names)
            runner.output(name, all[name] ?? '');
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);

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
/* harmony export */   UL: () => (/* binding */ withoutVerdict),
/* harmony export */   Wd: () => (/* binding */ oneSentence),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   _c: () => (/* binding */ outputsOfShard),
/* harmony export */   gr: () => (/* binding */ outputNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _reports_hint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74874);
/* harmony import */ var _reports_overall_delta_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70229);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75671);





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
    const moved = (0,_reports_overall_delta_js__WEBPACK_IMPORTED_MODULE_2__/* .overallDelta */ .O)(comparison);
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
const withoutVerdict = (outputs) => ({ ...outputs, verdict: '', conclusion: '', json: '' });
function outputsOfShard({ folder, headline, run, record }, receipts) {
    const { tokens, costUsd } = record.usage;
    return withoutVerdict({
        ...outputsWithoutRun(headline),
        total: String(run.planned),
        'cost-usd': numberText(costUsd),
        tokens: numberText(tokens && tokens.input + tokens.output),
        'duration-seconds': numberText(run.durationMs / 1000),
        'results-path': (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runFiles */ .NW.journal),
        'artifact-url': whereOf('artifact', receipts),
    });
}
const oneSentence = (text) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .asSentences */ .pm)((0,_reports_hint_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionsInLine */ .K)(text)
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

/***/ 73600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planAction: () => (/* binding */ planAction)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js
var artifact_reader = __webpack_require__(63532);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/adapters/github/pulls.js
var pulls = __webpack_require__(30290);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/escape/markdown.js
var markdown = __webpack_require__(4366);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-source.js + 1 modules
var evidence_source = __webpack_require__(15454);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/js/src/model/run/shard-plan.js
var shard_plan = __webpack_require__(35675);
// EXTERNAL MODULE: ./build/js/src/app/shards/pinned-inputs.js
var pinned_inputs = __webpack_require__(13201);
// EXTERNAL MODULE: ./build/js/src/app/config/action-inputs.js
var action_inputs = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/app/config/input-values.js
var input_values = __webpack_require__(7669);
// EXTERNAL MODULE: ./build/js/src/app/config/inputs.js
var inputs = __webpack_require__(18305);
;// CONCATENATED MODULE: ./build/js/src/app/config/plan-inputs.js






const MOST_MINUTES = 1_440;
const shards = schemas/* string */.YjP().transform((text, context) => {
    const word = text.trim().toLowerCase();
    if (word === 'auto')
        return undefined;
    const number = /^\d{1,3}$/.test(word) ? Number(word) : 0;
    if (number >= 1 && number <= shard_plan/* MOST_SHARDS */.Y)
        return number;
    context.addIssue({ code: 'custom', message: `auto, or a whole number from 1 to ${shard_plan/* MOST_SHARDS */.Y}`, input: text });
    return core/* NEVER */.tm;
});
const own = {
    shards: shards.optional().meta({
        description: 'Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    maxShards: (0,input_values/* count */.U9)(1, shard_plan/* MOST_SHARDS */.Y)
        .default(20)
        .meta({
        description: `Maximum number of shards that \`auto\` chooses, 1 to ${shard_plan/* MOST_SHARDS */.Y}.`,
        default: '20',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    targetMinutes: (0,input_values/* count */.U9)(1, MOST_MINUTES)
        .default(10)
        .meta({
        description: '`auto` adds shards until the expected duration is at most this many minutes.',
        default: '10',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    onlyWithLabel: schemas/* string */.YjP()
        .refine((label) => label.trim().length <= 100, 'the name of a label')
        .optional()
        .meta({
        description: 'Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.',
        default: 'every pull request',
        sources: ['action'],
    }),
    planPath: schemas/* string */.YjP()
        .optional()
        .meta({
        description: 'Folder for the plan, for systems without artifacts. On GitHub, it must be inside the workspace.',
        default: 'an artifact',
        sources: ['action'],
    }),
};
const ofJob = [
    'githubToken',
    'jobSummary',
    'annotations',
    'commentKey',
    'allowUntrustedCode',
];
const shared = inputs/* actionInputNames */.Li.filter((name) => [...pinned_inputs/* plannedInputNames */.JK, ...ofJob].includes(name));
const planInputsSchema = schemas/* strictObject */.rej({
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, inputs/* inputsSchema */.rS.shape[name]])),
});
const ownNames = Object.keys(own);
const planInputNames = [...ownNames, ...shared];
const planGroups = {
    Plan: ownNames,
    Common: sharedIn('Common'),
    More: sharedIn('More'),
    Advanced: sharedIn('Advanced'),
};
function sharedIn(group) {
    return inputs/* inputGroups */.Dk[group].filter((name) => shared.includes(name));
}
const planDocsOf = (name) => planInputsSchema.shape[name].meta();
const parsePlanInputs = (given, spell) => ({
    ...(0,inputs/* parseInputs */.TL)({}),
    ...(0,inputs/* parseTexts */.oh)(planInputsSchema, given, spell),
    given: inputs/* inputNames */.vj.filter((name) => (0,inputs/* isInput */.Xy)(name) && (0,inputs/* isGiven */.qR)(given[name])),
});
const planInputs = (env) => parsePlanInputs((0,action_inputs/* inputTexts */.Ld)(env, planInputNames));

// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js + 1 modules
var find_policy = __webpack_require__(58829);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js + 1 modules
var policy_base = __webpack_require__(81490);
// EXTERNAL MODULE: ./build/js/src/app/samples/sample-source.js
var sample_source = __webpack_require__(46019);
// EXTERNAL MODULE: ./build/js/src/plan/canonical.js
var canonical = __webpack_require__(95261);
// EXTERNAL MODULE: ./build/js/src/results/read/read-journal.js
var read_journal = __webpack_require__(34697);
// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js + 1 modules
var read_report = __webpack_require__(83430);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 2 modules
var result_rows = __webpack_require__(44294);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-artifact.js
var plan_artifact = __webpack_require__(91681);
;// CONCATENATED MODULE: ./build/js/src/app/shards/adopt-plan.js










const NONE = { plans: [], leaked: false, warnings: [] };
async function earlierPlans(key, { run, attempt }, reader, signal) {
    if (attempt <= 1)
        return NONE;
    const attempts = Array.from({ length: Math.min(attempt - 1, MOST_ATTEMPTS) }, (_, index) => attempt - 1 - index);
    try {
        const artifacts = (await reader.list(run, signal)).filter(({ isExpired }) => !isExpired);
        const named = (nameOf) => attempts.flatMap((each) => artifacts.find(({ name }) => name === nameOf(key, each)) ?? []);
        const read = await Promise.all(named(artifact_names/* planArtifact */.sH).map((artifact) => orWhy((0,plan_artifact/* planInArtifact */.t)(artifact, undefined, reader, signal))));
        const leaks = await Promise.all(named(artifact_names/* reportArtifact */.x8).map((artifact) => orWhy(hasLeak(artifact, reader, signal))));
        const problems = [...read, ...leaks].flatMap((each) => (each instanceof errors/* UserError */.yo ? each.problems : []));
        return {
            plans: read.flatMap((each) => (each instanceof errors/* UserError */.yo ? [] : [each])),
            leaked: leaks.includes(true),
            warnings: problems.map(({ message }) => unread(message)),
        };
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        const isRefusal = (0,service_error/* lacksPermission */.k)(error);
        return {
            ...NONE,
            warnings: [{ ...unread(error.message), ...(isRefusal && { hint: (0,not_taken/* permissionHint */.f)('actions: read') }) }],
        };
    }
}
const MOST_ATTEMPTS = 10;
const unread = (why) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `A plan or a report of an earlier attempt could not be read, so this plan may be a new one: ${why}`,
});
async function orWhy(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return error;
        throw error;
    }
}
const LIMITS = {
    archiveBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
    entries: 5_000,
    entryBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
    totalBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
};
async function hasLeak(artifact, reader, signal) {
    const isWanted = (name) => name === earlier_run/* runFiles */.NW.report;
    const files = await reader.download(artifact, { isWanted, limits: LIMITS, signal });
    const bytes = files.get(earlier_run/* runFiles */.NW.report);
    if (bytes === undefined)
        return false;
    const { run } = (0,read_report/* readReport */.t)((0,read_journal/* linesOfPieces */.II)([bytes]), `${earlier_run/* runFiles */.NW.report} of ${artifact.name}`);
    return (run.reuseLeaks?.length ?? 0) > 0;
}
function adoptable({ plans, leaked }, { plan }) {
    const wanted = madeFrom(plan);
    return plans.find((earlier) => madeFrom(earlier.plan) === wanted && !(leaked && earlier.plan.tests.some(({ reused }) => reused !== undefined)));
}
const madeFrom = ({ generator, commit, headCommit, key, inputs, given, files, changed }) => (0,canonical/* canonicalText */.A4)({ generator, commit, headCommit, key, inputs, given, files, changed });

// EXTERNAL MODULE: ./build/js/src/app/shards/make-plan.js + 10 modules
var make_plan = __webpack_require__(5603);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-folder.js
var plan_folder = __webpack_require__(76023);
// EXTERNAL MODULE: ./build/js/src/app/shards/plan-text.js
var plan_text = __webpack_require__(89472);
// EXTERNAL MODULE: ./build/js/src/app/action/action-step.js + 1 modules
var action_step = __webpack_require__(33723);
// EXTERNAL MODULE: ./build/js/src/app/action/ask-service.js
var ask_service = __webpack_require__(6261);
// EXTERNAL MODULE: ./build/js/src/app/action/event.js
var action_event = __webpack_require__(16734);
// EXTERNAL MODULE: ./build/js/src/app/action/inside-workspace.js
var inside_workspace = __webpack_require__(13580);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/action/outputs.js
var outputs = __webpack_require__(44155);
;// CONCATENATED MODULE: ./build/js/src/app/action/plan-outputs.js


const planOutputNames = [
    'plan',
    'matrix',
    'shards',
    'max-parallel',
    'wanted',
    'calls',
    'tokens',
    'cost-usd',
    'minutes',
    'smallest-detectable-drop',
    'headline',
];
function planOutputs({ plan, digest }, whyNot) {
    const { forecast, shards } = plan;
    const { tokens } = forecast;
    const include = shards.map(({ index, durationMs, tests }) => ({
        index,
        shard: `${index}/${shards.length}@${digest}`,
        minutes: Math.ceil(durationMs / MINUTE_MS),
        tests,
    }));
    return {
        plan: digest,
        matrix: JSON.stringify({ include }),
        shards: String(shards.length),
        'max-parallel': String(plan.maxParallel),
        wanted: String(whyNot === undefined),
        calls: String(forecast.calls),
        tokens: (0,outputs/* numberText */.$4)(tokens && Math.round(tokens.input + tokens.output)),
        'cost-usd': (0,outputs/* numberText */.$4)(forecast.costUsd),
        minutes: String(Math.ceil(forecast.durationMs / MINUTE_MS)),
        'smallest-detectable-drop': (0,outputs/* numberText */.$4)(forecast.smallestDetectableDrop),
        headline: (0,outputs/* oneSentence */.Wd)(whyNot ?? (0,plan_text/* headline */.Pl)({ plan, digest })),
    };
}
const MINUTE_MS = 60_000;
const outputsWithoutPlan = (why) => ({
    ...Object.fromEntries(planOutputNames.map((name) => [name, ''])),
    headline: (0,outputs/* oneSentence */.Wd)(why),
});

// EXTERNAL MODULE: ./build/js/src/app/action/untrusted-code.js
var untrusted_code = __webpack_require__(90388);
;// CONCATENATED MODULE: ./build/js/src/app/action/plan-action.js
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

























const planAction = (host) => (0,action_step/* actionStep */.J2)(planInputs, plan, { names: planOutputNames, without: outputsWithoutPlan }, host);
async function plan(asked, runtime, runner, end) {
    const event = await (0,action_event/* readEvent */.j)(runtime.env, runtime.files);
    (0,untrusted_code/* refuseUntrustedCode */.ot)(event, asked);
    const { checkout } = runner;
    await (0,inside_workspace/* requireInsideWorkspace */.v)({ ...asked, outputDirectory: asked.planPath }, { ...runtime, checkout });
    const ofEvent = (0,action_job/* jobOf */.Zw)(runtime.env, event);
    const base = await (0,policy_base/* policyBase */.E0)(asked, ofEvent, { runtime, checkout, actionFolder: 'plan' });
    const job = (0,policy_base/* onTestedBase */.G0)(ofEvent, base);
    const policy = await (0,find_policy/* findPolicy */.i6)(asked, runtime, base);
    end.inputs = policy.inputs;
    const whyNot = await whyNotWanted(asked, event, job, runtime);
    const { shards, maxShards: most, targetMinutes, onlyWithLabel } = asked;
    const wishes = { shards, most, targetMinutes, onlyWithLabel };
    const made = await makeOrAdopt(policy, wishes, { job, runtime });
    await store(made, asked, { job, runtime });
    for (const problem of [...made.plan.warnings, ...made.problems])
        runtime.log.warn((0,errors/* problemText */.fI)(problem));
    end.outputs = planOutputs(made, whyNot);
    const text = [...(whyNot === undefined ? [] : [whyNot]), (0,plan_text/* planText */.Pt)(made, wishes)].join('\n');
    runtime.log.info(text);
    if (policy.inputs.jobSummary !== 'off')
        await runner.addToSummary(`### Plan of the evals\n\n${(0,markdown/* fence */.EU)(text)}\n`);
    return 0;
}
async function whyNotWanted({ onlyWithLabel: label, githubToken: token }, event, job, { connect, signal }) {
    const wanted = label?.trim();
    const number = event.name.startsWith('pull_request') ? job?.pull?.number : undefined;
    if (!wanted || job === undefined || number === undefined)
        return undefined;
    const labels = await labelsOf(number, job, token, { connect, signal });
    if (labels.some((each) => each.toLowerCase() === wanted.toLowerCase()))
        return undefined;
    return `Evals do not run for ${job.head.slice(0, 7)}: pull request #${number} does not have the label ${wanted}`;
}
async function labelsOf(number, job, token, { connect, signal }) {
    const unread = (why, hint) => (0,errors/* userError */.IF)('INPUT_INVALID', `The labels of pull request #${number}, which only-with-label needs, could not be read: ${why}`, {
        hint,
    });
    if (token === undefined)
        throw unread('there is no token', 'Set github-token, or remove only-with-label.');
    try {
        return await (0,pulls/* pullRequests */.s)(connect({ ...job, token })).labels(number, (0,ask_service/* within */.u)(signal));
    }
    catch (error) {
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        const isRefusal = (0,service_error/* lacksPermission */.k)(error);
        throw unread(error.message, isRefusal ? (0,not_taken/* permissionHint */.f)('pull-requests: read') : 'Re-run the job.');
    }
}
async function makeOrAdopt(policy, wishes, { job, runtime }) {
    const key = (0,make_plan/* planKey */.v)(policy.inputs, job);
    const inputs = { ...policy.inputs, commentKey: key };
    const { githubToken: token } = inputs;
    const canRead = job !== undefined && token !== undefined && (0,artifact_upload/* whyNoArtifacts */.fJ)(runtime.env) === undefined;
    const earlier = canRead
        ? await earlierPlans(key, job, (0,artifact_reader/* artifactReader */.c)(runtime.connect({ ...job, token }), runtime.http), (0,ask_service/* within */.u)(runtime.signal))
        : undefined;
    for (const problem of earlier?.warnings ?? [])
        runtime.log.warn((0,errors/* problemText */.fI)(problem));
    const source = (0,evidence_source.evidenceSource)(inputs, job, runtime);
    const samples = (0,sample_source/* sampleSource */.G)(inputs, job, runtime);
    const made = await (0,make_plan/* makeShardPlan */.o)(policy, wishes, {
        runtime,
        job,
        source,
        factsOf: samples && (async (baseline) => factsIn(await samples(baseline), runtime)),
        reusesNothing: earlier?.leaked === true,
    });
    const adopted = earlier && adoptable(earlier, made);
    if (adopted === undefined)
        return made;
    runtime.log.info('The plan is that of an earlier attempt: commit, files and inputs are the same, so trials are added');
    return { ...made, ...adopted };
}
function factsIn({ facts, problems }, { log }) {
    for (const problem of problems)
        log.info(`What tests take: ${problem}`);
    return facts;
}
async function store({ plan: made, texts }, { planPath, workingDirectory, artifactRetentionDays: retentionDays }, { job, runtime }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { cwd, env, files, signal } = runtime;
        if (planPath !== undefined) {
            const folder = (0,external_node_path_.resolve)(cwd, workingDirectory, planPath);
            await (0,plan_folder/* preparePlanFolder */.$Q)(folder, files);
            await (0,plan_folder/* writePlanFolder */.Rj)(folder, made, texts, files);
            return;
        }
        const whyNone = job === undefined ? 'this is not a job on GitHub' : (0,artifact_upload/* whyNoArtifacts */.fJ)(env);
        if (job === undefined || whyNone !== undefined)
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `The plan cannot be stored as an artifact: ${whyNone}`, {
                hint: 'Set plan-path to a folder, and pass that folder to the jobs of the shards and of the report.',
            });
        const folder = __addDisposableResource(env_1, await files.scratchFolder('plan-'), true);
        await (0,plan_folder/* writePlanFolder */.Rj)(folder.path, made, texts, files);
        const name = (0,artifact_names/* planArtifact */.sH)(made.key, job.attempt);
        const paths = [plan_folder/* PLAN_FILE */.VI, ...texts.keys()].map((path) => (0,external_node_path_.resolve)(folder.path, path));
        const artifact = { name, folder: folder.path, files: paths, retentionDays, mayHaveSuffix: true };
        const uploaded = await (0,artifact_upload/* openArtifactWriter */.Iv)()
            .upload(artifact, (0,ask_service/* within */.u)(signal))
            .catch((error) => {
            if (!(error instanceof service_error/* ServiceError */._))
                throw error;
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `The plan was not stored as the artifact ${name}: ${error.message}`, {
                hint: 'Re-run this job: the jobs of the shards need its plan.',
            });
        });
        if (uploaded.kind === 'nameTaken')
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `Another job of this run already has a plan ${name}`, {
                hint: 'Give each plan of a workflow a different comment-key.',
            });
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


/***/ }),

/***/ 99267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fz: () => (/* binding */ annotate),
  jP: () => (/* binding */ annotationReporter),
  GF: () => (/* binding */ summaryReporter)
});

// EXTERNAL MODULE: ./build/js/src/adapters/github/limits.js
var limits = __webpack_require__(84136);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/reports/annotations.js
var annotations = __webpack_require__(27869);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-parts.js
var comment_parts = __webpack_require__(95055);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js
var totals_line = __webpack_require__(59791);
;// CONCATENATED MODULE: ./build/js/src/reports/summary/short-summary.js




function shortSummary(report) {
    const { verdict } = report;
    const { icon, word } = (0,marks/* verdictMark */.vG)(verdict.kind);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.s)(report);
    const deciding = verdict.reasons.filter(({ kind }) => kind !== 'pass');
    const shown = deciding.slice(0, MOST_REASONS);
    const more = deciding.length - shown.length;
    const items = shown.map((reason) => {
        const mark = (0,marks/* reasonMark */.M1)(reason.kind);
        return `- ${mark.icon} ${mark.word}: ${(0,comment_parts/* sentence */.em)(reason.message)}`;
    });
    if (more > 0)
        items.push(`- and ${(0,shared_text/* plural */.LS)('more reason', more)}`);
    return (0,comment_parts/* block */.om)([
        `### ${icon} ${word}: ${(0,comment_parts/* sentence */.em)(verdict.headline, HEADLINE_CHARACTERS)}`,
        [`**${rate}**`, ...others].join(' \u00b7 '),
        ...(items.length > 0 ? [items.join('\n')] : []),
    ]);
}
const MOST_REASONS = 4;
const HEADLINE_CHARACTERS = 500;

// EXTERNAL MODULE: ./build/js/src/reports/summary/summary.js + 5 modules
var summary = __webpack_require__(28835);
// EXTERNAL MODULE: ./build/js/src/app/config/checkout-path.js
var checkout_path = __webpack_require__(48334);
;// CONCATENATED MODULE: ./build/js/src/app/action/runner-reporters.js







const summaryReporter = (runner, mode) => ({
    name: 'job summary',
    async deliver(report) {
        const written = await runner.addToSummary(mode === 'short' ? shortSummary(report) : (0,summary/* summaryMarkdown */.eH)(report, limits/* JOB_SUMMARY_BYTES */.HC));
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
        for (const annotation of (0,annotations/* annotations */.hk)(report))
            annotate(annotation, inputs, runner);
        return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
    },
});
function annotate(annotation, inputs, { checkout, print }) {
    const { file, line = 1, column = 1, ...placeless } = annotation;
    if (file === undefined) {
        print((0,annotations/* annotationCommand */.jx)(placeless));
        return;
    }
    const path = (0,checkout_path/* checkoutPath */.o8)(file, inputs?.workingDirectory ?? '.', checkout);
    const message = `${annotation.message}\nat ${(0,suite_location/* locationText */.f)({ file: (0,terminal/* oneLine */.T)(file), line, column })}`;
    print((0,annotations/* annotationCommand */.jx)(path === undefined ? { ...placeless, message } : { ...annotation, file: path }));
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

/***/ 56290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ld: () => (/* binding */ inputTexts),
/* harmony export */   YA: () => (/* binding */ asksForShard),
/* harmony export */   eh: () => (/* binding */ actionInputs)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18305);
/* harmony import */ var _refused_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42058);



const actionInputs = (env) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .parseInputs */ .TL)(inputTexts(env, _inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .actionInputNames */ .Li));
const asksForShard = (env) => ['shard', 'planPath'].some((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(env[variable(name)]));
function inputTexts(env, names) {
    (0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)((0,_refused_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .refusedIn */ .kr)('action').filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .isGiven */ .qR)(env[variable(name)])), 'action');
    return Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
}
const variable = (name) => `INPUT_${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .kebab */ .i9)(name).toUpperCase()}`;


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

/***/ 46019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ sampleSource)
/* harmony export */ });
/* harmony import */ var _adapters_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63532);
/* harmony import */ var _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28122);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10043);
/* harmony import */ var _action_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35825);
/* harmony import */ var _baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21628);







const LOOK_MS = 60_000;
function sampleSource(inputs, job, { http, connect, signal }, legs = []) {
    const { githubToken: token } = inputs;
    if (job === undefined || token === undefined)
        return undefined;
    const names = [...legs, (0,_action_job_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOf */ .TN)(inputs, job)].map(_baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_6__/* .samplesArtifact */ .mj);
    const found = new Map();
    return (baseline) => {
        const known = found.get(baseline);
        if (known !== undefined)
            return known;
        const artifacts = (0,_adapters_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactReader */ .c)(connect({ ...job, token }), http);
        const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
        const looking = findSamples(runsOf(baseline), { names, artifacts, job, signal: within });
        found.set(baseline, looking);
        return looking;
    };
}
const runsOf = (baseline) => baseline.kind === 'found' ? [...new Set(baseline.provenance.flatMap(({ runId }) => runId ?? []))] : [];
async function findSamples(runs, look) {
    const parts = await Promise.all(runs.map((run) => ofRun(run, look)));
    return {
        lines: new Map(parts.flatMap(({ lines }) => [...lines])),
        trend: parts.flatMap(({ trend }) => trend),
        facts: new Map(parts.flatMap(({ facts }) => [...facts])),
        runs: parts.flatMap((part) => part.runs),
        problems: parts.flatMap(({ problems }) => problems),
    };
}
async function ofRun(run, look) {
    try {
        const artifacts = (await look.artifacts.list(run, look.signal)).filter(({ name }) => look.names.includes(name));
        if (artifacts.length === 0)
            return nothing(`run ${run} stored no samples`);
        const parts = await Promise.all(artifacts.map((artifact) => ofArtifact(artifact, run, look)));
        return {
            lines: new Map(parts.flatMap(({ lines }) => [...lines])),
            trend: parts.flatMap(({ trend }) => trend),
            facts: new Map(parts.flatMap(({ facts }) => [...facts])),
            runs: parts.some(({ lines }) => lines.size > 0) ? [run] : [],
            problems: parts.flatMap(({ problems }) => problems),
        };
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._) && !(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
            throw error;
        return nothing(`the samples of run ${run} could not be read: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(firstMessage(error))}`);
    }
}
const firstMessage = (error) => error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo ? (error.problems[0]?.message ?? error.message) : error.message;
const LIMITS = {
    archiveBytes: _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.archiveBytes,
    entries: 100,
    entryBytes: Math.max(_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.fileBytes, _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.factsBytes),
    totalBytes: _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.totalBytes + _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.trendBytes + _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLimits */ .xB.factsBytes,
};
async function ofArtifact(artifact, run, look) {
    const { origin, isExpired } = artifact;
    if (isExpired)
        return nothing(`the samples of run ${run} have expired`);
    const own = look.job.repositoryId ?? origin?.repositoryId;
    if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
        return nothing(`the samples of run ${run} are of another repository`);
    }
    const isWanted = (name) => (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .isSampleFile */ .r$)(name) || name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .TREND_FILE */ .$k || name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .FACTS_FILE */ .Ho;
    const files = await look.artifacts.download(artifact, { isWanted, limits: LIMITS, signal: look.signal });
    return readFiles([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]), run);
}
function readFiles(files, run) {
    const lines = new Map();
    const trend = [];
    const facts = new Map();
    const problems = [];
    const refuse = (name, why) => problems.push(`${name} of run ${run} cannot be used: ${why}`);
    for (const [name, text] of files) {
        if (name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .FACTS_FILE */ .Ho) {
            const read = (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeFacts */ .aN)(text);
            if (read.kind === 'refused')
                refuse(name, read.why);
            else
                for (const fact of read.value)
                    facts.set((0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .keyOf */ .TN)(fact), fact);
        }
        else if (name === _evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .TREND_FILE */ .$k) {
            const read = (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeTrend */ .eX)(text);
            if (read.kind === 'refused')
                refuse(name, read.why);
            else
                trend.push(...read.value);
        }
        else {
            const read = (0,_evidence_samples_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .sampleLines */ .Mq)(text);
            if (read.kind === 'refused')
                refuse(name, read.why);
            else
                for (const [key, line] of read.value)
                    lines.set(key, line);
        }
    }
    return { lines, trend, facts, runs: [run], problems };
}
const nothing = (problem) => ({
    lines: new Map(),
    trend: [],
    facts: new Map(),
    runs: [],
    problems: [problem],
});


/***/ }),

/***/ 13201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JK: () => (/* binding */ plannedInputNames),
/* harmony export */   Kv: () => (/* binding */ inputsOfPlan),
/* harmony export */   SJ: () => (/* binding */ pinnedInputs)
/* harmony export */ });
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18305);

const OWN_INPUTS = new Set([
    'githubToken',
    'outputDirectory',
    'shard',
    'planPath',
    'resume',
    'rerunFailed',
    'retryErrors',
    'cache',
    'comment',
    'jobSummary',
    'annotations',
    'checkRun',
    'checkName',
    'uploadArtifacts',
    'html',
    'htmlMaxMib',
    'judges',
    'judgeMinAgreement',
    'labelsNeedsImprovement',
    'labelsKeepAnswers',
    'samples',
    'redact',
    'redactUnknown',
    'otel',
    'otelFile',
    'otelCaptureContent',
    'otelGroupTurns',
    'traceFile',
    'commentKey',
    'matrix',
    'matrixJobs',
    'prNumber',
    'commitSha',
    'allowUntrustedCode',
]);
const plannedInputNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj.filter((name) => !OWN_INPUTS.has(name));
function pinnedInputs(inputs, { onlyWithLabel }) {
    const values = plannedInputNames.flatMap((name) => (inputs[name] === undefined ? [] : [[name, inputs[name]]]));
    return {
        inputs: { ...Object.fromEntries(values), ...(onlyWithLabel !== undefined && { onlyWithLabel }) },
        given: inputs.given.filter((name) => !OWN_INPUTS.has(name)),
    };
}
function inputsOfPlan({ inputs, given }, own) {
    const [unset, planned] = [(0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInputs */ .TL)({}), new Set(given)];
    const isGiven = (name) => (OWN_INPUTS.has(name) ? own.given.includes(name) : planned.has(name));
    return {
        ...own,
        ...Object.fromEntries(plannedInputNames.map((name) => [name, inputs[name] ?? unset[name]])),
        given: _config_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .inputNames */ .vj.filter(isGiven),
    };
}


/***/ }),

/***/ 91681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ planInArtifact),
/* harmony export */   z: () => (/* binding */ planArtifactOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79587);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35675);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40958);
/* harmony import */ var _baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21628);
/* harmony import */ var _run_folder_memory_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21327);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76023);








async function planArtifactOf(run, { digest, key }, reader, signal) {
    const all = (await reader.list(run, signal)).flatMap((artifact) => {
        const named = (0,_baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_5__/* .planInName */ .eP)(artifact.name);
        return named === undefined ? [] : [{ artifact, ...named }];
    });
    const named = digest === undefined ? ofOneKey(all, key, run) : all;
    const plans = named.filter(({ artifact }) => !artifact.isExpired).toSorted(newestFirst);
    const problems = [];
    for (const { artifact } of plans.slice(0, MOST_PLANS)) {
        try {
            return await planInArtifact(artifact, digest, reader, signal);
        }
        catch (error) {
            if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo))
                throw error;
            if (digest === undefined)
                throw error;
            problems.push(error.problems[0]?.message ?? error.message);
        }
    }
    const wanted = digest === undefined ? 'a plan' : `the plan ${digest.slice(0, 12)}`;
    const expired = named.length > plans.length ? `${named.length - plans.length} expired` : undefined;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `Workflow run ${run} has no artifact with ${wanted}`, {
        found: [...problems, ...(expired === undefined ? [] : [expired])].join('; ') || 'no plan',
        hint: 'Re-run all jobs: the plan job makes a new plan.',
    });
}
function ofOneKey(all, asked, run) {
    const keys = [...new Set(all.map(({ key }) => key))].sort();
    if (asked === undefined && keys.length < 2)
        return all;
    const wanted = asked === undefined ? undefined : (0,_baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_5__/* .nameOfKey */ .m1)(asked);
    const own = all.filter(({ key }) => key === wanted);
    if (own.length > 0)
        return own;
    const shown = keys.length === 0 ? 'no plan' : (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .KE)(keys);
    if (asked === undefined) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('INPUT_INVALID', `Workflow run ${run} has plans of ${keys.length} comment-keys, and one is reported`, {
            expected: 'comment-key, one of them',
            found: shown,
            hint: 'Set comment-key to that of the plan to report. Add a step for each other plan.',
        });
    }
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('FILE_MISSING', `Workflow run ${run} has no plan of the comment-key ${asked}`, {
        found: shown,
        hint: 'Set comment-key to that of a plan of this run, or leave it out if the run has only one plan.',
    });
}
const MOST_PLANS = 100;
const LIMITS = {
    archiveBytes: 64 * 1024 * 1024,
    entries: 5_000,
    entryBytes: Math.max(_model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PLAN_BYTES */ .di, _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU),
    totalBytes: _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_PLAN_BYTES */ .di + _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU,
};
const newestFirst = (one, other) => other.attempt - one.attempt || (one.artifact.name < other.artifact.name ? -1 : 1);
async function planInArtifact(artifact, digest, reader, signal) {
    const files = await reader.download(artifact, { isWanted: _plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .isPlanFile */ .cx, limits: LIMITS, signal });
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)('/', artifact.name);
    const contents = new Map([...files].map(([name, content]) => [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, name), content]));
    return (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .readPlanFolder */ .Q_)(folder, digest, (0,_run_folder_memory_files_js__WEBPACK_IMPORTED_MODULE_6__/* .memoryFiles */ .X)(contents));
}


/***/ }),

/***/ 76023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ preparePlanFolder),
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   Q_: () => (/* binding */ readPlanFolder),
/* harmony export */   Rj: () => (/* binding */ writePlanFolder),
/* harmony export */   VI: () => (/* binding */ PLAN_FILE),
/* harmony export */   cx: () => (/* binding */ isPlanFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79587);
/* harmony import */ var _gate_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21834);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7126);
/* harmony import */ var _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35675);
/* harmony import */ var _plan_shards_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21221);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47539);
/* harmony import */ var _shared_json_document_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82761);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16955);
/* harmony import */ var _baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(73620);











const PLAN_FILE = 'plan.json';
async function writePlanFolder(folder, plan, texts, files) {
    for (const [path, text] of texts)
        await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), text);
    await files.write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PLAN_FILE), (0,_shared_json_document_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonDocument */ .Q8)(plan));
}
async function preparePlanFolder(folder, files) {
    if ((await files.state(folder)) !== 'folder')
        return;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PLAN_FILE);
    const isThere = (await files.state(path)) === 'file';
    if (isThere && isPlan(await files.read(path, _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PLAN_BYTES */ .di)))
        return removeBaseline(folder, files);
    const { names } = await files.namesIn(folder, 1);
    const [first] = isThere ? [PLAN_FILE] : names;
    if (first === undefined)
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, first)} already exists and was not written by a plan`, {
        hint: 'Set an empty folder, or that of an older plan, with --output (plan-path).',
    });
}
function isPlan(text) {
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOf */ .o_)(text);
    const generator = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) ? value['generator'] : undefined;
    return (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(generator) && generator['name'] === 'eval-action' && (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) && 'shards' in value;
}
async function removeBaseline(folder, files) {
    const baseline = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'baseline');
    if ((await files.state(baseline)) !== 'folder')
        return;
    const { names } = await files.namesIn(baseline, MOST_BASELINE_FILES);
    for (const name of names)
        if (INSIDE.test(`baseline/${name}`))
            await files.removeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(baseline, name));
}
const MOST_BASELINE_FILES = 10_000;
async function readPlanFolder(folder, expected, files) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, PLAN_FILE);
    if ((await files.state(path)) !== 'file')
        throw refused('FILE_MISSING', `There is no ${PLAN_FILE} in ${folder}`);
    const plan = parsed(await files.read(path, _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_PLAN_BYTES */ .di), path);
    const digest = (0,_plan_shards_digest_js__WEBPACK_IMPORTED_MODULE_6__/* .digestOf */ .o)(plan);
    if (expected !== undefined && digest !== expected)
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)('RESULTS_UNREADABLE', `${path} is another plan: ${digest.slice(0, 12)}, not ${expected.slice(0, 12)}`, {
            hint: `Pass the folder of that plan (plan-path). The digest of this one is ${digest}: "eval-action plan -o" prints it, and the plan job has it as its output plan.`,
        });
    return { plan, digest, baseline: await baselineOf(plan.baseline, folder, files) };
}
function parsed(text, path) {
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonOf */ .o_)(text);
    const version = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) ? value['schemaVersion'] : undefined;
    if (typeof version === 'number' && version > 1)
        throw refused('RESULTS_UNREADABLE', `${path} was written by a newer version of eval-action`);
    const tests = testsIn(value);
    const read = _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .shardPlanSchema */ .d3.safeParse(tests === undefined ? value : { ...value, tests: [] });
    if (!read.success)
        throw notAPlan(path, read.error);
    const gate = _gate_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .gateSettings */ .dJ.safeParse(read.data.policy.gate);
    if (!gate.success)
        throw notAPlan(path, gate.error, ['policy', 'gate']);
    return tests === undefined ? read.data : { ...read.data, tests };
}
function testsIn(value) {
    const tests = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_9__/* .isMapping */ .p)(value) ? value['tests'] : undefined;
    const areValid = Array.isArray(tests) && tests.length <= _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_CELLS */ .qC && tests.every(isPlannedTest);
    return areValid ? tests.map(withSharedNames) : undefined;
}
const isPlannedTest = (test) => _model_run_shard_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .plannedTestSchema */ .aB.safeParse(test).success;
function withSharedNames(test) {
    test.suite = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_7__/* .sharedText */ .b8)(test.suite);
    test.suiteFile = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_7__/* .sharedText */ .b8)(test.suiteFile);
    test.target = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_7__/* .sharedText */ .b8)(test.target);
    return test;
}
function notAPlan(path, { issues: [issue] }, within = []) {
    const at = [...within, ...(issue?.path ?? [])].join('.').slice(0, 100);
    return refused('RESULTS_UNREADABLE', `${path} is not a plan of a sharded run${at === '' ? '' : ` at ${at}`}`);
}
async function baselineOf(pinned, folder, files) {
    if (pinned.kind !== 'found')
        return pinned;
    const pools = [];
    let left = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const file of pinned.files) {
        const text = await pinnedText(file, folder, files, left);
        left -= Buffer.byteLength(text);
        const read = (0,_baseline_evidence_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readEvidenceText */ .NR)(text, file.path);
        if (read.kind === 'refused')
            throw refused('RESULTS_UNREADABLE', `${file.path} of the plan: ${read.why}`);
        pools.push(...read.files.map(({ pool }) => pool));
    }
    const { provenance, steps, whyEmpty, leftOut } = pinned;
    return {
        kind: 'found',
        pools,
        provenance,
        ...(whyEmpty && { whyEmpty }),
        ...(leftOut && { leftOut }),
        ...(steps && { steps }),
    };
}
async function pinnedText({ path, sha256 }, folder, files, maxBytes) {
    if (!INSIDE.test(path))
        throw refused('RESULTS_UNREADABLE', `The plan names a baseline outside its folder: ${path}`);
    const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    if ((await files.state(absolute)) !== 'file')
        throw refused('FILE_MISSING', `There is no ${path} in ${folder}, and the plan was made with it`);
    const text = await files.read(absolute, maxBytes);
    if (sha256Of(text) !== sha256)
        throw refused('RESULTS_UNREADABLE', `${absolute} is not the file that the plan was made with`);
    return text;
}
const INSIDE = /^baseline\/[\w@.-]{1,120}\.json$/;
const isPlanFile = (name) => name === PLAN_FILE || INSIDE.test(name);
const sha256Of = (content) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', content, 'hex');
const refused = (code, message) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .userError */ .IF)(code, message, {
    hint: 'Pass the folder that "eval-action plan" wrote (plan-path), or re-run all jobs for a new plan.',
});


/***/ }),

/***/ 89472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   _n: () => (/* binding */ nextCommands)
/* harmony export */ });
/* harmony import */ var _reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5937);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15537);
/* harmony import */ var _shared_shell_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2935);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




const SHORT = 12;
const MOST_LISTED = 20;
function planText({ plan, digest }, wishes) {
    const { shards } = plan;
    const lines = [
        ['duration', durationText(plan)],
        ['cost', costText(plan)],
        ['tokens', tokensText(plan)],
        ['power', powerText(plan)],
        ['reuse', reuseText(plan)],
        ['shards', whyText(plan, wishes)],
    ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
    const listed = shards
        .slice(0, MOST_LISTED)
        .map((shard) => `    ${shard.index}/${shards.length}  ${shardText(shard)}`);
    const more = shards.length > MOST_LISTED ? [`    and ${shards.length - MOST_LISTED} more`] : [];
    return [headline({ plan, digest }), ...lines, ...listed, ...more].join('\n');
}
const shardText = ({ tests, trials, durationMs }) => tests === 0
    ? 'no tests'
    : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('trial', trials)}, about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} after setup`;
function nextCommands({ plan: { shards }, digest }, { folder, workingDirectory, program }) {
    const count = shards.length;
    const inFolder = workingDirectory === '.' ? '' : ` --working-directory ${(0,_shared_shell_command_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(workingDirectory)}`;
    const path = `--plan-path ${(0,_shared_shell_command_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(folder)}${inFolder}`;
    const machines = count === 1 ? 'the shard' : `on each machine, from 1/${count} to ${count}/${count}`;
    return [
        'Next steps',
        `  ${machines}:`,
        `    ${program} run --shard 1/${count}@${digest} ${path} -o shards/1`,
        '  with the folders of all shards:',
        `    ${program} report 'shards/*' --plan ${digest} ${path} -o results`,
    ].join('\n');
}
function headline({ plan: { tests, shards, forecast }, digest }) {
    const targets = new Set(tests.map(({ target }) => target)).size;
    const judges = forecast.judgeCalls === 0 ? '' : `, about ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('judge call', forecast.judgeCalls)}`;
    return `Plan ${digest.slice(0, SHORT)}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} on ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('target', targets)} in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('shard', shards.length)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('target call', forecast.calls)}${judges}`;
}
function durationText({ tests, forecast }) {
    const { durationMs, oneMachineMs, longestTrialMs, timedTests, requests = [] } = forecast;
    const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
    const limit = slowest === undefined
        ? ''
        : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(slowest.minutes * 60_000)}`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} (${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(oneMachineMs)} on one machine); longest trial ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(longestTrialMs)}${limit}; durations of ${timedTests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} are known`;
}
function costText({ inputs, forecast }) {
    const { costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens } = forecast;
    const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
    const budget = typeof inputs['budgetUsd'] === 'number' ? `; budget ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(inputs['budgetUsd'])}` : '';
    if (costUsd === undefined)
        return `unknown: the baseline has no costs of these tests${budget}`;
    const unknown = testsWithoutCost === 0 ? '' : `, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', testsWithoutCost)} unknown`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costUsd)}, below ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}
function tokensText({ tests, forecast: { tokens } }) {
    if (tokens === undefined)
        return undefined;
    return `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${tokens.tests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} known)`;
}
function tokenText(count) {
    if (count >= 1e6)
        return `${(count / 1e6).toFixed(1)} M`;
    return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ baseline, forecast: { smallestDetectableDrop: drop, power = [] }, }) {
    if (baseline.kind !== 'found')
        return `no baseline: ${baseline.why}`;
    if (baseline.whyEmpty !== undefined)
        return `nothing to compare with: ${baseline.whyEmpty}`;
    const of = drop === undefined
        ? 'a uniform drop is not detectable in every suite'
        : `smallest detectable drop ${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .WR)(drop, 0)} (80% power)`;
    const single = power.filter((sentence) => sentence.startsWith('a complete failure'));
    return [of, ...single, ...(baseline.leftOut === undefined ? [] : [baseline.leftOut])].join('; ');
}
function reuseText({ tests }) {
    const reused = tests.filter((test) => test.reused !== undefined);
    const canaries = tests.filter(({ canary }) => canary).length;
    const commits = [...new Set(reused.map((test) => test.reused?.slice(0, 7)))];
    if (reused.length + canaries === 0)
        return undefined;
    const since = commits.length === 0 ? '' : ` since ${commits.slice(0, 3).join(', ')}`;
    return `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', reused.length + canaries)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText({ shards, tests, forecast }, { targetMinutes, most }) {
    const { why, durationMs, leastMs } = forecast;
    const target = `${targetMinutes} min (target-minutes)`;
    const shortest = `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)}`;
    switch (why) {
        case 'given': {
            const empty = shards.filter((shard) => shard.tests === 0).length;
            const left = empty === 1 ? 'one has' : `${empty} have`;
            return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', tests.length)} cannot be divided further`}`;
        }
        case 'target':
            return `enough for ${target}`;
        case 'most':
            if (shards.length < most)
                return `${target} is not reached, but ${shortest}: more shards would be faster, but each needs a cent of budget-usd`;
            return `${target} cannot be reached with ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('shard', most)} (max-shards), but ${shortest}: more would be faster`;
        case 'longest':
            return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(leastMs)}`;
        case 'requests':
            return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
        case 'gain':
            return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
    }
}


/***/ }),

/***/ 32499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ digestOfFile),
/* harmony export */   k1: () => (/* binding */ recordedFiles),
/* harmony export */   xV: () => (/* binding */ hasKeys)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79587);
/* harmony import */ var _config_checkout_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48334);
/* harmony import */ var _plan_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76023);




const MAX_BYTES = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_EVIDENCE_BYTES */ .bU;
function recordedFiles(disk) {
    const read = new Set();
    const noting = (work) => async (path, ...rest) => {
        const result = await work(path, ...rest);
        read.add((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path));
        return result;
    };
    return {
        files: { ...disk, read: noting(disk.read), readBytes: noting(disk.readBytes) },
        async pinned(root, others) {
            const names = [...new Set([...read, ...others.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path))])]
                .map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path).replaceAll('\\', '/'))
                .filter((name) => !(0,_config_checkout_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isOutside */ ._K)(name) && !hasKeys(name))
                .sort();
            return Promise.all(names.map(async (path) => ({ path, sha256: await digestOfFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path), disk) })));
        },
    };
}
const hasKeys = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path) === '.env';
const digestOfFile = async (path, files) => (0,_plan_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256Of */ .Bj)(await files.readBytes(path, MAX_BYTES));


/***/ }),

/***/ 21221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ digestOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _canonical_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95261);


function digestOf({ forecast: _, ...pinned }) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const piece of (0,_canonical_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalPieces */ .Eu)(pinned))
        digest.update(piece);
    return digest.digest('hex');
}


/***/ }),

/***/ 12028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ planDifference),
/* harmony export */   z: () => (/* binding */ differentFiles)
/* harmony export */ });
/* harmony import */ var _shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4166);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


function planDifference(one, other) {
    if (one.generator.version !== other.generator.version)
        return `it was made by version ${other.generator.version} of eval-action, not ${one.generator.version}`;
    if (one.shards.length !== other.shards.length)
        return `it has ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('shard', other.shards.length)}, not ${one.shards.length}`;
    if (one.commit !== other.commit)
        return `it is for ${commitOf(other)}, not ${commitOf(one)}`;
    return (inputDifference(one, other) ??
        fileDifference(one.files, other.files) ??
        changeDifference(one, other) ??
        partDifference(one, other));
}
const commitOf = ({ commit }) => commit === undefined ? 'no commit' : `the commit ${commit.slice(0, 10)}`;
function inputDifference({ inputs: one }, { inputs: other }) {
    const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find((each) => !(0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one[each], other[each]));
    return name === undefined ? undefined : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name)} is ${shown(other[name])}, not ${shown(one[name])}`;
}
const LONGEST_VALUE = 100;
const shown = (value) => value === undefined ? 'the default' : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(JSON.stringify(value), LONGEST_VALUE);
function fileDifference(one, other) {
    const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256])));
    const path = [...one, ...other].map((file) => file.path).find((each) => first?.get(each) !== second?.get(each));
    if (path === undefined)
        return undefined;
    if (second?.get(path) === undefined)
        return `it was made without the file ${path}`;
    return first?.get(path) === undefined
        ? `it was also made with the file ${path}`
        : `the file ${path} has another content`;
}
function differentFiles(one, other) {
    const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256 ?? ''])));
    const paths = [...new Set([...one, ...other].map(({ path }) => path))].sort();
    return paths.filter((path) => first?.get(path) !== second?.get(path));
}
function changeDifference({ changed: one }, { changed: other }) {
    if ((one === undefined) !== (other === undefined))
        return 'git listed the changed files for one of them only';
    const [path] = differentFiles(one ?? [], other ?? []);
    return path === undefined ? undefined : `the file ${path} differs from the commit in another way`;
}
function partDifference(one, other) {
    if (!(0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one.baseline, other.baseline))
        return 'its baseline is another one';
    if (!(0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one.tests, other.tests))
        return 'its tests, or their shards, are others';
    return (0,_shared_deep_equal_js__WEBPACK_IMPORTED_MODULE_0__/* .deepEqual */ .b)(one.policy, other.policy) ? 'its warnings or limits are others' : 'its policy is another one';
}


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
/* harmony import */ var _answer_warnings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8939);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15714);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10043);
/* harmony import */ var _escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38566);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57277);
/* harmony import */ var _grader_warnings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65584);
/* harmony import */ var _hint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74874);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(96360);
/* harmony import */ var _totals_line_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(59791);













const STEP_LIMITS = { errors: 9, warnings: 5 };
function annotations(report, limits = STEP_LIMITS) {
    const { failing, errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findings */ .Pg)(report);
    const changeOf = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .changeFinder */ .DB)(report);
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .namer */ .wf)(report);
    const all = [
        ...failing.flatMap((result) => failingTest(report, result, name(result), changeOf(result))),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .errorGroups */ .Zy)(errored).flatMap((group) => erroredTests(report, group, { name, word: 'errored' })),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .errorGroups */ .Zy)(notRun).flatMap((group) => erroredTests(report, group, { name, word: 'not run' })),
        ...[...(0,_answer_warnings_js__WEBPACK_IMPORTED_MODULE_2__/* .answerWarnings */ .k)(report), ...(0,_grader_warnings_js__WEBPACK_IMPORTED_MODULE_7__/* .graderWarnings */ .Z)(report), ...report.warnings].map((problem) => problemAnnotation(problem, 'warning', _marks_js__WEBPACK_IMPORTED_MODULE_9__/* .problemTitles */ .bq[problem.code])),
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
        .map(([key, value]) => `${key}=${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .commandProperty */ .N1)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(`${value}`))}`);
    return `::${level} ${properties.join(',')}::${(0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .commandData */ .wq)((0,_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(message))}`;
}
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
const LONGEST_COMMAND = 450;
const MOST_NAMES = 5;
function failingTest(report, result, name, change) {
    const level = failingLevel(report, result, change);
    if (level === undefined)
        return [];
    const [check] = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .failedChecks */ .HH)(result);
    const answer = line((0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .judgedAnswer */ .W9)(result));
    const isRegressed = change?.state === 'regressed';
    const numbers = isRegressed && change.base !== undefined ? (0,_compared_js__WEBPACK_IMPORTED_MODULE_3__/* .passesOf */ .Hb)(change) : plainNumbers(result);
    const confirmed = change && (0,_compared_js__WEBPACK_IMPORTED_MODULE_3__/* .confirmationOf */ .$x)(change);
    const command = (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_11__/* .reproduceCommand */ .nB)(result, undefined, { flags: report.flags });
    const one = annotation(level, titled(isRegressed ? 'regressed: ' : 'failed: ', name, ` (${numbers})`), [
        ...(confirmed === undefined ? [] : [confirmed]),
        line(check.text),
        `got: ${line(check.got ?? (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .answerOf */ .ut)(result)) || '(no answer)'}`,
        ...(check.got === undefined || answer === '' ? [] : [`answer: ${answer}`]),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .answerNotes */ .QZ)(result).map((note) => line(note)),
        ...(command !== undefined && command.length <= LONGEST_COMMAND ? [`run it again: ${command}`] : []),
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
    const trials = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .trialsPassed */ .So)(result);
    const reached = (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .hasPassMark */ .Hg)(result) ? `${(0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreText */ .QO)(result)}, needs ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_10__/* .score */ .fN)(result.passMark)}` : (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .scoreText */ .QO)(result);
    return trials === undefined ? reached : `${reached}; ${trials}`;
}
function erroredTests(report, group, { name, word }) {
    const { class: failureClass, message, results } = group;
    const cause = _marks_js__WEBPACK_IMPORTED_MODULE_9__/* .failureWords */ .AC[failureClass];
    const [first] = results;
    if (results.every(_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isNotAsWritten */ .RA)) {
        return results.map((result) => annotation(erroredLevel(report, [result]), titled(`errored (${cause}): `, name(result)), (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .causeLines */ .t1)(result).map((part) => line(part)), result.failure.location ?? result.location));
    }
    const named = results.slice(0, MOST_NAMES).map((result) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(name(result)), TITLE_CHARACTERS));
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
const kindOf = (report, { suite, suiteFile, target }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .suiteKind */ .h0)(report, { suite, file: suiteFile, target });
function problemAnnotation(problem, level, title) {
    const { expected, found, hint, location } = problem;
    const details = [
        expected === undefined ? undefined : `expected: ${line(expected)}`,
        found === undefined ? undefined : `found: ${line(found)}`,
        hint === undefined ? undefined : line((0,_hint_js__WEBPACK_IMPORTED_MODULE_8__/* .permissionsInLine */ .K)(hint)),
    ].filter((detail) => detail !== undefined);
    return annotation(level, title, [line((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)), ...details], location);
}
function headline(report) {
    const { verdict } = report;
    const { word } = (0,_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .verdictMark */ .vG)(verdict.kind);
    return annotation('notice', `Evals: ${word}`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        (0,_totals_line_js__WEBPACK_IMPORTED_MODULE_12__/* .totalsLine */ .s)(report).join(' \u00b7 '),
    ]);
}
function uncommentedAnnotation({ verdict }, { why, hint }) {
    return annotation('notice', `Evals: ${(0,_marks_js__WEBPACK_IMPORTED_MODULE_9__/* .verdictMark */ .vG)(verdict.kind).word}, without a comment`, [
        line(verdict.headline, 2 * LINE_CHARACTERS),
        line(`The comment was not written: ${why}`),
        ...(hint === undefined ? [] : [line((0,_hint_js__WEBPACK_IMPORTED_MODULE_8__/* .permissionsInLine */ .K)(hint))]),
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
    return before + (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(name), TITLE_CHARACTERS - before.length - after.length) + after;
}
const line = (text, most = LINE_CHARACTERS) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_4__/* .oneLine */ .T)(text), most);


/***/ })

};
