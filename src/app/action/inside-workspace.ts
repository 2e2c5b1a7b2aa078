import { dirname, relative, resolve } from 'node:path';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { isOutside } from '../config/checkout-path.ts';
import type { Inputs } from '../config/inputs.ts';

interface Site {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'realPath'>;
  /** With links resolved. */
  readonly checkout: string;
}

/**
 * Throws a `UserError` if the working directory or the output directory of a step is outside the workspace, also
 * through a link: a pull request must not choose which other files of the runner are written.
 */
export async function requireInsideWorkspace(
  { workingDirectory, outputDirectory }: Pick<Inputs, 'workingDirectory' | 'outputDirectory'>,
  site: Site,
): Promise<void> {
  const cwd = resolve(site.cwd, workingDirectory);
  await requireInside('working-directory', cwd, site);
  if (outputDirectory !== undefined) await requireInside('output-directory', resolve(cwd, outputDirectory), site);
}

async function requireInside(input: string, folder: string, { files, checkout }: Site): Promise<void> {
  let existing = folder;
  while ((await files.state(existing)) === 'missing' && existing !== dirname(existing)) existing = dirname(existing);
  const real = resolve(await files.realPath(existing), relative(existing, folder));
  if (!isOutside(relative(checkout, real))) return;
  throw userError('INPUT_INVALID', `\`${input}\` is outside the workspace`, {
    expected: `a folder in ${checkout} (GITHUB_WORKSPACE)`,
    found: real,
  });
}
