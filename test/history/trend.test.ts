import { describe, expect, test } from 'vitest';
import { decodeTrend, encodeTrend, joinedTrend } from '../../src/history/trend.ts';
import type { TrendRun } from '../../src/model/run/sample.ts';

describe('the trend', () => {
  const run = (name: string, day: number): TrendRun => ({
    run: name,
    time: new Date(Date.UTC(2026, 0, day)).toISOString(),
    suites: [{ suite: 'a', target: 'default', passes: 1, trials: 2, score: 0.5 }],
  });

  test('has one entry for each run, oldest first', () => {
    const joined = joinedTrend([run('b', 2), run('c', 3)], [run('c', 4), run('a', 1)]);
    expect(joined).toEqual([run('a', 1), run('b', 2), run('c', 4)]);
  });

  test('is read as it was written, with at most 200 runs; a newer version and other files are not read', () => {
    const runs = Array.from({ length: 201 }, (_, index) => run(`r${index}`, index + 1));
    expect(decodeTrend(encodeTrend(runs))).toEqual(runs.slice(1));
    for (const text of ['{"schemaVersion":2,"runs":[]}', '{"runs":', '{"schemaVersion":1}'])
      expect(decodeTrend(text)).toBeUndefined();
  });
});
