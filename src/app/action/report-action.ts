import { join, resolve } from 'node:path';
import { artifactReader } from '../../adapters/github/artifact-reader.ts';
import type { Runner } from '../../adapters/runner.ts';
import { userError } from '../../model/errors.ts';
import type { RunResult } from '../../model/run/result.ts';
import type { Report } from '../../model/verdict/report.ts';
import { deliverAll, deliverInTurn } from '../../reports/deliver.ts';
import { recordLine } from '../../results/record.ts';
import { reportArtifact } from '../baseline/artifact-names.ts';
import { evidenceSource } from '../baseline/evidence-source.ts';
import { leaveEvidence } from '../baseline/store-evidence.ts';
import { complainAbout } from '../cli/progress-terminal.ts';
import { learnSecretsHere } from '../config/environments.ts';
import { ARTIFACTS, type ReportInputs, reportInputs } from '../config/report-inputs.ts';
import { countedLabels } from '../labels/counted-labels.ts';
import { withAgreement } from '../labels/run-agreement.ts';
import { writePage } from '../page/page-reporter.ts';
import { withBaseRuns } from '../page/with-trend.ts';
import { type ExitCode, exitCodeOf } from '../pipeline/exit-code.ts';
import { findGateInputs, type GateInputs, withWarnings } from '../pipeline/gate-inputs.ts';
import { reportOn } from '../pipeline/report-on.ts';
import { reportedCommit } from '../pipeline/reported-commit.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { applyBaseRequirements } from '../policy/base-requirements.ts';
import { type FoundPolicy, findPolicy } from '../policy/policy.ts';
import { isChange, onTestedBase, policyBase } from '../policy/policy-base.ts';
import { artifactResults, type FoundResults } from '../run-folder/artifact-results.ts';
import { runFiles } from '../run-folder/earlier-run.ts';
import { prepareFolder, REPORT_FOLDER } from '../run-folder/report-folder.ts';
import { importsOf, reportedRun } from '../run-folder/reported-run.ts';
import { resultPaths } from '../run-folder/result-paths.ts';
import { exportToBackends } from '../telemetry/export.ts';
import { confirmByCommand, notRerun } from '../trials/confirm-by-command.ts';
import { actionStep, endOf, runOutputs, type StepEnd, type StepProcess } from './action-step.ts';
import { asked, within } from './ask-service.ts';
import { gitHubReporters } from './github-reporters.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import type { Job } from './job.ts';
import { jobPage } from './job-page.ts';
import { withoutBeginning } from './live-reporting.ts';
import { asReported, type Here, jobHere } from './report-job.ts';
import {
  artifactReporters,
  deliverToGitHub,
  historyReporters,
  localReporters,
  pageArtifacts,
  telemetrySite,
  uploadsArtifacts,
} from './step-reporters.ts';

/** The report action: reports results of other jobs, and runs nothing but `confirm-command`. */
export const reportAction = (host?: StepProcess): Promise<number> => actionStep(reportInputs, walk, runOutputs, host);

async function walk(given: ReportInputs, runtime: Runtime, runner: Runner, end: StepEnd): Promise<ExitCode> {
  const site = { cwd: runtime.cwd, files: runtime.files, checkout: runner.checkout };
  await requireInsideWorkspace(given, site);
  await learnSecretsHere(runtime, given.workingDirectory);
  const { here, policy: found } = await policyHere(given, runtime, runner);
  const notRun = whyNotRun(given, here.job);
  // No news for the pull request, and no results to look at.
  const quiet = { comment: 'never', uploadArtifacts: false, html: 'false' } as const;
  const policy = notRun === undefined ? found : { ...found, inputs: { ...found.inputs, ...quiet } };
  const { inputs } = policy;
  end.inputs = inputs;
  await requireInsideWorkspace(inputs, site);
  const deadline = () => endOf(runtime.signal);
  const opened = await gitHubReporters(inputs, here.job, {
    ...runtime,
    checkout: runner.checkout,
    deadline,
    nameOfArtifact: here.isOwnRun && uploadsArtifacts(inputs, runtime.env) ? reportArtifact : undefined,
  });
  const gitHub = { ...opened, receipts: [...here.receipts, ...opened.receipts] };
  const live = withoutBeginning(gitHub.reporters);
  end.live = live;
  const isUnmeasured = notRun !== undefined || given.jobs?.plan === 'cancelled';
  const judging = isUnmeasured
    ? withoutResults(policy, here, notRun === undefined ? 'cancelled' : undefined, runtime)
    : await resultsToReport(policy, here, runtime);
  const folder = await writeRows(judging, inputs, runtime);
  // Only the code of this job may run in it.
  const whyNot = here.whyNoRerun;
  const reported = { ...judging, run: await confirmedRun(judging, { inputs, whyNot }, runtime) };
  const step = { inputs, job: here.job, runtime, runner, end, gitHub, live, deadline };
  const judged = { ...reported, folder };
  const context = jobPage(reported.run, inputs, { job: here.job, runtime, runner, context: gitHub.context });
  const run = reportOn(reported.run, {
    ...reported.gateInputs,
    commit: reportedCommit(inputs, here.job),
    notRerun: notRerun(reported.run, { inputs, whyNot }),
  });
  const decided = notRun === undefined ? run : notRunReport(run, notRun, given);
  const report = await withBaseRuns(decided, reported.gateInputs.baseline, context);
  const files = await deliverInTurn(localReporters(folder, step), report);
  const local = [...files, ...(await writePage(report, judged, context, runtime))];
  // Artifacts belong to this run: a report on another run is not uploaded, and does not become evidence.
  const uploads = here.isOwnRun
    ? artifactReporters(reportArtifact, { folder, evidence: await leaveEvidence(report, judged, runtime) }, step)
    : [];
  const uploading = {
    pages: here.isOwnRun ? pageArtifacts(folder, step) : [],
    upload: () => deliverAll([...uploads, ...(here.isOwnRun ? historyReporters({ judged }, step) : [])], report),
  };
  const others = await deliverToGitHub(report, { folder, local }, uploading, step);
  const traces = await exportToBackends(report, { ...telemetrySite(folder, step), runtime });
  runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
  complainAbout([...local, ...others, ...traces], (text) => runtime.log.info(text));
  return exitCodeOf(report);
}

