/** What others kept of repositories is used, and never believed: real repositories and mirrors. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Repository } from '../../../src/model/suite/workspace.ts';
import { files } from '../../../src/platform/files/files.ts';
import { locks } from '../../../src/platform/files/locks.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { cacheFolders } from '../../../src/workspaces/cache-folders.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import type { RepositoryDeps } from '../../../src/workspaces/repositories/mirrors.ts';
import { Repositories } from '../../../src/workspaces/repositories/repositories.ts';
import { packMirror, type UsedMirror, usedMirrors } from '../../../src/workspaces/repositories/stored-mirrors.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { aFolder, aRemote, type GitRemote } from '../../support/git-remote.ts';

const location = { file: 'a.eval.yaml', line: 1, column: 1 };
const repository = (url: string, ref = 'main', ancestor = 0): Repository => ({
  path: 'lib',
  url,
  ref,
  resolve: 'local',
  ancestor,
  sparse: [],
  location,
});
const git = createGit(exec, { PATH: process.env['PATH'] ?? '' });
const signal = () => AbortSignal.timeout(20_000);

/** A machine that knows nothing but what is handed to it as kept. */
function machine(folder: string, bundle: string) {
  const folders = cacheFolders(join(folder, 'data'));
  const warnings: string[] = [];
  const asked: string[] = [];
  const deps: RepositoryDeps = {
    git,
    trees,
    locks,
    files,
    folders,
    clock: { now: () => 1000, sleep: async () => undefined },
    newId,
    stored: {
      async take(identity) {
        asked.push(identity);
        return { file: bundle, [Symbol.asyncDispose]: async () => undefined };
      },
      used: () => undefined,
    },
    warn: (message) => void warnings.push(message),
    note: () => undefined,
  };
  const repositories = new Repositories(deps);
  const content = async (...asked: Parameters<typeof repository>) => {
    const to = join(folder, `clone-${newId()}`);
    await repositories.cloneInto(repository(...asked), to, signal());
    return readFileSync(join(to, 'a'), 'utf8');
  };
  return { folders, warnings, asked, content };
}

/** What a machine keeps of a repository. */
async function storedOf({ folder }: GitRemote, to: string): Promise<string> {
  const file = join(to, 'kept', 'mirror.bundle');
  expect(await packMirror(join(folder, '.git'), file, { git, trees, files }, signal())).toBeUndefined();
  return file;
}

/** A repository that is gone can tell nothing. */
const hide = ({ folder }: GitRemote, into: string) => renameSync(folder, join(into, 'gone'));

