import { expect, test } from 'vitest';
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

const SCREEN = { colour: false, width: 120 };

/** All surfaces of a report of one result, as `decide` makes it without a baseline. */
function surfacesOf(result: TestResult, state: 'failing' | 'errored' | 'skipped' | 'passing') {
  const { suite, suiteFile, testId, target, location } = result;
  const tests = [{ suite, suiteFile, testId, target, location, state }];
  const report: Report = aReport({ results: [result], comparison: aComparison({ tests }) });
  const context = { key: 'evals', head: '', attempt: 1, runUrl: '', linkTo: () => undefined };
  const root = readXml([...junit(report)].join(''));
  const marks = ['failure', 'error', 'skipped'].flatMap((name) =>
    elements(root, name).map(({ attributes }) => ({ name, ...attributes })),
  );
  return {
    line: resultLine(result, SCREEN),
    table: resultTable(report, SCREEN),
    summary: summaryMarkdown(report, 1_000_000),
    comment: commentMarkdown(report, context, 60_000),
    annotation: annotations(report)[0],
    marks,
    ctrf: ctrfSchema.parse(JSON.parse([...ctrf(report)].join(''))).results.tests[0],
  };
}

test.each(['timeout', 'crash'] as const)('a test that ended in a %s is a failed test with its reason', (of) => {
  const output = 'Error occurred: no answer after 120 s';
  const result = aResult({ failure: { class: of, message: 'no answer after 120 s' }, output });
  const { line, table, summary, comment, annotation, marks, ctrf } = surfacesOf(result, 'failing');
  const reason = `${of}: no answer after 120 s`;
  expect(line).toMatch(new RegExp(`^✗ fail .* 0\\.00 .*${reason}$`));
  expect(table).toMatch(/✗ fail {3}greets +░{10} 0\.00/);
  expect(table).toContain(`- ${reason}`);
  expect(table).toContain('0 of 1 passed (0%) · mean 0.00');
  expect(summary).toContain('### ❌ Failing tests (1)');
  expect(summary).toContain(`| 0.00 of 0.80 | ${reason} | (no answer) |`);
  expect(comment).toContain('#### ❌ Failing (1)');
  expect(comment).toContain(`| ${reason} | 0.00 of 0.80 |`);
  expect(comment).toContain('(no answer)');
  for (const text of [table, summary, comment]) expect(text).not.toMatch(/Errored, not scored|Error occurred/);
  expect(annotation).toMatchObject({
    title: 'failed: greetings › greets (0.00, needs 0.80)',
    message: expect.stringMatching(new RegExp(`^${reason}\ngot: \\(no answer\\)\n`)),
    line: 4,
  });
  expect(marks).toEqual([{ name: 'failure', type: of, message: 'no answer after 120 s' }]);
  expect(ctrf).toMatchObject({
    status: 'failed',
    rawStatus: `execution_error: ${of}`,
    message: reason,
    extra: { score: 0 },
  });
});

test('a test that was never begun was not run, and did not err', () => {
  const message = 'Not run: the budget of the run is spent ($1 of $1)';
  const failure = { class: 'budget', stage: 'setup', reason: 'budget_exceeded', message } as const;
  const result = aResult({ failure, messages: [], output: '', evalRun: { durationMs: 0 } });
  const { line, table, summary, comment, annotation, marks, ctrf } = surfacesOf(result, 'skipped');
  expect(line).toMatch(/^- skip .*budget: Not run: the budget/);
  expect(table).toContain('1 not run');
  expect(table).toMatch(/\nNot run\n {2}- 1 × budget: Not run: the budget/);
  expect(summary).toContain('### ❓ Not run (1)\n\n- **1 × budget**: Not run: the budget of the run is spent');
  expect(comment).toMatch(/❓ Not run \(1\)[\s\S]*Not run: the budget of the run is spent/);
  for (const text of [table, summary, comment]) expect(text).not.toContain('Errored, not scored');
  expect(annotation).toMatchObject({ title: 'not run (budget): greetings › greets', message });
  expect(marks).toEqual([{ name: 'skipped' }]);
  expect(ctrf).toMatchObject({ status: 'skipped', message });
});

test('a test whose other trials passed, with one that errored, passed', () => {
  const trials = [
    aTrial(1),
    aTrial(1, { attempt: 1 }),
    aTrial(0, { attempt: 2, status: 'execution_error', failure: aFailure({ class: 'provider' }) }),
  ];
  const aggregation = { strategy: 'mean', mean: 2 / 3, min: 0, max: 1 } as const;
  const { line, summary, comment, marks, ctrf } = surfacesOf(aResult({ score: 2 / 3, trials, aggregation }), 'passing');
  expect(line).toMatch(/^✓ pass .* 1\.00 .*2 of 2 trials passed, 1 errored/);
  expect(summary).toContain('✅ Passing tests (1)');
  expect(summary).toMatch(/2 of 2 trials passed, 1 errored \| 1\.00 \|/);
  expect(comment).not.toMatch(/❌ Failing|🟡 Flaky/);
  expect(marks).toEqual([]);
  expect(ctrf).toMatchObject({ status: 'passed', extra: { score: 1, passes: 2, trials: 2 } });
  expect(ctrf).not.toHaveProperty('flaky');
});
