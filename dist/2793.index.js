export const id = 2793;
export const ids = [2793];
export const modules = {

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
/* harmony import */ var _config_time_limit_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33211);
/* harmony import */ var _run_folder_earlier_run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75671);
/* harmony import */ var _run_folder_results_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47450);
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
    const asked = (trials ?? [result]).map((call) => (0,_model_run_paid_js__WEBPACK_IMPORTED_MODULE_1__/* .paidFor */ .U)(call).costUsd);
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

/***/ 24050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ timestamp)
/* harmony export */ });
const timestamp = (at) => new Date(at).toISOString().replaceAll(/[:.]/g, '-');


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
        leftOut: others > 0 ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(noun, others) : undefined,
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

/***/ 74874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ permissionsInLine),
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
const permissionsInLine = (text) => text.replaceAll(/:\n +permissions:((?:\n {4}.+)+)/g, (_, list) => `: ${list.trim().split(/\n +/).join(', ')}`);


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

/***/ 28835:
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
// EXTERNAL MODULE: ./build/js/src/reports/answer-warnings.js
var answer_warnings = __webpack_require__(8939);
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
var reports_hint = __webpack_require__(74874);
// EXTERNAL MODULE: ./build/js/src/reports/imported-line.js
var imported_line = __webpack_require__(93858);
// EXTERNAL MODULE: ./build/js/src/reports/marks.js
var marks = __webpack_require__(11241);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var reports_numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/reproduce.js
var reproduce = __webpack_require__(96360);
// EXTERNAL MODULE: ./build/js/src/reports/reuse-line.js
var reuse_line = __webpack_require__(63078);
// EXTERNAL MODULE: ./build/js/src/reports/seeding-line.js
var seeding_line = __webpack_require__(37615);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var spent = __webpack_require__(68927);
// EXTERNAL MODULE: ./build/js/src/reports/totals-line.js
var totals_line = __webpack_require__(59791);
// EXTERNAL MODULE: ./build/js/src/reports/agreement.js + 1 modules
var agreement = __webpack_require__(92236);
;// CONCATENATED MODULE: ./build/js/src/reports/summary/summary-agreement.js





