import { expect, test } from 'vitest';
import type { Question } from '../../../src/model/ports/provider.ts';
import { failed, failureClasses, type Outcome } from '../../../src/model/run/outcome.ts';
import { withFallbacks } from '../../../src/runner/calls/retry.ts';
import { aQuestion } from '../../support/question.ts';

const says = (content: string): Outcome => ({
  kind: 'answered',
  response: { messages: [{ role: 'assistant', content }] },
});
const outage = failed('provider', 'The server is down');

function recorded(outcome: Outcome) {
  const questions: Question[] = [];
  return {
    questions,
    async ask(question: Question) {
      questions.push(question);
      return outcome;
    },
  };
}
const going = () => new AbortController().signal;

test('a target that answers needs no fallback', async () => {
  const spare = recorded(says('b'));
  const provider = withFallbacks(recorded(says('a')), [{ name: 'spare', provider: spare }]);
  expect(await provider.ask(aQuestion(), going())).toEqual(says('a'));
  expect(spare.questions).toEqual([]);
});

test('the first fallback that answers is named; each is asked once, as if it were the first time', async () => {
  const [down, spare, unused] = [recorded(outage), recorded(says('b')), recorded(says('c'))];
  const provider = withFallbacks(recorded(outage), [
    { name: 'down', provider: down },
    { name: 'spare', provider: spare },
    { name: 'unused', provider: unused },
  ]);
  expect(await provider.ask(aQuestion({ attempt: 2, trial: 1 }), going())).toMatchObject({
    kind: 'answered',
    response: { targetUsed: 'spare', messages: [{ content: 'b' }] },
  });
  expect([down, spare, unused].map(({ questions }) => questions.map(({ attempt, trial }) => [attempt, trial]))).toEqual(
    [[[0, 1]], [[0, 1]], []],
  );
});

test('when no target answers, the last failure counts and the message names all', async () => {
  const provider = withFallbacks(recorded(outage), [
    { name: 'spare', provider: recorded(failed('auth', 'Wrong key', { httpStatus: 401 })) },
  ]);
  expect(await provider.ask(aQuestion(), going())).toEqual(
    failed('auth', 'The server is down\nThe fallback "spare": Wrong key', { httpStatus: 401 }),
  );
});

test.each(failureClasses)(
  'a failure of class %s is handed on only if it says that the target cannot answer',
  async (name) => {
    const spare = recorded(says('b'));
    const provider = withFallbacks(recorded(failed(name, 'no')), [{ name: 'spare', provider: spare }]);
    await provider.ask(aQuestion(), going());
    expect(spare.questions).toHaveLength(['provider', 'rate_limit', 'auth', 'config'].includes(name) ? 1 : 0);
  },
);

test('a run that was stopped asks no further target', async () => {
  const spare = recorded(says('b'));
  const stop = new AbortController();
  stop.abort();
  expect(
    await withFallbacks(recorded(outage), [{ name: 'spare', provider: spare }]).ask(aQuestion(), stop.signal),
  ).toEqual(outage);
  expect(spare.questions).toEqual([]);
});

test('the cost of a target and of fallbacks that failed is part of the outcome', async () => {
  const costly = failed('provider', 'The connection broke', {}, { messages: [], costUsd: 0.25 });
  const fallbacks = [{ name: 'down', provider: recorded(costly) }];
  const last = await withFallbacks(recorded(costly), fallbacks).ask(aQuestion(), going());
  expect(last).toMatchObject({ kind: 'failed', partial: { costUsd: 0.5 } });
  const spare = { name: 'spare', provider: recorded(says('b')) };
  const answered = await withFallbacks(recorded(costly), [...fallbacks, spare]).ask(aQuestion(), going());
  expect(answered).toMatchObject({ response: { costUsd: 0.5, targetUsed: 'spare' } });
});
