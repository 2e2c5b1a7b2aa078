import { describe, expect, test } from 'vitest';
import type { TestAssessment } from '../../../src/model/verdict/assessment.ts';
import type { Report } from '../../../src/model/verdict/report.ts';
import type { TestState } from '../../../src/model/verdict/verdict.ts';
import type { CommentContext } from '../../../src/reports/comment/comment-context.ts';
import { checkOutput, commentMarkdown, problemsComment } from '../../../src/reports/comment/comment-markdown.ts';
import { shortSummary } from '../../../src/reports/summary/summary.ts';
import { aChange, aComparison, aReport, aResult, aSuiteAssessment, aTrial, aVerdict } from '../../support/builders.ts';
import { aHostileComparedReport, aHostileReport } from '../../support/hostile-report.ts';
import { aDryReport, aMixedReport } from '../../support/reports.ts';

const GOLDEN = '../../golden';
const BYTES = 60_000;
const context: CommentContext = {
  key: 'support-agent',
  head: '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d5e6f1a2b',
  attempt: 2,
  runUrl: 'https://github.example/octo/agent/actions/runs/4711/attempts/2',
  artifact: { name: 'agentv-results-support-agent-2', run: 4711 },
  linkTo: ({ file, line }) =>
    /^[\w/.-]+$/.test(file) ? `https://github.example/octo/agent/blob/1a2b3c4/${file}#L${line}` : undefined,
};
const comment = (report: Report, bytes = BYTES) => commentMarkdown(report, context, bytes);
const visibleLines = (text: string) =>
  (text.replaceAll(/<details>[\s\S]*?\n<\/details>/g, '').match(/^.*\S.*$/gm) ?? []).length;

/** A run with a baseline, and tests in several states. */
function aComparedReport(): Report {
  const results = ['a', 'b', 'c', 'd', 'e'].map((testId, index) =>
    aResult({ index, testId, score: index < 3 ? 0.2 : 1, costUsd: 0.1, output: `Line one of ${testId}\nLine two` }),
  );
  return aReport({
    results,
    conclusion: 'failure',
    verdict: aVerdict({
      kind: 'fail',
      headline: '1 test regressed: a. Compared 4 of 5 tests; 1 new; 1 removed; 1 suspected.',
      reasons: [
        { rule: 'regression', kind: 'fail', message: '1 regression', suite: 'greetings', target: 'support-agent' },
      ],
    }),
    comparison: aComparison({
      baseline: {
        kind: 'found',
        provenance: [{ from: 'artifact', where: 'run 4711', sha: '9f8e7d6c5b', branch: 'main' }],
      },
      suites: [
        aSuiteAssessment({
          ...{ comparable: 5, finding: 'drop', p: 0.004, smallestDetectableDrop: 0.1 },
          ...{ delta: -0.17, deltaLow: -0.29, deltaHigh: -0.05 },
        }),
      ],
      tests: [
        aChange('a', 'regressed', {
          base: { passes: 10, trials: 10 },
          now: { passes: 0, trials: 3 },
          reruns: { passes: 0, trials: 2 },
          needed: 2,
        }),
        aChange('b', 'suspected', { base: { passes: 3, trials: 3 }, now: { passes: 0, trials: 1 }, needed: 5 }),
        aChange('c', 'failing-as-before'),
        aChange('d', 'fixed', { base: { passes: 0, trials: 3 }, now: { passes: 3, trials: 3 } }),
        aChange('e', 'new'),
        aChange('f', 'removed', { why: 'is no longer in the suite' }),
      ],
      detectableTests: { count: 3, of: 4 },
    }),
  });
}

test('a run with one of everything', async () => {
  await expect(comment(aMixedReport())).toMatchFileSnapshot(`${GOLDEN}/comment.md`);
});

test('a run with a baseline', async () => {
  await expect(comment(aComparedReport())).toMatchFileSnapshot(`${GOLDEN}/comment-compared.md`);
});

test.each([
  ['its branch', { from: 'artifact', where: 'run 7', sha: '9f8e7d6c5b', branch: 'main' }, '`main`'],
  ['its commit', { from: 'file', where: 'evidence.json', sha: '9f8e7d6c5b' }, '`9f8e7d6`'],
  ['where it is', { from: 'run', where: 'results/before' }, '`results/before`'],
] as const)('the change is against %s', (_, provenance, name) => {
  const report = aComparedReport();
  const baseline = { kind: 'found' as const, provenance: [provenance] };
  expect(comment({ ...report, comparison: { ...report.comparison, baseline } })).toContain(` against ${name} on `);
});

