import type { DetectableTests } from '../model/verdict/decided.ts';
import type { Expected } from './detectable-drop.ts';
import { chanceOfFailures, type Prior } from './prior.ts';
import { mostSuspects, TESTS_ALPHA } from './settings.ts';
import { UNEXPECTED } from './suspected-regressions.ts';

const MAX_FAILURES = 8;
/** More are counted only. */
const MAX_NAMED = 3;

/** Of parts of a run together. */
export function joinedDetectable(parts: readonly DetectableTests[]): DetectableTests {
  const sum = (number: 'count' | 'of') => parts.reduce((total, part) => total + part[number], 0);
  const [count, of] = [sum('count'), sum('of')];
  const undetected = parts.flatMap((part) => part.undetected ?? []);
  const isNamed = undetected.length > 0 && undetected.length === of - count && undetected.length <= MAX_NAMED;
  return { count, of, undetected: isNamed ? undetected : undefined };
}

interface ExpectedTest extends Expected {
  readonly testId: string;
  /** Its regression was confirmed, which shows that the baseline is long enough. */
  readonly isDetected?: boolean;
}

/** How many single tests would be found if they broke altogether, from the baseline alone, and those that were found. */
export function detectableTests(tests: readonly ExpectedTest[], prior: Prior, matrixJobs = 1): DetectableTests {
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
      confirms: chanceOfFailures(MAX_FAILURES, passes, failures + planned, prior),
    };
    chances.set(key, own);
    return own;
  });
  const stable = known.filter(({ unexpected }) => unexpected);
  const byChance = stable.reduce((sum, { mostlyFails }) => sum + mostlyFails, 0);
  const suspects = Math.min(mostSuspects({ confirm: 'off' }), 1 + Math.ceil(byChance));
  const found = new Set(stable.filter(({ confirms }) => confirms <= TESTS_ALPHA / (suspects * matrixJobs)));
  const others = tests.filter(({ isDetected }, at) => !isDetected && !found.has(known[at] as (typeof known)[number]));
  const named = others.length > 0 && others.length <= MAX_NAMED;
  return {
    count: tests.length - others.length,
    of: tests.length,
    undetected: named ? others.map(({ testId }) => testId) : undefined,
  };
}
