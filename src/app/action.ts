import { gitHubClient } from '../edges/github/client.ts';
import { openRunner, type Runner } from '../edges/runner.ts';
import { messageOf, type Problem, UserError } from '../model/errors.ts';
import type { Log } from '../model/ports.ts';
import type { Report } from '../model/report.ts';
import type { Receipt } from '../model/reporter.ts';
import { problemAnnotations } from '../reports/annotations.ts';
import { deliverAll } from '../reports/deliver.ts';
import { neutral } from '../reports/escape/workflow-command.ts';
import { problemsMarkdown } from '../reports/summary.ts';
import { formsOf, redactor, secretValues } from '../shared/redact.ts';
import { beforeRun, decidingBy, leaveBehind, pastOf, withWarnings } from './before-run.ts';
import { withControls } from './control.ts';
import { type Evaluated, evaluate, type Past } from './evaluate.ts';
import { readEvent } from './event.ts';
import { fileReporters } from './file-reporters.ts';
import { findPolicy } from './find-policy.ts';
import { foreseeing } from './forecast.ts';
import { gitHubReporters } from './github-reporters.ts';
import type { Inputs } from './inputs.ts';
import { actionInputs } from './inputs-action.ts';
import { jobOf } from './job.ts';
import { beginAll, type LiveReporting } from './live-reporting.ts';
import { type Outputs, outputNames, outputsOf, outputsWithoutRun } from './outputs.ts';
import type { Policy } from './policy.ts';
import { type RunnerProgress, runnerProgress } from './progress-runner.ts';
import { complainAbout } from './progress-terminal.ts';
import { publish } from './publish.ts';
import { annotate, annotationReporter, summaryReporter } from './runner-reporters.ts';
import { exitCodeOf, settle, settleStrays } from './settle.ts';
import { refuseUntrustedCode } from './untrusted-code.ts';
import { realWorld, type World } from './world.ts';

/** The main action: the whole walk in one step of a job. Every output is written, whatever happens. */
export async function mainAction(): Promise<number> {
  const runner = openRunner(process.env, process.stdout);
  const secrets = secretValues(process.env);
  for (const form of new Set(secrets.flatMap(formsOf))) runner.mask(form);
  const redact = redactor(secrets);
  const { text: withoutSecrets } = redact;
  const log = {
    info: (text: string) => runner.print(neutral(withoutSecrets(text))),
    warn: (text: string) => runner.print(neutral(`warning: ${withoutSecrets(text)}`)),
    error: (text: string) => runner.print(neutral(withoutSecrets(text))),
  };
  const end: End = { outputs: outputsWithoutRun('The run did not begin') };
  settleStrays(log);
  const write = outputsOnce(runner);
  // What ends the process from the middle (a stray error, a second signal) leaves no verdict, whatever was known.
  process.once('exit', () => write(outputsWithoutRun('The run was ended before there was a verdict')));
  const exitCode = await settle(async () => {
    try {
      end.inputs = actionInputs(process.env);
      const world = realWorld(log);
      const policy = await findPolicy(end.inputs, world);
      end.inputs = policy.inputs;
      return exitCodeOf(await walk(policy, world, runner, end));
    } catch (error) {
      end.outputs = outputsWithoutRun(withoutSecrets(messageOf(error)));
      const problems = error instanceof UserError ? redact.deep(error.problems) : [];
      await tellWhyNot(problems, end.inputs, runner, log);
      complainAbout((await end.live?.couldNotRun(problems)) ?? [], log.info);
      throw error;
    }
  }, log);
  write(end.outputs);
  return exitCode;
}

/** What is known when the step ends, however it ends. */
interface End {
  outputs: Outputs;
  inputs?: Inputs;
  /** Who waits for the end of the run. */
  live?: LiveReporting | undefined;
}

