import { expect, test } from 'vitest';
import type { ExtraTrial } from '../../src/model/run/result.ts';
import type { Report, Totals } from '../../src/model/verdict/report.ts';
import { summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { resultTable } from '../../src/reports/terminal/terminal.ts';
import { noteLines, totalsLine } from '../../src/reports/totals.ts';
import { aReport, aResult, someTotals } from '../support/builders.ts';

type Avoided = NonNullable<Totals['avoided']>;
const all: Avoided = { tests: 31, costUsd: 0.42, costUnknown: 0, durationMs: 724_000, durationUnknown: 0 };
const reportWith = (totals: Partial<Totals>) => aReport({ totals: someTotals([aResult()], totals) });

test.each<[string, Avoided]>([
  ['31 tests, about $0.42 and 12 min 4 s of the targets', all],
  ['1 test, about 12 min 4 s of the targets', { tests: 1, costUnknown: 1, durationMs: 724_000, durationUnknown: 0 }],
  ['31 tests', { tests: 31, costUnknown: 31, durationUnknown: 31 }],
])('what was saved by reuse is %s', (reported, avoided) => {
  expect(noteLines(reportWith({ avoided }))).toEqual([`saved by reuse: ${reported}`]);
});

const judge = { cache: 'judge', asked: 20, hits: 12, savedUsd: 0.25, savedUnknown: 0, notStored: 0 } as const;

test('each cache has a line; without reuse and caches nothing is said', () => {
  const caches = [
    { ...judge, savedTokens: { input: 4000, output: 100 } },
    { cache: 'responses', asked: 3, hits: 1, savedUnknown: 1, notStored: 2 } as const,
  ];
  expect(noteLines(aReport({ caches }))).toEqual([
    'judge cache: 12 hits of 20, saved ≈ $0.25, 4.1k tokens not used',
    'response cache: 1 hit of 3, 1 hit without a known cost, 2 answers could not be stored',
  ]);
  expect(noteLines(aReport())).toEqual([]);
});

test.each<[string, Partial<Report>]>([
  ['saved by reuse: 31 tests, about $0.42 and 12 min 4 s of the targets', reportWith({ avoided: all })],
  ['judge cache: 12 hits of 20, saved ≈ $0.25', { caches: [judge] }],
])('the summary and the terminal say %s', (line, given) => {
  const report = aReport(given);
  expect(summaryMarkdown(report, 100_000)).toContain(`\n\n${line}\n`);
  expect(resultTable(report, { colour: false, width: 100 }).split('\n').at(-1)).toBe(line);
});

const judgeTokens = { input: 900, output: 100 };

test.each<[Partial<Totals>, string[]]>([
  [{ avoided: all, costUsd: 1.84, costUnknown: 3 }, ['spent $1.84, saved by reuse about $0.42, unknown for 3 tests']],
  [{ avoided: all, costUsd: 0, costUnknown: 0 }, ['spent $0.00, saved by reuse about $0.42']],
  [
    { avoided: { tests: 1, costUnknown: 1, durationUnknown: 1 }, costUsd: 1.84, costUnknown: 0 },
    ['spent $1.84, saved by reuse –'],
  ],
  [{ costUsd: 0.5, costUnknown: 0 }, ['$0.50']],
  [
    { costUsd: 0.5, costUnknown: 0, graderCostUsd: 0.25, graderTokens: judgeTokens },
    ['$0.50', 'judges $0.25, 1k tokens'],
  ],
  [{ costUsd: 0.5, costUnknown: 0, graderTokens: judgeTokens }, ['$0.50', 'judges 1k tokens']],
])('the costs of %j are %j', (totals, phrases) => {
  expect(totalsLine(reportWith(totals)).filter((phrase) => /\$|judges/.test(phrase))).toEqual(phrases);
});

test('re-runs of suspects are listed with their cost', () => {
  const trial = { attempt: 0, status: 'ok' as const, score: 1, verdict: 'pass' as const, scores: [] };
  const again = (costUsd?: number): ExtraTrial => ({
    purpose: 'confirmation',
    checkout: 'head',
    result: aResult({ trials: [trial, { ...trial, attempt: 1, costUsd }] }),
  });
  expect(totalsLine(aReport({ extraTrials: [again(0.25), again(0.5)] }))).toContain('4 trials re-run, $0.75');
  expect(totalsLine(aReport({ extraTrials: [again()] }))).toContain('2 trials re-run');
});
