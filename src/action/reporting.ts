import { join, resolve } from 'node:path';
import { RUN_EVIDENCE } from '../baseline/evidence-files.ts';
import { openStore } from '../baseline/history-store.ts';
import { evidenceReporter } from '../baseline/store-evidence.ts';
import { checkoutPath } from '../config/checkout-path.ts';
import { isCommit } from '../config/policy/base-files.ts';
import type { Inputs } from '../config/settings.ts';
import { pageArtifact } from '../github/artifact-names.ts';
import { artifactWriter, whyNoArtifacts } from '../github/artifact-upload.ts';
import { type Job, keyOf } from '../github/job.ts';
import { JOB_SUMMARY_BYTES } from '../github/limits.ts';
import { messageOf, type Problem } from '../model/errors.ts';
import type { Env } from '../model/ports/machine.ts';
import type { LiveReporter, Receipt, Reporter } from '../model/ports/reporter.ts';
import type { RunResult } from '../model/run/result.ts';
import type { Report } from '../model/verdict/report.ts';
import { localPage, type PageContext } from '../page/data/local-page.ts';
import type { Runner } from '../platform/actions-runner.ts';
import { annotations, uncommentedAnnotation } from '../reports/annotations.ts';
import { deliverAll, notDelivered } from '../reports/deliver.ts';
import { agentLine } from '../reports/failures/failing-tests.ts';
import { shortSummary, summaryMarkdown } from '../reports/summary/summary.ts';
import { fileReporters } from '../runner/pipeline/file-reporters.ts';
import type { PublishedRun } from '../runner/pipeline/publish.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';
import { annotate } from './annotate.ts';
import { pageArtifactReporter, RESULTS, resultsReporter } from './artifact-reporters.ts';
import { type GitHubReporting, gitHubReporters } from './github-reporters.ts';
import { type Outputs, outputsOf } from './outputs.ts';
import type { NoteBook } from './post-notes.ts';

/** What a step ends with, as far as it is known. */
export interface StepEnd<Written = Outputs> {
  outputs: Written;
  /** The outputs have the verdict of the run: nothing that happens while it is reported changes it. */
  isDecided?: boolean;
  /** Trials may have run: until then, the step has measured nothing. */
  isMeasuring?: boolean;
  /** The results could not be uploaded. */
  isNotUploaded?: boolean;
  /** The inputs, with the settings that a configuration adds. */
  inputs?: Inputs;
  live?: LiveReporting | undefined;
  notes?: NoteBook;
}

/** Limits requests to GitHub, which may be slow or rate-limited. */
const END_MS = 120_000;
/** The runner ends the step 7.5 s after it asks for the end. */
export const CANCELLED_MS = 4000;

interface ReportingStep {
  readonly inputs: Inputs;
  readonly job: Job | undefined;
  readonly runtime: Runtime;
  readonly runner: Runner;
  readonly end: StepEnd;
}

interface ReportingHow {
  /** The name of the artifact with the files of the run. */
  nameOf(key: string, attempt: number): string;
  /** Artifacts and history belong to this run: a report on another one is not uploaded, and becomes no evidence. */
  readonly isOwnRun: boolean;
  /** Announces a run that begins, until this aborts. Absent: the run is over. */
  beginning?(): AbortSignal;
  /** Called with the id of an open check run. */
  onCheck?(id: number): void;
  /** Reports that are known not to be delivered. */
  readonly receipts?: readonly Receipt[];
}

/** Opens the reporters on GitHub that the job asks for, and announces a run that begins. */
export async function openReporting(step: ReportingStep, how: ReportingHow): Promise<StepReporting> {
  const { inputs, job, runtime, runner } = step;
  const opened = await gitHubReporters(inputs, job, {
    ...runtime,
    checkout: runner.checkout,
    deadline: () => deadlineOf(runtime.signal),
    onCheck: how.onCheck,
    nameOfArtifact: how.isOwnRun && uploadsArtifacts(inputs, runtime.env) ? how.nameOf : undefined,
  });
  const gitHub = { ...opened, receipts: [...(how.receipts ?? []), ...opened.receipts] };
  const { otel, otelFile, traceFile } = inputs;
  const wantsTraces = otel.length > 0 || otelFile !== undefined || traceFile !== undefined;
  return new StepReporting(step, how, gitHub, wantsTraces ? await import('../runner/telemetry/traces.ts') : undefined);
}

const deadlineOf = ({ aborted }: AbortSignal): AbortSignal => AbortSignal.timeout(aborted ? CANCELLED_MS : END_MS);

/** Loaded if the job asks for traces. */
type Traces = typeof import('../runner/telemetry/traces.ts');

