export const id = 1103;
export const ids = [1103];
export const modules = {

/***/ 29795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kv: () => (/* binding */ causeFinder),
  ov: () => (/* binding */ errorCause),
  $p: () => (/* binding */ failingGraders),
  An: () => (/* binding */ hasFixedText)
});

// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/reports/escape/invisible.js
var invisible = __webpack_require__(41180);
;// CONCATENATED MODULE: ./build/js/src/reports/failures/symptom.js


function causeFrom(kind, text) {
    const said = firstLine((0,invisible/* withoutAnsi */.uo)(text.slice(0, MOST_READ).normalize('NFC')));
    const normalised = normaliseLine(kind, said);
    return { id: `c${digest(JSON.stringify([kind, normalised]))}`, kind, text: normalised, said };
}
const ID_DIGITS = 8;
const digest = (text) => (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, ID_DIGITS);
function normaliseLine(kind, line) {
    if (kind.startsWith('check/'))
        return symptom_short(line.toLowerCase());
    const general = RULES.reduce((all, [pattern, by]) => all.replace(pattern, by), line);
    return symptom_short(general.toLowerCase());
}
const MOST_READ = 4_000;
const MOST_OF_LINE = 500;
const MOST_OF_SYMPTOM = 200;
const firstLine = (text) => (text.split(/\r\n?|\n/).find((line) => line.trim() !== '') ?? '').trim().slice(0, MOST_OF_LINE).replace(/\s+/g, ' ');
const symptom_short = (text) => text.slice(0, MOST_OF_SYMPTOM);
const RULES = [
    [/https?:\/\/[^\s"'`<>)\]]+/gi, '<url>'],
    [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
    [/(?<!\d)\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?(?!\d)/g, '<time>'],
    [/(?<![\d:])\d\d:\d\d:\d\d(?:[.,]\d+)?(?![\d:])/g, '<time>'],
    [
        /(?:\b[a-z]:|[\w.~-]+)?(?:[\\/][^\s\\/"'`<>()[\]{}:,;]+)+[\\/]([^\s\\/"'`<>()[\]{}:,;]+)(?::\d+){0,2}/gi,
        '<path>/$1',
    ],
    [/\b0x[0-9a-f]+\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,}\b/gi, '<hex>'],
    [/\b(?=[a-z_]*\d)(?=[\d_]*[a-z])\w{12,}\b/gi, '<id>'],
    [/(["'`])(?:(?!\1).){41,}\1/g, '<text>'],
    [/\d+(?:[.,:]\d+)*/g, '<n>'],
];

;// CONCATENATED MODULE: ./build/js/src/reports/failures/causes.js



function causeFinder(results) {
    let passing;
    const isAlsoInPassing = (key) => {
        passing ??= new Set(results.filter(isPassed).flatMap((result) => toolErrorsIn(result).map(keyOf(result))));
        return passing.has(key);
    };
    return (result) => {
        const { kind } = (0,result_outcome/* outcomeOf */.sG)(result);
        if (kind === 'passed')
            return undefined;
        const failure = failureOfTrial(result);
        if (failure !== undefined)
            return errorCause(failure);
        const broken = toolErrorsIn(result).find((cause) => !isAlsoInPassing(keyOf(result)(cause)));
        return broken ?? causeOfCheck(result);
    };
}
const isPassed = (result) => (0,result_outcome/* outcomeOf */.sG)(result).kind === 'passed';
const keyOf = ({ suiteFile, suite, target }) => ({ id }) => JSON.stringify([suiteFile, suite, target, id]);
const errorCause = ({ class: failureClass, message }) => causeFrom(`error/${failureClass}`, message);
const failureOfTrial = (result) => (0,present_trials/* failureOf */.g5)(result) ?? lastFailed(result)?.failure;
const lastFailed = ({ trials = [] }) => trials.findLast(({ status }) => status !== 'ok');
function toolErrorsIn(result) {
    return callsIn(result).flatMap(({ tool, output, status }) => status === 'error' ? causeFrom(`tool/${tool.slice(0, LONGEST_NAME)}`, textOf(output)) : []);
}
const LONGEST_NAME = 100;
function callsIn({ messages, trialSamples = [], status }) {
    const failed = status === 'ok' ? undefined : trialSamples.findLast(({ side }) => !side.pass)?.side;
    if (failed !== undefined)
        return failed.steps.filter((step) => step.kind === 'call');
    return messages.flatMap(({ toolCalls = [] }) => toolCalls);
}
const textOf = (output) => typeof output === 'string' ? output : output === undefined ? '' : JSON.stringify(output);
function causeOfCheck(result) {
    const failing = failingGraders(result);
    for (const { type, assertions } of failing) {
        const missed = hasFixedText(type) ? assertions.find(({ passed }) => !passed) : undefined;
        if (missed !== undefined)
            return causeFrom(`check/${type}`, missed.text);
    }
    const [first] = failing;
    if (first !== undefined)
        return causeFrom(`grader/${kindAndName(first)}`, '');
    const [said] = result.assertions.filter(({ passed }) => !passed);
    if (result.importedFrom !== undefined && said !== undefined) {
        return causeFrom(`failure/${result.importedFrom}`, said.text);
    }
    return causeFrom('score', '');
}
function kindAndName({ type, name }) {
    const short = name.slice(0, LONGEST_NAME);
    return type === name || type === 'imported' ? short : `${type}:${short}`;
}
function failingGraders(result) {
    const own = lastFailed(result)?.scores ?? [];
    const scores = own.length > 0 ? own : result.scores;
    const required = new Set(result.status === 'quality_failure' ? (result.requiredMissed ?? []) : []);
    return scores
        .flatMap((score) => leaves(score).map((leaf) => ({ leaf, isRequired: required.has(score.name) })))
        .filter(({ leaf }) => leaf.verdict === 'fail')
        .sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || b.leaf.weight - a.leaf.weight)
        .map(({ leaf }) => leaf);
}
const leaves = (score) => score.scores === undefined || score.scores.length === 0 ? [score] : score.scores.flatMap(leaves);
const hasFixedText = (type) => FIXED.includes(type);
const FIXED = [
    'contains',
    'contains-any',
    'contains-all',
    'icontains',
    'icontains-any',
    'icontains-all',
    'starts-with',
    'ends-with',
    'equals',
    'regex',
    'rubrics',
];


/***/ }),

/***/ 57277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ changeFinder),
/* harmony export */   Ff: () => (/* binding */ isWithoutScore),
/* harmony export */   G1: () => (/* binding */ changesByKey),
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   Hg: () => (/* binding */ hasPassMark),
/* harmony export */   Pg: () => (/* binding */ findings),
/* harmony export */   QO: () => (/* binding */ scoreText),
/* harmony export */   QZ: () => (/* binding */ answerNotes),
/* harmony export */   RA: () => (/* binding */ isNotAsWritten),
/* harmony export */   So: () => (/* binding */ trialsPassed),
/* harmony export */   W9: () => (/* binding */ judgedAnswer),
/* harmony export */   Zy: () => (/* binding */ errorGroups),
/* harmony export */   bK: () => (/* binding */ trialCounts),
/* harmony export */   h0: () => (/* binding */ suiteKind),
/* harmony export */   hg: () => (/* binding */ scoreOfMark),
/* harmony export */   op: () => (/* binding */ testsNotRun),
/* harmony export */   t1: () => (/* binding */ causeLines),
/* harmony export */   te: () => (/* binding */ resultsOfChanges),
/* harmony export */   u3: () => (/* binding */ suiteNamer),
/* harmony export */   ut: () => (/* binding */ answerOf),
/* harmony export */   wf: () => (/* binding */ namer)
/* harmony export */ });
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(207);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66604);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94987);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37987);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);
/* harmony import */ var _failures_causes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29795);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5937);
/* harmony import */ var _status_icons_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50594);









