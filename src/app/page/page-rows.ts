import { sideOf } from '../../compare/side-of.ts';
import { isReviewable } from '../../labels/judges-of.ts';
import { type ExtraTrial, resultKey, type TestResult, type Trial } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { Side } from '../../model/run/side.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { Report } from '../../model/verdict/report.ts';
import { classOf } from '../../reports/html/detail-class.ts';
import type { PageTrial } from '../../reports/html/page-data.ts';
import type { PageRow } from '../../reports/html/page-source.ts';
import { firstDifference, MEASURED_DIFFERENTLY } from '../../reports/html/trajectory.ts';
import { reproduceCommand } from '../../reports/reproduce.ts';
import { grouped, type Some } from '../../shared/grouped.ts';
import { pageLabel } from './page-label.ts';

interface RowSources {
  /** The number or folder of the reported run, and its commit. */
  readonly run: string;
  readonly sha?: string | undefined;
  /** What labels of its answers name as the run; absent: unknown. */
  readonly runId?: string | undefined;
  /** Trials of the base branch by the key of their test, oldest first. */
  readonly history: ReadonlyMap<string, readonly EvidenceTrial[]>;
  /** The base answer of tests, by key. */
  readonly base: ReadonlyMap<string, Side>;
  /** Tests that the base branch measures differently, by key. */
  readonly different?: ReadonlySet<string>;
}

/** Extra trials of one purpose whose answers are stored. */
const MOST_SIDES = 3;

/** The tests of a report with both sides, in the order of the plan; tests that the run no longer has come last. */
export function pageRows(report: Report, sources: RowSources): PageRow[] {
  const { program } = report.generator;
  const changes = new Map(report.comparison.tests.map((change) => [resultKey(change), change]));
  const extra = grouped(report.extraTrials ?? [], ({ result }) => namesIn(result));
  const results = grouped(report.results, namesIn);
  const present = [...results].map(([key, own]) => {
    const row = rowOf(own, extra.get(key), { ...sources, key, change: changes.get(key), program });
    return classOf(row) === 'C' ? row : { ...row, difference: differenceOf(row.sides(), sources.different?.has(key)) };
  });
  const removed = [...changes].flatMap(([key, change]): PageRow[] => {
    if (results.has(key)) return [];
    const { suite, suiteFile, testId, target, location } = change;
    const base = sources.base.get(key);
    return [
      {
        suite,
        suiteFile,
        testId,
        target,
        location,
        change,
        sides: () => (base === undefined ? {} : { base }),
        label: () => undefined,
        command: () => '',
        trials: [],
        history: sources.history.get(key) ?? [],
      },
    ];
  });
  return [...present, ...removed];
}

/** The parts of `resultKey`. */
const namesIn = ({ suiteFile, suite, testId, target }: TestResult) => [suiteFile, suite, testId, target];

interface TestSources extends RowSources {
  readonly key: string;
  readonly change: TestAssessment | undefined;
  /** How eval-action was called. */
  readonly program: Report['generator']['program'];
}

function rowOf(
  results: Some<TestResult>,
  extra: readonly ExtraTrial[] | undefined,
  { key, run, sha, runId, history, base: bases, change, program }: TestSources,
): PageRow {
  const [result] = results;
  const base = bases.get(key);
  return {
    suite: result.suite,
    suiteFile: result.suiteFile,
    testId: result.testId,
    target: result.target,
    location: result.location,
    result,
    ...(change && { change }),
    sides: () => sidesOf({ results, extra: extra ?? [], base }, { run, ...(sha !== undefined && { sha }) }),
    label: () => (isReviewable(result) ? pageLabel(result, { runId, sha }) : undefined),
    command: () => reproduceCommand(result, program) ?? '',
    trials: trialsOf(results, extra ?? []),
    history: history.get(key) ?? [],
  };
}

interface Answers {
  readonly results: Some<TestResult>;
  readonly extra: readonly ExtraTrial[];
  readonly base: Side | undefined;
}

