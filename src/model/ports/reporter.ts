import type { Problem } from '../errors.ts';
import type { Report } from '../verdict/report.ts';

export type Receipt =
  | { readonly kind: 'delivered'; readonly name: string; readonly where: string }
  /** The report has nothing for it: no message says so. */
  | { readonly kind: 'nothing'; readonly name: string }
  /** It was skipped for a reason: that is not an error. */
  | { readonly kind: 'notNeeded'; readonly name: string; readonly why: string }
  | { readonly kind: 'notDelivered'; readonly name: string; readonly why: string; readonly hint?: string | undefined };

/** Delivers a report. It cannot change the verdict, which is decided before the first one runs. */
export interface Reporter {
  readonly name: string;
  deliver(report: Report): Promise<Receipt>;
}

/** Announces at the start that a run is in progress, and always delivers at the end. */
export interface LiveReporter extends Reporter {
  /** Throws if the start cannot be announced; the end is delivered anyway. */
  begin(signal: AbortSignal): Promise<void>;
  /** There is no report, because the run could not begin; without problems it is a bug of ours. */
  couldNotRun(problems: readonly Problem[]): Promise<Receipt>;
}
