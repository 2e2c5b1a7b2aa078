import { expect, test } from 'vitest';
import { type ScheduledJob, type Slots, schedule } from '../../src/runner/schedule.ts';

const going = new AbortController().signal;
const oneByOne = { perLane: () => 1, total: 1 };
/** Lets everything run that can. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const aJob = (run: ScheduledJob['run'], more: Partial<ScheduledJob> = {}): ScheduledJob => ({
  lanes: ['a'],
  run,
  ...more,
});

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
    (lane, index): ScheduledJob => ({
      lanes: [lane],
      async run() {
        order.push(index);
        for (const name of [lane, 'all']) count(name, 1);
        await settled();
        for (const name of [lane, 'all']) count(name, -1);
      },
    }),
  );
  return { jobs, most, order };
}

test('a lane never runs more jobs at once than its limit, and lanes run in parallel', async () => {
  const { jobs, most } = watchedJobs([...Array(20).fill('a'), ...Array(20).fill('b')]);
  await schedule(jobs, { perLane: (lane) => (lane === 'a' ? 2 : 3), total: 50 }, going);
  expect(Object.fromEntries(most)).toEqual({ a: 2, b: 3, all: 5 });
});

test('all lanes together keep to the total', async () => {
  const { jobs, most } = watchedJobs([...Array(20).fill('a'), ...Array(20).fill('b')]);
  await schedule(jobs, { perLane: () => 10, total: 4 }, going);
  expect(most.get('all')).toBe(4);
});

test('once aborted, jobs that have not begun are left out', async () => {
  const stop = new AbortController();
  const begun: number[] = [];
  const jobs = Array.from({ length: 10 }, (_, index) =>
    aJob(async () => {
      begun.push(index);
      if (index === 2) stop.abort();
    }),
  );
  await schedule(jobs, oneByOne, stop.signal);
  expect(begun).toEqual([0, 1, 2]);
});

test('once a job threw, no other begins; those that run are waited for, and then the error is thrown', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const jobs = Array.from({ length: 10 }, (_, index) =>
    aJob(async () => {
      begun.push(index);
      if (index === 0) throw new Error('broken');
      await new Promise((resolve) => setTimeout(resolve, 20));
      ended.push(index);
    }),
  );
  await expect(schedule(jobs, { perLane: () => 3, total: 3 }, going)).rejects.toThrow('broken');
  expect(begun).toEqual([0, 1, 2]);
  expect(ended).toEqual([1, 2]);
});

test('jobs that took long the last time begin first; unknown ones count as usual ones', async () => {
  const order: string[] = [];
  const job = (name: string, expectedMs?: number) => aJob(async () => void order.push(name), { expectedMs });
  await schedule([job('short', 10), job('unknown'), job('long', 100), job('other')], oneByOne, going);
  expect(order).toEqual(['long', 'unknown', 'other', 'short']);
});

test('a job that left its slot makes it free for the next, and is still waited for', async () => {
  const reported: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) =>
    aJob(async (slots) => {
      const slot = await slots.take();
      reported.push(`${name} asked`);
      slot.leave();
      await new Promise<void>((resolve) => ends.push(resolve));
      reported.push(`${name} graded`);
    });
  const all = schedule([job('x'), job('y'), job('z')], { perLane: () => 1, total: 1, begun: 2 }, going);
  await settled();
  expect(reported).toEqual(['x asked', 'y asked']);
  ends.shift()?.();
  await settled();
  expect(reported).toEqual(['x asked', 'y asked', 'x graded', 'z asked']);
  for (const end of ends) end();
  await all;
});

test('a job that requests another slot comes before jobs that have not begun', async () => {
  const order: string[] = [];
  const job = (name: string, times: number) =>
    aJob(async (slots) => {
      for (let time = 0; time < times; time += 1) {
        const slot = await slots.take();
        order.push(name);
        await settled();
        slot.leave();
      }
    });
  await schedule([job('x', 3), job('y', 1)], { perLane: () => 1, total: 1, begun: 2 }, going);
  expect(order).toEqual(['x', 'y', 'x', 'x']);
});

test('slots that are taken together respect the limits of the lane', async () => {
  let [seated, most] = [0, 0];
  const job = aJob(async (slots) => {
    const trial = async () => {
      const slot = await slots.take();
      seated += 1;
      most = Math.max(most, seated);
      await settled();
      seated -= 1;
      slot.leave();
    };
    await Promise.all(Array.from({ length: 9 }, trial));
  });
  await schedule([job, job], { perLane: () => 2, total: 3 }, going);
  expect(most).toBe(2);
});

test('a job waits for a slot in each of its lanes', async () => {
  const { jobs, most } = watchedJobs(['a', 'b', 'a', 'b', 'a', 'b']);
  const shared = jobs.map((job) => ({ ...job, lanes: [...job.lanes, 'server'] }));
  await schedule(shared, { perLane: (lane) => (lane === 'server' ? 2 : 5), total: 9 }, going);
  expect(most.get('all')).toBe(2);
});

test('a lane may become narrower while jobs run', async () => {
  let limit = 4;
  const { jobs, most, order } = watchedJobs(Array(12).fill('a'));
  const narrowing = jobs.map((job, index) => ({
    ...job,
    async run(...given: Parameters<ScheduledJob['run']>) {
      if (index === 3) limit = 1;
      if (index > 3) most.set('late', Math.max(most.get('late') ?? 0, order.length));
      await job.run(...given);
    },
  }));
  await schedule(narrowing, { perLane: () => limit, total: 9 }, going);
  expect(order).toHaveLength(12);
  expect(order.slice(4)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a job begins when those that it waits for are over, all of a name', async () => {
  const order: string[] = [];
  const run = (name: string) => settled().then(() => void order.push(name));
  const job = (key: string, after: readonly string[] = []) => aJob(() => run(key), { key, after });
  const jobs = [job('c', ['b', 'nobody']), job('b', ['a']), job('a'), job('a')];
  await schedule(jobs, { perLane: () => 9, total: 9 }, going);
  expect(order).toEqual(['a', 'a', 'b', 'c']);
});

test('after an abort no job waits for a slot any more, and jobs that wait for others are left out', async () => {
  const stop = new AbortController();
  const reported: string[] = [];
  const run: ScheduledJob['run'] = async (slots) => {
    await slots.take();
    stop.abort();
    await slots.take();
    reported.push('over');
  };
  const first = aJob(run, { key: 'first' });
  const second = aJob(async () => void reported.push('begun'), { after: ['first'] });
  await schedule([first, second], oneByOne, stop.signal);
  expect(reported).toEqual(['over']);
});

test('nothing to do is done at once', async () => {
  await expect(schedule([], oneByOne, going)).resolves.toBe(0);
});

test('the number of slots in use at once is known afterwards: no more than had work to do', async () => {
  const most = async (lanes: readonly string[], total: number) =>
    schedule(watchedJobs(lanes).jobs, { perLane: () => 2, total }, going);
  expect(await most(['a', 'a', 'a', 'b'], 10)).toBe(3);
  expect(await most(['a', 'b', 'c'], 2)).toBe(2);
  expect(await most(['a'], 10)).toBe(1);
});

test('ten thousand jobs in a thousand lanes are no work for the scheduler', async () => {
  const { jobs, order } = watchedJobs(Array.from({ length: 10_000 }, (_, index) => `lane ${index % 1000}`));
  await schedule(jobs, { perLane: () => 3, total: 50 }, going);
  expect(order).toHaveLength(10_000);
});

test('those who come back are served in the order in which they came, over all lanes', async () => {
  const order: string[] = [];
  const runIn = (lane: string) => async (slots: Slots) => {
    const sit = async (name: string) => {
      const slot = await slots.take();
      order.push(lane + name);
      await settled();
      slot.leave();
    };
    await Promise.all([sit('1'), sit('2'), sit('3')]);
  };
  const jobs = ['a', 'b'].map((lane) => aJob(runIn(lane), { lanes: [lane] }));
  await schedule(jobs, { perLane: () => 3, total: 1, begun: 2 }, going);
  expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
});

test('a job with thousands of trials requests slots only a few times for each', async () => {
  let looks = 0;
  const trials = 5_000;
  const job = aJob(async (slots) => {
    const trial = async () => {
      const slot = await slots.take();
      await Promise.resolve();
      slot.leave();
    };
    await Promise.all(Array.from({ length: trials }, trial));
  });
  const perLane = () => {
    looks += 1;
    return 8;
  };
  await schedule([job], { perLane, total: 100 }, going);
  expect(looks).toBeLessThan(10 * trials);
});

test('jobs that a job adds run after it, those of one lane one by one', async () => {
  const order: string[] = [];
  const job = (name: string, more: readonly ScheduledJob[] = []) =>
    aJob(async (_, add) => {
      order.push(name);
      await undefined;
      add(more);
    });
  const jobs = [job('1', [job('1.1', [job('1.1.1')]), job('1.2')]), job('2')];
  expect(await schedule(jobs, { perLane: () => 1, total: 2 }, going)).toBe(1);
  expect(order).toEqual(['1', '2', '1.1', '1.2', '1.1.1']);
});

test('a job that is added does not wait for jobs that are over', async () => {
  const order: string[] = [];
  const late: ScheduledJob = { lanes: [], key: 'late', after: ['first'], run: async () => void order.push('late') };
  const first: ScheduledJob = { lanes: [], key: 'first', run: async () => void order.push('first') };
  const adding: ScheduledJob = { lanes: [], after: ['first'], run: async (_, add) => add([late]) };
  await schedule([first, adding], oneByOne, going);
  expect(order).toEqual(['first', 'late']);
});
