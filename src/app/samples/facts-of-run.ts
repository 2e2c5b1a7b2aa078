import type { TestFact } from '../../model/run/fact.ts';
import type { GraderScore } from '../../model/run/grade.ts';
import { isReused, type RunResult, startOf, type TestResult, type Trial } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';

/** What one trial of each test took in a run. Answers from a cache took nothing, and later runs may need new ones. */
export function factsOfRun(run: RunResult): TestFact[] {
  const time = startOf(run);
  return run.results.flatMap((result) => {
    const { kind } = outcomeOf(result);
    return isReused(result) || (kind !== 'passed' && kind !== 'failed') ? [] : (factOf(result, time) ?? []);
  });
}

type Measured = Pick<Trial, 'durationMs' | 'tokenUsage' | 'scores' | 'cached'>;

function factOf(result: TestResult, time: string): TestFact | undefined {
  const { suiteFile, suite, testId, target, trials, evalRun } = result;
  const measured: readonly Measured[] = (trials ?? [result]).filter(
    ({ cached, durationMs }) => !cached && durationMs !== undefined,
  );
  const count = measured.length;
  if (count === 0) return undefined;
  const scores = measured.flatMap((trial) => trial.scores.flatMap(withMembers));
  const judged = scores.filter(({ costUsd, tokenUsage }) => costUsd !== undefined || tokenUsage !== undefined);
  const usages = [...measured, ...judged].flatMap(({ tokenUsage }) => tokenUsage ?? []);
  const costs = judged.flatMap(({ costUsd }) => costUsd ?? []);
  return {
    key: [suiteFile, suite, testId, target],
    time,
    durationMs: trials === undefined ? evalRun.durationMs : sum(measured.map(msOf)) / count,
    tokens:
      usages.length > 0
        ? {
            input: sum(usages.map(({ input }) => input)) / count,
            output: sum(usages.map(({ output }) => output)) / count,
          }
        : undefined,
    judgeCalls: judged.length / count,
    judgeUsd: costs.length > 0 ? sum(costs) / count : undefined,
  };
}

/** The answer, then its graders. */
const msOf = ({ durationMs = 0, scores }: Measured): number =>
  durationMs + sum(scores.map((score) => score.durationMs));

const withMembers = (score: GraderScore): readonly GraderScore[] => [
  score,
  ...(score.scores ?? []).flatMap(withMembers),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
