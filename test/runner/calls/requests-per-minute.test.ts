import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Provider } from '../../../src/model/ports/provider.ts';
import type { Outcome } from '../../../src/model/run/outcome.ts';
import { RequestBucket, RequestLimits } from '../../../src/runner/calls/requests-per-minute.ts';
import { fakeClock } from '../../support/fake-clock.ts';
import { aQuestion } from '../../support/question.ts';

const MINUTE_MS = 60_000;
const answer: Outcome = { kind: 'answered', response: { messages: [{ role: 'assistant', content: 'blue' }] } };
const going = () => new AbortController().signal;
const openai = (name: string) => ({ name, resolvedName: name, provider: 'openai' });

/** The most requests that any 60 seconds have, both ends included. */
function mostInAMinute(times: readonly number[]): number {
  let from = 0;
  return times.reduce((most, time, index) => {
    while (time - (times[from] ?? 0) > MINUTE_MS) from += 1;
    return Math.max(most, index - from + 1);
  }, 0);
}

/** When requests are sent that arrive after these pauses, one waiting for the other. */
function sentTimes(perMinute: number, pauses: readonly number[]): number[] {
  let now = 0;
  let arrival = 0;
  const bucket = new RequestBucket(perMinute, { now: () => now });
  return pauses.map((pause) => {
    arrival += pause;
    now = Math.max(now, arrival);
    while (bucket.waitMs > 0) now += bucket.waitMs;
    bucket.take();
    return now;
  });
}

describe('a bucket', () => {
  test('lets no 60 seconds have more requests than the limit, whatever the pauses', () => {
    const pauses = fc.array(fc.oneof(fc.constant(0), fc.nat(2_000), fc.nat(90_000)), { minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), pauses, (perMinute, given) => {
        expect(mostInAMinute(sentTimes(perMinute, given))).toBeLessThanOrEqual(perMinute);
      }),
    );
  });

  test.each([1, 2, 3, 9, 10, 11, 19, 60, 300, 5000])('at %i per minute uses nine tenths of the limit', (perMinute) => {
    const count = Math.max(3, perMinute * 4);
    const times = sentTimes(
      perMinute,
      Array.from({ length: count }, () => 0),
    );
    expect(mostInAMinute(times)).toBeLessThanOrEqual(perMinute);
    expect(times.at(-1)).toBeLessThanOrEqual((count / (0.9 * perMinute)) * MINUTE_MS);
  });

  test('adds nothing when the clock is set back', () => {
    let now = MINUTE_MS;
    const bucket = new RequestBucket(1, { now: () => now });
    bucket.take();
    now = 0;
    expect(bucket.waitMs).toBe(Math.ceil(MINUTE_MS / 0.9));
    now = 1000;
    expect(bucket.waitMs).toBe(Math.ceil(MINUTE_MS / 0.9) - 1000);
  });
});

/** Limits with a server behind them that notes when each call of a target arrives. */
function limited(perMinute: Readonly<Record<string, number>>) {
  const clock = fakeClock(0);
  const limits = new RequestLimits(perMinute, clock);
  const arrivals: { readonly name: string; readonly at: number }[] = [];
  const open = (target: Parameters<RequestLimits['around']>[1]): Provider =>
    limits.around(
      {
        async ask() {
          arrivals.push({ name: target.name, at: clock.now() });
          return answer;
        },
      },
      target,
    );
  const timesOf = (name?: string) =>
    arrivals.filter((each) => name === undefined || each.name === name).map(({ at }) => at);
  return { clock, open, timesOf };
}

describe('the limits of a run', () => {
  test('apply to a target by both of its names, and to all targets of a provider by any of its names', async () => {
    const { open, clock, timesOf } = limited({ alias: 1, entry: 1, claude: 1 });
    const bare = { ask: async () => answer } satisfies Provider;
    const renamed = open({ name: 'alias', resolvedName: 'x', provider: 'openai' });
    const entry = open({ name: 'y', resolvedName: 'entry', provider: 'openai' });
    const agent = open({ name: 'z', resolvedName: 'z', provider: 'claude-cli' });
    for (const provider of [renamed, entry, agent]) {
      for (let time = 0; time < 2; time += 1) void provider.ask(aQuestion(), going());
    }
    await clock.advance(0);
    expect(timesOf()).toHaveLength(3);
    const other = openai('other');
    expect(new RequestLimits({ alias: 1 }, clock).around(bare, other)).toBe(bare);
  });

  test('hold together: a call that two limits apply to takes from both when it is sent', async () => {
    const { open, clock, timesOf } = limited({ openai: 30, slow: 4 });
    const [slow, fast] = [open(openai('slow')), open(openai('fast'))];
    for (let time = 0; time < 20; time += 1) void slow.ask(aQuestion(), going());
    for (let time = 0; time < 100; time += 1) void fast.ask(aQuestion(), going());
    for (let second = 0; second < 400; second += 1) await clock.advance(1000);
    expect(timesOf()).toHaveLength(120);
    expect(mostInAMinute(timesOf())).toBeLessThanOrEqual(30);
    expect(mostInAMinute(timesOf('slow'))).toBeLessThanOrEqual(4);
  });

  test('end the wait of a cancelled run, without a call', async () => {
    const { open, clock, timesOf } = limited({ openai: 1 });
    const provider = open(openai('a'));
    const stop = new AbortController();
    await provider.ask(aQuestion(), stop.signal);
    const waiting = provider.ask(aQuestion(), stop.signal);
    await clock.advance(10);
    stop.abort();
    expect(await waiting).toMatchObject({ kind: 'failed', failure: { class: 'cancelled' } });
    expect(timesOf()).toHaveLength(1);
  });
});
