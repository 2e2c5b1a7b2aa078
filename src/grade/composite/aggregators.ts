import * as z from 'zod';
import { judgePromptSchema } from '../../model/ports/judge-prompt.ts';
import { canonicalName } from '../../model/suite/kind.ts';
import { MAX_WEIGHT } from '../../model/suite/limits.ts';
import { isMapping } from '../../shared/mapping.ts';
import { once } from '../../shared/once.ts';

const share = () => z.number('must be a number from 0 to 1').min(0, 'must be 0 or more').max(1, 'must be 1 or less');
const WEIGHT = `must be a number from 0 to ${MAX_WEIGHT}`;
const weight = once(() => z.number(WEIGHT).min(0, WEIGHT).max(MAX_WEIGHT, WEIGHT));
const word = () => z.string('must be text').refine((text) => text.trim() !== '', 'must not be empty');
/** Looked through key by key: a record of zod forgets `__proto__`, which is a name as any other. */
const weights = () =>
  z
    .custom<Readonly<Record<string, number>>>(isMapping, {
      error: 'must be a mapping of names to weights',
      abort: true,
    })
    .superRefine((given, context) => {
      for (const [name, value] of Object.entries(given)) {
        const { error } = weight().safeParse(value);
        for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: [name], message });
      }
    })
    .optional();
const gateName = () => word().optional();
const promptText = () =>
  judgePromptSchema.refine(({ from }) => from !== 'program', 'must be text or the name of a file');

/** How a composite makes one score of several, by type. */
const aggregators = once(() => ({
  weighted_average: z.strictObject({ type: z.literal('weighted_average'), weights: weights() }),
  threshold: z.strictObject({ type: z.literal('threshold'), threshold: share() }),
  all_or_nothing: z.strictObject({ type: z.literal('all_or_nothing') }),
  minimum: z.strictObject({ type: z.literal('minimum') }),
  maximum: z.strictObject({ type: z.literal('maximum') }),
  safety_gate: z.strictObject({
    type: z.literal('safety_gate'),
    /** The grader that comes first; the other names are those of AgentV's documents. */
    gate: gateName(),
    gate_evaluator: gateName(),
    gate_grader: gateName(),
    evaluator: gateName(),
    name: gateName(),
    threshold: share().default(1),
    weights: weights(),
  }),
  'code-grader': z.strictObject({ type: z.literal('code-grader'), path: word() }),
  'llm-grader': z.strictObject({ type: z.literal('llm-grader'), prompt: promptText().optional() }),
}));

type AggregatorType = keyof ReturnType<typeof aggregators>;
const types = once(() => Object.keys(aggregators()) as AggregatorType[]);

const ALIASES: ReadonlyMap<string, AggregatorType> = new Map([
  ['code-judge', 'code-grader'],
  ['code', 'code-grader'],
  ['llm-judge', 'llm-grader'],
]);

const typeOf = (name: string): AggregatorType | undefined =>
  types().find((type) => canonicalName(type) === canonicalName(name)) ?? ALIASES.get(canonicalName(name));

/** The aggregator of a composite; a missing one is the weighted average. */
export const aggregatorSchema = once(() =>
  z
    .looseObject({ type: z.string('must be a way to combine the scores') }, 'must be a mapping with "type"')
    .default({ type: 'weighted_average' })
    .transform((given, context) => {
      const type = typeOf(given.type);
      if (type === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['type'],
          message: `must be one of ${types().join(', ')}`,
          input: given.type,
        });
        return z.NEVER;
      }
      const parsed = aggregators()[type].safeParse({ ...given, type });
      if (parsed.success) return parsed.data;
      for (const issue of parsed.error.issues) context.addIssue(asIssue(issue, type));
      return z.NEVER;
    }),
);
export type Aggregator = z.output<ReturnType<typeof aggregatorSchema>>;

function asIssue(issue: z.core.$ZodIssue, type: string): { code: 'custom'; path: PropertyKey[]; message: string } {
  if (issue.code !== 'unrecognized_keys') return { code: 'custom', path: [...issue.path], message: issue.message };
  return { code: 'custom', path: issue.keys.slice(0, 1), message: `is not an option of the aggregator ${type}` };
}

/** The member that a safety gate names, under any of its option names. */
export const gateOf = (aggregator: Extract<Aggregator, { type: 'safety_gate' }>): string | undefined =>
  aggregator.gate ?? aggregator.gate_evaluator ?? aggregator.gate_grader ?? aggregator.evaluator ?? aggregator.name;
