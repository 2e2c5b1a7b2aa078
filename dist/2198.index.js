export const id = 2198;
export const ids = [2198];
export const modules = {

/***/ 83396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ew: () => (/* binding */ genericKeys),
/* harmony export */   UV: () => (/* binding */ genericJsonl)
/* harmony export */ });
/* unused harmony export genericRowSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var _model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(207);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47539);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16955);
/* harmony import */ var _read_read_messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72596);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57038);
/* harmony import */ var _row_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13737);







const NUMBER = 'a number that is not negative';
const TIME = 'a time like 2026-03-14T10:00:00Z';
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr('a whole number').nonnegative(NUMBER);
const short = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text').max(100, 'a text of at most 100 characters');
const messages = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ role: _row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq }), 'a list of messages {role, content}');
const genericRowSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    v: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1, 'the version 1'), 'Version of this format; default 1'),
    test: _row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .nonEmpty */ .hq.describe('Stable id of the test: the same in every run'),
    pass: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('true or false'), 'Whether the test passed. Required, unless there is an `error`, or a `score` and the input `pass-mark`'),
    score: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .share */ .uM, 'Score from 0 to 1; default 1 for a pass, else 0'),
    suite: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .nonEmpty */ .hq, 'Name of the suite; default: the name of the file'),
    target: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .nonEmpty */ .hq, 'What was tested: a model, an agent, a variant; default `default`'),
    trial: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(count, 'Number of the trial, from 0; default: in the order of the rows'),
    error: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, 'Why there is no answer to judge. An error is not a failure of the agent'),
    error_class: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .failureClasses */ .fQ, `one of ${_model_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .failureClasses */ .fQ.join(', ')}`), 'Kind of error; default: by the text of `error`. `timeout` and `crash` count as failed trials'),
    duration_ms: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .amount */ .vj, 'Milliseconds until the answer'),
    cost_usd: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .amount */ .vj, 'US dollars of the answer'),
    tokens: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .tokensSchema */ .ee, 'Tokens of the answer'),
    input: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, messages], 'a text, or a list of messages {role, content}'), 'The question: a text, or a list of messages `{role, content}`'),
    answer: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, 'The answer'),
    messages: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(messages, 'All messages of the agent, in place of `answer`'),
    reason: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq, 'Why the test failed'),
    graders: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .graderSchema */ .FK, 'a list of graders'), 'The graders, and what each of them says'),
    file: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .nonEmpty */ .hq, 'Where the test is written, relative to the repository'),
    line: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr('a line number').positive('a line number'), 'Line in `file`'),
    time: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true, error: TIME }), 'When the trial ended, ISO 8601'),
    definition: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()
        .optional()
        .describe('Any JSON that defines the test; default: `input` and `graders`. If it changes, the test is not compared'),
    measure: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(short, 'A version of the definition, in place of `definition`'),
    subject: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(short, 'A version of the tested code or settings'),
    planned: (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .optional */ .lq)(count, 'Number of planned tests of this suite and target, on any row'),
}, 'an object');
const INNER = { graders: _row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .graderSchema */ .FK.shape, tokens: _row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .tokensSchema */ .ee.shape };
const genericKeys = [
    ...Object.keys(genericRowSchema.shape),
    ...Object.entries(INNER).flatMap(([name, shape]) => Object.keys(shape).map((key) => `${name}.${key}`)),
];
function addUnknownKeys(row, into) {
    const add = (object, shape, prefix) => {
        for (const key in object) {
            if (!Object.hasOwn(shape, key) && into.size < MAX_UNKNOWN_KEYS)
                into.add(`${prefix}${key}`);
        }
    };
    const { graders, tokens } = row;
    add(row, genericRowSchema.shape, '');
    for (const grader of graders ?? [])
        add(grader, INNER.graders, 'graders.');
    add(tokens, INNER.tokens, 'tokens.');
}
const MAX_UNKNOWN_KEYS = 20;
const genericJsonl = {
    name: 'jsonl',
    async recognizes(source) {
        const row = await source.firstRow();
        if (!(0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(row) || !('test' in row))
            return false;
        const isOther = ['test_id', 'eval_id'].some((key) => key in row) || row['type'] === 'trial-result';
        return !isOther && ['pass', 'score', 'error'].some((key) => key in row);
    },
    async read(source, settings, into) {
        let isCutOff = false;
        const broken = {
            cutOff(location) {
                isCutOff = true;
                const message = 'The last line is incomplete and is left out: the program was stopped while it wrote it';
                into.warn(message, { location });
            },
            unreadable: (location, why) => into.unreadable(location, why),
        };
        const stem = (0,_identity_js__WEBPACK_IMPORTED_MODULE_6__/* .fileStem */ .E8)(source.path);
        const unknownKeys = new Set();
        for (const { value, line, location } of await source.rows(broken)) {
            const read = (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .parseRow */ .W0)(genericRowSchema, value);
            if (!read.success) {
                into.unreadable(location, read.why);
                continue;
            }
            addUnknownKeys(value, unknownKeys);
            const row = (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(read.data);
            const noNumber = row.score === undefined ? noNumberAsScore(line) : undefined;
            if (noNumber !== undefined) {
                into.unreadable(location, `"score" must be ${_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARE */ .oV}, found ${noNumber}. Write null for an unknown score`);
                continue;
            }
            const outcome = outcomeOf(row, settings);
            if (outcome === undefined) {
                into.unreadable(location, row.score === undefined
                    ? `This row has neither "pass" nor "error" nor "score". It has ${(0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .keysOf */ .YD)(value)}`
                    : 'This row has neither "pass" nor "error". If "score" decides, set pass-mark (--pass-mark)');
                continue;
            }
            const { suite = stem, target = 'default', planned } = row;
            if (planned !== undefined)
                into.planned(suite, target, planned);
            into.trial(trialOf(row, { suite, target, outcome, location }, settings), line.length);
        }
        return {
            tool: { name: 'jsonl', version: '1' },
            attempts: 'all',
            stopped: isCutOff ? 'broken-off' : undefined,
            unknownKeys: [...unknownKeys],
        };
    },
};
function noNumberAsScore(line) {
    if (!/\b(?:NaN|Infinity)\b/.test(line))
        return undefined;
    const row = (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_3__/* .lenientJsonOf */ .XI)(line, JSON.stringify);
    const score = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .p)(row) ? row['score'] : undefined;
    return typeof score === 'string' ? score : undefined;
}
function outcomeOf({ error, error_class, pass, score, reason }, { passMark }) {
    if (error || error_class !== undefined) {
        return { kind: 'error', message: error || reason || `${error_class}`, class: error_class };
    }
    if (pass !== undefined)
        return { kind: pass ? 'passed' : 'failed' };
    if (score === undefined || passMark === undefined)
        return undefined;
    return { kind: score >= passMark ? 'passed' : 'failed' };
}
function trialOf(row, named, { passMark }) {
    const { location, ...names } = named;
    return {
        ...names,
        test: { kind: 'declared', text: row.test },
        location: row.file === undefined ? location : { file: row.file, line: row.line ?? 1, column: 1 },
        pointer: `line ${location.line}`,
        number: row.trial,
        score: row.score,
        passMark: row.pass === undefined ? passMark : undefined,
        reason: row.reason,
        time: row.time,
        input: row.input === undefined ? undefined : messagesOf(row.input, 'user'),
        answer: row.answer,
        messages: row.messages && messagesOf(row.messages, 'assistant'),
        durationMs: row.duration_ms,
        costUsd: row.cost_usd,
        tokenUsage: row.tokens && (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)(row.tokens),
        graders: row.graders?.map(_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .graderOf */ .pV),
        definition: {
            question: row.definition ?? row.input,
            graders: row.definition === undefined && row.graders !== undefined ? gradingsOf(row.graders) : undefined,
        },
        measure: row.measure,
        subject: row.subject,
    };
}
const gradingsOf = (graders) => graders.map(gradingOf).sort(byName);
const gradingOf = ({ name, type, threshold, weight }) => (0,_row_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .known */ .eO)({ name, type, threshold, weight });
const byName = (one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
const messagesOf = (given, role) => typeof given === 'string' ? [{ role, content: given }] : (0,_read_read_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .readMessages */ .N)(given);


/***/ }),

/***/ 57038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ contentHash),
/* harmony export */   E8: () => (/* binding */ fileStem),
/* harmony export */   Oz: () => (/* binding */ hashOfRepeated),
/* harmony export */   Ti: () => (/* binding */ importedMeasure),
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   ZN: () => (/* binding */ haveSameNames),
/* harmony export */   _x: () => (/* binding */ SURELY_SHORT),
/* harmony export */   hk: () => (/* binding */ testIdOf),
/* harmony export */   lv: () => (/* binding */ withShortTexts)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55631);
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47539);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




const contentHash = (value) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', (0,_shared_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .dj)(value).normalize('NFC'), 'hex').slice(0, 12);
const MAX_ID_LENGTH = 200;
function testIdOf(test, redact) {
    const text = redact(test.text);
    const id = test.kind === 'content' ? `${beginOf(text)}~${contentHash(test.question)}` : text;
    return fitting(test.variant === undefined ? id : `${id} \u00b7 ${redact(test.variant)}`);
}
const fitting = (name) => withHash(name.replace(/\p{Cc}/gu, '\uFFFD').trim(), name);
function withHash(shown, name) {
    if (shown.length <= MAX_ID_LENGTH)
        return shown;
    return `${shown.slice(0, 180).replace(/[\uD800-\uDBFF]$/, '')}~${contentHash(name)}`;
}
const labelOf = (name) => withHash(name.replace(/\p{Cc}+/gu, ' ').trim(), name);
const haveSameNames = (one, other) => one.suite === other.suite &&
    one.target === other.target &&
    (one.test.kind === 'content' || (one.test.text === other.test.text && one.test.variant === other.test.variant));
function beginOf(text) {
    const begin = text.length <= MAX_BEGIN_LENGTH ? text : text.slice(0, MAX_BEGIN_LENGTH).replace(/[!-~\uD800-\uDBFF]+$/, '');
    return begin.replace(/[\p{Cc}\s]+/gu, ' ').trim() || 'test';
}
const MAX_BEGIN_LENGTH = 40;
function importedMeasure({ question, graders, judge, limits }, { name, version }) {
    const major = version === undefined ? undefined : /^\d+/.exec(version)?.[0];
    return (0,_model_run_fingerprint_js__WEBPACK_IMPORTED_MODULE_1__/* .importedMeasureText */ .SQ)({
        question: question === undefined ? undefined : contentHash(question),
        graders: graders === undefined ? undefined : gradersHash(graders),
        judge: judge === undefined ? undefined : judgeHash(judge),
        limits: limitsHash({ tool: name, major, limits }),
    });
}
function hashOfRepeated() {
    let last;
    return (value) => {
        const json = JSON.stringify(value);
        if (last?.json !== json)
            last = { json, hash: contentHash(value) };
        return last.hash;
    };
}
const gradersHash = hashOfRepeated();
const judgeHash = hashOfRepeated();
const limitsHash = hashOfRepeated();
const fileStem = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/(?<=.)\.[^.]+$/, '') || path;
const MAX_TEXT_LENGTH = 1024 * 1024;
const SURELY_SHORT = MAX_TEXT_LENGTH / 3;
const withShortTexts = (value, redact) => hasLongText(value) ? cutTexts(value, redact) : value;
function hasLongText(value) {
    for (const item of Array.isArray(value) ? value : Object.values(value)) {
        if (typeof item === 'string' && item.length > SURELY_SHORT)
            return true;
        if (typeof item === 'object' && item !== null && hasLongText(item))
            return true;
    }
    return false;
}
function cutTexts(value, redact) {
    if (typeof value === 'string')
        return (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutBytes */ .Uw)(redact(value), MAX_TEXT_LENGTH);
    if (Array.isArray(value))
        return value.map((item) => cutTexts(item, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item, redact)]));
}


/***/ }),

/***/ 72198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importFile: () => (/* binding */ importFile)
});

// UNUSED EXPORTS: importers

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var shared_mapping = __webpack_require__(16955);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/imported.js
var imported = __webpack_require__(97535);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/results/joined-runs.js
var joined_runs = __webpack_require__(97468);
// EXTERNAL MODULE: ./build/js/src/results/importers/identity.js
var identity = __webpack_require__(57038);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
;// CONCATENATED MODULE: ./build/js/src/results/importers/test-of-trials.js








