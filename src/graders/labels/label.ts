import { hash } from 'node:crypto';
import * as z from 'zod';
import type { Problem } from '../../model/errors.ts';
import { isReviewerName } from '../../model/reviewer-name.ts';
import { reviewVerdicts } from '../../model/run/feedback.ts';
import { contentText } from '../../model/run/message.ts';
import type { TestResult } from '../../model/run/result.ts';
import { testNamesSchema } from '../../model/run/result-keys.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { foreignJsonOf } from '../../model/text/json.ts';
import { cutEnd, orList, snake } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { once } from '../../model/values/once.ts';

const MAX_NAME_LENGTH = 1_000;
const MAX_NOTE_LENGTH = 10_000;
const MAX_REASON_LENGTH = 1_000;
const MAX_GRADERS = 100;
const MAX_PROBLEMS = 20;

export const judgements = ['pass', 'fail'] as const;
export type Judgement = (typeof judgements)[number];

const note = () => z.string().max(MAX_NOTE_LENGTH);
/** By `type:name`. */
const byGrader = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string().min(1).max(MAX_NAME_LENGTH), value)
    .refine((graders) => Object.keys(graders).length <= MAX_GRADERS, `at most ${MAX_GRADERS} graders`);

const answerHash = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 of 64 hex digits');

/** The judgement of one person about one answer. */
export const labelSchema = once(() =>
  z.strictObject({
    ...testNamesSchema.shape,
    /** The SHA-256 of the judged answer and its question (`answerHashOf`). */
    answer: answerHash,
    /** Of the whole answer. */
    verdict: z.enum(reviewVerdicts),
    /** The judgement of the person in place of single graders. */
    graders: byGrader(z.strictObject({ verdict: z.enum(judgements), note: note().optional() })).optional(),
    /** The judgements of the judges of the run that made the answer. */
    judges: byGrader(
      z.strictObject({ verdict: z.enum(judgements), reason: z.string().max(MAX_REASON_LENGTH).optional() }),
    ).optional(),
    /** Whether the answer has no other grader than its judge: the verdict is then also about that judge. */
    onlyGrader: z.literal(true).optional(),
    notes: note().optional(),
    reviewer: z.string().min(1).max(MAX_NAME_LENGTH).refine(isReviewerName, 'a name, not an e-mail address'),
    /** ISO 8601, UTC. */
    time: z
      .string()
      .max(40)
      .refine((text) => /^\d{4}-\d\d-\d\dT/.test(text) && Number.isFinite(Date.parse(text)), 'a time, ISO 8601'),
    runId: z.string().max(MAX_NAME_LENGTH).optional(),
    sha: z.string().max(64).optional(),
    /** The person saw the judgements of the judges first. */
    judgeSeen: z.boolean(),
    /** How the test came to be reviewed. Only a random sample says something about other tests. */
    sample: z.enum(['random', 'chosen']),
    /** Marks a clear case. */
    anchor: z.boolean().optional(),
    /** The fingerprint of the measurement (`model/run/fingerprint.ts`). */
    measure: z.string().max(MAX_NAME_LENGTH).optional(),
  }),
);
export type Label = z.output<ReturnType<typeof labelSchema>>;

/** What a reason or note of this length keeps. */
export const shortReason = (text: string): string => text.slice(0, MAX_REASON_LENGTH);

/** A judged answer, stored so that judges can judge it again. */
const answerTextSchema = z.strictObject({
  /** The texts of the messages of the question. */
  input: z.array(z.string()).max(1_000),
  output: z.string(),
});
export type AnswerText = z.output<typeof answerTextSchema>;

const storedAnswerSchema = z.strictObject({ v: z.literal(1), ...answerTextSchema.shape });

/** A longer answer is labelled, but not stored. */
export const MAX_ANSWER_BYTES = 64 * 1024;

export const answerTextOf = ({ input, output }: Pick<TestResult, 'input' | 'output'>): AnswerText => ({
  input: input.map(({ content }) => (content === undefined ? '' : contentText(content))),
  output,
});

