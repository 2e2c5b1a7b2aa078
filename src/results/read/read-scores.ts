import * as z from 'zod';
import { type Assertion, clampScore, type GraderScore, graderVerdicts, verdictOf } from '../../model/run/grade.ts';
import { sharedText } from '../../shared/json.ts';
import { isMapping } from '../../shared/mapping.ts';
import { once } from '../../shared/once.ts';
import {
  amount,
  anything,
  fieldsIn,
  inSnakeCase,
  list,
  mapping,
  oneOf,
  readItems,
  text,
  tokens,
  withoutGaps,
} from './loose-fields.ts';

const scoreFields = once(() => ({
  name: text,
  type: text,
  score: z.number().optional().catch(undefined),
  weight: amount,
  verdict: oneOf(graderVerdicts),
  assertions: list,
  hits: list,
  misses: list,
  reasoning: text,
  input: anything,
  target: text,
  details: mapping,
  scores: list,
  token_usage: tokens,
  cost_usd: amount,
  duration_ms: amount,
  started_at: text,
  ended_at: text,
}));

/** The results of graders. Entries of the first versions have hits and misses instead of assertions. */
export function readScores(value: unknown): GraderScore[] {
  return readItems(Array.isArray(value) ? value : [], readScore);
}

function readScore(item: unknown): GraderScore | undefined {
  if (!isMapping(item)) return undefined;
  const row = fieldsIn(scoreFields(), inSnakeCase(item));
  if (row.score === undefined) return undefined;
  const score = clampScore(row.score);
  return withoutGaps({
    name: sharedText(row.name ?? 'unknown'),
    type: sharedText(row.type ?? 'unknown'),
    score,
    weight: row.weight ?? 1,
    // `borderline` of the early versions is not a pass now.
    verdict: row.verdict ?? verdictOf(score),
    assertions: readAssertions(row),
    reasoning: row.reasoning,
    input: row.input,
    target: row.target,
    details: row.details,
    scores: row.scores === undefined ? undefined : readScores(row.scores),
    tokenUsage: row.token_usage,
    costUsd: row.cost_usd,
    durationMs: row.duration_ms ?? 0,
    startedAt: row.started_at ?? EPOCH,
    endedAt: row.ended_at ?? EPOCH,
  });
}

/** A missing time. */
export const EPOCH = '1970-01-01T00:00:00.000Z';

/** The checks: as assertions, or as hits and misses. */
export function readAssertions(row: {
  readonly assertions?: readonly unknown[] | undefined;
  readonly hits?: readonly unknown[] | undefined;
  readonly misses?: readonly unknown[] | undefined;
}): Assertion[] {
  if (row.assertions !== undefined) return readItems(row.assertions, readAssertion);
  const reported = (items: readonly unknown[] = [], passed: boolean) =>
    items.flatMap((item) => (typeof item === 'string' ? [{ text: item, passed }] : []));
  return [...reported(row.hits, true), ...reported(row.misses, false)];
}

function readAssertion(item: unknown): Assertion | undefined {
  if (!isMapping(item)) return undefined;
  const { text: what, passed, evidence } = item;
  if (typeof what !== 'string' || typeof passed !== 'boolean') return undefined;
  return { text: what, passed, evidence: typeof evidence === 'string' ? evidence : undefined };
}
