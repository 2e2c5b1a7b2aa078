import { median } from '../../shared/statistics/variance.ts';

/** A test on a target, and what kind of target it is. */
export interface Timed {
  readonly key: string;
  /** The suite on the target. */
  readonly suite: string;
  readonly target: string;
  readonly kind: TargetKind;
}

export type TargetKind = 'agent' | 'program' | 'model' | 'mock';

/** Expected milliseconds of a trial if no trial on the target is known. */
const USUAL_MS: Readonly<Record<TargetKind, number>> = { agent: 120_000, program: 20_000, model: 10_000, mock: 100 };

/** A long test that starts late costs more than a short test that starts early. */
const CAUTION = 2;

/**
 * The expected milliseconds of a trial of each test: the median of its known trials. For a new test, twice the median of
 * its suite on the target, or else of the target.
 */
export function expectedTimes(
  tests: readonly Timed[],
  known: ReadonlyMap<string, readonly number[]>,
): Map<string, number> {
  const own = new Map<string, number>();
  const [ofSuites, ofTargets] = [new Map<string, number[]>(), new Map<string, number[]>()];
  for (const { key, suite, target } of tests) {
    const times = known.get(key) ?? [];
    if (times.length === 0) continue;
    const ms = median(times);
    own.set(key, ms);
    addTo(ofSuites, suite, ms);
    addTo(ofTargets, target, ms);
  }
  const [suites, targets] = [medians(ofSuites), medians(ofTargets)];
  return new Map(
    tests.map(({ key, suite, target, kind }) => {
      const usual = suites.get(suite) ?? targets.get(target);
      return [key, own.get(key) ?? (usual === undefined ? USUAL_MS[kind] : CAUTION * usual)];
    }),
  );
}

function addTo(groups: Map<string, number[]>, name: string, ms: number): void {
  const group = groups.get(name);
  if (group === undefined) groups.set(name, [ms]);
  else group.push(ms);
}

const medians = (groups: ReadonlyMap<string, readonly number[]>): Map<string, number> =>
  new Map([...groups].map(([name, times]) => [name, median(times)]));
