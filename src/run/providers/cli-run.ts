import { messageOf, UserError } from '../../model/errors.ts';
import { type Failed, failed } from '../../model/outcome.ts';
import { type Files, MAX_OUTPUT_BYTES } from '../../model/ports.ts';
import type { ProviderDeps } from '../../model/provider.ts';
import type { CommandValues } from './cli-command.ts';
import { type Ending, endingOf, type Invocation, prepareInvocation } from './cli-invocation.ts';
import type { CliSettings } from './cli-settings.ts';

/** One run of a target's command: what it wrote as its answer, or why there is none. */
export type CliRun =
  | { readonly kind: 'written'; readonly text: string; readonly tookMs: number }
  | { readonly kind: 'failed'; readonly outcome: Failed };

export interface CliRunRequest {
  readonly values: Omit<CommandValues, 'promptFile' | 'outputFile'>;
  /** Absolute. */
  readonly cwd: string;
  readonly outputEnding: '.json' | '.jsonl';
  /** Others work in the same folder afterwards: nobody may be left in it. */
  readonly leavesNobody: boolean;
}

/** Runs the command once with everything filled in (targets-format.md §9.3). Throws a `UserError` about temporary files. */
export async function runCli(
  settings: CliSettings,
  deps: ProviderDeps,
  { values, cwd, outputEnding, leavesNobody }: CliRunRequest,
  signal: AbortSignal,
): Promise<CliRun> {
  const { exec, clock, files, childEnv } = deps;
  await using invocation = await prepareInvocation(settings.command, values, settings, files, outputEnding);
  if (settings.verbose ?? deps.verbose) deps.tell?.(`In ${cwd}: ${invocation.text}`);
  const startedAt = clock.now();
  const ended = await exec.run(
    {
      command: { shell: invocation.text },
      cwd,
      env: { ...childEnv, ...settings.env },
      timeoutMs: settings.timeoutMs,
      maxBytes: MAX_OUTPUT_BYTES,
      ...(leavesNobody && { ending: LEAVING }),
    },
    signal,
  );
  const tookMs = clock.now() - startedAt;
  const ending = endingOf(ended, { text: invocation.text, timeoutMs: settings.timeoutMs });
  if (ending.kind === 'failed') return { kind: 'failed', outcome: failed(ending.class, ending.message) };
  const written = await writtenBy(ending, invocation, files);
  return written.kind === 'text'
    ? { kind: 'written', text: written.text, tookMs }
    : { kind: 'failed', outcome: failed('crash', written.why) };
}

const LEAVING = { signal: 'SIGTERM', graceMs: 500, endsStrays: true } as const;

type Written = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'nothing'; readonly why: string };

/** The output file, if the command was given one, and then nothing else; a command without one prints its answer. */
async function writtenBy(
  { stdout, notTextAt }: Extract<Ending, { kind: 'done' }>,
  { outputFile }: Invocation,
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
