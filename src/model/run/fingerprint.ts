/**
 * The two fingerprints of a test on a target as texts: a version, then a short hash of each part, separated by dots.
 * `measure` is the question and the grading; `subject` is the tested code and settings. With separate parts, a
 * difference can be described.
 */

/** How a measure begins. The number goes up whenever the same answer might get another score than before. */
const MEASURE_VERSION = 'm1';
/** The same for results of other tools, some of whose parts are unknown. */
const IMPORTED_VERSION = 'i1';
const measureParts = ['question', 'graders', 'judge', 'limits'] as const;
type MeasurePart = (typeof measureParts)[number];
type MeasureHashes = Readonly<Record<MeasurePart, string>>;

const SUBJECT_VERSION = 's1';

/** Hashes of the tested code and settings; unknown parts are absent. */
interface SubjectHashes {
  /** The target with its settings, and its instructions. */
  readonly target: string;
  readonly workspace?: string | undefined;
  /** The files of the product: the whole repository, or the declared dependencies of the suite. */
  readonly files?: string | undefined;
}

const UNKNOWN = '-';

export const measureText = (hashes: MeasureHashes): string =>
  [MEASURE_VERSION, ...measureParts.map((part) => hashes[part])].join('.');

export const importedMeasureText = (hashes: { readonly [Part in MeasurePart]: string | undefined }): string =>
  [IMPORTED_VERSION, ...measureParts.map((part) => hashes[part] ?? UNKNOWN)].join('.');

export const subjectText = ({ target, workspace = UNKNOWN, files = UNKNOWN }: SubjectHashes): string =>
  [SUBJECT_VERSION, target, workspace, files].join('.');

/** Whether a subject is complete: only then do two equal ones mean that nothing changed. */
export const isWholeSubject = (subject: string): boolean => {
  const [version, ...hashes] = subject.split('.');
  return version === SUBJECT_VERSION && hashes.length === 3 && !hashes.includes(UNKNOWN) && !hashes.includes('');
};

/**
 * Whether results of two measures are compared: all known parts are equal. Only files of other tools have unknown parts,
 * and they always have the last one, which names the tool.
 */
export function isSameMeasure(before: string, now: string): boolean {
  if (before === now) return true;
  if (!isImported(before) || !isImported(now)) return false;
  const [earlier, present] = [before.split('.'), now.split('.')];
  return earlier.length === present.length && earlier.every((part, index) => isSamePart(part, present[index]));
}

const isImported = (measure: string): boolean => measure.startsWith(`${IMPORTED_VERSION}.`);
const isSamePart = (before: string | undefined, now: string | undefined): boolean =>
  before === now || before === UNKNOWN || now === UNKNOWN;

/** Why results of two measures are not compared, as a clause; a measure of another version has unknown parts. */
export function whyNotComparable(before: string, now: string): string {
  if (isImported(before) !== isImported(now)) return 'not comparable: another tool measured it';
  const [earlierRuns, present] = [before.split('.'), now.split('.')];
  if (earlierRuns[0] !== present[0]) return 'not comparable: another version measured it in another way';
  if (isImported(now) && earlierRuns.at(-1) !== present.at(-1)) {
    return 'not comparable: another tool, or another major version of it, measured it';
  }
  const changed = measureParts.filter((_, index) => !isSamePart(earlierRuns[index + 1], present[index + 1]));
  if (earlierRuns.length !== present.length || changed.length === 0) return 'its question or its grading changed';
  const [first = '', ...others] = changed.map((part) => `the ${part}`);
  const subject = others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`;
  return `${changed.includes('judge') ? 'not comparable: ' : ''}${subject} changed`;
}
