export const id = 2533;
export const ids = [2533];
export const modules = {

/***/ 60859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mj: () => (/* binding */ reportFileSchema),
  W5: () => (/* binding */ suiteReportSchema)
});

// UNUSED EXPORTS: totalsSchema

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/message.js
var message = __webpack_require__(89976);
// EXTERNAL MODULE: ./build/js/src/model/run/result.js + 1 modules
var result = __webpack_require__(19923);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/verdict/assessment.js
var assessment = __webpack_require__(67409);
// EXTERNAL MODULE: ./build/js/src/model/verdict/verdict.js
var verdict = __webpack_require__(66510);
;// CONCATENATED MODULE: ./build/js/src/model/verdict/decision.js


const countsSchema = schemas/* strictObject */.rej({ trials: schemas/* int */.Whr().nonnegative(), passes: schemas/* int */.Whr().nonnegative() });
const decisionSchema = schemas/* strictObject */.rej({
    schema_version: schemas/* literal */.euz(1),
    verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
    headline: schemas/* string */.YjP(),
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    suites: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV),
        n: schemas/* int */.Whr().nonnegative(),
        delta: schemas/* number */.aig().nullable(),
        delta_low: schemas/* number */.aig().nullable(),
        delta_high: schemas/* number */.aig().nullable(),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
        p_exact: schemas/* number */.aig().min(0).max(1).nullable(),
        p_variation: schemas/* number */.aig().min(0).max(1).nullable(),
        smallest_detectable_drop: schemas/* number */.aig().nullable(),
        reasons: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
    tests: schemas/* array */.YOg(schemas/* strictObject */.rej({
        suite: schemas/* string */.YjP(),
        test_id: schemas/* string */.YjP(),
        target: schemas/* string */.YjP(),
        state: schemas/* enum */.k5n(verdict/* testStates */.Nr),
        baseline: countsSchema,
        candidate: countsSchema,
        reruns: countsSchema.extend({ needed: schemas/* int */.Whr().positive().nullable() }),
        p: schemas/* number */.aig().min(0).max(1).nullable(),
    })),
    detectable_tests: schemas/* strictObject */.rej({ count: schemas/* int */.Whr().nonnegative(), of: schemas/* int */.Whr().nonnegative() }),
});
const gateDocumentSchema = decisionSchema.extend({
    failures: schemas/* string */.YjP().nullable(),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/experiment.js

const interval = { low: schemas/* number */.aig(), high: schemas/* number */.aig() };
const ratioSchema = schemas/* strictObject */.rej({ first: schemas/* number */.aig(), second: schemas/* number */.aig(), ratio: schemas/* number */.aig(), ...interval });
const changeSchema = schemas/* strictObject */.rej({
    ...{ first: schemas/* number */.aig(), second: schemas/* number */.aig(), delta: schemas/* number */.aig(), ...interval },
    p: schemas/* number */.aig(),
});
const experiment_countsSchema = schemas/* strictObject */.rej({ first: schemas/* int */.Whr().nonnegative(), second: schemas/* int */.Whr().nonnegative() });
const findings = ['better', 'worse', 'no-difference', 'inconclusive', 'not-measured'];
const comparedSchema = schemas/* strictObject */.rej({
    finding: schemas/* enum */.k5n(findings),
    tests: schemas/* int */.Whr().nonnegative(),
    unmeasured: schemas/* int */.Whr().nonnegative(),
    trials: experiment_countsSchema,
    errors: experiment_countsSchema,
    sameAnswers: schemas/* literal */.euz(true).optional(),
    score: changeSchema.optional(),
    passRate: changeSchema.optional(),
    detectable: schemas/* number */.aig().optional(),
    cost: ratioSchema.optional(),
    latency: ratioSchema.optional(),
    won: schemas/* int */.Whr().nonnegative(),
    lost: schemas/* int */.Whr().nonnegative(),
    tied: schemas/* int */.Whr().nonnegative(),
    largest: schemas/* array */.YOg(schemas/* strictObject */.rej({ suite: schemas/* string */.YjP(), testId: schemas/* string */.YjP(), first: schemas/* number */.aig(), second: schemas/* number */.aig() })),
});
const comparisonSchema = schemas/* strictObject */.rej({
    variant: schemas/* string */.YjP(),
    overall: comparedSchema,
    suites: schemas/* array */.YOg(comparedSchema.extend({ suite: schemas/* string */.YjP(), file: schemas/* string */.YjP() })),
});
const experimentSchema = schemas/* strictObject */.rej({
    variants: schemas/* array */.YOg(schemas/* string */.YjP()).min(2),
    comparisons: schemas/* array */.YOg(comparisonSchema).min(1),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/policy-source.js

const policyChangeSchema = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP(),
    key: schemas/* string */.YjP().optional(),
    base: schemas/* string */.YjP().optional(),
    head: schemas/* string */.YjP().optional(),
});
const policySourceSchema = schemas/* strictObject */.rej({
    of: schemas/* enum */.k5n(['pull request', 'merge group']),
    from: schemas/* enum */.k5n(['base', 'checkout', 'unavailable']),
    base: schemas/* string */.YjP(),
    changes: schemas/* array */.YOg(policyChangeSchema),
    why: schemas/* string */.YjP().optional(),
});

;// CONCATENATED MODULE: ./build/js/src/model/verdict/report.js










const suiteTrendSchema = schemas/* strictObject */.rej({
    suite: schemas/* string */.YjP(),
    file: schemas/* string */.YjP().optional(),
    target: schemas/* string */.YjP(),
    runs: schemas/* array */.YOg(schemas/* strictObject */.rej({
        run: schemas/* string */.YjP(),
        sha: schemas/* string */.YjP().optional(),
        time: schemas/* string */.YjP(),
        verdict: schemas/* enum */.k5n(verdict/* verdictKinds */.PV).optional(),
        tests: schemas/* int */.Whr().nonnegative().optional(),
        passRate: schemas/* number */.aig().min(0).max(1).optional(),
        score: schemas/* number */.aig().optional(),
        markers: schemas/* array */.YOg(schemas/* string */.YjP()),
    })),
});
const usedSettingSchema = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    value: schemas/* union */.KCZ([schemas/* number */.aig(), schemas/* string */.YjP()]),
    from: schemas/* enum */.k5n(['given', 'configuration', 'default']),
});
const totalsSchema = schemas/* strictObject */.rej({
    total: schemas/* int */.Whr().nonnegative(),
    passed: schemas/* int */.Whr().nonnegative(),
    failed: schemas/* int */.Whr().nonnegative(),
    errored: schemas/* int */.Whr().nonnegative(),
    erroredTrials: schemas/* int */.Whr().positive().optional(),
    skipped: schemas/* int */.Whr().nonnegative(),
    flaky: schemas/* int */.Whr().nonnegative(),
    reused: schemas/* int */.Whr().nonnegative(),
    avoided: schemas/* strictObject */.rej({
        tests: schemas/* int */.Whr().positive(),
        costUsd: schemas/* number */.aig().nonnegative().optional(),
        costUnknown: schemas/* int */.Whr().nonnegative(),
        durationMs: schemas/* number */.aig().nonnegative().optional(),
        durationUnknown: schemas/* int */.Whr().nonnegative(),
    })
        .optional(),
    score: schemas/* number */.aig().min(0).max(1).optional(),
    passRate: schemas/* number */.aig().min(0).max(1).optional(),
    costUsd: schemas/* number */.aig().nonnegative().optional(),
    costUnknown: schemas/* int */.Whr().nonnegative(),
    tokens: message/* tokenUsageSchema */.uX.optional(),
    graderCostUsd: schemas/* number */.aig().nonnegative().optional(),
    graderTokens: message/* tokenUsageSchema */.uX.optional(),
    durationMs: schemas/* number */.aig().nonnegative().optional(),
    retries: schemas/* int */.Whr().nonnegative(),
});
const suiteReportSchema = schemas/* strictObject */.rej({
    ...(0,result_keys/* suiteOnTarget */.pZ)(),
    threshold: schemas/* number */.aig().min(0).max(1).optional(),
    isDefaultThreshold: schemas/* literal */.euz(true).optional(),
    isOfPassRate: schemas/* literal */.euz(true).optional(),
    metadata: result/* suiteMetadataSchema */.nh.optional(),
    totals: totalsSchema,
});
const reportedCommitSchema = schemas/* strictObject */.rej({
    run: schemas/* string */.YjP().optional(),
    job: schemas/* string */.YjP().optional(),
    sha: schemas/* string */.YjP().optional(),
    baseSha: schemas/* string */.YjP().optional(),
    isFork: schemas/* literal */.euz(true).optional(),
});
const reportSchema = schemas/* strictObject */.rej({
    schemaVersion: schemas/* literal */.euz(1),
    generator: schemas/* strictObject */.rej({ name: schemas/* literal */.euz('eval-action'), version: schemas/* string */.YjP(), program: schemas/* string */.YjP().optional() }),
    ...(0,result/* measuredFacts */.Mt)(),
    commit: reportedCommitSchema.optional(),
    verdict: verdict/* verdictSchema */.$D,
    conclusion: schemas/* enum */.k5n(verdict/* conclusions */.fy),
    totals: totalsSchema,
    suites: schemas/* array */.YOg(suiteReportSchema),
    comparison: assessment/* assessmentSchema */.q4,
    experiment: experimentSchema.optional(),
    trend: schemas/* array */.YOg(suiteTrendSchema).optional(),
    policy: policySourceSchema.optional(),
    settings: schemas/* array */.YOg(usedSettingSchema).optional(),
});
const reportFileSchema = reportSchema.omit({ verdict: true }).extend({
    verdict: decisionSchema,
    gate: verdict/* verdictSchema */.$D,
    gradersToCheck: schemas/* array */.YOg(errors/* problemSchema */.zs).optional(),
});


