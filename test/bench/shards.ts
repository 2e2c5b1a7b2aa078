/**
 * Simulates the balance of shards: suites of 25 tests with log-normal durations, of which five earlier trials are known.
 * Compares the slowest shard with the lower bound of any assignment: all work divided by all slots, or the longest test.
 */
import { parseInputs } from '../../src/app/config/inputs.ts';
import { findBasis } from '../../src/app/pipeline/basis.ts';
import { openSite } from '../../src/app/pipeline/prepare.ts';
import { realRuntime, unstoppable } from '../../src/app/pipeline/runtime.ts';
import { findPolicy } from '../../src/app/policy/find-policy.ts';
import { makeShardPlan } from '../../src/app/shards/make-plan.ts';
import { surveyPlan } from '../../src/app/shards/survey-plan.ts';
import { encodePool } from '../../src/evidence/codec.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import { assign, duration } from '../../src/plan/shards/assign.ts';
import { expectedTimes, type Timed } from '../../src/plan/shards/expected-time.ts';
import type { Work } from '../../src/plan/shards/work.ts';
import { aProject } from '../support/project.ts';
import { seeded } from '../support/seeded.ts';

const SUITE = 25;
const SLOTS = 3;
const EARLIER = 5;
const RUNS = 40;
const MEDIAN_MS = 40_000;
const LONGEST_MS = 3_600_000;
/** Standard deviations of the logarithm of durations. */
const BETWEEN = { suites: 0.6, tests: 1, trials: 0.35 } as const;
/** Some trials are slow. */
const SLOW = { share: 0.03, factor: 3 } as const;

const CELLS: readonly (readonly [tests: number, shards: readonly number[]])[] = [
  [60, [4]],
  [300, [2, 4, 8]],
  [1_000, [4, 8, 12, 20]],
];

interface Simulated {
  readonly test: Timed;
  readonly earlier: readonly number[];
  readonly nowMs: number;
}

export function shardRows(print: (line: string) => void): void {
  const random = seeded(20_261_123);
  for (const [tests, counts] of CELLS)
    for (const shards of counts)
      for (const newShare of [0, 0.3]) {
        const ratios = Array.from({ length: RUNS }, () => ratioOf(simulated(tests, newShare, random), shards)).sort(
          (a, b) => a - b,
        );
        const mean = ratios.reduce((sum, each) => sum + each, 0) / RUNS;
        const high = ratios[Math.ceil(0.95 * RUNS) - 1] ?? 0;
        const history = newShare === 0 ? 'with history' : '30% new tests';
        print(
          `${tests} tests, ${shards} shards, ${history}: ${mean.toFixed(2)} (95%: ${high.toFixed(2)}) × the lower bound`,
        );
      }
  print(planning(random));
}

const RUNS_OF_PLAN = 5;
const PLANNED = { suites: 50, tests: 100, trials: 5 } as const;

/** A whole plan of 5,000 tests, from their files to the digest, and how long reading the files takes of that. */
export async function planRow(print: (line: string) => void): Promise<void> {
  const { suites, tests, trials } = PLANNED;
  const ids = Array.from({ length: tests }, (_, at) => `t${at}`);
  const line = (id: string) => `  - { id: ${id}, input: hi, assertions: [{ type: contains, value: hello }] }\n`;
  const names = Array.from({ length: suites }, (_, at) => `s${at}`);
  const pool = (suite: string): EvidencePool => ({
    schemaVersion: 1,
    suite,
    file: `evals/${suite}.eval.yaml`,
    target: 'default',
    resets: [],
    tests: ids.map((testId) => ({
      testId,
      trials: Array.from({ length: trials }, (_, run) => ({
        run: `r${run}`,
        time: new Date(Date.now() - (run + 1) * 3_600_000).toISOString(),
        pass: true,
        score: 1,
        durationMs: 40_000,
        costUsd: 0.01,
      })),
    })),
  });
  using project = aProject({
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock, response: hello }]\n',
    ...Object.fromEntries(names.map((name) => [`evals/${name}.eval.yaml`, `tests:\n${ids.map(line).join('')}`])),
    ...Object.fromEntries(names.map((name) => [`.agentv/evidence/${name}.json`, encodePool(pool(name))])),
  });
  const silent = { info() {}, warn() {}, error() {} };
  const runtime = { ...realRuntime(silent, unstoppable()), cwd: project.folder, env: {} };
  const policy = await findPolicy(parseInputs({}), runtime);
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  /** The others were disturbed. */
  const fastest = async (work: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let run = 0; run < RUNS_OF_PLAN; run += 1) times.push(await timed(work));
    return Math.min(...times);
  };
  const read = async () => {
    await surveyPlan(await openSite(policy.inputs, runtime, { hasPlaceholders: true }));
    await findBasis(policy, runtime);
  };
  const plan = () => makeShardPlan(policy, { shards: 20, most: 20, targetMinutes: 10 }, { runtime });
  await plan();
  const [wholeMs, readMs] = [await fastest(plan), await fastest(read)];
  print(
    `${suites * tests} tests planned in ${wholeMs.toFixed(0)} ms, of which ${readMs.toFixed(0)} ms read suites and evidence: ${(wholeMs - readMs).toFixed(0)} ms after that (goal 500 ms)`,
  );
}

function simulated(count: number, newShare: number, random: () => number): Simulated[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const suites = Array.from(
    { length: Math.ceil(count / SUITE) },
    () => MEDIAN_MS * Math.exp(BETWEEN.suites * normal()),
  );
  return Array.from({ length: count }, (_, index) => {
    const suite = Math.floor(index / SUITE);
    const usual = (suites[suite] ?? MEDIAN_MS) * Math.exp(BETWEEN.tests * normal());
    const trial = () =>
      Math.min(LONGEST_MS, usual * Math.exp(BETWEEN.trials * normal()) * (random() < SLOW.share ? SLOW.factor : 1));
    const test = { key: `t${index}`, suite: `s${suite}`, target: 'target', kind: 'agent' } as const;
    const isNew = random() < newShare;
    return { test, earlier: isNew ? [] : Array.from({ length: EARLIER }, trial), nowMs: trial() };
  });
}

function ratioOf(tests: readonly Simulated[], shards: number): number {
  const now = new Map(tests.map(({ test, nowMs }) => [test.key, nowMs]));
  const durations = assign(worksOf(tests), { shards, workers: SLOTS, setupMs: 0 }).map(({ parts }) =>
    duration(
      parts.map(({ work }) => now.get(work.key) ?? 0),
      SLOTS,
    ),
  );
  const all = tests.map(({ nowMs }) => nowMs);
  const sum = all.reduce((total, ms) => total + ms, 0);
  return Math.max(...durations) / Math.max(sum / (SLOTS * shards), ...all);
}

function worksOf(tests: readonly Simulated[]): Work[] {
  const expected = expectedTimes(
    tests.map(({ test }) => test),
    new Map(tests.map(({ test, earlier }) => [test.key, earlier])),
  );
  return tests.map(({ test: { key, suite } }) => ({
    key,
    setup: suite,
    trials: 1,
    trialMs: expected.get(key) ?? 0,
    isDivisible: true,
    together: [],
  }));
}

function planning(random: () => number): string {
  const tests = simulated(5_000, 0.3, random);
  const started = performance.now();
  assign(worksOf(tests), { shards: 20, workers: SLOTS, setupMs: 60_000 });
  return `5000 tests assigned to 20 shards: ${(performance.now() - started).toFixed(0)} ms`;
}
