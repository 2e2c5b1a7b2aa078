import { expect, test, vi } from 'vitest';
import { events } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { aProject } from '../support/project.ts';
import { performStep, type Values } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

/** Settings that are no inputs of the action hold in a workflow when `.agentv/config.yaml` has them. */

// Each starts the action, which paces what it writes as GitHub asks for.
vi.setConfig({ testTimeout: 60_000 });

const GREETS = suiteOf(['greets', 'hello', 'hello']);
const CONFIG = '.agentv/config.yaml';

async function inAction(files: Readonly<Record<string, string>>, { inputs = {} }: { inputs?: Values } = {}) {
  await using github = await gitHubServer();
  const project = aProject({ '.agentv/targets.yaml': TARGETS, 'evals/greet.eval.yaml': GREETS, ...files });
  const given = { 'output-directory': 'out', 'upload-artifacts': 'false', ...inputs };
  const step = await performStep('main', { project, github, event: events.push, inputs: given });
  return { ...step, project, github };
}

test('exclude_tag skips suites', async () => {
  const tagged = `name: slow\ntags: [slow]\n${suiteOf(['waits', 'hello', 'hello'])}`;
  const { project, outputs } = await inAction({
    'evals/slow.eval.yaml': tagged,
    [CONFIG]: 'eval_action: { exclude_tag: [slow] }\n',
  });
  using _ = project;
  expect(outputs).toMatchObject({ total: '1', passed: '1' });
});
test('check_name names the check run', async () => {
  const { project, github } = await inAction(
    { [CONFIG]: 'eval_action: { check_name: evals of greetings }\n' },
    { inputs: { 'check-run': 'true' } },
  );
  using _ = project;
  expect(github.checks).toMatchObject([{ name: 'evals of greetings', status: 'completed' }]);
});

test('an input of an earlier version is an error that says where the setting belongs', async () => {
  const { project, exitCode, outputs, summary } = await inAction(
    {},
    { inputs: { strict: 'true', 'max-retries': '3' } },
  );
  using _ = project;
  expect([exitCode, outputs['verdict']]).toEqual([2, 'invalid']);
  expect(summary).toContain('"strict" is not an input of the action. Set strict under eval\\_action');
  expect(summary).toContain('"max-retries" is not an input of the action');
});
