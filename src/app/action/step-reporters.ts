import { join } from 'node:path';
import { artifactWriter, whyNoArtifacts } from '../../adapters/github/artifact-upload.ts';
import type { Runner } from '../../adapters/runner.ts';
import type { ArtifactWriter } from '../../model/ports/artifacts.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { uncommentedAnnotation } from '../../reports/annotations.ts';
import { deliverAll, notDelivered } from '../../reports/deliver.ts';
import { agentLine } from '../../reports/failures/agent-line.ts';
import { notTaken } from '../../reports/reporters/not-taken.ts';
import { pageArtifact } from '../baseline/artifact-names.ts';
import { RUN_EVIDENCE } from '../baseline/evidence-files.ts';
import { historyReporter } from '../baseline/history-reporter.ts';
import { openStore } from '../baseline/history-store.ts';
import { evidenceReporter } from '../baseline/store-evidence.ts';
import type { Inputs } from '../config/inputs.ts';
import { fileReporters } from '../pipeline/file-reporters.ts';
import type { Published } from '../pipeline/publish.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { runFiles } from '../run-folder/earlier-run.ts';
import { traceFileReporters } from '../telemetry/trace-files.ts';
import type { TelemetrySite } from '../telemetry/tracing.ts';
import { isCheckDelivered, type StepEnd } from './action-step.ts';
import type { GitHubReporting } from './github-reporters.ts';
import { type Job, keyOf } from './job.ts';
import type { LiveReporting } from './live-reporting.ts';
import { outputsOf } from './outputs.ts';
import { pageArtifactReporter } from './page-artifact.ts';
import { annotate, annotationReporter, summaryReporter } from './runner-reporters.ts';

export interface ReportingStep {
  readonly inputs: Inputs;
  readonly job: Job | undefined;
  readonly runtime: Pick<
    Runtime,
    'clock' | 'connect' | 'cwd' | 'env' | 'redactor' | 'files' | 'http' | 'log' | 'page' | 'signal'
  >;
  readonly runner: Runner;
  readonly end: StepEnd;
  readonly gitHub: GitHubReporting;
  readonly live: LiveReporting;
  deadline(): AbortSignal;
}

export function localReporters(folder: string, step: ReportingStep): Reporter[] {
  const { inputs, runner, runtime, gitHub } = step;
  return [
    ...fileReporters(folder, runtime.files, { comment: gitHub.context }),
    ...traceFileReporters(telemetrySite(folder, step), runtime.files),
    ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, runner)] : []),
    ...(inputs.jobSummary === 'off' ? [] : [summaryReporter(runner, inputs.jobSummary)]),
  ];
}

/** What traces are made from in a job. */
export const telemetrySite = (
  folder: string,
  { inputs, job, runtime, gitHub }: Pick<ReportingStep, 'inputs' | 'job' | 'runtime' | 'gitHub'>,
): TelemetrySite => ({
  inputs,
  runtime,
  folder,
  jobKey: job && keyOf(inputs, job),
  commit: { head: job?.head, pullNumber: gitHub.pull },
});

/** The artifacts of a step: its files under the name that `nameOf` gives, and the evidence. */
export function artifactReporters(
  nameOf: (key: string, attempt: number) => string,
  { folder, evidence }: Pick<Published, 'folder' | 'evidence'>,
  step: ReportingStep,
): Reporter[] {
  const { inputs, job, runtime, gitHub, deadline: signal } = step;
  const { env, files } = runtime;
  if (job === undefined || !inputs.uploadArtifacts) return [];
  const key = keyOf(inputs, job);
  const upload = {
    job,
    retentionDays: inputs.artifactRetentionDays,
    writer: artifactWriter,
    whyNone: whyNoArtifacts(env),
    signal,
  };
  const results = resultsReporter({
    ...upload,
    name: nameOf(key, job.attempt),
    folder,
    files,
    withPage: () => gitHub.page.url === undefined,
  });
  if (evidence === undefined) return [results];
  const stored = { evidence, folder: join(folder, RUN_EVIDENCE), branch: inputs.baselineBranch };
  return [results, evidenceReporter({ ...upload, ...stored, key })];
}

/** The history of the base branch, if it is on. */
export function historyReporters({ judged }: Pick<Published, 'judged'>, step: ReportingStep): Reporter[] {
  const { inputs, job, runtime, deadline: signal } = step;
  if (job === undefined) return [];
  const store = openStore(inputs, job, runtime);
  return store === undefined ? [] : [historyReporter({ store, judged, job, runtime, signal })];
}

/** Whether the files of a run are uploaded where the job may do that. */
export const uploadsArtifacts = (
  { uploadArtifacts }: Pick<Inputs, 'uploadArtifacts'>,
  env: Readonly<Record<string, string | undefined>>,
): boolean => uploadArtifacts && whyNoArtifacts(env) === undefined;

/** From now on, the step ends with this verdict, also if it is cancelled or cannot report it. */
export function decideStep(end: StepEnd, report: Report, folder: string, receipts: readonly Receipt[] = []): void {
  end.isDecided = true;
  end.outputs = outputsOf(report, folder, receipts);
}

interface Uploads {
  /** The reporter of the HTML report, if it is uploaded. */
  readonly pages: readonly Reporter[];
  upload(): Promise<readonly Receipt[]>;
}

/** Uploads the HTML report as a separate artifact, if the job has artifacts. */
export function pageArtifacts(
  folder: string,
  { inputs, job, runtime: { env, files }, gitHub, deadline }: ReportingStep,
): Reporter[] {
  if (job === undefined || !uploadsArtifacts(inputs, env)) return [];
  const name = pageArtifact(gitHub.context?.key ?? keyOf(inputs, job), job.attempt);
  const upload = { name, path: join(folder, runFiles.page), retentionDays: inputs.artifactRetentionDays };
  return [
    pageArtifactReporter({
      ...upload,
      files,
      writer: artifactWriter,
      urlOf: (id) => artifactUrl(job, id),
      signal: deadline,
    }),
  ];
}

