export const id = 2097;
export const ids = [2097];
export const modules = {

/***/ 9047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ retrying),
/* harmony export */   i: () => (/* binding */ Patience)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


const PATIENCE_MS = 12_000;
const SHORTEST_TRY_MS = 3_000;
const CLOSED_MS = 60_000;
class Patience {
    #service;
    #leftMs;
    #closedUntil = 0;
    constructor(service, ms = PATIENCE_MS) {
        this.#service = service;
        this.#leftMs = ms;
    }
    async attempt(work, signal, workMs = 0) {
        if (Date.now() < this.#closedUntil) {
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._('unavailable', `${this.#service} failed for too long; the next request is sent after a minute`);
        }
        const limit = AbortSignal.timeout(Math.ceil(Math.max(this.#leftMs, SHORTEST_TRY_MS) + workMs));
        const started = performance.now();
        try {
            const done = await work(AbortSignal.any([signal, limit]));
            this.#closedUntil = 0;
            return done;
        }
        catch (error) {
            if (!signal.aborted && isOutage(error))
                this.#spend(performance.now() - started);
            throw error;
        }
    }
    takePause(ms) {
        if (ms > this.#leftMs)
            return false;
        this.#spend(ms);
        return true;
    }
    #spend(ms) {
        this.#leftMs -= ms;
        if (this.#leftMs <= 0)
            this.#closedUntil = Date.now() + CLOSED_MS;
    }
}
const isOutage = (error) => error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && ['unavailable', 'limited', 'tooLate'].includes(error.fault);
const RETRIES = 2;
async function retrying(work, { patience, signal, secondMs, workMs }) {
    for (let retry = 1;; retry += 1) {
        try {
            return await patience.attempt(work, signal, workMs);
        }
        catch (error) {
            const seconds = pauseOf(error, retry);
            if (seconds === undefined || signal.aborted || !patience.takePause(seconds * 1000))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(seconds * secondMs, undefined, { signal }).catch(() => undefined);
        }
    }
}
function pauseOf(error, retry) {
    if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || retry > RETRIES)
        return undefined;
    const { fault, retryAfterSeconds, isFinal } = error;
    if (isFinal)
        return undefined;
    if (fault === 'limited')
        return retryAfterSeconds;
    return fault === 'unavailable' ? (retryAfterSeconds ?? retry ** 2) : undefined;
}


/***/ }),

/***/ 64831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findAttempts: () => (/* binding */ findAttempts),
/* harmony export */   readAttempts: () => (/* binding */ readAttempts)
/* harmony export */ });
/* harmony import */ var _adapters_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13586);
/* harmony import */ var _adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25246);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24850);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82203);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10043);
/* harmony import */ var _reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82953);
/* harmony import */ var _results_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16230);
/* harmony import */ var _results_read_read_report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34210);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5594);
/* harmony import */ var _action_job_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35825);
/* harmony import */ var _baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(21628);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(75671);
/* harmony import */ var _result_rows_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(44294);














