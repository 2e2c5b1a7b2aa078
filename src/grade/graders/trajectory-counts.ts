import type { GraderReply } from '../../model/grade.ts';
import type { ToolCall } from '../../model/message.ts';
import { isCallOf } from '../../model/tools.ts';
import { plural } from '../../shared/text.ts';
import { quote } from './text-check.ts';
import { calledInstead, held, missed, nothingExpected } from './tool-calls.ts';

/** The share of tools that were called often enough; order and arguments do not count. */
export function anyOrder(minimums: Readonly<Record<string, number>>, calls: readonly ToolCall[]): GraderReply {
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
