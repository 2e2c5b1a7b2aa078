import { join } from 'node:path';
import { artifactWriter, whyNoArtifacts } from '../../adapters/github/artifact-upload.ts';
import type { Runner } from '../../adapters/runner.ts';
import { messageOf } from '../../model/errors.ts';
import { deliverAll } from '../../reports/deliver.ts';
import { notMeasuredArtifact, resultsArtifact } from '../baseline/artifact-names.ts';
import { leavesEvidence } from '../baseline/store-evidence.ts';
import { learnSecretsHere } from '../config/environments.ts';
import { actionInputs } from '../config/input-sources.ts';
import type { Inputs } from '../config/inputs.ts';
import type { StoredRepositories } from '../github-cache/repositories.ts';
import { dropForeign } from '../github-cache/stores.ts';
import { refuseWithJudges } from '../labels/judge-tests.ts';
import { type ExitCode, exitCodeOf } from '../pipeline/exit-code.ts';
import type { Reporting } from '../pipeline/publish.ts';
import { runPipeline } from '../pipeline/run-pipeline.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { findPolicy } from '../policy/policy.ts';
import { onTestedBase, type PolicyBase, policyBase } from '../policy/policy-base.ts';
import { inputsOfShard } from '../shards/part-of-run.ts';
import { exportToBackends } from '../telemetry/export.ts';
import {
  actionStep,
  CANCELLED_MS,
  endOf,
  runOutputs,
  type StepEnd,
  type StepProcess,
  whenAborted,
} from './action-step.ts';
import { readEvent } from './event.ts';
import { gitHubReporters } from './github-reporters.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import { type Job, jobOf, keyOf } from './job.ts';
import { jobPage } from './job-page.ts';
import { beginAll } from './live-reporting.ts';
import { missingSecretsFrom, sayingWhyNoSecrets } from './missing-secrets.ts';
import { type NoteBook, openNotes } from './post-notes.ts';
import { runnerProgress } from './progress-runner.ts';
import { restored, storedRepositories, storesFolder } from './restored-caches.ts';
import {
  artifactReporters,
  decideStep,
  deliverToGitHub,
  historyReporters,
  localReporters,
  pageArtifacts,
  type ReportingStep,
  telemetrySite,
  uploadsArtifacts,
} from './step-reporters.ts';
import { refuseUntrustedCode } from './untrusted-code.ts';

/** Runs the main action: the pipeline as one step of a job. Writes every output, even after an error. */
export const mainAction = (host?: StepProcess): Promise<number> => actionStep(actionInputs, run, runOutputs, host);

async function run(asked: Inputs, runtime: Runtime, runner: Runner, end: StepEnd): Promise<ExitCode> {
  const event = await readEvent(runtime.env, runtime.files);
  refuseUntrustedCode(event, asked);
  refuseWithJudges(asked);
  const { checkout } = runner;
  const site = { cwd: runtime.cwd, files: runtime.files, checkout };
  await requireInsideWorkspace(asked, site);
  await learnSecretsHere(runtime, asked.workingDirectory);
  const ofEvent = jobOf(runtime.env, event);
  const base = await policyBase(asked, ofEvent, { runtime, checkout });
  const job = onTestedBase(ofEvent, base);
  const baseSha = job?.base?.sha ?? event.pull_request?.base.sha ?? event.merge_group?.base_sha;
  try {
    return await runHere(asked, { job, base, baseSha, runtime, runner, end });
  } catch (error) {
    if (!end.isMeasuring && !runtime.signal.aborted) await storeNotMeasured(end.inputs ?? asked, job, runtime);
    throw error;
  }
}

/** The job that a step is of, and the base commit of the change that it checks. */
interface StepContext {
  readonly job: Job | undefined;
  readonly base: PolicyBase | undefined;
  readonly baseSha: string | undefined;
  readonly runtime: Runtime;
  readonly runner: Runner;
  readonly end: StepEnd;
}

