import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

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
  // Many tests start with the same commit: it is made once, and then copied.
  const stored = storeOf(files);
  if (stored !== undefined && existsSync(stored)) cpSync(stored, folder, { recursive: true });
  else {
    initRepository(folder);
    commit(files);
    if (stored !== undefined) store(folder, stored);
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

/** Where the tests of this run find a first commit of these files, if `programs-setup.ts` has made a folder for them. */
function storeOf(files: FilesByPath): string | undefined {
  const folder = process.env['TEST_FIXTURES'];
  const name = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return folder === undefined ? undefined : join(folder, name);
}

/** Stores a copy at once, because others may look for it by now. One of them may have stored the same. */
function store(folder: string, stored: string): void {
  mkdirSync(dirname(stored), { recursive: true });
  const part = mkdtempSync(`${stored}-`);
  cpSync(folder, part, { recursive: true });
  if (existsSync(stored)) rmSync(part, { recursive: true });
  else renameSync(part, stored);
}

function write(folder: string, files: FilesByPath): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** What `git init` writes, without the time that it takes to start it. */
export function initRepository(folder: string): void {
  const core = { repositoryformatversion: '0', filemode: 'true', bare: 'false', logallrefupdates: 'true' };
  const lines = Object.entries(core).map(([name, value]) => `\t${name} = ${value}\n`);
  write(folder, { '.git/HEAD': 'ref: refs/heads/main\n', '.git/config': `[core]\n${lines.join('')}` });
  for (const name of ['hooks', 'info', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(folder, '.git', name), { recursive: true });
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
