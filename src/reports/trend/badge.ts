import { jsonDocument } from '../../model/text/json-document.ts';
import type { VerdictKind } from '../../model/verdict/verdict.ts';
import { percent } from '../numbers.ts';

/** The badge of a run in the form of shields.io's endpoint: `passed` of `n` tests with a result, and no name of a test or a suite. */
export function badgeJson({
  verdict,
  passed,
  n,
}: {
  readonly verdict: VerdictKind;
  readonly passed: number;
  readonly n: number;
}): string {
  const counts = `${percent(n === 0 ? undefined : passed / n)} of ${n}`;
  const badge = (message: string, color: string, rest: object = {}) =>
    jsonDocument({ schemaVersion: 1, label: 'evals', message, color, ...rest, cacheSeconds: 300 });
  switch (verdict) {
    case 'pass':
      return badge(counts, 'brightgreen');
    case 'warn':
      return badge(counts, 'yellow');
    case 'fail':
      return badge(`regressed · ${counts}`, 'red');
    case 'inconclusive':
      return badge(`inconclusive · ${counts}`, 'yellow');
    default:
      return badge('not measured', 'lightgrey', { isError: true });
  }
}
