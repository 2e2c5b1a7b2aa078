import { endedHow } from '../../graders/programs.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { cutEnd } from '../../model/text/text.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import type { Runtime } from '../pipeline/runtime.ts';

interface ToolProcess {
  /** For messages. */
  readonly name: string;
  /** For the shell of this machine. */
  readonly command: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds; after this time it is ended. */
  readonly timeoutMs: number;
}

/** `why`: what ended it, other than its own exit. */
interface ToolEnd {
  readonly exitCode: number;
  readonly why?: string;
  /** The end of a sentence: its last lines, one below the other, without secrets; empty if it printed nothing. */
  readonly lastLines: string;
}

const MAX_LINES = 20;
const MAX_LINE_LENGTH = 300;
/** Frames of JavaScript would take the place of the error above them. */
const STACK_FRAME = /^\s+at .+(?::\d+|\))(?: \{)?$/;
/** Time without a line in the log. */
const HEARTBEAT_MS = 60_000;

/** Runs another tool, and says every minute that it is still running. */
export async function runTool(
  { name, command, cwd, env, timeoutMs }: ToolProcess,
  { exec, signal, log, redactor, clock }: Pick<Runtime, 'exec' | 'signal' | 'log' | 'redactor' | 'clock'>,
): Promise<ToolEnd | 'cancelled'> {
  const over = new AbortController();
  const beat = async () => {
    for (let minutes = 1; ; minutes += 1) {
      await clock.sleep(HEARTBEAT_MS, over.signal);
      if (over.signal.aborted) return;
      log.info(`${name} is still running, after ${minutes} min`);
    }
  };
  void beat();
  const ended = await exec
    .run({ command: { shell: command }, cwd, env, timeoutMs, maxBytes: MAX_OUTPUT_BYTES }, signal)
    .finally(() => over.abort());
  if (ended.kind === 'cancelled') return 'cancelled';

  // Secrets are redacted before lines are cut: the redactor does not find a short part of one.
  const lines = ('stdout' in ended ? [ended.stdout, ended.stderr] : [])
    .flatMap((text) => {
      const printed = redactor
        .text(text)
        .split('\n')
        .filter((line) => line.trim() !== '' && !STACK_FRAME.test(line));
      const last = printed.splice(-MAX_LINES / 2);
      // Some tools print their whole help after the error.
      const error = printed.findLast((line) => /^error\b/i.test(line));
      return error === undefined ? last : [error, ...last];
    })
    .map((line) => `\n  ${cutEnd(oneLine(line), MAX_LINE_LENGTH)}`)
    .join('');
  const lastLines = lines === '' ? '' : `. Its last lines:${lines}`;
  return ended.kind === 'exited'
    ? { exitCode: ended.exitCode, lastLines }
    : { exitCode: -1, why: `it ${endedHow(ended, timeoutMs)}`, lastLines };
}
