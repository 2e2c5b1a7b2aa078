import { pair } from '../../src/compare/pair.ts';
import { confirmationsFor, moreFreshTrials } from '../../src/gate/suspects.ts';
import type { EvidencePool } from '../../src/model/evidence.ts';
import type { TestResult } from '../../src/model/result.ts';
import type { VerdictKind } from '../../src/model/verdict.ts';
import { randomFrom } from '../../src/shared/statistics/shuffle-test.ts';
import { aPast, aPool, aRun, type Counts, decide, found, results } from './evidence.ts';

/** A suite as gate.md part 3 simulates it: the chance of each test to pass. */
export const suites = {
  steady: (n: number): number[] => rates(n, [0.8, 0.98], [0.15, 0.9], [0.05, 0.5]),
  noisy: (n: number): number[] => rates(n, [0.5, 0.95], [0.3, 0.8], [0.2, 0.5]),
} as const;

function rates(n: number, ...shares: readonly (readonly [number, number])[]): number[] {
  const all = shares.flatMap(([share, rate]) => Array.from({ length: Math.round(n * share) }, () => rate));
  return Array.from({ length: n }, (_, index) => all[index] ?? 0.98);
}

export interface Setting {
  /** How likely each test passes on the base branch, and now. */
  readonly past: readonly number[];
  readonly now: readonly number[];
  /** Trials now, and in each of so many runs of the base branch. */
  readonly trials: number;
  readonly runs: number;
  readonly perRun: number;
}

/** The verdicts of so many simulated runs, each with a history of its own, suspects run again as the gate asks for it. */
export function simulate({ past, now, trials, runs, perRun }: Setting, times: number, seed: number): VerdictKind[] {
  const random = randomFrom(seed);
  const passes = (rate: number, count: number) =>
    Array.from({ length: count }, () => random() < rate).filter(Boolean).length;
  const policy = { maxErrorRate: 0.1 };
  return Array.from({ length: times }, () => {
    const pool: EvidencePool = {
      ...aPool({}),
      tests: past.map((rate, index) => ({
        testId: `t${index}`,
        trials: Array.from({ length: runs * perRun }, (_, at) => aPast(random() < rate, at % runs)),
      })),
    };
    const planned: Counts = Object.fromEntries(
      now.map((rate, index) => [`t${index}`, `${passes(rate, trials)}/${trials}`]),
    );
    const sides = { run: aRun(results(planned)), baseline: found(pool) };
    const confirmations = confirmationsFor(pair(sides), policy).flatMap((confirmation): TestResult[] => {
      const rate = now[Number(confirmation.test.testId.slice(1))] ?? 0;
      const made = { passes: 0, trials: 0 };
      while (moreFreshTrials(confirmation, made, policy) > 0) {
        made.passes += passes(rate, 1);
        made.trials += 1;
      }
      return results({ [confirmation.test.testId]: `${made.passes}/${made.trials}` });
    });
    return decide({ ...sides, confirmations }, policy).verdict.kind;
  });
}

/** The same chances with so many of the most stable tests broken. */
export const withBroken = (past: readonly number[], broken: number): number[] =>
  past.map((rate, index) => (index < broken ? 0 : rate));

export const share = (kinds: readonly VerdictKind[], kind: VerdictKind): number =>
  kinds.filter((each) => each === kind).length / kinds.length;
