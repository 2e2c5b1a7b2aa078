import * as z from 'zod';

const hex = z.string().regex(/^[0-9a-f]{64}$/);

/** What a trial of a test came to that is said to give the same each time: digests of its answer, and of how that was graded. */
export const answerDigestSchema = z.strictObject({ output: hex, marks: hex });
export type AnswerDigest = z.output<typeof answerDigestSchema>;

/** The same answer, graded in the same way. */
export const isSameAnswer = (one: AnswerDigest, other: AnswerDigest): boolean =>
  one.output === other.output && one.marks === other.marks;
