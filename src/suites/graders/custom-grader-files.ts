import { basename, extname, join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { Scripts } from '../../model/ports/processes.ts';
import type { Bounds } from '../references/bounds.ts';
import type { Complaint } from '../references/file-paths.ts';

/** Graders of the repository's own, by the name that a suite asks for them with. */
export type CustomGraders = ReadonlyMap<string, CustomGrader>;

export interface CustomGrader {
  /** Absolute. */
  readonly path: string;
  /** As people see it. */
  readonly shown: string;
  /** Why it cannot be started here. */
  readonly complaint?: Complaint | undefined;
}

/** What follows the name of a grader; the first that is there wins. */
const ENDINGS = ['.ts', '.js', '.mts', '.mjs', '.py', '.sh'];

/** The newer place wins over the older ones, wherever they are. */
const LOCATIONS = [['assertions'], ['graders', 'judges']];

interface CustomGraderSearch {
  /** The folders in which `.agentv` is looked for, nearest first. */
  readonly roots: readonly string[];
  readonly bounds: Pick<Bounds, 'sideOf'>;
  readonly files: Pick<Files, 'glob'>;
  readonly scripts: Scripts;
  shown(path: string): string;
}

/** All graders that are files of `.agentv/assertions`, `graders` and `judges`; of those of one name the first. */
export const findCustomGraders = (search: CustomGraderSearch): Promise<CustomGraders> => findScripts(LOCATIONS, search);

/** All scripts in these folders of `.agentv`, the first places first, by their names without ending. */
export async function findScripts(
  locations: readonly (readonly string[])[],
  search: CustomGraderSearch,
): Promise<CustomGraders> {
  const found = new Map<string, CustomGrader>();
  for (const location of locations) {
    for (const folder of search.roots.flatMap((root) => location.map((name) => join(root, '.agentv', name)))) {
      for (const path of await scriptsIn(folder, search)) {
        const name = basename(path, extname(path));
        if (!found.has(name))
          found.set(name, { path, shown: search.shown(path), complaint: await whyNot(path, search) });
      }
    }
  }
  return found;
}

async function scriptsIn(folder: string, { files }: CustomGraderSearch): Promise<string[]> {
  const pattern = `*{${ENDINGS.join(',')}}`;
  const paths = await files.glob([pattern], { cwd: folder });
  const rank = (path: string) => ENDINGS.indexOf(extname(path));
  // Declarations describe a script, and are none.
  return paths.filter((path) => !/\.d\.m?ts$/.test(path)).sort((a, b) => rank(a) - rank(b));
}

async function whyNot(path: string, { bounds, scripts, shown }: CustomGraderSearch): Promise<Complaint | undefined> {
  if ((await bounds.sideOf(path)) !== 'inside') {
    return {
      code: 'FILE_UNREADABLE',
      message: `${shown(path)} is a link that leads out of the repository, and is not run`,
      expected: 'a file of the repository',
      hint: 'Put the file itself into the repository.',
    };
  }
  const starter = await scripts.starter(extname(path));
  if (starter.kind === 'found') return undefined;
  const message = `${shown(path)} cannot be started: ${starter.missing} is not on this machine`;
  return { code: 'GRADER_INVALID', message, hint: starter.hint };
}
