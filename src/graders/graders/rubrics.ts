import * as z from 'zod';
import { defineGrader } from '../../model/ports/grader.ts';
import { judgeAnswer, judgeOptions, judgeSettings, rubricList, rubricNotes } from '../judge/judge.ts';

/** Lets a judge check off criteria, or score them from 0 to 10, and weighs them up. */
export const rubrics = defineGrader({
  type: 'rubrics',
  aliases: ['rubric'],
  options: () =>
    z
      .object({
        criteria: rubricList().optional().describe('What is judged, item by item.'),
        rubrics: rubricList().optional().describe('The same as criteria, under its older name.'),
        ...judgeOptions(),
      })
      .superRefine(({ criteria, rubrics }, context) => {
        const key = criteria === undefined && rubrics !== undefined ? 'rubrics' : 'criteria';
        const items = criteria ?? rubrics;
        if (items !== undefined && items.length > 0) return;
        const message = items === undefined ? 'must be a list of criteria' : 'must name at least one criterion';
        context.addIssue({ code: 'custom', path: [key], message });
      }),
  needsJudge: () => true,
  readsChanges: () => true,
  takesPreprocessors: true,
  notes: (_, rawOptions) => [
    ...rubricNotes(rawOptions, 'criteria' in rawOptions ? 'criteria' : 'rubrics'),
    ...('criteria' in rawOptions && 'rubrics' in rawOptions
      ? [{ path: ['rubrics'], message: '"rubrics" is ignored because "criteria" is there too' }]
      : []),
  ],
  create: ({ criteria, rubrics: items, ...others }, deps) => {
    const task = { ...judgeSettings(others), rubrics: criteria ?? items ?? [], config: {} };
    return { grade: (submission, signal) => judgeAnswer(task, { submission, deps, signal }) };
  },
});
