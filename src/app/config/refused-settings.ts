import { type Problem, UserError } from '../../model/errors.ts';
import { capitalized, kebab, snake } from '../../shared/text.ts';
import { docsOf, type InputName, inputNames, isInput, type Source, sourcesOf } from './inputs.ts';

/** Inputs, flags and configuration keys that no longer exist, in camel case, with their replacement. */
const REMOVED: Readonly<Record<string, string>> = {
  alpha: 'Remove it: the chance of a false alarm is fixed (3% for all suites, 2% for all single tests).',
  cluster: 'Remove it: the interval of a suite includes run-to-run variation.',
  driftIssue: 'Remove it: the comment and the summary name tests that fail on the base commit as well.',
  judgeVotes: 'Remove it: a judge is asked once for each answer.',
  maxRegressions: 'Name the tests that may fail, with an owner and an expiry date, in .agentv/quarantine.yaml.',
  metric: 'Remove it: suites are always compared by their scores.',
  onChanged: 'Remove it: changed tests are listed, and their diff is in the pull request.',
  onMissingBaseline: 'Remove it: a pull request without a baseline is inconclusive; see on-inconclusive.',
  order: 'Remove it: the longest tests start first.',
  requireMde: 'Remove it: the smallest detectable drop is shown before the run and in the report.',
  stopEarly: 'Remove it: every planned test runs.',
};

/** The names of all settings that a source does not accept: removed ones, and those of other sources. */
export const refusedIn = (source: Source): readonly string[] => [
  ...Object.keys(REMOVED),
  ...inputNames.filter((name) => !sourcesOf(name).includes(source)),
];

/**
 * The refusal of a key in any spelling (`stop-early`, `stop_early`, `stopEarly`); undefined if the source accepts it or
 * it is unknown.
 */
export function refusalOf(key: string, source: Source, shown = key) {
  const name = refusedIn(source).find((refused) => kebab(refused) === kebab(key));
  if (name === undefined) return undefined;
  if (!isInput(name)) return { message: `"${shown}" was removed`, hint: REMOVED[name] ?? '' };
  const ways = sourcesOf(name).map((each) => WAYS[each](name));
  return { message: `"${shown}" is not ${LOCATIONS[source]}`, hint: `${capitalized(ways.join(', or '))}.` };
}

/** Throws a `UserError` for every name that the source does not accept. */
export function refuse(names: readonly string[], source: Source, spell: (name: string) => string = kebab): void {
  const problems = names.flatMap((name): Problem[] => {
    const refusal = refusalOf(name, source, spell(name));
    return refusal === undefined ? [] : [{ code: 'INPUT_INVALID', severity: 'error', ...refusal }];
  });
  if (problems.length > 0) throw new UserError(problems);
}

const LOCATIONS: Readonly<Record<Source, string>> = {
  action: 'an input of the action',
  config: 'a key of .agentv/config.yaml',
  flag: 'a flag',
};

const WAYS: Readonly<Record<Source, (name: InputName) => string>> = {
  action: (name) => `set the input ${kebab(name)} of the action`,
  config: (name) => `set ${snake(name)} under ${docsOf(name).gate ? 'gate' : 'eval_action'} in .agentv/config.yaml`,
  flag: (name) => `use --${kebab(name)} of eval-action run on the command line`,
};
