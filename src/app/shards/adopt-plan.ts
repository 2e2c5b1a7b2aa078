import { type Problem, UserError } from '../../model/errors.ts';
import type { ArchiveLimits, ArtifactInfo, ArtifactReader } from '../../model/ports/artifacts.ts';
import { lacksPermission, ServiceError } from '../../model/ports/service-error.ts';
import type { ShardPlan } from '../../model/run/shard-plan.ts';
import { canonicalText } from '../../plan/canonical.ts';
import { permissionHint } from '../../reports/reporters/not-taken.ts';
import { linesOfPieces } from '../../results/read/read-journal.ts';
import { readReport } from '../../results/read/read-report.ts';
import type { Job } from '../action/job.ts';
import { planArtifact, reportArtifact } from '../baseline/artifact-names.ts';
import { runFiles } from '../run-folder/earlier-run.ts';
import { MAX_RESULTS_BYTES } from '../run-folder/result-rows.ts';
import type { MadePlan } from './make-plan.ts';
import { planInArtifact } from './plan-artifact.ts';
import type { LoadedPlan } from './plan-folder.ts';

/** What earlier attempts of a workflow run left under a key. */
interface EarlierPlans {
  /** Their plans, the newest first. */
  readonly plans: readonly LoadedPlan[];
  /** A report found that results that were reused are outdated. */
  readonly leaked: boolean;
  readonly warnings: readonly Problem[];
}

const NONE: EarlierPlans = { plans: [], leaked: false, warnings: [] };

/** Reads the plans and reports of earlier attempts. The first attempt sends no request. */
export async function earlierPlans(
  key: string,
  { run, attempt }: Pick<Job, 'run' | 'attempt'>,
  reader: ArtifactReader,
  signal: AbortSignal,
): Promise<EarlierPlans> {
  if (attempt <= 1) return NONE;
  const attempts = Array.from({ length: Math.min(attempt - 1, MOST_ATTEMPTS) }, (_, index) => attempt - 1 - index);
  try {
    const artifacts = (await reader.list(run, signal)).filter(({ isExpired }) => !isExpired);
    const named = (nameOf: typeof planArtifact) =>
      attempts.flatMap((each) => artifacts.find(({ name }) => name === nameOf(key, each)) ?? []);
    const read = await Promise.all(
      named(planArtifact).map((artifact) => orWhy(planInArtifact(artifact, undefined, reader, signal))),
    );
    const leaks = await Promise.all(named(reportArtifact).map((artifact) => orWhy(hasLeak(artifact, reader, signal))));
    const problems = [...read, ...leaks].flatMap((each) => (each instanceof UserError ? each.problems : []));
    return {
      plans: read.flatMap((each) => (each instanceof UserError ? [] : [each])),
      leaked: leaks.includes(true),
      warnings: problems.map(({ message }) => unread(message)),
    };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isRefusal = lacksPermission(error);
    return {
      ...NONE,
      warnings: [{ ...unread(error.message), ...(isRefusal && { hint: permissionHint('actions: read') }) }],
    };
  }
}

/** An attempt is adopted from any of the last ones; each needs two downloads. */
const MOST_ATTEMPTS = 10;

const unread = (why: string): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message: `A plan or a report of an earlier attempt could not be read, so this plan may be a new one: ${why}`,
});

/** Damaged artifacts of other jobs do not prevent a new plan. */
async function orWhy<T>(reading: Promise<T>): Promise<T | UserError> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

const LIMITS: ArchiveLimits = {
  archiveBytes: MAX_RESULTS_BYTES,
  entries: 5_000,
  entryBytes: MAX_RESULTS_BYTES,
  totalBytes: MAX_RESULTS_BYTES,
};

async function hasLeak(artifact: ArtifactInfo, reader: ArtifactReader, signal: AbortSignal): Promise<boolean> {
  const isWanted = (name: string) => name === runFiles.report;
  const files = await reader.download(artifact, { isWanted, limits: LIMITS, signal });
  const bytes = files.get(runFiles.report);
  if (bytes === undefined) return false;
  const { run } = readReport(linesOfPieces([bytes]), `${runFiles.report} of ${artifact.name}`);
  return (run.reuseLeaks?.length ?? 0) > 0;
}

/**
 * The plan of an earlier attempt that was made from the same commit, files, inputs and version: its shards count, and a
 * re-run adds trials to theirs. After a leak only a plan that reuses nothing.
 */
export function adoptable({ plans, leaked }: EarlierPlans, { plan }: Pick<MadePlan, 'plan'>): LoadedPlan | undefined {
  const wanted = madeFrom(plan);
  return plans.find(
    (earlier) =>
      madeFrom(earlier.plan) === wanted && !(leaked && earlier.plan.tests.some(({ reused }) => reused !== undefined)),
  );
}

const madeFrom = ({ generator, commit, headCommit, key, inputs, given, files, changed }: ShardPlan): string =>
  canonicalText({ generator, commit, headCommit, key, inputs, given, files, changed });
