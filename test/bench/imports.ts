/**
 * Measures the import of 100,000 rows of each format of other tools, each in a process of its own: `npm run bench -- import`,
 * or with the names of some formats behind it. Prints the time, that of the processor, which does not depend on what else
 * runs, and the most memory that the process had.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files } from '../../src/adapters/files/files.ts';
import { memory } from '../../src/adapters/memory.ts';
import { readResults } from '../../src/app/run-folder/read-results.ts';
import { IMPORT_FILES } from './import-files.ts';

const ROWS = 100_000;

export async function importRows(print: (line: string) => void, only: readonly string[]): Promise<void> {
  for (const [format, { file, rows = ROWS, pieces }] of Object.entries(IMPORT_FILES)) {
    if (only.length > 0 && !only.includes(format)) continue;
    const folder = mkdtempSync(join(tmpdir(), 'import-bench-'));
    try {
      const path = join(folder, file);
      write(path, pieces(rows));
      const { ms, cpuMs, mib, tests } = await alone(path);
      const size = (statSync(path).size / 2 ** 20).toFixed(0);
      const [time, cpu] = [ms, cpuMs].map((each) => `${(each / 1000).toFixed(1)} s`);
      print(`${format}: ${tests} tests (${size} MiB): ${time}, ${cpu} of the processor, ${mib.toFixed(0)} MiB at most`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function write(path: string, pieces: Iterable<string | Uint8Array>): void {
  const file = openSync(path, 'w');
  for (const piece of pieces) writeSync(file, Buffer.from(piece));
  closeSync(file);
}

interface Measured {
  readonly ms: number;
  readonly cpuMs: number;
  readonly mib: number;
  readonly tests: number;
}

async function alone(path: string): Promise<Measured> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const text = (await child.stdout.setEncoding('utf8').toArray()).join('');
  if (child.exitCode === null) await once(child, 'close');
  return JSON.parse(text) as Measured;
}

/** As `report` and `gate` read files. */
async function read(path: string): Promise<Measured> {
  memory.stopGrowth();
  const [started, before] = [performance.now(), process.cpuUsage()];
  const { run } = await readResults([path], { cwd: tmpdir(), files });
  if (!run.complete) throw new Error(run.unreadable?.[0]?.message ?? 'The file was not read');
  const used = process.cpuUsage(before);
  return {
    ms: performance.now() - started,
    cpuMs: (used.user + used.system) / 1000,
    mib: process.resourceUsage().maxRSS / 1024,
    tests: run.results.length,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] !== undefined) {
  console.log(JSON.stringify(await read(process.argv[2])));
}
