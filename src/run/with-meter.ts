import type { Provider } from '../model/provider.ts';

/** Tells what each answer cost in US dollars; `undefined` where the provider does not say, nothing when it was recorded before. */
export const withMeter = (provider: Provider, tell: (costUsd: number | undefined) => void): Provider => ({
  retry: provider.retry,
  async ask(question, signal) {
    const outcome = await provider.ask(question, signal);
    if (outcome.kind === 'answered') tell(outcome.response.cached ? 0 : outcome.response.costUsd);
    return outcome;
  },
});
