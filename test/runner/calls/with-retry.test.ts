import { describe, expect, test } from 'vitest';
import type { Delay } from '../../../src/config/settings.ts';
import type { Clock } from '../../../src/model/ports/machine.ts';
import type { Provider, Question, RetryPolicy } from '../../../src/model/ports/provider.ts';
import { failed, failureClasses, type Outcome } from '../../../src/model/run/outcome.ts';
import {
  MAX_RETRY_AFTER_MS,
  type Retry,
  withDelay,
  withFallbacks,
  withRetry,
} from '../../../src/runner/calls/retry.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { aQuestion } from '../../support/question.ts';

const says = (content: string): Outcome => ({
  kind: 'answered',
  response: { messages: [{ role: 'assistant', content }] },
});
const blue = says('blue');
const outage = failed('provider', 'The server is down', { httpStatus: 503 });
const policy: RetryPolicy = { maxRetries: 3, initialDelayMs: 200, maxDelayMs: 1000, backoffFactor: 3 };

/** Gives these outcomes one after the other, then the last one for good. */
function scripted(outcomes: readonly [Outcome, ...Outcome[]], retry?: RetryPolicy) {
  const questions: Question[] = [];
  const provider = {
    retry,
    async ask(question) {
      questions.push(question);
      return outcomes[questions.length - 1] ?? outcomes.at(-1) ?? outcomes[0];
    },
  } satisfies Provider;
  return { ...provider, questions };
}

/** Sleeps take no time, and are noted. */
function hastyClock() {
  const sleeps: number[] = [];
  const clock = {
    now: () => 0,
    async sleep(ms) {
      sleeps.push(ms);
    },
  } satisfies Clock;
  return { ...clock, sleeps };
}

const never = () => new AbortController().signal;

describe('what is asked again', () => {
  test('an answer is not', async () => {
    const provider = scripted([blue]);
    expect(await withRetry(provider, { maxRetries: 5 }, hastyClock()).ask(aQuestion(), never())).toBe(blue);
    expect(provider.questions).toHaveLength(1);
  });

  test.each(failureClasses)('a failure of class %s is if it is retryable', async (failureClass) => {
    const failure = failed(failureClass, 'no');
    const provider = scripted([failure, blue]);
    const outcome = await withRetry(provider, { maxRetries: 1 }, hastyClock()).ask(aQuestion(), never());
    const isAgain = failureClass === 'provider' || failureClass === 'rate_limit';
    expect(provider.questions).toHaveLength(isAgain ? 2 : 1);
    expect(outcome).toBe(isAgain ? blue : failure);
  });

  test('a failure that would come again is not, of whatever class', async () => {
    const provider = scripted([failed('provider', 'filtered', { httpStatus: 400, permanent: true }), blue]);
    await withRetry(provider, { maxRetries: 3 }, hastyClock()).ask(aQuestion(), never());
    expect(provider.questions).toHaveLength(1);
  });

  test('so many times and no more; the last failure is the outcome', async () => {
    const provider = scripted([outage]);
    expect(await withRetry(provider, { maxRetries: 2 }, hastyClock()).ask(aQuestion(), never())).toBe(outage);
    expect(provider.questions).toHaveLength(3);
  });

  test('as often as the target says, where it says so', async () => {
    const provider = scripted([outage], { ...policy, maxRetries: 4 });
    await withRetry(provider, { maxRetries: 1 }, hastyClock()).ask(aQuestion(), never());
    expect(provider.questions).toHaveLength(5);
  });

  test.each([
    { title: 'a status that the target lists, though it is not retryable by itself', status: 404, is: true },
    { title: 'no status that the target does not list', status: 503, is: false },
    { title: 'no refused key, listed or not', status: 401, is: false },
  ])('$title', async ({ status, is }) => {
    const failure = failed(status === 401 ? 'auth' : status === 404 ? 'config' : 'provider', 'no', {
      httpStatus: status,
    });
    const provider = scripted([failure, blue], { ...policy, statusCodes: [401, 404, 429] });
    await withRetry(provider, { maxRetries: 1 }, hastyClock()).ask(aQuestion(), never());
    expect(provider.questions).toHaveLength(is ? 2 : 1);
  });

  test('a lost connection, whatever statuses the target lists', async () => {
    const provider = scripted([failed('provider', 'ECONNRESET'), blue], { ...policy, statusCodes: [429] });
    expect(await withRetry(provider, { maxRetries: 1 }, hastyClock()).ask(aQuestion(), never())).toBe(blue);
  });
});

