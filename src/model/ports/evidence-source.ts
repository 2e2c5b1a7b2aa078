import type { Baseline } from '../verdict/evidence.ts';

/** Where evidence of the base branch lies when nobody names a file: with the runs of its workflow. */
export interface EvidenceSource {
  /** What the newest runs of the base branch left. */
  ofBaseBranch(signal: AbortSignal): Promise<Baseline>;
  /** What one run left, by its number. */
  ofRun(run: number, signal: AbortSignal): Promise<Baseline>;
}
