export const id = 9789;
export const ids = [9789];
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

/***/ 27834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openNotes),
/* harmony export */   W: () => (/* binding */ readNotes)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
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
    key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(_job_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_KEY */ .rD).optional(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ conclusion: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(conclusions), headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST) }).optional(),
    stores: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__/* .storedStores */ .W6), entries: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }))
        .max(_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_2__/* .storedStores */ .W6.length),
    storesAreChecked: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    shard: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        folder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(4096),
        artifact: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^agentv-shard-[\w.-]{1,200}$/),
        retentionDays: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().positive().optional(),
    })
        .optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryNoteSchema */ .ur).max(_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_REPOSITORIES */ .Zn).default([]),
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
/* harmony import */ var _adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25246);
/* harmony import */ var _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30039);
/* harmony import */ var _adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71146);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7126);
/* harmony import */ var _reports_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9551);
/* harmony import */ var _reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38566);
/* harmony import */ var _reports_reporters_comment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61171);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82953);
/* harmony import */ var _shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4308);
/* harmony import */ var _shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28822);
/* harmony import */ var _cli_progress_terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17568);
/* harmony import */ var _config_action_inputs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56290);
/* harmony import */ var _github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54566);
/* harmony import */ var _github_cache_stores_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(74296);
/* harmony import */ var _steps_open_workspaces_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(45546);
/* harmony import */ var _action_step_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(33723);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(16734);
/* harmony import */ var _github_reporters_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(53504);
/* harmony import */ var _inside_workspace_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(13580);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(35825);
/* harmony import */ var _post_notes_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(27834);
/* harmony import */ var _restored_caches_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(60844);
/* harmony import */ var _step_reporters_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(50347);























const NOTIFY_MS = 30_000;
const SAVE_MS = 120_000;
const PACK_MS = 300_000;
async function postAction({ env, runner, runtime, ended } = (0,_action_step_js__WEBPACK_IMPORTED_MODULE_15__/* .thisProcess */ .WF)()) {
    const { log } = runnerLog(runner, env);
    try {
        await finish(runtime(log), runner.checkout, log);
    }
    catch (error) {
        log.warn(`Could not finish the step: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
    }
    ended(0);
    return 0;
}
async function finish(runtime, checkout, log) {
    const { env, files, stores, clock, signal } = runtime;
    const notes = (0,_post_notes_js__WEBPACK_IMPORTED_MODULE_20__/* .readNotes */ .W)(env);
    const inputs = (0,_config_action_inputs_js__WEBPACK_IMPORTED_MODULE_11__/* .actionInputs */ .eh)(env);
    const job = (0,_job_js__WEBPACK_IMPORTED_MODULE_19__/* .jobOf */ .Zw)(env, await (0,_event_js__WEBPACK_IMPORTED_MODULE_16__/* .readEvent */ .j)(env, files));
    if (notes === undefined || job === undefined)
        return;
    const within = (ms) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
    (0,_cli_progress_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .complainAbout */ .p3)(await finishReporting(notes, { inputs, job, checkout, connect: runtime.connect }, within(NOTIFY_MS)), log.info);
    if (notes.shard !== undefined && notes.phase !== 'reported') {
        (0,_cli_progress_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .complainAbout */ .p3)([await uploadPartOfShard(notes.shard, { job, checkout, env, files }, within(NOTIFY_MS))], log.info);
    }
    if (!(0,_adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .hasJobCache */ .Ux)(env))
        return;
    const leg = notes.key ?? (0,_job_js__WEBPACK_IMPORTED_MODULE_19__/* .keyOf */ .TN)(inputs, job);
    const site = { inputs, job, leg, folder: (0,_restored_caches_js__WEBPACK_IMPORTED_MODULE_21__/* .storesFolder */ .vw)(inputs, runtime), caches: _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .jobCaches */ .Jh, stores, now: clock.now() };
    const stored = notes.storesAreChecked ? await (0,_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_13__/* .saveStores */ .oI)(notes.stores, site, within(SAVE_MS)) : [];
    if (stored.length > 0)
        log.info(`Cached for later runs: ${stored.join(', ')}`);
    const folder = (0,_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_12__/* .travelFolder */ .FI)(env);
    if (folder === undefined || notes.repositories.length === 0)
        return;
    const repositories = await (0,_github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_12__/* .saveRepositories */ .iG)(notes.repositories, { ...runtime, job, caches: _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .jobCaches */ .Jh, folder, folders: (0,_steps_open_workspaces_js__WEBPACK_IMPORTED_MODULE_14__/* .workspaceFolders */ .B)(runtime), notify: log.info }, within(PACK_MS));
    if (repositories.length > 0)
        log.info(`Cached for later runs: ${repositories.join(', ')}`);
}
function runnerLog(runner, env) {
    const secrets = (0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_9__/* .secretValues */ .VX)(env);
    for (const text of (0,_shared_secrets_secret_names_js__WEBPACK_IMPORTED_MODULE_9__/* .maskedTexts */ .kF)(env))
        runner.mask(text);
    const redact = (0,_shared_secrets_redact_js__WEBPACK_IMPORTED_MODULE_8__/* .redactor */ .$)(secrets);
    const print = (text) => runner.print((0,_reports_escape_workflow_command_js__WEBPACK_IMPORTED_MODULE_5__/* .neutral */ .SY)(redact.text(text)));
    return { redact, log: { info: print, warn: (text) => print(`warning: ${text}`), error: print } };
}
async function finishReporting(notes, { inputs, job, checkout, connect }, signal) {
    const { githubToken: token } = inputs;
    if (notes.phase === 'reported' || token === undefined)
        return [];
    const client = connect({ ...job, token });
    const asked = notes.key === undefined ? inputs : { ...inputs, commentKey: notes.key };
    const context = (0,_github_reporters_js__WEBPACK_IMPORTED_MODULE_17__/* .contextOf */ .Vm)(asked, job, inputs.commitSha ?? job.head, checkout);
    return Promise.all([
        ...(notes.check === undefined
            ? []
            : [completeCheck({ id: notes.check, checks: (0,_github_reporters_js__WEBPACK_IMPORTED_MODULE_17__/* .checksOf */ .tg)({ job, context, client }) }, notes, context, signal)]),
        ...(notes.pull === undefined
            ? []
            : [
                (0,_reports_reporters_comment_js__WEBPACK_IMPORTED_MODULE_6__/* .endRunningComment */ .q)({ comments: (0,_adapters_github_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .pullRequestComments */ .R)(client, notes.pull), context, run: job.run }, {
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
        title: (0,_reports_check_js__WEBPACK_IMPORTED_MODULE_4__/* .checkTitle */ .T)(title),
        summary: `The step ended before it could report its results. See [the log of the run](${runUrl}).`,
    };
    try {
        await checks.update(id, output, conclusion, signal);
        return { kind: 'delivered', name: 'check run', where: runUrl };
    }
    catch (error) {
        return (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_7__/* .notTaken */ .h)('check run', error, 'checks: write', undefined);
    }
}
async function uploadPartOfShard({ folder, artifact: name, retentionDays }, { job, checkout, env, files }, signal) {
    await (0,_inside_workspace_js__WEBPACK_IMPORTED_MODULE_18__/* .requireInsideWorkspace */ .v)({ workingDirectory: folder }, { cwd: checkout, files, checkout });
    const whyNone = (0,_adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNoArtifacts */ .fJ)(env);
    const upload = { name, job, folder, retentionDays, writer: _adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactWriter */ .YJ, whyNone, files, signal: () => signal };
    return (0,_step_reporters_js__WEBPACK_IMPORTED_MODULE_22__/* .uploadResults */ .g4)({ results: [] }, upload);
}


/***/ }),

/***/ 60844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   km: () => (/* binding */ storedRepositories),
/* harmony export */   v0: () => (/* binding */ restored),
/* harmony export */   vw: () => (/* binding */ storesFolder)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30039);
/* harmony import */ var _github_cache_repositories_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54566);
/* harmony import */ var _github_cache_stores_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74296);
/* harmony import */ var _reuse_caches_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(842);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35825);






const RESTORE_MS = 60_000;
async function restored(inputs, job, runtime) {
    const { env, stores, clock, signal } = runtime;
    if (job === undefined || !(0,_adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .hasJobCache */ .Ux)(env))
        return [];
    const folder = storesFolder(inputs, runtime);
    const site = { inputs, job, leg: (0,_job_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOf */ .TN)(inputs, job), folder, caches: _adapters_github_caches_js__WEBPACK_IMPORTED_MODULE_1__/* .jobCaches */ .Jh, stores, now: clock.now() };
    return (0,_github_cache_stores_js__WEBPACK_IMPORTED_MODULE_3__/* .restoreStores */ .b4)(site, AbortSignal.any([signal, AbortSignal.timeout(RESTORE_MS)]));
}
const storesFolder = ({ workingDirectory }, { cwd, env }) => (0,_reuse_caches_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheFolder */ .n)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, workingDirectory), env);
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

/***/ 73620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ evidenceFilesIn),
/* harmony export */   K$: () => (/* binding */ RUN_EVIDENCE),
/* harmony export */   NR: () => (/* binding */ readEvidenceText),
/* harmony export */   TX: () => (/* binding */ EVIDENCE_FOLDER),
/* harmony export */   hI: () => (/* binding */ looksLikeEvidence),
/* harmony export */   i0: () => (/* binding */ readEvidenceFolder),
/* harmony export */   x_: () => (/* binding */ evidenceFileName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79587);



const EVIDENCE_FOLDER = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.agentv', 'evidence');
const RUN_EVIDENCE = 'evidence';
const MOST_FILES = 10_000;
async function readEvidenceFolder(folder, disk) {
    const paths = await evidenceFilesIn(folder, disk);
    if (paths.length > MOST_FILES)
        return { kind: 'refused', path: folder, why: `it contains more than ${MOST_FILES} files` };
    const files = [];
    let remaining = _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU;
    for (const path of paths) {
        const text = await disk.read(path, _evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_EVIDENCE_BYTES */ .bU);
        remaining -= Buffer.byteLength(text);
        if (remaining < 0)
            return { kind: 'refused', path: folder, why: 'the total size of its files is over the limit' };
        const read = readEvidenceText(text, path);
        if (read.kind === 'refused')
            return read;
        files.push(...read.files);
    }
    return { kind: 'read', files };
}
async function evidenceFilesIn(folder, disk) {
    const found = await disk.glob(['*.json'], { cwd: folder });
    return found.filter((path) => !OTHERS.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
}
const OTHERS = ['report.json', 'benchmark.json', 'timing.json'];
function readEvidenceText(text, path) {
    const decoded = (0,_evidence_codec_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePool */ .PP)(text);
    return decoded.kind === 'refused'
        ? { kind: 'refused', path, why: decoded.why }
        : { kind: 'read', files: [{ path, pool: decoded.pool }] };
}
function looksLikeEvidence(text, path) {
    if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200)))
        return !/"test_id"/.test(text.slice(0, 2000));
    return /\.json$/i.test(path);
}
function evidenceFileName({ suite, file, target }) {
    const readable = `${suite}@${target}`.replaceAll(/[^A-Za-z0-9@._-]+/g, '_').slice(0, 80);
    return `${readable}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', JSON.stringify([file, suite, target]), 'hex').slice(0, 8)}.json`;
}


/***/ }),

