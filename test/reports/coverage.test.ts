import { expect, test } from 'vitest';
import type { Change, TestState } from '../../src/model/comparison.ts';
import { coverage } from '../../src/reports/coverage.ts';
import { summaryMarkdown } from '../../src/reports/summary.ts';
import { aComparison, aReport, aResult, someTotals } from '../support/builders.ts';
import { hostileTexts } from '../support/hostile.ts';

const found = { kind: 'found', provenance: [] } as { kind: 'found'; provenance: [] };
const aChange = (state: TestState, why?: string, suite = 'greetings'): Change => ({
  suite,
  suiteFile: `evals/${suite}.eval.yaml`,
  target: 'support-agent',
  testId: `${state} ${why}`,
  state,
  ...(why !== undefined && { why }),
});
const compared = (tests: Change[]) => aReport({ comparison: aComparison({ baseline: found, tests }) });

test('where all was measured and compared there is nothing to say', () => {
  expect(coverage(aReport())).toEqual([]);
  expect(coverage(compared([aChange('passing'), aChange('regressed')]))).toEqual([]);
});

test('of each suite the tests are counted of which one side is missing', () => {
  const states: TestState[] = ['changed', 'new', 'new', 'removed', 'skipped', 'error', 'passing'];
  const [text = ''] = coverage(compared([...states.map((state) => aChange(state)), aChange('removed', 'gone', 'old')]));
  expect(text.split('\n').slice(2)).toEqual([
    '| `greetings` | `support-agent` | 0 | 1 | 2 | 1 | 1 | 1 |',
    '| `old` | `support-agent` | 0 | 0 | 0 | 1 | 0 | 0 |',
  ]);
});

test('why tests are measured in another way is counted, the most frequent first', () => {
  const reasons = ['the question changed', 'not comparable: the judge changed', 'not comparable: the judge changed'];
  const blocks = coverage(compared(reasons.map((why) => aChange('changed', why))));
  expect(blocks.slice(1)).toEqual([
    'Measured in another way than before:',
    '- 2 tests: not comparable: the judge changed.\n- 1 test: the question changed.',
  ]);
});

test('more than 20 reasons are counted', () => {
  const blocks = coverage(compared(Array.from({ length: 25 }, (_, index) => aChange('changed', `reason ${index}`))));
  expect(blocks.at(-1)).toContain('\n- and 5 more reasons');
});

test('planned tests without a result are told, be there a baseline or not', () => {
  const results = [aResult()];
  const report = aReport({ results, totals: someTotals(results, { total: 5, skipped: 4 }) });
  expect(coverage(report)).toEqual(['Of 5 planned tests 4 have no result.']);
  expect(coverage({ ...report, dryRun: true })).toEqual([]);
});

test('the job summary has it in a fold', () => {
  const text = summaryMarkdown(compared([aChange('new')]), 900 * 1024);
  expect(text).toContain('<details><summary>What could not be compared</summary>');
});

test.each(hostileTexts)('%j stays in its cell and its item', (text) => {
  const [table = '', , reasons = ''] = coverage(compared([aChange('changed', text, text.slice(0, 200))]));
  expect(table.split('\n')).toHaveLength(3);
  expect(reasons.split('\n')).toHaveLength(1);
});
