import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../src/app/inputs.ts';
import { reportOn } from '../../src/app/publish.ts';
import type { GraderScore } from '../../src/model/grade.ts';
import { isUncalibrated, type JudgeNoise, mergeNoise } from '../../src/model/judge-noise.ts';
import { commentMarkdown } from '../../src/reports/comment.ts';
import { judgeNoiseLines } from '../../src/reports/judge-noise.ts';
import { summaryMarkdown } from '../../src/reports/summary.ts';
import { resultTable } from '../../src/reports/terminal.ts';
import { labelled } from '../../src/results/label-judges.ts';
import { aReport, aResult, aTrial } from '../support/builders.ts';

const noise = (given: Partial<JudgeNoise> = {}): JudgeNoise => ({
  judge: 'judge',
  now: { rejudged: 40, flips: 2 },
  before: { rejudged: 0, flips: 0 },
  leftOut: 0,
  unanswered: 0,
  paid: {},
  ...given,
});
const lines = (...all: JudgeNoise[]) => judgeNoiseLines(all, (name) => `<${name}>`);
const flips = (rejudged: number, differ: number) => ({ now: { rejudged, flips: differ } });

describe('the noise of judges', () => {
  test('is told in one line, with what is of earlier runs, what it cost and what is missing', () => {
    expect(lines(noise())).toEqual(['judge noise: 2 of 40 judged again differ (5 %)']);
    const before = { rejudged: 60, flips: 0 };
    expect(lines(noise({ before, paid: { costUsd: 0.5 }, leftOut: 3, unanswered: 1 }))).toEqual([
      'judge noise: 2 of 100 judged again differ (2 %), 40 of them in this run, $0.50 spent on it, 3 left out for want of money or time, 1 without an answer',
    ]);
    expect(lines(noise({ ...flips(0, 0), before }))).toEqual([
      'judge noise: 0 of 60 judged again differ (0 %), none of them in this run',
    ]);
    expect(lines(noise({ ...flips(0, 0), leftOut: 1 }))).toEqual([
      'judge noise: nothing was judged again, 1 left out for want of money or time',
    ]);
    expect(lines(noise(flips(1, 1)))).toEqual(['judge noise: 1 of 1 judged again differs (100 %)']);
    expect(lines()).toEqual([]);
  });

  test('is told of each of several judges, and those that are uncalibrated are named', () => {
    expect(lines(noise({ judge: 'a', ...flips(20, 3) }), noise({ judge: 'b' }))).toEqual([
      'judge noise: 5 of 60 judged again differ (8 %); <a> 3 of 20, <b> 2 of 40',
      'uncalibrated, because more than 10 % differ: <a>',
    ]);
    const many = Array.from({ length: 9 }, (_, index) => noise({ judge: `j${index}`, ...flips(10, 10) }));
    expect(lines(...many).join('\n')).toContain('<j4> 10 of 10 and 4 more\n');
  });

  test.each([
    [9, 9, false],
    [10, 1, false],
    [10, 2, true],
    [100, 10, false],
    [100, 11, true],
  ])('of %i verdicts of which %i differ makes a judge uncalibrated: %j', (rejudged, differ, is) => {
    expect(isUncalibrated(noise(flips(rejudged, differ)))).toBe(is);
    const half = { rejudged: Math.floor(rejudged / 2), flips: Math.floor(differ / 2) };
    const rest = { rejudged: rejudged - half.rejudged, flips: differ - half.flips };
    expect(isUncalibrated({ now: half, before: rest })).toBe(is);
  });

  test('of the parts of one run is taken together; their common past counts once', () => {
    const past = { rejudged: 30, flips: 3 };
    expect(
      mergeNoise([
        noise({ judge: 'b' }),
        noise({ before: past, leftOut: 1, paid: { costUsd: 0.25 } }),
        noise({ before: past, unanswered: 2, paid: { costUsd: 0.5 } }),
      ]),
    ).toEqual([
      noise({ judge: 'b' }),
      noise({ ...flips(80, 4), before: past, leftOut: 1, unanswered: 2, paid: { costUsd: 0.75 } }),
    ]);
  });

  test('cannot be told by the name of a judge', () => {
    const judge = '\u001b[31m`](http://x) @all\n# 🟢 Passed | <b>';
    const report = aReport({ judgeNoise: [noise({ judge, ...flips(20, 20) })] });
    const summary = summaryMarkdown(report, 100_000);
    expect(summary).toContain('uncalibrated, because more than 10 % differ: `` `](http://x) @all # 🟢 Passed | <b> ``');
    expect(resultTable(report, { colour: false, width: 200 })).not.toContain('\u001b');
  });
});

describe('the scores of an uncalibrated judge', () => {
  const score = (target: string | undefined, more: Partial<GraderScore> = {}): GraderScore => ({
    name: 'g',
    type: 'llm-grader',
    score: 0.5,
    weight: 1,
    verdict: 'fail',
    assertions: [],
    target,
    durationMs: 1,
    startedAt: '2026-01-01T00:00:00.000Z',
    endedAt: '2026-01-01T00:00:00.001Z',
    ...more,
  });
  const unsteady = [noise(flips(10, 5)), noise({ judge: 'steady' })];

  test('are labelled at any depth and in each trial, and no others', () => {
    const nested = score(undefined, { type: 'composite', scores: [score('judge'), score('steady')] });
    const trials = [aTrial(0.5, { scores: [nested] })];
    const [result] = labelled([aResult({ scores: [score('judge'), nested], trials })], unsteady);
    const told = { scores: [{ uncalibrated: true }, {}] };
    expect(result).toMatchObject({ scores: [{ uncalibrated: true }, told], trials: [{ scores: [told] }] });
    expect(JSON.stringify(result).split('uncalibrated')).toHaveLength(4);
  });

  test('lose their label when more is known', () => {
    const before = labelled([aResult({ scores: [score('judge')] })], unsteady);
    expect(JSON.stringify(labelled(before, [noise(flips(100, 5))]))).not.toContain('uncalibrated');
  });

  test('say it beside the score of their test, in the summary and in the comment', () => {
    const results = [
      aResult({ score: 0.5, scores: [score('judge')] }),
      aResult({ index: 1, testId: 'other', score: 0.5, scores: [score('steady')] }),
    ];
    const run = {
      startedAt: '2026-01-01T00:00:00.000Z',
      durationMs: 1,
      planned: 2,
      complete: true,
      dryRun: false,
      floors: [],
      warnings: [],
      results,
      judgeNoise: unsteady,
    };
    const report = reportOn(run, parseInputs({}));
    const context = {
      key: 'k',
      head: 'a'.repeat(40),
      attempt: 1,
      runUrl: 'https://github.example/run',
      linkTo: () => undefined,
    };
    for (const text of [summaryMarkdown(report, 100_000), commentMarkdown(report, context, 60_000)]) {
      expect(text).toMatch(/greets` \| 0\.50 of 0\.80 \(uncalibrated\) \|/);
      expect(text).toMatch(/other` \| 0\.50 of 0\.80 \|/);
    }
  });
});
