import type { LabelPolicy } from '../../labels/human-verdict.ts';
import type { GateOptions } from '../config/inputs.ts';

type Settings = GateOptions;

export const labelPolicy = ({ labelsNeedsImprovement }: Settings): LabelPolicy => ({
  needsImprovement: labelsNeedsImprovement,
});
