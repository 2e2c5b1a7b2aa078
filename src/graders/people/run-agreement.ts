import type { GateOptions } from '../../config/settings.ts';
import type { RunResult, TestResult } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { grouped } from '../../model/values/grouped.ts';
import { judgeAgreements, type LabelPolicy, type PresentJudging } from '../labels/agreement.ts';
import { graderKey, judgesOf } from '../labels/judges-of.ts';
import { answerHashOf, answerTextOf, type Label } from '../labels/label.ts';
import type { StoredLabels } from './label-store.ts';

/** Adds to a run how well judges agree with the labels of the repository, unless it has that. Without labels, nothing. */
export function withAgreement(run: RunResult, inputs: GateOptions, { labels, problems }: StoredLabels): RunResult {
  if (run.agreement !== undefined) return run;
  if (labels.length === 0 && problems.length === 0) return run;
  const labelValues = labels.map(({ label }) => label);
  // In tests of judges, the minimum is the threshold.
  const minimum = inputs.judges === undefined ? inputs.judgeMinAgreement : undefined;
  const judgings = inputs.judges === undefined ? judgingsOf(run) : testedJudgings(run, { labels });
  const agreement = judgeAgreements(labelValues, labelPolicy(inputs), judgings).map((judge) => ({
    ...judge,
    minimum,
  }));
  const warnings = problems.map((problem) => ({ ...problem, severity: 'warning' as const }));
  return {
    ...run,
    warnings: [...run.warnings, ...warnings],
    agreement: agreement.length > 0 ? agreement : undefined,
  };
}

/** The verdicts of the judges of a run, for answers that are the labelled ones. */
function judgingsOf({ results }: RunResult): PresentJudging {
  const byAnswer = new Map(
    results
      .filter((result) => judgesOf(result).length > 0)
      .map((result) => [JSON.stringify([resultKey(result), answerHashOf(answerTextOf(result))]), result]),
  );
  return ({ grader, labels: [label] }) => {
    const result = byAnswer.get(JSON.stringify([resultKey(label), label.answer]));
    const score = result && judgesOf(result).find((judge) => graderKey(judge) === grader);
    if (result === undefined || score === undefined || score.verdict === 'skip') return undefined;
    const { verdict, reasoning: reason } = score;
    return { verdict, reason, measure: result.measure, time: result.timestamp };
  };
}

/** The verdicts of judges that this run tested: a test passed where the judge agreed with people. */
function testedJudgings({ results }: RunResult, { labels }: Pick<StoredLabels, 'labels'>): PresentJudging {
  const tested = new Map(results.map((result) => [keyOf(result), result]));
  const placed = grouped(labels, ({ label: { suiteFile, suite } }) => [suiteFile, suite]);
  return (human) => {
    const [label] = human.labels;
    const ofSuite = placed.get(JSON.stringify([label.suiteFile, label.suite])) ?? [];
    const names = { suite: judgeSuiteName(human.grader), testId: judgeTestId(label) };
    const files = new Set(ofSuite.map(({ location: { file } }) => file));
    const [result] = [...files].flatMap((suiteFile) => tested.get(keyOf({ ...names, suiteFile })) ?? []);
    const { score } = (result && outcomeOf(result)) ?? {};
    const { verdict: said } = human;
    if (result === undefined || score === undefined || (said !== 'pass' && said !== 'fail')) return undefined;
    const [judge] = judgesOf(result);
    const verdict = score >= 0.5 ? said : said === 'pass' ? 'fail' : 'pass';
    return { verdict, reason: judge?.reasoning, measure: result.measure, time: result.timestamp };
  };
}

const keyOf = ({ suiteFile, suite, testId }: Pick<TestResult, 'suiteFile' | 'suite' | 'testId'>): string =>
  JSON.stringify([suiteFile, suite, testId]);

/** The name of the suite that tests a judge. */
export const judgeSuiteName = (grader: string): string => `judge:${grader}`;

/** The name of the test that judges a labelled answer again. */
export const judgeTestId = ({ testId, answer }: Pick<Label, 'testId' | 'answer'>): string =>
  `${testId}~${answer.slice(0, 12)}`;

export const labelPolicy = ({ labelsNeedsImprovement }: GateOptions): LabelPolicy => ({
  needsImprovement: labelsNeedsImprovement,
});
