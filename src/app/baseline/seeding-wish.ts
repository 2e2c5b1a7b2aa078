import { type RunResult, resultKey } from '../../model/run/result.ts';
import type { Inputs } from '../config/inputs.ts';
import { type OtherSides, pairingOf } from '../pipeline/decide.ts';

/** Which tests have no history that this run could begin, and how often they run for one. */
export interface SeedingWish {
  readonly asked: number;
  /** Only a run that leaves evidence can begin a history. */
  readonly isStored: boolean;
  /** The `resultKey`s of the tests: all of a suite on a target of which nothing was measured in this way. */
  without(run: RunResult): ReadonlySet<string>;
}

/** The wish of `seed-baseline`. Undefined where it has no effect, and where there is a history that cannot be read. */
export function seedingWish(
  { seedBaseline: asked, baseline, dryRun, testId }: Inputs,
  sides: OtherSides,
  isStored: boolean,
): SeedingWish | undefined {
  const isOff = asked === undefined || dryRun || testId.length > 0 || baseline.includes('none');
  if (isOff || sides.baseline.kind === 'unavailable') return undefined;
  // A run that leaves no evidence reports which run will, where there is none at all.
  if (!isStored && sides.baseline.kind !== 'none') return undefined;
  return { asked, isStored, without: (run) => withoutHistory(run, sides) };
}

function withoutHistory(run: RunResult, sides: OtherSides): Set<string> {
  const { tests } = pairingOf(run, sides);
  const suiteOf = ({ suiteFile, suite, target }: (typeof tests)[number]) => JSON.stringify([suiteFile, suite, target]);
  const known = new Set(
    tests.flatMap((test) => (test.base.length > 0 && test.kind !== 'removed' ? suiteOf(test) : [])),
  );
  return new Set(tests.filter((test) => !known.has(suiteOf(test))).map(resultKey));
}
