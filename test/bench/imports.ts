/**
 * Measures the import of 100,000 rows of each format of other tools, in a process of its own: `npm run bench -- import`, or
 * with the names of some formats behind it. Prints the time, and the most memory that the process had.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files } from '../../src/adapters/files/files.ts';
import { readResults } from '../../src/app/run-folder/read-results.ts';
import type { ImportFormat } from '../../src/model/run/imported.ts';

const ROWS = 100_000;

/** A results file of a tool, in pieces: the name of the file, and its text. */
interface Written {
  readonly file: string;
  pieces(rows: number): Iterable<string>;
}

const ANSWER = 'The refund was sent to the card that was used.';

/** A file of each format, with answers as short as they are in a file of 64 MiB. */
const FORMATS: { readonly [Format in ImportFormat]?: Written } = {
  jsonl: {
    file: 'results.jsonl',
    *pieces(rows) {
      for (let at = 0; at < rows; at += 1) {
        yield `${JSON.stringify({
          test: `test-${at}`,
          suite: `suite-${at % 40}`,
          target: 'small',
          pass: at % 10 !== 3,
          score: at % 10 === 3 ? 0.2 : 1,
          input: `I want my money back for order ${at}.`,
          answer: ANSWER,
          duration_ms: 900 + (at % 300),
          cost_usd: 0.002,
          tokens: { input: 812, output: 40 },
          graders: [{ name: 'names-order', score: at % 10 === 3 ? 0.2 : 1, pass: at % 10 !== 3 }],
        })}\n`;
      }
    },
  },
};

export async function importRows(print: (line: string) => void, only: readonly string[]): Promise<void> {
  for (const [format, { file, pieces }] of Object.entries(FORMATS)) {
    if (only.length > 0 && !only.includes(format)) continue;
    const folder = mkdtempSync(join(tmpdir(), 'import-bench-'));
    try {
      const path = join(folder, file);
      write(path, pieces(ROWS));
      const { ms, mib, tests } = await alone(path);
      const size = (statSync(path).size / 2 ** 20).toFixed(0);
      print(`${format}: ${tests} tests (${size} MiB): ${(ms / 1000).toFixed(1)} s, ${mib.toFixed(0)} MiB at most`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function write(path: string, pieces: Iterable<string>): void {
  const file = openSync(path, 'w');
  for (const piece of pieces) writeSync(file, piece);
  closeSync(file);
}

interface Measured {
  readonly ms: number;
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

async function read(path: string): Promise<Measured> {
  const started = performance.now();
  const { run } = await readResults([path], { cwd: tmpdir(), files });
  if (!run.complete) throw new Error(run.unreadable?.[0]?.message ?? 'The file was not read');
  return {
    ms: performance.now() - started,
    mib: process.resourceUsage().maxRSS / 1024,
    tests: run.results.length,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2] !== undefined) {
  console.log(JSON.stringify(await read(process.argv[2])));
}
