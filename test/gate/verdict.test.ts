import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conclusionOf } from '../../src/gate/gate.ts';
import { type GateSettingsInput, gateSettings } from '../../src/gate/settings.ts';
import { assessmentSchema } from '../../src/model/verdict/assessment.ts';
import { verdictKinds, verdictSchema } from '../../src/model/verdict/verdict.ts';
import { aResult } from '../support/builders.ts';
import { aPool, aRequirement, aRun, decide, found, many, results } from '../support/evidence.ts';
import { hostileTexts } from '../support/hostile.ts';

const stable = many(20, '5/5');
const passing = many(20, '1/1');

describe('the verdict', () => {
  test('is the worst of its reasons, and that of a suite the worst of the suite’s reasons', () => {
    const run = aRun([
      ...results(many(4, '1/1'), { suite: 'good' }),
      ...results(many(4, '0/1'), { suite: 'bad', mustPass: true }),
    ]);
    const { verdict } = decide({ run, baseline: { kind: 'none', why: 'first run' } });
    expect(verdict.kind).toBe('fail');
    expect(verdict.suites.map(({ suite, kind }) => [suite, kind])).toEqual([
      ['good', 'pass'],
      ['bad', 'fail'],
    ]);
  });

  test('of a run that is not valid is that of each suite', () => {
    const all = [...results(passing), ...results(passing, { suite: 'other' })];
    const { verdict } = decide({ run: aRun(all, { planned: 41 }), baseline: found(aPool(stable)) });
    expect([verdict.kind, ...verdict.suites.map(({ kind }) => kind)]).toEqual(['invalid', 'invalid', 'invalid']);
  });

  test.each([
    ['pass', passing, {}, 'inconclusive'],
    ['fail, nor warn of a complete failure', many(20, '0/1'), {}, 'inconclusive'],
    ['hide that results are missing', passing, { planned: 21 }, 'invalid'],
  ])('of a shard can not %s', (_, now, run, kind) => {
    const shard = { index: 2, count: 4, tests: 80, division: '0'.repeat(64), baselineUntil: '2026-01-09T00:00:00Z' };
    const { verdict } = decide({ run: aRun(results(now), { shard, ...run }), baseline: found(aPool(many(20, '0/5'))) });
    expect(verdict.kind).toBe(kind);
    expect(verdict.reasons[0]).toEqual({
      rule: 'shard',
      kind: 'inconclusive',
      message: 'Shard 2 of 4 measured 20 tests, and the report on all shards decides',
      short: 'shard 2 of 4 measured 20 tests, and the report on all shards decides',
    });
    expect(verdict.reasons).toHaveLength(kind === 'inconclusive' ? 1 : 2);
  });

  test('does not depend on the order of results and evidence', () => {
    const now = results({ ...passing, t3: '0/1', t5: '1/3' });
    const pool = aPool({ ...stable, t5: '4/5' });
    const one = decide({ run: aRun(now), baseline: found(pool) });
    const other = decide({ run: aRun(now.toReversed()), baseline: found({ ...pool, tests: pool.tests.toReversed() }) });
    expect([other.verdict.kind, other.verdict.headline]).toEqual([one.verdict.kind, one.verdict.headline]);
    const [suite] = one.comparison.suites;
    expect(other.comparison.suites).toEqual([{ ...suite, score: expect.closeTo(suite?.score ?? 0, 12) }]);
  });

  test('fits its schema, also with hostile names', () => {
    const ids = [...hostileTexts, '__proto__', 'constructor'].map((text, at) => `${at}${text}`);
    const failing = ids.filter((_, at) => at % 3 === 0);
    const counts = (list: readonly string[], text: string) => Object.fromEntries(list.map((id) => [id, text]));
    const { comparison, verdict } = decide({
      run: aRun(results({ ...counts(ids, '1/1'), ...counts(failing, '0/1') })),
      baseline: found(aPool(counts(ids, '5/5'))),
      confirmations: results(counts(failing, '0/8')),
    });
    expect(() => assessmentSchema.parse(comparison)).not.toThrow();
    expect(() => verdictSchema.parse(verdict)).not.toThrow();
    expect(verdict.kind).toBe('fail');
  });
});

