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

test('strict makes a warning an error', async () => {
  const warned = { 'evals/greet.eval.yaml': `${GREETS}unknown_key: 1\n` };
  const lenient = await inAction(warned);
  using _lenient = lenient.project;
  expect(lenient.exitCode).toBe(0);
  const { project, exitCode, outputs } = await inAction({ ...warned, [CONFIG]: 'eval_action: { strict: true }\n' });
  using _ = project;
  expect([exitCode, outputs['verdict']]).toEqual([2, 'invalid']);
});

test('max_error_rate lets more trials end in an error', async () => {
  const JUDGED = `${suiteOf(['one', 'hello', 'hello'], ['two', 'hello', 'hello'])}  - id: judged
    input: hello
    assertions: [{ type: llm-grader, prompt: Is it good? }]
`;
  // The judge crashes: an error of the grader, not of the agent.
  const files = { 'evals/greet.eval.yaml': JUDGED };
  const inputs = { 'grader-target': 'crash' };
  const usual = await inAction(files, { inputs });
  using _usual = usual.project;
  expect(usual.outputs['verdict']).toBe('invalid');
  const { project, outputs } = await inAction({ ...files, [CONFIG]: 'gate: { max_error_rate: 0.5 }\n' }, { inputs });
  using _ = project;
  expect(outputs).toMatchObject({ verdict: 'pass', errored: '1' });
});

const LISTING = `
workspace: { template: ./template }
${suiteOf(['lists', 'hello', 'mine.txt'])}`;
const inWorkspace = {
  '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "ls; : {PROMPT}" }]\n',
  'evals/greet.eval.yaml': LISTING,
  'evals/template/other.txt': '',
  'own/mine.txt': '',
};

test('workspace_path and workspace_mode name the folder that agents work in', async () => {
  const { project, outputs } = await inAction({
    ...inWorkspace,
    [CONFIG]: 'eval_action: { workspace_path: own, workspace_mode: static }\n',
  });
  using _ = project;
  expect(outputs).toMatchObject({ total: '1', passed: '1' });
});

test.each([
  ['retain_on_failure: keep', 'mine.txt', true],
  ['retain_on_failure: cleanup', 'mine.txt', false],
  ['retain_on_success: keep', 'other.txt', true],
  ['retain_on_success: cleanup', 'other.txt', false],
])('%s decides whether a workspace stays', async (setting, expected, stays) => {
  const { project } = await inAction({
    ...inWorkspace,
    'evals/greet.eval.yaml': LISTING.replace('value: "mine.txt"', `value: "${expected}"`),
    [CONFIG]: `eval_action: { ${setting}, workspace_mode: temp }\n`,
  });
  using _ = project;
  const [row = ''] = project.read('out/index.jsonl').split('\n');
  expect('workspace_path' in JSON.parse(row)).toBe(stays);
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
