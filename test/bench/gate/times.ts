import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '../../support/seeded.ts';
import { isQuick } from './cells.ts';

const HEAP_MIB = 500;
const LARGEST = isQuick ? 10_000 : 100_000;
const RUNS = 5;

/** How long large runs take to pair and to decide, each in a process of its own, and by `eval-action gate` on files. */
export function times(): void {
  const sizes = [
    [5_000, 10, isQuick ? 5 : 20, 'goal 200 ms'],
    [LARGEST, RUNS, 2, 'goal 10 s'],
  ] as const;
  for (const [tests, runs, rounds, goal] of sizes) {
    for (const scores of ['pass/fail', 'graded'] as const) {
      const { first, fastest, peakMiB } = measured([tests, runs, rounds, scores].map(String));
      console.log(
        `${tests} tests × ${runs} baseline runs, ${scores}: paired and decided in ${first} ms of processor time at first, then in ${fastest} ms (${goal}), with ${peakMiB} MiB of memory at most and a heap of ${HEAP_MIB} MiB`,
      );
    }
  }
  for (const scores of ['pass/fail', 'graded'] as const) onFiles(scores);
}

function measured(given: readonly string[]): { first: string; fastest: string; peakMiB: string } {
  const program = fileURLToPath(new URL('./decide-large.ts', import.meta.url));
  const printed = execFileSync(process.execPath, [`--max-old-space-size=${HEAP_MIB}`, program, ...given]);
  return JSON.parse(printed.toString());
}

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
/** Prints what the process has used when it ends. */
const USAGE =
  'data:text/javascript,process.on("exit",()=>console.error("\\n"+JSON.stringify(process.resourceUsage())))';

/** The whole command, with reading the files and printing the decision as JSON. */
function onFiles(scores: 'pass/fail' | 'graded'): void {
  const folder = mkdtempSync(join(tmpdir(), 'gate-times-'));
  try {
    const random = seeded(1);
    const names = Array.from({ length: RUNS + 1 }, (_, run) => `run-${run}.jsonl`);
    for (const [run, name] of names.entries()) writeRows(join(folder, name), { run, scores, random });
    const [now = '', ...earlierRuns] = names.toReversed();
    const flags = earlierRuns.map((name) => `--baseline=${name}`);
    const { stderr } = spawnSync(process.execPath, ['--import', USAGE, cli, 'gate', now, ...flags, '--json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
    });
    const used = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
    const seconds = (used.userCPUTime + used.systemCPUTime) / 1e6;
    console.log(
      `eval-action gate on ${names.length} files of ${LARGEST} rows, ${scores}: ${seconds.toFixed(1)} s of processor time of all threads, ${(used.maxRSS / 1_024).toFixed(0)} MiB of memory at most`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Rows {
  readonly run: number;
  readonly scores: 'pass/fail' | 'graded';
  readonly random: () => number;
}

function writeRows(path: string, { run, scores, random }: Rows): void {
  const file = openSync(path, 'w');
  const timestamp = `2026-01-${String(1 + run).padStart(2, '0')}T00:00:00.000Z`;
  for (let test = 0; test < LARGEST; test += 1) {
    const passes = random() < (test % 20 === 0 ? 0.5 : 0.98);
    const graded = passes ? 0.8 + 0.2 * random() : 0.6 * random();
    const row = {
      timestamp,
      suite: 'large',
      test_id: `test-${test}`,
      target: 'default',
      score: scores === 'graded' ? graded : Number(passes),
      execution_status: passes ? 'ok' : 'quality_failure',
      cost_usd: 0.01,
      duration_ms: 1_000,
    };
    writeSync(file, `${JSON.stringify(row)}\n`);
  }
  closeSync(file);
}
