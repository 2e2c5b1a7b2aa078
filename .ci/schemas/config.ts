import * as z from 'zod';
import { docsOf, type InputName, inputNames } from '../../src/config/settings.ts';
import { actionKeys, gateKeys, ofSuites } from '../../src/config/settings-in-config-file.ts';
import { kebab } from '../../src/model/text/text.ts';
import { field } from '../../src/suites/block.ts';
import { VARIANTS, variantDefinitions } from '../../src/suites/variants.ts';

/** Any input value; its reader validates it, with the line. */
const setting = z.unknown();

/** Settings that are not inputs of the action. */
const GATE_ALONE: Readonly<Record<string, string>> = {
  budget: 'Maximum cost of the run in US dollars, including judges.',
  watch:
    'Globs, from the root of the repository on, of files that the results of every suite depend on; without them, and without those of a suite, that is the whole repository.',
};

const block = (words: readonly string[]) =>
  z.strictObject(Object.fromEntries(words.map((word) => [word, field(setting, descriptionOf(word))])));

function descriptionOf(word: string): string {
  const name = inputNames.find((each: InputName) => kebab(each) === word.replaceAll('_', '-'));
  return name === undefined ? (GATE_ALONE[word] ?? '') : docsOf(name).description.replaceAll('`', '');
}

/** The parts of `.agentv/config.yaml` whose keys are inputs. */
export const configDefinitions = {
  gate: block(gateKeys),
  eval_action: block([...actionKeys, ...ofSuites]).extend({
    variants: field(VARIANTS, 'Variants of a target, by their names, for eval-action experiment.'),
  }),
  ...variantDefinitions(),
};
