import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { definitionFiles, placeIn } from '../../src/app/definition-files.ts';
import { realWorld, unstoppable } from '../../src/app/world.ts';
import { aProject } from '../support/project.ts';

const { files } = realWorld({ info() {}, warn() {}, error() {} }, unstoppable());

test('files have the contents of the other tree, and the places of this one', async () => {
  using here = aProject({ 'evals/a.yaml': 'now', 'evals/new.yaml': 'now', 'AGENTS.md': 'now', 'x/only.txt': 'now' });
  using there = aProject({ 'evals/a.yaml': 'before', 'evals/gone.yaml': 'before', 'AGENTS.md': 'before' });
  const at = (path: string) => join(here.folder, path);
  const isOfHere = (path: string) => path === at('AGENTS.md');
  const both = definitionFiles(files, { here: here.folder, there: there.folder, isOfHere });
  expect(await both.read(at('evals/a.yaml'), 100)).toBe('before');
  expect(Buffer.from(await both.readBytes(at('evals/gone.yaml'), 100)).toString()).toBe('before');
  expect(await both.read(at('AGENTS.md'), 100)).toBe('now');
  expect(await both.state(at('evals/new.yaml'))).toBe('missing');
  expect(await both.glob(['**/*.yaml'], { cwd: here.folder })).toEqual([at('evals/a.yaml'), at('evals/gone.yaml')]);
  expect(await both.glob([`${here.folder}/evals/*.yaml`, `!${at('evals/gone.yaml')}`], { cwd: here.folder })).toEqual([
    at('evals/a.yaml'),
  ]);
  expect(await both.realPath(at('evals/a.yaml'))).toBe(await files.realPath(at('evals/a.yaml')));
});

test('a link of the other tree that leads out of it leads out of this one, and what lies elsewhere is as it is', async () => {
  using here = aProject({ 'a.txt': 'now' });
  using there = aProject({ 'a.txt': 'before' });
  using elsewhere = aProject({ 'secret.txt': 'secret' });
  const secret = join(elsewhere.folder, 'secret.txt');
  symlinkSync(secret, join(there.folder, 'link.txt'));
  const both = definitionFiles(files, { here: here.folder, there: there.folder, isOfHere: () => false });
  expect(await both.realPath(join(here.folder, 'link.txt'))).toBe(await files.realPath(secret));
  expect(await both.read(secret, 100)).toBe('secret');
});

test.each([
  ['/a/b/c', '/a/b', '/x', '/x/c'],
  ['/a/b', '/a/b', '/x', '/x'],
  ['/a/bc', '/a/b', '/x', '/a/bc'],
  ['/a/b/..c', '/a/b', '/x', '/x/..c'],
])('%s, seen from %s, is in %s at %s', (path, from, to, place) => {
  expect(placeIn(path, from, to)).toBe(place);
});
