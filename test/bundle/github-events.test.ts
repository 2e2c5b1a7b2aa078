import { describe, expect, test, vi } from 'vitest';
import { events, HEAD } from '../support/github-events.ts';
import { type GitHubServer, gitHubServer, TOKEN } from '../support/github-server.ts';
import { aProject, type Project } from '../support/project.ts';
import { type GitHubStep, runStep } from '../support/step.ts';
import { suiteOf, TARGETS } from '../support/suites.ts';

// Each starts the bundle.
vi.setConfig({ maxConcurrency: 3 });

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
    const { exitCode, outputs, log } = await runStep('main', stepOf(project, github, { event, inputs: JUDGED }));
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
    const { exitCode, outputs, summary, log } = await runStep('main', step);
    expect([exitCode, outputs['verdict']]).toEqual([1, 'fail']);
    expect([...github.comments, ...github.checks]).toEqual([]);
    expect(log).toContain(why);
    expect(summary).toContain('Failing tests');
  });
});
