import type { Failure } from '../../src/model/run/outcome.ts';
import type { TestResult, Trial } from '../../src/model/run/result.ts';
import { outcomeOf } from '../../src/model/run/result-outcome.ts';
import type { Assessment, SuiteAssessment, TestAssessment } from '../../src/model/verdict/assessment.ts';
import type { Report, SuiteReport, Totals } from '../../src/model/verdict/report.ts';
import type { TestState } from '../../src/model/verdict/verdict.ts';
import { type Verdict, worst } from '../../src/model/verdict/verdict.ts';

type Shared = Omit<TestResult, 'status' | 'score' | 'failure' | 'requiredMissed'>;
type Overrides = Partial<Shared> & {
  readonly score?: number;
  readonly failure?: Partial<Failure>;
  readonly requiredMissed?: string[];
};

/** A result as its score makes it: `ok` from its pass mark on; with a `failure`, an execution error. */
export function aResult({ score = 1, failure, requiredMissed, ...given }: Overrides = {}): TestResult {
  const testId = given.testId ?? 'greets';
  const suite = given.suite ?? 'greetings';
  const common: Shared = {
    index: 0,
    timestamp: '2026-01-02T10:11:00.000Z',
    suite,
    suiteFile: `evals/${suite}.eval.yaml`,
    category: 'uncategorized',
    testId,
    target: 'support-agent',
    location: { file: `evals/${suite}.eval.yaml`, line: 4, column: 5 },
    passMark: 0.8,
    mustPass: false,
    assertions: [],
    scores: [],
    input: [{ role: 'user', content: 'Say hello.' }],
    output: 'Hello!',
    messages: [{ role: 'assistant', content: 'Hello!' }],
    evalRun: { durationMs: 1500 },
    retries: 0,
    ...given,
  };
  if (failure) return { ...common, status: 'execution_error', score: 0, failure: aFailure(failure) };
  if (score >= common.passMark) return { ...common, status: 'ok', score };
  return { ...common, status: 'quality_failure', score, ...(requiredMissed && { requiredMissed }) };
}

export const aFailure = (given: Partial<Failure> = {}): Failure => ({
  class: 'provider',
  stage: 'agent',
  reason: 'provider_error',
  message: 'the connection was reset',
  ...given,
});

/** One trial of several; it passes at 0.8. */
export const aTrial = (score: number, given: Partial<Trial> = {}): Trial => ({
  attempt: 0,
  status: score >= 0.8 ? 'ok' : 'quality_failure',
  score,
  verdict: score >= 0.8 ? 'pass' : 'fail',
  scores: [],
  ...given,
});

export const aVerdict = (given: Partial<Verdict> = {}): Verdict => ({
  kind: worst((given.reasons ?? []).map(({ kind }) => kind)),
  noBaseline: false,
  headline: 'All tests passed',
  reasons: [],
  suites: [],
  ...given,
});

export const aComparison = (given: Partial<Assessment> = {}): Assessment => ({
  baseline: { kind: 'none', why: 'No run of the base branch has left evidence yet.' },
  suites: [],
  tests: [],
  detectableTests: { count: 0, of: 0 },
  ...given,
});

/** How a suite of 20 tests did against five runs of the baseline. */
export const aSuiteAssessment = (given: Partial<SuiteAssessment> = {}): SuiteAssessment => ({
  suite: 'greetings',
  file: 'evals/greetings.eval.yaml',
  target: 'support-agent',
  comparable: 20,
  reused: 0,
  finding: 'steady',
  runs: 5,
  runScores: [],
  contributors: [],
  increases: [],
  ...given,
});

/** The state of a test of that suite. */
export const aChange = (testId: string, state: TestState, given: Partial<TestAssessment> = {}): TestAssessment => ({
  suite: 'greetings',
  suiteFile: 'evals/greetings.eval.yaml',
  testId,
  target: 'support-agent',
  state,
  ...given,
});

/** A report of the results given; its counts and suites follow from them unless they are said. */
export function aReport(given: Partial<Report> = {}): Report {
  const results = given.results ?? [aResult()];
  return {
    schemaVersion: 1,
    generator: { name: 'eval-action', version: '1.0.0' },
    startedAt: '2026-01-02T10:11:00.000Z',
    durationMs: 184_000,
    complete: true,
    dryRun: false,
    verdict: aVerdict(),
    conclusion: 'success',
    totals: someTotals(results),
    suites: someSuites(results),
    comparison: aComparison(),
    warnings: [],
    ...given,
    results,
  };
}

/** Just enough counting for a report to be plausible. */
export function someTotals(results: readonly TestResult[], given: Partial<Totals> = {}): Totals {
  const outcomes = results.map(outcomeOf);
  const count = (wanted: string) => outcomes.filter(({ kind }) => kind === wanted).length;
  const judged = outcomes.flatMap(({ score }) => score ?? []);
  const passed = count('passed');
  const calls = results.map(({ trials, costUsd }) => trials ?? [{ costUsd }]);
  const costs = calls.flat().flatMap(({ costUsd }) => costUsd ?? []);
  const times = results.flatMap(({ durationMs }) => durationMs ?? []);
  return {
    total: results.length,
    passed,
    failed: count('failed'),
    errored: count('errored'),
    skipped: count('not-run'),
    flaky: 0,
    reused: 0,
    ...(judged.length > 0 && {
      score: judged.reduce((sum, score) => sum + score, 0) / judged.length,
      passRate: passed / judged.length,
    }),
    ...(costs.length > 0 && { costUsd: costs.reduce((sum, cost) => sum + cost, 0) }),
    costUnknown: calls.filter((trials) => trials.some(({ costUsd }) => costUsd === undefined)).length,
    ...(times.length > 0 && { durationMs: times.reduce((sum, time) => sum + time, 0) }),
    retries: 0,
    ...given,
  };
}

function someSuites(results: readonly TestResult[]): SuiteReport[] {
  const keys = [...new Set(results.map(({ suite, suiteFile, target }) => JSON.stringify([suite, suiteFile, target])))];
  return keys.flatMap((key) => {
    const own = results.filter(({ suite, suiteFile, target }) => JSON.stringify([suite, suiteFile, target]) === key);
    const [first] = own;
    return first ? [{ suite: first.suite, file: first.suiteFile, target: first.target, totals: someTotals(own) }] : [];
  });
}
