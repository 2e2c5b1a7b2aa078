import type { BrokenStep, Plan, Step } from '../../model/run/plan.ts';
import { targetTrials } from '../../model/run/present-trials.ts';
import { resultKeyOf } from '../../model/run/result-keys.ts';
import type { KnownTrial, TrialRequest } from '../../model/run/trial-request.ts';
import type { PresentTrial } from '../../model/verdict/pairing.ts';
import { brokenResult } from '../../results/result-of.ts';
import type { Leaks, ReusePlan } from '../reuse/reusing.ts';
import type { Ledger, TrialOrder } from './ledger.ts';

/** Decides what to run in one phase of a run, which begins when the one before is over. Runs nothing itself. */
export interface TrialPlanner {
  initial(ledger: Ledger): readonly TrialOrder[];
  /** What to run next, after one of its requests has ended; nothing unless given. */
  next?(ledger: Ledger, ended: TrialRequest): readonly TrialRequest[];
}

/**
 * One more trial of a test, as the gate counts trials: under `pass_at_k` that is a whole group of attempts. `number` is the
 * number of the extra trial. The tests that it waits for have run already.
 */
function oneTrial(step: Step, purpose: 'confirmation' | 'control', number: number): TrialRequest {
  const isGroup = step.trials.strategy === 'pass_at_k';
  const trials = isGroup ? step.trials : ({ count: 1, strategy: 'mean' } as const);
  return {
    step: { ...step, trials, test: { ...step.test, dependsOn: [] } },
    first: number * trials.count,
    purpose,
    checkout: purpose === 'control' ? 'base' : 'head',
  };
}

/** The planned trials of a test, as the gate counts them. */
const plannedCount = ({ trials }: Step): number => (trials.strategy === 'pass_at_k' ? 1 : trials.count);

const planned = (step: Step): TrialRequest => ({ step, purpose: 'planned', checkout: 'head', first: 0 });

const known = (step: Step | BrokenStep, resultAt: KnownTrial['resultAt']): KnownTrial => ({
  step,
  purpose: 'planned',
  checkout: 'head',
  first: 0,
  resultAt,
});

/**
 * Plans the trials of the steps that have no result of an earlier run. Unchanged steps run only if one of a sample of them got
 * worse in two trials, which `onLeak` receives; otherwise the results of the base branch are used.
 */
export const plannedTrials = (
  steps: Plan['steps'],
  reusing: ReusePlan,
  onLeak: (leaks: Leaks) => void,
): TrialPlanner[] => [
  {
    initial: () => [
      ...steps.flatMap((step) => (step.kind === 'broken' ? known(step, (at) => brokenResult(step, at)) : [])),
      ...reusing.toRun.map(planned),
    ],
  },
  {
    // The first re-run of each, should the gate suspect it.
    initial: (ledger) =>
      reusing.worseAmong(ledger.results('planned')).map((step) => oneTrial(step, 'confirmation', plannedCount(step))),
  },
  {
    initial(ledger) {
      const leaks = reusing.leaksAmong(ledger.results('planned'), ledger.results('confirmation'));
      if (leaks === undefined) return reusing.known.map((step) => known(step, (at) => reusing.resultOf(step, at)));
      onLeak(leaks);
      return reusing.known.map(planned);
    },
  },
];

export interface TestToConfirm {
  /** The `resultKey` of its test. */
  readonly key: string;
  /** How many re-runs decide. */
  readonly needed: number;
}

