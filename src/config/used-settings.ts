import type { Problem } from '../model/errors.ts';
import { kebab } from '../model/text/text.ts';
import type { UsedSetting } from '../model/verdict/report.ts';
import { type Policy, policyOf } from './policy/policy.ts';
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

/**
 * Settings that have no effect in this run because of another setting of the same source. Settings of different sources
 * may conflict: a job may override what the configuration says for all jobs.
 */
export function withoutEffect({ inputs, configured = [] }: Pick<Policy, 'inputs' | 'configured'>): Problem[] {
  const { seedBaseline, evidence, testId, explicitInputs } = inputs;
  const sourceOf = (name: InputName) =>
    explicitInputs.includes(name) ? 'given' : configured.includes(name) ? 'configured' : undefined;
  const source = sourceOf('seedBaseline');
  if (seedBaseline === undefined || source === undefined) return [];
  const reasons = [
    evidence === 'never' && source === sourceOf('evidence') ? 'evidence is "never", so the run stores no baseline' : [],
    testId.length > 0 && source === sourceOf('testId')
      ? 'test-id selects some of the tests, but a baseline needs whole suites'
      : [],
  ];
  return reasons.flat().map((why) => ({
    code: 'UNUSED',
    severity: 'warning',
    message: `seed-baseline has no effect in this run: ${why}`,
    hint: 'Remove one of the two.',
  }));
}
