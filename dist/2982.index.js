export const id = 2982;
export const ids = [2982];
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

/***/ 5649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ forecastNames),
/* harmony export */   JK: () => (/* binding */ plannedInputNames),
/* harmony export */   Zp: () => (/* binding */ planInputs),
/* harmony export */   uY: () => (/* binding */ planDocsOf),
/* harmony export */   vH: () => (/* binding */ parseForecastOptions)
/* harmony export */ });
/* unused harmony exports planInputNames, planGroups, parsePlanInputs */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19923);
/* harmony import */ var _input_sources_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90201);
/* harmony import */ var _input_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7669);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38369);





const plannedInputNames = [
    'evals',
    'target',
    'targets',
    'testId',
    'tag',
    'excludeTag',
    'trials',
    'threshold',
    'testTimeoutSeconds',
    'workers',
    'graderTarget',
    'budgetUsd',
    'requestsPerMinute',
    'reuse',
    'baseline',
    'baselineBranch',
    'baselineMaxAge',
    'history',
    'historyBranch',
    'quarantineFile',
    'maxDrop',
    'dryRun',
    'workingDirectory',
];
const MAX_MINUTES = 1_440;
const shards = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    const word = text.trim().toLowerCase();
    if (word === 'auto')
        return undefined;
    const number = /^\d{1,3}$/.test(word) ? Number(word) : 0;
    if (number >= 1 && number <= _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHARDS */ .hH)
        return number;
    context.addIssue({ code: 'custom', message: `auto, or a whole number from 1 to ${_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHARDS */ .hH}`, input: text });
    return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
});
const own = {
    shards: shards.optional().meta({
        description: 'Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.',
        default: 'auto',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    maxShards: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(1, _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHARDS */ .hH)
        .default(20)
        .meta({
        description: `Maximum number of shards that \`auto\` chooses, 1 to ${_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SHARDS */ .hH}.`,
        default: '20',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    targetMinutes: (0,_input_values_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(1, MAX_MINUTES)
        .default(10)
        .meta({
        description: '`auto` adds shards until the expected duration is at most this many minutes.',
        default: '10',
        sources: ['action', 'flag'],
        value: 'NUMBER',
    }),
    onlyWithLabel: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .refine((label) => label.trim().length <= 100, 'the name of a label')
        .optional()
        .meta({
        description: 'Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.',
        default: 'every pull request',
        sources: ['action'],
    }),
};
const forecastNames = ['shards', 'maxShards', 'targetMinutes'];
const parseForecastOptions = (texts, spell) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTexts */ .oh)(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(own), texts, spell);
const ofJob = [
    'githubToken',
    'jobSummary',
    'annotations',
    'commentKey',
    'allowUntrustedCode',
];
const shared = _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .actionInputNames */ .Li.filter((name) => [...plannedInputNames, ...ofJob].some((each) => each === name));
const planInputsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...own,
    ...Object.fromEntries(shared.map((name) => [name, _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .inputsSchema */ .rS.shape[name]])),
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
    return _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .inputGroups */ .Dk[group].filter((name) => shared.includes(name));
}
const planDocsOf = (name) => planInputsSchema.shape[name].meta();
const parsePlanInputs = (given, spell) => ({
    ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .parseInputs */ .TL)({}),
    ...(0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .parseTexts */ .oh)(planInputsSchema, given, spell),
    given: _inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .inputNames */ .vj.filter((name) => (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .isInput */ .Xy)(name) && (0,_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .isGiven */ .qR)(given[name])),
});
const planInputs = (env) => parsePlanInputs((0,_input_sources_js__WEBPACK_IMPORTED_MODULE_3__/* .inputTexts */ .Ld)(env, planInputNames));


/***/ }),

/***/ 95200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ surveyRun)
/* harmony export */ });
/* harmony import */ var _plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22469);
/* harmony import */ var _shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85988);
/* harmony import */ var _suites_metadata_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57444);
/* harmony import */ var _config_configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14704);
/* harmony import */ var _steps_container_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2689);
/* harmony import */ var _steps_images_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2665);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91167);
/* harmony import */ var _program_problems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93277);
/* harmony import */ var _survey_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20432);









