import { expect, test } from 'vitest';
import type { TrendRun } from '../../../src/model/run/measured-run.ts';
import { withTrend } from '../../../src/page/data/with-trend.ts';
import { commentMarkdown } from '../../../src/reports/comment/comment-markdown.ts';
import { summaryMarkdown } from '../../../src/reports/summary/summary.ts';
import { aReport } from '../../support/builders.ts';
import { aPool, found } from '../../support/evidence.ts';

const context = { key: 'evals', head: 'a'.repeat(40), attempt: 1, runUrl: '', linkTo: () => undefined };
const runs = (count: number): TrendRun[] =>
  Array.from({ length: count }, (_, at) => ({
    run: `${at}`,
    sha: 'b'.repeat(40),
    time: new Date(Date.UTC(2025, 11, 1 + at)).toISOString(),
    verdict: 'pass',
    suites: [
      {
        suite: 'greetings',
        file: 'evals/greetings.eval.yaml',
        target: 'support-agent',
        passes: at % 3 === 2 ? 5 : 10,
        trials: 10,
        score: 1,
        n: 10,
        model: at < 2 ? 'x' : 'y',
      },
    ],
  }));
const reportOf = (trend: readonly TrendRun[]) => withTrend(aReport(), found(aPool({})), async () => ({ trend }));

test('comment and summary show the trend of a suite from three runs on, below the fold', async () => {
  const report = await reportOf(runs(12));
  const comment = commentMarkdown(report, context, 60_000);
  const line = '`greetings` ██▁██▁██▁██▁ 100% → 50% (12 runs)';
  expect(comment).toContain(`<details><summary>Trend of the base branch</summary>\n\n- ${line}\n\n</details>`);
  expect(comment.split('<details>')[0]).not.toContain('█');
  const summary = summaryMarkdown(report, 1_000_000);
  const rows = summary.split('\n').filter((text) => text.includes('`bbbbbbb`'));
  expect(rows).toHaveLength(10);
  expect(rows[0]).toBe('| 2025-12-03 00:00 | `bbbbbbb` | pass | 10 | 50% | 1.00 | M model: x → y |');
  expect(commentMarkdown(await reportOf(runs(2)), context, 60_000)).not.toContain('Trend');
});

test('a report without a baseline, of a dry run, or of another suite has no trend', async () => {
  const answers = async () => ({ trend: runs(5) });
  expect((await withTrend(aReport(), { kind: 'none', why: '' }, answers)).trend).toBeUndefined();
  expect((await withTrend(aReport({ dryRun: true }), found(aPool({})), answers)).trend).toBeUndefined();
  const other = runs(5).map((run) => ({ ...run, suites: run.suites.map((each) => ({ ...each, suite: 'other' })) }));
  expect((await reportOf(other)).trend).toBeUndefined();
});
