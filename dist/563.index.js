export const id = 563;
export const ids = [563];
export const modules = {

/***/ 19846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ clampScore),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   XC: () => (/* binding */ graderScoreSchema),
/* harmony export */   gn: () => (/* binding */ withMembers),
/* harmony export */   uI: () => (/* binding */ assertionSchema),
/* harmony export */   wR: () => (/* binding */ graderVerdicts)
/* harmony export */ });
/* unused harmony export gradeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12311);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23290);
/* harmony import */ var _suite_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81833);



/** One thing that a grader looked at. */
const assertionSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    passed: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
});
/** AgentV's verdict of one grader: `pass` from 0.8 on; `skip` when it could not judge. */
const graderVerdicts = ['pass', 'fail', 'skip'];
const verdictOf = (score) => (score >= _suite_js__WEBPACK_IMPORTED_MODULE_1__/* .PASS_MARK */ .Yn ? 'pass' : 'fail');
const graderScoreSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    score: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1),
    weight: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(graderVerdicts),
    assertions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(assertionSchema),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    input: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
    target: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    uncalibrated: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional(),
    details: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()).optional(),
    scores: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(graderScoreSchema).optional(),
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenUsageSchema */ .uX.optional(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative(),
    startedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    endedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
}));
/** All graders of one answer put together. `ungraded` says that we do not know. */
const gradeSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('scored'),
        score: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().min(0).max(1),
        assertions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(assertionSchema),
        scores: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(graderScoreSchema),
        /** Names of required graders that stayed below their limit, which made the score 0. */
        requiredMissed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ungraded'),
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        assertions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(assertionSchema),
        scores: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(graderScoreSchema),
    }),
]);
/** NaN and the infinities become 0, the rest is held within 0\u20261 (graders.md \u00a70). */
const clampScore = (score) => (Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0);
/** A score with all that was put together for it, at any depth. */
const withMembers = (score) => [score, ...(score.scores ?? []).flatMap(withMembers)];


/***/ }),

/***/ 23290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ messageSchema),
/* harmony export */   Ot: () => (/* binding */ roles),
/* harmony export */   Tf: () => (/* binding */ contentText),
/* harmony export */   VA: () => (/* binding */ guidelinesIn),
/* harmony export */   WT: () => (/* binding */ sumTokens),
/* harmony export */   uX: () => (/* binding */ tokenUsageSchema),
/* harmony export */   zN: () => (/* binding */ finalAnswer)
/* harmony export */ });
/* unused harmony exports toolCallSchema, contentPartSchema, contentSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12311);

const roles = ['system', 'user', 'assistant', 'tool'];
/** Tokens of model calls. A count that the provider did not report is absent, never 0. */
const tokenUsageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
    reasoning: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional(),
});
const toolCallSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
});
/**
 * A piece of a message. `file` carries the path as the suite wrote it (`path`), where it is (`absolutePath`) and
 * its text, and whether it is one of the repository's guidelines; `image` a data URI; `data` is any other object, kept for graders as it was written.
 */
const contentPartSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('type', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('file'),
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        absolutePath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        isGuideline: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('image'), mediaType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), dataUri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('data'), value: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) }),
]);
/** Text, a list of parts, or one structured value (an object that the suite wrote as the content). */
const contentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(contentPartSchema),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ structured: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }),
]);
/** One turn of a conversation: of a test's input, of its expected output, or of what a target answered. */
const messageSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    role: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(roles),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    content: contentSchema.optional(),
    toolCalls: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCallSchema).optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional(),
    tokenUsage: tokenUsageSchema.optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).optional(),
});
/**
 * The text that is graded: the content of the last assistant message that has any (targets-format.md \u00a77).
 * A trailing message with only tool calls is passed over; no message at all gives the empty string.
 */
