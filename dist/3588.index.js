export const id = 3588;
export const ids = [3588];
export const modules = {

/***/ 31516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dR: () => (/* binding */ dated),
  x8: () => (/* binding */ readResults),
  Fm: () => (/* binding */ withRequirements)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/environment.js
var run_environment = __webpack_require__(47422);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var run_result = __webpack_require__(32506);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/run/imported.js
var imported = __webpack_require__(97535);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/results/joined-runs.js
var joined_runs = __webpack_require__(97468);
// EXTERNAL MODULE: ./build/js/src/results/read/read-scores.js
var read_scores = __webpack_require__(31055);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/js/src/model/run/fingerprint.js
var fingerprint = __webpack_require__(55631);
// EXTERNAL MODULE: ./build/js/src/shared/canonical-json.js
var canonical_json = __webpack_require__(19402);
;// CONCATENATED MODULE: ./build/js/src/results/importers/identity.js




const contentHash = (value) => (0,external_node_crypto_.hash)('sha256', (0,canonical_json/* canonicalJson */.d)(value).normalize('NFC'), 'hex').slice(0, 12);
const LONGEST_ID = 200;
function testIdOf(test) {
    if (test.kind !== 'content')
        return fitting(test.text);
    return `${slug(test.question)}~${contentHash(test.question)}`;
}
function fitting(name) {
    const shown = name.replace(/\p{Cc}/gu, '\uFFFD').trim();
    return shown.length <= LONGEST_ID ? shown : `${shown.slice(0, 180)}~${contentHash(name)}`;
}
const slug = (question) => question
    .slice(0, 40)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'test';
function importedMeasure({ question, graders, judge, limits }, { name, version }) {
    const part = (value) => (value === undefined ? undefined : contentHash(value));
    const major = version === undefined ? undefined : /^\d+/.exec(version)?.[0];
    return (0,fingerprint/* importedMeasureText */.SQ)({
        question: part(question),
        graders: part(graders),
        judge: part(judge),
        limits: contentHash({ tool: name, major, limits }),
    });
}
const labelOf = (name) => (0,shared_text/* cutEnd */.ym)(name.replace(/\p{Cc}+/gu, ' ').trim(), LONGEST_ID);

;// CONCATENATED MODULE: ./build/js/src/results/importers/short-texts.js

const LONGEST_TEXT = 1024 * 1024;
const SURELY_SHORT = LONGEST_TEXT / 3;
const withShortTexts = (value) => (hasLongText(value) ? cutTexts(value) : value);
function hasLongText(value) {
    if (typeof value === 'string')
        return value.length > SURELY_SHORT;
    if (typeof value !== 'object' || value === null)
        return false;
    for (const key in value)
        if (hasLongText(value[key]))
            return true;
    return false;
}
function cutTexts(value) {
    if (typeof value === 'string')
        return (0,shared_text/* cutBytes */.Uw)(value, LONGEST_TEXT);
    if (Array.isArray(value))
        return value.map(cutTexts);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTexts(item)]));
}

// EXTERNAL MODULE: ./build/js/src/model/run/aggregate.js
var aggregate = __webpack_require__(5548);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/outcome.js
var outcome = __webpack_require__(207);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
;// CONCATENATED MODULE: ./build/js/src/results/importers/failure-class.js
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

;// CONCATENATED MODULE: ./build/js/src/results/importers/test-of-trials.js









