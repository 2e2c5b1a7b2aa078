import { describe, expect, test } from 'vitest';
import { planOutputNames } from '../../src/action/plan-action.ts';
import { events, type GitHubEvent, HEAD } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { runStep, type Values } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

const FILES = {
  'evals/greet.eval.yaml': suiteOf(['greets', 'hello', 'hello'], ['leaves', 'bye', 'bye']),
  '.agentv/targets.yaml': TARGETS,
};

interface Step {
  readonly project: Project;
  readonly github: GitHubServer;
  readonly event?: GitHubEvent;
  readonly inputs?: Values;
  readonly attempt?: number;
  readonly env?: Values;
}
const run = ({ attempt = 1, event = events.pullRequest, inputs = {}, env = {}, ...step }: Step) =>
  runStep('plan', {
    ...step,
    event,
    inputs,
    env: { GITHUB_RUN_ATTEMPT: String(attempt), ...env },
  });

test('the plan action gives the matrix of the shards, and stores nothing', async () => {
  await using github = await gitHubServer();
  using project = aProject(FILES);
  const inputs = { shards: '2', 'comment-key': 'support-evals' };
  const { exitCode, outputs, summary, log } = await run({ project, github, inputs });
  expect({ exitCode, names: Object.keys(outputs) }).toEqual({ exitCode: 0, names: [...planOutputNames] });
  expect(JSON.parse(outputs['matrix'] ?? '')).toEqual({
    include: [1, 2].map((index) => ({ index, shard: `${index}/2`, minutes: 1, tests: 1 })),
  });
  expect(outputs).toMatchObject({ shards: '2', wanted: 'true', label: '', calls: '2', tokens: '' });
  for (const text of [summary, log, outputs['headline']]) expect(text).toContain('2 tests on 1 target in 2 shards');
  expect(github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

describe('only-with-label', () => {
  const inputs = { 'only-with-label': 'run-evals' };

  test('reads the labels at run time, and forecasts anyway', async () => {
    await using github = await gitHubServer();
    using project = aProject(FILES);
    github.pulls.push({ number: 7, headSha: HEAD, labels: ['bug'] });
    const without = await run({ project, github, inputs });
    expect(without.exitCode).toBe(0);
    expect(without.outputs).toMatchObject({
      wanted: 'false',
      label: 'run-evals',
      headline: `Evals do not run for ${HEAD.slice(0, 7)}: the pull request does not have the label run-evals`,
    });
    expect(JSON.parse(without.outputs['matrix'] ?? '').include).toHaveLength(1);
    github.pulls.splice(0, 1, { number: 7, headSha: HEAD, labels: ['bug', 'Run-Evals'] });
    const late = await run({ project, github, inputs, attempt: 2 });
    expect(late.outputs).toMatchObject({ wanted: 'true', label: '' });
  });

  test('is an error if the labels cannot be read', async () => {
    await using github = await gitHubServer();
    using project = aProject(FILES);
    github.breaks({ on: /pulls/, status: 403, message: 'Resource not accessible by integration' });
    const { exitCode, log, outputs } = await run({ project, github, inputs });
    expect(exitCode).toBe(2);
    expect(log).toContain('pull-requests: read');
    expect(outputs).toMatchObject({ matrix: '', wanted: '' });
    expect(Object.keys(outputs)).toEqual([...planOutputNames]);
  });
});

test('a run that cannot be planned ends with 2, and has all outputs', async () => {
  await using github = await gitHubServer();
  using project = aProject({ ...FILES, 'evals/b.eval.yaml': 'tests: [' });
  const { exitCode, outputs, summary } = await run({ project, github });
  expect(exitCode).toBe(2);
  expect(Object.keys(outputs)).toEqual([...planOutputNames]);
  expect([outputs['matrix'], outputs['wanted']]).toEqual(['', '']);
  expect(summary).toContain('evals/b.eval.yaml');
});

test('code of anyone is not read in a job that has secrets', async () => {
  await using github = await gitHubServer();
  using project = aProject(FILES);
  const { exitCode, log } = await run({ project, github, event: events.pullRequestTarget });
  expect([exitCode, log.includes('Evals do not run on the event pull_request_target')]).toEqual([2, true]);
});
