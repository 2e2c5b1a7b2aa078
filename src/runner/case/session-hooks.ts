import type { Configurations } from '../../config/configuration.ts';
import type { Environments } from '../../config/environments.ts';
import type { RunOptions } from '../../config/settings.ts';
import { endedHow } from '../../graders/programs.ts';
import { aWarning, type Problem, problemText, userError } from '../../model/errors.ts';
import { MAX_OUTPUT_BYTES } from '../../model/ports/processes.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import type { FolderSite } from '../pipeline/runtime.ts';

/** A command that fetches keys takes seconds; a hanging one must not block the job. */
const DEADLINE_MS = 5 * 60_000;

interface SessionHookDeps extends Omit<FolderSite<'exec' | 'signal'>, 'root'> {
  readonly inputs: RunOptions;
  readonly environments: Pick<Environments, 'childEnvsIn' | 'provide'>;
  readonly configurations: Pick<Configurations, 'hooks'>;
}

/**
 * Runs the session hook of each configuration once, and sets the variables that it prints for the folders of that
 * configuration. Throws a `UserError` if one fails. The output of a hook is never shown: all of it may be secret.
 */
export async function runSessionHooks(site: SessionHookDeps): Promise<void> {
  const { runtime, cwd, environments, configurations, inputs } = site;
  for (const hook of await configurations.hooks()) {
    const [folder = cwd] = hook.folders;
    const { program: env } = await environments.childEnvsIn(folder, { AGENTV_EXPERIMENT: inputs.experiment });
    const command = { shell: hook.command };
    const limits = { timeoutMs: DEADLINE_MS, maxBytes: MAX_OUTPUT_BYTES };
    const ended = await runtime.exec.run({ command, cwd, env, ...limits }, runtime.signal);
    if (ended.kind !== 'exited' || ended.exitCode !== 0) {
      const how = ended.kind === 'exited' ? `ended with exit code ${ended.exitCode}` : endedHow(ended, DEADLINE_MS);
      throw userError('HOOK_FAILED', `The command of "before_session" ${how}`, {
        location: hook.location,
        hint: 'Its output is not shown, because it may contain secrets. Run the command yourself to see it.',
      });
    }
    environments.provide(hook.folders, variablesIn(ended.stdout));
  }
}

/** The note for commands that do not run hooks: why variables may be missing. Not a problem. */
export async function hookNotes(
  { configurations }: Pick<SessionHookDeps, 'configurations'>,
  message = 'This command does not run "before_session", so the variables that it prints are unknown',
): Promise<Problem[]> {
  return (await configurations.hooks()).map(({ location }) => aWarning('UNUSED', message, { location }));
}

export async function hookNoteLines(site: Pick<SessionHookDeps, 'configurations'>): Promise<string[]> {
  return (await hookNotes(site)).map((note) => oneLine(`note: ${problemText(note)}`));
}

/** `KEY=value` and `export KEY=value`, with or without quotes around the value; other lines are ignored. */
export function variablesIn(stdout: string): Record<string, string> {
  const variables = new Map<string, string>();
  for (const line of stdout.split(/\r?\n/)) {
    const [, name, value] = /^\s*(?:export\s+)?([A-Za-z_]\w*)=(.*)$/.exec(line) ?? [];
    const text = value?.trim() ?? '';
    if (name !== undefined) variables.set(name, /^(["'])(.*)\1$/.exec(text)?.[2] ?? text);
  }
  return Object.fromEntries(variables);
}