function finalAnswer(messages) {
    const last = messages.findLast((message) => message.role === 'assistant' && message.content !== undefined);
    return last?.content === undefined ? '' : contentText(last.content);
}
/** Content as plain text: text parts joined by line breaks, structured values as JSON. */
function contentText(content) {
    if (typeof content === 'string')
        return content;
    if (Array.isArray(content)) {
        return content.flatMap((part) => (part.type === 'text' ? [part.value] : [])).join('\n');
    }
    return JSON.stringify(content.structured, null, 2);
}
/** The files among messages that are guidelines of the repository (suite-format.md \u00a720.6), each once. */
function guidelinesIn(messages) {
    const parts = messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    const guidelines = parts.filter((part) => part.type === 'file' && part.isGuideline === true);
    return [...new Map(guidelines.map((part) => [part.absolutePath, part])).values()];
}
/** Sums counts; a count that nobody reported stays unknown. */
function sumTokens(usages) {
    if (usages.length === 0)
        return undefined;
    const cached = usages.flatMap((usage) => usage.cached ?? []);
    const reasoning = usages.flatMap((usage) => usage.reasoning ?? []);
    return {
        input: sum(usages.map(({ input }) => input)),
        output: sum(usages.map(({ output }) => output)),
        ...(cached.length > 0 && { cached: sum(cached) }),
        ...(reasoning.length > 0 && { reasoning: sum(reasoning) }),
    };
}
const sum = (counts) => counts.reduce((total, count) => total + count, 0);


/***/ }),

/***/ 93209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ responseSchema),
/* harmony export */   Ig: () => (/* binding */ failureSchema),
/* harmony export */   JC: () => (/* binding */ reasonCodes),
/* harmony export */   _$: () => (/* binding */ stages),
/* harmony export */   fQ: () => (/* binding */ failureClasses),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   r3: () => (/* binding */ isRetryable)
/* harmony export */ });
/* unused harmony export outcomeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12311);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23290);
/* harmony import */ var _paid_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44391);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62070);




/**
 * Why there is no usable result. `timeout` and `crash` are the agent's own doing; the other classes say nothing
 * about it. Told by transport and exit status, never by the score.
 */
const failureClasses = [
    'config',
    'provider',
    'rate_limit',
    'auth',
    'timeout',
    'crash',
    'grader',
    'workspace',
    'budget',
    'cancelled',
    'bug',
];
/** AgentV's `failure_stage`: how far the test came (results-format.md \u00a71.6). */
const stages = ['setup', 'repo_setup', 'agent', 'evaluator', 'teardown'];
/** AgentV's `failure_reason_code`. */
const reasonCodes = [
    'provider_error',
    'evaluator_error',
    'setup_error',
    'preflight_error',
    'script_error',
    'template_error',
    'file_copy_error',
    'clone_error',
    'budget_exceeded',
    'error_threshold_exceeded',
    'dependency_failed',
];
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    class: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(failureClasses),
    stage: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(stages),
    reason: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(reasonCodes),
    message: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J.optional(),
    /** HTTP status, where there was one. */
    httpStatus: zod__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().optional(),
    /** The same request would fail again: of a class that is asked again, this one is not. */
    permanent: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true).optional(),
    /** How long the provider asked us to wait. */
    retryAfterMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().optional(),
});
/** What a target gave back. Everything but the messages may be unknown. */
const responseSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
    messages: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_0__/* .messageSchema */ .HQ),
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenUsageSchema */ .uX.optional(),
    /** US dollars. */
    costUsd: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().optional(),
    /** As the target reports it, else the wall clock. */
    durationMs: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().optional(),
    startTime: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    endTime: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** Unified diff of what the agent changed. */
    fileChanges: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** The model that answered, as the provider names it. */
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** The answer was kept from an earlier run: its figures are those of then, and nothing was spent on it now. */
    cached: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true).optional(),
    /** Only a part of it was: what the rest took now. */
    paid: _paid_js__WEBPACK_IMPORTED_MODULE_1__/* .paidSchema */ .qK.optional(),
    /** The fallback target that answered in place of the one that was asked. */
    targetUsed: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
    /** The target answered and at the same time said that something went wrong. */
    error: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().optional(),
});
/** What came of asking. Only an answer can be graded; a failure says why there is none. */
const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('answered'), response: responseSchema }),
    zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej({
        kind: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('failed'),
        failure: failureSchema,
        /** What came before it failed: never graded, but it was done, and paid for. */
        partial: responseSchema.optional(),
    }),
]);
/** A failure of the agent call itself, by class: the usual case in a provider. `partial` is what it did before. */
const failed = (failureClass, message, more = {}, partial) => ({
    kind: 'failed',
    failure: { class: failureClass, stage: 'agent', reason: 'provider_error', message, ...more },
    ...(partial !== undefined && { partial }),
});
/** Only infrastructure is asked again: never a score, a crash or a timeout (gate.md O11). */
const isRetryable = ({ class: failureClass, permanent }) => !permanent && (failureClass === 'provider' || failureClass === 'rate_limit');


