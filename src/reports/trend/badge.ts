import { jsonDocument } from '../../model/text/json-document.ts';
import type { VerdictKind } from '../../model/verdict/verdict.ts';
import { percent } from '../numbers.ts';

/** What the badge says before its numbers, and its colour. A run that measured nothing has another one. */
const BADGES: Partial<Record<VerdictKind, readonly [words: string, color: string]>> = {
  pass: ['', 'brightgreen'],
  warn: ['', 'yellow'],
  fail: ['regressed · ', 'red'],
  inconclusive: ['inconclusive · ', 'yellow'],
};

/** The badge of a run in the form of shields.io's endpoint: `passed` of `n` tests with a result, and no name of a test or a suite. */
export function badgeJson(run: { readonly verdict: VerdictKind; readonly passed: number; readonly n: number }): string {
  const [words, color] = BADGES[run.verdict] ?? [];
  const counts = `${percent(run.n === 0 ? undefined : run.passed / run.n)} of ${run.n}`;
  const shown =
    color === undefined
      ? { message: 'not measured', color: 'lightgrey', isError: true }
      : { message: `${words}${counts}`, color };
  return jsonDocument({ schemaVersion: 1, label: 'evals', ...shown, cacheSeconds: 300 });
}
