import { describe, expect, test } from 'vitest';
import type { EvidenceTrial } from '../../src/model/verdict/evidence.ts';
import { readRecord } from '../../src/results/read/read-record.ts';
import { recordOf } from '../../src/results/record.ts';
import { reusedResult } from '../../src/results/result-of.ts';
import { summarize } from '../../src/results/summarize.ts';
import { aResult } from '../support/builders.ts';
import { aPast, aRun } from '../support/evidence.ts';
import { aStep } from '../support/plan-steps.ts';

const step = aStep('t3', { index: 3, subject: 's1.a.b.c' }, { mustPass: true });
const AT = Date.parse('2026-01-10T00:00:00.000Z');
const reused = (trials: readonly EvidenceTrial[], summary?: Parameters<typeof reusedResult>[2]) =>
  reusedResult(step, { fromSha: 'abc', trials }, summary, AT);

describe('a result that was not measured again', () => {
  test('is what was measured then, with where it is from, and says so', () => {
    const passed = reused([aPast(true, 0, { score: 0.9, costUsd: 0.5, durationMs: 70 })]);
    expect(passed).toMatchObject({
      index: 3,
      status: 'ok',
      score: 0.9,
      reusedFrom: 'abc',
      measure: 'm1.a.b.c.d',
      subject: 's1.a.b.c',
      mustPass: true,
      durationMs: 70,
      assertions: [{ text: 'Not run again: nothing about it changed since abc', passed: true }],
    });
    expect(reused([aPast(false, 0)])).toMatchObject({ status: 'quality_failure', score: 0 });
  });

  test('a required grader that was missed then is still missed, whatever the score', () => {
    expect(reused([aPast(false, 0, { score: 0.9 })]).status).toBe('quality_failure');
  });

  test('costs nothing now', () => {
    const run = aRun([reused([aPast(true, 0, { costUsd: 0.5 })])]);
    expect(summarize(run)).toMatchObject({ total: 1, passed: 1, reused: 1, costUnknown: 0, costUsd: 0 });
  });

  test('says what it would have taken now, as far as that is known', () => {
    const known = [aPast(true, 0, { costUsd: 0.5, durationMs: 70 }), aPast(true, 0, { costUsd: 0.3 }), aPast(true, 0)];
    // Three trials are known, and one was planned.
    expect(reused(known).avoided).toEqual({ costUsd: 0.4, durationMs: 70 });
    const thrice = { ...step, trials: { count: 3, strategy: 'mean' } } as const;
    expect(reusedResult(thrice, { fromSha: 'abc', trials: known }, undefined, AT).avoided).toEqual({
      costUsd: expect.closeTo(1.2, 9),
      durationMs: 210,
    });
    const best = { ...step, trials: { count: 3, strategy: 'pass_at_k' } } as const;
    expect(reusedResult(best, { fromSha: 'abc', trials: known.slice(0, 1) }, undefined, AT).avoided).toEqual({
      costUsd: 0.5,
      durationMs: 70,
    });
    expect(reused([aPast(true, 0)]).avoided).toEqual({});
  });

  test('is counted among what was saved, with what is not known', () => {
    const sha = 'a'.repeat(40);
    const of = (trials: readonly EvidenceTrial[]) => reusedResult(step, { fromSha: sha, trials }, undefined, AT);
    const run = aRun([of([aPast(true, 0, { costUsd: 0.5, durationMs: 70 })]), of([aPast(true, 0, { costUsd: 0.25 })])]);
    expect(summarize(run)).toMatchObject({
      costUsd: 0,
      avoided: { tests: 2, costUsd: 0.75, costUnknown: 0, durationMs: 70, durationUnknown: 1 },
    });
    expect(summarize(aRun([of([aPast(true, 0)])])).avoided).toEqual({ tests: 1, costUnknown: 1, durationUnknown: 1 });
    // What an earlier run was broken off with was paid for, and is no saving.
    expect(summarize(aRun([aResult({ reusedFrom: 'runs/1' })]))).toLack('avoided');
  });

  test('keeps its trials, where there are several', () => {
    const aggregation = { strategy: 'mean', mean: 0.5, min: 0, max: 1 } as const;
    const several = reused([aPast(true, 0), aPast(false, 0)], { score: 0.5, aggregation, best: 0, costLimited: false });
    expect(several).toMatchObject({ status: 'quality_failure', score: 0.5, aggregation });
    expect(several.trials?.map(({ attempt, status }) => [attempt, status])).toEqual([
      [0, 'ok'],
      [1, 'quality_failure'],
    ]);
  });

  test('comes back from a file as it was', () => {
    const result = reused([aPast(true, 0, { costUsd: 0.5 })]);
    const row = JSON.parse(JSON.stringify(recordOf(result))) as unknown;
    expect(readRecord(row, { file: 'index.jsonl', line: 1, column: 1 }, 3).result).toEqual(result);
  });
});
