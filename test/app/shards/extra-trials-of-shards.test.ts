import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { encodePool } from '../../../src/evidence/codec.ts';
import { resultKey } from '../../../src/model/run/result.ts';
import { exampleJudge } from '../../support/example-judge.ts';
import { modelServer } from '../../support/model-server.ts';
import { aProject } from '../../support/project.ts';
import { aRecentPool } from '../../support/recent-pool.ts';
import {
  aPlanOf,
  aShardedCheckout,
  type Checkout,
  cli,
  echoes,
  recordIn,
  shardArgs,
} from '../../support/sharded-run.ts';
import { records } from '../../support/suites.ts';

vi.setConfig({ testTimeout: 120_000 });

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const rowsOf = (checkout: Checkout, file: string) => records(checkout.read(file));

describe('reuse', () => {
  const CI = { GITHUB_ACTIONS: 'true', GITHUB_RUN_ID: '7', GITHUB_RUN_ATTEMPT: '1' };
  const PUSH = { ...CI, GITHUB_EVENT_NAME: 'push', GITHUB_SHA: 'a'.repeat(40) };
  const PULL = { ...CI, GITHUB_EVENT_NAME: 'pull_request', GITHUB_SHA: 'b'.repeat(40) };

  /** A checkout with evidence of a run of the base branch, whose target answers what a file outside of it says. */
  async function withEvidence(reply: string): Promise<Checkout> {
    const checkout = aShardedCheckout(
      { 'evals/a.eval.yaml': echoes(IDS, 'execution: { watch: ["src/**"] }\n'), 'src/agent.txt': 'hello\n' },
      reply,
    );
    const { exitCode, text } = await cli(checkout, ['run', '-o', 'out'], PUSH);
    if (exitCode !== 0) throw new Error(text);
    for (const name of readdirSync(join(checkout.folder, 'out', 'evidence')))
      checkout.write(`.agentv/evidence/${name}`, checkout.read(`out/evidence/${name}`));
    checkout.commitAll();
    return checkout;
  }

  test('is as planned: a shard uses the results that the plan names, and runs its canaries', async () => {
    using checkout = await withEvidence('printf %s {PROMPT}');
    const made = await aPlanOf(checkout, ['--shards', '2'], PULL);
    const canaries = made.plan.tests.filter(({ canary }) => canary).map(({ testId }) => testId);
    expect([made.plan.tests.filter(({ reused }) => reused).length, canaries.length]).toEqual([5, 1]);
    checkout.forgetCalls();
    for (const index of [1, 2]) {
      const { exitCode, text } = await cli(checkout, shardArgs(made, index), PULL);
      expect(exitCode, text).toBe(0);
    }
    expect(checkout.calls()).toEqual(canaries);
    const rows = [1, 2].flatMap((index) => rowsOf(checkout, `out${index}/index.jsonl`));
    expect(rows).toHaveLength(6);
    expect(rows.filter((row) => row['reused_from'] === 'a'.repeat(40))).toHaveLength(5);
  });

  test('ends in a shard whose canary gets worse twice, and the record names the canary', async () => {
    using outside = aProject({ mood: 'good' });
    const mood = join(outside.folder, 'mood');
    using checkout = await withEvidence(`if grep -q good ${mood}; then printf %s {PROMPT}; else echo bad; fi`);
    const made = await aPlanOf(checkout, ['--shards', '1'], PULL);
    outside.write('mood', 'bad');
    checkout.forgetCalls();
    await cli(checkout, shardArgs(made, 1), PULL);
    const [canary] = made.plan.tests.filter((each) => each.canary);
    expect(recordIn(checkout, 'out1').leak).toEqual([canary && resultKey(canary)]);
    expect(checkout.calls().filter((id) => id === canary?.testId).length).toBeGreaterThanOrEqual(2);
    expect(new Set(checkout.calls())).toEqual(new Set(IDS));
    expect(rowsOf(checkout, 'out1/index.jsonl').filter((row) => row['reused_from'] !== undefined)).toEqual([]);
  });
});

describe('control trials', () => {
  const SUITE = 'tests:\n  - { id: a, input: hello a, assertions: [{ type: contains, value: hello }] }\n';

  test('of a regressed test run between its re-runs, on the base commit', async () => {
    using checkout = aShardedCheckout({
      'evals/a.eval.yaml': SUITE,
      'agent.sh': 'printf %s "$1"\n',
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "sh ../agent.sh {PROMPT}" }]\n',
    });
    const sha = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: checkout.folder, encoding: 'utf8' }).trim();
    const counts = Object.fromEntries(['a', 'x1', 'x2', 'x3', 'x4'].map((id) => [id, '10/10']));
    const pool = aRecentPool(counts, { suite: 'a', file: 'evals/a.eval.yaml', target: 'default', trial: { sha } });
    checkout.write('.agentv/evidence/a.json', encodePool(pool));
    checkout.write('agent.sh', 'echo broken\n');
    checkout.commitAll();
    const made = await aPlanOf(checkout, ['--shards', '1']);
    const { exitCode, text } = await cli(checkout, shardArgs(made, 1));
    expect(exitCode, text).toBe(0);
    const again = rowsOf(checkout, 'out1/extra-trials.jsonl');
    expect(again.map((row) => row['purpose']).slice(0, 4)).toEqual([
      'confirmation',
      'control',
      'confirmation',
      'control',
    ]);
    expect(
      new Set(again.filter((row) => row['purpose'] === 'control').map((row) => [row['commit'], row['score']].join())),
    ).toEqual(new Set([`${sha},1`]));
  });
});

