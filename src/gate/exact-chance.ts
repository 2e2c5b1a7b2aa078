import { createHash } from 'node:crypto';
import { resultKey } from '../model/run/result.ts';
import type { PairedTest } from '../model/verdict/pairing.ts';
import { exactlyWorse } from '../shared/statistics/exact-test.ts';
import { shuffledLower } from '../shared/statistics/shuffle-test.ts';
import { sideOf } from './sides.ts';

interface Scored {
  readonly pass: boolean;
  readonly score: number;
}

/** A test with the trials of both sides. */
interface TwoSides {
  readonly test: PairedTest;
  readonly base: readonly Scored[];
  readonly now: readonly Scored[];
}

/**
 * The chance that the scores of one side are this low in all if the trials of each test are exchangeable. Exact where
 * all scores are 0 or 1, else by shuffling.
 */
export function exactChance(tests: readonly TwoSides[]): number {
  const sides = tests.map(({ base, now }) => ({ base: sideOf(base), now: sideOf(now) }));
  if (sides.every(({ base, now }) => base.isBinary && now.isBinary)) {
    return exactlyWorse(
      sides.map(({ base, now }) => ({
        base: { passes: base.sum, trials: base.trials },
        now: { passes: now.sum, trials: now.trials },
      })),
    );
  }
  return shuffledLower(
    tests.map(({ base, now }) => ({ base: base.map(scoreOf), now: now.map(scoreOf) })),
    seedOf(tests.map(({ test }) => test)),
  );
}

const scoreOf = ({ score }: Scored): number => score;

/** Follows from the tests alone: the same tests are shuffled in the same way, in whatever order they come. */
export function seedOf(tests: readonly PairedTest[]): number {
  const keys = tests.map(resultKey).sort();
  return createHash('sha256').update(JSON.stringify(keys)).digest().readUInt32BE(0);
}
