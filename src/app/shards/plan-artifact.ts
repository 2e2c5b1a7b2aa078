import { resolve } from 'node:path';
import { MAX_EVIDENCE_BYTES } from '../../evidence/codec.ts';
import { UserError, userError } from '../../model/errors.ts';
import type { ArchiveLimits, ArtifactInfo, ArtifactReader } from '../../model/ports/artifacts.ts';
import { MAX_PLAN_BYTES } from '../../model/run/shard-plan.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { nameOfKey, planInName } from '../baseline/artifact-names.ts';
import { memoryFiles } from '../run-folder/memory-files.ts';
import { isPlanFile, type LoadedPlan, readPlanFolder } from './plan-folder.ts';

/** Which plan of a workflow run: that of a digest, else the newest, of the given key if there are several. */
interface WantedPlan {
  readonly digest?: string | undefined;
  /** The input `comment-key` of a report. */
  readonly key?: string | undefined;
}

interface NamedArtifact {
  readonly artifact: ArtifactInfo;
  readonly key: string;
  readonly attempt: number;
}

/**
 * A plan of a workflow run. The newest is the one with the highest attempt in its name: ids and dates of artifacts are
 * in another order. Throws a `UserError` if there is none, or if it could be one of several, and a `ServiceError`.
 */
export async function planArtifactOf(
  run: number,
  { digest, key }: WantedPlan,
  reader: ArtifactReader,
  signal: AbortSignal,
): Promise<LoadedPlan> {
  const all = (await reader.list(run, signal)).flatMap((artifact): NamedArtifact[] => {
    const named = planInName(artifact.name);
    return named === undefined ? [] : [{ artifact, ...named }];
  });
  const named = digest === undefined ? ofOneKey(all, key, run) : all;
  const plans = named.filter(({ artifact }) => !artifact.isExpired).toSorted(newestFirst);
  const problems: string[] = [];
  for (const { artifact } of plans.slice(0, MOST_PLANS)) {
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

/** The plans of a key; without one, all plans have to be of one key. */
function ofOneKey(all: readonly NamedArtifact[], asked: string | undefined, run: number): readonly NamedArtifact[] {
  const keys = [...new Set(all.map(({ key }) => key))].sort();
  if (asked === undefined && keys.length < 2) return all;
  const wanted = asked === undefined ? undefined : nameOfKey(asked);
  const own = all.filter(({ key }) => key === wanted);
  if (own.length > 0) return own;
  const shown = keys.length === 0 ? 'no plan' : listed(keys);
  if (asked === undefined) {
    throw userError(
      'INPUT_INVALID',
      `Workflow run ${run} has plans of ${keys.length} comment-keys, and one is reported`,
      {
        expected: 'comment-key, one of them',
        found: shown,
        hint: 'Set comment-key to that of the plan to report. Add a step for each other plan.',
      },
    );
  }
  throw userError('FILE_MISSING', `Workflow run ${run} has no plan of the comment-key ${asked}`, {
    found: shown,
    hint: 'Set comment-key to that of a plan of this run, or leave it out if the run has only one plan.',
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

const newestFirst = (one: NamedArtifact, other: NamedArtifact): number =>
  other.attempt - one.attempt || (one.artifact.name < other.artifact.name ? -1 : 1);

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
