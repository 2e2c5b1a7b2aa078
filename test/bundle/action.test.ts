import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outputNames } from '../../src/action/outputs.ts';
import { reportFileSchema } from '../../src/model/verdict/report.ts';
import { aProject, type Project } from '../support/project.ts';
import { aStepAlone, runStep, type Values } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const PASSING = suiteOf(['one', 'hello', 'hello']);
const MIXED = suiteOf(['one', 'hello', 'hello'], ['two', 'hello', 'bye']);
const project = (suite: string) => aProject({ 'evals/greet.eval.yaml': suite, '.agentv/targets.yaml': TARGETS });

const run = (checkout: Project, inputs: Values, env: Values = {}) =>
  runStep('main', { ...aStepAlone(checkout, inputs, env), from: 'dist' });
type Step = Awaited<ReturnType<typeof run>>;

/** The errors of a step: no step here can read the settings of the base branch, nor comment, which are warnings. */
const errorsOf = ({ commands }: Step) => commands.filter(({ name }) => name === 'error');

/** All outputs are in the file and nowhere else. */
function expectAllOutputs(step: Step): void {
  expect(Object.keys(step.outputs)).toEqual([...outputNames]);
  expect(
    step.commands.filter(({ name }) => ['set-output', 'save-state', 'set-env', 'add-path'].includes(name)),
  ).toEqual([]);
  expect(JSON.parse(step.outputs['json'] ?? '')).toMatchObject({ verdict: step.outputs['verdict'] });
}

test('a step whose tests pass succeeds with all outputs, a summary and files, and finds the suites by itself', async () => {
  using checkout = project(PASSING);
  const step = await run(checkout, { threshold: '0.9', baseline: 'none', 'output-directory': '' });
  expect(step.exitCode).toBe(0);
  expectAllOutputs(step);
  const folder = `.agentv/results/runs/default/${checkout.list('.agentv/results/runs/default')[0]}`;
  expect(step.outputs).toMatchObject({
    // No step here can read the settings of the base branch.
    ...{ verdict: 'warn', conclusion: 'success', score: '1', 'pass-rate': '1', total: '1', passed: '1' },
    ...{ failed: '0', errored: '0', skipped: '0', flaky: '0', 'cost-usd': '', tokens: '' },
    'duration-seconds': expect.stringMatching(/^\d+(?:\.\d+)?$/),
    'results-path': join(checkout.folder, folder, 'index.jsonl'),
    'report-path': join(checkout.folder, folder, 'report.json'),
    'junit-path': join(checkout.folder, folder, 'junit.xml'),
    'summary-path': join(checkout.folder, folder, 'summary.md'),
    headline: expect.stringContaining('1 of 1'),
  });
  expect(step.summary).toBe(checkout.read(`${folder}/summary.md`));
  expect(errorsOf(step)).toEqual([]);
});

test('a step whose tests miss the threshold fails, and marks the line of the failing test only, also behind a link', async () => {
  using checkout = project(MIXED);
  using elsewhere = aProject({});
  const workspace = join(elsewhere.folder, 'work');
  symlinkSync(checkout.folder, workspace);
  const step = await run(checkout, { evals: 'evals', threshold: '0.8' }, { GITHUB_WORKSPACE: workspace });
  expect(step.exitCode).toBe(1);
  expectAllOutputs(step);
  expect(step.outputs).toMatchObject({
    verdict: 'fail',
    conclusion: 'failure',
    score: '0.5',
    passed: '1',
    failed: '1',
  });
  expect(errorsOf(step)).toMatchObject([
    { properties: { file: 'evals/greet.eval.yaml', line: '6', col: '5', title: expect.stringContaining('two') } },
  ]);
  expect(step.summary).toContain('two');
  expect(reportFileSchema.parse(JSON.parse(checkout.read('out/report.json'))).gate.kind).toBe('fail');
});

test('neither summary nor annotations are written when they are off', async () => {
  using checkout = project(MIXED);
  const step = await run(checkout, { threshold: '0.8', 'job-summary': 'off', annotations: 'off' });
  expect(step).toMatchObject({ exitCode: 1, summary: '' });
  expect(errorsOf(step)).toEqual([]);
  expectAllOutputs(step);
});

test('a step with an invalid input ends with 2 and names it', async () => {
  using checkout = project(PASSING);
  const step = await run(checkout, { threshold: '2' });
  expect(step.exitCode).toBe(2);
  expectAllOutputs(step);
  expect(step.outputs).toMatchObject({ verdict: 'invalid', conclusion: 'failure', total: '', 'results-path': '' });
  expect(step.outputs['headline']).toContain('threshold');
  const data = expect.stringMatching(/threshold[\s\S]*0 to 1[\s\S]*"2"/);
  expect(errorsOf(step)).toMatchObject([{ properties: { title: 'The evals could not run' }, data }]);
  expect(checkout.exists('out')).toBe(false);
});
