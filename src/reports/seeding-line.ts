import type { Report } from '../model/verdict/report.ts';
import { plural } from '../shared/text.ts';
import { money } from './numbers.ts';

/**
 * How the baseline of suites without one was seeded, or which run will do it. Contains only our own words and digits.
 */
export function seedingLine({ seeding }: Pick<Report, 'seeding'>): string[] {
  if (seeding === undefined) return [];
  const { asked, made, tests, costUsd, why } = seeding;
  if (made === 0)
    return [`no baseline yet: the first run of the base branch runs its tests ${asked} times to start one`];
  const cost = costUsd === undefined ? '' : ` (${money(costUsd)})`;
  const less = why === undefined ? '' : `; ${asked} were requested: ${why}`;
  return [
    `${plural('test', tests)} without a baseline run ${plural('more time', made - 1)}${cost}, stored as ${plural('run', made)}${less}`,
  ];
}
