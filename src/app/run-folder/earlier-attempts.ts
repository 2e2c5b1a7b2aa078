import { artifactReader } from '../../adapters/github/artifact-reader.ts';
import { isOwnServer } from '../../adapters/github/artifact-upload.ts';
import { type Problem, UserError } from '../../model/errors.ts';
import type { ArtifactInfo, ArtifactReader } from '../../model/ports/artifacts.ts';
import { lacksPermission, ServiceError } from '../../model/ports/service-error.ts';
import { type EarlierAttempt, MOST_ATTEMPTS } from '../../model/run/earlier-attempt.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { permissionHint } from '../../reports/reporters/not-taken.ts';
import { earlierAttemptOf } from '../../results/earlier-attempt.ts';
import { linesOfPieces } from '../../results/read/read-journal.ts';
import { type ReadReport, readReport } from '../../results/read/read-report.ts';
import { plural } from '../../shared/text.ts';
import { type Job, keyOf } from '../action/job.ts';
import { resultsArtifact } from '../baseline/artifact-names.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { runFiles } from './earlier-run.ts';
import { MAX_RESULTS_BYTES } from './result-rows.ts';

interface FoundAttempts {
  /** In the order in which they were made. */
  readonly attempts: readonly EarlierAttempt[];
  /** Attempts that cannot be read: a run without them has no verdict, because it could turn a failure into a pass. */
  readonly unreadable: readonly Problem[];
  readonly warnings?: readonly Problem[];
}

const NONE: FoundAttempts = { attempts: [], unreadable: [] };

/** Time limit for reading them. */
const LOOK_MS = 60_000;

/**
 * The measurements of earlier attempts of this job: a re-run adds its trials to theirs, so that repeated re-runs cannot
 * turn a failure into a pass (docs/gate.md#other-findings). The first attempt sends no request.
 */
export async function findAttempts(
  inputs: Inputs,
  job: Job | undefined,
  { http, connect, log, signal }: Pick<Runtime, 'http' | 'connect' | 'log' | 'signal'>,
): Promise<FoundAttempts> {
  const { githubToken: token } = inputs;
  if (job === undefined || job.attempt <= 1 || inputs.dryRun) return NONE;
  if (isOwnServer(job.serverUrl)) return { ...NONE, warnings: [notOnOwnServer(job)] };
  if (token === undefined) {
    return { attempts: [], unreadable: [notRead(job, 'there is no token', 'Set github-token to ${{ github.token }}')] };
  }
  const reader = artifactReader(connect({ ...job, token }), http);
  const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
  return readAttempts(keyOf(inputs, job), job, { reader, log }, within);
}

interface Site {
  readonly reader: ArtifactReader;
  readonly log: Pick<Runtime['log'], 'info'>;
}

/**
 * The attempts that stored results under a key in the job's run. Older attempts that one of them already includes are
 * not downloaded again.
 */
export async function readAttempts(
  key: string,
  job: Pick<Job, 'run' | 'attempt'>,
  { reader, log }: Site,
  signal: AbortSignal,
): Promise<FoundAttempts> {
  const found = new Map<number, EarlierAttempt>();
  const unreadable: Problem[] = [];
  try {
    const artifacts = await reader.list(job.run, signal);
    for (let attempt = Math.min(job.attempt - 1, MOST_ATTEMPTS); attempt >= 1; attempt -= 1) {
      // An attempt that stored nothing measured nothing, or uploads no artifacts.
      const artifact = artifacts.find(({ name }) => name === resultsArtifact(key, attempt));
      if (artifact === undefined || found.has(attempt)) continue;
      const read = await reportIn(artifact, reader, signal);
      if (!('run' in read)) {
        unreadable.push(notRead(job, read.why));
        continue;
      }
      for (const each of roundsOf(attempt, read)) if (each.attempt <= attempt) found.set(each.attempt, each);
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isRefusal = lacksPermission(error);
    unreadable.push(notRead(job, error.message, isRefusal ? permissionHint('actions: read') : undefined));
  }
  const attempts = [...found.values()].filter(({ tests }) => tests.length > 0).sort((a, b) => a.attempt - b.attempt);
  for (const { attempt, tests } of attempts) {
    log.info(`Attempt ${attempt} of this run measured ${plural('test', tests.length)}; they count for unchanged tests`);
  }
  return { attempts, unreadable };
}

/**
 * The measurements of an attempt, and those of earlier attempts that it includes. Results that were not measurements
 * are skipped.
 */
function roundsOf(attempt: number, { run, results = [], verdict, decided }: ReadReport): EarlierAttempt[] {
  const isMeasured = !run.dryRun && run.missingSecrets === undefined && verdict !== 'invalid';
  const own = isMeasured
    ? earlierAttemptOf(attempt, { ...run, results: [...results] }, decided.tests)
    : { attempt, tests: [] };
  return [...(run.earlier ?? []), own];
}

const LIMITS = {
  archiveBytes: MAX_RESULTS_BYTES,
  entries: 5000,
  entryBytes: MAX_RESULTS_BYTES,
  totalBytes: MAX_RESULTS_BYTES,
};

async function reportIn(
  artifact: ArtifactInfo,
  reader: ArtifactReader,
  signal: AbortSignal,
): Promise<ReadReport | { readonly why: string }> {
  if (artifact.isExpired) return { why: `the artifact ${artifact.name} has expired` };
  try {
    const isWanted = (name: string) => name === runFiles.report;
    const files = await reader.download(artifact, { isWanted, limits: LIMITS, signal });
    const bytes = files.get(runFiles.report);
    if (bytes === undefined) return { why: `the artifact ${artifact.name} has no ${runFiles.report}` };
    const read = readReport(linesOfPieces([bytes]), `${runFiles.report} of ${artifact.name}`);
    return read.results === undefined ? { why: `another version wrote the artifact ${artifact.name}` } : read;
  } catch (error) {
    if (error instanceof UserError) return { why: oneLine(error.problems[0]?.message ?? error.message) };
    throw error;
  }
}

/** No attempt can be read there, so a run without them would never have a verdict after the first. */
const notOnOwnServer = ({ attempt }: Pick<Job, 'attempt'>): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'warning',
  message: `This is attempt ${attempt}, and its verdict does not include the earlier attempts on the same commit: GitHub Enterprise Server does not support the artifacts that store them`,
  hint: 'Read the reports of the earlier attempts, too: a failure there may be a regression.',
});

const notRead = ({ attempt }: Pick<Job, 'attempt'>, why: string, hint?: string): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'error',
  message: `this is attempt ${attempt}, and earlier attempts on the same commit cannot be read: ${why}`,
  hint: `${hint === undefined ? 'Run it again' : `${hint.replace(/\.$/, '')}, and run it again`}, or push a commit: a new run has no earlier attempts.`,
});
