import type { Assertion } from '../../model/grade.ts';
import type { TraceSummary } from '../../model/trace.ts';

/** Tools that look around and change nothing, spelled as agents spell them (graders.md §6). */
const EXPLORING = ['read', 'grep', 'glob', 'search', 'list', 'Read', 'Grep', 'Glob', 'WebSearch', 'WebFetch'];

/** What adding decimal fractions may be off by: 0.8 − 0.6 is more than 0.2 to a computer. */
const ROUNDING = 1e-9;

/** Whether the share of calls that only look around is near enough to what was asked for; without calls there is none. */
export function explorationWithin(
  { eventCount, toolCalls }: TraceSummary,
  { target, tolerance }: { readonly target: number; readonly tolerance: number },
): Assertion {
  if (eventCount === 0)
    return { text: `Exploration ratio: there were no tool calls (target: ${target})`, passed: false };
  const exploring = EXPLORING.reduce((calls, tool) => calls + callsOf(tool, toolCalls), 0);
  const ratio = exploring / eventCount;
  const away = Math.abs(ratio - target);
  const passed = away <= tolerance + ROUNDING;
  const range = passed
    ? `within ${tolerance} of the target ${target}`
    : `${away.toFixed(2)} away from the target ${target} (tolerance: ${tolerance})`;
  return {
    text: `Exploration ratio: ${ratio.toFixed(2)}, ${range}`,
    passed,
    ...(!passed && { evidence: `${exploring} of ${eventCount} tool calls only looked around` }),
  };
}

const callsOf = (tool: string, toolCalls: TraceSummary['toolCalls']): number =>
  Object.hasOwn(toolCalls, tool) ? (toolCalls[tool] ?? 0) : 0;
