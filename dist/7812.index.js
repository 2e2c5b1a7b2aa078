export const id = 7812;
export const ids = [7812];
export const modules = {

/***/ 27812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exportToBackends: () => (/* binding */ exportToBackends),
  traceFileReporters: () => (/* binding */ traceFileReporters),
  withEnvFiles: () => (/* binding */ withEnvFiles)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/js/src/model/errors.js
var errors = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/js/src/model/text/iso-time.js
var iso_time = __webpack_require__(58392);
// EXTERNAL MODULE: ./build/js/src/model/text/text.js
var text_text = __webpack_require__(56290);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/reserved-variables.js
var reserved_variables = __webpack_require__(99429);
// EXTERNAL MODULE: ./build/js/src/platform/secrets/secret-names.js
var secret_names = __webpack_require__(97224);
// EXTERNAL MODULE: ./build/js/src/model/run/result-outcome.js
var result_outcome = __webpack_require__(94987);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/js/src/reports/otel/span.js

const INTERNAL = 1;
const CLIENT = 3;
const keyValues = (attributes) => Object.entries(attributes).flatMap(([key, plain]) => (plain === undefined ? [] : [{ key, value: toValue(plain) }]));
function toValue(plain) {
    if (typeof plain === 'string')
        return { stringValue: plain.toWellFormed() };
    if (typeof plain === 'boolean')
        return { boolValue: plain };
    if (typeof plain === 'bigint')
        return { intValue: `${plain}` };
    return typeof plain === 'number' ? { doubleValue: plain } : { arrayValue: { values: plain.map(toValue) } };
}
const span_int = (value) => value === undefined || !Number.isFinite(value) ? undefined : BigInt(Math.round(value));
function timesOf({ startTime, endTime, durationMs = 0 }, parent) {
    const [started, ended] = [knownMoment(startTime), knownMoment(endTime)];
    const lasted = Math.max(0, durationMs);
    if (started !== undefined)
        return { start: started, end: Math.max(started, ended ?? started + lasted) };
    if (ended !== undefined)
        return { start: Math.max(0, ended - lasted), end: ended };
    return { start: parent.start, end: parent.start + lasted, isUnknown: true };
}
function knownMoment(time) {
    const moment = time === undefined ? Number.NaN : Date.parse(time);
    return moment >= 0 ? moment : undefined;
}
function nanoseconds(ms) {
    const integer = Math.max(0, Math.round(ms));
    return integer === 0 ? '0' : `${integer}000000`;
}
function hashOf(parts, bytes) {
    const hex = (0,external_node_crypto_.hash)('sha256', JSON.stringify(parts), 'hex').slice(0, 2 * bytes);
    return /^0+$/.test(hex) ? `${hex.slice(0, -1)}1` : hex;
}

// EXTERNAL MODULE: ./build/js/src/model/run/tools.js
var tools = __webpack_require__(18436);
// EXTERNAL MODULE: ./build/js/src/reports/findings.js
var findings = __webpack_require__(57277);
;// CONCATENATED MODULE: ./build/js/src/reports/otel/trace.js




function tracedResults(report) {
    const { changeOf } = (0,findings/* findings */.Pg)(report);
    const verdict = report.verdict.kind;
    const common = (result) => ({ result, verdict, state: changeOf(result)?.state });
    return [
        ...report.results.map((result) => ({ ...common(result), phase: 'main' })),
        ...(report.extraTrials ?? []).map(({ result, purpose, round }) => ({ ...common(result), phase: purpose, round })),
    ];
}
function traceOf(traced, settings) {
    const { result, phase, round } = traced;
    const { suiteFile, suite, testId, target } = result;
    const { id, attempt } = settings.run;
    const part = round === undefined ? phase : `${phase}-${round}`;
    const ownTraceId = hashOf(['eval-action trace 1', id, attempt, part, suiteFile, suite, testId, target], 16);
    const { remote } = settings;
    const traceIds = remote === undefined ? [ownTraceId] : [remote.traceId, ownTraceId];
    const idOf = (path) => hashOf([...traceIds, path], 8);
    const make = (path, parentPath, { name, kind = INTERNAL, times, attributes, events = [], status }) => ({
        traceId: remote?.traceId ?? ownTraceId,
        spanId: idOf(path),
        traceState: remote?.state,
        parentSpanId: path === ROOT ? remote?.spanId : idOf(parentPath),
        name: name.toWellFormed(),
        kind,
        startTimeUnixNano: nanoseconds(times.start),
        endTimeUnixNano: nanoseconds(times.end),
        attributes: keyValues(attributes),
        events: events.length > 0 ? events.map((event) => ({ ...event, name: event.name.toWellFormed() })) : undefined,
        status,
        flags: path === ROOT && remote !== undefined ? SAMPLED | REMOTE : SAMPLED,
    });
    const context = { ...settings, result, make, times: rootTimes(result) };
    return {
        traced,
        ownTraceId,
        spans: [
            { span: rootSpan(traced, context) },
            ...[...trialSpans(context), ...messageSpans(context)].map((span) => ({ span })),
            ...result.scores.flatMap((score, at) => graderSpans(score, `${ROOT}/grader/${at}`, ROOT, context)),
        ],
    };
}
const ROOT = 'eval';
const SAMPLED = 1;
const REMOTE = 0x300;
function rootTimes({ startTime, endTime, timestamp, evalRun }) {
    const [start, end] = [knownMoment(startTime), knownMoment(endTime)];
    if (start !== undefined && end !== undefined)
        return { start, end: Math.max(start, end) };
    const ended = knownMoment(timestamp) ?? 0;
    return { start: Math.max(0, ended - evalRun.durationMs), end: ended };
}
function rootSpan({ phase, state, verdict }, { result, run, captureContent, make, times }) {
    const { testId, target, suite, conversationId, durationMs, costUsd, tokenUsage, messages, passMark } = result;
    const { eventCount, toolNames, llmCallCount } = (0,tools/* traceSummary */.Ic)(messages);
    const { kind, score } = (0,result_outcome/* outcomeOf */.sG)(result);
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    const label = kind === 'passed' ? 'pass' : kind === 'failed' ? 'fail' : undefined;
    const scoreEvent = {
        'gen_ai.evaluation.name': 'score',
        'gen_ai.evaluation.score.value': score,
        'gen_ai.evaluation.score.label': label,
    };
    return make(ROOT, '', {
        name: 'agentv.eval',
        times,
        attributes: {
            'gen_ai.operation.name': 'evaluate',
            'gen_ai.provider.name': 'agentv',
            'gen_ai.system': 'agentv',
            'gen_ai.conversation.id': conversationId,
            'gen_ai.agent.name': target,
            'agentv.test_id': testId,
            'agentv.target': target,
            'agentv.suite': suite,
            'test.case.name': testId,
            'test.suite.name': suite,
            'agentv.score': score,
            'test.case.result.status': label,
            'agentv.trace.duration_ms': durationMs,
            'agentv.trace.cost_usd': costUsd,
            'agentv.trace.token_input': span_int(tokenUsage?.input),
            'agentv.trace.token_output': span_int(tokenUsage?.output),
            'agentv.trace.token_cached': span_int(tokenUsage?.cached),
            'agentv.trace.event_count': span_int(eventCount),
            'agentv.trace.tool_names': toolNames.join(','),
            'agentv.trace.llm_call_count': span_int(llmCallCount),
            'error.type': failure?.class,
            'eval_action.run.id': run.id,
            'eval_action.phase': phase,
            'eval_action.test.state': state,
            'eval_action.verdict': verdict,
            'eval_action.pass_mark': passMark,
            ...(captureContent && contentOf(result)),
        },
        events: [
            ...result.scores.map((each) => eventAt(knownMoment(each.endedAt) ?? times.end, `agentv.grader.${each.name}`, {
                'agentv.grader.score': each.score,
                'agentv.grader.type': each.type,
                'agentv.grader.verdict': each.verdict,
            })),
            ...(score === undefined ? [] : [eventAt(times.end, EVALUATION, scoreEvent)]),
        ],
        status: statusOf(result),
    });
}
const EVALUATION = 'gen_ai.evaluation.result';
const eventAt = (ms, name, attributes) => ({
    timeUnixNano: nanoseconds(ms),
    name,
    attributes: keyValues(attributes),
});
function contentOf(result) {
    const { input, output, messages } = result;
    const failure = result.status === 'execution_error' ? result.failure : undefined;
    const system = input.filter(({ role }) => role === 'system');
    return {
        'gen_ai.system_instructions': system.length > 0 ? JSON.stringify(system.flatMap(partsOf)) : undefined,
        'gen_ai.input.messages': messagesText(input.filter(({ role }) => role !== 'system')),
        'gen_ai.output.messages': messagesText(messages.filter(({ role }) => role === 'assistant').slice(-1)),
        'agentv.output_text': failure === undefined ? output : undefined,
        'error.message': failure?.message,
    };
}
const statusOf = (of) => of.status === 'execution_error' && of.failure !== undefined ? { code: 2, message: of.failure.class } : { code: 1 };
function trialSpans({ result: { trials = [] }, make, times: { start } }) {
    if (trials.length < 2)
        return [];
    return trials.map((trial) => {
        const isError = trial.status === 'execution_error';
        return make(`${ROOT}/trial/${trial.attempt}`, ROOT, {
            name: 'agentv.trial',
            times: { start, end: start + (trial.durationMs ?? 0) },
            attributes: {
                'eval_action.trial': span_int(trial.attempt),
                'agentv.score': isError ? undefined : trial.score,
                'error.type': isError ? trial.failure?.class : undefined,
                'agentv.time_unknown': true,
            },
            status: statusOf(trial),
        });
    });
}
function messageSpans(context) {
    const { result, groupTurns, captureContent, make, times: ofRoot } = context;
    const { messages } = result;
    const begins = messages.flatMap(({ role }, index) => (index === 0 || role === 'user' ? [index] : []));
    const starts = groupTurns && begins.length > 1 ? begins : [];
    const turnPath = (turn) => `${ROOT}/turn/${turn + 1}`;
    const turns = starts.map((start, turn) => {
        const known = messages
            .slice(start, starts[turn + 1])
            .map((message) => timesOf(message, ofRoot))
            .filter(({ isUnknown }) => !isUnknown);
        const span = known.length === 0
            ? { start: ofRoot.start, end: ofRoot.start, isUnknown: true }
            : { start: Math.min(...known.map((each) => each.start)), end: Math.max(...known.map((each) => each.end)) };
        return make(turnPath(turn), ROOT, {
            name: `agentv.turn.${turn + 1}`,
            times: span,
            attributes: { 'agentv.time_unknown': span.isUnknown },
        });
    });
    const spans = messages.flatMap((message, index) => {
        const turn = starts.findLastIndex((start) => start <= index);
        const path = `${ROOT}/msg/${index}`;
        const times = timesOf(message, ofRoot);
        const named = message.metadata?.['model'];
        const model = typeof named === 'string' && named !== '' ? named : result.model;
        const isChat = message.role === 'assistant';
        const provider = result.provider && (PROVIDERS.get(result.provider) ?? result.provider);
        const isOnly = messages.filter(({ role }) => role === 'assistant').length === 1;
        const chat = {
            'gen_ai.operation.name': 'chat',
            'gen_ai.provider.name': provider,
            'gen_ai.system': provider,
            'gen_ai.request.model': model,
            'gen_ai.response.model': model,
            'gen_ai.conversation.id': result.conversationId,
            ...usageAttributes(message.tokenUsage ?? (isOnly ? result.tokenUsage : undefined)),
        };
        const span = make(path, turn < 0 ? ROOT : turnPath(turn), {
            name: isChat ? `chat ${model ?? 'unknown'}` : `gen_ai.message.${message.role}`,
            times,
            kind: isChat ? CLIENT : undefined,
            attributes: {
                ...(isChat && chat),
                'agentv.time_unknown': times.isUnknown,
                ...(captureContent && { 'gen_ai.output.messages': messagesText([message]) }),
            },
        });
        const calls = (message.toolCalls ?? []).map((call, at) => {
            const callTimes = timesOf(call, times);
            return make(`${path}/tool/${at}`, path, {
                name: `execute_tool ${call.tool}`,
                times: callTimes,
                attributes: {
                    'gen_ai.operation.name': 'execute_tool',
                    'gen_ai.tool.name': call.tool,
                    'gen_ai.tool.call.id': call.id,
                    'gen_ai.tool.type': 'function',
                    'agentv.time_unknown': callTimes.isUnknown,
                    ...(captureContent && {
                        'gen_ai.tool.call.arguments': valueText(call.input),
                        'gen_ai.tool.call.result': valueText(call.output),
                    }),
                },
            });
        });
        return [span, ...calls];
    });
    return [...turns, ...spans];
}
const PROVIDERS = new Map([
    ['azure', 'azure.ai.openai'],
    ['claude', 'anthropic'],
    ['codex', 'openai'],
    ['gemini', 'gcp.gemini'],
    ['gemini-cli', 'gcp.gemini'],
]);
const usageAttributes = (usage) => ({
    'gen_ai.usage.input_tokens': span_int(usage?.input),
    'gen_ai.usage.output_tokens': span_int(usage?.output),
    'gen_ai.usage.cache_read.input_tokens': span_int(usage?.cached),
    'gen_ai.usage.reasoning.output_tokens': span_int(usage?.reasoning),
});
function graderSpans(score, path, parent, context) {
    const { make, captureContent } = context;
    const { startedAt: startTime, endedAt: endTime, durationMs } = score;
    const times = timesOf({ startTime, endTime, durationMs }, context.times);
    const judgement = {
        'gen_ai.evaluation.name': score.name,
        'gen_ai.evaluation.score.value': isSkipped(score) ? undefined : score.score,
        'gen_ai.evaluation.score.label': score.verdict,
        ...(captureContent && { 'gen_ai.evaluation.explanation': explanationOf(score) }),
    };
    const span = make(path, parent, {
        name: `evaluate ${score.name}`,
        times,
        attributes: {
            ...judgement,
            ...usageAttributes(score.tokenUsage),
            'agentv.grader.type': score.type,
            'agentv.grader.weight': score.weight,
            'agentv.grader.cost_usd': score.costUsd,
            'agentv.time_unknown': times.isUnknown,
        },
        events: [eventAt(times.end, EVALUATION, { ...judgement, 'error.type': isSkipped(score) ? 'grader' : undefined })],
    });
    const members = score.scores ?? [];
    return [{ span, score }, ...members.flatMap((member, at) => graderSpans(member, `${path}/${at}`, path, context))];
}
const isSkipped = ({ verdict }) => verdict === 'skip';
function explanationOf({ reasoning, assertions }) {
    if (reasoning !== undefined && reasoning !== '')
        return reasoning;
    const missed = assertions.filter(({ passed }) => !passed).map(({ text: check }) => check);
    return missed.length === 0 ? undefined : missed.join('\n');
}
const messagesText = (messages) => JSON.stringify(messages.map((message) => ({ role: message.role, parts: partsOf(message) })));
const valueText = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
function partsOf({ role, content, toolCalls = [] }) {
    const textPart = (text) => ({ type: 'text', content: text });
    const parts = [content ?? []].flat().map((part) => {
        if (typeof part === 'string')
            return textPart(part);
        if ('structured' in part)
            return textPart(JSON.stringify(part.structured) ?? '');
        if (part.type === 'image')
            return { type: 'blob', modality: 'image', mime_type: part.mediaType };
        return textPart(part.type === 'text' ? part.value : part.type === 'file' ? part.text : JSON.stringify(part.value));
    });
    if (role === 'tool')
        return parts.map(({ content: response }) => ({ type: 'tool_call_response', response }));
    const calls = toolCalls.map(({ id, tool, input }) => ({ type: 'tool_call', id, name: tool, arguments: input }));
    return [...parts, ...calls];
}

;// CONCATENATED MODULE: ./build/js/src/reports/otel/trace-files.js


function resourceSpansJson({ envelope: { resource, version } }, spans) {
    const scope = JSON.stringify({ name: 'agentv', version });
    const scopeSpans = `[{"scope":${scope},"spans":[${spans.join(',')}]}]`;
    return `{"resource":${JSON.stringify({ attributes: resource })},"scopeSpans":${scopeSpans}}`;
}
function* otlpFile(report, tracing, form) {
    const isDocument = form === 'document';
    if (isDocument)
        yield '{"resourceSpans":[';
    let separator = '';
    for (const traced of tracedResults(report)) {
        const spans = traceOf(traced, tracing).spans.map(({ span }) => JSON.stringify(span));
        const entry = resourceSpansJson(tracing, spans);
        yield isDocument ? `${separator}${entry}` : `{"resourceSpans":[${entry}]}\n`;
        separator = ',';
    }
    if (isDocument)
        yield ']}\n';
}
function* traceFile({ results }) {
    for (const result of results) {
        const { testId, target, score, costUsd, tokenUsage, messages } = result;
        const { start, end } = rootTimes(result);
        const calls = messages
            .flatMap(({ toolCalls = [] }) => toolCalls)
            .map(({ tool, startTime, endTime, durationMs }) => {
            const [from, to] = [knownMoment(startTime), knownMoment(endTime)];
            const duration = durationMs ?? (from !== undefined && to !== undefined && to >= from ? to - from : undefined);
            return { type: 'tool', name: tool, duration_ms: duration === undefined ? undefined : Math.round(duration) };
        });
        const record = {
            test_id: testId,
            target,
            score,
            duration_ms: Math.round(end - start),
            cost_usd: costUsd,
            token_usage: tokenUsage && { input: tokenUsage.input, output: tokenUsage.output },
            spans: calls.length === 0 ? undefined : calls,
        };
        yield `${JSON.stringify(record)}\n`;
    }
}
function resourceOf({ generator }, env, { head, pullNumber } = {}) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: run } = env;
    const repository = server && name ? `${server}/${name}` : undefined;
    const change = pullNumber === undefined ? /^refs\/pull\/(\d+)\//.exec(env['GITHUB_REF'] ?? '')?.[1] : `${pullNumber}`;
    const known = {
        'service.name': 'agentv',
        'cicd.pipeline.name': env['GITHUB_WORKFLOW'],
        'cicd.pipeline.run.id': run,
        'cicd.pipeline.run.url.full': repository && run ? `${repository}/actions/runs/${run}` : undefined,
        'vcs.repository.url.full': repository,
        'vcs.ref.head.name': env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
        'vcs.ref.head.revision': head || env['GITHUB_SHA'],
        'vcs.ref.base.name': env['GITHUB_BASE_REF'],
        'vcs.change.id': change,
        ...pairsIn(env['OTEL_RESOURCE_ATTRIBUTES']),
        ...(env['OTEL_SERVICE_NAME'] && { 'service.name': env['OTEL_SERVICE_NAME'] }),
        'service.version': generator.version,
        'telemetry.sdk.language': 'nodejs',
        'telemetry.sdk.name': generator.name,
    };
    return keyValues(Object.fromEntries(Object.entries(known).map(([key, value]) => [key, value || undefined])));
}
function pairsIn(list = '') {
    const pairs = list.split(',').flatMap((pair) => {
        const at = pair.indexOf('=');
        const name = pair.slice(0, at).trim();
        return at < 1 || name === '' ? [] : [[name, decoded(pair.slice(at + 1).trim())]];
    });
    return Object.fromEntries(pairs);
}
function decoded(value) {
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
}

