import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import { defineGrader, type Submission } from '../../model/ports/grader.ts';
import { contentOnWire } from '../../model/ports/wire.ts';
import type { Assertion, GraderReply } from '../../model/run/grade.ts';
import type { Message } from '../../model/run/message.ts';
import type { OptionProblem } from '../../model/suite/kind.ts';
import { MAX_MEASURE, MAX_WEIGHT } from '../../model/suite/limits.ts';
import { firstDifference } from '../../shared/data-difference.ts';
import { MAX_JSON_DEPTH } from '../../shared/depth.ts';
import { didYouMean } from '../../shared/did-you-mean.ts';
import { jsonObjectsIn, jsonOf } from '../../shared/json.ts';
import { never } from '../../shared/never.ts';
import { once } from '../../shared/once.ts';
import { cutMiddle, plural } from '../../shared/text.ts';
import { weightedMean } from '../combine.ts';
import { calendarDay, dayText } from './calendar-day.ts';
import { beginningOf, quote } from './text-checks.ts';

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
type Field = z.output<ReturnType<typeof field>>;

function unknownKeys(keys: readonly string[]): string {
  const known = Object.keys(fieldShape());
  const [key = ''] = keys;
  const meant = didYouMean(key, known);
  const advice = meant === undefined ? `valid keys are ${known.join(', ')}` : `did you mean "${meant}"?`;
  return `has the unknown key "${key}": ${advice}`;
}

const aggregations = ['weighted_average', 'all_or_nothing'] as const;

/** The options of field-accuracy: a list of fields, or the older shorthand for all fields. */
const fieldOptions = once(() =>
  z.object({
    fields: z.array(field(), 'must be a list of fields').min(1, 'must name at least one field').optional(),
    aggregation: z.enum(aggregations, `must be one of ${aggregations.join(', ')}`).default('weighted_average'),
    match_type: match().optional(),
    numeric_tolerance: amount(MAX_MEASURE).optional(),
  }),
);
type FieldOptions = z.output<ReturnType<typeof fieldOptions>>;