const MOST_GRADERS = 100;
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
        evalRun: { durationMs: mean(trials, 'totalMs') ?? mean(trials, 'durationMs') ?? 0 },
        retries: trials.reduce((sum, { retries = 0 }) => sum + retries, 0),
        ...(only === undefined && { trials: trials.map((trial, attempt) => trialOf(trial, attempt, time)) }),
        metadata: metadataOf(shown),
        measure: importedMeasure(first.measure === undefined ? (first.definition ?? {}) : { question: first.measure }, facts.tool),
        subject: subjectOf(first),
        importedFrom: format,
    };
    if (only !== undefined)
        return { ...common, ...endOf(only) };
    return { ...common, ...endOfSeveral(trials), aggregation: aggregationOf(trials) };
}
function timeOf(given) {
    const moment = given === undefined ? Number.NaN : (0,iso_time/* momentOf */.Et)(given);
    return Number.isFinite(moment) && moment >= 0 ? (0,iso_time/* isoTime */.Ly)(moment) : read_scores/* EPOCH */.wI;
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
    return importedFailure(outcome.class ?? failureClassOf(outcome.message), outcome.message);
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
function mostFrequent(ends) {
    const failures = ends.flatMap((end) => (end.status === 'execution_error' ? [end.failure] : []));
    const count = (failure) => failures.filter((other) => other.class === failure.class).length;
    const [first, ...others] = failures;
    if (first === undefined)
        throw new Error('A test without a decided trial has a failure');
    return others.reduce((most, failure) => (count(failure) > count(most) ? failure : most), first);
}
const aggregationOf = (trials) => (0,aggregate/* aggregateScores */.hx)(trials.map((trial) => endOf(trial).score), 'mean').aggregation;
function trialOf(trial, attempt, time) {
    const end = endOf(trial);
    const verdict = end.status === 'ok' ? 'pass' : end.status === 'quality_failure' ? 'fail' : 'skip';
    return {
        attempt,
        status: end.status,
        score: end.score,
        verdict,
        scores: scoresOf(trial, trial.time === undefined ? time : timeOf(trial.time)),
        ...(end.status === 'execution_error' && { failure: end.failure }),
        tokenUsage: trial.tokenUsage,
        costUsd: trial.costUsd,
        durationMs: trial.durationMs,
        ...(trial.cached && { cached: true }),
    };
}
function mean(trials, key) {
    const values = trials.map((trial) => trial[key]).filter((value) => value !== undefined);
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
const spentOn = (trials) => ({
    tokenUsage: meanTokens(trials),
    costUsd: mean(trials, 'costUsd'),
    durationMs: mean(trials, 'durationMs'),
    ...(trials.every(({ cached }) => cached === true) && { cached: true }),
});
function meanTokens(trials) {
    const usages = trials.map(({ tokenUsage }) => tokenUsage).filter((usage) => usage !== undefined);
    const sum = (0,message/* sumTokens */.WT)(usages);
    if (sum === undefined || usages.length === 1)
        return sum;
    const counts = Object.entries(sum).map(([name, count]) => [name, Math.round((count ?? 0) / usages.length)]);
    return Object.fromEntries(counts);
}
function assertionsOf(trial) {
    const checks = (trial.graders ?? [])
        .slice(0, MOST_GRADERS)
        .flatMap((grader) => (grader.passed === undefined ? [] : [assertionOf(grader, grader.passed)]));
    const { reason } = trial;
    const isSaid = reason === undefined || reason === '' || checks.some(({ evidence }) => evidence === reason);
    return isSaid ? checks : [{ text: reason, passed: trial.outcome.kind === 'passed' }, ...checks];
}
const assertionOf = ({ name, reason }, passed) => ({
    text: name,
    passed,
    ...(reason !== undefined && reason !== '' && { evidence: reason }),
});
const scoresOf = ({ graders = [] }, time) => graders.slice(0, MOST_GRADERS).map((grader) => graderScoreOf(grader, time));
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
        ...(reason !== undefined && { reasoning: reason }),
        ...(judge !== undefined && { target: judge }),
        ...(costUsd !== undefined && { costUsd }),
        ...(tokenUsage !== undefined && { tokenUsage }),
        ...(details !== undefined && { details }),
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
    return typeof subject === 'string' && subject.length <= LONGEST_SUBJECT ? subject : contentHash(subject);
};
const LONGEST_SUBJECT = 100;

;// CONCATENATED MODULE: ./build/js/src/results/importers/collect.js










const MOST_LISTED = 20;
const LONGEST_REASON = 2_000;
class FileCollector {
    #path;
    #settings;
    #groups = new Map();
    #planned = new Map();
    #replaced = { suite: new Set(), target: new Set() };
    #unreadable = [];
    #skipped = [];
    #warnings = new Map();
    constructor(path, settings = {}) {
        this.#path = path;
        this.#settings = settings;
    }
    trial(given) {
        const trial = withShortTexts(given);
        const { suite, target } = this.#namesOf(trial);
        const testId = testIdOf(trial.test);
        const key = JSON.stringify([suite, testId, target]);
        const group = this.#groups.get(key);
        if (group === undefined)
            this.#groups.set(key, { suite, testId, target, trials: [trial] });
        else
            group.trials.push(trial);
    }
    planned(suite, target, tests) {
        const names = this.#namesOf({ suite, target });
        const key = JSON.stringify([names.suite, names.target]);
        this.#planned.set(key, Math.max(tests, this.#planned.get(key) ?? 0));
    }
    #namesOf(found) {
        const { suiteName, targetName } = this.#settings;
        if (suiteName !== undefined)
            this.#replaced.suite.add(found.suite);
        if (targetName !== undefined)
            this.#replaced.target.add(found.target);
        return { suite: suiteName ?? labelOf(found.suite), target: targetName ?? labelOf(found.target) };
    }
    #refuseSeveral() {
        for (const kind of ['suite', 'target']) {
            const names = [...this.#replaced[kind]];
            if (names.length < 2)
                continue;
            throw (0,model_errors/* userError */.IF)('INPUT_INVALID', `${kind}-name (--${kind}-name) cannot name ${names.length} ${kind}s`, {
                found: names.slice(0, 5).join(', '),
                hint: `Leave ${kind}-name out: the names of the ${kind}s in ${this.#path} are used.`,
            });
        }
    }
    unreadable(location, why) {
        this.#unreadable.push({
            code: 'RESULTS_UNREADABLE',
            severity: 'error',
            message: (0,shared_text/* cutEnd */.ym)(why, LONGEST_REASON),
            location,
        });
    }
    skipped(name) {
        this.#skipped.push(labelOf(name));
    }
    warn(message, more = {}) {
        if (!this.#warnings.has(message)) {
            this.#warnings.set(message, { code: 'RESULTS_UNREADABLE', severity: 'warning', message, ...more });
        }
    }
    finish(format, facts) {
        this.#refuseSeveral();
        const tests = [...this.#groups.values()].flatMap((group) => this.#testsOf(group, facts));
        this.#groups.clear();
        this.#warnOf(tests, facts);
        const results = tests.map((test, index) => testOf(test, { format, facts }, index));
        const planned = Math.max(facts.planned ?? 0, this.#plannedTests(results), results.length + this.#unreadable.length);
        return {
            run: this.#runOf(results, planned, facts),
            file: importedFile(this.#path, { format, facts, tests, skipped: this.#skipped.length }),
        };
    }
    #plannedTests(results) {
        const tests = new Map(this.#planned);
        const found = new Map();
        for (const { suite, target } of results) {
            const key = JSON.stringify([suite, target]);
            found.set(key, (found.get(key) ?? 0) + 1);
        }
        for (const [key, count] of found)
            tests.set(key, Math.max(count, tests.get(key) ?? 0));
        return [...tests.values()].reduce((sum, count) => sum + count, 0);
    }
    #testsOf(group, facts) {
        const byQuestion = this.#byQuestion(group);
        if (byQuestion.size > 1) {
            this.warn(`Several tests have the name ${JSON.stringify(group.testId)}: their ids end with a hash of their content`, {
                hint: 'Give each test another name.',
            });
        }
        return [...byQuestion].flatMap(([hash, trials]) => {
            const ordered = this.#ordered(trials, group, facts);
            const testId = byQuestion.size > 1 ? `${group.testId}~${hash}` : group.testId;
            return ordered === undefined ? [] : [{ ...group, testId, trials: ordered }];
        });
    }
    #byQuestion({ trials }) {
        const [first] = trials;
        if (trials.length === 1 || first?.test.kind === 'content')
            return new Map([['', trials]]);
        const found = new Map();
        for (const trial of trials) {
            const question = trial.measure ?? trial.definition?.question;
            const hash = question === undefined ? '' : contentHash(question);
            const known = found.get(hash);
            if (known === undefined)
                found.set(hash, [trial]);
            else
                known.push(trial);
        }
        return found;
    }
    #ordered(trials, { testId }, facts) {
        if (facts.areDoublesAmbiguous && trials.length > 1 && trials.every(({ number }) => number === undefined)) {
            for (const { location } of trials)
                this.unreadable(location, `Two tests have the name ${JSON.stringify(testId)}`);
            return undefined;
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
        const [first, ...others] = kept.length === seen.size ? kept.sort((a, b) => (a.number ?? 0) - (b.number ?? 0)) : kept;
        return first && [first, ...others];
    }
    #warnOf(tests, { tool }) {
        const trials = tests.flatMap((test) => test.trials);
        if (trials.some(({ score }) => score !== undefined && (0,grade/* clampScore */.E2)(score) !== score)) {
            this.warn(`Scores outside 0 to 1 in ${this.#path} were limited to that range`);
        }
        if (trials.some(({ graders = [] }) => graders.length > MOST_GRADERS)) {
            this.warn(`Only the first ${MOST_GRADERS} graders of a test are read in ${this.#path}`);
        }
        if (this.#skipped.length > 0) {
            const listed = this.#skipped.slice(0, MOST_LISTED).join(', ');
            const more = this.#skipped.length > MOST_LISTED ? ', \u2026' : '';
            const were = this.#skipped.length === 1 ? 'was' : 'were';
            this.warn(`${(0,shared_text/* plural */.LS)('test', this.#skipped.length)} ${were} skipped by ${tool.name}: ${listed}${more}`);
        }
    }
    #runOf(results, planned, { stopped }) {
        const moments = results.map(({ timestamp }) => (0,iso_time/* momentOf */.Et)(timestamp)).filter((moment) => moment > 0);
        const [start, end] = (0,joined_runs/* extremes */.oz)(moments);
        const isComplete = stopped === undefined && this.#unreadable.length === 0 && results.length >= planned;
        return {
            startedAt: start === undefined ? read_scores/* EPOCH */.wI : (0,iso_time/* isoTime */.Ly)(start),
            durationMs: start === undefined || end === undefined ? 0 : end - start,
            planned,
            complete: isComplete,
            ...(!isComplete && this.#unreadable.length === 0 && { stopped: stopped ?? 'broken-off' }),
            ...(this.#unreadable.length > 0 && { unreadable: listed(this.#unreadable, this.#path) }),
            dryRun: false,
            ...(this.#skipped.length > 0 && { selected: ['tests'] }),
            requirements: [],
            warnings: [...this.#warnings.values()],
            results,
        };
    }
}
function listed(problems, path) {
    if (problems.length <= MOST_LISTED)
        return [...problems];
    const message = `${(0,shared_text/* plural */.LS)('more row', problems.length - MOST_LISTED)} of ${path} cannot be read`;
    return [...problems.slice(0, MOST_LISTED), { code: 'RESULTS_UNREADABLE', severity: 'error', message }];
}
function importedFile(path, { format, facts, tests, skipped }) {
    const first = tests.map(({ trials }) => trials[0]);
    const kinds = new Set(first.map(({ test }) => test.kind));
    const count = (holds) => first.filter(holds).length;
    const withoutId = count(({ test }) => test.kind === 'content');
    const withoutDefinition = count(({ measure, definition }) => (measure ?? definition?.question) === undefined);
    const cached = tests.reduce((sum, { trials }) => sum + trials.filter((trial) => trial.cached).length, 0);
    return {
        file: path,
        format,
        tool: facts.tool.name,
        ...(facts.tool.version !== undefined && { version: facts.tool.version }),
        tests: tests.length,
        trials: tests.reduce((sum, { trials }) => sum + trials.length, 0),
        identity: imported/* identityKinds */.c.findLast((kind) => kinds.has(kind)) ?? 'declared',
        attempts: facts.attempts,
        ...(withoutId > 0 && { withoutId }),
        ...(withoutDefinition > 0 && { withoutDefinition }),
        ...(skipped > 0 && { skipped }),
        ...(cached > 0 && { cached }),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/iso.js



function datetime(params) {
    return api/* _isoDateTime */.G1(schemas/* ZodISODateTime */.You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}

// EXTERNAL MODULE: ./build/js/src/shared/mapping.js
var mapping = __webpack_require__(16955);
// EXTERNAL MODULE: ./build/js/src/results/read/read-messages.js
var read_messages = __webpack_require__(72596);
;// CONCATENATED MODULE: ./build/js/src/results/importers/generic-jsonl.js




const generic_jsonl_text = schemas/* string */.YjP();
const amount = schemas/* number */.aig().nonnegative();
const nonEmpty = schemas/* string */.YjP().min(1);
const graderSchema = schemas/* object */.Ikc({
    name: nonEmpty.describe('Name of the grader'),
    type: generic_jsonl_text.optional().describe('Kind of grader, as your tool names it'),
    score: schemas/* number */.aig().min(0).max(1).optional().describe('Score from 0 to 1'),
    pass: schemas/* boolean */.zMY().optional().describe('Whether it passed'),
    threshold: schemas/* number */.aig().min(0).max(1).optional().describe('Score from which it passes, if `pass` is absent'),
    reason: generic_jsonl_text.optional().describe('Why'),
    weight: amount.optional().describe('Weight in the score; default 1'),
});
const genericRowSchema = schemas/* object */.Ikc({
    v: schemas/* literal */.euz(1).optional().describe('Version of this format; default 1'),
    test: nonEmpty.describe('Stable id of the test: the same in every run'),
    pass: schemas/* boolean */.zMY()
        .optional()
        .describe('Whether the test passed. Required, unless `score` with the input `pass-mark`, or `error`'),
    score: schemas/* number */.aig().min(0).max(1).optional().describe('Score from 0 to 1; default 1 for a pass, else 0'),
    suite: nonEmpty.optional().describe('Name of the suite; default: the name of the file'),
    target: nonEmpty.optional().describe('What was tested: a model, an agent, a variant; default `default`'),
    trial: schemas/* int */.Whr().nonnegative().optional().describe('Number of the trial, from 0; default: in their order'),
    error: generic_jsonl_text.optional().describe('Why there is no answer to judge: this is not a failure of the agent'),
    error_class: schemas/* enum */.k5n(outcome/* failureClasses */.fQ)
        .optional()
        .describe('Kind of error; default: by the text. `timeout` and `crash` count as failed trials'),
    duration_ms: amount.optional().describe('Milliseconds until the answer'),
    cost_usd: amount.optional().describe('US dollars of the answer'),
    tokens: schemas/* object */.Ikc({ input: amount, output: amount, cached: amount.optional(), reasoning: amount.optional() })
        .optional()
        .describe('Tokens of the answer; `cached` is a part of `input`'),
    input: schemas/* union */.KCZ([generic_jsonl_text, schemas/* array */.YOg(schemas/* looseObject */._H3({ role: generic_jsonl_text }))])
        .optional()
        .describe('The question: a text, or a list of messages `{role, content}`'),
    answer: generic_jsonl_text.optional().describe('The answer'),
    messages: schemas/* array */.YOg(schemas/* looseObject */._H3({ role: generic_jsonl_text }))
        .optional()
        .describe('All messages of the agent, in place of `answer`'),
    reason: generic_jsonl_text.optional().describe('Why it failed'),
    graders: schemas/* array */.YOg(graderSchema).optional().describe('Results of single graders, at most 100'),
    file: nonEmpty.optional().describe('File of the test, relative to the repository'),
    line: schemas/* int */.Whr().positive().optional().describe('Line in `file`'),
    time: datetime({ offset: true }).optional().describe('When the trial ended: ISO 8601'),
    definition: schemas/* unknown */.L5J().optional().describe('Whatever defines the test: if it changes, results are not compared'),
    measure: generic_jsonl_text.max(100).optional().describe('A version of the definition, in place of `definition`'),
    subject: generic_jsonl_text.max(100).optional().describe('A version of the tested code or settings'),
    planned: schemas/* int */.Whr().nonnegative().optional().describe('Number of planned tests of this suite and target, on any row'),
});
const genericJsonl = {
    name: 'jsonl',
    async recognizes(source) {
        const row = await source.firstRow();
        if (!(0,mapping/* isMapping */.p)(row) || typeof row['test'] !== 'string')
            return false;
        const isOther = ['test_id', 'eval_id'].some((key) => key in row) || row['type'] === 'trial-result';
        return !isOther && ['pass', 'score', 'error'].some((key) => key in row);
    },
    async read(source, settings, into) {
        let isCutOff = false;
        const stem = stemOf(source.path);
        for (const { value, location } of await source.rows(() => (isCutOff = true))) {
            const read = genericRowSchema.safeParse(value);
            if (!read.success) {
                into.unreadable(location, whyInvalid(read.error));
                continue;
            }
            const outcome = outcomeOf(read.data, settings);
            if (outcome === undefined) {
                into.unreadable(location, 'This row has neither "pass" nor "error", and no "score" with pass-mark (--pass-mark)');
                continue;
            }
            const { suite = stem, target = 'default', planned } = read.data;
            if (planned !== undefined)
                into.planned(suite, target, planned);
            into.trial(generic_jsonl_trialOf(read.data, { suite, target, outcome, location }, settings));
        }
        return { tool: { name: 'jsonl', version: '1' }, attempts: 'all', stopped: isCutOff ? 'broken-off' : undefined };
    },
};
function whyInvalid({ issues: [issue] }) {
    const path = issue?.path.join('.') ?? '';
    const what = issue?.message ?? 'invalid';
    return path === '' ? `This row cannot be read: ${what}` : `"${path}" cannot be read: ${what}`;
}
function outcomeOf({ error, error_class, pass, score }, { passMark }) {
    if (error !== undefined)
        return { kind: 'error', message: error, class: error_class };
    if (pass !== undefined)
        return { kind: pass ? 'passed' : 'failed' };
    if (score === undefined || passMark === undefined)
        return undefined;
    return { kind: score >= passMark ? 'passed' : 'failed' };
}
function generic_jsonl_trialOf(row, known, { passMark }) {
    const { location, ...names } = known;
    const isDefined = row.definition !== undefined || row.input !== undefined;
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
        input: row.input === undefined ? undefined : generic_jsonl_messagesOf(row.input, 'user'),
        answer: row.answer,
        messages: row.messages && generic_jsonl_messagesOf(row.messages, 'assistant'),
        durationMs: row.duration_ms,
        costUsd: row.cost_usd,
        tokenUsage: row.tokens,
        graders: row.graders?.map(({ pass, ...grader }) => ({ ...grader, passed: pass })),
        definition: isDefined ? { question: row.definition ?? row.input } : undefined,
        measure: row.measure,
        subject: row.subject,
    };
}
const generic_jsonl_messagesOf = (given, role) => typeof given === 'string' ? [{ role, content: given }] : (0,read_messages/* readMessages */.N)(given);
const stemOf = (path) => (path.split(/[/\\]/).at(-1) ?? path).replace(/\.[^.]+$/, '') || path;

;// CONCATENATED MODULE: ./build/js/src/results/importers/index.js

const importers = [genericJsonl];

;// CONCATENATED MODULE: ./build/js/src/results/importers/import-file.js



async function importFile(source, format, settings = {}) {
    const importer = format === undefined ? await recognized(source) : byName(format);
    const into = new FileCollector(source.path, settings);
    const facts = await importer.read(source, settings, into);
    return into.finish(importer.name, facts);
}
function byName(format) {
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
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} may have several formats: ${namesOf(found).join(', ')}`, {
            hint: 'Set format (--format) to one of them.',
        });
    }
    throw await unknownFormat(source);
}
const namesOf = (all) => all.map(({ name }) => name);
async function unknownFormat(source) {
    if (source.head.length === 0) {
        return (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${source.path} is empty`, {
            hint: 'Did the tool that should have written it fail?',
        });
    }
    if (/^\s*[[{]/.test(new TextDecoder().decode(source.head.subarray(0, 100)))) {
        if ((await source.firstRow()) === undefined)
            await source.json();
    }
    return (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `The format of ${source.path} is not known`, {
        location: { file: source.path, line: 1, column: 1 },
        expected: `results of eval-action or AgentV, or one of: ${namesOf(importers).join(', ')}`,
        hint: 'Set format (--format), or write one JSON object per test: docs/other-tools.md shows the keys.',
    });
}

// EXTERNAL MODULE: ./build/js/src/results/read/read-journal.js
var read_journal = __webpack_require__(34697);
// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js
var read_report = __webpack_require__(34210);
// EXTERNAL MODULE: ./build/js/src/results/read/without-texts.js
var without_texts = __webpack_require__(83282);
// EXTERNAL MODULE: ./build/js/src/results/read/yaml-rows.js
var yaml_rows = __webpack_require__(76828);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/earlier-results.js
var earlier_results = __webpack_require__(12555);
// EXTERNAL MODULE: ./build/js/src/model/run/feedback.js
var feedback = __webpack_require__(81832);
// EXTERNAL MODULE: ./build/js/src/model/suite/source.js
var source = __webpack_require__(23609);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/once.js
var once = __webpack_require__(28876);
// EXTERNAL MODULE: ./build/js/src/shared/yaml/json-text.js
var json_text = __webpack_require__(6427);
;// CONCATENATED MODULE: ./build/js/src/results/read/read-feedback.js








const FEEDBACK_FILE = 'feedback.json';
const MAX_FEEDBACK_BYTES = 1024 * 1024;
const MOST_REVIEWS = 5000;
const LONGEST_NOTE = 10_000;
const read_feedback_text = () => schemas/* string */.YjP('text').max(LONGEST_NOTE, `text of at most ${LONGEST_NOTE} characters`);
const read_feedback_name = () => read_feedback_text().min(1, 'text that is not empty');
const reviews = (item) => schemas/* array */.YOg(item, 'a list of reviews').max(MOST_REVIEWS, `at most ${MOST_REVIEWS} reviews`);
const reviewedByHand = (0,once/* once */.O)(() => schemas/* object */.Ikc({
    test_id: read_feedback_name(),
    verdict: schemas/* enum */.k5n(feedback/* reviewVerdicts */.h, (0,shared_text/* orList */.A3)(feedback/* reviewVerdicts */.h)),
    notes: read_feedback_text().optional(),
    evaluator_overrides: schemas/* record */.g1P(read_feedback_name(), read_feedback_text(), 'a mapping of graders to notes').optional(),
    workspace_notes: read_feedback_text().optional(),
}));
const handWritten = (0,once/* once */.O)(() => schemas/* object */.Ikc({
    run_id: read_feedback_name(),
    reviewer: read_feedback_name(),
    timestamp: read_feedback_name(),
    overall_notes: read_feedback_text().optional(),
    per_case: reviews(reviewedByHand()).optional(),
}));
const comment = (0,once/* once */.O)(() => schemas/* object */.Ikc({ test_id: read_feedback_name(), comment: read_feedback_text(), updated_at: read_feedback_text().optional() }));
const ofDashboard = (0,once/* once */.O)(() => schemas/* object */.Ikc({ reviews: reviews(comment()) }));
function readFeedback(given, { file, graders }) {
    const parsed = (0,json_text/* parseJsonText */.l)(given);
    if (parsed.kind === 'invalid') {
        return { problems: parsed.errors.map(({ message, hint, ...at }) => unread(message, { file, ...at }, { hint })) };
    }
    const { value } = parsed;
    const isOfDashboard = (0,mapping/* isMapping */.p)(value) && 'reviews' in value && !('per_case' in value);
    const read = isOfDashboard ? ofDashboard().safeParse(value) : handWritten().safeParse(value);
    const root = new source/* Cursor */.bs(new source/* Source */.kL(file, parsed), value);
    const unknown = isOfDashboard
        ? unknownKeys(root, { whole: ofDashboard(), list: 'reviews', item: comment() })
        : unknownKeys(root, { whole: handWritten(), list: 'per_case', item: reviewedByHand() });
    if (!read.success) {
        const problems = read.error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => {
            const keys = path.filter((key) => typeof key !== 'symbol');
            const subject = keys.length === 0 ? 'This review' : `"${(0,shared_text/* cutEnd */.ym)(keys.join('.'), 100)}"`;
            return unread(`${subject} is missing or invalid`, root.below(keys), { expected: message });
        });
        return { problems: [...problems, ...unknown] };
    }
    return {
        feedback: { file, ...('reviews' in read.data ? commentsOf(read.data) : reviewOf(read.data)) },
        problems: [...unknown, ...unknownGraders(root, graders)],
    };
}
function unknownKeys(root, { whole, list, item }) {
    const items = root.field(list)?.items() ?? [];
    const found = [[root, whole], ...items.map((each) => [each, item])].flatMap(([mapping, { shape }]) => mapping.keys().flatMap((key) => (Object.hasOwn(shape, key) ? [] : [{ mapping, key, known: Object.keys(shape) }])));
    return found.slice(0, MOST_PROBLEMS).map(({ mapping, key, known }) => {
        const message = `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is not a key of a review and is ignored`;
        return root.warning('UNKNOWN_FIELD', message, {
            location: mapping.key(key)?.keyLocation ?? mapping.location,
            hint: (0,did_you_mean/* suggestion */.h)(key, known, 'keys'),
        });
    });
}
function unknownGraders(root, graders) {
    const found = (root.field('per_case')?.items() ?? []).flatMap((review) => {
        const known = graders.get(review.field('test_id')?.text ?? '') ?? [];
        const names = new Set(known.map(nameOf));
        const overrides = review.field('evaluator_overrides');
        if (overrides === undefined || known.length === 0)
            return [];
        const unknown = overrides.keys().filter((key) => !names.has(key) && !names.has(nameOf(key)));
        return unknown.map((key) => ({ overrides, key, known }));
    });
    return found.slice(0, MOST_PROBLEMS).map(({ overrides, key, known }) => {
        const message = `This review is about a grader that the results of the test do not have: "${(0,shared_text/* cutEnd */.ym)(key, 60)}"`;
        return root.warning('UNKNOWN_GRADER', message, {
            location: overrides.key(key)?.keyLocation ?? overrides.location,
            hint: (0,did_you_mean/* suggestion */.h)(key, known, 'graders'),
        });
    });
}
const nameOf = (grader) => grader.slice(grader.indexOf(':') + 1);
const MOST_PROBLEMS = 5;
const unread = (message, location, { expected, hint = 'The review is not shown until this is fixed.' }) => ({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message,
    location,
    hint,
    ...(expected !== undefined && { expected }),
});
function reviewOf(given) {
    const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: cases = [] } = given;
    const tests = cases.map(({ test_id: testId, evaluator_overrides: graderNotes, workspace_notes: workspaceNotes, ...each }) => ({
        testId,
        ...each,
        ...(graderNotes && { graderNotes }),
        ...(workspaceNotes !== undefined && { workspaceNotes }),
    }));
    return { runId, reviewer, timestamp, ...(overallNotes !== undefined && { overallNotes }), tests };
}
const commentsOf = ({ reviews: given }) => ({
    tests: given.map(({ test_id: testId, comment }) => ({ testId, notes: comment })),
});

;// CONCATENATED MODULE: ./build/js/src/app/run-folder/feedback-file.js





async function withFeedback(run, folder, { cwd, files }) {
    const path = (0,external_node_path_.join)(folder, FEEDBACK_FILE);
    if ((await files.state(path)) !== 'file')
        return run;
    const file = (0,shown_path/* shownPath */.p)(path, cwd);
    const { feedback, problems } = await contentOf(path, { file, graders: gradersOf(run) }, files);
    const warnings = [...run.warnings, ...problems, ...(feedback ? unknownTests(feedback, run) : [])];
    return { ...run, warnings, ...(feedback && { feedback: [feedback] }) };
}
async function contentOf(path, review, files) {
    try {
        return readFeedback(await files.read(path, MAX_FEEDBACK_BYTES), review);
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        return { problems: error.problems.map((problem) => ({ ...problem, severity: 'warning' })) };
    }
}
function gradersOf({ results }) {
    const graders = new Map();
    for (const { testId, scores } of results) {
        const known = graders.get(testId) ?? [];
        known.push(...scores.flatMap(withMembers).map(({ type, name }) => `${type}:${name}`));
        graders.set(testId, known);
    }
    return graders;
}
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];
function unknownTests({ file, tests }, { results }) {
    const known = new Set(results.map(({ testId }) => testId));
    const unknown = [...new Set(tests.map(({ testId }) => testId))].filter((id) => !known.has(id));
    if (unknown.length === 0)
        return [];
    const message = `This review is about tests that the results do not have: ${(0,did_you_mean/* listed */.KE)(unknown)}`;
    return [{ code: 'NOTHING_MATCHED', severity: 'warning', message, location: { file, line: 1, column: 1 } }];
}

