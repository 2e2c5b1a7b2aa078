import { expect, test } from 'vitest';
import { events } from '../../support/github-events.ts';
import { aWorkflowRun } from '../../support/workflow-run/site.ts';
import { shownWorkflows } from '../../support/workflows.ts';

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

const COUNTED = `name: evals
on:
  pull_request:
permissions: {}
jobs:
  evals:
    strategy:
      fail-fast: false
      matrix:
        target: [small-model, other-model, third-model]
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@v5
      - uses: agentv/eval-action@v1
        id: evals
        with:
          evals: evals
          target: small-model
      - run: grep -E '"name":\\s*"matrix-jobs",\\s*"value":\\s*3,' <(tr -d '\\n' < "$REPORT")
        shell: bash
        env:
          REPORT: \${{ steps.evals.outputs.report-path }}
`;

test('each job knows the number of jobs of its matrix', async () => {
  await using at = await aWorkflowRun(COUNTED, FILES, { event: events.pullRequest });
  expect(resultsIn(await at.run.runAll())).toEqual({
    'evals (small-model)': ['success', 1],
    'evals (other-model)': ['success', 1],
    'evals (third-model)': ['success', 1],
  });
});

const resultsIn = (jobs: ReadonlyMap<string, { readonly result: string; readonly attempt: number }>) =>
  Object.fromEntries([...jobs].map(([name, { result, attempt }]) => [name, [result, attempt]]));
