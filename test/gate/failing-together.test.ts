import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pair } from '../../src/gate/pair.ts';
import type { GateSettingsInput } from '../../src/gate/settings.ts';
import { controlsOf, decisionOf, type Suspect, suspectsOf } from '../../src/gate/suspected-regressions.ts';
import type { TestResult } from '../../src/model/run/result.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import type { PresentTrial } from '../../src/model/verdict/pairing.ts';
import { verdictKinds } from '../../src/model/verdict/verdict.ts';
import { aResult } from '../support/builders.ts';
import { aPast, aPool, aRun, type Counts, decide, decisions, found, many, results } from '../support/evidence.ts';
import { SEED, sample } from '../support/exhaustive.ts';

interface Suite {
  readonly tests: number;
  /** The positions of tests that fail in every trial of this run. */
  readonly broken: readonly number[];
}

const namesOf = (suite: number) => ({ suite: `suite-${suite}`, suiteFile: `evals/suite-${suite}.eval.yaml` });

/** Planned trials of each test, those of a broken test that pass, and trials of each test in a baseline run. */
interface Trials {
  readonly planned: number;
  readonly passesOfBroken: number;
  readonly ofRun: number;
}
const ONE: Trials = { planned: 1, passesOfBroken: 0, ofRun: 1 };

/** Suites whose tests always passed in so many baseline runs. */
function sidesOf(suites: readonly Suite[], runs: number, { planned, passesOfBroken, ofRun }: Trials) {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);
  const pools = suites.map(
    ({ tests }, suite): EvidencePool => ({
      ...aPool({}, { suite: namesOf(suite).suite, file: namesOf(suite).suiteFile }),
      tests: ids(tests).map((testId) => ({
        testId,
        trials: Array.from({ length: runs * ofRun }, (_, at) => aPast(true, Math.floor(at / ofRun))),
      })),
    }),
  );
  const now = suites.flatMap(({ tests, broken }, suite) =>
    results(
      Object.fromEntries(
        ids(tests).map((id, at) => [id, `${broken.includes(at) ? passesOfBroken : planned}/${planned}`]),
      ),
      namesOf(suite),
    ),
  );
  return { run: aRun(now), baseline: found(...pools) };
}

/** Every re-run that the gate asks for fails. */
function rerunsOf(suspects: readonly Suspect[]): TestResult[] {
  return suspects.flatMap((suspect) => {
    const made: PresentTrial[] = [];
    while (decisionOf(suspect, made) === 'undecided') made.push({ pass: false, score: 0 });
    const { testId, suite, suiteFile } = suspect.test;
    return made.flatMap(() => results({ [testId]: '0/1' }, { suite, suiteFile }));
  });
}

function verdictOf(suites: readonly Suite[], runs: number, trials = ONE) {
  const sides = sidesOf(suites, runs, trials);
  const confirmations = rerunsOf(suspectsOf(pair(sides), {}));
  return decide({ ...sides, confirmations }, { control: 'off' }).verdict.kind;
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);
/** Verdicts are listed from the worst to the best. */
const improvements = (verdicts: readonly (typeof verdictKinds)[number][]) =>
  verdicts.flatMap((kind, at) => {
    const before = verdicts[at - 1] ?? kind;
    return verdictKinds.indexOf(kind) > verdictKinds.indexOf(before) ? [`${before} → ${kind} with ${at} broken`] : [];
  });

