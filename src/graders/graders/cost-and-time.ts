import * as z from 'zod';
import { defineGrader, type GraderKind } from '../../model/ports/grader.ts';
import type { Assertion, GraderReply } from '../../model/run/grade.ts';
import type { TokenUsage } from '../../model/run/message.ts';
import type { Response } from '../../model/run/outcome.ts';
import { type TraceSummary, traceSummary } from '../../model/run/tools.ts';
import { MAX_MEASURE } from '../../model/suite/number-limits.ts';
import { ALMOST_EQUAL, sumOfKnown } from '../../model/values/sums.ts';

const A_LIMIT = 'must be a number, 0 or more';

export const limit = z.number(A_LIMIT).nonnegative(A_LIMIT).max(MAX_MEASURE, `must be at most ${MAX_MEASURE}`);

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

export const milliseconds = (value: number): string => `${Number(value.toFixed(2))} ms`;
const dollars = (value: number): string => `$${value.toFixed(4)}`;
const count = (value: number): string => String(value);

/** A grader with one limit for one value. */
function limitGrader<Key extends string>(
  type: string,
  key: Key,
  { what, show, measure }: Pick<Measurement, 'what' | 'show'> & { measure(response: Response): number | undefined },
): GraderKind {
  return defineGrader({
    type,
    options: () =>
      z.object({ [key]: limit.nullish() }).superRefine((options, context) => {
        if (!isThere(options[key])) context.addIssue({ code: 'custom', path: [key], message: A_LIMIT });
      }),
    create: (options) => ({
      async grade({ response }) {
        const value = measure(response);
        const assertion = withinLimit({ what, value, limit: options[key] ?? 0, show });
        return value === undefined ? unreported(assertion.text) : allHeld([assertion]);
      },
    }),
  });
}

/** Whether the target answered within its limit in milliseconds. */
export const latency = limitGrader('latency', 'threshold', {
  what: 'Duration',
  show: milliseconds,
  measure: durationOf,
});

/** Whether the cost of the answer is within its limit in US dollars. */
export const cost = limitGrader('cost', 'budget', {
  what: 'Cost',
  show: dollars,
  measure: ({ costUsd }) => costUsd,
});

/** Whether the token usage of the target is within its limits: input, output, and the total with cached ones. */
export const tokenUsage = defineGrader({
  type: 'token-usage',
  options: () =>
    z
      .object({ max_input: limit.nullish(), max_output: limit.nullish(), max_total: limit.nullish() })
      .superRefine((options, context) => {
        if (Object.values(options).some(isThere)) return;
        context.addIssue({ code: 'custom', message: 'needs a limit: max_input, max_output or max_total' });
      }),
  create: (options) => ({
    async grade({ response }) {
      const usage = usageOf(response);
      if (usage === undefined) return unreported('Token usage: the target reported none');
      const total = usage.input + usage.output + (usage.cached ?? 0);
      return allHeld(
        limited([
          { what: 'Input tokens', value: usage.input, limit: options.max_input, show: count },
          { what: 'Output tokens', value: usage.output, limit: options.max_output, show: count },
          { what: 'Tokens in total', value: total, limit: options.max_total, show: count },
        ]).map(withinLimit),
      );
    },
  }),
});

const CHECKS = [
  'max_tool_calls',
  'max_llm_calls',
  'max_tokens',
  'max_cost_usd',
  'max_duration_ms',
  'target_exploration_ratio',
] as const;
/** Metrics counted in the messages; the rest is reported separately. */
const OF_THE_TRACE = ['max_tool_calls', 'max_llm_calls', 'target_exploration_ratio'] as const;

/** The share of limits that the target met; only given limits count. */
export const executionMetrics = defineGrader({
  type: 'execution-metrics',
  options: () =>
    z
      .object({
        max_tool_calls: limit.nullish(),
        max_llm_calls: limit.nullish(),
        max_tokens: limit.nullish(),
        max_cost_usd: limit.nullish(),
        max_duration_ms: limit.nullish(),
        target_exploration_ratio: limit.nullish(),
        exploration_tolerance: limit.nullish(),
      })
      .superRefine((options, context) => {
        if (CHECKS.some((name) => isThere(options[name]))) return;
        context.addIssue({ code: 'custom', message: `needs something to check: ${CHECKS.join(', ')}` });
      }),
  notes({ exploration_tolerance: tolerance, target_exploration_ratio: ratio }) {
    if (!isThere(tolerance) || isThere(ratio)) return [];
    return [{ path: ['exploration_tolerance'], message: 'has no effect without "target_exploration_ratio"' }];
  },
  create: (options) => ({
    async grade({ response }) {
      const unknown = unreportedCalls(response);
      if (unknown !== undefined && OF_THE_TRACE.some((name) => isThere(options[name]))) return unknown;
      const usage = usageOf(response);
      const tokens = usage && usage.input + usage.output;
      const trace = traceSummary(response.messages);
      const measured = limited([
        { what: 'Tool calls', value: trace.eventCount, limit: options.max_tool_calls, show: count },
        { what: 'Model calls', value: trace.llmCallCount, limit: options.max_llm_calls, show: count },
        { what: 'Tokens', value: tokens, limit: options.max_tokens, show: count },
        { what: 'Cost', value: response.costUsd, limit: options.max_cost_usd, show: dollars },
        { what: 'Duration', value: durationOf(response), limit: options.max_duration_ms, show: milliseconds },
      ]);
      const target = options.target_exploration_ratio ?? undefined;
      const assertions = measured.map(withinLimit);
      if (target !== undefined) assertions.push(explorationWithin(trace, target, options.exploration_tolerance ?? 0.2));
      return {
        kind: 'scored',
        score: assertions.filter(({ passed }) => passed).length / assertions.length,
        assertions,
        isUnreported: measured.some(({ value }) => value === undefined) || undefined,
      };
    },
  }),
});

