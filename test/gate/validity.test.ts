import { describe, expect, test } from 'vitest';
import type { Failure } from '../../src/model/run/outcome.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import { aResult, aTrial } from '../support/builders.ts';
import { aPool, aRequirement, aRun, decide, found, many, results } from '../support/evidence.ts';

type Class = Failure['class'];

const passing = (count: number): TestResult[] => results(many(count, '1/1'));
const errored = (count: number, failureClass: Class, given: Partial<Failure> = {}): TestResult[] =>
  Object.keys(many(count, '', 'e')).map((testId) =>
    aResult({ testId, failure: { class: failureClass, stage: 'agent', ...given } }),
  );
const off = { requirements: [aRequirement(0)] };

function judged(
  all: readonly TestResult[],
  { maxErrorRate, ...run }: Partial<RunResult> & { maxErrorRate?: number } = {},
) {
  const settings = maxErrorRate === undefined ? {} : { maxErrorRate };
  return decide({ run: aRun(all, { ...off, ...run }), baseline: { kind: 'none', why: 'first run' } }, settings).verdict;
}

describe('a run is invalid', () => {
  test.each([
    ['without a result', [], 'no test has a result'],
    ['if every test errored', errored(3, 'rate_limit'), 'no test has a result (3 × rate limit)'],
    [
      'if more than a tenth of its trials errored',
      [...passing(17), ...errored(2, 'provider')],
      '2 of 19 trials ended in an error (2 × provider); the limit is 10%',
    ],
    [
      'if a test cannot run as configured',
      [...passing(99), ...errored(1, 'config', { stage: 'setup' })],
      '1 test cannot run as configured',
    ],
  ] as const)('%s', (_, all, why) => {
    const { kind, headline } = judged([...all]);
    expect(kind).toBe('invalid');
    expect(headline).toContain(`Not measured: ${why}.`);
  });

  test('if a planned cell is missing from its results', () => {
    const { kind, headline } = judged(passing(19), { planned: 20 });
    expect([kind, headline]).toEqual([
      'invalid',
      'Not measured: 1 planned test is missing from the results. 19 of 20 tests passed; 1 not run.',
    ]);
  });

  test('if a file of results cannot be read', () => {
    const problem = { code: 'FILE_MISSING', severity: 'error', message: 'There are no results at b' } as const;
    const { kind, headline } = judged(passing(1), { complete: false, unreadable: [problem, problem] });
    expect(kind).toBe('invalid');
    expect(headline).toContain('There are no results at b (and 1 more problem).');
  });

  test('if errors before the first trial lose too many planned trials', () => {
    const { kind, headline } = judged([...results(many(12, '5/5')), ...errored(2, 'workspace')]);
    expect(kind).toBe('invalid');
    expect(headline).toContain('10 of 70 trials ended in an error (10 × workspace); the limit is 10%.');
  });

  test('and reports a missed threshold too', () => {
    const all = [...results({ a: '0/1' }), ...errored(1, 'provider')];
    const { kind, reasons } = judged(all, { requirements: [aRequirement(0.9)] });
    expect([kind, reasons.slice(0, 2).map(({ rule }) => rule)]).toEqual(['invalid', ['validity', 'requirement']]);
  });
});

describe('a run is measured', () => {
  test.each([
    ['if a tenth of its trials errored', [...passing(18), ...errored(2, 'provider')]],
    ['if a provider refuses the request of one test', [...passing(19), ...errored(1, 'config')]],
  ] as const)('%s', (_, all) => {
    expect(judged([...all]).kind).toBe('pass');
  });

  test('if timeouts and crashes of the agent failed many of its tests', () => {
    const all = [...passing(5), ...errored(3, 'timeout'), ...errored(2, 'crash')].map((result, at) => ({
      ...result,
      testId: `t${at}`,
    }));
    expect(judged(all)).toMatchObject({ kind: 'warn', reasons: [{ rule: 'coverage' }] });
  });

  test('with as many errors as max-error-rate accepts', () => {
    const all = [...passing(6), ...errored(4, 'provider')];
    expect([0.1, 0.39, 0.4].map((maxErrorRate) => judged(all, { maxErrorRate }).kind)).toEqual([
      'invalid',
      'invalid',
      'pass',
    ]);
    expect(judged(errored(3, 'provider'), { maxErrorRate: 1 }).kind).toBe('invalid');
  });

  test('although single trials of its tests errored', () => {
    const trials = [aTrial(1), aTrial(1), aTrial(0, { status: 'execution_error', verdict: 'skip' })];
    const failure = { class: 'provider', stage: 'agent', reason: 'provider_error', message: 'reset' } as const;
    const withError = (testId: string) =>
      aResult({ testId, trials: trials.map((trial, at) => (at === 2 ? { ...trial, failure } : trial)) });
    const all = [...results(many(3, '3/3')), withError('e0')];
    expect(judged(all).kind).toBe('pass');
    expect(judged([withError('e0')])).toMatchObject({ kind: 'invalid', headline: expect.stringContaining('1 of 3') });
  });
});

