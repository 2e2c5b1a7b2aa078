export const id = 2596;
export const ids = [2596];
export const modules = {

/***/ 63273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ countedLabels)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _labels_label_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63653);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47781);
/* harmony import */ var _policy_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39320);
/* harmony import */ var _label_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55805);





async function countedLabels({ inputs, base, source }, site) {
    const own = await (0,_label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readStoredLabels */ .l2)(site);
    const isUsed = inputs?.judges !== undefined || own.labels.length + own.problems.length > 0;
    if (!isUsed || base === undefined || !base.isOwnRun || source?.from !== 'base')
        return { ...own, site, changes: [] };
    try {
        const there = { cwd: site.cwd, files: await filesOfBase(base, site) };
        const theirs = await (0,_label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .readStoredLabels */ .l2)(there);
        const { labels, changes } = applyBaseRequirements(own.labels, theirs.labels);
        return { labels, changes, site: there, problems: [...own.problems, ...theirs.problems] };
    }
    catch (error) {
        return { labels: [], changes: [], site, problems: [unreadable((0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error))] };
    }
}
async function filesOfBase(base, { cwd, files }) {
    const intact = await (0,_label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .intactAnswers */ .rj)({ cwd, files });
    const isWanted = (path) => path.endsWith('.jsonl') || !intact.has(path);
    return (0,_policy_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .overlaid */ .Z)(files, await base.differences([(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(cwd, _label_store_js__WEBPACK_IMPORTED_MODULE_4__/* .LABEL_FOLDER */ .QS)], isWanted));
}
function applyBaseRequirements(own, theirs) {
    const labelled = new Set(theirs.map(answerOf));
    const [here, there] = [own, theirs].map((labels) => new Map(labels.map((each) => [(0,_labels_label_js__WEBPACK_IMPORTED_MODULE_1__/* .labelLine */ .D4)(each.label), each])));
    const removed = theirs.filter(({ label }) => !here?.has((0,_labels_label_js__WEBPACK_IMPORTED_MODULE_1__/* .labelLine */ .D4)(label)));
    const added = own.filter((each) => labelled.has(answerOf(each)) && !there?.has((0,_labels_label_js__WEBPACK_IMPORTED_MODULE_1__/* .labelLine */ .D4)(each.label)));
    const files = new Set([...removed, ...added].map(({ location: { file } }) => file));
    return {
        labels: [
            ...theirs.map((each) => here?.get((0,_labels_label_js__WEBPACK_IMPORTED_MODULE_1__/* .labelLine */ .D4)(each.label)) ?? each),
            ...own.filter((each) => !labelled.has(answerOf(each))),
        ],
        changes: [...files].sort().map((file) => ({ file })),
    };
}
const answerOf = ({ label: { suiteFile, suite, testId, target, answer } }) => JSON.stringify([suiteFile, suite, testId, target, answer]);
const unreadable = (why) => ({
    code: 'BASE_UNREAD',
    severity: 'error',
    message: `The labels of the base branch could not be read, so no judge is compared with people: ${why}`,
});


/***/ }),

/***/ 88825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   N7: () => (/* binding */ idle),
/* harmony export */   Ow: () => (/* binding */ needed),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   Te: () => (/* binding */ texts),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   _I: () => (/* binding */ optionalPart),
/* harmony export */   aH: () => (/* binding */ anyObject),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   fC: () => (/* binding */ trimmedTexts),
/* harmony export */   km: () => (/* binding */ old),
/* harmony export */   om: () => (/* binding */ block),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vR: () => (/* binding */ over0),
/* harmony export */   vu: () => (/* binding */ oldPart),
/* harmony export */   x4: () => (/* binding */ readKeys),
/* harmony export */   y_: () => (/* binding */ part)
/* harmony export */ });
/* unused harmony exports oldNameOf, markOfGrader */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28876);
/* harmony import */ var _fields_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65953);




function block({ more, ...words }, shape) {
    const schema = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => (more === undefined ? zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(shape()) : zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(shape()).meta(more)));
    const withoutEffect = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => Object.fromEntries(Object.entries(schema().shape).flatMap(([key, each]) => {
        const why = IDLE.get(each);
        return why === undefined ? [] : [[key, why]];
    })));
    const read = (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_2__/* .once */ .O)(() => Object.keys(schema().shape).filter((key) => !Object.hasOwn(withoutEffect(), key)));
    return {
        ...words,
        get schema() {
            return schema();
        },
        get read() {
            return read();
        },
        get withoutEffect() {
            return withoutEffect();
        },
    };
}
const EXPECTED = new WeakMap();
const IDLE = new WeakMap();
function expecting(schema, expected) {
    if (expected !== undefined)
        EXPECTED.set(schema, expected);
    return schema;
}
const field = (schema, description, expected) => expecting(schema.optional().meta({ description }), expected);
const needed = (schema, description, expected) => expecting(schema.meta({ description }), expected);
const old = (schema, present, expected) => expecting(schema.optional().meta({ description: oldNameOf(present), deprecated: true }), expected);
const oldNameOf = (present) => `Old name of "${present}".`;
function idle(why) {
    const schema = zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()
        .optional()
        .meta({ description: `Has no effect here: ${why}.`, deprecated: true });
    IDLE.set(schema, why);
    return schema;
}
const part = (name, description) => zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().meta({ ...(description && { description }), allOf: [{ $ref: `#/definitions/${name}` }] });
const optionalPart = (name, description) => part(name, description).optional();
const oldPart = (name, present) => part(name)
    .optional()
    .meta({ description: oldNameOf(present), deprecated: true });
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();
const trimmed = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .trim()
    .refine((value) => value !== '' && !value.includes('\0'));
const texts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const trimmedTexts = zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(trimmed);
const flag = zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY();
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1);
const markOfGrader = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().gt(0).max(1);
const over0 = (most) => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().gt(0).max(most);
const whole = (least, most) => zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(least).max(most);
const anyObject = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({});
function readKeys(mapping, described, keys, problems) {
    const values = keys.flatMap((key) => {
        const value = mapping.field(key);
        const schema = described.schema.shape[key];
        return value === undefined ? [] : [[key, readValue(value, key, schema, problems)]];
    });
    return Object.fromEntries(values);
}
function readValue(field, key, schema, problems) {
    const parsed = schema.safeParse(field.value);
    if (parsed.success)
        return parsed.data;
    const written = field.isList ? field.items().map((item) => item.text ?? item.value) : field.text;
    const asText = written === undefined ? parsed : schema.safeParse(written);
    if (asText.success)
        return asText.data;
    problems.push(field.wrongType(key, EXPECTED.get(schema) ?? expectedBy(schema), adviceOn(field, schema)));
    return undefined;
}
const within = (schema) => schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU ? within(schema.unwrap()) : schema;
function expectedBy(schema) {
    const inner = within(schema);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodBoolean */ .WFD)
        return 'true or false';
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4)
        return inner.options.join(', ');
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNumber */ .rSt) {
        const { minValue, maxValue, isInt } = inner;
        return inner.safeParse(minValue).success
            ? `a ${isInt ? 'whole number' : 'number'} from ${minValue} to ${maxValue}`
            : `a number over ${minValue}, up to ${maxValue}`;
    }
    return inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH ? 'a mapping' : inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA ? 'a list of texts' : 'text';
}
function adviceOn({ value, text: written }, schema) {
    const inner = within(schema);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodBoolean */ .WFD)
        return (0,_fields_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceForFlag */ .i)(value);
    if (inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNumber */ .rSt)
        return (0,_fields_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .adviceForNumber */ .R)(value, (number) => inner.safeParse(number).success);
    const meant = inner instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodEnum */ .Vb4 && written !== undefined ? (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(written, inner.options.map(String)) : undefined;
    return meant && `Did you mean "${meant}"?`;
}


/***/ }),

/***/ 76250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ EXECUTION),
/* harmony export */   aO: () => (/* binding */ TRIALS),
/* harmony export */   xj: () => (/* binding */ TARGET_OF_SUITE),
/* harmony export */   yg: () => (/* binding */ TEST_EXECUTION)
/* harmony export */ });
/* unused harmony export executionDefinitions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18764);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20758);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88825);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1445);





const TRIALS = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'trials' }, () => ({
    count: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .needed */ .Ow)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .whole */ .WQ)(1, _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TRIALS */ .XI), 'How often each test runs.'),
    strategy: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .trialStrategies */ .su), 'How the trials make one score: the best one (and no more after a pass), their mean, or the lower end of its 95 % interval.', `one of ${_model_suite_suite_js__WEBPACK_IMPORTED_MODULE_2__/* .trialStrategies */ .su.join(', ')}`),
    cost_limit_usd: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'No further trial begins once the known cost has reached this many dollars.'),
    costLimitUsd: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'cost_limit_usd'),
}));
const ELSEWHERE = 'Targets are configured in the targets file; "use_target" names one of them.';
const TARGET_OF_SUITE = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'a target of a suite', required: ['name'], elsewhere: { provider: ELSEWHERE, model: ELSEWHERE } }, () => ({
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .needed */ .Ow)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'The name under which the results appear.'),
    use_target: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'The target of the targets file that is behind the name.'),
    hooks: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('targetHooks', 'Commands that run around the tests on this target alone.'),
}));
const lists = () => ({
    assertions: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('graders', 'Graders for every test; "assertions" at the top of the file is the better place.'),
    assert: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('graders', 'assertions'),
    evaluators: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('graders', 'assertions'),
});
const EXECUTION = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'execution' }, () => ({
    target: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'The name of the target that the tests run on; "default" when none is named.'),
    targets: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .part */ .y_)('targetOfSuite')])), 'Several targets: every test runs on each of them. An entry may give a target another name.'),
    ...lists(),
    workers: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .whole */ .WQ)(1, _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_WORKERS */ .bP), 'How many tests run at the same time.'),
    trials: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('trials', 'Runs every test several times.'),
    threshold: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM, 'The mean score that the suite must reach, 0 to 1; also the pass mark of its tests.'),
    must_pass: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'Whether every test must pass: the run fails when most trials of one test fail.'),
    timeout_seconds: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SECONDS */ .Hg), 'Time limit of one call of a target in seconds, for tests without their own "timeout_seconds".'),
    max_cost_usd: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'Cost limit of a trial in US dollars, for tests without "max_cost_usd".'),
    fail_on_error: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'Whether the first test that could not be run stops the rest.'),
    failOnError: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'fail_on_error'),
    budget_usd: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'No further test begins once the known cost has reached this many dollars.'),
    budgetUsd: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'budget_usd'),
    total_budget_usd: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'budget_usd'),
    totalBudgetUsd: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'budget_usd'),
    cache: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'Whether answers of earlier runs may be used again.'),
    cache_path: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmed */ .dE, 'The folder of cached responses.', 'the path of a folder'),
    cachePath: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .idle */ .N7)('it is spelled "cache_path"'),
    watch: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq).min(1), 'Globs, from the root of the repository on, of the files that the results depend on; "!" leaves files out. Without them that is the whole repository.'),
    skip_defaults: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .idle */ .N7)('it belongs to the execution of a test'),
}));
const TEST_EXECUTION = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({
    of: "a test's execution",
    elsewhere: {
        must_pass: 'Put it on the test itself.',
        timeout_seconds: 'Put it on the test itself, next to "id".',
        max_cost_usd: 'Put it on the test itself, next to "id".',
    },
}, () => ({
    skip_defaults: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'Whether the test goes without the input, input files and graders of the suite.'),
    threshold: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .share */ .uM, 'The score that this test needs to pass, before any other threshold.'),
    targets: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmedTexts */ .fC, 'Of several targets, the ones that this test runs on.', 'a list of target names'),
    target: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .idle */ .N7)('a test runs on the targets of its suite; restrict them with "targets"'),
    ...lists(),
}));
const executionDefinitions = () => ({
    execution: EXECUTION.schema,
    trials: TRIALS.schema,
    targetOfSuite: TARGET_OF_SUITE.schema,
    targetHooks: TARGET_HOOKS.schema,
    targetHook: TARGET_HOOK.schema,
    testExecution: TEST_EXECUTION.schema,
});


/***/ }),

/***/ 95792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J3: () => (/* binding */ SUITE),
/* harmony export */   SR: () => (/* binding */ TURN),
/* harmony export */   W5: () => (/* binding */ CONVERSATION_FIELDS),
/* harmony export */   ds: () => (/* binding */ TEST),
/* harmony export */   nE: () => (/* binding */ TEMPLATE)
/* harmony export */ });
/* unused harmony export testDefinitions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18764);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88825);



const anEvaluator = 'The kind of grader for tests that declare none.';
const TURN = (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .block */ .om)({ of: 'a turn', required: ['input'], meant: { assert: 'assertions', prompt: 'input', content: 'input' } }, () => ({
    input: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .needed */ .Ow)((0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)('content'), 'The message of the user in this turn.'),
    expected_output: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('expected', 'The expected reply.'),
    assertions: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('graders', 'Graders of the reply; plain texts are criteria for a judge.'),
}));
const CONVERSATION_FIELDS = ['turns', 'aggregation', 'on_turn_failure', 'window_size'];
const UNDER_EXECUTION = 'Put it under "execution" of the test.';
const TEST = (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .block */ .om)({
    of: 'a test',
    required: ['id', 'input'],
    removed: { deterministic: 'Remove it: suspected regressions are re-run.' },
    meant: {
        name: 'id',
        prompt: 'input',
        question: 'input',
        messages: 'input',
        expected: 'expected_output',
        graders: 'assertions',
    },
    elsewhere: {
        threshold: UNDER_EXECUTION,
        skip_defaults: UNDER_EXECUTION,
        targets: UNDER_EXECUTION,
        target: 'A test runs on the targets of its suite; "targets" under its "execution" restricts them.',
    },
    more: { anyOf: [{ required: ['input'] }, { required: ['input_messages'] }] },
}, () => ({
    id: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'The name of the test: text that no other test of the file has.'),
    criteria: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'The criteria of a good answer, in words; judges and scripts read them.'),
    expected_outcome: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'criteria'),
    outcome: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'criteria'),
    input: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('input', 'The question to the target: text, an object, or messages.'),
    input_messages: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .oldPart */ .vu)('input', 'input'),
    input_files: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .texts */ .Te, 'Files before the text of the input, instead of those of the suite.'),
    vars: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .anyObject */ .aH, 'Values for {{ name }} in the texts of this test.'),
    expected_output: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('expected', 'The expected answer: the reference for graders.'),
    expected_messages: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .oldPart */ .vu)('expected', 'expected_output'),
    assertions: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('graders', 'The graders, which check the answer.'),
    assert: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .oldPart */ .vu)('graders', 'assertions'),
    evaluators: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .oldPart */ .vu)('graders', 'assertions'),
    rubrics: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('rubrics', 'Old place of a checklist for a judge; write a grader of type "rubrics" under "assertions".').meta({ deprecated: true }),
    evaluator: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, anEvaluator),
    preprocessors: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('preprocessors', 'Programs that turn files of the answer into text for judges.'),
    execution: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('testExecution', 'How this test is run and judged.'),
    workspace: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('workspace', 'The folder that the agent works in, over that of the suite.'),
    metadata: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .anyObject */ .aH, 'Data of your own; the metadata of the suite is merged into it.'),
    conversation_id: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'A label that groups tests.'),
    depends_on: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .texts */ .Te, 'Ids of tests that must have run before.'),
    on_dependency_failure: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['skip', 'fail', 'run']), 'What to do with the test if one of its dependencies has no result.'),
    must_pass: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt, 'Whether the run fails when most trials of this test fail.'),
    timeout_seconds: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SECONDS */ .Hg), 'Most seconds that one call of the target may take for this test.'),
    max_cost_usd: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_USD */ .Kd), 'Most US dollars that one trial may cost. Beyond it the trial is stopped and fails.'),
    mode: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['conversation']), 'Makes the test a conversation of several turns.', 'conversation, or nothing'),
    turns: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg((0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)('turn')), 'The messages of the user, turn by turn, in a conversation.'),
    aggregation: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['mean', 'min', 'max']), 'How the scores of the turns make one.', 'mean or min or max'),
    on_turn_failure: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['continue', 'stop']), 'Whether a turn that fails ends the conversation.', 'continue or stop'),
    window_size: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_WINDOW */ .SD), 'How many of the last exchanges the target sees; all when it is absent.'),
    suite: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .idle */ .N7)('the name of the suite belongs at the top of the file'),
}));
const testDefinitions = () => ({
    test: TEST.schema,
    turn: TURN.schema,
    tests: z.union([
        text.meta({ description: 'The path of a file of tests (.yaml, .yml, .jsonl), or of a folder of cases.' }),
        z.array(z.union([
            text.meta({ description: 'A file of tests, or a glob for several.', pattern: '^file://|^\\$\\{\\{' }),
            z.unknown().meta({ type: 'object', required: ['id'], allOf: [{ $ref: '#/definitions/test' }] }),
        ])),
    ]),
});
const UNDER = 'Put it under "execution".';
const SUITE = (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .block */ .om)({
    of: 'a suite',
    required: ['tests'],
    meant: { graders: 'assertions' },
    elsewhere: {
        targets: UNDER,
        workers: UNDER,
        trials: UNDER,
        threshold: UNDER,
        must_pass: 'Put it under "execution", or on single tests.',
    },
}, () => ({
    $schema: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'Marks the file: "agentv-eval-v2".'),
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'The name of the suite: 1 to 64 of the characters a\u2013z, 0\u20139 and "-".'),
    suite: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'name'),
    dataset: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'name'),
    description: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), 'Description of the suite, at most 1024 characters.'),
    version: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'The version of the suite; a number needs quotes.'),
    author: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'Who wrote the suite.'),
    tags: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .texts */ .Te, 'Words to choose suites by; they count only in a suite with a name.'),
    license: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'The license of the suite.'),
    requires: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ agentv: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'A range of versions of AgentV, such as ">=4".') }), 'Requirements of the suite.'),
    category: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'Category of the suite; default: its folders.'),
    target: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'execution.target'),
    execution: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('execution', 'How the suite is run: targets, threshold, workers, trials.'),
    tests: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('tests', 'The tests, or the path of a file or folder with them.'),
    eval_cases: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .oldPart */ .vu)('tests', 'tests'),
    evalcases: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .oldPart */ .vu)('tests', 'tests'),
    cases: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .oldPart */ .vu)('tests', 'tests'),
    input: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('input', 'Messages before the input of every test.'),
    input_files: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .texts */ .Te, 'Files for tests without "input_files".'),
    assertions: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('graders', 'Graders for every test, after its own.'),
    assert: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .oldPart */ .vu)('graders', 'assertions'),
    evaluator: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, anEvaluator),
    preprocessors: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('preprocessors', 'Programs that turn files of an answer into text for judges.'),
    workspace: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .optionalPart */ ._I)('workspace', 'The folder that agents work in: a mapping, or the path of a file with one.'),
    metadata: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .anyObject */ .aH, 'Data of your own, handed down to every test.'),
    governance: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .anyObject */ .aH, 'Data that is stored as "governance" in the metadata.'),
    evaluators: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .idle */ .N7)('AgentV never read it at the top of a file; move the graders to "assertions"'),
}));
const TEMPLATE = (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .block */ .om)({ of: 'a template', meant: { assert: 'assertions', evaluators: 'assertions' } }, () => ({
    $schema: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'Marks the file.'),
    name: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'Name of the template; suites include it by the name of its file.'),
    description: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq, 'Purpose of the graders of the template.'),
    assertions: (0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .needed */ .Ow)((0,_block_js__WEBPACK_IMPORTED_MODULE_2__/* .part */ .y_)('graders'), 'The graders that replace "include".'),
}));


/***/ }),

/***/ 1445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ REPOSITORY),
/* harmony export */   Ct: () => (/* binding */ TARGET_HOOK),
/* harmony export */   F8: () => (/* binding */ DOCKER),
/* harmony export */   Kx: () => (/* binding */ OLD_RESET),
/* harmony export */   OC: () => (/* binding */ OLD_CLONE),
/* harmony export */   Qo: () => (/* binding */ NEEDS),
/* harmony export */   cc: () => (/* binding */ HOOK),
/* harmony export */   eb: () => (/* binding */ OLD_SOURCE),
/* harmony export */   hD: () => (/* binding */ OLD_CHECKOUT),
/* harmony export */   hZ: () => (/* binding */ IMAGE_REPOSITORY),
/* harmony export */   kG: () => (/* binding */ GRADING_FILE),
/* harmony export */   nU: () => (/* binding */ TARGET_HOOKS),
/* harmony export */   r: () => (/* binding */ HOOKS),
/* harmony export */   un: () => (/* binding */ WORKSPACE)
/* harmony export */ });
/* unused harmony export workspaceDefinitions */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18764);
/* harmony import */ var _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28327);
/* harmony import */ var _block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88825);




