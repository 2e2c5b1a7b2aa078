import type { Rewriter } from '../../shared/yaml/yaml-rewriter.ts';

/** How changes are asked for, and what is asked for beyond the names. */
export interface Pen {
  readonly rewriter: Rewriter;
  /** Also what changes what scripts and judges get to see. */
  readonly all: boolean;
  isFile(prompt: string): boolean;
}
