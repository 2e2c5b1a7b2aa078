import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ImportFormat, importFormats } from '../../src/model/run/import-formats.ts';

const ROOT = join(import.meta.dirname, '../fixtures/import');

/** A results file of a tool: `test/fixtures/import/<format>/<version or dialect>/<file>`. */
export interface ImportFixture {
  readonly format: ImportFormat;
  /** Its path below the folder of its format. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** The results files of a format. Files directly in its folder are scripts and notes. */
export const fixturesOf = (format: ImportFormat): ImportFixture[] =>
  filesBelow(join(ROOT, format))
    .map((path) => ({ path, file: relative(join(ROOT, format), path).split(sep).join('/') }))
    .filter(({ file }) => file.includes('/') && !file.endsWith('.md'))
    .map(({ path, file }) => ({ format, file, bytes: readFileSync(path) }));

export const allFixtures = (): ImportFixture[] => importFormats.flatMap(fixturesOf);

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}
