import type { Plan } from '../../model/run/plan.ts';
import { findKind } from '../../model/suite/kind.ts';
import type { Suite, Test } from '../../model/suite/suite.ts';
import type { Target } from '../../model/suite/target.ts';
import { askedLimit, type TimeLimit, targetLimit } from '../../plan/time-limit.ts';
import { providers } from '../../run/providers/index.ts';

/** The time limit for calls of a target, and its source. `tests` is the number of tests with this limit. */
export interface CallTimeLimit extends TimeLimit {
  readonly target: string;
  readonly tests: number;
}

export interface LimitedTest {
  readonly suite: Pick<Suite, 'timeoutSeconds'>;
  readonly test: Pick<Test, 'timeoutSeconds'>;
  readonly target: Pick<Target, 'name' | 'provider' | 'options'>;
}

/** The time limits in effect, each once. Targets that are not called, such as recordings, have none. */
export function callTimeLimits(tests: Iterable<LimitedTest>, inputSeconds: number | undefined): CallTimeLimit[] {
  const limits = new Map<string, CallTimeLimit>();
  for (const { suite, test, target } of tests) {
    const kind = findKind(providers, target.provider);
    if (kind === undefined || kind.answersAtOnce === true || kind.isRecorded === true) continue;
    const limit = askedLimit(test, inputSeconds, suite) ?? targetLimit(target, kind);
    const key = JSON.stringify([target.name, limit.seconds, limit.from]);
    limits.set(key, { target: target.name, ...limit, tests: (limits.get(key)?.tests ?? 0) + 1 });
  }
  return [...limits.values()];
}

export const plannedTimeLimits = ({ steps }: Plan, inputSeconds: number | undefined): CallTimeLimit[] =>
  callTimeLimits(
    steps.filter((step) => step.kind === 'run'),
    inputSeconds,
  );
