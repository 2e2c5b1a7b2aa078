/** 100,000 results through the commands, each in its own process: time and most memory. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atMost, row } from './table.ts';

const FILES = 20;
const TESTS_PER_FILE = 5_000;
const SHARDS = 4;
const GOAL = atMost(1024, 'MiB');

export function largeRows(cli: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'eval-large-'));
  try {
    prepare(folder);
    const measure = (name: string, args: readonly string[]) => {
      const started = performance.now();
      // Tells the largest size of the measured process itself.
      const flags = ['--import', join(folder, 'peak.mjs')];
      execFileSync(process.execPath, [...flags, cli, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      const seconds = (performance.now() - started) / 1000;
      const mib = Number(execFileSync('cat', [join(folder, 'peak')], { encoding: 'utf8' })) / 1024;
      row(`${FILES * TESTS_PER_FILE} results: ${name}`, mib, 'MiB', `${seconds.toFixed(1)} s`, GOAL);
    };
    const run = ['run', 'evals', '--target', 'mock', '--quiet'];
    measure('run', [...run, '-o', 'out']);
    measure('gate', ['gate', 'out']);
    execFileSync('cp', ['-R', 'out', 'again'], { cwd: folder });
    measure('gate with a baseline', ['gate', 'again', '--baseline', 'out']);
    measure('compare', ['compare', 'out', 'again']);
    measure('report', ['report', 'out', '-o', 'report']);
    rmSync(join(folder, 'again'), { recursive: true });
    measure('plan', ['plan', 'evals', '--target', 'mock', '--shards', `${SHARDS}`]);
    for (let shard = 1; shard <= SHARDS; shard += 1) {
      const args = [...run, '--shard', `${shard}/${SHARDS}`, '-o', `shards/${shard}`];
      execFileSync(process.execPath, [cli, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    }
    measure(`report of ${SHARDS} shards`, ['report', 'shards/*', '-o', 'merged']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function prepare(folder: string): void {
  mkdirSync(join(folder, '.agentv'));
  mkdirSync(join(folder, 'evals'));
  const targets = 'targets:\n  - { name: mock, provider: mock, response: hello }\n';
  writeFileSync(join(folder, '.agentv', 'targets.yaml'), targets);
  const test = (index: number) =>
    `  - { id: t${index}, input: say hello number ${index}, assertions: [{ type: contains, value: hello }] }\n`;
  const tests = Array.from({ length: TESTS_PER_FILE }, (_, index) => test(index)).join('');
  for (let file = 0; file < FILES; file += 1)
    writeFileSync(join(folder, 'evals', `s${file}.eval.yaml`), `tests:\n${tests}`);
  writeFileSync(
    join(folder, 'peak.mjs'),
    `import { writeFileSync } from 'node:fs';\nprocess.on('exit', () => writeFileSync(${JSON.stringify(join(folder, 'peak'))}, String(process.resourceUsage().maxRSS)));\n`,
  );
}
