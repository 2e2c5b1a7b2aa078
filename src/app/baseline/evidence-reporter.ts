import { whyNoArtifacts } from '../../adapters/github/artifact-upload.ts';
import { whyNotLeft } from '../../evidence/trust.ts';
import type { ArtifactWriter, NewArtifact } from '../../model/ports/artifacts.ts';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { notTaken } from '../../reports/reporters/not-taken.ts';
import { plural } from '../../shared/text.ts';
import type { Job } from '../action/job.ts';
import type { ReportOptions } from '../config/inputs.ts';
import { evidenceArtifact } from './artifact-names.ts';

interface EvidenceLeaving extends Leaving {
  /** The files that the run left as evidence: absolute, all of them in `folder`. */
  readonly paths: readonly string[];
  readonly folder: string;
}

/** What a run of the base branch stores for later runs, and under which conditions. */
export interface Leaving {
  readonly key: string;
  readonly job: Job;
  readonly evidence: 'auto' | 'never';
  /** A branch other than the default one that changes are compared with. */
  readonly branch?: string | undefined;
  readonly retentionDays?: number | undefined;
  readonly writer: ArtifactWriter;
  readonly whyNone?: string | undefined;
  signal(): AbortSignal;
}

/**
 * Whether later runs trust this run of a job: it stores its artifacts, or leaves the files to the job, on a trusted
 * branch.
 */
export function leavesEvidence(
  { baselineBranch: branch, uploadArtifacts }: Pick<ReportOptions, 'baselineBranch' | 'uploadArtifacts'>,
  job: Job | undefined,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (job === undefined || (uploadArtifacts && whyNoArtifacts(env) !== undefined)) return false;
  return whyBranchLeavesNone(job, branch) === undefined;
}

/** Stores the evidence of a complete run of a trusted branch for later runs. */
export function evidenceReporter(options: EvidenceLeaving): Reporter {
  return {
    name: NAME,
    async deliver(report) {
      const why = whyNoneLeft(options, report) ?? (options.paths.length === 0 ? 'Nothing was measured' : undefined);
      if (why !== undefined) return { kind: 'notNeeded', name: NAME, why };
      try {
        return await leave(options);
      } catch (error) {
        // Always available, whatever the workflow sets: the runner has its own token.
        return notTaken(NAME, error, undefined, undefined);
      }
    },
  };
}

const NAME = 'evidence';

/** Why a run stores nothing for later runs; undefined if it does. */
export function whyNoneLeft({ evidence, whyNone, job, branch }: Leaving, report: Report): string | undefined {
  if (evidence === 'never') return 'evidence is never';
  if (report.dryRun) return 'A dry run measures nothing';
  if (!report.complete) return 'The run is not complete';
  if (report.verdict.kind === 'invalid') return 'The run is not valid';
  if (whyNone !== undefined) return whyNone;
  return whyBranchLeavesNone(job, branch);
}

export function whyBranchLeavesNone({ event, ref, isProtected, defaultBranch }: Job, branch: string | undefined) {
  const branches = [defaultBranch, branch].filter((name) => name !== undefined);
  return whyNotLeft({ event, ref, isProtected, branches });
}

async function leave(options: EvidenceLeaving): Promise<Receipt> {
  const { retentionDays, folder, paths: files } = options;
  const name = evidenceArtifact(options.key);
  const isStored = await storeForLater({ name, folder, files, retentionDays }, options);
  if (isStored) return { kind: 'delivered', name: NAME, where: `${name}${expiryText(retentionDays)}` };
  return {
    kind: 'notDelivered',
    name: NAME,
    why: `Another job of this run already stores evidence with the key "${options.key}"`,
    hint: 'Give each of them its own comment-key, such as the values of its matrix. If an upload of an earlier attempt broke, start a new run of the workflow.',
  };
}

/** Uploads an artifact whose name all attempts share. False if another job of this attempt has taken the name. */
export async function storeForLater(artifact: NewArtifact, { writer, job, signal }: Leaving): Promise<boolean> {
  const within = signal();
  let uploaded = await writer.upload(artifact, within);
  if (uploaded.kind === 'nameTaken' && job.attempt > 1) {
    // An earlier attempt has stored it; the name is the same for all, so that one request finds it.
    await writer.remove(artifact.name, within);
    uploaded = await writer.upload(artifact, within);
  }
  return uploaded.kind === 'uploaded';
}

/** A branch may have no runs for this long. */
const QUIET_DAYS = 30;

const expiryText = (days: number | undefined): string =>
  days !== undefined && days < QUIET_DAYS
    ? `, which expires in ${plural('day', days)}: too soon for a branch without runs for a month`
    : '';
