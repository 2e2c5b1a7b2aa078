import * as z from 'zod';
import { sum, sumOfKnown } from '../values/sums.ts';

export const roles = ['system', 'user', 'assistant', 'tool'] as const;

/** Tokens of model calls. A count that the provider did not report is absent, never 0. */
export const tokenUsageSchema = z.strictObject({
  input: z.number().nonnegative(),
  output: z.number().nonnegative(),
  cached: z.number().nonnegative().optional(),
  /** Input that the service wrote into its cache, where it charges for that. Not part of AgentV's record. */
  cacheWritten: z.number().nonnegative().optional(),
  reasoning: z.number().nonnegative().optional(),
});
export type TokenUsage = z.output<typeof tokenUsageSchema>;

const toolCallSchema = z.strictObject({
  /** By its common name, where it has one. */
  tool: z.string(),
  originalTool: z.string().optional(),
  input: z.unknown().optional(),
  output: z.unknown().optional(),
  id: z.string().optional(),
  status: z.string().optional(),
  startTime: z.string().optional(),
  endTime: z.string().optional(),
  durationMs: z.number().optional(),
});
export type ToolCall = z.output<typeof toolCallSchema>;

/**
 * A part of a message. `file` has the path as written (`path`), the `absolutePath`, its text, and whether it is a
 * guideline of the repository; `image` a data URI and, for a file, its path; `data` is any other object, passed to
 * graders as written.
 */
const contentPartSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), value: z.string() }),
  z.strictObject({
    type: z.literal('file'),
    path: z.string(),
    absolutePath: z.string(),
    text: z.string(),
    isGuideline: z.literal(true).optional(),
  }),
  z.strictObject({
    type: z.literal('image'),
    mediaType: z.string(),
    dataUri: z.string(),
    absolutePath: z.string().optional(),
  }),
  z.strictObject({ type: z.literal('data'), value: z.record(z.string(), z.unknown()) }),
]);
export type ContentPart = z.output<typeof contentPartSchema>;

const contentSchema = z.union([z.string(), z.array(contentPartSchema), z.strictObject({ structured: z.unknown() })]);
export type Content = z.output<typeof contentSchema>;

export const messageSchema = z.strictObject({
  role: z.enum(roles),
  name: z.string().optional(),
  content: contentSchema.optional(),
  toolCalls: z.array(toolCallSchema).optional(),
  startTime: z.string().optional(),
  endTime: z.string().optional(),
  durationMs: z.number().optional(),
  tokenUsage: tokenUsageSchema.optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
});
export type Message = z.output<typeof messageSchema>;

/**
 * The text to grade: the content of the last assistant message with content. A trailing message with only tool calls is
 * skipped; without messages, the empty string.
 */
export function finalAnswer(messages: readonly Message[]): string {
  const last = messages.findLast((message) => message.role === 'assistant' && message.content !== undefined);
  return last?.content === undefined ? '' : contentText(last.content);
}

/** Content as plain text: text parts joined by line breaks, structured values as JSON. */
export function contentText(content: Content): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) {
    return content.flatMap((part) => (part.type === 'text' ? [part.value] : [])).join('\n');
  }
  return JSON.stringify(content.structured, null, 2);
}

export const partsIn = (messages: readonly Pick<Message, 'content'>[]): ContentPart[] =>
  messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));

/** The files among messages that are guidelines of the repository, each once. */
export function guidelinesIn(messages: readonly Message[]): readonly FileContent[] {
  const guidelines = partsIn(messages).filter(
    (part): part is FileContent => part.type === 'file' && part.isGuideline === true,
  );
  return [...new Map(guidelines.map((part) => [part.absolutePath, part])).values()];
}

type FileContent = Extract<ContentPart, { type: 'file' }>;
type ImagePart = Extract<ContentPart, { type: 'image' }>;

export interface ImageFile {
  /** Absolute. */
  readonly path: string;
  readonly mediaType: string;
  readonly dataUri: string;
}

/** The images of messages that are files, each once. */
export const imageFilesIn = (messages: readonly Pick<Message, 'content'>[]): readonly ImageFile[] => [
  ...new Map(
    imagesIn(messages).flatMap(({ absolutePath: path, mediaType, dataUri }) =>
      path === undefined ? [] : [[path, { path, mediaType, dataUri }] as const],
    ),
  ).values(),
];

export const imagesIn = (messages: readonly Pick<Message, 'content'>[]): readonly ImagePart[] =>
  partsIn(messages).filter((part) => part.type === 'image');

/** Adds counts; a missing count stays unknown. */
export function sumTokens(usages: readonly TokenUsage[]): TokenUsage | undefined {
  if (usages.length === 0) return undefined;
  return {
    input: sum(usages.map(({ input }) => input)),
    output: sum(usages.map(({ output }) => output)),
    cached: sumOfKnown(usages.map(({ cached }) => cached)),
    cacheWritten: sumOfKnown(usages.map(({ cacheWritten }) => cacheWritten)),
    reasoning: sumOfKnown(usages.map(({ reasoning }) => reasoning)),
  };
}

/** The types of images that models and their agents can be shown; most can be shown no others. */
export const commonImageTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];
