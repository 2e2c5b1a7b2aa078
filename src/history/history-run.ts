import { createHash } from 'node:crypto';
import { isSameMeasure } from '../model/run/fingerprint.ts';
import { type GraderScore, withMembers } from '../model/run/grade.ts';
import { failureOf } from '../model/run/present-trials.ts';
import { resultKey, type TestResult } from '../model/run/result.ts';
import type { EvidencePool, EvidenceTest, EvidenceTrial } from '../model/verdict/evidence.ts';
import type { Report, SuiteReport } from '../model/verdict/report.ts';
import { grouped } from '../shared/grouped.ts';
import { wilson } from '../shared/statistics/wilson.ts';
import type { HistoryRun, RunLine, SuiteLine, TestLine } from './lines.ts';

/** Where a run was measured. */
export type RunFacts = Pick<RunLine, 'time' | 'sha' | 'ref' | 'run_id' | 'attempt' | 'url' | 'restricted'>;

interface Measured {
  readonly report: Report;
  readonly facts: RunFacts;
  /** The trials of the run, as its evidence has them. */
  readonly own: readonly EvidencePool[];
  /** The baseline that it was compared with. */
  readonly earlier: readonly EvidencePool[];
}

/** A run as the history stores it: names, numbers and fingerprints, without any text of a model or a grader. */
export function historyRun({ report, facts, own, earlier }: Measured): HistoryRun {
  const poolOf = (pools: readonly EvidencePool[], { suite, file, target }: SuiteReport) =>
    pools.find((pool) => pool.suite === suite && pool.file === file && pool.target === target);
  const parts = report.suites.map((suite, s) => {
    const results = report.results.filter((result) => isOf(result, suite));
    return { s, suite, results, pool: poolOf(own, suite), base: poolOf(earlier, suite) };
  });
  const states = new Map(report.comparison.tests.map((test) => [resultKey(test), test.state]));
  return {
    run: runLine(report, facts),
    suites: parts.map((part) => suiteLine(part, report)),
    tests: parts.flatMap((part) => testLines(part, states)),
  };
}

interface Part {
  /** The position of the suite line. */
  readonly s: number;
  readonly suite: SuiteReport;
  readonly results: readonly TestResult[];
  readonly pool: EvidencePool | undefined;
  readonly base: EvidencePool | undefined;
}

const isOf = (result: TestResult, { suite, file, target }: SuiteReport): boolean =>
  result.suite === suite && result.suiteFile === file && result.target === target;

function runLine({ verdict, complete, durationMs, totals, generator, imported }: Report, facts: RunFacts): RunLine {
  const { costUsd, graderCostUsd, tokens } = totals;
  const cost = costUsd === undefined && graderCostUsd === undefined ? undefined : (costUsd ?? 0) + (graderCostUsd ?? 0);
  const formats = [...new Set(imported?.map(({ format, version = '' }) => `${format} ${version}`.trim()))].sort();
  return {
    v: 1,
    type: 'run',
    ...facts,
    verdict: verdict.kind,
    headline: verdict.headline,
    complete,
    duration_ms: durationMs,
    cost_usd: cost,
    tokens: tokens && tokens.input + tokens.output,
    tool_version: generator.version,
    format: formats.length > 0 ? formats.join(', ') : undefined,
  };
}

function suiteLine({ suite, results, pool, base }: Part, { verdict }: Report): SuiteLine {
  const tests = pool?.tests ?? [];
  const trials = tests.flatMap((test) => test.trials);
  const rates = tests.map((test) => passesOf(test.trials) / test.trials.length);
  const interval = wilson(sum(rates), rates.length);
  const { passed, failed, errored, score } = suite.totals;
  const models = distinct(results.flatMap(({ model }) => model ?? []));
  const judges = distinct(results.flatMap(({ scores }) => scores.flatMap(judgesIn)));
  const kind = verdict.suites.find(
    (own) => own.suite === suite.suite && own.file === suite.file && own.target === suite.target,
  )?.kind;
  return {
    type: 'suite',
    suite: suite.suite,
    file: suite.file,
    target: suite.target,
    n: tests.length,
    passed,
    failed,
    errored,
    trials: trials.length,
    passes: passesOf(trials),
    score,
    pass_rate: mean(rates),
    ...(interval ?? {}),
    cost_usd: mean(trials.flatMap(({ costUsd }) => costUsd ?? [])),
    ms: mean(trials.flatMap(({ durationMs }) => durationMs ?? [])),
    model: models.length > 0 ? models.join(', ') : undefined,
    judges: judges.length > 0 ? judges : undefined,
    definition: definitionOf(trials),
    changed: changedTests(tests, base),
    subject: commonSubject(trials),
    verdict: kind,
  };
}

