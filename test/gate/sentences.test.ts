import { describe, expect, test } from 'vitest';
import { conclusionOf } from '../../src/gate/gate.ts';
import { policyReasons, withPolicyChanges } from '../../src/gate/rules/policy.ts';
import {
  below,
  dropWithP,
  names,
  percent,
  percentAbove,
  percentagePoints,
  pValue,
  smallDrop,
} from '../../src/gate/wording.ts';
import type { Failure } from '../../src/model/run/outcome.ts';
import { targetTrials } from '../../src/model/run/present-trials.ts';
import type { MissingSecrets, RunResult, TestResult } from '../../src/model/run/result.ts';
import { points, signedPoints } from '../../src/model/text/percentage-points.ts';
import type { PolicyChange, PolicySource } from '../../src/model/verdict/policy-source.ts';
import { earlierAttemptOf } from '../../src/results/run-folder/earlier-attempts.ts';
import { aResult, aTrial } from '../support/builders.ts';
import { aPool, aRequirement, aRun, decide, found, many, poolsOfRun, results } from '../support/evidence.ts';
import { seeded } from '../support/seeded.ts';

const IMPORTED = {
  imported: [{ file: 'r.jsonl', format: 'jsonl', tool: 'jsonl', tests: 2, trials: 2, identity: 'declared' }],
} as unknown as Partial<RunResult>;

const reasonFor = (
  base: Parameters<typeof aPool>,
  now: Parameters<typeof results>,
  special: Partial<RunResult> = IMPORTED,
): string | undefined => {
  const run = aRun(results(...now), special);
  const sides = { run, baseline: found(aPool(...base)), suiteFiles: new Set<string>() };
  return decide(sides, {}, { isChange: true }).verdict.reasons.find(({ rule }) => rule === 'baseline')?.message;
};

const suite = (name: string) => ({ suite: name, suiteFile: name });
const pool = (name: string) => ({ suite: name, file: name });

test('a baseline with another suite says both names, and what to set for results of other tools', () => {
  const [base, now] = [
    [many(2, '5/5'), pool('main')],
    [many(2, '1/1'), suite('results')],
  ] as const;
  const why = 'Nothing was compared: the baseline has the suite "main", and these results have "results"';
  expect(reasonFor([...base], [...now])).toBe(`${why}; set suite-name (--suite-name) for both runs`);
  expect(reasonFor([...base], [...now], { ...IMPORTED, engine: { name: 'promptfoo', evals: [] } })).toBe(
    `${why}; set "suite_name" of engine for both runs`,
  );
  expect(reasonFor([...base], [...now], {})).toBe(why);
});

test('a baseline with another target says both names', () => {
  expect(
    reasonFor(
      [many(2, '5/5'), { ...pool('shop'), target: 'gpt-4' }],
      [many(2, '1/1'), { ...suite('shop'), target: 'gpt-5' }],
    ),
  ).toBe(
    'Nothing was compared: the baseline has the target "gpt-4", and these results have "gpt-5"; set target-name (--target-name) for both runs',
  );
});

test('a baseline with other tests says the first of each', () => {
  expect(reasonFor([{ a: '5/5' }, pool('shop')], [{ b: '1/1', c: '1/1', d: '1/1', e: '1/1' }, suite('shop')])).toBe(
    'Nothing was compared: the baseline has the test "a", and these results have "b", "c", "d" and 1 more',
  );
});

test('a baseline that was measured in another way says why, if the reason is the same for all tests', () => {
  const tests = ['a', 'b'].map((testId) => ({
    testId,
    trials: [{ run: 'r', time: '2026-01-01T00:00:00.000Z', pass: true, score: 1, measure: 'i1.a.-.-.b' }],
  }));
  const base: Parameters<typeof aPool> = [{}, { ...pool('shop'), tests }];
  const measured = (measure: string) =>
    [
      { a: '1/1', b: '1/1' },
      { ...suite('shop'), measure },
    ] as const;
  const none = 'Nothing was compared: none of these tests has a comparable trial in the baseline';
  expect(reasonFor(base, [...measured('i1.c.-.-.b')])).toBe(`${none} (the question changed)`);
  expect(reasonFor(base, [...measured('i1.a.-.-.c')])).toBe(
    `${none} (another tool, or another major version of it, measured it)`,
  );
});

