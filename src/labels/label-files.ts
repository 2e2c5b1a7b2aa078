import { createHash } from 'node:crypto';
import type { Label } from './label.ts';
import { labelLine } from './label-line.ts';

export const MOST_LABELS = 10_000;
export const MAX_LABEL_FILE_BYTES = 8 * 1024 * 1024;
const LONGEST_SLUG = 60;

/** The file of the labels of a suite: readable, and different for different suites. */
export function labelFileName({ suite, suiteFile }: Pick<Label, 'suite' | 'suiteFile'>): string {
  const readable = suite
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replaceAll(/^-|-$/g, '');
  const hash = createHash('sha256')
    .update(JSON.stringify([suiteFile, suite]))
    .digest('hex');
  return `${readable === '' ? 'suite' : readable}-${hash.slice(0, 6)}.jsonl`;
}

/** The text of a file of labels, sorted so that two branches that add labels rarely touch the same lines. */
export const labelFile = (labels: readonly Label[]): string =>
  labels
    .toSorted(inOrder)
    .map((label) => `${labelLine(label)}\n`)
    .join('');

function inOrder(a: Label, b: Label): number {
  const [one, other] = [orderOf(a), orderOf(b)];
  const at = one.findIndex((part, index) => part !== other[index]);
  return at === -1 ? 0 : (one[at] ?? '') < (other[at] ?? '') ? -1 : 1;
}

const orderOf = ({ testId, target, answer, reviewer }: Label): readonly string[] => [testId, target, answer, reviewer];

/** The label that another one of the same person for the same answer replaces has this key too. */
const labelKey = ({ suiteFile, suite, testId, target, answer, reviewer }: Label): string =>
  JSON.stringify([suiteFile, suite, testId, target, answer, reviewer]);

interface Merged {
  readonly labels: readonly Label[];
  readonly added: number;
  readonly replaced: number;
  /** Nothing of them is new: they are there already, or a later one is. */
  readonly unchanged: number;
}

/** Adds labels to others. Of two by the same person for the same answer, the later one counts; so it does for each grader. */
export function mergeLabels(known: readonly Label[], given: readonly Label[]): Merged {
  const byKey = new Map<string, Label>();
  for (const label of known) byKey.set(labelKey(label), laterOf(byKey.get(labelKey(label)), label));
  const counts = { added: 0, replaced: 0, unchanged: 0 };
  for (const label of given) {
    const before = byKey.get(labelKey(label));
    const merged = laterOf(before, label);
    byKey.set(labelKey(label), merged);
    const isSame = before !== undefined && labelLine(before) === labelLine(merged);
    counts[before === undefined ? 'added' : isSame ? 'unchanged' : 'replaced'] += 1;
  }
  return { labels: [...byKey.values()], ...counts };
}

/** At the same time, the given one counts. One that repeats the earlier one does not change how that was made. */
function laterOf(before: Label | undefined, given: Label): Label {
  if (before === undefined) return given;
  const [earlier, later] = Date.parse(before.time) > Date.parse(given.time) ? [given, before] : [before, given];
  if (isRepeated(earlier, later)) return earlier;
  return {
    ...later,
    ...(earlier.graders && { graders: { ...earlier.graders, ...later.graders } }),
    ...(earlier.judges && { judges: { ...earlier.judges, ...later.judges } }),
    ...(later.anchor === undefined && earlier.anchor !== undefined && { anchor: earlier.anchor }),
  };
}

/** Whether a person says the same again about the same run. */
const isRepeated = (earlier: Label, later: Label): boolean => saidIn(earlier) === saidIn(later);

const saidIn = ({ verdict, graders, notes, judges, runId, measure, anchor }: Label): string =>
  labelLine({ verdict, graders, notes, judges, runId, measure, anchor });
