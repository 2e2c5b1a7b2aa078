import type { GraderScore } from '../../model/run/grade.ts';
import type { Message, TokenUsage } from '../../model/run/message.ts';
import type { ExtraTrial, TestResult, Trial } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { traceSummary } from '../../model/run/tools.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { TestState } from '../../model/verdict/verdict.ts';
import { findings } from '../findings.ts';
import {
  CLIENT,
  hashOf,
  INTERNAL,
  int,
  keyValues,
  knownMoment,
  nanoseconds,
  type Span,
  type SpanAttributes,
  type SpanEvent,
  type Times,
  timesOf,
} from './span.ts';

/**
 * Names of spans, events and attributes are AgentV's own, and those of OpenTelemetry's semantic conventions for generative
 * AI, CI/CD, tests and version control as of November 2026. The GenAI conventions have no release yet. A change of a
 * name is a minor version and a line in the changelog.
 */

/** The trace that called this run: all roots are its children. */
export interface RemoteParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
  readonly state?: string | undefined;
}

export interface TraceSettings {
  /** The run that results belong to. A repeated export of one run gives the same ids, so that backends replace it. */
  readonly run: { readonly id: string; readonly attempt: string };
  readonly remote?: RemoteParent | undefined;
  /** Texts of messages, tools and graders. Names are always part of a trace. */
  readonly captureContent: boolean;
  readonly groupTurns: boolean;
}

interface TracedResult {
  readonly result: TestResult;
  readonly phase: 'main' | ExtraTrial['purpose'];
  /** Separates the rounds of seeding in the ids. */
  readonly round?: number | undefined;
  readonly state?: TestState | undefined;
  readonly verdict: string;
}

interface TracedSpan {
  readonly span: Span;
  /** Of a span that a grader made. */
  readonly score?: GraderScore | undefined;
}

export interface Trace {
  readonly traced: TracedResult;
  /** Of this result, also where a calling trace gives its own id to all spans. */
  readonly ownTraceId: string;
  /** The first is the root. */
  readonly spans: readonly [TracedSpan, ...TracedSpan[]];
}

/** Planned results first, then confirmations, controls and seed trials. */
export function tracedResults(report: Report): TracedResult[] {
  const { changeOf } = findings(report);
  const verdict = report.verdict.kind;
  const common = (result: TestResult) => ({ result, verdict, state: changeOf(result)?.state });
  return [
    ...report.results.map((result) => ({ ...common(result), phase: 'main' as const })),
    ...(report.extraTrials ?? []).map(({ result, purpose, round }) => ({ ...common(result), phase: purpose, round })),
  ];
}

