import type { Change, TestState } from '../model/comparison.ts';
import type { Report } from '../model/report.ts';
import { type Column, table } from '../shared/markdown.ts';
import { ended, plural } from '../shared/text.ts';
import { code, sentence } from './comment-parts.ts';
import { suiteNamer } from './findings.ts';

/**
 * Which tests were expected and which were measured and compared, as Markdown: a table of the suites that are not
 * compared as a whole, and why tests are not what they were. Nothing where all is as it was.
 */
export function coverage(report: Report): string[] {
  const { totals, comparison, dryRun } = report;
  if (dryRun) return [];
  const missing =
    totals.skipped > 0 ? [`Of ${plural('planned test', totals.total)} ${totals.skipped} have no result.`] : [];
  if (comparison.baseline.kind !== 'found') return missing;
  const name = suiteNamer(report);
  const rows = suitesOf(report)
    .filter(({ tests }) => tests.some(({ state }) => COUNTED.includes(state)))
    .map(({ suite, compared, tests }) => [
      code(name(suite)),
      code(suite.target),
      `${compared}`,
      ...COUNTED.map((state) => `${tests.filter((test) => test.state === state).length}`),
    ]);
  const all = whyChanged(comparison.tests);
  const reasons = all.slice(0, REASONS).map(([why, count]) => `- ${plural('test', count)}: ${ended(why)}`);
  if (all.length > REASONS) reasons.push(`- and ${plural('more reason', all.length - REASONS)}`);
  return [
    ...missing,
    ...(rows.length > 0 ? [table(COLUMNS, rows)] : []),
    ...(reasons.length > 0 ? ['Measured in another way than before:', reasons.join('\n')] : []),
  ];
}

/** As many as are listed. */
const REASONS = 20;
/** States of tests of which one side is missing, in the order of the columns. */
const COUNTED: readonly TestState[] = ['changed', 'new', 'removed', 'skipped', 'error'];
const COLUMNS: readonly Column[] = [
  { title: 'Suite' },
  { title: 'Target' },
  { title: 'Compared', align: 'right' },
  { title: 'Changed', align: 'right' },
  { title: 'New', align: 'right' },
  { title: 'Removed', align: 'right' },
  { title: 'Not run', align: 'right' },
  { title: 'Errored', align: 'right' },
];

interface Covered {
  readonly suite: { readonly suite: string; readonly file: string; readonly target: string };
  readonly compared: number;
  readonly tests: Change[];
}

/** Those of the run in its order, then those that only the baseline knows. */
function suitesOf({ suites, comparison }: Report): Covered[] {
  const keyOf = (suite: string, file: string, target: string) => JSON.stringify([suite, file, target]);
  const compared = new Map(
    comparison.suites.map(({ suite, file, target, comparable }) => [keyOf(suite, file, target), comparable]),
  );
  const covered = new Map<string, Covered>();
  const of = (suite: string, file: string, target: string): Covered => {
    const key = keyOf(suite, file, target);
    const known = covered.get(key) ?? { suite: { suite, file, target }, compared: compared.get(key) ?? 0, tests: [] };
    covered.set(key, known);
    return known;
  };
  for (const { suite, file, target } of suites) of(suite, file, target);
  for (const test of comparison.tests) of(test.suite, test.suiteFile, test.target).tests.push(test);
  return [...covered.values()];
}

/** Why tests cannot be compared with what they were, the most frequent reason first. */
function whyChanged(tests: readonly Change[]): [why: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { state, why } of tests) {
    if (state !== 'changed') continue;
    const told = sentence(why ?? 'nobody knows why');
    counts.set(told, (counts.get(told) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}