describe('each further call', () => {
  test('is counted up in the question, and is reported with the failure and the wait', async () => {
    const reported: Retry[] = [];
    const provider = scripted([outage, outage, blue]);
    const retrying = withRetry(provider, { maxRetries: 2 }, hastyClock(), (retry) => reported.push(retry));
    await retrying.ask(aQuestion({ attempt: 4, trial: 2 }), never());
    expect(provider.questions).toEqual([4, 5, 6].map((attempt) => aQuestion({ attempt, trial: 2 })));
    expect(reported.map(({ question, failure, delayMs }) => [question.attempt, failure.class, delayMs])).toEqual([
      [4, 'provider', 1000],
      [5, 'provider', 2000],
    ]);
  });
});

describe('the cost of failed calls', () => {
  const costly = (costUsd: number) =>
    failed('provider', 'The connection broke', {}, { messages: [], costUsd, tokenUsage: { input: 10, output: 1 } });
  const answer: Outcome = {
    kind: 'answered',
    response: { messages: [{ role: 'assistant', content: 'blue' }], costUsd: 0.5, tokenUsage: { input: 4, output: 2 } },
  };

  test('is part of the cost of the answer', async () => {
    const provider = scripted([costly(0.25), costly(1), answer]);
    const outcome = await withRetry(provider, { maxRetries: 2 }, hastyClock()).ask(aQuestion(), never());
    expect(outcome).toMatchObject({ response: { costUsd: 1.75, tokenUsage: { input: 24, output: 4 } } });
  });

  test('is part of the last failure, and of a run that was stopped while it waited', async () => {
    const provider = scripted([costly(0.25), costly(1), outage]);
    const last = await withRetry(provider, { maxRetries: 2 }, hastyClock()).ask(aQuestion(), never());
    expect(last).toEqual({ ...outage, partial: { messages: [], costUsd: 1.25, tokenUsage: { input: 20, output: 2 } } });
    const stop = new AbortController();
    const clock: Clock = { now: () => 0, sleep: async () => stop.abort() };
    const stopped = await withRetry(scripted([costly(0.25)]), { maxRetries: 2 }, clock).ask(aQuestion(), stop.signal);
    expect(stopped).toMatchObject({ failure: { class: 'cancelled' }, partial: { costUsd: 0.25 } });
  });

  test('counts for the cost limit of the trial, and no call follows where nothing is left', async () => {
    const provider = scripted([costly(0.25), costly(0.75), answer]);
    const question = aQuestion({ costLimitUsd: 1 });
    const outcome = await withRetry(provider, { maxRetries: 5 }, hastyClock()).ask(question, never());
    expect(provider.questions.map(({ costLimitUsd }) => costLimitUsd)).toEqual([1, 0.75]);
    expect(outcome).toMatchObject({ kind: 'failed', partial: { costUsd: 1 } });
  });
});

