import { relative, resolve } from 'node:path';
import { MAX_SUMMARY_BYTES, openRunner, type Runner } from '../edges/runner.ts';
import { messageOf, problemText, UserError } from '../model/errors.ts';
import type { Reporter } from '../model/reporter.ts';
import type { VerdictKind } from '../model/verdict.ts';
import { type Annotation, annotationCommand, annotations } from '../reports/annotations.ts';
import { commandData, commandProperty, neutral } from '../reports/escape/workflow-command.ts';
import { summaryMarkdown } from '../reports/summary.ts';
import { redactor, secretValues } from '../shared/redact.ts';
import { evaluate } from './evaluate.ts';
import { fileReporters } from './file-reporters.ts';
import type { Inputs } from './inputs.ts';
import { actionInputs } from './inputs-action.ts';
import { type Outputs, outputNames, outputsOf, outputsWithoutRun } from './outputs.ts';
import { runnerProgress } from './progress-runner.ts';
import { publish } from './publish.ts';
import { settle } from './settle.ts';
import { realWorld, type World } from './world.ts';

/** The main action: the whole walk in one step of a job. Every output is written, whatever happens. */
export async function mainAction(): Promise<number> {
  const runner = openRunner(process.env, process.stdout);
  const secrets = secretValues(process.env);
  for (const secret of secrets) runner.mask(secret);
  const { text: withoutSecrets } = redactor(secrets);
  const log = {
    info: (text: string) => runner.print(neutral(withoutSecrets(text))),
    warn: (text: string) => runner.print(neutral(`warning: ${withoutSecrets(text)}`)),
    error: (text: string) => runner.print(neutral(withoutSecrets(text))),
  };
  const end: { outputs: Outputs } = { outputs: outputsWithoutRun('The run did not begin') };
  const exitCode = await settle(async () => {
    try {
      return await walk(actionInputs(process.env), realWorld(log), runner, (outputs) => {
        end.outputs = outputs;
      });
    } catch (error) {
      end.outputs = outputsWithoutRun(withoutSecrets(messageOf(error)));
      await tellWhyNot(error, runner, withoutSecrets);
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
    ...(inputs.annotations === 'commands' ? [annotationReporter(inputs, world, runner)] : []),
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

/** Marks lines of the diff. Files are named from the root of the checkout, whatever the working directory. */
function annotationReporter({ workingDirectory }: Inputs, { cwd, env }: World, runner: Runner): Reporter {
  const checkout = env['GITHUB_WORKSPACE'] ?? cwd;
  const fromCheckout = (file: string) => relative(checkout, resolve(cwd, workingDirectory, file)).replaceAll('\\', '/');
  return {
    name: 'annotations',
    async deliver(report) {
      for (const annotation of annotations(report)) {
        const file = annotation.file === undefined ? undefined : fromCheckout(annotation.file);
        const isInside = file !== undefined && !file.startsWith('..');
        const { file: _, line: __, column: ___, ...plain } = annotation;
        const placed: Annotation = isInside ? { ...annotation, file } : plain;
        runner.print(annotationCommand(placed));
      }
      return { kind: 'delivered', name: 'annotations', where: 'the log of the step' };
    },
  };
}

/** A run that could not begin still says why where people look: at the line, and in the summary. */
async function tellWhyNot(error: unknown, runner: Runner, withoutSecrets: (text: string) => string): Promise<void> {
  const problems = error instanceof UserError ? error.problems : [];
  for (const problem of problems.slice(0, 9)) {
    const { place } = problem;
    const at = place ? `file=${commandProperty(place.file)},line=${place.line},col=${place.column},` : '';
    const text = withoutSecrets(problemText(problem));
    runner.print(`::error ${at}title=${commandProperty('Evals could not run')}::${commandData(text)}`);
  }
  const sentence =
    problems.length > 0 ? 'The evals could not run' : 'The evals could not run because of a bug in eval-action';
  await runner.addToSummary(
    `### ⛔ ${sentence}\n\nThe log of the step says why${problems.length > 0 ? ', with file and line' : ''}.\n`,
  );
}
