export const id = 4118;
export const ids = [4118];
export const modules = {

/***/ 8579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ defineCommand)
/* harmony export */ });
const defineCommand = (command) => ({
    help: command.help,
    flags: command.flags,
    call(args) {
        const options = command.options(...args);
        return {
            options,
            isForPrograms: command.isForPrograms?.(options) ?? ('json' in options && options.json === true),
            startsPrograms: command.startsPrograms?.(options) ?? false,
            run: (runtime, terminal) => command.run(options, runtime, terminal),
        };
    },
});


/***/ }),

/***/ 30225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   LF: () => (/* binding */ limitOf),
/* harmony export */   TH: () => (/* binding */ addGroupedFlags),
/* harmony export */   UI: () => (/* binding */ addFlag),
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   d6: () => (/* binding */ flagSpelling),
/* harmony export */   gd: () => (/* binding */ collected),
/* harmony export */   hN: () => (/* binding */ addInputFlags),
/* harmony export */   hy: () => (/* binding */ ageOf),
/* harmony export */   xU: () => (/* binding */ flagTexts)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _shared_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5594);
/* harmony import */ var _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18305);




const flagNames = _config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputNames */ .vj.filter((name) => name !== 'evals' && (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .sourcesOf */ .u0)(name).includes('flag'));
function addGroupedFlags(command) {
    for (const [group, names] of Object.entries(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputGroups */ .Dk)) {
        const flags = flagNames.filter((name) => names.includes(name));
        addInputFlags(command, flags, { heading: `${group} options:` });
    }
}
function addInputFlags(command, names, { heading = '' } = {}) {
    for (const name of names)
        addFlag(command, name, { docs: (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .docsOf */ .fE)(name), isList: isList(name), heading });
}
function addFlag(command, name, { docs, isList, heading = '' }) {
    const { description, default: otherwise, value } = docs;
    const placeholder = value === undefined ? '' : ALONE[name] ? ` [${value}]` : ` <${value}>`;
    const long = FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`;
    const option = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`${SHORT[name] ? `${SHORT[name]}, ` : ''}${long}${placeholder}`, `${description} (default: ${otherwise})`.replaceAll('`', ''));
    if (isList)
        option.argParser((given, before = []) => [...before, given]);
    if (heading !== '')
        option.helpGroup(heading);
    command.addOption(option);
    if (FAMILIAR[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}${placeholder}`).hideHelp());
    if (NONE[name])
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--no-${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`).hideHelp());
}
const inputsOf = (evals, given) => (0,_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .parseInputs */ .TL)({ ...flagTexts(flagNames, given), evals: evals.join('\n') }, flagSpelling);
const flagTexts = (names, given) => Object.fromEntries(names.map((name) => [name, asText(given[attributeOf(name)] ?? given[name], name)]));
const flagSpelling = (name) => name === 'evals' || name === 'results' ? name : (FAMILIAR[name] ?? `--${(0,_shared_text_js__WEBPACK_IMPORTED_MODULE_2__/* .kebab */ .i9)(name)}`);
const FAMILIAR = {
    outputDirectory: '--output',
    testTimeoutSeconds: '--agent-timeout',
    otel: '--otel-backend',
};
const SHORT = { outputDirectory: '-o' };
const ALONE = { cache: 'workspaces,judge,responses', html: 'true', resume: 'last' };
const NONE = { cache: 'off', html: 'false' };
const attributeOf = (name) => flagSpelling(name)
    .replace(/^--/, '')
    .replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const isList = (name) => ['text', 'otlp'].some((value) => Array.isArray(_config_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .inputsSchema */ .rS.shape[name].safeParse(value).data));
function asText(value, name) {
    if (value === undefined)
        return undefined;
    if (value === false)
        return NONE[name] ?? 'false';
    if (value === true)
        return ALONE[name] ?? 'true';
    return Array.isArray(value) ? value.join('\n') : String(value);
}
const collected = (value, before = []) => [...before, value];
function limitOf(given, otherwise) {
    const limit = Number(given ?? otherwise);
    if (Number.isSafeInteger(limit) && limit >= 1)
        return limit;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', '--limit must be a whole number from 1 on', { found: String(given) });
}
const ageOf = (given, flag) => amountOf(given, flag, AGES, 'a whole number with h, d or w, such as 30d');
const sizeOf = (given, flag) => amountOf(given, flag, SIZES, 'a whole number with kb, mb or gb, such as 500mb');
const HOUR = 3_600_000;
const AGES = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };
const SIZES = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
function amountOf(given, flag, units, expected) {
    if (given === undefined)
        return undefined;
    const [, digits = '', unit = ''] = /^(\d{1,6}) ?([a-z]{1,2})$/.exec(String(given).trim().toLowerCase()) ?? [];
    const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (factor !== undefined)
        return Number(digits) * factor;
    throw (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .userError */ .IF)('INPUT_INVALID', (0,_model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidValue */ .BS)(flag, expected, given));
}


