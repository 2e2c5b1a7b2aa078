/** Folders that are checked out again and again, whatever agents do to them and to what we know of them: real git. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Git } from '../../../src/model/ports/git.ts';
import { files } from '../../../src/platform/files/files.ts';
import { locks } from '../../../src/platform/files/locks.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { exec } from '../../../src/platform/process/exec.ts';
import { cacheFolders } from '../../../src/workspaces/cache-folders.ts';
import { createGit } from '../../../src/workspaces/git.ts';
import { checkOut } from '../../../src/workspaces/repositories/checkouts.ts';
import { Repositories } from '../../../src/workspaces/repositories/repositories.ts';
import { trees } from '../../../src/workspaces/trees/trees.ts';
import { runs, sample } from '../../support/exhaustive.ts';
import { aFolder, aRemote, type GitRemote } from '../../support/git-remote.ts';

const { signal } = new AbortController();
const FILES = { 'a.txt': 'one\n', 'src/b.txt': 'b\n', 'ä "x".txt': 'x\n', '.gitignore': 'out\n' };

interface Options {
  /** Happens after each call of git. */
  readonly after?: (args: readonly string[]) => void;
  /** Another one, whose repository and mirror it uses. */
  readonly like?: { readonly folder: string; readonly remote: GitRemote };
}

function prepared(content: Readonly<Record<string, string>> = FILES, { after, like }: Options = {}) {
  const folder = aFolder();
  const remote = like?.remote ?? aRemote(content);
  const [work, state] = [join(folder.path, 'slot'), join(folder.path, 'state')];
  const notes: string[] = [];
  const warnings: string[] = [];
  const own = createGit(exec, process.env);
  const git: Git = {
    async run(args, ...more) {
      const ended = await own.run(args, ...more);
      after?.(args);
      return ended;
    },
  };
  const deps = { git, trees, files, locks, newId };
  const more = { note: (text: string) => void notes.push(text), warn: (text: string) => void warnings.push(text) };
  const clock = { now: () => Date.now(), sleep: async () => undefined };
  const aRun = () => new Repositories({ ...deps, ...more, clock, folders: cacheFolders(like?.folder ?? folder.path) });
  const make = async (ref = 'main', sparse: string[] = [], repositories = aRun()) => {
    notes.length = 0;
    const location = { file: 'a.eval.yaml', line: 1, column: 1 };
    const repository = { path: 'lib', url: remote.url, ref, resolve: 'local' as const, ancestor: 0, sparse, location };
    const found = await repositories.find(repository, signal);
    const request = { repository, revision: found, work, dir: join(state, 'lib'), inner: [] };
    const made = await checkOut(request, { ...deps, ...more, repositories }, signal);
    await repositories.close();
    return made;
  };
  return {
    folder: folder.path,
    remote,
    notes,
    warnings,
    aRun,
    make,
    at: (path: string) => join(work, path),
    text: (path: string) => readFileSync(join(work, path), 'utf8'),
    inWork: (command: string) => execFileSync('sh', ['-c', command], { cwd: work, encoding: 'utf8', stdio: 'pipe' }),
    dir: () => join(state, 'lib'),
    [Symbol.dispose]() {
      folder[Symbol.dispose]();
      if (like === undefined) remote[Symbol.dispose]();
    },
  };
}

const look = 'git status --porcelain --ignored; find . -name .git -prune -o -print | sort; cat a.txt';

test('a folder follows a branch: files that are new, changed and gone', async () => {
  using slot = prepared();
  await slot.make();
  const before = statSync(slot.at('src/b.txt')).ino;
  rmSync(join(slot.remote.folder, 'ä "x".txt'));
  slot.remote.commit({ 'a.txt': 'two\n', 'new/c.txt': 'c\n' });
  expect((await slot.make()).change).toBe('updated');
  expect(slot.inWork(look)).toBe('.\n./.gitignore\n./a.txt\n./new\n./new/c.txt\n./src\n./src/b.txt\ntwo\n');
  expect([statSync(slot.at('src/b.txt')).ino, (await slot.make()).change]).toEqual([before, 'none']);
});

test('permissions that an agent changes are those of a new file again, whenever it changes them', async () => {
  using slot = prepared({ 'a.txt': 'one\n', 'run.sh': 'true\n' });
  for (let round = 0; round < 4; round += 1) {
    await slot.make();
    const modes = ['a.txt', 'run.sh'].map((path) => statSync(slot.at(path)).mode & 0o777);
    expect(modes).toEqual(Array(2).fill(0o666 & ~process.umask()));
    // The second round changes a file that no fill has written for a second.
    if (round > 0) await sleep(1_001 - (Date.now() % 1_000));
    chmodSync(slot.at(round % 2 === 0 ? 'a.txt' : 'run.sh'), 0o700);
  }
});

