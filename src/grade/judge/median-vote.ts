/** Up to this distance from a limit another judgement may well fall on the other side of it. */
const NEAR = 0.1;
/** 0.8 − 0.7 is a little more than 0.1 in the arithmetic of computers. */
const ROUNDING = 1e-9;

/** Whether a first score is so close to a limit, above or below, that more votes are worth their price. */
export const isNear = (score: number, limit: number): boolean => Math.abs(score - limit) <= NEAR + ROUNDING;

/** The vote in the middle by score: of an even number the lower one, of equal ones the earlier. */
export function medianVote<Vote extends { readonly score: number }>(votes: readonly [Vote, ...Vote[]]): Vote {
  const sorted = votes.toSorted((one, other) => one.score - other.score);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? votes[0];
}