/***/ }),

/***/ 44391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uu: () => (/* binding */ paidFor),
/* harmony export */   i3: () => (/* binding */ sumPaid),
/* harmony export */   qK: () => (/* binding */ paidSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23290);


/** What was used now; a count that nobody told is absent. */
const paidSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    tokenUsage: _message_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenUsageSchema */ .uX.optional(),
    /** US dollars. */
    costUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional(),
});
/** What a call took now: nothing where its answer was kept from before. */
function paidFor({ cached, paid, tokenUsage, costUsd }) {
    if (cached)
        return { costUsd: 0 };
    return paid ?? { ...(tokenUsage && { tokenUsage }), ...(costUsd !== undefined && { costUsd }) };
}
/** What several took together, of what is known. */
function sumPaid(all) {
    const tokenUsage = (0,_message_js__WEBPACK_IMPORTED_MODULE_0__/* .sumTokens */ .WT)(all.flatMap((paid) => paid.tokenUsage ?? []));
    const costs = all.flatMap(({ costUsd }) => costUsd ?? []);
    return {
        ...(tokenUsage && { tokenUsage }),
        ...(costs.length > 0 && { costUsd: costs.reduce((sum, cost) => sum + cost, 0) }),
    };
}


/***/ }),

/***/ 81833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ms: () => (/* binding */ testSchema),
/* harmony export */   PU: () => (/* binding */ brokenTestSchema),
/* harmony export */   Y9: () => (/* binding */ suiteSchema),
/* harmony export */   Yn: () => (/* binding */ PASS_MARK),
/* harmony export */   c: () => (/* binding */ trialPolicySchema),
/* harmony export */   si: () => (/* binding */ shownType),
/* harmony export */   su: () => (/* binding */ trialStrategies),
/* harmony export */   ze: () => (/* binding */ CUSTOM_TYPE)
/* harmony export */ });
/* unused harmony exports graderSpecSchema, turnSchema, conversationSchema, watchGlobSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12311);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23290);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62070);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69864);





/** AgentV's pass mark of a test or a grader when nothing else is said (graders.md \u00a74.1). */
const PASS_MARK = 0.8;
const graderSpecSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .lazy */ .RZV(() => zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    declaredAs: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    weight: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative(),
    required: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('pass-mark')]).optional(),
    negate: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    options: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()),
    members: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(graderSpecSchema).optional(),
    implicit: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(true).optional(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
}));
/** The kind behind all types that are files of the repository. */
const CUSTOM_TYPE = 'custom';
/** The type as people know it: a grader of the repository's own is called as its file. */
const shownType = ({ type, declaredAs }) => type === CUSTOM_TYPE ? declaredAs.trim().replaceAll('_', '-') : type;
const trialStrategies = ['pass_at_k', 'mean', 'confidence_interval'];
const trialPolicySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    count: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive(),
    strategy: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(trialStrategies),
    costLimitUsd: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive().optional(),
});
/** One turn of a conversation test (suite-format.md \u00a715). */
const turnSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    input: _message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageSchema */ .HQ,
    expected: _message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageSchema */ .HQ.optional(),
    graders: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(graderSpecSchema),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
});
const conversationSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    turns: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(turnSchema).min(1),
    aggregation: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['mean', 'min', 'max']),
    onTurnFailure: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['continue', 'stop']),
    windowSize: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().optional(),
});
/** One thing that is asked and graded. */
const testSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('test'),
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
    criteria: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    input: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageSchema */ .HQ).min(1),
    expected: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_message_js__WEBPACK_IMPORTED_MODULE_1__/* .messageSchema */ .HQ),
    /** Absolute paths handed to agents beside the prompt. */
    inputFiles: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    /** The test's own graders first, then the suite's; empty means the implicit judge. */
    graders: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(graderSpecSchema),
    /** The test's own pass mark; absent means the run's. */
    threshold: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(1).optional(),
    /** In a matrix, the only targets this test runs on. */
    targets: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional(),
    mustPass: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    conversationId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    conversation: conversationSchema.optional(),
    dependsOn: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    onDependencyFailure: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['skip', 'fail', 'run']),
    /** That of the suite and that of the test in one. */
    workspace: _workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .workspaceSchema */ .Ns.optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()).optional(),
});
/** A test that cannot run as it is written. It is never dropped: it becomes an `execution_error` of class `config`. */
const brokenTestSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('broken'),
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
    problems: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .problemSchema */ .zs).min(1),
});
/** Files that results depend on, from the root of the repository on; with `!` before it, files that they do not. */
const watchGlobSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ glob: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J });
/** One eval file, read and checked. */
const suiteSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** As shown to people; `path` is the absolute one and `folder` the directory that relative paths start from. */
    file: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    folder: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
    format: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(['yaml', 'jsonl', 'agent-skills', 'typescript']),
    description: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    author: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    license: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    requires: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()).optional(),
    tags: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
    category: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    /** The target names the suite asks for; empty means `default`. With `useTarget` the name is the suite's own for that target. */
    targets: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
        name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        place: _place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeSchema */ .J,
        useTarget: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
        hooks: _workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .targetHooksSchema */ .xL.optional(),
    })),
    workers: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().min(1).max(50).optional(),
    /** The mean score that the suite promises, 0\u20131. */
    threshold: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().min(0).max(1).optional(),
    trials: trialPolicySchema.optional(),
    failOnError: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    budgetUsd: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive().optional(),
    /** Whether replies of models are kept. */
    cache: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().optional(),
    /** Where caches lie, instead of `.agentv/cache`. */
    cachePath: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** What of the repository its results depend on; all of it, when it does not say. */
    watch: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(watchGlobSchema).optional(),
    metadata: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J()).optional(),
    tests: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .discriminatedUnion */ .gMt('kind', [testSchema, brokenTestSchema])),
});