/***/ }),

/***/ 13737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ graderSchema),
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   G8: () => (/* binding */ readableRows),
/* harmony export */   QF: () => (/* binding */ passMarkOf),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   W0: () => (/* binding */ parseRow),
/* harmony export */   YD: () => (/* binding */ keysOf),
/* harmony export */   ee: () => (/* binding */ tokensSchema),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   hq: () => (/* binding */ nonEmpty),
/* harmony export */   ht: () => (/* binding */ usageSchema),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   oV: () => (/* binding */ SHARE),
/* harmony export */   pV: () => (/* binding */ graderOf),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   vj: () => (/* binding */ amount),
/* harmony export */   yy: () => (/* binding */ answerText),
/* harmony export */   z2: () => (/* binding */ asAttempts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95974);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92838);
/* harmony import */ var _read_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57247);





const NUMBER = `a number from 0 to ${_model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MEASURE */ .Gh}`;
const SHARE = 'a number from 0 to 1';
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text');
const nonEmpty = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('a text').min(1, 'a text that is not empty');
const amount = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(NUMBER).nonnegative(NUMBER).max(_model_suite_number_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_MEASURE */ .Gh, NUMBER);
const share = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(SHARE).min(0, SHARE).max(1, SHARE);
const optional = (value, description) => value
    .nullish()
    .transform((input) => input ?? undefined)
    .optional()
    .describe(description);
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
const usageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    inputTokens: _read_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .amount */ .vj,
    outputTokens: _read_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .amount */ .vj,
    reasoningTokens: _read_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .amount */ .vj,
    cacheReadTokens: _read_loose_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .amount */ .vj,
})
    .catch({});
