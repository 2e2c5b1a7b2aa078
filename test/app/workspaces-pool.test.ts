/** Runs that want slots of one pool at once, and what a run that was killed leaves. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { cacheFolders } from '../../src/workspaces/cache-folders.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { survivors } from '../support/processes.ts';
import { keepsCompiled, program } from '../support/programs.ts';
import { aProject } from '../support/project.ts';
import { evaluated } from './evaluated.ts';

const targets = `targets: [{name: default, provider: cli, command: 'sh -c {PROMPT}'}]\n`;
const ask = (id: string, script: string): string =>
  `  - {id: ${id}, input: ${JSON.stringify(script)}, assertions: [{type: contains, value: done}]}\n`;
const oneSlot = { '.agentv/targets.yaml': targets, '.agentv/config.yaml': 'execution: {pool_slots: 1}\n' };
const suite = (url: string, tests: string, more = '') =>
  `workspace: {repos: [{path: lib, repo: "${url}"}]${more}}\ntests:\n${tests}`;

/** Says that it is there, and stays until it may go on, or everything is over. */
const stay = (here: string, go: string) =>
  ask('a', `touch ${here}; while [ -e ${here} ] && [ ! -e ${go} ]; do sleep 0.1; done; echo done`);

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await sleep(10);
};

/** A run of another process, and what it prints. */
function aRun(folder: string, data: string) {
  const args = [program('cli'), 'run', 'evals', '-o', 'out'];
  const env = { ...process.env, ...keepsCompiled(), AGENTV_DATA_DIR: data };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += String(text)));
  const ended = once(child, 'exit');
  const end = () => child.kill('SIGKILL');
  return { ended, end, said: () => printed, isOver: () => child.exitCode !== null, [Symbol.dispose]: () => void end() };
}

