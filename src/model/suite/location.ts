import * as z from 'zod';

/**
 * Where a value was written. `file` is the path to type: relative to the working directory if possible, with `/` as
 * separator. Lines and columns count from 1, as in GitHub's annotations.
 */
export const locationSchema = z.strictObject({
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive(),
});
export type SourceLocation = z.output<typeof locationSchema>;

export const locationText = ({ file, line, column }: SourceLocation): string => `${file}:${line}:${column}`;
