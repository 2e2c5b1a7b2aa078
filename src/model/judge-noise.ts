import * as z from 'zod';
import { paidSchema, sumPaid } from './paid.ts';

/** How many kept verdicts were asked for once more, and how many of those differ in whether the answer passes. */
export const flipCountSchema = z
  .strictObject({ rejudged: z.int().min(0).max(1_000_000), flips: z.int().min(0) })
  .refine(({ rejudged, flips }) => flips <= rejudged, 'more flips than verdicts');
export type FlipCount = z.output<typeof flipCountSchema>;

/** How steady a judge is (gate.md O8): what came of asking it again, without its memory, in this run and before. */
export const judgeNoiseSchema = z.strictObject({
  /** The name of the target that judges. */
  judge: z.string(),
  now: flipCountSchema,
  /** Of earlier runs, as far as the cache remembers them. */
  before: flipCountSchema,
  /** Drawn, but left out: there was no money or no time for it. */
  leftOut: z.int().nonnegative(),
  /** Asked, and no verdict came of it. */
  unanswered: z.int().nonnegative(),
  /** What asking again took in this run. */
  paid: paidSchema,
});
export type JudgeNoise = z.output<typeof judgeNoiseSchema>;

/** With fewer verdicts one that differs says nothing yet about a judge. */
const LEAST_REJUDGED = 10;
/** Share of what is judged again that may differ. */
export const MOST_FLIPS = 0.1;

/** All that is known of a judge, or of several. */
export const together = (counts: readonly FlipCount[]): FlipCount => ({
  rejudged: counts.reduce((sum, { rejudged }) => sum + rejudged, 0),
  flips: counts.reduce((sum, { flips }) => sum + flips, 0),
});

/** Whether a judge says something else so often, of what it judged before, that its scores are to be taken with care. */
export function isUncalibrated({ now, before }: Pick<JudgeNoise, 'now' | 'before'>): boolean {
  const { rejudged, flips } = together([now, before]);
  return rejudged >= LEAST_REJUDGED && flips / rejudged > MOST_FLIPS;
}

/**
 * What several runs know of the judges they share, by name and in its order. Runs of one job know the same past, which
 * counts once: the longest.
 */
export function mergeNoise(all: readonly JudgeNoise[]): JudgeNoise[] {
  const byName = new Map<string, JudgeNoise>();
  for (const noise of all) {
    const known = byName.get(noise.judge);
    byName.set(noise.judge, known === undefined ? noise : bothOf(known, noise));
  }
  return [...byName.values()].sort((a, b) => (a.judge < b.judge ? -1 : 1));
}

const bothOf = (one: JudgeNoise, other: JudgeNoise): JudgeNoise => ({
  judge: one.judge,
  now: together([one.now, other.now]),
  before: other.before.rejudged > one.before.rejudged ? other.before : one.before,
  leftOut: one.leftOut + other.leftOut,
  unanswered: one.unanswered + other.unanswered,
  paid: sumPaid([one.paid, other.paid]),
});
