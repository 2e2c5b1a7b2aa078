export const id = 7570;
export const ids = [7570];
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

/***/ 83701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withBaseRuns)
/* harmony export */ });
/* unused harmony export withTrend */
/* harmony import */ var _history_series_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64451);
/* harmony import */ var _first_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21456);
/* harmony import */ var _trends_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74063);



const MOST_RUNS = 20;
async function withBaseRuns(report, baseline, page) {
    const answers = () => page.baseAnswers(baseline);
    return withTrend(await (0,_first_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .withFirstDifferences */ .$)(report, answers), baseline, answers);
}
async function withTrend(report, baseline, answers) {
    if (report.dryRun || baseline.kind !== 'found')
        return report;
    const { trend = [] } = await answers();
    const known = (0,_history_series_js__WEBPACK_IMPORTED_MODULE_0__/* .seriesOf */ .Lf)(allRuns(baseline.pools, trend));
    const trends = report.suites.flatMap(({ suite, file, target }) => {
        const own = known.find((each) => each.suite === suite && each.target === target && each.file === file);
        return own === undefined ? [] : [suiteTrend(own)];
    });
    return trends.length === 0 ? report : { ...report, trend: trends };
}
function allRuns(pools, stored) {
    const runs = new Map(stored.map((run) => [run.run, run]));
    const isStored = new Set(runs.keys());
    for (const { suite, file, target, points } of (0,_trends_js__WEBPACK_IMPORTED_MODULE_2__/* .trendsOf */ .K)(pools)) {
        for (const { run, sha, time, markers: _, tests: __, ...numbers } of points) {
            if (isStored.has(run))
                continue;
            const before = runs.get(run) ?? { run, sha, time, suites: [] };
            runs.set(run, {
                ...before,
                suites: [...before.suites, { suite, file, target, ...numbers }],
            });
        }
    }
    return [...runs.values()].sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
}
const suiteTrend = ({ suite, file, target, points }) => ({
    suite,
    file,
    target,
    runs: points.slice(-MOST_RUNS).map(({ run, sha, time, verdict, values, markers, level }) => ({
        run,
        sha,
        time,
        verdict,
        tests: values?.n,
        passRate: values && (0,_history_series_js__WEBPACK_IMPORTED_MODULE_0__/* .rateOf */ .MK)([values]),
        score: values?.score,
        markers: [
            ...(level === undefined ? [] : [`${level} level`]),
            ...markers.map(({ letter, words }) => `${letter} ${words}`),
        ],
    })),
});


/***/ }),