/** Where a step reports: to files, to the log and the summary of the job, and to GitHub. */
class StepReporting {
  readonly gitHub: GitHubReporting;
  readonly #step: ReportingStep;
  readonly #how: ReportingHow;
  readonly #traces: Traces | undefined;
  readonly #live: LiveReporting;
  readonly #key: string | undefined;
  readonly #uploads: boolean;

  constructor(step: ReportingStep, how: ReportingHow, gitHub: GitHubReporting, traces: Traces | undefined) {
    const { inputs, job, runtime, end } = step;
    this.gitHub = gitHub;
    this.#step = step;
    this.#how = how;
    this.#traces = traces;
    this.#live = beginAll(gitHub.reporters, how.beginning?.());
    this.#key = job && keyOf(inputs, job);
    this.#uploads = how.isOwnRun && uploadsArtifacts(inputs, runtime.env);
    end.live = this.#live;
  }

  local(folder: string): Reporter[] {
    const { inputs, runner, runtime } = this.#step;
    return [
      ...fileReporters(folder, runtime.files, { comment: this.gitHub.context }),
      ...(this.#traces?.traceFileReporters(this.#traced(folder), runtime.files) ?? []),
      ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, runner)] : []),
      ...(inputs.jobSummary === 'off' ? [] : [summaryReporter(runner, inputs.jobSummary)]),
    ];
  }

  /** The page of a job: its links lead to the server, the repository and the commit of the run. */
  page(run: RunResult, inputs: Inputs): PageContext {
    const { job, runtime, runner } = this.#step;
    const { context } = this.gitHub;
    const local = localPage(inputs, run, runtime, job);
    if (job === undefined || context === undefined) return local;
    const { serverUrl, owner, repo, run: id } = job;
    const folder = checkoutPath(
      '.',
      { workingDirectory: resolve(runtime.cwd, inputs.workingDirectory) },
      runner.checkout,
    );
    const prefix = folder === undefined ? '' : `${folder}/`;
    const links = isCommit(context.head)
      ? { server: new URL(serverUrl).origin, repository: `${owner}/${repo}`, run: id, commit: context.head, prefix }
      : undefined;
    return { ...local, key: context.key, run: String(id), links, unverified: context.unverified };
  }

  /** From now on, the step ends with this verdict, also if it is cancelled or cannot report it. */
  decided(report: Report, folder: string, receipts: readonly Receipt[] = []): void {
    const { end } = this.#step;
    end.isDecided = true;
    end.outputs = outputsOf(report, folder, receipts);
  }

  /** Delivers to GitHub, and writes annotations to the log if the check run does not have them. */
  async deliver(report: Report, published: PublishedRun): Promise<Receipt[]> {
    const { inputs, runner, end } = this.#step;
    const { folder, local } = published;
    const { page, receipts: known, context } = this.gitHub;
    end.live = undefined;
    this.decided(report, folder, local);
    const summarize = async (text: string) => {
      if (inputs.jobSummary !== 'off') await runner.addToSummary(text);
    };
    // First, because the comment links to it.
    const pages = await deliverAll(this.#pages(folder), report);
    for (const receipt of pages) {
      if (receipt.kind !== 'delivered') continue;
      page.url = receipt.where;
      await summarize(`\n[Report with all answers](${receipt.where})\n`);
    }
    const [reported, uploaded] = await Promise.all([this.#live.deliver(report), this.#upload(report, published)]);
    end.notes?.reported(reported);
    const isUploaded = uploaded.some(({ kind, name }) => kind === 'delivered' && name === RESULTS);
    const forAgents = isUploaded ? agentLine(report, context?.artifact) : undefined;
    if (forAgents !== undefined) await summarize(`\n${forAgents}\n`);
    const remote = [...known, ...pages, ...reported, ...uploaded];
    const uncommented = remote.filter(notDelivered).find(({ name }) => name === 'comment');
    if (uncommented !== undefined && inputs.annotations !== 'off') {
      annotate(uncommentedAnnotation(report, uncommented), inputs, runner);
    }
    // The log need not repeat annotations that have reached the check run.
    const isChecked = remote.some(({ kind, name }) => name === 'check run' && kind === 'delivered');
    const inLog = inputs.annotations === 'check' && !isChecked ? [annotationReporter(inputs, runner)] : [];
    const receipts = [...remote, ...(await deliverAll(inLog, report))];
    this.decided(report, folder, [...local, ...receipts]);
    return receipts;
  }

  async exportTraces(report: Report, folder: string): Promise<readonly Receipt[]> {
    return (await this.#traces?.exportToBackends(report, this.#traced(folder))) ?? [];
  }

  #traced(folder: string) {
    const { inputs, job, runtime } = this.#step;
    return { inputs, runtime, folder, jobKey: this.#key, commit: { head: job?.head, pullNumber: this.gitHub.pull } };
  }

  /** Uploads the page as a separate artifact, if the job has artifacts. */
  #pages(folder: string): Reporter[] {
    const { inputs, job, runtime } = this.#step;
    if (job === undefined || !this.#uploads) return [];
    const name = pageArtifact(this.gitHub.context?.key ?? keyOf(inputs, job), job.attempt);
    const { artifactRetentionDays: retentionDays } = inputs;
    const signal = () => deadlineOf(runtime.signal);
    const { files } = runtime;
    return [pageArtifactReporter({ name, job, folder, retentionDays, files, writer: artifactWriter, signal })];
  }

  async #upload(report: Report, published: PublishedRun): Promise<readonly Receipt[]> {
    const receipts = await deliverAll(await this.#storing(published), report);
    this.#step.end.isNotUploaded = receipts.some(({ kind, name }) => kind === 'notDelivered' && name === RESULTS);
    return receipts;
  }

  /** The artifacts of the step, and the history of the base branch, which has whole runs. */
  async #storing({ folder, evidence, judged }: PublishedRun): Promise<Reporter[]> {
    const { inputs, job, runtime } = this.#step;
    const { env, files } = runtime;
    if (job === undefined || this.#key === undefined || !this.#how.isOwnRun) return [];
    const signal = () => deadlineOf(runtime.signal);
    const store = inputs.shard === undefined ? openStore(inputs, job, runtime) : undefined;
    const history: Reporter[] = [];
    if (store !== undefined) {
      const { historyReporter } = await import('../baseline/history-reporter.ts');
      history.push(historyReporter({ store, judged, job, runtime, signal }));
    }
    if (!inputs.uploadArtifacts) return history;
    const { artifactRetentionDays: retentionDays } = inputs;
    const upload = { job, retentionDays, writer: artifactWriter, whyNone: whyNoArtifacts(env), files, signal };
    const name = this.#how.nameOf(this.#key, job.attempt);
    const results = resultsReporter({ ...upload, name, folder, withPage: () => this.gitHub.page.url === undefined });
    if (evidence === undefined) return [results, ...history];
    const stored = { evidence, folder: join(folder, RUN_EVIDENCE), branch: inputs.baselineBranch };
    return [results, evidenceReporter({ ...upload, ...stored, key: this.#key }), ...history];
  }
}

/** Whether the files of a run are uploaded where the job may do that. */
export const uploadsArtifacts = ({ uploadArtifacts }: Pick<Inputs, 'uploadArtifacts'>, env: Env): boolean =>
  uploadArtifacts && whyNoArtifacts(env) === undefined;

/** Reporters that have started. Finish them with a report, or with the reason why there is none. */
interface LiveReporting {
  deliver(report: Report): Promise<Receipt[]>;
  couldNotRun(problems: readonly Problem[]): Promise<Receipt[]>;
}

/**
 * Starts all of them without waiting; a failed start fails again at the end, and is reported there. Without a time limit
 * the run is over, and they do nothing before the end.
 */
export function beginAll(reporters: readonly LiveReporter[], signal?: AbortSignal): LiveReporting {
  const begun = Promise.allSettled(signal === undefined ? [] : reporters.map((reporter) => reporter.begin(signal)));
  return {
    async deliver(report) {
      await begun;
      return deliverAll(reporters, report);
    },
    async couldNotRun(problems) {
      await begun;
      const ends = await Promise.allSettled(reporters.map((reporter) => reporter.couldNotRun(problems)));
      return ends.map((end, at) =>
        end.status === 'fulfilled'
          ? end.value
          : { kind: 'notDelivered', name: reporters[at]?.name ?? '', why: messageOf(end.reason) },
      );
    },
  };
}

const SUMMARY = 'job summary';

const summaryReporter = (runner: Runner, mode: 'full' | 'short'): Reporter => ({
  name: SUMMARY,
  async deliver(report) {
    const text = mode === 'short' ? shortSummary(report) : summaryMarkdown(report, JOB_SUMMARY_BYTES);
    if (await runner.addToSummary(text)) return { kind: 'delivered', name: SUMMARY, where: 'the summary of the job' };
    const why = 'the runner has no job summary (GITHUB_STEP_SUMMARY is not set)';
    return { kind: 'notDelivered', name: SUMMARY, why };
  },
});

const annotationReporter = (inputs: Inputs, runner: Runner): Reporter => ({
  name: 'annotations',
  async deliver(report) {
    for (const annotation of annotations(report)) annotate(annotation, inputs, runner);
    return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
  },
});
