import { toComparedResult } from '../../gate/compared-result.ts';
import { type AnswerOrigin, graderKey, isReviewable, judgesOf, unjudged } from '../../graders/labels/judges-of.ts';
import { answerTextOf, lineOf, MAX_ANSWER_BYTES } from '../../graders/labels/label.ts';
import type { ExtraTrial, TestResult, Trial } from '../../model/run/result.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { Side } from '../../model/run/side.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { Report } from '../../model/verdict/report.ts';
import { readable } from '../../reports/escape/html.ts';
import { findings } from '../../reports/findings.ts';
import { reproduceCommand } from '../../reports/reproduce.ts';
import type { PageLabel, PageTrial } from './page-data.ts';
import { classOf, type PageRow } from './page-source.ts';
import { firstDifference, MEASURED_DIFFERENTLY } from './trajectory.ts';

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
  const { run, sha, history, base, different } = sources;
  const { flags, engine, generator, comparison } = report;
  const from = { run, ...(sha !== undefined && { sha }) };
  const changes = new Map(comparison.tests.map((change) => [resultKey(change), change]));
  // The parts of `resultKey`.
  const namesIn = ({ suiteFile, suite, testId, target }: TestResult) => [suiteFile, suite, testId, target];
  const results = grouped(report.results, namesIn);
  const extras = grouped(report.extraTrials ?? [], ({ result }) => namesIn(result));

  const rowOf = (key: string, of: TestResult | TestAssessment, all: readonly TestResult[]): PageRow => {
    const { suite, suiteFile, testId, target, location } = of;
    const [result] = all;
    const extra = (extras.get(key) ?? []).filter(({ purpose }) => purpose !== 'seed');
    return {
      ...{ suite, suiteFile, testId, target, location },
      result,
      change: changes.get(key),
      history: history.get(key) ?? [],
      sides: () => {
        const onBase = base.get(key);
        // A control trial ran on the base commit, in the run of the head.
        const ofExtras = namedTrials(extra).map(([name, { purpose, result: extraResult }]) => {
          const origin = purpose === 'control' ? { run, kind: purpose } : { ...from, kind: 'confirmation' as const };
          return [name, toComparedResult(extraResult, origin)] as const;
        });
        // Other planned trials whose answers the rows have: `trial:2` is the second one.
        const ofTrials = all
          .flatMap(({ trialSamples = [] }) => trialSamples)
          .map(({ attempt, side }) => [`trial:${attempt + 1}`, { ...side, from: { ...side.from, ...from } }] as const);
        return {
          ...(result && { head: toComparedResult(result, { ...from, kind: 'head' }) }),
          ...(onBase && { base: onBase }),
          ...Object.fromEntries([...ofExtras, ...ofTrials]),
        };
      },
      trials: () => [...all.flatMap(plannedTrials), ...extraTrials(extra)],
      label: () => (result && isReviewable(result) ? pageLabel(result, sources) : undefined),
      command: () => (result && reproduceCommand(result, generator.program, { flags, engine })) ?? '',
    };
  };

  const planned = new Set(findings(report).planned);
  const present = [...results].map(([key, all]): PageRow => {
    // The answers of stubs have no meaning.
    if (planned.has(all[0])) return { ...rowOf(key, all[0], []), change: { ...all[0], state: 'skipped' } };
    const row = rowOf(key, all[0], all);
    if (classOf(row) === 'C') return row;
    const { head, base: onBase, control } = row.sides();
    const other = onBase ?? control;
    const isDifferent = other === undefined && different?.has(key);
    const difference = isDifferent ? MEASURED_DIFFERENTLY : head && firstDifference(other, head);
    return { ...row, difference };
  });
  const removed = [...changes].flatMap(([key, change]) => (results.has(key) ? [] : [rowOf(key, change, [])]));
  return [...present, ...removed];
}

/** The extra trials whose answers are shown, by the name of their side. */
const namedTrials = (extra: readonly ExtraTrial[]): readonly (readonly [name: string, of: ExtraTrial])[] =>
  (['control', 'confirmation'] as const).flatMap((kind) =>
    extra
      .filter(({ purpose }) => purpose === kind)
      .slice(0, MAX_SIDES)
      .map((of, at) => [at === 0 ? kind : `${kind}:${at + 1}`, of] as const),
  );

function extraTrials(extra: readonly ExtraTrial[]): PageTrial[] {
  const names = new Map(namedTrials(extra).map(([name, of]) => [of, name]));
  return extra.map((of) => ({
    ...trialOf(of.result),
    purpose: of.purpose as PageTrial['purpose'],
    side: names.get(of),
  }));
}

function plannedTrials(result: TestResult): PageTrial[] {
  const { trials, trialSamples = [] } = result;
  if (trials === undefined) return [{ purpose: 'planned', ...trialOf(result), side: 'head' }];
  return trials.map((trial) => ({
    purpose: 'planned',
    ...trialOf(trial),
    side: trialSamples.some(({ attempt }) => attempt === trial.attempt) ? `trial:${trial.attempt + 1}` : undefined,
  }));
}

function trialOf(of: TestResult | Trial): Omit<PageTrial, 'purpose' | 'side'> {
  const outcome = 'suiteFile' in of ? outcomeOf(of).kind : undefined;
  const hasScore =
    outcome === undefined ? of.status !== 'execution_error' : outcome === 'passed' || outcome === 'failed';
  return {
    word: !hasScore ? 'error' : of.status === 'ok' ? 'pass' : 'fail',
    score: hasScore ? of.score : undefined,
    costUsd: of.costUsd,
    durationMs: of.durationMs,
    failure: 'failure' in of ? of.failure?.message : undefined,
  };
}

function pageLabel(result: TestResult, origin: AnswerOrigin): PageLabel {
  const { input, output } = answerTextOf(result);
  const texts = [...input, output];
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return {
    line: lineOf(unjudged(result, origin)),
    judges: judgesOf(result).map(graderKey),
    // The page shows invisible letters as escapes, and adds parts that are not text.
    isWhole:
      result.input.every(({ content }) => typeof content === 'string') &&
      size <= MAX_ANSWER_BYTES &&
      texts.every((text) => readable(text) === text),
  };
}
