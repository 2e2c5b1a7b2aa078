import * as z from 'zod';
import type { Problem } from '../errors.ts';
import { locationSchema } from './location.ts';
import { workspaceChangesSchema } from './workspace.ts';

/**
 * A named target, as configured in `targets.yaml`. `name` is the name in the suite; after `use_target`, the rest is
 * that of the entry at the end of the chain, `resolvedName`.
 */
export const targetSchema = z.strictObject({
  name: z.string(),
  resolvedName: z.string(),
  provider: z.string(),
  /** The provider's own keys, `${{ VAR }}` already looked up (`model/suite/setting.ts`), checked by its kind. */
  options: z.record(z.string(), z.unknown()),
  /** Who judges for it; absent means itself, if it can. */
  graderTarget: z.string().optional(),
  workers: z.int().positive().optional(),
  /** The template of the workspace of tests that name none; a relative path starts at their suite. */
  workspaceTemplate: z.strictObject({ path: z.string(), location: locationSchema }).optional(),
  /** The target, by its name in the suite, that this one is a variant of, and what differs in the workspaces of its tests. */
  variantOf: z.string().optional(),
  workspace: workspaceChangesSchema.optional(),
  fallbackTargets: z.array(z.string()),
  batching: z.boolean(),
  location: locationSchema,
});
export type Target = z.output<typeof targetSchema>;

/** A target with something changed in it, or in the workspaces of its tests. To the runner it is a target of that name. */
export const variantSchema = z.strictObject({
  name: z.string(),
  location: locationSchema,
  target: z.strictObject({ name: z.string(), location: locationSchema }).optional(),
  /** Keys of the target; `name` is the one that the variant has for it. */
  settings: z.array(
    z.strictObject({ name: z.string(), key: z.string(), value: z.unknown(), location: locationSchema }),
  ),
  workspace: workspaceChangesSchema.optional(),
});
export type Variant = z.output<typeof variantSchema>;

/** A program of the repository in `.agentv/providers/` that can be a provider. */
export interface OwnProgram {
  /** Absolute. */
  readonly path: string;
  /** As people see it. */
  readonly shown: string;
  readonly complaint?: Pick<Problem, 'code' | 'message' | 'expected' | 'hint'> | undefined;
}
