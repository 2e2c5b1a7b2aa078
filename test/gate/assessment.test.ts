import { describe, expect, test } from 'vitest';
import { pair, type Sides } from '../../src/compare/pair.ts';
import { assess } from '../../src/gate/assessment.ts';
import { controlsOf } from '../../src/gate/control-trials.ts';
import { withDefaultThresholds } from '../../src/gate/default-threshold.ts';
import type { GateSettingsInput } from '../../src/gate/settings.ts';
import { decisionOf, suspectsOf } from '../../src/gate/suspected-regressions.ts';
import { gate } from '../../src/gate/verdict.ts';
import { summarize, summarizeSuites } from '../../src/results/summarize.ts';
import { aResult } from '../support/builders.ts';
import { aPast, aPool, aRun, type Counts, found, many, results } from '../support/evidence.ts';

function judged(sides: Sides, settings: GateSettingsInput = {}, isChange = false) {
  const pairing = pair(sides);
  const assessment = assess(pairing, settings);
  const { run } = sides;
  const suites = withDefaultThresholds(summarizeSuites(run), assessment);
  const verdict = gate({ run, totals: summarize(run), suites, assessment, isChange }, settings);
  const stateOf = (id: string) => assessment.tests.find(({ testId }) => testId === id)?.state;
  return { pairing, assessment, verdict, stateOf };
}

const past: Counts = { ...many(30, '5/5'), broken: '5/5' };
const sidesOf = (now: Counts, more: Partial<Sides> = {}): Sides => ({
  run: aRun(results(now)),
  baseline: found(aPool(past)),
  ...more,
});
const broken: Counts = { ...many(30, '1/1'), broken: '0/1' };

describe('a test that breaks', () => {
  test('is suspected until it failed again often enough, and then fails the run', () => {
    const { pairing, stateOf, verdict } = judged(sidesOf(broken));
    const [suspect] = suspectsOf(pairing, {});
    expect(suspect).toMatchObject({ failuresNeeded: 2, needed: 2, breaksMustPass: false });
    expect(stateOf('broken')).toBe('suspected');
    expect(verdict).toMatchObject({ kind: 'warn', headline: 'No drop found. Compared 31 of 31 tests; 1 suspected.' });
    const confirmed = judged(sidesOf(broken, { confirmations: results({ broken: '0/2' }) }));
    expect(confirmed.stateOf('broken')).toBe('regressed');
    expect(confirmed.verdict.kind).toBe('fail');
    expect(confirmed.verdict.headline).toBe('1 test regressed: broken. Compared 31 of 31 tests.');
  });

  test('is not reproduced once a fresh trial passes', () => {
    const { stateOf, verdict } = judged(sidesOf(broken, { confirmations: results({ broken: '1/1' }) }));
    expect(stateOf('broken')).toBe('not-reproduced');
    expect(verdict.kind).toBe('pass');
  });

  test('is acquitted by the base commit, which never convicts', () => {
    const confirmations = results({ broken: '0/2' });
    const { pairing } = judged(sidesOf(broken, { confirmations }));
    expect(controlsOf(pairing, {}).map(({ test: { testId }, trials }) => [testId, trials])).toEqual([['broken', 2]]);
    expect(controlsOf(pairing, { control: 'off' })).toEqual([]);
    const acquitted = judged(sidesOf(broken, { confirmations, controls: results({ broken: '0/2' }) }));
    expect(acquitted.stateOf('broken')).toBe('fails-on-base');
    expect(acquitted.verdict.kind).toBe('inconclusive');
    expect(acquitted.verdict.headline).toContain('Not decided: broken fails on the base commit too.');
    const held = judged(sidesOf(broken, { confirmations, controls: results({ broken: '2/2' }) }));
    expect(held.verdict.kind).toBe('fail');
    expect(held.verdict.reasons[0]?.message).not.toContain('not checked against');
    const unchecked = judged(sidesOf(broken, { confirmations }));
    expect(unchecked.verdict.reasons[0]?.message).toContain('not checked against the base commit');
  });

  test('is not re-run beyond the cap, and without history', () => {
    const two = { ...many(28, '1/1'), t28: '0/1', t29: '0/1', broken: '1/1' };
    const { assessment } = judged(sidesOf(two), { confirm: 1 });
    expect(assessment.tests.map(({ state }) => state).filter((state) => state !== 'passing')).toEqual([
      'suspected',
      'not-rerun',
    ]);
  });
});

