import type { RunOptions } from '../../config/settings.ts';
import { assess } from '../../gate/assess.ts';
import type { Plan, Step } from '../../model/run/plan.ts';
import type { RunResult, TestResult, Trial } from '../../model/run/result.ts';
import { namesOf } from '../../model/run/result-keys.ts';
import { EPOCH } from '../../model/text/iso-time.ts';
import { points } from '../../model/text/percentage-points.ts';
import { plural } from '../../model/text/text.ts';
import type { Assessment } from '../../model/verdict/assessment.ts';
import type { PairedRun } from '../../model/verdict/pairing.ts';
import { realNameOf } from '../../suites/targets/dry-run.ts';
import type { BaselineContext } from './baseline-context.ts';
import { type Baselines, pairingOf } from './decide.ts';

/**
 * The drops that a comparison with the baseline can detect: one sentence for each suite and target, and one for single
 * tests. Needs the baseline alone, so that it is known before any cost. Empty without a baseline.
 */
export function powerSentences(
  { steps }: Pick<Plan, 'steps'>,
  { sides, policy }: NonNullable<BaselineContext['deciding']>,
  { dryRun }: RunOptions,
): string[] {
  if (sides.baseline.kind !== 'found') return [];
  return sentencesOf(assess(passingPairing(steps, { baseline: sides.baseline }, { isDryRun: dryRun }), policy));
}

export const sentencesOf = ({ suites, detectableTests: { count, of } }: Assessment): string[] => [
  ...suites.map(({ suite, target, comparable, runs, smallestDetectableDrop: drop }) => {
    if (comparable === 0) return `${suite} on ${target}: no baseline`;
    const what =
      drop === undefined
        ? 'a uniform drop is not detectable with this baseline'
        : `smallest detectable drop: ${points(drop, 0)}`;
    return `${suite} on ${target}: ${what} (${plural('test', comparable)}, ${plural('baseline run', runs)})`;
  }),
  ...(of === 0 ? [] : [`a complete failure of one test alone is detectable for ${count} of ${plural('test', of)}`]),
];

/**
 * Planned tests that all pass, paired with the baseline: what follows from the baseline alone. Without a time, no quarantine
 * has expired.
 */
export function passingPairing(
  steps: Plan['steps'],
  sides: Baselines,
  { startedAt = EPOCH, isDryRun = false } = {},
): PairedRun {
  const results = steps.flatMap((step) => (step.kind === 'run' ? standIn(step, isDryRun) : []));
  const run: RunResult = {
    startedAt,
    durationMs: 0,
    planned: results.length,
    complete: true,
    dryRun: false,
    requirements: [],
    warnings: [],
    results,
  };
  return pairingOf(run, { ...sides, selected: true });
}

/** A result that was not measured: all trials pass. It is never reported as a result. */
function standIn(step: Step, isDryRun: boolean): TestResult {
  const { index, target, measure, trials } = step;
  return {
    ...namesOf(step),
    // Stubs have other names.
    ...(isDryRun && { target: realNameOf(target.name) }),
    index,
    timestamp: EPOCH,
    category: '',
    location: step.test.location,
    passMark: 1,
    mustPass: false,
    assertions: [],
    scores: [],
    input: [],
    output: '',
    messages: [],
    evalRun: { durationMs: 0 },
    retries: 0,
    measure,
    status: 'ok',
    score: 1,
    trials: Array.from(
      // Under `pass_at_k` the test as a whole is one.
      { length: trials.strategy === 'pass_at_k' ? 1 : trials.count },
      (_, attempt): Trial => ({ attempt, status: 'ok', score: 1, verdict: 'pass', scores: [] }),
    ),
  };
}
