import { describe, expect, test } from 'vitest';
import { absentSuites } from '../../src/gate/absent-suites.ts';
import type { RunResult } from '../../src/model/run/result.ts';
import type { SuiteFileState } from '../../src/model/run/result-keys.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import { aPast, aPool, aRun, results } from '../support/evidence.ts';

const fileOf = (suite: string) => `evals/${suite}.eval.yaml`;

/** The baseline of a suite: two tests in each of these runs. */
const poolOf = (suite: string, { runs = [1, 2], ...given }: Partial<EvidencePool> & { runs?: number[] } = {}) =>
  aPool(
    {},
    {
      suite,
      file: fileOf(suite),
      tests: ['a', 'b'].map((testId) => ({ testId, trials: runs.map((run) => aPast(true, run)) })),
      ...given,
    },
  );
const resultsOf = (suite: string, given = {}) => results({ a: '1/1' }, { suite, suiteFile: fileOf(suite), ...given });

const baseline = [poolOf('greetings'), poolOf('refunds')];
const onlyGreetings = aRun(resultsOf('greetings'));
const bothFiles = [fileOf('greetings'), fileOf('refunds')];
const absent = (pools: readonly EvidencePool[], run: RunResult, files: readonly string[]) =>
  absentSuites(pools, run, new Set(files)).map(({ suite, why }) => [suite, why]);

describe('a suite of the newest baseline run', () => {
  test('is missing if its file is there and was not run', () => {
    expect(absentSuites(baseline, onlyGreetings, new Set(bothFiles))).toEqual([
      { suite: 'refunds', file: fileOf('refunds'), target: 'support-agent', tests: 2, why: 'missing' },
    ]);
  });

  test('is removed if its file is gone', () => {
    expect(absent(baseline, onlyGreetings, [fileOf('greetings')])).toEqual([['refunds', 'removed']]);
  });

  test('is deselected if the run was restricted and its file is there', () => {
    for (const selected of ['suites', 'tests'] as const) {
      const run = { ...onlyGreetings, selected: [selected] };
      expect(absent(baseline, run, bothFiles)).toEqual([['refunds', 'deselected']]);
      expect(absent(baseline, run, [fileOf('greetings')])).toEqual([['refunds', 'removed']]);
    }
  });

  test('is missing if only targets were selected, and deselected on the other targets', () => {
    const run: RunResult = { ...onlyGreetings, selected: ['targets'] };
    const pools = [...baseline, poolOf('greetings', { target: 'fast' })];
    expect(absentSuites(pools, run, new Set(bothFiles))).toMatchObject([
      { suite: 'refunds', why: 'missing' },
      { suite: 'greetings', target: 'fast', why: 'deselected' },
    ]);
  });

  test('is present if the run has it', () => {
    expect(absent(baseline, aRun([...resultsOf('greetings'), ...resultsOf('refunds')]), bothFiles)).toEqual([]);
  });

  test('is present if its file moved', () => {
    const moved = resultsOf('refunds', { suiteFile: 'evals/billing/refunds.eval.yaml' });
    expect(absent(baseline, aRun([...resultsOf('greetings'), ...moved]), [fileOf('greetings')])).toEqual([]);
  });

  test('is present if results of another tool name it without its file', () => {
    const unplaced = resultsOf('refunds', { suiteFile: 'refunds' });
    expect(absent(baseline, aRun([...resultsOf('greetings'), ...unplaced]), bothFiles)).toEqual([]);
  });

  test('is missing if only another file has a suite of its name', () => {
    const namesakes = [poolOf('greetings'), poolOf('greetings', { file: 'evals/more.eval.yaml' })];
    expect(absent(namesakes, onlyGreetings, [fileOf('greetings'), 'evals/more.eval.yaml'])).toEqual([
      ['greetings', 'missing'],
    ]);
  });

  test('is removed if its file is gone and a suite of its name has a separate baseline', () => {
    const namesakes = [poolOf('greetings'), poolOf('greetings', { file: 'evals/more.eval.yaml' })];
    expect(absent(namesakes, onlyGreetings, [fileOf('greetings')])).toEqual([['greetings', 'removed']]);
  });

  test('is removed if its file was run under another suite name', () => {
    const renamed = resultsOf('repayments', { suiteFile: fileOf('refunds') });
    const run = aRun([...resultsOf('greetings'), ...renamed]);
    expect(absent(baseline, run, bothFiles)).toEqual([['refunds', 'removed']]);
  });

  test('is removed on a target that its file no longer names', () => {
    const onTwo = [poolOf('greetings'), poolOf('greetings', { target: 'fast' })];
    expect(absentSuites(onTwo, onlyGreetings, new Set(bothFiles))).toMatchObject([
      { suite: 'greetings', target: 'fast', why: 'removed' },
    ]);
  });

  test('is removed if evidence without a file names it', () => {
    const { file: _, ...fileless } = poolOf('refunds');
    expect(absentSuites([poolOf('greetings'), fileless], onlyGreetings, new Set(bothFiles))).toEqual([
      { suite: 'refunds', target: 'support-agent', tests: 2, why: 'removed' },
    ]);
  });
});

