import * as z from 'zod';
import { MAX_CALLS, MAX_WEIGHT } from '../../src/model/suite/number-limits.ts';
import { anyObject, field, flag, markOfGrader, needed, part, text, texts } from '../../src/suites/block.ts';
import { promptDefinitions } from '../../src/suites/graders/options.ts';
import type { Written } from './kinds.ts';

export const include = z.strictObject({
  include: needed(text, 'The name of a template in .agentv/templates/, or its path. Its graders are inserted here.'),
});

export const criterion = text.meta({ description: 'A criterion in words, judged by a model.' });

const rubric = z.union([
  text,
  z.looseObject({
    id: field(text, 'The name of the criterion; "rubric-<n>" when it is absent.'),
    outcome: field(text, 'The criterion: what a good answer does.'),
    criteria: field(text, 'The same as "outcome".'),
    description: field(text, 'Old name of "outcome".').meta({ deprecated: true }),
    weight: field(z.number().min(0).max(MAX_WEIGHT), 'How much the criterion counts; 1 when it is absent.'),
    required: field(flag, 'Whether an answer that misses the criterion fails.'),
    operator: field(
      text,
      'Whether the answer must contain it ("correctness") or must not contradict it ("contradiction").',
    ),
    min_score: field(markOfGrader, 'The score that the criterion needs, over 0 and up to 1.'),
    required_min_score: field(z.int().min(0).max(10), 'Old form of "min_score": ten times as much.').meta({
      deprecated: true,
    }),
    score_ranges: field(
      z.union([z.array(anyObject), anyObject]),
      'The meaning of the scores from 0 to 10: a list of ranges, or a mapping from their lower bounds to their meanings.',
    ),
  }),
]);

const preprocessors = z.array(
  z.strictObject({
    type: needed(text, 'The kind of file, by its ending or media type.'),
    command: needed(z.union([text, texts]), 'The program and its arguments; the last one is looked up as a file.'),
  }),
);

/** What graders share. */
export const graderDefinitions = { rubric, rubrics: z.array(part('rubric')), preprocessors, ...promptDefinitions() };

const prompt = z.union([text, part('promptProgram')]);

const member = z.object({ assertions: part('graders'), assert: part('graders'), evaluators: part('graders') });
const judged = z.object({
  target: z.string(),
  preprocessors: part('preprocessors'),
  config: anyObject,
});

/** Additional forms of types whose option schemas are narrower, or not available yet. */
export const writtenGraders: Readonly<Record<string, Written>> = {
  'code-grader': {
    aliases: ['code-judge'],
    fields: z
      .object({
        config: anyObject,
        preprocessors: part('preprocessors'),
        target: z.union([flag, z.looseObject({ max_calls: z.int().min(0).max(MAX_CALLS) }).partial()]),
      })
      .partial(),
    oneOf: ['command', 'script'],
    takesAnyKey: true,
  },
  'llm-grader': {
    aliases: ['llm-judge', 'agent-judge'],
    fields: judged
      .extend({
        prompt,
        rubrics: part('rubrics'),
        max_steps: z.int().min(1).max(50),
        temperature: z.number().min(0).max(2),
        model: text,
      })
      .partial(),
    takesAnyKey: true,
  },
  rubrics: {
    aliases: ['rubric'],
    fields: z.object({ criteria: part('rubrics'), rubrics: part('rubrics'), target: text }).partial(),
    oneOf: ['criteria', 'rubrics'],
    takesAnyKey: true,
  },
  composite: {
    fields: member
      .extend({
        aggregator: z.looseObject({
          type: z.string(),
          weights: z.record(z.string(), z.number().min(0).max(MAX_WEIGHT)).optional(),
          threshold: z.number().min(0).max(1).optional(),
          path: z.string().optional(),
          prompt: prompt.optional(),
        }),
      })
      .partial(),
    takesAnyKey: true,
  },
};

/** Types of the format that take any key until there is a grader for them: named, so that editors offer them. */
export const typesOfGraders = [
  'tool-trajectory',
  'field-accuracy',
  'latency',
  'cost',
  'token-usage',
  'execution-metrics',
  'skill-trigger',
];