/***/ }),

/***/ 69864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ workspaceSchema),
/* harmony export */   R4: () => (/* binding */ resets),
/* harmony export */   VS: () => (/* binding */ hookPoints),
/* harmony export */   ij: () => (/* binding */ workspaceModes),
/* harmony export */   xL: () => (/* binding */ targetHooksSchema)
/* harmony export */ });
/* unused harmony exports hookSchema, targetHookSchema, repositorySchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12311);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62070);


/** What is done to a workspace before or after a test: `fast` leaves files that git ignores, `strict` leaves nothing. */
const resets = ['none', 'fast', 'strict'];
/** What happens at one point of the life of a workspace: a command, a reset, or both. */
const hookSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** The program and its arguments; no shell reads them. */
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1).optional(),
    /** Absolute. */
    cwd: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
    reset: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(resets),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J,
});
const hookPoints = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
/** What a suite does around the tests of one of its targets, inside the hooks of the workspace. */
const targetHookSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).min(1),
    /** As it is written: it starts in the working directory. Absent means the folder of the suite. */
    cwd: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    timeoutMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive(),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J,
});
const targetHooksSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    beforeAll: targetHookSchema.optional(),
    beforeEach: targetHookSchema.optional(),
    afterEach: targetHookSchema.optional(),
    afterAll: targetHookSchema.optional(),
});
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** Where it is put, relative to the workspace, with `/`; empty for the workspace itself. */
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** What git is told to fetch from. */
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** A commit, a branch or a tag. */
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Which of several things of one name is meant: a branch before a tag (`remote`), or as git looks them up. */
    resolve: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['remote', 'local']),
    /** So many commits before it, along the first parents. */
    ancestor: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    /** The folders that are checked out; empty for all. */
    sparse: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J,
});
const workspaceModes = ['pooled', 'temp', 'static'];
/** The folder an agent works in: what it is made of and what happens around each test (workspace-format.md). */
const workspaceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** Absolute: a folder, or a `.code-workspace` file in one. */
    template: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J }).optional(),
    isolation: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['shared', 'per_test']),
    /** Absent means what the run, a path and the repositories suggest. */
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(workspaceModes).optional(),
    /** Of a static workspace, as it is written: it starts in the working directory. */
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    repositories: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(repositorySchema),
    hooks: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        beforeAll: hookSchema.optional(),
        beforeEach: hookSchema.optional(),
        afterEach: hookSchema.optional(),
        afterAll: hookSchema.optional(),
    }),
    /** What must be installed on this machine. */
    requires: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ commands: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()), pythonModules: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }),
    /** Files that the test brings along (`evals.json`), by their paths in the workspace. */
    files: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), from: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    place: _place_js__WEBPACK_IMPORTED_MODULE_0__/* .placeSchema */ .J,
});


