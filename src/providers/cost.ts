import type { Provider } from '../model/ports/provider.ts';
import { sumTokens } from '../model/run/message.ts';
import { failed, type Outcome, type Response, responseIn } from '../model/run/outcome.ts';
import { sumOfKnown } from '../model/values/sums.ts';

/** US dollars that calls cost; `undefined` if the cost of none is known. */
export const costOf = (outcomes: readonly Outcome[]): number | undefined =>
  sumOfKnown(outcomes.map((outcome) => responseIn(outcome)?.costUsd));

/** Adds the cost and the tokens of the failed calls before it, as far as they are known, to the outcome of the last call. */
export function withSpent(last: Outcome, before: readonly Outcome[]): Outcome {
  const calls = before.flatMap((outcome) => responseIn(outcome) ?? []);
  if (calls.length === 0) return last;
  const response = responseIn(last) ?? { messages: [] };
  const costUsd = costOf([...before, last]);
  const tokenUsage = sumTokens([...calls, response].flatMap((call) => call.tokenUsage ?? []));
  const fullResponse = { ...response, ...(costUsd !== undefined && { costUsd }), ...(tokenUsage && { tokenUsage }) };
  return last.kind === 'answered' ? { ...last, response: fullResponse } : { ...last, partial: fullResponse };
}

/**
 * Reports the cost of each call in US dollars: nothing for a cached response, undefined if it is unknown. A failed call
 * reports its cost so far, if known.
 */
export const withMeter = (provider: Provider, notify: (costUsd: number | undefined) => void): Provider => ({
  retry: provider.retry,
  async ask(question, signal) {
    const outcome = await provider.ask(question, signal);
    if (outcome.kind === 'answered') notify(outcome.response.cached ? 0 : outcome.response.costUsd);
    else if (outcome.partial?.costUsd !== undefined) notify(outcome.partial.costUsd);
    return outcome;
  },
});

interface CostLimit {
  /** US dollars. */
  readonly usd: number;
  /** Called for an answer without a cost, which cannot be limited. */
  onUnknownCost(): void;
}

/** Fails one trial when the known costs of its calls pass the limit. Agents that report costs while they work are stopped. */
export function withCostLimit(provider: Provider, limit: CostLimit): Provider {
  let spentUsd = 0;
  const tooExpensive = (partial?: Response) => failed('cost_limit', costLimitMessage(spentUsd, limit.usd), {}, partial);
  return {
    retry: provider.retry,
    async ask(question, signal) {
      if (spentUsd > limit.usd) return tooExpensive();
      const outcome = await provider.ask({ ...question, costLimitUsd: limit.usd - spentUsd }, signal);
      spentUsd += responseIn(outcome)?.costUsd ?? 0;
      if (outcome.kind === 'failed') return outcome;
      if (outcome.response.costUsd === undefined) limit.onUnknownCost();
      return spentUsd > limit.usd ? tooExpensive(outcome.response) : outcome;
    },
  };
}

export const costLimitMessage = (spentUsd: number, limitUsd: number): string =>
  `The trial cost ${usd(spentUsd)}, more than its limit of ${usd(limitUsd)} (max_cost_usd), and was stopped.`;

export const usd = (amount: number): string => `$${Number(amount.toFixed(6))}`;
