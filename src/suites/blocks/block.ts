import * as z from 'zod';
import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { didYouMean } from '../../shared/did-you-mean.ts';
import { once } from '../../shared/once.ts';
import type { Fields } from '../fields/fields.ts';
import { adviceForFlag, adviceForNumber } from '../fields/numbers.ts';

/**
 * The one description of a mapping in a file: its reader, the messages about other keys and the published JSON Schema
 * are made of it.
 */
interface Block<Shape extends z.ZodRawShape = z.ZodRawShape> extends Fields {
  readonly schema: z.ZodObject<Shape>;
}

/** The schema is made when it is first needed: most files have few of the blocks. `more` are keywords of JSON Schema. */
export function block<Shape extends z.ZodRawShape>(
  { more, ...words }: Omit<Fields, 'read' | 'withoutEffect'> & { readonly more?: Record<string, unknown> },
  shape: () => Shape,
): Block<Shape> {
  const schema = once(() => (more === undefined ? z.strictObject(shape()) : z.strictObject(shape()).meta(more)));
  const withoutEffect = once(() =>
    Object.fromEntries(
      Object.entries(schema().shape).flatMap(([key, each]) => {
        const why = IDLE.get(each);
        return why === undefined ? [] : [[key, why]];
      }),
    ),
  );
  const read = once(() => Object.keys(schema().shape).filter((key) => !Object.hasOwn(withoutEffect(), key)));
  return {
    ...words,
    get schema() {
      return schema();
    },
    get read() {
      return read();
    },
    get withoutEffect() {
      return withoutEffect();
    },
  };
}

/** What is expected, where that does not follow from the schema. */
const EXPECTED = new WeakMap<object, string>();
const IDLE = new WeakMap<object, string>();

function expecting<Schema extends z.ZodType>(schema: Schema, expected: string | undefined): Schema {
  if (expected !== undefined) EXPECTED.set(schema, expected);
  return schema;
}

/** An optional field, with the sentence that an editor shows for it. */
export const field = <Schema extends z.ZodType>(schema: Schema, description: string, expected?: string) =>
  expecting(schema.optional().meta({ description }), expected);

/** A field that must be there; its reader says so where it is missing. */
export const needed = <Schema extends z.ZodType>(schema: Schema, description: string, expected?: string) =>
  expecting(schema.meta({ description }), expected);

/** An earlier name of a field: read, and warned about. */
export const old = <Schema extends z.ZodType>(schema: Schema, present: string, expected?: string) =>
  expecting(schema.optional().meta({ description: oldNameOf(present), deprecated: true }), expected);

export const oldNameOf = (present: string): string => `Old name of "${present}".`;

/** A field that is accepted and changes nothing. */
export function idle(why: string) {
  const schema = z
    .unknown()
    .optional()
    .meta({ description: `Has no effect here: ${why}.`, deprecated: true });
  IDLE.set(schema, why);
  return schema;
}

/** A part that is described once, under `definitions`, and has a reader of its own. */
export const part = (name: string, description?: string) =>
  z.unknown().meta({ ...(description && { description }), allOf: [{ $ref: `#/definitions/${name}` }] });

export const optionalPart = (name: string, description: string) => part(name, description).optional();

export const oldPart = (name: string, present: string) =>
  part(name)
    .optional()
    .meta({ description: oldNameOf(present), deprecated: true });

export const text = z.string();
/** Without the spaces around it, and not empty. */
export const trimmed = z
  .string()
  .trim()
  .refine((value) => value !== '' && !value.includes('\0'));
export const texts = z.array(z.string());
export const trimmedTexts = z.array(trimmed);
export const flag = z.boolean();
export const share = z.number().min(0).max(1);
/** A share that is not nothing, as pass marks of graders are. */
export const markOfGrader = z.number().gt(0).max(1);
export const over0 = (most: number) => z.number().gt(0).max(most);
export const whole = (least: number, most: number) => z.int().min(least).max(most);
export const anyObject = z.looseObject({});

type Values<Shape extends z.ZodRawShape, Key extends keyof Shape> = Pick<
  Partial<z.output<z.ZodObject<Shape>>>,
  Key & keyof z.output<z.ZodObject<Shape>>
>;

/** The valid values of these keys of a mapping, as its block describes them. Wrong ones are problems. */
export function readKeys<Shape extends z.ZodRawShape, Key extends keyof Shape & string>(
  mapping: Cursor,
  described: Block<Shape>,
  keys: readonly Key[],
  problems: Problem[],
): Values<Shape, Key> {
  const values = keys.flatMap((key) => {
    const value = mapping.field(key);
    const schema = described.schema.shape[key] as unknown as z.ZodType;
    return value === undefined ? [] : [[key, readValue(value, key, schema, problems)]];
  });
  return Object.fromEntries(values);
}

/** One value; undefined if it is wrong. */
function readValue(field: Cursor, key: string, schema: z.ZodType, problems: Problem[]): unknown {
  const parsed = schema.safeParse(field.value);
  if (parsed.success) return parsed.data;
  // What a variable made a number or a flag of is text where text is meant.
  const written = field.isList ? field.items().map((item) => item.text ?? item.value) : field.text;
  const asText = written === undefined ? parsed : schema.safeParse(written);
  if (asText.success) return asText.data;
  problems.push(field.wrongType(key, EXPECTED.get(schema) ?? expectedBy(schema), adviceOn(field, schema)));
  return undefined;
}

const within = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? within(schema.unwrap() as z.ZodType) : schema;

function expectedBy(schema: z.ZodType): string {
  const inner = within(schema);
  if (inner instanceof z.ZodBoolean) return 'true or false';
  if (inner instanceof z.ZodEnum) return inner.options.join(', ');
  if (inner instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt } = inner;
    return inner.safeParse(minValue).success
      ? `a ${isInt ? 'whole number' : 'number'} from ${minValue} to ${maxValue}`
      : `a number over ${minValue}, up to ${maxValue}`;
  }
  return inner instanceof z.ZodObject ? 'a mapping' : inner instanceof z.ZodArray ? 'a list of texts' : 'text';
}

function adviceOn({ value, text: written }: Cursor, schema: z.ZodType): string | undefined {
  const inner = within(schema);
  if (inner instanceof z.ZodBoolean) return adviceForFlag(value);
  if (inner instanceof z.ZodNumber) return adviceForNumber(value, (number) => inner.safeParse(number).success);
  const meant =
    inner instanceof z.ZodEnum && written !== undefined ? didYouMean(written, inner.options.map(String)) : undefined;
  return meant && `Did you mean "${meant}"?`;
}
