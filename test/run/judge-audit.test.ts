import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Remembered } from '../../src/model/grader.ts';
import type { FlipCount } from '../../src/model/judge-noise.ts';
import type { Store } from '../../src/model/ports.ts';
import { flipMemory } from '../../src/run/flip-memory.ts';
import { type AuditedJudge, drawVerdicts, JudgeAudit } from '../../src/run/judge-audit.ts';

const never = new AbortController().signal;
const keyed = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `k${index}` }));
const keysOf = (verdicts: readonly { readonly key: string }[]) => verdicts.map(({ key }) => key);

describe('the verdicts that are asked for again', () => {
  test('are a twentieth, one at least, and none of fewer than five', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), fc.string(), (count, seed) => {
        const all = keyed(count);
        const drawn = drawVerdicts(all, seed);
        expect(drawn).toHaveLength(count < 5 ? 0 : Math.max(1, Math.ceil(count / 20)));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const one of drawn) expect(all).toContain(one);
      }),
    );
  });

  test('follow from what was remembered and from the commit alone, in whatever order it came', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(keyed(60), { minLength: 5 }), fc.string(), (some, seed) => {
        const sorted = some.toSorted((a, b) => (a.key < b.key ? -1 : 1));
        expect(keysOf(drawVerdicts(some, seed))).toEqual(keysOf(drawVerdicts(sorted, seed)));
      }),
    );
  });

  test('are others at another commit, so that in time all are', () => {
    const seen = new Set(
      Array.from({ length: 400 }, (_, commit) => drawVerdicts(keyed(20), `c${commit}`))
        .flat()
        .map(({ key }) => key),
    );
    expect(seen.size).toBe(20);
  });
});

function aStore(): Store & { readonly values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    get: async (key) => values.get(key),
    put: async (key, value) => {
      values.set(key, value);
      return true;
    },
  } satisfies Store & { values: Map<string, unknown> };
}

const aJudge = (more: Partial<AuditedJudge> & { readonly store?: Store } = {}): AuditedJudge => {
  const { store = aStore(), ...given } = more;
  return {
    name: 'arbiter',
    identity: 'someone',
    flips: (seed) => flipMemory(store, [given.name ?? 'arbiter'], seed),
    affords: () => true,
    ...given,
  };
};

type Says = boolean | undefined | 'breaks';
const remembered = (key: string, says: Says, asked: string[] = []): Remembered => ({
  key,
  passed: true,
  costUsd: 0.5,
  async again() {
    asked.push(key);
    if (says === 'breaks') throw new Error('lost');
    return { passed: says, paid: { costUsd: 0.25, tokenUsage: { input: 3, output: 1 } } };
  },
});

/** A judge that remembered so many verdicts, and says this when it is asked again. */
function heard(count: number, says: Says, judge = aJudge()) {
  const audit = new JudgeAudit();
  const asked: string[] = [];
  const listen = audit.listenTo(judge);
  for (let index = 0; index < count; index += 1) listen(remembered(`k${index}`, says, asked));
  return { audit, asked, listen };
}

const none: FlipCount = { rejudged: 0, flips: 0 };