function findings({ results, dryRun }) {
    const withoutScore = results.filter(isWithoutScore);
    if (dryRun) {
        const errored = withoutScore.filter(isNotAsWritten);
        const broken = new Set(errored);
        return { failing: [], errored, notRun: [], passing: [], planned: results.filter((result) => !broken.has(result)) };
    }
    const of = (wanted) => (result) => (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOf */ .sG)(result).kind === wanted;
    return {
        failing: results.filter(of('failed')),
        errored: withoutScore.filter(of('errored')),
        notRun: withoutScore.filter(of('not-run')),
        passing: results.filter(of('passed')),
        planned: [],
    };
}
const isWithoutScore = (result) => result.status === 'execution_error' && (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOf */ .sG)(result).score === undefined;
function failedChecks(result) {
    const failure = (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .failureOf */ .g5)(result);
    if (failure !== undefined)
        return [{ text: failureText(failure) }];
    const checks = result.assertions
        .filter(({ passed }) => !passed)
        .map(({ text, evidence }) => ({ text, got: evidence }));
    const graders = checks.length > 0 ? [] : disappointed(result);
    const missed = result.status === 'quality_failure' ? (result.requiredMissed ?? []) : [];
    const required = missed.map((name) => ({ text: `The required grader ${name} did not pass, so the score is 0` }));
    const [first, ...rest] = [...checks, ...graders, ...required, ...failedTrials(result)];
    return [first ?? belowMark(result), ...rest];
}
const failureText = (failure) => `${_status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .failureWords */ .AC[failure.class]}: ${failure.message}`;
const failedTrials = ({ trials = [] }) => trials.flatMap(({ attempt, failure }) => failure !== undefined && (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentFailure */ .s7)(failure) ? { text: `Trial ${attempt + 1}: ${failureText(failure)}` } : []);
function answerNotes(result) {
    const answers = [result, ...(result.trials ?? [])];
    const targets = new Set(answers.flatMap(({ targetUsed }) => targetUsed ?? []));
    const reasons = new Set(answers.flatMap(({ finishReason }) => finishReason ?? []));
    return [
        ...Array.from(targets, (target) => `answered by the fallback target ${target}`),
        ...Array.from(reasons, (reason) => `the answer was ${_status_icons_js__WEBPACK_IMPORTED_MODULE_8__/* .finishWords */ .jM[reason]}`),
    ];
}
const answerOf = ({ status, output }) => (status === 'execution_error' ? '' : output);
const judgedAnswer = (result) => (0,_failures_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .failingGraders */ .$p)(result).some(({ type }) => type === 'llm-grader' || type === 'code-grader') ? answerOf(result) : '';
function errorGroups(errored) {
    const groups = new Map();
    for (const result of errored) {
        const failureClass = result.failure.class;
        const message = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .asSentences */ .pm)(causeLines(result));
        const { id } = (0,_failures_causes_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCause */ .ov)({ class: failureClass, message });
        const group = groups.get(id);
        if (group)
            group.results.push(result);
        else
            groups.set(id, { class: failureClass, message, results: [result] });
    }
    return [...groups.values()].sort((a, b) => b.results.length - a.results.length);
}
const isNotAsWritten = ({ failure }) => failure.class === 'config' && failure.stage === 'setup';
function causeLines(result) {
    const { failure, location } = result;
    if (!isNotAsWritten(result))
        return [failure.message];
    const own = `${(0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_4__/* .locationText */ .f)(failure.location ?? location)}: `;
    return failure.message
        .split('\n')
        .map((line) => (line.startsWith(own) ? line.slice(own.length) : line).trim())
        .filter((line) => line !== '');
}
function trialCounts({ trials }) {
    return trials === undefined || trials.length < 2 ? undefined : countsOf(trials);
}
function trialsPassed({ costLimited, trials = [] }) {
    if (trials.length < 2 && !costLimited)
        return undefined;
    const counts = countsOf(trials);
    const errored = trials.length - counts.trials;
    return [
        `${counts.passes} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('trial', counts.trials)} passed`,
        ...(errored > 0 ? [`${errored} errored`] : []),
        ...(costLimited ? ['cut short by a cost limit'] : []),
    ].join(', ');
}
function countsOf(trials) {
    const measured = (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__/* .measuredTrials */ .ik)(trials);
    return { passes: measured.filter(({ pass }) => pass).length, trials: measured.length };
}
function suiteNamer({ suites }) {
    const files = new Map();
    for (const { suite, file } of suites)
        files.set(suite, (files.get(suite) ?? new Set()).add(file));
    return ({ suite, file }) => ((files.get(suite)?.size ?? 0) > 1 ? `${suite} (${file})` : suite);
}
function namer(report) {
    const nameOf = suiteNamer(report);
    const several = new Set(report.suites.map(({ target }) => target)).size > 1;
    return ({ suite, suiteFile, testId, target }) => `${nameOf({ suite, file: suiteFile })} \u203a ${testId}${several ? ` [${target}]` : ''}`;
}
function suiteKind({ verdict }, of) {
    const own = verdict.suites.find(({ suite, file, target }) => suite === of.suite && file === of.file && target === of.target);
    return own?.kind ?? verdict.kind;
}
function changesByKey(report) {
    const changes = known.get(report) ?? new Map(report.comparison.tests.map((change) => [(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(change), change]));
    known.set(report, changes);
    return changes;
}
const known = new WeakMap();
function changeFinder(report) {
    const changes = changesByKey(report);
    return (result) => changes.get((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(result));
}
function resultsOfChanges({ results }) {
    const byKey = new Map(results.map((result) => [(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(result), result]));
    return (change) => byKey.get((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(change));
}
const disappointed = ({ scores }) => scores
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ name, score: reached, reasoning }) => ({
    text: `${name} did not pass (scored ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(reached)})${reasoning === undefined ? '' : `: ${reasoning}`}`,
}));
function belowMark(result) {
    if (hasPassMark(result)) {
        return { text: `The score ${scoreText(result)} is below the pass mark ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(result.passMark)}` };
    }
    const counts = trialCounts(result);
    if (counts === undefined)
        return { text: 'The results give no reason' };
    return { text: `${counts.trials - counts.passes} of ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)('trial', counts.trials)} failed` };
}
const hasPassMark = ({ importedFrom, passMark, trials }) => importedFrom === undefined || (passMark < 1 && trials === undefined);
const scoreOfMark = (result) => hasPassMark(result) ? `${scoreText(result)} of ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(result.passMark)}` : scoreText(result);
const scoreText = (result) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)((0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOf */ .sG)(result).score, result.passMark);
function testsNotRun(report) {
    const skipped = report.comparison.tests.filter(({ state }) => state === 'skipped');
    const ran = new Set(skipped.length === 0 ? [] : report.results.map(_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH));
    return [
        ...findings(report).planned.map((result) => ({ ...result, why: 'dry run' })),
        ...skipped.filter((change) => !ran.has((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(change))),
    ];
}


/***/ }),