test('a fold says how many of the other tests it holds', () => {
  const results = Array.from({ length: 53 }, (_, index) => aResult({ index, testId: `test-${index}`, score: 0 }));
  const text = comment(aReport({ results }));
  const [, held, others] = /<summary>❌ Failing: (\d+) of the other (\d+)</.exec(text) ?? [];
  const [fold = ''] = text.split('of the other').slice(1).join('').split('</details>');
  expect(fold.match(/\n\| .*test-/g)).toHaveLength(Number(held));
  expect(text.split('<details>')[0]?.match(/\n\| .*test-/g)).toHaveLength(53 - Number(others));
});

test('a run that passed says its numbers and nothing else', async () => {
  const report = aReport({
    results: [aResult({ costUsd: 1.84 }), aResult({ index: 1, testId: 'says-goodbye' })],
    verdict: aVerdict({ headline: '2 of 2 tests passed' }),
  });
  await expect(comment(report)).toMatchFileSnapshot(`${GOLDEN}/comment-passed.md`);
});

test('a run that passed keeps its suites in a fold, also where a test failed that may', () => {
  const report = aReport({ results: [aResult({ score: 0.2 }), aResult({ index: 1, testId: 'says-goodbye' })] });
  expect(comment(report).split('<details>')[0]).not.toContain('| Suite |');
  expect(comment({ ...report, verdict: aVerdict({ kind: 'warn' }) }).split('<details>')[0]).toContain('| Suite |');
});

