import { problemText } from '../model/errors.ts';
import type { Clock } from '../model/ports/machine.ts';
import type { TestResult } from '../model/run/result.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import { plural } from '../model/text/text.ts';
import type { Terminal } from '../platform/terminal.ts';
import { complainAbout } from '../reports/deliver.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import {
  extraResultLine,
  isListed,
  nameColumnsOfTest,
  nextSteps,
  resultLine,
  resultTable,
} from '../reports/terminal/terminal.ts';
import { timeLimitLines } from '../reports/terminal/time-limits.ts';
import { RESULTS_FILE } from '../results/run-folder/results-file.ts';
import { runFiles } from '../results/run-folder/run-files.ts';
import type { Outline, Progress } from '../runner/pipeline/progress.ts';
import { Tally } from './tally.ts';

export const SAVED_BASELINE = 'baseline of later runs';

/** How finished tests are shown: by default a line for each, or of a long run for each tenth. */
export type ProgressStyle = 'auto' | 'list' | 'line' | 'dot';

interface TerminalRun {
  readonly style?: ProgressStyle;
  shownFolder(folder: string): string;
  readonly isDryRun: boolean;
  readonly clock: Clock;
  /** How commands are typed in the folder of the user. */
  readonly here: { readonly program: string; readonly workingDirectory: string };
}

/**
 * For a person at a terminal: a line per finished test, or per tenth of a long run, the running tests below, and the table at the
 * end.
 */
export function terminalProgress(
  terminal: Terminal,
  { shownFolder, isDryRun, clock, here, style = 'auto' }: TerminalRun,
): Progress {
  const tally = new Tally(clock);
  /** Of the longest name so far. */
  let nameColumns = 0;
  /** The tests of the present row, a character each. */
  let dots = '';
  const printDots = () => {
    if (dots !== '') terminal.print(dots);
    dots = '';
  };
  const isShown = (result: TestResult) =>
    style === 'list' || (style === 'auto' && isListed(tally.total)) || (style === 'line' && !isPassed(result));
  /** Names that do not fit the terminal are cut off at the end. */
  const statusLine = () => {
    const { done, total, text, running } = tally;
    if (done === total) return '';
    const share = Math.floor((done / total) * 20);
    return oneLine(`${'█'.repeat(share)}${'░'.repeat(20 - share)} ${text} · ${running.join(', ')}`);
  };
  return {
    planned({ tests, suites, tool, takenOver, timeLimits = [], forecast = [] }, problems) {
      const known = takenOver?.results ?? [];
      tally.planned(tests);
      for (const result of known) tally.finished(result);
      for (const problem of problems) terminal.complain(`${problem.severity}: ${problemText(problem)}`);
      for (const line of forecast) terminal.print(oneLine(line));
      for (const line of timeLimitLines(timeLimits)) terminal.print(line);
      const left = `${plural('test', tests - known.length)} of ${plural('suite', suites.length)}`;
      const what = tool === undefined ? `Running ${left}` : `${tool} ran ${left}`;
      terminal.print(`${what}${takenOver === undefined ? '' : `; ${takenOverText(takenOver)}`}\n`);
    },
    started(step) {
      tally.started(step);
      nameColumns = Math.max(nameColumns, nameColumnsOfTest(step));
      terminal.status(statusLine);
    },
    finished(result) {
      tally.finished(result);
      const { done, total, text } = tally;
      if (style === 'dot') dots += isPassed(result) ? '·' : '✗';
      if (dots.length === DOTS || done === total) printDots();
      if (isShown(result)) terminal.print(resultLine(result, { ...terminal, nameColumns }, isDryRun));
      else if (style === 'auto' && Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total))
        terminal.print(text);
      terminal.status(statusLine);
    },
    confirming(tests) {
      terminal.print(`\n${againText(tests)}`);
    },
    extraTrial(trial) {
      tally.extraTrial(trial.result);
      if (style === 'list') {
        const line = extraResultLine(trial, { ...terminal, nameColumns }, isDryRun);
        if (line !== undefined) terminal.print(line);
        // Trials that seed a baseline have no dots either.
      } else if (trial.purpose !== 'seed') dots += isPassed(trial.result) ? '·' : '✗';
      if (dots.length === DOTS) printDots();
    },
    ended(report, folder, receipts) {
      printDots();
      terminal.print(`\n${resultTable(report, terminal)}\n`);
      const at = shownFolder(folder);
      const written = receipts.filter((receipt) => receipt.kind === 'delivered');
      const copies = written.filter(({ name }) => name === RESULTS_FILE || name === SAVED_BASELINE);
      const files = [
        { label: 'report', path: `${at}/${runFiles.page}` },
        { label: 'summary', path: `${at}/${runFiles.summary}` },
        { label: 'for coding agents', path: `${at}/${runFiles.index}` },
        { label: 'every answer', path: `${at}/${runFiles.journal}` },
        { label: 'for programs', path: `${at}/${runFiles.report}` },
        { label: '', path: `${at}/${runFiles.experiment}` },
        { label: '', path: `${at}/${runFiles.junit}` },
      ].filter(({ path }) => path.endsWith(runFiles.journal) || written.some(({ name }) => path === `${at}/${name}`));
      const others = copies.map(({ name, where }) => ({ label: name, path: shownFolder(where) }));
      terminal.print(nextSteps({ files: [...files, ...others], report, here, folder: at }, terminal));
      complainAbout(receipts, (text) => terminal.complain(text));
      const { failed } = report.totals;
      if (failed > 0 && copies.some(({ name }) => name === SAVED_BASELINE)) {
        const [fail, them] = failed === 1 ? ['fails', 'it'] : ['fail', 'them'];
        const what = `${plural('test', failed)} ${fail} in the saved baseline`;
        terminal.complain(`warning: ${what}: later runs report ${them} as failing as before.`);
      }
    },
  };
}

const isPassed = (result: TestResult): boolean => outcomeOf(result).kind === 'passed';
const DOTS = 60;

export const takenOverText = ({ results, from }: NonNullable<Outline['takenOver']>): string =>
  `${plural('result', results.length)} taken over from ${oneLine(from)}, trusted as they are`;

export const againText = (tests: number): string => `Re-running ${plural('suspected regression', tests)}:`;

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
      const hasPage = receipts.some(({ kind, name }) => kind === 'delivered' && name === runFiles.page);
      terminal.print(`${verdict.kind}: ${oneLine(verdict.headline)}`);
      terminal.print(`${shownFolder(folder)}/${hasPage ? runFiles.page : runFiles.summary}`);
      complainAbout(receipts, (text) => terminal.complain(text));
    },
  };
}
