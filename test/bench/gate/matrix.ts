import { pair } from '../../../src/gate/pair.ts';
import { mean } from '../../../src/gate/statistics/variance.ts';
import { decisionOf, suspectsOf } from '../../../src/gate/suspected-regressions.ts';
import type { TestResult } from '../../../src/model/run/result.ts';
import type { EvidencePool } from '../../../src/model/verdict/evidence.ts';
import type { PresentTrial } from '../../../src/model/verdict/pairing.ts';
import { joinedDecisions } from '../../../src/results/join-runs.ts';
import { decidedIn } from '../../../src/results/read/read-report.ts';
import { aRun, decide, found, results } from '../../support/evidence.ts';
import { seeded } from '../../support/seeded.ts';
import { baselineOf, type Rates, suites, withBroken, worseBy } from '../../support/simulate.ts';
import { goal, repeated, type Share, shown, table } from './cells.ts';

const SEED = 20_261_124;
/** Tests, baseline runs, jobs, and how often a cell is simulated. */
const CELLS = [
  [200, 10, 4, 400],
  [200, 5, 4, 400],
  [1_000, 10, 20, 100],
] as const;
const MAX_FALSE = 3.3;
const LEAST_FOUND = 95;
const DROP = 0.1;

/**
 * A matrix whose jobs decide on a suite each, and the report on all of them. Each job as if it were alone, and with its part
 * of the chance of a false alarm: the same baselines, planned trials and outcomes of re-runs.
 */
export function matrix(): void {
  for (const kind of ['steady', 'noisy'] as const) {
    const rows = CELLS.map(([tests, runs, jobs, often]) => {
      const times = repeated(often);
      const random = seeded(SEED + tests + 10 * runs + jobs);
      const base = suites[kind](tests / jobs);
      const simulate = (now: Rates) =>
        Array.from({ length: times }, () => simulated({ base, now, runs, jobs }, random));
      const [unchanged, broken, worse] = [simulate(base), simulate(withBroken(base, 1)), simulate(worseBy(base, DROP))];
      const name = `${tests.toLocaleString('en')}, ${runs}, ${jobs}`;
      const shares = {
        regressed: share(unchanged, (of) => everyVerdict(of).some(hasRegression)),
        fails: share(unchanged, (of) => everyVerdict(of).some(isFailed)),
        warns: share(unchanged, ({ report }) => report.verdict.kind === 'warn'),
        found: share(broken, ({ report }) => report.comparison.tests[0]?.state === 'regressed'),
        drop: share(worse, ({ report }) => isFailed(report)),
      };
      goal(`matrix, ${kind}, ${name}, false alarms`, shares.regressed('parts'), { most: MAX_FALSE });
      if (kind === 'steady') goal(`matrix, ${name}, found`, shares.found('parts'), { least: LEAST_FOUND });
      return [
        name,
        ...Object.values(shares).map((of) => `${shown(of('alone'))} → ${shown(of('parts'))}`),
        `${extra(unchanged, 'alone')} → ${extra(unchanged, 'parts')}`,
      ];
    });
    table(
      `Jobs of a matrix with ${kind} suites, each as a run of its own → each with its part (%; extra trials per run)`,
      [
        'tests, baseline runs, jobs',
        'regression in an unchanged run',
        'a job or the report fails an unchanged run',
        'the report warns of an unchanged run',
        'broken test found',
        `drop of ${100 * DROP} points of one suite found`,
        'extra trials',
      ],
      rows,
    );
  }
}

interface Cell {
  readonly base: Rates;
  /** Rates of the first job. */
  readonly now: Rates;
  readonly runs: number;
  readonly jobs: number;
}

type Decided = ReturnType<typeof decide>;
interface Matrix {
  readonly jobs: readonly Decided[];
  readonly report: Decided;
  readonly extra: number;
}
interface Simulated {
  readonly alone: Matrix;
  readonly parts: Matrix;
}

function simulated({ base, now, runs, jobs }: Cell, random: () => number): Simulated {
  const pools = baselineOf({ earlierRuns: base, suites: jobs, trials: 1, runs, perRun: 1 }, random);
  const all = pools.map((pool, job): Job => {
    const rates = job === 0 ? now : base;
    const counts = rates.map((rate, at) => [`t${at}`, random() < rate ? '1/1' : '0/1']);
    const outcomes = new Map<string, boolean[]>();
    return {
      pool,
      planned: results(Object.fromEntries(counts), namesOf(pool)),
      outcome(testId, at) {
        const own = outcomes.get(testId) ?? [];
        outcomes.set(testId, own);
        while (own.length <= at) own.push(random() < (rates[Number(testId.slice(1))] ?? 0));
        return own[at] === true;
      },
    };
  });
  return { alone: decidedBy(all, 1), parts: decidedBy(all, jobs) };
}

interface Job {
  readonly pool: EvidencePool;
  readonly planned: readonly TestResult[];
  /** The outcome of the n-th re-run of a test, the same under each rule. */
  outcome(testId: string, at: number): boolean;
}

const namesOf = ({ suite, file = suite }: EvidencePool) => ({ suite, suiteFile: file });

/** Each job re-runs its suspected regressions and decides; the report decides on the results and decisions of all. */
function decidedBy(all: readonly Job[], matrixJobs: number): Matrix {
  const settings = { control: 'off', matrixJobs } as const;
  const ran = all.map((job) => {
    const sides = { run: aRun(job.planned), baseline: found(job.pool) };
    const confirmations = suspectsOf(pair(sides), settings).flatMap((suspect): TestResult[] => {
      const { testId } = suspect.test;
      const made: PresentTrial[] = [];
      while (decisionOf(suspect, made) === 'undecided') {
        const pass = job.outcome(testId, made.length);
        made.push({ pass, score: pass ? 1 : 0 });
      }
      return made.flatMap(({ pass }) => results({ [testId]: pass ? '1/1' : '0/1' }, namesOf(job.pool)));
    });
    return { confirmations, decided: decide(withReruns(sides, confirmations), settings, { isChange: true }) };
  });
  const reports = ran.map(({ decided: { comparison } }) => ({
    settings: [{ name: 'matrix-jobs', value: matrixJobs }],
    comparison: JSON.parse(JSON.stringify(comparison)) as unknown,
  }));
  const decided = joinedDecisions(reports.map((report) => decidedIn(report)));
  const confirmations = ran.flatMap((job) => job.confirmations);
  const sides = {
    run: aRun(
      all.flatMap(({ planned }) => planned),
      { ...(decided && { decided }) },
    ),
    baseline: found(...all.map(({ pool }) => pool)),
  };
  return {
    jobs: ran.map((job) => job.decided),
    report: decide(withReruns(sides, confirmations), { control: 'off' }, { isChange: true }),
    extra: confirmations.length,
  };
}

const withReruns = <Sides extends object>(sides: Sides, confirmations: readonly TestResult[]) => ({
  ...sides,
  ...(confirmations.length > 0 && { confirmations }),
});

const everyVerdict = ({ jobs, report }: Matrix): readonly Decided[] => [...jobs, report];
const hasRegression = ({ comparison }: Decided): boolean => comparison.tests.some(({ state }) => state === 'regressed');
const isFailed = ({ verdict }: Decided): boolean => verdict.kind === 'fail';

const share =
  (runs: readonly Simulated[], happens: (matrix: Matrix) => boolean) =>
  (rule: keyof Simulated): Share => ({ hits: runs.filter((run) => happens(run[rule])).length, of: runs.length });

const extra = (runs: readonly Simulated[], rule: keyof Simulated): string =>
  mean(runs.map((run) => run[rule].extra)).toFixed(1);
