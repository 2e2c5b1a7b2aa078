import type { Delay } from '../run/with-delay.ts';

/** What the command line can ask of a run beside the inputs that every door has. */
export interface RunOptions {
  /** A file of recorded conversations to grade; no target is asked then. */
  readonly transcript?: string | undefined;
  /** A file that each new answer is added to, to be replayed. */
  readonly recordReplay?: string | undefined;
  /** How long the stand-ins of a dry run take over their answers. */
  readonly dryRunDelay?: Delay | undefined;
  /** Tells what is asked, and the commands of programs. */
  readonly verbose?: boolean | undefined;
}