/***/ 18774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ whyBranchLeavesNone),
/* harmony export */   ZW: () => (/* binding */ evidenceReporter),
/* harmony export */   mA: () => (/* binding */ leavesEvidence),
/* harmony export */   w6: () => (/* binding */ whyNoneLeft),
/* harmony export */   zd: () => (/* binding */ storeForLater)
/* harmony export */ });
/* harmony import */ var _adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25246);
/* harmony import */ var _evidence_trust_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65239);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82953);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _artifact_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21628);





function leavesEvidence({ baselineBranch: branch, uploadArtifacts }, job, env) {
    if (job === undefined || (uploadArtifacts && (0,_adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNoArtifacts */ .fJ)(env) !== undefined))
        return false;
    return whyBranchLeavesNone(job, branch) === undefined;
}
function evidenceReporter(options) {
    return {
        name: NAME,
        async deliver(report) {
            const why = whyNoneLeft(options, report) ?? (options.paths.length === 0 ? 'Nothing was measured' : undefined);
            if (why !== undefined)
                return { kind: 'notNeeded', name: NAME, why };
            try {
                return await leave(options);
            }
            catch (error) {
                return (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_2__/* .notTaken */ .h)(NAME, error, undefined, undefined);
            }
        },
    };
}
const NAME = 'evidence';
function whyNoneLeft({ evidence, whyNone, job, branch }, report) {
    if (evidence === 'never')
        return 'evidence is never';
    if (report.dryRun)
        return 'A dry run measures nothing';
    if (!report.complete)
        return 'The run is not complete';
    if (report.verdict.kind === 'invalid')
        return 'The run is not valid';
    if (whyNone !== undefined)
        return whyNone;
    return whyBranchLeavesNone(job, branch);
}
function whyBranchLeavesNone({ event, ref, isProtected, defaultBranch }, branch) {
    const branches = [defaultBranch, branch].filter((name) => name !== undefined);
    return (0,_evidence_trust_js__WEBPACK_IMPORTED_MODULE_1__/* .whyNotLeft */ .jS)({ event, ref, isProtected, branches });
}
async function leave(options) {
    const { retentionDays, folder, paths: files } = options;
    const name = (0,_artifact_names_js__WEBPACK_IMPORTED_MODULE_4__/* .evidenceArtifact */ .uj)(options.key);
    const isStored = await storeForLater({ name, folder, files, retentionDays }, options);
    if (isStored)
        return { kind: 'delivered', name: NAME, where: `${name}${expiryText(retentionDays)}` };
    return {
        kind: 'notDelivered',
        name: NAME,
        why: `Another job of this run already stores evidence with the key "${options.key}"`,
        hint: 'Give each of them its own comment-key, such as the values of its matrix. If an upload of an earlier attempt broke, start a new run of the workflow.',
    };
}
async function storeForLater(artifact, { writer, job, signal }) {
    const within = signal();
    let uploaded = await writer.upload(artifact, within);
    if (uploaded.kind === 'nameTaken' && job.attempt > 1) {
        await writer.remove(artifact.name, within);
        uploaded = await writer.upload(artifact, within);
    }
    return uploaded.kind === 'uploaded';
}
const QUIET_DAYS = 30;
const expiryText = (days) => days !== undefined && days < QUIET_DAYS
    ? `, which expires in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('day', days)}: too soon for a branch without runs for a month`
    : '';


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
/* harmony export */   Zn: () => (/* binding */ MOST_REPOSITORIES),
/* harmony export */   iG: () => (/* binding */ saveRepositories),
/* harmony export */   qJ: () => (/* binding */ StoredRepositories),
/* harmony export */   ur: () => (/* binding */ repositoryNoteSchema)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _workspaces_repositories_mirror_packs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19991);
/* harmony import */ var _workspaces_repositories_stored_mirrors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55457);
/* harmony import */ var _workspaces_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25021);
/* harmony import */ var _stores_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74296);






const MOST_REPOSITORIES = 50;
const MOST_BYTES = 2 * 1024 ** 3;
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
            .slice(0, MOST_REPOSITORIES);
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
    let left = MOST_BYTES;
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

/***/ 70220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ historyReporter),
  O: () => (/* binding */ runToStore)
});

// EXTERNAL MODULE: ./build/js/src/evidence/pool.js
var pool = __webpack_require__(22911);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var run_result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/shared/statistics/wilson.js
var wilson = __webpack_require__(10877);
;// CONCATENATED MODULE: ./build/js/src/history/history-run.js







