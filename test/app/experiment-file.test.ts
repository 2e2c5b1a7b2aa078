import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { schemas } from '../../.ci/schemas.ts';
import { aProject } from '../support/project.ts';
import { readRepositoryFile } from '../support/repository.ts';
import { perform } from './perform.ts';

const validate = new Ajv2020().compile(schemas()['experiment.schema.json'] as object);
const complaintsOf = (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));

test('experiment.json of a run follows its schema, which knows all of its keys', async () => {
  const names = ['agent.mjs', 'evals/refunds.eval.yaml', 'skill/SKILL.md', '.agentv/targets.yaml'];
  using project = aProject(
    Object.fromEntries(names.map((name) => [name, readRepositoryFile(`examples/experiment/${name}`)])),
  );
  const flags = ['--variants', 'without-skill,with-skill', '--trials', '2', '--output-directory', 'out'];
  await perform(project, ['experiment', 'evals', ...flags], { PATH: process.env['PATH'] ?? '' });
  const written = JSON.parse(project.read('out/experiment.json'));
  expect(complaintsOf(written)).toEqual([]);
  expect(written.comparisons[0]).toMatchObject({ variant: 'with-skill', overall: { finding: 'better', won: 3 } });
  expect(complaintsOf({ ...written, other: 1 })).toMatchObject([{ keyword: 'additionalProperties' }]);
  const { variants: _, ...unnamed } = written;
  expect(complaintsOf(unnamed)).toMatchObject([{ keyword: 'required' }]);
});
