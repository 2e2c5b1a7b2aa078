/** What a target changed is told in two ways: from what the workspace was copied from, or from what git saw in it. */
import { describe, expect, test } from 'vitest';
import { sample } from '../support/exhaustive.ts';
import { aRemote } from '../support/git-remote.ts';
import { ask, runSuite, suite } from './workspace-suites.ts';

const rename = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join('');

/** What each script changed in a workspace with two repositories; a hook that does nothing may have changed something. */
async function changesOf(scripts: readonly string[], withHook: boolean): Promise<(string | undefined)[]> {
  using one = aRemote({
    'a.txt': 'one\ntwo\n',
    'b.txt': rename,
    'src/deep/c.txt': 'c\n',
    'run.sh': 'true\n',
    '.gitignore': 'ignored*\n',
    'lines.txt': 'x\r\ny\r\n',
  });
  using other = aRemote({ 'o.txt': 'o\n' });
  const repos = `repos: [{path: lib, repo: "${one.url}"}, {path: more/other, repo: "${other.url}"}]`;
  return await changesIn(repos, scripts, withHook, { workers: String(scripts.length) });
}

async function changesIn(workspace: string, scripts: readonly string[], withHook: boolean, given = {}) {
  const hooks = withHook ? ', hooks: {before_each: {command: ["true"]}}' : '';
  const tests = scripts.map((script, index) => ask(`t${index}`, `${script}; echo done`));
  const { result } = await runSuite(suite(`{${workspace}${hooks}}`, ...tests), { given });
  return scripts.map((_, index) => result(`t${index}`).fileChanges);
}

const SCRIPTS: readonly (readonly [what: string, script: string])[] = [
  ['nothing', 'true'],
  ['a file that was written again as it was', 'cp lib/a.txt x; cat x > lib/a.txt; rm x'],
  ['a line', 'echo three >> lib/a.txt'],
  ['files in both repositories and beside them', 'echo 1 >> lib/a.txt; echo 2 > more/other/n.txt; echo 3 > n.txt'],
  ['a file that goes', 'rm lib/a.txt'],
  ['a file that gets another name', 'mv lib/b.txt lib/src/moved.txt'],
  ['a file that is copied', 'cp lib/b.txt lib/copy.txt'],
  ['a file that may be run', 'chmod +x lib/run.sh'],
  ['a link for a file', 'ln -sf b.txt lib/a.txt'],
  ['a link for a folder', 'rm -rf lib/src; ln -s . lib/src'],
  ['a folder for a file', 'rm lib/a.txt; mkdir lib/a.txt; echo x > lib/a.txt/x'],
  ['a file for a folder', 'rm -rf lib/src; echo x > lib/src'],
  ['a pipe for a file', 'rm lib/a.txt; mkfifo lib/a.txt'],
  ['files that git ignores', 'echo x > lib/ignored.txt; mkdir lib/ignored; echo x > lib/ignored/x'],
  ['files that git ignores, and one that it does not', 'echo x > lib/ignored.txt; echo x > lib/seen.txt'],
  ['what git ignores, and a file of before', 'echo a.txt >> lib/.gitignore; echo x >> lib/a.txt'],
  ['what git no longer ignores', 'echo x > lib/ignored.txt; : > lib/.gitignore'],
  ['attributes', 'echo "* text" > lib/.gitattributes; echo z >> lib/lines.txt'],
  ['bytes that are no text', "printf '\\000\\001' > lib/bin"],
  ['odd names', 'echo x > "lib/a b"; echo x > "lib/:(top)*"; echo x > "lib/[a]"; printf x > "$(printf \'lib/\\377\')"'],
  ['a commit', 'cd lib; git add -A; git -c user.name=x -c user.email=x@x commit -qm x --allow-empty; echo y >> b.txt'],
  ['a repository of its own', 'mkdir lib/new; cd lib/new; git init -q; echo x > x'],
  ['a repository in a folder that was there', 'cd lib/src; git init -q; echo x >> deep/c.txt'],
  ['no repository any more', 'rm -rf lib/.git; echo x >> lib/a.txt'],
  ['a whole repository', 'rm -rf lib'],
  ['a link for a repository', 'mv lib gone; ln -s gone lib'],
  ['everything', 'W=$PWD; cd /; rm -rf "$W"'],
  ['very many files', 'cd lib; for i in $(seq 700); do echo x > n$i; done'],
];

describe('changes of a target are reported equally, whether another target may have been there before it or not', () => {
  test('for every change', async () => {
    const tried = sample(SCRIPTS, 7);
    const scripts = tried.map(([, script]) => script);
    const [plain, hooked] = [await changesOf(scripts, false), await changesOf(scripts, true)];
    for (const [index, [what]] of tried.entries()) expect([what, plain[index]]).toEqual([what, hooked[index]]);
    expect(plain.filter((changes) => changes !== undefined).length).toBeGreaterThan(tried.length / 2);
  }, 120_000);

  test('and for several tests in one folder', async () => {
    const ignoring = 'echo b.txt >> lib/.gitignore; echo 2 >> lib/a.txt';
    const scripts = ['echo 1 >> lib/a.txt', 'true', 'rm lib/b.txt', ignoring];
    using remote = aRemote({ 'a.txt': 'one\n', 'b.txt': 'b\n' });
    const inOneFolder = (withHook: boolean) =>
      changesIn(`mode: temp, repos: [{path: lib, repo: "${remote.url}"}]`, scripts, withHook);
    expect(await inOneFolder(false)).toEqual(await inOneFolder(true));
  }, 60_000);
});