function sidesOf({ results, extra, base }: Answers, from: Omit<Side['from'], 'time' | 'kind'>): Record<string, Side> {
  return {
    head: sideOf(results[0], { ...from, kind: 'head' }),
    ...(base && { base }),
    ...Object.fromEntries(namedTrials(extra).map(({ name, of }) => [name, extraSide(of, from)])),
    ...trialSides(results, from),
  };
}

function trialsOf(results: readonly TestResult[], extra: readonly ExtraTrial[]): PageTrial[] {
  const planned = results.flatMap(plannedTrials);
  if (extra.length === 0) return planned;
  const names = new Map(namedTrials(extra).map(({ of, name }) => [of, name]));
  return [...planned, ...extra.flatMap((trial) => extraTrial(trial, names.get(trial)))];
}

/** Compared with the base branch, else with its control trial. */
function differenceOf(
  { head, base, control }: Readonly<Record<string, Side>>,
  isMeasuredDifferently = false,
): PageRow['difference'] {
  const other = base ?? control;
  if (other === undefined && isMeasuredDifferently) return { sentence: MEASURED_DIFFERENTLY };
  return head && firstDifference(other, head);
}

/** The extra trials whose answers are shown, each with the name of its side. */
const namedTrials = (extra: readonly ExtraTrial[]): { readonly of: ExtraTrial; readonly name: string }[] =>
  (['control', 'confirmation'] as const).flatMap((kind) =>
    extra
      .filter(({ purpose }) => purpose === kind)
      .slice(0, MOST_SIDES)
      .map((of, index) => ({ of, name: index === 0 ? kind : `${kind}:${index + 1}` })),
  );

/** A control trial ran on the base commit, in the run of the head. */
const extraSide = ({ purpose, result }: ExtraTrial, from: Omit<Side['from'], 'time' | 'kind'>): Side =>
  sideOf(result, purpose === 'control' ? { run: from.run, kind: 'control' } : { ...from, kind: 'confirmation' });

/** Other planned trials whose answers the rows have: `trial:2` is the second one. */
const trialSides = (results: readonly TestResult[], from: Omit<Side['from'], 'time' | 'kind'>): Record<string, Side> =>
  Object.fromEntries(
    results.flatMap(({ trialSamples = [] }) =>
      trialSamples.map(({ attempt, side }) => [trialName(attempt), { ...side, from: { ...side.from, ...from } }]),
    ),
  );

const trialName = (attempt: number): string => `trial:${attempt + 1}`;

function plannedTrials(result: TestResult): PageTrial[] {
  const { trials, trialSamples = [] } = result;
  if (trials === undefined) return [{ purpose: 'planned', ...trialOf(result), side: 'head' }];
  const stored = new Set(trialSamples.map(({ attempt }) => attempt));
  return trials.map((trial) => ({
    purpose: 'planned',
    ...trialOf(trial),
    ...(stored.has(trial.attempt) && { side: trialName(trial.attempt) }),
  }));
}

function extraTrial({ purpose, result }: ExtraTrial, side: string | undefined): PageTrial[] {
  if (purpose === 'seed') return [];
  return [{ purpose, ...trialOf(result), ...(side !== undefined && { side }) }];
}

function trialOf(of: TestResult | Trial): Omit<PageTrial, 'purpose' | 'side'> {
  const failure = 'failure' in of ? of.failure : undefined;
  const outcome = 'suiteFile' in of ? outcomeOf(of).kind : undefined;
  const hasScore =
    outcome === undefined ? of.status !== 'execution_error' : outcome === 'passed' || outcome === 'failed';
  const word = !hasScore ? 'error' : of.status === 'ok' ? 'pass' : 'fail';
  return {
    word,
    ...(hasScore && { score: of.score }),
    ...(of.costUsd !== undefined && { costUsd: of.costUsd }),
    ...(of.durationMs !== undefined && { durationMs: of.durationMs }),
    ...(failure !== undefined && { failure: failure.message }),
  };
}