/***/ }),

/***/ 13338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ openSiteToCheck),
/* harmony export */   i: () => (/* binding */ openConfiguredSite)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7126);
/* harmony import */ var _pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58100);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47781);



const openConfiguredSite = async (asked, runtime) => (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)((await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime)).inputs, runtime);
async function openSiteToCheck(asked, runtime) {
    try {
        const { inputs } = await (0,_policy_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .findPolicy */ .i6)(asked, runtime);
        return await (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)({ ...inputs, tag: [], excludeTag: [] }, runtime);
    }
    catch (error) {
        if (!(error instanceof _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo))
            throw error;
        return (0,_pipeline_prepare_js__WEBPACK_IMPORTED_MODULE_1__/* .openSite */ .c2)(asked, runtime);
    }
}


/***/ }),

/***/ 64253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ gradeText)
/* harmony export */ });
/* harmony import */ var _grade_bounded_exec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73298);
/* harmony import */ var _grade_grade_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59760);
/* harmony import */ var _grade_graders_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86167);
/* harmony import */ var _grade_submission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40727);
/* harmony import */ var _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20758);
/* harmony import */ var _suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68041);






async function gradeText(specs, test, { answer, folder, judges }, site) {
    const { exec, clock, files, matcher, loopback, scripts, signal } = site.runtime;
    const common = {
        clock,
        exec: (0,_grade_bounded_exec_js__WEBPACK_IMPORTED_MODULE_0__/* .boundedExec */ .X)(exec, _grade_bounded_exec_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_PROGRAMS */ .m),
        files,
        matcher,
        loopback,
        scripts,
        childEnv: (await site.environments.childEnvsIn(folder, {})).program,
        suiteFolder: folder,
        searchRoots: (0,_suites_references_env_files_js__WEBPACK_IMPORTED_MODULE_5__/* .searchRoots */ ._)(folder, site),
        judges,
        passMark: _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS_MARK */ .Yn,
    };
    const context = {
        kinds: _grade_graders_index_js__WEBPACK_IMPORTED_MODULE_2__/* .graders */ .F,
        depsFor: ({ declaredAs }) => ({ ...common, declaredAs }),
        clock,
        passMark: _model_suite_suite_js__WEBPACK_IMPORTED_MODULE_4__/* .PASS_MARK */ .Yn,
    };
    const submission = (0,_grade_submission_js__WEBPACK_IMPORTED_MODULE_3__/* .submissionOf */ .y)(test, { messages: [{ role: 'assistant', content: answer }], answerOnly: true });
    return (await (0,_grade_grade_js__WEBPACK_IMPORTED_MODULE_1__/* .grade */ .o)(specs, submission, context, signal)).scores;
}


/***/ }),

/***/ 73298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ boundedExec),
/* harmony export */   m: () => (/* binding */ MOST_PROGRAMS)
/* harmony export */ });
const MOST_PROGRAMS = 8;
function boundedExec(exec, most) {
    const waiting = new Set();
    let running = 0;
    const turn = async (signal) => {
        if (signal.aborted)
            return false;
        if (running < most) {
            running += 1;
            return true;
        }
        return new Promise((resolve) => {
            const begin = () => {
                signal.removeEventListener('abort', giveUp);
                resolve(true);
            };
            const giveUp = () => {
                waiting.delete(begin);
                resolve(false);
            };
            waiting.add(begin);
            signal.addEventListener('abort', giveUp, { once: true });
        });
    };
    const over = () => {
        const [next] = waiting;
        if (next === undefined) {
            running -= 1;
            return;
        }
        waiting.delete(next);
        next();
    };
    return {
        async run(request, signal) {
            if (!(await turn(signal)))
                return NOT_BEGUN;
            try {
                return await exec.run(request, signal);
            }
            finally {
                over();
            }
        },
    };
}
const NOT_BEGUN = { kind: 'cancelled', stdout: '', stderr: '', durationMs: 0 };


/***/ }),

/***/ 59760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ grade_grade)
});

// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/run/grade.js
var grade = __webpack_require__(66536);
// EXTERNAL MODULE: ./build/js/src/model/suite/kind.js
var suite_kind = __webpack_require__(38034);
// EXTERNAL MODULE: ./build/js/src/model/suite/suite.js
var suite = __webpack_require__(20758);
// EXTERNAL MODULE: ./build/js/src/shared/iso-time.js
var iso_time = __webpack_require__(77584);
// EXTERNAL MODULE: ./build/js/src/grade/weighted-mean.js
var weighted_mean = __webpack_require__(29754);
;// CONCATENATED MODULE: ./build/js/src/grade/combine.js