/** Names an answer to a question: equal answers to equal questions share their labels. */
export const answerHashOf = ({ input, output }: AnswerText): string => hash('sha256', JSON.stringify([input, output]));

/** The file of an answer; undefined for one that is too large. */
export function answerFile(answer: AnswerText): string | undefined {
  const text = `${JSON.stringify({ v: 1, ...answer })}\n`;
  return Buffer.byteLength(text) > MAX_ANSWER_BYTES ? undefined : text;
}

/** The answer in a file, if it is the one that the name of the file promises. */
export function readAnswerFile(text: string, hash: string): AnswerText | undefined {
  const read = storedAnswerSchema.safeParse(foreignJsonOf(text));
  if (!read.success) return undefined;
  const { input, output } = read.data;
  return answerHashOf({ input, output }) === hash ? { input, output } : undefined;
}

/** A label as a line of a file: equal labels are equal bytes. */
export const labelLine = (label: Partial<Label>): string => JSON.stringify(lineOf(label));

/** The content of the line, with its keys in a fixed order. */
export function lineOf(label: Partial<Label>): Record<string, unknown> {
  const line: Record<string, unknown> = { v: 1 };
  for (const [key, name] of wireNames()) {
    const value: unknown = label[key];
    line[name] = isMapping(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  }
  return line;
}

/** The keys of labels, in order, with their names in files. */
const wireNames = once(() =>
  (Object.keys(labelSchema().shape) as (keyof Label)[]).map((key) => [key, snake(key)] as const),
);

/** A label and the line that it was read from. */
export interface PlacedLabel {
  readonly label: Label;
  readonly location: SourceLocation;
  /** The judged answer, which an export of the HTML report brings along. */
  readonly text?: AnswerText | undefined;
}

/**
 * Reads a label from each line that is not empty. The problems are errors of lines that are not labels: of the first 20, and
 * the number of the others. With `exportedFor`, the lines are from an export: they may have the answer, and may lack the
 * reviewer, who is this one. `file` is as people type it.
 */
export function readLabelLines(
  text: string,
  { file, exportedFor }: { readonly file: string; readonly exportedFor?: string | undefined },
): { readonly labels: readonly PlacedLabel[]; readonly problems: readonly Problem[] } {
  const labels: PlacedLabel[] = [];
  const wrong: Problem[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const location = { file, line: index + 1, column: 1 };
    const read = labelIn(line, exportedFor);
    if (typeof read === 'object') labels.push({ ...read, location });
    else {
      wrong.push({
        code: 'RESULTS_UNREADABLE',
        severity: 'error',
        message: `This line is not a label: ${read}`,
        location,
        hint: 'Correct the line or remove it. "eval-action labels import" writes labels.',
      });
    }
  }
  // A file that is something else has as many problems as lines.
  const problems = wrong.slice(0, MAX_PROBLEMS);
  const last = problems.at(-1);
  const count = wrong.length - problems.length;
  if (last !== undefined && count > 0) problems.splice(-1, 1, { ...last, similar: { count, lines: [] } });
  return { labels, problems };
}

/** The label of a line, or the reason why there is none. */
function labelIn(line: string, exportedFor: string | undefined): Omit<PlacedLabel, 'location'> | string {
  const value = foreignJsonOf(line);
  if (!isMapping(value)) return 'it is not a JSON object';
  const { v, ...fields } = value;
  if (v !== 1) return typeof v === 'number' && v > 1 ? 'a newer version of eval-action wrote it' : '"v" must be 1';
  const { text, ...exported } = fields;
  const named = exportedFor === undefined ? fields : { reviewer: exportedFor, ...exported };
  // An unknown key keeps its name, and is refused.
  const entries = Object.entries(named).map(([key, item]) => [keysByName().get(key) ?? `"${key}"`, item]);
  const label = labelSchema().safeParse(Object.fromEntries(entries));
  if (!label.success) return whyNoLabel(label.error);
  if (exportedFor === undefined || text === undefined) return { label: label.data };
  const answer = answerTextSchema.safeParse(text);
  return answer.success ? { label: label.data, text: answer.data } : '"text" is not an answer';
}

const keysByName = once(() => new Map<string, string>(wireNames().map(([key, name]) => [name, key])));

/** What keeps fields from being a label. */
export function whyNoLabel({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'it is invalid';
  if (issue.code === 'unrecognized_keys') return `it has the unknown key ${cutEnd(issue.keys.join(', '), 60)}`;
  const path = issue.path.map((part) => snake(String(part))).join('.');
  const isVerdict = issue.path.length === 1 && path === 'verdict';
  const expected = isVerdict ? orList(reviewVerdicts) : issue.message;
  return `"${cutEnd(path, 60)}" is missing or invalid (${cutEnd(expected, 100)})`;
}

export const MAX_LABELS = 10_000;
export const MAX_LABEL_FILE_BYTES = 8 * 1024 * 1024;
const MAX_SLUG_LENGTH = 60;

/** The file of the labels of a suite: readable, and different for different suites. */
export function labelFileName({ suite, suiteFile }: Pick<Label, 'suite' | 'suiteFile'>): string {
  const readable = suite
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '');
  const digest = hash('sha256', JSON.stringify([suiteFile, suite]));
  return `${readable === '' ? 'suite' : readable}-${digest.slice(0, 6)}.jsonl`;
}

/** The text of a file of labels, sorted so that two branches that add labels rarely touch the same lines. */
export function labelFile(labels: readonly Label[]): string {
  const keys = ['testId', 'target', 'answer', 'reviewer'] as const;
  const inOrder = (a: Label, b: Label) => {
    const key = keys.find((each) => a[each] !== b[each]);
    return key === undefined ? 0 : a[key] < b[key] ? -1 : 1;
  };
  return labels
    .toSorted(inOrder)
    .map((label) => `${labelLine(label)}\n`)
    .join('');
}

/** The label that another one of the same person for the same answer replaces has this key too. */
const labelKey = ({ suiteFile, suite, testId, target, answer, reviewer }: Label): string =>
  JSON.stringify([suiteFile, suite, testId, target, answer, reviewer]);

/**
 * Adds labels to others. Of two by the same person for the same answer, the later one counts; so it does for each grader.
 * `unchanged`: nothing of them is new, because they are there already, or a later one is.
 */
export function mergeLabels(known: readonly Label[], newLabels: readonly Label[]) {
  const byKey = new Map<string, Label>();
  for (const label of known) byKey.set(labelKey(label), laterOf(byKey.get(labelKey(label)), label));
  const counts = { added: 0, replaced: 0, unchanged: 0 };
  for (const label of newLabels) {
    const before = byKey.get(labelKey(label));
    const merged = laterOf(before, label);
    byKey.set(labelKey(label), merged);
    const isSame = before !== undefined && labelLine(before) === labelLine(merged);
    counts[before === undefined ? 'added' : isSame ? 'unchanged' : 'replaced'] += 1;
  }
  return { labels: [...byKey.values()], ...counts };
}

/** At the same time, the given one counts. One that repeats the earlier one does not change how that was made. */
function laterOf(before: Label | undefined, label: Label): Label {
  if (before === undefined) return label;
  const [earlier, later] = Date.parse(before.time) > Date.parse(label.time) ? [label, before] : [before, label];
  // A person who says the same again about the same run.
  const saidIn = ({ verdict, graders, notes, judges, runId, measure, anchor }: Label) =>
    labelLine({ verdict, graders, notes, judges, runId, measure, anchor });
  if (saidIn(earlier) === saidIn(later)) return earlier;
  return {
    ...later,
    ...(earlier.graders && { graders: { ...earlier.graders, ...later.graders } }),
    ...(earlier.judges && { judges: { ...earlier.judges, ...later.judges } }),
    ...(later.anchor === undefined && earlier.anchor !== undefined && { anchor: earlier.anchor }),
  };
}
