import { messageOf, UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { type ExecRequest, MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import type { ProviderDeps } from '../../model/ports/provider.ts';
import { type Failed, failed, type Outcome } from '../../model/run/outcome.ts';
import { MAX_MEASURE } from '../../model/suite/limits.ts';
import { withKnownCalls } from '../known-calls.ts';
import { whyNoRealAnswer } from '../no-real-answer.ts';
import { withProgramAdvice } from '../unpassed-variables.ts';
import type { CommandValues } from './cli-command.ts';
import { type Ending, endingOf, prepareInvocation } from './cli-invocation.ts';
import { type OnNegative, readCliOutput } from './cli-output.ts';
import type { CliSettings } from './cli-settings.ts';

/** One run of a target's command: its answer, or why there is none. */
type CliRun =
  | { readonly kind: 'written'; readonly text: string; readonly tookMs: number }
  | { readonly kind: 'failed'; readonly outcome: Failed };

interface CliRunRequest {
  readonly values: Omit<CommandValues, 'promptFile' | 'outputFile'>;
  /** Absolute. */
  readonly cwd: string;
  readonly outputEnding: '.json' | '.jsonl';
  /** Others use the same folder afterwards: no process may stay in it. */
  readonly leavesNoOrphans: boolean;
}

/** Runs the command once with everything filled in. Throws a `UserError` about temporary files. */
export async function runCli(
  settings: CliSettings,
  deps: ProviderDeps,
  { values, outputEnding, ...where }: CliRunRequest,
  signal: AbortSignal,
): Promise<CliRun> {
  await using invocation = await prepareInvocation(settings.command, values, { ...settings, outputEnding }, deps.files);
  if (settings.verbose ?? deps.verbose) deps.notify?.(`In ${where.cwd}: ${invocation.text}`);
  const { text, outputFile, folder } = invocation;
  const mounts = { writable: folder === undefined ? [] : [folder], readable: values.files };
  // Awaited here: the files are gone when this function returns.
  return await runProgram({ ...settings, ...where, command: { shell: text }, mounts, text, outputFile }, deps, signal);
}

interface ProgramRequest
  extends Pick<ExecRequest, 'command' | 'cwd' | 'timeoutMs' | 'env' | 'mounts'>,
    Pick<CliRunRequest, 'leavesNoOrphans'> {
  readonly text: string;
  readonly outputFile?: string | undefined;
}

export async function runProgram(
  { text, outputFile, leavesNoOrphans, command, cwd, timeoutMs, env, mounts }: ProgramRequest,
  { exec, clock, files, childEnv, stepVariables = [] }: ProviderDeps,
  signal: AbortSignal,
): Promise<CliRun> {
  const startedAt = clock.now();
  const passed = { ...childEnv, ...env };
  const ended = await exec.run(
    {
      command,
      cwd,
      env: passed,
      timeoutMs,
      maxBytes: MAX_OUTPUT_BYTES,
      mounts,
      ending: leavesNoOrphans ? LEAVING : undefined,
    },
    signal,
  );
  const tookMs = clock.now() - startedAt;
  const ending = endingOf(ended, { text, timeoutMs });
  if (ending.kind === 'failed') {
    const said = ended.kind === 'exited' ? `${ended.stdout}\n${ended.stderr}` : '';
    const message = withProgramAdvice(ending.message, said, { step: stepVariables, passed });
    return { kind: 'failed', outcome: failed(ending.class, message) };
  }
  const written = await writtenBy(ending, outputFile, files);
  return written.kind === 'text'
    ? { kind: 'written', text: written.text, tookMs }
    : { kind: 'failed', outcome: failed('crash', written.why) };
}

/** The outcome of a run with one question. */
export function answeredBy(run: CliRun, onNegative: OnNegative): Outcome {
  if (run.kind === 'failed') return run.outcome;
  const response = withKnownCalls(readCliOutput(run.text, onNegative));
  const error = whyNoRealAnswer(response.messages, response.tokenUsage);
  const durationMs = response.durationMs ?? run.tookMs;
  return { kind: 'answered', response: { ...response, durationMs, ...(error !== undefined && { error }) } };
}

/** Reports the first negative cost and the first negative duration in a target's answers. */
export function negativesReported({ target, notify }: Pick<ProviderDeps, 'target' | 'notify'>): OnNegative {
  const reported = new Set<string>();
  return (key, value) => {
    if (reported.has(key)) return;
    reported.add(key);
    notify?.(
      `The target "${target}" answered with "${key}": ${value}. It must be a number from 0 to ${MAX_MEASURE}, and is ignored.`,
    );
  };
}

const LEAVING = { signal: 'SIGTERM', graceMs: 500, endsOrphans: true } as const;

type Written = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'nothing'; readonly why: string };

/** The output file, if the command was given one, and then nothing else; a command without one prints its answer. */
async function writtenBy(
  { stdout, notTextAt }: Extract<Ending, { kind: 'done' }>,
  outputFile: string | undefined,
  files: Files,
): Promise<Written> {
  if (outputFile === undefined && notTextAt !== undefined) {
    return { kind: 'nothing', why: `The command wrote bytes that are not text (at byte ${notTextAt}) to stdout.` };
  }
  if (outputFile === undefined) return { kind: 'text', text: stdout };
  if ((await files.state(outputFile)) !== 'file') {
    const why = 'The command ended with exit code 0, but did not write its answer to {OUTPUT_FILE}.';
    return { kind: 'nothing', why: `${why} What it prints is read only if it does not name {OUTPUT_FILE}.` };
  }
  try {
    return { kind: 'text', text: await files.read(outputFile, MAX_OUTPUT_BYTES, { onlyText: true }) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { kind: 'nothing', why: `The answer in {OUTPUT_FILE} cannot be read: ${messageOf(error)}` };
  }
}