;// CONCATENATED MODULE: ./build/js/src/reports/otel/backends.js




const PRESETS = {
    otlp,
    braintrust,
    langfuse,
    confident,
};
const TRACES_PATH = '/v1/traces';
function presetBackend(name, env) {
    const backend = PRESETS[name](env);
    if ('why' in backend)
        return backend;
    const standard = Object.entries({
        ...pairsIn(env['OTEL_EXPORTER_OTLP_HEADERS']),
        ...pairsIn(env['OTEL_EXPORTER_OTLP_TRACES_HEADERS']),
    });
    const headers = Object.fromEntries(standard.map(([header, value]) => [header.toLowerCase(), value]));
    return { ...backend, headers: { ...backend.headers, ...headers } };
}
function otlp(env) {
    const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: full = '', OTEL_EXPORTER_OTLP_ENDPOINT: base = '' } = env;
    if (full.trim() !== '')
        return { name: 'otlp', url: full.trim(), headers: {} };
    const url = withoutSlash(base);
    if (url === '')
        return missing('otlp', ['OTEL_EXPORTER_OTLP_ENDPOINT'], env);
    return { name: 'otlp', url: url.endsWith(TRACES_PATH) ? url : `${url}${TRACES_PATH}`, headers: {} };
}
function braintrust(env) {
    const { BRAINTRUST_API_KEY: key = '', BRAINTRUST_PROJECT_ID: id, BRAINTRUST_PROJECT: project } = env;
    if (key === '')
        return missing('braintrust', ['BRAINTRUST_API_KEY'], env);
    const parent = env['BRAINTRUST_PARENT'] || (id && `project_id:${id}`) || (project && `project_name:${project}`);
    if (!parent)
        return missing('braintrust', ['BRAINTRUST_PROJECT', 'BRAINTRUST_PROJECT_ID', 'BRAINTRUST_PARENT'], env);
    return {
        name: 'braintrust',
        url: `${withoutSlash(env['BRAINTRUST_API_URL'] || 'https://api.braintrust.dev')}/otel${TRACES_PATH}`,
        headers: { authorization: `Bearer ${key}`, 'x-bt-parent': parent },
        graderExtras: ({ name, score, verdict }) => ({
            'braintrust.span_attributes': JSON.stringify({ type: 'score', name }),
            'braintrust.scores': isSkipped({ verdict }) ? undefined : JSON.stringify({ [name]: score }),
        }),
        rootExtras: (trace, captureContent) => {
            const { result } = trace.traced;
            const { score } = (0,result_outcome/* outcomeOf */.sG)(result);
            return {
                'braintrust.span_attributes': JSON.stringify({ type: 'eval', name: result.testId }),
                'braintrust.scores': score === undefined ? undefined : JSON.stringify({ score }),
                'braintrust.metadata': JSON.stringify(namesOf(trace)),
                'braintrust.tags': [result.suite, result.target],
                ...(captureContent && {
                    'braintrust.input_json': textOfRoot(trace, 'gen_ai.input.messages'),
                    'braintrust.output_json': textOfRoot(trace, 'gen_ai.output.messages'),
                }),
            };
        },
    };
}
function langfuse(env) {
    const { LANGFUSE_PUBLIC_KEY: publicKey = '', LANGFUSE_SECRET_KEY: secretKey = '' } = env;
    if (publicKey === '')
        return missing('langfuse', ['LANGFUSE_PUBLIC_KEY'], env);
    if (secretKey === '')
        return missing('langfuse', ['LANGFUSE_SECRET_KEY'], env);
    const host = withoutSlash(env['LANGFUSE_HOST'] || env['LANGFUSE_BASE_URL'] || 'https://cloud.langfuse.com');
    const environment = env['LANGFUSE_TRACING_ENVIRONMENT'] || 'default';
    return {
        name: 'langfuse',
        url: `${host}/api/public/otel${TRACES_PATH}`,
        headers: {
            authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString('base64')}`,
            'x-langfuse-ingestion-version': '4',
        },
        rootExtras: (trace, captureContent) => {
            const { testId, suite, target } = trace.traced.result;
            return {
                'langfuse.environment': environment,
                'langfuse.trace.name': testId,
                'langfuse.trace.tags': [suite, target],
                'langfuse.experiment.name': suite,
                'langfuse.experiment.id': textOfRoot(trace, 'eval_action.run.id'),
                'langfuse.experiment.item.id': testId,
                ...(captureContent && {
                    'langfuse.observation.input': textOfRoot(trace, 'gen_ai.input.messages'),
                    'langfuse.observation.output': textOfRoot(trace, 'gen_ai.output.messages'),
                }),
            };
        },
        scores: {
            url: `${host}/api/public/scores`,
            of: (trace, captureContent) => langfuseScores(trace, environment, captureContent),
        },
    };
}
function langfuseScores(trace, environment, captureContent) {
    const [{ span: root }, ...others] = trace.spans;
    const { kind, score } = (0,result_outcome/* outcomeOf */.sG)(trace.traced.result);
    const made = (name, observationId, value, rest = {}) => {
        const id = hashOf([trace.ownTraceId, observationId, name], 16);
        return { id, traceId: root.traceId, name, environment, observationId, value, dataType: 'NUMERIC', ...rest };
    };
    const ofGraders = others.flatMap(({ span, score: grader }) => grader === undefined || isSkipped(grader) || span.parentSpanId !== root.spanId
        ? []
        : made(grader.name, span.spanId, grader.score, captureContent ? { comment: explanationOf(grader) } : {}));
    if (score === undefined)
        return ofGraders;
    const passed = made('pass', root.spanId, kind === 'passed' ? 1 : 0, { dataType: 'BOOLEAN' });
    return [made('score', root.spanId, score), passed, ...ofGraders];
}
function confident(env) {
    const { CONFIDENT_API_KEY: key = '' } = env;
    if (key === '')
        return missing('confident', ['CONFIDENT_API_KEY'], env);
    const host = key.startsWith('confident_eu_') ? 'eu.otel.confident-ai.com' : 'otel.confident-ai.com';
    return {
        name: 'confident',
        url: `https://${host}${TRACES_PATH}`,
        headers: { 'x-confident-api-key': key },
        rootExtras: (trace) => ({
            'confident.trace.name': trace.traced.result.testId,
            'confident.trace.metadata': JSON.stringify(namesOf(trace)),
        }),
    };
}
function namesOf({ traced: { result, phase } }) {
    const { suite, testId, target } = result;
    return { suite, test: testId, target, phase };
}
function textOfRoot({ spans: [{ span }] }, name) {
    const value = span.attributes.find(({ key }) => key === name)?.value;
    return value !== undefined && 'stringValue' in value ? value.stringValue : undefined;
}
function missing(name, [first = '', ...others], env) {
    const hint = env[first] === ''
        ? 'It is empty: jobs of pull requests from forks and by Dependabot get no secrets of the repository.'
        : 'Set it in the environment of the step.';
    return { name, why: `${first} is not set${others.length > 0 ? `, nor ${others.join(' or ')}` : ''}`, hint };
}
const withoutSlash = (url) => url.trim().replace(/\/{1,20}$/, '');

