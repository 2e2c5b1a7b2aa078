import { describe, expect, test } from 'vitest';
import { artifactReader } from '../../../src/adapters/github/artifact-reader.ts';
import { gitHubClient } from '../../../src/adapters/github/client.ts';
import {
  nameOfKey,
  planArtifact,
  planInName,
  shardArtifact,
  shardInName,
} from '../../../src/app/baseline/artifact-names.ts';
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
    expect(planInName(planArtifact(key, 7))).toEqual({ key: nameOfKey(key), attempt: 7 });
    expect(nameOfKey(nameOfKey(key))).toBe(nameOfKey(key));
  }
  // A key may be the beginning of another one.
  expect(shardInName(shardArtifact({ key: 'evals-x', digest: DIGEST, index: 1, attempt: 1 }), 'evals')).toBeUndefined();
  expect(planInName('agentv-shard-evals-1')).toBeUndefined();
});

const planOf = (testId: string, given: Partial<ShardPlan> = {}) => aShardPlan([aPlannedTest(testId)], given);
const artifactOf = (plan: ShardPlan, id: number, attempt: number, given: Partial<StoredArtifact> = {}) => ({
  id,
  run: 4711,
  name: planArtifact(plan.key, attempt),
  archive: zip([{ name: 'plan.json', content: JSON.stringify(plan) }]),
  ...given,
});

async function found(digest: string | undefined, artifacts: readonly StoredArtifact[], key?: string) {
  await using github = await gitHubServer();
  github.artifacts.push(...artifacts);
  const access = { apiUrl: github.url, token: TOKEN, owner: 'octo', repo: 'agent', secondMs: 5 };
  const reader = artifactReader(gitHubClient(access), fetch);
  return await planArtifactOf(4711, { digest, key }, reader, AbortSignal.timeout(10_000));
}

test('the newest plan is that of the newest attempt in the names, not of the newest id', async () => {
  const artifacts = [artifactOf(planOf('old'), 9, 2), artifactOf(planOf('new'), 3, 10), artifactOf(planOf('x'), 7, 1)];
  expect((await found(undefined, artifacts)).plan.tests[0]?.testId).toBe('new');
});

describe('of plans with several keys', () => {
  const smoke = planOf('smoke', { key: 'smoke' });
  const nightly = planOf('nightly', { key: 'evals at night' });
  const artifacts = [
    artifactOf(smoke, 1, 1),
    artifactOf(nightly, 2, 2),
    artifactOf(planOf('old', { key: nightly.key }), 3, 1),
  ];

  test('that of the given key is found, also by the key in its name', async () => {
    for (const [key, testId] of [
      ['smoke', 'smoke'],
      ['evals at night', 'nightly'],
      [nameOfKey('evals at night'), 'nightly'],
    ]) {
      expect((await found(undefined, artifacts, key)).plan.tests[0]?.testId).toBe(testId);
    }
  });

  test('none is chosen without a key, whatever their attempts: an expired one was planned, too', async () => {
    const refused = found(undefined, [{ ...(artifacts[0] as StoredArtifact), expired: true }, ...artifacts.slice(1)]);
    await expect(refused).rejects.toThrow(/plans of 2 comment-keys/);
    await expect(refused).rejects.toThrow(
      new RegExp(`found: ${nameOfKey('evals at night')}, smoke\\n\\s*Set comment-key`),
    );
  });

  test('none has another key, and the error names the keys that there are', async () => {
    await expect(found(undefined, artifacts, 'smok')).rejects.toThrow(/no plan of the comment-key smok\n.*, smoke/);
    await expect(found(undefined, [], 'smok')).rejects.toThrow(/no plan/);
  });
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
