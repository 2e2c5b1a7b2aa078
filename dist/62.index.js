export const id = 62;
export const ids = [62];
export const modules = {

/***/ 97101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qd: () => (/* binding */ isEvidenceAsked),
/* harmony export */   W2: () => (/* binding */ isTrusted),
/* harmony export */   yv: () => (/* binding */ originOf)
/* harmony export */ });
function originOf({ startedAt }, env) {
    const run = env['GITHUB_RUN_ID'];
    if (env['GITHUB_ACTIONS'] !== 'true' || !run)
        return { run: `local ${startedAt}` };
    const sha = env['GITHUB_SHA'];
    return { run: `${run}.${env['GITHUB_RUN_ATTEMPT'] || '1'}`, ...(sha && { sha }) };
}
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch'];
const isTrusted = (env) => env['GITHUB_ACTIONS'] !== 'true' || TRUSTED_EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? '');
const isEvidenceAsked = ({ given }, env) => env['GITHUB_ACTIONS'] === 'true' || given.includes('seedBaseline') || given.includes('evidence');


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
/* harmony import */ var _reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85306);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5594);
/* harmony import */ var _config_call_time_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88441);
/* harmony import */ var _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75671);
/* harmony import */ var _run_folder_results_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47450);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46088);









function terminalProgress(terminal, { shownFolder, program, isDryRun, clock }) {
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
                terminal.print((0,_config_call_time_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .timeLimitLine */ .tA)(timeLimits));
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
                ...(hasPage(receipts) ? [{ label: 'report', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.page}` }] : []),
                { label: 'summary', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.summary}` },
                { label: 'every answer', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.journal}` },
                { label: 'for programs', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.report}` },
                { label: '', path: `${at}/${_run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.junit}` },
                ...receipts.flatMap((receipt) => receipt.kind === 'delivered' && receipt.name === _run_folder_results_file_js__WEBPACK_IMPORTED_MODULE_7__/* .RESULTS_FILE */ .yG
                    ? [{ label: receipt.name, path: shownFolder(receipt.where) }]
                    : []),
            ];
            terminal.print((0,_reports_terminal_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .nextSteps */ .Zn)({ files, report, program }, terminal));
            complainAbout(receipts, (text) => terminal.complain(text));
        },
    };
}
const hasPage = (receipts) => receipts.some(({ kind, name }) => kind === 'delivered' && name === _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.page);
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
            terminal.print(`${shownFolder(folder)}/${hasPage(receipts) ? _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.page : _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__/* .runFiles */ .NW.summary}`);
            complainAbout(receipts, (text) => terminal.complain(text));
        },
    };
}
function complainAbout(receipts, complain) {
    for (const receipt of receipts) {
        if (receipt.kind === 'notNeeded')
            complain(`${receipt.name} was not written: ${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(receipt.why)}`);
    }
    for (const { name, why, hint } of receipts.filter(_reports_deliver_js__WEBPACK_IMPORTED_MODULE_1__/* .notDelivered */ .A)) {
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
/* harmony import */ var _model_run_paid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49549);
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
        if ((0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .s)(result).kind !== 'passed')
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
    const asked = (trials ?? [result]).map((call) => (0,_model_run_paid_js__WEBPACK_IMPORTED_MODULE_1__/* .paidFor */ .U)(call).costUsd);
    const judged = trials?.flatMap((trial) => trial.scores) ?? scores;
    const known = [...asked, ...judged.flatMap(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .costsOf */ .AR)].filter((cost) => cost !== undefined);
    return known.length === 0 ? undefined : known.reduce((sum, cost) => sum + cost, 0);
}


/***/ }),

/***/ 88441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U7: () => (/* binding */ callTimeLimits),
/* harmony export */   mF: () => (/* binding */ timeLimitLines),
/* harmony export */   tA: () => (/* binding */ timeLimitLine),
/* harmony export */   uW: () => (/* binding */ plannedTimeLimits)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _plan_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98100);
/* harmony import */ var _reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10043);
/* harmony import */ var _reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9283);
/* harmony import */ var _run_providers_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63742);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);






function callTimeLimits(tests, inputSeconds) {
    const limits = new Map();
    for (const { suite, test, target } of tests) {
        const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(_run_providers_index_js__WEBPACK_IMPORTED_MODULE_4__/* .providers */ .r, target.provider);
        if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true)
            continue;
        const limit = (0,_plan_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .askedLimit */ .iJ)(test, inputSeconds, suite) ?? (0,_plan_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .targetLimit */ .N$)(target, kind);
        const key = JSON.stringify([target.name, limit.seconds, limit.from]);
        limits.set(key, { target: target.name, ...limit, tests: (limits.get(key)?.tests ?? 0) + 1 });
    }
    return [...limits.values()];
}
const plannedTimeLimits = ({ steps }, inputSeconds) => callTimeLimits(steps.filter((step) => step.kind === 'run'), inputSeconds);
function timeLimitLines(limits) {
    const longest = Math.max(...limits.map(({ target }) => (0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(target).length));
    return limits.map((limit) => `  ${(0,_reports_terminal_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .inColumns */ .xe)((0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(limit.target), longest)}  ${timeText(limit.seconds)} (${sourceText(limit)})`);
}
const timeLimitLine = (limits) => limits.length === 0
    ? ''
    : `Time limit per call: ${limits.map((limit) => `${(0,_reports_escape_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(limit.target)} ${timeText(limit.seconds)} (${sourceText(limit)})`).join('; ')}`;
function sourceText({ from, tests }) {
    switch (from) {
        case 'test':
            return `timeout_seconds of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('test', tests)}`;
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

/***/ 24050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ timestamp)
/* harmony export */ });
const timestamp = (at) => new Date(at).toISOString().replaceAll(/[:.]/g, '-');


/***/ }),