async function surveyRun(site, how = {}) {
    const targets = new _survey_js__WEBPACK_IMPORTED_MODULE_8__/* .SurveyedTargets */ .Q$(site);
    const paths = await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .findConfiguredSuites */ .X_)(site);
    const read = await (0,_shared_in_parallel_js__WEBPACK_IMPORTED_MODULE_1__/* .inParallel */ .H)(paths, (path) => readSuite(path, { site, how }, targets));
    if (read.every(({ leftOut }) => leftOut !== undefined)) {
        throw (0,_suites_metadata_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingTagged */ .YS)(site.inputs, read.flatMap(({ leftOut = [] }) => leftOut));
    }
    const placed = [
        ...new Map(read.flatMap((each) => (each.placed === undefined ? [] : [[each.placed.suite.path, each.placed]]))).values(),
    ];
    const configured = (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)('.agentv/config.yaml', [
        ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .configProblems */ .rg)(paths, site)),
        ...(await (0,_config_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .overlookedSuites */ .OE)(paths, site)),
    ]);
    const unmatched = (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .unmatchedIds */ .ik)(placed.map(({ suite }) => suite), site.inputs.testId);
    const problems = (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inOrder */ .al)([...read.flatMap((each) => each.problems), ...configured, ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)('', unmatched)]);
    return { plan: planOf(placed, site, how), placed, paths, problems };
}
async function readSuite(path, { site, how }, targets) {
    const { suite, variables, problems, leftOut } = await (0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .surveySuite */ .nf)(path, site, how);
    if (suite === undefined)
        return { problems, leftOut };
    const used = await targets.of(suite);
    const asked = [...used.targets, ...used.judges];
    const programs = await (0,_program_problems_js__WEBPACK_IMPORTED_MODULE_7__/* .missingPrograms */ .i)(suite, asked.flatMap(({ target }) => target ?? []), site);
    return {
        placed: { suite, variables, ...used },
        problems: [
            ...problems,
            ...used.problems,
            ...used.judging.map(_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .asWarning */ .PQ),
            ...asked.flatMap((target) => target.problems),
            ...(0,_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .inFile */ .s5)(suite.file, programs).map(_survey_js__WEBPACK_IMPORTED_MODULE_8__/* .asWarning */ .PQ),
        ],
    };
}
function planOf(placed, { inputs }, { findsBroken = false }) {
    if (placed.length === 0)
        return { steps: [], requirements: [] };
    const onTargets = placed.map((each) => ({
        suite: each.suite,
        targets: each.targets.map((target) => target.target ?? standIn(target, each.suite)),
        inTheWay: findsBroken ? inTheWayOf(each) : undefined,
    }));
    const { testId: testIds, trials, threshold, mustPass } = inputs;
    return (0,_plan_make_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .makePlan */ .Cs)(onTargets, { testIds, trials, threshold, mustPass });
}
const inTheWayOf = ({ targets, own }) => (test, target) => {
    if (own === undefined || !targets.some((each) => each.target === target))
        return [];
    const problems = [
        ...(0,_steps_images_js__WEBPACK_IMPORTED_MODULE_5__/* .imageProblems */ .y)(test, target),
        ...(0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_6__/* .judgingProblems */ .r_)(test, target, own),
        ...(0,_steps_container_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .containerProblems */ .Y)(test, target, own),
    ];
    return problems.filter(({ code }) => code !== 'SECRET_MISSING');
};
const standIn = ({ name, provider = '', options, batching, location }, suite) => ({
    name,
    resolvedName: name,
    provider,
    options,
    fallbackTargets: [],
    batching,
    location: location ?? suite.location,
});


/***/ }),

/***/ 20432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ problemsOf),
/* harmony export */   PQ: () => (/* binding */ asWarning),
/* harmony export */   Q$: () => (/* binding */ SurveyedTargets),
/* harmony export */   _k: () => (/* binding */ countProblems),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   nf: () => (/* binding */ surveySuite),
/* harmony export */   s5: () => (/* binding */ inFile),
/* harmony export */   y9: () => (/* binding */ byFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38034);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69021);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _suites_load_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89885);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81457);
/* harmony import */ var _targets_read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43080);
/* harmony import */ var _targets_resolve_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89554);
/* harmony import */ var _targets_variables_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(21983);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22473);
/* harmony import */ var _steps_images_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2665);
/* harmony import */ var _steps_judges_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91167);