/** Tools that look around and change nothing, spelled as agents spell them. */
const EXPLORING = ['read', 'grep', 'glob', 'search', 'list', 'Read', 'Grep', 'Glob', 'WebSearch', 'WebFetch'];

/** Whether the share of read-only calls is near the target ratio; without calls there is none. */
function explorationWithin({ eventCount, toolCalls }: TraceSummary, target: number, tolerance: number): Assertion {
  if (eventCount === 0)
    return { text: `Exploration ratio: there were no tool calls (target: ${target})`, passed: false };
  const calls = new Map(Object.entries(toolCalls));
  const exploring = EXPLORING.reduce((sum, tool) => sum + (calls.get(tool) ?? 0), 0);
  const ratio = exploring / eventCount;
  const away = Math.abs(ratio - target);
  const passed = away <= tolerance + ALMOST_EQUAL;
  const range = passed
    ? `within ${tolerance} of the target ${target}`
    : `${away.toFixed(2)} away from the target ${target} (tolerance: ${tolerance})`;
  const evidence = passed ? undefined : `${exploring} of ${eventCount} tool calls only read`;
  return { text: `Exploration ratio: ${ratio.toFixed(2)}, ${range}`, passed, evidence };
}

/** A measured or unknown value, and its limit. */
interface Measurement {
  /** What it is, as the beginning of a sentence. */
  readonly what: string;
  readonly value: number | undefined;
  readonly limit: number;
  readonly show: (value: number) => string;
}

const limited = (all: readonly (Omit<Measurement, 'limit'> & { readonly limit: number | null | undefined })[]) =>
  all.filter((each): each is Measurement => isThere(each.limit));

/** Whether a limit is met. A value that the target did not report meets none. */
export function withinLimit({ what, value, limit: most, show }: Measurement): Assertion {
  if (value === undefined) return { text: `${what}: the target reported none (limit: ${show(most)})`, passed: false };
  const passed = value <= most;
  const text = `${what}: ${show(value)}, ${passed ? 'within' : 'over'} the limit of ${show(most)}`;
  // The texts are rounded, so a small excess would not be visible.
  const isHidden = !passed && show(value) === show(most);
  return { text, passed, evidence: isHidden ? `${value} is over ${most}` : undefined };
}

/** The reply of a check whose data the target did not report: that is not a value of zero. */
const unreported = (text: string): GraderReply => ({
  kind: 'scored',
  score: 0,
  isUnreported: true,
  assertions: [{ text, passed: false }],
});

/** The reply for a target that reports neither calls nor their absence; undefined if it does. */
export const unreportedCalls = ({ messages, answerOnly }: Response): GraderReply | undefined =>
  messages.length === 0 || answerOnly ? unreported('The target reports no tool calls') : undefined;

const allHeld = (assertions: Assertion[]): GraderReply => ({
  kind: 'scored',
  score: assertions.every(({ passed }) => passed) ? 1 : 0,
  assertions,
});

/** Milliseconds that the target took: its own figure, else the sum of what its messages tell; `undefined` is not known. */
function durationOf({ durationMs, messages }: Response): number | undefined {
  return durationMs ?? sumOfKnown(messages.map((message) => message.durationMs));
}

/** Tokens that the target used: its own figure, else the sum of what its messages tell; `undefined` is not known. */
function usageOf(response: Response): Pick<TokenUsage, 'input' | 'output' | 'cached'> | undefined {
  if (response.tokenUsage !== undefined) return response.tokenUsage;
  const reported = response.messages.flatMap((message) => message.tokenUsage ?? []);
  const input = sumOfKnown(reported.map((usage) => usage.input));
  const output = sumOfKnown(reported.map((usage) => usage.output));
  const cached = sumOfKnown(reported.map((usage) => usage.cached));
  return input === undefined || output === undefined ? undefined : { input, output, cached };
}
