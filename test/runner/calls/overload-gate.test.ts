import { describe, expect, test } from 'vitest';
import { failed, type Outcome } from '../../../src/model/run/outcome.ts';
import { CallGate, type Pause, withGate } from '../../../src/runner/calls/overload-gate.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { aQuestion } from '../../support/question.ts';

const answer: Outcome = { kind: 'answered', response: { messages: [{ role: 'assistant', content: 'blue' }] } };
const limited = (retryAfterMs?: number): Outcome =>
  failed('rate_limit', 'slow down', { httpStatus: 429, ...(retryAfterMs !== undefined && { retryAfterMs }) });

/** Calls that end when they are told to. */
function server(most: number, clock = fakeClock(), pause: Pause = { untilMs: 0 }) {
  const gate = new CallGate(most, clock, pause);
  const calls: ((outcome: Outcome) => void)[] = [];
  const stop = new AbortController();
  const ask = () =>
    gate.pass(() => new Promise((resolve) => calls.push(resolve)), stop.signal).then((outcome) => outcome.kind);
  return {
    gate,
    clock,
    pause,
    stop,
    calls,
    ask,
    async askTimes(times: number) {
      for (let time = 0; time < times; time += 1) void ask();
      await clock.advance(0);
    },
    /** Ends the calls that are under way and lets follow what follows. */
    async answerAll(outcome: Outcome) {
      for (const end of calls.splice(0)) end(outcome);
      await clock.advance(0);
    },
  };
}

describe('the number of calls at a time', () => {
  test('is halved once by an overload that meets several calls together', async () => {
    const { gate, askTimes, answerAll, calls } = server(8);
    await askTimes(20);
    await answerAll(limited());
    expect(gate.limit).toBe(4);
    expect(calls).toHaveLength(4);
    await answerAll(limited());
    expect(gate.limit).toBe(2);
  });

  test.each([
    ...[429, 503, 529].map((httpStatus) => [4, failed('provider', 'busy', { httpStatus })] as const),
    [8, failed('provider', 'broken', { httpStatus: 500 })] as const,
    [8, failed('timeout', 'late')] as const,
  ])('is %i after one call that ends so: %j', async (limit, outcome) => {
    const { gate, askTimes, answerAll } = server(8);
    await askTimes(1);
    await answerAll(outcome);
    expect(gate.limit).toBe(limit);
  });

  test('never falls under one', async () => {
    const { gate, askTimes, answerAll } = server(3);
    await askTimes(9);
    for (let round = 0; round < 5; round += 1) await answerAll(limited());
    expect(gate.limit).toBe(1);
  });

  test('grows back by one with each full round that goes well, and no further than it was', async () => {
    const { gate, askTimes, answerAll } = server(8);
    await askTimes(100);
    await answerAll(limited());
    const limits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await answerAll(answer);
      limits.push(gate.limit);
    }
    expect(limits).toEqual([5, 6, 7, 8, 8, 8]);
  });

  test('is not raised by calls that began before the overload', async () => {
    const { gate, askTimes, calls, clock } = server(4);
    await askTimes(4);
    calls.shift()?.(limited());
    for (const end of calls.splice(0)) end(answer);
    await clock.advance(0);
    expect(gate.limit).toBe(2);
  });
});

describe('a Retry-After', () => {
  test('holds back every call of the target until it is over, and then only as many go as may', async () => {
    const { askTimes, calls, answerAll, clock } = server(8);
    await askTimes(1);
    await answerAll(limited(5_000));
    await askTimes(20);
    expect(calls).toHaveLength(0);
    await clock.advance(4_999);
    expect(calls).toHaveLength(0);
    await clock.advance(1);
    expect(calls).toHaveLength(4);
  });

  test('counts from the last that said it', async () => {
    const { askTimes, calls, clock } = server(2);
    await askTimes(2);
    calls.shift()?.(limited(1_000));
    await clock.advance(800);
    calls.shift()?.(limited(1_000));
    await clock.advance(0);
    await askTimes(1);
    await clock.advance(999);
    expect(calls).toHaveLength(0);
    await clock.advance(1);
    expect(calls).toHaveLength(1);
  });

  test('of more calls than wait blocks none of them', async () => {
    const { askTimes, calls, answerAll } = server(2);
    await askTimes(1);
    await answerAll(limited(3_600_000));
    await askTimes(1);
    expect(calls).toHaveLength(1);
  });

  test('is obeyed by all who ask the same server, whatever for', async () => {
    const clock = fakeClock();
    const pause: Pause = { untilMs: 0 };
    const [tests, judges] = [server(2, clock, pause), server(8, clock, pause)];
    await tests.askTimes(1);
    await tests.answerAll(limited(2_000));
    await judges.askTimes(3);
    expect(judges.calls).toHaveLength(0);
    expect(judges.gate.limit).toBe(8);
    await clock.advance(2_000);
    expect(judges.calls).toHaveLength(3);
  });
});

describe('a run that is stopped', () => {
  test.each(['for a place', 'for the end of a pause'])('does not wait %s', async (what) => {
    const { ask, askTimes, answerAll, calls, stop, clock } = server(1);
    await askTimes(1);
    if (what !== 'for a place') await answerAll(limited(30_000));
    const begun = calls.length;
    const waiting = ask();
    await clock.advance(0);
    stop.abort();
    expect(await waiting).toBe('failed');
    expect(calls).toHaveLength(begun);
  });
});

test('a call that throws gives its slot back', async () => {
  const clock = fakeClock();
  const gate = new CallGate(1, clock, { untilMs: 0 });
  const { signal } = new AbortController();
  await expect(gate.pass(() => Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
  expect(await gate.pass(async () => answer, signal)).toBe(answer);
});

test('a provider behind a gate is asked what it was asked, and keeps its wish for retries', async () => {
  const clock = fakeClock();
  const retry = { maxRetries: 1, initialDelayMs: 1, maxDelayMs: 1, backoffFactor: 1 };
  const provider = withGate({ retry, ask: async () => answer }, new CallGate(1, clock, { untilMs: 0 }));
  expect(provider.retry).toBe(retry);
  expect(await provider.ask(aQuestion(), new AbortController().signal)).toBe(answer);
});
