import * as z from 'zod';
import { didYouMean, mistypedKey } from '../model/text/similar-names.ts';
import { capitalized, cutEnd } from '../model/text/text.ts';
import { once } from '../model/values/once.ts';
import { oldNamesIn, withPresentNames } from './old-names.ts';
import type { Cursor } from './yaml/cursor.ts';

/** The known keys of one kind of mapping. */
export interface Fields {
  readonly of: string;
  readonly read: readonly string[];
  /** Accepted, but without effect in AgentV too: the sentence says why. */
  readonly withoutEffect?: Readonly<Record<string, string>>;
  readonly required?: readonly string[];
  /** Other names that readers of similar formats know, with the key here. */
  readonly meant?: Readonly<Record<string, string>>;
  /** Advice about names that have another meaning or location here. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

interface BlockWords extends Omit<Fields, 'read' | 'withoutEffect'> {
  /** What a value that is not a mapping should have been, and advice. */
  readonly expected?: string;
  readonly hint?: string;
  /** What took the place of an old mapping. */
  readonly instead?: string;
  readonly oldNames?: Parameters<typeof oldNamesIn>[0];
  /** Wrong values are ignored with a warning, as in AgentV; elsewhere they are errors. */
  readonly ignoresWrong?: boolean;
  /** Keywords of JSON Schema. */
  readonly more?: Record<string, unknown>;
}

type ValuesOf<Shape extends z.ZodRawShape, Key extends keyof Shape> = Pick<
  Partial<z.output<z.ZodObject<Shape>>>,
  Key & keyof z.output<z.ZodObject<Shape>>
>;

/**
 * The one description of a mapping in a file: its reader, the messages about other keys and the published JSON Schema
 * are made of it. The schema is made when it is first needed: most files have few of the blocks.
 */
class BlockDescription<Shape extends z.ZodRawShape> {
  readonly words: BlockWords;
  readonly #shape: () => Shape;
  readonly #made = once(() => this.#make());

  constructor(words: BlockWords, shape: () => Shape) {
    this.words = words;
    this.#shape = shape;
  }

  get schema(): z.ZodObject<Shape> {
    return this.#made().schema;
  }

  get fields(): Fields {
    return this.#made().fields;
  }

  #make() {
    const { oldNames, more } = this.words;
    const present = this.#shape();
    const table = oldNames === undefined ? [] : [...oldNamesIn(oldNames)];
    const shape = Object.fromEntries(
      Object.entries(present).flatMap(([key, schema]) => [
        [key, schema],
        // An old name is described by its present one.
        ...table.flatMap(([name, meant]) => (meant === key ? [[name, old(schema as unknown as z.ZodType, key)]] : [])),
      ]),
    ) as Shape;
    const withoutEffect = Object.fromEntries(
      Object.entries(present).flatMap(([key, schema]) => {
        const why = IDLE.get(schema);
        return why === undefined ? [] : [[key, why]];
      }),
    );
    const read = Object.keys(shape).filter((key) => !Object.hasOwn(withoutEffect, key));
    const needed = Object.keys(present).filter((key) => NEEDED.has(present[key] as object));
    const required = [...(this.words.required ?? []), ...needed];
    const schema = more === undefined ? z.strictObject(shape) : z.strictObject(shape).meta(more);
    return { schema, needed, fields: { ...this.words, read, withoutEffect, required } };
  }

  /** The mapping under its present names; undefined without one. Keys that would be ignored or are missing are reported. */
  open(field: Cursor | undefined): Cursor | undefined {
    const { of, expected = 'a mapping', instead, hint = instead && `Use ${instead} instead.`, oldNames } = this.words;
    if (field === undefined) return undefined;
    if (!field.isMap) return this.#addWrong(field, expected, hint);
    if (instead !== undefined) field.addNote('DEPRECATED', `"${field.name}" is an old name`, hint);
    checkFields(field, this.fields);
    const mapping = oldNames === undefined ? field : withPresentNames(field, oldNames);
    for (const key of this.#made().needed.filter((each) => mapping.field(each) === undefined)) {
      const schema = this.schema.shape[key] as unknown as z.ZodType;
      const message = `${capitalized(of)} needs "${key}"`;
      mapping.addMissing(key, message, EXPECTED.get(schema) ?? wantedBy(schema, mapping).expected);
    }
    return mapping;
  }

  /** The valid values of these keys of a mapping, or of all. Wrong ones are reported. */
  values<Key extends keyof Shape & string>(mapping: Cursor, ...keys: readonly Key[]): ValuesOf<Shape, Key> {
    const values = (keys.length > 0 ? keys : Object.keys(this.schema.shape)).flatMap((key) => {
      const value = mapping.field(key);
      const schema = this.schema.shape[key] as unknown as z.ZodType;
      return value === undefined ? [] : [[key, this.#read(value, schema)]];
    });
    return Object.fromEntries(values);
  }

  #read(field: Cursor, schema: z.ZodType): unknown {
    const parsed = schema.safeParse(field.value);
    if (parsed.success) return parsed.data;
    // What a variable made a number or a flag of is text where text is meant.
    const written = field.isList ? field.items().map((item) => item.text ?? item.value) : field.text;
    const asText = written === undefined ? parsed : schema.safeParse(written);
    if (asText.success) return asText.data;
    const { expected, hint } = wantedBy(schema, field);
    return this.#addWrong(field, EXPECTED.get(schema) ?? expected, hint);
  }

  #addWrong(field: Cursor, expected: string, hint: string | undefined): undefined {
    if (!this.words.ignoresWrong) return field.addWrongType(expected, hint);
    const message = `"${field.name}" has a wrong value and is ignored`;
    field.addWarning('WRONG_TYPE', message, { expected, found: field.found, hint });
  }
}

