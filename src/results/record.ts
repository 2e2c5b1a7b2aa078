import { messageOnWire, tokenUsageOnWire } from '../model/ports/wire.ts';
import type { GraderScore } from '../model/run/grade.ts';
import type { Message } from '../model/run/message.ts';
import type { Failure, Paid } from '../model/run/outcome.ts';
import type { TestResult, Trial } from '../model/run/result.ts';
import type { ExecutionStatus } from '../model/run/result-keys.ts';
import { traceSummary } from '../model/run/tools.ts';
import { snake } from '../model/text/text.ts';
import { isMapping } from '../model/values/mapping.ts';

/**
 * A result as one line of `index.jsonl`: AgentV's full record, its own names in snake_case, without absent values. Keys
 * of users in metadata, tool inputs and details are not renamed.
 */
export function recordLine(result: TestResult): string {
  return JSON.stringify(recordOf(result));
}

/** The record as an object, with keys in the order in which people read them. Absent values are `undefined`. */
export function recordOf(result: TestResult): Record<string, unknown> {
  const failure = result.status === 'execution_error' ? result.failure : undefined;
  const input = result.input.map(messageOnWire);
  // AgentV calls a test with trials `ok` as soon as one of them is, whatever their score together.
  const isOk = result.trials?.some((trial) => agentvStatus(trial, result) === 'ok');
  const status = result.importedFrom !== undefined ? result.status : isOk ? 'ok' : agentvStatus(result, result);
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
    execution_status: status,
    error: failure?.message,
    ...failureOnWire(failure),
    execution_error: failure && { message: failure.message, stage: failure.stage },
    budget_exceeded: failure?.class === 'budget' ? true : undefined,
    failure_details: detailsOf(failure),
    assertions: result.assertions,
    scores: result.scores.length > 0 ? result.scores.map((score) => scoreOnWire(score, result.output)) : undefined,
    output: result.output,
    input,
    requests: requestsOf(result),
    token_usage: result.tokenUsage && tokenUsageOnWire(result.tokenUsage),
    cost_usd: result.costUsd,
    duration_ms: result.durationMs,
    start_time: result.startTime,
    end_time: result.endTime,
    eval_run: {
      duration_ms: result.evalRun.durationMs,
      token_usage: result.evalRun.tokenUsage && tokenUsageOnWire(result.evalRun.tokenUsage),
    },
    trace: traceOf(result, input),
    model: result.model,
    agent_version: result.agentVersion,
    finish_reason: result.finishReason,
    cached: result.cached,
    paid: paidOnWire(result.paid),
    workspace_path: result.workspacePath,
    file_changes: result.fileChanges,
    patch: result.patch,
    before_all_output: result.hookOutputs?.beforeAll,
    before_each_output: result.hookOutputs?.beforeEach,
    after_each_output: result.hookOutputs?.afterEach,
    trials: result.trials?.map((trial) => trialOnWire(trial, result)),
    aggregation: snakeKeys(result.aggregation),
    cost_limited: result.costLimited,
    metadata: result.metadata,

    // Keys that AgentV does not have. Its readers ignore them.
    suite_file: result.suiteFile,
    provider: result.provider,
    pass_mark: result.passMark,
    agentv_pass_mark: result.agentvPassMark,
    must_pass: result.mustPass ? true : undefined,
    required_missed: result.status === 'quality_failure' ? result.requiredMissed : undefined,
    retries: result.retries,
    criteria: result.criteria,
    trial_samples: result.trialSamples,
    location: result.location,
    imported_from: result.importedFrom,
    only_last_attempts: result.onlyLastAttempts,
    measure: result.measure,
    subject: result.subject,
    reused_from: result.reusedFrom,
    avoided: snakeKeys(result.avoided),
  };
}

/** An object without objects in it. */
const snakeKeys = (value: object | undefined) =>
  value && Object.fromEntries(Object.entries(value).map(([key, item]) => [snake(key), item]));

/** By AgentV's pass mark, where ours is another: AgentV does not apply the threshold of a suite to its tests. */
function agentvStatus(
  { status, score }: Pick<Trial, 'status' | 'score'>,
  { agentvPassMark }: TestResult,
): ExecutionStatus {
  if (agentvPassMark === undefined || status === 'execution_error') return status;
  return score >= agentvPassMark ? 'ok' : 'quality_failure';
}

function requestsOf({ prompt, implicitJudge, scores, output }: TestResult): Record<string, unknown> | undefined {
  const evaluator = implicitJudge ? withAnswerOnce(scores[0]?.input, output) : undefined;
  if (prompt === undefined && evaluator === undefined) return undefined;
  // Images are in the input already.
  const chat = prompt?.chat?.map(({ role, content }) => ({ role, content }));
  return { lm: prompt && { chat_prompt: chat, question: prompt.question, system: prompt.system }, evaluator };
}

const failureOnWire = (failure: Failure | undefined) => ({
  failure_class: failure?.class,
  failure_stage: failure?.stage,
  failure_reason_code: failure?.reason,
});

/** What AgentV has no word for; nothing, in most cases. */
function detailsOf({ httpStatus, permanent, retryAfterMs, failedRows, location }: Partial<Failure> = {}) {
  const details = { httpStatus, permanent, retryAfterMs, failedRows, location };
  return Object.values(details).some((value) => value !== undefined) ? snakeKeys(details) : undefined;
}

