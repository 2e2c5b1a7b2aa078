import { sideOf } from '../../compare/side-of.ts';
import { isReviewable } from '../../labels/judges-of.ts';
import { type ExtraTrial, resultKey, type TestResult, type Trial } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { Side } from '../../model/run/side.ts';
import type { EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { Report } from '../../model/verdict/report.ts';
import { classOf } from '../../reports/html/detail-class.ts';
import type { PageTrial } from '../../reports/html/page-data.ts';
import type { PageRow } from '../../reports/html/page-source.ts';
import { firstDifference, MEASURED_DIFFERENTLY } from '../../reports/html/trajectory.ts';
import { grouped, type Some } from '../../shared/grouped.ts';
import { pageLabel } from './page-label.ts';

interface RowSources {
  /** The number or folder of the reported run, and its commit. */
  readonly run: string;
  readonly sha?: string | undefined;
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
  const changes = new Map(report.comparison.tests.map((change) => [resultKey(change), change]));
  const extra = grouped(report.extraTrials ?? [], ({ result }) => namesIn(result));
  const results = grouped(report.results, namesIn);
  const present = [...results].map(([key, own]) => {
    const change = changes.get(key);
    const row: PageRow = { ...rowOf(own, extra.get(key) ?? [], { ...sources, key }), ...(change && { change }) };
    return classOf(row) === 'C' ? row : { ...row, difference: differenceOf(row, sources.different?.has(key)) };
  });
  const removed = [...changes].flatMap(([key, change]): PageRow[] => {
    if (results.has(key)) return [];
    const { suite, suiteFile, testId, target, location } = change;
    const base = sources.base.get(key);
    const sides: Record<string, Side> = base === undefined ? {} : { base };
    return [
      {
        suite,
        suiteFile,
        testId,
        target,
        location,
        change,
        sides,
        trials: [],
        history: sources.history.get(key) ?? [],
      },
    ];
  });
  return [...present, ...removed];
}

/** The parts of `resultKey`. */
const namesIn = ({ suiteFile, suite, testId, target }: TestResult) => [suiteFile, suite, testId, target];

function rowOf(
  results: Some<TestResult>,
  extra: readonly ExtraTrial[],
  { key, run, sha, history, base: bases }: RowSources & { readonly key: string },
): PageRow {
  const [result] = results;
  const from = { run, ...(sha !== undefined && { sha }) };
  const head = sideOf(result, { ...from, kind: 'head' });
  const base = bases.get(key);
  const named = sidesByName(extra, from);
  return {
    suite: result.suite,
    suiteFile: result.suiteFile,
    testId: result.testId,
    target: result.target,
    location: result.location,
    result,
    sides: {
      head,
      ...(base && { base }),
      ...Object.fromEntries(named.map(({ name, side }) => [name, side])),
      ...trialSides(results, from),
    },
    ...(isReviewable(result) && { label: pageLabel(result, run) }),
    trials: [
      ...results.flatMap(plannedTrials),
      ...extra.flatMap((trial) => extraTrial(trial, named.find((each) => each.of === trial)?.name)),
    ],
    history: history.get(key) ?? [],
  };
}

/** Compared with the base branch, else with its control trial. */
function differenceOf({ sides }: PageRow, isMeasuredDifferently = false): PageRow['difference'] {
  const { head, base, control } = sides;
  const other = base ?? control;
  if (other === undefined && isMeasuredDifferently) return { sentence: MEASURED_DIFFERENTLY };
  return head && firstDifference(other, head);
}

interface NamedSide {
  readonly name: string;
  readonly side: Side;
  readonly of: ExtraTrial;
}

function sidesByName(extra: readonly ExtraTrial[], from: Omit<Side['from'], 'time' | 'kind'>): NamedSide[] {
  return (['control', 'confirmation'] as const).flatMap((kind) =>
    extra
      .filter(({ purpose }) => purpose === kind)
      .slice(0, MOST_SIDES)
      .map((of, index) => ({
        of,
        name: index === 0 ? kind : `${kind}:${index + 1}`,
        // A control trial ran on the base commit, in the run of the head.
        side: sideOf(of.result, kind === 'control' ? { run: from.run, kind } : { ...from, kind }),
      })),
  );
}

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
