import type { Provider } from '../../model/ports/provider.ts';

/** Logs each prompt before the call, with the name of the target. */
export const withReporting = (provider: Provider, name: string, notify: (text: string) => void): Provider => ({
  retry: provider.retry,
  ask(question, signal) {
    const { testId, prompt } = question;
    const messages = prompt.chat?.map(({ role, content }) => `${role}: ${content}`).join('\n');
    notify(`Calling ${name} for the test ${testId}:\n${messages ?? prompt.question}`);
    return provider.ask(question, signal);
  },
});
