import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { unzip } from '../../src/adapters/files/zip.ts';
import { planOutputNames } from '../../src/app/action/plan-outputs.ts';
import { reportArtifact } from '../../src/app/baseline/artifact-names.ts';
import { type ShardPlan, shardPlanSchema } from '../../src/model/run/shard-plan.ts';
import { digestOf } from '../../src/plan/shards/digest.ts';
import { aReport } from '../support/builders.ts';
import { events, type GitHubEvent, HEAD } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { type ResultsService, resultsService } from '../support/results-service.ts';
import { runStep, type Values } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';
import { zip } from '../support/zip.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let service: ResultsService;
beforeAll(async () => {
  service = await resultsService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

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
    env: { ...service.env, GITHUB_RUN_ATTEMPT: String(attempt), ...env },
  });

/** The plan of an artifact of the service. */
async function uploaded(name: string): Promise<ShardPlan> {
  const stored = service.artifacts.find((each) => each.name === name);
  const limits = { archiveBytes: 1e6, entries: 100, entryBytes: 1e6, totalBytes: 1e6 };
  const archive = await service.store.get(stored?.blob ?? '');
  const files = await unzip(archive, { shown: name, isWanted: () => true, limits });
  return shardPlanSchema.parse(JSON.parse(Buffer.from(files.get('plan.json') ?? []).toString()));
}

/** Makes an uploaded artifact readable through the API. */
function publish(github: GitHubServer, name: string): void {
  const stored = service.artifacts.find((each) => each.name === name);
  github.artifacts.push({
    id: 100 + github.artifacts.length,
    run: 4711,
    name,
    digest: stored?.digest ?? '',
    address: service.store.addressOf(stored?.blob ?? ''),
  });
}

test('the plan action uploads a plan, and gives the matrix of its shards', async () => {
  await using github = await gitHubServer();
  using project = aProject(FILES);
  const { exitCode, outputs, summary, log } = await run({
    project,
    github,
    inputs: { shards: '2', 'comment-key': 'support-evals' },
  });
  expect({ exitCode, names: Object.keys(outputs) }).toEqual({ exitCode: 0, names: [...planOutputNames] });
  const plan = await uploaded('agentv-plan-support-evals-1');
  expect(outputs['plan']).toBe(digestOf(plan));
  expect(plan).toMatchObject({ key: 'support-evals', headCommit: HEAD, policy: { isChange: true } });
  expect(JSON.parse(outputs['matrix'] ?? '')).toEqual({
    include: [1, 2].map((index) => ({ index, shard: `${index}/2@${outputs['plan']}`, minutes: 1, tests: 1 })),
  });
  expect(outputs).toMatchObject({ shards: '2', 'max-parallel': '2', wanted: 'true', calls: '2', tokens: '' });
  for (const text of [summary, log, outputs['headline']])
    expect(text).toContain(`Plan ${outputs['plan']?.slice(0, 12)}: 2 tests on 1 target in 2 shards`);
});

test('without artifacts the plan is written to a folder', async () => {
  await using github = await gitHubServer();
  using project = aProject(FILES);
  const env = { GITHUB_SERVER_URL: github.url };
  const refused = await run({ project, github, env });
  expect([refused.exitCode, refused.log.includes('Set plan-path')]).toEqual([2, true]);
  const { exitCode, outputs } = await run({ project, github, env, inputs: { 'plan-path': 'agentv/plan' } });
  expect(exitCode).toBe(0);
  expect(digestOf(JSON.parse(project.read('agentv/plan/plan.json')) as ShardPlan)).toBe(outputs['plan']);
  const again = await run({ project, github, env, inputs: { 'plan-path': 'agentv/plan', shards: '2' } });
  expect([again.exitCode, again.outputs['shards']]).toEqual([0, '2']);
  project.write('notes/todo.md', 'mine');
  const taken = await run({ project, github, env, inputs: { 'plan-path': 'notes' } });
  expect([taken.exitCode, taken.outputs['headline']]).toEqual([
    2,
    expect.stringContaining('todo.md already exists and was not written by a plan'),
  ]);
  expect(project.list('notes')).toEqual(['todo.md']);
  const outside = await run({ project, github, env, inputs: { 'plan-path': '../plan' } });
  expect([outside.exitCode, outside.log.includes('outside the workspace')]).toEqual([2, true]);
});