const MAX_GRADERS = 100;
function testOf({ suite, testId, target, trials }, { format, facts }, index) {
    const [first] = trials;
    const [only] = trials.length === 1 ? trials : [];
    const shown = only ?? representative(trials);
    const time = timeOf(shown.time ?? facts.time);
    const messages = messagesOf(shown);
    const common = {
        index,
        timestamp: time,
        suite,
        suiteFile: suite,
        category: 'Uncategorized',
        testId,
        target,
        location: first.location,
        passMark: first.passMark ?? 1,
        mustPass: false,
        assertions: assertionsOf(shown),
        scores: scoresOf(shown, time),
        input: [...(shown.input ?? [])],
        output: shown.answer ?? (0,message/* finalAnswer */.zN)(messages),
        messages,
        ...spentOn(trials),
        model: shown.model,
        evalRun: { durationMs: mean(trials, 'durationMs') ?? 0 },
        retries: trials.reduce((sum, { retries = 0 }) => sum + retries, 0),
        trials: only === undefined ? trials.map((trial, attempt) => trialOf(trial, attempt, time)) : undefined,
        metadata: metadataOf(shown),
        measure: (0,identity/* importedMeasure */.Ti)(definitionOf(trials), first.tool === undefined ? facts.tool : { name: first.tool }),
        subject: subjectOf(first),
        importedFrom: format,
        onlyLastAttempts: facts.attempts === 'last-only' ? true : undefined,
    };
    const { ofAllAttempts } = first;
    if (only !== undefined)
        return { ...common, ...endOf(ofAllAttempts === undefined ? only : { ...only, ...ofAllAttempts }) };
    if (ofAllAttempts === undefined)
        return { ...common, ...endOfSeveral(trials), aggregation: aggregationOf(trials) };
    return { ...common, ...endOfAttempts(trials, ofAllAttempts), aggregation: aggregationOf(trials, 'pass_at_k') };
}
function definitionOf(trials) {
    const measure = firstIn(trials, ({ measure }) => measure);
    if (measure !== undefined)
        return { question: measure };
    return {
        question: firstIn(trials, ({ definition }) => definition?.question),
        graders: largest(trials.map(({ definition }) => definition?.graders)),
        judge: firstIn(trials, ({ definition }) => definition?.judge),
        limits: firstIn(trials, ({ definition }) => definition?.limits),
    };
}
function firstIn(trials, partOf) {
    for (const trial of trials) {
        const value = partOf(trial);
        if (value !== undefined)
            return value;
    }
    return undefined;
}
function largest(values) {
    const [first] = values;
    if (values.length === 1)
        return first;
    const texts = values.flatMap((value) => (value === undefined ? [] : (0,json/* canonicalJson */.dj)(value)));
    const [longest] = texts.sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
    return longest === undefined ? undefined : JSON.parse(longest);
}
function timeOf(given) {
    const moment = given === undefined ? Number.NaN : (0,iso_time/* momentOf */.Et)(given);
    return Number.isFinite(moment) && moment >= 0 ? (0,iso_time/* isoTime */.Ly)(moment) : iso_time/* EPOCH */.wI;
}
const representative = (trials) => trials.find(({ outcome }) => outcome.kind === 'failed') ?? trials[0];
function messagesOf({ messages, answer }) {
    if (messages !== undefined)
        return [...messages];
    return answer === undefined || answer === '' ? [] : [{ role: 'assistant', content: answer }];
}
const scoreOf = ({ score, outcome }) => score === undefined ? (outcome.kind === 'passed' ? 1 : 0) : (0,grade/* clampScore */.E2)(score);
function failureIn({ outcome }) {
    if (outcome.kind !== 'error')
        return undefined;
    const failure = importedFailure(outcome.class ?? failureClassOf(outcome.message), outcome.message);
    return outcome.failedRows === undefined ? failure : { ...failure, failedRows: outcome.failedRows };
}
function endOf(trial) {
    const failure = failureIn(trial);
    if (failure !== undefined)
        return { status: 'execution_error', score: 0, failure };
    return { status: trial.outcome.kind === 'passed' ? 'ok' : 'quality_failure', score: scoreOf(trial) };
}
function endOfSeveral(trials) {
    const ends = trials.map(endOf);
    const decided = ends.filter((end) => end.status !== 'execution_error' || (0,outcome/* isAgentFailure */.s7)(end.failure));
    if (decided.length === 0)
        return { status: 'execution_error', score: 0, failure: mostFrequent(ends) };
    const score = decided.reduce((sum, end) => sum + end.score, 0) / decided.length;
    const passes = decided.filter(({ status }) => status === 'ok').length;
    return { status: passes / decided.length >= suite/* PASS_MARK */.Yn ? 'ok' : 'quality_failure', score };
}
function endOfAttempts(trials, { outcome, score }) {
    const best = Math.max(...trials.map((trial) => endOf(trial).score));
    return endOf({ ...trials[0], outcome, score: score ?? best });
}
function mostFrequent(ends) {
    const failures = ends.flatMap((end) => (end.status === 'execution_error' ? [end.failure] : []));
    const count = (failure) => failures.filter((other) => other.class === failure.class).length;
    const [first, ...others] = failures;
    if (first === undefined)
        throw new Error('A test without a decided trial has a failure');
    return others.reduce((most, failure) => (count(failure) > count(most) ? failure : most), first);
}
const aggregationOf = (trials, strategy = 'mean') => (0,result_outcome/* aggregateScores */.hx)(trials.map((trial) => endOf(trial).score), strategy).aggregation;
function trialOf(trial, attempt, time) {
    const end = endOf(trial);
    const verdict = end.status === 'ok' ? 'pass' : end.status === 'quality_failure' ? 'fail' : 'skip';
    return {
        attempt,
        status: end.status,
        score: end.score,
        verdict,
        scores: scoresOf(trial, trial.time === undefined ? time : timeOf(trial.time)),
        failure: end.status === 'execution_error' ? end.failure : undefined,
        tokenUsage: trial.tokenUsage,
        costUsd: trial.costUsd,
        durationMs: trial.durationMs,
        cached: trial.cached ? true : undefined,
    };
}
function mean(trials, key) {
    if (trials.length === 1)
        return trials[0]?.[key];
    const values = trials.map((trial) => trial[key]).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
const spentOn = (trials) => ({
    tokenUsage: meanTokens(trials),
    costUsd: mean(trials, 'costUsd'),
    durationMs: mean(trials, 'durationMs'),
    cached: trials.every(({ cached }) => cached === true) ? true : undefined,
});
function meanTokens(trials) {
    if (trials.length === 1)
        return trials[0]?.tokenUsage;
    const usages = trials.map(({ tokenUsage }) => tokenUsage).filter((usage) => usage !== undefined);
    const sum = (0,message/* sumTokens */.WT)(usages);
    if (sum === undefined || usages.length === 1)
        return sum;
    const mean = (count) => count && Math.round(count / usages.length);
    return {
        input: Math.round(sum.input / usages.length),
        output: Math.round(sum.output / usages.length),
        cached: mean(sum.cached),
        cacheWritten: mean(sum.cacheWritten),
        reasoning: mean(sum.reasoning),
    };
}
function assertionsOf(trial) {
    const checks = (trial.graders ?? [])
        .slice(0, MAX_GRADERS)
        .flatMap((grader) => (grader.passed === undefined ? [] : [assertionOf(grader, grader.passed)]));
    const passed = trial.outcome.kind === 'passed';
    const reason = trial.reason || (trial.outcome.kind === 'failed' ? firstReason(trial) : undefined);
    if (reason === undefined)
        return checks;
    const others = checks.map((check) => check.evidence === reason ? { text: check.text, passed: check.passed } : check);
    return [{ text: reason, passed }, ...others];
}
const firstReason = ({ graders = [] }) => graders.find(({ passed, reason }) => passed === false && reason)?.reason;
const assertionOf = ({ name, reason }, passed) => ({
    text: name,
    passed,
    evidence: reason || undefined,
});
const scoresOf = ({ graders = [] }, time) => graders.slice(0, MAX_GRADERS).map((grader) => graderScoreOf(grader, time));
function graderScoreOf(grader, time) {
    const { name, type = 'imported', weight = 1, reason, judge, costUsd, tokenUsage, details } = grader;
    const verdict = verdictOf(grader);
    return {
        name,
        type,
        score: (0,grade/* clampScore */.E2)(grader.score ?? (verdict === 'pass' ? 1 : 0)),
        weight,
        verdict,
        assertions: [],
        durationMs: 0,
        startedAt: time,
        endedAt: time,
        reasoning: reason,
        target: judge,
        costUsd,
        tokenUsage,
        details,
    };
}
function verdictOf({ isUndecided, passed, score, threshold }) {
    if (isUndecided)
        return 'skip';
    if (passed !== undefined)
        return passed ? 'pass' : 'fail';
    if (score === undefined || threshold === undefined)
        return 'skip';
    return score >= threshold ? 'pass' : 'fail';
}
const metadataOf = ({ pointer, score, metadata }) => ({
    ...(pointer !== undefined && { pointer }),
    ...(score !== undefined && (0,grade/* clampScore */.E2)(score) !== score && { raw_score: score }),
    ...metadata,
});
const subjectOf = ({ subject }) => {
    if (subject === undefined)
        return undefined;
    return typeof subject === 'string' && subject.length <= MAX_SUBJECT_LENGTH ? subject : subjectHash(subject);
};
const subjectHash = (0,identity/* hashOfRepeated */.Oz)();
const MAX_SUBJECT_LENGTH = 100;
const BY_TEXT = [
    [/timed? ?out|timeout|deadline exceeded|exceeded max duration/i, 'timeout'],
    [/\b429\b|rate.?limit|too many requests|quota|overloaded/i, 'rate_limit'],
    [/\b40[13]\b|unauthori[sz]ed|forbidden|invalid api key|authentication/i, 'auth'],
    [/\b5\d\d\b|ECONN|ENOTFOUND|EAI_AGAIN|socket hang up|fetch failed/i, 'provider'],
    [/exit (?:code|status)|signal SIG|segmentation fault|killed/i, 'crash'],
    [/cannot find module|ModuleNotFound|SyntaxError|ENOENT|fixture .{0,200} not found/i, 'config'],
];
const READ_CHARACTERS = 2_000;
function failureClassOf(message) {
    const text = message.slice(0, READ_CHARACTERS);
    return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? 'provider';
}
const STAGES = {
    grader: { stage: 'evaluator', reason: 'evaluator_error' },
    config: { stage: 'setup', reason: 'setup_error' },
};
const importedFailure = (failureClass, message) => ({
    class: failureClass,
    ...(STAGES[failureClass] ?? { stage: 'agent', reason: 'provider_error' }),
    message,
});

;// CONCATENATED MODULE: ./build/js/src/results/importers/collect.js









const MAX_LISTED = 20;
const MAX_TRIALS = 200_000;
const MAX_REASON_LENGTH = 2_000;
class FileCollector {
    #path;
    #stem;
    #settings;
    #places = new Map();
    #placesByNames = new Map();
    #groups = [];
    #replaced = { suite: new Set(), target: new Set() };
    #trials = 0;
    #unreadable = [];
    #missing = 0;
    #skipped = [];
    #skippedTests = [];
    #incomplete = [];
    #ambiguous = [];
    #failedTogether = [];
    #warnings = new Map();
    #redact;
    constructor(path, settings, { redact = (text) => text }) {
        this.#path = path;
        this.#stem = (0,identity/* fileStem */.E8)(path);
        this.#settings = settings;
        this.#redact = redact;
    }
    trial(given, length = Number.POSITIVE_INFINITY) {
        this.#trials += 1;
        if (this.#trials > MAX_TRIALS) {
            throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${this.#path} has more than ${MAX_TRIALS} trials`);
        }
        this.#warnOf(given);
        const trial = length <= identity/* SURELY_SHORT */._x ? given : (0,identity/* withShortTexts */.lv)(given, this.#redact);
        const place = this.#placeOf(trial);
        const testId = (0,identity/* testIdOf */.hk)(trial.test, this.#redact);
        const known = place.tests.get(testId);
        if (known !== undefined) {
            known.trials.push(trial);
            return;
        }
        const group = { place, testId, trials: [trial] };
        place.tests.set(testId, group);
        this.#groups.push(group);
    }
    planned(suite, target, tests) {
        const place = this.#placeOf({ suite, target });
        place.planned = Math.max(tests, place.planned);
    }
    #placeOf({ suite, target }) {
        let byTarget = this.#placesByNames.get(suite);
        if (byTarget === undefined) {
            byTarget = new Map();
            this.#placesByNames.set(suite, byTarget);
        }
        let place = byTarget.get(target);
        if (place === undefined) {
            place = this.#placeNamed(suite, target);
            byTarget.set(target, place);
        }
        return place;
    }
    #placeNamed(givenSuite, givenTarget) {
        const { suiteName, targetName, fileSuite } = this.#settings;
        if (suiteName !== undefined)
            this.#replaced.suite.add(givenSuite);
        if (targetName !== undefined)
            this.#replaced.target.add(givenTarget);
        const ofFile = givenSuite === this.#stem ? fileSuite : undefined;
        const suite = suiteName ?? ofFile ?? this.#label(givenSuite);
        const target = targetName ?? this.#label(givenTarget);
        const key = JSON.stringify([suite, target]);
        const place = this.#places.get(key) ?? { suite, target, tests: new Map(), planned: 0, results: 0 };
        this.#places.set(key, place);
        return place;
    }
    #refuseSeveral() {
        for (const kind of ['suite', 'target']) {
            const names = [...this.#replaced[kind]];
            if (names.length < 2)
                continue;
            throw (0,errors/* userError */.IF)('INPUT_INVALID', `${kind}-name (--${kind}-name) cannot name ${names.length} ${kind}s`, {
                found: names.slice(0, 5).join(', '),
                hint: `Leave ${kind}-name out: the names of the ${kind}s in ${this.#path} are used.`,
            });
        }
    }
    unreadable(location, why) {
        this.#missing += 1;
        this.failed(location, why);
    }
    failed(location, why) {
        this.#unreadable.push({
            code: 'RESULTS_UNREADABLE',
            severity: 'error',
            message: (0,shared_text/* cutEnd */.ym)(this.#redact(why), MAX_REASON_LENGTH),
            location,
        });
    }
    skipped({ shown, ...test }) {
        const testId = (0,identity/* testIdOf */.hk)(test.test, this.#redact);
        const { suite, target } = this.#placeOf(test);
        this.#skipped.push(shown === undefined ? testId : this.#label(shown));
        this.#skippedTests.push({ suite, suiteFile: suite, testId, target });
    }
    warn(message, more = {}) {
        if (!this.#warnings.has(message)) {
            this.#warnings.set(message, { code: 'RESULTS_UNREADABLE', severity: 'warning', message, ...more });
        }
    }
    #label(name) {
        return (0,identity/* labelOf */.Wy)(this.#redact(name));
    }
    finish(format, given) {
        const { name, version } = given.tool;
        const facts = {
            ...given,
            tool: { name: this.#label(name), version: version === undefined ? undefined : this.#label(version) },
        };
        this.#refuseSeveral();
        const results = [];
        const counts = new Counts();
        for (const group of this.#takenGroups()) {
            for (const test of this.#testsOf(group, facts)) {
                counts.add(test);
                group.place.results += 1;
                results.push(testOf(test, { format, facts }, results.length));
            }
        }
        this.#warnAtEnd(facts);
        const planned = Math.max(facts.planned ?? 0, this.#plannedTests(), results.length + this.#missing);
        return {
            run: this.#runOf(results, planned, facts),
            file: { file: this.#path, format, ...counts.of(facts, this.#skipped.length), ...this.#unknownKeys(facts) },
            variant: facts.variant === undefined ? undefined : this.#label(facts.variant),
        };
    }
    #unknownKeys({ unknownKeys = [] }) {
        return unknownKeys.length === 0 ? {} : { unknownKeys: unknownKeys.map((key) => this.#label(key)) };
    }
    *#takenGroups() {
        this.#placesByNames.clear();
        for (const { tests } of this.#places.values())
            tests.clear();
        this.#groups.reverse();
        for (let group = this.#groups.pop(); group !== undefined; group = this.#groups.pop())
            yield group;
    }
    #plannedTests() {
        return [...this.#places.values()].reduce((sum, { planned, results }) => sum + Math.max(planned, results), 0);
    }
    #testsOf(group, facts) {
        const { testId: name, trials: all } = group;
        const [first] = all;
        if (first !== undefined && all.length === 1) {
            return this.#isCountPossible(all, name) ? [{ ...namesOf(group), testId: name, trials: [first] }] : [];
        }
        const byDefinition = this.#byDefinition(group);
        if (byDefinition.size > 1) {
            this.warn(`Several tests have the name ${JSON.stringify(name)}: their ids end with a hash of their content`, {
                hint: 'Give each test another name.',
            });
        }
        const hashes = shortestHashes(byDefinition);
        return [...byDefinition].flatMap(([definition, some]) => {
            const testId = byDefinition.size > 1 ? `${name}~${hashes.get(definition)}` : name;
            const trials = this.#isCountPossible(some, testId) ? this.#ordered(some, group, facts) : undefined;
            return trials === undefined ? [] : [{ ...namesOf(group), testId, trials }];
        });
    }
    #isCountPossible(trials, testId) {
        const planned = trials[0]?.plannedTrials ?? trials.length;
        if (trials.length === planned)
            return true;
        if (trials.length < planned) {
            this.#incomplete.push(testId);
            return true;
        }
        const why = `${trials.length} trials of ${JSON.stringify(testId)} on one target, instead of ${planned}`;
        const hint = 'Give each test its own id or name, and each target its own label.';
        if (planned > 0 && trials.length % planned === 0) {
            this.warn(`There are ${why}: several tests are read as one`, { hint });
            return true;
        }
        for (const { location } of trials)
            this.unreadable(location, `There are ${why}. ${hint}`);
        return false;
    }
    #byDefinition({ trials }) {
        const hashes = trials.map(definitionHash);
        const [only = '', ...others] = new Set(hashes.filter((hash) => hash !== ''));
        const found = new Map();
        for (const [index, trial] of trials.entries()) {
            const hash = others.length === 0 ? only : (hashes[index] ?? '');
            const known = found.get(hash);
            if (known === undefined)
                found.set(hash, [trial]);
            else
                known.push(trial);
        }
        return found;
    }
    #ordered(trials, { testId }, facts) {
        const [first] = trials;
        if (first !== undefined && !trials.every((trial) => (0,identity/* haveSameNames */.ZN)(first, trial))) {
            const why = `Several tests have the name ${JSON.stringify(testId)}, but for spaces, control characters or secrets`;
            for (const { location } of trials)
                this.unreadable(location, why);
            return undefined;
        }
        const numbers = new Set(trials.flatMap(({ number }) => number ?? []));
        const repeats = numbers.size === 0 ? (this.#settings.repeatedNames ?? first?.repeatedNames) : undefined;
        if (repeats === 'retries')
            return asRetries(trials);
        if (facts.areDoublesAmbiguous && repeats === undefined && numbers.size < trials.length) {
            if (trials.length > 1 && first?.test.kind !== 'content')
                return this.#ambiguousRows(trials, testId);
        }
        const seen = new Set();
        const kept = trials.filter((trial) => {
            if (trial.number === undefined)
                return true;
            if (seen.has(trial.number)) {
                this.unreadable(trial.location, `The trial ${trial.number} of ${JSON.stringify(testId)} occurs twice`);
                return false;
            }
            seen.add(trial.number);
            return true;
        });
        const [earliest, ...others] = kept.length === seen.size ? kept.sort((a, b) => (a.number ?? 0) - (b.number ?? 0)) : kept;
        return earliest && [earliest, ...others];
    }
    #ambiguousRows(rows, testId) {
        const [first] = rows;
        if (first === undefined)
            return undefined;
        const failed = rows.filter(hasFailed).length;
        if (failed === rows.length) {
            this.#failedTogether.push(testId);
            return asRetries(rows);
        }
        this.#ambiguous.push(testId);
        const passed = rows.filter(({ outcome }) => outcome.kind === 'passed').length;
        const looks = looksRetried(rows) ? ', as if the tool ran it again until it passed' : '';
        const message = `${rows.length} rows have the name ${JSON.stringify(testId)}: ${passed} passed and ${rows.length - passed} did not${looks}. ${OF_REPEATED_NAMES}`;
        const { graders: _, score: __, number: ___, ofAllAttempts: ____, ...row } = first;
        const outcome = { kind: 'error', class: 'grader', message, failedRows: failed > 0 ? failed : undefined };
        return [{ ...row, outcome, reason: undefined }];
    }
    #warnOf({ score, graders = [] }) {
        if (isOutside(score) || graders.some((grader) => isOutside(grader.score))) {
            this.warn(`Scores outside 0 to 1 in ${this.#path} were limited to that range`);
        }
        if (graders.length > MAX_GRADERS) {
            this.warn(`Only the first ${MAX_GRADERS} graders of a test are read in ${this.#path}`);
        }
    }
    #warnAtEnd({ tool }) {
        const [skipped, incomplete] = [this.#skipped, this.#incomplete];
        const [ambiguous, failedTogether] = [this.#ambiguous, this.#failedTogether];
        if (skipped.length > 0) {
            const were = skipped.length === 1 ? 'was' : 'were';
            this.warn(`${(0,shared_text/* plural */.LS)('test', skipped.length)} ${were} skipped by ${tool.name}: ${firstOf(skipped)}`);
        }
        if (ambiguous.length > 0) {
            this.warn(`${(0,shared_text/* plural */.LS)('name', ambiguous.length)} without a verdict: ${firstOf(ambiguous)}`, {
                hint: OF_REPEATED_NAMES,
            });
        }
        if (failedTogether.length > 0) {
            const names = (0,shared_text/* plural */.LS)('name', failedTogether.length);
            this.warn(`All rows of ${names} failed, so each name counts as one failed test: ${firstOf(failedTogether)}`, {
                hint: OF_REPEATED_NAMES,
            });
        }
        if (incomplete.length > 0) {
            const have = incomplete.length === 1 ? 'has' : 'have';
            this.warn(`${(0,shared_text/* plural */.LS)('test', incomplete.length)} ${have} fewer trials than planned: ${firstOf(incomplete)}`);
        }
    }
    #runOf(results, planned, { stopped, durationMs }) {
        const moments = results.map(({ timestamp }) => (0,iso_time/* momentOf */.Et)(timestamp)).filter((moment) => moment > 0);
        const [start, end] = (0,joined_runs/* extremes */.oz)(moments);
        const isComplete = stopped === undefined && this.#unreadable.length === 0 && results.length >= planned;
        return {
            startedAt: start === undefined ? iso_time/* EPOCH */.wI : (0,iso_time/* isoTime */.Ly)(start),
            durationMs: durationMs ?? (start === undefined || end === undefined ? 0 : end - start),
            planned,
            complete: isComplete,
            stopped: stopped !== undefined && this.#unreadable.length === 0 ? stopped : undefined,
            unreadable: this.#unreadable.length > 0 ? listed(this.#unreadable, this.#path) : undefined,
            dryRun: false,
            skipped: this.#skippedTests.length > 0 ? this.#skippedTests : undefined,
            requirements: [],
            warnings: [...this.#warnings.values()],
            results,
        };
    }
}
const namesOf = ({ place: { suite, target } }) => ({ suite, target });
const isOutside = (score) => score !== undefined && (0,grade/* clampScore */.E2)(score) !== score;
function asRetries(trials) {
    const [first, ...others] = trials.map((trial, number) => ({ ...trial, number }));
    const last = others.at(-1);
    if (first === undefined || last === undefined)
        return first && [first];
    const ofAllAttempts = { outcome: last.outcome, score: last.score };
    return [{ ...first, ofAllAttempts }, ...others];
}
const OF_REPEATED_NAMES = 'Give each test its own name. If the tool repeats tests, set repeated-names (--repeated-names): "retries" if it runs only failed ones again (in Gradle, mergeReruns = true writes these as such), else "trials"';
function hasFailed(row) {
    const failure = failureIn(row);
    return failure === undefined ? row.outcome.kind === 'failed' : (0,outcome/* isAgentFailure */.s7)(failure);
}
const looksRetried = (rows) => rows.at(-1)?.outcome.kind === 'passed' && rows.slice(0, -1).every(({ outcome }) => outcome.kind !== 'passed');
const firstOf = (names) => `${names.slice(0, MAX_LISTED).join(', ')}${names.length > MAX_LISTED ? ', \u2026' : ''}`;
function listed(problems, path) {
    if (problems.length <= MAX_LISTED)
        return [...problems];
    const message = `${(0,shared_text/* plural */.LS)('more row', problems.length - MAX_LISTED)} of ${path} cannot be read`;
    return [...problems.slice(0, MAX_LISTED), { code: 'RESULTS_UNREADABLE', severity: 'error', message }];
}
function questionHash({ measure, definition: { question } = {} }) {
    if (measure !== undefined)
        return (0,identity/* contentHash */.Ae)(measure);
    return question === undefined ? '' : (0,identity/* contentHash */.Ae)(question);
}
function definitionHash(trial) {
    const { test, measure, definition: { question, graders } = {} } = trial;
    if (measure !== undefined || graders === undefined || test.kind === 'declared')
        return questionHash(trial);
    return (0,identity/* contentHash */.Ae)({ question, graders });
}
function shortestHashes(byDefinition) {
    const questions = [...byDefinition.values()].map(([first]) => (first === undefined ? '' : questionHash(first)));
    const isOnly = (question) => questions.indexOf(question) === questions.lastIndexOf(question);
    return new Map([...byDefinition.keys()].map((definition, index) => {
        const question = questions[index] ?? '';
        return [definition, isOnly(question) ? question : definition];
    }));
}
class Counts {
    #kinds = new Set();
    #tests = 0;
    #trials = 0;
    #withoutId = 0;
    #withoutDefinition = 0;
    #cached = 0;
    add({ trials }) {
        const [{ test, measure, definition }] = trials;
        this.#kinds.add(test.kind);
        this.#tests += 1;
        this.#trials += trials.length;
        if (test.kind === 'content')
            this.#withoutId += 1;
        if ((measure ?? definition?.question) === undefined)
            this.#withoutDefinition += 1;
        this.#cached += trials.filter(({ cached }) => cached).length;
    }
    of({ tool, attempts }, skipped) {
        return {
            tool: tool.name,
            version: tool.version,
            tests: this.#tests,
            trials: this.#trials,
            identity: imported/* identityKinds */.c.findLast((kind) => this.#kinds.has(kind)) ?? 'declared',
            attempts,
            withoutId: this.#withoutId > 0 ? this.#withoutId : undefined,
            withoutDefinition: this.#withoutDefinition > 0 ? this.#withoutDefinition : undefined,
            skipped: skipped > 0 ? skipped : undefined,
            cached: this.#cached > 0 ? this.#cached : undefined,
        };
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/suite/limits.js
var limits = __webpack_require__(18764);
// EXTERNAL MODULE: ./build/js/src/results/read/loose-fields.js
var loose_fields = __webpack_require__(57247);
// EXTERNAL MODULE: ./build/js/src/results/importers/row-parts.js
var row_parts = __webpack_require__(13737);
;// CONCATENATED MODULE: ./build/js/src/results/importers/ctrf.js









const ctrf_text = schemas/* string */.YjP().nullish();
const count = schemas/* int */.Whr().nonnegative().nullish();
const documentSchema = schemas/* object */.Ikc({
    generatedBy: ctrf_text,
    timestamp: ctrf_text,
    results: schemas/* object */.Ikc({
        tool: schemas/* object */.Ikc({ name: schemas/* string */.YjP().min(1), version: ctrf_text }),
        tests: schemas/* array */.YOg(schemas/* unknown */.L5J()),
        summary: schemas/* unknown */.L5J().optional(),
        environment: schemas/* preprocess */.vkY(withCamelCase, schemas/* object */.Ikc({ testEnvironment: ctrf_text }).nullish()),
    }),
});
const summarySchema = schemas/* object */.Ikc({ tests: count, failed: count }).nullish();
const ctrf = {
    name: 'ctrf',
    async recognizes(source) {
        const document = await source.document();
        if (!(0,shared_mapping/* isMapping */.p)(document))
            return false;
        const { reportFormat, results } = document;
        return (reportFormat === 'CTRF' || ((0,shared_mapping/* isMapping */.p)(results) && (0,shared_mapping/* isMapping */.p)(results['tool']) && Array.isArray(results['tests'])));
    },
    async read(source, _settings, into) {
        const read = (0,row_parts/* parseRow */.W0)(documentSchema, await source.json());
        if (!read.success) {
            throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `This is not the Common Test Report Format: ${read.why}`, {
                location: beginning(source.path),
            });
        }
        const { generatedBy, timestamp, results } = read.data;
        const { tool, tests, environment } = results;
        if (generatedBy === 'eval-action') {
            into.warn('CTRF files have no answers of single trials', { hint: 'Report the run folder instead.' });
        }
        const named = {
            source,
            tool: tool.name,
            msPerUnit: isInSeconds(tests, tool.name) ? 1000 : 1,
            environment: environment?.testEnvironment || undefined,
        };
        const kinds = new Set();
        let failures = 0;
        for (const [index, row] of tests.entries()) {
            tests[index] = undefined;
            const context = { ...named, pointer: `/results/tests/${index}` };
            const test = readTest(withCamelCase(row), context, into);
            if (test === undefined)
                continue;
            kinds.add(attemptsIn(test));
            failures += failuresIn(test);
            addTrials(test, context, into);
        }
        compareSummary(results.summary, { tests: tests.length, failures }, { path: source.path, into });
        return {
            tool: { name: tool.name, version: tool.version ?? undefined },
            attempts: ['last-only', 'unknown'].find((kind) => kinds.has(kind)) ?? 'all',
            time: timestamp ?? undefined,
            areDoublesAmbiguous: true,
        };
    },
};
const beginning = (path) => ({ file: path, line: 1, column: 1 });
function readTest(row, context, into) {
    const { source, pointer } = context;
    const read = (0,row_parts/* parseRow */.W0)(testSchema, row);
    if (hasScoreOfText(row))
        into.warn(SCORES_ARE_TEXTS, { location: beginning(source.path) });
    if (read.success && !isSkipped(read.data))
        return read.data;
    if (read.success)
        into.skipped({ ...ctrf_namesOf(read.data, context), shown: read.data.name });
    else
        into.unreadable(beginning(source.path), `${pointer}: ${read.why}`);
    return undefined;
}
const SCORES_ARE_TEXTS = 'Some "score" in "extra" is a text and not a number: the score is 1 for a pass, else 0';
const hasScoreOfText = (row) => (0,shared_mapping/* isMapping */.p)(row) && (0,shared_mapping/* isMapping */.p)(row['extra']) && typeof row['extra']['score'] === 'string';
function attemptsIn({ retries, retryAttempts }) {
    const listed = retryAttempts?.length ?? 0;
    if (typeof retries === 'number')
        return listed < retries ? 'last-only' : 'all';
    return listed > 0 ? 'all' : 'unknown';
}
function compareSummary(summary, found, { path, into }) {
    const read = (0,row_parts/* parseRow */.W0)(summarySchema, summary);
    if (!read.success) {
        into.unreadable(beginning(path), `/results/summary cannot be compared with the tests: ${read.why}`);
        return;
    }
    const { tests, failed } = read.data ?? {};
    const counted = `/results/summary counts ${(0,shared_text/* plural */.LS)('test', tests ?? 0)}, and the report has ${found.tests}`;
    if ((tests ?? 0) > found.tests)
        into.unreadable(beginning(path), `${counted}: results are missing`);
    if ((tests ?? Number.POSITIVE_INFINITY) < found.tests)
        into.warn(counted, { location: beginning(path) });
    if ((failed ?? 0) <= found.failures)
        return;
    const failures = `${(0,shared_text/* plural */.LS)('failed test', failed ?? 0)}, and the report has ${found.failures}`;
    into.unreadable(beginning(path), `/results/summary counts ${failures}: verdicts are missing`);
}
const REPEATED_NAMES = {
    playwright: 'trials',
    gotest: 'trials',
    'go-test': 'trials',
    pytest: 'retries',
};
function addTrials(test, context, into) {
    const { source, pointer } = context;
    const outcome = outcomeOf(test);
    if (outcome === undefined) {
        const status = JSON.stringify(test.status);
        into.unreadable(beginning(source.path), `${pointer}: the status ${status} is no verdict`);
        return;
    }
    const attempts = [];
    for (const [index, attempt] of (test.retryAttempts ?? []).entries()) {
        const read = (0,row_parts/* parseRow */.W0)(attemptSchema, withCamelCase(attempt));
        if (read.success)
            attempts.push(read.data);
        else
            into.unreadable(beginning(source.path), `${pointer}/retryAttempts/${index}: ${read.why}`);
    }
    const repeatedNames = REPEATED_NAMES[context.tool];
    for (const trial of trialsOf(test, outcome, { attempts, context }))
        into.trial({ ...trial, repeatedNames });
}
const ours = (value) => value.optional().catch(undefined);
const share = schemas/* number */.aig().min(0).max(1);
const price = schemas/* number */.aig().nonnegative().max(limits/* MAX_MEASURE */.Gh);
const testSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().min(1),
    status: schemas/* string */.YjP(),
    rawStatus: ctrf_text,
    testId: ctrf_text,
    suite: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).nullish(),
    filePath: ctrf_text,
    line: schemas/* int */.Whr().nonnegative().nullish(),
    duration: loose_fields/* amount */.vj,
    stop: loose_fields/* amount */.vj,
    message: ctrf_text,
    trace: ctrf_text,
    retries: schemas/* int */.Whr().nonnegative().nullish(),
    retryAttempts: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish(),
    tags: ours(schemas/* array */.YOg(schemas/* unknown */.L5J())),
    parameters: schemas/* unknown */.L5J().optional(),
    labels: schemas/* unknown */.L5J().optional(),
    extra: ours(schemas/* object */.Ikc({
        target: ours(schemas/* string */.YjP()),
        model: ours(schemas/* string */.YjP()),
        score: ours(schemas/* number */.aig()),
        passMark: ours(share),
        cost_usd: ours(price),
        costUsd: ours(price),
        tokens: ours(row_parts/* tokensSchema */.ee),
        graders: ours(schemas/* array */.YOg(schemas/* unknown */.L5J())),
    })),
});
const ctrfGraderSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().min(1),
    type: ours(schemas/* string */.YjP()),
    score: ours(schemas/* number */.aig()),
    pass: ours(schemas/* boolean */.zMY()),
    threshold: ours(share),
    reason: ours(schemas/* string */.YjP()),
    weight: ours(price),
});
const attemptSchema = schemas/* object */.Ikc({
    attempt: schemas/* int */.Whr().nullish(),
    status: schemas/* string */.YjP(),
    duration: loose_fields/* amount */.vj,
    message: ctrf_text,
    extra: ours(schemas/* object */.Ikc({ score: ours(schemas/* number */.aig()) })),
});
const SKIPPED = /^(?:skip(?:ped)?|pending|todo|disabled)$/i;
const isSkipped = ({ status, rawStatus }) => SKIPPED.test(status) || (status === 'other' && SKIPPED.test(rawStatus ?? ''));
function failuresIn({ status, retries, retryAttempts }) {
    const failed = (retryAttempts ?? []).filter((attempt) => !(0,shared_mapping/* isMapping */.p)(attempt) || attempt['status'] !== 'passed');
    return (status === 'passed' ? 0 : 1) + Math.max(failed.length, retries ?? 0);
}
function outcomeOf({ status, rawStatus, message, trace }) {
    if (status === 'passed')
        return { kind: 'passed' };
    if (status !== 'failed' && status !== 'other')
        return undefined;
    const raw = rawStatus ?? '';
    const why = message || firstLine(trace) || raw;
    const given = /^execution_error: (\w+)$/.exec(raw)?.[1];
    if (given !== undefined)
        return { kind: 'error', message: why, class: outcome/* failureClasses */.fQ.find((name) => name === given) };
    if (/^time(?:d_?)?out$/i.test(raw))
        return { kind: 'error', message: why, class: 'timeout' };
    if (/^(?:setup|teardown)_failed$/.test(raw))
        return { kind: 'error', message: why, class: 'config' };
    if (/^(?:error|errored|broken)$/i.test(raw))
        return { kind: 'error', message: why };
    return status === 'failed' ? { kind: 'failed' } : undefined;
}
function trialsOf(test, outcome, { attempts, context }) {
    const trial = ctrf_trialOf(test, outcome, context);
    if (attempts.length === 0)
        return [trial];
    const earlier = inOrder(attempts).map((attempt) => ({ ...trial, ...ctrf_endOf(attempt, context.msPerUnit) }));
    const all = earlier.length > (test.retries ?? earlier.length) ? earlier : [...earlier, trial];
    const ofAllAttempts = { outcome, score: trial.score };
    return all.map((each, number) => ({ ...each, number, ...(number === 0 && { ofAllAttempts }) }));
}
const inOrder = (attempts) => [...attempts].sort((one, other) => (one.attempt ?? 0) - (other.attempt ?? 0));
function ctrf_endOf({ status, message, duration, extra }, msPerUnit) {
    const isDecided = status === 'passed' || status === 'failed';
    return {
        outcome: isDecided ? { kind: status } : { kind: 'error', message: message || status },
        reason: message ?? undefined,
        durationMs: duration ? duration * msPerUnit : undefined,
        score: extra?.score,
    };
}
function ctrf_namesOf(test, { source, tool, environment }) {
    const { name, testId, filePath } = test;
    const suite = typeof test.suite === 'string' ? test.suite : test.suite?.join(' \u203a ');
    return {
        suite: suite || (filePath ? source.shown(filePath) : tool),
        test: testId ? { kind: 'declared', text: testId } : { kind: 'named', text: name },
        target: targetOf(test) ?? environment ?? 'default',
    };
}
function ctrf_trialOf(test, outcome, context) {
    const { filePath, extra } = test;
    const { source, pointer } = context;
    const file = filePath ? source.shown(filePath) : undefined;
    return {
        ...ctrf_namesOf(test, context),
        outcome,
        score: extra?.score,
        passMark: extra?.passMark,
        reason: outcome.kind === 'passed' ? undefined : test.message || firstLine(test.trace),
        location: { file: file ?? source.path, line: (file && test.line) || 1, column: 1 },
        pointer,
        time: ctrf_timeOf(test.stop),
        durationMs: test.duration ? test.duration * context.msPerUnit : undefined,
        costUsd: extra?.cost_usd ?? extra?.costUsd,
        tokenUsage: extra?.tokens && (0,row_parts/* known */.eO)(extra.tokens),
        model: extra?.model,
        graders: extra?.graders?.flatMap((grader) => {
            const { success, data } = ctrfGraderSchema.safeParse(grader);
            return success ? [(0,row_parts/* graderOf */.pV)(data)] : [];
        }),
    };
}
function targetOf({ extra, parameters, labels, tags = [] }) {
    const tag = tags.find((each) => typeof each === 'string' && /^target:./s.test(each));
    return [extra?.target, targetIn(parameters), targetIn(labels), tag?.slice('target:'.length)].find(Boolean);
}
function targetIn(mapping) {
    const target = (0,shared_mapping/* isMapping */.p)(mapping) ? mapping['target'] : undefined;
    return typeof target === 'string' ? target : undefined;
}
const firstLine = (trace) => trace?.trim().split('\n')[0] || undefined;
function withCamelCase(row) {
    if (!(0,shared_mapping/* isMapping */.p)(row))
        return row;
    const camelCase = (key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
    return Object.fromEntries(Object.entries(row).map(([key, value]) => [camelCase(key), value]));
}
const timesSchema = schemas/* object */.Ikc({ duration: schemas/* number */.aig(), start: schemas/* number */.aig().optional(), stop: schemas/* number */.aig().optional() });
function isInSeconds(rows, tool) {
    let [durations, spans, hasFraction] = [0, 0, false];
    for (const row of rows) {
        const { success, data } = timesSchema.safeParse(row);
        if (!success)
            continue;
        hasFraction ||= !Number.isInteger(data.duration);
        const [start, stop] = [secondsOf(data.start), secondsOf(data.stop)];
        if (start === undefined || stop === undefined)
            continue;
        durations += data.duration;
        spans += stop - start;
    }
    if (spans > 0 && durations > 0)
        return durations / spans < MAX_SECONDS_PER_SECOND;
    return tool === 'pytest' && hasFraction;
}
const MAX_SECONDS_PER_SECOND = 30;
const secondsOf = (moment) => moment === undefined || moment < FIRST_MILLISECONDS ? moment : moment / 1000;
const FIRST_MILLISECONDS = 100_000_000_000;
const LAST_MILLISECONDS = 8_640_000_000_000_000;
function ctrf_timeOf(stop) {
    if (!stop)
        return undefined;
    const moment = stop < FIRST_MILLISECONDS ? stop * 1000 : stop;
    return moment <= LAST_MILLISECONDS ? (0,iso_time/* isoTime */.Ly)(moment) : undefined;
}

// EXTERNAL MODULE: ./build/js/src/results/importers/decode-text.js
var decode_text = __webpack_require__(67748);
// EXTERNAL MODULE: ./build/js/src/shared/grouped.js
var grouped = __webpack_require__(47891);
;// CONCATENATED MODULE: ./build/js/src/results/importers/pytest-trials.js

function mergedPairs(trials, isPair) {
    return [...(0,grouped/* grouped */.z)(trials, (trial) => [trial.suite, nameOf(trial), trial.target]).values()].flatMap((group) => {
        const [first, second, ...others] = group;
        return second !== undefined && others.length === 0 && isPair(first, second) ? [merged(first, second)] : group;
    });
}
function merged(one, other) {
    const [first, second] = other.outcome.kind === 'failed' ? [other, one] : [one, other];
    const shown = first.outcome.kind === 'passed' ? second : first;
    const hidden = shown === first ? second : first;
    const reason = [shown.reason, hidden.reason].filter((text) => text !== undefined && text !== '').join('\n');
    return { ...shown, reason };
}
function withReruns(trials) {
    return [...(0,grouped/* grouped */.z)(trials, (trial) => [trial.suite, nameOf(trial), trial.target]).values()].flatMap((runs) => runs.map((run, index) => index < runs.length - 1 && run.outcome.kind === 'passed'
        ? { ...run, outcome: { kind: 'failed' }, reason: 'pytest ran this test again' }
        : run));
}
function withRepeats({ trials, skipped }) {
    const groups = (0,grouped/* grouped */.z)([...trials, ...skipped].map(numbered), ({ test, repeat }) => [
        test.suite,
        test.target,
        repeat?.name ?? nameOf(test),
        repeat && `${repeat.count}`,
    ]);
    const found = [...groups.values()].flatMap((group) => (isComplete(group) ? repeatsOf(group) : group.map(asFound)));
    return {
        trials: found.flatMap((test) => (isTrial(test) ? [test] : [])),
        skipped: found.flatMap((test) => (isTrial(test) ? [] : [test])),
    };
}
const numbered = (test) => ({ test, repeat: repeatOf(test) });
const asFound = ({ test }) => test;
const isTrial = (test) => 'outcome' in test;
const nameOf = ({ test }) => test.text;
function repeatOf(test) {
    const found = /^(.*)([[-])([1-9]\d{0,3})-([1-9]\d{0,3})\]$/s.exec(nameOf(test));
    if (found === null)
        return undefined;
    const [, before = '', border = '', number, count] = found;
    return { name: border === '[' ? before : `${before}]`, number: Number(number), count: Number(count) };
}
function isComplete(group) {
    const count = group[0].repeat?.count;
    const numbers = new Set(group.map(({ repeat }) => repeat?.number));
    return (count !== undefined && group.length === count && numbers.size === count && Math.max(...group.map(at)) === count);
}
const at = ({ repeat }) => repeat?.number ?? 0;
function repeatsOf(group) {
    const all = group.flatMap(({ test, repeat }) => repeat === undefined ? [] : [{ test: { ...test, test: { kind: 'named', text: repeat.name } }, repeat }]);
    const trials = all.flatMap(({ test, repeat: { number, count } }) => isTrial(test) ? [{ ...test, number: number - 1, plannedTrials: count }] : []);
    return trials.length > 0 ? trials : all.slice(0, 1).map(asFound);
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/deepeval.js







const deepeval = {
    name: 'deepeval',
    async recognizes(source) {
        const root = rootOf(await source.document());
        if (!(0,shared_mapping/* isMapping */.p)(root))
            return false;
        if (isOnlyLink(root))
            return true;
        return LISTS.some((name) => {
            const cases = root[name];
            if (!Array.isArray(cases))
                return false;
            return 'testPassed' in root || cases.some((item) => (0,shared_mapping/* isMapping */.p)(item) && 'metricsData' in item);
        });
    },
    async read(source, _settings, into) {
        const { run, rows } = runIn(await source.json(), source.path);
        const read = [];
        const location = { file: source.path, line: 1, column: 1 };
        for (const { value, pointer } of rows) {
            const parsed = (0,row_parts/* parseRow */.W0)(caseSchema, value);
            if (parsed.success)
                read.push({ given: parsed.data, pointer });
            else
                into.unreadable(location, `${pointer}: ${parsed.why}`);
        }
        const toInvert = metricsToInvert(read.map(({ given }) => given));
        const trials = [];
        const skipped = [];
        for (const { given, pointer } of read) {
            const test = identityOf(given);
            if (test !== undefined && given.flaky) {
                const shown = `${test.text} (flaky, ${given.success ? 'passed' : 'failed'})`;
                skipped.push({ ...deepeval_namesOf(run, source), test, shown });
                continue;
            }
            const measured = test === undefined ? 'it has neither a name nor a question' : measuredIn(given, toInvert);
            if (test === undefined || typeof measured === 'string')
                into.unreadable(location, `${pointer}: ${measured}`);
            else
                trials.push({ ...measured, ...deepeval_namesOf(run, source), test, location, pointer });
        }
        const others = trials.filter((trial) => !isNamed(trial));
        const found = withRepeats({ trials: trials.filter(isNamed), skipped });
        for (const trial of [...found.trials, ...others])
            into.trial(trial);
        for (const test of found.skipped)
            into.skipped(test);
        const counted = (run.testPassed ?? 0) + (run.testFailed ?? 0);
        return {
            tool: { name: 'deepeval' },
            attempts: 'all',
            planned: counted > rows.length ? counted : undefined,
            areDoublesAmbiguous: true,
        };
    },
};
const LISTS = ['testCases', 'conversationalTestCases', 'testResults'];
const isNamed = ({ test }) => test.kind === 'named';
const rootOf = (document) => (0,shared_mapping/* isMapping */.p)(document) && (0,shared_mapping/* isMapping */.p)(document['testRunData']) ? document['testRunData'] : document;
const isOnlyLink = (root) => typeof root['testRunLink'] === 'string' && LISTS.every((name) => !(name in root));
const runSchema = schemas/* object */.Ikc({
    testFile: loose_fields/* text */.Qq,
    datasetAlias: loose_fields/* text */.Qq,
    identifier: loose_fields/* text */.Qq,
    hyperparameters: schemas/* object */.Ikc({ model: loose_fields/* text */.Qq }).optional().catch(undefined),
    testPassed: loose_fields/* amount */.vj,
    testFailed: loose_fields/* amount */.vj,
});
function runIn(document, path) {
    const root = rootOf(document);
    if ((0,shared_mapping/* isMapping */.p)(root) && isOnlyLink(root)) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${path} has only a link to the results of DeepEval`, {
            hint: 'Set DEEPEVAL_RESULTS_FOLDER: DeepEval then writes a file with its results into that folder.',
        });
    }
    const read = runSchema.safeParse(root);
    if (!(0,shared_mapping/* isMapping */.p)(root) || !read.success || !LISTS.some((name) => Array.isArray(root[name]))) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${path} has no results of DeepEval`, {
            expected: `a list ${LISTS.join(', ')}`,
            hint: 'Report a file of the folder DEEPEVAL_RESULTS_FOLDER.',
        });
    }
    return {
        run: read.data,
        rows: LISTS.flatMap((name) => rowsIn(root[name], `/${root === document ? '' : 'testRunData/'}${name}`)),
    };
}
const rowsIn = (given, pointer) => Array.isArray(given) ? given.map((value, index) => ({ value, pointer: `${pointer}/${index}` })) : [];
function identityOf(given) {
    const { name = '' } = given;
    if (name !== '' && !/^(?:conversational_)?test_case_\d+$/.test(name))
        return { kind: 'named', text: name };
    const { expectedTools: _, ...question } = askedIn(given) ?? {};
    const [first] = Object.values(question).flat();
    return first === undefined ? undefined : { kind: 'content', text: `${first}`, question };
}
const deepeval_namesOf = ({ testFile, datasetAlias, identifier, hyperparameters }, { path }) => ({
    suite: (testFile && (0,identity/* fileStem */.E8)(testFile)) || datasetAlias || identifier || (0,identity/* fileStem */.E8)(path),
    target: hyperparameters?.model || 'default',
});
const number = schemas/* number */.aig().optional().catch(undefined);
const metricSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().min(1),
    success: loose_fields/* flag */.Jt,
    score: number,
    threshold: number,
    reason: loose_fields/* text */.Qq,
    error: loose_fields/* text */.Qq,
    strictMode: loose_fields/* flag */.Jt,
    flaky: loose_fields/* flag */.Jt,
    skipped: loose_fields/* flag */.Jt,
    evaluationModel: loose_fields/* text */.Qq,
    evaluationCost: loose_fields/* amount */.vj,
    inputTokenCount: loose_fields/* amount */.vj,
    outputTokenCount: loose_fields/* amount */.vj,
});
const caseSchema = schemas/* object */.Ikc({
    name: loose_fields/* text */.Qq,
    success: loose_fields/* flag */.Jt,
    flaky: loose_fields/* flag */.Jt,
    metricsData: schemas/* array */.YOg(metricSchema).nullish(),
    input: loose_fields/* text */.Qq,
    actualOutput: loose_fields/* text */.Qq,
    expectedOutput: loose_fields/* text */.Qq,
    context: loose_fields/* list */.p_,
    expectedTools: loose_fields/* list */.p_,
    toolsCalled: loose_fields/* list */.p_,
    scenario: loose_fields/* text */.Qq,
    expectedOutcome: loose_fields/* text */.Qq,
    turns: loose_fields/* list */.p_,
    runDuration: loose_fields/* amount */.vj,
    completionTime: loose_fields/* amount */.vj,
    tokenCost: loose_fields/* amount */.vj,
    inputTokenCount: loose_fields/* amount */.vj,
    outputTokenCount: loose_fields/* amount */.vj,
});
function measuredIn(given, toInvert) {
    const metrics = given.metricsData ?? [];
    const decisive = metrics.filter(isDecisive);
    if (decisive.length === 0)
        return 'no metric was measured';
    const outcome = deepeval_outcomeOf(given, decisive);
    if (outcome === undefined)
        return '"success" is missing';
    const graders = metrics.map((metric) => graderOf(metric, toInvert.has(metric.name)));
    const scores = graders.flatMap(({ weight, score }) => (weight === 0 || score === undefined ? [] : [score]));
    const seconds = given.runDuration ?? given.completionTime;
    const { inputTokenCount: input, outputTokenCount: output } = given;
    return {
        outcome,
        score: scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length,
        ...conversationIn(given),
        durationMs: seconds === undefined ? undefined : seconds * 1000,
        costUsd: given.tokenCost,
        tokenUsage: input === undefined || output === undefined ? undefined : { input, output },
        graders,
        definition: {
            question: askedIn(given),
            graders: metrics
                .map(({ name, threshold, strictMode }) => (0,loose_fields/* withoutGaps */.C3)({ name, threshold, strictMode }))
                .sort(byName),
            judge: judgesOf(metrics),
        },
    };
}
const byName = (one, other) => one.name < other.name ? -1 : one.name > other.name ? 1 : 0;
function judgesOf(metrics) {
    const judges = new Set(metrics.flatMap(({ evaluationModel }) => evaluationModel ?? []));
    return judges.size === 0 ? undefined : [...judges].sort();
}
function askedIn({ input, expectedOutput, context, expectedTools, scenario, expectedOutcome, turns, }) {
    if (scenario !== undefined)
        return (0,loose_fields/* withoutGaps */.C3)({ scenario, expectedOutcome, context });
    if (turns !== undefined)
        return (0,loose_fields/* withoutGaps */.C3)({ asked: turns.flatMap(contentOfUser), expectedOutcome, context });
    return input === undefined ? undefined : (0,loose_fields/* withoutGaps */.C3)({ input, expectedOutput, context, expectedTools });
}
const contentOfUser = (turn) => ((0,shared_mapping/* isMapping */.p)(turn) && turn['role'] === 'user' ? [turn['content']] : []);
const wasSkipped = ({ skipped, score, error, success }) => skipped === true || (score === undefined && error === undefined && success !== false);
const isDecisive = (metric) => metric.flaky !== true && !wasSkipped(metric);
const isUndecided = (metric) => metric.score === undefined && !wasSkipped(metric);
function deepeval_outcomeOf({ success }, decisive) {
    const undecided = decisive.find(isUndecided);
    const hasFailed = decisive.some((metric) => metric.success === false && !isUndecided(metric));
    if (undecided !== undefined && !hasFailed) {
        return {
            kind: 'error',
            message: `${undecided.name}: ${undecided.error ?? 'the metric has no score'}`,
            class: 'grader',
        };
    }
    return success === undefined ? undefined : { kind: success ? 'passed' : 'failed' };
}
function graderOf(metric, isElsewhereInverted) {
    const { name, score, threshold, success, reason, error, evaluationModel, evaluationCost } = metric;
    const { inputTokenCount: input, outputTokenCount: output } = metric;
    const orientation = orientationIn(metric);
    const isInverted = orientation === undefined ? isElsewhereInverted : orientation === 'lower';
    const isLeftOut = isUndecided(metric) || wasSkipped(metric);
    return (0,loose_fields/* withoutGaps */.C3)({
        name,
        type: 'deepeval',
        score: oriented(score, isInverted),
        threshold: oriented(threshold, isInverted),
        passed: isLeftOut ? undefined : success,
        isUndecided: isLeftOut,
        weight: isDecisive(metric) && !isLeftOut ? undefined : 0,
        reason: reason ?? error,
        judge: evaluationModel,
        costUsd: evaluationCost,
        tokenUsage: input === undefined || output === undefined ? undefined : { input, output },
        details: isInverted ? { inverted: true, raw_score: score } : undefined,
    });
}
const oriented = (value, isInverted) => value !== undefined && isInverted ? 1 - value : value;
function orientationIn({ success, score, threshold }) {
    if (success === undefined || score === undefined || threshold === undefined || score === threshold)
        return undefined;
    return success === score > threshold ? 'higher' : 'lower';
}
function metricsToInvert(cases) {
    const found = { higher: new Set(), lower: new Set() };
    for (const metric of cases.flatMap(({ metricsData }) => metricsData ?? [])) {
        const orientation = orientationIn(metric);
        if (orientation !== undefined)
            found[orientation].add(metric.name);
    }
    return new Set([...found.lower].filter((name) => !found.higher.has(name)));
}
function conversationIn({ input, actualOutput, toolsCalled, turns, }) {
    if (turns !== undefined)
        return { messages: turns.flatMap((turn) => messageOf(turn) ?? []) };
    const toolCalls = callsIn(toolsCalled);
    return {
        input: input === undefined ? undefined : [{ role: 'user', content: input }],
        answer: actualOutput,
        messages: toolCalls && [{ role: 'assistant', content: actualOutput ?? '', toolCalls }],
    };
}
const turnSchema = schemas/* object */.Ikc({ role: schemas/* enum */.k5n(['user', 'assistant']), content: schemas/* string */.YjP(), toolsCalled: loose_fields/* list */.p_ });
function messageOf(turn) {
    const read = turnSchema.safeParse(turn);
    if (!read.success)
        return undefined;
    const { role, content, toolsCalled } = read.data;
    return (0,loose_fields/* withoutGaps */.C3)({ role, content, toolCalls: callsIn(toolsCalled) });
}
function callsIn(given) {
    const calls = (given ?? []).flatMap((call) => {
        if (!(0,shared_mapping/* isMapping */.p)(call) || typeof call['name'] !== 'string')
            return [];
        return [(0,loose_fields/* withoutGaps */.C3)({ tool: call['name'], input: call['inputParameters'], output: call['output'] })];
    });
    return calls.length === 0 ? undefined : calls;
}

