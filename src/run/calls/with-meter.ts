import type { Provider } from '../../model/ports/provider.ts';

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
