import { expect, test } from 'vitest';
import { cacheLines } from '../../src/reports/cache-lines.ts';
import { summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { resultTable } from '../../src/reports/terminal/terminal.ts';
import { aReport } from '../support/builders.ts';

const judge = { cache: 'judge', asked: 20, hits: 12, savedUsd: 0.25, savedUnknown: 0, notStored: 0 } as const;

test('each cache that was asked has a line', () => {
  expect(
    cacheLines([
      { ...judge, savedTokens: { input: 4000, output: 100 } },
      { cache: 'responses', asked: 3, hits: 1, savedUnknown: 1, notStored: 2 },
    ]),
  ).toEqual([
    'judge cache: 12 hits of 20, saved ≈ $0.25, 4.1k tokens not used',
    'response cache: 1 hit of 3, 1 hit without a known cost, 2 answers could not be stored',
  ]);
  expect(cacheLines(undefined)).toEqual([]);
});

test('the summary and the table show it, below the totals', () => {
  const report = aReport({ caches: [judge] });
  expect(summaryMarkdown(report, 100_000)).toContain('\n\njudge cache: 12 hits of 20, saved ≈ $0.25\n\n');
  expect(resultTable(report, { colour: false, width: 80 })).toContain('\njudge cache: 12 hits of 20, saved ≈ $0.25\n');
});
