import type { Change, Comparison } from '../model/comparison.ts';
import type { SuiteReport } from '../model/report.ts';
import type { Reason } from '../model/verdict.ts';
import { plural } from '../shared/text.ts';
import { heldToDefault } from './default-threshold.ts';
import type { GateSettings } from './policy.ts';
import { mostlyPasses } from './units.ts';

/** Whether anything at all was compared. */
export const isArmed = ({ baseline, suites }: Comparison): boolean =>
  baseline.kind === 'found' && suites.some(({ comparable }) => comparable > 0);

/**
 * What it means that there is nothing to compare with (gate.md §2.9, github.md §5.9, §5.11). Not being able to look is
 * no measurement, unless the user wants a missing baseline to pass. Not being allowed to is told in any case, and is
 * worth what a missing baseline is: the first run of a repository must not fail for want of a permission.
 */
export function baselineReasons(comparison: Comparison, { onMissingBaseline }: GateSettings): Reason[] {
  const { baseline } = comparison;
  if (isArmed(comparison)) return [];
  const why = baseline.kind === 'found' ? 'none of its tests is one of these, measured in the same way' : baseline.why;
  const text = { rule: 'baseline', message: `Nothing was compared: ${why}` } as const;
  if (baseline.kind === 'unavailable' && baseline.lacksPermission) {
    return [{ ...text, kind: onMissingBaseline === 'fail' ? 'fail' : 'warn' }];
  }
  if (baseline.kind === 'unavailable') return [{ ...text, kind: onMissingBaseline === 'pass' ? 'warn' : 'invalid' }];
  if (onMissingBaseline === 'warn' || onMissingBaseline === 'fail') return [{ ...text, kind: onMissingBaseline }];
  return [];
}

/** gate.md O12. */
const STALE_COMMITS = 200;

/** Evidence that was measured long before the changes begin, by commits; its age is told of each suite. */
export function staleEvidence({ baseline }: Comparison): Reason[] {
  if (baseline.kind !== 'found') return [];
  const [nearest] = baseline.provenance.flatMap(({ commitsBefore }) => commitsBefore ?? []).sort((a, b) => a - b);
  if (nearest === undefined || nearest <= STALE_COMMITS) return [];
  const message = `The baseline is stale: it was measured ${plural('commit', nearest)} before the changes begin`;
  return [{ rule: 'baseline', kind: 'warn', message }];
}

/** Failing tests that neither a threshold of the user nor a baseline judges: they are named, because a green check would hide them. */
export function unjudged(suites: readonly SuiteReport[], comparison: Comparison): Reason[] {
  const unknown = failuresWithoutHistory(comparison.tests);
  return suites.flatMap(({ suite, file, target, threshold, isDefaultThreshold, totals }): Reason[] => {
    const of = { suite, file, target };
    if (isDefaultThreshold) {
      if (totals.failed === 0 || (totals.score ?? 0) < (threshold ?? 0)) return [];
      const message = `${totals.failed} of ${totals.total} tests of ${suite} on ${target} failed; ${heldToDefault(comparison)}`;
      return [{ rule: 'baseline', kind: 'warn', message, ...of }];
    }
    const failed = threshold === undefined ? (unknown.get(keyOf(of)) ?? 0) : 0;
    if (failed === 0) return [];
    const message = `${plural('new or changed test', failed)} of ${suite} on ${target} failed without a history to be judged by`;
    return [{ rule: 'baseline', kind: 'warn', message, ...of }];
  });
}

function failuresWithoutHistory(tests: readonly Change[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { state, now, suite, suiteFile: file, target } of tests) {
    if ((state !== 'new' && state !== 'changed') || now === undefined || mostlyPasses(now)) continue;
    const key = keyOf({ suite, file, target });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const keyOf = ({ suite, file, target }: { readonly suite: string; readonly file: string; readonly target: string }) =>
  JSON.stringify([file, suite, target]);
