import * as z from 'zod';
import { locationSchema } from './location.ts';

/**
 * A named target, as configured in `targets.yaml`. `name` is the name in the suite; after `use_target`, the rest is
 * that of the entry at the end of the chain, `resolvedName`.
 */
export const targetSchema = z.strictObject({
  name: z.string(),
  resolvedName: z.string(),
  /** The canonical provider type. */
  provider: z.string(),
  /** The provider's own keys, `${{ VAR }}` already looked up (`model/suite/setting.ts`), checked by its kind. */
  options: z.record(z.string(), z.unknown()),
  /** Who judges for it; absent means itself, if it can. */
  graderTarget: z.string().optional(),
  workers: z.int().positive().optional(),
  /** The template of the workspace of tests that name none; a relative path starts at their suite. */
  workspaceTemplate: z.strictObject({ path: z.string(), location: locationSchema }).optional(),
  fallbackTargets: z.array(z.string()),
  /** Whether all tests of a suite go into one call. */
  batching: z.boolean(),
  location: locationSchema,
});
export type Target = z.output<typeof targetSchema>;
