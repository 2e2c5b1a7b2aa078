export const id = 5306;
export const ids = [5306];
export const modules = {

/***/ 26475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ cacheLines)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5937);


const cacheLines = (uses = []) => uses.map(cacheLine);
const NAMES = { judge: 'judge cache', responses: 'response cache' };
function cacheLine({ cache, asked, hits, savedUsd, savedUnknown, savedTokens, notStored }) {
    const saved = [
        ...(savedUsd === undefined ? [] : [`saved \u2248 ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .money */ .TG)(savedUsd)}`]),
        ...(savedTokens === undefined ? [] : [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tokens */ .LU)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenTotal */ .sR)(savedTokens))} tokens not used`]),
        ...(savedUnknown > 0 ? [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('hit', savedUnknown)} without a known cost`] : []),
        ...(notStored > 0 ? [`${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('answer', notStored)} could not be stored`] : []),
    ];
    return [`${NAMES[cache]}: ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('hit', hits)} of ${asked}`, ...saved].join(', ');
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

/***/ 57277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DB: () => (/* binding */ changeFinder),
/* harmony export */   Ff: () => (/* binding */ isWithoutScore),
/* harmony export */   G1: () => (/* binding */ changesByKey),
/* harmony export */   HH: () => (/* binding */ failedChecks),
/* harmony export */   Pg: () => (/* binding */ findings),
/* harmony export */   QO: () => (/* binding */ scoreText),
/* harmony export */   RA: () => (/* binding */ isNotAsWritten),
/* harmony export */   So: () => (/* binding */ trialsPassed),
/* harmony export */   Zy: () => (/* binding */ errorGroups),
/* harmony export */   bK: () => (/* binding */ trialCounts),
/* harmony export */   h0: () => (/* binding */ suiteKind),
/* harmony export */   t1: () => (/* binding */ causeLines),
/* harmony export */   te: () => (/* binding */ resultsOfChanges),
/* harmony export */   u3: () => (/* binding */ suiteNamer),
/* harmony export */   ut: () => (/* binding */ answerOf),
/* harmony export */   wf: () => (/* binding */ namer)
/* harmony export */ });
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(207);
/* harmony import */ var _model_run_present_trials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56768);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32506);
/* harmony import */ var _model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94987);
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37987);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5594);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5937);








function findings(report) {
    const found = known.get(report)?.found ?? sorted(report);
    known.set(report, { ...known.get(report), found });
    return found;
}
const known = new WeakMap();
function sorted({ results, dryRun }) {
    const withoutScore = results.filter(isWithoutScore);
    if (dryRun) {
        const errored = withoutScore.filter(isNotAsWritten);
        const broken = new Set(errored);
        return { failing: [], errored, notRun: [], passing: [], planned: results.filter((result) => !broken.has(result)) };
    }
    const of = (wanted) => (result) => (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOf */ .s)(result).kind === wanted;
    return {
        failing: results.filter(of('failed')),
        errored: withoutScore.filter(of('errored')),
        notRun: withoutScore.filter(of('not-run')),
        passing: results.filter(of('passed')),
        planned: [],
    };
}
const isWithoutScore = (result) => result.status === 'execution_error' && (0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOf */ .s)(result).score === undefined;
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
const failureText = (failure) => `${_marks_js__WEBPACK_IMPORTED_MODULE_6__/* .failureWords */ .AC[failure.class]}: ${failure.message}`;
const failedTrials = ({ trials = [] }) => trials.flatMap(({ attempt, failure }) => failure !== undefined && (0,_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .isAgentFailure */ .s7)(failure) ? { text: `Trial ${attempt + 1}: ${failureText(failure)}` } : []);
const answerOf = ({ status, output }) => (status === 'execution_error' ? '' : output);
function errorGroups(errored) {
    const groups = new Map();
    for (const result of errored) {
        const failureClass = result.failure.class;
        const message = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_5__/* .asSentences */ .pm)(causeLines(result));
        const key = JSON.stringify([failureClass, message]);
        const group = groups.get(key);
        if (group)
            group.results.push(result);
        else
            groups.set(key, { class: failureClass, message, results: [result] });
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
    const changes = known.get(report)?.changes ?? new Map(report.comparison.tests.map((change) => [(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(change), change]));
    known.set(report, { ...known.get(report), changes });
    return changes;
}
function changeFinder(report) {
    const ofResults = known.get(report)?.ofResults ?? matched(report);
    known.set(report, { ...known.get(report), ofResults });
    return (result) => ofResults.get(result);
}
function matched(report) {
    const { tests } = report.comparison;
    const changes = new Map();
    for (const [at, result] of report.results.entries()) {
        const aligned = tests[at];
        const change = aligned !== undefined && isOfSameTest(aligned, result) ? aligned : changesByKey(report).get((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(result));
        if (change !== undefined)
            changes.set(result, change);
    }
    return changes;
}
const isOfSameTest = (change, { testId, target, suite, suiteFile }) => change.testId === testId && change.target === target && change.suite === suite && change.suiteFile === suiteFile;
function resultsOfChanges({ results }) {
    const byKey = new Map(results.map((result) => [(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(result), result]));
    return (change) => byKey.get((0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_2__/* .resultKey */ .ZH)(change));
}
const disappointed = ({ scores }) => scores
    .filter(({ verdict }) => verdict === 'fail')
    .map(({ name, score: reached, reasoning }) => ({
    text: `${name} did not pass (scored ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(reached)})${reasoning === undefined ? '' : `: ${reasoning}`}`,
}));
const belowMark = (result) => ({
    text: `The score ${scoreText(result)} is below the pass mark ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)(result.passMark)}`,
});
const scoreText = (result) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .score */ .fN)((0,_model_run_result_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOf */ .s)(result).score, result.passMark);


/***/ }),

