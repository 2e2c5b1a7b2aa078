import type { PairedTest, Pairing } from '../model/pairing.ts';
import { grouped } from '../shared/grouped.ts';
import type { Count } from '../shared/statistics/hypergeometric.ts';
import { levelOf, type Metric, type Tally, tallyOf } from './tally.ts';

/** A test that can be compared, with both sides counted. */
export interface Unit {
  readonly test: PairedTest;
  readonly base: Tally;
  readonly now: Tally;
}

/** One suite on one target: what the suite-wide test looks at. */
export interface SuiteUnits {
  readonly suite: string;
  readonly file: string;
  readonly target: string;
  readonly metric: Metric;
  readonly units: readonly Unit[];
  /** Those of which `reused` is the number; absent where nobody asks which they are. */
  readonly takenOver?: readonly PairedTest[] | undefined;
  /** Taken over from an earlier run: their difference is 0 by definition, and they count (gate.md §2.2). */
  readonly reused: number;
}

/**
 * The tests of a pairing by suite and target, in the order of the run. Quarantined ones are not compared. Within a
 * suite they are sorted, because sums depend on the order in their last bits.
 */
export function unitsOf({ tests }: Pick<Pairing, 'tests'>, metric: Metric = 'pass'): SuiteUnits[] {
  const groups = grouped(tests, ({ suiteFile, suite, target }) => [suiteFile, suite, target]);
  return Array.from(groups.values(), (own): SuiteUnits => {
    const [first] = own;
    const compared = own.filter((test) => !isQuarantined(test));
    const takenOver = compared.filter(({ kind }) => kind === 'reused');
    return {
      suite: first.suite,
      file: first.suiteFile,
      target: first.target,
      metric,
      units: compared
        .filter(({ kind }) => kind === 'comparable')
        .sort((a, b) => (a.testId < b.testId ? -1 : 1))
        .map((test) => unitOf(test, metric)),
      takenOver,
      reused: takenOver.length,
    };
  });
}

export const unitOf = (test: PairedTest, metric: Metric = 'pass'): Unit => ({
  test,
  base: tallyOf(test.base, metric),
  now: tallyOf(test.now, metric),
});

/** Its entry still holds: it blocks nobody. */
export const isQuarantined = ({ quarantine }: PairedTest): boolean => quarantine !== undefined && !quarantine.expired;

/** More trials failed than passed. */
export const mostlyFails = ({ passes, trials }: Count): boolean => (trials - passes) * 2 > trials;
export const mostlyPasses = ({ passes, trials }: Count): boolean => passes * 2 > trials;

/** What became of a suite's pass rate, or of its score: the mean over its tests of present minus past (gate.md §2.2). */
export function differences({ units, reused }: SuiteUnits): number[] {
  return [...units.map(differenceOf), ...Array.from({ length: reused }, () => 0)];
}

/**
 * The same by clusters: by what the metadata of the tests say under a key (gate.md §2.10). A test that does not say it is a
 * cluster by itself.
 */
export function clusteredDifferences({ units, takenOver = [] }: SuiteUnits, key: string): number[][] {
  const clusters = new Map<string, number[]>();
  const alone: number[][] = [];
  const add = ({ metadata }: PairedTest, difference: number) => {
    const name = clusterOf(metadata, key);
    const own = name === undefined ? undefined : clusters.get(name);
    if (own) own.push(difference);
    else if (name === undefined) alone.push([difference]);
    else clusters.set(name, [difference]);
  };
  for (const unit of units) add(unit.test, differenceOf(unit));
  for (const test of takenOver) add(test, 0);
  return [...clusters.values(), ...alone];
}

/** `1` and `"1"` are one cluster; lists and mappings are what stands in them. */
function clusterOf(metadata: PairedTest['metadata'], key: string): string | undefined {
  const value = metadata !== undefined && Object.hasOwn(metadata, key) ? metadata[key] : undefined;
  if (value === undefined || value === null || value === '') return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Means of equal scores may differ in their last bits. */
function differenceOf({ base, now }: Unit): number {
  const difference = levelOf(now) - levelOf(base);
  return Math.abs(difference) < 1e-12 ? 0 : difference;
}
