import type { Problem } from '../errors.ts';

/** A program of the repository in `.agentv/providers/` that can be a provider. */
export interface OwnProgram {
  /** Absolute. */
  readonly path: string;
  /** As people see it. */
  readonly shown: string;
  /** Why it cannot be started here. */
  readonly complaint?: Pick<Problem, 'code' | 'message' | 'expected' | 'hint'> | undefined;
}
