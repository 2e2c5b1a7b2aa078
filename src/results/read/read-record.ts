import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import { type Assertion, clampScore, type GraderScore, graderVerdicts, verdictOf } from '../../model/run/grade.ts';
import { importFormats } from '../../model/run/import-formats.ts';
import { finalAnswer, type Message } from '../../model/run/message.ts';
import {
  type Failure,
  type FailureClass,
  failureClasses,
  finishReasons,
  reasonCodes,
  stages,
} from '../../model/run/outcome.ts';
import { chatMessageSchema } from '../../model/run/prompt.ts';
import { aggregationSchema, type TestResult, trialSampleSchema } from '../../model/run/result.ts';
import { type ExecutionStatus, executionStatuses } from '../../model/run/result-keys.ts';
import { locationSchema, type SourceLocation } from '../../model/suite/location.ts';
import { MAX_MEASURE } from '../../model/suite/number-limits.ts';
import { PASS_MARK } from '../../model/suite/suite.ts';
import { EPOCH } from '../../model/text/iso-time.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { withAnswer } from '../record.ts';
import {
  amount,
  anything,
  callFields,
  flag,
  inCamelCase,
  itemsOf,
  list,
  loose,
  looseObject,
  mapping,
  number,
  oneOf,
  onlyTrue,
  share,
  text,
  tokens,
} from './loose-fields.ts';
import { readMessages } from './read-messages.ts';

type RecordMapping = Readonly<Record<string, unknown>>;

/** Names of older generations, the newest first. */
const OLD_NAMES: readonly (readonly [name: string, ...old: string[]])[] = [
  ['testId', 'evalId'],
  ['suite', 'dataset', 'evalSet'],
  ['output', 'answer', 'candidateAnswer'],
  ['scores', 'evaluatorResults'],
];

/** A row of any generation with its current names, in camelCase. */
export function withCurrentNames(row: RecordMapping): RecordMapping {
  const current = { ...inCamelCase(row) };
  for (const [name, ...old] of OLD_NAMES) {
    current[name] ??= old.map((other) => current[other]).find((value) => value !== undefined && value !== null);
  }
  return current;
}

/** How a test, or a trial, ended without a score. */
const failureFields = {
  error: text,
  failureClass: oneOf(failureClasses),
  failureStage: oneOf(stages),
  failureReasonCode: oneOf(reasonCodes),
  failureDetails: looseObject({
    httpStatus: loose(z.int()),
    permanent: onlyTrue,
    retryAfterMs: amount,
    failedRows: loose(z.int().positive()),
    location: loose(locationSchema),
  }),
  executionStatus: oneOf(executionStatuses),
};
const failureSchema = z.object(failureFields);

/** Fields with the meaning that they have in a result. */
const resultSchema = z.object({
  ...callFields,
  suite: z.string().catch('unknown'),
  category: z.string().catch('Uncategorized'),
  testId: z.string().catch('unknown'),
  target: z.string().catch('unknown'),
  passMark: z.number().min(0).max(1).catch(PASS_MARK),
  mustPass: z.boolean().catch(false),
  retries: z.int().nonnegative().catch(0),
  finishReason: oneOf(finishReasons),
  criteria: text,
  conversationId: text,
  targetError: text,
  resolvedTarget: text,
  agentvPassMark: share,
  startTime: text,
  endTime: text,
  model: text,
  agentVersion: text,
  fileChanges: text,
  workspacePath: text,
  trialSamples: loose(z.array(trialSampleSchema).max(3)),
  costLimited: flag,
  metadata: mapping,
  importedFrom: oneOf(importFormats),
  onlyLastAttempts: onlyTrue,
  measure: text,
  subject: text,
  reusedFrom: text,
  avoided: looseObject({ costUsd: amount, durationMs: amount }),
});

/** Fields that a result has in another form. */
const rowSchema = z.object({
  ...failureFields,
  timestamp: text,
  score: number,
  assertions: anything,
  hits: anything,
  misses: anything,
  scores: anything,
  output: anything,
  input: anything,
  requests: looseObject({ lm: mapping }),
  evalRun: looseObject({ durationMs: amount, tokenUsage: tokens }),
  trace: mapping,
  trials: list,
  aggregation: mapping,
  suiteFile: text,
  provider: text,
  requiredMissed: loose(z.array(z.string())),
  location: loose(locationSchema),
});
type RecordRow = z.output<typeof rowSchema>;

const traceSchema = z.object({ ...callFields, metadata: loose(z.object({ provider: text })) });

export interface ReadResult {
  readonly result: TestResult;
  /** Whether we wrote it: then it records how its test was run. */
  readonly isOurs: boolean;
}

/**
 * Parses a result row of eval-action, or of any version of AgentV. Missing values and unknown forms become unknown.
 * Throws a `UserError` with the location for anything that is not a result row.
 */