export function traceOf(traced: TracedResult, settings: TraceSettings): Trace {
  const { result, phase, round } = traced;
  const { suiteFile, suite, testId, target } = result;
  const { id, attempt } = settings.run;
  const part = round === undefined ? phase : `${phase}-${round}`;
  const ownTraceId = hashOf(['eval-action trace 1', id, attempt, part, suiteFile, suite, testId, target], 16);
  const { remote } = settings;
  const traceIds = remote === undefined ? [ownTraceId] : [remote.traceId, ownTraceId];
  const idOf = (path: string): string => hashOf([...traceIds, path], 8);
  const make: MakeSpan = (path, parentPath, { name, kind = INTERNAL, times, attributes, events = [], status }) => ({
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

interface Context extends Pick<TraceSettings, 'run' | 'captureContent' | 'groupTurns'> {
  readonly result: TestResult;
  readonly make: MakeSpan;
  /** Of the root. */
  readonly times: Times;
}

/** A path names a span within its trace, and gives it its id. */
type MakeSpan = (
  path: string,
  parentPath: string,
  parts: Pick<Span, 'name'> &
    Partial<Pick<Span, 'kind' | 'events' | 'status'>> & { readonly times: Times; readonly attributes: SpanAttributes },
) => Span;

const ROOT = 'eval';
const SAMPLED = 1;
/** The parent is known to be remote. */
const REMOTE = 0x300;

/** The time of the agent; without one, the test ended at its timestamp. */
export function rootTimes({ startTime, endTime, timestamp, evalRun }: TestResult): Times {
  const [start, end] = [knownMoment(startTime), knownMoment(endTime)];
  if (start !== undefined && end !== undefined) return { start, end: Math.max(start, end) };
  const ended = knownMoment(timestamp) ?? 0;
  return { start: Math.max(0, ended - evalRun.durationMs), end: ended };
}

function rootSpan(
  { phase, state, verdict }: TracedResult,
  { result, run, captureContent, make, times }: Context,
): Span {
  const { testId, target, suite, conversationId, durationMs, costUsd, tokenUsage, messages, passMark } = result;
  const { eventCount, toolNames, llmCallCount } = traceSummary(messages);
  const { kind, score } = outcomeOf(result);
  const failure = result.status === 'execution_error' ? result.failure : undefined;
  // A test that errored or was not run has no status: nothing was measured.
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
      // The older name of the provider.
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
      // The totals of the agent. Only the spans of single calls have GenAI usage, so that no backend counts it twice.
      'agentv.trace.duration_ms': durationMs,
      'agentv.trace.cost_usd': costUsd,
      'agentv.trace.token_input': int(tokenUsage?.input),
      'agentv.trace.token_output': int(tokenUsage?.output),
      'agentv.trace.token_cached': int(tokenUsage?.cached),
      'agentv.trace.event_count': int(eventCount),
      'agentv.trace.tool_names': toolNames.join(','),
      'agentv.trace.llm_call_count': int(llmCallCount),
      'error.type': failure?.class,
      'eval_action.run.id': run.id,
      'eval_action.phase': phase,
      'eval_action.test.state': state,
      'eval_action.verdict': verdict,
      'eval_action.pass_mark': passMark,
      ...(captureContent && contentOf(result)),
    },
    // AgentV's events of the graders, and the score of the test as the conventions write it.
    events: [
      ...result.scores.map((each) =>
        eventAt(knownMoment(each.endedAt) ?? times.end, `agentv.grader.${each.name}`, {
          'agentv.grader.score': each.score,
          'agentv.grader.type': each.type,
          'agentv.grader.verdict': each.verdict,
        }),
      ),
      ...(score === undefined ? [] : [eventAt(times.end, EVALUATION, scoreEvent)]),
    ],
    status: statusOf(result),
  });
}

const EVALUATION = 'gen_ai.evaluation.result';

const eventAt = (ms: number, name: string, attributes: SpanAttributes): SpanEvent => ({
  timeUnixNano: nanoseconds(ms),
  name,
  attributes: keyValues(attributes),
});

function contentOf(result: TestResult): SpanAttributes {
  const { input, output, messages } = result;
  const failure = result.status === 'execution_error' ? result.failure : undefined;
  const system = input.filter(({ role }) => role === 'system');
  return {
    // The conventions keep system messages apart from the conversation.
    'gen_ai.system_instructions': system.length > 0 ? JSON.stringify(system.flatMap(partsOf)) : undefined,
    'gen_ai.input.messages': messagesText(input.filter(({ role }) => role !== 'system')),
    'gen_ai.output.messages': messagesText(messages.filter(({ role }) => role === 'assistant').slice(-1)),
    'agentv.output_text': failure === undefined ? output : undefined,
    'error.message': failure?.message,
  };
}

/** A low score is no error of the program that made it. */
const statusOf = (of: TestResult | Trial): Span['status'] =>
  of.status === 'execution_error' && of.failure !== undefined ? { code: 2, message: of.failure.class } : { code: 1 };

/** The trials of a test that has several. The record has their durations, and not their starts. */
function trialSpans({ result: { trials = [] }, make, times: { start } }: Context): Span[] {
  if (trials.length < 2) return [];
  return trials.map((trial) => {
    const isError = trial.status === 'execution_error';
    return make(`${ROOT}/trial/${trial.attempt}`, ROOT, {
      name: 'agentv.trial',
      times: { start, end: start + (trial.durationMs ?? 0) },
      attributes: {
        'eval_action.trial': int(trial.attempt),
        'agentv.score': isError ? undefined : trial.score,
        'error.type': isError ? trial.failure?.class : undefined,
        'agentv.time_unknown': true,
      },
      status: statusOf(trial),
    });
  });
}

