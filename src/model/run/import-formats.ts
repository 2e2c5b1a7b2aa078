import * as z from 'zod';

export const importFormats = [
  'jsonl',
  'junit',
  'ctrf',
  'promptfoo',
  'inspect',
  'deepeval',
  'vitest',
  'evalite',
  'vally',
  'harbor',
] as const;
export type ImportFormat = (typeof importFormats)[number];

/** `trials`: each row counts. `retries`: the tool ran a failed test again, and the last row has its verdict. */
export const repeatedNames = ['trials', 'retries'] as const;
export type RepeatedNames = (typeof repeatedNames)[number];

/** How tests are recognized in later files, the weakest way in a file: by an id, by a name, or by their question. */
export const identityKinds = ['declared', 'named', 'content'] as const;

const attemptKinds = ['all', 'last-only', 'unknown'] as const;

/** A results file of another tool, and what it leaves open. */
export const importedFileSchema = z.strictObject({
  file: z.string(),
  format: z.enum(importFormats),
  tool: z.string(),
  version: z.string().optional(),
  tests: z.int().nonnegative(),
  trials: z.int().nonnegative(),
  identity: z.enum(identityKinds),
  attempts: z.enum(attemptKinds),
  /** Tests without an id or a name: a changed input makes a new test. */
  withoutId: z.int().positive().optional(),
  /** Tests whose question the file does not have: a changed test is compared as if it were the same. */
  withoutDefinition: z.int().positive().optional(),
  skipped: z.int().positive().optional(),
  /** Answers from the cache of the tool, which are no new evidence. */
  cached: z.int().positive().optional(),
  /** Keys of rows that are ignored, because the format does not have them. */
  unknownKeys: z.array(z.string()).optional(),
});
export type ImportedFile = z.output<typeof importedFileSchema>;

/** What tests without a result are called. Other tools may have run them: their rows may be unreadable. */
export const withoutResultWords = (imported: readonly unknown[] | undefined): string =>
  imported === undefined || imported.length === 0 ? 'not run' : 'without a result';
