import { expect, test } from 'vitest';
import { failed, type Outcome, type Response } from '../../src/model/run/outcome.ts';
import { withMeter } from '../../src/providers/cost.ts';
import { aQuestion } from '../support/question.ts';

const answered = (more: Partial<Response>): Outcome => ({ kind: 'answered', response: { messages: [], ...more } });
const broken = (partial?: Response): Outcome => failed('timeout', 'too late', {}, partial);

test.each<[string, Outcome, readonly (number | undefined)[]]>([
  ['an answer', answered({ costUsd: 0.5 }), [0.5]],
  ['an answer that does not say', answered({}), [undefined]],
  ['an answer that was kept', answered({ costUsd: 0.5, cached: true }), [0]],
  ['a call that failed after some work', broken({ messages: [], costUsd: 0.25 }), [0.25]],
  ['a call that failed, of which nobody knows what it cost', broken({ messages: [] }), []],
  ['a call that failed at once', broken(), []],
])('%s reports its cost', async (_, outcome, expected) => {
  const reported: (number | undefined)[] = [];
  const provider = withMeter({ ask: async () => outcome }, (costUsd) => reported.push(costUsd));
  expect(await provider.ask(aQuestion(), new AbortController().signal)).toBe(outcome);
  expect(reported).toEqual(expected);
});