/** Outputs are written a single time: the first who knows them has the word. */
function outputsOnce(runner: Runner): (outputs: Outputs) => void {
  let isWritten = false;
  return (outputs) => {
    if (isWritten) return;
    isWritten = true;
    for (const name of outputNames) runner.output(name, outputs[name]);
  };
}

/** A comment and a check run say at the beginning that a run is under way. */
const BEGIN_MS = 20_000;
/** GitHub may be slow, or let us wait; nobody waits longer for it. */
const END_MS = 120_000;
/** The runner ends the step 7.5 s after it asked for it. */
const CANCELLED_MS = 4000;

async function walk(policy: Policy, world: World, runner: Runner, end: End): Promise<Report> {
  const { inputs } = policy;
  const event = await readEvent(world.env, world.files);
  refuseUntrustedCode(event, inputs);
  const { signal, clock } = world;
  const gitHub = await gitHubReporters(inputs, jobOf(world.env, event), {
    clock,
    checkout: runner.checkout,
    connect: gitHubClient,
    signal,
    deadline: () => AbortSignal.timeout(signal.aborted ? CANCELLED_MS : END_MS),
  });
  const live = beginAll(gitHub.reporters, AbortSignal.any([soonAfter(signal), AbortSignal.timeout(BEGIN_MS)]));
  end.live = live;
  const before = { ...(await beforeRun(policy, world)), baseSha: event.pull_request?.base.sha };
  const { baseline } = before;
  const progress = runnerProgress(runner, inputs, clock);
  const foreseen = { ...foreseeing(progress, before), closeGroup: progress.closeGroup };
  const { run: made, folder } = await evaluated(inputs, world, foreseen, pastOf(before, world.env));
  const run = withWarnings(await withControls({ run: made, folder }, before, world), baseline.warnings);
  end.live = undefined;

  // What needs nobody comes first, and is there when GitHub is not.
  const { report, receipts: local } = await publish(
    run,
    inputs,
    [
      ...(inputs.jobSummary === 'off' ? [] : [summaryReporter(runner, inputs.jobSummary)]),
      ...fileReporters(folder, world.files, gitHub.context),
      ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, runner)] : []),
    ],
    decidingBy(before),
  );
  await leaveBehind(before, { run, folder, verdict: report.verdict.kind }, world);
  end.outputs = outputsOf(report, folder, local);
  const remote = [...gitHub.receipts, ...(await live.deliver(report))];
  const others =
    inputs.annotations === 'check' && !isCheckDelivered(remote) ? [annotationReporter(inputs, runner)] : [];
  const receipts = [...local, ...remote, ...(await deliverAll(others, report))];
  end.outputs = outputsOf(report, folder, receipts);
  progress.ended(report, folder, receipts);
  return report;
}

/** What GitHub is just being told at a cancellation gets its answer, or a check that it has begun would stay open. */
function soonAfter(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), CANCELLED_MS / 2).unref());
  return late.signal;
}

const isCheckDelivered = (receipts: readonly Receipt[]): boolean =>
  receipts.some(({ kind, name }) => name === 'check run' && kind === 'delivered');

/** The group of the log is closed before anything else is told, whatever came of the tests. */
async function evaluated(inputs: Inputs, world: World, progress: RunnerProgress, past: Past): Promise<Evaluated> {
  try {
    return await evaluate(inputs, world, progress, past);
  } finally {
    progress.closeGroup();
  }
}

/** A run that could not begin still says why where people look: at the line, and in the summary. */
async function tellWhyNot(
  problems: readonly Problem[],
  inputs: Inputs | undefined,
  runner: Runner,
  log: Log,
): Promise<void> {
  if (inputs?.annotations !== 'off') {
    for (const annotation of problemAnnotations(problems)) annotate(annotation, inputs, runner);
  }
  if (inputs?.jobSummary === 'off') return;
  try {
    await runner.addToSummary(problemsMarkdown(problems));
  } catch (cause) {
    // The reason why nothing ran is still to be told in the log.
    log.warn(`job summary was not delivered: ${messageOf(cause)}`);
  }
}