test('a must_pass test fails by a majority of its fresh trials', () => {
  const now = [...results({ ...many(30, '1/1') }), ...results({ broken: '0/1' }, { mustPass: true })];
  const sides: Sides = { run: aRun(now), baseline: found(aPool({ ...many(30, '5/5'), broken: '2/5' })) };
  const [suspect] = suspectsOf(pair(sides), {});
  expect(suspect).toMatchObject({ breaksMustPass: true, needed: 3 });
  const decided = (text: string) =>
    suspect &&
    decisionOf(
      suspect,
      [...text].map((bit) => ({ pass: bit === '1', score: Number(bit) })),
    );
  expect(['0', '01', '010', '00', '11', '101'].map(decided)).toEqual([
    'undecided',
    'undecided',
    'fails',
    'fails',
    'passes',
    'passes',
  ]);
  const { verdict } = judged({ ...sides, confirmations: results({ broken: '0/2' }) });
  expect(verdict.headline).toContain('must_pass test broken failed.');
});

describe('a suite', () => {
  test('whose scores all drop fails although every test passes', () => {
    const pool = aPool(many(12, '5/5'));
    const now = Object.keys(many(12, '1/1')).map((testId) => aResult({ testId, score: 0.81 }));
    const { verdict, pairing } = judged({ run: aRun(now), baseline: found(pool) });
    expect(verdict.kind).toBe('fail');
    expect(verdict.headline).toMatch(
      /^greetings dropped by 19 pp \(95% CI −\d+(?:\.\d)? to −\d+(?:\.\d)? pp\)\. Compared 12 of 12 tests\.$/,
    );
    expect(controlsOf(pairing, {})).toHaveLength(12);
    const controls = Object.keys(many(12, '1/1')).map((testId) => aResult({ testId, score: 0.82 }));
    const onBase = judged({ run: aRun(now), baseline: found(pool), controls });
    expect(onBase.verdict).toMatchObject({ kind: 'inconclusive' });
    expect(onBase.verdict.headline).toContain('Not decided: the base commit shows the same drop.');
  });

  test('drops against a baseline of which one bad run is set aside', () => {
    const tests = Object.keys(many(20, '5/5')).map((testId, at) => ({
      testId,
      trials: Array.from({ length: 5 }, (_, run) => aPast(run === 2 ? at < 4 : true, run)),
    }));
    const pool = { ...aPool({}), tests };
    const now: Counts = {
      ...many(14, '1/1'),
      ...Object.fromEntries([14, 15, 16, 17, 18, 19].map((at) => [`t${at}`, '0/1'])),
    };
    const { verdict, assessment } = judged({ run: aRun(results(now)), baseline: found(pool) });
    expect(assessment.suites[0]).toMatchObject({ finding: 'drop', runs: 4, setAside: [{ run: 'run-2' }] });
    expect(verdict.kind).toBe('fail');
    expect(verdict.reasons.map(({ message }) => message).join(' ')).toContain('Baseline run run-2');
  });

  test('with no graded test makes the run invalid, however small it is', () => {
    const errored = results({ e: '1/1' }, { suite: 'other' }).map(({ testId, suite }) =>
      aResult({ testId, suite, failure: {} }),
    );
    const { verdict } = judged({ run: aRun([...results(many(30, '1/1')), ...errored]), baseline: found(aPool(past)) });
    expect(verdict.kind).toBe('invalid');
    expect(verdict.headline).toContain('Not measured: suite other on support-agent has no graded test');
  });
});

describe('coverage', () => {
  test('counts errors, and new, changed and removed tests, in the headline', () => {
    const now = [...results({ ...many(29, '1/1'), fresh: '0/1' }), aResult({ testId: 't29', failure: {} })];
    const { verdict } = judged({ run: aRun(now), baseline: found(aPool(past)) });
    expect(verdict.headline).toBe('No drop found. Compared 29 of 32 tests; 1 errored; 1 new (1 failing); 1 removed.');
    expect(verdict.kind).toBe('warn');
  });

  test('no baseline decides nothing about a pull request, and nothing else is asked of the base branch', () => {
    const sides: Sides = { run: aRun(results(many(5, '1/1'))), baseline: { kind: 'none', why: 'no run of main' } };
    expect(judged(sides, {}, true).verdict).toMatchObject({
      kind: 'inconclusive',
      headline: 'No baseline yet: 5 of 5 tests passed.',
    });
    expect(judged(sides).verdict.kind).toBe('pass');
    const low: Sides = { ...sides, run: aRun(results({ ...many(3, '1/1'), a: '0/1', b: '0/1' })) };
    expect(judged(low).verdict).toMatchObject({
      kind: 'fail',
      headline: 'greetings scored 0.60; threshold 0.80. 3 of 5 tests passed.',
    });
  });
});
