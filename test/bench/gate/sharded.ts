import { pair, type Sides } from '../../../src/compare/pair.ts';
import { decisionOf, type Suspect, suspectsOf, wholeRun } from '../../../src/gate/suspected-regressions.ts';
import { resultKey, type TestResult } from '../../../src/model/run/result.ts';
import type { PresentTrial } from '../../../src/model/verdict/pairing.ts';
import { divide } from '../../../src/plan/shards/divide.ts';
import { mean } from '../../../src/shared/statistics/variance.ts';
import { aRun, decide, found, results } from '../../support/evidence.ts';
import { seeded } from '../../support/seeded.ts';
import { baselineOf, type Rates, suites, withBroken } from '../../support/simulate.ts';
import { goal, repeated, type Share, shown, table } from './cells.ts';

const SEED = 20_261_123;
const MEDIAN_MS = 40_000;
/** Tests, baseline runs, shards, and how often a cell is simulated. */
const CELLS = [
  [200, 10, 1, 1_000],
  [200, 10, 4, 1_000],
  [200, 10, 8, 1_000],
  [200, 5, 8, 1_000],
  [1_000, 10, 20, 400],
  [1_000, 5, 20, 400],
] as const;
/** Of the cells whose goals are stated: unchanged runs with a confirmed regression, and broken tests that are found. */
const MAX_FALSE = 3.3;
const LEAST_FOUND = 95;
const WITH_GOALS = new Set(['200, 10, 8', '1,000, 10, 20']);

/**
 * Runs in shards against the same runs on one machine: the same tests, baseline, planned trials and outcomes of re-runs.
 * Each shard re-runs its own suspected regressions, and the whole run decides.
 */
export function sharded(): void {
  for (const kind of ['steady', 'noisy'] as const) {
    const rows = CELLS.map(([tests, runs, shards, often]) => {
      const times = repeated(often);
      const random = seeded(SEED + tests + 10 * runs + shards);
      const base = suites[kind](tests);
      const unchanged = repeat(times, () => simulated({ base, now: base, runs, shards }, random));
      const broken = repeat(times, () => simulated({ base, now: withBroken(base, 1), runs, shards }, random));
      const name = `${tests.toLocaleString('en')}, ${runs}, ${shards}`;
      const [falseAlarms, found] = [share(unchanged, hasRegression), share(broken, findsBroken)];
      if (WITH_GOALS.has(name)) {
        goal(`sharded, ${kind}, ${name}, false alarms`, falseAlarms('merged'), { most: MAX_FALSE });
        if (kind === 'steady') goal(`sharded, ${name}, found`, found('merged'), { least: LEAST_FOUND });
      }
      const [fails, warns] = (['fail', 'warn'] as const).map((wanted) =>
        share(unchanged, ({ verdict }) => verdict.kind === wanted),
      );
      const equal = [...unchanged, ...broken].filter(isEqual).length;
      return [
        name,
        ...[falseAlarms, fails, warns, found].flatMap((of) =>
          of ? `${shown(of('one'))} → ${shown(of('merged'))}` : [],
        ),
        `${extra(unchanged, 'one')} → ${extra(unchanged, 'merged')}`,
        shown({ hits: equal, of: 2 * times }),
      ];
    });
    table(
      `Sharded runs of a ${kind} suite, one machine → shards (%; extra trials per run)`,
      [
        'tests, baseline runs, shards',
        'regression in an unchanged run',
        'unchanged run fails',
        'unchanged run warns',
        'broken test found',
        'extra trials',
        'equal',
      ],
      rows,
    );
  }
}

interface Cell {
  readonly base: Rates;
  readonly now: Rates;
  readonly runs: number;
  readonly shards: number;
}

type Decided = ReturnType<typeof decide> & { readonly extra: number };
interface Simulated {
  readonly one: Decided;
  readonly merged: Decided;
}

function simulated({ base, now, runs, shards }: Cell, random: () => number): Simulated {
  const planned = now.flatMap((rate, at) => {
    const names = { suite: 'suite-0', suiteFile: 'evals/suite-0.eval.yaml' };
    return results({ [`t${at}`]: random() < rate ? '1/1' : '0/1' }, names);
  });
  const baseline = found(...baselineOf({ earlierRuns: base, trials: 1, runs, perRun: 1 }, random));
  const sides = { run: aRun(planned), baseline };
  const outcomes = rerunOutcomes(now, random);
  const suspects = suspectsOf(pair(sides), {});
  return {
    one: decided(sides, suspects, outcomes),
    merged: decided(sides, suspectsInShards(sides, shards, random), outcomes),
  };
}

/** Each shard sees its own results, and what the baseline says about the whole run. */
function suspectsInShards(sides: Sides, shards: number, random: () => number): Suspect[] {
  const whole = wholeRun(pair(sides), sides.run.results, shards);
  const results = new Map(sides.run.results.map((result) => [resultKey(result), result]));
  return divide(worksOf([...results.keys()], random), { shards, workers: 3 }).flatMap(({ works }) => {
    const own = works.flatMap(({ key }) => results.get(key) ?? []);
    return suspectsOf(pair({ ...sides, run: aRun(own), whole }), {});
  });
}

const worksOf = (keys: readonly string[], random: () => number) =>
  keys.map((key) => ({
    key,
    setup: 'suite-0',
    trials: 1,
    trialMs: MEDIAN_MS * Math.exp(3 * (random() - 0.5)),
    together: [],
  }));

/** The outcome of the n-th re-run of a test: the same on one machine and in a shard. */
function rerunOutcomes(now: Rates, random: () => number): (test: number, at: number) => boolean {
  const known = new Map<number, boolean[]>();
  return (test, at) => {
    const own = known.get(test) ?? [];
    known.set(test, own);
    while (own.length <= at) own.push(random() < (now[test] ?? 0));
    return own[at] === true;
  };
}

function decided(sides: Sides, suspects: readonly Suspect[], outcome: ReturnType<typeof rerunOutcomes>): Decided {
  const confirmations = suspects.flatMap((suspect): TestResult[] => {
    const made: PresentTrial[] = [];
    while (decisionOf(suspect, made) === 'undecided') {
      const pass = outcome(Number(suspect.test.testId.slice(1)), made.length);
      made.push({ pass, score: pass ? 1 : 0 });
    }
    const { suite, suiteFile, testId } = suspect.test;
    return made.flatMap(({ pass }) => results({ [testId]: pass ? '1/1' : '0/1' }, { suite, suiteFile }));
  });
  const all = { ...sides, ...(confirmations.length > 0 && { confirmations }) };
  return { ...decide(all, { control: 'off' }, { isChange: true }), extra: confirmations.length };
}

const repeat = (times: number, make: () => Simulated): Simulated[] => Array.from({ length: times }, make);

const hasRegression = ({ comparison }: Decided): boolean => comparison.tests.some(({ state }) => state === 'regressed');
const findsBroken = ({ comparison: { tests } }: Decided): boolean => tests[0]?.state === 'regressed';

const share =
  (runs: readonly Simulated[], happens: (decided: Decided) => boolean) =>
  (side: keyof Simulated): Share => ({ hits: runs.filter((run) => happens(run[side])).length, of: runs.length });

const extra = (runs: readonly Simulated[], side: keyof Simulated): string =>
  mean(runs.map((run) => run[side].extra)).toFixed(1);

/** Verdict and states, without the number of trials that were not needed. */
const isEqual = ({ one, merged }: Simulated): boolean => {
  const facts = ({ verdict, comparison }: Decided) => JSON.stringify([verdict, comparison.tests.map((t) => t.state)]);
  return facts(one) === facts(merged);
};