function historyRun({ report, facts, own, earlier }) {
    const poolOf = (pools, { suite, file, target }) => pools.find((pool) => pool.suite === suite && pool.file === file && pool.target === target);
    const parts = report.suites.map((suite, s) => {
        const results = report.results.filter((result) => isOf(result, suite));
        return { s, suite, results, pool: poolOf(own, suite), base: poolOf(earlier, suite) };
    });
    const states = new Map(report.comparison.tests.map((test) => [(0,run_result/* resultKey */.ZH)(test), test.state]));
    return {
        run: runLine(report, facts),
        suites: parts.map((part) => suiteLine(part, report)),
        tests: parts.flatMap((part) => testLines(part, states)),
    };
}
const isOf = (result, { suite, file, target }) => result.suite === suite && result.suiteFile === file && result.target === target;
function runLine({ verdict, complete, durationMs, totals, generator, imported }, facts) {
    const { costUsd, graderCostUsd, tokens } = totals;
    const cost = costUsd === undefined && graderCostUsd === undefined ? undefined : (costUsd ?? 0) + (graderCostUsd ?? 0);
    const formats = [...new Set(imported?.map(({ format, version = '' }) => `${format} ${version}`.trim()))].sort();
    return {
        v: 1,
        type: 'run',
        ...facts,
        verdict: verdict.kind,
        headline: verdict.headline,
        complete,
        duration_ms: durationMs,
        cost_usd: cost,
        tokens: tokens && tokens.input + tokens.output,
        tool_version: generator.version,
        format: formats.length > 0 ? formats.join(', ') : undefined,
    };
}
function suiteLine({ suite, results, pool, base }, { verdict }) {
    const tests = pool?.tests ?? [];
    const trials = tests.flatMap((test) => test.trials);
    const rates = tests.map((test) => passesOf(test.trials) / test.trials.length);
    const interval = (0,wilson/* wilson */.r)(sum(rates), rates.length);
    const { passed, failed, errored, score } = suite.totals;
    const models = distinct(results.flatMap(({ model }) => model ?? []));
    const judges = distinct(results.flatMap(({ scores }) => scores.flatMap(judgesIn)));
    const kind = verdict.suites.find((own) => own.suite === suite.suite && own.file === suite.file && own.target === suite.target)?.kind;
    return {
        type: 'suite',
        suite: suite.suite,
        file: suite.file,
        target: suite.target,
        n: tests.length,
        passed,
        failed,
        errored,
        trials: trials.length,
        passes: passesOf(trials),
        score,
        pass_rate: mean(rates),
        ...(interval ?? {}),
        cost_usd: mean(trials.flatMap(({ costUsd }) => costUsd ?? [])),
        ms: mean(trials.flatMap(({ durationMs }) => durationMs ?? [])),
        model: models.length > 0 ? models.join(', ') : undefined,
        judges: judges.length > 0 ? judges : undefined,
        definition: definitionOf(trials),
        changed: changedTests(tests, base),
        subject: commonSubject(trials),
        verdict: kind,
    };
}
const judgesIn = (score) => (0,grade/* withMembers */.gn)(score).flatMap(({ target }) => target ?? []);
function definitionOf(trials) {
    const measures = distinct(trials.flatMap(({ measure }) => measure ?? []));
    return measures.length === 0
        ? undefined
        : (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(measures)).digest('hex').slice(0, 12);
}
function changedTests(tests, base) {
    const before = new Map(base?.tests.map(({ testId, trials }) => [testId, trials.at(-1)?.measure]));
    const common = tests.flatMap(({ testId, trials: [trial] }) => {
        const [earlier, now] = [before.get(testId), trial?.measure];
        return earlier === undefined || now === undefined ? [] : [{ earlier, now }];
    });
    if (common.length === 0)
        return undefined;
    return [common.filter(({ earlier, now }) => !(0,fingerprint/* isSameMeasure */.$1)(earlier, now)).length, common.length];
}
function commonSubject(trials) {
    const subjects = new Set(trials.map(({ subject }) => subject));
    return subjects.size === 1 ? trials[0]?.subject : undefined;
}
function testLines({ s, results, pool, base }, states) {
    const trialsOf = new Map(pool?.tests.map(({ testId, trials }) => [testId, trials]));
    const subject = commonSubject(pool?.tests.flatMap(({ trials }) => trials) ?? []);
    return [...(0,grouped/* grouped */.z)(results, ({ testId }) => [testId]).values()].map(([result]) => {
        const trials = trialsOf.get(result.testId) ?? [];
        const since = base?.resets.filter(({ testId }) => testId === result.testId).map(({ time }) => time);
        const failure = trials.length === 0 ? (0,present_trials/* failureOf */.g5)(result) : undefined;
        return {
            type: 'test',
            s,
            id: result.testId,
            ...numbersOf(trials),
            ...fingerprintsOf(trials, subject),
            since: since?.sort().at(-1),
            state: states.get((0,run_result/* resultKey */.ZH)(result)),
            class: failure?.class,
        };
    });
}
function numbersOf(trials) {
    const [passed, others] = [trials.filter(({ pass }) => pass), trials.filter(({ pass }) => !pass)];
    const scores = [...passed, ...others].map(({ score }) => score);
    const areWhole = passed.every(({ score }) => score === 1) && others.every(({ score }) => score === 0);
    return {
        trials: trials.length,
        passes: passed.length,
        score: mean(scores),
        scores: scores.length > 1 && !areWhole ? scores : undefined,
        cost_usd: mean(trials.flatMap(({ costUsd }) => costUsd ?? [])),
        ms: mean(trials.flatMap(({ durationMs }) => durationMs ?? [])),
    };
}
const fingerprintsOf = ([trial], common) => ({
    measure: trial?.measure,
    subject: trial?.subject !== common ? trial?.subject : undefined,
    agent: trial?.agentVersion,
    must_pass: trial?.mustPass,
});
const passesOf = (trials) => trials.filter(({ pass }) => pass).length;
const distinct = (texts) => [...new Set(texts)].sort();
const sum = (values) => values.reduce((total, value) => total + value, 0);
const mean = (values) => values.length === 0 ? undefined : sum(values) / values.length;

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/shared/secrets/redact.js + 1 modules
var secrets_redact = __webpack_require__(4308);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/baseline/origin.js
var baseline_origin = __webpack_require__(97101);
// EXTERNAL MODULE: ./build/js/src/app/config/redactions.js
var redactions = __webpack_require__(85682);
// EXTERNAL MODULE: ./build/js/src/app/history/history-key.js
var history_key = __webpack_require__(64694);
// EXTERNAL MODULE: ./build/js/src/app/baseline/evidence-reporter.js
var evidence_reporter = __webpack_require__(18774);
;// CONCATENATED MODULE: ./build/js/src/app/history/trusted-run.js


function whyNotWritten({ dryRun, verdict }, { run, basis: { inputs, isChange } }, { job, env }) {
    if (inputs.evidence === 'never')
        return 'evidence is never';
    if (dryRun)
        return 'A dry run measures nothing';
    if (verdict.kind === 'cancelled')
        return 'The run was cancelled';
    if (run.selected?.includes('tests'))
        return 'Only some of the tests ran';
    if (isChange || !(0,baseline_origin/* isTrusted */.W2)(env) || env['CI_MERGE_REQUEST_IID'])
        return 'Only runs of the base branch are kept';
    if (job === undefined)
        return undefined;
    if (job.unverified !== undefined)
        return 'Results of a fork are not kept';
    if (job.actor === 'dependabot[bot]')
        return 'Runs that Dependabot starts are not kept';
    const base = inputs.baselineBranch ?? job.defaultBranch;
    if (base !== undefined && job.ref !== `refs/heads/${base}`)
        return `Only runs of ${base} are kept`;
    return (0,evidence_reporter/* whyBranchLeavesNone */.XW)(job, inputs.baselineBranch);
}

// EXTERNAL MODULE: ./build/js/src/app/history/write-history.js + 1 modules
var write_history = __webpack_require__(36094);
;// CONCATENATED MODULE: ./build/js/src/app/history/history-reporter.js













