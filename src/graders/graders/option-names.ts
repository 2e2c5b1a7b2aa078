import type * as z from 'zod';

/** All the names of one option, the current one first: they mean the same. */
export type OptionNames<Name extends string = string> = readonly [Name, ...Name[]];

/** The entries of a schema for all names of an option. A key without a value has no effect. */
export const spelled = <Name extends string, Schema extends z.ZodType>(names: OptionNames<Name>, schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema.nullish()])) as Record<
    Name,
    z.ZodOptional<z.ZodNullable<Schema>>
  >;

export function valueUnder<Options extends object, Name extends keyof Options>(
  options: Options,
  names: readonly Name[],
): NonNullable<Options[Name]> | undefined {
  const name = nameIn(options, names);
  return name === undefined ? undefined : (options[name] ?? undefined);
}

/** The name under which an option is set. A name without a value does not count. */
export const nameIn = <Options extends object, Name extends keyof Options>(
  options: Options,
  names: readonly Name[],
): Name | undefined => names.find((name) => options[name] !== undefined && options[name] !== null);

/** Refuses an option that is set under two of its names, which is ambiguous. */
export function refuseDoubles(
  options: Readonly<Record<string, unknown>>,
  names: OptionNames,
  context: z.RefinementCtx,
): void {
  const first = nameIn(options, names);
  for (const other of names) {
    if (other === first || nameIn(options, [other]) === undefined) continue;
    const message = `is another name of "${first}", which is set too: keep one of them`;
    context.addIssue({ code: 'custom', path: [other], message });
  }
}
