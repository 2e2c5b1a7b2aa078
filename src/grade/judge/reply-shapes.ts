import * as z from 'zod';
import { once } from '../../shared/once.ts';
import { cutEnd } from '../../shared/text.ts';
import { TOP_SCORE } from './score-ranges.ts';

/** How a judge is to put its verdict. */
const replyShapes = ['free-form', 'checklist', 'score-ranges'] as const;
export type ReplyShape = (typeof replyShapes)[number];

const share = z.number('must be a number').min(0, 'must be 0 or more').max(1, 'must not be over 1');
const text = z.string('must be text');
const id = text.transform((given) => given.trim());
const yesOrNo = z.boolean('must be true or false');
const texts = z.lazy(() =>
  z
    .array(z.unknown())
    .transform((items) => items.filter((item) => typeof item === 'string' && item.trim() !== '').map(String))
    .nullish()
    .catch(undefined),
);
const optionalText = z.lazy(() => text.nullish().catch(undefined));

/** A score with reasons: as `assertions`, or as the `hits` and `misses` of AgentV 1 and 2. */
export const freeFormReply = z.lazy(() =>
  z.object({
    score: share,
    assertions: z.array(z.object({ text, passed: yesOrNo, evidence: optionalText }), 'must be a list').nullish(),
    hits: texts,
    misses: texts,
    reasoning: optionalText,
    details: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  }),
);
export type FreeFormReply = z.output<typeof freeFormReply>;

/** Yes or no to each criterion. */
export const checklistReply = z.lazy(() =>
  z.object({
    checks: z.array(z.object({ id, satisfied: yesOrNo, reasoning: text }), 'must be a list'),
    overall_reasoning: text,
  }),
);
export type ChecklistReply = z.output<typeof checklistReply>;

/** A whole number from 0 to 10 for each criterion. */
export const scoreRangesReply = z.lazy(() =>
  z.object({
    checks: z.array(
      z.object({
        id,
        score: z.int('must be a whole number').min(0, 'must be 0 or more').max(TOP_SCORE, 'must not be over 10'),
        reasoning: optionalText,
      }),
      'must be a list',
    ),
    overall_reasoning: optionalText,
  }),
);
export type ScoreRangesReply = z.output<typeof scoreRangesReply>;

/** A reply that names other criteria than those it was asked about is not about this answer, and cannot be counted. */
export const ofKnownCriteria = <Reply extends { readonly checks: readonly { readonly id: string }[] }>(
  shape: z.ZodType<Reply>,
  rubrics: readonly { readonly id: string }[],
): z.ZodType<Reply> =>
  shape.superRefine(({ checks }, context) => {
    for (const [index, { id }] of checks.entries()) {
      if (rubrics.some((rubric) => rubric.id === id)) continue;
      const known = cutEnd(rubrics.map((rubric) => `"${rubric.id}"`).join(', '), 200);
      const message = `is "${cutEnd(id, 60)}", which is the id of no criterion: the ids are ${known}`;
      context.addIssue({ code: 'custom', path: ['checks', index, 'id'], message });
    }
  });

/** The shape for a model's own structured output: every key is required and no other allowed, as such modes demand. */
export const askedShapes: Readonly<
  Record<ReplyShape, () => { name: string; schema: Readonly<Record<string, unknown>> }>
> = {
  'free-form': asked('graded_answer', () =>
    z.strictObject({
      assertions: z
        .array(z.strictObject({ text: z.string(), passed: z.boolean(), evidence: z.string() }))
        .describe('What was checked, at most eight entries.'),
      score: z.number().min(0).max(1),
    }),
  ),
  checklist: asked('checked_criteria', () =>
    z.strictObject({
      checks: z.array(z.strictObject({ id: z.string(), reasoning: z.string(), satisfied: z.boolean() })),
      overall_reasoning: z.string(),
    }),
  ),
  'score-ranges': asked('scored_criteria', () =>
    z.strictObject({
      checks: z.array(
        z.strictObject({ id: z.string(), reasoning: z.string(), score: z.number().int().min(0).max(TOP_SCORE) }),
      ),
      overall_reasoning: z.string(),
    }),
  ),
};

function asked(
  name: string,
  shape: () => z.ZodType,
): () => { name: string; schema: Readonly<Record<string, unknown>> } {
  return once(() => {
    const { $schema, ...schema } = z.toJSONSchema(shape());
    return { name, schema };
  });
}
