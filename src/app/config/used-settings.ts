import { type GateSettingsInput, gateSettings } from '../../gate/settings.ts';
import type { UsedSetting } from '../../model/verdict/used-setting.ts';
import { kebab } from '../../shared/text.ts';
import { type GateOptions, isInput } from './inputs.ts';

/**
 * The settings of the verdict, with their sources; `configured` are the names that the configuration sets. Limits
 * without a value are absent.
 */
export function usedSettings(
  inputs: GateOptions,
  policy: GateSettingsInput,
  configured: readonly string[] = [],
): UsedSetting[] {
  const gate = gateSettings.parse(policy);
  // No free text: the results of file and branch names are reported instead.
  const values = {
    threshold: inputs.threshold,
    mustPass: inputs.mustPass ? 'true' : undefined,
    trials: inputs.trials,
    confirm: gate.confirm,
    control: gate.control,
    matrixJobs: gate.matrixJobs > 1 ? gate.matrixJobs : undefined,
    // A report-only job does not have the settings of the run.
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
