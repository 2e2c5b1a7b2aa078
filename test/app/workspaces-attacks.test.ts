/** Attacks of an agent on its slot of the pool and on all that we know of it: the next run must meet none of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cacheFolders } from '../../src/workspaces/cache-folders.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { survivors } from '../support/processes.ts';
import { ask, runSuite, suite } from './workspace-suites.ts';

const FILES = { 'a.txt': 'one\n', 'src/b.txt': 'b\n' };
const LOOK = 'pwd; cat lib/a.txt; find lib -name .git -prune -o -print | sort; cd lib && git status --short; echo done';
const AS_NEW = /^one\nlib\nlib\/a.txt\nlib\/src\nlib\/src\/b.txt\ndone\n$/m;

/** One run of one test in the pool. */
async function aRun(data: string, url: string, script: string) {
  const { run, result } = await runSuite(suite(`{repos: [{path: lib, repo: "${url}"}]}`, ask('a', script)), { data });
  const { status, output } = result('a');
  const failure = JSON.stringify((result('a') as { failure?: unknown }).failure);
  return { failure, status, output, warnings: run.warnings.map(({ message }) => message) };
}

test('files that cannot be changed set their slot aside until they can', async (context) => {
  using data = aFolder();
  using remote = aRemote(FILES);
  try {
    const attack = await aRun(data.path, remote.url, 'chattr +i lib/a.txt lib/src && echo done || echo refused');
    if (attack.output === 'refused\n') {
      await context.annotate('This user may not make files immutable, so there is nothing to see');
      return;
    }
    const next = await aRun(data.path, remote.url, LOOK);
    expect([next.status, next.output, next.failure]).toEqual([
      'ok',
      expect.stringContaining('slot-1/workspace'),
      undefined,
    ]);
    expect(next.output).toMatch(AS_NEW);
    expect(next.warnings).toEqual([expect.stringMatching(/slot-0 is set aside/)]);
  } finally {
    spawnSync('chattr', ['-R', '-i', data.path]);
  }
  const last = await aRun(data.path, remote.url, LOOK);
  expect(last.output).toContain('slot-0/workspace');
  expect(last.output).toMatch(AS_NEW);
});

test('what a process that outlives its test and cannot be found writes later is gone before the next test', async () => {
  using data = aFolder();
  using remote = aRemote(FILES);
  const at = (name: string) => join(data.path, name);
  const write = `touch ${at('here')}; while [ ! -e ${at('go')} ]; do sleep 0.02; done; echo x >> lib/a.txt; echo y > lib/orphan; touch ${at('written')}`;
  await aRun(
    data.path,
    remote.url,
    `env -i setsid sh -c '${write}' > /dev/null 2>&1 < /dev/null & while [ ! -e ${at('here')} ]; do sleep 0.02; done; echo done`,
  );
  writeFileSync(at('go'), '');
  while (!existsSync(at('written'))) await sleep(10);
  expect((await aRun(data.path, remote.url, LOOK)).output).toMatch(AS_NEW);
});

test('a process that a test leaves and that can be found is ended before the next test', async () => {
  using data = aFolder();
  using remote = aRemote(FILES);
  const write = 'while :; do echo x >> lib/a.txt; sleep 0.02; done';
  const leave = `(setsid sh -c '${write}' > /dev/null 2>&1 < /dev/null & echo $! > ${data.path}/pid); echo done`;
  await aRun(data.path, remote.url, leave);
  expect((await aRun(data.path, remote.url, LOOK)).output).toMatch(AS_NEW);
  expect(await survivors([Number(readFileSync(join(data.path, 'pid'), 'utf8'))])).toEqual([]);
});

test('no file of ours that an agent changes reaches the next test, or makes us run a program', async () => {
  using data = aFolder();
  using remote = aRemote(FILES);
  const fire = `touch ${data.path}/fired`;
  const ours = `find ${data.path}/eval-action -type f -not -path '*/workspace/*'`;
  const config = `[core]\\n\\tfsmonitor = ${fire}\\n[filter "x"]\\n\\tsmudge = ${fire}; cat\\n`;
  const script = [
    'sleep 1',
    `${ours} | while read -r file; do chmod u+w "$file"; case "$file" in */config) printf '${config}' >> "$file";; *) printf poison >> "$file";; esac; done`,
    `${ours} -name HEAD | while read -r head; do d=$(dirname "$head"); mkdir -p $d/hooks $d/info; echo '* filter=x' > $d/info/attributes; printf '#!/bin/sh\\n${fire}\\n' > $d/hooks/post-checkout; chmod +x $d/hooks/post-checkout; done`,
    'echo two > lib/a.txt; echo done',
  ].join('; ');
  expect((await aRun(data.path, remote.url, script)).status).toBe('ok');
  const next = await aRun(data.path, remote.url, LOOK);
  expect(next.output).toMatch(AS_NEW);
  expect(next.warnings).toEqual([expect.stringMatching(/is not as it was left, so .* is fetched again/)]);
  expect(existsSync(join(data.path, 'fired'))).toBe(false);
});

test('nothing of ours is next to a slot or above it', async () => {
  using data = aFolder();
  using remote = aRemote(FILES);
  await aRun(data.path, remote.url, 'echo done');
  const { pool } = cacheFolders(data.path);
  expect(readdirSync(pool)).toHaveLength(1);
  expect(readdirSync(join(pool, readdirSync(pool)[0] ?? ''))).toEqual(['slot-0']);
});