// EXTERNAL MODULE: ./build/js/src/results/importers/generic-jsonl.js
var generic_jsonl = __webpack_require__(83396);
// EXTERNAL MODULE: ./build/js/src/shared/depth.js
var depth = __webpack_require__(34704);
// EXTERNAL MODULE: ./build/js/src/results/read/read-messages.js
var read_messages = __webpack_require__(72596);
;// CONCATENATED MODULE: ./build/js/src/results/importers/inspect.js








const inspect = {
    name: 'inspect',
    async recognizes(source) {
        if (isArchive(source))
            return isLogArchive(source);
        const document = await source.document();
        if (!(0,shared_mapping/* isMapping */.p)(document) || !['version', 'status', 'eval'].every((key) => key in document))
            return false;
        const spec = document['eval'];
        return (0,shared_mapping/* isMapping */.p)(spec) && 'task' in spec && 'model' in spec;
    },
    async read(source, settings, into) {
        const log = await readLog(source);
        const { header } = log;
        const rows = readable(log, source, into);
        if (header.status === 'error') {
            const why = header.error?.message ?? 'the log does not say which';
            into.failed({ file: source.path, line: 1, column: 1 }, `The run ended with an error: ${why}`);
        }
        const scoring = scoringOf(rows, header, settings);
        const answers = new Answers(source);
        const invalidated = invalidatedIn(rows);
        for (const row of rows) {
            const { id, epoch } = row.sample;
            const shown = epoch === 1 ? `${id}` : `${id} (epoch ${epoch})`;
            if (isInvalidated(row))
                into.skipped({ ...inspect_namesOf(row.sample, header), shown });
            else
                into.trial(await inspect_trialOf(row, { header, scoring, settings, source, answers, invalidated }));
        }
        warnOf(rows, header, into);
        return factsOf(log, rows);
    },
};
async function isLogArchive(source) {
    try {
        const names = await source.entries();
        return ['header.json', '_journal/start.json', 'start.json'].some((name) => names.has(name));
    }
    catch {
        return false;
    }
}
function readable({ rows }, { path }, into) {
    const location = { file: path, line: 1, column: 1 };
    const found = new Map();
    const types = new Map();
    for (const { value, pointer } of rows) {
        const read = (0,row_parts/* parseRow */.W0)(sampleSchema, value);
        if (!read.success) {
            into.unreadable(location, `${pointer}: ${read.why}`);
            continue;
        }
        const { id, epoch } = read.data;
        if ((types.get(`${id}`) ?? typeof id) !== typeof id) {
            into.unreadable(location, `${pointer}: the ids ${id} and "${id}" are two samples, but one name`);
            continue;
        }
        types.set(`${id}`, typeof id);
        found.set(JSON.stringify([`${id}`, epoch]), { sample: read.data, pointer });
    }
    return [...found.values()];
}
const isInvalidated = ({ sample }) => sample.invalidation != null;
function invalidatedIn(rows) {
    const found = new Map();
    for (const { sample } of rows.filter(isInvalidated))
        found.set(`${sample.id}`, (found.get(`${sample.id}`) ?? 0) + 1);
    return found;
}
function scoringOf(rows, { eval: spec }, { scoreName, passMark }) {
    const scored = rows.filter(({ sample }) => Object.keys(inspect_scoresOf(sample)).length > 0);
    const names = [...new Set(scored.flatMap(({ sample }) => Object.keys(inspect_scoresOf(sample))))].sort();
    const inAll = (name) => scored.every(({ sample }) => Object.hasOwn(inspect_scoresOf(sample), name));
    const first = (spec.scorers ?? []).map(({ name }) => name).find((name) => names.includes(name) && inAll(name));
    const name = scoreName ?? (names.length < 2 ? names[0] : first);
    if (name === undefined && names.length > 1)
        throw severalScores(names);
    if (scoreName !== undefined &&
        scored.length > 0 &&
        !scored.some(({ sample }) => valueNamed(sample, scoreName) !== undefined)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `There is no score ${JSON.stringify(scoreName)} (score-name)`, {
            found: names.join(', '),
            hint: 'Set score-name (--score-name) to one of them, or to NAME.KEY for one value of a score with several.',
        });
    }
    const values = name === undefined ? [] : scored.map(({ sample }) => scoreValueOf(valueNamed(sample, name)));
    if (name !== undefined) {
        refuseSeveralValues(scored.filter((_, at) => values[at] === undefined), name);
    }
    const numbers = values.flatMap((value) => (value === undefined || value.isVerdict ? [] : [value.number]));
    if (passMark === undefined && numbers.some((number) => number !== 0 && number !== 1)) {
        throw (0,errors/* userError */.IF)('INPUT_INVALID', `The score ${JSON.stringify(name)} of Inspect is a number, and has no verdict`, {
            hint: 'Set pass-mark (--pass-mark): the score from which a sample passes.',
        });
    }
    return { name, passMark };
}
function refuseSeveralValues(scored, name) {
    const values = scored.map(({ sample }) => valueNamed(sample, name)).filter((value) => typeof value === 'object');
    const keys = [...new Set(values.flatMap((value) => Object.keys(value ?? {})))];
    if (keys.length === 0)
        return;
    throw (0,errors/* userError */.IF)('INPUT_INVALID', `The score ${JSON.stringify(name)} of Inspect has several values`, {
        found: keys.slice(0, MAX_KEYS).join(', '),
        hint: `Set score-name (--score-name) to the one that decides, such as ${name}.${keys[0]}.`,
    });
}
const MAX_KEYS = 20;
const severalScores = (names) => (0,errors/* userError */.IF)('INPUT_INVALID', `The samples have several scores: ${names.join(', ')}`, {
    hint: 'Set score-name (--score-name) to the one that decides.',
});
async function inspect_trialOf({ sample, pointer }, known) {
    const { header, scoring, settings, source, answers, invalidated } = known;
    const epochs = header.eval.config?.epochs;
    const value = scoring.name === undefined ? undefined : scoreValueOf(valueNamed(sample, scoring.name));
    const scoreOnError = header.eval.config?.score_on_error === true;
    const outcome = inspect_outcomeOf(sample, value, { passMark: scoring.passMark, scoreOnError });
    const isSummary = sample.output === undefined;
    const whole = isSummary && outcome.kind !== 'passed' ? await answers.of(sample) : sample;
    const limit = limitOf(sample);
    const cause = errorOf(sample) ?? (limit && `The ${limit} limit was reached`);
    return {
        ...inspect_namesOf(sample, header),
        number: sample.epoch - 1,
        plannedTrials: epochs && epochs - (invalidated.get(`${sample.id}`) ?? 0),
        outcome,
        score: value?.number,
        passMark: scoring.passMark,
        reason: outcome.kind === 'failed' ? cause : undefined,
        location: { file: source.path, line: 1, column: 1 },
        pointer,
        time: sample.completed_at,
        input: inputOf(sample),
        answer: whole && answerIn(whole),
        messages: whole?.messages && inspect_messagesOf(whole.messages),
        durationMs: sample.total_time === undefined ? undefined : sample.total_time * 1000,
        costUsd: costOf(sample),
        tokenUsage: tokensOf(sample),
        retries: retriesOf(sample),
        graders: gradersOf(sample, settings),
        definition: {
            question: inspect_askedIn(sample, isSummary),
            graders: header.eval.scorers ?? undefined,
            judge: judgeOf(header),
            limits: limitsOf(header),
        },
        subject: inspect_subjectOf(header),
    };
}
const inspect_namesOf = ({ id }, header) => ({
    suite: suiteOf(header),
    test: { kind: 'declared', text: `${id}` },
    target: header.eval.model,
});
function suiteOf({ eval: { task, task_args: given = {} } }) {
    return Object.keys(given).length === 0 ? task : `${task} (${(0,json/* canonicalJson */.dj)(given)})`;
}
const judgeOf = ({ eval: { model_roles: roles = {} } }) => (0,shared_mapping/* isMapping */.p)(roles['grader']) ? roles['grader']['model'] : undefined;
function limitsOf({ eval: { task_version, config = {} } }) {
    const { message_limit, token_limit, time_limit, working_limit } = config;
    return { task_version, message_limit, token_limit, time_limit, working_limit };
}
const inspect_subjectOf = ({ eval: { solver, solver_args, revision, model } }) => ({
    solver,
    solver_args,
    commit: revision?.commit,
    model,
});
const retriesOf = ({ retries, error_retries }) => retries ?? error_retries?.length ?? 0;
const MAX_ANSWERS = 100;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
class Answers {
    #source;
    #read = 0;
    #left = MAX_ANSWER_BYTES;
    constructor(source) {
        this.#source = source;
    }
    async of({ id, epoch }) {
        if (!isArchive(this.#source) || this.#read >= MAX_ANSWERS)
            return undefined;
        const sizes = await this.#source.entries();
        const name = [`samples/${id}_epoch_${epoch}.json`, `samples/${id}_epoch_${epoch}/sample.json`].find((entry) => sizes.has(entry));
        const size = name === undefined ? undefined : sizes.get(name);
        if (name === undefined || size === undefined || size > this.#left)
            return undefined;
        this.#read += 1;
        this.#left -= size;
        const read = sampleSchema.safeParse(jsonOfEntry(await this.#source.entry(name), name, this.#source));
        return read.success && `${read.data.id}` === `${id}` ? read.data : undefined;
    }
}
function leftOut(rows) {
    const [all, valid] = [rows, rows.filter((row) => !isInvalidated(row))].map((some) => new Set(some.map(({ sample }) => `${sample.id}`)).size);
    return (all ?? 0) - (valid ?? 0);
}
const KNOWN_VERSIONS = [2, 3];
function warnOf(rows, { version }, into) {
    if (version !== undefined && !KNOWN_VERSIONS.includes(version)) {
        into.warn(`This log has version ${version}; versions ${KNOWN_VERSIONS.join(' and ')} are known`);
    }
    if (rows.some(({ sample }) => retriesOf(sample) > 0))
        into.warn('Inspect ran samples again after errors');
}
function factsOf({ header, isCutOff }, rows) {
    const { eval: spec, status, results } = header;
    const total = results?.total_samples;
    const samples = spec.dataset?.sample_ids?.length ??
        (total === undefined ? undefined : Math.ceil(total / (spec.config?.epochs || 1)));
    const isComplete = status === 'success' && !isCutOff;
    const version = spec.packages?.['inspect_ai'];
    return {
        tool: { name: 'inspect', version: typeof version === 'string' ? version : undefined },
        attempts: 'all',
        planned: samples && Math.max(0, samples - leftOut(rows)),
        stopped: isComplete ? undefined : status === 'cancelled' ? 'cancelled' : 'broken-off',
        time: spec.created,
        variant: variantOf(spec),
    };
}
function variantOf({ solver, solver_args: given = {} }) {
    if (solver === undefined || solver === '')
        return undefined;
    return Object.keys(given).length === 0 ? solver : `${solver} (${(0,json/* canonicalJson */.dj)(given)})`;
}
const nameOrNumber = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).optional().catch(undefined);
const headerSchema = schemas/* object */.Ikc({
    version: schemas/* number */.aig().optional().catch(undefined),
    status: loose_fields/* text */.Qq,
    error: schemas/* object */.Ikc({ message: loose_fields/* text */.Qq }).nullish().catch(undefined),
    eval: schemas/* object */.Ikc({
        task: schemas/* string */.YjP().min(1),
        model: schemas/* string */.YjP().min(1),
        created: loose_fields/* text */.Qq,
        task_args: loose_fields/* mapping */.pq,
        task_version: nameOrNumber,
        solver: loose_fields/* text */.Qq,
        solver_args: loose_fields/* mapping */.pq,
        dataset: schemas/* object */.Ikc({ sample_ids: loose_fields/* list */.p_, samples: loose_fields/* amount */.vj }).optional().catch(undefined),
        config: schemas/* object */.Ikc({
            epochs: loose_fields/* amount */.vj,
            score_on_error: loose_fields/* flag */.Jt,
            message_limit: loose_fields/* amount */.vj,
            token_limit: loose_fields/* amount */.vj,
            time_limit: loose_fields/* amount */.vj,
            working_limit: loose_fields/* amount */.vj,
        })
            .optional()
            .catch(undefined),
        model_roles: loose_fields/* mapping */.pq,
        revision: schemas/* object */.Ikc({ commit: loose_fields/* text */.Qq }).optional().catch(undefined),
        packages: loose_fields/* mapping */.pq,
        scorers: schemas/* array */.YOg(schemas/* looseObject */._H3({ name: schemas/* string */.YjP() }))
            .nullish()
            .catch(undefined),
    }),
    results: schemas/* object */.Ikc({ total_samples: loose_fields/* amount */.vj }).nullish().catch(undefined),
});
const isArchive = ({ head }) => head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
async function readLog(source) {
    if (isArchive(source))
        return fromArchive(source);
    const document = await source.json();
    const samples = (0,shared_mapping/* isMapping */.p)(document) && Array.isArray(document['samples']) ? document['samples'] : [];
    return {
        header: headerOf(document, source.path),
        rows: samples.map((value, index) => ({ value, pointer: `/samples/${index}` })),
        isCutOff: false,
    };
}
async function fromArchive(source) {
    const names = new Set((await source.entries()).keys());
    const json = async (name) => jsonOfEntry(await source.entry(name), name, source);
    const isWhole = names.has('header.json');
    const start = ['header.json', '_journal/start.json', 'start.json'].find((name) => names.has(name));
    if (start === undefined)
        throw noLog(source.path);
    const end = !isWhole && names.has('results.json') ? await json('results.json') : undefined;
    const header = headerOf({ ...asMapping(await json(start)), ...asMapping(end) }, source.path);
    const isCutOff = !isWhole && end === undefined;
    const all = ['summaries.json', 'summary.json'].find((name) => names.has(name));
    const lists = all === undefined ? inspect_inOrder(names, /^(?:_journal\/)?summaries\/(\d+)\.json$/) : [all];
    const rows = await rowsOfLists(lists, json);
    if (rows.length > 0 || lists.length > 0)
        return { header, rows, isCutOff };
    const samples = [...names].filter((name) => /^samples\/.*_epoch_\d+\.json$/s.test(name)).sort();
    const read = [];
    for (const pointer of samples)
        read.push({ value: await json(pointer), pointer });
    return { header, rows: read, isCutOff };
}
async function rowsOfLists(names, json) {
    const rows = [];
    for (const name of names) {
        const values = await json(name);
        if (!Array.isArray(values))
            rows.push({ value: undefined, pointer: name });
        else
            rows.push(...values.map((value, index) => ({ value, pointer: `${name}/${index}` })));
    }
    return rows;
}
function inspect_inOrder(names, pattern) {
    const numbered = [...names].flatMap((name) => {
        const number = pattern.exec(name)?.[1];
        return number === undefined ? [] : [{ name, number: Number(number) }];
    });
    return numbered.sort((one, other) => one.number - other.number).map(({ name }) => name);
}
const asMapping = (value) => ((0,shared_mapping/* isMapping */.p)(value) ? value : {});
function jsonOfEntry(bytes, name, { path }) {
    let value;
    try {
        value = (0,json/* lenientJson */.ej)(new TextDecoder().decode(bytes));
    }
    catch (cause) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${JSON.stringify(name)} in ${path} is not JSON`, {
            hint: 'Copy the log again, or run the evaluation again.',
            cause,
        });
    }
    if ((0,depth/* isDeeperThan */.hz)(value, depth/* MAX_IMPORT_DEPTH */.Zs)) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${JSON.stringify(name)} in ${path} is nested more than ${depth/* MAX_IMPORT_DEPTH */.Zs} levels deep`);
    }
    return value;
}
function headerOf(value, path) {
    const read = (0,row_parts/* parseRow */.W0)(headerSchema, value);
    if (read.success)
        return read.data;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${path} is not a log of Inspect: ${read.why}`, {
        expected: 'eval.task and eval.model, as in logs of version 2',
        hint: 'Convert an old log: inspect log convert FILE --to eval --output-dir DIR',
    });
}
const noLog = (path) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${path} is not a log of Inspect`, {
    expected: 'header.json or _journal/start.json in the archive',
    hint: 'Report a file of the log folder of Inspect: logs/*.eval',
});
const scoreSchema = schemas/* object */.Ikc({ value: loose_fields/* anything */.D8, explanation: loose_fields/* text */.Qq }).catch({ value: undefined });
const usageSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
    input_tokens: loose_fields/* amount */.vj,
    output_tokens: loose_fields/* amount */.vj,
    input_tokens_cache_read: loose_fields/* amount */.vj,
    input_tokens_cache_write: loose_fields/* amount */.vj,
    reasoning_tokens: loose_fields/* amount */.vj,
    total_cost: loose_fields/* amount */.vj,
})
    .catch({}));
