import fc from 'fast-check';
import type { Family } from './family.ts';
import { answersWithCalls } from './tool-calls.ts';

/** Whether a skill was used. Some uses are intended differences. */
export const skillTrigger: Family = {
  name: 'skill-trigger',
  types: ['skill-trigger'],
  needsReport: true,
  answers: answersWithCalls,
  graders: () =>
    fc.record(
      {
        type: fc.constant('skill-trigger'),
        skill: fc.constantFrom('deploy', 'review'),
        should_trigger: fc.boolean(),
      },
      { requiredKeys: ['type', 'skill'] },
    ),
};
