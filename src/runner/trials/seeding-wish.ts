import type { RunOptions } from '../../config/settings.ts';
import { keyOfSuite } from '../../gate/trials.ts';
import type { RunResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { type Baselines, pairingOf } from '../pipeline/decide.ts';

/** The tests without a baseline that this run could seed, and the number of trials. */
export interface SeedingWish {
  readonly runCount: number;
  /** Only a run that stores evidence can seed a baseline. */
  readonly isStored: boolean;
  /** The `resultKey`s of the tests: all of a suite on a target without measurements of this kind. */
  without(run: RunResult): ReadonlySet<string>;
}

/** The request of `seed-baseline`. Undefined if it has no effect, and if the baseline cannot be read. */
export function seedingWish(
  { seedBaseline: runCount, baseline, isForBaseline = false, dryRun, testId, grep, only }: RunOptions,
  sides: Baselines,
  isStored: boolean,
): SeedingWish | undefined {
  const isOff =
    runCount === undefined ||
    dryRun ||
    testId.length > 0 ||
    grep !== undefined ||
    only !== undefined ||
    (baseline.includes('none') && !isForBaseline);
  if (isOff || sides.baseline.kind === 'unavailable') return undefined;
  // A run that stores no evidence reports which run will, if there is none at all.
  if (!isStored && sides.baseline.kind !== 'none') return undefined;
  const without = (run: RunResult) => {
    const { tests } = pairingOf(run, sides);
    const known = new Set(
      tests.flatMap((test) => (test.base.length > 0 && test.kind !== 'removed' ? keyOfSuite(test) : [])),
    );
    return new Set(tests.filter((test) => !known.has(keyOfSuite(test))).map(resultKey));
  };
  return { runCount, isStored, without };
}
