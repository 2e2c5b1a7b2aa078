import type { EvidencePool, EvidenceTrial, Reset } from '../model/evidence.ts';
import type { PairedTest } from '../model/pairing.ts';
import { momentOf } from '../shared/iso-time.ts';
import { exactlyBetter, exactlyWorse, fisherTwoSided } from '../shared/statistics/exact-test.ts';
import { isAtMost } from '../shared/statistics/holm.ts';
import { type GatePolicy, gatePolicy } from './policy.ts';
import { runGuard, swingOf, trialNoise } from './run-guard.ts';
import { withHistory } from './run-history.ts';
import { isDropOf, LEAST_WITHOUT_RUNS } from './suite-drop.ts';
import { differences, unitOf } from './units.ts';
import { chance, points } from './words.ts';

/** For both directions together, so that a change is rarely seen where there is none (gate.md §2.11). */
const ALPHA = 0.005;
/** Of single tests, once the suite as a whole has changed. */
const TEST_ALPHA = 0.01;

/** The base branch is not what it was since its newest run. */
export interface ChangePoint {
  readonly run: string;
  /** That run minus all before it, as a share of the tests. */
  readonly delta: number;
  readonly p: number;
  /** For the tests that changed: what was measured before no longer counts. Add them to the pool. */
  readonly resets: readonly Reset[];
}

/**
 * The drift alarm of the base branch: did its newest run change the suite as a whole, for better or worse? The same test
 * as for a run that is gated, with a smaller chance of a false alarm. Takes a merged pool that holds that run.
 */
export function changePoint(pool: EvidencePool, policy: GatePolicy = { maxErrorRate: 1 }): ChangePoint | undefined {
  const { maxDrop } = gatePolicy.parse(policy);
  const run = newestRun(pool);
  const tests = pool.tests.flatMap(({ testId, trials }) => splitAt(run, { pool, testId, trials }));
  if (run === undefined || tests.length === 0) return undefined;
  const { suite, file = '', target } = pool;
  const units = tests.toSorted((a, b) => (a.testId < b.testId ? -1 : 1)).map((test) => unitOf(test));
  const all = withHistory({ suite, file, target, metric: 'pass', units, reused: 0 });
  const delta = differences(all).reduce((sum, each) => sum + each, 0) / units.length;
  const p = Math.min(1, 2 * Math.min(exactlyWorse(units), exactlyBetter(units)));

  const swing = swingOf(all, all.history);
  const least = swing ? maxDrop : Math.max(maxDrop, LEAST_WITHOUT_RUNS);
  if (!isAtMost(p, ALPHA) || !isDropOf(least, -Math.abs(delta))) return undefined;
  if (swing && !runGuard(-Math.abs(delta), trialNoise(units, units.length), swing).agrees) return undefined;

  const way = delta < 0 ? 'worse' : 'better';
  const reason = `The base branch got ${points(delta)} ${way} with the run ${run} (${chance(p)})`;
  const changed = units.filter(({ base, now }) => isAtMost(fisherTwoSided(base, now), TEST_ALPHA));
  const resets = changed.map(
    ({ test }): Reset => ({ testId: test.testId, kind: 'change-point', time: newestTime(test.base), reason }),
  );
  return { run, delta, p, resets };
}

/** The run of the newest trial; of several at one moment the last in the alphabet. */
function newestRun({ tests }: EvidencePool): string | undefined {
  let newest: EvidenceTrial | undefined;
  let newestAt = Number.NEGATIVE_INFINITY;
  for (const { trials } of tests) {
    for (const trial of trials) {
      const at = momentOf(trial.time);
      if (newest !== undefined && (at < newestAt || (at === newestAt && trial.run <= newest.run))) continue;
      [newest, newestAt] = [trial, at];
    }
  }
  return newest?.run;
}

interface Split {
  readonly pool: EvidencePool;
  readonly testId: string;
  readonly trials: readonly EvidenceTrial[];
}

/** A test with its newest run as the present; nothing where one of the two sides is missing, or was measured otherwise. */
function splitAt(run: string | undefined, { pool: { suite, file = '', target }, testId, trials }: Split): PairedTest[] {
  const now = trials.filter((trial) => trial.run === run);
  if (now.length === trials.length) return [];
  const [first] = now;
  const isAlike = ({ measure }: EvidenceTrial) =>
    measure === undefined || first?.measure === undefined || measure === first.measure;
  const base = trials.filter((trial) => trial.run !== run && isAlike(trial));
  // A history can only be cut where one run ends and the next has not begun.
  if (first === undefined || base.length === 0 || Date.parse(newestTime(base)) >= Date.parse(newestTime(now)))
    return [];
  return [
    { suite, suiteFile: file, testId, target, mustPass: false, kind: 'comparable', base, now, fresh: [], control: [] },
  ];
}

const newestTime = (trials: readonly EvidenceTrial[]): string =>
  trials.reduce((newest, { time }) => (newest === '' || Date.parse(time) > Date.parse(newest) ? time : newest), '');
