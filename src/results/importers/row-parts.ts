import * as z from 'zod';
import type { ImportedGrader } from './importer.ts';

const amount = z.number().nonnegative();

/** A grader, as people write it in generic results and in the `extra` of CTRF. */
export const graderSchema = z.object({
  name: z.string().min(1).describe('Name of the grader'),
  type: z.string().optional().describe('Kind of grader, as your tool names it'),
  score: z.number().min(0).max(1).optional().describe('Score from 0 to 1'),
  pass: z.boolean().optional().describe('Whether it passed'),
  threshold: z.number().min(0).max(1).optional().describe('Score from which it passes, if `pass` is absent'),
  reason: z.string().optional().describe('Why'),
  weight: amount.optional().describe('Weight in the score; default 1'),
});

export const graderOf = ({ pass, ...grader }: z.output<typeof graderSchema>): ImportedGrader => ({
  ...grader,
  passed: pass,
});

export const tokensSchema = z.object({
  input: amount,
  output: amount,
  cached: amount.optional(),
  reasoning: amount.optional(),
});

/** Why a row cannot be read, with the path of its first invalid value. */
export function whyInvalid({ issues: [issue] }: z.ZodError): string {
  const path = issue?.path.join('.') ?? '';
  const what = issue?.message ?? 'invalid';
  return path === '' ? `This row cannot be read: ${what}` : `"${path}" cannot be read: ${what}`;
}
