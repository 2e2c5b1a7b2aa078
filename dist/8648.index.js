export const id = 8648;
export const ids = [8648];
export const modules = {

/***/ 780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ RetryBudget),
/* harmony export */   R: () => (/* binding */ retrying)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24850);


const PATIENCE_MS = 12_000;
const MIN_TRY_MS = 3_000;
const CLOSED_MS = 60_000;
class RetryBudget {
    #service;
    #leftMs;
    #closedUntil = 0;
    constructor(service, ms = PATIENCE_MS) {
        this.#service = service;
        this.#leftMs = ms;
    }
    async attempt(work, signal, workMs = 0) {
        if (performance.now() < this.#closedUntil) {
            throw new _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._('unavailable', `${this.#service} failed for too long; the next request is sent after a minute`);
        }
        const limit = AbortSignal.timeout(Math.ceil(Math.max(this.#leftMs, MIN_TRY_MS) + workMs));
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
            this.#closedUntil = performance.now() + CLOSED_MS;
    }
}
const isOutage = (error) => error instanceof _model_ports_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._ && ['unavailable', 'limited', 'tooLate'].includes(error.fault);
const RETRIES = 2;
async function retrying(work, { retryBudget, signal, secondMs, workMs }) {
    for (let retry = 1;; retry += 1) {
        try {
            return await retryBudget.attempt(work, signal, workMs);
        }
        catch (error) {
            const seconds = pauseOf(error, retry);
            if (seconds === undefined || signal.aborted || !retryBudget.takePause(seconds * 1000))
                throw error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(seconds * secondMs, undefined, { signal }).catch(() => undefined);
            if (signal.aborted)
                throw error;
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

/***/ 17568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EF: () => (/* binding */ quietProgress),
/* harmony export */   FV: () => (/* binding */ alreadyDone),
/* harmony export */   QL: () => (/* binding */ againText),
/* harmony export */   e3: () => (/* binding */ terminalProgress),
/* harmony export */   p3: () => (/* binding */ complainAbout)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98258);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44066);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _config_time_limit_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33211);
/* harmony import */ var _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65228);
/* harmony import */ var _run_folder_results_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85981);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46088);









function terminalProgress(terminal, { shownFolder, isDryRun, clock, here }) {
    const tally = new _tally_js__WEBPACK_IMPORTED_MODULE_8__/* .Tally */ .F(clock);
    const show = () => terminal.status(() => statusLine(tally));
    return {
        planned({ tests, suites, takenOver, timeLimits = [], forecast = [] }, problems) {
            const known = takenOver?.results ?? [];
            tally.planned(tests);
            for (const result of known)
                tally.finished(result);
            for (const problem of problems)
                terminal.complain(`${problem.severity}: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)(problem)}`);
            for (const line of forecast)
                terminal.print((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(line));
            if (timeLimits.length > 0)
                terminal.print((0,_config_time_limit_text_js__WEBPACK_IMPORTED_MODULE_5__/* .timeLimitLine */ .t)(timeLimits));
            terminal.print(`Running ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('test', tests - known.length)} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('suite', suites.length)}${alreadyDone(takenOver)}\n`);
        },
        started(step) {
            tally.started(step);
            show();
        },
        finished(result) {
            tally.finished(result);
            terminal.print((0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .resultLine */ .ow)(result, terminal, isDryRun));
            show();
        },
        confirming(tests) {
            terminal.print(`\n${againText(tests)}`);
        },
        extraTrial({ purpose, result }) {
            tally.extraTrial(result);
            if (purpose === 'confirmation')
                terminal.print((0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .resultLine */ .ow)(result, terminal, isDryRun));
        },
        ended(report, folder, receipts) {
            terminal.print(`\n${(0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .resultTable */ .AD)(report, terminal)}\n`);
            const at = shownFolder(folder);
            const files = [
                ...(isWritten(_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.page, receipts) ? [{ label: 'report', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.page}` }] : []),
                { label: 'summary', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.summary}` },
                ...(isWritten(_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.index, receipts)
                    ? [{ label: 'for coding agents', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.index}` }]
                    : []),
                { label: 'every answer', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.journal}` },
                { label: 'for programs', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.report}` },
                { label: '', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.junit}` },
                ...receipts.flatMap((receipt) => receipt.kind === 'delivered' && receipt.name === _run_folder_results_file_js__WEBPACK_IMPORTED_MODULE_7__/* .RESULTS_FILE */ .yG
                    ? [{ label: receipt.name, path: shownFolder(receipt.where) }]
                    : []),
            ];
            terminal.print((0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .nextSteps */ .Zn)({ files, report, here }, terminal));
            complainAbout(receipts, (text) => terminal.complain(text));
        },
    };
}
const isWritten = (file, receipts) => receipts.some(({ kind, name }) => kind === 'delivered' && name === file);
const alreadyDone = (takenOver) => takenOver === undefined
    ? ''
    : `; ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('result', takenOver.results.length)} taken over from ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(takenOver.from)}`;
const againText = (tests) => `Re-running ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)('suspected regression', tests)}:`;
function quietProgress(terminal, shownFolder) {
    return {
        planned(_, problems) {
            for (const problem of problems.filter(({ severity }) => severity === 'error')) {
                terminal.complain(`error: ${(0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemText */ .fI)(problem)}`);
            }
        },
        started() { },
        finished() { },
        confirming() { },
        extraTrial() { },
        ended({ verdict }, folder, receipts) {
            terminal.print(`${verdict.kind}: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(verdict.headline)}`);
            terminal.print(`${shownFolder(folder)}/${isWritten(_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.page, receipts) ? _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.page : _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.summary}`);
            complainAbout(receipts, (text) => terminal.complain(text));
        },
    };
}
function complainAbout(receipts, complain) {
    for (const receipt of receipts) {
        if (receipt.kind === 'notNeeded')
            complain(`${receipt.name} was not written: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(receipt.why)}`);
    }
    for (const { name, why, hint } of receipts.filter(_reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .notDelivered */ .AG)) {
        complain(`warning: ${name} was not delivered: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(why)}${hint ? `\n  ${hint}` : ''}`);
    }
}
function statusLine({ done, total, text, running }) {
    if (done === total)
        return '';
    const share = total === 0 ? 0 : Math.floor((done / total) * 20);
    const bar = '\u2588'.repeat(share) + '\u2591'.repeat(20 - share);
    return (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(`${bar} ${text} \u00b7 ${running.join(', ')}`);
}


/***/ }),

/***/ 46088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Tally)
/* harmony export */ });
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66536);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(207);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94987);
/* harmony import */ var _reports_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5937);




const ENOUGH_TO_NOTIFY = 5;
class Tally {
    #clock;
    #running = new Map();
    #beganAt = 0;
    #total = 0;
    #done = 0;
    #failing = 0;
    #asked = 0;
    #spentUsd;
    constructor(clock) {
        this.#clock = clock;
    }
    get done() {
        return this.#done;
    }
    get total() {
        return this.#total;
    }
    get failing() {
        return this.#failing;
    }
    get running() {
        return [...this.#running.keys()];
    }
    planned(total) {
        this.#total = total;
        this.#beganAt = this.#clock.now();
    }
    started({ testId, target }) {
        this.#asked += 1;
        const name = nameOf({ testId, target });
        this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
    }
    finished(result) {
        this.#done += 1;
        if ((0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(result).kind !== 'passed')
            this.#failing += 1;
        this.extraTrial(result);
    }
    extraTrial(result) {
        const name = nameOf(result);
        const left = (this.#running.get(name) ?? 1) - 1;
        if (left === 0)
            this.#running.delete(name);
        else
            this.#running.set(name, left);
        const cost = costOf(result);
        if (cost !== undefined)
            this.#spentUsd = (this.#spentUsd ?? 0) + cost;
    }
    get text() {
        const left = this.#leftMs();
        return [
            `${this.#done}/${this.#total}`,
            this.#failing > 0 && `${this.#failing} not passed`,
            this.#spentUsd !== undefined && (0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .money */ .TG)(this.#spentUsd),
            left !== undefined && `about ${(0,_reports_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(left)} left`,
        ]
            .filter((part) => part !== false)
            .join(' \u00b7 ');
    }
    #leftMs() {
        const isReporting = this.#done >= ENOUGH_TO_NOTIFY && this.#asked > 0 && this.#done < this.#total;
        if (!isReporting)
            return undefined;
        const perTestMs = (this.#clock.now() - this.#beganAt) / this.#done;
        return Math.max(1000, Math.round((perTestMs * (this.#total - this.#done)) / 1000) * 1000);
    }
}
const nameOf = ({ testId, target }) => `${testId} [${target}]`;
function costOf(result) {
    const { trials, scores } = result;
    const asked = (trials ?? [result]).map((call) => (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .paidFor */ .Uu)(call).costUsd);
    const judged = trials?.flatMap((trial) => trial.scores) ?? scores;
    const known = [...asked, ...judged.flatMap(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .costsOf */ .AR)].filter((cost) => cost !== undefined);
    return known.length === 0 ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}


/***/ }),

/***/ 33211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ timeLimitLines),
/* harmony export */   t: () => (/* binding */ timeLimitLine)
/* harmony export */ });
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9283);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);



function timeLimitLines(limits) {
    const longest = Math.max(...limits.map(({ target }) => (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(target).length));
    return limits.map((limit) => `  ${(0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .inColumns */ .xe)((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(limit.target), longest)}  ${timeText(limit.seconds)} (${sourceText(limit)})`);
}
const timeLimitLine = (limits) => limits.length === 0
    ? ''
    : `Time limit per call: ${limits.map((limit) => `${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(limit.target)} ${timeText(limit.seconds)} (${sourceText(limit)})`).join('; ')}`;
function sourceText({ from, tests }) {
    switch (from) {
        case 'test':
            return `timeout_seconds of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', tests)}`;
        case 'input':
            return 'test-timeout-seconds';
        case 'suite':
            return 'timeout_seconds of the suite';
        case 'target':
            return 'timeout_seconds of the target';
        case 'default':
            return 'default';
    }
}
const timeText = (seconds) => seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;


/***/ }),

/***/ 85981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (/* binding */ resultsFileReporter),
/* harmony export */   x_: () => (/* binding */ requireResultsPath),
/* harmony export */   yG: () => (/* binding */ RESULTS_FILE)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _results_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40985);
/* harmony import */ var _shared_yaml_yaml_print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33832);
/* harmony import */ var _pipeline_timestamp_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24050);
/* harmony import */ var _earlier_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65228);
/* harmony import */ var _result_rows_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69221);







