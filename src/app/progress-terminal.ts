import type { Terminal } from '../edges/terminal.ts';
import { problemText } from '../model/errors.ts';
import type { Receipt } from '../model/reporter.ts';
import { notDelivered } from '../reports/deliver.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { nextSteps, resultLine, resultTable } from '../reports/terminal.ts';
import { plural } from '../shared/text.ts';
import { runFiles } from './earlier-run.ts';
import type { Outline, Progress } from './progress.ts';

/** For a person at a terminal: a line per finished test, what is running below, and the table at the end. */
export function terminalProgress(
  terminal: Terminal,
  shownFolder: (folder: string) => string,
  program: string,
  isDryRun: boolean,
): Progress {
  const running = new Set<string>();
  let counts = { done: 0, total: 0, failing: 0 };
  const show = () => terminal.status(statusLine(counts, running));
  return {
    planned({ tests, suites, takenOver }, problems) {
      const known = takenOver?.results ?? [];
      counts = { done: known.length, total: tests, failing: known.filter(({ status }) => status !== 'ok').length };
      for (const problem of problems) terminal.complain(`${problem.severity}: ${problemText(problem)}`);
      terminal.print(
        `Running ${plural('test', tests - known.length)} of ${plural('suite', suites.length)}${alreadyDone(takenOver)}\n`,
      );
    },
    started({ testId, target }) {
      running.add(`${testId} [${target}]`);
      show();
    },
    finished(result, { done }) {
      running.delete(`${result.testId} [${result.target}]`);
      counts = { ...counts, done, failing: counts.failing + (result.status === 'ok' ? 0 : 1) };
      terminal.print(resultLine(result, terminal, isDryRun));
      show();
    },
    ended(report, folder, receipts) {
      terminal.print(`\n${resultTable(report, terminal)}\n`);
      const at = shownFolder(folder);
      const files = [
        { label: 'summary', path: `${at}/${runFiles.summary}` },
        { label: 'every answer', path: `${at}/${runFiles.journal}` },
        { label: 'for programs', path: `${at}/${runFiles.report}` },
        { label: '', path: `${at}/${runFiles.junit}` },
      ];
      terminal.print(nextSteps({ files, report, program }, terminal));
      complainAbout(receipts, (text) => terminal.complain(text));
    },
  };
}

/** What is not run, because an earlier run has done it. */
export const alreadyDone = (takenOver: Outline['takenOver']): string =>
  takenOver === undefined
    ? ''
    : `; ${plural('result', takenOver.results.length)} taken over from ${oneLine(takenOver.from)}`;

/** For a person who only wants the verdict. */
export function quietProgress(terminal: Terminal, shownFolder: (folder: string) => string): Progress {
  return {
    planned(_, problems) {
      for (const problem of problems.filter(({ severity }) => severity === 'error')) {
        terminal.complain(`error: ${problemText(problem)}`);
      }
    },
    started() {},
    finished() {},
    ended({ verdict }, folder, receipts) {
      terminal.print(`${verdict.kind}: ${oneLine(verdict.headline)}`);
      terminal.print(`${shownFolder(folder)}/${runFiles.summary}`);
      complainAbout(receipts, (text) => terminal.complain(text));
    },
  };
}

/** What could not be told, and what to do about it. */
export function complainAbout(receipts: readonly Receipt[], complain: (text: string) => void): void {
  for (const { name, why, hint } of receipts.filter(notDelivered)) {
    complain(`warning: ${name} was not delivered: ${oneLine(why)}${hint ? `\n  ${hint}` : ''}`);
  }
}

function statusLine(
  { done, total, failing }: { done: number; total: number; failing: number },
  running: ReadonlySet<string>,
): string {
  if (done === total) return '';
  const share = total === 0 ? 0 : Math.floor((done / total) * 20);
  const bar = '█'.repeat(share) + '░'.repeat(20 - share);
  const failures = failing > 0 ? ` · ${failing} not passed` : '';
  return oneLine(`${bar} ${done}/${total}${failures} · ${[...running].join(', ')}`);
}