const command = () => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, _block_js__WEBPACK_IMPORTED_MODULE_3__/* .texts */ .Te]);
const OTHER_TIMES = { timeout: 'Use "timeout_ms", in milliseconds.', timeout_seconds: 'Use "timeout_ms".' };
const TIME = 'Most milliseconds that the command may take: 60000 before tests, 30000 after.';
const FOLDER = 'the path of a folder';
const milliseconds = () => (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SECONDS */ .Hg * 1000);
const HOOK = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'a hook', elsewhere: OTHER_TIMES }, () => ({
    command: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(command(), 'The program and its arguments; no shell reads them.'),
    script: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(command(), 'command'),
    timeout_ms: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(milliseconds(), TIME),
    cwd: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmed */ .dE, 'Where the command runs; by default the folder of the file.', FOLDER),
    reset: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .resets */ .R4), 'Restores the workspace; "fast" leaves files that git ignores.'),
}));
const HOOKS = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'the hooks of a workspace', meant: { setup: 'before_each', teardown: 'after_each' } }, () => ({
    enabled: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'False switches all of them off.'),
    before_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('hook', 'Runs once, when the workspace is made.'),
    before_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('hook', 'Runs before each test.'),
    after_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('hook', 'Runs after each test and its graders, before the reset.'),
    after_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('hook', 'Runs once, after the last test.'),
}));
const TARGET_HOOK = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'a hook of a target', elsewhere: OTHER_TIMES }, () => ({
    command: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(command(), 'A line for the shell, or a program and its arguments.'),
    script: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(command(), 'command'),
    timeout_ms: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(milliseconds(), TIME),
    timeoutMs: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(milliseconds(), 'timeout_ms'),
    cwd: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmed */ .dE, 'Where the command runs, from the working directory; by default the folder of the file.', FOLDER),
    reset: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .idle */ .N7)('it belongs to the hooks of a workspace'),
}));
const TARGET_HOOKS = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'the hooks of a target' }, () => ({
    before_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('targetHook', 'Runs once, when the workspace is made.'),
    before_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('targetHook', 'Runs before each test.'),
    after_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('targetHook', 'Runs after each test and its graders.'),
    after_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('targetHook', 'Runs once, after the last test.'),
    enabled: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .idle */ .N7)('it turns off the hooks of a workspace'),
}));
const OLD_RESET = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'the reset of a workspace' }, () => ({
    strategy: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['none', 'hard', 'recreate']), 'How the repositories were restored.', 'hard, recreate, none'),
    after_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'Whether they were.'),
}));
const NEEDS = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'the env of a workspace' }, () => {
    const names = () => _block_js__WEBPACK_IMPORTED_MODULE_3__/* .trimmedTexts */ .fC.refine((all) => all.every((name) => !name.startsWith('-') && !/[\s\0]/.test(name)));
    return {
        required_commands: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(names(), 'Programs that must be there.', 'a list of names'),
        required_python_modules: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(names(), 'Modules that python3 must be able to import.', 'a list of names'),
    };
});
const GRADING_FILE = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'a grading file', required: ['from', 'to'], meant: { path: 'to', source: 'from' } }, () => ({
    from: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .needed */ .Ow)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'A file of the repository; relative to the suite.'),
    to: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .needed */ .Ow)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'Its path in the workspace. It replaces a file of the agent at that path.'),
}));
const MEMORY = /^(?:\d{1,13}b?|\d{1,10}k|\d{1,7}m|\d{1,4}g)$/i;
const USER = /^[\w][\w.-]{0,60}(?::[\w][\w.-]{0,60})?$/;
const IMAGE = /^[\w][\w./:@-]{0,499}$/;
const matching = (pattern) => zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()])
    .transform((value) => String(value).trim())
    .refine((value) => pattern.test(value));
const DOCKER = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({
    of: 'the docker of a workspace',
    required: ['image'],
    meant: { timeout_seconds: 'timeout' },
    elsewhere: {
        repos: 'Put "repos" under "workspace".',
        env: 'Put "env" under the target that runs in the container.',
    },
}, () => ({
    image: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .needed */ .Ow)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq.trim().refine((name) => IMAGE.test(name)), 'The image, such as "node:24". It is pulled if this machine does not have it.', 'the name of an image, such as node:24'),
    timeout: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SECONDS */ .Hg), 'Most seconds that one program in the container may take; 1800 by default.'),
    memory: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(matching(MEMORY), 'Most memory of a container, such as "512m" or "4g".', 'an amount such as 512m or 4g, up to 9999g'),
    cpus: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .over0 */ .vR)(_model_suite_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_CPUS */ .Rw), 'Most processors that a container may use.'),
    agent: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'Whether the target (a command or a coding agent) runs in the container too.'),
    network: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .containerNetworks */ .rU), 'Whether programs in the container reach the network.', _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .containerNetworks */ .rU.join(' or ')),
    user: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(matching(USER), 'The user, or user:group, that programs run as.', 'a user, or user:group, by names or numbers'),
}));
const ANCESTORS = () => (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .whole */ .WQ)(0, 1_000_000);
const REPOSITORY = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({
    of: 'a repository',
    required: ['path', 'repo'],
    meant: { url: 'repo', ref: 'commit', branch: 'commit' },
    elsewhere: { depth: 'Repositories are fetched once and cached, so it has no effect.' },
}, () => ({
    path: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'Its folder in the workspace.'),
    repo: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'A URL, or owner/name of GitHub; without it, the repository is in the image of "docker".'),
    commit: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'A commit, a branch or a tag; HEAD by default.'),
    base_commit: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'The same as "commit".'),
    ancestor: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(ANCESTORS(), 'Number of commits before it, along the first parents.'),
    sparse: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .texts */ .Te, 'The folders that are checked out.'),
    source: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('oldSource', 'repo'),
    checkout: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('oldCheckout', 'commit'),
    clone: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('oldClone', 'sparse'),
}));
const IMAGE_REPOSITORY = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'a repository without "repo"', meant: REPOSITORY.meant, elsewhere: REPOSITORY.elsewhere }, () => {
    const { path, repo, source, commit, base_commit } = REPOSITORY.schema.shape;
    const why = () => (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .idle */ .N7)('it only applies to fetched repositories, and this one has no "repo"');
    return { path, repo, source, commit, base_commit, ancestor: why(), sparse: why(), checkout: why(), clone: why() };
});
const OLD_SOURCE = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'the source of a repository' }, () => ({
    type: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['git', 'local']), 'Where the repository is.'),
    url: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'repo'),
    path: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'repo'),
}));
const OLD_CHECKOUT = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'the checkout of a repository' }, () => ({
    ref: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'commit'),
    base_commit: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'commit'),
    resolve: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['remote', 'local']), 'Where the name of a commit is resolved.'),
    ancestor: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(ANCESTORS(), 'ancestor'),
}));
const KEPT = 'repositories are fetched once, completely, and cached; the checked-out files are the same, and agents see the whole history';
const OLD_CLONE = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({ of: 'the clone of a repository' }, () => ({
    sparse: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .texts */ .Te, 'sparse'),
    depth: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .idle */ .N7)(KEPT),
    filter: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .idle */ .N7)(KEPT),
}));
const WORKSPACE = (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .block */ .om)({
    of: 'a workspace',
    meant: { repositories: 'repos' },
    elsewhere: {
        files: 'Put the files into a folder, and set "template" to its path.',
        workspace: 'A workspace file contains the keys of "workspace", without the key "workspace" itself.',
    },
}, () => ({
    template: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'A folder whose files the workspace begins with.'),
    isolation: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['shared', 'per_test']), 'Whether each test has a separate workspace.'),
    repos: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .part */ .y_)('repository')), 'Repositories that are checked out in the workspace.'),
    mode: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceModes */ .ij), 'Reused by later runs (pooled), new for this run (temp), or your own folder (static).'),
    path: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'The folder of a static workspace; it starts in the working directory.'),
    hooks: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('hooks', 'Commands and resets around the tests.'),
    docker: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('docker', 'A container for code graders and, with "agent: true", for the target.'),
    env: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('needs', 'What must be installed on the machine.'),
    grading_files: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .field */ .ZZ)(zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg((0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .part */ .y_)('gradingFile')), 'Hidden tests: copied in after the agent has finished, for the graders alone.'),
    setup: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('hook', 'hooks.before_each'),
    teardown: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('hook', 'hooks.after_each'),
    before_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('hook', 'hooks.before_all'),
    before_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('hook', 'hooks.before_each'),
    after_each: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('hook', 'hooks.after_each'),
    after_all: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .oldPart */ .vu)('hook', 'hooks.after_all'),
    reset: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .optionalPart */ ._I)('oldReset', 'Old place of "hooks.after_each.reset".').meta({ deprecated: true }),
    static_path: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq, 'path'),
    pool: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'mode'),
    static: (0,_block_js__WEBPACK_IMPORTED_MODULE_3__/* .old */ .km)(_block_js__WEBPACK_IMPORTED_MODULE_3__/* .flag */ .Jt, 'mode'),
}));
const workspaceDefinitions = () => ({
    workspace: z.union([text.meta({ description: 'The path of a file with a workspace.' }), WORKSPACE.schema]),
    hooks: HOOKS.schema,
    hook: HOOK.schema,
    needs: NEEDS.schema,
    gradingFile: GRADING_FILE.schema,
    docker: DOCKER.schema,
    oldReset: OLD_RESET.schema,
    repository: REPOSITORY.schema,
    oldSource: OLD_SOURCE.schema,
    oldCheckout: OLD_CHECKOUT.schema,
    oldClone: OLD_CLONE.schema,
});


/***/ }),

/***/ 81203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ warnOfUnknownTargets),
/* harmony export */   V: () => (/* binding */ refuseRepeatedIds)
/* harmony export */ });
/* harmony import */ var _model_suite_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37987);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _test_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56169);




function refuseRepeatedIds(entries, problems) {
    const first = new Map();
    for (const entry of entries) {
        const id = (0,_test_id_js__WEBPACK_IMPORTED_MODULE_3__/* .idOf */ .T)(entry);
        if (id === undefined)
            continue;
        const earlier = first.get(id);
        if (earlier === undefined) {
            first.set(id, entry);
            continue;
        }
        const [location, other] = [entry.field('id')?.keyLocation, earlier.field('id')?.keyLocation];
        problems.push(entry.error('DUPLICATE_ID', `Two tests have the id "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(id, 60)}"`, {
            location,
            expected: 'an id that no other test of the file has',
            hint: other?.file === location?.file
                ? `The other one is in line ${other?.line}.`
                : `The other one is ${other && (0,_model_suite_location_js__WEBPACK_IMPORTED_MODULE_0__/* .locationText */ .f)(other)}.`,
        }));
    }
}
const MOST_COMPARED = 100;
function warnOfUnknownTargets(tests, targets, problems) {
    if (targets.length < 2)
        return;
    const names = targets.map(({ name }) => name);
    const known = new Set(names);
    for (const test of tests) {
        if (test.kind !== 'test')
            continue;
        const unknown = (test.targets ?? []).filter((name) => !known.has(name));
        const [first] = unknown;
        if (first === undefined)
            continue;
        problems.push({
            code: 'UNKNOWN_TARGET',
            severity: 'warning',
            message: `The test "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(test.id, 60)}" is restricted to targets that the suite does not use`,
            location: test.location,
            expected: `some of ${(0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(names)}`,
            found: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(unknown),
            hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(first, names.slice(0, MOST_COMPARED), 'targets of the suite'),
        });
    }
}


/***/ }),

/***/ 87766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readDependencies),
/* harmony export */   p: () => (/* binding */ refuseBadDependencies)
/* harmony export */ });
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _blocks_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88825);
/* harmony import */ var _blocks_suite_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95792);
/* harmony import */ var _test_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56169);





function readDependencies(item, problems) {
    const list = item.field('depends_on');
    const field = item.field('on_dependency_failure');
    if (list === undefined && field === undefined)
        return { dependsOn: [], onDependencyFailure: 'skip' };
    const ids = list?.items().flatMap(({ text }) => (text === undefined || text.trim() === '' ? [] : [text])) ?? [];
    if (list !== undefined && (!list.isList || ids.length !== list.items().length)) {
        problems.push(list.wrongType('depends_on', 'a list of ids', list.text && `Write [${list.text}].`));
    }
    const { on_dependency_failure: chosen } = (0,_blocks_block_js__WEBPACK_IMPORTED_MODULE_2__/* .readKeys */ .x4)(item, _blocks_suite_js__WEBPACK_IMPORTED_MODULE_3__/* .TEST */ .ds, ['on_dependency_failure'], problems);
    if (field !== undefined && ids.length === 0) {
        problems.push(field.warning('UNUSED', '"on_dependency_failure" has no effect without "depends_on"', {
            location: field.keyLocation,
        }));
    }
    return { dependsOn: [...new Set(ids)], onDependencyFailure: chosen ?? 'skip' };
}
function refuseBadDependencies(entries, problems) {
    const waiting = new Map();
    for (const entry of entries) {
        const list = entry.field('depends_on');
        const id = list?.isList ? (0,_test_id_js__WEBPACK_IMPORTED_MODULE_4__/* .idOf */ .T)(entry) : undefined;
        if (list !== undefined && id !== undefined)
            waiting.set(id, { list, ids: list.items() });
    }
    if (waiting.size === 0)
        return;
    const known = new Set(entries.flatMap((entry) => (0,_test_id_js__WEBPACK_IMPORTED_MODULE_4__/* .idOf */ .T)(entry) ?? []));
    for (const [id, { ids }] of waiting) {
        for (const item of ids) {
            if (item.text === undefined || known.has(item.text))
                continue;
            problems.push(item.error('MISSING_FIELD', `The test "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(id, 60)}" waits for a test that does not exist`, {
                expected: 'the id of another test of this file',
                found: item.found,
                hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .suggestion */ .h)(item.text, [...known].slice(0, MOST_COMPARED), 'ids'),
            }));
        }
    }
    refuseCircles(waiting, problems);
}
const MOST_COMPARED = 1_000;
function refuseCircles(waiting, problems) {
    const settled = new Set();
    for (const start of waiting.keys()) {
        const way = [];
        const onWay = new Set();
        const rest = [start];
        for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
            if (next === LEAVE) {
                const left = way.pop();
                if (left !== undefined) {
                    onWay.delete(left);
                    settled.add(left);
                }
                continue;
            }
            const at = waiting.get(next);
            if (at === undefined || settled.has(next))
                continue;
            if (onWay.has(next)) {
                problems.push(circle([...way.slice(way.indexOf(next)), next], at.list));
                return;
            }
            way.push(next);
            onWay.add(next);
            rest.push(LEAVE, ...at.ids.flatMap(({ text }) => text ?? []).toReversed());
        }
    }
}
const LEAVE = Symbol('leave');
const circle = (way, list) => list.error('WRONG_TYPE', way.length === 2 ? 'A test depends on itself' : 'Tests depend on each other in a cycle', {
    found: way
        .map((id) => (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(id, 60))
        .slice(0, 10)
        .join(' \u2192 '),
});


/***/ }),

/***/ 38199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ readExecution)
});

// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/blocks/block.js
var block = __webpack_require__(88825);
// EXTERNAL MODULE: ./build/js/src/suites/blocks/execution.js
var blocks_execution = __webpack_require__(76250);
// EXTERNAL MODULE: ./build/js/src/suites/old-names.js
var old_names = __webpack_require__(64717);
// EXTERNAL MODULE: ./build/js/src/model/suite/workspace.js
var workspace = __webpack_require__(28327);
// EXTERNAL MODULE: ./build/js/src/suites/blocks/workspace.js
var blocks_workspace = __webpack_require__(1445);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
// EXTERNAL MODULE: ./build/js/src/suites/workspace/workspace-hooks.js
var workspace_hooks = __webpack_require__(95839);
;// CONCATENATED MODULE: ./build/js/src/suites/workspace/target-hooks.js





function readTargetHooks(hooks, problems) {
    if (hooks === undefined)
        return undefined;
    if (!hooks.isMap) {
        problems.push(hooks.wrongType('hooks', 'a mapping of hooks'));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(hooks, blocks_workspace/* TARGET_HOOKS */.nU, problems);
    const read = workspace/* hookPoints */.VS.flatMap((point) => {
        const hook = readTargetHook(hooks.field(workspace_hooks/* POINTS */.iN[point]), point, problems);
        return hook === undefined ? [] : [[point, hook]];
    });
    return read.length === 0 ? undefined : Object.fromEntries(read);
}
function readTargetHook(field, point, problems) {
    if (field === undefined)
        return undefined;
    const name = workspace_hooks/* POINTS */.iN[point];
    if (!field.isMap) {
        problems.push(field.wrongType(name, 'a mapping with "command"', 'Write { command: [program, argument] }.'));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(field, blocks_workspace/* TARGET_HOOK */.Ct, problems);
    const found = (0,fields/* firstOf */.Ku)(field, ['command', 'script'], problems, { isConverted: false });
    const time = (0,fields/* firstOf */.Ku)(field, ['timeout_ms', 'timeoutMs'], problems, { isConverted: false })?.name ?? 'timeout_ms';
    const { cwd, [time]: timeoutMs } = (0,block/* readKeys */.x4)(field, blocks_workspace/* TARGET_HOOK */.Ct, ['cwd', time], problems);
    if (found === undefined) {
        const message = `"${name}" of a target has no command and does nothing`;
        problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
        return undefined;
    }
    const command = readCommand(found.field, found.name, problems);
    return (command && {
        command,
        cwd,
        timeoutMs: timeoutMs ?? (point.startsWith('before') ? 60_000 : 30_000),
        location: field.keyLocation,
    });
}
function readCommand(field, name, problems) {
    const text = field.text?.trim();
    return text && !text.includes('\0') ? forShell(text) : (0,workspace_hooks/* readWords */.ux)(field, name, problems);
}
function forShell(text) {
    const words = [];
    const script = text.replaceAll(/\{\{\s*\w+\s*\}\}/g, (word) => `"\${${words.push(word)}}"`);
    return ['sh', '-c', script, 'sh', ...words];
}

// EXTERNAL MODULE: ./build/js/src/suites/fields/watch-globs.js
var watch_globs = __webpack_require__(34546);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/execution.js







function readExecution(root, problems) {
    const execution = root.field('execution');
    if (execution !== undefined && !execution.isMap)
        problems.push(execution.wrongType('execution', 'a mapping'));
    if (!execution?.isMap)
        return { targets: readTargets(root, undefined, problems), failOnError: false };
    (0,fields/* checkFields */.oA)(execution, blocks_execution/* EXECUTION */.Dt, problems);
    const budget = (0,fields/* firstOf */.Ku)(execution, old_names/* NAMES */.Xk.execution.budget, problems)?.name ?? 'budget_usd';
    const failOnError = (0,fields/* firstOf */.Ku)(execution, old_names/* NAMES */.Xk.execution.failOnError, problems)?.name ?? 'fail_on_error';
    const read = (0,block/* readKeys */.x4)(execution, blocks_execution/* EXECUTION */.Dt, [
        'workers',
        'threshold',
        'must_pass',
        'timeout_seconds',
        'max_cost_usd',
        'cache',
        'cache_path',
        budget,
        failOnError,
    ], problems);
    return {
        targets: readTargets(root, execution, problems),
        cache: read.cache,
        cachePath: read.cache_path,
        workers: read.workers,
        threshold: read.threshold,
        mustPass: read.must_pass || undefined,
        timeoutSeconds: read.timeout_seconds,
        maxCostUsd: read.max_cost_usd,
        trials: readTrials(execution.field('trials'), problems),
        budgetUsd: read[budget],
        watch: (0,watch_globs/* readWatch */.Q)(execution.field('watch'), problems),
        failOnError: read[failOnError] ?? false,
    };
}
function readTargets(root, execution, problems) {
    const list = execution?.field('targets');
    const isEmptyList = list?.isList === true && list.items().length === 0;
    const [first, ...ignored] = [
        ...(list === undefined || isEmptyList ? [] : [list]),
        ...[execution?.field('target'), root.field('target')].filter((field) => field !== undefined),
    ];
    for (const field of ignored) {
        problems.push(field.warning('UNUSED', '"target" is ignored because "execution" sets the targets', {
            location: field.keyLocation,
        }));
    }
    if (first === undefined)
        return [];
    return first === list ? readList(list, problems) : readName(first, problems);
}
function readList(list, problems) {
    if (!list.isList) {
        const hint = list.text === undefined ? undefined : 'Use "target" for a single one.';
        problems.push(list.wrongType('targets', 'a list of target names', hint));
    }
    const names = list.items().flatMap((item) => (item.isMap ? readEntry(item, problems) : readName(item, problems)));
    const seen = new Set();
    return names.filter(({ name, location, isUnknown }) => {
        if (isUnknown || !seen.has(name))
            return seen.add(name);
        const message = `The target "${(0,shared_text/* cutEnd */.ym)(name, 60)}" is listed twice and used once`;
        problems.push({ code: 'UNUSED', severity: 'warning', message, location });
        return false;
    });
}
function readEntry(item, problems) {
    (0,fields/* checkFields */.oA)(item, blocks_execution/* TARGET_OF_SUITE */.xj, problems);
    const name = item.field('name');
    const useTarget = item.field('use_target');
    if (name === undefined) {
        problems.push(item.missing('name', 'A target of a suite needs a "name"', 'the name of a target'));
        return [];
    }
    const [named] = readName(name, problems, 'name');
    const hooks = readTargetHooks(item.field('hooks'), problems);
    const own = hooks && { hooks };
    if (named === undefined || useTarget === undefined)
        return named === undefined ? [] : [{ ...named, ...own }];
    const [used] = readName(useTarget, problems, 'use_target');
    return used === undefined ? [] : [{ ...used, name: named.name, useTarget: used.name, ...own }];
}
function readName(field, problems, key = 'target') {
    const name = field.text?.trim();
    if (name)
        return [{ name, location: field.location }];
    const problem = field.wrongType(key, 'the name of a target');
    problems.push(problem);
    return field.isUnknown(problem) ? [{ name: '', location: field.location, isUnknown: true }] : [];
}
function readTrials(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        const hint = typeof field.value === 'number' ? `Write trials: { count: ${field.value} }.` : undefined;
        problems.push(field.wrongType('trials', 'a mapping with "count"', hint));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(field, blocks_execution/* TRIALS */.aO, problems);
    const read = (0,block/* readKeys */.x4)(field, blocks_execution/* TRIALS */.aO, ['count', 'strategy', 'cost_limit_usd', 'costLimitUsd'], problems);
    if (field.field('count') === undefined)
        problems.push(field.error('MISSING_FIELD', '"trials" needs "count", the number of trials of each test', {
            expected: 'a whole number, 1 or more',
        }));
    const { count, strategy = 'pass_at_k', cost_limit_usd, costLimitUsd } = read;
    return count === undefined ? undefined : { count, strategy, costLimitUsd: cost_limit_usd ?? costLimitUsd };
}


/***/ }),