interface ConfirmationPolicy<Suspect> {
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
export function confirmation<Suspect extends TestToConfirm>(
  steps: readonly Step[],
  policy: ConfirmationPolicy<Suspect>,
  mayInterleave: (step: Step) => boolean,
): ConfirmationPlanner {
  const suspects = new Map<string, { readonly suspect: Suspect; readonly step: Step }>();
  const nextOf = (key: string, ledger: Ledger): TrialRequest[] => {
    const entry = suspects.get(key);
    if (entry === undefined) return [];
    const { suspect, step } = entry;
    const reruns = ledger.trialsOf(key, 'confirmation').map(targetTrials);
    const controls = ledger.trialsOf(key, 'control').map(targetTrials);
    const measured = reruns.flat();
    const isControlDue =
      mayInterleave(step) &&
      !ledger.isMissing(key, 'control') &&
      isShortOf(measured.length, controls) &&
      policy.wantsControl(suspect, measured);
    if (isControlDue) return [oneTrial(step, 'control', controls.length)];
    const isOver = ledger.isMissing(key, 'confirmation') || !needsRerun(suspect, reruns, policy);
    return isOver ? [] : [oneTrial(step, 'confirmation', plannedCount(step) + reruns.length)];
  };
  return {
    initial(ledger) {
      const stepOf = new Map(steps.map((step) => [resultKeyOf(step), step]));
      for (const suspect of policy.suspects(ledger)) {
        const step = stepOf.get(suspect.key);
        if (step !== undefined) suspects.set(suspect.key, { suspect, step });
      }
      return [...suspects.keys()].flatMap((key) => nextOf(key, ledger));
    },
    next: (ledger, { step }) => nextOf(resultKeyOf(step), ledger),
    undecided: (ledger) =>
      [...suspects].flatMap(([key, { suspect }]) =>
        policy.isDecided(suspect, ledger.trialsOf(key, 'confirmation').flatMap(targetTrials)) ? [] : key,
      ),
  };
}

/** The measured trials of each re-run; none of one that errored. */
type MeasuredReruns = readonly (readonly PresentTrial[])[];

/** Whether a suspect must be re-run once more. `reruns` are the measured trials of each re-run so far. */
export const needsRerun = <One extends TestToConfirm>(
  suspect: One,
  reruns: MeasuredReruns,
  policy: { isDecided(suspect: One, reruns: readonly PresentTrial[]): boolean },
): boolean => isShortOf(suspect.needed, reruns) && !policy.isDecided(suspect, reruns.flat());

/** Whether another trial is needed to reach a number of measured ones. An errored trial is repeated once. */
export const isShortOf = (needed: number, reruns: MeasuredReruns): boolean =>
  reruns.flat().length < needed && !isGivenUp(reruns);

/** Two trials in a row errored. */
const isGivenUp = (reruns: MeasuredReruns): boolean =>
  reruns.length > 1 && reruns.slice(-2).every((measured) => measured.length === 0);

export interface WantedControl {
  /** The `resultKey` of the test. */
  readonly key: string;
  readonly trials: number;
}

/** Plans the control trials that are still missing when the confirmation is over: those of whole suites, mostly. */
export const missingControls = (
  steps: readonly Step[],
  wanted: (ledger: Ledger) => readonly WantedControl[],
): TrialPlanner => ({
  initial(ledger) {
    const counts = new Map(wanted(ledger).map(({ key, trials }) => [key, trials]));
    return steps.flatMap((step): TrialRequest[] => {
      const key = resultKeyOf(step);
      const count = counts.get(key);
      if (count === undefined) return [];
      const controls = ledger.trialsOf(key, 'control');
      const first = controls.length;
      if (isGivenUp(controls.map(targetTrials))) return [];
      if (step.trials.strategy === 'pass_at_k')
        return Array.from({ length: count }, (_, at) => oneTrial(step, 'control', first + at));
      return [{ step: { ...step, trials: { count, strategy: 'mean' } }, first, purpose: 'control', checkout: 'base' }];
    });
  },
});

/** The rounds of a seeding: the tests without a history run again, one whole run after the other. */
export class SeedingRounds {
  readonly #steps: readonly Step[];
  /** How many runs the history of a suite begins with, the planned one included. */
  readonly #runCount: number;
  readonly #without: (ledger: Ledger) => ReadonlySet<string>;
  #wanted: readonly Step[] | undefined;

  /** `without`: the `resultKey`s of the tests without a history; asked once. */
  constructor(steps: readonly Step[], runCount: number, without: (ledger: Ledger) => ReadonlySet<string>) {
    this.#steps = steps;
    this.#runCount = runCount;
    this.#without = without;
  }

  /** How many tests have no history; 0 until that was asked. */
  get tests(): number {
    return this.#wanted?.length ?? 0;
  }

  /** A round that is not whole is the last one. An earlier attempt of this run may have measured some of its tests. */
  get rounds(): readonly TrialPlanner[] {
    return Array.from({ length: this.#runCount - 1 }, (_, at) => {
      const round = at + 1;
      return {
        initial: (ledger) => {
          const keys = this.#wanted === undefined ? this.#without(ledger) : undefined;
          this.#wanted ??= this.#steps.filter((step) => keys?.has(resultKeyOf(step)));
          if (this.wholeRounds(ledger) < at) return [];
          const measured = new Set(ledger.results('seed', round).map(({ index }) => index));
          const left = this.#wanted.filter(({ index }) => !measured.has(index));
          return left.map((step) => ({
            step,
            purpose: 'seed',
            checkout: 'head',
            first: round * step.trials.count,
            round,
          }));
        },
      };
    });
  }

  /** How many rounds measured every test. */
  wholeRounds(ledger: Ledger): number {
    let rounds = 0;
    while (this.tests > 0 && ledger.results('seed', rounds + 1).length >= this.tests) rounds += 1;
    return rounds;
  }
}
