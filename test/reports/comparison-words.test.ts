import { describe, expect, test } from 'vitest';
import { outputsOf } from '../../src/action/outputs.ts';
import type { SuiteAssessment, TestAssessment } from '../../src/model/verdict/assessment.ts';
import type { Report } from '../../src/model/verdict/report.ts';
import type { TestState } from '../../src/model/verdict/verdict.ts';
import { commentMarkdown } from '../../src/reports/comment/comment-markdown.ts';
import {
  changeOfSuite,
  confirmationOf,
  detectableDropText,
  failingOnBaseNotes,
  findingOf,
  overallDelta,
  shortBaselineNotes,
} from '../../src/reports/comparison-words.ts';
import { summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { resultTable } from '../../src/reports/terminal/terminal.ts';
import { aChange, aComparison, aReport, aResult, aSuiteAssessment, aVerdict } from '../support/builders.ts';
import { found } from '../support/evidence.ts';

const suite = (given: Partial<SuiteAssessment> = {}): SuiteAssessment =>
  aSuiteAssessment({ delta: -0.05, deltaLow: -0.2, deltaHigh: 0.11, p: 0.09, smallestDetectableDrop: 0.15, ...given });
const change = (testId: string, state: TestState, given: Partial<TestAssessment> = {}): TestAssessment =>
  aChange(testId, state, { base: { passes: 10, trials: 10 }, now: { passes: 0, trials: 1 }, ...given });
const without = (side: 'base' | 'now', { [side]: _, ...others }: TestAssessment): TestAssessment => others;
const tests = [
  change('same', 'passing'),
  change('broken', 'regressed', { reruns: { passes: 0, trials: 3 }, needed: 3 }),
  change('odd', 'suspected', { needed: 3 }),
  change('nothing', 'not-reproduced', { reruns: { passes: 1, trials: 2 }, needed: 3 }),
  change('better', 'fixed', { base: { passes: 0, trials: 10 }, now: { passes: 1, trials: 1 } }),
  without('base', change('added', 'new')),
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
    comparison: aComparison({ baseline, suites: [suite()], tests, detectableTests: { count: 18, of: 20 } }),
    ...given,
  });

const plain = { colour: false, width: 110 };

const context = {
  key: 'k',
  head: 'a'.repeat(40),
  attempt: 1,
  runUrl: 'https://github.example/1',
  linkTo: () => undefined,
};

test.each([
  ['passed', 'regressed', { reruns: { passes: 0, trials: 2 } }, 'Confirmed: failed all 2 re-runs'],
  [
    'was not checked',
    'regressed',
    { reruns: { passes: 0, trials: 1 }, uncontrolled: true as const },
    'Confirmed: failed its re-run, not checked against the base commit',
  ],
  ['has control trials', 'fails-on-base', { reruns: { passes: 0, trials: 2 } }, 'Fails on the base commit too'],
  [
    'ran in part',
    'suspected',
    { needed: 4, reruns: { passes: 0, trials: 1 } },
    'Not confirmed: 1 of 4 re-runs took place',
  ],
  ['did not run', 'suspected', { needed: 4 }, 'Not confirmed: 0 of 4 re-runs took place'],
  [
    'waits for other tests',
    'suspected',
    { needed: 2, reruns: { passes: 0, trials: 2 } },
    'Not confirmed: tests that fail together with it were not re-run as often',
  ],
  ['passed', 'not-reproduced', { reruns: { passes: 1, trials: 2 } }, 'Passed when re-run'],
  ['is not needed', 'failing', {}, undefined],
] as const)('a confirmation that %s, of a test that is %s, is put in words', (_, state, given, words) => {
  expect(confirmationOf(change('a', state, given))).toBe(words);
});

