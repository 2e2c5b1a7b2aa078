import type { GraderScore } from '../model/grade.ts';
import { type FlipCount, isUncalibrated, type JudgeNoise, MOST_FLIPS, together } from '../model/judge-noise.ts';
import { sumPaid } from '../model/paid.ts';
import type { TestResult } from '../model/result.ts';
import { cutMiddle } from '../shared/text.ts';
import { money, percent } from './numbers.ts';

/** More judges than these are only counted. */
const MOST_NAMED = 5;
const LONGEST_NAME = 60;

/**
 * How often judges said something else when they were asked again, in one line; another one names those that are
 * uncalibrated. `show` makes the name of a judge harmless, which somebody else has chosen.
 */
export function judgeNoiseLines(all: readonly JudgeNoise[] = [], show: (judge: string) => string): string[] {
  if (all.length === 0) return [];
  const now = together(all.map((noise) => noise.now));
  const known = together([now, ...all.map(({ before }) => before)]);
  const { costUsd } = sumPaid(all.map(({ paid }) => paid));
  const nameOf = ({ judge }: JudgeNoise) => show(cutMiddle(judge, LONGEST_NAME));
  const heard = all.filter((noise) => countOf(noise).rejudged > 0);
  const judges = named(heard, (noise) => `${nameOf(noise)} ${countOf(noise).flips} of ${countOf(noise).rejudged}`);
  const line = [
    `judge noise: ${shareOf(known)}`,
    ...(now.rejudged === known.rejudged ? [] : [`${now.rejudged || 'none'} of them in this run`]),
    ...(costUsd === undefined ? [] : [`${money(costUsd)} spent on it`]),
    ...counted(
      all.reduce((sum, { leftOut }) => sum + leftOut, 0),
      'left out for want of money or time',
    ),
    ...counted(
      all.reduce((sum, { unanswered }) => sum + unanswered, 0),
      'without an answer',
    ),
  ].join(', ');
  const unsteady = all.filter(isUncalibrated);
  const limit = `uncalibrated, because more than ${percent(MOST_FLIPS)} differ`;
  return [
    heard.length > 1 ? `${line}; ${judges}` : line,
    ...(unsteady.length > 0 ? [`${limit}: ${named(unsteady, nameOf)}`] : []),
  ];
}

/** Beside the score of a test: ` (uncalibrated)` where a judge gave a part of it that often says something else. */
export function calibration({ scores, trials }: Pick<TestResult, 'scores' | 'trials'>): string {
  const isMarked = scores.some(isUnsteady) || trials?.some((trial) => trial.scores.some(isUnsteady));
  return isMarked ? ' (uncalibrated)' : '';
}

const isUnsteady = ({ uncalibrated, scores = [] }: GraderScore): boolean =>
  uncalibrated === true || scores.some(isUnsteady);

function named(all: readonly JudgeNoise[], tell: (noise: JudgeNoise) => string): string {
  const others = all.length - MOST_NAMED;
  return all.slice(0, MOST_NAMED).map(tell).join(', ') + (others > 0 ? ` and ${others} more` : '');
}

function shareOf({ rejudged, flips }: FlipCount): string {
  if (rejudged === 0) return 'nothing was judged again';
  return `${flips} of ${rejudged} judged again ${flips === 1 ? 'differs' : 'differ'} (${percent(flips / rejudged)})`;
}

const countOf = ({ now, before }: JudgeNoise): FlipCount => together([now, before]);

const counted = (count: number, what: string): string[] => (count > 0 ? [`${count} ${what}`] : []);