/***/ 91725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ heldToBase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/compare/absent-suites.js
var absent_suites = __webpack_require__(79074);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/model/suite/source.js
var source = __webpack_require__(23609);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/formats/jsonl.js
var jsonl = __webpack_require__(97692);
// EXTERNAL MODULE: ./build/js/src/app/policy/find-policy.js + 1 modules
var find_policy = __webpack_require__(58829);
;// CONCATENATED MODULE: ./build/js/src/app/policy/grader-differences.js
const LISTS = ['assertions', 'assert', 'graders', 'evaluators'];
const gradersIn = (of) => LISTS.flatMap((key) => of.field(key)?.items() ?? []);
function graderDifference(base, head) {
    const [types, left] = [base.map(typeOf), head.map(typeOf)];
    if (types.some((type) => countOf(type, types) > countOf(type, left))) {
        return [types.join(', '), left.join(', ') || 'none'];
    }
    const same = new Set(head.map(textOf));
    const others = new Set(base.map(textOf));
    const rest = head.filter((grader) => !others.has(textOf(grader)));
    const differences = base
        .filter((grader) => !same.has(textOf(grader)))
        .flatMap((grader) => {
        const type = typeOf(grader);
        const named = rest.findIndex((each) => typeOf(each) === type && nameOf(each) === nameOf(grader));
        const index = named >= 0 ? named : rest.findIndex((each) => typeOf(each) === type);
        const [partner] = index < 0 ? [] : rest.splice(index, 1);
        return partner === undefined ? [[type, 'fewer']] : differencesOf(grader, partner);
    });
    if (differences.length === 0)
        return undefined;
    return [differences.map(([theirs]) => theirs).join(', '), differences.map(([, ours]) => ours).join(', ')];
}
const isCriterion = ({ text }) => text !== undefined && !/^[\w-]+$/.test(text);
const typeOf = (grader) => isCriterion(grader) ? 'criterion' : (grader.field('type')?.text ?? grader.text ?? '?');
const nameOf = (grader) => grader.field('name')?.text;
const textOf = (grader) => JSON.stringify(grader.value);
const countOf = (type, types) => types.filter((each) => each === type).length;
function differencesOf(base, head) {
    const type = typeOf(base);
    if (isCriterion(base))
        return [[type, 'another text']];
    const members = graderDifference(gradersIn(base), gradersIn(head));
    const keys = [...new Set([...base.keys(), ...head.keys()])].filter((key) => ![...LISTS, 'name', 'type'].includes(key));
    const options = keys.flatMap((key) => {
        const [theirs, ours] = [base.field(key)?.value, head.field(key)?.value];
        if (JSON.stringify(theirs) === JSON.stringify(ours) || isStricter(key, theirs, ours))
            return [];
        return [theirs, ours].every((value) => ['number', 'boolean', 'undefined'].includes(typeof value))
            ? [[`${type} ${key} ${theirs ?? 'not set'}`, `${ours ?? 'not set'}`]]
            : [[`${type} ${key}`, ours === undefined ? 'not set' : 'another value']];
    });
    return [...(members === undefined ? [] : [[`${type} of ${members[0]}`, members[1]]]), ...options];
}
function isStricter(key, base, head) {
    if (key !== 'required' && key !== 'min_score')
        return false;
    return limitOf(key, head) >= limitOf(key, base);
}
const PASS_MARK = 0.8;
function limitOf(key, value) {
    if (typeof value === 'number')
        return value;
    return value === true || key === 'min_score' ? PASS_MARK : 0;
}

// EXTERNAL MODULE: ./build/js/src/app/policy/policy-base.js + 1 modules
var policy_base = __webpack_require__(81490);
// EXTERNAL MODULE: ./build/js/src/app/policy/policy-changes.js
var policy_changes = __webpack_require__(30654);
;// CONCATENATED MODULE: ./build/js/src/app/policy/policy-requirements.js