describe('a suite', () => {
  test('has its change in percentage points, with decimals only where they mean something', () => {
    const by = (delta: number, low: number, high: number) =>
      changeOfSuite(suite({ delta, deltaLow: low, deltaHigh: high, comparable: 1 }));
    expect(by(-0.08, -0.12, 0.04)).toBe('−8 pp (95% CI −12 to +4 pp) on 1 test');
    expect(by(-0.014, -0.026, -0.002)).toBe('−1.4 pp (95% CI −2.6 to −0.2 pp) on 1 test');
    expect(by(-0.11, -0.23, -0.004)).toBe('−11 pp (95% CI −23 to −0.4 pp) on 1 test');
    expect(by(0, 0, 0)).toBe('0 pp (95% CI 0 to 0 pp) on 1 test');
  });

  test.each([
    [{ finding: 'steady' }, 'no drop found'],
    [{ finding: 'small-drop' }, 'drop within the limit'],
    [{ finding: 'drop', controlDelta: -0.01 }, 'drop (base commit: −1 pp)'],
    [{ finding: 'drop', uncontrolled: true }, 'drop, not checked against the base commit'],
    [{ finding: 'drop-on-base', controlDelta: -0.07 }, 'the base commit shows the drop too (base commit: −7 pp)'],
    [{ finding: 'not-compared' }, 'not compared'],
  ] as const)('with %j is described as "%s"', (given, words) => {
    expect(findingOf(suite(given), aReport({}))).toBe(words);
  });

  test('has a smallest detectable drop, or none with its history', () => {
    const { smallestDetectableDrop: _, ...short } = suite();
    expect(detectableDropText(suite({ smallestDetectableDrop: 0.1734 }))).toBe('smallest detectable drop: 17 pp');
    expect(detectableDropText(suite({ smallestDetectableDrop: 0.034 }))).toBe('smallest detectable drop: 3.4 pp');
    expect(detectableDropText(short)).toBe('a drop is not detectable with this baseline');
    const page = summaryMarkdown(report({ comparison: aComparison({ baseline, suites: [short] }) }), 100_000);
    expect(page).toContain('| no drop found | not detectable with this baseline |');
  });
});

test('a reason that decided nothing has no green tick', () => {
  const reasons = [{ rule: 'policy', kind: 'pass', message: 'The policy is new' }] as const;
  const text = summaryMarkdown(report({ verdict: aVerdict({ kind: 'fail', reasons: [...reasons] }) }), 900_000);
  expect(text).toContain('- ℹ️ Note: The policy is new');
});

