/**
 * 100,000 rows of each format of other tools through `report --check`, which reads them and says what it found, as a
 * command of the bundle: `npm run bench -- import`, or with the names of some formats behind it.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportFormat } from '../../src/model/run/imported.ts';
import { IMPORT_FILES } from './import-files.ts';
import { atMost, row } from './table.ts';

const ROWS = 100_000;
const RUNS = 3;
/** 400 MB. */
const GOAL_MIB = 381;
/** The formats that the goals are for. */
const WITH_GOAL: readonly string[] = ['jsonl', 'ctrf', 'promptfoo'] satisfies ImportFormat[];

export function importRows(cli: string, only: readonly string[] = []): void {
  const folder = mkdtempSync(join(tmpdir(), 'import-bench-'));
  const peakFile = join(folder, 'peak');
  // Tells the largest size of the measured process itself.
  writeFileSync(
    join(folder, 'peak.mjs'),
    `import { writeFileSync } from 'node:fs';\nprocess.on('exit', () => writeFileSync(${JSON.stringify(peakFile)}, String(process.resourceUsage().maxRSS)));\n`,
  );
  try {
    for (const [format, { file, rows = ROWS, pieces }] of Object.entries(IMPORT_FILES)) {
      if (only.length > 0 && !only.includes(format)) continue;
      const path = join(folder, file);
      write(path, pieces(rows));
      const size = (statSync(path).size / 2 ** 20).toFixed(0);
      const all = Array.from({ length: RUNS }, () => measured(cli, path, { folder, peakFile, rows }));
      const best = all.reduce((one, other) => (other.ms < one.ms ? other : one));
      const hasGoal = WITH_GOAL.includes(format);
      const what = `report --check, ${rows} rows of ${format}`;
      row(what, best.ms / 1000, 's', `${size} MiB, the whole command`, hasGoal ? atMost(2, 's') : undefined);
      row(`${what}: memory`, best.mib, 'MiB', '', hasGoal ? atMost(GOAL_MIB, 'MiB') : undefined);
      rmSync(path);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(path: string, pieces: Iterable<string | Uint8Array>): void {
  const file = openSync(path, 'w');
  for (const piece of pieces) writeSync(file, Buffer.from(piece));
  closeSync(file);
}

interface Site {
  readonly folder: string;
  readonly peakFile: string;
  readonly rows: number;
}

function measured(cli: string, path: string, { folder, peakFile, rows }: Site) {
  const started = performance.now();
  const args = ['--import', join(folder, 'peak.mjs'), cli, 'report', path, '--check'];
  const said = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const ms = performance.now() - started;
  if (!said.includes(`${rows} tests`)) throw new Error(`It read something else: ${said.slice(0, 500)}`);
  return { ms, mib: Number(readFileSync(peakFile, 'utf8')) / 1024 };
}