/** Random small runs: 1 to 8 tests, 1 to 4 baseline runs, 1 or 3 planned trials, and re-runs of some tests. */
function decided(seed: number) {
  const random = seeded(seed);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const [runs, trials, rate, rateNow] = [upTo(4), random() < 0.5 ? 1 : 3, random(), random()];
  const count = (of: number, p: number) =>
    `${Array.from({ length: of }, () => random() < p).filter(Boolean).length}/${of}`;
  const ids = Array.from({ length: upTo(8) }, (_, at) => `t${at}`);
  const counts = (of: number, p: number) => Object.fromEntries(ids.map((id) => [id, count(of, p)]));
  const run = aRun(results(counts(trials, rateNow)), { requirements: random() < 0.5 ? [aRequirement(0)] : [] });
  const baseline = found(aPool(counts(runs, Math.sqrt(rate)), { runs }));
  const confirmations = random() < 0.7 ? results(counts(upTo(8), rateNow / 2)) : [];
  return { run, ...decide({ run, baseline, confirmations }, { control: 'off' }) };
}

test('no two sentences of a report contradict each other, whatever the run', () => {
  for (let seed = 1; seed <= 600; seed += 1) {
    const { run, comparison, verdict } = decided(seed);
    const [suite] = comparison.suites;
    if (suite?.deltaHigh !== undefined) {
      expect([seed, suite.finding, suite.deltaHigh < 0]).toEqual([seed, suite.finding, suite.finding !== 'steady']);
    }
    const findings = verdict.reasons.filter(({ kind }) => kind === 'fail');
    if (findings.length > 0)
      expect([seed, verdict.headline]).toEqual([seed, expect.not.stringMatching(/^No drop found/)]);
    const failing = run.results.filter(({ score = 1 }) => score < 0.5);
    if (failing.length > 0) {
      expect([seed, verdict.headline]).toEqual([seed, expect.stringMatching(/\bt\d/)]);
    }
    for (const { finding, p, reruns } of comparison.failingTogether ?? []) {
      if (finding === 'fails') expect([seed, p <= 0.02, reruns.passes * 2 < reruns.trials]).toEqual([seed, true, true]);
    }
    if (verdict.kind === 'pass') expect([seed, run.results.some(({ score = 0 }) => score > 0)]).toEqual([seed, true]);
  }
});

const spare = { targetUsed: 'spare', targetError: 'The model server at http://a answered HTTP 401' };
const byFallback = (given: Partial<TestResult> = {}) => results({ t1: '1/1' }, { ...spare, ...given });
const others = many(9, '1/1', 'u');

describe('tests that a fallback target answered', () => {
  test('make the verdict a warning that names the fallback, the tests and why the target did not answer', () => {
    const run = aRun([...results(others), ...byFallback()]);
    const { verdict } = decide({ run, baseline: { kind: 'none', why: 'first run' } });
    expect(verdict.kind).toBe('warn');
    expect(verdict.headline).toBe(
      'No baseline yet: 10 of 10 tests passed. The fallback target spare answered 1 test of greetings on support-agent.',
    );
    expect(verdict.reasons).toContainEqual(
      expect.objectContaining({
        rule: 'fallback',
        kind: 'warn',
        message:
          'The fallback target spare answered 1 test of greetings on support-agent, which are no evidence of support-agent: t1. support-agent did not answer: The model server at http://a answered HTTP 401',
      }),
    );
  });

  test('are not compared with the baseline of the target', () => {
    const baseline = found(aPool({ ...many(9, '10/10', 'u'), t1: '10/10' }));
    const run = aRun([...results(others), ...byFallback({ score: 0, status: 'quality_failure' })]);
    const { verdict, comparison } = decide({ run, baseline });
    expect(comparison.tests.find(({ testId }) => testId === 't1')).toMatchObject({
      state: 'changed',
      why: 'not comparable: the fallback target "spare" answered',
    });
    expect(verdict.headline).toContain('Compared 9 of 10 tests');
    expect(verdict.headline).toContain('The fallback target spare answered 1 test');
  });

  test('are no evidence of the target, neither for later runs nor for later attempts', () => {
    const run = aRun([...results(others), ...byFallback({ measure: 'm1.a', subject: 's1.a' })]);
    const [pool] = poolsOfRun(run, { run: '1' });
    expect(pool?.tests.map(({ testId }) => testId)).not.toContain('t1');
    expect(earlierAttemptOf(1, run).tests).toEqual([]);
  });
});

describe('trials that measure the target', () => {
  const [answered] = results({ t1: '1/1' }) as [TestResult];
  const trials = [aTrial(1, { attempt: 0 }), aTrial(0, { attempt: 1, targetUsed: 'spare' })];

  test.each([
    ['all, without a fallback', { trials: [aTrial(1), aTrial(0)] }, [1, 0]],
    ['those that no fallback answered', { trials }, [1]],
    ['none of a record that does not say which trials a fallback answered', { trials: [aTrial(1)], ...spare }, []],
    [
      'none of a test whose best trial decides, when a fallback answered one',
      { trials, aggregation: { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 2 } },
      [],
    ],
  ] as const)('are %s', (_, given, scores) => {
    expect(targetTrials({ ...answered, ...given } as TestResult).map(({ score }) => score)).toEqual(scores);
  });
});

