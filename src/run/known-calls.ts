import type { Response } from '../model/run/outcome.ts';

/** A target that reports tool calls returns a list of them, an empty one where it made none. */
export const withKnownCalls = (response: Response): Response =>
  response.messages.some(({ toolCalls }) => toolCalls !== undefined) ? response : { ...response, answerOnly: true };
