import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The first of these files that exists, from the folder of the entry script. Undefined in a program that embeds the
 * sources.
 */
export function fileNextTo(script: string | undefined, ...paths: readonly string[]): string | undefined {
  if (script === undefined || !existsSync(script)) return undefined;
  const folder = dirname(realpathSync(script));
  return paths.map((path) => join(folder, path)).find((path) => existsSync(path));
}

/** The template of reports. It is next to the bundle; for the sources, the one in `dist/` is used. */
export async function reportTemplate(script: string | undefined): Promise<string | undefined> {
  const path = fileNextTo(script, 'report-template.html', '../dist/report-template.html');
  return path && readFile(path, 'utf8');
}