test('a touched file that the next commit removes leaves no folder behind', async () => {
  using slot = prepared({ ...FILES, 'old/deep/c.txt': 'c\n' });
  await slot.make();
  slot.inWork('echo other > old/deep/c.txt; echo other > src/b.txt');
  rmSync(join(slot.remote.folder, 'old'), { recursive: true });
  slot.remote.commit({});
  expect((await slot.make()).change).toBe('updated');
  expect([existsSync(slot.at('old')), slot.text('src/b.txt')]).toEqual([false, 'b\n']);
});

test('many commits take the space of their objects', async () => {
  using slot = prepared(
    Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`d${index % 9}/f${index}`, 'x'])),
  );
  await slot.make();
  const room = () => Number.parseInt(execFileSync('du', ['-s', '-B1', slot.folder], { encoding: 'utf8' }), 10);
  const before = room();
  const commits = runs(16, 30);
  for (let commit = 0; commit < commits; commit += 1) {
    slot.remote.commit({ 'd1/f1': `${commit}\n` });
    expect((await slot.make()).change).toBe('updated');
  }
  const blocks = slot.remote.git('rev-list', '--objects', `HEAD~${commits}..HEAD`).split('\n').length * 4_096;
  // A file and at most a folder for each object; the seals, which name each object and file, grow by some blocks.
  expect(room() - before).toBeLessThanOrEqual(2 * blocks + 4 * 4_096);
}, 120_000);

test('only the folders that are asked for are checked out', async () => {
  using slot = prepared({ 'src/a': 'x', 'docs/b': 'y', root: 'z' });
  for (const _ of [1, 2]) {
    await slot.make('main', ['src']);
    expect(slot.inWork('git status --short; ls -A')).toBe('.git\nroot\nsrc\n');
    mkdirSync(slot.at('docs'));
    writeFileSync(slot.at('docs/b'), 'other');
  }
});

test('a commit with other line endings than its attributes say is checked out, and known not to be clean', async () => {
  using slot = prepared({ '.gitattributes': '* text=auto\n', raw: 'a\r\nb\r\n' });
  const blob = slot.remote.git('hash-object', '-w', '--no-filters', 'raw');
  slot.remote.git('update-index', '--add', '--cacheinfo', `100644,${blob},lines`);
  slot.remote.git('commit', '--quiet', '-m', 'lines');
  for (const _ of [1, 2, 3]) {
    await slot.make();
    expect(slot.text('lines')).toBe('a\r\nb\r\n');
  }
});

describe('a mirror that an agent has changed', () => {
  /** The content of a file is another one under the name that git knows it by. */
  function poison({ folder, remote }: ReturnType<typeof prepared>): void {
    const { mirrors } = cacheFolders(folder);
    const mirror = join(mirrors, readdirSync(mirrors).find((name) => !name.includes('.')) ?? '');
    execFileSync(
      'sh',
      [
        '-c',
        'mv objects/pack/*.pack . && rm -f objects/pack/* && for p in *.pack; do git unpack-objects -q < $p; done; rm *.pack',
      ],
      { cwd: mirror },
    );
    const blob = remote.git('rev-parse', 'HEAD:a.txt');
    const file = join(mirror, 'objects', blob.slice(0, 2), blob.slice(2));
    rmSync(file);
    writeFileSync(file, deflateSync('blob 4\0bad\n'));
    expect(execFileSync('git', ['show', 'main:a.txt'], { cwd: mirror, encoding: 'utf8' })).toBe('bad\n');
  }

  test('is fetched again', async () => {
    using slot = prepared();
    await slot.make();
    poison(slot);
    rmSync(slot.at('a.txt'));
    await slot.make(slot.remote.head);
    expect([slot.text('a.txt'), slot.warnings]).toEqual(['one\n', [expect.stringMatching(/is fetched again/)]]);
    await slot.make();
    expect(slot.warnings).toHaveLength(1);
  });

  test('is not used where it cannot be fetched again', async () => {
    using slot = prepared();
    await slot.make();
    const commit = slot.remote.head;
    poison(slot);
    slot.remote[Symbol.dispose]();
    await expect(slot.make(commit)).rejects.toThrow(/Cannot fetch/);
  });

  test('by reuse of its objects in a separate repository is not', async () => {
    using slot = prepared();
    await slot.make();
    slot.inWork('git -c user.name=x -c user.email=x@x commit -q --amend -m x; git gc -q; git hash-object -w a.txt');
    await slot.make();
    expect(slot.warnings).toEqual([]);
  });
});