const NAME = 'history';
const historyReporter = (writing) => ({
    name: NAME,
    async deliver(report) {
        const { store, judged, job, runtime } = writing;
        const why = whyNotWritten(report, judged, { job, env: runtime.env });
        if (why !== undefined)
            return { kind: 'notNeeded', name: NAME, why };
        try {
            const problems = await write(report, writing);
            for (const problem of problems)
                runtime.log.warn(`history: ${problem}`);
            return { kind: 'delivered', name: NAME, where: store.name };
        }
        catch (error) {
            if (!(error instanceof service_error/* ServiceError */._) && !(error instanceof errors/* UserError */.yo))
                throw error;
            return notWritten(error);
        }
    },
});
async function write(report, writing) {
    const { store, judged, job, commit, runtime, signal } = writing;
    const { inputs } = judged.basis;
    const folder = (0,history_key/* folderOf */.y)(inputs, job);
    const secrets = (0,redactions/* secretsOf */.Fj)(runtime);
    const run = withoutSecrets(runToStore(report, judged, { job, commit, env: runtime.env }), (0,secrets_redact/* redactor */.$)(secrets, inputs));
    const { text: redact } = (0,secrets_redact/* redactor */.$)(secrets);
    const within = signal();
    let problems = [];
    const change = {
        message: `eval history: ${report.verdict.kind} ${run.run.sha?.slice(0, 8) ?? ''} [skip ci]`.replace('  ', ' '),
        async files(tree) {
            const hasSecret = (text) => redact(text) !== text;
            const made = await (0,write_history/* newFiles */.e)(tree, { folder, run, hasSecret, signal: within });
            problems = made.problems;
            return made.files;
        },
    };
    await store.commit(change, within);
    return problems;
}
function runToStore(report, { run, basis }, { job, commit, env }) {
    const origin = (0,baseline_origin/* originOf */.yv)(run, env);
    const facts = {
        time: (0,run_result/* startOf */.GH)(run),
        ...commit,
        ...(job !== undefined && {
            sha: origin.sha,
            ref: job.ref,
            run_id: job.run,
            attempt: job.attempt,
            url: (0,action_job/* runUrlOf */.Qm)(job),
        }),
        restricted: (run.selected ?? []).length > 0 ? true : undefined,
    };
    const earlier = basis.baseline.kind === 'found' ? basis.baseline.pools : [];
    return historyRun({ report, facts, own: (0,pool/* poolsOf */.Fo)({ ...run, complete: true }, origin), earlier });
}
const withoutSecrets = ({ run, suites, tests }, { text, deep }) => ({
    run: { ...run, headline: text(run.headline) },
    suites: suites.map((line) => {
        const { suite, target, file, model, judges } = line;
        return { ...line, ...deep({ suite, target, file, model, judges }) };
    }),
    tests: tests.map((line) => ({ ...line, id: text(line.id) })),
});
function notWritten(error) {
    if (error instanceof errors/* UserError */.yo) {
        const [problem] = error.problems;
        return { kind: 'notDelivered', name: NAME, why: problem?.message ?? (0,errors/* messageOf */.bD)(error), hint: problem?.hint };
    }
    const isRefused = (0,service_error/* lacksPermission */.k)(error);
    const hint = isRefused ? (0,not_taken/* permissionHint */.f)('contents: write').replace('    contents: read\n', '') : undefined;
    return { kind: 'notDelivered', name: NAME, why: error.message, hint: hint || undefined };
}


/***/ }),

/***/ 842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ Caches),
  n: () => (/* binding */ cacheFolder)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/grade/judge/prompts.js
var prompts = __webpack_require__(84816);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 2 modules
var result = __webpack_require__(66604);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/suite/setting.js
var setting = __webpack_require__(17586);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
;// CONCATENATED MODULE: ./build/js/src/run/calls/cache-tally.js

