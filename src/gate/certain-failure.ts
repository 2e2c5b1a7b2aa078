import type { PairedTest } from '../model/pairing.ts';
import type { RunResult, TestResult } from '../model/result.ts';
import { isCertainDrop, type StillOpen } from './certain-drop.ts';
import { scoreOver } from './earlier-attempts.ts';
import { type GatePolicy, gatePolicy } from './policy.ts';
import { unitsOf } from './units.ts';

/** One suite on one target while it runs. */
export interface SuiteSoFar {
  /** What was measured, and for each test that has not run a perfect result. */
  readonly results: readonly TestResult[];
  /** Its tests beside their history; those that have not run as `ifPassed`. None where nothing is compared. */
  readonly tests: readonly PairedTest[];
  readonly threshold: number | undefined;
  readonly earlier: RunResult['earlier'];
}

/** Sums miss by their last bits; what is certain is more than that. */
const LAST_BITS = 1e-9;

/**
 * Whether a suite on a target fails even if all that is left of it passed: its mean cannot reach the threshold (G1), or
 * it got worse beyond noise (G2). Errors leave tests out, which helps neither. Single tests are never certain before
 * they were run again (gate.md §2.8).
 */
export function isCertainFailure(suite: SuiteSoFar, open: StillOpen, policy: GatePolicy): boolean {
  const settings = gatePolicy.parse(policy);
  const { score } = scoreOver(suite.results, suite);
  if (suite.threshold !== undefined && score !== undefined && score < suite.threshold - LAST_BITS) return true;
  return unitsOf({ tests: suite.tests }, settings.metric).some((units) => isCertainDrop(units, open, settings));
}