const COLUMNS = [
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
const TEXT_CHARACTERS = 300;
function agreementSection({ agreement = [] }, most) {
    if (agreement.length === 0 || most === 0) {
        return { blocks: [], leftOut: agreement.length > 0 ? 'the agreement of judges with people' : undefined };
    }
    const disagreements = agreement.flatMap((judge) => judge.disagreements.map((each) => ({ judge, each })));
    const shown = disagreements.slice(0, most);
    return {
        blocks: [
            '### Judges and people',
            '_How often judges agree with labels of people. It does not affect the verdict._',
            (0,markdown/* table */.t)([...COLUMNS], agreement.map(rowOf)),
            ...(shown.length === 0
                ? []
                : [
                    `<details><summary>${(0,shared_text/* plural */.LS)('disagreement', disagreements.length)}</summary>`,
                    shown.map(({ judge, each }) => itemOf(judge, each)).join('\n'),
                    '</details>',
                ]),
        ],
        leftOut: disagreements.length > shown.length ? (0,shared_text/* plural */.LS)('disagreement', disagreements.length - shown.length) : undefined,
    };
}
function rowOf(judge) {
    const numbers = (0,agreement/* agreementNumbers */.xr)(judge);
    return [
        `${(0,comment_parts/* code */.aY)(judge.grader)} of ${(0,comment_parts/* code */.aY)(judge.suite)}`,
        numbers.answers,
        numbers.agreement,
        numbers.caughtFailures,
        numbers.acceptedPasses,
        numbers.rightWhenPassing,
        numbers.rightWhenFailing,
        numbers.kappa,
        numbers.notes.map(comment_parts/* cell */.Hn).join('; ') || reports_numbers/* UNKNOWN */.HV,
    ];
}
function itemOf({ grader }, { testId, target, judge, people, reason, note }) {
    const said = reason === undefined ? '' : ` (${(0,comment_parts/* sentence */.em)(reason, TEXT_CHARACTERS)})`;
    const noted = note === undefined ? '' : ` (${(0,comment_parts/* sentence */.em)(note, TEXT_CHARACTERS)})`;
    return `- ${(0,comment_parts/* code */.aY)(testId)} on ${(0,comment_parts/* code */.aY)(target)}: ${(0,comment_parts/* code */.aY)(grader)} says ${judge}${said}, people say ${people}${noted}`;
}

// EXTERNAL MODULE: ./build/js/src/reports/trend/trend-lines.js
var trend_lines = __webpack_require__(83638);
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
        ...(rows.length > 0 ? [(0,markdown/* table */.t)(coverage_COLUMNS, rows)] : []),
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
const coverage_COLUMNS = [
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
    const folds = [...trendFold(report), covered(report), admissionLog(report), settingsUsed(report)].filter((fold) => fold.content.length > 0);
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
function trendFold(report) {
    const shown = (0,trend_lines/* shownTrends */.E2)(report, MOST_TRENDS);
    const content = shown.flatMap((each) => [(0,trend_lines/* trendLine */.M8)(each, true), (0,trend_lines/* trendTable */._K)(each)]);
    return content.length === 0 ? [] : [{ name: 'the trend', summary: 'Trend of the base branch', content }];
}
const MOST_TRENDS = 50;
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
        each.p === undefined ? reports_numbers/* UNKNOWN */.HV : pValue(each.p),
        (0,compared/* findingOf */.hD)(each, report),
        (0,compared/* detectableDrop */.z0)(each),
    ]);
    const testRows = shownTests.map(({ word, each }) => [
        word,
        (0,comment_parts/* code */.aY)(test(each)),
        (0,compared/* passesOf */.Hb)(each),
        (0,comment_parts/* cell */.Hn)((0,compared/* whyOf */.gf)(each)) || reports_numbers/* UNKNOWN */.HV,
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
    ...(0,compared/* baselineNotes */.fO)(report).map((text) => `${(0,comment_parts/* sentence */.em)(text)}.`),
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
    none: reports_numbers/* UNKNOWN */.HV,
};
function notesOf({ notes, graderNotes = {}, workspaceNotes }) {
    const parts = [
        ...(notes === undefined ? [] : [(0,comment_parts/* sentence */.em)(notes, NOTE_CHARACTERS)]),
        ...Object.entries(graderNotes)
            .slice(0, MOST_GRADERS)
            .map(([grader, note]) => `${(0,comment_parts/* code */.aY)(grader)}: ${(0,comment_parts/* cell */.Hn)(note)}`),
        ...(workspaceNotes === undefined ? [] : [`workspace: ${(0,comment_parts/* cell */.Hn)(workspaceNotes)}`]),
    ];
    return parts.join('; ') || reports_numbers/* UNKNOWN */.HV;
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
        agreementSection(report, limits.failing),
        warnings([...(0,answer_warnings/* answerWarnings */.k)(report), ...(0,grader_warnings/* graderWarnings */.Z)(report), ...report.warnings], limits.warnings),
        passingTests(passing, name, limits.passing),
        plannedTests(planned, name, limits.passing),
        backgroundSection(report, limits.background ?? false),
        ...(report.dryRun ? [] : [foot([...failing, ...errored][0], report)]),
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
            ...(0,imported_line/* importedLines */.WE)(report).map((line) => sentence(line, HEADLINE_CHARACTERS)),
            ...(0,reuse_line/* reuseLine */.v)(report.totals),
            ...(0,cache_lines/* cacheLines */.w)(report.caches),
            ...firstResultLine(report),
            ...(0,seeding_line/* seedingLine */.M)(report),
            ...(0,compared/* shortBaselineNotes */.Hg)(report, comment_parts/* code */.aY).map((note) => `\ud83d\udfe0 ${note}.`),
            ...(verdict.unarmed && !report.dryRun ? [...(isReported ? [] : unarmedLine(report)), ...whatToDo(report)] : []),
            ...(report.dryRun ? ['_Dry run: no target was called._'] : []),
            ...(report.unreadable ?? []).flatMap(({ hint }) => (hint === undefined ? [] : [(0,reports_hint/* hintMarkdown */.X)(hint)])).slice(0, 1),
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
    return baseline.kind === 'unavailable' && baseline.hint !== undefined ? [(0,reports_hint/* hintMarkdown */.X)(baseline.hint)] : [];
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
    const needed = (0,reports_numbers/* neededScore */.w_)(suite);
    const { icon, word } = (0,marks/* suiteMark */.yX)((0,findings/* suiteKind */.h0)(report, suite), reasonsFor(suite, report));
    return [
        (0,comment_parts/* code */.aY)(name),
        (0,comment_parts/* code */.aY)(target),
        `${totals.passed}/${judged}${totals.skipped > 0 ? `, ${totals.skipped} not run` : ''}`,
        (0,reports_numbers/* percent */.KN)(totals.passRate),
        (0,reports_numbers/* score */.fN)(totals.score, threshold) + (needed === undefined ? '' : ` (${needed})`),
        `${totals.errored}`,
        (0,reports_numbers/* money */.TG)(totals.costUsd),
        (0,reports_numbers/* duration */.p0)(totals.durationMs),
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
function gotOf(got, result) {
    const judged = (0,comment_parts/* cell */.Hn)((0,findings/* judgedAnswer */.W9)(result));
    if (got === undefined)
        return (0,comment_parts/* cell */.Hn)((0,findings/* answerOf */.ut)(result));
    return judged === '' ? (0,comment_parts/* cell */.Hn)(got) : `${(0,comment_parts/* cell */.Hn)(got)} \u00b7 answer: ${judged}`;
}
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
            (0,comment_parts/* code */.aY)(name(result)) + trialsOf(result) + summary_notesOf(result) + reusedFrom(result),
            (0,findings/* scoreOfMark */.hg)(result),
            (0,comment_parts/* cell */.Hn)(checks[0].text) + others,
            gotOf(checks[0].got, result) || '(no answer)',
            at(result.location),
        ];
    });
    return {
        blocks: rows.length === 0 ? [] : [`### \u274c Failing tests (${all.length})`, (0,markdown/* table */.t)(columns, rows)],
        leftOut: missing('failing test', all.length - rows.length),
    };
}
const summary_notesOf = (result) => {
    const notes = (0,findings/* answerNotes */.QZ)(result);
    return notes.length === 0 ? '' : ` (${(0,comment_parts/* cell */.Hn)(notes.join('; '))})`;
};
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
        (0,comment_parts/* code */.aY)(name(result)) + trialsOf(result) + summary_notesOf(result) + reusedFrom(result),
        (0,reports_numbers/* score */.fN)((0,result_outcome/* outcomeOf */.sG)(result).score),
        (0,reports_numbers/* money */.TG)((0,spent/* costOf */.ho)(result)),
        (0,reports_numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)),
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
function foot(first, { generator, flags }) {
    const command = first && (0,reproduce/* reproduceCommand */.nB)(first, generator.program, { flags });
    if (command === undefined || command.length > LONGEST_COMMAND)
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
        const wait = (0,iso_time/* momentOf */.E)(timestamp) - start;
        const isMeasured = reusedFrom === undefined && (status !== 'execution_error' || own !== undefined);
        if (isMeasured && wait > 0 && wait <= durationMs && wait < first)
            first = wait;
    }
    return first === Number.POSITIVE_INFINITY ? [] : [`first result after ${(0,reports_numbers/* duration */.p0)(first)}`];
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
/* harmony import */ var _shared_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54668);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _comment_comment_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95055);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5937);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69444);





