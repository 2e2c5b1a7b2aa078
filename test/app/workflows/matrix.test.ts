import { expect, test, vi } from 'vitest';
import { events } from '../../support/github-events.ts';
import { aWorkflowRun } from '../../support/workflow-run/site.ts';
import { shownWorkflows } from '../../support/workflows.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The larger model cannot be asked in the first attempt. */
const FILES = {
  'evals/a.eval.yaml': 'tests: [{ id: greets, input: hi, assertions: [{ type: contains, value: hello }] }]\n',
  '.agentv/targets.yaml': `targets:
  - { name: small-model, provider: cli, command: echo hello }
  - name: large-model
    provider: cli
    command: echo hello
    healthcheck: { type: command, command: test $GITHUB_RUN_ATTEMPT -gt 1 }
`,
};

test('the matrix of docs/github.md is one result, and re-running its failed jobs keeps what the others measured', async () => {
  const workflow = shownWorkflows().find(
    ({ where, text }) => where.startsWith('docs/github.md:') && /matrix:/.test(text),
  );
  await using at = await aWorkflowRun(workflow?.text ?? '', FILES, { event: events.pullRequest });
  const first = await at.run.runAll();
  expect(resultsIn(first)).toEqual({
    'evals (small-model)': ['success', 1],
    'evals (large-model)': ['failure', 1],
    report: ['failure', 1],
  });
  expect(at.github.comments[0]?.body).toContain('1 of 2 tests passed');

  const second = await at.run.rerunFailed();
  expect(resultsIn(second)).toEqual({
    'evals (small-model)': ['success', 1],
    'evals (large-model)': ['success', 2],
    report: ['success', 2],
  });
  expect(at.github.comments).toHaveLength(1);
  expect(at.github.comments[0]?.body).toContain('2 of 2');
});

const resultsIn = (jobs: ReadonlyMap<string, { readonly result: string; readonly attempt: number }>) =>
  Object.fromEntries([...jobs].map(([name, { result, attempt }]) => [name, [result, attempt]]));
