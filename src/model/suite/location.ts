import * as z from 'zod';
import { lateObject } from '../late-object.ts';

/**
 * Where a value was written. `file` is what a reader of the log would type: relative to the working
 * directory where possible, with `/` between its parts. Lines and columns count from 1, as in GitHub's annotations.
 */
export const locationSchema = lateObject(() => ({
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
}));
export type SourceLocation = z.output<typeof locationSchema>;

export const locationText = ({ file, line, column }: SourceLocation): string => `${file}:${line}:${column}`;
