import type { RunOptions } from '../../config/settings.ts';
import { notMeasuredArtifact, resultsArtifact } from '../../github/artifact-names.ts';
import { artifactReader } from '../../github/artifact-reader.ts';
import { isOwnServer } from '../../github/artifact-upload.ts';
import type { Connect } from '../../github/client.ts';
import { type Job, keyOf } from '../../github/job.ts';
import { workflowRuns } from '../../github/workflow-runs.ts';
import { type Problem, UserError } from '../../model/errors.ts';
import type { ArtifactInfo, ArtifactReader } from '../../model/ports/artifacts.ts';
import type { Env, Log } from '../../model/ports/machine.ts';
import type { Http } from '../../model/ports/network.ts';
import type { WorkflowRuns } from '../../model/ports/pull-requests.ts';
import { lacksPermission, permissionHint, ServiceError } from '../../model/ports/service-error.ts';
import { type EarlierAttempt, type EarlierTest, MAX_ATTEMPTS } from '../../model/run/earlier-attempt.ts';
import type { Plan } from '../../model/run/plan.ts';
import { targetTrials } from '../../model/run/present-trials.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { extraResults, isReused, resultKey, resultKeyOf } from '../../model/run/result-keys.ts';
import { plural } from '../../model/text/text.ts';
import { groupedBy } from '../../model/values/grouped.ts';
import type { DecidedTest } from '../../model/verdict/assessment.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { type ReadReport, readReport } from '../read/read-report.ts';
import { linesOfPieces } from '../read/rows.ts';
import { MAX_RESULTS_BYTES } from './result-rows.ts';
import { runFiles } from './run-files.ts';

interface FoundAttempts {
  /** In the order in which they were made. */
  readonly attempts: readonly EarlierAttempt[];
  /** Attempts that cannot be read: a run without them has no verdict, because it could turn a failure into a pass. */
  readonly unreadable: readonly Problem[];
  readonly warnings?: readonly Problem[];
}

interface AttemptsDeps {
  readonly http: Http;
  readonly connect: Connect;
  readonly log: Log;
  readonly env: Env;
  readonly signal: AbortSignal;
}

const MAX_READING_MS = 60_000;

/**
 * The measurements of earlier attempts of this job: a re-run adds its trials to theirs, so that repeated re-runs cannot
 * turn a failure into a pass (docs/gate.md#other-findings). The first attempt sends no request.
 */
export async function findAttempts(
  inputs: RunOptions & { readonly matrix?: string | undefined },
  job: Job | undefined,
  { http, connect, log, env, signal }: AttemptsDeps,
  plan?: Pick<Plan, 'steps'>,
): Promise<FoundAttempts> {
  const { githubToken: token } = inputs;
  const none: FoundAttempts = { attempts: [], unreadable: [] };
  if (job === undefined || job.attempt <= 1 || inputs.dryRun) return none;
  if (isOwnServer(job.serverUrl)) {
    const why = 'GitHub Enterprise Server does not support the artifacts that store them';
    return { ...none, warnings: [notStored(job, why)] };
  }
  if (!inputs.uploadArtifacts) return { ...none, warnings: [notStored(job, 'upload-artifacts is false')] };
  if (token === undefined) {
    return { ...none, unreadable: [notRead(job, 'there is no token', 'Set github-token to ${{ github.token }}')] };
  }
  const client = connect({ ...job, token });
  const deps = { reader: artifactReader(client, http), runs: workflowRuns(client), runner: env['RUNNER_NAME'], log };
  const within = AbortSignal.any([signal, AbortSignal.timeout(MAX_READING_MS)]);
  const { matrix, shard } = inputs;
  const names = { key: keyOf(inputs, job), shard, name: keyOf({ matrix, shard }, job) };
  const { attempts, unreadable, warnings } = await readAttempts(names, job, deps, within);
  const planned = new Set(plan?.steps.flatMap((step) => (step.kind === 'run' ? resultKeyOf(step) : [])));
  const isForeign = ({ tests }: EarlierAttempt) =>
    planned.size > 0 && !tests.some((test) => planned.has(resultKey(test)));
  const foreign = attempts.filter(isForeign).map(({ attempt }) => ofOtherJob(job, attempt, 'have none of these tests'));
  return { attempts, unreadable: [...unreadable, ...foreign], warnings };
}

