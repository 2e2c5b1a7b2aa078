import type { SuiteChange } from '../model/comparison.ts';
import type { EvidenceTrial } from '../model/evidence.ts';
import { isWholeSubject } from '../model/fingerprint.ts';
import type { Unit } from './units.ts';

/**
 * How many trials of a pool are of just what the base branch was last (gate.md O3): of the subject that the newest trial
 * of their test had. Undefined where nobody knows all of that subject, and where there is no trial.
 */
export function ofOwnSubject(units: readonly Unit[]): SuiteChange['ownSubject'] {
  let trials = 0;
  for (const { test } of units) {
    const subject = newestOf(test.base)?.subject;
    if (subject === undefined || !isWholeSubject(subject)) return undefined;
    trials += test.base.filter((trial) => trial.subject === subject).length;
  }
  const of = units.reduce((sum, { base }) => sum + base.trials, 0);
  return of === 0 ? undefined : { trials, of };
}

const newestOf = (trials: readonly EvidenceTrial[]): EvidenceTrial | undefined =>
  trials.reduce<EvidenceTrial | undefined>(
    (newest, trial) => (newest === undefined || trial.time >= newest.time ? trial : newest),
    undefined,
  );
