import { resolve } from 'node:path';
import { artifactReader } from '../../adapters/github/artifact-reader.ts';
import { openArtifactWriter, whyNoArtifacts } from '../../adapters/github/artifact-upload.ts';
import { pullRequests } from '../../adapters/github/pulls.ts';
import type { Runner } from '../../adapters/runner.ts';
import { problemText, userError } from '../../model/errors.ts';
import { lacksPermission, ServiceError } from '../../model/ports/service-error.ts';
import { fence } from '../../reports/escape/markdown.ts';
import { permissionHint } from '../../reports/reporters/not-taken.ts';
import { planArtifact } from '../baseline/artifact-names.ts';
import { evidenceSource } from '../baseline/evidence-source.ts';
import { type PlanInputs, planInputs } from '../config/plan-inputs.ts';
import type { ExitCode } from '../pipeline/exit-code.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { type FoundPolicy, findPolicy } from '../policy/find-policy.ts';
import { onTestedBase, policyBase } from '../policy/policy-base.ts';
import { type FoundSamples, sampleSource } from '../samples/sample-source.ts';
import { adoptable, earlierPlans } from '../shards/adopt-plan.ts';
import { type MadePlan, makeShardPlan, planKey, type ShardWishes } from '../shards/make-plan.ts';
import { PLAN_FILE, preparePlanFolder, writePlanFolder } from '../shards/plan-folder.ts';
import { planText } from '../shards/plan-text.ts';
import { actionStep, type StepEnd, type StepProcess } from './action-step.ts';
import { within } from './ask-service.ts';
import { type Event, readEvent } from './event.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import { type Job, jobOf } from './job.ts';
import { outputsWithoutPlan, type PlanOutputs, planOutputNames, planOutputs } from './plan-outputs.ts';
import { refuseUntrustedCode } from './untrusted-code.ts';

/** The plan action: divides a run between the jobs of a matrix. Calls no target. Writes every output, even after an error. */
export const planAction = (host?: StepProcess): Promise<number> =>
  actionStep(planInputs, plan, { names: planOutputNames, without: outputsWithoutPlan }, host);

async function plan(asked: PlanInputs, runtime: Runtime, runner: Runner, end: StepEnd<PlanOutputs>): Promise<ExitCode> {
  const event = await readEvent(runtime.env, runtime.files);
  refuseUntrustedCode(event, asked);
  const { checkout } = runner;
  await requireInsideWorkspace({ ...asked, outputDirectory: asked.planPath }, { ...runtime, checkout });
  const ofEvent = jobOf(runtime.env, event);
  const base = await policyBase(asked, ofEvent, { runtime, checkout, actionFolder: 'plan' });
  const job = onTestedBase(ofEvent, base);
  const policy = await findPolicy(asked, runtime, base);
  end.inputs = policy.inputs;
  const whyNot = await whyNotWanted(asked, event, job, runtime);
  const { shards, maxShards: most, targetMinutes, onlyWithLabel } = asked;
  const wishes = { shards, most, targetMinutes, onlyWithLabel };
  const made = await makeOrAdopt(policy, wishes, { job, runtime });
  await store(made, asked, { job, runtime });
  for (const problem of [...made.plan.warnings, ...made.problems]) runtime.log.warn(problemText(problem));
  end.outputs = planOutputs(made, whyNot);
  const text = [...(whyNot === undefined ? [] : [whyNot]), planText(made, wishes)].join('\n');
  runtime.log.info(text);
  if (policy.inputs.jobSummary !== 'off') await runner.addToSummary(`### Plan of the evals\n\n${fence(text)}\n`);
  return 0;
}

interface Planning {
  readonly job: Job | undefined;
  readonly runtime: Runtime;
}

/**
 * Why a pull request does not run: it does not have the label. Labels are read now, because the event of a re-run has the
 * old ones. Throws a `UserError` if they cannot be read.
 */
async function whyNotWanted(
  { onlyWithLabel: label, githubToken: token }: PlanInputs,
  event: Event,
  job: Job | undefined,
  { connect, signal }: Runtime,
): Promise<string | undefined> {
  const wanted = label?.trim();
  const number = event.name.startsWith('pull_request') ? job?.pull?.number : undefined;
  if (!wanted || job === undefined || number === undefined) return undefined;
  const labels = await labelsOf(number, job, token, { connect, signal });
  // GitHub's labels are the same in upper and lower case.
  if (labels.some((each) => each.toLowerCase() === wanted.toLowerCase())) return undefined;
  return `Evals do not run for ${job.head.slice(0, 7)}: pull request #${number} does not have the label ${wanted}`;
}

