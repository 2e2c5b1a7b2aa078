import { grouped } from '../../model/values/grouped.ts';
import type { ImportedTrial, SkippedTest } from './importer.ts';

/** Trials of one name in one group. */
const byName = (trials: readonly ImportedTrial[]) => [
  ...grouped(trials, (trial) => [trial.suite, trial.test.text, trial.target]).values(),
];

/** Two trials that are one, because the tool writes two elements for one failure: `isPair` says which. */
export const mergedPairs = (
  trials: readonly ImportedTrial[],
  isPair: (one: ImportedTrial, other: ImportedTrial) => boolean,
): ImportedTrial[] =>
  byName(trials).flatMap((group) => {
    const [one, other] = group;
    if (other === undefined || group.length > 2 || !isPair(one, other)) return group;
    // A test that failed has failed, whatever happened at its end.
    const [first, second] = other.outcome.kind === 'failed' ? [other, one] : [one, other];
    const [shown, hidden] = first.outcome.kind === 'passed' ? [second, first] : [first, second];
    return [{ ...shown, reason: [shown.reason, hidden.reason].filter(Boolean).join('\n') }];
  });

/** A test without a mark that pytest ran again had failed: pytest-rerunfailures writes no `failure` for such a run. */
export const withReruns = (trials: readonly ImportedTrial[]): ImportedTrial[] =>
  byName(trials).flatMap((runs) =>
    runs.map((run, index) =>
      index < runs.length - 1 && run.outcome.kind === 'passed'
        ? { ...run, outcome: { kind: 'failed' as const }, reason: 'pytest ran this test again' }
        : run,
    ),
  );

export interface FoundTests {
  readonly trials: readonly ImportedTrial[];
  readonly skipped: readonly SkippedTest[];
}

/**
 * Trials of pytest-repeat: tests whose names differ only in the end `[2-3]`, or `-2-3]` after parameters. All numbers must
 * be there, because parameters may look the same. Those of skipped repeats count; a test is skipped if all its repeats are.
 */
export function withRepeats({ trials, skipped }: FoundTests): FoundTests {
  const tests = [...trials, ...skipped].map((test) => {
    const match = /^(.*)([[-])([1-9]\d{0,3})-([1-9]\d{0,3})\]$/s.exec(test.test.text);
    if (match === null) return { test, name: test.test.text, number: 0, count: 0 };
    const [, before = '', border, number, count] = match;
    return { test, name: border === '[' ? before : `${before}]`, number: Number(number), count: Number(count) };
  });
  const groups = grouped(tests, ({ test, name, count }) => [test.suite, test.target, name, `${count}`]);
  const foundTests: FoundTests & { trials: ImportedTrial[]; skipped: SkippedTest[] } = { trials: [], skipped: [] };
  for (const group of groups.values()) {
    const [{ count, name }] = group;
    const numbers = new Set(group.map(({ number }) => number));
    const isComplete = count > 0 && group.length === count && numbers.size === count && Math.max(...numbers) === count;
    const test = { kind: 'named', text: name } as const;
    const runs = group.flatMap((each) =>
      !('outcome' in each.test)
        ? []
        : [isComplete ? { ...each.test, test, number: each.number - 1, plannedTrials: count } : each.test],
    );
    const others = group.flatMap((each) => ('outcome' in each.test ? [] : [each.test]));
    foundTests.trials.push(...runs);
    if (!isComplete) foundTests.skipped.push(...others);
    else if (runs.length === 0) foundTests.skipped.push(...others.slice(0, 1).map((each) => ({ ...each, test })));
  }
  return foundTests;
}
