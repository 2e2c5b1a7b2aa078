import { type GraderScore, withMembers } from '../model/run/grade.ts';
import { sumTokens, type TokenUsage } from '../model/run/message.ts';
import { type Paid, paidFor } from '../model/run/outcome.ts';
import { lostTrials, measuredTrials, presentTrials } from '../model/run/present-trials.ts';
import { isReused, type RunResult, type TestResult } from '../model/run/result.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import type { PresentTrial } from '../model/verdict/pairing.ts';
import type { SuiteReport, Totals } from '../model/verdict/report.ts';
import { grouped } from '../shared/grouped.ts';

/** Totals of the whole run. */
export function summarize(run: Pick<RunResult, 'results' | 'planned'>): Totals {
  return totalsOf(run.results, Math.max(0, run.planned - run.results.length));
}

/** Totals per suite and target, in the order of the plan; suites without any result come last. */
export function summarizeSuites(run: RunResult): SuiteReport[] {
  const { results, withoutResult = [] } = run;
  const parts = [
    ...results.map((result) => ({ suite: result.suite, file: result.suiteFile, target: result.target, result })),
    ...withoutResult,
  ];
  const groups = grouped(parts, ({ file, suite, target }) => [file, suite, target]);
  return Array.from(groups.values(), (own): SuiteReport => {
    const [{ suite, file, target }] = own;
    const requirement = run.requirements.find(
      (each) => each.suite === suite && each.file === file && each.target === target,
    );
    const described = run.describedSuites?.find((each) => each.suite === suite && each.file === file);
    return {
      suite,
      file,
      target,
      threshold: requirement?.threshold,
      metadata: described?.metadata,
      totals: totalsOf(
        own.flatMap((part) => ('result' in part ? part.result : [])),
        sum(own.map((part) => ('tests' in part ? part.tests : 0))),
      ),
    };
  });
}

function totalsOf(results: readonly TestResult[], withoutResult: number): Totals {
  const of = {
    passed: 0,
    failed: 0,
    errored: 0,
    lost: 0,
    'not-run': 0,
    flaky: 0,
    reused: 0,
    score: 0,
    retries: 0,
    costUnknown: 0,
  };
  const costs: number[] = [];
  const usages: TokenUsage[] = [];
  const times: number[] = [];
  const judged: Pick<Paid, 'costUsd' | 'tokenUsage'>[] = [];
  for (const result of results) {
    of[outcomeOf(result).kind] += 1;
    const trials = presentTrials(result);
    if (trials.length > 0) of.score += sum(trials.map(({ score }) => score)) / trials.length;
    of.lost += lostTrials(result.trials ?? []).length;
    if (isFlaky(measuredTrials(result.trials ?? []))) of.flaky += 1;
    if (result.reusedFrom !== undefined) of.reused += 1;
    of.retries += result.retries;
    if (!takeDown(result, costs, usages)) of.costUnknown += 1;
    if (result.durationMs !== undefined) times.push(result.durationMs);
    for (const score of scoresOf(result)) if (isPaid(score)) judged.push(score);
  }
  const scored = of.passed + of.failed;
  const graderCosts = judged.flatMap(({ costUsd }) => costUsd ?? []);
  const graderTokens = sumTokens(judged.flatMap(({ tokenUsage }) => tokenUsage ?? []));
  const avoided = avoidedBy(results);
  const tokens = sumTokens(usages);
  return {
    total: results.length + withoutResult,
    passed: of.passed,
    failed: of.failed,
    errored: of.errored,
    erroredTrials: of.lost > 0 ? of.lost : undefined,
    skipped: of['not-run'] + withoutResult,
    flaky: of.flaky,
    reused: of.reused,
    avoided,
    score: scored > 0 ? of.score / scored : undefined,
    passRate: scored > 0 ? of.passed / scored : undefined,
    costUsd: costs.length > 0 ? sum(costs) : undefined,
    costUnknown: of.costUnknown,
    tokens,
    graderCostUsd: graderCosts.length > 0 ? sum(graderCosts) : undefined,
    graderTokens,
    durationMs: times.length > 0 ? sum(times) : undefined,
    retries: of.retries,
  };
}

/**
 * Adds the target's usage for a test in this run, over all its trials; the original cost of cached answers is reported
 * with the cache. Returns whether the cost is known: only if each trial has it.
 */
function takeDown(result: TestResult, costs: number[], usages: TokenUsage[]): boolean {
  let isKnown = true;
  for (const call of result.trials ?? [result]) {
    const { costUsd, tokenUsage } = paidFor(call);
    if (costUsd !== undefined) costs.push(costUsd);
    else isKnown = false;
    if (tokenUsage !== undefined) usages.push(tokenUsage);
  }
  return isKnown;
}

const isPaid = ({ costUsd, tokenUsage }: GraderScore): boolean => costUsd !== undefined || tokenUsage !== undefined;

/** The savings by reused results. */
function avoidedBy(results: readonly TestResult[]): Totals['avoided'] {
  const known = results.filter(isReused).map(({ avoided = {} }) => avoided);
  if (known.length === 0) return undefined;
  const costs = known.flatMap(({ costUsd }) => costUsd ?? []);
  const times = known.flatMap(({ durationMs }) => durationMs ?? []);
  return {
    tests: known.length,
    costUsd: costs.length > 0 ? sum(costs) : undefined,
    costUnknown: known.length - costs.length,
    durationMs: times.length > 0 ? sum(times) : undefined,
    durationUnknown: known.length - times.length,
  };
}

/** All results of graders for a test, over all its trials. */
const scoresOf = ({ trials, scores }: TestResult): readonly GraderScore[] => {
  const all = trials?.flatMap((trial) => trial.scores) ?? scores;
  return all.some((score) => score.scores) ? all.flatMap(withMembers) : all;
};

/** Some trials passed and some failed. */
const isFlaky = (trials: readonly PresentTrial[]): boolean =>
  trials.some(({ pass }) => pass) && trials.some(({ pass }) => !pass);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
