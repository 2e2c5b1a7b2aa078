import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import { cutMiddle, snake } from '../../shared/text.ts';
import { isOfGate, type Setting } from '../config/config-settings.ts';

type Word = Setting['word'];

/** Settings about the locations of files in the change: only its own configuration contains them. */
const LOCATIONS: readonly Word[] = ['evals', 'target', 'targets', 'workspacePath', 'outputDirectory', 'experiment'];

/** The settings of the base commit, with the locations of the change, and the redactions of both. */
export function effectiveSettings(base: readonly Setting[], head: readonly Setting[]): readonly Setting[] {
  const redactions = [...base, ...head].filter(({ word }) => word === 'redact');
  return [
    ...base.filter(({ word }) => word !== 'redact' && !LOCATIONS.includes(word)),
    ...head.filter(({ word }) => LOCATIONS.includes(word)),
    ...redactions.slice(0, 1).map((each) => ({ ...each, text: redactions.map(({ text }) => text).join('\n') })),
  ];
}

/** The settings that differ. Only the values of the gate are shown: others may be confidential, as a redaction. */
export function changedSettings(file: string, base: readonly Setting[], head: readonly Setting[]): PolicyChange[] {
  const words = new Map([...base, ...head].map(({ word }) => [snake(word), word]));
  return changedKeys(file, valuesOf(base), valuesOf(head)).map((change) => {
    const word = words.get(change.key);
    return word !== undefined && isOfGate(word) ? change : { file: change.file, key: change.key };
  });
}

const valuesOf = (settings: readonly Setting[]): ReadonlyMap<string, string> =>
  new Map(settings.map(({ word, text }) => [snake(word), text.trim()]));

const LONGEST_NAME = 80;
const LONGEST_VALUE = 60;

/** The keys of a file that have another value in the change than in the base commit. */
export function changedKeys(
  file: string,
  base: ReadonlyMap<string, string>,
  head: ReadonlyMap<string, string>,
): (PolicyChange & { readonly key: string })[] {
  const differing = [...new Set([...base.keys(), ...head.keys()])].filter((key) => base.get(key) !== head.get(key));
  return differing.map((key) => {
    const [inBase, inHead] = [base.get(key), head.get(key)];
    return {
      file: cutMiddle(file, LONGEST_NAME),
      key: cutMiddle(key, LONGEST_NAME),
      base: inBase === undefined ? undefined : shown(inBase),
      head: inHead === undefined ? undefined : shown(inHead),
    };
  });
}

const shown = (value: string): string => cutMiddle(value.replaceAll(/\s*\n\s*/g, ', '), LONGEST_VALUE);
