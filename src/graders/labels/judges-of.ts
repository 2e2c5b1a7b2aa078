import { type GraderScore, withMembers } from '../../model/run/grade.ts';
import type { TestResult } from '../../model/run/result.ts';
import { answerHashOf, answerTextOf, type Label, shortReason } from './label.ts';

/** What is known about an answer before a person judges it. */
type UnjudgedLabel = Omit<Label, 'verdict' | 'reviewer' | 'time' | 'judgeSeen' | 'sample'>;

/** The graders of a result that asked a model. */
export const judgesOf = ({ scores }: Pick<TestResult, 'scores'>): readonly GraderScore[] =>
  scores.flatMap(withMembers).filter(({ type, target }) => target !== undefined || type === 'llm-grader');

export const graderKey = ({ type, name }: Pick<GraderScore, 'type' | 'name'>): string => `${type}:${name}`;

/** Whether a person can judge a result: it has an answer. */
export const isReviewable = ({ status }: Pick<TestResult, 'status'>): boolean => status !== 'execution_error';

/** The run that made an answer, and its commit; absent: unknown. */
export interface AnswerOrigin {
  readonly runId?: string | undefined;
  readonly sha?: string | undefined;
}

export function unjudged(result: TestResult, { runId, sha }: AnswerOrigin): UnjudgedLabel {
  const { suite, suiteFile, testId, target, measure, scores } = result;
  const judges = judgesOf(result).flatMap((score) => {
    const { verdict, reasoning } = score;
    if (verdict === 'skip') return [];
    return [[graderKey(score), { verdict, reason: reasoning ? shortReason(reasoning) : undefined }] as const];
  });
  const isOnly = scores.length === 1 && judgesOf(result).length === 1;
  return {
    ...{ suite, suiteFile, testId, target, answer: answerHashOf(answerTextOf(result)) },
    judges: judges.length > 0 ? Object.fromEntries(judges) : undefined,
    onlyGrader: isOnly || undefined,
    runId,
    sha,
    measure,
  };
}
