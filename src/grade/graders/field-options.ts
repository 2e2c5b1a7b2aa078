import * as z from 'zod';
import type { OptionProblem } from '../../model/suite/kind.ts';
import { MAX_MEASURE, MAX_WEIGHT } from '../../model/suite/limits.ts';
import { didYouMean } from '../../shared/did-you-mean.ts';
import { once } from '../../shared/once.ts';

const matches = ['exact', 'numeric_tolerance', 'date'] as const;
type Match = (typeof matches)[number];

const match = () => z.enum(matches, `must be one of ${matches.join(', ')}`);
const flag = () => z.boolean('must be true or false');
const amount = (most: number) =>
  z.number('must be a number').nonnegative('must be 0 or more').max(most, `must be at most ${most}`);
const text = () => z.string('must be text');

/** A key without a value asks for nothing, as everywhere in a suite. */
const optional = <Of extends z.ZodType>(schema: Of) => schema.nullish();

const fieldShape = () => ({
  path: z
    .union([text(), z.number()], 'must be text')
    .transform(String)
    .refine((path) => /[^.[\]]/.test(path), 'must name a field'),
  match: match(),
  required: optional(flag()).transform((required) => required ?? true),
  weight: optional(amount(MAX_WEIGHT)).transform((weight) => weight ?? 1),
  tolerance: optional(amount(MAX_MEASURE)).transform((tolerance) => tolerance ?? 0),
  relative: optional(flag()).transform((relative) => relative ?? false),
  formats: optional(z.array(text(), 'must be a list of texts')).transform((formats) => formats ?? []),
});

const field = () =>
  z.strictObject(fieldShape(), {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? unknownKeys(issue.keys) : 'must be a mapping with "path" and "match"',
  });
/** One value of the answer, and how it is compared. */
export type Field = z.output<ReturnType<typeof field>>;

function unknownKeys(keys: readonly string[]): string {
  const known = Object.keys(fieldShape());
  const [key = ''] = keys;
  const meant = didYouMean(key, known);
  const advice = meant === undefined ? `valid keys are ${known.join(', ')}` : `did you mean "${meant}"?`;
  return `has the unknown key "${key}": ${advice}`;
}

const aggregations = ['weighted_average', 'all_or_nothing'] as const;

/** The options of field-accuracy: a list of fields, or the older shorthand for all fields. */
export const fieldOptions = once(() =>
  z.object({
    fields: z.array(field(), 'must be a list of fields').min(1, 'must name at least one field').optional(),
    aggregation: z.enum(aggregations, `must be one of ${aggregations.join(', ')}`).default('weighted_average'),
    match_type: match().optional(),
    numeric_tolerance: amount(MAX_MEASURE).optional(),
  }),
);
export type FieldOptions = z.output<ReturnType<typeof fieldOptions>>;

/** Warnings about options that work but may be unintended. */
export function fieldOverlooked(given: Readonly<Record<string, unknown>>): OptionProblem[] {
  const { data: options } = fieldOptions().safeParse(given);
  if (options === undefined) return [];
  const { fields, match_type = 'exact', numeric_tolerance } = options;
  if (fields === undefined) {
    const isIdle = numeric_tolerance !== undefined && match_type !== 'numeric_tolerance';
    return [SHORTHAND, ...(isIdle ? [idle(['numeric_tolerance'], 'without "match_type: numeric_tolerance"')] : [])];
  }
  const shorthand = SHORTHAND_KEYS.filter((key) => options[key] !== undefined);
  return [
    ...shorthand.map((key) => idle([key], 'together with "fields"')),
    ...fields.flatMap(({ match }, index) => idleKeys(match, writtenAt(given, index), ['fields', index])),
  ];
}

const SHORTHAND_KEYS = ['match_type', 'numeric_tolerance'] as const;

/** Released versions of AgentV drop such a grader. */
const SHORTHAND: OptionProblem = {
  path: [],
  message:
    'has no "fields", so every value of the expected output is compared; AgentV ignores such a grader. List the values to compare under "fields"',
};

const NEEDS: readonly (readonly [key: string, match: Match])[] = [
  ['tolerance', 'numeric_tolerance'],
  ['relative', 'numeric_tolerance'],
  ['formats', 'date'],
];

function idleKeys(match: Match, written: Readonly<Record<string, unknown>>, path: OptionProblem['path']) {
  const keys = NEEDS.filter(([key, needed]) => match !== needed && (written[key] ?? undefined) !== undefined);
  return keys.map(([key, needed]) => idle([...path, key], `without "match: ${needed}"`));
}

/** The field as the suite has it: what is not there has no default yet. */
const writtenAt = ({ fields }: Readonly<Record<string, unknown>>, index: number): Readonly<Record<string, unknown>> =>
  Array.isArray(fields) ? (fields[index] as Readonly<Record<string, unknown>>) : {};

const idle = (path: OptionProblem['path'], where: string): OptionProblem => ({
  path,
  message: `has no effect ${where}`,
});
