import { join } from 'node:path';
import { leavesEvidence } from '../baseline/store-evidence.ts';
import { learnSecretsHere } from '../config/environments.ts';
import { actionInputs } from '../config/input-sources.ts';
import { findPolicy } from '../config/policy/policy.ts';
import { onTestedBase, policyBase } from '../config/policy/policy-base.ts';
import type { Inputs } from '../config/settings.ts';
import { notMeasuredArtifact, resultsArtifact } from '../github/artifact-names.ts';
import { artifactWriter } from '../github/artifact-upload.ts';
import { readEvent, refuseUntrustedCode } from '../github/event.ts';
import { type Job, jobOf, keyOf } from '../github/job.ts';
import { messageOf } from '../model/errors.ts';
import { reportPage } from '../page/data/report-page.ts';
import type { Runner } from '../platform/actions-runner.ts';
import { refuseWithJudges } from '../runner/judge-tests.ts';
import { type ExitCode, exitCodeOf } from '../runner/pipeline/exit-code.ts';
import type { RunReporting } from '../runner/pipeline/publish.ts';
import { runPipeline } from '../runner/pipeline/run-pipeline.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';
import { inputsOfShard } from '../runner/shards/part-of-run.ts';
import { actionStep, type StepProcess } from './action-step.ts';
import { storedRepositories } from './github-cache/repositories.ts';
import { dropForeign, jobStores, restoreStores } from './github-cache/stores.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import { missingSecretsFrom, sayingWhyNoSecrets } from './missing-secrets.ts';
import { outputsWithoutRun } from './outputs.ts';
import { openNotes } from './post-notes.ts';
import { runnerProgress } from './progress-runner.ts';
import { CANCELLED_MS, openReporting, type StepEnd, uploadsArtifacts } from './reporting.ts';

/** Runs the main action: the pipeline as one step of a job. Writes every output, even after an error. */
export const mainAction = (host?: StepProcess): Promise<number> =>
  actionStep(actionInputs, run, outputsWithoutRun, host);

/** Restoring caches must not take longer than it saves. */
const RESTORE_MS = 60_000;

/** Time to announce in a comment and a check run that the run is in progress. */
const BEGIN_MS = 20_000;

async function run(stepInputs: Inputs, runtime: Runtime, runner: Runner, end: StepEnd): Promise<ExitCode> {
  const { env, files, signal } = runtime;
  const event = await readEvent(env, files);
  refuseUntrustedCode(event, stepInputs);
  refuseWithJudges(stepInputs);
  const { checkout } = runner;
  await requireInsideWorkspace(stepInputs, { ...runtime, checkout });
  await learnSecretsHere(runtime, stepInputs.workingDirectory);
  const ofEvent = jobOf(env, event);
  const base = await policyBase(stepInputs, ofEvent, { runtime, checkout });
  const job = onTestedBase(ofEvent, base);
  const baseSha = job?.base?.sha ?? event.pull_request?.base.sha ?? event.merge_group?.base_sha;
  try {
    const initialPolicy = await findPolicy(stepInputs, runtime, base);
    const policy = { ...initialPolicy, inputs: inputsOfShard(initialPolicy.inputs) };
    const { inputs } = policy;
    end.inputs = inputs;
    await requireInsideWorkspace(inputs, { ...runtime, checkout });
    const notes = openNotes(runner);
    end.notes = notes;
    whenAborted(signal, () => notes.stopping());
    const caches = job && jobStores(inputs, job, keyOf(inputs, job), runtime);
    const within = AbortSignal.any([signal, AbortSignal.timeout(RESTORE_MS)]);
    const stores = caches === undefined ? [] : await restoreStores(caches, within);
    notes.add({ stores });
    const mirrors = job && storedRepositories(inputs, job, runtime);

    // Requests to GitHub that are in progress at a cancellation are finished: otherwise a check run would stay open.
    const late = new AbortController();
    whenAborted(signal, () => setTimeout(() => late.abort(signal.reason), CANCELLED_MS / 2).unref());
    const opened = await openReporting(
      { inputs, job, runtime, runner, end },
      {
        nameOf: (key, attempt) => resultsArtifact(key, attempt, inputs.shard),
        isOwnRun: true,
        beginning: () => AbortSignal.any([late.signal, AbortSignal.timeout(BEGIN_MS)]),
        onCheck: (check) => notes.add({ check }),
      },
    );
    notes.add({ pull: opened.gitHub.pull, key: job && keyOf(inputs, job) });
    const progress = runnerProgress(runner, inputs, runtime.clock);
    const reporting: RunReporting = {
      progress: {
        ...progress,
        planned(...plan) {
          end.isMeasuring = true;
          progress.planned(...plan);
        },
      },
      local: (folder) => opened.local(folder),
      exportTraces: (report, folder) => opened.exportTraces(report, folder),
      page: (judged) => reportPage(judged, opened.page(judged.run, judged.gateInputs.inputs), runtime),
      decided(report, folder) {
        opened.decided(report, folder);
        notes.verdict(report);
      },
      deliver(report, published) {
        notes.add({ repositories: mirrors?.notes() ?? [] });
        return opened.deliver(report, published);
      },
    };

    const missingSecrets = missingSecretsFrom(job, env);
    const isEvidenceStored = leavesEvidence(inputs, job, env);
    const made = await sayingWhyNoSecrets(missingSecrets, () =>
      runPipeline({ policy, reporting, isEvidenceStored, job, baseSha, missingSecrets, mirrors }, runtime),
    );
    if (caches !== undefined) await dropForeign(stores, { ...caches, now: runtime.clock.now() });
    notes.add({ storesAreChecked: true });
    if (inputs.shard === undefined) return exitCodeOf(made);
    if (initialPolicy.inputs.jobSummary !== 'off') await runner.addToSummary(`**Evals:** ${made.verdict.headline}\n`);
    // Without its artifact, the report has nothing of this shard.
    return end.isNotUploaded ? 2 : exitCodeOf(made);
  } catch (error) {
    if (!end.isMeasuring && !signal.aborted) await storeNotMeasured(end.inputs ?? stepInputs, job, runtime);
    throw error;
  }
}

/** Also handles a signal that is already aborted: the step may be cancelled while it loads. */
function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work();
  else signal.addEventListener('abort', work, { once: true });
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