const usage = usageSchema.nullish().catch(undefined);
const sampleSchema = schemas/* object */.Ikc({
    id: schemas/* union */.KCZ([schemas/* string */.YjP().min(1), schemas/* number */.aig()]),
    epoch: schemas/* int */.Whr().positive(),
    input: loose_fields/* anything */.D8,
    target: loose_fields/* anything */.D8,
    choices: loose_fields/* list */.p_,
    scores: schemas/* record */.g1P(schemas/* string */.YjP(), scoreSchema).nullish(),
    score: scoreSchema.nullish().catch(undefined),
    error: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ message: loose_fields/* text */.Qq })]).nullish(),
    limit: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ type: schemas/* string */.YjP() })]).nullish(),
    invalidation: loose_fields/* anything */.D8,
    model_usage: usage,
    role_usage: usage,
    total_time: loose_fields/* amount */.vj,
    completed_at: loose_fields/* text */.Qq,
    retries: loose_fields/* amount */.vj,
    error_retries: loose_fields/* list */.p_,
    output: loose_fields/* anything */.D8,
    messages: loose_fields/* list */.p_,
});
const inspect_scoresOf = ({ scores, score }) => scores ?? (score == null ? {} : { score });
const LETTERS = { c: 1, yes: 1, true: 1, p: 0.5, i: 0, n: 0, no: 0, false: 0 };
function scoreValueOf(value) {
    if (typeof value === 'boolean')
        return { number: value ? 1 : 0, isVerdict: true };
    if (typeof value === 'number')
        return Number.isFinite(value) ? { number: value, isVerdict: false } : undefined;
    if (typeof value !== 'string')
        return undefined;
    const letter = Object.hasOwn(LETTERS, value.trim().toLowerCase()) ? LETTERS[value.trim().toLowerCase()] : undefined;
    if (letter !== undefined)
        return { number: letter, isVerdict: true };
    const number = value.trim() === '' ? Number.NaN : Number(value);
    return Number.isFinite(number) ? { number, isVerdict: false } : undefined;
}
function valueNamed(sample, name) {
    const scores = inspect_scoresOf(sample);
    if (Object.hasOwn(scores, name))
        return scores[name]?.value;
    for (const [score, { value }] of Object.entries(scores)) {
        const key = name.startsWith(`${score}.`) ? name.slice(score.length + 1) : undefined;
        if (key === undefined)
            continue;
        if ((0,shared_mapping/* isMapping */.p)(value) && Object.hasOwn(value, key))
            return value[key];
        if (Array.isArray(value))
            return value[Number(key)];
    }
    return undefined;
}
const errorOf = ({ error }) => error == null || typeof error === 'string' ? (error ?? undefined) : (error.message ?? 'Inspect gives no reason');
function inspect_outcomeOf(sample, value, { passMark, scoreOnError }) {
    const { limit } = sample;
    const message = errorOf(sample);
    if (message !== undefined && !(scoreOnError && value !== undefined))
        return { kind: 'error', message };
    if (value !== undefined)
        return { kind: value.number >= (passMark ?? 1) ? 'passed' : 'failed' };
    const reached = typeof limit === 'string' ? limit : limit?.type;
    if (reached === 'time' || reached === 'working') {
        return { kind: 'error', message: `The ${reached} limit was reached`, class: 'timeout' };
    }
    if (reached !== undefined)
        return { kind: 'failed' };
    return { kind: 'error', message: 'The sample was not scored', class: 'grader' };
}
const limitOf = ({ limit }) => (typeof limit === 'string' ? limit : limit?.type);
const gradersOf = (sample, { passMark }) => Object.entries(inspect_scoresOf(sample)).map(([name, { value, explanation }]) => {
    const found = scoreValueOf(value);
    return (0,loose_fields/* withoutGaps */.C3)({
        name,
        type: 'inspect',
        score: found?.number,
        passed: found?.isVerdict ? found.number >= (passMark ?? 1) : undefined,
        threshold: found?.isVerdict === false ? passMark : undefined,
        isUndecided: found === undefined,
        reason: explanation,
    });
});
function tokensOf({ model_usage, role_usage }) {
    const used = Object.values(model_usage ?? {});
    if (used.length === 0 ||
        used.some(({ input_tokens, output_tokens }) => (input_tokens ?? output_tokens) === undefined)) {
        return undefined;
    }
    const grader = role_usage?.['grader'];
    const sum = (count) => Math.max(0, used.reduce((total, each) => total + count(each), 0) - (grader === undefined ? 0 : count(grader)));
    const cached = sum((each) => each.input_tokens_cache_read ?? 0);
    const reasoning = sum((each) => each.reasoning_tokens ?? 0);
    return {
        input: sum((each) => (each.input_tokens ?? 0) + (each.input_tokens_cache_read ?? 0) + (each.input_tokens_cache_write ?? 0)),
        output: sum((each) => each.output_tokens ?? 0),
        cached: cached > 0 ? cached : undefined,
        reasoning: reasoning > 0 ? reasoning : undefined,
    };
}
function costOf({ model_usage, role_usage }) {
    const costs = Object.values(model_usage ?? {}).map(({ total_cost }) => total_cost);
    if (costs.length === 0 || costs.some((cost) => cost === undefined))
        return undefined;
    return Math.max(0, costs.reduce((sum, cost) => sum + (cost ?? 0), 0) - (role_usage?.['grader']?.total_cost ?? 0));
}
const MAX_WHOLE_LENGTH = 1_000;
function inspect_askedIn({ input, target, choices }, isSummary) {
    if (input === undefined || input === null)
        return undefined;
    const question = (0,loose_fields/* withoutGaps */.C3)({ input: Array.isArray(input) ? inspect_messagesOf(input) : input, target, choices });
    return isSummary && textsIn(question).some(isCut) ? undefined : question;
}
const isCut = (given) => given.length >= MAX_WHOLE_LENGTH || /(?:\.\.\.|\u2026)(?:\s*\(content truncated\))?\s*$/.test(given);
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
const inputOf = ({ input }) => inspect_messagesOf(input);
function inspect_messagesOf(given) {
    if (!Array.isArray(given))
        return (0,read_messages/* readMessages */.N)(given);
    return given.flatMap((message) => {
        if (!(0,shared_mapping/* isMapping */.p)(message))
            return [];
        const { role, content } = message;
        return (0,read_messages/* readMessages */.N)([{ role, content: textOf(content) }]);
    });
}
const textOf = (content) => Array.isArray(content)
    ? content.flatMap((part) => ((0,shared_mapping/* isMapping */.p)(part) && typeof part['text'] === 'string' ? [part['text']] : [])).join('\n')
    : typeof content === 'string'
        ? content
        : '';
