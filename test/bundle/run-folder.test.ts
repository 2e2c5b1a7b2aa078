import { expect, test } from 'vitest';
import { reportFileSchema } from '../../src/model/verdict/report.ts';
import { runCli, startCli } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';

const targets = `
targets:
  - { name: default, provider: cli, command: "printf %s {PROMPT}" }
  - { name: slow, provider: cli, command: "sleep 2; printf %s {PROMPT}" }
`;
const suite = (more = '') => `${more}
tests:
  - { id: one, input: hello, assertions: [{ type: contains, value: hello }, { type: contains, value: bye }] }
`;

/** Half of the checks of its test fail. */
const LOW = 'execution: { threshold: 0.5 }';

test('two files with suites of one name keep their own thresholds', async () => {
  using project = aProject({
    'x/basic.eval.yaml': suite('execution: { threshold: 0.1 }'),
    'y/basic.eval.yaml': suite('execution: { threshold: 1 }'),
    '.agentv/targets.yaml': targets,
  });
  const { exitCode } = await runCli(project, ['run', '.', '-o', 'out']);
  expect(exitCode).toBe(1);
  const report = reportFileSchema.parse(JSON.parse(project.read('out/report.json')));
  expect(report.gate.suites.map(({ file, kind }) => [file, kind])).toEqual([
    ['x/basic.eval.yaml', 'pass'],
    ['y/basic.eval.yaml', 'fail'],
  ]);
});

test('two runs at once do not mix in one folder: the second is refused', async () => {
  using project = aProject({ 'a.yaml': suite(LOW), '.agentv/targets.yaml': targets });
  const first = startCli(project, ['run', 'a.yaml', '--target', 'slow', '-o', 'out']);
  await expect.poll(() => project.exists('out/.running'), { timeout: 10_000 }).toBe(true);
  const second = await runCli(project, ['run', 'a.yaml', '-o', 'out']);
  expect(second).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Another run is writing into') });
  expect((await first.ended).exitCode).toBe(0);
  expect(project.exists('out/.running')).toBe(false);
});

test('what a killed run left behind does not keep the folder', async () => {
  using project = aProject({ 'a.yaml': suite(LOW), '.agentv/targets.yaml': targets, 'out/.running': '999999999' });
  expect((await runCli(project, ['run', 'a.yaml', '-o', 'out'])).exitCode).toBe(0);
});

test('files that no run has written are not replaced', async () => {
  using project = aProject({ 'a.yaml': suite(), '.agentv/targets.yaml': targets, 'summary.md': 'mine' });
  const ended = await runCli(project, ['run', 'a.yaml', '-o', '.']);
  expect(ended).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('summary.md already exists') });
  expect(project.read('summary.md')).toBe('mine');
});

test('a dry run starts no program, neither a target nor a grader', async () => {
  using project = aProject({
    'a.yaml': `tests:
  - { id: one, input: hello, assertions: [{ type: code-grader, command: "echo ran > grader-ran" }, { type: is-json }] }
`,
    '.agentv/targets.yaml': 'targets:\n  - { name: default, provider: cli, command: "echo ran > target-ran" }\n',
  });
  const { exitCode } = await runCli(project, ['run', 'a.yaml', '--dry-run', '-o', 'out']);
  expect(exitCode).toBe(0);
  expect(project.exists('grader-ran')).toBe(false);
  expect(project.exists('target-ran')).toBe(false);
});

test('what a test says that nests without end breaks that test at most', async () => {
  const deep =
    'process.stdout.write(`{"output":[{"role":"assistant","content":"hello","tool_calls":[{"tool":"t","input":${"[".repeat(20000)}${"]".repeat(20000)}}]}]}`)';
  using project = aProject({
    'deep.mjs': deep,
    'a.yaml': `execution: { targets: [deep, default] }
tests:
  - { id: one, input: hello, assertions: [{ type: contains, value: hello }] }
`,
    '.agentv/targets.yaml': `${targets}  - { name: deep, provider: cli, command: "node deep.mjs" }\n`,
  });
  await runCli(project, ['run', 'a.yaml', '-o', 'out']);
  const report = reportFileSchema.parse(JSON.parse(project.read('out/report.json')));
  expect(report.results.map(({ target }) => target)).toEqual(['deep', 'default']);
  expect(report.results[1]?.status).toBe('ok');
});
