import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pair } from '../../src/compare/pair.ts';
import { isCertainFailure, type SuiteSoFar } from '../../src/gate/certain-failure.ts';
import type { GatePolicy } from '../../src/gate/policy.ts';
import { mostUnusable } from '../../src/gate/validity.ts';
import type { Baseline } from '../../src/model/evidence.ts';
import type { Floor } from '../../src/model/plan.ts';
import type { RunResult, TestResult } from '../../src/model/result.ts';
import { passesOfLeft } from '../../src/model/stand-in.ts';
import { randomFrom } from '../../src/shared/statistics/shuffle-test.ts';
import { aFailure, aResult } from '../support/builders.ts';
import { aPast, aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

const policy = { maxErrorRate: 0.1 } satisfies GatePolicy;
const AT = { suite: 'greetings', file: 'evals/greetings.eval.yaml', target: 'support-agent' };
const floor = (threshold: number): Floor => ({ ...AT, threshold, from: 'suite' });

interface Stopped {
  readonly done: readonly TestResult[];
  readonly left: readonly string[];
  readonly trials?: number;
  readonly threshold?: number | undefined;
  readonly baseline?: Baseline;
  readonly earlier?: RunResult['earlier'];
  /** Results of other suites. */
  readonly others?: readonly TestResult[];
}

const noBaseline: Baseline = { kind: 'none', why: 'there is none' };

/** The run as it stands when its suite is stopped now. */
function stoppedRun({ done, left, trials = 1, threshold, earlier, others = [] }: Stopped): RunResult {
  return aRun([...done, ...others], {
    planned: done.length + left.length + others.length,
    complete: false,
    stopped: 'certain-failure',
    stoppedEarly: [{ ...AT, left: left.map((testId) => ({ testId, trials })) }],
    floors: threshold === undefined ? [] : [floor(threshold)],
    ...(earlier && { earlier }),
  });
}

const ofSuite = ({ suite }: { readonly suite: string }) => suite === AT.suite;

/** Whether the suite may be stopped now, and the verdict if it is. */
function asked(stopped: Stopped, given: Partial<GatePolicy> = {}) {
  const run = stoppedRun(stopped);
  const sides = { run, baseline: stopped.baseline ?? noBaseline };
  const settings = { ...policy, ...given };
  const soFar: SuiteSoFar = {
    results: [...stopped.done, ...passesOfLeft(run.stoppedEarly)],
    tests: pair(sides).tests.filter(ofSuite),
    threshold: stopped.threshold,
    earlier: stopped.earlier,
  };
  const suites = new Set([AT.suite, ...(stopped.others ?? []).map(({ suite }) => suite)]).size;
  const open = { suites, mayBeLost: mostUnusable(run.planned, settings.maxErrorRate) };
  return { isCertain: isCertainFailure(soFar, open, settings), verdict: () => decide(sides, settings).verdict };
}

const scored = (...scores: readonly number[]): TestResult[] =>
  scores.map((score, index) => aResult({ testId: `d${index}`, score }));
const names = (count: number) => Object.keys(many(count, '1/1'));

describe('a threshold that can no longer be reached', () => {
  test.each([
    ['while a perfect rest would reach it', [0, 0, 1], 2, 0.6, false],
    ['once even a perfect rest would not', [0, 0, 1], 1, 0.6, true],
    ['of 1, at the first score below it', [0.99], 40, 1, true],
    ['of 0, never', [0, 0, 0], 0, 0, false],
    ['that is met to the last bit', [0.5], 1, 0.75, false],
  ] as const)('%s', (_, scores, left, threshold, isCertain) => {
    const stopped = { done: scored(...scores), left: names(left), threshold };
    expect(asked(stopped).isCertain).toBe(isCertain);
  });

  test('errors are in no mean: they make nothing certain, not even all of them', () => {
    const done = names(3).map((testId) => aResult({ testId: `e${testId}`, failure: {} }));
    expect(asked({ done, left: names(1), threshold: 1 }).isCertain).toBe(false);
    expect(asked({ done, left: [], threshold: 1 }).isCertain).toBe(false);
    expect(asked({ done: [...done, ...scored(0.9)], left: names(9), threshold: 1 }).isCertain).toBe(true);
  });

  test('a suite that promises nothing has none', () => {
    expect(asked({ done: scored(0, 0, 0, 0), left: names(1) }).isCertain).toBe(false);
  });

  test('a test that must pass is not certain to fail before it was run again', () => {
    const done = [aResult({ testId: 'promised', score: 0, mustPass: true })];
    expect(asked({ done, left: names(3) }).isCertain).toBe(false);
  });

  test('earlier attempts count in it, also for what is left', () => {
    const content = { measure: 'm', subject: 's' };
    const missed = (testId: string) => ({
      suite: AT.suite,
      suiteFile: AT.file,
      target: AT.target,
      testId,
      ...content,
      timestamp: '2026-01-01T00:00:00.000Z',
      score: 0,
      now: [{ pass: false, score: 0 }],
      fresh: [],
      control: [],
    });
    const earlier = [{ attempt: 1, tests: [missed('d0'), missed('t0')] }];
    const done = [aResult({ testId: 'd0', score: 1, ...content })];
    const run = aRun(done, {
      planned: 2,
      complete: false,
      stopped: 'certain-failure',
      stoppedEarly: [{ ...AT, left: [{ testId: 't0', trials: 1, ...content }] }],
      floors: [floor(0.6)],
      earlier,
    });
    const soFar = { results: [...done, ...passesOfLeft(run.stoppedEarly)], tests: [], threshold: 0.6, earlier };
    expect(isCertainFailure(soFar, { suites: 1, mayBeLost: 0 }, policy)).toBe(true);
    const { verdict } = decide({ run, baseline: noBaseline });
    expect(verdict.kind).toBe('fail');
    expect(verdict.reasons[0]?.message).toBe(
      'The mean score of greetings on support-agent can only be 0.50 at most over 2 attempts, under its threshold of 0.6',
    );
  });

  test('says how much was run, and fails for its reason', () => {
    const verdict = asked({ done: scored(0, 0, 1), left: names(1), threshold: 0.6 }).verdict();
    expect(verdict).toMatchObject({
      kind: 'fail',
      headline:
        'The mean score of greetings on support-agent can only be 0.50 at most, under its threshold of 0.6 (1 of 4 tests passed); stopped early, 3 of 4 run',
    });
    expect(verdict.reasons.map(({ rule, kind }) => [rule, kind])).toEqual(
      [
        ['promise', 'fail'],
        ['stopped', 'fail'],
        ['baseline', 'pass'],
      ].slice(0, verdict.reasons.length),
    );
  });

  test('is inconclusive, and says what to do, when it is judged by settings that would not have stopped it', () => {
    const verdict = asked({ done: scored(0, 0, 1), left: names(1), threshold: 0.4 }).verdict();
    expect(verdict.kind).toBe('inconclusive');
    expect(verdict.headline).toContain('3 of 4 run: by these settings its failure is not certain');
  });

  test('errors among what was run do not make it invalid that would not have made the whole run so', () => {
    const done = [...scored(0, 0, 0), aResult({ testId: 'e', failure: {} })];
    expect(asked({ done, left: names(16), threshold: 0.9 }).verdict().kind).toBe('fail');
  });
});

describe('a suite that got worse beyond noise', () => {
  const history = (n: number) => ({ ...many(n, '10/10'), ...many(n, '10/10', 'd') });
  const broken = (count: number) => results(many(count, '0/1', 'd'));

  test('is certain once enough of it broke, and says what it counted', () => {
    const baseline = found(aPool({ ...many(12, '10/10'), ...many(8, '10/10', 'd') }));
    expect(asked({ done: broken(1), left: [...names(12), 'd1'], baseline }).isCertain).toBe(false);
    const stopped = { done: broken(8), left: names(12), baseline };
    const { isCertain, verdict } = asked(stopped);
    expect(isCertain).toBe(true);
    expect(verdict()).toMatchObject({ kind: 'fail' });
    expect(verdict().headline).toMatch(/stopped early, 8 of 20 run$/);
  });

  test.each([
    ['when its scores are compared', { metric: 'score' as const }],
    ['when it may drop by so much', { maxDrop: 0.5 }],
  ])('is never certain %s', (_, given) => {
    const baseline = found(aPool(history(20)));
    expect(asked({ done: broken(8), left: names(12), baseline }, given).isCertain).toBe(false);
  });

  test('is not certain while the base commit may acquit it', () => {
    const baseline = found(aPool(history(20), { runs: 2 }));
    const stopped = { done: broken(8), left: names(12), baseline };
    expect(asked(stopped).isCertain).toBe(true);
    expect(asked(stopped, { control: 'on-suspect' }).isCertain).toBe(false);
  });
});

/** A random suite on a random history, of which a random part was run. */
function scenario(random: () => number) {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const pick = <T>(...of: readonly [T, ...T[]]): T => of[upTo(of.length - 1)] ?? of[0];
  const [n, runs, perRun, trials] = [5 + upTo(35), 1 + upTo(4), 1 + upTo(2), pick(1, 1, 3)];
  const [noisy, broken, swing] = [pick(0, 0.1, 0.5), pick(0.05, 0.3, 0.6, 1), pick(0, 0, 0.1, 0.4)];
  const threshold = random() < 0.3 ? random() : undefined;
  const rates = Array.from({ length: n }, () => (random() < noisy ? 0.3 + 0.6 * random() : 1));
  const bad = Array.from({ length: runs }, () => random() < 0.3);
  const tests = rates.map((rate, index) => ({
    testId: `t${index}`,
    trials: Array.from({ length: runs * perRun }, (_, at) => at % runs)
      .map((run) => aPast(random() < rate * (bad[run] ? 1 - swing : 1), run))
      .slice(0, random() < 0.1 ? Math.max(1, runs - 1) : undefined),
  }));
  const other = { suite: 'other', suiteFile: 'evals/other.eval.yaml' };
  const others = random() < 0.5 ? results(many(5, pick('0/1', '1/1'), 'o'), other) : [];
  const otherPool = aPool(many(5, '9/10', 'o'), { suite: other.suite, file: other.suiteFile });
  const order = rates.map((_, index) => index).sort(() => random() - 0.5);
  const size = Math.max(1, Math.floor(n * (0.2 + 0.8 * random())));
  const made = (chance: (index: number) => number) => (index: number) => {
    const passes = Array.from({ length: trials }, () => random() < chance(index)).filter(Boolean).length;
    return results({ [`t${index}`]: `${passes}/${trials}` });
  };
  const now = made((index) => (random() < broken ? 0 : (rates[index] ?? 1)));
  return {
    done: order.slice(0, size).flatMap(now),
    rest: order.slice(size),
    made,
    trials,
    threshold,
    others,
    baseline: found(aPool({}, { tests }), otherPool),
  };
}

/** Some of its trials end in errors of the infrastructure; all of them leave the test without a result. */
function losing(result: TestResult, loss: number, random: () => number): TestResult {
  const lost = (result.trials ?? [undefined]).map(() => random() < loss);
  if (lost.every(Boolean)) return aResult({ testId: result.testId, failure: {} });
  const trials = result.trials?.map((trial, at) =>
    lost[at] ? { ...trial, status: 'execution_error' as const, failure: aFailure() } : trial,
  );
  return trials === undefined ? result : { ...result, trials };
}

test('what is certain stays so: whatever becomes of the rest, errors included, the full run fails as well', () => {
  const certain = { threshold: 0, drop: 0 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 30 }), (seed) => {
      const random = randomFrom(seed);
      const { rest, made, ...given } = scenario(random);
      const { isCertain, verdict } = asked({ ...given, left: rest.map((index) => `t${index}`) });
      if (!isCertain) return;
      certain[given.threshold === undefined ? 'drop' : 'threshold'] += 1;
      expect(verdict().kind).toBe('fail');
      for (const quality of [1, 0.97, 0.7, 0.3, 0]) {
        for (const loss of [0, 0.05, 0.3]) {
          const completed = rest.flatMap(made(() => quality)).map((result) => losing(result, loss, random));
          const floors = given.threshold === undefined ? [] : [floor(given.threshold)];
          const run = aRun([...given.done, ...completed, ...given.others], { floors });
          const full = decide({ run, baseline: given.baseline }, policy).verdict;
          expect(['fail', 'invalid']).toContain(full.suites.find(ofSuite)?.kind);
        }
      }
    }),
    { numRuns: 200, seed: 28 },
  );
  // Enough of them that this says something.
  expect(Math.min(certain.threshold, certain.drop)).toBeGreaterThan(10);
});
