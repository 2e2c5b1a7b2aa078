import { controlsOf, decisionOf, type Suspect, suspectsOf } from '../../gate/suspected-regressions.ts';
import type { RunResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import type { PresentTrial } from '../../model/verdict/pairing.ts';
import type { GateSides } from '../pipeline/baseline-context.ts';
import { pairingOf } from '../pipeline/decide.ts';
import type { Ledger } from './ledger.ts';
import type { TestToConfirm, WantedControl } from './planners.ts';

export interface GateSuspect extends TestToConfirm {
  readonly of: Suspect;
}

/** The tests of a run to re-run before it fails because of them. */
export function suspectsIn(run: RunResult, { sides, policy }: GateSides): GateSuspect[] {
  // Only a complete run shows what differs from the baseline; without a baseline only must_pass tests can fail it.
  const mayFail = sides.baseline.kind === 'found' || run.results.some(({ mustPass }) => mustPass);
  if (!run.complete || run.dryRun || !mayFail) return [];
  return suspectsOf(pairingOf(run, sides), policy).map(
    (of): GateSuspect => ({ key: resultKey(of.test), needed: of.needed, of }),
  );
}

/** Whether more re-runs cannot change the decision. */
export const isDecided = ({ of }: GateSuspect, reruns: readonly PresentTrial[]): boolean =>
  decisionOf(of, reruns) !== 'undecided';

/** A control trial follows each failed re-run; after a pass nothing is left to acquit. */
export const wantsControl = ({ of }: GateSuspect, reruns: readonly PresentTrial[]): boolean =>
  of.failuresNeeded !== undefined && reruns.length > 0 && reruns.every(({ pass }) => !pass);

/**
 * The decisions of the gate about extra trials, against a baseline: the only connection between the planners and its rules.
 * `runOf` returns the run of the ledger; `controls` are the control trials that are still missing after the confirmation.
 */
export const gatePolicies = (deciding: GateSides, runOf: (ledger: Ledger) => RunResult) => ({
  suspects: (ledger: Ledger) => suspectsIn(runOf(ledger), deciding),
  isDecided,
  wantsControl,
  controls(ledger: Ledger): WantedControl[] {
    const run = runOf(ledger);
    if (!run.complete || run.dryRun) return [];
    const wanted = controlsOf(pairingOf(run, deciding.sides), deciding.policy);
    return wanted.map(({ test, trials }) => ({ key: resultKey(test), trials }));
  },
});

export type GatePolicies = ReturnType<typeof gatePolicies>;
