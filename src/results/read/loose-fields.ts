import * as z from 'zod';
import { patchPathSchema } from '../../model/run/result.ts';
import { MAX_MEASURE } from '../../model/suite/number-limits.ts';
import { isMapping } from '../../model/values/mapping.ts';

/** Fields of files of other programs: a value of another type counts as missing. */
export const loose = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

export const text = loose(z.string());
export const number = loose(z.number());
export const amount = loose(z.number().nonnegative().max(MAX_MEASURE));
export const share = loose(z.number().min(0).max(1));
export const flag = loose(z.boolean());
export const onlyTrue = loose(z.literal(true));
export const anything = z.unknown().optional();
export const mapping = loose(z.custom<Record<string, unknown>>(isMapping));
export const list = loose(z.array(z.unknown()));
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) => loose(z.enum(names));

/** An object with its keys in snake_case or in camelCase, as AgentV reads it. */
export const looseObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  loose(z.preprocess((value) => (isMapping(value) ? inCamelCase(value) : value), z.object(shape)));

export const tokens = looseObject({
  input: z.number().nonnegative(),
  output: z.number().nonnegative(),
  cached: amount,
  reasoning: amount,
});

/** What a call took, with the meaning that it has in a result, and in a trial. */
export const callFields = {
  tokenUsage: tokens,
  costUsd: amount,
  durationMs: amount,
  cached: onlyTrue,
  paid: looseObject({ tokenUsage: tokens, costUsd: amount }),
  // A path of another form leads elsewhere.
  patch: loose(patchPathSchema),
  targetUsed: text,
};

export const itemsOf = <Item>(items: unknown, read: (item: unknown, at: number) => Item | undefined): Item[] =>
  Array.isArray(items) ? items.map(read).filter((item) => item !== undefined) : [];

/** A mapping with its own keys in camelCase. A key in snake_case takes precedence, because AgentV writes that. */
export function inCamelCase(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const camelCase = (key: string) => key.replace(/(?<=[a-z\d])_([a-z\d])/g, (_, letter) => letter.toUpperCase());
  const snakes = Object.entries(row).filter(([key]) => key.includes('_'));
  return { ...row, ...Object.fromEntries(snakes.map(([key, value]) => [camelCase(key), value])) };
}
