import type { Rewriter } from '../../shared/yaml-rewriter.ts';

/** How changes are asked for, and what is asked for beyond the names. */
export interface Pen {
  readonly rewriter: Rewriter;
  /** Also what changes what scripts and judges get to see. */
  readonly all: boolean;
  /** Whether a prompt names a file that is there. */
  isFile(prompt: string): boolean;
}
