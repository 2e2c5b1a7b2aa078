/** Decides on one large run, and prints how much processor time that takes: `decide-large.ts TESTS RUNS ROUNDS SCORES`. */

import { aResult } from '../../support/builders.ts';
import { aPast, aPool, aRun, decide, found } from '../../support/evidence.ts';
import { seeded } from '../../support/seeded.ts';

const [tests = 0, runs = 0, rounds = 1] = process.argv.slice(2, 5).map(Number);
const isGraded = process.argv[5] === 'graded';
const random = seeded(1);

function scoreOf(test: number): number {
  const passes = random() < (test % 20 === 0 ? 0.5 : test % 7 === 0 ? 0.9 : 0.98);
  if (!isGraded) return passes ? 1 : 0;
  return passes ? 0.8 + 0.2 * random() : 0.6 * random();
}

const each = <Made>(count: number, make: (index: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
const shared = { assertions: [], scores: [], input: [], messages: [], measure: 'm', evalRun: { durationMs: 1 } };
const baseline = found({
  ...aPool({}),
  tests: each(tests, (test) => ({
    testId: `test-${test}`,
    trials: each(runs, (run) => {
      const score = scoreOf(test);
      const time = `2026-01-09T${String(run).padStart(2, '0')}:00:00.000Z`;
      return aPast(score >= 0.8, run, { score, time, measure: 'm', costUsd: 0.01, durationMs: 1_000 });
    }),
  })),
});
const results = each(tests, (test) =>
  aResult({ ...shared, testId: `test-${test}`, score: scoreOf(test), costUsd: 0.01, durationMs: 1_000 }),
);
const sides = { run: aRun(results), baseline };
const took = each(rounds, () => {
  const started = process.threadCpuUsage();
  decide(sides);
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1_000;
});
const [first = 0] = took;
const peakMiB = process.resourceUsage().maxRSS / 1_024;
const text = { first, fastest: Math.min(...took), peakMiB };
console.log(JSON.stringify(Object.fromEntries(Object.entries(text).map(([name, value]) => [name, value.toFixed(0)]))));
