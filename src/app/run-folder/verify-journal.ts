import { basename } from 'node:path';
import type { Problem } from '../../model/errors.ts';
import type { Files, Journal } from '../../model/ports/files.ts';

interface Around {
  readonly files: Pick<Files, 'write'>;
  notify(problem: Problem): void;
}

/** Makes sure that a file of results holds what this run has measured, whatever graders and agents did to it. */
export async function verifyJournal(
  journal: Journal,
  path: string,
  text: () => string,
  { files, notify }: Around,
): Promise<void> {
  const state = await journal.state();
  if (state === 'intact') return;
  await files.write(path, text());
  const what = state === 'missing' ? 'was removed' : 'was changed by another program';
  notify({
    code: 'RESULTS_UNREADABLE',
    severity: 'warning',
    message: `${basename(path)} ${what} during the run. It was written again and holds what this run measured`,
    hint: 'Look for a grader, a hook or an agent that writes into the folder of results.',
  });
}