export const block = <Shape extends z.ZodRawShape>(words: BlockWords, shape: () => Shape) =>
  new BlockDescription(words, shape);

const EXPECTED = new WeakMap<object, string>();
const NEEDED = new WeakSet<object>();
const IDLE = new WeakMap<object, string>();

function expecting<Schema extends z.ZodType>(schema: Schema, expected: string | undefined): Schema {
  if (expected !== undefined) EXPECTED.set(schema, expected);
  return schema;
}

/** An optional field, with the sentence that an editor shows for it. */
export const field = <Schema extends z.ZodType>(schema: Schema, description: string, expected?: string) =>
  expecting(schema.optional().meta({ description }), expected);

/** A field that must be there. */
export function needed<Schema extends z.ZodType>(schema: Schema, description: string, expected?: string): Schema {
  const described = expecting(schema.meta({ description }), expected);
  NEEDED.add(described);
  return described;
}

/** An earlier name of a field whose value also changed, or whose place: its reader warns about it. */
export const old = <Schema extends z.ZodType>(schema: Schema, present: string) =>
  schema.optional().meta({ description: oldNameOf(present), deprecated: true });

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

export const oldPart = (name: string, present: string) => old(part(name), present);

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
export const wholeNumber = (least: number, most: number) => z.int().min(least).max(most);
export const anyObject = z.looseObject({});

/** Reports keys that would otherwise be silently ignored. */
export function checkFields(mapping: Cursor, fields: Fields): void {
  const { of, read, withoutEffect = {}, required, meant = {}, elsewhere = {} } = fields;
  for (const name of mapping.keys()) {
    const field = read.includes(name) ? undefined : mapping.key(name);
    if (field === undefined) continue;
    if (Object.hasOwn(withoutEffect, name)) {
      field.addNote('UNUSED', `"${name}" has no effect here: ${withoutEffect[name]}`);
      continue;
    }
    const alias = mistypedKey(name, read) === undefined ? mistypedKey(name, Object.keys(meant)) : undefined;
    mapping.addUnknownKey(name, `"${cutEnd(name, 60)}" is not a field of ${of}`, {
      known: read,
      what: 'fields',
      meant: valueAt(meant, alias ?? name),
      hint: valueAt(elsewhere, name),
      reported: required,
    });
  }
}

const valueAt = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

const within = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? within(schema.unwrap() as z.ZodType) : schema;

/** What a schema wants in place of a value, and advice on a mistyped word. */
function wantedBy(schema: z.ZodType, field: Cursor): { expected: string; hint?: string | undefined } {
  const inner = within(schema);
  if (inner instanceof z.ZodBoolean) return { expected: 'true or false, without quotes' };
  if (inner instanceof z.ZodNumber) {
    const { minValue, maxValue, isInt } = inner;
    const expected = inner.safeParse(minValue).success
      ? `a ${isInt ? 'whole number' : 'number'} from ${minValue} to ${maxValue}, without quotes`
      : `a number over ${minValue}, up to ${maxValue}, without quotes`;
    return { expected };
  }
  if (inner instanceof z.ZodArray) return { expected: 'a list of texts', hint: field.text && `Write [${field.text}].` };
  if (inner instanceof z.ZodUnion) {
    return { expected: inner.options.map((option) => wantedBy(option as z.ZodType, field).expected).join(', or ') };
  }
  if (!(inner instanceof z.ZodEnum)) return { expected: inner instanceof z.ZodObject ? 'a mapping' : 'text' };
  const meant = field.text === undefined ? undefined : didYouMean(field.text, inner.options.map(String));
  return { expected: inner.options.join(', '), hint: meant && `Did you mean "${meant}"?` };
}
