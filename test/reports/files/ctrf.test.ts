import { describe, expect, test } from 'vitest';
import type { Report } from '../../../src/model/verdict/report.ts';
import { ctrf } from '../../../src/reports/files/ctrf.ts';
import { aChange, aComparison, aReport, aResult, aTrial } from '../../support/builders.ts';
import { type Ctrf, ctrfSchema } from '../../support/ctrf.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { aHostileReport } from '../../support/hostile-report.ts';
import { aDryReport, aMixedReport } from '../../support/reports.ts';

const GOLDEN = '../../golden';

const text = (report: Report): string => [...ctrf(report)].join('');
const read = (report: Report): Ctrf => ctrfSchema.parse(JSON.parse(text(report)));
const onlyTest = (result: Parameters<typeof aResult>[0]) =>
  read(aReport({ results: [aResult(result)] })).results.tests[0];

test('a run with one of everything', async () => {
  await expect(text(aMixedReport())).toMatchFileSnapshot(`${GOLDEN}/ctrf.json`);
});

test.each([
  ['mixed', aMixedReport()],
  ['hostile', aHostileReport()],
  ['dry', aDryReport()],
  ['empty', aReport({ results: [] })],
])('the %s run keeps to the format, and its sums agree with its tests', (_, report) => {
  const { summary, tests } = read(report).results;
  const { passed, failed, skipped, pending, other } = summary;
  expect(passed + failed + skipped + pending + other).toBe(summary.tests);
  for (const status of ['passed', 'failed', 'skipped', 'pending', 'other'] as const) {
    expect(tests.filter((each) => each.status === status)).toHaveLength(summary[status]);
  }
  expect(tests.filter(({ flaky }) => flaky)).toHaveLength(summary.flaky);
});

describe('a test', () => {
  test('of which some trials failed and which passed is flaky', () => {
    expect(onlyTest({ score: 0.9, trials: [aTrial(0.2), aTrial(1, { attempt: 1 })] })).toMatchObject({
      status: 'passed',
      flaky: true,
      retries: 1,
      retryAttempts: [
        { attempt: 1, status: 'failed' },
        { attempt: 2, status: 'passed' },
      ],
    });
  });

  test('is flaky neither where all trials passed, nor where it failed; readers take one that passed with retries for it', () => {
    const passed = onlyTest({ trials: [aTrial(1), aTrial(1, { attempt: 1 })], retries: 3 });
    expect(passed).toMatchObject({ status: 'passed', extra: { passes: 2, trials: 2, repeatedCalls: 3 } });
    expect(passed).not.toHaveProperty('retries');
    const failed = onlyTest({ score: 0.5, trials: [aTrial(0), aTrial(1, { attempt: 1 })] });
    expect(failed).toMatchObject({ status: 'failed', retries: 1 });
    for (const test of [passed, failed]) expect(test).not.toHaveProperty('flaky');
  });

  test('in quarantine is skipped when it fails, and says why', () => {
    const comparison = aComparison({ tests: [aChange('greets', 'quarantined', { why: 'owned by Ada' })] });
    expect(read(aReport({ results: [aResult({ score: 0 })], comparison })).results.tests[0]).toMatchObject({
      status: 'skipped',
      message: expect.stringContaining('quarantined: owned by Ada'),
    });
  });

  test('has its state and its label compared with the baseline under extra', () => {
    const comparison = aComparison({ tests: [aChange('greets', 'not-rerun', { flaky: true })] });
    const [test] = read(aReport({ results: [aResult({ score: 0 })], comparison })).results.tests;
    expect(test).toMatchObject({ status: 'failed', extra: { state: 'not-rerun', flakyBaseline: true } });
    expect(test).not.toHaveProperty('flaky');
  });

  test('of a dry run is pending', () => {
    expect(new Set(read(aDryReport()).results.tests.map(({ status }) => status))).toEqual(
      new Set(['pending', 'other']),
    );
  });

  test('has a name even without an id, and its target where there are several', () => {
    expect(onlyTest({ testId: ' ' })?.name).toBe('(no id)');
    const results = [aResult({ target: 'a' }), aResult({ target: 'b' })];
    expect(read(aReport({ results })).results.tests.map(({ name }) => name)).toEqual(['greets [a]', 'greets [b]']);
  });

  test('without a known time has none but 0, and unusable times are left out', () => {
    const found = onlyTest({ startTime: 'yesterday', endTime: 'today' });
    expect(found?.duration).toBe(0);
    expect(found).not.toHaveProperty('start');
  });
});

test.each(hostileTexts)('what others write brings no control character: %#', (hostile) => {
  const assertions = [{ text: hostile, passed: false }];
  const results = [aResult({ testId: hostile, output: hostile, score: 0, assertions })];
  const strings: string[] = [];
  JSON.parse(text(aReport({ results })), (_, value) => {
    if (typeof value === 'string') strings.push(value);
    return value;
  });
  for (const each of strings) expect(each).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
});
