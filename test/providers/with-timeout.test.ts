import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import type { Provider } from '../../src/model/ports/provider.ts';
import { failed, type Outcome } from '../../src/model/run/outcome.ts';
import { systemClock } from '../../src/platform/clock.ts';
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

test('a call that failed for another reason as its time was up does not report that reason', async () => {
  const clock = fakeClock();
  const failing = {
    ask: (_question, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(failed('crash', 'fell over')), { once: true });
      }),
  } satisfies Provider;
  const outcome = withTimeout(failing, 2000, clock).ask(aQuestion(), new AbortController().signal);
  await clock.advance(2000);
  expect(await outcome).toEqual(failed('timeout', `Gave no answer within 2 s. ${MORE_TIME}`));
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

test('without a limit nothing is timed', async () => {
  const clock = fakeClock();
  expect(await withTimeout(quick, undefined, clock).ask(aQuestion(), new AbortController().signal)).toBe(blue);
  expect(clock.sleeps).toEqual([]);
});

test('how a target wants calls repeated can still be seen', () => {
  const retry = { maxRetries: 1, initialDelayMs: 1, maxDelayMs: 1, backoffFactor: 1 };
  expect(withTimeout({ ...quick, retry }, 1000, fakeClock()).retry).toBe(retry);
});

test('five thousand calls leave no timers and no listeners behind, and warn of none', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on('warning', note);
  const { signal } = new AbortController();
  const timersBefore = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const provider = withTimeout(quick, 3_600_000, systemClock);
  for (let call = 0; call < 5000; call += 1) await provider.ask(aQuestion(), signal);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length).toBeLessThan(timersBefore + 5);
  expect(warnings).toEqual([]);
});
