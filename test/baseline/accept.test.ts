import { expect, test } from 'vitest';
import { accept } from '../../src/baseline/accept.ts';
import { poolsOf } from '../../src/baseline/pools.ts';
import { aPast, aPool, runsOf } from '../support/evidence.ts';

const acceptance = { testIds: ['a'], reason: 'shorter answers are wanted', author: 'ann' };
const time = '2026-01-09T00:00:00.000Z';
const pools = [aPool({ a: '5/5', b: '5/5' }), aPool({ a: '5/5' }, { target: 'fast' })];
const runs = runsOf(...pools);
const testsIn = (accepted: ReturnType<typeof accept>) => accepted.runs.flatMap(({ newlyAccepted }) => newlyAccepted);

test('the baseline of the named tests starts again, and that of the others stays', () => {
  const accepted = accept(runs, { ...acceptance, time });
  expect(testsIn(accepted).map(({ target, testId }) => [target, testId])).toEqual([
    ['support-agent', 'a'],
    ['fast', 'a'],
  ]);
  const left = poolsOf(accepted.runs);
  expect(left.flatMap(({ tests }) => tests.map(({ testId }) => testId))).toEqual(['b']);
  const { reason, author } = acceptance;
  expect(left.map(({ resets }) => resets[0])).toEqual(Array(2).fill({ testId: 'a', time, reason, author }));
});

test('older runs that are read later do not count, and newer ones do', () => {
  const trials = [aPast(false, 0, { run: 'later', time: '2026-01-09T12:00:00.000Z' })];
  const later = runsOf({ ...aPool({}), tests: [{ testId: 'a', trials }] });
  const all = poolsOf([...accept(runs, { ...acceptance, time }).runs, ...runs, ...later]);
  const own = all.find(({ target }) => target === 'support-agent');
  expect(own?.tests.find(({ testId }) => testId === 'a')?.trials).toHaveLength(1);
});

test('without a time, the baseline starts with the newest results themselves', () => {
  const pool = poolsOf(accept(runs, acceptance).runs).find(({ target }) => target === 'support-agent');
  expect(pool?.tests.map(({ testId, trials }) => [testId, trials.length])).toEqual([
    ['a', 1],
    ['b', 5],
  ]);
});

test('one target or suite can be named, and the ids of all tests are told', () => {
  const accepted = accept(runs, { ...acceptance, target: 'fast' });
  expect(testsIn(accepted)).toEqual([{ suite: 'greetings', target: 'fast', testId: 'a' }]);
  expect([...accepted.known]).toEqual(['a']);
  expect([...accept(runs, { ...acceptance, testIds: ['aa'] }).known].sort()).toEqual(['a', 'b']);
});
