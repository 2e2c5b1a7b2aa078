import type { Report } from '../model/verdict/report.ts';
import { plural } from '../shared/text.ts';
import { money } from './numbers.ts';

/** How the history of suites that had none was begun, or who will begin it. Only our own words and digits are in it. */
export function seedingLine({ seeding }: Pick<Report, 'seeding'>): string[] {
  if (seeding === undefined) return [];
  const { asked, made, tests, costUsd, why } = seeding;
  if (made === 0)
    return [`no history yet: the first run of the base branch runs its tests ${asked} times to begin one`];
  const cost = costUsd === undefined ? '' : ` (${money(costUsd)})`;
  const less = why === undefined ? '' : `; ${asked} were asked for: ${why}`;
  return [
    `${plural('test', tests)} without a history run ${plural('more time', made - 1)}${cost}, kept as ${plural('run', made)}${less}`,
  ];
}
