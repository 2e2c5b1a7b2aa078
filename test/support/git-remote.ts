import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
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

export function aRemote(files: Readonly<Record<string, string>>): GitRemote {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'remote-')));
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=t', '-c', 'user.email=t@localhost', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  };
  const commit = (changed: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(changed)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '-m', 'change');
    return git('rev-parse', 'HEAD');
  };
  git('init', '--quiet', '--initial-branch=main');
  commit(files);
  return {
    folder,
    url: `file://${folder}`,
    git,
    commit,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** An empty folder, gone when disposed. */
export function aFolder(): Disposable & { readonly path: string } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'folder-')));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