const statusesIn = (folder: string): string[] =>
  readFileSync(join(folder, 'out', 'index.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row).execution_status);

describe('a run that finds every slot of a pool in use', () => {
  test('works in a folder of its own, which is as new and goes with it', async () => {
    using data = aFolder();
    using remote = aRemote({ a: 'x\n' });
    const [here, go] = [join(data.path, 'here'), join(data.path, 'go')];
    using first = aProject({ ...oneSlot, 'evals/a.eval.yaml': suite(remote.url, stay(here, go)) });
    using holding = aRun(first.folder, data.path);
    await until(() => existsSync(here));
    const tests = ['a', 'b'].map((id) => ask(id, 'cat lib/a; pwd; echo done')).join('');
    const files = { ...oneSlot, 'evals/a.eval.yaml': suite(remote.url, tests) };
    const { run } = await evaluated(files, { workers: '1' }, { AGENTV_DATA_DIR: data.path, GITHUB_ACTIONS: 'true' });
    writeFileSync(go, '');
    await holding.ended;
    expect(statusesIn(first.folder)).toEqual(['ok']);
    const own = expect.stringMatching(/^x\n\S+\/workspaces\/\S+\/pooled-1\ndone\n$/);
    expect(run.results.map(({ output }) => output)).toEqual([own, own]);
    expect(readdirSync(cacheFolders(data.path).temp)).toEqual([]);
  }, 30_000);
});

describe('suites of one run that need the same pool', () => {
  const run = async (workers: string, hooks = '') => {
    using data = aFolder();
    using remote = aRemote({ a: 'x\n' });
    const tests = ['a', 'b'].map((id) => ask(id, 'cat lib/a; pwd; echo y >> lib/a; echo done')).join('');
    const files = {
      ...oneSlot,
      'evals/a.eval.yaml': suite(remote.url, tests, hooks.replaceAll('DATA', data.path)),
      'evals/b.eval.yaml': suite(remote.url, tests, hooks.replaceAll('DATA', data.path)),
    };
    const { run } = await evaluated(files, { workers }, { AGENTV_DATA_DIR: data.path });
    const log = join(data.path, 'log');
    return { run, log: existsSync(log) ? readFileSync(log, 'utf8') : '' };
  };

  test.each(['1', '4'])('have a folder each, with %s workers', async (workers) => {
    const { run: ran } = await run(workers);
    expect(ran.results.map(({ status }) => status)).toEqual(Array(4).fill('ok'));
    expect(new Set(ran.results.map(({ workspacePath }) => workspacePath)).size).toBe(2);
    expect(ran.results.filter(({ output }) => output.startsWith('x\n/'))).toHaveLength(2);
  });

  test('each run their hooks around it', async () => {
    const note = (text: string) => `{command: [sh, -c, 'echo ${text} >> DATA/log']}`;
    const { log } = await run('1', `, hooks: {before_all: ${note('in')}, after_all: ${note('out')}}`);
    expect(log).toBe('in\nin\nout\nout\n');
  });
});

describe('a run after one that was killed', () => {
  /** Starts a program that leaves the group and the family of its call, and writes into the workspace for ever. */
  const writer = (start: string, here: string) =>
    `(${start} setsid sh -c 'while :; do echo x >> lib/orphan; sleep 0.02; done' > /dev/null 2>&1 & echo $! > ${here}.pid); mv ${here}.pid ${here}; sleep 100`;

  async function killedRun(data: string, url: string, script: string, here: string) {
    using project = aProject({ ...oneSlot, 'evals/a.eval.yaml': suite(url, ask('a', script)) });
    using run = aRun(project.folder, data);
    await until(() => existsSync(here));
    run.end();
    await run.ended;
    return Number(readFileSync(here, 'utf8'));
  }

  const next = (data: string, url: string) =>
    evaluated(
      {
        ...oneSlot,
        'evals/a.eval.yaml': suite(url, ask('a', 'pwd; sleep 0.2; test ! -e lib/orphan && echo done')),
      },
      {},
      { AGENTV_DATA_DIR: data },
    );

  test('ends the programs that it left before it takes its workspace', async () => {
    using data = aFolder();
    using remote = aRemote({ a: 'x\n' });
    const here = join(data.path, 'here');
    const pid = await killedRun(data.path, remote.url, writer('', here), here);
    const { run, result } = await next(data.path, remote.url);
    expect(await survivors([pid])).toEqual([]);
    expect([result('a').status, result('a').output]).toEqual(['ok', expect.stringContaining('slot-0/workspace')]);
    expect(run.warnings).toEqual([]);
  });

  test('uses another workspace while an unknown process still writes there', {
    timeout: 60_000,
  }, async () => {
    using data = aFolder();
    using remote = aRemote({ a: 'x\n' });
    const here = join(data.path, 'here');
    const pid = await killedRun(data.path, remote.url, writer('env -i', here), here);
    try {
      const { run, result } = await next(data.path, remote.url);
      expect([result('a').status, result('a').output]).toEqual(['ok', expect.stringContaining('/pooled-1')]);
      expect(run.warnings).toMatchObject([
        { message: expect.stringMatching(/slot-0 is set aside.*still writes there/) },
      ]);
    } finally {
      process.kill(-pid, 'SIGKILL');
    }
    expect((await next(data.path, remote.url)).result('a').output).toContain('slot-0/workspace');
  });

  test('removes the workspaces that its tests had for themselves', async () => {
    using data = aFolder();
    const perTest = (script: string) => ({
      '.agentv/targets.yaml': targets,
      'evals/a.eval.yaml': `workspace: {template: app, isolation: per_test}\ntests:\n${ask('a', script)}`,
      'evals/app/file': 'x\n',
    });
    const here = join(data.path, 'here');
    {
      using project = aProject(perTest(`touch ${here}; sleep 100`));
      using run = aRun(project.folder, data.path);
      await until(() => existsSync(here));
      run.end();
      await run.ended;
    }
    const folder = cacheFolders(data.path).temp;
    expect(readdirSync(folder)).toHaveLength(2);
    await evaluated(perTest('echo done'), {}, { AGENTV_DATA_DIR: data.path });
    expect(readdirSync(folder)).toEqual([]);
  });
});
