import type { PairedTest, Pairing } from '../model/pairing.ts';
import { type GatePolicy, gatePolicy } from './policy.ts';
import { replays } from './replays.ts';
import { withHistory } from './run-history.ts';
import { judgeSuspects } from './single-test.ts';
import { needsControl, suiteDrops } from './suite-drop.ts';
import { unitsOf } from './units.ts';

/** A test to run on the base commit now, and how often. */
export interface Control {
  readonly test: PairedTest;
  readonly trials: number;
}

/**
 * What to run on the base commit to tell this change from the world's (gate.md O6): all of a suite whose drop may be a
 * swing of whole runs, and single tests that were confirmed, as often as here. Nothing unless the user allows it.
 */
export function controlsFor(pairing: Pairing, policy: GatePolicy): Control[] {
  const settings = gatePolicy.parse(policy);
  if (settings.control === 'off') return [];
  const suites = unitsOf(pairing, settings.metric).map(withHistory);
  const needsControls = replays(suites, settings)?.tooOften;
  const open = suiteDrops(suites, settings, { needsControls }).flatMap(({ finding, controlP }, index) =>
    needsControl(finding) && controlP === undefined ? (suites[index]?.units ?? []) : [],
  );
  const wanted = new Map(open.map(({ test, now }) => [test, now.trials - madeNow(test)]));
  for (const [test, { state }] of judgeSuspects(pairing, settings)) {
    if (state !== 'regressed' || madeNow(test) > 0) continue;
    wanted.set(test, Math.max(wanted.get(test) ?? 0, test.fresh.length));
  }
  return [...wanted].filter(([, trials]) => trials > 0).map(([test, trials]) => ({ test, trials }));
}

/** What ran beside its fresh trials is there already. Those of earlier attempts stay in, and are no reason not to look again. */
const madeNow = ({ control, earlier }: PairedTest): number => control.length - (earlier?.control.length ?? 0);