/***/ 65584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ graderWarnings)
/* harmony export */ });
/* harmony import */ var _model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66536);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


const DOUBTFUL = [
    {
        matches: ({ type, verdict, reasoning }) => type === 'code-grader' &&
            verdict === 'pass' &&
            reasoning === 'Its output is not a JSON object, so its exit code 0 counted as a pass.',
        message: 'passed because it printed no JSON',
        hint: 'Print a JSON object with a "score".',
    },
    {
        matches: ({ reasoning }) => reasoning?.endsWith('The score is the last JSON object among other lines of the output.') === true,
        message: 'printed its score among other lines; the last JSON object counts',
        hint: 'Print only the JSON object to stdout, and everything else to stderr.',
    },
];
function graderWarnings({ results, dryRun }) {
    return dryRun ? [] : DOUBTFUL.flatMap((kind) => warningsOf(kind, results));
}
function warningsOf({ matches, message, hint }, results) {
    const groups = new Map();
    for (const result of results) {
        for (const grader of gradersIn(result, matches)) {
            const key = JSON.stringify([result.suiteFile, result.suite, grader]);
            const group = groups.get(key);
            if (group)
                group.results.push(result);
            else
                groups.set(key, { grader, results: [result] });
        }
    }
    return [...groups.values()].map(({ grader, results: [first, ...others] }) => ({
        code: 'GRADER_INVALID',
        severity: 'warning',
        message: `${grader}: ${message} (${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)('test', 1 + others.length)} of ${first.suite})`,
        location: first.location,
        hint,
    }));
}
function gradersIn({ scores, trials = [] }, matches) {
    const hasAny = (score) => matches(score) || (score.scores?.some(hasAny) ?? false);
    const isNone = !scores.some(hasAny) && !trials.some((trial) => trial.scores.some(hasAny));
    if (isNone)
        return NO_NAMES;
    const all = [...scores, ...trials.flatMap((trial) => trial.scores)].flatMap(_model_run_grade_js__WEBPACK_IMPORTED_MODULE_0__/* .withMembers */ .gn);
    return new Set(all.filter(matches).map(({ name }) => name));
}
const NO_NAMES = new Set();


/***/ }),

/***/ 11241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: () => (/* binding */ failureWords),
/* harmony export */   M1: () => (/* binding */ reasonMark),
/* harmony export */   YH: () => (/* binding */ errorCount),
/* harmony export */   bq: () => (/* binding */ problemTitles),
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
const unarmedWords = ({ comparison: { baseline } }) => baseline.kind === 'found' ? 'Not compared with earlier runs' : 'No baseline: not compared with earlier runs';
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
    SECRET_MISSING: 'Environment variable is not set',
    RESERVED_VARIABLE: 'Environment variable is reserved',
    HOOK_FAILED: 'Command before the run failed',
    DEPRECATED: 'Old name is deprecated',
    UNUSED: 'Has no effect',
    BASE_UNREAD: 'Settings of the base branch could not be read',
    BATCH_FAILED: 'Each test gets a separate call',
    BUDGET_SPENT: 'The budget is spent',
    COST_UNKNOWN: 'Cost is unknown',
    NOT_SUPPORTED_YET: 'Not supported yet',
    RESULTS_UNREADABLE: 'Results cannot be read',
    OUTPUT_UNWRITABLE: 'Results cannot be written',
    UNTRUSTED_CODE: 'Code is untrusted',
    WORKSPACE_TROUBLE: 'Workspace error',
};


/***/ }),

/***/ 38387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ shardRerunsMarkdown),
/* harmony export */   m: () => (/* binding */ shardReruns)
/* harmony export */ });
/* harmony import */ var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4366);