class CacheTally {
    #asked = 0;
    #hits = 0;
    #notStored = 0;
    #withoutCost = 0;
    #costs = [];
    #usages = [];
    asked(found) {
        this.#asked += 1;
        if (found === undefined)
            return;
        this.#hits += 1;
        if (found.costUsd === undefined)
            this.#withoutCost += 1;
        else
            this.#costs.push(found.costUsd);
        if (found.tokenUsage)
            this.#usages.push(found.tokenUsage);
    }
    stored(isStored) {
        if (!isStored)
            this.#notStored += 1;
    }
    use(cache) {
        if (this.#asked === 0)
            return undefined;
        const savedTokens = (0,message/* sumTokens */.WT)(this.#usages);
        return {
            cache,
            asked: this.#asked,
            hits: this.#hits,
            savedUsd: this.#costs.length > 0 ? this.#costs.reduce((sum, cost) => sum + cost, 0) : undefined,
            savedUnknown: this.#withoutCost,
            savedTokens,
            notStored: this.#notStored,
        };
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
;// CONCATENATED MODULE: ./build/js/src/run/calls/with-cache.js



const FORMAT = 1;
function answerCache({ store, scopeOf, mayKeep, tally }) {
    const keyOf = (question) => {
        const { prompt, judging = null, trial } = question;
        const { question: text, chat = null, system = null } = prompt;
        return (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([FORMAT, scopeOf(question), text, chat, system, judging, trial]))
            .digest('hex');
    };
    return {
        async recall(question, isGood) {
            const { data } = outcome/* responseSchema */.$r.safeParse(await store.get(keyOf(question)));
            const response = data !== undefined && isGood(data) ? data : undefined;
            tally.asked(response);
            return response;
        },
        async keep(question, response) {
            if (mayKeep(response))
                tally.stored(await store.put(keyOf(question), response));
        },
    };
}
function withCache(provider, cache) {
    return {
        retry: provider.retry,
        async ask(question, signal) {
            if (question.isRerun)
                return provider.ask(question, signal);
            const known = await cache.recall(question, isComplete);
            if (known !== undefined)
                return { kind: 'answered', response: { ...known, cached: true } };
            const outcome = await provider.ask(question, signal);
            if (outcome.kind === 'answered' && isComplete(outcome.response))
                await cache.keep(question, outcome.response);
            return outcome;
        },
    };
}
const isComplete = ({ messages, error, targetUsed }) => !error && targetUsed === undefined && (0,message/* finalAnswer */.zN)(messages).trim() !== '';

// EXTERNAL MODULE: ./build/js/src/run/providers/index.js + 85 modules
var providers = __webpack_require__(7885);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
;// CONCATENATED MODULE: ./build/js/src/targets/identity.js


function identityOf({ provider, options }) {
    const reporting = Object.entries(options)
        .filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key))
        .map(([key, value]) => [
        key,
        key === 'headers' ? withoutValues(value) : value instanceof setting/* Variable */.rT ? value.value : value,
    ])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return digest([provider, reporting]);
}
const withoutValues = (headers) => typeof headers !== 'object' || headers === null
    ? headers
    : Object.entries(headers).map(([name, value]) => [
        name,
        value instanceof setting/* Variable */.rT ? { variable: value.name } : value,
    ]);
const digest = (value) => (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(value)).digest('hex');

// EXTERNAL MODULE: ./build/js/src/app/steps/judges.js
var judges = __webpack_require__(91167);
// EXTERNAL MODULE: ./build/js/src/app/reuse/tree-digest.js
var tree_digest = __webpack_require__(87639);
;// CONCATENATED MODULE: ./build/js/src/app/reuse/caches.js














const CACHE_FOLDER = '.agentv/cache';
const cacheFolder = (cwd, env) => jobCacheFolder(env) ?? (0,external_node_path_.resolve)(cwd, CACHE_FOLDER);
function jobCacheFolder({ GITHUB_ACTIONS, RUNNER_TEMP }) {
    return GITHUB_ACTIONS === 'true' && RUNNER_TEMP ? (0,external_node_path_.join)(RUNNER_TEMP, 'eval-action-cache') : undefined;
}
const GIT_MS = 60_000;
const MOST_JUDGEMENT_BYTES = 8 * 1024 * 1024;
class Caches {
    #site;
    #judgements = [];
    #judgementBytes = 0;
    #refusals = new Map();
    #warnings = [];
    #tallies = new Map(result/* cacheNames */.nW.map((name) => [name, new CacheTally()]));
    constructor(site) {
        this.#site = site;
    }
    around(provider, { suite, target }) {
        if (!this.#isOn('responses', suite) || whyNotStored(target) !== undefined)
            return provider;
        const identity = identityOf(target);
        return withCache(provider, this.#cache('responses', suite, ({ testId }) => [identity, suite.name, testId]));
    }
    memoryOf(suite, judge) {
        if (!this.#isOn('judge', suite) || !(0,judges/* isModel */.yX)(judge) || isFree(judge))
            return undefined;
        const identity = identityOf(judge);
        return this.#cache('judge', suite, () => [identity, prompts/* JUDGE_PROMPT_VERSION */.W_]);
    }
    remarks({ plan }) {
        const asked = plan.steps.filter((step) => step.kind === 'run' && this.#isOn('responses', step.suite));
        const targets = new Map(asked.map(({ target }) => [target.name, target]));
        const notCached = [...targets.values()].flatMap((target) => {
            const why = whyNotStored(target);
            if (why === undefined)
                return [];
            const message = `The responses of the target "${(0,shared_text/* cutEnd */.ym)(target.name, 60)}" are not cached: ${why}`;
            return [{ code: 'UNUSED', severity: 'warning', message, location: target.location }];
        });
        const isInJob = jobCacheFolder(this.#site.env) !== undefined;
        const moved = new Set(plan.steps.flatMap(({ suite }) => (isInJob && suite.cachePath !== undefined ? suite : [])));
        return [
            ...notCached,
            ...Array.from(moved, ({ location }) => ({
                code: 'UNUSED',
                severity: 'warning',
                message: 'execution.cache_path is not used in a job of GitHub Actions: caches are outside of the checkout there',
                location,
                hint: 'Remove the steps that store this folder: the action stores its caches by itself.',
            })),
        ];
    }
    get warnings() {
        return this.#warnings;
    }
    get newJudgements() {
        return this.#judgements;
    }
    uses() {
        return [...this.#tallies].flatMap(([name, tally]) => tally.use(name) ?? []);
    }
    #isOn(name, suite) {
        const { cache, dryRun } = this.#site.inputs;
        if (dryRun)
            return false;
        if (cache !== undefined)
            return cache.includes(name);
        return name === 'judge' || suite.cache === true;
    }
    #storeOf(name, { cachePath }) {
        const { cwd, env, stores } = this.#site;
        const own = jobCacheFolder(env) ?? (cachePath === undefined ? undefined : (0,external_node_path_.resolve)(cwd, cachePath));
        const folder = (0,external_node_path_.join)(own ?? (0,external_node_path_.resolve)(cwd, CACHE_FOLDER), name);
        const store = stores.open(folder);
        return {
            get: async (key) => {
                const value = await store.get(key);
                return value === undefined || (await this.#isRefused(folder)) ? undefined : value;
            },
            put: (key, value) => {
                if (name === 'judge' && cachePath === undefined)
                    this.#note(key, value);
                return store.put(key, value);
            },
        };
    }
    async #isRefused(folder) {
        const known = this.#refusals.get(folder);
        if (known !== undefined)
            return (await known) !== undefined;
        const asking = this.#whyRefused(folder);
        this.#refusals.set(folder, asking);
        const why = await asking;
        if (why === undefined)
            return false;
        const shown = (0,shown_path/* shownPath */.p)(folder, this.#site.cwd);
        this.#warnings.push({
            code: 'UNUSED',
            severity: 'warning',
            message: `The cache in ${shown} is not used: ${why}`,
            hint: `Run "git rm -r --cached ${shown}", and add it to .gitignore: a committed entry would decide how tests end.`,
        });
        return true;
    }
    async #whyRefused(folder) {
        const { files, git, signal } = this.#site;
        const cwd = await files.realPath(folder);
        const root = await (0,discover/* findRepository */.W1)(cwd, files);
        if (!(await (0,tree_digest/* isCheckout */.VI)({ root, runtime: { files, git, signal } })))
            return undefined;
        const listed = await git.run(['ls-files', '-z', '--', '.'], { cwd, timeoutMs: GIT_MS }, signal);
        if (listed.kind !== 'exited' || listed.exitCode !== 0)
            return `git cannot tell whether ${cwd} is committed`;
        const first = listed.stdout.split('\0').find((name) => name !== '' && name !== '.gitignore');
        return first && `git tracks ${(0,external_node_path_.relative)(root, (0,external_node_path_.join)(cwd, first))}`;
    }
    #note(key, value) {
        const bytes = Buffer.byteLength(JSON.stringify({ key, value }));
        if (this.#judgementBytes + bytes > MOST_JUDGEMENT_BYTES)
            return;
        this.#judgementBytes += bytes;
        this.#judgements.push({ key, value });
    }
    #cache(name, suite, scopeOf) {
        const { clean } = this.#site;
        return answerCache({
            store: this.#storeOf(name, suite),
            scopeOf: (question) => [name, ...scopeOf(question)],
            mayKeep: (response) => JSON.stringify(clean(response)) === JSON.stringify(response),
            tally: this.#tallies.get(name) ?? new CacheTally(),
        });
    }
}
const isFree = ({ provider }) => (0,kind/* findKind */.oH)(providers/* providers */.r, provider)?.isFree === true;
const isRecorded = ({ provider }) => (0,kind/* findKind */.oH)(providers/* providers */.r, provider)?.isRecorded ?? false;
function whyNotStored(target) {
    if (isRecorded(target))
        return 'a recording is free to read again';
    if (isFree(target))
        return `${target.provider} responds at no cost`;
    if (!(0,judges/* isModel */.yX)(target))
        return 'programs and agents have effects besides their answer';
    const temperature = (0,setting/* optionalNumber */.WI)().safeParse(target.options['temperature']).data;
    return temperature !== undefined && temperature > 0
        ? `its temperature is ${temperature}, so the responses are meant to vary`
        : undefined;
}


/***/ }),

/***/ 87639:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   fZ: () => (/* binding */ treeDigest),
/* harmony export */   gG: () => (/* binding */ askGit),
/* harmony export */   tS: () => (/* binding */ changedNames)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _workspaces_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75596);



const TIMEOUT_MS = 5_000;
const COMMIT_TIMEOUT_MS = 60_000;
async function treeDigest(site) {
    if (!(await isCheckout(site)))
        return undefined;
    const [tree, changes] = await Promise.all([
        askGit(['rev-parse', '--verify', 'HEAD^{tree}'], site),
        askGit(['status', '--porcelain', '--untracked-files=normal'], site),
    ]);
    const id = tree?.trim() ?? '';
    return changes?.trim() === '' && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}
const LATEST_SECONDS = 8.64e12;
async function commitOf(site) {
    const asked = ['log', '-1', '--no-show-signature', '--format=%H %ct', 'HEAD', '--'];
    const [, id, seconds] = /^([0-9a-f]{40,64}) (-?\d+)$/.exec((await aboutCommit(asked, site))?.trim() ?? '') ?? [];
    if (id === undefined)
        return undefined;
    const isTime = Number(seconds) > 0 && Number(seconds) <= LATEST_SECONDS;
    return { id, time: isTime ? Number(seconds) * 1000 : undefined };
}
const DIFF_TIMEOUT_MS = 60_000;
async function changedNames(site) {
    if (!(await isCheckout(site)))
        return undefined;
    const asked = ['diff', '--name-only', '-z', '--no-renames', '--no-relative', '--no-ext-diff'];
    const args = ['-c', 'diff.autoRefreshIndex=true', ...asked, '--ignore-submodules=dirty', 'HEAD', '--'];
    const names = await askGit(args, site, DIFF_TIMEOUT_MS);
    return names?.split('\0').filter(Boolean).sort();
}
async function aboutCommit(args, site) {
    if (!(await isCheckout(site)))
        return undefined;
    const { git, signal } = site.runtime;
    const result = await git.run(args, { cwd: site.root, timeoutMs: COMMIT_TIMEOUT_MS }, signal);
    if (result.kind === 'exited')
        return result.exitCode === 0 ? result.stdout : undefined;
    if (result.kind === 'notStarted' && !result.lacksResources)
        return undefined;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('FILE_UNREADABLE', `git could not read the commit of ${site.root}: ${(0,_workspaces_workspace_error_js__WEBPACK_IMPORTED_MODULE_2__/* .whyFailed */ .KE)(result, COMMIT_TIMEOUT_MS)}`, { hint: 'Run it again: the machine may have been too busy.' });
}
async function isCheckout({ root, runtime: { files } }) {
    const git = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.git');
    return (await files.state(git)) === 'file' || (await files.state((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(git, 'HEAD'))) === 'file';
}
async function askGit(args, { root, runtime: { git, signal } }, timeoutMs = TIMEOUT_MS) {
    const result = await git.run(args, { cwd: root, timeoutMs }, signal);
    return result.kind === 'exited' && result.exitCode === 0 ? result.stdout : undefined;
}


/***/ }),

