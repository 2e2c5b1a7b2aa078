import { join, relative, resolve } from 'node:path';
import { isInside } from '../suites/references/shown-path.ts';

/**
 * The path of a file in the checkout, with `/` as separator; undefined if it is outside, or what this run has kept of the results
 * of a tool, which no commit has.
 */
export function checkoutPath(
  file: string,
  {
    workingDirectory,
    outputDirectory,
  }: { readonly workingDirectory: string; readonly outputDirectory?: string | undefined },
  checkout: string,
): string | undefined {
  const path = resolve(workingDirectory, file);
  const kept = outputDirectory === undefined ? join('.agentv', 'results') : join(outputDirectory, 'engine');
  if (!isInside(checkout, path) || isInside(resolve(workingDirectory, kept), path)) return undefined;
  return relative(checkout, path).replaceAll('\\', '/') || undefined;
}

/** The address of a line of the checkout on GitHub, at one commit. */
export function lineUrl(
  { serverUrl, owner, repo }: { readonly serverUrl: string; readonly owner: string; readonly repo: string },
  { commit, path, line }: { readonly commit: string; readonly path: string; readonly line: number },
): string {
  const parts = [owner, repo, 'blob', commit, ...path.split('/')];
  const encoded = parts.map((part) => encodeURIComponent(part.replaceAll(/[\ud800-\udfff]/gu, '\ufffd'))).join('/');
  // Parentheses would end a Markdown link.
  return `${serverUrl}/${encoded.replaceAll('(', '%28').replaceAll(')', '%29')}#L${line}`;
}
