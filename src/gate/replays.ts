import type { Replays } from '../model/comparison.ts';
import { jeffreysLow } from '../shared/statistics/proportion.ts';
import type { GateSettings } from './policy.ts';
import type { RunHistory, WithHistory } from './run-history.ts';
import { isDrop, isDropOf, suiteDrops } from './suite-drop.ts';
import type { Unit } from './units.ts';

/** Of fewer replays nobody can say how often (gate.md O4). */
const FEWEST_REPLAYS = 20;

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
function deltaOf({ units, history }: WithHistory, run: string): number | undefined {
  const at = history.runs.indexOf(run);
  let sum = 0;
  let tests = 0;
  for (const [index, { base }] of units.entries()) {
    const trials = history.tests[index]?.trials[at] ?? 0;
    if (trials === 0 || trials === base.trials) continue;
    const passes = history.tests[index]?.passes[at] ?? 0;
    sum += passes / trials - (base.passes - passes) / (base.trials - trials);
    tests += 1;
  }
  return tests === 0 ? undefined : sum / tests;
}

function wouldFail(suites: readonly WithHistory[], run: string, settings: GateSettings): boolean {
  const replayed = suites.map((suite) => replayOf(suite, run));
  return suiteDrops(replayed, settings).some(({ finding }) => isDrop(finding));
}

/** One run as the present, the others as its history; tests that lack one of the two are left out. */
function replayOf(suite: WithHistory, run: string): WithHistory {
  const { units, history } = suite;
  const at = history.runs.indexOf(run);
  const kept = units.flatMap(({ test, base }, index) => {
    const counts = history.tests[index];
    const now = { passes: counts?.passes[at] ?? 0, trials: counts?.trials[at] ?? 0 };
    const rest = { passes: base.passes - now.passes, trials: base.trials - now.trials };
    if (counts === undefined || now.trials === 0 || rest.trials === 0) return [];
    const unit: Unit = { test: { ...test, control: [] }, base: rest, now };
    return { unit, counts };
  });
  const others = <T>(all: readonly T[]): T[] => all.filter((_, index) => index !== at);
  const tests: RunHistory['tests'] = kept.map(({ counts: { trials, passes, scores } }) => ({
    trials: others(trials),
    passes: others(passes),
    scores: others(scores),
  }));
  return {
    ...suite,
    reused: 0,
    units: kept.map(({ unit }) => unit),
    history: { runs: others(history.runs), newestAt: undefined, tests },
  };
}
