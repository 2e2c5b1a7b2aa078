import * as z from 'zod';
import { locationSchema } from './location.ts';

/** The reset of a workspace before or after a test: `fast` keeps files that git ignores, `strict` keeps nothing. */
export const resets = ['none', 'fast', 'strict'] as const;
export type Reset = (typeof resets)[number];

const hookSchema = z.strictObject({
  /** The program and its arguments; no shell reads them. */
  command: z.array(z.string()).min(1).optional(),
  /** Absolute. */
  cwd: z.string(),
  timeoutMs: z.number().positive(),
  reset: z.enum(resets),
  location: locationSchema,
});
export type Hook = z.output<typeof hookSchema>;

const hooksSchema = <Hook extends z.ZodType>(hook: Hook) =>
  z.strictObject({
    beforeAll: hook.optional(),
    beforeEach: hook.optional(),
    afterEach: hook.optional(),
    afterAll: hook.optional(),
  });

export const hookPoints = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'] as const;
export type HookPoint = (typeof hookPoints)[number];

/** The hooks of a suite around the tests of one of its targets, inside the hooks of the workspace. */
const targetHookSchema = z.strictObject({
  command: z.array(z.string()).min(1),
  /** As it is written: it starts in the working directory. Absent means the folder of the suite. */
  cwd: z.string().optional(),
  timeoutMs: z.number().positive(),
  location: locationSchema,
});

export const targetHooksSchema = hooksSchema(targetHookSchema);
export type TargetHooks = z.output<typeof targetHooksSchema>;

const repositorySchema = z.strictObject({
  /** Where it is put, relative to the workspace, with `/`; empty for the workspace itself. */
  path: z.string(),
  url: z.string(),
  ref: z.string(),
  /** Which of several things of one name is meant: a branch before a tag (`remote`), or as git looks them up. */
  resolve: z.enum(['remote', 'local']),
  ancestor: z.int().nonnegative(),
  /** The folders that are checked out; empty for all. */
  sparse: z.array(z.string()),
  location: locationSchema,
});
export type Repository = z.output<typeof repositorySchema>;

/**
 * A file that is copied into the workspace for the graders. Read before any agent starts, which could change the
 * original.
 */
const gradingFileSchema = z.strictObject({
  /** Relative to the workspace, with `/`. */
  to: z.string(),
  content: z.base64(),
});
export type GradingFile = z.output<typeof gradingFileSchema>;

/** Network access of a container; absent: the engine's default. */
export const containerNetworks = ['none', 'bridge'] as const;

/** The container in which programs of a test run (docs/workspaces.md#containers). */
const dockerSchema = z.strictObject({
  image: z.string(),
  /** Limit of one program; a limit of the call itself wins. */
  timeoutMs: z.number().positive(),
  /** As the engine takes it: `4g`. */
  memory: z.string().optional(),
  cpus: z.number().positive().optional(),
  network: z.enum(containerNetworks).optional(),
  user: z.string().optional(),
  /** Whether the target runs inside as well; its workspace is mounted then. */
  runsAgent: z.boolean(),
  /**
   * Repositories of the image, each set to its commit, if it has one. An empty path is the working folder of the image.
   */
  repositories: z.array(z.strictObject({ path: z.string(), commit: z.string().optional() })),
  location: locationSchema,
});
export type Docker = z.output<typeof dockerSchema>;

export const workspaceModes = ['pooled', 'temp', 'static'] as const;
export type WorkspaceMode = (typeof workspaceModes)[number];

export const workspaceSchema = z.strictObject({
  /** Absolute: a folder, or a `.code-workspace` file in one. */
  template: z.strictObject({ path: z.string(), location: locationSchema }).optional(),
  isolation: z.enum(['shared', 'per_test']),
  /** Absent: the run, the path and the repositories decide. */
  mode: z.enum(workspaceModes).optional(),
  /** Of a static workspace, as it is written: it starts in the working directory. */
  path: z.string().optional(),
  repositories: z.array(repositorySchema),
  hooks: hooksSchema(hookSchema),
  docker: dockerSchema.optional(),
  /** What must be installed on this machine. */
  requires: z.strictObject({ commands: z.array(z.string()), pythonModules: z.array(z.string()) }),
  /** Files that the test brings along (`evals.json`), by their paths in the workspace. */
  files: z.array(z.strictObject({ path: z.string(), from: z.string() })),
  /** Skills that are left out of what is put into the workspace: these, or all. */
  withoutSkills: z.union([z.literal(true), z.array(z.string())]).optional(),
  /**
   * Folders of skills, absolute, that are put where agents look for skills, without what is at the path of their evals.
   * With an empty list, a workspace is made all the same.
   */
  skills: z.array(z.strictObject({ path: z.string(), evals: z.string() })).optional(),
  /** Hidden tests: they replace the agent's files at their paths while graders run. */
  gradingFiles: z.array(gradingFileSchema).optional(),
  location: locationSchema,
});
export type Workspace = z.output<typeof workspaceSchema>;

/** What a variant changes in the workspace of each test. */
export const workspaceChangesSchema = workspaceSchema
  .pick({ template: true, skills: true, withoutSkills: true })
  .extend({ isolation: workspaceSchema.shape.isolation.optional(), location: locationSchema });
