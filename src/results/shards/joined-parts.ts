import { aggregateTrials, isMixed } from '../../model/run/aggregate.ts';
import { verdictOf } from '../../model/run/grade.ts';
import { sumTokens } from '../../model/run/message.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import type { PlannedTest } from '../../model/run/shard-plan.ts';
import { costOfTrials, failureOfTrials } from '../result-of.ts';
import type { Part } from './shard-results.ts';

/** A row, and the part of the trials that it has. */
interface Placed {
  readonly part: Part;
  readonly result: TestResult;
}

/**
 * The result of a test whose trials ran on several shards: the trials are aggregated again, and the answer is that of the
 * best one, as if one machine had run all of them.
 */
export function joinedParts({ strategy = 'mean' }: PlannedTest, parts: readonly Placed[]): TestResult {
  const inOrder = parts.toSorted((one, other) => one.part.from - other.part.from);
  const owned = inOrder.flatMap(({ part, result }) =>
    trialsOf(result).map((trial, at): Owned => ({ result, trial: { ...trial, attempt: part.from + at } })),
  );
  const trials = owned.map(({ trial }) => trial);
  const { score, aggregation, best } = aggregateTrials(trials, strategy);
  const shown = owned[best]?.result;
  if (shown === undefined) throw new Error('A test was joined without a trial');
  const { status: _, score: __, ...common } = withoutOutcome(shown);
  const joined = {
    ...common,
    timestamp: latest(inOrder.map(({ result }) => result.timestamp)),
    trials,
    aggregation,
    costUsd: costOfTrials(trials),
    retries: inOrder.reduce((sum, { result }) => sum + result.retries, 0),
    evalRun: {
      durationMs: Math.max(...inOrder.map(({ result }) => result.evalRun.durationMs)),
      tokenUsage: sumTokens(inOrder.flatMap(({ result }) => result.evalRun.tokenUsage ?? [])),
    },
    trialSamples: isMixed(trials) ? samplesOf(inOrder, best) : undefined,
    costLimited: inOrder.some(({ result }) => result.costLimited) ? true : undefined,
  };
  const failure = failureOfTrials(trials, trials[best], strategy);
  if (failure !== undefined) return { ...joined, status: 'execution_error', score, failure };
  if (score >= shown.passMark) return { ...joined, status: 'ok', score };
  return { ...joined, status: 'quality_failure', score, requiredMissed: missedIn(shown) };
}

interface Owned {
  readonly trial: Trial;
  /** The row that it comes from. */
  readonly result: TestResult;
}

/** A part with one trial is written as a test with one. */
function trialsOf(result: TestResult): readonly Trial[] {
  if (result.trials !== undefined) return result.trials;
  const { status, score, scores, tokenUsage, costUsd, durationMs, finishReason, cached, paid, patch, targetUsed } =
    result;
  const failure = status === 'execution_error' ? result.failure : undefined;
  const verdict = verdictOf(score);
  return [
    {
      attempt: 0,
      status,
      score,
      verdict,
      scores,
      failure,
      tokenUsage,
      costUsd,
      durationMs,
      finishReason,
      cached,
      paid,
      patch,
      targetUsed,
    },
  ];
}

function withoutOutcome(result: TestResult) {
  const { failure: _, requiredMissed: __, ...common } = { failure: undefined, requiredMissed: undefined, ...result };
  return common;
}

const missedIn = (result: TestResult): string[] | undefined =>
  result.status === 'quality_failure' ? result.requiredMissed : undefined;

/** The first passing and the first failing answer, next to that of the best trial. */
function samplesOf(parts: readonly Placed[], best: number): TestResult['trialSamples'] {
  const others = parts
    .flatMap(({ part, result: { trialSamples = [] } }) =>
      trialSamples.map(({ attempt, side }) => ({ attempt: part.from + attempt, side })),
    )
    .filter(({ attempt }) => attempt !== best)
    .sort((one, other) => one.attempt - other.attempt);
  const chosen = [others.find(({ side }) => side.pass), others.find(({ side }) => !side.pass)].filter(
    (sample) => sample !== undefined,
  );
  return chosen.length === 0 ? undefined : chosen;
}

const latest = (times: readonly string[]): string => times.reduce((last, time) => (time > last ? time : last));
