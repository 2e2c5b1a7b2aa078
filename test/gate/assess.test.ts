import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestState } from '../../src/model/comparison.ts';
import { shareOfShuffles } from '../shared/statistics/all-shuffles.ts';
import { aPool, aRun, type Counts, countOf, decide, found, many, results } from '../support/evidence.ts';

interface Case {
  readonly past: Counts;
  readonly now: Counts;
  readonly fresh?: Counts;
  readonly control?: Counts;
  readonly runs?: number;
}
const weigh = ({ past, now, fresh = {}, control = {}, runs = 5 }: Case, policy = {}) =>
  decide(
    {
      run: aRun(results(now)),
      baseline: found(aPool(past, { runs })),
      confirmations: results(fresh),
      controls: results(control),
    },
    policy,
  );
const stateOf = (given: Case): TestState | undefined => weigh(given).comparison.tests[0]?.state;
const suiteOf = (given: Case, policy = {}) => weigh(given, policy).comparison.suites[0];

describe('the state of a test', () => {
  test.each([
    ['10/10', '1/1', undefined, 'passing'],
    ['10/10', '0/1', undefined, 'suspected'],
    ['10/10', '0/1', '0/3', 'regressed'],
    ['10/10', '0/1', '1/1', 'not-reproduced'],
    ['10/10', '0/1', '0/1', 'suspected'],
    ['2/2', '0/1', undefined, 'suspected'],
    ['2/10', '1/1', undefined, 'maybe-fixed'],
    ['0/3', '1/1', undefined, 'maybe-fixed'],
    ['0/3', '1/1', '3/3', 'fixed'],
    ['0/3', '0/1', undefined, 'failing-as-before'],
    ['5/10', '1/1', undefined, 'flaky'],
    ['5/10', '0/1', undefined, 'flaky'],
    ['1/3', '0/1', undefined, 'failing-as-before'],
    ['2/4', '0/1', undefined, 'unstable-now'],
    ['2/4', '1/2', undefined, 'unstable-now'],
    ['3/4', '2/3', undefined, 'passing'],
  ] as const)('%s before, %s now, %s afresh: %s', (past, now, fresh, state) => {
    expect(stateOf({ past: { a: past }, now: { a: now }, ...(fresh && { fresh: { a: fresh } }) })).toBe(state);
  });

  test('a regression that the base commit shows as well is drift', () => {
    const failing = { past: { a: '10/10' }, now: { a: '0/1' }, fresh: { a: '0/3' } };
    expect(stateOf({ ...failing, control: { a: '0/3' } })).toBe('drift');
    expect(stateOf({ ...failing, control: { a: '2/3' } })).toBe('regressed');
  });

  test('the base commit never convicts', () => {
    const acquitted = { past: { a: '10/10' }, now: { a: '0/1' }, fresh: { a: '1/1' }, control: { a: '3/3' } };
    expect(stateOf(acquitted)).toBe('not-reproduced');
  });

  test('the planned trials, which made it suspicious, do not count against it', () => {
    const change = weigh({ past: { a: '10/10' }, now: { a: '0/5' }, fresh: { a: '0/3' } }).comparison.tests[0];
    expect(change?.p).toBeCloseTo(1 / 286, 9);
    expect(change).toMatchObject({ now: { passes: 0, trials: 5 }, confirmation: { passes: 0, trials: 3 } });
  });

  test('several suspects share one chance of a false alarm', () => {
    const case_ = (count: number) => ({
      past: many(count, '5/5'),
      now: many(count, '0/1'),
      fresh: { ...many(1, '0/3'), ...many(count - 1, '1/1', 'x') },
    });
    expect(stateOf(case_(1))).toBe('regressed');
    expect(stateOf(case_(5))).not.toBe('regressed');
  });

  test('one that fails again, but with too little history among many, stays suspected', () => {
    const states = weigh({
      past: many(10, '3/3'),
      now: many(10, '0/1'),
      fresh: many(10, '0/6'),
    }).comparison.tests.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['suspected']));
  });
});

