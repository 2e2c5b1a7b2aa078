import { describe, expect, test } from 'vitest';
import { withDefaultThresholds } from '../../src/gate/default-threshold.ts';
import { conclusionOf, gate } from '../../src/gate/gate.ts';
import type { Floor } from '../../src/model/plan.ts';
import type { RunResult, TestResult } from '../../src/model/result.ts';
import { verdictKinds } from '../../src/model/verdict.ts';
import { summarize, summarizeSuites } from '../../src/results/summarize.ts';
import { aComparison, aResult } from '../support/builders.ts';

const floor = (threshold: number, special: Partial<Floor> = {}): Floor => ({
  suite: 'greetings',
  file: 'evals/greetings.eval.yaml',
  target: 'support-agent',
  threshold,
  from: 'suite',
  ...special,
});

function aRun(results: readonly TestResult[], special: Partial<RunResult> = {}): RunResult {
  return {
    startedAt: '2026-01-02T10:11:00.000Z',
    durationMs: 1000,
    planned: results.length,
    complete: true,
    dryRun: false,
    floors: [],
    warnings: [],
    results: results.map((result, index) => ({ ...result, index, testId: `${result.testId}-${index}` })),
    ...special,
  };
}

function decide(run: RunResult, maxErrorRate = 0.1) {
  const comparison = aComparison();
  const suites = withDefaultThresholds(summarizeSuites(run), comparison);
  return gate({ run, totals: summarize(run), suites, comparison }, { maxErrorRate });
}

const times = (count: number, result: TestResult): TestResult[] => Array.from({ length: count }, () => result);
const passing = aResult({ score: 1 });
const failing = aResult({ score: 0.5 });
const errored = (failureClass: 'provider' | 'timeout' | 'crash' | 'config' | 'rate_limit' | 'grader') =>
  aResult({ failure: { class: failureClass, stage: failureClass === 'config' ? 'setup' : 'agent' } });

describe('promises (G1)', () => {
  test.each([
    ['a mean that equals the threshold keeps it', [passing, failing], 0.75, 'pass'],
    ['a mean below the threshold breaks it', [passing, failing], 0.76, 'fail'],
    ['one bad test does not break it while the mean holds', [...times(9, passing), aResult({ score: 0 })], 0.9, 'pass'],
    ['a threshold of 0 is kept by anything that was measured', [aResult({ score: 0 })], 0, 'pass'],
  ] as const)('%s', (_, results, threshold, kind) => {
    expect(decide(aRun([...results], { floors: [floor(threshold)] })).kind).toBe(kind);
  });

  test('an error is left out of the mean: it is not a score of 0', () => {
    const run = aRun([...times(19, passing), errored('timeout')], { floors: [floor(1)] });
    expect(decide(run).kind).toBe('pass');
  });

  test('each target of a suite is held to the threshold by itself', () => {
    const other = aResult({ score: 0.2, target: 'fast' });
    const run = aRun([...times(9, passing), other], { floors: [floor(0.5), floor(0.5, { target: 'fast' })] });
    const verdict = decide(run);
    expect(verdict.kind).toBe('fail');
    expect(verdict.reasons).toEqual([expect.objectContaining({ rule: 'promise', target: 'fast', suite: 'greetings' })]);
    expect(verdict.suites).toEqual([
      { suite: 'greetings', file: 'evals/greetings.eval.yaml', target: 'support-agent', kind: 'pass' },
      { suite: 'greetings', file: 'evals/greetings.eval.yaml', target: 'fast', kind: 'fail' },
    ]);
  });

  test('two files with suites of one name are held to their own thresholds', () => {
    const strict = aResult({ score: 0.5, suiteFile: 'b/greetings.eval.yaml' });
    const floors = [floor(0.1), floor(1, { file: 'b/greetings.eval.yaml' })];
    const verdict = decide(aRun([passing, strict], { floors }));
    expect(verdict.kind).toBe('fail');
    expect(verdict.suites.map(({ file, kind }) => [file, kind])).toEqual([
      ['evals/greetings.eval.yaml', 'pass'],
      ['b/greetings.eval.yaml', 'fail'],
    ]);
  });

  test('the reason never shows a mean that looks as if it reached the threshold', () => {
    const verdict = decide(aRun([aResult({ score: 0.7999 })], { floors: [floor(0.8)] }));
    expect(verdict.headline).toContain('0.7999');
  });

  test('a suite without a threshold and without a baseline is held to 0.80', () => {
    const verdict = decide(aRun([passing, failing]));
    expect(verdict).toMatchObject({ kind: 'fail', unarmed: true });
    expect(verdict.headline).toBe(
      'The mean score of greetings on support-agent is 0.75; no baseline yet: held to the default threshold 0.80 (1 of 2 tests passed)',
    );
    expect(decide(aRun([failing, failing])).kind).toBe('fail');
  });

  test('a suite that reaches the default threshold warns of its failing tests', () => {
    const verdict = decide(aRun([...times(4, passing), failing]));
    expect(verdict).toMatchObject({ kind: 'warn', unarmed: true });
    expect(verdict.headline).toBe('4 of 5 tests passed; no baseline yet: held to the default threshold 0.80');
  });

  test('a threshold of 0 switches the default threshold off', () => {
    expect(decide(aRun([passing, failing], { floors: [floor(0)] })).kind).toBe('pass');
  });
});

