import { describe, expect, test } from 'vitest';
import type { TrendRun } from '../../../src/model/run/measured-run.ts';
import type { VerdictKind } from '../../../src/model/verdict/verdict.ts';
import { badgeJson } from '../../../src/reports/trend/badge.ts';
import { trendImage } from '../../../src/reports/trend/trend-image.ts';
import { hostileTexts } from '../../support/hostile.ts';

const run = (at: number, passes: number, given: Partial<TrendRun> = {}): TrendRun => ({
  run: `${at}`,
  time: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
  suites: [{ suite: 'a', target: 't', passes, trials: 100, score: passes / 100 }],
  ...given,
});

describe('the badge', () => {
  test.each<[VerdictKind, object]>([
    ['pass', { message: '94% of 212', color: 'brightgreen' }],
    ['warn', { message: '94% of 212', color: 'yellow' }],
    ['fail', { message: 'regressed · 94% of 212', color: 'red' }],
    ['inconclusive', { message: 'inconclusive · 94% of 212', color: 'yellow' }],
    ['invalid', { message: 'not measured', color: 'lightgrey', isError: true }],
    ['cancelled', { message: 'not measured', color: 'lightgrey', isError: true }],
  ])('of a run with the verdict %s', (verdict, expected) => {
    const badge = JSON.parse(badgeJson({ verdict, passed: 200, n: 212 }));
    expect(badge).toEqual({ schemaVersion: 1, label: 'evals', ...expected, cacheSeconds: 300 });
  });
});

describe('the image of a trend', () => {
  test('is the same bytes for the same runs', async () => {
    const runs = [run(0, 90), run(1, 92), run(2, 0, { verdict: 'invalid' }), run(3, 70), run(4, 88)];
    await expect(trendImage(runs, 'evals')).toMatchFileSnapshot('../../golden/trend.svg');
  });

  test('shows the newest 60 runs, and says so in words', () => {
    const image = trendImage(
      Array.from({ length: 70 }, (_, at) => run(at, at)),
      'evals',
    );
    expect(image).toContain('Pass rate over 60 runs: 10% on 2026-01-11, 69% on 2026-03-11.');
    expect(/points="([^"]+)"/.exec(image)?.[1]?.split(' ')).toHaveLength(60);
  });

  test('without any run says so', () => {
    expect(trendImage([], 'evals')).toContain('No run has a pass rate yet.');
  });

  test.each(hostileTexts)('has no markup of others: %j', (text) => {
    const image = trendImage([run(0, 90, { time: text }), run(1, 90)], text);
    expect(image.replace(/<\/?(?:svg|title|desc|style|rect|text|line|polyline|circle)\b[^<>]*>/g, '')).not.toMatch(
      /[<>]/,
    );
    expect(image).not.toMatch(/<[^>]*(?:script|href|\bon\w+=)/i);
  });
});
