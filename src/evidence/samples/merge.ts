import type { TestFact } from '../../model/run/fact.ts';
import { isSameMeasure } from '../../model/run/fingerprint.ts';
import { resultKey } from '../../model/run/result.ts';
import type { Sample, TrendRun } from '../../model/run/sample.ts';
import type { Side } from '../../model/run/side.ts';
import { keyOf, sampleLimits } from './codec.ts';

/** Trials of one test on one target in this run, oldest first. */
export interface OwnTrials {
  readonly key: Sample['key'];
  readonly measure?: string | undefined;
  readonly subject?: string | undefined;
  readonly sides: readonly Side[];
}

interface Carrying {
  /** Samples of the run whose evidence this run used, by key. */
  readonly earlier: ReadonlyMap<string, Sample>;
  /** Sides that began before are too old: ISO 8601, UTC. */
  readonly oldest: string;
}

/**
 * The samples of this run, in the order of its plan. Earlier sides stay for tests that it did not run, and where it has no
 * passing or no failing trial itself, as long as the test is measured alike.
 */
export function mergeSamples(own: readonly OwnTrials[], { earlier, oldest }: Carrying): Sample[] {
  const merged = own.map((trials): Sample => {
    const known = earlier.get(keyText(trials.key));
    const carried = known !== undefined && isMeasuredAlike(known, trials) ? recent(known.sides, oldest) : [];
    const { key, measure, subject } = trials;
    return {
      key,
      measure,
      subject,
      sides: bestSides(trials.sides, carried),
    };
  });
  const present = new Set(own.map(({ key }) => keyText(key)));
  const others = [...earlier.values()].flatMap((sample): Sample[] => {
    const sides = recent(sample.sides, oldest);
    return present.has(keyOf(sample)) ? [] : [{ ...sample, sides }];
  });
  return [...merged, ...others].filter(({ sides }) => sides.length > 0);
}

/** Whether two sides of a test can be compared: where both fingerprints are known, they are equal. */
export const isMeasuredAlike = (
  one: { readonly measure?: string | undefined },
  other: { readonly measure?: string | undefined },
): boolean => one.measure === undefined || other.measure === undefined || isSameMeasure(one.measure, other.measure);

const keyText = ([suiteFile, suite, testId, target]: Sample['key']): string =>
  resultKey({ suiteFile, suite, testId, target });

const recent = (sides: readonly Side[], oldest: string): Side[] => sides.filter(({ from }) => from.time >= oldest);

/** The newest passing and the newest failing trial; a trial without an answer shows nothing. */
function bestSides(own: readonly Side[], carried: readonly Side[]): Side[] {
  const newest = (pass: boolean) =>
    [...carried, ...own].findLast((side) => side.pass === pass && side.failure === undefined);
  return [newest(true), newest(false)].filter((side) => side !== undefined);
}

/** The runs of the base branch with this one, oldest first. A run that is stored again replaces itself. */
export function mergeTrend(earlier: readonly TrendRun[], own: TrendRun | undefined): TrendRun[] {
  if (own === undefined) return [...earlier];
  const others = earlier.filter(({ run }) => run !== own.run);
  return [...others, own]
    .sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    .slice(-sampleLimits.trendRuns);
}

/** What tests take: as this run measured it, and for tests that it did not run as earlier runs did. */
export function mergeFacts(
  own: readonly TestFact[],
  { earlier, oldest }: { readonly earlier: ReadonlyMap<string, TestFact>; readonly oldest: string },
): TestFact[] {
  const present = new Set(own.map(({ key }) => keyText(key)));
  const others = [...earlier].flatMap(([key, fact]) => (present.has(key) || fact.time < oldest ? [] : [fact]));
  return [...own, ...others];
}
