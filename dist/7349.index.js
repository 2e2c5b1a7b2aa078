export const id = 7349;
export const ids = [7349];
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

/***/ 42307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findAttempts: () => (/* binding */ findAttempts),
  readAttempts: () => (/* binding */ readAttempts)
});

// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-reader.js + 1 modules
var artifact_reader = __webpack_require__(13586);
// EXTERNAL MODULE: ./build/js/src/adapters/github/artifact-upload.js
var artifact_upload = __webpack_require__(25246);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/ports/service-error.js
var service_error = __webpack_require__(24850);
// EXTERNAL MODULE: ./build/js/src/model/run/earlier-attempt.js
var earlier_attempt = __webpack_require__(82203);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/reporters/not-taken.js
var not_taken = __webpack_require__(82953);
// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(32506);
;// CONCATENATED MODULE: ./build/js/src/results/earlier-attempt.js


function earlierAttemptOf(attempt, run) {
    const reruns = trialsByKey((0,run_result/* extraResults */.TX)(run, 'confirmation'));
    const controls = trialsByKey((0,run_result/* extraResults */.TX)(run, 'control'));
    return { attempt, tests: testsOf(run.results, reruns, controls) };
}
function testsOf(results, reruns, control) {
    const seen = new Set();
    return results.flatMap((result) => {
        const { suite, suiteFile, testId, target, measure, subject, timestamp } = result;
        const now = (0,present_trials/* presentTrials */.$z)(result);
        if (measure === undefined || subject === undefined || (0,run_result/* isReused */.x0)(result) || now.length === 0)
            return [];
        const key = (0,run_result/* resultKey */.ZH)(result);
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
        const key = (0,run_result/* resultKey */.ZH)(result);
        trials.set(key, [...(trials.get(key) ?? []), ...(0,present_trials/* presentTrials */.$z)(result)]);
    }
    return trials;
}

// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js
var read_report = __webpack_require__(34210);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/app/action/job.js
var action_job = __webpack_require__(35825);
// EXTERNAL MODULE: ./build/js/src/app/baseline/artifact-names.js
var artifact_names = __webpack_require__(21628);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 3 modules
var result_rows = __webpack_require__(90057);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/earlier-attempts.js














const NONE = { attempts: [], warnings: [] };
const LOOK_MS = 60_000;
async function findAttempts(inputs, job, { http, connect, log, signal }) {
    const { githubToken: token } = inputs;
    if (job === undefined || job.attempt <= 1 || inputs.dryRun || (0,artifact_upload/* isOwnServer */.YV)(job.serverUrl))
        return NONE;
    if (token === undefined)
        return { attempts: [], warnings: [notLookedAt(job, 'there is no token')] };
    const reader = (0,artifact_reader/* artifactReader */.c)(connect({ ...job, token }), http);
    const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
    return readAttempts((0,action_job/* keyOf */.TN)(inputs, job), job, { reader, log }, within);
}
async function readAttempts(key, job, { reader, log }, signal) {
    const found = new Map();
    const warnings = [];
    try {
        const artifacts = await reader.list(job.run, signal);
        for (let attempt = Math.min(job.attempt - 1, earlier_attempt/* MOST_ATTEMPTS */.p); attempt >= 1; attempt -= 1) {
            const artifact = artifacts.find(({ name, isExpired }) => name === (0,artifact_names/* resultsArtifact */.p$)(key, attempt) && !isExpired);
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
        if (!(error instanceof service_error/* ServiceError */._))
            throw error;
        const isRefusal = error.fault === 'refused' || error.fault === 'missing';
        const hint = isRefusal ? (0,not_taken/* permissionHint */.f)('actions: read') : undefined;
        warnings.push(notLookedAt(job, error.message, hint));
    }
    const attempts = [...found.values()].filter(({ tests }) => tests.length > 0).sort((a, b) => a.attempt - b.attempt);
    for (const { attempt, tests } of attempts) {
        log.info(`Attempt ${attempt} of this run measured ${(0,shared_text/* plural */.LS)('test', tests.length)}; they count for unchanged tests`);
    }
    return { attempts, warnings };
}
function roundsOf(attempt, { run, results = [], verdict }) {
    const isMeasured = !run.dryRun && run.missingSecrets === undefined && verdict !== 'invalid';
    const own = isMeasured ? earlierAttemptOf(attempt, { ...run, results: [...results] }) : { attempt, tests: [] };
    return [...(run.earlier ?? []), own];
}
const LIMITS = {
    archiveBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
    entries: 5000,
    entryBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
    totalBytes: result_rows/* MAX_RESULTS_BYTES */.ue,
};
async function reportIn(artifact, reader, signal) {
    try {
        const isWanted = (name) => name === earlier_run/* runFiles */.NW.report;
        const files = await reader.download(artifact, { isWanted, limits: LIMITS, signal });
        const bytes = files.get(earlier_run/* runFiles */.NW.report);
        if (bytes === undefined)
            return { why: `the artifact ${artifact.name} has no ${earlier_run/* runFiles */.NW.report}` };
        const read = (0,read_report/* readReport */.t)(Buffer.from(bytes).toString('utf8'), `${earlier_run/* runFiles */.NW.report} of ${artifact.name}`);
        return read.results === undefined ? { why: `another version wrote the artifact ${artifact.name}` } : read;
    }
    catch (error) {
        if (error instanceof errors/* UserError */.yo)
            return { why: (0,terminal/* oneLine */.T)(error.problems[0]?.message ?? error.message) };
        throw error;
    }
}
const notLookedAt = ({ attempt }, why, hint) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `This is attempt ${attempt}. Not all results of earlier attempts could be read: ${why}. The verdict does not include them`,
    ...(hint !== undefined && { hint }),
});


/***/ })

};
