import * as z from 'zod';
import { patchPathSchema } from '../../model/run/result.ts';
import { MAX_MEASURE } from '../../model/suite/limits.ts';
import { isMapping } from '../../shared/mapping.ts';
import { kebab } from '../../shared/text.ts';

/** Fields of files of other programs: a value of another type counts as missing. */
export const text = z.string().optional().catch(undefined);
export const amount = z.number().nonnegative().max(MAX_MEASURE).optional().catch(undefined);
export const flag = z.boolean().optional().catch(undefined);
export const anything = z.unknown().optional();
export const mapping = z.custom<Record<string, unknown>>(isMapping).optional().catch(undefined);
export const list = z.array(z.unknown()).optional().catch(undefined);
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names).optional().catch(undefined);

export const locationFields = z.lazy(() =>
  z.object({ file: z.string(), line: z.int().positive(), column: z.int().positive() }).optional().catch(undefined),
);

/** Tokens in AgentV's spelling, which is ours. */
export const tokens = z.lazy(() =>
  z
    .object({ input: z.number().nonnegative(), output: z.number().nonnegative(), cached: amount, reasoning: amount })
    .optional()
    .catch(undefined)
    .transform((usage) => usage && withoutGaps(usage)),
);

/** A path of another form leads elsewhere. */
export const patch = patchPathSchema.optional().catch(undefined);

/** Current usage, in the same spelling. */
export const paid = z.lazy(() =>
  z
    .object({ token_usage: tokens, cost_usd: amount })
    .optional()
    .catch(undefined)
    .transform((found) => found && withoutGaps({ tokenUsage: found.token_usage, costUsd: found.cost_usd })),
);

/**
 * The fields of a row, each with its schema. All are optional, and most are absent, which an object schema would check
 * too.
 */
export function fieldsIn<Shape extends z.ZodRawShape>(
  shape: Shape,
  row: Readonly<Record<string, unknown>>,
): z.output<z.ZodObject<Shape>> {
  const found: Record<string, unknown> = {};
  for (const name in row) if (Object.hasOwn(shape, name)) found[name] = z.parse(shape[name] as z.ZodType, row[name]);
  return found as z.output<z.ZodObject<Shape>>;
}

/**
 * The items of a list that can be read. Nearly always all of them can, or the list is empty. In thousands of rows, separate
 * empty lists, and lists with room to grow, take much memory.
 */
export function readItems<Item>(
  items: readonly unknown[],
  read: (item: unknown, at: number) => Item | undefined,
): Item[] {
  if (items.length === 0) return NO_ITEMS;
  const found = items.map(read);
  return found.every((item) => item !== undefined) ? found : found.filter((item) => item !== undefined);
}

/** Frozen: all rows share it. */
const NO_ITEMS = Object.freeze([] as never[]) as never[];

/** A mapping with its own keys in snake_case: AgentV reads `testId` for `test_id`. An existing key takes precedence. */
export function inSnakeCase(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const others = Object.keys(row).filter((key) => snake(key) !== key);
  if (others.length === 0) return row;
  return { ...Object.fromEntries(others.map((key) => [snake(key), row[key]])), ...row };
}

/** Most keys are snake_case already, in thousands of rows. */
const snake = (key: string): string =>
  /^[a-z\d_]*$/.test(key) || !/^[a-z]/.test(key) ? key : kebab(key).replaceAll('-', '_');

type Gapless<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };

/** The same without empty keys. */
export function withoutGaps<T extends object>(given: T): Gapless<T> {
  const present: Partial<T> = {};
  for (const key in given) if (given[key] !== undefined) present[key] = given[key];
  return present as Gapless<T>;
}
