import { describe, expect, test } from 'vitest';
import type { TestResult } from '../../src/model/run/result.ts';
import { firstResultLine, summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { aReport, aResult } from '../support/builders.ts';

const startedAt = '2026-01-02T10:00:00.000Z';
const at = (seconds: number, given: Partial<TestResult> = {}) =>
  aResult({ timestamp: new Date(Date.parse(startedAt) + seconds * 1000).toISOString(), ...given } as object);
const report = (...results: TestResult[]) => aReport({ results, startedAt, durationMs: 60_000 });

describe('the time to the first result', () => {
  test('is that of the first measured test, and is in the summary', () => {
    const reported = report(at(9), at(4.2), at(1, { reusedFrom: 'a'.repeat(40) }));
    expect(firstResultLine(reported)).toEqual(['first result after 4.2 s']);
    expect(summaryMarkdown(reported, 100_000)).toContain('\n\nfirst result after 4.2 s\n\n');
  });

  test.each([
    ['nothing ran', report()],
    ['all was taken over', report(at(1, { reusedFrom: 'runs/1' }))],
    ['the times are of another run', report(at(-5), at(90))],
    ['they are no times', report(at(1, { timestamp: 'never' }))],
    ['it is a dry run', { ...report(at(1)), dryRun: true }],
  ])('is not reported if %s', (_, reported) => {
    expect(firstResultLine(reported)).toEqual([]);
  });
});
