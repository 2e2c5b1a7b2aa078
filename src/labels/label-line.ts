import type * as z from 'zod';
import type { Problem } from '../model/errors.ts';
import { reviewVerdicts } from '../model/run/feedback.ts';
import type { SourceLocation } from '../model/suite/location.ts';
import { foreignJsonOf } from '../shared/json.ts';
import { isMapping } from '../shared/mapping.ts';
import { once } from '../shared/once.ts';
import { cutEnd, orList, snake } from '../shared/text.ts';
import { type AnswerText, answerTextSchema } from './answer.ts';
import { type Label, labelSchema } from './label.ts';

/** A label as a line of a file: equal labels are equal bytes. */
export const labelLine = (label: Partial<Label>): string => JSON.stringify(lineOf(label));

/** The content of the line, with its keys in a fixed order. */
export function lineOf(label: Partial<Label>): Record<string, unknown> {
  const line: Record<string, unknown> = { v: 1 };
  for (const [key, name] of wireNames()) line[name] = withSortedKeys(label[key]);
  return line;
}

/** The keys of labels, in order, with their names in files. */
const wireNames = once(() =>
  (Object.keys(labelSchema.unwrap().shape) as (keyof Label)[]).map((key) => [key, snake(key)] as const),
);

const withSortedKeys = (value: unknown): unknown =>
  isMapping(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** A label and the line that it was read from. */
export interface PlacedLabel {
  readonly label: Label;
  readonly location: SourceLocation;
  /** The judged answer, which an export of the HTML report brings along. */
  readonly text?: AnswerText | undefined;
}

interface ReadLabels {
  readonly labels: readonly PlacedLabel[];
  /** Errors of lines that are not labels: of the first 20, and the number of the others. */
  readonly problems: readonly Problem[];
}

interface LabelReading {
  /** As people type it. */
  readonly file: string;
  /** The lines are from an export: they may have the answer, and may lack the reviewer, who is this one. */
  readonly exportedFor?: string | undefined;
}

/** Reads a label from each line that is not empty. */
export function readLabelLines(text: string, { file, exportedFor }: LabelReading): ReadLabels {
  const labels: PlacedLabel[] = [];
  const wrong: Problem[] = [];
  let others = 0;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const location = { file, line: index + 1, column: 1 };
    const read = labelIn(line, exportedFor);
    if (typeof read === 'object') labels.push({ ...read, location });
    else if (wrong.length < MOST_PROBLEMS) wrong.push(refused(`This line is not a label: ${read}`, location));
    else others += 1;
  }
  return { labels, problems: withOthers(wrong, others) };
}

/** A file that is something else has as many problems as lines. */
const MOST_PROBLEMS = 20;

const withOthers = (wrong: readonly Problem[], count: number): readonly Problem[] =>
  count === 0
    ? wrong
    : wrong.map((one, at) => (at === wrong.length - 1 ? { ...one, similar: { count, lines: [] } } : one));

const refused = (message: string, location: SourceLocation): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'error',
  message,
  location,
  hint: 'Correct the line or remove it. "eval-action labels import" writes labels.',
});

/** The label of a line, or the reason why there is none. */
function labelIn(line: string, exportedFor: string | undefined): Omit<PlacedLabel, 'location'> | string {
  const value = foreignJsonOf(line);
  if (!isMapping(value)) return CONFLICT.test(line) ? CONFLICTING : 'it is not a JSON object';
  const { v, ...fields } = value;
  if (v !== 1) return typeof v === 'number' && v > 1 ? 'a newer version of eval-action wrote it' : '"v" must be 1';
  const { text, ...exported } = fields;
  const named = exportedFor === undefined ? fields : { reviewer: exportedFor, ...exported };
  const label = labelSchema.safeParse(Object.fromEntries(Object.entries(named).map(fromWire)));
  if (!label.success) return whyNoLabel(label.error);
  if (exportedFor === undefined || text === undefined) return { label: label.data };
  const answer = answerTextSchema.safeParse(text);
  return answer.success ? { label: label.data, text: answer.data } : '"text" is not an answer';
}

const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?:\s|$)/;
const CONFLICTING =
  'it is a conflict marker of git. Keep the labels of both sides and remove the markers; labels that are there twice count once';

const keysByName = once(() => new Map<string, string>(wireNames().map(([key, name]) => [name, key])));
/** An unknown key keeps its name, and is refused. */
const fromWire = ([key, value]: [string, unknown]): [string, unknown] => [keysByName().get(key) ?? `"${key}"`, value];

/** What keeps fields from being a label. */
export function whyNoLabel({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'it is invalid';
  if (issue.code === 'unrecognized_keys') return `it has the unknown key ${cutEnd(issue.keys.join(', '), 60)}`;
  const path = issue.path.map((part) => snake(String(part))).join('.');
  const isVerdict = issue.path.length === 1 && path === 'verdict';
  const expected = isVerdict ? orList(reviewVerdicts) : issue.message;
  return `"${cutEnd(path, 60)}" is missing or invalid (${cutEnd(expected, 100)})`;
}
