import { describe, expect, test } from 'vitest';
import { outputsOf } from '../../src/app/outputs.ts';
import type { Change, Comparison, SuiteChange } from '../../src/model/comparison.ts';
import type { Report } from '../../src/model/report.ts';
import { annotations } from '../../src/reports/annotations.ts';
import { commentMarkdown } from '../../src/reports/comment.ts';
import { movedBy } from '../../src/reports/compared.ts';
import { overallDelta } from '../../src/reports/overall-delta.ts';
import { summaryMarkdown } from '../../src/reports/summary.ts';
import { resultTable } from '../../src/reports/terminal.ts';
import { aComparison, aReport, aResult, aVerdict } from '../support/builders.ts';
import { found } from '../support/evidence.ts';

const suite = (given: Partial<SuiteChange> = {}): SuiteChange => ({
  suite: 'greetings',
  file: 'evals/greetings.eval.yaml',
  target: 'support-agent',
  comparable: 20,
  reused: 0,
  finding: 'steady',
  runs: 5,
  leastHistory: 10,
  runScores: [],
  delta: -0.05,
  deltaLow: -0.2,
  deltaHigh: 0.11,
  p: 0.09,
  smallestVisibleDrop: 0.15,
  smallestVisibleBreakage: 1,
  contributors: [],
  increases: [],
  ...given,
});
const change = (testId: string, state: Change['state'], given: Partial<Change> = {}): Change => ({
  suite: 'greetings',
  suiteFile: 'evals/greetings.eval.yaml',
  testId,
  target: 'support-agent',
  state,
  base: { passes: 10, trials: 10 },
  now: { passes: 0, trials: 1 },
  ...given,
});
const without = (side: 'base' | 'now', { [side]: _, ...others }: Change): Change => others;
const tests = [
  change('same', 'passing'),
  change('broken', 'regressed', { confirmation: { passes: 0, trials: 3 }, why: '0 of 3 fresh trials passed' }),
  change('odd', 'suspected', { why: 'it was not run again' }),
  change('nothing', 'not-reproduced', { confirmation: { passes: 3, trials: 3 } }),
  change('better', 'fixed', { base: { passes: 0, trials: 10 }, now: { passes: 1, trials: 1 } }),
  without('base', change('fresh', 'new')),
  change('other', 'changed'),
  without('now', change('gone', 'removed')),
];
const baseline = {
  kind: 'found' as const,
  provenance: found().kind === 'found' ? [{ from: 'file' as const, where: 'evidence.json', sha: 'abc1234def' }] : [],
};
const report = (given: Partial<Report> = {}): Report =>
  aReport({
    results: [aResult({ testId: 'broken', score: 0 })],
    comparison: aComparison({ baseline, suites: [suite()], tests }),
    ...given,
  });

const plain = { colour: false, width: 110 };

test('a confirmed regression has the same counts on every surface', () => {
  const regression = report({ verdict: aVerdict({ kind: 'fail' }) });
  const context = {
    key: 'k',
    head: 'a'.repeat(40),
    attempt: 1,
    runUrl: 'https://github.example/1',
    linkTo: () => undefined,
  };
  const [annotation] = annotations(regression);
  const comment = commentMarkdown(regression, context, 60_000);
  const surfaces = [annotation?.title, comment, summaryMarkdown(regression, 900_000), resultTable(regression, plain)];
  for (const text of surfaces) expect(text).toContain('10/10 → 0/1, fresh 0/3');
  expect(comment).toContain('Confirmed on 3 fresh trials.');
  expect(annotation?.message).toMatch(/^Confirmed on 3 fresh trials\n/);
});

