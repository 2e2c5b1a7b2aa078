import { describe, expect, test } from 'vitest';
import { conclusionOf } from '../../src/gate/gate.ts';
import { policyReasons, withPolicyChanges } from '../../src/gate/rules/policy.ts';
import { below, percent, percentAbove, percentagePoints, pValue, smallDrop } from '../../src/gate/wording.ts';
import type { Failure } from '../../src/model/run/outcome.ts';
import { targetTrials } from '../../src/model/run/present-trials.ts';
import type { MissingSecrets, RunResult, TestResult } from '../../src/model/run/result.ts';
import { points, signedPoints } from '../../src/model/text/percentage-points.ts';
import type { PolicyChange, PolicySource } from '../../src/model/verdict/policy-source.ts';
import { earlierAttemptOf } from '../../src/results/run-folder/earlier-attempts.ts';
import { aResult, aTrial } from '../support/builders.ts';
import { aPast, aPool, aRun, decide, found, many, poolsOfRun, results } from '../support/evidence.ts';

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

const OTHER_SUITE: [Parameters<typeof aPool>, Parameters<typeof results>] = [
  [many(2, '5/5'), pool('main')],
  [many(2, '1/1'), suite('results')],
];
const byMeasure = (measure: string) => [many(2, '1/1', 'm'), { ...suite('shop'), measure }] as const;
const measured: Parameters<typeof aPool> = [
  {},
  {
    ...pool('shop'),
    tests: ['m0', 'm1'].map((testId) => ({ testId, trials: [aPast(true, 0, { measure: 'i1.a.-.-.b' })] })),
  },
];
const engine: Partial<RunResult> = { ...IMPORTED, engine: { name: 'promptfoo', evals: [] } };
const SUITES = 'the baseline has the suite "main", and these results have "results"';
const NONE = 'none of these tests has a comparable trial in the baseline';

test.each<[string, Parameters<typeof aPool>, Parameters<typeof results>, string, Partial<RunResult>?]>([
  ['of another tool', ...OTHER_SUITE, `${SUITES}; set suite-name (--suite-name) for both runs`],
  ['of an engine', ...OTHER_SUITE, `${SUITES}; set "suite_name" of engine for both runs`, engine],
  ['of eval-action', ...OTHER_SUITE, SUITES, {}],
  [
    'on another target',
    [many(2, '5/5'), { ...pool('shop'), target: 'gpt-4' }],
    [many(2, '1/1'), { ...suite('shop'), target: 'gpt-5' }],
    'the baseline has the target "gpt-4", and these results have "gpt-5"; set target-name (--target-name) for both runs',
  ],
  [
    'of other tests',
    [{ a: '5/5' }, pool('shop')],
    [{ b: '1/1', c: '1/1', d: '1/1', e: '1/1' }, suite('shop')],
    'the baseline has the test "a", and these results have "b", "c", "d" and 1 more',
  ],
  ['to other questions', measured, [...byMeasure('i1.c.-.-.b')], `${NONE} (the question changed)`],
  [
    'of another version of a tool',
    measured,
    [...byMeasure('i1.a.-.-.c')],
    `${NONE} (another tool, or another major version of it, measured it)`,
  ],
])('a baseline that cannot be compared says why for results %s', (_, base, now, why, special) => {
  expect(reasonFor([...base], [...now], special)).toBe(`Nothing was compared: ${why}`);
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

test('numbers have the digits that they need, also next to a limit', () => {
  expect([-0.014, 0.04, 0, -0.0001].map((share) => signedPoints(share))).toEqual(['−1.4 pp', '+4 pp', '0 pp', '0 pp']);
  expect([points(0.02), points(-0.3), percent(0.25), percent(0.125)]).toEqual(['2 pp', '30 pp', '25%', '12.5%']);
  expect([percentagePoints(0.02), percentagePoints(0.005)]).toEqual(['2 pp', '0.5 pp']);
  expect([0.0001, 0.002, 0.0312, 0.5].map(pValue)).toEqual(['p < 0.001', 'p = 0.002', 'p = 0.031', 'p = 0.5']);
  expect([0.714, 0.7999, 0.7999999999].map((score) => below(score, 0.8))).toEqual(['0.71', '0.7999', '0.7999999999']);
  expect([0.26, 0.2504, 1.5].map((share) => percentAbove(share, 0.25))).toEqual(['26%', '25.04%', '150%']);
  expect([-0.014, -0.019_96].map((delta) => smallDrop({ delta }, 0.02))).toEqual(['1.4 pp', '1.996 pp']);
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
    for (const source of [aSource(), undefined]) {
      expect([withPolicyChanges('x', source), policyReasons(source)]).toEqual(['x', []]);
    }
  });
});

describe('the reasons', () => {
  test.each([
    [
      'list the changes without affecting the verdict',
      aSource({ of: 'merge group', changes: [threshold] }),
      'pass',
      'Judged by the policy of the base branch; different in this merge group: .agentv/config.yaml threshold 0.8 → 0.5',
    ],
    [
      'warn of a change that is judged by its own policy, and say why',
      aSource({ from: 'checkout', why: 'GitHub answered HTTP 403' }),
      'warn',
      'Judged by the policy that is checked out, because that of the base branch could not be used: GitHub answered HTTP 403',
    ],
  ])('%s', (_, source, kind, message) => {
    expect(policyReasons(source)).toEqual([{ rule: 'policy', kind, message }]);
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
});