export function readRecord(record: unknown, where: SourceLocation, index: number): ReadResult {
  const named = isMapping(record) ? withCurrentNames(record) : {};
  const row = rowSchema.parse(named);
  if (row.score === undefined) {
    throw userError('RESULTS_UNREADABLE', `${where.file}:${where.line} is not a row of results`, {
      expected: 'an object with at least "test_id", "target" and a "score" from 0 to 1',
      found: isMapping(record) ? 'a row without a score that is a number' : 'a list or a single value',
      hint: 'Pass a run folder, or its index.jsonl.',
    });
  }

  const fields = resultSchema.parse(named);
  const ownMark = fields.agentvPassMark === undefined ? undefined : fields.passMark;
  const input = readMessages(row.input);
  const messages = messagesOf(row, input);
  const output = typeof row.output === 'string' ? row.output : finalAnswer(messages);
  const readTrials = (trial: unknown, attempt: number) => {
    // One trial of several; invalid ones are skipped. Its status is the recorded one, unless a pass mark is given.
    if (!isMapping(trial)) return undefined;
    const named = inCamelCase(trial);
    const { score: rawScore = 0, ...fields } = trialSchema.parse(named);
    const row = failureSchema.parse(named);
    const { executionStatus: recorded, failureClass, error } = row;
    const score = clampScore(rawScore);
    const hasFailed =
      failureClass !== undefined || recorded === 'execution_error' || (recorded === undefined && error !== undefined);
    const failure = hasFailed ? failureOf(row) : noShare(rawScore);
    const byScore = score >= (ownMark ?? PASS_MARK) ? 'ok' : 'quality_failure';
    return {
      ...fields,
      attempt: fields.attempt ?? attempt,
      status: failure !== undefined ? 'execution_error' : ownMark === undefined ? (recorded ?? byScore) : byScore,
      score,
      verdict: fields.verdict ?? verdictOf(score),
      scores: readScores(fields.scores, output),
      failure,
    };
  };
  const trials = row.trials && itemsOf(row.trials, readTrials);
  const traced = traceSchema.parse(inCamelCase(row.trace ?? {}));
  const time = Number.isNaN(Date.parse(row.timestamp ?? '')) ? undefined : row.timestamp;
  const common = {
    index,
    timestamp: time ?? EPOCH,
    suiteFile: row.suiteFile ?? row.location?.file ?? where.file,
    provider: row.provider ?? traced.metadata?.provider,
    location: row.location ?? where,
    assertions: readAssertions(row),
    scores: readScores(row.scores, output),
    input,
    prompt: promptOf(row.requests?.lm),
    output,
    messages,
    ...fields,
    tokenUsage: fields.tokenUsage ?? traced.tokenUsage,
    costUsd: fields.costUsd ?? traced.costUsd,
    durationMs: fields.durationMs ?? traced.durationMs,
    evalRun: { ...row.evalRun, durationMs: row.evalRun?.durationMs ?? 0 },
    trials,
    aggregation: row.aggregation && aggregationSchema.safeParse(inCamelCase(row.aggregation)).data,
  };
  const read = { isOurs: row.suiteFile !== undefined };
  const noScore = noShare(row.score);
  if (noScore) return { ...read, result: { ...common, status: 'execution_error', score: 0, failure: noScore } };
  const score = clampScore(row.score);
  const status = statusOf(row, score, common);
  if (status === 'execution_error') return { ...read, result: { ...common, status, score, failure: failureOf(row) } };
  if (status === 'ok') return { ...read, result: { ...common, status, score } };
  return { ...read, result: { ...common, status, score, requiredMissed: row.requiredMissed } };
}

/**
 * The recorded status of a measured test is AgentV's: `ok` as soon as one trial is, and by AgentV's pass mark. With
 * trials, they and the score decide; with another pass mark, the score. A row without a status is an error if it has an
 * error message. A row of another tool keeps its status.
 */
function statusOf(
  { executionStatus: recorded, failureClass, error }: RecordRow,
  score: number,
  { importedFrom, agentvPassMark, passMark, trials = [] }: Omit<TestResult, 'status' | 'score'>,
): ExecutionStatus {
  if (importedFrom !== undefined && recorded !== undefined) return recorded;
  const byScore = score >= passMark ? 'ok' : 'quality_failure';
  if (trials.length > 0) return trials.some(({ status }) => status !== 'execution_error') ? byScore : 'execution_error';
  if (failureClass !== undefined || recorded === 'execution_error') return 'execution_error';
  if (recorded !== undefined) return agentvPassMark === undefined ? recorded : byScore;
  return error === undefined ? byScore : 'execution_error';
}