/***/ 79587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NG: () => (/* binding */ encodePool),
/* harmony export */   PP: () => (/* binding */ decodePool),
/* harmony export */   bU: () => (/* binding */ MAX_EVIDENCE_BYTES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41810);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34704);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47539);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _pool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22911);






const MAX_EVIDENCE_BYTES = 64 * 1024 * 1024;
const MOST_TESTS = 50_000;
const MOST_TRIALS = 10_000;
const MOST_RESETS = 50_000;
const LONGEST_NAME = 4_096;
const LONGEST_REASON = 10_000;
const MOST_USD = 1_000_000;
const LONGEST_MS = 366 * 86_400_000;
function encodePool(pool) {
    const { tests, resets, ...head } = (0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$N)(pool);
    const lines = tests.map((test) => `\n${JSON.stringify(test)}`).join(',');
    return `${JSON.stringify(head).slice(0, -1)},"tests":[${lines}\n],"resets":${JSON.stringify(resets)}}\n`;
}
function decodePool(text) {
    if (Buffer.byteLength(text) > MAX_EVIDENCE_BYTES)
        return refused('it is larger than evidence ever is');
    const value = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(text);
    if (value === undefined)
        return refused('it is not JSON, or cut off');
    if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .isDeeperThan */ .hz)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_2__/* .DEEPEST_JSON */ .S8))
        return refused('it is nested too deeply');
    if (isNewer(value))
        return refused('a newer version of eval-action wrote it');
    const read = storedPool.safeParse(value);
    if (!read.success)
        return refused(whyNot(read.error));
    const twice = repeated(read.data);
    if (twice !== undefined)
        return refused(`it contains the test "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(twice, 60)}" twice`);
    return { kind: 'read', pool: (0,_pool_js__WEBPACK_IMPORTED_MODULE_5__/* .canonical */ .$N)(read.data) };
}
const name = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST_NAME);
const time = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, 'a time as 2026-01-31T12:00:00Z')
    .refine((text) => Number.isFinite(Date.parse(text)), 'a time that there is');
const storedTrial = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceTrialSchema */ .Dc.unwrap().extend({
    measure: name.optional(),
    subject: name.optional(),
    run: name,
    sha: name.optional(),
    time,
    costUsd: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(MOST_USD).optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(LONGEST_MS).optional(),
    agentVersion: name.optional(),
}));
const storedPool = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => _model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidencePoolSchema */ .F4.unwrap().extend({
    suite: name,
    file: name.optional(),
    target: name,
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceTestSchema */ .Np.extend({ testId: name, trials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(storedTrial).max(MOST_TRIALS) }))
        .max(MOST_TESTS),
    resets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_verdict_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .resetSchema */ .TM.unwrap().extend({
        testId: name,
        time,
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(LONGEST_REASON),
        author: name.optional(),
    }))
        .max(MOST_RESETS),
}));
function isNewer(value) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'schemaVersion'))
        return false;
    const version = value['schemaVersion'];
    return typeof version === 'number' && version > 1;
}
function whyNot({ issues }) {
    const [issue] = issues;
    const where = issue === undefined || issue.path.length === 0 ? 'at the top' : `at ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(issue.path.join('.'), 100)}`;
    return `it is not evidence: ${where}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .cutEnd */ .ym)(issue?.message ?? 'something else is there', 200)}`;
}
function repeated({ tests }) {
    const seen = new Set();
    for (const { testId } of tests) {
        if (seen.has(testId))
            return testId;
        seen.add(testId);
    }
    return undefined;
}
const refused = (why) => ({ kind: 'refused', why });


/***/ }),

/***/ 48444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ sampleCuts),
/* harmony export */   x: () => (/* binding */ fitSide)
/* harmony export */ });
/* harmony import */ var _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25063);

const sampleCuts = [
    { what: 'file changes', apply: (sample) => eachSide(sample, withoutFileChanges) },
    { what: 'tool outputs above 2 KiB', apply: (sample) => eachSide(sample, shortOutputs) },
    {
        what: 'steps of tests that always pass',
        apply: (sample) => (sample.sides.every(({ pass }) => pass) ? eachSide(sample, withoutSteps) : sample),
    },
    { what: 'failing trials', apply: withoutFailing },
    { what: 'steps', apply: (sample) => eachSide(sample, withoutSteps) },
    { what: 'answers above 4 KiB', apply: (sample) => eachSide(sample, withShortAnswer) },
];
function eachSide(sample, cut) {
    const sides = sample.sides.map(cut);
    return sides.every((side, index) => side === sample.sides[index]) ? sample : { ...sample, sides };
}
function withoutFailing(sample) {
    const passing = sample.sides.filter(({ pass }) => pass);
    return passing.length === 0 || passing.length === sample.sides.length ? sample : { ...sample, sides: passing };
}
const marked = (side, part) => ({ ...side, cut: [...new Set([...(side.cut ?? []), part])] });
function withoutFileChanges(side) {
    if (side.fileChanges === undefined)
        return side;
    const { fileChanges: _, ...others } = side;
    return marked(others, 'fileChanges');
}
const shortOutputs = (side) => side.steps.some((step) => step.kind === 'call' && step.output.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_OUTPUT */ .EJ)
    ? marked({ ...side, steps: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .withShortOutputs */ .lK)(side.steps) }, 'outputs')
    : side;
const withoutSteps = (side) => (side.steps.length === 0 ? side : marked({ ...side, steps: [] }, 'steps'));
const withShortAnswer = (side) => side.answer.length > _model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_STORED_ANSWER */ .H4 ? marked({ ...side, answer: (0,_model_run_cut_side_js__WEBPACK_IMPORTED_MODULE_0__/* .shortAnswer */ .d$)(side.answer) }, 'answer') : side;
function fitSide(side, mostBytes) {
    const sizeOf = (each) => Buffer.byteLength(JSON.stringify(each));
    const cuts = [withoutFileChanges, shortOutputs, withoutSteps, withShortAnswer];
    let cut = side;
    for (const next of cuts) {
        if (sizeOf(cut) <= mostBytes)
            return cut;
        cut = next(cut);
    }
    return sizeOf(cut) <= mostBytes ? cut : undefined;
}


/***/ }),

