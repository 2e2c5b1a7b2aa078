import { userError } from '../model/errors.ts';
import { kebab } from '../model/text/text.ts';
import type { InputName, Inputs } from './settings.ts';

/** Settings of a comparison with the base branch, which an experiment does not make. */
const OF_BASELINES: readonly InputName[] = [
  ...(['seedBaseline', 'maxDrop', 'maxCostIncrease', 'maxLatencyIncrease', 'mustPass', 'threshold', 'shard'] as const),
  ...(['history', 'reuse', 'resume', 'retryErrors', 'rerunFailed', 'engine'] as const),
];

/**
 * The inputs of an experiment: its variants are compared with each other, and with nothing else. Other inputs stay as they are.
 * Throws a `UserError` for settings that would have no effect.
 */
export function inputsOfExperiment(inputs: Inputs): Inputs {
  const { experimentAgainst: others, target, explicitInputs, transcript } = inputs;
  const refuse = (message: string, hint: string) => userError('INPUT_INVALID', message, { hint });
  if (others.length === 0) {
    const name = (['detect', 'failIfWorse'] as const).find((each) => explicitInputs.includes(each));
    // The configuration may have it for experiments.
    if (name === undefined) return { ...inputs, detect: undefined };
    throw refuse(
      `${kebab(name)} is for experiments`,
      'Name what to compare in experiment-against, or use eval-action experiment.',
    );
  }
  if (target.length !== 1 || others.some((name) => target.includes(name)) || new Set(others).size < others.length) {
    throw refuse(
      'An experiment compares one variant with others, each once',
      'Name the first one in target (on the command line in --variants), and the others in experiment-against.',
    );
  }
  const unused =
    OF_BASELINES.find((name) => explicitInputs.includes(name)) ?? (transcript === undefined ? undefined : 'transcript');
  if (unused !== undefined) {
    throw refuse(
      `${kebab(unused)} has no effect on an experiment`,
      'Remove it: an experiment compares its variants with each other only.',
    );
  }
  if (inputs.detect === undefined && explicitInputs.includes('baseline')) {
    throw refuse('baseline has no effect without detect', 'Remove it, or set detect, which plans the trials from it.');
  }
  if (inputs.detect !== undefined && inputs.trials !== undefined && explicitInputs.includes('trials')) {
    throw refuse('detect plans the trials, so trials has no effect', 'Remove one of the two.');
  }
  return {
    ...inputs,
    ...{ confirm: 'off', control: 'off', evidence: 'never', reuse: 'off' },
    ...{ threshold: undefined, mustPass: false, seedBaseline: undefined, maxCostIncrease: undefined },
    maxLatencyIncrease: undefined,
    baseline: inputs.detect === undefined ? ['none'] : inputs.baseline,
  };
}
