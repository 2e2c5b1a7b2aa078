import { gateSettings } from '../../gate/settings.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Basis } from '../pipeline/basis.ts';
import type { LoadedPlan } from './plan-folder.ts';

/** The basis of a decision as the plan has it: the same on every machine. Warnings of the plan are those of the report. */
export function basisOfPlan({ plan, baseline }: Pick<LoadedPlan, 'plan' | 'baseline'>, inputs: Inputs): Basis {
  const { gate, source, configured, isChange, quarantine } = plan.policy;
  return {
    inputs,
    gate: gateSettings.parse(gate),
    ...(source && { source }),
    ...(configured && { configured }),
    isChange,
    quarantine,
    baseline,
    suiteFiles: new Set(plan.baseline.kind === 'found' ? plan.baseline.suiteFiles : []),
    warnings: [],
  };
}
