/** Repositories with repositories inside: real git, from mirrors. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Failure } from '../../src/model/run/outcome.ts';
import { MAX_LEVELS, MAX_SUBMODULES } from '../../src/workspaces/repositories/submodules.ts';
import { aFolder, aRemote, type GitRemote } from '../support/git-remote.ts';
import { ask, runSuite, suite } from './workspace-suites.ts';

/** One run of one test with a repository at `lib`. */
async function aRun(data: string, { url }: GitRemote, script: string, { of = '', workspace = '' } = {}) {
  const text = suite(`{repos: [{path: lib, repo: "${url}"${of}}]${workspace}}`, ask('a', script));
  const { run, result } = await runSuite(text, { data });
  const { output, fileChanges } = result('a');
  const { failure } = result('a') as { failure?: Failure };
  return { output, fileChanges, failure, warnings: run.warnings.map(({ message }) => message) };
}

/** Commits a submodule as `git submodule add` does. */
function addSubmodule(
  parent: GitRemote,
  path: string,
  child: GitRemote,
  { url, more = '' }: { url?: string; more?: string } = {},
) {
  const address = url ?? `../${basename(child.folder)}`;
  const known = existsSync(join(parent.folder, '.gitmodules'))
    ? readFileSync(join(parent.folder, '.gitmodules'), 'utf8')
    : '';
  const module = `[submodule "${path}"]\n\tpath = ${path}\n\turl = ${address}\n${more}`;
  parent.commit({ '.gitmodules': `${known}${module}` }, { [path]: child.head });
}

function aFamily() {
  const [parent, child, grandchild] = [
    aRemote({ 'a.txt': 'one\n' }),
    aRemote({ 'b.txt': 'b\n' }),
    aRemote({ 'c.txt': 'c\n' }),
  ];
  addSubmodule(child, 'deep/c', grandchild);
  addSubmodule(parent, 'sub', child);
  return {
    parent,
    child,
    [Symbol.dispose]() {
      for (const each of [parent, child, grandchild]) each[Symbol.dispose]();
    },
  };
}

const LOOK =
  'cat lib/sub/b.txt lib/sub/deep/c/c.txt; (cd lib && git status --short && git -C sub rev-parse HEAD); echo done';

