import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/model/ports/machine.ts';
import type { Comments } from '../../../src/model/ports/pull-requests.ts';
import { ServiceError } from '../../../src/model/ports/service-error.ts';
import type { Report } from '../../../src/model/verdict/report.ts';
import { readMark } from '../../../src/reports/comment/comment-mark.ts';
import { commentReporter, type StickyComment } from '../../../src/reports/reporters/comment-reporter.ts';
import { aReport, aResult, aVerdict } from '../../support/builders.ts';
import { seeded } from '../../support/seeded.ts';

const never = () => new AbortController().signal;

interface Stored {
  readonly id: number;
  body: string;
}

/** The comments that one token has written. What it is asked takes a few turns of the loop, as many as `turns` says. */
function someComments(turns: () => number = () => 0) {
  const stored: Stored[] = [];
  const writes: string[] = [];
  let lastId = 0;
  const later = async (most = turns()) => {
    for (let left = most; left > 0; left -= 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const shown = ({ id, body }: Stored) => ({ id, body, url: `https://github.example/${id}` });
  const comments = {
    async own() {
      await later();
      return stored.map(shown);
    },
    async create(body) {
      await later();
      lastId += 1;
      const comment = { id: lastId, body };
      stored.push(comment);
      writes.push(`create ${comment.id}`);
      await later();
      return shown(comment);
    },
    async update(id, body) {
      await later();
      const comment = stored.find((each) => each.id === id);
      if (comment === undefined) throw new ServiceError('missing', 'HTTP 404');
      comment.body = body;
      writes.push(`update ${id}`);
      await later();
      return shown(comment);
    },
    async remove(id) {
      await later();
      const at = stored.findIndex((each) => each.id === id);
      if (at >= 0) stored.splice(at, 1);
      writes.push(`remove ${id}`);
    },
  } satisfies Comments;
  // The wait before another look is longer than a request takes, here as in earnest.
  const clock = { now: () => 0, sleep: () => later(3 * turns() + 12) } satisfies Pick<Clock, 'now' | 'sleep'>;
  return { comments, clock, stored, writes };
}

interface Run {
  readonly run?: number;
  readonly attempt?: number;
  readonly head?: string;
  readonly key?: string;
  readonly mode?: StickyComment['mode'];
  readonly whyRefused?: string;
  readonly job?: string;
}

const aReporter = (
  on: Pick<StickyComment, 'comments' | 'clock'>,
  {
    run = 1,
    attempt = 1,
    head = `${run}`.repeat(40).slice(0, 40),
    key = 'evals',
    mode = 'always',
    job = 'evals.yml/evals',
    ...more
  }: Run = {},
) =>
  commentReporter({
    ...on,
    ...more,
    mode,
    run,
    job,
    context: { key, head, attempt, runUrl: `https://github.example/runs/${run}`, linkTo: () => undefined },
    maxBytes: 60_000,
    signal: never,
  });

const passed = aReport();
const failed = aReport({
  results: [aResult({ score: 0.1 })],
  conclusion: 'failure',
  verdict: aVerdict({ kind: 'fail' }),
});
const cancelled = aReport({
  complete: false,
  conclusion: 'failure',
  verdict: aVerdict({ kind: 'cancelled', headline: 'Cancelled' }),
});
const dry = aReport({
  dryRun: true,
  conclusion: 'neutral',
  verdict: aVerdict({ kind: 'inconclusive' }),
});

describe('one comment', () => {
  test('is written, and updated by later runs', async () => {
    const on = someComments();
    const first = await aReporter(on).deliver(failed);
    expect(first).toEqual({ kind: 'delivered', name: 'comment', where: 'https://github.example/1' });
    await aReporter(on, { run: 2 }).deliver(passed);
    expect(on.stored).toHaveLength(1);
    expect(on.stored[0]?.body).toContain('1 of 1 passed');
    expect(on.writes).toEqual(['create 1', 'update 1']);
  });

  test('of another key, or with an unknown mark, is left alone', async () => {
    const on = someComments();
    on.stored.push({ id: 90, body: 'Written by another workflow with the same token' });
    await aReporter(on, { key: 'other' }).deliver(failed);
    await aReporter(on).deliver(failed);
    expect(on.stored.map(({ id }) => id)).toEqual([90, 1, 2]);
    expect(on.stored[0]?.body).toBe('Written by another workflow with the same token');
  });

  test('that says the same already is not written again', async () => {
    const on = someComments();
    await aReporter(on).deliver(failed);
    await aReporter(on).deliver(failed);
    expect(on.writes).toEqual(['create 1']);
  });

  test.each([
    ['run', { run: 1, attempt: 9 }, { run: 2 }],
    ['attempt of a run', { run: 2, attempt: 1 }, { run: 2, attempt: 2 }],
  ])('is not written by an older %s', async (_, older, newer) => {
    const on = someComments();
    await aReporter(on, newer).deliver(passed);
    const receipt = await aReporter(on, older).deliver(failed);
    expect(receipt).toMatchObject({ kind: 'notNeeded', why: expect.stringContaining('A newer run') });
    expect(on.stored[0]?.body).toContain('1 of 1 passed');
  });

  test('is the oldest of several, and the others go', async () => {
    const on = someComments();
    await aReporter(on).deliver(failed);
    on.stored.push({ id: 50, body: on.stored[0]?.body ?? '' });
    await aReporter(on, { run: 2 }).deliver(failed);
    expect(on.stored.map(({ id }) => id)).toEqual([1]);
  });

  test('that GitHub finds too long is written in short', async () => {
    const on = someComments();
    const picky = {
      ...on.comments,
      create: (body: string) =>
        body.length > 4500 ? Promise.reject(new ServiceError('invalid', 'too long')) : on.comments.create(body),
    } satisfies Comments;
    const results = Array.from({ length: 60 }, (_, index) => aResult({ index, testId: `test-${index}`, score: 0.1 }));
    const receipt = await aReporter({ ...on, comments: picky }).deliver(aReport({ ...failed, results }));
    expect(receipt.kind).toBe('delivered');
    expect(on.stored[0]?.body.length).toBeLessThanOrEqual(4500);
  });

  test.each([
    ['at once', 0, 100, 200],
    ['in 80 ms', 80, 160, 320],
    ['in 5 s', 5000, 1000, 2000],
  ])('is looked at again after about two writes, when GitHub takes one %s', async (_, writeMs, least, most) => {
    const on = someComments();
    let now = 0;
    const pauses: number[] = [];
    const clock = { now: () => now, sleep: async (ms: number) => void pauses.push(ms) };
    const create = (body: string) => {
      now += writeMs;
      return on.comments.create(body);
    };
    await aReporter({ clock, comments: { ...on.comments, create } }).deliver(failed);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeGreaterThanOrEqual(least);
    expect(pauses[0]).toBeLessThanOrEqual(most);
  });

  test('that two jobs of a run want is reported by the one that yields', async () => {
    const on = someComments();
    const receipts = [
      await aReporter(on).deliver(failed),
      await aReporter(on).deliver(passed),
      await aReporter(on).deliver(failed),
    ];
    const lost = receipts.filter(({ kind }) => kind === 'notDelivered');
    expect(lost.length).toBeGreaterThan(0);
    expect(lost[0]).toMatchObject({ hint: expect.stringContaining('comment-key') });
  });
});

test('runs that write at once come to one comment, that of the newest, however their requests interleave', async () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const random = seeded(seed);
    const on = someComments(() => Math.floor(random() * 6));
    const reporters = [1, 2, 3].map((run) => aReporter(on, { run }));
    await Promise.all(reporters.map(async (reporter, index) => reporter.deliver(index % 2 ? passed : failed)));
    expect(
      on.stored.map(({ body }) => readMark(body)?.run),
      `seed ${seed}`,
    ).toEqual([3]);
  }
});

