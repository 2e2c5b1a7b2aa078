import * as z from 'zod';
import { lateObject } from './late-object.ts';

/** How a target wants to be asked: a model with a chat, an agent with one text document (suite-format.md §20.1). */
export const promptModes = ['lm', 'agent'] as const;
export type PromptMode = (typeof promptModes)[number];

export const chatMessageSchema = lateObject(() => ({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string(),
}));
export type ChatMessage = z.output<typeof chatMessageSchema>;

/** A test's input, rendered for one target. */
export const promptSchema = lateObject(() => ({
  /** The whole as one text, with role markers where there are several speakers. */
  question: z.string(),
  /** Present only when there are several speakers. */
  chat: z.array(chatMessageSchema).optional(),
  /** The text of the leading system messages; for a model the guidelines of the repository come after it. */
  system: z.string().optional(),
  /** The guidelines of the repository among the files of the input: what they say, and their absolute paths. */
  guidelines: z.strictObject({ text: z.string(), files: z.array(z.string()).min(1) }).optional(),
}));
export type Prompt = z.output<typeof promptSchema>;
