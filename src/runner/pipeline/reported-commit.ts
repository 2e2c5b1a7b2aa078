import type { ReportOptions } from '../../config/settings.ts';
import { type Job, keyOf } from '../../github/job.ts';
import type { ReportedCommit } from '../../model/verdict/report.ts';

/** The commit of a job's results, and of their base; undefined outside GitHub where no input names it. */
export function reportedCommit(
  { commitSha, matrix, shard }: ReportOptions & { readonly shard?: object | undefined },
  job: Job | undefined,
  baseSha = job?.base?.sha ?? job?.pull?.base?.sha,
): ReportedCommit | undefined {
  const sha = commitSha ?? job?.head;
  if (job === undefined) return sha === undefined ? undefined : { sha };
  const isFork = job.unverified !== undefined || job.pull?.isFork === true;
  return {
    run: `${job.run}.${job.attempt}`,
    job: keyOf({ matrix, shard }, job),
    sha: sha || undefined,
    baseSha: baseSha || undefined,
    isFork: isFork || undefined,
  };
}
