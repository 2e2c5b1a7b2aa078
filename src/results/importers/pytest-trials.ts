import { grouped, type Some } from '../../shared/grouped.ts';
import type { ImportedTrial } from './importer.ts';

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

/**
 * Trials of pytest-repeat: tests whose names differ only in the end `[2-3]`, or `-2-3]` after parameters. All numbers must
 * be there, because parameters may look the same.
 */
export function withRepeats(trials: readonly ImportedTrial[]): ImportedTrial[] {
  const numbered = trials.map((trial) => ({ trial, repeat: repeatOf(trial) }));
  const groups = grouped(numbered, ({ trial, repeat }) => [
    trial.suite,
    trial.target,
    repeat?.name ?? nameOf(trial),
    repeat && `${repeat.count}`,
  ]);
  return [...groups.values()].flatMap((group) =>
    isComplete(group) ? group.map(asTrial) : group.map(({ trial }) => trial),
  );
}

interface Repeat {
  readonly name: string;
  readonly number: number;
  readonly count: number;
}
interface Numbered {
  readonly trial: ImportedTrial;
  readonly repeat: Repeat | undefined;
}

const nameOf = ({ test }: ImportedTrial): string => test.text;

function repeatOf(trial: ImportedTrial): Repeat | undefined {
  const found = /^(.*)([[-])([1-9]\d{0,3})-([1-9]\d{0,3})\]$/s.exec(nameOf(trial));
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

const asTrial = ({ trial, repeat }: Numbered): ImportedTrial =>
  repeat === undefined ? trial : { ...trial, test: { kind: 'named', text: repeat.name }, number: repeat.number - 1 };
