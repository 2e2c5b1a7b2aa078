import { expect, test } from 'vitest';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const ids = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Nine of ten tests pass: the mean is 0.9. */
const tests = ids.map((id) => {
  const value = id === 'two' ? 'nothing' : 'hello';
  return `  - { id: ${id}, input: hello, assertions: [{ type: contains, value: ${value} }] }\n`;
});
const project = (execution = '') =>
  aProject({
    '.agentv/targets.yaml': 'targets:\n  - { name: default, provider: mock, response: hello }\n',
    'evals/words.eval.yaml': `name: words\n${execution}tests:\n${tests.join('')}`,
  });
const run = (at: { readonly folder: string }, ...argv: string[]) => perform(at, ['run', 'evals', '-o', 'out', ...argv]);

test('a failing test of a suite that reaches the default threshold only warns', async () => {
  using at = project();
  const { exitCode, stdout } = await run(at);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('Warning: No baseline yet: 9 of 10 tests passed. Failing: two.');
  expect(at.read('out/summary.md')).toContain('1 test of words fails and cannot be compared with a baseline: two');
});

test('a suite can require that every test passes', async () => {
  using at = project('execution: { must_pass: true }\n');
  const { exitCode, stdout } = await run(at);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('two of words must pass, and failed: 0 of 1 trials passed, 0 of 2 re-runs');
  expect(stdout).not.toContain('must_pass" has no effect');
});

test('the configuration can require that every test passes', async () => {
  using at = project();
  at.write('.agentv/config.yaml', 'gate: { must_pass: true }\n');
  expect((await run(at)).exitCode).toBe(1);
});

test.each(['gate', 'report'])('%s applies --must-pass to the results of a run without it', async (command) => {
  using at = project();
  await run(at);
  const again = (...argv: string[]) => perform(at, [command, 'out', ...argv]);
  expect((await again()).exitCode).toBe(0);
  const { exitCode, stdout } = await again('--must-pass');
  expect(exitCode).toBe(1);
  expect(stdout).toContain('must_pass test two failed.');
});
