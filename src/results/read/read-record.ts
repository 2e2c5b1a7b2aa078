import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import { clampScore } from '../../model/run/grade.ts';
import { importFormats } from '../../model/run/imported.ts';
import { finalAnswer, type Message } from '../../model/run/message.ts';
import { finishReasons } from '../../model/run/outcome.ts';
import { type ChatMessage, chatMessageSchema } from '../../model/run/prompt.ts';
import {
  type ExecutionStatus,
  executionStatuses,
  type TestNames,
  type TestResult,
  type Trial,
  trialSampleSchema,
} from '../../model/run/result.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { PASS_MARK } from '../../model/suite/suite.ts';
import { momentOf } from '../../shared/iso-time.ts';
import { sharedText } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { once } from '../../shared/once.ts';
import {
  amount,
  anything,
  fieldsIn,
  flag,
  inSnakeCase,
  list,
  locationFields,
  mapping,
  oneOf,
  paid,
  patch,
  readItems,
  text,
  tokens,
  withoutGaps,
} from './loose-fields.ts';
import { failureFields, isShare, noShare, readFailure } from './read-failure.ts';
import { readMessages } from './read-messages.ts';
import { EPOCH, readAssertions, readScores } from './read-scores.ts';
import { readAggregation, readTrial } from './read-trials.ts';

const share = z.number().min(0).max(1).optional().catch(undefined);

const rowFields = once(() => ({
  ...failureFields,
  timestamp: text,
  test_id: text,
  suite: text,
  category: text,
  conversation_id: text,
  target: text,
  target_used: text,
  target_error: text,
  resolved_target: text,
  score: z.number().optional().catch(undefined),
  execution_status: oneOf(executionStatuses),
  assertions: list,
  hits: list,
  misses: list,
  scores: list,
  output: anything,
  input: anything,
  requests: mapping,
  token_usage: tokens,
  cost_usd: amount,
  duration_ms: amount,
  start_time: text,
  end_time: text,
  eval_run: mapping,
  trace: mapping,
  model: text,
  agent_version: text,
  finish_reason: oneOf(finishReasons),
  cached: flag,
  paid,
  workspace_path: text,
  file_changes: text,
  patch,
  trials: list,
  aggregation: anything,
  cost_limited: flag,
  metadata: mapping,
  suite_file: text,
  provider: text,
  pass_mark: share,
  agentv_pass_mark: share,
  must_pass: flag,
  required_missed: z.array(z.string()).optional().catch(undefined),
  retries: z.int().nonnegative().optional().catch(undefined),
  trial_samples: z.array(trialSampleSchema).max(3).optional().catch(undefined),
  location: locationFields,
  imported_from: oneOf(importFormats),
  only_last_attempts: z.literal(true).optional().catch(undefined),
  measure: text,
  subject: text,
  reused_from: text,
  avoided: z.object({ cost_usd: amount, duration_ms: amount }).optional().catch(undefined),
}));
const spentFields = { duration_ms: amount, token_usage: tokens, cost_usd: amount };
type Fields = z.output<z.ZodObject<ReturnType<typeof rowFields>>>;
type Row = Fields & { readonly score: number };

/** Names of older generations, the newest first. */
const OLD_NAMES: readonly (readonly [name: string, ...old: string[]])[] = [
  ['test_id', 'eval_id'],
  ['suite', 'dataset', 'eval_set'],
  ['output', 'answer', 'candidate_answer'],
  ['scores', 'evaluator_results'],
];

/** Data of a row that is only read on request: the plan has it already. */
export interface ReadResult {
  readonly result: TestResult;
  /** Whether we wrote it: then it records how its test was run. */
  readonly isOurs: boolean;
  /** Its timestamp is not a time, so the result counts as one without a time. */
  readonly hasInvalidTime: boolean;
}

/** The position of a test in the run that its result is read for. */
type IndexOf = (test: TestNames) => number;

/**
 * Parses a result row of eval-action, or of any version of AgentV. Missing values and unknown forms become unknown.
 * Throws a `UserError` with the location for anything that is not a result row.
 */