const RESULTS_FILE = 'results file';
function resultsFileReporter({ format, path }, { cwd, folder }, files) {
    return {
        name: RESULTS_FILE,
        async deliver({ startedAt, results }) {
            const stamped = path?.replaceAll('{timestamp}', (0,_pipeline_timestamp_js__WEBPACK_IMPORTED_MODULE_4__/* .timestamp */ .v)(Date.parse(startedAt)));
            const where = stamped === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _earlier_run_js__WEBPACK_IMPORTED_MODULE_5__/* .runFiles */ .NW.yaml) : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, stamped);
            await files.writePieces(where, pieces(results, format));
            return { kind: 'delivered', name: RESULTS_FILE, where };
        },
    };
}
function* pieces(results, format) {
    for (const result of results)
        yield ROWS[format](result);
}
const ROWS = {
    jsonl: (result) => `${(0,_results_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordLine */ .IK)(result)}\n`,
    yaml: (result) => `---\n${(0,_shared_yaml_yaml_print_js__WEBPACK_IMPORTED_MODULE_3__/* .yamlOf */ .h)((0,_results_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(result))}`,
    prompts(result) {
        const { test_id, suite, target, requests } = (0,_results_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordOf */ .zv)(result);
        return `${JSON.stringify({ test_id, suite, target, requests })}\n`;
    },
};
async function requireResultsPath({ path }, cwd, files) {
    if (path === undefined)
        return;
    const where = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
    const state = await files.state(where);
    if (state === 'missing')
        return;
    if (state === 'folder')
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `${path} is a folder`, { expected: 'a file' });
    const text = await files.read(where, _result_rows_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_RESULTS_BYTES */ .ue);
    if (text.trim() === '' || /^(?:\{.*"test_id"|test_id:)/m.test(text))
        return;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('OUTPUT_UNWRITABLE', `${path} already exists and does not contain results`, {
        hint: 'Choose another file, or remove it.',
    });
}


/***/ }),

/***/ 92236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xr: () => (/* binding */ agreementNumbers),
  UU: () => (/* binding */ isBelowMinimum),
  jm: () => (/* binding */ statisticsOf)
});

;// CONCATENATED MODULE: ./build/js/src/shared/statistics/kappa.js
const pairsIn = ({ bothPass, onlyJudgePasses, onlyPeoplePass, bothFail }) => bothPass + onlyJudgePasses + onlyPeoplePass + bothFail;
function cohensKappa(pairs) {
    const n = pairsIn(pairs);
    if (n === 0)
        return undefined;
    const share = (count) => count / n;
    const [p11, p12] = [share(pairs.bothPass), share(pairs.onlyJudgePasses)];
    const [p21, p22] = [share(pairs.onlyPeoplePass), share(pairs.bothFail)];
    const [judgePasses, judgeFails] = [p11 + p12, p21 + p22];
    const [peoplePass, peopleFail] = [p11 + p21, p12 + p22];
    const observed = p11 + p22;
    const expected = judgePasses * peoplePass + judgeFails * peopleFail;
    if (expected >= 1)
        return undefined;
    const kappa = (observed - expected) / (1 - expected);
    const onDiagonal = (cell, row, column) => cell * (1 - expected - (row + column) * (1 - observed)) ** 2;
    const a = onDiagonal(p11, judgePasses, peoplePass) + onDiagonal(p22, judgeFails, peopleFail);
    const b = (1 - observed) ** 2 * (p12 * (peoplePass + judgeFails) ** 2 + p21 * (peopleFail + judgePasses) ** 2);
    const c = (observed * expected - 2 * expected + observed) ** 2;
    const standardError = Math.sqrt(Math.max(0, a + b - c) / n) / (1 - expected) ** 2;
    const [low, high] = [kappa - 1.96 * standardError, kappa + 1.96 * standardError];
    return { kappa, low: Math.max(-1, low), high: Math.min(1, high), standardError };
}

// EXTERNAL MODULE: ./build/js/src/shared/statistics/wilson.js
var wilson = __webpack_require__(10877);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
;// CONCATENATED MODULE: ./build/js/src/reports/agreement.js




const FEWEST_ANSWERS = 20;
const FEWEST_OF_KIND = 5;
function agreementNumbers(of) {
    const { pairs } = of;
    const n = pairsIn(pairs);
    const agreeing = pairs.bothPass + pairs.bothFail;
    const notes = [
        ...(isBelowMinimum(of) ? [`below the minimum of ${(0,numbers/* percent */.KN)(of.minimum ?? 0)}`] : []),
        ...reservations(pairs),
        ...countNotes(of),
    ];
    const nothing = {
        caughtFailures: numbers/* UNKNOWN */.HV,
        acceptedPasses: numbers/* UNKNOWN */.HV,
        rightWhenPassing: numbers/* UNKNOWN */.HV,
        rightWhenFailing: numbers/* UNKNOWN */.HV,
    };
    const answers = `${n}`;
    if (n < FEWEST_ANSWERS) {
        const agreement = n === 0 ? numbers/* UNKNOWN */.HV : `${agreeing} of ${n}`;
        return { answers, agreement, ...nothing, kappa: numbers/* UNKNOWN */.HV, notes };
    }
    const agreement = shareText({ of: agreeing, among: n });
    if (!hasBothKinds(pairs))
        return { answers, agreement, ...nothing, kappa: numbers/* UNKNOWN */.HV, notes };
    const { bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d } = pairs;
    return {
        answers,
        agreement,
        caughtFailures: shareText({ of: d, among: b + d }),
        acceptedPasses: shareText({ of: a, among: a + c }),
        rightWhenPassing: shareText({ of: a, among: a + b }),
        rightWhenFailing: shareText({ of: d, among: c + d }),
        kappa: kappaText(pairs),
        notes,
    };
}
function statisticsOf(pairs) {
    const { bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d } = pairs;
    return {
        agreement: rate(a + d, pairsIn(pairs)),
        caughtFailures: rate(d, b + d),
        acceptedPasses: rate(a, a + c),
        rightWhenPassing: rate(a, a + b),
        rightWhenFailing: rate(d, c + d),
        kappa: cohensKappa(pairs),
    };
}
const rate = (of, among) => (among === 0 ? undefined : { rate: of / among, ...(0,wilson/* wilson */.r)(of, among) });
function shareText({ of, among }) {
    const interval = (0,wilson/* wilson */.r)(of, among);
    return interval === undefined ? numbers/* UNKNOWN */.HV : `${(0,numbers/* percent */.KN)(of / among)} (${(0,numbers/* percentRange */.nC)(interval)})`;
}
function kappaText(pairs) {
    const found = cohensKappa(pairs);
    return found === undefined ? numbers/* UNKNOWN */.HV : `${signed(found.kappa)} (${signed(found.low)} to ${signed(found.high)})`;
}
const signed = (value) => value
    .toFixed(2)
    .replace(/^-(?=0\.00$)/, '')
    .replace('-', '\u2212');
function isBelowMinimum({ pairs, minimum }) {
    const n = pairsIn(pairs);
    const interval = (0,wilson/* wilson */.r)(pairs.bothPass + pairs.bothFail, n);
    return minimum !== undefined && n >= FEWEST_ANSWERS && interval !== undefined && interval.high < minimum;
}
const hasBothKinds = ({ bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d }) => b + d >= FEWEST_OF_KIND && a + c >= FEWEST_OF_KIND;
function reservations(pairs) {
    const n = pairsIn(pairs);
    if (n < FEWEST_ANSWERS)
        return [`too few labels (${n} of ${FEWEST_ANSWERS})`];
    return hasBothKinds(pairs) ? [] : ['kappa needs answers of both kinds'];
}
function countNotes({ chosen, judgeSeen, flaky, ties, outdated }) {
    const chosenCount = pairsIn(chosen);
    const agreeing = chosen.bothPass + chosen.bothFail;
    return [
        ...(chosenCount > 0
            ? [`${(0,shared_text/* plural */.LS)('chosen answer', chosenCount)}, not representative: ${agreeing} of ${chosenCount} agree`]
            : []),
        ...(judgeSeen > 0 ? [`${judgeSeen} labelled after seeing the judge`] : []),
        ...(flaky > 0 ? [`${(0,shared_text/* plural */.LS)('answer', flaky)} without a clear verdict of people`] : []),
        ...(ties.length > 0 ? [`${(0,shared_text/* plural */.LS)('tie', ties.length)} between people, not counted`] : []),
        ...(outdated > 0 ? [`${(0,shared_text/* plural */.LS)('answer', outdated)} judged by an earlier model or rubric, not counted`] : []),
    ];
}


/***/ }),

/***/ 91305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ paragraph),
/* harmony export */   Pd: () => (/* binding */ omitted),
/* harmony export */   R_: () => (/* binding */ heading),
/* harmony export */   c_: () => (/* binding */ tableOf),
/* harmony export */   oi: () => (/* binding */ omissionsIn),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   uW: () => (/* binding */ section),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const heading = (level, text) => ({ kind: 'heading', level, text });
const paragraph = (text) => ({ kind: 'text', text });
const list = (items) => items.length === 0
    ? []
    : [{ kind: 'list', items: items.map((item) => (typeof item === 'string' ? { text: item } : item)) }];
const tableOf = (columns, rows) => rows.length === 0 ? [] : [{ kind: 'table', columns, rows }];
const details = (summary, blocks) => blocks.length === 0 ? [] : [{ kind: 'details', summary, blocks }];
const section = (title, blocks) => blocks.every(({ kind }) => kind === 'omitted') ? blocks : [heading(3, title), ...blocks];
const omitted = (noun, count, several) => count > 0 ? [{ kind: 'omitted', what: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(noun, count, several) }] : [];
const omissionsIn = (blocks) => blocks.flatMap((block) => (block.kind === 'omitted' ? [block.what] : []));


/***/ }),

/***/ 98258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AG: () => (/* binding */ notDelivered),
/* harmony export */   EI: () => (/* binding */ deliverInTurn),
/* harmony export */   F0: () => (/* binding */ deliverAll)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);

async function deliverAll(reporters, report) {
    return Promise.all(reporters.map((reporter) => deliver(reporter, report)));
}
async function deliverInTurn(reporters, report) {
    const receipts = [];
    for (const reporter of reporters)
        receipts.push(await deliver(reporter, report));
    return receipts;
}
const notDelivered = (receipt) => receipt.kind === 'notDelivered';
async function deliver(reporter, report) {
    try {
        return await reporter.deliver(report);
    }
    catch (error) {
        return { kind: 'notDelivered', name: reporter.name, why: (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
    }
}


/***/ }),

/***/ 4366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   mG: () => (/* binding */ inline)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

