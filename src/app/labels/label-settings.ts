import type { LabelPolicy } from '../../labels/human-verdict.ts';
import type { Inputs } from '../config/inputs.ts';

type Settings = Pick<Inputs, 'labelsNeedsImprovement'>;

export const labelPolicy = ({ labelsNeedsImprovement }: Settings): LabelPolicy => ({
  needsImprovement: labelsNeedsImprovement,
});
