import * as z from 'zod';

/** The Common Test Report Format, as far as we write it; a key that the format does not have is an error. */
const status = z.enum(['passed', 'failed', 'skipped', 'pending', 'other']);
const count = z.int().nonnegative();
const extra = z.record(z.string(), z.unknown());

const testSchema = z.strictObject({
  name: z.string().min(1),
  status,
  duration: count,
  start: count.optional(),
  stop: count.optional(),
  suite: z.array(z.string()).min(1),
  message: z.string().optional(),
  line: count.optional(),
  rawStatus: z.string(),
  filePath: z.string().optional(),
  retries: count.optional(),
  retryAttempts: z
    .array(
      z.strictObject({
        attempt: z.int().min(1),
        status,
        duration: count.optional(),
        message: z.string().optional(),
        extra: extra.optional(),
      }),
    )
    .optional(),
  flaky: z.boolean().optional(),
  stdout: z.array(z.string()).optional(),
  extra: extra.optional(),
});

export const ctrfSchema = z.strictObject({
  reportFormat: z.literal('CTRF'),
  specVersion: z.string().regex(/^\d+\.\d+\.\d+$/),
  timestamp: z.iso.datetime(),
  generatedBy: z.string(),
  results: z.strictObject({
    tool: z.strictObject({ name: z.string().min(1), version: z.string() }),
    summary: z.strictObject({
      tests: count,
      passed: count,
      failed: count,
      skipped: count,
      pending: count,
      other: count,
      flaky: count,
      suites: count,
      start: count,
      stop: count,
      duration: count,
      extra,
    }),
    tests: z.array(testSchema),
    environment: z.strictObject({ healthy: z.boolean() }),
  }),
});
export type Ctrf = z.output<typeof ctrfSchema>;
