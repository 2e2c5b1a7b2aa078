import type * as z from 'zod';
import { canonicalName } from '../../src/model/suite/kind.ts';
import { oldNameOf } from '../../src/suites/block.ts';
import { convert, type JsonSchema } from './convert.ts';

/** The parts of a plug-in that a schema of its file needs. */
export interface KindOfFile {
  readonly type: string;
  readonly aliases: readonly string[];
  /** `undefined` when it takes any key. */
  readonly keys: readonly string[] | undefined;
  readonly options: z.ZodObject;
  /** Options with graders, besides those of the schema. */
  readonly memberLists?: readonly string[];
}

/** Options of a type besides the schema of its kind, or instead of a missing one. */
export interface Written {
  readonly aliases?: readonly string[];
  /** For fields that allow more than their schema in code. They take precedence. */
  readonly fields?: z.ZodObject;
  /** One of these must be there. */
  readonly oneOf?: readonly string[];
  readonly takesAnyKey?: boolean;
}

/** A sentence for a field, or the present name of one that is an old spelling. */
export type OptionText = string | { readonly old: string };
/** By type (`*` for all) and by path: `healthcheck.url`, `fields[].path`, `servers{}.url`. */
export type OptionTexts = Readonly<Record<string, Readonly<Record<string, OptionText>>>>;

interface Join {
  readonly kinds: readonly KindOfFile[];
  readonly written: Readonly<Record<string, Written>>;
  readonly texts: OptionTexts;
  /** The key that names the type. */
  readonly key: string;
  /** Keys of every entry: they are described where the entry is. */
  readonly common: readonly string[];
  readonly variables: boolean;
  /** Old keys of a type, and their present names. */
  oldKeys(type: string): Readonly<Record<string, string>>;
}

/** One condition for each type: an entry of the type has these options. Unknown types allow any key. */
export function conditions({ kinds, written, ...how }: Join): readonly JsonSchema[] {
  const known = new Map(kinds.map((kind) => [kind.type, kind]));
  const types = [...new Set([...known.keys(), ...Object.keys(written)])].sort();
  return types.map((type) => {
    const kind = known.get(type);
    const more = written[type] ?? {};
    const others = (more.aliases ?? []).filter((name) => !types.includes(name));
    const names = [...new Set([type, ...(kind?.aliases ?? []), ...others].map(canonicalName))];
    const isOfType = {
      required: [how.key],
      properties: { [how.key]: { type: 'string', pattern: anySpelling(names) } },
    };
    // Written as a literal, `then` would make the object look like a promise.
    return Object.fromEntries([
      ['if', isOfType],
      ['then', options(type, kind, more, how)],
    ]);
  });
}

function options(
  type: string,
  kind: KindOfFile | undefined,
  { fields, oneOf, takesAnyKey }: Written,
  { texts, common, variables, oldKeys }: Omit<Join, 'kinds' | 'written'>,
): JsonSchema {
  const own = kind === undefined ? {} : convert(kind.options, { variables });
  const better = fields === undefined ? {} : convert(fields, { variables });
  const plain = { ...propertiesOf(own), ...membersOf(kind), ...propertiesOf(better) };
  const properties = described(plain, '', (path) => texts[type]?.[path] ?? texts['*']?.[path]);
  const isOpen = kind === undefined ? takesAnyKey === true : kind.keys === undefined;
  const required = [...namesIn(own), ...namesIn(better)].filter((name) => !common.includes(name));
  const oldOnes = Object.entries(oldKeys(type)).filter(
    ([name, present]) => present in properties && !(name in properties),
  );
  return {
    properties: {
      ...Object.fromEntries(common.map((name) => [name, true])),
      ...properties,
      ...Object.fromEntries(oldOnes.map(([name, present]) => [name, deprecated(properties[present] ?? {}, present)])),
    },
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(oneOf !== undefined && { anyOf: oneOf.map((name) => ({ required: [name] })) }),
    ...(!isOpen && { additionalProperties: false }),
  };
}

const membersOf = (kind: KindOfFile | undefined): Properties =>
  Object.fromEntries((kind?.memberLists ?? []).map((name) => [name, { allOf: [{ $ref: '#/definitions/graders' }] }]));

type Properties = Readonly<Record<string, JsonSchema>>;

const propertiesOf = (schema: JsonSchema): Properties => (schema['properties'] ?? {}) as Properties;
const namesIn = (schema: JsonSchema): readonly string[] => (schema['required'] ?? []) as readonly string[];

/** Each property with its sentence; a sentence in the schema itself takes precedence. */
function described(properties: Properties, path: string, textOf: (path: string) => OptionText | undefined): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const at = `${path}${name}`;
      const words = textOf(at);
      const below = describedBelow(schema, at, textOf);
      if (words === undefined) return [name, below];
      const said =
        typeof words === 'string' ? { description: words } : { description: oldNameOf(words.old), deprecated: true };
      return [name, { ...said, ...below }];
    }),
  );
}

function describedBelow(schema: JsonSchema, at: string, textOf: (path: string) => OptionText | undefined): JsonSchema {
  const items = schema['items'] as JsonSchema | undefined;
  const anyOf = schema['anyOf'] as readonly JsonSchema[] | undefined;
  const values = schema['additionalProperties'] as JsonSchema | boolean | undefined;
  return {
    ...schema,
    ...(schema['properties'] !== undefined && { properties: described(propertiesOf(schema), `${at}.`, textOf) }),
    ...(items !== undefined && { items: describedBelow(items, `${at}[]`, textOf) }),
    ...(typeof values === 'object' && { additionalProperties: describedBelow(values, `${at}{}`, textOf) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map((each) => describedBelow(each, at, textOf)) }),
  };
}

const deprecated = (schema: JsonSchema, present: string): JsonSchema => ({
  ...schema,
  description: oldNameOf(present),
  deprecated: true,
});

/** Names are compared without regard to case, and with `_` for `-` (as `canonicalName` does). */
function anySpelling(names: readonly string[]): string {
  const spelled = names.map((name) =>
    Array.from(name, (letter) => (letter === '-' ? '[-_]' : anyCase(letter))).join(''),
  );
  return `^\\s*(?:${spelled.join('|')})\\s*$`;
}

const anyCase = (letter: string): string =>
  letter.toUpperCase() === letter.toLowerCase() ? letter : `[${letter.toLowerCase()}${letter.toUpperCase()}]`;
