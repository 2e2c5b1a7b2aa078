import type { Provider } from '../../model/ports/provider.ts';

/** Tells each prompt before it is asked, under the name of who is asked. */
export const withTelling = (provider: Provider, name: string, tell: (text: string) => void): Provider => ({
  retry: provider.retry,
  ask(question, signal) {
    const { testId, prompt } = question;
    const messages = prompt.chat?.map(({ role, content }) => `${role}: ${content}`).join('\n');
    tell(`Asking ${name} for the test ${testId}:\n${messages ?? prompt.question}`);
    return provider.ask(question, signal);
  },
});