// EXTERNAL MODULE: ./build/js/src/reports/blocks.js
var blocks = __webpack_require__(91305);
;// CONCATENATED MODULE: ./build/js/src/reports/otel/environment.js

const TIMEOUT_MS = 10_000;
const MAX_TIMEOUT_MS = 60_000;
const MAX_STATE_LENGTH = 512;
function sendingOf(env) {
    const timeout = Number(ofTraces(env, 'TIMEOUT'));
    return {
        isCompressed: ofTraces(env, 'COMPRESSION') !== 'none',
        timeoutMs: timeout > 0 ? Math.min(timeout, MAX_TIMEOUT_MS) : TIMEOUT_MS,
    };
}
const ofTraces = (env, name) => env[`OTEL_EXPORTER_OTLP_TRACES_${name}`] || env[`OTEL_EXPORTER_OTLP_${name}`];
function remarksOn(env) {
    const protocol = ofTraces(env, 'PROTOCOL') ?? '';
    const certificates = ['CERTIFICATE', 'CLIENT_CERTIFICATE', 'CLIENT_KEY'].filter((name) => ofTraces(env, name));
    const sampler = env['OTEL_TRACES_SAMPLER'] ?? '';
    return (0,blocks/* present */.Eb)(['grpc', 'http/protobuf'].includes(protocol) &&
        `OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}, which is not supported: traces are sent as http/json`, certificates.map((name) => `OTEL_EXPORTER_OTLP_${name} is not supported; NODE_EXTRA_CA_CERTS adds certificates that Node trusts`), sampler.includes('traceidratio') &&
        `OTEL_TRACES_SAMPLER is ${sampler}, which is ignored: evaluations are exported completely`, readRemoteParent(env) === 'invalid' && 'TRACEPARENT is invalid and is ignored');
}
function whyNoExport(env) {
    if (/^true$/i.test(env['OTEL_SDK_DISABLED'] ?? ''))
        return 'disabled';
    if (/(?:^|_)always_off$/.test(env['OTEL_TRACES_SAMPLER'] ?? ''))
        return 'OTEL_TRACES_SAMPLER turns traces off';
    const remote = readRemoteParent(env);
    const isLeftOut = typeof remote === 'object' && !remote.isSampled;
    return isLeftOut ? 'TRACEPARENT says that this trace is not sampled' : undefined;
}
function readRemoteParent(env) {
    const parent = env['TRACEPARENT']?.trim() ?? '';
    if (parent === '')
        return 'none';
    const [, traceId, spanId, flags] = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent) ?? [];
    if (traceId === undefined || spanId === undefined || flags === undefined)
        return 'invalid';
    const state = env['TRACESTATE']?.trim() ?? '';
    const isValid = state.length <= MAX_STATE_LENGTH && /^[\x20-\x7e]+$/.test(state);
    return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1, state: isValid ? state : undefined };
}
function checkAddress(url, headers) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
        return { why: 'its address is no http or https URL' };
    const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed.hostname);
    const isPlain = parsed.protocol === 'http:' && !isLoopback && Object.keys(headers).length > 0;
    return isPlain ? { remark: `keys are sent without encryption to ${parsed.host}` } : {};
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 6 modules
var classic_schemas = __webpack_require__(26921);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./build/js/src/model/text/json.js
var text_json = __webpack_require__(23291);
// EXTERNAL MODULE: ./build/js/src/model/text/retry-after.js
var retry_after = __webpack_require__(72252);
// EXTERNAL MODULE: ./build/js/src/model/values/in-parallel.js
var in_parallel = __webpack_require__(91017);
;// CONCATENATED MODULE: ./build/js/src/reports/otel/export.js









