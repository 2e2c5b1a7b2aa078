import { whyNoArtifacts } from '../../adapters/github/artifact-upload.ts';
import { hasJobCache, jobCaches } from '../../adapters/github/caches.ts';
import { programEnv } from '../../adapters/process/child-env.ts';
import type { Runner } from '../../adapters/runner.ts';
import { type Problem, UserError } from '../../model/errors.ts';
import { type MissingSecrets, MOST_MISSING_SECRETS, variableName } from '../../model/run/result.ts';
import type { Report } from '../../model/verdict/report.ts';
import { deliverAll } from '../../reports/deliver.ts';
import { jobVariables } from '../../shared/secrets/job-variables.ts';
import { isSecretVariable } from '../../shared/secrets/secret-names.ts';
import { resultsArtifact } from '../baseline/artifact-names.ts';
import { leavesEvidence } from '../baseline/evidence-reporter.ts';
import { actionInputs } from '../config/action-inputs.ts';
import type { Inputs } from '../config/inputs.ts';
import { StoredRepositories, travelFolder } from '../github-cache/repositories.ts';
import { restoreStores, type StoreNote } from '../github-cache/stores.ts';
import type { Reporting } from '../pipeline/publish.ts';
import { runPipeline } from '../pipeline/run-pipeline.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { findPolicy } from '../policy/find-policy.ts';
import { policyBase } from '../policy/policy-base.ts';
import { sampleSource } from '../samples/sample-source.ts';
import { exportToBackends } from '../telemetry/export.ts';
import { actionStep, CANCELLED_MS, endOf, type StepEnd } from './action-step.ts';
import { readEvent } from './event.ts';
import { gitHubReporters } from './github-reporters.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import { type Job, jobOf, keyOf } from './job.ts';
import { jobPage } from './job-page.ts';
import { beginAll } from './live-reporting.ts';
import { type NoteBook, openNotes } from './post-notes.ts';
import { runnerProgress } from './progress-runner.ts';
import {
  artifactReporters,
  deliverToGitHub,
  localReporters,
  pageArtifacts,
  type ReportingStep,
  telemetrySite,
} from './step-reporters.ts';
import { refuseUntrustedCode } from './untrusted-code.ts';

/** Runs the main action: the pipeline as one step of a job. Writes every output, even after an error. */
export const mainAction = (): Promise<number> => actionStep(actionInputs, run);

async function run(asked: Inputs, runtime: Runtime, runner: Runner, end: StepEnd): Promise<Report> {
  const event = await readEvent(runtime.env, runtime.files);
  refuseUntrustedCode(event, asked);
  const { checkout } = runner;
  const site = { cwd: runtime.cwd, files: runtime.files, checkout };
  await requireInsideWorkspace(asked, site);
  const job = jobOf(runtime.env, event);
  const policy = await findPolicy(asked, runtime, await policyBase(asked, job, { runtime, checkout }));
  const { inputs } = policy;
  end.inputs = inputs;
  await requireInsideWorkspace(inputs, site);
  const notes = openNotes(runner);
  end.notes = notes;
  whenAborted(runtime.signal, () => notes.stopping());
  notes.add({ stores: await restored(inputs, job, runtime) });
  const mirrors = storedRepositories(inputs, job, runtime);
  const reporting = await openReporting({ inputs, job, runtime, runner, end }, notes, mirrors);
  const missingSecrets = missingSecretsFrom(job, runtime.env);
  const isEvidenceStored = leavesEvidence(inputs, job, runtime.env);
  const baseSha = event.pull_request?.base.sha;
  return sayingWhyNoSecrets(missingSecrets, () =>
    runPipeline({ policy, reporting, isEvidenceStored, job, baseSha, missingSecrets, mirrors }, runtime),
  );
}

/** Announces in a comment and a check run that the run is in progress. */
const BEGIN_MS = 20_000;

async function openReporting(
  opening: Pick<ReportingStep, 'inputs' | 'job' | 'runner' | 'end'> & { readonly runtime: Runtime },
  notes: NoteBook,
  mirrors: StoredRepositories | undefined,
): Promise<Reporting> {
  const { inputs, job, runtime, runner, end } = opening;
  const deadline = () => endOf(runtime.signal);
  const gitHub = await gitHubReporters(inputs, job, {
    ...runtime,
    checkout: runner.checkout,
    deadline,
    onCheck: (check) => notes.add({ check }),
  });
  notes.add({ pull: gitHub.pull, key: job && keyOf(inputs, job) });
  const live = beginAll(gitHub.reporters, AbortSignal.any([soonAfter(runtime.signal), AbortSignal.timeout(BEGIN_MS)]));
  end.live = live;
  const samples = sampleSource(inputs, job, runtime);
  const step = { ...opening, gitHub, live, samples, deadline };
  return {
    progress: runnerProgress(runner, inputs, runtime.clock),
    local: (folder) => localReporters(folder, step),
    exportTraces: (report, folder) => exportToBackends(report, { ...telemetrySite(folder, step), runtime }),
    page: ({ run, basis }) => jobPage(run, basis.inputs, { ...opening, context: gitHub.context, samples }),
    deliver(report, published) {
      notes.add({ repositories: mirrors?.notes() ?? [] });
      notes.verdict(report);
      const uploads = artifactReporters(resultsArtifact, published, step);
      const upload = () => deliverAll(uploads, report);
      const isUploading = uploads.length > 0 && whyNoArtifacts(runtime.env) === undefined;
      const uploading = isUploading ? () => inGroup(runner, upload) : upload;
      const pages = pageArtifacts(published.folder, step);
      return deliverToGitHub(report, published, { pages, upload: uploading }, step);
    },
  };
}

