import type { PolicyChange } from '../model/policy-source.ts';
import { cutMiddle } from '../shared/text.ts';
import { isOfGate, type Setting } from './config-settings.ts';
import { inputsSchema, isInput } from './inputs.ts';

type Word = Setting['word'];

/** What the configurations of a base branch and of a change to it say. */
export interface BothSettings {
  readonly base: readonly Setting[];
  readonly here: readonly Setting[];
  /** Those of the base branch where the change left it, as far as anybody knows. */
  readonly before?: readonly Setting[];
}

export interface SplitSettings {
  /** Those that count. */
  readonly settings: readonly Setting[];
  readonly changes: readonly { readonly word: Word; readonly change: PolicyChange }[];
}

/** Where things lie in the tree, which is that of the change; who is asked is in a file of that tree as well. */
const OF_THE_TREE: readonly Word[] = ['evals', 'target', 'targets', 'workspacePath', 'outputDirectory', 'experiment'];
/** Where the base branch does not say it: nobody is to pay more than was written down, or to publish more. */
const OF_WHO_ASKS_FIRST: readonly Word[] = ['budgetUsd', 'timeoutMinutes', 'uploadArtifacts'];
/** What either of the two wants to be taken out is taken out. */
const OF_BOTH: readonly Word[] = ['redact'];

/** Takes each setting from the base branch, but for those that it cannot know, and says which were changed. Pure. */
export function splitSettings({ base, here, before }: BothSettings): SplitSettings {
  const [ofBase, ofHere, ofBefore] = [byWord(base), byWord(here), before && byWord(before)];
  const words = [...new Set([...ofBase.keys(), ...ofHere.keys()])];
  const countsHere = (word: Word): boolean =>
    OF_THE_TREE.includes(word) || OF_BOTH.includes(word) || (OF_WHO_ASKS_FIRST.includes(word) && !ofBase.has(word));
  return {
    settings: words.flatMap((word) => {
      const [theirs, ours] = [ofBase.get(word), ofHere.get(word)];
      if (OF_BOTH.includes(word) && theirs && ours) return { ...ours, text: `${theirs.text}\n${ours.text}` };
      if (OF_BOTH.includes(word)) return theirs ?? ours ?? [];
      return (countsHere(word) ? ours : theirs) ?? [];
    }),
    changes: words
      .filter(
        (word) => isChanged(word, ofBase, ofHere) && (ofBefore === undefined || isChanged(word, ofBefore, ofHere)),
      )
      .map((word) => ({ word, change: changeOf(word, ofBase, ofHere, countsHere(word)) })),
  };
}

type ByWord = ReadonlyMap<Word, Setting>;

const byWord = (settings: readonly Setting[]): ByWord => new Map(settings.map((setting) => [setting.word, setting]));

/** Whether two spellings mean different things: `0.80` is 0.8, and a default is what stands nowhere. */
const isChanged = (word: Word, base: ByWord, here: ByWord): boolean =>
  meaningOf(word, base.get(word)) !== meaningOf(word, here.get(word));

function meaningOf(word: Word, setting: Setting | undefined): string {
  if (!isInput(word)) return setting === undefined ? '' : numberOr(setting.text.trim());
  const read = inputsSchema.shape[word].safeParse(setting?.text);
  return JSON.stringify([read.success ? read.data : setting?.text]);
}

const numberOr = (text: string): string => (Number.isNaN(Number(text)) ? text : String(Number(text)));

function changeOf(word: Word, base: ByWord, here: ByWord, countsHere: boolean): PolicyChange {
  const [ofBase, ofHere] = [base.get(word), here.get(word)];
  // Others than those of the gate may be what is not to be told, as what is to be taken out of reports.
  const isShown = isOfGate(word);
  return {
    what: (ofHere ?? ofBase)?.key.replaceAll('-', '_') ?? word,
    ...(isShown && ofBase !== undefined && { base: shown(ofBase) }),
    ...(isShown && ofHere !== undefined && { here: shown(ofHere) }),
    counts: countsHere ? 'here' : 'base',
  };
}

const LONGEST_VALUE = 60;
const shown = ({ text }: Setting): string => cutMiddle(text.trim().replaceAll(/\s*\n\s*/g, ', '), LONGEST_VALUE);
