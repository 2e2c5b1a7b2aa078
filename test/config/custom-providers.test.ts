import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluated } from '../app/evaluated.ts';
import { perform } from '../app/perform.ts';
import { aFolder } from '../support/git-remote.ts';
import { aProject, type Project } from '../support/project.ts';

const BOT = 'console.log(`You said: ${process.argv[2]}`)';
const suite =
  'tests:\n  - {id: a, input: hello there, assertions: [{type: contains, value: "You said: hello there"}]}\n';
const targets = (entry: string) => `targets: [{name: default, ${entry}}]`;
const files = (entry: string, more: Readonly<Record<string, string>> = {}) => ({
  '.agentv/targets.yaml': targets(entry),
  '.agentv/providers/our-bot.mjs': BOT,
  'evals/a.eval.yaml': suite,
  ...more,
});

describe('a program in .agentv/providers', () => {
  test.each(['provider: our-bot', 'provider: Our-Bot', 'provider: "${{ BOT }}"'])(
    'is asked by its name: %s',
    async (entry) => {
      const run = await evaluated(files(entry), {}, { BOT: 'our-bot' });
      expect(run.result('a')).toMatchObject({ status: 'ok', provider: 'program', target: 'default' });
      expect(run.run.warnings).toEqual([]);
    },
  );

  test('is found from the folder of the suite upwards, the nearest first', async () => {
    const near = { 'evals/.agentv/providers/our-bot.mjs': 'console.log("near")' };
    expect((await evaluated(files('provider: our-bot', near))).result('a').output).toBe('near\n');
  });

  test('may have a name that is nearly ours, which wins where it is ours', async () => {
    const own = { '.agentv/providers/opanai.mjs': BOT, '.agentv/providers/mock.mjs': BOT };
    expect((await evaluated(files('provider: opanai', own))).result('a').status).toBe('ok');
    expect(
      (await evaluated(files('provider: mock, response: "You said: hello there"', own))).result('a').provider,
    ).toBe('mock');
  });

  test('gives way to a command, as before', async () => {
    const run = await evaluated(files('provider: our-bot, command: "echo You said: hello there"'));
    expect(run.result('a')).toMatchObject({ status: 'ok', provider: 'cli' });
  });

  test('answers as a target, but is not a judge', async () => {
    const text = `targets:
  - {name: default, provider: cli, command: ./missing-agent, fallback_targets: [bot], healthcheck: {command: exit 1}}
  - {name: bot, provider: our-bot}`;
    const run = await evaluated({ ...files(''), '.agentv/targets.yaml': text }, { maxRetries: '0' });
    expect(run.result('a')).toMatchObject({ status: 'ok', targetUsed: 'bot' });
    const judged = 'tests:\n  - {id: a, input: hi, criteria: polite}\n';
    await expect(evaluated(files('provider: our-bot', { 'evals/a.eval.yaml': judged }))).rejects.toThrow(
      /the provider program cannot judge its own answers/,
    );
  });

  test('that is missing is reported with its expected path', async () => {
    await expect(evaluated(files('provider: other-bot'))).rejects.toThrow(
      /There is no provider "other-bot"[\s\S]*\.agentv\/providers\//,
    );
    await expect(evaluated(files('provider: program'))).rejects.toThrow(/There is no provider "program"/);
  });

  test('reads a folder and a time from its target, and reports unknown keys', async () => {
    const run = await evaluated(files('provider: our-bot, cwd: ., timeout_seconds: 30, program: x, model: y'));
    expect(run.run.warnings.map(({ message }) => message)).toEqual([
      '"program" is not a setting of the provider .agentv/providers/our-bot.mjs and is ignored',
      '"model" is not a setting of the provider .agentv/providers/our-bot.mjs and is ignored',
    ]);
    expect(run.result('a').status).toBe('ok');
  });

  test('outside of the repository is not run', async () => {
    using outside = aFolder();
    using project = aProject(files('provider: stray'));
    writeFileSync(join(outside.path, 'stray.mjs'), BOT);
    symlinkSync(join(outside.path, 'stray.mjs'), join(project.folder, '.agentv/providers/stray.mjs'));
    const stdout = expect.stringContaining('a link that leads out of the repository');
    expect(await validated(project)).toMatchObject({ exitCode: 1, stdout });
  });

  test('is known to validate and list, and not started by them nor by a dry run', async () => {
    using project = aProject(files('provider: our-bot', { '.agentv/providers/our-bot.mjs': 'process.exit(1)' }));
    expect((await validated(project)).exitCode).toBe(0);
    expect((await perform(project, ['list', 'evals'])).stdout).toMatch(/default +program/);
    await perform(project, ['run', 'evals', '--dry-run', '-o', 'out']);
    expect(project.read('out/index.jsonl')).toContain('"target":"default-dry-run"');
  });
});

const validated = (project: Project) => perform(project, ['validate', 'evals']);
