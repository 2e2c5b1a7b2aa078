import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createScripts, type Interpreters } from '../../../src/platform/process/scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A folder of `PATH` with programs of these names. */
function aPath(...names: readonly string[]): string {
  const path = mkdtempSync(join(folder, 'bin-'));
  for (const name of names) {
    writeFileSync(join(path, name), '#!/bin/sh\n');
    chmodSync(join(path, name), 0o755);
  }
  return path;
}

const machine = (more: Partial<Interpreters> = {}) =>
  createScripts({
    node: { path: '/opt/node', typescript: ['--types'] },
    preload: undefined,
    searchPath: '',
    platform: 'linux',
    ...more,
  });

const QUIET = ['--disable-warning=ExperimentalWarning', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];

describe('JavaScript and TypeScript', () => {
  test.each(['.js', '.mjs'])('%s is started with the Node that runs us', async (ending) => {
    expect(await machine().starter(ending)).toEqual({ kind: 'found', command: ['/opt/node', ...QUIET] });
  });

  test.each(['.ts', '.mts'])('%s too, where that Node reads it', async (ending) => {
    expect(await machine().starter(ending)).toEqual({ kind: 'found', command: ['/opt/node', ...QUIET, '--types'] });
  });

  test('a module is loaded before, where there is one', async () => {
    const found = await machine({ preload: 'file:///a.js' }).starter('.mjs');
    expect(found).toEqual({ kind: 'found', command: ['/opt/node', ...QUIET, '--import', 'file:///a.js'] });
  });

  test.each<[string, string[], string[]]>([
    ['tsx, with the module', ['bun', 'tsx'], ['tsx', '--import', 'file:///a.js']],
    ['else bun', ['bun'], ['bun', 'run']],
  ])('an older Node leaves TypeScript to %s', async (_, names, command) => {
    const node = { path: '/opt/node', typescript: undefined };
    const older = machine({ node, preload: 'file:///a.js', searchPath: aPath(...names) });
    expect(await older.starter('.ts')).toEqual({ kind: 'found', command });
  });

  test('and without either says what to do', async () => {
    const older = machine({ node: { path: '/opt/node', typescript: undefined }, searchPath: aPath('node') });
    expect(await older.starter('.ts')).toEqual({
      kind: 'none',
      missing: 'anything that runs TypeScript',
      hint: expect.stringContaining('22.18'),
    });
  });
});

describe('other languages', () => {
  test.each<[string, string[], string[]]>([
    ['.py', ['python3', 'python'], ['python3']],
    ['.py', ['python'], ['python']],
    ['.sh', ['sh'], ['sh']],
    ['.sh', ['sh', 'bash'], ['bash']],
  ])('%s with %j on PATH', async (ending, names, command) => {
    const searchPath = [aPath(), aPath(...names)].join(delimiter);
    expect(await machine({ searchPath }).starter(ending)).toEqual({ kind: 'found', command });
  });

  test('a folder, or a file that cannot be run, is no interpreter', async () => {
    const path = aPath();
    mkdirSync(join(path, 'python3'));
    writeFileSync(join(path, 'python'), '');
    expect(await machine({ searchPath: path }).starter('.py')).toMatchObject({ kind: 'none', missing: 'Python' });
  });

  test('Windows has other endings', async () => {
    const windows = machine({ platform: 'win32', searchPath: aPath('python.exe') });
    expect(await windows.starter('.py')).toEqual({ kind: 'found', command: ['python'] });
  });

  test('an ending that no program runs', async () => {
    expect(await machine().starter('.rb')).toMatchObject({ kind: 'none', missing: expect.stringContaining('.rb') });
  });
});