describe('one more broken test never makes the verdict better', () => {
  const isNeverBetter = (tests: number, runs: number, trials = ONE) => {
    const verdicts = [0, ...upTo(tests)].map((count) =>
      verdictOf([{ tests, broken: upTo(count).map((at) => at - 1) }], runs, trials),
    );
    expect([tests, improvements(verdicts)]).toEqual([tests, []]);
    expect(verdicts[0]).toBe('pass');
    expect(verdicts.slice(1)).not.toContain('pass');
  };

  test.each(upTo(5))('of one suite against %i baseline runs, whatever its size', (runs) => {
    for (const tests of [...upTo(6), 10, 30]) isNeverBetter(tests, runs);
  });

  const planned = [
    { planned: 3, passesOfBroken: 0, ofRun: 1 },
    { planned: 3, passesOfBroken: 0, ofRun: 3 },
    { planned: 3, passesOfBroken: 1, ofRun: 1 },
    { planned: 3, passesOfBroken: 1, ofRun: 3 },
  ].flatMap((trials) => upTo(5).map((runs) => ({ ...trials, runs })));
  test.each(sample(planned, 6))(
    'of a suite with $planned planned trials, of which $passesOfBroken pass in a broken test, against $runs runs with $ofRun',
    ({ runs, ...trials }) => {
      for (const tests of upTo(6)) isNeverBetter(tests, runs, trials);
    },
  );

  test.each([
    ['one suite after the other', (at: number, tests: number) => [Math.floor(at / tests), at % tests] as const],
    ['all suites in turn', (at: number, _: number, suites: number) => [at % suites, Math.floor(at / suites)] as const],
  ])('of several suites, broken in %s', (_, placeOf) => {
    const sizes = [2, 5].flatMap((suites) =>
      [1, 2, 5].flatMap((tests) => [1, 2].map((runs) => ({ suites, tests, runs }))),
    );
    for (const { suites, tests, runs } of sample(sizes, 6)) {
      const verdicts = Array.from({ length: suites * tests + 1 }, (_, count) => {
        const places = Array.from({ length: count }, (_, at) => placeOf(at, tests, suites));
        const brokenIn = (suite: number) => places.flatMap(([of, at]) => (of === suite ? [at] : []));
        return verdictOf(
          Array.from({ length: suites }, (_, suite) => ({ tests, broken: brokenIn(suite) })),
          runs,
        );
      });
      expect([suites, tests, runs, improvements(verdicts)]).toEqual([suites, tests, runs, []]);
    }
  });
});

function judged(base: Counts, now: Counts, reruns: Counts = {}, settings: GateSettingsInput = {}, runs = 2) {
  const sides = {
    run: aRun(results(now)),
    baseline: found(aPool(base, { runs })),
    confirmations: results(reruns),
  };
  const decided = decide(sides, { control: 'off', ...settings });
  const stateOf = (id: string) => decided.comparison.tests.find(({ testId }) => testId === id)?.state;
  return { ...decided, stateOf, sides };
}

const three = many(3, '2/2');
const broken = many(3, '0/1');