async function surveySuite(path, site, programs = {}) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .p)(path, site.cwd);
    const reading = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_10__/* .suiteReading */ .hu)(site);
    const asked = new Set();
    const variables = async (folder) => recorded(await reading.variables(folder), asked);
    try {
        const { problems, ...seen } = await (0,_suites_load_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAtSuite */ .Z)(path, {
            ...reading,
            variables,
            ...(programs.runProgram && { runProgram: programs.runProgram }),
            ...(programs.mayLackVariables && { mayLackVariables: programs.mayLackVariables }),
        });
        return { ...seen, problems: inFile(file, problems), variables: [...asked] };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)), variables: [...asked] };
    }
}
function problemsOf(error) {
    if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo)
        return error.problems;
    throw error;
}
const inFile = (file, problems) => problems.map((problem) => ({ file: problem.location?.file ?? file, ...problem }));
const recorded = (lookUp, asked) => (name, use) => {
    asked.add(name);
    return lookUp(name, use);
};
function inOrder(problems) {
    const once = new Map();
    for (const problem of problems) {
        const { severity, ...rest } = problem;
        const key = JSON.stringify(rest);
        if (severity === 'error' || !once.has(key))
            once.set(key, problem);
    }
    return [...once.values()].sort(byLocation);
}
function byLocation(a, b) {
    if (a.file !== b.file)
        return a.file < b.file ? -1 : 1;
    const [here, there] = [a.location, b.location];
    return (here?.line ?? 0) - (there?.line ?? 0) || (here?.column ?? 0) - (there?.column ?? 0);
}
function byFile(problems) {
    const files = new Map();
    for (const problem of problems) {
        const own = files.get(problem.file);
        if (own)
            own.push(problem);
        else
            files.set(problem.file, [problem]);
    }
    return files;
}
function countProblems(problems) {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return { errors, warnings: problems.length - errors };
}
const asWarning = (problem) => ({ ...problem, severity: 'warning' });
class SurveyedTargets {
    #site;
    #files = new Map();
    #nearest = new Map();
    #asked = new Map();
    constructor(site) {
        this.#site = site;
    }
    get files() {
        return [...this.#files.keys()].map((path) => (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .p)(path, this.#site.cwd));
    }
    async of(suite) {
        const names = (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_10__/* .wantedTargets */ .w5)(suite, this.#site.inputs).filter(({ isUnknown }) => !isUnknown);
        const path = await this.#fileOf(suite);
        if (typeof path !== 'string')
            return { ...noTargets, targets: names.map(unknown), problems: inFile(suite.file, path) };
        const { targetsFile: bare, problems } = await this.#read(path);
        if (bare === undefined)
            return { ...noTargets, targets: names.map(unknown), problems };
        const targetsFile = await this.#site.programs.withPrograms(bare, suite.folder);
        const targets = [];
        for (const wanted of names) {
            this.#asked.get(path)?.add(entryName(wanted));
            targets.push(await this.#survey(wanted, targetsFile, suite.folder));
        }
        const judging = await this.#judging(suite, targets, targetsFile);
        for (const { name } of judging.judges)
            this.#asked.get(path)?.add(name);
        const fallbacks = await this.#fallbacks(suite, targets, targetsFile);
        for (const { name } of fallbacks)
            this.#asked.get(path)?.add(name);
        const ofFallbacks = fallbacks.flatMap((fallback) => fallback.problems);
        return {
            targets,
            judges: judging.judges,
            fallbacks,
            own: judging.own,
            problems: [...problems, ...ofFallbacks],
            judging: judging.problems,
        };
    }
    #fallbacks(suite, surveyed, file) {
        const names = new Set(surveyed.flatMap(({ target }) => target?.fallbackTargets ?? []));
        return Promise.all([...names].map((name) => this.#survey({ name, location: undefined }, file, suite.folder)));
    }
    async #judging(suite, surveyed, file) {
        const lookUp = await this.#site.environments.lookUpIn(suite.folder);
        const own = (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)({ file, lookUp, inputs: this.#site.inputs });
        const targets = surveyed.flatMap(({ target }) => target ?? []);
        const tests = suite.tests.filter((test) => test.kind === 'test');
        const names = tests.flatMap((test) => surveyed.flatMap(({ judge }) => (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgeNames */ .ch)(test, judge)));
        const needed = [...new Set(names)]
            .filter((name) => file.entries.some((entry) => entry.name === name))
            .filter((name) => surveyed.every((each) => each.name !== name))
            .map((name) => this.#survey({ name, location: undefined }, file, suite.folder));
        const problems = suite.tests.flatMap((test) => test.kind === 'broken'
            ? []
            : targets.flatMap((target) => [...(0,_steps_images_js__WEBPACK_IMPORTED_MODULE_11__/* .imageProblems */ .y)(test, target), ...(0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgingProblems */ .r_)(test, target, own)]));
        return { judges: await Promise.all(needed), own, problems: inFile(suite.file, problems.map(withoutHaste)) };
    }
    async near(folder) {
        const path = await this.#fileOf({ folder });
        return typeof path === 'string' ? (await this.#read(path)).problems : [];
    }
    async whole(path) {
        const { targetsFile, problems } = await this.#read(path);
        if (targetsFile === undefined)
            return problems;
        const surveyed = await this.#surveyAll(targetsFile, path);
        return [...problems, ...surveyed.flatMap((target) => target.problems)];
    }
    async unused() {
        const found = [];
        for (const [path, asked] of this.#asked) {
            const { targetsFile } = await this.#read(path);
            if (targetsFile === undefined)
                continue;
            const surveyed = await this.#surveyAll(targetsFile, path, (name) => !asked.has(name));
            const problems = surveyed.flatMap((target) => target.problems);
            const lacking = surveyed.filter((target) => target.problems.some(isMissingVariable));
            found.push(...(lacking.length > 1 ? [...lackingVariables(lacking), ...problems.filter(isOther)] : problems).map(asWarning));
        }
        return found;
    }
    async #surveyAll(targetsFile, path, isWanted = () => true) {
        const wanted = targetsFile.entries.filter(({ name }) => isWanted(name));
        const file = await this.#site.programs.withPrograms(targetsFile, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path));
        return Promise.all(wanted.map(({ name }) => this.#survey({ name, location: undefined }, file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))));
    }
    async #fileOf(suite) {
        const known = this.#nearest.get(suite.folder);
        if (known !== undefined)
            return known;
        try {
            const path = await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_10__/* .targetsFileOf */ .Ui)(suite, this.#site);
            this.#nearest.set(suite.folder, path);
            return path;
        }
        catch (error) {
            if (this.#site.inputs.targets !== undefined)
                throw error;
            return problemsOf(error);
        }
    }
    #read(path) {
        const known = this.#files.get(path);
        if (known)
            return known;
        const reading = readFile(path, this.#site);
        this.#files.set(path, reading);
        this.#asked.set(path, new Set());
        return reading;
    }
    async #survey(wanted, targetsFile, folder) {
        const asked = new Set();
        const lookUp = recorded(await this.#site.environments.lookUpIn(folder), asked);
        const reading = { file: targetsFile, kinds: _run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .providers */ .r, lookUp };
        const { target, problems } = (0,_targets_resolve_js__WEBPACK_IMPORTED_MODULE_8__/* .resolveTarget */ .u1)(wanted, reading);
        const entry = targetsFile.entries.find(({ name }) => name === entryName(wanted));
        const end = (0,_targets_resolve_js__WEBPACK_IMPORTED_MODULE_8__/* .followTargets */ .wU)(wanted, reading, []);
        for (const field of end?.fields.values() ?? [])
            (0,_targets_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .lookUpVariables */ .OY)(field.value, lookUp);
        const provider = target?.provider ?? end?.fields.get('provider')?.text;
        const timeout = end?.fields.get('timeout_seconds');
        const judges = (0,_steps_judges_js__WEBPACK_IMPORTED_MODULE_12__/* .judgesOf */ .YP)({ file: targetsFile, lookUp, inputs: this.#site.inputs });
        const graderTarget = target?.graderTarget ?? end?.fields.get('grader_target')?.text;
        return {
            name: wanted.name,
            options: timeout === undefined ? {} : { timeout_seconds: (0,_targets_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .lookUpVariables */ .OY)(timeout.value, lookUp) },
            batching: target?.batching ?? end?.fields.get('provider_batching')?.value === true,
            provider: provider === undefined ? undefined : ((0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_2__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_3__/* .providers */ .r, provider)?.type ?? provider),
            location: entry?.cursor.location,
            target,
            problems: inFile(targetsFile.file, problems.map(withoutHaste)),
            variables: [...asked],
            judge: judges.nameFor({ name: wanted.name, provider: provider ?? '', graderTarget }),
        };
    }
}
const entryName = ({ name, useTarget = name }) => useTarget;
const noTargets = { judges: [], fallbacks: [], judging: [] };
const unknown = ({ name }) => ({
    name,
    options: {},
    batching: false,
    problems: [],
    variables: [],
});
async function readFile(path, { cwd, runtime }) {
    const file = (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .p)(path, cwd);
    try {
        const targetsFile = await (0,_targets_read_js__WEBPACK_IMPORTED_MODULE_7__/* .readTargetsFile */ .vW)(path, file, runtime.files);
        return { targetsFile, problems: inFile(file, targetsFile.warnings) };
    }
    catch (error) {
        return { problems: inFile(file, problemsOf(error)) };
    }
}
const withoutHaste = (problem) => (problem.code === 'SECRET_MISSING' ? asWarning(problem) : problem);
const isMissingVariable = ({ code }) => code === 'SECRET_MISSING';
const isOther = (problem) => !isMissingVariable(problem);
const NAMED = 5;
function lackingVariables(targets) {
    const [first] = targets.flatMap(({ problems }) => problems.filter(isMissingVariable));
    if (first === undefined)
        return [];
    const names = targets.map(({ name }) => `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(name, 60)}"`);
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
    return [
        {
            file: first.file,
            code: 'SECRET_MISSING',
            severity: 'warning',
            message: `${names.length} targets that no selected suite uses need variables that are not set: ${names.slice(0, NAMED).join(', ')}${more}`,
            location: first.location,
        },
    ];
}


/***/ }),

/***/ 54330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   lQ: () => (/* binding */ matrixOf),
/* harmony export */   xn: () => (/* binding */ forecastText)
/* harmony export */ });
/* harmony import */ var _reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5937);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);



const MAX_LISTED = 20;
function forecastText(forecast, options) {
    const { shards } = forecast;
    const lines = [
        ['duration', durationText(forecast)],
        ['cost', costText(forecast)],
        ['tokens', tokensText(forecast)],
        ['power', powerText(forecast)],
        ['reuse', reuseText(forecast)],
        ['shards', whyText(forecast, options)],
    ].flatMap(([name = '', text]) => (text === undefined ? [] : `  ${name.padEnd(9)} ${text}`));
    const listed = shards.slice(0, MAX_LISTED).map((shard, at) => `    ${at + 1}/${shards.length}  ${shardText(shard)}`);
    const more = shards.length > MAX_LISTED ? [`    and ${shards.length - MAX_LISTED} more`] : [];
    return [headline(forecast), ...lines, ...listed, ...more].join('\n');
}
const shardText = ({ tests, trials, durationMs }) => tests === 0
    ? 'no tests'
    : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('trial', trials)}, about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} after setup`;
const matrixOf = ({ shards }) => ({
    include: shards.map(({ durationMs, tests }, at) => ({
        index: at + 1,
        shard: `${at + 1}/${shards.length}`,
        minutes: Math.ceil(durationMs / 60_000),
        tests,
    })),
});
function headline({ tests, targets, shards, calls, judgeCalls }) {
    const judges = judgeCalls === 0 ? '' : `, about ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('judge call', judgeCalls)}`;
    return `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} on ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('target', targets)} in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', shards.length)}, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('target call', calls)}${judges}`;
}
function durationText({ tests, durationMs, oneMachineMs, longestTrialMs, timedTests, requests }) {
    const slowest = requests.toSorted((a, b) => b.minutes - a.minutes)[0];
    const limit = slowest === undefined
        ? ''
        : `; ${slowest.name} at ${slowest.perMinute}/min needs at least ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(slowest.minutes * 60_000)}`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)} (${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(oneMachineMs)} on one machine); longest trial ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(longestTrialMs)}${limit}; durations of ${timedTests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} are known`;
}
function costText({ costUsd, costBoundUsd, testsWithoutCost, judgeCalls, tokens, budgetUsd }) {
    const judges = judgeCalls > 0 && tokens === undefined ? ', without judges' : '';
    const budget = budgetUsd === undefined ? '' : `; budget ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(budgetUsd)}`;
    if (costUsd === undefined)
        return `unknown: the baseline has no costs of these tests${budget}`;
    const unknown = testsWithoutCost === 0 ? '' : `, ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', testsWithoutCost)} unknown`;
    return `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costUsd)}, below ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)(costBoundUsd)} with 95% probability${judges}${unknown}${budget}`;
}
function tokensText({ tests, tokens }) {
    if (tokens === undefined)
        return undefined;
    return `${tokenText(tokens.input)} in, ${tokenText(tokens.output)} out (${tokens.tests} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} known)`;
}
function tokenText(count) {
    if (count >= 1e6)
        return `${(count / 1e6).toFixed(1)} M`;
    return count >= 1e4 ? `${Math.round(count / 1e3)} k` : String(Math.round(count));
}
function powerText({ smallestDetectableDrop: drop, power }) {
    const isCompared = power.some((clause) => clause.startsWith('a complete failure'));
    const uniform = drop === undefined
        ? 'a uniform drop is not detectable in every suite'
        : `smallest detectable drop ${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__/* .points */ .WR)(drop, 0)} (80% power)`;
    return [...(isCompared ? [uniform] : []), ...power].join('; ');
}
function reuseText({ reuse: { tests, canaries, commits } }) {
    if (tests === 0)
        return undefined;
    const shown = commits.slice(0, 3).map((sha) => sha.slice(0, 7));
    const since = shown.length === 0 ? '' : ` since ${shown.join(', ')}`;
    return `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} unchanged${since}, ${canaries} of them run as canaries`;
}
function whyText(forecast, { targetMinutes, maxShards }) {
    const { shards, tests, why, durationMs, leastMs } = forecast;
    const target = `${targetMinutes} min (target-minutes)`;
    const shortest = `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(durationMs)}`;
    switch (why) {
        case 'given': {
            const empty = shards.filter((shard) => shard.tests === 0).length;
            const left = empty === 1 ? 'one has' : `${empty} have`;
            return `as given by shards${empty === 0 ? '' : `: ${left} nothing to run, because ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)} cannot be divided further`}`;
        }
        case 'target':
            return `enough for ${target}`;
        case 'most':
            if (shards.length < maxShards)
                return `${target} is not reached, but ${shortest}: each shard needs one request per minute of requests-per-minute`;
            return `${target} cannot be reached with ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('shard', maxShards)} (max-shards), but ${shortest}: more would be faster`;
        case 'longest':
            return `${target} cannot be reached, but ${shortest}: the longest trial, or tests that stay together, take ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(leastMs)}`;
        case 'requests':
            return `${target} cannot be reached, but ${shortest}: a limit of requests determines the duration`;
        case 'gain':
            return `${target} is not reached, but ${shortest}: more shards would save less than 5% each`;
    }
}