describe('what a run found of the files comes before what is there now', () => {
  const found = (state: SuiteFileState): RunResult => ({
    ...onlyGreetings,
    baselineFiles: [{ file: fileOf('refunds'), state }],
  });

  test.each([
    ['exists', 'missing'],
    ['deselected', 'deselected'],
    ['gone', 'removed'],
  ] as const)('a file that %s makes its suite %s', (state, why) => {
    for (const files of [bothFiles, [], [fileOf('greetings')]]) {
      expect(absent(baseline, found(state), files)).toContainEqual(['refunds', why]);
    }
  });

  test('a suite that the inputs of a restricted run name is missing', () => {
    expect(absent(baseline, { ...found('exists'), selected: ['suites'] }, bothFiles)).toEqual([['refunds', 'missing']]);
    expect(absent(baseline, { ...found('exists'), selected: ['tests'] }, bothFiles)).toEqual([
      ['refunds', 'deselected'],
    ]);
  });
});

test('baseline runs that each have one suite are all expected', () => {
  const apart = [poolOf('greetings', { runs: [2] }), poolOf('refunds', { runs: [1] })];
  expect(absent(apart, onlyGreetings, bothFiles)).toEqual([['refunds', 'missing']]);
});

describe('a suite of older baseline runs', () => {
  test('is not reported if the newest run did not have it', () => {
    expect(absent([poolOf('greetings'), poolOf('refunds', { runs: [1] })], onlyGreetings, bothFiles)).toEqual([]);
  });

  test('is missing if inputs restricted the newest run', () => {
    const restricted = aPast(true, 2, { restricted: true });
    const tests = ['a', 'b'].map((testId) => ({ testId, trials: [aPast(true, 1), restricted] }));
    const pools = [poolOf('greetings', { tests }), poolOf('refunds', { runs: [1] })];
    expect(absent(pools, onlyGreetings, bothFiles)).toEqual([['refunds', 'missing']]);
  });

  test('counts only the tests of the newest run', () => {
    const pool = poolOf('refunds');
    const older = { testId: 'c', trials: [aPast(true, 1)] };
    const mixed = [poolOf('greetings'), { ...pool, tests: [...pool.tests, older] }];
    expect(absentSuites(mixed, onlyGreetings, new Set(bothFiles))).toMatchObject([{ suite: 'refunds', tests: 2 }]);
  });
});

test('a suite without a file is missing in a run that broke off, and removed in a whole one', () => {
  const { file: _, ...fileless } = poolOf('refunds');
  for (const pool of [fileless, poolOf('refunds', { file: 'refunds' })]) {
    const pools = [poolOf('greetings'), pool];
    expect(absent(pools, { ...onlyGreetings, complete: false }, bothFiles)).toEqual([['refunds', 'missing']]);
    expect(absent(pools, onlyGreetings, bothFiles)).toEqual([['refunds', 'removed']]);
  }
});

test('a suite that a stopped run did not come to is not absent: its tests are not run', () => {
  const stopped: RunResult = { ...onlyGreetings, planned: 3, complete: false, stopped: 'deadline' };
  expect(absent(baseline, stopped, bothFiles)).toEqual([]);
  expect(absent(baseline, stopped, [fileOf('greetings')])).toEqual([['refunds', 'removed']]);
  expect(absent(baseline, { ...stopped, planned: 1 }, bothFiles)).toEqual([['refunds', 'missing']]);
});

test('nothing is absent without a baseline', () => {
  expect(absentSuites([], onlyGreetings, new Set(bothFiles))).toEqual([]);
  expect(absentSuites([aPool({})], onlyGreetings, new Set(bothFiles))).toEqual([]);
});
