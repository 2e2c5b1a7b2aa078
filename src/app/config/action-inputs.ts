import { kebab } from '../../shared/text.ts';
import { actionInputNames, type Inputs, isGiven, parseInputs } from './inputs.ts';
import { refuse, refusedIn } from './refused-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The inputs of `action.yml`. Throws a `UserError` with everything that is invalid. */
export const actionInputs = (env: Environment): Inputs => parseInputs(inputTexts(env, actionInputNames));

/**
 * The texts of inputs in the environment of a step; the runner sets '' for those that are not given. GitHub only warns of
 * inputs that a manifest does not declare and sets them all the same, so settings that are no inputs are refused here.
 */
export function inputTexts(env: Environment, names: readonly string[]): Record<string, string | undefined> {
  refuse(
    refusedIn('action').filter((name) => isGiven(env[variable(name)])),
    'action',
  );
  return Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
}

/** `testId` arrives as INPUT_TEST-ID: the runner raises the letters and keeps the hyphens. */
const variable = (name: string): string => `INPUT_${kebab(name).toUpperCase()}`;
