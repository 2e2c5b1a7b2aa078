import type { Report } from './report.ts';

/** Where a report went, or why it did not get there. */
export type Receipt =
  | { readonly kind: 'delivered'; readonly name: string; readonly where: string }
  | { readonly kind: 'notDelivered'; readonly name: string; readonly why: string; readonly hint?: string | undefined };

/** Tells a report somewhere. It cannot change the verdict. */
export interface Reporter {
  readonly name: string;
  deliver(report: Report): Promise<Receipt>;
}
