import type { Disagreement, JudgeAgreement, Tie } from '../model/verdict/agreement.ts';
import { grouped, type Some } from '../shared/grouped.ts';
import type { VerdictPairs } from '../shared/statistics/kappa.ts';
import { type Judgement, type Label, mergeLabels } from './label.ts';

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

/** The verdict of a judge on an answer. */
interface Judging {
  readonly verdict: Judgement;
  readonly reason?: string | undefined;
  /** The fingerprint of the measurement; absent: unknown. */
  readonly measure?: string | undefined;
  /** ISO 8601. */
  readonly time: string;
}

/** The verdicts of the present run, if it judged the answer. */
export type PresentJudging = (human: HumanVerdict) => Judging | undefined;

/** How well each judge agrees with people, by suite file, suite and grader. */
export function judgeAgreements(
  labels: readonly Label[],
  policy: LabelPolicy,
  present: PresentJudging = () => undefined,
): readonly JudgeAgreement[] {
  // Branches that were merged can both have a label of the same person for the same answer.
  const { labels: ofPeople } = mergeLabels([], labels);
  const byAnswer = grouped(ofPeople, answerOf);
  const judged = humanVerdicts(ofPeople, policy).flatMap((human) => {
    const ofAnswer = byAnswer.get(JSON.stringify(answerOf(human.labels[0]))) ?? [];
    const judging = judgingOf(human, ofAnswer, present);
    return judging === undefined ? [] : [{ human, judging }];
  });
  const judges = grouped(judged, ({ human }) => {
    const [{ suiteFile, suite }] = human.labels;
    return [suiteFile, suite, human.grader];
  });
  return [...judges].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ofJudge]) => agreementOf(ofJudge));
}

/** An answer with the verdicts of people and of the judge. */
interface Judged {
  readonly human: HumanVerdict;
  readonly judging: Judging;
}

/** The newest one that is known. */
function judgingOf(human: HumanVerdict, ofAnswer: readonly Label[], present: PresentJudging): Judging | undefined {
  const { grader } = human;
  const now = present(human);
  if (now !== undefined) return now;
  const stored = ofAnswer.flatMap((label) => {
    const judge = Object.hasOwn(label.judges ?? {}, grader) ? label.judges?.[grader] : undefined;
    return judge === undefined ? [] : [{ ...judge, measure: label.measure, time: label.time }];
  });
  return newest(stored);
}

const answerOf = ({ suiteFile, suite, testId, target, answer }: Label) => [suiteFile, suite, testId, target, answer];

const newest = <Timed extends { readonly time: string }>(items: readonly Timed[]): Timed | undefined =>
  items.reduce<Timed | undefined>(
    (last, item) => (last === undefined || Date.parse(item.time) > Date.parse(last.time) ? item : last),
    undefined,
  );

function agreementOf(judged: Some<Judged>): JudgeAgreement {
  const [{ human }] = judged;
  const [{ suite, suiteFile }] = human.labels;
  const current = withoutOutdated(judged);
  const pairs = current.filter(({ human: { verdict } }) => verdict === 'pass' || verdict === 'fail');
  const isChosen = ({ human: { labels } }: Judged) => labels.every(({ sample }) => sample === 'chosen');
  const excluded = (why: HumanVerdict['verdict']) => current.filter(({ human: { verdict } }) => verdict === why).length;
  return {
    suite,
    suiteFile,
    grader: human.grader,
    pairs: countsOf(pairs.filter((pair) => !isChosen(pair))),
    chosen: countsOf(pairs.filter(isChosen)),
    judgeSeen: pairs.filter(({ human: { labels } }) => labels[0].judgeSeen).length,
    flaky: excluded('excluded'),
    ties: current.flatMap(tieOf).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
    outdated: judged.length - current.length,
    disagreements: pairs.flatMap(disagreementOf).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
  };
}

/**
 * Another model, or another rubric of a test, is another judge: only the newest one of each counts. The fingerprint of the
 * grading is that of one test, and the one of the model is that of all.
 */
function withoutOutdated(judged: readonly Judged[]): readonly Judged[] {
  const known = judged.filter(({ judging }) => judging.measure !== undefined);
  const model = partOf(newest(known.map(({ judging }) => judging)), 'judge');
  const rubrics = new Map(
    Array.from(
      grouped(known, ({ human: { labels } }) => [labels[0].testId]),
      ([test, ofTest]) => [test, partOf(newest(ofTest.map(({ judging }) => judging)), 'graders')] as const,
    ),
  );
  return judged.filter(({ human: { labels }, judging }) => {
    if (judging.measure === undefined) return true;
    const rubric = rubrics.get(JSON.stringify([labels[0].testId]));
    return partOf(judging, 'judge') === model && partOf(judging, 'graders') === rubric;
  });
}

/** As `measureText` of `model/run/fingerprint.ts` orders them, after the version. */
const PARTS = { graders: 2, judge: 3 };

const partOf = (judging: Pick<Judging, 'measure'> | undefined, part: keyof typeof PARTS): string | undefined =>
  judging?.measure?.split('.')[PARTS[part]];

function countsOf(pairs: readonly Judged[]): VerdictPairs {
  const count = (judge: Judgement, people: Judgement) =>
    pairs.filter(({ human, judging }) => judging.verdict === judge && human.verdict === people).length;
  return {
    bothPass: count('pass', 'pass'),
    onlyJudgePasses: count('pass', 'fail'),
    onlyPeoplePass: count('fail', 'pass'),
    bothFail: count('fail', 'fail'),
  };
}

function disagreementOf({ human, judging }: Judged): Disagreement[] {
  const { grader, verdict, labels } = human;
  const [{ testId, target, answer, reviewer, notes, graders }] = labels;
  if (verdict === 'tie' || verdict === 'excluded' || verdict === judging.verdict) return [];
  const note = graders?.[grader]?.note ?? notes;
  return [
    {
      ...{ testId, target, answer, judge: judging.verdict, people: verdict, reviewer },
      reason: judging.reason,
      note,
    },
  ];
}

function tieOf({ human: { verdict, labels } }: Judged): Tie[] {
  if (verdict !== 'tie') return [];
  const [{ testId, target, answer }] = labels;
  return [{ testId, target, answer, reviewers: labels.map(({ reviewer }) => reviewer).sort() }];
}

const orderOf = ({ testId, target, answer }: Tie | Disagreement): string => JSON.stringify([testId, target, answer]);