describe('a test whose trials do not agree is named', () => {
  const trials = [aTrial(1), aTrial(0), aTrial(1)];

  test('as flaky, when its score is enough', () => {
    const text = comment(aReport({ results: [aResult({ score: 0.67, passMark: 0.5, trials })] }));
    expect(text).toContain('<details><summary>🟡 Flaky (1)</summary>');
    expect(text).toMatch(/greets`\]\S* \| 2 of 3 trials passed; together they reach the pass mark \| 0\.67 \|/);
  });

  test('as failing, when its score is not, although most of its trials passed', () => {
    const passing = aChange('greets', 'passing', { now: { passes: 2, trials: 3 } });
    const text = comment(
      aReport({ results: [aResult({ score: 0.67, trials })], comparison: aComparison({ tests: [passing] }) }),
    );
    expect(text).toContain('#### ❌ Failing (1)');
    expect(text).toContain('0.67 of 0.80, 2 of 3 trials passed');
  });
});

test('a reason that repeats the alert is left out', () => {
  const why = 'no trusted run of main has left evidence yet';
  const reasons = [{ rule: 'baseline', kind: 'inconclusive', message: `Nothing was compared: ${why}` }] as const;
  const text = comment(
    aReport({
      verdict: aVerdict({ kind: 'inconclusive', noBaseline: true, reasons: [...reasons] }),
      comparison: aComparison({ baseline: { kind: 'none', why } }),
    }),
  );
  expect(text).toContain(
    '> No baseline: only the requirements of the suites count. No trusted run of main has left evidence yet.\n',
  );
  expect(text.split(/no trusted run/i)).toHaveLength(2);
});

describe('a test with a baseline is listed by its state', () => {
  const listed = (state: TestState, more: Partial<TestAssessment> = {}, score = 0.2) => {
    const suites = aComparedReport().comparison.suites;
    const baseline = { kind: 'found' as const, provenance: [] };
    const tests = [
      aChange('greets', state, { base: { passes: 4, trials: 8 }, now: { passes: 0, trials: 1 }, ...more }),
    ];
    return comment(aReport({ results: [aResult({ score })], comparison: aComparison({ baseline, suites, tests }) }));
  };

  test.each([
    ['fails-on-base', '🟠 Fails on base too (1)'],
    ['suspected', '🟠 Suspected (1)'],
    ['not-reproduced', '🟠 Not reproduced (1)'],
    ['not-enough-history', '🟠 Failing, not enough baseline trials (1)'],
    ['not-rerun', '🟠 Failing, not re-run (1)'],
    ['failing-as-before', '⚪ Failing as before (1)'],
    ['quarantined', '🔕 Quarantined (1)'],
    ['removed', '➖ Removed (1)'],
    ['skipped', '❓ Not run (1)'],
  ] as const)('as %s', (state, title) => {
    expect(listed(state)).toContain(`<details><summary>${title}</summary>`);
    expect(listed(state)).not.toContain('❌ Failing');
  });

  test.each(['new', 'changed'] as const)('as failing, if it is %s and fails', (state) => {
    expect(listed(state)).toMatch(/#### ❌ Failing \(1\)\n.*\n.*\n.*greets`.* \| 0\.20 of 0\.80, (?:new|changed) \|/);
    expect(listed(state)).not.toMatch(/New \(|Changed \(/);
    expect(listed(state, {}, 1)).toMatch(/<summary>(?:🆕 New|✏️ Changed) \(1\)<\/summary>/);
  });

  test('as flaky, if it passes and carries the label', () => {
    expect(listed('passing', { flaky: true }, 1)).toMatch(/🟡 Flaky \(1\)[\s\S]* \| 4\/8 → 0\/1, flaky \|/);
    expect(listed('passing', {}, 1)).not.toContain('Flaky');
  });
});

describe('the detectable drop of several suites', () => {
  const lineOf = (...drops: (number | undefined)[]) => {
    const compared = aComparedReport();
    const [first] = compared.comparison.suites;
    if (first === undefined) throw new Error('the report has no compared suite');
    const { smallestDetectableDrop: _, ...others } = first;
    const suites = drops.map((drop) => ({ ...others, finding: 'steady' as const, smallestDetectableDrop: drop }));
    return comment({ ...compared, comparison: { ...compared.comparison, suites } });
  };

  test('is a range', () => {
    expect(lineOf(0.17, 0.05)).toContain(' · smallest detectable drop of a suite: 5 pp to 17 pp · ');
    expect(lineOf(0.17, 0.17)).toContain(' · smallest detectable drop of a suite: 17 pp · ');
  });

  test('leaves out suites that dropped: what was found needs no limit', () => {
    expect(comment(aComparedReport())).not.toContain('detectable drop');
  });

  test('counts suites without one', () => {
    expect(lineOf(0.17, undefined)).toContain('suite: 17 pp (not detectable in 1 of 2) · ');
    expect(lineOf(undefined, undefined)).toContain(' · a drop is not detectable with this baseline · ');
  });
});

test('a dry run', async () => {
  await expect(comment(aDryReport())).toMatchFileSnapshot(`${GOLDEN}/comment-dry-run.md`);
});

test('a run that could not begin', async () => {
  const problem = {
    code: 'NOTHING_MATCHED' as const,
    severity: 'error' as const,
    message: 'No eval suite matches evals/**/*.yml',
    location: { file: 'evals/greet.eval.yaml', line: 1, column: 8 },
    hint: 'Globs start at the working directory.',
  };
  await expect(problemsComment([problem], context)).toMatchFileSnapshot(`${GOLDEN}/comment-problems.md`);
  expect(problemsComment([], context)).toContain('Please report it with the lines in the log of the step');
});

test('a run in which every text is hostile', async () => {
  await expect(comment(aHostileReport())).toMatchFileSnapshot(`${GOLDEN}/comment-hostile.md`);
});

test('an incomplete run says how much of it there is', () => {
  const report = aReport({ complete: false });
  const totals = { ...report.totals, total: 80, skipped: 49 };
  expect(comment({ ...report, totals })).toContain('> [!CAUTION]\n> Incomplete: 31 of 80 tests ran');
});

test('a baseline that could not be read is distinguished from a missing one', () => {
  const noBaseline = aVerdict({ noBaseline: true });
  const baseline = { kind: 'unavailable', why: 'GitHub answered 500', hint: 'Run it again.' } as const;
  expect(comment(aReport({ verdict: noBaseline, comparison: aComparison({ baseline }) }))).toContain(
    '> [!WARNING]\n> Nothing was compared: GitHub answered 500. Run it again.',
  );
  expect(comment(aReport({ verdict: noBaseline }))).toContain(
    '> [!NOTE]\n> No baseline: only the requirements of the suites count.',
  );
});

describe('space', () => {
  const many = (count: number, over: Parameters<typeof aResult>[0] = {}) =>
    Array.from({ length: count }, (_, index) =>
      aResult({
        index,
        testId: `test-${index}`,
        suite: `suite-${index % 40}`,
        score: 0.1,
        output: 'x\n'.repeat(50),
        ...over,
      }),
    );
  const failing = (count: number, over: Parameters<typeof aResult>[0] = {}): Report =>
    aReport({
      results: many(count, over),
      verdict: aVerdict({
        kind: 'fail',
        noBaseline: true,
        headline: `${count} of ${count} tests failed`,
        reasons: Array.from({ length: 8 }, (_, index) => ({
          rule: 'requirement',
          kind: 'fail',
          message: `reason ${index}`,
        })),
      }),
    });

  test.each([0, 1, 5, 30, 400])('%i failing tests take at most 25 lines before the first fold', (count) => {
    const text = comment(failing(count));
    expect(visibleLines(text)).toBeLessThanOrEqual(25);
    if (count > 20) expect(text).toContain(`Omitted to keep this short: ${count - 20} tests`);
  });

  test('what is left out goes from the least to the most important', () => {
    const report = failing(400, { output: `${'word '.repeat(40)}\n`.repeat(30) });
    const sizes = [BYTES, 16_000, 12_000, 9000, 4000];
    const texts = sizes.map((bytes) => comment(report, bytes));
    texts.forEach((text, index) => {
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(sizes[index] ?? 0);
      expect(text).toMatch(
        /^### ❌ Evals: 8 suites below threshold · `support-agent`\n\nFailed: 400 of 400 tests failed {2}\n\*\*/,
      );
      expect(text.match(/^<details>/gm)?.length).toBe(text.match(/^<\/details>$/gm)?.length);
    });
    expect(texts[0]).toContain('Answers and re-run commands');
    expect(texts[3]).not.toContain('Answers and re-run commands');
  });

  test('with everything that there can be to say, 25 lines come before the first fold, and 4,000 characters are enough', () => {
    const around = { ...context, unverified: 'somebody/agent', key: 'k'.repeat(100) };
    for (const report of [aHostileComparedReport(), { ...aHostileReport(), complete: false }, failing(400)]) {
      const text = commentMarkdown(report, around, BYTES);
      expect(visibleLines(text)).toBeLessThanOrEqual(25);
      expect(commentMarkdown(report, around, 1).length).toBeLessThan(4000);
    }
  });
});

describe('unverified results', () => {
  const unverified = { ...context, unverified: 'some`body/agent @octocat' };

  test('says whose code has reported it, in every length', () => {
    for (const bytes of [BYTES, 300]) {
      const text = commentMarkdown(aMixedReport(), unverified, bytes);
      expect(text).toContain('_Reported by code of ``some`body/agent @octocat``, unverified');
    }
    expect(visibleLines(commentMarkdown(aMixedReport(), unverified, BYTES))).toBeLessThanOrEqual(25);
  });

  test('and where results are missing, the first thing that is said is which', () => {
    const unreadable = [
      { code: 'RESULTS_UNREADABLE', severity: 'error', message: 'Only 3 of 4 shards reported' },
      { code: 'DUPLICATE_ID', severity: 'error', message: '<b>two</b>' },
    ] as const;
    const text = comment(aReport({ complete: false, unreadable: [...unreadable] }));
    expect(text).toContain('> [!CAUTION]\n> Incomplete: Only 3 of 4 shards reported (and 1 more problem)');
  });
});

test('outside of GitHub there is no commit to name and no page to link to', () => {
  const alone: CommentContext = { ...context, head: '', runUrl: '', attempt: 1, linkTo: () => undefined };
  for (const bytes of [BYTES, 3000, 300]) {
    const text = commentMarkdown(aMixedReport(), alone, bytes);
    expect(text).not.toMatch(/\]\(|Head|Summary and log/);
  }
});

test('a check run shows a plain headline, the comment and its suites', () => {
  const output = checkOutput(aHostileReport(), context, BYTES);
  expect(output.title.length).toBeLessThanOrEqual(80);
  expect(output.title).not.toMatch(/[\r\n]/);
  expect(Buffer.byteLength(output.summary)).toBeLessThanOrEqual(BYTES);
  expect(Buffer.byteLength(output.text ?? '')).toBeLessThanOrEqual(BYTES);
  expect(checkOutput(aComparedReport(), context, BYTES).title).toBe('1 test regressed, 2 of 5 passed (−17 pp)');
  expect(checkOutput(aReport(), context, BYTES).title).toBe('1 of 1 passed, no drop found');
  expect(checkOutput(aDryReport(), context, BYTES).title).toBe('dry run');
  expect(checkOutput(aMixedReport(), context, BYTES).text).toContain('`refunds [support-agent]`');
});

test('a short summary has at most ten lines', () => {
  const reasons = Array.from({ length: 50 }, (_, index) => ({
    rule: 'requirement' as const,
    kind: 'fail' as const,
    message: `${index}`,
  }));
  for (const report of [aMixedReport(), aHostileReport(), aReport({ verdict: aVerdict({ reasons }) })]) {
    expect(shortSummary(report).trimEnd().split('\n').length).toBeLessThanOrEqual(10);
  }
  expect(shortSummary(aMixedReport())).toContain('### ❌ Failed: ');
});
