import { expect, test } from 'vitest';
import type { Delay } from '../../../src/config/settings.ts';
import type { Provider } from '../../../src/model/ports/provider.ts';
import { withDelay } from '../../../src/runner/calls/retry.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { aQuestion } from '../../support/question.ts';

const blue = {
  ask: async () => ({ kind: 'answered', response: { messages: [{ role: 'assistant', content: 'blue' }] } }),
} satisfies Provider;

/** How long these tests would be waited for. */
async function waits(delay: Delay, testIds: readonly string[]): Promise<readonly number[]> {
  const clock = fakeClock();
  const provider = withDelay(blue, delay, clock);
  const signal = new AbortController().signal;
  const asked = testIds.map((testId) => provider.ask(aQuestion({ testId }), signal));
  await clock.advance(delay.mostMs);
  expect(await Promise.all(asked)).toHaveLength(testIds.length);
  return clock.sleeps;
}

const ids = Array.from({ length: 200 }, (_, index) => `test-${index}`);

test('a range is spread from end to end, both included, and the same in every run', async () => {
  const first = await waits({ leastMs: 3, mostMs: 6 }, ids);
  expect([...new Set(first)].sort()).toEqual([3, 4, 5, 6]);
  expect(await waits({ leastMs: 3, mostMs: 6 }, ids)).toEqual(first);
});

test('who is stopped while waiting is not asked', async () => {
  const stop = new AbortController();
  const clock = fakeClock();
  const asked = withDelay(blue, { leastMs: 60_000, mostMs: 60_000 }, clock).ask(aQuestion(), stop.signal);
  stop.abort();
  expect(await asked).toMatchObject({ kind: 'failed', failure: { class: 'cancelled' } });
  expect(clock.sleeping).toBe(0);
});