function inline(text) {
    const words = inOneSeenLine(text).split(' ');
    return words
        .map((word) => (linksItself.test(word) ? nameInCode(word) : literal(word)))
        .join(' ')
        .replace(leadingMarker, '\\$&')
        .replace(leadingNumber, '$1\\$2');
}
function nameInCode(word) {
    const [, before = '', name = '', after = ''] = (word.includes('](') ? endsWithMarks : betweenMarks).exec(word) ?? [];
    return linksItself.test(name) ? literal(before) + codeSpan(name) + literal(after) : codeSpan(word);
}
const betweenMarks = /^(["'\u201c\u2018(]*)(.*?)([)"'\u201d\u2019.,;:!?\u2026]*)$/su;
const endsWithMarks = /^()(.*?)([.,;:!?\u2026]*)$/su;
function codeSpan(text) {
    const content = withoutCommentMarks(inOneSeenLine(text));
    if (content === '')
        return '(empty)';
    const ticks = '`'.repeat(longestRun(content) + 1);
    const pad = content.startsWith('`') || content.endsWith('`') ? ' ' : '';
    return `${ticks}${pad}${content}${pad}${ticks}`;
}
function fence(text) {
    const content = withoutCommentMarks((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(text)));
    const ticks = '`'.repeat(Math.max(3, longestRun(content) + 1));
    return `${ticks}text\n${content}\n${ticks}`;
}
const inOneSeenLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(text)));
const linksItself = /@[\p{L}\p{N}_-]|#\d|(?<![0-9a-z])GH-\d|:\/\/|www\.|(?:mailto|xmpp):|(?<![0-9a-z])[0-9a-f]{7,40}(?![0-9a-z])|:[a-z0-9_+-]+:/iu;
const literal = (word) => word
    .replace(/[\\`*_[\]~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('|', '&#124;')
    .replaceAll('$', '<span>$</span>');
const leadingMarker = /^[#+=-]/;
const leadingNumber = /^(\d+)([.)])/;
const withoutCommentMarks = (text) => text.includes('--') ? text.replaceAll('<!--', '<! --').replaceAll('-->', '-- >').replaceAll('--!>', '-- !>') : text;
const longestRun = (text) => text.includes('`') ? (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0) : 0;


/***/ }),

/***/ 93858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PA: () => (/* binding */ weaknessesOf),
/* harmony export */   WE: () => (/* binding */ importedLines),
/* harmony export */   wS: () => (/* binding */ toolOf)
/* harmony export */ });
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47891);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


const importedLines = ({ imported = [] }) => [...(0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_0__/* .grouped */ .z)(imported, (file) => [toolOf(file)]).values()].map((files) => {
    const skipped = sum(files, 'skipped');
    const counts = [
        (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', sum(files, 'tests')),
        (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('trial', sum(files, 'trials')),
        ...(skipped > 0 ? [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', skipped)} skipped`] : []),
    ].join(', ');
    const where = files.length === 1 ? '' : ` in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('file', files.length)}`;
    const [first] = files;
    return [
        `${first.format === 'jsonl' ? 'results as' : 'results of'} ${toolOf(first)}${where}: ${counts}`,
        ...weaknessesOf(files),
    ].join('; ');
});
const toolOf = ({ format, tool, version }) => {
    if (format === 'jsonl')
        return 'JSON Lines';
    return version === undefined ? tool : `${tool} ${version}`;
};
function weaknessesOf(files) {
    const [tests, trials, withoutId, unknown, cached] = ['tests', 'trials', 'withoutId', 'withoutDefinition', 'cached'].map((key) => sum(files, key));
    const has = (attempts) => files.some((file) => file.attempts === attempts);
    const tool = files[0] === undefined ? '' : toolOf(files[0]);
    return [
        ...(tests > 0 && tests === trials
            ? ['1 trial per test: only confirm-command can confirm the failure of a single test']
            : []),
        ...(withoutId > 0
            ? [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', withoutId)} ${have(withoutId)} no id: a changed input makes a new test`]
            : []),
        ...(unknown > 0 ? [unknownDefinitions(unknown, tests)] : []),
        ...(cached > 0
            ? [
                `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('answer', cached)} came from the cache of ${tool} and ${cached === 1 ? 'is' : 'are'} no new evidence`,
            ]
            : []),
        ...(has('last-only') ? ['only the last attempts are in the file: single tests are not judged'] : []),
        ...(has('unknown') ? ['retries, if any, are invisible in this format'] : []),
    ];
}
const have = (count) => (count === 1 ? 'has' : 'have');
function unknownDefinitions(unknown, tests) {
    const who = unknown === tests ? 'definitions unknown' : `definition of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', unknown)} unknown`;
    return `${who}: a changed test is compared as if it were the same`;
}
const sum = (files, key) => files.reduce((total, file) => total + (file[key] ?? 0), 0);


/***/ }),

/***/ 14265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Hn: () => (/* binding */ cell),
  aY: () => (/* binding */ code),
  XV: () => (/* binding */ hintMarkdown),
  K0: () => (/* binding */ linkedMarkup),
  wD: () => (/* binding */ markdown_markdown),
  $0: () => (/* binding */ plainMarkup),
  em: () => (/* binding */ sentence)
});

// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
;// CONCATENATED MODULE: ./build/js/src/shared/markdown.js
function table(columns, rows) {
    const head = columns.map(({ title }) => title);
    const rule = columns.map(({ align }) => (align === 'right' ? '--:' : '---'));
    return [head, rule, ...rows].map(row).join('\n');
}
const row = (cells) => `| ${cells.map(escaped).join(' | ')} |`;
const escaped = (cell) => /[\r\n|]/.test(cell)
    ? cell
        .replace(/\s*[\r\n]+\s*/g, ' ')
        .replaceAll('\\|', '\\ |')
        .replaceAll('|', '\\|')
    : cell;

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(41180);
// EXTERNAL MODULE: ./build/js/src/reports/escape/markdown.js
var markdown = __webpack_require__(4366);
;// CONCATENATED MODULE: ./build/js/src/reports/markdown.js





const markdown_markdown = (blocks) => `${blocks.flatMap(linesOf).join('\n\n')}\n`;
function linesOf(block) {
    switch (block.kind) {
        case 'heading':
            return [`${'#'.repeat(block.level)} ${block.text}`];
        case 'text':
            return [block.text];
        case 'list':
            return [
                block.items.map(({ text, below }) => `- ${text}${below === undefined ? '' : `\n  - ${below}`}`).join('\n'),
            ];
        case 'table': {
            const above = block.heading === undefined ? '' : `#### ${block.heading}\n`;
            return [above + table(block.columns, block.rows)];
        }
        case 'code':
            return [(0,markdown/* fence */.EU)(block.text)];
        case 'details':
            return [`<details><summary>${block.summary}</summary>`, ...block.blocks.flatMap(linesOf), '</details>'];
        case 'omitted':
            return [];
    }
}
const CELL_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 200;
const sentence = (text, maxLength = SENTENCE_CHARACTERS) => (0,markdown/* inline */.mG)((0,shared_text/* cutEnd */.ym)(flat(text), maxLength));
const cell = (text) => sentence(text, CELL_CHARACTERS);
const code = (text, maxLength = CELL_CHARACTERS) => (0,markdown/* codeSpan */.SS)((0,shared_text/* cutMiddle */.it)(flat(text), maxLength));
const flat = (text) => (0,invisible/* inOneLine */.UX)((0,invisible/* withoutAnsi */.uo)((0,invisible/* beginningOf */.VI)(text)));
const linkedMarkup = (linkTo) => {
    const placed = (name, location) => {
        const url = linkTo(location);
        return url === undefined ? code(name) : `[${code(name)}](${url})`;
    };
    return { sentence, name: code, strong, placed, location: (location) => placed((0,suite_location/* locationText */.f)(location), location) };
};
const plainMarkup = {
    sentence: (text, maxLength = 300) => sentence(text, maxLength),
    name: code,
    strong,
    placed: (name, location) => `${code(name)} (${code((0,suite_location/* locationText */.f)(location))})`,
    location: (location) => code((0,suite_location/* locationText */.f)(location)),
};
function strong(words) {
    return `**${words}**`;
}
const MAX_LINE_LENGTH = 300;
const MAX_LINES = 10;
function hintMarkdown(hint) {
    const [first = '', ...rest] = hint.split(/\r?\n/).map((line) => (0,shared_text/* cutEnd */.ym)(line, MAX_LINE_LENGTH));
    return rest.length === 0 ? (0,markdown/* inline */.mG)(first) : `${(0,markdown/* inline */.mG)(first)}\n\n${(0,markdown/* fence */.EU)(rest.slice(0, MAX_LINES).join('\n'))}`;
}


/***/ }),

/***/ 96360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iU: () => (/* binding */ isRunnable),
/* harmony export */   jG: () => (/* binding */ rerunTestsCommand),
/* harmony export */   nB: () => (/* binding */ reproduceCommand)
/* harmony export */ });
/* harmony import */ var _shared_shell_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2935);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10043);


const reproduceCommand = (result, program = 'eval-action', how = {}) => rerunTestsCommand([result], program, how);
function rerunTestsCommand(results, program = 'eval-action', { trials, mustPass = false, workingDirectory = '.', flags = [] } = {}) {
    const own = results.filter(isRunnable);
    if (own.length === 0 || flags === 'unknown' || !flags.every(isExact))
        return undefined;
    const each = (wordsOf) => [...new Set(own.map(wordsOf))];
    const ids = each(({ testId }) => option('test-id', patternOf(testId)));
    const targets = each(({ target }) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(target));
    const given = flags.filter(({ name }) => name === 'grader-target').map(({ value }) => value);
    const judges = targets.length > 1 ? given : targets;
    const isOfJudges = own.some(isJudgeTest);
    const words = isOfJudges
        ? ['judge-test', ...ids, ...judges.map((judge) => option('judge', judge))]
        : [
            'run',
            ...each(({ suiteFile }) => (0,_shared_shell_command_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(pathOf(suiteFile))),
            ...ids,
            ...targets.map((target) => option('target', target)),
        ];
    return [
        program,
        ...words,
        ...flags.flatMap(({ name, value }) => (isOfJudges && ofTargets.includes(name) ? [] : option(name, value))),
        ...(trials === undefined ? [] : [`--trials ${trials}`]),
        ...(mustPass && !isOfJudges ? ['--must-pass'] : []),
        ...(workingDirectory === '.' ? [] : [option('working-directory', (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(workingDirectory))]),
    ].join(' ');
}
const isRunnable = ({ importedFrom, provider }) => importedFrom === undefined && provider !== 'transcript';
const isExact = ({ name, value }) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(value) === value && !`${name} ${value}`.includes('***');
const ofTargets = [
    'grader-target',
    'workspace-mode',
    'workspace-path',
    'workspace-clean',
];
const isJudgeTest = ({ suiteFile }) => /^\.agentv\/labels\/[^/]+\.jsonl$/.test(suiteFile);
function pathOf(suiteFile) {
    const file = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(suiteFile);
    return /^[-!]/.test(file) ? `./${file}` : file;
}
function patternOf(id) {
    if (isPlain(id))
        return id;
    return id.replace(/[^\p{L}\p{M}\p{N}_/-]/gu, (character, at) => {
        if (character === ' ' && isSingle(id, at))
            return character;
        return character !== '\\' && isShown(character) ? `\\${character}` : '?'.repeat(character.length);
    });
}
const isPlain = (id) => /^[\p{L}\p{M}\p{N}_./:,=%@+ -]*$/u.test(id) && !/^\.\/|^ | $| {2}/.test(id);
const isSingle = (text, at) => /\S/.test(text.charAt(at - 1)) && /\S/.test(text.charAt(at + 1));
const isShown = (character) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(`x${character}x`) === `x${character}x` && !/\s/.test(character);
const option = (name, value) => value.startsWith('-') ? `--${name}=${(0,_shared_shell_command_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(value)}` : `--${name} ${(0,_shared_shell_command_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(value)}`;


/***/ }),

