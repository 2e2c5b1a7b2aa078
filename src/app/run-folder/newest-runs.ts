import { dirname, join } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { JOURNAL } from './earlier-results.ts';

interface RunsSite {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'glob' | 'modifiedAt'>;
}

/** The run folders below `.agentv/results/runs`, with an experiment or without, the newest first. Throws a `UserError` if there are none. */
export async function newestRuns({ cwd, files }: RunsSite): Promise<readonly [string, ...string[]]> {
  const runs = join(cwd, '.agentv', 'results', 'runs');
  const found =
    (await files.state(runs)) === 'folder' ? await files.glob([`*/${JOURNAL}`, `*/*/${JOURNAL}`], { cwd: runs }) : [];
  const times = await Promise.all(found.map((path) => files.modifiedAt(path)));
  const [newest, ...others] = found
    .map((path, at) => ({ folder: dirname(path), time: times[at] ?? 0 }))
    .sort((a, b) => b.time - a.time)
    .map(({ folder }) => folder);
  if (newest !== undefined) return [newest, ...others];
  throw userError('FILE_MISSING', `There is no run in ${shownPath(runs, cwd)}`, {
    hint: 'Run eval-action run first, or pass the folder of a run.',
  });
}