function shardReruns({ stoppedShards = [] }) {
    if (stoppedShards.length === 0)
        return undefined;
    const again = stoppedShards.filter(({ why }) => why !== 'budget');
    const shown = again.slice(0, MOST_COMMANDS);
    const commands = shown.flatMap(({ rerun }) => rerun ?? []);
    const more = again.length - shown.length;
    const which = `${numbers(shown)}${more > 0 ? ` and ${more} more` : ''}`;
    const limits = limitsOf(stoppedShards);
    const rerun = commands.length === 0
        ? `Re-run the failed jobs to run ${which} again.`
        : `Run ${which} again, then report on all shards again:`;
    return { advice: [...limits, ...(again.length === 0 ? [] : [rerun])].join(' '), commands };
}
function shardRerunsMarkdown(report) {
    const reruns = shardReruns(report);
    if (reruns === undefined || reruns.commands.length === 0)
        return reruns?.advice;
    return `${reruns.advice}\n\n${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .fence */ .EU)(reruns.commands.join('\n'))}`;
}
const MOST_COMMANDS = 5;
const numbers = (shards) => `${shards.length === 1 ? 'shard' : 'shards'} ${shards.map(({ shard }) => shard).join(', ')}`;
function limitsOf(shards) {
    const has = (wanted) => shards.some(({ why }) => why === wanted);
    return [
        ...(has('budget') ? ['To spend more, plan again with a larger budget-usd.'] : []),
        ...(has('deadline')
            ? ['If a time limit is too short, plan again with more shards or a higher timeout-minutes.']
            : []),
    ];
}


/***/ }),

/***/ 63078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ reuseLine)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5937);


function reuseLine({ avoided }) {
    if (avoided === undefined)
        return [];
    const { tests, costUsd, costUnknown, durationMs, durationUnknown } = avoided;
    const amounts = [
        ...(costUsd === undefined ? [] : [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .money */ .TG)(costUsd)}${without(costUnknown)}`]),
        ...(durationMs === undefined ? [] : [`${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0)(durationMs)} of the targets${without(durationUnknown)}`]),
    ];
    const unknown = [...(costUsd === undefined ? ['cost'] : []), ...(durationMs === undefined ? ['time'] : [])];
    const parts = [
        (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', tests),
        ...(amounts.length > 0 ? [`about ${amounts.join(' and ')}`] : []),
        ...(unknown.length > 0 ? [`${unknown.join(' and ')} unknown`] : []),
    ];
    return [`saved by reuse: ${parts.join(', ')}`];
}
const without = (unknown) => (unknown === 0 ? '' : ` (unknown for ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', unknown)})`);


/***/ }),

/***/ 37615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ seedingLine)
/* harmony export */ });
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5594);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5937);


function seedingLine({ seeding }) {
    if (seeding === undefined)
        return [];
    const { asked, made, tests, costUsd, why } = seeding;
    if (made === 0)
        return [`no baseline yet: the first run of the base branch runs its tests ${asked} times to start one`];
    const cost = costUsd === undefined ? '' : ` (${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .money */ .TG)(costUsd)})`;
    const less = why === undefined ? '' : `; ${asked} were requested: ${why}`;
    return [
        `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('test', tests)} without a baseline run ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('more time', made - 1)}${cost}, stored as ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)('run', made)}${less}`,
    ];
}


/***/ }),

/***/ 68927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   k8: () => (/* binding */ tokensOf),
/* harmony export */   nR: () => (/* binding */ timeOf)
/* harmony export */ });
/* harmony import */ var _model_run_paid_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49549);

function costOf(result) {
    let sum;
    for (const call of result.trials ?? [result]) {
        const { costUsd } = (0,_model_run_paid_js__WEBPACK_IMPORTED_MODULE_0__/* .paidFor */ .U)(call);
        if (costUsd !== undefined)
            sum = (sum ?? 0) + costUsd;
    }
    return sum;
}
function tokensOf(result) {
    let sum;
    for (const call of result.trials ?? [result]) {
        const { tokenUsage } = (0,_model_run_paid_js__WEBPACK_IMPORTED_MODULE_0__/* .paidFor */ .U)(call);
        if (tokenUsage !== undefined)
            sum = (sum ?? 0) + (tokenUsage.input + tokenUsage.output);
    }
    return sum;
}
function timeOf({ status, durationMs, evalRun }) {
    if (durationMs !== undefined || status !== 'execution_error')
        return durationMs;
    return evalRun.durationMs > 0 ? evalRun.durationMs : undefined;
}


/***/ }),

/***/ 85306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zn: () => (/* binding */ nextSteps),
  ow: () => (/* binding */ resultLine),
  AD: () => (/* binding */ resultTable)
});

// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/suite/location.js
var suite_location = __webpack_require__(37987);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/cache-lines.js
var cache_lines = __webpack_require__(26475);
// EXTERNAL MODULE: ./build/js/src/reports/compared.js
var compared = __webpack_require__(15714);
// EXTERNAL MODULE: ./build/js/src/reports/escape/terminal.js
var terminal = __webpack_require__(10043);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/grader-warnings.js
var grader_warnings = __webpack_require__(65584);
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
// EXTERNAL MODULE: ./build/js/src/reports/terminal/columns.js
var terminal_columns = __webpack_require__(9283);
// EXTERNAL MODULE: ./build/js/src/reports/terminal/paint.js
var terminal_paint = __webpack_require__(2992);
;// CONCATENATED MODULE: ./build/js/src/reports/terminal/terminal-comparison.js




