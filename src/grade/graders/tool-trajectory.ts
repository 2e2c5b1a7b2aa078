import { defineGrader } from '../../model/ports/grader.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import type { ToolCall } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';
import { isCallOf, USUAL_ARGUMENTS } from '../../model/run/tools.ts';
import type { OptionNote, OptionProblem } from '../../model/suite/kind.ts';
import { mistypedKey } from '../../shared/did-you-mean.ts';
import { never } from '../../shared/never.ts';
import { plural } from '../../shared/text.ts';
import { hasPath } from './args-match.ts';
import { nameIn, valueUnder } from './option-names.ts';
import { quote } from './text-check.ts';
import { calledInstead, callsOf, held, missed, nothingExpected, unreportedCalls } from './tool-calls.ts';
import {
  ARGS_MATCH,
  argsOf,
  expectedCalls,
  MAX_DURATION_MS,
  type TrajectoryMode,
  type TrajectoryOptions,
  trajectoryOptions,
  type WrittenCall,
} from './trajectory-options.ts';
import { exactly, inOrder, subset, superset } from './trajectory-sequence.ts';

/** Whether the agent called the expected tools: how often, in which order, with which arguments. */
export const toolTrajectory = defineGrader({
  type: 'tool-trajectory',
  options: trajectoryOptions,
  // Suites of AgentV 1 to 3 wrote it with "_", and expected their arguments among others.
  impliedBy: (declaredAs, given) => (/_/.test(declaredAs) && comparesArgs(given) ? { args_match: 'superset' } : {}),
  notes: (_, given) => overlookedInTrajectory(given),
  create: (options: TrajectoryOptions) => ({ grade: async ({ response }) => judge(response, options) }),
});

function judge(response: Response, options: TrajectoryOptions): GraderReply {
  const unknown = unreportedCalls(response);
  if (unknown !== undefined) return unknown;
  const calls = callsOf(response.messages);
  const expected = expectedCalls(options);
  switch (options.mode) {
    case 'any_order':
      return anyOrder(options.minimums ?? {}, calls);
    case 'in_order':
      return inOrder(expected, calls);
    case 'exact':
      return exactly(expected, calls);
    case 'superset':
      return superset(expected, calls);
    case 'subset':
      return subset(expected, calls);
    default:
      return never(options.mode);
  }
}

/** The share of tools that were called often enough; order and arguments do not count. */
function anyOrder(minimums: Readonly<Record<string, number>>, calls: readonly ToolCall[]): GraderReply {
  const wanted = Object.entries(minimums);
  if (wanted.length === 0) return nothingExpected('No tool has a minimum, so nothing was counted');
  const assertions = wanted.map(([tool, least]) => {
    const times = calls.filter((call) => isCallOf(call, tool)).length;
    const text = `${quote(tool)}: ${plural('call', times)} (at least: ${least})`;
    return times >= least ? held(text) : missed(text, calledInstead(calls));
  });
  const enough = assertions.filter(({ passed }) => passed);
  return { kind: 'scored', score: enough.length / wanted.length, assertions };
}

/** Whether arguments are compared in the default way. */
function comparesArgs(given: Readonly<Record<string, unknown>>): boolean {
  const { data: options } = trajectoryOptions().safeParse(given);
  if (options === undefined || options.mode === 'any_order' || nameIn(options, ARGS_MATCH) !== undefined) return false;
  return (options.expected ?? []).some(isComparedByDefault);
}

const isComparedByDefault = (call: WrittenCall): boolean =>
  argsOf(call) !== undefined && valueUnder(call, ARGS_MATCH) === undefined;

/** Compared exactly, these never match: a call of the tool has further arguments. */
function tooFewArgs(call: WrittenCall, index: number, options: TrajectoryOptions): OptionNote[] {
  const args = argsOf(call);
  if (args === undefined || !isComparedByDefault(call) || valueUnder(options, ARGS_MATCH) !== undefined) return [];
  const lacking = (USUAL_ARGUMENTS[call.tool] ?? []).filter((name) => !Object.hasOwn(args, name));
  if (lacking.length === 0) return [];
  const others = lacking.map(quote).join(' and ');
  return [
    {
      path: ['expected', index, 'args'],
      message: `is compared exactly, and calls of ${call.tool} have ${others}, too`,
      hint: 'Set "args_match: superset" to compare only these arguments.',
    },
  ];
}

/** The options of `tool-trajectory` without effect on the score; none if options are invalid anyway. */
function overlookedInTrajectory(given: Readonly<Record<string, unknown>>): OptionNote[] {
  const { data: options } = trajectoryOptions().safeParse(given);
  if (options === undefined) return [];
  if (options.mode === 'any_order') return unread(['expected', ...ARGS_MATCH], 'minimums', options);
  const { expected = [], mode } = options;
  return [
    ...unread(['minimums'], 'expected', options),
    ...overlookedMatch(options, expected),
    ...expected.flatMap((call, index) => [...overlookedInCall(call, index, mode), ...tooFewArgs(call, index, options)]),
  ];
}

const unread = (keys: readonly (keyof TrajectoryOptions)[], instead: string, options: TrajectoryOptions) =>
  keys
    .filter((key) => isThere(options[key]))
    .map((key) => ({ path: [key], message: `has no effect: the mode ${options.mode} uses "${instead}"` }));

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** The grader's own way of comparing, which counts for the calls that have none. */
function overlookedMatch(options: TrajectoryOptions, expected: readonly WrittenCall[]): OptionProblem[] {
  const led = expected.filter((call) => valueUnder(call, ARGS_MATCH) === undefined);
  return overlookedInMatch(options, led, []);
}

/** An unknown key of an expected call; an error if it is mistyped, because the call would be compared without it. */
function unknownInCall(
  key: string,
  meant: string | undefined,
  call: Readonly<Record<string, unknown>>,
  at: OptionProblem['path'],
): OptionNote {
  const isMistyped = meant !== undefined && !isThere(call[meant]);
  const message = 'is not an option of an expected call (tool, args, args_match, max_duration_ms)';
  return {
    path: [...at, key],
    message: isMistyped ? message : `${message} and is ignored`,
    hint: meant === undefined ? undefined : `Did you mean "${meant}"?`,
    isMistyped: isMistyped || undefined,
  };
}

function overlookedInCall(call: WrittenCall, index: number, mode: TrajectoryMode): OptionNote[] {
  const at = ['expected', index] as const;
  const known = ['tool', 'args', ...ARGS_MATCH, ...MAX_DURATION_MS];
  const unknown = Object.keys(call).filter((key) => !known.includes(key));
  const timed = mode === 'superset' || mode === 'subset' ? MAX_DURATION_MS.filter((key) => isThere(call[key])) : [];
  return [
    ...unknown.map((key) => unknownInCall(key, mistypedKey(key, known), call, at)),
    ...timed.map((key) => ({
      path: [...at, key],
      message: `has no effect: the mode ${mode} does not check durations, only in_order and exact do`,
    })),
    ...overlookedInMatch(call, [call], at),
  ];
}

/** A comparison without effect: there are no arguments, or no path matches one. */
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
      : [{ path: [...path, index], message: 'has no effect: it matches nothing in "args"' }],
  );
}
