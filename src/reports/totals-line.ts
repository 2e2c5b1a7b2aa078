import { withoutResultWords } from '../model/run/imported.ts';
import { presentTrials } from '../model/run/present-trials.ts';
import { extraResults } from '../model/run/result.ts';
import type { Report, Totals } from '../model/verdict/report.ts';
import { wilson } from '../shared/statistics/wilson.ts';
import { plural } from '../shared/text.ts';
import { answerCounts } from './answer-warnings.ts';
import { findings } from './findings.ts';
import { duration, money, percent, percentRange, score, tokens, tokenTotal, UNKNOWN } from './numbers.ts';
import { costOf, runTimeOf } from './spent.ts';

/** The numbers of a run, most important first, as plain phrases. Contains only our own words and digits. */
export function totalsLine(report: Report): string[] {
  const { totals } = report;
  const time = runTimeOf(report);
  if (report.dryRun) return [...plannedLine(report), duration(time)];
  return [
    `${passRate(totals)}${hasEarlierAttempts(report) ? ' in this attempt' : ''}`,
    `mean score ${score(totals.score)}`,
    ...counted(totals.errored, 'errored'),
    ...(totals.erroredTrials === undefined ? [] : [`${plural('trial', totals.erroredTrials)} errored`]),
    ...counted(totals.skipped, withoutResultWords(report.imported)),
    ...counted(totals.flaky, 'flaky'),
    ...answerCounts(report),
    ...counted(totals.reused, 'reused'),
    ...(totals.retries > 0 ? [plural('retry', totals.retries, 'retries')] : []),
    cost(totals),
    ...(totals.tokens === undefined ? [] : [`${tokens(tokenTotal(totals.tokens))} tokens`]),
    ...graders(totals),
    ...again(report),
    ...(time === undefined ? [] : [duration(time)]),
  ];
}

/** The verdict counts the trials of earlier attempts, too: a test can be regressed although all tests pass now. */
const hasEarlierAttempts = ({ comparison: { tests } }: Report): boolean =>
  tests.some(({ earlier }) => earlier !== undefined);

/** The cost of the judges, which is not part of the targets' cost. */
function graders({ graderCostUsd, graderTokens }: Totals): string[] {
  const parts = [
    ...(graderCostUsd === undefined ? [] : [money(graderCostUsd)]),
    ...(graderTokens === undefined ? [] : [`${tokens(tokenTotal(graderTokens))} tokens`]),
  ];
  return parts.length === 0 ? [] : [`judges ${parts.join(', ')}`];
}

/** Re-runs of suspected regressions: not in the numbers before, but asked and paid for. */
function again(report: Report): string[] {
  const results = extraResults(report, 'confirmation');
  const trials = results.reduce((sum, result) => sum + (result.trials?.length ?? presentTrials(result).length), 0);
  if (trials === 0) return [];
  const costs = results.flatMap((result) => costOf(result) ?? []);
  const spent = costs.length === 0 ? '' : `, ${money(costs.reduce((sum, cost) => sum + cost, 0))}`;
  return [`${plural('trial', trials)} re-run${spent}`];
}

/** A dry run has no results: it only counts. */
function plannedLine(report: Report): string[] {
  const { planned, errored } = findings(report);
  return [
    `${plural('test', planned.length)} planned`,
    ...(errored.length > 0 ? [`${errored.length} cannot run`] : []),
    ...counted(report.totals.skipped, 'not reached'),
  ];
}

/** Share and count of the tests that could be judged, with the interval that so few tests allow. */
function passRate(totals: Totals): string {
  const judged = totals.passed + totals.failed;
  const interval = totals.passRate === undefined ? undefined : wilson(totals.passRate * judged, judged);
  if (interval === undefined) return `pass rate ${UNKNOWN}`;
  return `${percent(totals.passRate)} pass (${totals.passed} of ${judged}, 95% CI ${percentRange(interval)})`;
}

const counted = (count: number, word: string): string[] => (count > 0 ? [`${count} ${word}`] : []);

/** Actual cost, savings by reuse and unknown costs are separate. */
function cost({ costUsd, costUnknown, avoided }: Totals): string {
  if (avoided === undefined) {
    if (costUsd === undefined) return `cost ${UNKNOWN}`;
    return costUnknown === 0 ? money(costUsd) : `${money(costUsd)} (${plural('test', costUnknown)} without a cost)`;
  }
  return [
    `spent ${money(costUsd)}`,
    `saved by reuse ${avoided.costUsd === undefined ? UNKNOWN : `about ${money(avoided.costUsd)}`}`,
    ...(costUnknown === 0 ? [] : [`unknown for ${plural('test', costUnknown)}`]),
  ].join(', ');
}
