import type { Report } from '../../model/verdict/report.ts';
import type { Job } from '../action/job.ts';
import { whyBranchLeavesNone } from '../baseline/evidence-reporter.ts';
import { isTrusted } from '../baseline/origin.ts';
import type { Judged } from '../pipeline/gate-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';

interface Place {
  readonly job: Job | undefined;
  readonly env: Runtime['env'];
}

/**
 * Why a run is not added to the history; undefined if it is a run of the base branch.
 * The rule is that of evidence: no change decides what others are compared with.
 */
export function whyNotWritten(
  { dryRun, verdict }: Pick<Report, 'dryRun' | 'verdict'>,
  { run, gateInputs: { inputs, isChange } }: Judged,
  { job, env }: Place,
): string | undefined {
  if (inputs.evidence === 'never') return 'evidence is never';
  if (dryRun) return 'A dry run measures nothing';
  if (verdict.kind === 'cancelled') return 'The run was cancelled';
  if (run.selected?.includes('tests')) return 'Only some of the tests ran';
  if (isChange || !isTrusted(env) || env['CI_MERGE_REQUEST_IID']) return 'Only runs of the base branch are kept';
  if (job === undefined) return undefined;
  if (job.unverified !== undefined) return 'Results of a fork are not kept';
  if (job.actor === 'dependabot[bot]') return 'Runs that Dependabot starts are not kept';
  const base = inputs.baselineBranch ?? job.defaultBranch;
  if (base !== undefined && job.ref !== `refs/heads/${base}`) return `Only runs of ${base} are kept`;
  return whyBranchLeavesNone(job, inputs.baselineBranch);
}
