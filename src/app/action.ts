import { isAbsolute, relative, resolve } from 'node:path';
import { JOB_SUMMARY_BYTES } from '../edges/github/limits.ts';
import { openRunner, type Runner } from '../edges/runner.ts';
import { messageOf, UserError } from '../model/errors.ts';
import { placeText } from '../model/place.ts';
import type { Log } from '../model/ports.ts';
import type { Reporter } from '../model/reporter.ts';
import type { VerdictKind } from '../model/verdict.ts';
import { type Annotation, annotationCommand, annotations, problemAnnotations } from '../reports/annotations.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { neutral } from '../reports/escape/workflow-command.ts';
import { problemsMarkdown, summaryMarkdown } from '../reports/summary.ts';
import { formsOf, type Redactor, redactor, secretValues } from '../shared/redact.ts';
import { type Evaluated, evaluate } from './evaluate.ts';
import { fileReporters } from './file-reporters.ts';
import type { Inputs } from './inputs.ts';
import { actionInputs } from './inputs-action.ts';
import { type Outputs, outputNames, outputsOf, outputsWithoutRun } from './outputs.ts';
import { type RunnerProgress, runnerProgress } from './progress-runner.ts';
import { publish } from './publish.ts';
import { exitCodeOf, settle, settleStrays } from './settle.ts';
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
  const end: { outputs: Outputs; inputs?: Inputs } = { outputs: outputsWithoutRun('The run did not begin') };
  settleStrays(log);
  const write = outputsOnce(runner);
  // What ends the process from the middle (a stray error, a second signal) leaves no verdict, whatever was known.
  process.once('exit', () => write(outputsWithoutRun('The run was ended before there was a verdict')));
  const exitCode = await settle(async () => {
    try {
      end.inputs = actionInputs(process.env);
      const verdict = await walk(end.inputs, realWorld(log), runner, (outputs) => {
        end.outputs = outputs;
      });
      return exitCodeOf(verdict);
    } catch (error) {
      end.outputs = outputsWithoutRun(withoutSecrets(messageOf(error)));
      await tellWhyNot(error, end.inputs, runner, { redact, log });
      throw error;
    }
  }, log);
  write(end.outputs);
  return exitCode;
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

async function walk(
  inputs: Inputs,
  world: World,
  runner: Runner,
  keep: (outputs: Outputs) => void,
): Promise<VerdictKind> {
  const progress = runnerProgress(runner, inputs, world.clock);
  const { run, folder } = await evaluated(inputs, world, progress);
  const reporters = [
    ...(inputs.jobSummary === 'full' ? [summaryReporter(runner)] : []),
    ...fileReporters(folder, world.files),
    ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, runner)] : []),
  ];
  const { report, receipts } = await publish(run, inputs, reporters);
  keep(outputsOf(report, folder));
  progress.ended(report, folder, receipts);
  return report.verdict.kind;
}

/** The group of the log is closed before anything else is told, whatever came of the tests. */
async function evaluated(inputs: Inputs, world: World, progress: RunnerProgress): Promise<Evaluated> {
  try {
    return await evaluate(inputs, world, progress);
  } finally {
    progress.closeGroup();
  }
}

const summaryReporter = (runner: Runner): Reporter => ({
  name: 'job summary',
  async deliver(report) {
    const written = await runner.addToSummary(summaryMarkdown(report, JOB_SUMMARY_BYTES));
    return written
      ? { kind: 'delivered', name: 'job summary', where: 'the summary of the job' }
      : {
          kind: 'notDelivered',
          name: 'job summary',
          why: 'the runner keeps no summary (GITHUB_STEP_SUMMARY is not set)',
        };
  },
});

/** Marks lines of the diff. */
const annotationReporter = (inputs: Inputs, runner: Runner): Reporter => ({
  name: 'annotations',
  async deliver(report) {
    for (const annotation of annotations(report)) annotate(annotation, inputs, runner);
    return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
  },
});

/** Files are named from the root of the checkout, whatever the working directory. Others are named in the message. */
function annotate(annotation: Annotation, inputs: Inputs | undefined, { checkout, print }: Runner): void {
  const { file, line = 1, column = 1, ...placeless } = annotation;
  if (file === undefined) {
    print(annotationCommand(placeless));
    return;
  }
  const path = relative(checkout, resolve(inputs?.workingDirectory ?? '.', file)).replaceAll('\\', '/');
  const isInside = !isAbsolute(path) && !/^\.\.(?:\/|$)/.test(path);
  const message = `${annotation.message}\nat ${placeText({ file: oneLine(file), line, column })}`;
  print(annotationCommand(isInside ? { ...annotation, file: path } : { ...placeless, message }));
}

/** A run that could not begin still says why where people look: at the line, and in the summary. */
async function tellWhyNot(
  error: unknown,
  inputs: Inputs | undefined,
  runner: Runner,
  { redact, log }: { readonly redact: Pick<Redactor, 'deep'>; readonly log: Log },
): Promise<void> {
  const problems = error instanceof UserError ? redact.deep(error.problems) : [];
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
