import type { EvidencePool } from '../model/verdict/evidence.ts';
import { mergePools } from './pool.ts';

export interface Acceptance {
  readonly testIds: readonly string[];
  readonly reason: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly suite?: string | undefined;
  readonly target?: string | undefined;
}

type Accepted =
  | {
      readonly kind: 'accepted';
      readonly pools: readonly EvidencePool[];
      /** The tests whose baseline restarts. */
      readonly tests: readonly { readonly suite: string; readonly target: string; readonly testId: string }[];
      /** Ids that are in no pool, probably misspelled. */
      readonly unknown: readonly string[];
    }
  | { readonly kind: 'refused'; readonly why: string };

/** Restarts the baseline of tests with their next run. Requires names, a reason and an author. */
export function accept(pools: readonly EvidencePool[], acceptance: Acceptance): Accepted {
  const { testIds, reason, author, time, suite, target } = acceptance;
  if (testIds.length === 0) return { kind: 'refused', why: 'name the tests that are accepted' };
  if (reason.trim() === '') return { kind: 'refused', why: 'give the reason why they are accepted' };
  if (author.trim() === '') return { kind: 'refused', why: 'name who accepts them' };

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