/***/ 65239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ nearestFirst),
/* harmony export */   XG: () => (/* binding */ ageText),
/* harmony export */   jS: () => (/* binding */ whyNotLeft),
/* harmony export */   t5: () => (/* binding */ lookAt),
/* harmony export */   zv: () => (/* binding */ whyNotTrusted)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const DAY_MS = 86_400_000;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function lookAt(artifact, rules) {
    const { origin, createdAt, digest } = artifact;
    const leftOut = (why, remedy) => ({ kind: 'leftOut', why, remedy: remedy || undefined });
    if (origin === undefined || createdAt === undefined)
        return leftOut('GitHub does not report which run stored it');
    if (origin.run === rules.ownRun)
        return leftOut('it is of this run');
    const own = rules.repositoryId ?? origin.repositoryId;
    if (origin.repositoryId !== own || origin.headRepositoryId !== own) {
        return leftOut('its run was of another repository, such as a fork');
    }
    if (origin.branch !== rules.branch)
        return leftOut(`its run was on another branch than ${rules.branch}`);
    const again = `run the evals on ${rules.branch} again`;
    if (artifact.isExpired)
        return leftOut('it has expired', again);
    if (!(rules.now - Date.parse(createdAt) <= rules.maxAgeDays * DAY_MS)) {
        return leftOut(`it is older than ${ageText(rules.maxAgeDays)}`, `${again}, or raise baseline-max-age`);
    }
    if (digest === undefined || !DIGEST.test(digest))
        return leftOut('GitHub has no digest of it');
    return { kind: 'candidate', candidate: { ...artifact, origin, createdAt, digest } };
}
const ageText = (days) => days < 2 ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('hour', Math.round(days * 24)) : (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('day', Math.floor(days));
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
function whyNotTrusted(run, { origin }, rules) {
    if (run.id !== origin.run || run.headSha !== origin.sha || run.headBranch !== rules.branch) {
        return 'its run does not match the artifact';
    }
    if (run.repositoryId !== origin.repositoryId || run.head?.repositoryId !== origin.repositoryId) {
        return 'its run was of another repository, such as a fork';
    }
    if (!TRUSTED_EVENTS.includes(run.event))
        return `its run was started by ${run.event}`;
    if (rules.workflow === undefined)
        return 'which workflow this is is not known (GITHUB_WORKFLOW_REF is not set)';
    if (run.path !== rules.workflow)
        return `its run was of another workflow than ${rules.workflow}`;
    return run.status === 'completed' ? undefined : 'its run has not finished';
}
function whyNotLeft({ event, ref, isProtected, branches }) {
    if (!TRUSTED_EVENTS.includes(event))
        return `Runs that ${event || 'nothing on GitHub'} starts leave no evidence`;
    const [, branch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
    if (branch === undefined)
        return 'Only runs on a branch leave evidence';
    if (isProtected || branches.includes(branch))
        return undefined;
    return `Only the default branch, protected ones and that of baseline-branch leave evidence, not ${branch}`;
}
function nearestFirst(candidates, before, after = []) {
    const distances = new Map();
    after.forEach((sha, index) => {
        distances.set(sha, after.length - index);
    });
    before.forEach((sha, index) => {
        distances.set(sha, 0 - index);
    });
    return candidates
        .flatMap((candidate) => {
        const distance = distances.get(candidate.origin.sha);
        return distance === undefined ? [] : [{ candidate, distance }];
    })
        .sort((a, b) => rankOf(a) - rankOf(b) || newer(a, b));
}
const rankOf = ({ distance }) => (distance <= 0 ? -distance : FAR + distance);
const FAR = 1e6;
const newer = (a, b) => Date.parse(b.candidate.createdAt) - Date.parse(a.candidate.createdAt) || b.candidate.id - a.candidate.id;


/***/ }),

/***/ 75408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ suiteKeyOfTest),
/* harmony export */   GU: () => (/* binding */ ofTest),
/* harmony export */   Ij: () => (/* binding */ bySuite),
/* harmony export */   aJ: () => (/* binding */ suiteKey),
/* harmony export */   cU: () => (/* binding */ newlySkipped),
/* harmony export */   oj: () => (/* binding */ ofSuite),
/* harmony export */   sq: () => (/* binding */ suitesWithDoubtfulBaseline),
/* harmony export */   uQ: () => (/* binding */ isCompared)
/* harmony export */ });
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66604);
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47891);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10083);



const isCompared = ({ baseline, suites }) => baseline.kind === 'found' && suites.some(({ comparable }) => comparable > 0);
const ofSuite = ({ suite, file, target }) => ({
    suite,
    file,
    target,
});
const ofTest = ({ suite, suiteFile: file, target, testId, location }) => ({
    suite,
    file,
    target,
    testId,
    location,
});
const suiteKey = ({ suite, file, target }) => JSON.stringify([file, suite, target]);
const bySuite = (tests) => Array.from((0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]).values(), (own) => {
    const [first] = own;
    const { suite, suiteFile: file, target } = first;
    return {
        tests: own,
        suite: (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .suiteOn */ .Gn)({ suite, target }),
        ids: (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .names */ .Dy)(own.map(({ testId }) => testId)),
        location: own.length === 1 ? ofTest(first) : { suite, file, target },
    };
});
const suiteKeyOfTest = ({ suite, suiteFile: file, target }) => suiteKey({ suite, file, target });
function newlySkipped({ assessment: { tests }, run: { skipped = [] } }) {
    const keys = new Set(skipped.map(_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH));
    return keys.size === 0 ? [] : tests.filter((test) => test.state === 'skipped' && keys.has((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_0__/* .resultKey */ .ZH)(test)));
}
const suitesWithDoubtfulBaseline = ({ suites }) => new Set(suites.filter(({ setAside = [] }) => setAside.some(({ isNewest }) => isNewest)).map(suiteKey));


/***/ }),

/***/ 10083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ dropWithP),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   Gn: () => (/* binding */ suiteOn),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   J0: () => (/* binding */ smallDrop),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   gv: () => (/* binding */ drop),
/* harmony export */   l5: () => (/* binding */ percentAbove),
/* harmony export */   o2: () => (/* binding */ percentagePoints),
/* harmony export */   sp: () => (/* binding */ pValue)
/* harmony export */ });
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