/***/ 75671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qF: () => (/* binding */ beginFolder),
  mh: () => (/* binding */ endFolder),
  kI: () => (/* binding */ findStart),
  IL: () => (/* binding */ inherit),
  NW: () => (/* binding */ runFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/paid.js
var paid = __webpack_require__(49549);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
;// CONCATENATED MODULE: ./build/js/src/results/take-over.js



function takeOver(steps, earlier, clean) {
    const latest = latestRows(earlier.rows);
    const used = new Set();
    const errored = new Set(latest.filter(isError).map(({ result }) => testKey(result)));
    const find = finder(latest);
    const results = [];
    const changed = [];
    for (const step of steps) {
        const found = find(clean(namesOf(step)));
        if (found === undefined)
            continue;
        used.add(found);
        if (step.kind !== 'run' || isError(found))
            continue;
        const result = asResultOf(step, found, earlier.from, clean);
        if (earlier.mode === 'rerun-failed' && result.status !== 'ok')
            continue;
        if (earlier.mode === 'retry-errors' && errored.has(testKey(result)))
            continue;
        if (found.isOurs && isAskedOtherwise(step, found.result, clean))
            changed.push(result.testId);
        else if (!found.isOurs || !lacksTrials(step.trials, found.result.trials))
            results.push(result);
    }
    return { results, notPlanned: latest.length - used.size, changed };
}
const namesOf = (step) => ({
    suiteFile: step.suite.file,
    suite: step.suite.name,
    testId: step.test.id,
    target: step.kind === 'broken' ? step.target : step.target.name,
});
const isError = ({ result }) => result.status === 'execution_error';
const ownKey = (names) => JSON.stringify([names.suiteFile, names.suite, names.testId, names.target]);
const foreignKey = ({ suite, testId, target }) => JSON.stringify([suite, testId, target]);
const testKey = ({ suite, testId }) => JSON.stringify([suite, testId]);
const keyOf = ({ result, isOurs }) => (isOurs ? ownKey(result) : foreignKey(result));
const latestRows = (rows) => [
    ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];
function finder(rows) {
    const byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return (names) => byKey.get(ownKey(names)) ?? byKey.get(foreignKey(names));
}
function asResultOf(step, { result, isOurs }, from, clean) {
    const { test, target } = step;
    const common = clean({
        ...result,
        ...namesOf(step),
        category: step.suite.category,
        location: test.location,
        index: step.index,
        passMark: step.passMark,
        agentvPassMark: step.agentvPassMark,
        mustPass: test.mustPass,
        provider: target.provider,
        ...(!isOurs && { input: [...test.input], messages: withoutInput(result.messages, test.input) }),
        reusedFrom: result.reusedFrom ?? from,
    });
    if (common.status === 'execution_error')
        return common;
    const { status, requiredMissed, ...measured } = { requiredMissed: undefined, ...common };
    if (measured.score >= step.passMark)
        return { ...measured, status: 'ok' };
    return { ...measured, status: 'quality_failure', ...(requiredMissed && { requiredMissed }) };
}
function withoutInput(messages, input) {
    const begins = input[0]?.role !== 'assistant' && input.every(({ role }, index) => messages[index]?.role === role);
    return begins ? messages.slice(input.length) : [...messages];
}
function isAskedOtherwise(step, earlier, clean) {
    if (earlier.provider !== step.target.provider)
        return true;
    if (onWire(clean(step.test.input)) !== onWire(earlier.input))
        return true;
    const { count, strategy } = step.trials;
    if (count === 1 || earlier.trials === undefined)
        return count > 1 !== (earlier.trials !== undefined);
    if (earlier.aggregation?.strategy !== strategy)
        return true;
    const mayStopEarly = strategy === 'pass_at_k' || earlier.costLimited === true;
    return mayStopEarly ? earlier.trials.length > count : earlier.trials.length !== count;
}
function lacksTrials({ count, strategy, costLimitUsd }, trials = []) {
    if (trials.length === 0 || trials.length >= count)
        return false;
    if (strategy === 'pass_at_k' && trials.some(({ score }) => score >= suite/* PASS_MARK */.Yn))
        return false;
    const spentUsd = trials.reduce((sum, trial) => sum + ((0,paid/* paidFor */.U)(trial).costUsd ?? 0), 0);
    return costLimitUsd === undefined || spentUsd < costLimitUsd;
}
const onWire = (messages) => JSON.stringify(messages.map(wire/* messageOnWire */.ym));

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/targets/identity.js
var identity = __webpack_require__(30594);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/extra-trial-rows.js
var extra_trial_rows = __webpack_require__(54937);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/earlier-run.js










const runFiles = {
    journal: earlier_results/* JOURNAL */.Ex,
    extraTrials: earlier_results/* EXTRA_TRIALS */.xb,
    yaml: 'index.yaml',
    report: 'report.json',
    junit: 'junit.xml',
    ctrf: 'ctrf.json',
    summary: 'summary.md',
    comment: 'comment.md',
    traces: 'traces.otlp.jsonl',
    page: 'report.html',
    shard: earlier_results/* SHARD */.hh,
    plan: 'plan.json',
};
async function findStart(prepared, { files, env }) {
    const { inputs, cwd } = prepared;
    const mark = workflowStep(prepared, env);
    const isAsked = inputs.resume !== undefined || inputs.rerunFailed || inputs.retryErrors !== undefined;
    if (isAsked)
        return { ...(await (0,earlier_results/* findSource */.TC)({ inputs, cwd, files })), mark };
    const source = await earlierAttempt(mark, { inputs, cwd, env, files });
    return { source, mark, warnings: [] };
}
async function inherit({ source, mark, warnings }, { plan, cwd }, { files, signed, baseSha }, clean) {
    if (source === undefined)
        return { results: [], extraTrials: [], journal: '', extraJournal: '', mark, warnings };
    const read = await (0,earlier_results/* readSource */.o$)(source, { cwd, files });
    const { notPlanned, changed, ...found } = takeOver(plan.steps, { mode: source.mode, rows: read.rows, from: read.shown }, clean);
    const results = source.continuesIn === undefined ? found.results.map(withoutPatches) : found.results;
    if (source.isOver === true && results.length === plan.steps.length) {
        return { results: [], extraTrials: [], journal: '', extraJournal: '', mark, warnings };
    }
    const extraTrials = source.mode === 'resume' ? await (0,extra_trial_rows/* readExtraTrials */.kB)(source, { plan, results, baseSha, cwd, files, clean }) : [];
    const rows = source.continuesIn === undefined ? results.map(record/* recordLine */.IK) : read.lines;
    return {
        results,
        extraTrials,
        from: read.shown,
        extraJournal: extraTrials.map((row) => `${signed((0,extra_trial_rows/* extraTrialLine */.rz)(row))}\n`).join(''),
        journal: rows.map((row) => `${signed(row)}\n`).join(''),
        mark,
        warnings: [...warnings, ...read.warnings, ...remarks(read.shown, notPlanned, changed)],
    };
}
const withoutPatches = (result) => ({
    ...result,
    patch: undefined,
    trials: result.trials?.map((trial) => ({ ...trial, patch: undefined })),
});
function remarks(from, notPlanned, changed) {
    const reported = (message) => ({ code: 'UNUSED', severity: 'warning', message });
    return [
        ...(notPlanned > 0
            ? [reported(`${(0,shared_text/* plural */.LS)('result', notPlanned)} of ${from} are not for a test of this run and are ignored`)]
            : []),
        ...(changed.length > 0
            ? [reported(`Re-running tests that changed since ${from}: ${(0,did_you_mean/* listed */.KE)([...new Set(changed)])}`)]
            : []),
    ];
}
async function beginFolder(folder, { journal, extraJournal, mark }, files) {
    const paths = Object.values(runFiles).map((name) => (0,external_node_path_.join)(folder, name));
    const journalPath = (0,external_node_path_.join)(folder, runFiles.journal);
    const extraPath = (0,external_node_path_.join)(folder, runFiles.extraTrials);
    const states = await Promise.all(paths.map((path) => files.state(path)));
    const foreign = paths.find((_, index) => states[index] !== 'missing');
    const isOurs = [journalPath, (0,external_node_path_.join)(folder, runFiles.shard)].some((path) => states[paths.indexOf(path)] === 'file');
    if (foreign !== undefined && !isOurs) {
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${foreign} already exists and was not written by a run`, {
            hint: 'Set another folder for the results with --output (output-directory).',
        });
    }
    for (const path of paths)
        if (path !== journalPath && (path !== extraPath || extraJournal === ''))
            await files.removeFile(path);
    if (journal === '')
        await removePatches(folder, files);
    if (journal === '')
        await files.removeFile(journalPath);
    else
        await files.write(journalPath, journal);
    if (extraJournal !== '')
        await files.write(extraPath, extraJournal);
    const markPath = (0,external_node_path_.join)(folder, ATTEMPT_MARK);
    if (mark === undefined)
        await files.removeFile(markPath);
    else
        await files.write(markPath, `${mark}\n`);
}
async function removePatches(folder, files) {
    const patches = await files.glob([`${result/* PATCH_FOLDER */.sk}/*.diff`], { cwd: folder, followLinks: false });
    for (const path of patches)
        await files.removeFile(path);
}
async function endFolder(folder, { mark }, files) {
    if (mark !== undefined)
        await files.write((0,external_node_path_.join)(folder, ATTEMPT_MARK), `${mark}\n${OVER}\n`);
}
const ATTEMPT_MARK = '.workflow-run';
const OVER = 'over';
function workflowStep({ plan }, env) {
    const { GITHUB_ACTIONS: isThere, GITHUB_RUN_ID: run, GITHUB_REPOSITORY, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA } = env;
    if (isThere !== 'true' || !run)
        return undefined;
    return (0,identity/* identityOfPlan */.b)(plan, [GITHUB_REPOSITORY, run, GITHUB_JOB, GITHUB_ACTION, GITHUB_SHA]);
}
async function earlierAttempt(step, { inputs, cwd, env, files }) {
    if (step === undefined || inputs.dryRun || !(Number(env['GITHUB_RUN_ATTEMPT']) > 1))
        return undefined;
    const folders = inputs.outputDirectory === undefined
        ? await runFolders(inputs.experiment, cwd, files)
        : [(0,external_node_path_.resolve)(cwd, inputs.outputDirectory)];
    for (const folder of folders) {
        if ((await files.state((0,external_node_path_.join)(folder, earlier_results/* JOURNAL */.Ex))) !== 'file')
            continue;
        const [of, state] = await markOf(folder, files);
        if (of === step) {
            return {
                mode: 'resume',
                path: (0,external_node_path_.join)(folder, earlier_results/* JOURNAL */.Ex),
                continuesIn: folder,
                isOver: state === OVER,
            };
        }
    }
    return undefined;
}
async function runFolders(experiment, cwd, files) {
    const runs = (0,external_node_path_.join)(cwd, '.agentv', 'results', 'runs', experiment);
    if ((await files.state(runs)) !== 'folder')
        return [];
    const marks = await files.glob([`*/${ATTEMPT_MARK}`], { cwd: runs });
    return marks.map((mark) => (0,external_node_path_.join)(mark, '..')).toReversed();
}
async function markOf(folder, files) {
    const mark = (0,external_node_path_.join)(folder, ATTEMPT_MARK);
    return (await files.state(mark)) === 'file' ? (await files.read(mark, 1_000)).split('\n') : [];
}


/***/ }),

/***/ 54937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ readExtraTrial),
/* harmony export */   kB: () => (/* binding */ readExtraTrials),
/* harmony export */   rz: () => (/* binding */ extraTrialLine)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7126);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32506);
/* harmony import */ var _results_read_read_journal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34697);
/* harmony import */ var _results_read_read_record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17564);
/* harmony import */ var _results_read_row_signature_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25144);
/* harmony import */ var _results_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8470);
/* harmony import */ var _suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81457);
/* harmony import */ var _earlier_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12555);










