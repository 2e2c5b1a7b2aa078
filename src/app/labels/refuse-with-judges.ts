import { userError } from '../../model/errors.ts';
import { kebab } from '../../shared/text.ts';
import type { InputName, RunOptions } from '../config/inputs.ts';

/** Throws a `UserError` for inputs that select tests of targets, if judges are tested: the labels name the suites. */
export function refuseWithJudges({ given, judges }: RunOptions): void {
  const wrong = OTHER_TESTS.filter((name) => given.includes(name));
  if (judges === undefined || wrong.length === 0) return;
  const names = wrong.map((name) => `"${kebab(name)}"`).join(' and ');
  throw userError('INPUT_INVALID', `${names} cannot be set together with "judges": the labels name the suites`, {
    hint: 'Remove one of the two. "grader-target" names the judge, and "test-id" selects labelled answers.',
  });
}

const OTHER_TESTS = ['evals', 'target', 'tag', 'excludeTag', 'shard'] as const satisfies readonly InputName[];
