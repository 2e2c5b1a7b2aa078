import { expect, test } from 'vitest';
import { events } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { aProject } from '../support/project.ts';
import { performStep, type Values } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

/** Settings that are no inputs of the action hold in a workflow when `.agentv/config.yaml` has them. */

const GREETS = suiteOf(['greets', 'hello', 'hello']);
const CONFIG = '.agentv/config.yaml';

async function inAction(files: Readonly<Record<string, string>>, { inputs = {} }: { inputs?: Values } = {}) {
  await using github = await gitHubServer();
  const project = aProject({ '.agentv/targets.yaml': TARGETS, 'evals/greet.eval.yaml': GREETS, ...files });
  const given = { 'output-directory': 'out', 'upload-artifacts': 'false', ...inputs };
  const step = await performStep('main', { project, github, event: events.push, inputs: given });
  return { ...step, project, github };
}

test('check_name names the check run', async () => {
  const { project, github } = await inAction(
    { [CONFIG]: 'eval_action: { check_name: evals of greetings }\n' },
    { inputs: { 'check-run': 'true' } },
  );
  using _ = project;
  expect(github.checks).toMatchObject([{ name: 'evals of greetings', status: 'completed' }]);
});
