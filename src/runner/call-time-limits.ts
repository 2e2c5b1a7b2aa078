import type { Inputs } from '../config/settings.ts';
import type { Problem } from '../model/errors.ts';
import type { CallTimeLimit, Plan } from '../model/run/plan.ts';
import { findKind } from '../model/suite/kind.ts';
import type { Suite, Test } from '../model/suite/suite.ts';
import type { Target } from '../model/suite/target.ts';
import { suggestion } from '../model/text/similar-names.ts';
import { cutEnd } from '../model/text/text.ts';
import { providers } from '../providers/providers/index.ts';
import { askedLimit, targetLimit } from './plan/default-time-limits.ts';

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

/** An error for each limit of requests whose name is neither one of these targets nor a provider. */
export function unknownRequestLimits(
  { requestsPerMinute = {} }: Pick<Inputs, 'requestsPerMinute'>,
  targets: readonly string[],
): Problem[] {
  const known = [...new Set([...targets, ...providers.map(({ type }) => type)])];
  return Object.keys(requestsPerMinute)
    .filter((name) => !known.includes(name) && findKind(providers, name) === undefined)
    .map((name) => ({
      code: 'INPUT_INVALID',
      severity: 'error',
      message: `requests-per-minute limits "${cutEnd(name, 60)}", which is neither a target of these suites nor a provider`,
      hint: suggestion(name, known, 'targets'),
    }));
}
