import { expect, test } from 'vitest';
import type { Provider, SharedQuestion, Together } from '../../../src/model/ports/provider.ts';
import { type Failure, failed, type Outcome } from '../../../src/model/run/outcome.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { type Batch, withBatch } from '../../../src/runner/calls/batch.ts';
import { RequestLimits } from '../../../src/runner/calls/requests-per-minute.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { aQuestion } from '../../support/question.ts';

const says = (content: string, costUsd?: number): Outcome => ({
  kind: 'answered',
  response: { messages: [{ role: 'assistant', content }], ...(costUsd !== undefined && { costUsd }) },
});
const oneByOne = { ask: async ({ testId }) => says(`alone ${testId}`) } satisfies Provider;
const going = () => new AbortController().signal;
const about = (testId: string) => aQuestion({ testId });

function aBatch(ask: Batch['ask'], special: Partial<Batch> = {}) {
  const calls: (readonly SharedQuestion[])[] = [];
  const costs: (number | undefined)[] = [];
  const failures: Failure[] = [];
  const batch: Batch = {
    ask(questions, signal) {
      calls.push(questions);
      return ask(questions, signal);
    },
    around: (call) => call,
    questions: ['a', 'b', 'c'].map((testId) => ({ testId, inputFiles: [] })),
    timeoutMs: undefined,
    onAnswered: (costUsd) => costs.push(costUsd),
    onFailed: (failure) => failures.push(failure),
    ...special,
  };
  return { batch, calls, costs, failures };
}

const together = (outcomes: Record<string, Outcome>): Together => ({
  kind: 'answered',
  outcomes: new Map(Object.entries(outcomes)),
});

test('one call answers all questions, each with its cost', async () => {
  const { batch, calls, costs } = aBatch(async () => together({ a: says('A', 0.5), b: says('B') }));
  const provider = withBatch(oneByOne, batch, systemClock);
  const answers = await Promise.all(['a', 'b'].map((id) => provider.ask(about(id), going())));
  expect(answers).toEqual([says('A', 0.5), says('B')]);
  expect(calls.map((questions) => questions.map(({ testId }) => testId))).toEqual([['a', 'b', 'c']]);
  expect(costs).toEqual([0.5, undefined]);
});

test.each<[string, Batch['ask'], RegExp]>([
  ['fails', async () => failed('crash', 'exit code 3'), /exit code 3/],
  ['throws', async () => Promise.reject(new Error('oh')), /oh/],
])('when the call %s, its questions are asked one by one, and that is reported once', async (_, ask, message) => {
  const { batch, calls, failures, costs } = aBatch(ask);
  const provider = withBatch(oneByOne, batch, systemClock);
  const answers = await Promise.all(['a', 'b'].map((id) => provider.ask(about(id), going())));
  expect(answers).toEqual([says('alone a'), says('alone b')]);
  expect(calls).toHaveLength(1);
  expect(failures.map((failure) => failure.message)).toEqual([expect.stringMatching(message)]);
  expect(costs).toEqual([]);
});

test('the call has a separate deadline', async () => {
  const clock = fakeClock();
  const hanging: Batch['ask'] = (_, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(failed('cancelled', 'stopped'))));
  const { batch, failures } = aBatch(hanging, { timeoutMs: 60_000 });
  const answer = withBatch(oneByOne, batch, clock).ask(about('a'), going());
  await clock.advance(60_000);
  expect(await answer).toEqual(says('alone a'));
  expect(failures).toMatchObject([{ class: 'timeout' }]);
});

test('when the run is stopped no question is asked alone, and nothing is reported', async () => {
  const stop = new AbortController();
  const { batch, failures } = aBatch(async () => {
    stop.abort();
    return failed('cancelled', 'stopped');
  });
  expect(await withBatch(oneByOne, batch, systemClock).ask(about('a'), stop.signal)).toMatchObject({
    kind: 'failed',
    failure: { class: 'cancelled' },
  });
  expect(failures).toEqual([]);
});

test('a re-run is asked by itself: the call has answered its test already', async () => {
  const { batch, calls } = aBatch(async () => together({ a: says('A') }));
  const provider = withBatch(oneByOne, batch, systemClock);
  expect(await provider.ask(about('a'), going())).toEqual(says('A'));
  expect(await provider.ask({ ...about('a'), isRerun: true }, going())).toEqual(says('alone a'));
  expect(calls).toHaveLength(1);
});

test('the call waits for the limits of requests as one, and that is not part of its time', async () => {
  const clock = fakeClock();
  const limits = new RequestLimits({ default: 1 }, clock);
  const target = { name: 'default', resolvedName: 'default', provider: 'cli' };
  await limits.around(oneByOne, target).ask(about('z'), going());
  const { batch, calls } = aBatch(async () => together({ a: says('A'), b: says('B') }), {
    around: (call) => limits.around(call, target),
    timeoutMs: 1000,
  });
  const provider = withBatch(oneByOne, batch, clock);
  const answers = Promise.all(['a', 'b'].map((id) => provider.ask(about(id), going())));
  await clock.advance(60_000);
  expect(calls).toEqual([]);
  await clock.advance(10_000);
  expect(await answers).toEqual([says('A'), says('B')]);
  expect(calls).toHaveLength(1);
});