/***/ }),

/***/ 36827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ makeForecast)
});

// EXTERNAL MODULE: ./build/js/src/evidence/answers.js
var answers = __webpack_require__(53294);
// EXTERNAL MODULE: ./build/js/src/gate/assess.js + 3 modules
var assess = __webpack_require__(17448);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/plan/reuse.js
var plan_reuse = __webpack_require__(3695);
// EXTERNAL MODULE: ./build/js/src/shared/statistics/variance.js
var variance = __webpack_require__(14242);
// EXTERNAL MODULE: ./build/js/src/plan/shards/divide.js
var divide = __webpack_require__(66140);
;// CONCATENATED MODULE: ./build/js/src/plan/shards/forecast.js


const MACHINE_SETUP_MS = 60_000;
function forecastShards(works, settings) {
    const { workers, requestsMs, most, shards } = settings;
    const wantedMs = settings.targetMs - MACHINE_SETUP_MS;
    const given = shards === undefined ? undefined : (0,divide/* divide */.Qr)(works, { workers, shards });
    const chosen = given
        ? { shards: given, durationMs: (0,divide/* slowestOf */.xM)(given), why: 'given', leastMs: undefined }
        : (0,divide/* choose */.Sw)(works, { workers, most, targetMs: Math.max(0, wantedMs, requestsMs) });
    const withSetup = (ms) => MACHINE_SETUP_MS + Math.max(ms, requestsMs);
    return {
        ...chosen,
        why: chosen.why === 'target' && requestsMs > wantedMs ? 'requests' : chosen.why,
        durationMs: withSetup(chosen.durationMs),
        oneMachineMs: withSetup((0,divide/* slowestOf */.xM)((0,divide/* divide */.Qr)(works, { workers, shards: 1 }))),
        longestTrialMs: works.reduce((most, { trialMs, isReused }) => (isReused ? most : Math.max(most, trialMs)), 0),
    };
}
const Z_95 = 1.645;
function forecastCost(works, costs) {
    const known = works.flatMap(({ key, trials }) => {
        const seen = costs.get(key) ?? [];
        return seen.length === 0
            ? []
            : [{ usd: trials * (0,variance/* mean */.i2)(seen), spread: seen.length < 2 ? 0 : trials * (0,variance/* sampleVariance */.y4)(seen) }];
    });
    const unknownTests = works.length - known.length;
    if (known.length === 0)
        return { unknownTests };
    const usd = known.reduce((sum, each) => sum + each.usd, 0);
    const spread = Math.sqrt(known.reduce((sum, each) => sum + each.spread, 0));
    return { usd, boundUsd: usd + Z_95 * spread, unknownTests };
}

