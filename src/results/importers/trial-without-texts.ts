import type { ImportedTrial } from './importer.ts';

/** Questions, answers and explanations, which are neither counted nor compared. */
type Texts = 'reason' | 'pointer' | 'input' | 'answer' | 'messages' | 'graders' | 'metadata';
/** Every other field, so that a new one is not forgotten. */
type Measured = { readonly [Key in keyof Required<Omit<ImportedTrial, Texts>>]: ImportedTrial[Key] };

/** A trial without its texts: all trials are in memory until a file is read. */
export const trialWithoutTexts = (trial: ImportedTrial): Measured => ({
  suite: trial.suite,
  test: trial.test,
  target: trial.target,
  number: trial.number,
  plannedTrials: trial.plannedTrials,
  outcome: trial.outcome,
  repeatedNames: trial.repeatedNames,
  tool: trial.tool,
  score: trial.score,
  passMark: trial.passMark,
  location: trial.location,
  time: trial.time,
  durationMs: trial.durationMs,
  costUsd: trial.costUsd,
  tokenUsage: trial.tokenUsage,
  model: trial.model,
  cached: trial.cached,
  ofAllAttempts: trial.ofAllAttempts,
  retries: trial.retries,
  definition: trial.definition,
  subject: trial.subject,
  measure: trial.measure,
});
