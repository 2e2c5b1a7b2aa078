import type { Provider } from '../../model/ports/provider.ts';
import type { Failure, FailureClass, Outcome } from '../../model/run/outcome.ts';
import { withSpent } from './with-spent.ts';

interface Fallback {
  readonly name: string;
  readonly provider: Provider;
}

/** Failures that mean that the target is unavailable. A failure of the agent is a result. */
const CANNOT_ANSWER: readonly FailureClass[] = ['provider', 'rate_limit', 'auth', 'config'];

/**
 * Asks the fallbacks in their order, once each, when the target itself failed for its infrastructure; the first that
 * answers is named in the response. When none does, the last failure is the outcome, and says
 * what happened to the others. The outcome has the cost of all calls.
 */
export function withFallbacks(provider: Provider, fallbacks: readonly Fallback[]): Provider {
  if (fallbacks.length === 0) return provider;
  return {
    async ask(question, signal) {
      const first = await provider.ask(question, signal);
      if (first.kind === 'answered' || !cannotAnswer(first.failure)) return first;
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

const cannotAnswer = ({ class: failureClass }: Failure): boolean => CANNOT_ANSWER.includes(failureClass);
