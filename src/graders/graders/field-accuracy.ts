import * as z from 'zod';
import { messageOf } from '../../model/errors.ts';
import { defineGrader } from '../../model/ports/grader.ts';
import { contentOnWire } from '../../model/ports/wire.ts';
import type { Assertion, GraderReply } from '../../model/run/grade.ts';
import type { Message } from '../../model/run/message.ts';
import type { OptionProblem } from '../../model/suite/kind.ts';
import { MAX_MEASURE, MAX_WEIGHT } from '../../model/suite/number-limits.ts';
import { jsonObjectsIn, jsonOf } from '../../model/text/json.ts';
import { cutMiddle, plural } from '../../model/text/text.ts';
import { firstDifference } from '../../model/values/data-difference.ts';
import { MAX_JSON_DEPTH } from '../../model/values/depth.ts';
import { never } from '../../model/values/never.ts';
import { weightedMean } from '../combine.ts';
import { calendarDay, dayText } from './calendar-day.ts';
import { beginningOf, quote } from './text-checks.ts';

const matches = ['exact', 'numeric_tolerance', 'date'] as const;

const match = z.enum(matches, `must be one of ${matches.join(', ')}`);
const flag = z.boolean('must be true or false');
const amount = (most: number) =>
  z.number('must be a number').nonnegative('must be 0 or more').max(most, `must be at most ${most}`);
const text = z.string('must be text');

/** A key without a value asks for nothing, as everywhere in a suite. */
const or = <Value>(schema: z.ZodType<Value>, usual: Value) => schema.nullish().transform((value) => value ?? usual);

const fieldShape = {
  path: z
    .union([text, z.number()], 'must be text')
    .transform(String)
    .refine((path) => /[^.[\]]/.test(path), 'must name a field'),
  match,
  required: or(flag, true),
  weight: or(amount(MAX_WEIGHT), 1),
  tolerance: or(amount(MAX_MEASURE), 0),
  relative: or(flag, false),
  formats: or(z.array(text, 'must be a list of texts'), []),
};

const field = z.strictObject(fieldShape, {
  error: (issue) =>
    issue.code === 'unrecognized_keys'
      ? `has the unknown key "${issue.keys[0]}": valid keys are ${Object.keys(fieldShape).join(', ')}`
      : 'must be a mapping with "path" and "match"',
});
/** One value of the answer, and how it is compared. */
type ComparedField = z.output<typeof field>;

const aggregations = ['weighted_average', 'all_or_nothing'] as const;

/** The options of field-accuracy: a list of fields, or the older shorthand for all fields. */
const fieldOptions = z.object({
  fields: z.array(field, 'must be a list of fields').min(1, 'must name at least one field').optional(),
  aggregation: z.enum(aggregations, `must be one of ${aggregations.join(', ')}`).default('weighted_average'),
  match_type: match.optional(),
  numeric_tolerance: amount(MAX_MEASURE).optional(),
});

/** Released versions of AgentV drop such a grader. */
const SHORTHAND: OptionProblem = {
  path: [],
  message:
    'has no "fields", so every value of the expected output is compared; AgentV ignores such a grader. List the values to compare under "fields"',
};

/** Whether the JSON in an answer has the values that the expected output has, field by field. */
export const fieldAccuracy = defineGrader({
  type: 'field-accuracy',
  options: () => fieldOptions,
  notes: ({ fields }) => (fields === undefined ? [SHORTHAND] : []),
  create: (options) => ({
    async grade({ answer, expected }) {
      const wanted = expectedData(expected);
      if (wanted === undefined) return nothingToCompare('The test has no JSON in its expected output to compare with');
      const { fields, match_type: match = 'exact', numeric_tolerance: tolerance = 0 } = options;
      // Without fields, each expected value is compared: by `match_type` if it is a number or a date, else exactly.
      const checks = fields
        ? fields.map(({ path, ...each }) => ({ ...each, name: path, path: stepsOf(path) }))
        : leavesOf(wanted)?.map(({ path, value }) => {
            const isMeant = match === 'numeric_tolerance' ? isNumber(value) : match === 'date' && isDate(value);
            const how: FieldCompareOptions = {
              match: isMeant ? match : 'exact',
              tolerance,
              relative: false,
              formats: [],
            };
            return { ...how, name: pathText(path), path, weight: 1, required: true };
          });
      if (checks === undefined) return { kind: 'undecided', reason: TOO_MANY };
      const paths = checks.map(({ path }) => path);
      const json = jsonIn(answer, paths);
      if (json.kind === 'none') {
        return nothingToCompare(`The answer contains no JSON: ${json.complaint}`, beginningOf(answer));
      }

      const results = checks.map((check) => {
        // Whether a field has its value, with its weight in the mean: a missing one that may be missing has none.
        const { name, path, weight, required } = check;
        const [expected, actual] = [valueAt(wanted, path), valueAt(json.data, path)];
        const result = (passed: boolean, words: string, evidence?: string, counted = weight) => {
          const assertion: Assertion = { text: `${cutMiddle(name, MAX_NAME_LENGTH)}: ${words}`, passed, evidence };
          return { score: passed ? 1 : 0, weight: counted, assertion };
        };
        if (expected === undefined) return result(true, 'no value is expected, so any value passes');
        if (actual === undefined && !required) return result(true, 'is missing, which is allowed', undefined, 0);
        if (actual === undefined) return result(false, 'is missing', `expected ${describeData(expected)}`);
        const comparison = compared(expected, actual, check);
        return result(comparison.passed, comparison.text, comparison.passed ? undefined : comparison.evidence);
      });
      const assertions = results.map(({ assertion }) => assertion);
      if (options.aggregation === 'all_or_nothing') {
        return { kind: 'scored', score: assertions.every((each) => each.passed) ? 1 : 0, assertions };
      }
      const isWeightless = results.every(({ weight }) => weight === 0);
      const reasoning = isWeightless ? 'All compared fields have the weight 0.' : undefined;
      return { kind: 'scored', score: weightedMean(results), assertions, reasoning };
    },
  }),
});

