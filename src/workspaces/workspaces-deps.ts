import type { Files, Locks } from '../model/ports/files.ts';
import type { Git } from '../model/ports/git.ts';
import type { Clock } from '../model/ports/machine.ts';
import type { Exec } from '../model/ports/processes.ts';
import type { Trees } from '../model/ports/trees.ts';
import type { Place } from '../model/suite/location.ts';
import type { KeptMirrors } from './kept-mirrors.ts';

export interface WorkspacesDeps {
  readonly git: Git;
  readonly exec: Exec;
  readonly trees: Trees;
  readonly locks: Locks;
  readonly clock: Clock;
  /** A name that nobody else has. */
  newId(): string;
  readonly files: Pick<Files, 'state' | 'read' | 'write' | 'realPath' | 'removeFile'>;
  /** What is asked for repositories before their addresses are. */
  readonly kept?: KeptMirrors | undefined;
  /** Something went wrong that fails no test; `place` is that of the test, where it is about one. */
  warn(message: string, place?: Place): void;
  /** What is being done, for those who want to see it. */
  note(message: string): void;
}