/** Restoring caches must not take longer than it saves. */
const RESTORE_MS = 60_000;

async function restored(inputs: Inputs, job: Job | undefined, runtime: Runtime): Promise<StoreNote[]> {
  const { env, stores, cwd, clock, signal } = runtime;
  if (job === undefined || !hasJobCache(env)) return [];
  const site = { inputs, job, leg: keyOf(inputs, job), cwd, caches: jobCaches, stores, now: clock.now() };
  return restoreStores(site, AbortSignal.any([signal, AbortSignal.timeout(RESTORE_MS)]));
}

/** Repositories are larger and take longer to fetch. */
const RESTORE_REPOSITORIES_MS = 180_000;

function storedRepositories(inputs: Inputs, job: Job | undefined, runtime: Runtime): StoredRepositories | undefined {
  const folder = travelFolder(runtime.env);
  if (job === undefined || folder === undefined || !hasJobCache(runtime.env)) return undefined;
  const { trees, clock, log } = runtime;
  const restoreMs = RESTORE_REPOSITORIES_MS;
  return new StoredRepositories({ inputs, job, caches: jobCaches, restoreMs, trees, clock, folder, notify: log.warn });
}

/** Folds the lines that the runner's toolkit logs. */
async function inGroup<T>(runner: Runner, work: () => Promise<T>): Promise<T> {
  runner.print('::group::Uploading the results');
  try {
    return await work();
  } finally {
    runner.print('::endgroup::');
  }
}

/** Requests to GitHub that are in progress at a cancellation are finished: otherwise a check run would stay open. */
function soonAfter(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  whenAborted(signal, () => setTimeout(() => late.abort(signal.reason), CANCELLED_MS / 2).unref());
  return late.signal;
}

/** Also handles a signal that is already aborted: the step may be cancelled while it loads. */
function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work();
  else signal.addEventListener('abort', work, { once: true });
}

/**
 * Whether GitHub withholds the repository's secrets from the job, and which variables the workflow would have filled
 * with them. Undefined if the job gets them: some repositories give their secrets to forks.
 */
export function missingSecretsFrom(
  job: Pick<Job, 'event' | 'pull' | 'actor'> | undefined,
  env: Readonly<Record<string, string | undefined>>,
): MissingSecrets | undefined {
  if (job === undefined || job.event === 'pull_request_target') return undefined;
  if (job.event.startsWith('pull_request') && job.pull?.isFork) return { from: 'fork', names: emptySecrets(env) };
  const isDependabot = job.actor === 'dependabot[bot]' && /^(?:pull_request|push)/.test(job.event);
  return isDependabot ? { from: 'dependabot', names: emptySecrets(env) } : undefined;
}

/** Runs the start of a run. If a secret that GitHub withholds is missing, reports that first. */
export async function sayingWhyNoSecrets<Result>(
  missingSecrets: MissingSecrets | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isForWant =
      error instanceof UserError &&
      error.problems.some(({ code, severity }) => code === 'SECRET_MISSING' && severity === 'error');
    if (!isForWant || missingSecrets === undefined) throw error;
    const { message, hint } = ADVICE[missingSecrets.from];
    const first: Problem = { code: 'SECRET_MISSING', severity: 'error', message, hint };
    throw new UserError([first, ...error.problems], { cause: error.cause });
  }
}

const ADVICE = {
  fork: {
    message: 'Not measured: pull requests from forks get no secrets',
    hint: 'The agent was not tested. A maintainer who has reviewed the change can run the evals from a branch of this repository. Move evals that need no secrets to a separate job; a second workflow (on: workflow_run) can report their results in the pull request.',
  },
  dependabot: {
    message: 'Not measured: pull requests by Dependabot get only its own secrets',
    hint: 'The agent was not tested. Add the keys to the Dependabot secrets of the repository, or run the evals from another branch of this repository.',
  },
} as const;

/**
 * GitHub sets a missing secret to an empty text. Variables that programs do not see, such as inputs of this step,
 * cannot affect an answer.
 */
const emptySecrets = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(programEnv(env, jobVariables(env)))
    .flatMap(([name, value]) => (value === '' && isSecretVariable(name) && variableName.test(name) ? [name] : []))
    .sort()
    .slice(0, MOST_MISSING_SECRETS);
