import * as z from 'zod';

/** The form of a prompt: a chat for a model, or one text document for an agent. */
const promptModes = ['lm', 'agent'] as const;
export type PromptMode = (typeof promptModes)[number];

const chatPartSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({ type: z.literal('image'), mediaType: z.string(), dataUri: z.string() }),
]);
export type ChatPart = z.output<typeof chatPartSchema>;

export const chatMessageSchema = z.strictObject({
  role: z.enum(['system', 'user', 'assistant']),
  content: z.string(),
  /** Text and images in their order; present only where there is an image. */
  parts: z.array(chatPartSchema).optional(),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

export const promptSchema = z.strictObject({
  /** The whole as one text, with role markers where there are several speakers. */
  question: z.string(),
  chat: z.array(chatMessageSchema).optional(),
  /** The text of the leading system messages; for a model the guidelines of the repository come after it. */
  system: z.string().optional(),
  /** The guidelines of the repository among the files of the input: their text and their absolute paths. */
  guidelines: z.strictObject({ text: z.string(), files: z.array(z.string()).min(1) }).optional(),
});
export type Prompt = z.output<typeof promptSchema>;
