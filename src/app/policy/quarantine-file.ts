import { join, resolve } from 'node:path';
import { MAX_QUARANTINE_BYTES, readQuarantine } from '../../evidence/quarantine.ts';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Quarantined } from '../../model/verdict/quarantine.ts';
import { findRepository } from '../../suites/discover.ts';
import { shownPath } from '../../suites/references/shown-path.ts';

/** Relative to the working directory, or to the root of the repository. */
export const USUAL_QUARANTINE = join('.agentv', 'quarantine.yaml');

/**
 * The tests in quarantine: those of the given file, or of `.agentv/quarantine.yaml` in the working directory or the
 * repository. Throws a `UserError` for errors in it, and for a given file that does not exist.
 */
export async function findQuarantine(
  given: string | undefined,
  { cwd, files }: { readonly cwd: string; readonly files: Pick<Files, 'state' | 'read'> },
): Promise<readonly Quarantined[]> {
  if (given !== undefined) {
    const path = resolve(cwd, given);
    if ((await files.state(path, { noDeadLinks: true })) === 'file') return read(path);
    throw userError('FILE_MISSING', `There is no quarantine file ${given}`, {
      hint: 'Set the path of an existing file with --quarantine-file or with quarantine_file under gate in .agentv/config.yaml, or remove the setting.',
    });
  }
  for (const root of new Set([cwd, await findRepository(cwd, files)])) {
    const path = join(root, USUAL_QUARANTINE);
    if ((await files.state(path, { noDeadLinks: true })) === 'file') return read(path);
  }
  return [];

  async function read(path: string): Promise<readonly Quarantined[]> {
    return readQuarantine(await files.read(path, MAX_QUARANTINE_BYTES), shownPath(path, cwd));
  }
}
