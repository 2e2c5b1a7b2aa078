import type { Baseline } from '../verdict/evidence.ts';

/** The default source of the base branch's evidence: the runs of its workflow. */
export interface EvidenceSource {
  /** The evidence of the newest runs of the base branch. */
  ofBaseBranch(signal: AbortSignal): Promise<Baseline>;
  /** The evidence of one run, by its id. */
  ofRun(run: number, signal: AbortSignal): Promise<Baseline>;
}
