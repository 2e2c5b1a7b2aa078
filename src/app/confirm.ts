import type { GatePolicy } from '../gate/policy.ts';
import type { Confirmation } from '../gate/suspects.ts';
import { confirmationsFor, mayConfirm, moreFreshTrials } from '../gate/suspects.ts';
import type { PresentTrial } from '../model/pairing.ts';
import type { Step } from '../model/plan.ts';
import { measuredTrials } from '../model/present-trials.ts';
import { type RunResult, resultKey, type TestResult } from '../model/result.ts';
import type { Beside } from './beside.ts';
import { type OtherSides, pairingOf } from './decide.ts';
import type { Engine } from './engine.ts';

/** Says which tests of a run are to be run again before anybody is accused, and how long that is worth while. */
export interface Doubts {
  of(run: RunResult): readonly Confirmation[];
  goesOn(confirmation: Confirmation, made: readonly PresentTrial[]): boolean;
  /** Whether the base commit could still acquit the test. */
  mayAcquit(confirmation: Confirmation, made: readonly PresentTrial[]): boolean;
}

/** The doubts that a baseline and a policy give rise to (gate.md §2.6). */
export const doubtsOf = (sides: OtherSides, policy: GatePolicy): Doubts => ({
  of(run) {
    // Without a history only a promise can be broken: most runs need not be paired for that.
    const isInDoubt = sides.baseline.kind === 'found' || run.results.some(({ mustPass }) => mustPass);
    return run.dryRun || !isInDoubt ? [] : confirmationsFor(pairingOf(run, sides), policy);
  },
  goesOn: (confirmation, made) => moreFreshTrials(confirmation, countOf(made), policy) > 0,
  mayAcquit: (confirmation, made) => mayConfirm(confirmation, countOf(made), policy),
});

const countOf = (made: readonly PresentTrial[]) => ({
  passes: made.filter(({ pass }) => pass).length,
  trials: made.length,
});

/** An error of the infrastructure is no trial: another one is made in its place, and so many of them at most. */
const SPARE_TRIALS = 3;

/** What is known when the planned trials are over. */
export interface Reconsidered {
  readonly run: RunResult;
  /** In the order of the plan's numbers. */
  readonly steps: readonly Step[];
  readonly confirmations: readonly Confirmation[];
}

/**
 * Runs the tests again that look newly broken, on fresh trials only, and hands each result to `keep`. Where the base
 * commit runs `beside`, each fresh trial is followed by one there, as long as that decides anything.
 */
export async function confirm(
  { run, steps, confirmations }: Reconsidered,
  doubts: Doubts,
  engine: Pick<Engine, 'run'>,
  keep: (result: TestResult, step: Step) => Promise<void>,
  beside?: Beside,
): Promise<void> {
  const numbers = new Map(run.results.map((result) => [resultKey(result), result.index]));
  const byIndex = new Map(steps.map((step) => [step.index, step]));
  const asked = new Map<Step, Confirmation>();
  for (const confirmation of confirmations) {
    const step = byIndex.get(numbers.get(resultKey(confirmation.test)) ?? -1);
    if (step !== undefined) asked.set(again(step, confirmation), confirmation);
  }
  await engine.run([...asked.keys()], {
    keep,
    results: [],
    from: (step) => plannedTrials(byIndex.get(step.index)),
    anew(step, seats) {
      const confirmation = asked.get(step);
      const twin = beside?.twinOf(step, seats);
      return {
        async goesOn(all) {
          if (confirmation === undefined) return false;
          const made = measuredTrials(all);
          if (doubts.mayAcquit(confirmation, made)) await twin?.follow(made.length);
          return all.length < confirmation.trials + SPARE_TRIALS && doubts.goesOn(confirmation, made);
        },
        over: () => twin?.end(),
      };
    },
  });
}

const plannedTrials = (step: Step | undefined): number => step?.trials.count ?? 0;

/** The test by itself: those that it waited for have been run. */
const again = (step: Step, { trials }: Confirmation): Step => ({
  ...step,
  trials: { count: trials, strategy: 'mean' },
  test: { ...step.test, dependsOn: [] },
});
