/**
 * Installs the pinned tools, unless they are there. It takes half a minute, in which other tests run: those of the tools wait
 * for it (`tools.ts`).
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { projectNode } from '../support/repository.ts';

const folder = import.meta.dirname;
const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
const installed = join(folder, 'node_modules', '.installed');

declare module 'vitest' {
  interface ProvidedContext {
    /** Written when the installation has ended: `ready`, or why it failed. */
    engines: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const state = join(folder, 'node_modules.state');
  provide('engines', state);
  const wasInstalled = (() => {
    try {
      return readFileSync(installed, 'utf8') === lock;
    } catch {
      return false;
    }
  })();
  if (wasInstalled) {
    writeFileSync(state, 'ready');
    return async () => rmSync(state, { force: true });
  }

  rmSync(state, { force: true });
  const child = spawn('npm', ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...process.env, PATH: `${dirname(projectNode)}:${process.env['PATH']}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      writeFileSync(state, `npm did not start: ${error.message}`);
      resolve();
    });
    child.once('close', (code) => {
      if (code === 0) writeFileSync(installed, lock);
      writeFileSync(state, code === 0 ? 'ready' : `npm ci of test/engines ended with exit code ${code}: ${said}`);
      resolve();
    });
  });
  return async () => {
    await ended;
    rmSync(state, { force: true });
  };
}
