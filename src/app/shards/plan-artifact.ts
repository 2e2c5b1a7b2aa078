import { resolve } from 'node:path';
import { MAX_EVIDENCE_BYTES } from '../../evidence/codec.ts';
import { UserError, userError } from '../../model/errors.ts';
import type { ArchiveLimits, ArtifactInfo, ArtifactReader } from '../../model/ports/artifacts.ts';
import { MAX_PLAN_BYTES } from '../../model/run/shard-plan.ts';
import { attemptOfPlan } from '../baseline/artifact-names.ts';
import { memoryFiles } from '../run-folder/memory-files.ts';
import { isPlanFile, type LoadedPlan, readPlanFolder } from './plan-folder.ts';

/**
 * The plan of a workflow run with a digest, or its newest plan. The newest is the one with the highest attempt in its
 * name: ids and dates of artifacts are in another order. Throws a `UserError` if there is none, and a `ServiceError`.
 */
export async function planArtifactOf(
  run: number,
  digest: string | undefined,
  reader: ArtifactReader,
  signal: AbortSignal,
): Promise<LoadedPlan> {
  const named = (await reader.list(run, signal)).filter(({ name }) => attemptOfPlan(name) !== undefined);
  const plans = named.filter(({ isExpired }) => !isExpired).toSorted(newestFirst);
  const problems: string[] = [];
  for (const artifact of plans.slice(0, MOST_PLANS)) {
    try {
      return await planInArtifact(artifact, digest, reader, signal);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      // Without a digest, an older plan must not replace the newest one.
      if (digest === undefined) throw error;
      problems.push(error.problems[0]?.message ?? error.message);
    }
  }
  const wanted = digest === undefined ? 'a plan' : `the plan ${digest.slice(0, 12)}`;
  const expired = named.length > plans.length ? `${named.length - plans.length} expired` : undefined;
  throw userError('FILE_MISSING', `Workflow run ${run} has no artifact with ${wanted}`, {
    found: [...problems, ...(expired === undefined ? [] : [expired])].join('; ') || 'no plan',
    hint: 'Re-run all jobs: the plan job makes a new plan.',
  });
}

/** A run has one plan for each key and attempt. */
const MOST_PLANS = 100;

const LIMITS: ArchiveLimits = {
  archiveBytes: 64 * 1024 * 1024,
  entries: 5_000,
  entryBytes: Math.max(MAX_PLAN_BYTES, MAX_EVIDENCE_BYTES),
  totalBytes: MAX_PLAN_BYTES + MAX_EVIDENCE_BYTES,
};

function newestFirst({ name: one }: ArtifactInfo, { name: other }: ArtifactInfo): number {
  const byAttempt = (attemptOfPlan(other) ?? 0) - (attemptOfPlan(one) ?? 0);
  return byAttempt || (one < other ? -1 : 1);
}

/** The plan in an artifact. Throws a `UserError` if it is another one, and a `ServiceError`. */
export async function planInArtifact(
  artifact: ArtifactInfo,
  digest: string | undefined,
  reader: ArtifactReader,
  signal: AbortSignal,
): Promise<LoadedPlan> {
  const files = await reader.download(artifact, { isWanted: isPlanFile, limits: LIMITS, signal });
  const folder = resolve('/', artifact.name);
  const contents = new Map([...files].map(([name, content]) => [resolve(folder, name), content]));
  return readPlanFolder(folder, digest, memoryFiles(contents));
}
