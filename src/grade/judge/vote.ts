import type { Voting } from '../../model/grader.ts';
import { PASS_MARK } from '../../model/suite.ts';
import { type Spent, spentTogether } from './ask-judge.ts';
import { isNear, medianVote } from './median-vote.ts';
import type { Verdict } from './verdicts.ts';

/** What one asking of a judge came to, and what it took. */
export type Vote = (Verdict | { readonly kind: 'undecided'; readonly reason: string }) & Spent;

/** How a grader votes: what its suite says of it wins over what is asked of all judges, and is about AgentV's pass mark. */
export const votingOf = (own: number | undefined, asked: Voting | undefined): Voting | undefined =>
  own === undefined ? asked : { count: own, limits: [PASS_MARK] };

/**
 * One verdict, or the median of several when the first is close to a limit, on whichever side. A further vote that could
 * not be had is left out; all that were asked for are paid for. The details name the scores and the one that counts.
 */
export async function vote(voting: Voting | undefined, ask: (index: number) => Promise<Vote>): Promise<Vote> {
  const first = await ask(0);
  if (voting === undefined || voting.count === 1 || first.kind === 'undecided') return first;
  const { score } = first;
  if (!voting.limits.some((limit) => isNear(score, limit))) return first;
  const all: Vote[] = [first];
  for (let index = 1; index < voting.count; index += 1) all.push(await ask(index));
  const others = all.slice(1).flatMap((one) => (one.kind === 'scored' ? [one] : []));
  const heard = [first, ...others] as const;
  const median = medianVote(heard);
  const told = { judge_votes: heard.map((one) => one.score), judge_vote_counted: heard.indexOf(median) + 1 };
  return { ...median, ...spentTogether(all), details: { ...median.details, ...told } };
}