describe('a stored copy of a repository', () => {
  test('is all that a commit needs', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    const first = remote.head;
    remote.commit({ a: 'two\n' });
    const { content, warnings, asked } = machine(folder.path, await storedOf(remote, folder.path));
    hide(remote, folder.path);
    expect(await content(remote.url, first)).toBe('one\n');
    expect({ warnings, asked }).toEqual({ warnings: [], asked: [remote.url] });
  });

  test('does not depend on the commit of a branch', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    const file = await storedOf(remote, folder.path);
    remote.commit({ a: 'two\n' });
    const one = machine(folder.path, file);
    expect(await one.content(remote.url)).toBe('two\n');

    using other = aFolder();
    const two = machine(other.path, file);
    hide(remote, other.path);
    await expect(two.content(remote.url)).rejects.toThrow('Cannot fetch');
  });

  test('has no settings, hooks and links, whatever the mirror had', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    const mark = join(folder.path, 'was-run');
    for (const name of ['core.fsmonitor', 'core.sshCommand', 'alias.bundle', 'core.pager', 'core.alternateRefsCommand'])
      remote.git('config', name, `touch ${mark}`);
    writeFileSync(join(remote.folder, '.git', 'hooks', 'post-checkout'), `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    const commit = remote.head;
    const { content, folders } = machine(folder.path, await storedOf(remote, folder.path));
    expect(await content(remote.url, commit)).toBe('one\n');
    expect(existsSync(mark)).toBe(false);
    const [mirror = ''] = (await trees.list(folders.mirrors)).filter((name) => /^[0-9a-f]{64}$/.test(name));
    expect(readFileSync(join(folders.mirrors, mirror, 'config'), 'utf8')).not.toMatch(/remote|touch/);
  });

  test('cannot replace a commit by another history', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    using bad = aRemote({ a: 'bad\n' });
    const commit = remote.commit({ a: 'two\n' });
    bad.commit({ a: 'worse\n' });
    // Both are in it, and a note that one is to be read as the other.
    bad.git('fetch', '--quiet', remote.folder, 'main');
    bad.git('update-ref', 'refs/heads/other', commit);
    bad.git('replace', commit, 'HEAD');
    expect(bad.git('show', `${commit}~1:a`)).toBe('bad');
    const { content } = machine(folder.path, await storedOf(bad, folder.path));
    expect(await content(remote.url, commit, 1)).toBe('one\n');
  });

  test('of another repository is of no use, and does no harm', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    using other = aRemote({ a: 'other\n' });
    const { content } = machine(folder.path, await storedOf(other, folder.path));
    expect(await content(remote.url)).toBe('one\n');
    expect(await content(remote.url, remote.head)).toBe('one\n');
  });

  test.each([
    ['is no bundle', (file: string) => writeFileSync(file, 'anything')],
    ['is cut off', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, -30))],
    ['was changed', (file: string) => writeFileSync(file, changed(readFileSync(file)))],
    ['is not there', (file: string) => renameSync(file, `${file}-gone`)],
    [
      'is a link',
      (file: string) => {
        renameSync(file, `${file}-elsewhere`);
        symlinkSync(`${file}-elsewhere`, file);
      },
    ],
  ])('and %s is reported, and the repository is fetched', async (_, spoil) => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    const file = await storedOf(remote, folder.path);
    spoil(file);
    const { content, warnings } = machine(folder.path, file);
    expect(await content(remote.url)).toBe('one\n');
    expect(warnings).toEqual([
      expect.stringContaining(`The cached repository ${remote.url} of an earlier job cannot be used`),
    ]);
  });

  test('with a commit whose files are missing costs a fetch', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    using part = aRemote({ b: 'x\n' });
    const commit = remote.head;
    // The object alone, without what it leads to, in a bundle that names another one.
    const raw = join(folder.path, 'commit');
    writeFileSync(raw, execFileSync('git', ['cat-file', 'commit', commit], { cwd: remote.folder }));
    expect(part.git('hash-object', '-t', 'commit', '-w', '--literally', raw)).toBe(commit);
    const main = part.head;
    const objects = [...part.git('rev-list', '--objects', 'HEAD').split('\n'), commit];
    const input = objects.map((line) => line.slice(0, 40)).join('\n');
    const pack = execFileSync('git', ['pack-objects', '--quiet', '--stdout'], { cwd: part.folder, input });
    const file = join(folder.path, 'mirror.bundle');
    writeFileSync(file, Buffer.concat([Buffer.from(`# v2 git bundle\n${main} refs/heads/main\n\n`), pack]));
    const { content } = machine(folder.path, file);
    expect(await content(remote.url, commit)).toBe('one\n');
  });
});

test('a mirror that borrows objects of others is not stored', async () => {
  using folder = aFolder();
  using remote = aRemote({ a: 'one\n' });
  writeFileSync(join(remote.folder, '.git', 'objects', 'info', 'alternates'), '/elsewhere/objects\n');
  const file = join(folder.path, 'mirror.bundle');
  expect(await packMirror(join(remote.folder, '.git'), file, { git, trees, files }, signal())).toMatch(/borrows/);
  expect(existsSync(file)).toBe(false);
});

test('mirrors have one content for the same commits, in any order and however they are written', () => {
  const one = { repository: repository('https://host/x.git'), commit: 'a'.repeat(40) };
  const two = { repository: repository('git@host:y'), commit: 'b'.repeat(40) };
  const again = { ...one, repository: { ...repository('ssh://git@HOST/x'), path: 'elsewhere' } };
  const later = { ...one, commit: 'c'.repeat(40) };
  const contents = (mirrors: readonly UsedMirror[]) => mirrors.map(({ content }) => content);
  expect(usedMirrors([two, again, one])).toEqual(usedMirrors([one, two]));
  expect(usedMirrors([one, two]).map(({ identity }) => identity)).toEqual(['host/x', 'host/y']);
  expect(usedMirrors([one, later])).toEqual(usedMirrors([later, one]));
  expect(contents(usedMirrors([later]))).not.toEqual(contents(usedMirrors([one])));
});

/** The last byte of an object is another one, and the sum of all is right again. */
function changed(bundle: Buffer): Buffer {
  const copy = Buffer.from(bundle);
  copy[copy.length - 22] = (copy[copy.length - 22] ?? 0) ^ 1;
  return copy;
}
