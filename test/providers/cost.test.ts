import { expect, test } from 'vitest';
import type { Provider, Question } from '../../src/model/ports/provider.ts';
import { failed, type Outcome, type Response } from '../../src/model/run/outcome.ts';
import { withCostLimit, withMeter } from '../../src/providers/cost.ts';
import { aQuestion } from '../support/question.ts';

const { signal } = new AbortController();
const messages = [{ role: 'assistant' as const, content: 'blue' }];
const answer = (costUsd?: number, more: Partial<Response> = {}): Outcome => ({
  kind: 'answered',
  response: { messages, ...(costUsd !== undefined && { costUsd }), ...more },
});
const lost = (partial?: Response): Outcome => failed('timeout', 'too late', {}, partial);

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
  const failure = lost({ messages: [], costUsd: 0.5 });
  const { ask, asked } = target([answer(0.25), failure, answer(0.5)]);
  expect((await ask()).kind).toBe('answered');
  expect(await ask()).toBe(failure);
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

test.each<[string, Outcome, readonly (number | undefined)[]]>([
  ['an answer', answer(0.5), [0.5]],
  ['an answer that does not say', answer(), [undefined]],
  ['an answer that was kept', answer(0.5, { cached: true }), [0]],
  ['a call that failed after some work', lost({ messages: [], costUsd: 0.25 }), [0.25]],
  ['a call that failed, of which nobody knows what it cost', lost({ messages: [] }), []],
  ['a call that failed at once', lost(), []],
])('%s reports its cost', async (_, outcome, expected) => {
  const reported: (number | undefined)[] = [];
  const provider = withMeter({ ask: async () => outcome }, (costUsd) => reported.push(costUsd));
  expect(await provider.ask(aQuestion(), signal)).toBe(outcome);
  expect(reported).toEqual(expected);
});