function answerIn({ output }) {
    const choices = (0,shared_mapping/* isMapping */.p)(output) ? output['choices'] : undefined;
    const [first] = Array.isArray(choices) ? choices : [];
    if (!(0,shared_mapping/* isMapping */.p)(first) || !(0,shared_mapping/* isMapping */.p)(first['message']))
        return undefined;
    return textOf(first['message']['content']);
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/junit/verdict.js

function numberIn(text) {
    const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
    return Number.isFinite(value) ? value : undefined;
}
function amountIn(text) {
    const value = numberIn(text);
    return value !== undefined && value >= 0 && value <= limits/* MAX_MEASURE */.Gh ? value : undefined;
}
function wholeIn(text) {
    const value = amountIn(text);
    return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
}
const isMark = ({ name }) => name === 'failure' || name === 'error';
function verdict_verdictOf({ children, attributes }) {
    const mark = children.find(isMark);
    if (mark !== undefined)
        return { kind: 'marked', mark };
    const stated = ['status', 'result'].flatMap((name) => statedBy(name, attributes[name]) ?? []);
    const found = (kinds) => stated.find(({ kind }) => kinds.includes(kind));
    const named = children.flatMap(({ name }) => {
        const kind = KINDS.get(wordOf(name)) ?? KINDS.get(wordOf(name).replace(/s$/, ''));
        return kind === 'failed' || kind === 'timeout' || kind === 'error' ? [{ kind, said: `<${name}>` }] : [];
    });
    const failed = found(['failed', 'timeout', 'error']) ?? named[0];
    if (failed !== undefined)
        return failed;
    if (children.some(({ name }) => name === 'skipped'))
        return { kind: 'skipped' };
    return found(['unclear']) ?? found(['skipped']) ?? { kind: 'passed' };
}
const isFailed = ({ kind }) => ['marked', 'failed', 'timeout', 'error'].includes(kind);
const WORDS = {
    passed: 'run ran complete completed pass passed success successful succeeded ok done finished executed fixed flaky',
    skipped: 'skip skipped notrun suppressed disabled pending ignore ignored todo untested notexecuted excluded',
    failed: 'fail failed failure regression undefined ko unsuccessful',
    timeout: 'timeout timedout',
    error: 'error errored broken panicked aborted interrupted crash crashed',
};
const KINDS = new Map(Object.entries(WORDS).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])));
const wordOf = (value = '') => value.toLowerCase().replaceAll(/[\s_-]/g, '');
function statedBy(name, value) {
    const word = wordOf(value);
    if (word === '')
        return undefined;
    return { kind: KINDS.get(word) ?? 'unclear', said: `${name}="${value}"` };
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/junit/counts.js


class DeclaredCounts {
    #found = new Map();
    add(element, suites, dialect) {
        const isTest = element.name === 'testcase';
        const verdict = verdict_verdictOf(element);
        const marks = !isTest || isFailed(verdict) ? Math.max(1, element.children.filter(isMark).length) : 0;
        for (const suite of suites) {
            const found = this.#of(suite);
            found.tests += isTest ? 1 : 0;
            found.skipped += isTest && verdict.kind === 'skipped' ? 1 : 0;
            found.marks += marks;
            found.areTestsUncountable ||= dialect?.countsMoreThanTests === true;
            found.areCountsUnknown ||= dialect?.areCountsUnknown === true;
        }
    }
    #of(suite) {
        const found = this.#found.get(suite) ?? nothing();
        this.#found.set(suite, found);
        return found;
    }
    differencesIn(suite, around) {
        const found = this.#of(suite);
        this.#found.delete(suite);
        const areTestsCounted = around.some(({ attributes }) => wholeIn(attributes['tests']) !== undefined);
        const declared = (name) => wholeIn(suite.attributes[name]) ?? 0;
        const differences = [];
        const add = (counted, has, lost) => {
            const isLoss = !found.areCountsUnknown || has === 0;
            const why = isLoss ? `${lost} are missing` : `${lost} are missing, or the tool counts assertions`;
            const name = suite.attributes['name'] === undefined ? '' : ` ${JSON.stringify(suite.attributes['name'])}`;
            differences.push({
                message: `The ${suite.name}${name} counts ${counted}, but the file has ${has}: ${why}`,
                isLoss,
            });
        };
        const tests = declared('tests') - Math.max(0, declared('skipped') - found.skipped);
        if (!areTestsCounted && !found.areTestsUncountable && tests > found.tests) {
            add((0,shared_text/* plural */.LS)('test', tests), found.tests, 'tests');
        }
        const failures = declared('failures') + declared('errors');
        if (failures > found.marks) {
            add((0,shared_text/* plural */.LS)('failure', failures), found.marks, 'failures');
            for (const outer of around)
                this.#of(outer).marks += failures - found.marks;
        }
        return differences;
    }
}
const nothing = () => ({
    tests: 0,
    skipped: 0,
    marks: 0,
    areTestsUncountable: false,
    areCountsUnknown: false,
});