describe('submodules', () => {
  test('are checked out at the commits that the repository names, theirs too, and are part of the diff', async () => {
    using data = aFolder();
    using family = aFamily();
    const commit = family.child.head;
    family.child.commit({ 'b.txt': 'newer\n' });
    const first = await aRun(
      data.path,
      family.parent,
      `${LOOK}; echo x >> lib/sub/b.txt; touch lib/sub/deep/new; echo z > lib/a.txt`,
    );
    expect(first).toMatchObject({ failure: undefined, output: `b\nc\n${commit}\ndone\n`, warnings: [] });
    expect(first.fileChanges).toMatch(/Submodule lib contains .*-one\n\+z\n/s);
    expect(first.fileChanges).toMatch(/Submodule lib\/sub contains .* b\n\+x\n.*b\/lib\/sub\/deep\/new/s);
    expect(first.fileChanges).not.toContain('160000');
    const next = await aRun(data.path, family.parent, `${LOOK}; cd lib && git status --short --ignored`);
    expect(next).toMatchObject({ output: `b\nc\n${commit}\ndone\n`, fileChanges: undefined });
  });

  test('are as new after what an agent does to them, and nothing of it is run by us', async () => {
    using data = aFolder();
    using family = aFamily();
    const fire = `touch ${data.path}/fired`;
    const harm = [
      'sleep 1; cd lib/sub; echo other > b.txt; git -c user.name=x -c user.email=x@x commit -qam other',
      `git config core.fsmonitor '${fire}'; git config filter.x.smudge '${fire}; cat'; echo '* filter=x' > .gitattributes`,
      `printf '#!/bin/sh\\n${fire}\\n' > .git/hooks/post-checkout; chmod +x .git/hooks/post-checkout`,
      'rm -r deep/c; ln -s .. deep/c; mkfifo .gitmodules; git config --file ../.gitmodules submodule.sub.url ../nowhere',
      `find ${data.path}/eval-action/state -name config | while read -r file; do printf '[core]\\n\\tfsmonitor = ${fire}\\n' >> "$file"; done`,
      // Git of the agent obeys the settings; ours must not.
      `rm -f ${data.path}/fired; echo done`,
    ];
    const attack = await aRun(data.path, family.parent, `mkdir -p lib/sub/.git/hooks; ${harm.join('; ')}`);
    expect(attack).toMatchObject({ output: 'done\n' });
    const next = await aRun(data.path, family.parent, `${LOOK}; git -C lib/sub status --short --ignored`);
    expect(next).toMatchObject({ output: expect.stringMatching(/^b\nc\n[0-9a-f]+\ndone\n$/), failure: undefined });
    expect(existsSync(join(data.path, 'fired'))).toBe(false);
  });

  test('follow the branch of their repository', async () => {
    using data = aFolder();
    using family = aFamily();
    await aRun(data.path, family.parent, LOOK);
    family.child.commit({ 'b.txt': 'newer\n' });
    family.parent.commit({}, { sub: family.child.head });
    expect((await aRun(data.path, family.parent, LOOK)).output).toMatch(/^newer\nc\n.*done\n$/s);
  });

  test('that a sparse checkout leaves out, or that are not to be updated, are not fetched', async () => {
    using data = aFolder();
    using parent = aRemote({ 'src/a': 'x', 'docs/b': 'y' });
    using child = aRemote({ 'b.txt': 'b\n' });
    addSubmodule(parent, 'docs/sub', child, { url: '../nowhere' });
    addSubmodule(parent, 'src/never', child, { url: '../nowhere', more: '\tupdate = none\n' });
    const found = await aRun(data.path, parent, 'ls lib lib/src lib/src/never; echo done', { of: ', sparse: [src]' });
    expect(found).toMatchObject({
      output: 'lib:\nsrc\n\nlib/src:\na\nnever\n\nlib/src/never:\ndone\n',
      failure: undefined,
    });
  });

  test('are cloned into a folder of the user, too', async () => {
    using data = aFolder();
    using family = aFamily();
    const workspace = `, mode: static, path: ${join(data.path, 'own')}`;
    const { output } = await aRun(data.path, family.parent, LOOK, { workspace });
    expect(output).toMatch(/^b\nc\n.*done\n$/s);
  });

  test('that cannot be fetched are errors of the workspace, which name them', async () => {
    using data = aFolder();
    using parent = aRemote({ 'a.txt': 'one\n' });
    using child = aRemote({ 'b.txt': 'b\n' });
    addSubmodule(parent, 'sub', child, { url: '../nowhere' });
    const { failure } = await aRun(data.path, parent, LOOK);
    expect(failure).toMatchObject({ class: 'workspace', reason: 'clone_error' });
    expect(failure?.message).toMatch(/^The submodule at "lib\/sub": Cannot fetch file:.*nowhere/);
  });

  test('with addresses that a suite could not name stay empty folders, with a warning', async () => {
    using data = aFolder();
    using parent = aRemote({ 'a.txt': 'one\n' });
    using child = aRemote({ 'b.txt': 'b\n' });
    const trap = join(data.path, 'trap');
    addSubmodule(parent, 'sub', child, { url: `"ext::sh -c touch% ${trap}"` });
    const found = await aRun(data.path, parent, 'ls lib/sub; echo done');
    expect(found).toMatchObject({ output: 'done\n', failure: undefined });
    expect(found.warnings).toEqual([
      expect.stringMatching(/The submodule "sub" of file:.* stays an empty folder: .*ext::/),
    ]);
    expect(existsSync(trap)).toBe(false);
  });

  test('have a limit, across and down', async () => {
    using data = aFolder();
    using wide = aRemote({ 'a.txt': 'one\n' });
    using deep = aRemote({ 'a.txt': 'one\n' });
    const modules = Array.from(
      { length: MAX_SUBMODULES + 1 },
      (_, index) => `[submodule "s${index}"]\n\tpath = s${index}\n\turl = ../x\n`,
    );
    wide.commit({ '.gitmodules': modules.join('') });
    for (let level = 0; level <= MAX_LEVELS; level += 1) addSubmodule(deep, 'sub', deep);
    for (const remote of [wide, deep]) {
      const { failure } = await aRun(data.path, remote, 'echo done');
      expect(failure?.message).toMatch(/has more than 100 submodules, 10 levels deep$/);
    }
  });
});
