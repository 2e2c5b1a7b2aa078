import { kebab } from '../model/text/text.ts';
import type { UsedSetting } from '../model/verdict/report.ts';
import { policyOf } from './policy/policy.ts';
import type { GateOptions, InputName } from './settings.ts';

/** No free text: the results of file and branch names are reported instead. */
const SHOWN = [
  'threshold',
  'mustPass',
  'trials',
  'confirm',
  'control',
  'matrixJobs',
  'seedBaseline',
  'maxDrop',
  'maxErrorRate',
  'maxCostIncrease',
  'maxLatencyIncrease',
  'onInconclusive',
  'baselineMaxAge',
  'budgetUsd',
] as const satisfies readonly InputName[];

/**
 * The settings of the verdict, with their sources; `configured` are the names that the configuration sets. Limits
 * without a value are absent.
 */
export function usedSettings(inputs: GateOptions, configured: readonly string[] = []): UsedSetting[] {
  const values = { ...inputs, ...policyOf(inputs) };
  return SHOWN.flatMap((name): UsedSetting[] => {
    const value = values[name];
    const from = inputs.explicitInputs.includes(name)
      ? 'given'
      : configured.includes(name)
        ? 'configuration'
        : 'default';
    if (value === undefined || value === false) return [];
    return [{ name: kebab(name), value: value === true ? 'true' : value, from }];
  });
}