const MOST_NAMED = 8;
const INDENT = '  ';
function comparisonLines(report, width, paint) {
    if (!(0,compared/* isCompared */.uQ)(report))
        return [];
    const suite = (0,findings/* suiteNamer */.u3)(report);
    const test = (0,findings/* namer */.wf)(report);
    const groups = (0,compared/* comparedTests */.$N)(report);
    const columns = groups.reduce((most, { word }) => Math.max(most, (0,terminal_columns/* columnsOf */.PL)(word)), 0);
    return [
        paint.bold((0,terminal_columns/* shortened */.vI)((0,terminal/* oneLine */.T)(`Compared with ${(0,compared/* comparedWith */.o3)(report)}`), width)),
        ...(0,compared/* leftOutNotes */.jR)(report).flatMap((text) => (0,terminal_columns/* hanging */.rM)((0,terminal/* oneLine */.T)(`${INDENT}${text}`), width).map(paint.dim)),
        ...report.comparison.suites.flatMap((each) => {
            const name = (0,terminal_columns/* shortened */.vI)((0,terminal/* oneLine */.T)(`${suite(each)} \u00b7 ${each.target}`), Math.floor(width / 2), 'middle');
            return (0,terminal_columns/* hanging */.rM)(`${INDENT}${name}  ${suiteText(each)}`, width);
        }),
        ...(0,compared/* detectableTestsText */.im)(report).map((text) => paint.dim(`${INDENT}${text}`)),
        ...(0,compared/* agentVersionNotes */.vC)(report, (name) => name).map((text) => paint.dim((0,terminal_columns/* shortened */.vI)((0,terminal/* oneLine */.T)(`${INDENT}${text}`), width))),
        ...groups.flatMap(({ word, tests }) => [
            ...tests.slice(0, MOST_NAMED).map((each) => {
                const numbers = `  ${(0,compared/* passesOf */.Hb)(each)}`;
                const space = width - INDENT.length - columns - 2 - (0,terminal_columns/* columnsOf */.PL)(numbers);
                const name = (0,terminal_columns/* shortened */.vI)((0,terminal/* oneLine */.T)(test(each)), space, 'middle');
                return `${INDENT}${tinted(word, columns, paint)}  ${name}${paint.dim(numbers)}`;
            }),
            ...(tests.length > MOST_NAMED
                ? [paint.dim(`${INDENT}${' '.repeat(columns)}  and ${tests.length - MOST_NAMED} more ${word}`)]
                : []),
        ]),
    ];
}
const suiteText = (suite) => suite.delta === undefined
    ? 'not compared'
    : [(0,compared/* changeOfSuite */.yU)(suite), (0,compared/* findingOf */.hD)(suite), (0,compared/* detectableDropText */.GU)(suite)].join(' \u00b7 ');
const UNCONFIRMED = ['fails on base too', 'suspected', 'not reproduced'];
function tinted(word, columns, paint) {
    const text = word.padEnd(columns);
    if (word === 'regressed')
        return paint.red(text);
    if (word === 'fixed')
        return paint.green(text);
    return UNCONFIRMED.includes(word) || word.startsWith('failing,') ? paint.yellow(text) : paint.dim(text);
}

;// CONCATENATED MODULE: ./build/js/src/reports/terminal/terminal.js




















