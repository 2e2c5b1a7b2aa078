import type { Inputs } from '../config/settings.ts';
import { groupProblems, messageOf, type Problem, UserError } from '../model/errors.ts';
import type { Log } from '../model/ports/machine.ts';
import { openRunner, type Runner } from '../platform/actions-runner.ts';
import { endDespiteAbandonedWork } from '../platform/process/abandoned-work.ts';
import { redactedLog, redactedRunner } from '../platform/redacting-adapters.ts';
import { Redactor } from '../platform/secrets/redactor.ts';
import { maskedTexts, secretValues } from '../platform/secrets/secret-names.ts';
import { problemAnnotations } from '../reports/annotations.ts';
import { complainAbout } from '../reports/deliver.ts';
import { neutral } from '../reports/escape/workflow-command.ts';
import { problemsMarkdown } from '../reports/shared-blocks.ts';
import { adviceOf, type ExitCode, exitOnUncaughtErrors, toExitCode } from '../runner/pipeline/exit-code.ts';
import { type Runtime, realRuntime } from '../runner/pipeline/runtime.ts';
import { annotate } from './annotate.ts';
import type { Outputs } from './outputs.ts';
import type { StepEnd } from './reporting.ts';

type OutputTexts = Readonly<Record<string, string>>;

/** The process of a step. Tests give another one, so that not each of them starts a process. */
export interface StepProcess {
  readonly env: NodeJS.ProcessEnv;
  readonly runner: Runner;
  runtime(log: Log, redactor: Redactor): Runtime;
  /** `giveUp` writes the outputs of a step that ends early, without a verdict unless it was reached; false if it cannot. */
  begun(log: Log, giveUp: () => boolean): void;
  ended(exitCode: number): void;
}

export const thisProcess = (): StepProcess => ({
  env: process.env,
  runner: openRunner(process.env, process.stdout),
  runtime: (log, redactor) => realRuntime(log, undefined, redactor),
  begun(log, giveUp) {
    exitOnUncaughtErrors(log);
    // An orphan error or a second signal ends the process at once.
    process.once('exit', () => {
      if (!giveUp()) process.exitCode = 2;
    });
  },
  ended: endDespiteAbandonedWork,
});

/** The redactor of a step, and its log and runner, which print no secrets and no text that is a command of the runner. */
export function openStep({ env, runner }: Pick<StepProcess, 'env' | 'runner'>) {
  const redactor = new Redactor(secretValues(env));
  for (const text of maskedTexts(env)) runner.mask(text);
  const print = (text: string) => runner.print(neutral(text));
  const log = { info: print, warn: (text: string) => print(`warning: ${text}`), error: print };
  return { redactor, runner: redactedRunner(runner, redactor), log: redactedLog(log, redactor) };
}

/**
 * Runs one step of a job: reads its inputs, does the work, and writes every output, even after an error. Returns the
 * exit code. An error appears in the log, at the source lines that caused it, in the job summary, and in open check
 * runs and comments. `withoutRun` has the outputs of a step that ended with an error.
 */
export async function actionStep<Asked extends Inputs, Written extends OutputTexts = Outputs>(
  read: (env: NodeJS.ProcessEnv) => Asked,
  work: (inputs: Asked, runtime: Runtime, runner: Runner, end: StepEnd<Written>) => Promise<ExitCode>,
  withoutRun: (why: string) => Written,
  host: StepProcess = thisProcess(),
): Promise<number> {
  const { env } = host;
  const { redactor, runner, log } = openStep(host);
  const end: StepEnd<Written> = { outputs: withoutRun('The run did not start') };
  let isWritten = false;
  /** Writes the outputs once; later calls have no effect. */
  const write = (values: Written) => {
    if (isWritten) return;
    isWritten = true;
    for (const [name, text] of Object.entries(values)) runner.output(name, text);
  };
  const giveUp = () => write(end.isDecided ? end.outputs : withoutRun('The run ended before it had a verdict'));
  host.begun(log, () => written(giveUp, log));
  const decided = await toExitCode(async () => {
    try {
      const inputs = read(env);
      end.inputs = inputs;
      redactor.configure(inputs);
      return await work(inputs, host.runtime(log, redactor), runner, end);
    } catch (error) {
      if (!end.isDecided) end.outputs = withoutRun(redactor.text(messageOf(error)));
      const problems = error instanceof UserError ? groupProblems(redactor.deep(error.problems)) : [];
      await reportWhyNot(problems, end.inputs, runner, log);
      const reported = (await end.live?.couldNotRun(problems)) ?? [];
      end.notes?.reported(reported);
      complainAbout(reported, log.info);
      throw error;
    }
  }, log);
  const exitCode = written(() => write(end.outputs), log) ? decided : 2;
  host.ended(exitCode);
  return exitCode;
}

/** Writes the outputs, or logs why that failed: later steps must not continue without a verdict. */
function written(work: () => void, log: Log): boolean {
  try {
    work();
    return true;
  } catch (error) {
    for (const line of adviceOf(error)) log.error(line);
    return false;
  }
}

/** Reports why a run could not start: at the source line, and in the summary. */
async function reportWhyNot(
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
    // The log still has to report why nothing ran.
    log.warn(`job summary was not delivered: ${messageOf(cause)}`);
  }
}
