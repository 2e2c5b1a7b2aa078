/**
 * The interval and the verdict of `experiment` on simulated experiments: `npm run bench -- experiment [RUNS]`. Tests differ in how
 * often they pass, so trials of one test are correlated, and the second variant changes some tests more than others. The second table
 * compares the chance to find a difference with the chance that was promised.
 */

import { pairedDifference } from '../../src/gate/statistics/paired-difference.ts';
import { detectableDifference, trialsToDetect } from '../../src/gate/statistics/power.ts';

/** Mulberry32: numbers that follow from the seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

/** Pass rates of tests around a mean: most always pass or fail, the others are flaky. */
function ratesOf(n: number, rate: number, random: Random): number[] {
  return Array.from({ length: n }, () => {
    const kind = random();
    if (kind < 0.6) return random() < rate ? 1 : 0;
    return Math.min(1, Math.max(0, rate + (random() - 0.5) * 2 * Math.min(rate, 1 - rate)));
  });
}

interface Cell {
  readonly n: number;
  readonly trials: number;
  readonly rate: number;
  /** The true difference, in shares of tests. */
  readonly shift: number;
}

function measured({ n, trials, rate, shift }: Cell, runs: number, seed: number) {
  const random = randomOf(seed);
  const counts = { covered: 0, better: 0, worse: 0, width: 0 };
  for (let run = 0; run < runs; run += 1) {
    const first = ratesOf(n, rate, random);
    // A change turns whole tests, and makes others a little better or worse.
    const second = first.map((own) => (random() < Math.abs(shift) ? (shift > 0 ? 1 : 0) : own));
    const truth = second.reduce((sum, own, at) => sum + own - (first[at] ?? 0), 0) / n;
    const drawn = (p: number) => Array.from({ length: trials }, () => (random() < p ? 1 : 0));
    const tests = first.map((own, at) => ({ first: drawn(own), second: drawn(second[at] ?? 0) }));
    const { interval, p } = pairedDifference(tests);
    if (interval.low <= truth + 1e-12 && interval.high >= truth - 1e-12) counts.covered += 1;
    if (p <= 0.05 && interval.low > 0 && truth <= 0) counts.better += 1;
    if (p <= 0.05 && interval.high < 0 && truth >= 0) counts.worse += 1;
    counts.width += interval.high - interval.low;
  }
  return counts;
}

/** Pass rates whose mean is lower by exactly the drop: some tests lose a share of theirs, any share as likely as another. */
function lowered(first: readonly number[], drop: number, random: Random): number[] {
  const second = [...first];
  const wanted = drop * first.length;
  const passing = first.flatMap((own, test) => (own > 0 ? [{ own, test, by: random() }] : []));
  const total = passing.reduce((sum, { own }) => sum + own, 0);
  // A test loses half of its rate on average.
  const count = Math.max(1, Math.round((2 * wanted * passing.length) / total));
  const hit = passing
    .toSorted((a, b) => a.by - b.by)
    .slice(0, count)
    .map((each) => ({ ...each, share: random() }));
  for (let round = 0; round < 50; round += 1) {
    const lost = hit.reduce((sum, { own, share }) => sum + own * share, 0);
    for (const each of hit) each.share = Math.min(1, each.share * (wanted / lost));
    if (wanted === 0) break;
  }
  for (const { test, own, share } of hit) second[test] = own * (1 - share);
  return second;
}

/** How often a drop is found, and the mean of the smallest difference that is called detectable. */
function power({ n, trials, rate, shift }: Cell, runs: number, seed: number) {
  const random = randomOf(seed);
  let [found, detectable] = [0, 0];
  for (let run = 0; run < runs; run += 1) {
    const first = ratesOf(n, rate, random);
    const second = lowered(first, shift, random);
    const drawn = (p: number) => Array.from({ length: trials }, () => (random() < p ? 1 : 0));
    const tests = first.map((own, at) => ({ first: drawn(own), second: drawn(second[at] ?? 0) }));
    const { interval, p, ...design } = pairedDifference(tests);
    if (p <= 0.05 && interval.high < 0) found += 1;
    detectable += detectableDifference({ tests: n, ...design }) / runs;
  }
  return { found: found / runs, detectable };
}

/** The formula promises that 80% are found: of the difference that "would have been", and with the trials of `--detect`. */
function powerRows(runs: number, print: (line: string) => void): void {
  print('| tests | trials | pass rate | detectable (pp) | promised | found | trials by --detect | found |');
  print('|---|---|---|---|---|---|---|---|');
  const percent = (share: number, digits = 0) => (share * 100).toFixed(digits);
  let seed = 10_000;
  for (const n of [10, 20, 50, 100, 200]) {
    for (const trials of [1, 2, 3, 5]) {
      for (const rate of [0.5, 0.8, 0.95, 1]) {
        seed += 4;
        const { detectable } = power({ n, trials, rate, shift: 0 }, runs, seed);
        // No suite can lose more than it passes.
        const drop = Math.min(detectable, rate * 0.9);
        const { found } = power({ n, trials, rate, shift: drop }, runs, seed + 1);
        const planned = trialsToDetect(drop, ratesOf(n, rate, randomOf(seed + 2)));
        const again = power({ n, trials: planned, rate, shift: drop }, runs, seed + 3);
        print(
          `| ${n} | ${trials} | ${rate} | ${percent(drop, 1)} | 80% | ${percent(found)}% | ${planned} | ${percent(again.found)}% |`,
        );
      }
    }
  }
}

export function experimentRows(runs: number, print: (line: string) => void): void {
  print('| tests | trials | pass rate | shift | coverage | false better | false worse | width (pp) |');
  print('|---|---|---|---|---|---|---|---|');
  let [least, most] = [1, 0];
  let seed = 1;
  for (const n of [10, 20, 50, 100, 200, 500]) {
    for (const trials of [1, 2, 3, 5]) {
      for (const rate of [0.5, 0.8, 0.95, 1]) {
        for (const shift of [0, -0.05, 0.05, -0.2]) {
          const cell = { n, trials, rate, shift };
          seed += 1;
          const { covered, better, worse, width } = measured(cell, runs, seed);
          least = Math.min(least, covered / runs);
          most = Math.max(most, better / runs, worse / runs);
          const percent = (count: number) => ((count * 100) / runs).toFixed(1);
          if (covered / runs < 0.93 || better / runs > 0.05 || worse / runs > 0.05)
            print(
              `| ${n} | ${trials} | ${rate} | ${shift} | ${percent(covered)}% | ${percent(better)}% | ${percent(worse)}% | ${((width * 100) / runs).toFixed(1)} |`,
            );
        }
      }
    }
  }
  print(`Least coverage ${(least * 100).toFixed(1)}%, most false verdicts ${(most * 100).toFixed(1)}%`);
  powerRows(Math.ceil(runs / 4), print);
}