describe('the conclusion of a check', () => {
  test('is a success for pass and warn, neutral for inconclusive, and else a failure', () => {
    expect(Object.fromEntries(verdictKinds.map((kind) => [kind, conclusionOf(kind)]))).toEqual({
      cancelled: 'failure',
      invalid: 'failure',
      fail: 'failure',
      inconclusive: 'neutral',
      warn: 'success',
      pass: 'success',
    });
  });

  test('of an inconclusive run follows on-inconclusive', () => {
    const all = ['neutral', 'success', 'failure'] as const;
    expect(all.map((wanted) => conclusionOf('inconclusive', wanted))).toEqual(all);
    expect(conclusionOf('fail', 'success')).toBe('failure');
    expect(conclusionOf('invalid', 'success')).toBe('failure');
  });
});

describe('a dry run', () => {
  const judged = (errors: number, failureClass: 'config' | 'provider' = 'config') => {
    const broken = Array.from({ length: errors }, (_, at) =>
      aResult({ testId: `e${at}`, failure: { class: failureClass, stage: 'setup' } }),
    );
    const run = aRun([...results({ a: '0/1' }), ...broken], { dryRun: true, requirements: [aRequirement(0.9)] });
    return decide({ run, baseline: { kind: 'none', why: 'first run' } }).verdict;
  };

  test('decides nothing', () => {
    expect(judged(0)).toMatchObject({
      kind: 'inconclusive',
      headline: 'Dry run: the plan is valid, and nothing real was called.',
    });
  });

  test('is invalid if a test cannot run as configured', () => {
    expect(judged(1).kind).toBe('invalid');
  });
});

describe('nothing that did not run is green', () => {
  const green = ['pass', 'warn'];
  const someSettings: fc.Arbitrary<GateSettingsInput> = fc.record({
    maxErrorRate: fc.double({ min: 0, max: 1, noNaN: true }),
    maxDrop: fc.constantFrom(0, 0.02, 0.5),
    confirm: fc.constantFrom<NonNullable<GateSettingsInput['confirm']>>('off', 1, 50),
    control: fc.constantFrom('on', 'off'),
  });

  test('without a result', () => {
    fc.assert(
      fc.property(someSettings, fc.boolean(), fc.nat(20), (settings, complete, planned) => {
        const run = aRun([], { planned, complete, ...(!complete && { stopped: 'budget' as const }) });
        expect(green).not.toContain(decide({ run, baseline: found(aPool(stable)) }, settings).verdict.kind);
      }),
    );
  });

  test('with errors of the infrastructure alone', () => {
    fc.assert(
      fc.property(someSettings, fc.integer({ min: 1, max: 20 }), (settings, count) => {
        const broken = Array.from({ length: count }, (_, at) => aResult({ testId: `t${at}`, failure: {} }));
        expect(green).not.toContain(
          decide({ run: aRun(broken), baseline: found(aPool(stable)) }, settings).verdict.kind,
        );
      }),
    );
  });
});

describe('settings', () => {
  test('have defaults', () => {
    expect(gateSettings.parse({})).toEqual({
      maxErrorRate: 0.1,
      maxDrop: 0.02,
      confirm: 50,
      control: 'on',
      matrixJobs: 1,
    });
  });

  test.each([
    [{ maxDrop: 1 }],
    [{ maxDrop: -0.1 }],
    [{ confirm: 0 }],
    [{ confirm: 1.5 }],
    [{ confirm: 'auto' }],
    [{ maxErrorRate: -0.1 }],
    [{ maxErrorRate: 1.1 }],
    [{ maxCostIncrease: -1 }],
    [{ maxRegressions: 1 }],
  ])('refuse %j', (given) => {
    expect(gateSettings.safeParse(given).success).toBe(false);
  });

  test('say why a max-drop of 1 is refused', () => {
    const parsed = gateSettings.safeParse({ maxDrop: 1 });
    expect(parsed.error?.issues[0]?.message).toContain('could never fail');
  });
});