/** Delivers to GitHub, and writes annotations to the log if the check run does not have them. Returns the receipts. */
export async function deliverToGitHub(
  report: Report,
  { folder, local }: Pick<Published, 'folder' | 'local'>,
  { pages, upload }: Uploads,
  { inputs, runner, end, gitHub, live }: ReportingStep,
): Promise<Receipt[]> {
  end.live = undefined;
  decideStep(end, report, folder, local);
  // First, because the comment links to it.
  const page = await deliverAll(pages, report);
  for (const receipt of page) {
    if (receipt.kind !== 'delivered') continue;
    gitHub.page.url = receipt.where;
    if (inputs.jobSummary !== 'off') await runner.addToSummary(`\n[Report with all answers](${receipt.where})\n`);
  }
  const [reported, uploaded] = await Promise.all([live.deliver(report), upload()]);
  end.notes?.reported(reported);
  const forAgents = uploaded.some(isUploaded) ? agentLine(report, gitHub.context?.artifact) : undefined;
  if (forAgents !== undefined && inputs.jobSummary !== 'off') await runner.addToSummary(`\n${forAgents}\n`);
  const remote = [...gitHub.receipts, ...page, ...reported, ...uploaded];
  const [uncommented] = [...gitHub.receipts, ...reported].filter(({ name }) => name === 'comment').filter(notDelivered);
  if (uncommented !== undefined && inputs.annotations !== 'off') {
    annotate(uncommentedAnnotation(report, uncommented), inputs, runner);
  }
  const isElsewhere = inputs.annotations !== 'check' || isCheckDelivered(remote);
  const annotations = isElsewhere ? [] : await deliverAll([annotationReporter(inputs, runner)], report);
  const receipts = [...remote, ...annotations];
  end.outputs = outputsOf(report, folder, [...local, ...receipts]);
  return receipts;
}

const isUploaded = ({ kind, name }: Receipt): boolean => kind === 'delivered' && name === NAME;

/** Uploads the files of a run. Returns what came of it; GitHub's failures do not throw. */
async function uploadResults(
  results: Pick<Report, 'results' | 'extraTrials'>,
  options: ResultsUpload,
): Promise<Receipt> {
  if (options.whyNone !== undefined) return { kind: 'notNeeded', name: NAME, why: options.whyNone };
  try {
    return await upload(results, options);
  } catch (error) {
    // Always available, whatever the workflow sets: the runner has its own token.
    return notTaken(NAME, error, undefined, undefined);
  }
}

interface ResultsUpload {
  readonly name: string;
  readonly job: Job;
  readonly folder: string;
  readonly retentionDays?: number | undefined;
  readonly writer: ArtifactWriter;
  readonly whyNone: string | undefined;
  readonly files: Pick<Files, 'state' | 'realPath'>;
  /** Whether the upload of the page as a separate artifact failed. */
  withPage?(): boolean;
  /** More files of the folder. */
  readonly more?: readonly string[] | undefined;
  signal(): AbortSignal;
}

/** Uploads the files that we write into the run folder, and no other files in it. */
export function resultsReporter(options: ResultsUpload): Reporter {
  return { name: NAME, deliver: (report) => uploadResults(report, options) };
}

const NAME = 'artifact';

async function upload(
  results: Pick<Report, 'results' | 'extraTrials'>,
  { name, job, folder, retentionDays, writer, files, withPage = () => false, more = [], signal }: ResultsUpload,
): Promise<Receipt> {
  // The page is a separate artifact: browsers open it without unpacking.
  const { page, ...names } = runFiles;
  const paths = [...Object.values(names), ...(withPage() ? [page] : []), ...more].map((file) => join(folder, file));
  const states = await Promise.all(paths.map((path) => files.state(path)));
  const present = [
    ...paths.filter((_, index) => states[index] === 'file'),
    ...(await presentPatches(results, folder, files)),
  ];
  const uploaded = await writer.upload({ name, folder, files: present, retentionDays, mayHaveSuffix: true }, signal());
  if (uploaded.kind === 'uploaded') return { kind: 'delivered', name: NAME, where: artifactUrl(job, uploaded.id) };
  return {
    kind: 'notDelivered',
    name: NAME,
    why: `Another job of this run already has an artifact ${name}`,
    hint: 'Give each job a different comment-key, such as the values of its matrix.',
  };
}

/** An agent may have replaced a file, or the folder, with a link. */
async function presentPatches(
  { results, extraTrials = [] }: Pick<Report, 'results' | 'extraTrials'>,
  folder: string,
  files: Pick<Files, 'realPath'>,
): Promise<string[]> {
  const all = [...results, ...extraTrials.map(({ result }) => result)];
  const patches = new Set(all.flatMap(({ patch, trials = [] }) => [patch, ...trials.map((trial) => trial.patch)]));
  const named = [...patches].flatMap((patch) => patch ?? []);
  if (named.length === 0) return [];
  const root = await files.realPath(folder);
  const isItself = (patch: string) =>
    files.realPath(join(root, patch)).then(
      (real) => real === join(root, patch),
      () => false,
    );
  const isPresent = await Promise.all(named.map(isItself));
  return named.filter((_, index) => isPresent[index]).map((patch) => join(folder, patch));
}

const artifactUrl = ({ serverUrl, owner, repo, run }: Job, id: number): string =>
  `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}/actions/runs/${run}/artifacts/${id}`;
