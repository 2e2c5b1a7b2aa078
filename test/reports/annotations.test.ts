import { describe, expect, test } from 'vitest';
import { annotationCommand, annotations } from '../../src/reports/annotations.ts';
import { aComparison, aReport, aResult, aVerdict } from '../support/builders.ts';
import { hostileText, hostileTexts } from '../support/hostile.ts';
import { aHostileReport } from '../support/hostile-report.ts';
import { aMixedReport } from '../support/reports.ts';
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

test('a failing test is marked on its own line, with what was expected, found, and how to run it again', () => {
  const assertions = [{ text: 'names the user', passed: false, evidence: 'says "customer"' }];
  const [first] = annotations(aReport({ verdict: failed, results: [aResult({ score: 0.35, assertions })] }));
  expect(first).toEqual({
    level: 'error',
    title: 'failed: greetings › greets (0.35, needs 0.80)',
    message:
      'expected: names the user\ngot: says "customer"\nrun it again: eval-action run evals/greetings.eval.yaml --test-id greets',
    file: 'evals/greetings.eval.yaml',
    line: 4,
    column: 5,
  });
});

test('a failing test only warns where the verdict is not fail', () => {
  const verdict = aVerdict({ kind: 'warn' });
  expect(annotations(aReport({ verdict, results: [aResult({ score: 0.1 })] }))[0]?.level).toBe('warning');
});

test('a test in quarantine is not marked', () => {
  const tests = [{ suite: 'greetings', testId: 'greets', target: 'support-agent', state: 'quarantined' as const }];
  const report = aReport({ verdict: failed, results: [aResult({ score: 0.1 })], comparison: aComparison({ tests }) });
  expect(annotations(report).map(({ level }) => level)).toEqual(['notice']);
});

test('the answer stands for what was found where the grader says nothing', () => {
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

  test('of one test are on its line', () => {
    const [only] = annotations(aReport({ results: [aResult({ failure: { class: 'crash' } })] }));
    expect(only).toMatchObject({ title: 'errored (crash): greetings › greets', line: 4 });
  });

  test('are errors where they make the run invalid', () => {
    const results = [aResult({ failure: {} })];
    expect(annotations(aReport({ results, verdict: aVerdict({ kind: 'invalid' }) }))[0]?.level).toBe('error');
  });

  test('in the configuration are each on their own line', () => {
    const at = (line: number) => ({ file: 'evals/greetings.eval.yaml', line, column: 3 });
    const results = [5, 9].map((line) =>
      aResult({ testId: `line-${line}`, failure: { class: 'config', message: 'unknown grader', place: at(line) } }),
    );
    expect(annotations(aReport({ results })).map(({ line }) => line)).toEqual([5, 9, undefined]);
  });
});

test('a warning of a suite is on its line', () => {
  const [warning] = annotations(
    aReport({
      warnings: [
        {
          code: 'UNKNOWN_FIELD',
          severity: 'warning',
          message: 'The field "treshold" is not known',
          place: { file: 'evals/a.yaml', line: 2, column: 1 },
          expected: 'a known field',
          found: 'treshold',
          hint: 'Did you mean "threshold"?',
        },
      ],
    }),
  );
  expect(warning).toEqual({
    level: 'warning',
    title: 'suite: unknown field',
    message: 'The field "treshold" is not known\nexpected: a known field\nfound: treshold\nDid you mean "threshold"?',
    file: 'evals/a.yaml',
    line: 2,
    column: 1,
  });
});

test.each(['/etc/evals.yaml', '../evals.yaml', 'C:\\evals.yaml', '..'])(
  'the file %s is not of the repository',
  (file) => {
    const place = { file, line: 4, column: 5 };
    const [first] = annotations(aReport({ verdict: failed, results: [aResult({ score: 0, place })] }));
    expect(first).not.toHaveProperty('file');
    expect(first?.message).toContain(`at ${file}:4:5`);
  },
);

describe('limits', () => {
  test('nine errors and five warnings are shown, the rest is counted, and the headline is the one notice', () => {
    const report = aReport({
      verdict: failed,
      results: [
        ...many(30, { score: 0 }),
        ...many(8, {}).map((result, index) =>
          aResult({ testId: result.testId, failure: { class: 'provider', message: `cause ${index}` } }),
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

  test('what is not known is left out', () => {
    expect(annotationCommand({ level: 'notice', title: 'Evals', message: 'fine' })).toBe('::notice title=Evals::fine');
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
