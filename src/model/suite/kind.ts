import type * as z from 'zod';
import { cutEnd } from '../text/text.ts';
import { once } from '../values/once.ts';

export interface OptionProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** Shortened, and omitted if it may be a secret. */
  readonly found?: string | undefined;
  readonly hint?: string | undefined;
}

/**
 * A warning about one option: how it is interpreted, or that it has no effect. The message is a clause that follows the
 * name of the option ("has no effect …"), or a whole sentence.
 */
export interface OptionNote extends OptionProblem {
  /** It works: only its name is old. */
  readonly isOld?: boolean;
  /** An error instead: the option is probably a mistyped one. */
  readonly isMistyped?: boolean;
}

/** A message of a check as what follows the name of the option; zod's messages are whole sentences. */
export const asClause = (message: string): string =>
  /^(?:is|must|needs|has|names|cannot|does|takes)\b/.test(message) ? message : `is invalid: ${message}`;

/** One plug-in: its names in a file, the options it takes, and how to make it from them. */
interface Kind<Deps, Made> {
  readonly type: string;
  /** Other spellings that mean the same. `_` and `-` are equal already. */
  readonly aliases: readonly string[];
  check(options: Readonly<Record<string, unknown>>): readonly OptionProblem[];
  /** Warnings about valid options that may be unintended. */
  notes(options: Readonly<Record<string, unknown>>): readonly OptionNote[];
  /** The keys that it reads; other keys are a warning, mistyped ones an error. `undefined` if it takes any key. */
  readonly keys: readonly string[] | undefined;
  /** The schema of its options, from which the published JSON Schemas are made. */
  readonly options: z.ZodObject;
  open(options: Readonly<Record<string, unknown>>, deps: Deps): Made;
}

/**
 * A plug-in introduces itself once: names, schema, constructor. The option type is inferred from the schema. There are
 * many plug-ins and a run uses few, so a schema is made when it is first needed.
 */
export function kindOf<Deps, Made, Extra extends object = object>() {
  return <Shape extends z.ZodRawShape>(
    plugin: {
      readonly type: string;
      readonly aliases?: readonly string[];
      readonly options: () => z.ZodObject<Shape>;
      /** Keys beyond the schema are passed to it (they become `config`). */
      readonly takesAnyKey?: boolean;
      readonly notes?: (
        options: z.output<z.ZodObject<Shape>>,
        rawOptions: Readonly<Record<string, unknown>>,
      ) => readonly OptionNote[];
      create(options: z.output<z.ZodObject<Shape>>, deps: Deps): Made;
    } & Extra,
  ): Kind<Deps, Made> & Extra => {
    const { type, aliases = [], options, takesAnyKey = false, notes, create, ...extra } = plugin;
    const schema = once(options);
    return {
      ...(extra as unknown as Extra),
      type,
      aliases,
      get keys() {
        return takesAnyKey ? undefined : Object.keys(schema().shape);
      },
      get options() {
        return schema();
      },
      check(rawOptions) {
        const parsed = schema().safeParse(rawOptions);
        return parsed.success
          ? []
          : parsed.error.issues.map((issue) => {
              const path = issue.path.filter((part) => typeof part !== 'symbol');
              const isSecret = issue.code === 'custom' && issue.params?.['secret'] === true;
              const found = isSecret ? undefined : describe(path.reduce<unknown>(step, rawOptions));
              const hint = issue.code === 'custom' ? issue.params?.['hint'] : undefined;
              return { path, message: issue.message, found, hint: typeof hint === 'string' ? hint : undefined };
            });
      },
      notes(rawOptions) {
        if (notes === undefined) return [];
        const parsed = schema().safeParse(rawOptions);
        return parsed.success ? notes(parsed.data, rawOptions) : [];
      },
      open: (rawOptions, deps) => create(schema().parse(rawOptions), deps),
    };
  };
}

/** Names are compared lower-case with `-` for `_`, as AgentV does. */
export const canonicalName = (name: string): string => name.trim().toLowerCase().replaceAll('_', '-');

export function findKind<K extends { readonly type: string; readonly aliases: readonly string[] }>(
  kinds: readonly K[],
  name: string,
): K | undefined {
  const wanted = canonicalName(name);
  return (
    kinds.find(({ type }) => type === wanted) ??
    kinds.find(({ type, aliases }) => [type, ...aliases].some((known) => canonicalName(known) === wanted))
  );
}

const step = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

function describe(value: unknown): string | undefined {
  if (value === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value))) return undefined;
  return cutEnd(JSON.stringify(value) ?? '', 80);
}
