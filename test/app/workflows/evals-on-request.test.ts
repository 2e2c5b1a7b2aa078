import { expect, test } from 'vitest';
import { events, type GitHubEvent } from '../../support/github-events.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { aWorkflowRun } from '../../support/workflow-run/site.ts';

const workflow = readRepositoryFile('examples/workflows/evals-on-request.yml');
const KEY = 'sk-of-the-target-4711';
const suite = (id: string) => `tests: [{ id: ${id}, input: hi, assertions: [{ type: contains, value: hello }] }]\n`;
/** The target answers only with the key. */
const files = {
  'evals/a.eval.yaml': suite('a'),
  'evals/b.eval.yaml': suite('b'),
  '.agentv/targets.yaml': `targets:
  - { name: default, provider: cli, command: 'test "$KEY" = ${KEY} && echo hello', env: { KEY: "\${{ OPENAI_API_KEY }}" } }
`,
};

async function started(event: GitHubEvent) {
  await using at = await aWorkflowRun(workflow, files, { event, secrets: { OPENAI_API_KEY: KEY } });
  const jobs = await at.run.runAll();
  const ofJob = (name: string) => jobs.get(`request / ${name}`);
  return {
    names: [...jobs.keys()],
    results: [...jobs.values()].map(({ result }) => result),
    planned: ofJob('plan')?.log,
    report: ofJob('report'),
    comments: at.github.comments.map(({ body }) => body),
  };
}

function labeled(label: string) {
  const { pull_request } = events.pullRequest.payload as { pull_request: object };
  return started({ ...events.pullRequest, payload: { action: 'labeled', label: { name: label }, pull_request } });
}

const byHand = (inputs: Readonly<Record<string, string>>) =>
  started({ ...events.dispatch, payload: { ...events.dispatch.payload, inputs } });

test('the label measures three trials, in a check and a comment with other names than the required ones', async () => {
  const { names, results, planned, report, comments } = await labeled('run-more-evals');
  expect(names).toEqual(['request / plan', 'request / shard 1', 'request / report']);
  expect(results).toEqual(['success', 'success', 'success']);
  expect(planned).toContain('2 tests on 1 target in 1 shard, 6 target calls');
  expect(report?.outputs['headline']).toContain('2 of 2');
  expect(comments).toEqual([expect.stringContaining('`evals-on-request.yml`')]);
});

test('by hand it measures all suites three times, or those and as often as entered', async () => {
  const all = await byHand({});
  expect([all.results, all.planned]).toEqual([
    ['success', 'success', 'success'],
    expect.stringContaining('2 tests on 1 target in 1 shard, 6 target calls'),
  ]);
  const some = await byHand({ evals: 'evals/b.eval.yaml', trials: '5' });
  expect(some.planned).toContain('1 test on 1 target in 1 shard, 5 target calls');
  // On a branch that is not the base branch, there is no pull request to comment on.
  expect([some.results, some.comments, some.report?.outputs['verdict']]).toEqual([
    ['success', 'success', 'success'],
    [],
    'pass',
  ]);
});
