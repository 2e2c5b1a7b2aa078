import type { Judges } from '../../model/ports/grader.ts';
import type { Provider } from '../../model/ports/provider.ts';
import type { PromptMode } from '../../model/run/prompt.ts';

/** A target that is ready for calls of one suite. */
export interface OpenTarget {
  readonly provider: Provider;
  readonly promptMode: PromptMode;
  readonly childEnv: Readonly<Record<string, string>>;
  readonly searchRoots: readonly string[];
  readonly judges: Judges;
  readonly graderTimeoutMs?: number | undefined;
  /** Whether nothing real is called: graders that start programs or call judges are skipped. */
  readonly isDryRun: boolean;
}
