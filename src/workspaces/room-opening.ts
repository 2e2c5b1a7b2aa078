import type { Exec } from '../model/ports.ts';
import type { Workspace } from '../model/workspace.ts';
import { missingPrograms } from './needs.ts';
import type { Room } from './room.ts';
import type { Visitor } from './visit.ts';
import { WorkspaceError } from './workspace-error.ts';

export const BEFORE_ALL = '__before_all__';
export const AFTER_ALL = '__after_all__';

export type Subject = Visitor & { readonly testId: string };

interface Opening {
  readonly subject: Subject;
  /** Somebody will ask for the room to be reset. */
  readonly withReset: boolean;
  fill(): Promise<void>;
  readonly exec: Exec;
}

/** Makes a room ready for its first test: what must be installed, the files, `before_all`. Throws a `WorkspaceError`. */
export async function openRoom(
  room: Room,
  workspace: Workspace,
  { subject, withReset, fill, exec }: Opening,
  signal: AbortSignal,
): Promise<void> {
  await fill();
  const missing = await missingPrograms(workspace.requires, room.path, { exec, env: subject.childEnv }, signal);
  if (missing !== undefined) throw new WorkspaceError('preflight_error', missing, workspace.place);
  const { beforeAll } = workspace.hooks;
  if (beforeAll?.command !== undefined) {
    const { why } = await room.run(beforeAll, subject, { childEnv: subject.childEnv, isLast: false }, signal);
    if (why !== undefined)
      throw new WorkspaceError('script_error', `The hook before_all failed: ${why}`, beforeAll.place);
  }
  if (withReset) await room.remember(signal);
}

/** Runs `after_all`. Its failure is told and fails nothing. */
export async function tidyRoom(
  room: Room,
  { hooks: { afterAll } }: Workspace,
  subject: Subject,
  signal: AbortSignal,
  warn: (message: string) => void,
): Promise<void> {
  if (afterAll?.command === undefined) return;
  const { why } = await room.run(afterAll, subject, { childEnv: subject.childEnv, isLast: true }, signal);
  if (why !== undefined) warn(`The hook after_all failed: ${why}`);
}
