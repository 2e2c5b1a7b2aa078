import type { Judges } from '../../model/ports/grader.ts';
import type { Provider } from '../../model/ports/provider.ts';
import type { PromptMode } from '../../model/run/prompt.ts';

/** A target, ready to be asked on behalf of one suite. */
export interface OpenTarget {
  readonly provider: Provider;
  readonly promptMode: PromptMode;
  readonly childEnv: Readonly<Record<string, string>>;
  readonly searchRoots: readonly string[];
  readonly judges: Judges;
  readonly graderTimeoutMs?: number | undefined;
  /** Nobody gains by being asked a moment earlier. */
  readonly answersAtOnce: boolean;
  /** Nothing real is called: graders that start programs or ask judges are left out. */
  readonly isDryRun: boolean;
}
