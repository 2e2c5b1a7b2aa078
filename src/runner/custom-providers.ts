import type { OwnProgram } from '../model/suite/target.ts';
import { getOrMake } from '../model/values/once.ts';
import { providers } from '../providers/providers/index.ts';
import { findScripts } from '../suites/graders/custom-grader-files.ts';
import { Bounds, searchRoots } from '../suites/references/file-paths.ts';
import { shownPath } from '../suites/references/shown-path.ts';
import type { TargetsFile } from '../suites/targets/read.ts';
import { mayNamePrograms } from '../suites/targets/resolve.ts';
import type { FolderSite } from './pipeline/runtime.ts';

type ProgramsSite = FolderSite<'files' | 'scripts'>;

/** The programs in the `.agentv/providers/` of a repository; each folder is read once. */
export class OwnPrograms {
  readonly #site: ProgramsSite;
  readonly #found = new Map<string, Promise<ReadonlyMap<string, OwnProgram>>>();

  constructor(site: ProgramsSite) {
    this.#site = site;
  }

  /** A targets file with the programs that the suites of a folder can use as providers. */
  async withPrograms(file: TargetsFile, folder: string): Promise<TargetsFile> {
    if (!mayNamePrograms(file, providers)) return file;
    return { ...file, programs: await getOrMake(this.#found, folder, () => this.#find(folder)) };
  }

  #find(folder: string): Promise<ReadonlyMap<string, OwnProgram>> {
    const { runtime, cwd, root } = this.#site;
    const { files, scripts } = runtime;
    return findScripts([['providers']], {
      roots: searchRoots(folder, { root, cwd }),
      bounds: new Bounds([root, cwd, folder], files),
      files,
      scripts,
      shown: (path) => shownPath(path, cwd),
    });
  }
}
