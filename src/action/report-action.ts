import { join, resolve } from 'node:path';
import { evidenceSource } from '../baseline/evidence-source.ts';
import { leaveEvidence } from '../baseline/store-evidence.ts';
import { learnSecretsHere } from '../config/environments.ts';
import type { GateInputs } from '../config/gate-inputs.ts';
import { type FoundPolicy, findPolicy } from '../config/policy/policy.ts';
import { isChange, onTestedBase, policyBase } from '../config/policy/policy-base.ts';
import { ARTIFACTS, type ReportInputs, reportInputs } from '../config/report-inputs.ts';
import { reportArtifact } from '../github/artifact-names.ts';
import { artifactReader } from '../github/artifact-reader.ts';
import { countedLabels } from '../graders/people/counted-labels.ts';
import { withAgreement } from '../graders/people/run-agreement.ts';
import { userError } from '../model/errors.ts';
import type { RunResult } from '../model/run/result.ts';
import type { Report } from '../model/verdict/report.ts';
import { reportPage } from '../page/data/report-page.ts';
import type { Runner } from '../platform/actions-runner.ts';
import { complainAbout, deliverInTurn } from '../reports/deliver.ts';
import { recordLine } from '../results/record.ts';
import { artifactResults, type FoundResults } from '../results/run-folder/artifact-results.ts';
import { prepareFolder, REPORT_FOLDER } from '../results/run-folder/report-folder.ts';
import { importsOf, reportedRun } from '../results/run-folder/reported-run.ts';
import { resultPaths } from '../results/run-folder/result-paths.ts';
import { runFiles } from '../results/run-folder/run-files.ts';
import { type ExitCode, exitCodeOf } from '../runner/pipeline/exit-code.ts';
import { findGateInputs, withWarnings } from '../runner/pipeline/gate-inputs.ts';
import { notRerun, reportOn } from '../runner/pipeline/report-on.ts';
import { reportedCommit } from '../runner/pipeline/reported-commit.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';
import { actionStep, type StepProcess } from './action-step.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import { outputsWithoutRun } from './outputs.ts';
import { asReported, fromService, jobHere, type ReportedJob, within } from './reported-run.ts';
import { openReporting, type StepEnd } from './reporting.ts';

/** The report action: reports results of other jobs, and runs nothing but `confirm-command`. */
export const reportAction = (host?: StepProcess): Promise<number> =>
  actionStep(reportInputs, reportResults, outputsWithoutRun, host);

