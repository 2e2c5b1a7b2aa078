import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/model/verdict/report.ts';
import { declared, JOB_SECRETS, runAction, type Step } from '../support/bundle.ts';
import { aProject } from '../support/project.ts';
import { records, suiteOf, TARGETS } from '../support/suites.ts';

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

  test('fails with on-inconclusive: fail', async () => {
    using checkout = project(PASSING);
    const step = await runAction(checkout, { with: { 'on-inconclusive': 'fail' } });
    expect(step).toMatchObject({ exitCode: 1, outputs: { verdict: 'inconclusive', conclusion: 'failure' } });
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

  test('fails under 0.80 when there is neither a threshold nor a baseline', async () => {
    using checkout = project(MIXED);
    const step = await runAction(checkout);
    expect(step).toMatchObject({ exitCode: 1, outputs: { verdict: 'fail', conclusion: 'failure' } });
    expect(step.outputs['headline']).toContain('0.80');
    expect(annotationsOf(step).map(({ name }) => name)).toEqual(['error', 'notice']);
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

  test('ends with 1 when every test crashes, because a crash is an outcome of the agent', async () => {
    using checkout = project(MIXED);
    const step = await runAction(checkout, { with: { target: 'crash', threshold: '0.8' } });
    expect(step.exitCode).toBe(1);
    expectAllOutputs(step);
    expect(step.outputs).toMatchObject({ verdict: 'fail', score: '0', failed: '2', errored: '0', passed: '0' });
    expect(step.outputs['headline']).toContain('greet scored 0.00; threshold 0.80.');
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

  test('writes nothing about it if that is switched off', async () => {
    using checkout = project('tests: 42\n');
    const step = await runAction(checkout, { with: { annotations: 'off', 'job-summary': 'off' } });
    expect(step).toMatchObject({ exitCode: 2, summary: '' });
    expect(annotationsOf(step)).toEqual([]);
    expect(step.shown.join('\n')).toContain('evals/greet.eval.yaml:1:8');
  });
});

describe('annotations name files from the root of the checkout', () => {
  const inside = (suite: string) =>
    aProject({ 'agents/support/evals/greet.eval.yaml': suite, 'agents/support/.agentv/targets.yaml': TARGETS });
  const withFolder = { 'working-directory': 'agents/support', threshold: '0.8' };

  test('when that directory has a mistake in a suite', async () => {
    using checkout = inside('tests: 42\n');
    const step = await runAction(checkout, { with: withFolder });
    expect(annotationsOf(step)).toMatchObject([
      { properties: { file: 'agents/support/evals/greet.eval.yaml', line: '1' } },
    ]);
  });

  test('when the workspace of the runner is behind a link', async () => {
    using checkout = project(MIXED);
    using elsewhere = aProject({});
    const workspace = join(elsewhere.folder, 'work');
    symlinkSync(checkout.folder, workspace);
    const step = await runAction(checkout, { with: { threshold: '0.8' }, workspace });
    expect(annotationsOf(step)[0]).toMatchObject({ properties: { file: 'evals/greet.eval.yaml', line: '6' } });
  });
});

describe('the programs that a step starts', () => {
  const NOTIFIES = suiteOf(['env', 'env', 'never said']);
  const PRINTS = 'targets: [{ name: default, provider: cli, command: "env # {PROMPT}" }]\n';

  test('see the variables of the step, and nothing that belongs to the job', async () => {
    using checkout = aProject({ 'evals/a.eval.yaml': NOTIFIES, '.agentv/targets.yaml': PRINTS });
    await runAction(checkout, { with: { 'output-directory': 'out' }, env: { OF_THE_STEP: 'for programs' } });
    const [record] = records(checkout.read('out/index.jsonl'));
    const seen = String(record?.['output'])
      .split('\n')
      .map((line) => line.split('=')[0] ?? '');
    expect(seen).toEqual(
      expect.arrayContaining([
        'PATH',
        'HOME',
        'CI',
        'AGENTV_RUN_TIMESTAMP',
        'OF_THE_STEP',
        'GITHUB_SHA',
        'RUNNER_TEMP',
      ]),
    );
    expect(
      seen.filter((name) =>
        /^(?:ACTIONS|INPUT)_|^(?:GITHUB|GH|RUNNER)_TOKEN$|^GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/.test(name),
      ),
    ).toEqual([]);
    for (const secret of Object.values(JOB_SECRETS)) expect(checkout.read('out/index.jsonl')).not.toContain(secret);
  });

  test('and a suite that asks for what belongs to the job is refused', async () => {
    using checkout = aProject({
      'evals/a.eval.yaml': NOTIFIES,
      '.agentv/targets.yaml':
        'targets:\n  - name: default\n    provider: cli\n    command: "env # {PROMPT}"\n    env:\n      MINE: ${{ GITHUB_TOKEN }}\n',
    });
    const step = await runAction(checkout);
    expect(step).toMatchObject({ exitCode: 2 });
    expect(annotationsOf(step)).toMatchObject([
      { data: expect.stringContaining('GITHUB_TOKEN'), properties: { file: '.agentv/targets.yaml', line: '6' } },
    ]);
  });
});

test('a step without a summary file, as on other CI systems, says so and does not fail', async () => {
  using checkout = project(PASSING);
  const step = await runAction(checkout, { with: { baseline: 'none' }, env: { GITHUB_STEP_SUMMARY: '' } });
  expect(step).toMatchObject({ exitCode: 0, outputs: { verdict: 'warn' } });
  expect(step.shown.join('\n')).toContain('job summary was not delivered');
});

test('a report that cannot be written does not change the verdict', async () => {
  using checkout = project(PASSING);
  mkdirSync(join(checkout.folder, 'summary'));
  const env = { GITHUB_STEP_SUMMARY: join(checkout.folder, 'summary') };
  const step = await runAction(checkout, { with: { baseline: 'none' }, env });
  rmSync(join(checkout.folder, 'summary'), { recursive: true });
  expect(step).toMatchObject({ exitCode: 0, outputs: { verdict: 'warn' } });
  expect(step.shown.join('\n')).toContain('job summary was not delivered');
});
