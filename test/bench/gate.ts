/**
 * Measures the gate: how often it fails a run that changed nothing, how often it finds what broke (gate.md part 3), and
 * how long a large run takes to decide. `npm run bench -- gate`. Nothing here asserts.
 */

import { randomFrom } from '../../src/shared/statistics/shuffle-test.ts';
import { aPool, aRun, decide, found, results } from '../support/evidence.ts';
import { share, simulate, suites, withBroken } from '../support/simulate.ts';

const TIMES = 1_000;
const SEED = 20_261_120;
const MOST_FALSE_ALARMS = 0.05;
const LEAST_FOUND = 0.85;
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
/** The last failures of each test fell into one run: its replay has to be weighed in full. */
const swinging = { ...sides, baseline: found(aPool(counts(20), { runs: 20 })) };
const timeOf = (given: typeof sides): number => {
  const started = performance.now();
  decide(given);
  return performance.now() - started;
};
// A command decides once, with nothing compiled yet.
const first = timeOf(sides).toFixed(0);
const fastest = (given: typeof sides) => Math.min(...Array.from({ length: 10 }, () => timeOf(given))).toFixed(0);
console.log(
  `5,000 tests × 5 trials against 20 each: paired and decided in ${first} ms at first (goal 200 ms), then in ${fastest(sides)} ms, in ${fastest(swinging)} ms against 20 runs that swing`,
);

console.log('share of runs failed: unchanged steady / noisy · one stable test broken · every test 10 points worse');
const missed: string[] = [];
for (const { title, ...history } of HISTORIES) {
  for (const n of [20, 50, 200]) {
    const times = n > 100 ? TIMES / 4 : TIMES;
    const failed = (past: readonly number[], now: readonly number[]) =>
      share(simulate({ past, now, ...history }, times, SEED), 'fail');
    const steady = suites.steady(n);
    const noisy = suites.noisy(n);
    const worse = steady.map((rate) => Math.max(0, rate - 0.1));
    const cell = `${title.padEnd(7)} n = ${String(n).padEnd(4)}`;
    const [calm, loud, broken] = [failed(steady, steady), failed(noisy, noisy), failed(steady, withBroken(steady, 1))];
    console.log(`${cell} ${percent(calm)} / ${percent(loud)} · ${percent(broken)} · ${percent(failed(steady, worse))}`);
    if (Math.max(calm, loud) > MOST_FALSE_ALARMS) missed.push(`${cell} raises too many false alarms`);
    if (title === '1 v 10' && broken < LEAST_FOUND) missed.push(`${cell} finds too little`);
  }
}
console.log(
  missed.length === 0
    ? `goals met: unchanged runs fail in ${percent(MOST_FALSE_ALARMS)} at most, and one broken test is found in ${percent(LEAST_FOUND)} at least at 1 v 10`
    : `goals missed: ${missed.join('; ')}`,
);

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