describe('of several runs and jobs for one commit, the worst verdict stays', () => {
  const head = 'a'.repeat(40);
  const others = [
    ['another workflow', { run: 2, job: 'nightly.yml/evals' }],
    ['another run of the same job', { run: 2 }],
    ['another leg of the run', { job: 'evals.yml/evals (b)' }],
  ] as const;

  test.each(others)('when %s passes later', async (_, other) => {
    const on = someComments();
    await aReporter(on, { head }).deliver(failed);
    await aReporter(on, { head, ...other }).begin(never());
    const receipt = await aReporter(on, { head, ...other }).deliver(passed);
    expect(receipt).toMatchObject({ kind: 'notDelivered', hint: expect.stringContaining('comment-key') });
    expect(on.stored[0]?.body).toContain('failed, 0 of 1 passed');
    expect(on.stored[0]?.body).not.toContain('⏳');
  });

  test.each(others)('when %s has passed or begun before', async (_, other) => {
    const on = someComments();
    await aReporter(on, { head: 'b'.repeat(40), run: 0 }).deliver(passed);
    await aReporter(on, { head, ...other }).begin(never());
    await aReporter(on, { head }).deliver(failed);
    await aReporter(on, { head, ...other }).deliver(passed);
    expect(on.stored[0]?.body).toContain('failed, 0 of 1 passed');
    expect(on.stored).toHaveLength(1);
  });

  test.each(others)('when %s fails later', async (_, other) => {
    const on = someComments();
    await aReporter(on, { head, run: 3 }).deliver(passed);
    await aReporter(on, { head, ...other }).deliver(failed);
    expect(on.stored[0]?.body).toContain('failed, 0 of 1 passed');
  });

  test('however their requests interleave', async () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = seeded(seed);
      const on = someComments(() => Math.floor(random() * 6));
      const jobs = [passed, failed, passed].map((report, index) =>
        aReporter(on, { head, run: 1 + (seed % 2) * index, job: `evals.yml/${index}` }).deliver(report),
      );
      await Promise.all(jobs);
      expect(
        on.stored.map(({ body }) => readMark(body)?.verdict),
        `seed ${seed}`,
      ).toEqual(['fail']);
    }
  });

  test('until its own job passes at a later attempt, or another commit is tested', async () => {
    const on = someComments();
    await aReporter(on, { head }).deliver(failed);
    await aReporter(on, { head, run: 2, job: 'nightly.yml/evals' }).deliver(passed);
    await aReporter(on, { head, attempt: 2 }).begin(never());
    await aReporter(on, { head, attempt: 2 }).deliver(passed);
    expect(on.stored[0]?.body).toContain('1 of 1 passed');

    await aReporter(on, { head, run: 3 }).deliver(failed);
    await aReporter(on, { run: 4 }).deliver(passed);
    expect(on.stored[0]?.body).toContain('1 of 1 passed');
  });

  test('but a new run of a job replaces one that could not measure anything', async () => {
    const on = someComments();
    await aReporter(on, { head }).couldNotRun([{ code: 'NOTHING_MATCHED', severity: 'error', message: 'No suite' }]);
    await aReporter(on, { head, run: 2, job: 'nightly.yml/evals' }).deliver(passed);
    expect(on.stored[0]?.body).toContain('could not run');
    await aReporter(on, { head, run: 3 }).deliver(passed);
    expect(on.stored[0]?.body).toContain('1 of 1 passed');
  });
});