const judgesIn = (score: GraderScore): string[] => withMembers(score).flatMap(({ target }) => target ?? []);

function definitionOf(trials: readonly EvidenceTrial[]): string | undefined {
  const measures = distinct(trials.flatMap(({ measure }) => measure ?? []));
  return measures.length === 0
    ? undefined
    : createHash('sha256').update(JSON.stringify(measures)).digest('hex').slice(0, 12);
}

/** How many tests are measured in another way than in the newest run of the baseline; undefined without one. */
function changedTests(tests: readonly EvidenceTest[], base: EvidencePool | undefined): [number, number] | undefined {
  const before = new Map(base?.tests.map(({ testId, trials }) => [testId, trials.at(-1)?.measure]));
  const common = tests.flatMap(({ testId, trials: [trial] }) => {
    const [earlier, now] = [before.get(testId), trial?.measure];
    return earlier === undefined || now === undefined ? [] : [{ earlier, now }];
  });
  if (common.length === 0) return undefined;
  return [common.filter(({ earlier, now }) => !isSameMeasure(earlier, now)).length, common.length];
}

function commonSubject(trials: readonly EvidenceTrial[]): string | undefined {
  const subjects = new Set(trials.map(({ subject }) => subject));
  return subjects.size === 1 ? trials[0]?.subject : undefined;
}

/** One line for each test of the suite; several results of one test are its trials. */
function testLines({ s, results, pool, base }: Part, states: ReadonlyMap<string, TestLine['state']>): TestLine[] {
  const trialsOf = new Map(pool?.tests.map(({ testId, trials }) => [testId, trials]));
  const subject = commonSubject(pool?.tests.flatMap(({ trials }) => trials) ?? []);
  return [...grouped(results, ({ testId }) => [testId]).values()].map(([result]): TestLine => {
    const trials = trialsOf.get(result.testId) ?? [];
    const since = base?.resets.filter(({ testId }) => testId === result.testId).map(({ time }) => time);
    const failure = trials.length === 0 ? failureOf(result) : undefined;
    return {
      type: 'test',
      s,
      id: result.testId,
      ...numbersOf(trials),
      ...fingerprintsOf(trials, subject),
      since: since?.sort().at(-1),
      state: states.get(resultKey(result)),
      class: failure?.class,
    };
  });
}

function numbersOf(trials: readonly EvidenceTrial[]) {
  const [passed, others] = [trials.filter(({ pass }) => pass), trials.filter(({ pass }) => !pass)];
  const scores = [...passed, ...others].map(({ score }) => score);
  const areWhole = passed.every(({ score }) => score === 1) && others.every(({ score }) => score === 0);
  return {
    trials: trials.length,
    passes: passed.length,
    score: mean(scores),
    scores: scores.length > 1 && !areWhole ? scores : undefined,
    cost_usd: mean(trials.flatMap(({ costUsd }) => costUsd ?? [])),
    ms: mean(trials.flatMap(({ durationMs }) => durationMs ?? [])),
  };
}

/** Those of one test are equal in one run. */
const fingerprintsOf = ([trial]: readonly EvidenceTrial[], common: string | undefined) => ({
  measure: trial?.measure,
  subject: trial?.subject !== common ? trial?.subject : undefined,
  agent: trial?.agentVersion,
  must_pass: trial?.mustPass,
});

const passesOf = (trials: readonly EvidenceTrial[]): number => trials.filter(({ pass }) => pass).length;
const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : sum(values) / values.length;