describe('only-with-label', () => {
  const inputs = { 'only-with-label': 'run-evals', 'plan-path': 'plan' };

  test('reads the labels at run time, and plans anyway', async () => {
    await using github = await gitHubServer();
    using project = aProject(FILES);
    github.pulls.push({ number: 7, headSha: HEAD, labels: ['bug'] });
    const without = await run({ project, github, inputs });
    expect(without.exitCode).toBe(0);
    expect(without.outputs).toMatchObject({
      wanted: 'false',
      headline: `Evals do not run for ${HEAD.slice(0, 7)}: pull request #7 does not have the label run-evals`,
    });
    expect(JSON.parse(without.outputs['matrix'] ?? '').include).toHaveLength(1);
    github.pulls.splice(0, 1, { number: 7, headSha: HEAD, labels: ['bug', 'Run-Evals'] });
    const late = await run({ project, github, inputs, attempt: 2 });
    expect(late.outputs).toMatchObject({ wanted: 'true', plan: without.outputs['plan'] });
  });

  test('is an error if the labels cannot be read', async () => {
    await using github = await gitHubServer();
    using project = aProject(FILES);
    github.breaks({ on: /pulls/, status: 403, message: 'Resource not accessible by integration' });
    const { exitCode, log, outputs } = await run({ project, github, inputs });
    expect(exitCode).toBe(2);
    expect(log).toContain('pull-requests: read');
    expect(outputs).toMatchObject({ plan: '', matrix: '', wanted: '' });
    expect(Object.keys(outputs)).toEqual([...planOutputNames]);
  });

  test('applies to pull requests only', async () => {
    await using github = await gitHubServer();
    using project = aProject(FILES);
    const { outputs } = await run({ project, github, inputs, event: events.pushToMain });
    expect(outputs['wanted']).toBe('true');
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

describe('a later attempt', () => {
  test('has the same plan if nothing changed, and else a new one', async () => {
    await using github = await gitHubServer();
    using project = aProject(FILES);
    const inputs = { 'comment-key': 'again' };
    const first = await run({ project, github, inputs });
    publish(github, 'agentv-plan-again-1');
    // Evidence that appears in the meantime does not change what the shards of the first attempt were compared with.
    const second = await run({ project, github, inputs: { ...inputs }, attempt: 2 });
    expect(second.log).toContain('The plan is that of an earlier attempt');
    expect(second.outputs['plan']).toBe(first.outputs['plan']);
    expect(digestOf(await uploaded('agentv-plan-again-2'))).toBe(first.outputs['plan']);
    publish(github, 'agentv-plan-again-2');
    const other = await run({ project, github, inputs: { ...inputs, trials: '2' }, attempt: 3 });
    expect(other.outputs['plan']).not.toBe(first.outputs['plan']);
    expect(other.log).not.toContain('The plan is that of an earlier attempt');
  });

  test('adopts no plan that reuses results after a leak, and ignores damaged artifacts', async () => {
    await using github = await gitHubServer();
    using project = aProject(FILES);
    const inputs = { 'comment-key': 'leaking' };
    await run({ project, github, inputs });
    const plan = await uploaded('agentv-plan-leaking-1');
    const [test = plan.tests[0], ...tests] = plan.tests;
    if (test === undefined) throw new Error('There is no test');
    const reusing = { ...plan, tests: [{ ...test, reused: '4'.repeat(40) }, ...tests] };
    const archive = zip([{ name: 'plan.json', content: JSON.stringify(reusing) }]);
    github.artifacts.push({ id: 1, run: 4711, name: 'agentv-plan-leaking-1', archive });
    const reused = await run({ project, github, inputs, attempt: 2 });
    expect(reused.outputs['plan']).toBe(digestOf(reusing));
    const leak = { suite: test.suite, suiteFile: test.suiteFile, testId: test.testId, target: test.target };
    const report = JSON.stringify(aReport({ reuseLeaks: [leak] }));
    const leaked = zip([{ name: 'report.json', content: report }]);
    github.artifacts.push({ id: 2, run: 4711, name: reportArtifact('leaking', 2), archive: leaked });
    const anew = await run({ project, github, inputs, attempt: 3 });
    expect(anew.outputs['plan']).toBe(digestOf(plan));
    github.artifacts.splice(0, 1, { id: 1, run: 4711, name: 'agentv-plan-leaking-1', archive: Buffer.from('no zip') });
    const damaged = await run({ project, github, inputs, attempt: 4 });
    expect(damaged.exitCode).toBe(0);
    expect(damaged.log).toContain('so this plan may be a new one');
  });
});
