import fc from 'fast-check';
import type { Family, Grader } from './family.ts';
import { answersWithCalls } from './tool-calls.ts';

/** What an answer cost: time, money, tokens, steps. */
export const metrics: Family = {
  name: 'metrics',
  types: ['latency', 'cost', 'token-usage', 'execution-metrics'],
  needsReport: true,
  answers: answersWithCalls,
  // How long a program takes that does not say so is measured, and no two runs measure the same.
  graders: ({ isMeasured }) => limits(isMeasured ? [0, 50, 100, 4_999.5, 5_000] : [86_400_000]),
};

const limits = (milliseconds: readonly number[]): fc.Arbitrary<Grader> => {
  const durations = fc.constantFrom(...milliseconds);
  const costs = fc.constantFrom(0, 0.01, 0.05, 0.1);
  const tokens = fc.constantFrom(0, 20, 100, 120, 1_020, 5_000);
  const counts = fc.nat(5);
  return fc.oneof(
    fc.record({ type: fc.constant('latency'), threshold: durations }),
    fc.record({ type: fc.constant('cost'), budget: costs }),
    atLeastOne('token-usage', { max_total: tokens, max_input: tokens, max_output: tokens }),
    atLeastOne('token-usage', { maxTotal: tokens, maxInput: tokens, maxOutput: tokens }),
    atLeastOne('execution-metrics', {
      max_tool_calls: counts,
      max_llm_calls: counts,
      max_tokens: tokens,
      max_cost_usd: costs,
      max_duration_ms: durations,
      target_exploration_ratio: fc.constantFrom(0, 0.25, 0.5, 1),
    }),
  );
};

const atLeastOne = (type: string, options: Readonly<Record<string, fc.Arbitrary<number>>>): fc.Arbitrary<Grader> =>
  fc
    .record(options, { requiredKeys: [] })
    .filter((given) => Object.keys(given).length > 0)
    .map((given) => ({ type, ...given }));