function combine(graded, passMark) {
    const scores = graded.map(({ score }) => score);
    const assertions = scores.flatMap((score) => score.assertions);
    const undecided = scores.filter(isUndecided);
    if (undecided.length > 0) {
        return { kind: 'ungraded', reason: undecided.map(reasonOf).join(' | '), assertions, scores };
    }
    const requiredMissed = graded.flatMap((one) => missedIn(one, passMark));
    const score = requiredMissed.length > 0 ? 0 : (0,weighted_mean/* weightedMean */.h)(scores);
    return { kind: 'scored', score, assertions, scores, requiredMissed };
}
function applyNegate(reply) {
    if (reply.kind === 'undecided')
        return reply;
    if (reply.isUnreported)
        return { ...reply, score: 0, verdict: 'fail' };
    const score = (0,grade/* clampScore */.E2)(reply.score);
    const { requiredMissed: _, ...others } = reply;
    return {
        ...others,
        score: 1 - score,
        verdict: opposite[reply.verdict ?? (0,grade/* verdictOf */.Vj)(score)],
        assertions: reply.assertions.map(({ text, passed, evidence }) => ({
            text,
            passed: !passed,
            evidence: evidence === undefined ? undefined : negated(evidence),
        })),
        ...(reply.reasoning !== undefined && { reasoning: negated(reply.reasoning) }),
    };
}
const opposite = { pass: 'fail', fail: 'pass', skip: 'skip' };
const negated = (text) => `[Negated] ${text}`;
const isUndecided = ({ verdict }) => verdict === 'skip';
function reasonOf({ name, assertions }) {
    const text = assertions.find(({ passed }) => !passed)?.text ?? 'The grader failed';
    return `${name}: ${text}`;
}
function missedIn(one, passMark) {
    const { name } = one.spec;
    return isMissed(one, passMark) ? [name] : (one.requiredMissed ?? []).map((id) => `${name} [${id}]`);
}
function isMissed({ spec: { required }, score }, passMark) {
    if (required === undefined)
        return false;
    return score.score < (required === 'pass-mark' ? passMark : required);
}

;// CONCATENATED MODULE: ./build/js/src/grade/grade.js






async function grade_grade(specs, submission, context, signal) {
    const graded = [];
    for (const spec of specs) {
        if (signal.aborted)
            break;
        graded.push(await timed(spec, () => ask(spec, submission, context, signal), context.clock));
    }
    const combined = combine(graded, context.passMark);
    if (!signal.aborted)
        return combined;
    const { assertions, scores } = combined;
    return { kind: 'ungraded', reason: 'Grading was cancelled', assertions, scores };
}
async function ask(spec, submission, context, signal) {
    try {
        const kind = (0,suite_kind/* findKind */.oH)(context.kinds, spec.type);
        if (kind === undefined)
            return { kind: 'undecided', reason: `There is no grader "${spec.type}"` };
        const { changesUnknown } = submission.response;
        if (changesUnknown !== undefined && kind.readsChanges?.(spec.options))
            return { kind: 'undecided', reason: changesUnknown };
        const deps = { ...context.depsFor(spec), members: membersOf(spec, context) };
        const reply = await kind.open(spec.options, deps).grade(submission, signal);
        return spec.negate ? applyNegate(reply) : reply;
    }
    catch (error) {
        return { kind: 'undecided', reason: `The grader broke: ${(0,errors/* messageOf */.bD)(error)}` };
    }
}
const membersOf = ({ members = [] }, context) => members.map((spec) => ({
    spec,
    async grade(submission, signal) {
        const member = { ...spec, negate: false };
        return (await timed(spec, () => ask(member, submission, context, signal), context.clock)).score;
    },
}));
async function timed(spec, ask, clock) {
    const start = clock.now();
    const reply = await ask();
    const end = clock.now();
    const { score, verdict, assertions } = judgementOf(reply);
    const explained = reply.kind === 'scored' ? reply : undefined;
    const result = {
        name: spec.name,
        type: recordedType(spec),
        weight: spec.weight,
        score,
        verdict,
        assertions,
        reasoning: explained?.reasoning,
        details: explained?.details,
        isUnreported: explained?.isUnreported,
        scores: reply.scores,
        input: reply.input,
        target: reply.target,
        tokenUsage: reply.tokenUsage,
        costUsd: reply.costUsd,
        durationMs: end - start,
        startedAt: (0,iso_time/* isoTime */.Ly)(start),
        endedAt: (0,iso_time/* isoTime */.Ly)(end),
    };
    return { spec, score: result, requiredMissed: explained?.requiredMissed };
}
function judgementOf(reply) {
    if (reply.kind === 'undecided') {
        return { score: 0, verdict: 'skip', assertions: [{ text: reply.reason, passed: false }] };
    }
    const score = (0,grade/* clampScore */.E2)(reply.score);
    return { score, verdict: reply.verdict ?? (0,grade/* verdictOf */.Vj)(score), assertions: reply.assertions };
}
const recordedType = (spec) => spec.type === 'rubrics' || spec.type === 'rubric' ? 'llm-grader' : (0,suite/* shownType */.si)(spec);


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


/***/ })

};