function promptOf(request: RecordMapping | undefined): TestResult['prompt'] {
  if (request === undefined) return undefined;
  const chat = z.array(chatMessageSchema).safeParse(request['chat_prompt']).data;
  const { question, system } = z.object({ question: text, system: text }).parse(request);
  const shown = question ?? chat?.map(({ role, content }) => `@[${role}]:\n${content}`).join('\n\n');
  return shown === undefined ? undefined : { question: shown, chat, system };
}

/** The target's messages: in the trace after the input; else the answer alone, or a list of messages. */
function messagesOf({ trace, output, suiteFile, executionStatus }: RecordRow, input: readonly Message[]): Message[] {
  // A message with `content_from` has the text of `output`, which a row has once.
  const entries = itemsOf(trace?.['messages'], (message) =>
    isMapping(message) && message['content_from'] === 'output' ? { ...message, content: output } : message,
  );
  const traced = readMessages(entries);
  if (traced.length > 0) {
    const begins = JSON.stringify(traced.slice(0, input.length)) === JSON.stringify(input);
    return begins ? traced.slice(input.length) : traced;
  }
  if (Array.isArray(output)) return readMessages(output);
  // Ours omit the trace if there are no messages.
  const isAnswer = typeof output === 'string' && output !== '' && executionStatus !== 'execution_error';
  return isAnswer && suiteFile === undefined ? [{ role: 'assistant', content: output }] : [];
}

const scoreSchema = looseObject({
  name: z.string().catch('unknown'),
  type: z.string().catch('unknown'),
  score: z.number(),
  weight: z.number().nonnegative().max(MAX_MEASURE).catch(1),
  verdict: oneOf(graderVerdicts),
  assertions: anything,
  hits: anything,
  misses: anything,
  reasoning: text,
  input: anything,
  target: text,
  details: mapping,
  scores: list,
  tokenUsage: tokens,
  costUsd: amount,
  durationMs: z.number().nonnegative().max(MAX_MEASURE).catch(0),
  startedAt: z.string().catch(EPOCH),
  endedAt: z.string().catch(EPOCH),
});

const readScores = (items: unknown, output: string): GraderScore[] =>
  itemsOf(items, (item) => {
    const read = scoreSchema.parse(item);
    if (read === undefined) return undefined;
    const { assertions, hits, misses, ...fields } = read;
    const score = clampScore(fields.score);
    return {
      ...fields,
      score,
      // `borderline` of the early versions is not a pass now.
      verdict: fields.verdict ?? verdictOf(score),
      assertions: readAssertions({ assertions, hits, misses }),
      input: withAnswer(fields.input, output),
      scores: fields.scores && readScores(fields.scores, output),
    };
  });

const assertionSchema = loose(z.object({ text: z.string(), passed: z.boolean(), evidence: text }));

/** The checks: as assertions, or, in the first versions, as hits and misses. */
function readAssertions({ assertions, hits, misses }: Pick<RecordRow, 'assertions' | 'hits' | 'misses'>): Assertion[] {
  if (Array.isArray(assertions)) return itemsOf(assertions, (assertion) => assertionSchema.parse(assertion));
  const reported = (items: unknown, passed: boolean) =>
    itemsOf(items, (item) => (typeof item === 'string' ? { text: item, passed } : undefined));
  return [...reported(hits, true), ...reported(misses, false)];
}

const trialSchema = z.object({
  ...callFields,
  finishReason: oneOf(finishReasons),
  attempt: loose(z.int().nonnegative()),
  verdict: oneOf(graderVerdicts),
  score: number,
  scores: anything,
});

/** Why there is no result. Rows of AgentV have no class; it follows from their reason. */
function failureOf(row: z.output<typeof failureSchema>): Failure {
  const reason = row.failureReasonCode ?? 'provider_error';
  return {
    class: row.failureClass ?? CLASS_OF[reason],
    stage: row.failureStage ?? 'agent',
    reason,
    message: row.error ?? 'no reason was written down',
    ...row.failureDetails,
  };
}

const CLASS_OF: Readonly<Record<Failure['reason'], FailureClass>> = {
  provider_error: 'provider',
  evaluator_error: 'grader',
  setup_error: 'config',
  preflight_error: 'config',
  script_error: 'workspace',
  template_error: 'workspace',
  file_copy_error: 'workspace',
  clone_error: 'workspace',
  budget_exceeded: 'budget',
  error_threshold_exceeded: 'cancelled',
  dependency_failed: 'cancelled',
};

/** Sums of weights miss by their last bits. */
const LAST_BITS = 1e-9;

/** An invalid score does not count, and does not pass. Undefined for a score from 0 to 1. */
function noShare(score: number): Failure | undefined {
  if (score >= -LAST_BITS && score <= 1 + LAST_BITS) return undefined;
  const message = `Its score is ${score}, and no number from 0 to 1`;
  return { class: 'grader', stage: 'evaluator', reason: 'evaluator_error', message };
}
