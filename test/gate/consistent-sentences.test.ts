import { expect, test } from 'vitest';
import { aPool, aRequirement, aRun, decide, found, results } from '../support/evidence.ts';
import { seeded } from '../support/seeded.ts';

/** Random small runs: 1 to 8 tests, 1 to 4 baseline runs, 1 or 3 planned trials, and re-runs of some tests. */
function decided(seed: number) {
  const random = seeded(seed);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const [runs, trials, rate, rateNow] = [upTo(4), random() < 0.5 ? 1 : 3, random(), random()];
  const count = (of: number, p: number) =>
    `${Array.from({ length: of }, () => random() < p).filter(Boolean).length}/${of}`;
  const ids = Array.from({ length: upTo(8) }, (_, at) => `t${at}`);
  const counts = (of: number, p: number) => Object.fromEntries(ids.map((id) => [id, count(of, p)]));
  const run = aRun(results(counts(trials, rateNow)), { requirements: random() < 0.5 ? [aRequirement(0)] : [] });
  const baseline = found(aPool(counts(runs, Math.sqrt(rate)), { runs }));
  const confirmations = random() < 0.7 ? results(counts(upTo(8), rateNow / 2)) : [];
  return { run, ...decide({ run, baseline, confirmations }, { control: 'off' }) };
}

test('no two sentences of a report contradict each other, whatever the run', () => {
  for (let seed = 1; seed <= 600; seed += 1) {
    const { run, comparison, verdict } = decided(seed);
    const [suite] = comparison.suites;
    if (suite?.deltaHigh !== undefined) {
      expect([seed, suite.finding, suite.deltaHigh < 0]).toEqual([seed, suite.finding, suite.finding !== 'steady']);
    }
    const findings = verdict.reasons.filter(({ kind }) => kind === 'fail');
    if (findings.length > 0)
      expect([seed, verdict.headline]).toEqual([seed, expect.not.stringMatching(/^No drop found/)]);
    const failing = run.results.filter(({ score = 1 }) => score < 0.5);
    if (failing.length > 0) {
      expect([seed, verdict.headline]).toEqual([seed, expect.stringMatching(/\bt\d/)]);
    }
    for (const { finding, p, reruns } of comparison.failingTogether ?? []) {
      if (finding === 'fails') expect([seed, p <= 0.02, reruns.passes * 2 < reruns.trials]).toEqual([seed, true, true]);
    }
    if (verdict.kind === 'pass') expect([seed, run.results.some(({ score = 0 }) => score > 0)]).toEqual([seed, true]);
  }
});
