import type { Baseline } from '../verdict/evidence.ts';
import type { HistoryFiles } from './history-store.ts';

/** The default source of the base branch's evidence: the runs of its workflow. */
export interface EvidenceSource {
  /** The evidence of the newest runs of the base branch. */
  ofBaseBranch(signal: AbortSignal): Promise<Baseline>;
  /** The newest runs of the history, a folder of which is read with `files`; absent if it is off. */
  readonly ofHistory?: ((signal: AbortSignal, files: HistoryFiles) => Promise<Baseline>) | undefined;
  /** The evidence of one run, by its id. */
  ofRun(run: number, signal: AbortSignal): Promise<Baseline>;
}
