import type { ExecResult } from '../../model/ports/processes.ts';
import type { ProviderDeps } from '../../model/ports/provider.ts';
import { type Failed, failed, type Outcome } from '../../model/run/outcome.ts';
import { never } from '../../shared/never.ts';
import { cutEnd } from '../../shared/text.ts';
import { scrub } from '../models/scrub.ts';
import type { Editor, EditorSettings } from './editor.ts';

/** Time limit for handing over to a window; a desktop may just be starting. */
const LAUNCH_MS = 60_000;
const MAX_BYTES = 1_000_000;

const NEEDS =
  'It needs a desktop on which its window can open, with Copilot signed in; hosted runners have none. If variables such as DISPLAY select the desktop, set them in "env" of the target.';

export interface Launcher {
  /** Hands over to a window; undefined on success. */
  open(args: readonly string[], cwd: string, signal: AbortSignal): Promise<Outcome | undefined>;
  /** Whether its chat is available. */
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
      // In the terminal of a remote window another program has this name, which would open files named like the words.
      const knowsChat = help.kind === 'exited' && /--add-file\b/.test(help.stdout);
      if (knowsChat) return undefined;
      if (help.kind === 'cancelled') return whyNot(editor, help);
      const what = `"${settings.command} chat" is not the chat of ${editor.name}`;
      return failed(
        'config',
        `${editor.name} cannot be called: ${what}. Set "executable" to the program of the desktop.`,
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
      return failed('config', `${name} cannot be called: ${what} — ${NEEDS}`);
    }
    case 'notStarted': {
      if (ended.lacksResources) return failed('provider', `${name} cannot be called. ${ended.message}`);
      const advice = `install it so that "${program}" is in PATH, or set its program in "executable"`;
      return failed('config', `${name} cannot be called: ${advice}. ${ended.message} ${NEEDS}`);
    }
    case 'cancelled':
      return failed('cancelled', `${name} was not called: the run was stopped.`);
    case 'timedOut':
      return failed('config', `${name} cannot be called: its program did not hand over to a window. ${NEEDS}`);
    case 'killed':
      return failed('config', `${name} cannot be called: its program was ended by ${ended.signal}. ${NEEDS}`);
    case 'flooded':
      return failed('config', `${name} cannot be called: its program wrote more to ${ended.stream} than is read.`);
    default:
      return never(ended);
  }
}