const NONE = { attempts: [], warnings: [] };
const LOOK_MS = 60_000;
async function findAttempts(inputs, job, { http, connect, log, signal }) {
    const { githubToken: token } = inputs;
    if (job === undefined || job.attempt <= 1 || inputs.dryRun || (0,_adapters_github_artifact_upload_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnServer */ .YV)(job.serverUrl))
        return NONE;
    if (token === undefined)
        return { attempts: [], warnings: [notLookedAt(job, 'there is no token')] };
    const reader = (0,_adapters_github_artifact_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .artifactReader */ .c)(connect({ ...job, token }), http);
    const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
    return readAttempts((0,_action_job_js__WEBPACK_IMPORTED_MODULE_10__/* .keyOf */ .TN)(inputs, job), job, { reader, log }, within);
}
async function readAttempts(key, job, { reader, log }, signal) {
    const found = new Map();
    const warnings = [];
    try {
        const artifacts = await reader.list(job.run, signal);
        for (let attempt = Math.min(job.attempt - 1, _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_ATTEMPTS */ .p); attempt >= 1; attempt -= 1) {
            const artifact = artifacts.find(({ name, isExpired }) => name === (0,_baseline_artifact_names_js__WEBPACK_IMPORTED_MODULE_11__/* .resultsArtifact */ .p$)(key, attempt) && !isExpired);
            if (artifact === undefined || found.has(attempt))
                continue;
            const read = await reportIn(artifact, reader, signal);
            if (!('run' in read)) {
                warnings.push(notLookedAt(job, read.why));
                continue;
            }
            for (const each of roundsOf(attempt, read))
                if (each.attempt <= attempt)
                    found.set(each.attempt, each);
        }
    }
    catch (error) {
        if (!(error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._))
            throw error;
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        const hint = isRefusal ? (0,_reports_reporters_not_taken_js__WEBPACK_IMPORTED_MODULE_6__/* .permissionHint */ .f)('actions: read') : undefined;
        warnings.push(notLookedAt(job, error.message, hint));
    }
    const attempts = [...found.values()].filter(({ tests }) => tests.length > 0).sort((a, b) => a.attempt - b.attempt);
    for (const { attempt, tests } of attempts) {
        log.info(`Attempt ${attempt} of this run measured ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)('test', tests.length)}; they count for unchanged tests`);
    }
    return { attempts, warnings };
}
function roundsOf(attempt, { run, results = [], verdict }) {
    const isMeasured = !run.dryRun && run.missingSecrets === undefined && verdict !== 'invalid';
    const own = isMeasured ? (0,_results_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_7__/* .earlierAttemptOf */ .p)(attempt, { ...run, results: [...results] }) : { attempt, tests: [] };
    return [...(run.earlier ?? []), own];
}
const LIMITS = {
    archiveBytes: _result_rows_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_RESULTS_BYTES */ .ue,
    entries: 5000,
    entryBytes: _result_rows_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_RESULTS_BYTES */ .ue,
    totalBytes: _result_rows_js__WEBPACK_IMPORTED_MODULE_13__/* .MAX_RESULTS_BYTES */ .ue,
};
async function reportIn(artifact, reader, signal) {
    try {
        const isWanted = (name) => name === _earlier_run_js__WEBPACK_IMPORTED_MODULE_12__/* .runFiles */ .NW.report;
        const files = await reader.download(artifact, { isWanted, limits: LIMITS, signal });
        const bytes = files.get(_earlier_run_js__WEBPACK_IMPORTED_MODULE_12__/* .runFiles */ .NW.report);
        if (bytes === undefined)
            return { why: `the artifact ${artifact.name} has no ${_earlier_run_js__WEBPACK_IMPORTED_MODULE_12__/* .runFiles */ .NW.report}` };
        const read = (0,_results_read_read_report_js__WEBPACK_IMPORTED_MODULE_8__/* .readReport */ .t)(Buffer.from(bytes).toString('utf8'), `${_earlier_run_js__WEBPACK_IMPORTED_MODULE_12__/* .runFiles */ .NW.report} of ${artifact.name}`);
        return read.results === undefined ? { why: `another version wrote the artifact ${artifact.name}` } : read;
    }
    catch (error) {
        if (error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo)
            return { why: (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .oneLine */ .T)(error.problems[0]?.message ?? error.message) };
        throw error;
    }
}
const notLookedAt = ({ attempt }, why, hint) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `This is attempt ${attempt}. Not all results of earlier attempts could be read: ${why}. The verdict does not include them`,
    ...(hint !== undefined && { hint }),
});


/***/ }),

/***/ 16230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ earlierAttemptOf)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32506);


function earlierAttemptOf(attempt, run) {
    const reruns = trialsByKey((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .extraResults */ .TX)(run, 'confirmation'));
    const controls = trialsByKey((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .extraResults */ .TX)(run, 'control'));
    return { attempt, tests: testsOf(run.results, reruns, controls) };
}
function testsOf(results, reruns, control) {
    const seen = new Set();
    return results.flatMap((result) => {
        const { suite, suiteFile, testId, target, measure, subject, timestamp } = result;
        const now = (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .presentTrials */ .$z)(result);
        if (measure === undefined || subject === undefined || (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .isReused */ .x0)(result) || now.length === 0)
            return [];
        const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result);
        const isFirst = !seen.has(key);
        seen.add(key);
        return [
            {
                suite,
                suiteFile,
                testId,
                target,
                measure,
                subject,
                timestamp,
                ...(result.status !== 'execution_error' && { score: result.score }),
                now,
                reruns: isFirst ? (reruns.get(key) ?? []) : [],
                control: isFirst ? (control.get(key) ?? []) : [],
            },
        ];
    });
}
function trialsByKey(results) {
    const trials = new Map();
    for (const result of results) {
        const key = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultKey */ .ZH)(result);
        trials.set(key, [...(trials.get(key) ?? []), ...(0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .presentTrials */ .$z)(result)]);
    }
    return trials;
}


/***/ })

};
