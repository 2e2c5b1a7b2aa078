import { type Assertion, type GraderReply, scoreNotes } from '../../model/run/grade.ts';
import type { Message, ToolCall } from '../../model/run/message.ts';
import { isCallOf, isPlainlyCallOf } from '../../model/run/tools.ts';
import { listed } from '../../model/text/similar-names.ts';
import { cutEnd, plural } from '../../model/text/text.ts';
import { deepEqual } from '../../model/values/data-difference.ts';
import { milliseconds, withinLimit } from './cost-and-time.ts';
import { quote } from './text-checks.ts';

interface ExpectedCall extends ExpectedArgs {
  readonly tool: string;
  readonly maxDurationMs: number | undefined;
}

/** The points of one expected call, out of the maximum. An unknown duration has none. */
interface StepPoints {
  readonly points: number;
  readonly of: number;
  readonly assertions: readonly Assertion[];
  readonly remark?: string;
}

/** The share of expected calls that occurred in order; other calls may be between them. */
export function inOrder(expected: readonly ExpectedCall[], calls: readonly ToolCall[]): GraderReply {
  if (expected.length === 0) return nothingExpected('No call is expected, so nothing was compared');
  let next = 0;
  let missing: ExpectedCall | undefined;
  const steps = expected.map((wanted): StepPoints => {
    const isNext = (call: ToolCall, index: number) => index >= next && isCallOf(call, wanted.tool);
    // The next call of a tool is used up even with other arguments. A call that has this name only as a second name is
    // skipped if its arguments differ: another agent would not have made it.
    const plainly = calls.findIndex(
      (call, index) => isNext(call, index) && (isPlainlyCallOf(call, wanted.tool) || argsFit(call.input, wanted)),
    );
    const at = plainly === -1 ? calls.findIndex(isNext) : plainly;
    const call = calls[at];
    if (call === undefined) {
      const after = next === 0 ? '' : ` after call ${next}`;
      const why =
        missing === undefined
          ? `was not called${after}`
          : `was not checked: ${quote(missing.tool)} must come before it`;
      // Nothing can follow a missing call.
      next = calls.length;
      missing ??= wanted;
      return lost(wanted, missed(`${quote(wanted.tool)} ${why}`, calledInstead(calls)));
    }
    next = at + 1;
    const text = `${quote(wanted.tool)} was called in order`;
    if (argsFit(call.input, wanted)) return made(wanted, call, held(`${text}: call ${at + 1}`), at);
    return lost(wanted, argsMiss(`${text} with other arguments: call ${at + 1}`, call.input, wanted));
  });
  return replyOf(steps);
}

/** The share of expected calls at their exact position. Additional calls are reported, and cost nothing. */
export function exactly(expected: readonly ExpectedCall[], calls: readonly ToolCall[]): GraderReply {
  if (expected.length === 0) {
    const advice = calls.length === 0 ? '' : '. To forbid all calls, use "mode: subset"';
    return nothingExpected(`No call is expected, so nothing was compared${advice}`);
  }
  const steps = expected.map((wanted, index): StepPoints => {
    const call = calls[index];
    if (call === undefined || !isCallOf(call, wanted.tool)) return lost(wanted, otherCall(index, wanted.tool, calls));
    const text = `Call ${index + 1} is ${quote(wanted.tool)}`;
    if (argsFit(call.input, wanted)) return made(wanted, call, held(text), index);
    return lost(wanted, argsMiss(`${text} with other arguments`, call.input, wanted));
  });
  if (calls.length === expected.length) return replyOf(steps);
  const text = `There were ${plural('call', calls.length)}, expected: ${expected.length}`;
  return replyOf(steps, [missed(text, calledInstead(calls))]);
}

/** A missing call cannot meet its time limit, so that is missed as well. */
const lost = ({ maxDurationMs }: ExpectedCall, assertion: Assertion): StepPoints => ({
  points: 0,
  of: maxDurationMs === undefined ? 1 : 2,
  assertions: [assertion],
});

