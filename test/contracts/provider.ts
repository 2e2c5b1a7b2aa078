import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import type { Provider } from '../../src/model/ports/provider.ts';
import { finalAnswer } from '../../src/model/run/message.ts';
import { outcomeSchema } from '../../src/model/run/outcome.ts';
import { aQuestion } from '../support/question.ts';

/** A provider, opened against something that behaves in one way. It must really do so: no replaced modules. */
export interface Subject extends AsyncDisposable {
  readonly provider: Provider;
}

/**
 * How to open the provider in front of each behaviour. A kind that nothing can refuse leaves `refused` out; one that
 * answers at once (`answersAtOnce`) leaves out `hanging`, and need not report durations.
 */
export interface ProviderSubjects {
  /** What it asks answers at once with the text "blue". */
  answered(): Promise<Subject>;
  /** What it asks says no: a bad request, a non-zero exit. */
  refused?(): Promise<Subject>;
  /** What it asks never comes to an end. `asked` resolves when it has been asked. */
  hanging?(): Promise<Subject & { asked(): Promise<void> }>;
}

/** Generous, because it only has to be told from "waits for the answer", which never comes. */
const PROMPTLY_MS = 5_000;

/** What every provider promises, whatever it asks. */
export function providerContract(name: string, open: ProviderSubjects): void {
  describe(`${name}, as a provider`, () => {
    const { refused, hanging } = open;
    test('answers with an outcome of the agreed form that ends with its text', async () => {
      await using subject = await open.answered();
      const outcome = await subject.provider.ask(aQuestion(), new AbortController().signal);
      expect(outcomeSchema.safeParse(outcome).error).toBeUndefined();
      expect(outcome.kind === 'answered' && finalAnswer(outcome.response.messages)).toBe('blue');
    });

    test('can be asked many times at once', async () => {
      await using subject = await open.answered();
      const { signal } = new AbortController();
      const questions = Array.from({ length: 10 }, (_, index) => aQuestion({ testId: `test-${index}` }));
      const outcomes = await Promise.all(questions.map((question) => subject.provider.ask(question, signal)));
      expect(outcomes.map(({ kind }) => kind)).toEqual(questions.map(() => 'answered'));
    });

    if (refused) {
      test('makes a failure of a refused request and never throws', async () => {
        await using subject = await refused();
        const outcome = await subject.provider.ask(aQuestion(), new AbortController().signal);
        expect(outcomeSchema.safeParse(outcome).error).toBeUndefined();
        expect(outcome).toMatchObject({ kind: 'failed', failure: { message: expect.stringMatching(/\S/) } });
        expect(outcome).not.toMatchObject({ failure: { class: 'bug' } });
      });
    }

    if (hanging) {
      test('reports how long an answer took', async () => {
        await using subject = await open.answered();
        const outcome = await subject.provider.ask(aQuestion(), new AbortController().signal);
        expect(outcome).toMatchObject({ kind: 'answered', response: { durationMs: expect.any(Number) } });
      });

      test('stops promptly when it is cancelled, and says so', { timeout: PROMPTLY_MS }, async () => {
        await using subject = await hanging();
        const stop = new AbortController();
        const outcome = subject.provider.ask(aQuestion(), stop.signal);
        await subject.asked();
        stop.abort();
        expect(await outcome).toMatchObject({ kind: 'failed', failure: { class: 'cancelled' } });
      });

      test('does not begin if it was cancelled before', { timeout: PROMPTLY_MS }, async () => {
        await using subject = await hanging();
        const outcome = await subject.provider.ask(aQuestion(), AbortSignal.abort());
        expect(outcome).toMatchObject({ kind: 'failed', failure: { class: 'cancelled' } });
      });
    }

    test('leaves nothing behind on the signal, however it ends', async () => {
      const endings = [open.answered, ...(refused ? [refused] : [])];
      for (const ending of endings) {
        await using subject = await ending();
        const { signal } = new AbortController();
        await subject.provider.ask(aQuestion(), signal);
        expect(getEventListeners(signal, 'abort')).toHaveLength(0);
      }
    });
  });
}
