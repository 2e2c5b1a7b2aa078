import { resolve } from 'node:path';
import type { EvidenceSource, HistoryStore } from '../../model/ports/history-store.ts';
import type { ReportOptions } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { folderStore } from './folder-store.ts';
import { historyBaseline } from './history-baseline.ts';
import { folderOf } from './history-key.ts';

/** The folder of `history`. Outside GitHub there is no token for the branch, which is left to its jobs. */
export function localStore(
  { history, workingDirectory }: ReportOptions,
  { cwd, files }: Pick<Runtime, 'cwd' | 'files'>,
): HistoryStore | undefined {
  if (history === 'off' || history === 'branch') return undefined;
  return folderStore(resolve(cwd, workingDirectory, history), history, files);
}

/** The newest runs of the folder as a baseline; undefined without a folder. */
export function localHistory(
  inputs: ReportOptions,
  runtime: Pick<Runtime, 'cwd' | 'files' | 'clock'>,
): EvidenceSource['ofHistory'] {
  const store = localStore(inputs, runtime);
  if (store === undefined) return undefined;
  const folders = [folderOf(inputs, undefined)];
  const now = runtime.clock.now();
  return (signal, files) => historyBaseline({ store, files, folders, now, maxAgeDays: inputs.baselineMaxAge }, signal);
}
