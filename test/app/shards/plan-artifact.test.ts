import { expect, test } from 'vitest';
import { artifactReader } from '../../../src/adapters/github/artifact-reader.ts';
import { gitHubClient } from '../../../src/adapters/github/client.ts';
import { attemptOfPlan, planArtifact, shardArtifact, shardInName } from '../../../src/app/baseline/artifact-names.ts';
import { planArtifactOf } from '../../../src/app/shards/plan-artifact.ts';
import { sha256Of } from '../../../src/app/shards/plan-folder.ts';
import { encodePool } from '../../../src/evidence/codec.ts';
import type { ShardPlan } from '../../../src/model/run/shard-plan.ts';
import { digestOf } from '../../../src/plan/shards/digest.ts';
import { aPool } from '../../support/evidence.ts';
import { gitHubServer, type StoredArtifact, TOKEN } from '../../support/github-server.ts';
import { aPlannedTest, aShardPlan } from '../../support/shard-plans.ts';
import { zip } from '../../support/zip.ts';

const DIGEST = 'a'.repeat(64);

test('a name of an artifact leads back to its shard, whatever the key', () => {
  for (const key of ['Evals', 'evals-1', 'evals 3/4: äöü', 'x'.repeat(200)]) {
    const named = { key, digest: DIGEST, index: 12, attempt: 3 };
    expect(shardInName(shardArtifact(named), key)).toEqual({ digest: 'a'.repeat(12), index: 12, attempt: 3 });
    expect(shardInName(shardArtifact(named), 'another')).toBeUndefined();
    expect(attemptOfPlan(planArtifact(key, 7))).toBe(7);
  }
  // A key may be the beginning of another one.
  expect(shardInName(shardArtifact({ key: 'evals-x', digest: DIGEST, index: 1, attempt: 1 }), 'evals')).toBeUndefined();
  expect(attemptOfPlan('agentv-shard-evals-1')).toBeUndefined();
});

const planOf = (testId: string, given: Partial<ShardPlan> = {}) => aShardPlan([aPlannedTest(testId)], given);
const artifactOf = (plan: ShardPlan, id: number, attempt: number, given: Partial<StoredArtifact> = {}) => ({
  id,
  run: 4711,
  name: planArtifact(plan.key, attempt),
  archive: zip([{ name: 'plan.json', content: JSON.stringify(plan) }]),
  ...given,
});

async function found(digest: string | undefined, artifacts: readonly StoredArtifact[]) {
  await using github = await gitHubServer();
  github.artifacts.push(...artifacts);
  const access = { apiUrl: github.url, token: TOKEN, owner: 'octo', repo: 'agent', secondMs: 5 };
  const reader = artifactReader(gitHubClient(access), fetch);
  return await planArtifactOf(4711, digest, reader, AbortSignal.timeout(10_000));
}

test('the newest plan is that of the newest attempt in the names, not of the newest id', async () => {
  const artifacts = [artifactOf(planOf('old'), 9, 2), artifactOf(planOf('new'), 3, 10), artifactOf(planOf('x'), 7, 1)];
  expect((await found(undefined, artifacts)).plan.tests[0]?.testId).toBe('new');
});

test('a digest names a plan of any attempt and key', async () => {
  const wanted = planOf('wanted', { key: 'another key' });
  const artifacts = [artifactOf(planOf('new'), 1, 3), artifactOf(wanted, 2, 1)];
  expect((await found(digestOf(wanted), artifacts)).plan.key).toBe('another key');
});

test('the evidence of its baseline is read with it, and verified', async () => {
  const text = encodePool(aPool({ greets: '3/3' }));
  const file = { path: 'baseline/greetings.json', sha256: sha256Of(text) };
  const plan = planOf('greets', { baseline: { kind: 'found', provenance: [], files: [file], suiteFiles: [] } });
  const archive = (content: string) =>
    zip([
      { name: 'plan.json', content: JSON.stringify(plan) },
      { name: file.path, content },
    ]);
  const { baseline } = await found(digestOf(plan), [artifactOf(plan, 1, 1, { archive: archive(text) })]);
  expect(baseline).toMatchObject({ kind: 'found', pools: [{ suite: 'greetings' }] });
  const forged = [artifactOf(plan, 1, 1, { archive: archive(text.replace('greets', 'others')) })];
  await expect(found(undefined, forged)).rejects.toThrow(/not the file that the plan was made with/);
});

test('a missing, expired, replaced, damaged or newer plan is an error that says what to do', async () => {
  const plan = planOf('a');
  const digest = digestOf(plan);
  const damaged = { archive: zip([{ name: 'plan.json', content: '{"schemaVersion": 1}' }]) };
  const newer = { archive: zip([{ name: 'plan.json', content: JSON.stringify({ ...plan, schemaVersion: 2 }) }]) };
  const cases: [StoredArtifact[], RegExp][] = [
    [[], /no artifact with the plan/],
    [[artifactOf(plan, 1, 1, { expired: true })], /1 expired/],
    [[artifactOf(planOf('b'), 1, 1)], /another plan/],
    [[artifactOf(plan, 1, 1, damaged)], /not a plan of a sharded run/],
    [[artifactOf(plan, 1, 1, newer)], /newer version/],
    [[artifactOf(plan, 1, 1, { archive: Buffer.from('no') })], /not a ZIP archive/],
    [[artifactOf(plan, 1, 1, { says: 1e12 })], /larger than 64 MiB/],
  ];
  for (const [artifacts, why] of cases) {
    const refused = found(digest, artifacts);
    await expect(refused).rejects.toThrow(why);
    await expect(refused).rejects.toThrow(/Re-run all jobs/);
  }
});
