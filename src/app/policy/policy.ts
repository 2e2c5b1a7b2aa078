import { type GateSettingsInput, gateSettings } from '../../gate/settings.ts';
import { type Problem, UserError } from '../../model/errors.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import { kebab } from '../../shared/text.ts';
import { type ConfigText, readSettings, type Setting } from '../config/config-settings.ts';
import { type GateOptions, type Inputs, inputsSchema, isInput } from '../config/inputs.ts';
import { changedSettings, effectiveSettings } from './policy-changes.ts';

export interface Policy {
  readonly inputs: Inputs;
  readonly gate: GateSettingsInput;
  /** The settings that the configuration sets and the inputs do not. */
  readonly configured?: readonly string[] | undefined;
}

/**
 * Adds the `gate:` and `eval_action:` settings of a configuration to the inputs that are not set, and makes the policy
 * of the gate. Throws a `UserError` for unknown keys, invalid values, and settings that could never fail or never pass.
 */
export function readPolicy(inputs: Inputs, config?: ConfigText): Policy {
  const problems: Problem[] = [];
  const settings = config === undefined ? [] : readSettings(config, problems, inputs.given);
  return policyWith(inputs, settings, problems);
}

/**
 * The policy of a change: that of the base commit, except for file locations. Throws a `UserError` for errors in the
 * configuration of the base commit; that of the change was read with `readPolicy` before.
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
  return { inputs: combined, gate, configured: configured.length > 0 ? configured : undefined };
}

export function policyOf({
  maxErrorRate,
  maxDrop,
  confirm,
  control,
  maxCostIncrease,
  maxLatencyIncrease,
  matrixJobs = 1,
  shard,
}: GateOptions): GateSettingsInput {
  return {
    maxErrorRate,
    maxDrop,
    confirm,
    control,
    maxCostIncrease,
    maxLatencyIncrease,
    // The report decides on all shards.
    matrixJobs: matrixJobs > 1 && shard === undefined ? matrixJobs : undefined,
  };
}

/** The settings of the configuration for inputs that are not set. Values of the others are validated as well. */
function configuredInputs(inputs: Inputs, settings: readonly Setting[], problems: Problem[]): Partial<Inputs> {
  const values = settings.flatMap(({ word, text, cursor, key }) => {
    if (!isInput(word)) return [];
    const read = inputsSchema.shape[word].safeParse(text);
    if (!read.success) problems.push(cursor.wrongType(key, read.error.issues[0]?.message ?? 'a valid value'));
    return read.success && !inputs.given.includes(word) ? [[word, read.data] as const] : [];
  });
  return Object.fromEntries(values) as Partial<Inputs>;
}

/** Valid settings that together could never fail, or never pass. */
function contradictions(inputs: Inputs, gate: GateSettingsInput, settings: readonly Setting[]): Problem[] {
  const locationOf = (word: Setting['word']) => settings.find((setting) => setting.word === word)?.cursor.location;
  const problem = (words: readonly Setting['word'][], message: string, hint: string): Problem => {
    const location = words.map(locationOf).find((found) => found !== undefined);
    return { code: 'INPUT_INVALID', severity: 'error', message, location, hint };
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
            'baseline is "none", so seed-baseline would apply to every run',
            'Set another baseline, or remove seed-baseline.',
          ),
        ]
      : []),
    ...withoutBaseline(inputs, gate, settings).map((word) =>
      problem(
        [word, 'baseline'],
        `baseline is "none", so ${kebab(word)} can never fail: it needs a comparison`,
        'Set another baseline, or remove one of the two.',
      ),
    ),
    ...(inputs.baselineBranch !== undefined && baseline.some((each) => each !== 'auto') && isSaidWith('baselineBranch')
      ? [
          problem(
            ['baselineBranch', 'baseline'],
            `baseline is "${baseline[0]}", so baseline-branch has no effect: only "auto" uses it`,
            'Set baseline to "auto", or remove baseline-branch.',
          ),
        ]
      : []),
    ...(baseline.length > 1 && baseline.some((each) => each === 'none' || each === 'auto')
      ? [
          problem(
            ['baseline'],
            `baseline contains "${baseline.includes('none') ? 'none' : 'auto'}" and other values`,
            'List files, folders or runs, or use "auto" or "none" alone.',
          ),
        ]
      : []),
  ];
}

/** Increase limits in the source that also turns off the comparison. */
function withoutBaseline(inputs: Inputs, gate: GateSettingsInput, settings: readonly Setting[]): Setting['word'][] {
  if (!inputs.baseline.includes('none')) return [];
  const words = ['maxCostIncrease', 'maxLatencyIncrease'] as const;
  return words.filter((word) => gate[word] !== undefined && isSaidTogether(word, inputs, settings));
}

/** A job may turn off the comparison although the configuration of all jobs has limits for it. */
const isSaidTogether = (word: Setting['word'], { given }: Inputs, settings: readonly Setting[]): boolean =>
  given.includes('baseline')
    ? isInput(word) && given.includes(word)
    : settings.some((setting) => setting.word === word) && !(isInput(word) && given.includes(word));
