import * as z from 'zod';
import { lateObject } from '../late-object.ts';
import { tokenUsageSchema } from './message.ts';
import { responseSchema } from './outcome.ts';
import { extraTrialPurposes, runResultSchema, stops } from './result.ts';
import { MOST_CHANGED_FILES } from './shard-plan.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Trials and calls of a shard. A cell is one planned trial of one test on one target. */
const cellsSchema = z.strictObject({ expected: z.int().nonnegative(), finished: z.int().nonnegative() });

const usageSchema = lateObject(() => ({
  /** Trials that asked a target, with confirmation, control and seeding trials. */
  calls: z.int().nonnegative(),
  /** With those of judges. Absent if none are known. */
  tokens: tokenUsageSchema.optional(),
  /** US dollars, with judges. Absent if no cost is known. */
  costUsd: z.number().nonnegative().optional(),
}));

/** The run of a shard, without its rows: they are in the journals of the same folder. */
const shardRunSchema = z.lazy(() => runResultSchema.unwrap().omit({ results: true, extraTrials: true, earlier: true }));

/** `shard.json`: what one shard of a run measured. Written when it starts, and again when it ends. */
export const shardRecordSchema = lateObject(() => ({
  schemaVersion: z.literal(1),
  generator: z.strictObject({ name: z.literal('eval-action'), version: z.string() }),
  /** Of the plan. */
  digest: sha256,
  key: z.string(),
  /** From 1. */
  index: z.int().positive(),
  count: z.int().positive(),
  /** Of the job; 1 outside GitHub. */
  attempt: z.int().positive(),
  /** HEAD of the checkout. */
  commit: z.string().optional(),
  /** The tracked files that are not those of the machine that made the plan; absent if there are none. */
  changed: z.union([z.literal('unknown'), z.array(z.string()).max(2 * MOST_CHANGED_FILES)]).optional(),
  cells: cellsSchema,
  /** How many rows of each purpose are in its journal of extra trials, without seeding rounds that were broken off. */
  extraTrials: z.record(z.enum(extraTrialPurposes), z.int().nonnegative()),
  complete: z.boolean(),
  stopped: z.enum(stops).optional(),
  usage: usageSchema,
  /** Unchanged tests that got worse in two trials: the shard ran its reused tests after all. */
  leak: z.array(z.string()).optional(),
  /** New entries of the judge cache. */
  judgements: z.array(z.strictObject({ key: sha256, value: responseSchema })).optional(),
  run: shardRunSchema,
}));
export type ShardRecord = z.output<typeof shardRecordSchema>;
