import type { Clock } from '../../model/ports/machine.ts';
import type { Provider, Question, RetryPolicy } from '../../model/ports/provider.ts';
import { type Failure, failed, isRetryable, type Outcome } from '../../model/run/outcome.ts';
import { spread } from './spread.ts';
import { costOf, withSpent } from './with-spent.ts';

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
        const question = retries === 0 ? first : again(first, before);
        const outcome = await provider.ask(question, signal);
        if (outcome.kind === 'answered') return end(outcome);
        const isAffordable = (question.costLimitUsd ?? Number.POSITIVE_INFINITY) > (costOf([outcome]) ?? 0);
        const mayRepeat = retries < maxRetries && isAffordable && isWorthRepeating(outcome.failure, policy);
        if (!mayRepeat) return end(outcome);
        if (asksTooMuch(outcome.failure)) return end({ ...outcome, failure: tooLongToWait(outcome.failure) });
        before.push(outcome);
        if (!signal.aborted) {
          const delayMs = delayBefore(retries, question, outcome.failure, policy);
          onRetry({ question, failure: outcome.failure, delayMs });
          await clock.sleep(delayMs, signal);
        }
        if (signal.aborted) return end(failed('cancelled', `Stopped before the retry. ${outcome.failure.message}`));
      }
    },
  };
}

/** What failed calls cost is part of what the trial may cost. */
function again(first: Question, before: readonly Outcome[]): Question {
  const { attempt, costLimitUsd } = first;
  const left = costLimitUsd && costLimitUsd - (costOf(before) ?? 0);
  return { ...first, attempt: attempt + before.length, ...(left !== undefined && { costLimitUsd: left }) };
}

/** A target with a list of statuses uses that list; a rejected key is never retried. */
function isWorthRepeating(failure: Failure, policy: RetryPolicy | undefined): boolean {
  const listed = policy?.statusCodes;
  if (listed === undefined || failure.httpStatus === undefined) return isRetryable(failure);
  return failure.class !== 'auth' && listed.includes(failure.httpStatus);
}

const asksTooMuch = ({ retryAfterMs = 0 }: Failure): boolean => retryAfterMs > MAX_RETRY_AFTER_MS;

function tooLongToWait(failure: Failure): Failure {
  const asked = Math.ceil((failure.retryAfterMs ?? 0) / 1000);
  const why = `The server asks to wait ${asked} s before the next try, more than the limit of ${MAX_RETRY_AFTER_MS / 1000} s`;
  return { ...failure, class: 'rate_limit', message: `${failure.message} — ${why}` };
}

function delayBefore(retries: number, question: Question, failure: Failure, policy: RetryPolicy | undefined): number {
  return Math.max(failure.retryAfterMs ?? 0, policy ? targetDelay(retries, question, policy) : runDelay(retries));
}

const runDelay = (retries: number): number => Math.min(2 ** retries * 1000, 30_000);

function targetDelay(retries: number, question: Question, policy: RetryPolicy): number {
  const { initialDelayMs, backoffFactor, maxDelayMs } = policy;
  return Math.min(maxDelayMs, initialDelayMs * backoffFactor ** retries) * (0.75 + spread(question) / 2);
}