;// CONCATENATED MODULE: ./build/js/src/results/importers/junit/dialects.js

function dialectOf({ root, suite, properties, first }) {
    const title = root?.attributes['name'];
    if (title === 'vitest tests')
        return vitest;
    if (title === 'pytest tests' || suite?.attributes['name'] === 'pytest')
        return pytest;
    if (title === 'jest tests')
        return jest;
    if (title === 'Mocha Tests')
        return mocha;
    if (root?.attributes['id'] !== undefined && title !== undefined && isNamedByFile(suite, first))
        return playwright;
    if ([...properties.keys()].some((name) => /^verdict(?: \[|$)/.test(name)))
        return evalAction;
    return isOfGo(suite, properties, first) ? go : other;
}
const isNamedByFile = (suite, { attributes }) => suite !== undefined && suite.attributes['name'] === attributes['classname'] && 'hostname' in suite.attributes;
function isOfGo(suite, properties, { attributes: { name = '', classname = '' } }) {
    const { name: path = '' } = suite?.attributes ?? {};
    const isPackage = properties.has('go.version') || path.includes('/');
    const isTest = /^(?:Test|Example|Fuzz|Benchmark)(?![a-z])/.test(name);
    return isPackage && isTest && (classname === path || path.endsWith(`/${classname}`));
}
const nameIn = (test) => test.element.attributes['name'] ?? '';
const classIn = (test) => test.element.attributes['classname'] ?? '';
const suiteIn = ({ suite }) => suite?.attributes['name'] ?? '';
const vitest = {
    tool: 'vitest',
    isUnusable: ({ attributes }) => attributes['name'] === attributes['classname'],
    classIsFile: true,
    namesOf: (test) => ({ suite: classIn(test), test: nameIn(test) }),
};
const playwright = {
    tool: 'playwright',
    repeatedNames: 'trials',
    namesOf: (test) => ({
        suite: classIn(test),
        test: nameIn(test),
        target: test.suite?.attributes['hostname'] || undefined,
    }),
};
const pytest = {
    tool: 'pytest',
    repeatedNames: 'retries',
    isUnusable: (_, message) => /^(?:failed on (?:setup|teardown)|collection failure)/.test(message),
    merge: ({ trials, skipped }) => withRepeats({
        trials: withReruns(mergedPairs(trials, (one, other) => isUnusable(one) || isUnusable(other))),
        skipped,
    }),
    firstLineIsZero: true,
    countsMoreThanTests: true,
    namesOf(test) {
        const [module = '', ...rest] = classIn(test).split('.');
        const firstClass = rest.findIndex((_, index) => rest.slice(index).every((part) => /^[A-Z]/.test(part)));
        const classes = firstClass === -1 ? [] : rest.slice(firstClass);
        const modules = [module, ...rest.slice(0, rest.length - classes.length)];
        return { suite: modules.join('.') || nameIn(test), test: [...classes, nameIn(test)].join('.') };
    },
};
const evalAction = {
    tool: 'eval-action',
    isOwn: true,
    namesOf(test) {
        const target = test.properties.get('target');
        const [name, end] = [nameIn(test), ` [${target}]`];
        return { suite: classIn(test), test: name.endsWith(end) ? name.slice(0, -end.length) : name, target };
    },
};
const other = {
    tool: 'junit',
    areCountsUnknown: true,
    namesOf(test) {
        const [name, className] = [nameIn(test), classIn(test)];
        const suite = suiteIn(test) || className || 'default';
        const isKnown = className === suite || className === name || name === '' || className === '';
        return { suite, test: isKnown ? name : `${className} \u203a ${name}` };
    },
};
const go = { ...other, repeatedNames: 'trials' };
const jest = {
    tool: 'jest',
    namesOf: other.namesOf,
    isUnusable: ({ attributes }) => attributes['classname'] === 'Test suite failed to run',
    merge: ({ trials, skipped }) => ({
        trials: mergedPairs(trials, (one, other) => isUnusable(one) && isUnusable(other)),
        skipped,
    }),
};
const isUnusable = ({ outcome }) => outcome.kind === 'error' && outcome.class === 'config';
const mocha = {
    tool: 'mocha',
    namesOf: (test) => ({ suite: suiteIn(test) || 'default', test: nameIn(test) }),
};
const isPromptfoo = ({ attributes: { name = '', classname = '' } }) => /^\[.*\] prompt \d+$/.test(classname) && /^test \d+/.test(name);

// EXTERNAL MODULE: ./node_modules/saxes/saxes.js
var saxes = __webpack_require__(59800);
;// CONCATENATED MODULE: ./build/js/src/results/importers/junit/xml.js


const DEEPEST = 32;
const MAX_ENCODING_LENGTH = 40;
const READ_ENCODINGS = /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|ascii)$/i;
function readXml(text, path, reading) {
    const parser = new saxes/* SaxesParser */.wT({ xmlns: false });
    const open = [];
    let collected = 0;
    const here = () => ({ file: path, line: parser.line, column: Math.max(1, parser.columnIndex) });
    const refuse = (message, hint) => {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', message, { location: here(), hint });
    };
    let start = here();
    parser.on('opentagstart', ({ name }) => {
        start = { ...here(), column: Math.max(1, parser.columnIndex - name.length - 1) };
    });
    parser.on('opentag', ({ name: qualified, attributes }) => {
        const name = localName(qualified);
        if (open.length >= DEEPEST)
            refuse(`The elements are nested more than ${DEEPEST} levels deep`);
        const element = { name, attributes, location: start, children: [], text: '' };
        if (collected > 0)
            open.at(-1)?.children.push(element);
        if (collected > 0 || reading.whole.has(name))
            collected += 1;
        open.push(element);
    });
    parser.on('closetag', () => {
        const element = open.pop();
        if (element === undefined)
            return;
        if (collected === 0)
            return reading.leave?.(element, open);
        collected -= 1;
        if (collected === 0)
            reading.read(element, open);
    });
    const addText = (part) => {
        const element = collected > 0 ? open.at(-1) : undefined;
        if (element !== undefined)
            element.text += part;
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.on('doctype', () => refuse('This XML has a DOCTYPE, which is not read', 'Remove it from the file.'));
    parser.on('xmldecl', ({ encoding }) => {
        if (encoding === undefined || READ_ENCODINGS.test(encoding))
            return;
        const named = encoding.length <= MAX_ENCODING_LENGTH ? encoding : 'another encoding';
        refuse(`This XML is encoded in ${named}`, 'Convert it to UTF-8.');
    });
    parser.on('error', ({ message }) => {
        const what = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
        if (/\bentity\b/.test(what))
            return reading.warn(NO_ENTITY, here());
        if (/declaration must be at the start/.test(what))
            return;
        if (/^unclosed tag|^unexpected end/.test(what)) {
            refuse(`This XML is incomplete: ${what}`, 'Was the tool stopped while it wrote the file? Run it again.');
        }
        refuse(`This is not XML: ${what}`, 'Correct the file, or the tool that writes it.');
    });
    parser.write(repaired(text, path, reading)).close();
}
const NO_XML_CHARACTER = /(?![\t\n\r])\p{Cc}|[\p{Cs}\uFFFE\uFFFF]/gu;
const LONE_AMPERSAND = /&(?!#?[\w.:-]+;)/g;
const TAG = /<[A-Za-z_][^\s/<>"'=]*(?:\s+[^\s/<>"'=]+\s*=\s*(?:"[^"]*"|'[^']*'))+\s*\/?>/g;
const LESS_IN_VALUE = /=\s*(?:"[^"<]*<|'[^'<]*<)/;
const NO_LESS = 'A raw "<" in an attribute, which XML does not allow, is read as text';
const NO_ENTITY = 'An entity that XML does not have, or a lone "&", is read as text';
function repaired(text, path, { warn }) {
    const locationAt = (at) => {
        const lines = text.slice(0, at).split('\n');
        return { file: path, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    };
    const character = text.search(NO_XML_CHARACTER);
    if (character !== -1) {
        const message = 'Characters that XML does not allow, such as control characters, are replaced by \uFFFD';
        warn(message, locationAt(character));
    }
    const allowed = character === -1 ? text : text.replace(NO_XML_CHARACTER, '\uFFFD');
    const parts = allowed.split(/(<!\[CDATA\[|\]\]>)/);
    let at = 0;
    let firstLone;
    let firstLess;
    let isCdata = false;
    const escaped = parts.map((part) => {
        if (part === '<![CDATA[')
            isCdata = true;
        if (part === ']]>')
            isCdata = false;
        const lone = isCdata ? -1 : part.search(LONE_AMPERSAND);
        if (lone !== -1)
            firstLone ??= at + lone;
        const start = at;
        at += part.length;
        const withLess = isCdata || !LESS_IN_VALUE.test(part)
            ? part
            : part.replace(TAG, (tag, offset) => {
                const less = tag.indexOf('<', 1);
                if (less !== -1)
                    firstLess ??= start + offset + less;
                return `<${tag.slice(1).replaceAll('<', '&lt;')}`;
            });
        return lone === -1 ? withLess : withLess.replace(LONE_AMPERSAND, '&amp;');
    });
    if (firstLess !== undefined)
        warn(NO_LESS, locationAt(firstLess));
    if (firstLone !== undefined)
        warn(NO_ENTITY, locationAt(firstLone));
    return firstLess === undefined && firstLone === undefined ? allowed : escaped.join('');
}
const ELEMENTS = /^(?:testsuites?|testcase|failure|error|skipped|properties|property)$/i;
function localName(qualified) {
    const name = qualified.slice(qualified.lastIndexOf(':') + 1);
    return ELEMENTS.test(name) ? name.toLowerCase() : name;
}
function rootNameOf(head) {
    let rest = head.trimStart();
    for (;;) {
        const end = rest.startsWith('<?') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined;
        if (end === undefined)
            return /^<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?([\w.-]+)/.exec(rest)?.[1];
        const at = rest.indexOf(end);
        if (at === -1)
            return undefined;
        rest = rest.slice(at + end.length).trimStart();
    }
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/junit/junit.js







const WHOLE = new Set(['testcase', 'properties', 'failure', 'error']);
const junit = {
    name: 'junit',
    async recognizes({ head }) {
        const root = rootNameOf((0,decode_text/* decodeText */.g)(head));
        return root === 'testsuites' || root === 'testsuite';
    },
    async read(source, _settings, into) {
        const dialects = new Map();
        const properties = new Map();
        const counts = new DeclaredCounts();
        const found = new Map();
        readXml(await source.text(), source.path, {
            whole: WHOLE,
            read(element, ancestors) {
                const suite = ancestors.findLast(({ name }) => name === 'testsuite');
                if (element.name === 'properties') {
                    if (suite !== undefined)
                        properties.set(suite, propertiesIn(element));
                    return;
                }
                if (element.name !== 'testcase') {
                    counts.add(element, ancestors);
                    return into.unreadable(element.location, outsideOfTests(element, suite));
                }
                const ofSuite = (suite && properties.get(suite)) ?? new Map();
                const dialect = dialects.get(suite) ?? dialectOf({ root: ancestors[0], suite, properties: ofSuite, first: element });
                dialects.set(suite, dialect);
                const ofDialect = found.get(dialect) ?? { trials: [], skipped: [] };
                found.set(dialect, ofDialect);
                if (isPromptfoo(element))
                    throw positionsAreNoNames(element);
                counts.add(element, ancestors, dialect);
                const own = element.children.find(({ name }) => name === 'properties');
                const test = { element, suite, ofSuite, properties: own ? propertiesIn(own) : new Map() };
                const names = dialect.namesOf(test);
                const verdict = verdict_verdictOf(element);
                if (isScoreNoNumber(test))
                    into.warn(SCORES_ARE_NO_NUMBERS, { location: element.location });
                if (names.test === '')
                    into.unreadable(element.location, 'This test has no name');
                else if (verdict.kind === 'unclear')
                    into.unreadable(element.location, noVerdict(verdict.said));
                else if (verdict.kind === 'skipped')
                    ofDialect.skipped.push(junit_identityOf(test, names));
                else
                    ofDialect.trials.push(...junit_trialsOf(test, names, { dialect, shown: source.shown }));
            },
            warn: (message, location) => into.warn(message, { location }),
            leave(element, ancestors) {
                for (const { message, isLoss } of counts.differencesIn(element, ancestors)) {
                    if (isLoss)
                        into.unreadable(element.location, message);
                    else
                        into.warn(message, { location: element.location });
                }
            },
        });
        const used = new Set(dialects.values());
        if ([...used].some(({ isOwn }) => isOwn)) {
            into.warn('JUnit files have no single trials, and cut answers', { hint: 'Report the run folder instead.' });
        }
        let hasAttempts = false;
        for (const [{ tool, merge, repeatedNames }, read] of found) {
            const { trials, skipped } = merge?.(read) ?? read;
            hasAttempts ||= trials.some(({ ofAllAttempts }) => ofAllAttempts !== undefined);
            for (const trial of trials)
                into.trial({ ...trial, tool, repeatedNames });
            for (const test of skipped)
                into.skipped(test);
        }
        const [only, ...others] = used;
        return {
            tool: { name: only === undefined || others.length > 0 ? 'junit' : only.tool },
            attempts: hasAttempts ? 'all' : 'unknown',
            areDoublesAmbiguous: true,
        };
    },
};
const propertiesIn = ({ children }) => new Map(children.map(({ attributes, text }) => [attributes['name'] ?? '', (attributes['value'] ?? text).trim()]));
const outsideOfTests = (mark, suite) => `The suite ${JSON.stringify(suite?.attributes['name'] ?? '')} failed outside of its tests: ${reasonOf(mark) || mark.name}`;
const SCORES_ARE_NO_NUMBERS = 'Some property "score" is no number: the score is 1 for a pass, else 0';
const noVerdict = (said) => `This test has ${said}, which is no known verdict, and no failure: it is unclear whether it passed`;
const positionsAreNoNames = ({ location }) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', 'The tests of this JUnit file from promptfoo have positions for names', {
    location,
    hint: 'A new test changes the positions of others. Export JSON: promptfoo eval -o results.json',
});
function junit_trialsOf(test, names, how) {
    const verdict = verdict_verdictOf(test.element);
    const mark = verdict.kind === 'marked' ? verdict.mark : undefined;
    const outcome = mark === undefined ? statedOutcome(verdict) : junit_outcomeOf(mark, test, how.dialect);
    const reason = mark === undefined ? saidIn(verdict) : reasonOf(mark);
    const trial = { ...commonOf(test, names, how), outcome, reason };
    const others = how.dialect.isOwn ? [] : test.element.children.filter(isAttempt);
    if (others.length === 0)
        return [trial];
    const repeated = others.map((attempt) => ({
        ...trial,
        score: undefined,
        outcome: junit_outcomeOf(attempt, test, how.dialect),
        reason: reasonOf(attempt),
    }));
    const attempts = outcome.kind === 'passed' ? [...repeated, trial] : [trial, ...repeated];
    const ofAllAttempts = { outcome, score: trial.score };
    return attempts.map((attempt, number) => ({ ...attempt, number, ...(number === 0 && { ofAllAttempts }) }));
}
function statedOutcome(verdict) {
    const said = saidIn(verdict) ?? '';
    if (verdict.kind === 'failed')
        return { kind: 'failed' };
    if (verdict.kind === 'timeout')
        return { kind: 'error', message: said, class: 'timeout' };
    return verdict.kind === 'error' ? { kind: 'error', message: said } : { kind: 'passed' };
}
const saidIn = (verdict) => ('said' in verdict ? verdict.said : undefined);
const isAttempt = ({ name }) => /^(?:rerun|flaky)(?:Failure|Error)$/.test(name);
function junit_outcomeOf(mark, test, dialect) {
    const type = mark.attributes['type'] ?? '';
    const message = reasonOf(mark);
    const known = dialect.isOwn && outcome/* failureClasses */.fQ.find((name) => name === type);
    if (known)
        return { kind: 'error', message, class: known };
    if (type === 'TestTimeoutError')
        return { kind: 'error', message, class: 'timeout' };
    if (dialect.isUnusable?.(test.element, message))
        return { kind: 'error', message, class: 'config' };
    if (!/error$/i.test(mark.name))
        return { kind: 'failed' };
    return { kind: 'error', message: type === '' ? message : `${type}: ${message}` };
}
function reasonOf({ attributes, text }) {
    const message = (attributes['message'] ?? '').trim();
    if (message === 'collection failure')
        return `${message}: ${text.trim().split('\n').at(-1)?.replace(/^E +/, '')}`;
    if (message !== '' && !(/^score=[\d.]+$/.test(message) && text.trim() !== ''))
        return message;
    return (text.split(/\n\s+at /)[0] ?? '').trim();
}
function commonOf(test, names, { dialect, shown }) {
    const { element, properties } = test;
    return {
        ...junit_identityOf(test, names),
        location: locationOf(test, dialect, shown),
        pointer: `line ${element.location.line}`,
        time: junit_timeOf(test.suite?.attributes['timestamp']),
        score: numberIn(scoreIn(test)),
        passMark: shareIn(properties.get('pass-mark')),
        durationMs: milliseconds(element.attributes['time']),
        costUsd: amountIn(properties.get('cost_usd') ?? properties.get('cost-usd')),
        tokenUsage: junit_tokensOf(properties),
        model: properties.get('model'),
        answer: dialect.isOwn ? element.children.find(({ name }) => name === 'system-out')?.text : undefined,
        graders: junit_gradersOf(properties),
    };
}
const scoreIn = ({ properties }) => properties.get('score') ?? properties.get('eval.score');
function isScoreNoNumber(test) {
    const score = scoreIn(test);
    return score !== undefined && score !== '' && numberIn(score) === undefined;
}
const junit_identityOf = (test, names) => ({
    suite: names.suite,
    test: { kind: 'named', text: names.test },
    target: names.target ?? junit_targetOf(test) ?? 'default',
});
const junit_targetOf = ({ properties, ofSuite }) => [properties.get('target'), properties.get('model'), ofSuite.get('target'), ofSuite.get('model')].find(Boolean);
function locationOf({ element, suite, properties }, dialect, shown) {
    const { attributes } = element;
    const file = attributes['file'] ?? suite?.attributes['file'] ?? (dialect.classIsFile && attributes['classname']);
    if (!file)
        return element.location;
    const line = wholeIn(attributes['line'] ?? properties.get('line')) ?? 0;
    return { file: shown(file), line: Math.max(1, dialect.firstLineIsZero ? line + 1 : line), column: 1 };
}
function junit_timeOf(timestamp) {
    if (timestamp === undefined)
        return undefined;
    return /(?:Z|[+-]\d\d:?\d\d)$/i.test(timestamp) ? timestamp : `${timestamp}Z`;
}
function milliseconds(time) {
    const seconds = amountIn(time?.replaceAll(',', ''));
    return seconds === undefined || seconds === 0 ? undefined : seconds * 1000;
}
function junit_tokensOf(properties) {
    const [input, output] = [wholeIn(properties.get('tokens_input')), wholeIn(properties.get('tokens_output'))];
    return input === undefined || output === undefined ? undefined : { input, output };
}
const junit_gradersOf = (properties) => [...properties].flatMap(([property, value]) => {
    const name = /^grader\.(.+)$/s.exec(property)?.[1];
    if (name === undefined)
        return [];
    const isVerdict = /^(?:true|pass|passed|false|fail|failed)$/i.test(value);
    return [{ name, ...(isVerdict ? { passed: /^[tp]/i.test(value) } : { score: numberIn(value) }) }];
});
function shareIn(text) {
    const value = amountIn(text);
    return value !== undefined && value <= 1 ? value : undefined;
}

