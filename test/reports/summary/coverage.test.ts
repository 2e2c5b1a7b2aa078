import { expect, test } from 'vitest';
import type { Assessment, TestAssessment } from '../../../src/model/verdict/assessment.ts';
import type { TestState } from '../../../src/model/verdict/verdict.ts';
import { coverageBlocks } from '../../../src/reports/comparison-blocks.ts';
import { markdown } from '../../../src/reports/markdown.ts';
import { summaryMarkdown } from '../../../src/reports/summary/summary.ts';
import { aComparison, aReport, aResult, someTotals } from '../../support/builders.ts';
import { hostileTexts } from '../../support/hostile.ts';

const found = { kind: 'found', provenance: [] } as { kind: 'found'; provenance: [] };
const aChange = (state: TestState, why?: string, suite = 'greetings'): TestAssessment => ({
  suite,
  suiteFile: `evals/${suite}.eval.yaml`,
  target: 'support-agent',
  testId: `${state} ${why}`,
  state,
  ...(why !== undefined && { why }),
});
const coverage = (report: Parameters<typeof coverageBlocks>[0]) =>
  coverageBlocks(report).map((block) => markdown([block]).trimEnd());
const compared = (tests: TestAssessment[]) => aReport({ comparison: aComparison({ baseline: found, tests }) });

test('is empty where everything was measured and compared', () => {
  expect(coverage(aReport())).toEqual([]);
  expect(coverage(compared([aChange('passing'), aChange('regressed')]))).toEqual([]);
});

test('counts the tests of each suite that have no comparison', () => {
  const states: TestState[] = ['changed', 'new', 'new', 'removed', 'skipped', 'errored', 'passing'];
  const [text = ''] = coverage(compared([...states.map((state) => aChange(state)), aChange('removed', 'gone', 'old')]));
  expect(text.split('\n').slice(2)).toEqual([
    '| `greetings` | `support-agent` | 0 | 1 | 2 | 1 | 1 | 1 |',
    '| `old` | `support-agent` | 0 | 0 | 0 | 1 | 0 | 0 |',
  ]);
});

test('counts the reasons of changed tests, the most frequent first', () => {
  const reasons = ['the question changed', 'not comparable: the judge changed', 'not comparable: the judge changed'];
  const blocks = coverage(compared(reasons.map((why) => aChange('changed', why))));
  expect(blocks.slice(1)).toEqual([
    'Changed tests, by reason:',
    '- 2 tests: not comparable: the judge changed.\n- 1 test: the question changed.',
  ]);
});

test('counts planned tests without a result, with a baseline or without one', () => {
  const results = [aResult()];
  const report = aReport({ results, totals: someTotals(results, { total: 5, skipped: 4 }) });
  expect(coverage(report)).toEqual(['Of 5 planned tests 4 have no result.']);
  expect(coverage({ ...report, dryRun: true })).toEqual([]);
});

test('is in a fold of the job summary', () => {
  const text = summaryMarkdown(compared([aChange('new')]), 900 * 1024);
  expect(text).toContain('<details><summary>Tests that were not compared</summary>');
});

test('names the suites of the baseline that have no result', () => {
  const absent = (suite: string, why: 'missing' | 'removed' | 'deselected', tests = 3) => ({
    suite,
    file: `evals/${suite}.eval.yaml`,
    target: 'support-agent',
    tests,
    why,
  });
  const of = (absentSuites: Assessment['absentSuites']) =>
    coverage(aReport({ comparison: aComparison({ baseline: found, absentSuites }) }));
  expect(of([absent('a', 'missing'), absent('b', 'removed', 1), absent('c', 'deselected')])).toEqual([
    'Suites of the baseline without a result:',
    [
      '- `a` on `support-agent` (3 tests): missing, although its file exists.',
      '- `b` on `support-agent` (1 test): removed, its file is gone.',
      '- `c` on `support-agent` (3 tests): not selected.',
    ].join('\n'),
  ]);
  const named = (why: 'missing' | 'removed') => ({ ...absent('d', why), file: 'd' });
  expect(of([named('missing'), named('removed')]).at(-1)).toBe(
    '- `d` on `support-agent` (3 tests): missing.\n- `d` on `support-agent` (3 tests): removed.',
  );
  for (const text of hostileTexts)
    expect(
      of([absent(text, 'missing')])
        .at(-1)
        ?.split('\n'),
    ).toHaveLength(1);
});

test.each(hostileTexts)('%j stays in its cell and its item', (text) => {
  const [table = '', , reasons = ''] = coverage(compared([aChange('changed', text, text.slice(0, 200))]));
  expect(table.split('\n')).toHaveLength(3);
  expect(reasons.split('\n')).toHaveLength(1);
});
