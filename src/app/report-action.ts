import { join, resolve } from 'node:path';
import { artifactWriter, whyNoArtifacts } from '../edges/github/artifact-upload.ts';
import type { Runner } from '../edges/runner.ts';
import type { Report } from '../model/report.ts';
import type { Receipt, Reporter } from '../model/reporter.ts';
import { deliverAll } from '../reports/deliver.ts';
import { recordLine } from '../results/record.ts';
import { actionStep, CANCELLED_MS, END_MS, type StepEnd } from './action-step.ts';
import { reportArtifact } from './artifact-names.ts';
import { decidingBy, leaveBehind } from './before-run.ts';
import { runFiles } from './earlier-run.ts';
import { evidenceUploads } from './evidence-reporter.ts';
import { findPolicy } from './find-policy.ts';
import { gitHubReporters, keyOf } from './github-reporters.ts';
import { requireInsideWorkspace } from './inside-workspace.ts';
import { withoutBeginning } from './live-reporting.ts';
import { outputsOf } from './outputs.ts';
import { policyBase } from './policy-base.ts';
import { complainAbout } from './progress-terminal.ts';
import { publish } from './publish.ts';
import { prepareFolder, REPORT_FOLDER } from './report-folder.ts';
import { type ReportInputs, reportInputs } from './report-inputs.ts';
import { asTold, type Here, jobHere } from './report-job.ts';
import { resultsToTell, type ToldResults } from './report-results.ts';
import { resultsReporter } from './results-artifact.ts';
import { annotationsInstead, localReporters } from './step-reporters.ts';
import type { World } from './world.ts';

/** The reporter: tells results that others have made, and runs nothing. */
export const reportAction = (): Promise<number> => actionStep(reportInputs, walk);

async function walk(given: ReportInputs, world: World, runner: Runner, end: StepEnd): Promise<Report> {
  const site = { cwd: world.cwd, files: world.files, checkout: runner.checkout };
  await requireInsideWorkspace(given, site);
  const { here, policy } = await policyHere(given, world, runner);
  const { inputs } = policy;
  end.inputs = inputs;
  await requireInsideWorkspace(inputs, site);
  const deadline = () => AbortSignal.timeout(world.signal.aborted ? CANCELLED_MS : END_MS);
  const { clock, signal } = world;
  const gitHub = await gitHubReporters(inputs, here.job, {
    clock,
    checkout: runner.checkout,
    connect: world.connect,
    signal,
    deadline,
  });
  const live = withoutBeginning(gitHub.reporters);
  end.live = live;
  const told = await resultsToTell(policy, here, world);
  const folder = await writeRows(told, inputs, world);
  end.live = undefined;

  const reporters = localReporters(inputs, runner, { folder, files: world.files, context: gitHub.context });
  const { report, receipts: local } = await publish(told.run, inputs, reporters, decidingBy(told.before));
  end.outputs = outputsOf(report, folder, local);
  const uploads = await uploadsOf(report, told, { inputs, here, folder, deadline }, world);
  const sent = (await Promise.all([live.deliver(report), deliverAll(uploads, report)])).flat();
  const remote: Receipt[] = [...here.receipts, ...gitHub.receipts, ...sent];
  const others = await deliverAll(annotationsInstead(inputs, runner, remote), report);
  const receipts = [...local, ...remote, ...others];
  end.outputs = outputsOf(report, folder, receipts);
  world.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
  complainAbout(receipts, (text) => world.log.info(text));
  return report;
}

/** Whose results these are, and what they are judged by. */
async function policyHere(given: ReportInputs, world: World, { checkout }: Runner) {
  const here = await jobHere({ ...given, ...(await findPolicy(given, world)).inputs }, world);
  const { job, isOwnRun } = here;
  const policy = await findPolicy(given, world, await policyBase(given, job, { world, checkout, isOwnRun }));
  return { here, policy: { ...policy, inputs: asTold({ ...given, ...policy.inputs }, here) } };
}

/** Writes the results, one to a line, into the folder of the report, which it gives. */
async function writeRows({ run, paths }: ToldResults, inputs: ReportInputs, { cwd, files }: World): Promise<string> {
  const folder = resolve(cwd, inputs.workingDirectory, inputs.outputDirectory ?? REPORT_FOLDER);
  await prepareFolder(folder, paths, files);
  await files.write(join(folder, runFiles.journal), run.results.map((result) => `${recordLine(result)}\n`).join(''));
  return folder;
}

/** What is uploaded: the report, and what may be believed later. */
interface Uploading {
  readonly inputs: ReportInputs;
  readonly here: Here;
  readonly folder: string;
  deadline(): AbortSignal;
}

/** Artifacts are of the own run: neither the report on another one is uploaded, nor may it become a history. */
async function uploadsOf(
  { verdict }: Report,
  { run, before }: ToldResults,
  { inputs, here: { job, isOwnRun }, folder, deadline }: Uploading,
  world: World,
): Promise<Reporter[]> {
  if (!isOwnRun) return [];
  const { env, files } = world;
  const evidence = await leaveBehind(before, { run, folder, verdict: verdict.kind }, world);
  const reports =
    job === undefined || !inputs.uploadArtifacts
      ? []
      : [
          resultsReporter({
            name: reportArtifact(keyOf(inputs, job), job.attempt),
            job,
            folder,
            retentionDays: inputs.artifactRetentionDays,
            writer: artifactWriter,
            whyNone: whyNoArtifacts(env),
            files,
            signal: deadline,
          }),
        ];
  return [...reports, ...evidenceUploads({ inputs, job, folder, evidence, env, signal: deadline })];
}
