import { controlsFor } from '../../gate/controls.ts';
import type { GatePolicy } from '../../gate/policy.ts';
import { type Confirmation, confirmationsFor, mayConfirm, moreFreshTrials } from '../../gate/suspects.ts';
import type { PresentTrial } from '../../model/pairing.ts';
import { type RunResult, resultKey } from '../../model/result.ts';
import { type OtherSides, pairingOf } from '../decide.ts';
import type { ConfirmationPolicy, Suspect } from './confirmation.ts';
import type { WantedControl } from './controls.ts';
import type { Ledger } from './ledger.ts';

/** What the gate says about extra trials. The only place where the planners and the rules of the gate meet. */
export interface GatePolicies extends ConfirmationPolicy {
  /** The control trials that are still missing after the confirmation. */
  controls(ledger: Ledger): readonly WantedControl[];
}

interface ConfirmedSuspect extends Suspect {
  readonly confirmation: Confirmation;
}

/** The rules of a policy against a baseline. `runOf` gives the run that the ledger holds. */
export function gatePolicies(
  sides: OtherSides,
  policy: GatePolicy,
  runOf: (ledger: Ledger) => RunResult,
): GatePolicies {
  const confirmationOf = (suspect: Suspect): Confirmation => (suspect as ConfirmedSuspect).confirmation;
  return {
    suspects(ledger) {
      const run = runOf(ledger);
      // Only a complete run shows what differs from the baseline; without a baseline only must-pass tests can fail it.
      const mayFail = sides.baseline.kind === 'found' || run.results.some(({ mustPass }) => mustPass);
      if (!run.complete || run.dryRun || !mayFail) return [];
      return confirmationsFor(pairingOf(run, sides), policy).map((confirmation): ConfirmedSuspect => {
        const key = resultKey(confirmation.test);
        return { key, needed: confirmation.trials, confirmation };
      });
    },
    isDecided: (suspect, fresh) => moreFreshTrials(confirmationOf(suspect), countOf(fresh), policy) === 0,
    wantsControl: (suspect, fresh) => mayConfirm(confirmationOf(suspect), countOf(fresh), policy),
    controls(ledger) {
      const run = runOf(ledger);
      if (!run.complete || run.dryRun) return [];
      return controlsFor(pairingOf(run, sides), policy).map(({ test, trials }) => ({ key: resultKey(test), trials }));
    },
  };
}

const countOf = (trials: readonly PresentTrial[]) => ({
  passes: trials.filter(({ pass }) => pass).length,
  trials: trials.length,
});
