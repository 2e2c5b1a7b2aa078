import type { TestState } from '../model/comparison.ts';
import type { PairedTest, Pairing } from '../model/pairing.ts';
import { fisherWorse } from '../shared/statistics/exact-test.ts';
import { holm } from '../shared/statistics/holm.ts';
import { type GateSettings, halfAlpha } from './policy.ts';
import { earlierFresh, freshTrialsFor, moreFreshTrials, suspectsOf } from './suspects.ts';
import { countOf, without } from './tally.ts';
import { isQuarantined, mostlyFails, type Unit } from './units.ts';

/** What is said of a test that looked newly broken. */
export interface Judged {
  readonly state: Extract<TestState, 'regressed' | 'suspected' | 'not-reproduced' | 'drift'>;
  /** On the fresh trials alone. */
  readonly p?: number | undefined;
  readonly why: string;
}

/**
 * G3: which tests that look newly broken are (gate.md §2.6)? Judged on fresh trials only, Holm over all that were
 * screened. Trials on the base commit may acquit, never convict.
 */
export function judgeSuspects(pairing: Pairing, settings: GateSettings): Map<PairedTest, Judged> {
  const { kept, beyond } = suspectsOf(pairing, settings);
  const alpha = halfAlpha(settings);
  const ps = kept.map(({ test, base }) =>
    test.fresh.length === 0 ? undefined : fisherWorse(base, countOf(test.fresh)),
  );
  const rejected = holm(
    ps.map((p) => p ?? 1),
    alpha,
  );
  const judged = kept.map(
    (unit, index) => [unit.test, judgedOf(unit, ps[index], rejected[index] ?? false, kept.length, settings)] as const,
  );
  const why =
    settings.confirm === 'off' ? 'it was not run again: confirming is off' : 'there was no room to run it again';
  return new Map<PairedTest, Judged>([
    ...judged,
    ...beyond.map(({ test }) => [test, { state: 'suspected', why } as const] as const),
    ...confirmedByParts(pairing, new Map(judged)),
  ]);
}

/** What a part of the run has confirmed stays a regression when all parts are decided together. */
function confirmedByParts({ tests }: Pairing, judged: ReadonlyMap<PairedTest, Judged>): [PairedTest, Judged][] {
  return tests
    .filter((test) => test.isConfirmed && !isQuarantined(test) && judged.get(test)?.state !== 'regressed')
    .map((test) => {
      const known = judged.get(test);
      const [fresh, base] = [countOf(test.fresh), countOf(test.base)];
      const why = `${fresh.passes} of ${fresh.trials} fresh trials passed, ${base.passes} of ${base.trials} before; confirmed by the job that ran it`;
      return [test, { ...known, state: 'regressed', why }];
    });
}

function judgedOf(
  { test, base }: Unit,
  p: number | undefined,
  rejected: boolean,
  suspects: number,
  settings: GateSettings,
): Judged {
  const trials = freshTrialsFor(base, suspects, halfAlpha(settings));
  if (p === undefined) {
    const why = trials === undefined ? 'too little history to tell' : 'it was not run again';
    return { state: 'suspected', why };
  }
  const fresh = countOf(test.fresh);
  const before = earlierFresh(test);
  const ofThem = before.trials === 0 ? '' : ` (${before.passes} of ${before.trials} of them in earlier attempts)`;
  const numbers = `${fresh.passes} of ${fresh.trials} fresh trials passed${ofThem}, ${base.passes} of ${base.trials} before`;
  if (rejected) {
    const control = countOf(test.control);
    if (control.trials > 0 && mostlyFails(control)) {
      const why = `${numbers}; the base commit fails now as well (${control.passes} of ${control.trials} passed)`;
      return { state: 'drift', p, why };
    }
    return { state: 'regressed', p, why: numbers };
  }
  const own = without(fresh, before);
  const isUnfinished = trials !== undefined && moreFreshTrials({ test, why: 'suspect', trials }, own, settings) > 0;
  if (isUnfinished) return { state: 'suspected', p, why: `${numbers}; it was not run again often enough` };
  if (fresh.passes === 0) return { state: 'suspected', p, why: `${numbers}; too little history to be sure` };
  return { state: 'not-reproduced', p, why: numbers };
}
