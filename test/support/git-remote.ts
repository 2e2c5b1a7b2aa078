import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { firstCommit, initRepository, nextCommit } from './git-commit.ts';

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

/** Nobody waits for the maintenance that git starts after a commit. */
const SETTINGS = ['user.name=t', 'user.email=t@localhost', 'commit.gpgsign=false', 'maintenance.auto=false'].flatMap(
  (setting) => ['-c', setting],
);

export function aRemote(files: FilesByPath): GitRemote {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'remote-')));
  const commit = (changed: FilesByPath, submodules: FilesByPath = {}) => {
    write(folder, changed);
    for (const path of Object.keys(submodules)) mkdirSync(join(folder, path), { recursive: true });
    return commitAll(folder, submodules);
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
    get head() {
      return headOf(folder);
    },
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
export function commitAll(folder: string, submodules: FilesByPath = {}): string {
  const commit = nextCommit(folder, submodules);
  if (commit !== undefined) return commit;
  const links = Object.entries(submodules).map(([path, id]) => `--cacheinfo 160000,${id},${path}`);
  const script = [
    `git "$@" add --all`,
    ...(links.length > 0 ? [`git update-index --add ${links.join(' ')}`] : []),
    `git "$@" commit --quiet --allow-empty --message=change`,
  ];
  execFileSync('sh', ['-c', script.join(' && '), 'sh', ...SETTINGS], { cwd: folder, stdio: 'pipe' });
  return headOf(folder);
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