const passing = aResult();
const failing = aResult({ score: 0.1 });
const errored = (failureClass: Failure['class'], message = 'It broke') =>
  aResult({ failure: { class: failureClass, message } });
const times = (count: number, result: TestResult): TestResult[] => Array.from({ length: count }, () => result);

function verdictOf(results: readonly TestResult[], missingSecrets: MissingSecrets | undefined) {
  const run = aRun(
    results.map((result, index) => ({ ...result, testId: `t${index}` })),
    { ...(missingSecrets && { missingSecrets }) },
  );
  return decide({ run, baseline: { kind: 'none', why: 'first run' } }).verdict;
}

const fork = (...names: string[]): MissingSecrets => ({ from: 'fork', names });

describe('where GitHub gives no secrets', () => {
  test.each([
    ['everything that passed needs none', times(3, passing), fork('KEY'), 'pass'],
    [
      'an answer that fails is not known to be the agent’s own',
      [...times(19, passing), failing],
      fork('KEY'),
      'invalid',
    ],
    ['nor is a program that breaks', [...times(19, passing), errored('crash')], fork('KEY'), 'invalid'],
    ['a key that is refused counts however few need it', [...times(19, passing), errored('auth')], fork(), 'invalid'],
    [
      'as does a variable that is not set',
      [...times(19, passing), errored('config', 'the environment variable KEY is unset')],
      fork(),
      'invalid',
    ],
    ['what no secret was meant for is judged as ever', [...times(19, passing), errored('crash')], fork(), 'warn'],
    ['and fails as ever', times(3, failing), fork(), 'fail'],
    [
      'with all secrets there an error among many is put up with',
      [...times(19, passing), errored('auth')],
      undefined,
      'pass',
    ],
  ] as const)('%s', (_, results, missingSecrets, kind) => {
    expect(verdictOf(results, missingSecrets).kind).toBe(kind);
  });

  test('the headline says so first, and what to do; the check is red', () => {
    const { kind, headline, reasons } = verdictOf(
      [passing, failing, errored('auth')],
      fork('B_KEY', 'C_KEY', 'D', 'E'),
    );
    expect(headline).toContain(
      'Not measured: pull requests from forks get no secrets, so nothing about the agent follows from 2 of 3 tests (B_KEY, C_KEY, D and 1 more came empty). A maintainer can run them from a branch of this repository;',
    );
    expect(reasons[0]).toMatchObject({ rule: 'validity', kind: 'invalid' });
    expect(conclusionOf(kind, 'success')).toBe('failure');
  });

  test('Dependabot gets advice about its own secrets', () => {
    expect(verdictOf([errored('auth')], { from: 'dependabot', names: [] }).headline).toContain('under Dependabot');
  });
});

describe('a drop', () => {
  const dropped = (delta: number, half: number, p = 0.002) =>
    dropWithP({ delta, deltaLow: delta - half, deltaHigh: delta + half, p });

  test('has its interval and its p-value', () => {
    expect(dropped(-0.08, 0.04)).toBe('8 pp (95% CI −12 to −4 pp, p = 0.002)');
  });

  test('is in whole points where the interval is wider than 10 points', () => {
    expect(dropped(-0.0834, 0.12)).toBe('8 pp (95% CI −20 to +4 pp, p = 0.002)');
    expect(dropped(-0.0312, 0.02)).toBe('3.1 pp (95% CI −5.1 to −1.1 pp, p = 0.002)');
  });
});

test('points and percentages have no needless digits', () => {
  expect([signedPoints(-0.014), signedPoints(0.04), signedPoints(0), signedPoints(-0.0001)]).toEqual([
    '−1.4 pp',
    '+4 pp',
    '0 pp',
    '0 pp',
  ]);
  expect([points(0.02), points(-0.3), percent(0.25), percent(1)]).toEqual(['2 pp', '30 pp', '25%', '100%']);
});

test('a p-value below 0.001 is not shown as 0', () => {
  expect([0.0001, 0.002, 0.0312, 0.5].map(pValue)).toEqual(['p < 0.001', 'p = 0.002', 'p = 0.031', 'p = 0.5']);
});

