import { sideOf } from '../../compare/side-of.ts';
import { type RunOrigin, WINDOW } from '../../evidence/pool.ts';
import { decodeSample } from '../../evidence/samples/codec.ts';
import { mergeFacts, mergeSamples, mergeTrend, type OwnTrials } from '../../evidence/samples/merge.ts';
import type { TestFact } from '../../model/run/fact.ts';
import { isReused, type RunResult, resultKey, startOf, type TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { Sample, TrendRun } from '../../model/run/sample.ts';
import type { Side } from '../../model/run/side.ts';
import { grouped } from '../../shared/grouped.ts';
import { factsOfRun } from './facts-of-run.ts';
import type { FoundSamples } from './sample-source.ts';

const DAY_MS = 86_400_000;

interface SamplesOfRun {
  readonly samples: readonly Sample[];
  readonly trend: readonly TrendRun[];
  readonly facts: readonly TestFact[];
}

interface Carrying {
  readonly origin: RunOrigin;
  /** Samples of the run whose evidence this run used. */
  readonly earlier: Pick<FoundSamples, 'lines' | 'trend' | 'facts'>;
  /** This run in the trend; undefined if it measured nothing. */
  readonly own: TrendRun | undefined;
  readonly maxAgeDays?: number | undefined;
  /** Takes secrets out of a value. */
  redact<T>(value: T): T;
}

/** What a run of the base branch stores for the reports of later runs: its answers, and those of earlier runs that still apply. */
export function samplesOfRun(
  run: RunResult,
  { origin, earlier, own, maxAgeDays = WINDOW.days, redact }: Carrying,
): SamplesOfRun {
  const started = startOf(run);
  const oldest = new Date(Math.max(0, Date.parse(started) - maxAgeDays * DAY_MS)).toISOString();
  const known = [...earlier.lines].flatMap(([key, line]) => {
    const sample = decodeSample(line);
    return sample === undefined ? [] : [[key, sample] as const];
  });
  return {
    samples: redact(mergeSamples(ownTrials(run, origin), { earlier: new Map(known), oldest })),
    trend: redact(mergeTrend(earlier.trend, own)),
    facts: redact(mergeFacts(factsOfRun(run), { earlier: earlier.facts, oldest })),
  };
}

/** All trials of each test whose answers are known: planned ones, re-runs and seeds, in this order. */
function ownTrials(run: RunResult, origin: RunOrigin): OwnTrials[] {
  const extra = (run.extraTrials ?? []).flatMap(({ purpose, result }) => (purpose === 'control' ? [] : [result]));
  const measured = [...run.results, ...extra].filter(
    (result) => !isReused(result) && hasAnswer(result) && result.targetUsed === undefined,
  );
  return [...grouped(measured, (result) => [resultKey(result)]).values()].map((results) => {
    const [{ suiteFile, suite, testId, target, measure, subject }] = results;
    const sides = results.flatMap((result): Side[] => [
      ...(result.trialSamples ?? []).map(({ side }) => ({
        ...side,
        from: { ...side.from, ...origin, kind: 'base' as const },
      })),
      sideOf(result, { ...origin, kind: 'base' }),
    ]);
    return { key: [suiteFile, suite, testId, target], measure, subject, sides };
  });
}

function hasAnswer(result: TestResult): boolean {
  const { kind } = outcomeOf(result);
  return kind === 'passed' || kind === 'failed';
}