describe('what the mode makes of a report', () => {
  const rows: readonly (readonly [StickyComment['mode'], string, Report, boolean])[] = [
    ['always', 'passed', passed, true],
    ['always', 'dry', dry, true],
    ['on-change', 'passed', passed, false],
    ['on-change', 'failed', failed, true],
    ['on-change', 'dry', dry, false],
    ['on-failure', 'passed', passed, false],
    ['on-failure', 'failed', failed, true],
    ['always', 'cancelled', cancelled, false],
  ];
  test.each(rows)('%s: %s', async (mode, _, report, isWritten) => {
    const on = someComments();
    const receipt = await aReporter(on, { mode }).deliver(report);
    expect(on.stored.length > 0).toBe(isWritten);
    expect(receipt.kind).toBe(isWritten ? 'delivered' : 'notNeeded');
  });

  test.each(['on-change', 'on-failure'] as const)('%s: a red comment does not stay', async (mode) => {
    const on = someComments();
    await aReporter(on, { mode }).deliver(failed);
    await aReporter(on, { mode, run: 2 }).deliver(passed);
    expect(on.stored[0]?.body).toContain('1 of 1 passed');
  });

  test('a dry run does not write over real results', async () => {
    const on = someComments();
    await aReporter(on, { mode: 'on-change' }).deliver(failed);
    await aReporter(on, { mode: 'on-change', run: 2 }).deliver(dry);
    expect(on.stored[0]?.body).toContain('failed, 0 of 1 passed');
  });
});

