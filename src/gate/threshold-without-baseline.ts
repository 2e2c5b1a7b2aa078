import type { RunResult } from '../model/run/result.ts';
import { suiteKey } from '../model/run/result-keys.ts';
import { PASS_MARK } from '../model/suite/suite.ts';
import type { Assessment } from '../model/verdict/assessment.ts';
import type { PairedTest } from '../model/verdict/pairing.ts';
import type { SuiteReport } from '../model/verdict/report.ts';
import { type ComparedSuite, type SideSums, sideOf } from './compared-suites.ts';
import type { DecidedTogether } from './failing-together.ts';
import type { GateSettings } from './settings.ts';
import { mean, meanOf } from './statistics/variance.ts';
import { compareSuites } from './suite-comparison.ts';
import { suspicionsIn } from './suspected-regressions.ts';

interface AssessedSuites {
  readonly baseline: Pick<Assessment['baseline'], 'kind'>;
  readonly suites: readonly (Pick<SuiteReport, 'suite' | 'file' | 'target'> & {
    readonly comparable: number;
    readonly keepsDefaultThreshold?: true | undefined;
  })[];
}

/**
 * Adds the default threshold to suites that have no threshold and no comparable test, or too short a baseline to confirm
 * even a complete failure: without it, nothing would judge their failing tests. The tests of another tool may pass with any score, so that their pass rate counts.
 */
export function withDefaultThresholds(
  suites: readonly SuiteReport[],
  { baseline, suites: assessed }: AssessedSuites,
  { results, imported }: Pick<RunResult, 'results' | 'imported'>,
): SuiteReport[] {
  const isCompared = assessed.filter(
    ({ comparable, keepsDefaultThreshold }) => comparable > 0 && !keepsDefaultThreshold,
  );
  const compared = new Set(baseline.kind === 'found' ? isCompared.map(suiteKey) : []);
  const ofOtherTools = (imported === undefined ? [] : results).filter((result) => result.importedFrom !== undefined);
  const imports = new Set(ofOtherTools.map(({ suite, suiteFile: file, target }) => suiteKey({ suite, file, target })));
  return suites.map((suite) => {
    if (suite.threshold !== undefined || compared.has(suiteKey(suite))) return suite;
    const byDefault = { ...suite, threshold: PASS_MARK, isDefaultThreshold: true as const };
    return imports.has(suiteKey(suite)) ? { ...byDefault, isOfPassRate: true } : byDefault;
  });
}

/**
 * Whether a suite must reach the default threshold although it is compared: it is below it now and was not on the base
 * branch, and with this baseline not even a complete failure of it could be confirmed, or its failing tests failed in all
 * re-runs and even that was not enough.
 */
export function keepsDefaultThreshold(
  suites: readonly ComparedSuite[],
  at: number,
  together: readonly DecidedTogether[],
  settings: GateSettings,
): boolean {
  const suite = suites[at];
  if (suite === undefined || suite.tests.length === 0 || suite.reused > 0) return false;
  const [now, base] = [suite.tests.map((test) => test.now), suite.tests.map((test) => test.base)];
  if (reaches(now) || !reaches(base)) return false;
  const failsAgain = together.some(
    ({ suites: of, finding, reruns }) => of.includes(suite) && finding === 'not-confirmed' && reruns.passes === 0,
  );
  return failsAgain || !canFail(suites, suite, settings);
}

/** Of another tool, 80% of the tests must pass. */
const reaches = (sides: readonly SideSums[]): boolean =>
  Math.max(mean(sides.map(meanOf)), mean(sides.map(({ passes, trials }) => passes / trials))) >= PASS_MARK;

/**
 * Whether the run would fail if all planned trials of a suite and all their re-runs failed, and nothing else changed. Those that
 * fail keep their scores: what confirms an answer with a score of 0 may not confirm one with half of the score. Without
 * earlier attempts: the trials of several attempts must not free a suite of the threshold that each of them had to reach.
 */
function canFail(suites: readonly ComparedSuite[], suite: ComparedSuite, settings: GateSettings): boolean {
  const tests = suite.tests.map((each) => {
    const now = each.test.now
      .slice(each.test.earlier?.now.length)
      .map(({ pass, score }) => ({ pass: false, score: pass ? 0 : score }));
    return { ...each, test: { ...each.test, now, earlier: undefined }, now: sideOf(now) };
  });
  const failed: ComparedSuite = { ...suite, tests };
  const all = suites.map((each) => (each === suite ? failed : each));
  if (compareSuites(all, settings).results[all.indexOf(failed)]?.finding === 'drop') return true;
  if (settings.confirm === 'off') return false;
  const { unexpected, together } = suspicionsIn(all, settings);
  const ownTests = new Set<PairedTest>(tests.map(({ test }) => test));
  return (
    unexpected.some(({ test, needed }) => needed !== undefined && ownTests.has(test)) ||
    together.some(({ suites: of }) => of.includes(failed))
  );
}
