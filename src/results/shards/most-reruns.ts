import { presentTrials } from '../../model/run/present-trials.ts';
import { type ExtraTrial, MOST_RERUNS, resultKey } from '../../model/run/result.ts';

/**
 * The first test of which a shard says to have made more re-runs or control trials than it ever makes. One that erred is
 * repeated once.
 */
export function testWithTooManyReruns(trials: readonly ExtraTrial[]): string | undefined {
  const made = new Map<string, { rows: number; measured: number }>();
  for (const { purpose, result } of trials) {
    if (purpose === 'seed') continue;
    const key = JSON.stringify([purpose, resultKey(result)]);
    const own = made.get(key) ?? { rows: 0, measured: 0 };
    made.set(key, own);
    own.rows += 1;
    own.measured += presentTrials(result).length;
    if (own.measured > MOST_RERUNS || own.rows > 2 * MOST_RERUNS) return result.testId;
  }
  return undefined;
}