const extraTrialLine = ({ purpose, checkout, round, commit, result }) => JSON.stringify({ purpose, checkout, round, commit, ...(0,_results_record_js__WEBPACK_IMPORTED_MODULE_7__/* .recordOf */ .zv)(result) });
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .extraTrialSchema */ .kj.unwrap().pick({ purpose: true, checkout: true, round: true }).shape,
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
}));
function readExtraTrial({ value, location }, index) {
    const row = rowSchema.safeParse(value);
    if (!row.success) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .userError */ .IF)('RESULTS_UNREADABLE', `${location.file}:${location.line} is not a confirmation, control or seeding trial`);
    }
    return { ...row.data, result: (0,_results_read_read_record_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .a)(value, location, index).result };
}
const MAX_BYTES = 256 * 1024 * 1024;
async function readExtraTrials({ path }, { plan, results, baseSha, cwd, files, clean }) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), _earlier_results_js__WEBPACK_IMPORTED_MODULE_9__/* .EXTRA_TRIALS */ .xb);
    if ((await files.state(file)) !== 'file')
        return [];
    const rows = await rowsOfRun(path, file, { cwd, files });
    const taken = new Set(results.map(({ index }) => index));
    const steps = new Map();
    for (const step of plan.steps) {
        if (step.kind === 'run' && taken.has(step.index))
            steps.set(clean((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .resultKeyOf */ .uv)(step)), step);
    }
    return rows.flatMap(({ value, location }, index) => {
        const row = rowSchema.safeParse(value);
        if (!row.success || (row.data.checkout === 'base' && row.data.commit !== baseSha))
            return [];
        const { result } = (0,_results_read_read_record_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecord */ .a)(value, location, index);
        const step = steps.get((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .resultKey */ .ZH)(result));
        if (step === undefined)
            return [];
        return [{ ...row.data, result: { ...result, index: step.index, location: step.test.location } }];
    });
}
async function rowsOfRun(results, file, { cwd, files }) {
    const [first = ''] = (await files.read(results, MAX_BYTES)).split('\n', 1);
    const { rows } = (0,_results_read_read_journal_js__WEBPACK_IMPORTED_MODULE_4__/* .readJournal */ .a0)(await files.read(file, MAX_BYTES), (0,_suites_references_shown_path_js__WEBPACK_IMPORTED_MODULE_8__/* .shownPath */ .p)(file, cwd));
    const [, ...isOfRun] = (0,_results_read_row_signature_js__WEBPACK_IMPORTED_MODULE_6__/* .rowsOfTheRun */ .N)([first, ...rows.map(({ line }) => line)]);
    return rows.filter((_, index) => isOfRun[index]);
}


/***/ }),

/***/ 47450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  yG: () => (/* binding */ RESULTS_FILE),
  x_: () => (/* binding */ requireResultsPath),
  Ay: () => (/* binding */ resultsFileReporter)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/results/record.js + 1 modules
var record = __webpack_require__(8470);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/js/src/shared/yaml/yaml-print.js

const printYaml = (value) => `---\n${(0,dist/* stringify */.As)(value, { aliasDuplicateObjects: false, lineWidth: 0 })}`;

// EXTERNAL MODULE: ./build/js/src/app/pipeline/timestamp.js
var timestamp = __webpack_require__(24050);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-run.js + 1 modules
var earlier_run = __webpack_require__(75671);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 2 modules
var result_rows = __webpack_require__(44294);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/results-file.js