describe('while a run is under way', () => {
  test('an older comment says so above what it said', async () => {
    const on = someComments();
    await aReporter(on, { run: 1 }).deliver(failed);
    await aReporter(on, { run: 2 }).begin(never());
    await aReporter(on, { run: 3 }).begin(never());
    const [, status, empty, heading] = (on.stored[0]?.body ?? '').split('\n');
    expect(status).toBe(
      '> ⏳ [Running](https://github.example/runs/3) for `3333333`; below are the results for `1111111`.',
    );
    expect([empty, heading?.slice(0, 20)]).toEqual(['', '### ❌ Evals: failed,']);
    await aReporter(on, { run: 3 }).deliver(passed);
    expect(on.stored[0]?.body).not.toContain('⏳');
  });

  test('nothing is written where there is no comment, or a newer one', async () => {
    const on = someComments();
    await aReporter(on).begin(never());
    await aReporter(on, { run: 2 }).deliver(failed);
    await aReporter(on, { run: 1 }).begin(never());
    expect(on.writes).toEqual(['create 1']);
  });

  test('and is cancelled, the comment says that', async () => {
    const on = someComments();
    await aReporter(on, { run: 1 }).deliver(failed);
    await aReporter(on, { run: 2 }).begin(never());
    await aReporter(on, { run: 2 }).deliver(cancelled);
    expect(on.stored[0]?.body).toContain('⏹️ [The run](https://github.example/runs/2) for `2222222` was cancelled');
    expect(on.stored[0]?.body).toContain('failed, 0 of 1 passed');
    expect(on.stored[0]?.body).not.toContain('⏳');
  });

  test('and cannot begin, the comment says why', async () => {
    const on = someComments();
    await aReporter(on, { mode: 'on-failure' }).couldNotRun([
      { code: 'NOTHING_MATCHED', severity: 'error', message: 'No eval suite matches' },
    ]);
    expect(on.stored[0]?.body).toContain('### ⛔ Evals: could not run');
  });
});

describe('when GitHub refuses', () => {
  const refusing = (fault: 'refused' | 'missing' | 'unavailable') =>
    ({ ...someComments().comments, create: () => Promise.reject(new ServiceError(fault, 'HTTP')) }) satisfies Comments;

  test('the receipt has the permission to paste', async () => {
    for (const fault of ['refused', 'missing'] as const) {
      const receipt = await aReporter({ ...someComments(), comments: refusing(fault) }).deliver(failed);
      expect(receipt).toMatchObject({ kind: 'notDelivered', hint: expect.stringContaining('pull-requests: write') });
    }
  });

  test('a fork is the reason, where it is one', async () => {
    const receipt = await aReporter(
      { ...someComments(), comments: refusing('refused') },
      { whyRefused: 'from a fork' },
    ).deliver(failed);
    expect(receipt).toMatchObject({ kind: 'notDelivered', hint: 'from a fork' });
  });

  test('an outage has no hint', async () => {
    const receipt = await aReporter({ ...someComments(), comments: refusing('unavailable') }).deliver(failed);
    expect(receipt).toEqual({ kind: 'notDelivered', name: 'comment', why: 'HTTP' });
  });
});
