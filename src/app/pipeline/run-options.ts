import type { Delay } from '../../run/calls/with-delay.ts';
import type { CountedLabels } from '../labels/counted-labels.ts';

export interface RunOptions {
  /** The labels of people that judges are tested with (`judges: labels`). */
  readonly labels?: CountedLabels | undefined;
  /** A file of recorded conversations to grade; no target is called. */
  readonly transcript?: string | undefined;
  /** A file that each new response is added to, to be replayed. */
  readonly recordReplay?: string | undefined;
  /** The delay of stubs in a dry run. */
  readonly dryRunDelay?: Delay | undefined;
  /** Logs requests, and the commands of programs. Undefined: as the configuration says. */
  readonly verbose?: boolean | undefined;
}
