import { sideOf } from '../../compare/side-of.ts';
import { fitSide } from '../../evidence/answers.ts';
import type { Step } from '../../model/run/plan.ts';
import type { TestResult, Trial } from '../../model/run/result.ts';
import { isMixed } from '../../model/run/result-outcome.ts';
import { resultOf, type TrialRun } from '../../results/result-of.ts';

/** Bytes of one trial in a row. */
const MAX_BYTES = 32 * 1024;

interface Ran {
  readonly runs: readonly TrialRun[];
  readonly trials: readonly Trial[];
  /** The trial whose answer is that of the test. */
  readonly best: number;
}

/** Where trials passed and failed: a passing and a failing one with its answer, next to the one that the row has. */
export function trialSamples(
  step: Step,
  { runs, trials, best }: Ran,
  facts: Parameters<typeof resultOf>[2],
): Pick<TestResult, 'trialSamples'> {
  if (!isMixed(trials)) return {};
  const others = (['ok', 'quality_failure'] as const).map((wanted) =>
    trials.findIndex(({ status }, index) => index !== best && status === wanted),
  );
  const samples = others.flatMap((index) => {
    const [run, trial] = [runs[index], trials[index]];
    if (run === undefined || trial === undefined || trial.status === 'execution_error') return [];
    const result = resultOf(step, { runs: [run], trials: [trial] }, facts);
    return [{ attempt: trial.attempt, side: sideOf(result, { run: '', kind: 'head' }) }];
  });
  return samples.length === 0 ? {} : { trialSamples: samples };
}

/** The answers of other trials within their limit. Secrets are gone by then: a cut could leave a part of one. */
export function withShortTrialSamples(result: TestResult): TestResult {
  if (result.trialSamples === undefined) return result;
  const trialSamples = result.trialSamples.flatMap(({ attempt, side }) => {
    const short = fitSide(side, MAX_BYTES);
    return short === undefined ? [] : [{ attempt, side: short }];
  });
  return { ...result, trialSamples: trialSamples.length === 0 ? undefined : trialSamples };
}
