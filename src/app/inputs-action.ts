import { kebab } from '../shared/text.ts';
import { type Inputs, inputNames, parseInputs } from './inputs.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The runner hands inputs over as text, and '' for those not given. Here that difference ends. */
export const actionInputs = (env: Environment): Inputs => parseInputs(environmentTexts(env, inputNames));

/** The texts of inputs in the environment of a step. */
export const environmentTexts = (env: Environment, names: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(names.map((name) => [name, env[variable(name)]?.trim() || undefined]));

/** `testId` arrives as INPUT_TEST-ID: the runner raises the letters and keeps the hyphens. */
const variable = (name: string): string => `INPUT_${kebab(name).toUpperCase()}`;
