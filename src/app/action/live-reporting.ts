import { messageOf, type Problem } from '../../model/errors.ts';
import type { LiveReporter, Receipt } from '../../model/ports/reporter.ts';
import type { Report } from '../../model/verdict/report.ts';
import { deliverAll } from '../../reports/deliver.ts';

/** Reporters that have started. Finish them with a report, or with the reason why there is none. */
export interface LiveReporting {
  deliver(report: Report): Promise<Receipt[]>;
  couldNotRun(problems: readonly Problem[]): Promise<Receipt[]>;
}

/** Starts all of them without waiting. A failed start fails again at the end, and is reported there. */
export function beginAll(reporters: readonly LiveReporter[], signal: AbortSignal): LiveReporting {
  return whenBegun(reporters, Promise.allSettled(reporters.map((reporter) => reporter.begin(signal))));
}

/** Reporters for a finished run: they do nothing before the end. */
export const withoutBeginning = (reporters: readonly LiveReporter[]): LiveReporting =>
  whenBegun(reporters, Promise.resolve());

function whenBegun(reporters: readonly LiveReporter[], begun: Promise<unknown>): LiveReporting {
  return {
    async deliver(report) {
      await begun;
      return deliverAll(reporters, report);
    },
    async couldNotRun(problems) {
      await begun;
      return Promise.all(reporters.map((reporter) => ended(reporter, problems)));
    },
  };
}

async function ended(reporter: LiveReporter, problems: readonly Problem[]): Promise<Receipt> {
  try {
    return await reporter.couldNotRun(problems);
  } catch (error) {
    return { kind: 'notDelivered', name: reporter.name, why: messageOf(error) };
  }
}
