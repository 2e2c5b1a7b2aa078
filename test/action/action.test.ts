import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { outputNames } from '../../src/action/outputs.ts';
import { events } from '../support/github-events.ts';
import { aProject, type Project } from '../support/project.ts';
import { aStepAlone, runStep, startStep, type Values } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const FAILING = suiteOf(['two', 'hello', 'bye']);
const isAnnotation = ({ name }: { readonly name: string }) => /^(?:error|warning|notice)$/.test(name);

describe('a test that fails', () => {
  test('is marked at its line, though its suite is outside the working directory', async () => {
    using project = aProject({
      'agents/.agentv/targets.yaml': TARGETS,
      'shared/greet.eval.yaml': FAILING,
    });
    const { commands } = await runAction(project, {
      'working-directory': 'agents',
      evals: '../shared/greet.eval.yaml',
      targets: '.agentv/targets.yaml',
      threshold: '0.8',
    });
    expect(commands.find(isAnnotation)).toMatchObject({
      name: 'error',
      properties: { file: 'shared/greet.eval.yaml', line: '2', col: '5' },
      data: expect.not.stringContaining('\nat '),
    });
  });

  test('is named with its location in the message, if its suite is outside the checkout', async () => {
    using project = aProject({ '.agentv/targets.yaml': TARGETS });
    using elsewhere = aProject({ 'greet.eval.yaml': FAILING });
    const evals = join(elsewhere.folder, 'greet.eval.yaml');
    const { commands } = await runAction(project, { evals, targets: '.agentv/targets.yaml', threshold: '0.8' });
    const annotation = commands.find(isAnnotation);
    expect(annotation?.properties).not.toHaveProperty('file');
    expect(annotation?.data.split('\n').at(-1)).toBe(`at ${evals}:2:5`);
  });

  test('is reported after the group with the finished tests is closed', async () => {
    using project = aProject({ 'evals/greet.eval.yaml': FAILING, '.agentv/targets.yaml': TARGETS });
    const { commands } = await runAction(project, { threshold: '0.8' });
    const names = commands.map(({ name }) => name).filter((name) => name !== 'add-mask');
    expect(names).toEqual(['group', 'endgroup', 'error', 'notice']);
  });
});

describe('a run that could not begin lists in the summary what is in the way', () => {
  test('when a glob matches nothing', async () => {
    using project = aProject({ '.agentv/targets.yaml': TARGETS });
    const { summary, commands, exitCode } = await runAction(project, { evals: 'nothing/*.yaml' });
    expect(exitCode).toBe(2);
    expect(summary).toMatch(
      /^### ⛔ The evals could not run\n\n- There is no eval suite for .*\. Expected: .*\. Paths and globs /,
    );
    expect(commands.filter(isAnnotation).map(({ properties }) => properties['title'])).toEqual([
      'The evals could not run',
    ]);
  });

  test('when inputs are not right', async () => {
    using project = aProject({});
    const { summary } = await runAction(project, { threshold: '2', workers: '0' });
    expect(summary.match(/^- "(?:threshold|workers)" must be a .*number from .* to .*, not "[20]"$/gm)).toHaveLength(2);
  });

  test('and still says it in the log where there can be no summary', async () => {
    using project = aProject({});
    const step = await runAction(project, { threshold: '2' }, { GITHUB_STEP_SUMMARY: project.folder });
    expect(step).toMatchObject({ exitCode: 2, outputs: { verdict: 'invalid' } });
    expect(step.shown.join('\n')).toMatch(/job summary was not delivered[\s\S]*"threshold" must be/);
  });
});

