import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/model/verdict/report.ts';
import { declared, runAction, type Step } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const PASSING = suiteOf(['one', 'hello', 'hello']);
const MIXED = suiteOf(['one', 'hello', 'hello'], ['two', 'hello', 'bye']);
const project = (suite: string) => aProject({ 'evals/greet.eval.yaml': suite, '.agentv/targets.yaml': TARGETS });

/**
 * The annotations of a step: all that GitHub shows beside code or run. No step here can read the settings of the base
 * branch, nor comment.
 */
const annotationsOf = ({ commands }: Step) =>
  commands.filter(
    ({ name, properties }) =>
      /^(?:error|warning|notice)$/.test(name) &&
      properties['title'] !== 'Settings of the base branch could not be read' &&
      !properties['title']?.endsWith(', without a comment'),
  );

/** All outputs are in the file and nowhere else, and no other file of the runner has changed. */
function expectAllOutputs(step: Step): void {
  expect(Object.keys(step.outputs)).toEqual(Object.keys(declared.outputs));
  expect(
    step.commands.filter(({ name }) => ['set-output', 'save-state', 'set-env', 'add-path'].includes(name)),
  ).toEqual([]);
  expect(step.otherFiles).toBe('');
  expect(JSON.parse(step.outputs['json'] ?? '')).toMatchObject({ verdict: step.outputs['verdict'] });
}

describe('a step whose tests pass', () => {
  test('succeeds with all outputs, a summary and files, and finds the suites by itself', async () => {
    using checkout = project(PASSING);
    const step = await runAction(checkout, { with: { threshold: '0.9', baseline: 'none' } });
    expect(step).toMatchObject({ exitCode: 0, stderr: '' });
    expectAllOutputs(step);
    const run = `.agentv/results/runs/default/${checkout.list('.agentv/results/runs/default')[0]}`;
    expect(step.outputs).toMatchObject({
      // No step here can read the settings of the base branch.
      verdict: 'warn',
      conclusion: 'success',
      score: '1',
      'pass-rate': '1',
      total: '1',
      passed: '1',
      failed: '0',
      errored: '0',
      skipped: '0',
      flaky: '0',
      'cost-usd': '',
      tokens: '',
      'duration-seconds': expect.stringMatching(/^\d+(?:\.\d+)?$/),
      'results-path': join(checkout.folder, run, 'index.jsonl'),
      'report-path': join(checkout.folder, run, 'report.json'),
      'junit-path': join(checkout.folder, run, 'junit.xml'),
      'summary-path': join(checkout.folder, run, 'summary.md'),
      headline: expect.stringContaining('1 of 1'),
    });
    expect(step.summary).toBe(checkout.read(`${run}/summary.md`));
    expect(annotationsOf(step).map(({ name }) => name)).toEqual(['notice']);
  });
});

describe('a step of a pull request without a baseline', () => {
  test('is inconclusive, which fails no job', async () => {
    using checkout = project(PASSING);
    const step = await runAction(checkout);
    expect(step).toMatchObject({ exitCode: 0, outputs: { verdict: 'inconclusive', conclusion: 'neutral' } });
    expect(step.outputs['headline']).toMatch(/^No baseline yet: 1 of 1 test passed\./);
  });
});

