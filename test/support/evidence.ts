import { measuredRun } from '../../src/baseline/measured-run.ts';
import { poolsOf } from '../../src/baseline/pools.ts';
import { decodeRuns, encodeRuns } from '../../src/baseline/run-file.ts';
import { assess } from '../../src/gate/assess.ts';
import { gate } from '../../src/gate/gate.ts';
import { pair, type Sides } from '../../src/gate/pair.ts';
import type { GateSettingsInput } from '../../src/gate/settings.ts';
import { decisionOf, type Suspect } from '../../src/gate/suspected-regressions.ts';
import { withDefaultThresholds } from '../../src/gate/threshold-without-baseline.ts';
import type { AcceptLine, MeasuredRun, RunLine, SuiteLine, TestLine } from '../../src/model/run/measured-run.ts';
import type { Requirement } from '../../src/model/run/plan.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import { groupedBy } from '../../src/model/values/grouped.ts';
import type { AbsentSuite, Assessment } from '../../src/model/verdict/assessment.ts';
import type { Baseline, EvidencePool, EvidenceTrial } from '../../src/model/verdict/evidence.ts';
import type { PairedRun } from '../../src/model/verdict/pairing.ts';
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

/** The trials of one run that began at this time. */
export const poolOfOneRun = (run: string, counts: Counts, time = '2026-01-05T08:00:00.000Z'): EvidencePool => ({
  ...aPool({}),
  tests: Object.entries(counts).map(([testId, text]) => {
    const { passes, trials } = countOf(text);
    return { testId, trials: Array.from({ length: trials }, (_, at) => aPast(at < passes, 0, { run, time })) };
  }),
});

/** All runs in one pool, as in a baseline. */
export function joinedPools(...pools: readonly EvidencePool[]): EvidencePool {
  const all = groupedBy(
    pools.flatMap(({ tests }) => tests),
    ({ testId }) => testId,
  );
  const tests = [...all].map(([testId, same]) => ({ testId, trials: same.flatMap(({ trials }) => trials) }));
  return { ...aPool({}), tests: tests.toSorted((a, b) => (a.testId < b.testId ? -1 : 1)) };
}

export const found = (...pools: EvidencePool[]): Baseline => ({
  kind: 'found',
  pools,
  provenance: [{ from: 'file', where: 'evidence.json' }],
});

/** What the gate decides after re-runs of a suspect, as one writes them: `'001'` failed twice and then passed. */
export const decisions = (suspect: Suspect | undefined, ...texts: readonly string[]) =>
  texts.map(
    (text) =>
      suspect &&
      decisionOf(
        suspect,
        Array.from(text, (bit) => ({ pass: bit === '1', score: Number(bit) })),
      ),
  );

/** The runs that these trials are of. */
export function runsOf(...pools: readonly EvidencePool[]): MeasuredRun[] {
  const runs = new Map<string, { run: RunLine; suites: SuiteLine[]; tests: TestLine[]; accepted: AcceptLine[] }>();
  for (const { suite, file, target, tests, resets } of pools) {
    const suiteIn = (name: string, facts: Omit<EvidenceTrial, 'run' | 'pass' | 'score'>) => {
      const { time, sha, restricted } = facts;
      const run = runs.get(name) ?? {
        run: { v: 1, type: 'run', time, sha: sha?.padEnd(40, '0'), name, complete: true, restricted },
        suites: [],
        tests: [],
        accepted: [],
      };
      runs.set(name, run);
      let s = run.suites.findIndex((each) => each.suite === suite && each.file === file && each.target === target);
      if (s < 0) {
        const counts = { n: 0, passed: 0, failed: 0, errored: 0, trials: 0, passes: 0 };
        s = run.suites.push({ type: 'suite', suite, file, target, ...counts }) - 1;
      }
      return { ...run, s };
    };
    for (const { testId: id, trials } of tests) {
      for (const [name, own] of groupedBy(trials, ({ run }) => run)) {
        const [{ measure, subject, agentVersion: agent, mustPass: must_pass }] = own;
        const run = suiteIn(name, own[0]);
        run.tests.push({
          type: 'test',
          s: run.s,
          id,
          trials: own.map(({ pass, score, costUsd, durationMs }) => ({
            pass,
            score,
            cost_usd: costUsd,
            ms: durationMs,
          })),
          measure,
          subject,
          agent,
          must_pass,
        });
      }
    }
    if (tests.length > 0 && resets.length === 0) continue;
    const { accepted, s } = suiteIn([...runs.keys()].at(-1) ?? 'empty', { time: '2026-01-01T00:00:00.000Z' });
    accepted.push(...resets.map(({ testId, ...reset }) => ({ type: 'accept' as const, s, id: testId, ...reset })));
  }
  return [...runs.values()];
}

/** A file of evidence with these trials. */
export const evidenceText = (...pools: readonly EvidencePool[]): string => encodeRuns(runsOf(...pools));

/** What the gate reads in a file of evidence. */
export function poolsIn(text: string): EvidencePool[] {
  const decoded = decodeRuns(text);
  if (decoded.kind === 'refused') throw new Error(decoded.why);
  return poolsOf(decoded.value.runs);
}

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
): { readonly pairing: PairedRun; readonly comparison: Assessment; readonly verdict: Verdict } {
  const pairing: PairedRun = { ...pair(sides), ...(absentSuites && { absentSuites }) };
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

/** What the gate reads of the run of a name. */
export const poolsOfRun = (run: RunResult, { run: name, sha }: { run: string; sha?: string }): EvidencePool[] =>
  poolsOf([measuredRun(run, { name, sha })]);