/** The run with the re-runs of suspected tests, and with how well its judges agree with people. */
async function confirmedRun(
  { run, gateInputs, paths }: ReportedResults,
  { inputs, whyNot }: { readonly inputs: ReportInputs; readonly whyNot: string | undefined },
  runtime: Runtime,
): Promise<RunResult> {
  const confirmed = await confirmByCommand(run, { inputs, gateInputs, paths, whyNot }, runtime);
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const labels = await countedLabels({ ...gateInputs, inputs }, { cwd, files: runtime.files });
  return withAgreement(confirmed, inputs, labels);
}

/** The job of the results, and the policy that applies to them. */
async function policyHere(given: ReportInputs, runtime: Runtime, { checkout }: Runner) {
  const here = await jobHere({ ...given, ...(await findPolicy(given, runtime)).inputs }, runtime);
  const { job, isOwnRun } = here;
  const base = await policyBase(given, job, { runtime, checkout, isOwnRun, actionFolder: 'report' });
  const policy = await findPolicy(given, runtime, base);
  return {
    here: { ...here, job: onTestedBase(job, base) },
    policy: { ...policy, inputs: asReported({ ...given, ...policy.inputs }, here) },
  };
}

/** Writes the results as JSON Lines into the folder of the report. Returns the file. */
async function writeRows(
  { run, paths }: ReportedResults,
  inputs: ReportInputs,
  { cwd, files }: Runtime,
): Promise<string> {
  const folder = resolve(cwd, inputs.workingDirectory, inputs.outputDirectory ?? REPORT_FOLDER);
  await prepareFolder(folder, paths, files);
  await files.write(join(folder, runFiles.journal), run.results.map((result) => `${recordLine(result)}\n`).join(''));
  return folder;
}

/** Results of other jobs, as one run, and the data to decide on it. */
interface ReportedResults {
  readonly run: RunResult;
  readonly gateInputs: GateInputs;
  /** Where the results are, if they are on this machine. */
  readonly paths: readonly string[];
}

/** Why the plan does not want a run: without the label of `only-with-label`, the jobs of the shards are skipped. */
function whyNotRun({ jobs, commitSha }: ReportInputs, job: Job | undefined): string | undefined {
  if (jobs?.plan !== 'success' || jobs.isWanted || !['skipped', undefined].includes(jobs.shards)) return undefined;
  const commit = (commitSha ?? job?.head ?? '').slice(0, 7) || 'this commit';
  // A re-run of the failed jobs would repeat the report only, and not the plan, which reads the labels.
  return `Evals did not run for ${commit}: add the label ${jobs.label ?? 'that only-with-label names'}, then re-run all jobs`;
}

/** It decides nothing, and `on-not-run` says what that means for the step. */
const notRunReport = (report: Report, headline: string, { onNotRun }: Pick<ReportInputs, 'onNotRun'>): Report => ({
  ...report,
  verdict: {
    ...report.verdict,
    kind: 'inconclusive',
    unarmed: true,
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
  policy: Policy,
  { job }: Here,
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

type Policy = Omit<FoundPolicy, 'inputs'> & { readonly inputs: ReportInputs };

/** Reads the results to report, the baseline, and the requirements of the base branch. Throws a `UserError`. */
async function resultsToReport(policy: Policy, here: Here, runtime: Runtime): Promise<ReportedResults> {
  const { inputs } = policy;
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  refuseWithoutShards(inputs);
  const found = await findResults(inputs, here, cwd, runtime);
  const { run: made, shard } = await reportedRun(found, inputs.expectedShards, {
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
  const { run, gateInputs } = await applyBaseRequirements(made, read, runtime);
  return { run: withWarnings(run, gateInputs.warnings), gateInputs, paths: found.paths };
}

async function findResults(inputs: ReportInputs, here: Here, cwd: string, runtime: Runtime): Promise<FoundResults> {
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
  return asked('Artifacts', () =>
    artifactResults(
      { run: job.run, key: inputs.commentKey },
      artifactReader(client, runtime.http),
      within(runtime.signal),
    ),
  );
}
