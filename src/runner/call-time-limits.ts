import type { Inputs } from '../config/settings.ts';
import { anError, type Problem } from '../model/errors.ts';
import type { ProviderKind } from '../model/ports/provider.ts';
import type { CallTimeLimit, Plan, TimeLimit } from '../model/run/plan.ts';
import { findKind } from '../model/suite/kind.ts';
import { Variable } from '../model/suite/setting.ts';
import type { Suite, Test } from '../model/suite/suite.ts';
import type { Target } from '../model/suite/target.ts';
import { suggestion } from '../model/text/similar-names.ts';
import { cutEnd } from '../model/text/text.ts';
import { providers } from '../providers/providers/index.ts';

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
    .map((name) => {
      const message = `requests-per-minute limits "${cutEnd(name, 60)}", which is neither a target of these suites nor a provider`;
      return anError('INPUT_INVALID', message, { hint: suggestion(name, known, 'targets') });
    });
}

const hasTimeLimit = ({ keys }: Pick<ProviderKind, 'keys'>): boolean => keys?.includes('timeout_seconds') === true;

/** Whether a provider stops its calls itself, and reports their progress. Calls of models are stopped for it. */
export const keepsTimeLimit = (kind: Pick<ProviderKind, 'keys' | 'promptMode'>): boolean =>
  hasTimeLimit(kind) && kind.promptMode === 'agent';

/** What takes the place of the limit of a target: that of the test, of the run, or of the suite. */
export function askedLimit(
  test: Pick<Test, 'timeoutSeconds'> | undefined,
  inputSeconds: number | undefined,
  suite: Pick<Suite, 'timeoutSeconds'> | undefined,
): TimeLimit | undefined {
  if (test?.timeoutSeconds !== undefined) return { seconds: test.timeoutSeconds, from: 'test' };
  if (inputSeconds !== undefined) return { seconds: inputSeconds, from: 'input' };
  return suite?.timeoutSeconds === undefined ? undefined : { seconds: suite.timeoutSeconds, from: 'suite' };
}

/** The limit of a target itself: its `timeout_seconds`, else the default of its kind. */
export function targetLimit({ options }: Pick<Target, 'options'>, kind: ProviderKind): TimeLimit {
  const option = options['timeout_seconds'];
  const seconds = Number(option instanceof Variable ? option.value : option);
  if (hasTimeLimit(kind) && seconds > 0) return { seconds, from: 'target' };
  // Coding agents get 30 minutes, other programs 2, models 10.
  return { seconds: kind.isAgent ? 1_800 : kind.promptMode === 'agent' ? 120 : 600, from: 'default' };
}

export const millisecondsOf = (seconds: number): number => Math.max(1, Math.floor(seconds * 1000));
