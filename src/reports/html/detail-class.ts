import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { TestState } from '../../model/verdict/assessment.ts';
import type { PageRow } from './page-source.ts';

/** How important the details of a test are: A must stay, B and C may be left out of a file that gets too large. */
export type DetailClass = 'A' | 'B' | 'C';

const IMPORTANT: readonly TestState[] = [
  'regressed',
  'fails-on-base',
  'suspected',
  'not-reproduced',
  'not-enough-history',
  'not-rerun',
  'changed',
  'errored',
  'failing',
];
const USEFUL: readonly TestState[] = ['failing-as-before', 'fixed', 'quarantined'];

export function classOf(row: PageRow): DetailClass {
  const state = stateOf(row);
  if (IMPORTANT.includes(state) || (state === 'new' && isFailing(row))) return 'A';
  return USEFUL.includes(state) || isMixed(row) || row.change?.flaky === true || isFailing(row) ? 'B' : 'C';
}

/** The state that the gate gave; without a comparison, that of the result. */
export function stateOf({ change, result }: PageRow): TestState {
  if (change !== undefined) return change.state;
  if (result === undefined) return 'removed';
  const { kind } = outcomeOf(result);
  return ({ passed: 'passing', failed: 'failing', errored: 'errored', 'not-run': 'skipped' } as const)[kind];
}

export const isFailing = ({ result }: PageRow): boolean => result !== undefined && outcomeOf(result).kind === 'failed';

/** Some of its trials passed and some did not. */
export function isMixed(row: PageRow): boolean {
  const words = row
    .trials()
    .filter(({ purpose }) => purpose === 'planned')
    .map(({ word }) => word);
  return words.includes('pass') && words.includes('fail');
}