// EXTERNAL MODULE: ./build/js/src/shared/yaml/yaml-text.js
var yaml_text = __webpack_require__(85304);
;// CONCATENATED MODULE: ./build/js/src/results/importers/promptfoo.js











const promptfoo = {
    name: 'promptfoo',
    async recognizes(source) {
        if (beginOf(source) === 'xml')
            return true;
        return isRow(await source.firstRow()) || isDocument(await source.document());
    },
    async read(source, _, into) {
        const file = await fileOf(source, into);
        const { rows, found } = promptfoo_readable(file.rows, into);
        const labels = promptLabels(rows, file, into);
        for (const { row, location, pointer } of rows.sort(byPosition)) {
            into.trial({
                ...promptfoo_measuredIn(row),
                suite: file.description ?? (0,identity/* fileStem */.E8)(source.path),
                test: promptfoo_identityOf(row, labels.get(promptOf(row))),
                target: promptfoo_targetOf(row),
                plannedTrials: file.isDocument
                    ? (row.testCase?.options?.repeat ?? file.repeat ?? 1)
                    : row.testCase?.options?.repeat,
                location,
                pointer,
                metadata: { provider: row.provider.id },
            });
        }
        return promptfoo_factsOf(file, found, into);
    },
};
const promptSchema = schemas/* object */.Ikc({ id: loose_fields/* text */.Qq, raw: loose_fields/* text */.Qq, label: loose_fields/* text */.Qq });
const isRow = (value) => (0,shared_mapping/* isMapping */.p)(value) && ['promptIdx', 'testIdx', 'provider'].every((key) => key in value);
function isDocument(value) {
    if (!(0,shared_mapping/* isMapping */.p)(value) || !('evalId' in value || 'config' in value) || !(0,shared_mapping/* isMapping */.p)(value['results']))
        return false;
    const { results, outputs, table } = value['results'];
    return Array.isArray(results) || Array.isArray(outputs) || (0,shared_mapping/* isMapping */.p)(table);
}
function beginOf({ head }) {
    const begin = new TextDecoder().decode(head.subarray(0, 1000));
    if (/^\s*\{/.test(begin))
        return 'json';
    return /^\s*(?:<\?xml[^>]*>\s*)?<promptfoo\b/.test(begin) ? 'xml' : 'other';
}
async function fileOf(source, into) {
    if (beginOf(source) === 'json') {
        return isRow(await source.firstRow()) ? linesOf(source, into) : documentOf(await source.json(), source.path);
    }
    if (/\.ya?ml$/i.test(source.path)) {
        const file = documentOf(await yamlOf(source), source.path);
        return { ...file, isCutOff: () => file.counted === undefined };
    }
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} is an export of promptfoo that has not all data`, {
        expected: 'JSON or JSON Lines, not CSV, HTML or XML',
        hint: 'Write another one: promptfoo eval -o results.json',
    });
}
async function linesOf(source, into) {
    let isCutOff = false;
    const rows = await source.rows({
        cutOff: () => (isCutOff = true),
        unreadable: (location, why) => into.unreadable(location, why),
    });
    return { isDocument: false, rows: promptfoo_numbered(rows), isCutOff: () => isCutOff, prompts: new Map() };
}
function* promptfoo_numbered(rows) {
    for (const row of rows)
        yield { ...row, pointer: `line ${row.location.line}` };
}
const MAX_YAML_CHARACTERS = 16 * 1024 * 1024;
async function yamlOf(source) {
    const content = await source.text();
    if (content.length > MAX_YAML_CHARACTERS) {
        throw (0,errors/* userError */.IF)('FILE_TOO_LARGE', `${source.path} is too large for YAML`, {
            hint: 'Write JSON: promptfoo eval -o results.json',
        });
    }
    const parsed = (0,yaml_text/* parseYamlText */.cd)(content);
    const [first] = parsed.kind === 'parsed' ? [] : parsed.errors;
    const isDeep = parsed.kind === 'parsed' && (0,depth/* isDeeperThan */.hz)(parsed.value, depth/* MAX_IMPORT_DEPTH */.Zs);
    const why = first?.message ?? (isDeep ? 'it is nested too deeply' : content.endsWith('\n') ? undefined : 'its end is missing');
    if (parsed.kind === 'parsed' && why === undefined)
        return parsed.value;
    throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `This is not YAML of promptfoo: ${why}`, {
        location: { file: source.path, line: first?.line ?? 1, column: first?.column ?? 1 },
    });
}
const repeated = schemas/* object */.Ikc({ repeat: loose_fields/* amount */.vj }).optional().catch(undefined);
const promptfoo_documentSchema = schemas/* object */.Ikc({
    config: schemas/* object */.Ikc({ description: loose_fields/* text */.Qq, evaluateOptions: repeated }).optional().catch(undefined),
    runtimeOptions: repeated,
    metadata: schemas/* object */.Ikc({ promptfooVersion: loose_fields/* text */.Qq, evaluationCreatedAt: loose_fields/* text */.Qq }).optional().catch(undefined),
    results: schemas/* object */.Ikc({
        version: schemas/* number */.aig().optional().catch(undefined),
        timestamp: loose_fields/* text */.Qq,
        prompts: schemas/* array */.YOg(promptSchema.catch({})).optional().catch(undefined),
        stats: schemas/* object */.Ikc({ successes: loose_fields/* amount */.vj, failures: loose_fields/* amount */.vj, errors: loose_fields/* amount */.vj, durationMs: loose_fields/* amount */.vj })
            .optional()
            .catch(undefined),
    }),
});
function documentOf(document, path) {
    const read = promptfoo_documentSchema.safeParse(document);
    const results = (0,shared_mapping/* isMapping */.p)(document) ? document['results'] : undefined;
    if (!read.success || !(0,shared_mapping/* isMapping */.p)(results))
        throw noResults(path);
    const { config, metadata, runtimeOptions } = read.data;
    const { timestamp, stats, prompts = [] } = read.data.results;
    const { successes = 0, failures = 0, errors = 0 } = stats ?? {};
    return {
        isDocument: true,
        rows: promptfoo_rowsIn(results, path),
        isCutOff: () => false,
        description: config?.description,
        version: metadata?.promptfooVersion,
        time: timestamp ?? metadata?.evaluationCreatedAt,
        repeat: runtimeOptions?.repeat ?? config?.evaluateOptions?.repeat,
        counted: stats && successes + failures + errors,
        durationMs: stats?.durationMs,
        prompts: new Map(prompts.flatMap((prompt) => (prompt.id === undefined ? [] : [[prompt.id, prompt]]))),
    };
}
const noResults = (path) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${path} has no results of promptfoo`, {
    expected: 'results.results, results.outputs or results.table',
    hint: 'Did promptfoo write it? promptfoo eval -o results.json',
});
function* promptfoo_rowsIn(results, file) {
    const { results: rows, outputs, table } = results;
    const location = { file, line: 1, column: 1 };
    if ((0,shared_mapping/* isMapping */.p)(table) && !hasTests(rows))
        return yield* cellsIn(table, file);
    const [name, given] = Array.isArray(rows) ? ['results', rows] : ['outputs', outputs];
    if (!Array.isArray(given))
        throw noResults(file);
    for (const [index, row] of given.entries()) {
        given[index] = undefined;
        yield { value: rowOfCell(row), location, pointer: `/results/${name}/${index}` };
    }
}
const hasTests = (rows) => Array.isArray(rows) && rows.some((row) => (0,shared_mapping/* isMapping */.p)(row) && (0,shared_mapping/* isMapping */.p)(row['testCase']));
const tableSchema = schemas/* object */.Ikc({
    head: schemas/* object */.Ikc({ prompts: schemas/* array */.YOg(promptSchema.catch({})) }),
    body: schemas/* array */.YOg(schemas/* object */.Ikc({ outputs: schemas/* array */.YOg(schemas/* unknown */.L5J()), test: schemas/* unknown */.L5J() }).catch({ outputs: [null], test: null })),
});
function* cellsIn(table, file) {
    const read = tableSchema.safeParse(table);
    if (!read.success)
        throw noResults(file);
    const { head, body } = read.data;
    for (const [testIdx, { outputs, test: testCase }] of body.entries()) {
        for (const [promptIdx, cell] of outputs.entries()) {
            const { id, raw, label } = head.prompts[promptIdx] ?? {};
            const promptId = id ?? (raw === undefined ? undefined : (0,identity/* contentHash */.Ae)(raw));
            const known = { testIdx, promptIdx, promptId, testCase, prompt: { label } };
            const pointer = `/results/table/body/${testIdx}/outputs/${promptIdx}`;
            yield { value: rowOfCell(cell, known), location: { file, line: 1, column: 1 }, pointer };
        }
    }
}
function promptfoo_readable(given, into) {
    const rows = [];
    let found = 0;
    for (const { value, location, pointer } of given) {
        found += 1;
        const parsed = (0,row_parts/* parseRow */.W0)(rowSchema, value);
        if (parsed.success)
            rows.push({ row: parsed.data, location, pointer });
        else
            into.unreadable(location, `The result at ${pointer} cannot be read: ${parsed.why}`);
    }
    return { rows, found };
}
const byPosition = ({ row: one }, { row: other }) => (one.testIdx ?? 0) - (other.testIdx ?? 0) || (one.promptIdx ?? 0) - (other.promptIdx ?? 0);
function promptfoo_identityOf(row, variant) {
    const { metadata, description } = row.testCase ?? {};
    if (metadata?.id !== undefined && metadata.id !== '')
        return { kind: 'declared', text: `${metadata.id}`, variant };
    if (description !== undefined && description !== '')
        return { kind: 'named', text: description, variant };
    const question = promptfoo_askedIn(row) ?? {};
    return { kind: 'content', text: Object.values(question).map(shown).join(' '), question, variant };
}
const shown = (value) => (typeof value === 'string' ? value : (0,json/* canonicalJson */.dj)(value));
const promptOf = ({ promptId, prompt }) => promptId ?? prompt?.label ?? '';
function promptLabels(rows, { prompts }, into) {
    const found = new Map();
    for (const { row } of rows)
        found.set(promptOf(row), row.prompt?.label ?? '');
    if (found.size < 2)
        return new Map();
    const labels = [...found].map(([id, label]) => [id, labelOf(label, prompts.get(id))]);
    const count = (label) => labels.filter(([, other]) => other === label).length;
    const unlabeled = labels.filter(([, label]) => label === undefined || count(label) > 1);
    if (unlabeled.length > 0) {
        into.warn(`${unlabeled.length} of ${labels.length} prompts have no label: an edited prompt makes new tests`, {
            hint: 'Label each prompt in the configuration of promptfoo: { id: file://prompt.txt, label: short }',
        });
    }
    return new Map(labels.map(([id, label]) => {
        if (label === undefined)
            return [id, id.slice(0, DIGITS)];
        return [id, count(label) > 1 ? `${label} ${id.slice(0, DIGITS)}` : label];
    }));
}
const DIGITS = 8;
function labelOf(given, prompt) {
    if (prompt?.raw !== undefined) {
        const { raw, label = given } = prompt;
        if (label.trim() === raw.trim())
            return undefined;
        return (label.endsWith(`: ${raw}`) ? label.slice(0, -raw.length - 2) : label) || undefined;
    }
    const file = /^(\S+\.\w{1,10}): /.exec(given)?.[1];
    if (file !== undefined)
        return file;
    return given === '' || /\{\{|\{%|\n|^[[{]/.test(given) ? undefined : given;
}
function promptfoo_factsOf({ version, time, durationMs, isCutOff, counted }, found, into) {
    const areAllThere = counted === undefined || counted === found;
    const isComplete = areAllThere && !isCutOff();
    if (!areAllThere)
        into.warn(`The file has ${found} results, but promptfoo counted ${counted}`);
    const moment = time === undefined ? Number.NaN : (0,iso_time/* momentOf */.Et)(time);
    return {
        tool: { name: 'promptfoo', version },
        attempts: 'all',
        durationMs,
        stopped: isComplete ? undefined : 'broken-off',
        time: Number.isFinite(moment) ? (0,iso_time/* isoTime */.Ly)(moment) : undefined,
    };
}
const score = schemas/* number */.aig().nullish();
const promptfoo_usage = schemas/* object */.Ikc({
    prompt: loose_fields/* amount */.vj,
    completion: loose_fields/* amount */.vj,
    completionDetails: schemas/* object */.Ikc({ reasoning: loose_fields/* amount */.vj, cacheReadInputTokens: loose_fields/* amount */.vj }).optional().catch(undefined),
});
const tokens = promptfoo_usage.optional().catch(undefined);
const componentSchema = schemas/* object */.Ikc({
    pass: loose_fields/* flag */.Jt,
    score,
    reason: loose_fields/* text */.Qq,
    assertion: schemas/* object */.Ikc({ type: loose_fields/* text */.Qq, metric: loose_fields/* text */.Qq, weight: loose_fields/* amount */.vj }).nullish().catch(undefined),
    tokensUsed: tokens,
    metadata: schemas/* object */.Ikc({
        graderError: loose_fields/* flag */.Jt,
        assertionSet: schemas/* object */.Ikc({ metric: loose_fields/* text */.Qq, weight: loose_fields/* amount */.vj }).optional().catch(undefined),
    })
        .optional()
        .catch(undefined),
});
const rowSchema = schemas/* object */.Ikc({
    success: schemas/* boolean */.zMY(),
    score,
    failureReason: schemas/* union */.KCZ([schemas/* literal */.euz(0), schemas/* literal */.euz(1), schemas/* literal */.euz(2)]).nullish(),
    error: loose_fields/* text */.Qq,
    provider: schemas/* object */.Ikc({ id: schemas/* string */.YjP(), label: loose_fields/* text */.Qq }),
    prompt: schemas/* object */.Ikc({ raw: loose_fields/* text */.Qq, label: loose_fields/* text */.Qq }).optional().catch(undefined),
    promptId: loose_fields/* text */.Qq,
    promptIdx: loose_fields/* amount */.vj,
    testIdx: loose_fields/* amount */.vj,
    vars: loose_fields/* mapping */.pq,
    testCase: schemas/* object */.Ikc({
        description: loose_fields/* text */.Qq,
        metadata: schemas/* object */.Ikc({ id: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).optional().catch(undefined) })
            .optional()
            .catch(undefined),
        vars: loose_fields/* mapping */.pq,
        assert: loose_fields/* list */.p_,
        threshold: loose_fields/* amount */.vj,
        options: schemas/* object */.Ikc({ repeat: loose_fields/* amount */.vj, provider: schemas/* unknown */.L5J().optional() }).optional().catch(undefined),
    })
        .optional()
        .catch(undefined),
    response: schemas/* object */.Ikc({ output: schemas/* unknown */.L5J().optional(), error: loose_fields/* text */.Qq, cached: loose_fields/* flag */.Jt, cost: loose_fields/* amount */.vj, tokenUsage: tokens })
        .optional()
        .catch(undefined),
    cost: loose_fields/* amount */.vj,
    latencyMs: loose_fields/* amount */.vj,
    tokenUsage: promptfoo_usage.extend({ assertions: tokens }).optional().catch(undefined),
    namedScores: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional().catch(undefined),
    gradingResult: schemas/* object */.Ikc({ reason: loose_fields/* text */.Qq, tokensUsed: tokens, componentResults: schemas/* array */.YOg(componentSchema).nullish() })
        .nullish(),
});
function promptfoo_measuredIn(row) {
    const isCached = row.response?.cached === true;
    const threshold = row.testCase?.threshold;
    const outcome = promptfoo_outcomeOf(row);
    return {
        outcome,
        score: row.score ?? undefined,
        passMark: threshold !== undefined && threshold <= 1 ? threshold : undefined,
        reason: outcome.kind === 'failed' ? (row.gradingResult?.reason ?? row.error) : undefined,
        input: row.prompt?.raw === undefined ? undefined : promptfoo_inputOf(row.prompt.raw),
        answer: answerOf(row.response?.output),
        durationMs: isCached || row.latencyMs === 0 ? undefined : row.latencyMs,
        costUsd: row.cost === undefined || row.cost === 0 ? row.response?.cost : row.cost,
        tokenUsage: usageOf(row.response?.tokenUsage) ?? usageOf(row.tokenUsage),
        cached: isCached,
        graders: promptfoo_gradersOf(row),
        definition: {
            question: promptfoo_askedIn(row),
            graders: { assert: row.testCase?.assert, threshold },
            judge: row.testCase?.options?.provider,
        },
        subject: { prompt: row.promptId, provider: row.provider.id },
    };
}
const promptfoo_askedIn = ({ testCase, vars }) => testCase?.vars ?? vars;
function promptfoo_outcomeOf(row) {
    const { success, error = 'promptfoo gives no reason', failureReason, gradingResult } = row;
    const isError = failureReason === 2 || (failureReason == null && !success && gradingResult == null);
    if (isError) {
        return { kind: 'error', message: withoutStack(error), class: didGradingFail(row) ? 'grader' : undefined };
    }
    if (success)
        return { kind: 'passed' };
    return whyUndecided(gradingResult?.componentResults ?? []) ?? { kind: 'failed' };
}
const didGradingFail = ({ error, response = {} }) => response.error === undefined &&
    ((response.output ?? undefined) !== undefined || /\n\s+at .*(?:Assertion|Grading)/.test(error ?? ''));
function whyUndecided(components) {
    const failed = components.filter(({ pass }) => pass === false);
    if (failed.length === 0 || !failed.every(promptfoo_isUndecided))
        return undefined;
    return { kind: 'error', message: failed[0]?.reason ?? 'A judge failed', class: 'grader' };
}
const promptfoo_isUndecided = ({ metadata }) => metadata?.graderError === true;
const withoutStack = (error) => error.replace(/\n\s+at [^\n]*/g, '');
function promptfoo_inputOf(raw) {
    const given = /^\s*\[/.test(raw) ? (0,json/* foreignJsonOf */.sV)(raw) : undefined;
    const messages = (0,read_messages/* readMessages */.N)(Array.isArray(given) ? given : raw);
    return Array.isArray(given) && messages.length < given.length ? (0,read_messages/* readMessages */.N)(raw) : messages;
}
function answerOf(output) {
    if (output === undefined || output === null)
        return undefined;
    return typeof output === 'string' ? output : JSON.stringify(output);
}
function usageOf(given) {
    const { prompt = 0, completion = 0, completionDetails = {} } = given ?? {};
    if (prompt + completion === 0)
        return undefined;
    const { reasoning = 0, cacheReadInputTokens: cached = 0 } = completionDetails;
    return {
        input: prompt,
        output: completion,
        cached: cached > 0 ? cached : undefined,
        reasoning: reasoning > 0 ? reasoning : undefined,
    };
}
function promptfoo_gradersOf({ gradingResult, tokenUsage, namedScores = {} }) {
    const graders = withTokens((gradingResult?.componentResults ?? []).map(promptfoo_graderOf), usageOf(gradingResult?.tokensUsed) ?? usageOf(tokenUsage?.assertions));
    const known = new Set(graders.map(({ name }) => name));
    const others = Object.entries(namedScores).flatMap(([name, value]) => known.has(name) || typeof value !== 'number' ? [] : [{ name, type: 'named-score', score: value, weight: 0 }]);
    return [...graders, ...others];
}
function withTokens(graders, tokenUsage) {
    if (tokenUsage === undefined || graders.some((grader) => grader.tokenUsage !== undefined))
        return graders;
    const [only, ...others] = graders;
    if (only !== undefined && others.length === 0)
        return [{ ...only, tokenUsage }];
    return [...graders, { name: 'all checks', type: 'usage', isUndecided: true, weight: 0, tokenUsage }];
}
const COMPARING = new Set(['select-best', 'max-score']);
function promptfoo_graderOf(component) {
    const { assertion, metadata, pass, score: given, reason } = component;
    const set = metadata?.assertionSet;
    const type = assertion?.type ?? (set === undefined ? 'assertion' : 'assert-set');
    return {
        name: assertion?.metric ?? set?.metric ?? type,
        type,
        score: given ?? undefined,
        passed: promptfoo_isUndecided(component) ? undefined : pass,
        isUndecided: promptfoo_isUndecided(component),
        weight: assertion?.weight ?? set?.weight,
        reason,
        tokenUsage: usageOf(component.tokensUsed),
        details: COMPARING.has(type) ? { compares_columns: true } : undefined,
    };
}
const promptfoo_targetOf = ({ provider: { id, label } }) => (label === undefined || label === '' ? id : label);
function rowOfCell(cell, known = {}) {
    if (!(0,shared_mapping/* isMapping */.p)(cell) || 'success' in cell)
        return cell;
    const { pass, text: shown, provider, prompt, response, ...others } = cell;
    const { error, output } = pass === false ? partsOf(shown) : { output: shown };
    return {
        ...known,
        error,
        ...others,
        success: pass,
        provider: typeof provider === 'string' ? { id: provider } : provider,
        prompt: typeof prompt === 'string' ? { ...((0,shared_mapping/* isMapping */.p)(known['prompt']) && known['prompt']), raw: prompt } : prompt,
        response: (0,shared_mapping/* isMapping */.p)(response) ? response : { output },
    };
}
function partsOf(shown) {
    const [error, ...rest] = typeof shown === 'string' ? shown.split('\n---\n') : [];
    if (error === undefined || rest.length === 0)
        return { output: shown };
    const output = rest.join('\n---\n');
    return output === error ? { error } : { error, output };
}

;// CONCATENATED MODULE: ./build/js/src/results/importers/import-file.js












async function importFile(source, format, settings = {}, importing = {}) {
    if (new TextDecoder().decode(source.head).trim() === '')
        throw emptyFile(source);
    const importer = format === undefined ? await recognized(source) : import_file_byName(format);
    const into = new FileCollector(source.path, settings, importing);
    const facts = await importer.read(source, settings, into);
    const location = source.notUtf8();
    if (location !== undefined) {
        into.warn('Bytes that are not UTF-8 are replaced by \uFFFD', { location, hint: 'Write the file in UTF-8.' });
    }
    return into.finish(importer.name, facts);
}
function import_file_byName(format) {
    const found = importers.find(({ name }) => name === format);
    if (found === undefined)
        throw new Error(`There is no importer for ${format}`);
    return found;
}
async function recognized(source) {
    const found = [];
    for (const importer of importers)
        if (await importer.recognizes(source))
            found.push(importer);
    const [only, ...others] = found;
    if (only !== undefined && others.length === 0)
        return only;
    if (only !== undefined) {
        throw (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} may have several formats: ${import_file_namesOf(found).join(', ')}`, {
            hint: 'Set format (--format) to one of them.',
        });
    }
    throw await unknownFormat(source);
}
const import_file_namesOf = (all) => all.map(({ name }) => name);
const emptyFile = ({ path }) => (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `${path} is empty`, { hint: 'Did the tool that should have written it fail?' });
async function unknownFormat(source) {
    if (/^\s*[[{]/.test(new TextDecoder().decode(source.head.subarray(0, 100)))) {
        if ((await source.firstRow()) === undefined)
            await source.json();
    }
    return (0,errors/* userError */.IF)('RESULTS_UNREADABLE', `The format of ${source.path} is not known`, {
        location: { file: source.path, line: 1, column: 1 },
        expected: `results of eval-action or AgentV, or one of: ${import_file_namesOf(importers).join(', ')}`,
        found: await contentOf(source),
        hint: 'If it has one of these formats, set format (--format). Otherwise write JSON Lines, one object per line, with "test" and "pass": https://github.com/agentv/eval-action/blob/v1/docs/json-lines.md',
    });
}
const isZip = ({ head }) => head[0] === 0x50 && head[1] === 0x4b;
async function contentOf(source) {
    if (isZip(source))
        return `a ZIP archive of ${(0,shared_text/* plural */.LS)('file', (await source.entries()).size)}`;
    const first = (await source.firstRow()) ?? (await source.document());
    if ((0,shared_mapping/* isMapping */.p)(first))
        return `an object with ${(0,row_parts/* keysOf */.YD)(first)}`;
    const text = (0,decode_text/* decodeText */.g)(source.head).trimStart();
    return text.startsWith('[')
        ? 'a JSON list'
        : `a text that begins with ${JSON.stringify((0,shared_text/* cutEnd */.ym)(text, 60).split(/\r?\n/)[0])}`;
}
const importers = [generic_jsonl/* genericJsonl */.UV, ctrf, deepeval, inspect, junit, promptfoo];


/***/ }),

/***/ 13737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ graderSchema),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   W0: () => (/* binding */ parseRow),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   ee: () => (/* binding */ tokensSchema),
/* harmony export */   hq: () => (/* binding */ nonEmpty),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   oV: () => (/* binding */ SHARE),
/* harmony export */   pV: () => (/* binding */ graderOf),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vj: () => (/* binding */ amount)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18764);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16955);



const NUMBER = `a number from 0 to ${_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MEASURE */ .Gh}`;
const SHARE = 'a number from 0 to 1';
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text');
const nonEmpty = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text').min(1, 'a text that is not empty');
const amount = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(NUMBER).nonnegative(NUMBER).max(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_MEASURE */ .Gh, NUMBER);
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(SHARE).min(0, SHARE).max(1, SHARE);
const optional = (value, description) => value.nullish().describe(description);
function known(value) {
    let hasNull = false;
    for (const key in value)
        hasNull ||= value[key] === null;
    if (!hasNull)
        return value;
    return Object.fromEntries(Object.entries(value).filter(([, given]) => given !== null));
}
const graderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: nonEmpty.describe('Name of the grader'),
    type: optional(text, 'Kind of grader, as your tool names it'),
    score: optional(share, 'Score from 0 to 1'),
    pass: optional(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY('true or false'), 'Whether it passed'),
    threshold: optional(share, 'Score from which it passes, if `pass` is absent'),
    reason: optional(text, 'Why'),
    weight: optional(amount, 'Weight in the score; default 1'),
}, 'an object {name, score, pass, reason}');
const tokensSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input: amount.describe('Tokens of the input, cached ones included'),
    output: amount.describe('Tokens of the output'),
    cached: optional(amount, 'Input tokens from a cache of the provider'),
    reasoning: optional(amount, 'Output tokens of reasoning'),
}, 'an object {input, output}');
function graderOf(grader) {
    const { pass, ...given } = known(grader);
    return { ...given, passed: pass };
}
const MAX_KEYS = 20;
const MAX_KEY_LENGTH = 60;
function keysOf(row) {
    const keys = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(row) ? Object.keys(row).filter((key) => key.length <= MAX_KEY_LENGTH) : [];
    const more = keys.length > MAX_KEYS ? ', \u2026' : '';
    return keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, MAX_KEYS).join(', ')}${more}`;
}
function parseRow(schema, row) {
    const { success, data, error } = schema.safeParse(row, { error: wantedIn });
    if (success)
        return { success, data };
    const { issues } = error;
    const problems = issues.slice(0, MAX_ISSUES).map((issue) => problemOf(issue, row));
    const more = issues.length > MAX_ISSUES ? [`${issues.length - MAX_ISSUES} more problems`] : [];
    const isKeyMissing = (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(row) && issues.some(({ path: [key] }) => key !== undefined && !(key in row));
    const keys = isKeyMissing ? [`The row has ${keysOf(row)}`] : [];
    return { success, why: [[...problems, ...more].join('; '), ...keys].join('. ') };
}
const MAX_ISSUES = 5;
function wantedIn(issue) {
    if (issue.code === 'invalid_union')
        return [...new Set(issue.errors.flat().map(({ message }) => message))].join(' or ');
    if (issue.code === 'invalid_value')
        return issue.values.map((value) => JSON.stringify(value)).join(' or ');
    if (issue.code === 'too_small' || issue.code === 'too_big') {
        return issue.origin === 'string' ? 'a text that is not empty' : NUMBER;
    }
    return issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
}
const TYPES = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
};
function problemOf({ path, message }, row) {
    const given = path.reduce((value, key) => value?.[key], row);
    const text = given === undefined ? 'nothing' : (JSON.stringify(given) ?? '');
    const found = text.length <= MAX_FOUND ? text : `${text.length} characters of JSON`;
    const what = path.length === 0 ? 'A row' : `"${path.join('.')}"`;
    return `${what} must be ${message}, found ${found}`;
}
const MAX_FOUND = 60;


/***/ })

};
