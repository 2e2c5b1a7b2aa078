/** 100,000 results through the commands, each in its own process: time and most memory. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measure, suiteOf, TARGETS } from './measure.ts';
import { atMost, row } from './table.ts';

const FILES = 20;
const TESTS_PER_FILE = 5_000;
const SHARDS = 4;

export async function largeRows(cli: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-large-'));
  const perform = (...args: string[]) => measure([cli, ...args], { cwd: folder });
  const rowOf = async (name: string, ...args: string[]) => {
    const { ms, peakMiB } = await perform(...args);
    const what = `${FILES * TESTS_PER_FILE} results: ${name}`;
    row(what, peakMiB, 'MiB', `${(ms / 1000).toFixed(1)} s`, atMost(1024, 'MiB'));
  };
  try {
    mkdirSync(join(folder, '.agentv'));
    mkdirSync(join(folder, 'evals'));
    writeFileSync(join(folder, '.agentv', 'targets.yaml'), TARGETS);
    const suite = suiteOf(TESTS_PER_FILE);
    for (let file = 0; file < FILES; file += 1) writeFileSync(join(folder, 'evals', `s${file}.eval.yaml`), suite);
    await rowOf('run', 'run', 'evals', '--quiet', '-o', 'out');
    await rowOf('gate', 'gate', 'out');
    cpSync(join(folder, 'out'), join(folder, 'again'), { recursive: true });
    await rowOf('gate with a baseline', 'gate', 'again', '--baseline', 'out');
    await rowOf('compare', 'compare', 'out', 'again');
    await rowOf('report', 'report', 'out', '-o', 'report');
    await rowOf('plan', 'plan', 'evals', '--shards', `${SHARDS}`);
    for (let shard = 1; shard <= SHARDS; shard += 1)
      await perform('run', 'evals', '--quiet', '--shard', `${shard}/${SHARDS}`, '-o', `shards/${shard}`);
    await rowOf(`report of ${SHARDS} shards`, 'report', 'shards/*', '-o', 'merged');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