describe('every output is written', () => {
  const slow = () =>
    aProject({
      'evals/a.eval.yaml': suiteOf(['slow', 'slow', 'slow']),
      '.agentv/targets.yaml':
        'targets: [{ name: default, provider: cli, command: "trap : TERM INT; touch ../begun; sleep 20 # {PROMPT}" }]\n',
    });

  test('on a second request to stop', async () => {
    using project = slow();
    const GITHUB_STEP_SUMMARY = join(project.folder, 'pipe');
    // Nothing reads from it, so that the first request does not end the step.
    execFileSync('mkfifo', [GITHUB_STEP_SUMMARY]);
    const { child, shown, ended } = startAction(project, { 'output-directory': 'out' }, { GITHUB_STEP_SUMMARY });
    await until(() => project.exists('begun'));
    child.kill('SIGINT');
    await until(() => shown().includes('Cancelled after'));
    // Until then, it counts as the same request.
    await sleep(350);
    child.kill('SIGTERM');
    const { exitCode, outputs } = await ended;
    // A process with a blocked call to the file system has no exit code.
    expect(exitCode).toBeNull();
    expect(Object.keys(outputs)).toEqual([...outputNames]);
    expect(outputs).toMatchObject({ verdict: 'cancelled', headline: 'Cancelled after 0 of 1 test.' });
  });

  test('on an error that no code could catch', async () => {
    using project = slow();
    const orphan = "process.on('SIGUSR2', () => { throw new Error('from nowhere'); })";
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(orphan)}`;
    const { child, ended } = startAction(project, { 'output-directory': 'out' }, { NODE_OPTIONS });
    await until(() => project.exists('begun'));
    child.kill('SIGUSR2');
    const { exitCode, outputs, shown } = await ended;
    expect(exitCode).toBe(2);
    expect(Object.keys(outputs)).toEqual([...outputNames]);
    expect(outputs).toMatchObject({
      verdict: 'invalid',
      conclusion: 'failure',
      headline: 'The run ended before it had a verdict',
    });
    expect(shown.join('\n')).toContain('from nowhere');
  });
});

test('outputs that cannot be written are an error that says so, and no bug', async () => {
  using project = aProject({ 'evals/greet.eval.yaml': suiteOf(['hi', 'hi', 'hi']), '.agentv/targets.yaml': TARGETS });
  const { exitCode, shown } = await runAction(project, {}, { GITHUB_OUTPUT: project.folder });
  const text = shown.join('\n');
  expect(text).toContain(`The runner's file ${project.folder} (GITHUB_OUTPUT) cannot be written: EISDIR`);
  expect(text).toContain('Do not set GITHUB_OUTPUT in the workflow');
  expect(text).not.toMatch(/bug|\n {4}at /);
  expect(exitCode).toBe(2);
});

describe('a folder outside the workspace is refused before anything is written there', () => {
  const files = { 'evals/greet.eval.yaml': suiteOf(['hi', 'hi', 'hi']), '.agentv/targets.yaml': TARGETS };
  const refused = async (project: Project, inputs: Values, input: string) => {
    const { exitCode, outputs, shown } = await runAction(project, inputs);
    expect(shown.join('\n')).toContain(`\`${input}\` is outside the workspace`);
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 2, verdict: 'invalid' });
  };

  test.each([
    ['output-directory', '../eval-out'],
    ['output-directory', '/tmp/eval-out'],
    ['working-directory', '..'],
  ])('%s %s', async (input, folder) => {
    using project = aProject(files);
    await refused(project, { [input]: folder }, input);
  });

  test('also by way of a link, and of a configuration', async () => {
    using project = aProject(files);
    using elsewhere = aProject({});
    symlinkSync(elsewhere.folder, join(project.folder, 'link'));
    await refused(project, { 'output-directory': 'link/new' }, 'output-directory');
    project.write('.agentv/config.yaml', 'eval_action: { output_directory: ../eval-out }\n');
    await refused(project, {}, 'output-directory');
    expect(elsewhere.list('.')).toEqual(['.git']);
  });

  test('but not below a working directory, with or without a link in the way', async () => {
    using project = aProject({
      'agents/evals/greet.eval.yaml': suiteOf(['hi', 'hi', 'hi']),
      'agents/.agentv/targets.yaml': TARGETS,
    });
    symlinkSync(project.folder, join(project.folder, 'link'));
    const inputs = { 'working-directory': 'link/agents', 'output-directory': '../out' };
    expect((await runAction(project, inputs)).shown.join('\n')).not.toContain('outside the workspace');
    expect(project.exists('out/report.json')).toBe(true);
  });
});

const stepOf = (project: Project, inputs: Values, env: Values) => ({
  ...aStepAlone(project, { 'output-directory': '', baseline: 'none', ...inputs }, env),
  event: events.push,
});

const runAction = (project: Project, inputs: Values, env: Values = {}) => runStep('main', stepOf(project, inputs, env));

/** Starts it in a process of its own, which a test ends. */
const startAction = (project: Project, inputs: Values, env: Values) => startStep('main', stepOf(project, inputs, env));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(50);
}
