import * as z from 'zod';
import { once } from '../../shared/once.ts';
import { cutEnd, plural } from '../../shared/text.ts';
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

/** Pass or fail in words, as prompts of other tools ask for it next to the score. Other values say neither. */
const statedVerdict = z
  .unknown()
  .optional()
  .transform((value) => {
    const word =
      typeof value === 'boolean' ? String(value) : typeof value === 'string' ? value.trim().toLowerCase() : '';
    return /^(?:true|yes|pass|passed)$/.test(word) ? true : /^(?:false|no|fail|failed)$/.test(word) ? false : undefined;
  });

/** A score with reasons: as `assertions`, or as the `hits` and `misses` of AgentV 1 and 2. */
export const freeFormReply = z.lazy(() =>
  z.object({
    score: share,
    assertions: z.array(z.object({ text, passed: yesOrNo, evidence: optionalText }), 'must be a list').nullish(),
    hits: texts,
    misses: texts,
    reasoning: optionalText,
    details: z.record(z.string(), z.unknown()).nullish().catch(undefined),
    pass: statedVerdict,
    passed: statedVerdict,
    verdict: statedVerdict,
    result: statedVerdict,
  }),
);
export type FreeFormReply = z.output<typeof freeFormReply>;

/** Marks what is wrong with the content of a reply, and not with its form (`reply-text.ts`). */
const INDEFINITE = { indefinite: true };

/**
 * A reply that says fail next to a score that passes the test has no verdict, nor has one that says pass next to less than
 * half of the full score. In between, a judge may have another pass mark than the test.
 */
export const withoutContradiction = (passMark: number): z.ZodType<FreeFormReply> =>
  freeFormReply.superRefine((reply, context) => {
    const { score } = reply;
    for (const key of ['pass', 'passed', 'verdict', 'result'] as const) {
      const isContradiction = reply[key] === false ? score >= passMark : reply[key] === true && score < HALF;
      if (!isContradiction) continue;
      const message = `says ${reply[key] ? 'pass' : 'fail'}, which contradicts the score ${score}`;
      context.addIssue({ code: 'custom', path: [key], message, params: INDEFINITE });
    }
  });

const HALF = 0.5;

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

/** A reply has exactly one check for each criterion, and no other: otherwise the judge is asked again. */
export const ofKnownCriteria = <Reply extends { readonly checks: readonly { readonly id: string }[] }>(
  shape: z.ZodType<Reply>,
  rubrics: readonly { readonly id: string }[],
): z.ZodType<Reply> =>
  shape.superRefine(({ checks }, context) => {
    const complain = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: ['checks', ...path], message, params: INDEFINITE });
    for (const [index, { id }] of checks.entries()) {
      if (rubrics.some((rubric) => rubric.id === id)) continue;
      const known = cutEnd(rubrics.map((rubric) => `"${rubric.id}"`).join(', '), 200);
      complain([index, 'id'], `is "${cutEnd(id, 60)}", which is the id of no criterion: the ids are ${known}`);
    }
    for (const { id } of rubrics) {
      const times = checks.filter((check) => check.id === id).length;
      if (times !== 1)
        complain([], `must have the criterion "${cutEnd(id, 60)}" once, and has it ${plural('time', times)}`);
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
