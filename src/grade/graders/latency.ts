import * as z from 'zod';
import { defineGrader } from '../../model/ports/grader.ts';
import { limit, milliseconds, needLimit, withinOneLimit } from './limit.ts';
import { durationOf } from './measures.ts';
import { neededValue, spelled } from './option-names.ts';

const THRESHOLD = ['threshold', 'max_ms', 'maxMs'] as const;

const options = () =>
  z.object(spelled(THRESHOLD, limit)).superRefine((given, context) => needLimit(given, THRESHOLD, context));

/** Whether the target answered within its limit in milliseconds. */
export const latency = defineGrader({
  type: 'latency',
  options,
  create: (given) => {
    const most = neededValue(given, THRESHOLD);
    return {
      grade: async ({ response }) =>
        withinOneLimit({ what: 'Duration', value: durationOf(response), limit: most, show: milliseconds }),
    };
  },
});
