import type { Judge, Judges } from '../../../src/model/ports/grader.ts';
import type { Provider, Question } from '../../../src/model/ports/provider.ts';
import type { FailureClass, Outcome, Response } from '../../../src/model/run/outcome.ts';
import { failed } from '../../../src/model/run/outcome.ts';

/** What a judge does when it is asked: says a text or a value as JSON, or fails. */
export type JudgeTurn = string | object | { readonly fails: FailureClass; readonly permanent?: true };

/** A judge that says one thing after the other, the last of them for ever, and keeps what it was asked. */
export function scriptedJudge(
  turns: readonly JudgeTurn[] | ((question: Question) => JudgeTurn),
  more: Partial<Pick<Judge, 'name' | 'promptMode'>> & { readonly spent?: Partial<Response> } = {},
) {
  const { spent, ...judgeMore } = more;
  const questions: Question[] = [];
  const provider = {
    async ask(question, signal): Promise<Outcome> {
      if (signal.aborted) return failed('cancelled', 'stopped');
      questions.push(question);
      const turn = typeof turns === 'function' ? turns(question) : turns[Math.min(questions.length, turns.length) - 1];
      if (typeof turn === 'object' && 'fails' in turn) {
        return failed(turn.fails as FailureClass, 'no luck', 'permanent' in turn ? { permanent: true } : {});
      }
      const content = typeof turn === 'string' ? turn : JSON.stringify(turn);
      return { kind: 'answered', response: { messages: [{ role: 'assistant', content }], ...spent } };
    },
  } satisfies Provider;
  const judge: Judge = { name: 'arbiter', provider, promptMode: 'lm', ...judgeMore };
  const asked: (string | undefined)[] = [];
  const judges = {
    names: [judge.name],
    async find(target) {
      asked.push(target);
      if (target === undefined || target === judge.name) return { kind: 'found', judge } as const;
      return { kind: 'none', reason: `There is no target "${target}"` } as const;
    },
  } satisfies Judges;
  return { judge, judges, questions, asked };
}

/** The text that a judge was shown in its only, or its n-th, question. */
export const promptOf = ({ questions }: { readonly questions: readonly Question[] }, index = 0): string =>
  questions[index]?.prompt.question ?? '';