function resultLine(result, screen, isDryRun = false) {
    const { width, paint } = canvasOf(screen);
    if (isDryRun && !isBroken(result)) {
        return `${plannedMark(paint)}${fullName(result, width - PLANNED)}`.trimEnd();
    }
    const name = fullName(result, Math.max(MIN_NAME, Math.floor(width * 0.45)));
    const fixed = `${name}  ${scoreOf(result)} ${(0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)).padStart(DURATION)}  `;
    const tail = (0,terminal_columns/* shortened */.vI)(remark(result), width - MARK - (0,terminal_columns/* columnsOf */.PL)(fixed));
    return `${mark(result, paint)}${fixed}${paint.dim(tail)}`.trimEnd();
}
function resultTable(report, screen) {
    const canvas = canvasOf(screen);
    const { errored, notRun } = (0,findings/* findings */.Pg)(report);
    const blocks = [
        ...report.suites.map((suite) => suiteBlock(suite, report, canvas)),
        errorBlock('Errored, not scored', errored, canvas),
        errorBlock('Not run', notRun, canvas),
        warningBlock(report, canvas),
        comparisonLines(report, canvas.width, canvas.paint),
        verdictBlock(report, canvas),
    ];
    return blocks
        .filter((lines) => lines.length > 0)
        .map((lines) => lines.join('\n'))
        .join('\n\n');
}
function nextSteps(found, screen) {
    const paint = (0,terminal_paint/* paintFor */.e)(screen);
    const { failing, errored } = (0,findings/* findings */.Pg)(found.report);
    const [first] = found.report.dryRun ? [] : [...failing, ...errored];
    const steps = [
        ...found.files.map(({ label, path }) => [(0,terminal/* oneLine */.T)(label), (0,terminal/* oneLine */.T)(path)]),
        ...(first ? [['re-run a test', (0,reproduce/* reproduceCommand */.n)(first, found.program)]] : []),
    ];
    if (steps.length === 0)
        return '';
    const longest = Math.max(...steps.map(([label]) => label.length));
    return [
        paint.bold('Next steps'),
        ...steps.map(([label, what]) => `  ${paint.dim(label.padEnd(longest))}  ${what}`),
    ].join('\n');
}
const MOST_PASSING = 50;
const MOST_CHECKS = 3;
const FAILURE_LINES = 3;
const MOST_NAMES = 3;
const MIN_NAME = 16;
const BAR = 10;
const SCORE = 4;
const MARK = 9;
const PLANNED = 11;
const DURATION = 10;
const COST = 8;
const terminal_INDENT = '  ';
const OTHER_COLUMNS = terminal_INDENT.length + MARK + 3 + BAR + 1 + SCORE + DURATION + 1 + COST;
const NARROWEST = 60;
const canvasOf = (screen) => ({
    width: Math.max(NARROWEST, screen.width),
    paint: (0,terminal_paint/* paintFor */.e)(screen),
});
function suiteBlock(suite, report, canvas) {
    const { width, paint } = canvas;
    const results = report.results.filter((result) => result.suite === suite.suite && result.suiteFile === suite.file && result.target === suite.target);
    const title = (0,terminal/* oneLine */.T)(`${(0,findings/* suiteNamer */.u3)(report)(suite)} \u00b7 ${suite.target}`);
    if (report.dryRun)
        return plannedBlock(title, results, report, canvas);
    const listed = report.results.length <= MOST_PASSING ? results : results.filter((result) => !hasPassed(result));
    const unlisted = results.length - listed.length;
    const longest = listed.reduce((most, { testId }) => Math.max(most, (0,terminal_columns/* columnsOf */.PL)((0,terminal/* oneLine */.T)(testId))), MIN_NAME);
    const nameColumns = Math.max(MIN_NAME, Math.min(longest, width - OTHER_COLUMNS));
    return [
        ...suiteHead(title, suiteNumbers(suite), Math.min(width, nameColumns + OTHER_COLUMNS), canvas),
        ...listed.flatMap((result) => [testRow(result, nameColumns, paint), ...beneath(result, canvas)]),
        ...(unlisted > 0 ? [paint.dim(`${terminal_INDENT}${(0,shared_text/* plural */.LS)('passing test', unlisted)} not listed`)] : []),
    ];
}
function plannedBlock(title, results, report, canvas) {
    const { width, paint } = canvas;
    const broken = results.filter(isBroken);
    const planned = results.length - broken.length;
    const listed = report.results.length <= MOST_PASSING ? results : broken;
    const numbers = [`${planned} planned`, ...(broken.length > 0 ? [`${broken.length} errored`] : [])].join(' \u00b7 ');
    const columns = width - terminal_INDENT.length - PLANNED;
    return [
        ...suiteHead(title, numbers, 0, canvas),
        ...listed.map((result) => {
            const start = isBroken(result) ? mark(result, paint, PLANNED) : plannedMark(paint);
            return `${terminal_INDENT}${start}${(0,terminal_columns/* shortened */.vI)((0,terminal/* oneLine */.T)(result.testId), columns, 'middle')}`;
        }),
        ...(planned > 0 && listed === broken ? [paint.dim(`${terminal_INDENT}${(0,shared_text/* plural */.LS)('planned test', planned)} not listed`)] : []),
    ];
}
const isBroken = (result) => result.status === 'execution_error' && (0,findings/* isNotAsWritten */.RA)(result);
function suiteNumbers({ threshold, isDefaultThreshold, totals }) {
    if (totals.skipped === totals.total)
        return `${totals.skipped} not run`;
    return [
        `${totals.passed} of ${totals.passed + totals.failed} ${totals.skipped > 0 ? 'measured passed' : 'passed'} (${(0,numbers/* percent */.KN)(totals.passRate)})`,
        [`mean ${(0,numbers/* score */.fN)(totals.score, threshold)}`, (0,numbers/* neededScore */.w_)({ threshold, isDefaultThreshold }) ?? []].flat().join(', '),
        ...(totals.errored > 0 ? [`${totals.errored} errored`] : []),
        ...(totals.skipped > 0 ? [`${totals.skipped} not run`] : []),
    ].join(' \u00b7 ');
}
function suiteHead(title, numbers, columns, { width, paint }) {
    const least = (0,terminal_columns/* columnsOf */.PL)(title) + 2 + (0,terminal_columns/* columnsOf */.PL)(numbers);
    if (least > width)
        return [paint.bold((0,terminal_columns/* shortened */.vI)(title, width, 'middle')), `${terminal_INDENT}${numbers}`];
    return [paint.bold((0,terminal_columns/* inColumns */.xe)(title, Math.max(columns, least) - (0,terminal_columns/* columnsOf */.PL)(numbers))) + numbers];
}
function testRow(result, nameColumns, paint) {
    const cells = [
        (0,terminal_columns/* inColumns */.xe)((0,terminal/* oneLine */.T)(result.testId), nameColumns, 'middle'),
        ' ',
        measure(result, paint),
        (0,numbers/* duration */.p0)((0,spent/* timeOf */.nR)(result)).padStart(DURATION - 1),
        (0,numbers/* money */.TG)((0,spent/* costOf */.ho)(result)).padStart(COST),
    ];
    return `${terminal_INDENT}${mark(result, paint)}${cells.join(' ')}`.trimEnd();
}
function measure(result, paint) {
    const { kind, score: reached = 0 } = (0,result_outcome/* outcomeOf */.s)(result);
    if (kind === 'not-run')
        return (0,terminal_columns/* inColumns */.xe)('not run', BAR + 1 + SCORE);
    if ((0,findings/* isWithoutScore */.Ff)(result))
        return (0,terminal_columns/* inColumns */.xe)(marks/* failureWords */.AC[result.failure.class], BAR + 1 + SCORE);
    return `${terminal_tinted(result, bar(reached), paint)} ${scoreOf(result)}`;
}
function beneath(result, { width, paint }) {
    const indent = ' '.repeat(terminal_INDENT.length + MARK);
    const trials = (0,findings/* trialsPassed */.So)(result);
    const lines = [
        ...(trials === undefined ? [] : [trials]),
        ...(result.reusedFrom === undefined
            ? []
            : [(0,terminal_columns/* shortened */.vI)((0,terminal/* oneLine */.T)(`reused from ${result.reusedFrom}`), width - indent.length)]),
        ...((0,result_outcome/* outcomeOf */.s)(result).kind === 'failed' ? checkLines(result, width - indent.length) : []),
    ];
    return lines.map((line) => `${indent}${paint.dim(line)}`);
}
function checkLines(result, columns) {
    const checks = (0,findings/* failedChecks */.HH)(result);
    const others = checks.length - MOST_CHECKS;
    if ((0,present_trials/* failureOf */.g5)(result) !== undefined) {
        return checks.flatMap(({ text }) => (0,terminal_columns/* hanging */.rM)(`- ${(0,terminal_columns/* shortened */.vI)((0,terminal/* oneLine */.T)(text), FAILURE_LINES * (columns - 2), 'middle')}`, columns));
    }
    return [
        ...checks
            .slice(0, MOST_CHECKS)
            .flatMap(({ text, got }) => [
            (0,terminal_columns/* shortened */.vI)(`- ${(0,terminal/* oneLine */.T)(text)}`, columns),
            ...(got === undefined ? [] : [(0,terminal_columns/* shortened */.vI)(`  got: ${(0,terminal/* oneLine */.T)(got)}`, columns)]),
        ]),
        ...(others > 0 ? [`and ${others} more`] : []),
    ];
}
function errorBlock(title, errored, { width, paint }) {
    const groups = (0,findings/* errorGroups */.Zy)(errored);
    if (groups.length === 0)
        return [];
    return [
        paint.bold(title),
        ...groups.flatMap(({ class: failureClass, message, results }) => {
            const names = results
                .slice(0, MOST_NAMES)
                .map(({ testId, location, failure }) => (0,terminal/* oneLine */.T)(`${testId} (${(0,suite_location/* locationText */.f)(failure.location ?? location)})`))
                .map((name) => (0,terminal_columns/* shortened */.vI)(name, 2 * width, 'middle'));
            const others = results.length - names.length;
            const more = others > 0 ? ` and ${others} more` : '';
            return [
                ...item('-', (0,terminal_columns/* shortened */.vI)(`${(0,marks/* errorCount */.YH)(results.length, failureClass)}: ${(0,terminal/* oneLine */.T)(message)}`, 3 * width, 'middle'), width),
                ...(0,terminal_columns/* wrappedParts */.qo)([...names.slice(0, -1).map((name) => `${name},`), `${names.at(-1)}${more}`], ' ', width - 4).map((line) => paint.dim(terminal_INDENT.repeat(2) + line)),
            ];
        }),
    ];
}
function warningBlock(report, { width, paint }) {
    const passes = (0,grader_warnings/* graderWarnings */.Z)(report);
    const reported = report.warnings.length;
    return [
        ...(passes.length > 0 ? [paint.bold(paint.yellow('Graders to check'))] : []),
        ...passes.flatMap(({ message, location, hint }) => {
            const where = location === undefined ? '' : ` (${(0,suite_location/* locationText */.f)(location)})`;
            return item('-', (0,terminal/* oneLine */.T)(`${message}${where}${hint === undefined ? '' : `. ${hint}`}`), width);
        }),
        ...(reported > 0 ? [paint.yellow(`${(0,shared_text/* plural */.LS)('warning', reported)} about the suites, also in summary.md`)] : []),
    ];
}
function verdictBlock(report, canvas) {
    const { width, paint } = canvas;
    const { verdict } = report;
    const tint = verdictTint(verdict.kind, paint);
    const [first = '', ...rest] = (0,terminal_columns/* wrapped */.ky)((0,terminal/* oneLine */.T)((0,marks/* labelled */.wW)(verdict.kind, verdict.headline)), width);
    return [
        paint.dim('\u2500'.repeat(width)),
        ...(0,terminal_columns/* wrappedParts */.qo)((0,totals_line/* totalsLine */.s)(report), ' \u00b7 ', width),
        ...[...(0,reuse_line/* reuseLine */.v)(report.totals), ...(0,cache_lines/* cacheLines */.w)(report.caches), ...(0,seeding_line/* seedingLine */.M)(report)]
            .flatMap((line) => (0,terminal_columns/* wrapped */.ky)(line, width))
            .map(paint.dim),
        ...[first, ...rest].map((line) => tint(paint.bold(line))),
        ...verdict.reasons.flatMap(({ message, location }) => item('-', (0,terminal/* oneLine */.T)(location ? `${message} (${(0,suite_location/* locationText */.f)(location)})` : message), width)),
        ...(0,compared/* shortBaselineNotes */.Hg)(report, (name) => name).flatMap((note) => (0,terminal_columns/* wrapped */.ky)((0,terminal/* oneLine */.T)(note), width).map(paint.yellow)),
        ...(verdict.unarmed && !report.dryRun && !verdict.headline.startsWith('No baseline')
            ? [paint.dim((0,marks/* unarmedWords */.ut)(report))]
            : []),
        ...(report.dryRun ? [paint.dim('dry run: no target was called')] : []),
        ...rerunLines(report, canvas),
    ];
}
function rerunLines(report, { width, paint }) {
    const reruns = (0,rerun_shards/* shardReruns */.m)(report);
    if (reruns === undefined)
        return [];
    return [
        ...(0,terminal_columns/* wrapped */.ky)(reruns.advice, width).map(paint.yellow),
        ...reruns.commands.map((command) => terminal_INDENT + (0,terminal/* oneLine */.T)(command)),
    ];
}
function item(bullet, text, width) {
    return (0,terminal_columns/* wrapped */.ky)(text, width - terminal_INDENT.length - 2).map((line, index) => `${terminal_INDENT}${index === 0 ? bullet : ' '} ${line}`);
}
function fullName({ suite, testId, target }, columns) {
    const name = (0,terminal/* oneLine */.T)(`${suite} \u203a ${testId}`);
    const rest = columns - (0,terminal_columns/* columnsOf */.PL)(name) - ' []'.length;
    const asked = (0,terminal_columns/* shortened */.vI)((0,terminal/* oneLine */.T)(target), Math.max(rest, Math.floor(columns / 4)), 'middle');
    const short = (0,terminal_columns/* shortened */.vI)(name, columns - (0,terminal_columns/* columnsOf */.PL)(asked) - ' []'.length, 'middle');
    return (0,terminal_columns/* inColumns */.xe)(`${short} [${asked}]`, columns);
}
function remark(result) {
    return [(0,findings/* trialsPassed */.So)(result) ?? '', essence(result)].filter((part) => part !== '').join(' \u00b7 ');
}
function essence(result) {
    if ((0,findings/* isWithoutScore */.Ff)(result))
        return (0,terminal/* oneLine */.T)(`${marks/* failureWords */.AC[result.failure.class]}: ${(0,findings/* causeLines */.t1)(result).join('; ')}`);
    if (!hasPassed(result))
        return (0,terminal/* oneLine */.T)((0,findings/* failedChecks */.HH)(result)[0].text);
    return result.reusedFrom === undefined ? (0,numbers/* money */.TG)((0,spent/* costOf */.ho)(result)) : (0,terminal/* oneLine */.T)(`reused from ${result.reusedFrom}`);
}
function mark(result, paint, columns = MARK) {
    const { icon, word } = marks/* outcomeMarks */.zE[(0,result_outcome/* outcomeOf */.s)(result).kind];
    return terminal_tinted(result, `${icon} ${word}`.padEnd(columns), paint);
}
const plannedMark = (paint) => paint.dim(`${marks/* outcomeMarks */.zE.planned.icon} ${marks/* outcomeMarks */.zE.planned.word}`.padEnd(PLANNED));
function terminal_tinted(result, text, paint) {
    const { kind } = (0,result_outcome/* outcomeOf */.s)(result);
    if (kind === 'passed')
        return paint.green(text);
    return kind === 'failed' ? paint.red(text) : paint.yellow(text);
}
const hasPassed = (result) => (0,result_outcome/* outcomeOf */.s)(result).kind === 'passed';
function verdictTint(kind, paint) {
    if (kind === 'pass')
        return paint.green;
    return kind === 'fail' || kind === 'invalid' ? paint.red : paint.yellow;
}
const scoreOf = (result) => (0,findings/* scoreText */.QO)(result).padStart(SCORE);
function bar(value) {
    const eighths = value >= 1 ? BAR * 8 : Math.min(BAR * 8 - 1, Math.ceil(value * BAR * 8));
    const part = ['', '\u258f', '\u258e', '\u258d', '\u258c', '\u258b', '\u258a', '\u2589'][eighths % 8] ?? '';
    return ('\u2588'.repeat(Math.floor(eighths / 8)) + part).padEnd(BAR, '\u2591');
}


