import { resolve } from 'node:path';
import type { HistoryStore } from '../../model/ports/history-store.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Judged } from '../pipeline/basis.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { folderStore } from './folder-store.ts';
import { type Commit, historyReporter } from './history-reporter.ts';

/** The folder of `history`. Outside GitHub there is no token for the branch, which is left to its jobs. */
export function localStore(
  { history, workingDirectory }: Pick<Inputs, 'history' | 'workingDirectory'>,
  { cwd, files }: Pick<Runtime, 'cwd' | 'files'>,
): HistoryStore | undefined {
  if (history === 'off' || history === 'branch') return undefined;
  return folderStore(resolve(cwd, workingDirectory, history), history, files);
}

/** Adds a run outside GitHub to the history, with the commit that is checked out. */
export const localHistoryReporter = async (judged: Judged, store: HistoryStore, runtime: Runtime): Promise<Reporter> =>
  historyReporter({
    store,
    judged,
    job: undefined,
    commit: await commitHere(runtime),
    runtime,
    signal: () => runtime.signal,
  });

/** Empty without a repository. */
async function commitHere({ cwd, git, signal }: Pick<Runtime, 'cwd' | 'git' | 'signal'>): Promise<Commit> {
  const said = async (...args: readonly string[]): Promise<string> => {
    const ended = await git.run(args, { cwd, local: true }, signal);
    return ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.trim() : '';
  };
  const [sha, ref] = [await said('rev-parse', 'HEAD'), await said('symbolic-ref', '--quiet', 'HEAD')];
  return { ...(/^[0-9a-f]{40,64}$/.test(sha) && { sha }), ...(ref !== '' && { ref }) };
}