async function reportResults(
  stepInputs: ReportInputs,
  runtime: Runtime,
  runner: Runner,
  end: StepEnd,
): Promise<ExitCode> {
  const { files } = runtime;
  const { checkout } = runner;
  await requireInsideWorkspace(stepInputs, { ...runtime, checkout });
  await learnSecretsHere(runtime, stepInputs.workingDirectory);

  // The job of the results, and the policy that applies to them.
  const reportedJob = await jobHere({ ...stepInputs, ...(await findPolicy(stepInputs, runtime)).inputs }, runtime);
  const base = await policyBase(stepInputs, reportedJob.job, {
    runtime,
    checkout,
    isOwnRun: reportedJob.isOwnRun,
    actionFolder: 'report',
  });
  const here = { ...reportedJob, job: onTestedBase(reportedJob.job, base) };
  const { job, isOwnRun, whyNoRerun: whyNot } = here;
  const notRun = whyNotRun(stepInputs, job?.head);
  const ofBase = await findPolicy(stepInputs, runtime, base);
  const inputs: ReportInputs = {
    ...asReported({ ...stepInputs, ...ofBase.inputs }, reportedJob),
    // No news for the pull request, and no results to look at.
    ...(notRun !== undefined && ({ comment: 'never', uploadArtifacts: false, html: 'false' } as const)),
  };
  const policy = { ...ofBase, inputs };
  end.inputs = inputs;
  await requireInsideWorkspace(inputs, { ...runtime, checkout });

  const step = { inputs, job, runtime, runner, end };
  const reporting = await openReporting(step, { nameOf: reportArtifact, isOwnRun, receipts: here.receipts });
  const isUnmeasured = notRun !== undefined || stepInputs.jobs?.plan === 'cancelled';
  const {
    run: read,
    gateInputs,
    paths,
  } = isUnmeasured
    ? withoutResults(policy, here, notRun === undefined ? 'cancelled' : undefined, runtime)
    : await unlessCancelled(policy, here, runtime);
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const folder = resolve(cwd, inputs.outputDirectory ?? REPORT_FOLDER);
  await prepareFolder(folder, paths, files);
  await files.write(join(folder, runFiles.journal), read.results.map((result) => `${recordLine(result)}\n`).join(''));

  // Only the code of this job may run in it.
  const confirmed =
    inputs.confirmCommand === undefined
      ? read
      : await import('../runner/tools/confirm-command.ts').then(({ confirmByCommand }) =>
          confirmByCommand(read, { inputs, gateInputs, paths, whyNot }, runtime),
        );
  const run = withAgreement(confirmed, inputs, await countedLabels({ ...gateInputs, inputs }, { cwd, files }));
  const judged = { run, gateInputs, folder };
  const page = reportPage(judged, reporting.page(run, inputs), runtime);
  const made = reportOn(run, {
    ...gateInputs,
    commit: reportedCommit(inputs, job),
    notRerun: notRerun(run, { inputs, whyNot }),
  });
  const decided = notRun === undefined ? made : notRunReport(made, notRun, stepInputs);
  const report = await page.withBaseRuns(decided);
  const written = await deliverInTurn(reporting.local(folder), report);
  const local = [...written, ...(await page.write(report))];
  const evidence = isOwnRun ? await leaveEvidence(report, judged, runtime) : undefined;
  const others = await reporting.deliver(report, { folder, local, evidence, judged });
  const traces = await reporting.exportTraces(report, folder);
  runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
  complainAbout([...local, ...others, ...traces], (text) => runtime.log.info(text));
  return exitCodeOf(report);
}

/** Results of other jobs, as one run, and the data to decide on it. */
interface ReportedResults {
  readonly run: RunResult;
  readonly gateInputs: GateInputs;
  /** Where the results are, if they are on this machine. */
  readonly paths: readonly string[];
}

/** Why the plan does not want a run: without the label of `only-with-label`, the jobs of the shards are skipped. */
function whyNotRun({ jobs, commitSha }: ReportInputs, head: string | undefined): string | undefined {
  if (jobs?.plan !== 'success' || jobs.isWanted || !['skipped', undefined].includes(jobs.shards)) return undefined;
  const commit = (commitSha ?? head ?? '').slice(0, 7) || 'this commit';
  // A re-run of the failed jobs would repeat the report only, and not the plan, which reads the labels.
  return `Evals did not run for ${commit}: add the label ${jobs.label ?? 'that only-with-label names'}, then re-run all jobs`;
}

/** It decides nothing, and `on-not-run` says what that means for the step. */
const notRunReport = (report: Report, headline: string, { onNotRun }: Pick<ReportInputs, 'onNotRun'>): Report => ({
  ...report,
  verdict: {
    ...report.verdict,
    kind: 'inconclusive',
    noBaseline: true,
    headline,
    reasons: [{ rule: 'stopped', kind: 'inconclusive', message: headline }],
  },
  conclusion: onNotRun === 'pass' ? 'success' : 'failure',
});