/***/ }),

/***/ 32874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ totalsLine)
});

// EXTERNAL MODULE: ./build/js/src/model/run/present-trials.js
var present_trials = __webpack_require__(56768);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(32506);
;// CONCATENATED MODULE: ./build/js/src/shared/statistics/wilson.js
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

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
// EXTERNAL MODULE: ./build/js/src/reports/numbers.js
var numbers = __webpack_require__(5937);
// EXTERNAL MODULE: ./build/js/src/reports/spent.js
var reports_spent = __webpack_require__(68927);
;// CONCATENATED MODULE: ./build/js/src/reports/totals-line.js







function totalsLine(report) {
    const { totals, durationMs } = report;
    if (report.dryRun)
        return [...plannedLine(report), (0,numbers/* duration */.p0)(durationMs)];
    return [
        passRate(totals),
        `mean score ${(0,numbers/* score */.fN)(totals.score)}`,
        ...counted(totals.errored, 'errored'),
        ...counted(totals.skipped, 'not run'),
        ...counted(totals.flaky, 'flaky'),
        ...counted(totals.reused, 'reused'),
        ...(totals.retries > 0 ? [(0,shared_text/* plural */.LS)('retry', totals.retries, 'retries')] : []),
        cost(totals),
        ...(totals.tokens === undefined ? [] : [`${(0,numbers/* tokens */.LU)((0,numbers/* tokenTotal */.sR)(totals.tokens))} tokens`]),
        ...graders(totals),
        ...again(report),
        (0,numbers/* duration */.p0)(durationMs),
    ];
}
function graders({ graderCostUsd, graderTokens }) {
    const parts = [
        ...(graderCostUsd === undefined ? [] : [(0,numbers/* money */.TG)(graderCostUsd)]),
        ...(graderTokens === undefined ? [] : [`${(0,numbers/* tokens */.LU)((0,numbers/* tokenTotal */.sR)(graderTokens))} tokens`]),
    ];
    return parts.length === 0 ? [] : [`judges ${parts.join(', ')}`];
}
function again(report) {
    const results = (0,result/* extraResults */.TX)(report, 'confirmation');
    const trials = results.reduce((sum, result) => sum + (result.trials?.length ?? (0,present_trials/* presentTrials */.$z)(result).length), 0);
    if (trials === 0)
        return [];
    const costs = results.flatMap((result) => (0,reports_spent/* costOf */.ho)(result) ?? []);
    const spent = costs.length === 0 ? '' : `, ${(0,numbers/* money */.TG)(costs.reduce((sum, cost) => sum + cost, 0))}`;
    return [`${(0,shared_text/* plural */.LS)('trial', trials)} re-run${spent}`];
}
function plannedLine(report) {
    const { planned, errored } = (0,findings/* findings */.Pg)(report);
    return [
        `${(0,shared_text/* plural */.LS)('test', planned.length)} planned`,
        ...(errored.length > 0 ? [`${errored.length} cannot run`] : []),
        ...counted(report.totals.skipped, 'not reached'),
    ];
}
function passRate(totals) {
    const judged = totals.passed + totals.failed;
    const interval = totals.passRate === undefined ? undefined : wilson(totals.passRate * judged, judged);
    if (interval === undefined)
        return `pass rate ${numbers/* UNKNOWN */.HV}`;
    return `${(0,numbers/* percent */.KN)(totals.passRate)} pass (${totals.passed} of ${judged}, 95% CI ${(0,numbers/* percentRange */.nC)(interval)})`;
}
const counted = (count, word) => (count > 0 ? [`${count} ${word}`] : []);
function cost({ costUsd, costUnknown, avoided }) {
    if (avoided === undefined) {
        if (costUsd === undefined)
            return `cost ${numbers/* UNKNOWN */.HV}`;
        return costUnknown === 0 ? (0,numbers/* money */.TG)(costUsd) : `${(0,numbers/* money */.TG)(costUsd)} (${(0,shared_text/* plural */.LS)('test', costUnknown)} without a cost)`;
    }
    return [
        `spent ${(0,numbers/* money */.TG)(costUsd)}`,
        `saved by reuse ${avoided.costUsd === undefined ? numbers/* UNKNOWN */.HV : `about ${(0,numbers/* money */.TG)(avoided.costUsd)}`}`,
        ...(costUnknown === 0 ? [] : [`unknown for ${(0,shared_text/* plural */.LS)('test', costUnknown)}`]),
    ].join(', ');
}


/***/ })

};