/***/ 16027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dk: () => (/* binding */ problemItem),
/* harmony export */   H7: () => (/* binding */ suiteTable),
/* harmony export */   LY: () => (/* binding */ MAX_HEADLINE_LENGTH),
/* harmony export */   XJ: () => (/* binding */ boldTotals),
/* harmony export */   Z2: () => (/* binding */ errorList),
/* harmony export */   gH: () => (/* binding */ problemList),
/* harmony export */   nJ: () => (/* binding */ reasonList),
/* harmony export */   wB: () => (/* binding */ MAX_COMMAND_LENGTH)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15537);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91305);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15714);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57277);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14265);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5937);
/* harmony import */ var _status_icons_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50594);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46440);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57382);











const MAX_HEADLINE_LENGTH = 500;
const MAX_COMMAND_LENGTH = 500;
const MAX_NAMES_PER_CAUSE = 10;
function boldTotals(report) {
    const [rate = '', ...others] = (0,_totals_js__WEBPACK_IMPORTED_MODULE_9__/* .totalsLine */ .sX)(report);
    return [`**${rate}**`, ...others].join(' \u00b7 ');
}
function reasonList(reasons, markup, max, hasPlaces = false) {
    const items = reasons.slice(0, max).map(({ kind, message, location }) => {
        const { icon, word } = (0,_status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .reasonMark */ .M1)(kind);
        const place = hasPlaces && location !== undefined ? ` (${markup.location(location)})` : '';
        return `${icon} ${word}: ${markup.sentence(message)}${place}`;
    });
    if (reasons.length > max)
        items.push(`and ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('more reason', reasons.length - max)}`);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(items);
}
function errorList(errored, report, markup, max) {
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .namer */ .wf)(report);
    const groups = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .errorGroups */ .Zy)(errored);
    const items = groups.slice(0, max).map(({ class: failureClass, message, results }) => {
        const names = results
            .slice(0, MAX_NAMES_PER_CAUSE)
            .map((result) => markup.placed(name(result), result.failure.location ?? result.location));
        const others = results.length - names.length;
        return {
            text: `${markup.strong((0,_status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCount */ .YH)(results.length, failureClass))}: ${markup.sentence(message)}`,
            below: `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
        };
    });
    return [...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(items), ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .omitted */ .Pd)('cause of errors', groups.length - items.length, 'causes of errors')];
}
function problemItem(problem, { sentence, location: placeOf }) {
    const { location, expected, found, hint } = problem;
    const parts = [
        sentence((0,_model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceOf */ .$N)(problem)),
        ...(expected === undefined ? [] : [`Expected: ${sentence(expected)}`]),
        ...(found === undefined ? [] : [`Found: ${sentence(found)}`]),
        ...(hint === undefined ? [] : [sentence((0,_warnings_js__WEBPACK_IMPORTED_MODULE_10__/* .permissionsInLine */ .K$)(hint))]),
    ];
    return `${location ? `${placeOf(location)}: ` : ''}${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asSentences */ .pm)(parts)}`;
}
const MAX_PROBLEMS = 10;
const problemList = (problems, markup) => [
    ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .list */ .p_)(problems.slice(0, MAX_PROBLEMS).map((problem) => problemItem(problem, markup))),
    ...(problems.length > MAX_PROBLEMS
        ? [
            (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .paragraph */ .FY)(`_and ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('more problem', problems.length - MAX_PROBLEMS)}: the log of the step lists all of them_`),
        ]
        : []),
];
function suiteColumns(report) {
    const { comparison, suites, verdict } = report;
    const name = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteNamer */ .u3)(report);
    const isOnSeveral = new Set(suites.map(({ target }) => target)).size > 1;
    const { planned, errored } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .findings */ .Pg)(report);
    const countIn = (results, { suite, file, target }) => results.filter((each) => each.suite === suite && each.suiteFile === file && each.target === target).length;
    const changeOf = ({ suite, file, target }) => comparison.suites.find((other) => other.suite === suite && other.file === file && other.target === target);
    const more = (count, word) => (count > 0 ? `, ${count} ${word}` : '');
    const left = (title, cell) => ({ title, cell });
    const right = (title, cell) => ({ title, align: 'right', cell });
    return {
        suite: left('Suite', (suite) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(name(suite))),
        suiteOnTarget: left('Suite', (suite) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(isOnSeveral ? `${name(suite)} [${suite.target}]` : name(suite))),
        target: left('Target', ({ target }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(target)),
        planned: right('Planned', (suite) => `${countIn(planned, suite)}`),
        notPlanned: right('Errored', (suite) => `${countIn(errored, suite)}`),
        passed: right('Passed', ({ totals }) => `${totals.passed}/${totals.passed + totals.failed}${more(totals.skipped, 'not run')}`),
        passedAndErrored: right('Passed', ({ totals }) => `${totals.passed}/${totals.passed + totals.failed}${more(totals.errored, 'errored')}${more(totals.skipped, 'not run')}`),
        rate: right('Rate', ({ totals }) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .percent */ .KN)(totals.passRate)),
        score: right('Score', (suite) => {
            const needed = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .neededScore */ .w_)(suite);
            return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(suite.totals.score, suite.threshold) + (needed === undefined ? '' : ` (${needed})`);
        }),
        errored: right('Errored', ({ totals }) => `${totals.errored}`),
        delta: right('\u0394 vs base', (suite) => {
            const change = changeOf(suite);
            return change?.delta === undefined ? '\u2013' : (0,_shared_percentage_points_js__WEBPACK_IMPORTED_MODULE_1__/* .differenceText */ .Lr)(change);
        }),
        finding: left('Finding', (suite) => {
            const change = changeOf(suite);
            return change?.delta === undefined ? 'not compared' : (0,_compared_js__WEBPACK_IMPORTED_MODULE_4__/* .findingOf */ .hD)(change, report);
        }),
        cost: right('Cost', ({ totals }) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .money */ .TG)(totals.costUsd)),
        costAndGrowth: right('Cost', (suite) => {
            const share = changeOf(suite)?.increases.find(({ of }) => of === 'cost')?.share ?? 0;
            const growth = Math.round(100 * share);
            return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .money */ .TG)(suite.totals.costUsd)}${growth === 0 ? '' : ` (${growth > 0 ? '+' : '\u2212'}${Math.abs(growth)}%)`}`;
        }),
        time: right('Time', ({ totals }) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .duration */ .p0)(totals.durationMs)),
        verdict: left('Verdict', (suite) => {
            const reasons = verdict.reasons.filter((reason) => reason.suite === undefined ||
                (reason.suite === suite.suite && reason.file === suite.file && reason.target === suite.target));
            const { icon, word } = (0,_status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .suiteMark */ .yX)((0,_findings_js__WEBPACK_IMPORTED_MODULE_5__/* .suiteKind */ .h0)(report, suite), reasons);
            return `${icon} ${word}`;
        }),
    };
}
function suiteTable(suites, report, names) {
    const all = suiteColumns(report);
    const columns = names.map((name) => all[name]);
    return (0,_blocks_js__WEBPACK_IMPORTED_MODULE_3__/* .tableOf */ .c_)(columns, suites.map((suite) => columns.map(({ cell }) => cell(suite))));
}


/***/ }),

/***/ 31243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KK: () => (/* binding */ problemsMarkdown),
  Rn: () => (/* binding */ shortSummary),
  eH: () => (/* binding */ summaryMarkdown)
});

// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/blocks.js
var reports_blocks = __webpack_require__(91305);
// EXTERNAL MODULE: ./build/js/src/reports/compared.js
var compared = __webpack_require__(15714);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/markdown.js + 1 modules
var markdown = __webpack_require__(14265);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var reports_numbers = __webpack_require__(5937);
;// CONCATENATED MODULE: ./build/js/src/reports/comparison.js






