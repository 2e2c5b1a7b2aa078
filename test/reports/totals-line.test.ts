import { expect, test } from 'vitest';
import type { ExtraTrial } from '../../src/model/run/result.ts';
import { totalsLine } from '../../src/reports/totals-line.ts';
import { aReport, aResult, someTotals } from '../support/builders.ts';

const lineWith = (given: Parameters<typeof someTotals>[1]) =>
  totalsLine(aReport({ totals: someTotals([aResult()], given) })).filter((phrase) => /\$|judges/.test(phrase));

test('the cost of judges follows that of the targets, as far as it is known', () => {
  expect(lineWith({ costUsd: 0.5, costUnknown: 0 })).toEqual(['$0.50']);
  const graderTokens = { input: 900, output: 100 };
  expect(lineWith({ costUsd: 0.5, costUnknown: 0, graderCostUsd: 0.25, graderTokens })).toEqual([
    '$0.50',
    'judges $0.25, 1k tokens',
  ]);
  expect(lineWith({ costUsd: 0.5, costUnknown: 0, graderTokens })).toEqual(['$0.50', 'judges 1k tokens']);
});

test('re-runs of suspects are listed with their cost', () => {
  const trial = { attempt: 0, status: 'ok' as const, score: 1, verdict: 'pass' as const, scores: [] };
  const again = (costUsd?: number): ExtraTrial => ({
    purpose: 'confirmation',
    checkout: 'head',
    result: aResult({ trials: [trial, { ...trial, attempt: 1, ...(costUsd !== undefined && { costUsd }) }] }),
  });
  expect(totalsLine(aReport({ extraTrials: [again(0.25), again(0.5)] }))).toContain('4 trials re-run, $0.75');
  expect(totalsLine(aReport({ extraTrials: [again()] }))).toContain('2 trials re-run');
});
