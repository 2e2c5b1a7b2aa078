import { grouped, type Some } from '../../shared/grouped.ts';
import type { ImportedTrial, SkippedTest } from './importer.ts';

/** Two trials that are one, because the tool writes two elements for one failure: `isPair` says which. */
export function mergedPairs(
  trials: readonly ImportedTrial[],
  isPair: (one: ImportedTrial, other: ImportedTrial) => boolean,
): ImportedTrial[] {
  return [...grouped(trials, (trial) => [trial.suite, nameOf(trial), trial.target]).values()].flatMap((group) => {
    const [first, second, ...others] = group;
    return second !== undefined && others.length === 0 && isPair(first, second) ? [merged(first, second)] : group;
  });
}

/** A test that failed has failed, whatever happened at its end. */
function merged(one: ImportedTrial, other: ImportedTrial): ImportedTrial {
  const [first, second] = other.outcome.kind === 'failed' ? [other, one] : [one, other];
  const shown = first.outcome.kind === 'passed' ? second : first;
  const hidden = shown === first ? second : first;
  const reason = [shown.reason, hidden.reason].filter((text) => text !== undefined && text !== '').join('\n');
  return { ...shown, reason };
}

/** A test without a mark that pytest ran again had failed: pytest-rerunfailures writes no `failure` for such a run. */
export function withReruns(trials: readonly ImportedTrial[]): ImportedTrial[] {
  return [...grouped(trials, (trial) => [trial.suite, nameOf(trial), trial.target]).values()].flatMap((runs) =>
    runs.map((run, index) =>
      index < runs.length - 1 && run.outcome.kind === 'passed'
        ? { ...run, outcome: { kind: 'failed' as const }, reason: 'pytest ran this test again' }
        : run,
    ),
  );
}

/** What a file has of its tests. */
export interface FoundTests {
  readonly trials: readonly ImportedTrial[];
  readonly skipped: readonly SkippedTest[];
}

/**
 * Trials of pytest-repeat: tests whose names differ only in the end `[2-3]`, or `-2-3]` after parameters. All numbers must
 * be there, because parameters may look the same. Those of skipped repeats count; a test is skipped if all its repeats are.
 */
export function withRepeats({ trials, skipped }: FoundTests): FoundTests {
  const groups = grouped([...trials, ...skipped].map(numbered), ({ test, repeat }) => [
    test.suite,
    test.target,
    repeat?.name ?? nameOf(test),
    repeat && `${repeat.count}`,
  ]);
  const found = [...groups.values()].flatMap((group) => (isComplete(group) ? repeatsOf(group) : group.map(asFound)));
  return {
    trials: found.flatMap((test) => (isTrial(test) ? [test] : [])),
    skipped: found.flatMap((test) => (isTrial(test) ? [] : [test])),
  };
}

interface Repeat {
  readonly name: string;
  readonly number: number;
  readonly count: number;
}
interface Numbered {
  readonly test: ImportedTrial | SkippedTest;
  readonly repeat: Repeat | undefined;
}

const numbered = (test: Numbered['test']): Numbered => ({ test, repeat: repeatOf(test) });
const asFound = ({ test }: Numbered): Numbered['test'] => test;
const isTrial = (test: Numbered['test']): test is ImportedTrial => 'outcome' in test;
const nameOf = ({ test }: Numbered['test']): string => test.text;

function repeatOf(test: Numbered['test']): Repeat | undefined {
  const found = /^(.*)([[-])([1-9]\d{0,3})-([1-9]\d{0,3})\]$/s.exec(nameOf(test));
  if (found === null) return undefined;
  const [, before = '', border = '', number, count] = found;
  return { name: border === '[' ? before : `${before}]`, number: Number(number), count: Number(count) };
}

function isComplete(group: Some<Numbered>): boolean {
  const count = group[0].repeat?.count;
  const numbers = new Set(group.map(({ repeat }) => repeat?.number));
  return (
    count !== undefined && group.length === count && numbers.size === count && Math.max(...group.map(at)) === count
  );
}

const at = ({ repeat }: Numbered): number => repeat?.number ?? 0;

/** The trials of one test, which was skipped if there is none. */
function repeatsOf(group: Some<Numbered>): Numbered['test'][] {
  const all = group.flatMap(({ test, repeat }) =>
    repeat === undefined ? [] : [{ test: { ...test, test: { kind: 'named', text: repeat.name } as const }, repeat }],
  );
  const trials = all.flatMap(({ test, repeat: { number, count } }) =>
    isTrial(test) ? [{ ...test, number: number - 1, plannedTrials: count }] : [],
  );
  return trials.length > 0 ? trials : all.slice(0, 1).map(asFound);
}
