import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A real repository in a folder of its own, to be fetched from by its `file:` address. */
export interface GitRemote extends Disposable {
  readonly folder: string;
  readonly url: string;
  git(...args: string[]): string;
  /** Its current commit. */
  readonly head: string;
  /** Writes files and commits them, and these submodules: their commits by their paths. Returns the new commit. */
  commit(files: FilesByPath, submodules?: FilesByPath): string;
}

type FilesByPath = Readonly<Record<string, string>>;

/** No settings of the user, and nobody waits for the maintenance that git starts after a commit. */
const SETTINGS = ['user.name=t', 'user.email=t@localhost', 'commit.gpgsign=false', 'maintenance.auto=false'].flatMap(
  (setting) => ['-c', setting],
);

/** One shell starts all git commands in less time than this process, which is larger. */
const shell = (folder: string, script: string, args: readonly string[] = []): string =>
  execFileSync('sh', ['-c', script, 'sh', ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

const INIT = 'git init --quiet --initial-branch=main --template= && mkdir .git/hooks';
const COMMIT = 'git "$@" commit --quiet --allow-empty --message=change && git rev-parse HEAD';

export function initRepository(folder: string): void {
  mkdirSync(folder, { recursive: true });
  shell(folder, INIT);
}

/** Makes a repository whose first commit has exactly these files, and writes them. Returns the commit. */
export function firstCommit(folder: string, files: FilesByPath): string {
  mkdirSync(folder, { recursive: true });
  write(folder, files);
  return shell(folder, `${INIT} && git add --all --force && ${COMMIT}`, SETTINGS);
}

export function aRemote(files: FilesByPath): GitRemote {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'remote-')));
  firstCommit(folder, files);
  return {
    folder,
    url: `file://${folder}`,
    get head() {
      return headOf(folder);
    },
    git: (...args) =>
      execFileSync('git', [...SETTINGS, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim(),
    commit(changed, submodules = {}) {
      write(folder, changed);
      for (const path of Object.keys(submodules)) mkdirSync(join(folder, path), { recursive: true });
      return commitAll(folder, submodules);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function write(folder: string, files: FilesByPath): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Commits all files of a repository; the new commit. */
export function commitAll(folder: string, submodules: FilesByPath = {}): string {
  const links = Object.entries(submodules).map(([path, id]) => `--cacheinfo 160000,${id},${path}`);
  const link = links.length > 0 ? ` && git update-index --add ${links.join(' ')}` : '';
  return shell(folder, `git "$@" add --all${link} && ${COMMIT}`, SETTINGS);
}

function headOf(folder: string): string {
  const head = readFileSync(join(folder, '.git', 'HEAD'), 'utf8').trim();
  const ref = head.replace(/^ref: /, '');
  return ref === head ? head : readFileSync(join(folder, '.git', ref), 'utf8').trim();
}

/** An empty folder, gone when disposed. */
export function aFolder(): Disposable & { readonly path: string } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'folder-')));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
