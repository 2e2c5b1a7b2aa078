import { basename, join, sep } from 'node:path';
import { messageOf, UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { type ExecRequest, type ExecResult, MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import type { ProviderDeps } from '../../model/ports/provider.ts';
import { type FailedOutcome, failed, type Outcome, type Response } from '../../model/run/outcome.ts';
import { MAX_MEASURE } from '../../model/suite/number-limits.ts';
import { programOf } from '../../model/text/program-file.ts';
import { cutStart } from '../../model/text/text.ts';
import { never } from '../../model/values/never.ts';
import { openScratch } from '../environment.ts';
import { whyNoRealAnswer, withKnownCalls } from '../response.ts';
import { withProgramAdvice } from '../unpassed-variables.ts';
import { type OnNegative, readCliOutput } from './cli-output.ts';

/** The placeholders of a command. `GUIDELINES` is of AgentV 1 and 2. */
const placeholders = ['PROMPT', 'PROMPT_FILE', 'GUIDELINES', 'EVAL_ID', 'ATTEMPT', 'FILES', 'OUTPUT_FILE'] as const;
type Placeholder = (typeof placeholders)[number];

const TOKEN = /\{([A-Z_]+)\}/g;
const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

/** The shell that reads the command: its rules of quoting. */
type Shell = 'posix' | 'powershell';

/** The folder separator identifies the system, and so the shell of the command. */
const SHELL: Shell = sep === '\\' ? 'powershell' : 'posix';

/** The values. The files are absent if the command does not use them. */
export interface CommandValues {
  readonly prompt: string;
  readonly promptFile?: string | undefined;
  /** The text of the repository's guidelines; absent: there are none. */
  readonly guidelines?: string | undefined;
  readonly evalId: string;
  readonly attempt: number;
  /** Absolute paths, each once. */
  readonly files: readonly string[];
  readonly outputFile?: string | undefined;
}

/** The command with every placeholder replaced by its quoted value. Values are not expanded again. */
export function fillCommand(command: string, filesFormat: string, values: CommandValues, shell: Shell): string {
  const quoted = (text = '') => quote(text, shell);
  const fileText = (path: string) =>
    filesFormat.replaceAll(/\{(path|basename)\}/g, (_, part) => quoted(part === 'path' ? path : basename(path)));
  const filled: Record<Placeholder, string> = {
    PROMPT: quoted(values.prompt),
    PROMPT_FILE: quoted(values.promptFile),
    GUIDELINES: quoted(values.guidelines),
    EVAL_ID: quoted(values.evalId),
    ATTEMPT: quoted(String(values.attempt)),
    FILES: values.files.map(fileText).join(' '),
    OUTPUT_FILE: quoted(values.outputFile),
  };
  return command.replaceAll(TOKEN, (token, name: string) => (isPlaceholder(name) ? filled[name] : token));
}

/** Errors about placeholders of a command, one sentence for each unknown one. */
export function placeholderProblems(command: string): string[] {
  const names = new Set(Array.from(command.matchAll(TOKEN), ([, name = '']) => name));
  return [...names]
    .filter((name) => !isPlaceholder(name))
    .map((name) => {
      const known = placeholders.map((each) => `{${each}}`).join(', ');
      return `has the unknown placeholder {${name}}. Known placeholders: ${known}`;
    });
}

/**
 * One word of the shell that means exactly this text. POSIX: between single quotes, each `'` as `'"'"'`.
 * PowerShell: the quote is doubled, and so are the four curly ones that it reads as the same.
 */
export function quote(text: string, shell: Shell): string {
  if (shell === 'powershell') return `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`;
  return `'${text.replaceAll("'", `'"'"'`)}'`;
}

/** A command ready to run. Its temporary files are there only if it names them, and gone when it is disposed. */
export async function prepareInvocation(
  command: string,
  values: Omit<CommandValues, 'promptFile' | 'outputFile'>,
  {
    filesFormat,
    keepFiles,
    outputEnding = '.json',
  }: { filesFormat: string; keepFiles: boolean; outputEnding?: '.json' | '.jsonl' | undefined },
  files: Files,
) {
  const wantsPrompt = command.includes('{PROMPT_FILE}');
  const wantsOutput = command.includes('{OUTPUT_FILE}');
  if (!wantsPrompt && !wantsOutput) {
    const text = fillCommand(command, filesFormat, values, SHELL);
    return { text, folders: [], [Symbol.asyncDispose]: async () => undefined };
  }
  // Test ids are free text, with slashes and all; a file name is not.
  const stem = `agentv-${values.evalId.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 80)}`;
  const folder = await openScratch(files, `${stem}-`);
  const promptFile = wantsPrompt ? join(folder.path, `${stem}.prompt.txt`) : undefined;
  const outputFile = wantsOutput ? join(folder.path, `${stem}${outputEnding}`) : undefined;
  try {
    if (promptFile !== undefined) await files.writeAsIs(promptFile, values.prompt);
  } catch (error) {
    await folder[Symbol.asyncDispose]();
    throw error;
  }
  return {
    text: fillCommand(command, filesFormat, { ...values, promptFile, outputFile }, SHELL),
    outputFile,
    folders: [folder.path],
    [Symbol.asyncDispose]: async () => (keepFiles ? undefined : folder[Symbol.asyncDispose]()),
  };
}

/** One run of a target's program: its answer, or why there is none. */
type CliRun =
  | { readonly kind: 'written'; readonly text: string; readonly tookMs: number }
  | { readonly kind: 'failed'; readonly outcome: FailedOutcome };

interface ProgramRequest extends Pick<ExecRequest, 'command' | 'cwd' | 'timeoutMs' | 'env' | 'mounts'> {
  /** The command in messages. */
  readonly text: string;
  readonly outputFile?: string | undefined;
  /** Others use the same folder afterwards: no process may stay in it. */
  readonly leavesNoOrphans: boolean;
}

const LEAVING = { signal: 'SIGTERM', graceMs: 500, endsOrphans: true } as const;

export async function runProgram(
  { text, outputFile, leavesNoOrphans, command, cwd, timeoutMs, env, mounts }: ProgramRequest,
  { exec, clock, files, childEnv, stepVariables = [] }: ProviderDeps,
  signal: AbortSignal,
): Promise<CliRun> {
  const startedAt = clock.now();
  const passed = { ...childEnv, ...env };
  const ending = leavesNoOrphans ? LEAVING : undefined;
  const limits = { timeoutMs, maxBytes: MAX_OUTPUT_BYTES };
  const ended = await exec.run({ command, cwd, env: passed, ...limits, mounts, ending }, signal);
  const tookMs = clock.now() - startedAt;

  const failure = failureOf(ended, text, timeoutMs);
  if (failure !== undefined || ended.kind !== 'exited') {
    const { class: failureClass, message } = (failure as FailedOutcome).failure;
    const said = ended.kind === 'exited' ? `${ended.stdout}\n${ended.stderr}` : '';
    const advised = withProgramAdvice(message, said, { step: stepVariables, passed });
    return { kind: 'failed', outcome: failed(failureClass, advised) };
  }

  // The output file, if the command was given one, and then nothing else; a command without one prints its answer.
  const crash = (why: string): CliRun => ({ kind: 'failed', outcome: failed('crash', why) });
  if (outputFile === undefined) {
    if (ended.notTextAt === undefined) return { kind: 'written', text: ended.stdout, tookMs };
    return crash(`The command wrote bytes that are not text (at byte ${ended.notTextAt}) to stdout.`);
  }
  if ((await files.state(outputFile)) !== 'file') {
    const why = 'The command ended with exit code 0, but did not write its answer to {OUTPUT_FILE}.';
    return crash(`${why} What it prints is read only if it does not name {OUTPUT_FILE}.`);
  }
  try {
    const written = await files.read(outputFile, MAX_OUTPUT_BYTES, { onlyText: true });
    return { kind: 'written', text: written, tookMs };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return crash(`The answer in {OUTPUT_FILE} cannot be read: ${messageOf(error)}`);
  }
}

/** The outcome of a run with one question. */
export const answeredBy = (run: CliRun, onNegative: OnNegative): Outcome =>
  run.kind === 'failed' ? run.outcome : answered(readCliOutput(run.text, onNegative), run.tookMs);

/** A response with its own duration, or this one. */
export function answered(read: Response, tookMs: number): Outcome {
  const response = withKnownCalls(read);
  const error = whyNoRealAnswer(response.messages, response.tokenUsage);
  return { kind: 'answered', response: { ...response, durationMs: response.durationMs ?? tookMs, error } };
}

/** Reports the first negative cost and the first negative duration in a target's answers. */
export function negativesReported({ target, notify }: ProviderDeps): OnNegative {
  const reported = new Set<string>();
  return (key, value) => {
    if (reported.has(key)) return;
    reported.add(key);
    const limits = `It must be a number from 0 to ${MAX_MEASURE}, and is ignored.`;
    notify?.(`The target "${target}" answered with "${key}": ${value}. ${limits}`);
  };
}

/** How much of a failed command's output a message contains: the end, where the reason usually is. */
const MAX_REPORTED = 2_000;
/** The failure of a command, without its stage; undefined: only exit code 0 gives an answer. */
export function failureOf(ended: ExecResult, text: string, timeoutMs = 0): FailedOutcome | undefined {
  const output = 'stdout' in ended ? cutStart(ended.stderr.trim() || ended.stdout.trim(), MAX_REPORTED) : '';
  const reason = output === '' ? ', and printed nothing.' : `: ${output}`;
  const progress = output === '' ? '.' : `. Its last output: ${output}`;
  switch (ended.kind) {
    case 'exited':
      if (ended.exitCode === 0) return undefined;
      if (isMissingProgram(ended, text)) {
        return failed('config', `The program of the command cannot be started${reason}`);
      }
      return failed('crash', `The command failed with exit code ${ended.exitCode}${reason}`);
    case 'killed':
      return failed('crash', `The command was ended by ${ended.signal}${reason}`);
    case 'timedOut': {
      const limit = `${Math.ceil(timeoutMs / 1000)} s`;
      return failed('timeout', `The command did not end within ${limit} and was stopped${progress}`);
    }
    case 'flooded':
      return failed('crash', `The command wrote more than 10 MiB to ${ended.stream}, the most that is read.`);
    case 'cancelled':
      return failed('cancelled', `Stopped while the command ran${progress}`);
    case 'notStarted':
      if (ended.lacksResources) return failed('provider', ended.message);
      return failed('config', ended.message);
    default:
      return never(ended);
  }
}

/** `sh: 1: agent: not found`, `/bin/sh: line 1: agent: command not found`, `env: ‘agent’: No such file or directory`. */
const SHELL_ERROR = /^(?:[^\s:]*sh|env): (?:(?:line )?\d+: )?(?:exec: )?(.+): [^\n:]+$/;

/**
 * Whether the shell found no such program (127), or could not execute it (126). The exit code alone is not enough,
 * because programs choose it too: the shell must name that program in the only line that was written.
 */
function isMissingProgram(ended: Extract<ExecResult, { kind: 'exited' }>, text: string): boolean {
  if (![126, 127].includes(ended.exitCode) || ended.stdout.trim() !== '') return false;
  const program = programOf(text);
  const [, named] = SHELL_ERROR.exec(ended.stderr.trim()) ?? [];
  return program !== undefined && named?.replaceAll(/['"‘’]/g, '') === program;
}
