import type { ExtraTrial } from '../model/run/result.ts';

/** Extra trials in the order of reports: by purpose, by round, and in the order of the plan. */
export const inReportOrder = (trials: readonly ExtraTrial[]): ExtraTrial[] =>
  trials.toSorted((one, other) => rank(one) - rank(other) || one.result.index - other.result.index);

const rank = ({ purpose, round = 0 }: ExtraTrial): number =>
  ['confirmation', 'control', 'seed'].indexOf(purpose) * 1_000 + round;
