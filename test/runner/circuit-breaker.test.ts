import { expect, test } from 'vitest';
import type { Failure, FailureClass } from '../../src/model/run/outcome.ts';
import { CircuitBreaker } from '../../src/runner/circuit-breaker.ts';

const failure = (failureClass: FailureClass, message = 'no'): Failure => ({
  class: failureClass,
  stage: 'agent',
  reason: 'provider_error',
  message,
});
const after = (...ended: readonly (FailureClass | 'ok')[]) => {
  const breaker = new CircuitBreaker();
  for (const [index, how] of ended.entries())
    breaker.finished(how === 'ok' ? undefined : failure(how, `failure ${index}`));
  return breaker.openedBy;
};

test.each<FailureClass>(['auth', 'config', 'provider', 'rate_limit'])(
  'five tests that end in %s blow it, and the first is the reason',
  (name) => {
    expect(after(name, name, name, name)).toBeUndefined();
    expect(after(name, name, name, name, name)).toMatchObject({ class: name, message: 'failure 0' });
    expect(after(name, name, name, name, name, 'ok')).toMatchObject({ class: name, message: 'failure 0' });
  },
);

test.each<FailureClass>(['timeout', 'crash', 'grader', 'bug'])('%s is no matter of infrastructure', (name) => {
  expect(after(name, name, name, name, name)).toBeUndefined();
});

test('one test that ended otherwise keeps the target for good', () => {
  expect(after('ok', ...Array<FailureClass>(9).fill('auth'))).toBeUndefined();
  expect(after('auth', 'auth', 'provider', ...Array<FailureClass>(9).fill('auth'))).toBeUndefined();
});
