import { createHash } from 'node:crypto';
import { resultKey, type TestResult } from '../model/run/result.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import { answerHashOf, answerTextOf } from './answer.ts';
import { judgementOf, type LabelPolicy } from './human-verdict.ts';
import { graderKey, isReviewable, judgesOf } from './judges-of.ts';
import type { Label } from './label.ts';

interface Choice {
  readonly only?: 'failing' | 'disagreed' | undefined;
  /** Maximum number of tests. */
  readonly sample?: number | undefined;
}

/** What decides which tests are reviewed. */
interface Known {
  readonly runId: string;
  readonly labels: readonly Label[];
  readonly policy: LabelPolicy;
}

/**
 * The tests to review. Their order is made from the run and their names: it is the same each time, and the first tests
 * of it are a random sample of all, so that one who stops early has still judged a random sample.
 */
export function chooseTests(results: readonly TestResult[], choice: Choice, known: Known): readonly TestResult[] {
  const wanted = results.filter((result) => isReviewable(result) && isWanted(result, choice, known));
  const lots = new Map(wanted.map((result) => [result, lotOf(result, known.runId)]));
  const drawn = wanted.toSorted((a, b) => ((lots.get(a) ?? '') < (lots.get(b) ?? '') ? -1 : 1));
  return drawn.slice(0, choice.sample);
}

/** How the chosen tests came to review: a part of the run that was asked for says nothing about the others. */
export const sampleOf = ({ only }: Choice): Label['sample'] => (only === undefined ? 'random' : 'chosen');

const lotOf = (result: TestResult, runId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([runId, resultKey(result)]))
    .digest('hex');

function isWanted(result: TestResult, { only }: Choice, known: Known): boolean {
  if (only === 'failing') return outcomeOf(result).kind !== 'passed';
  return only === undefined || isDisagreed(result, known);
}

/** Whether the judges of an answer contradict each other, the other graders, or a person. */
function isDisagreed(result: TestResult, { labels, policy }: Known): boolean {
  const graders = result.scores.filter(({ verdict }) => verdict !== 'skip');
  const judges = judgesOf(result).filter(({ verdict }) => verdict !== 'skip');
  if (judges.some(({ verdict }) => graders.some((other) => other.verdict !== verdict))) return true;
  const answer = answerHashOf(answerTextOf(result));
  const own = labels.filter((label) => label.answer === answer && resultKey(label) === resultKey(result));
  return own.some((label) => {
    const whole = judgementOf(label.verdict, policy);
    return judges.some((judge) => {
      const people = label.graders?.[graderKey(judge)]?.verdict ?? (label.onlyGrader ? whole : undefined);
      return people !== undefined && people !== 'exclude' && people !== judge.verdict;
    });
  });
}
