import type { EvidencePool } from '../model/evidence.ts';
import { mergePools } from './pool.ts';

/** Somebody says that tests are right as they are now. */
export interface Acceptance {
  readonly testIds: readonly string[];
  readonly reason: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  /** Only in this suite, or on this target. */
  readonly suite?: string | undefined;
  readonly target?: string | undefined;
}

export type Accepted =
  | {
      readonly kind: 'accepted';
      readonly pools: readonly EvidencePool[];
      /** What begins anew. */
      readonly tests: readonly { readonly suite: string; readonly target: string; readonly testId: string }[];
      /** Ids that no pool knows: most likely misspelled. */
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Lets the history of tests begin anew, so that how they are now becomes the reference once there are three trials
 * (gate.md O12). Needs names, a reason and an author; touches nothing else.
 */
export function accept(pools: readonly EvidencePool[], acceptance: Acceptance): Accepted {
  const { testIds, reason, author, time, suite, target } = acceptance;
  if (testIds.length === 0) return { kind: 'refused', why: 'name the tests that are accepted' };
  if (reason.trim() === '') return { kind: 'refused', why: 'say why they are accepted' };
  if (author.trim() === '') return { kind: 'refused', why: 'say who accepts them' };

  const wanted = new Set(testIds);
  const tests: { suite: string; target: string; testId: string }[] = [];
  const reset = pools.map((pool): EvidencePool => {
    const isMeant = (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target;
    const own = isMeant ? pool.tests.map(({ testId }) => testId).filter((testId) => wanted.has(testId)) : [];
    tests.push(...own.map((testId) => ({ suite: pool.suite, target: pool.target, testId })));
    const resets = own.map((testId) => ({ testId, kind: 'accept', time, reason, author }) as const);
    return { ...pool, resets: [...pool.resets, ...resets] };
  });
  const known = new Set(tests.map(({ testId }) => testId));
  return {
    kind: 'accepted',
    pools: mergePools(reset),
    tests,
    unknown: [...wanted].filter((testId) => !known.has(testId)),
  };
}
