import { describe, expect, test } from 'vitest';
import { problemsMarkdown } from '../../../src/reports/shared-blocks.ts';
import { summaryMarkdown } from '../../../src/reports/summary/summary.ts';
import { aComparison, aReport, aResult, aVerdict } from '../../support/builders.ts';
import { aHostileReport } from '../../support/hostile-report.ts';
import { aDryReport, aMixedReport } from '../../support/reports.ts';

const GOLDEN = '../../golden';
const PLENTY = 900 * 1024;

test('a run with one of everything', async () => {
  await expect(summaryMarkdown(aMixedReport(), PLENTY)).toMatchFileSnapshot(`${GOLDEN}/summary.md`);
});

test('a run that passed', async () => {
  const results = [aResult({ costUsd: 1.84, durationMs: 1200 }), aResult({ index: 1, testId: 'says-goodbye' })];
  const report = aReport({ results, verdict: aVerdict({ headline: '2 of 2 tests passed' }) });
  await expect(summaryMarkdown(report, PLENTY)).toMatchFileSnapshot(`${GOLDEN}/summary-passed.md`);
});

test('a dry run', async () => {
  await expect(summaryMarkdown(aDryReport(), PLENTY)).toMatchFileSnapshot(`${GOLDEN}/summary-dry-run.md`);
});

test('a run that could not begin', async () => {
  const problems = [
    {
      code: 'WRONG_TYPE' as const,
      severity: 'error' as const,
      message: '"tests" has a wrong value',
      location: { file: 'evals/greet.eval.yaml', line: 1, column: 8 },
      expected: 'a list of tests',
      found: 'the number 42',
    },
    {
      code: 'NOTHING_MATCHED' as const,
      severity: 'error' as const,
      message: 'No eval suite matches evals/**/*.yml',
      expected: 'a glob for .yaml or .yml files',
      hint: 'Globs start at the working directory.',
    },
  ];
  await expect(problemsMarkdown(problems)).toMatchFileSnapshot(`${GOLDEN}/summary-problems.md`);
});

test('a run in which every text is hostile', async () => {
  await expect(summaryMarkdown(aHostileReport(), PLENTY)).toMatchFileSnapshot(`${GOLDEN}/summary-hostile.md`);
});

test('a first run says once that there is no baseline, and why', () => {
  const verdict = aVerdict({ noBaseline: true, headline: 'No baseline yet: 1 of 1 test passed.' });
  const first = aReport({
    verdict,
    comparison: aComparison({ baseline: { kind: 'none', why: 'no run has ended yet' } }),
  });
  const text = summaryMarkdown(first, PLENTY);
  expect(text.match(/No baseline/g)).toHaveLength(1);
  expect(text).toContain('_No run has ended yet._');
});

describe('what must not be overlooked', () => {
  test('nothing was compared, and why', () => {
    const comparison = aComparison({ baseline: { kind: 'unavailable', why: 'the list of artifacts answered 403' } });
    const text = summaryMarkdown(aReport({ verdict: aVerdict({ noBaseline: true }), comparison }), PLENTY);
    expect(text).toContain('earlier runs. The baseline cannot be used: the list of artifacts answered 403._');
    const none = aComparison({ baseline: { kind: 'none', why: 'no run has left evidence yet' } });
    expect(summaryMarkdown(aReport({ verdict: aVerdict({ noBaseline: true }), comparison: none }), PLENTY)).toContain(
      '_No baseline: not compared with earlier runs. No run has left evidence yet._',
    );
    const reasons = [{ rule: 'baseline', kind: 'warn', message: 'Nothing was compared: …' }] as const;
    const verdict = aVerdict({ kind: 'warn', noBaseline: true, reasons: [...reasons] });
    expect(summaryMarkdown(aReport({ verdict, comparison }), PLENTY)).not.toContain('No baseline');
  });

  test('a dry run, and what to do about results that could not be used', () => {
    const lost = {
      code: 'RESULTS_UNREADABLE',
      severity: 'error',
      message: 'shard 2 is lost',
      hint: 'Run it again.',
    } as const;
    const text = summaryMarkdown(aReport({ dryRun: true, complete: false, unreadable: [lost] }), PLENTY);
    expect(text).toContain('Dry run');
    expect(text).toContain('Run it again.');
    expect(summaryMarkdown(aReport(), PLENTY)).not.toMatch(/Dry run|Run it again|compared with/);
  });
});

test.each([
  ['baseline', 'Warning', { suite: 'greetings' }],
  ['baseline', 'Warning', {}],
  ['validity', 'Warning', {}],
] as const)('a warning for the rule %s is called "%s", and never passed', (rule, word, more) => {
  const reasons = [{ rule, kind: 'warn' as const, message: '3 of 5 tests failed', ...more }];
  const verdict = aVerdict({ headline: '0 of 5000 tests passed', reasons });
  const text = summaryMarkdown(aReport({ verdict }), PLENTY);
  expect(text).toContain(`## ⚠️ ${word}: 0 of 5000 tests passed`);
  expect(text).toContain(`- ⚠️ ${word}: 3 of 5 tests failed`);
});

describe('of a run that could not begin', () => {
  test('the first ten problems are listed and the rest is counted', () => {
    const problems = Array.from({ length: 13 }, (_, index) => ({
      code: 'UNUSED' as const,
      severity: 'error' as const,
      message: `problem ${index}`,
    }));
    const text = problemsMarkdown(problems);
    expect(text.match(/^- problem/gm)).toHaveLength(10);
    expect(text).toContain('_and 3 more problems: the log of the step lists all of them_');
  });

  test('no problem at all is a bug of ours', () => {
    expect(problemsMarkdown([])).toContain('because of a bug in eval-action');
  });
});

describe('in too little space', () => {
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
      reasons: [{ rule: 'requirement', kind: 'fail', message: 'mean' }],
    }),
  });

  test('the passing tests go first, and that is said', () => {
    const text = summaryMarkdown(large, 150_000);
    expect(text).toContain('_Omitted to keep this short: 2000 passing tests._');
    expect(text).toContain('`greetings › test-2997`');
  });

  test('failing tests follow, and the verdict stays', () => {
    const text = summaryMarkdown(large, 20_000);
    expect(text).toContain('Omitted to keep this short: 900 failing tests, 2000 passing tests.');
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
