import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pair, type Sides } from '../../src/gate/pair.ts';
import { priorOf } from '../../src/gate/prior.ts';
import { controlsOf, decisionOf, suspectsOf, wholeRunOf } from '../../src/gate/suspected-regressions.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import type { PairedTest, PresentTrial, WholeRun } from '../../src/model/verdict/pairing.ts';
import { aPast, aPool, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';
import { seeded } from '../support/seeded.ts';

const stable = { ...many(30, '5/5'), broken: '5/5' };
const now = { ...many(30, '1/1'), broken: '0/1' };

const sidesOf = (base: Counts, run: RunResult): Sides => ({ run, baseline: found(aPool(base)) });
const wholeOf = (sides: Sides, shards = 2) => wholeRunOf(pair(sides), sides.run.results, shards);

/** The suspected tests of a shard that runs these tests of a run. */
function inShard(sides: Sides, ids: readonly string[], more: Partial<WholeRun> = {}) {
  const own = aRun(sides.run.results.filter(({ testId }) => ids.includes(testId)));
  return suspectsOf(pair({ ...sides, run: own, wholeRun: { ...wholeOf(sides), ...more } }), {});
}

describe('a shard', () => {
  test('re-runs a suspected test as often as 50 suspected tests would need', () => {
    const sides = sidesOf(stable, aRun(results(now)));
    const needed = (suspects: ReturnType<typeof suspectsOf>) => suspects.map((suspect) => suspect.failuresNeeded);
    expect(needed(suspectsOf(pair(sides), {}))).toEqual([2]);
    expect(needed(inShard(sides, ['t0', 'broken']))).toEqual([7]);
  });

  test('re-runs a test up to 8 times where that is not enough for 50 suspected tests', () => {
    const sides = sidesOf({ ...many(3, '3/3') }, aRun(results({ t0: '0/1', t1: '1/1', t2: '1/1' })));
    expect(inShard(sides, ['t0', 't1', 't2'])).toMatchObject([{ failuresNeeded: 8 }]);
  });

  test('estimates chances from the tests of all shards', () => {
    const sides = sidesOf(
      { ...many(200, '5/5'), broken: '5/5' },
      aRun(results({ ...many(200, '1/1'), broken: '0/1' })),
    );
    const [suspect] = inShard(sides, ['broken']);
    const [alone] = inShard(sides, ['broken'], { prior: priorOf([]) });
    expect(suspect?.failuresNeeded).toBeLessThan(alone?.failuresNeeded ?? 0);
  });

  test('re-runs no more tests than its share, the least expected failures first', () => {
    const ids = Object.keys(many(30, '', 'x'));
    const sides = sidesOf(
      { ...many(300, '5/5'), ...many(30, '5/5', 'x'), x0: '4/5' },
      aRun(results({ ...many(300, '1/1'), ...many(30, '0/1', 'x') })),
    );
    const suspects = inShard(sides, ids, { shards: 10 });
    expect(suspects).toHaveLength(10);
    expect(suspects.map(({ test }) => test.testId)).not.toContain('x0');
    expect(inShard(sides, ids, { shards: 2 })).toHaveLength(30);
  });

  test('requests control trials of single tests, and none of a suite that dropped', () => {
    const dropped = { ...many(30, '0/1'), broken: '0/1' };
    const sides = { ...sidesOf(stable, aRun(results(dropped))), confirmations: results({ broken: '0/8' }) };
    expect(controlsOf(pair(sides), {}).length).toBe(31);
    const inShards = controlsOf(pair({ ...sides, wholeRun: wholeOf(sides) }), {});
    expect(inShards.map(({ test }) => test.testId)).toEqual(['broken']);
  });
});

describe('a baseline run that is set aside', () => {
  /** Nine runs; in one of them most tests fail. The test t0 also fails in the first one. */
  const poisoned = (which: number): EvidencePool => ({
    ...aPool({}),
    tests: Object.keys(many(30, '')).map((testId, at) => ({
      testId,
      trials: RUNS.map((run) => aPast(run === which ? at > 25 : at > 0 || run > 0, run)),
    })),
  });
  const RUNS = Array.from({ length: 9 }, (_, run) => run);
  const sidesWith = (pool: EvidencePool, more: Counts = {}): Sides => ({
    run: aRun(results({ ...many(30, '1/1'), ...more, t0: '0/1' })),
    baseline: found(pool),
  });
  const idsOf = (suspects: ReturnType<typeof suspectsOf>) => suspects.map(({ test: { testId } }) => testId);

  test('is left out in a shard that has too few tests to tell', () => {
    const sides = sidesWith(poisoned(5));
    expect(wholeOf(sides).setAside).toMatchObject([{ suite: 'greetings', runs: [{ run: 'run-5', isNewest: false }] }]);
    expect(idsOf(suspectsOf(pair(sides), {}))).toEqual(['t0']);
    expect(idsOf(inShard(sides, ['t0', 't1']))).toEqual(['t0']);
    // With its failure in that run, another failure of this test is expected.
    expect(idsOf(inShard(sides, ['t0', 't1'], { setAside: [] }))).toEqual([]);
  });

  test('is what the whole run says, whatever the tests of a shard show', () => {
    const others = { ...poisoned(5), tests: aPool(many(200, '9/9', 'other'), { runs: 9 }).tests };
    const pool = { ...others, tests: [...poisoned(5).tests, ...others.tests] };
    const sides = sidesWith(pool, many(200, '1/1', 'other'));
    const ids = Object.keys(many(30, ''));
    expect(wholeOf(sidesWith(poisoned(5))).setAside).toHaveLength(1);
    expect(wholeOf(sides).setAside).toEqual([]);
    expect(idsOf(inShard(sides, ids))).toEqual(idsOf(suspectsOf(pair(sides), {})));
  });

  test('requests no control trials if it is the newest one', () => {
    const sides = { ...sidesWith(poisoned(8)), confirmations: results({ t0: '0/8' }) };
    const own = { ...sides, run: aRun(results({ t0: '0/1', t1: '1/1' })) };
    expect(controlsOf(pair(sides), {})).toEqual([]);
    expect(controlsOf(pair({ ...own, wholeRun: wholeOf(sides) }), {})).toEqual([]);
  });
});

describe('the first re-runs decide where a shard made more than the whole run needs', () => {
  const judged = (reruns: string, controls: string, mustPass = false) => {
    const run = aRun([...results(many(30, '1/1')), ...results({ broken: '0/1' }, { mustPass })]);
    const sides = {
      ...sidesOf(stable, run),
      confirmations: Array.from(reruns, (bit) => results({ broken: `${bit}/1` })).flat(),
      controls: Array.from(controls, (bit) => results({ broken: `${bit}/1` })).flat(),
    };
    const { comparison, verdict } = decide(sides);
    return { test: comparison.tests.find(({ testId }) => testId === 'broken'), verdict };
  };

  test.each([
    ['0000000', 'regressed', { passes: 0, trials: 2 }],
    ['0001', 'regressed', { passes: 0, trials: 2 }],
    ['01', 'not-reproduced', { passes: 1, trials: 2 }],
    ['1', 'not-reproduced', { passes: 1, trials: 1 }],
    ['0', 'suspected', { passes: 0, trials: 1 }],
  ])('%s: %s', (reruns, state, counted) => {
    expect(judged(reruns, '').test).toMatchObject({ state, needed: 2, reruns: counted });
  });

  test('and only their control trials', () => {
    expect(judged('00000', '11000').test).toMatchObject({ state: 'regressed', control: { passes: 2, trials: 2 } });
    expect(judged('00000', '00111').test).toMatchObject({ state: 'fails-on-base', control: { passes: 0, trials: 2 } });
  });

  test.each([
    ['00000', 'fail', { passes: 0, trials: 2 }],
    ['0001', 'fail', { passes: 0, trials: 2 }],
    ['011', 'pass', { passes: 2, trials: 3 }],
  ])('of a must_pass test as on one machine: %s gives %s', (reruns, kind, counted) => {
    const { test: broken, verdict } = judged(reruns, '', true);
    expect(verdict.kind).toBe(kind);
    expect(broken?.reruns).toEqual(counted);
  });
});

/** Outcomes of a test's re-runs by their number: the same on any machine. */
const outcome = (test: PairedTest, at: number, seed: number): boolean =>
  seeded(seed + 31 * Number(test.testId.slice(1)) + 7 * at)() < 0.3;

function rerun(suspects: ReturnType<typeof suspectsOf>, seed: number): TestResult[] {
  return suspects.flatMap((suspect) => {
    const made: PresentTrial[] = [];
    while (decisionOf(suspect, made) === 'undecided') {
      const pass = outcome(suspect.test, made.length, seed);
      made.push({ pass, score: Number(pass) });
    }
    return made.flatMap(({ pass }) => results({ [suspect.test.testId]: pass ? '1/1' : '0/1' }));
  });
}

/** Trials of three that pass: many failing tests would be decided together. */
const mostlyPassing = fc.constantFrom(0, 1, 2, 3, 3, 3, 3, 3, 3, 3);

test('shards give the states and the verdict of one machine on the same trials', () => {
  fc.assert(
    fc.property(
      fc.record({
        tests: fc.array(
          fc.record({ passes: fc.integer({ min: 0, max: 10 }), now: mostlyPassing, mustPass: fc.boolean() }),
          { minLength: 1, maxLength: 40 },
        ),
        shards: fc.integer({ min: 1, max: 20 }),
        seed: fc.nat(1e6),
      }),
      ({ tests, shards, seed }) => {
        const base = Object.fromEntries(tests.map(({ passes }, at) => [`t${at}`, `${Math.max(passes, 4)}/10`]));
        const run = aRun(
          tests.flatMap((each, at) => results({ [`t${at}`]: `${each.now}/3` }, { mustPass: each.mustPass && at < 3 })),
        );
        const sides = sidesOf(base, run);
        const suspects = suspectsOf(pair(sides), {});
        // A shard does not know which tests fail together: the report decides on the re-runs that exist.
        fc.pre(suspects.every(({ togetherNeeded }) => togetherNeeded === undefined));
        const ofShards = Array.from({ length: shards }, (_, shard) => {
          const ids = Object.keys(base).filter((_, at) => at % shards === shard);
          return inShard(sides, ids, { shards });
        }).flat();
        const one = decide({ ...sides, confirmations: rerun(suspects, seed) }, { control: 'off' });
        const merged = decide({ ...sides, confirmations: rerun(ofShards, seed) }, { control: 'off' });
        const needed = new Map(ofShards.map((suspect) => [suspect.test.testId, suspect.failuresNeeded]));
        for (const suspect of suspects) {
          expect(needed.has(suspect.test.testId)).toBe(true);
          expect(needed.get(suspect.test.testId) ?? 8).toBeGreaterThanOrEqual(suspect.failuresNeeded ?? 0);
        }
        const counted = ({ comparison }: typeof one) =>
          comparison.tests.map((each) => (each.needed === undefined ? { ...each, reruns: undefined } : each));
        expect(counted(merged)).toEqual(counted(one));
        expect(merged.verdict).toEqual(one.verdict);
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});