export function readRecord(record: unknown, where: SourceLocation, indexOf: IndexOf): ReadResult {
  if (!isMapping(record)) throw noRow(where, 'a list or a single value');
  const named = withNewNames(inSnakeCase(record));
  const row = fieldsIn(rowFields(), named);
  if (!isScored(row)) throw noRow(where, 'a row without a score that is a number');
  const isTimed = named['timestamp'] !== undefined && named['timestamp'] !== null;
  return {
    result: resultFrom(row, where, indexOf),
    isOurs: row.suite_file !== undefined,
    hasInvalidTime: isTimed && timeOf(row) === undefined,
  };
}

const timeOf = ({ timestamp }: Fields): string | undefined =>
  timestamp === undefined || Number.isNaN(momentOf(timestamp)) ? undefined : timestamp;

const isScored = (row: Fields): row is Row => row.score !== undefined;

function withNewNames(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  let named = row;
  for (const [name, ...old] of OLD_NAMES) {
    if (row[name] !== undefined) continue;
    const found = old.find((other) => row[other] !== undefined && row[other] !== null);
    if (found !== undefined) named = { ...named, [name]: row[found] };
  }
  return named;
}

const noRow = ({ file, line }: SourceLocation, found: string) =>
  userError('RESULTS_UNREADABLE', `${file}:${line} is not a row of results`, {
    expected: 'an object with at least "test_id", "target" and a "score" from 0 to 1',
    found,
    hint: 'Pass a run folder, or its index.jsonl.',
  });

function resultFrom(row: Row, where: SourceLocation, indexOf: IndexOf): TestResult {
  const passMark = row.pass_mark ?? PASS_MARK;
  const ownMark = row.agentv_pass_mark === undefined ? undefined : passMark;
  const trials = row.trials && readItems(row.trials, (trial, attempt) => readTrial(trial, attempt, ownMark));
  const score = clampScore(row.score);
  const input = readMessages(row.input);
  const messages = messagesOf(row, input);
  const traced = fieldsIn(spentFields, row.trace ?? {});
  const identity = identityOf(row, where);
  // Unknown values are `undefined`: thousands of results of one shape take less time and memory.
  const common = {
    index: indexOf(identity),
    timestamp: timeOf(row) ?? EPOCH,
    ...identity,
    passMark,
    agentvPassMark: row.agentv_pass_mark,
    mustPass: row.must_pass ?? false,
    assertions: readAssertions(row),
    scores: readScores(row.scores),
    input,
    prompt: promptOf(row),
    output: outputOf(row, messages),
    messages,
    tokenUsage: row.token_usage ?? traced.token_usage,
    costUsd: row.cost_usd ?? traced.cost_usd,
    durationMs: row.duration_ms ?? traced.duration_ms,
    startTime: row.start_time,
    endTime: row.end_time,
    model: shared(row.model),
    agentVersion: shared(row.agent_version),
    finishReason: row.finish_reason,
    cached: row.cached === true ? (true as const) : undefined,
    paid: row.paid,
    fileChanges: row.file_changes,
    patch: row.patch,
    workspacePath: row.workspace_path,
    evalRun: evalRunOf(row),
    retries: row.retries ?? 0,
    trials,
    trialSamples: row.trial_samples,
    aggregation: readAggregation(row.aggregation),
    costLimited: row.cost_limited,
    metadata: row.metadata,
    importedFrom: row.imported_from,
    onlyLastAttempts: row.only_last_attempts,
    measure: row.measure,
    subject: shared(row.subject),
    reusedFrom: row.reused_from,
    avoided: row.avoided && withoutGaps({ costUsd: row.avoided.cost_usd, durationMs: row.avoided.duration_ms }),
  };
  return { ...common, ...endOf(row, score, statusOf(row, score, passMark, trials)) };
}

function endOf(row: Row, score: number, status: TestResult['status']) {
  if (!isShare(row.score)) return { status: 'execution_error' as const, score: 0, failure: noShare(row.score) };
  switch (status) {
    case 'ok':
      return { status, score };
    case 'quality_failure':
      return { status, score, requiredMissed: row.required_missed };
    case 'execution_error':
      return { status, score, failure: readFailure(row) };
  }
}

const shared = (name: string | undefined) => name && sharedText(name);
const sharedLocation = ({ file, line, column }: SourceLocation): SourceLocation => ({
  file: sharedText(file),
  line,
  column,
});

