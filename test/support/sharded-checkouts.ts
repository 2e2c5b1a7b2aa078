import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EvidencePool, EvidenceTrial } from '../../src/model/verdict/evidence.ts';
import type { ReportFile } from '../../src/model/verdict/report.ts';
import { evidenceText } from './evidence.ts';
import { firstCommit } from './git-remote.ts';
import { aRecentPool } from './recent-pool.ts';
import { cli } from './sharded-run.ts';

/**
 * One test: its baseline, as `9/10` or as the outcome in each run, the oldest first (`1101111111`), and the outcome of
 * each of its trials by number: the planned ones, then the re-runs.
 */
export interface Scripted {
  readonly base: string;
  readonly outcomes: string;
  readonly mustPass?: boolean;
}

export interface Scenario {
  /** By suite, then by test id. */
  readonly suites: Readonly<Record<string, Readonly<Record<string, Scripted>>>>;
  readonly trials?: number;
}

/** A repository whose agent passes or fails as scripted: an outcome depends on the test and the number of its trial alone. */
export interface ShardedRepository extends Disposable {
  /** A clone of the same commit in the folder `checkout` of this folder; `home` next to it is its home folder. */
  clone(name: string): string;
}

export function shardedRepository(scenario: Scenario): ShardedRepository {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sharded-')));
  const origin = join(folder, 'origin');
  firstCommit(origin, filesOf(scenario));
  return {
    clone(name) {
      // A clone would start several processes.
      cpSync(origin, join(folder, name, 'checkout'), { recursive: true });
      mkdirSync(join(folder, name, 'home'));
      return join(folder, name);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
}

const cliIn = (clone: string, args: readonly string[]) =>
  cli({ folder: join(clone, 'checkout') }, args, { HOME: join(clone, 'home') });

function filesOf({ suites, trials = 1 }: Scenario): Record<string, string> {
  const files: Record<string, string> = {
    '.agentv/targets.yaml':
      'targets: [{ name: default, provider: replay, source_target: agent, fixtures: ../answers.jsonl }]\n',
    'answers.jsonl': Object.values(suites).flatMap(answersOf).join(''),
  };
  for (const [suite, tests] of Object.entries(suites)) {
    files[`.agentv/evidence/${suite}.jsonl`] = evidenceText(poolOf(suite, tests));
    files[`evals/${suite}.eval.yaml`] = [
      `name: ${suite}\n`,
      ...(trials > 1 ? [`execution: { trials: { count: ${trials}, strategy: mean } }\n`] : []),
      'tests:\n',
      ...Object.entries(tests).map(
        ([id, { mustPass }]) =>
          `  - { id: ${id}, input: go${mustPass ? ', must_pass: true' : ''}, assertions: [{ type: contains, value: good }] }\n`,
      ),
    ].join('');
  }
  return files;
}

/** A trial without an outcome fails: with fewer recordings it would get the answer of the first one. */
const answersOf = (tests: Scenario['suites'][string]): string[] =>
  Object.entries(tests).flatMap(([id, { outcomes }]) =>
    Array.from({ length: MAX_TRIALS }, (_, attempt) => {
      const output = [{ role: 'assistant', content: outcomes[attempt] === '1' ? 'good' : 'bad' }];
      const names = { schema_version: 'agentv.replay_fixture.v1', suite: '', test_id: id, source_target: 'agent' };
      return `${JSON.stringify({ ...names, attempt, output })}\n`;
    }),
  );

/** More than the planned trials and re-runs of any test here. */
const MAX_TRIALS = 20;

function poolOf(suite: string, tests: Scenario['suites'][string]): EvidencePool {
  const counts = Object.entries(tests).map(([id, { base }]) => [
    id,
    base.includes('/') ? base : `${base.length}/${base.length}`,
  ]);
  const names = { suite, file: `evals/${suite}.eval.yaml`, target: 'default' };
  const pool = aRecentPool(Object.fromEntries(counts), { ...names, runs: 10 });
  const scripted = (trial: EvidenceTrial, outcome: string | undefined): EvidenceTrial =>
    outcome === '0' ? { ...trial, pass: false, score: 0 } : trial;
  return {
    ...pool,
    tests: pool.tests.map(({ testId, trials }) => {
      const base = tests[testId]?.base ?? '';
      return { testId, trials: base.includes('/') ? trials : trials.map((trial, run) => scripted(trial, base[run])) };
    }),
  };
}

interface Reported {
  readonly exitCode: number | null;
  readonly report: ReportFile;
}

/** The run in one process. */
export async function oneRun(repository: ShardedRepository): Promise<Reported> {
  const clone = repository.clone('one');
  return reported(clone, await cliIn(clone, ['run', 'evals', '-o', '../out', '--quiet']));
}

/** The same run in shards, each in a clone with a home folder of its own, and reported in another clone. */
export async function shardedRun(repository: ShardedRepository, shards: number): Promise<Reported> {
  const clones = Array.from({ length: shards }, (_, at) => repository.clone(`shard-${at + 1}-of-${shards}`));
  for (const [at, clone] of clones.entries()) {
    const shard = ['run', 'evals', '--shard', `${at + 1}/${shards}`, '-o', '../out', '--quiet'];
    const { exitCode, stderr } = await cliIn(clone, shard);
    if (exitCode !== 0) throw new Error(`shard ${at + 1}: ${stderr}`);
  }
  const reporter = repository.clone(`report-on-${shards}`);
  const folders = clones.map((clone) => join(clone, 'out'));
  return reported(reporter, await cliIn(reporter, ['report', ...folders, '-o', '../out']));
}

function reported(clone: string, { exitCode, stderr }: Awaited<ReturnType<typeof cli>>): Reported {
  if (exitCode === null || exitCode > 1) throw new Error(`exit code ${exitCode}: ${stderr}`);
  return { exitCode, report: JSON.parse(readFileSync(join(clone, 'out', 'report.json'), 'utf8')) };
}
