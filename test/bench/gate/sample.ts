import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { presentTrials } from '../../../src/model/run/present-trials.ts';
import type { TestResult } from '../../../src/model/run/result.ts';
import { grouped } from '../../../src/model/values/grouped.ts';
import type { EvidencePool } from '../../../src/model/verdict/evidence.ts';
import { decide } from '../../support/evidence.ts';
import { seeded } from '../../support/seeded.ts';
import { baselineOf, type Setting, simulateTrials, suites, withBroken, worseBy } from '../../support/simulate.ts';
import { histories } from './cells.ts';

const SEED = 20_261_120;
const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/** Decides on generated runs twice: by the functions, and by `eval-action gate` on files. */
export function sample(): void {
  const folder = mkdtempSync(join(tmpdir(), 'gate-sample-'));
  try {
    const random = seeded(SEED);
    const rounds = process.argv.includes('--quick') ? 1 : 6;
    const runs = Array.from({ length: rounds }, () => settings()).flat();
    const compared = runs.map((setting, index) => decidedTwice(setting, join(folder, String(index)), random));
    const equal = compared.filter(({ functions, commandLine }) => functions === commandLine).length;
    const kinds = grouped(compared, ({ functions }) => [functions.split(' ')[0]]);
    const verdicts = [...kinds].map(([kind, own]) => `${own.length} ${JSON.parse(kind)[0]}`).join(', ');
    console.log(
      `\n${equal} of ${runs.length} generated runs (${verdicts}) have the same verdict and p-values on the command line`,
    );
    for (const each of compared) if (each.functions !== each.commandLine) console.log(each);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function settings(): Setting[] {
  const [steady, noisy] = [suites.steady(40), suites.noisy(40)];
  return [
    { earlierRuns: steady, sd: 0.3, ...histories['1 v 10'] },
    { earlierRuns: steady, now: withBroken(steady, 1), ...histories['1 v 5'] },
    { earlierRuns: noisy, now: worseBy(noisy, 0.25), suites: 2, ...histories['3 v 15'] },
    { earlierRuns: steady, now: worseBy(steady, 0.2), poisoned: 9, ...histories['1 v 10'] },
    { earlierRuns: steady, now: withBroken(steady, 3), suites: 5, sd: 0.3, ...histories['1 v 3'] },
  ];
}

function decidedTwice(setting: Setting, folder: string, random: () => number) {
  const pools = baselineOf(setting, random);
  const { sides, confirmations } = simulateTrials(setting, pools, random);
  const { verdict, comparison } = decide({ ...sides, confirmations });
  mkdirSync(folder);
  const write = (name: string, rows: readonly object[]) =>
    writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  write('now.jsonl', sides.run.results.flatMap(rowsOfResult));
  write('reruns.jsonl', confirmations.flatMap(rowsOfResult));
  const baseline = Array.from({ length: setting.runs }, (_, run) => {
    write(`base-${run}.jsonl`, rowsOfRun(pools, `run-${run}`));
    return `--baseline=base-${run}.jsonl`;
  });
  const reruns = confirmations.length > 0 ? ['--confirmations=reruns.jsonl'] : [];
  const { stdout, stderr } = spawnSync(process.execPath, [cli, 'gate', 'now.jsonl', ...baseline, ...reruns, '--json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  const decision = JSON.parse(stdout) as { verdict: string; suites: { p: number | null }[] };
  return {
    functions: shownDecision(
      verdict.kind,
      comparison.suites.map(({ p }) => p),
    ),
    commandLine: shownDecision(
      decision.verdict,
      decision.suites.map(({ p }) => p),
    ),
  };
}

const shownDecision = (verdict: string, ps: readonly (number | null | undefined)[]): string =>
  `${verdict} ${ps.map((p) => p?.toPrecision(6)).join(' ')}`;

/** Several rows of one test are its trials. */
const rowsOfResult = (result: TestResult): object[] =>
  presentTrials(result).map(({ score }) => rowOf(result.suite, result.testId, '2026-01-10T10:11:00.000Z', score));

const rowsOfRun = (pools: readonly EvidencePool[], run: string): object[] =>
  pools.flatMap(({ suite, tests }) =>
    tests.flatMap(({ testId, trials }) =>
      trials.filter((trial) => trial.run === run).map(({ time, score }) => rowOf(suite, testId, time, score)),
    ),
  );

const rowOf = (suite: string, test_id: string, timestamp: string, score: number): object => ({
  timestamp,
  suite,
  test_id,
  target: 'support-agent',
  score,
  execution_status: score === 1 ? 'ok' : 'quality_failure',
});
