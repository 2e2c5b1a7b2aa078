import { type GraderScore, withMembers } from '../model/grade.ts';
import { sumTokens } from '../model/message.ts';
import { type Paid, paidFor } from '../model/paid.ts';
import type { SuiteReport, Totals } from '../model/report.ts';
import { isReused, type RunResult, type TestResult } from '../model/result.ts';

/** Totals of the whole run. What judges took to be looked at themselves is of no suite. */
export function summarize(run: RunResult): Totals {
  const audits = (run.judgeNoise ?? []).map(({ paid }) => paid);
  return totalsOf(run.results, Math.max(0, run.planned - run.results.length), audits);
}

/** Totals per suite and target, in the order of the plan. */
export function summarizeSuites(run: RunResult): SuiteReport[] {
  const groups = new Map<string, TestResult[]>();
  for (const result of run.results) {
    const key = JSON.stringify([result.suiteFile, result.suite, result.target]);
    const group = groups.get(key);
    if (group) group.push(result);
    else groups.set(key, [result]);
  }
  return [...groups.values()].flatMap((results) => {
    const [first] = results;
    if (first === undefined) return [];
    const floor = run.floors.find(
      ({ suite, file, target }) => suite === first.suite && file === first.suiteFile && target === first.target,
    );
    return [
      {
        suite: first.suite,
        file: first.suiteFile,
        target: first.target,
        ...(floor && { threshold: floor.threshold }),
        totals: totalsOf(results, 0),
      },
    ];
  });
}

function totalsOf(results: readonly TestResult[], skipped: number, audits: readonly Paid[] = []): Totals {
  const scored = results.filter(({ status }) => status !== 'execution_error');
  const passed = scored.filter(({ status }) => status === 'ok');
  const spent = results.map(spentOn);
  const costs = spent.flatMap(({ costs }) => costs);
  const graders = results.flatMap(scoresOf);
  const judged: readonly Pick<Paid, 'costUsd' | 'tokenUsage'>[] = [...graders, ...audits];
  const graderCosts = judged.flatMap(({ costUsd }) => costUsd ?? []);
  const graderTokens = sumTokens(judged.flatMap(({ tokenUsage }) => tokenUsage ?? []));
  const times = results.flatMap(({ durationMs }) => durationMs ?? []);
  const avoided = avoidedBy(results);
  const tokens = sumTokens(spent.flatMap(({ usages }) => usages));
  return {
    total: results.length + skipped,
    passed: passed.length,
    failed: scored.length - passed.length,
    errored: results.length - scored.length,
    skipped,
    flaky: results.filter(isFlaky).length,
    reused: results.filter(({ reusedFrom }) => reusedFrom !== undefined).length,
    ...(avoided && { avoided }),
    ...(scored.length > 0 && {
      score: scored.reduce((sum, { score }) => sum + score, 0) / scored.length,
      passRate: passed.length / scored.length,
    }),
    ...(costs.length > 0 && { costUsd: sum(costs) }),
    costUnknown: spent.filter(({ isCostKnown }) => !isCostKnown).length,
    ...(tokens && { tokens }),
    ...(graderCosts.length > 0 && { graderCostUsd: sum(graderCosts) }),
    ...(graderTokens && { graderTokens }),
    ...(times.length > 0 && { durationMs: sum(times) }),
    retries: sum(results.map(({ retries }) => retries)),
  };
}

/**
 * What the target used for a test in this run, over all its trials; what an answer from a cache cost once is told with
 * the cache. The cost is known only when each trial told it.
 */
function spentOn(result: TestResult) {
  const calls = (result.trials ?? [result]).map(paidFor);
  const costs = calls.flatMap((call) => call.costUsd ?? []);
  return { costs, usages: calls.flatMap((call) => call.tokenUsage ?? []), isCostKnown: costs.length === calls.length };
}

/** What was saved because results were known since a commit (gate.md O18). */
function avoidedBy(results: readonly TestResult[]): Totals['avoided'] {
  const known = results.filter(isReused).map(({ avoided = {} }) => avoided);
  if (known.length === 0) return undefined;
  const costs = known.flatMap(({ costUsd }) => costUsd ?? []);
  const times = known.flatMap(({ durationMs }) => durationMs ?? []);
  return {
    tests: known.length,
    ...(costs.length > 0 && { costUsd: sum(costs) }),
    costUnknown: known.length - costs.length,
    ...(times.length > 0 && { durationMs: sum(times) }),
    durationUnknown: known.length - times.length,
  };
}

/** All that graders said about a test, over all its trials. */
const scoresOf = ({ trials, scores }: TestResult): readonly GraderScore[] => {
  const all = trials?.flatMap((trial) => trial.scores) ?? scores;
  return all.some((score) => score.scores) ? all.flatMap(withMembers) : all;
};

/** Some trials passed and some did not. */
function isFlaky({ trials }: TestResult): boolean {
  if (trials === undefined) return false;
  return trials.some(({ status }) => status === 'ok') && trials.some(({ status }) => status === 'quality_failure');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
