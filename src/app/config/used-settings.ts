import { type GateSettingsInput, gateSettings } from '../../gate/settings.ts';
import type { UsedSetting } from '../../model/verdict/used-setting.ts';
import { kebab } from '../../shared/text.ts';
import { type Inputs, isInput } from './inputs.ts';

/** What a run is decided with, and who said so; `configured` are the words that the configuration has. Limits that nobody set are absent. */
export function usedSettings(
  inputs: Inputs,
  policy: GateSettingsInput,
  configured: readonly string[] = [],
): UsedSetting[] {
  const gate = gateSettings.parse(policy);
  // No text that somebody may have chosen freely: names of files and branches are told with what they led to.
  const values = {
    threshold: inputs.threshold,
    mustPass: inputs.mustPass ? 'true' : undefined,
    trials: inputs.trials,
    confirm: gate.confirm,
    control: gate.control,
    // Who only reports does not know how it was measured.
    seedBaseline: inputs.seedBaseline,
    maxDrop: gate.maxDrop,
    maxErrorRate: gate.maxErrorRate,
    maxCostIncrease: gate.maxCostIncrease,
    maxLatencyIncrease: gate.maxLatencyIncrease,
    onInconclusive: inputs.onInconclusive,
    baselineMaxAge: inputs.baselineMaxAge,
    budgetUsd: inputs.budgetUsd,
  };
  return Object.entries(values).flatMap(([word, value]): UsedSetting[] => {
    if (value === undefined) return [];
    const isGiven = isInput(word) && inputs.given.includes(word);
    const from = isGiven ? 'given' : configured.includes(word) ? 'configuration' : 'default';
    return [{ name: kebab(word), value, from }];
  });
}
