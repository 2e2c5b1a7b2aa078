import * as z from 'zod';

/**
 * A prompt for a judge: the text of a file, text in the suite, or a program that prints it. Paths are absolute, and
 * resolved when the suite was read.
 */
export const judgePromptSchema = z.discriminatedUnion(
  'from',
  [
    z.strictObject({ from: z.literal('file'), path: z.string(), text: z.string() }),
    z.strictObject({ from: z.literal('inline'), text: z.string() }),
    z.strictObject({
      from: z.literal('program'),
      command: z.array(z.string()).min(1),
      /** The folder of the script: where it runs. */
      cwd: z.string(),
      config: z.record(z.string(), z.unknown()).optional(),
    }),
  ],
  'must be text, or a mapping with "command"',
);
export type JudgePrompt = z.output<typeof judgePromptSchema>;