async function runHere(asked: Inputs, { job, base, baseSha, runtime, runner, end }: StepContext): Promise<ExitCode> {
  const found = await findPolicy(asked, runtime, base);
  const policy = { ...found, inputs: inputsOfShard(found.inputs) };
  const { inputs } = policy;
  end.inputs = inputs;
  await requireInsideWorkspace(inputs, { cwd: runtime.cwd, files: runtime.files, checkout: runner.checkout });
  const notes = openNotes(runner);
  end.notes = notes;
  whenAborted(runtime.signal, () => notes.stopping());
  const stores = await restored(inputs, job, runtime);
  notes.add({ stores });
  const mirrors = storedRepositories(inputs, job, runtime);
  const reporting = await openReporting({ inputs, job, runtime, runner, end }, notes, mirrors);
  const missingSecrets = missingSecretsFrom(job, runtime.env);
  const isEvidenceStored = leavesEvidence(inputs, job, runtime.env);
  const made = await sayingWhyNoSecrets(missingSecrets, () =>
    runPipeline({ policy, reporting, isEvidenceStored, job, baseSha, missingSecrets, mirrors }, runtime),
  );
  const folder = storesFolder(inputs, runtime);
  await dropForeign(stores, { folder, stores: runtime.stores, now: runtime.clock.now() });
  notes.add({ storesAreChecked: true });
  if (inputs.shard === undefined) return exitCodeOf(made);
  if (found.inputs.jobSummary !== 'off') await runner.addToSummary(`**Evals:** ${made.verdict.headline}\n`);
  // Without its artifact, the report has nothing of this shard.
  return end.isNotUploaded ? 2 : exitCodeOf(made);
}

/** Later attempts on the same commit need to know that this one has no results because it could not begin. */
async function storeNotMeasured(inputs: Inputs, job: Job | undefined, { env, files, log }: Runtime): Promise<void> {
  if (job === undefined || !uploadsArtifacts(inputs, env)) return;
  const name = notMeasuredArtifact(keyOf(inputs, job), job.attempt, inputs.shard);
  try {
    await using folder = await files.scratchFolder('not-measured-');
    const path = join(folder.path, 'not-measured.txt');
    await files.write(path, `Attempt ${job.attempt} of this job ended before it measured anything.\n`);
    const { artifactRetentionDays: retentionDays } = inputs;
    const artifact = { name, folder: folder.path, files: [path], retentionDays, mayHaveSuffix: true };
    await artifactWriter.upload(artifact, AbortSignal.timeout(BEGIN_MS));
  } catch (error) {
    log.warn(
      `Another attempt on this commit will have no verdict, because the artifact ${name} could not be stored: ${messageOf(error)}. Push a commit instead`,
    );
  }
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
  const nameOfResults = (key: string, attempt: number) => resultsArtifact(key, attempt, inputs.shard);
  const gitHub = await gitHubReporters(inputs, job, {
    ...runtime,
    checkout: runner.checkout,
    deadline,
    onCheck: (check) => notes.add({ check }),
    nameOfArtifact: uploadsArtifacts(inputs, runtime.env) ? nameOfResults : undefined,
  });
  notes.add({ pull: gitHub.pull, key: job && keyOf(inputs, job) });
  const live = beginAll(gitHub.reporters, AbortSignal.any([soonAfter(runtime.signal), AbortSignal.timeout(BEGIN_MS)]));
  end.live = live;
  const progress = runnerProgress(runner, inputs, runtime.clock);
  const step = { ...opening, gitHub, live, deadline };
  return {
    progress: {
      ...progress,
      planned(...plan) {
        end.isMeasuring = true;
        progress.planned(...plan);
      },
    },
    local: (folder) => localReporters(folder, step),
    exportTraces: (report, folder) => exportToBackends(report, { ...telemetrySite(folder, step), runtime }),
    page: ({ run, gateInputs }) => jobPage(run, gateInputs.inputs, { ...opening, context: gitHub.context }),
    decided(report, folder) {
      decideStep(end, report, folder);
      notes.verdict(report);
    },
    deliver(report, published) {
      notes.add({ repositories: mirrors?.notes() ?? [] });
      const uploads = artifactReporters(nameOfResults, published, step);
      // The history has whole runs.
      const history = inputs.shard === undefined ? historyReporters(published, step) : [];
      const upload = async () => {
        const receipts = await deliverAll([...uploads, ...history], report);
        end.isNotUploaded = receipts.some(({ kind, name }) => kind === 'notDelivered' && name === 'artifact');
        return receipts;
      };
      const isUploading = uploads.length > 0 && whyNoArtifacts(runtime.env) === undefined;
      const uploading = isUploading ? () => inGroup(runner, upload) : upload;
      const pages = pageArtifacts(published.folder, step);
      return deliverToGitHub(report, published, { pages, upload: uploading }, step);
    },
  };
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
