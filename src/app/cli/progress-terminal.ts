import type { Terminal } from '../../adapters/terminal.ts';
import { problemText } from '../../model/errors.ts';
import type { Clock } from '../../model/ports/machine.ts';
import type { Receipt } from '../../model/ports/reporter.ts';
import { notDelivered } from '../../reports/deliver.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { nextSteps, resultLine, resultTable } from '../../reports/terminal/terminal.ts';
import { plural } from '../../shared/text.ts';
import { timeLimitLine } from '../config/time-limit-text.ts';
import type { Outline, Progress } from '../pipeline/progress.ts';
import { runFiles } from '../run-folder/earlier-run.ts';
import { RESULTS_FILE } from '../run-folder/results-file.ts';
import { Tally } from './tally.ts';

interface TerminalRun {
  shownFolder(folder: string): string;
  readonly isDryRun: boolean;
  readonly clock: Clock;
  /** How commands are typed in the folder of the user. */
  readonly here: { readonly program: string; readonly workingDirectory: string };
}

/** For a person at a terminal: a line per finished test, the running tests below, and the table at the end. */
export function terminalProgress(terminal: Terminal, { shownFolder, isDryRun, clock, here }: TerminalRun): Progress {
  const tally = new Tally(clock);
  const show = () => terminal.status(() => statusLine(tally));
  return {
    planned({ tests, suites, takenOver, timeLimits = [], forecast = [] }, problems) {
      const known = takenOver?.results ?? [];
      tally.planned(tests);
      for (const result of known) tally.finished(result);
      for (const problem of problems) terminal.complain(`${problem.severity}: ${problemText(problem)}`);
      for (const line of forecast) terminal.print(oneLine(line));
      if (timeLimits.length > 0) terminal.print(timeLimitLine(timeLimits));
      terminal.print(
        `Running ${plural('test', tests - known.length)} of ${plural('suite', suites.length)}${alreadyDone(takenOver)}\n`,
      );
    },
    started(step) {
      tally.started(step);
      show();
    },
    finished(result) {
      tally.finished(result);
      terminal.print(resultLine(result, terminal, isDryRun));
      show();
    },
    confirming(tests) {
      terminal.print(`\n${againText(tests)}`);
    },
    extraTrial({ purpose, result }) {
      tally.extraTrial(result);
      if (purpose === 'confirmation') terminal.print(resultLine(result, terminal, isDryRun));
    },
    ended(report, folder, receipts) {
      terminal.print(`\n${resultTable(report, terminal)}\n`);
      const at = shownFolder(folder);
      const files = [
        ...(isWritten(runFiles.page, receipts) ? [{ label: 'report', path: `${at}/${runFiles.page}` }] : []),
        { label: 'summary', path: `${at}/${runFiles.summary}` },
        ...(isWritten(runFiles.index, receipts)
          ? [{ label: 'for coding agents', path: `${at}/${runFiles.index}` }]
          : []),
        { label: 'every answer', path: `${at}/${runFiles.journal}` },
        { label: 'for programs', path: `${at}/${runFiles.report}` },
        { label: '', path: `${at}/${runFiles.junit}` },
        ...receipts.flatMap((receipt) =>
          receipt.kind === 'delivered' && receipt.name === RESULTS_FILE
            ? [{ label: receipt.name, path: shownFolder(receipt.where) }]
            : [],
        ),
      ];
      terminal.print(nextSteps({ files, report, here }, terminal));
      complainAbout(receipts, (text) => terminal.complain(text));
    },
  };
}

const isWritten = (file: string, receipts: readonly Receipt[]): boolean =>
  receipts.some(({ kind, name }) => kind === 'delivered' && name === file);

/** The results taken over from an earlier run. */
export const alreadyDone = (takenOver: Outline['takenOver']): string =>
  takenOver === undefined
    ? ''
    : `; ${plural('result', takenOver.results.length)} taken over from ${oneLine(takenOver.from)}`;

/** Announces the confirmation. */
export const againText = (tests: number): string => `Re-running ${plural('suspected regression', tests)}:`;

/** Prints the verdict, and the path of the report. */
export function quietProgress(terminal: Terminal, shownFolder: (folder: string) => string): Progress {
  return {
    planned(_, problems) {
      for (const problem of problems.filter(({ severity }) => severity === 'error')) {
        terminal.complain(`error: ${problemText(problem)}`);
      }
    },
    started() {},
    finished() {},
    confirming() {},
    extraTrial() {},
    ended({ verdict }, folder, receipts) {
      terminal.print(`${verdict.kind}: ${oneLine(verdict.headline)}`);
      terminal.print(`${shownFolder(folder)}/${isWritten(runFiles.page, receipts) ? runFiles.page : runFiles.summary}`);
      complainAbout(receipts, (text) => terminal.complain(text));
    },
  };
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

/** Names that do not fit the terminal are cut off at the end. */
function statusLine({ done, total, text, running }: Tally): string {
  if (done === total) return '';
  const share = total === 0 ? 0 : Math.floor((done / total) * 20);
  const bar = '█'.repeat(share) + '░'.repeat(20 - share);
  return oneLine(`${bar} ${text} · ${running.join(', ')}`);
}