test('a difference of one point is one point', () => {
  const by = (delta: number) => movedBy(suite({ delta, comparable: 1 }));
  expect([by(0.01), by(-0.01), by(0), by(0.11)]).toEqual([
    expect.stringMatching(/^\+1 point \(/),
    expect.stringMatching(/^−1 point \(/),
    expect.stringMatching(/^0 points \(/),
    expect.stringMatching(/^\+11 points \(/),
  ]);
});

test('a reason that decided nothing has no green tick', () => {
  const reasons = [{ rule: 'policy', kind: 'pass', message: 'The policy is new' }] as const;
  const text = summaryMarkdown(report({ verdict: aVerdict({ kind: 'fail', reasons: [...reasons] }) }), 900_000);
  expect(text).toContain('- ℹ️ Note: The policy is new');
});

describe('what became of tests since the baseline', () => {
  test('stands on the terminal, the worst first', () => {
    const table = resultTable(report(), plain);
    expect(table.slice(table.indexOf('Compared with'), table.indexOf('───'))).toBe(
      [
        'Compared with abc1234, 5 runs',
        '  greetings · support-agent  −5 points (−20 … +11) on 20 tests · could see a drop of 15 points, 1 broken test',
        '  regressed       greetings › broken  10/10 → 0/1, fresh 0/3',
        '  suspected       greetings › odd  10/10 → 0/1',
        '  not reproduced  greetings › nothing  10/10 → 0/1, fresh 3/3',
        '  fixed           greetings › better  0/10 → 1/1',
        '  new             greetings › fresh  – → 0/1',
        '  changed         greetings › other  10/10 → 0/1',
        '  removed         greetings › gone  10/10 → –',
        '',
        '',
      ].join('\n'),
    );
  });

  test('stands in the summary, with the reason', () => {
    const summary = summaryMarkdown(report(), 100_000);
    expect(summary).toContain('### Compared with `abc1234, 5 runs`');
    expect(summary).toContain(
      '| `greetings` | `support-agent` | −5 points (−20 … +11) on 20 tests | a drop of 15 points, 1 broken test |',
    );
    expect(summary).toContain(
      '| regressed | `greetings › broken` | 10/10 → 0/1, fresh 0/3 | Confirmed on 3 fresh trials. 0 of 3 fresh trials passed. |',
    );
    expect(summary).not.toContain('greetings › same');
  });

  test('says how much of the past is of what the base branch was last, and how often this gate errs', () => {
    const tried = (given: Partial<Comparison>) => {
      const noted = report({ comparison: { ...aComparison({ baseline, suites: [suite()], tests }), ...given } });
      return { screen: resultTable(noted, plain), page: summaryMarkdown(noted, 100_000) };
    };
    const replays = { runs: 20, failed: 1, tooOften: false };
    const suites = [suite({ ownSubject: { trials: 60, of: 300 } }), suite({ ownSubject: { trials: 1, of: 10 } })];
    const { screen, page } = tried({ replays, suites, metric: 'score' });
    const notes = [
      'Suites are compared by their scores.',
      '61 of 310 earlier trials are of what the base branch was last.',
      'Of the last 20 unchanged runs this gate would have failed 1 (5 %).',
    ];
    for (const note of notes) expect(screen).toContain(`\n  ${note}\n`);
    expect(page).toContain(`\n\n${notes.join(' ')}\n\n`);
    expect(tried({ replays: { ...replays, failed: 0 } }).page).toContain('this gate would have failed none.');
    expect(tried({ replays: { ...replays, runs: 5 } }).page).toContain(
      'Of the last 5 unchanged runs this gate would have failed 1.',
    );
    expect(tried({ replays: { ...replays, runs: 4 } }).page).not.toContain('this gate');
    expect(tried({ suites: [suite({ ownSubject: { trials: 1, of: 1 } })] }).page).toContain(
      '1 of 1 earlier trial is of what the base branch was last.',
    );
    expect(tried({}).page).not.toMatch(/earlier trial|this gate/);
  });

  test('says what the intervals are made of, where the user says which tests belong together', () => {
    const context = { key: 'evals', head: '', attempt: 1, runUrl: '', linkTo: () => undefined };
    const all = (...clusters: { count: number; tooFew: boolean }[]) => {
      const suites = clusters.map((each) => suite({ clusters: { by: 'a *repo*', ...each } }));
      const noted = report({ comparison: aComparison({ baseline, suites, tests }) });
      const screen = resultTable(noted, { colour: false, width: 200 });
      return { screen, page: summaryMarkdown(noted, 100_000), comment: commentMarkdown(noted, context, 60_000) };
    };
    const enough = all({ count: 12, tooFew: false });
    expect(enough.screen).toContain('\n  Intervals are those of clusters by a *repo* (12), not of single tests.\n');
    expect(enough.page).toContain('Intervals are those of clusters by `a *repo*` (12), not of single tests.');
    expect(enough.comment).toContain('(95 % CI −20 … +11, by `a *repo*`)');
    const few = all({ count: 12, tooFew: false }, { count: 3, tooFew: true });
    expect(few.page).toContain(
      'Too few clusters by `a *repo*` (3 of at least 8): intervals are those of single tests.',
    );
    expect(few.comment).toContain(', too few clusters by `a *repo*`)');
  });

  test('says beside the numbers what else was different, on each surface once', () => {
    const different = (...messages: string[]) =>
      report({
        verdict: aVerdict({ reasons: messages.map((message) => ({ rule: 'envelope', kind: 'pass', message })) }),
      });
    const two = different(
      '2 CPUs here, 4 in 5 of 5 runs of the baseline',
      'a was answered by <b> here, c in the baseline',
    );
    const context = { key: 'evals', head: '', attempt: 1, runUrl: '', linkTo: () => undefined };
    const plainly = 'Other circumstances: 2 CPUs here, 4 in 5 of 5 runs of the baseline; a was answered by';
    const screen = resultTable(two, { colour: false, width: 200 });
    expect(screen).toMatch(
      / on 20 tests · could see .*\n {2}Other circumstances: 2 CPUs here, .*; a was answered by <b> here/,
    );
    expect(screen.split('2 CPUs')).toHaveLength(2);
    const page = summaryMarkdown(two, 100_000);
    expect(page).toContain(`1 broken test |\n\n${plainly}`);
    expect(page.split('2 CPUs')).toHaveLength(2);
    expect(page).not.toContain('<b>');
    const comment = commentMarkdown(two, context, 60_000);
    expect(comment).toContain(`could see a drop of 15 points · ${plainly}`);
    expect(comment.split('2 CPUs')).toHaveLength(2);
    expect(comment).not.toContain('<b>');
    const many = different(...Array.from({ length: 8 }, (_, at) => `difference ${at}`));
    expect(summaryMarkdown(many, 100_000)).toContain('difference 4; 3 more differences.');
    for (const text of [summaryMarkdown(report(), 100_000), resultTable(report(), plain)]) {
      expect(text).not.toContain('Other circumstances');
    }
  });

  test('says of a flaky test how often three tries would pass', () => {
    const flaky = change('coin', 'flaky', { base: { passes: 3, trials: 5 } });
    const { comparison } = report();
    const page = summaryMarkdown(report({ comparison: { ...comparison, tests: [flaky] } }), 100_000);
    expect(page).toContain(
      '| flaky | `greetings › coin` | 3/5 → 0/1 | any of 3 tries passes 100 %, all of them 10 % |',
    );
  });

  test('is counted in the outputs', () => {
    expect(outputsOf(report(), 'out', [])).toMatchObject({
      delta: '-0.05',
      'delta-low': '-0.2',
      'delta-high': '0.11',
      regressed: '1',
      suspected: '1',
      fixed: '1',
      new: '1',
      changed: '1',
      removed: '1',
      quarantined: '0',
      'baseline-status': 'found',
      'baseline-sha': 'abc1234def',
    });
  });

  test('is not told where nothing was compared, nor of a dry run', () => {
    const alone = report({
      comparison: aComparison({ suites: [suite({ comparable: 0, finding: 'not-compared' })], tests }),
    });
    for (const each of [alone, report({ dryRun: true })]) {
      expect(resultTable(each, plain)).not.toContain('Compared with');
      expect(summaryMarkdown(each, 100_000)).not.toContain('Compared with');
    }
    expect(outputsOf(alone, 'out', [])).toMatchObject({ delta: '', 'delta-low': '', 'baseline-status': 'none' });
  });

  test('gives way in a summary that has to be short, and says so', () => {
    const many = Array.from({ length: 3000 }, (_, at) => change(`t${at}`, 'suspected'));
    const short = summaryMarkdown(
      report({ comparison: aComparison({ baseline, suites: [suite()], tests: many }) }),
      20_000,
    );
    expect(Buffer.byteLength(short)).toBeLessThanOrEqual(20_000);
    expect(short).toMatch(/Left out to keep this short:.*compared tests/);
  });

  test('is harmless, whatever tests are called', () => {
    const hostile = change('\u001b[31m|<b>`x`\n## y', 'regressed');
    const nasty = report({ comparison: aComparison({ baseline, suites: [suite()], tests: [hostile] }) });
    expect(resultTable(nasty, plain).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(summaryMarkdown(nasty, 100_000)).not.toMatch(/^## y/m);
  });
});

describe('the movement of all suites together', () => {
  test('is the mean over their tests, with an interval made of theirs', () => {
    const other = suite({ suite: 'other', comparable: 60, delta: 0.03, deltaLow: 0.01, deltaHigh: 0.05 });
    const moved = overallDelta(aComparison({ baseline, suites: [suite(), other] }));
    expect(moved?.delta).toBeCloseTo(0.01, 9);
    expect(moved?.low).toBeCloseTo(0.01 - Math.hypot(0.25 * 0.15, 0.75 * 0.02), 9);
    expect(moved?.high).toBeCloseTo(0.01 + Math.hypot(0.25 * 0.16, 0.75 * 0.02), 9);
  });

  test('is that of the only suite, and nothing where nothing was compared', () => {
    expect(overallDelta(aComparison({ baseline, suites: [suite()] }))).toEqual({ delta: -0.05, low: -0.2, high: 0.11 });
    expect(overallDelta(aComparison())).toBeUndefined();
  });
});