function made({ maxDurationMs }: ExpectedCall, call: ToolCall, assertion: Assertion, index: number): StepPoints {
  if (maxDurationMs === undefined) return { points: 1, of: 1, assertions: [assertion] };
  const what = `Duration of ${numbered(index, call)}`;
  const { durationMs } = call;
  if (durationMs === undefined || durationMs < 0) {
    const remark = `${what}: the target reported none, so the limit of ${milliseconds(maxDurationMs)} was not checked`;
    return { points: 1, of: 1, assertions: [assertion], remark };
  }
  const inTime = withinLimit({ what, value: durationMs, limit: maxDurationMs, show: milliseconds });
  return { points: inTime.passed ? 2 : 1, of: 2, assertions: [assertion, inTime] };
}

function replyOf(steps: readonly StepPoints[], before: readonly Assertion[] = []): GraderReply {
  const points = steps.reduce((sum, step) => sum + step.points, 0);
  const most = steps.reduce((sum, step) => sum + step.of, 0);
  const assertions = [...before, ...steps.flatMap((step) => step.assertions)];
  const remarks = steps.flatMap(({ remark }) => remark ?? []).join('\n');
  return { kind: 'scored', score: points / most, assertions, reasoning: remarks || undefined };
}

/**
 * The share of expected calls that were made, in any order and among any others. Each call that was made counts once.
 */
export function superset(expected: readonly ExpectedCall[], calls: readonly ToolCall[]): GraderReply {
  if (expected.length === 0) return nothingExpected('No call is expected, so nothing was checked');
  const used = new Set<number>();
  const assertions = expected.map((wanted): Assertion => {
    const isFree = (call: ToolCall, index: number) => isCallOf(call, wanted.tool) && !used.has(index);
    const fits = (call: ToolCall, index: number) => isFree(call, index) && argsFit(call.input, wanted);
    const plainly = calls.findIndex((call, index) => fits(call, index) && isPlainlyCallOf(call, wanted.tool));
    const at = plainly === -1 ? calls.findIndex(fits) : plainly;
    if (at !== -1) {
      used.add(at);
      return held(`${quote(wanted.tool)} was called: call ${at + 1}`);
    }
    const others = calls.filter(isFree);
    if (others.length === 0) {
      const again = calls.some((call) => isCallOf(call, wanted.tool)) ? ' once more' : '';
      return missed(`${quote(wanted.tool)} was not called${again}`, calledInstead(calls));
    }
    // Shows the nearest call: one that only has additional arguments.
    const nearest = others.find(({ input }) => argsFit(input, { args: wanted.args, match: 'superset' })) ?? others[0];
    return argsMiss(`${quote(wanted.tool)} was called only with other arguments`, nearest?.input, wanted);
  });
  return { kind: 'scored', score: used.size / expected.length, assertions };
}

/** Maximum number of reported calls; a target may report any number of them. */
const MAX_REPORTED = 500;

/** The share of calls that are among the expected ones; each of those may be made any number of times. */
export function subset(expected: readonly ExpectedCall[], calls: readonly ToolCall[]): GraderReply {
  if (calls.length === 0) {
    return { kind: 'scored', score: 1, assertions: [held('There were no tool calls, so all were allowed')] };
  }
  if (expected.length === 0) {
    const text = `No call is allowed, and there ${calls.length === 1 ? 'was' : 'were'} ${calls.length}`;
    return { kind: 'scored', score: 0, assertions: [missed(text, calledInstead(calls))] };
  }
  const isAllowed = calls.map((call) =>
    expected.some((wanted) => isCallOf(call, wanted.tool) && argsFit(call.input, wanted)),
  );
  const assertions = calls.slice(0, MAX_REPORTED).map((call, index): Assertion => {
    const which = numbered(index, call);
    if (isAllowed[index]) return held(`Allowed: ${which}`);
    const sameTool = expected.filter(({ tool }) => isCallOf(call, tool));
    const nearest = sameTool.find(({ args }) => argsFit(call.input, { args, match: 'superset' })) ?? sameTool[0];
    if (nearest !== undefined) return argsMiss(`Not allowed with these arguments: ${which}`, call.input, nearest);
    return missed(`Not allowed: ${which}`, `Allowed: ${listed([...new Set(expected.map(({ tool }) => tool))])}`);
  });
  const rest = calls.length - MAX_REPORTED;
  if (rest > 0) {
    const allowed = isAllowed.slice(MAX_REPORTED).filter(Boolean).length;
    assertions.push({ text: `Of ${plural('more call', rest)}, ${allowed} are allowed`, passed: allowed === rest });
  }
  return { kind: 'scored', score: isAllowed.filter(Boolean).length / calls.length, assertions };
}

