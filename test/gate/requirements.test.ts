import { describe, expect, test } from 'vitest';
import type { GateSettingsInput } from '../../src/gate/settings.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import { aResult } from '../support/builders.ts';
import { aPool, aRequirement, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';

const none = { kind: 'none', why: 'first run' } as const;
const judged = (all: readonly TestResult[], run: Partial<RunResult> = {}) =>
  decide({ run: aRun(all, run), baseline: none }).verdict;
const quarantined = { id: 'a', reason: 'races', owner: 'ann', expiry: '2026-02-01' };
const scored = (...scores: number[]) => scores.map((score, at) => aResult({ testId: `t${at}`, score }));

const timeout = aResult({ testId: 'x', failure: { class: 'timeout' } });
const error = aResult({ testId: 'x', failure: { class: 'provider' } });
const nineteen = results(many(19, '1/1'));
const ofTests = results({ a: '1/4', b: '1/1' });
const DEFAULT = 'without a baseline, it needs 0.8 by default';

test.each<[string, readonly TestResult[], number | undefined, string, string?]>([
  ['that the mean equals', scored(1, 0.5), 0.75, 'warn'],
  ['above the mean', scored(1, 0.5), 0.76, 'fail'],
  ['while single tests fail', scored(...Array.from({ length: 9 }, () => 1), 0), 0.9, 'warn'],
  ['that every score equals', scored(...Array.from({ length: 10 }, () => 0.8)), 0.8, 'pass'],
  ['of 0', scored(0), 0, 'warn'],
  ['that the mean over tests of their mean misses', ofTests, 0.63, 'fail', 'greetings scored 0.625; threshold 0.63.'],
  ['that the mean over tests of their mean reaches', ofTests, 0.625, 'warn'],
  ['with a timeout of the agent, which counts as 0', [...nineteen, timeout], 0.96, 'fail'],
  ['with an error, which does not count', [...nineteen, error], 0.96, 'pass'],
  ['that a score nearly reaches', scored(0.7999), 0.8, 'fail', 'scored 0.7999; threshold 0.80.'],
  ['by default', scored(1, 0.5), undefined, 'fail', DEFAULT],
  ['in place of the default', scored(1, 0.5), 0.7, 'warn'],
])('a threshold %s', (_, all, threshold, kind, text = '') => {
  const verdict = judged(all, { requirements: threshold === undefined ? [] : [aRequirement(threshold)] });
  const said = [verdict.headline, ...verdict.reasons.map(({ message }) => message)].join('\n');
  expect([verdict.kind, said]).toEqual([kind, expect.stringContaining(text)]);
});

describe('a threshold', () => {
  test('holds for each target, and for each file of suites with one name', () => {
    const file = 'b/greetings.eval.yaml';
    const low = aResult({ score: 0.2 });
    const all = [...results(many(9, '1/1')), { ...low, target: 'fast' }, { ...low, suiteFile: file }];
    const requirements = [{}, { target: 'fast' }, { file }].map((of) => aRequirement(0.5, of));
    const { reasons, suites } = judged(all, { requirements });
    expect(reasons.flatMap(({ rule, message }) => (rule === 'requirement' ? message : []))).toEqual([
      'greetings on fast scored 0.20; its threshold is 0.5',
      'greetings on support-agent scored 0.20; its threshold is 0.5',
    ]);
    expect(suites.map(({ kind }) => kind)).toEqual(['pass', 'fail', 'fail']);
  });

  test('also holds for a suite that is compared', () => {
    const sides = {
      run: aRun(results(many(10, '1/2')), { requirements: [aRequirement(0.9)] }),
      baseline: found(aPool(many(10, '5/10'))),
    };
    expect(decide(sides).verdict).toMatchObject({
      kind: 'fail',
      headline: 'greetings scored 0.50; threshold 0.90. Failing: t0, t1, t2 and 7 more. Compared 10 of 10 tests.',
    });
  });

  test('leaves quarantined tests out', () => {
    const run = aRun(scored(0, 1, 1), { requirements: [aRequirement(0.9)] });
    const quarantine = [{ ...quarantined, id: 't0' }];
    const kinds = [quarantine, []].map((entries) => decide({ run, baseline: none, quarantine: entries }).verdict.kind);
    expect(kinds).toEqual(['pass', 'fail']);
  });
});

describe('a suite without a comparable test', () => {
  test('is held to 0.8 although other suites are compared', () => {
    const all = [...results(many(5, '1/1')), ...results({ a: '0/1', b: '1/1' }, { suite: 'other' })];
    expect(decide({ run: aRun(all), baseline: found(aPool(many(5, '5/5'))) }).verdict).toMatchObject({
      kind: 'fail',
      headline: 'other scored 0.50; threshold 0.80. Failing: a. Compared 5 of 7 tests; 2 new (1 failing).',
    });
  });

  test('that has a comparable test is not', () => {
    const run = aRun(results({ ...many(9, '0/1'), t9: '1/1' }));
    expect(decide({ run, baseline: found(aPool(many(10, '0/5'))) }).verdict.kind).toBe('pass');
  });
});

describe('a suite whose baseline is too short to confirm a complete failure', () => {
  const judgedWith = (earlierRuns: Counts, now: Counts, settings: GateSettingsInput = {}) =>
    decide({ run: aRun(results(now)), baseline: found(aPool(earlierRuns)) }, settings).verdict;

  test.each([
    ['one test with one baseline trial', { t0: '1/1' }, { t0: '0/1' }],
    ['three tests that are not re-run', many(3, '2/2'), { ...many(3, '1/1'), t0: '0/1' }],
  ])('is held to 0.8 unless it has a threshold: %s', (_, earlierRuns, now) => {
    const verdict = judgedWith(earlierRuns, now, { confirm: 'off' });
    expect(verdict.kind).toBe('fail');
    expect(verdict.reasons.find(({ kind }) => kind === 'fail')?.message).toContain(
      'with a baseline that is too short to confirm a complete failure, it needs 0.8 by default',
    );
    const requirements = [aRequirement(0)];
    const run = aRun(results(now), { requirements });
    expect(decide({ run, baseline: found(aPool(earlierRuns)) }, { confirm: 'off' }).verdict.kind).toBe('warn');
  });

  test('is held to 0.8 although other suites fail, and could be confirmed: one of their tests, and many together', () => {
    const others = { one: { ...many(20, '1/1'), t0: '0/1' }, many: many(3, '0/1') };
    const all = [
      ...results({ t0: '0/1' }),
      ...Object.entries(others).flatMap(([suite, now]) => results(now, { suite })),
    ];
    const pools = [
      aPool({ t0: '1/1' }),
      aPool(many(20, '10/10'), { suite: 'one', file: 'evals/one.eval.yaml' }),
      aPool(many(3, '2/2'), { suite: 'many', file: 'evals/many.eval.yaml' }),
    ];
    const { verdict, comparison } = decide({ run: aRun(all), baseline: found(...pools) });
    expect(comparison.suites.map(({ keepsDefaultThreshold }) => keepsDefaultThreshold)).toEqual([
      true,
      undefined,
      undefined,
    ]);
    expect(verdict.reasons.filter(({ rule }) => rule === 'requirement')).toMatchObject([
      { suite: 'greetings', kind: 'fail' },
    ]);
  });

  test('is not, if it was below 0.8 on the base branch, or a complete failure could be confirmed', () => {
    expect(judgedWith({ t0: '0/1' }, { t0: '0/1' }).kind).toBe('warn');
    expect(judgedWith(many(3, '2/2'), { ...many(3, '1/1'), t0: '0/1' }).kind).toBe('warn');
  });
});

describe('a suite of which no test passes', () => {
  test.each([
    [
      'as on the base branch',
      many(5, '0/5'),
      'No test of greetings on support-agent passes (0 of 5), as on the base branch.',
    ],
    ['with a flaky baseline', many(5, '2/5'), 'No test of greetings on support-agent passes (0 of 5).'],
  ])('is never a pass: %s', (_, earlierRuns, finding) => {
    const run = aRun(results(many(5, '0/1')));
    const { verdict } = decide({ run, baseline: found(aPool(earlierRuns)) });
    expect(verdict.kind).toBe('warn');
    expect(verdict.headline).toBe(
      `${finding} Failing: t0, t1, t2 and 2 more. Compared 5 of 5 tests; 5 failing as before.`,
    );
  });

  test('is never a pass although a quarantined test passes and one has no result', () => {
    const errored = aResult({ testId: 'b', failure: { class: 'provider', stage: 'agent' } });
    const all = [...results({ ...many(9, '0/1'), a: '1/1' }), errored];
    const baseline = found(aPool({ ...many(9, '0/5'), a: '5/5', b: '0/5' }));
    const { verdict } = decide({ run: aRun(all), baseline, quarantine: [quarantined] }, { maxErrorRate: 0.5 });
    expect(verdict.reasons).toContainEqual(expect.objectContaining({ rule: 'complete-failure', kind: 'warn' }));
  });

  test('is never a pass where most trials pass, and their mean is below the pass mark of each test', () => {
    const { verdict } = decide({ run: aRun(results(many(5, '2/3'))), baseline: found(aPool(many(5, '10/15'))) });
    expect(verdict.kind).toBe('warn');
    expect(verdict.headline).toMatch(
      /^No test of greetings on support-agent passes \(0 of 5\)\. Failing: t0, t1, t2 and/,
    );
    const one = { ...many(5, '2/3'), t0: '3/3' };
    expect(decide({ run: aRun(results(one)), baseline: found(aPool(many(5, '10/15'))) }).verdict.kind).toBe('pass');
  });
});

describe('a must_pass test', () => {
  const must = (now: string, reruns?: string) =>
    decide({
      run: aRun(results({ a: now }, { mustPass: true }), { requirements: [aRequirement(0)] }),
      baseline: none,
      ...(reruns && { confirmations: results({ a: reruns }) }),
    }).verdict;

  test.each([
    ['1/1', undefined, 'passed'],
    ['2/3', undefined, 'passed'],
    ['1/2', undefined, 'passed'],
    ['0/1', undefined, 'failed'],
    ['0/1', '0/2', 'failed'],
    ['1/3', '1/3', 'failed'],
    ['0/1', '2/3', 'passed'],
    ['0/1', '2/2', 'passed'],
    // Too few re-runs were measured: the planned ones decide.
    ['0/1', '1/2', 'failed'],
    ['0/1', '1/1', 'failed'],
  ] as const)('with %s planned and %s re-runs has %s', (now, reruns, outcome) => {
    const broken = must(now, reruns).reasons.filter(({ rule }) => rule === 'requirement');
    expect(broken).toHaveLength(outcome === 'failed' ? 1 : 0);
  });

  test('that failed is named with both counts', () => {
    const { headline, reasons } = must('0/1', '1/3');
    expect(headline).toBe('must_pass test a failed. 0 of 1 test passed.');
    expect(reasons[0]).toMatchObject({
      message: 'a of greetings on support-agent must pass, and failed: 0 of 1 trials passed, 1 of 3 re-runs passed',
      testId: 'a',
      location: { line: 4 },
    });
  });

  test('fails the run although it failed in the baseline', () => {
    const run = aRun([...results({ a: '0/1' }, { mustPass: true }), ...results(many(5, '1/1'))]);
    const baseline = found(aPool({ ...many(5, '5/5'), a: '0/5' }));
    expect(decide({ run, baseline }).verdict.headline).toBe(
      'must_pass test a failed. Compared 6 of 6 tests; 1 failing as before.',
    );
  });

  test('in quarantine fails nothing', () => {
    const run = aRun([...results({ a: '0/1' }, { mustPass: true }), ...results(many(5, '1/1'))]);
    expect(decide({ run, baseline: none, quarantine: [quarantined] }).verdict.kind).toBe('pass');
  });
});
