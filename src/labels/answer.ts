import { createHash } from 'node:crypto';
import * as z from 'zod';
import { lateObject } from '../model/late-object.ts';
import { contentText, type Message } from '../model/run/message.ts';
import type { TestResult } from '../model/run/result.ts';
import { foreignJsonOf } from '../shared/json.ts';

/** A judged answer, stored so that judges can judge it again. */
export const answerTextSchema = lateObject(() => ({
  /** The texts of the messages of the question. */
  input: z.array(z.string()).max(1_000),
  output: z.string(),
}));
export type AnswerText = z.output<typeof answerTextSchema>;

const storedAnswerSchema = lateObject(() => ({ v: z.literal(1), ...answerTextSchema.unwrap().shape }));

/** A longer answer is labelled, but not stored. */
export const MAX_ANSWER_BYTES = 64 * 1024;

export const answerTextOf = ({ input, output }: Pick<TestResult, 'input' | 'output'>): AnswerText => ({
  input: input.map(textOf),
  output,
});

const textOf = ({ content }: Message): string => (content === undefined ? '' : contentText(content));

/** Names an answer to a question: equal answers to equal questions share their labels. */
export const answerHashOf = ({ input, output }: AnswerText): string =>
  createHash('sha256')
    .update(JSON.stringify([input, output]))
    .digest('hex');

/** The file of an answer; undefined for one that is too large. */
export function answerFile(answer: AnswerText): string | undefined {
  const text = `${JSON.stringify({ v: 1, ...answer })}\n`;
  return Buffer.byteLength(text) > MAX_ANSWER_BYTES ? undefined : text;
}

/** The answer in a file, if it is the one that the name of the file promises. */
export function readAnswerFile(text: string, hash: string): AnswerText | undefined {
  const read = storedAnswerSchema.safeParse(foreignJsonOf(text));
  if (!read.success) return undefined;
  const { input, output } = read.data;
  return answerHashOf({ input, output }) === hash ? { input, output } : undefined;
}