interface AttemptDeps {
  readonly reader: ArtifactReader;
  readonly runs: Pick<WorkflowRuns, 'jobsOfAttempt'>;
  /** The name of the machine, by which GitHub lists this job. */
  readonly runner: string | undefined;
  readonly log: Pick<Log, 'info'>;
}

/**
 * The attempts that stored results under a key in the job's run. Older attempts that one of them already includes are
 * not downloaded again.
 */
export async function readAttempts(
  { key, shard, name }: Pick<RunOptions, 'shard'> & { readonly key: string; readonly name: string },
  job: Pick<Job, 'run' | 'attempt'>,
  deps: AttemptDeps,
  signal: AbortSignal,
): Promise<FoundAttempts> {
  const { reader, log } = deps;
  const attemptsByNumber = new Map<number, EarlierAttempt>();
  const unreadable: Problem[] = [];
  const warnings: Problem[] = [];
  try {
    const artifacts = await reader.list(job.run, signal);
    const artifactOf = (wanted: string) => artifacts.find(({ name }) => name === wanted);
    for (let attempt = Math.min(job.attempt - 1, MAX_ATTEMPTS); attempt >= 1; attempt -= 1) {
      if (attemptsByNumber.has(attempt)) continue;
      const artifact = artifactOf(resultsArtifact(key, attempt, shard));
      if (artifact === undefined) {
        if (artifactOf(notMeasuredArtifact(key, attempt, shard)) !== undefined) continue;
        const hasRun = await hasRunIn(attempt, job, deps, signal);
        const lost = notRead(job, `the results of attempt ${attempt} were not stored`);
        if (hasRun === undefined) warnings.push(notStored(job, `attempt ${attempt} has no artifact with results`));
        else if (hasRun) unreadable.push({ ...lost, hint: 'Push a commit: a new run has no earlier attempts.' });
        continue;
      }
      const report = await reportIn(artifact, reader, signal);
      if (typeof report === 'string') {
        unreadable.push(notRead(job, report));
        continue;
      }
      if (report.job !== undefined && report.job !== name) {
        unreadable.push(ofOtherJob(job, attempt, `are of ${report.job}`));
        continue;
      }
      // Those that it includes, and its own. Results that were not measurements are left out.
      const { run, verdict, decided } = report;
      const isMeasured = !run.dryRun && run.missingSecrets === undefined && verdict !== 'invalid';
      const ownAttempt = isMeasured ? earlierAttemptOf(attempt, run, decided.tests) : { attempt, tests: [] };
      for (const each of [...(run.earlier ?? []), ownAttempt])
        if (each.attempt <= attempt) attemptsByNumber.set(each.attempt, each);
    }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    unreadable.push(notRead(job, error.message, lacksPermission(error) ? permissionHint('actions: read') : undefined));
  }
  const attempts = [...attemptsByNumber.values()]
    .filter(({ tests }) => tests.length > 0)
    .sort((a, b) => a.attempt - b.attempt);
  for (const { attempt, tests } of attempts) {
    log.info(`Attempt ${attempt} of this run measured ${plural('test', tests.length)}; they count for unchanged tests`);
  }
  return { attempts, unreadable, warnings };
}

/**
 * Whether this step of this job came to its end in an earlier attempt: with `continue-on-error`, a failure is a success.
 * It may have been skipped there, or cancelled. Undefined where GitHub does not show which one it is.
 */
