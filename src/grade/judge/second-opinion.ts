import { verdictOf } from '../../model/grade.ts';
import type { Judge } from '../../model/grader.ts';
import type { Failure } from '../../model/outcome.ts';
import type { Provider } from '../../model/provider.ts';
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
    async again(signal, mayGoOn) {
      const anew = { ...judge, memory: undefined, provider: whileAllowed(judge.provider, mayGoOn) };
      const { tokenUsage, costUsd, ...told } = await askJudge(anew, request, signal);
      const paid = { ...(tokenUsage && { tokenUsage }), ...(costUsd !== undefined && { costUsd }) };
      return { passed: told.kind === 'verdict' ? passes(read(told.value)) : undefined, paid };
    },
  });
}

/** Its first call is allowed; before each later one it is asked whether that may be made. */
function whileAllowed(provider: Provider, mayGoOn: () => boolean): Provider {
  let isFirst = true;
  return {
    async ask(question, signal) {
      if (!isFirst && !mayGoOn()) return { kind: 'failed', failure: NO_MORE };
      isFirst = false;
      return provider.ask(question, signal);
    },
  };
}

const NO_MORE: Failure = {
  class: 'budget',
  stage: 'evaluator',
  reason: 'budget_exceeded',
  message: 'There is no money left to ask once more',
};

/** As the grader itself says it, whatever the test asks for. */
const passes = ({ verdict, score }: Verdict): boolean => (verdict ?? verdictOf(score)) === 'pass';
