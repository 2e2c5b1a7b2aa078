import { expect, test } from 'vitest';
import type { RunResult } from '../../src/model/run/result.ts';
import { aPool, aRun, decide, found, many, results } from '../support/evidence.ts';

const IMPORTED = {
  imported: [{ file: 'r.jsonl', format: 'jsonl', tool: 'jsonl', tests: 2, trials: 2, identity: 'declared' }],
} as unknown as Partial<RunResult>;

const reasonFor = (
  base: Parameters<typeof aPool>,
  now: Parameters<typeof results>,
  special: Partial<RunResult> = IMPORTED,
): string | undefined => {
  const run = aRun(results(...now), special);
  const sides = { run, baseline: found(aPool(...base)), suiteFiles: new Set<string>() };
  return decide(sides, {}, { isChange: true }).verdict.reasons.find(({ rule }) => rule === 'baseline')?.message;
};

const suite = (name: string) => ({ suite: name, suiteFile: name });
const pool = (name: string) => ({ suite: name, file: name });

test('a baseline with another suite says both names, and what to set for results of other tools', () => {
  const [base, now] = [
    [many(2, '5/5'), pool('main')],
    [many(2, '1/1'), suite('results')],
  ] as const;
  const why = 'Nothing was compared: the baseline has the suite "main", and these results have "results"';
  expect(reasonFor([...base], [...now])).toBe(`${why}; set suite-name (--suite-name) for both runs`);
  expect(reasonFor([...base], [...now], {})).toBe(why);
});

test('a baseline with another target says both names', () => {
  expect(
    reasonFor(
      [many(2, '5/5'), { ...pool('shop'), target: 'gpt-4' }],
      [many(2, '1/1'), { ...suite('shop'), target: 'gpt-5' }],
    ),
  ).toBe(
    'Nothing was compared: the baseline has the target "gpt-4", and these results have "gpt-5"; set target-name (--target-name) for both runs',
  );
});

test('a baseline with other tests says the first of each', () => {
  expect(reasonFor([{ a: '5/5' }, pool('shop')], [{ b: '1/1', c: '1/1', d: '1/1', e: '1/1' }, suite('shop')])).toBe(
    'Nothing was compared: the baseline has the test "a", and these results have "b", "c", "d" and 1 more',
  );
});

test('a baseline that was measured in another way says why, if the reason is the same for all tests', () => {
  const tests = ['a', 'b'].map((testId) => ({
    testId,
    trials: [{ run: 'r', time: '2026-01-01T00:00:00.000Z', pass: true, score: 1, measure: 'i1.a.-.-.b' }],
  }));
  const base: Parameters<typeof aPool> = [{}, { ...pool('shop'), tests }];
  const measured = (measure: string) =>
    [
      { a: '1/1', b: '1/1' },
      { ...suite('shop'), measure },
    ] as const;
  const none = 'Nothing was compared: none of these tests has a comparable trial in the baseline';
  expect(reasonFor(base, [...measured('i1.c.-.-.b')])).toBe(`${none} (the question changed)`);
  expect(reasonFor(base, [...measured('i1.a.-.-.c')])).toBe(
    `${none} (another tool, or another major version of it, measured it)`,
  );
});