describe('a step whose tests miss the threshold', () => {
  test('fails, and marks the line of the failing test only', async () => {
    using checkout = project(MIXED);
    const step = await runAction(checkout, { with: { evals: 'evals', threshold: '0.8', 'output-directory': 'out' } });
    expect(step.exitCode).toBe(1);
    expectAllOutputs(step);
    expect(step.outputs).toMatchObject({
      verdict: 'fail',
      conclusion: 'failure',
      score: '0.5',
      passed: '1',
      failed: '1',
    });
    const [error, ...others] = annotationsOf(step);
    expect(error).toMatchObject({
      name: 'error',
      properties: { file: 'evals/greet.eval.yaml', line: '6', col: '5', title: expect.stringContaining('two') },
    });
    expect(others.map(({ name }) => name)).toEqual(['notice']);
    expect(step.summary).toContain('two');
    expect(reportFileSchema.parse(JSON.parse(checkout.read('out/report.json')))).toMatchObject({
      gate: { kind: 'fail' },
    });
  });

  test('writes neither summary nor annotations when they are off', async () => {
    using checkout = project(MIXED);
    const step = await runAction(checkout, {
      with: { threshold: '0.8', 'job-summary': 'off', annotations: 'off' },
    });
    expect(step).toMatchObject({ exitCode: 1, summary: '' });
    expect(annotationsOf(step)).toEqual([]);
    expectAllOutputs(step);
  });
});

describe('a step without a measurement', () => {
  test('ends with 2 when the provider does not answer', async () => {
    using checkout = aProject({
      'evals/greet.eval.yaml': MIXED,
      '.agentv/targets.yaml':
        'targets: [{ name: default, provider: openai, base_url: "http://127.0.0.1:9/v1", api_key: "${{ MODEL_KEY }}", model: m, max_retries: 0 }]\n',
    });
    const env = { MODEL_KEY: 'sk-proj-Zx81kQwErTyUiOpAsDfGhJkL' };
    const step = await runAction(checkout, { with: { threshold: '0.8' }, env });
    expect(step.exitCode).toBe(2);
    expectAllOutputs(step);
    expect(step.outputs).toMatchObject({ verdict: 'invalid', score: '', 'pass-rate': '', errored: '2', passed: '0' });
    expect(step.outputs['headline']).toMatch(/^Not measured: /);
    expect(step.summary).toContain('Not measured: ');
  });

  test('ends with 2 and names an invalid input', async () => {
    using checkout = project(PASSING);
    const step = await runAction(checkout, { with: { threshold: '2', 'output-directory': 'out' } });
    expect(step.exitCode).toBe(2);
    expectAllOutputs(step);
    expect(step.outputs).toMatchObject({ verdict: 'invalid', conclusion: 'failure', total: '', 'results-path': '' });
    expect(step.outputs['headline']).toContain('threshold');
    expect(annotationsOf(step)).toEqual([
      {
        name: 'error',
        properties: { title: 'The evals could not run' },
        data: expect.stringMatching(/threshold[\s\S]*0 to 1[\s\S]*"2"/),
      },
    ]);
    expect(step.shown.join('\n')).toMatch(/threshold/);
    expect(step.summary).toContain('could not run');
    expect(checkout.exists('out')).toBe(false);
  });

  test('ends with 2 and marks the line of a mistake in a suite', async () => {
    using checkout = project('tests: 42\n');
    const step = await runAction(checkout);
    expect(step.exitCode).toBe(2);
    expectAllOutputs(step);
    expect(annotationsOf(step)).toMatchObject([
      { name: 'error', properties: { file: 'evals/greet.eval.yaml', line: '1', col: '8' } },
    ]);
  });
});

describe('annotations name files from the root of the checkout', () => {
  test('when the workspace of the runner is behind a link', async () => {
    using checkout = project(MIXED);
    using elsewhere = aProject({});
    const workspace = join(elsewhere.folder, 'work');
    symlinkSync(checkout.folder, workspace);
    const step = await runAction(checkout, { with: { threshold: '0.8' }, workspace });
    expect(annotationsOf(step)[0]).toMatchObject({ properties: { file: 'evals/greet.eval.yaml', line: '6' } });
  });
});

test('a step without a summary file, as on other CI systems, says so and does not fail', async () => {
  using checkout = project(PASSING);
  const step = await runAction(checkout, { with: { baseline: 'none' }, env: { GITHUB_STEP_SUMMARY: '' } });
  expect(step).toMatchObject({ exitCode: 0, outputs: { verdict: 'warn' } });
  expect(step.shown.join('\n')).toContain('job summary was not delivered');
});
