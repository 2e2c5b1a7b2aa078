import type { Provider } from '../../model/ports/provider.ts';

/**
 * Tells what each call cost now in US dollars: nothing where its answer was kept from before, `undefined` where the
 * provider does not say. A call that failed tells what it had cost by then, if anybody knows.
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