/** Maximum number of leaves; larger reports are not readable. */
export const MAX_LEAVES = 1_000;

const TOO_MANY = `The expected output has more than ${MAX_LEAVES} values, or they are nested too deeply. List the values to compare under "fields".`;

const MAX_NAME_LENGTH = 100;

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

/** Each is compared with all fields. */
const MAX_OBJECTS = 1_000;

/**
 * The JSON in a text: the whole text, or an object between other words. Of several it is the one with the most of the
 * compared fields, and of equal ones the last.
 */
export function jsonIn(answer: string, paths: readonly DataPath[] = []): JsonInText {
  const bare = answer.replaceAll(/```(?:json)?/gi, '');
  const candidates: unknown[] = [];
  let complaint = 'it is empty';
  if (bare.trim() !== '') {
    try {
      candidates.push(JSON.parse(bare.trim()));
    } catch (error) {
      complaint = messageOf(error);
    }
  }
  const objects = jsonObjectsIn(answer, jsonOf);
  // A fence may be part of the data, so it is taken out only where the data cannot be read with it.
  candidates.push(...(objects.length > 0 ? objects : jsonObjectsIn(bare, jsonOf)).slice(-MAX_OBJECTS));
  if (candidates.length === 0) return { kind: 'none', complaint };
  const fields = candidates.map((data) => paths.filter((path) => valueAt(data, path) !== undefined).length);
  return { kind: 'found', data: candidates[fields.lastIndexOf(Math.max(...fields))] };
}

/** Whether a value is what was expected, in words that follow the name of the field. */
interface FieldComparison {
  readonly passed: boolean;
  readonly text: string;
  /** The value in the answer. */
  readonly evidence?: string;
}

type FieldCompareOptions = Pick<ComparedField, 'match' | 'tolerance' | 'relative' | 'formats'>;

/** Compares one value of an answer with the expected one. */
function compared(expected: unknown, actual: unknown, how: FieldCompareOptions): FieldComparison {
  const incomparable = (kind: string) => ({
    passed: false,
    text: `cannot be compared: ${describeData(expected)} is not a ${kind}`,
  });
  const evidence = `found ${describeData(actual)}`;
  switch (how.match) {
    case 'exact': {
      const difference = firstDifference(expected, actual);
      if (difference === undefined) return { passed: true, text: `is ${describeData(expected)}` };
      const where = difference.path.length === 0 ? '' : `${pathText(difference.path)}: `;
      const both = `expected ${describeData(difference.expected)}, found ${describeData(difference.actual)}`;
      return { passed: false, text: `is not ${describeData(expected)}`, evidence: `${where}${both}` };
    }
    case 'numeric_tolerance': {
      const { tolerance, relative } = how;
      const [wanted, number] = [numberIn(expected), numberIn(actual)];
      if (wanted === undefined) return incomparable('number');
      if (number === undefined) return { passed: false, text: 'is not a number', evidence };
      const distance = Math.abs(number - wanted);
      const isShare = relative && wanted !== 0;
      const passed = (isShare ? distance / Math.abs(wanted) : distance) <= tolerance;
      const limit = isShare ? `${tolerance} × ${Math.abs(wanted)}` : `${tolerance}`;
      return { passed, text: `${number} is ${passed ? 'within' : 'not within'} ${limit} of ${wanted}` };
    }
    case 'date': {
      const [wanted, day] = [dayIn(expected, how.formats), dayIn(actual, how.formats)];
      if (wanted === undefined) return incomparable('date');
      if (day === undefined) return { passed: false, text: 'is not a date', evidence };
      const passed = wanted === day;
      return { passed, text: `${dayText(day)} ${passed ? 'is the day' : `is not ${dayText(wanted)}`}` };
    }
    default:
      return never(how.match);
  }
}

/** A text counts for the number that it begins with, so that units may follow. */
function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A number is read as the text of it: 2025 is a year. */
const dayIn = (value: unknown, formats: readonly string[]): number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? calendarDay(String(value), formats) : undefined;

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
  return path.reduce<unknown>((data, step) => {
    if (typeof data !== 'object' || data === null) return undefined;
    const key = Array.isArray(data) && /^\d+$/.test(step) ? Number(step) : step;
    return Object.hasOwn(data, key) ? (data as Readonly<Record<string | number, unknown>>)[key] : undefined;
  }, data);
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
