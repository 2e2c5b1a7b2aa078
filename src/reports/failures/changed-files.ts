import type { TestResult } from '../../model/run/result.ts';
import type { Report } from '../../model/verdict/report.ts';
import { shellWord } from '../../shared/shell-command.ts';
import { oneLine } from '../escape/terminal.ts';
import { baseShaOf } from './reported-commit.ts';

/** Files that differ from the base commit and that tests depend on. */
export interface ChangedFiles {
  /** From the root of the repository. */
  readonly paths: readonly string[];
  /** How many more there are. */
  readonly leftOut: number;
}

interface Failed {
  readonly result: Pick<TestResult, 'suiteFile'>;
}

/** Those of one test; undefined if they are not known. */
export function changedFilesOf({ result }: Failed, { changes }: Report): ChangedFiles | undefined {
  const found = changes?.suites.find(({ file }) => file === result.suiteFile);
  return found && { paths: found.paths, leftOut: found.leftOut ?? 0 };
}

/** Those of some tests, and of how many of their suite files they are not known. */
export function changedFilesOfAll(
  tests: readonly Failed[],
  report: Report,
): ChangedFiles & { readonly unknown: number } {
  const bySuite = new Map(tests.map((test) => [test.result.suiteFile, changedFilesOf(test, report)]));
  const known = [...bySuite.values()].flatMap((changed) => changed ?? []);
  return {
    paths: [...new Set(known.flatMap(({ paths }) => paths))].sort(),
    leftOut: known.reduce((sum, { leftOut }) => sum + leftOut, 0),
    unknown: bySuite.size - known.length,
  };
}

/** The command that shows what changed, of all files or of some, from any folder; undefined without a base commit. */
export function diffCommand(report: Report, paths: readonly string[] = []): string | undefined {
  const base = baseShaOf(report);
  if (base === undefined || !isSha(base)) return undefined;
  const sha = report.commit?.sha;
  const range = sha !== undefined && isSha(sha) ? `${base}...${sha}` : base;
  return ['git diff', range, ...(paths.length === 0 ? [] : ['--', ...paths.map(pathspec)])].join(' ');
}

/** Git would read another text as an option. */
const isSha = (text: string): boolean => /^[0-9a-f]{7,64}$/.test(text);

/** A path that cannot be shown on one line is found by a glob. */
function pathspec(path: string): string {
  if (oneLine(path) === path) return shellWord(/[*?[\\]/.test(path) ? `:(top,literal)${path}` : `:/${path}`);
  return shellWord(`:/${path.replaceAll(/[^\p{L}\p{M}\p{N} _./-]| {2,}/gu, '*')}`);
}
