import type { FailureClass } from './outcome.ts';
import type { PresentTrial } from './pairing.ts';
import type { TestResult, Trial } from './result.ts';

/** Errors that are outcomes of the agent: trials that failed, not trials that were never measured. */
export const AGENTS_OWN: readonly FailureClass[] = ['timeout', 'crash'];

/**
 * The trials of a result that say something about the agent (gate.md §2.2). Timeouts and crashes are failed trials;
 * other errors are left out. Under `pass_at_k` the number of trials depends on their outcome, so that there the test
 * as a whole is one trial: that number is the same on both sides.
 */
export function presentTrials(result: TestResult): PresentTrial[] {
  const { trials, aggregation } = result;
  if (trials === undefined || aggregation?.strategy === 'pass_at_k') return whole(result);
  return measuredTrials(trials);
}

/** Those of some trials that say something about the agent. */
export const measuredTrials = (trials: readonly Trial[]): PresentTrial[] =>
  trials.flatMap((trial): PresentTrial[] => {
    const pass = outcomeOf(trial.status, trial.failure?.class);
    return pass === undefined ? [] : [presentTrial(pass, trial.score, trial)];
  });

function whole(result: TestResult): PresentTrial[] {
  const failureClass = result.status === 'execution_error' ? result.failure.class : undefined;
  const pass = outcomeOf(result.status, failureClass);
  return pass === undefined ? [] : [presentTrial(pass, result.score, result)];
}

function outcomeOf(status: TestResult['status'], failureClass: FailureClass | undefined): boolean | undefined {
  if (status !== 'execution_error') return status === 'ok';
  return failureClass !== undefined && AGENTS_OWN.includes(failureClass) ? false : undefined;
}

type Facts = Pick<Trial, 'costUsd' | 'durationMs'>;

const presentTrial = (pass: boolean, score: number, { costUsd, durationMs }: Facts): PresentTrial => ({
  pass,
  score,
  costUsd,
  durationMs,
});
