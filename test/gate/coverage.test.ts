import { describe, expect, test } from 'vitest';
import type { AbsentSuite } from '../../src/model/verdict/assessment.ts';
import { aResult } from '../support/builders.ts';
import { aPast, aPool, aRequirement, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';

const earlierRuns = many(30, '5/5');
const judged = (now: Counts, absentSuites: readonly AbsentSuite[] = []) =>
  decide({ run: aRun(results(now)), baseline: found(aPool(earlierRuns)) }, {}, { absentSuites }).verdict;

describe('a new or changed test that fails', () => {
  test('is named and warns', () => {
    const { kind, headline, reasons } = judged({ ...many(30, '1/1'), added: '0/1', other: '1/1' });
    expect([kind, headline]).toEqual([
      'warn',
      'No drop found, but added fails. Compared 30 of 32 tests; 2 new (1 failing).',
    ]);
    expect(reasons).toMatchObject([
      {
        rule: 'coverage',
        testId: 'added',
        message: '1 test of greetings on support-agent fails and cannot be compared with a baseline: added',
      },
    ]);
  });

  test('warns although its suite meets its threshold', () => {
    const run = aRun(results({ ...many(30, '1/1'), added: '0/1' }), { requirements: [aRequirement(0.9)] });
    expect(decide({ run, baseline: found(aPool(earlierRuns)) }).verdict.kind).toBe('warn');
  });

  test('warns when it was measured in another way before', () => {
    const edited = { testId: 'edited', trials: [aPast(true, 0, { measure: 'm1.old' })] };
    const pool = aPool(earlierRuns);
    const run = aRun([...results(many(30, '1/1')), ...results({ edited: '1/3' }, { measure: 'm1.new' })]);
    expect(decide({ run, baseline: found({ ...pool, tests: [...pool.tests, edited] }) }).verdict).toMatchObject({
      kind: 'warn',
      headline: 'No drop found, but edited fails. Compared 30 of 31 tests; 1 changed (1 failing).',
    });
  });

  test('does not warn while half of its trials pass', () => {
    expect(judged({ ...many(30, '1/1'), added: '1/2' })).toMatchObject({
      kind: 'pass',
      headline: 'No drop found, but added fails. Compared 30 of 31 tests; 1 new.',
    });
  });

  test('is named where there is no baseline at all', () => {
    const run = aRun(results({ ...many(9, '1/1'), added: '0/1' }));
    expect(decide({ run, baseline: { kind: 'none', why: 'first run' } }).verdict).toMatchObject({
      kind: 'warn',
      reasons: [
        { message: '1 test of greetings on support-agent fails and cannot be compared with a baseline: added' },
      ],
    });
  });
});

describe('removed', () => {
  test('tests warn and are counted', () => {
    expect(judged(many(28, '1/1'))).toMatchObject({
      kind: 'warn',
      headline: 'No drop found. Compared 28 of 28 tests; 2 removed.',
      reasons: [{ rule: 'coverage', message: '2 tests of greetings on support-agent were removed: t28, t29' }],
    });
  });

  test('tests are in no total: it says how many tests there are to compare', () => {
    const now = { ...many(5, '1/1'), ...many(12, '1/1', 'new') };
    const run = aRun(results(now));
    const baseline = found(aPool({ ...many(5, '5/5'), ...many(12, '5/5', 'old') }));
    expect(decide({ run, baseline }).verdict.headline).toBe(
      'No drop found. Compared 5 of 17 tests; 12 new; 12 removed.',
    );
  });

  test('suites warn and are counted', () => {
    const absent: AbsentSuite = { suite: 'refunds', target: 'support-agent', tests: 4, why: 'removed' };
    expect(judged(many(30, '1/1'), [absent])).toMatchObject({
      kind: 'warn',
      headline: 'No drop found. Compared 30 of 30 tests; 1 suite removed.',
      reasons: [{ rule: 'coverage', message: '1 suite of the baseline was removed: refunds on support-agent' }],
    });
  });
});

test('suites that were not selected are counted and change no verdict', () => {
  const absent: AbsentSuite = { suite: 'refunds', target: 'support-agent', tests: 4, why: 'deselected' };
  expect(judged(many(30, '1/1'), [absent, { ...absent, suite: 'orders' }])).toMatchObject({
    kind: 'pass',
    headline: 'No drop found. Compared 30 of 30 tests; 2 suites not selected.',
  });
});

test('a run restricted to some tests misses none of the others', () => {
  const run = aRun(results({ t0: '1/1' }), { selected: ['tests'] });
  expect(decide({ run, baseline: found(aPool(earlierRuns)) }).verdict).toMatchObject({
    kind: 'pass',
    headline: 'No drop found. Compared 1 of 1 selected test.',
  });
});

test('an errored test within the error rate is counted', () => {
  const run = aRun([...results(many(29, '1/1')), aResult({ testId: 't29', failure: {} })]);
  expect(decide({ run, baseline: found(aPool(earlierRuns)) }).verdict).toMatchObject({
    kind: 'pass',
    headline: 'No drop found. Compared 29 of 30 tests; 1 errored.',
  });
});
