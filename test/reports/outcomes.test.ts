import { describe, expect, test } from 'vitest';
import type { TestResult } from '../../src/model/run/result.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import { annotations } from '../../src/reports/annotations.ts';
import { commentMarkdown } from '../../src/reports/comment/comment-markdown.ts';
import { ctrf } from '../../src/reports/files/ctrf.ts';
import { junit } from '../../src/reports/files/junit.ts';
import { summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { resultLine, resultTable } from '../../src/reports/terminal/terminal.ts';
import { aComparison, aFailure, aReport, aResult, aTrial } from '../support/builders.ts';
import { ctrfSchema } from '../support/ctrf.ts';
import { elements, readXml } from '../support/xml.ts';

const textOf = (report: Report): string => [...junit(report)].join('');

const SCREEN = { colour: false, width: 120 };

/** A report of one result, as `decide` makes it without a baseline. */
function reportOf(result: TestResult, state: 'failing' | 'errored' | 'skipped' | 'passing') {
  const { suite, suiteFile, testId, target, location } = result;
  return aReport({
    results: [result],
    comparison: aComparison({ tests: [{ suite, suiteFile, testId, target, location, state }] }),
  });
}
const summary = (report: ReturnType<typeof reportOf>) => summaryMarkdown(report, 1_000_000);
const comment = (report: ReturnType<typeof reportOf>) =>
  commentMarkdown(
    report,
    { key: 'evals', head: '', attempt: 1, runUrl: 'https://github.example/octo/agent', linkTo: () => undefined },
    60_000,
  );
const marks = async (report: ReturnType<typeof reportOf>) => {
  const root = readXml(textOf(report));
  return ['failure', 'error', 'skipped'].flatMap((name) =>
    elements(root, name).map(({ attributes }) => ({ name, ...attributes })),
  );
};
const ctrfTest = (report: ReturnType<typeof reportOf>) =>
  ctrfSchema.parse(JSON.parse([...ctrf(report)].join(''))).results.tests[0];

describe.each(['timeout', 'crash'] as const)('a test that ended in a %s is a failed test with its reason', (of) => {
  const output = 'Error occurred: no answer after 120 s';
  const result = aResult({ failure: { class: of, message: 'no answer after 120 s' }, output });
  const report = reportOf(result, 'failing');
  const reason = `${of}: no answer after 120 s`;

  test('in the terminal', () => {
    expect(resultLine(result, SCREEN)).toMatch(new RegExp(`^✗ fail .* 0\\.00 .*${reason}$`));
    const table = resultTable(report, SCREEN);
    expect(table).toMatch(/✗ fail {3}greets +░{10} 0\.00/);
    expect(table).toContain(`- ${reason}`);
    expect(table).toContain('0 of 1 passed (0%) · mean 0.00');
    expect(table).not.toContain('rrored');
  });

  test('in the job summary', () => {
    expect(summary(report)).toContain('### ❌ Failing tests (1)');
    expect(summary(report)).toContain(`| 0.00 of 0.80 | ${reason} | (no answer) |`);
    expect(summary(report)).not.toContain('Errored, not scored');
  });

  test('in the comment', () => {
    expect(comment(report)).toContain('#### ❌ Failing (1)');
    expect(comment(report)).toContain(`| ${reason} | 0.00 of 0.80 |`);
    expect(comment(report)).toContain('(no answer)');
    expect(comment(report)).not.toMatch(/Errored, not scored|Error occurred/);
  });

  test('in the annotations', () => {
    expect(annotations(report)[0]).toMatchObject({
      title: 'failed: greetings › greets (0.00, needs 0.80)',
      message: expect.stringMatching(new RegExp(`^${reason}\ngot: \\(no answer\\)\n`)),
      line: 4,
    });
  });

  test('in JUnit', async () => {
    expect(await marks(report)).toEqual([{ name: 'failure', type: of, message: 'no answer after 120 s' }]);
  });

  test('in CTRF, with the status of its record', () => {
    expect(ctrfTest(report)).toMatchObject({
      status: 'failed',
      rawStatus: `execution_error: ${of}`,
      message: reason,
      extra: { score: 0 },
    });
  });
});

describe('a test that was never begun was not run, and did not err', () => {
  const message = 'Not run: the budget of the run is spent ($1 of $1)';
  const failure = { class: 'budget', stage: 'setup', reason: 'budget_exceeded', message } as const;
  const result = aResult({ failure, messages: [], output: '', evalRun: { durationMs: 0 } });
  const report = reportOf(result, 'skipped');

  test('in the terminal', () => {
    expect(resultLine(result, SCREEN)).toMatch(/^- skip .*budget: Not run: the budget/);
    const table = resultTable(report, SCREEN);
    expect(table).toContain('1 not run');
    expect(table).toMatch(/\nNot run\n {2}- 1 × budget: Not run: the budget/);
    expect(table).not.toContain('rrored');
  });

  test('in the job summary', () => {
    expect(summary(report)).toContain(
      '### ❓ Not run (1)\n\n- **1 × budget**: Not run: the budget of the run is spent',
    );
    expect(summary(report)).not.toContain('Errored, not scored');
  });

  test('in the comment', () => {
    expect(comment(report)).toMatch(/❓ Not run \(1\)[\s\S]*Not run: the budget of the run is spent/);
    expect(comment(report)).not.toContain('Errored, not scored');
  });

  test('in the annotations', () => {
    expect(annotations(report)[0]).toMatchObject({ title: 'not run (budget): greetings › greets', message });
  });

  test('in JUnit and CTRF, once', async () => {
    expect(await marks(report)).toEqual([{ name: 'skipped' }]);
    expect(ctrfTest(report)).toMatchObject({ status: 'skipped', message });
  });
});

describe('a test whose other trials passed, with one that errored, passed', () => {
  const trials = [
    aTrial(1),
    aTrial(1, { attempt: 1 }),
    aTrial(0, { attempt: 2, status: 'execution_error', failure: aFailure({ class: 'provider' }) }),
  ];
  const aggregation = { strategy: 'mean', mean: 2 / 3, min: 0, max: 1 } as const;
  const result = aResult({ score: 2 / 3, trials, aggregation });
  const report = reportOf(result, 'passing');

  test('in the terminal', () => {
    expect(resultLine(result, SCREEN)).toMatch(/^✓ pass .* 1\.00 .*2 of 2 trials passed, 1 errored/);
  });

  test('in the job summary and the comment', () => {
    expect(summary(report)).toContain('✅ Passing tests (1)');
    expect(summary(report)).toMatch(/2 of 2 trials passed, 1 errored \| 1\.00 \|/);
    expect(comment(report)).not.toMatch(/❌ Failing|🟡 Flaky/);
  });

  test('in JUnit and CTRF', async () => {
    expect(await marks(report)).toEqual([]);
    const found = ctrfTest(report);
    expect(found).toMatchObject({ status: 'passed', extra: { score: 1, passes: 2, trials: 2 } });
    expect(found).not.toHaveProperty('flaky');
  });
});
