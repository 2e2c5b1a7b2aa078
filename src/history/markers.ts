import type { TrendRun, TrendSuite } from '../model/run/sample.ts';

/** What changed between two runs of a suite on a target, so that their numbers differ for another reason (docs/history.md#markers). */
export interface Marker {
  readonly letter: 'M' | 'J' | 'D' | 'T' | '±';
  readonly words: string;
  /** Values on both sides do not measure the same. */
  readonly breaks: boolean;
}

/** One suite on one target in one run. */
export interface SuitePoint extends TrendSuite {
  readonly tool?: string | undefined;
}

/** A larger share of changed, new or removed tests makes other numbers. */
const MAX_CHANGED = 0.1;

export const pointsOf = (run: TrendRun): SuitePoint[] => run.suites.map((suite) => ({ ...suite, tool: run.tool }));

/** The markers between a run and the one before it. What is unknown on a side marks nothing. */
export function markersBetween(before: SuitePoint, now: SuitePoint): Marker[] {
  const differing = (
    letter: 'M' | 'J' | 'T',
    what: string,
    of: (point: SuitePoint) => string | undefined,
  ): Marker[] => {
    const [earlier, present] = [of(before), of(now)];
    if (earlier === undefined || present === undefined || earlier === present) return [];
    return [{ letter, words: `${what}: ${earlier} → ${present}`, breaks: letter !== 'M' }];
  };
  return [
    ...differing('M', 'model', ({ model }) => model),
    ...differing('J', 'judges', ({ judges }) => judges?.join(', ')),
    ...definitionMarker(before, now),
    ...differing('T', 'tool', ({ tool }) => tool),
    ...sizeMarker(before.n, now.n),
  ];
}

function definitionMarker(before: SuitePoint, { definition, changed }: SuitePoint): Marker[] {
  if (before.definition === undefined || definition === undefined || before.definition === definition) return [];
  if (changed === undefined) return [{ letter: 'D', words: 'definitions of tests changed', breaks: false }];
  // Tests were only added or removed.
  if (changed.tests === 0) return [];
  const words = `${changed.tests} of ${changed.of} tests changed`;
  return [{ letter: 'D', words, breaks: changed.tests > MAX_CHANGED * changed.of }];
}

function sizeMarker(before: number | undefined, now: number | undefined): Marker[] {
  if (before === undefined || now === undefined || before === 0) return [];
  if (Math.abs(now - before) <= MAX_CHANGED * before) return [];
  return [{ letter: '±', words: `${before} → ${now} tests`, breaks: true }];
}
