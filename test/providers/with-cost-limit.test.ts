import { expect, test } from 'vitest';
import type { Provider, Question } from '../../src/model/ports/provider.ts';
import { failed, type Outcome } from '../../src/model/run/outcome.ts';
import { withCostLimit } from '../../src/providers/cost.ts';
import { aQuestion } from '../support/question.ts';

const { signal } = new AbortController();
const answer = (costUsd?: number): Outcome => ({
  kind: 'answered',
  response: { messages: [{ role: 'assistant', content: 'blue' }], ...(costUsd !== undefined && { costUsd }) },
});

/** Answers with these outcomes, one after the other. */
function target(outcomes: readonly Outcome[], usd = 1) {
  const asked: Question[] = [];
  let unknown = 0;
  const provider: Provider = {
    async ask(question) {
      asked.push(question);
      return outcomes[asked.length - 1] ?? answer();
    },
  };
  const onUnknownCost = () => {
    unknown += 1;
  };
  const limited = withCostLimit(provider, { usd, onUnknownCost });
  return { asked, unknown: () => unknown, ask: () => limited.ask(aQuestion(), signal) };
}

test('a trial within its limit is passed on as it is', async () => {
  const { ask, asked } = target([answer(1)]);
  expect(await ask()).toEqual(answer(1));
  expect(asked[0]?.costLimitUsd).toBe(1);
});

test('a trial beyond its limit fails, and keeps what was done and paid for', async () => {
  expect(await target([answer(1.25)]).ask()).toEqual({
    kind: 'failed',
    failure: {
      class: 'cost_limit',
      stage: 'agent',
      reason: 'provider_error',
      message: 'The trial cost $1.25, more than its limit of $1 (max_cost_usd), and was stopped.',
    },
    partial: { messages: [{ role: 'assistant', content: 'blue' }], costUsd: 1.25 },
  });
});

test('the calls of a trial count together, those that failed too, and nothing is asked beyond the limit', async () => {
  const lost = failed('timeout', 'too late', {}, { messages: [], costUsd: 0.5 });
  const { ask, asked } = target([answer(0.25), lost, answer(0.5)]);
  expect((await ask()).kind).toBe('answered');
  expect(await ask()).toBe(lost);
  expect(await ask()).toMatchObject({ failure: { class: 'cost_limit' } });
  expect(await ask()).toMatchObject({ failure: { class: 'cost_limit' } });
  expect(asked.map(({ costLimitUsd }) => costLimitUsd)).toEqual([1, 0.75, 0.25]);
});

test('an answer without a cost is reported, because nothing limits it', async () => {
  const { ask, unknown } = target([answer(), answer(0)]);
  expect(await ask()).toEqual(answer());
  await ask();
  expect(unknown()).toBe(1);
});