const acceptedSchema = classic_schemas/* object */.Ikc({
    partialSuccess: classic_schemas/* object */.Ikc({
        rejectedSpans: number().optional().catch(undefined),
        errorMessage: classic_schemas/* string */.YjP().optional().catch(undefined),
    }),
})
    .partial()
    .catch({});
const MAX_SPANS = 512;
const REQUEST_BYTES = 4 * 1024 * 1024;
const REQUESTS_AT_ONCE = 4;
const GZIP_FROM_BYTES = 1024;
const MAX_SCORES = 2_000;
const MAX_ANSWER_LENGTH = 500;
async function exportTraces(report, { backend, tracing, sending, }, ports) {
    const name = `traces (${backend.name})`;
    const { url, headers, scores } = backend;
    const isRetried = (status) => [429, 502, 503, 504].includes(status);
    const traces = await sendAll(requestsOf(report, backend, tracing), { url, headers, isRetried, ...sending }, ports);
    if (traces.why !== undefined) {
        const why = `sent ${traces.sent} of ${(0,text_text/* plural */.LS)('span', traces.all)}: ${traces.why}`;
        return { kind: 'notDelivered', name, why, hint: traces.hint };
    }
    if (scores === undefined)
        return { kind: 'delivered', name, where: url };
    const all = tracedResults(report).flatMap((traced) => scores.of(traceOf(traced, tracing), tracing.captureContent));
    const { sent, why } = await sendAll(all.slice(0, MAX_SCORES).map((score) => ({ json: JSON.stringify(score), count: 1 })), {
        url: scores.url,
        headers,
        isRetried: (status) => status === 429 || status >= 500,
        timeoutMs: sending.timeoutMs,
        isCompressed: false,
    }, ports);
    if (sent === all.length)
        return { kind: 'delivered', name, where: url };
    const rest = why === undefined ? ', which is the most' : `: ${why}`;
    return { kind: 'notDelivered', name, why: `sent ${sent} of ${(0,text_text/* plural */.LS)('score', all.length)}${rest}` };
}
async function sendAll(requests, target, ports) {
    let [sent, all] = [0, 0];
    let [why, hint] = [];
    let isOver = false;
    const send = async ({ json, count }) => {
        all += count;
        if (isOver)
            return;
        const plain = Buffer.from(ports.redactor.json(json));
        const isPacked = target.isCompressed && plain.length >= GZIP_FROM_BYTES;
        const posted = await post(isPacked ? await ports.gzip(plain) : plain, isPacked, target, ports);
        if (posted.why === undefined) {
            const { partialSuccess } = acceptedSchema.parse((0,text_json/* jsonOf */.o_)(posted.body));
            const { rejectedSpans = 0, errorMessage: message = '' } = partialSuccess ?? {};
            const lost = Math.min(rejectedSpans, count);
            sent += count - lost;
            const words = (0,text_text/* cutEnd */.ym)(ports.redactor.text(message), MAX_ANSWER_LENGTH);
            if (lost > 0)
                why ??= `${(0,text_text/* plural */.LS)('span', lost)} rejected${words && `: ${words}`}`;
            return;
        }
        const { status = 0 } = posted;
        why ??= posted.why;
        isOver ||= ![400, 413].includes(status);
        if ([401, 403].includes(status))
            hint ??= 'Check the key of the backend.';
        const isUnpackable = isPacked && [400, 415].includes(status);
        if (isUnpackable)
            hint ??= 'If the receiver does not read gzip, set OTEL_EXPORTER_OTLP_COMPRESSION=none.';
    };
    await (0,in_parallel/* inParallel */.H)(requests, send, REQUESTS_AT_ONCE);
    return { sent, all, why, hint };
}
function* requestsOf(report, backend, tracing) {
    let [batch, size] = [[], 0];
    const request = () => ({
        json: `{"resourceSpans":[${resourceSpansJson(tracing, batch)}]}`,
        count: batch.length,
    });
    for (const traced of tracedResults(report)) {
        const trace = traceOf(traced, tracing);
        for (const [at, each] of trace.spans.entries()) {
            const ofRoot = at === 0 ? backend.rootExtras?.(trace, tracing.captureContent) : undefined;
            const extras = ofRoot ?? (each.score && backend.graderExtras?.(each.score)) ?? {};
            const attributes = [...each.span.attributes, ...keyValues(extras)];
            const span = JSON.stringify(limitSpan({ ...each.span, attributes }));
            const bytes = Buffer.byteLength(span);
            if (batch.length > 0 && (batch.length === MAX_SPANS || size + bytes > REQUEST_BYTES)) {
                yield request();
                [batch, size] = [[], 0];
            }
            batch.push(span);
            size += bytes;
        }
    }
    if (batch.length > 0)
        yield request();
}
const MAX_EVENTS = 128;
const TEXT_BYTES = 32 * 1024;
function limitSpan(span) {
    const limited = ({ key, value }) => ({
        key,
        value: 'stringValue' in value ? { stringValue: (0,text_text/* cutBytes */.Uw)(value.stringValue, TEXT_BYTES) } : value,
    });
    return {
        ...span,
        attributes: span.attributes.map(limited),
        events: span.events?.slice(0, MAX_EVENTS).map(({ name, attributes, ...event }) => ({
            ...event,
            name: (0,text_text/* cutBytes */.Uw)(name, TEXT_BYTES),
            attributes: attributes.map(limited),
        })),
    };
}
const MAX_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 20_000;
const ANSWER_BYTES = 64 * 1024;
const LATE = { why: 'the time for the export was over' };
async function post(body, isPacked, target, ports) {
    for (let tries = 1;; tries += 1) {
        const posted = await once();
        if (posted.why === undefined)
            return posted;
        if (ports.signal.aborted)
            return LATE;
        const { status, retryAfterMs } = posted;
        if (tries === MAX_TRIES || (status !== undefined && !target.isRetried(status)))
            return posted;
        const backoffMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1)) * ports.random();
        await ports.clock.sleep(retryAfterMs ?? backoffMs, ports.signal);
        if (ports.signal.aborted)
            return LATE;
    }
    async function once() {
        const signal = AbortSignal.any([ports.signal, ports.timeLimit(target.timeoutMs)]);
        const type = { 'content-type': 'application/json', ...(isPacked && { 'content-encoding': 'gzip' }) };
        const headers = { ...target.headers, ...type };
        try {
            const reply = await ports.http(target.url, { method: 'POST', headers, body, signal, redirect: 'manual' });
            const chunks = [];
            let size = 0;
            for await (const chunk of reply.body ?? []) {
                chunks.push(chunk);
                size += chunk.length;
                if (size >= ANSWER_BYTES)
                    break;
            }
            const answer = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString();
            if (reply.ok)
                return { body: answer };
            const { status } = reply;
            const text = (0,text_text/* cutEnd */.ym)(ports.redactor.text(answer.trim()), MAX_ANSWER_LENGTH);
            const words = status < 400 ? 'it redirects, and keys are not sent elsewhere' : text;
            const retryAfterMs = (0,retry_after/* retryAfter */.P)(reply.headers, ports.clock.now());
            return { why: `HTTP ${status}${words && `: ${words}`}`, status, retryAfterMs };
        }
        catch (error) {
            if (signal.aborted)
                return { why: `no answer within ${target.timeoutMs / 1_000} s` };
            const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
            return { why: (0,errors/* codeOf */.$N)(cause) ?? (0,errors/* messageOf */.bD)(cause) };
        }
    }
}

