import { messageOf } from '../../model/errors.ts';
import { defineGrader, type Submission } from '../../model/ports/grader.ts';
import { contentOnWire } from '../../model/ports/wire.ts';
import type { Assertion, GraderReply } from '../../model/run/grade.ts';
import type { Message } from '../../model/run/message.ts';
import { jsonObjectsIn, jsonOf } from '../../shared/json.ts';
import { cutMiddle } from '../../shared/text.ts';
import { weightedMean } from '../weighted-mean.ts';
import { calendarDay } from './calendar-day.ts';
import { type DataPath, leavesOf, MOST_LEAVES, pathText, stepsOf, valueAt } from './data-path.ts';
import { describeData } from './describe-data.ts';
import { type Comparing, compared } from './field-match.ts';
import { type FieldOptions, fieldOptions, fieldOverlooked } from './field-options.ts';
import { beginningOf } from './text-check.ts';

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

const TOO_MANY = `The expected output has more than ${MOST_LEAVES} values, or they are nested too deeply. List the values to compare under "fields".`;

interface Checked {
  readonly score: 0 | 1;
  readonly weight: number;
  readonly assertion: Assertion;
}

function checked(check: Check, wanted: unknown, found: unknown): Checked {
  const { name, path, weight, required } = check;
  const [expected, actual] = [valueAt(wanted, path), valueAt(found, path)];
  const named = (text: string): string => `${cutMiddle(name, LONGEST_NAME)}: ${text}`;
  if (expected === undefined) return passed(named('no value is expected, so any value passes'), weight);
  if (actual === undefined) {
    if (!required) return passed(named('is missing, which is allowed'), 0);
    return missed(named('is missing'), weight, `expected ${describeData(expected)}`);
  }
  const result = compared(expected, actual, check);
  return result.passed ? passed(named(result.text), weight) : missed(named(result.text), weight, result.evidence);
}

const LONGEST_NAME = 100;

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
