import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '../support/git-remote.ts';
import { performed, startProcess } from '../support/performed.ts';
import { aProject } from '../support/project.ts';
import { projectNode } from '../support/repository.ts';

/** A process with the signal handlers of a run that does `work`, is told to stop and does not. Its seconds are short. */
async function stopped(work: string) {
  const runtime = new URL('../../src/runner/pipeline/runtime.ts', import.meta.url).href;
  const code = `const wait = globalThis.setTimeout;
    globalThis.setTimeout = (then, ms) => wait(then, ms / 25);
    const { realRuntime } = await import(${JSON.stringify(runtime)});
    realRuntime({ info() {}, warn() {}, error: (text) => console.error(text) });
    console.log('waits');
    ${work}`;
  const { child, ended } = startProcess([projectNode, '--input-type=module', '-e', code], { cwd: '/', env: {} });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const { exitCode, stderr } = await ended;
  return { exitCode, signal: child.signalCode, stderr };
}

const WHY = 'An operation did not finish within 5 s after SIGINT, so the process exits\n';

test('a cancelled process exits after 5 s, whatever it waits for', async () => {
  const ended = await stopped('await new Promise((resolve) => setTimeout(resolve, 1_000_000));');
  expect(ended).toEqual({ exitCode: 2, signal: null, stderr: WHY });
});

test('a cancelled process ends after 5 s although a call to the file system never returns', async () => {
  using folder = aFolder();
  const pipe = join(folder.path, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const ended = await stopped(`await (await import('node:fs/promises')).open(${JSON.stringify(pipe)}, 'r');`);
  expect(ended).toEqual({ exitCode: null, signal: 'SIGKILL', stderr: WHY });
});

test('a folder for results in a file system that refuses it is an error at once', async () => {
  using project = aProject({
    'a.eval.yaml': 'tests: [{ id: one, input: hello, assertions: [{ type: contains, value: hello }] }]\n',
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "printf %s {PROMPT}" }]\n',
  });
  const { exitCode, stderr } = await performed('cli', {
    args: ['run', 'a.eval.yaml', '-o', '/proc/x/y'],
    cwd: project.folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: project.folder },
  });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Cannot write /proc/x/y')]);
});
