import * as z from 'zod';
import { Variable } from '../../src/model/suite/setting.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A whole value that is an environment variable. */
export const VARIABLE: JsonSchema = {
  type: 'string',
  pattern: '^\\s*\\$\\{\\{\\s*[A-Za-z0-9_]+\\s*\\}\\}\\s*$',
  description: 'A variable of the environment or of a .env file.',
};

const A_VARIABLE: JsonSchema = { $ref: '#/definitions/variable' };

/**
 * The input of a schema as JSON Schema, in the draft that YAML editors support best. With `variables`, `${{ NAME }}` is
 * allowed wherever a number, a flag or an enum value is.
 */
export function convert(schema: z.ZodType, { variables }: { readonly variables: boolean }): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    // Checks in code are left to the reader.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // Values that only code can check are unrestricted, except if they are a variable.
      if (zodSchema._zod.bag['Class'] === Variable) Object.assign(jsonSchema, A_VARIABLE);
    },
  });
  return tidy(json, variables);
}

function tidy(schema: unknown, variables: boolean): JsonSchema {
  if (!isMapping(schema)) return {};
  const inner = Object.fromEntries(
    Object.entries(withoutNoise(schema)).map(([key, value]) => {
      if (key === 'properties' && isMapping(value)) return [key, mapValues(value, (each) => tidy(each, variables))];
      if (key === 'items' && Array.isArray(value)) return [key, value.map((each) => tidy(each, variables))];
      if (key === 'items' || (key === 'additionalProperties' && isMapping(value))) return [key, tidy(value, variables)];
      if (key === 'anyOf' && Array.isArray(value)) return [key, value.map((each) => tidy(each, false))];
      return [key, value];
    }),
  );
  return Array.isArray(inner['anyOf']) ? union(inner, variables) : orVariable(inner, variables);
}

/** Keywords without information: that keys are text, that other keys are allowed, that integers are safe. */
const withoutNoise = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([key, value]) =>
        key !== 'propertyNames' &&
        !(key === 'maximum' && value === Number.MAX_SAFE_INTEGER) &&
        !((key === 'additionalProperties' || key === 'properties') && isMapping(value) && isEmpty(value)),
    ),
  );

const isEmpty = (mapping: object): boolean => Object.keys(mapping).length === 0;

/** A union allows a variable once, and not at all if it allows any text. */
function union(schema: JsonSchema, variables: boolean): JsonSchema {
  const { anyOf, ...annotations } = schema;
  const members = anyOf as readonly JsonSchema[];
  const takesAnyText = members.some((member) => member['type'] === 'string' && Object.keys(member).length === 1);
  const stored = members.filter(({ $ref }) => !takesAnyText || $ref !== A_VARIABLE['$ref']);
  const isMissing =
    variables && !takesAnyText && stored.some(isNarrow) && !stored.some(({ $ref }) => $ref !== undefined);
  const [only, ...others] = isMissing ? [...stored, A_VARIABLE] : stored;
  return others.length === 0 ? { ...only, ...annotations } : { ...annotations, anyOf: [only, ...others] };
}

function orVariable(schema: JsonSchema, variables: boolean): JsonSchema {
  if (!variables || !isNarrow(schema)) return schema;
  const { description, deprecated, default: usual, ...shape } = schema;
  return {
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
    ...(usual !== undefined && { default: usual }),
    anyOf: [shape, A_VARIABLE],
  };
}

/** A value that text is not good for, or not any text. */
const isNarrow = ({ type, enum: words, const: word }: JsonSchema): boolean =>
  type === 'number' || type === 'integer' || type === 'boolean' || words !== undefined || word !== undefined;

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (mapping: Readonly<Record<string, unknown>>, change: (value: unknown) => JsonSchema) =>
  Object.fromEntries(Object.entries(mapping).map(([key, value]) => [key, change(value)]));
