import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, startCli } from '../support/bundle.ts';
import { aFolder } from '../support/git-remote.ts';
import { aProject } from '../support/project.ts';

const targets = `
targets:
  - { name: default, provider: cli, command: "printf %s {PROMPT}" }
`;
const suite = (more = '') => `${more}
tests:
  - { id: one, input: hello, assertions: [{ type: contains, value: hello }, { type: contains, value: bye }] }
`;

/** Half of the checks of its test fail. */
const LOW = 'execution: { threshold: 0.5 }';

test('two runs at once do not mix in one folder: the second is refused', async () => {
  using marks = aFolder();
  const go = join(marks.path, 'go');
  const slow = `  - { name: slow, provider: cli, command: "while [ ! -e ${go} ]; do sleep 0.05; done; printf %s {PROMPT}" }\n`;
  using project = aProject({ 'a.yaml': suite(LOW), '.agentv/targets.yaml': targets + slow });
  const first = startCli(project, ['run', 'a.yaml', '--target', 'slow', '-o', 'out']);
  await expect.poll(() => project.exists('out/.running'), { timeout: 10_000 }).toBe(true);
  const second = await runCli(project, ['run', 'a.yaml', '-o', 'out']);
  expect(second).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Another run is writing into') });
  writeFileSync(go, '');
  expect((await first.ended).exitCode).toBe(0);
  expect(project.exists('out/.running')).toBe(false);
});

test('files that no run has written are not replaced', async () => {
  using project = aProject({ 'a.yaml': suite(), '.agentv/targets.yaml': targets, 'summary.md': 'mine' });
  const ended = await runCli(project, ['run', 'a.yaml', '-o', '.']);
  expect(ended).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('summary.md already exists') });
  expect(project.read('summary.md')).toBe('mine');
});
