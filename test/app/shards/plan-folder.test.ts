import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../../src/app/run-folder/memory-files.ts';
import { readPlanFolder, sha256Of } from '../../../src/app/shards/plan-folder.ts';
import { UserError } from '../../../src/model/errors.ts';
import type { ShardPlan } from '../../../src/model/run/shard-plan.ts';
import { digestOf } from '../../../src/plan/shards/digest.ts';
import { aPlannedTest, aShardPlan } from '../../support/shard-plans.ts';

const FOLDER = resolve('/', 'plan');
const planOf = (given: Partial<ShardPlan>) => aShardPlan([aPlannedTest('a')], given);

async function refusalOf(plan: ShardPlan) {
  const content = new Map([[resolve(FOLDER, 'plan.json'), new TextEncoder().encode(JSON.stringify(plan))]]);
  const error = await readPlanFolder(FOLDER, undefined, memoryFiles(content)).catch((thrown: unknown) => thrown);
  if (!(error instanceof UserError)) throw error;
  return error.problems[0];
}

test('a plan without a file of its baseline names the file, and says what to pass or run again', async () => {
  const file = { path: 'baseline/greetings.json', sha256: sha256Of('') };
  const plan = planOf({ baseline: { kind: 'found', provenance: [], files: [file], suiteFiles: [] } });
  expect(await refusalOf(plan)).toMatchObject({
    code: 'FILE_MISSING',
    message: `There is no baseline/greetings.json in ${FOLDER}, and the plan was made with it`,
    hint: expect.stringContaining('Pass the folder that "eval-action plan" wrote'),
  });
});

test.each([
  [{ maxDrop: 1 }, 'policy.gate.maxDrop'],
  [{ maxErrorRate: '10%' }, 'policy.gate.maxErrorRate'],
  [{ metric: 'mean' }, 'policy.gate'],
])('a plan with settings that the gate does not take is refused: %j', async (gate, where) => {
  const plan = planOf({ policy: { gate, isChange: false, quarantine: [] } });
  expect(await refusalOf(plan)).toMatchObject({
    code: 'RESULTS_UNREADABLE',
    message: expect.stringMatching(new RegExp(`is not a plan of a sharded run at ${where}$`)),
  });
});

test('a plan with an invalid test is refused, and names the test', async () => {
  const plan = aShardPlan([aPlannedTest('a'), { ...aPlannedTest('b'), trials: 0 }]);
  expect(await refusalOf(plan)).toMatchObject({
    code: 'RESULTS_UNREADABLE',
    message: expect.stringMatching(/is not a plan of a sharded run at tests\.1\.trials$/),
  });
});

test('a plan with more trials than a run may have is refused', async () => {
  const plan = planOf({ tests: Array.from({ length: 100_001 }, () => aPlannedTest('a')) });
  expect(await refusalOf(plan)).toMatchObject({
    message: expect.stringMatching(/is not a plan of a sharded run at tests$/),
  });
});

test('a plan is read as it was written', async () => {
  const plan = aShardPlan([aPlannedTest('a'), aPlannedTest('b', { suite: 'other', trials: 3, strategy: 'mean' })]);
  const content = new Map([[resolve(FOLDER, 'plan.json'), new TextEncoder().encode(JSON.stringify(plan))]]);
  expect(await readPlanFolder(FOLDER, digestOf(plan), memoryFiles(content))).toMatchObject({ plan });
});
