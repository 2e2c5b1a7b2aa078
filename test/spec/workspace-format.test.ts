/** Statements of the workspace format that no other file of tests is about. The table beside this file names them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exec } from '../../src/platform/process/exec.ts';
import { createGit } from '../../src/workspaces/git.ts';
import { evaluated } from '../app/evaluated.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';

const targets = `targets: [{name: default, provider: cli, command: 'sh -c {PROMPT}'}]\n`;
const ask = (id: string, script: string, more = ''): string =>
  `  - {id: ${id}, input: ${JSON.stringify(script)}, assertions: [{type: contains, value: done}]${more}}\n`;

async function run(workspace: string, tests: string, files: Readonly<Record<string, string>> = {}) {
  const suite = `workspace: ${workspace}\ntests:\n${tests}`;
  const all = { '.agentv/targets.yaml': targets, 'evals/a.eval.yaml': suite, ...files };
  return evaluated(all, { workers: '1' });
}

test('each test has the template that it asks for itself', async () => {
  const tests = `${ask('a', 'cat x; echo done')}${ask('b', 'cat x; echo done', ', workspace: {template: two}')}`;
  const { result } = await run('{template: one}', tests, { 'evals/one/x': '1\n', 'evals/two/x': '2\n' });
  expect([result('a').output, result('b').output]).toEqual(['1\ndone\n', '2\ndone\n']);
});

test('a repository is not put where the template has something already', async () => {
  using remote = aRemote({ a: '1' });
  const workspace = `{template: t, repos: [{path: lib, repo: "${remote.url}"}]}`;
  const { result } = await run(workspace, ask('a', 'echo done'), { 'evals/t/lib/x': 'x' });
  expect(result('a')).toMatchObject({ failure: { reason: 'clone_error' } });
});

test('hooks get their words filled in, and no shell reads them', async () => {
  using out = aFolder();
  const words = '{{workspace_path}}|{{test_id}}|{{ eval_run_id }}|{{case_input}}|{{case_metadata}}|{{other}}|$HOME';
  const hook = `{command: [sh, -c, 'printf %s "$1" > ${out.path}/said; cat > /dev/null', x, '${words}']}`;
  const { result } = await run(`{hooks: {before_each: ${hook}}}`, ask('a', 'pwd; echo done', ', metadata: {k: [1]}'));
  const path = result('a').output.split('\n')[0];
  const said = readFileSync(join(out.path, 'said'), 'utf8').split('|');
  expect(said.toSpliced(2, 1)).toEqual([path, 'a', 'pwd; echo done', '{"k":[1]}', '{{other}}', '$HOME']);
  expect(said[2]).toMatch(/^[0-9a-f-]{36}$/);
});

test('a hook that does not read its input does no harm', async () => {
  const test = ask('a', 'echo done', `, metadata: {k: ${'x'.repeat(300_000)}}`);
  const { result } = await run('{hooks: {before_each: {command: "true"}, after_each: {command: "true"}}}', test);
  expect(result('a').status).toBe('ok');
});

test('what a before_each hook does is no change of the target', async () => {
  const hook = '{command: [sh, -c, "echo prepared > $0/p", "{{workspace_path}}"]}';
  const { result } = await run(`{hooks: {before_each: ${hook}}}`, ask('a', 'cat p; echo n > n; echo done'));
  expect(result('a').fileChanges).toContain('b/n');
  expect(result('a').fileChanges).not.toContain('prepared');
});

test('changes of more than a megabyte are recorded whole, commits of the target included', async () => {
  using remote = aRemote({ a: '1' });
  const who = 'git -c user.name=x -c user.email=x@y';
  const script = `seq -f %01000g 1500 > big.txt; cd lib; echo 2 > a; ${who} commit -qam c; echo done`;
  const { result } = await run(`{repos: [{path: lib, repo: "${remote.url}"}]}`, ask('a', script));
  expect(result('a').fileChanges).toMatch(/\n\+0+1499\n/);
  expect(result('a').fileChanges).toContain('-1\n');
});

test('git learns who we are where it fetches, and nothing of our environment where agents were', async () => {
  using folder = aFolder();
  writeFileSync(join(folder.path, 'config'), '[user]\n\tname = mine\n');
  const env = {
    PATH: process.env['PATH'] ?? '',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'http.extraHeader',
    GIT_CONFIG_VALUE_0: 'x',
    GIT_CONFIG_GLOBAL: join(folder.path, 'config'),
    GIT_DIR: '/nowhere',
  };
  const git = createGit(exec, env);
  const { signal } = new AbortController();
  const settings = async (local: boolean) => {
    const ended = await git.run(['config', '--list'], { cwd: folder.path, local }, signal);
    return ended.kind === 'exited' ? ended.stdout.toLowerCase() : '';
  };
  expect(await settings(false)).toMatch(/user\.name=mine[\s\S]*http\.extraheader=x/);
  expect(await settings(true)).not.toMatch(/user\.name|extraheader/);
  expect(readdirSync(folder.path)).toEqual(['config']);
});
