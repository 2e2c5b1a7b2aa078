import { clampScore, type Grade, type GraderReply, type GraderScore, verdictOf } from '../model/run/grade.ts';
import type { GraderSpec } from '../model/suite/suite.ts';
import { weightedMean } from './weighted-mean.ts';

export interface Graded {
  readonly spec: Pick<GraderSpec, 'name' | 'required'>;
  readonly score: GraderScore;
}

/**
 * Puts what the graders said together: the weighted mean, or 0 when a required one stayed below its
 * limit. As soon as one could not judge, the whole is not known.
 */
export function combine(graded: readonly Graded[], passMark: number): Grade {
  const scores = graded.map(({ score }) => score);
  const assertions = scores.flatMap((score) => score.assertions);
  const undecided = scores.filter(isUndecided);
  if (undecided.length > 0) {
    return { kind: 'ungraded', reason: undecided.map(reasonOf).join(' | '), assertions, scores };
  }
  const requiredMissed = graded.filter((one) => isMissed(one, passMark)).map(({ spec }) => spec.name);
  const score = requiredMissed.length > 0 ? 0 : weightedMean(scores);
  return { kind: 'scored', score, assertions, scores, requiredMissed };
}

/** The opposite of what a grader said. One that could not judge has no opposite. */
export function applyNegate(reply: GraderReply): GraderReply {
  if (reply.kind === 'undecided') return reply;
  const score = clampScore(reply.score);
  return {
    ...reply,
    score: 1 - score,
    verdict: opposite[reply.verdict ?? verdictOf(score)],
    assertions: reply.assertions.map(({ text, passed, evidence }) => ({
      text,
      passed: !passed,
      ...(evidence !== undefined && { evidence: negated(evidence) }),
    })),
    ...(reply.reasoning !== undefined && { reasoning: negated(reply.reasoning) }),
  };
}

/** The verdict is turned round, not taken from the new score: 0.5 fails, and its opposite passes. */
const opposite = { pass: 'fail', fail: 'pass', skip: 'skip' } as const;

const negated = (text: string): string => `[Negated] ${text}`;

const isUndecided = ({ verdict }: GraderScore): boolean => verdict === 'skip';

function reasonOf({ name, assertions }: GraderScore): string {
  const text = assertions.find(({ passed }) => !passed)?.text ?? 'It could not judge';
  return `${name}: ${text}`;
}

function isMissed({ spec: { required }, score }: Graded, passMark: number): boolean {
  if (required === undefined) return false;
  return score.score < (required === 'pass-mark' ? passMark : required);
}
