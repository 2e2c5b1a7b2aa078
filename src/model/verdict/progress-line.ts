import * as z from 'zod';
import { problemSchema } from '../errors.ts';
import { suiteReportSchema, totalsSchema } from './report.ts';
import { conclusions, verdictSchema } from './verdict.ts';

/** A line of `index.jsonl`. Of a line that would be longer than 1 MiB, only what identifies the test stays. */
const record = () => z.record(z.string(), z.unknown());

const plannedSchema = z.strictObject({
  type: z.literal('planned'),
  tests: z.int().nonnegative(),
  suites: z.array(z.string()),
  problems: z.array(problemSchema),
  timeLimits: z.array(z.unknown()).optional(),
  forecast: z.array(z.string()).optional(),
  takenOverFrom: z.string().optional(),
});

const testSchema = z.strictObject({
  type: z.literal('test'),
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  record: record(),
});

const confirmingSchema = z.strictObject({ type: z.literal('confirming'), tests: z.int().nonnegative() });

const confirmationSchema = z.strictObject({ type: z.literal('confirmation'), record: record() });

/** Why nothing was run: input that cannot be used, or a bug. */
const errorSchema = z.strictObject({
  type: z.literal('error'),
  problems: z.array(
    z.strictObject({
      code: z.string(),
      message: z.string(),
      place: z.strictObject({ file: z.string(), line: z.int().positive() }).optional(),
      hint: z.string().optional(),
    }),
  ),
});

/** The last line, also after an error, which leaves no verdict. */
const runSchema = z.strictObject({
  type: z.literal('run'),
  exit_code: z.int().min(0).max(2),
  /** Absolute; null if nothing was run. */
  run_folder: z.string().nullable(),
  /** The path of `failures.jsonl`; null if no test needs attention. */
  failures: z.string().nullable(),
  verdict: verdictSchema.optional(),
  conclusion: z.enum(conclusions).optional(),
  totals: totalsSchema.optional(),
  suites: z.array(suiteReportSchema).optional(),
  notDelivered: z.array(z.unknown()).optional(),
});

/** A line that `run --json` prints. */
export const progressLineSchema = z.discriminatedUnion('type', [
  plannedSchema,
  testSchema,
  confirmingSchema,
  confirmationSchema,
  errorSchema,
  runSchema,
]);
export type ProgressLine = z.output<typeof progressLineSchema>;
