import { grouped } from '../shared/grouped.ts';
import type { Judgement, Label } from './label.ts';

/** How verdicts count as passed or failed. */
export interface LabelPolicy {
  readonly needsImprovement: Judgement | 'exclude';
}

export const DEFAULT_LABEL_POLICY: LabelPolicy = { needsImprovement: 'fail' };

/** Of the whole answer; `flaky` says nothing about it. */
export function judgementOf(verdict: Label['verdict'], { needsImprovement }: LabelPolicy): Judgement | 'exclude' {
  switch (verdict) {
    case 'acceptable':
      return 'pass';
    case 'incorrect':
      return 'fail';
    case 'needs_improvement':
      return needsImprovement;
    default:
      return 'exclude';
  }
}

/** What people say about one grader on one answer. */
export interface HumanVerdict {
  /** `type:name`. */
  readonly grader: string;
  /** The majority of the reviewers. */
  readonly verdict: Judgement | 'tie' | 'excluded';
  /** The labels that agree with it, the newest first; of a tie, all. */
  readonly labels: readonly [Label, ...Label[]];
}

/** The judgements of people about the graders of the labelled answers, in the order of the labels. */
export function humanVerdicts(labels: readonly Label[], policy: LabelPolicy): readonly HumanVerdict[] {
  const votes = labels.flatMap((label) =>
    Object.entries(votesOf(label, policy)).map(([grader, verdict]) => ({ grader, verdict, label })),
  );
  const answers = grouped(votes, ({ grader, label: { suiteFile, suite, testId, target, answer } }) => [
    ...[suiteFile, suite, testId, target, answer],
    grader,
  ]);
  return Array.from(answers.values(), majority);
}

interface Vote {
  readonly grader: string;
  readonly verdict: Judgement | 'exclude';
  readonly label: Label;
}

/** The judgement about a grader; the verdict on the whole answer is also about it only if there is no other grader. */
function votesOf(label: Label, policy: LabelPolicy): Readonly<Record<string, Judgement | 'exclude'>> {
  const own = Object.fromEntries(Object.entries(label.graders ?? {}).map(([grader, { verdict }]) => [grader, verdict]));
  const [only] = Object.keys(label.judges ?? {});
  if (label.onlyGrader !== true || only === undefined) return own;
  return { [only]: judgementOf(label.verdict, policy), ...own };
}

function majority(votes: readonly [Vote, ...Vote[]]): HumanVerdict {
  const of = (wanted: Vote['verdict']) => votes.filter(({ verdict }) => verdict === wanted);
  const [passes, fails] = [of('pass'), of('fail')];
  const verdict = passes.length > fails.length ? 'pass' : fails.length > passes.length ? 'fail' : 'tie';
  const isExcluded = passes.length + fails.length === 0;
  const agreeing = verdict === 'pass' ? passes : verdict === 'fail' ? fails : votes;
  const [first, ...others] = agreeing.map(({ label }) => label).sort((a, b) => Date.parse(b.time) - Date.parse(a.time));
  const [{ grader, label }] = votes;
  return { grader, verdict: isExcluded ? 'excluded' : verdict, labels: [first ?? label, ...others] };
}
