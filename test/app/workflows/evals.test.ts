import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { events, type GitHubEvent, HEAD } from '../../support/github-events.ts';
import type { StoredPull } from '../../support/github-server.ts';
import { aProject } from '../../support/project.ts';
import { readRepositoryFile } from '../../support/repository.ts';
import type { ListedJob } from '../../support/workflow-run/run.ts';
import { aWorkflowRun } from '../../support/workflow-run/site.ts';
import { shownWorkflows } from '../../support/workflows.ts';

const KEY = 'sk-of-the-target-4711';
const tests = (prefix: string) =>
  ['one', 'two', 'three']
    .map((id) => `  - { id: ${prefix}-${id}, input: hi, assertions: [{ type: contains, value: hello }] }\n`)
    .join('');
/** Two suites, one of whose targets is down in the first attempt, and one that needs the key. */
const files = ({ isDown = false } = {}) => ({
  'package.json': '{ "name": "agent", "version": "1.0.0" }\n',
  'package-lock.json':
    '{ "name": "agent", "version": "1.0.0", "lockfileVersion": 3, "packages": { "": { "name": "agent", "version": "1.0.0" } } }\n',
  'evals/a.eval.yaml': `execution: { target: with-key }\ntests:\n${tests('a')}`,
  'evals/b.eval.yaml': `execution: { target: shaky }\ntests:\n${tests('b')}`,
  '.agentv/targets.yaml': `targets:
  - name: with-key
    provider: cli
    command: test "$KEY" = ${KEY} && echo hello
    env: { KEY: "\${{ TARGET_KEY }}" }
  - name: shaky
    provider: cli
    command: echo hello
${isDown ? '    healthcheck: { type: command, command: test $GITHUB_RUN_ATTEMPT -gt 1 }\n' : ''}`,
});

/** The workflow of the README, on two machines. */
const ofReadme = (
  shownWorkflows().find(({ where, text }) => where.startsWith('README.md:') && text.includes('evals.yml@v1'))?.text ??
  ''
)
  .replace('    with:\n', "    with:\n      shards: '2'\n")
  .replaceAll('OPENAI_API_KEY', 'TARGET_KEY');
const onDemand = readRepositoryFile('examples/workflows/evals.yml')
  .replace('requests-per-minute: openai=300', "shards: '2'")
  .replaceAll('OPENAI_API_KEY', 'TARGET_KEY');

/** Stands in for `npm ci`, which takes longer than the rest of a job. */
const npm = aProject({ npm: '#!/bin/sh\n[ "$*" = ci ] && [ -f package-lock.json ]\n' });
chmodSync(join(npm.folder, 'npm'), 0o755);
afterAll(() => npm[Symbol.dispose]());

const started = (workflow: string, given: { readonly event?: GitHubEvent; readonly isDown?: boolean } = {}) =>
  aWorkflowRun(workflow, files(given), {
    event: given.event ?? events.pullRequest,
    secrets: { TARGET_KEY: KEY },
    path: [npm.folder],
  });

const label = (at: Awaited<ReturnType<typeof started>>, ...labels: string[]) => {
  at.github.pulls.splice(0, at.github.pulls.length, { number: 7, headSha: HEAD, labels } as StoredPull);
};

const resultsIn = (jobs: ReadonlyMap<string, ListedJob>) =>
  Object.fromEntries([...jobs].map(([name, { result, attempt }]) => [name, `${result} ${attempt}`]));

test('the workflow of the README measures on two machines and decides once', async () => {
  await using at = await started(ofReadme);
  const jobs = await at.run.runAll();
  expect(resultsIn(jobs)).toEqual({
    'evals / plan': 'success 1',
    'evals / shard 1': 'success 1',
    'evals / shard 2': 'success 1',
    'evals / report': 'success 1',
  });
  expect(at.github.comments).toHaveLength(1);
  expect(at.github.comments[0]?.body).toContain('6 of 6');
  expect(jobs.get('evals / report')?.outputs).toMatchObject({ verdict: 'inconclusive' });
  // The key reaches the shards only, where it is masked.
  for (const [name, { log }] of jobs) {
    const lines = log.split('\n').filter((line) => line.includes(KEY));
    expect(
      lines.every((line) => line.startsWith('::add-mask::')),
      name,
    ).toBe(true);
    if (!name.includes('shard')) expect(lines, name).toEqual([]);
  }
});

test('after a failed shard, "Re-run failed jobs" repeats this shard and the report', async () => {
  await using at = await started(ofReadme, { isDown: true });
  const first = resultsIn(await at.run.runAll());
  const failed = Object.keys(first).filter((name) => first[name] === 'failure 1');
  expect(failed.length).toBeLessThan(4);
  expect(failed).toContain('evals / report');
  expect(failed.some((name) => name.includes('shard'))).toBe(true);
  expect(first['evals / plan']).toBe('success 1');
  const artifacts = at.github.artifacts.length;

  const second = await at.run.rerunFailed();
  for (const [name, { result, attempt }] of second)
    expect([result, attempt], name).toEqual(['success', failed.includes(name) ? 2 : 1]);
  expect(at.github.artifacts.length).toBeGreaterThan(artifacts);
  expect(at.github.comments).toHaveLength(1);
  expect(at.github.comments[0]?.body).toContain('6 of 6');
});

test('a pull request without the label does not run, and a late label and a re-run do', async () => {
  await using at = await started(onDemand.replace(/ +on-not-run: pass.*\n/, ''));
  label(at);
  const first = await at.run.runAll();
  expect(resultsIn(first)).toEqual({
    'evals / plan': 'success 1',
    'evals / shard ${{ matrix.index }}': 'skipped 1',
    'evals / report': 'failure 1',
  });
  expect(first.get('evals / report')?.outputs['headline']).toContain('add the label run-evals');
  expect(at.github.comments).toEqual([]);

  label(at, 'run-evals');
  const second = await at.run.runAll();
  expect(resultsIn(second)).toMatchObject({ 'evals / shard 1': 'success 2', 'evals / report': 'success 2' });
});

test('without the label the check passes if the merge queue runs the evals, and there they run', async () => {
  await using pull = await started(onDemand);
  label(pull);
  expect(resultsIn(await pull.run.runAll())).toMatchObject({ 'evals / report': 'success 1' });
  await using queue = await started(onDemand, { event: events.mergeGroup });
  expect(resultsIn(await queue.run.runAll())).toMatchObject({
    'evals / shard 1': 'success 1',
    'evals / shard 2': 'success 1',
    'evals / report': 'success 1',
  });
});

test('the plain workflow, which carries its artifacts itself, decides the same', async () => {
  const workflow = readRepositoryFile('examples/workflows/evals-plain.yml')
    .replace('max-shards: 8', 'shards: 2')
    .replaceAll('OPENAI_API_KEY', 'TARGET_KEY');
  await using at = await started(workflow);
  expect(resultsIn(await at.run.runAll())).toEqual({
    plan: 'success 1',
    'shard 1': 'success 1',
    'shard 2': 'success 1',
    report: 'success 1',
  });
  expect(at.github.comments[0]?.body).toContain('6 of 6');
});