const LONGEST_NAME = 120;
const UNNAMED = 'default';
const suiteOn = ({ suite, target }) => target === UNNAMED ? suite : `${suite} on ${target}`;
const drop = (change) => `${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .points */ .WR)(change.delta ?? 0, (0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .digitsOf */ .C3)(change))}${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .interval */ .YP)(change)}`;
const dropWithP = (change) => `${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .points */ .WR)(change.delta ?? 0, (0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .digitsOf */ .C3)(change))}${(0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_0__/* .interval */ .YP)(change, pValue(change.p ?? 1))}`;
const percent = (share) => `${Number((share * 100).toFixed(4)) + 0}%`;
const percentagePoints = (share) => `${Number((share * 100).toFixed(4)) + 0} pp`;
function percentAbove(share, limit) {
    for (let digits = 0; digits <= 6; digits += 1) {
        const text = (share * 100).toFixed(digits);
        if (Number(text) > limit * 100 + 1e-9)
            return `${Number(text)}%`;
    }
    return `${share * 100}%`;
}
function smallDrop({ delta = 0 }, limit) {
    return `${Number(below(Math.abs(delta) * 100, limit * 100, 1))} pp`;
}
const pValue = (p) => (p < 0.001 ? 'p < 0.001' : `p = ${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);
function names(all, most = 5) {
    const shown = all.slice(0, most).map((name) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(name, LONGEST_NAME));
    const rest = all.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
function below(score, limit, fewest = 2) {
    for (let digits = fewest; digits <= 6; digits += 1) {
        const text = score.toFixed(digits);
        if (Number(text) < limit)
            return text;
    }
    return String(score);
}


/***/ }),

/***/ 67478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ traceSummary)
/* harmony export */ });
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

/***/ 53577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ reservedVariable)
/* harmony export */ });
const reservedVariable = (name, location) => ({
    code: 'RESERVED_VARIABLE',
    severity: 'error',
    message: `The environment variable ${name} belongs to this job and cannot be read from a file`,
    location,
    hint: 'If the value is meant for the tests, set it under another name in the workflow, and read that name.',
});


/***/ }),

/***/ 66510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ verdictSchema),
/* harmony export */   PV: () => (/* binding */ verdictKinds),
/* harmony export */   QZ: () => (/* binding */ worst),
/* harmony export */   fy: () => (/* binding */ conclusions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);



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
    'stopped',
];
const reasonSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(reasonRules),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    short: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    location: _suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationSchema */ .H.optional(),
}));
const suiteVerdictSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
}));
const verdictSchema = (0,_late_object_js__WEBPACK_IMPORTED_MODULE_1__/* .lateObject */ .k)(() => ({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(verdictKinds),
    unarmed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    headline: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reasonSchema),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(suiteVerdictSchema),
}));
const conclusions = ['success', 'failure', 'neutral'];
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';


/***/ }),

/***/ 98100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jn: () => (/* binding */ keepsTimeLimit),
/* harmony export */   N$: () => (/* binding */ targetLimit),
/* harmony export */   W$: () => (/* binding */ millisecondsOf),
/* harmony export */   iJ: () => (/* binding */ askedLimit)
/* harmony export */ });
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17586);

const timeLimitSources = (/* unused pure expression or super */ null && (['test', 'input', 'suite', 'target', 'default']));
const defaultSeconds = ({ isAgent, promptMode }) => isAgent ? 1_800 : promptMode === 'agent' ? 120 : 600;
const hasTimeLimit = ({ keys }) => keys?.includes('timeout_seconds') === true;
const keepsTimeLimit = (kind) => hasTimeLimit(kind) && kind.promptMode === 'agent';
function askedLimit(test, inputSeconds, suite) {
    if (test?.timeoutSeconds !== undefined)
        return { seconds: test.timeoutSeconds, from: 'test' };
    if (inputSeconds !== undefined)
        return { seconds: inputSeconds, from: 'input' };
    return suite?.timeoutSeconds === undefined ? undefined : { seconds: suite.timeoutSeconds, from: 'suite' };
}
function targetLimit({ options }, kind) {
    const given = options['timeout_seconds'];
    const seconds = Number(given instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .Variable */ .rT ? given.value : given);
    if (hasTimeLimit(kind) && seconds > 0)
        return { seconds, from: 'target' };
    return { seconds: defaultSeconds(kind), from: 'default' };
}
const millisecondsOf = (seconds) => Math.max(1, Math.floor(seconds * 1000));


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
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   W6: () => (/* binding */ sizeOfDrop),
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
const MOST_UNDECIDED = 3;
function shortBaselineNotes(report, shown) {
    if (!isCompared(report))
        return [];
    const { suites, tests, detectableTests } = report.comparison;
    const undecided = tests.filter(({ state }) => state === 'not-enough-history');
    if (undecided.length > 0) {
        const names = undecided.slice(0, MOST_UNDECIDED).map(({ testId }) => shown(testId));
        const others = undecided.length - names.length;
        const named = [...names, ...(others > 0 ? [`and ${others} more`] : [])].join(', ');
        const passed = undecided.every(({ base }) => base?.passes === base?.trials) ? 'passed' : 'mostly passed';
        const fail = undecided.length === 1 ? 'fails' : 'fail';
        return [
            `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('test', undecided.length)} ${fail} now and ${passed} in the baseline (${named}); too few baseline trials to decide: ${moreBaselineTrials(report)}`,
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
            return needed === undefined
                ? undefined
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
const MOST_AGENTS = 5;
const agentVersionNotes = ({ comparison: { agentVersions = [] } }, shown) => agentVersions
    .slice(0, MOST_AGENTS)
    .map(({ target, base, now }) => `Agent of ${shown(target)}: ${shown(base.join(', '))} \u2192 ${shown(now.join(', '))}`);
const contributorNotes = ({ comparison: { suites } }, shown) => suites
    .filter(({ contributors }) => contributors.length > 0)
    .map(({ suite, target, contributors }) => {
    const tests = contributors.map(({ testId }) => shown(testId)).join(', ');
    return `Contributors to the drop of ${shown(suite)} on ${shown(target)}: ${tests}.`;
});


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

/***/ 82761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lf: () => (/* binding */ withoutEntries),
/* harmony export */   Mx: () => (/* binding */ jsonPieces),
/* harmony export */   Q8: () => (/* binding */ jsonDocument)
/* harmony export */ });
function withoutEntries(lines, readers) {
    const kept = [];
    let above;
    let list;
    for (const line of lines) {
        if (/^ *\{$/.test(line))
            list = undefined;
        if (list !== undefined) {
            if (line !== list.end && line !== `${list.end},`) {
                list.read(line.endsWith(',') ? line.slice(0, -1) : line);
                continue;
            }
            list = undefined;
        }
        kept.push(line);
        const [, indent = '', key = '', open] = /^((?: {2}){1,2})"(\w+)": ([{[])$/.exec(line) ?? [];
        if (open === '{' && indent.length === 2)
            above = key;
        else if (/^ {2}\}/.test(line))
            above = undefined;
        const read = open === '[' ? readers[indent.length === 2 ? key : `${above}.${key}`] : undefined;
        if (read !== undefined)
            list = { read, end: `${indent}]` };
    }
    return kept.join('\n');
}
const DEEPEST_LISTS = 2;
const jsonDocument = (value) => [...jsonPieces(value)].join('');
function* jsonPieces(value) {
    yield* piecesOf(value, 0);
    yield '\n';
}
function piecesOf(value, depth) {
    if (isList(value))
        return enclosed('[', itemsOf(value), ']', depth);
    if (typeof value !== 'object' || value === null || depth === DEEPEST_LISTS)
        return [JSON.stringify(value)];
    return enclosed('{', entriesOf(value, depth + 1), '}', depth);
}
const isList = (value) => typeof value === 'object' && value !== null && Symbol.iterator in value;
function* itemsOf(list) {
    for (const item of list)
        yield [JSON.stringify(item) ?? 'null'];
}
const NOT_IN_JSON = ['undefined', 'function', 'symbol'];
function* entriesOf(value, depth) {
    for (const [key, item] of Object.entries(value)) {
        if (!NOT_IN_JSON.includes(typeof item))
            yield withKey(key, piecesOf(item, depth));
    }
}
function* withKey(key, pieces) {
    yield `${JSON.stringify(key)}: `;
    yield* pieces;
}
function* enclosed(open, items, close, depth) {
    const indent = '  '.repeat(depth);
    let before = `${open}\n${indent}  `;
    let isEmpty = true;
    for (const item of items) {
        yield before;
        yield* item;
        before = `,\n${indent}  `;
        isEmpty = false;
    }
    yield isEmpty ? open + close : `\n${indent}${close}`;
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

/***/ 99430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ tooDeep),
/* harmony export */   ee: () => (/* binding */ composeYaml),
/* harmony export */   lr: () => (/* binding */ MAX_DEPTH)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

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


/***/ }),

/***/ 85304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ parseYamlText)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29183);


function parseYamlText(given) {
    const opened = (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .openYamlTree */ .o)(given);
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


/***/ }),

/***/ 29183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openYamlTree)
});

// EXTERNAL MODULE: ./build/js/src/shared/yaml/positions.js
var positions = __webpack_require__(4685);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-document.js
var yaml_document = __webpack_require__(99430);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-values.js


const MAX_WEIGHT = 1_500_000;
const MAX_COMPLAINTS = 5;
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
        if ((0,dist/* isAlias */.Vj)(node))
            return this.#behind(node);
        const { anchor } = node;
        if (anchor !== undefined) {
            this.#anchors.set(anchor, node);
            this.#known.set(node, undefined);
        }
        const read = this.#limited(node, (0,dist/* isMap */.jh)(node) ? this.#mapping(node) : this.#listOrScalar(node));
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
        if ((0,dist/* isScalar */.jn)(node)) {
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
            if ((0,dist/* isScalar */.jn)(key) && typeof key.value === 'symbol') {
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
        for (const source of (0,dist/* isSeq */.oP)(meant) ? meant.items : [node]) {
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
        const entries = (0,dist/* isMap */.jh)(mapping) ? this.entries.get(mapping) : undefined;
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
        return (0,dist/* isAlias */.Vj)(node) ? this.targets.get(node) : node;
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
        if (read.height > yaml_document/* MAX_DEPTH */.lr) {
            this.complaints.push((0,yaml_document/* tooDeep */.DI)(node.range[0]));
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

;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-tree.js



function openYamlTree(given) {
    const text = given.replace(/^\uFEFF/, '');
    const positionOf = (0,positions/* positionsIn */.Y)(text);
    const invalid = (complaints) => ({
        kind: 'invalid',
        errors: complaints.map((complaint) => asError(complaint, positionOf)),
    });
    const nul = text.indexOf('\0');
    if (nul !== -1)
        return invalid([notText(nul)]);
    const composed = (0,yaml_document/* composeYaml */.ee)(text);
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
const MOST_WORDS = 2_000;
function lastWords(stderr) {
    const text = stderr.trim();
    return text.length <= MOST_WORDS ? text : `\u2026${text.slice(1 - MOST_WORDS).toWellFormed()}`;
}


/***/ })

};