/***/ 50594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   M1: () => (/* binding */ reasonMark),
/* harmony export */   YH: () => (/* binding */ errorCount),
/* harmony export */   bq: () => (/* binding */ problemTitles),
/* harmony export */   jM: () => (/* binding */ finishWords),
/* harmony export */   ut: () => (/* binding */ unarmedWords),
/* harmony export */   vG: () => (/* binding */ verdictMark),
/* harmony export */   wW: () => (/* binding */ labelled),
/* harmony export */   yX: () => (/* binding */ suiteMark),
/* harmony export */   zE: () => (/* binding */ outcomeMarks)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);

const verdictMark = (kind) => verdictMarks[kind];
const labelled = (kind, headline) => /^(?:Cancelled|Not (?:measured|decided):)/.test(headline) ? headline : `${verdictMark(kind).word}: ${headline}`;
const reasonMark = (kind) => kind === 'pass' ? { icon: '\u2139\ufe0f', word: 'Note' } : verdictMark(kind);
function suiteMark(kind, reasons) {
    const deciding = reasons.filter((reason) => reason.kind === kind);
    const isUncompared = kind === 'inconclusive' && areOfBaseline(deciding) && deciding.every(({ suite }) => suite === undefined);
    return isUncompared ? { icon: '\ud83d\udfe0', word: 'Not compared' } : verdictMark(kind);
}
const areOfBaseline = (deciding) => deciding.length > 0 && deciding.every(({ rule }) => rule === 'baseline');
const verdictMarks = {
    cancelled: { icon: '\u23f9\ufe0f', word: 'Cancelled' },
    invalid: { icon: '\u26d4', word: 'Invalid' },
    fail: { icon: '\u274c', word: 'Failed' },
    inconclusive: { icon: '\ud83d\udfe0', word: 'Inconclusive' },
    warn: { icon: '\u26a0\ufe0f', word: 'Warning' },
    pass: { icon: '\u2705', word: 'Passed' },
};
const outcomeMarks = {
    passed: { icon: '\u2713', word: 'pass' },
    failed: { icon: '\u2717', word: 'fail' },
    errored: { icon: '!', word: 'error' },
    'not-run': { icon: '-', word: 'skip' },
    planned: { icon: '\u00b7', word: 'planned' },
};
const unarmedWords = ({ comparison: { baseline } }) => baseline.kind === 'none' ? 'No baseline: not compared with earlier runs' : 'Not compared with earlier runs';
const failureWords = {
    config: 'configuration',
    provider: 'provider',
    rate_limit: 'rate limit',
    auth: 'authentication',
    timeout: 'timeout',
    crash: 'crash',
    cost_limit: 'cost limit',
    grader: 'grader',
    workspace: 'workspace',
    budget: 'budget',
    cancelled: 'cancelled',
    bug: 'bug in eval-action',
};
const finishWords = {
    length: 'cut off at the limit of tokens',
    turn_limit: 'cut off at the limit of turns',
    content_filter: 'stopped by a content filter',
    refusal: 'refused by the model',
    reasoning_only: 'only reasoning',
    tool_calls: 'only tool calls',
    empty: 'empty, without a known reason',
};
const ERRORS = [
    'config',
    'provider',
    'rate_limit',
    'auth',
    'cost_limit',
    'grader',
    'workspace',
];
function errorCount(count, failureClass) {
    const word = failureWords[failureClass];
    if (ERRORS.includes(failureClass))
        return (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(`${word} error`, count);
    if (failureClass === 'timeout')
        return (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(word, count);
    return failureClass === 'crash' ? (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(word, count, 'crashes') : `${count} \u00d7 ${word}`;
}
const problemTitles = {
    INPUT_INVALID: 'Input is invalid',
    FILE_MISSING: 'File is missing',
    FILE_UNREADABLE: 'File cannot be read',
    FILE_TOO_LARGE: 'File is too large',
    NOTHING_MATCHED: 'Nothing to run',
    YAML_INVALID: 'File is not valid YAML',
    WRONG_TYPE: 'Value has an unusual type',
    MISSING_FIELD: 'Field is missing',
    DUPLICATE_ID: 'Name is not unique',
    UNKNOWN_FIELD: 'Unknown field is ignored',
    UNKNOWN_TARGET: 'Target does not exist',
    UNKNOWN_PROVIDER: 'Provider is unknown',
    UNKNOWN_GRADER: 'Grader is unknown',
    GRADER_INVALID: 'Grader result is unreliable',
    TARGET_INVALID: 'Target cannot be used',
    TARGET_TROUBLE: 'Call of a target',
    SECRET_MISSING: 'Environment variable is not set',
    RESERVED_VARIABLE: 'Environment variable is reserved',
    HOOK_FAILED: 'Command before the run failed',
    DEPRECATED: 'Old name is deprecated',
    UNUSED: 'Has no effect',
    BASE_UNREAD: 'Settings of the base branch could not be read',
    BATCH_FAILED: 'Each test gets a separate call',
    BUDGET_SPENT: 'The budget is spent',
    COST_UNKNOWN: 'Cost is unknown',
    ANSWER_INCOMPLETE: 'Answer is cut off or empty',
    NOT_SUPPORTED_YET: 'Not supported yet',
    RESULTS_UNREADABLE: 'Results cannot be read',
    OUTPUT_UNWRITABLE: 'Results cannot be written',
    UNTRUSTED_CODE: 'Code is untrusted',
    WORKSPACE_TROUBLE: 'Workspace error',
};


/***/ }),

/***/ 46440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ firstResultLine),
/* harmony export */   GI: () => (/* binding */ noteLines),
/* harmony export */   IS: () => (/* binding */ runTimeOf),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   sX: () => (/* binding */ totalsLine)
/* harmony export */ });
/* harmony import */ var _model_run_imported_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97535);
/* harmony import */ var _model_run_paid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49549);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66604);
/* harmony import */ var _shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77584);
/* harmony import */ var _shared_statistics_wilson_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10877);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5594);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57277);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5937);
/* harmony import */ var _warnings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57382);










