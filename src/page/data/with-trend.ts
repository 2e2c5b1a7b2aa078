import { rateOf, type Series, seriesOf } from '../../baseline/trend.ts';
import { toComparedResult } from '../../gate/compared-result.ts';
import type { TrendRun } from '../../model/run/measured-run.ts';
import type { TestResult } from '../../model/run/result.ts';
import { isSameSuite, resultKey } from '../../model/run/result-keys.ts';
import type { Baseline, EvidencePool } from '../../model/verdict/evidence.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { TestState } from '../../model/verdict/verdict.ts';
import type { BaseAnswers } from './local-page.ts';
import type { Trend } from './page-data.ts';
import { firstDifference, isKnownDifference } from './trajectory.ts';

/** The report with what the base branch did: first differences of tests that look worse, and the trend of suites. */
export async function withBaseRuns(
  report: Report,
  baseline: Baseline,
  page: { baseAnswers(baseline: Baseline): Promise<BaseAnswers> },
): Promise<Report> {
  const answers = () => page.baseAnswers(baseline);
  return withTrend(await withFirstDifferences(report, answers), baseline, answers);
}

const STATES: readonly TestState[] = [
  'regressed',
  'suspected',
  'fails-on-base',
  'not-reproduced',
  'not-enough-history',
  'not-rerun',
];
/** No report in Markdown lists more tests. */
const MAX_TESTS = 500;

/**
 * The report with one sentence for each test that looks worse: what its agent did differently first, where an answer of the
 * base branch is known.
 */
export async function withFirstDifferences(report: Report, answers: () => Promise<BaseAnswers>): Promise<Report> {
  const { comparison, results, extraTrials = [] } = report;
  const worse = new Set(comparison.tests.filter(({ state }) => STATES.includes(state)).slice(0, MAX_TESTS));
  if (worse.size === 0) return report;

  const { sides } = await answers();
  // Of several results of a test, the first counts.
  const byKey = (all: readonly TestResult[]) => new Map(all.toReversed().map((result) => [resultKey(result), result]));
  const heads = byKey(results);
  const controls = byKey(extraTrials.flatMap(({ purpose, result }) => (purpose === 'control' ? [result] : [])));
  const tests = comparison.tests.map((test) => {
    const key = resultKey(test);
    const head = worse.has(test) ? heads.get(key) : undefined;
    if (head === undefined) return test;
    const control = controls.get(key);
    const base = sides.get(key) ?? (control && toComparedResult(control, { run: '', kind: 'control' }));
    const sentence = firstDifference(base, toComparedResult(head, { run: '', kind: 'head' }));
    return isKnownDifference(sentence) ? { ...test, difference: sentence } : test;
  });
  return { ...report, comparison: { ...comparison, tests } };
}

/** Of each suite; charts of the HTML report show more. */
const MAX_RUNS = 20;

/** The report with the newest runs of the base branch, for each of its suites. */
export async function withTrend(
  report: Report,
  baseline: Baseline,
  answers: () => Promise<Pick<BaseAnswers, 'trend'>>,
): Promise<Report> {
  if (report.dryRun || baseline.kind !== 'found') return report;
  const { trend: runs = [] } = await answers();
  const series = seriesOf(runs);
  const trend = report.suites.flatMap(({ suite, file, target }) => {
    const { points } = seriesIn(series, { suite, file, target });
    const runs = points.slice(-MAX_RUNS).map(({ run, sha, time, verdict, values, markers, level }) => ({
      ...{ run, sha, time, verdict },
      tests: values?.n,
      passRate: values && rateOf([values]),
      score: values?.score,
      markers: [
        ...(level === undefined ? [] : [`${level} level`]),
        ...markers.map(({ letter, words }) => `${letter} ${words}`),
      ],
    }));
    return runs.length === 0 ? [] : [{ suite, file, target, runs }];
  });
  return trend.length === 0 ? report : { ...report, trend };
}

/** How each suite of the baseline did on each target over the runs of the base branch, oldest first. */
export function trendsOf(pools: readonly EvidencePool[], runs: readonly TrendRun[]): Trend[] {
  const series = seriesOf(runs);
  return pools.map((pool) => {
    const { suite, file, target, resets } = pool;
    const measured = seriesIn(series, pool).points.filter(({ values }) => values !== undefined);
    const level = measured.findIndex((point) => point.level !== undefined);
    const points = measured.flatMap(({ run, time, sha, values, markers }) => {
      if (values === undefined) return [];
      const { passes, trials, score, costUsd, durationMs, n: tests } = values;
      const numbers = { passes, trials, score, costUsd, durationMs, tests };
      return [{ run, time, sha, ...numbers, markers: markers.length > 0 ? markers : undefined }];
    });
    return {
      ...{ suite, file, target, points },
      change: level < 0 ? undefined : level,
      resets: resets.map(({ time, reason, testId }) => ({ time, reason, testId })),
    };
  });
}

const seriesIn = (
  series: readonly Series[],
  of: Pick<EvidencePool, 'suite' | 'file' | 'target'>,
): Pick<Series, 'points'> => series.find(isSameSuite(of)) ?? { points: [] };
