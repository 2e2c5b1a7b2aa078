import type { JudgeAgreement } from '../model/verdict/agreement.ts';
import { cohensKappa, pairsIn, type VerdictPairs } from '../shared/statistics/kappa.ts';
import { wilson } from '../shared/statistics/wilson.ts';
import { plural } from '../shared/text.ts';
import { percent, percentRange, UNKNOWN } from './numbers.ts';

/** Fewer answers give no percentages. */
const FEWEST_ANSWERS = 20;
/** Fewer answers that people pass, or that they fail, say little about one of the two kinds. */
const FEWEST_OF_KIND = 5;

/** A share of answers, with its 95% interval. */
interface Share {
  readonly of: number;
  readonly among: number;
}

/** The numbers of a judge as plain text; `–` where there is none. */
interface AgreementNumbers {
  readonly answers: string;
  readonly agreement: string;
  /** The share of the answers failed by people that the judge fails, and of those passed by people that it passes. */
  readonly caughtFailures: string;
  readonly acceptedPasses: string;
  readonly rightWhenPassing: string;
  readonly rightWhenFailing: string;
  readonly kappa: string;
  /** What a reader has to know about the numbers. */
  readonly notes: readonly string[];
}

export function agreementNumbers(of: JudgeAgreement): AgreementNumbers {
  const { pairs } = of;
  const n = pairsIn(pairs);
  const agreeing = pairs.bothPass + pairs.bothFail;
  const notes = [
    ...(isBelowMinimum(of) ? [`below the minimum of ${percent(of.minimum ?? 0)}`] : []),
    ...reservations(pairs),
    ...countNotes(of),
  ];
  const nothing = {
    caughtFailures: UNKNOWN,
    acceptedPasses: UNKNOWN,
    rightWhenPassing: UNKNOWN,
    rightWhenFailing: UNKNOWN,
  };
  const answers = `${n}`;
  if (n < FEWEST_ANSWERS) {
    const agreement = n === 0 ? UNKNOWN : `${agreeing} of ${n}`;
    return { answers, agreement, ...nothing, kappa: UNKNOWN, notes };
  }
  const agreement = shareText({ of: agreeing, among: n });
  if (!hasBothKinds(pairs)) return { answers, agreement, ...nothing, kappa: UNKNOWN, notes };
  const { bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d } = pairs;
  return {
    answers,
    agreement,
    caughtFailures: shareText({ of: d, among: b + d }),
    acceptedPasses: shareText({ of: a, among: a + c }),
    rightWhenPassing: shareText({ of: a, among: a + b }),
    rightWhenFailing: shareText({ of: d, among: c + d }),
    kappa: kappaText(pairs),
    notes,
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

function shareText({ of, among }: Share): string {
  const interval = wilson(of, among);
  return interval === undefined ? UNKNOWN : `${percent(of / among)} (${percentRange(interval)})`;
}

function kappaText(pairs: VerdictPairs): string {
  const found = cohensKappa(pairs);
  return found === undefined ? UNKNOWN : `${signed(found.kappa)} (${signed(found.low)} to ${signed(found.high)})`;
}

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

const hasBothKinds = ({ bothPass: a, onlyJudgePasses: b, onlyPeoplePass: c, bothFail: d }: VerdictPairs): boolean =>
  b + d >= FEWEST_OF_KIND && a + c >= FEWEST_OF_KIND;

function reservations(pairs: VerdictPairs): string[] {
  const n = pairsIn(pairs);
  if (n < FEWEST_ANSWERS) return [`too few labels (${n} of ${FEWEST_ANSWERS})`];
  return hasBothKinds(pairs) ? [] : ['kappa needs answers of both kinds'];
}

function countNotes({ chosen, judgeSeen, flaky, ties, outdated }: JudgeAgreement): string[] {
  const chosenCount = pairsIn(chosen);
  const agreeing = chosen.bothPass + chosen.bothFail;
  return [
    ...(chosenCount > 0
      ? [`${plural('chosen answer', chosenCount)}, not representative: ${agreeing} of ${chosenCount} agree`]
      : []),
    ...(judgeSeen > 0 ? [`${judgeSeen} labelled after seeing the judge`] : []),
    ...(flaky > 0 ? [`${plural('answer', flaky)} without a clear verdict of people`] : []),
    ...(ties.length > 0 ? [`${plural('tie', ties.length)} between people, not counted`] : []),
    ...(outdated > 0 ? [`${plural('answer', outdated)} judged by an earlier model or rubric, not counted`] : []),
  ];
}
