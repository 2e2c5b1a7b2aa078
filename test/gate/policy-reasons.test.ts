import { describe, expect, test } from 'vitest';
import { policyReasons, withPolicyChanges } from '../../src/gate/rules/policy.ts';
import type { PolicyChange, PolicySource } from '../../src/model/verdict/policy-source.ts';

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
