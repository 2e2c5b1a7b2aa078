import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemScripts } from '../../src/platform/process/scripts.ts';
import { aProject } from '../support/project.ts';
import { repository } from '../support/repository.ts';
import { perform } from './perform.ts';

/** The imports of graders lead to our sources. */
const OURS = { scripts: systemScripts(join(repository, 'src', 'cli.ts')) };

describe('eval-action create', () => {
  test('writes a suite that is valid and passes, with its schema', async () => {
    using project = aProject({
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: "42" }]\n',
    });
    const { exitCode, stdout } = await perform(project, ['create', 'eval', 'refunds']);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('written  evals/refunds.eval.yaml\nwritten  evals/refunds.cases.jsonl\n');
    expect(project.read('evals/refunds.eval.yaml')).toMatch(
      /^# yaml-language-server: \$schema=https:.*eval\.schema\.json/,
    );
    expect(await perform(project, ['validate', '--strict'])).toMatchObject({ exitCode: 0 });
    const run = await perform(project, ['run', 'evals/refunds.eval.yaml']);
    expect(run.stdout).toContain('2 of 2 tests passed');
  });

  test('writes a grader that runs under its name', async () => {
    using project = aProject({});
    const { stdout } = await perform(project, ['create', 'assertion', 'word-count']);
    expect(stdout).toMatch(/^written {2}\.agentv\/assertions\/word-count\.ts\n/);
    const tried = await perform(project, ['assert', 'word-count', '--agent-output', 'two words'], {}, OURS);
    expect(tried.exitCode).toBe(0);
    expect(JSON.parse(tried.stdout)).toMatchObject({
      score: 1,
      assertions: [{ text: 'The answer has 2 words', passed: true }],
    });
    expect((await perform(project, ['assert', 'word-count', '--agent-output', ''], {}, OURS)).exitCode).toBe(1);
  });

  test('writes JavaScript where Node cannot run TypeScript', async () => {
    using project = aProject({});
    const all = systemScripts(undefined);
    const scripts: typeof all = {
      ...all,
      starter: async (ending) =>
        ending === '.ts' ? { kind: 'none', missing: 'bun', hint: 'Install it.' } : all.starter(ending),
    };
    await perform(project, ['create', 'assertion', 'words'], {}, { scripts });
    expect(project.list('.agentv/assertions')).toEqual(['words.mjs']);
  });

  test('overwrites nothing, and takes no name of a path or of a built-in grader', async () => {
    using project = aProject({ 'evals/a.cases.jsonl': 'mine' });
    await expect(perform(project, ['create', 'eval', 'a'])).rejects.toThrow('evals/a.cases.jsonl already exists');
    expect(project.list('evals')).toEqual(['a.cases.jsonl']);
    await expect(perform(project, ['create', 'eval', '../a'])).rejects.toThrow(/cannot be the name/);
    await expect(perform(project, ['create', 'assertion', 'contains'])).rejects.toThrow(/built-in grader/);
  });
});
