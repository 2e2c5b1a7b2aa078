import { hash } from 'node:crypto';
import type { Delay } from '../../config/settings.ts';
import type { Clock } from '../../model/ports/machine.ts';
import type { Provider, Question, RetryPolicy } from '../../model/ports/provider.ts';
import { type Failure, type FailureClass, failed, isRetryable, type Outcome } from '../../model/run/outcome.ts';
import { costOf, withSpent } from '../../providers/cost.ts';

interface RetryLimits {
  /** The number of retries, if the target does not set one. */
  readonly maxRetries: number;
  /** The settings of the target; the provider's own by default. */
  readonly policy?: RetryPolicy | undefined;
}

export interface Retry {
  /** As it was asked: its `attempt` is that of the call that failed. */
  readonly question: Question;
  readonly failure: Failure;
  readonly delayMs: number;
}

/** A server may request any wait; a run has a deadline. An earlier retry would violate the request. */
export const MAX_RETRY_AFTER_MS = 60_000;

/**
 * Retries after infrastructure errors, never because of an answer. Reports each retry when its wait begins. The outcome
 * has the cost of all calls. The wrapper has no `retry` itself.
 */
export function withRetry(
  provider: Provider,
  limits: RetryLimits,
  clock: Clock,
  onRetry: (retry: Retry) => void = () => {},
): Provider {
  const policy = limits.policy ?? provider.retry;
  const maxRetries = policy?.maxRetries ?? limits.maxRetries;
  return {
    async ask(first, signal) {
      const before: Outcome[] = [];
      const end = (outcome: Outcome) => withSpent(outcome, before);
      for (let retries = 0; ; retries += 1) {
        // What failed calls cost is part of what the trial may cost.
        const costLimitUsd = first.costLimitUsd && first.costLimitUsd - (costOf(before) ?? 0);
        const question = retries === 0 ? first : { ...first, attempt: first.attempt + before.length, costLimitUsd };
        const outcome = await provider.ask(question, signal);
        if (outcome.kind === 'answered') return end(outcome);
        const { failure } = outcome;
        const { retryAfterMs = 0, httpStatus, class: failureClass } = failure;
        const isAffordable = (question.costLimitUsd ?? Number.POSITIVE_INFINITY) > (costOf([outcome]) ?? 0);
        // A target with a list of statuses uses that list; a rejected key is never retried.
        const isWorthIt =
          policy?.statusCodes === undefined || httpStatus === undefined
            ? isRetryable(failure)
            : failureClass !== 'auth' && policy.statusCodes.includes(httpStatus);
        if (retries >= maxRetries || !isAffordable || !isWorthIt) return end(outcome);
        if (retryAfterMs > MAX_RETRY_AFTER_MS) {
          const why = `The server asks to wait ${Math.ceil(retryAfterMs / 1000)} s before the next try, more than the limit of ${MAX_RETRY_AFTER_MS / 1000} s`;
          return end({
            ...outcome,
            failure: { ...failure, class: 'rate_limit', message: `${failure.message} — ${why}` },
          });
        }
        before.push(outcome);
        if (!signal.aborted) {
          const delayMs = Math.max(retryAfterMs, backoffMs(retries, question, policy));
          onRetry({ question, failure, delayMs });
          await clock.sleep(delayMs, signal);
        }
        if (signal.aborted) return end(failed('cancelled', `Stopped before the retry. ${failure.message}`));
      }
    },
  };
}

function backoffMs(retries: number, question: Question, policy: RetryPolicy | undefined): number {
  if (policy === undefined) return Math.min(2 ** retries * 1000, 30_000);
  const { initialDelayMs, backoffFactor, maxDelayMs } = policy;
  return Math.min(maxDelayMs, initialDelayMs * backoffFactor ** retries) * (0.75 + spread(question) / 2);
}

/** A number in [0, 1) that is the same in every run and different from call to call, so that calls do not go in step. */
function spread({ suite, testId, attempt, trial }: Question): number {
  const digest = hash('sha256', JSON.stringify([suite, testId, attempt, trial]), 'buffer');
  return digest.readUInt32BE() / 2 ** 32;
}

/** Delays each call by an evenly distributed time that is the same for the same question. */
export const withDelay = (provider: Provider, { leastMs, mostMs }: Delay, clock: Clock): Provider => ({
  retry: provider.retry,
  async ask(question, signal) {
    await clock.sleep(leastMs + Math.floor(spread(question) * (mostMs - leastMs + 1)), signal);
    return signal.aborted ? failed('cancelled', 'Stopped during the delay.') : provider.ask(question, signal);
  },
});

/** Failures that mean that the target is unavailable. A failure of the agent is a result. */
const CANNOT_ANSWER: readonly FailureClass[] = ['provider', 'rate_limit', 'auth', 'config'];

/**
 * Asks the fallbacks in their order, once each, when the target itself failed for its infrastructure; the first that
 * answers is named in the response. When none does, the last failure is the outcome, and says
 * what happened to the others. The outcome has the cost of all calls.
 */
export function withFallbacks(
  provider: Provider,
  fallbacks: readonly { readonly name: string; readonly provider: Provider }[],
): Provider {
  if (fallbacks.length === 0) return provider;
  return {
    async ask(question, signal) {
      const first = await provider.ask(question, signal);
      if (first.kind === 'answered' || !CANNOT_ANSWER.includes(first.failure.class)) return first;
      const messages = [first.failure.message];
      const before: Outcome[] = [first];
      let last = first.failure;
      for (const { name, provider: fallback } of fallbacks) {
        if (signal.aborted) break;
        const outcome = await fallback.ask({ ...question, attempt: 0 }, signal);
        if (outcome.kind === 'answered') {
          const response = { ...outcome.response, targetUsed: name, targetError: first.failure.message };
          return withSpent({ kind: 'answered', response }, before);
        }
        before.push(outcome);
        last = outcome.failure;
        messages.push(`The fallback "${name}": ${last.message}`);
      }
      return withSpent({ kind: 'failed', failure: { ...last, message: messages.join('\n') } }, before);
    },
  };
}
