import type { GraderScore } from '../model/grade.ts';
import { isUncalibrated, type JudgeNoise } from '../model/judge-noise.ts';
import type { TestResult } from '../model/result.ts';

/** The results with a label on each score whose judge is uncalibrated, and on no other. Scores name judges by target. */
export function labelled(results: readonly TestResult[], noise: readonly JudgeNoise[] = []): TestResult[] {
  if (noise.length === 0) return [...results];
  const unsteady = new Set(noise.filter(isUncalibrated).map(({ judge }) => judge));
  const label = ({ uncalibrated: _, ...score }: GraderScore): GraderScore => ({
    ...score,
    ...(score.target !== undefined && unsteady.has(score.target) && { uncalibrated: true as const }),
    ...(score.scores && { scores: score.scores.map(label) }),
  });
  return results.map((result) => ({
    ...result,
    scores: result.scores.map(label),
    ...(result.trials && { trials: result.trials.map((trial) => ({ ...trial, scores: trial.scores.map(label) })) }),
  }));
}
