import { clampScore, type Grade, type GraderReply, type GraderScore, verdictOf } from '../model/run/grade.ts';
import type { GraderSpec } from '../model/suite/suite.ts';
import { weightedMean } from './weighted-mean.ts';

export interface Graded {
  readonly spec: Pick<GraderSpec, 'name' | 'required'>;
  readonly score: GraderScore;
  /** Criteria of the grader that were missed, and are required. */
  readonly requiredMissed?: readonly string[] | undefined;
}

/**
 * Combines the results of the graders: the weighted mean, or 0 if a required one is below its limit or a required
 * criterion is missed. If one of them failed to judge, the combined score is unknown.
 */
export function combine(graded: readonly Graded[], passMark: number): Grade {
  const scores = graded.map(({ score }) => score);
  const assertions = scores.flatMap((score) => score.assertions);
  const undecided = scores.filter(isUndecided);
  if (undecided.length > 0) {
    return { kind: 'ungraded', reason: undecided.map(reasonOf).join(' | '), assertions, scores };
  }
  const requiredMissed = graded.flatMap((one) => missedIn(one, passMark));
  const score = requiredMissed.length > 0 ? 0 : weightedMean(scores);
  return { kind: 'scored', score, assertions, scores, requiredMissed };
}

/** The opposite of a grader's result. A failed grader has no opposite, and what is unknown does not pass either way. */
export function applyNegate(reply: GraderReply): GraderReply {
  if (reply.kind === 'undecided') return reply;
  if (reply.isUnreported) return { ...reply, score: 0, verdict: 'fail' };
  const score = clampScore(reply.score);
  const { requiredMissed: _, ...others } = reply;
  return {
    ...others,
    score: 1 - score,
    verdict: opposite[reply.verdict ?? verdictOf(score)],
    assertions: reply.assertions.map(({ text, passed, evidence }) => ({
      text,
      passed: !passed,
      evidence: evidence === undefined ? undefined : negated(evidence),
    })),
    ...(reply.reasoning !== undefined && { reasoning: negated(reply.reasoning) }),
  };
}

/** The verdict is turned round, not taken from the new score: 0.5 fails, and its opposite passes. */
const opposite = { pass: 'fail', fail: 'pass', skip: 'skip' } as const;

const negated = (text: string): string => `[Negated] ${text}`;

const isUndecided = ({ verdict }: GraderScore): boolean => verdict === 'skip';

function reasonOf({ name, assertions }: GraderScore): string {
  const text = assertions.find(({ passed }) => !passed)?.text ?? 'The grader failed';
  return `${name}: ${text}`;
}

function missedIn(one: Graded, passMark: number): readonly string[] {
  const { name } = one.spec;
  return isMissed(one, passMark) ? [name] : (one.requiredMissed ?? []).map((id) => `${name} [${id}]`);
}

function isMissed({ spec: { required }, score }: Graded, passMark: number): boolean {
  if (required === undefined) return false;
  return score.score < (required === 'pass-mark' ? passMark : required);
}
