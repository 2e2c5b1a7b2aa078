import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/model/run/plan.ts';
import type { EvidencePool, EvidenceTrial } from '../../../src/model/verdict/evidence.ts';
import { isLeak, planReuse } from '../../../src/runner/reuse/reusing.ts';
import { aPast } from '../../support/evidence.ts';
import { aStep, WHOLE } from '../../support/plan-steps.ts';

const known = { measure: 'm1.a.b.c.d', subject: WHOLE, sha: 'abc' };
const steps = (count: number, given: Partial<Step> = {}) =>
  Array.from({ length: count }, (_, index) => aStep(`t${index}`, given));

const aPool = (ids: readonly string[], trials: readonly EvidenceTrial[], given: Partial<EvidencePool> = {}) =>
  ({
    suite: 'greetings',
    file: 'evals/greetings.eval.yaml',
    target: 'support-agent',
    tests: ids.map((testId) => ({ testId, trials: [...trials] })),
    resets: [],
    ...given,
  }) satisfies EvidencePool;

const names = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);
const planned = (own: readonly Step[], pool: EvidencePool, sha = 'head') =>
  planReuse(own, { pools: [pool], headSha: sha });

/** What is known of the first test, be it reused or run all the same. */
const found = (step: Step, trials: readonly EvidenceTrial[], given: Partial<EvidencePool> = {}) => {
  const { reused, canaries } = planned([step], aPool(['t0'], trials, given));
  return [...reused.values(), ...canaries.values()][0];
};

describe('what need not be run', () => {
  test('is what was measured in the same way of the same subject, whether it passed or not', () => {
    expect(found(aStep('t0'), [aPast(true, 0, known)])).toMatchObject({ fromSha: 'abc', trials: [{ pass: true }] });
    expect(found(aStep('t0'), [aPast(false, 0, known)])).toMatchObject({ fromSha: 'abc', trials: [{ pass: false }] });
  });

  test.each<[string, Partial<Step>, Partial<EvidenceTrial>, Partial<EvidencePool>]>([
    ['it is measured in another way', { measure: 'm1.a.x.c.d' }, {}, {}],
    ['something else is tested', { subject: 's1.other.workspace.files' }, {}, {}],
    ['a part of the subject is not known', { subject: 's1.t.w.-' }, { subject: 's1.t.w.-' }, {}],
    ['the commit is not known', {}, { sha: undefined }, {}],
    ['a version ago it was hashed otherwise', {}, { measure: 'm0.a.b.c.d' }, {}],
    ['more trials are planned than are known', { trials: { count: 2, strategy: 'mean' } }, {}, {}],
    ['it is a test of another file', {}, {}, { file: 'evals/other.eval.yaml' }],
    ['the file of the suite is not known', {}, {}, { file: undefined } as unknown as Partial<EvidencePool>],
    ['it is a test of another target', {}, {}, { target: 'other' }],
  ])('is nothing where %s', (_, step, trial, pool) => {
    const { sha, ...others } = { ...known, ...trial };
    const earlierRuns = aPast(true, 0, { ...others, ...(sha !== undefined && { sha }) });
    expect(found(aStep('t0', step), [earlierRuns], pool)).toBeUndefined();
  });

  test('is taken from the newest run that knows enough, and from one run only', () => {
    const earlierRuns = [
      aPast(true, 3, { ...known, sha: 'new' }),
      aPast(false, 2, { ...known, sha: 'old' }),
      aPast(true, 2, { ...known, sha: 'old' }),
    ];
    expect(found(aStep('t0'), earlierRuns)).toMatchObject({ fromSha: 'new', trials: [{ pass: true }] });
    const twice = aStep('t0', { trials: { count: 2, strategy: 'mean' } });
    expect(found(twice, earlierRuns.toReversed())).toMatchObject({ fromSha: 'old', trials: [{}, {}] });
    const best = aStep('t0', { trials: { count: 5, strategy: 'pass_at_k' } });
    expect(found(best, earlierRuns)?.fromSha).toBe('new');
  });

  test('is no test that waits for another, or that another waits for', () => {
    const trials = [aPast(true, 0, known)];
    const chain = [aStep('t0'), aStep('t1', {}, { dependsOn: ['t0'] }), ...steps(60).slice(2)];
    const { reused, canaries } = planned(chain, aPool(names(60), trials));
    const all = [...reused.keys(), ...canaries.keys()];
    expect(all).toHaveLength(58);
    expect(all).not.toContain(0);
    expect(all).not.toContain(1);
  });
});

describe('tests that are known and run all the same', () => {
  const trials = [aPast(true, 0, known)];
  const drawn = (count: number, sha = 'head') => [
    ...planned(steps(count), aPool(names(count), trials), sha).canaries.keys(),
  ];

  test('are one of twenty, and one at least', () => {
    expect([1, 2, 20, 21, 100, 200].map((count) => drawn(count).length)).toEqual([1, 1, 1, 2, 5, 10]);
    expect(planned(steps(3), aPool([], []))).toEqual({ reused: new Map(), canaries: new Map() });
  });

  test('are others for another commit, and the same for the same', () => {
    expect(drawn(200)).toEqual(drawn(200));
    expect(drawn(200, 'next')).not.toEqual(drawn(200));
    const seen = new Set(Array.from({ length: 100 }, (_, commit) => drawn(20, String(commit))).flat());
    expect(seen.size).toBeGreaterThan(15);
  });

  test('do not depend on what came of them, nor on the order of the plan', () => {
    const failing = [aPast(false, 0, known)];
    expect([...planned(steps(100), aPool(names(100), failing)).canaries.keys()]).toEqual(drawn(100));
    const turned = planned(steps(100).toReversed(), aPool(names(100), trials));
    expect([...turned.canaries.keys()]).toEqual(drawn(100));
  });

  test('show a leak when they got worse', () => {
    const of = (...passes: boolean[]) => {
      const [first = true, ...others] = passes;
      return { fromSha: 'abc', trials: [aPast(first, 0), ...others.map((pass) => aPast(pass, 0))] } as const;
    };
    const now = (...passes: boolean[]) => passes.map((pass) => ({ pass, score: pass ? 1 : 0 }));
    expect(isLeak(of(true), now(false))).toBe(true);
    expect(isLeak(of(true, true, false), now(false, false, true))).toBe(true);
    expect(isLeak(of(true), now(true))).toBe(false);
    expect(isLeak(of(false), now(false))).toBe(false);
    expect(isLeak(of(false), now(true))).toBe(false);
    expect(isLeak(of(true), [])).toBe(false);
  });
});