const FEWEST_RUNS = 3;
const TABLE_RUNS = 10;
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
const shownTrends = ({ trend = [] }, most) => trend.filter((each) => measured(each).length >= FEWEST_RUNS).slice(0, Math.max(0, most));
function trendLine(trend, severalTargets) {
    const known = measured(trend);
    const [first, last] = [known[0]?.passRate, known.at(-1)?.passRate];
    const name = severalTargets ? `${trend.suite} [${trend.target}]` : trend.suite;
    const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__/* .sparkline */ .K)(trend.runs.map(({ passRate }) => passRate));
    return `- ${(0,_comment_comment_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)} ${line} ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(first)} \u2192 ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(last)} (${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('run', known.length)})`;
}
const trendTable = ({ runs }) => (0,_shared_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .t)(COLUMNS, runs
    .slice(-TABLE_RUNS)
    .map(({ time, sha, verdict, tests, passRate, score: mean, markers }) => [
    time.slice(0, 'YYYY-MM-DDThh:mm'.length).replace('T', ' '),
    sha === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV : (0,_comment_comment_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(sha.slice(0, 7)),
    verdict ?? _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV,
    tests === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .UNKNOWN */ .HV : `${tests}`,
    (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .percent */ .KN)(passRate),
    (0,_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .score */ .fN)(mean),
    (0,_comment_comment_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .cell */ .Hn)(markers.join('; ')),
]));


/***/ }),

/***/ 15960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ cutLong),
/* harmony export */   p: () => (/* binding */ bytesText)
/* harmony export */ });
function cutLong(text, most, { where = 'index.jsonl has the full text', headShare = 0.75 } = {}) {
    if (text.length <= most)
        return text;
    const head = text.slice(0, border(text, Math.floor(most * headShare)));
    const tail = text.slice(border(text, text.length - Math.floor(most * (1 - headShare))));
    const missing = text.length - head.length - tail.length;
    return `${head}\n[\u2026 ${bytesText(missing)} omitted; ${where} \u2026]\n${tail}`;
}
const border = (text, at) => (/[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at);
const bytesText = (bytes) => bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 ** 2
        ? `${(bytes / 1024).toFixed(0)} KiB`
        : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;


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


/***/ })

};
