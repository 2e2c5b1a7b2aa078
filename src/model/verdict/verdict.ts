import * as z from 'zod';
import { suiteOnTarget } from '../run/result-keys.ts';
import { locationSchema } from '../suite/location.ts';

/** Worst first. Headline, exit code, check, outputs and JUnit all derive from the one that the gate gives. */
export const verdictKinds = ['cancelled', 'invalid', 'fail', 'inconclusive', 'warn', 'pass'] as const;
export type VerdictKind = (typeof verdictKinds)[number];

export const testStates = [
  'regressed',
  'fails-on-base',
  'suspected',
  'not-reproduced',
  'not-enough-history',
  'not-rerun',
  'failing-as-before',
  'failing',
  'fixed',
  'passing',
  'new',
  'changed',
  'removed',
  'reused',
  'skipped',
  'errored',
  'quarantined',
] as const;
export type TestState = (typeof testStates)[number];

/** Failures that nobody has decided on: a run with one of them is no reference for the next run on the same machine. */
export const undecidedStates: readonly (TestState | undefined)[] = ['suspected', 'not-enough-history', 'not-rerun'];

const reasonRules = [
  'validity',
  'requirement',
  'suite-drop',
  'regression',
  'failing-together',
  'complete-failure',
  'increase',
  'coverage',
  'fallback',
  'quarantine',
  'baseline',
  'policy',
  'dry-run',
  'shard',
  'stopped',
] as const;

const reasonSchema = z.strictObject({
  rule: z.enum(reasonRules),
  /** The verdict that this reason alone would give. */
  kind: z.enum(verdictKinds),
  message: z.string(),
  /** The same in the few words of a headline. */
  short: z.string().optional(),
  suite: z.string().optional(),
  file: z.string().optional(),
  target: z.string().optional(),
  testId: z.string().optional(),
  location: locationSchema.optional(),
});
export type Reason = z.output<typeof reasonSchema>;

export const verdictSchema = z.strictObject({
  kind: z.enum(verdictKinds),
  /** Reached without a baseline: nothing was compared. */
  noBaseline: z.boolean(),
  /** One sentence for people, the same on every surface. */
  headline: z.string(),
  reasons: z.array(reasonSchema),
  suites: z.array(z.strictObject({ ...suiteOnTarget(), kind: z.enum(verdictKinds) })),
});
export type Verdict = z.output<typeof verdictSchema>;

export const conclusions = ['success', 'failure', 'neutral'] as const;
export type Conclusion = (typeof conclusions)[number];

export const worst = (kinds: readonly VerdictKind[]): VerdictKind =>
  verdictKinds.find((kind) => kinds.includes(kind)) ?? 'pass';
