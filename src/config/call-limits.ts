import type { Problem } from '../model/errors.ts';
import type { Plan } from '../model/run/plan.ts';
import { findKind } from '../model/suite/kind.ts';
import type { Suite, Test } from '../model/suite/suite.ts';
import type { Target } from '../model/suite/target.ts';
import { suggestion } from '../model/text/did-you-mean.ts';
import { cutEnd, plural } from '../model/text/text.ts';
import { providers } from '../providers/providers/index.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { inColumns } from '../reports/terminal/columns.ts';
import { askedLimit, type TimeLimit, targetLimit } from '../runner/plan/time-limit.ts';
import type { Inputs } from './inputs.ts';

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

export function timeLimitLines(limits: readonly CallTimeLimit[]): string[] {
  const longest = Math.max(...limits.map(({ target }) => oneLine(target).length));
  return limits.map(
    (limit) => `  ${inColumns(oneLine(limit.target), longest)}  ${timeText(limit.seconds)} (${sourceText(limit)})`,
  );
}

export const timeLimitLine = (limits: readonly CallTimeLimit[]): string =>
  limits.length === 0
    ? ''
    : `Time limit per call: ${limits.map((limit) => `${oneLine(limit.target)} ${timeText(limit.seconds)} (${sourceText(limit)})`).join('; ')}`;

function sourceText({ from, tests }: CallTimeLimit): string {
  switch (from) {
    case 'test':
      return `timeout_seconds of ${plural('test', tests)}`;
    case 'input':
      return 'test-timeout-seconds';
    case 'suite':
      return 'timeout_seconds of the suite';
    case 'target':
      return 'timeout_seconds of the target';
    case 'default':
      return 'default';
  }
}

const timeText = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

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
