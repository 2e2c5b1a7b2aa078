/**
 * Measures the gate: how often it fails a run that changed nothing, how often it finds what broke (gate.md part 3), and
 * how long a large run takes to decide. `node test/bench/gate.ts`. Nothing here asserts.
 */

import { randomFrom } from '../../src/shared/statistics/shuffle-test.ts';
import { aPool, aRun, decide, found, results } from '../support/evidence.ts';
import { share, simulate, suites, withBroken } from '../support/simulate.ts';

const TIMES = 1_000;
const SEED = 20_261_120;
const HISTORIES = [
  { title: '1 v 5', trials: 1, runs: 5, perRun: 1 },
  { title: '1 v 10', trials: 1, runs: 5, perRun: 2 },
  { title: '3 v 9', trials: 3, runs: 3, perRun: 3 },
  { title: '3 v 15', trials: 3, runs: 5, perRun: 3 },
] as const;

const random = randomFrom(SEED);
const counts = (trials: number) =>
  Object.fromEntries(
    Array.from({ length: 5_000 }, (_, index) => {
      const passes = index % 3 === 0 ? Math.round(trials * (0.5 + random() / 2)) : trials;
      return [`test-${index}`, `${passes}/${trials}`];
    }),
  );
const sides = { run: aRun(results(counts(5))), baseline: found(aPool(counts(20))) };
const taken = Array.from({ length: 10 }, () => {
  const started = performance.now();
  decide(sides);
  return performance.now() - started;
});
console.log(
  `5,000 tests × 5 trials against 20 each: paired and decided in ${Math.min(...taken).toFixed(0)} ms (goal 200 ms)`,
);

console.log('share of runs failed: unchanged steady / noisy · one stable test broken · every test 10 points worse');
for (const { title, ...history } of HISTORIES) {
  for (const n of [20, 50, 200]) {
    const times = n > 100 ? TIMES / 4 : TIMES;
    const failed = (past: readonly number[], now: readonly number[]) =>
      `${(100 * share(simulate({ past, now, ...history }, times, SEED), 'fail')).toFixed(1)} %`;
    const steady = suites.steady(n);
    const noisy = suites.noisy(n);
    const worse = steady.map((rate) => Math.max(0, rate - 0.1));
    const unchanged = `${failed(steady, steady)} / ${failed(noisy, noisy)}`;
    console.log(
      `${title.padEnd(7)} n = ${String(n).padEnd(4)} ${unchanged} · ${failed(steady, withBroken(steady, 1))} · ${failed(steady, worse)}`,
    );
  }
}
