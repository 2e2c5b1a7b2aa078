import { clampScore, type Grade, type GraderScore } from '../model/run/grade.ts';
import type { Conversation } from '../model/suite/suite.ts';

export type TurnOutcome =
  | { readonly kind: 'graded'; readonly grade: Grade }
  /** The target failed and gave no answer. */
  | { readonly kind: 'failed'; readonly reason: string }
  /** An earlier turn failed and the test stops there. */
  | { readonly kind: 'skipped' };

/** A turn with the times between which it ran, in milliseconds since the epoch. */
export interface PlayedTurn {
  readonly outcome: TurnOutcome;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** The score of a turn, once it is known: one that was skipped or got no answer scores 0. */
export function turnScore({ outcome }: Pick<PlayedTurn, 'outcome'>): number | undefined {
  if (outcome.kind !== 'graded') return 0;
  return outcome.grade.kind === 'scored' ? outcome.grade.score : undefined;
}

/**
 * Combines all turns with the graders of the whole conversation. If one turn could not be judged, the combined score is
 * unknown; AgentV counts it as 0, which blames the answer for its judge.
 */
export function combineTurns(
  turns: readonly PlayedTurn[],
  whole: PlayedTurn | undefined,
  { aggregation, passMark }: { readonly aggregation: Conversation['aggregation']; readonly passMark: number },
): Grade {
  const named = [
    ...turns.map((turn, index) => ({ name: `turn-${index + 1}`, turn })),
    ...(whole === undefined ? [] : [{ name: 'conversation', turn: whole }]),
  ];
  const scores = named.map(({ name, turn }) => scoreOf(name, turn, passMark));
  const assertions = scores.flatMap((score) => score.assertions);
  const undecided = named.flatMap(({ name, turn: { outcome } }) =>
    outcome.kind === 'graded' && outcome.grade.kind === 'ungraded' ? [`${name}: ${outcome.grade.reason}`] : [],
  );
  if (undecided.length > 0) return { kind: 'ungraded', reason: undecided.join(' | '), assertions, scores };
  const requiredMissed = named.flatMap(({ turn: { outcome } }) =>
    outcome.kind === 'graded' && outcome.grade.kind === 'scored' ? outcome.grade.requiredMissed : [],
  );
  const score = aggregated(
    scores.map((each) => each.score),
    aggregation,
  );
  return { kind: 'scored', score, assertions, scores, requiredMissed };
}

/** Unlike a grader, a turn passes at the pass mark of its test, as in AgentV. */
function scoreOf(name: string, turn: PlayedTurn, passMark: number): GraderScore {
  const { outcome, startedAt, endedAt } = turn;
  const score = turnScore(turn);
  const grade = outcome.kind === 'graded' ? outcome.grade : undefined;
  return {
    name,
    type: 'rubrics',
    score: score ?? 0,
    weight: 1,
    verdict: outcome.kind === 'skipped' || score === undefined ? 'skip' : score >= passMark ? 'pass' : 'fail',
    assertions: grade?.assertions ?? [{ text: reasonOf(outcome), passed: false }],
    scores: grade !== undefined && grade.scores.length > 0 ? grade.scores : undefined,
    durationMs: endedAt - startedAt,
    startedAt: new Date(startedAt).toISOString(),
    endedAt: new Date(endedAt).toISOString(),
  };
}

const reasonOf = (outcome: TurnOutcome): string =>
  outcome.kind === 'failed' ? outcome.reason : 'Skipped: an earlier turn failed and the test stops there';

function aggregated(scores: readonly number[], aggregation: Conversation['aggregation']): number {
  if (aggregation === 'min') return clampScore(Math.min(...scores));
  if (aggregation === 'max') return clampScore(Math.max(...scores));
  return clampScore(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
