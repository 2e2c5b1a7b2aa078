import type { Assertion, GraderReply } from '../../model/grade.ts';
import type { ToolCall } from '../../model/message.ts';
import { isCallOf, isPlainlyCallOf } from '../../model/tools.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { plural } from '../../shared/text.ts';
import { argsFit, argsMiss } from './args-match.ts';
import { quote } from './text-check.ts';
import { calledInstead, held, missed, nothingExpected, numbered } from './tool-calls.ts';
import type { ExpectedCall } from './trajectory-options.ts';

/** The share of expected calls that were made, in any order and among any others. Each call that was made counts once. */
export function superset(expected: readonly ExpectedCall[], calls: readonly ToolCall[]): GraderReply {
  if (expected.length === 0) return nothingExpected('No call is expected, so nothing was looked for');
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
    return others.length === 0 ? notCalled(wanted, calls) : calledOtherwise(wanted, others);
  });
  return { kind: 'scored', score: used.size / expected.length, assertions };
}

/** The share of calls that are among the expected ones; each of those may be made any number of times. */
export function subset(expected: readonly ExpectedCall[], calls: readonly ToolCall[]): GraderReply {
  if (calls.length === 0) return nothingExpected('There were no tool calls, so none that is not allowed');
  if (expected.length === 0) {
    const text = `No call is allowed, and there ${calls.length === 1 ? 'was' : 'were'} ${calls.length}`;
    return { kind: 'scored', score: 0, assertions: [missed(text, calledInstead(calls))] };
  }
  const assertions = calls.slice(0, MOST_TOLD).map((call, index) => allowance(call, index, expected));
  const rest = calls.slice(MOST_TOLD);
  const allowedOfRest = rest.filter((call) => isAllowed(call, expected)).length;
  const allowed = assertions.filter(({ passed }) => passed).length + allowedOfRest;
  const told = rest.length === 0 ? assertions : [...assertions, aboutTheRest(rest.length, allowedOfRest)];
  return { kind: 'scored', score: allowed / calls.length, assertions: told };
}

/** So many calls are told one by one; a target may report any number of them. */
const MOST_TOLD = 500;

function notCalled({ tool }: ExpectedCall, calls: readonly ToolCall[]): Assertion {
  const again = calls.some((call) => isCallOf(call, tool)) ? ' once more' : '';
  return missed(`${quote(tool)} was not called${again}`, calledInstead(calls));
}

/** The call that comes nearest is shown: one that only has too many arguments. */
function calledOtherwise(wanted: ExpectedCall, others: readonly ToolCall[]): Assertion {
  const nearest = others.find(({ input }) => argsFit(input, { args: wanted.args, match: 'superset' })) ?? others[0];
  return argsMiss(`${quote(wanted.tool)} was called only with other arguments`, nearest?.input, wanted);
}

const isAllowed = (call: ToolCall, expected: readonly ExpectedCall[]): boolean =>
  expected.some((wanted) => isCallOf(call, wanted.tool) && argsFit(call.input, wanted));

function allowance(call: ToolCall, index: number, expected: readonly ExpectedCall[]): Assertion {
  const which = numbered(index, call);
  if (isAllowed(call, expected)) return held(`Allowed: ${which}`);
  const sameTool = expected.filter(({ tool }) => isCallOf(call, tool));
  const nearest = sameTool.find(({ args }) => argsFit(call.input, { args, match: 'superset' })) ?? sameTool[0];
  if (nearest !== undefined) return argsMiss(`Not allowed with these arguments: ${which}`, call.input, nearest);
  const allowed = [...new Set(expected.map(({ tool }) => tool))];
  return missed(`Not allowed: ${which}`, `Allowed: ${listed(allowed)}`);
}

const aboutTheRest = (count: number, allowed: number): Assertion => ({
  text: `Of ${plural('more call', count)}, ${allowed} are allowed`,
  passed: allowed === count,
});
