import { cohensKappa, pairsIn, type VerdictPairs } from '../gate/statistics/kappa.ts';
import { wilson } from '../gate/statistics/wilson.ts';
import { plural } from '../model/text/text.ts';
import type { JudgeAgreement } from '../model/verdict/agreement.ts';
import { present } from './blocks.ts';
import { percent, percentRange, UNKNOWN } from './numbers.ts';

const FEWEST_ANSWERS = 20;
/** Fewer answers that people pass, or that they fail, say little about one of the two kinds. */
const FEWEST_OF_KIND = 5;

/** Above the judge, its numbers in their order, and the notes. */
export const agreementTitles = [
  'Judge',
  '#Answers',
  'Agreement',
  'Caught failures',
  'Accepted passes',
  'Right when it passes',
  'Right when it fails',
  'Kappa',
  'Notes',
];

/**
 * The numbers of a judge as plain text; `–` where there is none. `caughtFailures` is the share of the answers failed by people that
 * the judge fails, `acceptedPasses` of those passed by people that it passes; `notes` is what a reader has to know about them.
 */
export function agreementNumbers(of: JudgeAgreement) {
  const { pairs, judgeSeen, flaky, ties, outdated } = of;
  const chosen = pairsIn(of.chosen);
  const agreeing = of.chosen.bothPass + of.chosen.bothFail;
  const { bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d } = pairs;
  const n = pairsIn(pairs);
  const hasEnough = n >= FEWEST_ANSWERS;
  const hasBothKinds = hasEnough && b + d >= FEWEST_OF_KIND && a + c >= FEWEST_OF_KIND;
  const share = (part: number, all: number): string => {
    const interval = wilson(part, all);
    return interval === undefined ? UNKNOWN : `${percent(part / all)} (${percentRange(interval)})`;
  };
  const ofKind = (part: number, all: number) => (hasBothKinds ? share(part, all) : UNKNOWN);
  const kappa = hasBothKinds ? cohensKappa(pairs) : undefined;
  const reservation = !hasEnough ? `too few labels (${n} of ${FEWEST_ANSWERS})` : 'kappa needs answers of both kinds';
  return {
    answers: `${n}`,
    agreement: hasEnough ? share(a + d, n) : n === 0 ? UNKNOWN : `${a + d} of ${n}`,
    caughtFailures: ofKind(d, b + d),
    acceptedPasses: ofKind(a, a + c),
    rightWhenPassing: ofKind(a, a + b),
    rightWhenFailing: ofKind(d, c + d),
    kappa: kappa === undefined ? UNKNOWN : `${signed(kappa.kappa)} (${signed(kappa.low)} to ${signed(kappa.high)})`,
    notes: present(
      isBelowMinimum(of) && `below the minimum of ${percent(of.minimum ?? 0)}`,
      !hasBothKinds && reservation,
      chosen > 0 && `${plural('chosen answer', chosen)}, not representative: ${agreeing} of ${chosen} agree`,
      judgeSeen > 0 && `${judgeSeen} labelled after seeing the judge`,
      flaky > 0 && `${plural('answer', flaky)} without a clear verdict of people`,
      ties.length > 0 && `${plural('tie', ties.length)} between people, not counted`,
      outdated > 0 && `${plural('answer', outdated)} judged by an earlier model or rubric, not counted`,
    ),
  };
}

/** The numbers for programs, whatever the number of answers. Shares of nothing are absent. */
export function statisticsOf(pairs: VerdictPairs) {
  const { bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d } = pairs;
  return {
    agreement: rate(a + d, pairsIn(pairs)),
    caughtFailures: rate(d, b + d),
    acceptedPasses: rate(a, a + c),
    rightWhenPassing: rate(a, a + b),
    rightWhenFailing: rate(d, c + d),
    kappa: cohensKappa(pairs),
  };
}

const rate = (of: number, among: number) => (among === 0 ? undefined : { rate: of / among, ...wilson(of, among) });

const signed = (value: number): string =>
  value
    .toFixed(2)
    .replace(/^-(?=0\.00$)/, '')
    .replace('-', '−');

/** Whether a judge agrees less with people than the repository asks for: all of the 95% interval is below that. */
export function isBelowMinimum({ pairs, minimum }: JudgeAgreement): boolean {
  const n = pairsIn(pairs);
  const interval = wilson(pairs.bothPass + pairs.bothFail, n);
  return minimum !== undefined && n >= FEWEST_ANSWERS && interval !== undefined && interval.high < minimum;
}