describe('an audit', () => {
  test('counts verdicts that differ, and what asking took', async () => {
    const { audit, asked } = heard(40, false);
    expect(await audit.ask('c', never)).toEqual([
      {
        judge: 'arbiter',
        now: { rejudged: 2, flips: 2 },
        before: none,
        leftOut: 0,
        unanswered: 0,
        paid: { costUsd: 0.5, tokenUsage: { input: 6, output: 2 } },
      },
    ]);
    expect(asked).toHaveLength(2);
  });

  test('counts a verdict once that stood for many answers', async () => {
    const { audit, asked, listen } = heard(4, true);
    for (let index = 0; index < 50; index += 1) listen(remembered('k0', true, asked));
    expect(await audit.ask('c', never)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test.each<[string, Says]>([
    ['gives no verdict', undefined],
    ['breaks', 'breaks'],
  ])('is harmed by nothing: a judge that %s is told as without an answer', async (_, says) => {
    const { audit } = heard(5, says);
    expect(await audit.ask('c', never)).toMatchObject([{ now: none, leftOut: 0, unanswered: 1 }]);
  });

  test('leaves out what no budget has room for, and is told what the verdict cost the first time', async () => {
    const asked: (number | undefined)[] = [];
    const affords = (expectedUsd: number | undefined) => asked.push(expectedUsd) === 1;
    const { audit } = heard(40, true, aJudge({ affords }));
    expect(await audit.ask('c', never)).toMatchObject([{ now: { rejudged: 1, flips: 0 }, leftOut: 1 }]);
    expect(asked).toEqual([0.5, 0.5]);
  });

  test('asks nobody any more when the time of the run is over', async () => {
    const { audit, asked } = heard(40, true);
    expect(await audit.ask('c', AbortSignal.abort())).toMatchObject([{ now: none, leftOut: 2 }]);
    expect(asked).toEqual([]);
    const late = new AbortController();
    const cut = new JudgeAudit();
    const again = async () => {
      late.abort();
      return { passed: undefined, paid: {} };
    };
    for (const key of ['a', 'b', 'c', 'd', 'e']) cut.listenTo(aJudge())({ ...remembered(key, true), again });
    expect(await cut.ask('c', late.signal)).toMatchObject([{ leftOut: 1, unanswered: 0 }]);
  });

  test('adds up what runs of several commits found; the same commit counts once', async () => {
    const judge = aJudge({ store: aStore() });
    const run = async (seed: string, says: Says) => (await heard(20, says, judge).audit.ask(seed, never))[0];
    expect(await run('first', false)).toMatchObject({ now: { rejudged: 1, flips: 1 }, before: none });
    expect(await run('first', false)).toMatchObject({ now: { rejudged: 1, flips: 1 }, before: none });
    expect(await run('second', true)).toMatchObject({
      now: { rejudged: 1, flips: 0 },
      before: { rejudged: 1, flips: 1 },
    });
    // A run that asked nobody again still knows.
    expect((await heard(0, true, judge).audit.ask('first', never))[0]).toMatchObject({
      now: none,
      before: { rejudged: 2, flips: 1 },
    });
  });

  test('tells judges apart by name, and takes those of one name together', async () => {
    const audit = new JudgeAudit();
    const judges = [aJudge({ name: 'b' }), aJudge({ name: 'a' }), aJudge({ name: 'a', identity: 'another' })];
    for (const [which, judge] of judges.entries()) {
      const listen = audit.listenTo(judge);
      for (let index = 0; index < 200; index += 1) listen(remembered(`${which}-${index}`, which !== 2));
    }
    const noise = await audit.ask('c', never);
    expect(noise.map(({ judge }) => judge)).toEqual(['a', 'b']);
    expect(noise.reduce((sum, { now }) => sum + now.rejudged, 0)).toBe(30);
    expect(noise[0]?.now.flips).toBeGreaterThan(0);
    expect(noise[1]?.now.flips).toBe(0);
  });
});

describe('the memory of audits', () => {
  test('believes nothing that is no count', async () => {
    const store = aStore();
    await flipMemory(store, ['j'], 'one').keep({ rejudged: 4, flips: 1 });
    const [key = ''] = store.values.keys();
    for (const value of [
      null,
      'x',
      { rejudged: 1, flips: 2 },
      { rejudged: -1, flips: -2 },
      { rejudged: 1e12, flips: 0 },
    ]) {
      store.values.set(key, value);
      expect(await flipMemory(store, ['j'], 'other').before(false)).toEqual(none);
    }
  });

  test('is of one judge and its rules alone', async () => {
    const store = aStore();
    await flipMemory(store, ['j'], 'one').keep({ rejudged: 4, flips: 1 });
    expect(await flipMemory(store, ['k'], 'two').before(false)).toEqual(none);
    expect(await flipMemory(store, ['j'], 'one').before(false)).toEqual({ rejudged: 4, flips: 1 });
    expect(await flipMemory(store, ['j'], 'one').before(true)).toEqual(none);
  });

  test('holds so many runs and no more', async () => {
    const store = aStore();
    for (let run = 0; run < 500; run += 1) await flipMemory(store, ['j'], `c${run}`).keep({ rejudged: 1, flips: 0 });
    expect(store.values.size).toBe(32);
    expect(await flipMemory(store, ['j'], 'now').before(false)).toEqual({ rejudged: 32, flips: 0 });
  });
});
