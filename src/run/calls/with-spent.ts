import { sumTokens } from '../../model/run/message.ts';
import type { Outcome, Response } from '../../model/run/outcome.ts';

/** Adds the cost and the tokens of the failed calls before it, as far as they are known, to the outcome of the last call. */
export function withSpent(last: Outcome, before: readonly Outcome[]): Outcome {
  const calls = before.flatMap((outcome) => responseIn(outcome) ?? []);
  if (calls.length === 0) return last;
  const response = responseIn(last) ?? { messages: [] };
  const all = [...calls, response];
  const costUsd = costOf([...before, last]);
  const tokenUsage = sumTokens(all.flatMap((call) => call.tokenUsage ?? []));
  const whole = { ...response, ...(costUsd !== undefined && { costUsd }), ...(tokenUsage && { tokenUsage }) };
  return last.kind === 'answered' ? { ...last, response: whole } : { ...last, partial: whole };
}

/** US dollars that calls cost; `undefined` if the cost of none is known. */
export function costOf(outcomes: readonly Outcome[]): number | undefined {
  const costs = outcomes.flatMap((outcome) => responseIn(outcome)?.costUsd ?? []);
  return costs.length === 0 ? undefined : costs.reduce((sum, cost) => sum + cost, 0);
}

const responseIn = (outcome: Outcome): Response | undefined =>
  outcome.kind === 'answered' ? outcome.response : outcome.partial;
