import { describe, expect, test } from 'vitest';
import type { TestAssessment } from '../../src/model/verdict/assessment.ts';
import type { Reason, TestState } from '../../src/model/verdict/verdict.ts';
import { annotationCommand, annotations, problemAnnotations } from '../../src/reports/annotations.ts';
import { aComparison, aReport, aResult, aVerdict } from '../support/builders.ts';
import { hostileText, hostileTexts } from '../support/hostile.ts';
import { aHostileReport } from '../support/hostile-report.ts';
import { aDryReport, aMixedReport } from '../support/reports.ts';
import { commandsIn } from '../support/runner-commands.ts';

const GOLDEN = '../golden';
const failed = aVerdict({ kind: 'fail', headline: 'Something broke' });
const many = (count: number, given: Parameters<typeof aResult>[0]) =>
  Array.from({ length: count }, (_, index) => aResult({ index, testId: `test-${index}`, ...given }));

test('a run with one of everything', async () => {
  const commands = annotations(aMixedReport()).map(annotationCommand).join('\n');
  await expect(`${commands}\n`).toMatchFileSnapshot(`${GOLDEN}/annotations.txt`);
});

test('a run in which every text is hostile', async () => {
  const commands = annotations(aHostileReport()).map(annotationCommand).join('\n');
  await expect(`${commands}\n`).toMatchFileSnapshot(`${GOLDEN}/annotations-hostile.txt`);
});

test('a dry run marks what cannot run, and nothing else', () => {
  expect(annotations(aDryReport()).map(({ level, title }) => [level, title])).toEqual([
    ['warning', 'errored (configuration): routing › to-nobody [gpt-5]'],
    ['warning', 'Unknown field'],
    ['notice', 'Evals: Inconclusive'],
  ]);
  expect(annotations(aDryReport()).at(-1)?.message).toContain('7 tests planned · 1 cannot run');
});

describe('a failing test', () => {
  const failing = aResult({ score: 0.1 });
  const own = (kind: 'fail' | 'warn', file = failing.suiteFile) => ({
    suite: failing.suite,
    file,
    target: failing.target,
    kind,
  });

  test.each([
    ['an error', 'fail', 'error'],
    ['a warning', 'warn', 'warning'],
  ] as const)('is %s where the verdict of its suite is %s, whatever that of the run is', (_, kind, level) => {
    for (const run of ['fail', 'warn', 'invalid'] as const) {
      const verdict = aVerdict({ kind: run, suites: [own('warn', 'evals/other.yaml'), own(kind)] });
      expect(annotations(aReport({ verdict, results: [failing] }))[0]?.level).toBe(level);
    }
  });

  test('whose command would not fit has none, rather than half of one', () => {
    const results = [aResult({ score: 0, testId: 'x'.repeat(600) })];
    expect(annotations(aReport({ verdict: failed, results }))[0]?.message).not.toContain('run it again');
  });
});

test('a test in quarantine is not marked', () => {
  const { suite, suiteFile, testId, target } = aResult();
  const tests = [{ suite, suiteFile, testId, target, state: 'quarantined' as const }];
  const report = aReport({ verdict: failed, results: [aResult({ score: 0.1 })], comparison: aComparison({ tests }) });
  expect(annotations(report).map(({ level }) => level)).toEqual(['notice']);
});

describe('with a baseline, a failing test', () => {
  const key = {
    suite: 'greetings',
    suiteFile: 'evals/greetings.eval.yaml',
    target: 'support-agent',
    testId: 'says-hello',
  };
  const reported = (state: TestState, reasons: readonly Reason[] = [], more: Partial<TestAssessment> = {}) =>
    annotations(
      aReport({
        results: [aResult({ ...key, score: 0.1 })],
        verdict: aVerdict({ kind: 'fail', headline: 'Failed', reasons: [...reasons] }),
        comparison: aComparison({ tests: [{ ...key, state, ...more }] }),
      }),
    ).filter(({ level }) => level !== 'notice');
  const requirement = (more: Partial<Reason> = {}): Reason => ({
    rule: 'requirement',
    kind: 'fail',
    message: 'missed',
    suite: key.suite,
    file: key.suiteFile,
    target: key.target,
    ...more,
  });

  test.each([
    ['regressed', 'error'],
    ['failing', 'error'],
    ['suspected', 'warning'],
    ['not-reproduced', 'warning'],
    ['fails-on-base', 'warning'],
    ['not-enough-history', 'warning'],
    ['not-rerun', 'warning'],
    ['new', 'warning'],
    ['changed', 'warning'],
    ['failing-as-before', undefined],
    ['quarantined', undefined],
  ] as const)('that is %s is reported as %s', (state, level) => {
    expect(reported(state)[0]?.level).toBe(level);
  });

  test('that regressed says how often it passed before and on its re-runs', () => {
    const counts = {
      base: { passes: 10, trials: 10 },
      now: { passes: 0, trials: 1 },
      reruns: { passes: 0, trials: 3 },
    };
    const [regressed] = reported('regressed', [], counts);
    expect(regressed?.title).toBe('regressed: greetings › says-hello (10/10 → 0/1, re-run 0/3)');
    expect(regressed?.message).toMatch(
      /^The score 0.10 is below the pass mark 0.80\n.*\nConfirmed: failed all 3 re-runs\n/,
    );
    expect(reported('regressed')[0]?.title).toMatch(/^regressed: .* \(0\.10, needs 0\.80\)$/);
  });

  test('that is flaky has no annotation, unless it regressed', () => {
    expect(reported('failing', [], { flaky: true })).toEqual([]);
    expect(reported('regressed', [], { flaky: true })[0]?.level).toBe('error');
  });

  test('that misses a requirement, or is in a suite that does, is an error, also if it failed before', () => {
    expect(reported('failing-as-before', [requirement()])[0]?.level).toBe('error');
    expect(reported('failing-as-before', [requirement({ testId: key.testId })])[0]?.level).toBe('error');
    expect(reported('failing-as-before', [requirement({ testId: 'another' })])).toEqual([]);
    expect(reported('failing-as-before', [requirement({ kind: 'warn' })])).toEqual([]);
    expect(reported('quarantined', [requirement()])).toEqual([]);
  });
});

