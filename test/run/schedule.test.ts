import { expect, test } from 'vitest';
import { type Job, schedule } from '../../src/run/schedule.ts';

const going = new AbortController().signal;

/** Jobs that tell how many of them run at the same time. */
function watchedJobs(lanes: readonly string[]) {
  const running = new Map<string, number>();
  const most = new Map<string, number>();
  const order: number[] = [];
  const count = (lane: string, by: number) => {
    running.set(lane, (running.get(lane) ?? 0) + by);
    most.set(lane, Math.max(most.get(lane) ?? 0, running.get(lane) ?? 0));
  };
  const jobs = lanes.map(
    (lane, index): Job => ({
      lane,
      async run() {
        order.push(index);
        for (const name of [lane, 'all']) count(name, 1);
        await new Promise((resolve) => setImmediate(resolve));
        for (const name of [lane, 'all']) count(name, -1);
      },
    }),
  );
  return { jobs, most, order };
}

test('a lane never runs more jobs at once than it may, and lanes run beside each other', async () => {
  const { jobs, most } = watchedJobs([...Array(20).fill('a'), ...Array(20).fill('b')]);
  await schedule(jobs, { perLane: (lane) => (lane === 'a' ? 2 : 3), total: 50 }, going);
  expect(Object.fromEntries(most)).toEqual({ a: 2, b: 3, all: 5 });
});

test('all lanes together keep to the total', async () => {
  const { jobs, most } = watchedJobs([...Array(20).fill('a'), ...Array(20).fill('b')]);
  await schedule(jobs, { perLane: () => 10, total: 4 }, going);
  expect(most.get('all')).toBe(4);
});

test('with one worker the jobs run in their order', async () => {
  const { jobs, order } = watchedJobs(Array(10).fill('a'));
  await schedule(jobs, { perLane: () => 1, total: 1 }, going);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('once aborted, jobs that have not begun are left out', async () => {
  const stop = new AbortController();
  const begun: number[] = [];
  const jobs = Array.from(
    { length: 10 },
    (_, index): Job => ({
      lane: 'a',
      async run() {
        begun.push(index);
        if (index === 2) stop.abort();
      },
    }),
  );
  await schedule(jobs, { perLane: () => 1, total: 1 }, stop.signal);
  expect(begun).toEqual([0, 1, 2]);
});

test('once a job threw, no other begins; those that run are waited for, and then the error is thrown', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const jobs = Array.from(
    { length: 10 },
    (_, index): Job => ({
      lane: 'a',
      async run() {
        begun.push(index);
        if (index === 0) throw new Error('broken');
        await new Promise((resolve) => setTimeout(resolve, 20));
        ended.push(index);
      },
    }),
  );
  await expect(schedule(jobs, { perLane: () => 3, total: 3 }, going)).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1, 2]);
  expect(ended).toEqual([1, 2]);
});
