import { kebab } from '../shared/text.ts';
import { type Inputs, inputNames, parseInputs } from './inputs.ts';
import { refuseRemoved, removedInputs } from './removed-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The runner hands inputs over as text, and '' for those not given. Here that difference ends. */
export function actionInputs(env: Environment): Inputs {
  refuseRemoved(Object.keys(withoutEmpty(environmentTexts(env, removedInputs))));
  return parseInputs(environmentTexts(env, inputNames));
}

const withoutEmpty = (texts: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/** The texts of inputs in the environment of a step. */
export const environmentTexts = (env: Environment, names: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));

/** `testId` arrives as INPUT_TEST-ID: the runner raises the letters and keeps the hyphens. */
const variable = (name: string): string => `INPUT_${kebab(name).toUpperCase()}`;