describe('the wait', () => {
  test('doubles from one second up to thirty', async () => {
    const clock = hastyClock();
    await withRetry(scripted([outage]), { maxRetries: 7 }, clock).ask(aQuestion(), never());
    expect(clock.sleeps).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  test('follows the fields of the target, spread by a quarter either way', async () => {
    const clock = hastyClock();
    await withRetry(scripted([outage]), { maxRetries: 0, policy }, clock).ask(aQuestion(), never());
    const plain = [200, 600, 1000];
    expect(clock.sleeps).toHaveLength(3);
    for (const [index, ms] of clock.sleeps.entries()) {
      expect(ms).toBeGreaterThanOrEqual((plain[index] ?? 0) * 0.75);
      expect(ms).toBeLessThan((plain[index] ?? 0) * 1.25);
    }
  });

  test('is the same in every run and spread evenly over the tests', async () => {
    const waitOf = async (testId: string) => {
      const clock = hastyClock();
      const flat = { ...policy, maxRetries: 1, initialDelayMs: 1000, backoffFactor: 1 };
      await withRetry(scripted([outage]), { maxRetries: 0, policy: flat }, clock).ask(aQuestion({ testId }), never());
      return clock.sleeps[0] ?? Number.NaN;
    };
    const ids = Array.from({ length: 1000 }, (_, index) => `test-${index}`);
    const waits = await Promise.all(ids.map(waitOf));
    expect(await Promise.all(ids.map(waitOf))).toEqual(waits);
    for (const tenth of Array.from({ length: 10 }, (_, index) => 750 + index * 50)) {
      const within = waits.filter((ms) => ms >= tenth && ms < tenth + 50).length;
      expect(within).toBeGreaterThan(60);
      expect(within).toBeLessThan(140);
    }
  });

  test.each([
    { asked: 5000, waits: 5000, title: 'a longer wait that the server asks for wins' },
    { asked: 10, waits: 1000, title: 'a shorter one does not' },
    { asked: MAX_RETRY_AFTER_MS, waits: MAX_RETRY_AFTER_MS, title: 'a minute is waited' },
  ])('$title', async ({ asked, waits }) => {
    const clock = hastyClock();
    const limited = failed('rate_limit', 'slow down', { httpStatus: 429, retryAfterMs: asked });
    await withRetry(scripted([limited, blue]), { maxRetries: 1 }, clock).ask(aQuestion(), never());
    expect(clock.sleeps).toEqual([waits]);
  });

  test('is not begun when the server asks for more than a minute: it would be too early, and a run is not delayed', async () => {
    const clock = hastyClock();
    const limited = failed('rate_limit', 'slow down', { httpStatus: 429, retryAfterMs: 3_600_000 });
    const provider = scripted([limited, blue]);
    expect(await withRetry(provider, { maxRetries: 3 }, clock).ask(aQuestion(), never())).toMatchObject({
      kind: 'failed',
      failure: {
        class: 'rate_limit',
        httpStatus: 429,
        message: 'slow down — The server asks to wait 3600 s before the next try, more than the limit of 60 s',
      },
    });
    expect(clock.sleeps).toEqual([]);
    expect(provider.questions).toHaveLength(1);
  });

  test('ends at once when the run is stopped, and the outcome is cancelled', async () => {
    const clock = fakeClock();
    const stop = new AbortController();
    const provider = scripted([outage]);
    const outcome = withRetry(provider, { maxRetries: 3 }, clock).ask(aQuestion(), stop.signal);
    await clock.advance(999);
    expect(clock.sleeping).toBe(1);
    stop.abort();
    expect(await outcome).toMatchObject({ failure: { class: 'cancelled' } });
    expect(provider.questions).toHaveLength(1);
  });

  test('is not begun when the run was stopped during the call', async () => {
    const clock = fakeClock();
    const stop = new AbortController();
    const reported: Retry[] = [];
    const provider = {
      async ask() {
        stop.abort();
        return outage;
      },
    } satisfies Provider;
    const outcome = await withRetry(provider, { maxRetries: 3 }, clock, (retry) => reported.push(retry)).ask(
      aQuestion(),
      stop.signal,
    );
    expect(outcome).toMatchObject({ failure: { class: 'cancelled' } });
    expect([clock.sleeps, reported]).toEqual([[], []]);
  });
});

/** How long these tests would be waited for. */
async function waits(delay: Delay, testIds: readonly string[]): Promise<readonly number[]> {
  const clock = fakeClock();
  const provider = withDelay(scripted([blue]), delay, clock);
  const asked = testIds.map((testId) => provider.ask(aQuestion({ testId }), never()));
  await clock.advance(delay.mostMs);
  expect(await Promise.all(asked)).toHaveLength(testIds.length);
  return clock.sleeps;
}

const ids = Array.from({ length: 200 }, (_, index) => `test-${index}`);

test('a delay in a range is spread from end to end, both included, and the same in every run', async () => {
  const first = await waits({ leastMs: 3, mostMs: 6 }, ids);
  expect([...new Set(first)].sort()).toEqual([3, 4, 5, 6]);
  expect(await waits({ leastMs: 3, mostMs: 6 }, ids)).toEqual(first);
});

test('who is stopped while waiting is not asked', async () => {
  const stop = new AbortController();
  const clock = fakeClock();
  const asked = withDelay(scripted([blue]), { leastMs: 60_000, mostMs: 60_000 }, clock).ask(aQuestion(), stop.signal);
  stop.abort();
  expect(await asked).toMatchObject({ kind: 'failed', failure: { class: 'cancelled' } });
  expect(clock.sleeping).toBe(0);
});

test('a target that answers needs no fallback', async () => {
  const spare = scripted([says('b')]);
  const provider = withFallbacks(scripted([says('a')]), [{ name: 'spare', provider: spare }]);
  expect(await provider.ask(aQuestion(), never())).toEqual(says('a'));
  expect(spare.questions).toEqual([]);
});

test('the first fallback that answers is named; each is asked once, as if it were the first time', async () => {
  const [down, spare, unused] = [scripted([outage]), scripted([says('b')]), scripted([says('c')])];
  const provider = withFallbacks(scripted([outage]), [
    { name: 'down', provider: down },
    { name: 'spare', provider: spare },
    { name: 'unused', provider: unused },
  ]);
  expect(await provider.ask(aQuestion({ attempt: 2, trial: 1 }), never())).toMatchObject({
    kind: 'answered',
    response: { targetUsed: 'spare', messages: [{ content: 'b' }] },
  });
  expect([down, spare, unused].map(({ questions }) => questions.map(({ attempt, trial }) => [attempt, trial]))).toEqual(
    [[[0, 1]], [[0, 1]], []],
  );
});

test('when no target answers, the last failure counts and the message names all', async () => {
  const provider = withFallbacks(scripted([outage]), [
    { name: 'spare', provider: scripted([failed('auth', 'Wrong key', { httpStatus: 401 })]) },
  ]);
  expect(await provider.ask(aQuestion(), never())).toEqual(
    failed('auth', 'The server is down\nThe fallback "spare": Wrong key', { httpStatus: 401 }),
  );
});

test.each(failureClasses)(
  'a failure of class %s is handed on only if it says that the target cannot answer',
  async (name) => {
    const spare = scripted([says('b')]);
    const provider = withFallbacks(scripted([failed(name, 'no')]), [{ name: 'spare', provider: spare }]);
    await provider.ask(aQuestion(), never());
    expect(spare.questions).toHaveLength(['provider', 'rate_limit', 'auth', 'config'].includes(name) ? 1 : 0);
  },
);

test('a run that was stopped asks no further target', async () => {
  const spare = scripted([says('b')]);
  const stop = new AbortController();
  stop.abort();
  expect(
    await withFallbacks(scripted([outage]), [{ name: 'spare', provider: spare }]).ask(aQuestion(), stop.signal),
  ).toEqual(outage);
  expect(spare.questions).toEqual([]);
});

test('the cost of a target and of fallbacks that failed is part of the outcome', async () => {
  const costly = failed('provider', 'The connection broke', {}, { messages: [], costUsd: 0.25 });
  const fallbacks = [{ name: 'down', provider: scripted([costly]) }];
  const last = await withFallbacks(scripted([costly]), fallbacks).ask(aQuestion(), never());
  expect(last).toMatchObject({ kind: 'failed', partial: { costUsd: 0.5 } });
  const spare = { name: 'spare', provider: scripted([says('b')]) };
  const answered = await withFallbacks(scripted([costly]), [...fallbacks, spare]).ask(aQuestion(), never());
  expect(answered).toMatchObject({ response: { costUsd: 0.5, targetUsed: 'spare' } });
});