describe('a suite is invalid', () => {
  const other = (given: Partial<Failure>) => (testId: string) =>
    aResult({ testId, suite: 'other', failure: { class: 'provider', stage: 'agent', ...given } });

  test('without a graded test, however small it is', () => {
    const all = [...passing(30), other({})('e')];
    const { verdict } = decide({ run: aRun(all), baseline: found(aPool(many(30, '5/5'))) });
    expect(verdict.kind).toBe('invalid');
    expect(verdict.headline).toBe('Not measured: suite other has no graded test. Compared 30 of 31 tests; 1 errored.');
    expect(verdict.suites.map(({ suite, kind }) => [suite, kind])).toEqual([
      ['greetings', 'pass'],
      ['other', 'invalid'],
    ]);
  });

  test('if none of its tests was begun, unless its budget was spent', () => {
    const unrun = (reason: Failure['reason']) => judged([...passing(30), other({ reason })('e')]).kind;
    expect(unrun('error_threshold_exceeded')).toBe('invalid');
    expect(unrun('budget_exceeded')).toBe('inconclusive');
  });

  test('if more than half of its trials errored', () => {
    const half = [...passing(30), ...results(many(2, '1/1', 'o'), { suite: 'other' }), ...['e', 'f'].map(other({}))];
    expect(judged(half).kind).toBe('pass');
    const most = [...half, other({})('g')];
    expect(judged(most)).toMatchObject({
      kind: 'invalid',
      reasons: [{ suite: 'other', message: 'Suite other on support-agent has 3 errors in 5 trials (3 × provider)' }],
    });
  });

  test('also as the only suite of a run that accepts every error rate', () => {
    const all = [...passing(2), ...errored(3, 'provider')];
    expect(judged(all, { maxErrorRate: 1 })).toMatchObject({ kind: 'invalid', reasons: [{ suite: 'greetings' }] });
  });

  test('if its file exists and the newest baseline run has it, and it was not run', () => {
    const absentSuites = [{ suite: 'refunds', target: 'support-agent', tests: 4, why: 'missing' as const }];
    const sides = { run: aRun(passing(5)), baseline: found(aPool(many(5, '5/5'))) };
    const { verdict } = decide(sides, {}, { absentSuites });
    expect(verdict).toMatchObject({
      kind: 'invalid',
      headline:
        'Not measured: suite refunds has no results (4 tests in the newest baseline run). Compared 5 of 9 tests; 1 suite missing.',
    });
  });
});

