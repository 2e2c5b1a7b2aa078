import { basename, join } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { Files, Journal } from '../../model/ports/files.ts';
import { recordLine } from '../../results/record.ts';
import { extraTrialLine, type ResumeState, runFiles, withLineBreaks } from '../run-folder/earlier-run.ts';
import type { Ledger, LedgerEntry } from './ledger.ts';

export interface Journals extends AsyncDisposable {
  append(entry: LedgerEntry): Promise<void>;
  /** Writes the files again if another program changed them. */
  verify(ledger: Ledger): Promise<void>;
}

interface JournalFiles {
  readonly folder: string;
  readonly takenOver: Pick<ResumeState, 'results' | 'extraTrials' | 'journal'>;
  readonly commit: string | undefined;
}

interface Deps {
  readonly files: Pick<Files, 'openJournal' | 'writePieces'>;
  notify(problem: Problem): void;
}

/** AgentV's record of the planned results, and one journal of all extra trials, which is opened for the first of them. */
export async function openJournals(
  { folder, takenOver, commit }: JournalFiles,
  { files, notify }: Deps,
): Promise<Journals> {
  const [plannedPath, extraPath] = [join(folder, runFiles.journal), join(folder, runFiles.extraTrials)];
  const planned = await files.openJournal(plannedPath);
  let extra: Promise<Journal> | undefined;
  const lineOf = (entry: LedgerEntry): string => {
    const { purpose, checkout, round, result } = entry;
    if (purpose === 'planned') return recordLine(result);
    return extraTrialLine({ purpose, checkout, round, result, commit: checkout === 'base' ? commit : undefined });
  };
  function* rowsOf(ledger: Ledger, isPlanned: boolean): Generator<string> {
    yield* withLineBreaks(isPlanned ? takenOver.journal : takenOver.extraTrials.map(extraTrialLine));
    for (const entry of ledger.entries.slice(takenOver.results.length + takenOver.extraTrials.length))
      if ((entry.purpose === 'planned') === isPlanned) yield `${lineOf(entry)}\n`;
  }
  return {
    async append(entry) {
      if (entry.purpose === 'planned') return planned.append(lineOf(entry));
      extra ??= files.openJournal(extraPath);
      return (await extra).append(lineOf(entry));
    },
    async verify(ledger) {
      const opened = await extra;
      for (const [journal, path] of [
        [planned, plannedPath] as const,
        ...(opened ? [[opened, extraPath] as const] : []),
      ]) {
        const state = await journal.state();
        if (state === 'intact') continue;
        await files.writePieces(path, rowsOf(ledger, journal === planned));
        const what = state === 'missing' ? 'was removed' : 'was changed by another program';
        notify({
          code: 'RESULTS_UNREADABLE',
          severity: 'warning',
          message: `${basename(path)} ${what} during the run. It was restored with the results of this run`,
          hint: 'Find the grader, hook or agent that writes into the results folder.',
        });
      }
    },
    async [Symbol.asyncDispose]() {
      await planned[Symbol.asyncDispose]();
      await (await extra)?.[Symbol.asyncDispose]();
    },
  };
}
