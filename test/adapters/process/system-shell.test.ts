import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { quoted, startSystemShell } from '../../../src/adapters/process/system-shell.ts';
import { aFolder } from '../../support/git-remote.ts';
import { survivors } from '../../support/processes.ts';

const { signal } = new AbortController();
const options = { path: '/usr/bin:/bin', timeoutMs: 20_000 };

/** Writes its own number into a file, and then stays. */
const staying = (file: string) => `sh -c ${quoted(`echo $$ > ${quoted(file)}; exec sleep 100`)}`;

async function numberIn(file: string): Promise<number> {
  for (let tries = 0; tries < 500; tries += 1) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (text.endsWith('\n')) return Number(text);
    await sleep(20);
  }
  throw new Error('It was not started');
}

describe('a shell of the system’s', () => {
  test('says what was printed and how it ended, one command after the other', async () => {
    const shell = startSystemShell(options);
    expect(await shell.run(`printf %s ${quoted("it's $HOME")}`, [signal])).toEqual({
      printed: Buffer.from("it's $HOME"),
      status: 0,
    });
    expect(await shell.run('(exit 3)', [signal])).toEqual({ printed: Buffer.alloc(0), status: 3 });
    // It has nothing of ours to read, nor of what tells it that we are there.
    expect((await shell.run('cat <&4', [signal]))?.status).toBeGreaterThan(0);
  });

  test('leaves nobody who works on when somebody ends it', async () => {
    using folder = aFolder();
    const file = join(folder.path, 'number');
    const shell = startSystemShell(options);
    const running = shell.run(`echo $$ > ${quoted(`${file}.shell`)}; ${staying(file)}`, [signal]);
    const stays = await numberIn(file);
    process.kill(await numberIn(`${file}.shell`), 'SIGKILL');
    expect(await running).toBeUndefined();
    expect(await survivors([stays])).toEqual([]);
  });

  test('leaves nobody who works on when we are ended', async () => {
    using folder = aFolder();
    const file = join(folder.path, 'number');
    const source = new URL('../../../src/adapters/process/system-shell.ts', import.meta.url).href;
    const script = `const { startSystemShell } = await import(${JSON.stringify(source)});
await startSystemShell(${JSON.stringify(options)}).run(${JSON.stringify(staying(file))}, []);`;
    const us = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    const stays = await numberIn(file);
    us.kill('SIGKILL');
    await once(us, 'exit');
    expect(await survivors([stays])).toEqual([]);
  });
});