/** `output` is the answer that the same row has. */
export function scoreOnWire(score: GraderScore, output = ''): Record<string, unknown> {
  return {
    name: score.name,
    type: score.type,
    score: score.score,
    weight: score.weight,
    verdict: score.verdict,
    assertions: score.assertions,
    reasoning: score.reasoning,
    input: withAnswerOnce(score.input, output),
    target: score.target,
    details: score.details,
    scores: score.scores?.map((member) => scoreOnWire(member, output)),
    token_usage: score.tokenUsage && tokenUsageOnWire(score.tokenUsage),
    cost_usd: score.costUsd,
    duration_ms: score.durationMs,
    started_at: score.startedAt,
    ended_at: score.endedAt,
  };
}

/** Shorter answers are easier to read where they were asked about. */
const MIN_ANSWER_LENGTH = 1000;

/** Stands for the answer in the prompts of judges: a row has a long one once. `withAnswer` puts it back. */
const ANSWER = '{{output}}';

function withAnswerOnce(input: unknown, output: string): unknown {
  // As judges get it.
  const answer = output.trim();
  if (answer.length < MIN_ANSWER_LENGTH || !isMapping(input)) return input;
  const values = Object.values(input).filter((value) => typeof value === 'string');
  if (!values.some((value) => value.includes(answer)) || values.some((value) => value.includes(ANSWER))) return input;
  const short = replaced(input, answer, ANSWER);
  return { ...short, answer_from: 'output' };
}

/** What a grader was asked, as `scoreOnWire` got it. */
export function withAnswer(input: unknown, output: string): unknown {
  if (!isMapping(input) || input['answer_from'] !== 'output') return input;
  const { answer_from: _, ...short } = input;
  return replaced(short, ANSWER, output.trim());
}

const replaced = (texts: Readonly<Record<string, unknown>>, from: string, to: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll(from, () => to) : value,
    ]),
  );

const trialOnWire = (trial: Trial, result: TestResult): Record<string, unknown> => ({
  attempt: trial.attempt,
  score: trial.score,
  verdict: trial.verdict,
  scores: trial.scores.map((score) => scoreOnWire(score, result.output)),
  error: trial.failure?.message,
  token_usage: trial.tokenUsage && tokenUsageOnWire(trial.tokenUsage),
  cost_usd: trial.costUsd,
  duration_ms: trial.durationMs,
  finish_reason: trial.finishReason,
  cached: trial.cached,
  paid: paidOnWire(trial.paid),
  patch: trial.patch,
  target_used: trial.targetUsed,
  execution_status: agentvStatus(trial, result),
  ...failureOnWire(trial.failure),
  failure_details: detailsOf(trial.failure),
});

const paidOnWire = (paid: Paid | undefined) =>
  paid && { token_usage: paid.tokenUsage && tokenUsageOnWire(paid.tokenUsage), cost_usd: paid.costUsd };

/** The conversation from the input to the final answer; of several trials, that of the representative one. */
function traceOf(result: TestResult, input: readonly Record<string, unknown>[]): Record<string, unknown> | undefined {
  const { messages, tokenUsage, durationMs, startTime, endTime, trials, output } = result;
  if (messages.length === 0) return undefined;
  const { eventCount, toolCalls, toolDurations, errorCount, llmCallCount } = traceSummary(messages);
  // The text of the answer is the record's `output`: its message refers to it, so that a row has a long answer once.
  const answer = answerIn(messages);
  const onWire = messages.map((message, index) =>
    index === answer && message.content === output
      ? { ...messageOnWire(message), content: undefined, content_from: 'output' }
      : messageOnWire(message),
  );
  return {
    event_count: eventCount,
    tool_calls: toolCalls,
    error_count: errorCount,
    tool_durations: Object.keys(toolDurations).length > 0 ? toolDurations : undefined,
    llm_call_count: llmCallCount,
    messages: [...input, ...onWire],
    events: traceEvents([...result.input, ...messages]),
    token_usage: tokenUsage && tokenUsageOnWire(tokenUsage),
    // That of a test with trials is what all of them cost.
    cost_usd: trials === undefined ? result.costUsd : undefined,
    duration_ms: durationMs,
    start_time: startTime,
    end_time: endTime,
    metadata: { provider: result.provider, target: result.target, eval_case_id: result.testId },
  };
}

/** The index of the final answer; -1 if there is none. */
const answerIn = (messages: readonly Message[]): number =>
  messages.findLastIndex(({ role, content }) => role === 'assistant' && content !== undefined);

/**
 * A conversation as AgentV's list of trace events: messages, tool calls with their results, the final answer. Their
 * texts are in the messages of the trace, at `message_index` and `tool_index`: a row has each of them once.
 */
export function traceEvents(messages: readonly Message[]): Readonly<Record<string, unknown>>[] {
  const events: Record<string, unknown>[] = [];
  const add = (event_id: string, parent_event_id: string | undefined, content: object) =>
    events.push({ event_id, parent_event_id, ordinal: events.length, ...content });
  for (const [index, { role, toolCalls = [] }] of messages.entries()) {
    const id = `message-${index}`;
    add(id, undefined, { type: 'message', message: { role }, metadata: { message_index: index } });
    for (const [toolIndex, { tool: name, status = 'ok' }] of toolCalls.entries()) {
      const callId = `${id}-tool-${toolIndex}`;
      const call = { tool: { name, status }, metadata: { message_index: index, tool_index: toolIndex } };
      add(callId, id, { type: 'tool_call', ...call });
      add(`${callId}-result`, callId, { type: 'tool_result', ...call });
    }
  }
  const answer = answerIn(messages);
  if (answer !== -1) {
    const message = { role: 'assistant' };
    add('final-response', `message-${answer}`, {
      type: 'final_response',
      message,
      metadata: { message_index: answer },
    });
  }
  return events;
}