// EXTERNAL MODULE: ./build/js/src/shared/depth.js
var depth = __webpack_require__(34704);
// EXTERNAL MODULE: ./build/js/src/shared/json.js
var json = __webpack_require__(47539);
// EXTERNAL MODULE: ./build/js/src/app/run-folder/result-rows.js + 2 modules
var result_rows = __webpack_require__(44294);
;// CONCATENATED MODULE: ./build/js/src/app/run-folder/import-source.js







const HEAD_BYTES = 64 * 1024;
async function importSource(path, { cwd, files }) {
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const { bytes: head } = await files.slice(path, 0, HEAD_BYTES);
    const text = (0,once/* once */.O)(async () => decoded(await files.readBytes(path, result_rows/* MAX_RESULTS_BYTES */.ue)));
    const json = (0,once/* once */.O)(async () => documentOf(await text(), shown));
    const lines = (0,once/* once */.O)(async () => (beginsJson(head) ? firstLine(await text()) : undefined));
    const document = (0,once/* once */.O)(async () => ((await lines())?.isOnly === false ? undefined : json().catch(() => undefined)));
    const firstRow = async () => {
        const line = await lines();
        return line?.isOnly ? document() : line?.value;
    };
    return {
        path: shown,
        head,
        text,
        json,
        document: async () => (beginsJson(head) ? document() : undefined),
        firstRow,
        rows: async (onCutOff) => rowsOf(await text(), shown, onCutOff),
        entries: async () => [],
        entry: async () => new Uint8Array(),
    };
}
function decoded(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (first === 0xfe && second === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return new TextDecoder().decode(bytes);
}
const beginsJson = (head) => /^\s*\{/.test(new TextDecoder().decode(head.subarray(0, 200)));
function firstLine(text) {
    const start = text.search(/\S/);
    const end = text.indexOf('\n', start);
    if (end === -1 || text.slice(end).trim() === '')
        return { isOnly: true };
    const value = (0,json/* jsonOf */.o_)(text.slice(start, end));
    return value === undefined ? undefined : { isOnly: false, value };
}
function documentOf(text, shown) {
    let value;
    try {
        value = (0,json/* lenientJson */.ej)(text);
    }
    catch (cause) {
        const message = (0,model_errors/* messageOf */.bD)(cause);
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `This is not JSON, or it is incomplete: ${message.split(' in JSON')[0]}`, {
            location: { file: shown, ...positionIn(message, text) },
            hint: 'Was the tool stopped while it wrote the file? Run it again.',
            cause,
        });
    }
    if ((0,depth/* isDeeperThan */.hz)(value, depth/* DEEPEST_IMPORT */.dV)) {
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} is nested more than ${depth/* DEEPEST_IMPORT */.dV} levels deep`);
    }
    return value;
}
function positionIn(message, text) {
    const position = /at position (\d+)/.exec(message)?.[1];
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
function* rowsOf(text, shown, onCutOff) {
    const warn = (_) => onCutOff();
    for (const { value, location } of (0,read_journal/* rowsIn */.Nn)(text, shown, { warn, mostRows: result_rows/* MOST_ROWS */.wq }))
        yield { value, location };
}

;// CONCATENATED MODULE: ./build/js/src/app/run-folder/read-results.js

















async function readResults(paths, site, given = {}) {
    const how = { withAnswers: true, ...given };
    const read = [];
    const errors = [];
    for (const path of paths) {
        try {
            read.push(await readOne((0,external_node_path_.resolve)(site.cwd, path), path, site, how));
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            errors.push(...error.problems);
        }
    }
    if (read.length === 0)
        throw errors.length > 0 ? new model_errors/* UserError */.yo(errors) : nothingNamed();
    const unreadable = [...errors, ...inSeveralFiles(read)];
    const run = joined(read, unreadable);
    return { run, files: read, problems: [...unreadable, ...run.warnings] };
}
const HINT = 'Pass a run folder or a results file.';
const nothingNamed = () => (0,model_errors/* userError */.IF)('INPUT_INVALID', 'No results are given', { hint: HINT });
async function readOne(path, given, site, how) {
    const state = await site.files.state(path);
    if (state === 'missing')
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results at ${given}`, { hint: HINT });
    const shown = (0,shown_path/* shownPath */.p)(path, site.cwd);
    const folder = state === 'folder' ? path : (0,external_node_path_.basename)(path) === earlier_results/* JOURNAL */.Ex ? (0,external_node_path_.dirname)(path) : undefined;
    if (folder === undefined)
        return { shown, path, ...(await readFile(path, site, how)) };
    const read = await readFolder(folder, given, site, how.withAnswers);
    return { shown, path, ...read, run: await withFeedback(read.run, folder, site) };
}
const ofRows = (run) => ({ run, regressed: [] });
async function readFolder(folder, given, site, withAnswers) {
    const { files } = site;
    const [report, journal] = [(0,external_node_path_.join)(folder, 'report.json'), (0,external_node_path_.join)(folder, earlier_results/* JOURNAL */.Ex)];
    const hasJournal = (await files.state(journal)) === 'file';
    if ((await files.state(report)) === 'file') {
        const text = await files.read(report, result_rows/* MAX_RESULTS_BYTES */.ue);
        if ((0,read_report/* looksLikeReport */.Q)(text) || !hasJournal)
            return fromReport(text, report, site, withAnswers);
    }
    if (!hasJournal)
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results in ${given}`, { hint: HINT });
    const rows = await (0,result_rows/* readRows */.aK)(journal, site, withAnswers);
    const planned = await plannedTests(folder, files);
    if (planned !== undefined)
        return ofRows((0,result_rows/* runOf */.ng)(rows, { planned }));
    return ofRows((0,result_rows/* runOf */.ng)(rows, { isCutOff: rows.areOurs }));
}
async function readFile(path, site, how) {
    const { withAnswers, format = 'auto' } = how;
    const source = await importSource(path, site);
    const head = new TextDecoder().decode(source.head);
    const isOwn = format === 'eval-action' || format === 'agentv';
    if ((0,read_report/* looksLikeReport */.Q)(head) && (isOwn || format === 'auto')) {
        return fromReport(await site.files.read(path, result_rows/* MAX_RESULTS_BYTES */.ue), path, site, withAnswers);
    }
    if (isOwn || (format === 'auto' && ((0,yaml_rows/* isYamlFile */.w)(path) || (0,read_journal/* looksLikeRows */.NI)(head)))) {
        return ofRows((0,result_rows/* runOf */.ng)(await (0,result_rows/* readRows */.aK)(path, site, withAnswers)));
    }
    const { run, file } = await importFile(source, isOwn || format === 'auto' ? undefined : format, how);
    const imported = { ...run, imported: [file] };
    return ofRows(withAnswers ? imported : { ...imported, results: imported.results.map(without_texts/* withoutTexts */.X) });
}
async function fromReport(text, path, site, withAnswers) {
    const { run, results, regressed } = (0,read_report/* readReport */.t)(text, (0,shown_path/* shownPath */.p)(path, site.cwd));
    if (results !== undefined && results.length <= result_rows/* MOST_ROWS */.wq)
        return { run: { ...run, results: [...results] }, regressed };
    const rows = await (0,result_rows/* readRows */.aK)((0,external_node_path_.join)((0,external_node_path_.dirname)(path), earlier_results/* JOURNAL */.Ex), site, withAnswers);
    const planned = Math.max(run.planned, rows.results.length);
    return { run: { ...run, planned, results: rows.results }, regressed };
}
async function plannedTests(folder, files) {
    const path = (0,external_node_path_.join)(folder, 'benchmark.json');
    if ((await files.state(path)) !== 'file')
        return undefined;
    try {
        const value = JSON.parse(await files.read(path, result_rows/* MAX_RESULTS_BYTES */.ue));
        const count = value?.metadata?.planned_test_count;
        return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
    }
    catch {
        return undefined;
    }
}
function inSeveralFiles(read) {
    if (read.length < 2)
        return [];
    const first = new Map();
    const pairs = new Map();
    for (const file of read) {
        for (const result of file.run.results) {
            const key = (0,run_result/* resultKey */.ZH)(result);
            const other = first.get(key);
            if (other === undefined || other === file) {
                first.set(key, file);
                continue;
            }
            const both = [other.shown, file.shown];
            const pair = pairs.get(JSON.stringify(both)) ?? { files: both, testId: result.testId, count: 0 };
            pairs.set(JSON.stringify(both), { ...pair, count: pair.count + 1 });
        }
    }
    return [...pairs.values()].map(({ files: [one, two], testId, count }) => ({
        code: 'DUPLICATE_ID',
        severity: 'error',
        message: `${(0,shared_text/* plural */.LS)('test', count)} ${count === 1 ? 'is' : 'are'} both in ${one} and in ${two}: ${testId}${count > 1 ? ' and others' : ''}`,
        hint: 'Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline).',
    }));
}
function joined(read, unreadable) {
    const runs = read.map(({ run }) => run);
    const { start, end } = (0,joined_runs/* periodOf */.jH)(runs);
    const stopped = (0,joined_runs/* gravestStop */.ds)(runs);
    const lost = [...runs.flatMap((run) => run.unreadable ?? []), ...unreadable];
    const caches = runs.flatMap((run) => run.caches ?? []);
    const extraTrials = runs.flatMap((run) => run.extraTrials ?? []);
    const earlier = runs.flatMap((run) => run.earlier ?? []);
    const missingSecrets = runs.find((run) => run.missingSecrets !== undefined)?.missingSecrets;
    const environment = (0,run_environment/* commonEnvironment */.x)(runs.map((run) => run.environment));
    const seeding = runs.find((run) => run.seeding !== undefined)?.seeding;
    const confirmed = confirmedIn(read);
    const describedSuites = runs.flatMap((run) => run.describedSuites ?? []);
    const feedback = runs.flatMap((run) => run.feedback ?? []);
    const imported = runs.flatMap((run) => run.imported ?? []);
    const unconfirmed = runs.flatMap((run) => run.unconfirmed ?? []);
    const withoutResult = runs.flatMap((run) => run.withoutResult ?? []);
    const stoppedShards = runs.flatMap((run) => run.stoppedShards ?? []);
    const [only] = runs;
    const results = runs.flatMap((run) => run.results);
    return {
        startedAt: start === undefined ? read_scores/* EPOCH */.wI : new Date(start).toISOString(),
        durationMs: runs.length === 1 && only ? only.durationMs : start === undefined || end === undefined ? 0 : end - start,
        planned: runs.reduce((sum, { planned }) => sum + planned, 0),
        ...(stopped !== undefined && { stopped }),
        ...(stoppedShards.length > 0 && { stoppedShards }),
        complete: lost.length === 0 && runs.every(({ complete }) => complete),
        ...(lost.length > 0 && { unreadable: lost }),
        ...(withoutResult.length > 0 && { withoutResult }),
        dryRun: runs.some(({ dryRun }) => dryRun),
        ...(0,joined_runs/* selectedBy */.B8)(runs),
        ...(0,joined_runs/* baselineFilesOf */.cX)(runs),
        ...(0,joined_runs/* deletedMustPassOf */.Hq)(runs),
        ...(seeding && { seeding }),
        ...(missingSecrets && { missingSecrets }),
        ...(confirmed.length > 0 && { confirmed }),
        ...(unconfirmed.length > 0 && { unconfirmed }),
        ...(environment && { environment }),
        requirements: runs.flatMap(({ requirements }) => requirements),
        ...(feedback.length > 0 && { feedback }),
        ...(imported.length > 0 && { imported }),
        ...(describedSuites.length > 0 && { describedSuites }),
        warnings: runs.flatMap(({ warnings }) => warnings),
        ...(caches.length > 0 && { caches }),
        ...(extraTrials.length > 0 && { extraTrials }),
        ...(earlier.length > 0 && { earlier }),
        results: runs.length === 1 ? results : results.map((result, index) => ({ ...result, index })),
    };
}
const confirmedIn = (read) => read.flatMap(({ run, regressed }) => read.length > 1 ? [...(run.confirmed ?? []), ...regressed] : (run.confirmed ?? []));
const dated = (run, now) => run.startedAt === read_scores/* EPOCH */.wI ? { ...run, startedAt: new Date(now).toISOString() } : run;
function withRequirements(run, { threshold, mustPass }) {
    const results = mustPass ? run.results.map((result) => ({ ...result, mustPass })) : run.results;
    return {
        ...run,
        results,
        requirements: threshold === undefined ? run.requirements : requirementsAt(threshold, results),
    };
}
function requirementsAt(threshold, results) {
    const requirements = new Map();
    for (const { suite, suiteFile: file, target } of results) {
        requirements.set(JSON.stringify([file, suite, target]), { suite, file, target, threshold, from: 'input' });
    }
    return [...requirements.values()];
}


/***/ }),

/***/ 66510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PV: () => (/* binding */ verdictKinds),
/* harmony export */   QZ: () => (/* binding */ worst)
/* harmony export */ });
/* unused harmony exports verdictSchema, conclusions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _late_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44657);
/* harmony import */ var _suite_location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37987);



const verdictKinds = ['cancelled', 'invalid', 'fail', 'inconclusive', 'warn', 'pass'];
const reasonRules = [
    'validity',
    'requirement',
    'suite-drop',
    'regression',
    'increase',
    'coverage',
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
const conclusions = (/* unused pure expression or super */ null && (['success', 'failure', 'neutral']));
const worst = (kinds) => verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';


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
const neededScore = ({ threshold, isDefaultThreshold }) => threshold === undefined ? undefined : `needs ${score(threshold)}${isDefaultThreshold ? ' by default' : ''}`;
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

/***/ 34210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ looksLikeReport),
/* harmony export */   t: () => (/* binding */ readReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82203);
/* harmony import */ var _model_run_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47422);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32506);
/* harmony import */ var _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66510);
/* harmony import */ var _shared_depth_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34704);







const reportFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    ...(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .measuredFacts */ .Mt)(),
    environment: _model_run_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSchema */ .V.optional().catch(undefined),
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        threshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1).optional(),
        isDefaultThreshold: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
        metadata: _model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .suiteMetadataSchema */ .nh.optional().catch(undefined),
    })),
    warnings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .problemSchema */ .zs),
    caches: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .cacheUseSchema */ .f8).optional(),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
    extraTrials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
}));
const decidedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictKinds */ .PV) }) }));
const comparedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    comparison: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            suite: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            suiteFile: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            testId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
            state: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        })),
    }),
}));
const own = zod__WEBPACK_IMPORTED_MODULE_0__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    generator: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('eval-action') }),
}));
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
function readReport(text, file) {
    const value = parsed(text, file);
    const ours = own.safeParse(value);
    if (!ours.success)
        throw unreadable(file, 'it is no report of eval-action');
    if (ours.data.schemaVersion > 1)
        throw unreadable(file, 'a newer version of eval-action wrote it');
    const read = reportFacts.safeParse(value);
    if (!read.success)
        throw unreadable(file, `it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
    const { totals, suites, results, extraTrials, earlier, ...facts } = read.data;
    const full = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .testResultSchema */ .Bd).safeParse(results);
    const extra = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .extraTrialSchema */ .kj).safeParse(extraTrials);
    const before = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierAttemptSchema */ .d).safeParse(earlier);
    if (earlier !== undefined && !before.success)
        throw unreadable(file, 'it is damaged at earlier');
    const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
    const decided = decidedSchema.safeParse(value);
    const compared = comparedSchema.safeParse(value);
    return {
        run: {
            ...facts,
            ...(extra.success && { extraTrials: extra.data }),
            ...(before.success && { earlier: before.data }),
            ...(described.length > 0 && { describedSuites: described }),
            planned: Math.max(totals.total, results.length),
            requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) => threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' }]),
        },
        ...(full.success && { results: full.data }),
        ...(decided.success && { verdict: decided.data.verdict.verdict }),
        regressed: compared.success ? regressedIn(compared.data.comparison.tests) : [],
    };
}
const regressedIn = (tests) => tests.filter(({ state }) => state === 'regressed').map(({ state: _, ...names }) => names);
function parsed(text, file) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (cause) {
        throw unreadable(file, 'it is not JSON, or cut off', cause);
    }
    if ((0,_shared_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .isDeeperThan */ .hz)(value, _shared_depth_js__WEBPACK_IMPORTED_MODULE_6__/* .DEEPEST_JSON */ .S8))
        throw unreadable(file, 'it is nested too deeply');
    return value;
}
const unreadable = (file, why, cause) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
    hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    cause,
});


/***/ }),

/***/ 19402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
function canonicalJson(value) {
    return JSON.stringify(sorted(value, 0)) ?? '';
}
const DEEPEST = 100;
function sorted(value, depth) {
    if (typeof value !== 'object' || value === null || depth > DEEPEST)
        return value;
    if (Array.isArray(value))
        return value.map((item) => sorted(item, depth + 1));
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item, depth + 1)]));
}


/***/ })

};
