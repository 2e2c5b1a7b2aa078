import type { RunResult } from '../model/run/result.ts';
import type { Baseline } from '../model/verdict/evidence.ts';
import type { WholeRun } from '../model/verdict/pairing.ts';
import type { QuarantineEntry } from '../model/verdict/quarantine.ts';
import type { FoundPolicy } from './policy/policy.ts';

/** What a decision needs: policy, baseline and quarantine. */
export interface GateInputs extends FoundPolicy {
  readonly baseline: Baseline;
  /** Files of baseline suites that still exist. */
  readonly suiteFiles: ReadonlySet<string>;
  /** Whether the change of a pull request or a merge group is checked: without a baseline it is inconclusive. */
  readonly isChange: boolean;
  readonly quarantine: readonly QuarantineEntry[];
  /** What a shard needs to know of the whole run. */
  readonly wholeRun?: WholeRun | undefined;
}

/** A run in its folder, with what decides on it. */
export interface RunToDecide {
  readonly run: RunResult;
  readonly folder: string;
  readonly gateInputs: GateInputs;
}
