import { expect, test, vi } from 'vitest';
import { events } from '../../support/github-events.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import { aWorkflowRun } from '../../support/workflow-run/site.ts';

// Each job starts several processes.
vi.setConfig({ testTimeout: 120_000 });

const workflow = readRepositoryFile('examples/workflows/evals-on-request.yml');
const files = {
  'evals/a.eval.yaml': 'tests: [{ id: greets, input: hi, assertions: [{ type: contains, value: hello }] }]\n',
  '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: echo hello }]\n',
};

async function labeled(label: string) {
  const { pull_request } = events.pullRequest.payload as { pull_request: object };
  const event = { ...events.pullRequest, payload: { action: 'labeled', label: { name: label }, pull_request } };
  await using at = await aWorkflowRun(workflow, files, { event });
  const jobs = await at.run.runAll();
  return { names: [...jobs.keys()], results: [...jobs.values()].map(({ result }) => result), jobs };
}

test('the label measures three trials, in a check with another name than the required one', async () => {
  const { names, results, jobs } = await labeled('run-more-evals');
  expect(names).toEqual(['request / plan', 'request / shard 1', 'request / report']);
  expect(results).toEqual(['success', 'success', 'success']);
  expect(jobs.get('request / plan')?.log).toContain('3 target calls');
});

test('the label of the required check starts nothing', async () => {
  expect(await labeled('run-evals')).toMatchObject({ results: ['skipped'] });
});
