import { verdictOf } from '../model/run/grade.ts';
import type { Step } from '../model/run/plan.ts';
import type { TestResult, Trial } from '../model/run/result.ts';
import type { EvidenceTrial } from '../model/verdict/evidence.ts';
import { costOfTrials, identity, type TrialSummary } from './result-of.ts';

/**
 * A test that was not run because nothing about it changed since it was measured at a commit. Nothing was
 * spent on it now. `summary` is given when several trials are known.
 */
export function reusedResult(
  step: Step,
  { fromSha, trials: known }: { readonly fromSha: string; readonly trials: readonly EvidenceTrial[] },
  summary: TrialSummary | undefined,
  at: number,
): TestResult {
  const trials = known.map(({ pass, score, costUsd, durationMs }, attempt): Trial => {
    const spent = { costUsd, durationMs };
    const status = pass ? 'ok' : 'quality_failure';
    return { attempt, status, score, verdict: verdictOf(score), scores: [], ...spent, cached: true };
  });
  const [first] = trials;
  if (first === undefined) throw new Error(`No trial of ${step.test.id} is known`);
  const score = summary?.score ?? first.score;
  const passed = summary === undefined ? first.status === 'ok' : score >= step.passMark;
  const { durationMs } = trials[summary?.best ?? 0] ?? first;
  const costUsd = costOfTrials(summary === undefined ? [first] : trials);
  return {
    ...identity(step, { startedAt: at, finishedAt: at, retries: 0 }),
    status: passed ? 'ok' : 'quality_failure',
    score,
    assertions: [{ text: `Not run again: nothing about it changed since ${fromSha}`, passed }],
    scores: [],
    input: [...step.test.input],
    output: '',
    messages: [],
    costUsd,
    durationMs,
    cached: true,
    evalRun: { durationMs: 0 },
    trials: summary && trials,
    aggregation: summary?.aggregation,
    reusedFrom: fromSha,
    avoided: avoidedBy(step, known),
  };
}

/** As many trials as were planned now, each like those that are known: there may be more of them. */
function avoidedBy({ trials }: Step, known: readonly EvidenceTrial[]): NonNullable<TestResult['avoided']> {
  // Under pass_at_k a test as a whole is one trial.
  const count = trials.strategy === 'pass_at_k' ? 1 : trials.count;
  const [cost, time] = [known.flatMap(({ costUsd }) => costUsd ?? []), known.flatMap((each) => each.durationMs ?? [])];
  const inAll = (each: readonly number[]) => (count * each.reduce((sum, value) => sum + value, 0)) / each.length;
  return { costUsd: cost.length > 0 ? inAll(cost) : undefined, durationMs: time.length > 0 ? inAll(time) : undefined };
}
