import { sideOf } from '../../compare/side-of.ts';
import { type RunOrigin, WINDOW } from '../../evidence/pool.ts';
import { decodeSample, encodeSamples, mergeSamples, SAMPLES_FILE, type SamplesText } from '../../evidence/samples.ts';
import { TREND } from '../../history/paths.ts';
import { encodeTrend, joinedTrend } from '../../history/trend.ts';
import { withMembers } from '../../model/run/grade.ts';
import { isReused, type RunResult, resultKey, startOf, type TestResult, type Trial } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { Sample, TestFact, TrendRun } from '../../model/run/sample.ts';
import type { Side } from '../../model/run/side.ts';
import { grouped } from '../../shared/grouped.ts';
import type { Judged } from '../pipeline/gate-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { originOf } from './origin.ts';

const DAY_MS = 86_400_000;

interface RunSamples extends Pick<SamplesText, 'omitted'> {
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/**
 * What a run of the base branch stores next to its evidence for the reports and plans of later runs, without secrets: its
 * answers and what its tests take, with those of earlier runs that still apply, and the trend.
 */
export function samplesOfRun(
  { run, gateInputs: { inputs, baseline } }: Judged,
  trend: TrendRun,
  runtime: Pick<Runtime, 'env' | 'redactor'>,
): RunSamples {
  const { samples = new Map<string, string>(), trend: earlierTrend = [] } =
    (baseline.kind === 'found' && baseline.stored) || {};
  const earlier = [...samples].flatMap(([key, line]) => {
    const sample = decodeSample(line);
    return sample === undefined ? [] : [[key, sample] as const];
  });
  const maxAgeMs = (inputs.baselineMaxAge ?? WINDOW.days) * DAY_MS;
  const oldest = new Date(Math.max(0, Date.parse(startOf(run)) - maxAgeMs)).toISOString();
  const all = mergeSamples(ownSamples(run, originOf(run, runtime.env)), new Map(earlier), oldest);

  const { text, omitted } = encodeSamples(runtime.redactor.deep(all));
  const runs = joinedTrend(earlierTrend, trend.suites.length === 0 ? [] : [trend]);
  return {
    files: [
      { name: SAMPLES_FILE, text },
      { name: TREND, text: encodeTrend(runtime.redactor.deep(runs)) },
    ],
    omitted,
  };
}

/** All trials of each test whose answers are known: planned ones, re-runs and seeds, in this order. */
function ownSamples(run: RunResult, origin: RunOrigin): Sample[] {
  const time = startOf(run);
  const facts = new Map(run.results.map((result) => [resultKey(result), factOf(result, time)]));
  const extra = (run.extraTrials ?? []).flatMap(({ purpose, result }) => (purpose === 'control' ? [] : [result]));
  const measured = [...run.results, ...extra].filter((result) => !isReused(result) && hasAnswer(result));
  return [...grouped(measured, (result) => [resultKey(result)]).values()].map((results) => {
    const [first] = results;
    const { suiteFile, suite, testId, target, measure, subject } = first;
    const sides = results
      .filter(({ targetUsed }) => targetUsed === undefined)
      .flatMap((result): Side[] => [
        ...(result.trialSamples ?? []).map(({ side }) => ({
          ...side,
          from: { ...side.from, ...origin, kind: 'base' as const },
        })),
        sideOf(result, { ...origin, kind: 'base' }),
      ]);
    return { key: [suiteFile, suite, testId, target], measure, subject, fact: facts.get(resultKey(first)), sides };
  });
}

function hasAnswer(result: TestResult): boolean {
  const { kind } = outcomeOf(result);
  return kind === 'passed' || kind === 'failed';
}

/** What one trial of a test took. Answers from a cache took nothing, and later runs may need new ones. */
function factOf(result: TestResult, time: string): TestFact | undefined {
  if (isReused(result) || !hasAnswer(result)) return undefined;
  const { trials, evalRun } = result;
  const all: readonly Pick<Trial, 'durationMs' | 'tokenUsage' | 'scores' | 'cached'>[] = trials ?? [result];
  const measured = all.filter(({ cached, durationMs }) => !cached && durationMs !== undefined);
  const count = measured.length;
  if (count === 0) return undefined;

  const scores = measured.flatMap((trial) => trial.scores.flatMap(withMembers));
  const judged = scores.filter(({ costUsd, tokenUsage }) => costUsd !== undefined || tokenUsage !== undefined);
  const usages = [...measured, ...judged].flatMap(({ tokenUsage }) => tokenUsage ?? []);
  const costs = judged.flatMap(({ costUsd }) => costUsd ?? []);
  const msOf = ({ durationMs = 0, scores: graded }: (typeof measured)[number]) =>
    durationMs + sum(graded.map((score) => score.durationMs));
  return {
    time,
    durationMs: trials === undefined ? evalRun.durationMs : sum(measured.map(msOf)) / count,
    tokens:
      usages.length > 0
        ? {
            input: sum(usages.map(({ input }) => input)) / count,
            output: sum(usages.map(({ output }) => output)) / count,
          }
        : undefined,
    judgeCalls: judged.length / count,
    judgeUsd: costs.length > 0 ? sum(costs) / count : undefined,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
