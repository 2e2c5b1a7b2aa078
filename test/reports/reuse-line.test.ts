import { expect, test } from 'vitest';
import type { Totals } from '../../src/model/verdict/report.ts';
import { reuseLine } from '../../src/reports/reuse-line.ts';
import { summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { resultTable } from '../../src/reports/terminal/terminal.ts';
import { totalsLine } from '../../src/reports/totals-line.ts';
import { aReport, aResult, someTotals } from '../support/builders.ts';

type Avoided = NonNullable<Totals['avoided']>;
const all: Avoided = { tests: 31, costUsd: 0.42, costUnknown: 0, durationMs: 724_000, durationUnknown: 0 };
const totals = (avoided: Avoided, given: Partial<Totals> = {}): Totals =>
  someTotals([aResult()], { avoided, ...given });

test.each<[string, Avoided]>([
  ['31 tests, about $0.42 and 12 min 4 s of the targets', all],
  ['1 test, about $0.42 and 1.0 s of the targets', { ...all, tests: 1, durationMs: 1000 }],
  [
    '31 tests, about $0.42 (unknown for 3 tests) and 12 min 4 s of the targets (unknown for 1 test)',
    { ...all, costUnknown: 3, durationUnknown: 1 },
  ],
  [
    '31 tests, about 12 min 4 s of the targets, cost unknown',
    { tests: 31, costUnknown: 31, durationMs: 724_000, durationUnknown: 0 },
  ],
  ['31 tests, about $0.42, time unknown', { tests: 31, costUsd: 0.42, costUnknown: 0, durationUnknown: 31 }],
  ['31 tests, cost and time unknown', { tests: 31, costUnknown: 31, durationUnknown: 31 }],
])('what was saved by reuse is %s', (reported, avoided) => {
  expect(reuseLine(totals(avoided))).toEqual([`saved by reuse: ${reported}`]);
});

test('where nothing was reused nothing is said', () => {
  expect(reuseLine(someTotals([aResult()]))).toEqual([]);
});

test('the costs of a run are separate: spent, saved by reuse, unknown', () => {
  const line = (avoided: Avoided, given: Partial<Totals>) =>
    totalsLine(aReport({ totals: totals(avoided, given) })).find((part) => part.includes('spent'));
  expect(line(all, { costUsd: 1.84, costUnknown: 3 })).toBe(
    'spent $1.84, saved by reuse about $0.42, unknown for 3 tests',
  );
  expect(line(all, { costUsd: 0, costUnknown: 0 })).toBe('spent $0.00, saved by reuse about $0.42');
  expect(line({ tests: 1, costUnknown: 1, durationUnknown: 1 }, { costUsd: 1.84, costUnknown: 0 })).toBe(
    'spent $1.84, saved by reuse –',
  );
});

test('it is in the summary and on the terminal', () => {
  const report = aReport({ totals: totals(all) });
  const line = 'saved by reuse: 31 tests, about $0.42 and 12 min 4 s of the targets';
  expect(summaryMarkdown(report, 100_000)).toContain(`\n\n${line}\n\n`);
  expect(resultTable(report, { colour: false, width: 100 })).toContain(`\n${line}\n`);
});
