import { describe, expect, test } from 'vitest';
import { policyReasons, withPolicyChanges } from '../../src/gate/policy-reasons.ts';
import type { PolicyChange, PolicySource } from '../../src/model/policy-source.ts';

const aSource = (given: Partial<PolicySource> = {}): PolicySource => ({
  of: 'pull request',
  from: 'base',
  base: '3'.repeat(40),
  changes: [],
  ...given,
});
const threshold: PolicyChange = { what: 'threshold', base: '0.8', here: '0.5', counts: 'base' };
const evals: PolicyChange = { what: 'evals', counts: 'here' };
const budget: PolicyChange = { what: 'budget', here: '5', counts: 'here' };
const strict: PolicyChange = { what: 'strict', counts: 'base' };

describe('the headline', () => {
  test('says what a pull request changes of the gate, and who decides', () => {
    expect(withPolicyChanges('9 of 9 tests passed', aSource({ changes: [threshold] }))).toBe(
      '9 of 9 tests passed; this pull request changes the gate: threshold 0.8 → 0.5; judged by the settings of the base branch',
    );
  });

  test.each([
    [[evals, threshold], 'threshold 0.8 → 0.5, evals; judged by the settings of the base branch, but for evals'],
    [[evals], 'evals; that counts already'],
    [[evals, budget], 'evals, budget not set → 5; these count already'],
    [
      [threshold, strict, strict, strict, strict],
      'threshold 0.8 → 0.5, strict, strict, and 2 more settings; judged by the settings of the base branch',
    ],
  ])('lists what counts already apart (%#)', (changes, text) => {
    expect(withPolicyChanges('x', aSource({ changes }))).toBe(`x; this pull request changes the gate: ${text}`);
  });

  test('accuses nobody who brings the first settings', () => {
    const changes = [{ what: 'threshold', here: '0.9', counts: 'base' } as const, budget];
    expect(withPolicyChanges('x', aSource({ first: true, changes }))).toBe(
      'x; this pull request brings the first settings of the gate: threshold not set → 0.9, budget not set → 5; they count once it is merged, but for budget',
    );
  });

  test('is as ever where nothing changes, and where no change is judged', () => {
    expect(withPolicyChanges('x', aSource())).toBe('x');
    expect(withPolicyChanges('x', undefined)).toBe('x');
  });

  test('says whose settings judged a change where it was not by those of the base branch', () => {
    expect(withPolicyChanges('x', aSource({ from: 'here', why: 'no token' }))).toBe(
      'x; judged by settings of this pull request itself, because those of the base branch could not be used',
    );
    expect(withPolicyChanges('x', aSource({ from: 'job', why: 'no token' }))).toBe(
      'x; judged by the settings of this job, because those of the base branch could not be used',
    );
  });
});

describe('the reasons', () => {
  test('say so without a say in the verdict', () => {
    expect(policyReasons(aSource({ of: 'merge group', changes: [threshold] }))).toEqual([
      {
        rule: 'policy',
        kind: 'pass',
        message: 'This merge group changes the gate: threshold 0.8 → 0.5; judged by the settings of the base branch',
      },
    ]);
  });

  test('say that a change was judged by its own settings, and why', () => {
    expect(policyReasons(aSource({ from: 'here', why: 'GitHub answered HTTP 403' }))).toMatchObject([
      {
        kind: 'pass',
        message:
          'Judged by the settings of this pull request itself, because those of the base branch cannot be used: GitHub answered HTTP 403',
      },
    ]);
  });

  test('say that the job’s own settings judged what was run elsewhere', () => {
    expect(policyReasons(aSource({ from: 'job', why: 'no' }))[0]?.message).toBe(
      'Judged by the settings that this job has, because those of the base branch cannot be used: no',
    );
  });

  test('make a run invalid when GitHub failed to say what the settings are, and the headline says it once', () => {
    const source = aSource({ from: 'here', why: 'GitHub answered HTTP 500', unavailable: true });
    expect(policyReasons(source)).toEqual([
      {
        rule: 'policy',
        kind: 'invalid',
        message: 'The settings of the base branch could not be read: GitHub answered HTTP 500',
      },
    ]);
    expect(withPolicyChanges('x', source)).toBe('x');
  });

  test('say so of a part alone, where the rest could be read', () => {
    expect(policyReasons(aSource({ why: 'q.yaml:1: no' })).map(({ message }) => message)).toEqual([
      'A part of the settings is that of this pull request itself, because that of the base branch cannot be used: q.yaml:1: no',
    ]);
  });

  test('say nothing where there is nothing to say', () => {
    expect(policyReasons(aSource())).toEqual([]);
    expect(policyReasons(undefined)).toEqual([]);
  });
});
