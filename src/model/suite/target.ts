import * as z from 'zod';
import type { Problem } from '../errors.ts';
import { locationSchema } from './location.ts';

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
  fallbackTargets: z.array(z.string()),
  batching: z.boolean(),
  location: locationSchema,
});
export type Target = z.output<typeof targetSchema>;

/** A program of the repository in `.agentv/providers/` that can be a provider. */
export interface OwnProgram {
  /** Absolute. */
  readonly path: string;
  /** As people see it. */
  readonly shown: string;
  readonly complaint?: Pick<Problem, 'code' | 'message' | 'expected' | 'hint'> | undefined;
}
