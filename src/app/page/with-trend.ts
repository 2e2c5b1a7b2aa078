import { rateOf, type Series, seriesOf } from '../../evidence/trend.ts';
import type { Baseline } from '../../model/verdict/evidence.ts';
import type { Report, SuiteTrend } from '../../model/verdict/report.ts';
import type { BaseAnswers } from './base-answers.ts';
import { withFirstDifferences } from './first-differences.ts';
import type { PageContext } from './page-reporter.ts';

/** Of each suite; charts of the HTML report show more. */
const MAX_RUNS = 20;

/** The report with what the base branch did: first differences of tests that look worse, and the trend of suites. */
export async function withBaseRuns(
  report: Report,
  baseline: Baseline,
  page: Pick<PageContext, 'baseAnswers'>,
): Promise<Report> {
  const answers = () => page.baseAnswers(baseline);
  return withTrend(await withFirstDifferences(report, answers), baseline, answers);
}

/** The report with the newest runs of the base branch, for each of its suites. */
export async function withTrend(
  report: Report,
  baseline: Baseline,
  answers: () => Promise<Pick<BaseAnswers, 'trend'>>,
): Promise<Report> {
  if (report.dryRun || baseline.kind !== 'found') return report;
  const { trend = [] } = await answers();
  const known = seriesOf(trend);
  const trends = report.suites.flatMap(({ suite, file, target }) => {
    const own = known.find((each) => each.suite === suite && each.target === target && each.file === file);
    return own === undefined ? [] : [suiteTrend(own)];
  });
  return trends.length === 0 ? report : { ...report, trend: trends };
}

const suiteTrend = ({ suite, file, target, points }: Series): SuiteTrend => ({
  suite,
  file,
  target,
  runs: points.slice(-MAX_RUNS).map(({ run, sha, time, verdict, values, markers, level }) => ({
    run,
    sha,
    time,
    verdict,
    tests: values?.n,
    passRate: values && rateOf([values]),
    score: values?.score,
    markers: [
      ...(level === undefined ? [] : [`${level} level`]),
      ...markers.map(({ letter, words }) => `${letter} ${words}`),
    ],
  })),
});
