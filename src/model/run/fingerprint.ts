/**
 * The two fingerprints of a test on a target as texts: a version, then a short hash of each part, with dots
 * between. `measure` is what is asked and how it is judged; `subject` is what is being tested. The parts are there so
 * that a difference can be told in words.
 */

/** How a measure begins. The number goes up whenever the same answer might get another score than before. */
const MEASURE_VERSION = 'm1';
const measureParts = ['question', 'graders', 'judge', 'limits'] as const;
type MeasurePart = (typeof measureParts)[number];
type MeasureHashes = Readonly<Record<MeasurePart, string>>;

const SUBJECT_VERSION = 's1';

/** Hashes of what is being tested; what nobody could find out is absent. */
interface SubjectHashes {
  /** The target with its settings, and its instructions. */
  readonly target: string;
  readonly workspace?: string | undefined;
  /** The files of the product: all of the repository, or those that the suite says it depends on. */
  readonly files?: string | undefined;
}

const UNKNOWN = '-';

export const measureText = (hashes: MeasureHashes): string =>
  [MEASURE_VERSION, ...measureParts.map((part) => hashes[part])].join('.');

export const subjectText = ({ target, workspace = UNKNOWN, files = UNKNOWN }: SubjectHashes): string =>
  [SUBJECT_VERSION, target, workspace, files].join('.');

/** Whether a subject says everything: only then do two equal ones mean that nothing changed. */
export const isWholeSubject = (subject: string): boolean => {
  const [version, ...hashes] = subject.split('.');
  return version === SUBJECT_VERSION && hashes.length === 3 && !hashes.includes(UNKNOWN) && !hashes.includes('');
};

/**
 * Why results of two measures are not compared, as a clause; a measure of another version says nothing of its parts.
 */
export function whyNotComparable(before: string, now: string): string {
  const [earlierRuns, present] = [before.split('.'), now.split('.')];
  if (earlierRuns[0] !== present[0]) return 'not comparable: another version measured it in another way';
  const changed = measureParts.filter((_, index) => earlierRuns[index + 1] !== present[index + 1]);
  if (earlierRuns.length !== present.length || changed.length === 0)
    return 'its question or its judging is not what it was';
  const [first = '', ...others] = changed.map((part) => `the ${part}`);
  const subject = others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} and ${others.at(-1)}`;
  return `${changed.includes('judge') ? 'not comparable: ' : ''}${subject} changed`;
}
