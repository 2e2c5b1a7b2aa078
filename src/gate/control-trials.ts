import type { PairedTest, Pairing } from '../model/verdict/pairing.ts';
import { type ComparedSuite, comparedSuites } from './compared-suites.ts';
import { decidedTogether } from './failing-together.ts';
import { type GateSettingsInput, gateSettings } from './settings.ts';
import { compareSuites, controlOf } from './suite-comparison.ts';
import { confirmationOf, suspicionsIn } from './suspected-regressions.ts';

/** A test to run on the base commit, and how often. */
interface Control {
  readonly test: PairedTest;
  readonly trials: number;
}

/**
 * The trials to run on the base commit before a run fails: a regressed test as often as it had to fail, and all tests of
 * a suite that dropped, and the tests that failed together, as often as they were planned. Trials that are there already are not asked for again. Where the
 * newest baseline run is set aside nothing fails, and nothing is checked. A shard has only a part of a suite, so it checks
 * single tests alone.
 */
export function controlsOf(pairing: Pairing, given: GateSettingsInput): Control[] {
  const settings = gateSettings.parse(given);
  if (settings.control === 'off') return [];
  const suites = comparedSuites(pairing);
  const wanted = new Map<PairedTest, number>();
  const results = pairing.whole === undefined ? compareSuites(suites, settings).results : [];
  for (const [index, result] of results.entries()) {
    const suite = suites[index];
    if (result?.finding !== 'drop' || suite === undefined || isDoubtful(suite) || controlOf(suite) !== undefined)
      continue;
    for (const { test, now } of suite.tests) wanted.set(test, now.trials);
  }
  const doubtful = new Set(suites.filter(isDoubtful).flatMap((suite) => suite.tests.map(({ test }) => test)));
  const { unexpected, together } = suspicionsIn(suites, settings, pairing.whole);
  for (const joint of together) {
    if (joint.suites.some(isDoubtful) || decidedTogether(joint).finding !== 'fails') continue;
    for (const { test, now } of joint.tests) wanted.set(test, now.trials);
  }
  for (const { test, needed } of unexpected) {
    if (needed === undefined || doubtful.has(test) || confirmationOf(test.reruns, needed) !== 'fails') continue;
    wanted.set(test, Math.max(wanted.get(test) ?? 0, needed));
  }
  return [...wanted]
    .map(([test, trials]) => ({ test, trials: trials - test.control.length }))
    .filter(({ trials }) => trials > 0);
}

const isDoubtful = ({ setAside }: ComparedSuite): boolean => setAside.some(({ isNewest }) => isNewest);
