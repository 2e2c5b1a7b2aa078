import { describe, expect, test } from 'vitest';
import type { DecidedOn } from '../../../src/model/verdict/assessment.ts';
import { joinedDecisions } from '../../../src/results/join-runs.ts';
import { decidedIn } from '../../../src/results/read/read-report.ts';
import { aComparison, aSuiteAssessment } from '../../support/builders.ts';

const suite = { suite: 'greetings', file: 'evals/greetings.eval.yaml', target: 'gpt' };
const named = (testId: string) => ({ suite: 'greetings', suiteFile: suite.file, testId, target: 'gpt' });
const numbers = { delta: -0.1, deltaLow: -0.2, deltaHigh: -0.05, p: 0.001, pExact: 0.001, pVariation: 0.0005 };
const comparison = aComparison({
  suites: [
    aSuiteAssessment({ ...suite, finding: 'drop', ...numbers, uncontrolled: true, smallestDetectableDrop: 0.2 }),
    aSuiteAssessment({ ...suite, target: 'steady', finding: 'steady', ...numbers, smallestDetectableDrop: 0.3 }),
    aSuiteAssessment({ ...suite, target: 'new', finding: 'not-compared' }),
  ],
  tests: [
    { ...named('a'), state: 'regressed', needed: 3, p: 0.001 },
    { ...named('b'), state: 'not-reproduced', needed: 4, p: 0.002 },
    { ...named('c'), state: 'not-rerun' },
    { ...named('d'), state: 'not-enough-history' },
    { ...named('e'), state: 'failing' },
    { ...named('f'), state: 'passing' },
  ],
  detectableTests: { count: 5, of: 6 },
});
const jobs = (value: number) => [
  { name: 'max-drop', value: 0.02, from: 'default' },
  { name: 'matrix-jobs', value, from: 'given' },
];

describe('a report has decided', () => {
  test('everything that it compared, if it is of one of several jobs of a matrix', () => {
    expect(decidedIn({ comparison, settings: jobs(2) })).toEqual({
      suites: [
        { ...suite, finding: 'drop', numbers: { ...numbers, uncontrolled: true }, smallestDetectableDrop: 0.2 },
        { ...suite, target: 'steady', finding: 'steady', smallestDetectableDrop: 0.3 },
      ],
      tests: [
        { ...named('a'), needed: 3, p: 0.001 },
        { ...named('b'), needed: 4, p: 0.002 },
        { ...named('c'), isBeyondCap: true },
        named('d'),
      ],
      detectableTests: [{ count: 5, of: 6 }],
    });
  });

  test('of tests that fail together what re-runs of one test alone must not decide', () => {
    const counts = { base: { passes: 4, trials: 4 }, reruns: { passes: 0, trials: 4 } };
    const group = { finding: 'undecided', suites: [suite], tests: 1, of: 2, needed: 2, p: 0.05, ...counts };
    const tests = [
      { ...named('group'), state: 'suspected', needed: 2, p: 0.05 },
      { ...named('alone'), state: 'suspected', needed: 2, p: 0.001 },
      { ...named('short'), state: 'not-enough-history', needed: 2, p: 0.05 },
    ];
    const decided = decidedIn({ comparison: { ...comparison, tests, failingTogether: [group] }, settings: jobs(2) });
    expect(decided.tests).toEqual([
      { ...named('group'), needed: 2, p: 0.05, isUndecided: true },
      { ...named('alone'), needed: 2, p: 0.001 },
      named('short'),
    ]);
  });

  test.each([
    ['the only job', jobs(1)],
    ['no job of a matrix', undefined],
  ])('only its regressions, if it is of %s', (_, settings) => {
    const tests = [{ ...named('a'), needed: 3, p: 0.001 }];
    expect(decidedIn({ comparison, settings })).toEqual({ suites: [], tests, detectableTests: [] });
  });

  test('nothing, if its comparison is damaged', () => {
    const damaged = { ...comparison, tests: [{ ...named('a'), state: 'unheard-of' }] };
    expect(decidedIn({ comparison: damaged, settings: jobs(2) })).toEqual({
      suites: [],
      tests: [],
      detectableTests: [],
    });
  });
});

describe('several reports have decided', () => {
  const part = (finding: DecidedOn['suites'][number]['finding'], ...tests: DecidedOn['tests']): DecidedOn => ({
    suites: [{ ...suite, finding }],
    tests,
    detectableTests: [{ count: 1, of: 2 }],
  });

  test.each([
    ['drop', ['steady', 'drop', 'drop-on-base']],
    ['drop-on-base', ['drop-on-base', 'small-drop']],
    ['small-drop', ['small-drop', 'steady']],
  ] as const)('on a suite that is divided between them: %s', (worst, all) => {
    expect(joinedDecisions(all.map((finding) => part(finding)))?.suites).toEqual([{ ...suite, finding: worst }]);
  });

  test('on the tests of each', () => {
    const joined = joinedDecisions([part('steady', named('a')), part('steady', named('b'))]);
    expect(joined?.tests).toEqual([named('a'), named('b')]);
    expect(joined?.detectableTests).toHaveLength(2);
  });

  test('nothing, if none of them has', () => {
    expect(joinedDecisions([{ suites: [], tests: [], detectableTests: [] }])).toBeUndefined();
  });
});