/** A span for each message, with one for each of its tool calls below it; and where turns are asked for, one for each turn above. */
function messageSpans(context: Context): Span[] {
  const { result, groupTurns, captureContent, make, times: ofRoot } = context;
  const { messages } = result;
  // A turn begins at the first message, and at each message of a user. A single turn has no separate span.
  const begins = messages.flatMap(({ role }, index) => (index === 0 || role === 'user' ? [index] : []));
  const starts = groupTurns && begins.length > 1 ? begins : [];
  const turnPath = (turn: number) => `${ROOT}/turn/${turn + 1}`;
  const turns = starts.map((start, turn) => {
    const known = messages
      .slice(start, starts[turn + 1])
      .map((message) => timesOf(message, ofRoot))
      .filter(({ isUnknown }) => !isUnknown);
    const span: Times =
      known.length === 0
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
    // Where the model was called once, the usage of the test is that of the call.
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

/** The names of providers by the conventions; others keep their own. */
const PROVIDERS: ReadonlyMap<string, string> = new Map([
  ['azure', 'azure.ai.openai'],
  ['claude', 'anthropic'],
  ['codex', 'openai'],
  ['gemini', 'gcp.gemini'],
  ['gemini-cli', 'gcp.gemini'],
]);

const usageAttributes = (usage: TokenUsage | undefined): SpanAttributes => ({
  'gen_ai.usage.input_tokens': int(usage?.input),
  'gen_ai.usage.output_tokens': int(usage?.output),
  'gen_ai.usage.cache_read.input_tokens': int(usage?.cached),
  'gen_ai.usage.reasoning.output_tokens': int(usage?.reasoning),
});

/** A span for a grader; the members of a composite are below it. */
function graderSpans(score: GraderScore, path: string, parent: string, context: Context): TracedSpan[] {
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

/** A grader that could not judge gives no score. */
export const isSkipped = ({ verdict }: Pick<GraderScore, 'verdict'>): boolean => verdict === 'skip';

/** The reasoning of the grader, else the checks that were not met. */
export function explanationOf({ reasoning, assertions }: GraderScore): string | undefined {
  if (reasoning !== undefined && reasoning !== '') return reasoning;
  const missed = assertions.filter(({ passed }) => !passed).map(({ text: check }) => check);
  return missed.length === 0 ? undefined : missed.join('\n');
}

/** Messages as the GenAI conventions write them: JSON text of `{role, parts}`. */
const messagesText = (messages: readonly Message[]): string =>
  JSON.stringify(messages.map((message) => ({ role: message.role, parts: partsOf(message) })));

/** A text as it is, anything else as JSON. */
const valueText = (value: unknown): string | undefined => (typeof value === 'string' ? value : JSON.stringify(value));

type MessagePart = Readonly<Record<string, unknown>>;

function partsOf({ role, content, toolCalls = [] }: Message): MessagePart[] {
  const textPart = (text: string): MessagePart => ({ type: 'text', content: text });
  const parts = [content ?? []].flat().map((part): MessagePart => {
    if (typeof part === 'string') return textPart(part);
    if ('structured' in part) return textPart(JSON.stringify(part.structured) ?? '');
    // The bytes of an image are no text of a trace.
    if (part.type === 'image') return { type: 'blob', modality: 'image', mime_type: part.mediaType };
    return textPart(part.type === 'text' ? part.value : part.type === 'file' ? part.text : JSON.stringify(part.value));
  });
  if (role === 'tool') return parts.map(({ content: response }) => ({ type: 'tool_call_response', response }));
  const calls = toolCalls.map(({ id, tool, input }) => ({ type: 'tool_call', id, name: tool, arguments: input }));
  return [...parts, ...calls];
}
