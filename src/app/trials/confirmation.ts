import type { Step } from '../../model/run/plan.ts';
import { targetTrials } from '../../model/run/present-trials.ts';
import { resultKeyOf } from '../../model/run/result.ts';
import type { TrialRequest } from '../../model/run/trial-request.ts';
import type { PresentTrial } from '../../model/verdict/pairing.ts';
import type { Ledger } from './ledger.ts';
import { oneTrial, plannedCount, type TrialPlanner } from './planner.ts';

export interface Suspect {
  /** The `resultKey` of its test. */
  readonly key: string;
  /** How many re-runs decide. */
  readonly needed: number;
}

export interface ConfirmationPolicy {
  /** Asked once, when the planned trials are complete. */
  suspects(ledger: Ledger): readonly Suspect[];
  /** Whether more re-runs cannot change the decision. */
  isDecided(suspect: Suspect, reruns: readonly PresentTrial[]): boolean;
  /** Whether a control trial could still acquit the test. */
  wantsControl(suspect: Suspect, reruns: readonly PresentTrial[]): boolean;
}

interface ConfirmationPlanner extends TrialPlanner {
  /** The `resultKey`s of the suspected regressions that their re-runs do not decide. */
  undecided(ledger: Ledger): readonly string[];
}

/**
 * Re-runs suspected regressions, one trial at a time, until the gate can decide. Each re-run is followed by a control
 * trial on the base commit, while that could acquit the test. Tests that `mayInterleave` excludes get none here.
 */
export function confirmation(
  steps: readonly Step[],
  policy: ConfirmationPolicy,
  mayInterleave: (step: Step) => boolean,
): ConfirmationPlanner {
  const suspects = new Map<string, { readonly suspect: Suspect; readonly step: Step }>();
  const nextOf = (key: string, ledger: Ledger): TrialRequest[] => {
    const found = suspects.get(key);
    if (found === undefined) return [];
    const { suspect, step } = found;
    const reruns = ledger.trialsOf(key, 'confirmation');
    const controls = ledger.trialsOf(key, 'control');
    const measured = reruns.flatMap(targetTrials);
    const isControlDue =
      mayInterleave(step) &&
      !ledger.isMissing(key, 'control') &&
      isShortOf(measured.length, controls.map(targetTrials)) &&
      policy.wantsControl(suspect, measured);
    if (isControlDue) return [requestOf(step, 'control', controls.length)];
    const isOver = ledger.isMissing(key, 'confirmation') || !needsRerun(suspect, reruns.map(targetTrials), policy);
    return isOver ? [] : [requestOf(step, 'confirmation', plannedCount(step) + reruns.length)];
  };
  return {
    initial(ledger) {
      const found = new Map(policy.suspects(ledger).map((suspect) => [suspect.key, suspect]));
      if (found.size === 0) return [];
      for (const step of steps) {
        const key = resultKeyOf(step);
        const suspect = found.get(key);
        if (suspect !== undefined) suspects.set(key, { suspect, step });
      }
      return [...found.keys()].flatMap((key) => nextOf(key, ledger));
    },
    next: (ledger, { step }) => (step.kind === 'run' ? nextOf(resultKeyOf(step), ledger) : []),
    undecided: (ledger) =>
      [...suspects].flatMap(([key, { suspect }]) =>
        policy.isDecided(suspect, ledger.trialsOf(key, 'confirmation').flatMap(targetTrials)) ? [] : key,
      ),
  };
}

/** Whether a suspect must be re-run once more. `reruns` are the measured trials of each re-run so far. */
export const needsRerun = <One extends Suspect>(
  suspect: One,
  reruns: Reruns,
  policy: { isDecided(suspect: One, reruns: readonly PresentTrial[]): boolean },
): boolean => isShortOf(suspect.needed, reruns) && !policy.isDecided(suspect, reruns.flat());

/** The measured trials of each re-run; none of one that errored. */
type Reruns = readonly (readonly PresentTrial[])[];

/** Whether another trial is needed to reach a number of measured ones. An errored trial is repeated once. */
const isShortOf = (needed: number, reruns: Reruns): boolean => reruns.flat().length < needed && !isGivenUp(reruns);

/** Two trials in a row errored. */
export const isGivenUp = (reruns: Reruns): boolean =>
  reruns.length > 1 && reruns.slice(-2).every((measured) => measured.length === 0);

const requestOf = (step: Step, purpose: 'confirmation' | 'control', number: number): TrialRequest => ({
  ...oneTrial(step, number),
  purpose,
  checkout: purpose === 'control' ? 'base' : 'head',
});
