import { pair, type Sides } from '../compare/pair.ts';
import { assess } from '../gate/assess.ts';
import { withDefaultThresholds } from '../gate/default-threshold.ts';
import { gate } from '../gate/gate.ts';
import { judgedResults } from '../gate/judged-results.ts';
import type { GatePolicy } from '../gate/policy.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Pairing } from '../model/pairing.ts';
import type { PolicySource } from '../model/policy-source.ts';
import type { SuiteReport, Totals } from '../model/report.ts';
import type { RunResult } from '../model/result.ts';
import type { Verdict } from '../model/verdict.ts';
import { summarize, summarizeSuites } from '../results/summarize.ts';

/** What a run is compared with, and what is known beside it. */
export type OtherSides = Omit<Sides, 'run'>;

/** Pairs a run, with its extra trials, with the evidence of the base branch. */
export const pairingOf = (run: RunResult, sides: OtherSides): Pairing => pair({ run, ...sides });

/** What came of a run. */
export interface Decided {
  readonly totals: Totals;
  readonly suites: readonly SuiteReport[];
  readonly comparison: Comparison;
  readonly verdict: Verdict;
}

/** Decides on a run that was paired: the same sides and the same policy give the same verdict anywhere. */
export function decide(run: RunResult, pairing: Pairing, policy: GatePolicy, source?: PolicySource): Decided {
  const totals = summarize(run);
  // Stand-ins were asked: whatever they answered is nothing that could be compared.
  const comparison = run.dryRun ? { baseline: pairing.baseline, suites: [], tests: [] } : assess(pairing, policy);
  const summarized = summarizedSuites(run, comparison);
  const suites = run.dryRun ? summarized : withDefaultThresholds(summarized, comparison);
  return { totals, suites, comparison, verdict: gate({ run, totals, suites, comparison, source }, policy) };
}

/** The suites of a run, with the mean score of the tests that their thresholds apply to. */
function summarizedSuites(run: RunResult, comparison: Comparison): SuiteReport[] {
  const all = summarizeSuites(run);
  const judged = summarizeSuites({ ...run, results: judgedResults(run, comparison) });
  return all.map((suite) => {
    const own = judged.find(
      ({ suite: name, file, target }) => name === suite.suite && file === suite.file && target === suite.target,
    );
    const { score: _, ...totals } = suite.totals;
    const score = own?.totals.score;
    return { ...suite, totals: { ...totals, ...(score !== undefined && { score }) } };
  });
}
