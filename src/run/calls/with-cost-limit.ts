import type { Provider } from '../../model/ports/provider.ts';
import { failed, type Response } from '../../model/run/outcome.ts';

interface CostLimit {
  /** US dollars. */
  readonly usd: number;
  /** Called for an answer without a cost, which cannot be limited. */
  onUnknownCost(): void;
}

/** Fails one trial when the known costs of its calls pass the limit. Agents that report costs while they work are stopped. */
export function withCostLimit(provider: Provider, limit: CostLimit | undefined): Provider {
  if (limit === undefined) return provider;
  let spentUsd = 0;
  const tooExpensive = (partial?: Response) => failed('cost_limit', costLimitMessage(spentUsd, limit.usd), {}, partial);
  return {
    retry: provider.retry,
    async ask(question, signal) {
      if (spentUsd > limit.usd) return tooExpensive();
      const outcome = await provider.ask({ ...question, costLimitUsd: limit.usd - spentUsd }, signal);
      const response = outcome.kind === 'answered' ? outcome.response : outcome.partial;
      spentUsd += response?.costUsd ?? 0;
      if (outcome.kind === 'failed') return outcome;
      if (outcome.response.costUsd === undefined) limit.onUnknownCost();
      return spentUsd > limit.usd ? tooExpensive(outcome.response) : outcome;
    },
  };
}

export const costLimitMessage = (spentUsd: number, limitUsd: number): string =>
  `The trial cost ${usd(spentUsd)}, more than its limit of ${usd(limitUsd)} (max_cost_usd), and was stopped.`;

const usd = (amount: number): string => `$${Number(amount.toFixed(6))}`;
