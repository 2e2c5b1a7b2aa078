import { describe, expect, test } from 'vitest';
import { type Acceptance, accept } from '../../src/evidence/accept.ts';
import { mergePools } from '../../src/evidence/pool.ts';
import { aPast, aPool } from '../support/evidence.ts';

const acceptance: Acceptance = {
  testIds: ['a'],
  reason: 'shorter answers are wanted',
  author: 'ann',
  time: '2026-01-09T00:00:00.000Z',
};
const pools = [aPool({ a: '5/5', b: '5/5' }), aPool({ a: '5/5' }, { target: 'fast' })];
const accepted = (given: Partial<Acceptance> = {}) => {
  const done = accept(pools, { ...acceptance, ...given });
  if (done.kind === 'refused') throw new Error(done.why);
  return done;
};

describe('accept', () => {
  test('restarts the baseline of the named tests and leaves the others alone', () => {
    const { pools: left, tests } = accepted();
    expect(tests.map(({ target, testId }) => [target, testId])).toEqual([
      ['support-agent', 'a'],
      ['fast', 'a'],
    ]);
    expect(left.flatMap((pool) => pool.tests.map(({ testId }) => testId))).toEqual(['b']);
    expect(left.map(({ resets }) => resets[0])).toEqual([
      { testId: 'a', kind: 'accept', time: acceptance.time, reason: acceptance.reason, author: 'ann' },
      { testId: 'a', kind: 'accept', time: acceptance.time, reason: acceptance.reason, author: 'ann' },
    ]);
  });

  test('excludes older evidence that is merged later, and includes newer evidence', () => {
    const later = {
      ...aPool({}),
      tests: [{ testId: 'a', trials: [aPast(false, 0, { time: '2026-01-09T12:00:00.000Z' })] }],
    };
    const [, , ...none] = mergePools([...accepted().pools, ...pools, later]);
    expect(none).toEqual([]);
    const own = mergePools([...accepted().pools, ...pools, later]).find(({ target }) => target === 'support-agent');
    expect(own?.tests.find(({ testId }) => testId === 'a')?.trials).toHaveLength(1);
  });

  test('can be restricted to one target', () => {
    expect(accepted({ target: 'fast' }).tests).toEqual([{ suite: 'greetings', target: 'fast', testId: 'a' }]);
  });

  test('reports unknown test ids', () => {
    expect(accepted({ testIds: ['a', 'aa', 'toString'] }).unknown).toEqual(['aa', 'toString']);
  });

  test.each([
    [{ testIds: [] }, 'name the tests'],
    [{ reason: ' ' }, 'give the reason'],
    [{ author: '' }, 'name who'],
  ])('requires names, a reason and an author: %j', (given, why) => {
    expect(accept(pools, { ...acceptance, ...given })).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining(why),
    });
  });
});
