import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { userError } from '../../src/model/errors.ts';
import type { Provider } from '../../src/model/ports/provider.ts';
import type { Outcome } from '../../src/model/run/outcome.ts';
import { STOP_GRACE_MS, withGuard } from '../../src/providers/call-guards.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { aQuestion } from '../support/question.ts';

test('what a provider throws becomes a bug of ours', async () => {
  const broken = {
    ask() {
      throw new TypeError('x is not a function');
    },
  } satisfies Provider;
  const outcome = await withGuard(broken, fakeClock()).ask(aQuestion(), new AbortController().signal);
  expect(outcome).toMatchObject({
    failure: { class: 'bug', message: expect.stringContaining('TypeError: x is not a function') },
  });
});

test('a problem that the user can fix is reported with its location', async () => {
  const location = { file: 'targets.yaml', line: 3, column: 5 };
  const misconfigured = {
    async ask() {
      throw userError('FILE_MISSING', 'The recording is missing', { location });
    },
  } satisfies Provider;
  const outcome = await withGuard(misconfigured, fakeClock()).ask(aQuestion(), new AbortController().signal);
  expect(outcome).toMatchObject({ failure: { class: 'config', location } });
});

test('an exception because of a cancelled call is no bug', async () => {
  const stop = new AbortController();
  const thrower = {
    async ask(_question, signal) {
      stop.abort();
      signal.throwIfAborted();
      throw new Error('not reached');
    },
  } satisfies Provider;
  expect(await withGuard(thrower, fakeClock()).ask(aQuestion(), stop.signal)).toMatchObject({
    failure: { class: 'cancelled' },
  });
});

test('a cancelled call has a moment to end, and is then abandoned', async () => {
  const clock = fakeClock();
  const stop = new AbortController();
  let outcome: Outcome | undefined;
  const deaf = { ask: () => new Promise<Outcome>(() => {}) } satisfies Provider;
  const call = withGuard(deaf, clock).ask(aQuestion(), stop.signal);
  void call.then((ended) => {
    outcome = ended;
  });
  stop.abort();
  await clock.advance(STOP_GRACE_MS - 1);
  expect(outcome).toBeUndefined();
  await clock.advance(1);
  expect(outcome).toMatchObject({ failure: { class: 'cancelled' } });
});

test('a provider is not asked at all when the run was stopped before', async () => {
  let asked = 0;
  const counting = {
    async ask() {
      asked += 1;
      return { kind: 'answered', response: { messages: [] } };
    },
  } satisfies Provider;
  const outcome = await withGuard(counting, fakeClock()).ask(aQuestion(), AbortSignal.abort());
  expect(outcome).toMatchObject({ failure: { class: 'cancelled' } });
  expect(asked).toBe(0);
});

test('nothing stays on the signal after an answer', async () => {
  const { signal } = new AbortController();
  const quick = { ask: async () => ({ kind: 'answered', response: { messages: [] } }) } satisfies Provider;
  await withGuard(quick, fakeClock()).ask(aQuestion(), signal);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
