import * as z from 'zod';
import { problemSchema } from '../errors.ts';
import { messageSchema } from '../run/message.ts';
import { locationSchema } from './location.ts';
import { variantSchema } from './target.ts';
import { targetHooksSchema, workspaceSchema } from './workspace.ts';

/** AgentV's default pass mark of a test or a grader. */
export const PASS_MARK = 0.8;

/**
 * A grader as declared in a suite. `type` is the canonical name; `declaredAs` the written one, because the old names
 * also mean the old wire format. `options` are the grader's own keys, validated by its kind.
 */
const graderSpecSchema = z.strictObject({
  name: z.string(),
  type: z.string(),
  declaredAs: z.string(),
  weight: z.number().nonnegative(),
  /** The score below which the whole test scores 0; `pass-mark` means the test's own pass mark. */
  required: z.union([z.number(), z.literal('pass-mark')]).optional(),
  negate: z.boolean(),
  options: z.record(z.string(), z.unknown()),
  get members() {
    return z.array(graderSpecSchema).optional();
  },
  /** The default judge of a test without graders. */
  implicit: z.literal(true).optional(),
  location: locationSchema,
});
export type GraderSpec = z.output<typeof graderSpecSchema>;

/** The kind behind all types that are files of the repository. */
export const CUSTOM_TYPE = 'custom';

/** The type as people write it: a grader of the repository's own is called as its file. */
export const shownType = ({ type, declaredAs }: Pick<GraderSpec, 'type' | 'declaredAs'>): string =>
  type === CUSTOM_TYPE ? declaredAs.trim().replaceAll('_', '-') : type;

export const trialStrategies = ['pass_at_k', 'mean', 'confidence_interval'] as const;
export const trialPolicySchema = z.strictObject({
  count: z.int().positive(),
  strategy: z.enum(trialStrategies),
  costLimitUsd: z.number().positive().optional(),
});
export type TrialPolicy = z.output<typeof trialPolicySchema>;

const turnSchema = z.strictObject({
  input: messageSchema,
  expected: messageSchema.optional(),
  graders: z.array(graderSpecSchema),
  location: locationSchema,
});
export type Turn = z.output<typeof turnSchema>;

const conversationSchema = z.strictObject({
  turns: z.array(turnSchema).min(1),
  aggregation: z.enum(['mean', 'min', 'max']),
  onTurnFailure: z.enum(['continue', 'stop']),
  windowSize: z.int().positive().optional(),
});
export type Conversation = z.output<typeof conversationSchema>;

export const testSchema = z.strictObject({
  kind: z.literal('test'),
  id: z.string(),
  location: locationSchema,
  criteria: z.string(),
  input: z.array(messageSchema).min(1),
  expected: z.array(messageSchema),
  /** Absolute paths of files for agents, besides the prompt. */
  inputFiles: z.array(z.string()),
  /** The test's own graders first, then the suite's; empty means the implicit judge. */
  graders: z.array(graderSpecSchema),
  /** Most seconds that a call of the target may take for this test. */
  timeoutSeconds: z.number().positive().optional(),
  /** Most US dollars that a trial may cost; the judges are not counted. */
  maxCostUsd: z.number().positive().optional(),
  /** The test's own pass mark; absent means the run's. */
  threshold: z.number().min(0).max(1).optional(),
  /** In a matrix, the only targets this test runs on. */
  targets: z.array(z.string()).optional(),
  mustPass: z.boolean(),
  conversationId: z.string().optional(),
  conversation: conversationSchema.optional(),
  dependsOn: z.array(z.string()),
  onDependencyFailure: z.enum(['skip', 'fail', 'run']),
  workspace: workspaceSchema.optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
});
export type Test = z.output<typeof testSchema>;

/** A test that cannot run as it is written. It is never dropped: it becomes an `execution_error` of class `config`. */
export const brokenTestSchema = z.strictObject({
  kind: z.literal('broken'),
  id: z.string(),
  location: locationSchema,
  problems: z.array(problemSchema).min(1),
});
export type BrokenTest = z.output<typeof brokenTestSchema>;

/** Files that results depend on, from the root of the repository on; with `!` before it, files that they do not. */
const watchGlobSchema = z.strictObject({ glob: z.string(), location: locationSchema });
export type WatchGlob = z.output<typeof watchGlobSchema>;

export const suiteSchema = z.strictObject({
  name: z.string(),
  /** As shown to people; `path` is the absolute one and `folder` the directory that relative paths start from. */
  file: z.string(),
  path: z.string(),
  folder: z.string(),
  location: locationSchema,
  format: z.enum(['yaml', 'jsonl', 'agent-skills', 'typescript']),
  description: z.string().optional(),
  version: z.string().optional(),
  author: z.string().optional(),
  license: z.string().optional(),
  requires: z.record(z.string(), z.unknown()).optional(),
  tags: z.array(z.string()),
  category: z.string(),
  /**
   * The target names of the suite; empty means `default`. With `useTarget`, the name is the suite's own name of that
   * target.
   */
  targets: z.array(
    z.strictObject({
      name: z.string(),
      location: locationSchema,
      useTarget: z.string().optional(),
      /** A check reads the suite without the variable that has the name of the target. */
      isUnknown: z.literal(true).optional(),
      hooks: targetHooksSchema.optional(),
    }),
  ),
  /** Those of the suite come first, then those of the configuration. */
  variants: z.array(variantSchema).optional(),
  workers: z.int().min(1).max(50).optional(),
  /** The mean score that the suite requires, 0–1. */
  threshold: z.number().min(0).max(1).optional(),
  mustPass: z.literal(true).optional(),
  timeoutSeconds: z.number().positive().optional(),
  maxCostUsd: z.number().positive().optional(),
  trials: trialPolicySchema.optional(),
  failOnError: z.boolean(),
  budgetUsd: z.number().positive().optional(),
  cache: z.boolean().optional(),
  /** The folder of caches, instead of `.agentv/cache`. */
  cachePath: z.string().optional(),
  /** The files that its results depend on; absent: the whole repository. */
  watch: z.array(watchGlobSchema).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  tests: z.array(z.discriminatedUnion('kind', [testSchema, brokenTestSchema])),
});
export type Suite = z.output<typeof suiteSchema>;
