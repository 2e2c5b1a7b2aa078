import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportFormat } from '../../../src/model/run/import-formats.ts';
import type { RunResult } from '../../../src/model/run/result.ts';
import { memoryFiles } from '../../../src/platform/files/memory-files.ts';
import type { ImportSettings } from '../../../src/results/importers/importer.ts';
import { importFile } from '../../../src/results/importers/index.ts';
import { importSource } from '../../../src/results/run-folder/import-source.ts';

type Content = string | Uint8Array | readonly object[];

const bytesOf = (content: Content): Uint8Array => {
  if (content instanceof Uint8Array) return content;
  return Buffer.from(typeof content === 'string' ? content : content.map((row) => `${JSON.stringify(row)}\n`).join(''));
};

/** A file in memory as importers see it; a list is JSON Lines. */
export const sourceOf = (name: string, content: Content) =>
  importSource(`/${name}`, { cwd: '/', files: memoryFiles(new Map([[`/${name}`, bytesOf(content)]])) });

/** Reads a file in memory, in the format that its content shows. */
export const readFileWith = async (
  name: string,
  content: Content,
  settings: ImportSettings & { readonly format?: ImportFormat | undefined } = {},
) => importFile(await sourceOf(name, content), settings.format, settings);

/** A results file of another tool, by its path in `test/fixtures/import`. */
export const fixture = (path: string): Buffer => readFileSync(join(import.meta.dirname, '../../fixtures/import', path));

/** Tests by their status, as tools count them. */
export function counted({ results, unreadable = [] }: RunResult) {
  const count = (status: string) => results.filter((result) => result.status === status).length;
  return {
    passed: count('ok'),
    failed: count('quality_failure'),
    errors: count('execution_error'),
    unreadable: unreadable.length,
  };
}

export const named = ({ results }: RunResult, testId: string) => results.find((result) => result.testId === testId);
