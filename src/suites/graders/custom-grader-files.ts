import { basename, extname, join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { Scripts } from '../../model/ports/processes.ts';
import type { Bounds, PathComplaint } from '../references/file-paths.ts';

/** Custom graders of the repository, by the name that suites use. */
export type CustomGraders = ReadonlyMap<string, CustomGrader>;

export interface CustomGrader {
  /** Absolute. */
  readonly path: string;
  readonly shown: string;
  readonly complaint?: PathComplaint | undefined;
}

/** File extensions of graders; the first match is used. */
export const GRADER_ENDINGS = ['.ts', '.js', '.mts', '.mjs', '.py', '.sh'];

/** The newer folder takes precedence over the older ones. */
const LOCATIONS = [['assertions'], ['graders', 'judges']];

interface CustomGraderSearch {
  readonly roots: readonly string[];
  readonly bounds: Pick<Bounds, 'sideOf'>;
  readonly files: Pick<Files, 'glob'>;
  readonly scripts: Scripts;
  shown(path: string): string;
}

/** All grader files in `.agentv/assertions`, `graders` and `judges`; the first one of each name. */
export const findCustomGraders = (search: CustomGraderSearch): Promise<CustomGraders> => findScripts(LOCATIONS, search);

/** All scripts in these folders of `.agentv` by name without extension, in order of precedence. */
export async function findScripts(
  locations: readonly (readonly string[])[],
  search: CustomGraderSearch,
): Promise<CustomGraders> {
  const graders = new Map<string, CustomGrader>();
  for (const location of locations) {
    for (const folder of search.roots.flatMap((root) => location.map((name) => join(root, '.agentv', name)))) {
      const paths = await search.files.glob([`*{${GRADER_ENDINGS.join(',')}}`], { cwd: folder });
      const rank = (path: string) => GRADER_ENDINGS.indexOf(extname(path));
      // Declaration files are not scripts.
      const scripts = paths.filter((path) => !/\.d\.m?ts$/.test(path)).sort((a, b) => rank(a) - rank(b));
      for (const path of scripts) {
        const name = basename(path, extname(path));
        if (!graders.has(name)) graders.set(name, await customGrader(path, search));
      }
    }
  }
  return graders;
}

export async function customGrader(
  path: string,
  { bounds, scripts, shown: shownPath }: CustomGraderSearch,
): Promise<CustomGrader> {
  const shown = shownPath(path);
  if ((await bounds.sideOf(path)) !== 'inside') {
    const message = `${shown} is a link that leads out of the repository, and is not run`;
    const hint = 'Copy the file into the repository.';
    const complaint = { code: 'FILE_UNREADABLE', message, expected: 'a file of the repository', hint } as const;
    return { path, shown, complaint };
  }
  const starter = await scripts.starter(extname(path));
  if (starter.kind === 'found') return { path, shown };
  const message = `${shown} cannot start: ${starter.missing} is not installed on this machine`;
  return { path, shown, complaint: { code: 'GRADER_INVALID', message, hint: starter.hint } };
}
