import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { exampleJudge } from '../../support/example-judge.ts';
import { events, type GitHubEvent } from '../../support/github-events.ts';
import { gitHubServer } from '../../support/github-server.ts';
import { modelServer } from '../../support/model-server.ts';
import { resultsService } from '../../support/results-service.ts';
import { aPlanOf, aShardedCheckout, recordIn } from '../../support/sharded-run.ts';
import { runStep, type Values } from '../../support/step.ts';

// Each test starts several steps.
vi.setConfig({ testTimeout: 120_000 });

const IDS = ['a', 'b', 'c', 'd'];

/** Two measured shards in the folders `out1` and `out2`, in jobs with a judge and the Actions cache. */
async function measuredShards() {
  const judge = await modelServer(exampleJudge);
  const github = await gitHubServer();
  const service = await resultsService();
  const checkout = aShardedCheckout({
    'evals/a.eval.yaml': `tests:\n${IDS.map((id) => `  - { id: ${id}, input: letter ${id}, assertions: [Is polite] }\n`).join('')}`,
    '.agentv/targets.yaml': `targets:
  - { name: default, provider: cli, command: "printf %s {PROMPT}", grader_target: judge }
  - { name: judge, provider: openai, base_url: "${judge.url}/v1", api_key: key, model: m }
`,
  });
  /** A step on a machine of its own: nothing is in its cache folder. */
  const step = async (
    door: 'main' | 'report',
    attempt: number,
    inputs: Values,
    event: GitHubEvent = events.pullRequest,
  ) => {
    rmSync(join(checkout.folder, '.agentv', 'cache'), { recursive: true, force: true });
    const env = { ...service.env, GITHUB_RUN_ATTEMPT: String(attempt) };
    const ended = await runStep(door, {
      project: checkout,
      github,
      event,
      inputs: { 'upload-artifacts': 'false', ...inputs },
      env,
    });
    expect(ended.exitCode, ended.log).toBe(0);
  };
  const made = await aPlanOf(checkout, ['--shards', '2']);
  for (const index of [1, 2]) {
    const shard = { shard: `${index}/2@${made.digest}`, 'plan-path': 'plan', 'output-directory': `out${index}` };
    await step('main', 1, shard);
  }
  return {
    checkout,
    judge,
    caches: () => service.caches.filter(({ isFinished }) => isFinished).map(({ key }) => key),
    step,
    report: (attempt: number, event?: GitHubEvent) =>
      step('report', attempt, { results: 'out*', plan: made.digest, 'plan-path': 'plan' }, event),
    /** The same shards, of which one hands on no verdicts. */
    withoutVerdicts(index: number) {
      const record = recordIn(checkout, `out${index}`);
      const { judgements, ...others } = record;
      expect(judgements).toHaveLength(2);
      checkout.write(`out${index}/shard.json`, JSON.stringify(others));
      return { [Symbol.dispose]: () => checkout.write(`out${index}/shard.json`, JSON.stringify(record)) };
    },
    async [Symbol.asyncDispose]() {
      checkout[Symbol.dispose]();
      await service[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
      await judge[Symbol.asyncDispose]();
    },
  };
}

test('the report stores the verdicts of the judges in all shards as one cache, and a later run asks no judge', async () => {
  await using at = await measuredShards();
  expect([at.judge.requests.length, at.caches()]).toEqual([IDS.length, []]);
  await at.report(1);
  expect(at.caches()).toEqual([expect.stringMatching(/^agentv-judge-v1-pull-7-4711-1-/)]);
  await at.step('main', 2, { 'output-directory': 'out-again' });
  expect(at.judge.requests.length).toBe(IDS.length);
});

test('the cache of a later report has the verdicts of earlier ones too, and none is stored without a new one', async () => {
  await using at = await measuredShards();
  {
    using _ = at.withoutVerdicts(2);
    await at.report(1);
  }
  {
    using _ = at.withoutVerdicts(1);
    await at.report(2);
  }
  await at.report(3);
  expect(at.caches()).toEqual([
    expect.stringMatching(/^agentv-judge-v1-pull-7-4711-1-/),
    expect.stringMatching(/^agentv-judge-v1-pull-7-4711-2-/),
  ]);
  await at.step('main', 4, { 'output-directory': 'out-again' });
  expect(at.judge.requests.length).toBe(IDS.length);
});

test('the report on a pull request from a fork stores none', async () => {
  await using at = await measuredShards();
  await at.report(1, events.fork);
  expect(at.caches()).toEqual([]);
});