const RESULTS_FILE = 'results file';
function resultsFileReporter({ format, path }, { cwd, folder }, files) {
    return {
        name: RESULTS_FILE,
        async deliver({ startedAt, results }) {
            const stamped = path?.replaceAll('{timestamp}', (0,timestamp/* timestamp */.v)(Date.parse(startedAt)));
            const where = stamped === undefined ? (0,external_node_path_.join)(folder, earlier_run/* runFiles */.NW.yaml) : (0,external_node_path_.resolve)(cwd, stamped);
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
    jsonl: (result) => `${(0,record/* recordLine */.IK)(result)}\n`,
    yaml: (result) => printYaml((0,record/* recordOf */.zv)(result)),
    prompts(result) {
        const { test_id, suite, target, requests } = (0,record/* recordOf */.zv)(result);
        return `${JSON.stringify({ test_id, suite, target, requests })}\n`;
    },
};
async function requireResultsPath({ path }, cwd, files) {
    if (path === undefined)
        return;
    const where = (0,external_node_path_.resolve)(cwd, path);
    const state = await files.state(where);
    if (state === 'missing')
        return;
    if (state === 'folder')
        throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${path} is a folder`, { expected: 'a file' });
    const text = await files.read(where, result_rows/* MAX_RESULTS_BYTES */.ue);
    if (text.trim() === '' || /^(?:\{.*"test_id"|test_id:)/m.test(text))
        return;
    throw (0,errors/* userError */.IF)('OUTPUT_UNWRITABLE', `${path} already exists and does not contain results`, {
        hint: 'Choose another file, or remove it.',
    });
}


/***/ }),

/***/ 28122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ho: () => (/* binding */ FACTS_FILE),
  $k: () => (/* binding */ TREND_FILE),
  aN: () => (/* binding */ decodeFacts),
  Hr: () => (/* binding */ decodeSample),
  eX: () => (/* binding */ decodeTrend),
  QC: () => (/* binding */ encodeFacts),
  NK: () => (/* binding */ encodeSample),
  Uo: () => (/* binding */ encodeTrend),
  r$: () => (/* binding */ isSampleFile),
  TN: () => (/* binding */ keyOf),
  Mw: () => (/* binding */ sampleFiles),
  xB: () => (/* binding */ sampleLimits),
  Mq: () => (/* binding */ sampleLines)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/js/src/model/late-object.js
var late_object = __webpack_require__(44657);
;// CONCATENATED MODULE: ./build/js/src/model/run/fact.js


const testFactSchema = (0,late_object/* lateObject */.k)(() => ({
    key: schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP()]),
    time: schemas/* string */.YjP(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    tokens: schemas/* strictObject */.rej({ input: schemas/* number */.aig().nonnegative(), output: schemas/* number */.aig().nonnegative() }).optional(),
    judgeCalls: schemas/* number */.aig().nonnegative().optional(),
    judgeUsd: schemas/* number */.aig().nonnegative().optional(),
}));

// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/model/run/side.js
var side = __webpack_require__(95380);
;// CONCATENATED MODULE: ./build/js/src/model/run/sample.js



const sampleSchema = (0,late_object/* lateObject */.k)(() => ({
    key: schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP(), schemas/* string */.YjP()]),
    measure: schemas/* string */.YjP().optional(),
    subject: schemas/* string */.YjP().optional(),
    sides: schemas/* array */.YOg(side/* sideSchema */.l).min(1).max(2),
}));
const trendRunSchema = (0,late_object/* lateObject */.k)(() => ({
    run: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP().optional(),
    time: schemas/* string */.YjP(),
    suites: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        file: schemas/* string */.YjP().optional(),
        target: schemas/* string */.YjP(),
        passes: schemas/* int */.Whr().nonnegative(),
        trials: schemas/* int */.Whr().positive(),
        score: schemas/* number */.aig(),
        costUsd: schemas/* number */.aig().optional(),
        durationMs: schemas/* number */.aig().optional(),
    })),
}));

// EXTERNAL MODULE: ./build/js/src/shared/depth.js
var depth = __webpack_require__(34704);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
;// CONCATENATED MODULE: ./build/js/src/evidence/samples/codec.js






const KIB = 1024;
const sampleLimits = {
    lineBytes: 64 * KIB,
    fileBytes: 4 * KIB * KIB,
    totalBytes: 48 * KIB * KIB,
    archiveBytes: 16 * KIB * KIB,
    trendBytes: 4 * KIB * KIB,
    trendRuns: 200,
    factsBytes: 8 * KIB * KIB,
};
const TREND_FILE = 'trend.json';
const FACTS_FILE = 'facts.json';
const isSampleFile = (name) => /^samples-\d{1,2}\.jsonl$/.test(name);
const VERSION = 1;
const HEAD = `{"schemaVersion":${VERSION}}\n`;
const keyOf = ({ key: [suiteFile, suite, testId, target] }) => (0,result/* resultKey */.ZH)({ suiteFile, suite, testId, target });
function encodeSample(sample) {
    const { key: _, ...others } = sample;
    return `{"key":${keyOf(sample)},${JSON.stringify(others).slice(1)}\n`;
}
function sampleFiles(lines) {
    const files = [];
    for (const line of lines) {
        const bytes = Buffer.byteLength(line);
        const open = files.at(-1);
        if (open !== undefined && open.bytes + bytes <= sampleLimits.fileBytes) {
            open.lines.push(line);
            open.bytes += bytes;
        }
        else
            files.push({ lines: [line], bytes: HEAD.length + bytes });
    }
    return files.map(({ lines: own }, index) => ({ name: `samples-${index}.jsonl`, text: `${HEAD}${own.join('')}` }));
}
function sampleLines(text) {
    const [head = '', ...lines] = text.split('\n');
    const version = head.length < 200 ? versionOf((0,json/* jsonOf */.o_)(head)) : undefined;
    if (version === undefined)
        return refused('it is not a file of samples');
    if (version > VERSION)
        return refused('a newer version of eval-action wrote it');
    return {
        kind: 'read',
        value: new Map(lines.flatMap((line) => keyIn(line).map((key) => [key, line]))),
    };
}
const KEY = /^\{"key":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*"){3}\]),/;
const keyIn = (line) => {
    const key = KEY.exec(line.slice(0, sampleLimits.lineBytes))?.[1];
    return key === undefined ? [] : [key];
};
function decodeSample(line) {
    if (Buffer.byteLength(line) > sampleLimits.lineBytes)
        return undefined;
    const value = (0,json/* jsonOf */.o_)(line);
    if (value === undefined || (0,depth/* isDeeperThan */.hz)(value, depth/* DEEPEST_JSON */.S8))
        return undefined;
    return sampleSchema.safeParse(value).data;
}
function encodeTrend(runs) {
    const lines = runs.map((run) => JSON.stringify(run));
    return `{"schemaVersion":${VERSION},"runs":[\n${lines.join(',\n')}\n]}\n`;
}
const trendSchema = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({ schemaVersion: schemas/* literal */.euz(VERSION), runs: schemas/* array */.YOg(trendRunSchema) }));
function decodeTrend(text) {
    const file = decodeFile(text);
    if (file.kind === 'refused')
        return file;
    const read = trendSchema.safeParse(file.value);
    return read.success
        ? { kind: 'read', value: read.data.runs.slice(-sampleLimits.trendRuns) }
        : refused('it is not a trend');
}
function encodeFacts(facts) {
    let kept = facts.toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0));
    while (kept.length > 0) {
        const text = `{"schemaVersion":${VERSION},"tests":[\n${kept.map((fact) => JSON.stringify(fact)).join(',\n')}\n]}\n`;
        if (Buffer.byteLength(text) <= sampleLimits.factsBytes)
            return text;
        kept = kept.slice(0, Math.floor(kept.length * 0.9));
    }
    return undefined;
}
const factsSchema = schemas/* lazy */.RZV(() => schemas/* object */.Ikc({ schemaVersion: schemas/* literal */.euz(VERSION), tests: schemas/* array */.YOg(testFactSchema) }));
function decodeFacts(text) {
    if (Buffer.byteLength(text) > sampleLimits.factsBytes)
        return refused('it is larger than such files are');
    const file = decodeFile(text);
    if (file.kind === 'refused')
        return file;
    const read = factsSchema.safeParse(file.value);
    return read.success ? { kind: 'read', value: read.data.tests } : refused('it has no facts about tests');
}
function decodeFile(text) {
    const value = (0,json/* jsonOf */.o_)(text);
    const version = versionOf(value);
    if (version !== undefined && version > VERSION)
        return refused('a newer version of eval-action wrote it');
    if (value === undefined || (0,depth/* isDeeperThan */.hz)(value, depth/* DEEPEST_JSON */.S8))
        return refused('it is not JSON, or cut off');
    return { kind: 'read', value };
}
function versionOf(value) {
    const { schemaVersion } = Object(value);
    return typeof schemaVersion === 'number' ? schemaVersion : undefined;
}
const refused = (why) => ({ kind: 'refused', why });


/***/ }),

/***/ 95055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CQ: () => (/* binding */ LISTED),
/* harmony export */   Hn: () => (/* binding */ cell),
/* harmony export */   TJ: () => (/* binding */ limited),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   b6: () => (/* binding */ testTable),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   n2: () => (/* binding */ visibleTable),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   q: () => (/* binding */ linked),
/* harmony export */   s6: () => (/* binding */ nothing),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37987);
/* harmony import */ var _shared_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54668);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41180);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4366);





const LISTED = 10;
const nothing = { summary: '', content: [] };
const sentence = (text, most = SENTENCE_CHARACTERS) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(flat(text), most));
const cell = (text) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .inline */ .mG)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(flat(text), CELL_CHARACTERS));
const code = (text, most = CELL_CHARACTERS) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeSpan */ .SS)((0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)(flat(text), most));
const at = (location, context) => linked((0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_0__/* .locationText */ .f)(location), location, context);
function linked(text, location, { linkTo }) {
    const url = location && linkTo(location);
    return url === undefined ? code(text) : `[${code(text)}](${url})`;
}
const block = (blocks) => `${blocks.join('\n\n')}\n`;
function visibleTable(heading, rows) {
    return rows.length === 0 ? [] : [`${heading}\n${testTable(rows)}`];
}
const testTable = (rows) => (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .t)(COLUMNS, rows.map(({ test, numbers, why }) => [test, numbers, why]));
function limited(summary, rows, most, noun) {
    if (rows.length === 0)
        return nothing;
    const shown = rows.slice(0, Math.max(0, most));
    const others = rows.length - shown.length;
    return {
        summary,
        content: shown.length === 0 ? [] : [testTable(shown)],
        ...(others > 0 && { leftOut: (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(noun, others) }),
    };
}
const details = ({ summary, content }) => content.length === 0 ? [] : [`<details><summary>${summary}</summary>`, ...content, '</details>'];
const COLUMNS = [{ title: 'Test' }, { title: 'Result', align: 'right' }, { title: 'Why' }];
const CELL_CHARACTERS = 120;
const SENTENCE_CHARACTERS = 200;
const flat = (text) => (0,_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .inOneLine */ .UX)((0,_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutAnsi */ .uo)((0,_escape_invisible_js__WEBPACK_IMPORTED_MODULE_3__/* .beginningOf */ .VI)(text)));


/***/ }),

/***/ 98258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ notDelivered),
/* harmony export */   F: () => (/* binding */ deliverAll)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);

async function deliverAll(reporters, report) {
    return Promise.all(reporters.map((reporter) => deliver(reporter, report)));
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

/***/ 74874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ hintMarkdown)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4366);


const LONGEST_LINE = 300;
const MOST_LINES = 10;
function hintMarkdown(hint) {
    const [first = '', ...rest] = hint.split(/\r?\n/).map((line) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutEnd */ .ym)(line, LONGEST_LINE));
    return rest.length === 0 ? (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(first) : `${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .inline */ .mG)(first)}\n\n${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .fence */ .EU)(rest.slice(0, MOST_LINES).join('\n'))}`;
}


/***/ }),

/***/ 70229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ overallDelta)
/* harmony export */ });
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


/***/ }),

/***/ 36770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  KK: () => (/* binding */ problemsMarkdown),
  eH: () => (/* binding */ summaryMarkdown)
});

// UNUSED EXPORTS: firstResultLine

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/shared/fit.js
var fit = __webpack_require__(22274);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/shared/markdown.js
var markdown = __webpack_require__(54668);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/cache-lines.js
var cache_lines = __webpack_require__(26475);
// EXTERNAL MODULE: ./build/js/src/reports/comment/comment-parts.js
var comment_parts = __webpack_require__(95055);
// EXTERNAL MODULE: ./build/js/src/reports/compared.js
var compared = __webpack_require__(15714);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/grader-warnings.js
var grader_warnings = __webpack_require__(65584);
// EXTERNAL MODULE: ./build/js/src/reports/hint.js
var hint = __webpack_require__(74874);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(96360);
// EXTERNAL MODULE: ./build/js/src/reports/rerun-shards.js
var rerun_shards = __webpack_require__(38387);
// EXTERNAL MODULE: ./build/js/src/reports/reuse-line.js
var reuse_line = __webpack_require__(63078);
// EXTERNAL MODULE: ./build/js/src/reports/seeding-line.js
var seeding_line = __webpack_require__(37615);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(68927);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js + 1 modules
var totals_line = __webpack_require__(32874);
;// CONCATENATED MODULE: ./build/js/src/reports/summary/coverage.js




function coverage(report) {
    const { totals, comparison, dryRun } = report;
    if (dryRun)
        return [];
    const missing = totals.skipped > 0 ? [`Of ${(0,shared_text/* plural */.LS)('planned test', totals.total)} ${totals.skipped} have no result.`] : [];
    if (comparison.baseline.kind !== 'found')
        return missing;
    const name = (0,findings/* suiteNamer */.u3)(report);
    const rows = suitesOf(report)
        .filter(({ tests }) => tests.some(({ state }) => COUNTED.includes(state)))
        .map(({ suite, compared, tests }) => [
        (0,comment_parts/* code */.aY)(name(suite)),
        (0,comment_parts/* code */.aY)(suite.target),
        `${compared}`,
        ...COUNTED.map((state) => `${tests.filter((test) => test.state === state).length}`),
    ]);
    const all = whyChanged(comparison.tests);
    const reasons = all.slice(0, REASONS).map(([why, count]) => `- ${(0,shared_text/* plural */.LS)('test', count)}: ${(0,shared_text/* ended */.v6)(why)}`);
    if (all.length > REASONS)
        reasons.push(`- and ${(0,shared_text/* plural */.LS)('more reason', all.length - REASONS)}`);
    return [
        ...missing,
        ...(rows.length > 0 ? [(0,markdown/* table */.t)(COLUMNS, rows)] : []),
        ...(reasons.length > 0 ? ['Changed tests, by reason:', reasons.join('\n')] : []),
        ...absentSuites(report),
    ];
}
function absentSuites({ comparison: { absentSuites: absent = [] } }) {
    if (absent.length === 0)
        return [];
    const items = absent
        .slice(0, ABSENT)
        .map(({ suite, target, tests, why }) => `- ${(0,comment_parts/* code */.aY)(suite)} on ${(0,comment_parts/* code */.aY)(target)} (${(0,shared_text/* plural */.LS)('test', tests)}): ${WHY_ABSENT[why]}.`);
    if (absent.length > ABSENT)
        items.push(`- and ${(0,shared_text/* plural */.LS)('more suite', absent.length - ABSENT)}`);
    return ['Suites of the baseline without a result:', items.join('\n')];
}
const WHY_ABSENT = {
    missing: 'missing, although its file exists',
    removed: 'removed, its file is gone',
    deselected: 'not selected',
};
const ABSENT = 20;
const REASONS = 20;
const COUNTED = ['changed', 'new', 'removed', 'skipped', 'errored'];
const COLUMNS = [
    { title: 'Suite' },
    { title: 'Target' },
    { title: 'Compared', align: 'right' },
    { title: 'Changed', align: 'right' },
    { title: 'New', align: 'right' },
    { title: 'Removed', align: 'right' },
    { title: 'Not run', align: 'right' },
    { title: 'Errored', align: 'right' },
];
function suitesOf({ suites, comparison }) {
    const keyOf = (suite, file, target) => JSON.stringify([suite, file, target]);
    const compared = new Map(comparison.suites.map(({ suite, file, target, comparable }) => [keyOf(suite, file, target), comparable]));
    const covered = new Map();
    const of = (suite, file, target) => {
        const key = keyOf(suite, file, target);
        const known = covered.get(key) ?? { suite: { suite, file, target }, compared: compared.get(key) ?? 0, tests: [] };
        covered.set(key, known);
        return known;
    };
    for (const { suite, file, target } of suites)
        of(suite, file, target);
    for (const test of comparison.tests)
        of(test.suite, test.suiteFile, test.target).tests.push(test);
    return [...covered.values()];
}
function whyChanged(tests) {
    const counts = new Map();
    for (const { state, why } of tests) {
        if (state !== 'changed')
            continue;
        const reason = (0,comment_parts/* sentence */.em)(why ?? 'the reason is unknown');
        counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one);
}

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary-background.js




function backgroundSection(report, hasSpace) {
    const folds = [covered(report), admissionLog(report), settingsUsed(report)].filter((fold) => fold.content.length > 0);
    if (folds.length === 0)
        return { blocks: [] };
    if (!hasSpace)
        return { blocks: [], leftOut: folds.map(({ name }) => name).join(', ') };
    return {
        blocks: folds.flatMap(({ summary, content }) => [
            `<details><summary>${summary}</summary>`,
            ...content,
            '</details>',
        ]),
    };
}
const covered = (report) => ({
    name: 'tests that were not compared',
    summary: 'Tests that were not compared',
    content: coverage(report),
});
function admissionLog({ comparison: { baseline } }) {
    const { steps = [] } = baseline;
    return {
        name: 'how the baseline was found',
        summary: `How the baseline was found (${(0,shared_text/* plural */.LS)('step', steps.length)})`,
        content: steps.length === 0 ? [] : [steps.map((step) => `- ${(0,comment_parts/* sentence */.em)(step, STEP_CHARACTERS)}`).join('\n')],
    };
}
const STEP_CHARACTERS = 300;
function settingsUsed({ settings = [], policy }) {
    const from = {
        given: 'inputs of this run',
        configuration: policy?.from === 'base' ? `configuration file of ${(0,comment_parts/* code */.aY)(policy.base)}` : 'configuration file',
        default: 'default (not set)',
    };
    const rows = settings.map((setting) => [(0,comment_parts/* code */.aY)(setting.name), (0,comment_parts/* code */.aY)(`${setting.value}`), from[setting.from]]);
    const reported = policy && `${POLICY_OF[policy.from](policy.of)}.`;
    return {
        name: 'the settings used',
        summary: 'Settings of the verdict',
        content: rows.length === 0 ? [] : [...(reported === undefined ? [] : [reported]), (0,markdown/* table */.t)(SETTINGS, rows)],
    };
}
const SETTINGS = [{ title: 'Setting' }, { title: 'Value' }, { title: 'Set in' }];
const POLICY_OF = {
    base: (of) => `A ${of} uses the configuration of its base branch`,
    checkout: (of) => `The configuration of the base branch could not be used: this ${of} used the checked-out one`,
    unavailable: () => 'The configuration of the base branch could not be read, so this run has no verdict',
};

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary-comparison.js






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
function comparisonSection(report, most) {
    if (!(0,compared/* isCompared */.uQ)(report))
        return { blocks: [] };
    const { suites } = report.comparison;
    const suite = (0,findings/* suiteNamer */.u3)(report);
    const test = (0,findings/* namer */.wf)(report);
    const tests = (0,compared/* comparedTests */.$N)(report).flatMap((group) => group.tests.map((each) => ({ word: group.word, each })));
    const [shownSuites, shownTests] = [suites.slice(0, most.suites), tests.slice(0, most.tests)];
    const missing = [
        ...(suites.length > shownSuites.length ? [(0,shared_text/* plural */.LS)('compared suite', suites.length - shownSuites.length)] : []),
        ...(tests.length > shownTests.length ? [(0,shared_text/* plural */.LS)('compared test', tests.length - shownTests.length)] : []),
    ];
    const suiteRows = shownSuites.map((each) => [
        (0,comment_parts/* code */.aY)(suite(each)),
        (0,comment_parts/* code */.aY)(each.target),
        (0,compared/* changeOfSuite */.yU)(each),
        each.p === undefined ? numbers/* UNKNOWN */.HV : pValue(each.p),
        (0,compared/* findingOf */.hD)(each),
        (0,compared/* detectableDrop */.z0)(each),
    ]);
    const testRows = shownTests.map(({ word, each }) => [
        word,
        (0,comment_parts/* code */.aY)(test(each)),
        (0,compared/* passesOf */.Hb)(each),
        (0,comment_parts/* cell */.Hn)((0,compared/* whyOf */.gf)(each)) || numbers/* UNKNOWN */.HV,
    ]);
    const notes = shownSuites.length > 0 ? notesOn(report) : [];
    return {
        blocks: [
            ...(suiteRows.length + testRows.length > 0 ? [`### Compared with ${(0,comment_parts/* code */.aY)((0,compared/* comparedWith */.o3)(report))}`] : []),
            ...(suiteRows.length > 0 ? [(0,markdown/* table */.t)([...SUITES], suiteRows)] : []),
            ...(notes.length > 0 ? [notes.join(' ')] : []),
            ...(testRows.length > 0 ? [(0,markdown/* table */.t)([...TESTS], testRows)] : []),
        ],
        leftOut: missing.length === 0 ? undefined : missing.join(' and '),
    };
}
const notesOn = (report) => [
    ...(0,compared/* leftOutNotes */.jR)(report).map((text) => `${(0,comment_parts/* sentence */.em)(text)}.`),
    ...(0,compared/* detectableTestsText */.im)(report).map((text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`),
    ...(0,compared/* contributorNotes */.HA)(report, comment_parts/* code */.aY),
    ...(0,compared/* agentVersionNotes */.vC)(report, comment_parts/* code */.aY).map((text) => `${text}.`),
];
const pValue = (p) => (p < 0.001 ? '<0.001' : `${Number(p.toFixed(p < 0.1 ? 3 : 2))}`);

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary-feedback.js




const summary_feedback_COLUMNS = [{ title: 'Test' }, { title: 'Verdict' }, { title: 'Notes' }];
const NOTE_CHARACTERS = 300;
const MOST_GRADERS = 5;
function feedbackSection({ feedback = [] }, most) {
    const tests = feedback.reduce((sum, review) => sum + review.tests.length, 0);
    const shown = feedback.reduce((sum, review) => sum + Math.min(most, review.tests.length), 0);
    return {
        blocks: feedback.flatMap((review) => blocksOf(review, most)),
        leftOut: tests > shown ? (0,shared_text/* plural */.LS)('reviewed test', tests - shown) : undefined,
    };
}
function blocksOf({ file, reviewer, timestamp, overallNotes, tests }, most) {
    const from = [(0,comment_parts/* code */.aY)(file), ...[reviewer, timestamp].flatMap((text) => (text === undefined ? [] : (0,comment_parts/* cell */.Hn)(text)))];
    const rows = tests.slice(0, most).map((test) => [(0,comment_parts/* code */.aY)(test.testId), WORDS[test.verdict ?? 'none'], notesOf(test)]);
    return [
        '### Review',
        `_Written by a person; it does not affect the verdict._ ${from.join(' \u00b7 ')}`,
        ...(overallNotes === undefined ? [] : [(0,comment_parts/* sentence */.em)(overallNotes, 1000)]),
        ...(rows.length === 0 ? [] : [(0,markdown/* table */.t)([...summary_feedback_COLUMNS], rows)]),
    ];
}
const WORDS = {
    acceptable: 'acceptable',
    needs_improvement: 'needs improvement',
    incorrect: 'incorrect',
    flaky: 'flaky',
    none: numbers/* UNKNOWN */.HV,
};
function notesOf({ notes, graderNotes = {}, workspaceNotes }) {
    const parts = [
        ...(notes === undefined ? [] : [(0,comment_parts/* sentence */.em)(notes, NOTE_CHARACTERS)]),
        ...Object.entries(graderNotes)
            .slice(0, MOST_GRADERS)
            .map(([grader, note]) => `${(0,comment_parts/* code */.aY)(grader)}: ${(0,comment_parts/* cell */.Hn)(note)}`),
        ...(workspaceNotes === undefined ? [] : [`workspace: ${(0,comment_parts/* cell */.Hn)(workspaceNotes)}`]),
    ];
    return parts.join('; ') || numbers/* UNKNOWN */.HV;
}

;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary.js
























function summaryMarkdown(report, maxBytes) {
    return (0,fit/* fit */.U)([
        () => page(report, { ...everything, passing: ALL, background: true }),
        () => page(report, { ...everything, passing: ALL }),
        () => page(report, everything),
        () => page(report, { ...everything, failing: 500, causes: 50, warnings: 50, suites: 200 }),
        () => page(report, { ...everything, failing: 100, causes: 20, warnings: 20, suites: 50 }),
        () => page(report, { reasons: 20, suites: 20, failing: 20, causes: 10, warnings: 5, passing: 0 }),
        () => page(report, { reasons: 10, suites: 0, failing: 5, causes: 3, warnings: 0, passing: 0 }),
        () => page(report, { reasons: 3, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
        () => page(report, { reasons: 0, suites: 0, failing: 0, causes: 0, warnings: 0, passing: 0 }),
    ], maxBytes);
}
function problemsMarkdown(problems) {
    if (problems.length === 0) {
        return '### \u26d4 The evals could not run because of a bug in eval-action\n\nPlease report it with the lines in the log of the step.\n';
    }
    const items = problems.slice(0, MOST_PROBLEMS).map(problemItem);
    const others = problems.length - items.length;
    const more = others > 0 ? [`_${(0,shared_text/* plural */.LS)('more problem', others)}: the log of the step lists all of them._`] : [];
    return `${['### \u26d4 The evals could not run', items.join('\n'), ...more].join('\n\n')}\n`;
}
const MOST_PROBLEMS = 10;
const ALL = Number.POSITIVE_INFINITY;
const everything = { reasons: ALL, suites: ALL, failing: ALL, causes: ALL, warnings: ALL, passing: 0 };
const SENTENCE_CHARACTERS = 300;
const HEADLINE_CHARACTERS = 500;
const NAMES_PER_CAUSE = 10;
const LONGEST_COMMAND = 500;
function page(report, limits) {
    const { failing, errored, notRun, passing, planned } = (0,findings/* findings */.Pg)(report);
    const name = (0,findings/* namer */.wf)(report);
    const sections = [
        head(report),
        reasons(report.verdict.reasons, limits.reasons),
        report.dryRun ? plannedSuites(report, limits.suites) : suites(report, limits.suites),
        comparisonSection(report, { suites: limits.suites, tests: limits.failing }),
        failingTests(failing, name, limits.failing),
        erroredTests('\u26a0\ufe0f Errored, not scored', errored, name, limits.causes),
        erroredTests('\u2753 Not run', notRun, name, limits.causes),
        feedbackSection(report, limits.failing),
        warnings([...(0,grader_warnings/* graderWarnings */.Z)(report), ...report.warnings], limits.warnings),
        passingTests(passing, name, limits.passing),
        plannedTests(planned, name, limits.passing),
        backgroundSection(report, limits.background ?? false),
        ...(report.dryRun ? [] : [foot([...failing, ...errored][0])]),
    ];
    const leftOut = sections.flatMap((section) => section.leftOut ?? []);
    const note = leftOut.length === 0 ? [] : [`_Omitted to keep this short: ${leftOut.join(', ')}._`];
    return `${[...sections.flatMap(({ blocks }) => blocks), ...note].join('\n\n')}\n`;
}
function head(report) {
    const { verdict } = report;
    const { icon } = (0,marks/* verdictMark */.vG)(verdict.kind);
    const [rate = '', ...others] = (0,totals_line/* totalsLine */.s)(report);
    const isReported = verdict.reasons.some(({ rule, suite }) => rule === 'baseline' && suite === undefined);
    return {
        blocks: [
            `## ${icon} ${(0,marks/* labelled */.wW)(verdict.kind, sentence(verdict.headline, HEADLINE_CHARACTERS))}`,
            [`**${rate}**`, ...others].join(' \u00b7 '),
            ...(0,reuse_line/* reuseLine */.v)(report.totals),
            ...(0,cache_lines/* cacheLines */.w)(report.caches),
            ...firstResultLine(report),
            ...(0,seeding_line/* seedingLine */.M)(report),
            ...(0,compared/* shortBaselineNotes */.Hg)(report, comment_parts/* code */.aY).map((note) => `\ud83d\udfe0 ${note}.`),
            ...(verdict.unarmed && !report.dryRun ? [...(isReported ? [] : unarmedLine(report)), ...whatToDo(report)] : []),
            ...(report.dryRun ? ['_Dry run: no target was called._'] : []),
            ...[(0,rerun_shards/* shardRerunsMarkdown */.P)(report) ?? []].flat(),
        ],
    };
}
function unarmedLine(report) {
    const own = report.verdict.headline.startsWith('No baseline') ? '' : `${(0,marks/* unarmedWords */.ut)(report)}.`;
    const line = `${own}${whyUnarmed(report)}`.trim();
    return line === '' ? [] : [`_${line}_`];
}
function whyUnarmed({ comparison: { baseline } }) {
    if (baseline.kind === 'found')
        return '';
    const why = baseline.kind === 'none' ? (0,shared_text/* capitalized */.l2)(baseline.why) : `The baseline cannot be used: ${baseline.why}`;
    return ` ${(0,shared_text/* ended */.v6)(sentence(why))}`;
}
function whatToDo({ comparison: { baseline } }) {
    return baseline.kind === 'unavailable' && baseline.hint !== undefined ? [(0,hint/* hintMarkdown */.X)(baseline.hint)] : [];
}
function reasons(all, most) {
    const items = all.slice(0, most).map((reason) => {
        const { kind, message, location } = reason;
        const { icon, word } = (0,marks/* reasonMark */.M1)(kind);
        return `- ${icon} ${word}: ${sentence(message)}${location ? ` (${at(location)})` : ''}`;
    });
    return { blocks: list('### Why', items), leftOut: missing('reason', all.length - items.length) };
}
function suites(report, most) {
    const shown = report.suites.slice(0, most);
    const columns = [
        { title: 'Suite' },
        { title: 'Target' },
        { title: 'Passed', align: 'right' },
        { title: 'Rate', align: 'right' },
        { title: 'Score', align: 'right' },
        { title: 'Errored', align: 'right' },
        { title: 'Cost', align: 'right' },
        { title: 'Time', align: 'right' },
        { title: 'Verdict' },
    ];
    const name = (0,findings/* suiteNamer */.u3)(report);
    const rows = shown.map((suite) => suiteRow(suite, name(suite), report));
    return {
        blocks: rows.length === 0 ? [] : ['### Suites', (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('suite', report.suites.length - shown.length),
    };
}
function suiteRow(suite, name, report) {
    const { target, threshold, totals } = suite;
    const judged = totals.passed + totals.failed;
    const needed = (0,numbers/* neededScore */.w_)(suite);
    const { icon, word } = (0,marks/* suiteMark */.yX)((0,findings/* suiteKind */.h0)(report, suite), reasonsFor(suite, report));
    return [
        (0,comment_parts/* code */.aY)(name),
        (0,comment_parts/* code */.aY)(target),
        `${totals.passed}/${judged}${totals.skipped > 0 ? `, ${totals.skipped} not run` : ''}`,
        (0,numbers/* percent */.KN)(totals.passRate),
        (0,numbers/* score */.fN)(totals.score, threshold) + (needed === undefined ? '' : ` (${needed})`),
        `${totals.errored}`,
        (0,numbers/* money */.TG)(totals.costUsd),
        (0,numbers/* duration */.p0)(totals.durationMs),
        `${icon} ${word}`,
    ];
}
const reasonsFor = ({ suite, file, target }, { verdict }) => verdict.reasons.filter((reason) => reason.suite === undefined || (reason.suite === suite && reason.file === file && reason.target === target));
function plannedSuites(report, most) {
    const { planned, errored } = (0,findings/* findings */.Pg)(report);
    const shown = report.suites.slice(0, most);
    const name = (0,findings/* suiteNamer */.u3)(report);
    const columns = [
        { title: 'Suite' },
        { title: 'Target' },
        { title: 'Planned', align: 'right' },
        { title: 'Errored', align: 'right' },
    ];
    const rows = shown.map((suite) => {
        const own = ofSuite(suite);
        return [(0,comment_parts/* code */.aY)(name(suite)), (0,comment_parts/* code */.aY)(suite.target), `${planned.filter(own).length}`, `${errored.filter(own).length}`];
    });
    return {
        blocks: rows.length === 0 ? [] : ['### Suites', (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('suite', report.suites.length - shown.length),
    };
}
const ofSuite = ({ suite, file, target }) => (result) => result.suite === suite && result.suiteFile === file && result.target === target;
function failingTests(all, name, most) {
    const columns = [
        { title: 'Test' },
        { title: 'Score', align: 'right' },
        { title: 'First failing check' },
        { title: 'Got' },
        { title: 'Where' },
    ];
    const rows = all.slice(0, most).map((result) => {
        const checks = (0,findings/* failedChecks */.HH)(result);
        const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : '';
        return [
            (0,comment_parts/* code */.aY)(name(result)) + trialsOf(result) + reusedFrom(result),
            `${(0,findings/* scoreText */.QO)(result)} of ${(0,numbers/* score */.fN)(result.passMark)}`,
            (0,comment_parts/* cell */.Hn)(checks[0].text) + others,
            (0,comment_parts/* cell */.Hn)(checks[0].got ?? (0,findings/* answerOf */.ut)(result)) || '(no answer)',
            at(result.location),
        ];
    });
    return {
        blocks: rows.length === 0 ? [] : [`### \u274c Failing tests (${all.length})`, (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('failing test', all.length - rows.length),
    };
}
const reusedFrom = ({ reusedFrom: from }) => from === undefined ? '' : ` reused from ${(0,comment_parts/* code */.aY)(from)}`;
function erroredTests(title, all, name, most) {
    const groups = (0,findings/* errorGroups */.Zy)(all);
    const items = groups.slice(0, most).map((group) => errorItem(group, name));
    return {
        blocks: list(`### ${title} (${all.length})`, items),
        leftOut: missing('cause of errors', groups.length - items.length, 'causes of errors'),
    };
}
function errorItem({ class: failureClass, message, results }, name) {
    const names = results
        .slice(0, NAMES_PER_CAUSE)
        .map((result) => `${(0,comment_parts/* code */.aY)(name(result))} (${at(result.failure.location ?? result.location)})`);
    const others = results.length - names.length;
    return [
        `- **${(0,marks/* errorCount */.YH)(results.length, failureClass)}**: ${sentence(message)}`,
        `  - ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`,
    ].join('\n');
}
function warnings(all, most) {
    const items = all.slice(0, most).map(problemItem);
    return {
        blocks: list(`### Warnings (${all.length})`, items),
        leftOut: missing('warning', all.length - items.length),
    };
}
function problemItem(problem) {
    const { location, expected, found, hint } = problem;
    const parts = [
        sentence((0,errors/* sentenceOf */.$N)(problem)),
        ...(expected === undefined ? [] : [`Expected: ${sentence(expected)}`]),
        ...(found === undefined ? [] : [`Found: ${sentence(found)}`]),
        ...(hint === undefined ? [] : [sentence(hint)]),
    ];
    return `- ${location ? `${at(location)}: ` : ''}${(0,shared_text/* asSentences */.pm)(parts)}`;
}
function passingTests(all, name, most) {
    if (all.length === 0)
        return { blocks: [] };
    if (most < all.length)
        return { blocks: [], leftOut: (0,shared_text/* plural */.LS)('passing test', all.length) };
    const columns = [
        { title: 'Test' },
        { title: 'Score', align: 'right' },
        { title: 'Cost', align: 'right' },
        { title: 'Time', align: 'right' },
    ];
    const rows = all.map((result) => [
        (0,comment_parts/* code */.aY)(name(result)) + trialsOf(result) + reusedFrom(result),
        (0,numbers/* score */.fN)((0,result_outcome/* outcomeOf */.s)(result).score),
        (0,numbers/* money */.TG)((0,spent/* costOf */.ho)(result)),
        (0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)),
    ]);
    return {
        blocks: [`<details><summary>\u2705 Passing tests (${all.length})</summary>`, (0,markdown/* table */.t)(columns, rows), '</details>'],
    };
}
function plannedTests(all, name, most) {
    if (all.length === 0)
        return { blocks: [] };
    if (most < all.length)
        return { blocks: [], leftOut: (0,shared_text/* plural */.LS)('planned test', all.length) };
    const rows = all.map((result) => [(0,comment_parts/* code */.aY)(name(result)), at(result.location)]);
    return {
        blocks: [
            `<details><summary>Planned tests (${all.length})</summary>`,
            (0,markdown/* table */.t)([{ title: 'Test' }, { title: 'Where' }], rows),
            '</details>',
        ],
    };
}
function foot(first) {
    const command = first === undefined ? '' : (0,reproduce/* reproduceCommand */.n)(first);
    if (command === '' || command.length > LONGEST_COMMAND)
        return { blocks: [] };
    return { blocks: [`To re-run a test: ${(0,comment_parts/* code */.aY)(command, LONGEST_COMMAND)}`] };
}
const list = (title, items) => items.length === 0 ? [] : [title, items.join('\n')];
const missing = (noun, count, several) => count > 0 ? (0,shared_text/* plural */.LS)(noun, count, several) : undefined;
function trialsOf(result) {
    const passed = (0,findings/* trialsPassed */.So)(result);
    return passed === undefined ? '' : ` ${passed}`;
}
const sentence = (text, most = SENTENCE_CHARACTERS) => (0,comment_parts/* sentence */.em)(text, most);
const at = (location) => (0,comment_parts/* code */.aY)((0,suite_location/* locationText */.f)(location));
function firstResultLine({ startedAt, durationMs, results, dryRun }) {
    if (dryRun)
        return [];
    const start = Date.parse(startedAt);
    let first = Number.POSITIVE_INFINITY;
    for (const { reusedFrom, status, durationMs: own, timestamp } of results) {
        const wait = (0,iso_time/* momentOf */.Et)(timestamp) - start;
        const isMeasured = reusedFrom === undefined && (status !== 'execution_error' || own !== undefined);
        if (isMeasured && wait > 0 && wait <= durationMs && wait < first)
            first = wait;
    }
    return first === Number.POSITIVE_INFINITY ? [] : [`first result after ${(0,numbers/* duration */.p0)(first)}`];
}


/***/ }),

/***/ 8470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IK: () => (/* binding */ recordLine),
  zv: () => (/* binding */ recordOf),
  Xf: () => (/* binding */ scoreOnWire)
});

// EXTERNAL MODULE: ./build/js/src/model/ports/wire.js
var wire = __webpack_require__(96173);
// EXTERNAL MODULE: ./build/js/src/model/run/trace.js
var trace = __webpack_require__(67478);
// EXTERNAL MODULE: ./build/js/src/shared/never.js
var never = __webpack_require__(25379);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
;// CONCATENATED MODULE: ./build/js/src/results/trace-events.js

function traceEvents(messages) {
    const events = [];
    for (const [index, message] of messages.entries()) {
        events.push(messageEvent(message, index, events.length));
        for (const [toolIndex, call] of (message.toolCalls ?? []).entries()) {
            events.push(callEvent(call, index, toolIndex, events.length));
            events.push(resultEvent(call, index, toolIndex, events.length));
        }
    }
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    const final = messages[last];
    if (final?.content !== undefined)
        events.push(finalEvent((0,message/* contentText */.Tf)(final.content), last, events.length));
    return events;
}
const messageId = (index) => `message-${index}`;
const messageEvent = ({ role, content }, index, ordinal) => ({
    event_id: messageId(index),
    parent_event_id: undefined,
    ordinal,
    type: 'message',
    message: { role, content: content === undefined ? undefined : (0,message/* contentText */.Tf)(content) },
    metadata: { message_index: index },
});
const callId = (index, toolIndex) => `${messageId(index)}-tool-${toolIndex}`;
const callEvent = (call, index, toolIndex, ordinal) => ({
    event_id: callId(index, toolIndex),
    parent_event_id: messageId(index),
    ordinal,
    type: 'tool_call',
    tool: { name: call.tool, input: call.input, output: call.output, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const resultEvent = (call, index, toolIndex, ordinal) => ({
    event_id: `${callId(index, toolIndex)}-result`,
    parent_event_id: callId(index, toolIndex),
    ordinal,
    type: 'tool_result',
    tool: { name: call.tool, output: call.output, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const finalEvent = (content, index, ordinal) => ({
    event_id: 'final-response',
    parent_event_id: messageId(index),
    ordinal,
    type: 'final_response',
    message: { role: 'assistant', content },
    metadata: { message_index: index },
});

;// CONCATENATED MODULE: ./build/js/src/results/record.js




function recordLine(result) {
    return JSON.stringify(recordOf(result));
}
function recordOf(result) {
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    const input = result.input.map(wire/* messageOnWire */.ym);
    return {
        timestamp: result.timestamp,
        test_id: result.testId,
        suite: result.suite,
        category: result.category,
        conversation_id: result.conversationId,
        target: result.target,
        target_used: result.targetUsed,
        resolved_target: result.resolvedTarget,
        score: result.score,
        execution_status: executionStatus(result),
        error: failure?.message,
        failure_class: failure?.class,
        failure_stage: failure?.stage,
        failure_reason_code: failure?.reason,
        execution_error: failure && { message: failure.message, stage: failure.stage },
        budget_exceeded: failure?.class === 'budget' ? true : undefined,
        failure_details: failure && failureDetails(failure),
        assertions: result.assertions,
        scores: result.scores.length > 0 ? result.scores.map(scoreOnWire) : undefined,
        output: result.output,
        input,
        requests: requestsOf(result),
        token_usage: result.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.tokenUsage),
        cost_usd: result.costUsd,
        duration_ms: result.durationMs,
        start_time: result.startTime,
        end_time: result.endTime,
        eval_run: {
            duration_ms: result.evalRun.durationMs,
            token_usage: result.evalRun.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(result.evalRun.tokenUsage),
        },
        trace: traceOf(result, input),
        model: result.model,
        agent_version: result.agentVersion,
        refused: result.refused,
        cached: result.cached,
        paid: result.paid && paidOnWire(result.paid),
        workspace_path: result.workspacePath,
        file_changes: result.fileChanges,
        patch: result.patch,
        before_all_output: result.hookOutputs?.beforeAll,
        before_each_output: result.hookOutputs?.beforeEach,
        after_each_output: result.hookOutputs?.afterEach,
        trials: result.trials?.map((trial) => trialOnWire(trial, agentvStatus(trial, result))),
        aggregation: result.aggregation && aggregationOnWire(result.aggregation),
        cost_limited: result.costLimited,
        metadata: result.metadata,
        ...ownFields(result),
    };
}
const ownFields = (result) => ({
    suite_file: result.suiteFile,
    provider: result.provider,
    pass_mark: result.passMark,
    agentv_pass_mark: result.agentvPassMark,
    must_pass: result.mustPass ? true : undefined,
    required_missed: result.status === 'quality_failure' ? result.requiredMissed : undefined,
    retries: result.retries,
    trial_samples: result.trialSamples,
    location: result.location,
    imported_from: result.importedFrom,
    measure: result.measure,
    subject: result.subject,
    reused_from: result.reusedFrom,
    avoided: result.avoided && { cost_usd: result.avoided.costUsd, duration_ms: result.avoided.durationMs },
});
function executionStatus(result) {
    if (result.importedFrom !== undefined)
        return result.status;
    const hasPassed = result.trials?.some((trial) => agentvStatus(trial, result) === 'ok');
    return hasPassed ? 'ok' : agentvStatus(result, result);
}
function agentvStatus({ status, score }, { agentvPassMark }) {
    if (agentvPassMark === undefined || status === 'execution_error')
        return status;
    return score >= agentvPassMark ? 'ok' : 'quality_failure';
}
function requestsOf({ prompt, implicitJudge, scores }) {
    const evaluator = implicitJudge ? scores[0]?.input : undefined;
    if (prompt === undefined && evaluator === undefined)
        return undefined;
    return { lm: prompt && requestOf(prompt), evaluator };
}
const requestOf = ({ question, chat, system }) => ({
    chat_prompt: chat?.map(({ role, content }) => ({ role, content })),
    question,
    system,
});
function failureDetails({ httpStatus, permanent, retryAfterMs, location, }) {
    const details = { http_status: httpStatus, permanent, retry_after_ms: retryAfterMs, location: location };
    return Object.values(details).some((value) => value !== undefined) ? details : undefined;
}
function scoreOnWire(score) {
    return {
        name: score.name,
        type: score.type,
        score: score.score,
        weight: score.weight,
        verdict: score.verdict,
        assertions: score.assertions,
        reasoning: score.reasoning,
        input: score.input,
        target: score.target,
        details: score.details,
        scores: score.scores?.map(scoreOnWire),
        token_usage: score.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(score.tokenUsage),
        cost_usd: score.costUsd,
        duration_ms: score.durationMs,
        started_at: score.startedAt,
        ended_at: score.endedAt,
    };
}
function trialOnWire(trial, status) {
    return {
        attempt: trial.attempt,
        score: trial.score,
        verdict: trial.verdict,
        scores: trial.scores.map(scoreOnWire),
        error: trial.failure?.message,
        token_usage: trial.tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(trial.tokenUsage),
        cost_usd: trial.costUsd,
        duration_ms: trial.durationMs,
        refused: trial.refused,
        cached: trial.cached,
        paid: trial.paid && paidOnWire(trial.paid),
        patch: trial.patch,
        execution_status: status,
        failure_class: trial.failure?.class,
        failure_stage: trial.failure?.stage,
        failure_reason_code: trial.failure?.reason,
        failure_details: trial.failure && failureDetails(trial.failure),
    };
}
const paidOnWire = ({ tokenUsage, costUsd }) => ({
    token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
    cost_usd: costUsd,
});
function aggregationOnWire(aggregation) {
    switch (aggregation.strategy) {
        case 'pass_at_k': {
            const { strategy, passedAttempts, totalAttempts } = aggregation;
            return { strategy, passed_attempts: passedAttempts, total_attempts: totalAttempts };
        }
        case 'mean':
            return aggregation;
        case 'confidence_interval': {
            const { strategy, mean, ci95Lower, ci95Upper, stddev } = aggregation;
            return { strategy, mean, ci95_lower: ci95Lower, ci95_upper: ci95Upper, stddev };
        }
        default:
            return (0,never/* never */.Z)(aggregation);
    }
}
function traceOf(result, input) {
    const { messages, tokenUsage, durationMs, startTime, endTime, trials } = result;
    if (messages.length === 0)
        return undefined;
    const { eventCount, toolCalls, toolDurations, errorCount, llmCallCount } = (0,trace/* traceSummary */.I)(messages);
    return {
        event_count: eventCount,
        tool_calls: toolCalls,
        error_count: errorCount,
        tool_durations: Object.keys(toolDurations).length > 0 ? toolDurations : undefined,
        llm_call_count: llmCallCount,
        messages: [...input, ...messages.map(wire/* messageOnWire */.ym)],
        events: traceEvents([...result.input, ...messages]),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: trials === undefined ? result.costUsd : undefined,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
        metadata: { provider: result.provider, target: result.target, eval_case_id: result.testId },
    };
}


/***/ }),

/***/ 22274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fit)
/* harmony export */ });
function fit(versions, maxBytes) {
    let text = '';
    for (const version of versions) {
        text = version();
        if (Buffer.byteLength(text) <= maxBytes)
            break;
    }
    return text;
}


/***/ }),

