import { join } from 'node:path';
import { whyNoArtifacts } from '../../adapters/github/artifact-upload.ts';
import { whyNotLeft } from '../../evidence/trust.ts';
import type { ArtifactWriter } from '../../model/ports/artifacts.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { notTaken } from '../../reports/reporters/not-taken.ts';
import { plural } from '../../shared/text.ts';
import type { Job } from '../action/job.ts';
import type { ReportOptions } from '../config/inputs.ts';
import { evidenceArtifact } from './artifact-names.ts';
import type { samplesOfRun } from './samples-of-run.ts';

/** What a run of the base branch stores for later runs, and under which conditions. */
interface EvidenceUpload {
  readonly key: string;
  readonly job: Job;
  readonly evidence: 'auto' | 'never';
  /** A branch other than the default one that changes are compared with. */
  readonly branch?: string | undefined;
  readonly retentionDays?: number | undefined;
  readonly writer: ArtifactWriter;
  readonly whyNone?: string | undefined;
  /** The pools that the run left: absolute, all of them in `folder`. */
  readonly paths: readonly string[];
  readonly folder: string;
  readonly files: Pick<Files, 'write'>;
  /** What reports and plans read, which is written into the folder; undefined if `samples` is off. */
  readonly samplesOf: ((report: Report) => ReturnType<typeof samplesOfRun>) | undefined;
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

export function whyBranchLeavesNone({ event, ref, isProtected, defaultBranch }: Job, branch: string | undefined) {
  const branches = [defaultBranch, branch].filter((name) => name !== undefined);
  return whyNotLeft({ event, ref, isProtected, branches });
}

const NAME = 'evidence';

/** Stores the evidence of a complete run of a trusted branch for later runs, with its samples and the trend. */
export function evidenceReporter(options: EvidenceUpload): Reporter {
  return {
    name: NAME,
    async deliver(report) {
      const why = whyNotStored(options, report);
      if (why !== undefined) return { kind: 'notNeeded', name: NAME, why };
      try {
        return await store(options, report);
      } catch (error) {
        // Always available, whatever the workflow sets: the runner has its own token.
        return notTaken(NAME, error, undefined, undefined);
      }
    },
  };
}

function whyNotStored({ evidence, whyNone, job, branch, paths }: EvidenceUpload, report: Report): string | undefined {
  if (evidence === 'never') return 'evidence is never';
  if (report.dryRun) return 'A dry run measures nothing';
  if (!report.complete) return 'The run is not complete';
  if (report.verdict.kind === 'invalid') return 'The run is not valid';
  return whyNone ?? whyBranchLeavesNone(job, branch) ?? (paths.length === 0 ? 'Nothing was measured' : undefined);
}

async function store(options: EvidenceUpload, report: Report): Promise<Receipt> {
  const { key, job, retentionDays, writer, folder, files, samplesOf } = options;
  const { files: samples, omitted } = samplesOf?.(report) ?? { files: [], omitted: [] };
  const added = samples.map(({ name, text }) => ({ path: join(folder, name), text }));
  for (const { path, text } of added) await files.write(path, text);

  const name = evidenceArtifact(key);
  const artifact = { name, folder, files: [...options.paths, ...added.map(({ path }) => path)], retentionDays };
  const within = options.signal();
  let uploaded = await writer.upload(artifact, within);
  if (uploaded.kind === 'nameTaken' && job.attempt > 1) {
    // An earlier attempt has stored it; the name is the same for all, so that one request finds it.
    await writer.remove(name, within);
    uploaded = await writer.upload(artifact, within);
  }
  if (uploaded.kind === 'uploaded') {
    const without = omitted.map(({ what, tests }) => `${what} of ${plural('test', tests)}`);
    const cut = without.length === 0 ? '' : ` (without ${without.join(', ')})`;
    return { kind: 'delivered', name: NAME, where: `${name}${cut}${expiryText(retentionDays)}` };
  }
  return {
    kind: 'notDelivered',
    name: NAME,
    why: `Another job of this run already stores evidence with the key "${key}"`,
    hint: 'Give each of them its own comment-key, such as the values of its matrix. If an upload of an earlier attempt broke, start a new run of the workflow.',
  };
}

/** A branch may have no runs for this long. */
const QUIET_DAYS = 30;

const expiryText = (days: number | undefined): string =>
  days !== undefined && days < QUIET_DAYS
    ? `, which expires in ${plural('day', days)}: too soon for a branch without runs for a month`
    : '';
