import { expect, test } from 'vitest';
import { pairedWith } from '../../../src/results/run-folder/extra-trials-files.ts';
import { aResult } from '../../support/builders.ts';
import { aRun } from '../../support/evidence.ts';

const run = aRun([aResult({ testId: 'refund', passMark: 0.9 })]);
const rerun = aResult({ testId: 'refund', passMark: 0.5, score: 0.7 });

test('a re-run of ours is held to the pass mark of the run, and one of another tool keeps its verdict', () => {
  expect(pairedWith(run, [rerun]).results).toMatchObject([{ passMark: 0.9, status: 'quality_failure' }]);
  expect(pairedWith(run, [{ ...rerun, importedFrom: 'promptfoo' }]).results).toMatchObject([{ status: 'ok' }]);
});

test('a re-run of a test that the run does not have is named', () => {
  const { results, warnings } = pairedWith(run, [aResult({ testId: 'other' })]);
  expect(results).toEqual([]);
  expect(warnings[0]?.message).toBe('The extra trials contain 1 test that the results do not have: other');
});
