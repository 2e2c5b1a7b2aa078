import { extraTrialLine } from '../../src/app/run-folder/extra-trial-rows.ts';
import { aggregateTrials } from '../../src/model/run/aggregate.ts';
import type { ExtraTrial, TestResult } from '../../src/model/run/result.ts';
import type { PlannedTest, ShardPlan } from '../../src/model/run/shard-plan.ts';
import type { ShardRecord } from '../../src/model/run/shard-record.ts';
import { digestOf } from '../../src/plan/shards/digest.ts';
import { recordLine } from '../../src/results/record.ts';
import { costOfTrials } from '../../src/results/result-of.ts';
import type { ShardResults } from '../../src/results/shards/shard-results.ts';

/** A test of `evals/greetings.eval.yaml` on the target `support-agent`, with one trial on the first shard. */
export const aPlannedTest = (testId: string, given: Partial<PlannedTest> = {}): PlannedTest => ({
  suite: 'greetings',
  suiteFile: `evals/${given.suite ?? 'greetings'}.eval.yaml`,
  testId,
  target: 'support-agent',
  trials: 1,
  expectedMs: 1000,
  parts: [{ shard: 1, from: 0, trials: given.trials ?? 1 }],
  ...given,
});

/** A plan of these tests, without a baseline; its shards are those that the tests name. */
export function aShardPlan(tests: readonly PlannedTest[], given: Partial<ShardPlan> = {}): ShardPlan {
  const parts = tests.flatMap((test) => test.parts);
  const count = Math.max(1, ...parts.map(({ shard }) => shard));
  return {
    schemaVersion: 1,
    generator: { name: 'eval-action', version: '1.0.0-dev' },
    commit: '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d5e6f1a2b',
    key: 'Evals',
    inputs: {},
    given: [],
    policy: { gate: {}, isChange: false, quarantine: [] },
    baseline: { kind: 'none', why: 'the baseline is "none"', isChosen: true },
    files: [],
    tests: [...tests],
    shards: Array.from({ length: count }, (_, at) => {
      const own = parts.filter(({ shard }) => shard === at + 1);
      const trials = own.reduce((sum, part) => sum + part.trials, 0);
      return { index: at + 1, ms: 1000 * trials, durationMs: 1000 * trials, tests: own.length, trials, confirm: 20 };
    }),
    maxParallel: count,
    warnings: [],
    forecast: {
      calls: tests.length,
      judgeCalls: 0,
      durationMs: 1000,
      oneMachineMs: 1000 * tests.length,
      longestTrialMs: 1000,
      why: 'given',
      testsWithoutCost: tests.length,
      timedTests: 0,
    },
    ...given,
  };
}

/** A plan that gives test `i` to shard `i % count`, with all of its trials. */
export const dealt = (tests: readonly PlannedTest[], count: number): PlannedTest[] =>
  tests.map((test, at) => ({ ...test, parts: [{ shard: (at % count) + 1, from: 0, trials: test.trials }] }));

/** Recent: evidence has an age. */
const STARTED = new Date(Date.now() - 600_000).toISOString();

/** What a shard writes that has run everything that the plan gives to it. */
export function aShardRecord(plan: ShardPlan, index: number, given: Partial<ShardRecord> = {}): ShardRecord {
  const trials = plan.shards.find((shard) => shard.index === index)?.trials ?? 0;
  return {
    schemaVersion: 1,
    generator: { name: 'eval-action', version: plan.generator.version },
    digest: digestOf(plan),
    key: plan.key,
    index,
    count: plan.shards.length,
    attempt: 1,
    commit: plan.commit,
    cells: { expected: trials, finished: trials },
    extraTrials: { confirmation: 0, control: 0, seed: 0 },
    complete: true,
    usage: { calls: trials },
    run: {
      startedAt: STARTED,
      durationMs: 1000,
      planned: plan.tests.length,
      complete: given.complete ?? true,
      ...(given.stopped !== undefined && { stopped: given.stopped }),
      dryRun: false,
      requirements: [],
      warnings: [],
    },
    ...given,
  };
}