// EXTERNAL MODULE: ./build/js/src/plan/shards/works.js + 1 modules
var shards_works = __webpack_require__(97268);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/baseline-context.js + 1 modules
var baseline_context = __webpack_require__(85003);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/gate-inputs.js + 1 modules
var gate_inputs = __webpack_require__(88125);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/power.js
var power = __webpack_require__(60803);
// EXTERNAL MODULE: ./build/js/src/app/pipeline/prepare.js + 2 modules
var prepare = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js
var policy_base = __webpack_require__(3498);
// EXTERNAL MODULE: ./build/js/src/app/steps/workers.js
var workers = __webpack_require__(91664);
// EXTERNAL MODULE: ./build/js/src/run/calls/request-limits.js
var request_limits = __webpack_require__(54003);
// EXTERNAL MODULE: ./build/js/src/app/steps/judges.js
var steps_judges = __webpack_require__(91167);
;// CONCATENATED MODULE: ./build/js/src/app/shards/expected-calls.js


function expectedCalls(placed) {
    const byPath = new Map(placed.map((each) => [each.suite.path, each]));
    return ({ suite, test, target }) => {
        const { targets = [], judges = [] } = byPath.get(suite.path) ?? {};
        const judging = (0,steps_judges/* judgeNames */.ch)(test, targets.find(({ name }) => name === target.name)?.judge);
        const judgeOf = (name) => {
            const found = [...judges, ...targets].find((each) => each.name === name);
            return found?.target ?? { name, resolvedName: name, provider: found?.provider ?? '' };
        };
        const calls = [target, ...judging.map(judgeOf)];
        return {
            judges: judging.length,
            under: (limit) => calls.filter((called) => (0,request_limits/* appliesTo */.Gl)(limit, called)).length,
        };
    };
}