const usageOf = ({ inputTokens: input, outputTokens: output, reasoningTokens: reasoning, cacheReadTokens: cached, } = {}) => input === undefined || output === undefined ? undefined : { input, output, cached, reasoning };
function passMarkOf(scores, passMark, whose) {
    if (passMark === undefined && scores.some(({ score = 0 }) => score !== 0 && score !== 1)) {
        throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', `${whose} are numbers, and have no verdict`, {
            hint: 'Set pass-mark (--pass-mark; pass_mark of an engine): the score from which a test passes.',
        });
    }
    return passMark ?? 1;
}
const graderOf = ({ pass, ...grader }) => ({
    ...grader,
    passed: pass,
});
const asAttempts = (attempts, { outcome, score }) => attempts.map((attempt, number) => ({
    ...attempt,
    number,
    ofAllAttempts: number === 0 ? { outcome, score } : undefined,
}));
const answerText = (value) => value === undefined || value === null ? undefined : typeof value === 'string' ? value : JSON.stringify(value);
function decodeText(bytes) {
    const [first, second] = bytes;
    if (first === 0xff && second === 0xfe)
        return new TextDecoder('utf-16le').decode(bytes);
    if (first === 0xfe && second === 0xff)
        return new TextDecoder('utf-16be').decode(bytes);
    return new TextDecoder().decode(bytes);
}
function keysOf(row) {
    const keys = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(row) ? Object.keys(row).filter((key) => key.length <= 60) : [];
    const more = keys.length > 20 ? ', \u2026' : '';
    return keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, 20).join(', ')}${more}`;
}
const MAX_ISSUES = 5;
function parseRow(schema, row) {
    const { success, data, error } = schema.safeParse(row, { error: wantedIn });
    if (success)
        return { success, data };
    const { issues } = error;
    const problems = issues.slice(0, MAX_ISSUES).map(({ path, message }) => {
        const fieldValue = path.reduce((value, key) => value?.[key], row);
        const json = fieldValue === undefined ? 'nothing' : (JSON.stringify(fieldValue) ?? '');
        const excerpt = json.length <= 60 ? json : `${json.length} characters of JSON`;
        return `${path.length === 0 ? 'A row' : `"${path.join('.')}"`} must be ${message}, found ${excerpt}`;
    });
    if (issues.length > MAX_ISSUES)
        problems.push(`${issues.length - MAX_ISSUES} more problems`);
    const isKeyMissing = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(row) && issues.some(({ path: [key] }) => key !== undefined && !(key in row));
    return { success, why: `${problems.join('; ')}${isKeyMissing ? `. The row has ${keysOf(row)}` : ''}` };
}
function* readableRows(rows, schema, into) {
    for (const entry of rows) {
        const read = parseRow(schema, entry.value);
        if (read.success)
            yield { ...entry, row: read.data };
        else
            into.unreadable(entry.location, `${entry.pointer}: ${read.why}`);
    }
}
const TYPES = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
};
function wantedIn(issue) {
    switch (issue.code) {
        case 'invalid_union':
            return [...new Set(issue.errors.flat().map(({ message }) => message))].join(' or ');
        case 'invalid_value':
            return issue.values.map((value) => JSON.stringify(value)).join(' or ');
        case 'too_small':
        case 'too_big':
            return issue.origin === 'string' ? 'a text that is not empty' : NUMBER;
        default:
            return issue.code === 'invalid_type' ? TYPES[issue.expected] : undefined;
    }
}


/***/ }),

/***/ 5499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ readFeedback),
/* harmony export */   T9: () => (/* binding */ FEEDBACK_FILE),
/* harmony export */   t4: () => (/* binding */ MAX_FEEDBACK_BYTES)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81832);
/* harmony import */ var _model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64973);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56290);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92838);
/* harmony import */ var _suites_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12259);
/* harmony import */ var _loose_fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57247);







const FEEDBACK_FILE = 'feedback.json';
const MAX_FEEDBACK_BYTES = 1024 * 1024;
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('text');
const name = text.min(1, 'text that is not empty');
const reviewOfTest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    test_id: name,
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewVerdicts */ .h, (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .orList */ .A3)(_model_run_feedback_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewVerdicts */ .h)),
    notes: text.optional(),
    evaluator_overrides: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(name, text, 'a mapping of graders to notes').optional(),
    workspace_notes: text.optional(),
});
const handWritten = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    run_id: name,
    reviewer: name,
    timestamp: name,
    overall_notes: text.optional(),
    per_case: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reviewOfTest, 'a list of reviews').optional(),
});
const comment = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ test_id: name, comment: text, updated_at: text.optional() });
const ofDashboard = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ reviews: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(comment, 'a list of reviews') });
function readFeedback(content, { file, results = [] }) {
    const start = { file, line: 1, column: 1 };
    const warning = (message, more = {}) => {
        return { code: 'RESULTS_UNREADABLE', severity: 'warning', message, location: start, ...more };
    };
    const hint = 'The review is not shown until this is fixed.';
    const parsed = (0,_suites_yaml_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJsonText */ .l)(content);
    if (parsed.kind === 'invalid') {
        const { message, line, column } = parsed;
        return { problems: [warning(message, { location: { file, line, column }, hint })] };
    }
    const { value } = parsed;
    const isOfDashboard = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) && 'reviews' in value && !('per_case' in value);
    const unknown = (item, { shape }) => (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(item) ? Object.keys(item).filter((key) => !Object.hasOwn(shape, key)) : [];
    const items = (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) ? value[isOfDashboard ? 'reviews' : 'per_case'] : [];
    const keys = [
        ...unknown(value, isOfDashboard ? ofDashboard : handWritten),
        ...(0,_loose_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .itemsOf */ .S3)(items, (item) => unknown(item, isOfDashboard ? comment : reviewOfTest)).flat(),
    ];
    const ignored = `These keys are not keys of a review and are ignored: ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)([...new Set(keys)])}`;
    const problems = keys.length > 0 ? [warning(ignored)] : [];
    const read = isOfDashboard ? ofDashboard.safeParse(value) : handWritten.safeParse(value);
    if (!read.success) {
        const [{ path, message } = { path: [], message: '' }] = read.error.issues;
        const subject = path.length === 0 ? 'This review' : `"${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .cutEnd */ .ym)(path.join('.'), 100)}"`;
        return { problems: [warning(`${subject} is missing or invalid`, { expected: message, hint }), ...problems] };
    }
    const feedback = feedbackOf(file, read.data);
    const known = new Set(results.map(({ testId }) => testId));
    const foreign = new Set(feedback.tests.flatMap(({ testId }) => (known.has(testId) ? [] : testId)));
    if (results.length > 0 && foreign.size > 0) {
        problems.push(warning(`This review is about tests that the results do not have: ${(0,_model_text_similar_names_js__WEBPACK_IMPORTED_MODULE_2__/* .listed */ .KE)([...foreign])}`));
    }
    return { feedback, problems };
}
function feedbackOf(file, document) {
    if ('reviews' in document) {
        return { file, tests: document.reviews.map(({ test_id: testId, comment: notes }) => ({ testId, notes })) };
    }
    const { run_id: runId, reviewer, timestamp, overall_notes: overallNotes, per_case: tests = [] } = document;
    return {
        ...{ file, runId, reviewer, timestamp, overallNotes },
        tests: tests.map((test) => ({
            testId: test.test_id,
            verdict: test.verdict,
            notes: test.notes,
            graderNotes: test.evaluator_overrides,
            workspaceNotes: test.workspace_notes,
        })),
    };
}


/***/ }),

/***/ 34210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QO: () => (/* binding */ looksLikeReport),
/* harmony export */   ce: () => (/* binding */ reportDocument),
/* harmony export */   tL: () => (/* binding */ readReport)
/* harmony export */ });
/* unused harmony export decidedIn */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26921);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82203);
/* harmony import */ var _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19923);
/* harmony import */ var _model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71019);
/* harmony import */ var _model_text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23291);
/* harmony import */ var _model_text_json_document_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79233);
/* harmony import */ var _model_values_depth_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2493);
/* harmony import */ var _model_values_mapping_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92838);
/* harmony import */ var _model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67409);
/* harmony import */ var _model_verdict_report_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60859);
/* harmony import */ var _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(66510);












const reportSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    ...(0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredFacts */ .Mt)(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().refine((time) => Number.isFinite(Date.parse(time)), 'a time'),
    changes: (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredFacts */ .Mt)().changes.catch(undefined),
    flags: (0,_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .measuredFacts */ .Mt)().flags.catch('unknown'),
    environment: _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentSchema */ .VW.optional().catch(undefined),
    extraTrials: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .extraTrialSchema */ .kj).optional().catch(undefined),
    earlier: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_model_run_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_2__/* .earlierAttemptSchema */ .d).optional(),
    totals: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative() }),
    suites: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        ..._model_verdict_report_js__WEBPACK_IMPORTED_MODULE_10__/* .suiteReportSchema */ .W5.omit({ totals: true }).shape,
        metadata: _model_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .suiteMetadataSchema */ .nh.optional().catch(undefined),
    })),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .verdictKinds */ .PV),
        tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .testStates */ .Nr).optional().catch(undefined) })).catch([]),
    })
        .optional()
        .catch(undefined),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ job: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).optional().catch(undefined),
});
const headSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), generator: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('eval-action') }) });
const looksLikeReport = (text) => /^\s*\{\s*"schemaVersion"/.test(text.slice(0, 200));
function reportDocument(lines) {
    const results = [];
    const value = (0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)((0,_model_text_json_document_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutEntries */ .Lf)(lines, { results: (entry) => results.push((0,_model_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .jsonOf */ .o_)(entry)) }));
    return (0,_model_values_mapping_js__WEBPACK_IMPORTED_MODULE_8__/* .isMapping */ .pi)(value) && results.length > 0 ? { ...value, results } : value;
}
function readReport(lines, file) {
    const refused = (why) => (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('RESULTS_UNREADABLE', `${file} cannot be read: ${why}`, {
        hint: 'Name the folder of a run, its report.json or its index.jsonl.',
    });
    const value = reportDocument(lines);
    if (value === undefined)
        throw refused('it is not JSON, or cut off');
    if ((0,_model_values_depth_js__WEBPACK_IMPORTED_MODULE_7__/* .isDeeperThan */ .hz)(value, _model_values_depth_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_JSON_DEPTH */ .KX))
        throw refused('it is nested too deeply');
    const head = headSchema.safeParse(value);
    if (!head.success)
        throw refused('it is no report of eval-action');
    if (head.data.schemaVersion > 1)
        throw refused('a newer version of eval-action wrote it');
    const read = reportSchema.safeParse(value);
    if (!read.success)
        throw refused(`it is damaged at ${read.error.issues[0]?.path.join('.') ?? 'the top'}`);
    const { totals, suites, verdict, commit, ...measured } = read.data;
    const described = suites.flatMap(({ suite, file, metadata }) => (metadata ? [{ suite, file, metadata }] : []));
    return {
        run: {
            ...measured,
            describedSuites: described.length > 0 ? described : undefined,
            planned: Math.max(totals.total, measured.results.length),
            requirements: suites.flatMap(({ threshold, isDefaultThreshold, metadata: _, ...suite }) => threshold === undefined || isDefaultThreshold ? [] : [{ ...suite, threshold, from: 'suite' }]),
        },
        job: commit?.job,
        verdict: verdict?.verdict,
        passed: (verdict?.verdict === 'pass' || verdict?.verdict === 'warn') &&
            !verdict.tests.some(({ state }) => _model_verdict_verdict_js__WEBPACK_IMPORTED_MODULE_11__/* .undecidedStates */ .kv.includes(state)),
        hasFailures: verdict?.tests.some(({ state }) => state === 'failing') === true,
        decided: decidedIn(value),
    };
}
const comparedSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(_model_verdict_report_js__WEBPACK_IMPORTED_MODULE_10__/* .reportFileSchema */ .mj.pick({ settings: true, comparison: true }).shape);
const SUSPECTED = [
    ...['regressed', 'fails-on-base', 'suspected', 'not-reproduced'],
    ...['not-enough-history', 'not-rerun'],
];
function decidedIn(report) {
    const read = comparedSchema.safeParse(report);
    if (!read.success)
        return { suites: [], tests: [], detectableTests: [] };
    const { settings = [], comparison } = read.data;
    const isOfMatrix = settings.some(({ name, value }) => name === 'matrix-jobs' && Number(value) > 1);
    const kept = isOfMatrix ? SUSPECTED : ['regressed'];
    const isOfGroup = ({ suite, suiteFile: file, target, needed, p }) => (comparison.failingTogether ?? []).some((joint) => joint.needed === needed && joint.p === p && joint.suites.some((0,_model_run_result_keys_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameSuite */ .BI)({ suite, file, target })));
    const suites = comparison.suites.flatMap((compared) => {
        const { suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold } = compared;
        if (finding === 'not-compared')
            return [];
        const numbers = finding === 'steady' ? undefined : zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc((0,_model_verdict_assessment_js__WEBPACK_IMPORTED_MODULE_9__/* .numbersShape */ .w8)()).parse(compared);
        return [{ suite, file, target, finding, smallestDetectableDrop, keepsDefaultThreshold, numbers }];
    });
    return {
        suites: isOfMatrix ? suites : [],
        tests: comparison.tests.flatMap(({ suite, suiteFile, testId, target, state, undetectable, needed, p }) => {
            if (!kept.includes(state))
                return [];
            const test = { suite, suiteFile, testId, target, undetectable };
            if (state === 'not-rerun')
                return [{ ...test, needed, p, isBeyondCap: true }];
            if (state === 'not-enough-history')
                return [test];
            const isUndecided = state === 'suspected' && isOfGroup({ ...test, needed, p });
            return [{ ...test, needed, p, isUndecided: isUndecided || undefined }];
        }),
        detectableTests: isOfMatrix ? [comparison.detectableTests] : [],
    };
}


/***/ }),

/***/ 72533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readResults: () => (/* binding */ readResults)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var model_errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/result-keys.js
var result_keys = __webpack_require__(71019);
// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var text_json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/model/values/once.js
var once = __webpack_require__(81667);
// EXTERNAL MODULE: ./build/js/src/suites/references/shown-path.js
var shown_path = __webpack_require__(81457);
// EXTERNAL MODULE: ./build/js/src/results/importers/row-parts.js
var row_parts = __webpack_require__(13737);
// EXTERNAL MODULE: ./build/js/src/results/join-runs.js
var join_runs = __webpack_require__(38139);
// EXTERNAL MODULE: ./build/js/src/results/read/read-feedback.js
var read_feedback = __webpack_require__(5499);
// EXTERNAL MODULE: ./build/js/src/results/read/read-report.js
var read_report = __webpack_require__(34210);
// EXTERNAL MODULE: ./build/js/src/results/read/rows.js
var rows = __webpack_require__(79474);
// EXTERNAL MODULE: ./build/js/src/results/shards.js
var shards = __webpack_require__(62017);
// EXTERNAL MODULE: ./build/js/src/model/values/depth.js
var depth = __webpack_require__(2493);
// EXTERNAL MODULE: ./build/js/src/platform/files/zip.js
var zip = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/js/src/results/run-folder/result-rows.js
var result_rows = __webpack_require__(95262);
;// CONCATENATED MODULE: ./build/js/src/results/run-folder/import-source.js










const HEAD_BYTES = 64 * 1024;
const MAX_FOLDERS = 20_000;
const MIB = 1024 * 1024;
async function importSource(path, site) {
    const { cwd, files, toolCwd = cwd } = site;
    const shown = (0,shown_path/* shownPath */.p)(path, cwd);
    const { bytes: head, size } = await files.slice(path, 0, HEAD_BYTES);
    const text = (0,once/* once */.O)(async () => {
        if (size <= result_rows/* MAX_RESULTS_BYTES */.ue)
            return (0,row_parts/* decodeText */.g7)(await files.readBytes(path, result_rows/* MAX_RESULTS_BYTES */.ue));
        throw (0,model_errors/* userError */.IF)('FILE_TOO_LARGE', `${shown} has ${(Math.ceil((size * 10) / MIB) / 10).toFixed(1)} MiB of results`, {
            expected: `at most ${result_rows/* MAX_RESULTS_BYTES */.ue / MIB} MiB in one file of another tool`,
            hint: `Write several files, each with other tests, and report all of them: eval-action report 'results/*${(0,external_node_path_.extname)(shown)}'`,
        });
    });
    const json = (0,once/* once */.O)(async () => documentOf(await text(), shown));
    const firstLines = (0,once/* once */.O)(async () => {
        const begin = (0,row_parts/* decodeText */.g7)(head).trim();
        if (/^(?:<|\[\s*[\]{]|PK)/.test(begin))
            return [];
        const isEnough = head.length === size || begin.includes('\n');
        return (isEnough ? begin : (await text()).trim()).split('\n');
    });
    const firstRow = (0,once/* once */.O)(async () => {
        for (const line of await firstLines()) {
            const row = line.startsWith('{') ? (0,text_json/* lenientJsonOf */.XI)(line) : undefined;
            if (row !== undefined)
                return row;
        }
        return undefined;
    });
    const document = async () => {
        const [first = '', ...others] = await firstLines();
        if (!first.startsWith('{'))
            return undefined;
        const isLines = others.length > 0 && (0,text_json/* lenientJsonOf */.XI)(first) !== undefined;
        return isLines ? undefined : json().catch(() => undefined);
    };
    const archive = (0,once/* once */.O)(() => (0,zip/* zipEntries */.u)((start, length) => files.slice(path, start, length), (why) => (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} cannot be read: ${why}`, {
        hint: 'Was the file copied completely? Copy it again, or run the tool again.',
    })));
    return {
        path: shown,
        shown: (named) => ((0,external_node_path_.isAbsolute)(named) ? (0,shown_path/* shownPath */.p)(named, toolCwd) : named.replaceAll('\\', '/')),
        head,
        text,
        json,
        document,
        firstRow,
        async rows(into, cutOff) {
            const content = await text();
            const skip = (location, why) => into.unreadable(location, `${location.line === 1 ? 'The first line' : 'This line'} is ${why}`);
            return (0,rows/* rowsOfLines */.qW)(content.split('\n'), shown, {
                warn: ({ location = { file: shown, line: 1, column: 1 } }) => content.endsWith('\n') ? skip(location, 'not JSON') : cutOff(location),
                skip: ({ location, why }) => skip(location, why),
                jsonOf: text_json/* lenientJsonOf */.XI,
                maxLevels: depth/* MAX_IMPORT_DEPTH */.Zs,
            });
        },
        async inFolders(name) {
            const folder = (0,external_node_path_.dirname)(path);
            const { names, others } = await files.namesIn(folder, MAX_FOLDERS);
            if (others > 0)
                throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `More than ${MAX_FOLDERS} files are next to ${shown}`);
            const sources = [];
            for (const each of names) {
                const inside = (0,external_node_path_.join)(folder, each, name);
                if (each.endsWith('/') && (await files.state(inside)) === 'file')
                    sources.push(await importSource(inside, site));
            }
            return sources;
        },
        entries: async () => (await archive()).sizes,
        entry: async (name) => (await archive()).read(name),
    };
}
function documentOf(text, shown) {
    let value;
    try {
        value = (0,text_json/* lenientJson */.ej)(text);
    }
    catch (cause) {
        const message = (0,model_errors/* messageOf */.bD)(cause);
        const position = /at position (\d+)/.exec(message)?.[1];
        const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `This is not JSON, or it is incomplete: ${message.split(' in JSON')[0]}`, {
            location: { file: shown, line: before.length, column: (before.at(-1) ?? '').length + 1 },
            hint: /after JSON/.test(message)
                ? 'A JSON document ends there, and more text follows. Is the file JSON Lines? Then leave format out, or set it to jsonl (--format jsonl).'
                : 'Was the tool stopped while it wrote the file? Run it again.',
            cause,
        });
    }
    if ((0,depth/* isDeeperThan */.hz)(value, depth/* MAX_IMPORT_DEPTH */.Zs)) {
        throw (0,model_errors/* userError */.IF)('RESULTS_UNREADABLE', `${shown} is nested more than ${depth/* MAX_IMPORT_DEPTH */.Zs} levels deep`);
    }
    return value;
}

// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
;// CONCATENATED MODULE: ./build/js/src/results/run-folder/read-results.js

















const HINT = 'Pass a run folder or a results file.';
const planSchema = schemas/* object */.Ikc({ metadata: schemas/* object */.Ikc({ planned_test_count: schemas/* int */.Whr().nonnegative() }) });
async function readResults(paths, site, how = {}) {
    const all = [];
    const errors = [];
    for (const argument of paths) {
        try {
            const path = (0,external_node_path_.resolve)(site.cwd, argument);
            const state = await site.files.state(path);
            if (state === 'missing')
                throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results at ${argument}`, { hint: HINT });
            const folder = state === 'folder' ? path : (0,external_node_path_.basename)(path) === run_files/* JOURNAL */.Ex ? (0,external_node_path_.dirname)(path) : undefined;
            const read = folder === undefined ? await readFile(path, site, how) : await readFolder(folder, site);
            all.push({ shown: (0,shown_path/* shownPath */.p)(path, site.cwd), path, ...read });
        }
        catch (error) {
            if (!(error instanceof model_errors/* UserError */.yo))
                throw error;
            errors.push(...error.problems);
        }
    }
    if (all.length === 0) {
        throw errors.length > 0
            ? new model_errors/* UserError */.yo(errors)
            : (0,model_errors/* userError */.IF)('INPUT_INVALID', 'No results are given', { hint: HINT });
    }
    const same = new Set(repeatedIn(all).flatMap(({ files }) => files));
    const apart = all.map((file) => {
        const { run, variant } = file;
        if (!same.has(file) || variant === undefined)
            return file;
        const results = run.results.map((result) => ({ ...result, target: `${result.target} \u00b7 ${variant}` }));
        return { ...file, run: { ...run, results } };
    });
    const files = same.size > 0 && repeatedIn(apart).length === 0 ? apart : all;
    const repeated = repeatedIn(files).map(({ files: [one, two], testId, count }) => {
        const tests = `${(0,text_text/* plural */.LS)('test', count)} ${count === 1 ? 'is' : 'are'}`;
        return {
            code: 'DUPLICATE_ID',
            severity: 'error',
            message: `${tests} both in ${one.shown} and in ${two.shown}: ${testId}${count > 1 ? ' and others' : ''}`,
            hint: 'Remove one of the two: files of an earlier run must not count. To compare two runs, pass the earlier one with --baseline (baseline).',
        };
    });
    const unreadable = [...errors, ...repeated, ...(0,shards/* shardProblems */.Rz)(files)];
    const run = (0,join_runs/* joinRuns */.xH)(files, unreadable);
    const shard = files.find((file) => file.run.shard !== undefined)?.run.shard;
    return { run, files, shard, problems: [...unreadable, ...run.warnings] };
}
async function readFolder(folder, site) {
    const { files, cwd } = site;
    const [report, journal] = [(0,external_node_path_.join)(folder, run_files/* runFiles */.NW.report), await (0,run_files/* journalIn */.zc)(folder, files)];
    const hasJournal = (await files.state(journal)) === 'file';
    const hasReport = (await files.state(report)) === 'file';
    if (!hasJournal && !hasReport) {
        const shown = (0,shown_path/* shownPath */.p)(folder, cwd);
        throw (0,model_errors/* userError */.IF)('FILE_MISSING', `There are no results in ${shown}: it has neither ${run_files/* JOURNAL */.Ex} nor report.json`, {
            hint: `Pass a run folder, or name the results files of another tool: '${shown}/*'`,
        });
    }
    if (hasReport && (!hasJournal || (0,read_report/* looksLikeReport */.QO)(await headOf(report, files)))) {
        const read = fromReport(report, site);
        return { ...read, run: await withFeedback(read.run, folder, site) };
    }
    const rows = await (0,result_rows/* readRows */.aK)(journal, site);
    const plan = (0,external_node_path_.join)(folder, 'benchmark.json');
    const hasPlan = (await files.state(plan)) === 'file';
    const content = hasPlan ? await files.read(plan, result_rows/* MAX_RESULTS_BYTES */.ue).catch(() => '') : '';
    const planned = planSchema.safeParse((0,text_json/* jsonOf */.o_)(content)).data?.metadata.planned_test_count;
    const run = (0,result_rows/* runOf */.ng)(rows, planned === undefined ? { isCutOff: rows.areOurs } : { planned });
    return { run: await withFeedback(run, folder, site), isOfAgentv5: journal === (0,external_node_path_.join)(folder, run_files/* INNER_JOURNAL */.JV) };
}
async function withFeedback(run, folder, { cwd, files }) {
    const path = (0,external_node_path_.join)(folder, read_feedback/* FEEDBACK_FILE */.T9);
    if ((await files.state(path)) !== 'file')
        return run;
    try {
        const content = await files.read(path, read_feedback/* MAX_FEEDBACK_BYTES */.t4);
        const { feedback, problems } = (0,read_feedback/* readFeedback */.CN)(content, { file: (0,shown_path/* shownPath */.p)(path, cwd), results: run.results });
        return { ...run, warnings: [...run.warnings, ...problems], feedback: feedback ? [feedback] : run.feedback };
    }
    catch (error) {
        if (!(error instanceof model_errors/* UserError */.yo))
            throw error;
        const problems = error.problems.map((problem) => ({ ...problem, severity: 'warning' }));
        return { ...run, warnings: [...run.warnings, ...problems] };
    }
}
const headOf = async (path, files) => new TextDecoder().decode((await files.slice(path, 0, run_files/* HEAD_BYTES */.Lq)).bytes);
async function readFile(path, site, how) {
    const { format = 'auto' } = how;
    const isAuto = format === 'auto';
    const source = await importSource(path, site);
    const head = (0,row_parts/* decodeText */.g7)(source.head);
    if ((0,read_report/* looksLikeReport */.QO)(head))
        return fromReport(path, site);
    const isOurs = format === 'eval-action' || format === 'agentv';
    const isYaml = (0,rows/* isYamlFile */.wl)(path) && !/^evalId:/m.test(head);
    if (isOurs || (isAuto && (isYaml || (0,rows/* looksLikeRows */.NI)(head))))
        return { run: (0,result_rows/* runOf */.ng)(await (0,result_rows/* readRows */.aK)(path, site)) };
    const report = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), run_files/* runFiles */.NW.report);
    const isOurCtrf = /"reportFormat"\s*:\s*"CTRF"/.test(head) && /"generatedBy"\s*:\s*"eval-action"/.test(head) && isAuto;
    if (isOurCtrf && (await site.files.state(report)) === 'file' && (0,read_report/* looksLikeReport */.QO)(await headOf(report, site.files))) {
        const { run, decided } = fromReport(report, site);
        const message = `${(0,shown_path/* shownPath */.p)(report, site.cwd)} is read in place of ${source.path}: it has all trials and answers`;
        const warnings = [...run.warnings, { code: 'RESULTS_UNREADABLE', severity: 'warning', message }];
        return { run: { ...run, warnings }, decided };
    }
    const { importFile } = await Promise.all(/* import() */[__webpack_require__.e(9800), __webpack_require__.e(1491)]).then(__webpack_require__.bind(__webpack_require__, 73872));
    const { run, file, variant } = await importFile(source, format === 'auto' ? undefined : format, how);
    return { run: { ...run, imported: [file] }, variant };
}
function fromReport(path, { files, cwd }) {
    return (0,read_report/* readReport */.tL)((0,rows/* linesOfPieces */.II)(files.readPieces(path, Number.POSITIVE_INFINITY)), (0,shown_path/* shownPath */.p)(path, cwd));
}
function repeatedIn(read) {
    const first = new Map();
    const pairs = new Map();
    for (const file of read.length < 2 ? [] : read) {
        for (const result of file.run.results) {
            const key = (0,result_keys/* resultKey */.ZH)(result);
            const other = (0,once/* getOrMake */.I)(first, key, () => file);
            if (other === file)
                continue;
            const names = JSON.stringify([other.shown, file.shown]);
            const { testId, count } = pairs.get(names) ?? { testId: result.testId, count: 0 };
            pairs.set(names, { files: [other, file], testId, count: count + 1 });
        }
    }
    return [...pairs.values()];
}


/***/ })

};