// EXTERNAL MODULE: ./build/js/src/results/run-folder/run-files.js
var run_files = __webpack_require__(92056);
// EXTERNAL MODULE: ./build/js/src/suites/discover.js
var discover = __webpack_require__(7678);
// EXTERNAL MODULE: ./build/js/src/suites/references/file-paths.js
var file_paths = __webpack_require__(13037);
;// CONCATENATED MODULE: ./build/js/src/runner/telemetry/traces.js













async function withEnvFiles({ workingDirectory, otel }, runtime) {
    if (otel.length === 0)
        return runtime;
    const cwd = (0,external_node_path_.resolve)(runtime.cwd, workingDirectory);
    const root = await (0,discover/* findRepository */.W1)(cwd, runtime.files);
    const declared = await (0,file_paths/* readEnvFiles */.P)(cwd, { root, cwd }, runtime.files);
    runtime.redactor.learn((0,secret_names/* secretValues */.VX)(declared));
    const usable = Object.entries(declared).filter(([name]) => !(0,reserved_variables/* isReserved */.Bs)(name));
    return { ...runtime, env: { ...Object.fromEntries(usable), ...runtime.env } };
}
function traceFileReporters(site, files) {
    const { otel, otelFile, traceFile: tracePath, workingDirectory } = site.inputs;
    const writer = (name, pathPattern, piecesOf) => ({
        name,
        async deliver(report) {
            const named = pathPattern.replaceAll('{timestamp}', (0,iso_time/* timestamp */.vE)(Date.parse(report.startedAt)));
            const path = (0,external_node_path_.resolve)(site.runtime.cwd, workingDirectory, named);
            await files.writePieces(path, piecesOf(report, path));
            return { kind: 'delivered', name, where: path };
        },
    });
    const otlpPath = otelFile ?? (otel.includes('file') ? (0,external_node_path_.join)(site.folder, run_files/* runFiles */.NW.traces) : undefined);
    const otlpPieces = (report, path) => otlpFile(report, tracingOf(report, site), path.endsWith('.jsonl') ? 'lines' : 'document');
    return [
        ...(otlpPath === undefined ? [] : [writer('OTLP file', otlpPath, otlpPieces)]),
        ...(tracePath === undefined ? [] : [writer('trace file', tracePath, (report) => traceFile(report))]),
    ];
}
function tracingOf(report, { inputs, runtime, commit, folder, jobKey }) {
    const { env, redactor } = runtime;
    const remote = readRemoteParent(env);
    const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt = '1', GITHUB_JOB: job = '' } = env;
    return {
        run: { id: run ? `${run}.${jobKey ?? job}` : (0,external_node_path_.basename)(folder), attempt },
        remote: typeof remote === 'object' ? remote : undefined,
        captureContent: inputs.otelCaptureContent || /^true$/i.test(env['AGENTV_OTEL_CAPTURE_CONTENT'] ?? ''),
        groupTurns: inputs.otelGroupTurns,
        envelope: { resource: redactor.deep(resourceOf(report, env, commit)), version: report.generator.version },
    };
}
const EXPORT_MS = 60_000;
const CANCELLED_MS = 2_000;
const MAX_REASON_LENGTH = 500;
async function exportToBackends(report, site) {
    const names = site.inputs.otel.filter((name) => name !== 'file');
    if (names.length === 0)
        return [];
    const { env, log, signal } = site.runtime;
    const why = report.dryRun ? 'a dry run exports nothing' : whyNoExport(env);
    if (why === 'disabled')
        return [];
    if (why !== undefined)
        return [{ kind: 'notNeeded', name: 'traces', why }];
    for (const remark of remarksOn(env))
        log.warn(remark);
    const over = new AbortController();
    const end = () => over.abort(new DOMException('The time for the export is over', 'TimeoutError'));
    let timer = setTimeout(end, signal.aborted ? CANCELLED_MS : EXPORT_MS);
    const shorten = () => {
        clearTimeout(timer);
        timer = setTimeout(end, CANCELLED_MS);
    };
    signal.addEventListener('abort', shorten, { once: true });
    try {
        return await Promise.all(names.map((name) => exportTo(name, report, site, over.signal)));
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', shorten);
    }
}
async function exportTo(name, report, site, signal) {
    const { env, log, redactor, http, gzip, clock } = site.runtime;
    const failed = (why, hint) => ({
        kind: 'notDelivered',
        name: `traces (${name})`,
        why: (0,text_text/* cutEnd */.ym)(redactor.text(why), MAX_REASON_LENGTH),
        hint,
    });
    try {
        const backend = presetBackend(name, env);
        if ('why' in backend)
            return failed(backend.why, backend.hint);
        const address = checkAddress(backend.url, backend.headers);
        if (address.why !== undefined)
            return failed(address.why);
        if (address.remark !== undefined)
            log.warn(`traces (${name}): ${address.remark}`);
        redactor.learn(Object.values(backend.headers).flatMap(secret_names/* wholeSecret */.ii));
        const timeLimit = (ms) => AbortSignal.timeout(ms);
        const ports = { http, gzip, redactor, clock, random: Math.random, timeLimit, signal };
        return await exportTraces(report, { backend, tracing: tracingOf(report, site), sending: sendingOf(env) }, ports);
    }
    catch (error) {
        return failed((0,errors/* messageOf */.bD)(error));
    }
}


/***/ })

};