function totalsLine(report) {
    const { totals } = report;
    const time = runTimeOf(report);
    if (report.dryRun) {
        const { planned, errored } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .findings */ .Pg)(report);
        return [
            `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('test', planned.length)} planned`,
            ...counted(errored.length, 'cannot run'),
            ...counted(totals.skipped, 'not reached'),
            (0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p0)(time),
        ];
    }
    const hasEarlierAttempts = report.comparison.tests.some(({ earlier }) => earlier !== undefined);
    const judges = [
        ...(totals.graderCostUsd === undefined ? [] : [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .money */ .TG)(totals.graderCostUsd)]),
        ...(totals.graderTokens === undefined ? [] : [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .tokens */ .LU)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .tokenTotal */ .sR)(totals.graderTokens))} tokens`]),
    ];
    return [
        `${passRate(totals)}${hasEarlierAttempts ? ' in this attempt' : ''}`,
        `mean score ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .score */ .fN)(totals.score)}`,
        ...counted(totals.errored, 'errored'),
        ...(totals.erroredTrials === undefined ? [] : [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('trial', totals.erroredTrials)} errored`]),
        ...counted(totals.skipped, (0,_model_run_imported_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutResultWords */ .R$)(report.imported)),
        ...counted(totals.flaky, 'flaky'),
        ...(0,_warnings_js__WEBPACK_IMPORTED_MODULE_9__/* .answerCounts */ .V9)(report),
        ...counted(totals.reused, 'reused'),
        ...(totals.retries > 0 ? [(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('retry', totals.retries, 'retries')] : []),
        cost(totals),
        ...(totals.tokens === undefined ? [] : [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .tokens */ .LU)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .tokenTotal */ .sR)(totals.tokens))} tokens`]),
        ...(judges.length === 0 ? [] : [`judges ${judges.join(', ')}`]),
        ...again(report),
        ...(time === undefined ? [] : [(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p0)(time)]),
    ];
}
const counted = (count, word) => (count > 0 ? [`${count} ${word}`] : []);
function passRate(totals) {
    const judged = totals.passed + totals.failed;
    const interval = totals.passRate === undefined ? undefined : (0,_shared_statistics_wilson_js__WEBPACK_IMPORTED_MODULE_5__/* .wilson */ .r)(totals.passRate * judged, judged);
    if (interval === undefined)
        return `pass rate ${_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .UNKNOWN */ .HV}`;
    return `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .percent */ .KN)(totals.passRate)} pass (${totals.passed} of ${judged}, 95% CI ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .percentRange */ .nC)(interval)})`;
}
function cost({ costUsd, costUnknown, avoided }) {
    if (avoided === undefined) {
        if (costUsd === undefined)
            return `cost ${_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .UNKNOWN */ .HV}`;
        return costUnknown === 0 ? (0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .money */ .TG)(costUsd) : `${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .money */ .TG)(costUsd)} (${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('test', costUnknown)} without a cost)`;
    }
    return [
        `spent ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .money */ .TG)(costUsd)}`,
        `saved by reuse ${avoided.costUsd === undefined ? _numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .UNKNOWN */ .HV : `about ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .money */ .TG)(avoided.costUsd)}`}`,
        ...(costUnknown === 0 ? [] : [`unknown for ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('test', costUnknown)}`]),
    ].join(', ');
}
function again(report) {
    const results = (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .extraResults */ .TX)(report, 'confirmation');
    const trials = results.reduce((sum, result) => sum + (result.trials?.length ?? (0,_model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_2__/* .presentTrials */ .$z)(result).length), 0);
    if (trials === 0)
        return [];
    const costs = results.flatMap((result) => costOf(result) ?? []);
    const spent = costs.length === 0 ? '' : `, ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .money */ .TG)(costs.reduce((sum, each) => sum + each, 0))}`;
    return [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('trial', trials)} re-run${spent}`];
}
const noteLines = (report) => [
    ...reuseLine(report.totals),
    ...(report.caches ?? []).map(cacheLine),
    ...seedingLine(report),
];
function reuseLine({ avoided }) {
    if (avoided === undefined)
        return [];
    const { tests, costUsd, costUnknown, durationMs, durationUnknown } = avoided;
    const without = (unknown) => (unknown === 0 ? '' : ` (unknown for ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('test', unknown)})`);
    const amounts = [
        ...(costUsd === undefined ? [] : [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .money */ .TG)(costUsd)}${without(costUnknown)}`]),
        ...(durationMs === undefined ? [] : [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p0)(durationMs)} of the targets${without(durationUnknown)}`]),
    ];
    const unknown = [...(costUsd === undefined ? ['cost'] : []), ...(durationMs === undefined ? ['time'] : [])];
    const parts = [
        (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('test', tests),
        ...(amounts.length > 0 ? [`about ${amounts.join(' and ')}`] : []),
        ...(unknown.length > 0 ? [`${unknown.join(' and ')} unknown`] : []),
    ];
    return [`saved by reuse: ${parts.join(', ')}`];
}
const CACHES = { judge: 'judge cache', responses: 'response cache' };
function cacheLine({ cache, asked, hits, savedUsd, savedUnknown, savedTokens, notStored }) {
    const saved = [
        ...(savedUsd === undefined ? [] : [`saved \u2248 ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .money */ .TG)(savedUsd)}`]),
        ...(savedTokens === undefined ? [] : [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .tokens */ .LU)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .tokenTotal */ .sR)(savedTokens))} tokens not used`]),
        ...(savedUnknown > 0 ? [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('hit', savedUnknown)} without a known cost`] : []),
        ...(notStored > 0 ? [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('answer', notStored)} could not be stored`] : []),
    ];
    return [`${CACHES[cache]}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('hit', hits)} of ${asked}`, ...saved].join(', ');
}
function seedingLine({ seeding }) {
    if (seeding === undefined)
        return [];
    const { asked, made, tests, costUsd, why } = seeding;
    if (made === 0) {
        return [`no baseline yet: the first run of the base branch runs its tests ${asked} times to start one`];
    }
    const spent = costUsd === undefined ? '' : ` (${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .money */ .TG)(costUsd)})`;
    const less = why === undefined ? '' : `; ${asked} were requested: ${why}`;
    return [
        `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('test', tests)} without a baseline run ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('more time', made - 1)}${spent}, stored as ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)('run', made)}${less}`,
    ];
}
function firstResultLine({ startedAt, durationMs, results, dryRun }) {
    if (dryRun)
        return [];
    const start = Date.parse(startedAt);
    let first = Number.POSITIVE_INFINITY;
    for (const { reusedFrom, status, durationMs: targetMs, timestamp } of results) {
        const wait = (0,_shared_iso_time_js__WEBPACK_IMPORTED_MODULE_4__/* .momentOf */ .E)(timestamp) - start;
        const isMeasured = reusedFrom === undefined && (status !== 'execution_error' || targetMs !== undefined);
        if (isMeasured && wait > 0 && wait <= durationMs && wait < first)
            first = wait;
    }
    return first === Number.POSITIVE_INFINITY ? [] : [`first result after ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .duration */ .p0)(first)}`];
}
const costOf = (result) => sumOf(result, ({ costUsd }) => costUsd);
const tokensOf = (result) => sumOf(result, ({ tokenUsage }) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_8__/* .tokenTotal */ .sR)(tokenUsage));
function sumOf(result, amountOf) {
    let sum;
    for (const call of result.trials ?? [result]) {
        const amount = amountOf((0,_model_run_paid_js__WEBPACK_IMPORTED_MODULE_1__/* .paidFor */ .U)(call));
        if (amount !== undefined)
            sum = (sum ?? 0) + amount;
    }
    return sum;
}
const runTimeOf = ({ imported, durationMs }) => imported !== undefined && durationMs === 0 ? undefined : durationMs;
function timeOf({ status, durationMs, evalRun }) {
    if (durationMs !== undefined || status !== 'execution_error')
        return durationMs;
    return evalRun.durationMs > 0 ? evalRun.durationMs : undefined;
}


/***/ }),

/***/ 57382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K$: () => (/* binding */ permissionsInLine),
/* harmony export */   V9: () => (/* binding */ answerCounts),
/* harmony export */   ZB: () => (/* binding */ graderWarnings),
/* harmony export */   hc: () => (/* binding */ allWarnings),
/* harmony export */   kW: () => (/* binding */ answerWarnings)
/* harmony export */ });
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66536);
/* harmony import */ var _shared_grouped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47891);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _status_icons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50594);




const allWarnings = (report) => [
    ...answerWarnings(report),
    ...graderWarnings(report),
    ...report.warnings,
];
const MAX_NAMES = 5;
const MAX_NAME_LENGTH = 60;
const HINTS = {
    length: 'Raise "max_output_tokens" of the target, unless short answers are the point of the test.',
    reasoning_only: 'Raise "max_output_tokens" of the target, or let it reason less.',
    turn_limit: 'Raise the limit of turns of the target.',
};
function answerWarnings({ results, dryRun }) {
    const answers = (dryRun ? [] : results).flatMap((result) => [...reasonsOf(result)].flatMap((reason) => (reason === 'refusal' ? [] : { result, reason })));
    const groups = (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(answers, ({ result: { suiteFile, suite, target }, reason }) => [
        suiteFile,
        suite,
        target,
        reason,
    ]);
    return [...groups.values()].map((group) => {
        const [{ result, reason }] = group;
        const names = group.slice(0, MAX_NAMES).map(({ result: { testId } }) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(testId, MAX_NAME_LENGTH));
        const more = group.length > names.length ? ` and ${group.length - names.length} more` : '';
        return {
            code: 'ANSWER_INCOMPLETE',
            severity: 'warning',
            message: `The answer was ${_status_icons_js__WEBPACK_IMPORTED_MODULE_3__/* .finishWords */ .jM[reason]} in ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', group.length)} of ${result.suite} on ${result.target}: ${names.join(', ')}${more}`,
            location: result.location,
            hint: HINTS[reason],
        };
    });
}
const COUNTS = [
    ['cut off', ['length', 'turn_limit']],
    ['filtered', ['content_filter']],
    ['refused', ['refusal']],
    ['empty', ['reasoning_only', 'tool_calls', 'empty']],
];
const answerCounts = ({ results, dryRun }) => COUNTS.flatMap(([words, reasons]) => {
    const count = (dryRun ? [] : results).filter((result) => reasons.some((each) => reasonsOf(result).has(each))).length;
    return count === 0 ? [] : `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('answer', count)} ${words}`;
});
function reasonsOf({ status, finishReason, trials }) {
    const answers = trials ?? [{ status, finishReason }];
    return new Set(answers.flatMap((each) => (each.status === 'execution_error' ? [] : (each.finishReason ?? []))));
}
const DOUBTFUL = [
    {
        explanation: 'Nothing is expected, so every answer passes.',
        isOfPasses: true,
        message: 'passed because no tool call is expected',
        hint: 'Name the expected calls. "mode: subset" with "expected: []" forbids all calls.',
    },
    {
        explanation: 'Its output is not a JSON object, so its exit code 0 counted as a pass.',
        isOfPasses: true,
        message: 'passed because it printed no JSON',
        hint: 'Print a JSON object with a "score".',
    },
    {
        explanation: 'Its output is not a JSON object, so its last line counted as the score.',
        message: 'printed a word or a number instead of JSON, which was read as its score',
        hint: 'Print a JSON object with a "score".',
    },
    {
        explanation: 'Its "pass" contradicts its score, and the score counts.',
        message: 'printed a "pass" that contradicts its score; the score counts',
        hint: 'Print one of them, or both with the same meaning.',
    },
    {
        explanation: 'The score is the last JSON object among other lines of the output.',
        message: 'printed its score among other lines; the last JSON object counts',
        hint: 'Print only the JSON object to stdout, and everything else to stderr.',
    },
];
function graderWarnings({ results, dryRun }) {
    if (dryRun)
        return [];
    const graded = results.flatMap((result) => {
        const scores = [...result.scores, ...(result.trials ?? []).flatMap((trial) => trial.scores)];
        return scores.length === 0 ? [] : { result, scores: scores.flatMap(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn) };
    });
    return DOUBTFUL.flatMap(({ explanation, isOfPasses, message, hint }) => {
        const isDoubtful = ({ score, reasoning }) => reasoning?.endsWith(explanation) === true && (score > 0 || isOfPasses !== true);
        const found = graded.flatMap(({ result, scores }) => [...new Set(scores.filter(isDoubtful).map(({ name }) => name))].map((grader) => ({ result, grader })));
        const groups = (0,_shared_grouped_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(found, ({ result, grader }) => [result.suiteFile, result.suite, grader]);
        return [...groups.values()].map((group) => {
            const [{ result, grader }] = group;
            return {
                code: 'GRADER_INVALID',
                severity: 'warning',
                message: `${grader}: ${message} (${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)('test', group.length)} of ${result.suite})`,
                location: result.location,
                hint,
            };
        });
    });
}
const permissionsInLine = (hint) => hint.replaceAll(/:\n +permissions:((?:\n {4}.+)+)/g, (_, list) => `: ${list.trim().split(/\n +/).join(', ')}`);


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
    if (last !== -1)
        events.push(finalEvent(last, events.length));
    return events;
}
const messageId = (index) => `message-${index}`;
const messageEvent = ({ role }, index, ordinal) => ({
    event_id: messageId(index),
    parent_event_id: undefined,
    ordinal,
    type: 'message',
    message: { role },
    metadata: { message_index: index },
});
const callId = (index, toolIndex) => `${messageId(index)}-tool-${toolIndex}`;
const callEvent = (call, index, toolIndex, ordinal) => ({
    event_id: callId(index, toolIndex),
    parent_event_id: messageId(index),
    ordinal,
    type: 'tool_call',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const resultEvent = (call, index, toolIndex, ordinal) => ({
    event_id: `${callId(index, toolIndex)}-result`,
    parent_event_id: callId(index, toolIndex),
    ordinal,
    type: 'tool_result',
    tool: { name: call.tool, status: call.status ?? 'ok' },
    metadata: { message_index: index, tool_index: toolIndex },
});
const finalEvent = (index, ordinal) => ({
    event_id: 'final-response',
    parent_event_id: messageId(index),
    ordinal,
    type: 'final_response',
    message: { role: 'assistant' },
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
        target_error: result.targetError,
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
        finish_reason: result.finishReason,
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
    only_last_attempts: result.onlyLastAttempts,
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
function failureDetails({ httpStatus, permanent, retryAfterMs, failedRows, location, }) {
    const details = {
        http_status: httpStatus,
        permanent,
        retry_after_ms: retryAfterMs,
        failed_rows: failedRows,
        location: location,
    };
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
        finish_reason: trial.finishReason,
        cached: trial.cached,
        paid: trial.paid && paidOnWire(trial.paid),
        patch: trial.patch,
        target_used: trial.targetUsed,
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
        messages: [...input, ...answerOnWire(result)],
        events: traceEvents([...result.input, ...messages]),
        token_usage: tokenUsage && (0,wire/* tokenUsageOnWire */.tM)(tokenUsage),
        cost_usd: trials === undefined ? result.costUsd : undefined,
        duration_ms: durationMs,
        start_time: startTime,
        end_time: endTime,
        metadata: { provider: result.provider, target: result.target, eval_case_id: result.testId },
    };
}
function answerOnWire({ messages, output }) {
    const last = messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);
    return messages.map((message, index) => index === last && message.content === output
        ? { ...(0,wire/* messageOnWire */.ym)(message), content: undefined, content_from: 'output' }
        : (0,wire/* messageOnWire */.ym)(message));
}


/***/ }),

/***/ 10877:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ wilson)
/* harmony export */ });
const Z95 = 1.96;
function wilson(passes, n) {
    if (n <= 0)
        return undefined;
    const p = passes / n;
    const z2 = Z95 * Z95;
    const centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const half = (Z95 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
    return {
        low: p <= 0 ? 0 : Math.max(0, centre - half),
        high: p >= 1 ? 1 : Math.min(1, centre + half),
    };
}


/***/ })

};
