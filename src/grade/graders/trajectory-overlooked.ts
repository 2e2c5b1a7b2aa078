import type { OptionProblem } from '../../model/kind.ts';
import { hasPath } from './args-match.ts';
import { nameIn, valueUnder } from './option-names.ts';
import {
  ARGS_MATCH,
  argsOf,
  MAX_DURATION_MS,
  type TrajectoryMode,
  type TrajectoryOptions,
  trajectoryOptions,
  type WrittenCall,
} from './trajectory-options.ts';

/** What a suite says to `tool-trajectory` without any effect on the score; nothing for options that are wrong anyway. */
export function overlookedInTrajectory(given: Readonly<Record<string, unknown>>): OptionProblem[] {
  const { data: options } = trajectoryOptions().safeParse(given);
  if (options === undefined) return [];
  if (options.mode === 'any_order') return unread(['expected', ...ARGS_MATCH], 'minimums', options);
  const { expected = [], mode } = options;
  return [
    ...unread(['minimums'], 'expected', options),
    ...overlookedMatch(options, expected),
    ...expected.flatMap((call, index) => overlookedInCall(call, index, mode)),
  ];
}

const unread = (keys: readonly (keyof TrajectoryOptions)[], instead: string, options: TrajectoryOptions) =>
  keys
    .filter((key) => isThere(options[key]))
    .map((key) => ({ path: [key], message: `has no effect: the mode ${options.mode} looks at "${instead}"` }));

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** The grader's own way of comparing, which counts for the calls that have none. */
function overlookedMatch(options: TrajectoryOptions, expected: readonly WrittenCall[]): OptionProblem[] {
  const led = expected.filter((call) => valueUnder(call, ARGS_MATCH) === undefined);
  return overlookedInMatch(options, led, []);
}

function overlookedInCall(call: WrittenCall, index: number, mode: TrajectoryMode): OptionProblem[] {
  const at = ['expected', index] as const;
  const known = ['tool', 'args', ...ARGS_MATCH, ...MAX_DURATION_MS];
  const unknown = Object.keys(call).filter((key) => !known.includes(key));
  const timed = mode === 'superset' || mode === 'subset' ? MAX_DURATION_MS.filter((key) => isThere(call[key])) : [];
  return [
    ...unknown.map((key) => ({
      path: [...at, key],
      message: 'is not an option of an expected call (tool, args, args_match, max_duration_ms) and is ignored',
    })),
    ...timed.map((key) => ({
      path: [...at, key],
      message: `has no effect: the mode ${mode} does not look at durations, only in_order and exact do`,
    })),
    ...overlookedInMatch(call, [call], at),
  ];
}

/** A way of comparing that compares nothing: there are no arguments, or a path names none of them. */
function overlookedInMatch(
  holder: Pick<TrajectoryOptions, (typeof ARGS_MATCH)[number]>,
  calls: readonly WrittenCall[],
  at: OptionProblem['path'],
): OptionProblem[] {
  const key = nameIn(holder, ARGS_MATCH);
  const match = valueUnder(holder, ARGS_MATCH);
  if (key === undefined || match === undefined) return [];
  const path = [...at, key];
  const args = calls.map(argsOf).filter((each) => each !== undefined);
  if (args.length === 0) return [{ path, message: 'has no effect without "args" in an expected call' }];
  if (typeof match === 'string') return [];
  if (match.length === 0) return [{ path, message: 'is empty and has no effect' }];
  return match.flatMap((each, index) =>
    args.some((one) => hasPath(one, each))
      ? []
      : [{ path: [...path, index], message: 'has no effect: it names nothing in "args"' }],
  );
}
