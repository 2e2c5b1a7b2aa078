import type { SuiteFinding } from '../model/comparison.ts';
import { exactlyWorse } from '../shared/statistics/exact-test.ts';
import { holm, isAtMost } from '../shared/statistics/holm.ts';
import { shuffledLower } from '../shared/statistics/shuffle-test.ts';
import { type GateSettings, halfAlpha } from './policy.ts';
import { runGuard, type Swing, swingOf, trialNoise } from './run-guard.ts';
import type { WithHistory } from './run-history.ts';
import { seedOf } from './seed.ts';
import { tallyOf } from './tally.ts';
import { differences, type SuiteUnits, type Unit } from './units.ts';

/** What the suite-wide test of one suite on one target found. */
export interface SuiteDrop {
  readonly finding: SuiteFinding;
  /** Present minus past, as a share of the tests. */
  readonly delta?: number | undefined;
  readonly p?: number | undefined;
  readonly controlP?: number | undefined;
  readonly contributors: readonly { readonly testId: string; readonly missing: number }[];
}

/** A drop that noise would give this often is worth a warning when it is large (gate.md §2.5). */
const POSSIBLE = 0.2;
const CONTROL_ALPHA = 0.05;
/** Without knowing how runs differ, and with no way to find out, a drop must be at least this large. */
export const LEAST_WITHOUT_RUNS = 0.05;
/** Controls must speak for the suite, not only for its suspects. */
const CONTROL_COVERAGE = 0.95;
const MOST_CONTRIBUTORS = 5;

/**
 * G2: did each suite get worse as a whole? Exact within its tests, held against how runs differ, and Holm over all
 * suites and targets that can be compared (gate.md §2.5). Answers stand in the order given. Where runs that changed
 * nothing fail too often (`needsControls`, gate.md O4), only trials on the base commit convict.
 */
export function suiteDrops(
  suites: readonly WithHistory[],
  settings: GateSettings,
  { needsControls = false }: { readonly needsControls?: boolean | undefined } = {},
): SuiteDrop[] {
  const ps = suites.map((suite) => (suite.units.length + suite.reused === 0 ? undefined : worse(suite)));
  const compared = ps.flatMap((p) => p ?? []);
  const verdicts = holm(compared, halfAlpha(settings));
  let next = 0;
  return suites.map((suite, index): SuiteDrop => {
    const p = ps[index];
    if (p === undefined) return { finding: 'not-compared', contributors: [] };
    const rejected = verdicts[next++] ?? false;
    const delta = mean(differences(suite));
    const controlP = controlOf(suite);
    const finding = findingOf({ suite, p, delta, rejected, controlP, needsControls }, settings);
    return { finding, delta, p, controlP, contributors: isDrop(finding) ? contributors(suite) : [] };
  });
}

/** The finding fails the suite. */
export const isDrop = (finding: SuiteFinding): boolean => finding === 'drop' || finding === 'drop-swing-unknown';

/** The finding would be settled by the same trials on the base commit, run now. */
export const needsControl = (finding: SuiteFinding): boolean =>
  finding === 'within-swing' || finding === 'swing-unknown' || finding === 'drop-swing-unknown';

interface Seen {
  readonly suite: WithHistory;
  readonly p: number;
  readonly delta: number;
  readonly rejected: boolean;
  readonly controlP: number | undefined;
  readonly needsControls: boolean;
}

function findingOf(
  { suite, p, delta, rejected, controlP, needsControls }: Seen,
  { maxDrop }: GateSettings,
): SuiteFinding {
  if (!rejected) return p <= POSSIBLE && isDropOf(2 * maxDrop, delta) ? 'possible-drop' : 'steady';
  if (!isDropOf(maxDrop, delta)) return delta < 0 ? 'small-drop' : 'steady';
  const swing = swingOf(suite, suite.history);
  if (swing && !needsControls && isBeyond(swing, suite, delta)) return 'drop';
  if (controlP !== undefined) return isAtMost(controlP, CONTROL_ALPHA) ? 'drop' : 'within-swing';
  if (swing || needsControls) return 'within-swing';
  return isDropOf(Math.max(maxDrop, LEAST_WITHOUT_RUNS), delta) ? 'drop-swing-unknown' : 'swing-unknown';
}

/** Whether a difference is a drop of at least so much. Sums of shares miss by their last bits. */
export const isDropOf = (least: number, delta: number): boolean => delta < 0 && -delta >= least - 1e-9;

const isBeyond = (swing: Swing, { units, reused }: SuiteUnits, delta: number): boolean =>
  runGuard(delta, trialNoise(units, units.length + reused), swing).agrees;

/** The chance of such a present if nothing had changed: exact for passes, by shuffling for scores (gate.md §2.5). */
const worse = ({ units, metric }: Pick<SuiteUnits, 'units' | 'metric'>): number =>
  metric === 'pass' ? exactlyWorse(units) : shuffledLower(units.map(scoresOf), seedOf(units));

const scoresOf = ({ test }: Unit) => ({
  base: test.base.map(({ score }) => score),
  now: test.now.map(({ score }) => score),
});

/** Against the trials on the base commit, where they were made for the suite. */
function controlOf({ units, metric }: SuiteUnits): number | undefined {
  const controlled = units.filter(({ test }) => test.control.length > 0);
  if (controlled.length === 0 || controlled.length < units.length * CONTROL_COVERAGE) return undefined;
  const against = controlled.map(({ test, now }): Unit => {
    // Who made them, and when, is of no interest to the test.
    const base = test.control.map((trial) => ({ ...trial, run: 'control', time: '' }));
    return { test: { ...test, base }, base: tallyOf(base, metric), now };
  });
  return worse({ units: against, metric });
}

/** Where most passes are missing of those that both sides together let one expect (gate.md §2.7). */
function contributors({ units }: SuiteUnits): SuiteDrop['contributors'] {
  return units
    .map(({ test, base, now }) => {
      const [before, after] = [base.scores?.sum ?? base.passes, now.scores?.sum ?? now.passes];
      const missing = (now.trials * (before + after)) / (base.trials + now.trials) - after;
      return { testId: test.testId, missing };
    })
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => b.missing - a.missing || (a.testId < b.testId ? -1 : 1))
    .slice(0, MOST_CONTRIBUTORS);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
