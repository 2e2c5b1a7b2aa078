import type { AbsentSuite, TestAssessment, TestState } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import { type Column, table } from '../../shared/markdown.ts';
import { ended, plural } from '../../shared/text.ts';
import { code, sentence } from '../comment/comment-parts.ts';
import { suiteNamer } from '../findings.ts';

/**
 * Tests and suites without a result or without a comparison, as Markdown: counts for each suite, the reasons of changed
 * tests, and the suites of the baseline that this run does not have. Empty if everything was compared.
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
    ...(reasons.length > 0 ? ['Changed tests, by reason:', reasons.join('\n')] : []),
    ...absentSuites(report),
  ];
}

function absentSuites({ comparison: { absentSuites: absent = [] } }: Report): string[] {
  if (absent.length === 0) return [];
  const items = absent
    .slice(0, ABSENT)
    .map(
      ({ suite, target, tests, why }) =>
        `- ${code(suite)} on ${code(target)} (${plural('test', tests)}): ${WHY_ABSENT[why]}.`,
    );
  if (absent.length > ABSENT) items.push(`- and ${plural('more suite', absent.length - ABSENT)}`);
  return ['Suites of the baseline without a result:', items.join('\n')];
}

const WHY_ABSENT: Readonly<Record<AbsentSuite['why'], string>> = {
  missing: 'missing, although its file exists',
  removed: 'removed, its file is gone',
  deselected: 'not selected',
};

const ABSENT = 20;
const REASONS = 20;
/** States of tests without a comparison, in the order of the columns. */
const COUNTED: readonly TestState[] = ['changed', 'new', 'removed', 'skipped', 'errored'];
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
  readonly tests: TestAssessment[];
}

/** The suites of the run in its order, then those that only the baseline has. */
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

/** The reasons of changed tests, the most frequent first. */
function whyChanged(tests: readonly TestAssessment[]): [why: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { state, why } of tests) {
    if (state !== 'changed') continue;
    const reason = sentence(why ?? 'the reason is unknown');
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}
