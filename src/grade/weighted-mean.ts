import { clampScore } from '../model/run/grade.ts';

/** The mean of scores by their weights; 0 when nothing has any weight. Plain sums in list order, so that it is AgentV's to the last bit. */
export function weightedMean(parts: readonly { readonly score: number; readonly weight: number }[]): number {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const points = parts.reduce((sum, { score, weight }) => sum + score * weight, 0);
  return total === 0 ? 0 : clampScore(points / total);
}
