import type { Delay } from '../../run/calls/with-delay.ts';

export interface RunOptions {
  /** A file of recorded conversations to grade; no target is called. */
  readonly transcript?: string | undefined;
  /** A file that each new response is added to, to be replayed. */
  readonly recordReplay?: string | undefined;
  /** How long the stubs of a dry run take to respond. */
  readonly dryRunDelay?: Delay | undefined;
  /** Logs requests, and the commands of programs. */
  readonly verbose?: boolean | undefined;
}
