import type { Totals } from '../model/verdict/report.ts';
import { plural } from '../shared/text.ts';
import { duration, money } from './numbers.ts';

/**
 * What reusing results of unchanged tests saved: `saved by reuse: 31 tests, about $0.42 and 12 min 4 s of the targets`.
 * Unknown amounts are named, and never 0. Contains only our own words and digits.
 */
export function reuseLine({ avoided }: Totals): string[] {
  if (avoided === undefined) return [];
  const { tests, costUsd, costUnknown, durationMs, durationUnknown } = avoided;
  const amounts = [
    ...(costUsd === undefined ? [] : [`${money(costUsd)}${without(costUnknown)}`]),
    ...(durationMs === undefined ? [] : [`${duration(durationMs)} of the targets${without(durationUnknown)}`]),
  ];
  const unknown = [...(costUsd === undefined ? ['cost'] : []), ...(durationMs === undefined ? ['time'] : [])];
  const parts = [
    plural('test', tests),
    ...(amounts.length > 0 ? [`about ${amounts.join(' and ')}`] : []),
    ...(unknown.length > 0 ? [`${unknown.join(' and ')} unknown`] : []),
  ];
  return [`saved by reuse: ${parts.join(', ')}`];
}

const without = (unknown: number): string => (unknown === 0 ? '' : ` (unknown for ${plural('test', unknown)})`);
