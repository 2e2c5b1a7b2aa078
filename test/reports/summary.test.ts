import { describe, expect, test } from 'vitest';
import { summaryMarkdown } from '../../src/reports/summary.ts';
import { aComparison, aReport, aResult, aVerdict } from '../support/builders.ts';
import { aHostileReport } from '../support/hostile-report.ts';
import { aMixedReport } from '../support/reports.ts';

const GOLDEN = '../golden';
const PLENTY = 900 * 1024;

test('a run with one of everything', async () => {
  await expect(summaryMarkdown(aMixedReport(), PLENTY)).toMatchFileSnapshot(`${GOLDEN}/summary.md`);
});

test('a run that passed', async () => {
  const results = [aResult({ costUsd: 1.84, durationMs: 1200 }), aResult({ index: 1, testId: 'says-goodbye' })];
  const report = aReport({ results, verdict: aVerdict({ headline: '2 of 2 tests passed' }) });
  await expect(summaryMarkdown(report, PLENTY)).toMatchFileSnapshot(`${GOLDEN}/summary-passed.md`);
});

test('a run in which every text is hostile', async () => {
  await expect(summaryMarkdown(aHostileReport(), PLENTY)).toMatchFileSnapshot(`${GOLDEN}/summary-hostile.md`);
});

test('a run without tests says that nothing is known', () => {
  const text = summaryMarkdown(
    aReport({ results: [], verdict: aVerdict({ kind: 'invalid', headline: 'No tests' }) }),
    PLENTY,
  );
  expect(text).toContain('## ⛔ Invalid: No tests\n\n**pass rate –** · mean score – · cost –');
});

test('the passing rate comes with its interval on tests', () => {
  const results = Array.from({ length: 5 }, (_, index) =>
    aResult({ index, testId: `t${index}`, score: index ? 0 : 1 }),
  );
  expect(summaryMarkdown(aReport({ results }), PLENTY)).toContain('**20 % pass (1 of 5, 95 % CI 4–62 %)**');
});

describe('what must not be overlooked', () => {
  test('nothing was compared, and why', () => {
    const comparison = aComparison({ baseline: { kind: 'unavailable', why: 'The list of artifacts answered 403.' } });
    const text = summaryMarkdown(aReport({ verdict: aVerdict({ unarmed: true }), comparison }), PLENTY);
    expect(text).toContain('_unarmed: nothing was compared. The list of artifacts answered 403._');
  });

  test('a dry run and a run that is not complete', () => {
    const text = summaryMarkdown(aReport({ dryRun: true, complete: false }), PLENTY);
    expect(text).toContain('Dry run');
    expect(text).toContain('Incomplete');
    expect(summaryMarkdown(aReport(), PLENTY)).not.toMatch(/Dry run|Incomplete|unarmed/);
  });
});

describe('in too little room', () => {
  const large = aReport({
    results: Array.from({ length: 3000 }, (_, index) =>
      aResult({
        index,
        testId: `test-${index}`,
        score: index % 3 === 0 ? 0.2 : 1,
        assertions: [{ text: `says ${index}`, passed: false }],
      }),
    ),
    verdict: aVerdict({
      kind: 'fail',
      headline: '1000 tests fail',
      reasons: [{ rule: 'promise', kind: 'fail', message: 'mean' }],
    }),
  });

  test('the passing tests go first, and that is said', () => {
    const text = summaryMarkdown(large, 150_000);
    expect(text).toContain('_Left out to keep this short: 2000 passing tests._');
    expect(text).toContain('`greetings › test-2997`');
  });

  test('failing tests follow, and the verdict stays', () => {
    const text = summaryMarkdown(large, 20_000);
    expect(text).toContain('Left out to keep this short: 900 failing tests, 2000 passing tests.');
    expect(text).toContain('## ❌ Failed: 1000 tests fail');
  });

  test.each([900_000, 200_000, 50_000, 20_000, 10_000, 5_000, 4_000])('%i bytes are enough', (bytes) => {
    for (const report of [large, aMixedReport(), aHostileReport()]) {
      const text = summaryMarkdown(report, bytes);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes);
      expect(text).toMatch(/^## \S+ \S/);
      expect(text.match(/^<details>/gm)?.length).toBe(text.match(/^<\/details>$/gm)?.length);
    }
  });
});

test('no hostile text leaves its line, its cell or its code', () => {
  const text = summaryMarkdown(aHostileReport(), PLENTY);
  expect(text).not.toMatch(/<!--|-->/);
  const outsideCode = text.replace(/(?<!\\)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
  const ours = /<\/?(?:details|summary|span)>/g;
  expect(outsideCode.replace(ours, '')).not.toMatch(/<[a-z!/]|(?<![\\!])\]\(|@\w|https?:|www\./i);
  const widths = new Set(
    text
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.replaceAll('\\|', '').split('|').length),
  );
  expect([...widths].sort()).toEqual([11, 6, 7].sort());
});
