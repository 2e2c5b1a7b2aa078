/** Diffs of a folder against the commit that was checked out: real git. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { losslessBytes } from '../../src/model/text/lossless-text.ts';
import { files } from '../../src/platform/files/files.ts';
import { exec } from '../../src/platform/process/exec.ts';
import { ChangeFinder } from '../../src/workspaces/changes.ts';
import { createGit } from '../../src/workspaces/git.ts';
import { trees } from '../../src/workspaces/trees/trees.ts';
import { sample } from '../support/exhaustive.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { printedAsUser } from '../support/permissions.ts';

const { signal } = new AbortController();
const deps = { git: createGit(exec, process.env), trees, files };

test('a change in the same second as the checkout, of the same size and with the same time, is part of the diff', async () => {
  using folder = aFolder();
  using repository = aRemote({ 'a.txt': 'one\n' });
  const file = join(repository.folder, 'a.txt');
  const changes = new ChangeFinder(repository.folder, folder.path, deps);
  const time = new Date(Math.floor(Date.now() / 1000) * 1000);
  writeFileSync(file, 'one\n');
  utimesSync(file, time, time);
  repository.git('update-index', '--refresh');
  const objects = join(repository.folder, '.git', 'objects');
  const index = join(repository.folder, '.git', 'index');
  // A busy machine may have come to the next second.
  utimesSync(index, time, time);
  await changes.restart(new Map([['', { index, objects, change: 'none' }]]));
  const baseline = await changes.take(signal);
  writeFileSync(file, 'two\n');
  utimesSync(file, time, time);
  // Git compares times by the second, and the time of its index with those of the files.
  await sleep(1_001 - (Date.now() % 1_000));
  expect((await changes.since(baseline, signal)).patch).toContain('-one\n+two');
});

test('a folder with a file next to its repository, and nothing else, has no changes', async () => {
  using folder = aFolder();
  const work = join(folder.path, 'work');
  mkdirSync(join(work, 'lib', '.git'), { recursive: true });
  writeFileSync(join(work, 'own'), 'x\n');
  const changes = new ChangeFinder(work, join(folder.path, 'git'), deps);
  await changes.restart(new Map());
  const baseline = await changes.take(signal);
  expect(await changes.since(baseline, signal)).toEqual({ patch: '', unreadable: [] });
  writeFileSync(join(work, 'lib', 'new'), 'y\n');
  expect((await changes.since(baseline, signal)).patch).toMatch(/^Submodule lib contains .*\+y\n$/s);
});

test('what an agent puts in the place of our git directory runs nothing', async () => {
  using folder = aFolder();
  const [work, hostile] = [join(folder.path, 'work'), join(folder.path, 'hostile')];
  for (const name of [work, join(hostile, 'objects'), join(hostile, 'refs')]) mkdirSync(name, { recursive: true });
  writeFileSync(join(work, 'a'), 'one\n');
  const changes = new ChangeFinder(work, join(folder.path, 'git'), deps);
  await changes.restart(new Map());
  const baseline = await changes.take(signal);
  const [dir = ''] = readdirSync(join(folder.path, 'git'));
  const ours = join(folder.path, 'git', dir);
  rmSync(join(ours, 'HEAD'));
  writeFileSync(join(ours, 'commondir'), `${hostile}\n`);
  const filter = `[filter "x"]\n\tclean = touch ${folder.path}/fired; cat\n`;
  writeFileSync(join(hostile, 'config'), `[core]\n\trepositoryformatversion = 0\n\tbare = true\n${filter}`);
  writeFileSync(join(work, '.gitattributes'), '* filter=x\n');
  writeFileSync(join(work, 'a'), 'two\n');
  await changes.since(baseline, signal).catch(() => undefined);
  expect(existsSync(join(folder.path, 'fired'))).toBe(false);
});

/** What an agent changes in a folder with these files. */
async function patchAfter(filesBefore: Readonly<Record<string, string>>, script: string, by = deps): Promise<string> {
  using folder = aFolder();
  const work = join(folder.path, 'work');
  mkdirSync(work);
  for (const [path, text] of Object.entries(filesBefore)) {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), text);
  }
  const changes = new ChangeFinder(work, join(folder.path, 'git'), by);
  await changes.restart(new Map());
  const baseline = await changes.take(signal);
  execFileSync('sh', ['-ec', script], { cwd: work });
  return (await changes.since(baseline, signal)).patch;
}

