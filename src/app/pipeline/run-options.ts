import type { Delay } from '../../run/calls/with-delay.ts';

export interface RunOptions {
  /** Tests the judges of the suites with the labels of people, in place of the targets. */
  readonly judgeTests?: true | undefined;
  /** A file of recorded conversations to grade; no target is called. */
  readonly transcript?: string | undefined;
  /** A file that each new response is added to, to be replayed. */
  readonly recordReplay?: string | undefined;
  /** The delay of stubs in a dry run. */
  readonly dryRunDelay?: Delay | undefined;
  /** Logs requests, and the commands of programs. Undefined: as the configuration says. */
  readonly verbose?: boolean | undefined;
}
