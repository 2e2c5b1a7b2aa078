import type { Response } from '../../model/run/outcome.ts';
import type { WorkspaceChanges } from '../../workspaces/lease.ts';

/**
 * A response with the changes of the workspace and of the image, then those that the target reports. The patch has every byte
 * (`losslessText`); readers get a string without encoded binary files.
 */
export function withChanges(
  response: Response,
  { patch: seen, unknown }: WorkspaceChanges = { patch: '' },
  inImage?: string,
): { readonly response: Response; readonly patch: string | undefined } {
  const patch = [seen, inImage, response.fileChanges]
    .filter((diff) => diff !== undefined && diff !== '')
    .map((diff) => (diff?.endsWith('\n') ? diff : `${diff}\n`))
    .join('');
  if (patch === '') return { response, patch: undefined };
  const fileChanges = patch.replaceAll(BINARY, 'Binary files differ\n').toWellFormed().trim();
  return { response: { ...response, fileChanges, ...(unknown !== undefined && { changesUnknown: unknown }) }, patch };
}

/** How git encodes a binary file, in both directions. No line of a text file begins like this in a diff. */
const BINARY = /^GIT binary patch\n(?:(?:literal|delta) \d+\n(?:[A-Za-z][!-~]+\n)*\n)+/gm;
