import { join, resolve } from 'node:path';
import { artifactReader } from '../edges/github/artifact-reader.ts';
import { artifactWriter, whyNoArtifacts } from '../edges/github/artifact-upload.ts';
import { type GitHubClient, gitHubClient } from '../edges/github/client.ts';
import { pullRequests } from '../edges/github/pulls.ts';
import { workflowRuns } from '../edges/github/workflow-runs.ts';
import type { Runner } from '../edges/runner.ts';
import { userError } from '../model/errors.ts';
import type { ArtifactReader } from '../model/ports.ts';
import type { Report } from '../model/report.ts';
import type { Receipt } from '../model/reporter.ts';
import { ServiceError } from '../model/service-error.ts';
import { deliverAll } from '../reports/deliver.ts';
import { recordLine } from '../results/record.ts';
import { secretValues } from '../shared/redact.ts';
import { actionStep, CANCELLED_MS, END_MS, type StepEnd } from './action-step.ts';
import { keyInNames, reportArtifact } from './artifact-names.ts';
import { artifactResults, type FoundResults } from './artifact-results.ts';
import { beforeRun, decidingBy, leaveBehind, withWarnings } from './before-run.ts';
import { runFiles } from './earlier-run.ts';
import { readEvent } from './event.ts';
import { evidenceUploads } from './evidence-reporter.ts';
import { evidenceSource } from './evidence-source.ts';
import { findPolicy } from './find-policy.ts';
import { gitHubReporters, keyOf } from './github-reporters.ts';
import { type Job, jobOf } from './job.ts';
import { withoutBeginning } from './live-reporting.ts';
import { outputsOf } from './outputs.ts';
import { policyBase } from './policy-base.ts';
import { heldToBase } from './policy-promises.ts';
import { complainAbout } from './progress-terminal.ts';
import { publish } from './publish.ts';
import { prepareFolder, REPORT_FOLDER } from './report-folder.ts';
import { ARTIFACTS, type ReportInputs, reportInputs } from './report-inputs.ts';
import { type ReportedRun, reportedRun } from './reported-run.ts';
import { resultPaths } from './result-paths.ts';
import { resultsReporter } from './results-artifact.ts';
import { annotationsInstead, localReporters } from './step-reporters.ts';
import { toldRun } from './told-run.ts';
import type { World } from './world.ts';

/** The reporter: tells results that others have made, and runs nothing. */
export const reportAction = (): Promise<number> => actionStep(reportInputs, walk);

/** Reading the results of a large matrix takes a while. */
const READ_MS = 300_000;

async function walk(given: ReportInputs, world: World, runner: Runner, end: StepEnd): Promise<Report> {
  const here = await jobHere({ ...given, ...(await findPolicy(given, world)).inputs }, world);
  const { job, isOwnRun } = here;
  const base = await policyBase(given, job, { world, checkout: runner.checkout, isOwnRun });
  const policy = await findPolicy(given, world, base);
  const inputs = asTold({ ...given, ...policy.inputs }, here);
  end.inputs = inputs;
  const { signal, clock, files } = world;
  const deadline = () => AbortSignal.timeout(signal.aborted ? CANCELLED_MS : END_MS);
  const cwd = resolve(world.cwd, inputs.workingDirectory);
  const gitHub = await gitHubReporters(inputs, job, {
    clock,
    checkout: runner.checkout,
    connect: gitHubClient,
    signal,
    deadline,
  });
  const live = withoutBeginning(gitHub.reporters);
  end.live = live;

  const found = await findResults(inputs, here, cwd, world);
  const made = await toldRun(found, {
    inputs,
    expectedShards: inputs.expectedShards,
    unverified: job?.unverified,
    secrets: secretValues(world.env),
    now: clock.now(),
  });
  const prepared = await beforeRun({ ...policy, inputs }, world, evidenceSource(inputs, job, world));
  const { run: held, before } = await heldToBase({ run: made, before: prepared }, world);
  const run = withWarnings(held, before.warnings);
  const folder = resolve(cwd, inputs.outputDirectory ?? REPORT_FOLDER);
  await prepareFolder(folder, found.paths, files);
  await files.write(join(folder, runFiles.journal), run.results.map((result) => `${recordLine(result)}\n`).join(''));
  end.live = undefined;

  const reporters = localReporters(inputs, runner, { folder, files, context: gitHub.context });
  const { report, receipts: local } = await publish(run, inputs, reporters, decidingBy(before));
  const evidence = isOwnRun ? await leaveBehind(before, { run, folder, verdict: report.verdict.kind }, world) : [];
  end.outputs = outputsOf(report, folder, local);
  const uploads = [
    ...reportUploads(here, inputs, folder, world, deadline),
    ...evidenceUploads({ inputs, job, folder, evidence, env: world.env, signal: deadline }),
  ];
  const told = [...(await live.deliver(report)), ...(await deliverAll(uploads, report))];
  const remote = [...here.receipts, ...gitHub.receipts, ...told];
  const others = await deliverAll(annotationsInstead(inputs, runner, remote), report);
  const receipts = [...local, ...remote, ...others];
  end.outputs = outputsOf(report, folder, receipts);
  world.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
  complainAbout(receipts, (text) => world.log.info(text));
  return report;
}

