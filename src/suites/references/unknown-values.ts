import type { Problem } from '../../model/errors.ts';
import { locationText, type SourceLocation } from '../../model/suite/location.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { isReserved } from '../../shared/secrets/reserved-variables.ts';
import type { Path } from '../../shared/yaml/yaml-text.ts';

/** Who reads a suite where its variables may be unset: a `plan` of several machines, or a `check` that runs nothing. */
export type MissingVariables = 'plan' | 'check';

/**
 * The values of a suite that need variables which are unset here, and may be set where the suite runs. They are invalid
 * only there, except for those that a plan of several machines consists of.
 */
export class UnknownValues {
  readonly #locations = new Set<string>();
  readonly #decisive: Problem[] = [];
  readonly #reader: MissingVariables;

  constructor(reader: MissingVariables) {
    this.#reader = reader;
  }

  /** `unset` has the first unset variable of each text by the JSON of its path, such as `NAME is not set`. */
  note(unset: ReadonlyMap<string, string>, root: Cursor): void {
    for (const [key, what] of unset) {
      const path: Path = JSON.parse(key);
      // No machine can set it.
      if (isReserved(what.split(' ', 1)[0] ?? '')) continue;
      // A check warns of unset variables alone: an empty one stays an error.
      if (this.#reader === 'check' && !what.endsWith(' is not set')) continue;
      const location = root.below(path);
      const isNew = !this.has(location);
      this.#locations.add(locationText(location));
      if (this.#reader === 'plan' && isNew && isDecisive(path)) this.#decisive.push(neededByPlan(what, location));
    }
  }

  has(location: SourceLocation | undefined): boolean {
    return location !== undefined && this.#locations.has(locationText(location));
  }

  /** Errors of values without which there is no plan. */
  get problems(): readonly Problem[] {
    return this.#decisive;
  }
}

const neededByPlan = (what: string, location: SourceLocation): Problem => ({
  code: 'INPUT_INVALID',
  severity: 'error',
  message: `A plan needs this value, and the environment variable ${what}: the value decides which tests run, how often, or which of them run on one machine`,
  location,
  hint: 'Set the variable where the plan is made too, or write the value into the suite.',
});

const LISTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
const OF_SUITE = ['name', 'suite', 'dataset', 'target', ...LISTS];
const ANYWHERE = ['trials', 'depends_on', 'fail_on_error', 'failOnError'];
const IN_EXECUTION = ['target', 'targets'];
const IN_WORKSPACE = ['isolation', 'mode'];

/** Whether a value decides what a plan consists of: tests, their names, targets and trials, and what is kept together. */
function isDecisive(path: Path): boolean {
  const keys = path.map(String);
  const [first = ''] = keys;
  const isBelow = (parent: string, names: readonly string[]) =>
    keys.some((key, at) => key === parent && names.includes(keys[at + 1] ?? ''));
  return (
    (keys.length === 1 && OF_SUITE.includes(first)) ||
    first === 'tags' ||
    // The path of a file of tests, and the id of a test.
    (keys.length === 2 && LISTS.includes(first)) ||
    (keys.length <= 3 && keys.at(-1) === 'id') ||
    keys.some((key) => ANYWHERE.includes(key)) ||
    isBelow('execution', IN_EXECUTION) ||
    isBelow('workspace', IN_WORKSPACE)
  );
}