/**
 * The rows of one shard: of the whole result of each test, in the order of the plan, the trials that the plan gives to
 * the shard.
 */
export function rowsOf(plan: ShardPlan, index: number, whole: readonly TestResult[]): TestResult[] {
  const rows = plan.tests.flatMap((test, position): TestResult[] => {
    const part = test.parts.find(({ shard }) => shard === index);
    const result = whole[position];
    if (part === undefined || result === undefined) return [];
    return test.parts.length === 1 ? [result] : [partOf(result, part)];
  });
  return rows.map((row, at) => ({ ...row, index: at }));
}

function partOf(result: TestResult, { from, trials: count }: PlannedTest['parts'][number]): TestResult {
  const all = result.trials ?? [];
  const trials = all.slice(from, from + count).map((trial, attempt) => ({ ...trial, attempt }));
  const { score, aggregation, best } = aggregateTrials(trials, result.aggregation?.strategy ?? 'mean');
  const { failure: _, requiredMissed: __, ...common } = { failure: undefined, requiredMissed: undefined, ...result };
  const shown = trials[best];
  const isOne = count === 1;
  const row = {
    ...common,
    score,
    output: `answer ${from + best}`,
    durationMs: shown?.durationMs,
    costUsd: costOfTrials(trials),
    trials: isOne ? undefined : trials,
    aggregation: isOne ? undefined : aggregation,
  };
  const failure = trials.every(({ status }) => status === 'execution_error') ? shown?.failure : undefined;
  if (failure !== undefined) return { ...row, status: 'execution_error', failure };
  return { ...row, status: score >= result.passMark ? 'ok' : 'quality_failure' };
}

/** The trials that a cost limit cut off. */
const unfinished = ({ tests }: ShardPlan, index: number, rows: readonly TestResult[]): number =>
  rows
    .filter(({ costLimited }) => costLimited)
    .map(({ testId, trials = [] }) => {
      const parts = tests.find((test) => test.testId === testId)?.parts ?? [];
      return (parts.find(({ shard }) => shard === index)?.trials ?? 0) - trials.length;
    })
    .reduce((sum, count) => sum + count, 0);

/** All results of a shard in one attempt. */
export function aShard(
  plan: ShardPlan,
  index: number,
  whole: readonly TestResult[],
  given: Partial<Omit<ShardResults, 'record'>> & { readonly record?: Partial<ShardRecord> } = {},
): ShardResults {
  const { record, attempt = 1, extraTrials = [], ...others } = given;
  const written = (purpose: ExtraTrial['purpose']) => extraTrials.filter((trial) => trial.purpose === purpose).length;
  const rows = rowsOf(plan, index, whole);
  const { trials: expected = 0 } = plan.shards.find((shard) => shard.index === index) ?? {};
  const cells = { expected, finished: expected - unfinished(plan, index, rows) };
  const counts = { confirmation: written('confirmation'), control: written('control'), seed: written('seed') };
  return {
    name: `agentv-shard-Evals-${digestOf(plan).slice(0, 12)}-${index}-${attempt}`,
    index,
    attempt,
    record: aShardRecord(plan, index, { attempt, cells, extraTrials: counts, ...record }),
    results: rows,
    extraTrials,
    ...others,
  };
}

/** The files that a shard writes, by their names. */
export const filesOf = ({ record, results, extraTrials }: ShardResults): Record<string, string> => ({
  'shard.json': JSON.stringify(record),
  'index.jsonl': results.map((result) => `${recordLine(result)}\n`).join(''),
  ...(extraTrials.length > 0 && {
    'extra-trials.jsonl': extraTrials.map((trial) => `${extraTrialLine(trial)}\n`).join(''),
  }),
});
