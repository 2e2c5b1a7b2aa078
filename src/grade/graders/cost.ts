import * as z from 'zod';
import { defineGrader } from '../../model/ports/grader.ts';
import { dollars, limit, needLimit, withinOneLimit } from './limit.ts';
import { neededValue, spelled } from './option-names.ts';

const BUDGET = ['budget', 'max_usd', 'maxUsd'] as const;

const options = () =>
  z.object(spelled(BUDGET, limit)).superRefine((given, context) => needLimit(given, BUDGET, context));

/** Whether the cost of the answer is within its limit in US dollars. */
export const cost = defineGrader({
  type: 'cost',
  options,
  create: (given) => {
    const most = neededValue(given, BUDGET);
    return {
      grade: async ({ response }) =>
        withinOneLimit({ what: 'Cost', value: response.costUsd, limit: most, show: dollars }),
    };
  },
});
