import type { EvidenceTrial } from '../model/evidence.ts';
import { whyNotComparable } from '../model/fingerprint.ts';
import type { PairedTest, PresentTrial } from '../model/pairing.ts';
import { presentTrials } from '../model/present-trials.ts';
import { type OldDefinitions, resultKey, type TestResult } from '../model/result.ts';
import type { EarlierRound } from '../model/same-content.ts';
import { byKey, trialsByKey, trialsOf } from './trials.ts';

/** What there is of a test by its old definition. */
export interface OldSide {
  readonly results: readonly TestResult[];
  readonly fresh: readonly PresentTrial[];
  /** Why there is nothing. */
  readonly why?: string | undefined;
}

/** What there is of changed tests by their old definition, by their key. */
export function oldSides(old: OldDefinitions | undefined): Map<string, OldSide> {
  if (old === undefined) return new Map();
  const fresh = trialsByKey(old.confirmations);
  const without = old.without.map((test): [string, OldSide] => [
    resultKey(test),
    { results: [], fresh: [], why: test.why },
  ]);
  const measured = [...byKey(old.results)].map(([key, results]): [string, OldSide] => [
    key,
    { results, fresh: fresh.get(key) ?? [] },
  ]);
  return new Map([...without, ...measured]);
}

interface WithOld {
  readonly old: OldSide | undefined;
  /** Of the base branch, measured in whatever way. */
  readonly trials: readonly EvidenceTrial[];
  earlierOf(results: readonly TestResult[]): readonly EarlierRound[];
}

/** The changed test, and after it what stands in its place in the comparison: only what was measured as the past was. */
export function withOldDefinition(changed: PairedTest, { old, trials, earlierOf }: WithOld): PairedTest[] {
  const told = (clause: string): PairedTest => ({ ...changed, why: `${changed.why ?? CHANGED}; ${clause}` });
  if (old === undefined) return [changed];
  const [first] = old.results;
  if (first === undefined) return [told(old.why ?? NOT_MEASURED)];
  const { measure } = first;
  const base = measure === undefined ? [] : trials.filter((trial) => trial.measure === measure);
  if (base.length === 0) {
    const why = measure === undefined ? undefined : whyChanged(trials, measure);
    return [
      told(`as the base commit defines it, it is not measured as its history was either${why ? `: ${why}` : ''}`),
    ];
  }
  const earlier = trialsOf(earlierOf(old.results));
  const now = [...(earlier?.now ?? []), ...old.results.flatMap(presentTrials)];
  if (now.length === 0) return [told(NOT_MEASURED)];
  const { why: _, earlier: __, control, ...same } = changed;
  const ofEarlier = changed.earlier?.control.length ?? 0;
  return [
    { ...told('its old definition was run too'), control: control.slice(0, ofEarlier) },
    {
      ...same,
      definition: 'base',
      // That was promised of the test as it is now.
      mustPass: false,
      kind: 'comparable',
      base,
      now,
      fresh: [...(earlier?.fresh ?? []), ...old.fresh],
      control: [...(earlier?.control ?? []), ...control.slice(ofEarlier)],
      ...(earlier && { earlier }),
    },
  ];
}

const CHANGED = 'its question or its judging is not what it was';
const NOT_MEASURED = 'its old definition could not be measured';

/** What is not as it was when the base branch was measured last, as a clause; undefined where nobody knows. */
export function whyChanged(trials: readonly EvidenceTrial[], measure: string | undefined): string | undefined {
  const last = trials.reduce<EvidenceTrial | undefined>(
    (newest, trial) => (newest === undefined || trial.time >= newest.time ? trial : newest),
    undefined,
  )?.measure;
  return last === undefined || measure === undefined ? undefined : whyNotComparable(last, measure);
}
