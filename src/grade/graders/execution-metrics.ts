import * as z from 'zod';
import { defineGrader } from '../../model/ports/grader.ts';
import type { Assertion, GraderReply } from '../../model/run/grade.ts';
import type { Response } from '../../model/run/outcome.ts';
import { type TraceSummary, traceSummary } from '../../model/run/trace.ts';
import { count, dollars, limit, milliseconds, withinLimit } from './limit.ts';
import { durationOf, usageOf } from './measures.ts';
import { refuseDoubles, spelled, valueUnder } from './option-names.ts';
import { unreportedCalls } from './tool-calls.ts';

const MAX_TOOL_CALLS = ['max_tool_calls', 'maxToolCalls'] as const;
const MAX_LLM_CALLS = ['max_llm_calls', 'maxLlmCalls'] as const;
const MAX_TOKENS = ['max_tokens', 'maxTokens'] as const;
const MAX_COST_USD = ['max_cost_usd', 'maxCostUsd'] as const;
const MAX_DURATION_MS = ['max_duration_ms', 'maxDurationMs'] as const;
const TARGET_RATIO = ['target_exploration_ratio', 'targetExplorationRatio'] as const;
const TOLERANCE = ['exploration_tolerance', 'explorationTolerance'] as const;

const CHECKS = [MAX_TOOL_CALLS, MAX_LLM_CALLS, MAX_TOKENS, MAX_COST_USD, MAX_DURATION_MS, TARGET_RATIO] as const;

/** Metrics counted in the messages; the rest is reported separately. */
const OF_THE_TRACE = [MAX_TOOL_CALLS, MAX_LLM_CALLS, TARGET_RATIO] as const;

const DEFAULT_TOLERANCE = 0.2;

const options = () =>
  z
    .object({
      ...spelled(MAX_TOOL_CALLS, limit),
      ...spelled(MAX_LLM_CALLS, limit),
      ...spelled(MAX_TOKENS, limit),
      ...spelled(MAX_COST_USD, limit),
      ...spelled(MAX_DURATION_MS, limit),
      ...spelled(TARGET_RATIO, limit),
      ...spelled(TOLERANCE, limit),
    })
    .superRefine((given, context) => {
      for (const names of [...CHECKS, TOLERANCE]) refuseDoubles(given, names, context);
      if (CHECKS.some((names) => valueUnder(given, names) !== undefined)) return;
      context.addIssue({
        code: 'custom',
        message: `needs something to check: ${CHECKS.map(([name]) => name).join(', ')}`,
      });
    });
type Options = z.output<ReturnType<typeof options>>;

/** The share of limits that the target met; only given limits count. */
export const executionMetrics = defineGrader({
  type: 'execution-metrics',
  options,
  notes(_, given) {
    const hasTarget = TARGET_RATIO.some((name) => given[name] !== undefined);
    return TOLERANCE.filter((name) => given[name] !== undefined && !hasTarget).map((name) => ({
      path: [name],
      message: `has no effect without "${TARGET_RATIO[0]}"`,
    }));
  },
  create: (given: Options) => ({ grade: async ({ response }) => judge(response, given) }),
});

function judge(response: Response, given: Options): GraderReply {
  const unknown = unreportedCalls(response);
  if (unknown !== undefined && OF_THE_TRACE.some((names) => valueUnder(given, names) !== undefined)) return unknown;
  const trace = traceSummary(response.messages);
  const assertions = [...limitsOf(response, trace, given), ...explorationOf(trace, given)];
  const held = assertions.filter(({ passed }) => passed);
  const isUnreported = measuredOf(response, trace, given).some(({ value }) => value === undefined);
  return {
    kind: 'scored',
    score: held.length / assertions.length,
    assertions,
    isUnreported: isUnreported || undefined,
  };
}

const limitsOf = (...measured: Parameters<typeof measuredOf>): Assertion[] => measuredOf(...measured).map(withinLimit);

function measuredOf(response: Response, trace: TraceSummary, given: Options) {
  const usage = usageOf(response);
  const measured = [
    { what: 'Tool calls', value: trace.eventCount, limit: valueUnder(given, MAX_TOOL_CALLS), show: count },
    { what: 'Model calls', value: trace.llmCallCount, limit: valueUnder(given, MAX_LLM_CALLS), show: count },
    { what: 'Tokens', value: usage && usage.input + usage.output, limit: valueUnder(given, MAX_TOKENS), show: count },
    { what: 'Cost', value: response.costUsd, limit: valueUnder(given, MAX_COST_USD), show: dollars },
    { what: 'Duration', value: durationOf(response), limit: valueUnder(given, MAX_DURATION_MS), show: milliseconds },
  ];
  return measured.flatMap(({ limit, ...rest }) => (limit === undefined ? [] : [{ ...rest, limit }]));
}

function explorationOf(trace: TraceSummary, given: Options): Assertion[] {
  const target = valueUnder(given, TARGET_RATIO);
  if (target === undefined) return [];
  return [explorationWithin(trace, { target, tolerance: valueUnder(given, TOLERANCE) ?? DEFAULT_TOLERANCE })];
}

/** Tools that look around and change nothing, spelled as agents spell them. */
const EXPLORING = ['read', 'grep', 'glob', 'search', 'list', 'Read', 'Grep', 'Glob', 'WebSearch', 'WebFetch'];

/** What adding decimal fractions may be off by: 0.8 − 0.6 is more than 0.2 to a computer. */
const ROUNDING = 1e-9;

/** Whether the share of read-only calls is near the target ratio; without calls there is none. */
function explorationWithin(
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
    evidence: !passed ? `${exploring} of ${eventCount} tool calls only read` : undefined,
  };
}

const callsOf = (tool: string, toolCalls: TraceSummary['toolCalls']): number =>
  Object.hasOwn(toolCalls, tool) ? (toolCalls[tool] ?? 0) : 0;
