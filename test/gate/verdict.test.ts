import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conclusionOf } from '../../src/gate/gate.ts';
import { type GatePolicy, gatePolicy } from '../../src/gate/policy.ts';
import { comparisonSchema } from '../../src/model/comparison.ts';
import type { Baseline } from '../../src/model/evidence.ts';
import { verdictSchema } from '../../src/model/verdict.ts';
import { aResult } from '../support/builders.ts';
import { aPool, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';
import { hostileTexts } from '../support/hostile.ts';

const verdictOf = (past: Counts, now: Counts, fresh: Counts = {}, policy: Partial<GatePolicy> = {}, runs = 5) =>
  decide({ run: aRun(results(now)), baseline: found(aPool(past, { runs })), confirmations: results(fresh) }, policy)
    .verdict;
const stable = many(20, '10/10');
const passing = many(20, '1/1');

describe('the verdict of a comparison', () => {
  test('passes, and says what it could have seen', () => {
    const verdict = verdictOf(stable, passing);
    expect(verdict).toMatchObject({ kind: 'pass', unarmed: false, reasons: [] });
    expect(verdict.headline).toBe(
      '20 of 20 tests passed, no worse than before; an even drop of 15 points would have been noticed 4 times in 5, 1 stable test broken altogether would have been too',
    );
  });

  test('passes with little history, and says that it could have seen little', () => {
    const verdict = verdictOf(many(3, '1/1'), many(3, '1/1'), {}, {}, 1);
    expect(verdict.headline).toBe(
      '3 of 3 tests passed, no worse than before; the history is too short to notice an even drop',
    );
  });

  test('tests that fail as they always did are no failure of this change', () => {
    expect(verdictOf({ ...stable, t0: '0/10' }, { ...passing, t0: '0/1' }).kind).toBe('pass');
  });

  test('a test that looks broken warns until it is confirmed, and then fails', () => {
    const now = { ...passing, t0: '0/1' };
    expect(verdictOf({ ...stable, t0: '3/3' }, now)).toMatchObject({
      kind: 'warn',
      headline:
        '19 of 20 tests passed; t0 of greetings on support-agent looks newly broken, unconfirmed: it was not run again',
    });
    const failed = verdictOf(stable, now, { t0: '0/3' });
    expect(failed.kind).toBe('fail');
    expect(failed.headline).toBe(
      't0 of greetings on support-agent regressed: 0 of 3 fresh trials passed, 10 of 10 before (p = 0.003) (19 of 20 tests passed)',
    );
    expect(failed.reasons[0]).toMatchObject({ rule: 'regression', testId: 't0', place: { line: 4 } });
    expect(verdictOf({ ...stable, t0: '3/3' }, now, { t0: '1/1' }).kind).toBe('pass');
  });

  test('so many regressions may be tolerated', () => {
    const now = { ...passing, t0: '0/1' };
    expect(verdictOf(stable, now, { t0: '0/3' }, { maxRegressions: 1 })).toMatchObject({ kind: 'warn' });
  });

  test('a suite that drops fails with what it is made of', () => {
    const verdict = verdictOf(stable, { ...passing, ...many(4, '0/1') }, {}, { confirm: 'off' });
    expect(verdict.kind).toBe('fail');
    expect(verdict.headline).toBe(
      'greetings on support-agent got worse: 20 points down (on other tests like these between 39 down and 2 up), unlikely to be noise (p < 0.001); contributors: t0, t1, t2, t3 (16 of 20 tests passed)',
    );
  });

  test('several failures are counted by what they are', () => {
    const now = { ...passing, ...many(4, '0/1') };
    const run = aRun(results(now), {
      floors: [
        {
          suite: 'greetings',
          file: 'evals/greetings.eval.yaml',
          target: 'support-agent',
          threshold: 0.9,
          from: 'suite',
        },
      ],
    });
    const { verdict } = decide({
      run,
      baseline: found(aPool(stable)),
      confirmations: results(many(4, '0/4')),
    });
    expect(verdict.headline).toBe(
      '4 regressions confirmed on fresh trials, 1 suite got worse, 1 promise is broken (16 of 20 tests passed)',
    );
  });

  test('a drop within what whole runs differ by is inconclusive, and so is drift', () => {
    const dropped = results({ ...passing, ...many(3, '0/1') });
    const sides = { run: aRun(dropped), baseline: found(aPool(stable, { runs: 1 })) };
    const swinging = decide({ ...sides, controls: dropped }).verdict;
    expect(swinging.kind).toBe('inconclusive');
    expect(swinging.headline).toContain('within run-to-run swing');

    const one = { run: aRun(results({ ...passing, t0: '0/1' })), baseline: found(aPool(stable)) };
    const drift = decide({ ...one, confirmations: results({ t0: '0/3' }), controls: results({ t0: '0/3' }) }).verdict;
    expect(drift.kind).toBe('inconclusive');
    expect(drift.headline).toContain('t0 of greetings on support-agent fails, and not by this change');
  });

  test('who asks to see small drops gets no pass from a run that could not', () => {
    expect(verdictOf(stable, passing, {}, { requireMde: 0.05 })).toMatchObject({
      kind: 'inconclusive',
      headline:
        'In greetings on support-agent only an even drop of 14.7 points or more would have been noticed; 5 points are asked for: 9 trials of each test would do',
    });
    expect(verdictOf(stable, passing, {}, { requireMde: 0.025 }).headline).toMatch(
      /: more tests are needed, \d+ like these with 10 trials each would do$/,
    );
    expect(verdictOf(stable, passing, {}, { requireMde: 0.0201 }).headline).toMatch(
      /: no number of trials or tests would do that anybody runs$/,
    );
  });

  test('an old baseline and a quarantine that is over are told', () => {
    const { verdict } = decide({
      run: aRun(results(passing), { startedAt: '2026-03-01T00:00:00.000Z' }),
      baseline: found(aPool(stable)),
      quarantine: [{ id: 't3', reason: 'races', owner: 'ann', expiry: '2026-02-01' }],
    });
    expect(verdict.reasons.map(({ rule, message }) => [rule, message])).toEqual([
      ['baseline', 'The baseline of greetings on support-agent is stale: its newest trial is 55 days old'],
      ['quarantine', 'The quarantine of 1 test is over: t3. Mend, prolong or remove them'],
    ]);
    expect(verdict.kind).toBe('warn');
  });

  test.each([
    [200, []],
    [201, ['The baseline is stale: it was measured 201 commits before the changes begin']],
  ])('a baseline of %i commits ago', (commitsBefore, told) => {
    const { verdict } = decide({
      run: aRun(results(passing)),
      baseline: { kind: 'found', pools: [aPool(stable)], provenance: [{ from: 'artifact', where: '', commitsBefore }] },
    });
    expect(verdict.reasons.map(({ message }) => message)).toEqual(told);
    expect(verdict.kind).toBe(told.length === 0 ? 'pass' : 'warn');
  });

  test('a quarantined test blocks nobody', () => {
    const { verdict } = decide({
      run: aRun(results({ ...passing, t0: '0/1' }, { mustPass: true })),
      baseline: found(aPool(stable)),
      confirmations: results({ t0: '0/3' }),
      quarantine: [{ id: 't0', reason: 'races', owner: 'ann', expiry: '2026-02-01' }],
    });
    expect(verdict.kind).toBe('pass');
  });

  test('new and changed tests that fail are told, and are no regressions', () => {
    const verdict = verdictOf(stable, { ...passing, fresh: '0/1' });
    expect(verdict.kind).toBe('warn');
    expect(verdict.headline).toBe(
      '20 of 21 tests passed; 1 new or changed test of greetings on support-agent failed without a history to be judged by',
    );
  });
});

/** Switches off the default threshold of suites without a baseline. */
const NO_THRESHOLD = {
  suite: 'greetings',
  file: 'evals/greetings.eval.yaml',
  target: 'support-agent',
  threshold: 0,
  from: 'suite',
} as const;

describe('tests that must pass', () => {
  const must = (now: string, fresh?: string, baseline: Baseline = { kind: 'none', why: 'first run' }) =>
    decide({
      run: aRun(results({ a: now }, { mustPass: true }), { floors: [NO_THRESHOLD] }),
      baseline,
      ...(fresh && { confirmations: results({ a: fresh }) }),
    }).verdict;

  test.each([
    ['1/1', undefined, 'kept'],
    ['2/3', undefined, 'kept'],
    ['0/1', undefined, 'fail'],
    ['1/3', '1/3', 'fail'],
    ['0/1', '2/3', 'kept'],
  ] as const)('%s planned, %s afresh', (now, fresh, expected) => {
    const broken = must(now, fresh).reasons.filter(({ rule, kind }) => rule === 'promise' && kind === 'fail');
    expect(broken).toHaveLength(expected === 'fail' ? 1 : 0);
  });

  test('say how often they failed', () => {
    expect(must('0/1', '1/3').headline).toBe(
      'a of greetings on support-agent must pass, and did not: 0 of 1 trials passed, 1 of 3 when it was run again (0 of 1 tests passed)',
    );
  });
});

test('a floor that the base branch itself keeps missing is told', () => {
  const run = aRun(results(many(5, '1/1')), {
    floors: [
      { suite: 'greetings', file: 'evals/greetings.eval.yaml', target: 'support-agent', threshold: 0.9, from: 'suite' },
    ],
  });
  const { verdict } = decide({ run, baseline: found(aPool({ ...many(5, '5/5'), t0: '3/5' })) });
  expect(verdict.kind).toBe('warn');
  expect(verdict.headline).toContain('is a floor below noise: 2 of the last 5 runs of the base branch missed 0.9');
});

describe('without a baseline', () => {
  test('of a suite without a comparable test: its mean is held to 0.80', () => {
    const run = aRun(results({ ...many(5, '1/1', 'x'), y0: '0/1', y1: '0/1' }));
    const { verdict } = decide({ run, baseline: found(aPool(many(5, '5/5'))) });
    expect(verdict.kind).toBe('fail');
    expect(verdict.headline).toContain(
      'is 0.71; no comparable test in the baseline: held to the default threshold 0.80',
    );
  });

  test('a suite with comparable tests is compared, and not held to 0.80', () => {
    const half = { ...many(6, '5/5'), ...many(6, '0/5', 'f') };
    const run = aRun(results({ ...many(6, '1/1'), ...many(6, '0/1', 'f') }));
    expect(decide({ run, baseline: found(aPool(half)) }).verdict.kind).toBe('pass');
  });

  const alone = (baseline: Baseline, onMissingBaseline?: 'pass' | 'warn' | 'fail') =>
    decide({ run: aRun(results({ a: '1/1' })), baseline }, onMissingBaseline ? { onMissingBaseline } : {}).verdict;
  const none: Baseline = { kind: 'none', why: 'no run of the base branch has left any' };

  test.each([
    [undefined, 'pass'],
    ['pass', 'pass'],
    ['warn', 'warn'],
    ['fail', 'fail'],
  ] as const)('on-missing-baseline %s gives %s', (policy, kind) => {
    expect(alone(none, policy)).toMatchObject({ kind, unarmed: true });
  });

  test('not being able to look for one is no measurement, unless it may pass', () => {
    const unavailable: Baseline = { kind: 'unavailable', why: 'the server did not answer' };
    expect(alone(unavailable)).toMatchObject({ kind: 'invalid', headline: expect.stringContaining('did not answer') });
    expect(alone(unavailable, 'warn').kind).toBe('invalid');
    expect(alone(unavailable, 'pass').kind).toBe('warn');
  });

  test('one that has none of these tests is none', () => {
    expect(alone(found(aPool({ other: '5/5' })), 'warn')).toMatchObject({ kind: 'warn', unarmed: true });
    expect(alone(found(), 'fail')).toMatchObject({ kind: 'fail', unarmed: true });
  });
});

describe('nothing that was not measured is green', () => {
  const green = ['pass', 'warn'];
  const somePolicy = fc.record({
    maxErrorRate: fc.double({ min: 0, max: 1, noNaN: true }),
    maxDrop: fc.constantFrom(0, 0.02, 0.5),
    confirm: fc.constantFrom('auto', 'off', 3),
    maxRegressions: fc.nat(5),
  }) as fc.Arbitrary<GatePolicy>;

  test('no result at all', () => {
    fc.assert(
      fc.property(somePolicy, fc.boolean(), fc.nat(20), (policy, complete, planned) => {
        const run = aRun([], { planned, complete, ...(!complete && { stopped: 'budget' as const }) });
        expect(green).not.toContain(decide({ run, baseline: found(aPool(stable)) }, policy).verdict.kind);
      }),
    );
  });

  test('only errors of the infrastructure, whatever history says', () => {
    fc.assert(
      fc.property(somePolicy, fc.integer({ min: 1, max: 20 }), (policy, count) => {
        const broken = Array.from({ length: count }, (_, at) => aResult({ testId: `t${at}`, failure: {} }));
        const { verdict } = decide(
          { run: aRun(broken), baseline: found(aPool(stable)) },
          { ...policy, maxErrorRate: 0.1 },
        );
        expect(green).not.toContain(verdict.kind);
      }),
    );
  });

  test('a run that its budget ended is inconclusive at best', () => {
    const run = aRun(results(passing), { planned: 40, complete: false, stopped: 'budget' });
    expect(decide({ run, baseline: found(aPool(stable)) }).verdict).toMatchObject({
      kind: 'inconclusive',
      headline: 'The budget of the run was spent after 20 of 40 tests',
    });
    const failing = aRun(results({ ...passing, ...many(6, '0/1') }), {
      planned: 40,
      complete: false,
      stopped: 'budget',
    });
    expect(decide({ run: failing, baseline: found(aPool(stable)) }).verdict.kind).toBe('fail');
  });

  test('a run whose budget cut trials short says so, and speaks of no suspects', () => {
    const some = results(passing).map((result, at) => (at < 3 ? { ...result, costLimited: true } : result));
    const run = aRun(some, { planned: 20, complete: false, stopped: 'budget' });
    expect(decide({ run, baseline: found(aPool(stable)) }).verdict).toMatchObject({
      kind: 'inconclusive',
      headline: 'The budget of the run was spent when 3 of 20 tests had fewer trials than planned',
    });
  });
});

test('what is said is what the schemas allow, also of hostile names', () => {
  const counts = Object.fromEntries(
    [...hostileTexts, '__proto__', 'constructor'].map((text, at) => [`${at}${text}`, '5/5']),
  );
  const now = Object.fromEntries(Object.keys(counts).map((id, at) => [id, at % 3 === 0 ? '0/1' : '1/1']));
  const { comparison, verdict } = decide({
    run: aRun(results(now)),
    baseline: found(aPool(counts)),
    confirmations: results(Object.fromEntries(Object.keys(now).map((id) => [id, '0/6']))),
  });
  expect(() => comparisonSchema.parse(comparison)).not.toThrow();
  expect(() => verdictSchema.parse(verdict)).not.toThrow();
  expect(verdict.kind).toBe('fail');
});

test.each([
  [{ maxDrop: 1 }, 'could never fail'],
  [{ maxDrop: 0.1, requireMde: 0.05 }, 'could never pass'],
])('a policy that decides nothing is refused: %j', (given, why) => {
  const parsed = gatePolicy.safeParse({ maxErrorRate: 0.1, ...given });
  expect(parsed.error?.issues.map(({ message }) => message).join()).toContain(why);
});

test('what an inconclusive run is worth is for the user to say', () => {
  expect(['neutral', 'success', 'failure'].map((worth) => conclusionOf('inconclusive', worth as 'neutral'))).toEqual([
    'neutral',
    'success',
    'failure',
  ]);
  expect(conclusionOf('fail', 'success')).toBe('failure');
});