describe('line endings are part of a diff, whatever the attributes of the folder say', () => {
  const all = ['* text=auto', '* text', '* eol=lf', '* text eol=crlf', '* crlf', ''];

  test.each(sample(all, 3))('%s', async (attributes) => {
    const before = { '.gitattributes': `${attributes}\n`, unix: 'a\n', windows: 'b\r\n' };
    const patch = await patchAfter(before, "printf 'a\\r\\n' > unix; printf 'b\\n' > windows");
    expect(patch).toContain('-a\n+a\r\n');
    expect(patch).toContain('-b\r\n+b\n');
  });

  test('and what git checked out with other line endings than it stores is no change', async () => {
    using folder = aFolder();
    using repository = aRemote({ '.gitattributes': '*.bat text eol=crlf\n', 'a.bat': 'one\ntwo\n', b: 'b\n' });
    rmSync(join(repository.folder, 'a.bat'));
    repository.git('checkout', '--', '.');
    expect(readFileSync(join(repository.folder, 'a.bat'), 'utf8')).toBe('one\r\ntwo\r\n');
    const changes = new ChangeFinder(repository.folder, folder.path, deps);
    const [objects, index] = ['objects', 'index'].map((name) => join(repository.folder, '.git', name)) as [
      string,
      string,
    ];
    await changes.restart(new Map([['', { index, objects, change: 'none' }]]));
    const baseline = await changes.take(signal);
    writeFileSync(join(repository.folder, 'a.bat'), 'one\r\nthree\r\n');
    writeFileSync(join(repository.folder, 'b'), 'b\r\n');
    const patch = (await changes.since(baseline, signal)).patch;
    expect(patch).toContain(' one\n-two\n+three\n');
    expect(patch).toContain('-b\n+b\r\n');
  });
});

describe('what is neither a file nor a folder is named in the diff', () => {
  test.each([
    ['a pipe', 'mkfifo sub/p', ['sub/p']],
    [
      'a socket',
      `node -e 'require("net").createServer().listen("s", () => process.kill(process.pid, "SIGKILL"))' || true`,
      ['s'],
    ],
    ['a pipe in the place of a file', 'rm a; mkfifo a', ['a']],
    ['a pipe in the place of a folder', 'rm -r sub; mkfifo sub', ['sub']],
  ])('%s', async (_, script, names) => {
    const patch = await patchAfter({ a: 'one\n', 'sub/b': 'b\n', c: 'c\n' }, `${script}; echo d > c`);
    expect(patch).toContain(`sockets or devices, which are not in this diff: ${names.map((name) => `"${name}"`)}`);
    expect(patch).toContain('-c\n+d\n');
    expect(patch.includes('-one\n')).toBe(names[0] === 'a');
    expect(patch.includes('-b\n')).toBe(names[0] === 'sub');
  });

  test('next to a change in the same second as the start, of the same size', async () => {
    using folder = aFolder();
    const work = join(folder.path, 'work');
    mkdirSync(work);
    const changes = new ChangeFinder(work, join(folder.path, 'git'), deps);
    await changes.restart(new Map());
    await sleep(1_001 - (Date.now() % 1_000));
    for (const name of ['a', 'c']) writeFileSync(join(work, name), 'one\n');
    const baseline = await changes.take(signal);
    writeFileSync(join(work, 'c'), 'two\n');
    execFileSync('sh', ['-c', 'rm a; mkfifo a'], { cwd: work });
    // Git compares times by the second, and the time of its index with those of the files.
    await sleep(1_001 - (Date.now() % 1_000));
    expect((await changes.since(baseline, signal)).patch).toContain('-one\n+two\n');
  });

  test('unless it was there before', async () => {
    using folder = aFolder();
    const work = join(folder.path, 'work');
    mkdirSync(work);
    execFileSync('mkfifo', ['p'], { cwd: work });
    const changes = new ChangeFinder(work, join(folder.path, 'git'), deps);
    await changes.restart(new Map());
    const baseline = await changes.take(signal);
    expect(await changes.since(baseline, signal)).toEqual({ patch: '', unreadable: [] });
  });
});

