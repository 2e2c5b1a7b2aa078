import { kebab } from '../shared/text.ts';
import { type Inputs, inputNames, parseInputs } from './inputs.ts';

/** The runner hands inputs over as text, and '' for those not given. Here that difference ends. */
export function actionInputs(env: Readonly<Record<string, string | undefined>>): Inputs {
  return parseInputs(Object.fromEntries(inputNames.map((name) => [name, env[variable(name)]?.trim() || undefined])));
}

/** `testId` arrives as INPUT_TEST-ID: the runner raises the letters and keeps the hyphens. */
const variable = (name: string): string => `INPUT_${kebab(name).toUpperCase()}`;
