import { kebab } from '../../shared/text.ts';
import { actionInputNames, type Inputs, isGiven, parseInputs } from './inputs.ts';
import { refuse, refusedIn } from './refused-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the inputs of `action.yml`. Throws a `UserError` with all invalid ones. */
export const actionInputs = (env: Environment): Inputs => parseInputs(inputTexts(env, actionInputNames));

/**
 * Reads the inputs from the environment of a step; the runner sets '' for missing ones. For inputs that a manifest does
 * not declare, GitHub only prints a warning and sets them anyway, so settings that are not inputs are refused here.
 */
export function inputTexts(env: Environment, names: readonly string[]): Record<string, string | undefined> {
  refuse(
    refusedIn('action').filter((name) => isGiven(env[variable(name)])),
    'action',
  );
  return Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));
}

/** `testId` arrives as INPUT_TEST-ID: the runner changes the case and keeps the hyphens. */
const variable = (name: string): string => `INPUT_${kebab(name).toUpperCase()}`;
