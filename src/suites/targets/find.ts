import { join } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { firstFile } from '../references/file-paths.ts';

const CANDIDATES = ['targets.yaml', 'targets.yml', '.agentv/targets.yaml', '.agentv/targets.yml'];

/** The given targets file: a file, or a folder that contains one. Throws a `UserError` if there is none. */
export async function givenTargetsFile(path: string, files: Pick<Files, 'state'>): Promise<string> {
  const state = await files.state(path, { noDeadLinks: true });
  if (state === 'file') return path;
  const found = state === 'folder' ? await nearestTargetsFile([path], files) : undefined;
  if (found !== undefined) return found;
  throw userError(
    'FILE_MISSING',
    state === 'folder' ? `There is no targets file in ${path}` : `There is no targets file ${path}`,
    {
      expected:
        state === 'folder' ? `one of ${CANDIDATES.join(', ')}` : 'a file, or a folder that contains targets.yaml',
    },
  );
}

/** The targets file nearest to a suite: the first match in the given folders, or undefined. */
export const nearestTargetsFile = (
  folders: readonly string[],
  files: Pick<Files, 'state'>,
): Promise<string | undefined> =>
  firstFile(
    folders.flatMap((folder) => CANDIDATES.map((candidate) => join(folder, candidate))),
    files,
  );
