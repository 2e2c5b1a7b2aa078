import { describe, expect, test } from 'vitest';
import type { Reason } from '../../../src/model/verdict/verdict.ts';
import { columnsOf } from '../../../src/reports/terminal/columns.ts';
import { extraResultLine, nextSteps, resultLine, resultTable } from '../../../src/reports/terminal/terminal.ts';
import { aComparison, aReport, aResult, aSuiteAssessment, aTrial, aVerdict } from '../../support/builders.ts';
import { aHostileReport } from '../../support/hostile-report.ts';
import { aDryReport, aMixedReport, aScore, aSilentPass } from '../../support/reports.ts';

const GOLDEN = '../../golden';
const mixed = aMixedReport();
const plain = (width: number) => ({ colour: false, width, screen: width });
const coloured = /\p{Cc}\[\d+m/gu;

describe('a run with one of everything', () => {
  test.each([80, 120])('in %i columns', async (width) => {
    const lines = mixed.results.map((result) => resultLine(result, plain(width)));
    const all = [...lines, '', resultTable(mixed, plain(width)), ''].join('\n');
    await expect(all).toMatchFileSnapshot(`${GOLDEN}/terminal-${width}.txt`);
  });

  test('as a dry run', async () => {
    const dry = aDryReport();
    const lines = dry.results.map((result) => resultLine(result, plain(100), true));
    const all = [...lines, '', resultTable(dry, plain(100)), ''].join('\n');
    await expect(all).toMatchFileSnapshot(`${GOLDEN}/terminal-dry-run.txt`);
  });

  test('colours add nothing but colours', () => {
    const table = resultTable(mixed, { ...plain(100), colour: true });
    expect(table).not.toBe(resultTable(mixed, plain(100)));
    expect(table.replace(coloured, '')).toBe(resultTable(mixed, plain(100)));
    for (const result of mixed.results) {
      expect(resultLine(result, { ...plain(100), colour: true }).replace(coloured, '')).toBe(
        resultLine(result, plain(100)),
      );
    }
  });
});

describe('a finished test', () => {
  test('that ran again says where, and one that seeds a baseline says nothing', () => {
    const line = (purpose: 'confirmation' | 'control' | 'seed') =>
      extraResultLine({ purpose, result: aResult({ score: 1 }) }, plain(120), false);
    expect(line('confirmation')).toBe(resultLine(aResult({ score: 1 }), plain(120)));
    expect(line('control')).toMatch(/^✓ pass .* on the base commit/);
    expect(line('seed')).toBeUndefined();
  });
});

test('names are no wider than the longest one, so that the reason of a failure has more space', () => {
  const assertions = [{ text: 'The answer does not contain "14 days"', passed: false }];
  const result = aResult({ suite: 'shop', testId: 'refund', target: 'bot', score: 0, assertions });
  const line = (nameColumns?: number) => resultLine(result, { ...plain(80), nameColumns });
  expect(line()).toMatch(/ {2}The answer does…$/);
  expect(line(5)).toMatch(/^✗ fail {3}shop › refund \[bot\] {2}0\.00 .* {2}The answer does not contain "14…$/);
  expect(line(25)).toMatch(/^✗ fail {3}shop › refund \[bot\] {8}0\.00 .* {2}The answer does not contai…$/);
});

test('texts are whole where the output is no terminal', () => {
  const text = `The answer does not contain "${'Sundays and public holidays '.repeat(5).trim()}"`;
  const result = aResult({ score: 0, assertions: [{ text, passed: false }] });
  const screen = { colour: false, width: 100 };
  expect(resultLine(result, screen)).toMatch(new RegExp(`${text}$`));
  expect(resultTable(aReport({ results: [result] }), screen)).toContain(`- ${text}\n`);
});

test('a run that measured nothing does not begin with a share of passed tests', () => {
  const results = [aResult(), aResult({ testId: 'broken', failure: { class: 'config' } })];
  const table = resultTable(aReport({ results, verdict: aVerdict({ kind: 'invalid' }) }), plain(80));
  expect(table).toContain('\n1 of 2 tests passed ·');
  expect(table).toContain('greetings · support-agent  1 of 2 passed ·');
  expect(table).not.toContain('%');
});

test('a test that timed out shows the wall clock where the time of its target is not known', () => {
  const result = aResult({ failure: { class: 'timeout', message: 'no answer' }, evalRun: { durationMs: 30_000 } });
  expect(resultLine(result, plain(120))).toContain('30.0 s');
  expect(resultTable(aReport({ results: [result] }), plain(120))).toContain('30.0 s');
  const broken = aResult({ failure: { class: 'config' }, evalRun: { durationMs: 0 } });
  expect(resultLine(broken, plain(120))).not.toContain('0 ms');
});

describe('the table', () => {
  test('only counts the warnings that were printed before the run, and lists those of graders', () => {
    const warning = { code: 'UNUSED' as const, severity: 'warning' as const, message: 'told already' };
    const results = [aResult({ scores: [aSilentPass('ticket-fields')] })];
    const table = resultTable(aReport({ results, warnings: [warning, warning] }), plain(120));
    expect(table).not.toContain('told already');
    expect(table).toContain('\n2 warnings about the suites, also in summary.md\n');
    expect(table).toContain(
      'Graders to check\n  - evals/greetings.eval.yaml:4:5: ticket-fields: Its output is not a JSON object, so its exit code 0 counted as a pass',
    );
  });

  test('says below a test how many of its trials passed, and counts the cost of all', () => {
    const trials = [aTrial(1, { costUsd: 0.5 }), aTrial(0, { costUsd: 0.25 })];
    const table = resultTable(aReport({ results: [aResult({ trials, costUsd: 0.5 })] }), plain(80));
    expect(table).toMatch(/greets .* \$0\.75\n {11}1 of 2 trials passed\n/);
  });

  describe('of more than 50 tests', () => {
    const manyTests = (reasonOf: (index: number) => string | undefined) =>
      aReport({
        results: Array.from({ length: 60 }, (_, index) => {
          const text = reasonOf(index);
          const assertions = text === undefined ? [] : [{ text, passed: false, evidence: 'Sorry' }];
          const scores =
            text === undefined ? [] : [aScore({ type: 'contains', score: 0, verdict: 'fail', assertions })];
          return aResult({ index, testId: `test-${index}`, score: text === undefined ? 1 : 0, assertions, scores });
        }),
      });

    test('has a line for each suite and none for a passed test', () => {
      const table = resultTable(
        manyTests((index) => (index === 7 ? 'The answer lacks "a"' : undefined)),
        plain(80),
      );
      expect(table).toMatch(/^ {2}✗ fail {3}greetings › test-7 .*\n +- The answer lacks "a"\n +got: Sorry\n\n/);
      expect(table).not.toContain('test-8');
      expect(table).toMatch(/^greetings · support-agent {2}59 of 60 passed \(98%\) · mean 0.98/m);
    });

    test('groups the failed tests by their reason, the most frequent first', () => {
      const table = resultTable(
        manyTests((index) => (index < 2 ? 'The answer lacks "b"' : index < 12 ? 'The answer lacks "a"' : undefined)),
        plain(100),
      );
      expect(
        table
          .split('\n')
          .slice(0, 7)
          .map((line) => line.trim()),
      ).toEqual([
        '✗ fail   10 tests: The answer lacks "a"',
        'got: Sorry',
        'greetings › test-2, greetings › test-3, greetings › test-4, greetings › test-5, greetings',
        '› test-6 and 5 more',
        '✗ fail   2 tests: The answer lacks "b"',
        'got: Sorry',
        'greetings › test-0, greetings › test-1',
      ]);
    });

    test('says once of each failed test how it compares', () => {
      const run = manyTests((index) => (index < 40 ? 'The answer lacks "a"' : undefined));
      const tests = run.results.slice(0, 40).map((result, index) => ({
        ...result,
        state: index < 36 ? ('regressed' as const) : ('failing' as const),
        base: { passes: index < 36 ? 5 : index - 35, trials: 5 },
        now: { passes: 0, trials: 1 },
      }));
      const comparison = aComparison({
        baseline: { kind: 'found', provenance: [{ from: 'file', where: 'baseline.jsonl' }] },
        suites: [aSuiteAssessment({ delta: -0.05 })],
        tests,
      });
      const table = resultTable({ ...run, comparison }, plain(100));
      expect(table).toContain('regressed, 5/5 → 0/1: greetings › test-0, greetings › test-1,');
      expect(table).toContain('test-4 and 31 more\n');
      expect(table).toContain('failing, 1/5 → 0/1: greetings › test-36\n');
      expect(table).toContain('and 2 tests with other counts\n');
      expect(table.match(/regressed/g)).toHaveLength(1);
    });

    test('shows twenty reasons, and counts the others', () => {
      const table = resultTable(
        manyTests((index) => (index < 30 ? `The answer lacks "${index}"` : undefined)),
        plain(100),
      );
      expect(table.match(/✗ fail/g)).toHaveLength(20);
      expect(table).toContain('\n  and 10 more reasons of 10 tests\n');
    });
  });

  test('shows ten reasons of the verdict; of more, those of suites instead of those of tests', () => {
    const reasonsOf = (count: number, testId?: string) =>
      Array.from({ length: count }, (_, at) => ({
        rule: 'regression' as const,
        kind: 'fail' as const,
        message: `${testId ?? 'suite'} ${at}`,
        testId,
      }));
    const linesOf = (reasons: Reason[]) =>
      resultTable(aReport({ verdict: aVerdict({ kind: 'fail', headline: 'failed', reasons }) }), plain(80))
        .split('Failed: failed\n')[1]
        ?.split('\n')
        .map((line) => line.trim());
    expect(linesOf(reasonsOf(12, 'test'))).toEqual([
      ...reasonsOf(10, 'test').map(({ message }) => `- ${message}`),
      'and 2 more reasons',
    ]);
    expect(linesOf([...reasonsOf(12, 'test'), ...reasonsOf(2)])).toEqual([
      '- suite 0',
      '- suite 1',
      'and 12 more reasons',
    ]);
  });

  test('shows the first three failed checks', () => {
    const assertions = ['one', 'two', 'three', 'four', 'five'].map((text) => ({ text, passed: false }));
    const table = resultTable(aReport({ results: [aResult({ score: 0, assertions })] }), plain(80));
    expect(table).toMatch(/- one\n.*- two\n.*- three\n +and 2 more/);
    expect(table).not.toContain('four');
  });
});

test.each([60, 80, 100, 120, 200])('hostile texts stay in their lines and within %i columns', (width) => {
  const report = aHostileReport();
  const lines = [
    ...resultTable(report, plain(width)).split('\n'),
    ...report.results.map((one) => resultLine(one, plain(width))),
  ];
  for (const line of lines) {
    expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200b]/u);
    expect(width < 80 ? 0 : columnsOf(line)).toBeLessThanOrEqual(width);
  }
});

