import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { printedAsUser } from '../support/permissions.ts';

test('a machine whose time is set back changes no duration', () => {
  const module = new URL('../../src/platform/clock.ts', import.meta.url).href;
  const script = `
    const { systemClock } = await import(${JSON.stringify(module)});
    const [setBack, start] = [Date.now() - 3_600_000, systemClock.now()];
    Date.now = () => setBack;
    while (systemClock.now() === start);
    console.log(systemClock.now() - start, Math.abs(start - 3_600_000 - setBack));`;
  const [elapsed = Number.NaN, offset = Number.NaN] = printedAsUser(script, []).split(' ').map(Number);
  expect(elapsed).toBeGreaterThan(0);
  // It shows the time of the machine.
  expect(offset).toBeLessThan(1_000);
});

test('a sleeper wakes when its time has come', async () => {
  const before = systemClock.now();
  await systemClock.sleep(20, new AbortController().signal);
  expect(systemClock.now() - before).toBeGreaterThanOrEqual(15);
});

test('a sleeper that is stopped wakes at once', async () => {
  const stop = new AbortController();
  const sleep = systemClock.sleep(3_600_000, stop.signal);
  stop.abort();
  await sleep;
});

test('a sleep does not begin if it was stopped before', async () => {
  await systemClock.sleep(3_600_000, AbortSignal.abort());
});

test('a sleep longer than the longest timer does not end at once', async () => {
  const stop = new AbortController();
  let isAwake = false;
  const sleep = systemClock.sleep(Number.MAX_SAFE_INTEGER, stop.signal).then(() => {
    isAwake = true;
  });
  await systemClock.sleep(20, new AbortController().signal);
  expect(isAwake).toBe(false);
  stop.abort();
  await sleep;
});

test.each([0, -5, Number.NaN])('a sleep of %d ms is over at once', async (ms) => {
  await systemClock.sleep(ms, new AbortController().signal);
});

test('a sleep leaves no listener behind', async () => {
  const { signal } = new AbortController();
  await systemClock.sleep(1, signal);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
