import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseInputs } from '../../src/config/settings.ts';
import { aProject } from '../support/project.ts';
import { evaluatedIn } from './evaluated.ts';

const FILES = {
  '.agentv/targets.yaml': 'targets: [{name: default, provider: cli, command: "echo in $AGENTV_EXPERIMENT"}]',
  'evals/a.eval.yaml': 'tests: [{id: a, input: hi, assertions: [{type: contains, value: in}]}]',
};

async function run(given: Readonly<Record<string, string>>) {
  using project = aProject(FILES);
  const { folder, run: result } = await evaluatedIn(project, parseInputs({ evals: 'evals', ...given }));
  return { folder: folder.slice(project.folder.length + 1), output: result.results[0]?.output };
}

test.each([
  ['default', {}],
  ['new-prompt_2.1', { experiment: 'new-prompt_2.1' }],
])('the label of a run is a folder of its results, and programs see it: %s', async (label, given) => {
  const { folder, output } = await run(given);
  expect(folder).toMatch(new RegExp(`^${join('.agentv', 'results', 'runs', label)}.\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z$`));
  expect(output).toBe(`in ${label}\n`);
});

test('a folder that is asked for is taken as it is', async () => {
  expect((await run({ experiment: 'x', outputDirectory: 'out' })).folder).toBe('out');
});

test.each(['a b', '../up', '..', '.', 'a/b', 'ä', 'x'.repeat(101)])('a label is a plain name: %s', (experiment) => {
  expect(() => parseInputs({ experiment })).toThrow(/"experiment" must be/);
});
