import type { Rewriter } from '../../shared/yaml/yaml-rewriter.ts';

/** Records changes, and whether more than names may change. */
export interface Pen {
  readonly rewriter: Rewriter;
  /** Also changes that affect the input of scripts and judges. */
  readonly all: boolean;
  isFile(prompt: string): boolean;
}
