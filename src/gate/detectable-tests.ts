import type { Assessment } from '../model/verdict/assessment.ts';
import type { Expected } from './detectable-drop.ts';
import { chanceOfFailures, type Prior } from './prior.ts';
import { mostSuspects, TESTS_ALPHA } from './settings.ts';
import { UNEXPECTED } from './suspected-regressions.ts';

const MOST_FAILURES = 8;
/** More are counted only. */
const MOST_NAMED = 3;

/** How many single tests would be found if they broke altogether, from the baseline alone. */
export function detectableTests(
  tests: readonly (Expected & { readonly testId: string })[],
  prior: Prior,
): Assessment['detectableTests'] {
  const chances = new Map<
    string,
    { readonly unexpected: boolean; readonly mostlyFails: number; readonly confirms: number }
  >();
  const known = tests.map(({ base: { passes, trials }, planned }) => {
    const key = `${passes}/${trials} ${planned}`;
    const cached = chances.get(key);
    if (cached) return cached;
    const failures = trials - passes;
    const own = {
      unexpected: chanceOfFailures(1, passes, failures, prior) <= UNEXPECTED,
      mostlyFails: chanceOfFailures(Math.floor(planned / 2) + 1, passes, failures, prior),
      confirms: chanceOfFailures(MOST_FAILURES, passes, failures + planned, prior),
    };
    chances.set(key, own);
    return own;
  });
  const stable = known.filter(({ unexpected }) => unexpected);
  const byChance = stable.reduce((sum, { mostlyFails }) => sum + mostlyFails, 0);
  const suspects = Math.min(mostSuspects({ confirm: 'off' }), 1 + Math.ceil(byChance));
  const found = new Set(stable.filter(({ confirms }) => confirms <= TESTS_ALPHA / suspects));
  const others = tests.filter((_, at) => !found.has(known[at] as (typeof known)[number]));
  const named = others.length > 0 && others.length <= MOST_NAMED;
  return {
    count: tests.length - others.length,
    of: tests.length,
    ...(named && { undetected: others.map(({ testId }) => testId) }),
  };
}
