/**
 * Measures a history of 1,000 runs of 200 tests, of which each fails now and then: its size, the time of the command
 * that shows it, and the time to read it with all tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readBaselineRuns, readHeads } from '../../src/baseline/history-baseline.ts';
import { runPath } from '../../src/baseline/history-paths.ts';
import { folderStore } from '../../src/baseline/history-store.ts';
import { measuredRun } from '../../src/baseline/measured-run.ts';
import { encodeRun } from '../../src/baseline/run-file.ts';
import { files } from '../../src/platform/files/files.ts';
import { aReport, aResult } from '../support/builders.ts';
import { aRun } from '../support/evidence.ts';

const [RUNS, TESTS] = [1_000, 200];
const MIB = 2 ** 20;

export async function historyRows(cli: string, print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'history-bench-'));
  try {
    const bytes = write(folder);
    print(`${RUNS} runs of ${TESTS} tests: ${(bytes / MIB).toFixed(1)} MiB`);
    const { signal } = new AbortController();
    const tree = await folderStore(folder, folder, files).open(signal);
    if (tree === undefined) throw new Error('nothing was written');
    const question = { folder: 'v1/evals' };
    const command = () =>
      spawnSync(process.execPath, [cli, 'history', folder, '--limit', '5'], { stdio: 'ignore' }).status;
    print(`eval-action history: ${await fastest(async () => command())} ms`);
    print(`all runs and suites, in this process: ${await fastest(() => readHeads(tree, question, signal))} ms`);
    print(
      `with all tests: ${await fastest(() => readBaselineRuns(tree, { ...question, maxRuns: 2_000, enough: 1, isOfBranch: true }, signal))} ms`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fastest(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times).toFixed(0);
}

/** A hash as fingerprints have it: other ones for other texts. */
const hashOf = (text: string): string => Buffer.from(text.padEnd(9, '~')).toString('base64url').slice(0, 12);

function write(folder: string): number {
  let bytes = 0;
  for (let at = 0; at < RUNS; at += 1) {
    const time = new Date(Date.UTC(2026, 0, 1) + at * 8 * 3_600_000).toISOString();
    const results = Array.from({ length: TESTS }, (_, test) =>
      aResult({
        testId: `refund-policy-case-${test}`,
        timestamp: time,
        score: (at * 31 + test * 17) % 23 === 0 ? 0.4 : 1,
        costUsd: 0.00123 + test / 1e6,
        durationMs: 1200 + ((at * test) % 977),
        measure: `m1.${hashOf(`q${test}`)}.${hashOf(`g${test}`)}.${hashOf('judge')}.${hashOf('limits')}`,
        subject: `s1.${hashOf('target')}.-.${hashOf(`f${at}`)}`,
        model: 'a-model-2026-01',
      }),
    );
    const origin = { sha: at.toString(16).padStart(40, '0'), ref: 'refs/heads/main', run_id: at + 1, attempt: 1 };
    const run = measuredRun(aRun(results), origin, { report: aReport({ results }), earlier: [] });
    const text = encodeRun(run);
    const path = join(folder, 'v1/evals', runPath(run.run));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    bytes += Buffer.byteLength(text);
  }
  return bytes;
}
