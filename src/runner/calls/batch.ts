import type { Clock } from '../../model/ports/machine.ts';
import type { Provider, Question, SharedQuestion, Together } from '../../model/ports/provider.ts';
import { type Failure, failed } from '../../model/run/outcome.ts';
import { withTimeout } from '../../providers/call-guards.ts';

export interface Batch {
  ask(questions: readonly SharedQuestion[], signal: AbortSignal): Promise<Together>;
  /** Wraps the call: it waits for the limits of requests, which is not part of its time. */
  around(call: Provider): Provider;
  readonly questions: readonly SharedQuestion[];
  /** Of the whole call. */
  readonly timeoutMs: number | undefined;
  onAnswered(costUsd: number | undefined): void;
  /** Called with the reason why each test gets a separate call after all. */
  onFailed(failure: Failure): void;
}

/**
 * Answers the questions of the batch from one call, which is made when the first of them is asked; it is not repeated,
 * and when it fails they are put to the provider one by one. Other questions, and re-runs of these, go there
 * anyway.
 */
export function withBatch(provider: Provider, batch: Batch, clock: Clock): Provider {
  const isInBatch = new Set(batch.questions.map(({ testId }) => testId));
  let call: Promise<Together> | undefined;
  return {
    retry: provider.retry,
    async ask(question, signal) {
      if (question.isRerun || !isInBatch.has(question.testId)) return provider.ask(question, signal);
      call ??= callOnce(batch, question, signal, clock);
      const together = await call;
      if (together.kind === 'answered') {
        // A repeated call would omit it again.
        const why = `The output of the batch has no line with the id ${JSON.stringify(question.testId)}.`;
        const outcome = together.outcomes.get(question.testId) ?? failed('provider', why, { permanent: true });
        if (outcome.kind === 'answered') batch.onAnswered(outcome.response.costUsd);
        return outcome;
      }
      return signal.aborted ? together : provider.ask(question, signal);
    },
  };
}

/** A call like any other: with a deadline, and within the contract. */
async function callOnce(batch: Batch, first: Question, signal: AbortSignal, clock: Clock): Promise<Together> {
  let together: Together | undefined;
  const asOne: Provider = {
    async ask(_, callSignal) {
      together = await batch.ask(batch.questions, callSignal);
      return together.kind === 'failed' ? together : { kind: 'answered', response: { messages: [] } };
    },
  };
  const outcome = await batch.around(withTimeout(asOne, batch.timeoutMs, clock)).ask(first, signal);
  if (outcome.kind === 'answered' && together !== undefined) return together;
  const failure = outcome.kind === 'failed' ? outcome.failure : failed('bug', 'The batch did not finish.').failure;
  if (!signal.aborted) batch.onFailed(failure);
  return { kind: 'failed', failure };
}
