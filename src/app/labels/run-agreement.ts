import { judgeAgreements, type PresentJudging } from '../../labels/agreement.ts';
import { answerHashOf, answerTextOf } from '../../labels/answer.ts';
import { graderKey, judgesOf } from '../../labels/judges-of.ts';
import { type RunResult, resultKey } from '../../model/run/result.ts';
import type { Inputs } from '../config/inputs.ts';
import { labelPolicy } from './label-settings.ts';
import { type LabelSite, readStoredLabels } from './label-store.ts';

/** Adds to a run how well judges agree with the labels of the repository, unless it has that. Without labels, nothing. */
export async function withAgreement(
  run: RunResult,
  inputs: Pick<Inputs, 'labelsNeedsImprovement'>,
  site: LabelSite,
): Promise<RunResult> {
  if (run.agreement !== undefined) return run;
  const { labels, problems } = await readStoredLabels(site);
  if (labels.length === 0 && problems.length === 0) return run;
  const own = labels.map(({ label }) => label);
  const agreement = judgeAgreements(own, labelPolicy(inputs), judgingsOf(run));
  const warnings = problems.map((problem) => ({ ...problem, severity: 'warning' as const }));
  return {
    ...run,
    warnings: [...run.warnings, ...warnings],
    ...(agreement.length > 0 && { agreement: [...agreement] }),
  };
}

/** The verdicts of the judges of a run, for answers that are the labelled ones. */
function judgingsOf({ results }: RunResult): PresentJudging {
  const byAnswer = new Map(
    results
      .filter((result) => judgesOf(result).length > 0)
      .map((result) => [JSON.stringify([resultKey(result), answerHashOf(answerTextOf(result))]), result]),
  );
  return (label, grader) => {
    const result = byAnswer.get(JSON.stringify([resultKey(label), label.answer]));
    const score = result && judgesOf(result).find((judge) => graderKey(judge) === grader);
    if (result === undefined || score === undefined || score.verdict === 'skip') return undefined;
    const { verdict, reasoning: reason } = score;
    return { verdict, reason, measure: result.measure, time: result.timestamp };
  };
}
