import type { AcceptLine, MeasuredRun } from '../model/run/measured-run.ts';

interface Acceptance {
  readonly testIds: readonly string[];
  readonly reason: string;
  readonly author: string;
  /** ISO 8601, UTC: the baseline starts with the first run after it. Absent: with the newest results. */
  readonly time?: string | undefined;
  readonly suite?: string | undefined;
  readonly target?: string | undefined;
}

interface AcceptedTest {
  readonly suite: string;
  readonly target: string;
  readonly testId: string;
}

interface AcceptanceResult {
  readonly runs: readonly (MeasuredRun & { readonly newlyAccepted: readonly AcceptedTest[] })[];
  /** The ids of all tests that could have been named. */
  readonly known: ReadonlySet<string>;
}

/** Restarts the baseline of tests, in the newest run that has each of them. */
export function accept(runs: readonly MeasuredRun[], acceptance: Acceptance): AcceptanceResult {
  const { testIds, reason, author, time } = acceptance;
  const known = new Set<string>();
  const done = new Set<string>();
  const withAccepted = (run: MeasuredRun) => {
    const newlyAccepted: AcceptedTest[] = [];
    const lines = run.tests.flatMap(({ s, id, trials }): AcceptLine[] => {
      const { suite = '', target = '', file } = run.suites[s] ?? {};
      if (trials.length === 0 || (acceptance.suite ?? suite) !== suite || (acceptance.target ?? target) !== target) {
        return [];
      }
      known.add(id);
      const name = JSON.stringify([file, suite, target, id]);
      if (!testIds.includes(id) || done.has(name)) return [];
      done.add(name);
      newlyAccepted.push({ suite, target, testId: id });
      return [{ type: 'accept', s, id, time, reason, author }];
    });
    return { ...run, accepted: [...run.accepted, ...lines], newlyAccepted };
  };
  return { runs: runs.toReversed().map(withAccepted).reverse(), known };
}
