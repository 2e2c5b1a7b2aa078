import { createHash } from 'node:crypto';
import { resultKey } from '../model/run/result.ts';
import type { PairedTest } from '../model/verdict/pairing.ts';
import { exactlyWorse } from '../shared/statistics/exact-test.ts';
import type { Count } from '../shared/statistics/hypergeometric.ts';
import { type Measured, shuffledLower } from '../shared/statistics/shuffle-test.ts';
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
  if (tests.every(({ base, now }) => base.every(isBinary) && now.every(isBinary))) {
    return exactlyWorse(tests.map(({ base, now }) => ({ base: countOf(base), now: countOf(now) })));
  }
  return shuffledLower(scoresOf(tests), seedOf(tests.map(({ test }) => test)));
}

const isBinary = ({ score }: Scored): boolean => score === 0 || score === 1;

function countOf(trials: readonly Scored[]): Count {
  const { sum, count } = sideOf(trials);
  return { passes: sum, trials: count };
}

/** One test at a time: together they take as much memory as the trials. */
function* scoresOf(tests: readonly TwoSides[]): Generator<Measured> {
  for (const { base, now } of tests) yield { base: base.map(scoreOf), now: now.map(scoreOf) };
}

const scoreOf = ({ score }: Scored): number => score;

/** Follows from the tests alone: the same tests are shuffled in the same way, in whatever order they come. */
export function seedOf(tests: readonly PairedTest[]): number {
  const keys = tests.map(resultKey).sort();
  const hash = createHash('sha256');
  // The text of `keys` as JSON, in pieces.
  for (const [at, key] of keys.entries()) hash.update(`${at === 0 ? '[' : ','}${JSON.stringify(key)}`);
  return hash
    .update(keys.length === 0 ? '[]' : ']')
    .digest()
    .readUInt32BE(0);
}
