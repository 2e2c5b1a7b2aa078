import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const NAME = 'report-template.html';

/**
 * Reads the template of reports. It is next to the bundle; for the sources, the one in `dist/` is used. Undefined if
 * there is none, such as in a program that embeds the sources.
 */
export async function reportTemplate(script: string | undefined): Promise<string | undefined> {
  if (script === undefined || !existsSync(script)) return undefined;
  const folder = dirname(realpathSync(script));
  const path = [join(folder, NAME), join(folder, '..', 'dist', NAME)].find((each) => existsSync(each));
  return path && readFile(path, 'utf8');
}
