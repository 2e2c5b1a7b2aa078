import { endDespiteAbandonedWork } from '../../adapters/process/abandoned-work.ts';
import { redactedLog, redactedRunner } from '../../adapters/redacted.ts';
import { openRunner, type Runner } from '../../adapters/runner.ts';
import { groupProblems, messageOf, type Problem, UserError } from '../../model/errors.ts';
import type { Log } from '../../model/ports/machine.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import { problemAnnotations } from '../../reports/annotations.ts';
import { neutral } from '../../reports/escape/workflow-command.ts';
import { problemsMarkdown } from '../../reports/summary/summary.ts';
import { Redactor } from '../../shared/secrets/redact.ts';
import { maskedTexts, secretValues } from '../../shared/secrets/secret-names.ts';
import { complainAbout } from '../cli/progress-terminal.ts';
import type { Inputs } from '../config/inputs.ts';
import { adviceOf, type ExitCode, exitOnUncaughtErrors, toExitCode } from '../pipeline/exit-code.ts';
import { type Runtime, realRuntime } from '../pipeline/runtime.ts';
import type { LiveReporting } from './live-reporting.ts';
import { type Outputs, outputNames, outputsWithoutRun } from './outputs.ts';
import type { NoteBook } from './post-notes.ts';
import { annotate } from './runner-reporters.ts';

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

type Texts = Readonly<Record<string, string>>;

/** The outputs of an action. */
interface StepOutputs<Written> {
  readonly names: readonly (keyof Written & string)[];
  /** Those of a step that ended with an error. */
  without(why: string): Written;
}

/** The outputs of actions that decide on a run. */
export const runOutputs: StepOutputs<Outputs> = {
  names: outputNames,
  without: outputsWithoutRun,
};

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
 * runs and comments.
 */
export async function actionStep<Asked extends Inputs, Written extends Texts = Outputs>(
  read: (env: NodeJS.ProcessEnv) => Asked,
  work: (inputs: Asked, runtime: Runtime, runner: Runner, end: StepEnd<Written>) => Promise<ExitCode>,
  outputs: StepOutputs<Written>,
  host: StepProcess = thisProcess(),
): Promise<number> {
  const { env } = host;
  const { redactor, runner, log } = openStep(host);
  const end: StepEnd<Written> = { outputs: outputs.without('The run did not start') };
  const write = outputsOnce({ runner }, outputs);
  const giveUp = () => write(end.isDecided ? end.outputs : outputs.without('The run ended before it had a verdict'));
  host.begun(log, () => written(giveUp, log));
  const decided = await toExitCode(async () => {
    try {
      const inputs = read(env);
      end.inputs = inputs;
      redactor.configure(inputs);
      return await work(inputs, host.runtime(log, redactor), runner, end);
    } catch (error) {
      if (!end.isDecided) end.outputs = outputs.without(redactor.text(messageOf(error)));
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

/** Limits requests to GitHub, which may be slow or rate-limited. */
const END_MS = 120_000;
/** The runner ends the step 7.5 s after it asks for the end. */
export const CANCELLED_MS = 4000;

export const endOf = ({ aborted }: AbortSignal): AbortSignal => AbortSignal.timeout(aborted ? CANCELLED_MS : END_MS);

/** Also handles a signal that is already aborted: the step may be cancelled while it loads. */
export function whenAborted(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work();
  else signal.addEventListener('abort', work, { once: true });
}

/** Whether the annotations have reached the check run, so that the log need not repeat them. */
export const isCheckDelivered = (receipts: readonly Receipt[]): boolean =>
  receipts.some(({ kind, name }) => name === 'check run' && kind === 'delivered');

/** Writes the outputs once; later calls have no effect. */
function outputsOnce<Written extends Texts>(
  { runner }: Pick<StepProcess, 'runner'>,
  { names }: StepOutputs<Written>,
): (outputs: Written) => void {
  let isWritten = false;
  return (outputs) => {
    if (isWritten) return;
    isWritten = true;
    for (const name of names) runner.output(name, outputs[name] ?? '');
  };
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
