import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workspaceCommand } from '../../src/app/commands/workspace.ts';
import { parseArgv } from '../../src/app/inputs-argv.ts';
import { realWorld, unstoppable } from '../../src/app/world.ts';
import { locks } from '../../src/edges/locks.ts';
import type { Terminal } from '../../src/edges/terminal.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { evaluated } from './evaluated.ts';

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
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const asked = parseArgv(['workspace', ...words], print);
  if (asked.kind !== 'workspace') throw new Error('Another command was understood');
  const world = { ...realWorld({ info() {}, warn() {}, error() {} }, unstoppable()), env: { AGENTV_DATA_DIR: data } };
  const terminal = { colour: false, width: 100, print, complain: print, status: () => {} } satisfies Terminal;
  const exitCode = await workspaceCommand(asked, world, terminal);
  return { exitCode, text: printed.join('\n') };
}

describe('eval-action workspace', () => {
  test('lists slots, trees and mirrors with their sizes, and removes them', async () => {
    using data = aFolder();
    const url = await prepared(data.path);
    const { text } = await command(data.path, ['list', '--json']);
    const { items, bytes } = JSON.parse(text);
    expect(items.map(({ kind, inUse }: { kind: string; inUse: boolean }) => [kind, inUse])).toEqual([
      ['slot', false],
      ['tree', false],
      ['mirror', false],
    ]);
    expect(items[0].repositories).toEqual([url]);
    expect(bytes).toBeGreaterThan(0);
    expect((await command(data.path, ['clean'])).text).toMatch(/Removed: 3,/);
    expect((await command(data.path, ['list'])).text).toBe('Nothing is kept.');
  });

  test('removes only what was made from the repository that is named', async () => {
    using data = aFolder();
    const [one] = [await prepared(data.path), await prepared(data.path)];
    expect((await command(data.path, ['clean', '--repo', one])).text).toMatch(/Removed: 3,/);
    expect((await command(data.path, ['list'])).text).toMatch(/Kept: 3,/);
  });

  test('leaves what a run is using', async () => {
    using data = aFolder();
    await prepared(data.path);
    const pool = join(data.path, 'eval-action', 'pool');
    const slot = join(pool, readdirSync(pool)[0] ?? '', 'slot-0');
    await using _lock = await locks.tryHold(`${slot}.lock`);
    expect((await command(data.path, ['list'])).text).toMatch(/slot .*in use/);
    await command(data.path, ['clean']);
    expect(existsSync(slot)).toBe(true);
  });
});