test('an index that another program changes during a checkout is an error, also after an equal checkout', async () => {
  const empty = 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391';
  let isHostile = false;
  const after = (args: readonly string[]) => {
    if (!isHostile || !args.includes('reset')) return;
    execFileSync('git', ['update-index', '--cacheinfo', `100644,${empty},a.txt`], { env: { GIT_DIR: slot.dir() } });
  };
  using slot = prepared(FILES, { after });
  const run = slot.aRun();
  await slot.make('main', [], run);
  rmSync(slot.dir(), { recursive: true });
  await slot.make('main', [], run);
  isHostile = true;
  rmSync(slot.dir(), { recursive: true });
  await expect(slot.make('main', [], run)).rejects.toThrow('Does another program write there?');
});

describe('a folder is as new after', () => {
  /** All folders are of one commit: a run and the next one fetch it for all of them. */
  let like: ReturnType<typeof prepared>;
  let runs: readonly [Repositories, Repositories];
  beforeAll(() => {
    like = prepared();
    runs = [like.aRun(), like.aRun()];
  });
  afterAll(() => like[Symbol.dispose]());

  const harms: readonly [string, (slot: ReturnType<typeof prepared>) => void][] = [
    ['permissions', (slot) => chmodSync(slot.at('a.txt'), 0o400)],
    ['permissions of folders', (slot) => chmodSync(slot.at('src'), 0o777)],
    ['a folder that nobody may read', (slot) => chmodSync(slot.at('src'), 0)],
    [
      'a change that hides its times',
      (slot) => void slot.inWork('touch -r a.txt t; echo two > a.txt; touch -r t a.txt'),
    ],
    ['ignored files', (slot) => void slot.inWork('mkdir -p src/out; echo x > src/out/x; echo x > out')],
    ['empty folders', (slot) => void slot.inWork('mkdir -p empty/deep src/empty')],
    ['pipes', (slot) => void slot.inWork('mkfifo p src/.gitattributes .gitmodules; rm .gitignore; mkfifo .gitignore')],
    [
      'a repository whose HEAD is a pipe',
      (slot) => void slot.inWork('git init -q src; rm src/.git/HEAD; mkfifo src/.git/HEAD'),
    ],
    ['a commit', (slot) => void slot.inWork('git -c user.name=x -c user.email=x@x commit -qam x; git branch x')],
    [
      'files that git was told not to look at',
      (slot) => void slot.inWork('git update-index --assume-unchanged a.txt; echo 2 > a.txt'),
    ],
    ['the end of everything', (slot) => rmSync(slot.at('.'), { recursive: true })],
    ['a lock that a killed run has left', (slot) => writeFileSync(join(slot.dir(), 'index.lock'), '')],
    [
      'a change of our index that hides a file',
      (slot) => void slot.inWork(`GIT_DIR=${slot.dir()} git update-index --assume-unchanged a.txt; echo 2 > a.txt`),
    ],
    [
      'settings for our git',
      (slot) =>
        void slot.inWork(
          `printf '[filter "x"]\\n\\tsmudge = touch ${slot.folder}/fired; cat\\n' >> ${slot.dir()}/config; mkdir ${slot.dir()}/info; echo '* filter=x' > ${slot.dir()}/info/attributes; rm a.txt`,
        ),
    ],
    ['a folder of ours that is gone', (slot) => rmSync(slot.dir(), { recursive: true })],
  ];
  test.each(sample(harms, 8))('%s', async (_, harm) => {
    using slot = prepared(FILES, { like });
    await slot.make('main', [], runs[0]);
    const before = slot.inWork(`${look}; git branch -a; git log --oneline`);
    harm(slot);
    await slot.make('main', [], runs[1]);
    expect(slot.inWork(`${look}; git branch -a; git log --oneline`)).toBe(before);
    expect(statSync(slot.at('a.txt')).mode & 0o200).toBe(0o200);
    expect(existsSync(join(slot.folder, 'fired'))).toBe(false);
    expect(statSync(slot.at('src')).mode & 0o777).toBe(0o777 & ~process.umask());
  });

  test('files in the folder of a submodule', async () => {
    using slot = prepared();
    slot.remote.commit({}, { sub: slot.remote.head });
    await slot.make();
    slot.inWork(`git init -q sub; git -C sub config core.fsmonitor 'touch ${slot.folder}/fired'; echo x > sub/x`);
    rmSync(join(slot.folder, 'fired'), { force: true });
    await slot.make();
    expect([readdirSync(slot.at('sub')), existsSync(join(slot.folder, 'fired'))]).toEqual([[], false]);
  });
});