/***/ 97002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readFilePart),
/* harmony export */   U: () => (/* binding */ readInputFiles)
/* harmony export */ });
/* harmony import */ var _model_suite_image_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65122);
/* harmony import */ var _references_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61844);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16214);



function readFilePart(item, references, problems) {
    const type = item.field('type')?.text ?? 'file';
    if (references === undefined) {
        problems.push((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .notSupportedYet */ .Kp)(`A part of type "${type}"`, item));
        return [];
    }
    const field = item.field('value');
    if (field === undefined) {
        const slip = ['path', 'file', 'source', 'text'].find((key) => item.field(key) !== undefined);
        const hint = slip && `Replace "${slip}" with "value".`;
        problems.push(item.missing('value', `A part of type "${type}" needs "value"`, 'the path of a file', hint));
        return [];
    }
    return type === 'image' ? imagePart(field, references, problems) : filePart(field, references, problems);
}
function readInputFiles(field, references, problems) {
    if (references === undefined) {
        problems.push((0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .notSupportedYet */ .Kp)('"input_files"', field));
        return [];
    }
    if (!field.isList) {
        const hint = field.text === undefined ? undefined : `Write input_files: [${JSON.stringify(field.text)}].`;
        problems.push(field.wrongType('input_files', 'a list of paths', hint));
        return [];
    }
    return field.items().flatMap((item) => filePart(item, references, problems));
}
function filePart(field, references, problems) {
    const isImage = _model_suite_image_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .commonImageTypes */ .Q.includes((0,_references_references_js__WEBPACK_IMPORTED_MODULE_1__/* .imageTypeOf */ .tL)(field.text ?? '') ?? '');
    return isImage ? imagePart(field, references, problems) : textFilePart(field, references, problems);
}
function textFilePart(field, references, problems) {
    const path = readPath(field, problems);
    const file = path === undefined ? undefined : settled(references.text(path), field, problems);
    if (file === undefined)
        return [];
    const { path: shown, absolutePath, text, isGuideline } = file;
    return [{ type: 'file', path: shown, absolutePath, text, isGuideline: isGuideline || undefined }];
}
function imagePart(field, references, problems) {
    const path = readPath(field, problems);
    const image = path === undefined ? undefined : settled(references.image(path), field, problems);
    if (image === undefined)
        return [];
    const { mediaType, dataUri, absolutePath } = image;
    return [{ type: 'image', mediaType, dataUri, absolutePath }];
}
function readPath(field, problems) {
    if (field.text !== undefined && field.text.trim() !== '')
        return field.text;
    problems.push(field.wrongType('value', 'the path of a file'));
    return undefined;
}
function settled(reference, field, problems) {
    if (reference.kind === 'found')
        return reference;
    if (reference.kind === 'unread')
        return undefined;
    const { code, message, ...more } = reference.complaint;
    problems.push(field.error(code, message, more));
    return undefined;
}


/***/ }),

/***/ 81954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  vX: () => (/* binding */ readExpected),
  R5: () => (/* binding */ readInput),
  XE: () => (/* binding */ saysSomething)
});

// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/suites/blocks/block.js
var block = __webpack_require__(88825);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
;// CONCATENATED MODULE: ./build/js/src/suites/blocks/messages.js



const toolCall = () => schemas/* looseObject */._H3({
    tool: (0,block/* needed */.Ow)(block/* text */.Qq, 'The name of the tool that is called.'),
    input: (0,block/* field */.ZZ)(schemas/* unknown */.L5J(), 'The input of the tool.'),
    output: (0,block/* field */.ZZ)(schemas/* unknown */.L5J(), 'The output of the tool.'),
    id: (0,block/* field */.ZZ)(block/* text */.Qq, 'The id of the call, as the provider gave it.'),
    status: (0,block/* field */.ZZ)(block/* text */.Qq, 'How the call ended, such as "ok" or "error".'),
});
const MESSAGE = (0,block/* block */.om)({
    of: 'a message',
    required: ['role', 'content'],
    meant: { text: 'content', value: 'content' },
    more: { anyOf: [{ required: ['content'] }, { required: ['tool_calls'] }] },
}, () => ({
    role: (0,block/* needed */.Ow)(schemas/* enum */.k5n(message/* roles */.Ot), 'Who speaks.', `one of ${message/* roles */.Ot.join(', ')}`),
    content: (0,block/* optionalPart */._I)('content', 'The content: text, one object (shown as JSON), or a list of parts.'),
    tool_calls: (0,block/* field */.ZZ)(schemas/* array */.YOg(toolCall()), 'The tools that are called with this message.'),
    name: (0,block/* field */.ZZ)(block/* text */.Qq, 'The name of the speaker.'),
    metadata: (0,block/* field */.ZZ)(block/* anyObject */.aH, 'Data of your own about the message.'),
}));
const messageDefinitions = () => ({
    input: z.union([text, part('message'), anyObject.meta({ not: { required: ['role'] } }), z.array(part('message'))]),
    expected: z.union([text, part('message'), anyObject.meta({ not: { required: ['role'] } }), z.array(z.unknown())]),
    message: MESSAGE.schema,
    content: z.union([text, anyObject, z.array(part('part'))]),
    part: z.union([
        text,
        z.looseObject({
            type: field(text, 'The type of the part: "text", "file", "image", or another word for data that graders read.').meta({ anyOf: [{ enum: ['text', 'file', 'image'] }, { type: 'string' }] }),
            value: field(z.unknown(), 'The text itself, or the path of the file or image.'),
        }),
    ]),
});

// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
// EXTERNAL MODULE: ./build/js/src/suites/fields/file-parts.js
var file_parts = __webpack_require__(97002);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/messages.js





function readInput(field, problems, name = 'input', references) {
    warnOfRoleMarkers(field, problems);
    if (field.text !== undefined)
        return [{ role: 'user', content: field.text }];
    if (field.isList)
        return field.items().flatMap((item) => readMessage(item, problems, references));
    if (field.isMap && field.key('role') !== undefined)
        return readMessage(field, problems, references);
    if (field.isMap)
        return [{ role: 'user', content: { structured: field.value } }];
    problems.push(field.wrongType(name, 'text, a mapping, or a list of messages', 'Put quotes around it to make it text.'));
    return [];
}
function readExpected(field, problems, name = 'expected_output', references) {
    if (field.text !== undefined)
        return [{ role: 'assistant', content: field.text }];
    if (field.isMap && field.key('role') !== undefined)
        return readMessage(field, problems, references);
    if (field.isMap)
        return [{ role: 'assistant', content: { structured: field.value } }];
    const [first] = field.items();
    if (first?.key('role') !== undefined)
        return field.items().flatMap((item) => readMessage(item, problems, references));
    if (field.isList)
        return [{ role: 'assistant', content: { structured: field.value } }];
    problems.push(field.warning('UNUSED', `"${name}" is a ${typeof field.value} and is ignored`, {
        expected: 'text, a mapping or a list',
        found: field.found,
        hint: 'Put quotes around it to compare with it as text.',
    }));
    return [];
}
function saysSomething({ content, toolCalls = [] }) {
    if (toolCalls.length > 0)
        return true;
    if (!Array.isArray(content))
        return !isBlank(content);
    return content.some((part) => part.type !== 'text' || !isBlank(part.value));
}
const isBlank = (value) => value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (typeof value === 'object' && Object.values(value).every(isBlank));
function readMessage(item, problems, references) {
    if (!item.isMap) {
        problems.push(item.error('WRONG_TYPE', 'A message must be a mapping', {
            expected: '"role" and "content"',
            found: item.found,
            hint: item.text === undefined ? undefined : 'Write { role: user, content: "\u2026" }.',
        }));
        return [];
    }
    (0,fields/* checkFields */.oA)(item, MESSAGE, problems);
    const { role, name, metadata } = (0,block/* readKeys */.x4)(item, MESSAGE, ['role', 'name', 'metadata'], problems);
    const content = readContent(item.field('content'), problems, references);
    const toolCalls = readToolCalls(item.field('tool_calls'), problems);
    if (item.field('role') === undefined) {
        problems.push(item.missing('role', 'A message needs a "role"', `one of ${message/* roles */.Ot.join(', ')}`));
    }
    if (item.field('content') === undefined && toolCalls === undefined) {
        problems.push(item.missing('content', 'A message needs "content" or "tool_calls"', 'text, a mapping, or a list of parts'));
    }
    if (role === undefined)
        return [];
    return [
        {
            role,
            name,
            content,
            toolCalls,
            metadata,
        },
    ];
}
function readContent(field, problems, references) {
    if (field === undefined)
        return undefined;
    warnOfRoleMarkers(field, problems);
    if (field.text !== undefined)
        return field.text;
    if (field.isList)
        return field.items().flatMap((item) => readPart(item, problems, references));
    if (field.isMap)
        return { structured: field.value };
    problems.push(field.wrongType('content', 'text, a mapping, or a list of parts', 'Put quotes around it to make it text.'));
    return undefined;
}
function readPart(item, problems, references) {
    warnOfRoleMarkers(item.isMap ? item.field('value') : item, problems);
    if (item.text !== undefined)
        return item.text === '' ? [] : [{ type: 'text', value: item.text }];
    if (!item.isMap) {
        problems.push(item.wrongType('content', 'text or a mapping with "type" and "value"'));
        return [];
    }
    const type = item.field('type')?.value;
    if (type === 'file' || type === 'image')
        return (0,file_parts/* readFilePart */.E)(item, references, problems);
    if (type !== 'text')
        return [{ type: 'data', value: item.value }];
    const field = item.field('value');
    if (field?.text !== undefined)
        return [{ type: 'text', value: field.text }];
    problems.push(field === undefined
        ? item.missing('value', 'A text part needs "value"', 'text', textKeyAdvice(item))
        : field.wrongType('value', 'text', 'Put quotes around it to make it text.'));
    return [];
}
const ROLE_MARKER = /^@\[(?:System|User|Assistant|Tool)\]:/m;
function warnOfRoleMarkers(field, problems) {
    const [marker] = ROLE_MARKER.exec(field?.text ?? '') ?? [];
    if (field === undefined || marker === undefined)
        return;
    problems.push(field.warning('WRONG_TYPE', `The text contains "${marker}", which marks the messages of a prompt`, {
        expected: 'a list with one message for each role',
        hint: 'Write [{ role: system, content: \u2026 }, { role: user, content: \u2026 }].',
    }));
}
const textKeyAdvice = (item) => item.field('text') === undefined ? undefined : 'Replace "text" with "value".';
function readToolCalls(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isList)
        problems.push(field.wrongType('tool_calls', 'a list of tool calls'));
    const calls = field.items().flatMap((item) => readToolCall(item, problems) ?? []);
    return calls.length > 0 ? calls : undefined;
}
function readToolCall(item, problems) {
    const tool = item.field('tool');
    if (tool?.text === undefined) {
        problems.push(tool === undefined
            ? item.missing('tool', 'A tool call needs "tool"', 'the name of a tool')
            : tool.wrongType('tool', 'the name of a tool'));
        return undefined;
    }
    const id = item.field('id')?.text;
    const status = item.field('status')?.text;
    return {
        tool: tool.text,
        input: item.key('input')?.value,
        output: item.key('output')?.value,
        id,
        status,
    };
}


/***/ }),

/***/ 6710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W1: () => (/* binding */ mergeMetadata),
/* harmony export */   XF: () => (/* binding */ readDescription),
/* harmony export */   _6: () => (/* binding */ readMetadata)
/* harmony export */ });
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40958);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16955);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _required_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2719);




function readDescription(root, problems) {
    const name = root.field('name');
    const requires = readRequires(root, problems);
    if (name?.text === undefined) {
        warnOfUnreadTags(root, problems);
        return { ...requires, tags: [] };
    }
    if (!/^[a-z0-9-]{1,64}$/.test(name.text)) {
        problems.push(name.error('WRONG_TYPE', 'The name of the suite is invalid', {
            expected: '1 to 64 of the characters a\u2013z, 0\u20139 and -',
            found: name.found,
            ...adviceFor(name.text),
        }));
    }
    return {
        ...text(root, 'description', 1024, problems),
        ...text(root, 'version', 1024, problems),
        ...text(root, 'author', 1024, problems),
        ...text(root, 'license', 1024, problems),
        ...requires,
        tags: readTags(root, problems),
    };
}
function adviceFor(name) {
    const plain = name
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 64);
    return plain === '' ? {} : { hint: `Write name: ${plain}` };
}
function warnOfUnreadTags(root, problems) {
    const tags = root.field('tags');
    if (tags === undefined)
        return;
    problems.push(tags.warning('UNUSED', '"tags" is not read because the suite has no "name"', {
        location: tags.keyLocation,
        hint: 'Add a "name" to the suite.',
    }));
}
function text(root, key, most, problems) {
    const field = root.key(key);
    if (field === undefined)
        return {};
    if (field.text !== undefined && (key !== 'description' || (field.text.length >= 1 && field.text.length <= most))) {
        return { [key]: field.text };
    }
    const expected = key === 'description' ? `text of 1 to ${most} characters` : 'text';
    const hint = typeof field.value === 'number' ? 'Put quotes around it to make it text.' : undefined;
    problems.push(field.wrongType(key, expected, hint));
    return {};
}
const REQUIREMENTS = ['agentv'];
function readRequires(root, problems) {
    const field = root.key('requires');
    if (field === undefined)
        return {};
    if (!field.isMap) {
        problems.push(field.wrongType('requires', 'a mapping such as { agentv: ">=4" }'));
        return {};
    }
    for (const key of field.keys()) {
        if ((0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_0__/* .mistypedKey */ .db)(key, REQUIREMENTS) === undefined)
            continue;
        const message = `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(key, 60)}" is not a requirement`;
        problems.push(field.unknownKey(key, message, { known: REQUIREMENTS, what: 'requirements' }));
    }
    const version = field.field('agentv');
    if (version !== undefined)
        (0,_required_version_js__WEBPACK_IMPORTED_MODULE_3__/* .checkRequiredVersion */ .o)(version, 'requires.agentv', problems);
    return { requires: field.value };
}
function readTags(root, problems) {
    const field = root.key('tags');
    if (field === undefined)
        return [];
    const tags = field.items().flatMap((item) => item.text ?? []);
    if (field.isList && tags.length === field.items().length)
        return tags;
    const hint = field.text === undefined ? undefined : `Write tags: [${JSON.stringify(field.text)}].`;
    problems.push(field.wrongType('tags', 'a list of texts', hint));
    return field.text === undefined ? tags : [field.text];
}
function readMetadata(root, problems) {
    const metadata = root.field('metadata');
    const governance = root.field('governance');
    for (const [name, field] of Object.entries({ metadata, governance })) {
        if (field !== undefined && !field.isMap)
            problems.push(field.wrongType(name, 'a mapping'));
    }
    if (!metadata?.isMap && !governance?.isMap)
        return undefined;
    return {
        ...(metadata?.isMap ? metadata.value : {}),
        ...(governance?.isMap && { governance: governance.value }),
    };
}
function mergeMetadata(suite, test) {
    const merged = new Map(Object.entries(test));
    for (const [key, inherited] of Object.entries(suite)) {
        const own = merged.get(key);
        if (own === undefined)
            merged.set(key, inherited);
        else if (Array.isArray(inherited) && Array.isArray(own))
            merged.set(key, withoutRepeats([...inherited, ...own]));
        else if ((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .p)(inherited) && (0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_1__/* .isMapping */ .p)(own))
            merged.set(key, mergeMetadata(inherited, own));
    }
    return Object.fromEntries(merged);
}
function withoutRepeats(items) {
    const seen = new Set();
    return items.filter((item) => {
        const key = JSON.stringify(item) ?? 'undefined';
        if (seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}


/***/ }),

/***/ 65953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ adviceForNumber),
/* harmony export */   i: () => (/* binding */ adviceForFlag)
/* harmony export */ });
function adviceForNumber(value, accepts) {
    if (typeof value === 'string') {
        const isNumber = value.trim() !== '' && accepts(Number(value));
        return isNumber ? `Write ${Number(value)} without quotes.` : undefined;
    }
    const isPercent = typeof value === 'number' && value >= 10 && value <= 100 && !accepts(value) && accepts(0.5);
    return isPercent ? `Write ${Number((value / 100).toPrecision(12))} for ${value} %.` : undefined;
}
function adviceForFlag(value) {
    if (typeof value !== 'string')
        return undefined;
    if (/^(?:yes|on|true|y)$/i.test(value))
        return 'Write true, without quotes.';
    return /^(?:no|off|false|n)$/i.test(value) ? 'Write false, without quotes.' : undefined;
}


/***/ }),

/***/ 56169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ idOf)
/* harmony export */ });
function idOf(item) {
    const id = item.field('id')?.text;
    return id === undefined || id.trim() === '' ? undefined : id;
}


/***/ }),

/***/ 93255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ readTest)
});

// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/suites/blocks/block.js
var block = __webpack_require__(88825);
// EXTERNAL MODULE: ./build/js/src/suites/blocks/suite.js
var blocks_suite = __webpack_require__(95792);
// EXTERNAL MODULE: ./build/js/src/suites/graders/graders.js + 2 modules
var graders_graders = __webpack_require__(45780);
// EXTERNAL MODULE: ./build/js/src/suites/graders/implicit-graders.js
var implicit_graders = __webpack_require__(20054);
// EXTERNAL MODULE: ./build/js/src/suites/graders/preprocessors.js
var graders_preprocessors = __webpack_require__(83278);
// EXTERNAL MODULE: ./build/js/src/suites/old-names.js
var old_names = __webpack_require__(64717);
// EXTERNAL MODULE: ./build/js/src/suites/workspace/workspace.js + 3 modules
var workspace_workspace = __webpack_require__(31116);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
// EXTERNAL MODULE: ./build/js/src/suites/fields/messages.js + 1 modules
var fields_messages = __webpack_require__(81954);
// EXTERNAL MODULE: ./build/js/src/suites/fields/vars.js
var fields_vars = __webpack_require__(25073);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/conversation.js







function readConversation(item, reading, vars, problems) {
    if (!isConversation(item, problems))
        return undefined;
    refuseExpected(item, problems);
    const turns = readTurns(item, reading, vars, problems);
    const read = (0,block/* readKeys */.x4)(item, blocks_suite/* TEST */.ds, ['aggregation', 'on_turn_failure', 'window_size'], problems);
    const { aggregation = 'mean', on_turn_failure: onTurnFailure = 'continue', window_size: windowSize } = read;
    return { turns, aggregation, onTurnFailure, windowSize };
}
function isConversation(item, problems) {
    const mode = item.field('mode');
    if (mode?.text === 'conversation')
        return true;
    if (mode !== undefined) {
        (0,block/* readKeys */.x4)(item, blocks_suite/* TEST */.ds, ['mode'], problems);
        return false;
    }
    for (const name of blocks_suite/* CONVERSATION_FIELDS */.W5) {
        const field = item.field(name);
        if (field === undefined)
            continue;
        problems.push(field.error('MISSING_FIELD', `"${name}" needs "mode: conversation"`, {
            location: field.keyLocation,
            hint: 'Add "mode: conversation" to the test, or remove this key.',
        }));
    }
    return false;
}
function refuseExpected(item, problems) {
    for (const name of ['expected_output', 'expected_messages']) {
        const field = item.field(name);
        if (field === undefined)
            continue;
        problems.push(field.error('WRONG_TYPE', `A conversation cannot have its own "${name}"`, {
            location: field.keyLocation,
            hint: 'Put "expected_output" under the turn that it answers.',
        }));
    }
}
function readTurns(item, reading, vars, problems) {
    const list = item.field('turns');
    if (list === undefined || !list.isList || list.items().length === 0) {
        problems.push(list === undefined || list.isList
            ? (list ?? item).error('MISSING_FIELD', 'A conversation needs "turns"', {
                expected: 'a list of turns, at least one',
            })
            : list.wrongType('turns', 'a list of turns'));
        return [];
    }
    return list.items().flatMap((turn) => readTurn(turn, reading, vars, problems) ?? []);
}
function readTurn(item, reading, vars, problems) {
    if (!item.isMap) {
        problems.push(item.wrongType('turns', 'mappings with "input"'));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(item, blocks_suite/* TURN */.SR, problems);
    const input = readTurnInput(item, vars, problems);
    const expectedField = item.field('expected_output');
    const answers = expectedField === undefined
        ? []
        : (0,fields_messages/* readExpected */.vX)((0,fields_vars/* withVars */.Jj)(expectedField, vars, problems), problems, 'expected_output', reading.references);
    const expected = answers.slice(-1).find(fields_messages/* saysSomething */.XE);
    const list = item.field('assertions');
    const { kinds, templates, references } = reading;
    const declared = list === undefined ? [] : (0,graders_graders/* readGraders */.T)(list, { kinds, templates, references, isTurn: true }, problems);
    const graders = declared.length === 0 && expected !== undefined ? (0,implicit_graders/* implicitGraders */.Mc)(item, undefined, kinds, problems) : declared;
    return input && { input, expected, graders, location: item.location };
}
function readTurnInput(item, vars, problems) {
    const written = item.field('input');
    if (written === undefined) {
        problems.push(item.missing('input', 'A turn needs "input", the message of the user', 'text, or data that is sent as JSON'));
        return undefined;
    }
    const field = (0,fields_vars/* withVars */.Jj)(written, vars, problems);
    const { text } = field;
    if (text !== undefined)
        return { role: 'user', content: text };
    if (field.isMap || field.isList)
        return { role: 'user', content: { structured: field.value } };
    problems.push(field.wrongType('input', 'text, or data that is sent as JSON', 'Put quotes around it to make it text.'));
    return undefined;
}

// EXTERNAL MODULE: ./build/js/src/suites/fields/dependencies.js
var fields_dependencies = __webpack_require__(87766);
// EXTERNAL MODULE: ./build/js/src/suites/fields/metadata.js
var metadata = __webpack_require__(6710);
// EXTERNAL MODULE: ./build/js/src/suites/blocks/execution.js
var execution = __webpack_require__(76250);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/test-execution.js



function readExecution(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        problems.push(field.wrongType('execution', 'a mapping'));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(field, execution/* TEST_EXECUTION */.yg, problems);
    const read = (0,block/* readKeys */.x4)(field, execution/* TEST_EXECUTION */.yg, ['skip_defaults', 'threshold', 'targets'], problems);
    const { skip_defaults: skipDefaults = false, threshold, targets } = read;
    if (threshold === 0) {
        problems.push(field.warning('UNUSED', '"threshold: 0" lets this test pass with every answer', {
            location: field.field('threshold')?.location,
            hint: 'Remove it, or write the lowest score of a good answer.',
        }));
    }
    return { skipDefaults, threshold, targets };
}

// EXTERNAL MODULE: ./build/js/src/suites/fields/test-id.js
var test_id = __webpack_require__(56169);
// EXTERNAL MODULE: ./build/js/src/suites/fields/file-parts.js
var file_parts = __webpack_require__(97002);
;// CONCATENATED MODULE: ./build/js/src/suites/fields/test-input.js





function readSuiteInput(suite, vars, problems) {
    if (suite.inputField === undefined)
        return suite.input;
    const field = (0,fields_vars/* withVars */.Jj)(suite.inputField, vars, problems);
    return field === suite.inputField ? suite.input : (0,fields_messages/* readInput */.R5)(field, problems, 'input', suite.references);
}
function readOwnInput(item, suite, vars, problems) {
    const found = (0,fields/* firstOf */.Ku)(item, old_names/* NAMES */.Xk.test.input, problems);
    if (found === undefined) {
        const message = 'A test needs "input", the question to the target';
        const slip = ['prompt', 'question', 'messages'].find((key) => item.key(key) !== undefined);
        const hint = slip && `Did you mean "input" instead of "${slip}"?`;
        problems.push(item.missing('input', message, 'text, a mapping, or a list of messages', hint));
        return [];
    }
    const before = problems.length;
    const field = (0,fields_vars/* withVars */.Jj)(found.field, vars, problems);
    const files = readAttached(item, { name: found.name, field, vars }, suite, problems);
    if (files.length > 0)
        return [{ role: 'user', content: [...files, ...textPart(field.text)] }];
    const messages = (0,fields_messages/* readInput */.R5)(field, problems, found.name, suite.references);
    if (messages.length === 0 && problems.length === before) {
        problems.push(found.field.error('MISSING_FIELD', `"${found.name}" contains no message`, { found: found.field.found }));
    }
    return messages;
}
function readAttached(item, input, suite, problems) {
    const own = item.field('input_files');
    const list = own ?? suite.inputFiles;
    if (list === undefined || (list.isList && list.items().length === 0))
        return [];
    if (input.field.text !== undefined) {
        return (0,file_parts/* readInputFiles */.U)((0,fields_vars/* withVars */.Jj)(list, input.vars, problems), suite.references, problems);
    }
    const whose = own === undefined ? '"input_files" of the suite' : '"input_files"';
    problems.push((own ?? input.field).warning('UNUSED', `${whose} is ignored because "${input.name}" is not text`, {
        location: (own ?? input.field).keyLocation,
        hint: 'Put the files into the content of the messages: { type: file, value: \u2026 }.',
    }));
    return [];
}
const textPart = (text = '') => (text === '' ? [] : [{ type: 'text', value: text }]);
function pathsOf(messages) {
    const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    return parts.length === 0
        ? []
        : [
            ...new Set(parts.flatMap((part) => (part.type === 'file' || part.type === 'image' ? (part.absolutePath ?? []) : []))),
        ];
}

;// CONCATENATED MODULE: ./build/js/src/suites/fields/test.js

















function readTest(item, index, suite, warnings) {
    const problems = [];
    const test = readFields(item, suite, problems);
    for (const problem of problems)
        if (problem.severity === 'warning')
            warnings.push(problem);
    const errors = problems.filter((problem) => problem.severity === 'error' && !item.isUnknown(problem));
    if (errors.length === 0 && test !== undefined)
        return test;
    return { kind: 'broken', id: (0,test_id/* idOf */.T)(item) ?? `#${index + 1}`, location: item.location, problems: errors };
}
function readFields(item, suite, problems) {
    if (!item.isMap) {
        problems.push(item.error('WRONG_TYPE', 'A test must be a mapping', {
            expected: '"id", "input" and graders',
            found: item.found,
        }));
        return undefined;
    }
    (0,fields/* checkFields */.oA)(item, blocks_suite/* TEST */.ds, problems);
    const execution = readExecution(item.field('execution'), problems);
    const id = readId(item, problems);
    const texts = readTexts(item, suite, execution?.skipDefaults ?? false, problems);
    const graders = readTestGraders(item, suite, { texts, skipDefaults: execution?.skipDefaults ?? false }, problems);
    const metadata = readMetadata(item, suite.metadata, problems);
    const dependencies = (0,fields_dependencies/* readDependencies */.g)(item, problems);
    const read = (0,block/* readKeys */.x4)(item, blocks_suite/* TEST */.ds, ['timeout_seconds', 'max_cost_usd', 'must_pass', 'conversation_id'], problems);
    const workspace = readOwnWorkspace(item, suite, problems);
    if (id === undefined)
        return undefined;
    const { criteria, input, expected } = texts;
    return {
        kind: 'test',
        id,
        location: item.location,
        criteria,
        input,
        expected,
        inputFiles: pathsOf(input),
        ...graders,
        timeoutSeconds: read.timeout_seconds,
        maxCostUsd: read.max_cost_usd,
        threshold: execution?.threshold,
        targets: execution?.targets,
        mustPass: read.must_pass ?? false,
        conversationId: read.conversation_id,
        ...dependencies,
        workspace,
        metadata,
    };
}
function readTexts(item, suite, skipDefaults, problems) {
    const vars = (0,fields_vars/* readVars */.nK)(item, suite.fillBudget ?? (0,fields_vars/* newFillBudget */.Rw)(), problems);
    const written = (0,fields/* firstOf */.Ku)(item, old_names/* NAMES */.Xk.test.criteria, problems, { counts: isNotBlank });
    const criteria = readCriteria(written, vars, problems);
    const suiteInput = skipDefaults ? [] : readSuiteInput(suite, vars, problems);
    const attachable = { references: suite.references, inputFiles: skipDefaults ? undefined : suite.inputFiles };
    const ownInput = readOwnInput(item, attachable, vars, problems);
    const answer = (0,fields/* firstOf */.Ku)(item, old_names/* NAMES */.Xk.test.expected, problems);
    const conversation = readConversation(item, suite, vars, problems);
    const expected = answer === undefined || conversation !== undefined
        ? []
        : (0,fields_messages/* readExpected */.vX)((0,fields_vars/* withVars */.Jj)(answer.field, vars, problems), problems, answer.name, suite.references);
    return { criteria, written: written?.field, input: suiteInput.concat(ownInput), expected, conversation };
}
function readTestGraders(item, suite, { texts, skipDefaults }, problems) {
    const { criteria, written, expected, conversation } = texts;
    const declared = (0,graders_graders/* declaredGraders */.x)(item, old_names/* GRADER_LISTS */.Gk.test, problems);
    const rubrics = (0,implicit_graders/* readRubrics */.vF)(item, suite.kinds, problems);
    const own = rubrics.concat(declared === undefined ? [] : (0,graders_graders/* readGraders */.T)(declared, suite, problems));
    const ownPreprocessors = (0,graders_preprocessors/* readPreprocessors */.XW)(item, suite.kinds, suite.references, problems);
    const preprocessors = (suite.preprocessors ?? []).concat(ownPreprocessors);
    const named = own.concat(skipDefaults ? [] : suite.graders);
    const hasGraders = declared !== undefined || own.length > 0;
    const hasCriteria = criteria.trim() !== '' || (written !== undefined && written.text === undefined);
    const hasExpected = expected.slice(-1).some(fields_messages/* saysSomething */.XE);
    const present = [];
    if (hasCriteria)
        present.push('criteria');
    if (hasExpected)
        present.push('expected_output');
    const isSpecified = present.length > 0 || hasGraders || conversation !== undefined;
    requireGraders(item, named, isSpecified, problems);
    const isImplicit = named.length === 0 && item.field('turns') === undefined;
    if (criteria !== '' && !isImplicit)
        warnOfUnusedCriteria(written ?? item, named, suite.kinds, problems);
    const evaluator = (0,implicit_graders/* readEvaluator */.w8)(item, suite.kinds, problems) ?? suite.evaluator;
    const needsGraders = named.length === 0 && conversation === undefined;
    const graders = needsGraders ? (0,implicit_graders/* implicitGraders */.Mc)(item, evaluator, suite.kinds, problems) : named;
    const complete = (all) => (0,graders_preprocessors/* withInherited */.f$)(all, preprocessors, suite.kinds);
    if (!problems.some(({ severity }) => severity === 'error')) {
        refuseUnguided(item, graders, { present, kinds: suite.kinds }, problems);
        for (const turn of conversation?.turns ?? []) {
            const ofTurn = turn.expected === undefined ? [] : ['expected_output'];
            refuseUnguided(item, turn.graders, { present: ofTurn, kinds: suite.kinds }, problems);
        }
        if (conversation?.turns.every((turn) => turn.graders.length === 0) && named.length === 0) {
            problems.push(item.missing('assertions', NO_GOOD_ANSWER, '"assertions" or "expected_output" of a turn'));
        }
    }
    const turns = conversation?.turns.map((turn) => ({ ...turn, graders: complete(turn.graders) }));
    return { graders: complete(graders), conversation: conversation && turns ? { ...conversation, turns } : undefined };
}
function readId(item, problems) {
    const id = (0,test_id/* idOf */.T)(item);
    if (id !== undefined)
        return id;
    const field = item.key('id');
    if (field === undefined) {
        problems.push(item.missing('id', 'A test needs an "id"', 'text that no other test of the file has'));
        return undefined;
    }
    const isScalar = typeof field.value === 'number' || typeof field.value === 'boolean';
    const hint = isScalar ? `Put quotes around it: id: "${field.value}".` : undefined;
    problems.push(field.wrongType('id', 'text that is not empty', hint));
    return undefined;
}
const isNotBlank = ({ value }) => typeof value !== 'string' || value.trim() !== '';
function readCriteria(found, vars, problems) {
    if (found === undefined)
        return '';
    const { text } = (0,fields_vars/* withVars */.Jj)(found.field, vars, problems);
    if (text !== undefined)
        return text;
    problems.push(found.field.wrongType(found.name, 'text'));
    return '';
}
function readOwnWorkspace(item, { workspaces, workspace }, problems) {
    if (workspaces === undefined)
        return undefined;
    const own = (0,workspace_workspace/* readWorkspace */.i)(item.field('workspace'), workspaces, problems);
    return (0,workspace_workspace/* workspaceOf */.B)(workspace, own, workspaces.folder, problems);
}
function readMetadata(item, suite, problems) {
    const field = item.field('metadata');
    if (field === undefined)
        return suite;
    if (field.isMap)
        return (0,metadata/* mergeMetadata */.W1)(suite ?? {}, field.value);
    problems.push(field.wrongType('metadata', 'a mapping'));
    return suite;
}
const NO_GOOD_ANSWER = 'This test does not define a good answer';
const DEFINITIONS = '"assertions", "criteria" or "expected_output"';
function refuseUnguided(item, graders, { present, kinds }, problems) {
    for (const { type, options, members = [], implicit, location } of graders) {
        refuseUnguided(item, members, { present, kinds }, problems);
        const needs = (0,suite_kind/* findKind */.oH)(kinds, type)?.needsCriteria?.(options);
        if (needs === undefined || needs.keys.some((key) => present.includes(key)))
            continue;
        if (present.length === 0 && !needs.hasWords) {
            problems.push(implicit
                ? item.missing('assertions', NO_GOOD_ANSWER, DEFINITIONS)
                : item.error('GRADER_INVALID', `The grader ${type} has nothing to judge by`, {
                    location,
                    expected: '"criteria" or "expected_output" of the test, or "prompt" or "rubrics" of the grader',
                }));
        }
        else if (needs.keys.length > 0) {
            problems.push(item.warning('MISSING_FIELD', `The prompt of ${type} has a variable that is empty in this test`, {
                location,
                expected: `${needs.keys.map((key) => `"${key}"`).join(' or ')} of the test`,
                hint: `Add ${needs.keys.length > 1 ? 'one of them' : 'it'}, or name a prompt without ${needs.keys.length > 1 ? 'these variables' : 'this variable'}.`,
            }));
        }
    }
}
function requireGraders(item, graders, isSpecified, problems) {
    if (!isSpecified && graders.length > 0) {
        problems.push(item.warning('MISSING_FIELD', `${NO_GOOD_ANSWER}; it is graded by the graders of the suite alone`, {
            hint: 'AgentV skips such a test. Add "assertions: []" to use only the graders of the suite.',
        }));
    }
    else if (!isSpecified && !problems.some(({ hint }) => hint === 'Did you mean "assertions"?')) {
        problems.push(item.missing('assertions', NO_GOOD_ANSWER, DEFINITIONS));
    }
}
function warnOfUnusedCriteria(field, graders, kinds, problems) {
    if (graders.some((spec) => readsCriteria(spec, kinds)))
        return;
    problems.push(field.warning('UNUSED', '"criteria" is not graded: none of the graders of this test reads it', {
        location: field.keyLocation,
        hint: 'Leave it as a note, or add a grader that reads it (llm-grader, code-grader).',
    }));
}
function readsCriteria({ type, options, members = [] }, kinds) {
    const kind = (0,suite_kind/* findKind */.oH)(kinds, type);
    const isReader = kind?.startsPrograms?.(options) === true || kind?.needsJudge?.(options) === true;
    return isReader || members.some((member) => readsCriteria(member, kinds));
}


/***/ }),

/***/ 25073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ mentionsVars),
/* harmony export */   Jj: () => (/* binding */ withVars),
/* harmony export */   Rw: () => (/* binding */ newFillBudget),
/* harmony export */   nK: () => (/* binding */ readVars)
/* harmony export */ });
/* harmony import */ var _model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23609);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16955);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5594);




