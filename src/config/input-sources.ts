import { type Problem, UserError } from '../model/errors.ts';
import type { Env } from '../model/ports/machine.ts';
import { capitalized, kebab, snake } from '../model/text/text.ts';
import {
  actionInputNames,
  docsOf,
  type InputName,
  type Inputs,
  inputNames,
  isGiven,
  parseInputs,
  type SettingSource,
  sourcesOf,
} from './settings.ts';

/** Reads the inputs of `action.yml`. Throws a `UserError` with all invalid ones. */
export const actionInputs = (env: Env): Inputs => parseInputs(inputTexts(env, actionInputNames));

/**
 * Reads the inputs from the environment of a step; the runner sets '' for missing ones. For inputs that a manifest does
 * not declare, GitHub only prints a warning and sets them anyway, so settings that are not inputs are refused here.
 */
export function inputTexts(env: Env, names: readonly string[]): Record<string, string | undefined> {
  // `testId` arrives as INPUT_TEST-ID: the runner changes the case and keeps the hyphens.
  const textOf = (name: string) => env[`INPUT_${kebab(name).toUpperCase()}`]?.trim() || undefined;
  refuse(
    inputNames.filter((name) => isGiven(textOf(name))),
    'action',
  );
  return Object.fromEntries(names.map((name) => [name, textOf(name)]));
}

const LOCATIONS: Readonly<Record<SettingSource, string>> = {
  action: 'an input of the action',
  config: 'a key of .agentv/config.yaml',
  flag: 'a flag',
};

const WAYS: Readonly<Record<SettingSource, (name: InputName) => string>> = {
  action: (name) => `set the input ${kebab(name)} of the action`,
  config: (name) => `set ${snake(name)} under ${docsOf(name).gate ? 'gate' : 'eval_action'} in .agentv/config.yaml`,
  flag: (name) => `use --${kebab(name)} of eval-action run on the command line`,
};

/**
 * The refusal of a key in any spelling (`stop-early`, `stop_early`, `stopEarly`); undefined if the source accepts it or
 * it is unknown.
 */
export function refusalOf(key: string, source: SettingSource, shown = key) {
  const name = inputNames.find((each) => kebab(each) === kebab(key) && !sourcesOf(each).includes(source));
  if (name === undefined) return undefined;
  const ways = sourcesOf(name).map((each) => WAYS[each](name));
  return { message: `"${shown}" is not ${LOCATIONS[source]}`, hint: `${capitalized(ways.join(', or '))}.` };
}

/** Throws a `UserError` for every name that the source does not accept. */
export function refuse(names: readonly string[], source: SettingSource, spell: (name: string) => string = kebab): void {
  const problems = names.flatMap((name): Problem[] => {
    const refusal = refusalOf(name, source, spell(name));
    return refusal === undefined ? [] : [{ code: 'INPUT_INVALID', severity: 'error', ...refusal }];
  });
  if (problems.length > 0) throw new UserError(problems);
}
