import { expect, test } from 'vitest';
import { perform } from '../../app/perform.ts';
import { aProject } from '../../support/project.ts';

test.each([
  ['args: [--profile, x]', 1],
  ['args: [--profile=x]', 1],
  ['arguments: [-p, x]', 1],
  ['args: [--profile, x], home: user', 0],
  ['args: [--profile, x], env: { CODEX_HOME: /somewhere }', 0],
  ['args: [--model, profile]', 0],
])('a profile of Codex is only found in the home of the user: %s', async (settings, warnings) => {
  using project = aProject({
    '.agentv/targets.yaml': `targets:\n  - { name: default, provider: codex, executable: node, ${settings} }\n`,
    'evals/a.eval.yaml': 'tests: [{ id: a, input: x, assertions: [{ type: contains, value: x }] }]\n',
  });
  const { stdout } = await perform(project, ['validate', '--json'], { PATH: process.env['PATH'] ?? '' });
  const { problems } = JSON.parse(stdout) as { problems: readonly { readonly message: string }[] };
  expect(problems.filter(({ message }) => message.includes('name a profile'))).toHaveLength(warnings);
});