async function labelsOf(
  number: number,
  job: Job,
  token: string | undefined,
  { connect, signal }: Pick<Runtime, 'connect' | 'signal'>,
): Promise<readonly string[]> {
  const unread = (why: string, hint: string) =>
    userError(
      'INPUT_INVALID',
      `The labels of pull request #${number}, which only-with-label needs, could not be read: ${why}`,
      {
        hint,
      },
    );
  if (token === undefined) throw unread('there is no token', 'Set github-token, or remove only-with-label.');
  try {
    return await pullRequests(connect({ ...job, token })).labels(number, within(signal));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const isRefusal = lacksPermission(error);
    throw unread(error.message, isRefusal ? permissionHint('pull-requests: read') : 'Re-run the job.');
  }
}

/** A re-run of all jobs adds trials to those of its earlier attempts, if nothing that was planned differs. */
async function makeOrAdopt(policy: FoundPolicy, wishes: ShardWishes, { job, runtime }: Planning): Promise<MadePlan> {
  const key = planKey(policy.inputs, job);
  const inputs = { ...policy.inputs, commentKey: key };
  const { githubToken: token } = inputs;
  const canRead = job !== undefined && token !== undefined && whyNoArtifacts(runtime.env) === undefined;
  const earlier = canRead
    ? await earlierPlans(
        key,
        job,
        artifactReader(runtime.connect({ ...job, token }), runtime.http),
        within(runtime.signal),
      )
    : undefined;
  for (const problem of earlier?.warnings ?? []) runtime.log.warn(problemText(problem));
  const source = evidenceSource(inputs, job, runtime);
  const samples = sampleSource(inputs, job, runtime);
  const made = await makeShardPlan(policy, wishes, {
    runtime,
    job,
    source,
    factsOf: samples && (async (baseline) => factsIn(await samples(baseline), runtime)),
    reusesNothing: earlier?.leaked === true,
  });
  const adopted = earlier && adoptable(earlier, made);
  if (adopted === undefined) return made;
  runtime.log.info(
    'The plan is that of an earlier attempt: commit, files and inputs are the same, so trials are added',
  );
  return { ...made, ...adopted };
}

/** Without them, the durations and costs of the baseline count. */
function factsIn({ facts, problems }: FoundSamples, { log }: Pick<Runtime, 'log'>): FoundSamples['facts'] {
  for (const problem of problems) log.info(`What tests take: ${problem}`);
  return facts;
}

/** As an artifact, or in the folder that the workflow uploads itself. */
async function store(
  { plan: made, texts }: MadePlan,
  { planPath, workingDirectory, artifactRetentionDays: retentionDays }: PlanInputs,
  { job, runtime }: Planning,
): Promise<void> {
  const { cwd, env, files, signal } = runtime;
  if (planPath !== undefined) {
    const folder = resolve(cwd, workingDirectory, planPath);
    await preparePlanFolder(folder, files);
    await writePlanFolder(folder, made, texts, files);
    return;
  }
  const whyNone = job === undefined ? 'this is not a job on GitHub' : whyNoArtifacts(env);
  if (job === undefined || whyNone !== undefined)
    throw userError('INPUT_INVALID', `The plan cannot be stored as an artifact: ${whyNone}`, {
      hint: 'Set plan-path to a folder, and pass that folder to the jobs of the shards and of the report.',
    });
  await using folder = await files.scratchFolder('plan-');
  await writePlanFolder(folder.path, made, texts, files);
  const name = planArtifact(made.key, job.attempt);
  const paths = [PLAN_FILE, ...texts.keys()].map((path) => resolve(folder.path, path));
  const artifact = { name, folder: folder.path, files: paths, retentionDays, mayHaveSuffix: true };
  const uploaded = await openArtifactWriter()
    .upload(artifact, within(signal))
    .catch((error) => {
      if (!(error instanceof ServiceError)) throw error;
      throw userError('INPUT_INVALID', `The plan was not stored as the artifact ${name}: ${error.message}`, {
        hint: 'Re-run this job: the jobs of the shards need its plan.',
      });
    });
  if (uploaded.kind === 'nameTaken')
    throw userError('INPUT_INVALID', `Another job of this run already has a plan ${name}`, {
      hint: 'Give each plan of a workflow a different comment-key.',
    });
}