/** Warnings about options that work but may be unintended. */
function fieldOverlooked(given: Readonly<Record<string, unknown>>): OptionProblem[] {
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

/** Whether the JSON in an answer has the values that the expected output has, field by field. */
export const fieldAccuracy = defineGrader({
  type: 'field-accuracy',
  options: fieldOptions,
  notes: (_, given) => fieldOverlooked(given),
  create: (options) => ({ grade: async (submission) => judge(submission, options) }),
});

function judge({ answer, expected }: Submission, options: FieldOptions): GraderReply {
  const wanted = expectedData(expected);
  if (wanted === undefined) return nothingToCompare('The test has no JSON in its expected output to compare with');
  const checks = checksFor(wanted, options);
  if (checks === undefined) return { kind: 'undecided', reason: TOO_MANY };
  const found = jsonIn(
    answer,
    checks.map(({ path }) => path),
  );
  if (found.kind === 'none')
    return nothingToCompare(`The answer contains no JSON: ${found.complaint}`, beginningOf(answer));
  return putTogether(
    checks.map((check) => checked(check, wanted, found.data)),
    options,
  );
}

interface Check extends Comparing {
  readonly name: string;
  readonly path: DataPath;
  readonly weight: number;
  readonly required: boolean;
}

function checksFor(wanted: unknown, options: FieldOptions): Check[] | undefined {
  const { fields } = options;
  if (fields) return fields.map(({ path, ...field }) => ({ ...field, name: path, path: stepsOf(path) }));
  return leavesOf(wanted)?.map(({ path, value }) => ({
    ...leafComparing(value, options),
    name: pathText(path),
    path,
    weight: 1,
    required: true,
  }));
}

/** Maximum number of leaves; larger reports are not readable. */
export const MAX_LEAVES = 1_000;

const TOO_MANY = `The expected output has more than ${MAX_LEAVES} values, or they are nested too deeply. List the values to compare under "fields".`;

interface Checked {
  readonly score: 0 | 1;
  readonly weight: number;
  readonly assertion: Assertion;
}

function checked(check: Check, wanted: unknown, found: unknown): Checked {
  const { name, path, weight, required } = check;
  const [expected, actual] = [valueAt(wanted, path), valueAt(found, path)];
  const named = (text: string): string => `${cutMiddle(name, MAX_NAME_LENGTH)}: ${text}`;
  if (expected === undefined) return passed(named('no value is expected, so any value passes'), weight);
  if (actual === undefined) {
    if (!required) return passed(named('is missing, which is allowed'), 0);
    return missed(named('is missing'), weight, `expected ${describeData(expected)}`);
  }
  const result = compared(expected, actual, check);
  return result.passed ? passed(named(result.text), weight) : missed(named(result.text), weight, result.evidence);
}

const MAX_NAME_LENGTH = 100;

const passed = (text: string, weight: number): Checked => ({ score: 1, weight, assertion: { text, passed: true } });

const missed = (text: string, weight: number, evidence: string | undefined): Checked => ({
  score: 0,
  weight,
  assertion: { text, passed: false, evidence },
});

function putTogether(results: readonly Checked[], { aggregation }: FieldOptions): GraderReply {
  const assertions = results.map(({ assertion }) => assertion);
  if (aggregation === 'all_or_nothing') {
    return { kind: 'scored', score: assertions.every((each) => each.passed) ? 1 : 0, assertions };
  }
  const score = weightedMean(results);
  if (results.some(({ weight }) => weight > 0)) return { kind: 'scored', score, assertions };
  return { kind: 'scored', score, assertions, reasoning: 'All compared fields have the weight 0.' };
}

const nothingToCompare = (text: string, evidence?: string): GraderReply => ({
  kind: 'scored',
  score: 0,
  assertions: [{ text, passed: false, evidence }],
});

/**
 * The data that a test expects: of the last assistant message that has any, the structured content, a list of parts,
 * or the JSON in its text. `undefined` when no message has data.
 */
function expectedData(expected: readonly Message[]): unknown {
  for (const { role, content } of expected.toReversed()) {
    if (role !== 'assistant' || content === undefined) continue;
    if (typeof content !== 'string') return contentOnWire(content);
    const json = jsonIn(content);
    if (json.kind === 'found') return json.data ?? undefined;
  }
  return undefined;
}

/**
 * The comparison of one expected value if a suite lists no fields: by `match_type` if the value is a number or a date,
 * else exactly.
 */
function leafComparing(expected: unknown, options: FieldOptions): Comparing {
  const { match_type: match = 'exact', numeric_tolerance: tolerance = 0 } = options;
  const isMeant = match === 'numeric_tolerance' ? isNumber(expected) : match === 'date' && isDate(expected);
  return { match: isMeant ? match : 'exact', tolerance, relative: false, formats: [] };
}

/** A text is only a number as a whole: "12 Main Street" is not. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)));

/** JavaScript reads "Room 5" as a day in May, so a date must look like one too. */
const isDate = (value: unknown): boolean =>
  typeof value === 'string' && calendarDay(value, []) !== undefined && /\d{4}/.test(value) && LIKE_A_DATE.test(value);

const LIKE_A_DATE =
  /^\s*(?:\d+[-/\s]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s,.-])/i;

/** The data that a text holds, or why it holds none. */
type JsonInText =
  | { readonly kind: 'found'; readonly data: unknown }
  | { readonly kind: 'none'; readonly complaint: string };

/**
 * The JSON in a text: the whole text, or an object between other words. Of several it is the one with the most of the
 * compared fields, and of equal ones the last.
 */
export function jsonIn(text: string, paths: readonly DataPath[] = []): JsonInText {
  const bare = withoutFences(text);
  const whole = parsed(bare.trim());
  const objects = jsonObjectsIn(text, jsonOf);
  // A fence may be part of the data, so it is taken out only where the data cannot be read with it.
  const others = objects.length > 0 ? objects : jsonObjectsIn(bare, jsonOf);
  const counted = [...(whole.kind === 'found' ? [whole.data] : []), ...others.slice(-MAX_OBJECTS)].map((data) => ({
    data,
    fields: paths.filter((path) => valueAt(data, path) !== undefined).length,
  }));
  const most = Math.max(...counted.map(({ fields }) => fields));
  const best = counted.findLast(({ fields }) => fields === most);
  return best === undefined ? whole : { kind: 'found', data: best.data };
}

/** Each is compared with all fields. */
const MAX_OBJECTS = 1_000;

function parsed(text: string): JsonInText {
  if (text === '') return { kind: 'none', complaint: 'it is empty' };
  try {
    return { kind: 'found', data: JSON.parse(text) as unknown };
  } catch (error) {
    return { kind: 'none', complaint: messageOf(error) };
  }
}