const MOST_FILLED = 64 * 1024 * 1024;
const newFillBudget = () => ({ left: MOST_FILLED });
function readVars(item, budget, problems) {
    const field = item.field('vars');
    if (field === undefined)
        return undefined;
    if ((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(field.value))
        return { values: field.value, budget };
    problems.push(field.wrongType('vars', 'a mapping of names and values'));
    return undefined;
}
function withVars(field, given, problems) {
    const vars = given ?? NO_VARS;
    const texts = new Map();
    const undefinedNames = new Map();
    const value = fill(field, [], { ...vars, undefinedNames, texts });
    for (const [name, location] of undefinedNames)
        problems.push(undefinedVariable(name, location, vars));
    if (vars.budget.left < 0) {
        problems.push(field.error('FILE_TOO_LARGE', 'The variables of this suite add too much text', {
            expected: `at most ${MOST_FILLED} characters in total`,
            hint: 'Move long texts to files.',
        }));
        return field;
    }
    if (value === field.value)
        return field;
    return new _model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__/* .Cursor */ .bs(new _model_suite_source_js__WEBPACK_IMPORTED_MODULE_0__/* .Source */ .kL(field.location.file, locationsOf(field), { retyped: texts }), value);
}
const mentionsVars = ({ value }) => JSON.stringify(value)?.includes('{{') ?? false;
const NO_VARS = { values: {}, budget: { left: Number.POSITIVE_INFINITY } };
function fill(field, path, filling) {
    const { value } = field;
    if (typeof value === 'string')
        return value.includes('{{') ? fillText(value, field.location, path, filling) : value;
    if (field.isList) {
        const items = field.items();
        const filled = items.map((item, index) => fill(item, [...path, index], filling));
        return filled.some((item, index) => item !== items[index]?.value) ? filled : value;
    }
    if ((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(value)) {
        const filled = field.keys().map((key) => {
            const child = field.key(key);
            return [key, child && fill(child, [...path, key], filling)];
        });
        return filled.some(([key, item]) => item !== value[key]) ? Object.fromEntries(filled) : value;
    }
    if (field.text !== undefined)
        filling.texts.set(JSON.stringify(path), field.text);
    return value;
}
const TOKEN = /\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}/g;
const WHOLE = /^\{\{\s*([A-Za-z_][A-Za-z0-9_.]*)\s*\}\}$/;
function fillText(text, location, path, filling) {
    const { values, budget, undefinedNames, texts } = filling;
    const lookUp = (name) => {
        const found = variable(name, values);
        if (found === undefined && !undefinedNames.has(name))
            undefinedNames.set(name, location);
        return found;
    };
    const whole = WHOLE.exec(text)?.[1];
    if (whole !== undefined) {
        const found = lookUp(whole);
        if (found === undefined)
            return text;
        const asText = textOf(found, budget);
        if (typeof found === 'number' || typeof found === 'boolean')
            texts.set(JSON.stringify(path), asText);
        return found;
    }
    return text.replace(TOKEN, (token, name) => {
        const found = lookUp(name);
        return found === undefined ? token : textOf(found, budget);
    });
}
function undefinedVariable(name, location, { values }) {
    const meant = (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(name, Object.keys(values));
    return {
        code: 'UNUSED',
        severity: 'warning',
        message: `"{{ ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(name, 60)} }}" is not replaced: "vars" of the test does not define it`,
        location,
        hint: meant === undefined
            ? 'Define it under "vars", or ignore this if it is plain text.'
            : `Did you mean "{{ ${meant} }}"?`,
    };
}
function textOf(found, budget) {
    if (budget.left < 0)
        return '';
    const text = typeof found === 'string' ? found : JSON.stringify(found);
    budget.left -= text.length;
    return text;
}
function variable(name, values) {
    return name
        .split('.')
        .reduce((at, key) => ((0,_shared_mapping_js__WEBPACK_IMPORTED_MODULE_2__/* .isMapping */ .p)(at) && Object.hasOwn(at, key) ? at[key] : undefined), values);
}
const locationsOf = (field) => ({
    valueAt: (path) => field.below(path),
    keyAt: (path) => descend(field, path)?.keyLocation ?? field.below(path),
});
function descend(field, path) {
    return path.reduce((at, step) => (typeof step === 'number' ? at?.items()[step] : at?.key(step)), field);
}


/***/ }),

/***/ 97692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TK: () => (/* binding */ readJsonlSuite),
/* harmony export */   g9: () => (/* binding */ sidecarPaths),
/* harmony export */   gA: () => (/* binding */ datasetOf),
/* harmony export */   hQ: () => (/* binding */ sidecarOf),
/* harmony export */   kB: () => (/* binding */ NOT_IN_ITS_EXECUTION),
/* harmony export */   xH: () => (/* binding */ NOT_IN_A_LINE)
/* harmony export */ });
/* unused harmony export SIDECAR_FIELDS */
/* harmony import */ var _fields_among_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81203);
/* harmony import */ var _fields_execution_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38199);
/* harmony import */ var _fields_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16214);
/* harmony import */ var _fields_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93255);
/* harmony import */ var _fields_vars_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25073);
/* harmony import */ var _graders_graders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45780);
/* harmony import */ var _graders_implicit_graders_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20054);
/* harmony import */ var _old_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64717);
/* harmony import */ var _references_references_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61844);
/* harmony import */ var _suite_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79468);










const SIDECAR_FIELDS = {
    of: 'the settings file of a JSONL suite',
    read: ['$schema', 'name', 'suite', 'dataset', 'description', 'execution', 'evaluator'],
    withoutEffect: {
        ...ignored(['tests', 'eval_cases', 'evalcases', 'cases'], 'the lines of the JSONL file are the tests'),
        ...ignored(['assertions', 'assert', 'evaluators'], 'put the graders under "execution"'),
        ...ignored(['target'], 'put it under "execution"'),
        ...ignored(['input', 'input_files', 'workspace', 'metadata', 'governance', 'preprocessors', 'category'], 'AgentV does not read it for a JSONL suite'),
        ...ignored(['version', 'author', 'license', 'tags', 'requires'], 'AgentV does not read it for a JSONL suite'),
    },
    elsewhere: { targets: 'Put it under "execution".', threshold: 'Put it under "execution".' },
};
const NOT_IN_A_LINE = [
    'vars',
    'workspace',
    'metadata',
    'turns',
    'mode',
    'aggregation',
    'on_turn_failure',
    'window_size',
    'depends_on',
    'on_dependency_failure',
    'category',
];
const NOT_IN_ITS_EXECUTION = ['threshold', 'targets'];
const IN_EXECUTION = _old_names_js__WEBPACK_IMPORTED_MODULE_7__/* .GRADER_LISTS */ .Gk.execution.map((name) => `execution.${name}`);
async function readJsonlSuite(at, reading, problems) {
    const text = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readText */ .yR)(at.path, reading, problems);
    const lines = text === undefined ? undefined : reading.texts.jsonLines(at.file, text, problems);
    const sidecar = await readSidecar(at, reading, problems);
    if (lines === undefined)
        return undefined;
    if (lines.length === 0)
        problems.push(noTests(at));
    (0,_fields_among_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .refuseRepeatedIds */ .V)(lines, problems);
    return (0,_references_references_js__WEBPACK_IMPORTED_MODULE_8__/* .readSettled */ .Gn)((reported) => suiteOf({ lines, sidecar }, at, reading, reported), reading.references, problems);
}
async function datasetOf(root, path, reading, problems) {
    if (!root.isMap || _old_names_js__WEBPACK_IMPORTED_MODULE_7__/* .NAMES */ .Xk.suite.tests.some((name) => root.key(name) !== undefined))
        return undefined;
    const bases = [/\.ya?ml$/i, /\.eval\.ya?ml$/i].flatMap((ending) => ending.test(path) ? path.replace(ending, '') : []);
    for (const base of bases) {
        const dataset = `${base}.jsonl`;
        const state = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_9__/* .orReported */ .d7)(() => reading.files.state(dataset), problems, root.location);
        if (state === 'file' && (await sidecarOf(dataset, reading, problems)) === path)
            return dataset;
    }
    return undefined;
}
async function sidecarOf(dataset, { files }, problems) {
    for (const path of sidecarPaths(dataset)) {
        const state = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_9__/* .orReported */ .d7)(() => files.state(path), problems);
        if (state === 'file')
            return path;
    }
    return undefined;
}
function sidecarPaths(dataset) {
    const base = dataset.replace(/\.jsonl$/i, '');
    return ['.yaml', '.eval.yaml', '.yml', '.eval.yml'].map((ending) => `${base}${ending}`);
}
async function readSidecar({ path, file }, reading, problems) {
    const sidecar = await sidecarOf(path, reading, problems);
    if (sidecar === undefined)
        return undefined;
    const shown = reading.shown(sidecar);
    const location = { file: shown, line: 1, column: 1 };
    const side = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_9__/* .orReported */ .d7)(() => reading.bounds.sideOf(sidecar), problems, location);
    if (side !== 'inside') {
        const message = `${shown} is a link that leads out of the repository and is not read`;
        if (side !== undefined)
            problems.push({ code: 'FILE_UNREADABLE', severity: 'error', message, location });
        return undefined;
    }
    const text = await (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readText */ .yR)(sidecar, reading, problems, location);
    const root = text === undefined ? undefined : reading.texts.yaml(shown, text, problems);
    if (root === undefined || root.isMap)
        return root;
    if (root.value !== null) {
        const hint = `It is read as the settings of ${file}, which has the same name. Rename one of them.`;
        problems.push(root.error('WRONG_TYPE', 'The settings file of a JSONL suite must be a mapping', { found: root.found, hint }));
    }
    return undefined;
}
const noTests = ({ file }) => ({
    code: 'MISSING_FIELD',
    severity: 'error',
    message: 'The file is empty: there is nothing to run',
    location: { file, line: 1, column: 1 },
    expected: 'a JSON object on each line: one test',
});
function suiteOf({ lines, sidecar }, at, reading, problems) {
    const templates = reading.newTemplates();
    const { graders: kinds, references } = reading;
    const settings = sidecar?.without(['target']);
    if (sidecar !== undefined)
        (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .checkFields */ .oA)(sidecar, SIDECAR_FIELDS, problems);
    const execution = settings === undefined ? { targets: [], failOnError: false } : (0,_fields_execution_js__WEBPACK_IMPORTED_MODULE_1__/* .readExecution */ .f)(settings, problems);
    const description = settings?.field('description');
    if (description !== undefined && description.text === undefined) {
        problems.push(description.wrongType('description', 'text'));
    }
    const list = settings && declaredInExecution(settings, problems);
    const defaults = {
        input: [],
        graders: list === undefined ? [] : (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_5__/* .readGraders */ .T)(list, { kinds, references, templates }, problems),
        metadata: undefined,
        kinds,
        evaluator: settings && (0,_graders_implicit_graders_js__WEBPACK_IMPORTED_MODULE_6__/* .readEvaluator */ .w8)(settings, kinds, problems),
        references,
        templates,
        fillBudget: (0,_fields_vars_js__WEBPACK_IMPORTED_MODULE_4__/* .newFillBudget */ .Rw)(),
    };
    const tests = lines.map((line, index) => readLine(line, index, defaults, problems));
    (0,_fields_among_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .warnOfUnknownTargets */ .E)(tests, execution.targets, problems);
    return {
        name: (settings && (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_9__/* .readName */ .MQ)(settings, ['name', 'suite', 'dataset'], problems)) ?? (0,_suite_file_js__WEBPACK_IMPORTED_MODULE_9__/* .nameOfFile */ .Ri)(at.path),
        file: at.file,
        path: at.path,
        folder: at.folder,
        location: { file: at.file, line: 1, column: 1 },
        format: 'jsonl',
        description: description?.text || undefined,
        tags: [],
        category: at.category,
        ...execution,
        tests,
    };
}
function readLine(line, index, suite, problems) {
    warnOfUnread(line, problems);
    const test = withoutUnread(line);
    if (!test.field('execution')?.isMap)
        return (0,_fields_test_js__WEBPACK_IMPORTED_MODULE_3__/* .readTest */ .P)(test, index, suite, problems);
    const hasOwn = test.field('assertions') !== undefined || test.field('assert') !== undefined;
    if (!hasOwn)
        return (0,_fields_test_js__WEBPACK_IMPORTED_MODULE_3__/* .readTest */ .P)(test, index, { ...suite, graders: [] }, problems);
    const reported = [];
    const list = declaredInExecution(test, reported);
    const graders = list === undefined ? [] : (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_5__/* .readGraders */ .T)(list, suite, reported);
    const errors = reported.filter((problem) => problem.severity === 'error' && !test.isUnknown(problem));
    problems.push(...reported.filter(({ severity }) => severity === 'warning'));
    const rest = test.field('execution')?.without(['assertions', 'assert', 'evaluators']).value;
    const read = (0,_fields_test_js__WEBPACK_IMPORTED_MODULE_3__/* .readTest */ .P)(test.with('execution', rest), index, { ...suite, graders }, problems);
    if (errors.length === 0)
        return read;
    return { kind: 'broken', id: read.id, location: read.location, problems: [...errors, ...problemsOf(read)] };
}
const problemsOf = (test) => (test.kind === 'broken' ? test.problems : []);
function declaredInExecution(root, problems) {
    const reported = [];
    const list = (0,_graders_graders_js__WEBPACK_IMPORTED_MODULE_5__/* .declaredGraders */ .x)(root, IN_EXECUTION, reported);
    const isCurrent = list !== undefined && list.value === root.field('execution')?.field('assertions')?.value;
    problems.push(...reported.filter(({ code }) => code !== 'DEPRECATED' || !isCurrent));
    return list;
}
function warnOfUnread(line, problems) {
    const execution = line.field('execution');
    const unread = [
        ...NOT_IN_A_LINE.map((name) => [name, line.field(name)]),
        ...NOT_IN_ITS_EXECUTION.map((name) => [`execution.${name}`, execution?.field(name)]),
    ];
    for (const [name, field] of unread) {
        if (field === undefined)
            continue;
        problems.push(field.warning('UNUSED', `"${name}" has no effect here: AgentV does not read it in a JSONL suite`, {
            location: field.keyLocation,
            hint: 'Use this file in a YAML suite (tests: <this file>), where the key has an effect.',
        }));
    }
}
function withoutUnread(line) {
    const read = line.without(NOT_IN_A_LINE);
    const execution = read.field('execution');
    return execution?.isMap ? read.with('execution', execution.without(NOT_IN_ITS_EXECUTION).value) : read;
}
function ignored(names, why) {
    return Object.fromEntries(names.map((name) => [name, why]));
}


/***/ }),

/***/ 23860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  PF: () => (/* binding */ COMMON_KEYS),
  Jr: () => (/* binding */ checkOptions),
  YD: () => (/* binding */ mistypedKeys),
  DA: () => (/* binding */ optionProblem),
  Tt: () => (/* binding */ readOptions),
  Cq: () => (/* binding */ refuseMistyped)
});

// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/judge-prompts.js



function withPrompts(item, options, paths, read) {
    return paths.reduce((replacedSoFar, path) => {
        const keys = path.split('.');
        const field = keys.reduce((at, key) => at?.field(key), item);
        return field === undefined ? replacedSoFar : replaced(replacedSoFar, keys, read(field));
    }, options);
}
function replaced(mapping, keys, value) {
    const [key = '', ...below] = keys;
    const inner = Object.hasOwn(mapping, key) ? mapping[key] : undefined;
    const next = below.length === 0 ? value : replaced({ ...inner }, below, value);
    return { ...mapping, [key]: next };
}
function readPrompt(field, references, problems) {
    if (field.isMap)
        return readProgram(field, references, problems);
    const { text } = field;
    if (text === undefined) {
        problems.push(field.wrongType('prompt', 'text, the name of a file ("file://\u2026"), or a mapping with "command"'));
        return unread;
    }
    const [, named] = /^file:\/\/(.*)$/s.exec(text.trim()) ?? [];
    if (named !== undefined)
        return readFile(field, named, references, problems);
    return (looksLikePath(text) ? readBarePath(field, text.trim(), references, problems) : undefined) ?? inline(text);
}
const inline = (text) => ({ from: 'inline', text });
const unread = inline('unread');
function readFile(field, name, references, problems) {
    const reference = references?.text(name) ?? notHere;
    if (reference.kind === 'unread')
        return unread;
    if (reference.kind === 'found')
        return { from: 'file', path: reference.absolutePath, text: reference.text };
    const { code, message, ...more } = reference.complaint;
    problems.push(field.error(code, message, more));
    return unread;
}
const notHere = {
    kind: 'missing',
    complaint: { code: 'NOT_SUPPORTED_YET', message: 'Suites of this format cannot have a prompt file' },
};
const looksLikePath = (text) => !/[\n\r\0]|\{\{/.test(text) && text.trim() !== '' && text.length <= 1_000;
function readBarePath(field, path, references, problems) {
    const reference = references?.text(path) ?? notHere;
    if (reference.kind === 'unread')
        return unread;
    if (reference.kind === 'found') {
        const message = 'This prompt is the path of a file, which is read; newer versions of AgentV use the path itself as the prompt';
        problems.push(field.oldSpelling(message, `Write "file://${(0,shared_text/* cutMiddle */.it)(path, 100)}".`, field.location));
        return { from: 'file', path: reference.absolutePath, text: reference.text };
    }
    if (reference.kind === 'missing')
        return warnOfLostFile(field, path, problems);
    const { code, message, ...more } = reference.complaint;
    problems.push(field.error(code, message, more));
    return unread;
}
function warnOfLostFile(field, path, problems) {
    if (!/^\S+\.(?:md|txt|prompt|tmpl)$/i.test(path))
        return undefined;
    problems.push(field.warning('FILE_MISSING', `There is no file ${(0,shared_text/* cutMiddle */.it)(path, 100)}, so this text is the prompt`, {
        hint: 'Start the path of a prompt with "file://".',
    }));
    return undefined;
}
const PROGRAM_FIELDS = {
    of: 'a prompt',
    read: ['command', 'script', 'config'],
    required: ['command'],
    withoutEffect: {},
};
function readProgram(field, references, problems) {
    (0,fields/* checkFields */.oA)(field, PROGRAM_FIELDS, problems);
    const command = field.field('command') ?? field.field('script');
    const config = field.field('config');
    const words = command?.items().map(({ text }) => text) ?? [];
    const last = words.at(-1);
    if (command === undefined || last === undefined || words.some((word) => word === undefined || word === '')) {
        problems.push(command?.wrongType('command', 'a list of a program and its arguments') ??
            field.missing('command', 'A prompt that is a mapping needs "command"', 'a list of a program and its arguments'));
        return unread;
    }
    if (config !== undefined && !config.isMap)
        problems.push(config.wrongType('config', 'a mapping'));
    const script = references?.file(last) ?? notHere;
    if (script.kind === 'unread')
        return unread;
    if (script.kind !== 'found') {
        const { code, message, ...more } = script.complaint;
        problems.push((command.items().at(-1) ?? command).error(code, message, more));
        return unread;
    }
    return {
        from: 'program',
        command: [...words.slice(0, -1).map(String), script.absolutePath],
        cwd: (0,external_node_path_.dirname)(script.absolutePath),
        config: config?.isMap ? config.value : undefined,
    };
}

// EXTERNAL MODULE: ./build/js/src/suites/graders/preprocessors.js
var preprocessors = __webpack_require__(83278);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/grader-options.js




const COMMON_KEYS = ['name', 'type', 'weight', 'required', 'min_score', 'negate'];
function readOptions(item, kind, references, problems) {
    const { memberLists = [] } = kind;
    const removed = kind.takesPreprocessors ? refuseJudgeVotes(item, problems) : [];
    const mistyped = kind.keys === undefined ? mistypedKeys(item, Object.keys(kind.options.shape)) : [];
    const left = [COMMON_KEYS, memberLists, removed, mistyped.map(({ key }) => key)];
    const own = [];
    for (const key of item.keys()) {
        const isOwn = !left.some((keys) => keys.includes(key));
        const field = isOwn ? item.key(key) : undefined;
        if (field !== undefined && (field.value !== null || kind.keys === undefined))
            own.push({ key, field });
    }
    const written = Object.fromEntries(own.map(({ key, field }) => [key, optionValue(key, field, problems)]));
    const prompted = withPrompts(item, written, kind.prompts ?? [], (prompt) => readPrompt(prompt, references, problems));
    const given = kind.takesPreprocessors ? (0,preprocessors/* withScriptsFound */.fv)(item, prompted, references, problems) : prompted;
    const options = { ...given, ...kind.impliedBy?.(item.field('type')?.text ?? kind.type, given) };
    checkOptions(item, options, kind, problems);
    const reported = kind.check(options).map(({ path }) => String(path[0]));
    const silent = mistyped.filter(({ meant }) => !reported.includes(meant));
    refuseMistyped(item, silent, problems);
    for (const { key } of own) {
        if (kind.keys === undefined || kind.keys.includes(key))
            continue;
        problems.push(item.unknownKey(key, `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is not an option of ${kind.type}`, {
            known: [...kind.keys, ...COMMON_KEYS],
            what: 'options',
            reported,
        }));
    }
    return options;
}
function mistypedKeys(item, options) {
    const known = [...COMMON_KEYS, ...options];
    return item.keys().flatMap((key) => {
        const meant = (0,did_you_mean/* mistypedKey */.db)(key, known);
        if (meant === undefined || item.key(meant) !== undefined)
            return [];
        const isOwnWord = key === `${meant}s` || key[0]?.toLowerCase() !== meant[0];
        return isOwnWord ? [] : [{ key, meant }];
    });
}
function refuseMistyped(item, mistyped, problems) {
    for (const { key, meant } of mistyped) {
        const type = (0,shared_text/* cutEnd */.ym)(item.field('type')?.text ?? '', 60);
        problems.push(item.error('UNKNOWN_FIELD', `"${(0,shared_text/* cutEnd */.ym)(key, 60)}" is not an option of ${type}`, {
            location: item.key(key)?.keyLocation ?? item.location,
            hint: `Did you mean "${meant}"? Write configuration of that name under "config".`,
        }));
    }
}
function refuseJudgeVotes(item, problems) {
    const field = item.field('judge_votes');
    if (field === undefined)
        return [];
    problems.push(field.error('UNKNOWN_FIELD', '"judge_votes" was removed', {
        location: field.keyLocation,
        hint: 'Remove it: a judge is asked once for each answer.',
    }));
    return ['judge_votes'];
}
function checkOptions(item, options, kind, problems) {
    for (const complaint of kind.check(options))
        problems.push(optionProblem(complaint, item, options, kind));
    for (const { path, message, hint, isOld, isMistyped } of kind.notes(options)) {
        const isSentence = /^["A-Z]/.test(message);
        const what = path.length === 0 ? `The grader ${kind.type}` : `${named(path)} of the grader ${kind.type}`;
        const text = isSentence ? message : `${what} ${message}`;
        const details = { location: item.below(path), hint };
        const code = isOld ? 'DEPRECATED' : 'UNUSED';
        problems.push(isMistyped ? item.error('UNKNOWN_FIELD', text, details) : item.warning(code, text, details));
    }
}
function optionProblem({ path, message, found, hint }, item, options, { type }) {
    const [key] = path;
    if (key === undefined)
        return item.error('GRADER_INVALID', `The grader ${type} ${clause(message)}`);
    if (!Object.hasOwn(options, key)) {
        const problem = item.missing(String(key), `The grader ${type} needs "${path.join('.')}"`, expectedFrom(message));
        return { ...problem, code: 'GRADER_INVALID' };
    }
    return {
        code: message.includes('not supported yet') ? 'NOT_SUPPORTED_YET' : 'GRADER_INVALID',
        severity: 'error',
        message: `${named(path)} of the grader ${type} ${clause(message)}`,
        location: item.below(path),
        found,
        hint,
    };
}
const named = (path) => `"${(0,shared_text/* cutEnd */.ym)(path.join('.'), 100)}"`;
const TEXTS = ['value', 'flags', 'command', 'script', 'cwd', 'skill'];
function optionValue(key, field, problems) {
    if (!TEXTS.includes(key))
        return field.value;
    if (field.isList)
        return field.items().map((item) => textValue(key, item, problems));
    return textValue(key, field, problems);
}
function textValue(key, field, problems) {
    if (field.text !== undefined)
        return field.text;
    if (key !== 'value' || (typeof field.value !== 'number' && typeof field.value !== 'boolean'))
        return field.value;
    problems.push(field.warning('WRONG_TYPE', `"value" is a ${typeof field.value} and is compared as the text "${field.value}"`, {
        hint: `Write "${field.value}" in quotes.`,
    }));
    return String(field.value);
}
const expectedFrom = (message) => /^must (?:be|name|have) (.+)$/.exec(message)?.[1] ?? 'a value';
const clause = (message) => /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;


/***/ }),

/***/ 45780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ declaredGraders),
  T: () => (/* binding */ readGraders)
});

// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/shared/did-you-mean.js
var did_you_mean = __webpack_require__(40958);
// EXTERNAL MODULE: ./build/js/src/shared/text.js
var shared_text = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields = __webpack_require__(16214);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/criteria.js


function readCriterion(item, text, problems) {
    const criterion = text.trim();
    if (criterion !== '')
        return { criterion, item };
    problems.push(item.warning('UNUSED', 'An empty text in the list of graders has no effect and is ignored'));
    return undefined;
}
function joinCriteria(entries, { kinds, isTurn = false }, problems) {
    if (entries.every(isGrader))
        return [...entries];
    const criteria = entries.filter(isCriterion);
    const [first] = criteria;
    if (first !== undefined && (0,suite_kind/* findKind */.oH)(kinds, 'rubrics') === undefined) {
        problems.push((0,fields/* notSupportedYet */.Kp)('A criterion written as plain text (judged by a model)', first.item));
    }
    return entries.flatMap((entry) => {
        if (!isCriterion(entry))
            return entry;
        return entry === first ? (isTurn ? turnRubrics : rubricsOf)(criteria, first.item) : [];
    });
}
const isCriterion = (entry) => 'criterion' in entry;
const isGrader = (entry) => !isCriterion(entry);
const rubricsOf = (criteria, { location }) => ({
    name: 'rubrics',
    type: 'rubrics',
    declaredAs: 'rubrics',
    weight: criteria.length,
    negate: false,
    options: { criteria: criteria.map(({ criterion }) => criterion) },
    location,
});
const turnRubrics = (criteria, item) => ({
    ...rubricsOf(criteria, item),
    name: 'turn-rubrics',
    weight: 1,
    options: {
        criteria: criteria.map(({ criterion }, index) => ({
            id: `criterion-${index + 1}`,
            outcome: criterion,
            required: false,
        })),
    },
});

// EXTERNAL MODULE: ./build/js/src/model/suite/limits.js
var limits = __webpack_require__(18764);
// EXTERNAL MODULE: ./build/js/src/suites/fields/numbers.js
var numbers = __webpack_require__(65953);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/grader-fields.js


function readFields(item, memberOf, problems) {
    const weighs = memberOf === undefined || memberOf.weighsMembers === true;
    if (memberOf !== undefined)
        warnOfUnheeded(item, weighs ? UNWEIGHED : ['weight', ...UNWEIGHED], problems);
    return {
        name: readName(item, problems),
        weight: weighs ? readWeight(item, problems) : 1,
        required: memberOf === undefined ? readRequired(item, problems) : undefined,
        negate: memberOf === undefined ? readNegate(item, problems) : false,
    };
}
const UNWEIGHED = ['required', 'min_score', 'negate'];
function warnOfUnheeded(item, keys, problems) {
    for (const key of keys) {
        const field = item.field(key);
        if (field === undefined)
            continue;
        problems.push(field.warning('UNUSED', `"${key}" has no effect on a member of another grader`, {
            location: field.keyLocation,
            hint: key === 'weight' ? 'Set it under "weights" of the aggregator, by the name of this grader.' : undefined,
        }));
    }
}
function readName(item, problems) {
    const name = item.field('name');
    if (name === undefined)
        return undefined;
    if (name.text !== undefined && name.text.trim() !== '')
        return name.text;
    problems.push(name.wrongType('name', 'text that is not empty'));
    return undefined;
}
function readWeight(item, problems) {
    const weight = item.key('weight');
    if (weight === undefined)
        return 1;
    if (isWeight(weight.value))
        return weight.value;
    problems.push(weight.wrongType('weight', `a number from 0 to ${limits/* MAX_WEIGHT */.K3}`, (0,numbers/* adviceForNumber */.R)(weight.value, isWeight)));
    return 1;
}
function readRequired(item, problems) {
    const required = item.field('required');
    const minScore = readMinScore(item, problems);
    if (required === undefined || required.value === false) {
        if (minScore !== undefined) {
            const field = item.key('min_score') ?? item;
            problems.push(field.warning('UNUSED', '"min_score" has no effect without "required"', {
                location: field.keyLocation,
                hint: 'Add "required: true" to enforce it.',
            }));
        }
        return undefined;
    }
    if (required.value === true)
        return minScore ?? 'pass-mark';
    if (isShare(required.value)) {
        problems.push(required.oldSpelling('A number for "required" is the old form', `Write "required: true" and "min_score: ${required.value}".`, required.location));
        return minScore ?? required.value;
    }
    problems.push(required.wrongType('required', 'true, or a number over 0 and up to 1', (0,numbers/* adviceForFlag */.i)(required.value) ?? (0,numbers/* adviceForNumber */.R)(required.value, isShare)));
    return undefined;
}
function readMinScore(item, problems) {
    const field = item.field('min_score');
    if (field === undefined)
        return undefined;
    if (isShare(field.value))
        return field.value;
    problems.push(field.wrongType('min_score', 'a number over 0 and up to 1', (0,numbers/* adviceForNumber */.R)(field.value, isShare)));
    return undefined;
}
const isWeight = (value) => typeof value === 'number' && value >= 0 && value <= limits/* MAX_WEIGHT */.K3;
const isShare = (value) => typeof value === 'number' && value > 0 && value <= 1;
function readNegate(item, problems) {
    const negate = item.field('negate');
    if (negate === undefined)
        return false;
    if (typeof negate.value === 'boolean')
        return negate.value;
    problems.push(negate.wrongType('negate', 'true or false', (0,numbers/* adviceForFlag */.i)(negate.value)));
    return false;
}

// EXTERNAL MODULE: ./build/js/src/suites/graders/grader-options.js + 1 modules
var grader_options = __webpack_require__(23860);
;// CONCATENATED MODULE: ./build/js/src/suites/graders/graders.js







function declaredGraders(mapping, locations, problems) {
    const present = [];
    for (const location of locations) {
        const field = fieldAt(mapping, location);
        if (field !== undefined)
            present.push({ location, field });
    }
    const [first, ...others] = present;
    if (first !== undefined && first.location !== 'assertions') {
        problems.push(first.field.oldSpelling(`"${first.location}" is an old location of graders`, 'Move them to "assertions".'));
    }
    for (const { location, field } of others) {
        problems.push(field.warning('UNUSED', `"${location}" is ignored because "${first?.location}" is there too`, {
            location: field.keyLocation,
            hint: 'Only one list of graders is read; merge them in "assertions".',
        }));
    }
    return first?.field;
}
function fieldAt(mapping, location) {
    const dot = location.indexOf('.');
    return dot === -1 ? mapping.field(location) : mapping.field(location.slice(0, dot))?.field(location.slice(dot + 1));
}
function readGraders(field, reading, problems) {
    const { kinds, templates, references, isTurn = false } = reading;
    return readList(field, { kinds, templates, references, isTurn, way: [] }, problems);
}
function readList(field, reading, problems) {
    return joinCriteria(readEntries(field, reading, problems), reading, problems);
}
function readEntries(field, reading, problems) {
    if (!field.isList) {
        const hint = field.isMap ? 'Put "- " before its first key to make it a list.' : undefined;
        problems.push(field.wrongType('assertions', 'a list of graders', hint));
        return [];
    }
    return field
        .items()
        .flatMap((item) => isInclude(item) ? readIncluded(item, reading, problems) : (readEntry(item, reading, problems) ?? []));
}
const isInclude = (item) => item.keys().length === 1 && item.key('include') !== undefined;
function readIncluded(item, reading, problems) {
    if (reading.templates === undefined) {
        problems.push((0,fields/* notSupportedYet */.Kp)('"include"', item));
        return [];
    }
    const included = reading.templates.include(item, reading.way, problems);
    return included === undefined ? [] : readEntries(included.list, { ...reading, way: included.way }, problems);
}
function readEntry(item, reading, problems) {
    if (item.text !== undefined)
        return readCriterion(item, item.text, problems);
    if (item.isMap)
        return readGrader(item, reading, problems);
    problems.push(item.wrongType('grader', 'a mapping with "type", or a criterion as text'));
    return undefined;
}
function readGrader(item, reading, problems) {
    const kind = readKind(item, reading, problems);
    const { name, weight, required, negate } = readFields(item, reading.memberOf, problems);
    if (kind === undefined)
        return undefined;
    const members = readMembers(item, kind, reading, problems);
    const options = kind.runsFiles
        ? readCustomOptions(item, reading.references, problems)
        : (0,grader_options/* readOptions */.Tt)(item, kind, reading.references, problems);
    const names = members?.map((member) => member.name) ?? [];
    for (const complaint of kind.checkMembers?.(options, names) ?? []) {
        problems.push((0,grader_options/* optionProblem */.DA)(complaint, item, options, kind));
    }
    const declaredAs = item.field('type')?.text ?? kind.type;
    return {
        name: name ?? kind.nameFor?.(options) ?? kind.type,
        type: kind.type,
        declaredAs,
        weight,
        required,
        negate,
        options,
        members,
        location: item.location,
    };
}
function readMembers(item, kind, reading, problems) {
    const { type, memberLists } = kind;
    if (memberLists === undefined)
        return undefined;
    const list = declaredGraders(item, memberLists, problems);
    const members = list === undefined ? [] : readList(list, { ...reading, memberOf: kind }, problems);
    const isEmpty = list === undefined || (list.isList && list.items().length === 0);
    if (isEmpty) {
        const complaint = item.missing('assertions', `The grader ${type} cannot combine graders`, 'a list of graders');
        problems.push({ ...complaint, code: 'GRADER_INVALID' });
    }
    refuseRepeatedNames(members, problems);
    return members;
}
function refuseRepeatedNames(members, problems) {
    const names = new Set();
    for (const { name, location } of members) {
        if (names.has(name)) {
            problems.push({
                code: 'DUPLICATE_ID',
                severity: 'error',
                message: `Two members of a grader have the name "${(0,shared_text/* cutEnd */.ym)(name, 60)}"`,
                location,
                hint: 'Set a different "name" for each.',
            });
        }
        names.add(name);
    }
}
function readKind(item, reading, problems) {
    const type = item.field('type');
    const { text } = type ?? {};
    const kind = text === undefined ? undefined : (0,suite_kind/* findKind */.oH)(reading.kinds, text);
    if (kind !== undefined && !kind.runsFiles)
        return kind;
    const known = reading.kinds.flatMap((each) => (each.runsFiles ? [] : [each.type]));
    if (type === undefined) {
        problems.push(item.missing('type', 'A grader needs "type"', `one of ${known.join(', ')}`, typeInDisguise(item, known)));
        return undefined;
    }
    if (text === undefined || text.trim() === '') {
        problems.push(type.wrongType('type', 'the name of a grader'));
        return undefined;
    }
    const custom = lookUpCustomGrader(text, reading.references);
    if (custom.kind === 'found')
        return reading.kinds.find(({ runsFiles }) => runsFiles);
    if (custom.kind === 'unread')
        return undefined;
    problems.push(type.error('UNKNOWN_GRADER', `There is no grader "${(0,shared_text/* cutEnd */.ym)(text, 60)}"`, {
        expected: `one of ${[...known, ...custom.known].join(', ')}`,
        found: type.found,
        hint: adviceFor(text, [...known, ...custom.known]),
    }));
    return undefined;
}
function typeInDisguise(item, known) {
    if (item.key('include') !== undefined)
        return '"include" cannot have other keys: the included graders set them.';
    const key = item.keys().find((each) => known.includes((0,suite_kind/* canonicalName */.Ew)(each)));
    return key && `Use "type: ${key}", with its options as further keys.`;
}
function adviceFor(type, known) {
    const [, denied = ''] = /^not[-_ ](.+)$/i.exec(type) ?? [];
    if (known.includes((0,suite_kind/* canonicalName */.Ew)(denied)))
        return `Write "type: ${(0,suite_kind/* canonicalName */.Ew)(denied)}" with "negate: true".`;
    const meant = (0,did_you_mean/* didYouMean */.au)(type, known);
    return meant === undefined
        ? 'Custom graders are files such as .agentv/assertions/<type>.ts (or .js, .py, .sh); a code-grader runs any program.'
        : `Did you mean "${meant}"?`;
}
function lookUpCustomGrader(type, references) {
    const reference = references?.customGraders();
    if (reference?.kind === 'unread')
        return { kind: 'unread' };
    const graders = reference?.kind === 'found' ? reference.graders : new Map();
    const grader = graders.get(type.trim()) ?? graders.get(customName(type));
    return grader === undefined ? { kind: 'none', known: [...graders.keys()].sort() } : { kind: 'found', grader };
}
const customName = (type) => type.trim().replaceAll('_', '-');
function readCustomOptions(item, references, problems) {
    const type = item.field('type');
    const found = lookUpCustomGrader(type?.text ?? '', references);
    if (type === undefined || found.kind !== 'found')
        return {};
    const { path, shown, complaint } = found.grader;
    if (complaint !== undefined) {
        const { code, message, ...more } = complaint;
        problems.push(type.error(code, message, more));
    }
    return { called: customName(type.text ?? ''), file: path, shown, config: configOf(item, problems) };
}
function configOf(item, problems) {
    (0,grader_options/* refuseMistyped */.Cq)(item, (0,grader_options/* mistypedKeys */.YD)(item, ['config']), problems);
    const explicit = item.field('config');
    if (explicit !== undefined && !explicit.isMap)
        problems.push(explicit.wrongType('config', 'a mapping'));
    const others = item.without([...grader_options/* COMMON_KEYS */.PF, 'config']).value;
    return { ...others, ...(explicit?.isMap && explicit.value) };
}


/***/ }),

/***/ 20054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ implicitGraders),
/* harmony export */   vF: () => (/* binding */ readRubrics),
/* harmony export */   w8: () => (/* binding */ readEvaluator)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40958);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _fields_fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16214);
/* harmony import */ var _grader_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23860);





const JUDGE = 'llm-grader';
function readRubrics(item, kinds, problems) {
    const field = item.field('rubrics');
    if (field === undefined)
        return [];
    if (!field.isList) {
        problems.push(field.wrongType('rubrics', 'a list of criteria'));
        return [];
    }
    problems.push(field.oldSpelling('"rubrics" is an old location of criteria', 'Move them to "assertions": each as plain text, or as the "criteria" of { type: rubrics }.'));
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, JUDGE);
    if (kind === undefined) {
        problems.push((0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .notSupportedYet */ .Kp)('"rubrics" of a test', field));
        return [];
    }
    const options = { rubrics: field.value };
    (0,_grader_options_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOptions */ .Jr)(item, options, kind, problems);
    return [
        {
            name: 'rubrics',
            type: kind.type,
            declaredAs: 'rubrics',
            weight: 1,
            negate: false,
            options,
            location: field.location,
        },
    ];
}
function readEvaluator(item, kinds, problems) {
    const field = item.field('evaluator');
    if (field === undefined)
        return undefined;
    const { text } = field;
    if (text === undefined || text.trim() === '') {
        problems.push(field.wrongType('evaluator', 'the name of a grader'));
        return undefined;
    }
    const kind = (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, text);
    if (kind !== undefined)
        return kind;
    const known = kinds.map(({ type }) => type);
    problems.push(field.warning('UNKNOWN_GRADER', `There is no grader "${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutEnd */ .ym)(text, 60)}", so a model judges instead`, {
        hint: (0,_shared_did_you_mean_js__WEBPACK_IMPORTED_MODULE_1__/* .suggestion */ .h)(text, known, 'graders'),
    }));
    return undefined;
}
function implicitGraders(item, evaluator, kinds, problems) {
    if (problems.some(({ severity }) => severity === 'error'))
        return [];
    const location = item.field('criteria') ?? item;
    const kind = evaluator ?? (0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, JUDGE);
    if (kind === undefined) {
        const what = 'A test without graders (a model would judge it by its criteria)';
        problems.push((0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .notSupportedYet */ .Kp)(what, location, 'Add graders under "assertions".'));
        return [];
    }
    const complaints = kind.check({});
    if (complaints.length > 0) {
        problems.push(location.error('GRADER_INVALID', `The grader ${kind.type} cannot be the default grader: it needs options`, {
            hint: 'Add it under "assertions" with its options.',
        }));
        return [];
    }
    return [
        {
            name: kind.nameFor?.({}) ?? kind.type,
            type: kind.type,
            declaredAs: kind.type,
            weight: 1,
            negate: false,
            options: {},
            implicit: true,
            location: location.location,
        },
    ];
}


/***/ }),

/***/ 83278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ readPreprocessors),
/* harmony export */   f$: () => (/* binding */ withInherited),
/* harmony export */   fv: () => (/* binding */ withScriptsFound)
/* harmony export */ });
/* harmony import */ var _model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38034);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