test('a shard seeds the baseline of its tests, round by round', async () => {
  using checkout = aShardedCheckout({ 'evals/a.eval.yaml': echoes(IDS) });
  const made = await aPlanOf(checkout, ['--shards', '2', '--seed-baseline', '3']);
  const { exitCode, text } = await cli(checkout, shardArgs(made, 1));
  expect(exitCode, text).toBe(0);
  const own = made.plan.tests.filter(({ parts }) => parts[0]?.shard === 1).map(({ testId }) => testId);
  const seeds = rowsOf(checkout, 'out1/extra-trials.jsonl').map((row) =>
    [row['purpose'], row['round'], row['test_id']].join(' '),
  );
  expect(seeds.sort()).toEqual([1, 2].flatMap((round) => own.map((id) => `seed ${round} ${id}`)).sort());
  expect(recordIn(checkout, 'out1').run.seeding).toMatchObject({ asked: 3, made: 3, tests: own.length });
});

test('a shard seeds no new test of a suite of which another shard has a test with a history', async () => {
  const counts = Object.fromEntries(IDS.slice(0, 3).map((id) => [id, '5/5']));
  const pool = aRecentPool(counts, { suite: 'a', file: 'evals/a.eval.yaml', target: 'default' });
  using checkout = aShardedCheckout({
    'evals/a.eval.yaml': echoes(IDS),
    '.agentv/evidence/a.json': encodePool(pool),
  });
  const made = await aPlanOf(checkout, ['--shards', '6', '--seed-baseline', '2', '--control', 'off']);
  const shard = made.plan.tests.find(({ testId }) => testId === 'f')?.parts[0]?.shard ?? 0;
  expect(made.plan.tests.filter(({ parts }) => parts[0]?.shard === shard).map(({ testId }) => testId)).toEqual(['f']);
  const { exitCode, text } = await cli(checkout, shardArgs(made, shard));
  expect(exitCode, text).toBe(0);
  expect(checkout.exists(`out${shard}/extra-trials.jsonl`)).toBe(false);
});

test('a shard of tests that cost nothing runs, whatever its share of the budget', async () => {
  const reply = `case {EVAL_ID} in a) cost=1;; *) cost=0;; esac; printf '{"text":"hello","cost_usd":%s}' $cost > {OUTPUT_FILE}`;
  const counts = Object.fromEntries(['a', 'b'].map((id) => [id, '5/5']));
  const pool = aRecentPool(counts, { suite: 'a', file: 'evals/a.eval.yaml', target: 'default' });
  const tests = pool.tests.map((test) => ({
    ...test,
    trials: test.trials.map((trial) => ({ ...trial, costUsd: test.testId === 'a' ? 1 : 0 })),
  }));
  using checkout = aShardedCheckout(
    { 'evals/a.eval.yaml': echoes(['a', 'b']), '.agentv/evidence/a.json': encodePool({ ...pool, tests }) },
    reply,
  );
  const made = await aPlanOf(checkout, ['--shards', '2', '--budget-usd', '5', '--control', 'off']);
  for (const index of [1, 2]) {
    const { exitCode, text } = await cli(checkout, shardArgs(made, index));
    expect(exitCode, text).toBe(0);
  }
  expect(made.plan.shards.map(({ budgetUsd }) => budgetUsd).sort()).toEqual([0.01, 4.99]);
});

test('a shard records what its judges say for the first time, without secrets', async () => {
  await using judge = await modelServer(exampleJudge);
  using checkout = aShardedCheckout({
    'evals/a.eval.yaml': 'tests: [{ id: one, input: a letter, assertions: [Is polite] }]\n',
    '.agentv/targets.yaml': `targets:
  - { name: default, provider: cli, command: "printf %s {PROMPT}", grader_target: judge }
  - { name: judge, provider: openai, base_url: "${judge.url}/v1", api_key: "\${{ MODEL_KEY }}", model: m }
`,
  });
  const made = await aPlanOf(checkout, ['--shards', '1']);
  const env = { EVAL_ACTION_ENV: 'MODEL_KEY=sk-proj-Zx81kQwErTyUiOpAsDfGhJkL\n' };
  const { text } = await cli(checkout, shardArgs(made, 1), env);
  const { judgements = [] } = recordIn(checkout, 'out1');
  const stored = judgements.map(({ key }) => checkout.exists(`.agentv/cache/judge/${key.slice(0, 2)}/${key}.json`));
  expect(stored, text).toEqual([true]);
  expect(JSON.stringify(judgements)).not.toContain('sk-proj');
  // What is known already is not new.
  await cli(checkout, shardArgs(made, 1), env);
  expect(recordIn(checkout, 'out1').judgements).toBeUndefined();
});
