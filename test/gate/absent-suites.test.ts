import { expect, test } from 'vitest';
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

const greetings = poolOf('greetings');
const baseline = [greetings, poolOf('refunds')];
const run = aRun(resultsOf('greetings'));
const both = [fileOf('greetings'), fileOf('refunds')];

const gone = [fileOf('greetings')];
const withRefunds = (given = {}) => aRun([...resultsOf('greetings'), ...resultsOf('refunds', given)]);
const { file: _, ...fileless } = poolOf('refunds');
const more = 'evals/more.eval.yaml';
const namesakes = [greetings, poolOf('greetings', { file: more })];
const renamed = resultsOf('repayments', { suiteFile: fileOf('refunds') });
const older = poolOf('refunds', { runs: [1] });
const unplaced = poolOf('refunds', { file: 'refunds' });
const fast = poolOf('greetings', { target: 'fast' });
const restricted = aPast(true, 2, { restricted: true });
const afterRestricted = ['a', 'b'].map((testId) => ({ testId, trials: [aPast(true, 1), restricted] }));
const brokenOff: RunResult = { ...run, complete: false };
const stopped: RunResult = { ...run, planned: 3, complete: false, stopped: 'deadline' };
const found = (state: SuiteFileState, selected?: RunResult['selected']): RunResult => ({
  ...run,
  baselineFiles: [{ file: fileOf('refunds'), state }],
  selected,
});
const selecting = (...selected: NonNullable<RunResult['selected']>): RunResult => ({ ...run, selected });

test('an absent suite has its file, its target and the tests of the newest run', () => {
  const gone = { testId: 'c', trials: [aPast(true, 1)] };
  const pool = poolOf('refunds');
  const pools = [greetings, { ...pool, tests: [...pool.tests, gone] }];
  expect(absentSuites(pools, run, new Set(both))).toEqual([
    { suite: 'refunds', file: fileOf('refunds'), target: 'support-agent', tests: 2, why: 'missing' },
  ]);
});

test.each<[string, readonly EvidencePool[], RunResult, readonly string[], string]>([
  ['is removed if its file is gone', baseline, run, gone, 'refunds removed'],
  ['is deselected if others were selected', baseline, selecting('suites'), both, 'refunds deselected'],
  ['is deselected if tests were selected', baseline, selecting('tests'), both, 'refunds deselected'],
  ['is removed if its file is gone, whatever was selected', baseline, selecting('suites'), gone, 'refunds removed'],
  ['is missing if only targets were selected', baseline, selecting('targets'), both, 'refunds missing'],
  ['is deselected on other targets then', [greetings, fast], selecting('targets'), both, 'greetings deselected'],
  ['is present if the run has it', baseline, withRefunds(), both, ''],
  ['is present if its file moved', baseline, withRefunds({ suiteFile: 'moved.eval.yaml' }), gone, ''],
  ['is present if another tool names no file', baseline, withRefunds({ suiteFile: 'refunds' }), both, ''],
  ['is missing if a namesake in another file is', namesakes, run, [...gone, more], 'greetings missing'],
  ['is removed if its file is gone and a namesake has a baseline', namesakes, run, gone, 'greetings removed'],
  ['is removed if its file has another suite', baseline, aRun([...run.results, ...renamed]), both, 'refunds removed'],
  ['is removed on a target that its file no longer names', [greetings, fast], run, both, 'greetings removed'],
  ['is removed if its evidence has no file', [greetings, fileless], run, both, 'refunds removed'],
  ['without a file is missing in a run that broke off', [greetings, fileless], brokenOff, both, 'refunds missing'],
  ['whose file is its name is missing then, too', [greetings, unplaced], brokenOff, both, 'refunds missing'],
  ['whose file the run found is missing', baseline, found('exists'), [], 'refunds missing'],
  ['whose file the run left out is deselected', baseline, found('deselected'), [], 'refunds deselected'],
  ['whose file was gone for the run is removed', baseline, found('gone'), both, 'refunds removed'],
  ['that a restricted run names is missing', baseline, found('exists', ['suites']), both, 'refunds missing'],
  ['that a run of some tests names is not', baseline, found('exists', ['tests']), both, 'refunds deselected'],
  ['of a run of its own is expected', [poolOf('greetings', { runs: [2] }), older], run, both, 'refunds missing'],
  ['that the newest run dropped is not', [greetings, older], run, both, ''],
  ['that it did not select is', [poolOf('greetings', { tests: afterRestricted }), older], run, both, 'refunds missing'],
  ['that a stopped run did not come to is not run', baseline, stopped, both, ''],
  ['is removed, also if the run was stopped', baseline, stopped, gone, 'refunds removed'],
  ['is missing if all other tests were run', baseline, { ...stopped, planned: 1 }, both, 'refunds missing'],
  ['without trials is not absent', [aPool({})], run, both, ''],
])('a suite of the baseline %s', (_, pools, runResult, files, expected) => {
  const absent = absentSuites(pools, runResult, new Set(files));
  expect(absent.map(({ suite, why }) => `${suite} ${why}`).join()).toBe(expected);
});