const withoutFences = (text: string): string => text.replaceAll(/```(?:json)?/gi, '');

/** Whether a value is what was expected, in words that follow the name of the field. */
interface Compared {
  readonly passed: boolean;
  readonly text: string;
  /** The value in the answer. */
  readonly evidence?: string;
}

type Comparing = Pick<Field, 'match' | 'tolerance' | 'relative' | 'formats'>;

/** Compares one value of an answer with the expected one. */
function compared(expected: unknown, actual: unknown, how: Comparing): Compared {
  switch (how.match) {
    case 'exact':
      return comparedExactly(expected, actual);
    case 'numeric_tolerance':
      return comparedAsNumbers(expected, actual, how);
    case 'date':
      return comparedAsDates(expected, actual, how);
    default:
      return never(how.match);
  }
}

function comparedExactly(expected: unknown, actual: unknown): Compared {
  const difference = firstDifference(expected, actual);
  if (difference === undefined) return { passed: true, text: `is ${describeData(expected)}` };
  const where = difference.path.length === 0 ? '' : `${pathText(difference.path)}: `;
  return {
    passed: false,
    text: `is not ${describeData(expected)}`,
    evidence: `${where}expected ${describeData(difference.expected)}, found ${describeData(difference.actual)}`,
  };
}

function comparedAsNumbers(expected: unknown, actual: unknown, { tolerance, relative }: Comparing): Compared {
  const [wanted, found] = [numberIn(expected), numberIn(actual)];
  if (wanted === undefined)
    return { passed: false, text: `cannot be compared: ${describeData(expected)} is not a number` };
  if (found === undefined) return { passed: false, text: 'is not a number', evidence: `found ${describeData(actual)}` };
  const distance = Math.abs(found - wanted);
  const isShare = relative && wanted !== 0;
  const passed = (isShare ? distance / Math.abs(wanted) : distance) <= tolerance;
  const limit = isShare ? `${tolerance} × ${Math.abs(wanted)}` : `${tolerance}`;
  return { passed, text: `${found} is ${passed ? 'within' : 'not within'} ${limit} of ${wanted}` };
}

/** A text counts for the number that it begins with, so that units may follow. */
function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

function comparedAsDates(expected: unknown, actual: unknown, { formats }: Comparing): Compared {
  const [wanted, found] = [dayIn(expected, formats), dayIn(actual, formats)];
  if (wanted === undefined)
    return { passed: false, text: `cannot be compared: ${describeData(expected)} is not a date` };
  if (found === undefined) return { passed: false, text: 'is not a date', evidence: `found ${describeData(actual)}` };
  const passed = wanted === found;
  return { passed, text: `${dayText(found)} ${passed ? 'is the day' : `is not ${dayText(wanted)}`}` };
}

/** A number is read as the text of it: 2025 is a year. */
function dayIn(value: unknown, formats: readonly string[]): number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? calendarDay(String(value), formats) : undefined;
}

/** A value of JSON in a few words, however large or deep it is; `undefined` is nothing. */
function describeData(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const keys = Object.keys(value).length;
  return keys === 0 ? 'an empty object' : `an object with ${plural('key', keys)}`;
}

/** The keys and positions that lead from data to a value within it. */
type DataPath = readonly string[];

/** The steps of a path as suites write it, `a.items[0].x`: dots and brackets only part them. */
export const stepsOf = (path: string): DataPath => path.split(/[.[\]]/).filter((step) => step !== '');

/**
 * The value at a path; undefined if there is none, which JSON cannot express. Only own properties of the data are
 * found: `constructor` is an ordinary key. A list also has its `length`.
 */
export function valueAt(data: unknown, path: DataPath): unknown {
  return path.reduce<unknown>(stepInto, data);
}

function stepInto(data: unknown, step: string): unknown {
  if (typeof data !== 'object' || data === null) return undefined;
  const key = Array.isArray(data) && /^\d+$/.test(step) ? Number(step) : step;
  return Object.hasOwn(data, key) ? (data as Readonly<Record<string | number, unknown>>)[key] : undefined;
}

/** One value that holds no others: a scalar, or a list or mapping with nothing in it. */
interface Leaf {
  readonly path: DataPath;
  readonly value: unknown;
}

/** Every leaf of some data, in its order; `undefined` when there are more than `MAX_LEAVES` or they lie too deep. */
export function leavesOf(data: unknown): readonly Leaf[] | undefined {
  const leaves: Leaf[] = [];
  const waiting: Leaf[] = [{ path: [], value: data }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, value } = next;
    const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    if (inside.length === 0) leaves.push(next);
    const isTooMuch = leaves.length + waiting.length + inside.length > MAX_LEAVES;
    if (isTooMuch || path.length > MAX_JSON_DEPTH) return undefined;
    waiting.push(...inside.map(([key, child]) => ({ path: [...path, key], value: child as unknown })).reverse());
  }
  return leaves;
}

/** A path for people: `a.items[0].x`; the data as a whole is `(all of it)`. */
export function pathText(path: DataPath): string {
  if (path.length === 0) return '(all of it)';
  return path
    .map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
