import * as z from 'zod';
import type { OptionNote } from '../../model/suite/kind.ts';
import { type Preprocessor, preprocessorOptions } from './answer-text.ts';
import { readRubrics } from './rubric-items.ts';

/** AgentV's bounds and default for judges that are agents. */
const MOST_STEPS = 50;
const DEFAULT_STEPS = 10;

const steps = () =>
  z.int('must be a whole number').min(1, 'must be 1 or more').max(MOST_STEPS, `must not be over ${MOST_STEPS}`);

/** The criteria of a judge; errors in one are reported at its location. */
export const rubricList = () =>
  z.array(z.unknown(), 'must be a list of criteria').transform((items, context) => {
    const { rubrics, problems } = readRubrics(items);
    for (const { path, message, hint } of problems) {
      context.addIssue({ code: 'custom', path: [...path], message, input: items, params: { hint } });
    }
    return rubrics;
  });

export const judgeOptions = () => ({
  target: z
    .string('must be the name of a target')
    .refine((name) => name.trim() !== '', 'must not be empty')
    .optional()
    .describe('The target that judges, instead of the judge of the test.'),
  max_steps: steps().optional().describe('Maximum number of steps for a judge that is an agent.'),
  maxSteps: steps().optional().describe('The same as max_steps.'),
  temperature: z
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(2, 'must not be over 2')
    .optional()
    .describe('The temperature for this grader, over that of the target that judges.'),
  preprocessors: preprocessorOptions()
    .optional()
    .describe('Programs that turn files among the answer into text, one for each media type.'),
});

interface Given {
  readonly target?: string | undefined;
  readonly max_steps?: number | undefined;
  readonly maxSteps?: number | undefined;
  readonly temperature?: number | undefined;
  readonly preprocessors?: readonly Preprocessor[] | undefined;
}

/** The same with names and defaults of one spelling. */
export const judgeSettings = ({ target, max_steps, maxSteps, temperature, preprocessors }: Given) => ({
  target: target?.trim(),
  maxSteps: max_steps ?? maxSteps ?? DEFAULT_STEPS,
  temperature,
  preprocessors: preprocessors ?? [],
});

/** A more precise description of criteria under this key. */
export function rubricNotes(options: Readonly<Record<string, unknown>>, key: string): OptionNote[] {
  const items = Object.hasOwn(options, key) ? options[key] : undefined;
  if (!Array.isArray(items)) return [];
  return readRubrics(items).notes.map((note) => ({ ...note, path: [key, ...note.path] }));
}