describe('validity (G0)', () => {
  test.each([
    ['no error at all', [...times(10, passing)], 'pass'],
    ['a tenth of errors that are the agent’s own', [...times(9, passing), errored('crash')], 'pass'],
    [
      'more than a tenth of errors, even the agent’s own',
      [...times(8, passing), ...times(2, errored('timeout'))],
      'invalid',
    ],
    ['one in twenty not measured', [...times(19, passing), errored('provider')], 'pass'],
    ['more than one in twenty not measured', [...times(18, passing), errored('provider')], 'invalid'],
    ['a single test that could not run as written', [...times(99, passing), errored('config')], 'invalid'],
    ['everything errored', [errored('rate_limit')], 'invalid'],
    ['nothing ran', [], 'invalid'],
  ] as const)('%s', (_, results, kind) => {
    expect(decide(aRun([...results])).kind).toBe(kind);
  });

  test('a good mean over half of the tests is not green', () => {
    const run = aRun([...times(5, passing), ...times(5, errored('timeout'))], { floors: [floor(0.8)] });
    const verdict = decide(run);
    expect(verdict.kind).toBe('invalid');
    expect(verdict.headline).toBe('The evals could not be measured: 5 of 10 tests ended in an error (5 × timeout)');
  });

  test('invalid weighs more than a broken promise, and both are told', () => {
    const run = aRun([failing, errored('provider')], { floors: [floor(0.9)] });
    const verdict = decide(run);
    expect(verdict.kind).toBe('invalid');
    expect(verdict.reasons.map(({ rule }) => rule)).toEqual(['validity', 'promise']);
  });

  test('who accepts more errors accepts that fewer results are usable', () => {
    const run = aRun([...times(6, passing), ...times(4, errored('provider'))]);
    expect(decide(run, 0.1).kind).toBe('invalid');
    expect(decide(run, 0.4).kind).toBe('pass');
    expect(decide(run, 0.39).kind).toBe('invalid');
  });
});

test('a run that was stopped is cancelled, whatever its results say', () => {
  const run = aRun([passing], { planned: 5, complete: false, stopped: 'cancelled', floors: [floor(0.1)] });
  expect(decide(run)).toMatchObject({ kind: 'cancelled', headline: 'Cancelled after 1 of 5 tests' });
});

test('a dry run decides nothing', () => {
  const run = aRun([failing], { dryRun: true, floors: [floor(0.9)] });
  expect(decide(run).kind).toBe('inconclusive');
});

test('a dry run finds what cannot run', () => {
  expect(decide(aRun([passing, errored('config')], { dryRun: true })).kind).toBe('invalid');
});

test('only pass and warn are a success; nothing unmeasured is neutral or green', () => {
  expect(Object.fromEntries(verdictKinds.map((kind) => [kind, conclusionOf(kind)]))).toEqual({
    cancelled: 'failure',
    invalid: 'failure',
    fail: 'failure',
    inconclusive: 'neutral',
    warn: 'success',
    pass: 'success',
  });
});

describe('results that are not whole', () => {
  test('of a run that was broken off are not measured, whether or not it is known what is missing', () => {
    const cut = decide(aRun([passing, passing], { complete: false, stopped: 'broken-off' }));
    expect(cut).toMatchObject({ kind: 'invalid', reasons: [{ rule: 'stopped' }] });
    expect(cut.headline).toContain('how many of its tests are missing is not known');
    const short = decide(aRun(times(39, passing), { planned: 40, complete: false, stopped: 'broken-off' }));
    expect(short).toMatchObject({ kind: 'invalid' });
    expect(short.headline).toContain('broken off after 39 of 40 tests');
  });

  test('because a file could not be read are not measured', () => {
    const problem = { code: 'FILE_MISSING', severity: 'error', message: 'There are no results at b' } as const;
    const verdict = decide(aRun([passing], { complete: false, unreadable: [problem, problem] }));
    expect(verdict.kind).toBe('invalid');
    expect(verdict.headline).toContain('There are no results at b (and 1 more problem)');
  });

  test('because everything errored are not measured, whatever share of errors is put up with', () => {
    expect(decide(aRun(times(3, errored('provider'))), 1).kind).toBe('invalid');
    expect(decide(aRun([passing, errored('provider')]), 1).kind).not.toBe('invalid');
  });
});
