import type { Replays } from '../model/comparison.ts';
import { jeffreysLow } from '../shared/statistics/proportion.ts';
import type { GateSettings } from './policy.ts';
import { replayOf, valuesOf, type WithHistory } from './run-history.ts';
import { isDrop, isDropOf, suiteDrops } from './suite-drop.ts';

/** Of fewer replays nobody can say how often (gate.md O4). */
export const FEWEST_REPLAYS = 20;

/**
 * How often this gate would have failed a run that changed nothing: each run of the base branch is put against all others
 * (gate.md O4). Suite-wide only, because nobody runs anything again for the past. Undefined with fewer than two runs.
 */
export function replays(suites: readonly WithHistory[], settings: GateSettings): Replays | undefined {
  const names = new Set(suites.flatMap(({ history }) => history.runs));
  const deltas = Array.from(names, (run) => ({ run, own: suites.flatMap((suite) => deltaOf(suite, run) ?? []) }));
  const possible = deltas.filter(({ own }) => own.length > 0);
  if (possible.length < 2) return undefined;
  // No suite fails without a drop of this size, and the exact test takes its time.
  const mayFail = possible.filter(({ own }) => own.some((delta) => isDropOf(settings.maxDrop, delta)));
  const failed = mayFail.filter(({ run }) => wouldFail(suites, run, settings)).length;
  const isTooOften = possible.length >= FEWEST_REPLAYS && jeffreysLow(failed, possible.length) > settings.alpha;
  return { runs: possible.length, failed, tooOften: isTooOften };
}

/** How far one run of a suite lies from all others; undefined where no test was in both. */
function deltaOf({ units, history, metric }: WithHistory, run: string): number | undefined {
  const column = history.columns[history.runs.indexOf(run)];
  if (column === undefined) return undefined;
  const values = valuesOf(column, metric);
  let sum = 0;
  let tests = 0;
  units.forEach(({ base }, index) => {
    const trials = column.trials[index] ?? 0;
    if (trials === 0 || trials === base.trials) return;
    const own = values[index] ?? 0;
    sum += own / trials - ((base.scores?.sum ?? base.passes) - own) / (base.trials - trials);
    tests += 1;
  });
  return tests === 0 ? undefined : sum / tests;
}

function wouldFail(suites: readonly WithHistory[], run: string, settings: GateSettings): boolean {
  const replayed = suites.map((suite) => replayOf(suite, run));
  return suiteDrops(replayed, settings).some(({ finding }) => isDrop(finding));
}