describe('rules that an agent writes into its workspace hide nothing', () => {
  const all: readonly [name: string, script: string][] = [
    ['.gitignore with *', "echo '*' > .gitignore"],
    ['.gitignore with the name of the file', 'echo new.sh > .gitignore; echo a >> .gitignore'],
    ['.gitignore in a new folder', "mkdir sub; echo '*' > sub/.gitignore; echo evil > sub/new.sh"],
    ['.gitignore that replaces the one of before', "rm .gitignore; echo '*' > .gitignore"],
    ['attributes without diffs', "echo '* -diff' > .gitattributes"],
    ['binary attributes', "echo '* binary' > .gitattributes"],
    ['attributes with an encoding', "echo '* working-tree-encoding=UTF-16' > .gitattributes"],
    ['attributes with a filter', "echo '* filter=x' > .gitattributes"],
    ['attributes in a folder', "mkdir sub; echo '* -diff' > sub/.gitattributes; echo evil > sub/new.sh"],
  ];

  test.each(sample(all, 5))('%s', async (_, rules) => {
    const patch = await patchAfter(
      { a: 'one\n', '.gitignore': 'built\n' },
      `${rules}; echo two > a; echo evil > new.sh`,
    );
    expect(patch).toContain('-one\n+two\n');
    expect(patch).toContain('+evil\n');
    expect(patch.match(/^diff --git .*new\.sh/gm)).toHaveLength(rules.includes('sub') ? 2 : 1);
  });

  test.each(['ignore', 'attributes'])('git/%s of the user', async (name) => {
    using home = aFolder();
    const git = createGit(exec, { ...process.env, XDG_CONFIG_HOME: home.path });
    const rules = `mkdir ${home.path}/git; echo '*${name === 'ignore' ? '' : ' text eol=crlf'}' > ${home.path}/git/${name}`;
    const patch = await patchAfter({ a: 'one\n' }, `${rules}; printf 'one\\r\\n' > a; echo evil > new.sh`, {
      ...deps,
      git,
    });
    expect(patch).toContain('-one\n+one\r\n');
    expect(patch).toContain('+evil\n');
  });

  test('and what was ignored before stays out, whatever the agent adds', async () => {
    const before = { '.gitignore': 'built/\n*.log\n', 'lib/.gitignore': '/made\n', 'lib/a': '' };
    const script = `mkdir -p built lib/made deep; echo x > built/x; echo x > lib/made/x; echo x > deep/x.log
      echo '*' > deep/.gitignore; echo seen > deep/seen; echo more >> lib/.gitignore; echo y > lib/more`;
    const patch = await patchAfter(before, script);
    const changed = patch.match(/^diff --git a\/(\S+)/gm)?.map((line) => line.slice('diff --git a/'.length));
    expect(changed).toEqual(['deep/.gitignore', 'deep/seen', 'lib/.gitignore', 'lib/more']);
  });

  test('but a folder with more than 1,000 of such files is only named, as after the installation of packages', async () => {
    const script = `mkdir node_modules; cd node_modules; i=0
      while [ $i -lt 1001 ]; do echo x > $i.js; i=$((i+1)); done; cd ..; echo node_modules > .gitignore; echo x > seen`;
    const patch = await patchAfter({}, script);
    expect(patch).toMatch(
      /^# New files that a \.gitignore .* there are too many, they are too large or their names are no text: "node_modules\/"\n/,
    );
    expect(patch).toContain('b/seen');
    expect(patch).not.toContain('1.js');
  });

  test('nor files whose names are no text, and folders by such names are named', async () => {
    const script = String.raw`printf evil > "$(printf 'n\351w.txt')"; mkdir "$(printf 'd\351r')"; echo x > "$(printf 'd\351r/x')"; echo '*' > .gitignore`;
    const patch = await patchAfter({}, script);
    expect(patch).toContain(String.raw`b/n\351w.txt`);
    expect(patch).toContain('+evil');
    expect(patch).toMatch(/^# New files that a \.gitignore .*: "d.*r\/"\n/);
  });

  test('but files of more than 100 MiB together are only named', async () => {
    const script = 'truncate -s 30G disk; echo hidden > small; printf "disk\nsmall\n" > .gitignore';
    const patch = await patchAfter({}, script);
    expect(patch).toMatch(/^# New files that a \.gitignore .* they are too large .*: "disk"\n/);
    expect(patch).toContain('+hidden');
  });
});

describe('a patch has every byte', () => {
  const content: Readonly<Record<string, Buffer>> = {
    'bin.dat': Buffer.of(0, 1, 2),
    'latin.txt': Buffer.from('latin \xe9\n', 'latin1'),
    'utf16.txt': Buffer.from('text\n', 'utf16le'),
    'open.txt': Buffer.from('no line break at its end'),
    'blank.txt': Buffer.from('a\n \n'),
  };

  test('of every kind of file, so that git applies it', async () => {
    using folder = aFolder();
    const [work, checkout] = [join(folder.path, 'work'), join(folder.path, 'checkout')];
    for (const each of [work, checkout]) {
      mkdirSync(each);
      for (const [name, before] of Object.entries(content)) writeFileSync(join(each, name), before);
    }
    const changes = new ChangeFinder(work, join(folder.path, 'git'), deps);
    await changes.restart(new Map());
    const baseline = await changes.take(signal);
    const changed = (before: Buffer) => Buffer.concat([Buffer.from('b\n'), before, Buffer.of(0xe9, 0x0a)]);
    for (const [name, before] of Object.entries(content)) writeFileSync(join(work, name), changed(before));
    const diff = await changes.since(baseline, signal);
    writeFileSync(join(folder.path, 'patch'), losslessBytes(diff.patch));
    execFileSync('git', ['init', '-q'], { cwd: checkout });
    execFileSync('git', ['apply', join(folder.path, 'patch')], { cwd: checkout });
    for (const [name, before] of Object.entries(content)) {
      expect(readFileSync(join(checkout, name))).toEqual(changed(before));
    }
  });
});

describe('what cannot be read is named', () => {
  const sources = new URL('../../src/', import.meta.url).href;
  const script = `
    const from = (path) => import(${JSON.stringify(sources)} + path);
    const [{ files }, { createGit }, { exec }, { trees }, { ChangeFinder }, { execFileSync }] = await Promise.all([
      from('platform/files/files.ts'), from('workspaces/git.ts'), from('platform/process/exec.ts'), from('workspaces/trees/trees.ts'),
      from('workspaces/changes.ts'), import('node:child_process')]);
    const [, folder, ...scripts] = process.argv;
    const { signal } = new AbortController();
    const unreadableAfter = async (work, git, [before, after]) => {
      execFileSync('mkdir', [work]);
      const changes = new ChangeFinder(work, git, { git: createGit(exec, process.env), trees, files });
      await changes.restart(new Map());
      execFileSync('sh', ['-ec', before], { cwd: work });
      const baseline = await changes.take(signal);
      execFileSync('sh', ['-ec', after], { cwd: work });
      const said = await changes.since(baseline, signal).catch(({ message }) => message);
      execFileSync('chmod', ['-R', 'u+rwX', work]);
      return said.unreadable ?? said;
    };
    const said = scripts.map((pair, at) => unreadableAfter(folder + '/' + at, folder + '/git' + at, JSON.parse(pair)));
    console.log(JSON.stringify(await Promise.all(said)));`;
  const before = 'echo one > a; mkdir sub; echo s > sub/s';

  const cases: readonly [what: string, before: string, after: string, unreadable: unknown][] = [
    ['a file that was changed', before, 'echo two > a; chmod 0 a', ['a (Permission denied)']],
    ['a new file', before, 'echo two > new; chmod 0 new', ['new (Permission denied)']],
    [
      'a folder with files of before',
      before,
      'chmod 0 sub',
      expect.arrayContaining([expect.stringMatching(/^sub\/.*denied/)]),
    ],
    ['a new folder', before, 'mkdir new; echo x > new/x; chmod 0 new', ['new/ (Permission denied)']],
    [
      'a folder whose names can be read, but not its files',
      before,
      'chmod 600 sub',
      [expect.stringMatching(/^sub\/.*denied/)],
    ],
    ['the workspace', before, 'chmod 0 .', expect.stringContaining('permission denied')],
    [
      'but not what could not be read before the target ran',
      'echo one > a; chmod 0 a; mkdir d; chmod 0 d',
      'echo b > b',
      [],
    ],
  ];

  test('whatever it is', () => {
    using folder = aFolder();
    const scripts = cases.map(([, before, after]) => JSON.stringify([before, after]));
    const said: unknown[] = JSON.parse(printedAsUser(script, [folder.path, ...scripts]));
    expect(cases.map(([what], at) => [what, said[at]])).toEqual(
      cases.map(([what, , , unreadable]) => [what, unreadable]),
    );
  });
});
