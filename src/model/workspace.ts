import * as z from 'zod';

/** A command around a test or a suite: what runs, where, and how long it may take. */
export const hookSchema = z.strictObject({
  command: z.array(z.string()).min(1),
  cwd: z.string().optional(),
  timeoutMs: z.number().positive(),
  reset: z.enum(['none', 'fast', 'strict']).optional(),
});
export type Hook = z.output<typeof hookSchema>;

export const repositorySchema = z.strictObject({
  /** Where it is put, relative to the workspace. */
  path: z.string(),
  source: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('git'), url: z.string() }),
    z.strictObject({ type: z.literal('local'), path: z.string() }),
  ]),
  ref: z.string().optional(),
  ancestor: z.int().nonnegative().optional(),
  depth: z.int().positive().optional(),
  filter: z.string().optional(),
  sparse: z.array(z.string()).optional(),
});
export type Repository = z.output<typeof repositorySchema>;

/** The folder an agent works in: what it is made of and what happens around each test (workspace-format.md). */
export const workspaceSchema = z.strictObject({
  template: z.string().optional(),
  isolation: z.enum(['shared', 'per_test']),
  mode: z.enum(['pooled', 'temp', 'static']),
  path: z.string().optional(),
  repositories: z.array(repositorySchema),
  hooks: z.strictObject({
    beforeAll: hookSchema.optional(),
    beforeEach: hookSchema.optional(),
    afterEach: hookSchema.optional(),
    afterAll: hookSchema.optional(),
  }),
  environment: z.record(z.string(), z.string()).optional(),
});
export type Workspace = z.output<typeof workspaceSchema>;