/***/ }),

/***/ 10043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine)
/* harmony export */ });
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41180);

/** Foreign text on one line of a terminal: it cannot move the cursor, set colours, or turn the writing around. */
const oneLine = (text) => (0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .inOneLine */ .UX)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .dropInvisible */ .Nv)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)((0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .beginningOf */ .VI)(text))));


/***/ }),

/***/ 34704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ DEEPEST_JSON),
/* harmony export */   h: () => (/* binding */ isDeeperThan)
/* harmony export */ });
/** Deeper than this is nothing that anybody means, and what walks through values step by step must not fall over it. */
const DEEPEST_JSON = 200;
/** Whether lists and mappings lie in each other on more than so many levels. It takes any depth itself. */
function isDeeperThan(value, levels) {
    let level = containersAmong([value]);
    for (let depth = 0; depth < levels && level.length > 0; depth += 1) {
        level = level.flatMap((container) => containersAmong(Object.values(container)));
    }
    return level.length > 0;
}
const containersAmong = (values) => values.filter((value) => typeof value === 'object' && value !== null);


/***/ }),

/***/ 40958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   h: () => (/* binding */ suggestion)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5594);


/** A longer name is a text, not a slip of the finger. */
const LONGEST_NAME = 100;
/** The known name that somebody most likely meant, if one is near enough to be a slip. */
function didYouMean(given, known) {
    if (given.length > LONGEST_NAME || known.includes(given))
        return undefined;
    const wanted = spelling(given);
    let nearest;
    for (const name of known) {
        if (name.length > LONGEST_NAME)
            continue;
        const slips = slipsBetween(wanted, spelling(name));
        // One slip in three letters: fewer letters have nothing in common with what was meant.
        const isNear = slips <= Math.floor(Math.max(wanted.length, name.length) / 3);
        if (isNear && slips < (nearest?.slips ?? Number.POSITIVE_INFINITY))
            nearest = { name, slips };
    }
    return nearest?.name;
}
/** A hint that names the likely meaning, or else what there is. */
function suggestion(given, known, what) {
    const meant = didYouMean(given, known);
    if (meant !== undefined)
        return `Did you mean "${meant}"?`;
    return known.length === 0 ? `There are no ${what}.` : `Known ${what}: ${listed(known)}`;
}
/** How many names of a list a message shows. */
const MOST_LISTED = 20;
/** Names for a sentence; of a long list the beginning, and how many more there are. */
function listed(names) {
    const shown = names.slice(0, MOST_LISTED).map((name) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutMiddle */ .it)(name, LONGEST_NAME));
    const rest = names.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
/** Two neighbouring letters in the wrong order are one slip, not two. */
function slipsBetween(given, known) {
    const at = given.split('').findIndex((letter, index) => letter !== known[index]);
    const swapped = given.slice(0, at) + given.charAt(at + 1) + given.charAt(at) + given.slice(at + 2);
    return at !== -1 && swapped === known ? 1 : (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(given, known);
}
/** Case, spaces and the choice of hyphen do not count as slips. */
const spelling = (name) => name.toLowerCase().replaceAll(/[_\s]/g, '-');


/***/ }),

/***/ 87210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ shownPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** A path as people would type it: from the working directory, with `/`. */
function shownPath(path, cwd) {
    const fromHere = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(cwd, path);
    const isInside = fromHere !== '' && !/^\.\.(?:[/\\]|$)/.test(fromHere) && fromHere !== path;
    return (isInside ? fromHere : path).replaceAll('\\', '/');
}


/***/ })

};