async function heldToBase(run, basis, { cwd, files }) {
    const { base, source, inputs } = basis;
    if (base === undefined || source?.from !== 'base')
        return { run, basis };
    const gone = goneFiles(run, basis);
    const sources = [...new Set([...run.results.map(({ suiteFile }) => suiteFile), ...gone])].flatMap(sourcesOf);
    const paths = sources.map(({ source: name }) => (0,external_node_path_.resolve)(cwd, inputs.workingDirectory, name));
    try {
        const theirs = await suitesOfBase(base, paths, files);
        const changed = sources.flatMap((each, index) => {
            const [path = '', text] = [paths[index], theirs[index]];
            return text === undefined ? [] : [{ ...each, path, base: requirementsIn(each.source, text) }];
        });
        const texts = changed.length === 0
            ? undefined
            : await (0,find_policy/* ofHead */.EG)(base, changed.map(({ path }) => path), (read) => read);
        const suites = changed.map(({ file, source: own, path, base: required }) => {
            const head = texts && requirementsIn(own, texts.get(path) ?? '');
            const inputs = new Map(changed.flatMap((each) => (each.file === file ? [...each.base.inputs] : [])));
            return { file, source: own, names: namesOf(file, run, basis), inputs, base: required, head };
        });
        const changes = suites.flatMap(({ source: own, base: required, head }) => head === undefined
            ? []
            : [...(0,policy_changes/* changedKeys */.F$)(own, required.keys, head.keys), ...(0,policy_changes/* changedKeys */.F$)(own, ...weakened(required, head))]);
        return {
            run: withDeleted(suites.reduce((own, suite) => held(own, suite, basis), run), suites, { ...basis, gone }),
            basis: {
                ...basis,
                source: { ...source, changes: [...source.changes, ...changes, ...(await regraded(run, suites, basis, cwd))] },
            },
        };
    }
    catch (error) {
        return { run, basis: { ...basis, source: { ...source, from: 'unavailable', why: (0,find_policy/* reasonOf */.A3)(error) } } };
    }
}
function goneFiles(run, { baseline, suiteFiles }) {
    if (run.baselineFiles !== undefined) {
        return run.baselineFiles.filter(({ state }) => state === 'gone').map(({ file }) => file);
    }
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    return pools.flatMap(({ file }) => (file === undefined || suiteFiles.has(file) ? [] : [file]));
}
function namesOf(name, { results }, { baseline }) {
    const pools = baseline.kind === 'found' ? baseline.pools : [];
    return new Set([
        ...results.filter(({ suiteFile }) => suiteFile === name).map(({ suite }) => suite),
        ...pools.filter(({ file }) => file === name).map(({ suite }) => suite),
    ]);
}
async function suitesOfBase(base, paths, files) {
    const targets = await Promise.all(paths.map((path) => (base.isOwnRun ? (0,policy_base/* linkTarget */.Cm)(path, base.root, files) : path)));
    const differences = await base.differences([...new Set([...paths, ...targets])]);
    return paths.map((path, index) => differences.get(path) ?? differences.get(targets[index] ?? path));
}
const isJsonLines = (file) => /\.jsonl$/i.test(file);
const sourcesOf = (file) => [file, ...(isJsonLines(file) ? (0,jsonl/* sidecarPaths */.g9)(file) : [])].map((source) => ({ file, source }));
function weakened(base, head) {
    const isRetargeted = base.targets.length === 0 ? head.targets.length > 0 : base.targets.some((target) => !head.targets.includes(target));
    const differences = [...base.graders].flatMap(([key, graders]) => {
        const ours = head.graders.get(key);
        const difference = ours && graderDifference(graders, ours);
        return difference === undefined ? [] : [[key, difference]];
    });
    const side = (index) => {
        const targets = [base, head][index]?.targets ?? [];
        return new Map([
            ...(isRetargeted && targets.length > 0 ? [['target', targets.join(', ')]] : []),
            ...differences.map(([key, difference]) => [key, difference[index]]),
        ]);
    };
    return [side(0), side(1)];
}
async function regraded(run, suites, { base, baseline, inputs }, cwd) {
    if (base === undefined || baseline.kind !== 'found')
        return [];
    const found = (0,absent_suites/* latestPools */.J)(baseline.pools).flatMap(({ pool: { suite, file = '', target, tests } }) => {
        const own = suites.filter((each) => each.file === file);
        const isOfSuite = isIn({ file, names: new Set([suite]), inputs: own[0]?.inputs ?? new Map() }, run, { baseline });
        const results = new Map(run.results.flatMap((each) => (each.target === target && isOfSuite(each) ? [[each.testId, each]] : [])));
        return tests.flatMap(({ testId, trials }) => {
            const [now, before] = [results.get(testId), trials.at(-1)?.measure];
            if (now?.measure === undefined || before === undefined)
                return [];
            if (own.some((each) => isRewritten(testId, each)))
                return [];
            return (0,fingerprint/* changedGrading */.DP)(before, now.measure).map((part) => ({ file: now.suiteFile, testId, part }));
        });
    });
    const isAtBase = baseline.provenance.every(({ sha }) => sha !== undefined && sha === (base.ofTree ?? base.commit));
    const changes = [];
    for (const [file, of] of (0,grouped/* groupedBy */.m)(found, (each) => each.file)) {
        const isOfChange = isAtBase || (await hasChangesIn((0,external_node_path_.dirname)((0,external_node_path_.resolve)(cwd, inputs.workingDirectory, file)), base));
        if (!isOfChange)
            continue;
        for (const [part, each] of (0,grouped/* groupedBy */.m)(of, (one) => one.part)) {
            const ids = [...new Set(each.map(({ testId }) => testId))];
            changes.push({
                file,
                key: `${part} of ${ids.length === 1 ? ids[0] : (0,shared_text/* plural */.LS)('test', ids.length)}, which changed`,
            });
        }
    }
    return changes;
}
const isRewritten = (testId, suite) => ['graders', gradersOf(testId)].some((key) => {
    const [theirs, ours] = [suite.base, suite.head].map((each) => each?.graders.get(key)?.map(({ value }) => value));
    return theirs !== undefined && ours !== undefined && JSON.stringify(theirs) !== JSON.stringify(ours);
});
async function hasChangesIn(folder, base) {
    let isChanged = false;
    await base.differences([folder], () => {
        isChanged = true;
        return false;
    });
    return isChanged;
}
const gradersOf = (testId) => `graders of ${testId}`;
const mustPassOf = (testId) => `must_pass of ${testId}`;
const requiresPass = ({ keys }, testId) => keys.has('must_pass') || keys.has(mustPassOf(testId));
function requirementsIn(file, text) {
    if (isJsonLines(file)) {
        const rows = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (rootOf(line) ?? [])));
        const tests = testsIn(rows);
        const keys = tests.filter(({ mustPass }) => mustPass).map(({ id }) => [mustPassOf(id), 'true']);
        return { keys: new Map(keys), tests: [], inputs: inputsOf(tests), targets: [], graders: gradersByKey(tests) };
    }
    const root = /\.ya?ml$/i.test(file) ? rootOf(text) : undefined;
    if (root === undefined)
        return { keys: new Map(), tests: [], inputs: new Map(), targets: [], graders: new Map() };
    const execution = root.field('execution');
    const threshold = execution?.field('threshold')?.value;
    const isThreshold = typeof threshold === 'number' && threshold >= 0 && threshold <= 1;
    const tests = testsIn(root.field('tests')?.items() ?? []);
    const mustPass = [
        ...(execution?.field('must_pass')?.value === true ? ['must_pass'] : []),
        ...tests.filter((test) => test.mustPass).map(({ id }) => mustPassOf(id)),
    ];
    const target = execution?.field('target');
    const targets = [...(target === undefined ? [] : [target]), ...(execution?.field('targets')?.items() ?? [])];
    return {
        keys: new Map([
            ...(isThreshold ? [['threshold', String(threshold)]] : []),
            ...mustPass.map((key) => [key, 'true']),
        ]),
        tests: tests.map(({ id }) => id),
        inputs: inputsOf(tests),
        targets: targets.flatMap((each) => (each.text ?? each.field('name')?.text ?? each.field('use_target')?.text) || []),
        graders: new Map([
            ['graders', [...gradersIn(root), ...(execution === undefined ? [] : gradersIn(execution))]],
            ...gradersByKey(tests),
        ]),
    };
}
function rootOf(text) {
    const opened = (0,source/* openYaml */.IM)('', text);
    return opened.kind === 'opened' ? opened.root : undefined;
}
const testsIn = (items) => items.flatMap((item) => {
    const id = item.field('id')?.text;
    const mustPass = item.field('must_pass')?.value === true;
    const input = item.field('input');
    const text = input?.text ?? input?.items().at(-1)?.field('content')?.text ?? '';
    return id === undefined ? [] : [{ id, mustPass, input: text, graders: gradersIn(item) }];
});
const inputsOf = (tests) => new Map(tests.map(({ id, input }) => [id, input]));
const gradersByKey = (tests) => new Map(tests.map(({ id, graders }) => [gradersOf(id), graders]));
function held(run, suite, basis) {
    const threshold = suite.base.keys.get('threshold');
    const requirements = new Map(run.requirements.map((requirement) => [keyOf(requirement), requirement]));
    const isOfSuite = isIn(suite, run, basis);
    for (const result of run.results) {
        const { suite: name, suiteFile: file, target } = result;
        const requirement = { suite: name, file, target, threshold: Number(threshold), from: 'suite' };
        const isHeld = threshold !== undefined && isOfSuite(result);
        if (isHeld && requirements.get(keyOf(requirement))?.from !== 'input')
            requirements.set(keyOf(requirement), requirement);
    }
    return {
        ...run,
        requirements: [...requirements.values()],
        results: run.results.map((result) => isOfSuite(result) && requiresPass(suite.base, result.testId) ? { ...result, mustPass: true } : result),
    };
}
function isIn({ file, names, inputs }, { results }, { baseline }) {
    if (results.some(({ suiteFile }) => suiteFile === file))
        return ({ suiteFile }) => suiteFile === file;
    const filesOfBase = new Set(baseline.kind === 'found' ? baseline.pools.map((pool) => pool.file) : []);
    const isNamed = ({ suite, suiteFile }) => names.has(suite) && !filesOfBase.has(suiteFile);
    if (results.some(isNamed))
        return isNamed;
    const same = new Map();
    for (const { suiteFile, testId, input } of results) {
        const text = inputs.get(testId)?.trim();
        const isSame = text !== undefined && text !== '' && input.some(({ content }) => textIn(content) === text);
        if (isSame && !filesOfBase.has(suiteFile))
            same.set(suiteFile, (same.get(suiteFile) ?? new Set()).add(testId));
    }
    return ({ suiteFile }) => (same.get(suiteFile)?.size ?? 0) > inputs.size / 2;
}
const textIn = (content) => (typeof content === 'string' ? content.trim() : undefined);
function withDeleted(run, suites, basis) {
    if (run.selected?.includes('tests'))
        return run;
    const listed = suites.flatMap((suite) => {
        const own = new Set(run.results.filter(isIn(suite, run, basis)).map(({ testId }) => testId));
        const isStored = (testId) => own.has(testId) || suite.head?.tests.includes(testId) === true;
        const isRequired = (testId) => basis.inputs.mustPass || requiresPass(suite.base, testId);
        const deleted = suite.base.tests.filter((testId) => isRequired(testId) && !isStored(testId));
        return deleted.map((testId) => ({ suiteFile: suite.file, testId }));
    });
    const deleted = [...listed, ...(run.complete ? deletedOfBaseline(run, suites, basis) : [])];
    const skipped = new Set((run.skipped ?? []).map(({ suiteFile, testId }) => JSON.stringify([suiteFile, testId])));
    const deletedMustPass = deleted.filter(({ suiteFile, testId }) => !skipped.has(JSON.stringify([suiteFile, testId])));
    return deletedMustPass.length === 0 ? run : { ...run, deletedMustPass };
}
function deletedOfBaseline(run, suites, basis) {
    const { baseline, gone } = basis;
    if (baseline.kind !== 'found')
        return [];
    const changed = new Map(suites.map((suite) => [suite.file, suite]));
    const filesRun = new Set(run.results.map(({ suiteFile }) => suiteFile));
    const deleted = (0,absent_suites/* latestPools */.J)(baseline.pools).flatMap(({ pool, newest }) => {
        const { suite, file, target, tests } = pool;
        const isInRun = file !== undefined && (filesRun.has(file) || (gone.includes(file) && changed.has(file)));
        if (!isInRun)
            return [];
        const own = run.results.filter(isIn({ file, names: new Set([suite]), inputs: changed.get(file)?.inputs ?? new Map() }, run, basis));
        const [all, onTarget] = [own, own.filter((result) => result.target === target)].map((results) => new Set(results.map(({ testId }) => testId)));
        const listed = new Set([...(changed.get(file)?.base.tests ?? []), ...(changed.get(file)?.head?.tests ?? [])]);
        const isOpen = !isLeftOut(target, run);
        return requiredTests(tests, newest, { suite: changed.get(file), ...basis }).flatMap((testId) => {
            if (onTarget?.has(testId))
                return [];
            if (all?.has(testId))
                return isOpen ? [{ suiteFile: file, testId, target }] : [];
            return listed.has(testId) ? [] : [{ suiteFile: file, testId }];
        });
    });
    return [...new Map(deleted.map((test) => [JSON.stringify(test), test])).values()];
}
function requiredTests(tests, newest, { suite, inputs }) {
    const listed = new Set(suite?.base.tests);
    return tests.flatMap(({ testId, trials }) => {
        const own = trials.filter(({ run }) => run === newest);
        const isRequired = suite !== undefined && listed.has(testId)
            ? own.length > 0 && (inputs.mustPass || requiresPass(suite.base, testId))
            : own.some(({ mustPass }) => mustPass);
        return isRequired ? [testId] : [];
    });
}
const isLeftOut = (target, { selected, dryRun, results }) => dryRun || (selected?.includes('targets') === true && results.every((result) => result.target !== target));
const keyOf = ({ suite, file, target }) => JSON.stringify([file, suite, target]);


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


/***/ })

};