async function hasRunIn(
  attempt: number,
  job: Pick<Job, 'run' | 'attempt'>,
  { runs, runner }: AttemptDeps,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  // Only the runners of GitHub have a name.
  if (runner === undefined) return false;
  const running = (await runs.jobsOfAttempt(job.run, job.attempt, signal)).flatMap(({ name, steps, runner: on }) =>
    on === runner ? steps.flatMap((step) => (step.status === 'in_progress' ? [{ job: name, step }] : [])) : [],
  );
  const [mine, ...others] = running;
  if (mine === undefined || others.length > 0) return undefined;
  const earlier = await runs.jobsOfAttempt(job.run, attempt, signal);
  const steps = earlier.flatMap((each) => (each.name === mine.job ? each.steps : []));
  return steps.some(
    ({ number, conclusion }) => number === mine.step.number && (conclusion === 'failure' || conclusion === 'success'),
  );
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
): Promise<ReadReport | string> {
  const { name } = artifact;
  if (artifact.isExpired) return `the artifact ${name} has expired`;
  try {
    const isWanted = (file: string) => file === runFiles.report;
    const bytes = (await reader.download(artifact, { isWanted, limits: LIMITS, signal })).get(runFiles.report);
    if (bytes === undefined) return `the artifact ${name} has no ${runFiles.report}`;
    return readReport(linesOfPieces([bytes]), `${runFiles.report} of ${name}`);
  } catch (error) {
    if (error instanceof UserError) return oneLine(error.problems[0]?.message ?? error.message);
    throw error;
  }
}

/** If no attempt can be read, a run without them would never have a verdict after the first. */
const notStored = ({ attempt }: Pick<Job, 'attempt'>, why: string): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'warning',
  message: `This is attempt ${attempt}, and its verdict does not include the earlier attempts on the same commit: ${why}`,
  hint: 'Read the reports of the earlier attempts, too: a failure there may be a regression.',
});

/** Of jobs that share a key, only one can store its results: what it measured says nothing about the others. */
const ofOtherJob = (job: Pick<Job, 'attempt'>, attempt: number, whose: string): Problem => ({
  ...notRead(job, `the results of attempt ${attempt} ${whose}, so another job with this comment-key stored them`),
  hint: 'Give each job its own comment-key, such as the values of its matrix, and push a commit.',
});

const notRead = ({ attempt }: Pick<Job, 'attempt'>, why: string, hint?: string): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'error',
  message: `this is attempt ${attempt}, and earlier attempts on the same commit cannot be read: ${why}`,
  hint: `${hint === undefined ? 'Run it again' : `${hint.replace(/\.$/, '')}, and run it again`}, or push a commit: a new run has no earlier attempts.`,
});

/**
 * The measurements of a run for a later attempt: trials that measured the agent, of tests with known content, and how many
 * re-runs of its `suspected` tests had to fail. Infrastructure errors and reused results are excluded.
 */
export function earlierAttemptOf(
  attempt: number,
  run: Pick<RunResult, 'results' | 'extraTrials'>,
  suspected: readonly DecidedTest[] = [],
): EarlierAttempt {
  const trialsByKey = (results: readonly TestResult[]) =>
    new Map(Array.from(groupedBy(results, resultKey), ([key, group]) => [key, group.flatMap(targetTrials)] as const));
  const reruns = trialsByKey(extraResults(run, 'confirmation'));
  const controls = trialsByKey(extraResults(run, 'control'));
  const decided = new Map(suspected.map((test) => [resultKey(test), test]));
  const tests = run.results.flatMap((result): EarlierTest[] => {
    const { suite, suiteFile, testId, target, measure, subject, timestamp, status, score } = result;
    const now = targetTrials(result);
    if (measure === undefined || subject === undefined || isReused(result) || now.length === 0) return [];
    const key = resultKey(result);
    const { needed, p } = decided.get(key) ?? {};
    const [ofReruns, ofControls] = [reruns.get(key) ?? [], controls.get(key) ?? []];
    // Several results of one test have them together.
    reruns.delete(key);
    controls.delete(key);
    return [
      {
        ...{ suite, suiteFile, testId, target, measure, subject, timestamp, now, needed, p },
        score: status === 'execution_error' ? undefined : score,
        reruns: ofReruns,
        control: ofControls,
      },
    ];
  });
  return { attempt, tests };
}
