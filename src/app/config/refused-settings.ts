import { type Problem, UserError } from '../../model/errors.ts';
import { capitalized, kebab, snake } from '../../shared/text.ts';
import { docsOf, type InputName, inputNames, type Source, sourcesOf } from './inputs.ts';

/** The names of the settings that other sources accept, and this one does not. */
export const refusedIn = (source: Source): readonly InputName[] =>
  inputNames.filter((name) => !sourcesOf(name).includes(source));

/**
 * The refusal of a key in any spelling (`stop-early`, `stop_early`, `stopEarly`); undefined if the source accepts it or
 * it is unknown.
 */
export function refusalOf(key: string, source: Source, shown = key) {
  const name = refusedIn(source).find((refused) => kebab(refused) === kebab(key));
  if (name === undefined) return undefined;
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
