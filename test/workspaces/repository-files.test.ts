import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { realRuntime, unstoppable } from '../../src/runner/pipeline/runtime.ts';
import { CheckoutFiles } from '../../src/workspaces/git-tree.ts';
import { firstCommit, initRepository } from '../support/git-remote.ts';
import { aProject, type Project } from '../support/project.ts';

const git = ({ folder }: Project, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: folder, stdio: 'pipe' });

function aCheckout(files: Readonly<Record<string, string>>, link?: readonly [path: string, to: string]): Project {
  const project = aProject({});
  firstCommit(project.folder, files);
  if (link === undefined) return project;
  symlinkSync(link[1], join(project.folder, link[0]));
  git(project, 'add', '-A');
  git(project, 'commit', '-qm', 'link');
  return project;
}

const opened = ({ folder }: Project) =>
  CheckoutFiles.open({ root: folder, runtime: realRuntime({ info() {}, warn() {}, error() {} }, unstoppable()) });

async function digest(project: Project, ...paths: string[]): Promise<string | undefined> {
  return (await opened(project))?.digestOf(paths);
}

describe('the files of a checkout', () => {
  test('are those that git does not ignore, committed or not', async () => {
    using project = aCheckout({ 'a.txt': 'a', '.gitignore': '*.log\n', 'ö ü.txt': 'o' });
    project.write('new/b.txt', 'b');
    project.write('new/c.log', 'c');
    expect((await opened(project))?.paths).toEqual(['.gitignore', 'a.txt', 'new/b.txt', 'ö ü.txt']);
  });

  test('have the same digest in another checkout, whatever their line breaks, and another one when they differ', async () => {
    using here = aCheckout({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    using there = aCheckout({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    const before = await digest(here, 'a.txt', 'b.txt');
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    expect(await digest(there, 'b.txt', 'a.txt')).toBe(before);
    expect(await digest(here, 'a.txt')).not.toBe(before);
    here.write('a.txt', 'c\n');
    there.write('a.txt', 'c\r\n');
    const changed = await digest(here, 'a.txt');
    expect(changed).not.toBe(before);
    expect(await digest(there, 'a.txt')).toBe(changed);
    rmSync(join(here.folder, 'a.txt'));
    expect(await digest(here, 'a.txt', 'b.txt')).toBe(await digest(there, 'b.txt'));
  });

  test('are not known where a link leads, nor in the middle of a merge, nor in a repository in this one', async () => {
    using outside = aProject({ 'secret.txt': 'secret' });
    using project = aCheckout({ 'a.txt': 'a', 'b.txt': 'b' }, ['link', join(outside.folder, 'secret.txt')]);
    const committed = await digest(project, 'link');
    expect(committed).toBeDefined();
    outside.write('secret.txt', 'another');
    expect(await digest(project, 'link')).toBe(committed);
    rmSync(join(project.folder, 'a.txt'));
    symlinkSync(join(outside.folder, 'secret.txt'), join(project.folder, 'a.txt'));
    expect(await digest(project, 'a.txt')).toBeUndefined();
    expect(await digest(project, 'b.txt')).toBeDefined();

    initRepository(join(project.folder, 'inner'));
    project.write('inner/x.txt', 'x');
    expect((await opened(project))?.paths).toContain('inner/');
    expect(await digest(project, 'inner/')).toBeUndefined();

    using torn = aCheckout({ 'a.txt': 'a' });
    for (const branch of ['one', 'two']) {
      git(torn, 'checkout', '-qb', branch, 'main');
      torn.write('a.txt', branch);
      git(torn, 'commit', '-qam', branch);
    }
    expect(() => git(torn, 'merge', 'one')).toThrow();
    expect(await opened(torn)).toBeUndefined();
  });

  test('are not known without git, nor after an unusual number of changes', async () => {
    using plain = aProject({ 'a.txt': 'a' });
    expect(await opened(plain)).toBeUndefined();
    using project = aCheckout({ 'a.txt': 'a' });
    const names = Array.from({ length: 2_001 }, (_, index) => `many/${index}.txt`);
    for (const name of names) project.write(name, name);
    expect(await digest(project, ...names.slice(1))).toBeDefined();
    expect(await digest(project, ...names)).toBeUndefined();
  });
});
