import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemScripts } from '../../src/platform/process/scripts.ts';
import { aProject } from '../support/project.ts';
import { repository } from '../support/repository.ts';
import { perform } from './perform.ts';

/** The imports of programs lead to our sources. */
const scripts = systemScripts(join(repository, 'src', 'cli.ts'));
const TARGETS = { '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hello }]\n' };

const EXPORTED = `
interface Test { id: string; input: string }
const tests: Test[] = ['a', 'b'].map((id) => ({ id, input: 'Say hello to ' + id }));
console.log('made', tests.length);
export default { name: 'made', tests: tests.map((test) => ({
  ...test, expectedOutput: 'hello', metadata: { someKey: 1 }, assertions: [{ type: 'contains', value: 'hello' }],
})) };
`;
const EVALUATED = `import { evaluate } from '@agentv/core';
const { results, summary } = await evaluate({
  tests: [{ id: 'greeting', input: 'Say hello', assertions: [{ type: 'contains', value: 'hello' }] }],
});
console.log(summary.passed, results);
`;

const run = (files: Readonly<Record<string, string>>, ...argv: string[]) => {
  const project = aProject({ ...TARGETS, ...files });
  return perform(project, argv, {}, { scripts }).finally(() => project[Symbol.dispose]());
};

describe('a suite that is a program', () => {
  test('is what it exports, with keys in camelCase, and each test runs', async () => {
    const { exitCode, stdout } = await run({ 'evals/a.eval.ts': EXPORTED }, 'run');
    expect({ exitCode, stdout }).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('2 of 2 tests passed') });
  });

  test('is what it hands to evaluate()', async () => {
    const { exitCode, stdout } = await run({ 'evals/a.eval.ts': EVALUATED }, 'run', 'evals/a.eval.ts');
    expect({ exitCode, stdout }).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('1 of 1 test passed') });
  });

  test.each([
    ['an error', 'throw new Error("broken here");', /could not be loaded: exit code 1\.[\s\S]*broken here/],
    [
      'a function',
      'export default { tests: [{ id: "a", assertions: [() => 1] }] };',
      /^(?![\s\S]*(?:data:|node:))[\s\S]*The suite contains a function, and may only contain data/,
    ],
    ['nothing', 'const x = 1;', /has no "tests"/],
    ['another suite', 'export default { specFile: "x.eval.yaml" };', /eval-action run x\.eval\.yaml/],
    ['an inline target', 'export default { target: { provider: "mock" }, tests: [] };', /Name a target of/],
    ['an invalid suite', 'export default { tests: 1 };', /"tests" has a wrong value/],
  ])('with %s is refused, at its file', async (_, text, message) => {
    await expect(run({ 'evals/a.eval.ts': text }, 'run')).rejects.toMatchObject({
      message: expect.stringMatching(message),
      problems: [{ location: { file: 'evals/a.eval.ts', line: 1 } }],
    });
  });

  test('is not started by validate, list and dry runs', async () => {
    const files = { 'evals/a.eval.ts': 'throw new Error("started");' };
    for (const argv of [['validate'], ['list']]) {
      const { exitCode, stdout, stderr } = await run(files, ...argv);
      expect(exitCode).toBe(0);
      expect(stdout + stderr).toContain('only "eval-action run" starts programs');
    }
    await expect(run(files, 'run', '--dry-run')).rejects.toThrow(/only "eval-action run" starts programs/);
  });

  test('needs a Node that runs TypeScript, and says so', async () => {
    using project = aProject({ ...TARGETS, 'evals/a.eval.ts': EXPORTED });
    const old: typeof scripts = {
      ...scripts,
      starter: async () => ({ kind: 'none', missing: 'Node 22.18 or bun', hint: 'Install one of them.' }),
    };
    await expect(perform(project, ['run'], {}, { scripts: old })).rejects.toMatchObject({
      problems: [{ message: expect.stringContaining('Node 22.18 or bun is missing'), hint: 'Install one of them.' }],
    });
  });
});
