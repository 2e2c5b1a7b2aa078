import { describe, expect, test } from 'vitest';
import { pair } from '../../src/gate/pair.ts';
import type { RunResult } from '../../src/model/run/result.ts';
import type { EvidencePool } from '../../src/model/verdict/evidence.ts';
import { aResult } from '../support/builders.ts';
import { aRun, found, joinedPools, poolOfOneRun, poolsOfRun, results } from '../support/evidence.ts';

const candidate = aRun(results({ a: '1/1', b: '0/1' }));

describe('the run that is compared', () => {
  const evidenceOf = (run: RunResult) => poolsOfRun(run, { run: '17-1' });
  const earlier = poolOfOneRun('earlier', { a: '1/1', b: '1/1' });
  const baseCounts = (run: RunResult, own: readonly EvidencePool[] = evidenceOf(run)) =>
    pair({ run, baseline: found(joinedPools(earlier, ...own)) }).tests.map(({ base }) => base.length);

  test('is ignored in its own baseline', () => {
    expect(baseCounts(candidate)).toEqual([1, 1]);
  });

  test('is ignored in its own baseline if it reused results and has errors', () => {
    const reused = aResult({ testId: 'b', reusedFrom: 'a'.repeat(40) });
    const broken = aResult({ testId: 'c', failure: { class: 'provider' } });
    expect(baseCounts(aRun([...results({ a: '2/3' }), reused, broken]))).toEqual([1, 1, 0]);
  });

  test('is ignored in its own baseline if one of them has only its rows, which begin with its first result', () => {
    const timestamp = '2026-01-10T10:11:02.000Z';
    const run = aRun(candidate.results.map((result) => ({ ...result, timestamp })));
    const rows = { ...run, startedAt: timestamp };
    expect(baseCounts(run, evidenceOf(rows))).toEqual([1, 1]);
    expect(baseCounts(rows, evidenceOf(run))).toEqual([1, 1]);
  });

  test('does not hide another run of the same start time', () => {
    const other = aRun(results({ a: '0/1', b: '0/1' }));
    expect(baseCounts(candidate, evidenceOf(other))).toEqual([2, 2]);
  });
});