function readPreprocessors(item, kinds, references, problems) {
    const field = item.field('preprocessors');
    if (field === undefined)
        return [];
    const kind = kinds.find(({ takesPreprocessors }) => takesPreprocessors);
    const complaints = kind?.check({ preprocessors: field.value }).filter(({ path }) => path[0] === 'preprocessors') ?? [];
    for (const { path, message, found } of complaints) {
        const what = `"${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutEnd */ .ym)(path.join('.'), 100)}" ${message}`;
        problems.push(item.error('WRONG_TYPE', what, { location: item.below(path), found }));
    }
    if (complaints.length > 0 || !field.isList)
        return [];
    return withScripts(field, references, problems);
}
function withScriptsFound(item, options, references, problems) {
    const field = item.field('preprocessors');
    return field?.isList ? { ...options, preprocessors: withScripts(field, references, problems) } : options;
}
function withInherited(specs, inherited, kinds) {
    if (inherited.length === 0)
        return [...specs];
    return specs.map((spec) => {
        if (!(0,_model_suite_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .findKind */ .oH)(kinds, spec.type)?.takesPreprocessors)
            return spec;
        const own = spec.options['preprocessors'];
        return { ...spec, options: { ...spec.options, preprocessors: [...inherited, ...(Array.isArray(own) ? own : [])] } };
    });
}
function withScripts(list, references, problems) {
    return list.items().map((entry) => {
        const words = entry.field('command')?.items() ?? [];
        const last = words.at(-1);
        if (last?.text === undefined || last.text.trim() === '' || references === undefined)
            return entry.value;
        const script = references.file(last.text);
        if (script.kind === 'unread')
            return entry.value;
        if (script.kind !== 'found') {
            const { code, message, ...more } = script.complaint;
            problems.push(last.error(code, message, more));
            return entry.value;
        }
        const command = [...words.slice(0, -1).map(({ value }) => value), script.absolutePath];
        return { ...entry.value, command };
    });
}


/***/ }),

/***/ 64717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ GRADER_LISTS),
/* harmony export */   Mz: () => (/* binding */ GRADER_TYPES),
/* harmony export */   Ts: () => (/* binding */ GRADER_TYPES_OF_ANOTHER_KIND),
/* harmony export */   Xk: () => (/* binding */ NAMES),
/* harmony export */   js: () => (/* binding */ GRADER_KEYS)
/* harmony export */ });
const NAMES = {
    suite: { tests: ['tests', 'eval_cases', 'evalcases', 'cases'] },
    execution: {
        failOnError: ['fail_on_error', 'failOnError'],
        budget: ['budget_usd', 'budgetUsd', 'total_budget_usd', 'totalBudgetUsd'],
    },
    trials: { costLimit: ['cost_limit_usd', 'costLimitUsd'] },
    test: {
        criteria: ['criteria', 'expected_outcome', 'outcome'],
        input: ['input', 'input_messages'],
        expected: ['expected_output', 'expected_messages'],
    },
};
const GRADER_LISTS = {
    suite: ['assertions', 'assert', 'execution.assertions', 'execution.assert', 'execution.evaluators'],
    test: ['assertions', 'assert', 'execution.evaluators', 'execution.assertions', 'execution.assert', 'evaluators'],
    execution: ['assertions', 'assert', 'evaluators'],
};
const GRADER_TYPES = { 'llm-judge': 'llm-grader', rubric: 'rubrics' };
const GRADER_TYPES_OF_ANOTHER_KIND = {
    'code-judge': 'code-grader',
    code: 'code-grader',
    'agent-judge': 'llm-grader',
};
const GRADER_KEYS = {
    latency: { max_ms: 'threshold' },
    cost: { max_usd: 'budget' },
    'token-usage': {
        max_total_tokens: 'max_total',
        maxTotal: 'max_total',
        maxInput: 'max_input',
        maxOutput: 'max_output',
    },
    'execution-metrics': {
        maxToolCalls: 'max_tool_calls',
        maxLlmCalls: 'max_llm_calls',
        maxTokens: 'max_tokens',
        maxCostUsd: 'max_cost_usd',
        maxDurationMs: 'max_duration_ms',
        targetExplorationRatio: 'target_exploration_ratio',
        explorationTolerance: 'exploration_tolerance',
    },
    'llm-grader': { maxSteps: 'max_steps' },
    'tool-trajectory': { argsMatch: 'args_match' },
};


/***/ }),

/***/ 67803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ Bounds)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

class Bounds {
    #folders;
    #files;
    #behindLinks;
    constructor(folders, files) {
        this.#folders = [...new Set(folders)];
        this.#files = files;
    }
    hold(path) {
        return this.#folders.some((folder) => isInside(folder, path));
    }
    async sideOf(path) {
        if (!this.hold(path))
            return 'outside';
        const real = await this.#real(path);
        this.#behindLinks ??= Promise.all(this.#folders.map((folder) => this.#real(folder)));
        return (await this.#behindLinks).some((folder) => isInside(folder, real)) ? 'inside' : 'link';
    }
    #real(path) {
        return this.#files.realPath(path);
    }
}
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}


/***/ }),

/***/ 13037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   Nu: () => (/* binding */ FilePaths),
/* harmony export */   Yo: () => (/* binding */ NotRead)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67803);
/* harmony import */ var _env_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68041);




class NotRead extends Error {
    kind;
    complaint;
    constructor(kind, complaint) {
        super(complaint.message);
        this.kind = kind;
        this.complaint = complaint;
    }
}
class FilePaths {
    #at;
    #roots;
    #bounds;
    constructor(at) {
        this.#at = at;
        this.#roots = (0,_env_files_js__WEBPACK_IMPORTED_MODULE_3__/* .searchRoots */ ._)(at.folder, at);
        this.#bounds = new _bounds_js__WEBPACK_IMPORTED_MODULE_2__/* .Bounds */ .c([at.folder, at.cwd, at.root], at.files);
    }
    find(value) {
        return this.#first(value, candidates(value, this.#roots));
    }
    async findFolder(value) {
        for (const path of [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.#at.folder, value), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(this.#at.cwd, value)]) {
            if ((await this.#at.files.state(path)) === 'folder')
                return path;
        }
        throw new NotRead('missing', {
            code: 'FILE_MISSING',
            message: `There is no folder ${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(value, 100)}`,
            hint: 'Paths start in the folder of the suite, or in the working directory.',
        });
    }
    findTemplate(name, from) {
        const roots = [...new Set([...(from === undefined ? [] : [from]), ...this.#roots])];
        return this.#first(name, /[/\\]|^\./.test(name) ? candidates(name, roots) : inTemplates(name, roots));
    }
    async #first(value, paths) {
        let isFolder = false;
        for (const path of paths) {
            const state = await this.#at.files.state(path);
            if (state === 'file')
                return this.#insideRepository(path, value);
            isFolder ||= state === 'folder';
        }
        const shown = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(value, 100);
        throw new NotRead('missing', {
            code: isFolder ? 'FILE_UNREADABLE' : 'FILE_MISSING',
            message: isFolder ? `${shown} is a folder, not a file` : `There is no file ${shown}`,
            hint: 'Paths start in the folder of the suite, in those above it up to the repository, or in the working directory.',
        });
    }
    async #insideRepository(path, value) {
        const side = await this.#bounds.sideOf(path);
        if (side === 'inside')
            return path;
        const shown = (0,_shared_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(value, 100);
        throw new NotRead('refused', {
            code: 'FILE_UNREADABLE',
            message: side === 'link'
                ? `${shown} is a link that leads out of the repository, and is not read`
                : `${shown} is outside the repository and is not read`,
            expected: 'a file of the repository',
            hint: 'Copy the file into the repository.',
        });
    }
}
const displayPath = (value) => value.replace(/^[/\\]+/, '');
const candidates = (value, roots) => [
    ...((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(value) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(value)] : []),
    ...roots.map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, displayPath(value))),
];
const inTemplates = (name, roots) => roots.flatMap((root) => ['yaml', 'yml'].map((ending) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.agentv', 'templates', `${name}.${ending}`)));


/***/ }),

/***/ 61844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gn: () => (/* binding */ readSettled),
/* harmony export */   N3: () => (/* binding */ References),
/* harmony export */   tL: () => (/* binding */ imageTypeOf)
/* harmony export */ });
/* unused harmony exports MAX_TEXT_BYTES, MAX_IMAGE_BYTES, MAX_TEXTS_BYTES, MOST_REFERENCES */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _file_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13037);




const MAX_TEXT_BYTES = 1024 * 1024;
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const MAX_TEXTS_BYTES = 16 * MAX_TEXT_BYTES;
const MAX_IMAGES_BYTES = 10 * MAX_IMAGE_BYTES;
const MAX_GRADING_FILE_BYTES = 5 * 1024 * 1024;
const MAX_GRADING_FILES_BYTES = 10 * MAX_GRADING_FILE_BYTES;
const MOST_REFERENCES = 10_000;
class References {
    #at;
    #findGraders;
    #known = new Map();
    #wanted = new Map();
    #paths;
    #texts = new Map();
    #images = new Map();
    #gradingFiles = new Map();
    #textBytes = 0;
    #imageBytes = 0;
    #gradingBytes = 0;
    constructor(at, findGraders = async () => new Map()) {
        this.#at = at;
        this.#findGraders = findGraders;
        this.#paths = new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .FilePaths */ .Nu(at);
    }
    text(value) {
        return this.#ask('text', value, async () => {
            const absolutePath = await this.#paths.find(value);
            const text = await this.#textOf(absolutePath);
            const isGuideline = this.#at.isGuideline?.(absolutePath) === true;
            return { path: (0,_file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .displayPath */ .Gt)(value), absolutePath, text, isGuideline: isGuideline || undefined };
        });
    }
    file(value) {
        return this.#ask('file', value, async () => ({ absolutePath: await this.#paths.find(value) }));
    }
    folder(value) {
        return this.#ask('folder', value, async () => ({ absolutePath: await this.#paths.findFolder(value) }));
    }
    image(value) {
        return this.#ask('image', value, async () => this.#imageOf(await this.#paths.find(value)));
    }
    gradingFile(value) {
        return this.#ask('grading file', value, async () => {
            const absolutePath = await this.#paths.find(value);
            return { content: await this.#gradingFileOf(absolutePath) };
        });
    }
    template(name, from) {
        return this.#ask('template', JSON.stringify([from, name]), async () => {
            const absolutePath = await this.#paths.findTemplate(name, from);
            return { path: absolutePath, absolutePath, text: await this.#textOf(absolutePath) };
        });
    }
    customGraders() {
        return this.#ask('graders', '', async () => ({ graders: await this.#findGraders() }));
    }
    async readWanted() {
        const wanted = [...this.#wanted];
        this.#wanted.clear();
        for (const [key, read] of wanted)
            this.#known.set(key, await read());
        return wanted.length > 0;
    }
    #ask(what, value, read) {
        const key = `${what} ${value}`;
        const known = this.#known.get(key);
        if (known?.kind === 'found')
            return { kind: 'found', ...known.value };
        if (known !== undefined)
            return known;
        if (this.#wanted.has(key))
            return { kind: 'unread' };
        if (this.#known.size + this.#wanted.size >= MOST_REFERENCES)
            return { kind: 'refused', complaint: tooMany };
        this.#wanted.set(key, () => settle(read));
        return { kind: 'unread' };
    }
    #textOf(path) {
        return remembered(this.#texts, path, async () => {
            const text = await this.#at.files.read(path, MAX_TEXT_BYTES);
            this.#textBytes += Buffer.byteLength(text);
            if (this.#textBytes > MAX_TEXTS_BYTES)
                throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('refused', tooMuch('text', MAX_TEXTS_BYTES));
            return text.replaceAll('\r\n', '\n');
        });
    }
    #gradingFileOf(path) {
        return remembered(this.#gradingFiles, path, async () => {
            const bytes = await this.#at.files.readBytes(path, MAX_GRADING_FILE_BYTES);
            this.#gradingBytes += bytes.length;
            if (this.#gradingBytes > MAX_GRADING_FILES_BYTES) {
                throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('refused', tooMuch('grading files', MAX_GRADING_FILES_BYTES));
            }
            return Buffer.from(bytes).toString('base64');
        });
    }
    #imageOf(path) {
        return remembered(this.#images, path, async () => {
            const mediaType = imageTypeOf(path);
            if (mediaType === undefined)
                throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('missing', notAnImage(path));
            const bytes = await this.#at.files.readBytes(path, MAX_IMAGE_BYTES);
            this.#imageBytes += bytes.length;
            if (this.#imageBytes > MAX_IMAGES_BYTES)
                throw new _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo('refused', tooMuch('images', MAX_IMAGES_BYTES));
            return {
                absolutePath: path,
                mediaType,
                dataUri: `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`,
            };
        });
    }
}
async function readSettled(read, references, problems) {
    for (;;) {
        const reported = [];
        const result = read(reported);
        if (await references.readWanted())
            continue;
        problems.push(...reported);
        return result;
    }
}
const MEDIA_TYPES = {
    '.png': 'image/png',
    '.jpg': 'image/jpeg',
    '.jpeg': 'image/jpeg',
    '.gif': 'image/gif',
    '.webp': 'image/webp',
    '.svg': 'image/svg+xml',
    '.bmp': 'image/bmp',
};
const imageTypeOf = (path) => MEDIA_TYPES[(0,node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(path).toLowerCase()];
async function settle(read) {
    try {
        return { kind: 'found', value: await read() };
    }
    catch (error) {
        if (error instanceof _file_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .NotRead */ .Yo)
            return { kind: error.kind, complaint: error.complaint };
        const [problem] = error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo ? error.problems : [];
        if (problem === undefined)
            throw error;
        const { severity: _, location: __, ...complaint } = problem;
        return { kind: complaint.code === 'FILE_TOO_LARGE' ? 'refused' : 'missing', complaint };
    }
}
function remembered(known, key, read) {
    const earlier = known.get(key);
    if (earlier !== undefined)
        return earlier;
    const reading = read();
    known.set(key, reading);
    return reading;
}
const notAnImage = (path) => ({
    code: 'FILE_UNREADABLE',
    message: `${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .cutMiddle */ .it)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), 100)} is not a supported image`,
    expected: `one of ${Object.keys(MEDIA_TYPES).join(', ')}`,
});
const tooMany = {
    code: 'FILE_TOO_LARGE',
    message: 'This suite refers to too many files',
    expected: `at most ${MOST_REFERENCES} paths`,
    hint: 'Split it into several suites.',
};
const tooMuch = (what, most) => ({
    code: 'FILE_TOO_LARGE',
    message: `The ${what} of this suite are too large in total`,
    expected: `at most ${most} bytes`,
    hint: 'Split it into several suites.',
});


/***/ }),

/***/ 79468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ suiteFile),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   Ri: () => (/* binding */ nameOfFile),
/* harmony export */   d7: () => (/* binding */ orReported),
/* harmony export */   ql: () => (/* binding */ MAX_SUITE_BYTES),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81457);



const MAX_SUITE_BYTES = 5 * 1024 * 1024;
function suiteFile(path, cwd) {
    return { file: (0,_references_shown_path_js__WEBPACK_IMPORTED_MODULE_2__/* .shownPath */ .p)(path, cwd), path, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path), category: categoryOf(path, cwd) };
}
function categoryOf(path, cwd) {
    const folders = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)).replaceAll('\\', '/').split('/');
    const named = folders.filter((folder) => folder !== '' && folder !== '.' && folder !== '..' && folder !== 'evals');
    return named.length === 0 ? 'Uncategorized' : named.join('/');
}
async function readText(path, { files }, problems, location) {
    return orReported(() => files.read(path, MAX_SUITE_BYTES), problems, location);
}
async function orReported(work, problems, location) {
    try {
        return await work();
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo))
            throw error;
        problems.push(...error.problems.map((problem) => ({ ...problem, location: problem.location ?? location })));
        return undefined;
    }
}
const nameOfFile = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path).replace(/(?:\.eval)?\.ya?ml$|\.jsonl?$/i, '') || 'eval';
function readName(root, keys, problems) {
    for (const key of keys) {
        const field = root.field(key);
        const name = field?.text?.trim();
        if (name)
            return name;
        if (field !== undefined && field.text === undefined)
            problems.push(field.wrongType(key, 'text'));
    }
    return undefined;
}


/***/ }),

/***/ 95839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XN: () => (/* binding */ mergeHooks),
/* harmony export */   by: () => (/* binding */ readHooks),
/* harmony export */   iN: () => (/* binding */ POINTS),
/* harmony export */   rO: () => (/* binding */ withDefaults),
/* harmony export */   ux: () => (/* binding */ readWords)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28327);
/* harmony import */ var _blocks_block_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88825);
/* harmony import */ var _blocks_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1445);
/* harmony import */ var _fields_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16214);





const POINTS = {
    beforeAll: 'before_all',
    beforeEach: 'before_each',
    afterEach: 'after_each',
    afterAll: 'after_all',
};
function readHooks(workspace, folder, problems) {
    const hooks = workspace.field('hooks');
    if (hooks !== undefined && !hooks.isMap)
        problems.push(hooks.wrongType('hooks', 'a mapping of hooks'));
    else if (hooks !== undefined)
        (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFields */ .oA)(hooks, _blocks_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .HOOKS */ .r, problems);
    const read = Object.fromEntries(_model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .hookPoints */ .VS.map((point) => [point, readPoint(workspace, point, folder, problems)]));
    const reset = readOldReset(workspace.field('reset'), problems);
    const enabled = hooks && (0,_blocks_block_js__WEBPACK_IMPORTED_MODULE_2__/* .readKeys */ .x4)(hooks, _blocks_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .HOOKS */ .r, ['enabled'], problems).enabled;
    const afterEach = reset && { location: workspace.location, ...{ reset, ...definedOnly(read.afterEach) } };
    return { ...read, ...(afterEach && { afterEach }), ...(enabled !== undefined && { enabled }) };
}
function mergeHooks(suite, test) {
    const merged = _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .hookPoints */ .VS.flatMap((point) => {
        const location = test[point]?.location ?? suite[point]?.location;
        return location === undefined
            ? []
            : [[point, { ...definedOnly(suite[point]), ...definedOnly(test[point]), location }]];
    });
    return { ...Object.fromEntries(merged), enabled: test.enabled ?? suite.enabled };
}
function withDefaults(declared, folder) {
    if (declared.enabled === false)
        return {};
    const hooks = _model_suite_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .hookPoints */ .VS.flatMap((point) => {
        const hook = declared[point];
        if (hook === undefined || (hook.command === undefined && (hook.reset ?? 'none') === 'none'))
            return [];
        const timeoutMs = point.startsWith('before') ? 60_000 : 30_000;
        return [[point, { cwd: folder, timeoutMs, reset: 'none', ...definedOnly(hook) }]];
    });
    return Object.fromEntries(hooks);
}
function readPoint(workspace, point, folder, problems) {
    const name = POINTS[point];
    const locations = [
        [`hooks.${name}`, workspace.field('hooks')?.field(name)],
        [name, workspace.field(name)],
        ...(point === 'beforeEach' ? [['setup', workspace.field('setup')]] : []),
        ...(point === 'afterEach' ? [['teardown', workspace.field('teardown')]] : []),
    ];
    const present = locations.flatMap(([shown, field]) => (field === undefined ? [] : [{ shown, field }]));
    const [first, ...others] = present;
    if (first === undefined)
        return undefined;
    if (!first.shown.startsWith('hooks.')) {
        const hint = `Use "hooks: { ${name}: \u2026 }" instead.`;
        problems.push(first.field.warning('DEPRECATED', `"${first.shown}" is an old name`, { location: first.field.keyLocation, hint }));
    }
    for (const { shown, field } of others) {
        const message = `"${shown}" is ignored because "${first.shown}" is set too`;
        problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
    }
    return readHook(first.field, point, folder, problems);
}
function readHook(field, point, folder, problems) {
    const name = POINTS[point];
    if (!field.isMap) {
        problems.push(field.wrongType(name, 'a mapping with "command"', 'Write { command: [program, argument] }.'));
        return undefined;
    }
    (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFields */ .oA)(field, _blocks_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .HOOK */ .cc, problems);
    const found = (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(field, ['command', 'script'], problems, { isConverted: false });
    const command = found && readWords(found.field, found.name, problems);
    const read = (0,_blocks_block_js__WEBPACK_IMPORTED_MODULE_2__/* .readKeys */ .x4)(field, _blocks_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .HOOK */ .cc, ['cwd', 'timeout_ms', 'reset'], problems);
    const isReset = point === 'beforeEach' || point === 'afterEach';
    if (read.reset !== undefined && !isReset) {
        const message = `"reset" has no effect in ${POINTS[point]}: it belongs to before_each and after_each`;
        problems.push(field.warning('UNUSED', message, { location: field.key('reset')?.keyLocation }));
    }
    if (found === undefined && field.field('reset') === undefined) {
        const message = `"${name}" has neither a command nor a reset and does nothing`;
        problems.push(field.warning('UNUSED', message, { location: field.keyLocation }));
    }
    return {
        command,
        cwd: read.cwd && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, read.cwd),
        timeoutMs: read.timeout_ms,
        reset: isReset ? read.reset : undefined,
        location: field.keyLocation,
    };
}
function readWords(field, name, problems) {
    const words = field.isList
        ? field.items().map(({ text, value }) => text ?? (typeof value === 'number' ? String(value) : undefined))
        : field.text?.split(/\s+/).filter((word) => word !== '');
    const command = words?.filter((word) => word !== undefined && !word.includes('\0'));
    if (command !== undefined && command.length > 0 && command.length === words?.length && command[0] !== '') {
        return command;
    }
    problems.push(field.wrongType(name, 'a list of texts: a program and its arguments'));
    return undefined;
}
function readOldReset(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        problems.push(field.wrongType('reset', 'a mapping', 'Use "hooks: { after_each: { reset: fast } }" instead.'));
        return undefined;
    }
    (0,_fields_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .checkFields */ .oA)(field, _blocks_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .OLD_RESET */ .Kx, problems);
    const hint = 'Use "hooks: { after_each: { reset: fast } }" instead.';
    problems.push(field.warning('DEPRECATED', '"reset" of a workspace is an old name', { location: field.keyLocation, hint }));
    const { strategy, after_each: isAfterEach } = (0,_blocks_block_js__WEBPACK_IMPORTED_MODULE_2__/* .readKeys */ .x4)(field, _blocks_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .OLD_RESET */ .Kx, ['strategy', 'after_each'], problems);
    return isAfterEach && strategy ? OLD_RESETS[strategy] : undefined;
}
const OLD_RESETS = {
    hard: 'fast',
    recreate: 'strict',
    none: 'none',
};
const definedOnly = (hook) => Object.fromEntries(Object.entries(hook ?? {}).filter(([, value]) => value !== undefined));


