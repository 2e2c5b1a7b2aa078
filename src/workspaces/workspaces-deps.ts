import type { Locks } from '../model/ports/files.ts';
import type { Clock } from '../model/ports/machine.ts';
import type { Exec, GraderScripts } from '../model/ports/processes.ts';
import type { SourceLocation } from '../model/suite/location.ts';
import type { GitDeps } from './git.ts';
import type { StoredMirrors } from './repositories/stored-mirrors.ts';

export interface WorkspacesDeps extends GitDeps {
  readonly exec: Exec;
  /** How this machine starts the scripts of hooks. */
  readonly scripts: Pick<GraderScripts, 'forGrader'>;
  readonly locks: Locks;
  readonly clock: Clock;
  /** A unique name. */
  newId(): string;
  /** The repositories as requested, before their addresses are known. */
  readonly stored?: StoredMirrors | undefined;
  /** Something went wrong that fails no test; `location` is that of the test, where it is about one. */
  warn(message: string, location?: SourceLocation): void;
  /** Log of the actions. */
  note(message: string): void;
}
