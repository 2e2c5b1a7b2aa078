import { expect, test } from 'vitest';
import type { Provider } from '../../src/model/ports/provider.ts';
import { failed, type Outcome } from '../../src/model/run/outcome.ts';
import { MORE_TIME, STOP_GRACE_MS, withTimeout } from '../../src/providers/call-guards.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { aQuestion } from '../support/question.ts';

const blue: Outcome = { kind: 'answered', response: { messages: [{ role: 'assistant', content: 'blue' }] } };

const quick = { ask: async () => blue } satisfies Provider;
/** Ends when told to, as a good provider does. */
const obedient = {
  ask: (_question, signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(failed('cancelled', 'told to stop')), { once: true });
    }),
} satisfies Provider;
const deaf = { ask: () => new Promise<Outcome>(() => {}) } satisfies Provider;

test('an answer in time is passed on as it is', async () => {
  expect(await withTimeout(quick, 1000, fakeClock()).ask(aQuestion(), new AbortController().signal)).toBe(blue);
});

test('a call that takes too long is cancelled, and the failure names the seconds and how it ended', async () => {
  const clock = fakeClock();
  const outcome = withTimeout(obedient, 2500, clock).ask(aQuestion(), new AbortController().signal);
  await clock.advance(2499);
  expect(clock.sleeping).toBe(1);
  await clock.advance(1);
  expect(await outcome).toEqual(failed('timeout', `Gave no answer within 2.5 s. told to stop ${MORE_TIME}`));
});

test('a call that ignores its signal is left behind', async () => {
  const clock = fakeClock();
  const outcome = withTimeout(deaf, 1000, clock).ask(aQuestion(), new AbortController().signal);
  await clock.advance(1000);
  await clock.advance(STOP_GRACE_MS);
  expect(await outcome).toMatchObject({ failure: { class: 'timeout' } });
});

test('an answer that comes after the time was up is still a timeout', async () => {
  const clock = fakeClock();
  const late = {
    ask: (_question, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(blue), { once: true })),
  } satisfies Provider;
  const outcome = withTimeout(late, 1000, clock).ask(aQuestion(), new AbortController().signal);
  await clock.advance(1000);
  expect(await outcome).toMatchObject({ failure: { class: 'timeout' } });
});

test('a cancelled call is not a timeout', async () => {
  const clock = fakeClock();
  const stop = new AbortController();
  const outcome = withTimeout(obedient, 1000, clock).ask(aQuestion(), stop.signal);
  stop.abort();
  expect(await outcome).toEqual(failed('cancelled', 'told to stop'));
});

test('a cancelled call is not a timeout either when the time runs out while the call ends', async () => {
  const clock = fakeClock();
  const stop = new AbortController();
  const outcome = withTimeout(deaf, 1000, clock).ask(aQuestion(), stop.signal);
  stop.abort();
  await clock.advance(STOP_GRACE_MS);
  expect(await outcome).toMatchObject({ failure: { class: 'cancelled' } });
});
