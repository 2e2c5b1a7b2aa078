import { describe, expect, test } from 'vitest';
import { conclusionOf } from '../../src/gate/gate.ts';
import type { Failure } from '../../src/model/run/outcome.ts';
import type { MissingSecrets, TestResult } from '../../src/model/run/result.ts';
import { aResult } from '../support/builders.ts';
import { aRun, decide } from '../support/evidence.ts';

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
