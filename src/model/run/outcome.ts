import * as z from 'zod';
import { locationSchema } from '../suite/location.ts';
import { messageSchema, tokenUsageSchema } from './message.ts';

export const paidSchema = z.strictObject({
  tokenUsage: tokenUsageSchema.optional(),
  /** US dollars. */
  costUsd: z.number().nonnegative().optional(),
});
export type Paid = z.output<typeof paidSchema>;

export interface Call extends Paid {
  readonly cached?: true | undefined;
  /** A part comes from the cache: the usage of the rest. */
  readonly paid?: Paid | undefined;
}

/** The current usage of a call: nothing for a cached answer. */
export function paidFor({ cached, paid, tokenUsage, costUsd }: Call): Paid {
  if (cached) return { costUsd: 0 };
  return paid ?? { tokenUsage, costUsd };
}

/**
 * Why there is no answer to grade. Derived from transport and exit status, never from the score. `timeout`, `crash` and
 * `cost_limit` are failures of the agent (`isAgentFailure`); the other classes are not.
 */
export const failureClasses = [
  'config',
  'provider',
  'rate_limit',
  'auth',
  'timeout',
  'crash',
  'cost_limit',
  'grader',
  'workspace',
  'budget',
  'cancelled',
  'bug',
] as const;
export type FailureClass = (typeof failureClasses)[number];

/** AgentV's `failure_stage`: how far the test came. */
export const stages = ['setup', 'repo_setup', 'agent', 'evaluator', 'teardown'] as const;

/** AgentV's `failure_reason_code`. */
export const reasonCodes = [
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
] as const;

/**
 * Why an answer is cut off or empty. An answer that ended as usual has no reason. `length`: the limit of output tokens,
 * or the context window. `turn_limit`: the limit of turns of an agent. `empty`: there is no text, and no known reason.
 */
export const finishReasons = [
  'length',
  'turn_limit',
  'content_filter',
  'refusal',
  'reasoning_only',
  'tool_calls',
  'empty',
] as const;
export type FinishReason = (typeof finishReasons)[number];

/** Whether the model, or a safety filter in front of it, declined to answer: the same question is declined again. */
export const isDeclined = (reason: FinishReason | undefined): boolean =>
  reason === 'refusal' || reason === 'content_filter';

export const failureSchema = z.strictObject({
  class: z.enum(failureClasses),
  stage: z.enum(stages),
  reason: z.enum(reasonCodes),
  message: z.string(),
  location: locationSchema.optional(),
  httpStatus: z.int().optional(),
  /** The same request would fail again: no retry, although its class is retryable. */
  permanent: z.literal(true).optional(),
  retryAfterMs: z.number().nonnegative().optional(),
  /** Of several rows of another tool that have one name and no verdict: how many failed. */
  failedRows: z.int().positive().optional(),
});
export type Failure = z.output<typeof failureSchema>;

/** The response of a target. Everything except the messages may be unknown. */
export const responseSchema = z.strictObject({
  messages: z.array(messageSchema),
  tokenUsage: tokenUsageSchema.optional(),
  /** US dollars. */
  costUsd: z.number().nonnegative().optional(),
  /** As the target reports it, else the wall clock. */
  durationMs: z.number().nonnegative().optional(),
  startTime: z.string().optional(),
  endTime: z.string().optional(),
  /** Unified diff of the agent's changes. */
  fileChanges: z.string().optional(),
  /** Why changes may be missing in `fileChanges`: graders that read them cannot decide. */
  changesUnknown: z.string().optional(),
  model: z.string().optional(),
  agentVersion: z.string().optional(),
  /** The answer comes from the cache: its figures are those of the original call, and it cost nothing now. */
  cached: z.literal(true).optional(),
  /** Only a part comes from the cache: the usage of the rest. */
  paid: paidSchema.optional(),
  targetUsed: z.string().optional(),
  targetError: z.string().optional(),
  /** Why the answer is cut off or empty. What there is of a text is the answer, and is graded. */
  finishReason: z.enum(finishReasons).optional(),
  /** The target reports its answer alone: whether it called tools for it is unknown. */
  answerOnly: z.literal(true).optional(),
  /** The target answered, but also reported an error. */
  error: z.string().optional(),
});
export type Response = z.output<typeof responseSchema>;

/** The outcome of a call. Only an answer can be graded; a failure has the reason why there is none. */
export const outcomeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('answered'), response: responseSchema }),
  z.strictObject({
    kind: z.literal('failed'),
    failure: failureSchema,
    /** The work before the failure: never graded, but it was done, and paid for. */
    partial: responseSchema.optional(),
  }),
]);
export type Outcome = z.output<typeof outcomeSchema>;
export type FailedOutcome = Extract<Outcome, { kind: 'failed' }>;

/** What a call answered, or did before it failed, as far as it is known. */
export const responseIn = (outcome: Outcome): Response | undefined =>
  outcome.kind === 'answered' ? outcome.response : outcome.partial;

/** A failure of the agent call itself, by class: the usual case in a provider. `partial` is the work before it. */
export const failed = (
  failureClass: FailureClass,
  message: string,
  more: Pick<Failure, 'httpStatus' | 'permanent' | 'retryAfterMs' | 'location'> = {},
  partial?: Response,
): FailedOutcome => ({
  kind: 'failed',
  failure: { class: failureClass, stage: 'agent', reason: 'provider_error', message, ...more },
  partial,
});

/** Only infrastructure errors are retried: never a score, a crash or a timeout. */
export const isRetryable = ({ class: failureClass, permanent }: Failure): boolean =>
  !permanent && (failureClass === 'provider' || failureClass === 'rate_limit');

/** The rows of tests that were never begun. They only state why. */
const NOT_RUN: readonly Failure['reason'][] = ['budget_exceeded', 'error_threshold_exceeded', 'dependency_failed'];
export const isNotRun = ({ reason }: Pick<Failure, 'reason'>): boolean => NOT_RUN.includes(reason);

/**
 * Whether the agent itself timed out, crashed or passed its cost limit: a failed trial with score 0. Every other
 * failure is an error, which is
 * excluded and counted. A test that the circuit breaker skips has the class of the failures before it.
 */
export const isAgentFailure = (failure: Pick<Failure, 'class' | 'reason'>): boolean =>
  AGENT_FAILURES.includes(failure.class) && !isNotRun(failure);

const AGENT_FAILURES: readonly FailureClass[] = ['timeout', 'crash', 'cost_limit'];
