import { describe, expect, test } from 'vitest';
import { headlineOf } from '../../src/gate/headline.ts';
import type { GateFacts } from '../../src/gate/rule.ts';
import { gateSettings } from '../../src/gate/settings.ts';
import type { Assessment, SuiteAssessment, TestAssessment } from '../../src/model/verdict/assessment.ts';
import type { Reason, TestState, VerdictKind } from '../../src/model/verdict/verdict.ts';
import { aChange, aResult, aSuiteAssessment, someTotals } from '../support/builders.ts';
import { aPool, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';

const aSuite = (comparable: number): SuiteAssessment => aSuiteAssessment({ comparable });
const times = (count: number, state: TestState, given: Partial<TestAssessment> = {}): TestAssessment[] =>
  Array.from({ length: count }, () => aChange(state, state, given));
const failed = { passes: 0, trials: 1 };

const OF_SUITE = { suite: 'greetings', file: 'evals/greetings.eval.yaml', target: 'support-agent' };

/** 18 tests pass, and two fail unless others are given. */
function headline(
  kind: VerdictKind,
  reasons: readonly Partial<Reason>[],
  given: Partial<Assessment> = {},
  failing: Counts = { a: '0/1', b: '0/1' },
): string {
  const all = results({ ...many(18, '1/1'), ...failing });
  const facts: GateFacts = {
    run: aRun(all),
    totals: someTotals(all),
    suites: [],
    assessment: {
      baseline: { kind: 'found', provenance: [] },
      suites: [aSuite(20)],
      tests: times(20, 'passing'),
      detectableTests: { count: 0, of: 0 },
      ...given,
    },
    settings: gateSettings.parse({}),
    isChange: false,
  };
  return headlineOf(
    kind,
    reasons.map((reason) => ({
      rule: 'validity',
      kind,
      message: 'A long message',
      ...(reason.testId !== undefined && OF_SUITE),
      ...reason,
    })),
    facts,
  );
}

describe('the finding', () => {
  const suffix = ' Compared 20 of 20 tests.';

  test.each([
    ['pass', [], 'No drop found, but a, b fail.'],
    [
      'warn',
      [
        { rule: 'coverage' },
        { rule: 'suite-drop', short: 'refunds dropped by 1.4 pp, less than the limit of 2 pp (max-drop)' },
      ],
      'refunds dropped by 1.4 pp, less than the limit of 2 pp (max-drop). Failing: a, b.',
    ],
    ['fail', [{ rule: 'regression', testId: 'a' }], '1 test regressed: a. Also failing: b.'],
    [
      'fail',
      ['a', 'b', 'c', 'd', 'e'].map((testId) => ({ rule: 'regression', testId }) as const),
      '5 tests regressed: a, b, c and 2 more.',
    ],
    [
      'fail',
      [
        { rule: 'requirement', short: 'refunds scored 0.71; threshold 0.80' },
        { rule: 'regression', testId: 'a' },
      ],
      '1 test regressed: a. refunds scored 0.71; threshold 0.80. Also failing: b.',
    ],
    [
      'fail',
      ['a', 'b', 'c', 'd'].map(
        (id) => ({ rule: 'requirement', short: `must_pass test ${id} failed`, testId: id }) as const,
      ),
      'must_pass test a failed. must_pass test b failed. And 2 more findings.',
    ],
    [
      'inconclusive',
      [{ rule: 'suite-drop', short: 'the base commit shows the same drop' }],
      'Not decided: the base commit shows the same drop. Failing: a, b.',
    ],
    ['invalid', [{}], 'Not measured: A long message. Failing: a, b.'],
    [
      'invalid',
      ['a', 'b', 'c'].map((name) => ({ short: `suite ${name} has no graded test` })),
      'Not measured: suite a has no graded test; suite b has no graded test; and 1 more finding. Failing: a, b.',
    ],
  ] as const)('of the verdict %s (%#)', (kind, reasons, expected) => {
    expect(headline(kind, reasons)).toBe(`${expected}${suffix}`);
  });

  test('is about the reasons of the verdict alone', () => {
    const reasons = [
      { rule: 'suite-drop', kind: 'warn', short: 'Small drop' },
      { rule: 'regression', testId: 'a' },
    ] as const;
    expect(headline('fail', reasons)).toBe(`1 test regressed: a. Also failing: b.${suffix}`);
  });
});

describe('the coverage', () => {
  test('has all its counts in a fixed order', () => {
    const tests = [
      ...times(372, 'passing'),
      ...times(1, 'quarantined'),
      ...times(2, 'not-rerun'),
      ...['x0', 'x1', 'x2', 'x3'].map((testId) => aChange(testId, 'not-enough-history')),
      ...times(2, 'failing-as-before'),
      ...times(1, 'suspected'),
      ...times(3, 'removed'),
      ...times(1, 'changed', { now: failed }),
      ...times(1, 'new', { now: failed }),
      ...times(1, 'new'),
      ...times(20, 'errored'),
      ...times(2, 'skipped'),
    ];
    const absent = (suite: string, why: 'missing' | 'removed' | 'deselected') =>
      ({ suite, target: 'support-agent', tests: 1, why }) as const;
    const absentSuites = [
      absent('d', 'deselected'),
      absent('c', 'removed'),
      absent('b', 'removed'),
      absent('a', 'missing'),
    ];
    expect(headline('pass', [], { tests, suites: [aSuite(200), aSuite(180)], absentSuites }, many(4, '0/1', 'x'))).toBe(
      'No drop found, but x0, x1, x2 and 1 more fail unexpectedly, with too few baseline trials to decide. Compared 380 of 408 tests; 20 errored; 2 not run; 2 new (1 failing); 1 changed (1 failing); 3 removed; ' +
        '1 suite missing; 2 suites removed; 1 suite not selected; 1 suspected; 2 failing as before; 4 failing, not enough baseline trials; ' +
        '2 failing, not re-run; 1 quarantined.',
    );
  });

  test('counts tests that were not run once, whether they have a result or not', () => {
    const unbegun = (testId: string) =>
      aResult({ testId, failure: { class: 'budget', stage: 'setup', reason: 'budget_exceeded' } });
    const run = { ...aRun([...results(many(18, '1/1')), unbegun('u0'), unbegun('u1')]), complete: false, planned: 23 };
    const baseline = found(aPool({ ...many(18, '5/5'), u0: '5/5', u1: '5/5', gone: '5/5' }));
    const { headline: text } = decide({ run: { ...run, stopped: 'budget' }, baseline }).verdict;
    expect(text).toMatch(/Compared 18 of 23 tests; 5 not run\.$/);
  });

  test('leaves out counts of 0', () => {
    const tests = [...times(19, 'passing'), aChange('fixed', 'fixed')];
    expect(headline('pass', [], { tests }, {})).toBe('No drop found. Compared 20 of 20 tests.');
  });
});

describe('without a baseline the headline', () => {
  const none: Partial<Assessment> = { baseline: { kind: 'none', why: 'first run' }, suites: [aSuite(0)] };

  test.each([
    ['inconclusive', [{ rule: 'baseline' }], 'No baseline yet: 18 of 20 tests passed. Failing: a, b.'],
    ['pass', [], 'No baseline yet: 18 of 20 tests passed. Failing: a, b.'],
    ['fail', [{ short: 'must_pass test a failed' }], 'must_pass test a failed. 18 of 20 tests passed. Failing: a, b.'],
    [
      'invalid',
      [{ short: 'no test has a result' }],
      'Not measured: no test has a result. 18 of 20 tests passed. Failing: a, b.',
    ],
    [
      'inconclusive',
      [{ rule: 'baseline' }, { rule: 'stopped', short: 'the budget of the run was spent' }],
      'Not decided: the budget of the run was spent. 18 of 20 tests passed. Failing: a, b.',
    ],
  ] as const)('of the verdict %s counts the tests that passed (%#)', (kind, reasons, expected) => {
    expect(headline(kind, reasons, none)).toBe(expected);
  });

  test('claims none was expected where no comparison was asked for', () => {
    const baseline = { kind: 'none', why: 'the baseline is "none"', isChosen: true } as const;
    expect(headline('pass', [], { ...none, baseline })).toBe('18 of 20 tests passed. Failing: a, b.');
  });

  test('says why a baseline could not be used', () => {
    const baseline = { kind: 'unavailable', why: 'the token may not read it', lacksPermission: true } as const;
    expect(headline('inconclusive', [{ rule: 'baseline' }], { ...none, baseline })).toBe(
      'Nothing was compared: the token may not read it. 18 of 20 tests passed. Failing: a, b.',
    );
  });
});

test('a test that fails on several targets is named once, and a suite with its target', () => {
  const all = ['x', 'y', 'z'].flatMap((target) =>
    results({ a: '0/1', b: target === 'x' ? '0/1' : '1/1', c: '0/1' }).map((result) => ({ ...result, target })),
  );
  const requirements = ['x', 'y', 'z'].map((target) => {
    const { suite, suiteFile: file } = all[0] ?? aResult();
    return { suite, file, target, threshold: 0.9, from: 'input' as const };
  });
  const { headline: text, reasons } = decide({
    run: aRun(all, { requirements }),
    baseline: { kind: 'none', why: 'first run' },
  }).verdict;
  expect(text).toBe(
    'greetings on x scored 0.00; threshold 0.90. greetings on y scored 0.33; threshold 0.90. And 1 more finding. ' +
      '2 of 9 tests passed. Failing: a (3 targets), b, c (3 targets).',
  );
  expect(reasons[0]?.short).toBe('greetings scored 0.00; threshold 0.90');
});