// EXTERNAL MODULE: ./build/js/src/app/shards/part-of-run.js
var part_of_run = __webpack_require__(68672);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/secret-names.js
var secret_names = __webpack_require__(28822);
// EXTERNAL MODULE: ./build/js/src/app/config/request-limit-names.js
var request_limit_names = __webpack_require__(47864);
// EXTERNAL MODULE: ./build/js/src/app/inspect/survey-run.js
var survey_run = __webpack_require__(95200);
// EXTERNAL MODULE: ./build/js/src/app/reuse/fingerprints.js + 3 modules
var fingerprints = __webpack_require__(24671);
// EXTERNAL MODULE: ./build/js/src/app/reuse/watched-files.js + 2 modules
var watched_files = __webpack_require__(51336);
// EXTERNAL MODULE: ./build/js/src/app/steps/session-hooks.js
var session_hooks = __webpack_require__(41402);
// EXTERNAL MODULE: ./build/js/src/app/steps/suite-program.js + 1 modules
var suite_program = __webpack_require__(47956);
;// CONCATENATED MODULE: ./build/js/src/app/shards/survey-plan.js









async function surveyPlan(site) {
    const runProgram = (path) => (0,suite_program/* runSuiteProgram */.G)(path, (0,external_node_path_.dirname)(path), site);
    const survey = await (0,survey_run/* surveyRun */.U)(site, { findsBroken: true, runProgram: site.inputs.dryRun ? undefined : runProgram });
    const { plan, placed } = survey;
    const names = placed.flatMap(({ own, targets }) => [...(own?.names ?? []), ...targets.map(({ name }) => name)]);
    const problems = [...survey.problems, ...(0,request_limit_names/* unknownRequestLimits */.k)(site.inputs, names).map(inNoFile)];
    refuse(problems, plan);
    const shown = problems.filter(({ code }) => code !== 'SECRET_MISSING');
    const notes = site.inputs.dryRun ? [] : (await (0,session_hooks/* hookNotes */.R7)(site, HOOK_NOTE)).map(inNoFile);
    return { plan: await fingerprinted(plan, placed, site), placed, problems: [...shown, ...notes] };
}
const HOOK_NOTE = 'The plan does not run "before_session": each shard runs it once. Suites that use variables from it, other than secrets, reuse no earlier results';
const inNoFile = (problem) => ({ file: problem.location?.file ?? '', ...problem });
function refuse(problems, { steps }) {
    const broken = steps.flatMap((step) => (step.kind === 'broken' ? step.test.problems : []));
    const known = new Set(broken.map(identityOf));
    const isFatal = (problem) => problem.severity === 'error' && problem.code !== 'SECRET_MISSING' && !known.has(identityOf(problem));
    const fatal = problems.filter(isFatal);
    const all = fatal.length > 0 ? fatal : steps.every(({ kind }) => kind === 'broken') ? broken : [];
    if (all.length > 0)
        throw new errors/* UserError */.yo(all.map(withoutFile));
}
const identityOf = ({ code, message, location }) => JSON.stringify([code, message, location]);
const withoutFile = ({ file: _, ...problem }) => problem;
async function fingerprinted(plan, placed, site) {
    if (site.inputs.dryRun)
        return plan;
    const judges = new Map(placed.flatMap(({ suite, own }) => (own === undefined ? [] : [[suite.path, own]])));
    const watched = await (0,watched_files/* watchedFiles */.I)(placed.map(({ suite }) => suite), site);
    const known = new Set();
    for (const each of placed)
        if (await hasAllVariables(each, site))
            known.add(each.suite.path);
    const { steps, ...rest } = await (0,fingerprints/* withFingerprints */.Q)(plan, { judges, watched }, site);
    return { ...rest, steps: steps.map((step) => (isKnown(step, known) ? step : withoutFingerprints(step))) };
}
const isKnown = ({ suite }, known) => known.has(suite.path);
function withoutFingerprints(step) {
    if (step.kind !== 'run')
        return step;
    const { measure: _, subject: __, ...unknown } = step;
    return unknown;
}
async function hasAllVariables({ suite, variables, targets, judges, fallbacks }, { environments }) {
    const surveyed = [...targets, ...judges, ...fallbacks];
    if (surveyed.some(({ target }) => target === undefined))
        return false;
    const lookUp = await environments.lookUpIn(suite.folder);
    const names = [...variables, ...surveyed.flatMap((each) => each.variables)];
    return names.every((name) => (0,secret_names/* isSecretVariable */.tS)(name) || lookUp(name)?.trim());
}

