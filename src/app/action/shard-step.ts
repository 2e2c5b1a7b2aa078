import { artifactReader } from '../../adapters/github/artifact-reader.ts';
import { artifactWriter, whyNoArtifacts } from '../../adapters/github/artifact-upload.ts';
import type { Runner } from '../../adapters/runner.ts';
import { userError } from '../../model/errors.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import { shardArtifact } from '../baseline/artifact-names.ts';
import { leavesEvidence } from '../baseline/evidence-reporter.ts';
import { complainAbout } from '../cli/progress-terminal.ts';
import type { Inputs } from '../config/inputs.ts';
import type { ExitCode } from '../pipeline/exit-code.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { loadPlan, type ShardOfPlan } from '../shards/load-plan.ts';
import { inputsOfPlan } from '../shards/pinned-inputs.ts';
import { planArtifactOf } from '../shards/plan-artifact.ts';
import { runShard, type ShardEnd } from '../shards/run-shard.ts';
import { endOf, type StepEnd, whenAborted } from './action-step.ts';
import { asked as ask, within } from './ask-service.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import type { Job } from './job.ts';
import { missingSecretsFrom, sayingWhyNoSecrets } from './missing-secrets.ts';
import { outputsOfShard } from './outputs.ts';
import { type NoteBook, openNotes } from './post-notes.ts';
import { runnerProgress } from './progress-runner.ts';
import { restored, storedRepositories } from './restored-caches.ts';
import { uploadResults } from './step-reporters.ts';

interface ShardStep {
  readonly job: Job | undefined;
  /** The base commit, if the event names it. */
  readonly baseSha: string | undefined;
  readonly runtime: Runtime;
  readonly runner: Runner;
  readonly end: StepEnd;
}

/**
 * Measures one shard in a job: its results become an artifact, which the report job reads. Comments, checks, annotations
 * and evidence are those of the report.
 */
export async function shardStep(given: Inputs, step: ShardStep): Promise<ExitCode> {
  const { job, baseSha, runtime, runner } = step;
  const notes = openNotes(runner);
  whenAborted(runtime.signal, () => notes.stopping());
  const planned = await loadPlan(given, runtime, (digest) => planOfJob(digest, given, step));
  const inputs = inputsOfPlan(planned.loaded.plan, given);
  await requireInsideWorkspace(inputs, { cwd: runtime.cwd, files: runtime.files, checkout: runner.checkout });
  await restored(inputs, job, runtime);
  const mirrors = storedRepositories(inputs, job, runtime);
  const missingSecrets = missingSecretsFrom(job, runtime.env);
  const shard = await sayingWhyNoSecrets(missingSecrets, () =>
    runShard(
      {
        ...planned,
        inputs: given,
        progress: runnerProgress(runner, inputs, runtime.clock),
        attempt: job?.attempt ?? 1,
        isEvidenceStored: leavesEvidence(inputs, job, runtime.env),
        baseSha,
        missingSecrets,
        mirrors,
        begun: (folder) => noteFolder(folder, planned, given, { notes, job }),
      },
      runtime,
    ),
  );
  notes.add({ repositories: mirrors?.notes() ?? [] });
  return delivered(shard, planned, { ...step, inputs, notes });
}

/** The plan in the artifacts of the run. */
async function planOfJob(digest: string, { githubToken: token }: Inputs, { job, runtime }: ShardStep) {
  if (job === undefined || token === undefined)
    throw userError(
      'INPUT_INVALID',
      'The plan cannot be read from the artifacts without a job on GitHub and its token',
      {
        hint: 'Set github-token, or plan-path to a folder with the plan.',
      },
    );
  const reader = artifactReader(runtime.connect({ ...job, token }), runtime.http);
  return ask('The plan', () => planArtifactOf(job.run, { digest }, reader, within(runtime.signal)));
}

const nameOf = ({ loaded: { plan, digest }, index }: ShardOfPlan, { attempt }: Job): string =>
  shardArtifact({ key: plan.key, digest, index, attempt });

/** Lets the post step upload what there is, should this step be killed. */
function noteFolder(
  folder: string,
  planned: ShardOfPlan,
  { uploadArtifacts, artifactRetentionDays: days }: Inputs,
  { notes, job }: { readonly notes: NoteBook; readonly job: Job | undefined },
): void {
  if (job === undefined || !uploadArtifacts) return;
  notes.add({ shard: { folder, artifact: nameOf(planned, job), retentionDays: days } });
}

interface Delivering extends ShardStep {
  readonly inputs: Inputs;
  readonly notes: NoteBook;
}

async function delivered(shard: ShardEnd, planned: ShardOfPlan, step: Delivering): Promise<ExitCode> {
  const { inputs, runtime, runner, end, notes } = step;
  const { headline, isMeasured } = shard;
  const receipts = await uploaded(shard, planned, step);
  notes.reported(receipts);
  end.outputs = outputsOfShard(shard, receipts);
  runtime.log.info(headline);
  complainAbout(receipts, runtime.log.info);
  if (inputs.jobSummary !== 'off') await runner.addToSummary(`**Evals:** ${headline}.\n`);
  // Without its artifact, the report has nothing of this shard.
  const isLost = receipts.some(({ kind }) => kind === 'notDelivered');
  return isMeasured && !isLost ? 0 : 2;
}

async function uploaded(
  { folder, run }: ShardEnd,
  planned: ShardOfPlan,
  { job, inputs, runtime: { env, files, signal } }: Delivering,
): Promise<Receipt[]> {
  if (job === undefined || !inputs.uploadArtifacts) return [];
  return [
    await uploadResults(run, {
      name: nameOf(planned, job),
      job,
      folder,
      retentionDays: inputs.artifactRetentionDays,
      writer: artifactWriter,
      whyNone: whyNoArtifacts(env),
      files,
      more: [...(planned.texts?.keys() ?? [])],
      signal: () => endOf(signal),
    }),
  ];
}
