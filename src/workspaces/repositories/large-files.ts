import type { Git, GitRequest } from '../../model/ports/git.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import { unquoted } from '../../model/text/lossless-text.ts';
import { type Found, GIT_TIMEOUT_MS } from './mirrors.ts';
import { withoutCredentials } from './repository-identity.ts';

interface LargeFilesDeps {
  readonly git: Git;
  warn(message: string): void;
}

/** Files that a repository stores with Git LFS: fetched if that is installed, else named in one warning. */
export class LargeFiles {
  readonly #deps: LargeFilesDeps;
  readonly #reported = new Set<string>();
  #isInstalled: Promise<boolean> | undefined;

  constructor(deps: LargeFilesDeps) {
    this.#deps = deps;
  }

  /** Settings with which git fetches them during a checkout, even if `git lfs install` was never run. */
  async settings({ hasLargeFiles, mirror }: Found, signal: AbortSignal): Promise<readonly string[]> {
    return hasLargeFiles && (await this.#installed(mirror, signal)) ? SETTINGS : [];
  }

  /** Warns of the files in a folder that were not fetched. */
  async report({ url }: Repository, found: Found, at: GitRequest, signal: AbortSignal): Promise<void> {
    if (!found.hasLargeFiles || this.#reported.has(found.commit) || (await this.#installed(found.mirror, signal)))
      return;
    this.#reported.add(found.commit);
    const request = { ...at, maxBytes: MAX_LISTED };
    const listed = await this.#deps.git.run(['ls-files', '--', ':(attr:filter=lfs)'], request, signal);
    const paths = 'stdout' in listed ? listed.stdout.split('\n').filter((line) => line !== '') : [];
    if (paths.length === 0) return;
    const names = paths.slice(0, MAX_NAMED).map((path) => JSON.stringify(unquoted(path)));
    const others = paths.length > names.length ? ` and ${paths.length - names.length} more` : '';
    const what = `${names.join(', ')}${others} of ${withoutCredentials(url)}`;
    this.#deps.warn(
      `Git LFS is not installed, so pointers are in place of ${what}. Install "git-lfs" in an earlier step`,
    );
  }

  #installed(cwd: string, signal: AbortSignal): Promise<boolean> {
    this.#isInstalled ??= this.#deps.git
      .run(['lfs', 'version'], { cwd, timeoutMs: GIT_TIMEOUT_MS }, signal)
      .then((ended) => ended.kind === 'exited' && ended.exitCode === 0);
    return this.#isInstalled;
  }
}

const MAX_NAMED = 3;
/** The paths of some million files. */
const MAX_LISTED = 512 * 1024 * 1024;

const SETTINGS = [
  ...['-c', 'filter.lfs.process=git-lfs filter-process', '-c', 'filter.lfs.smudge=git-lfs smudge -- %f'],
  ...['-c', 'filter.lfs.clean=git-lfs clean -- %f', '-c', 'filter.lfs.required=true'],
];