/***/ 82761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ jsonDocument)
/* harmony export */ });
const DEEPEST_LISTS = 2;
const jsonDocument = (value) => `${linesOf(value, 0)}\n`;
function linesOf(value, depth) {
    if (Array.isArray(value)) {
        const items = value.map((item) => JSON.stringify(item) ?? 'null');
        return enclosed('[', items, ']', depth);
    }
    if (typeof value !== 'object' || value === null || depth === DEEPEST_LISTS)
        return JSON.stringify(value);
    const entries = Object.entries(value).flatMap(([key, item]) => {
        const text = linesOf(item, depth + 1);
        return text === undefined ? [] : [`${JSON.stringify(key)}: ${text}`];
    });
    return enclosed('{', entries, '}', depth);
}
function enclosed(open, items, close, depth) {
    if (items.length === 0)
        return open + close;
    const indent = '  '.repeat(depth);
    return `${open}\n${indent}  ${items.join(`,\n${indent}  `)}\n${indent}${close}`;
}


/***/ }),

/***/ 54668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ table)
/* harmony export */ });
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


/***/ }),

/***/ 30594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ identityOfPlan),
/* harmony export */   c: () => (/* binding */ identityOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17586);


function identityOf({ provider, options }) {
    const reporting = Object.entries(options)
        .filter(([key]) => !/(?:key|token|secret|credentials?|password)$/i.test(key))
        .map(([key, value]) => [
        key,
        key === 'headers' ? withoutValues(value) : value instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .Variable */ .rT ? value.value : value,
    ])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    return digest([provider, reporting]);
}
const withoutValues = (headers) => typeof headers !== 'object' || headers === null
    ? headers
    : Object.entries(headers).map(([name, value]) => [
        name,
        value instanceof _model_suite_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .Variable */ .rT ? { variable: value.name } : value,
    ]);
function identityOfPlan({ steps }, where) {
    const identities = new Map();
    const asked = steps.map((step) => {
        if (step.kind === 'broken')
            return [step.suite.file, step.test.id, step.target];
        const identity = identities.get(step.target) ?? identityOf(step.target);
        identities.set(step.target, identity);
        return [step.suite.file, step.test.id, step.target.name, identity, step.trials, step.passMark, step.agentvPassMark];
    });
    return digest([where, asked]);
}
const digest = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(value)).digest('hex');


/***/ })

};
