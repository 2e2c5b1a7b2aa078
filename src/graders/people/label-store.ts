import { basename, join } from 'node:path';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { grouped } from '../../model/values/grouped.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import {
  type AnswerText,
  answerFile,
  answerHashOf,
  type Label,
  labelFile,
  labelFileName,
  MAX_ANSWER_BYTES,
  MAX_LABEL_FILE_BYTES,
  MAX_LABELS,
  mergeLabels,
  type PlacedLabel,
  readAnswerFile,
  readLabelLines,
} from '../labels/label.ts';

/** The labels of a repository, from the working directory on. */
export const LABEL_FOLDER = join('.agentv', 'labels');
const ANSWERS = 'answers';

export type LabelFiles = Pick<Files, 'state' | 'glob' | 'read'>;

interface WritableLabelSite {
  readonly cwd: string;
  readonly files: LabelFiles & Pick<Files, 'write'>;
}

type ReadSite = Omit<WritableLabelSite, 'files'> & { readonly files: LabelFiles };

export interface StoredLabels {
  readonly labels: readonly PlacedLabel[];
  /** Errors of lines and files that are not labels. */
  readonly problems: readonly Problem[];
}

/** Reads all labels of the repository. A file that cannot be read is a problem, and so are more than 10,000 labels. */
export async function readStoredLabels({ cwd, files }: ReadSite): Promise<StoredLabels> {
  const folder = join(cwd, LABEL_FOLDER);
  const isThere = (await files.state(folder)) === 'folder';
  const labels: PlacedLabel[] = [];
  const problems: Problem[] = [];
  for (const path of isThere ? await files.glob(['*.jsonl'], { cwd: folder, followLinks: false }) : []) {
    try {
      const read = readLabelLines(await files.read(path, MAX_LABEL_FILE_BYTES), { file: shownPath(path, cwd) });
      labels.push(...read.labels);
      problems.push(...read.problems);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      problems.push(...error.problems);
    }
    if (labels.length > MAX_LABELS) return { labels: [], problems: tooMany(shownPath(folder, cwd)).problems };
  }
  return { labels, problems };
}

const tooMany = (folder: string) =>
  userError('FILE_TOO_LARGE', `${folder} has more than ${MAX_LABELS} labels`, {
    hint: 'Remove those of tests that no longer exist, or of judges that you no longer use.',
  });

/** A label, and its answer if that is to be stored. */
export interface NewLabel {
  readonly label: Label;
  readonly text?: AnswerText | undefined;
}

/**
 * Adds labels to those of the repository. A file with a line that is not a label is not rewritten, because the line would
 * be lost: throws a `UserError`. With `isCheck`, nothing is written. Answers that are larger than 64 KiB are labelled only.
 */
export async function storeLabels(newLabels: readonly NewLabel[], site: WritableLabelSite, { isCheck = false } = {}) {
  const known = await readStoredLabels(site);
  if (known.problems.length > 0) throw new UserError(known.problems);
  const before = known.labels.map(({ label }) => label);
  const { labels, ...counts } = mergeLabels(
    before,
    newLabels.map(({ label }) => label),
  );
  if (labels.length > MAX_LABELS) throw tooMany(LABEL_FOLDER);
  const bySuite = (all: readonly Label[]) => grouped(all, ({ suiteFile, suite }) => [suiteFile, suite]);
  const changed = bySuite(newLabels.map(({ label }) => label));
  const texts = [...bySuite(labels)]
    .filter(([suite]) => changed.has(suite))
    .map(([, ofSuite]) => ({
      path: join(site.cwd, LABEL_FOLDER, labelFileName(ofSuite[0])),
      text: labelFile(ofSuite),
    }));
  const large = texts.find(({ text }) => Buffer.byteLength(text) > MAX_LABEL_FILE_BYTES);
  if (large !== undefined) {
    throw userError('FILE_TOO_LARGE', `${shownPath(large.path, site.cwd)} would be larger than 8 MiB`, {
      hint: 'Shorten notes, or remove labels of tests that no longer exist.',
    });
  }
  if (!isCheck) for (const { path, text } of texts) await site.files.write(path, text);
  const answers = new Map(
    newLabels.flatMap(({ text }) => (text === undefined ? [] : [[answerHashOf(text), text] as const])),
  );
  const stored = { answers: 0, tooLarge: 0 };
  const here = await storedAnswers(site);
  await inParallel(answers, async ([hash, answer]) => {
    const path = answerPath(hash, site.cwd);
    const text = answerFile(answer);
    if (text === undefined) stored.tooLarge += 1;
    else if (!here.has(path)) {
      stored.answers += 1;
      if (!isCheck) await site.files.write(path, text);
    }
  });
  return { ...counts, ...stored, files: texts.map(({ path }) => shownPath(path, site.cwd)) };
}

async function storedAnswers({ cwd, files }: ReadSite): Promise<ReadonlySet<string>> {
  const folder = join(cwd, LABEL_FOLDER, ANSWERS);
  const isThere = (await files.state(folder)) === 'folder';
  return new Set(isThere ? await files.glob(['*.json'], { cwd: folder, followLinks: false }) : []);
}

/** The stored answer of that hash; undefined if there is none, or if its file has another content. */
export async function readStoredAnswer(hash: string, { cwd, files }: ReadSite): Promise<AnswerText | undefined> {
  const path = answerPath(hash, cwd);
  if ((await files.state(path)) !== 'file') return undefined;
  return readAnswerFile(await files.read(path, MAX_ANSWER_BYTES), hash);
}

/** The files of the stored answers that are what their names promise. */
export async function intactAnswers(site: ReadSite): Promise<ReadonlySet<string>> {
  const intact = new Set<string>();
  await inParallel(await storedAnswers(site), async (path) => {
    const text = await site.files.read(path, MAX_ANSWER_BYTES).catch(() => '');
    if (readAnswerFile(text, basename(path, '.json')) !== undefined) intact.add(path);
  });
  return intact;
}

const answerPath = (hash: string, cwd: string): string => join(cwd, LABEL_FOLDER, ANSWERS, `${hash}.json`);