;// CONCATENATED MODULE: ./build/js/src/app/shards/make-forecast.js















const MINUTE_MS = 60_000;
async function makeForecast(policy, options, { runtime, job, source }) {
    const site = await (0,prepare/* openSite */.c2)(policy.inputs, runtime, { hasPlaceholders: true });
    const { plan, placed, problems } = await surveyPlan(site);
    const gateInputs = await (0,gate_inputs/* findGateInputs */.q)(policy, { ...runtime, isChange: (0,policy_base/* isChange */.Xb)(job) }, source);
    const { inputs, baseline } = gateInputs;
    const facts = factsIn(baseline);
    const steps = plan.steps.flatMap((step) => (step.kind === 'run' ? [step] : []));
    const known = (0,baseline_context/* knownOf */.bz)(gateInputs, runtime.env);
    const reuse = known && (0,plan_reuse/* planReuse */.G)(steps, known.pools, known.headSha);
    const running = steps.filter(({ index }) => !reuse?.reused.has(index));
    const runningKeys = new Set(running.map(result/* resultKeyOf */.uv));
    const calls = expectedCalls(placed);
    const requests = Object.entries(inputs.requestsPerMinute ?? {}).map(([name, perMinute]) => {
        const all = running.reduce((sum, step) => sum + step.trials.count * calls(step).under(name), 0);
        return { name, perMinute, minutes: all / perMinute };
    });
    const durations = (0,baseline_context/* figuresOf */.h5)(baseline, 'durationMs');
    const works = (0,shards_works/* worksOf */.A)(plan, durations, part_of_run/* targetKinds */.xV).map((work) => ({
        ...work,
        isReused: !runningKeys.has(work.key),
    }));
    const { shards, ...forecast } = forecastShards(works, {
        shards: options.shards,
        most: Math.min(options.maxShards, ...requests.map(({ perMinute }) => perMinute)),
        targetMs: options.targetMinutes * MINUTE_MS,
        workers: Math.max(1, ...steps.map((step) => (0,workers/* workersOf */.N)(step, inputs))),
        requestsMs: Math.max(0, ...requests.map(({ minutes }) => minutes * MINUTE_MS)),
    });
    const broken = plan.steps.length - steps.length;
    const costs = new Map(Array.from((0,baseline_context/* figuresOf */.h5)(baseline, 'costUsd'), ([key, known]) => {
        const { judgeUsd = 0 } = facts.get(key) ?? {};
        return [key, known.map((usd) => usd + judgeUsd)];
    }));
    const cost = forecastCost(works.filter(({ isReused }) => !isReused), costs);
    return {
        ...forecast,
        shards: shards.map(({ works: own, durationMs }, at) => ({
            tests: own.length + (at === 0 ? broken : 0),
            trials: own.reduce((sum, { trials }) => sum + trials, 0),
            durationMs,
        })),
        tests: plan.steps.length,
        targets: new Set(plan.steps.map(({ target }) => (typeof target === 'string' ? target : target.name))).size,
        calls: running.reduce((sum, { trials }) => sum + trials.count, 0),
        timedTests: steps.filter((step) => durations.has((0,result/* resultKeyOf */.uv)(step))).length,
        ...usageOf(running, facts, calls),
        costUsd: cost.usd,
        costBoundUsd: cost.boundUsd,
        testsWithoutCost: cost.unknownTests,
        budgetUsd: inputs.budgetUsd,
        requests,
        ...powerOf(running, gateInputs),
        reuse: {
            tests: (reuse?.reused.size ?? 0) + (reuse?.canaries.size ?? 0),
            canaries: reuse?.canaries.size ?? 0,
            commits: [...new Set([...(reuse?.reused.values() ?? [])].map(({ fromSha }) => fromSha))],
        },
        problems: [
            ...gateInputs.warnings.map((problem) => ({ file: problem.location?.file ?? '', ...problem })),
            ...problems,
        ],
    };
}
function factsIn(baseline) {
    const stored = baseline.kind === 'found' ? baseline.stored?.answers : undefined;
    return new Map([...(stored ?? [])].flatMap(([key, line]) => {
        const fact = (0,answers/* decodeAnswer */.h2)(line)?.fact;
        return fact === undefined ? [] : [[key, fact]];
    }));
}
function usageOf(running, facts, callsOf) {
    let judgeCalls = 0;
    const tokens = { input: 0, output: 0, tests: 0 };
    for (const step of running) {
        const fact = facts.get((0,result/* resultKeyOf */.uv)(step));
        judgeCalls += step.trials.count * (fact?.judgeCalls ?? callsOf(step).judges);
        if (fact?.tokens === undefined)
            continue;
        tokens.input += step.trials.count * fact.tokens.input;
        tokens.output += step.trials.count * fact.tokens.output;
        tokens.tests += 1;
    }
    return { judgeCalls: Math.round(judgeCalls), tokens: tokens.tests > 0 ? tokens : undefined };
}
function powerOf(running, { baseline, quarantine, gate }) {
    if (baseline.kind !== 'found')
        return { power: [`no baseline: ${baseline.why}`] };
    if (baseline.whyEmpty !== undefined)
        return { power: [`nothing to compare with: ${baseline.whyEmpty}`] };
    const planned = running.map((step) => ({ ...(0,power/* plannedTest */.FO)(step), measure: step.measure }));
    const assessment = (0,assess/* assess */.n)((0,power/* passingPairing */.yw)(planned, { baseline, quarantine }), gate);
    const drops = assessment.suites
        .filter(({ comparable }) => comparable > 0)
        .map(({ smallestDetectableDrop }) => smallestDetectableDrop);
    const all = drops.flatMap((drop) => drop ?? []);
    const single = (0,power/* sentencesOf */.cj)(assessment).filter((sentence) => sentence.startsWith('a complete failure'));
    return {
        power: [...single, ...(baseline.leftOut === undefined ? [] : [baseline.leftOut])],
        smallestDetectableDrop: all.length > 0 && all.length === drops.length ? Math.max(...all) : undefined,
    };
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
