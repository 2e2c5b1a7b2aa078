/** What the target says to its agent, before all else. */
export const withSystemPrompt = (systemPrompt: string | undefined, document: string): string =>
  systemPrompt === undefined ? document : `${systemPrompt}\n\n${document}`;
