import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { marked, readMark } from '../../src/reports/comment/comment-mark.ts';
import { aReport, aResult } from '../support/builders.ts';
import { events, HEAD } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer, TOKEN } from '../support/github-server.ts';
import { type GitHubStep, runMain, runPost, runReport, startMain } from '../support/github-step.ts';
import { aProject, type Project } from '../support/project.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';
import { zip } from '../support/zip.ts';

// The bundle paces what it writes as GitHub asks for.
vi.setConfig({ testTimeout: 90_000, maxConcurrency: 3 });

const FAILING = suiteOf(['greets', 'hello', 'hello'], ['leaves', 'bye', 'bye']);
const failing = () => aProject({ 'evals/greet.eval.yaml': FAILING, '.agentv/targets.yaml': TARGETS });
const stepOf = (project: Project, github: GitHubServer, more: Omit<GitHubStep, 'project' | 'github'>): GitHubStep => ({
  project,
  github,
  from: 'dist',
  ...more,
});
const JUDGED = { threshold: '0.9', 'check-run': 'true' };

describe.concurrent('the bundle, started by', () => {
  test.each([
    ['a pull request of the same repository', events.pullRequest, 1],
    ['a push to a branch with a pull request', events.push, 1],
    ['a push to the main branch', events.pushToMain, 1],
    ['a push of a tag', events.tag, 0],
    ['a release', events.release, 0],
    ['a merge group', events.mergeGroup, 0],
    ['a schedule', events.schedule, 0],
    ['a dispatch', events.dispatch, 1],
    ['a repository dispatch', events.repositoryDispatch, 0],
    ['a workflow run after a push', events.afterPush, 0],
  ])('%s, reports its result on its commit, and in the pull request if there is one', async (_, event, comments) => {
    await using github = await gitHubServer();
    using project = failing();
    const { exitCode, outputs, log } = await runMain(stepOf(project, github, { event, inputs: JUDGED }));
    expect([exitCode, outputs['verdict']]).toEqual([1, 'fail']);
    expect(github.checks).toMatchObject([{ headSha: HEAD, status: 'completed', conclusion: 'failure' }]);
    expect(github.comments).toHaveLength(comments);
    expect(log.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(TOKEN);
  });

  test.each([
    ['of a fork', events.fork, 'from a fork'],
    ['of Dependabot', events.dependabot, 'Dependabot'],
  ])('a pull request %s, writes nothing there, says why, and is judged by what it could run', async (_, event, why) => {
    await using github = await gitHubServer();
    github.isReadOnly = true;
    using project = failing();
    const step = stepOf(project, github, { event, inputs: JUDGED });
    const { exitCode, outputs, summary, log } = await runMain(step);
    expect([exitCode, outputs['verdict']]).toEqual([1, 'fail']);
    expect([...github.comments, ...github.checks]).toEqual([]);
    expect(log).toContain(why);
    expect(summary).toContain('Failing tests');
  });

  test('the end of a fork’s run, as reporter, reports its artifacts in its pull request', async () => {
    await using github = await gitHubServer({ pulls: [{ number: 7, headSha: HEAD, headRepo: 2 }] });
    github.runs.push({ id: 4000, headRepo: 2, headOwner: 'somebody', attempt: 1 });
    github.files['.github/workflows/evals.yml'] = 'name: Evals\non: pull_request\n';
    const report = JSON.stringify(aReport({ results: [aResult({ testId: 'leaves', score: 0.1 })] }));
    const archive = zip([{ name: 'report.json', content: report }]);
    github.artifacts.push({ id: 1, run: 4000, name: 'agentv-results-evals-1', archive });
    using project = aProject({});
    const inputs = { results: 'artifacts', 'output-directory': '' };
    const { outputs, log } = await runReport(stepOf(project, github, { event: events.afterPull, inputs }));
    expect(log).not.toContain('bug in eval-action');
    expect(outputs['verdict']).toBe('fail');
    expect(github.comments).toMatchObject([{ pull: 7 }]);
    expect(github.comments[0]?.body).toContain('_Reported by code of `somebody/agent`, unverified');
  });
});

describe.concurrent('the bundle, run again', () => {
  test('writes over the attempt before, and never over a later one', async () => {
    await using github = await gitHubServer();
    using project = failing();
    const attempt = (number: string) =>
      runMain(
        stepOf(project, github, { event: events.pullRequest, inputs: JUDGED, env: { GITHUB_RUN_ATTEMPT: number } }),
      );
    await attempt('2');
    await attempt('3');
    const late = await attempt('1');
    expect(github.comments.map(({ body }) => readMark(body)?.attempt)).toEqual([3]);
    expect(late.log).toContain('A newer run has already written it (run 4711, attempt 3)');
  });

  test('as two legs of one matrix at once, leaves a comment of each', async () => {
    await using github = await gitHubServer();
    using one = failing();
    using two = failing();
    const leg = (project: Project, model: string) =>
      runMain(stepOf(project, github, { event: events.pullRequest, inputs: { matrix: `{"model":"${model}"}` } }));
    await Promise.all([leg(one, 'a'), leg(two, 'b')]);
    expect(github.comments.map(({ body }) => readMark(body)?.key).sort()).toEqual([
      'Evals/evals (a)',
      'Evals/evals (b)',
    ]);
  });
});

test('a server of one’s own is asked and linked at its own addresses', async () => {
  await using github = await gitHubServer();
  using project = failing();
  const env = { GITHUB_API_URL: `${github.url}/api/v3`, GITHUB_SERVER_URL: 'https://github.example' };
  await runMain(stepOf(project, github, { event: events.pullRequest, inputs: JUDGED, env }));
  expect(github.requests.filter(({ path }) => !/^\/api\/(?:v3\/|graphql$)/.test(path))).toEqual([]);
  expect(github.comments[0]?.body).toContain('(https://github.example/octo/agent/blob/');
  expect(JSON.stringify([github.comments, github.checks])).not.toContain('//github.com');
});

describe('a step that does not come to its end', () => {
  const before = { key: 'Evals/evals', head: HEAD, shows: HEAD, run: 4000, attempt: 1, phase: 'finished' } as const;
  const slow = () =>
    aProject({
      'evals/a.eval.yaml': suiteOf(['slow', 'slow', 'slow']),
      '.agentv/targets.yaml':
        'targets: [{ name: default, provider: cli, command: "touch ../begun; sleep 20 # {PROMPT}" }]\n',
    });
  const begun = async (project: Project, github: GitHubServer) => {
    const isReported = () => github.checks.length > 0 && github.comments[0]?.body.includes('Running');
    while (!project.exists('begun') || !isReported()) await sleep(20);
    // The number of the check is written down with the answer to the request that made it.
    await sleep(300);
  };

  test('because it was cancelled, says so within five seconds, and its post step has nothing left to do', async () => {
    await using github = await gitHubServer({ comments: [{ body: marked(before, 'One failed\n') }] });
    using project = slow();
    const step = stepOf(project, github, { event: events.pullRequest, inputs: { 'check-run': 'true' } });
    const { child, ended } = startMain(step);
    await begun(project, github);
    const stoppedAt = performance.now();
    child.kill('SIGINT');
    const main = await ended;
    expect(performance.now() - stoppedAt).toBeLessThan(5000);
    expect([main.exitCode, main.outputs['verdict']]).toEqual([2, 'cancelled']);
    expect(github.checks).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
    expect(github.comments[0]?.body).toContain('was cancelled; below are the results for `2222222`');
    const asked = github.requests.length;
    const post = await runPost(step, main.state);
    expect([post.exitCode, github.requests.length]).toEqual([0, asked]);
  });

  test('and left nothing, or nothing of ours, leaves its post step without work', async () => {
    await using github = await gitHubServer();
    using project = aProject({});
    const step = stepOf(project, github, { event: events.pullRequest });
    for (const state of [{}, { notes: 'no JSON' }, { notes: '{"version":1,"phase":"running","check":"1"}' }]) {
      expect((await runPost(step, state as Record<string, string>)).exitCode).toBe(0);
    }
    expect(github.requests).toEqual([]);
  });
});