describe('the suite as a whole', () => {
  const stable = many(20, '10/10');
  const broken = (count: number) => ({ ...stable, ...many(20, '1/1'), ...many(count, '0/1') });

  test.each([
    ['nothing happened', 0, 'steady'],
    ['one of 20 broke', 1, 'possible-drop'],
    ['two of 20 broke', 2, 'drop'],
  ] as const)('%s', (_, count, finding) => {
    expect(suiteOf({ past: stable, now: broken(count) })?.finding).toBe(finding);
  });

  test('a drop below what is allowed only warns', () => {
    const past = many(200, '20/20');
    const now = { ...many(200, '5/5'), ...many(2, '0/5') };
    const change = suiteOf({ past, now });
    expect(change).toMatchObject({ finding: 'small-drop', delta: -0.01 });
    expect(suiteOf({ past, now }, { maxDrop: 0.005 })?.finding).toBe('drop');
  });

  test('with fewer than three runs only a large drop counts, and it says so', () => {
    expect(suiteOf({ past: stable, now: broken(2), runs: 2 })?.finding).toBe('drop-swing-unknown');
    const past = many(100, '10/10');
    const now = { ...many(100, '1/1'), ...many(4, '0/1') };
    expect(suiteOf({ past, now, runs: 2 })?.finding).toBe('swing-unknown');
  });

  test('the base commit run now settles what the runs leave open', () => {
    const unsettled = { past: stable, now: broken(8), runs: 1 };
    expect(suiteOf({ ...unsettled, control: many(20, '1/1') })?.finding).toBe('drop');
    expect(suiteOf({ ...unsettled, control: broken(8) })?.finding).toBe('within-swing');
    // Trials of a few suspects say nothing about the suite.
    expect(suiteOf({ ...unsettled, control: broken(8), now: broken(8) })?.controlP).toBeDefined();
    expect(suiteOf({ ...unsettled, control: many(8, '0/1') })?.controlP).toBeUndefined();
  });

  test('says how many trials of its past are of the subject of the newest, where that is known', () => {
    const subjects = ['s1.a.b.c', 's1.a.b.d', 's1.a.b.d', 's1.a.b.d', 's1.a.b.e'];
    const pool = aPool(many(3, '10/10'));
    const known = (of: readonly string[]) => ({
      ...pool,
      tests: pool.tests.map(({ testId, trials }) => ({
        testId,
        trials: trials.map((trial, at) => ({ ...trial, subject: of[at % 5] })),
      })),
    });
    const own = (of: readonly string[]) =>
      decide({ run: aRun(results(many(3, '1/1'))), baseline: found(known(of)) }).comparison.suites[0]?.ownSubject;
    expect(own(subjects)).toEqual({ trials: 6, of: 30 });
    expect(own(subjects.map(() => 's1.a.b.c'))).toEqual({ trials: 30, of: 30 });
    expect(own(subjects.with(4, 's1.a.b.-'))).toBeUndefined();
    expect(suiteOf({ past: many(3, '10/10'), now: many(3, '1/1') })?.ownSubject).toBeUndefined();
  });

  test('several suites share one chance of a false alarm', () => {
    const suites = (count: number) => {
      const names = Array.from({ length: count }, (_, index) => `suite-${index}`);
      const now = names.flatMap((suite, index) =>
        results(index === 0 ? broken(1) : many(20, '1/1'), { suite, suiteFile: `${suite}.yaml` }),
      );
      const past = many(20, '40/40');
      const pools = names.map((suite) => aPool(past, { suite, file: `${suite}.yaml` }));
      return decide({ run: aRun(now), baseline: found(...pools) }).comparison.suites[0]?.finding;
    };
    expect(suites(1)).toBe('drop');
    expect(suites(2)).toBe('possible-drop');
  });

  test('names where passes are missing, as contributors, only while no regression is confirmed', () => {
    const dropped = { past: stable, now: broken(3) };
    expect(suiteOf(dropped)?.contributors.map(({ testId }) => testId)).toEqual(['t0', 't1', 't2']);
    expect(suiteOf({ ...dropped, fresh: { t0: '0/4' } })?.contributors).toEqual([]);
  });

  test('tests that were taken over count with a difference of 0', () => {
    const past = many(4, '10/10');
    const run = aRun([
      ...results({ t0: '0/1' }),
      ...results({ t1: '1/1', t2: '1/1', t3: '1/1' }).map((result) => ({ ...result, reusedFrom: 'a'.repeat(40) })),
    ]);
    const change = decide({ run, baseline: found(aPool(past)) }).comparison.suites[0];
    expect(change).toMatchObject({ comparable: 4, reused: 3, delta: -0.25 });
  });

  test('new, changed, removed and quarantined tests are in no number of it', () => {
    const run = aRun(results({ a: '1/1', fresh: '0/1', shaky: '0/1' }));
    const quarantine = [{ id: 'shaky', reason: 'races', owner: 'ann', expiry: '2027-01-01' }];
    const { comparison } = decide({
      run,
      baseline: found(aPool({ a: '5/5', gone: '5/5', shaky: '5/5' })),
      quarantine,
    });
    expect(comparison.suites[0]).toMatchObject({ comparable: 1, delta: 0 });
    expect(comparison.tests.map(({ testId, state }) => [testId, state])).toEqual([
      ['a', 'passing'],
      ['fresh', 'new'],
      ['shaky', 'quarantined'],
      ['gone', 'removed'],
    ]);
  });

  const someSuite = fc.dictionary(
    fc.stringMatching(/^[a-f]$/),
    fc.record({
      past: fc.integer({ min: 1, max: 4 }).chain((n) => fc.integer({ min: 0, max: n }).map((c) => `${c}/${n}`)),
      now: fc.integer({ min: 1, max: 3 }).chain((n) => fc.integer({ min: 0, max: n }).map((c) => `${c}/${n}`)),
    }),
    { minKeys: 1, maxKeys: 5 },
  );
  const side = (suite: Readonly<Record<string, { past: string; now: string }>>, which: 'past' | 'now'): Counts =>
    Object.fromEntries(Object.entries(suite).map(([id, counts]) => [id, counts[which]]));

  test('its p is the share of all shuffles of the trials that look as bad, and its difference the mean of the tests', () => {
    fc.assert(
      fc.property(someSuite, (suite) => {
        const strata = Object.values(suite).map(({ past, now }) => ({ base: countOf(past), now: countOf(now) }));
        const change = suiteOf({ past: side(suite, 'past'), now: side(suite, 'now') });
        expect(change?.p).toBeCloseTo(shareOfShuffles(strata), 9);
        const rates = strata.map(({ base, now }) => now.passes / now.trials - base.passes / base.trials);
        expect(change?.delta).toBeCloseTo(rates.reduce((sum, d) => sum + d, 0) / rates.length, 9);
      }),
      { numRuns: 40 },
    );
  });

  test('neither the order of the results nor that of the pool changes anything', () => {
    fc.assert(
      fc.property(someSuite, fc.integer({ min: 1, max: 5 }), (suite, runs) => {
        const pool = aPool(side(suite, 'past'), { runs });
        const turned = {
          ...pool,
          tests: [...pool.tests].reverse().map((each) => ({ ...each, trials: [...each.trials].reverse() })),
        };
        const now = results(side(suite, 'now'));
        const one = decide({ run: aRun(now), baseline: found(pool) });
        const other = decide({ run: aRun([...now].reverse()), baseline: found(turned) });
        expect(other.comparison.suites).toEqual(one.comparison.suites);
        expect(other.verdict.kind).toBe(one.verdict.kind);
        const byId = (tests: typeof one.comparison.tests) =>
          [...tests].sort((a, b) => (a.testId < b.testId ? -1 : 1)).map(({ testId, state, p }) => [testId, state, p]);
        expect(byId(other.comparison.tests)).toEqual(byId(one.comparison.tests));
      }),
      { numRuns: 60 },
    );
  });
});

