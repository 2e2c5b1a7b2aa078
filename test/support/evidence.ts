import { pair, type Sides } from '../../src/compare/pair.ts';
import { assess } from '../../src/gate/assess.ts';
import { withDefaultThresholds } from '../../src/gate/default-threshold.ts';
import { gate } from '../../src/gate/gate.ts';
import type { GateSettingsInput } from '../../src/gate/settings.ts';
import type { Requirement } from '../../src/model/run/plan.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import type { AbsentSuite, Assessment } from '../../src/model/verdict/assessment.ts';
import type { Baseline, EvidencePool, EvidenceTrial } from '../../src/model/verdict/evidence.ts';
import type { Pairing } from '../../src/model/verdict/pairing.ts';
import type { Verdict } from '../../src/model/verdict/verdict.ts';
import { summarize, summarizeSuites } from '../../src/results/summarize.ts';
import { aResult, aTrial } from './builders.ts';

/** Passes of trials by test id, as one writes them: `{ refund: '9/10' }`. */
export type Counts = Readonly<Record<string, string>>;

export function countOf(text: string): { passes: number; trials: number } {
  const [passes = 0, trials = 0] = text.split('/').map(Number);
  return { passes, trials };
}

/** One trial of a run of the base branch; run 0 is the oldest. */
export const aPast = (pass: boolean, run: number, given: Partial<EvidenceTrial> = {}): EvidenceTrial => ({
  run: `run-${run}`,
  time: `2026-01-0${1 + (run % 9)}T00:00:00.000Z`,
  pass,
  score: pass ? 1 : 0,
  ...given,
});

/** A pool of so many runs; the trials are dealt out among them, failures last. */
export function aPool(
  counts: Counts,
  { runs = 5, ...given }: Partial<EvidencePool> & { runs?: number } = {},
): EvidencePool {
  return {
    schemaVersion: 1,
    suite: 'greetings',
    file: 'evals/greetings.eval.yaml',
    target: 'support-agent',
    tests: Object.entries(counts).map(([testId, text]) => {
      const { passes, trials } = countOf(text);
      return { testId, trials: Array.from({ length: trials }, (_, at) => aPast(at < passes, at % runs)) };
    }),
    resets: [],
    ...given,
  };
}

export const found = (...pools: EvidencePool[]): Baseline => ({
  kind: 'found',
  pools,
  provenance: [{ from: 'file', where: 'evidence.json' }],
});

type Given = Partial<Pick<TestResult, 'suite' | 'suiteFile' | 'target' | 'mustPass' | 'measure' | 'subject'>>;

/** Results with so many trials each. */
export const results = (counts: Counts, given: Given = {}): TestResult[] =>
  Object.entries(counts).map(([testId, text]) => resultWith(testId, text, given));

function resultWith(testId: string, text: string, given: Given): TestResult {
  const { passes, trials } = countOf(text);
  return aResult({
    ...given,
    testId,
    score: passes / trials,
    ...(trials > 1 && {
      trials: Array.from({ length: trials }, (_, attempt) => aTrial(attempt < passes ? 1 : 0, { attempt })),
      aggregation: { strategy: 'mean', mean: passes / trials, min: 0, max: 1 },
    }),
  });
}

export function aRun(results: readonly TestResult[], special: Partial<RunResult> = {}): RunResult {
  return {
    startedAt: '2026-01-10T10:11:00.000Z',
    durationMs: 1000,
    planned: results.length,
    complete: true,
    dryRun: false,
    requirements: [],
    warnings: [],
    results: results.map((result, index) => ({ ...result, index })),
    ...special,
  };
}

interface Situation {
  /** A pull request is judged. */
  readonly isChange?: boolean;
  readonly absentSuites?: readonly AbsentSuite[];
}

/** From both sides to the verdict. */
export function decide(
  sides: Sides,
  settings: GateSettingsInput = {},
  { isChange = false, absentSuites }: Situation = {},
): { readonly pairing: Pairing; readonly comparison: Assessment; readonly verdict: Verdict } {
  const pairing: Pairing = { ...pair(sides), ...(absentSuites && { absentSuites }) };
  const comparison = assess(pairing, settings);
  const { run } = sides;
  const suites = withDefaultThresholds(summarizeSuites(run), comparison, run);
  const evidence = { run, totals: summarize(run), suites, assessment: comparison, isChange };
  return { pairing, comparison, verdict: gate(evidence, settings) };
}

/** The threshold of a suite on a target. */
export const aRequirement = (threshold: number, given: Partial<Requirement> = {}): Requirement => ({
  suite: 'greetings',
  file: 'evals/greetings.eval.yaml',
  target: 'support-agent',
  threshold,
  from: 'suite',
  ...given,
});

/** The same counts for so many tests: `t0`, `t1`, … */
export const many = (count: number, text: string, name = 't'): Counts =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name}${index}`, text]));