/** Artifacts are of the own run, so the report on another one is not uploaded. */
function reportUploads(
  { job, isOwnRun }: Here,
  inputs: ReportInputs,
  folder: string,
  world: World,
  signal: () => AbortSignal,
) {
  if (job === undefined || !inputs.uploadArtifacts || !isOwnRun) return [];
  const reporter = resultsReporter({
    name: reportArtifact(keyOf(inputs, job), job.attempt),
    job,
    folder,
    retentionDays: inputs.artifactRetentionDays,
    writer: artifactWriter,
    whyNone: whyNoArtifacts(world.env),
    files: world.files,
    signal,
  });
  return [reporter];
}

/** The job as this step tells it. */
interface Here {
  readonly job: Job | undefined;
  readonly client: GitHubClient | undefined;
  readonly receipts: readonly Receipt[];
  /** What the results of another run go by, as far as that is known. */
  readonly key?: string | undefined;
  /** Only then may the results become the history of a branch. */
  readonly isOwnRun: boolean;
}

/** This job; or, where the results are those of another run, this job in the place of that one. */
async function jobHere(inputs: ReportInputs, { env, files, http, signal }: World): Promise<Here> {
  const event = await readEvent(env, files);
  const job = jobOf(env, event);
  const { githubToken: token } = inputs;
  const client = job === undefined || token === undefined ? undefined : gitHubClient({ ...job, token });
  const run = inputs.runId ?? (event.name === 'workflow_run' ? (event.workflow_run?.id ?? Number.NaN) : job?.run);
  if (run === job?.run) return { job, client, receipts: [], isOwnRun: true };
  if (job === undefined || client === undefined || run === undefined || Number.isNaN(run)) {
    throw userError('INPUT_INVALID', 'The workflow run whose results are told cannot be looked at', {
      expected: 'a job on GitHub with github-token, and run-id or an event workflow_run',
    });
  }
  const reported = await asked('Workflow runs', () =>
    reportedRun(run, job, inputs, { runs: workflowRuns(client), pulls: pullRequests(client) }, within(signal)),
  );
  const { whyNoPull } = reported;
  const receipts: Receipt[] =
    whyNoPull === undefined || inputs.comment === 'never'
      ? []
      : [{ kind: 'notNeeded', name: 'comment', why: whyNoPull }];
  const wantsCheck = reported.job.unverified !== undefined && wantsCheckRun(inputs);
  return {
    job: reported.job,
    client,
    key: await keyOfRun(reported, artifactReader(client, http), within(signal)),
    receipts: [...receipts, ...(wantsCheck ? [noCheck] : [])],
    isOwnRun: false,
  };
}

/** Whoever may not read artifacts hears of it when their content is wanted. */
async function keyOfRun({ job, workflow }: ReportedRun, reader: ArtifactReader, signal: AbortSignal) {
  try {
    const artifacts = await reader.list(job.run, signal);
    return keyInNames(
      artifacts.map(({ name }) => name),
      workflow,
    );
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}

const wantsCheckRun = ({ checkRun, annotations }: ReportInputs): boolean => checkRun || annotations === 'check';

/**
 * Another run goes by its own key, so that its comment and its history are found. A required check that passes would
 * vouch for what anybody may have written.
 */
function asTold(asked: ReportInputs, { job, key }: Here): ReportInputs {
  const inputs = { ...asked, commentKey: asked.commentKey ?? key };
  return job?.unverified === undefined
    ? inputs
    : { ...inputs, checkRun: false, annotations: inputs.annotations === 'check' ? 'off' : inputs.annotations };
}

const noCheck: Receipt = {
  kind: 'notNeeded',
  name: 'check run',
  why: 'Code of a fork has reported these results, and no check vouches for them; the comment and the summary have them',
};

async function findResults(inputs: ReportInputs, here: Here, cwd: string, world: World): Promise<FoundResults> {
  if (inputs.results[0] !== ARTIFACTS) {
    return { paths: await resultPaths(inputs.results, { cwd, files: world.files }), site: { cwd, files: world.files } };
  }
  const { client, job } = here;
  if (client === undefined || job === undefined) {
    throw userError('INPUT_INVALID', 'Artifacts cannot be read here', {
      expected: 'a job on GitHub with github-token',
    });
  }
  return asked('Artifacts', () => artifactResults(job.run, artifactReader(client, world.http), within(world.signal)));
}

const within = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);

/** Results that cannot be had are no bug of ours. */
async function asked<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause;
    const isRefusal = cause.fault === 'refused' || cause.fault === 'missing';
    throw userError('RESULTS_UNREADABLE', `${what} could not be read: ${cause.message}`, {
      ...(isRefusal && { hint: PERMISSIONS }),
      cause,
    });
  }
}

const PERMISSIONS = [
  'Give the job these permissions:',
  '  permissions:',
  '    actions: read',
  '    contents: read',
  '    pull-requests: write',
].join('\n');
