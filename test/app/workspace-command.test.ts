import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locks } from '../../src/platform/files/locks.ts';
import { cacheFolders, notesOf } from '../../src/workspaces/cache-folders.ts';
import { Marks } from '../../src/workspaces/marks.ts';
import { trees as realTrees } from '../../src/workspaces/trees/trees.ts';
import { parsed } from '../support/command-line.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { aProject } from '../support/project.ts';
import { evaluated } from './evaluated.ts';
import { perform } from './perform.ts';

const suite = (url: string) =>
  `workspace: {repos: [{path: lib, repo: "${url}"}]}\ntests: [{id: a, input: hi, assertions: [{type: contains, value: done}]}]`;
const targets = "targets: [{name: default, provider: cli, command: 'echo done'}]\n";

async function prepared(data: string) {
  using remote = aRemote({ a: '1' });
  const files = { '.agentv/targets.yaml': targets, 'evals/a.eval.yaml': suite(remote.url) };
  await evaluated(files, {}, { AGENTV_DATA_DIR: data });
  return remote.url;
}

async function command(data: string, words: readonly string[]) {
  const { exitCode, stdout, stderr } = await perform({ folder: process.cwd() }, ['workspace', ...words], {
    AGENTV_DATA_DIR: data,
  });
  return { exitCode, text: (stdout + stderr).trimEnd() };
}

describe('eval-action workspace', () => {
  test('lists slots and mirrors with their sizes, and removes them', async () => {
    using data = aFolder();
    const url = await prepared(data.path);
    const { text } = await command(data.path, ['list', '--json']);
    const { items, bytes } = JSON.parse(text);
    expect(items.map(({ kind, inUse }: { kind: string; inUse: boolean }) => [kind, inUse])).toEqual([
      ['slot', false],
      ['mirror', false],
    ]);
    expect(items[0].repositories).toEqual([url]);
    // The folders themselves, which hold what is listed, take a block each.
    const du = execFileSync('du', ['-s', '-B1', join(data.path, 'eval-action')], { encoding: 'utf8' });
    expect(bytes).toBeGreaterThan(0.7 * Number.parseInt(du, 10));
    expect(bytes).toBeLessThanOrEqual(Number.parseInt(du, 10));
    expect((await command(data.path, ['clean'])).text).toMatch(/Removed: 2,/);
    expect((await command(data.path, ['list'])).text).toBe('There are no workspaces and no repositories.');
  });

  test('removes only what was made from the repository that is named', async () => {
    using data = aFolder();
    const [one] = [await prepared(data.path), await prepared(data.path)];
    expect((await command(data.path, ['clean', '--repo', one])).text).toMatch(/Removed: 2,/);
    expect((await command(data.path, ['list'])).text).toMatch(/Kept: 2,/);
  });

  test('leaves what a run is using', async () => {
    using data = aFolder();
    await prepared(data.path);
    const pool = join(data.path, 'eval-action', 'pool');
    const slot = join(pool, readdirSync(pool)[0] ?? '', 'slot-0');
    await using _lock = await locks.tryHold(`${notesOf(slot, cacheFolders(data.path))}.lock`);
    expect((await command(data.path, ['list'])).text).toMatch(/slot .*in use/);
    await command(data.path, ['clean']);
    expect(existsSync(slot)).toBe(true);
  });

  test('removes what was last of use long ago, or longest ago until the rest is small enough', async () => {
    using data = aFolder();
    await prepared(data.path);
    expect((await command(data.path, ['clean', '--older-than', '1h'])).text).toBe('There is nothing to remove.');
    expect((await command(data.path, ['clean', '--max-size', '1gb'])).text).toBe('There is nothing to remove.');
    age(data.path, 2);
    expect((await command(data.path, ['clean', '--older-than', '1h'])).text).toMatch(/^mirror .*\nRemoved: 1,/);
    expect((await command(data.path, ['clean', '--max-size', '0kb'])).text).toMatch(/^slot .*\nRemoved: 1,/);
    expect(readdirSync(cacheFolders(data.path).state)).toEqual([]);
  });

  test('leaves the mirror that another run reads', async () => {
    using data = aFolder();
    await prepared(data.path);
    const { mirrors } = cacheFolders(data.path);
    const [name = ''] = readdirSync(mirrors).filter((each) => !each.includes('.'));
    await new Marks({ locks, trees: realTrees, newId: () => 'other' }).set(join(mirrors, name));
    expect((await command(data.path, ['clean'])).text).toMatch(/^slot .*\nRemoved: 1,/);
  });

  test.each([
    ['list', '--repo', 'x'],
    ['list', '--max-size', '1gb'],
    ['clean', 'evals'],
    ['clean', '--used-by'],
    ['deps', '--older-than', '1d'],
  ])('refuses what would mean nothing: %s %s', async (...words) => {
    await expect(parsed('workspace', ...words.filter((word) => word !== undefined))).rejects.toThrow(/does not accept/);
  });

  test('names the repositories that suites need, and the suites', async () => {
    using project = aProject({
      'evals/a.eval.yaml': suite('https://someone:secret@host/x.git'),
      'evals/b.eval.yaml': `workspace: {repos: [{path: l, repo: acme/lib, commit: v1, ancestor: 2, sparse: [s]}]}\n${suite('https://host/x.git').split('\n')[1]}`,
    });
    const { stdout } = await perform(project, ['workspace', 'deps', 'evals', '--used-by', '--json']);
    expect(JSON.parse(stdout).repos).toEqual([
      { url: 'https://github.com/acme/lib.git', ref: 'v1', sparse: ['s'], ancestor: 2, used_by: ['evals/b.eval.yaml'] },
      { url: 'https://host/x.git', ref: 'HEAD', used_by: ['evals/a.eval.yaml'] },
    ]);
    const plain = await perform(project, ['workspace', 'deps', 'evals']);
    expect(plain.stdout).toBe('https://github.com/acme/lib.git v1~2\nhttps://host/x.git HEAD\n');
  });
});

/** Makes mirrors look as if they had last been of use so many days ago. */
function age(data: string, days: number): void {
  const folder = cacheFolders(data).mirrors;
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.used.json'))) {
    const note = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    writeFileSync(join(folder, name), JSON.stringify({ ...note, usedAt: Date.now() - days * 86_400_000 }));
  }
}
