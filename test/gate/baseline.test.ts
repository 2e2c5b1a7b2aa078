import { describe, expect, test } from 'vitest';
import type { Baseline } from '../../src/model/verdict/evidence.ts';
import { aPool, aRequirement, aRun, type Counts, decide, found, many, results } from '../support/evidence.ts';

const none: Baseline = { kind: 'none', why: 'no run of main has left evidence' };
const judged = (baseline: Baseline, now: Counts = many(5, '1/1'), isChange = true) =>
  decide({ run: aRun(results(now)), baseline }, {}, { isChange }).verdict;

describe('without a baseline', () => {
  test('a pull request is inconclusive', () => {
    expect(judged(none)).toMatchObject({
      kind: 'inconclusive',
      noBaseline: true,
      headline: 'No baseline yet: 5 of 5 tests passed.',
      reasons: [{ rule: 'baseline', message: 'Nothing was compared: no run of main has left evidence' }],
    });
  });

  test('the base branch passes', () => {
    expect(judged(none, many(5, '1/1'), false)).toMatchObject({
      kind: 'pass',
      headline: 'No baseline yet: 5 of 5 tests passed.',
      reasons: [],
    });
  });

  test('requirements hold on the base branch and on a pull request', () => {
    for (const isChange of [false, true]) {
      expect(judged(none, { ...many(3, '1/1'), a: '0/1', b: '0/1' }, isChange)).toMatchObject({
        kind: 'fail',
        headline: 'greetings scored 0.60; threshold 0.80. 3 of 5 tests passed. Failing: a, b.',
      });
    }
  });

  test('a pull request that meets its thresholds is inconclusive too', () => {
    const run = aRun(results(many(5, '1/1')), { requirements: [aRequirement(1)] });
    expect(decide({ run, baseline: none }, {}, { isChange: true }).verdict.kind).toBe('inconclusive');
  });
});

describe('a baseline', () => {
  test('without any of these tests decides nothing about a pull request', () => {
    const other = found(aPool({ other: '5/5' }));
    expect(judged(other)).toMatchObject({
      kind: 'inconclusive',
      noBaseline: true,
      headline:
        'Not decided: nothing was compared: the baseline has the test "other", and these results have "t0", "t1", "t2" and 2 more. Compared 0 of 5 tests; 5 new; 1 removed.',
    });
    expect(judged(other, many(5, '1/1'), false)).toMatchObject({ kind: 'warn', noBaseline: true });
  });

  test('without results is named as the reason', () => {
    expect(judged(found(aPool({})), many(5, '1/1'))).toMatchObject({
      headline: 'Not decided: nothing was compared: the baseline has no results. Compared 0 of 5 tests.',
    });
  });

  test('that cannot be read makes the run invalid', () => {
    for (const isChange of [false, true]) {
      expect(judged({ kind: 'unavailable', why: 'the server did not answer' }, many(5, '1/1'), isChange)).toMatchObject(
        {
          kind: 'invalid',
          headline: 'Not measured: the baseline cannot be read: the server did not answer. 5 of 5 tests passed.',
        },
      );
    }
  });

  test('that the job has no permission to read counts as none', () => {
    const denied: Baseline = { kind: 'unavailable', why: 'the token may not read it', lacksPermission: true };
    expect(judged(denied).kind).toBe('inconclusive');
    expect(judged(denied, many(5, '1/1'), false).kind).toBe('warn');
  });

  test('of which the newest run is more than 30 days old is stale and warns', () => {
    const judgedAt = (startedAt: string) =>
      decide({ run: aRun(results(many(20, '1/1')), { startedAt }), baseline: found(aPool(many(20, '10/10'))) }).verdict;
    expect(judgedAt('2026-03-01T00:00:00.000Z')).toMatchObject({
      kind: 'warn',
      reasons: [
        { message: 'The baseline of greetings on support-agent is stale: its newest run is 55 days old', kind: 'warn' },
      ],
    });
    expect(judgedAt('2026-02-04T00:00:00.000Z').kind).toBe('pass');
  });

  test.each([
    [200, 'pass'],
    [201, 'warn'],
  ] as const)('of %i commits before the base of the change gives %s', (commitsBefore, kind) => {
    const provenance = [{ from: 'artifact' as const, where: '', commitsBefore }];
    const verdict = judged({ kind: 'found', pools: [aPool(many(5, '5/5'))], provenance });
    expect(verdict.kind).toBe(kind);
    expect(verdict.reasons.map(({ message }) => message)).toEqual(
      kind === 'pass' ? [] : ['The baseline is stale: it was measured 201 commits before the base of this change'],
    );
  });
});
