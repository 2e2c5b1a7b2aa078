import type { Change, Comparison, SuiteChange } from '../model/comparison.ts';
import type { Reason } from '../model/verdict.ts';
import { heldToDefault } from './default-threshold.ts';
import type { SuiteOverAttempts } from './earlier-attempts.ts';
import { mostlyFails } from './units.ts';

/**
 * G1: what the user promised (gate.md §2.4). The mean score of a suite on a target, errors left out, must reach its
 * threshold; tests that must pass do. A floor that the base branch itself keeps missing is told.
 */
export function brokenPromises(suites: readonly SuiteOverAttempts[], comparison: Comparison): Reason[] {
  return [
    ...suites.flatMap((suite) => missedThreshold(suite, comparison)),
    ...comparison.tests.filter(isBroken).map(brokenTest),
    ...suites.flatMap((suite) => floorBelowNoise(suite, comparison.suites)),
  ];
}

function missedThreshold(
  { suite, file, target, threshold, isDefaultThreshold, totals: { score }, attempts }: SuiteOverAttempts,
  comparison: Comparison,
): Reason[] {
  if (threshold === undefined || score === undefined || score >= threshold) return [];
  const over = attempts === undefined ? '' : ` over ${attempts} attempts`;
  const limit = isDefaultThreshold ? `; ${heldToDefault(comparison)}` : `, under its threshold of ${threshold}`;
  const message = `The mean score of ${suite} on ${target} is ${below(score, threshold)}${over}${limit}`;
  return [{ rule: 'promise', kind: 'fail', message, suite, file, target }];
}

/**
 * Most planned trials failed, and most of the fresh ones where there are any: noise alone breaks no promise. What was
 * confirmed in earlier attempts stays in question: the sum of fresh trials decides.
 */
const isBroken = ({ mustPass, state, now, confirmation, earlier }: Change): boolean =>
  mustPass === true &&
  state !== 'quarantined' &&
  now !== undefined &&
  (mostlyFails(now) || mostlyFails(earlier?.fresh ?? NONE)) &&
  (confirmation === undefined || mostlyFails(confirmation));

const NONE = { passes: 0, trials: 0 };

function brokenTest({ suite, suiteFile: file, target, testId, place, now, confirmation }: Change): Reason {
  const planned = `${now?.passes ?? 0} of ${now?.trials ?? 0} trials passed`;
  const again = confirmation
    ? `${confirmation.passes} of ${confirmation.trials} when it was run again`
    : 'not run again';
  const message = `${testId} of ${suite} on ${target} must pass, and did not: ${planned}, ${again}`;
  return { rule: 'promise', kind: 'fail', message, suite, file, target, testId, ...(place && { place }) };
}

/** The base branch may miss a floor this often before the floor is said to lie within the noise. */
const OFTEN = 0.2;
/** Of fewer runs nobody can say how often. */
const FEWEST_RUNS = 3;

function floorBelowNoise(
  { suite, file, target, threshold }: SuiteOverAttempts,
  changes: readonly SuiteChange[],
): Reason[] {
  const own = changes.find((change) => change.suite === suite && change.file === file && change.target === target);
  if (threshold === undefined || own === undefined || own.runScores.length < FEWEST_RUNS) return [];
  const missed = own.runScores.filter((score) => score < threshold).length;
  if (missed <= own.runScores.length * OFTEN) return [];
  const message = `The threshold of ${suite} on ${target} is a floor below noise: ${missed} of the last ${own.runScores.length} runs of the base branch missed ${threshold}`;
  return [{ rule: 'promise', kind: 'warn', message, suite, file, target }];
}

/** Two decimals, more where two would look as if the threshold were reached. */
function below(score: number, threshold: number): string {
  for (let digits = 2; digits <= 6; digits++) {
    const text = score.toFixed(digits);
    if (Number(text) < threshold) return text;
  }
  return String(score);
}
