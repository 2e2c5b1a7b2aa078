import { basename } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { Files, Journal } from '../../model/ports/files.ts';

interface Deps {
  readonly files: Pick<Files, 'writePieces'>;
  notify(problem: Problem): void;
}

/** Restores the results file if a grader or an agent modified it. */
export async function verifyJournal(
  journal: Journal,
  path: string,
  pieces: () => Iterable<string>,
  { files, notify }: Deps,
): Promise<void> {
  const state = await journal.state();
  if (state === 'intact') return;
  await files.writePieces(path, pieces());
  const what = state === 'missing' ? 'was removed' : 'was changed by another program';
  notify({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message: `${basename(path)} ${what} during the run. It was restored with the results of this run`,
    hint: 'Find the grader, hook or agent that writes into the results folder.',
  });
}