test('many names are cut, and long ones in the middle', () => {
  expect(names(['a', 'b'])).toBe('a, b');
  expect(names(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c and 1 more');
  expect(names(['x'.repeat(500)]).length).toBeLessThan(200);
});

test('a score below a limit is not rounded up to it', () => {
  expect([below(0.714, 0.8), below(0.7999, 0.8), below(0.7999999999, 0.8)]).toEqual(['0.71', '0.7999', '0.7999999999']);
});

describe('a number next to its limit', () => {
  test('is shown with as many decimals as distinguish them', () => {
    expect([percentAbove(0.26, 0.25), percentAbove(0.2504, 0.25), percentAbove(1.5, 0.25)]).toEqual([
      '26%',
      '25.04%',
      '150%',
    ]);
    expect([smallDrop({ delta: -0.014 }, 0.02), smallDrop({ delta: -0.019_96 }, 0.02)]).toEqual(['1.4 pp', '1.996 pp']);
  });

  test('keeps the decimals of the limit', () => {
    expect([percent(0.25), percent(0.125), percentagePoints(0.02), percentagePoints(0.005)]).toEqual([
      '25%',
      '12.5%',
      '2 pp',
      '0.5 pp',
    ]);
  });
});

const aSource = (given: Partial<PolicySource> = {}): PolicySource => ({
  of: 'pull request',
  from: 'base',
  base: '3'.repeat(40),
  changes: [],
  ...given,
});
const file = '.agentv/config.yaml';
const threshold: PolicyChange = { file, key: 'threshold', base: '0.8', head: '0.5' };
const evals: PolicyChange = { file, key: 'evals' };
const requirement: PolicyChange = { file: 'evals/a.yaml', key: 'threshold', head: '0.9' };
const evidence: PolicyChange = { file: '.agentv/evidence' };
const DIFFERENT = 'Judged by the policy of the base branch; different in this pull request:';

describe('the headline', () => {
  test.each<[readonly PolicyChange[], string]>([
    [[threshold], '.agentv/config.yaml threshold 0.8 → 0.5'],
    [[threshold, evals], '.agentv/config.yaml threshold 0.8 → 0.5, evals'],
    [[requirement, evidence], 'evals/a.yaml threshold not set → 0.9, .agentv/evidence'],
    [
      [threshold, evals, requirement, evidence, evidence],
      `.agentv/config.yaml threshold 0.8 → 0.5, evals, evals/a.yaml threshold not set → 0.9, and 2 more`,
    ],
  ])('lists the changed policy files and keys (%#)', (changes, text) => {
    expect(withPolicyChanges('No drop found.', aSource({ changes: [...changes] }))).toBe(
      `No drop found. ${DIFFERENT} ${text}.`,
    );
  });

  test('stays the same where the policies are equal, and where no change is judged', () => {
    expect(withPolicyChanges('x', aSource())).toBe('x');
    expect(withPolicyChanges('x', undefined)).toBe('x');
  });

  test('says that another policy judged a change than that of the base branch', () => {
    expect(withPolicyChanges('x.', aSource({ from: 'checkout', why: 'no token' }))).toBe(
      'x. Judged by the policy that is checked out, because that of the base branch could not be used.',
    );
  });
});

describe('the reasons', () => {
  test('list the changes without affecting the verdict', () => {
    expect(policyReasons(aSource({ of: 'merge group', changes: [threshold] }))).toEqual([
      {
        rule: 'policy',
        kind: 'pass',
        message:
          'Judged by the policy of the base branch; different in this merge group: .agentv/config.yaml threshold 0.8 → 0.5',
      },
    ]);
  });

  test('warn of a change that is judged by its own policy, and say why', () => {
    expect(policyReasons(aSource({ from: 'checkout', why: 'GitHub answered HTTP 403' }))).toMatchObject([
      {
        kind: 'warn',
        message:
          'Judged by the policy that is checked out, because that of the base branch could not be used: GitHub answered HTTP 403',
      },
    ]);
  });

  test('make a run invalid when the policy is unavailable, and the headline says it once and lists nothing', () => {
    const source = aSource({ from: 'unavailable', why: 'GitHub answered HTTP 500', changes: [threshold] });
    expect(policyReasons(source)).toEqual([
      {
        rule: 'policy',
        kind: 'invalid',
        message: 'The policy of the base branch could not be read: GitHub answered HTTP 500',
        short: 'the policy of the base branch could not be read: GitHub answered HTTP 500',
      },
    ]);
    expect(withPolicyChanges('x', source)).toBe('x');
  });

  test('are none where the policies are equal, and where no change is judged', () => {
    expect(policyReasons(aSource())).toEqual([]);
    expect(policyReasons(undefined)).toEqual([]);
  });
});