describe('cost and time', () => {
  const measured = (costs: readonly number[]) =>
    aRun(results(many(costs.length, '1/1')).map((result, index) => ({ ...result, costUsd: costs[index] ?? 0 })));
  const pool = (count: number) => {
    const plain = aPool(many(count, '5/5'));
    return {
      ...plain,
      tests: plain.tests.map((each) => ({
        ...each,
        trials: each.trials.map((trial, index) => ({ ...trial, costUsd: 1 + index / 100 })),
      })),
    };
  };
  const grown = (costs: readonly number[], policy = {}) =>
    decide({ run: measured(costs), baseline: found(pool(costs.length)) }, policy);

  test('growth is told, and judged only where there is a ceiling', () => {
    const { comparison, verdict } = grown(Array(10).fill(2));
    expect(comparison.suites[0]?.increases).toEqual([
      { of: 'cost', share: expect.closeTo(0.9608, 3), tests: 10, exceeded: false },
    ]);
    expect(verdict.kind).toBe('pass');
  });

  test('a ceiling is exceeded by what is more than noise', () => {
    const { verdict } = grown(Array(10).fill(2), { maxCostIncrease: 0.5 });
    expect(verdict.kind).toBe('fail');
    expect(verdict.headline).toContain('96 % dearer, more than the 50 % that are allowed');
    expect(grown([...Array(9).fill(1), 20], { maxCostIncrease: 0.5 }).verdict.kind).toBe('warn');
    expect(grown(Array(10).fill(1.2), { maxCostIncrease: 0.5 }).verdict.kind).toBe('pass');
  });

  test('a cost that nobody reported is no cost of nothing', () => {
    const run = aRun(results(many(3, '1/1')));
    expect(decide({ run, baseline: found(pool(3)) }).comparison.suites[0]?.increases).toEqual([]);
  });
});
