import { whyNoArtifacts } from '../../adapters/github/artifact-upload.ts';
import { whyNotLeft } from '../../evidence/trust.ts';
import type { ArtifactWriter } from '../../model/ports/artifacts.ts';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { notTaken } from '../../reports/reporters/not-taken.ts';
import { plural } from '../../shared/text.ts';
import type { Job } from '../action/job.ts';
import type { Inputs } from '../config/inputs.ts';
import { evidenceArtifact } from './artifact-names.ts';

export interface EvidenceLeaving {
  readonly key: string;
  readonly job: Job;
  readonly evidence: 'auto' | 'never';
  /** A branch beside the default one that others are compared with. */
  readonly branch?: string | undefined;
  readonly retentionDays?: number | undefined;
  readonly writer: ArtifactWriter;
  readonly whyNone?: string | undefined;
  /** The files that the run left as evidence: absolute, all of them in `folder`. */
  readonly paths: readonly string[];
  readonly folder: string;
  signal(): AbortSignal;
}

/**
 * Whether a run of a job is believed later: it keeps its artifacts, or leaves the files to the job, on a trusted
 * branch.
 */
export function leavesEvidence(
  { baselineBranch: branch, uploadArtifacts }: Pick<Inputs, 'baselineBranch' | 'uploadArtifacts'>,
  job: Job | undefined,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (job === undefined || (uploadArtifacts && whyNoArtifacts(env) !== undefined)) return false;
  return whyBranchLeavesNone(job, branch) === undefined;
}

/** Leaves evidence for later runs, where a complete run of a trusted branch has some. */
export function evidenceReporter(options: EvidenceLeaving): Reporter {
  return {
    name: NAME,
    async deliver(report) {
      const why = whyNone(options, report);
      if (why !== undefined) return { kind: 'notNeeded', name: NAME, why };
      try {
        return await leave(options);
      } catch (error) {
        // Nothing that a workflow says keeps a job from this: the runner has a token of its own.
        return notTaken(NAME, error, undefined, undefined);
      }
    },
  };
}

const NAME = 'evidence';

function whyNone({ evidence, whyNone, job, branch, paths }: EvidenceLeaving, report: Report): string | undefined {
  if (evidence === 'never') return 'evidence is never';
  if (report.dryRun) return 'A dry run measures nothing';
  if (!report.complete) return 'The run is not complete';
  if (report.verdict.kind === 'invalid') return 'The run is not valid';
  if (whyNone !== undefined) return whyNone;
  return whyBranchLeavesNone(job, branch) ?? (paths.length === 0 ? 'Nothing was measured' : undefined);
}

function whyBranchLeavesNone({ event, ref, isProtected, defaultBranch }: Job, branch: string | undefined) {
  const branches = [defaultBranch, branch].filter((name) => name !== undefined);
  return whyNotLeft({ event, ref, isProtected, branches });
}

async function leave(options: EvidenceLeaving): Promise<Receipt> {
  const { writer, job, retentionDays, folder, paths } = options;
  const name = evidenceArtifact(options.key);
  const signal = options.signal();
  const artifact = { name, folder, files: paths, retentionDays };
  let uploaded = await writer.upload(artifact, signal);
  if (uploaded.kind === 'nameTaken' && job.attempt > 1) {
    // An earlier attempt has left it; the name is the same for all, so that one request finds it.
    await writer.remove(name, signal);
    uploaded = await writer.upload(artifact, signal);
  }
  if (uploaded.kind === 'uploaded') {
    return { kind: 'delivered', name: NAME, where: `${name}${expiryText(retentionDays)}` };
  }
  return {
    kind: 'notDelivered',
    name: NAME,
    why: `Another job of this run leaves evidence with the key "${options.key}", too`,
    hint: 'Give each of them a comment-key of its own, such as the values of its matrix.',
  };
}

/** A branch may be quiet for so long. */
const QUIET_DAYS = 30;

const expiryText = (days: number | undefined): string =>
  days !== undefined && days < QUIET_DAYS ? `, which expires in ${plural('day', days)}: before a quiet month ends` : '';
