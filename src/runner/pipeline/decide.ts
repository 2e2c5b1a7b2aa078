import { assess } from '../../gate/assess.ts';
import { gate } from '../../gate/gate.ts';
import { pair, type Sides } from '../../gate/pair.ts';
import type { NotRerun } from '../../gate/rule.ts';
import type { GateSettingsInput } from '../../gate/settings.ts';
import { withDefaultThresholds } from '../../gate/threshold-without-baseline.ts';
import type { RunResult } from '../../model/run/result.ts';
import { suiteKey } from '../../model/run/result-keys.ts';
import type { PairedRun } from '../../model/verdict/pairing.ts';
import type { PolicySource } from '../../model/verdict/policy-source.ts';
import { summarize, summarizeSuites } from '../../results/summarize.ts';

export type Baselines = Omit<Sides, 'run'>;

/** Pairs a run, with its extra trials, with the evidence of the base branch. */
export const pairingOf = (run: RunResult, sides: Baselines): PairedRun => pair({ run, ...sides });

interface DecisionFacts {
  /** Whose settings they are, where a change could edit them. */
  readonly source?: PolicySource | undefined;
  /** Whether the change of a pull request or a merge group is checked. */
  readonly isChange?: boolean | undefined;
  /** Why no suspected regression was re-run, if one reason holds for all. */
  readonly notRerun?: NotRerun | undefined;
}

/** Decides on a paired run: the same sides and settings give the same verdict on any machine. */
export function decide(run: RunResult, pairing: PairedRun, settings: GateSettingsInput, facts: DecisionFacts = {}) {
  const totals = summarize(run);
  // The answers of stubs cannot be compared.
  const assessment = run.dryRun
    ? { baseline: pairing.baseline, suites: [], tests: [], detectableTests: { count: 0, of: 0 } }
    : assess(pairing, settings);
  // Each with the mean score that its threshold applies to.
  const scores = new Map(assessment.suites.map((suite) => [suiteKey(suite), suite.score]));
  const summarized = summarizeSuites(run).map((suite) =>
    scores.has(suiteKey(suite)) ? { ...suite, totals: { ...suite.totals, score: scores.get(suiteKey(suite)) } } : suite,
  );
  // An experiment has no threshold: its variants are compared with each other.
  const isJudged = !run.dryRun && run.variants === undefined;
  const suites = isJudged ? withDefaultThresholds(summarized, assessment, run) : summarized;
  const verdict = gate({ run, totals, suites, assessment, ...facts }, settings);
  return { totals, suites, comparison: assessment, verdict };
}
