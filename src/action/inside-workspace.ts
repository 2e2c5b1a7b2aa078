import { dirname, relative, resolve } from 'node:path';
import type { Inputs } from '../config/settings.ts';
import { userError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import { kebab } from '../model/text/text.ts';
import { isInside } from '../suites/references/shown-path.ts';

interface CheckoutSite {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'realPath'>;
  /** With links resolved. */
  readonly checkout: string;
}

/**
 * Throws a `UserError` if a folder or file that a step writes is outside the workspace, also through a link: a pull
 * request must not choose which other files of the runner are written.
 */
export async function requireInsideWorkspace(
  { workingDirectory, ...paths }: Pick<Inputs, 'workingDirectory' | 'outputDirectory' | 'otelFile' | 'traceFile'>,
  site: CheckoutSite,
): Promise<void> {
  const cwd = resolve(site.cwd, workingDirectory);
  await requireInside('working-directory', cwd, site);
  for (const name of ['outputDirectory', 'otelFile', 'traceFile'] as const) {
    const path = paths[name];
    if (path !== undefined) await requireInside(kebab(name), resolve(cwd, path), site);
  }
}

async function requireInside(input: string, folder: string, { files, checkout }: CheckoutSite): Promise<void> {
  let existing = folder;
  while ((await files.state(existing)) === 'missing' && existing !== dirname(existing)) existing = dirname(existing);
  const real = resolve(await files.realPath(existing), relative(existing, folder));
  if (isInside(checkout, real)) return;
  throw userError('INPUT_INVALID', `\`${input}\` is outside the workspace`, {
    expected: `a path in ${checkout} (GITHUB_WORKSPACE)`,
    found: real,
  });
}
