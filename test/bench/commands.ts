/**
 * Runs on one machine and in shards, through the commands `run --shard` and `report`, each in a clone of its
 * own. The agent is a file of recorded answers, so that a trial of a test has the same outcome wherever it runs. Prints what
 * the gate finds, and how often shards decide otherwise than one machine.
 */
import { join } from 'node:path';
import { extraResults } from '../../src/model/run/result-keys.ts';
import type { ReportFile } from '../../src/model/verdict/report.ts';
import { perform } from '../app/perform.ts';
import { seeded } from '../support/seeded.ts';
import {
  oneRun,
  type Scenario,
  type Scripted,
  type ShardedRepository,
  shardedRepository,
  shardedRun,
} from '../support/sharded-checkouts.ts';
import { type Share, shown, table } from './gate/cells.ts';

const SEED = 20_261_123;
const SHARDS = [4, 8, 20];
const SUITES = ['first', 'second', 'third'];
const TESTS_PER_SUITE = 20;
const BASELINE_RUNS = 10;
/** The planned trial and the re-runs of a test. */
const TRIALS = 9;
const STABLE_SHARE = 0.7;
/** Of the other tests. */
const PASS_RATES = { lowest: 0.8, highest: 0.95 };
const BROKEN = 3;
/** Every second baseline has a run in which tests pass less often, and which is not the newest. */
const BAD_RUN_RATE = 0.65;
const AT_ONCE = 2;

interface Simulated {
  readonly scenario: Scenario;
  readonly broken: ReadonlySet<string>;
}

/** The reports on one run, by the number of shards. 1 is a run on one machine. */
interface Decided {
  readonly broken: ReadonlySet<string>;
  readonly reports: ReadonlyMap<number, ReportFile>;
}

export async function commandRows(times: number): Promise<void> {
  const random = seeded(SEED);
  const began = performance.now();
  for (const broken of [0, BROKEN]) {
    const simulated = Array.from({ length: times }, (_, at) => aSimulation(broken, at % 2 === 1, random));
    const runs = await decideAll(simulated);
    table(
      broken === 0 ? `${times} unchanged runs` : `${times} runs with ${broken} broken tests of ${testCount}`,
      ['machines', 'run fails (%)', ...columnsOf(broken), 're-runs', 'another verdict', 'other states of tests'],
      [1, ...SHARDS].map((machines) => rowOf(runs, machines, broken)),
    );
    const setAside = runs.filter(({ reports }) => hasSetAside(reports.get(1))).length;
    console.log(`\n${setAside} of ${times} baselines have a run that is set aside.`);
  }
  console.log(`Measured in ${((performance.now() - began) / 1000).toFixed(0)} s.`);
}

const testCount = SUITES.length * TESTS_PER_SUITE;
const columnsOf = (broken: number): string[] =>
  broken === 0 ? ['tests called regressed'] : ['broken tests found (%)', 'other tests called regressed'];

function aSimulation(broken: number, hasBadRun: boolean, random: () => number): Simulated {
  const ids = SUITES.flatMap((suite) => Array.from({ length: TESTS_PER_SUITE }, (_, at) => `${suite}-${at}`));
  const isBroken = new Set(shuffled(ids, random).slice(0, broken));
  const badRun = hasBadRun ? Math.floor(random() * (BASELINE_RUNS - 1)) : undefined;
  const scripted = ids.map((id) => [id, aTest({ isBroken: isBroken.has(id), badRun }, random)] as const);
  const suites = SUITES.map((suite) => [
    suite,
    Object.fromEntries(scripted.filter(([id]) => id.startsWith(`${suite}-`))),
  ]);
  return { scenario: { suites: Object.fromEntries(suites) }, broken: isBroken };
}

function aTest(
  { isBroken, badRun }: { readonly isBroken: boolean; readonly badRun: number | undefined },
  random: () => number,
): Scripted {
  const { lowest, highest } = PASS_RATES;
  const rate = random() < STABLE_SHARE ? 1 : lowest + (highest - lowest) * random();
  const outcomes = (count: number, rateOf: (at: number) => number) =>
    Array.from({ length: count }, (_, at) => (random() < rateOf(at) ? '1' : '0')).join('');
  return {
    base: outcomes(BASELINE_RUNS, (run) => (run === badRun ? rate * BAD_RUN_RATE : rate)),
    outcomes: outcomes(TRIALS, () => (isBroken ? 0 : rate)),
  };
}

function shuffled(ids: readonly string[], random: () => number): string[] {
  return ids
    .map((id) => ({ id, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

async function decideAll(simulated: readonly Simulated[]): Promise<Decided[]> {
  const decided: Decided[] = [];
  const left = [...simulated.entries()];
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [at, { scenario, broken }] = next;
      using repository = shardedRepository(scenario, command);
      decided[at] = { broken, reports: await reportsOf(repository) };
      process.stderr.write('.');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  process.stderr.write('\n');
  return decided;
}

/** In this process: starting one would take most of the time. */
const command = (clone: string, args: readonly string[]) =>
  perform({ folder: join(clone, 'checkout') }, args, { HOME: join(clone, 'home') });

async function reportsOf(repository: ShardedRepository): Promise<Map<number, ReportFile>> {
  const reports = new Map([[1, (await oneRun(repository)).report]]);
  for (const shards of SHARDS) reports.set(shards, (await shardedRun(repository, shards)).report);
  return reports;
}

function rowOf(runs: readonly Decided[], machines: number, broken: number): string[] {
  const own = runs.map((run) => ({ ...run, report: reportOf(run, machines), one: reportOf(run, 1) }));
  const regressed = own.flatMap((run) => regressedIn(run.report).map((id) => run.broken.has(id)));
  const found = regressed.filter(Boolean).length;
  const fails = own.filter(({ report }) => report.verdict.verdict === 'fail').length;
  const reruns = own.reduce((sum, { report }) => sum + extraResults(report, 'confirmation').length, 0);
  return [
    `${machines}`,
    shown({ hits: fails, of: own.length }),
    ...(broken === 0 ? [] : [shown({ hits: found, of: broken * own.length })]),
    `${regressed.length - found}`,
    (reruns / own.length).toFixed(1),
    differing(own.map(({ report, one }) => report.verdict.verdict !== one.verdict.verdict)),
    differing(own.flatMap(({ report, one }) => statesDiffering(report, one))),
  ];
}

function reportOf({ reports }: Decided, machines: number): ReportFile {
  const report = reports.get(machines);
  if (report === undefined) throw new Error(`There is no report on ${machines} machines`);
  return report;
}

const regressedIn = ({ comparison }: ReportFile): string[] =>
  comparison.tests.filter(({ state }) => state === 'regressed').map(({ testId }) => testId);

function statesDiffering(report: ReportFile, one: ReportFile): boolean[] {
  const states = new Map(one.comparison.tests.map(({ testId, state }) => [testId, state]));
  return report.comparison.tests.map(({ testId, state }) => states.get(testId) !== state);
}

const differing = (all: readonly boolean[]): string => {
  const share: Share = { hits: all.filter(Boolean).length, of: all.length };
  return `${share.hits} of ${share.of}`;
};

const hasSetAside = (report: ReportFile | undefined): boolean =>
  report?.comparison.suites.some(({ setAside = [] }) => setAside.length > 0) ?? false;