test('a crash is shown with the end of its message, where the cause is', () => {
  const message = `The command failed: Traceback ${'File x in y '.repeat(60)} ValueError: no AGENT_HOME`;
  const failure = { class: 'crash', reason: 'provider_error', stage: 'agent', message } as const;
  const crashed = aReport({ results: [aResult({ failure })] });
  expect(resultTable(crashed, plain(80)).replaceAll(/\s+/g, ' ')).toContain('ValueError: no AGENT_HOME');
});

test('a first run says once that there is no baseline', () => {
  const first = aReport({ verdict: aVerdict({ noBaseline: true, headline: 'No baseline yet: 1 of 1 test passed.' }) });
  expect(resultTable(first, plain(80)).match(/No baseline/g)).toHaveLength(1);
});

test('a regressed test has its numbers once, beside no statistics of what was not found', () => {
  const test = {
    suite: 'greetings',
    suiteFile: 'evals/greetings.eval.yaml',
    target: 'support-agent',
    testId: 'greets',
  };
  const comparison = aComparison({
    baseline: { kind: 'found', provenance: [{ from: 'file', where: 'baseline.jsonl' }] },
    suites: [aSuiteAssessment({ delta: -0.05, smallestDetectableDrop: 0.17 })],
    tests: [{ ...test, state: 'regressed', base: { passes: 5, trials: 5 }, now: { passes: 0, trials: 1 } }],
    detectableTests: { count: 1, of: 1 },
  });
  const reasons = [
    { rule: 'regression', kind: 'fail', message: 'greets regressed: 0 of 1 planned trials', ...test },
    { rule: 'increase', kind: 'fail', message: 'greetings costs 30% more' },
  ] as const;
  const table = (kind: 'fail' | 'pass') =>
    resultTable(
      aReport({ comparison, verdict: aVerdict({ kind, headline: 'so', reasons: [...reasons] }) }),
      plain(100),
    );
  expect(table('fail')).toMatch(
    /\n {2}greetings · support-agent {2}[^·]*\n {2}regressed {2}greetings › greets {2}5\/5 → 0\/1\n/,
  );
  expect(table('fail')).toMatch(/\nFailed: so\n {2}- greetings costs 30% more$/);
  expect(table('pass')).toMatch(/ · no drop found · smallest/);
});