/** The ways to compare arguments that are one word; the other way is a list of paths. */
export const argsModes = ['exact', 'superset', 'subset', 'ignore'] as const;
export type ArgsMatch = (typeof argsModes)[number] | readonly string[];

export type Args = Readonly<Record<string, unknown>>;

/** The expected arguments of a call. Without any, every call matches. */
interface ExpectedArgs {
  readonly args: Args | undefined;
  readonly match: ArgsMatch;
}

/** Whether the input of a call matches the expected one. A call without a reported input only matches "any". */
function argsFit(input: unknown, { args, match }: ExpectedArgs): boolean {
  if (args === undefined || match === 'ignore') return true;
  if (input === undefined) return false;
  if (match === 'exact') return deepEqual(args, input);
  // An input that is no mapping has no names to compare; those of a list and of a text are positions.
  const actualArgs = Object(input) as Args;
  if (match === 'superset') return Object.keys(args).every((key) => isSameAt([key], args, actualArgs));
  if (match === 'subset')
    return input !== null && Object.keys(actualArgs).every((key) => isSameAt([key], args, actualArgs));
  return match
    .map((path) => path.split('.'))
    .every((path) => find(path, args) === undefined || isSameAt(path, args, actualArgs));
}

/**
 * The message of a call whose arguments do not match: it shows both sides, and whether another way to compare would
 * accept it.
 */
export function argsMiss(text: string, input: unknown, { args, match }: ExpectedArgs): Assertion {
  const onlyHasMore = match === 'exact' && argsFit(input, { args, match: 'superset' });
  const hint = onlyHasMore ? ' ("args_match: superset" would accept it: there are only additional ones)' : '';
  return { text: `${text}${hint}`, passed: false, evidence: bothSides(args, input) };
}

/** The actual and the expected input of a call, shortened. */
export const bothSides = (wanted: unknown, input: unknown): string =>
  `${input === undefined ? 'no arguments' : shortened(input)}, expected: ${shortened(wanted)}`;

function isSameAt(path: readonly string[], args: Args, actualArgs: Args): boolean {
  const wanted = find(path, args);
  const actual = find(path, actualArgs);
  return wanted !== undefined && actual !== undefined && deepEqual(wanted.value, actual.value);
}

function find(path: readonly string[], within: unknown): { readonly value: unknown } | undefined {
  let value = within;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Args)[step];
  }
  return { value };
}

const MAX_ARGS_LENGTH = 200;

const shortened = (value: unknown): string => cutEnd(JSON.stringify(value) ?? String(value), MAX_ARGS_LENGTH);

/** The calls of all messages in order, of any role. */
export const callsOf = (messages: readonly Message[]): ToolCall[] =>
  messages.flatMap(({ toolCalls = [] }) => toolCalls);

/** The reply when a list of expectations is empty, which holds whatever happened. */
export const nothingExpected = (text: string): GraderReply => ({
  kind: 'scored',
  score: 1,
  assertions: [{ text, passed: true }],
  reasoning: scoreNotes.nothingExpected,
});

export const held = (text: string): Assertion => ({ text, passed: true });
export const missed = (text: string, evidence: string): Assertion => ({ text, passed: false, evidence });

/** A call as people count: the first one is call 1. */
const numbered = (index: number, { tool }: ToolCall): string => `call ${index + 1} (${quote(tool)})`;

/** Maximum number of named calls. */
const MAX_NAMED = 20;

/** The tools that were called, in order, for people to see what happened instead. */
export function calledInstead(calls: readonly ToolCall[]): string {
  if (calls.length === 0) return 'The target reported no tool calls.';
  const rest = calls.length - MAX_NAMED;
  const named = listed(calls.slice(0, MAX_NAMED).map(({ tool }) => tool));
  return `Called: ${named}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** The miss of a call at a position where another tool was called, or none. */
export function otherCall(index: number, expected: string, calls: readonly ToolCall[]): Assertion {
  const call = calls[index];
  const what = call === undefined ? 'missing' : quote(call.tool);
  return missed(`Call ${index + 1} is ${what}, expected: ${quote(expected)}`, calledInstead(calls));
}
