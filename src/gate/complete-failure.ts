import { PASS_MARK } from '../model/suite/suite.ts';
import { mean, meanOf } from '../shared/statistics/variance.ts';
import type { ComparedSuite } from './compared-suites.ts';
import type { GateSettings } from './settings.ts';
import { type ComparedTest, type Side, sideOf } from './sides.ts';
import { compareSuites } from './suite-comparison.ts';
import { suspicionsIn } from './suspected-regressions.ts';

/**
 * Whether a suite must reach the default threshold although it is compared: it is below it now and was not on the base
 * branch, and with this baseline not even a complete failure of it could be confirmed.
 */
export function keepsDefaultThreshold(suites: readonly ComparedSuite[], at: number, settings: GateSettings): boolean {
  const suite = suites[at];
  if (suite === undefined || suite.tests.length === 0 || suite.reused > 0) return false;
  const { tests } = suite;
  return (
    !reaches(tests.map(({ now }) => now)) && reaches(tests.map(({ base }) => base)) && !canFail(suites, suite, settings)
  );
}

/** Of another tool, 80% of the tests must pass. */
const reaches = (sides: readonly Side[]): boolean =>
  Math.max(mean(sides.map(meanOf)), mean(sides.map(({ passes, trials }) => passes / trials))) >= PASS_MARK;

/** Whether the run would fail if all planned trials of a suite and all their re-runs failed, and nothing else changed. */
function canFail(suites: readonly ComparedSuite[], suite: ComparedSuite, settings: GateSettings): boolean {
  const failed: ComparedSuite = { ...suite, tests: suite.tests.map(failedTest) };
  const all = suites.map((each) => (each === suite ? failed : each));
  if (compareSuites(all, settings).results[all.indexOf(failed)]?.finding === 'drop') return true;
  if (settings.confirm === 'off') return false;
  const { unexpected, together } = suspicionsIn(all, settings);
  const own = new Set(failed.tests.map(({ test }) => test));
  return (
    unexpected.some(({ test, needed }) => needed !== undefined && own.has(test)) ||
    together.some(({ suites: of }) => of.includes(failed))
  );
}

function failedTest(each: ComparedTest): ComparedTest {
  const now = each.test.now.map(() => ({ pass: false, score: 0 }));
  return { ...each, test: { ...each.test, now }, now: sideOf(now) };
}