describe('the comparison of tests with the baseline', () => {
  test('is on the terminal, the worst first, and that of a failed test below its reason', () => {
    const table = resultTable(report(), plain);
    expect(table).toMatch(/- The score 0.00 is below the pass mark 0.80\n +regressed, 10\/10 → 0\/1, re-run 0\/3\n/);
    expect(table.slice(table.indexOf('Compared with'), table.indexOf('───'))).toBe(
      [
        'Compared with abc1234, 5 runs',
        '  greetings · support-agent  −5 pp (95% CI −20 to +11 pp) on 20 tests · no drop found · smallest detectable',
        '    drop: 15 pp',
        '  a complete failure is detectable for 18 of 20 tests',
        '  suspected       greetings › odd  10/10 → 0/1',
        '  not reproduced  greetings › nothing  10/10 → 0/1, re-run 1/2',
        '  fixed           greetings › better  0/10 → 1/1',
        '  new             greetings › added  – → 0/1',
        '  changed         greetings › other  10/10 → 0/1',
        '  removed         greetings › gone  10/10 → –',
        '',
        '',
      ].join('\n'),
    );
  });

  test('is in the summary, with the reason', () => {
    const summary = summaryMarkdown(report(), 100_000);
    expect(summary).toContain('### Compared with `abc1234, 5 runs`');
    expect(summary).toContain(
      '| `greetings` | `support-agent` | −5 pp (95% CI −20 to +11 pp) on 20 tests | 0.09 | no drop found | 15 pp |',
    );
    expect(summary).toContain('\n\nA complete failure is detectable for 18 of 20 tests.\n\n');
    expect(summary).toContain(
      '| regressed | `greetings › broken` | 10/10 → 0/1, re-run 0/3 | The score 0.00 is below the pass mark 0.80. Confirmed: failed all 3 re-runs. |',
    );
    expect(summary).toContain(
      '| suspected | `greetings › odd` | 10/10 → 0/1 | Not confirmed: 0 of 3 re-runs took place |',
    );
    expect(summary).not.toContain('greetings › same');
  });

  test('says in one line on each surface that an agent has another version than in the baseline', () => {
    const agentVersions = [{ target: 'a`b', base: ['1.0.0'], now: ['1.1.0', '1.2.0'] }];
    const comparison = { ...aComparison({ baseline, suites: [suite({})] }), agentVersions };
    const compared = report({ comparison });
    const line = 'Agent of ``a`b``: `1.0.0` → `1.1.0, 1.2.0`';
    expect(summaryMarkdown(compared, 100_000)).toContain(`${line}.`);
    expect(commentMarkdown(compared, context, 60_000)).toContain(line);
    expect(resultTable(compared, plain)).toContain('Agent of a`b: 1.0.0 → 1.1.0, 1.2.0');
  });

  test('names in the summary the tests that contribute most to the drop of a suite', () => {
    const contributors = [
      { testId: 'a*b', missing: 0.9 },
      { testId: 'c', missing: 0.2 },
    ];
    const suites = [suite({ finding: 'drop', contributors }), suite({ target: 'other' })];
    const page = summaryMarkdown(report({ comparison: aComparison({ baseline, suites }) }), 100_000);
    expect(page).toContain('Contributors to the drop of `greetings` on `support-agent`: `a*b`, `c`.');
    expect(page.match(/Contributors/g)).toHaveLength(1);
  });

  test('leaves out errored, reused and passing tests, unless they are flaky', () => {
    const states = ['errored', 'reused', 'passing'] as const;
    const of = (given: Partial<TestAssessment>) => {
      const all = states.map((state) => change(state, state, given));
      return summaryMarkdown(report({ comparison: aComparison({ baseline, suites: [suite()], tests: all }) }), 100_000);
    };
    expect(of({})).not.toContain('| State |');
    expect(of({ flaky: true })).toContain('| passing | `greetings › passing` | 10/10 → 0/1, flaky |');
  });

  test('shows control trials and the label of a flaky test with its counts', () => {
    const tests = [
      change('a', 'fails-on-base', {
        reruns: { passes: 0, trials: 2 },
        control: { passes: 0, trials: 2 },
        flaky: true,
      }),
    ];
    const page = summaryMarkdown(report({ comparison: aComparison({ baseline, suites: [suite()], tests }) }), 100_000);
    expect(page).toContain('| 10/10 → 0/1, re-run 0/2, base commit re-run 0/2, flaky | Fails on the base commit too |');
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

  test('is left out where nothing was compared, and of a dry run', () => {
    const alone = report({
      comparison: aComparison({ suites: [suite({ comparable: 0, finding: 'not-compared' })], tests }),
    });
    for (const each of [alone, report({ dryRun: true })]) {
      expect(resultTable(each, plain)).not.toContain('Compared with');
      expect(summaryMarkdown(each, 100_000)).not.toContain('Compared with');
    }
    expect(outputsOf(alone, 'out', [])).toMatchObject({ delta: '', 'delta-low': '', 'baseline-status': 'none' });
  });
});

describe('tests that fail on the base branch too', () => {
  const onMain = {
    kind: 'found' as const,
    provenance: [{ from: 'artifact' as const, where: 'run 1', branch: 'main' }],
  };
  const failing = (all: readonly TestAssessment[], compared: Report['comparison']['baseline'] = onMain) =>
    report({ comparison: aComparison({ baseline: compared, suites: [suite()], tests: [...all] }) });

  test('are counted and named in a sentence on each surface', () => {
    const acquitted = change('b', 'fails-on-base', { control: { passes: 0, trials: 2 } });
    const given = failing([change('a', 'failing-as-before'), acquitted, change('c', 'passing')]);
    expect(commentMarkdown(given, context, 60_000)).toContain('\n⚪ 2 failing tests fail on `main` too: `a`, `b`.\n');
    expect(summaryMarkdown(given, 900_000)).toContain('\n⚪ 2 failing tests fail on `main` too: `a`, `b`.\n');
    expect(`${resultTable(given, plain)}\n`).toContain('\n2 failing tests fail on main too: a, b\n');
  });

  test('are those that failed in most baseline trials, whatever else is unknown of them', () => {
    const base = { passes: 1, trials: 3 };
    const notes = (all: readonly TestAssessment[], compared?: Report['comparison']['baseline']) =>
      failingOnBaseNotes(failing(all, compared), String);
    expect(notes([change('a', 'failing', { base })])).toEqual(['1 failing test fails on main too: a']);
    expect(notes([change('a', 'failing', { base })], baseline)).toEqual([
      '1 failing test fails in the baseline too: a',
    ]);
    expect(notes(['a', 'b', 'c', 'd'].map((id) => change(id, 'failing-as-before')))).toEqual([
      '4 failing tests fail on main too: a, b, c, and 1 more',
    ]);
    const others = [
      change('half', 'failing', { base: { passes: 1, trials: 2 } }),
      change('gone', 'removed', { base }),
      change('better', 'fixed', { base: { passes: 0, trials: 3 } }),
      change('hidden', 'quarantined', { base }),
    ];
    expect(notes(others)).toEqual([]);
    expect(failingOnBaseNotes(aReport({ comparison: aComparison({ tests: others }) }), String)).toEqual([]);
  });

  test('did not pass in the baseline, also where it is short', () => {
    const given = failing([change('a', 'not-enough-history', { base: { passes: 0, trials: 1 } })]);
    expect(failingOnBaseNotes(given, String)).toEqual(['1 failing test fails on main too: a']);
    expect(shortBaselineNotes(given, String)).toEqual([
      expect.stringMatching(/^1 test fails unexpectedly \(a\); too few baseline trials to decide: /),
    ]);
  });
});

describe('a short baseline', () => {
  const oneTrial = { base: { passes: 1, trials: 1 } };
  const short = (all: TestAssessment[], given: Partial<SuiteAssessment> = {}, count = 0) =>
    report({
      commit: { sha: 'abc1234def' },
      comparison: aComparison({
        baseline,
        suites: [suite({ runs: 1, ...given })],
        tests: all,
        detectableTests: { count, of: 20 },
      }),
    });

  test('is named on every surface with the failing tests that it leaves undecided', () => {
    const undecided = short([change('odd', 'not-enough-history', oneTrial), change('same', 'passing', oneTrial)]);
    const words = /1 test fails now and passed in the baseline \((?:<code>|`)?odd(?:<\/code>|`)?\); too few baseline/;
    const surfaces = [
      commentMarkdown(undecided, context, 60_000),
      summaryMarkdown(undecided, 900_000),
      resultTable(undecided, { ...plain, width: 400 }),
    ];
    for (const text of surfaces) expect(text).toMatch(words);
    for (const text of surfaces) expect(text).toContain('measure a new baseline with seed-baseline');
    const local = { ...undecided, commit: undefined };
    expect(shortBaselineNotes(local, String)[0]).toMatch(
      /with the earlier version of the agent \(run --save-baseline\)$/,
    );
  });

  test('of another tool is extended by the results of more runs', () => {
    const imported = [
      { file: 'r.xml', format: 'junit', tool: 'vitest', tests: 1, trials: 1, identity: 'named', attempts: 'all' },
    ] as const;
    const note = shortBaselineNotes(
      { ...short([change('odd', 'not-enough-history')]), imported: [...imported] },
      String,
    );
    expect(note[0]).toContain('compare with the results of more runs (--baseline), or let the tool repeat each test');
  });

  test('of one run that cannot show every failure says how to get more trials', () => {
    expect(shortBaselineNotes(short([change('same', 'passing')]), String)).toEqual([
      expect.stringMatching(/^The baseline is one run, .*: run the base branch again, or .* seed-baseline$/),
    ]);
  });

  test('is not mentioned if it decides everything, and without a comparison', () => {
    expect(shortBaselineNotes(short([], {}, 20), String)).toEqual([]);
    expect(shortBaselineNotes(short([], { runs: 2 }), String)).toEqual([]);
    expect(shortBaselineNotes(aReport(), String)).toEqual([]);
  });
});

describe('the change of all suites together', () => {
  test('is the mean over their tests, with an interval from theirs', () => {
    const other = suite({ suite: 'other', comparable: 60, delta: 0.03, deltaLow: 0.01, deltaHigh: 0.05 });
    const moved = overallDelta(aComparison({ baseline, suites: [suite(), other] }));
    expect(moved?.delta).toBeCloseTo(0.01, 9);
    expect(moved?.low).toBeCloseTo(0.01 - Math.hypot(0.25 * 0.15, 0.75 * 0.02), 9);
    expect(moved?.high).toBeCloseTo(0.01 + Math.hypot(0.25 * 0.16, 0.75 * 0.02), 9);
  });

  test('has an interval that reaches 0 where no suite dropped, as theirs do', () => {
    const steady = ['a', 'b', 'c'].map((name) => suite({ suite: name, delta: -0.1, deltaLow: -0.2, deltaHigh: 0 }));
    expect(overallDelta(aComparison({ baseline, suites: steady }))?.high).toBe(0);
    const [first, ...others] = steady;
    const dropped = { ...(first ?? suite()), finding: 'drop' as const, deltaHigh: -0.01 };
    expect(overallDelta(aComparison({ baseline, suites: [dropped, ...others] }))?.high).toBeLessThan(0);
  });

  test('is that of the only suite, and nothing where nothing was compared', () => {
    expect(overallDelta(aComparison({ baseline, suites: [suite()] }))).toEqual({ delta: -0.05, low: -0.2, high: 0.11 });
    expect(overallDelta(aComparison())).toBeUndefined();
  });
});
