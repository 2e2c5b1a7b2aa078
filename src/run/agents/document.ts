/** The target's instructions for its agent, at the start of the prompt. */
export const withSystemPrompt = (systemPrompt: string | undefined, document: string): string =>
  systemPrompt === undefined ? document : `${systemPrompt}\n\n${document}`;