/***/ }),

/***/ 31116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ readWorkspace),
  B: () => (/* binding */ workspaceOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/suites/blocks/block.js
var block = __webpack_require__(88825);
// EXTERNAL MODULE: ./build/js/src/suites/blocks/workspace.js
var workspace = __webpack_require__(1445);
// EXTERNAL MODULE: ./build/js/src/suites/fields/fields.js
var fields_fields = __webpack_require__(16214);
;// CONCATENATED MODULE: ./build/js/src/suites/workspace/workspace-repositories.js




const isFetched = (repository) => 'url' in repository;
const MOST_REPOSITORIES = 100;
function readRepositories(field, references, problems) {
    if (field === undefined)
        return undefined;
    const items = field.items();
    if (!field.isList || items.length > MOST_REPOSITORIES) {
        problems.push(field.wrongType('repos', `a list of at most ${MOST_REPOSITORIES} repositories`));
        return undefined;
    }
    const repositories = items.flatMap((item) => readRepository(item, references, problems) ?? []);
    const paths = new Set();
    for (const { path, location } of repositories) {
        const expected = 'a folder for each repository';
        const message = `Two repositories have the path "${path || '.'}"`;
        if (paths.has(path))
            problems.push({ code: 'WRONG_TYPE', severity: 'error', message, location, expected });
        paths.add(path);
    }
    return repositories;
}
function readRepository(item, references, problems) {
    if (!item.isMap) {
        problems.push(item.wrongType('repos', 'a mapping with "path" and "repo"'));
        return undefined;
    }
    if (item.field('repo') === undefined && item.field('source') === undefined)
        return readOfImage(item, problems);
    (0,fields_fields/* checkFields */.oA)(item, workspace/* REPOSITORY */.Bw, problems);
    const path = readPath(item, problems);
    const origin = readOrigin(item, references, problems);
    const checkout = readOld(item, 'checkout', problems);
    const clone = readOld(item, 'clone', problems);
    const ref = readRef(item, checkout, problems);
    const ancestor = (0,block/* readKeys */.x4)(item, workspace/* REPOSITORY */.Bw, ['ancestor'], problems).ancestor ??
        (checkout && (0,block/* readKeys */.x4)(checkout, workspace/* OLD_CHECKOUT */.hD, ['ancestor'], problems).ancestor) ??
        0;
    const sparse = readSparse(item.field('sparse') ?? clone?.field('sparse'), problems);
    if (path === undefined || origin === undefined)
        return undefined;
    return {
        path,
        url: origin,
        ref,
        resolve: readResolve(checkout, problems),
        ancestor,
        sparse,
        location: item.location,
    };
}
function readPath(item, problems) {
    const field = item.field('path');
    if (field === undefined || field.text?.trim() === '') {
        problems.push(item.missing('path', 'A repository needs a "path"', 'its folder in the workspace'));
        return undefined;
    }
    const path = pathInWorkspace(field.text ?? '');
    if (path === undefined)
        problems.push(field.wrongType('path', 'a folder in the workspace'));
    return path;
}
function pathInWorkspace(text) {
    const path = external_node_path_.posix.normalize(text.trim().replaceAll('\\', '/')).replace(/\/$/, '');
    const isInside = !path.startsWith('/') && !/^[A-Za-z]:/.test(path) && path !== '..' && !path.startsWith('../');
    const isOfGit = path.split('/').some((part) => part.toLowerCase() === '.git');
    if (!isInside || isOfGit || path.includes('\0'))
        return undefined;
    return path === '.' ? '' : path;
}
function readOrigin(item, references, problems) {
    const source = readOld(item, 'source', problems);
    const repo = item.field('repo');
    if (repo?.text?.trim())
        return urlOf(repo, references, problems);
    if (repo !== undefined && repo.text === undefined)
        problems.push(repo.wrongType('repo', 'a URL, or owner/name'));
    const type = source?.field('type')?.text ?? 'git';
    if (source !== undefined && type !== 'git' && type !== 'local')
        problems.push((source.field('type') ?? source).wrongType('type', 'git or local'));
    const old = source?.field(type === 'local' ? 'path' : 'url');
    if (old?.text?.trim())
        return type === 'local' ? folderUrl(old, references, problems) : urlOf(old, references, problems);
    problems.push(withoutOrigin(item));
    return undefined;
}
const withoutOrigin = (item) => item.missing('repo', 'A repository needs a "repo"', 'a URL, or owner/name of GitHub');
function readOfImage(item, problems) {
    (0,fields_fields/* checkFields */.oA)(item, workspace/* IMAGE_REPOSITORY */.hZ, problems);
    const path = textIn(item, 'path', problems, 'a folder of the image');
    const commit = readRef(item, undefined, problems);
    return {
        path: path ?? '',
        commit: commit !== 'HEAD' ? commit : undefined,
        location: item.location,
        problem: withoutOrigin(item),
    };
}
function urlOf(field, references, problems) {
    const text = field.text?.trim() ?? '';
    if (/^\.{1,2}[/\\]|^[/\\]|^[A-Za-z]:[/\\]/.test(text))
        return folderUrl(field, references, problems);
    if (/^[A-Za-z0-9][\w.-]*\/[\w.-]+$/.test(text))
        return `https://github.com/${text.replace(/\.git$/, '')}.git`;
    const isKnown = /^(?:https?|ssh|git|file):\/\/[^\s-]/.test(text) || /^[\w.][\w.-]*@[\w.][\w.-]*:[^\s]+$/.test(text);
    if (isKnown && isOperand(text))
        return text;
    const expected = 'a URL (https, ssh, file), user@host:path, a path, or owner/name of GitHub';
    problems.push(field.wrongType('repo', expected));
    return undefined;
}
function folderUrl(field, references, problems) {
    const folder = references.folder(field.text?.trim() ?? '');
    if (folder.kind === 'found')
        return fileUrl(folder.absolutePath);
    if (folder.kind !== 'unread')
        problems.push({ severity: 'error', location: field.location, ...folder.complaint });
    return undefined;
}
function fileUrl(path) {
    const slashed = path.replaceAll('\\', '/');
    return `file://${slashed.startsWith('/') ? '' : '/'}${encodeURI(slashed).replaceAll('?', '%3F').replaceAll('#', '%23')}`;
}
function readRef(item, checkout, problems) {
    const [commit, base] = [textIn(item, 'commit', problems), textIn(item, 'base_commit', problems)];
    if (commit !== undefined && base !== undefined && commit !== base) {
        const expected = 'one of the two, or the same in both';
        problems.push(item.error('WRONG_TYPE', '"commit" and "base_commit" name different commits', { expected }));
    }
    const old = checkout && (textIn(checkout, 'base_commit', problems) ?? textIn(checkout, 'ref', problems));
    return commit ?? base ?? old ?? 'HEAD';
}
function textIn(mapping, key, problems, expected = 'a commit, a branch or a tag') {
    const field = mapping.field(key);
    const text = field?.text?.trim();
    if (field === undefined || text === '')
        return undefined;
    if (text !== undefined && isOperand(text))
        return text;
    const hint = typeof field.value === 'number' ? 'Put quotes around it.' : undefined;
    problems.push(field.wrongType(key, expected, hint));
    return undefined;
}
const isOperand = (text) => !text.startsWith('-') && !/[\0\r\n]/.test(text);
function readResolve(checkout, problems) {
    if (checkout === undefined)
        return 'local';
    const field = checkout.field('resolve');
    if (field === undefined || field.text === 'remote')
        return 'remote';
    if (field.text !== 'local')
        problems.push(field.wrongType('resolve', 'remote or local'));
    return 'local';
}
function readSparse(field, problems) {
    if (field === undefined)
        return [];
    const paths = field.items().flatMap(({ text }) => text?.trim() || []);
    if (field.isList && paths.length === field.items().length && paths.every(isOperand))
        return paths;
    problems.push(field.wrongType('sparse', 'a list of folders'));
    return [];
}
const OLD_BLOCKS = {
    source: { fields: workspace/* OLD_SOURCE */.eb, instead: '"repo"' },
    checkout: { fields: workspace/* OLD_CHECKOUT */.hD, instead: '"commit" and "ancestor"' },
    clone: { fields: workspace/* OLD_CLONE */.OC, instead: '"sparse"' },
};
function readOld(item, key, problems) {
    const field = item.field(key);
    if (field === undefined)
        return undefined;
    const { fields, instead } = OLD_BLOCKS[key];
    if (!field.isMap) {
        problems.push(field.wrongType(key, 'a mapping', `Write ${instead} instead.`));
        return undefined;
    }
    (0,fields_fields/* checkFields */.oA)(field, fields, problems);
    const hint = `Use ${instead} of the repository itself instead.`;
    problems.push(field.warning('DEPRECATED', `"${key}" is an old name`, { location: field.keyLocation, hint }));
    return field;
}

;// CONCATENATED MODULE: ./build/js/src/suites/workspace/grading-files.js



const MOST_GRADING_FILES = 100;
function readGradingFiles(field, references, problems) {
    if (field === undefined)
        return undefined;
    const items = field.items();
    if (!field.isList || items.length > MOST_GRADING_FILES) {
        problems.push(field.wrongType('grading_files', `a list of at most ${MOST_GRADING_FILES} files`));
        return undefined;
    }
    const paths = [];
    return items.flatMap((item) => {
        if (!item.isMap) {
            problems.push(item.wrongType('grading_files', 'a mapping with "from" and "to"'));
            return [];
        }
        (0,fields_fields/* checkFields */.oA)(item, workspace/* GRADING_FILE */.kG, problems);
        const content = readFrom(item, references, problems);
        const to = readTo(item, paths, problems);
        if (to !== undefined)
            paths.push(to);
        return content === undefined || to === undefined ? [] : [{ to, content }];
    });
}
function readFrom(item, references, problems) {
    const field = item.field('from');
    if (field === undefined) {
        problems.push(item.missing('from', 'A grading file needs "from"', 'the path of a file'));
        return undefined;
    }
    if (!field.text?.trim()) {
        problems.push(field.wrongType('from', 'the path of a file'));
        return undefined;
    }
    const file = references.gradingFile(field.text.trim());
    if (file.kind === 'found')
        return file.content;
    if (file.kind !== 'unread')
        problems.push({ severity: 'error', location: field.location, ...file.complaint });
    return undefined;
}
function readTo(item, taken, problems) {
    const field = item.field('to');
    if (field === undefined) {
        problems.push(item.missing('to', 'A grading file needs "to"', 'a path in the workspace'));
        return undefined;
    }
    const path = pathInWorkspace(field.text ?? '');
    if (!path || field.text?.trim().endsWith('/')) {
        problems.push(field.wrongType('to', 'the path of a file in the workspace, outside of .git'));
        return undefined;
    }
    const other = taken.find((each) => each === path || each.startsWith(`${path}/`) || path.startsWith(`${each}/`));
    if (other === undefined)
        return path;
    const expected = 'a different path for each file';
    problems.push(field.error('WRONG_TYPE', `"${path}" collides with the grading file "${other}"`, { expected }));
    return undefined;
}

;// CONCATENATED MODULE: ./build/js/src/suites/workspace/workspace-docker.js




const DEFAULT_SECONDS = 1800;
function readDocker(field, problems) {
    if (field === undefined)
        return undefined;
    if (!field.isMap) {
        problems.push(field.wrongType('docker', 'a mapping with "image"'));
        return undefined;
    }
    (0,fields_fields/* checkFields */.oA)(field, workspace/* DOCKER */.F8, problems);
    const keys = ['image', 'timeout', 'memory', 'cpus', 'agent', 'network', 'user'];
    const { image, timeout = DEFAULT_SECONDS, agent: runsAgent = false, ...limits } = (0,block/* readKeys */.x4)(field, workspace/* DOCKER */.F8, keys, problems);
    if (field.field('image') === undefined) {
        problems.push(field.missing('image', 'A container needs an "image"', 'the name of an image, such as node:24'));
    }
    return image === undefined
        ? undefined
        : { image, timeoutMs: timeout * 1000, ...limits, runsAgent, location: field.keyLocation };
}
function dockerOf(docker, repositories, problems) {
    if (docker === undefined) {
        problems.push(...repositories.flatMap((each) => (isFetched(each) ? [] : each.problem)));
        return undefined;
    }
    const ofImage = repositories.flatMap((each) => {
        if (isFetched(each))
            return docker.runsAgent || each.ref === 'HEAD' ? [] : { ...each, commit: each.ref };
        return each.commit === undefined && !docker.runsAgent ? [] : each;
    });
    const full = ofImage.filter(({ commit, location }) => {
        if (commit === undefined || /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
            return true;
        problems.push({
            code: 'WRONG_TYPE',
            severity: 'error',
            message: '"commit" of a repository in a container is not a full commit id',
            location,
            expected: '40 hexadecimal characters: the repository in the image is compared with it',
            found: commit,
        });
        return false;
    });
    return {
        ...docker,
        repositories: full.map(({ path, commit }) => ({ path, commit })),
    };
}

// EXTERNAL MODULE: ./build/js/src/suites/workspace/workspace-hooks.js
var workspace_hooks = __webpack_require__(95839);
;// CONCATENATED MODULE: ./build/js/src/suites/workspace/workspace.js








function readWorkspace(field, reading, problems) {
    if (field === undefined)
        return undefined;
    if (field.text === undefined)
        return readMapping(field, reading.folder, reading, problems);
    const file = reading.files.open(field, reading.references, problems);
    if (file === undefined)
        return undefined;
    const declared = readMapping(file.root, file.folder, reading, problems);
    return declared && { ...declared, folder: file.folder };
}
function workspaceOf(suite, test, evalFolder, problems) {
    const location = test?.location ?? suite?.location;
    if (location === undefined)
        return undefined;
    const template = test?.template ?? suite?.template;
    const mode = test?.mode ?? suite?.mode;
    const path = test?.path ?? suite?.path;
    const folder = test?.folder ?? suite?.folder ?? evalFolder;
    const gradingFiles = test?.gradingFiles ?? suite?.gradingFiles;
    const repositories = test?.repositories ?? suite?.repositories ?? [];
    const docker = dockerOf(test?.docker ?? suite?.docker, repositories, problems);
    return {
        template,
        isolation: test?.isolation ?? suite?.isolation ?? 'shared',
        mode,
        path,
        repositories: repositories.filter(isFetched),
        docker,
        hooks: (0,workspace_hooks/* withDefaults */.rO)((0,workspace_hooks/* mergeHooks */.XN)(suite?.hooks ?? {}, test?.hooks ?? {}), folder),
        requires: {
            commands: [...(test?.commands ?? suite?.commands ?? [])],
            pythonModules: [...(test?.pythonModules ?? suite?.pythonModules ?? [])],
        },
        files: [],
        gradingFiles: gradingFiles && gradingFiles.length > 0 ? gradingFiles : undefined,
        location,
    };
}
function readMapping(field, folder, reading, problems) {
    if (!field.isMap) {
        problems.push(field.wrongType('workspace', 'a mapping, or the path of a file with one'));
        return undefined;
    }
    (0,fields_fields/* checkFields */.oA)(field, workspace/* WORKSPACE */.un, problems);
    const template = readText(field, 'template', problems);
    const mode = readMode(field, problems);
    return {
        template: template && { path: (0,external_node_path_.resolve)(folder, template.text), location: template.field.location },
        isolation: (0,block/* readKeys */.x4)(field, workspace/* WORKSPACE */.un, ['isolation'], problems).isolation,
        mode: mode.mode,
        path: mode.path,
        repositories: readRepositories(field.field('repos'), reading.references, problems),
        hooks: (0,workspace_hooks/* readHooks */.by)(field, folder, problems),
        docker: readDocker(field.field('docker'), problems),
        ...readNeeds(field.field('env'), problems),
        gradingFiles: readGradingFiles(field.field('grading_files'), reading.references, problems),
        location: field.keyLocation,
    };
}
function readMode(field, problems) {
    const { mode, pool, static: isStatic } = (0,block/* readKeys */.x4)(field, workspace/* WORKSPACE */.un, ['mode', 'pool', 'static'], problems);
    const path = readText(field, 'path', problems)?.text;
    const oldPath = readText(field, 'static_path', problems);
    if (oldPath)
        deprecated(oldPath.field, 'static_path', '"mode: static" and "path"', problems);
    if (pool !== undefined)
        deprecated(field.key('pool'), 'pool', 'a mode: "mode: pooled" or "mode: temp"', problems);
    if (isStatic !== undefined)
        deprecated(field.key('static'), 'static', '"mode: static"', problems);
    const oldMode = oldPath || isStatic ? 'static' : pool === undefined ? undefined : pool ? 'pooled' : 'temp';
    return { mode: mode ?? oldMode, path: path ?? oldPath?.text };
}
function readNeeds(field, problems) {
    if (field === undefined)
        return {};
    if (!field.isMap) {
        problems.push(field.wrongType('env', 'a mapping with "required_commands" or "required_python_modules"'));
        return {};
    }
    (0,fields_fields/* checkFields */.oA)(field, workspace/* NEEDS */.Qo, problems);
    const read = (0,block/* readKeys */.x4)(field, workspace/* NEEDS */.Qo, ['required_commands', 'required_python_modules'], problems);
    return { commands: read.required_commands, pythonModules: read.required_python_modules };
}
function readText(mapping, key, problems) {
    const field = mapping.field(key);
    if (field === undefined)
        return undefined;
    const text = field.text?.trim();
    if (text !== undefined && !text.includes('\0'))
        return text === '' ? undefined : { field, text };
    problems.push(field.wrongType(key, 'a path'));
    return undefined;
}
function deprecated(field, key, instead, problems) {
    const hint = `Use ${instead} instead.`;
    if (field)
        problems.push(field.warning('DEPRECATED', `"${key}" is an old name`, { location: field.keyLocation, hint }));
}


/***/ })

};
