import { join, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import { jsonDocument } from '../../shared/json-document.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { findPolicy } from '../policy/find-policy.ts';
import { memoryFiles } from '../run-folder/memory-files.ts';
import { makeShardPlan } from './make-plan.ts';
import { type BaselineTexts, type LoadedPlan, PLAN_FILE, readPlanFolder } from './plan-folder.ts';

export interface ShardOfPlan {
  readonly loaded: LoadedPlan;
  /** From 1. */
  readonly index: number;
  /** The evidence files of a plan that was made on the spot: no other machine has it. */
  readonly texts?: BaselineTexts | undefined;
}

/**
 * The plan of the input `shard`: that of `plan-path`, else with a digest from the artifacts of the job (`inArtifact`), and
 * without one it is made here, equally on each machine. Throws a `UserError`.
 */
export async function loadPlan(
  inputs: Inputs,
  runtime: Runtime,
  inArtifact?: (digest: string) => Promise<LoadedPlan>,
): Promise<ShardOfPlan> {
  const { shard, planPath } = inputs;
  if (shard === undefined) throw new Error('There is no shard to load a plan for');
  const { index, count, digest } = shard;
  if (planPath === undefined && digest === undefined) return onTheSpot(inputs, { index, count }, runtime);
  const loaded =
    planPath === undefined
      ? await inArtifact?.(digest ?? '')
      : await readPlanFolder(resolve(runtime.cwd, inputs.workingDirectory, planPath), digest, runtime.files);
  if (loaded === undefined)
    throw userError('FILE_MISSING', `There is no plan ${digest?.slice(0, 12)} here`, {
      hint: 'Set plan-path (--plan-path) to the folder that "eval-action plan -o" wrote.',
    });
  refuseOtherCount(loaded, count);
  return { loaded, index };
}

/** Without GitHub: a baseline must be in the checkout, so that all machines have the same. */
async function onTheSpot(
  inputs: Inputs,
  { index, count }: { readonly index: number; readonly count: number },
  runtime: Runtime,
): Promise<ShardOfPlan> {
  const wishes = { shards: count, most: count, targetMinutes: 1 };
  const { plan, digest, texts } = await makeShardPlan(await findPolicy(inputs, runtime), wishes, { runtime });
  const root = resolve('/');
  const contents = [...texts, [PLAN_FILE, jsonDocument(plan)] as const].map(
    ([path, text]) => [join(root, path), new TextEncoder().encode(text)] as const,
  );
  // Read as any other plan, so that what it pins is what counts.
  const loaded = await readPlanFolder(root, digest, memoryFiles(new Map(contents)));
  refuseOtherCount(loaded, count);
  return { loaded, index, texts };
}

function refuseOtherCount({ plan, digest }: LoadedPlan, count: number): void {
  if (plan.shards.length === count) return;
  throw userError('INPUT_INVALID', `The plan ${digest.slice(0, 12)} has ${plan.shards.length} shards, not ${count}`, {
    hint: `Set shard to a shard of it, such as 1/${plan.shards.length}. On GitHub, the output matrix of the plan has them.`,
  });
}

/** Throws a `UserError` for a plan that nothing would read. */
export function refuseUselessPlanPath({ shard, planPath }: Pick<Inputs, 'shard' | 'planPath'>): void {
  if (planPath === undefined || shard !== undefined) return;
  throw userError('INPUT_INVALID', 'plan-path has no effect without shard', {
    hint: 'Set shard to a shard of the plan, such as 3/6, or remove plan-path.',
  });
}
