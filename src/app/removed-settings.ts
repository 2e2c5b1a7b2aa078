import { type Problem, UserError } from '../model/errors.ts';
import { kebab } from '../shared/text.ts';

/** Inputs, flags and configuration keys that no longer exist, in camel case, and what to write instead. */
const REMOVED: Readonly<Record<string, string>> = {
  driftIssue: 'Remove it: the comment and the summary name tests that fail on the base commit as well.',
  judgeVotes: 'Remove it: a judge is asked once for each answer.',
  onChanged: 'Remove it: changed tests are listed, and their diff is in the pull request.',
  order: 'Remove it: the longest tests start first.',
  stopEarly: 'Remove it: every planned test runs.',
};

export const removedInputs: readonly string[] = Object.keys(REMOVED);

/** The hint for a key in any spelling (`stop-early`, `stop_early`, `stopEarly`); undefined if the key was never removed. */
export function removedHint(key: string): string | undefined {
  const name = removedInputs.find((removed) => kebab(removed) === kebab(key).replaceAll('_', '-'));
  return name === undefined ? undefined : REMOVED[name];
}

/** Throws a `UserError` that names every removed input among `names`. */
export function refuseRemoved(names: readonly string[], spell: (name: string) => string = kebab): void {
  const problems = names.flatMap((name): Problem[] => {
    const hint = removedHint(name);
    if (hint === undefined) return [];
    return [{ code: 'INPUT_INVALID', severity: 'error', message: removedMessage(spell(name)), hint }];
  });
  if (problems.length > 0) throw new UserError(problems);
}

export const removedMessage = (shown: string): string => `"${shown}" was removed`;