/** Results of an earlier attempt must not stand for jobs that failed or were skipped in this one. */
function refuseWithoutShards({ jobs }: ReportInputs): void {
  const [job, result] =
    jobs?.plan === undefined || jobs.plan === 'success' ? ['shards', jobs?.shards] : ['plan', jobs.plan];
  if (result !== 'skipped' && (job !== 'plan' || result !== 'failure')) return;
  const what = result === 'failure' ? 'failed' : 'was skipped';
  throw userError('RESULTS_UNREADABLE', `The job of the ${job} ${what}, so this attempt measured nothing`, {
    hint:
      job === 'plan'
        ? 'See the log of that job. Re-run all jobs when it is fixed.'
        : 'Check the condition ("if") of these jobs, and re-run all jobs.',
  });
}

/** A run that did not begin. */
function withoutResults(
  policy: ReportPolicy,
  { job }: ReportedJob,
  stopped: 'cancelled' | undefined,
  { clock }: Runtime,
): ReportedResults {
  const run: RunResult = {
    startedAt: new Date(clock.now()).toISOString(),
    durationMs: 0,
    planned: 0,
    complete: false,
    stopped,
    dryRun: false,
    requirements: [],
    warnings: [],
    results: [],
  };
  const baseline = { kind: 'none', why: 'nothing was measured' } as const;
  return {
    run,
    paths: [],
    gateInputs: { ...policy, baseline, suiteFiles: new Set(), isChange: isChange(job), quarantine: [] },
  };
}

type ReportPolicy = Omit<FoundPolicy, 'inputs'> & { readonly inputs: ReportInputs };

/** Without what a cancelled step could not read, there is no verdict, and no comment with one is replaced. */
async function unlessCancelled(policy: ReportPolicy, here: ReportedJob, runtime: Runtime): Promise<ReportedResults> {
  try {
    const read = await resultsToReport(policy, here, runtime);
    if (!runtime.signal.aborted) return read;
  } catch (error) {
    if (!runtime.signal.aborted) throw error;
  }
  return withoutResults(policy, here, 'cancelled', runtime);
}

/** Reads the results to report, the baseline, and the requirements of the base branch. Throws a `UserError`. */
async function resultsToReport(policy: ReportPolicy, here: ReportedJob, runtime: Runtime): Promise<ReportedResults> {
  const { inputs } = policy;
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  refuseWithoutShards(inputs);
  const results = await findResults(inputs, here, cwd, runtime);
  const { run: made, shard } = await reportedRun(results, inputs.expectedShards, {
    inputs,
    unverified: here.job?.unverified,
    redactor: runtime.redactor,
    now: runtime.clock.now(),
  });
  const until = shard?.baselineUntil;
  const at = until === undefined ? {} : { startedAt: until, latest: new Date(runtime.clock.now()).toISOString() };
  const read = await findGateInputs(
    policy,
    { ...runtime, ...at, isChange: isChange(here.job), imports: importsOf(inputs, runtime, made) },
    evidenceSource(inputs, here.job, runtime, { legs: here.legs, former: policy.former, until }),
  );
  const { run, gateInputs } =
    read.source?.from === 'base'
      ? await import('../config/policy/base-requirements.ts').then(({ applyBaseRequirements }) =>
          applyBaseRequirements(made, read, runtime),
        )
      : { run: made, gateInputs: read };
  return { run: withWarnings(run, gateInputs.warnings), gateInputs, paths: results.paths };
}

async function findResults(
  inputs: ReportInputs,
  here: ReportedJob,
  cwd: string,
  runtime: Runtime,
): Promise<FoundResults> {
  if (inputs.results[0] !== ARTIFACTS) {
    return {
      paths: await resultPaths(inputs.results, { cwd, files: runtime.files }),
      site: { cwd, files: runtime.files },
    };
  }
  const { client, job } = here;
  if (client === undefined || job === undefined) {
    throw userError('INPUT_INVALID', 'Cannot read artifacts outside GitHub, or without a token', {
      expected: 'a job on GitHub with github-token',
    });
  }
  return fromService('Artifacts', () =>
    artifactResults(
      { run: job.run, key: inputs.commentKey },
      artifactReader(client, runtime.http),
      within(runtime.signal),
    ),
  );
}
