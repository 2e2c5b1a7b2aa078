import type { Problem } from '../errors.ts';
import type { Report } from '../verdict/report.ts';

/** Where a report went, or why it did not get there. */
export type Receipt =
  | { readonly kind: 'delivered'; readonly name: string; readonly where: string }
  /** There was a reason not to tell it there: it is as it should be. */
  | { readonly kind: 'notNeeded'; readonly name: string; readonly why: string }
  | { readonly kind: 'notDelivered'; readonly name: string; readonly why: string; readonly hint?: string | undefined };

/** Tells a report somewhere. It cannot change the verdict, which stands before the first one speaks. */
export interface Reporter {
  readonly name: string;
  deliver(report: Report): Promise<Receipt>;
}

/** Says beforehand that a run is under way, and in the end always what came of it. */
export interface LiveReporter extends Reporter {
  /** Throws what keeps it from being told; the end is told all the same. */
  begin(signal: AbortSignal): Promise<void>;
  /** There is no report, because the run could not begin; without problems it is a bug of ours. */
  couldNotRun(problems: readonly Problem[]): Promise<Receipt>;
}