describe('tests that fail together', () => {
  test('are re-run equally often, and a pass ends nothing', () => {
    const suspects = suspectsOf(judged(three, broken).pairing, {});
    expect(suspects.map(({ togetherNeeded, failuresNeeded }) => [togetherNeeded, failuresNeeded])).toEqual([
      [2, undefined],
      [2, undefined],
      [2, undefined],
    ]);
    const isOpen = decisions(suspects[0], '', '1', '11', '00').map((decision) => decision === 'undecided');
    expect(isOpen).toEqual([true, true, false, false]);
  });

  test('fail the run, although none of them can be confirmed alone', () => {
    const { verdict, stateOf } = judged(three, broken, many(3, '0/2'));
    expect(['t0', 't1', 't2'].map(stateOf)).toEqual(['regressed', 'regressed', 'regressed']);
    expect(verdict.kind).toBe('fail');
    expect(verdict.headline).toMatch(
      /^3 tests regressed: t0, t1, t2\. 3 of 3 tests of greetings on support-agent fail together \(p = 0\.\d+\)\./,
    );
    expect(verdict.reasons.find(({ rule }) => rule === 'failing-together')?.message).toMatch(
      /^3 of 3 tests of greetings on support-agent fail together: 0 of 6 re-runs passed, 6 of 6 baseline trials did \(p = 0\.\d+\)$/,
    );
  });

  test('are not reproduced where their re-runs pass', () => {
    const { verdict, stateOf } = judged(three, broken, many(3, '2/2'));
    expect(stateOf('t0')).toBe('not-reproduced');
    expect(verdict.reasons.filter(({ kind }) => kind === 'fail')).toEqual([]);
  });

  test('do not fail the run unless most of their re-runs fail', () => {
    const now = { ...many(200, '1/1'), ...many(5, '0/1') };
    const withReruns = (last: string) => judged(many(200, '5/5'), now, { ...many(5, '1/2'), t4: last }, {}, 5);
    expect(withReruns('0/2').comparison.failingTogether).toMatchObject([{ finding: 'fails' }]);
    const { comparison, verdict } = withReruns('1/2');
    expect(comparison.failingTogether).toMatchObject([{ finding: 'not-confirmed', reruns: { passes: 5, trials: 10 } }]);
    expect(verdict.kind).toBe('pass');
    expect(verdict.headline).toContain('t0, t1, t2 and 2 more failed and passed a re-run');
  });

  test('are re-run only where so many are unlikely, also of several planned trials', () => {
    const tossed = many(100, '8/15');
    const half = { ...many(100, '2/3'), ...many(50, '1/3'), t99: '3/3' };
    const { verdict, pairing, comparison } = judged(tossed, half, {}, {}, 5);
    expect(suspectsOf(pairing, {})).toEqual([]);
    expect([verdict.kind, comparison.failingTogether]).toEqual(['pass', undefined]);
  });

  test('warn if one of them failed all its re-runs, and the others are not reproduced', () => {
    const { verdict, stateOf } = judged(three, broken, { t0: '2/2', t1: '2/2', t2: '0/2' });
    expect(['t0', 't1', 't2'].map(stateOf)).toEqual(['not-reproduced', 'not-reproduced', 'not-enough-history']);
    expect(verdict.kind).toBe('warn');
  });

  test('warn without re-runs, and are inconclusive if the run could not complete them', () => {
    const { verdict, sides } = judged(three, broken);
    expect(verdict.kind).toBe('warn');
    const unconfirmed = sides.run.results;
    expect(decide({ ...sides, run: { ...sides.run, unconfirmed } }).verdict.kind).toBe('inconclusive');
  });

  test('are decided by the trials that exist where those are enough', () => {
    const { stateOf, verdict } = judged(many(5, '2/2'), many(5, '0/1'), many(4, '0/8'), {}, 2);
    expect(verdict.kind).toBe('fail');
    expect(stateOf('t0')).not.toBe('passing');
  });

  test('do not include one that fails on the base branch too among the regressed', () => {
    const base = { ...many(4, '3/3'), old: '0/3' };
    const { stateOf } = judged(base, { ...many(4, '0/1'), old: '0/1' }, { ...many(4, '0/8'), old: '0/8' }, {}, 3);
    expect(stateOf('old')).toBe('failing-as-before');
  });

  test('are acquitted together by the base commit', () => {
    const { sides } = judged(three, broken, many(3, '0/2'));
    expect(controlsOf(pair(sides), {}).map(({ trials }) => trials)).toEqual([1, 1, 1]);
    const withControls = (text: string) => decide({ ...sides, controls: results(many(3, text)) });
    expect(withControls('0/1').verdict).toMatchObject({ kind: 'inconclusive' });
    expect(withControls('0/1').comparison.tests[0]?.state).toBe('fails-on-base');
    expect(withControls('1/1').verdict.kind).toBe('fail');
    const uncontrolledIn = ({ comparison }: ReturnType<typeof decide>) => comparison.failingTogether?.[0]?.uncontrolled;
    expect(uncontrolledIn(withControls('1/1'))).toBeUndefined();
    expect(uncontrolledIn(decide(sides))).toBe(true);
    expect(decide(sides).verdict.reasons.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('not checked against the base commit'),
    );
  });
});

test('a suite whose tests all fail again is never green, whatever the scores of its judges', () => {
  const scores = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
  const trialsOf = fc.record({
    bad: fc.array(scores(0, 0.79), { minLength: 10, maxLength: 10 }),
    good: scores(0.8, 1),
  });
  const suite = fc.array(trialsOf, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(suite, fc.integer({ min: 1, max: 4 }), (tests, runs) => {
      const ids = tests.map((_, at) => `t${at}`);
      const pool = {
        ...aPool({}),
        tests: tests.map(({ good }, at) => ({
          testId: `t${at}`,
          trials: Array.from({ length: runs }, (_, run) => aPast(true, run, { score: good })),
        })),
      };
      const now = tests.map(({ bad: [score = 0] }, at) => aResult({ testId: `t${at}`, score }));
      const sides = { run: aRun(now), baseline: found(pool) };
      const confirmations = suspectsOf(pair(sides), {}).flatMap((suspect) => {
        const { testId } = suspect.test;
        const [, ...bad] = tests[ids.indexOf(testId)]?.bad ?? [];
        const made: PresentTrial[] = [];
        while (decisionOf(suspect, made) === 'undecided')
          made.push({ pass: false, score: bad[made.length % bad.length] ?? 0 });
        return made.map(({ score }) => aResult({ testId, score }));
      });
      expect(decide({ ...sides, confirmations }, { control: 'off' }).verdict.kind).toBe('fail');
    }),
    { numRuns: 100, seed: SEED },
  );
});
