import { join, sep } from 'node:path';
import type { Files } from '../../model/ports/files.ts';
import type { ExecResult } from '../../model/ports/processes.ts';
import { never } from '../../shared/never.ts';
import { programOf } from '../../shared/program-file.ts';
import { cutEnd } from '../../shared/text.ts';
import { type CommandValues, fillCommand, type Shell, usesPlaceholder } from './cli-command.ts';
import type { CliSettings } from './cli-settings.ts';

/** How much of a failed command's output a message contains: the end, where the reason usually is. */
const REPORTED_OUTPUT = 2_000;
/** The same of a stopped command: it gives no reason, but shows its progress. */
const REPORTED_WHEN_STOPPED = 300;

/** From this length on, a command line is near the limits of systems (Linux: 128 KiB for one argument). */
const LONG_COMMAND = 100_000;

/** The folder separator identifies the system, and so the shell of the command. */
const shell: Shell = sep === '\\' ? 'powershell' : 'posix';

interface Invocation extends AsyncDisposable {
  readonly text: string;
  /** The path of the answer, if the command has a placeholder for it. */
  readonly outputFile?: string | undefined;
  /** Of its temporary files, when it has some. */
  readonly folder?: string | undefined;
}

interface InvocationSettings extends Pick<CliSettings, 'filesFormat' | 'keepFiles'> {
  readonly outputEnding?: '.json' | '.jsonl' | undefined;
}

/** A command ready to run. Its temporary files are there only if it names them, and gone when it is disposed. */
export async function prepareInvocation(
  command: string,
  values: Omit<CommandValues, 'promptFile' | 'outputFile'>,
  { filesFormat, keepFiles, outputEnding = '.json' }: InvocationSettings,
  files: Files,
): Promise<Invocation> {
  const wantsPrompt = usesPlaceholder(command, 'PROMPT_FILE');
  const wantsOutput = usesPlaceholder(command, 'OUTPUT_FILE');
  if (!wantsPrompt && !wantsOutput) {
    return { text: fillCommand(command, filesFormat, values, shell), [Symbol.asyncDispose]: async () => undefined };
  }
  const stem = `agentv-${asFileName(values.evalId)}`;
  const folder = await files.scratchFolder(`${stem}-`);
  // A daemon may still write there. Failing to delete the folder must not lose the answer.
  const tidy = async () => Promise.resolve(folder[Symbol.asyncDispose]()).catch(() => undefined);
  const promptFile = wantsPrompt ? join(folder.path, `${stem}.prompt.txt`) : undefined;
  const outputFile = wantsOutput ? join(folder.path, `${stem}${outputEnding}`) : undefined;
  try {
    if (promptFile !== undefined) await files.write(promptFile, values.prompt);
  } catch (error) {
    await tidy();
    throw error;
  }
  return {
    text: fillCommand(command, filesFormat, { ...values, promptFile, outputFile }, shell),
    outputFile,
    folder: folder.path,
    [Symbol.asyncDispose]: async () => (keepFiles ? undefined : tidy()),
  };
}

/** The end of a command in words: only exit code 0 gives an answer. */
export type Ending =
  | { readonly kind: 'done'; readonly stdout: string; readonly notTextAt?: number | undefined }
  | {
      readonly kind: 'failed';
      readonly class: 'config' | 'provider' | 'crash' | 'timeout' | 'cancelled';
      readonly message: string;
    };

export function endingOf(
  ended: ExecResult,
  { text, timeoutMs = 0 }: { readonly text: string; readonly timeoutMs?: number | undefined },
): Ending {
  switch (ended.kind) {
    case 'exited':
      if (ended.exitCode === 0) return { kind: 'done', stdout: ended.stdout, notTextAt: ended.notTextAt };
      if (isMissingProgram(ended, text)) {
        return failedAs('config', `The program of the command cannot be started${reasonIn(ended)}`);
      }
      return failedAs('crash', `The command failed with exit code ${ended.exitCode}${reasonIn(ended)}`);
    case 'killed':
      return failedAs('crash', `The command was ended by ${ended.signal}${reasonIn(ended)}`);
    case 'timedOut':
      return failedAs(
        'timeout',
        `The command did not end within ${Math.ceil(timeoutMs / 1000)} s and was stopped${lastWordsIn(ended)}`,
      );
    case 'flooded':
      return failedAs('crash', `The command wrote more than 10 MiB to ${ended.stream}, the most that is read.`);
    case 'cancelled':
      return failedAs('cancelled', `Stopped while the command ran${lastWordsIn(ended)}`);
    case 'notStarted':
      if (ended.lacksResources) return failedAs('provider', ended.message);
      return failedAs('config', text.length < LONG_COMMAND ? ended.message : `${ended.message} ${LONG_ADVICE}`);
    default:
      return never(ended);
  }
}

/** The shell found no such program (127), or could not execute it (126). */
const NOT_STARTED: readonly number[] = [126, 127];

/**
 * Whether the shell could not start the first program of a command line. The exit code alone is not enough, because
 * programs choose it too: the shell must name that program in the only line that was written.
 */
function isMissingProgram({ exitCode, stdout, stderr }: Exited, text: string): boolean {
  if (!NOT_STARTED.includes(exitCode) || stdout.trim() !== '') return false;
  const program = programOf(text);
  const [, named] = SHELL_ERROR.exec(stderr.trim()) ?? [];
  return program !== undefined && named?.replaceAll(/['"‘’]/g, '') === program;
}

/** `sh: 1: agent: not found`, `/bin/sh: line 1: agent: command not found`, `env: ‘agent’: No such file or directory`. */
const SHELL_ERROR = /^(?:[^\s:]*sh|env): (?:(?:line )?\d+: )?(?:exec: )?(.+): [^\n:]+$/;

type Exited = Extract<ExecResult, { kind: 'exited' }>;
type FailedEnding = Extract<Ending, { kind: 'failed' }>;
const failedAs = (kind: FailedEnding['class'], message: string): FailedEnding => ({
  kind: 'failed',
  class: kind,
  message,
});

const LONG_ADVICE =
  'The filled-in command is very long: use {PROMPT_FILE} instead of {PROMPT} to pass the prompt in a file.';

/** Test ids are free text, with slashes and all; a file name is not. */
const asFileName = (id: string): string => id.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 80);

interface Streams {
  readonly stdout: string;
  readonly stderr: string;
}

function reasonIn(streams: Streams): string {
  const said = endOf(streams, REPORTED_OUTPUT);
  return said === '' ? ', and printed nothing.' : `: ${said}`;
}

function lastWordsIn(streams: Streams): string {
  const said = endOf(streams, REPORTED_WHEN_STOPPED);
  return said === '' ? '.' : `. Its last output: ${said}`;
}

function endOf({ stdout, stderr }: Streams, longest: number): string {
  const said = stderr.trim() === '' ? stdout.trim() : stderr.trim();
  const end = said.length <= longest ? said : `…${said.slice(1 - longest).toWellFormed()}`;
  const cause = [...said.slice(-SEARCHED).matchAll(CAUSE)].at(-1)?.[0];
  return cause === undefined || end.startsWith(cause) ? end : `${cutEnd(cause, LONGEST_CAUSE)}\n${end}`;
}

const SEARCHED = 20_000;
const LONGEST_CAUSE = 300;
/** `ValueError: no such key`, `TypeError [ERR_X]: …`: the line of a stack trace that says what happened. */
const CAUSE = /^(?:Uncaught )?[A-Za-z_][\w.]{0,100}(?:Error|Exception)(?: \[\w+\])?: .+$/gm;
