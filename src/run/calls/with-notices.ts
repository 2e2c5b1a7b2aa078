import type { Provider } from '../../model/ports/provider.ts';

/** Tells each prompt before it is asked, under the name of who is asked. */
export const withReporting = (provider: Provider, name: string, notify: (text: string) => void): Provider => ({
  retry: provider.retry,
  ask(question, signal) {
    const { testId, prompt } = question;
    const messages = prompt.chat?.map(({ role, content }) => `${role}: ${content}`).join('\n');
    notify(`Asking ${name} for the test ${testId}:\n${messages ?? prompt.question}`);
    return provider.ask(question, signal);
  },
});
