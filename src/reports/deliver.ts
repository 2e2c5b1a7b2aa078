import { messageOf } from '../model/errors.ts';
import type { Receipt, Reporter } from '../model/ports/reporter.ts';
import type { Report } from '../model/verdict/report.ts';
import { oneLine } from './escape/terminal.ts';

/** Calls all reporters; one that throws is recorded and the others continue. */
export async function deliverAll(reporters: readonly Reporter[], report: Report): Promise<Receipt[]> {
  return Promise.all(reporters.map((reporter) => deliver(reporter, report)));
}

/** The same one by one, so that what one of them needs in memory is free for the next. */
export async function deliverInTurn(reporters: readonly Reporter[], report: Report): Promise<Receipt[]> {
  const receipts: Receipt[] = [];
  for (const reporter of reporters) receipts.push(await deliver(reporter, report));
  return receipts;
}

export const notDelivered = (receipt: Receipt): receipt is Extract<Receipt, { kind: 'notDelivered' }> =>
  receipt.kind === 'notDelivered';

async function deliver(reporter: Reporter, report: Report): Promise<Receipt> {
  try {
    return await reporter.deliver(report);
  } catch (error) {
    return { kind: 'notDelivered', name: reporter.name, why: messageOf(error) };
  }
}

/** Reports that were not delivered, with advice, and reports that were skipped on purpose. */
export function complainAbout(receipts: readonly Receipt[], complain: (text: string) => void): void {
  for (const receipt of receipts) {
    if (receipt.kind === 'notNeeded') complain(`${receipt.name} was not written: ${oneLine(receipt.why)}`);
  }
  for (const { name, why, hint } of receipts.filter(notDelivered)) {
    complain(`warning: ${name} was not delivered: ${oneLine(why)}${hint ? `\n  ${hint}` : ''}`);
  }
}
