import { expect, test } from 'vitest';
import { expectedTimes, type TimedTest } from '../../../src/runner/shards/expected-work.ts';

const aTest = (key: string, given: Partial<TimedTest> = {}): TimedTest => ({
  key,
  suite: 'suite',
  target: 'target',
  kind: 'model',
  ...given,
});

test('a test is expected to take the median of its trials, and a new one twice that of its suite, or of its target', () => {
  const tests = [
    aTest('a'),
    aTest('b'),
    aTest('new'),
    aTest('new suite', { suite: 'other' }),
    aTest('new target', { suite: 'other', target: 'other', kind: 'agent' }),
  ];
  const known = new Map([
    ['a', [10, 30, 20]],
    ['b', [40]],
    ['gone', [9_999]],
  ]);
  expect([...expectedTimes(tests, known)]).toEqual([
    ['a', 20],
    ['b', 40],
    ['new', 60],
    ['new suite', 60],
    ['new target', 120_000],
  ]);
});

test('without any trial the kind of the target decides', () => {
  const kinds = ['agent', 'program', 'model', 'mock'] as const;
  const tests = kinds.map((kind) => aTest(kind, { kind }));
  expect([...expectedTimes(tests, new Map()).values()]).toEqual([120_000, 20_000, 10_000, 100]);
});
