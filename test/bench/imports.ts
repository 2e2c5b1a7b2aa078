/**
 * 100,000 rows of each format of other tools through `report --check`, which reads them and says what it found, as a
 * command of the bundle: `npm run bench -- import`, or with the names of some formats behind it.
 */
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMPORT_FILES } from './import-files.ts';
import { fastest } from './measure.ts';
import { row } from './table.ts';

const ROWS = 100_000;

export async function importRows(cli: string, only: readonly string[] = []): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'import-bench-'));
  try {
    for (const [format, { file, rows = ROWS, pieces }] of Object.entries(IMPORT_FILES)) {
      if (only.length > 0 && !only.includes(format)) continue;
      const path = join(folder, file);
      const handle = openSync(path, 'w');
      for (const piece of pieces(rows)) writeSync(handle, Buffer.from(piece));
      closeSync(handle);
      const { ms, peakMiB, stdout } = await fastest(3, [cli, 'report', path, '--check'], { cwd: folder });
      if (!stdout.includes(`${rows} tests`)) throw new Error(`It read something else: ${stdout.slice(0, 500)}`);
      const notes = `${(statSync(path).size / 2 ** 20).toFixed(0)} MiB, ${peakMiB.toFixed(0)} MiB of memory at most`;
      row(`report --check, ${rows} rows of ${format}`, ms / 1000, 's', notes);
      rmSync(path);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
