import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { firstCommit, initRepository } from './git-commit.ts';

/** A real repository in a folder of its own, to be fetched from by its `file:` address. */
export interface GitRemote extends Disposable {
  readonly folder: string;
  readonly url: string;
  git(...args: string[]): string;
  /** Writes files and commits them; the new commit. */
  commit(files: Readonly<Record<string, string>>): string;
}

type FilesByPath = Readonly<Record<string, string>>;

/** Nobody waits for the maintenance that git starts after a commit. */
const SETTINGS = ['user.name=t', 'user.email=t@localhost', 'commit.gpgsign=false', 'maintenance.auto=false'].flatMap(
  (setting) => ['-c', setting],
);

export function aRemote(files: FilesByPath): GitRemote {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'remote-')));
  const commit = (changed: FilesByPath) => {
    write(folder, changed);
    return commitAll(folder);
  };
  if (files['.gitattributes'] === undefined) firstCommit(folder, files);
  else {
    // Git may store other bytes than those of the files.
    initRepository(folder);
    commit(files);
  }
  return {
    folder,
    url: `file://${folder}`,
    git: (...args) =>
      execFileSync('git', [...SETTINGS, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim(),
    commit,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function write(folder: string, files: FilesByPath): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Commits all files of a repository; the new commit. The shell starts git in less time than this process, which is larger. */
export function commitAll(folder: string): string {
  const script = 'git "$@" add --all && git "$@" commit --quiet --allow-empty --message=change';
  execFileSync('sh', ['-c', script, 'sh', ...SETTINGS], { cwd: folder, stdio: 'pipe' });
  const head = readFileSync(join(folder, '.git', 'HEAD'), 'utf8').trim();
  const ref = head.replace(/^ref: /, '');
  return ref === head ? head : readFileSync(join(folder, '.git', ref), 'utf8').trim();
}

/** An empty folder, gone when disposed. */
export function aFolder(): Disposable & { readonly path: string } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'folder-')));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