/** Which test it is, on which target, and where it is written. */
const identityOf = (row: Row, where: SourceLocation) => ({
  suite: sharedText(row.suite ?? 'unknown'),
  suiteFile: sharedText(row.suite_file ?? row.location?.file ?? where.file),
  category: sharedText(row.category ?? 'Uncategorized'),
  testId: row.test_id ?? 'unknown',
  target: sharedText(row.target ?? 'unknown'),
  provider: shared(row.provider ?? textIn(mappingIn(row.trace, 'metadata'), 'provider')),
  resolvedTarget: shared(row.resolved_target),
  targetUsed: shared(row.target_used),
  targetError: shared(row.target_error),
  location: sharedLocation(row.location ?? where),
  conversationId: row.conversation_id,
});

/**
 * The recorded status of a measured test is AgentV's: `ok` as soon as one trial is, and by AgentV's pass mark. With
 * trials,
 * they and the score decide; with another pass mark, the score. A row without a status is an error if it has an error
 * message. A row of another tool keeps its status.
 */
function statusOf(row: Row, score: number, passMark: number, trials: readonly Trial[] = []): ExecutionStatus {
  const { execution_status: recorded, failure_class, agentv_pass_mark, error } = row;
  if (row.imported_from !== undefined && recorded !== undefined) return recorded;
  const byScore = score >= passMark ? 'ok' : 'quality_failure';
  if (trials.length > 0) return trials.some(({ status }) => status !== 'execution_error') ? byScore : 'execution_error';
  if (failure_class !== undefined) return 'execution_error';
  const isOwnMark = agentv_pass_mark !== undefined && recorded !== 'execution_error';
  if (recorded !== undefined && !isOwnMark) return recorded;
  return recorded === undefined && error !== undefined ? 'execution_error' : byScore;
}

function promptOf({ requests }: Row): TestResult['prompt'] {
  const lm = mappingIn(requests, 'lm');
  if (lm === undefined) return undefined;
  const chat = z.array(chatMessageSchema).safeParse(lm['chat_prompt']).data;
  const question = textIn(lm, 'question') ?? chat?.map(asText).join('\n\n');
  return question === undefined ? undefined : withoutGaps({ question, chat, system: textIn(lm, 'system') });
}

const asText = ({ role, content }: ChatMessage): string => `@[${role}]:\n${content}`;

/** The target's messages: in the trace after the input; else the answer alone, or a list of messages. */
function messagesOf(
  { trace, output, suite_file, execution_status: status }: Row,
  input: readonly Message[],
): Message[] {
  const traced = readMessages(withAnswer(trace?.['messages'], output));
  if (traced.length > 0) {
    const begins = JSON.stringify(traced.slice(0, input.length)) === JSON.stringify(input);
    return begins ? traced.slice(input.length) : traced;
  }
  if (Array.isArray(output)) return readMessages(output);
  // Ours omit the trace if there are no messages.
  const isAnswer = typeof output === 'string' && output !== '' && status !== 'execution_error';
  return isAnswer && suite_file === undefined ? [{ role: 'assistant', content: output }] : [];
}

/** A message with `content_from` has the text of `output`, which a row has once. */
const withAnswer = (messages: unknown, output: unknown): unknown =>
  Array.isArray(messages)
    ? messages.map((message) =>
        isMapping(message) && message['content_from'] === 'output' ? { ...message, content: output } : message,
      )
    : messages;

/** Nearly always the answer that is in the messages: one text for both takes half the memory. */
function outputOf({ output }: Row, messages: readonly Message[]): string {
  const answer = finalAnswer(messages);
  return typeof output === 'string' && output !== answer ? output : answer;
}

function evalRunOf({ eval_run }: Row): TestResult['evalRun'] {
  const { duration_ms: durationMs = 0, token_usage: tokenUsage } = fieldsIn(spentFields, eval_run ?? {});
  return tokenUsage === undefined ? { durationMs } : { durationMs, tokenUsage };
}

function mappingIn(holder: Readonly<Record<string, unknown>> | undefined, key: string) {
  const value = holder?.[key];
  return isMapping(value) ? value : undefined;
}

function textIn(holder: Readonly<Record<string, unknown>> | undefined, key: string): string | undefined {
  const value = holder?.[key];
  return typeof value === 'string' ? value : undefined;
}