describe('where to look next', () => {
  test('the files, and how to run a failing test again', () => {
    const files = [
      { label: 'summary', path: 'out/summary.md' },
      { label: 'JUnit', path: 'out/junit.xml' },
    ];
    expect(nextSteps({ files, report: mixed }, { colour: false })).toBe(
      [
        'Next steps',
        '  summary             out/summary.md',
        '  JUnit               out/junit.xml',
        '  re-run a test       eval-action run evals/refunds.eval.yaml --test-id partial-refund --target support-agent',
        '  measure a baseline  eval-action run --save-baseline',
      ].join('\n'),
    );
  });

  test('the program is called as the caller says, and a dry run has nothing to run again', () => {
    const generator = { ...mixed.generator, program: 'node dist/cli.js' };
    const report = { ...mixed, generator };
    expect(nextSteps({ files: [], report }, { colour: false })).toContain('  node dist/cli.js run ');
    const here = { program: 'npx eval-action', workingDirectory: 'my apps' };
    expect(nextSteps({ files: [], report, here }, { colour: false })).toMatch(
      / {2}npx eval-action run evals\/refunds\.eval\.yaml .* --working-directory 'my apps'\n.* run --working-directory 'my apps' --save-baseline$/,
    );
    expect(nextSteps({ files: [], report: { ...aDryReport(), generator }, here }, { colour: false })).toBe('');
  });

  test('a run that was stopped is finished in its folder', () => {
    const stopped = { ...mixed, complete: false, stopped: 'cancelled' as const, selected: ['suites' as const] };
    const here = { program: 'npx eval-action', workingDirectory: '.' };
    const shown = (report: typeof mixed) => nextSteps({ files: [], report, here, folder: 'my out' }, { colour: false });
    expect(shown(stopped)).toContain(
      "  finish the run      npx eval-action run evals/refunds.eval.yaml evals/routing.eval.yaml --resume='my out'\n",
    );
    expect(shown({ ...stopped, complete: true })).not.toContain('--resume');
    const engine = { name: 'promptfoo', evals: ['promptfooconfig.yaml'] };
    expect(shown({ ...stopped, engine })).not.toContain('--resume');
  });

  test('a file without a label is below the one it belongs to', () => {
    const files = [
      { label: 'for programs', path: 'out/report.json' },
      { label: '', path: 'out/junit.xml' },
    ];
    expect(nextSteps({ files, report: aReport() }, { colour: false })).toBe(
      'Next steps\n  for programs  out/report.json\n                out/junit.xml',
    );
  });

  test('nothing is said when there is nothing to look at', () => {
    expect(nextSteps({ files: [], report: aReport() }, { colour: false })).toBe('');
  });
});
