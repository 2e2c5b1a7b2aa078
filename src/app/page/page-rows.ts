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
import { grouped } from '../../shared/grouped.ts';
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
const MAX_SIDES = 3;

/** The tests of a report with both sides, in the order of the plan; tests that the run no longer has come last. */
export function pageRows(report: Report, sources: RowSources): PageRow[] {
  const context = { ...sources, program: report.generator.program, flags: report.flags };
  const changes = new Map(report.comparison.tests.map((change) => [resultKey(change), change]));
  const extra = grouped(report.extraTrials ?? [], ({ result }) => namesIn(result));
  const results = grouped(report.results, namesIn);
  const present = [...results].map(([key, own]) => {
    const known = { key, results: own, extra: extra.get(key), change: changes.get(key) };
    const row = new TestRow(own[0], known, context);
    if (classOf(row) !== 'C') row.difference = differenceOf(row.sides(), sources.different?.has(key));
    return row;
  });
  const removed = [...changes].flatMap(([key, change]) =>
    results.has(key) ? [] : new TestRow(change, { key, results: [], change }, context),
  );
  return [...present, ...removed];
}

/** The parts of `resultKey`. */
const namesIn = ({ suiteFile, suite, testId, target }: TestResult) => [suiteFile, suite, testId, target];

interface RowContext extends RowSources {
  /** How eval-action was called. */
  readonly program: Report['generator']['program'];
  /** Those that the run was started with. */
  readonly flags: Report['flags'];
}

interface TestOfReport {
  readonly key: string;
  /** Empty for a test that the run no longer has. */
  readonly results: readonly TestResult[];
  readonly extra?: readonly ExtraTrial[] | undefined;
  readonly change: TestAssessment | undefined;
}

type Names = Pick<PageRow, 'suite' | 'suiteFile' | 'testId' | 'target' | 'location'>;
type From = Omit<Side['from'], 'time' | 'kind'>;

/** The rows of 100,000 tests are in memory together: each refers to the data of the report, and makes the rest when asked. */
class TestRow implements PageRow {
  difference: PageRow['difference'];
  readonly change: TestAssessment | undefined;
  readonly history: readonly EvidenceTrial[];
  readonly #names: Names;
  readonly #results: readonly TestResult[];
  readonly #extra: readonly ExtraTrial[];
  readonly #base: Side | undefined;
  readonly #context: RowContext;

  constructor(names: Names, { key, results, extra = [], change }: TestOfReport, context: RowContext) {
    this.change = change;
    this.history = context.history.get(key) ?? NO_HISTORY;
    this.#names = names;
    this.#results = results;
    this.#extra = extra;
    this.#base = context.base.get(key);
    this.#context = context;
  }

  get suite() {
    return this.#names.suite;
  }

  get suiteFile() {
    return this.#names.suiteFile;
  }

  get testId() {
    return this.#names.testId;
  }

  get target() {
    return this.#names.target;
  }

  get location() {
    return this.#names.location;
  }

  get result() {
    return this.#results[0];
  }

  sides(): Record<string, Side> {
    const { run, sha } = this.#context;
    const from: From = { run, ...(sha !== undefined && { sha }) };
    return {
      ...(this.result && { head: sideOf(this.result, { ...from, kind: 'head' }) }),
      ...(this.#base && { base: this.#base }),
      ...Object.fromEntries(namedTrials(this.#extra).map(({ name, of }) => [name, extraSide(of, from)])),
      ...trialSides(this.#results, from),
    };
  }

  trials(): PageTrial[] {
    const planned = this.#results.flatMap(plannedTrials);
    const extra = this.#extra;
    if (extra.length === 0) return planned;
    const names = new Map(namedTrials(extra).map(({ of, name }) => [of, name]));
    return [...planned, ...extra.flatMap((trial) => extraTrial(trial, names.get(trial)))];
  }

  label() {
    return this.result && isReviewable(this.result) ? pageLabel(this.result, this.#context) : undefined;
  }

  command() {
    const { program, flags } = this.#context;
    return (this.result && reproduceCommand(this.result, program, { flags })) ?? '';
  }
}

const NO_HISTORY: readonly EvidenceTrial[] = [];

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
      .slice(0, MAX_SIDES)
      .map((of, index) => ({ of, name: index === 0 ? kind : `${kind}:${index + 1}` })),
  );

/** A control trial ran on the base commit, in the run of the head. */
const extraSide = ({ purpose, result }: ExtraTrial, from: From): Side =>
  sideOf(result, purpose === 'control' ? { run: from.run, kind: 'control' } : { ...from, kind: 'confirmation' });

/** Other planned trials whose answers the rows have: `trial:2` is the second one. */
const trialSides = (results: readonly TestResult[], from: From): Record<string, Side> =>
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
    side: stored.has(trial.attempt) ? trialName(trial.attempt) : undefined,
  }));
}

function extraTrial({ purpose, result }: ExtraTrial, side: string | undefined): PageTrial[] {
  if (purpose === 'seed') return [];
  return [{ purpose, ...trialOf(result), side }];
}

function trialOf(of: TestResult | Trial): Omit<PageTrial, 'purpose' | 'side'> {
  const failure = 'failure' in of ? of.failure : undefined;
  const outcome = 'suiteFile' in of ? outcomeOf(of).kind : undefined;
  const hasScore =
    outcome === undefined ? of.status !== 'execution_error' : outcome === 'passed' || outcome === 'failed';
  const word = !hasScore ? 'error' : of.status === 'ok' ? 'pass' : 'fail';
  return {
    word,
    score: hasScore ? of.score : undefined,
    costUsd: of.costUsd,
    durationMs: of.durationMs,
    failure: failure?.message,
  };
}