const SUITES = [
    { title: 'Suite' },
    { title: 'Target' },
    { title: 'Change' },
    { title: 'p', align: 'right' },
    { title: 'Finding' },
    { title: 'Smallest detectable drop', align: 'right' },
];
const TESTS = [
    { title: 'State' },
    { title: 'Test' },
    { title: 'Passes', align: 'right' },
    { title: 'Why' },
];
function comparisonBlocks(report, max) {
    if (!(0,compared/* isCompared */.uQ)(report))
        return [];
    const { suites } = report.comparison;
    const suite = (0,findings/* suiteNamer */.u3)(report);
    const test = (0,findings/* namer */.wf)(report);
    const tests = (0,compared/* comparedTests */.$N)(report).flatMap((group) => group.tests.map((each) => ({ word: group.word, each })));
    const pValue = (p) => (p < 0.001 ? '<0.001' : `${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);
    const suiteRows = suites
        .slice(0, max.suites)
        .map((each) => [
        (0,markdown/* code */.aY)(suite(each)),
        (0,markdown/* code */.aY)(each.target),
        (0,compared/* changeOfSuite */.yU)(each),
        each.p === undefined ? reports_numbers/* UNKNOWN */.HV : pValue(each.p),
        (0,compared/* findingOf */.hD)(each, report),
        (0,compared/* detectableDrop */.z0)(each),
    ]);
    const testRows = tests
        .slice(0, max.tests)
        .map(({ word, each }) => [word, (0,markdown/* code */.aY)(test(each)), (0,compared/* passesOf */.Hb)(each), (0,markdown/* cell */.Hn)((0,compared/* whyOf */.gf)(each)) || reports_numbers/* UNKNOWN */.HV]);
    const notes = suiteRows.length === 0
        ? []
        : [
            ...(0,compared/* baselineNotes */.fO)(report).map((text) => `${(0,markdown/* sentence */.em)(text)}.`),
            ...(0,compared/* detectableTestsText */.im)(report).map((text) => `${(0,shared_text/* capitalized */.l2)(text)}.`),
            ...(0,compared/* contributorNotes */.HA)(report, markdown/* code */.aY),
            ...(0,compared/* agentVersionNotes */.vC)(report, markdown/* code */.aY).map((text) => `${text}.`),
        ];
    return (0,reports_blocks/* section */.uW)(`Compared with ${(0,markdown/* code */.aY)((0,compared/* comparedWith */.o3)(report))}`, [
        ...(0,reports_blocks/* tableOf */.c_)(SUITES, suiteRows),
        ...(notes.length > 0 ? [(0,reports_blocks/* paragraph */.FY)(notes.join(' '))] : []),
        ...(0,reports_blocks/* tableOf */.c_)(TESTS, testRows),
        ...(0,reports_blocks/* omitted */.Pd)('compared suite', suites.length - suiteRows.length),
        ...(0,reports_blocks/* omitted */.Pd)('compared test', tests.length - testRows.length),
    ]);
}
const COUNTED = ['changed', 'new', 'removed', 'skipped', 'errored'];
const COVERAGE = [
    { title: 'Suite' },
    { title: 'Target' },
    { title: 'Compared', align: 'right' },
    { title: 'Changed', align: 'right' },
    { title: 'New', align: 'right' },
    { title: 'Removed', align: 'right' },
    { title: 'Not run', align: 'right' },
    { title: 'Errored', align: 'right' },
];
const MAX_REASONS = 20;
const MAX_ABSENT = 20;
const WHY_ABSENT = {
    missing: 'missing, although its file exists',
    removed: 'removed, its file is gone',
    deselected: 'not selected',
};
function coverageBlocks(report) {
    const { totals, comparison, dryRun } = report;
    if (dryRun)
        return [];
    const missing = totals.skipped > 0
        ? [(0,reports_blocks/* paragraph */.FY)(`Of ${(0,shared_text/* plural */.LS)('planned test', totals.total)} ${totals.skipped} have no result.`)]
        : [];
    if (comparison.baseline.kind !== 'found')
        return missing;
    const name = (0,findings/* suiteNamer */.u3)(report);
    const rows = coveredSuites(report)
        .filter(({ tests }) => tests.some(({ state }) => COUNTED.includes(state)))
        .map(({ suite, compared, tests }) => [
        (0,markdown/* code */.aY)(name(suite)),
        (0,markdown/* code */.aY)(suite.target),
        `${compared}`,
        ...COUNTED.map((state) => `${tests.filter((test) => test.state === state).length}`),
    ]);
    const counts = new Map();
    for (const { state, why } of comparison.tests) {
        const reason = (0,markdown/* sentence */.em)(why ?? 'the reason is unknown');
        if (state === 'changed')
            counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    const reasons = [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([why, count]) => `${(0,shared_text/* plural */.LS)('test', count)}: ${(0,shared_text/* ended */.v6)(why)}`);
    const absent = (comparison.absentSuites ?? []).map(({ suite, target, tests, why }) => `${(0,markdown/* code */.aY)(suite)} on ${(0,markdown/* code */.aY)(target)} (${(0,shared_text/* plural */.LS)('test', tests)}): ${WHY_ABSENT[why]}.`);
    return [
        ...missing,
        ...(0,reports_blocks/* tableOf */.c_)(COVERAGE, rows),
        ...titledList('Changed tests, by reason:', reasons, MAX_REASONS, 'more reason'),
        ...titledList('Suites of the baseline without a result:', absent, MAX_ABSENT, 'more suite'),
    ];
}
function titledList(title, all, max, noun) {
    if (all.length === 0)
        return [];
    const more = all.length > max ? [`and ${(0,shared_text/* plural */.LS)(noun, all.length - max)}`] : [];
    return [(0,reports_blocks/* paragraph */.FY)(title), ...(0,reports_blocks/* list */.p_)([...all.slice(0, max), ...more])];
}
function coveredSuites({ suites, comparison }) {
    const keyOf = ({ suite, file, target }) => JSON.stringify([suite, file, target]);
    const compared = new Map(comparison.suites.map((each) => [keyOf(each), each.comparable]));
    const covered = new Map();
    const entryOf = (suite) => {
        const key = keyOf(suite);
        const entry = covered.get(key) ?? { suite, compared: compared.get(key) ?? 0, tests: [] };
        covered.set(key, entry);
        return entry;
    };
    for (const suite of suites)
        entryOf(suite);
    for (const test of comparison.tests)
        entryOf({ ...test, file: test.suiteFile }).tests.push(test);
    return [...covered.values()];
}

// EXTERNAL MODULE: ./build/js/src/reports/imported-line.js
var imported_line = __webpack_require__(93858);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(96360);
// EXTERNAL MODULE: ./build/js/src/reports/sections.js
var sections = __webpack_require__(16027);
// EXTERNAL MODULE: ./build/js/src/reports/status-icons.js
var status_icons = __webpack_require__(50594);
// EXTERNAL MODULE: ./build/js/src/reports/totals.js
var totals = __webpack_require__(46440);
// EXTERNAL MODULE: ./build/js/src/reports/warnings.js
var reports_warnings = __webpack_require__(57382);
// EXTERNAL MODULE: ./build/js/src/reports/agreement.js + 1 modules
var reports_agreement = __webpack_require__(92236);
// EXTERNAL MODULE: ./build/js/src/reports/trend/trend-lines.js
var trend_lines = __webpack_require__(83638);
;// CONCATENATED MODULE: ./build/js/src/reports/summary/background.js







const MAX_NOTE_LENGTH = 300;
const MAX_GRADERS = 5;
const REVIEW = [{ title: 'Test' }, { title: 'Verdict' }, { title: 'Notes' }];
function feedbackBlocks({ feedback = [] }, max) {
    return feedback.flatMap(({ file, reviewer, timestamp, overallNotes, tests }) => {
        const from = [(0,markdown/* code */.aY)(file), ...[reviewer, timestamp].flatMap((text) => (text === undefined ? [] : (0,markdown/* cell */.Hn)(text)))];
        const rows = tests
            .slice(0, max)
            .map((test) => [(0,markdown/* code */.aY)(test.testId), test.verdict?.replace('_', ' ') ?? reports_numbers/* UNKNOWN */.HV, reviewNotes(test)]);
        return [
            (0,reports_blocks/* heading */.R_)(3, 'Review'),
            (0,reports_blocks/* paragraph */.FY)(`_Written by a person; it does not affect the verdict._ ${from.join(' \u00b7 ')}`),
            ...(overallNotes === undefined ? [] : [(0,reports_blocks/* paragraph */.FY)((0,markdown/* sentence */.em)(overallNotes, 1000))]),
            ...(0,reports_blocks/* tableOf */.c_)(REVIEW, rows),
            ...(0,reports_blocks/* omitted */.Pd)('reviewed test', tests.length - rows.length),
        ];
    });
}
function reviewNotes({ notes, graderNotes = {}, workspaceNotes }) {
    const parts = [
        ...(notes === undefined ? [] : [(0,markdown/* sentence */.em)(notes, MAX_NOTE_LENGTH)]),
        ...Object.entries(graderNotes)
            .slice(0, MAX_GRADERS)
            .map(([grader, note]) => `${(0,markdown/* code */.aY)(grader)}: ${(0,markdown/* cell */.Hn)(note)}`),
        ...(workspaceNotes === undefined ? [] : [`workspace: ${(0,markdown/* cell */.Hn)(workspaceNotes)}`]),
    ];
    return parts.join('; ') || reports_numbers/* UNKNOWN */.HV;
}
const AGREEMENT = [
    { title: 'Judge' },
    { title: 'Answers', align: 'right' },
    { title: 'Agreement' },
    { title: 'Caught failures' },
    { title: 'Accepted passes' },
    { title: 'Right when it passes' },
    { title: 'Right when it fails' },
    { title: 'Kappa' },
    { title: 'Notes' },
];
function agreementBlocks({ agreement = [] }, max) {
    if (agreement.length === 0)
        return [];
    if (max === 0)
        return [{ kind: 'omitted', what: 'the agreement of judges with people' }];
    const rows = agreement.map((judge) => {
        const { notes, ...numbers } = (0,reports_agreement/* agreementNumbers */.xr)(judge);
        return [
            `${(0,markdown/* code */.aY)(judge.grader)} of ${(0,markdown/* code */.aY)(judge.suite)}`,
            ...Object.values(numbers),
            notes.map(markdown/* cell */.Hn).join('; ') || reports_numbers/* UNKNOWN */.HV,
        ];
    });
    const items = agreement.flatMap((judge) => judge.disagreements.map((each) => disagreementText(judge, each)));
    return (0,reports_blocks/* section */.uW)('Judges and people', [
        (0,reports_blocks/* paragraph */.FY)('_How often judges agree with labels of people. It does not affect the verdict._'),
        ...(0,reports_blocks/* tableOf */.c_)(AGREEMENT, rows),
        ...(0,reports_blocks/* details */.zH)((0,shared_text/* plural */.LS)('disagreement', items.length), (0,reports_blocks/* list */.p_)(items.slice(0, max))),
        ...(0,reports_blocks/* omitted */.Pd)('disagreement', items.length - max),
    ]);
}
function disagreementText({ grader }, { testId, target, judge, people, reason, note }) {
    const because = (text) => (text === undefined ? '' : ` (${(0,markdown/* sentence */.em)(text, MAX_NOTE_LENGTH)})`);
    return `${(0,markdown/* code */.aY)(testId)} on ${(0,markdown/* code */.aY)(target)}: ${(0,markdown/* code */.aY)(grader)} says ${judge}${because(reason)}, people say ${people}${because(note)}`;
}
const MAX_TRENDS = 50;
const SETTINGS = [{ title: 'Setting' }, { title: 'Value' }, { title: 'Set in' }];
function backgroundBlocks(report, hasSpace) {
    const { steps = [] } = report.comparison.baseline;
    const trends = (0,trend_lines/* shownTrends */.E2)(report, MAX_TRENDS).flatMap((trend) => [
        ...(0,reports_blocks/* list */.p_)([(0,trend_lines/* trendLine */.M8)(trend, true)]),
        ...(0,trend_lines/* trendTable */._K)(trend),
    ]);
    const folds = [
        { name: 'the trend', summary: 'Trend of the base branch', content: trends },
        {
            name: 'tests that were not compared',
            summary: 'Tests that were not compared',
            content: coverageBlocks(report),
        },
        {
            name: 'how the baseline was found',
            summary: `How the baseline was found (${(0,shared_text/* plural */.LS)('step', steps.length)})`,
            content: (0,reports_blocks/* list */.p_)(steps.map((step) => (0,markdown/* sentence */.em)(step, MAX_NOTE_LENGTH))),
        },
        { name: 'the settings used', summary: 'Settings of the verdict', content: settingsBlocks(report) },
    ].filter(({ content }) => content.length > 0);
    return folds.flatMap(({ name, summary, content }) => hasSpace ? (0,reports_blocks/* details */.zH)(summary, content) : [{ kind: 'omitted', what: name }]);
}
function settingsBlocks({ settings = [], policy }) {
    if (settings.length === 0)
        return [];
    const sources = {
        given: 'inputs of this run',
        configuration: policy?.from === 'base' ? `configuration file of ${(0,markdown/* code */.aY)(policy.base)}` : 'configuration file',
        default: 'default (not set)',
    };
    const policies = policy && {
        base: `A ${policy.of} uses the configuration of its base branch.`,
        checkout: `The configuration of the base branch could not be used: this ${policy.of} used the checked-out one.`,
        unavailable: 'The configuration of the base branch could not be read, so this run has no verdict.',
    };
    return [
        ...(policy && policies ? [(0,reports_blocks/* paragraph */.FY)(policies[policy.from])] : []),
        ...(0,reports_blocks/* tableOf */.c_)(SETTINGS, settings.map(({ name, value, from }) => [(0,markdown/* code */.aY)(name), (0,markdown/* code */.aY)(`${value}`), sources[from]])),
    ];
}

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary.js















const ALL = Number.POSITIVE_INFINITY;
const everything = { reasons: ALL, suites: ALL, failing: ALL, causes: ALL, warnings: ALL, passing: 0 };
const VERSIONS = [
    { ...everything, passing: ALL, hasBackground: true },
    { ...everything, passing: ALL },
    everything,
    { ...everything, failing: 500, causes: 50, warnings: 50, suites: 200 },
    { ...everything, failing: 100, causes: 20, warnings: 20, suites: 50 },
    { reasons: 20, suites: 20, failing: 20, causes: 10, warnings: 5, passing: 0 },
    { reasons: 10, suites: 0, failing: 5, causes: 3, warnings: 0, passing: 0 },
    { reasons: 3, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 },
    { reasons: 0, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 },
];
function summaryMarkdown(report, maxBytes) {
    const textOf = (limits) => {
        const blocks = summaryBlocks(report, limits);
        const missing = (0,reports_blocks/* omissionsIn */.oi)(blocks);
        const note = missing.length === 0 ? [] : [(0,reports_blocks/* paragraph */.FY)(`_Omitted to keep this short: ${missing.join(', ')}._`)];
        return (0,markdown/* markdown */.wD)([...blocks, ...note]);
    };
    return (0,shared_text/* fit */.Uj)(VERSIONS, textOf, maxBytes);
}
const MAX_SHORT_REASONS = 4;
function shortSummary(report) {
    const { verdict } = report;
    const { icon, word } = (0,status_icons/* verdictMark */.vG)(verdict.kind);
    const deciding = verdict.reasons.filter(({ kind }) => kind !== 'pass');
    return (0,markdown/* markdown */.wD)([
        (0,reports_blocks/* heading */.R_)(3, `${icon} ${word}: ${(0,markdown/* sentence */.em)(verdict.headline, sections/* MAX_HEADLINE_LENGTH */.LY)}`),
        (0,reports_blocks/* paragraph */.FY)((0,sections/* boldTotals */.XJ)(report)),
        ...(0,sections/* reasonList */.nJ)(deciding, (0,markdown/* linkedMarkup */.K0)(() => undefined), MAX_SHORT_REASONS),
    ]);
}
function problemsMarkdown(problems) {
    if (problems.length === 0) {
        return '### \u26d4 The evals could not run because of a bug in eval-action\n\nPlease report it with the lines in the log of the step.\n';
    }
    return (0,markdown/* markdown */.wD)([(0,reports_blocks/* heading */.R_)(3, '\u26d4 The evals could not run'), ...(0,sections/* problemList */.gH)(problems, markdown/* plainMarkup */.$0)]);
}
function summaryBlocks(report, limits) {
    const { dryRun, suites, verdict } = report;
    const { failing, errored, notRun, passing, planned } = (0,findings/* findings */.Pg)(report);
    const warnings = (0,reports_warnings/* allWarnings */.hc)(report);
    const columns = dryRun
        ? ['suite', 'target', 'planned', 'notPlanned']
        : ['suite', 'target', 'passed', 'rate', 'score', 'errored', 'cost', 'time', 'verdict'];
    return [
        ...headBlocks(report),
        ...(0,reports_blocks/* section */.uW)('Why', (0,sections/* reasonList */.nJ)(verdict.reasons, markdown/* plainMarkup */.$0, limits.reasons, true)),
        ...(0,reports_blocks/* section */.uW)('Suites', (0,sections/* suiteTable */.H7)(suites.slice(0, limits.suites), report, columns)),
        ...(0,reports_blocks/* omitted */.Pd)('suite', suites.length - limits.suites),
        ...comparisonBlocks(report, { suites: limits.suites, tests: limits.failing }),
        ...(0,reports_blocks/* section */.uW)(`\u274c Failing tests (${failing.length})`, failingTable(failing.slice(0, limits.failing), report)),
        ...(0,reports_blocks/* omitted */.Pd)('failing test', failing.length - limits.failing),
        ...(0,reports_blocks/* section */.uW)(`\u26a0\ufe0f Errored, not scored (${errored.length})`, (0,sections/* errorList */.Z2)(errored, report, markdown/* plainMarkup */.$0, limits.causes)),
        ...(0,reports_blocks/* section */.uW)(`\u2753 Not run (${notRun.length})`, (0,sections/* errorList */.Z2)(notRun, report, markdown/* plainMarkup */.$0, limits.causes)),
        ...feedbackBlocks(report, limits.failing),
        ...agreementBlocks(report, limits.failing),
        ...(0,reports_blocks/* section */.uW)(`Warnings (${warnings.length})`, (0,reports_blocks/* list */.p_)(warnings.slice(0, limits.warnings).map((warning) => (0,sections/* problemItem */.Dk)(warning, markdown/* plainMarkup */.$0)))),
        ...(0,reports_blocks/* omitted */.Pd)('warning', warnings.length - limits.warnings),
        ...(limits.passing < passing.length
            ? (0,reports_blocks/* omitted */.Pd)('passing test', passing.length)
            : (0,reports_blocks/* details */.zH)(`\u2705 Passing tests (${passing.length})`, passingTable(passing, report))),
        ...(limits.passing < planned.length
            ? (0,reports_blocks/* omitted */.Pd)('planned test', planned.length)
            : (0,reports_blocks/* details */.zH)(`Planned tests (${planned.length})`, plannedTable(planned, report))),
        ...backgroundBlocks(report, limits.hasBackground ?? false),
        ...footBlocks([...failing, ...errored][0], report),
    ];
}
function headBlocks(report) {
    const { comparison, dryRun, verdict, unreadable = [] } = report;
    const { baseline } = comparison;
    const { icon } = (0,status_icons/* verdictMark */.vG)(verdict.kind);
    const isUnarmed = verdict.unarmed && !dryRun;
    const isReported = verdict.reasons.some(({ rule, suite }) => rule === 'baseline' && suite === undefined);
    const baselineHint = baseline.kind === 'unavailable' ? baseline.hint : undefined;
    const lines = [
        (0,sections/* boldTotals */.XJ)(report),
        ...(0,imported_line/* importedLines */.WE)(report).map((line) => (0,markdown/* sentence */.em)(line, sections/* MAX_HEADLINE_LENGTH */.LY)),
        ...(0,totals/* firstResultLine */.CR)(report),
        ...(0,totals/* noteLines */.GI)(report),
        ...(0,compared/* failingOnBaseNotes */.a4)(report, markdown/* code */.aY).map((note) => `\u26aa ${note}.`),
        ...(0,compared/* shortBaselineNotes */.Hg)(report, markdown/* code */.aY).map((note) => `\ud83d\udfe0 ${note}.`),
        ...(isUnarmed && !isReported ? unarmedLine(report) : []),
        ...(isUnarmed && baselineHint !== undefined ? [(0,markdown/* hintMarkdown */.XV)(baselineHint)] : []),
        ...(dryRun ? ['_Dry run: no target was called._'] : []),
        ...unreadable.flatMap(({ hint }) => (hint === undefined ? [] : [(0,markdown/* hintMarkdown */.XV)(hint)])).slice(0, 1),
    ];
    const headline = (0,status_icons/* labelled */.wW)(verdict.kind, (0,markdown/* sentence */.em)(verdict.headline, sections/* MAX_HEADLINE_LENGTH */.LY));
    return [(0,reports_blocks/* heading */.R_)(2, `${icon} ${headline}`), ...lines.map(reports_blocks/* paragraph */.FY)];
}
function unarmedLine(report) {
    const { baseline } = report.comparison;
    const parts = report.verdict.headline.startsWith('No baseline') ? [] : [`${(0,status_icons/* unarmedWords */.ut)(report)}.`];
    if (baseline.kind !== 'found') {
        const why = baseline.kind === 'none' ? (0,shared_text/* capitalized */.l2)(baseline.why) : `The baseline cannot be used: ${baseline.why}`;
        parts.push((0,shared_text/* ended */.v6)((0,markdown/* sentence */.em)(why, 300)));
    }
    return parts.length === 0 ? [] : [`_${parts.join(' ')}_`];
}
const FAILING = [
    { title: 'Test' },
    { title: 'Score', align: 'right' },
    { title: 'First failing check' },
    { title: 'Got' },
    { title: 'Where' },
];
function failingTable(results, report) {
    const name = (0,findings/* namer */.wf)(report);
    const rows = results.map((result) => {
        const checks = (0,findings/* failedChecks */.HH)(result);
        const [{ text, got }] = checks;
        const judged = (0,markdown/* cell */.Hn)((0,findings/* judgedAnswer */.W9)(result));
        const shown = got === undefined ? (0,markdown/* cell */.Hn)((0,findings/* answerOf */.ut)(result)) : judged === '' ? (0,markdown/* cell */.Hn)(got) : `${(0,markdown/* cell */.Hn)(got)} \u00b7 answer: ${judged}`;
        return [
            (0,markdown/* code */.aY)(name(result)) + notesOf(result),
            (0,findings/* scoreOfMark */.hg)(result),
            `${(0,markdown/* cell */.Hn)(text)}${checks.length > 1 ? ` (and ${checks.length - 1} more)` : ''}`,
            shown || '(no answer)',
            markdown/* plainMarkup */.$0.location(result.location),
        ];
    });
    return (0,reports_blocks/* tableOf */.c_)(FAILING, rows);
}
const PASSING = [
    { title: 'Test' },
    { title: 'Score', align: 'right' },
    { title: 'Cost', align: 'right' },
    { title: 'Time', align: 'right' },
];
function passingTable(results, report) {
    const name = (0,findings/* namer */.wf)(report);
    const rows = results.map((result) => [
        (0,markdown/* code */.aY)(name(result)) + notesOf(result),
        (0,reports_numbers/* score */.fN)((0,result_outcome/* outcomeOf */.sG)(result).score),
        (0,reports_numbers/* money */.TG)((0,totals/* costOf */.ho)(result)),
        (0,reports_numbers/* duration */.p0)((0,totals/* timeOf */.nR)(result)),
    ]);
    return (0,reports_blocks/* tableOf */.c_)(PASSING, rows);
}
function notesOf(result) {
    const trials = (0,findings/* trialsPassed */.So)(result);
    const notes = (0,findings/* answerNotes */.QZ)(result);
    return [
        trials === undefined ? '' : ` ${trials}`,
        notes.length === 0 ? '' : ` (${(0,markdown/* cell */.Hn)(notes.join('; '))})`,
        result.reusedFrom === undefined ? '' : ` reused from ${(0,markdown/* code */.aY)(result.reusedFrom)}`,
    ].join('');
}
function plannedTable(results, report) {
    const name = (0,findings/* namer */.wf)(report);
    const rows = results.map((result) => [(0,markdown/* code */.aY)(name(result)), markdown/* plainMarkup */.$0.location(result.location)]);
    return (0,reports_blocks/* tableOf */.c_)([{ title: 'Test' }, { title: 'Where' }], rows);
}
function footBlocks(first, { dryRun, generator, flags }) {
    const command = first === undefined || dryRun ? undefined : (0,reproduce/* reproduceCommand */.nB)(first, generator.program, { flags });
    if (command === undefined || command.length > sections/* MAX_COMMAND_LENGTH */.wB)
        return [];
    return [(0,reports_blocks/* paragraph */.FY)(`To re-run a test: ${(0,markdown/* code */.aY)(command, sections/* MAX_COMMAND_LENGTH */.wB)}`)];
}


/***/ }),

/***/ 44066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ resultTable),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   ow: () => (/* binding */ resultLine)
/* harmony export */ });
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94987);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91305);
/* harmony import */ var _compared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15714);
/* harmony import */ var _escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10043);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57277);
/* harmony import */ var _imported_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93858);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5937);
/* harmony import */ var _reproduce_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96360);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16027);
/* harmony import */ var _status_icons_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50594);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46440);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(57382);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9283);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2992);

















function resultLine(result, screen, isDryRun = false) {
    const { width, paint } = canvasOf(screen);
    if (isDryRun && !isBroken(result)) {
        return `${plannedMark(paint)}${fullName(result, width - PLANNED)}`.trimEnd();
    }
    const name = fullName(result, Math.max(MIN_NAME, Math.floor(width * 0.45)));
    const fixed = `${name}  ${scoreOf(result)} ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)((0,_totals_js__WEBPACK_IMPORTED_MODULE_13__/* .timeOf */ .nR)(result)).padStart(DURATION)}  `;
    const tail = (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)(remark(result), width - MARK - (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .columnsOf */ .PL)(fixed));
    return `${mark(result, paint)}${fixed}${paint.dim(tail)}`.trimEnd();
}
function resultTable(report, screen) {
    const canvas = canvasOf(screen);
    const { errored, notRun } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .findings */ .Pg)(report);
    const blocks = [
        ...report.suites.map((suite) => suiteBlock(suite, report, canvas)),
        listBlock('Errored, not scored', (0,_sections_js__WEBPACK_IMPORTED_MODULE_11__/* .errorList */ .Z2)(errored, report, markup, ALL), canvas),
        listBlock('Not run', (0,_sections_js__WEBPACK_IMPORTED_MODULE_11__/* .errorList */ .Z2)(notRun, report, markup, ALL), canvas),
        warningBlock(report, canvas),
        comparisonLines(report, canvas),
        verdictBlock(report, canvas),
    ];
    return blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
}
function nextSteps(found, screen) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_16__/* .paintFor */ .e)(screen);
    const { failing, errored } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .findings */ .Pg)(found.report);
    const [first] = found.report.dryRun ? [] : [...failing, ...errored];
    const { program = found.report.generator.program, ...how } = found.here ?? {};
    const command = first && (0,_reproduce_js__WEBPACK_IMPORTED_MODULE_10__/* .reproduceCommand */ .nB)(first, program, { ...how, flags: found.report.flags });
    const steps = [
        ...found.files.map(({ label, path }) => [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(label), (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(path)]),
        ...(command === undefined ? [] : [['re-run a test', command]]),
    ];
    if (steps.length === 0)
        return '';
    const longest = Math.max(...steps.map(([label]) => label.length));
    return [
        paint.bold('Next steps'),
        ...steps.map(([label, what]) => `  ${paint.dim(label.padEnd(longest))}  ${what}`),
    ].join('\n');
}
const MAX_PASSING = 50;
const MAX_CHECKS = 3;
const FAILURE_LINES = 3;
const ALL = Number.POSITIVE_INFINITY;
const MAX_TEXT = 300;
const MAX_NAME = 160;
const MIN_NAME = 16;
const BAR = 10;
const SCORE = 4;
const MARK = 9;
const PLANNED = 11;
const DURATION = 10;
const COST = 8;
const INDENT = '  ';
const OTHER_COLUMNS = INDENT.length + MARK + 3 + BAR + 1 + SCORE + DURATION + 1 + COST;
const NARROWEST = 60;
const canvasOf = (screen) => ({
    width: Math.max(NARROWEST, screen.width),
    paint: (0,_paint_js__WEBPACK_IMPORTED_MODULE_16__/* .paintFor */ .e)(screen),
});
function suiteBlock(suite, report, canvas) {
    const { width, paint } = canvas;
    const results = report.results.filter((result) => result.suite === suite.suite && result.suiteFile === suite.file && result.target === suite.target);
    const title = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`${(0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteNamer */ .u3)(report)(suite)} \u00b7 ${suite.target}`);
    if (report.dryRun)
        return plannedBlock(title, results, report, canvas);
    const listed = report.results.length <= MAX_PASSING ? results : results.filter((result) => !hasPassed(result));
    const unlisted = results.length - listed.length;
    const longest = listed.reduce((most, { testId }) => Math.max(most, (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .columnsOf */ .PL)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(testId))), MIN_NAME);
    const nameColumns = Math.max(MIN_NAME, Math.min(longest, width - OTHER_COLUMNS));
    return [
        ...suiteHead(title, suiteNumbers(suite), Math.min(width, nameColumns + OTHER_COLUMNS), canvas),
        ...listed.flatMap((result) => [testRow(result, nameColumns, paint), ...beneath(result, canvas)]),
        ...(unlisted > 0 ? [paint.dim(`${INDENT}${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('passing test', unlisted)} not listed`)] : []),
    ];
}
function plannedBlock(title, results, report, canvas) {
    const { width, paint } = canvas;
    const broken = results.filter(isBroken);
    const planned = results.length - broken.length;
    const listed = report.results.length <= MAX_PASSING ? results : broken;
    const numbers = [`${planned} planned`, ...(broken.length > 0 ? [`${broken.length} errored`] : [])].join(' \u00b7 ');
    const columns = width - INDENT.length - PLANNED;
    return [
        ...suiteHead(title, numbers, 0, canvas),
        ...listed.map((result) => {
            const start = isBroken(result) ? mark(result, paint, PLANNED) : plannedMark(paint);
            return `${INDENT}${start}${(0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(result.testId), columns, 'middle')}`;
        }),
        ...(planned > 0 && listed === broken ? [paint.dim(`${INDENT}${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('planned test', planned)} not listed`)] : []),
    ];
}
const isBroken = (result) => result.status === 'execution_error' && (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .isNotAsWritten */ .RA)(result);
function suiteNumbers(suite) {
    const { threshold, totals } = suite;
    if (totals.skipped === totals.total)
        return `${totals.skipped} not run`;
    return [
        `${totals.passed} of ${totals.passed + totals.failed} ${totals.skipped > 0 ? 'measured passed' : 'passed'} (${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .percent */ .KN)(totals.passRate)})`,
        [`mean ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .score */ .fN)(totals.score, threshold)}`, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .neededScore */ .w_)(suite) ?? []].flat().join(', '),
        ...(totals.errored > 0 ? [`${totals.errored} errored`] : []),
        ...(totals.skipped > 0 ? [`${totals.skipped} not run`] : []),
    ].join(' \u00b7 ');
}
function suiteHead(title, numbers, columns, { width, paint }) {
    const least = (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .columnsOf */ .PL)(title) + 2 + (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .columnsOf */ .PL)(numbers);
    if (least > width)
        return [paint.bold((0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)(title, width, 'middle')), `${INDENT}${numbers}`];
    return [paint.bold((0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .inColumns */ .xe)(title, Math.max(columns, least) - (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .columnsOf */ .PL)(numbers))) + numbers];
}
function testRow(result, nameColumns, paint) {
    const cells = [
        (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .inColumns */ .xe)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(result.testId), nameColumns, 'middle'),
        ' ',
        measure(result, paint),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)((0,_totals_js__WEBPACK_IMPORTED_MODULE_13__/* .timeOf */ .nR)(result)).padStart(DURATION - 1),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .money */ .TG)((0,_totals_js__WEBPACK_IMPORTED_MODULE_13__/* .costOf */ .ho)(result)).padStart(COST),
    ];
    return `${INDENT}${mark(result, paint)}${cells.join(' ')}`.trimEnd();
}
function measure(result, paint) {
    const { kind, score: reached = 0 } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(result);
    if (kind === 'not-run')
        return (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .inColumns */ .xe)('not run', BAR + 1 + SCORE);
    if ((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithoutScore */ .Ff)(result))
        return (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .inColumns */ .xe)(_status_icons_js__WEBPACK_IMPORTED_MODULE_12__/* .failureWords */ .AC[result.failure.class], BAR + 1 + SCORE);
    return `${tinted(result, bar(reached), paint)} ${scoreOf(result)}`;
}
function beneath(result, { width, paint }) {
    const indent = ' '.repeat(INDENT.length + MARK);
    const trials = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .trialsPassed */ .So)(result);
    const lines = [
        ...(trials === undefined ? [] : [trials]),
        ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .answerNotes */ .QZ)(result).map((note) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(note), width - indent.length)),
        ...(result.reusedFrom === undefined
            ? []
            : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`reused from ${result.reusedFrom}`), width - indent.length)]),
        ...((0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(result).kind === 'failed' ? checkLines(result, width - indent.length) : []),
    ];
    return lines.map((line) => `${indent}${paint.dim(line)}`);
}
function checkLines(result, columns) {
    const checks = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .failedChecks */ .HH)(result);
    const others = checks.length - MAX_CHECKS;
    const answer = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .judgedAnswer */ .W9)(result));
    if ((0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_0__/* .failureOf */ .g5)(result) !== undefined) {
        return checks.flatMap(({ text }) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .hanging */ .rM)(`- ${(0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(text), FAILURE_LINES * (columns - 2), 'middle')}`, columns));
    }
    return [
        ...checks
            .slice(0, MAX_CHECKS)
            .flatMap(({ text, got }) => [
            (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)(`- ${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(text)}`, columns),
            ...(got === undefined ? [] : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)(`  got: ${(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(got)}`, columns)]),
        ]),
        ...(others > 0 ? [`and ${others} more`] : []),
        ...(answer === '' ? [] : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)(`answer: ${answer}`, columns)]),
    ];
}
const markup = {
    sentence: (text) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(text), MAX_TEXT, 'middle'),
    name: _escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T,
    strong: (words) => words,
    placed: (name, location) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`${name} (${(0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(location)})`), MAX_NAME, 'middle'),
    location: (location) => (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)((0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(location)),
};
function listBlock(title, blocks, { width, paint }) {
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
    if (items.length === 0)
        return [];
    return [
        paint.bold(title),
        ...items.flatMap(({ text, below }) => [
            ...item('-', text, width),
            ...(below === undefined ? [] : (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .wrapped */ .ky)(below, width - 4).map((line) => paint.dim(INDENT.repeat(2) + line))),
        ]),
    ];
}
function warningBlock(report, canvas) {
    const { paint } = canvas;
    const itemsOf = (problems) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_4__/* .list */ .p_)(problems.map(({ message, location, hint }) => {
        const where = location === undefined ? '' : ` (${(0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(location)})`;
        return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`${message}${where}${hint === undefined ? '' : `. ${hint}`}`);
    }));
    const reported = report.warnings.length;
    return [
        ...listBlock(paint.yellow('Answers to check'), itemsOf((0,_warnings_js__WEBPACK_IMPORTED_MODULE_14__/* .answerWarnings */ .kW)(report)), canvas),
        ...listBlock(paint.yellow('Graders to check'), itemsOf((0,_warnings_js__WEBPACK_IMPORTED_MODULE_14__/* .graderWarnings */ .ZB)(report)), canvas),
        ...(reported > 0 ? [paint.yellow(`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)('warning', reported)} about the suites, also in summary.md`)] : []),
    ];
}
const MAX_NAMED = 8;
function comparisonLines(report, { width, paint }) {
    if (!(0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .isCompared */ .uQ)(report))
        return [];
    const suite = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .suiteNamer */ .u3)(report);
    const test = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .namer */ .wf)(report);
    const groups = (0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .comparedTests */ .$N)(report);
    const columns = groups.reduce((most, { word }) => Math.max(most, (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .columnsOf */ .PL)(word)), 0);
    return [
        paint.bold((0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`Compared with ${(0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .comparedWith */ .o3)(report)}`), width)),
        ...(0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .baselineNotes */ .fO)(report).flatMap((text) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .hanging */ .rM)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`${INDENT}${text}`), width).map(paint.dim)),
        ...report.comparison.suites.flatMap((each) => {
            const name = (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`${suite(each)} \u00b7 ${each.target}`), Math.floor(width / 2), 'middle');
            return (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .hanging */ .rM)(`${INDENT}${name}  ${suiteText(each, report)}`, width);
        }),
        ...(0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .detectableTestsText */ .im)(report).map((text) => paint.dim(`${INDENT}${text}`)),
        ...(0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .agentVersionNotes */ .vC)(report, (name) => name).map((text) => paint.dim((0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`${INDENT}${text}`), width))),
        ...groups.flatMap(({ word, tests }) => [
            ...tests.slice(0, MAX_NAMED).map((each) => {
                const numbers = `  ${(0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .passesOf */ .Hb)(each)}`;
                const space = width - INDENT.length - columns - 2 - (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .columnsOf */ .PL)(numbers);
                const name = (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(test(each)), space, 'middle');
                return `${INDENT}${tintedState(word, columns, paint)}  ${name}${paint.dim(numbers)}`;
            }),
            ...(tests.length > MAX_NAMED
                ? [paint.dim(`${INDENT}${' '.repeat(columns)}  and ${tests.length - MAX_NAMED} more ${word}`)]
                : []),
        ]),
    ];
}
const suiteText = (suite, report) => suite.delta === undefined
    ? 'not compared'
    : [
        (0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOfSuite */ .yU)(suite),
        (0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .findingOf */ .hD)(suite, report),
        ...(suite.finding === 'steady' ? [(0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .detectableDropText */ .GU)(suite)] : []),
    ].join(' \u00b7 ');
const UNCONFIRMED = ['fails on base too', 'suspected', 'not reproduced'];
function tintedState(word, columns, paint) {
    const text = word.padEnd(columns);
    if (word === 'regressed')
        return paint.red(text);
    if (word === 'fixed')
        return paint.green(text);
    return UNCONFIRMED.includes(word) || word.startsWith('failing,') ? paint.yellow(text) : paint.dim(text);
}
function verdictBlock(report, canvas) {
    const { width, paint } = canvas;
    const { verdict } = report;
    const tint = verdictTint(verdict.kind, paint);
    return [
        paint.dim('\u2500'.repeat(width)),
        ...(0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .wrappedParts */ .qo)((0,_totals_js__WEBPACK_IMPORTED_MODULE_13__/* .totalsLine */ .sX)(report), ' \u00b7 ', width),
        ...[...(0,_imported_line_js__WEBPACK_IMPORTED_MODULE_8__/* .importedLines */ .WE)(report), ...(0,_totals_js__WEBPACK_IMPORTED_MODULE_13__/* .noteLines */ .GI)(report)].flatMap((line) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .wrapped */ .ky)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(line), width)).map(paint.dim),
        ...(0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .wrapped */ .ky)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)((0,_status_icons_js__WEBPACK_IMPORTED_MODULE_12__/* .labelled */ .wW)(verdict.kind, verdict.headline)), width).map((line) => tint(paint.bold(line))),
        ...verdict.reasons.flatMap(({ message, location }) => item('-', (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(location ? `${message} (${(0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_2__/* .locationText */ .f)(location)})` : message), width)),
        ...(0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .failingOnBaseNotes */ .a4)(report, (name) => name).flatMap((note) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .wrapped */ .ky)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(note), width)),
        ...(0,_compared_js__WEBPACK_IMPORTED_MODULE_5__/* .shortBaselineNotes */ .Hg)(report, (name) => name).flatMap((note) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .wrapped */ .ky)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(note), width).map(paint.yellow)),
        ...(verdict.unarmed && !report.dryRun ? unarmedLines(report).flatMap((line) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .wrapped */ .ky)(line, width)) : []).map(paint.dim),
        ...(report.dryRun ? [paint.dim('dry run: no target was called')] : []),
    ];
}
function unarmedLines(report) {
    const { comparison, verdict, imported } = report;
    const { baseline } = comparison;
    const hint = baseline.kind === 'unavailable'
        ? baseline.hint
        : baseline.kind === 'none' && !baseline.isChosen && imported !== undefined
            ? NAME_A_BASELINE
            : undefined;
    return [
        ...(verdict.headline.startsWith('No baseline') ? [] : [(0,_status_icons_js__WEBPACK_IMPORTED_MODULE_12__/* .unarmedWords */ .ut)(report)]),
        ...(hint ? [(0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(hint)] : []),
    ];
}
const NAME_A_BASELINE = 'To compare with earlier results, name their file: baseline (--baseline)';
function item(bullet, text, width) {
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .wrapped */ .ky)(text, width - INDENT.length - 2).map((line, index) => `${INDENT}${index === 0 ? bullet : ' '} ${line}`);
}
function fullName({ suite, testId, target }, columns) {
    const name = (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`${suite} \u203a ${testId}`);
    const rest = columns - (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .columnsOf */ .PL)(name) - ' []'.length;
    const asked = (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)((0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(target), Math.max(rest, Math.floor(columns / 4)), 'middle');
    const short = (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .shortened */ .vI)(name, columns - (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .columnsOf */ .PL)(asked) - ' []'.length, 'middle');
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_15__/* .inColumns */ .xe)(`${short} [${asked}]`, columns);
}
function remark(result) {
    return [(0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .trialsPassed */ .So)(result) ?? '', essence(result)].filter((part) => part !== '').join(' \u00b7 ');
}
function essence(result) {
    if ((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .isWithoutScore */ .Ff)(result))
        return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`${_status_icons_js__WEBPACK_IMPORTED_MODULE_12__/* .failureWords */ .AC[result.failure.class]}: ${(0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .causeLines */ .t1)(result).join('; ')}`);
    if (!hasPassed(result))
        return (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .failedChecks */ .HH)(result)[0].text);
    return result.reusedFrom === undefined ? (0,_numbers_js__WEBPACK_IMPORTED_MODULE_9__/* .money */ .TG)((0,_totals_js__WEBPACK_IMPORTED_MODULE_13__/* .costOf */ .ho)(result)) : (0,_escape_terminal_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .T)(`reused from ${result.reusedFrom}`);
}
function mark(result, paint, columns = MARK) {
    const { icon, word } = _status_icons_js__WEBPACK_IMPORTED_MODULE_12__/* .outcomeMarks */ .zE[(0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(result).kind];
    return tinted(result, `${icon} ${word}`.padEnd(columns), paint);
}
const plannedMark = (paint) => paint.dim(`${_status_icons_js__WEBPACK_IMPORTED_MODULE_12__/* .outcomeMarks */ .zE.planned.icon} ${_status_icons_js__WEBPACK_IMPORTED_MODULE_12__/* .outcomeMarks */ .zE.planned.word}`.padEnd(PLANNED));
function tinted(result, text, paint) {
    const { kind } = (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(result);
    if (kind === 'passed')
        return paint.green(text);
    return kind === 'failed' ? paint.red(text) : paint.yellow(text);
}
const hasPassed = (result) => (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcomeOf */ .sG)(result).kind === 'passed';
function verdictTint(kind, paint) {
    if (kind === 'pass')
        return paint.green;
    return kind === 'fail' || kind === 'invalid' ? paint.red : paint.yellow;
}
const scoreOf = (result) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .scoreText */ .QO)(result).padStart(SCORE);
function bar(value) {
    const eighths = value >= 1 ? BAR * 8 : Math.min(BAR * 8 - 1, Math.ceil(value * BAR * 8));
    const part = ['', '\u258f', '\u258e', '\u258d', '\u258c', '\u258b', '\u258a', '\u2589'][eighths % 8] ?? '';
    return ('\u2588'.repeat(Math.floor(eighths / 8)) + part).padEnd(BAR, '\u2591');
}


/***/ }),

/***/ 69444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ sparkline)
/* harmony export */ });
const LEVELS = '\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588';
const EQUAL = '\u2584';
const MISSING = '\u00b7';
const NARROWEST = 0.1;
const ROUNDING = 1e-9;
function sparkline(values) {
    const known = values.filter((value) => value !== undefined);
    const [least, most] = [Math.min(...known), Math.max(...known)];
    if (least === most)
        return values.map((value) => (value === undefined ? MISSING : EQUAL)).join('');
    const width = Math.max(NARROWEST, most - least);
    const low = Math.min(Math.max(0, (least + most - width) / 2), Math.max(0, 1 - width));
    const levelOf = (value) => LEVELS[Math.min(LEVELS.length - 1, Math.floor(((value - low) / width) * LEVELS.length + ROUNDING))];
    return values.map((value) => (value === undefined ? MISSING : levelOf(value))).join('');
}


/***/ }),

/***/ 83638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ shownTrends),
/* harmony export */   M8: () => (/* binding */ trendLine),
/* harmony export */   _K: () => (/* binding */ trendTable)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91305);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14265);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5937);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69444);





const MIN_RUNS = 3;
const MAX_TABLE_RUNS = 10;
const COLUMNS = [
    { title: 'Run (UTC)' },
    { title: 'Commit' },
    { title: 'Verdict' },
    { title: 'Tests', align: 'right' },
    { title: 'Pass rate', align: 'right' },
    { title: 'Mean score', align: 'right' },
    { title: 'Changes' },
];
const measured = ({ runs }) => runs.filter(({ passRate }) => passRate !== undefined);
const shownTrends = ({ trend = [] }, max) => trend.filter((each) => measured(each).length >= MIN_RUNS).slice(0, Math.max(0, max));
function trendLine(trend, severalTargets) {
    const known = measured(trend);
    const [first, last] = [known[0]?.passRate, known.at(-1)?.passRate];
    const name = severalTargets ? `${trend.suite} [${trend.target}]` : trend.suite;
    const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__/* .sparkline */ .K)(trend.runs.map(({ passRate }) => passRate));
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)} ${line} ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(first)} \u2192 ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(last)} (${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('run', known.length)})`;
}
const trendTable = ({ runs }) => (0,_blocks_js__WEBPACK_IMPORTED_MODULE_1__/* .tableOf */ .c_)(COLUMNS, runs
    .slice(-MAX_TABLE_RUNS)
    .map(({ time, sha, verdict, tests, passRate, score: mean, markers }) => [
    time.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' '),
    sha === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(sha.slice(0, 7)),
    verdict ?? _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV,
    tests === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV : `${tests}`,
    (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passRate),
    (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .score */ .fN)(mean),
    (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cell */ .Hn)(markers.join('; ')),
]));


/***/ }),

/***/ 33832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ commentedYaml),
/* harmony export */   h: () => (/* binding */ yamlOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

const yamlOf = (value, column = 0) => indented((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(value, { aliasDuplicateObjects: false, lineWidth: 0 }), ' '.repeat(column));
const commentedYaml = (value, column) => indented(yamlOf(value), `${' '.repeat(column)}# `);
const indented = (text, by) => text.replaceAll(/^(?=.)/gm, by);


/***/ })

};
