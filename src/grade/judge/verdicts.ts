import { type Assertion, type GraderReply, verdictOf } from '../../model/run/grade.ts';
import { DEEPEST_JSON, isDeeperThan } from '../../shared/depth.ts';
import { weightedMean } from '../weighted-mean.ts';
import type { ChecklistReply, FreeFormReply, ScoreRangesReply } from './reply-shapes.ts';
import type { Rubric } from './rubric-items.ts';
import { TOP_SCORE } from './score-ranges.ts';

export type Verdict = Extract<GraderReply, { kind: 'scored' }>;

/** More entries than these are cut off, as AgentV does. */
const MOST_ASSERTIONS = 8;
/** Of `hits` and of `misses`. */
const MOST_TEXTS = 4;

export function freeFormVerdict(reply: FreeFormReply): Verdict {
  const { score, details, reasoning } = reply;
  const isTooDeep = isDeeperThan(details, DEEPEST_JSON);
  const dropped = isTooDeep ? `Its details are nested more than ${DEEPEST_JSON} levels deep and were dropped.` : '';
  const assertions = entriesOf(reply);
  const said = [reasoning ?? '', dropped].filter((text) => text.trim() !== '');
  return {
    kind: 'scored',
    score,
    assertions,
    ...reasoningOf(said.length === 0 && score < 1 && assertions.every(({ passed }) => passed) ? [NO_REASON] : said),
    details: details && !isTooDeep && Object.keys(details).length > 0 ? details : undefined,
  };
}

const NO_REASON = 'The judge gave no reason for less than the full score.';

function entriesOf({ assertions, hits, misses }: FreeFormReply): Assertion[] {
  if (assertions && assertions.length > 0) {
    return assertions
      .slice(0, MOST_ASSERTIONS)
      .map(({ text, passed, evidence }) => ({ text, passed, ...evidenceOf(evidence) }));
  }
  const entries = (texts: readonly string[] | null | undefined, passed: boolean) =>
    (texts ?? []).slice(0, MOST_TEXTS).map((text) => ({ text, passed }));
  return [...entries(hits, true), ...entries(misses, false)];
}

/**
 * The verdict of a checklist: the weight of satisfied criteria divided by that of judged ones. A missed required
 * criterion fails the grader and does not change its score.
 */
export function checklistVerdict({ checks, overall_reasoning }: ChecklistReply, rubrics: readonly Rubric[]): Verdict {
  const judged = checked(checks, rubrics);
  const score = weightedMean(
    judged.map(({ rubric: { weight }, check }) => ({ score: check.satisfied ? 1 : 0, weight })),
  );
  const isMissed = judged.some(({ rubric, check }) => rubric.required === true && !check.satisfied);
  return {
    kind: 'scored',
    score,
    verdict: isMissed ? 'fail' : verdictOf(score),
    ...requiredMissedIn(judged.filter(({ check }) => !check.satisfied)),
    assertions: judged.map(({ rubric: { id, outcome }, check: { satisfied, reasoning } }) => ({
      text: `[${id}] ${outcome}`,
      passed: satisfied,
      ...evidenceOf(reasoning),
    })),
    ...reasoningOf([overall_reasoning]),
  };
}

/**
 * The verdict of scores from 0 to 10: their weighted mean as a share. A criterion below its own minimum fails the
 * grader and does not change its score.
 */
export function scoreRangesVerdict(
  { checks, overall_reasoning }: ScoreRangesReply,
  rubrics: readonly Rubric[],
): Verdict {
  const judged = checked(checks, rubrics).map(({ rubric, check }) => ({
    rubric,
    check,
    isShort: check.score / TOP_SCORE < minimumOf(rubric),
  }));
  const score = weightedMean(
    judged.map(({ rubric: { weight }, check }) => ({ score: check.score / TOP_SCORE, weight })),
  );
  return {
    kind: 'scored',
    score,
    verdict: judged.some(({ isShort }) => isShort) ? 'fail' : verdictOf(score),
    ...requiredMissedIn(judged.filter(({ isShort }) => isShort)),
    assertions: judged.map(({ rubric, check, isShort }) => ({
      text: `[${rubric.id}] ${scoreText(rubric, check.score)}`,
      passed: !isShort && check.score >= PASSING_SCORE,
      ...evidenceOf(check.reasoning),
    })),
    details: {
      raw_scores: Object.fromEntries(judged.map(({ rubric, check }) => [rubric.id, check.score])),
      normalization: 'score / 10',
      aggregation: 'weighted_average',
    },
    ...reasoningOf([overall_reasoning ?? '']),
  };
}

/** From this score on a criterion counts as met. */
const PASSING_SCORE = 7;

function requiredMissedIn(missed: readonly { readonly rubric: Rubric }[]): Pick<Verdict, 'requiredMissed'> {
  const ids = missed.filter(({ rubric }) => rubric.failsTest).map(({ rubric }) => rubric.id);
  return ids.length === 0 ? {} : { requiredMissed: ids };
}

const minimumOf = ({ minScore, required }: Rubric): number => minScore ?? (required === true ? 1 : 0);

function scoreText({ outcome, ranges = [] }: Rubric, score: number): string {
  const meaning = ranges.find(({ low, high }) => low <= score && score <= high)?.outcome;
  const said = `${score}/${TOP_SCORE}${meaning === undefined ? '' : ` (${meaning})`}`;
  return outcome === '' ? said : `${outcome}: ${said}`;
}

/** Each check with its criterion: the schema of the reply made sure that each criterion has one. */
function checked<Check extends { readonly id: string }>(checks: readonly Check[], rubrics: readonly Rubric[]) {
  return checks.flatMap((check) => {
    const rubric = rubrics.find(({ id }) => id === check.id);
    return rubric === undefined ? [] : [{ rubric, check }];
  });
}

const evidenceOf = (evidence: string | null | undefined): { readonly evidence?: string } =>
  evidence?.trim() ? { evidence } : {};

function reasoningOf(said: readonly string[]): { readonly reasoning?: string } {
  const text = said.filter((part) => part.trim() !== '').join('\n');
  return text === '' ? {} : { reasoning: text };
}
