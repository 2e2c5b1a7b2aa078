import type { Change, Comparison, SuiteChange } from '../model/comparison.ts';
import type { PairedTest, Pairing } from '../model/pairing.ts';
import { clusteredDifference, LEAST_CLUSTERS } from '../shared/statistics/clustered-difference.ts';
import { meanDifference } from '../shared/statistics/mean-difference.ts';
import { circumstances } from './circumstances.ts';
import { increases } from './increases.ts';
import { ofOwnSubject } from './own-subject.ts';
import { type GatePolicy, type GateSettings, gatePolicy, halfAlpha } from './policy.ts';
import { type Expected, neededFor, smallestVisibleBreakage, smallestVisibleDrop } from './power.ts';
import { replays } from './replays.ts';
import { runScores, type WithHistory, withHistory } from './run-history.ts';
import { type Judged, judgeSuspects } from './single-test.ts';
import { slideOf } from './slide.ts';
import { isDrop, type SuiteDrop, suiteDrops } from './suite-drop.ts';
import { freshTrialsFor, LEAST_HISTORY, LEAST_RATE } from './suspects.ts';
import { countOf, rateOf } from './tally.ts';
import { stateOf } from './test-state.ts';
import { clusteredDifferences, differences, type SuiteUnits, unitsOf } from './units.ts';

/**
 * Weighs what was paired: which suites dropped (G2), which single tests are broken (G3), what became dearer or slower,
 * and what could have been seen at all (gate.md §2.5–2.10). What it means for the run is said by `gate`.
 */
export function assess(pairing: Pairing, policy: GatePolicy): Comparison {
  const settings = gatePolicy.parse(policy);
  const judged = judgeSuspects(pairing, settings);
  const suites = unitsOf(pairing, settings.metric).map(withHistory);
  const past = replays(suites, settings);
  const drops = suiteDrops(suites, settings, { needsControls: past?.tooOften });
  const confirmed = new Set([...judged].flatMap(([test, { state }]) => (state === 'regressed' ? [suiteOf(test)] : [])));
  const trials = suites.reduce((sum, { units }) => sum + units.reduce((own, { now }) => own + now.trials, 0), 0);
  const around = circumstances(pairing.circumstances, trials);
  return {
    baseline: pairing.baseline,
    suites: suites.flatMap((suite, index): SuiteChange[] => {
      const drop = drops[index];
      if (drop === undefined) return [];
      const contributors = confirmed.has(suiteKey(suite)) ? [] : drop.contributors;
      return [suiteChange(suite, { ...drop, contributors }, settings)];
    }),
    tests: pairing.tests.map((test) => changeOf(test, judged.get(test))),
    ...(past && { replays: past }),
    ...(around.length > 0 && { circumstances: around }),
    ...(settings.metric === 'score' && { metric: settings.metric }),
  };
}

const suiteOf = ({ suiteFile, suite, target }: PairedTest): string => suiteKey({ file: suiteFile, suite, target });
const suiteKey = ({ file, suite, target }: Pick<SuiteUnits, 'file' | 'suite' | 'target'>): string =>
  JSON.stringify([file, suite, target]);

function suiteChange(suite: WithHistory, drop: SuiteDrop, settings: GateSettings): SuiteChange {
  const { units, reused, history } = suite;
  const { runs, newestAt } = history;
  const { interval, clusters } = intervalOf(suite, settings);
  // One that is known to have got worse needs no other reason.
  const slide = isDrop(drop.finding) ? undefined : slideOf(suite, settings);
  const expected = units.map(({ base, now }): Expected => ({ base, trials: now.trials }));
  const visibleDrop = smallestVisibleDrop(expected, settings.maxDrop);
  const visibleBreakage = breakage(expected, settings);
  const isBlind = settings.requireMde !== undefined && (visibleDrop === undefined || visibleDrop > settings.requireMde);
  const needed = isBlind ? neededFor(settings.requireMde ?? 1, expected, settings.maxDrop) : undefined;
  const ownSubject = ofOwnSubject(units);
  return {
    suite: suite.suite,
    file: suite.file,
    target: suite.target,
    comparable: units.length + reused,
    reused,
    finding: drop.finding,
    runs: runs.length,
    leastHistory: units.reduce((least, { base }) => Math.min(least, base.trials), units[0]?.base.trials ?? 0),
    ...(ownSubject && { ownSubject }),
    ...(newestAt !== undefined && { newestAt }),
    runScores: runScores(history),
    ...(drop.delta !== undefined && { delta: drop.delta }),
    ...(interval && { deltaLow: interval.low, deltaHigh: interval.high }),
    ...(clusters && { clusters }),
    ...(drop.p !== undefined && { p: drop.p }),
    ...(drop.controlP !== undefined && { controlP: drop.controlP }),
    ...(slide && { slide }),
    ...(visibleDrop !== undefined && { smallestVisibleDrop: visibleDrop }),
    ...(visibleBreakage !== undefined && { smallestVisibleBreakage: visibleBreakage }),
    ...(needed && { needed }),
    contributors: [...drop.contributors],
    increases: increases(suite, settings),
  };
}

/** Of the clusters that the user names, where there are enough of them; else of the tests. */
function intervalOf(suite: WithHistory, { cluster: by }: GateSettings) {
  const interval = meanDifference(differences(suite));
  if (by === undefined || interval === undefined) return { interval };
  const groups = clusteredDifferences(suite, by);
  const clustered = clusteredDifference(groups);
  const tooFew = groups.length < LEAST_CLUSTERS;
  const clusters = clustered || tooFew ? { by, count: groups.length, tooFew } : undefined;
  return { interval: clustered ?? interval, clusters };
}

/** A single broken test is noticed where it can be confirmed; else it takes as many as the suite-wide test needs. */
function breakage(expected: readonly Expected[], settings: GateSettings): number | undefined {
  const alpha = halfAlpha(settings);
  const isConfirmable = ({ base }: Expected) =>
    base.trials >= LEAST_HISTORY && rateOf(base) >= LEAST_RATE && freshTrialsFor(base, 1, alpha) !== undefined;
  if (settings.confirm !== 'off' && expected.some(isConfirmable)) return 1;
  return smallestVisibleBreakage(expected, { alpha, maxDrop: settings.maxDrop });
}

function changeOf(test: PairedTest, judged: Judged | undefined): Change {
  const { suite, suiteFile, testId, target, place, mustPass, earlier, quarantine } = test;
  const { state, p, why } = stateOf(test, judged);
  // Written out in one piece, with what is absent as `undefined`: there are thousands of them.
  return {
    suite,
    suiteFile,
    testId,
    target,
    state,
    place,
    mustPass: mustPass || undefined,
    base: countIfAny(test.base),
    now: countIfAny(test.now),
    confirmation: countIfAny(test.fresh),
    control: countIfAny(test.control),
    earlier: earlier && {
      attempts: [...earlier.attempts],
      now: countOf(earlier.now),
      fresh: countOf(earlier.fresh),
    },
    quarantine: quarantine && {
      owner: quarantine.entry.owner,
      expiry: quarantine.entry.expiry,
      expired: quarantine.expired,
    },
    p,
    why,
  };
}

const countIfAny = (trials: PairedTest['now'] | PairedTest['base']) =>
  trials.length === 0 ? undefined : countOf(trials);