describe('a must_pass test', () => {
  const must = (failureClass: Class) => [
    ...passing(29),
    aResult({ testId: 'must', mustPass: true, failure: { class: failureClass, stage: 'agent' } }),
  ];

  test('without a graded trial makes the run invalid', () => {
    const { kind, headline } = judged(must('provider'));
    expect(kind).toBe('invalid');
    expect(headline).toContain('Not measured: must_pass test must has no result.');
  });

  test('that the base branch requires and the change deleted makes the run invalid', () => {
    const deletedMustPass = [{ suiteFile: 'evals/a.eval.yaml', testId: 'must' }];
    const { kind, headline, reasons } = judged(passing(30), { deletedMustPass });
    expect([kind, headline]).toEqual([
      'invalid',
      'Not measured: must_pass test must was deleted. 30 of 30 tests passed.',
    ]);
    expect(reasons).toMatchObject([
      {
        message:
          'must_pass test must was deleted: the base branch requires it in evals/a.eval.yaml; remove its must_pass in a separate change first',
      },
    ]);
  });

  test('that the base branch requires on a target where the change no longer runs it makes the run invalid', () => {
    const deletedMustPass = [{ suiteFile: 'evals/a.eval.yaml', testId: 'must', target: 'other' }];
    const { kind, headline } = judged(passing(30), { deletedMustPass });
    expect([kind, headline]).toEqual([
      'invalid',
      'Not measured: must_pass test must no longer runs on other. 30 of 30 tests passed.',
    ]);
  });

  test('that timed out failed', () => {
    expect(judged(must('timeout'))).toMatchObject({
      kind: 'fail',
      headline: expect.stringContaining('must_pass test must failed.'),
    });
  });
});

test('an error of another tool counts as the one trial that its file has', () => {
  const trials = [{ ...aTrial(1) }, { ...aTrial(1) }, { ...aTrial(1) }];
  const imported = [aResult({ testId: 'a', trials }), ...errored(1, 'provider')].map(
    (result): TestResult => ({ ...result, importedFrom: 'jsonl' }),
  );
  const [reason] = judged(imported, { maxErrorRate: 0.1 }).reasons;
  expect(reason?.message).toContain('1 of 4 trials ended in an error');
});

describe('trials that ended in an error', () => {
  const lost = {
    status: 'execution_error',
    failure: { class: 'provider', stage: 'agent', reason: 'provider_error', message: 'bad' },
  } as const;
  /** A test that passes in all trials that measured something. */
  const partly = (measured: number, errored: number, mustPass = false): TestResult =>
    aResult({
      testId: 'f',
      mustPass,
      trials: Array.from({ length: measured + errored }, (_, attempt) =>
        aTrial(attempt < measured ? 1 : 0, attempt < measured ? { attempt } : { attempt, ...lost }),
      ),
      aggregation: { strategy: 'mean', mean: measured / (measured + errored), min: 0, max: 1 },
    });
  const others = results(many(19, '5/5'));

  test('are counted in the headline, apart from the tests', () => {
    expect(judged([...others, partly(4, 1)])).toMatchObject({
      kind: 'pass',
      headline: 'No baseline yet: 20 of 20 tests passed; 1 trial errored.',
    });
  });

  test('make a test errored if they are more than half of its trials', () => {
    expect(judged([...others, partly(1, 4)]).headline).toBe(
      'No baseline yet: 19 of 20 tests passed; 1 errored; 4 trials errored.',
    );
    expect(judged([...others, partly(3, 3)]).headline).toBe(
      'No baseline yet: 20 of 20 tests passed; 3 trials errored.',
    );
  });

  test('of a must_pass test are a named reason, and invalid if more than half of its trials are lost', () => {
    expect(judged([...others, partly(4, 1, true)])).toMatchObject({
      kind: 'warn',
      reasons: [
        { message: 'must_pass test f lacks 1 of 5 trials, which ended in an error (1 × provider)', testId: 'f' },
      ],
    });
    expect(judged([...others, partly(1, 4, true)])).toMatchObject({ kind: 'invalid' });
  });
});

test('failed rows of a name without a verdict are a named warning, with and without a baseline', () => {
  const failure = { class: 'grader', stage: 'evaluator', message: '2 rows have the name', failedRows: 1 } as const;
  const all = [...results(many(19, '5/5')), aResult({ testId: 'dup', failure })];
  const reasons = [
    { message: '1 row of dup failed, and the name has no verdict because several rows have it', testId: 'dup' },
  ];
  expect(judged(all)).toMatchObject({ kind: 'warn', reasons });
  const { verdict } = decide({ run: aRun(all), baseline: found(aPool(many(19, '5/5'))) });
  expect(verdict).toMatchObject({ kind: 'warn', reasons });
  expect(verdict.headline).toMatch(/Compared 19 of 20 tests; 1 errored; 1 failed row without a verdict\.$/);
});
