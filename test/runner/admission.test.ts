import { describe, expect, test } from 'vitest';
import type { FailureClass } from '../../src/model/run/outcome.ts';
import { resultKeyOf } from '../../src/model/run/result-keys.ts';
import { Admission } from '../../src/runner/admission.ts';
import { aFailure, aResult } from '../support/builders.ts';
import { aStep } from '../support/plan-steps.ts';

const none = new AbortController().signal;

const step = aStep('t0');

/** A run with a budget of one dollar, and what a trial of its test cost before. */
function withOneDollar(earlierUsd?: number) {
  const earlier = earlierUsd === undefined ? [] : [[resultKeyOf(step), earlierUsd] as const];
  const admission = new Admission([step], { budgetUsd: 1 }, new Map(earlier));
  const spend = (costUsd: number) => admission.spent(step.suite.file, step.target, costUsd);
  const begin = async (count: number) => {
    const begun = await Promise.all(Array.from({ length: count }, () => admission.admit(step, none)));
    return begun.map((answer) => (answer.kind === 'go' ? answer.over : () => {}));
  };
  /** Whether the next trial begins now, waits, or never begins. */
  const next = async () => {
    const stop = new AbortController();
    let answer = 'waits';
    const admitted = admission.admit(step, stop.signal).then((given) => {
      if (!stop.signal.aborted) answer = given.kind;
      if (given.kind === 'go') given.over(undefined);
    });
    await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    await admitted;
    return answer;
  };
  return { admission, spend, begin, next };
}

describe('a budget', () => {
  test('sets aside what a trial has cost before, and gives it back at its end', async () => {
    const { begin, next } = withOneDollar(0.4);
    const [over] = await begin(2);
    expect(await next()).toBe('waits');
    over?.(undefined);
    expect(await next()).toBe('go');
  });

  test('sets aside what this run has seen where it is more than before: judges are in it', async () => {
    const { begin, next } = withOneDollar(0.1);
    const [over] = await begin(1);
    over?.(0.6);
    await begin(1);
    expect(await next()).toBe('waits');
  });

  test('counts trials that began before anything was known at what one call has cost since', async () => {
    const { begin, next, spend } = withOneDollar();
    await begin(5);
    expect(await next()).toBe('go');
    spend(0.3);
    expect(await next()).toBe('waits');
  });

  test('lets a trial alone begin whatever it costs, as long as anything is left but the rounding of binary numbers', async () => {
    const { next, spend } = withOneDollar(0.7);
    for (let time = 0; time < 9; time += 1) spend(0.1);
    expect(await next()).toBe('go');
    spend(0.1);
    expect(await next()).toBe('refused');
  });

  test('that is spent ends the run only for trials that the verdict requires', async () => {
    const { admission, spend } = withOneDollar();
    spend(1);
    expect(await admission.admit(step, none, false)).toMatchObject({ kind: 'refused' });
    expect(admission.stopped).toBeUndefined();
    expect(await admission.admit(step, none)).toMatchObject({ kind: 'refused' });
    expect(admission.stopped).toBe('budget');
  });
});

describe('a target is no longer called when its first five tests all failed alike in the infrastructure', () => {
  const five = (end: FailureClass) => Array<FailureClass>(5).fill(end);
  test.each<readonly [readonly (FailureClass | 'ok')[], FailureClass | undefined]>([
    ...(['auth', 'config', 'provider', 'rate_limit'] as const).map((each) => [five(each), each] as const),
    ...(['timeout', 'crash', 'grader', 'bug'] as const).map((each) => [five(each), undefined] as const),
    [['auth', 'auth', 'auth', 'auth'], undefined],
    [[...five('auth'), 'ok'], 'auth'],
    [['ok', ...five('auth'), ...five('auth')], undefined],
    [['auth', 'provider', ...five('auth')], undefined],
  ])('%j', (ends, expected) => {
    const admission = new Admission([step], {});
    for (const [index, end] of ends.entries()) {
      const failure = end === 'ok' ? undefined : aFailure({ class: end, message: `no. ${index}` });
      admission.finished(step.suite.file, step.target, aResult({ failure }));
    }
    const refusal = admission.refusal(step);
    expect(refusal?.class).toBe(expected);
    if (expected !== undefined) expect(refusal?.message).toContain('The first: no. 0');
  });
});
