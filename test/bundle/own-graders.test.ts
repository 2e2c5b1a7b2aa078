import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runCli } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { projectNode, repository } from '../support/repository.ts';

const TARGETS = 'targets: [{ name: default, provider: cli, command: "printf %s {PROMPT}" }]\n';

test('a program runs a suite with evaluate(), and gets its results', async () => {
  using project = aProject({
    'node_modules/@agentv/.keep': '',
    'b.eval.yaml': 'name: b\ntests: [{ id: one, input: hi, assertions: [{ type: contains, value: hi }] }]\n',
    '.agentv/targets.yaml': TARGETS,
    'program.mjs': `import { evaluate } from '@agentv/eval-action/grader';
const said = [];
const of = ({ results, summary, verdict }) => said.push([results.map((each) => each.test_id), summary.passed, verdict.kind]);
const tests = [{ id: 'a', input: 'hi', expectedOutput: 'hello', assert: [{ type: 'contains', value: 'hello' }] }];
const inline = await evaluate({ tests, someKey: 1, target: { name: 'other', provider: 'mock', response: 'hello' } });
of(inline);
said.push(inline.problems.map(({ message }) => message));
of(await evaluate({ specFile: 'b.eval.yaml' }));
const fail = (error) => said.push(error.message);
await evaluate({ specFile: 'none.eval.yaml' }).catch(fail);
await evaluate({ tests: [{ id: 'a', input: 'hi', assert: [() => 1] }] }).catch(fail);
console.log(JSON.stringify(said));`,
  });
  symlinkSync(repository, join(project.folder, 'node_modules/@agentv/eval-action'));
  const { stdout } = await promisify(execFile)(projectNode, ['program.mjs'], { cwd: project.folder });
  const [inline, problems, file, missing, withFunction] = JSON.parse(stdout) as unknown[];
  expect([inline, file]).toEqual([
    [['a'], 1, 'pass'],
    [['one'], 1, 'pass'],
  ]);
  expect(problems).toContain('"some_key" is not a field of a suite and is ignored');
  expect(missing).toContain('There is no eval suite for none.eval.yaml');
  expect(withFunction).toContain('"0" is a function');
  expect(project.list('.').filter((name) => name.startsWith('evaluate-'))).toEqual([]);
});

test('a grader in TypeScript runs from a fresh clone, gets its settings, and is recorded under its own name', async () => {
  using project = aProject({
    '.agentv/targets.yaml': TARGETS,
    'a.eval.yaml': `execution: { threshold: 0.5 }
tests: [{ id: one, input: hello world, assertions: [{ type: word_count, max_words: 1 }] }]\n`,
    '.agentv/assertions/word-count.ts': `import { defineAssertion } from '@agentv/sdk';
      enum Unit { Words = 'words' }
      defineAssertion(({ answer, config }) => ({
        score: Math.min(1, Number(config?.maxWords) / answer.split(' ').length),
        details: { unit: Unit.Words },
      }));`,
  });
  expect(await runCli(project, ['run', 'a.eval.yaml', '-o', 'out'])).toMatchObject({ exitCode: 0 });
  const scores = [{ name: 'word-count', type: 'word-count', score: 0.5, details: { unit: 'words' } }];
  expect(JSON.parse(project.read('out/index.jsonl'))).toMatchObject({ scores });
});

test('the types that come with the bundle fit what authors write', async () => {
  using project = aProject({
    'package.json': '{ "type": "module" }',
    'good.ts': `import { defineCodeGrader } from '@agentv/eval-action/grader';
      defineCodeGrader(({ answer, metadata }) => {
        const assertions = [{ text: 'There is an answer', passed: answer !== '', evidence: answer.slice(0, 80) }];
        return { assertions, reasoning: \`\${Object.keys(metadata ?? {}).length} values\` };
      });`,
    'bad.ts': `import { defineAssertion } from '@agentv/eval-action/grader';
      defineAssertion(({ answr }) => ({ pass: answr === 1 }));`,
  });
  mkdirSync(join(project.folder, 'node_modules', '@agentv'), { recursive: true });
  symlinkSync(repository, join(project.folder, 'node_modules', '@agentv', 'eval-action'));
  const tsc = join(repository, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext'];
  const check = (file: string) => promisify(execFile)(projectNode, [tsc, ...options, file], { cwd: project.folder });
  await check('good.ts');
  const { stdout } = await check('bad.ts').catch((error: { stdout: string }) => error);
  expect(stdout).toMatch(/bad\.ts.*answr/);
});
