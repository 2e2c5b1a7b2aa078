import { isAbsolute, relative, resolve } from 'node:path';
import { MAX_SUMMARY_BYTES, openRunner, type Runner } from '../edges/runner.ts';
import { messageOf, problemText, UserError } from '../model/errors.ts';
import type { Reporter } from '../model/reporter.ts';
import type { VerdictKind } from '../model/verdict.ts';
import { type Annotation, annotationCommand, annotations } from '../reports/annotations.ts';
import { neutral } from '../reports/escape/workflow-command.ts';
import { summaryMarkdown } from '../reports/summary.ts';
import { formsOf, redactor, secretValues } from '../shared/redact.ts';
import { evaluate } from './evaluate.ts';
import { fileReporters } from './file-reporters.ts';
import type { Inputs } from './inputs.ts';
import { actionInputs } from './inputs-action.ts';
import { type Outputs, outputNames, outputsOf, outputsWithoutRun } from './outputs.ts';
import { runnerProgress } from './progress-runner.ts';
import { publish } from './publish.ts';
import { exitCodeOf, settle, settleStrays } from './settle.ts';
import { realWorld, type World } from './world.ts';

/** The main action: the whole walk in one step of a job. Every output is written, whatever happens. */
export async function mainAction(): Promise<number> {
  const runner = openRunner(process.env, process.stdout);
  const secrets = secretValues(process.env);
  for (const form of new Set(secrets.flatMap(formsOf))) runner.mask(form);
  const { text: withoutSecrets } = redactor(secrets);
  const log = {
    info: (text: string) => runner.print(neutral(withoutSecrets(text))),
    warn: (text: string) => runner.print(neutral(`warning: ${withoutSecrets(text)}`)),
    error: (text: string) => runner.print(neutral(withoutSecrets(text))),
  };
  const end: { outputs: Outputs; inputs?: Inputs } = { outputs: outputsWithoutRun('The run did not begin') };
  settleStrays(log);
  const exitCode = await settle(async () => {
    try {
      end.inputs = actionInputs(process.env);
      const verdict = await walk(end.inputs, realWorld(log), runner, (outputs) => {
        end.outputs = outputs;
      });
      return exitCodeOf(verdict);
    } catch (error) {
      end.outputs = outputsWithoutRun(withoutSecrets(messageOf(error)));
      await tellWhyNot(error, end.inputs, runner, withoutSecrets);
      throw error;
    }
  }, log);
  for (const name of outputNames) runner.output(name, end.outputs[name]);
  return exitCode;
}

async function walk(
  inputs: Inputs,
  world: World,
  runner: Runner,
  keep: (outputs: Outputs) => void,
): Promise<VerdictKind> {
  const progress = runnerProgress(runner);
  const { run, folder } = await evaluate(inputs, world, progress);
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

const summaryReporter = (runner: Runner): Reporter => ({
  name: 'job summary',
  async deliver(report) {
    const written = await runner.addToSummary(summaryMarkdown(report, MAX_SUMMARY_BYTES));
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

/** Files are named from the root of the checkout, whatever the working directory; of others the runner is told no place. */
function annotate(annotation: Annotation, inputs: Inputs | undefined, { checkout, print }: Runner): void {
  const { file, line: _line, column: _column, ...placeless } = annotation;
  const path =
    file === undefined
      ? '..'
      : relative(checkout, resolve(inputs?.workingDirectory ?? '.', file)).replaceAll('\\', '/');
  const isInside = !isAbsolute(path) && !/^\.\.(?:\/|$)/.test(path);
  print(annotationCommand(isInside ? { ...annotation, file: path } : placeless));
}

/** GitHub shows ten errors of a step; one place is left for the runner's own. */
const MOST_ERRORS = 9;

/** A run that could not begin still says why where people look: at the line, and in the summary. */
async function tellWhyNot(
  error: unknown,
  inputs: Inputs | undefined,
  runner: Runner,
  withoutSecrets: (text: string) => string,
): Promise<void> {
  const problems = error instanceof UserError ? error.problems : [];
  if (inputs?.annotations !== 'off') {
    for (const problem of problems.slice(0, MOST_ERRORS)) {
      const message = withoutSecrets(problemText(problem));
      annotate({ level: 'error', title: 'Evals could not run', message, ...problem.place }, inputs, runner);
    }
  }
  if (inputs?.jobSummary === 'off') return;
  const sentence =
    problems.length > 0 ? 'The evals could not run' : 'The evals could not run because of a bug in eval-action';
  await runner.addToSummary(
    `### ⛔ ${sentence}\n\nThe log of the step says why${problems.length > 0 ? ', with file and line' : ''}.\n`,
  );
}
