import { verdictOf } from '../../model/grade.ts';
import type { Judge } from '../../model/grader.ts';
import { askJudge, type JudgeAnswer, type JudgeRequest } from './ask-judge.ts';
import type { Verdict } from './verdicts.ts';

/**
 * Tells whoever listens to a judge of a verdict that it remembered, with a way to ask for the same one anew: past its
 * memory, in which nothing changes. `read` makes a verdict of a reply.
 */
export function tellRemembered<T>(
  judge: Judge,
  request: JudgeRequest<T>,
  answer: JudgeAnswer<T>,
  read: (value: T) => Verdict,
): void {
  if (answer.kind === 'none' || answer.remembered === undefined) return;
  judge.onRemembered?.({
    ...answer.remembered,
    passed: passes(read(answer.value)),
    async again(signal) {
      const { tokenUsage, costUsd, ...told } = await askJudge({ ...judge, memory: undefined }, request, signal);
      const paid = { ...(tokenUsage && { tokenUsage }), ...(costUsd !== undefined && { costUsd }) };
      return { passed: told.kind === 'verdict' ? passes(read(told.value)) : undefined, paid };
    },
  });
}

/** As the grader itself says it, whatever the test asks for. */
const passes = ({ verdict, score }: Verdict): boolean => (verdict ?? verdictOf(score)) === 'pass';
