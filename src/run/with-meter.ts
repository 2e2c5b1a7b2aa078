import type { Provider } from '../model/provider.ts';

/** Tells what each answer cost now in US dollars, nothing where it was kept from before; `undefined` where the provider does not say. */
export const withMeter = (provider: Provider, tell: (costUsd: number | undefined) => void): Provider => ({
  retry: provider.retry,
  async ask(question, signal) {
    const outcome = await provider.ask(question, signal);
    if (outcome.kind === 'answered') tell(outcome.response.cached ? 0 : outcome.response.costUsd);
    return outcome;
  },
});
