import { basename, dirname, relative } from 'node:path';
import { type Problem, UserError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { GraderKind } from '../model/ports/grader.ts';
import type { SourceLocation } from '../model/suite/location.ts';
import type { Bounds } from './references/file-paths.ts';
import type { References } from './references/references.ts';
import { shownPath } from './references/shown-path.ts';
import type { SuiteTexts } from './references/texts.ts';
import type { Cursor } from './yaml/cursor.ts';

/** Maximum size of a suite; larger files contain data, which belongs in a separate file. */
export const MAX_SUITE_BYTES = 5 * 1024 * 1024;

export interface SuiteFile {
  /** As shown to users. */
  readonly file: string;
  readonly path: string;
  readonly folder: string;
  readonly format: 'yaml' | 'jsonl';
  /** Derived from the folders of the file if the suite has none. */
  readonly category: string;
}

export function suiteFile(path: string, cwd: string): SuiteFile {
  const folder = dirname(path);
  const folders = relative(cwd, folder).replaceAll('\\', '/').split('/');
  const named = folders.filter((each) => !['', '.', '..', 'evals'].includes(each));
  const format = /\.jsonl$/i.test(path) ? 'jsonl' : 'yaml';
  return { file: shownPath(path, cwd), path, folder, format, category: named.join('/') || 'Uncategorized' };
}

export interface SuiteReading {
  readonly files: Pick<Files, 'read' | 'state' | 'glob' | 'realPath'>;
  readonly cwd: string;
  readonly kinds: readonly GraderKind[];
  readonly texts: SuiteTexts;
  readonly references: References;
  /** Files outside these folders are not read. */
  readonly bounds: Bounds;
}

/** The text of a file; undefined after an error, which is reported at `location` if the referring location is known. */
export const readText = (
  path: string,
  { files }: Pick<SuiteReading, 'files'>,
  problems: Problem[],
  location?: SourceLocation,
): Promise<string | undefined> => orReported(() => files.read(path, MAX_SUITE_BYTES), problems, location);

/** Runs some work with files; `UserError`s become problems. */
export async function orReported<Result>(
  work: () => Promise<Result>,
  problems: Problem[],
  location?: SourceLocation,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    problems.push(...error.problems.map((problem) => ({ ...problem, location: problem.location ?? location })));
    return undefined;
  }
}

/** The file's name without suffixes such as `.eval.yaml`. */
export const nameOfFile = (path: string): string =>
  basename(path).replace(/(?:\.eval)?\.ya?ml$|\.jsonl?$/i, '') || 'eval';

/** The first of these keys that names the suite. */
export function readName(root: Cursor, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const field = root.field(key);
    const name = field?.text?.trim();
    if (name) return name;
    if (field !== undefined && field.text === undefined) field.addWrongType('text');
  }
  return undefined;
}
