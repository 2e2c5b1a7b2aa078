import { assess } from '../gate/assess.ts';
import type { GatePolicy } from '../gate/policy.ts';
import { points, takes } from '../gate/words.ts';
import type { SuiteChange } from '../model/comparison.ts';
import type { Baseline } from '../model/evidence.ts';
import { standIn } from '../model/stand-in.ts';
import { plural } from '../shared/text.ts';
import { realNameOf } from '../targets/dry-run.ts';
import type { BeforeRun } from './before-run.ts';
import { pairingOf } from './decide.ts';
import type { PlannedTest } from './planned-tests.ts';
import type { Progress } from './progress.ts';

/**
 * What the comparison of a plan with its baseline could see, one sentence for each suite and target (gate.md O5): from
 * the history alone, so that it is known before anything is spent. Nothing when there is no history.
 */
export function forecast(tests: readonly PlannedTest[], baseline: Baseline, policy: GatePolicy): string[] {
  if (baseline.kind !== 'found') return [];
  // Nobody looks at what they say: only how many trials there will be.
  const results = tests.map(standIn);
  const run = {
    startedAt: EPOCH,
    durationMs: 0,
    planned: results.length,
    complete: true,
    dryRun: false,
    floors: [],
    warnings: [],
    results,
  };
  const { suites } = assess(pairingOf(run, { baseline, selected: true }), policy);
  const { requireMde } = policy;
  return suites.map((change) => sentence(change, requireMde));
}

/** Tells with the plan what the comparison could see. */
export const foreseeing = (progress: Progress, { baseline, gate, inputs }: BeforeRun): Progress => ({
  ...progress,
  planned(outline, problems) {
    const planned = outline.planned ?? [];
    // Stand-ins have names of their own.
    const tests = inputs.dryRun ? planned.map((each) => ({ ...each, target: realNameOf(each.target) })) : planned;
    const sentences = forecast(tests, baseline, gate);
    progress.planned(sentences.length === 0 ? outline : { ...outline, forecast: sentences }, problems);
  },
});

function sentence(change: SuiteChange, wished: number | undefined): string {
  const { suite, target, comparable, runs, leastHistory, smallestVisibleDrop: drop, smallestVisibleBreakage } = change;

  if (comparable === 0) return `${suite} on ${target}: nothing to compare with`;
  const history = `${plural('test', comparable)} with ${leastHistory} or more earlier trials of ${plural('run', runs)}`;
  const even =
    drop === undefined
      ? 'no even drop would be noticed'
      : `an even drop of ${points(drop, 0)} would be noticed 4 times in 5`;
  const broken =
    smallestVisibleBreakage === undefined
      ? ''
      : `, ${plural('stable test', smallestVisibleBreakage)} broken altogether ${drop === undefined ? 'would' : 'too'}`;
  const isBlind = wished !== undefined && (drop === undefined || drop > wished);
  const asked = isBlind ? `; to see the ${points(wished)} that are asked for, ${takes(change.needed)}` : '';
  return `${suite} on ${target}: ${even}${broken} (${history})${asked}`;
}

const EPOCH = '1970-01-01T00:00:00.000Z';
