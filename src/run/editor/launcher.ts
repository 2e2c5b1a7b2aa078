import type { ExecResult } from '../../model/ports/processes.ts';
import type { ProviderDeps } from '../../model/ports/provider.ts';
import { type Failed, failed, type Outcome } from '../../model/run/outcome.ts';
import { never } from '../../shared/never.ts';
import { cutEnd } from '../../shared/text.ts';
import { scrub } from '../models/scrub.ts';
import type { Editor, EditorSettings } from './editor.ts';

/** The command line hands over to a window and is done; a desktop that is just starting takes its time. */
const LAUNCH_MS = 60_000;
const MAX_BYTES = 1_000_000;

const NEEDS =
  'It needs a desktop on which its window can open, with Copilot signed in; hosted runners have none. Where the desktop is found by variables (DISPLAY), name them in "env" of the target.';

export interface Launcher {
  /** Hands something over to a window; `undefined` when that went well. */
  open(args: readonly string[], cwd: string, signal: AbortSignal): Promise<Outcome | undefined>;
  /** Whether its chat can be asked at all. */
  check(signal: AbortSignal): Promise<Failed | undefined>;
  readonly version: () => string | undefined;
}

export function launcher(
  editor: Editor,
  settings: EditorSettings,
  { exec, childEnv, cwd: home }: ProviderDeps,
): Launcher {
  let version: string | undefined;
  const run = (args: readonly string[], cwd: string, signal: AbortSignal) =>
    exec.run(
      {
        command: [settings.command, ...args],
        cwd,
        env: { ...childEnv, ...settings.env },
        stdin: '',
        timeoutMs: LAUNCH_MS,
        maxBytes: MAX_BYTES,
      },
      signal,
    );
  return {
    version: () => version,
    async open(args, cwd, signal) {
      return whyNot(editor, await run(args, cwd, signal));
    },
    async check(signal) {
      const reported = await run(['--version'], home, signal);
      const why = whyNot(editor, reported);
      if (why !== undefined) return why;
      if (reported.kind === 'exited') version = cutEnd(/^\S+/.exec(reported.stdout.trim())?.[0] ?? '', 40) || undefined;
      const help = await run(['chat', '--help'], home, signal);
      // In the terminal of a remote window another program has this name: it opens files that are called after the words.
      const knowsChat = help.kind === 'exited' && /--add-file\b/.test(help.stdout);
      if (knowsChat) return undefined;
      if (help.kind === 'cancelled') return whyNot(editor, help);
      const what = `"${settings.command} chat" is not the chat of ${editor.name}`;
      return failed(
        'config',
        `${editor.name} cannot be asked: ${what}. Name the program of the desktop in "executable".`,
      );
    },
  };
}

function whyNot({ name, program }: Editor, ended: ExecResult): Failed | undefined {
  switch (ended.kind) {
    case 'exited': {
      if (ended.exitCode === 0) return undefined;
      const words = cutEnd(scrub(ended.stderr.trim() || ended.stdout.trim(), ''), 280);
      const what = `its program failed with exit code ${ended.exitCode}${words === '' ? '' : `: ${words}`}`;
      return failed('config', `${name} cannot be asked: ${what} — ${NEEDS}`);
    }
    case 'notStarted': {
      if (ended.lacksResources) return failed('provider', `${name} cannot be asked. ${ended.message}`);
      const advice = `install it so that "${program}" is found, or name its program in "executable"`;
      return failed('config', `${name} cannot be asked: ${advice}. ${ended.message} ${NEEDS}`);
    }
    case 'cancelled':
      return failed('cancelled', `${name} was not asked: the run was stopped.`);
    case 'timedOut':
      return failed('config', `${name} cannot be asked: its program did not hand over to a window. ${NEEDS}`);
    case 'killed':
      return failed('config', `${name} cannot be asked: its program was ended by ${ended.signal}. ${NEEDS}`);
    case 'flooded':
      return failed('config', `${name} cannot be asked: its program wrote more to ${ended.stream} than is read.`);
    default:
      return never(ended);
  }
}
