import { type GatePolicy, gatePolicy } from '../gate/policy.ts';
import { type Problem, UserError } from '../model/errors.ts';
import type { PolicyChange } from '../model/policy-source.ts';
import { kebab } from '../shared/text.ts';
import { type ConfigText, readSettings, type Setting } from './config-settings.ts';
import { type Inputs, inputsSchema, isInput } from './inputs.ts';
import { splitSettings } from './split-settings.ts';

/** What a run is asked and how it is decided, with all that the configuration of the repository says. */
export interface Policy {
  readonly inputs: Inputs;
  readonly gate: GatePolicy;
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

/** The same with the configuration of a change, which is judged by that of the base branch. */
export interface SplitPolicy extends Policy {
  /** The base branch says nothing of the gate. */
  readonly isFirst: boolean;
  /** What the two say differently, as far as it was not given. */
  readonly changes: readonly PolicyChange[];
}

/**
 * The policy of a change: what the base branch says decides, and what only the tree knows (where evals lie) the change
 * says. Settings that the base branch had where the change left it (`before`) were not changed by it. Throws a
 * `UserError` for what is wrong with the configuration of the base branch; `here` was read with `readPolicy` before.
 */
export function policyOfBase(
  inputs: Inputs,
  { base, here, before }: Record<'base' | 'here' | 'before', ConfigText | undefined>,
): SplitPolicy {
  readPolicy(inputs, base);
  const [ofBase, ofHere, ofBefore] = [base, here, before].map((text) => (text && readSettings(text, [])) ?? []) as [
    Setting[],
    Setting[],
    Setting[],
  ];
  const { settings, changes } = splitSettings({
    base: ofBase,
    here: ofHere,
    ...(before !== undefined && { before: ofBefore }),
  });
  return {
    ...policyWith(inputs, settings, []),
    isFirst: ofBase.length === 0,
    changes: changes.filter(({ word }) => !isInput(word) || !inputs.given.includes(word)).map(({ change }) => change),
  };
}

function policyWith(inputs: Inputs, settings: readonly Setting[], problems: Problem[]): Policy {
  const combined: Inputs = { ...inputs, ...configuredInputs(inputs, settings, problems) };
  const gate = { ...policyOf(combined), ...alone(settings, problems) };
  problems.push(...contradictions(combined, gate, settings));
  if (problems.length > 0) throw new UserError(problems);
  const configured = settings.map(({ word }) => word).filter((word) => !isInput(word) || !inputs.given.includes(word));
  return { inputs: combined, gate, ...(configured.length > 0 && { configured }) };
}

/** The policy of the gate that inputs make. */
export function policyOf(inputs: Inputs): GatePolicy {
  const onMissingBaseline = inputs.onMissingBaseline ?? (namesBaseline(inputs) ? 'warn' : undefined);
  return {
    maxErrorRate: inputs.maxErrorRate,
    maxDrop: inputs.maxDrop,
    confirm: inputs.confirm,
    control: inputs.control,
    maxRegressions: inputs.maxRegressions,
    ...(inputs.maxCostIncrease !== undefined && { maxCostIncrease: inputs.maxCostIncrease }),
    ...(inputs.maxLatencyIncrease !== undefined && { maxLatencyIncrease: inputs.maxLatencyIncrease }),
    ...(onMissingBaseline !== undefined && { onMissingBaseline }),
  };
}

/** Whether somebody said what to compare with; others are not told that there is nothing. */
export const namesBaseline = ({ baseline }: Pick<Inputs, 'baseline'>): boolean =>
  baseline.some((each) => each !== 'auto' && each !== 'none');

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

/** What is no input, because hardly anybody needs it. */
const ALONE = {
  alpha: 'a number over 0, at most 0.2',
  metric: '"pass" or "score"',
  requireMde: 'a number over 0, at most 1',
  cluster: 'the key of tests’ metadata that says which of them belong together, such as repo',
} as const;

function alone(settings: readonly Setting[], problems: Problem[]): Pick<GatePolicy, keyof typeof ALONE> {
  const values = settings.flatMap(({ word, cursor, key }) => {
    if (!isAlone(word)) return [];
    const read = gatePolicy.shape[word].safeParse(cursor.value);
    if (read.success && read.data !== undefined) return [[word, read.data] as const];
    problems.push(cursor.wrongType(key, ALONE[word]));
    return [];
  });
  return Object.fromEntries(values);
}

const isAlone = (word: Setting['word']): word is keyof typeof ALONE => Object.hasOwn(ALONE, word);

/** Settings of which each is right, and which together could never fail, or never pass. */
function contradictions(inputs: Inputs, gate: GatePolicy, settings: readonly Setting[]): Problem[] {
  const placeOf = (word: Setting['word']) => settings.find((setting) => setting.word === word)?.cursor.place;
  const problem = (words: readonly Setting['word'][], message: string, hint: string): Problem => {
    const place = words.map(placeOf).find((found) => found !== undefined);
    return { code: 'INPUT_INVALID', severity: 'error', message, ...(place && { place }), hint };
  };
  const { baseline, onMissingBaseline } = inputs;
  const isSaidWith = (word: Setting['word']) => isSaidTogether(word, inputs, settings);
  const impossible = gatePolicy.safeParse(gate).error?.issues ?? [];
  return [
    ...impossible.map(({ path, message }) => {
      const word = String(path[0]) as Setting['word'];
      return problem([word], `${kebab(word)} must be ${message}`, 'Change one of the two.');
    }),
    ...(baseline.includes('none') && onMissingBaseline === 'fail'
      ? [
          problem(
            ['onMissingBaseline', 'baseline'],
            'baseline is "none" and on-missing-baseline is "fail": that could never pass',
            'Name a baseline, or let a missing one pass or warn.',
          ),
        ]
      : []),
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

/** Ceilings and wishes that only a comparison can miss, where whoever wrote them wrote that nothing is compared. */
function withoutBaseline(inputs: Inputs, gate: GatePolicy, settings: readonly Setting[]): Setting['word'][] {
  if (!inputs.baseline.includes('none')) return [];
  const words = ['maxCostIncrease', 'maxLatencyIncrease', 'requireMde'] as const;
  return words.filter((word) => gate[word] !== undefined && isSaidTogether(word, inputs, settings));
}

/** One job of several may well compare with nothing, whatever the configuration of all of them says besides. */
const isSaidTogether = (word: Setting['word'], { given }: Inputs, settings: readonly Setting[]): boolean =>
  given.includes('baseline')
    ? isInput(word) && given.includes(word)
    : settings.some((setting) => setting.word === word) && !(isInput(word) && given.includes(word));
