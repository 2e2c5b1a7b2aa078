import type { Exec } from '../../model/ports/processes.ts';
import type { Hook, Workspace } from '../../model/suite/workspace.ts';
import type { WorkspaceUser } from '../lease.ts';
import { missingPrograms } from '../needs.ts';
import { WorkspaceError } from '../workspace-error.ts';
import type { Directory } from './directory.ts';

export const BEFORE_ALL = '__before_all__';
export const AFTER_ALL = '__after_all__';

/** The same for the hooks of a suite around all tests of one target. */
const TARGET_BEFORE_ALL = '__target_before_all__';
const TARGET_AFTER_ALL = '__target_after_all__';

type Subject = WorkspaceUser & { readonly testId: string };

interface Opening {
  readonly subject: Subject;
  /** Whether the directory will be reset. */
  readonly withReset: boolean;
  fill(): Promise<void>;
  readonly exec: Exec;
}

/**
 * Prepares a directory for its first test: the files, the requirements, `before_all` of the workspace, then of the
 * target; returns their output. Throws a `WorkspaceError`.
 */
export async function openDirectory(
  directory: Directory,
  workspace: Workspace,
  { subject, withReset, fill, exec }: Opening,
  signal: AbortSignal,
): Promise<string | undefined> {
  await fill();
  const missing = await missingPrograms(workspace.requires, directory.path, { exec, env: subject.childEnv }, signal);
  if (missing !== undefined) throw new WorkspaceError('preflight_error', missing, workspace.location);
  const printed: string[] = [];
  const run = async (hook: Hook | undefined, testId: string, name: string) => {
    if (hook?.command === undefined) return;
    const ran = await directory.run(
      hook,
      { ...subject, testId },
      { childEnv: subject.childEnv, isLast: false },
      signal,
    );
    if (ran.why !== undefined) {
      throw new WorkspaceError('script_error', `The hook ${name} failed: ${ran.why}`, hook.location);
    }
    printed.push(ran.stdout);
  };
  await run(workspace.hooks.beforeAll, subject.testId, 'before_all');
  await run(subject.targetHooks.beforeAll, TARGET_BEFORE_ALL, 'before_all of the target');
  if (withReset) await directory.remember(signal);
  return printed.length === 0 ? undefined : printed.join('');
}

/** Runs `after_all` of the target, then of the workspace. Its failure is reported and fails nothing. */
export async function tidyDirectory(
  directory: Directory,
  { hooks: { afterAll } }: Workspace,
  { subject, warn }: { readonly subject: Subject; warn(message: string): void },
  signal: AbortSignal,
): Promise<void> {
  const run = async (hook: Hook | undefined, testId: string, name: string) => {
    if (hook?.command === undefined) return;
    const { why } = await directory.run(
      hook,
      { ...subject, testId },
      { childEnv: subject.childEnv, isLast: true },
      signal,
    );
    if (why !== undefined) warn(`The hook ${name} failed: ${why}`);
  };
  await run(subject.targetHooks.afterAll, TARGET_AFTER_ALL, 'after_all of the target');
  await run(afterAll, subject.testId, 'after_all');
}
