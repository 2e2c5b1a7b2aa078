import { wilson } from '../gate/statistics/wilson.ts';
import { withoutResultWords } from '../model/run/import-formats.ts';
import { paidFor } from '../model/run/outcome.ts';
import { presentTrials } from '../model/run/present-trials.ts';
import type { CacheUse, TestResult } from '../model/run/result.ts';
import { extraResults } from '../model/run/result-keys.ts';
import { plural } from '../model/text/text.ts';
import { sumOfKnown } from '../model/values/sums.ts';
import type { Report, Totals } from '../model/verdict/report.ts';
import { present } from './blocks.ts';
import { findings } from './findings.ts';
import { duration, money, percent, percentRange, score, tokens, tokenTotal, UNKNOWN } from './numbers.ts';
import { answerCounts } from './warnings.ts';

/** The numbers of a run, most important first, as plain phrases. Contains only our own words and digits. */
export function totalsLine(report: Report): string[] {
  const { totals, experiment } = report;
  const time = runTimeOf(report);
  if (report.dryRun) {
    const { planned, errored } = findings(report);
    return [
      `${plural('test', planned.length)} planned`,
      ...counted(errored.length, 'cannot run'),
      ...counted(totals.skipped, 'not reached'),
      duration(time),
    ];
  }

  // The verdict counts the trials of earlier attempts, too: a test can be regressed although all tests pass now.
  const hasEarlierAttempts = report.comparison.tests.some(({ earlier }) => earlier !== undefined);
  // Re-runs of suspected regressions: not in the numbers before, but paid for.
  const again = extraResults(report, 'confirmation');
  const trials = again.reduce((sum, result) => sum + (result.trials?.length ?? presentTrials(result).length), 0);
  const rerunUsd = sumOfKnown(again.map(costOf));
  const spent = rerunUsd === undefined ? '' : `, ${money(rerunUsd)}`;
  const judges = present(
    totals.graderCostUsd !== undefined && money(totals.graderCostUsd),
    totals.graderTokens && `${tokens(tokenTotal(totals.graderTokens))} tokens`,
  );
  return present(
    // A rate of all variants together says nothing of any of them.
    experiment === undefined
      ? [`${passRate(report)}${hasEarlierAttempts ? ' in this attempt' : ''}`, `mean score ${score(totals.score)}`]
      : `${plural('result', totals.total - totals.skipped)} of ${experiment.variants.length} variants`,
    counted(totals.errored, 'errored'),
    totals.erroredTrials !== undefined && `${plural('trial', totals.erroredTrials)} errored`,
    counted(totals.skipped, withoutResultWords(report.imported)),
    counted(totals.flaky, 'flaky'),
    answerCounts(report),
    counted(totals.reused, 'reused'),
    totals.retries > 0 && plural('retry', totals.retries, 'retries'),
    cost(totals),
    totals.tokens && `${tokens(tokenTotal(totals.tokens))} tokens`,
    judges.length > 0 && `judges ${judges.join(', ')}`,
    trials > 0 && `${plural('trial', trials)} re-run${spent}`,
    time !== undefined && duration(time),
  );
}

const counted = (count: number, word: string): string[] => (count > 0 ? [`${count} ${word}`] : []);

/**
 * Share and count of the tests that could be judged, with the interval that so few tests allow. Of a run that measured nothing the
 * count alone: a share of 100% would look like a pass.
 */
function passRate({ totals, verdict }: Report): string {
  if (verdict.kind === 'invalid' && totals.total > 0)
    return `${totals.passed} of ${plural('test', totals.total)} passed`;
  const judged = totals.passed + totals.failed;
  const interval = totals.passRate === undefined ? undefined : wilson(totals.passRate * judged, judged);
  if (interval === undefined) return `pass rate ${UNKNOWN}`;
  return `${percent(totals.passRate)} pass (${totals.passed} of ${judged}, 95% CI ${percentRange(interval)})`;
}

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

/** What reuse and caches saved, and how a baseline was seeded, a line each. Contains only our own words and digits. */
export function noteLines(report: Pick<Report, 'totals' | 'caches' | 'seeding'>): string[] {
  const cacheLines = (report.caches ?? []).map(
    ({ cache, asked: lookups, hits, savedUsd, savedUnknown, savedTokens, notStored }: CacheUse) =>
      present(
        `${CACHES[cache]}: ${plural('hit', hits)} of ${lookups}`,
        savedUsd !== undefined && `saved ≈ ${money(savedUsd)}`,
        savedTokens && `${tokens(tokenTotal(savedTokens))} tokens not used`,
        savedUnknown > 0 && `${plural('hit', savedUnknown)} without a known cost`,
        notStored > 0 && `${plural('answer', notStored)} could not be stored`,
      ).join(', '),
  );
  const { asked: rounds = 0, made = 0, tests = 0, costUsd, why } = report.seeding ?? {};
  const spent = costUsd === undefined ? '' : ` (${money(costUsd)})`;
  const less = why === undefined ? '' : `; ${rounds} were requested: ${why}`;
  const seedingLine =
    made === 0
      ? `no baseline yet: the first run of the base branch runs its tests ${rounds} times to start one`
      : `${plural('test', tests)} without a baseline run ${plural('more time', made - 1)}${spent}, stored as ${plural('run', made)}${less}`;
  // `saved by reuse: 31 tests, about $0.42 and 12 min 4 s of the targets`, as far as it is known.
  const { avoided } = report.totals;
  const amounts = present(
    avoided?.costUsd !== undefined && money(avoided.costUsd),
    avoided?.durationMs !== undefined && `${duration(avoided.durationMs)} of the targets`,
  ).join(' and ');
  const reused = avoided && `saved by reuse: ${plural('test', avoided.tests)}${amounts && `, about ${amounts}`}`;
  return present(reused, cacheLines, report.seeding && seedingLine);
}

const CACHES: Readonly<Record<CacheUse['cache'], string>> = { judge: 'judge cache', responses: 'response cache' };

/** The target's cost of a test in US dollars, over all its trials, as far as it is known. */
export const costOf = (result: TestResult): number | undefined => sumOf(result, ({ costUsd }) => costUsd);

/** All tokens of a test, over all its trials, as far as they are known. */
export const tokensOf = (result: TestResult): number | undefined =>
  sumOf(result, ({ tokenUsage }) => tokenTotal(tokenUsage));

const sumOf = (result: TestResult, amountOf: (paid: ReturnType<typeof paidFor>) => number | undefined) =>
  sumOfKnown((result.trials ?? [result]).map((call) => amountOf(paidFor(call))));

/** Milliseconds of a run. Unknown for results of other tools without times. */
export const runTimeOf = ({ imported, durationMs }: Pick<Report, 'imported' | 'durationMs'>): number | undefined =>
  imported !== undefined && durationMs === 0 ? undefined : durationMs;

/** The target's own time in milliseconds; for a test that errored before it was known, the wall clock. */
export function timeOf({ status, durationMs, evalRun }: TestResult): number | undefined {
  if (durationMs !== undefined || status !== 'execution_error') return durationMs;
  return evalRun.durationMs > 0 ? evalRun.durationMs : undefined;
}
