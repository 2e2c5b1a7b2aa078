import type { VerdictPairs } from '../../gate/statistics/kappa.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { Disagreement, JudgeAgreement, Tie } from '../../model/verdict/agreement.ts';
import { type Judgement, type Label, mergeLabels } from './label.ts';

/** How verdicts count as passed or failed. */
export interface LabelPolicy {
  readonly needsImprovement: Judgement | 'exclude';
}

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
  const votes = labels.flatMap((label) => {
    // The verdict on the whole answer is also about its judge only if there is no other grader.
    const [only] = label.onlyGrader === true ? Object.keys(label.judges ?? {}) : [];
    const ofGraders = Object.entries(label.graders ?? {}).map(([grader, { verdict }]) => [grader, verdict] as const);
    const ofWhole = only === undefined ? [] : [[only, judgementOf(label.verdict, policy)] as const];
    return Array.from(new Map([...ofWhole, ...ofGraders]), ([grader, verdict]) => ({ grader, verdict, label }));
  });
  const answers = grouped(votes, ({ grader, label }) => [...answerOf(label), grader]);
  return Array.from(answers.values(), (ofAnswer) => {
    const [passes, fails] = (['pass', 'fail'] as const).map((wanted) =>
      ofAnswer.filter(({ verdict }) => verdict === wanted),
    );
    const lead = (passes?.length ?? 0) - (fails?.length ?? 0);
    const isExcluded = passes?.length === 0 && fails?.length === 0;
    const agreeing = (lead > 0 ? passes : lead < 0 ? fails : undefined) ?? ofAnswer;
    const [{ grader, label }] = ofAnswer;
    const [first = label, ...others] = agreeing
      .map((vote) => vote.label)
      .sort((a, b) => Date.parse(b.time) - Date.parse(a.time));
    const verdict = isExcluded ? 'excluded' : lead > 0 ? 'pass' : lead < 0 ? 'fail' : 'tie';
    return { grader, verdict, labels: [first, ...others] };
  });
}

/** The verdict of a judge on an answer. */
interface JudgeOpinion {
  readonly verdict: Judgement;
  readonly reason?: string | undefined;
  /** The fingerprint of the measurement; absent: unknown. */
  readonly measure?: string | undefined;
  /** ISO 8601. */
  readonly time: string;
}

/** The verdicts of the present run, if it judged the answer. */
export type PresentJudging = (human: HumanVerdict) => JudgeOpinion | undefined;

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
    const stored = ofAnswer.flatMap(({ judges = {}, measure, time }) => {
      const judge = Object.hasOwn(judges, human.grader) ? judges[human.grader] : undefined;
      return judge === undefined ? [] : [{ ...judge, measure, time }];
    });
    const judging = present(human) ?? newest(stored);
    return judging === undefined ? [] : [{ human, judging }];
  });
  const judges = grouped(judged, ({ human }) => {
    const [{ suiteFile, suite }] = human.labels;
    return [suiteFile, suite, human.grader];
  });
  return [...judges]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ofJudge]) => {
      const [{ human }] = ofJudge;
      const [{ suite, suiteFile }] = human.labels;
      // Another model, or another rubric of a test, is another judge: only the newest one of each counts. The fingerprint of the
      // grading is that of one test, and the one of the model is that of all.
      const known = ofJudge.filter(({ judging }) => judging.measure !== undefined);
      const model = partOf(newest(known.map(({ judging }) => judging)), 'judge');
      const rubrics = new Map(
        Array.from(
          grouped(known, ({ human: { labels } }) => [labels[0].testId]),
          ([test, ofTest]) => [test, partOf(newest(ofTest.map(({ judging }) => judging)), 'graders')] as const,
        ),
      );
      const current = ofJudge.filter(({ human: { labels }, judging }) => {
        if (judging.measure === undefined) return true;
        const rubric = rubrics.get(JSON.stringify([labels[0].testId]));
        return partOf(judging, 'judge') === model && partOf(judging, 'graders') === rubric;
      });
      const pairs = current.filter(({ human: { verdict } }) => verdict === 'pass' || verdict === 'fail');
      const isChosen = ({ human: { labels } }: LabelledAnswer) => labels.every(({ sample }) => sample === 'chosen');
      const orderOf = ({ testId, target, answer }: Tie | Disagreement) => JSON.stringify([testId, target, answer]);
      const inOrder = (a: Tie | Disagreement, b: Tie | Disagreement) => (orderOf(a) < orderOf(b) ? -1 : 1);
      return {
        suite,
        suiteFile,
        grader: human.grader,
        pairs: countsOf(pairs.filter((pair) => !isChosen(pair))),
        chosen: countsOf(pairs.filter(isChosen)),
        judgeSeen: pairs.filter(({ human: { labels } }) => labels[0].judgeSeen).length,
        flaky: current.filter(({ human: { verdict } }) => verdict === 'excluded').length,
        ties: current
          .flatMap(({ human: { verdict, labels } }): Tie[] => {
            const [{ testId, target, answer }] = labels;
            const reviewers = labels.map(({ reviewer }) => reviewer).sort();
            return verdict === 'tie' ? [{ testId, target, answer, reviewers }] : [];
          })
          .sort(inOrder),
        outdated: ofJudge.length - current.length,
        disagreements: pairs
          .flatMap(({ human: { grader, verdict, labels }, judging }): Disagreement[] => {
            const [{ testId, target, answer, reviewer, notes, graders }] = labels;
            if (verdict === 'tie' || verdict === 'excluded' || verdict === judging.verdict) return [];
            const note = graders?.[grader]?.note ?? notes;
            const { verdict: judge, reason } = judging;
            return [{ testId, target, answer, judge, people: verdict, reviewer, reason, note }];
          })
          .sort(inOrder),
      };
    });
}

/** An answer with the verdicts of people and of the judge. */
interface LabelledAnswer {
  readonly human: HumanVerdict;
  readonly judging: JudgeOpinion;
}

const answerOf = ({ suiteFile, suite, testId, target, answer }: Label) => [suiteFile, suite, testId, target, answer];

const newest = <Timed extends { readonly time: string }>(items: readonly Timed[]): Timed | undefined =>
  items.reduce<Timed | undefined>(
    (last, item) => (last === undefined || Date.parse(item.time) > Date.parse(last.time) ? item : last),
    undefined,
  );

/** As `measureText` of `model/run/fingerprint.ts` orders them, after the version. */
const PARTS = { graders: 2, judge: 3 };

const partOf = (judging: Pick<JudgeOpinion, 'measure'> | undefined, part: keyof typeof PARTS): string | undefined =>
  judging?.measure?.split('.')[PARTS[part]];

function countsOf(pairs: readonly LabelledAnswer[]): VerdictPairs {
  const count = (judge: Judgement, people: Judgement) =>
    pairs.filter(({ human, judging }) => judging.verdict === judge && human.verdict === people).length;
  return {
    bothPass: count('pass', 'pass'),
    onlyJudgePasses: count('pass', 'fail'),
    onlyPeoplePass: count('fail', 'pass'),
    bothFail: count('fail', 'fail'),
  };
}
