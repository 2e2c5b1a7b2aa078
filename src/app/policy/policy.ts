import { type GateSettingsInput, gateSettings } from '../../gate/settings.ts';
import { type Problem, UserError } from '../../model/errors.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import { kebab } from '../../shared/text.ts';
import { type ConfigText, readSettings, type Setting } from '../config/config-settings.ts';
import { type Inputs, inputsSchema, isInput } from '../config/inputs.ts';
import { changedSettings, effectiveSettings } from './policy-changes.ts';

export interface Policy {
  readonly inputs: Inputs;
  readonly gate: GateSettingsInput;
  /** The words of it that the configuration says, as far as they were not given. */
  readonly configured?: readonly string[] | undefined;
}

/**
 * Adds to the inputs what `gate:` and `eval_action:` of a configuration say about those that were not given, and makes
 * the policy of the gate. Throws a `UserError` for words that mean nothing there, wrong values, and settings that could
 * never fail or never pass.
 */
export function readPolicy(inputs: Inputs, config?: ConfigText): Policy {
  const problems: Problem[] = [];
  const settings = config === undefined ? [] : readSettings(config, problems);
  return policyWith(inputs, settings, problems);
}

/**
 * The policy of a change: that of the base commit, but for where things are in the tree. Throws a `UserError` for mistakes
 * in the configuration of the base commit; that of the change was read with `readPolicy` before.
 */
export function policyOfBase(
  inputs: Inputs,
  base: ConfigText | undefined,
  head: ConfigText | undefined,
): { readonly policy: Policy; readonly changes: readonly PolicyChange[] } {
  readPolicy(inputs, base);
  const [ofBase, ofHead] = [base, head].map((config) => (config && readSettings(config, [])) ?? []) as [
    Setting[],
    Setting[],
  ];
  const isOpen = ({ word }: Setting) => !isInput(word) || !inputs.given.includes(word);
  const file = (head ?? base)?.file ?? '';
  return {
    policy: policyWith(inputs, effectiveSettings(ofBase, ofHead), []),
    changes: changedSettings(file, ofBase.filter(isOpen), ofHead.filter(isOpen)),
  };
}

function policyWith(inputs: Inputs, settings: readonly Setting[], problems: Problem[]): Policy {
  const combined: Inputs = { ...inputs, ...configuredInputs(inputs, settings, problems) };
  const gate = policyOf(combined);
  problems.push(...contradictions(combined, gate, settings));
  if (problems.length > 0) throw new UserError(problems);
  const configured = settings.map(({ word }) => word).filter((word) => !isInput(word) || !inputs.given.includes(word));
  return { inputs: combined, gate, ...(configured.length > 0 && { configured }) };
}

export function policyOf({
  maxErrorRate,
  maxDrop,
  confirm,
  control,
  maxCostIncrease,
  maxLatencyIncrease,
}: Inputs): GateSettingsInput {
  return {
    maxErrorRate,
    maxDrop,
    confirm,
    control,
    ...(maxCostIncrease !== undefined && { maxCostIncrease }),
    ...(maxLatencyIncrease !== undefined && { maxLatencyIncrease }),
  };
}

/** What the configuration says of inputs that were not given. Values of the others are looked at all the same. */
function configuredInputs(inputs: Inputs, settings: readonly Setting[], problems: Problem[]): Partial<Inputs> {
  const values = settings.flatMap(({ word, text, cursor, key }) => {
    if (!isInput(word)) return [];
    const read = inputsSchema.shape[word].safeParse(text);
    if (!read.success) problems.push(cursor.wrongType(key, read.error.issues[0]?.message ?? 'another value'));
    return read.success && !inputs.given.includes(word) ? [[word, read.data] as const] : [];
  });
  return Object.fromEntries(values) as Partial<Inputs>;
}

/** Settings of which each is right, and which together could never fail, or never pass. */
function contradictions(inputs: Inputs, gate: GateSettingsInput, settings: readonly Setting[]): Problem[] {
  const locationOf = (word: Setting['word']) => settings.find((setting) => setting.word === word)?.cursor.location;
  const problem = (words: readonly Setting['word'][], message: string, hint: string): Problem => {
    const location = words.map(locationOf).find((found) => found !== undefined);
    return { code: 'INPUT_INVALID', severity: 'error', message, ...(location && { location }), hint };
  };
  const { baseline } = inputs;
  const isSaidWith = (word: Setting['word']) => isSaidTogether(word, inputs, settings);
  const impossible = gateSettings.safeParse(gate).error?.issues ?? [];
  return [
    ...impossible.map(({ path, message }) => {
      const word = String(path[0]) as Setting['word'];
      return problem([word], `${kebab(word)} must be ${message}`, 'Change one of the two.');
    }),
    ...(baseline.includes('none') && inputs.seedBaseline !== undefined && isSaidWith('seedBaseline')
      ? [
          problem(
            ['seedBaseline', 'baseline'],
            'baseline is "none", so that every run would be the first, and seed-baseline is about the first',
            'Name a baseline, or leave seed-baseline out.',
          ),
        ]
      : []),
    ...withoutBaseline(inputs, gate, settings).map((word) =>
      problem(
        [word, 'baseline'],
        `baseline is "none", and ${kebab(word)} is about what a run is compared with: that could never fail`,
        'Name a baseline, or leave one of the two out.',
      ),
    ),
    ...(inputs.baselineBranch !== undefined && baseline.some((each) => each !== 'auto') && isSaidWith('baselineBranch')
      ? [
          problem(
            ['baselineBranch', 'baseline'],
            `baseline is "${baseline[0]}", and baseline-branch is where "auto" looks: it would never be looked at`,
            'Let baseline be "auto", or leave baseline-branch out.',
          ),
        ]
      : []),
    ...(baseline.length > 1 && baseline.some((each) => each === 'none' || each === 'auto')
      ? [
          problem(
            ['baseline'],
            `baseline names "${baseline.includes('none') ? 'none' : 'auto'}" beside others`,
            'Name files, folders or runs; or "auto" or "none" alone.',
          ),
        ]
      : []),
  ];
}

/** Limits of increases where the same source says that nothing is compared. */
function withoutBaseline(inputs: Inputs, gate: GateSettingsInput, settings: readonly Setting[]): Setting['word'][] {
  if (!inputs.baseline.includes('none')) return [];
  const words = ['maxCostIncrease', 'maxLatencyIncrease'] as const;
  return words.filter((word) => gate[word] !== undefined && isSaidTogether(word, inputs, settings));
}

/** One job of several may well compare with nothing, whatever the configuration of all of them says besides. */
const isSaidTogether = (word: Setting['word'], { given }: Inputs, settings: readonly Setting[]): boolean =>
  given.includes('baseline')
    ? isInput(word) && given.includes(word)
    : settings.some((setting) => setting.word === word) && !(isInput(word) && given.includes(word));
