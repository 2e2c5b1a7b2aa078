import * as z from 'zod';
import { defineGrader } from '../../model/ports/grader.ts';
import { allHeld, count, limit, unreported, withinLimit } from './limit.ts';
import { usageOf } from './measures.ts';
import { refuseDoubles, spelled, valueUnder } from './option-names.ts';

const MAX_INPUT = ['max_input', 'maxInput'] as const;
const MAX_OUTPUT = ['max_output', 'maxOutput'] as const;
const MAX_TOTAL = ['max_total', 'maxTotal', 'max_total_tokens', 'maxTotalTokens'] as const;

const options = () =>
  z
    .object({ ...spelled(MAX_INPUT, limit), ...spelled(MAX_OUTPUT, limit), ...spelled(MAX_TOTAL, limit) })
    .superRefine((given, context) => {
      const limits = [MAX_INPUT, MAX_OUTPUT, MAX_TOTAL];
      for (const names of limits) refuseDoubles(given, names, context);
      if (limits.some((names) => valueUnder(given, names) !== undefined)) return;
      context.addIssue({ code: 'custom', message: 'needs a limit: max_input, max_output or max_total' });
    });
type Options = z.output<ReturnType<typeof options>>;

/** Whether the token usage of the target is within its limits: input, output, and the total with cached ones. */
export const tokenUsage = defineGrader({
  type: 'token-usage',
  options,
  create: (given: Options) => ({
    async grade({ response }) {
      const usage = usageOf(response);
      if (usage === undefined) return unreported('Token usage: the target reported none');
      const total = usage.input + usage.output + (usage.cached ?? 0);
      const measured = [
        { what: 'Input tokens', value: usage.input, limit: valueUnder(given, MAX_INPUT) },
        { what: 'Output tokens', value: usage.output, limit: valueUnder(given, MAX_OUTPUT) },
        { what: 'Tokens in total', value: total, limit: valueUnder(given, MAX_TOTAL) },
      ];
      return allHeld(
        measured.flatMap(({ what, value, limit }) =>
          limit === undefined ? [] : [withinLimit({ what, value, limit, show: count })],
        ),
      );
    },
  }),
});
