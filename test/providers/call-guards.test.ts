import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { userError } from '../../src/model/errors.ts';
import type { Provider } from '../../src/model/ports/provider.ts';
import { failed, type Outcome } from '../../src/model/run/outcome.ts';
import { MORE_TIME, STOP_GRACE_MS, withGuard, withTimeout } from '../../src/providers/call-guards.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { aQuestion } from '../support/question.ts';

const blue: Outcome = { kind: 'answered', response: { messages: [{ role: 'assistant', content: 'blue' }] } };

const quick: Provider['ask'] = async () => blue;
const deaf: Provider['ask'] = () => new Promise<Outcome>(() => {});
/** Ends with this when it is told to. */
const endingWith =
  (outcome: Outcome): Provider['ask'] =>
  (_question, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(outcome), { once: true }));
const obedient = endingWith(failed('cancelled', 'told to stop'));

describe('a guarded call', () => {
  const guarded = (ask: Provider['ask'], signal = new AbortController().signal, clock = fakeClock()) =>
    withGuard({ ask }, clock).ask(aQuestion(), signal);

  test('that throws becomes a bug of ours', async () => {
    const outcome = await guarded(() => {
      throw new TypeError('x is not a function');
    });
    expect(outcome).toMatchObject({
      failure: { class: 'bug', message: expect.stringContaining('TypeError: x is not a function') },
    });
  });

  test('reports a problem that the user can fix with its location', async () => {
    const location = { file: 'targets.yaml', line: 3, column: 5 };
    const outcome = await guarded(async () => {
      throw userError('FILE_MISSING', 'The recording is missing', { location });
    });
    expect(outcome).toMatchObject({ failure: { class: 'config', location } });
  });

  test('that throws because it was cancelled is no bug', async () => {
    const stop = new AbortController();
    const outcome = await guarded(async (_question, signal) => {
      stop.abort();
      signal.throwIfAborted();
      throw new Error('not reached');
    }, stop.signal);
    expect(outcome).toMatchObject({ failure: { class: 'cancelled' } });
  });

  test('has a moment to end when it is cancelled, and is then abandoned', async () => {
    const clock = fakeClock();
    const stop = new AbortController();
    let outcome: Outcome | undefined;
    void guarded(deaf, stop.signal, clock).then((ended) => {
      outcome = ended;
    });
    stop.abort();
    await clock.advance(STOP_GRACE_MS - 1);
    expect(outcome).toBeUndefined();
    await clock.advance(1);
    expect(outcome).toMatchObject({ failure: { class: 'cancelled' } });
  });

  test('is not made at all when the run was stopped before', async () => {
    let asked = 0;
    const counting: Provider['ask'] = async () => {
      asked += 1;
      return blue;
    };
    expect(await guarded(counting, AbortSignal.abort())).toMatchObject({ failure: { class: 'cancelled' } });
    expect(asked).toBe(0);
  });

  test('leaves nothing on the signal after an answer', async () => {
    const { signal } = new AbortController();
    await guarded(quick, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});

describe('a call with a time limit', () => {
  /** One call, with its clock and what stops it. */
  function limited(ask: Provider['ask'], limitMs = 1000) {
    const clock = fakeClock();
    const stop = new AbortController();
    return { clock, stop, outcome: withTimeout({ ask }, limitMs, clock).ask(aQuestion(), stop.signal) };
  }

  test('that answers in time is passed on as it is', async () => {
    expect(await limited(quick).outcome).toBe(blue);
  });

  test('that takes too long is cancelled, and the failure names the seconds and how it ended', async () => {
    const { clock, outcome } = limited(obedient, 2500);
    await clock.advance(2499);
    expect(clock.sleeping).toBe(1);
    await clock.advance(1);
    expect(await outcome).toEqual(failed('timeout', `Gave no answer within 2.5 s. told to stop ${MORE_TIME}`));
  });

  test('that ignores its signal is left behind', async () => {
    const { clock, outcome } = limited(deaf);
    await clock.advance(1000);
    await clock.advance(STOP_GRACE_MS);
    expect(await outcome).toMatchObject({ failure: { class: 'timeout' } });
  });

  test('that answers after the time was up is still a timeout', async () => {
    const { clock, outcome } = limited(endingWith(blue));
    await clock.advance(1000);
    expect(await outcome).toMatchObject({ failure: { class: 'timeout' } });
  });

  test('that is cancelled is not a timeout', async () => {
    const { stop, outcome } = limited(obedient);
    stop.abort();
    expect(await outcome).toEqual(failed('cancelled', 'told to stop'));
  });

  test('that is cancelled is not a timeout either when the time runs out while it ends', async () => {
    const { clock, stop, outcome } = limited(deaf);
    stop.abort();
    await clock.advance(STOP_GRACE_MS);
    expect(await outcome).toMatchObject({ failure: { class: 'cancelled' } });
  });
});
