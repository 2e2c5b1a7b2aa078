import { never } from '../model/values/never.ts';
import type { PairedRun, PairedTest, PresentTrial } from '../model/verdict/pairing.ts';
import type { TestState } from '../model/verdict/verdict.ts';
import {
  type ComparedSuite,
  type ComparedTest,
  isQuarantined,
  mostlyFails,
  mostlyPasses,
  type SideSums,
  sideOf,
} from './compared-suites.ts';
import { type DecidedTogether, decidingTogether } from './failing-together.ts';
import { chanceOfFailures, type Prior } from './prior.ts';
import type { GateSettings } from './settings.ts';
import { confirmationOf, decidingReruns, type Suspicions, type UnexpectedFailure } from './suspected-regressions.ts';

export interface TestOutcome {
  readonly state: TestState;
  readonly needed?: number | undefined;
  readonly p?: number | undefined;
  /** The trials that decide, where those of the pairing may be more. */
  readonly reruns?: readonly PresentTrial[] | undefined;
  readonly control?: readonly PresentTrial[] | undefined;
  readonly undetectable?: true | undefined;
  readonly uncontrolled?: true | undefined;
  readonly why?: string | undefined;
}

interface OutcomeInputs extends Omit<Suspicions, 'together'> {
  readonly suites: readonly ComparedSuite[];
  readonly prior: Prior;
  readonly together: readonly DecidedTogether[];
}

/** A failure that is more likely than this is expected. */
const EXPECTED = 0.5;
const HARDLY_EVER = 0.2;

/** The outcome of every test of a run: suspected regressions by their re-runs, the others by their planned ones. */
export function testOutcomes(
  { tests, baseline }: Pick<PairedRun, 'tests' | 'baseline'>,
  { suites, prior, unexpected, together }: OutcomeInputs,
  settings: GateSettings,
): Map<PairedTest, TestOutcome> {
  const compared = suites.flatMap((suite) => suite.tests);
  const outcomes = new Map<PairedTest, TestOutcome>();
  for (const failure of unexpected) outcomes.set(failure.test, confirmedOutcome(failure, settings));
  for (const test of tests) {
    const { decided } = test;
    if (decided === undefined || decided === 'not-suspected' || isQuarantined(test)) continue;
    const { needed, p, isBeyondCap = false, isUndecided, undetectable } = decided;
    const outcome = confirmedOutcome({ test, needed, p, isBeyondCap, undetectable }, settings);
    outcomes.set(test, isUndecided ? { ...outcome, state: 'suspected' } : outcome);
  }
  for (const each of compared) {
    if (!outcomes.has(each.test)) outcomes.set(each.test, { state: comparedState(each, prior) });
  }
  for (const joint of together) {
    for (const { test } of joint.tests) {
      const alone = outcomes.get(test)?.state ?? 'failing';
      // A failure that was not unexpected stays one, and warns of nothing, unless it is part of a finding.
      const isExpected = joint.finding === 'not-confirmed' && alone === 'failing';
      if (!DECIDED_ALONE.includes(alone) && !isExpected) outcomes.set(test, outcomeTogether(test, joint, settings));
    }
  }
  const hasBaseline = baseline.kind === 'found';
  for (const test of tests) if (!outcomes.has(test)) outcomes.set(test, otherOutcome(test, hasBaseline));
  return outcomes;
}

const TOO_SHORT = 'its baseline is too short to confirm a regression';

function confirmedOutcome(failure: UnexpectedFailure, settings: GateSettings): TestOutcome {
  const { test, needed, p, isBeyondCap, undetectable } = failure;
  if (isBeyondCap) return { state: 'not-rerun', why: 'more tests failed than are re-run' };
  if (needed === undefined) return { state: 'not-enough-history', undetectable, why: TOO_SHORT };
  // A control trial follows each failed re-run.
  const control = test.control.slice(0, needed);
  const numbers = { needed, p, reruns: decidingReruns(test, needed), control };
  const decision = confirmationOf(test.reruns, needed);
  if (decision === 'passes') return { state: 'not-reproduced', ...numbers };
  if (decision === 'undecided') return { state: 'suspected', ...numbers };
  const onBase = sideOf(control);
  const failures = onBase.trials - onBase.passes;
  if (failures * 2 > needed) return { state: 'fails-on-base', ...numbers };
  // Half of the needed trials passed: the others cannot acquit the test.
  const isUncontrolled = settings.control === 'on' && onBase.passes * 2 < needed;
  return { state: 'regressed', ...numbers, uncontrolled: isUncontrolled || undefined };
}

const DECIDED_ALONE: readonly TestState[] = ['regressed', 'fails-on-base', 'not-reproduced', 'failing-as-before'];

function outcomeTogether(
  test: PairedTest,
  { finding, needed, p, controlDelta }: DecidedTogether,
  settings: GateSettings,
): TestOutcome {
  const numbers = { needed, p, reruns: decidingTogether(test, needed) };
  if (test.reruns.some(({ pass }) => pass)) return { state: 'not-reproduced', ...numbers };
  switch (finding) {
    case 'fails':
    case 'fails-on-base': {
      if (test.reruns.length === 0) return { state: 'suspected', ...numbers };
      if (finding === 'fails-on-base') return { state: 'fails-on-base', ...numbers };
      const isUncontrolled = settings.control === 'on' && controlDelta === undefined;
      return { state: 'regressed', ...numbers, uncontrolled: isUncontrolled || undefined };
    }
    case 'undecided':
      return { state: 'suspected', ...numbers };
    case 'not-confirmed':
      return { state: 'not-enough-history', ...numbers, why: TOO_SHORT };
    default:
      return never(finding);
  }
}

function comparedState({ base, now }: ComparedTest, prior: Prior): TestState {
  if (!mostlyFails(now)) return base.passes <= base.trials * HARDLY_EVER && mostlyPasses(now) ? 'fixed' : 'passing';
  const isExpected = chanceOfFailures(1, base.passes, base.trials - base.passes, prior) > EXPECTED;
  // Failures of other tests make a failure likely, but do not make it one of before.
  return isExpected && base.passes * 2 <= base.trials ? 'failing-as-before' : 'failing';
}

function otherOutcome(test: PairedTest, hasBaseline: boolean): TestOutcome {
  if (isQuarantined(test)) return { state: 'quarantined', why: test.quarantine?.entry.reason };
  switch (test.kind) {
    case 'alone':
      return { state: hasBaseline ? 'new' : plainState(test) };
    // Its whole baseline is of runs that are set aside.
    case 'comparable':
      return { state: plainState(test) };
    case 'changed':
      return { state: 'changed', why: test.why ?? 'its input or its grading changed' };
    case 'error':
      return { state: 'errored' };
    case 'new':
    case 'removed':
    case 'reused':
    case 'skipped':
      return { state: test.kind, why: test.why };
    default:
      return never(test.kind);
  }
}

const plainState = ({ now }: PairedTest): TestState => (mostlyFails(sideOf(now)) ? 'failing' : 'passing');

const FLAKY_TRIALS = 5;

/** Both outcomes in a long enough baseline, and neither rarely. It is a label and has no effect on the verdict. */
export const isFlaky = ({ passes, trials }: Pick<SideSums, 'passes' | 'trials'>): boolean =>
  trials >= FLAKY_TRIALS && passes > 0 && passes < trials && passes >= trials * 0.1 && passes <= trials * 0.9;
