/** Repositories that not everybody may read: how git learns who we are, and that nobody else does. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../src/config/settings.ts';
import { exec } from '../../src/platform/process/exec.ts';
import { createGit } from '../../src/workspaces/git.ts';
import { aFolder, aRemote } from '../support/git-remote.ts';
import { type GitServer, gitServer } from '../support/git-server.ts';
import { aProject } from '../support/project.ts';
import { evaluatedIn } from './evaluated.ts';

const TOKEN = 'sesame-open-9c1f4d77';
const basic = (name: string): string => Buffer.from(`${name}:${TOKEN}`).toString('base64');

/** A run on a machine with this home and environment, and everything that it left and said. */
async function run(server: GitServer, home: string, env: Readonly<Record<string, string>>, address?: string) {
  const url = address ?? server.addressOf('octo/private');
  using project = aProject({
    '.agentv/targets.yaml': `targets: [{name: default, provider: cli, command: 'sh -c {PROMPT}', no_env: ['GIT_*']}]\n`,
    'evals/a.eval.yaml': `workspace: {repos: [{path: lib, repo: ${JSON.stringify(url)}}]}
tests: [{id: a, input: 'cat lib/a lib/.git/config; env; HOME=/nowhere git config --list; cat ~/.agentv/eval-action/mirrors/*/* 2>/dev/null; true', assertions: [{type: contains, value: one}]}]\n`,
  });
  // As actions/checkout leaves it, with credentials for itself.
  project.write('.git/HEAD', 'ref: refs/heads/main\n');
  project.write('.git/config', `[http "${server.url}/"]\n\textraheader = Authorization: Basic ${basic('checkout')}\n`);
  for (const folder of ['objects', 'refs']) project.write(`.git/${folder}/.keep`, '');
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const whole = { PATH: `${join(home, 'bin')}:${process.env['PATH']}`, HOME: home, ...env };
  const { run: made } = await evaluatedIn(project, parseInputs({ evals: 'evals' }), whole, {
    log: { info: say, warn: say, error: say },
    git: createGit(exec, whole),
  });
  const [result] = made.results;
  const failure = result?.status === 'execution_error' ? result.failure : undefined;
  return {
    result,
    failure,
    everything: [JSON.stringify(made), ...said, ...filesBelow(join(home, '.agentv'))].join('\n'),
  };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

const gitSettings = (settings: readonly (readonly [string, string])[]): Record<string, string> => ({
  GIT_CONFIG_COUNT: String(settings.length),
  ...Object.fromEntries(
    settings.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ),
});

describe('a private repository is fetched, and its credentials are nowhere afterwards', () => {
  test.each([
    [
      'by an address in the environment of the step',
      ({ url }: GitServer) =>
        gitSettings([[`url.${url.replace('//', `//x-access-token:${TOKEN}@`)}/.insteadOf`, `${url}/`]]),
    ],
    [
      'by a header in the environment of the step',
      ({ url }: GitServer) =>
        gitSettings([[`http.${url}/.extraHeader`, `Authorization: Basic ${basic('x-access-token')}`]]),
    ],
    [
      'by an address in the settings of the user',
      ({ url }: GitServer, home: string) => {
        const address = url.replace('//', `//x-access-token:${TOKEN}@`);
        writeFileSync(join(home, '.gitconfig'), `[url "${address}/"]\n\tinsteadOf = ${url}/\n`);
        return {};
      },
    ],
    [
      'by the helper of "gh auth setup-git"',
      ({ url }: GitServer, home: string) => {
        writeFileSync(
          join(home, '.gitconfig'),
          `[credential "${url}"]\n\thelper =\n\thelper = !gh auth git-credential\n`,
        );
        mkdirSync(join(home, 'bin'));
        writeFileSync(
          join(home, 'bin', 'gh'),
          `#!/bin/sh\n[ "$3" = get ] || exit 0\n[ -n "$GH_TOKEN" ] || exit 1\necho username=x-access-token\necho "password=$GH_TOKEN"\n`,
        );
        chmodSync(join(home, 'bin', 'gh'), 0o755);
        return { GH_TOKEN: TOKEN };
      },
    ],
  ])('%s', async (_, prepare) => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    await using server = await gitServer({ 'octo/private': remote });
    server.demand(`Basic ${basic('x-access-token')}`);
    const { result, everything } = await run(server, folder.path, prepare(server, folder.path));
    expect(result).toMatchObject({ status: 'ok', output: expect.stringContaining('one') });
    expect(everything).not.toMatch(new RegExp(`${TOKEN}|${basic('x-access-token')}`));
  });

  test('by an address in the suite', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    await using server = await gitServer({ 'octo/private': remote });
    server.demand(`Basic ${basic('me')}`);
    const address = server.addressOf('octo/private').replace('//', '//me:${{ MY_TOKEN }}@');
    const { result, everything } = await run(server, folder.path, { MY_TOKEN: TOKEN }, address);
    expect(result).toMatchObject({ status: 'ok', output: expect.stringContaining('one') });
    expect(everything).not.toMatch(new RegExp(`${TOKEN}|${basic('me')}`));
  });
});

describe('one that cannot be fetched', () => {
  test('says so without the credentials, and what to do', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    await using server = await gitServer({ 'octo/private': remote });
    server.demand('Basic other');
    const address = server.url.replace('//', `//x-access-token:${TOKEN}@`);
    const env = gitSettings([[`url.${address}/.insteadOf`, `${server.url}/`]]);
    const { failure, everything } = await run(server, folder.path, env);
    expect(failure).toMatchObject({ class: 'workspace', reason: 'clone_error' });
    expect(failure?.message).toMatch(
      /^Cannot fetch http:\/\/127.*Authentication failed.*is private, git needs credentials/s,
    );
    expect(everything).not.toMatch(new RegExp(`${TOKEN}|${basic('x-access-token')}`));
  });

  test('asks nothing at a terminal, and takes nothing from the checkout', async () => {
    using folder = aFolder();
    using remote = aRemote({ a: 'one\n' });
    await using server = await gitServer({ 'octo/private': remote });
    server.demand(`Basic ${basic('checkout')}`);
    const { failure } = await run(server, folder.path, {});
    expect(server.shown).toEqual([]);
    expect(failure?.message).toMatch(/terminal prompts disabled.*is private, git needs credentials/s);
  });
});
