import * as z from 'zod';
import { clampScore, graderVerdicts, verdictOf } from '../../model/run/grade.ts';
import { finishReasons } from '../../model/run/outcome.ts';
import { type Aggregation, executionStatuses, type Trial } from '../../model/run/result.ts';
import { PASS_MARK } from '../../model/suite/suite.ts';
import { isMapping } from '../../shared/mapping.ts';
import { once } from '../../shared/once.ts';
import {
  amount,
  fieldsIn,
  flag,
  inSnakeCase,
  list,
  oneOf,
  paid,
  patch,
  text,
  tokens,
  withoutGaps,
} from './loose-fields.ts';
import { failureFields, isShare, noShare, readFailure } from './read-failure.ts';
import { readScores } from './read-scores.ts';

const trialFields = once(() => ({
  ...failureFields,
  attempt: z.int().nonnegative().optional().catch(undefined),
  score: z.number().optional().catch(undefined),
  verdict: oneOf(graderVerdicts),
  scores: list,
  token_usage: tokens,
  cost_usd: amount,
  duration_ms: amount,
  finish_reason: oneOf(finishReasons),
  cached: flag,
  paid,
  patch,
  target_used: text,
  execution_status: oneOf(executionStatuses),
}));

/** One trial of several; invalid ones are skipped. Its status is the recorded one, unless a pass mark is given. */
export function readTrial(item: unknown, position: number, passMark?: number): Trial | undefined {
  if (!isMapping(item)) return undefined;
  const row = fieldsIn(trialFields(), inSnakeCase(item));
  const score = clampScore(row.score ?? 0);
  const hasFailed =
    row.failure_class !== undefined ||
    row.execution_status === 'execution_error' ||
    (row.execution_status === undefined && row.error !== undefined);
  const isScored = row.score === undefined || isShare(row.score);
  const failure = hasFailed ? readFailure(row) : isScored ? undefined : noShare(row.score ?? 0);
  const recorded = passMark === undefined ? row.execution_status : undefined;
  return withoutGaps({
    attempt: row.attempt ?? position,
    status:
      failure !== undefined
        ? 'execution_error'
        : (recorded ?? (score >= (passMark ?? PASS_MARK) ? 'ok' : 'quality_failure')),
    score,
    verdict: row.verdict ?? verdictOf(score),
    scores: readScores(row.scores),
    failure,
    tokenUsage: row.token_usage,
    costUsd: row.cost_usd,
    durationMs: row.duration_ms,
    finishReason: row.finish_reason,
    cached: row.cached === true ? (true as const) : undefined,
    paid: row.paid,
    patch: row.patch,
    targetUsed: row.target_used,
  });
}

const count = z.int().nonnegative();
const aggregationFields = z.lazy(() =>
  z.discriminatedUnion('strategy', [
    z
      .object({ strategy: z.literal('pass_at_k'), passed_attempts: count, total_attempts: count })
      .transform(({ strategy, passed_attempts, total_attempts }) => ({
        strategy,
        passedAttempts: passed_attempts,
        totalAttempts: total_attempts,
      })),
    z.object({ strategy: z.literal('mean'), mean: z.number(), min: z.number(), max: z.number() }),
    z
      .object({
        strategy: z.literal('confidence_interval'),
        mean: z.number(),
        ci95_lower: z.number(),
        ci95_upper: z.number(),
        stddev: z.number(),
      })
      .transform(({ strategy, mean, ci95_lower, ci95_upper, stddev }) => ({
        strategy,
        mean,
        ci95Lower: ci95_lower,
        ci95Upper: ci95_upper,
        stddev,
      })),
  ]),
);

export function readAggregation(value: unknown): Aggregation | undefined {
  return isMapping(value) ? aggregationFields.safeParse(inSnakeCase(value)).data : undefined;
}
