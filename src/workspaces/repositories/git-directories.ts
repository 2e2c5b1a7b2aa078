import { dirname, join } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { Git } from '../../model/ports/git.ts';
import type { Trees } from '../../model/ports/trees.ts';
import { whyFailed } from '../workspace-error.ts';

interface GitDirectoriesDeps {
  readonly git: Git;
  readonly trees: Pick<Trees, 'make'>;
  readonly files: Pick<Files, 'read' | 'writeAsIs'>;
}

interface NewDirectory {
  /** A folder whose objects it borrows. */
  readonly objects?: string;
  /** The address of `origin`. */
  readonly origin?: string;
}

/** Makes git directories of ours as `git init --bare` does, but starts git for the first one only. */
export class GitDirectories {
  readonly #deps: GitDirectoriesDeps;
  /** What git writes for this file system. */
  #settings: string | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(deps: GitDirectoriesDeps) {
    this.#deps = deps;
  }

  /** Returns the reason if git fails. */
  async make(dir: string, { objects, origin }: NewDirectory, signal: AbortSignal): Promise<string | undefined> {
    const { trees, files } = this.#deps;
    const turn = this.#last.then(() => (this.#settings === undefined ? this.#init(dir, signal) : undefined));
    this.#last = turn.catch(() => undefined);
    const why = await turn;
    if (why !== undefined) return why;
    const settings = this.#settings ?? (await this.#settingsIn(dir));
    await files.writeAsIs(join(dir, 'config'), `${settings}${origin === undefined ? '' : remoteOf(origin)}`);
    await trees.make(join(dir, 'refs'));
    await trees.make(join(dir, 'objects'));
    if (objects !== undefined) await files.writeAsIs(join(dir, 'objects', 'info', 'alternates'), `${objects}\n`);
    await files.writeAsIs(join(dir, 'HEAD'), 'ref: refs/heads/main\n');
    return undefined;
  }

  async #init(dir: string, signal: AbortSignal): Promise<string | undefined> {
    const { git, trees } = this.#deps;
    await trees.make(dirname(dir));
    const request = { cwd: dirname(dir), local: true, timeoutMs: TIMEOUT_MS };
    const why = whyFailed(
      await git.run(['init', '--quiet', '--bare', '--template=', dir], request, signal),
      TIMEOUT_MS,
    );
    if (why !== undefined) return why;
    // An agent may have written there since. Its settings must not become those of other directories.
    const settings = await this.#settingsIn(dir);
    if (AS_MADE.test(settings)) this.#settings = settings;
    return undefined;
  }

  #settingsIn(dir: string): Promise<string> {
    return this.#deps.files.read(join(dir, 'config'), MAX_CONFIG_BYTES);
  }
}

const TIMEOUT_MS = 120_000;
export const MAX_CONFIG_BYTES = 100_000;

/** What `git init` writes, on any system. */
export const AS_MADE =
  /^\[core\]\n(?:\t(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode) = (?:true|false|0)\n)*$/;

/** What `git remote add` writes. */
const remoteOf = (url: string): string =>
  `[remote "origin"]\n\turl = ${quoted(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;

/** A value as git writes it into its settings. */
function quoted(value: string): string {
  const escaped = value
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\t', String.raw`\t`);
  return /^ | $|[;#\r]/.test(value) ? `"${escaped}"` : escaped;
}