test('the answer is shown as found if the grader reports nothing', () => {
  const assertions = [{ text: 'names the user', passed: false }];
  const results = [
    aResult({ score: 0, assertions, output: 'Hello\nyou' }),
    aResult({ testId: 'silent', score: 0, assertions, output: '' }),
  ];
  const [spoken, silent] = annotations(aReport({ verdict: failed, results }));
  expect(spoken?.message).toContain('got: Hello you\n');
  expect(silent?.message).toContain('got: (no answer)\n');
});

describe('errors', () => {
  test('of one cause are one warning without a line', () => {
    const results = many(14, { failure: { class: 'rate_limit', message: 'too many requests' } });
    const [group, ...rest] = annotations(aReport({ results }));
    expect(group).toEqual({
      level: 'warning',
      title: '14 tests errored: rate limit',
      message:
        'too many requests\ngreetings › test-0, greetings › test-1, greetings › test-2, greetings › test-3, greetings › test-4 and 9 more',
    });
    expect(rest.map(({ level }) => level)).toEqual(['notice']);
  });

  test('are errors where they make the run invalid', () => {
    const results = [aResult({ failure: {} })];
    expect(annotations(aReport({ results, verdict: aVerdict({ kind: 'invalid' }) }))[0]?.level).toBe('error');
  });

  test('in a suite are each on their own line, and name their location once', () => {
    const at = (line: number) => ({ file: 'evals/greetings.eval.yaml', line, column: 3 });
    const results = [5, 9].map((line) =>
      aResult({
        testId: `line-${line}`,
        failure: {
          class: 'config',
          stage: 'setup',
          message: `evals/greetings.eval.yaml:${line}:3: unknown grader\n  expected: one of contains\n  found: the text "x"`,
          location: at(line),
        },
      }),
    );
    const found = annotations(aReport({ results }));
    expect(found.map(({ line }) => line)).toEqual([5, 9, undefined]);
    expect(found[0]?.message).toBe('unknown grader\nexpected: one of contains\nfound: the text "x"');
  });
});

test('of a run that could not begin, nine problems are shown and the rest is counted', () => {
  const problems = Array.from({ length: 12 }, (_, at) => ({
    code: 'WRONG_TYPE' as const,
    severity: 'error' as const,
    message: `problem ${at}`,
  }));
  const found = problemAnnotations(problems);
  expect(found).toHaveLength(10);
  expect(found.at(-1)?.message).toBe('and 3 more errors: the log of the step lists all of them');
});

describe('limits', () => {
  test('nine errors and five warnings are shown, the rest is counted, and the headline is the one notice', () => {
    const report = aReport({
      verdict: failed,
      results: [
        ...many(30, { score: 0 }),
        ...many(8, {}).map((result, index) =>
          aResult({ testId: result.testId, failure: { class: 'provider', message: `cause ${'abcdefgh'.at(index)}` } }),
        ),
      ],
    });
    const found = annotations(report);
    const of = (level: string) => found.filter((one) => one.level === level);
    expect(of('error')).toHaveLength(10);
    expect(of('error').at(-1)?.title).toBe('and 21 more errors');
    expect(of('warning')).toHaveLength(6);
    expect(of('warning').at(-1)?.title).toBe('and 3 more warnings');
    expect(of('notice')).toHaveLength(1);
  });

  test('exactly as many as fit need no count', () => {
    const found = annotations(aReport({ verdict: failed, results: many(9, { score: 0 }) }));
    expect(found.map(({ level }) => level)).toEqual([...Array(9).fill('error'), 'notice']);
  });

  test('titles and messages stay short, and a long name keeps its end', () => {
    const testId = `${'long-'.repeat(60)}end`;
    const report = aReport({ verdict: failed, results: [aResult({ score: 0, testId, output: hostileText })] });
    expect(annotations(report)[0]?.title).toMatch(/^failed: greetings › .*…(?:.*)long-end \(0\.00, needs 0\.80\)$/);
    for (const { title, message } of [...annotations(report), ...annotations(aHostileReport())]) {
      expect(title.length).toBeLessThanOrEqual(120);
      expect(message.length).toBeLessThanOrEqual(1000);
    }
  });
});

describe('as a workflow command', () => {
  test('data and properties are escaped each in their own way', () => {
    expect(
      annotationCommand({
        level: 'error',
        title: 'a: b, c',
        message: '100 %\nx: y, z',
        file: 'a,b.yaml',
        line: 3,
        column: 1,
      }),
    ).toBe('::error title=a%3A b%2C c,file=a%2Cb.yaml,line=3,col=1::100 %25%0Ax: y, z');
  });

  test.each(hostileTexts)('%j stays within the one command', (text) => {
    const command = annotationCommand({ level: 'warning', title: text, message: text, file: text, line: 1, column: 1 });
    expect(command).not.toMatch(/[\r\n]/);
    expect(command).not.toContain('##[');
    expect(commandsIn(command)).toEqual([command]);
    const [, properties = ''] = /^::warning (.*?)::/.exec(command) ?? [];
    expect(properties.split(',').map((property) => property.split('=')[0])).toEqual(['title', 'file', 'line', 'col']);
  });
});
