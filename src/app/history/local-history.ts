import type { HistoryStore } from '../../model/ports/history-store.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import type { Judged } from '../pipeline/gate-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { type Commit, historyReporter } from './history-reporter.ts';

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
  return { sha: /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined, ref: ref || undefined };
}
